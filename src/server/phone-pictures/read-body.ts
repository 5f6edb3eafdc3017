import type { IncomingMessage } from 'node:http'

/** Why a body was not read to its end. */
export type NotRead = 'too_large' | 'broken_off'

/**
 * Reads a request's body into memory, no more than the limit of it; what announces more isn't begun.
 * @param most in bytes
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | NotRead> {
  if (Number(request.headers['content-length'] ?? 0) > most) return 'too_large'
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length
      if (length > most) return 'too_large'
      parts.push(part)
    }
  } catch {
    return 'broken_off'
  }
  return request.complete ? Buffer.concat(parts) : 'broken_off'
}
