"""Writes the fields of a state as native attributes and methods, from their layout.

    python -m tianxia.engine.field_accessors MODULE…            write them
    python -m tianxia.engine.field_accessors --check MODULE…    fail if they are not up to date

MODULE is the layout of a game, such as `tianxia.games.nim.layout`, whose `LAYOUT` is a `Layout`. Beside it goes
`fields.py` with the class `Fields`. A field with one value is an attribute. Each other field has a method that returns
a value, one that sets it and, for numbers, one that adds to it; two values are stored in attributes, more in `cells`,
and so are the fields of places. mypyc compiles all of them to a few instructions. A hot loop that reads many cells
saves some more by indexing `cells` from the first cell of a field on, such as `ARMIES_CELL`.
"""

import argparse
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

from tianxia.engine.layout import FLAG_PREFIXES, Field, Layout

_HEADER: Final = '''"""The fields of a state of {title}. `make fields` writes this file from `layout.py`."""

from typing import Final

from librt.vecs import {imports}
from mypy_extensions import i64

from tianxia.engine.state import State
from {module} import LAYOUT

_INITIAL: Final[vec[i64]] = vec[i64](LAYOUT.initial_values())
_INITIAL_CELLS: Final[vec[i64]] = vec[i64](LAYOUT.initial_cells())
{constants}


class Fields(State):
    """A state of {title} by the names of its fields."""
'''
_INIT: Final = '''
    def __init__(self, cells: vec[i64], seed: int, source: "Fields | None" = None) -> None:
        """Take the cells (not copied) and the seed, and the other fields from a state; without one, start anew."""
        if source is None:
{initial}
        else:
{copied}
        super().__init__(cells, seed)

    def values(self) -> list[int]:
        """Return the values of all fields, in their order{left_out}."""
        {begin_values}[
{values}
        ]{optional_values}

    def set_values(self, values: list[int]) -> None:
        """Set all fields, in their order."""
        cells = initial_cells({places})
        self.cells = cells
{set_values}
'''
_OPTIONAL_VALUES: Final = """
        optional = [
{values}
        ]
        return required if optional == _INITIAL_OPTIONAL else required + optional"""
_INITIAL_OPTIONAL: Final = "_INITIAL_OPTIONAL: Final[list[int]] = LAYOUT.initial_values()[{start}:]\n"
_FOOTER: Final = '''

def initial_cells() -> vec[i64]:
    """Return the cells of a state before anything is dealt."""
    return _INITIAL_CELLS[:]
'''
_FOOTER_WITH_PLACES: Final = '''

def initial_cells(places: i64) -> vec[i64]:
    """Return the cells of a state with a number of places before anything is dealt."""
    cells = _INITIAL_CELLS[:]
    place: i64 = -1
    while place < places:
        cells = extend(cells, _INITIAL_PLACE)
        place += 1
    return cells
'''
_CONSTANTS: Final = """
# The first cell of each field in the cells, for hot loops that read many cells directly.
"""
_PLACES_CONSTANTS: Final = """_INITIAL_PLACE: Final[vec[i64]] = vec[i64](LAYOUT.initial_place())

# The first cell of each field in the cells, for hot loops that read many cells directly. The value of a place lies
# STRIDE × its number further on.
"""
_READER: Final = '''

def read_{name}(cells: vec[i64], {arguments}) -> {kind}:
    """Return {meaning}, from cells."""
    return {value}
'''


def write_accessors(layout: Layout, module: str) -> str:
    """Return the source of `fields.py` for the layout of a module."""
    imports = "extend, vec" if layout.places else "vec"
    constants = _write_constants(layout)
    blocks = [_HEADER.format(title=layout.title, module=module, imports=imports, constants=constants)]
    for field in layout.fields:
        if not field.by:
            meaning = f"{field.meaning[0].upper()}{field.meaning[1:]}"
            blocks.append(f'    {field.name}: {_type(field)}\n    """{meaning}."""')
    blocks += [f"    {name}: {_type(field)}" for field, _, name in _attributes(layout) if field.by]
    blocks.append(_write_init(layout))
    readers = []
    for field, arguments, index in _values_by_index(layout):
        blocks += _write_methods(field, arguments, index)
        if field.has_reader:
            value = _stored_value(field, f"cells[{index}]")
            readers.append(
                _READER.format(
                    name=field.name,
                    arguments=_typed(arguments),
                    kind=_type(field),
                    meaning=field.meaning,
                    value=value,
                )
            )
    footer = _FOOTER_WITH_PLACES if layout.places else _FOOTER
    return "\n".join(blocks) + footer + "".join(readers)


