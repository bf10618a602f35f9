"""Structure of the same table, form and transcript as PDF, DOCX and plain text. All people are invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents
from engine.core.options import ReadingOptions
from engine.core.types import Document, Meaning, Stretch, TextRole
from engine.detection import structure
from engine.detection.structure.meanings import meaning
from tests.builders import docx, pdf
from tests.builders.scans import ENGLISH, needs_english, scanned

FORMATS = ("pdf", "docx", "txt")
SCANS = [
    pytest.param(turned, degrees, marks=[needs_english, *marks], id=f"turned {turned} degrees, and {degrees:g}")
    for turned, degrees, marks in (
        (0, 0.0, [pytest.mark.slow]),
        (0, 1.5, [pytest.mark.slow]),
        (180, -0.7, []),  # upside down and askew
        (90, 0.0, []),
        (270, 0.0, [pytest.mark.slow]),
    )
]
"""Ways in which a page lies in a scanner; `make check` tries them all."""
LABORATORY = (
    ("Test", "Result", "Ref. range", "Seen by"),
    ("Sodium", "141", "135-145", "Ada Berg"),
    ("Potassium", "4.4", "3.5-5.1", "Tom Li"),
)
FORM = (
    ("Last name", "Okafor"),
    ("Date of birth", "3 May 1947"),
    ("Ward", "7"),
)


def opened(rows: tuple[tuple[str, ...], ...], kind: str) -> Document:
    """The rows of a table in one of the formats."""
    if kind == "pdf":
        texts = [
            pdf.text_at(40 + 90 * column, 260 - 18 * row, cell)
            for row, cells in enumerate(rows)
            for column, cell in enumerate(cells)
        ]
        data = pdf.from_content(b"\n".join(texts))
    elif kind == "docx":
        cells = "".join(
            f"<w:tr>{''.join(f'<w:tc>{docx.paragraph(docx.run(cell))}</w:tc>' for cell in row)}</w:tr>" for row in rows
        )
        data = docx.build(f"<w:tbl>{cells}</w:tbl>")
    else:
        data = "\n".join("".join(f"{cell:24}" for cell in row).rstrip() for row in rows).encode()
    return documents.read(data, Path(f"table.{kind}"))


def as_scan(rows: tuple[tuple[str, ...], ...], turned: int, degrees: float) -> Document:
    """The rows of a table below prose, on a page that lies so in a scanner."""
    texts = [pdf.text_at(60, 320 - 16 * row, each) for row, each in enumerate(PROSE)]
    texts += [
        pdf.text_at(60 + 110 * column, 120 - 22 * row, cell)
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
    ]
    page = pdf.from_content(b"\n".join(texts), size=(595.0, 400.0))
    return documents.read(
        scanned(page, turned=turned, degrees=degrees), Path("scan.pdf"), ReadingOptions(languages=ENGLISH)
    )


PROSE = (
    "The tables of this ward are kept by the nurse who is on duty, and are read again",
    "every evening before the doors are closed. Nothing in them is for the public, and",
    "whoever finds a page of them in the corridor is asked to bring it back at once.",
)


def stretch(document: Document, words: str) -> Stretch:
    """The stretch in which the words are first."""
    found = structure.read(document.text, document).at(document.text.index(words))
    assert found is not None
    return found


def written(document: Document, span: tuple[int, int] | None) -> str | None:
    return document.text[slice(*span)] if span else None


@pytest.mark.parametrize("kind", FORMATS)
def test_cells_have_the_headings_of_their_column_and_row(kind: str) -> None:
    document = opened(LABORATORY, kind)
    cell = stretch(document, "4.4")
    assert (cell.role, cell.meaning) == (TextRole.CELL, Meaning.QUANTITY)
    assert (written(document, cell.column), written(document, cell.row)) == ("Result", "Potassium")
    assert stretch(document, "Result").role is TextRole.HEADING
    assert stretch(document, "Seen by").end - stretch(document, "Seen by").start == len("Seen by")


@pytest.mark.parametrize("kind", FORMATS)
def test_labels_beside_their_values_say_of_what_sort_they_are(kind: str) -> None:
    document = opened(FORM, kind)
    for label, value, sort in (("Last", "Okafor", Meaning.NAME), ("Date", "3 May", Meaning.DATE)):
        assert stretch(document, label).role is TextRole.LABEL
        found = stretch(document, value)
        assert (found.role, found.meaning) == (TextRole.VALUE, sort)


@pytest.mark.parametrize(("turned", "degrees"), SCANS)
def test_tables_and_forms_of_scans_have_the_roles_of_printed_ones(turned: int, degrees: float) -> None:
    document = as_scan(LABORATORY, turned, degrees)
    cell = stretch(document, "4.4")
    assert (cell.role, cell.meaning) == (TextRole.CELL, Meaning.QUANTITY)
    assert (written(document, cell.column), written(document, cell.row)) == ("Result", "Potassium")
    assert written(document, stretch(document, "Tom Li").column) == "Seen by"
    assert structure.read(document.text, document).at(document.text.index("corridor")) is None
    form = as_scan(FORM, turned, degrees)
    roles = [
        (form.text[each.start : each.end], each.role, each.meaning)
        for each in structure.read(form.text, form).stretches
    ]
    for label, value, sort in (("Last name", "Okafor", Meaning.NAME), ("Date of birth", "3 May 1947", Meaning.DATE)):
        assert (label, TextRole.LABEL, sort) in roles
        assert (value, TextRole.VALUE, sort) in roles


@pytest.mark.parametrize("kind", FORMATS)
def test_columns_of_figures_without_known_headings_are_quantities(kind: str) -> None:
    rows = (("Hut", "Nord", "Sud"), ("Langa", "14", "3"), ("Myra", "9", "22"), ("Vik", "11", "7"))
    document = opened(rows, kind)
    assert stretch(document, "14").meaning is Meaning.QUANTITY
    assert stretch(document, "22").meaning is Meaning.QUANTITY


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("cells", [("5550142", "5550188", "5550201"), ("1987", "2003", "1999")])
def test_columns_of_long_codes_and_years_are_no_quantities(kind: str, cells: tuple[str, ...]) -> None:
    rows = (("Hut", "Nord"), *(("Langa", cell) for cell in cells))
    document = opened(rows, kind)
    assert stretch(document, cells[1]).meaning is not Meaning.QUANTITY


RULED = """\
No      Hut      Keeper     By
        (old)    phone
