; Registers pitwall:// links, for the user or for all users as the installation is. After `--` no word is a switch, so a
; link cannot add one.
!define LINK_KEY "Software\Classes\pitwall"
!define LINK_COMMAND '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'

!macro customInstall
  WriteRegStr SHCTX "${LINK_KEY}" "" "URL:Pitwall"
  WriteRegStr SHCTX "${LINK_KEY}" "URL Protocol" ""
  WriteRegStr SHCTX "${LINK_KEY}\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHCTX "${LINK_KEY}\shell\open\command" "" '${LINK_COMMAND}'
!macroend

; Another installation may have registered itself since.
!macro customUnInstall
  ReadRegStr $R0 SHCTX "${LINK_KEY}\shell\open\command" ""
  ${If} $R0 == '${LINK_COMMAND}'
    DeleteRegKey SHCTX "${LINK_KEY}"
  ${EndIf}
!macroend

; Asks on uninstalling whether to delete what Pitwall keeps for this user, also in the system's keychain, which only the
; app itself can open. Runs before the app's files are removed; never on an update or a silent uninstallation.
!macro customUnInit
  ${ifNot} ${isUpdated}
  ${andIfNot} ${Silent}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Delete all data of Pitwall on this computer too?$\r$\n$\r$\nChanges that aren't sent yet, notes, prepared events, settings and sessions of everyone who used it here are lost. Exported files are kept." /SD IDNO IDNO keepPitwallData
    ExecWait '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" --erase-all-data'
    keepPitwallData:
  ${endIf}
!macroend
