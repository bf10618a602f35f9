# Installs Sable for the current user from the folder of this script. Needs no network and no administrator.
#
#   powershell -ExecutionPolicy Bypass -File install.ps1 [-Prefix FOLDER] [-Signers FILE]
#
# -Signers: allowed signers, in the form of ssh-keygen, ALLOWED SIGNERS. Without it only the sums are checked.
# Written for Windows PowerShell 5.1; has not been run on Windows yet.
param(
    [string]$Prefix = (Join-Path $env:LOCALAPPDATA 'Programs\Sable'),
    [string]$Signers = ''
)
$ErrorActionPreference = 'Stop'
Set-StrictMode -Version 2
Set-Location $PSScriptRoot

function Stop-Installing([string]$Why) { Write-Host "Not installed: $Why" -ForegroundColor Red; exit 1 }

if ($Signers) {
    Get-Content -Raw SHA256SUMS | & ssh-keygen -Y verify -f $Signers -I sable -n sable -s SHA256SUMS.sig | Out-Null
    if ($LASTEXITCODE -ne 0) { Stop-Installing 'the signature is missing, or is not of one who may sign' }
}

$sums = @{}
foreach ($line in Get-Content SHA256SUMS) {
    $digest, $name = $line -split '  ', 2
    $sums[$name] = $digest
}
$here = (Get-Location).Path
foreach ($file in Get-ChildItem -Recurse -File | Where-Object { $_.Name -notlike 'SHA256SUMS*' }) {
    $name = $file.FullName.Substring($here.Length + 1).Replace('\', '/')
    if (-not $sums.ContainsKey($name)) { Stop-Installing "a file is here that was not released: $name" }
    if ((Get-FileHash -Algorithm SHA256 $file.FullName).Hash -ne $sums[$name]) {
        Stop-Installing "a file is not the released one: $name"
    }
    $sums.Remove($name)
}
if ($sums.Count) { Stop-Installing "a file is missing: $(@($sums.Keys)[0])" }

$wanted = (Get-Content -Raw release.json | ConvertFrom-Json).python
& py "-$wanted" -c 'pass'
if ($LASTEXITCODE -ne 0) { Stop-Installing "Python $wanted is not there" }
if (Test-Path $Prefix) { Stop-Installing "$Prefix is there already: remove it, or name another with -Prefix" }

& py "-$wanted" -m venv $Prefix
$python = Join-Path $Prefix 'Scripts\python.exe'
& $python -m pip install --quiet --disable-pip-version-check --no-cache-dir `
    --no-index --find-links wheels --only-binary :all: --no-deps --require-hashes --requirement requirements.txt
if ($LASTEXITCODE -ne 0) {
    Remove-Item -Recurse -Force $Prefix
    Stop-Installing 'pip refused a wheel'
}
$resources = & $python -c 'from engine.core import resources; print(resources.root())'
New-Item -ItemType Directory -Force (Join-Path $resources 'ocr') | Out-Null
Copy-Item ocr\*.traineddata (Join-Path $resources 'ocr')
Copy-Item -Recurse licences, release.json, sbom.cdx.json $Prefix

$shell = New-Object -ComObject WScript.Shell
$link = $shell.CreateShortcut((Join-Path ([Environment]::GetFolderPath('Programs')) 'Sable.lnk'))
$link.TargetPath = Join-Path $Prefix 'Scripts\sable-desktop.exe'
$link.Save()
Write-Host "Installed into $Prefix. Sable stands in the start menu."
