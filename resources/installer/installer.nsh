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
