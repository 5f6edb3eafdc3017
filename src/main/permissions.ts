import { session } from 'electron'

/** Grants camera and microphone to the app's own pages, and nothing else to anyone. */
export function allowOnlyOwnMedia(origin: string) {
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === origin
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(permission === 'media' && isOwn(details.requestingUrl)),
  )
  session.defaultSession.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => permission === 'media' && isOwn(requestingOrigin),
  )
}
