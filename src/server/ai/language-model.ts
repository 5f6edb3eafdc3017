import type { z } from 'zod'
import type { Picture } from '#contract/pictures.ts'
import type { ConnectableService, OfferedModel } from '#contract/settings.ts'

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

/** A service's model as the tutor uses it: the wire and nothing else. */
export interface LanguageModel {
  service: ConnectableService
  /**
   * @returns the answer's text, which should be JSON of the request's schema
   * @throws HttpError of `tutor-failure.ts`; the signal's reason when it has aborted
   */
  answer(request: ModelRequest<unknown>, signal: AbortSignal): Promise<string>
  /** The models that the service offers, by name, without those that can't write. */
  listModels(signal: AbortSignal): Promise<OfferedModel[]>
}

/** Where and as whom to reach a service. */
export interface Connection {
  service: ConnectableService
  /** Empty for a local AI. */
  apiKey: string
  /** The service's own address when missing. */
  baseUrl?: string
  /** Empty when only the list of models is wanted. */
  model: string
}
