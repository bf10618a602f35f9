"""Titles that make a name that of a judge, counsel or prosecutor, in six languages. All people are invented."""

# Texts stay on one line, as a judgment writes them.
# ruff: noqa: E501

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.policies.officials import OFFICIALS
from tests.builders.marked import as_mentions
from tests.growth import is_linear, seconds

JUDGE, REGISTRY, COUNSEL, PROSECUTOR, EXPERT, AUTHOR = OFFICIALS
NOBODY = "nobody"

SAID = [
    # German
    ("durch die Vorsitzende Richterin am Landgericht ⟦Dr. Petersdorff⟧ für Recht erkannt", JUDGE),
    ("durch den Richter am Landgericht\n⟦Immendorf⟧ und", JUDGE),
    ("die Richter Wöstmann, ⟦Immendorf⟧ und die Richterin Born", JUDGE),
    ("die Richterinnen Wöstmann und ⟦Immendorf⟧ haben", JUDGE),
    ("⟦Dr. Immendorf⟧\nRichter am Amtsgericht", JUDGE),
    ("RiAG ⟦Immendorf⟧ hat", JUDGE),
    ("Das Urteil wurde nach langer Beratung von allen am selben Tag unterschrieben.\n\nWöstmann      ⟦Immendorf⟧", JUDGE),
    ("die Klägerin, Richterin am Amtsgericht ⟦Anna Berg⟧, hat", NOBODY),
    ("der Zeuge ⟦Richter⟧ sagte", NOBODY),
    ("Der Zeuge ⟦Berg⟧ sagte dem Richter nichts", NOBODY),
    ("Sie ist Schwester des Richters und wohnt bei ⟦Anna Berg⟧", NOBODY),
    ("die Richter Wöstmann und Born\n\n⟦Anna Berg⟧ klagt", NOBODY),
    ("⟦Anna Berg⟧      Rolf Berg\n\nDie Parteien haben am selben Tag einen Vertrag über das Haus in der Stadt geschlossen.", NOBODY),
    ("Prozessbevollmächtigter: Rechtsanwalt ⟦Dr. Wiesenhütter⟧, Bremen", COUNSEL),
    ("Rechtsanwälte ⟦Sauerbier⟧ & Partner", COUNSEL),
    ("des Verteidigers, Rechtsanwalt ⟦Blohm⟧, abgelehnt", COUNSEL),
    ("der Verteidiger des Angeklagten ⟦Berg⟧", NOBODY),
    ("Rechtsanwalt des Herrn ⟦Berg⟧", NOBODY),
    ("Oberstaatsanwältin ⟦Dr. Thodewes⟧ hat", PROSECUTOR),
    ("⟦Bräuning⟧, Justizangestellte\nals Urkundsbeamtin", REGISTRY),
    ("(vgl. ⟦Immendorf⟧, BGB, 82. Aufl., § 823 Rn. 143)", AUTHOR),
    ("(vgl. Wöstmann/⟦Immendorf⟧, BGB, 82. Aufl., § 823)", AUTHOR),
    ("⟦Berg⟧, 82 Jahre alt, wohnt in Ulm", NOBODY),
    ("So entschied der Richter. ⟦Anna Berg⟧ klagte", NOBODY),
    ("Das sagte der Richter, ⟦Anna Berg⟧ sei krank", NOBODY),
    ("Er rief einen Rechtsanwalt. ⟦Anna Berg⟧ kam", NOBODY),
    ("Gründe:\nDie Revision hat keinen Erfolg.\n\nSchäferling ⟦Anstötz-Berg⟧ Hohnstedt\nKreikemeier Munkwitz\n", JUDGE),
    ("Die Revision hat keinen Erfolg.\n\nSchäferling ⟦Anstötz-Berg⟧ Hohnstedt\n", NOBODY),
    ("(vgl. ⟦Grüneberg⟧/Sprau, BGB, 82.\nAufl., § 823 Rn. 143)", AUTHOR),
    ("der Vorsitzenden\nRichterin am\nLandgericht ⟦Dr. Petersdorff⟧", JUDGE),
    ("hat Richter Weber Herrn ⟦Berg⟧ verurteilt", NOBODY),
    ("⟦Frau Berg⟧ und Dr. Weber, Richter am Landgericht, stritten", NOBODY),
    ("Schiedsrichter ⟦Berg⟧ pfiff", NOBODY),
    # French
    ("Présidente : Madame ⟦Solène KERVADEC⟧, présidente de chambre", JUDGE),
    ("Rapporteure publique : Mme ⟦Ardouin⟧", JUDGE),
    ("⟦M. Loïc Estebanez⟧\nRapporteur\n", JUDGE),
    ("la cour, composée de Mme Kervadec, présidente, ⟦M. Pastourel⟧ et Mme Brissonnet, conseillers", JUDGE),
    ("Délibéré : M. Puechmaille, président, ⟦M. Estebanez⟧, premier conseiller", JUDGE),
    ("La greffière,\n⟦N. Trinquier⟧", REGISTRY),
    ("GREFFIER : ⟦Madame Océane TREHOREL⟧, lors des débats", REGISTRY),
    ("Le président,\n⟦G. Puechmaille⟧", JUDGE),
    ("⟦M. Tanguilly⟧, président de la société, en délibéré", NOBODY),
    ("⟦Mme Tanguilly⟧, conseillère, a vendu la maison", NOBODY),
    ("⟦M. SOUMAREX⟧\nM. Loïc Estebanez\nRapporteur\n", NOBODY),
    ("Représentée par Me ⟦Yannick PRIGENTEAU⟧, avocat au barreau", COUNSEL),
    ("représenté par Me ⟦Inès Castelbon⟧, demande", COUNSEL),
    ("⟦Me Delafosse⟧ de la SELARL DELAFOSSE-BIARD, avocat au barreau", COUNSEL),
    ("reçu par Maître ⟦Corentin Lozachmeur⟧, notaire à Concarneau", NOBODY),
    ("l'avocat de M. ⟦Morvant⟧ soutient", NOBODY),
    ("substitut général : M. ⟦Morvant⟧", PROSECUTOR),
    ("les observations de la SCP ⟦Lamourette et⟧ Sorbier, avocat de M. Perroteau", COUNSEL),
    ("la SCP ⟦Lamourette⟧ et Sorbier, huissiers de justice", NOBODY),
    ("où étaient présents M. Berthiaud, ⟦M. Ozouf⟧, conseillers de la chambre, et Mme Rouchet, greffier", JUDGE),
    ("COMPOSITION DU BUREAU\nMonsieur ⟦Alain FAUGERON⟧, Président Conseiller (S)\n", JUDGE),
    ("Représentée par Me Sixtine LAVERGNOLLE substituant Me ⟦Guy PONTHIER⟧", COUNSEL),
    ("la société Toitures, représentée par ⟦M. Thierry Paumerat⟧, gérant", NOBODY),
    ("représentée par M. ⟦Thierry Paumerat⟧", NOBODY),
    ("représenté par ⟦Maître Philippine Mauzaise⟧", COUNSEL),
    ("⟦M. Morvant⟧ et Me Prigenteau, avocat, ont comparu", NOBODY),
    ("DEMANDEUR :\n⟦M. Morvant⟧, avocat au barreau de Brest", NOBODY),
    # Spanish
    ("Ilmos. Sres. Magistrados:\n⟦D. Evelio Marchamalo⟧ (Presidente)", JUDGE),
    ("Ilmos. Sres. Magistrados:\nD. Evelio Marchamalo (Presidente)\nD.ª Clotilde Yuste (Ponente)\n⟦D. Ginés Toral⟧\n\n", JUDGE),
    ("Doña ⟦Graciela Ontiveros⟧, Magistrada-Juez del Juzgado", JUDGE),
    ("por la Ilma. Sra. Magistrada Ponente D.ª ⟦Clotilde Yuste⟧", JUDGE),
    ("Magistrada: D.ª Clotilde Yuste\nD. ⟦Anselmo Carrascal⟧ contra", NOBODY),
    ("Letrado de la Administración de Justicia, ⟦D. Hermes Lafragua⟧, doy fe", REGISTRY),
    ("Contra: D/ña. ⟦CURRO DE LA VEGA⟧\nProcurador/a Sr./a.: JESÚS PRIETO. su cónyuge, el Letrado ⟦D. Curro de la Vega⟧", NOBODY),
    ("Letrado/a Sr./a.: ⟦ÁNGELES GINÉS⟧", COUNSEL),
    ("el Letrado de la Administración de\nJusticia, ⟦D. Hermes Lafragua⟧, doy fe", REGISTRY),
    ("representado por el Procurador ⟦D. Fermín Zarratea⟧", COUNSEL),
    ("defendido por la Letrada D.ª ⟦Rocío Albarrán⟧", COUNSEL),
    ("el Letrado de Don ⟦Anselmo Carrascal⟧", NOBODY),
    ("la representación de Don ⟦Anselmo Carrascal⟧", NOBODY),
    ("el Ministerio Fiscal, representado por Don ⟦Baltasar Oyarzábal⟧", PROSECUTOR),
    ("MAGISTRADOS ILMOS. Sres:\nDª. ⟦SOCORRO BARREIRO⟧\nD. MAXIMINO ESCARTÍN", JUDGE),
    ("la doctrina científica (⟦Montoya Melgar⟧, Derecho del Trabajo, 44ª ed., pág. 512)", AUTHOR),
    ("los testigos (⟦Montoya Melgar⟧, pág. 512)", NOBODY),
    ("Excmos. Sres. y Excma. Sra.\nD. Saturnino Ferrándiz\n⟦D.ª Eulalia Pidal⟧\nD. Leocadio Barreda\n\n", JUDGE),
    ("bajo la dirección letrada de ⟦D. Tirso Baamonde⟧", COUNSEL),
    # Portuguese
    ("Relatora: ⟦Filomena Alvarenga⟧\n", JUDGE),
    ("Relatora: Filomena Alvarenga\nApelante: ⟦Hermínio Barandela⟧", NOBODY),
    ("1.º Adjunto: Desembargador ⟦Abílio Monterroso⟧", JUDGE),
    ("O Juiz de Direito da 2ª Vara de Família da Comarca de Juiz de Fora, ⟦Dr. Américo Valadão⟧, fixou", JUDGE),
    ("⟦Dr. Frederico Wollinger⟧\nJuiz de Direito", JUDGE),
    ("DES. ⟦OLÍMPIO SARAIVA⟧ (RELATOR)", JUDGE),
    ("relatado por ⟦Lopes do Rego⟧", JUDGE),
    ("a menor ⟦Lavínia Brandt⟧\nRELATOR: Des. Olímpio", NOBODY),
    ("na ⟦Rua Halfeld⟧, Centro, Juiz de Fora", NOBODY),
    ("patrocinado pela ⟦Dr.ª Matilde Escarpinho⟧, advogada", COUNSEL),
    ("O advogado do apelante, ⟦Dr. Heitor Bicalho⟧ (OAB/MG 98.765)", COUNSEL),
    ("o advogado do apelante ⟦Vanderlei Brandt⟧ alegou", NOBODY),
    ("pelo Procurador de Justiça ⟦Silvério Lins⟧", PROSECUTOR),
    ("pelo ⟦Procurador de Justiça Silvério Lins⟧", PROSECUTOR),
    ("ADVOGADOS : RENATO ZIMMER - RS041277\n  ⟦TAÍS VARELLA⟧ - RS098812", COUNSEL),
    ("Os Srs. Ministros Anselmo Tourinho, ⟦Leda Dutra⟧ (Presidente) e Rui Bessone votaram", JUDGE),
    ("Veja-se ⟦Paulo de Albuquerque⟧, Comentário do Código Penal, 3.ª ed., p. 592", AUTHOR),
    ("no Ac. do STJ de 22-05-2003 (⟦Neves Ribeiro⟧), proc. 03P912", JUDGE),
    ("Acordam em negar a revista, com custas pelo recorrente, nos termos legais aplicáveis ao caso em apreço.\nLisboa, 25 de outubro de 2022\nOlegário Bettencourt (Relator)\n⟦Teodora Pamplona⟧\nSebastião Vaz", JUDGE),
    ("Lisboa, 25 de outubro de 2022\n⟦Teodora Pamplona⟧\nveio intentar contra o réu uma ação de condenação no pagamento de uma quantia em dinheiro.", NOBODY),
    ("pelo Mm.º Juiz ⟦Dr. Luís Cartaxo⟧", JUDGE),
    ("⟦MENAS BARRETO⟧\nRELATOR\nAssinatura", JUDGE),
    ("Desembargadores FERNANDA TELLES (Presidente) E ⟦REINALDO VAZ⟧.", JUDGE),
    ("o diretor adjunto ⟦João Prates⟧ assinou", NOBODY),
    ("a mandatária ⟦Ana Prates⟧ não prestou contas", NOBODY),
    # Danish and Norwegian
    ("Dommer: Tingrettsdommer ⟦Sigbjørn Kvamme⟧", JUDGE),
    ("Meddommere:\nRørlegger Asle Dal\n⟦Lærer Turid Sand⟧\n\n", JUDGE),
    ("Landsdommerne Flemming Rosenkilde, ⟦Annette Vium⟧ og Jeppe Lyng (kst.)", JUDGE),
    ("har deltaget fem dommere: Torben Heegaard, ⟦Vibe Rønning⟧ og Jan Brodersen", JUDGE),
    ("fem dommere: Torben Heegaard og Jan Brodersen.\nSagsfremstilling\n⟦Birthe Skov⟧, der er født", NOBODY),
    ("Dommer Helle Brandstrup og domsmændene Tage Vinding og ⟦Rita Munkebo⟧", JUDGE),
    ("Dommer: Tingrettsdommer Sigbjørn Kvamme\n⟦Ragnhild Fitje⟧\nmot", NOBODY),
    ("tiltalte ⟦Jomar Krogh⟧ møtte dommeren", NOBODY),
    ("Advokat ⟦Torjus Vik⟧", COUNSEL),
    ("Forsvarer: advokat ⟦Steen Kaspersen⟧", COUNSEL),
    ("vidnet, advokat ⟦Steen Kaspersen⟧, har forklaret", NOBODY),
    ("Statsadvokat ⟦Eirin Skjæveland⟧", PROSECUTOR),
    ("Rettsoppnevnt sakkyndig, spesialist i ortopedi ⟦Birger Solheimsnes⟧, ga", EXPERT),
    ("Sakkyndig vurderte at hans mor, ⟦Anna Berg⟧, var syk", NOBODY),
    ("Sakkyndig\npsykolog ⟦Rune Asphaug⟧ avga erklæring", EXPERT),
    ("Advokat Torjus Vik          ⟦Anna Berg⟧", NOBODY),
    ("Dommer:\tTingrettsdommer ⟦Sigbjørn Kvamme⟧", JUDGE),
    ("Dommer:\t⟦Sigbjørn Kvamme⟧", JUDGE),
    ("og til ⟦Nygaard⟧, Skade og ansvar, 6. utg. s. 341", AUTHOR),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "expected"), SAID)
