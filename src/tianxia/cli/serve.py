"""tianxia serve, tianxia play: the table in the browser. Only these two commands import the server, when they run."""

import argparse
import logging
import webbrowser
from contextlib import AbstractContextManager
from importlib import import_module
from threading import Thread
from typing import Final

from tianxia.cli.words import Words
from tianxia.engine.errors import BadFile, TianxiaError
from tianxia.engine.extras import require_extra

UNUSABLE: Final = 2
"""The exit status where the settings or the database cannot be used."""


def serve(options: argparse.Namespace, words: Words) -> int:
    """For hosts: listens where it is told to."""
    with _server_packages("play"):
        from tianxia.server import server_logging
        from tianxia.server.pages import built_file
        from tianxia.server.run import run_server
        from tianxia.server.settings import read_settings

    as_json = server_logging.wants_json()
    server_logging.configure_logging("INFO", as_json=as_json)
    log = logging.getLogger("tianxia.server")
    if built_file("index.html") is None:
        log.warning(words("cli-pages-missing"))
    shown = f"[{options.host}]" if ":" in options.host else options.host

    def begun() -> None:
        log.info(words("cli-serve-begun", address=f"http://{shown}:{options.port}"))

    try:
        settings = read_settings(options.database, options.redis, hosts=tuple(options.name))
        with _server_packages("host"):
            if settings.database.startswith("postgresql"):
                import_module("asyncpg")
            if settings.redis:
                import_module("redis")
        return 0 if run_server(settings, options.host, options.port, begun) else 1
    except TianxiaError as error:
        if not as_json:
            raise
        log.critical(words.message(error.message))
        return UNUSABLE


def play(options: argparse.Namespace, words: Words) -> int:
    """At home: a free port of this machine only, and the browser opens."""
    with _server_packages("play"):
        from tianxia.server import server_logging
        from tianxia.server.pages import built_file
        from tianxia.server.run import find_free_port, run_server
        from tianxia.server.settings import read_settings

    if built_file("index.html") is None:
        raise BadFile("cli-pages-missing")
    port = options.port or find_free_port()
    address = f"http://127.0.0.1:{port}"

    def begun() -> None:
        print(words("cli-play-begun", address=address), flush=True)
        if options.browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = read_settings(options.database, "", hosts=("127.0.0.1", "localhost"))
    server_logging.configure_logging("WARNING", as_json=server_logging.wants_json())
    status = 0 if run_server(settings, "127.0.0.1", port, begun) else 1
    print(words("cli-play-ended"))
    return status


def _server_packages(extra: str) -> AbstractContextManager[None]:
    """For imports of what the extra installs. Raises MissingExtra, which names the command to type."""
    return require_extra(extra, "cli-server-missing")
