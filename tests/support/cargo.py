"""Cargo, a toy game with many moves of two steps: `load 17 …`, then `load 17 east`. It has no texts of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.nim import NimGame
from tianxia.engine.errors import BadText
from tianxia.engine.game import Options
from tianxia.engine.journal import Journal
from tianxia.engine.manifest import GameManifest
from tianxia.engine.rng import RandomSource, as_rng
from tianxia.engine.state import State
from tianxia.locales import Message

CRATES = 30
SIDES = ("east", "west")
LEFT, TURN, CRATE = 0, 1, 2


class Cargo(State):
    """Two moves each; the crate is chosen first (actions 1 to 30), then the side (31 and 32)."""

    def actor_bits(self) -> i64:
        return 1 << self.cells[TURN] if self.cells[LEFT] else 0

    def list_legal(self, seat: i64) -> vec[i64]:
        if self.cells[CRATE]:
            return vec[i64]([CRATES + 1, CRATES + 2])
        return vec[i64](range(1, CRATES + 1))

    def perform(self, seat: i64, action: i64) -> None:
        if action <= CRATES:
            self.cells[CRATE] = action
            return
        self.log("cargo-log-load", {"crate": int(self.cells[CRATE])})
        self.cells[CRATE] = 0
        self.cells[LEFT] -= 1
        self.cells[TURN] = 1 - seat

    def clone(self) -> "Cargo":
        return Cargo(self.cells[:], self.seed)

    def sample(self, seat: i64, rng: RandomSource) -> "Cargo":
        return Cargo(self.cells[:], as_rng(rng).draw_seed())

    def returns(self) -> list[float]:
        return [0.0, 0.0]


class CargoGame(NimGame):
    """The game; what it does not override is as in Nim."""

    name = "cargo"
    options = Options  # type: ignore[assignment]
    num_actions = CRATES + 3

    def new(self, options: Options, seed: int, journal: Journal | None = None) -> Cargo:  # type: ignore[override]
        state = Cargo(vec[i64]([4, 0, 0]), seed)
        state.journal = journal
        return state

    def text(self, state: State, seat: int, action: int) -> str:
        if action <= CRATES:
            return f"load {action} …"
        return f"load {int(state.cells[CRATE])} {SIDES[action - CRATES - 1]}"

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        verb, crate, side = (*text.split(), "", "", "")[:3]
        if verb != "load" or not crate.isdecimal() or not 1 <= int(crate) <= CRATES or side not in (*SIDES, "…"):
            raise BadText("cargo-text", text=text)
        first = [] if state.cells[CRATE] else [int(crate)]
        return first if side == "…" else [*first, CRATES + 1 + SIDES.index(side)]

    def describe(self, state: State, seat: int | None) -> list[Message]:
        return [Message("cargo-show-left", {"left": int(state.cells[LEFT])})]


manifest = GameManifest(name="cargo", game=CargoGame())
