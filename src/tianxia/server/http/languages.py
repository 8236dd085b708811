"""The language of a response."""

from typing import Any

from litestar import Request

from tianxia.locales import match_language


def negotiate_language(request: Request[Any, Any, Any]) -> str:
    """Return the available language that `Accept-Language`, such as `pl, en;q=0.8`, ranks first; else English."""
    ranges: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            ranges.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return match_language([tag for _, tag in sorted(ranges, key=lambda language_range: language_range[0])])
