import type { IncomingMessage } from 'node:http'

/** A browser keeps at most 180 cookies for a host, so ours is always among so many. */
const MOST_OF_ONE_NAME = 180

/**
 * Every value that was sent for a cookie, 180 at most. Cookies know no port: a page on another port of this computer
 * can add its own of the same name, and those may come before ours.
 */
export function readCookies(request: IncomingMessage, name: string): string[] {
  const values: string[] = []
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) values.push(value)
    if (values.length === MOST_OF_ONE_NAME) break
  }
  return values
}
