; Uninstalling keeps the family's work, unless the parent asks for it to go too.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    IfSilent keepData
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Do you also want to delete your family's work and its backups from this computer?$\r$\n$\r$\nIf you are not sure, choose No: it stays and is there again when you install Stepwise anew." IDNO keepData
    RMDir /r "$APPDATA\Stepwise"
    RMDir /r "$LOCALAPPDATA\stepwise-updater"
    keepData:
  ${endIf}
!macroend
