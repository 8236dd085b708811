"""Records of finished games, played at random."""

from tianxia.engine import registry
from tianxia.engine.record import Record, Recorder
from tianxia.engine.rng import Rng


def finished_game(game: str = "chuhan", seed: int = 1, **options: object) -> Record:
    """Return the record of a game played at random to its end."""
    recorder = Recorder(registry.game(game), options, seed)
    rng = Rng(seed, 1)
    state = recorder.state
    while actors := state.actors():
        recorder.play(actors[0], int(rng.choose(state.legal(actors[0]))))
    recorder.record.final = state.fingerprint()
    recorder.record.about = {"players": {name: f"{name} the first" for name in recorder.game.seat_names(state)}}
    return recorder.record
