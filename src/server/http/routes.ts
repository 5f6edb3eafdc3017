import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { User } from '#contract/accounts.ts'
import type { Call, CallAnswer, CallArguments, Calls } from '#contract/call.ts'
import { isShallow } from '../json/shallow.ts'
import { deadlineSignal } from './deadline.ts'
import { HttpError } from './errors.ts'
import { sendJson } from './send-json.ts'
import { refusal, wordsForIssue } from './words-for-issues.ts'

/** Four texts of 20,000 characters fit, each character written as an escape of six. */
const LARGEST_BODY = 1_000_000
/** Signs of JSON: the texts are what may be large. */
const MOST_SIGNS = 200_000

export interface SignedIn {
  user: User
  /** Names this sign-in, for what must end with it. It is no secret: the cookie's value can't be had from it. */
  session: string
  /** The page has been left alone for so long that it asks for the password. */
  isLocked: boolean
  /** The password has been given again in the last 15 minutes. */
  isCornerOpen: boolean
}

/** Who is signed in with this request, or undefined. */
export type AccountOf = (request: Request, response: Response) => Promise<SignedIn | undefined>

/** What a handler gets: the parsed arguments and whoever is signed in. */
export type Given<C extends Call> = CallArguments<C> & {
  account: C extends { access: 'anyone' } ? User | undefined : User
  /** Names the sign-in; see `SignedIn`. */
  session: C extends { access: 'anyone' } ? string | undefined : string
  /** Aborts at the call's deadline and when the client leaves. */
  signal: AbortSignal
  request: Request
  response: Response
}

/** Returns the answer's body, or nothing when it has written the response itself. */
export type Handler<C extends Call> = (given: Given<C>) => CallAnswer<C> | Promise<CallAnswer<C>>

export type Handlers<C extends Calls> = { [Name in keyof C]: Handler<C[Name]> }

/**
 * Serves a feature's calls: parses what comes in by the contract's schemas, asks for a sign-in, hands over to the
 * handler of the same name and answers in JSON.
 */
export function routes<C extends Calls>(calls: C, handlers: Handlers<C>, accountOf: AccountOf): Router {
  const router = Router()
  for (const name of Object.keys(calls)) {
    const call = calls[name]
    const handler = handlers[name]
    if (!call || !handler) continue
    // The loop loses which handler belongs to which call; `Handlers` has checked that.
    serve(router, call, handler as Handler<Call>, accountOf)
  }
  return router
}

function serve(router: Router, call: Call, handler: Handler<Call>, accountOf: AccountOf): void {
  const guards = [signIn(call, accountOf), ...readers(call)]
  const verb = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const
  router[verb[call.method]](call.path, ...guards, async (request, response) => {
    const deadline = deadlineSignal(response, call.deadline)
    const given = {
      params: parse(call.params, request.params),
      query: parse(call.query, request.query),
      body: parse(call.body, request.body),
      pictures: response.locals.pictures,
      account: response.locals.account,
      session: response.locals.session,
      signal: deadline.signal,
      request,
      response,
    }
    const answer = await deadline.hold(handler(given))
    if (!response.headersSent) send(response, call, answer)
  })
}

function signIn(call: Call, accountOf: AccountOf): RequestHandler {
  return async (request, response, next) => {
    const signedIn = await accountOf(request, response)
    if (call.access !== 'anyone') refuseUnlessAllowed(call, signedIn)
    response.locals.account = signedIn?.user
    response.locals.session = signedIn?.session
    next()
  }
}

function refuseUnlessAllowed(call: Call, signedIn: SignedIn | undefined): void {
  if (!signedIn) throw new HttpError(401, 'not_signed_in', 'You need to log in again to continue.')
  if (signedIn.isLocked && !call.evenLocked) {
    throw new HttpError(423, 'locked', 'Stepwise is locked. Please enter your password to go on.')
  }
  if (call.access === 'parent' && !signedIn.isCornerOpen) {
    throw new HttpError(403, 'parent_needed', 'This is for parents. Please enter your password again.')
  }
}

/** What reads the call's body: as a form with pictures, as JSON, or not at all. */
function readers(call: Call): RequestHandler[] {
  if (call.pictures) return [readForm(call.pictures)]
  return call.body ? [refuseOtherTypes, readJson] : []
}

/** Loaded when first needed: most runs of the app see no picture, and none should wait for it at the start. */
function readForm(fields: readonly string[]): RequestHandler {
  return async (request, response, next) => {
    const { readPictures } = await import('./pictures.ts')
    response.locals.pictures = await readPictures(fields, request, response)
    next()
  }
}

const readJson = express.json({
  limit: LARGEST_BODY,
  inflate: false,
  verify(_request, _response, body) {
    if (!isShallow(body.toString('utf8'), MOST_SIGNS)) throw new Error('Too much JSON')
  },
})

const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  if (!request.is('application/json')) {
    throw new HttpError(415, 'bad_request', 'Please send this request as JSON.')
  }
  next()
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(input, { error: wordsForIssue })
  if (!result.success) throw refusal(result.error.issues)
  return result.data
}

function send(response: Response, call: Call, answer: unknown): void {
  if (call.answer instanceof z.ZodVoid) response.status(204).end()
  else sendJson(response, call.status ?? 200, answer)
}
