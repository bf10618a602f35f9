<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message>
      <source>Add a folder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add a folder, or drop files and folders here. What needs you is put aside.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Clear what is done</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Documents</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Many documents</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Policy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save all…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save those that need me, too: what is undecided is masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stop</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{waiting} waiting · {ready} ready · {needs} need you · {saved} saved · {exceptions} exceptions</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left to review</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>A part of the text is not searched yet</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All text searched</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Look at it…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No document open</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Page {0} is not searched yet</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pages {0} to {1} are not searched yet</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Canvas</name>
    <message>
      <source>Pages</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Changes</name>
    <message>
      <source>Fewer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>More</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Choices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Change what others know</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Change…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In its place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name of the person to protect</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>None</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing removed, to file under seal: you choose its place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are set anew, so that no width tells a name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>People who must still fit (k)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Policy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Redaction log, no names in it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What others know</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is removed from it. Keep it apart from the redacted file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>nobody is counted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>was {number}</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Comparison</name>
    <message>
      <source>Both scroll together</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Larger</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Page before</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pages</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>DeviceChip</name>
    <message>
      <source>The models run on: {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>waiting</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message>
      <source>Back to review</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Change…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The original is not changed. Look at the new file once it is saved.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The pictures show the new file itself. The original is not changed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>{file} · %n page(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FailureSheet</name>
    <message numerus="yes">
      <source>%n other check(s) passed</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, print the original to a new PDF, or save it anew in its program, and open that.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Find and mark</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find in the document; Enter masks all (Ctrl+F)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>can't be searched</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Findings</name>
    <message>
      <source>Nobody in particular</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>FindingsView</name>
    <message>
      <source>Findings</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Matter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>&amp;Mask this text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask it &amp;everywhere</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Same person or thing as</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Kept</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Masks the least that leaves no risk, and proves it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Masks until programs that match the document against texts about people lose the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Method</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Optimal</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Places masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no proof</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the same is kept</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{masked} of {places}</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>NotCovered</name>
    <message>
      <source>Close</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sable can't vouch for these. Tick each once you have looked at it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What to look at yourself</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Outcomes</name>
    <message>
      <source>As it stands</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Less exact</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Risk of being singled out, if you decide</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{action}: “{words}”</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>PeopleDialog</name>
    <message numerus="yes">
      <source>%n people</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Add a table…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No table is used: nobody is counted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Remove</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tables of people</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tables of people that somebody else may have, such as a register of voters: Sable counts who fits what stays visible. The first row must say what each column holds.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use these</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What others know</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>none</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>PlanPopover</name>
    <message>
      <source>Against what</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>People who must still fit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Risk from which a detail is masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Trying…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No account, no search for updates, no statistics: nothing asks for one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>None.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This system can't close that process in; Sable refuses its connections all the same.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>this system does not tell</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Password. It is kept nowhere.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Try again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RiskCells</name>
    <message>
      <source>{heading}: {before} as it stands, {after} by this plan</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>Back to the keys that Sable came with</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>General</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keys</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{key} stands for several: {actions}. Give each a key of its own.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Filter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Group</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Risk of being singled out</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Settled</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Singled out</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sort</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{heading}: {before} as it stands, {after} by this plan</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>SignatureLine</name>
    <message>
      <source>Accept</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Decided by {name}, {time}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Decided {time}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Question</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Signs</name>
    <message>
      <source>Signs</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Clear</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drop a document here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>PDF, Word or text.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Recent files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Thumbnails</name>
    <message>
      <source>Thumbnails</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>How it is chosen</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Menu</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Offline</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tools</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>TradeOff</name>
    <message>
      <source>Information kept against protection</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>People who must still fit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Risk from which a detail is masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Weighing…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>plan now</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>safer →</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>May stay empty</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing leaves this computer, and no program finds everything: read the result before you release it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open a document: Sable finds what identifies people in it, and says of each detail why.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Start</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The original is never changed: a new file is written, and checked before you save it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You decide, or leave it to Sable; what nobody decided is masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your name, for documents that you hand over</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>WhyPanel</name>
    <message>
      <source>Next finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>_Pages</name>
    <message>
      <source>Page {0}</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>dialogs</name>
    <message>
      <source>Keys</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>engine</name>
    <message>
      <source> on page {pages}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>0 of {0} masked strings that the original shows are still drawn</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>0 of {0} masked {1} found</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A code of an unknown sort may hold the number of a person or an account.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A library that reads such files broke down over this one. Nothing was written, and the original is as it was. Save it anew in its program, or print it to a new PDF, and try that.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A name may stand in it, and the filing speaks of children.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A number of a person or an account may stand in it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A number of an unknown sort may be that of a person or an account.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A search for it and another detail would probably lead to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A search for it and any other detail would probably not lead to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A year so long ago may tell an age over 89.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: whatever may be masked is masked, and the rest still tells who it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All dates of the document move together, or the ones that stay would tell by how much.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black boxes where words did not fit, or no font has their letters: {count}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By itself it tells too much.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Consequences</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Direct identifiers (names of people, numbers and codes, street addresses), dates more exact than a year, and ages over 89 are always masked. Everything else is masked where its risk is too high.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Direct identifiers are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Equal outside what was masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Everything that is found</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Experts left details like this visible in {0} of such places.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Experts left {0} of the details that read like this one and are as easy to guess.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Experts masked details like this in {0} of such places.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Experts masked {0} of the details that read like this one and are as hard to guess.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Given the text around it, this is as hard to guess as one in {0}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a day and a month.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a month and a day.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a post box.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a postal code of the USA.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a postal code of the United Kingdom.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Holds the name of the person whom you asked to protect.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>If it were shown, the person would stand at place {0} of {1} for a matching program.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In what others know, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a month, behind a word about time.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name behind a form of address.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name behind a title or rank.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a number behind a currency sign.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a number behind the code of a currency.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a postal code behind a state of the USA.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is the person whom you asked to protect.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It breaks a combination that tells too much at the least cost.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It holds a word so rare that a search for it would find few people.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It holds text that is white or too small to read. It was searched like the rest; look at it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It identifies a person by itself, in a record that speaks of a criminal case.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It identifies a person by itself.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It is no name of a person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It is none of the eighteen; whether it could identify the person together with others its risk decides.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It may identify a person together with others; its risk decides.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It singles a person out by itself.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Its rarest word is one in {0} words of everyday English.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Less exact words are shared by enough people, and lose less than masking.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Looking it up in your search index did not lead to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Looking it up in your search index{0} leads to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Much of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a country.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a degree or a step of education.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a disease, an injury or a disability.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a language.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a marital status.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a political orientation or part.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a religion or its believers.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a sexual orientation or a gender.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names a status of residence.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names an ethnic group.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names an occupation or rank.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names an office, which may be a mere role in a proceeding.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names of children are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names of people only</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers of people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names, numbers, addresses, dates and great ages; the rest by risk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that tell them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No date is moved, and {count} are masked: one that you or the policy keeps would tell by how much.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No risk is left that masking it would break.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nobody in what others know has the name of the person to protect: all details in it are counted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched: pictures and no text{pages}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing hides in this file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing says what others know, so that there are no people to count.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing says what others know, so that what tells the person from others does nothing.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments are public.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and children's names are masked whole: not even the last digits, the year or the initials stay. Names and dates of which the filing does not say whose they are count as a child's, or as a date of birth, where it speaks of children, or has a heading for dates of birth.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of a child's name only the initials stay.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of a home address in a criminal case only city and state stay.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of children's names the initials. Where the filing speaks of a criminal case, only city and state of addresses stay. Names and dates of which the filing does not say whose they are count as a child's, or as a date of birth, where it speaks of children, or has a heading for dates of birth.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>On lines that were set anew no box shows how wide the masked text was. Boxes: {count}. Of a list of 1,000 people, so many could stand under one (the middle box, then the worst): {names}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other numbers and codes, those of fingerprints, voices and photographs among them, are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Personal privacy in records asked for under FOIA, with the exemption as reason</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: what Tesseract knows of it is not installed on this computer.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pictures could be read only in part{pages}. Look at them closely.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pictures were searched by machine reading, which may misread and which finds no handwriting, faces, signatures or stamps{pages}. Look at them before you release the file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Question</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reading both files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Recognizers find nothing masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Same pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Says about how old somebody is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Says how people are related.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Says where somebody comes from.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sensitive data in Texas civil e-filings, masked whole</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Shown, it would bring the person forward.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Singling out: names, numbers and addresses are always masked. Linkability: whatever stays visible must be shared by at least five people of the background that you give with --background, in any combination. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Social security numbers, and what other countries have in their place, are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Social security, taxpayer and account numbers, birth dates and children's names in US federal filings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands before the name of a town, beside words of an address.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind a label that announces a name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind a word for age.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind a word for postal codes.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind a word for telephones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind a word for what somebody does, as a surname does.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind the abbreviation of the word number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind the name of a social network.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind the word password.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind the words for a name to log in with.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands behind the words that announce such a number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands beside a word for telephones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands in brackets behind a date of birth.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands in brackets behind a name, as an age does.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands where a date stands, as a month and a day.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands where a log names who logs in.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands where a sentence says how old somebody is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands where an address stands.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stopped. Nothing was written for this file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text outside the boxes in place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text that is left</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Texts about people do nothing with this method.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That is no search index.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That is no trained emulation of search.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The background knowledge can't be used as it is; without all of it, too little would be masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The background was used, but not kept: the cache folder can't be written. It is read anew each time.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The dates that are moved are all moved by one of {count} possible numbers of weeks, at most ten years. Whoever knows one true date knows them all.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The eighteen classes of HIPAA's Safe Harbor list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file asks for more than one file may, so nothing was written, and the original is as it was. Divide it into smaller files, or print it to a new PDF, and try these.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file can't be opened: it is not there, or you may not read it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file holds something that can't be removed safely, so no redacted file was written. Print it to a new PDF, or save it anew in its program, and try that.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Close it and open it again: your decisions come back where its text is still the same.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The filing has a heading for dates of birth, so that any date may be one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say of this name that it is an adult's.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were taken over. Export them there anew, for this document.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The name of the file says what was masked. Rename it before you release it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: whoever has it can open it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled networks; with your own, only the masking decision and the rarity of words were judged.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rule does not name it; its risk decides.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The text has a heading for dates of birth, so that any date may be one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The time for searching was over before every combination of details was looked up. More seconds, in the settings, may find more.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The time for the language model was over: of {count} details it was not asked how much they tell about others. More seconds, in the settings, may choose others to mask.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The time for the language model was over: {count} details were judged by the rarity of their words instead. More seconds, in the settings, may choose others to mask.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The trained model reads it as {0}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This amount</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This date or time</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This detail</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This number or address</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This organisation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This personal attribute</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Too few people share what stays visible, as you or the policy decided so: {count} combinations.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What singles out, links or gives away a person, with k = 5</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where a line could not be set anew, or was to stay as it was, a box still shows how wide the masked text was. Boxes: {count}. Of a list of 1,000 people, so many could stand under one (the middle box, then the worst): {names}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>With it, the person still stands behind enough others.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Without it, another detail nearby is {0} times harder to guess.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Without it, no other detail nearby is much harder to guess.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You asked to mask this term.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You marked it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your own model has labels that are not known; what it finds under them counts as MISC: {names}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your own model reads it as {0}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or stands in the middle of a cell</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a value is no date</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a value is no number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a value is not among those that may stand there</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>allowed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>alternative text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>alternative texts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>annotation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>annotation on page {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>annotations</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>attached file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>attached files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>bookmark with masked words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>bookmarks with masked words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>character that nobody sees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>characters of a line that was set anew changed places</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>characters that nobody sees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>comment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>comment or instruction in part {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>comments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>could not run: {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>damaged</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>digital signature</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>digital signatures</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>document type in part {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>entry {0} is of a kind that is not allowed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>equal outside {0} masked places</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>event</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>field code</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>field codes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it proves nothing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>folder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>form field</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>form fields</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>format</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>found</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>glossary</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>hidden text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>hidden text in part {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>hidden texts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>imported document</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>imported documents</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>invisible text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>invisible texts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is another sort of value than must stand there</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is no JSON there</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is no TOML file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is no XFDF file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is no regular expression</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it must stand there and does not</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>languages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>layer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>layers</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>line</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link on a line that was set anew</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link target</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link targets</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>link to the outside in part {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>links on lines that were set anew</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>links to files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>macro part</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>macro parts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>method</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no areas were drawn</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no text is left</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>nothing is drawn in {0} areas</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>page {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>part</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>picture that can hide text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>picture {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pictures that can hide text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>place with an author's name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>places with an author's name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>problem</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>program's private copy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>row</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>script</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>scripts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>searched</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>something is still drawn in an area: page {0}, {1} pages in all</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>stage</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>status</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>string is</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>strings are</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>structure tree</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>structure trees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>tables</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text in a pattern</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts in patterns</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the file is no such table, or is damaged</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>the text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>thumbnail</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>thumbnails</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>to have pictures read, install what Tesseract knows of the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>tracked change, accepted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>tracked changes, accepted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>unknown key in {0}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>what was kept of it in the cache folder is damaged; remove that folder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} (document type)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} (zip header)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} can single somebody out together with others: {1}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} characters outside the boxes moved, came or went</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} characters stand where they have to{1}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} findings in the output were masked in the original</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} findings in the output, none of them masked text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} identifies somebody by itself.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} in object {1}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} in object {1} ({2})</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} in part {1} ({2})</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} masked {1} found: {2}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} masked {1} still drawn: {2}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} pages differ in number, size or rotation, from page {1} on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} pages, each of the same size and rotation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} says little about one person: {1}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0} within the time given.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{0}zip comment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>exposures</name>
    <message numerus="yes">
      <source>%n of {population} people share {those}</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people share {those}</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Details guessed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Linked to other files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Singled out</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether one person can be picked out. Where people are counted: one over those who share everything that stays visible. Otherwise: the highest risk of a single detail that stays visible.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person: by names and numbers that stay visible, by what a search would find, or by unusual wording.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether what stays visible makes another detail beside it easier to guess.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>high</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>low</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>medium</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>not measured</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>these five</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>these four</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>these three</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>these two</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>these {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>this</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message>
      <source>Marks saved: {file}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of last time taken over</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n person(s) share these {details}</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n person(s) share this</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked in it.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>The same is masked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not taken over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>proved least masking</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{findings} in {places}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{kind} · {places} · {recognizer}, {percent} % sure</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>planning</name>
    <message>
      <source>Proved optimal</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no proof</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>self._window</name>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and press M.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drag over what has to go. Enter draws a box in the middle, arrows move it, Esc ends.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A search for them together would probably lead to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Account</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Address</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Age</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Amount</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Amount of money</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Another date</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Any text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As places in the text, never as text. From the next start on.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As this computer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Asked at each start. Nobody can bring it back if it is forgotten.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bank account</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bank routing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Beside each document, to hand it over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black box</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black out this page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By person</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By risk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By type</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>CPU</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Can be looked up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Case number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Check</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Citation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Colours</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Comment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Country</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Crypto wallet</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dark</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Date</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Decisions are kept</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Detail</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Device address</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Device number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Diagnosis</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Don't use</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Driver's licence</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Duration</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>E-mail</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Education</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Employee number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ethnicity</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Exception</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Experts mask it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Family name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fax</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find and mark</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Footer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>For documents opened next.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From the next start on.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Full name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>GPU</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Generalise</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Generalise all like this</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Given name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Gives others away</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Goes here, and stays where it was moved to.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Goes: it stays deleted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Goes: the result has no comments.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Greedy search</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Header</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Health</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Health plan</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>High contrast takes the colours of this computer.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>High risk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How hard these words are to guess for a program that has read much English.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How it is chosen…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How much harder another detail nearby is to guess once this one is hidden too.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How often experts mask details of this kind and form.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How seldom the rarest of these words is written.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How surely experts would mask it where it stands.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insurance policy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Internet address</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Invented values</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Invoice</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keys</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Kind of detail</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Label, such as [PERSON 1]</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Language</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Languages of pictures</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Larger</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Least masking, proved</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Licence</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Licence plate</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Light</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Looked up together in your search library, they lead to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Marital status</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Measure</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Medical record</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Menu</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>More let it judge more details of a long document. For documents opened next.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>NHS number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>National number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next box</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nowhere: all is forgotten</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Number or address</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of the size that this computer uses. Titles follow at the next start.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Passport</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Password</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Payment card</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Personal detail</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Phone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Politics</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Quit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ready</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Redo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reference</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Relative</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Religion</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Residence status</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Saved</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Seconds for the language model</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sexuality or gender</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Share</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Something less exact</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stands with your decisions where documents are handed over.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Street</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Such as eng or eng+deu. Empty: text in pictures is not read.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tax number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text size, per cent</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The fastest there is</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The graphics card</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The models run on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The processor</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is no document that Sable can redact</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Time</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Together they tell too much: experts mask at least one of two such details.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Undo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unusual wording</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>User name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Vehicle</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Voter number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Web address</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether a search for it would probably lead to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether looking it up in your search library leads to the person.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Working</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Year</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>model</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pattern</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>word list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>your own term</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
</TS>
