"""The built browser pages, the Fluent messages of all languages, and the rules."""

import gzip
import os
from functools import cache
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from tianxia.engine import registry
from tianxia.locales import DEFAULT, fluent_source, is_available, pseudo, say
from tianxia.server.http.languages import negotiate_language
from tianxia.server.tables.errors import NOT_FOUND, Refused

FOLDER: Final = Path(os.environ.get("TIANXIA_BROWSER") or Path(__file__).parents[1] / "browser")
_CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
"""Browsers may store the file, but must revalidate it before each use."""
_COMPRESSED_TYPES: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest",
)
_MEDIA_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File(NamedTuple):
    """A file, ready to be sent."""

    body: bytes
    compressed: bytes
    """The body compressed with gzip; empty if that does not make it smaller."""
    media_type: str
    etag: str


def make_file(body: bytes, media_type: str) -> File:
    """Return a file with its compressed form and its ETag."""
    compressed = gzip.compress(body, 9, mtime=0) if media_type.startswith(_COMPRESSED_TYPES) else b""
    return File(
        body, compressed if len(compressed) < len(body) else b"", media_type, f'"{sha256(body).hexdigest()[:32]}"'
    )


def find_built_file(name: str) -> File | None:
    """Return the built file with this path; None if there is none, or if an upgrade has removed it."""
    if name not in _list_built_files():
        return None
    try:
        return _read_built_file(name)
    except FileNotFoundError:
        return None


@cache
def _list_built_files() -> frozenset[str]:
    """Return the paths of all built files, listed once; no other path is ever passed to the file system."""
    paths = (path for path in FOLDER.rglob("*") if path.is_file() and not path.name.startswith("."))
    return frozenset(path.relative_to(FOLDER).as_posix() for path in paths)


@cache
def _read_built_file(name: str) -> File:
    media_type = _MEDIA_TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    return make_file((FOLDER / name).read_bytes(), media_type)


@cache
def load_messages(lang: str) -> File:
    """Return all Fluent files of a language as one."""
    return make_file(fluent_source(lang).encode(), "text/plain")


@cache
def load_rules(lang: str, game: str) -> tuple[File, str] | None:
    """Return the rules of a game and their language: English if `lang` has none; None if there are no rules."""
    messages = registry.manifest(game).messages
    if messages is None:
        return None
    for available_lang in dict.fromkeys((lang, DEFAULT)):
        path = messages.path / available_lang / "rules.md"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            marked = pseudo.pseudolocalise_page(text) if lang == pseudo.CODE else text
            return make_file(marked.encode(), "text/markdown"), available_lang
    return None


def make_placeholder_page(lang: str) -> File:
    """Return a page that says that the browser pages were not built."""
    title, text = escape(say("server-page-title", lang=lang)), escape(say("server-page-not-built", lang=lang))
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><p>{text}</p></html>'
    return make_file(page.encode(), "text/html")


def is_page(path: str) -> bool:
    """Return whether the single-page application has a page for a path, given without slashes at its ends."""
    first, *rest = path.split("/")
    if first in ("", "settings", "replays"):
        return not rest
    if first == "t":
        return len(rest) == 1
    if first == "r":
        return len(rest) in (1, 2)
    if first == "rules" and not rest:
        return True
    return first in ("learn", "new", "rules") and len(rest) == 1 and rest[0] in registry.names()


def make_file_response(request: Request[Any, Any, Any], file: File, cache_control: str) -> Response[bytes]:
    """Return a response with the file; 304 if the browser already has it."""
    headers = {"etag": file.etag, "cache-control": cache_control, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)


@get("/words/{name:str}", include_in_schema=False)
async def show_messages(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Send the messages of a language."""
    lang = name.removesuffix(".ftl")
    if not name.endswith(".ftl") or not is_available(lang):
        raise Refused(NOT_FOUND, "server-missing")
    return make_file_response(request, load_messages(lang), _REVALIDATE)


@get("/words/{lang:str}/rules/{name:str}", include_in_schema=False)
async def show_rules(request: Request[Any, Any, Any], lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Send the rules of a game."""
    game = name.removesuffix(".md")
    rules = load_rules(lang, game) if is_available(lang) and game in registry.names() and name != game else None
    if rules is None:
        raise Refused(NOT_FOUND, "server-missing")
    file, available_lang = rules
    response = make_file_response(request, file, _REVALIDATE)
    response.headers["content-language"] = available_lang
    return response


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Send a built file, or index.html for a path without an extension: with status 404 if there is no such page."""
    name = path.strip("/")
    if "." in name.rpartition("/")[2]:
        file = find_built_file(name)
        if file is None:
            raise Refused(NOT_FOUND, "server-missing")
        return make_file_response(request, file, _CACHE_FOREVER if name.startswith("assets/") else _REVALIDATE)
    if name.startswith(("api/", "live/", "assets/")):
        raise Refused(NOT_FOUND, "server-missing")
    index = find_built_file("index.html") or make_placeholder_page(negotiate_language(request))
    if not is_page(name):
        headers = {"cache-control": "no-store"}
        return Response(index.body, status_code=NOT_FOUND, media_type=index.media_type, headers=headers)
    return make_file_response(request, index, _REVALIDATE)
