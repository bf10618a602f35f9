# Blocks all connections of Sable in the Windows firewall, outbound and inbound. Needs an administrator.
# Has not been run on Windows yet.
param([Parameter(Mandatory)][string]$Folder, [switch]$Remove)
$ErrorActionPreference = 'Stop'
$Group = 'Sable'

Get-NetFirewallRule -Group $Group -ErrorAction SilentlyContinue | Remove-NetFirewallRule
if ($Remove) { exit 0 }
foreach ($Program in 'sable.exe', 'sable-desktop.exe') {
    foreach ($Direction in 'Outbound', 'Inbound') {
        New-NetFirewallRule -DisplayName "Sable: no network ($Program, $Direction)" -Group $Group -Profile Any `
            -Program (Join-Path $Folder $Program) -Direction $Direction -Action Block | Out-Null
    }
}
