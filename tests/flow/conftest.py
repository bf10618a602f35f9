"""What these tests write for programs fits its schema."""

from tests.schemas import _outputs_fit_their_schemas  # noqa: F401  # pytest finds fixtures by their names here
