import type { WireSchema } from '../../../answers/wire-schema.ts'

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
}

/** What the engine's process is told, by numbers that its answers bear. */
export type Order = { id: number } & (
  | {
      do: 'load'
      /** A GGUF file. */
      path: string
      /** Bytes that it may take of this computer's memory. */
      memory: number
      threads: number
    }
  | { do: 'ask'; asked: Asked }
  | { do: 'count'; text: string }
)

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
  | { state: 'counted'; tokens: number }
  | { state: 'stopped' }
  | { state: 'failed'; trouble: Trouble /** For the log, never a family's words. */; detail: string }
)
