import type { IncomingMessage } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { HttpError } from '../shared/http-error.ts'
import { readCookies } from './cookies.ts'
import { type Door, findDoor, isSameSecret, type Launch, listHosts } from './launch.ts'
import { sendOpeningPage, sendWayHome } from './opening-page.ts'

const LAUNCH_COOKIE = 'stepwise_launch'

const READING = ['GET', 'HEAD']

/** False when another site's page is behind the request. Programs that are no browser send no `Origin`. */
export function isFromOwnOrigin(request: IncomingMessage, door: Door): boolean {
  const { origin } = request.headers
  return origin === undefined || listHosts(door, request).some(host => origin === `http://${host}`)
}

/** True when the browser holds the door's launch cookie; for requests and for the socket's upgrade alike. */
export function hasLaunchCookie(request: IncomingMessage, door: Door): boolean {
  return readCookies(request, LAUNCH_COOKIE).some(value => isSameSecret(value, door.cookie))
}

/** What a browser without the cookie is told to do. */
export function wayIn({ doors }: Launch): string {
  return doors.length === 1
    ? 'Please open Stepwise with the link that it shows when it starts.'
    : 'Each link to Stepwise works one time only, and this one has been used or is too old. Please start Stepwise once more: it then opens here by itself.'
}

/** Lets only requests to this very server from its own pages through. */
export function guardAddress(launch: Launch) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const door = findDoor(request, launch)
    if (!door) {
      throw new HttpError(403, 'forbidden', 'Stepwise answers only at its own address on this computer.')
    }
    if (!READING.includes(request.method) && !isFromOwnOrigin(request, door)) {
      throw new HttpError(403, 'forbidden', 'Stepwise takes changes only from its own pages.')
    }
    next()
  }
}

/** Lets only browsers with the launch cookie through; `/?token=…` hands it over. */
export function guardLaunch(launch: Launch) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const door = findDoor(request, launch)
    const { token } = request.query
    const isHandover = request.path === '/' && typeof token === 'string'
    const welcome = isHandover && door ? launch.redeem(token, door) : undefined
    if (door && welcome?.kind === 'cookie') {
      response.cookie(LAUNCH_COOKIE, door.cookie, { httpOnly: true, sameSite: 'strict' })
      if (launch.doors.length === 1) redirectHome(response)
      else sendWayHome(response)
    } else if (welcome?.kind === 'opening') {
      sendOpeningPage(request, response, launch, welcome)
    } else if (!door || !hasLaunchCookie(request, door)) {
      throw new HttpError(403, 'forbidden', wayIn(launch))
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
