import { CHILD_HEADER } from '#contract/child-header.ts'
import type { Endpoint, EndpointAnswer, EndpointInput } from '#contract/endpoint.ts'
import {
  type ErrorBody,
  type ErrorCode,
  REFUSALS_HEADER,
  REFUSED_HEADER,
  readErrorBody,
} from '#contract/errors.ts'
import { learnerTicket } from './learner.ts'
import { type PlainWords, plainWords, SOMETHING_WRONG } from './plain-words.ts'
import { readJson } from './read-json.ts'
import { proveServer, wasJustProved } from './server-proof.ts'

/** How long a call may take when the contract names no deadline, in milliseconds. */
const USUAL_DEADLINE = 30_000
const LONGEST_EXCERPT = 100

/** HTTP's words for it. */
const FORBIDDEN = 403
const LOCKED = 423
/** Told to the window when an answer says that the page has been locked. */
export const LOCKED_EVENT = 'stepwise-locked'

/** Told to the window when an answer says that this window's child learns here no more. */
export const CHILD_GONE_EVENT = 'stepwise-child-gone'

/** Told to the window when a text of the child's is answered by kind words; its detail is `KindWords`. */
export const KIND_WORDS_EVENT = 'stepwise-kind-words'

export interface KindWords {
  words: string
  /** The fields whose text must not stay anywhere. */
  unkept: readonly string[]
}

/** Whether a call was answered by kind words, which the window shows by itself. */
export function isKindWords(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'kind_words'
}

export const LOG_IN_AGAIN = 'You need to log in again to continue.'
const UNREACHABLE = 'Stepwise is not answering. Please check that it is still running, then try again.'
/** Said also when another program, or a later start of Stepwise, answers in its place. */
export const GONE = 'Stepwise is not running any more. Please close this page and open Stepwise again.'
const BROKEN_OFF = 'The connection broke off in the middle of the answer. Please try again.'
const TOO_SLOW = 'This took too long. Please try again.'
const UNREADABLE = 'Stepwise sent an answer that this page does not understand. Please reload the page.'

/** `unreachable` and `too_slow` never came from the server; everything else is the contract's `ErrorCode`. */
export class ApiError extends Error {
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  readonly code: string | undefined
  /** Messages by the name of the form field that they belong to. */
  readonly fields: Record<string, string>
  /** The answer's own `message`, where it had one. */
  readonly serverMessage: string | undefined
  /** What exactly was answered, for a grown-up, where the message says it more plainly. */
  readonly exactly: string | undefined

  constructor(status: number, message: string, more: Partial<ErrorBody & Pick<PlainWords, 'exactly'>> = {}) {
    super(message)
    this.name = 'ApiError'
    this.exactly = more.exactly
    this.status = status
    this.code = more.code
    this.fields = more.fields ?? {}
    this.serverMessage = more.message
  }
}

/** What exactly was answered to a failed call, to be folded for a grown-up; undefined where the words say it all. */
export function exactlySaid(error: unknown): string | undefined {
  return error instanceof ApiError ? error.exactly : undefined
}

/** Whether nobody answered at all: the server is gone, or the device lost its way to it. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable'
}

type WithoutUndefined<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] }
export type RequestInput<E extends Endpoint> = WithoutUndefined<EndpointInput<E>> & Extras

/** Asks an endpoint of the contract. A function of its own type, so that stores can be tested with another one. */
export type Request = typeof request

/**
 * @returns the call's answer, checked against the contract
 * @throws ApiError with words for people; an `AbortError` when the caller's signal aborts
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
): Promise<EndpointAnswer<E>> {
  return checkAnswer(endpoint, await requestUnchecked(endpoint, input))
}

/**
 * An answer as the contract has it.
 * @throws ApiError for one of another shape
 */
export function checkAnswer<E extends Endpoint>(endpoint: E, answer: unknown): EndpointAnswer<E> {
  const checked = endpoint.answer.safeParse(answer)
  if (!checked.success) throw new ApiError(200, UNREADABLE)
  return checked.data as EndpointAnswer<E>
}

/** A call of which nothing is known yet but how it is asked; see `first-calls.ts`. */
export type Call = Omit<Endpoint, 'answer'>

/** Asks as `request` does, for whoever has the contract's schema only later and then checks the answer by itself. */
export async function requestUnchecked(call: Call, input: object): Promise<unknown> {
  const { params, query, body, pictures, signal, outlivesPage } = input as Partial<EndpointInput<Endpoint>> &
    Extras & { pictures?: Record<string, Blob[]> }
  const sent = call.pictures ? createForm(body, pictures) : createJson(body)
  const response = await send(
    createUrl(call, params, query),
    { method: call.method, ...sent, keepalive: outlivesPage && isSmall(sent.body) },
    call.longest ?? call.deadline ?? USUAL_DEADLINE,
    signal,
  )
  if (!response.ok) throw await readFailure(response, call)
  const text = await wholeText(response, signal)
  if (text === '') return undefined
  return readJson(text).catch(() => {
    throw new ApiError(0, GONE, { code: 'unreachable' })
  })
}

/** Browsers refuse more than 64 KiB, and what else is under way counts too. */
const LARGEST_TO_OUTLIVE = 60_000

