"""The dependency rules: the packages that each package may import.

locales < engine < bots < games < arena, rl < server < cli. Only the package of a game may import the game, and only its
bots may import bots: everything else finds games and their bots through the registry.
Within the server: tables < storage, bots < live < http < socket, lessons. Tables know neither a database nor an event
loop, and only the storage knows SQL.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.paths import ROOT

SOURCES = ROOT / "src" / "tianxia"

BELOW_SERVER = ["", "locales", "engine", "bots", "bots/search", "arena"]
SERVER_CORE = ["server/settings", "server/tables", "server/storage", "server/bots"]
SERVER_PARTS = [*SERVER_CORE, "server/live", "server/http", "server/socket", "server/lessons"]

# Within the package of a game: what each part may import, itself included. The modules that assemble the game and its
# manifest may import all of them.
GAME_PARTS = {
    "rules": ["games/GAME/rules"],
    "learning": ["games/GAME/rules", "games/GAME/learning"],
    "state": ["games/GAME/rules", "games/GAME/learning"],
    "notation": ["games/GAME/rules", "games/GAME/notation"],
    "wire": ["games/GAME/rules", "games/GAME/wire"],
    "positions": [f"games/GAME/{part}" for part in ("rules", "state", "notation", "positions")],
    "presentation": [
        f"games/GAME/{part}" for part in ("rules", "state", "wire", "notation", "positions", "presentation")
    ],
}
PARTS_FOR_BOTS = ["games/GAME/rules", "games/GAME/state"]

# What each package may import, itself included; "" is the module `tianxia` (its version, and `make`).
ALLOWED = {
    "locales": ["locales"],
    "engine": ["", "locales", "engine"],
    "bots/search": ["engine", "bots/search"],
    "bots": ["locales", "engine", "bots/search", "bots"],
    "games": ["locales", "engine", "games"],
    **{f"games/GAME/{part}": ["locales", "engine", *may_import] for part, may_import in GAME_PARTS.items()},
    "games/GAME": ["locales", "engine", *(f"games/GAME/{part}" for part in GAME_PARTS), "games/GAME"],
    "games/GAME/bots": ["locales", "engine", "bots/search", "bots", *PARTS_FOR_BOTS, "games/GAME/bots"],
    "arena": ["", "locales", "engine", "bots", "arena"],
    "rl": ["", "locales", "engine", "bots", "rl"],
    "server/settings": ["locales", "engine", "server/settings"],
    "server/tables": [*BELOW_SERVER, "server/tables"],
    "server/storage": [*BELOW_SERVER, "server/tables", "server/storage"],
    "server/bots": [*BELOW_SERVER, "server/tables", "server/bots"],
    "server/live": [*BELOW_SERVER, *SERVER_CORE, "server/live"],
    "server/http": [*BELOW_SERVER, *SERVER_CORE, "server/live", "server/http"],
    "server/socket": [*BELOW_SERVER, *SERVER_CORE, "server/live", "server/http", "server/socket"],
    "server/lessons": [*BELOW_SERVER, *SERVER_CORE, "server/live", "server/http", "server/lessons"],
    "server": [*BELOW_SERVER, *SERVER_PARTS, "server"],
    "cli": [*BELOW_SERVER, "rl", *SERVER_PARTS, "server", "cli"],
    "": ["engine", "pure"],
    "pure": [],
    "__main__": ["cli"],
}
FINE_GRAINED = (
    "locales",
    "engine",
    "games",
    "bots",
    "server",
)  # rules for each game, and for parts of bots and of the server

# The only parts of the server that may import a package from elsewhere. What a table is needs no event loop: the same
# code can run wherever Python runs.
ONLY_IN = {
    "sqlalchemy": ["server/storage"],
    "alembic": ["server/storage"],
    "litestar": ["server/http", "server/socket", "server/lessons", "server"],
    "uvicorn": ["server/http", "server/socket", "server"],
    "redis": ["server/live"],
    "asyncio": [part for part in [*SERVER_PARTS, "server"] if part != "server/tables"],
    "threading": [part for part in [*SERVER_PARTS, "server"] if part != "server/tables"],
}


def package_of(module: str) -> tuple[str, str]:
    """Return the package of a module such as "games.chuhan.cards", as a key of ALLOWED, and its game, if any."""
    first, _, rest = module.partition(".")
    if first == "games" and rest:
        game, _, part = rest.partition(".")
        package = f"games/GAME/{part.split('.')[0]}"
        return (package if package in ALLOWED else "games/GAME"), game
    if first == "bots" and rest.startswith("search"):
        return "bots/search", ""
    if first == "server":
        part = f"server/{rest.split('.')[0]}"
        return (part if part in ALLOWED else "server"), ""
    return first, ""


def is_allowed(module: str, target: str) -> bool:
    """Return whether a module may import another."""
    source, game = package_of(module)
    target_package, target_game = package_of(target)
    if source.split("/")[0] not in FINE_GRAINED:
        return target_package.split("/")[0] in ALLOWED[source]
    return target_package in ALLOWED[source] and target_game in ("", game)


def imports(path: Path, package: list[str]) -> Iterator[tuple[int, str]]:
    """Yield every import of a file, also inside functions, as (line, full module name)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{start}.{alias.name}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("import_module", "__import__"):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def list_violations(sources: Path) -> list[str]:
    """Return a line for each forbidden import."""
    packages = {path.stem for path in sources.iterdir()} - {"__init__"}
    lines = []
    for path in sorted(sources.rglob("*.py")):
        parts = list(path.relative_to(sources).with_suffix("").parts)
        package = ["tianxia", *parts[:-1]]
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        where = path.relative_to(sources).as_posix()
        if module.split(".")[0] not in ALLOWED:
            lines.append(
                f"{where}: no rule says what {parts[0]} may import: add it to ALLOWED in test_dependency_rules.py"
            )
            continue
        for line, name in imports(path, package):
            outside = name.split(".")[0]
            if outside != "tianxia":
                part = package_of(module)[0]
                if part.startswith("server") and part not in ONLY_IN.get(outside, [part]):
                    lines.append(f"{where}:{line}: may not import {name}")
                continue
            target = name.removeprefix("tianxia").removeprefix(".")
            if target.split(".")[0] not in packages:
                target = ""  # a name of the package itself, such as __version__
            if not is_allowed(module, target):
                lines.append(f"{where}:{line}: may not import {name}")
    return lines


