import { HttpError } from '../shared/http-error.ts'
import type { Conversation } from './conversation.ts'

/** The way out is shut, or the month's limit is reached: another tutor may do what this one can't. */
export function isOutOfReach(error: unknown): boolean {
  return isOffline(error) || (error instanceof HttpError && error.code === 'ai_limit_reached')
}

/** The way to the AI is shut. */
export function isOffline(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'ai_offline'
}

const ANSWERS = 'so Stepwise’s own tutor answers.'
const NOTE = new RegExp(`^\\*[^*\\n]{1,200} ${ANSWERS}\\*\\s+`)

function noteOn(name: string, failure: unknown): string {
  const isUsedUp = failure instanceof HttpError && failure.code === 'ai_limit_reached'
  const who = name.charAt(0).toUpperCase() + name.slice(1)
  const why = isUsedUp ? 'The AI help for this month is used up' : `${who} can’t be reached right now`
  return `*${why}, ${ANSWERS}*\n\n`
}

/** What a tutor has said, without the line that another one has stepped in. */
export function withoutStandInNote(text: string): string {
  return text.replace(NOTE, '')
}

/**
 * Somebody to talk with for one message, who is replaced by another when it can't be had; the reply says so first.
 * Nobody steps in once it has begun to speak.
 * @param isNeeded whether a failure is one that the other does not have
 */
export function withStandIn(
  first: Conversation,
  standIn: Conversation,
  isNeeded: (failure: unknown) => boolean,
): Conversation {
  let answering = first
  let note = ''

  function stepIn(failure: unknown, signal: AbortSignal): void {
    if (signal.aborted || !isNeeded(failure)) throw failure
    answering = standIn
    note = noteOn(first.name, failure)
  }

  let isAsked = false
  const { moderate } = first
  return {
    get service() {
      return answering.service
    },
    name: first.name,
    patience: first.patience,
    async *chat(question, signal) {
      if (answering === first) {
        isAsked = true
        let hasSpoken = false
        try {
          for await (const piece of first.chat(question, signal)) {
            hasSpoken = true
            yield piece
          }
          return
        } catch (error) {
          if (hasSpoken) throw error
          stepIn(error, signal)
        }
      }
      if (note) yield note
      note = ''
      yield* standIn.chat(question, signal)
    },
    ...(moderate && {
      async moderate(text: string, signal: AbortSignal) {
        if (answering !== first) return standIn.moderate?.(text, signal)
        try {
          return await moderate(text, signal)
        } catch (error) {
          // What the first one says is never let through unchecked.
          if (isAsked) throw error
          stepIn(error, signal)
          return standIn.moderate?.(text, signal)
        }
      },
    }),
  }
}
