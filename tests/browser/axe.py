"""Accessibility checks of a page by axe-core, in the light and the dark colour scheme."""

from typing import Any

from tests.browser.settling import settle
from tests.support.thoroughness import THOROUGH

_EVERY_RULE = "{ resultTypes: ['violations'] }"
_CONTRAST = "{ runOnly: ['color-contrast'], resultTypes: ['violations'] }"
_HIGH_CONTRAST = """{ runOnly: ['color-contrast', 'color-contrast-enhanced'], resultTypes: ['violations'],
    rules: { 'color-contrast-enhanced': { enabled: true } } }"""
_RUN = """async () => (await axe.run(document, %s)).violations
    .map(v => v.id + ': ' + v.nodes.map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))"""
_OTHER_SCHEME = "() => matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'"


class Axe:
    """axe-core, loaded once into each document that is checked."""

    def __init__(self, source: str) -> None:
        self.source = source

    def check(self, page: Any, *, small: bool = False) -> None:
        """Fail if a rule is violated, or if a text has too little contrast in light or dark.

        `small` says that the test checks the same page on a large screen, too. Colours are the same there, so one
        scheme is enough here; `make soak` checks both.
        """
        faults = self._faults(page, _EVERY_RULE)
        if THOROUGH or not small:
            scheme = self._change_scheme(page)
            faults += [f"{scheme}: {fault}" for fault in self._faults(page, _CONTRAST)]
            self._change_scheme(page)
        assert faults == [], "\n".join(faults)

    def low_contrast(self, page: Any) -> list[str]:
        """Return the violations of the stricter contrast (7 : 1), in light and dark."""
        faults = self._faults(page, _HIGH_CONTRAST)
        scheme = self._change_scheme(page)
        faults += [f"{scheme}: {fault}" for fault in self._faults(page, _HIGH_CONTRAST)]
        self._change_scheme(page)
        return faults

    def low_contrast_in(self, page: Any, scheme: str) -> list[str]:
        """Return the violations of the stricter contrast in one scheme, and leave the page in that scheme."""
        page.emulate_media(color_scheme=scheme)
        return self._faults(page, _HIGH_CONTRAST)

    def _change_scheme(self, page: Any) -> str:
        scheme = str(page.evaluate(_OTHER_SCHEME))
        page.emulate_media(color_scheme=scheme)
        return scheme

    def _faults(self, page: Any, options: str) -> list[str]:
        settle(page)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(self.source)
        found: list[str] = page.evaluate(_RUN % options)
        return found
