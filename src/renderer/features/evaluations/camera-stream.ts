import { beforeHandingOver } from '#lib/before-leaving.ts'
import { onLogout } from '#lib/on-logout.ts'

export type Facing = 'user' | 'environment'

let open: MediaStream | null = null

/**
 * Which camera to begin with: the one that sees the work where there are several, as in a phone or tablet, the one
 * that sees the child where there is one alone, as in a desktop.
 */
export async function firstFacing(): Promise<Facing> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1 ? 'environment' : 'user'
}

/**
 * Opens the camera; the one that was open is let go of.
 * @throws DOMException when there is no camera or it may not be used
 */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  closeCamera()
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
  closeCamera()
  open = stream
  return stream
}

/** Lets go of the camera, so that its light goes out. */
export function closeCamera(stream: MediaStream | null = open): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
  if (stream === open) open = null
}

onLogout(closeCamera)
beforeHandingOver(closeCamera)
