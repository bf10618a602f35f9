"""Parses content streams, also those that hold what no reader takes: references, unknown words within arrays and
dictionaries, bytes that are no text.

Such tokens draw nothing, and readers pass over them. They are left out, so that all readers see the same; a string
beside them stays where an operator shows it.
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
"""Of ISO 32000-1, annex A."""
_UNKNOWN = Token(TokenType.word, b"unknown")
_NO_TOKEN = Token(TokenType.eof, b"")
_OPENING = (TokenType.array_open, TokenType.dict_open)
_CLOSING = (TokenType.array_close, TokenType.dict_close)
_PAGE = 3, 3  # points, of the smallest one


def parsed(stream: pikepdf.Object, operators: str = "") -> Sequence[Instruction]:
    """Return the instructions of a content stream, or of all streams of a page.

    Args:
        operators: only instructions with these are returned; with none, all.

    Raises:
        pikepdf.PdfError, pikepdf.DataDecodingError: a filter can't be undone.
        TypeError: an operator stands within an array or a dictionary; readers differ in what they make of that.
    """
    with suppress(TypeError, pikepdf.PdfError):
        found = pikepdf.parse_content_stream(stream, operators)
        if all(map(_is_plain, found)):
            return found
    with pikepdf.new() as alone:
        page = alone.add_blank_page(page_size=_PAGE)
        page.Contents = alone.make_stream(_data(stream))
        page.Contents = alone.make_stream(page.get_filtered_contents(_Kept()))
        return pikepdf.parse_content_stream(page, operators)


def _is_plain(instruction: Instruction) -> bool:
    """Whether it can be written as it was parsed.

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


class _Kept(TokenFilter):
    """Leaves out tokens that are no content, and unknown words within arrays and dictionaries."""

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
            # Elsewhere, no operator behind it may take its operands.
            return None if self._depth else _UNKNOWN
        return token
