"""JSON merge patches (RFC 7396): the difference between two versions of an object, as an object."""

from typing import Any

from tianxia.engine.game import JsonObject


class NotPatchable(Exception):
    """A merge patch cannot express the change, because the new object contains a null: in a patch, null removes."""


def make_patch(before: JsonObject, after: JsonObject) -> JsonObject:
    """Return the patch that turns `before` into `after`; empty if they are equal. Raises NotPatchable."""
    patch: JsonObject = {key: None for key in before if key not in after}
    for key, value in after.items():
        if key in before and before[key] == value:
            continue
        if isinstance(value, dict) and isinstance(before.get(key), dict):
            patch[key] = make_patch(before[key], value)
        else:
            _check_no_null(value)
            patch[key] = value
    return patch


def apply_patch(target: Any, patch: Any) -> Any:
    """Return `target` with a patch applied to it; `target` is not changed."""
    if not isinstance(patch, dict):
        return patch
    out: JsonObject = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            out.pop(key, None)
        else:
            out[key] = apply_patch(out.get(key), value)
    return out


def _check_no_null(value: object) -> None:
    """Raise NotPatchable if a value is null or an object that contains null. A null in a list is not a problem."""
    if value is None:
        raise NotPatchable
    if isinstance(value, dict):
        for member in value.values():
            _check_no_null(member)
