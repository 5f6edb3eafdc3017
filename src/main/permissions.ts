import { session } from 'electron'

/** Camera and microphone, and plain text into the clipboard when a button says Copy. */
const GRANTED = new Set(['media', 'clipboard-sanitized-write'])

/** Grants the app's own pages what they need, and nothing else to anyone. */
export function allowOnlyOwnMedia(origin: string) {
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === origin
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(GRANTED.has(permission) && isOwn(details.requestingUrl)),
  )
  session.defaultSession.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => GRANTED.has(permission) && isOwn(requestingOrigin),
  )
}
