"""The documentation of the HTTP interface at /schema: plain HTML without scripts and without third-party files."""

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.router import Router


class ApiDocsPlugin(OpenAPIRenderPlugin):
    """Renders a list of all routes; the full OpenAPI description is at /schema/openapi.json."""

    def __init__(self) -> None:
        """Serve the page at the root of the schema path."""
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page as HTML."""
        rows = [
            f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
            f"<dd>{escape(operation.get('description') or '')}</dd>"
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict)
        ]
        title = escape(openapi_schema["info"]["title"])
        link = '<p><a href="/schema/openapi.json">openapi.json</a></p>'
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
        return f"{head}{link}<dl>{''.join(rows)}</dl></html>".encode()

    def receive_router(self, router: Router) -> None:
        """Do nothing: the page needs no further routes."""
