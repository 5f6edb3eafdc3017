import { setTimeout } from 'node:timers'
import type { Logger } from 'pino'
import { createGreeting, type Ending, REPLY_DEADLINE, STILL_REPLYING } from '#contract/live-chat.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { Answering } from './answering.ts'
import type { Stored } from './hearing.ts'
import type { Exchange, Listener } from './listener.ts'
import { createSpeaking } from './speaking.ts'

export interface Reply {
  sessionId: number
  /** Settles once the reply is stored. Rejects with what cut it off, after what came is stored. */
  stored: Promise<Exchange>
  /** Settles once it is also spoken, where it is. */
  spoken: Promise<void>
}

interface UnderWay {
  childId: number
  controller: AbortController
  stored: Promise<unknown>
  /** It answers the page's own hello, which must not keep the child from being heard. */
  isGreeting: boolean
}

const STOPPED = new Error('The child has stopped the reply')
const CLOSING = new HttpError(503, 'server_error', 'Stepwise is closing. What came of the reply is saved.')

/**
 * The replies under way, one at a time for each session. They go on when their listener leaves.
 */
export function createReplies(options: { answering: Answering; log: Logger }) {
  const { answering, log } = options
  const underWay = new Map<number, UnderWay>()
  const closing = new AbortController()
  const speaking = createSpeaking({ log, closing: closing.signal })

  /**
   * Runs what stores the child's message and the reply to it.
   * The answer to the page's own hello is cut short for it.
   * @throws HttpError 409 while the session's last reply is under way
   */
  async function begin(
    child: Learner,
    sessionId: number,
    input: Parameters<Answering['store']>[2],
    listener: Listener,
  ): Promise<Reply> {
    const isGreeting = isGreetingOf(child, input)
    const before = underWay.get(sessionId)
    if (before?.isGreeting && !isGreeting) {
      before.controller.abort(STOPPED)
      await before.stored.catch(() => {})
    }
    if (closing.signal.aborted) throw CLOSING
    if (underWay.has(sessionId)) throw new HttpError(409, 'still_replying', STILL_REPLYING)
    const controller = new AbortController()
    const stored = Promise.withResolvers<Exchange>()
    stored.promise.catch(() => {})
    // Before the first wait, so that of two at once only one gets through.
    underWay.set(sessionId, { childId: child.id, controller, stored: stored.promise, isGreeting })
    const free = () => underWay.delete(sessionId)
    let toAnswer: Stored
    try {
      toAnswer = await answering.store(child, sessionId, input)
    } catch (error) {
      free()
      stored.reject(error)
      throw error
    }
    listener.acknowledged(toAnswer.message.id, sessionId)
    const deadline = startDeadline(controller)
    const answered = answering
      .answer({
        child,
        sessionId,
        stored: toAnswer,
        input,
        listener,
        signal: controller.signal,
        allow: deadline.allow,
        chooseEnding,
      })
      .finally(() => {
        deadline.clear()
        free()
      })
    answered.then(({ exchange }) => stored.resolve(exchange), stored.reject)
    return { sessionId, stored: stored.promise, spoken: speaking.speak(answered, listener) }
  }

  return {
    begin,
    /** Ends the session's reply; what came is stored as stopped. Harmless when there is none. */
    stop(childId: number, sessionId: number): void {
      const reply = underWay.get(sessionId)
      if (reply?.childId === childId) reply.controller.abort(STOPPED)
    },
    /** The child's sessions whose reply is under way. */
    sessionsOf(childId: number): { sessionId: number; isGreeting: boolean }[] {
      return [...underWay]
        .filter(([, reply]) => reply.childId === childId)
        .map(([sessionId, { isGreeting }]) => ({ sessionId, isGreeting }))
    },
    /** Ends all replies, stored as far as they came. */
    async close(): Promise<void> {
      closing.abort(CLOSING)
      const replies = [...underWay.values()]
      for (const { controller } of replies) controller.abort(CLOSING)
      await Promise.allSettled([...replies.map(({ stored }) => stored), ...speaking.underWay()])
    },
  }
}

/** Whether this is what the page says by itself where nothing has been said yet. */
export function isGreetingOf({ childName }: Learner, input: object): boolean {
  return 'text' in input && input.text === createGreeting(childName)
}

function chooseEnding(signal: AbortSignal, failure: unknown): Ending {
  if (signal.aborted && signal.reason === STOPPED) return 'stopped'
  return failure === undefined ? 'complete' : 'cut_off'
}

/** Ends a reply that takes too long, and gives it more time. */
function startDeadline(controller: AbortController) {
  let late: NodeJS.Timeout | undefined
  const allow = (milliseconds: number) => {
    clearTimeout(late)
    late = setTimeout(
      () => controller.abort(tutorFailure('ai_timeout')),
      Math.max(milliseconds, REPLY_DEADLINE),
    )
  }
  allow(REPLY_DEADLINE)
  return { allow, clear: () => clearTimeout(late) }
}
