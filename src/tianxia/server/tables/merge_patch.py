"""JSON merge patches (RFC 7396): the difference between two versions of an object, as an object."""

from typing import Any

from tianxia.engine.game import JsonObject


class NotPatchable(Exception):
    """A merge patch cannot express the change, because the new object contains a null: in a patch, null removes."""


def make_patch(before: JsonObject, after: JsonObject) -> JsonObject:
    """Return the patch that turns `before` into `after`; empty if they are equal. Raises NotPatchable."""
    patch: JsonObject = {key: value for key, value in after.items() if key not in before or before[key] != value}
    for key, value in patch.items():
        if value is None:
            raise NotPatchable
        if isinstance(value, dict):
            known = before.get(key)
            if isinstance(known, dict):
                patch[key] = make_patch(known, value)
            else:
                _check_no_null(value)
    if before.keys() != after.keys():
        patch |= {key: None for key in before if key not in after}
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


def _check_no_null(value: JsonObject) -> None:
    """Raise NotPatchable if an object contains null, itself or in an object within. A null in a list is no problem."""
    for member in value.values():
        if member is None:
            raise NotPatchable
        if isinstance(member, dict):
            _check_no_null(member)
