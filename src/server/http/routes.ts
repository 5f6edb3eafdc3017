import express, { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import type { Endpoint, EndpointAnswer, EndpointArguments, Endpoints } from '#contract/endpoint.ts'
import { warmUpEngine } from '../engine/engine.ts'
import { inTurnsOf, turnsOf } from '../engine/turns.ts'
import type { ReadyJson } from '../json/ready.ts'
import { isShallow } from '../json/shallow.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Account, Learner } from '../shared/learner.ts'
import { type End, type Hold, REFUSALS } from './refusals.ts'
import { sendJson } from './send-json.ts'
import { type UnderWay, underWay } from './under-way.ts'
import { refusal, wordsForIssue } from './words-for-issues.ts'

/** Four texts of 20,000 characters fit, each character written as an escape of six. */
const LARGEST_BODY = 1_000_000
/** Signs of JSON: the texts are what may be large. */
const MOST_SIGNS = 200_000

export interface SignedIn {
  account: Account
  /** Whom the request is for; undefined while one of several is to be chosen. */
  child: Learner | undefined
  /** Names this sign-in, for what must end with it. It is no secret: the cookie's value can't be had from it. */
  session: string
  /** The page has been left alone for so long that it asks for the password. */
  isLocked: boolean
  /** The password has been given again in the last 15 minutes. */
  isCornerOpen: boolean
  /** Tells when the sign-in ends, is locked or its corner closes, at once. */
  hold: Hold
}

/** Who is signed in with this request, or undefined. */
export type AccountOf = (request: Request, response?: Response) => Promise<SignedIn | undefined>

/** What a handler gets: the parsed arguments and whoever is signed in. */
export type Given<E extends Endpoint> = EndpointArguments<E> & {
  account: E extends { access: 'anyone' } ? Account | undefined : Account
  child: E extends { access: string } ? Learner | undefined : Learner
  /** Names the sign-in; see `SignedIn`. */
  session: E extends { access: 'anyone' } ? string | undefined : string
  /** For what outlives the call, but not its sign-in. */
  hold: E extends { access: 'anyone' } ? Hold | undefined : Hold
  /** Aborts at the call's deadline, when the client leaves, and when the call is allowed no more. */
  signal: AbortSignal
  /** Gives the call as much time from now on, in milliseconds, where that is more than its deadline. */
  allow(milliseconds: number): void
  /**
   * For what took its time, before it changes anything.
   * @throws HttpError when the sign-in has ended or was locked meanwhile, or the parent's corner closed
   */
  stillAllowed(): Promise<void>
  request: Request
  response: Response
}

/** Returns the answer's body, or nothing when it has written the response itself. */
export type Handler<E extends Endpoint> = (given: Given<E>) => Answered<E> | Promise<Answered<E>>
type Answered<E extends Endpoint> = EndpointAnswer<E> | ReadyJson<EndpointAnswer<E>>

export type Handlers<E extends Endpoints> = { [Name in keyof E]: Handler<E[Name]> }

/**
 * Serves a feature's endpoints: parses what comes in by the contract's schemas, asks for a sign-in, hands over to the
 * handler of the same name and answers in JSON.
 */
export function routes<E extends Endpoints>(
  endpoints: E,
  handlers: Handlers<E>,
  accountOf: AccountOf,
): Router {
  const router = Router()
  for (const name of Object.keys(endpoints)) {
    const endpoint = endpoints[name]
    const handler = handlers[name]
    if (!endpoint || !handler) continue
    // The loop loses which handler belongs to which call; `Handlers` has checked that.
    serve(router, endpoint, handler as Handler<Endpoint>, accountOf)
  }
  return router
}

function serve(router: Router, endpoint: Endpoint, handler: Handler<Endpoint>, accountOf: AccountOf): void {
  const read = findReader(endpoint)
  const verb = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const
  router[verb[endpoint.method]](endpoint.path, async (request, response) => {
    const signedIn = await accountOf(request, response)
    refuseUnlessAllowed(endpoint, signedIn)
    const work = underWay(request, response)
    const stillAllowed = async () => {
      // What has ended it stays so, though it may be allowed anew by now.
      if (work.signal.reason instanceof HttpError) throw work.signal.reason
      refuseUnlessAllowed(endpoint, await accountOf(request))
    }
    // Whoever learns will soon want something read.
    if (signedIn?.child) warmUpEngine()
    if (signedIn) endWith(signedIn.hold, endpoint, work, response)

    const answer = async () => {
      const pictures = await read?.(request, response)
      // A body may come slowly, and meanwhile anything may have happened.
      if (read) await stillAllowed()
      work.setDeadline(endpoint.deadline)
      return handler({
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body),
        pictures,
        account: signedIn?.account,
        child: signedIn?.child,
        session: signedIn?.session,
        hold: signedIn?.hold,
        signal: work.signal,
        allow: milliseconds => work.setDeadline(Math.max(milliseconds, endpoint.deadline ?? 0)),
        stillAllowed,
        request,
        response,
      } as Given<Endpoint>)
    }
    const answered = await work.hold(inTurnsOf(ownerOf(signedIn), answer))
    if (!response.headersSent) send(response, endpoint, answered)
  })
}

