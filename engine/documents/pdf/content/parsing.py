"""Parse content streams, and skip invalid tokens so that all readers see the same instructions.

Invalid tokens are references, unknown words within arrays and dictionaries, and bytes that are no text. They draw
nothing, and readers skip them; a string beside them stays if an operator shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from enum import Enum

import pikepdf
from pikepdf import ContentStreamInlineImage, Stream, Token, TokenFilter, TokenType

from engine.documents.pdf.content.grammar import OPERATORS
from engine.documents.pdf.content.graphics import Instruction

_UNKNOWN = Token(TokenType.word, b"unknown")
_NO_TOKEN = Token(TokenType.eof, b"")
_SPACE = Token(TokenType.space, b" ")
_CLOSING = {
    TokenType.array_open: Token(TokenType.array_close, b"]"),
    TokenType.dict_open: Token(TokenType.dict_close, b">>"),
}
_CLOSES = {TokenType.array_close: TokenType.array_open, TokenType.dict_close: TokenType.dict_open}
_PAGE = 3, 3  # points: the smallest page


class Repair(Enum):
    """A way to continue at an operator within an array or a dictionary, or at an unknown word; readers differ in it."""

    END = "the operator ends the array or dictionary"
    SKIP = "the operator is skipped"
    JOIN = "as END; an unknown word between operands is skipped"


def parsed(stream: pikepdf.Object, operators: str = "") -> Sequence[Instruction]:
    """Return the instructions of a content stream, or of all streams of a page.

    Args:
        operators: return only instructions with these; all if empty.

    Raises:
        pikepdf.PdfError, pikepdf.DataDecodingError: a filter can't be undone.
        TypeError: an operator is within an array or a dictionary; readers differ in how they handle that.
    """
    with suppress(TypeError, pikepdf.PdfError):
        found = pikepdf.parse_content_stream(stream, operators)
        if all(map(_is_plain, found)):
            return found
    return repaired(joined(stream), None, operators)


def repaired(data: bytes, repair: Repair | None, operators: str = "") -> Sequence[Instruction]:
    """Return the instructions of content after a repair; without one, operators in arrays or dictionaries stay there.

    Raises:
        pikepdf.PdfError, TypeError: see `parsed`.
    """
    with pikepdf.new() as alone:
        page = alone.add_blank_page(page_size=_PAGE)
        page.Contents = alone.make_stream(data)
        page.Contents = alone.make_stream(page.get_filtered_contents(_ContentFilter(repair)))
        return pikepdf.parse_content_stream(page, operators)


def joined(stream: pikepdf.Object) -> bytes:
    """Return the decoded bytes of a content stream, or of all streams of a page.

    Raises:
        pikepdf.PdfError, pikepdf.DataDecodingError: a filter can't be undone.
    """
    if isinstance(stream, Stream):
        return stream.read_bytes()
    contents = stream.get("/Contents")
    streams = [contents] if isinstance(contents, Stream) else list(contents or ())
    return b"\n".join(each.read_bytes() for each in streams if isinstance(each, Stream))


def _is_plain(instruction: Instruction) -> bool:
    """Return whether an instruction can be written as it was parsed.

    Raises:
        pikepdf.PdfError: a picture within the stream has an entry that can't be parsed.
    """
    if isinstance(instruction, ContentStreamInlineImage):
        return instruction.iimage is not None
    return bytes(instruction.operator).isascii()


class _ContentFilter(TokenFilter):
    """A token filter that drops tokens that are no content, and unknown words within arrays and dictionaries.

    With a repair it also ends what has no end, and drops the beginning of an inline image without data.
    """

    def __init__(self, repair: Repair | None) -> None:
        super().__init__()
        self._repair = repair
        self._open: list[TokenType] = []
        self._image: list[Token] | None = None

    def handle_token(self, token: Token = _NO_TOKEN) -> Token | list[Token] | None:
        found = self._balanced(token)
        return found if self._repair is None else self._after_image(token, found)

    def _balanced(self, token: Token) -> list[Token]:
        kind = token.type_
        if kind in _CLOSING:
            self._open.append(kind)
        elif kind in _CLOSES:
            return self._closed(token)
        elif kind is TokenType.eof:
            return [*self._ends(), token] if self._repair else [token]
        elif kind is TokenType.bad or (kind is TokenType.word and token.raw_value not in OPERATORS):
            # Elsewhere it becomes an unknown operator, so that no operator after it takes its operands.
            return [] if self._open or self._repair is Repair.JOIN else [_UNKNOWN]
        elif kind is TokenType.word and self._open and self._repair:
            return [] if self._repair is Repair.SKIP else [*self._ends(), token]
        return [token]

    def _closed(self, token: Token) -> list[Token]:
        if self._repair is None:
            del self._open[-1:]
            return [token]
        if _CLOSES[token.type_] not in self._open:
            return []
        closing: list[Token] = []
        while self._open:
            kind = self._open.pop()
            closing.append(_CLOSING[kind])
            if kind is _CLOSES[token.type_]:
                break
        return closing

    def _ends(self) -> list[Token]:
        closing = [_CLOSING[kind] for kind in reversed(self._open)]
        self._open.clear()
        return [_SPACE, *closing, _SPACE] if closing else []

    def _after_image(self, token: Token, found: list[Token]) -> list[Token]:
        """Return the tokens to write; those of an inline image wait until its data begin."""
        is_operator = token.type_ is TokenType.word and token.raw_value in OPERATORS
        if is_operator and token.raw_value == b"BI":
            self._image = found
            return []
        if self._image is None:
            return found
        if is_operator and token.raw_value == b"ID":
            waiting, self._image = self._image, None
            return [*waiting, *found]
        if is_operator or token.type_ is TokenType.eof:
            self._image = None
            return [token]
        self._image += found
        return []
