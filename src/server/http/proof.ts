import { type RequestHandler, Router } from 'express'
import { NONCE, PROOF_PATH } from '#contract/launch.ts'
import { HttpError } from '../shared/http-error.ts'
import { type Launch, listHosts } from './launch.ts'

/**
 * Proves to a page that this launch is still behind its address. It asks for no cookie, because a page must not send one
 * before it knows. Where the app has a name of its own, the opening page asks from the plain address.
 */
export function proofs(launch: Launch): Router {
  const router = Router()
  const answer: RequestHandler = (request, response) => {
    const { nonce } = request.query
    if (typeof nonce !== 'string' || !NONCE.test(nonce)) {
      throw new HttpError(400, 'bad_request', 'This request is not readable.')
    }
    const proof = launch.prove(nonce)
    if (proof === undefined) throw new HttpError(503, 'server_error', 'Stepwise is closing.')
    const [plain] = launch.doors
    const asks = listHosts(plain, request).find(host => request.headers.origin === `http://${host}`)
    if (asks) response.set('Access-Control-Allow-Origin', `http://${asks}`)
    response.set({ 'Cache-Control': 'no-store', Vary: 'Origin' }).type('text').send(proof)
  }
  router.get(PROOF_PATH, answer)
  return router
}
