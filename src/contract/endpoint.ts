import { z } from 'zod'
import type { Picture } from './pictures.ts'

/**
 * One endpoint of the HTTP contract. The server implements it (`routes()` in `src/server/http/routes.ts`) and the
 * renderer makes it (`request()` in `src/renderer/lib/api.ts`), both typed by this one definition.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `:name` placeholders, such as `/api/evaluations/:id`. */
  path: string
  /**
   * `anyone` needs no sign-in; everything else answers 401 without one. `family` needs nothing more, and `parent` the
   * password of the last 15 minutes, else 403 `parent_needed`. Without an access it is a child's: 403 `choose_child`
   * while none of several is chosen.
   */
  access?: 'anyone' | 'family' | 'parent'
  /** Served while the idle lock asks for the password; everything else that needs a sign-in answers 423 `locked`. */
  evenLocked?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /**
   * The fields that carry pictures, each repeated once a picture. A call with them is sent as
   * `multipart/form-data`, the body's entries being its other fields, and holds to the limits of `pictures.ts`.
   */
  pictures?: readonly string[]
  /** What a successful answer holds; `z.void()` for an empty one (204). */
  answer: z.ZodType
  /** HTTP status of success when it is not 200 (or 204 for an empty answer). */
  status?: number
  /** Milliseconds after which the caller gives up and the server stops working on it. */
  deadline?: number
  /** So long the caller waits all the same: the server may know that whoever works on it needs more time. */
  longest?: number
}

/** Where an AI in the app itself works on a call, as slow as the computer is; milliseconds. */
export const LONGEST_AT_HOME = 600_000

export type Endpoints = Record<string, Endpoint>

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Output<T> = T extends z.ZodType ? z.output<T> : undefined

type Pictures<E extends Endpoint, P> = E extends { pictures: readonly (infer Field extends string)[] }
  ? { pictures: Record<Field, P[]> }
  : unknown

/** What the renderer passes in: the schemas' inputs; a `File` keeps its name for the messages about it. */
export type EndpointInput<E extends Endpoint> = {
  params: Input<E['params']>
  query: Input<E['query']>
  body: Input<E['body']>
} & Pictures<E, Blob>
/** What a handler receives: the schemas' outputs. */
export type EndpointArguments<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
} & Pictures<E, Picture>
export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>

/** The id in a path such as `/api/evaluations/:id`: a positive whole number in decimal digits. */
export const idParams = z.object({
  id: z.coerce
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
})
