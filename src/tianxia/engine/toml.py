"""Reads and writes TOML, and finds the line of a key, so that an error can name it."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tianxia.engine.errors import BadFile

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_HEADER = re.compile(
    r"\s*(\[\[?)\s*([\w.\"' -]+?)\s*\]\]?\s*(?:#.*)?$"
)  # no comma, so that a row of a list is not taken for a header
_MAX_FILE_BYTES = 4_000_000


def read_text(path: Path) -> str:
    """Return the text of a file. Raises BadFile."""
    try:
        if path.exists() and not path.is_file():
            raise BadFile("engine-file-no-file", path=str(path))
        if path.stat().st_size > _MAX_FILE_BYTES:
            raise BadFile("engine-file-large", path=str(path))
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile("engine-file-utf8", path=str(path)) from None
    except OSError as error:
        raise BadFile("engine-file-unreadable", path=str(path)[:80], problem=error.strerror or str(error)) from None
    except ValueError as error:
        raise BadFile("engine-file-unreadable", path=str(path)[:80], problem=str(error)) from None


def parse(text: str) -> dict[str, Any]:
    """Parse a TOML text. Raises BadFile."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise BadFile("engine-toml", line=int(line[1]) if line else 0, problem=str(error)) from None
    except (RecursionError, ValueError) as error:
        raise BadFile("engine-toml", problem=type(error).__name__) from None


def find_line(text: str, path: Sequence[str | int]) -> int:
    """Return the number of the line, from 1, that sets a key, or else of the nearest enclosing section; 0 if none.

    An integer in the path is an index into an array of sections: ("steps", 2, "do").
    """
    nearest_line = 0
    wanted_keys = [str(part) for part in path if isinstance(part, str)]
    index = next((part for part in path if isinstance(part, int)), 0)
    header: list[str] = []
    section_counts: dict[str, int] = {}
    is_in_section = True
    for number, line in enumerate(text.splitlines(), 1):
        header_match = _HEADER.match(line)
        if header_match:
            brackets, name = header_match[1], header_match[2]
            header = [part.strip(" \"'") for part in name.split(".")]
            if brackets == "[[":
                section_counts[name] = section_counts.get(name, -1) + 1
                is_in_section = header != wanted_keys[: len(header)] or section_counts[name] == index
            keys = header
        else:
            key_match = re.match(r"\s*((?:[\w\"'-]+\s*\.\s*)*[\w\"'-]+)\s*=", line)
            if not key_match:
                continue
            keys = [*header, *(part.strip(" \"'") for part in key_match[1].split("."))]
        if is_in_section and keys == wanted_keys[: len(keys)] and keys:
            nearest_line = number
    return nearest_line


def format_value(value: object) -> str:
    """Format a value as TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return format_string(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{format_key(key)} = {format_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(format_value(item) for item in value)}]"
    return format_string(str(value))


def format_key(key: str) -> str:
    """Format a key as TOML, quoted if necessary."""
    return key if _BARE_KEY.fullmatch(key) else format_string(key)


def format_string(text: str) -> str:
    """Format a string as TOML."""
    characters = []
    for character in text:
        if character in '"\\':
            characters.append("\\" + character)
        elif ord(character) < 32 or ord(character) == 127:
            characters.append(f"\\u{ord(character):04x}")
        else:
            characters.append(character)
    return '"' + "".join(characters) + '"'
