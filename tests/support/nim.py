"""Nim, a minimal game: shows that the engine and the terminal table depend on no particular game."""

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.errors import BadPosition, BadText
from tianxia.engine.game import Game, JsonObject, Observation, Options
from tianxia.engine.journal import Journal
from tianxia.engine.rng import RandomSource, as_rng
from tianxia.engine.state import State
from tianxia.locales import Message

HEAP, TURN = 0, 1


class Nim(State):
    def actor_bits(self) -> i64:
        return 1 << self.cells[TURN] if self.cells[HEAP] else 0

    def list_legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(1, min(3, self.cells[HEAP]) + 1))

    def perform(self, seat: i64, action: i64) -> None:
        self.cells[HEAP] -= action
        self.cells[TURN] = 1 - seat
        self.log("nim-log-take", {"seat": str(seat), "number": int(action)})

    def clone(self) -> "Nim":
        return Nim(self.cells[:], self.seed)

    def sample(self, seat: i64, rng: RandomSource) -> "Nim":
        return Nim(self.cells[:], as_rng(rng).draw_seed())

    def returns(self) -> list[float]:
        return [1.0, -1.0] if self.cells[TURN] else [-1.0, 1.0]


class NimOptions(Options, frozen=True):
    heap: int = 7


class NimGame(Game[Nim, NimOptions]):
    name = "nim"
    rules_version = 3
    seats = ("north", "south")
    options = NimOptions
    num_actions = 4
    num_outcomes = 0
    keys = frozenset({"heap", "turn", "seed"})
    ordered_lists = frozenset()
    house_rules = ()

    def new(self, options: NimOptions, seed: int, journal: Journal | None = None) -> Nim:
        state = Nim(vec[i64]([options.heap, 0]), seed)
        state.journal = journal
        return state

    def position(self, data: JsonObject, options: NimOptions, seed: int) -> Nim:
        if not isinstance(data.get("heap"), int):
            raise BadPosition("heap", "engine-position-no-number", key="heap")
        return Nim(vec[i64]([data["heap"], data.get("turn", 0)]), data.get("seed", seed))

    def dump(self, state: Nim) -> JsonObject:
        return {"heap": int(state.cells[HEAP]), "turn": int(state.cells[TURN]), "seed": state.seed}

    def view(self, state: Nim, seat: int | None) -> JsonObject:
        return {"heap": int(state.cells[HEAP]), "turn": int(state.cells[TURN])}

    def text(self, state: Nim, seat: int, action: int) -> str:
        return f"take {action}"

    def parse(self, state: Nim, seat: int, text: str) -> list[int]:
        word, _, number = text.partition(" ")
        if word != "take" or not number.isdecimal():
            raise BadText("nim-text", text=text)
        return [int(number)]

    def reason(self, state: Nim, seat: int, text: str) -> Message:
        return Message("nim-why-not", {"text": text})

    def observe(self, state: Nim, seat: int) -> Observation:
        return np.array([state.cells[HEAP]], dtype=np.float32)

    def prompt(self, state: Nim, seat: int) -> Message:
        return Message("nim-ask")

    def describe(self, state: Nim, seat: int | None) -> list[Message]:
        return [Message("nim-show", {"heap": int(state.cells[HEAP])})]
