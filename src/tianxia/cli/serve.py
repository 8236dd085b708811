"""tianxia serve and tianxia play. They import the server when they run, so that other commands need no extra."""

import argparse
import logging
import webbrowser
from contextlib import AbstractContextManager
from importlib import import_module
from threading import Thread
from typing import Final

from tianxia.cli.translator import Translator
from tianxia.engine.errors import BadFile, TianxiaError
from tianxia.engine.extras import require_extra

BAD_SETTINGS: Final = 2
"""The exit status if the settings or the database cannot be used."""


def serve(options: argparse.Namespace, translate: Translator) -> int:
    """Run a server on the given host and port; return the exit status."""
    with _require_server("play"):
        from tianxia.server import server_logging
        from tianxia.server.http.pages import find_built_file
        from tianxia.server.run import run_server
        from tianxia.server.settings import read_settings

    as_json = server_logging.wants_json()
    server_logging.configure_logging("INFO", as_json=as_json)
    logger = logging.getLogger("tianxia.server")
    if find_built_file("index.html") is None:
        logger.warning(translate("cli-pages-missing"))
    shown_host = f"[{options.host}]" if ":" in options.host else options.host

    def on_started() -> None:
        logger.info(translate("cli-serve-started", address=f"http://{shown_host}:{options.port}"))

    try:
        settings = read_settings(options.database, options.redis, hosts=tuple(options.name))
        with _require_server("host"):
            if settings.database.startswith("postgresql"):
                import_module("asyncpg")
            if settings.redis:
                import_module("redis")
        return 0 if run_server(settings, options.host, options.port, on_started) else 1
    except TianxiaError as error:
        if not as_json:
            raise  # the command line prints the message
        logger.critical(translate.message(error.message))
        return BAD_SETTINGS


def play(options: argparse.Namespace, translate: Translator) -> int:
    """Run a server for this machine only, on a free port by default, and open the browser; return the exit status."""
    with _require_server("play"):
        from tianxia.server import server_logging
        from tianxia.server.http.pages import find_built_file
        from tianxia.server.run import find_free_port, run_server
        from tianxia.server.settings import read_settings

    if find_built_file("index.html") is None:
        raise BadFile("cli-pages-missing")
    port = options.port or find_free_port()
    address = f"http://127.0.0.1:{port}"

    def on_started() -> None:
        print(translate("cli-play-started", address=address), flush=True)
        if options.browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = read_settings(options.database, "", hosts=("127.0.0.1", "localhost"))
    server_logging.configure_logging("WARNING", as_json=server_logging.wants_json())
    status = 0 if run_server(settings, "127.0.0.1", port, on_started) else 1
    print(translate("cli-play-ended"))
    return status


def _require_server(extra: str) -> AbstractContextManager[None]:
    """Return a context for imports of an extra's packages. Raises MissingExtra, which names the command to type."""
    return require_extra(extra, "cli-server-missing")
