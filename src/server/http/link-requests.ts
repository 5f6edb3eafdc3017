import { createHmac } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import { z } from 'zod'
import { plainFetch } from '../network/fetch-gate.ts'
import { HttpError } from '../shared/http-error.ts'
import { isSameSecret, type Launch, randomSecret } from './launch.ts'

const PATH = '/new-link'
/** How long a running Stepwise may take to answer, in milliseconds. */
const LONGEST_ANSWER = 3_000

const answerSchema = z.object({ token: z.string(), signature: z.string() })

/**
 * Gives new links to whoever knows the secret that lies in the data folder: a second start, while the first one runs.
 * The secret itself is never sent, because another program may have taken the port meanwhile.
 */
export function linkRequests(launch: Launch, secret: string): Router {
  const router = Router()
  const answer: RequestHandler = (request, response) => {
    const { nonce, signature } = request.query
    const isSigned =
      typeof nonce === 'string' &&
      typeof signature === 'string' &&
      isSameSecret(signature, sign(secret, 'asks', nonce))
    if (!isSigned) throw new HttpError(403, 'forbidden', 'Stepwise gives links only to itself.')
    const token = launch.newToken()
    response.set('Cache-Control', 'no-store').json({ token, signature: sign(secret, 'gives', nonce, token) })
  }
  router.get(PATH, answer)
  return router
}

/**
 * Asks the Stepwise that runs at a port for the token of a new link.
 * @returns undefined when none that knows the secret answers there
 */
export async function requestLink(port: number, secret: string): Promise<string | undefined> {
  const nonce = randomSecret()
  const query = new URLSearchParams({ nonce, signature: sign(secret, 'asks', nonce) })
  try {
    const response = await plainFetch(`http://127.0.0.1:${port}${PATH}?${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    })
    const { token, signature } = answerSchema.parse(await response.json())
    return isSameSecret(signature, sign(secret, 'gives', nonce, token)) ? token : undefined
  } catch {
    return undefined
  }
}

function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join(' ')).digest('base64url')
}
