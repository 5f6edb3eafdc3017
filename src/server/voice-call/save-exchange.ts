import type { Logger } from 'pino'
import type { EndpointArguments } from '#contract/endpoint.ts'
import type { SpokenExchange, voiceCallEndpoints } from '#contract/voice-call.ts'
import type { ConversationServicesOf } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import { CHANGE_OF_SUBJECT } from '../safety/care-texts.ts'
import { MOST_EARLIER } from '../safety/heard.ts'
import { createUnkept, type Unkept } from '../safety/unkept.ts'
import { HttpError } from '../shared/http-error.ts'
import { askerFor, type Learner } from '../shared/learner.ts'
import { checkByService, checkHere } from './check-exchange.ts'
import {
  eraseExchange,
  readExchangeRows,
  saveExchange,
  setConcerns,
  toSpokenExchange,
} from './exchange-store.ts'
import type { HeardInExchange } from './heard-in-exchange.ts'

/** What was said longer ago belongs to another call. */
const ONE_CALL_MS = 30 * 60_000

type NewExchange = EndpointArguments<typeof voiceCallEndpoints.saveExchange>['body']
type SavedExchange = SpokenExchange & { kindWords?: string }

/** Keeps what is said in calls, unless nobody at home may read it. */
export function createExchangeSaver(options: {
  db: Db
  care: Care
  conversationsOf: ConversationServicesOf
  now: () => Date
  log: Logger
}) {
  const { db, care, conversationsOf, now, log } = options
  const unkept = createUnkept()

  /** Stored first and then checked by the service, so that nothing is lost while that takes its time. */
  return async (child: Learner, said: NewExchange): Promise<SavedExchange> => {
    if (said.userId !== child.id) {
      throw new HttpError(403, 'forbidden', 'This belongs to another account. Please log in again.')
    }
    const { earlier, isAnyUntold, after } = await saidBefore(db, unkept, child, now())
    const found = await checkHere(said, earlier, isAnyUntold)
    if (found.query?.isAtHome) return notKept(child, said, found, after)

    const { userQuery, aiResponse, isBookmarked, ending } = said
    const row = await saveExchange(
      db,
      child.id,
      { userQuery, aiResponse, isBookmarked, ending, spokenAt: spokenAt(said.spokenAt, now()), heard: found },
      now(),
    )
    let heard = found
    try {
      heard = await checkByService(conversationsOf, askerFor(child), said, found)
    } catch (error) {
      log.warn({ err: error }, 'a talk was not checked by the service')
    }
    if (heard.query?.isAtHome) {
      await eraseExchange(db, row.id)
      return notKept(child, said, heard, after)
    }
    const checked = (heard === found ? undefined : await setConcerns(db, row.id, heard)) ?? row
    await flag(care, child, said, heard)
    return {
      ...toSpokenExchange(checked, await care.toWhom(child)),
      kindWords: await wordsFor(child, heard),
    }
  }

  async function notKept(
    child: Learner,
    said: NewExchange,
    heard: HeardInExchange,
    after: number,
  ): Promise<SavedExchange> {
    const kindWords = (await wordsFor(child, heard)) ?? ''
    const at = now().toISOString()
    unkept.add(child.id, { after, at, text: said.userQuery, reply: kindWords })
    return {
      id: unkept.newId(),
      userQuery: '',
      aiResponse: kindWords,
      isBookmarked: false,
      ending: said.ending,
      isFlagged: true,
      spokenAt: spokenAt(said.spokenAt, now()),
      kindWords,
    }
  }

  async function wordsFor(child: Learner, { query, reply }: HeardInExchange): Promise<string | undefined> {
    if (!query) return reply && CHANGE_OF_SUBJECT
    const replies = unkept.of(child.id).map(each => each.reply)
    return care.wordsFor(child, query, replies)
  }
}

/** What the child has said in this call so far, oldest first, and the id of the newest that is stored. */
async function saidBefore(db: Db, unkept: Unkept, { id: childId }: Learner, now: Date) {
  const since = new Date(now.getTime() - ONE_CALL_MS).toISOString()
  const rows = (await readExchangeRows(db, [childId], { limit: MOST_EARLIER })).filter(
    ({ spoken_at }) => spoken_at >= since,
  )
  const untold = unkept.of(childId).filter(({ at }) => at >= since)
  const earlier = [
    ...rows.map(({ id, user_query: text }) => ({ at: id, text })),
    ...untold.map(({ after, text }) => ({ at: after + 0.5, text })),
  ].toSorted((one, other) => one.at - other.at)
  return {
    earlier: earlier.map(({ text }) => text),
    isAnyUntold: untold.length > 0,
    after: Math.max(0, ...rows.map(({ id }) => id)),
  }
}

async function flag(
  care: Care,
  child: Learner,
  said: NewExchange,
  { query, reply }: HeardInExchange,
): Promise<void> {
  const words = { source: 'call', said: said.userQuery, reply: said.aiResponse } as const
  if (query) await care.flag(child, query, words)
  else if (reply) await care.flagReply(child, { ...words, concern: reply })
}

/** In one form, so that texts sort as times do; nothing was spoken later than now. */
function spokenAt(given: string | undefined, now: Date): string {
  const moment = given === undefined ? now : new Date(given)
  return new Date(Math.min(moment.getTime(), now.getTime())).toISOString()
}
