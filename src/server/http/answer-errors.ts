import SQLite from 'better-sqlite3'
import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Logger } from 'pino'
import { type ErrorBody, EXPECTED_REFUSALS, REFUSALS_HEADER, REFUSED_HEADER } from '#contract/errors.ts'
import { HttpError } from '../shared/http-error.ts'
import { sendPage } from './page.ts'
import { routeOf } from './route-of.ts'

/** What express and its body parser refuse, by the `type` of their errors. */
const REFUSED_BODIES: Record<string, HttpError> = {
  'entity.parse.failed': new HttpError(400, 'bad_request', 'The request is not readable as JSON.'),
  'entity.verify.failed': new HttpError(400, 'bad_request', 'The request is more JSON than anybody needs.'),
  'entity.too.large': new HttpError(413, 'too_large', 'That is too much at once. Please shorten it.'),
  'encoding.unsupported': new HttpError(415, 'bad_request', 'Please send this request uncompressed.'),
  'charset.unsupported': new HttpError(415, 'bad_request', 'Please send this request as JSON in UTF-8.'),
  'request.aborted': new HttpError(400, 'bad_request', 'The request broke off.'),
  'request.size.invalid': new HttpError(400, 'bad_request', 'The request broke off.'),
}

const FULL_DISK =
  'There is no room left on this computer’s disk, so this couldn’t be saved. Please make some room and try again.'
const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.'

const TITLES: Record<number, string> = { 403: 'Please open Stepwise again', 404: 'Not found' }

/** The last stop of every error: one answer for the client and, where it is our fault, one line in the log. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    if (response.closed) return
    const error = knownError(thrown)
    if (error.status >= 500) {
      const level = thrown instanceof HttpError ? 'warn' : 'error'
      log[level]({ method: request.method, path: routeOf(request), err: thrown }, 'request failed')
    }
    // Express's own last stop would write the error to stderr with all its words.
    if (response.headersSent) request.socket.destroy()
    else answer(request, response, error)
  }
}

function answer(request: Request, response: Response, error: HttpError): void {
  response.status(error.status).set('Cache-Control', 'no-store')
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter))
  if (!isForApi(request)) {
    sendPage(response, TITLES[error.status] ?? 'Something went wrong', error.message)
    return
  }
  const { message, code, fields } = error
  if (request.headers[REFUSALS_HEADER] !== undefined && EXPECTED_REFUSALS.has(code))
    response.status(200).set(REFUSED_HEADER, String(error.status))
  response.json({ message, code, fields } satisfies ErrorBody)
}

function isForApi(request: Request): boolean {
  return request.path === '/api' || request.path.startsWith('/api/')
}

/** The error as it may be shown: what is not known already becomes one kind sentence. */
export function knownError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  if (thrown instanceof SQLite.SqliteError && thrown.code.startsWith('SQLITE_FULL')) {
    return new HttpError(507, 'server_error', FULL_DISK)
  }
  if (thrown instanceof Error) {
    if ('code' in thrown && (thrown.code === 'ENOSPC' || thrown.code === 'EDQUOT')) {
      return new HttpError(507, 'server_error', FULL_DISK)
    }
    if ('type' in thrown && typeof thrown.type === 'string') {
      const refused = REFUSED_BODIES[thrown.type]
      if (refused) return refused
    }
    if ('status' in thrown && typeof thrown.status === 'number' && thrown.status < 500) {
      return thrown.status === 404
        ? new HttpError(404, 'not_found', 'There is nothing at this address.')
        : new HttpError(400, 'bad_request', 'This request is not readable.')
    }
  }
  return new HttpError(500, 'server_error', UNEXPECTED)
}
