"""Parse content streams, and skip invalid tokens so that all readers see the same instructions.

Invalid tokens are references, unknown words within arrays and dictionaries, and bytes that are no text. They draw
nothing, and readers skip them; a string beside them stays if an operator shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import pikepdf
from pikepdf import ContentStreamInlineImage, Stream, Token, TokenFilter, TokenType

from engine.documents.pdf.redact.graphics import Instruction

_OPERATORS = frozenset(
    b"q Q cm w J j M d ri i gs cs CS sc SC scn SCN g G rg RG k K m l c v y h re n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td "
    b"TD Tm T* Tj TJ ' \" f F f* B B* b b* S s sh Do d0 d1 BI ID EI BMC BDC EMC MP DP BX EX".split()
)
"""The operators of ISO 32000-1, annex A."""
_UNKNOWN = Token(TokenType.word, b"unknown")
_NO_TOKEN = Token(TokenType.eof, b"")
_OPENING = (TokenType.array_open, TokenType.dict_open)
_CLOSING = (TokenType.array_close, TokenType.dict_close)
_PAGE = 3, 3  # points: the smallest page


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
    with pikepdf.new() as alone:
        page = alone.add_blank_page(page_size=_PAGE)
        page.Contents = alone.make_stream(_data(stream))
        page.Contents = alone.make_stream(page.get_filtered_contents(_ContentFilter()))
        return pikepdf.parse_content_stream(page, operators)


def _is_plain(instruction: Instruction) -> bool:
    """Return whether an instruction can be written as it was parsed.

    Raises:
        pikepdf.PdfError: a picture within the stream has an entry that can't be parsed.
    """
    if isinstance(instruction, ContentStreamInlineImage):
        return instruction.iimage is not None
    return bytes(instruction.operator).isascii()


def _data(stream: pikepdf.Object) -> bytes:
    if isinstance(stream, Stream):
        return stream.read_bytes()
    contents = stream.get("/Contents")
    streams = [contents] if isinstance(contents, Stream) else list(contents or ())
    return b"\n".join(each.read_bytes() for each in streams if isinstance(each, Stream))


class _ContentFilter(TokenFilter):
    """A token filter that drops tokens that are no content, and unknown words within arrays and dictionaries."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = 0

    def handle_token(self, token: Token = _NO_TOKEN) -> Token | None:
        kind = token.type_
        if kind in _OPENING:
            self._depth += 1
        elif kind in _CLOSING:
            self._depth = max(self._depth - 1, 0)
        elif kind is TokenType.bad or (kind is TokenType.word and token.raw_value not in _OPERATORS):
            # Elsewhere it becomes an unknown operator, so that no operator after it takes its operands.
            return None if self._depth else _UNKNOWN
        return token