def test_all_imports_follow_the_dependency_rules() -> None:
    assert list(SOURCES.rglob("*.py"))
    assert list_violations(SOURCES) == []


SAMPLE_FILES = [
    "locales/__init__.py",
    "engine/__init__.py",
    "engine/state.py",
    "games/__init__.py",
    "games/chuhan/__init__.py",
    "games/chuhan/rules/cards.py",
    "games/huang/__init__.py",
    "games/huang/map.py",
    "bots/__init__.py",
    "bots/bot.py",
    "bots/search.py",
    "bots/search_tree.py",
    "games/chuhan/bots/__init__.py",
    "games/chuhan/bots/bot.py",
    "arena/__init__.py",
    "rl/__init__.py",
    "server/__init__.py",
    "server/app.py",
    "server/settings.py",
    "server/tables/__init__.py",
    "server/tables/table.py",
    "server/storage/__init__.py",
    "server/live/__init__.py",
    "server/http/__init__.py",
    "server/lessons/__init__.py",
    "cli/__init__.py",
    "cli/main.py",
    "pure.py",
    "__init__.py",
]


@pytest.fixture
def sample_project(tmp_path: Path) -> Path:
    for name in SAMPLE_FILES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/state.py", "from tianxia.games.chuhan.rules.cards import DECK"),
        ("engine/state.py", "import tianxia.games.chuhan"),
        ("engine/state.py", "import tianxia.games"),
        ("engine/state.py", "import os, tianxia.cli.main as main"),
        ("engine/state.py", "from tianxia import games"),
        ("engine/state.py", "from ..games import chuhan"),
        ("engine/state.py", "from .. import bots"),
        ("engine/__init__.py", "from ..bots import search"),
        ("engine/state.py", "def late():\n    from tianxia.games import chuhan"),
        ("engine/state.py", "if TYPE_CHECKING:\n    from tianxia.bots.bot import Bot"),
        ("engine/state.py", "import importlib\nimportlib.import_module('tianxia.games.chuhan')"),
        ("games/chuhan/rules/cards.py", "from tianxia.games.huang.map import HEXES"),
        ("games/chuhan/rules/cards.py", "from tianxia.games import huang"),
        ("games/chuhan/rules/cards.py", "from ..huang import map"),
        ("games/chuhan/__init__.py", "from .. import huang"),
        ("games/chuhan/rules/cards.py", "from tianxia.bots import search"),
        ("games/chuhan/rules/cards.py", "from tianxia import __version__"),
        ("games/__init__.py", "from tianxia.bots.bot import Bot"),
        ("locales/__init__.py", "from tianxia.engine.state import State"),
        ("locales/__init__.py", "import tianxia"),
        ("bots/search.py", "from tianxia.games.chuhan.rules.cards import DECK"),
        ("bots/search.py", "from .bot import Bot"),
        ("bots/search.py", "import tianxia.locales"),
        ("bots/bot.py", "from tianxia.games import chuhan"),
        ("bots/bot.py", "import tianxia.games.chuhan.bots"),
        ("games/chuhan/rules/cards.py", "from tianxia.games.chuhan.bots import bot"),
        ("games/chuhan/rules/cards.py", "from ..bots.bot import Bot"),
        ("games/chuhan/rules/cards.py", "from tianxia.games.chuhan.notation import moves"),
        ("games/chuhan/rules/cards.py", "from ..state import ChuHan"),
        ("games/chuhan/notation/moves.py", "from tianxia.games.chuhan.positions import views"),
        ("games/chuhan/bots/bot.py", "from tianxia.games.huang.rules import tiles"),
        ("games/chuhan/bots/bot.py", "from tianxia.games.huang.bots import Bot"),
        ("games/chuhan/bots/bot.py", "from tianxia.arena import ladder"),
        ("arena/__init__.py", "from tianxia.games.chuhan.rules import cards"),
        ("rl/__init__.py", "from tianxia import games"),
        ("server/tables/table.py", "from tianxia.games.chuhan.bots import bot"),
        ("cli/main.py", "from tianxia.games.huang.rules import tiles"),
        ("arena/__init__.py", "from tianxia.server import app"),
        ("rl/__init__.py", "from ..arena import match"),
        ("server/__init__.py", "from tianxia.cli.main import main"),
        ("server/tables/table.py", "from tianxia.server.storage import schema"),
        ("server/tables/table.py", "from tianxia.server.live.live_table import LiveTable"),
        ("server/tables/table.py", "from tianxia.server import app"),
        ("server/tables/table.py", "from tianxia.server import settings"),
        ("server/tables/table.py", "import asyncio"),
        ("server/tables/table.py", "from sqlalchemy.ext.asyncio import AsyncConnection"),
        ("server/tables/table.py", "from litestar import get"),
        ("server/storage/__init__.py", "from tianxia.server.live import live_tables"),
        ("server/live/__init__.py", "from tianxia.server.lessons import coach"),
        ("server/live/__init__.py", "import tianxia.server.http.guests"),
        ("server/live/__init__.py", "from sqlalchemy import select"),
        ("server/http/__init__.py", "from tianxia.server.lessons import lesson"),
        ("server/http/__init__.py", "from tianxia.server.app import make_app"),
        ("pure.py", "from tianxia.engine import state"),
        ("__init__.py", "from tianxia.games import chuhan"),
        ("unknown/__init__.py", ""),
    ],
)
def test_a_forbidden_import_is_reported(sample_project: Path, name: str, source: str) -> None:
    (sample_project / name).parent.mkdir(parents=True, exist_ok=True)
    (sample_project / name).write_text(source)
    assert [line.split(":")[0] for line in list_violations(sample_project)] == [name]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/state.py", "import os\nfrom tianxia.locales import text\nfrom tianxia import __version__"),
        ("engine/state.py", "from . import state\nfrom .state import State"),
        ("games/chuhan/rules/cards.py", "from tianxia.engine.state import State\nfrom tianxia.locales import text"),
        ("games/chuhan/__init__.py", "from . import cards\nfrom tianxia.games.chuhan.rules.cards import DECK"),
        ("bots/search.py", "from tianxia.engine import state"),
        ("bots/search_tree.py", "from tianxia.bots.search import Node\nfrom . import search"),
        ("bots/bot.py", "from tianxia.bots.search import Node\nfrom ..engine.state import State"),
        (
            "games/chuhan/bots/bot.py",
            "from tianxia.games.chuhan.rules.cards import DECK\nfrom tianxia.bots.bot import Bot",
        ),
        (
            "games/chuhan/bots/__init__.py",
            "from ..rules import cards\nfrom tianxia.bots import search\nfrom . import bot",
        ),
        ("server/__init__.py", "from tianxia import bots, locales\nfrom tianxia.engine.state import State"),
        ("server/app.py", "from litestar import get\nfrom tianxia.server.lessons import routes\nimport asyncio"),
        ("server/storage/__init__.py", "import sqlalchemy, asyncio\nfrom tianxia.server.tables import table"),
        ("server/live/__init__.py", "from tianxia.server import settings\nfrom tianxia.server.storage import store"),
        ("server/http/__init__.py", "from tianxia.server.live import live_tables"),
        ("server/lessons/__init__.py", "from tianxia.server.http import guests\nfrom tianxia.server import storage"),
        (
            "cli/main.py",
            "from tianxia import __version__, server, arena, rl\nfrom tianxia.bots import levels",
        ),
        ("__init__.py", "from tianxia import pure"),
    ],
)
def test_an_allowed_import_is_not_reported(sample_project: Path, name: str, source: str) -> None:
    (sample_project / name).write_text(source)
    assert list_violations(sample_project) == []
