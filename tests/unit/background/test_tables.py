"""Tables of people: every format gives the same index, columns are known by their headers and values, bad rows said."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

import pyarrow
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyarrow import parquet

from engine import background
from engine.background import index, parsing, sources
from engine.background.attributes import PersonAttribute
from engine.core.errors import BadBackground, ReaderCrashed, TooDemanding, UnreadableFile
from engine.core.messages import PROBLEMS
from engine.core.progress import Silent
from engine.core.types import Kind

HEADER = ("Full name", "Date of birth", "Residence", "Job title", "Diagnosis", "Patient no.")
ROWS = (
    (
        "Leandro Micael Albano",
        date(1961, 3, 12),
        "Freamunde, Portugal",
        "registered nurse",
        "asthma; migraine",
        "104-77",
    ),
    ("Åse Bjørnstad", date(1961, 3, 25), "Bergen", "nurse", "asthma", "104-78"),
    ("Nguyễn Thị Mai", date(1984, 11, 2), "Bergen", "teacher", "", "104-79"),
)
EXPECTED = {
    ("Leandro Albano", Kind.PERSON): {0},
    ("L. Albano", Kind.PERSON): {0},
    ("Ms Bjornstad", Kind.PERSON): {1},
    ("12 March 1961", Kind.DATETIME): {0},
    ("March 1961", Kind.DATETIME): {0, 1},
    ("Bergen", Kind.LOC): {1, 2},
    ("nurse", Kind.DEM): {0, 1},
    ("migraine", Kind.MISC): {0},
    ("10479", Kind.CODE): {2},
}

Write = Callable[[Path], Path]


def _text(folder: Path, suffix: str, separator: str, encoding: str) -> Path:
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=separator)
    writer.writerow(HEADER)
    writer.writerows([each.isoformat() if isinstance(each, date) else each for each in row] for row in ROWS)
    path = folder / f"people{suffix}"
    path.write_bytes(written.getvalue().encode(encoding))
    return path


def _comma_separated(folder: Path) -> Path:
    return _text(folder, ".csv", ",", "utf-8")


def _records() -> list[dict[str, object]]:
    return [
        {
            name: str(cell) if isinstance(cell, date) else cell.split("; ") if ";" in cell else cell
            for name, cell in zip(HEADER, row, strict=True)
        }
        for row in ROWS
    ]


def _lines(folder: Path) -> Path:
    path = folder / "people.jsonl"
    path.write_text("\n".join(json.dumps(each) for each in _records()), encoding="utf-8")
    return path


def _list(folder: Path) -> Path:
    path = folder / "people.json"
    path.write_text(json.dumps(_records(), indent=1, ensure_ascii=False), encoding="utf-8")
    return path


def _parquet(folder: Path) -> Path:
    path = folder / "people.parquet"
    columns = dict(zip(HEADER, map(list, zip(*ROWS, strict=True)), strict=True))
    columns["Diagnosis"] = [each.split("; ") for each in columns["Diagnosis"]]
    parquet.write_table(pyarrow.table(columns), path)
    return path


def _workbook(folder: Path) -> Path:
    """The least that a workbook needs; days are numbers with the format of a day."""

    def cell(value: object) -> str:
        if isinstance(value, date):
            return f'<c s="1"><v>{(value - date(1899, 12, 30)).days}</v></c>'
        return f'<c t="inlineStr"><is><t>{value}</t></is></c>'

    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    rows = "".join(f"<row>{''.join(map(cell, row))}</row>" for row in (HEADER, *ROWS))
    types = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{types}.sheet.main+xml"/>'
        f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{types}.worksheet+xml"/>'
        f'<Override PartName="/xl/styles.xml" ContentType="{types}.styles+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships">'
        f'<Relationship Id="a" Type="{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{office}"><sheets>'
        '<sheet name="People" sheetId="1" r:id="b"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships">'
        f'<Relationship Id="b" Type="{office}/worksheet" Target="worksheets/sheet1.xml"/>'
        f'<Relationship Id="c" Type="{office}/styles" Target="styles.xml"/></Relationships>',
        "xl/styles.xml": f'<styleSheet xmlns="{main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
        "</styleSheet>",
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{main}"><sheetData>{rows}</sheetData></worksheet>',
    }
    path = folder / "people.xlsx"
    with ZipFile(path, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return path


@pytest.mark.parametrize(
    "write",
    [
        lambda folder: _text(folder, ".csv", ",", "utf-8"),
        lambda folder: _text(folder, ".csv", ";", "utf-8-sig"),
        lambda folder: _text(folder, ".txt", "|", "utf-16"),
        lambda folder: _text(folder, ".tsv", "\t", "utf-8"),
        _lines,
        _list,
        _parquet,
        _workbook,
    ],
    ids=["csv", "semicolons", "utf-16", "tsv", "json-lines", "json", "parquet", "workbook"],
)
def test_every_format_gives_the_same_index(tmp_path: Path, write: Write) -> None:
    path = write(tmp_path)
    attributes = [column.attribute for column in index.preview(path)]
    assert attributes == [
        PersonAttribute.NAME,
        PersonAttribute.BORN,
        PersonAttribute.PLACE,
        PersonAttribute.OCCUPATION,
        PersonAttribute.DIAGNOSIS,
        PersonAttribute.IDENTIFIER,
    ]
    people = background.load([path], folder=tmp_path / "kept")
    assert people.size == len(ROWS)
    found = {words: people.people(*words) for words in EXPECTED}
    assert {words: set(bitmap or ()) for words, bitmap in found.items()} == EXPECTED


def test_an_old_encoding_is_found_out(tmp_path: Path) -> None:
    names = ["Jürgen Müller", "Zoë Brontë", "Søren Kierkegård", "André Lefèvre", "Begoña Núñez"] * 20
    path = tmp_path / "people.csv"
    path.write_bytes("\n".join(["name;city", *(f"{name};Genève" for name in names)]).encode("cp1252"))
    people = background.load([path], folder=tmp_path / "kept")
    assert len(people.person("Jurgen Mueller")) == 0
    assert len(people.person("Jürgen Müller")) == 20
    assert len(people.people("Geneve", Kind.LOC) or ()) == 100


def _written(folder: Path, *lines: str, name: str = "people.csv") -> Path:
    path = folder / name
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("header", "values", "attribute"),
    [
        ("PatientDOB", ["1961-03-12", "1984-11-02"], PersonAttribute.BORN),
        ("date_of_birth", ["12.3.1961"], PersonAttribute.BORN),
        ("place of birth", ["Oslo", "Rome"], PersonAttribute.PLACE),
        ("Cause of death", ["stroke", "cancer"], PersonAttribute.DIAGNOSIS),
        ("Patient", ["Ann Lee", "Bo Ek"], PersonAttribute.NAME),
        ("patient id", ["A-1", "A-2"], PersonAttribute.IDENTIFIER),
        ("Surname", ["Lee", "Ek"], PersonAttribute.FAMILY),
        ("ZIP", ["02139", "10001"], PersonAttribute.POSTCODE),
        ("age", ["41", "7"], PersonAttribute.AGE),
        ("case notes", ["He came in on Monday and said that he felt well."], PersonAttribute.IGNORED),
        ("x", ["2001-02-03", "1999-12-31"], PersonAttribute.DATE),
        ("x", ["a@b.example", "c@d.example"], PersonAttribute.IDENTIFIER),
        ("x", ["12", "40", "12"], PersonAttribute.NUMBER),
        ("x", ["Ann Lee", "Bo Ek", "Cy Dor"], PersonAttribute.NAME),
        ("x", ["red", "green", "red"], PersonAttribute.TERM),
    ],
)  # fmt: skip
def test_columns_are_known_by_header_and_values(
    tmp_path: Path, header: str, values: list[str], attribute: PersonAttribute
) -> None:
    (column, _) = index.preview(_written(tmp_path, f"{header},sex", *(f"{value},f" for value in values)))
    assert column.attribute is attribute


def test_the_user_overrules(tmp_path: Path) -> None:
    path = _written(tmp_path, "name,unit", "Ann Lee,Bergen", "Bo Ek,Oslo")
    (_, unit) = background.check(path, {"Unit": "place"}, Silent()).columns
    assert unit.attribute is PersonAttribute.PLACE
    people = background.load([path], columns=[("unit", "place")], folder=tmp_path / "kept")
    assert set(people.people("Norwegian", Kind.DEM) or ()) == {0, 1}


def test_the_order_of_day_and_month_is_that_of_the_column(tmp_path: Path) -> None:
    path = _written(tmp_path, "name,dob", "Ann Lee,03/04/1961", "Bo Ek,25/04/1961")
    people = background.load([path], folder=tmp_path / "kept")
    assert set(people.people("3 April 1961", Kind.DATETIME) or ()) == {0}
    assert people.people("4 March 1961", Kind.DATETIME) is None


def test_marks_of_missing_values_are_no_values(tmp_path: Path) -> None:
    path = _written(tmp_path, "given name,family name,dob,city", "Na,Null,NA,-", "Bo,Ek,unknown,Oslo", "Cy,Dor,1961,")
    assert [column.attribute for column in index.preview(path)][2:] == [PersonAttribute.BORN, PersonAttribute.PLACE]
    people = background.load([path], folder=tmp_path / "kept")
    assert set(people.person("Na Null")) == {0}
    assert set(people.people("1961", Kind.DATETIME) or ()) == {2}


@pytest.mark.parametrize(
    ("lines", "fields"),
    [
        (["name,dob", "Ann Lee,1961-03-12", "Bo Ek"], {"problem": "bad-columns", "row": 3}),
        (
            ["name,dob", *["Ann Lee,1961-03-12"] * 9, "Bo Ek,1961-13-45", "Cy,12,3"],
            {"problem": "not-a-date", "row": 11, "column": 2, "more_bad_rows": (12,)},
        ),
        (["name,age", *["Ann Lee,41"] * 9, "Bo Ek,old"], {"problem": "not-a-number", "row": 11, "column": 2}),
        (["name,city", 'Ann "Lee,Bergen', 'Bo Ek,"Oslo'], {"problem": "bad-quotes", "row": 3}),
        (["Ann Lee,1961-03-12", "Bo Ek,1961-03-12"], {"problem": "no-header", "row": 1}),
        (["name,dob"], {"problem": "no-rows"}),
        ([], {"problem": "no-rows"}),
    ],
)
def test_what_is_wrong_is_said_without_values(tmp_path: Path, lines: list[str], fields: dict[str, object]) -> None:
    with pytest.raises(BadBackground) as raised:
        background.load([_written(tmp_path, *lines)], folder=tmp_path / "kept")
    assert raised.value.fields == {"file": "people.csv", **fields}
    assert not list((tmp_path / "kept").iterdir())


@pytest.mark.parametrize(
    ("name", "data", "problem"),
    [
        ("people.doc", b"x", "not-a-table"),
        ("people.parquet", b"no parquet", "damaged-table"),
        ("people.xlsx", b"no workbook", "damaged-table"),
        ("people.jsonl", b'{"name": "Ann"}\n{"name": ', "not-json"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, name: str, data: bytes, problem: str) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadBackground) as raised:
        background.load([tmp_path / name], folder=tmp_path / "kept")
    assert raised.value.fields["problem"] == problem


def test_words_of_the_person_are_checked(tmp_path: Path) -> None:
    path = _written(tmp_path, "name,city", "Ann Lee,Bergen")
    for columns, problem in ([("town", "place")], "unknown-column"), ([("city", "planet")], "unknown-attribute"):
        with pytest.raises(BadBackground) as raised:
            background.load([path], columns=columns, folder=tmp_path / "kept")
        assert raised.value.fields["problem"] == problem


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        background.load([tmp_path / "people.csv"], folder=tmp_path / "kept")
    with pytest.raises(UnreadableFile):
        index.preview(tmp_path / "people.csv")


CELL = st.text(alphabet='aB1é;|,"\n\t{}[]: -/.$', max_size=8)
LINES = st.lists(st.lists(CELL, max_size=4).map(",".join), max_size=6).map("\n".join)


ANY = st.sampled_from(sorted(sources.suffixes())), st.one_of(st.binary(max_size=60), LINES.map(str.encode))


@settings(max_examples=500, deadline=None)
@given(*ANY)
def test_any_content_is_parsed_or_has_a_problem(suffix: str, data: bytes) -> None:
    part = parsing.begin(suffix, file=io.BytesIO(data))
    while part.header or part.rows:
        assert all(type(cell) is str for _, cells in part.rows for cell in cells)
        part = parsing.more()
    assert part.problem in {"", *PROBLEMS}


@settings(max_examples=20, deadline=None)
@given(*ANY)
def test_any_content_is_a_table_or_an_error(suffix: str, data: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, f"people{suffix}")
        path.write_bytes(data)
        try:
            assert background.load([path], folder=Path(folder, "kept")).size > 0
        except BadBackground as error:
            assert error.fields["problem"] in PROBLEMS


@pytest.mark.parametrize("depth", [100_000, 1_000_000])  # Python 3.13 reads a thousand
def test_what_nests_too_deep_is_no_json(depth: int, tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    path.write_text('{"a":' * depth + "1" + "}" * depth)
    with pytest.raises(BadBackground) as error:
        background.load([path], folder=tmp_path / "kept")
    assert error.value.fields["problem"] in PROBLEMS


@pytest.mark.parametrize("write", [_comma_separated, _lines, _parquet, _workbook])
def test_this_process_parses_no_table(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path)
    for parser in ("csv.reader", "json.loads", "pyarrow.parquet.ParquetFile", "python_calamine.CalamineWorkbook"):
        monkeypatch.setattr(parser, _never)
    with parsing.opened(path, _nobody) as table:
        assert len(list(table.rows)) == len(ROWS)


@pytest.mark.slow
def test_a_workbook_that_fills_the_memory_is_refused(tmp_path: Path) -> None:
    path = _workbook(tmp_path)
    with ZipFile(path) as plain, ZipFile(tmp_path / "bomb.xlsx", "w", ZIP_DEFLATED) as bomb:
        for name in plain.namelist():
            if not name.endswith("sheet1.xml"):
                bomb.writestr(name, plain.read(name))
        with bomb.open("xl/worksheets/sheet1.xml", "w", force_zip64=True) as sheet:
            head, tail = plain.read("xl/worksheets/sheet1.xml").split(b"<t>", 1)
            sheet.write(head + b"<t>")
            for _ in range(4096):
                sheet.write(b"a" * (1 << 20))
            sheet.write(tail)
    with pytest.raises((BadBackground, TooDemanding, ReaderCrashed)):
        background.load([tmp_path / "bomb.xlsx"], folder=tmp_path / "kept")


def _never(*_: object, **__: object) -> None:
    raise AssertionError("parsed here")


def _nobody(_: int) -> None:
    pass
