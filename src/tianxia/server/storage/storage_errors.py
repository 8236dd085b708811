"""Explains why the database cannot be used, in one sentence for the operator of the server."""

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from tianxia.engine.errors import TianxiaError

_FULL: Final = (sqlite3.SQLITE_FULL,)
_UNWRITABLE: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NO_SPACE: Final = (errno.ENOSPC, errno.EDQUOT)
_MIN_FREE_BYTES: Final = 256 * 1024
"""With less free space than this, SQLite may report an I/O error instead of a full disk."""


class UnusableDatabase(TianxiaError):
    """The database cannot be used; the message says why, where it is, and what to do."""


def is_storage_failure(error: BaseException) -> bool:
    """Return whether an error means that the database is unavailable, full, read-only or damaged."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, IntegrityError)
    return isinstance(error, OSError | sqlite3.Error) or type(error).__module__.startswith("asyncpg.")


def is_corruption(error: BaseException) -> bool:
    """Return whether SQLite found its file damaged."""
    return _sqlite_code(error) in _CORRUPT


def explain_failure(error: BaseException, url: URL) -> UnusableDatabase | None:
    """Return an error that explains a failure to the operator; None if it is not a storage failure."""
    if isinstance(error, UnusableDatabase):
        return error
    if not is_storage_failure(error):
        return None
    where, problem = describe_address(url), _first_line(error)
    if not url.drivername.startswith("sqlite"):
        return UnusableDatabase("server-database-unavailable", where=where, problem=problem)
    code, system_error = _sqlite_code(error), getattr(error, "errno", None)
    if code in _CORRUPT:
        return UnusableDatabase("server-database-corrupt", where=where, problem=problem)
    if code in _FULL or system_error in _NO_SPACE or _is_full(url):
        return UnusableDatabase("server-database-full", where=where)
    if code in _UNWRITABLE or system_error is not None:
        return UnusableDatabase("server-database-unwritable", where=where, problem=problem)
    return UnusableDatabase("server-database-failed", where=where, problem=problem)


def describe_address(url: URL) -> str:
    """Return the file or URL of a database, without the password."""
    if url.drivername.startswith("sqlite"):
        return str(Path(url.database or "").absolute())
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def _sqlite_code(error: BaseException) -> int | None:
    """Return SQLite's primary result code, or None for other errors."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    return code & 0xFF if code is not None else None


def _is_full(url: URL) -> bool:
    """Return whether the disk of an SQLite file has no space left."""
    try:
        disk = os.statvfs(Path(url.database or "").absolute().parent)
    except OSError:
        return False
    return disk.f_bavail * disk.f_frsize < _MIN_FREE_BYTES


def _first_line(error: BaseException) -> str:
    """Return the first line of the error that caused a failure, at most 200 characters."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return (text or type(cause).__name__).splitlines()[0][:200]
