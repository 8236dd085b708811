"""Inlines the style sheet of an SVG drawing into its elements, for programs that do not support CSS variables.

It supports the part of CSS that our drawings use: class, element and descendant selectors, and variables.
"""

import re
from typing import Final, NamedTuple
from xml.etree import ElementTree

_SVG: Final = "http://www.w3.org/2000/svg"
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_MEDIA: Final = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
_FONT: Final = re.compile(r"(\d+) ([\d.]+px) (.+)")

Style = dict[str, str]
"""CSS properties with their values."""


class _CssRule(NamedTuple):
    """A rule: the parts of its selector, outermost first, each a set of element names and classes; and its style."""

    parts: tuple[frozenset[str], ...]
    style: Style

    def matches(self, path: list[frozenset[str]]) -> bool:
        """Return whether the selector matches the last element of a path, given by the names and classes of each."""
        *outer, last = self.parts
        if not last <= path[-1]:
            return False
        ancestors = iter(path[:-1])
        return all(any(part <= names for names in ancestors) for part in outer)

    @property
    def specificity(self) -> tuple[int, int]:
        """The number of classes, and of all names, in the selector: rules with more take precedence."""
        names = [name for part in self.parts for name in part]
        return sum(name.startswith(".") for name in names), len(names)


def inline_styles(svg: str) -> str:
    """Return a drawing with its style sheet inlined. Media queries are dropped."""
    root = ElementTree.fromstring(svg)
    rules: list[_CssRule] = []
    for sheet in root.findall(f"{{{_SVG}}}style"):
        rules += _parse_rules(sheet.text or "")
        root.remove(sheet)
    _apply_rules(root, [], {}, sorted(rules, key=lambda rule: rule.specificity))
    ElementTree.register_namespace("", _SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _parse_rules(sheet: str) -> list[_CssRule]:
    plain = _MEDIA.sub("", _COMMENT.sub("", sheet))
    rules: list[_CssRule] = []
    for selectors, body in _RULE.findall(plain):
        pairs = [declaration.split(":", 1) for declaration in body.split(";") if ":" in declaration]
        style = {key.strip(): " ".join(value.split()) for key, value in pairs}
        for selector in selectors.split(","):
            parts = tuple(frozenset(re.findall(r"\.?[\w-]+", part)) for part in selector.split())
            rules.append(_CssRule(parts, style))
    return rules


def _apply_rules(
    element: ElementTree.Element, ancestors: list[frozenset[str]], variables: Style, rules: list[_CssRule]
) -> None:
    """Write the styles that the rules give into an element and all its descendants."""
    names = {f".{name}" for name in element.get("class", "").split()}
    path = [*ancestors, frozenset({element.tag.rpartition("}")[2], *names})]
    style: Style = {}
    for rule in rules:
        if rule.matches(path):
            style |= rule.style
    variables = {**variables, **{key: value for key, value in style.items() if key.startswith("--")}}
    plain = {key: _resolve_variables(value, variables) for key, value in style.items() if not key.startswith("--")}
    font = _FONT.fullmatch(plain.pop("font", ""))
    if font:
        plain = dict(zip(("font-weight", "font-size", "font-family"), font.groups(), strict=True)) | plain
    if plain:
        element.set("style", "; ".join(f"{key}: {value}" for key, value in plain.items()))
    for child in element:
        _apply_rules(child, path, variables, rules)


def _resolve_variables(value: str, variables: Style) -> str:
    while _VARIABLE.search(value):
        value = _VARIABLE.sub(lambda match: variables.get(match[1], ""), value)
    return value
