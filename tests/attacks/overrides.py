"""Names whose letters are stored in another order than they are shown in, since their direction is overridden."""

from __future__ import annotations

import re
from functools import partial

from lxml import etree

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import TRANSITIONAL, build, drawing, entries, run

_NAME = SECRET.lower()  # a capital alone has a recognizer mask the stored letters
_START, _REST = _NAME[:4], _NAME[:3:-1]
_OVERRIDDEN = re.compile("\u202e([^\u202c\n]*)\u202c?")
_MAIN = TRANSITIONAL["w"]


def _shown(data: bytes) -> str:
    """The text as a program shows it: overridden letters from the right to the left, within others in one block."""
    if data.startswith(b"PK"):
        root = etree.fromstring(entries(data)["word/document.xml"])
        text = "\n".join(map(_of_element, root.iter("{*}p")))
    else:
        text = data.decode()
    return _OVERRIDDEN.sub(lambda each: each[1][::-1], text)


def _of_element(element: etree._Element) -> str:
    parts = [each.text or "" if etree.QName(each).localname == "t" else _of_element(each) for each in element]
    if etree.QName(element).localname != "bdo" or element.get(f"{{{_MAIN}}}val") != "rtl":
        return "".join(parts)
    is_block = [next(each.iter("{*}bdo"), None) is not None for each in element]
    return "".join(part if block else part[::-1] for part, block in zip(parts[::-1], is_block[::-1], strict=True))


def _is_left(data: bytes) -> bool:
    text = _shown(data)
    return any(each in text for each in (_NAME, _NAME[::-1], _START + _REST))


def _sentence(*content: str, form: str = "") -> bytes:
    return build(f"<w:p>{form}{run('the crates near ')}{''.join(content)}{run(' are dry')}</w:p>")


def _override(*content: str, direction: str = "rtl") -> str:
    return f'<w:bdo w:val="{direction}">{"".join(content)}</w:bdo>'


_BOLD = "<w:rPr><w:b/></w:rPr>"
_FROM_RIGHT = "<w:pPr><w:bidi/></w:pPr>"
_HEBREW = run(" שלום ")
_by_term = partial(Attack, terms=(SECRET,), leaks=_is_left)

ATTACKS = (
    _by_term("half.docx", lambda: _sentence(run(_START), _override(run(_REST)))),
    _by_term("middle.docx", lambda: _sentence(run("qui"), _override(run("ots")), run("rp"))),
    _by_term("whole.docx", lambda: _sentence(_override(run(_NAME[::-1])))),
    _by_term("shown-backwards.docx", lambda: _sentence(_override(run(_NAME)))),
    _by_term("two-runs.docx", lambda: _sentence(run("qu"), _override(run("pro", _BOLD), run("tsi")))),
    _by_term("twice.docx", lambda: _sentence(run(_START), _override(run("pr"), _override(run("ot"))))),
    _by_term("ended.docx", lambda: _sentence(_override(run("pr"), _override(run("quisto"), direction="ltr")))),
    _by_term("link.docx", lambda: _sentence(run(_START), f"<w:hyperlink>{_override(run(_REST))}</w:hyperlink>")),
    _by_term("beside-hebrew.docx", lambda: _sentence(run(_START), _override(run(_REST)), _HEBREW)),
    _by_term("from-right.docx", lambda: _sentence(run(_START), _override(run(_REST)), form=_FROM_RIGHT)),
    _by_term("characters.docx", lambda: _sentence(run(f"{_START}\u202e"), run(_REST, _BOLD), run("\u202c"))),
    _by_term("characters-beside-hebrew.docx", lambda: _sentence(run(f"{_START}\u202e{_REST}\u202c שלום"))),
    _by_term(
        "characters-not-ended.docx",
        lambda: build(f"<w:p>{run(f'the crates near {_START}')}{run(chr(0x202E))}{run(_REST)}</w:p>"),
    ),
    _by_term(
        "drawing.docx",
        lambda: build(
            f"<w:p>{run('The lease runs for two years.')}</w:p>"
            + drawing(f"<a:p><a:r><a:t>{_START}\u202e</a:t></a:r><a:r><a:t>{_REST}\u202c</a:t></a:r></a:p>")
        ),
    ),
    Attack(
        "half-found.docx",
        lambda: build(
            f"<w:p>{run('The tenant, Mr Maren ')}{run(_START)}{_override(run(_REST))}{run(', signed the lease.')}</w:p>"
        ),
        leaks=_is_left,
    ),
    _by_term(
        "characters-beside-hebrew.txt",
        lambda: f"The crates near {_START}\u202e{_REST}\u202c שלום are dry.\n".encode(),
        leaks=lambda data: False,
    ),
)
