"""Makes gazetteers of DEM and MISC terms from a Wikidata JSON dump (paper 2, section 4.1).

The values of the properties below are counted over all items, in statements and qualifiers, since many of these
properties are not on items of people. Values that are items become their label and aliases; texts become terms as they
are. The dump is read twice: once to count values, once to look up their names.
"""

from __future__ import annotations

import bz2
import gzip
import json
import re
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any, cast

from engine.core.errors import DamagedFile, OutputExists, UnreadableFile
from engine.core.progress import Progress, Stage
from engine.core.types import Kind

# The Wikidata properties whose values may identify somebody: 44 demographic ones (DEM) and 196 others (MISC). The
# choice is that of paper 2, section 4.1, tables 8 and 9, which lists each of them by number; the names are for
# readers of this table. Some have numbers or times for values (length, shirt numbers): those give no terms.


DEM: dict[str, str] = {
    "P21": "sex or gender",
    "P37": "official language",
    "P39": "position held",
    "P91": "sexual orientation",
    "P97": "noble title",
    "P103": "native language",
    "P106": "occupation",
    "P140": "religion or worldview",
    "P172": "ethnic group",
    "P364": "original language of a film",
    "P407": "language of a work",
    "P410": "military rank",
    "P411": "canonization status",
    "P512": "academic degree",
    "P541": "office contested",
    "P803": "professorship",
    "P1039": "kinship",
    "P1050": "medical condition",
    "P1142": "political ideology",
    "P1313": "office of the head of government",
    "P1340": "eye color",
    "P1387": "political alignment",
    "P1412": "language spoken or written",
    "P1884": "hair color",
    "P1906": "office of the head of state",
    "P2098": "substitute",
    "P2388": "office of the head of the organization",
    "P2596": "culture",
    "P2936": "language used",
    "P2962": "chess title",
    "P3075": "official religion",
    "P3095": "practiced by",
    "P3729": "next lower rank",
    "P3730": "next higher rank",
    "P3989": "members have occupation",
    "P4426": "Y-DNA Haplogroup",
    "P4913": "dialect of",
    "P5012": "special rank",
    "P5460": "grants",
    "P6886": "writing language",
    "P7374": "educational stage",
    "P8839": "hairstyle",
    "P8852": "facial hair",
    "P8929": "religion",
}

