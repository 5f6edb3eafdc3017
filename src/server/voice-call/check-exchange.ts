import type { ConversationServicesOf } from '../ai/conversation.ts'
import { inEngine } from '../engine/engine.ts'
import { withoutPoison } from '../engine/poison.ts'
import { heardByService } from '../safety/ear.ts'
import type { Concern } from '../shared/concerns.ts'
import type { Asker } from '../shared/learner.ts'
import type { callTasks } from './engine-tasks.ts'
import type { HeardInExchange, Said } from './heard-in-exchange.ts'

/** The exchange is stored already and the child is in the middle of it: a slow service is not waited for. */
const MODERATION_DEADLINE_MS = 5_000

const calls = inEngine<typeof callTasks>('calls')

/**
 * What this computer alone hears in what was said.
 * @param earlier the child's words before it in the same call, oldest first
 * @param hasTold something of home was told in this call
 * @throws Unreadable for words that can't be heard in time
 */
export function checkHere(
  said: Said,
  earlier: readonly string[],
  hasTold: boolean,
): Promise<HeardInExchange> {
  return withoutPoison('calls', [...earlier, said.userQuery], texts =>
    calls.checkHere({ ...said, userQuery: texts.at(-1) ?? '' }, texts.slice(0, -1), hasTold),
  )
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
  return { query: found.query ?? (query && (await heardByService(query, said.userQuery))), reply }
}
