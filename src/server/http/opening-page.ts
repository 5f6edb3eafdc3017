import type { Request, Response } from 'express'
import { PROOF_PATH } from '#contract/launch.ts'
import { type Launch, randomSecret, type Welcome } from './launch.ts'
import { sendPage } from './page.ts'

/**
 * Some browsers don't find names under `.localhost`, and an odd resolver may lead them elsewhere. So the name must
 * prove within three seconds that this very launch is behind it; otherwise the app opens at the plain address.
 */
const SCRIPT = `
const { there, path, proof, pass } = document.currentScript.dataset
const goOn = origin => location.replace(origin + '/?token=' + pass)
fetch(there + path, { credentials: 'omit', cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(3000) })
  .then(answer => answer.text())
  .then(text => text === proof)
  .catch(() => false)
  .then(isThere => goOn(isThere ? there : ''))
`

const [TITLE, WORDS] = ['Opening Stepwise …', 'This takes a moment.']

/** Sends the page between a link and the app: it finds out where the app can live in this browser. */
export function sendOpeningPage(
  request: Request,
  response: Response,
  launch: Launch,
  { name, pass }: Extract<Welcome, { kind: 'opening' }>,
): void {
  const nonce = randomSecret()
  const there = `http://${name}:${request.socket.localPort}`
  const path = `${PROOF_PATH}?nonce=${nonce}`
  const data = { there, path, proof: launch.prove(nonce) ?? '', pass }
  sendPage(response, TITLE, WORDS, { script: SCRIPT, data, connectTo: there })
}

/**
 * Sends a browser home by a page of our own: after a redirect it would take the opening page, which is another site,
 * for the origin of the request, and keep back the cookie that it has just been given.
 */
export function sendWayHome(response: Response): void {
  sendPage(response, TITLE, WORDS, { goesTo: '/' })
}
