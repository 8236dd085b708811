"""tianxia serve, tianxia play: the table in the browser. The server is imported only here, only when it is wanted."""

import argparse
import webbrowser
from threading import Thread

from tianxia.cli.words import Words


def serve(options: argparse.Namespace, words: Words) -> int:
    """For hosts: listens where it is told to."""
    from tianxia.server.run import run
    from tianxia.server.settings import read_settings

    settings = read_settings(options.database, options.redis, hosts=tuple(options.name))
    shown = f"[{options.host}]" if ":" in options.host else options.host

    def begun() -> None:
        print(words("cli-serve-begun", address=f"http://{shown}:{options.port}"), flush=True)

    return 0 if run(settings, options.host, options.port, begun) else 1


def play(options: argparse.Namespace, words: Words) -> int:
    """At home: a free port of this machine only, and the browser opens."""
    from tianxia.server.run import free_port, run
    from tianxia.server.settings import read_settings

    port = options.port or free_port()
    address = f"http://127.0.0.1:{port}"

    def begun() -> None:
        print(words("cli-play-begun", address=address), flush=True)
        if options.browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = read_settings(options.database, "", hosts=("127.0.0.1", "localhost"))
    status = 0 if run(settings, "127.0.0.1", port, begun, log_level="WARNING") else 1
    print(words("cli-play-ended"))
    return status
