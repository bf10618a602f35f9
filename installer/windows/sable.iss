; Inno Setup 6: installs the folder that `python -m installer.freeze` made on Windows, for the current user, without an
; administrator. Build there: iscc /DVersion=0.1.0 installer\windows\sable.iss
; Not built yet: this project has no Windows machine.
#ifndef Version
  #error Say the version: /DVersion=...
#endif

[Setup]
AppId={{6E1E0C0B-6D0B-4B44-9C1C-6C6B2E0E5B11}
AppName=Sable
AppVersion={#Version}
AppPublisher=The Sable developers
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\Sable
DefaultGroupName=Sable
DisableProgramGroupPage=yes
DisableDirPage=auto
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=sable-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
UninstallDisplayIcon={app}\sable-desktop.exe
ChangesAssociations=no
TimeStampsInUTC=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "nb"; MessagesFile: "compiler:Languages\Norwegian.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"

[CustomMessages]
en.RemoveOwn=Remove your settings and decisions about documents, too? They hold no text of documents.
de.RemoveOwn=Auch Ihre Einstellungen und Entscheidungen zu Dokumenten entfernen? Sie enthalten keinen Text aus Dokumenten.
da.RemoveOwn=Skal dine indstillinger og beslutninger om dokumenter også fjernes? De indeholder ingen tekst fra dokumenter.
es.RemoveOwn=¿Eliminar también sus ajustes y sus decisiones sobre documentos? No contienen texto de documentos.
fr.RemoveOwn=Supprimer aussi vos réglages et vos décisions sur les documents ? Ils ne contiennent aucun texte de document.
nb.RemoveOwn=Fjerne innstillingene og avgjørelsene dine om dokumenter også? De inneholder ingen tekst fra dokumenter.
pt.RemoveOwn=Remover também as suas definições e as suas decisões sobre documentos? Não contêm texto de documentos.

[Files]
Source: "..\..\dist\sable\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "firewall.ps1"; DestDir: "{app}"

[Icons]
Name: "{group}\Sable"; Filename: "{app}\sable-desktop.exe"
Name: "{autodesktop}\Sable"; Filename: "{app}\sable-desktop.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Run]
; Only an administrator may add firewall rules; without them Sable refuses connections by itself.
Filename: "powershell.exe"; Parameters: "-NoProfile -ExecutionPolicy Bypass -File ""{app}\firewall.ps1"" -Folder ""{app}"""; \
  Flags: runhidden; Check: IsAdminInstallMode
Filename: "{app}\sable-desktop.exe"; Description: "{cm:LaunchProgram,Sable}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "powershell.exe"; Parameters: "-NoProfile -ExecutionPolicy Bypass -File ""{app}\firewall.ps1"" -Folder ""{app}"" -Remove"; \
  Flags: runhidden; RunOnceId: "firewall"; Check: IsAdminInstallMode

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  // The default answer keeps them.
  if (Step = usPostUninstall) and not UninstallSilent then
    if MsgBox(CustomMessage('RemoveOwn'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES then
      DelTree(ExpandConstant('{localappdata}\sable'), True, True, True);
end;
