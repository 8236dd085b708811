"""The settings of a server, from the command line and the environment."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from tianxia.engine.errors import BadOptions

REQUEST_TIMEOUT_S: Final = 20.0
"""The time within which a request must arrive; the largest is an uploaded record of about 100 kB."""
SECRET_BYTES: Final = 32
"""The length of a generated secret."""
_MIN_SECRET_LENGTH: Final = 16
_MAX_KEPT_DAYS: Final = 36_500.0
_MAX_SECONDS: Final = 3_600.0
_MAX_WORKERS: Final = 1_024.0
_MAX_SELF_PLAY_GAMES: Final = 100_000.0
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class Limits(msgspec.Struct, kw_only=True, frozen=True):
    """Limits on what guests may do; the fields are the keys of TIANXIA_LIMITS. Pairs are (number, seconds)."""

    moves: tuple[int, float] = (60, 10.0)
    """Messages about moves, per guest."""
    changes: tuple[int, float] = (60, 60.0)
    """Other changes, per guest."""
    guests: tuple[int, float] = (120, 600.0)
    """New guests, per address."""
    tables: tuple[int, float] = (120, 600.0)
    """New tables, per address."""
    failures: tuple[int, float] = (200, 600.0)
    """Refused requests, wrong one-time codes included: per guest, or per address without a guest."""
    messages: tuple[int, float] = (20, 1.0)
    """Messages, per websocket."""
    sockets: int = 40
    """Websockets open at the same time, per guest."""
    bot_tables: int = 40
    """Open or running tables with bots, per guest; tables without an event for a day do not count."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """All settings of a server; the defaults suit a single machine at home."""

    folder: Path
    """The data folder, with the database and the secret."""
    database: str
    """An SQLAlchemy URL."""
    redis: str = ""
    """The address of Redis; empty if this is the only process."""
    secret: str = ""
    """The key that signs cookies and CSRF tokens."""
    hosts: tuple[str, ...] = ()
    """Host names under which the server may be reached; empty for any."""
    secure: bool = False
    """Whether the server is reached over https; cookies are then sent only over https."""
    bot_pause_s: float = 0.9
    """The minimum time before a bot moves, so that people can follow."""
    hold_range_s: tuple[float, float] = (0.8, 2.4)
    """The shortest and the longest time an answer to a secret question is held back."""
    workers: int = 0
    """Worker processes for bots; 0 for one less than this machine has cores."""
    hint_s: float = 1.0
    """How long a bot thinks about a hint."""
    request_timeout_s: float = REQUEST_TIMEOUT_S
    """A request that has not arrived completely after this time is dropped."""
    analysis_s: float = 60.0
    """The approximate duration of the analysis of a whole game."""
    self_play_games: int = 200
    """How many self-play games are played from a deal to measure its luck."""
    heartbeat_s: float = 20.0
    """The interval between two heartbeats on a websocket."""
    send_timeout_s: float = 10.0
    """A client that takes longer to receive a message is disconnected, and may reconnect."""
    lease_s: float = 12.0
    """How long one of several processes may run a table's bots before it has to renew its lease."""
    keep_open_days: float = 14.0
    """A table that never started, or an abandoned lesson, is deleted after this time."""
    keep_guests_days: float = 180.0
    """A guest who has been absent for this long, and has no table and no seat, is deleted."""
    limits: Limits = Limits()

    @property
    def is_single_process(self) -> bool:
        """Whether no other process uses the same database."""
        return not self.redis


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the data folder: TIANXIA_DATA, or else the platform's default for this user."""
    path = environment.get("TIANXIA_DATA")
    return Path(path) if path else user_data_path("tianxia", appauthor=False)


def read_settings(
    database: str = "", redis: str = "", environment: Mapping[str, str] = os.environ, hosts: tuple[str, ...] = ()
) -> Settings:
    """Return the settings; arguments of the command line override the environment. Raises BadOptions."""
    folder = data_folder(environment)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = environment.get("TIANXIA_SECRET", "") or _read_or_create_secret(folder)
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
        bot_pause_s=_read_seconds(environment.get("TIANXIA_BOT_PAUSE", "0.9")),
        hold_range_s=(_read_seconds(low), max(_read_seconds(low), _read_seconds(high or low))),
        workers=int(_read_number(environment.get("TIANXIA_WORKERS", "0"), _MAX_WORKERS)),
        keep_open_days=_read_number(environment.get("TIANXIA_KEEP_OPEN", "14"), _MAX_KEPT_DAYS),
        keep_guests_days=_read_number(environment.get("TIANXIA_KEEP_GUESTS", "180"), _MAX_KEPT_DAYS),
        request_timeout_s=max(0.1, _read_seconds(environment.get("TIANXIA_REQUEST_TIMEOUT", str(REQUEST_TIMEOUT_S)))),
        analysis_s=_read_seconds(environment.get("TIANXIA_ANALYSIS", "60")),
        self_play_games=max(
            1, int(_read_number(environment.get("TIANXIA_SELF_PLAY_GAMES", "200"), _MAX_SELF_PLAY_GAMES))
        ),
        limits=_read_limits(environment.get("TIANXIA_LIMITS", "")),
    )


def database_address(address: str) -> str:
    """Return the SQLAlchemy URL of a database, with the driver that the server uses. Raises BadOptions."""
    scheme, colon, rest = address.partition("://")
    driver = _DRIVERS.get(scheme.partition("+")[0])
    if not colon or driver is None:
        raise BadOptions("server-database-unknown", kinds="sqlite, postgresql")
    return f"{driver}://{rest}"


def _read_or_create_secret(folder: Path) -> str:
    """Return the secret in the data folder; generate it the first time, in a file that only its owner can read."""
    path = folder / "secret"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
    except FileExistsError:
        pass
    secret = path.read_text(encoding="utf-8").strip()
    if len(secret) < _MIN_SECRET_LENGTH:
        raise BadOptions("server-secret-short", path=str(path))
    return secret


def _read_limits(text: str) -> Limits:
    """Return the limits in a JSON object; missing keys have their defaults. Raises BadOptions."""
    try:
        return msgspec.json.decode(text, type=Limits) if text else Limits()
    except msgspec.DecodeError as error:
        raise BadOptions("server-settings-bad", problem=str(error)[:200]) from None


def _read_seconds(text: str) -> float:
    return _read_number(text, _MAX_SECONDS)


def _read_number(text: str, maximum: float) -> float:
    """Return a number between 0 and `maximum`. Raises BadOptions."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 <= number <= maximum:
        raise BadOptions("server-settings-bad", problem=text[:40])
    return number
