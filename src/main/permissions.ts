import { session } from 'electron'
import { type Device, hasSystemAccess } from './media-access.ts'

/** What the app's own pages may do: use camera and microphone, and copy a text. */
const GRANTED = ['media', 'clipboard-sanitized-write']

/**
 * Grants camera, microphone and copying to the app's own pages, and nothing else to anyone.
 * @param isOwn whether an address is of the app itself
 */
export function grantOnlyOwnPages(isOwn: (url: string) => boolean): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler(async (_contents, permission, answer, details) => {
    const isGranted = GRANTED.includes(permission) && isOwn(details.requestingUrl)
    if (permission !== 'media' || !isGranted) return answer(isGranted)
    const types = 'mediaTypes' in details ? (details.mediaTypes ?? []) : []
    const devices = types.map((type): Device => (type === 'video' ? 'camera' : 'microphone'))
    answer(await hasSystemAccess(devices).catch(() => false))
  })
  defaultSession.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => GRANTED.includes(permission) && isOwn(requestingOrigin),
  )
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.setDisplayMediaRequestHandler((_request, answer) => answer(null))
}