-----   ------   --------   ----
VK-41   Langa    0770       SD
                 0900
                 141
VK-42   Myra     0770       QV
                 0900188
"""


def test_a_line_below_the_first_row_makes_it_the_headings() -> None:
    document = documents.read(RULED.encode(), Path("table.txt"))
    for number in ("0770", "0900\n", "141", "0900188"):
        cell = stretch(document, number)
        assert (cell.role, cell.meaning) == (TextRole.CELL, Meaning.CONTACT)
        assert written(document, cell.column) == "Keeper"
    by = stretch(document, "SD")
    assert (by.role, written(document, by.column)) == (TextRole.CELL, "By")


WRAPPED = """\
Nom et        Lien     Portable
prénom
-----------   ------   ----------
Vialatte      mère     0639980417
Solenne
Bras          oncle    0639980418

Vu le dossier.
"""


def test_a_first_cell_of_several_lines_does_not_end_its_table() -> None:
    document = documents.read(WRAPPED.encode(), Path("table.txt"))
    assert stretch(document, "prénom").role is TextRole.HEADING
    for name in ("Vialatte", "Solenne", "Bras"):
        assert (stretch(document, name).role, stretch(document, name).meaning) == (TextRole.CELL, Meaning.NAME)
    assert stretch(document, "0639980418").meaning is Meaning.CONTACT


def test_dashes_in_a_column_are_no_values() -> None:
    rows = (("Analyse", "05/11", "Fin"), ("Ca", "88", "2,2"), ("Na", "-", "141"), ("K", "4,1", "-"), ("Cl", "-", "99"))
    assert stretch(opened(rows, "txt"), "88").meaning is Meaning.QUANTITY
    assert stretch(opened(rows, "txt"), "05/11").meaning is Meaning.DATE


CLOSE = (
    (("Date", 40), ("TK", 68), ("Work", 160)),
    (("10/03", 40), ("GVB", 68), ("call with counsel", 160)),
    (("10/05", 40), ("KT", 68), ("research on limits", 160)),
    (("10/12", 40), ("GVB", 68), ("draft of a letter", 160)),
)


def placed_at(rows: tuple[tuple[tuple[str, int], ...], ...]) -> Document:
    """The words of rows at their places on the page of a PDF, in small print."""
    texts = [
        pdf.text_at(left, 260 - 18 * number, cell, size=9) for number, row in enumerate(rows) for cell, left in row
    ]
    return documents.read(pdf.from_content(b"\n".join(texts)), Path("table.pdf"))


TWO_LINES = (
    (("Nr.", 40), ("Name,", 60), ("geb.", 150), ("Handy", 220)),
    (("Vorname", 60),),
    (("1", 40), ("Bras, Jo", 60), ("04.07.79", 150), ("44 117 209", 220)),
    (("2", 40), ("Vold, Ute", 60), ("30.11.65", 150), ("71 440 218", 220)),
    (("3", 40), ("Lind, Ada", 60), ("17.02.88", 150), ("26 954 371", 220)),
)


def test_a_heading_of_two_lines_is_in_the_table_below_it() -> None:
    document = placed_at(TWO_LINES)
    assert stretch(document, "Vorname").role is TextRole.HEADING
    assert stretch(document, "Vold").meaning is Meaning.NAME
    assert stretch(document, "71 440").meaning is Meaning.CONTACT


def test_columns_that_lie_close_together_are_divided() -> None:
    document = placed_at(CLOSE)
    cell = stretch(document, "GVB")
    assert document.text[cell.start : cell.end] == "GVB"
    assert written(document, cell.column) == "TK"


def test_headings_in_one_stretch_are_divided_by_the_columns_below() -> None:
    rows = (
        (("Assay", 40), ("11/10", 140), ("16/10", 166), ("Norm", 192)),
        (("Urea", 40), ("488", 140), ("30", 172), ("9-12", 192)),
        (("Iron", 40), ("61", 140), ("22", 172), ("8-30", 192)),
    )
    document = placed_at(rows)
    day = stretch(document, "16/10")
    assert (written(document, (day.start, day.end)), day.meaning) == ("16/10", Meaning.DATE)


TELEPHONES = """\
Name      Mobile   Plot     Balance
-------   ------   ------   -------
Otieno,   0733     Gatura   880.00
Samson    000      3
          192
