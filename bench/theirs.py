"""catanatron's side: four random players."""

from catanatron import Color, Game, RandomPlayer

from timing import copies, games, report

GAMES = 12
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def start(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play(seed: int) -> int:
    game = start(seed)
    game.play()
    return len(game.state.actions)


def positions() -> list[Game]:
    """Positions from all stages of a random game."""
    game = start(1)
    found = []
    while game.winning_color() is None and len(found) < 2_000:
        found.append(game.copy())
        game.play_tick()
    return found[:: max(1, len(found) // 100)]


if __name__ == "__main__":
    report(games(play, GAMES) | copies([game.copy for game in positions()]))
