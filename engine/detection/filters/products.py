"""Names of products and of everybody's shops, banks and programs, which the network takes for people and organisations.

By themselves they identify nobody. Where a text names one as somebody's employer, or the name may be a person's or a
place's and nothing beside it says that it is a thing, it stays a mention.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention, Span
from engine.detection.lexicon.borne import is_borne, named_in

# Lists of words stay together.
# ruff: noqa: E501

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.DEM})
_WORD = Expression(r"[^\W_]+(?:[-.&+][^\W_]+)*(?:['’]s(?!\w))?|&")
_JOINING = "-.&+"
_MODEL = Expression(r"(?:[A-Z]{1,3}[- ]?)?\d[\w.-]*|[A-Z]\d?")
_OF_THING = Expression(r"[ \u00a0](?:[A-Z]{1,3}[- ]?\d[\w-]*|\d{1,4}[A-Za-z][\w-]*)(?![\w.])")
"""Model behind a name that people have, too: "Ford F-150"; figures alone may be a bed, an age or a house."""
_FIGURES = Expression(r"\d{1,3}")
_MODEL_OF_MACHINE = Expression(
    r"(?:[A-Z]{1,4}[ -]?\d{1,4}[A-Z]{0,3}(?:-\d{1,3})?|\d{1,3}|\d{1,4}[A-Z]{1,3})(?: [A-Z]{1,3})?"
)
_OF_MACHINES = frozenset(
    "aeg alcotest arburg arjo asus balay baxi beko bizerba black bosch brother canon casio daikin delonghi dell dewalt dräger dyson einhell electrolux"
    " epson fanuc festool fresenius garmin gorenje grundfos grundig haier hikvision hilti homag hotpoint hp husqvarna indesit intelbras junkers"
    " jungheinrich kärcher komatsu kyocera lenovo lexmark lg liebherr makita mazak metabo miele milwaukee mindray neff nilfisk nokia omron orona"
    " panasonic philips phonak ricoh samsung schindler sharp siemens smeg sony stihl toshiba trumpf vaillant viessmann vorwerk whirlpool xerox zanussi".split()
)
"""Makers of what has no plate: tools, appliances and instruments."""
_WORD_BEFORE = Expression(r"(?<!\w)([^\W\d_a-zà-ÿ][\w.&+-]{0,24}) (?P<letters>[A-Z]{1,4} )?\Z")
_LISTS = ("lists/medicines.txt", "lists/clinical_terms.txt", "lists/products.txt")
_SIGN = "? "  # before a name in the list that is a person's, a place's or a word, too
_LONGEST = 4  # words
_ARTICLE = Expression(r"(?:(?<!\w)(?:the|an?|this|that|[dD]er|[dD]en|[lL][ea]|[eE]l)|(?m:^)[ \t]*The|[.!?] The)[ ]\Z")
_TITLES = frozenset("dr mr mrs ms miss st sir lady".split())
_REACH = 48
"""Characters before a mention that are read for its employment."""

_THING = Expression(
    r"[ \u00a0-](?:cars?|vans?|trucks?|lorr(?:y|ies)|pick-?ups?|saloons?|sedans?|hatchbacks?|coup[eé]s?|SUVs?|convertibles?|scooters?|bikes?"
    r"|motor-?(?:bikes?|cycles?)|tractors?|engines?|dealers?(?:hip)?|boats?|pianos?|grands?|uprights?|guitars?|organs?|pens?|watch(?:es)?|phones?"
    r"|laptops?|computers?|printers?|tablets?|servers?|accounts?|apps?|cards?|stores?|shops?|branch(?:es)?|garages?|petrol|stations?"
    r"|terriers?|dogs?|pupp(?:y|ies)|bitch|cats?|rifles?|pistols?|revolvers?|handguns?|shotguns?|drills?|saws?|breakers?|fork-?lifts?|mixers?"
    r"|machines?|vacuums?|fridges?|ovens?|washers?|dryers?|tv|televisions?|consoles?|transfers?|payments?|whiske?y|bourbon|vodka|beers?|vinegar"
    r"|relish|sauce|ketchup|chutney|pickles?|plums?|sponge|apples?|potato(?:es)?|tomato(?:es)?|teas?|biscuits?|chocolates?|meters?|channels?"
    r"|calls?|chats?|links?|scripts?|code|repo(?:sitory)?|pipelines?|jobs?|builds?|dashboards?|respirators?|masks?|tyres?|tires?|boots|trainers"
    r"|bus(?:es)?|trams?|analy[sz]ers?|bottles?|cameras?|cookers?|dishwashers?|kettles?|boilers?|scanners?"
    r"|quads?(?:[- ]bikes?)?|mopeds?|minibus(?:es)?|kombis?|motors?|tins?|towels?|hoodies?|shirts?|jerseys?|shingles|tiles?|hammers?|readers?"
    r"|polic(?:y|ies)|insurance|acct|scooters?|mowers?|generators?|compressors?|pumps?|syringe"
    r"|elevators?|stair-?lifts?|lift (?:engineer|contract|maintenance|shaft|inspection|installation)|(?:maintenance|service) (?:contract|agreement)"
    r"|Aufz[uü]ge?|Stapler|Flügel|Klavier|(?:Wasch|Spül|Bohr|Näh)?[Mm]aschine|Heizung|Therme|Kessel|Brenner|Traktor|Schlepper|Bagger|Kran|Transporter|Anhänger|Roller|Motorrad"
    r"|Fahrrad|E-Bike|Handy|Drucker|Kopierer|Tablet|Laptop|Kamera|Herd|Kühlschrank|Trockner|Staubsauger|Säge|Thermostat|Zähler|Rollstuhl"
    r"|jeans|bags?|handbags?|perfume|gloves?|mattress(?:es)?|levers?|hoses?|wagons?|estates?|[4-8]-series)(?!\w)"
)
_AS_A_THING = Expression(
    r"(?:\b(?:an?|his|her|our|their|another|new|used|old|second-hand|blue|red|black|white|silver|gr[ea]y|green|yellow|gold|electric|(?:19|20)\d\d|via|using"
    r"|une?|una|uma?|eine?[nmr]?|(?:rasse|raza|raça|breed|race)\s?:|marca|marque|marke|modelo|modell|m[æe]rket|coche|moto|furgoneta|camión|frigorífico|lavadora|nevera|grifo|pintura|caldera"
    r"|voiture|camion|camionnette|frigo|réfrigérateur|lave-linge|chaudière|vélo|carro|automóvel|viatura|máquina|frigorífico|caldeira|auto|wagen|pkw|lkw|kühlschrank"
    r"|waschmaschine|heizung|fahrrad|bil|varebil|varevogn|køleskab|kjøleskap|maskine?|cykel|sykkel|(?:en|ei|et)\s(?:rød|blå|hvid|hvit|sort|svart|grå|grøn|grønn)"
    r"|restart(?:ed|ing)?|deploy(?:ed|ing)?|install(?:ed|ing)?|upgrad(?:ed?|ing)|makes?(?: of)?|brands?(?: of)?|insured? with|insurer"
    r"|den\s(?:rød|blå|hvid|hvit|sort|svart|grå|grøn|grønn)e?|flaschen?|flasker?|bouteilles?|botellas?|garrafas?|kasse[rn]?|kisten?|caisses?|cajas?|caixas?|latas?|dåser|bokser|paquetes?|pakker?"
    r"|packung(?:en)?|paquets?|couches?|pañales|fraldas?|bleer?|bleier?|windeln?|téléphone|teléfono|telefone?|handy|mobil(?:en)?|móvil|celular|tractor|trator|traktor(?:en)?|reboque|remolque|acoplado"
    r"|anhänger|espingarda|escopeta|gewehr|hagle|drikker|drikke|drukket|drak|drakk|trank|trinkt|bebeu|bebió|boit|drinks?|drank|bière|cerveza|cerveja|øl|bier|leite|leche|mælk|melk|lampe|lampada"
    r"|(?:flaschen?|flasker?|bouteilles?|botellas?|garrafas?|kasse[rn]?|kisten?|caisses?|cajas?|caixas?|latas?|paquetes?|paquets?|pakker?|aspergée?|verre|vaso|copo)\s(?:de|med|mit|of|d['’])"
    r"|(?:bottle|pint|glass|can|tin|box|bar|jar|tube|pair|range|pack(?:et)?|share|dose|tub|bag|cup|mug)s? of|(?:jackets?|coats?|gilets?|kit|gear|shoes|boots|trainers|clothes|make-?up) (?:by|from)|(?:drove|parked) (?:an?|his|her|my|the))\s)\Z",
    re.IGNORECASE,
)
_EMPLOYED = Expression(
    r"\b(?:works?|worked|working|employ(?:s|ed|ee|er|ment)?|jobs?|roles?|positions?|career|hired|joined|founded|runs?|owns?|shifts?|colleagues?"
    r"|manager|engineer|director|analyst|cashier|driver|clerk|assistant|supervisor|intern(?:ship)?|trainee|apprentice|partner|staff|ceo|cfo|retired)\b"
    r"(?:\s[\w-]+){0,3}?\s(?:at|for|from|with|by|of|in)?\s?(?:the\s)?(?<!\bdriver\sof\sa\s)(?<!\bdriver\sof\san\s)\Z|(?:employer|occupation|work(?:place)?|company)\s?[:|\t]\s*\Z",
    re.IGNORECASE,
)


def is_product(text: str, mention: Mention, *, doubtful: bool = False) -> bool:
    """Return whether a name-like mention holds only names of products, and words and numbers that belong to them.

    Args:
        doubtful: somebody in the text has the name, so that the words beside it have to say that it is a thing.
    """
    if mention.kind is Kind.CODE:
        return _is_model(text, mention)
    if mention.kind not in _KINDS and (mention.kind is not Kind.DATETIME or _holds_digit(text, mention)):
        return False
    if (whole := _whole(text, mention)) and not _names_somebody(text, mention, *whole):
        return True
    words = list(_WORD.finditer(text, mention.start, _end(text, mention)))
    taken = list(_named([each[0] for each in words]))
    if not taken:
        return False
    named = {index for first, last, _ in taken for index in range(first, last)}
    rest = (each[0] for index, each in enumerate(words) if index not in named)
    if any(not (each.islower() or _MODEL.fullmatch(each)) for each in rest):
        return False
    if is_employer(text, mention.start):
        return False
    doubtful = doubtful or is_borne(text, mention)
    spans = ((words[first].start(), words[last - 1].end(), sure) for first, last, sure in taken)
    return all(
        (not doubtful and (sure or _is_introduced(text, start, end))) or _is_thing(text, start, end)
        for start, end, sure in spans
    )


def _names_somebody(text: str, mention: Mention, start: int, end: int) -> bool:
    """Return whether the words beside a product's name, or another place of the text, make a part of it a person's."""
    elsewhere = named_in(text[:start] + text[end:])
    return mention.words(text) in elsewhere or is_borne(text, replace(mention, start=start, end=end))


def _holds_digit(text: str, mention: Mention) -> bool:
    return any(map(str.isdigit, mention.words(text)))


def _is_model(text: str, mention: Mention) -> bool:
    """Return whether it is a model, behind or with the name of its maker: "Tolvex G 25", not "Visa 4471".

    What has letters and figures behind a maker of vehicles may be a plate, unless the list has it: "Ducati AB12 CDE".
    """
    words = [each[0] for each in _WORD.finditer(text, mention.start, mention.end)]
    taken = next(_named(words), None)
    if taken and taken[0] == 0:
        maker, model = " ".join(words[: taken[1]]), " ".join(words[taken[1] :])
        if not model:  # "Tolvex 724" is in the list
            return taken[1] > 1
    else:
        before = _WORD_BEFORE.search(text, max(0, mention.start - _REACH), mention.start)
        if before is None or _known([before[1]]) is None:
            return False
        maker, model = before[1], f"{before['letters'] or ''}{' '.join(words)}"
    if _folded(maker).split()[0] in _OF_MACHINES:
        return _MODEL_OF_MACHINE.fullmatch(model) is not None
    return not maker.isupper() and _FIGURES.fullmatch(model) is not None  # "ABC 123" is a plate, too


def is_employer(text: str, start: int) -> bool:
    """Return whether the words before a name say that somebody works, or worked, there."""
    return _EMPLOYED.search(text, max(0, start - _REACH), start) is not None


def is_named_so(written: str) -> bool:
    """Return whether a product has this name, even if people have it, too."""
    return _folded(written) in _products()


def _whole(text: str, mention: Mention) -> Span | None:
    """Return the product's name of several words that a mention is only a part of: "Victor" of "Victor Reader"."""
    start, end = mention.start, mention.end
    if text[end : end + 1].isalnum():
        return None
    before = [each for each in _WORD.finditer(text, max(0, start - _REACH), start) if each.end() < start]
    firsts = [
        each.start()
        for each in before[:-_LONGEST:-1]
        if _folded(each[0]) in _first_words() or text[each.end()] in _JOINING  # "Ski" of "Ski-Doo"
    ]
    lasts = [each.end() for each in islice(_WORD.finditer(text, end, end + _REACH), _LONGEST - 1)]
    spans = ((first, last) for first in (start, *firsts) for last in (end, *lasts) if (first, last) != (start, end))
    return next((each for each in spans if _is_whole_product(text, *each)), None)


