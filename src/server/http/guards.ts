import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { readCookies } from './cookies.ts'
import { HttpError } from './errors.ts'

export const LAUNCH_COOKIE = 'stepwise_launch'

const READING = ['GET', 'HEAD']

/** The addresses under which the server knows itself, without a scheme. A browser leaves port 80 out. */
function ownHosts(request: IncomingMessage): string[] {
  const port = request.socket.localPort
  const suffix = port === 80 ? '' : `:${port}`
  return [`127.0.0.1${suffix}`, `localhost${suffix}`]
}

/** False for a page that has pointed a name of its own at this computer (DNS rebinding). */
export function isForOwnHost(request: IncomingMessage): boolean {
  return ownHosts(request).includes(request.headers.host ?? '')
}

/** False when another site's page is behind the request. Programs that are no browser send no `Origin`. */
export function isFromOwnOrigin(request: IncomingMessage): boolean {
  const { origin } = request.headers
  return origin === undefined || ownHosts(request).some(host => origin === `http://${host}`)
}

/** True when the browser holds the token of this launch; for requests and for the socket's upgrade alike. */
export function hasLaunchToken(request: IncomingMessage, launchToken: string): boolean {
  return readCookies(request, LAUNCH_COOKIE).some(value => isSameSecret(value, launchToken))
}

function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/** Lets only requests to this very server from its own pages through. */
export function guardAddress(request: Request, _response: Response, next: NextFunction): void {
  if (!isForOwnHost(request)) {
    throw new HttpError(403, 'forbidden', 'Stepwise answers only at its own address on this computer.')
  }
  if (!READING.includes(request.method) && !isFromOwnOrigin(request)) {
    throw new HttpError(403, 'forbidden', 'Stepwise takes changes only from its own pages.')
  }
  next()
}

/** Lets only browsers with the launch token through; `/?token=…` hands it over as a cookie. */
export function guardLaunch(launchToken: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { token } = request.query
    const isHandover = request.path === '/' && typeof token === 'string'
    if (isHandover && isSameSecret(token, launchToken)) {
      response.cookie(LAUNCH_COOKIE, launchToken, { httpOnly: true, sameSite: 'strict' })
      redirectHome(response)
    } else if (!hasLaunchToken(request, launchToken)) {
      throw new HttpError(
        403,
        'forbidden',
        'Please open Stepwise with the link that it shows when it starts.',
      )
    } else if (isHandover) {
      redirectHome(response)
    } else {
      next()
    }
  }
}

/** Away from the address with the token, so that it stays neither in view nor in a bookmark. */
function redirectHome(response: Response): void {
  response.set('Cache-Control', 'no-store').redirect(303, '/')
}
