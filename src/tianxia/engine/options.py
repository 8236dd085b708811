"""The options of a game: their values, read from plain data."""

from typing import Any, Final, TypeVar, get_origin

import msgspec

from tianxia.engine.errors import BadOptions

JsonObject = dict[str, Any]
"""A JSON or TOML object: a position, a dump, a view, options."""

_SWITCHES: Final = {"on": True, "off": False}


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The options of a game. Each game adds its own fields."""


OptionsT = TypeVar("OptionsT", bound=Options)


def read_options(game: str, options: type[OptionsT], data: JsonObject) -> OptionsT:
    """Convert the options of a game from plain data. Raises BadOptions.

    A boolean may be the text `on` or `off`, and a list one text, separated by commas or blanks.
    """
    fields = {field.name: field.type for field in msgspec.structs.fields(options)}
    unknown = sorted(set(data) - set(fields))
    if unknown:
        raise BadOptions("engine-option-unknown", option=unknown[0], game=game, known=", ".join(fields))
    plain = {
        key: _read_option_text(value, fields[key]) if isinstance(value, str) else value for key, value in data.items()
    }
    try:
        return msgspec.convert(plain, options)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadOptions):  # msgspec wraps every ValueError
            raise error.__cause__ from None
        raise BadOptions("engine-option-bad", problem=str(error)) from None


def write_options(options: Options) -> JsonObject:
    """Return the options that differ from their defaults, as plain data."""
    plain: JsonObject = msgspec.to_builtins(options)
    defaults: JsonObject = msgspec.to_builtins(type(options)())
    return {key: value for key, value in plain.items() if defaults.get(key) != value}


def split_list(text: str) -> list[str]:
    """Return the items of an option that is a list, from a text separated by commas or blanks."""
    return text.replace(",", " ").split()


def _read_option_text(text: str, option_type: Any) -> Any:
    """Return the value of an option that is given as text; the text itself if its type says nothing about it."""
    if option_type is bool:
        return _SWITCHES.get(text, text)
    return split_list(text) if get_origin(option_type) is list else text
