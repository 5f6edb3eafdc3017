import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Learner } from '../shared/learner.ts'
import { hasLaunchCookie, isFromOwnOrigin, wayIn } from './guards.ts'
import { findDoor, type Launch } from './launch.ts'
import type { Hold } from './refusals.ts'

/** The child that a request is for, and by which sign-in; undefined when there is none, or the page is locked. */
export type OwnerOfUpgrade = (request: IncomingMessage) => Promise<SocketOwner | undefined>

export interface SocketOwner {
  child: Learner
  /** Names the sign-in; the socket ends with it. */
  session: string
  /** Tells when the sign-in ends or is locked, at once. */
  hold: Hold
}

interface Refusal {
  status: string
  message: string
}

/** The guards that every request passes, for a socket's upgrade. @returns the refusal, or whose socket it will be */
export async function guardUpgrade(
  request: IncomingMessage,
  options: { path: string; launch: Launch; ownerOf: OwnerOfUpgrade },
): Promise<Refusal | SocketOwner> {
  const [path] = (request.url ?? '').split('?', 1)
  if (path !== options.path) {
    return { status: '404 Not Found', message: 'There is nothing at this address.' }
  }
  const door = findDoor(request, options.launch)
  if (!door || !isFromOwnOrigin(request, door)) {
    return { status: '403 Forbidden', message: 'Stepwise answers only its own pages.' }
  }
  if (!hasLaunchCookie(request, door)) {
    return { status: '403 Forbidden', message: wayIn(options.launch) }
  }
  return (
    (await options.ownerOf(request)) ?? {
      status: '401 Unauthorized',
      message: 'You need to log in again to continue.',
    }
  )
}

/** Answers an upgrade with an error, in the words of plain HTTP. */
export function refuseUpgrade(socket: Duplex, { status, message }: Refusal): void {
  const body = JSON.stringify({ message })
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