def _type(field: Field) -> str:
    return "bool" if field.is_flag else "i64"


def _attributes(layout: Layout) -> Iterator[tuple[Field, int, str]]:
    """Yield each value that is stored in an attribute: its field, its place among all values, the attribute."""
    for field, offset in layout.offsets():
        if not field.by:
            yield field, offset, field.name
        elif not field.is_in_cells:
            for i in range(field.size):
                yield field, offset + i, f"_{field.name}_{i}"


def _cells_by_field(layout: Layout) -> Iterator[tuple[Field, int]]:
    """Yield each field with the index of its first cell; −1 if it is stored in attributes."""
    cell = 0
    for field in layout.fields:
        if not field.is_in_cells:
            yield field, -1
        else:
            yield field, cell
            cell += field.size


def _write_constants(layout: Layout) -> str:
    """Return the initial values of optional fields, the cells where fields begin, and the cells of a place."""
    first_cells = [(f"{field.name}_cell", cell) for field, cell in _cells_by_field(layout) if cell >= 0]
    if layout.places:
        stride = len(layout.places.fields)
        first = len(layout.initial_cells()) + stride
        first_cells += [(f"{field.name}_cell", first + i) for i, field in enumerate(layout.places.fields)]
        first_cells.append(("stride", stride))
    constants = [f"{name.upper()}: Final[i64] = {cell}" for name, cell in first_cells]
    has_optional = any(field.is_optional for field in layout.fields)
    optional = _INITIAL_OPTIONAL.format(start=layout.num_required_values()) if has_optional else ""
    return optional + (_PLACES_CONSTANTS if layout.places else _CONSTANTS) + "\n".join(constants)


def _values_by_index(layout: Layout) -> Iterator[tuple[Field, tuple[str, ...], str]]:
    """Yield each field with indices, their names, and the index of a value in the cells; "" if it is in attributes."""
    for field, cell in _cells_by_field(layout):
        if field.by:
            yield field, tuple(index.name for index in field.by), _write_index(field, cell) if cell >= 0 else ""
    if layout.places:
        stride = len(layout.places.fields)
        first = len(layout.initial_cells()) + stride
        for i, field in enumerate(layout.places.fields):
            yield field, (layout.places.by,), f"{first + i} + {stride} * {layout.places.by}"


def _write_init(layout: Layout) -> str:
    initial, copied, set_values = [], [], []
    values: list[str] = []
    optional: list[str] = []
    names = {offset: name for _, offset, name in _attributes(layout)}
    for (field, offset), (_, cell) in zip(layout.offsets(), _cells_by_field(layout), strict=True):
        if cell >= 0:
            values.append(f"*[int(cell) for cell in self.cells[{cell}:{cell + field.size}]],")
            set_values.append(f"for i in range({field.size}):\n            cells[{cell} + i] = values[{offset} + i]")
            continue
        for at in range(offset, offset + field.size):
            test = " != 0" if field.is_flag else ""
            initial.append(f"self.{names[at]} = _INITIAL[{at}]{test}")
            copied.append(f"self.{names[at]} = source.{names[at]}")
            (optional if field.is_optional else values).append(f"int(self.{names[at]}),")
            value = f"values[{at}]"
            if field.is_optional:
                value += f" if len(values) > {at} else {layout.initial_values()[at]}"
                value = f"({value})" if test else value
            set_values.append(f"self.{names[at]} = {value}{test}")
    places = ""
    if layout.places:
        first = len(layout.initial_cells())
        places = f"(len(values) - {layout.size}) // {len(layout.places.fields)} - 1"
        values.append(f"*[int(cell) for cell in self.cells[{first}:]],")
        set_values.append(
            f"for i in range({layout.size}, len(values)):\n            cells[i - {layout.size - first}] = values[i]"
        )
    return _INIT.format(
        places=places,
        left_out="; optional ones only if one has changed" if optional else "",
        begin_values="required = " if optional else "return ",
        optional_values=_OPTIONAL_VALUES.format(values=_indent(optional, 12)) if optional else "",
        initial=_indent(initial, 12),
        copied=_indent(copied, 12),
        values=_indent(values, 12),
        set_values=_indent(set_values, 8),
    )


def _indent(lines: list[str], spaces: int) -> str:
    return "\n".join(" " * spaces + line for line in lines)


