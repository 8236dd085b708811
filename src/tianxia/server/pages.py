"""The files of the browser's half, and the words of all languages."""

import gzip
import os
from functools import cache
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get

from tianxia.engine import registry
from tianxia.locales import DEFAULT, known, pseudo, say, source
from tianxia.locales import FOLDER as LOCALES
from tianxia.server.errors import MISSING, Refused
from tianxia.server.wishes import wished

FOLDER: Final = Path(os.environ.get("TIANXIA_BROWSER") or Path(__file__).parent / "browser")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes
    """The same through gzip; empty where that is of no use."""
    kind: str
    tag: str


def make_file(body: bytes, kind: str) -> File:
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_PACKED) else b""
    return File(body, packed if len(packed) < len(body) else b"", kind, f'"{sha256(body).hexdigest()[:32]}"')


def built_file(name: str) -> File | None:
    """A file that was built; None if there is none of that name."""
    return _read_built_file(name) if name in _built_names() else None


@cache
def _built_names() -> frozenset[str]:
    """The names of all built files, listed once: no other name ever reaches the file system or a cache."""
    found = (path for path in FOLDER.rglob("*") if path.is_file() and not path.name.startswith("."))
    return frozenset(path.relative_to(FOLDER).as_posix() for path in found)


@cache
def _read_built_file(name: str) -> File:
    kind = _TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    return make_file((FOLDER / name).read_bytes(), kind)


@cache
def words_of(lang: str) -> File:
    """All Fluent files of a language in one."""
    return make_file(source(lang).encode(), "text/plain")


@cache
def rules_of(lang: str, game: str) -> tuple[File, str] | None:
    """The rules of a game and the language they are in: English where a language has none."""
    for spoken in dict.fromkeys((lang, DEFAULT)):
        path = LOCALES / spoken / "rules" / f"{game}.md"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            marked = pseudo.mark_page(text) if lang == pseudo.CODE else text
            return make_file(marked.encode(), "text/markdown"), spoken
    return None


def not_built(lang: str) -> File:
    """What is said where the browser's half was not built."""
    title, text = escape(say("server-page-title", lang=lang)), escape(say("server-page-not-built", lang=lang))
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><p>{text}</p></html>'
    return make_file(page.encode(), "text/html")


def send(request: Request[Any, Any, Any], file: File, keep: str) -> Response[bytes]:
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


@get("/words/{name:str}", include_in_schema=False)
async def words(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    lang = name.removesuffix(".ftl")
    if not name.endswith(".ftl") or not known(lang):
        raise Refused(MISSING, "server-missing")
    return send(request, words_of(lang), _ASK_AGAIN)


@get("/words/{lang:str}/rules/{name:str}", include_in_schema=False)
async def rules(request: Request[Any, Any, Any], lang: str, name: str) -> Response[bytes]:
    game = name.removesuffix(".md")
    found = rules_of(lang, game) if known(lang) and game in registry.names() and name != game else None
    if found is None:
        raise Refused(MISSING, "server-missing")
    file, spoken = found
    answer = send(request, file, _ASK_AGAIN)
    answer.headers["content-language"] = spoken
    return answer


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A built file, or the page itself for every place of it."""
    name = path.strip("/")
    if "." in name.rpartition("/")[2]:
        file = built_file(name)
        if file is None:
            raise Refused(MISSING, "server-missing")
        return send(request, file, _FOREVER if name.startswith("assets/") else _ASK_AGAIN)
    if name.startswith(("api/", "live/", "assets/")):
        raise Refused(MISSING, "server-missing")
    return send(request, built_file("index.html") or not_built(wished(request)), _ASK_AGAIN)
