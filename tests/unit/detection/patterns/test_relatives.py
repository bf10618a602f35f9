"""The name behind a word for a relative is a person's, whatever else the word means."""

from __future__ import annotations

import pytest

from engine.detection.patterns import relatives


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("he asked that his wife June be called", ["June"]),
        ("her twins Hope and Will were late", ["Hope", "Will"]),
        ("their children Iris, Basil and May went", ["Iris", "Basil", "May"]),
        ("my late husband, Grant Mercer, drove", ["Grant Mercer"]),
        ("Ali's sister Rose, 12", ["Rose"]),
        ("the tenant's best friend Art", ["Art"]),
        ("his son Guy and Ann went", ["Guy"]),
        ("her mother English teacher", []),
        ("his wife on Monday", []),
        ("told his wife March 3", []),
        ("my brother Monday", []),
        ("our neighbour The Woolpack", []),
        ("the son Will", []),
        ("attended c gran Dorcas.", ["Dorcas"]),
        ("with mum Trudy, carer Busisiwe", ["Trudy", "Busisiwe"]),
        ("Wife Dorcas (89F) at home. Bro Clifford POA.", ["Dorcas", "Clifford"]),
        ("HER SON TREY PICKED HER UP", ["TREY"]),
        ("HIS BROTHER OTIS BLACKSHEAR", ["OTIS BLACKSHEAR"]),
        ("Mother Nature; Sister Act; Brother Sharp at three", []),
        ("sister Act, son NHS, nan Benefit, dad Mon", []),
    ],
)
def test_names_of_relatives(text: str, names: list[str]) -> None:
    assert [text[each.start : each.end] for each in relatives.find(text)] == names
