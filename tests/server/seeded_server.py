"""`tianxia` with known deals and bots: seeds follow from the name of the test and how many it had before."""

import hashlib
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from tests.server.servers import CLOCK_FILE, DEAL_NAME_FILE
from tianxia.cli.main import main
from tianxia.server import bot_pool, live_tables, table_repository

HINT_S: Final = 0.3
"""How long a bot thinks about a hint: less than for people, and as much as many a busy machine does in a second."""


class SeedSource:
    """Replaces the operating system's random numbers where a new table or the choice of a bot gets its seed."""

    def __init__(self, file: Path, purpose: str) -> None:
        self.file = file
        self.purpose = purpose
        self.occasion = ""
        self.seeds = 0

    def seed(self) -> int:
        occasion = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        self.seeds = self.seeds + 1 if occasion == self.occasion else 1
        self.occasion = occasion
        name = occasion.partition("\n")[0]
        return int.from_bytes(hashlib.sha256(f"{name} {self.purpose}{self.seeds}".encode()).digest())


class WrongClock:
    """Replaces the system clock by one that is wrong by the number of seconds in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.right = time.time

    def time(self) -> float:
        return self.right() + (float(self.file.read_text(encoding="utf-8")) if self.file.exists() else 0.0)


def install() -> None:
    """From now on, this process has known deals, bots that choose the same again, and the clock of a file."""
    folder = Path(os.environ["TIANXIA_DATA"])
    time.time = WrongClock(folder / CLOCK_FILE).time
    table_repository.random_seed = SeedSource(folder / DEAL_NAME_FILE, "").seed
    bots = SeedSource(folder / DEAL_NAME_FILE, "bot ")
    vars(bot_pool)["secrets"] = SimpleNamespace(randbits=lambda bits: bots.seed() % 2**bits)
    vars(live_tables)["BotPool"] = lambda workers, _: bot_pool.BotPool(workers, HINT_S)


if __name__ == "__main__":
    install()
    main()
