import type { ConversationServicesOf } from '../ai/conversation.ts'
import { namesHome } from '../safety/learning.ts'
import { type Heard, heardByService, listen } from '../safety/listen.ts'
import { concernOfDraft, hearChild } from '../safety/local-check.ts'
import type { Concern } from '../shared/concerns.ts'
import type { Asker } from '../shared/learner.ts'

/** The exchange is stored already and the child is in the middle of it: a slow service is not waited for. */
const MODERATION_DEADLINE_MS = 5_000

export interface Said {
  userQuery: string
  aiResponse: string
}

/** What there is to worry about in what was said. */
export interface HeardInExchange {
  query: Heard | undefined
  reply: Concern | undefined
}

/**
 * What this computer alone hears in what was said. A reply that speaks of harm at home is not kept either, nor what
 * is said about it while the child goes on.
 * @param earlier the child's words before it in the same call, oldest first
 * @param hasTold something of home was told in this call
 */
export function checkHere(
  { userQuery, aiResponse }: Said,
  earlier: readonly string[] = [],
  hasTold = false,
): HeardInExchange {
  const heard = listen(userQuery, earlier)
  const repeats = hearChild(aiResponse)?.isAtHome === true || (hasTold && namesHome(aiResponse))
  const query = repeats && !heard?.isAtHome ? OF_HOME : heard
  return {
    // In a call the tutor has gone on already.
    query: query?.isGoingOn && !query.isAtHome ? undefined : query,
    reply: concernOfDraft(aiResponse),
  }
}

const OF_HOME: Heard = {
  concern: 'abuse',
  tier: 'urgent',
  isAtHome: true,
  isGoingOn: true,
  isFlagged: false,
}

/**
 * What the service's own check finds besides.
 * @throws HttpError of `tutor-failure.ts`, or the deadline's reason after 5 s
 */
export async function checkByService(
  servicesOf: ConversationServicesOf,
  asker: Asker,
  said: Said,
  found: HeardInExchange,
): Promise<HeardInExchange> {
  const { moderate } = (await servicesOf(asker)).conversation
  if (!moderate) return found
  const signal = AbortSignal.timeout(MODERATION_DEADLINE_MS)
  const check = async (text: string): Promise<Concern | undefined> =>
    text.trim() === '' ? undefined : moderate(text, signal)
  const [query, reply] = await Promise.all([
    found.query ? undefined : check(said.userQuery),
    found.reply ?? check(said.aiResponse),
  ])
  return { query: found.query ?? (query && heardByService(query, said.userQuery)), reply }
}