/** Whose turns a call waits for where the engine is asked. */
function ownerOf(signedIn: SignedIn | undefined): string {
  return signedIn ? turnsOf(signedIn.account.id, signedIn.child?.id) : ''
}

/** Ends a call with what it needs. A download that a parent has begun outlives the corner, but no lock. */
function endWith(hold: Hold, endpoint: Endpoint, work: UnderWay, response: Response): void {
  const isEndedBy: Record<End, () => boolean> = {
    signed_out: () => endpoint.access !== 'anyone',
    locked: () => endpoint.access !== 'anyone' && !endpoint.evenLocked,
    corner_closed: () => endpoint.access === 'parent' && !response.headersSent,
    child_gone: () => endpoint.access === undefined,
  }
  const letGo = hold(end => isEndedBy[end]() && work.end(REFUSALS[end]))
  response.once('close', letGo)
}

function refuseUnlessAllowed(endpoint: Endpoint, signedIn: SignedIn | undefined): void {
  if (endpoint.access === 'anyone') return
  if (!signedIn) throw REFUSALS.signed_out
  if (signedIn.isLocked && !endpoint.evenLocked) throw REFUSALS.locked
  if (endpoint.access === 'parent' && !signedIn.isCornerOpen) throw REFUSALS.corner_closed
  if (endpoint.access === undefined && !signedIn.child) throw REFUSALS.child_gone
}

type Reader = (request: Request, response: Response) => Promise<unknown>

/** What reads the endpoint's body: as a form, whose pictures it returns, as JSON, or not at all. */
function findReader(endpoint: Endpoint): Reader | undefined {
  const { pictures } = endpoint
  if (pictures) return (request, response) => readForm(pictures, request, response)
  return endpoint.body && readJson
}

/** Loaded when first needed: most runs of the app see no picture, and none should wait for it at the start. */
async function readForm(fields: readonly string[], request: Request, response: Response): Promise<unknown> {
  const { readPictures } = await import('./pictures.ts')
  return readPictures(fields, request, response)
}

const parseJson = express.json({
  limit: LARGEST_BODY,
  inflate: false,
  verify(_request, _response, body) {
    if (!isShallow(body.toString('utf8'), MOST_SIGNS)) throw new Error('Too much JSON')
  },
})

async function readJson(request: Request, response: Response): Promise<void> {
  if (!request.is('application/json')) {
    throw new HttpError(415, 'bad_request', 'Please send this request as JSON.')
  }
  await new Promise<void>((resolve, reject) => {
    parseJson(request, response, (error: unknown) => (error === undefined ? resolve() : reject(error)))
  })
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(input, { error: wordsForIssue })
  if (!result.success) throw refusal(result.error.issues)
  return result.data
}

function send(response: Response, endpoint: Endpoint, answer: unknown): void {
  if (endpoint.answer instanceof z.ZodVoid) response.status(204).end()
  else sendJson(response, endpoint.status ?? 200, answer)
}
