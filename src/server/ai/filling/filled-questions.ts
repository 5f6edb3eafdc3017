import { HttpError } from '../../shared/http-error.ts'
import type { Model } from '../model-request.ts'
import { type FilledIn, fillIn } from './fill-in.ts'

/** So many questions of all children are remembered. */
const MOST = 300

interface Remembered {
  filled: Promise<FilledIn | undefined>
  /** It has been shown to the child, with the question whether it is meant so. */
  isShown: boolean
}

/**
 * What a model has made of a child's questions: asked once, because each step of an evaluation wants the same, and
 * because a nod belongs to what was shown.
 */
export interface FilledQuestions {
  /** @returns undefined where nothing follows, or the model can't be had just now */
  of(model: Model, question: string, signal: AbortSignal): Promise<FilledIn | undefined>
  /** Notes that what was made of a question is shown. */
  show(question: string): void
  wasShown(question: string): boolean
}

/** @returns the filled questions of one child with one model */
export type FilledQuestionsOf = (owner: string) => FilledQuestions

export function rememberFilledQuestions(): FilledQuestionsOf {
  const known = new Map<string, Remembered>()
  return owner => {
    const nameOf = (question: string) => JSON.stringify([owner, question])
    return {
      of(model, question, signal) {
        const name = nameOf(question)
        const before = known.get(name)
        if (before) return before.filled
        const filled = fillIn(model, question, signal).catch((error: unknown) => {
          // It is tried again the next time.
          if (known.get(name)?.filled === filled) known.delete(name)
          if (error instanceof HttpError && !signal.aborted) return undefined
          throw error
        })
        const [oldest] = known.keys()
        if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
        known.set(name, { filled, isShown: false })
        return filled
      },
      show(question) {
        const found = known.get(nameOf(question))
        if (found) found.isShown = true
      },
      wasShown: question => known.get(nameOf(question))?.isShown === true,
    }
  }
}
