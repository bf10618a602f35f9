"""Counties and regions of the districts of England and Wales, by the codes of 2011 (ONS)."""

from __future__ import annotations

# County: numbers of the districts E07000000 + n, and other codes that belong to it today or by ceremony.
_COUNTIES: dict[str, tuple[str, tuple[range, ...], tuple[str, ...]]] = {
    "Buckinghamshire": ("South East", (range(4, 8),), ()),
    "Cambridgeshire": ("East of England", (range(8, 13),), ()),
    "Cumbria": ("North West", (range(26, 32),), ()),
    "Derbyshire": ("East Midlands", (range(32, 40),), ()),
    "Devon": ("South West", (range(40, 48),), ()),
    "Dorset": ("South West", (range(48, 54),), ()),
    "East Sussex": ("South East", (range(61, 66),), ()),
    "Essex": ("East of England", (range(66, 78),), ()),
    "Gloucestershire": ("South West", (range(78, 84),), ()),
    "Hampshire": ("South East", (range(84, 95),), ()),
    "Hertfordshire": ("East of England", (range(95, 105), range(240, 244)), ()),
    "Kent": ("South East", (range(105, 117),), ()),
    "Lancashire": ("North West", (range(117, 129),), ()),
    "Leicestershire": ("East Midlands", (range(129, 136),), ()),
    "Lincolnshire": ("East Midlands", (range(136, 143),), ()),
    "Norfolk": ("East of England", (range(143, 150),), ()),
    "Northamptonshire": ("East Midlands", (range(150, 157),), ()),
    "North Yorkshire": ("Yorkshire and the Humber", (range(163, 170),), ()),
    "Nottinghamshire": ("East Midlands", (range(170, 177),), ()),
    "Oxfordshire": ("South East", (range(177, 182),), ()),
    "Somerset": ("South West", (range(187, 192),), ()),
    "Staffordshire": ("West Midlands", (range(192, 200),), ()),
    "Suffolk": ("East of England", (range(200, 207),), ()),
    "Surrey": ("South East", (range(207, 218),), ()),
    "Warwickshire": ("West Midlands", (range(218, 223),), ()),
    "West Sussex": ("South East", (range(223, 230),), ()),
    "Worcestershire": ("West Midlands", (range(234, 240),), ()),
    "Greater Manchester": ("North West", (), tuple(f"E080000{n:02}" for n in range(1, 11))),
    "Merseyside": ("North West", (), tuple(f"E080000{n:02}" for n in range(11, 16))),
    "South Yorkshire": ("Yorkshire and the Humber", (), tuple(f"E080000{n:02}" for n in range(16, 20))),
    "Tyne and Wear": ("North East", (), ("E08000037", *(f"E080000{n:02}" for n in range(21, 25)))),
    "West Midlands (county)": ("West Midlands", (), tuple(f"E080000{n:02}" for n in range(25, 32))),
    "West Yorkshire": ("Yorkshire and the Humber", (), tuple(f"E080000{n:02}" for n in range(32, 37))),
    "Berkshire": ("South East", (), tuple(f"E060000{n:02}" for n in range(36, 42))),
    "Cheshire": ("North West", (), ("E06000049", "E06000050")),
    "Bedfordshire": ("East of England", (), ("E06000055", "E06000056")),
}

# Unitary authorities E06000000 + n by region.
_UNITARY: dict[str, tuple[int, ...]] = {
    "North East": (1, 2, 3, 4, 5, 47, 57),
    "North West": (6, 7, 8, 9, 49, 50),
    "Yorkshire and the Humber": (10, 11, 12, 13, 14),
    "East Midlands": (15, 16, 17, 18),
    "West Midlands": (19, 20, 21, 51),
    "South West": (*range(22, 31), 52, 53, 54),
    "East of England": (31, 32, 33, 34, 55, 56),
    "South East": tuple(range(35, 47)),
}


def county(code: str) -> str:
    """Return the county of a district, or the empty text."""
    for name, (_, ranges, codes) in _COUNTIES.items():
        if code in codes or (code.startswith("E07") and any(int(code[3:]) in each for each in ranges)):
            return name.removesuffix(" (county)")
    return ""


def region(code: str) -> str:
    """Return the region of a district of England, or "Wales".

    Raises:
        KeyError: no region holds the code.
    """
    if code.startswith("W"):
        return "Wales"
    if code.startswith("E09"):
        return "London"
    if code.startswith("E06"):
        for name, numbers in _UNITARY.items():
            if int(code[3:]) in numbers:
                return name
    for found, ranges, codes in _COUNTIES.values():
        if code in codes or (code.startswith("E07") and any(int(code[3:]) in each for each in ranges)):
            return found
    raise KeyError(code)