Hope      0700     Njabi    61.00
School    000
          (Ann
          Sang)
Mwangi,   0711     Njabi    12.75
June      000
          843
"""


def test_a_table_goes_on_below_a_line_with_one_cell() -> None:
    document = documents.read(TELEPHONES.encode(), Path("table.txt"))
    cell = stretch(document, "0711")
    assert (written(document, cell.column), cell.meaning) == ("Mobile", Meaning.CONTACT)
    assert stretch(document, "843").meaning is Meaning.CONTACT


@pytest.mark.parametrize(
    ("cells", "meaning"),
    [
        (("0417", "0588", "0601"), Meaning.IDENTIFIER),
        (("0001", "0002", "0003"), None),
        (("07700 900147", "07700 900150", "0131 496 0188"), None),
        (("417", "588", "601"), Meaning.QUANTITY),
    ],
)
def test_numbers_with_zeros_in_front_are_no_quantities(cells: tuple[str, ...], meaning: Meaning | None) -> None:
    rows = (
        ("Hut", "Nord", "Sud"),
        *((hut, cell, "b") for hut, cell in zip(("Langa", "Myra", "Vik"), cells, strict=True)),
    )
    assert stretch(opened(rows, "docx"), cells[0]).meaning is meaning


def test_two_rows_of_figures_divide_a_column() -> None:
    rows = (
        (("At", 40), ("RR", 68), ("HR", 90)),
        (("Mo", 40), ("20", 68), ("101", 88)),
        (("Tu", 40), ("18", 68), ("96", 90)),
    )
    document = placed_at(rows)
    cell = stretch(document, "101")
    assert document.text[cell.start : cell.end] == "101"


def test_a_space_within_a_telephone_number_divides_no_column() -> None:
    numbers = ("911 55 014", "922 55 019", "933 55 012", "944 55 017")
    rows = ((("Elev", 40), ("Tlf", 140)), *((("Ida", 40), (number, 140)) for number in numbers))
    document = placed_at(rows)
    cell = stretch(document, "922")
    assert document.text[cell.start : cell.end] == "922 55 019"


def test_three_rows_are_too_few_to_divide_a_column() -> None:
    document = placed_at(CLOSE[1:])
    found = structure.read(document.text, document).at(document.text.index("GVB"))
    assert found is None or document.text[found.start : found.end] != "GVB"


def test_tables_do_not_go_on_over_the_pages_of_a_pdf() -> None:
    pages = [[("Test", "Result"), ("Sodium", "141"), ("Zinc", "12")], [("Ada Berg", "Langa"), ("Tom Li", "Vik")]]
    data = pdf.from_content(
        *(
            b"\n".join(
                pdf.text_at(40 + 90 * column, 260 - 18 * row, cell)
                for row, cells in enumerate(rows)
                for column, cell in enumerate(cells)
            )
            for rows in pages
        )
    )
    document = documents.read(data, Path("table.pdf"))
    assert stretch(document, "141").meaning is Meaning.QUANTITY
    found = structure.read(document.text, document).at(document.text.index("Vik"))
    assert found is None or found.meaning is not Meaning.QUANTITY


def of(text: str, words: str) -> Stretch | None:
    return structure.read(text).at(text.index(words))


TRANSCRIPT = "\n".join(
    f"{number:2}  {line}"
    for number, line in enumerate(("Q. And your name?", "A. Ada Berg.", "Q. Where do you", "live?", "A. In Saltby."), 1)
)


def test_numbers_of_a_margin_and_letters_of_speakers_are_known() -> None:
    read = structure.read(TRANSCRIPT)
    margin = [TRANSCRIPT[each.start : each.end] for each in read.stretches if each.role is TextRole.MARGIN]
    speakers = [TRANSCRIPT[each.start : each.end] for each in read.stretches if each.role is TextRole.SPEAKER]
    assert margin == ["1", "2", "3", "4", "5"]
    assert speakers == ["Q", "A", "Q", "A"]


def test_an_address_and_a_list_of_amounts_have_no_margin() -> None:
    text = "12 Quay Road\nSaltby\n\n3 mg daily\n17 boxes\n4 May\n"
    assert not [each for each in structure.read(text).stretches if each.role is TextRole.MARGIN]


def test_a_sentence_that_begins_with_a_is_no_speaker() -> None:
    text = "A man came in.\nA woman left.\n"
    assert not [each for each in structure.read(text).stretches if each.role is TextRole.SPEAKER]


def test_values_below_labels_and_above_the_line_of_a_signature() -> None:
    below = of("First name          Last name\nAda                 Berg\n", "Berg")
    assert below is not None and below.meaning is Meaning.NAME
    signed = of("Ada Berg\nPrint name\n", "Ada")
    assert signed is not None and (signed.role, signed.meaning) == (TextRole.VALUE, Meaning.NAME)


def test_a_party_before_a_title_has_no_value() -> None:
    assert of("Defendants.        JURY TRIAL DEMANDED\n", "JURY") is None or (
        of("Defendants.        JURY TRIAL DEMANDED\n", "JURY").meaning is None  # type: ignore[union-attr]
    )


def test_headings_below_a_row_of_labels_with_their_values() -> None:
    text = (
        "Room: Ladybirds     Date: 6/10\n"
        "Child     Milk      Nap       Notes\n"
        "Blue      6oz       none      ok\n"
        "Wren      5oz       none      ok\n"
    )
    heading, name = of(text, "Milk"), of(text, "Blue")
    assert heading is not None and heading.role is TextRole.HEADING
    assert name is not None and (name.role, name.meaning) == (TextRole.CELL, Meaning.NAME)


@pytest.mark.parametrize("unit", ["$", "(€)", "%"])
def test_a_heading_with_a_unit_is_one(unit: str) -> None:
    text = f"Name        Age      Income {unit}\nIda Vik     29       280\nAda Berg    91       206\n"
    found = of(text, "91")
    assert found is not None and (found.role, found.meaning) == (TextRole.CELL, Meaning.AGE)


def test_sums_and_ranges_are_quantities_below_headings_for_days_and_numbers() -> None:
    for text, cell in (
        ("Tenant     Due       Note\nBerg       950.00    ok\nOkafor     700.00    SO\n", "700.00"),
        ("Test       Value     Ref.\nSodium     141       12-16\nUrea       4.4       <100\n", "12-16"),
    ):
        found = of(text, cell)
        assert found is not None and found.meaning is Meaning.QUANTITY
    case = of("Client     Sum       Ref.\nBerg       141.00    21-4471\nOkafor     70.00     22-4480\n", "21-4471")
    assert case is not None and case.meaning is Meaning.IDENTIFIER
    dated = of("Tenant     Due       Note\nBerg       05.10     ok\nOkafor     06.10     SO\n", "06.10")
    assert dated is not None and dated.meaning is Meaning.DATE


def test_a_lone_sum_beside_columns_of_figures_is_a_quantity() -> None:
    text = (
        "Date      Description       Out       In        Balance\n"
        "05 Oct    gift                        50.00     562.41\n"
        "09 Oct    shop              20.00               542.41\n"
        "10 Oct    shop              21.00               521.41\n"
    )
    found = of(text, "50.00")
    assert found is not None and found.meaning is Meaning.QUANTITY
    day = of(text.replace("50.00", "05.10"), "05.10")
    assert day is not None and day.meaning is None


def test_days_of_the_week_are_headings() -> None:
    day = of("KW 41    Mo       Di       Mi\nFrüh     Ida      Ida      Bo\nSpät     Bo       frei     Ida\n", "Mi")
    assert day is not None and day.role is TextRole.HEADING


def test_lines_of_one_cell_are_one_cell() -> None:
    text = "Seen by          Notes\nAda Maria        well\n                 again\n"
    one, other = of(text, "well"), of(text, "again")
    assert one is not None and other is not None and one.cell == other.cell


@pytest.mark.parametrize("closing", ["Yours sincerely,", "That is all.\nSigned", "Med venlig hilsen", "/s/ B. Vik"])
def test_the_name_in_a_signature_is_in_one(closing: str) -> None:
    found = of(f"{closing}\n\nAda Berg\nHead of Unit\n", "Ada")
    assert found is not None and found.role is TextRole.SIGNATURE


@pytest.mark.parametrize(
    ("label", "sort"),
    [
        ("Patient's name:", Meaning.NAME),
        ("1. Full name of applicant", Meaning.NAME),
        ("Next of kin", Meaning.NAME),
        ("Other student", Meaning.NAME),
        ("Name of drug", Meaning.OTHER),
        ("File name", Meaning.OTHER),
        ("Date of birth", Meaning.DATE),
        ("Account No.", Meaning.IDENTIFIER),
        ("Número de afiliación", Meaning.IDENTIFIER),
        ("Number of children", Meaning.QUANTITY),
        ("Item no.", Meaning.OTHER),
        ("Result (mmol/L)", Meaning.QUANTITY),
        ("Phone", Meaning.CONTACT),
        ("Tom Berg", None),
        ("MI", Meaning.NAME),
        ("Mi", None),
        ("Will", None),
        ("She gave her name to the officer at the desk", None),
    ],
)
def test_meaning_of_labels(label: str, sort: Meaning | None) -> None:
    assert meaning(label) is sort


def test_rows_of_labels_with_their_values_in_turn_are_no_table() -> None:
    text = (
        "EMPLOYEE   Last Name  VIK          First Name  FATMATA      M.I. S     Male [ ] Female [X]\n"
        "Birthdate  04/22/1981       Phone Number  770-555-0151    Employee E-mail\n"
        "Address  1610 Mill St Apt 14C     City  SALTBY     State  GA    Zip Code  30080\n"
        "Social Security Number  257-61-0448     Date of Injury  11/14/2022    County of Injury  COBB\n"
    )
    meanings = {each: of(text, each) for each in ("VIK", "FATMATA", "SALTBY", "04/22/1981")}
    assert {words: found and (found.role, found.meaning) for words, found in meanings.items()} == {
        "VIK": (TextRole.VALUE, Meaning.NAME),
        "FATMATA": (TextRole.VALUE, Meaning.NAME),
        "SALTBY": (TextRole.VALUE, Meaning.PLACE),
        "04/22/1981": (TextRole.VALUE, Meaning.DATE),
    }


def test_cells_between_tabs_belong_to_the_heading_with_their_number() -> None:
    text = (
        "EmpNo\tName\tID / Passport\tBank a/c\tBasic\n"
        "001\tTOLVANE Perumal (Percy)\t7102145098084\tFNB 62 0011 7734 2\t14 200\n"
        "004\tOsk\t9305266117085\tAbsa 40-5577-1120\t7 800\n"
    )
    meanings = {
        each: of(text, each).meaning for each in ("TOLVANE Perumal", "7102145098084", "Absa 40-5577-1120", "7 800")
    }
    assert list(meanings.values()) == [Meaning.NAME, Meaning.IDENTIFIER, Meaning.IDENTIFIER, Meaning.QUANTITY]


def test_cells_that_tabs_put_below_their_headings_keep_their_places() -> None:
    text = "Name\t\tWard\tPhone\nAda Tolvane\t7\t555 0142\nRut\t\t8\t555 0143\n"
    assert of(text, "555 0142").meaning is Meaning.CONTACT
    assert of(text, "555 0143").meaning is Meaning.CONTACT


def test_a_line_without_its_last_tabs_is_a_row_of_the_same_table() -> None:
    text = (
        "EmpNo\tName\tID / Passport\tBank a/c\tRemarks\n"
        "001\tTOLVANE Perumal (Percy)\t7102145098084\tFNB 62 0011 7734 2\tnone\n"
        "004\tOsk\t9305266117085\tAbsa 40-5577-1120\n"
    )
    assert of(text, "9305266117085").meaning is Meaning.IDENTIFIER
    assert of(text, "Absa 40-5577-1120").meaning is Meaning.IDENTIFIER
