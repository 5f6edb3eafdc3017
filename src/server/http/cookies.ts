import type { IncomingMessage } from 'node:http'

/** The value of a cookie whose characters need no decoding, as all of ours; undefined when it was not sent. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}