def _is_whole_product(text: str, start: int, end: int) -> bool:
    """Return whether these words are a product's name and nothing else; "Dr Pepper" may be a doctor."""
    written = text[start:end]
    if "\n" in written or written.islower():
        return False
    words = [_folded(each[0]) for each in _WORD.finditer(text, start, end)]
    return words[0] not in _TITLES and _products().get(" ".join(words), False)


def _end(text: str, mention: Mention) -> int:
    """Return the end of a mention with the possessive behind it, which may be part of the name ("Sarson's")."""
    return mention.end + 2 if re.match(r"['’]s(?!\w)", text[mention.end : mention.end + 3]) else mention.end


def _named(words: list[str]) -> Iterator[tuple[int, int, bool]]:
    """Yield first and last word of each product, and whether its name is nothing else; the longest names first."""
    at = 0
    while at < len(words):
        for size in range(min(_LONGEST, len(words) - at), 0, -1):
            sure = _known(words[at : at + size])
            if sure is None and size == 1:
                sure = _known([words[at].removesuffix("'s").removesuffix("’s")]) or _compound(words[at])
            if sure is not None:
                yield at, at + size, sure
                at += size
                break
        else:
            at += 1


def _compound(word: str) -> bool | None:
    """Return whether a word is a product's name with that of a thing in small letters: "Bosch-maskinen"."""
    name, hyphen, thing = word.partition("-")
    return True if hyphen and len(thing) > 2 and thing.islower() and _known([name]) is not None else None


