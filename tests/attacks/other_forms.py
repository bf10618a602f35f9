"""Numbers, dates and addresses in another usual form than that of the term, and names in a wrong code page.

Only the term is masked here: recognizers that find any number or date would find these as well.
"""

from __future__ import annotations

from engine.core.types import Kind
from tests.attacks.attack import Attack

_BEFORE, _BEHIND = "The lease of the flat runs for two years.\n", "\nThe rent is paid monthly until the spring.\n"
_PHONE, _ACCOUNT, _ADDRESS = "+49 171 5550198", "DE89 3704 0044 0532 0130 00", "maren.quistorp@example.org"
_DATE, _NUMBER, _NAME, _RUSSIAN = "14 March 1987", "531-77-4208", "Müller", "Нестеров"

_WRITTEN: dict[str, tuple[str, str]] = {
    "telephone within the country": (_PHONE, "0171 5550198"),
    "telephone with a slash": (_PHONE, "0171/5550198"),
    "telephone from abroad": (_PHONE, "00491715550198"),
    "telephone with both codes": (_PHONE, "+49 (0) 171 555 01 98"),
    "telephone without a code": (_PHONE, "171 5550198"),
    "telephone in words": (_PHONE, "oh one seven one, triple five, oh one nine eight"),
    "telephone with its country": ("0171 5550198", "+491715550198"),
    "account without its country": (_ACCOUNT, "3704 0044 0532 0130 00"),
    "account at its bank": (_ACCOUNT, "BLZ 370 400 44, Konto 0532013000"),
    "account without zeros": (_ACCOUNT, "532013000"),
    "address in words": (_ADDRESS, "maren dot quistorp at example dot org"),
    "address in brackets": (_ADDRESS, "maren.quistorp(at)example.org"),
    "address in German": (_ADDRESS, "maren punkt quistorp ät example punkt org"),
    "address with a label": (_ADDRESS, "maren.quistorp+news@example.org"),
    "address of a forwarder": (_ADDRESS, "SRS0=ab=cd=example.org=maren.quistorp@fwd.example"),
    "address within another": (_ADDRESS, "maren.quistorp@mail.example.org"),
    "date, year first": (_DATE, "1987-03-14"),
    "date, month first": (_DATE, "03/14/1987"),
    "date, day first": (_DATE, "14.03.1987"),
    "date, short year": (_DATE, "14/3/87"),
    "date, short month": (_DATE, "14-MAR-87"),
    "date, name first": (_DATE, "March 14th, 1987"),
    "date in one number": (_DATE, "19870314"),
    "date in six digits": (_DATE, "140387"),
    "date in Roman numerals": (_DATE, "14.III.1987"),
    "date in German": (_DATE, "14. März 1987"),
    "date in Portuguese": (_DATE, "14 de março de 1987"),
    "date in Japanese": (_DATE, "1987年3月14日"),
    "date in words": (_DATE, "the fourteenth day of March, nineteen hundred and eighty-seven"),
    "number with zeros": (_NUMBER, "ID00531774208X"),
    "number in Morse": (_NUMBER, "..... ...-- .---- --... --... ....- ..--- ----- ---.."),
    "number in Braille": (_NUMBER, "⠼⠑⠉⠁⠛⠛⠙⠃⠚⠓"),
    "number in Base64": (_NUMBER, "NTMxLTc3LTQyMDg="),
    "number in Base64, without hyphens": (_NUMBER, "NTMxNzc0MjA4"),
    "name of a domain": (_NAME, "https://xn--mller-kva.example/"),
    "UTF-8 as in DOS": (_NAME, "M├╝ller"),
    "Windows as in DOS": (_NAME, "M³ller"),
    "Macintosh as in Windows": (_NAME, "MŸller"),
    "quoted letter": (_NAME, "M=FCller"),
    "Chinese in seven bits": ("田中", "~{LoVP~}"),
}
_ENCODED = {
    "Macintosh": (_NAME, "mac_roman"),
    "Macintosh, Czech": ("Dvořáková", "mac_latin2"),
    "DOS, Czech": ("Dvořáková", "cp852"),
    "ISO, Russian": (_RUSSIAN, "iso8859_5"),
}


def _attack(name: str, term: str, written: str, encoding: str = "utf-8") -> Attack:
    data = f"{_BEFORE}The key was given to {written} on Monday.{_BEHIND}".encode(encoding)
    return Attack(
        f"{name}.txt",
        lambda: data,
        (),
        (term,),
        leaks=lambda left: written.encode(encoding) in left,
        kinds=frozenset({Kind.DEM}),
    )


ATTACKS = (
    *(_attack(name, term, written) for name, (term, written) in _WRITTEN.items()),
    *(_attack(name, term, term, encoding) for name, (term, encoding) in _ENCODED.items()),
)
