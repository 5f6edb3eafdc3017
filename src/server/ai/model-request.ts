import type { z } from 'zod'
import type { Picture } from '#contract/pictures.ts'

export type Part = { text: string } | { picture: Picture }

/** One question to a model, whose answer is JSON. */
export interface ModelRequest<T> {
  /** What the answer is, in letters and underscores, such as `marking_scheme`. */
  name: string
  /** Who the model is and what it must do; ours alone, never a family's words. */
  instruction: string
  /** What it is about: the family's words and pictures, fenced. */
  content: Part[]
  /** What the answer must be like. Every key is there; what may be missing is nullable. */
  schema: z.ZodType<T>
}

/** Whoever answers such questions for an account now: the port `mark` of a provider with its connection. */
export interface Model {
  /** The provider's id, for the log. */
  service: string
  /** How long a step of an evaluation may take with it, in milliseconds, where the usual deadlines don't hold. */
  patience?: number | undefined
  /**
   * @returns the answer's text, which should be JSON of the request's schema
   * @throws HttpError of `tutor-failure.ts`; the signal's reason when it has aborted
   */
  answer(request: ModelRequest<unknown>, signal: AbortSignal): Promise<string>
}
