import type { PictureReading } from '#contract/picture-readings.ts'
import type { PictureType } from '#contract/pictures.ts'
import type { WireSchema } from '../../../answers/wire-schema.ts'

/** What of this computer an answer comes from. */
export interface ModelFiles {
  /** A GGUF file. */
  path: string
  /** The file by which it sees; there where a picture is read, for another engine loads the model then. */
  eyes?: string | undefined
  /** By the graphics card, where a trial has shown that it writes the same words there. */
  isByGpu?: boolean | undefined
}

/** One turn of what a model is shown. */
export interface Said {
  role: 'system' | 'user' | 'assistant'
  text: string
}

export interface Asked {
  /** The system's first, the last one the user's. */
  messages: Said[]
  /** The most that may be written. */
  tokens: number
  /** What the answer must be like, held by a grammar; free words without it. */
  schema?: WireSchema | undefined
  /** The same words each time: the likeliest ones, without chance. */
  isSame?: boolean | undefined
}

export interface ToSee {
  picture: { type: PictureType; bytes: Uint8Array }
  /** What is asked about it; the picture comes behind the user's words. */
  system: string
  user: string
  /** GBNF, whose rule `root` the answer keeps to. */
  grammar: string
  /** The most that may be written. */
  tokens: number
  /** What the picture was added as, and what the own reader has read of it; see `read/reading-of.ts`. */
  side: 'question' | 'answer'
  witness: string
}

/** A character or some of an answer, and how sure the model was of them. */
export interface Piece {
  text: string
  /** From 0 to 1. */
  likelihood: number
  /** What else could stand there, likelier ones first. */
  others: string[]
}

/** A picture in a model's words. */
export interface Copied {
  /** All of them, as they were written. */
  text: string
  /** What can be looked over; undefined where nothing stands there. */
  reading: PictureReading | undefined
}

/** What was written of a picture. */
export interface Seen {
  pieces: Piece[]
  /** The most was reached before the end. */
  isCut: boolean
}

/** What the engine's process is told, by numbers that its answers bear. */
export type Order = { id: number } & (
  | {
      do: 'load'
      files: ModelFiles
      /** Bytes that it may take of this computer's memory. */
      memory: number
      threads: number
    }
  | { do: 'ask'; asked: Asked }
  | { do: 'see'; toSee: ToSee }
  | { do: 'count'; text: string }
)

/**
 * A model in memory, ready to answer: all that an engine must be able to do. Each of the two has one of `write` and `see`.
 * All of it throws EngineTrouble, and ends early when the signal aborts.
 */
export interface LoadedModel {
  /** How many tokens fit, of question and answer together. */
  room: number
  count(text: string): number | Promise<number>
  write?(asked: Asked, onText: (text: string) => void, signal: AbortSignal): Promise<Written>
  /** @returns undefined where the picture can't be decoded */
  see?(toSee: ToSee, onText: (text: string) => void, signal: AbortSignal): Promise<Seen | undefined>
}

export class EngineTrouble extends Error {
  override readonly name = 'EngineTrouble'
  readonly trouble: Trouble
  constructor(trouble: Trouble, detail: string) {
    super(detail)
    this.trouble = trouble
  }
}

/** Its name alone: other words might hold the family's. */
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** What a model is loaded with. */
export interface Loading {
  files: ModelFiles
  /** Bytes that it may take of this computer's memory. */
  memory: number
  threads: number
}

/** Ends what is under way before its time. */
export interface Stop {
  do: 'stop'
}

/** Why it can't: too little memory, no file of its kind, more words than fit, or whatever else went wrong inside. */
export type Trouble = 'memory' | 'file' | 'long' | 'engine' | 'missing'

/** What was written, and how quickly. */
export interface Written {
  text: string
  /** The most was reached before the end. */
  isCut: boolean
  tokens: number
  /** Tokens of the question with its instruction. */
  read: number
  /** From the first word to the last, and what went before it; milliseconds. */
  writing: number
  reading: number
}

/** What the engine's process tells. */
export type Told = { id: number } & (
  | { state: 'text'; text: string }
  | { state: 'loaded' /** Tokens that fit. */; room: number }
  | { state: 'written'; written: Written }
  /** Without what was seen where the picture can't be decoded. */
  | { state: 'seen'; copied: Copied | undefined }
  | { state: 'counted'; tokens: number }
  | { state: 'stopped' }
  | { state: 'failed'; trouble: Trouble /** For the log, never a family's words. */; detail: string }
)
