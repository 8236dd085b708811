"""`tianxia` with known deals: a table's seed follows from the name of the test and how many tables it had before."""

import hashlib
import os
import time
from pathlib import Path

from tests.server.servers import CLOCK_FILE, DEAL_NAME_FILE
from tianxia.cli.main import main
from tianxia.server import table_repository


class SeedSource:
    """Replaces the operating system's random numbers where a new table gets its seed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.occasion = ""
        self.deals = 0

    def seed(self) -> int:
        occasion = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        self.deals = self.deals + 1 if occasion == self.occasion else 1
        self.occasion = occasion
        name = occasion.partition("\n")[0]
        return int.from_bytes(hashlib.sha256(f"{name} {self.deals}".encode()).digest())


class WrongClock:
    """Replaces the system's time: it is wrong by the seconds that a file says."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.right = time.time

    def time(self) -> float:
        return self.right() + (float(self.file.read_text(encoding="utf-8")) if self.file.exists() else 0.0)


if __name__ == "__main__":
    time.time = WrongClock(Path(os.environ["TIANXIA_DATA"]) / CLOCK_FILE).time
    table_repository.random_seed = SeedSource(Path(os.environ["TIANXIA_DATA"]) / DEAL_NAME_FILE).seed
    main()
