"""Verbs that only people are the subject or object of, and those of saying, in the languages that the networks read.

Firms and programs say things, too, so that a verb of saying alone shows nobody where a network read an organisation.
"""

from __future__ import annotations

from engine.core.expressions import Expression

# Words of one language stay together.
# ruff: noqa: E501

_REACH = 64

# Behind a name; nothing that a medicine, car, shop or program does.
_DOES = (
    r"(?:liv(?:es|ed)[ ](?!up)|(?:was|is|got)[ ](?:born|married|divorced|pregnant|widowed|arrested|interviewed|admitted[ ]to|discharged[ ]from|referred[ ]to|examined|sedated|intubated|handcuffed|detained|sectioned|bullied|assaulted|stabbed|hospitali[sz]ed|adopted|dismissed|crying|asleep|awake|upset|tearful|anxious|angry|afraid|scared|tired|drunk|ill|unwell|confused|lying|sitting|standing|walking|in[ ]the[ ]room|seen[ ]by|visited[ ]by|found[ ](?:dead|lying|in[ ]bed))"
    r"|died|cried|wept|slept|smiled|laughed|shouted|screamed|whispered|nodded|shrugged|yelled|swore|sobbed|sighed|hugged|kissed|walked|sat|stood|fell|collapsed|vomited|coughed|drank|ate|smokes?d?|woke|lay"
    r"|presented[ ]with|presents[ ]with|attended[ ](?:with|the|her|his|our|a[ ])|visited|phoned|rang|texted|emailed|thinks|thought|feels|felt|believe[sd]|remember(?:s|ed)|knew|loved|hates?d?|fears|feared|worries|worried|denie[sd]|complain(?:s|ed)[ ]of|retired|resigned|graduated|married|divorced"
    r"|limped|fainted|grew[ ]up|moved[ ](?:in|out|to)|drove|wore|punched|kicked|slapped|hit[ ](?:him|her|me)|grabbed|threatened|walks|sleeps|cries|eats|sits|speaks|smokes|drinks|weighs|suffers|lost[ ](?:her|his)|and[ ](?:his|her|I)(?!\w)|herself|himself"
    r"|looked[ ](?:tired|unwell|upset|pale|at[ ]me)|seemed[ ](?:tired|upset|anxious|happy)|(?:her|him)self|is[ ](?:\d\d[ ]years|aged|a[ ](?:\d\d|widow|nurse|teacher|student|retired|single))"
    r"|wohnt|wohnte|weinte?|schläft|schlief|starb|verstarb|lächelte|lachte|schrie|stürzte|lebt[ ](?:in|mit|allein|bei)|(?:wurde|ist|war)[ ](?:geboren|verheiratet|schwanger|verhaftet|krank|traurig|müde|verletzt|gestorben|verstorben|gestürzt|umgezogen|erschienen|im[ ]Krankenhaus)|(?:wurde|ist)[ ](?:am[ ]\S+[ ])?(?:geboren|aufgenommen|entlassen|vernommen|untersucht)|klagte?[ ]über|fühlt[ ]sich|fühlte[ ]sich|möchte|glaubt|weiß|weigert[ ]sich|besucht|besuchte"
    r"|habite|vit[ ](?:seule?|avec|à)|pleur(?:e|ait|a)|dort|dormait|(?:est|a[ ]été)[ ](?:née?|mariée?|enceinte|décédée?|tombée?|morte?|malade|hospitalisée?|arrêtée?|entendue?|examinée?|fatiguée?|inquiète?)|se[ ](?:plaint|sent|souvient)|souffre|a[ ](?:pleuré|crié|dormi|mangé|bu|frappé|vomi)|pense|croit|craint|marchait"
    r"|viv(?:e|ía)[ ](?:en|con|sol[oa])|llor(?:ó|aba|a)|duerme|durmió|murió|falleció|(?:está|estaba|fue|es)[ ](?:casad[oa]|embarazada|enferm[oa]|cansad[oa]|detenid[oa]|ingresad[oa]|vist[oa][ ]por|viud[oa])|nació|se[ ](?:queja|siente|cayó|casó)|cree|piensa|teme|sufre|padece|mora|vive[ ](?:em|com|sozinh[oa])|chor(?:ou|ava)|dorme|dormiu|morreu|faleceu|nasceu|caiu|(?:está|estava|foi|é)[ ](?:casad[oa]|grávida|doente|cansad[oa]|detid[oa]|internad[oa]|vist[oa][ ]por)|queixa-se|sente-se|acha|pensa|acredita|sofre"
    r"|bor|boede|bodde|har[ ](?:boet|bodd|grått|grædt|sovet|sagt|fortalt|forklart|forklaret|oplyst|opplyst|ringt|ringet)|(?:er|var|blev|ble)[ ](?:født|gift|gravid|syg|syk|træt|trøtt|indlagt|innlagt|anholdt|pågrepet|lei[ ]seg|ked[ ]af)|døde|gråt|græd|græder|gråter|sov(?:er)?|faldt|falt|smilte|lo|skreg|skrek|klager[ ]over|føler[ ]sig|føler[ ]seg|tror|mener|husker|frygter|frykter)"
)
_DOING = Expression(
    rf"(?:,)?[ ](?:(?:then|also|later|still|often|never|always|just|finally|again|has|had|have|auch|dann|oft|hat|ensuite|aussi|puis|también|luego|também|depois|også|så|har)[ ])?{_DOES}(?!\w)"
)

