; Installing is for the one user: everyone would want an administrator, so that the page with that choice greyed out would
; only ask for what can't be had. Where an administrator has installed it for everyone, it is asked as before.
!macro customInstallMode
  !ifndef BUILD_UNINSTALLER
    ${if} $hasPerMachineInstallation != "1"
      StrCpy $isForceCurrentInstall "1"
    ${endIf}
  !endif
!macroend

; Uninstalling removes the program and what it has downloaded for updates, and nothing of a family's. The work may lie in
; a folder of the parent's choice, keys lie in the system's keychain, and a program that was installed for everyone is
; uninstalled in another user's name: the app alone knows all of it, and deletes it.
!macro customUnInit
  ${ifNot} ${isUpdated}
    MessageBox MB_OKCANCEL|MB_ICONINFORMATION "Your family's work stays on this computer, and is there again when you install Stepwise anew.$\r$\n$\r$\nTo delete it too, choose Cancel and open Stepwise first: in the parent's corner, under Data, there is $\"Delete everything of everyone$\"." /SD IDOK IDOK goOnUninstalling
    Quit
    goOnUninstalling:
  ${endIf}
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    ; Downloads are the user's, also when the program is everyone's.
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\stepwise-updater"
    ${if} $installMode == "all"
      SetShellVarContext all
    ${endIf}
  ${endIf}
!macroend
