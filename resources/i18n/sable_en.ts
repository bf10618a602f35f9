<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (%n more)</numerusform>
        <numerusform> (%n more)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left to review</source>
      <translation>
        <numerusform>%n left to review</numerusform>
        <numerusform>%n left to review</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation>
        <numerusform>about %n min left</numerusform>
        <numerusform>about %n min left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>about %n s left</numerusform>
        <numerusform>about %n s left</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n left</numerusform>
        <numerusform>%n left</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>_Thumbnail</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n left</numerusform>
        <numerusform>%n left</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of last time taken over</source>
      <translation>
        <numerusform>%n decision of last time taken over</numerusform>
        <numerusform>%n decisions of last time taken over</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n finding</numerusform>
        <numerusform>%n findings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n person(s) share these {details}</source>
      <translation>
        <numerusform>%n person share these {details}</numerusform>
        <numerusform>%n persons share these {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n person(s) share this</source>
      <translation>
        <numerusform>%n person share this</numerusform>
        <numerusform>%n persons share this</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n place</numerusform>
        <numerusform>%n places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked in it.</source>
      <translation>
        <numerusform>%n undecided finding will be masked in it.</numerusform>
        <numerusform>%n undecided findings will be masked in it.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Ready to save: the new file passed all %n check</numerusform>
        <numerusform>Ready to save: the new file passed all %n checks</numerusform>
      </translation>
    </message>
  </context>
</TS>
