"""Patterns of dates, telephone numbers and postal codes in Chinese, Japanese and Korean."""

from __future__ import annotations

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind
from engine.detection.patterns.rule import Rule, led

_ERA = "(?:明治|大正|昭和|平成|令和|民國|民国|[明大昭平令])"
_YEAR = rf"(?:(?:1[5-9]|20)\d\d|{_ERA}\s?(?:\d{{1,3}}|元))\s?[年년]"
_MONTH = r"(?:1[0-2]|0?[1-9])\s?[月월]"
_DAY = r"(?:3[01]|[12]\d|0?[1-9])"
_DAYS = rf"{_DAY}(?:\s?(?:[-–—~〜、·]|至|—{{2}})\s?{_DAY}){{0,6}}\s?[日号號일]"
_DEVICE = (
    "(?:电话|電話|手机|手機|携帯|移动电话|座机|传真|傳真|ファックス|ファクス|ファクシミリ|전화|휴대폰|핸드폰|휴대전화|팩스)"
    "(?:号码|號碼|番号|번호)?"
)
_FEWEST, _MOST = 7, 15  # digits of a telephone number


def _has_digits(number: str) -> bool:
    return _FEWEST <= sum(map(str.isdecimal, number)) <= _MOST


RULES = (
    # 2018年9月21日, 平成30年10月1日, 1984년 3월 12일, 3月5-16日, 2007年3月
    Rule(
        "date",
        Kind.DATETIME,
        Expression(rf"(?<!\d)(?:{_YEAR}\s?{_MONTH}(?:\s?{_DAYS})?|{_MONTH}\s?{_DAYS})"),
        Message("pattern.form-date-in-numbers"),
        0.95,
    ),
    # 電話：03-5550-1666, 手机 13955501234
    Rule(
        "phone",
        Kind.CODE,
        led(_DEVICE, r"\s{0,2}[:：]?\s{0,2}(\+?\(?\d{1,12}+\)?(?:[ -]?\(?\d{2,8}+\)?){0,4})(?![\d-])"),
        Message("pattern.follows-word-for-telephones"),
        0.8,
        accept=_has_digits,
    ),
    # 〒102-0074
    Rule(
        "postal-code",
        Kind.LOC,
        led("〒", r"\s?(\d{3}-?\d{4})(?!\d)"),
        Message("pattern.form-postal-code-japan"),
        0.95,
    ),
)
