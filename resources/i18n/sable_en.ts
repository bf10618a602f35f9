<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n box drawn over what may be handwriting, a stamp or unclear words. Look at each.</numerusform>
        <numerusform>%n boxes drawn over what may be handwriting, a stamp or unclear words. Look at each.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation>
        <numerusform>%n finding for you to decide</numerusform>
        <numerusform>%n findings for you to decide</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n undecided finding masked or shortened</numerusform>
        <numerusform>%n undecided findings masked or shortened</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>%n document is not finished. Copies that are already saved are kept.</numerusform>
        <numerusform>%n documents are not finished. Copies that are already saved are kept.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exception(s)</source>
      <translation>
        <numerusform>%n exception</numerusform>
        <numerusform>%n exceptions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in progress</source>
      <translation>
        <numerusform>%n in progress</numerusform>
        <numerusform>%n in progress</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n ready</numerusform>
        <numerusform>%n ready</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n saved</numerusform>
        <numerusform>%n saved</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to review</source>
      <translation>
        <numerusform>%n to review</numerusform>
        <numerusform>%n to review</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n waiting</source>
      <translation>
        <numerusform>%n waiting</numerusform>
        <numerusform>%n waiting</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>Search %n document under {policy}</numerusform>
        <numerusform>Search %n documents under {policy}</numerusform>
      </translation>
    </message>
  </context>
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
      <source>%n to decide</source>
      <translation>
        <numerusform>%n to decide</numerusform>
        <numerusform>%n to decide</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>BoxList</name>
    <message numerus="yes">
      <source>%n box(es) you drew</source>
      <translation>
        <numerusform>%n box you drew</numerusform>
        <numerusform>%n boxes you drew</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Changes</name>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n found</numerusform>
        <numerusform>%n found</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n left</numerusform>
        <numerusform>%n left</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>Save %n file</numerusform>
        <numerusform>Save %n files</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{file} · %n page(s)</source>
      <translation>
        <numerusform>{file} · %n page</numerusform>
        <numerusform>{file} · %n pages</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FailureSheet</name>
    <message numerus="yes">
      <source>%n other check(s) passed</source>
      <translation>
        <numerusform>%n other check passed</numerusform>
        <numerusform>%n other checks passed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>Nothing was saved: the new file failed %n check</numerusform>
        <numerusform>Nothing was saved: the new file failed %n checks</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>Mask %n ticked</numerusform>
        <numerusform>Mask %n ticked</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Mask all %n</source>
      <translation>
        <numerusform>Mask all %n</numerusform>
        <numerusform>Mask all %n</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>GroupRow</name>
    <message numerus="yes">
      <source>%n check(s)</source>
      <translation>
        <numerusform>%n check</numerusform>
        <numerusform>%n checks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n check failed.</numerusform>
        <numerusform>%n checks failed.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n point less kept</numerusform>
        <numerusform>%n points less kept</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PeopleDialog</name>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n people</numerusform>
        <numerusform>%n people</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PlanChoices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation>
        <numerusform>%n word</numerusform>
        <numerusform>%n words</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PlanPopover</name>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>Your %n own decision stays as it is.</numerusform>
        <numerusform>Your %n own decisions stay as they are.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n undecided finding</numerusform>
        <numerusform>%n undecided findings</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReviewFiles</name>
    <message numerus="yes">
      <source>%n decision(s) of the review file added</source>
      <translation>
        <numerusform>%n decision of the review file added</numerusform>
        <numerusform>%n decisions of the review file added</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>The saved file passed all %n check</numerusform>
        <numerusform>The saved file passed all %n checks</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>The password needs %n character or more.</numerusform>
        <numerusform>The password needs %n characters or more.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n more</numerusform>
        <numerusform>%n more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>The reference list needs a password of %n character or more.</numerusform>
        <numerusform>The reference list needs a password of %n characters or more.</numerusform>
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
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n undecided finding</numerusform>
        <numerusform>%n undecided findings</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>engine</name>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n entities</numerusform>
        <numerusform>%n entities</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n failed and were skipped; --retry tries them again. The originals are unchanged.</numerusform>
        <numerusform>%n failed and were skipped; --retry tries them again. The originals are unchanged.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n failed before, and are tried again only with --retry.</numerusform>
        <numerusform>%n failed before, and are tried again only with --retry.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</numerusform>
        <numerusform>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n findings were handled as the plan proposed, and were not reviewed.</numerusform>
        <numerusform>%n findings were handled as the plan proposed, and were not reviewed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n further forms</numerusform>
        <numerusform>%n further forms</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</numerusform>
        <numerusform>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n masked places are still drawn: {places}</numerusform>
        <numerusform>%n masked places are still drawn: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n masked strings found: {places}</numerusform>
        <numerusform>%n masked strings found: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>%n more documents are in work-list.csv.</numerusform>
        <numerusform>%n more documents are in work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n pages, each of the same size and rotation</numerusform>
        <numerusform>%n pages, each of the same size and rotation</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n places</numerusform>
        <numerusform>%n places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found in letters set apart: {places}</source>
      <translation>
        <numerusform>%n strings to remove found in letters set apart: {places}</numerusform>
        <numerusform>%n strings to remove found in letters set apart: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n strings to remove found: {places}</numerusform>
        <numerusform>%n strings to remove found: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n words of other alphabets sound like a string to remove: {places}</numerusform>
        <numerusform>%n words of other alphabets sound like a string to remove: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>0 of %n masked strings and of {forms} found</numerusform>
        <numerusform>0 of %n masked strings and of {forms} found</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>0 of %n masked strings found</numerusform>
        <numerusform>0 of %n masked strings found</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 of %n pieces of masked text that the original draws are still drawn</numerusform>
        <numerusform>0 of %n pieces of masked text that the original draws are still drawn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 of %n possible findings in the redacted file are masked text</numerusform>
        <numerusform>0 of %n possible findings in the redacted file are masked text</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>0 of %n strings to remove found in letters of other alphabets</numerusform>
        <numerusform>0 of %n strings to remove found in letters of other alphabets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</numerusform>
        <numerusform>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>0 of %n strings to remove found in letters set apart</numerusform>
        <numerusform>0 of %n strings to remove found in letters set apart</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</numerusform>
        <numerusform>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</numerusform>
        <numerusform>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Looking it up in the search index, together with %n other details, leads to the person.</numerusform>
        <numerusform>Looking it up in the search index, together with %n other details, leads to the person.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</numerusform>
        <numerusform>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>equal outside %n masked places</numerusform>
        <numerusform>equal outside %n masked places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>everything in %n boxes</numerusform>
        <numerusform>everything in %n boxes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>nothing is drawn in %n areas</numerusform>
        <numerusform>nothing is drawn in %n areas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>these %n details</numerusform>
        <numerusform>these %n details</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} of {population:,} people share {details}</numerusform>
        <numerusform>{count:,} of {population:,} people share {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} people share {details}</numerusform>
        <numerusform>{count:,} people share {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} of %n files inspected.</numerusform>
        <numerusform>{done} of %n files inspected.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} of %n files redacted and verified</numerusform>
        <numerusform>{done} of %n files redacted and verified</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</numerusform>
        <numerusform>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} of %n files redacted.</numerusform>
        <numerusform>{done} of %n files redacted.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{kind}, %n places, {level} risk</source>
      <translation>
        <numerusform>{kind}, %n places, {level} risk</numerusform>
        <numerusform>{kind}, %n places, {level} risk</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing, as in: {example}</source>
      <translation>
        <numerusform>{names} are missing, as in: {example}</numerusform>
        <numerusform>{names} are missing, as in: {example}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing.</source>
      <translation>
        <numerusform>{names} are missing.</numerusform>
        <numerusform>{names} are missing.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</numerusform>
        <numerusform>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n entities masked or changed; every check passed.</numerusform>
        <numerusform>{name} -&gt; {target}: %n entities masked or changed; every check passed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name}: %n findings, {masked} masked</numerusform>
        <numerusform>{name}: %n findings, {masked} masked</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (masked in %n places; a word of it found: {places})</numerusform>
        <numerusform>{string}  (masked in %n places; a word of it found: {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (masked in %n places; found: {places})</numerusform>
        <numerusform>{string}  (masked in %n places; found: {places})</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n mark taken over as boxes</numerusform>
        <numerusform>%n marks taken over as boxes</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n decision of somebody else restored: check it</numerusform>
        <numerusform>%n decisions of somebody else restored: check them</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n earlier decision restored</numerusform>
        <numerusform>%n earlier decisions restored</numerusform>
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
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n place</numerusform>
        <numerusform>%n places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked.</source>
      <translation>
        <numerusform>%n undecided finding will be masked.</numerusform>
        <numerusform>%n undecided findings will be masked.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>%n undecided finding will be shortened as the policy says.</numerusform>
        <numerusform>%n undecided findings will be shortened as the policy says.</numerusform>
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
