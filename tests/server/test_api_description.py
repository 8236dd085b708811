"""The OpenAPI description of the HTTP interface."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tianxia.server.app import make_app
from tianxia.server.settings import read_settings


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("data")
    app = make_app(read_settings(environment={"TIANXIA_DATA": str(folder)}))
    return msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))


def resolve(description: Any, schema: Any) -> Any:
    """Return a schema, or the one that it refers to."""
    while "$ref" in schema:
        schema = description["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def test_every_json_response_has_a_schema_with_its_fields(description: Any) -> None:
    number = 0
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            for status, response in operation["responses"].items() if isinstance(operation, dict) else ():
                content = response.get("content", {}).get("application/json")
                if content is None or not status.startswith("2") or status == "204":
                    continue
                number += 1
                schema = resolve(description, content["schema"])
                while schema.get("type") == "array":
                    schema = resolve(description, schema["items"])
                schemas = [resolve(description, option) for option in schema.get("oneOf", [schema])]
                assert all(option.get("properties") for option in schemas), f"{method} {path}"
    assert number > 20


def test_parts_that_are_encoded_already_are_described(description: Any) -> None:
    schemas = description["components"]["schemas"]
    assert set(schemas["Study"]["required"]) == {"status", "done"}
    assert {"decisions", "worst"} <= set(schemas["WinChances"]["properties"])
    assert schemas["ReplayOverview"]["properties"]["log"]["items"]["type"] == "array"