MISC: dict[str, str] = {
    "P59": "constellation",
    "P85": "anthem",
    "P101": "field of work",
    "P121": "item operated",
    "P122": "basic form of government",
    "P135": "movement",
    "P136": "genre",
    "P138": "named after",
    "P149": "architectural style",
    "P155": "follows",
    "P156": "followed by",
    "P163": "flag",
    "P166": "award received",
    "P171": "parent taxon",
    "P179": "part of the series",
    "P186": "made from material",
    "P225": "taxon name",
    "P237": "coat of arms",
    "P277": "programming language",
    "P279": "subclass of",
    "P282": "writing system",
    "P289": "vessel class",
    "P361": "part of",
    "P366": "use",
    "P400": "platform",
    "P412": "voice type",
    "P413": "position played",
    "P414": "stock exchange",
    "P415": "radio format",
    "P418": "seal description",
    "P423": "shooting handedness",
    "P425": "field of this occupation",
    "P437": "distribution format",
    "P450": "astronaut mission",
    "P461": "opposite of",
    "P462": "color",
    "P470": "Eight Banner register",
    "P479": "input method",
    "P509": "cause of death",
    "P520": "armament",
    "P547": "commemorates",
    "P552": "handedness",
    "P560": "direction",
    "P607": "conflict",
    "P608": "exhibition history",
    "P629": "edition or translation of",
    "P641": "sport",
    "P658": "tracklist",
    "P741": "playing hand",
    "P747": "has edition or translation",
    "P768": "electoral district",
    "P793": "significant event",
    "P800": "notable work",
    "P805": "statement is subject of",
    "P807": "separated from",
    "P811": "academic minor",
    "P812": "academic major",
    "P822": "mascot",
    "P828": "has cause",
    "P870": "instrumentation",
    "P921": "main subject",
    "P923": "medical examinations",
    "P942": "theme music",
    "P1000": "record held",
    "P1001": "applies to jurisdiction",
    "P1026": "academic thesis",
    "P1031": "legal citation of this text",
    "P1049": "worshipped by",
    "P1056": "product or material produced",
    "P1074": "fictional analog of",
    "P1080": "from narrative universe",
    "P1196": "manner of death",
    "P1202": "scientific instrument carried",
    "P1269": "facet of",
    "P1299": "depicted by",
    "P1303": "instrument",
    "P1344": "participant in",
    "P1347": "military casualty classification",
    "P1353": "original spelling",
    "P1382": "partially coincident with",
    "P1399": "convicted of",
    "P1411": "nominated for",
    "P1419": "shape",
    "P1423": "topic of a template",
    "P1437": "plea",
    "P1449": "nickname",
    "P1451": "motto text",
    "P1454": "legal form",
    "P1476": "title",
    "P1534": "end cause",
    "P1535": "used by",
    "P1537": "contributing factor of",
    "P1542": "has effect",
    "P1546": "motto",
    "P1568": "domain of definition",
    "P1576": "lifestyle",
    "P1595": "charge",
    "P1596": "penalty",
    "P1618": "sport number",
    "P1677": "index case of",
    "P1684": "inscription",
    "P1686": "for work",
    "P1780": "school of",
    "P1830": "owner of",
    "P1876": "vessel",
    "P1995": "health specialty",
    "P2002": "Twitter username",
    "P2012": "cuisine",
    "P2043": "length",
    "P2079": "fabrication method",
    "P2094": "competition class",
    "P2175": "medical condition treated",
    "P2176": "drug used for treatment",
    "P2184": "history of topic",
    "P2283": "uses",
    "P2291": "charted in",
    "P2317": "call sign",
    "P2321": "general classification of a race",
    "P2353": "statistical unit",
    "P2411": "Artsy gene",
    "P2416": "sports discipline",
    "P2441": "literal translation",
    "P2501": "results",
    "P2502": "classification of a race",
    "P2507": "erratum",
    "P2521": "female form of label",
    "P2522": "victory",
    "P2545": "bowling style",
    "P2548": "strand orientation",
    "P2572": "hashtag",
    "P2578": "studies",
    "P2579": "studied by",
    "P2650": "interested in",
    "P2702": "dataset distribution",
    "P2715": "elected in",
    "P2770": "source of income",
    "P2789": "connects with",
    "P2831": "totem",
    "P2868": "subject has role",
    "P2925": "domain of saint or deity",
    "P2937": "parliamentary term",
    "P3081": "damaged",
    "P3091": "mount",
    "P3113": "does not have part",
    "P3259": "status as intangible heritage",
    "P3438": "vehicle normally used",
    "P3501": "Catholic rite",
    "P3512": "means of locomotion",
    "P3602": "candidacy in election",
    "P3716": "social classification",
    "P3828": "wears",
    "P3902": "had as last meal",
    "P3909": "last words",
    "P3919": "contributed to creative work",
    "P4185": "iconographic symbol",
    "P4224": "category contains",
    "P4292": "possessed by spirit",
    "P4444": "reward",
    "P4446": "reward program",
    "P4584": "first appearance",
    "P4622": "trophy awarded",
    "P4675": "appears in the form of",
    "P4900": "broader concept",
    "P4968": "relevant qualification",
    "P4969": "derivative work",
    "P4970": "alternative name",
    "P5004": "in opposition to",
    "P5021": "test taken",
    "P5054": "cabinet",
    "P5072": "presented in",
    "P5096": "member of the crew of",
    "P5131": "possible medical finding",
    "P5134": "evaluation of",
    "P5249": "competition of a season",
    "P5422": "has pattern",
    "P6224": "level of description",
    "P6237": "real estate developer",
    "P6251": "catchphrase",
    "P6291": "advertises",
    "P6333": "title of the broader work",
    "P6424": "affiliation string",
    "P6606": "study or design for",
    "P7081": "quotation",
    "P7160": "manner of inhumane treatment",
    "P7501": "audio system",
    "P7781": "exonerated of",
    "P7936": "business model",
    "P7937": "form of creative work",
    "P8006": "footedness",
    "P8258": "field of training",
    "P8693": "fandom",
    "P8706": "ritual object",
    "P8939": "Google Play developer slug",
    "P9021": "Bharati Braille",
    "P9100": "GitHub topic",
    "P9929": "madhhab",
}


PROPERTIES: dict[str, Kind] = {**dict.fromkeys(DEM, Kind.DEM), **dict.fromkeys(MISC, Kind.MISC)}
KINDS = (Kind.DEM, Kind.MISC)
LONGEST = 100
"""Most characters of a term. Longer values are quotations and titles that no other text repeats."""
_HELD = 200_000
"""Values that are counted in memory before they go to disk."""
_START = re.compile(rb'{\s*"type":\s*"\w+",\s*"id":\s*"(\w+)"')
_ITEM, _TERM = "item", "term"
_Counted = tuple[str, str, str, int]
"""_ITEM or _TERM, its kind, its identifier or words, and how often it is a value."""


def extract(dump: Path, out: Path, *, language: str, progress: Progress) -> dict[Kind, int]:
    """Write `DEM.tsv` and `MISC.tsv` into the folder `out`: on each line a term and its count, frequent ones first.

    Memory is bounded: a temporary database in `out` holds the counts.

    Args:
        dump: `latest-all.json`, plain, gzip or bzip2, recognised by content; or items of it, one a line.

    Returns:
        The number of terms in each file.

    Raises:
        UnreadableFile: the dump is missing, or the user may not read it.
        DamagedFile: it ends too early or is no dump; `line` says where.
        OutputExists: `out` holds such files.
        Cancelled: the user asked to stop.
    """
    files = {kind: out / f"{kind}.tsv" for kind in KINDS}
    if any(file.exists() for file in files.values()):
        raise OutputExists
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out) as folder, closing(sqlite3.connect(f"{folder}/counts")) as database:
            database.execute("PRAGMA synchronous = OFF")
            database.execute("CREATE TABLE counts (what, value, kind, count, PRIMARY KEY (what, value, kind))")
            _store(database, _values(_lines(dump, Stage.COUNT, progress), language))
            _store(database, _names(database, _lines(dump, Stage.NAME, progress), language))
            return {kind: _write(database, kind, file) for kind, file in files.items()}
    except (EOFError, gzip.BadGzipFile) as error:
        raise DamagedFile from error
    except OSError as error:
        raise UnreadableFile from error