def _known(words: list[str]) -> bool | None:
    """Return whether the words are a product's name only; None if they are no product's.

    An acronym counts in capitals only: TUI is a firm, "Tui" a first name.
    """
    name = " ".join(map(_folded, words))
    return None if name in _capitals() and not " ".join(words).isupper() else _products().get(name)


def _is_thing(text: str, start: int, end: int) -> bool:
    """Return whether the words beside a name say that it is a thing."""
    behind = text[end : end + 24]
    if _THING.match(behind) or _OF_THING.match(behind):
        return True
    return _AS_A_THING.search(text, max(0, start - _REACH), start) is not None


def _is_introduced(text: str, start: int, end: int) -> bool:
    """Return whether the text also has the whole name, with its maker: "the Octavia" of a "Skoda Octavia".

    Without an article, or the maker, it may be somebody: "Octavia was hit".
    """
    before = _ARTICLE.search(text, max(0, start - _REACH), start)
    return before is not None and any(whole in text for whole in _whole_names().get(_folded(text[start:end]), ()))


def _folded(word: str) -> str:
    return word.replace("’", "'").lower()


@cache
def _products() -> dict[str, bool]:
    """Return whether each name is a product's only; in small letters."""
    rows = (row for name in _LISTS for row in resources.read_list(name))
    return {_listed(row): not row.startswith(_SIGN) for row in rows}


@cache
def _whole_names() -> dict[str, list[str]]:
    """Return the names of two words, as they are written, by their last word in small letters."""
    names: dict[str, list[str]] = defaultdict(list)
    for row in resources.read_list("lists/products.txt"):
        first, space, last = row.partition(" ")
        if space and first != _SIGN.strip() and " " not in last:
            names[_folded(last)].append(row)
    return names


@cache
def _first_words() -> frozenset[str]:
    """Return the first word of each name; in small letters."""
    return frozenset(each.partition(" ")[0] for each in _products())


@cache
def _capitals() -> frozenset[str]:
    """Return the names that are written in capitals; in small letters."""
    rows = resources.read_list("lists/products.txt")
    return frozenset(_listed(row) for row in rows if row.removeprefix(_SIGN).isupper())


def _listed(row: str) -> str:
    return " ".join(_folded(word[0]) for word in _WORD.finditer(row.removeprefix(_SIGN)))
