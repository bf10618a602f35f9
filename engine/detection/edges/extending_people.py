"""Rules by which names of people are extended: "A. | Berg", "Tigist | A.", "Falk, | O."."""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.types import Kind
from engine.detection.edges.edge import Edge
from engine.detection.patterns.rule import MAYBE_UPPER, UPPER

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_LETTER = r"[^\W\d_]"

EDGES: tuple[Edge, ...] = (
    # A. Berg; Cpl. D. Berg: a single initial that does not end a sentence
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?:\A|(?<=[\n\t|(\[\"“/;:])|(?<=[\n\t|(a-z,&;:/-][ ])|(?<=[ ][ ])|(?<=[A-Za-z][a-z]\.[ ])|(?<=[A-Z]{3}[ ]))"
            r"(?<!Annex[ ])(?<!Exhibit[ ])(?<!Appendix[ ])(?<!Schedule[ ])(?<!Part[ ])"
            rf"{UPPER}\.[ \u00a0]?\Z"
        ),
    ),
    # Tigist A.; Tunde O; M.-C. R.; not "Tom I saw"
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"[ \u00a0](?:{UPPER}\.(?!\w)|(?![AI](?!\w)){UPPER}(?![\w'’.&/-]|[ ]\d))"),
        last=Expression(rf"(?<!\w){UPPER}(?:[^\W\d_A-Z]+|[^\W\d_A-Z]?\.-{UPPER}[^\W\d_A-Z]?\.)\Z"),
    ),
    # yvonne D. slept: an initial behind a name in small letters
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"[ ]{UPPER}\.(?=[ ](?:\d|[a-zß-ÿ])|[,;:)])"),
        whole=Expression(r"[a-zß-ÿ]{3,}"),
    ),
    # W. "Buck" Tolvane: an initial before a nickname
    Edge(frozenset({Kind.PERSON}), before=Expression(rf"(?<![\w.]){UPPER}\.[ ][\"“„«‘']\Z")),
    # Nesrin A.-K.; Grace O'D
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"[ \u00a0]{UPPER}\.?-{UPPER}\.?(?![\w'’-])|[ \u00a0][OD]['’]{UPPER}\.?(?![\w'’-])"),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_A-Z]+\Z"),
    ),
    # Wm. Stark; Ma. Corazon; J.-Ph. Stark; not "No. Stark" or "vs. Stark"
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?<![\w.])(?i:wm|geo|chas|thos|jas|jos|robt|benj|saml|edw|fredk|hy|ma|mª|fco|gpe|jn|jno|alex|danl|patk|richd"
            r"|(?:[A-Z]\.-)?(?:ph|cl|ch|chr|th|fr|st|gg|chs|ant|joh|ferd|friedr|wilh|heinr|theod|gust|guill|marg|vict|gér|frco))\.[ ][\"“]?\Z"
        ),
    ),
    # M.ª Luisa; Mª Purificación
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?<![\w.])M\.?ª\.?[ \u00a0]?\Z"),
        whole=Expression(rf"{UPPER}.*", re.S),
    ),
    # de La Tour; von der Ahe; not "de Paris" after a word that it qualifies
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?<!\w)(?:M\.|Mme|Mlle|Herrn?|Frau|Sra?\.|Srta\.|Dr\.|Pr|Mr\.?|Mrs\.?|Ms\.?|Don|Doña)[ ]"
            r"(?:(?:de|du|des|d['’]|von|van|der|den|ter|ten|zu|zum|zur|la|La|le|Le|el|El|del|da|di|do|dos)[ ]?){1,2}\Z"
        ),
    ),
    # LITTLE, GRACE: a surname before a given name, both in capitals, at the beginning of a line, cell or value
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?:\A|(?<=[\n\t|])|(?<=[\n\t|:][ ])|(?<=[ ][ ]))[A-Z][A-Z'’-]{2,20},[ ]\Z"),
        whole=Expression(r"[A-Z]{2}[A-Z'’. -]*"),
    ),
    # Falk, O.; BERG, GEO. T.: not "Falk, O. Berg and"
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            rf",[ ](?!(?:Tel|Fax|Ext|Mob|Abt|Dept|Inc|Ltd|Nr|No|Str|Apt|Appt|Zi|Reg|Lic|Ref|Bar)\.)(?:{UPPER}[^\W\d_]{{0,3}}\.[ -]?){{1,3}}(?<![ -])(?![ ]?{UPPER})"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # ROWLAND T. BERG, III; Ada Berg Jr.; Berg, Ada sen.
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            r",?[ ](?:Jr|JR|Sr|SR)\.?(?![\w'’])|,?[ ](?:sen|jun)\.?(?![\w'’])|[ ](?:senior|junior)(?![\w'’])|,[ ](?:II|III|IV)(?![\w'’.])"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Siva s/o Annamalai; Haslinda bte Ramlee: the father's name
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            rf"[ ](?:[sdw]/o|S/O|D/O|W/O|a/[lp]|A/[LP]|[Bb]in(?:ti|te)?|[Bb]te|[Bb]inte)\.?[ ]{MAYBE_UPPER}[\w'’-]+(?:[ ]{MAYBE_UPPER}[\w'’-]+)?"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Javier Mtz. Bueno: a surname behind an abbreviated one
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"(?:(?<=\.)|\.)[ ]{UPPER}[^\W\d_]+(?:-{UPPER}[^\W\d_]+)?(?![\w'’])"),
        last=Expression(
            r"(?<!\w)(?:Mtz|Mtnez|Fdez|Fdz|Glez|Gzlez|Gonz|Hdez|Hndez|Rguez|Rdguez|Rdz|Dguez|Dmgz|Gcía|Gmez|Jmnez|Jmz|Lpz|Pz|Szchz|Schz|Vzqz|Álv)\.?\Z"
        ),
    ),
    # FPO D BERG; TO D BERG: an initial between capitals
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?:(?<=\b[A-Z]{2}[ ])|(?<=\b[A-Z]{3}[ ]))(?![AIQ][ ])[A-Z][ ]\Z"),
        whole=Expression(r"[A-Z][A-Z'’-]{2,}(?:[ ][A-Z'’-]{2,})*"),
    ),
    # S ABDULRAZAK, M Jelavić: an initial without a full stop at the beginning of a line or cell, or behind the number of a row
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?:\A|(?<=[\n\t|])|(?<=[\n\t|][ ])|(?<=[ ][ ])|(?<=\n\d[ ])|(?<=\n\d\d[ ])|(?<=\bname[ ]))(?![AIQ][ ])[A-Z][ ]\Z"
        ),
    ),
    # | mick d |: a name in small letters with an initial that ends a cell
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"[ ](?![aeiouy](?!\w))[a-z](?=[ ]{2}|[ ]?[\t|])"),
        whole=Expression(r"[a-z]{2,}(?:[ ][a-z]{2,})?"),
    ),
    # TOLVANE-BERG, IDA L: an initial at the end of a cell or line of a name in capitals
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"[ ](?![AI](?!\w))[A-Z](?=[ ]{2}|[ ]?[\n\t|]|\Z)"),
        last=Expression(r"(?<!\w)[A-Z]{3,}\Z"),
    ),
    # Ifor ap Tolvan; Siti binti Tolvan
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?<=[^\W\d_][ ])(?:ap|ferch|verch|binti?|bint|ibn)[ ]\Z"),
    ),
    # Standing Order M Tolvane; w/ K Tolvane: an initial in a line; not "Plan B Tolvane"
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?<=[a-zß-ÿ/:-][ ])(?<!vitamin[ ])(?<!itis[ ])(?<!lass[ ])(?<!roup[ ])(?<!ption[ ])(?<!lan[ ])(?<!art[ ])(?<!ype[ ])(?<!ection[ ])"
            r"(?<!ouse[ ])(?<!lock[ ])(?<!oom[ ])(?<!nit[ ])(?<!eam[ ])(?<!evel[ ])(?<!ward[ ])(?<!rade[ ])(?<!dule[ ])(?<!ibit[ ])(?<!endix[ ])"
            r"(?![AEIOQY][ ])[A-Z][ ]\Z"
        ),
        whole=Expression(rf"{UPPER}.*", re.S),
    ),
    # TOLVANE P "for car"; TOLVANE J;
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"[ ](?![AI](?!\w))[A-Z](?=[ ][\"“(]|;)"),
        whole=Expression(r"[A-Z][A-Z'’-]{2,}"),
    ),
    # O'DEA; Lo Presti, Di Tolva: particles that begin a surname
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?<!\w)(?:[A-Z][ ])?O['’]\Z|(?<![\w.'’-])(?:Lo|Lu|Di|De|Del|Della|Dal|Van|Ter|Ten)[ ]\Z"),
        whole=Expression(r"[A-Z].*", re.S),
    ),
    # K. v. Tolvane; Frau v. Tolvane; Falk von der Tolvane
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            rf"(?:(?<![\w.]){UPPER}\.[ ]|(?<=Herr )|(?<=Herrn )|(?<=Frau )|(?<=Familie ))v\.[ ](?:d\.[ ])?\Z|(?:(?<=[^\W\d_][ ])|(?<=[ ][ ]))(?:von[ ](?:der|den|dem|zu)|van[ ]de[rn]|vom[ ]und[ ]zum|von[ ]und[ ]zu)[ ]\Z"
        ),
        whole=Expression(rf"{UPPER}[^\W\d_]{{4,}}"),
    ),
    # Ana de Tolva Ch.: a surname cut short at the end of a line
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            r"[ ](?!(?:No|Nr|St|Jr|Sr|Dr|Mr|Ms|Co|Pp)\.)[A-Z][bcdfghjklmnpqrstvwxyz]\.(?=[ \t]{0,8}(?:\n|\Z))"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+[ ]{UPPER}[^\W\d_]+\Z"),
    ),
    # V K Choudhry
    Edge(frozenset({Kind.PERSON}), before=Expression(r"(?<![\w.])(?:[A-Z][ ]){2,3}\Z")),
    # Kyung-ho; Kiss-László
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(rf"(?<!\w){_LETTER}+[-‐‑]\Z"),
        after=Expression(rf"(?:[-‐‑]{_LETTER}+)+(?!\w)"),
    ),
    # GUIVARC'H: a Breton letter of two
    Edge(frozenset({Kind.PERSON}), after=Expression(r"['’][Hh](?!\w)"), last=Expression(r"[Cc]\Z")),
    # TOLVANE, H PA-C; Tolvane, H  RN: an initial before a degree
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            rf",[ ]{UPPER}(?=[ ]{{1,3}}(?:PA(?:-C)?|MD|DO|RN|NP|LPN|APRN|CRNA|CNM|DNP|MBBS|FNP|PhD|JD)(?![\w'’]))"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # TOLVANE, H Q: initials before the end of a cell, or a number
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r",[ ][A-Z](?:[ ][A-Z]){0,2}(?=[ ]{2}|[ ]?[\t|\n]|[ ]\d|\s*\Z)"),
        whole=Expression(r"[A-Z][A-Z'’-]{2,}"),
    ),
    # Tolvane, Quoc 71M: a given name before an age
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf",[ ]{UPPER}[^\W\d_]{{1,20}}(?=[ \t]{{1,12}}\d{{1,3}}\s?(?:[MF]|yo|y/o|yrs?)(?!\w))"),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # O. W.
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"\.(?!\.)"),
        last=Expression(rf"(?<!\w)(?:{UPPER}\.[ \u00a0-]{{0,2}}){{1,5}}{UPPER}\Z"),
    ),
    # Vd Merwe; v.d. Tolvane: particles of names in short
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?<![\w.])(?:[Vv]d\.?|[Vv]\.[ ]?d\.)[ ]\Z"),
        whole=Expression(rf"{MAYBE_UPPER}[^\W\d_]{{2,}}.*", re.S),
    ),
    # V T & M NGUYEN; J & K Tolvane: the initial of the second of two with one surname
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            rf"(?:(?<![\w.]){MAYBE_UPPER}\.?[ ])?(?<=[^\W\d_][ .])(?<![^\W\d_][^\W\d_][ .])(?:&|and|und|et|og|y|e)[ ]{MAYBE_UPPER}\.?[ ]\Z"
        ),
        whole=Expression(rf"{MAYBE_UPPER}[^\W\d_]{{2,}}"),
    ),
    # Tolvane Lyle Solicitors: a firm with the names of people
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            r"[ ](?:Solicitors|Attorneys|Advocates|Lettings|Surveyors|Motors|Builders|Plumbing|Roofing|Joinery|Haulage|Properties|Realty|Dental|Surgery"
            r"|Pharmacy|Bros\.?|Associates|Logistics|Analytics|Recruitment|Lawyers|(?:&[ ])Sons?|(?:&[ ])Daughters?|(?:&[ ])Co\.?)(?![\w'’])"
        ),
        last=Expression(rf"(?<!\w){MAYBE_UPPER}[^\W\d_]+\Z"),
    ),
)
