"""Numbers and user names behind words of offices, shops, clinics and police. All of them are invented."""

from __future__ import annotations

import pytest

from engine.detection.patterns import labels_of_work


def _found(text: str) -> list[str]:
    return [each.words(text) for rule in labels_of_work.RULES for each in rule.find(text)]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Q. Tolvane BDS, GDC 229315, Smile", "229315"),
        ("INAMI 1-59302-84-761\n", "1-59302-84-761"),
        ("Fdo.: Q. Tolvane, B. Col. 44/5510482", "44/5510482"),
        ("police told. Log 2258 of 07/06", "2258"),
        ("Claimant Q     Emp 88231     Month", "88231"),
        ("PAYMENT  Visa 4111 XXXX XXXX 1111 GBP", "4111 XXXX XXXX 1111"),
        ("under USDA contract 14-5Q25-33-R-0558, she", "14-5Q25-33-R-0558"),
        ("can't print to HP LaserJet QN-7-PRN3, he", "QN-7-PRN3"),
        ("Ada on call till 9, x 413. Key", "413"),
        ("Trabajadora social: Q. Tolva, ext. 59 302.", "59 302"),
        ("Banco ag 3028 cc 59302-1, Tolva", "3028"),
        ("Livro n.º 593, fls. 81/83, ato 28", "593"),
        ("Livro n.º 593, fls. 81/83, ato 28", "28"),
        ("por el Esc. Ernán Tolva Fontán, Registro 528.", "528"),
        ("Rx de tórax (nº QX-24-81523).", "QX-24-81523"),
        ("Deixou carta de condução QC-59302 8.", "QC-59302 8"),
        ("Issued by Tolva Travel, agent QP3\n", "QP3"),
        ("Ada can't print, he's qtolvan3.", "qtolvan3"),
        ("Counsellor: Q.T. (qtolvan2)", "qtolvan2"),
        ("Users locked: qtolvan9, atolva, ltolv_hr\n", "ltolv_hr"),
    ],
)
def test_numbers_behind_words_of_work(text: str, number: str) -> None:
    assert number in _found(text)


@pytest.mark.parametrize(
    "text",
    [
        "The GDC met in 2019; NMC standards 2018. Emp of the month; Log of calls, log 3 items",
        "the contract was signed in 2019; grant no 5; an agreement 12-3 in favour",
        "2 x 302 tablets, x 12, and 4 x 1000; the text x 302 in a formula",
        "ext. page 48; ag. de 1987; livro 3 da Bíblia; registro 417 de temperatura",
        "he's covid19 positive; (web20) (item2) it is mp3",
        "agent X and agent 007; USB printer cable; host name",
    ],
)
def test_no_numbers_of_somebody(text: str) -> None:
    assert _found(text) == []
