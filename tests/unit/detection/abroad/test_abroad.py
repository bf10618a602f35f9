"""Words of other languages that identify nobody, and names like them; the mention is in ⟦ ⟧. All are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Passage
from engine.detection import abroad
from engine.detection.abroad import cutting
from engine.detection.filters import citing
from tests.builders.marked import as_mention

NOBODY = [
    ("de", Kind.DEM, "Sie lebt bei ihrer ⟦Schwiegertochter⟧ in der Stadt."),
    ("de", Kind.DEM, "Es besteht eine dekompensierte ⟦Herzinsuffizienz⟧."),
    ("de", Kind.PERSON, "Es zeigte sich ein positives ⟦Murphy⟧-Zeichen."),
    ("de", Kind.MISC, "bei bekanntem Morbus ⟦Bechterew⟧ seit Jahren"),
    ("de", Kind.PERSON, "Die Fraktur (⟦Garden⟧ III) wurde versorgt."),
    ("de", Kind.MISC, "Wir gaben zweimal täglich ⟦Furosemid⟧ i. v."),
    ("de", Kind.DATETIME, "Wir trafen uns um ⟦16 Uhr⟧ vor dem Haus."),
    ("fr", Kind.PERSON, "Elle a présenté sa carte ⟦Vitale⟧ au guichet de la mairie."),
    ("fr", Kind.PERSON, "Évaluation à l'entrée dans le service : ⟦Braden⟧ 15, douleur 3 sur 10."),
    ("es", Kind.DEM, "el Convenio para la Protección de los Derechos Humanos y de las Libertades ⟦Fundamentales⟧"),
    ("de", Kind.DATETIME, "Wir sehen uns am ⟦Sonntag⟧ wieder."),
    ("de", Kind.MISC, "Grüner Star, ⟦Bechterew⟧, Diabetes"),
    ("fr", Kind.DEM, "Elle apporte des ⟦crêpes⟧ pour tout le monde."),
    ("fr", Kind.PERSON, "Le ⟦Salarié⟧ remet les clés à la fin du contrat."),
    ("de", Kind.PERSON, "Muskeldystrophie Typ ⟦Duchenne⟧ ist gesichert"),
    ("de", Kind.PERSON, "Der Stammbaum nach ⟦Bennett⟧ wurde erhoben."),
    ("de", Kind.PERSON, "Zustand nach OSG ⟦Weber⟧ B, Schiunfall"),
    ("de", Kind.PERSON, "Sprunggelenk links, ⟦Weber⟧ B, verplattet"),
    ("fr", Kind.PERSON, "fracture de la cheville, ⟦Weber⟧ C, ostéosynthèse"),
    ("de", Kind.PERSON, "Es war ein Speichenbruch nach ⟦Colles⟧ links."),
    ("fr", Kind.PERSON, "une fracture du col fémoral de stade III selon ⟦Garden⟧ à droite"),
    ("es", Kind.PERSON, "fractura abierta de grado II según ⟦Gustilo⟧ en la pierna"),
    ("de", Kind.PERSON, "Befund: ⟦Douglas-Raum⟧ frei"),
    ("pt", Kind.PERSON, "Deram-lhe soro de ⟦Ringer⟧ na urgência."),
    ("fr", Kind.PERSON, "Sulfate de magnésie selon protocole ⟦Romberg⟧ hier."),
    ("nb", Kind.MISC, "Anti-⟦Smith⟧ var positiv i prøven."),
    ("fr", Kind.PERSON, "L'examen retrouve un signe de ⟦Rozier⟧ net."),
    ("fr", Kind.PERSON, "antécédent de maladie de ⟦Basedow⟧ traitée"),
    ("fr", Kind.CODE, "Il est né le 3 mai ⟦à⟧ Saint-Ormel."),
    ("fr", Kind.CODE, "Le père dispose ⟦d⟧'un droit de visite."),
    ("fr", Kind.DATETIME, "Test de Folstein : ⟦19/30⟧, sans aide."),
    ("fr", Kind.DATETIME, "Le loyer est payable le ⟦5 de chaque mois⟧."),
    ("fr", Kind.PERSON, "Elle a un phénomène de ⟦Raynaud⟧ en hiver."),
    ("es", Kind.DATETIME, "Se paga el ⟦10 de cada mes⟧ en la cuenta."),
    ("es", Kind.DEM, "Convive con la ⟦abuela⟧ y dos hermanos."),
    ("es", Kind.PERSON, "Fractura de ⟦Colles⟧ en muñeca derecha."),
    ("pt", Kind.PERSON, "A ⟦Autora⟧ pediu a nulidade do despedimento."),
    ("da", Kind.DEM, "Hun er ⟦pensioneret⟧ og bor alene."),
    ("nb", Kind.DEM, "Vedtaket bygger på et rettslig ⟦grunnlag⟧."),
    ("de", Kind.PERSON, "Rosa Beck, Floristin, und Uwe Amrein als ⟦Schöffen⟧ haben unterschrieben."),
    ("fr", Kind.DEM, "Lot, propriétaire, ⟦Tantièmes⟧, présent ou représenté par"),
    ("es", Kind.PERSON, "Ambas partes convienen las ⟦CLÁUSULAS⟧ que siguen a continuación."),
    ("pt", Kind.DEM, "O autor pediu justiça gratuita e o ⟦fiador⟧ nada disse."),
    ("da", Kind.DEM, "Sagen blev behandlet med ⟦domsmænd⟧ i retten."),
    ("nb", Kind.DEM, "Han ble oppnevnt som ⟦sakkyndig⟧ av retten."),
    ("pt", Kind.DATETIME, "Segue a ⟦CLÁUSULA TERCEIRA⟧ do contrato de arrendamento."),
    ("fr", Kind.PERSON, "⟦L'ergothérapeute⟧ fera des orthèses pour la patiente."),
    ("fr", Kind.PERSON, "Fait en deux exemplaires. ⟦Le Salarié⟧ signe en dernier."),
    ("es", Kind.PERSON, "De otra parte, ⟦EL ARRENDATARIO⟧ recibe las llaves de la casa."),
    ("nb", Kind.PERSON, "Han ble innlagt med ⟦Bells⟧ parese i ansiktet."),
    ("nb", Kind.MISC, "Ho har ⟦Hashimotos sjukdom⟧ og treng medisin."),
    ("da", Kind.PERSON, "Hun fik konstateret ⟦Aspergers⟧ som barn og bor alene."),
    ("fr", Kind.PERSON, "Il est atteint d'une sclérose de ⟦Charcot⟧ depuis deux ans."),
    ("pt", Kind.PERSON, "Foi operado ao tendão de ⟦Aquiles⟧ no ano passado."),
    ("nn", Kind.PERSON, "⟦Utleigaren⟧ skal halde huset ved like i heile leigetida."),
    ("da", Kind.DEM, "Til mødet var også ⟦Klasselæreren⟧ og en pædagog."),
    ("pt", Kind.PERSON, "A queixa foi por ⟦Estelionato⟧ contra pessoa idosa."),
    ("nb", Kind.PERSON, "⟦Leien⟧ betales forskuddsvis den første i hver måned."),
]
SOMEBODY = [
    ("da", Kind.PERSON, "I går blev ⟦Hansens⟧ kateter skiftet af sygeplejersken på stuen."),
    ("nb", Kind.PERSON, "I går ble ⟦Hansens⟧ prøve sendt til laboratoriet på sykehuset."),
    ("nb", Kind.PERSON, "Naboen så ⟦Hansen⟧-gutten ved butikken i går kveld."),
    ("de", Kind.PERSON, "Gestern wurde ⟦Becker⟧ positiv getestet und danach in ein anderes Zimmer verlegt."),
    ("de", Kind.PERSON, "Der Termin von Herrn ⟦Weber⟧ B wurde auf morgen verschoben."),
    ("fr", Kind.PERSON, "Elle était déjà partie, selon ⟦Bernard⟧, avant midi."),
    ("es", Kind.PERSON, "Todo empezó en la cocina, según ⟦Thomas⟧, por la tarde."),
    ("nb", Kind.PERSON, "Han fikk vite det i ⟦Hansen-saken⟧ for et år siden."),
    ("da", Kind.PERSON, "Det var ⟦Hansen-familien⟧, der ringede om aftenen."),
    ("de", Kind.PERSON, "Der Fahrer ⟦Weber⟧ B kam später hinzu."),
    ("es", Kind.PERSON, "Le pregunté por la regla de ⟦Quistorp⟧ esta semana."),
    ("fr", Kind.PERSON, "On suit le protocole de ⟦Tolvane⟧ depuis lundi."),
    ("de", Kind.PERSON, "Frühdienst: ⟦Wilson⟧ re. Knie geschwollen, gekühlt."),
    ("de", Kind.LOC, "Er wurde zur OP nach ⟦Heidelberg⟧ verlegt."),
    ("de", Kind.PERSON, "Der Typ, ⟦Duchenne⟧ mit Namen, kam wieder."),
    ("de", Kind.PERSON, "Frau ⟦Weber⟧ B. kam wieder."),
    ("da", Kind.PERSON, "Fru ⟦Hansen⟧ v. advokat Berg mødte op."),
    ("de", Kind.PERSON, "Sie kam mit ⟦Werner⟧ und den Kindern."),
    ("de", Kind.DEM, "Sie war bis zuletzt ⟦Glockengießerin⟧ in der Stadt."),
    ("de", Kind.DEM, "Er kam mit ⟦Tim⟧ ins Haus."),
    ("de", Kind.PERSON, "Frau Dr. ⟦Weber⟧-Hahnenkamm hat angerufen."),
    ("de", Kind.DATETIME, "Die Nachbarin heißt ⟦Sonntag⟧ und hilft."),
    ("de", Kind.PERSON, "Frau ⟦Bechterew⟧ war nicht da."),
    ("de", Kind.PERSON, "Name: ⟦Parkinson⟧    Station: 3"),
    ("de", Kind.PERSON, "Zimmer 4\n⟦Parkinson⟧, Rosa\nZimmer 5"),
    ("de", Kind.PERSON, "gez. S. ⟦Redon⟧"),
    ("de", Kind.PERSON, "Es unterschrieb ⟦Barthel⟧ am selben Tag."),
    ("pt", Kind.LOC, "Mora na ilha ⟦Terceira⟧ desde que casou com o médico."),
    ("fr", Kind.PERSON, "Madame ⟦Vitale⟧ a présenté sa carte au guichet de la mairie."),
    ("fr", Kind.PERSON, "C'est ⟦Norton⟧ qui a évalué la douleur de la patiente ce matin."),
    ("de", Kind.PERSON, "Es kam ⟦Scheuermann⟧ zur Visite."),
    ("fr", Kind.PERSON, "Signature : ⟦Redon⟧"),
    ("fr", Kind.DEM, "Il est ⟦facteur d'orgues⟧ depuis trente ans."),
    ("fr", Kind.PERSON, "La maladie de ⟦Jeannette⟧ l'inquiète."),
    ("fr", Kind.DEM, "moi aussi, dit ⟦nino⟧ le soir"),
    ("fr", Kind.DATETIME, "Elle est sortie le ⟦11/10⟧ à midi."),
    ("fr", Kind.DATETIME, "Le contrôle est prévu en ⟦03/22⟧ au plus tard."),
    ("fr", Kind.PERSON, "Le bailleur est ⟦de⟧ La Tour."),
    ("es", Kind.DEM, "Trabaja como ⟦recolectora⟧ de algas."),
    ("pt", Kind.PERSON, "A colega ⟦Graça Vilela⟧ confirmou."),
]  # fmt: skip


def _mention(marked: str, kind: Kind) -> tuple[str, Mention]:
    return as_mention(marked, kind, score=0.6)


def _left(monkeypatch: pytest.MonkeyPatch, language: str, kind: Kind, marked: str) -> list[Mention]:
    text, mention = _mention(marked, kind)
    monkeypatch.setattr(abroad, "paragraphs", lambda text: (Passage(0, len(text), language),))
    return list(abroad.without(text, [mention]))


@pytest.mark.parametrize(
    ("text", "read", "left"),
    [
        ("Mais Sylvie de la compta le sait.", "Sylvie de", "Sylvie"),
        ("Falou com Maria dos Santos ontem.", "Maria dos", "Maria dos"),
        ("Mme VIALATTE persiste et signe.", "VIALATTE persiste", "VIALATTE"),
        ("VIALATTE alice 18/05/2015", "VIALATTE alice", "VIALATTE alice"),
        ("VIALATTE de LA TOUR est venue.", "VIALATTE de LA TOUR", "VIALATTE de LA TOUR"),
        ("condamné à sept ans d'emprisonnement", "sept ans d", "sept ans"),
    ],
)
def test_a_particle_that_belongs_to_the_next_words_is_cut_off(text: str, read: str, left: str) -> None:
    kind = Kind.DATETIME if read[0].islower() else Kind.PERSON
    mention = Mention(text.index(read), text.index(read) + len(read), kind, 0.9, "neural", literal("read"))
    found = cutting.cut(text, mention)
    assert found is not None
    assert text[found.start : found.end] == left


@pytest.mark.parametrize(("language", "kind", "marked"), NOBODY)
def test_leaves_out_words_that_identify_nobody(
    monkeypatch: pytest.MonkeyPatch, language: str, kind: Kind, marked: str
) -> None:
    assert _left(monkeypatch, language, kind, marked) == []


@pytest.mark.parametrize(("language", "kind", "marked"), SOMEBODY)
def test_keeps_names_and_rare_occupations(
    monkeypatch: pytest.MonkeyPatch, language: str, kind: Kind, marked: str
) -> None:
    assert _left(monkeypatch, language, kind, marked) == [_mention(marked, kind)[1]]


@pytest.mark.parametrize(
    ("marked", "name"),
    [
        ("Sie kam mit ⟦Oma Gerda⟧ zum Termin in das Haus.", "Gerda"),
        ("Il habite chez ⟦tonton Karim⟧ depuis la fin du mois de mai.", "Karim"),
        ("Habló con la ⟦Cdora. Débora Lifen⟧ sobre las cuentas del año.", "Débora Lifen"),
        ("El perito fue ⟦D. Ginés Rey⟧, que visitó la casa el lunes.", "Ginés Rey"),
        ("Elle est venue avec ⟦D. Claes⟧ à la réunion de la semaine.", "D. Claes"),
        ("O aluno saiu com a ⟦vó Mitiko⟧ depois da aula de ontem.", "Mitiko"),
        ("Køberen af lejligheden er ⟦ægteparret Rahbek⟧, som ikke bor her endnu.", "Rahbek"),
    ],
)
def test_a_title_before_a_name_is_cut_off(marked: str, name: str) -> None:
    text, mention = _mention(marked, Kind.PERSON)
    (left,) = abroad.without(text, [mention])
    assert text[left.start : left.end] == name


@pytest.mark.parametrize(
    ("marked", "number", "subtype", "left"),
    [
        ("Han hedder Bo og har (⟦CPR 110494-1234⟧) fra kommunen.", "110494-1234", "national-id", "110494-1234"),
        ("La abogada firma con la ⟦T.P. 118.447⟧ ante el juez de ayer.", "118.447", "licence", "118.447"),
        ("Das Verfahren ⟦Cs 551 Js 123/10⟧ ist eingestellt.", "551 Js 123/10", "case-number", "Cs 551 Js 123/10"),
        ("Das Auto ⟦AP-DB 689⟧ stand vor dem Haus in der Straße.", "DB 689", "licence-plate", "AP-DB 689"),
    ],
)  # fmt: skip
def test_a_label_before_a_number_that_patterns_find_is_cut_off(
    marked: str, number: str, subtype: str, left: str
) -> None:
    text, mention = _mention(marked, Kind.CODE)
    start = text.index(number)
    pattern = Mention(start, start + len(number), Kind.CODE, 0.85, "patterns", literal(""), subtype)
    found = [each for each in abroad.without(text, [mention, pattern]) if each.recognizer == "neural"]
    assert [text[each.start : each.end] for each in found] == [left]


@pytest.mark.parametrize(
    ("kind", "marked"),
    [
        (Kind.CODE, "Il est en classe de ⟦5e 3⟧ dans le collège de la ville."),
        (Kind.CODE, "Die Schülerin geht in die Klasse ⟦3b⟧ der Schule im Ort."),
        (Kind.CODE, "La deducción se pone en la casilla ⟦723⟧ de la declaración."),
        (Kind.CODE, "O ônibus da linha ⟦118⟧ não parou na rua de casa."),
        (Kind.DATETIME, "Eleven har vært borte ⟦11 dager⟧ i løpet av høsten."),
    ],
)
def test_classes_lines_of_buses_and_periods_are_left_out(kind: Kind, marked: str) -> None:
    text, mention = _mention(marked, kind)
    assert list(abroad.without(text, [mention])) == []


def test_a_number_in_single_digits_stays() -> None:
    text, mention = _mention("Le numéro de la patiente est ⟦1 3⟧ 2 7 5 3 1 6 4 7 5 0 0 4 8 dans le dossier.", Kind.CODE)
    assert list(abroad.without(text, [mention])) == [mention]


def test_leaves_english_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, kind, marked in NOBODY:
        assert len(_left(monkeypatch, "en", kind, marked)) == 1


def test_keeps_the_town_of_a_public_body(monkeypatch: pytest.MonkeyPatch) -> None:
    marked = "Das ⟦Amtsgericht Finsterwalde⟧ hat entschieden."
    (left,) = _left(monkeypatch, "de", Kind.ORG, marked)
    assert left.kind is Kind.LOC
    assert _mention(marked, Kind.ORG)[0][left.start : left.end] == "Finsterwalde"


@pytest.mark.parametrize(
    "marked",
    [
        "Nach § 1671 Abs. 1 Satz 2 Nr. 2 ⟦BGB⟧ gilt",
        "(BGH, Beschluss vom 12. Dezember 2007 - ⟦XII ZB 158/05⟧, FamRZ 2008, 592)",
        "BGH, Urteil vom ⟦12. Dezember 2007⟧ - XII ZR 158/05",
        "juge (Civ. 2e, 24 novembre 2011, n° ⟦10-25.635⟧, Bull. 2011, II)",
        "Cour de cassation, 3e civ., 14 septembre 2006, n° ⟦05-16.970⟧",
        "(Conseil d'État, 10e chambre, ⟦3 mai 2021⟧, n° 431234)",
        "conformément à l'article 35 du décret du ⟦18 janvier 2018⟧",
        "le temps d'essai (art. ⟦335b⟧ CO)",
        "au sens de l'art. ⟦97⟧ al. 2 CO et",
        "vgl. BSG, Urteil vom ⟦3.4.2012⟧ – B 5 R 23/11 R.",
        "vgl. BSG, Urteil vom 3.4.2012 – ⟦B 5 R 23/11 R⟧.",
        "selon la ⟦RLRQ, c. S-4.2⟧, le",
        "conforme al DNU ⟦690/2020⟧ y",
        "según la ⟦NOM-035-STPS-2018⟧ y",
        "(arts. 1198 y ⟦1199 CCyCN⟧)",
        "Formulaire Cerfa n° ⟦11527*03⟧",
        "Code APE ⟦4322A⟧ de la société",
        "BIC : ⟦AGRIFRPP879⟧",
        "vu les articles L. 211-1 et R. ⟦211-3-26⟧ du code de l'organisation judiciaire",
        "por todas, STS ⟦123/2019⟧, de 8 de marzo",
        "Lei n.º 7/2009, de ⟦12 de fevereiro⟧",
        "jf. lov nr. 503 af ⟦6. juni 2007⟧",
        "la loi n° 89-462 du ⟦6 juillet 1989⟧ prévoit",
        "según la STS de ⟦29 de abril de 2013⟧, la",
        "presisert i ⟦HR-2020-661-S⟧",
        "hat (Beschluss vom ⟦4. Mai 2015⟧ – XII ZB 88/14) geklärt",
        "henviser til ⟦U.2018.1234 V⟧.",
        "etter opplæringslova § ⟦9 A-5⟧ skal",
        "jf. ⟦LB-2017-88123⟧ og",
        "según la STS de 12 de abril de 2021, rec. ⟦3344/2018⟧",
        "vd. Ac. STJ de 03-05-2017, proc. ⟦411/12.8T8PRT.P1.S1⟧",
        "la Convention de La Haye du ⟦25 octobre 1980⟧ prévoit",
        "la convention collective du ⟦18 mars 1988⟧ (IDCC 1527)",
        "bureaux d'études (IDCC ⟦1486⟧)",
        "l'arrêt de la Cour de cassation, 2e chambre civile, du ⟦4 mai 2016⟧",
    ],
)
def test_leaves_out_citations(marked: str) -> None:
    text, mention = _mention(marked, Kind.CODE)
    assert list(citing.without(text, [mention])) == []


@pytest.mark.parametrize(
    "marked",
    [
        "par ordonnance du ⟦22 septembre 2020⟧",
        "Amtsgericht, Beschluss vom ⟦12. Dezember 2007⟧ - 5 F 12/07",
        "né le ⟦24 novembre 2011⟧",
        "la convention de divorce du ⟦24 novembre 2011⟧",
        "la convention de rupture signée par Paul Rivelle du ⟦24 novembre 2011⟧",
        "convention d'honoraires signée hier, rendez-vous du ⟦24 novembre 2011⟧",
    ],
)
def test_keeps_dates_of_the_case_itself(marked: str) -> None:
    text, mention = _mention(marked, Kind.DATETIME)
    assert list(citing.without(text, [mention])) == [mention]


@pytest.mark.parametrize(
    "marked",
    [
        "Claim ⟦LB-2023-7718⟧ was lodged",
        "our ref. ⟦RG-2021-4471⟧",
        "card HC ⟦445566⟧",
        "order RE ⟦88123⟧ of May",
        "Acórdão do Tribunal da Relação do Porto de 12 de setembro de 2012, proc. ⟦411/12.8T8PRT.P1⟧",
    ],
)
def test_keeps_codes_that_look_like_citations_of_another_language(marked: str) -> None:
    text, mention = _mention(marked, Kind.CODE)
    assert list(citing.without(text, [mention])) == [mention]


def test_an_eponym_that_the_text_writes_with_a_first_name_is_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Es kam Sarah Parkinson. Am Abend ging Parkinson nach Hause."
    monkeypatch.setattr(abroad, "paragraphs", lambda text: (Passage(0, len(text), "de"),))
    places = ((7, 22), (38, 47))
    found = [Mention(*place, Kind.PERSON, 0.6, "neural", literal("read")) for place in places]
    assert list(abroad.without(text, found)) == found


def test_leaves_out_clock_times_that_patterns_find(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Wir kamen um 16 Uhr."
    monkeypatch.setattr(abroad, "paragraphs", lambda text: (Passage(0, len(text), "de"),))
    clock = Mention(13, 19, Kind.DATETIME, 0.9, "patterns", literal("form"), "time")
    read = Mention(13, 19, Kind.DATETIME, 0.6, "neural", literal("read"))
    assert list(abroad.without(text, [clock, read])) == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Frau Kollegin Tolvane", "Tolvane"),
        ("Prof. Dr. H.-J. Tolvane", "H.-J. Tolvane"),
        ("Frau Richter", "Richter"),
        ("Frau Pfarrer", "Frau Pfarrer"),
    ],
)
def test_a_name_that_a_pattern_found_begins_behind_its_titles(
    monkeypatch: pytest.MonkeyPatch, name: str, expected: str
) -> None:
    text = f"Es kam {name}."
    monkeypatch.setattr(abroad, "paragraphs", lambda text: (Passage(0, len(text), "de"),))
    found = [
        Mention(7, 7 + len(name), Kind.PERSON, 0.9, "patterns", literal("form"), "name"),
        Mention(0, 2, Kind.DEM, 0.9, "neural", literal("read")),
    ]
    assert [each.words(text) for each in abroad.without(text, found) if each.subtype == "name"] == [expected]