_SAID = (
    r"(?:said|says|told|tells|stated|states|asked|asks|agreed|agrees|explained|explains|replied|answered|confirmed|reported|reports|mentioned|added|noted|wrote|writes|suggested|promised|insisted|admitted|advised|informed|thanked|apologi[sz]ed|argued|accepted|refused|offered|called|chaired|proposed|seconded|attended|left|arrived|came|went|knows|wants|wanted|will[ ](?:call|phone|ring|attend|come|meet|visit)|took[ ](?:him|her|me|notes)|gave|met|saw|spoke|signed"
    r"|sagte?|sagt|erklärte?|teilte|berichtete?|fragte?|antwortete|bestätigte?|schrieb|meinte?|kam|ging|unterschrieb|hat[ ](?:gesagt|angerufen|erklärt|mitgeteilt|berichtet|bestätigt|unterschrieben|gefragt)|rief"
    r"|dit|disait|déclare|explique|a[ ](?:dit|déclaré|expliqué|répondu|confirmé|demandé|appelé|signé|indiqué|précisé|accepté|refusé)|affirme|confirme|indique|précise|demande|est[ ](?:venue?|arrivée?|partie?)"
    r"|dijo|dice|declaró|explicó|respondió|confirmó|preguntó|afirmó|indicó|manifestó|llamó|llegó|firmó|ha[ ](?:dicho|declarado|llamado|explicado)|disse|diz|declarou|explicou|respondeu|confirmou|perguntou|afirmou|referiu|informou|ligou|chegou|assinou"
    r"|sagde|siger|sa|sier|fortalte|forteller|fortæller|forklarede|forklarte|forklarer|svarede|svarte|spurgte|spurte|bekræftede|bekreftet|skrev|ringede|ringte|kom|oplyste|opplyste)"
)
_SAYING = Expression(rf"(?:,)?[ ](?:(?:then|also|later|has|had|auch|dann|también|também|også|så|har)[ ])?{_SAID}(?!\w)")

# Before a name: what is done to people only, and by people only.
_DONE = Expression(
    r"(?<!\w)(?i:(?:seen|examined|interviewed|dictated|witnessed|raised|accompanied|hugged|kissed|bullied|assaulted|stabbed|attacked|threatened|raped|beaten|bitten|operated[ ]on|cared[ ]for|chaired|seconded|proposed|minuted|handed[ ]over)[ ]by"
    r"|married[ ]to|engaged[ ]to|divorced[ ]from|born[ ]to|spoke[ ](?:to|with)|speak(?:s|ing)?[ ](?:to|with)|talk(?:ed|ing|s)?[ ](?:to|with)|met(?:[ ]with)?|ask(?:ed)?|told|tell|thanked|hugged|kissed|visited|phoned|rang|interviewed|examined|arrested|introduced[ ]to|apologi[sz]ed[ ]to|said[ ]to|sat[ ](?:with|beside)|next[ ]to|lives?[ ]with|lived[ ]with|stay(?:s|ed|ing)[ ]with|named|called|friend|colleague|neighbou?r"
    r"|(?:gesehen|untersucht|vernommen|begleitet|geschlagen|bedroht|operiert)[ ]von|gesprochen[ ]mit|sprach[ ]mit|traf|verheiratet[ ]mit|fragte|heißt|namens"
    r"|(?:vue?|examinée?|entendue?|accompagnée?|frappée?|menacée?|opérée?|reçue?|mariée?)[ ](?:par|avec|à)|parlé[ ](?:à|avec)|rencontré|nommée?|appelée?|s['’]appelle"
    r"|(?:vist|examinad|acompañad|golpead|amenazad|operad|atendid|casad|acompanhad|agredid|ameaçad)[oa][ ](?:por|con|com)|habl(?:ó|é)[ ]con|fal(?:ou|ei)[ ]com|se[ ]llama|chama-se|llamad[oa]|chamad[oa]"
    r"|(?:set|sett|undersøgt|undersøkt|fulgt|slået|slått|truet|opereret|operert|afhørt)[ ](?:af|av)|(?:talte|snakket|snakkede|gift)[ ]med|mødte|møtte|hedder|heter)[ ]\Z"
)

_BY = Expression(r"(?<!\w)(?:von|durch|bei|mit|gegen)[ ]\Z")
_DONE_BEHIND = Expression(
    r"[ ](?:untersucht|vernommen|begleitet|geschlagen|bedroht|operiert|gesehen|angerufen|informiert|besucht|betreut|behandelt|gesprochen|getroffen|verletzt|angegriffen|beleidigt|telefoniert|befragt|unterschrieben|diktiert)(?!\w)"
)
"""German verbs at the end of a clause: "wurde von Vik untersucht"."""


def shows_somebody(text: str, start: int, end: int) -> bool:
    """Return whether the words beside a name tell what only people do, or what is done to and by people only."""
    low = max(0, start - _REACH)
    if _DOING.match(text, end, end + _REACH) or _DONE.search(text, low, start):
        return True
    return _BY.search(text, low, start) is not None and _DONE_BEHIND.match(text, end, end + _REACH) is not None


def says(text: str, end: int) -> bool:
    """Return whether the word behind a name tells what somebody said or did, as a firm may."""
    return _SAYING.match(text, end, end + _REACH) is not None
