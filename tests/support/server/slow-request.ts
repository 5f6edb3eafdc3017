import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Browser } from './browser.ts'

/** The answer once its head is there. */
export const responseTo = (sent: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).once('error', reject))

/** A request that the test sends and reads piece by piece. */
export function openRequest(
  browser: Browser,
  path: string,
  headers: Record<string, string | number>,
  method = 'POST',
) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = httpRequest({
    host: '127.0.0.1',
    port: browser.port,
    method,
    path,
    headers: { cookie, ...headers },
  })
  onTestFinished(() => void sent.destroy())
  sent.on('error', () => {})
  const answer = responseTo(sent).then(async incoming => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    return { status: incoming.statusCode, json: JSON.parse(Buffer.concat(chunks).toString()) }
  })
  answer.catch(() => {})
  return { sent, answer }
}

/** Sends a part of a request and waits until the system has taken it. */
export const write = (sent: ClientRequest, part: string | Buffer) =>
  new Promise(resolve => sent.write(part, resolve))
