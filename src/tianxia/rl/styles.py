"""Style sheets written into the elements they are about, for programs that do not know variables of CSS.

As much of CSS as our drawings use: rules with classes and elements, one inside the other, and variables.
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


class _Rule(NamedTuple):
    """A rule: for which elements, given by the parts of its selector from outside in."""

    parts: tuple[frozenset[str], ...]
    style: Style

    def fits(self, path: list[frozenset[str]]) -> bool:
        """Whether it is about the last element of a path; each is what a selector may call it."""
        *outer, last = self.parts
        if not last <= path[-1]:
            return False
        above = iter(path[:-1])
        return all(any(part <= names for names in above) for part in outer)

    @property
    def weight(self) -> tuple[int, int]:
        names = [name for part in self.parts for name in part]
        return sum(name.startswith(".") for name in names), len(names)


def inlined(drawing: str) -> str:
    """A drawing that looks the same, without a style sheet. What is meant for some screens only is left out."""
    root = ElementTree.fromstring(drawing)
    rules: list[_Rule] = []
    for sheet in root.findall(f"{{{_SVG}}}style"):
        rules += _rules(sheet.text or "")
        root.remove(sheet)
    _write(root, [], {}, sorted(rules, key=lambda rule: rule.weight))
    ElementTree.register_namespace("", _SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _rules(sheet: str) -> list[_Rule]:
    plain = _MEDIA.sub("", _COMMENT.sub("", sheet))
    out: list[_Rule] = []
    for selectors, body in _RULE.findall(plain):
        pairs = [line.split(":", 1) for line in body.split(";") if ":" in line]
        style = {key.strip(): " ".join(value.split()) for key, value in pairs}
        for selector in selectors.split(","):
            parts = tuple(frozenset(re.findall(r"\.?[\w-]+", part)) for part in selector.split())
            out.append(_Rule(parts, style))
    return out


def _write(element: ElementTree.Element, above: list[frozenset[str]], variables: Style, rules: list[_Rule]) -> None:
    """Writes what the rules say into an element and all inside it."""
    names = {f".{name}" for name in element.get("class", "").split()}
    path = [*above, frozenset({element.tag.rpartition("}")[2], *names})]
    style: Style = {}
    for rule in rules:
        if rule.fits(path):
            style |= rule.style
    variables = {**variables, **{key: value for key, value in style.items() if key.startswith("--")}}
    plain = {key: _resolved(value, variables) for key, value in style.items() if not key.startswith("--")}
    font = _FONT.fullmatch(plain.pop("font", ""))
    if font:
        plain = dict(zip(("font-weight", "font-size", "font-family"), font.groups(), strict=True)) | plain
    if plain:
        element.set("style", "; ".join(f"{key}: {value}" for key, value in plain.items()))
    for child in element:
        _write(child, path, variables, rules)


def _resolved(value: str, variables: Style) -> str:
    while _VARIABLE.search(value):
        value = _VARIABLE.sub(lambda found: variables.get(found[1], ""), value)
    return value
