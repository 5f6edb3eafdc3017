import type { Ending } from '#contract/live-chat.ts'
import type { Exchange } from './exchange.ts'
import type { Requests } from './requests.ts'
import { pause } from './waiting.ts'

/** Milliseconds for which a finished reply waits for the child's words to be transcribed. */
const WORDS_LIMIT = 5_000
/** How many exchanges a new call is told of. */
const REPLAYED = 10

/** An exchange that ended, as it is kept. */
export interface EndedExchange {
  userQuery: string
  aiResponse: string
  ending: Ending
  spokenAt: Date
}

export interface KeptParts {
  /** The requests on the line of the moment. */
  requests: () => Requests
  /** @returns what to tell the child in place of a reply that worries the safety check, else null */
  save: (exchange: EndedExchange) => Promise<string | null>
  /** The reply as it stands. */
  onReply: (reply: string) => void
  /** Makes the tutor's voice silent at once, or heard again. */
  mute: (isMuted: boolean) => void
}

/** The exchanges that have ended: each is saved once its words are known, and the last ones are told to a new line. */
export function createKeptExchanges(parts: KeptParts) {
  /** Not saved yet. */
  const keeping = new Set<Promise<void>>()
  let past: { userQuery: string; aiResponse: string }[] = []

  async function save({ utterances, begunAt, ending }: Exchange, aiResponse: string): Promise<void> {
    const limit = new AbortController()
    const late = pause(WORDS_LIMIT, limit.signal).catch(() => undefined)
    await Promise.race([Promise.all(utterances.map(({ settled }) => settled)), late])
    limit.abort()
    for (const utterance of utterances) utterance.settle()
    const words = utterances.map(utterance => utterance.words).filter(Boolean)
    const exchange = { userQuery: words.join('\n'), aiResponse }
    past = [...past, exchange].slice(-REPLAYED)
    const spokenAt = utterances[0]?.spokenAt ?? begunAt
    const kindWords = await parts.save({ ...exchange, ending, spokenAt })
    if (kindWords === null) return
    past = past.filter(each => each !== exchange)
    parts.mute(true)
    parts.requests().hush()
    parts.onReply(kindWords)
  }

  return {
    /** @param aiResponse what was heard of the reply */
    keep(exchange: Exchange, aiResponse: string): void {
      const kept = save(exchange, aiResponse).finally(() => keeping.delete(kept))
      keeping.add(kept)
    },

    /** Settles once everything that has ended is saved, as far as it can be. */
    async kept(): Promise<void> {
      await Promise.allSettled(keeping)
    },

    forget(): void {
      past = []
    },

    /** Tells a new call what was said on the one before. */
    replay(): void {
      const { remember } = parts.requests()
      for (const { userQuery, aiResponse } of past) {
        if (userQuery) remember('user', userQuery)
        remember('assistant', aiResponse)
      }
    },
  }
}
