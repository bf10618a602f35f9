"""Messages: codes with arguments, which the engine passes on in place of sentences; see `engine.core.catalogue`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.sentences import fields_of


@dataclass(frozen=True, slots=True)
class Message:
    """A code of `engine.core.sentences.SENTENCES`, and the arguments that its sentence names. Never text of a document.

    Raises:
        ValueError: there is no such code, or its sentence needs other arguments. So a message that a sandboxed worker
            sends is refused where it could not be worded.
    """

    code: str
    fields: tuple[tuple[str, str | int | float | Message | tuple[Message, ...]], ...] = ()

    def __post_init__(self) -> None:
        wanted = fields_of(self.code)
        if wanted is None or len(self.fields) != len(wanted) or wanted != {name for name, _ in self.fields}:
            raise ValueError(f"no message {self.code} with {[name for name, _ in self.fields]}")


def message(code: str, **fields: str | int | float | Message | tuple[Message, ...]) -> Message:
    """Return the message with these arguments."""
    return Message(code, tuple(fields.items()))


def literal(text: str) -> Message:
    """Return a message for text that is no code's sentence: what a policy says in its file.

    Front ends translate the text of bundled policies; that of the user's own policies stays as they wrote it.
    """
    return message("literal", text=text)


def text_of(message: Message) -> str:
    """Return the text of a message of `literal`."""
    return str(dict(message.fields)["text"])
