"""A pseudo-language for tests: English with every letter changed, and longer. Untranslated text stands out in it."""

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

CODE: Final = "qps"
"""Can be requested, but is never listed."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKED: Final = "áḃćďéḟǧĥíĵķĺṁńóṗꝗŕśťúṽẃẍýžÁḂĆĎÉḞǦĤÍĴĶĹṀŃÓṖꝖŔŚŤÚṼẂẌÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _MARKED)
_DOUBLED: Final = "áéíóú"
_UNCHANGED: Final = re.compile(r"(\{#[^}]*\}|\]\([^)]*\))")
"""Anchors and link targets."""


def mark(text: str) -> str:
    """Return a text with every letter changed and accented vowels doubled."""
    return "".join(letter * (2 if letter in _DOUBLED else 1) for letter in text.translate(_ACCENTS))


def mark_page(text: str) -> str:
    """Return a page of rules with every letter changed, except in anchors, links and pictures."""
    return "".join(part if at % 2 else mark(part) for at, part in enumerate(_UNCHANGED.split(text)))


def translate(fluent_source: str) -> str:
    """Return Fluent messages in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(fluent_source)
    return FluentSerializer().serialize(_Marker().visit(resource))


class _Marker(Transformer):
    """Changes the texts of messages, not how they are selected."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (as the library calls it)
        return ast.TextElement(mark(node.value))
