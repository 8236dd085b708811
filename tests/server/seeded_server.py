"""`tianxia` with deals that a test can count on: a table's seed follows from the name of the test and a number."""

import hashlib
import os
from pathlib import Path

from tests.server.servers import OCCASION
from tianxia.cli.main import main
from tianxia.server import tables


class Dealer:
    """Stands in for the generator of the operating system where tables are laid."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.occasion = ""
        self.deals = 0

    def seed(self) -> int:
        occasion = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        self.deals = self.deals + 1 if occasion == self.occasion else 1
        self.occasion = occasion
        return int.from_bytes(hashlib.sha256(f"{occasion} {self.deals}".encode()).digest())


if __name__ == "__main__":
    tables.fresh_seed = Dealer(Path(os.environ["TIANXIA_DATA"]) / OCCASION).seed
    main()
