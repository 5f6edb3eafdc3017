import type { ConversationServicesOf } from '../ai/conversation.ts'
import type { Concern } from '../safety/concerns.ts'
import { concernOfDraft, hearChild } from '../safety/local-check.ts'
import type { TalkConcerns } from './talk-store.ts'

/** The talk is stored already and the child is in the middle of it: a slow service is not waited for. */
const MODERATION_DEADLINE_MS = 5_000

interface Said {
  userQuery: string
  aiResponse: string
}

/** What this computer alone finds to worry about in what was said. */
export function checkHere({ userQuery, aiResponse }: Said): TalkConcerns {
  return { query: hearChild(userQuery)?.concern ?? null, reply: concernOfDraft(aiResponse) ?? null }
}

/**
 * What the service's own check finds besides.
 * @throws HttpError of `failures.ts`, or the deadline's reason after 5 s
 */
export async function checkByService(
  servicesOf: ConversationServicesOf,
  accountId: number,
  said: Said,
  found: TalkConcerns,
): Promise<TalkConcerns> {
  const { moderate } = (await servicesOf(accountId)).conversation
  if (!moderate) return found
  const signal = AbortSignal.timeout(MODERATION_DEADLINE_MS)
  const check = async (text: string, known: Concern | null): Promise<Concern | null> =>
    known ?? (text.trim() === '' ? null : ((await moderate(text, signal)) ?? null))
  const [query, reply] = await Promise.all([
    check(said.userQuery, found.query),
    check(said.aiResponse, found.reply),
  ])
  return { query, reply }
}