def _write_methods(field: Field, arguments: tuple[str, ...], index: str) -> list[str]:
    """Return the methods of a field with indices; `index` is that of a value in the cells, "" for attributes."""
    typed = _typed(arguments)
    stem = field.name
    for prefix in FLAG_PREFIXES if field.is_flag else ():
        stem = stem.removeprefix(prefix)
    meaning = f'{field.meaning}."""'
    kind = _type(field)
    if not index:
        first, second = (f"self._{field.name}_{i}" for i in range(2))
        read = f"return {second} if {arguments[0]} else {first}"
        lines = f"if {arguments[0]}:\n            {second} %s\n        else:\n            {first} %s"
        write, add = (lines % (change, change) for change in ("= value", "+= number"))
    else:
        place = f"self.cells[{index}]"
        read = f"return {_stored_value(field, place)}"
        value = f"value {'-' if field.zero > 0 else '+'} {abs(field.zero)}" if field.zero else "value"
        write = f"{place} = {'1 if value else 0' if field.is_flag else value}"
        add = f"{place} += number"
    blocks = [
        f'    def {field.name}(self, {typed}) -> {kind}:\n        """Return {meaning}\n        {read}\n',
        f'    def set_{stem}(self, {typed}, value: {kind}) -> None:\n        """Set {meaning}\n        {write}\n',
    ]
    if not field.is_flag:
        blocks.append(
            f'    def add_to_{stem}(self, {typed}, number: i64) -> None:\n        """Add to {meaning}\n        {add}\n'
        )
    if field.has_list:
        blocks.append(_write_list_methods(field, index))
    return blocks


def _write_list_methods(field: Field, index: str) -> str:
    """Return the two methods that return and set the values of a field for all values of its last index."""
    *arguments, last = (argument.name for argument in field.by)
    typed = "".join(f", {argument}: i64" for argument in arguments)
    first = index.removesuffix(f" + {last}") if index != last else "0"
    size = field.by[-1].size
    cells = f"{first}:{int(first) + size}" if first.isdecimal() else f"{first} : {first} + {size}"
    return (
        f"    def {field.name}_by_{last}(self{typed}) -> vec[i64]:\n"
        f'        """Return {field.meaning}, for each {last}."""\n'
        f"        return self.cells[{cells}]\n"
        "\n"
        f"    def set_{field.name}_by_{last}(self{typed}, values: vec[i64]) -> None:\n"
        f'        """Set {field.meaning}, for each {last} from 0 on."""\n'
        "        cells = self.cells\n"
        f"        {last}: i64 = 0\n"
        f"        while {last} < i64(len(values)):\n"
        f"            cells[{index}] = values[{last}]\n"
        f"            {last} += 1\n"
    )


def _typed(arguments: tuple[str, ...]) -> str:
    return ", ".join(f"{argument}: i64" for argument in arguments)


def _stored_value(field: Field, place: str) -> str:
    """Return the expression for a value that is stored in a cell."""
    if field.is_flag:
        return f"{place} != 0"
    if not field.zero:
        return place
    return f"{place} {'+' if field.zero > 0 else '-'} {abs(field.zero)}"


def _write_index(field: Field, cell: int) -> str:
    """Return the index of a value: `2 + seat`, or `65 + 5 * seat + province`."""
    terms = [str(cell)] if cell else []
    stride = field.size
    for index in field.by:
        stride //= index.size
        terms.append(f"{stride} * {index.name}" if stride > 1 else index.name)
    return " + ".join(terms)


def _import_layout(name: str) -> ModuleType:
    """Import a layout without running the `__init__` of its package, which would need the fields."""
    package = name.rpartition(".")[0]
    spec = importlib.util.find_spec(package)
    if spec is None:
        raise ModuleNotFoundError(package)
    sys.modules[package] = importlib.util.module_from_spec(spec)
    return importlib.import_module(name)


def main() -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tianxia.engine.field_accessors", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("modules", nargs="+", metavar="MODULE")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    options = parser.parse_args()
    stale = []
    for name in options.modules:
        module = _import_layout(name)
        path = Path(str(module.__file__)).with_name("fields.py")
        source = write_accessors(module.LAYOUT, name)
        if not options.check:
            path.write_text(source, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != source:
            stale.append(str(path))
    if stale:
        sys.stderr.write(f"not up to date, run `make fields`: {', '.join(stale)}\n")
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
