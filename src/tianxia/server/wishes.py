"""The language a request wishes for."""

from typing import Any

from litestar import Request

from tianxia.locales import best


def wished(request: Request[Any, Any, Any]) -> str:
    """The heaviest wish that can be met, of such as `pl, en;q=0.8`; English if there is none."""
    wishes: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return best([tag for _, tag in sorted(wishes, key=lambda wish: wish[0])])
