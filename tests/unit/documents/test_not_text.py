"""Markup and encoded text are no plain text; letters, notes, chats, logs and tables are, with a few signs of markup."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents
from engine.core.errors import NotPlainText, UnsupportedFormat
from engine.core.options import AS_TEXT
from engine.core.problems import PROBLEMS
from engine.documents import not_text
from tests.attacks import not_text as attacks

ORDINARY = {
    "letter": "Dear Ms Quarry,\n\nthank you for your letter of 3 March. I enclose both forms.\n\nYours sincerely,\nA. Kowal\n",
    "forwarded": "-----Original Message-----\nFrom: Ada Quarry <ada@example.org>\nSent: Monday, 4 March 2024 10:12\n"
    "To: Maren <maren@example.org>\nSubject: Re: the flat\n\n> I agree.\n>> So do I.\n",
    "plain message": "Message-ID: <1234.JavaMail@thyme>\nDate: Mon, 14 May 2001 16:39:00 -0700 (PDT)\nFrom: a@example.org\n"
    "Subject: lunch\nMime-Version: 1.0\nContent-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: 7bit\n\n"
    "Here is our forecast\n",
    "chat": "[12:01] <ada> hello\n[12:02] <maren_t> hi! <3\n12/03/24, 10:12 - Ada: <Media omitted>\n<ada> see you & bye\n",
    "markdown": "# Notes\n\n* use the <b> tag, or `<br>`\n* H~2~O, **bold**, [a link](https://example.org/a%20b?x=1&y=2)\n"
    "\n| name | town |\n|------|------|\n| Ada | Saltby |\n\n<!-- nobody sees it -->\n",
    "log": "2024-03-04 10:20:30,123 INFO [main] c.e.App - user=ada id=4711 path=/a/b?x=1&y=2 took 12ms\n"
    '10.0.0.1 - - [04/Mar/2024:10:20:30 +0000] "GET /a%20b.html?name=J%C3%B6rg HTTP/1.1" 200 5\n'
    '2024-03-04 INFO payload={"id": 4711, "ok": true}\n',
    "table": "name,town,born\nAda Quarry,Saltby,1984\nMaren Tolvald,Bergen,1990\n",
    "tabs": "name\ttown\nAda\tSaltby\nMaren\tBergen\n",
    "comparison": "Let a < b and c > d. If x<y>z then stop. AT&T; R&D; B&B; 5 &amp; 6. x=AB, y=C4, 100%=50+50, 12%45%50%\n",
    "percentages": "Growth 5%, 10%20%30% and 50%de facto. Use %20 for a space.\n",
    "paths": "See C:\\users\\ada\\plain\\notes.txt, D:\\x41\\u0041.txt and \\\\server\\share\\f1\\par.\n",
    "many paths": "".join(f"copied D:\\b0\\par\\f{each}.txt to \\\\host\\i\\plain\n" for each in range(1, 9)),
    "paragraph marks": "one\\par\ntwo\\par\nthree\\par\nfour\\par\nfive\\par\nsix\\par\nseven\\par\n",
    "hashes": "sha256: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\n"
    "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7vbqajDw4o6gJy8UtmIbkcpnkO3Kwc4qsEnSZp/TR+fQi62F79RHWwKOtFmwteURgLbj7D\n",
    "code": "def find(text):\n    return [each for each in text.split('\\n') if each != \"\\t\"]  # x < 3 and y > 4\n",
    "settings": "name: Ada Quarry\ntown: Saltby\nitems:\n  - one\n  - two\n",
    "brackets": "[redacted] and {sic} were added. [1] See below.\n",
    "from at the beginning": "From the beginning I knew that Ada would leave.\nFrom: nobody\n",
    "formula": "The mean was $\\bar{x} = 4$, and 3\\% left. \\o/\n",
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("The guest was \\u004f\\u0064\\u0061\\u006c\\u0079\\u0073.", "looks-like-escapes"),
        ("\\pard\\plain\\f0\\fs20 The lease\\par of \\b Ada\\b0  ends.\\par", "looks-like-rtf"),
        ("J\\u246?rg and \\u214?stg\\u246?ta, \\par\\plain\\b0 J\\u246?rg", "looks-like-rtf"),
        ("J\\'f6rg, \\'d6stg\\'f6ta, J\\'f6rg, \\'c5sa, \\'c5rhus", "looks-like-rtf"),
    ],
)
def test_the_format_is_named_rightly(text: str, code: str) -> None:
    assert not_text.found(text) == code


@pytest.mark.parametrize("text", ORDINARY.values(), ids=ORDINARY)
def test_ordinary_text_is_accepted(text: str) -> None:
    assert not_text.found(text) is None


@pytest.mark.parametrize("attack", attacks.ATTACKS, ids=str)
def test_markup_is_refused_with_what_it_looks_like_and_read_on_request(attack: attacks.Attack) -> None:
    with pytest.raises(NotPlainText) as refused:
        documents.read(attack.build(), Path(attack.name))
    assert str(refused.value.fields["found"]) in PROBLEMS
    document = documents.read(attack.build(), Path(attack.name), AS_TEXT)
    assert [each.code for each in document.warnings] == ["read-as-text"]


def test_plain_text_that_is_read_as_text_needs_no_notice() -> None:
    assert documents.read(b"Dear Ada", Path("letter.txt"), AS_TEXT).warnings == ()


def test_ebcdic_is_named() -> None:
    with pytest.raises(UnsupportedFormat) as refused:
        documents.read("Dear Ada, we met in Saltby in the spring.".encode("cp500"), Path("letter.txt"), AS_TEXT)
    assert refused.value.fields == {"found": "looks-like-ebcdic"}
