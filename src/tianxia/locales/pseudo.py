"""A pseudo-language for tests: English, lengthened and with every letter changed, so that untranslated text shows."""

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

CODE: Final = "qps"
"""The code of the pseudo-language. It can be requested, but is never listed."""

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áḃćďéḟǧĥíĵķĺṁńóṗꝗŕśťúṽẃẍýžÁḂĆĎÉḞǦĤÍĴĶĹṀŃÓṖꝖŔŚŤÚṼẂẌÝŽ"
_ACCENTS: Final = str.maketrans(_LETTERS, _ACCENTED)
_DOUBLED: Final = "áéíóú"
_UNCHANGED: Final = re.compile(r"(\{#[^}]*\}|\]\([^)]*\))")
"""Anchors and link targets, which stay as they are."""


def pseudolocalise(text: str) -> str:
    """Return a text with every letter changed and accented vowels doubled."""
    return "".join(letter * (2 if letter in _DOUBLED else 1) for letter in text.translate(_ACCENTS))


def pseudolocalise_page(text: str) -> str:
    """Return a page of rules with every letter changed, except in anchors, links and pictures."""
    return "".join(part if i % 2 else pseudolocalise(part) for i, part in enumerate(_UNCHANGED.split(text)))


def translate(fluent_source: str) -> str:
    """Return Fluent messages in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(fluent_source)
    return FluentSerializer().serialize(_Pseudolocaliser().visit(resource))


class _Pseudolocaliser(Transformer):
    """Changes the texts of messages, but not their placeables and selectors."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (as the library calls it)
        return ast.TextElement(pseudolocalise(node.value))
