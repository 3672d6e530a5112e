"""Pictures of the main screens, for the documentation.

    python -m tests.web.screenshots docs/pictures

The positions are always the same: they stand in recorded games (screens.py).
"""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from tests.server.processes import Server
from tests.web.screens import NAMED, House, Look
from tests.web.stage import browser

LARGEST = 250_000
DESK = Look(1440, 900)
PHONE = Look(390, 844)
PICTURES = {
    "home": ("home", DESK),
    "lobby": ("lobby", DESK),
    "table-bidding": ("bid-advised", DESK),
    "table-land": ("land-advised", DESK),
    "table-dark": ("draft-ship", Look(1440, 900, theme="dark")),
    "phone-bidding": ("bid-advised", PHONE),
    "phone-land": ("land-advised", PHONE),
    "phone-chart": ("chart", PHONE),
    "result": ("result", DESK),
    "review": ("review-bidding", DESK),
}


def compact(png: bytes) -> bytes:
    """As WebP, as good as fits."""
    for quality in (90, 80, 70, 60, 40):
        packed = BytesIO()
        Image.open(BytesIO(png)).save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() <= LARGEST:
            return packed.getvalue()
    raise ValueError(f"more than {LARGEST} bytes")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as kept,
        Server(f"{kept}/games.db", "--no-limits") as server,
        browser() as chromium,
    ):
        house = House(chromium, server.url)
        for name, (screen, look) in PICTURES.items():
            page = house.show(NAMED[screen], look).page
            page.wait_for_timeout(500)
            picture = compact(page.screenshot())
            (folder / f"{name}.webp").write_bytes(picture)
            print(f"{name}.webp  {len(picture) // 1000} kB")
        house.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