def test_whom_a_title_makes_an_official(marked: str, expected: str) -> None:
    text, mentions = as_mentions(marked)
    fitting = {name for name, is_one in OFFICIALS.items() if is_one(text, mentions)}
    assert expected in (fitting or {NOBODY}), fitting
    assert expected != NOBODY or not fitting


def test_who_is_an_official_at_one_mention_is_one_at_all() -> None:
    text, mentions = as_mentions("Richterin am Amtsgericht ⟦Immendorf⟧ hat entschieden. ⟦Immendorf⟧ unterschrieb.")
    assert OFFICIALS[JUDGE](text, mentions)


def test_who_is_also_a_witness_is_no_official() -> None:
    text, mentions = as_mentions(
        "Richterin am Amtsgericht ⟦Immendorf⟧ hat entschieden. Die Zeugin ⟦Immendorf⟧ sagte aus."
    )
    assert not OFFICIALS[JUDGE](text, mentions)


def test_a_cited_author_who_is_mentioned_otherwise_is_no_author() -> None:
    text, mentions = as_mentions("vgl. ⟦Immendorf⟧, BGB, 82. Aufl., § 823 Rn. 1. Nachbar ⟦Immendorf⟧ kam.")
    assert not OFFICIALS[AUTHOR](text, mentions)


@pytest.mark.parametrize("around", ["Richter ", "A, ", "Dr. ", "Mme X et ", "a "])
def test_the_surroundings_take_linear_time(around: str) -> None:
    def spent(length: int) -> float:
        beside = around * length
        text = f"{beside}Berg {beside}"
        mention = Mention(len(beside), len(beside) + 4, Kind.PERSON, 0.9, "network", literal("r"), None)
        return seconds(lambda: [is_one(text, [mention]) for is_one in OFFICIALS.values()])

    assert is_linear(spent, 20, 200)
