"""How a server is set up: where it keeps things, how patient it is, what it refuses."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from tianxia.engine.errors import BadOptions
from tianxia.server.connections import REQUEST_TIMEOUT_S

SECRET_BYTES: Final = 32
_LEAST_SECRET: Final = 16
_LONGEST_KEPT: Final = 36_500.0
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class Limits(msgspec.Struct, kw_only=True, frozen=True):
    """How often something may be done: so many times within so many seconds."""

    moves: tuple[int, float] = (60, 10.0)
    """Messages about moves, of one guest."""
    changes: tuple[int, float] = (60, 60.0)
    """Other changes, of one guest."""
    guests: tuple[int, float] = (120, 600.0)
    """New guests from one address."""
    tables: tuple[int, float] = (120, 600.0)
    """New tables from one address."""
    failures: tuple[int, float] = (200, 600.0)
    """Refused requests from one address; one-time codes that were guessed wrong count here."""
    lines: tuple[int, float] = (20, 1.0)
    """Lines of one socket."""
    sockets: int = 40
    """Sockets of one guest at the same time."""
    bot_tables: int = 40
    """Tables with bots that one guest may have open or running; those where nothing happened for a day do not count."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """All of it, with what suits a machine at home."""

    folder: Path
    """Where the database and the secret lie."""
    database: str
    """The address of the database, as SQLAlchemy has it."""
    redis: str = ""
    """The address of Redis; empty: this process is alone."""
    secret: str = ""
    """What cookies are signed with."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be reached; empty: any."""
    secure: bool = False
    """Whether people come through https, so that cookies travel only there."""
    bot_pause: float = 0.9
    """Seconds that pass before a bot moves, at least."""
    hold: tuple[float, float] = (0.8, 2.4)
    """The shortest and the longest time an answer to a secret question is held back, in seconds."""
    workers: int = 0
    """Processes in which bots think; 0: as many as this machine has cores to spare."""
    hint_seconds: float = 1.0
    request_seconds: float = REQUEST_TIMEOUT_S
    """A request that does not arrive whole within this time is dropped."""
    analysis_seconds: float = 60.0
    """About how long a whole game is analysed."""
    self_plays: int = 200
    """Quick games from the same deal that tell how lucky it was."""
    beat: float = 20.0
    """Seconds between two signs of life on a socket."""
    slow: float = 10.0
    """A client that takes longer than this to receive a message is let go, and may resume."""
    lease: float = 12.0
    """Seconds for which a process has a table's bots to itself, where there are several processes."""
    keep_open: float = 14.0
    """Days after which a table that never began goes."""
    keep_guests: float = 180.0
    """Days after which a guest who was not here, and has no table and no seat, goes."""
    limits: Limits = Limits()

    @property
    def alone(self) -> bool:
        return not self.redis


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's folder for our data."""
    named = environment.get("TIANXIA_DATA")
    return Path(named) if named else user_data_path("tianxia", appauthor=False)


def read_settings(
    database: str = "", redis: str = "", environment: Mapping[str, str] = os.environ, hosts: tuple[str, ...] = ()
) -> Settings:
    """Settings from what was said on the command line, or else in the environment. Refuses with BadOptions."""
    folder = data_folder(environment)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = environment.get("TIANXIA_SECRET", "") or _kept_secret(folder)
    except OSError as error:
        raise BadOptions("server-folder-unwritable", path=str(folder), problem=error.strerror or str(error)) from error
    address = database or environment.get("DATABASE_URL", "") or f"sqlite:///{folder / 'tianxia.sqlite'}"
    low, _, high = environment.get("TIANXIA_HOLD", "0.8-2.4").partition("-")
    return Settings(
        folder=folder,
        database=database_address(address),
        redis=redis or environment.get("REDIS_URL", ""),
        secret=secret,
        hosts=hosts,
        secure=environment.get("TIANXIA_SECURE", "") == "1",
        bot_pause=_seconds(environment.get("TIANXIA_BOT_PAUSE", "0.9")),
        hold=(_seconds(low), max(_seconds(low), _seconds(high or low))),
        workers=int(_seconds(environment.get("TIANXIA_WORKERS", "0"))),
        keep_open=_number(environment.get("TIANXIA_KEEP_OPEN", "14"), _LONGEST_KEPT),
        keep_guests=_number(environment.get("TIANXIA_KEEP_GUESTS", "180"), _LONGEST_KEPT),
        request_seconds=max(0.1, _seconds(environment.get("TIANXIA_REQUEST_TIMEOUT", str(REQUEST_TIMEOUT_S)))),
        analysis_seconds=_seconds(environment.get("TIANXIA_ANALYSIS", "60")),
        self_plays=max(1, int(_seconds(environment.get("TIANXIA_SELF_PLAYS", "200")))),
        limits=_limits(environment.get("TIANXIA_LIMITS", "")),
    )


def database_address(address: str) -> str:
    """The address with the driver we use. Refuses with BadOptions."""
    scheme, colon, rest = address.partition("://")
    driver = _DRIVERS.get(scheme.partition("+")[0])
    if not colon or driver is None:
        raise BadOptions("server-database-unknown", kinds="sqlite, postgresql")
    return f"{driver}://{rest}"


def _kept_secret(folder: Path) -> str:
    """The secret in the data folder, readable by its owner only; drawn the first time."""
    path = folder / "secret"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
    except FileExistsError:
        pass
    kept = path.read_text(encoding="utf-8").strip()
    if len(kept) < _LEAST_SECRET:
        raise BadOptions("server-secret-short", path=str(path))
    return kept


def _limits(text: str) -> Limits:
    """Limits as JSON, for those who measure or host a large club."""
    try:
        return msgspec.json.decode(text, type=Limits) if text else Limits()
    except msgspec.DecodeError as error:
        raise BadOptions("server-settings-bad", problem=str(error)[:200]) from None


def _seconds(text: str) -> float:
    return _number(text, 3600.0)


def _number(text: str, most: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 <= number <= most:
        raise BadOptions("server-settings-bad", problem=text[:40])
    return number