def _lines(dump: Path, stage: Stage, progress: Progress) -> Iterator[tuple[int, bytes]]:
    """Yield the lines that hold an entity, with their numbers."""
    with dump.open("rb") as raw, _unpacked(raw) as stream:
        size = dump.stat().st_size
        is_list, last = False, b""
        for number, line in enumerate(stream, start=1):
            if number % 1000 == 1:
                progress.step(stage, raw.tell(), size)
            last = line.strip()
            is_list = is_list or (number == 1 and last.startswith(b"["))
            if last not in (b"", b"[", b"]"):
                yield number, last.removeprefix(b"[").removesuffix(b"]").removesuffix(b",")
        if is_list and not last.endswith(b"]"):
            raise DamagedFile(line=number)


def _unpacked(raw: IO[bytes]) -> IO[bytes]:
    start = raw.read(2)
    raw.seek(0)
    if start == b"\x1f\x8b":
        return cast("IO[bytes]", gzip.GzipFile(fileobj=raw))
    return cast("IO[bytes]", bz2.BZ2File(raw)) if start == b"BZ" else raw


def _parsed(number: int, line: bytes) -> dict[str, Any]:
    try:
        entity = json.loads(line)
    except ValueError as error:
        raise DamagedFile(line=number) from error
    if not isinstance(entity, dict):
        raise DamagedFile(line=number)
    return entity


def _values(lines: Iterable[tuple[int, bytes]], language: str) -> Iterator[_Counted]:
    for number, line in lines:
        claims = _parsed(number, line).get("claims") or {}
        for statement in (each for group in claims.values() for each in group if each.get("rank") != "deprecated"):
            qualifiers = statement.get("qualifiers") or {}
            for snak in [statement["mainsnak"], *(snak for group in qualifiers.values() for snak in group)]:
                kind = PROPERTIES.get(snak["property"])
                if kind and "datavalue" in snak:
                    yield from _value(kind, snak["datavalue"], language)


def _value(kind: Kind, value: dict[str, Any], language: str) -> Iterator[_Counted]:
    match value:
        case {"type": "wikibase-entityid", "value": {"id": str(identifier)}}:
            yield _ITEM, kind, identifier, 1
        case {"type": "string", "value": str(term)}:
            yield from _term(kind, term, 1)
        case {"type": "monolingualtext", "value": {"language": str(spoken), "text": str(term)}} if spoken == language:
            yield from _term(kind, term, 1)


def _names(database: sqlite3.Connection, lines: Iterable[tuple[int, bytes]], language: str) -> Iterator[_Counted]:
    for number, line in lines:
        start = _START.match(line)
        identifier = start[1].decode() if start else _parsed(number, line).get("id")
        asked = "SELECT kind, count FROM counts WHERE what = ? AND value = ?"
        used = database.execute(asked, (_ITEM, identifier)).fetchall()
        if not used:
            continue
        entity = _parsed(number, line)
        label = (entity.get("labels") or {}).get(language)
        aliases = (entity.get("aliases") or {}).get(language, [])
        terms = {each["value"] for each in ([label] if label else []) + aliases}
        for kind, count in used:
            for term in terms:
                yield from _term(kind, term, count)


def _term(kind: str, term: str, count: int) -> Iterator[_Counted]:
    words = " ".join(term.split())
    if words and len(words) <= LONGEST:
        yield _TERM, kind, words, count


def _store(database: sqlite3.Connection, counted: Iterable[_Counted]) -> None:
    """Add to the counts, many at once."""
    held: Counter[tuple[str, str, str]] = Counter()
    for what, kind, value, count in counted:
        held[what, value, kind] += count
        if len(held) >= _HELD:
            _flush(database, held)
    _flush(database, held)


def _flush(database: sqlite3.Connection, held: Counter[tuple[str, str, str]]) -> None:
    database.executemany(
        "INSERT INTO counts VALUES (?, ?, ?, ?) "
        "ON CONFLICT (what, value, kind) DO UPDATE SET count = count + excluded.count",
        [(*counted, count) for counted, count in held.items()],
    )
    database.commit()
    held.clear()


def _write(database: sqlite3.Connection, kind: Kind, file: Path) -> int:
    asked = "SELECT value, count FROM counts WHERE what = ? AND kind = ? ORDER BY count DESC, value"
    with file.open("w", encoding="utf-8") as lines:
        return sum(bool(lines.write(f"{term}\t{count}\n")) for term, count in database.execute(asked, (_TERM, kind)))
