"""The schemas of messages in the OpenAPI description.

Litestar's own plugin for structs asks msgspec, which cannot describe fields that are encoded already, nor messages
whose arguments are messages.
"""

from typing import TYPE_CHECKING, Any

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

from tianxia.locales import Message
from tianxia.server.tables.wire.contents import list_fields

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class WireSchemaPlugin(OpenAPISchemaPlugin):
    """Describes structs as objects and named tuples as arrays."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Return whether a type is a struct or a named tuple."""
        is_tuple = field_definition.is_subclass_of(tuple) and hasattr(field_definition.annotation, "_fields")
        return not field_definition.is_union and (is_tuple or field_definition.is_subclass_of(Struct))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        """Return the schema of a struct or of a named tuple."""
        annotation: Any = field_definition.annotation
        if annotation is Message:
            description = "The id of a Fluent message and its arguments"
            return Schema(type=OpenAPIType.ARRAY, description=description, min_items=2, max_items=2)
        if not field_definition.is_subclass_of(Struct):
            number = len(annotation._fields)
            description = ", ".join(annotation._fields)
            return Schema(type=OpenAPIType.ARRAY, description=description, min_items=number, max_items=number)
        fields = list(list_fields(annotation))
        return schema_creator.create_component_schema(
            field_definition,
            required=sorted(field.name for field in fields if not field.is_optional),
            property_fields={
                # A type of the game is named by a text: the description has no types of games.
                field.name: FieldDefinition.from_annotation(
                    dict[str, Any] if isinstance(field.type, str) else field.type, name=field.name
                )
                for field in fields
            },
        )
