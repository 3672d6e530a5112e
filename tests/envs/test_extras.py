"""Who lacks an extra is told which."""

import subprocess
import sys

import pytest

LACKING = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[2]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Lacking())
try:
    __import__(sys.argv[1])
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("patroon.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("patroon.envs.gymnasium", "gymnasium", "gym"),
        ("patroon.envs.batch", "numpy", "batch"),
    ],
)
def test_who_lacks_a_package_is_told_how_to_get_it(module: str, package: str, extra: str) -> None:
    said = subprocess.run([sys.executable, "-c", LACKING, module, package], capture_output=True, text=True, check=True)
    assert said.stdout == f"this needs the package {package}. Install it with: pip install 'patroon[{extra}]'\n"


def test_the_room_itself_needs_no_extra() -> None:
    code = "import sys, patroon.envs.observation, patroon.envs.rewards; print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
