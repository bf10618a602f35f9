"""JSON files that these tests write fit their schema."""

from tests.schemas import _outputs_fit_their_schemas  # noqa: F401  # pytest finds fixtures by their names here
