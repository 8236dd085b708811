"""Runs `tianxia` with reproducible deals and bots: a seed is derived from the name of the test and a counter."""

import hashlib
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from tests.server.servers import CLOCK_FILE, DEAL_NAME_FILE
from tianxia.cli.main import main
from tianxia.server.bots import bot_pool
from tianxia.server.live import live_tables
from tianxia.server.tables import drafts

HINT_S: Final = 0.3
"""How long a bot thinks about a hint: less than for people, to keep tests fast."""


class SeedSource:
    """Reproducible seeds, which replace random ones for new tables or for the bots."""

    def __init__(self, file: Path, purpose: str) -> None:
        self.file = file
        self.purpose = purpose
        self.test = ""
        """The content of the file: the name of the test, and a line that distinguishes tests with the same name."""
        self.seeds_drawn = 0
        """How many seeds the test has had."""

    def next_seed(self) -> int:
        test = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        self.seeds_drawn = self.seeds_drawn + 1 if test == self.test else 1
        self.test = test
        name = test.partition("\n")[0]
        return int.from_bytes(hashlib.sha256(f"{name} {self.purpose}{self.seeds_drawn}".encode()).digest())


class ShiftedClock:
    """The system clock, shifted by the number of seconds in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.system_time = time.time

    def time(self) -> float:
        return self.system_time() + (float(self.file.read_text(encoding="utf-8")) if self.file.exists() else 0.0)


def install() -> None:
    """Make the deals and bots of this process reproducible, and shift its clock as a file says."""
    folder = Path(os.environ["TIANXIA_DATA"])
    time.time = ShiftedClock(folder / CLOCK_FILE).time
    drafts.generate_seed = SeedSource(folder / DEAL_NAME_FILE, "").next_seed
    bot_seeds = SeedSource(folder / DEAL_NAME_FILE, "bot ")
    vars(bot_pool)["secrets"] = SimpleNamespace(randbits=lambda bits: bot_seeds.next_seed() % 2**bits)
    vars(live_tables)["BotPool"] = lambda workers, _: bot_pool.BotPool(workers, HINT_S)


if __name__ == "__main__":
    install()
    main()
