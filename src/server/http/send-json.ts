import type { Response } from 'express'
import { ReadyJson } from '../json/ready.ts'

/** Sends a body as JSON, where it isn't JSON already. */
export function sendJson(response: Response, status: number, body: unknown): void {
  response.status(status)
  if (body instanceof ReadyJson) {
    response.type('json').end(body.bytes, () => letGo(body.bytes))
  } else response.json(body)
}

/** Frees what has been sent at once: V8 doesn't see how large it is, and looks through its whole heap for it. */
function letGo({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
