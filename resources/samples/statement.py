"""A witness's letter by e-mail: umlauts, telephone, address, account."""

from __future__ import annotations

TEXT = """\
Von: Jörg Brückner <j.brueckner@mail.example>
An: Kanzlei Özdemir & Weiß <post@oezdemir-weiss.example>
Datum: 12. März 2024, 18:42
Betreff: Zeugenaussage, Aktenzeichen 3 O 417/23

Dear Ms Özdemir,

you asked me to write down what I saw on 4 November 2023. My name is Jörg Brückner, born on
21.06.1957 in Görlitz. I am a retired organ builder and live at Mühlgäßchen 7, 99998 Körnbach. You
can call me on +49 30 23125 014 or at my daughter's, Käthe Brückner-Núñez, on (907) 555-0163.

At about ten past seven in the evening I was walking my dog past the bakery of the Yılmaz family
when a grey van, number plate KB-XY 1407, turned into Färbergasse without lights. It struck a
cyclist. I know her: it was Saoirse Ní Dhomhnaill, the Irish teacher at the Waldorf school, who
sings in the choir of St. Ägidien with my wife Annegret. She was the only woman in the village who
rode a red cargo bike.

The driver got out. He was about forty, limped on the left leg and wore the jacket of Spedition
Hövelmann. He said, "I never saw her, I swear." Then he drove off. I called the ambulance from my
mobile at 19:14. Ms Ní Dhomhnaill told me that she is diabetic and that her insurance number is A
900 555 014.

Please send my expenses (bus to Erfurt, 23.80 euros) to my account at the Sparkasse Körnbach:
IBAN DE89 3704 0044 0532 0130 00.

I have told the truth and left nothing out.

Jörg Brückner
"""


def build() -> bytes:
    """The text file, UTF-8."""
    return TEXT.encode("utf-8")
