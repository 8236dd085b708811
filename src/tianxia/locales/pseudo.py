"""A language for tests: English with every letter changed, and longer; words that bypass the files stand out in it."""

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

CODE: Final = "qps"
"""Asked for by name, never listed."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKED: Final = "áḃćďéḟǧĥíĵķĺṁńóṗꝗŕśťúṽẃẍýžÁḂĆĎÉḞǦĤÍĴĶĹṀŃÓṖꝖŔŚŤÚṼẂẌÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _MARKED)
_DOUBLED: Final = "áéíóú"
_FIXED: Final = re.compile(r"(\{#[^}]*\}|\]\([^)]*\))")


def mark(text: str) -> str:
    """A text with every letter changed; its vowels are said twice."""
    return "".join(letter * (2 if letter in _DOUBLED else 1) for letter in text.translate(_ACCENTS))


def mark_page(text: str) -> str:
    """The same for a page of rules; its anchors, links and pictures stay."""
    return "".join(part if at % 2 else mark(part) for at, part in enumerate(_FIXED.split(text)))


def translate(source: str) -> str:
    """Fluent messages in the language of tests."""
    resource = FluentParser(with_spans=False).parse(source)
    return FluentSerializer().serialize(_Marker().visit(resource))


class _Marker(Transformer):
    """Changes what is said, and nothing of how it is chosen."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (as the library calls it)
        return ast.TextElement(mark(node.value))