interface Extras {
  signal?: AbortSignal
  /** Arrives also when the page is closed meanwhile, as long as it is no more than about 60 kB. */
  outlivesPage?: boolean
}

function createJson(body: unknown): RequestInit {
  if (body === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Pictures never are; nothing at all is. */
function isSmall(body: RequestInit['body']): boolean {
  return !body || (typeof body === 'string' && new Blob([body]).size <= LARGEST_TO_OUTLIVE)
}

/** A form with the body's entries and then the pictures; the browser itself names its content type. */
function createForm(body: unknown, pictures: Record<string, Blob[]> = {}): RequestInit {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value))
  }
  for (const [field, files] of Object.entries(pictures)) {
    for (const file of files) form.append(field, file)
  }
  return { body: form }
}

/** The path of an endpoint with its placeholders and query filled in. */
export function createUrl(endpoint: Call, params?: unknown, query?: unknown): string {
  const values = Object(params) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(query) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/**
 * Fetches with the session's cookie, once the server has proved to be the one that sent this page.
 * @param deadline in milliseconds
 */
export async function send(
  url: string,
  init: RequestInit,
  deadline = USUAL_DEADLINE,
  signal?: AbortSignal,
): Promise<Response> {
  const tooSlow = AbortSignal.timeout(deadline)
  const isLeaving = init.keepalive === true && wasJustProved()
  const proof = isLeaving ? 'proved' : await proveServer()
  signal?.throwIfAborted()
  if (proof !== 'proved') {
    throw new ApiError(0, proof === 'silent' ? UNREACHABLE : GONE, { code: 'unreachable' })
  }
  try {
    const ticket = learnerTicket()
    const headers = {
      ...init.headers,
      [REFUSALS_HEADER]: 'answered',
      ...(ticket !== undefined && { [CHILD_HEADER]: ticket }),
    }
    const response = asRefused(
      await fetch(url, {
        ...init,
        headers,
        credentials: 'include',
        signal: signal ? AbortSignal.any([signal, tooSlow]) : tooSlow,
      }),
    )
    if (response.status === LOCKED) window.dispatchEvent(new Event(LOCKED_EVENT))
    if (response.status === FORBIDDEN) void tellWhenChildGone(response.clone())
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    if (tooSlow.aborted) throw new ApiError(0, TOO_SLOW, { code: 'too_slow' })
    throw new ApiError(0, UNREACHABLE, { code: 'unreachable' })
  }
}

/** A refusal that came as an answer, with the status that it stands for. */
function asRefused(response: Response): Response {
  const status = Number(response.headers.get(REFUSED_HEADER) ?? 200)
  return status === 200 ? response : new Response(response.body, { status, headers: response.headers })
}

async function tellWhenChildGone(refusal: Response): Promise<void> {
  const body = await refusal.json().catch(() => undefined)
  if (readErrorBody(body)?.code === ('choose_child' satisfies ErrorCode))
    window.dispatchEvent(new Event(CHILD_GONE_EVENT))
}

/** What a browser says of an answer that breaks off, such as `network error`, are no words for a family. */
async function wholeText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError'
    if (isTooSlow) throw new ApiError(0, TOO_SLOW, { code: 'too_slow' })
    throw new ApiError(0, BROKEN_OFF, { code: 'unreachable' })
  }
}

/**
 * A failed answer as an error with words for people; what no child could read stands in `exactly`. A wrong login is no
 * reason to log in again.
 */
export async function readFailure(response: Response, endpoint: Call): Promise<ApiError> {
  const { status, statusText } = response
  let text: string
  try {
    text = await response.text()
  } catch {
    return new ApiError(status, SOMETHING_WRONG, { exactly: `Server error: ${statusText}` })
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body = isJson ? await readJson(text).catch(() => undefined) : undefined
  const more: Partial<ErrorBody> = readErrorBody(body) ?? {}
  if (status === 401 && endpoint.access !== 'anyone' && endpoint.path !== '/api/me') {
    return new ApiError(status, LOG_IN_AGAIN, more)
  }
  if (more.code === 'kind_words') {
    const detail: KindWords = { words: more.message ?? '', unkept: Object.keys(more.fields ?? {}) }
    window.dispatchEvent(new CustomEvent(KIND_WORDS_EVENT, { detail }))
  }
  const { message, error } = Object(body) as { message?: unknown; error?: unknown }
  const said = [message, error].find(each => typeof each === 'string' && each !== '')
  if (typeof said === 'string') {
    // Whoever sets up the AI needs to know exactly what is the matter.
    const { words, exactly } = endpoint.access === 'parent' ? { words: said } : plainWords(said, more.code)
    return new ApiError(status, words, { ...more, exactly })
  }
  const exactly = isJson ? quoteJson(body, text, status) : cutExcerpt(text, status)
  return new ApiError(status, SOMETHING_WRONG, { ...more, exactly })
}

function quoteJson(body: unknown, text: string, status: number): string {
  return body === undefined ? `Error ${status}: ${text}` : JSON.stringify(body)
}

function cutExcerpt(text: string, status: number): string {
  if (text.trim() === '') return `Server error (${status})`
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}...` : text
}
