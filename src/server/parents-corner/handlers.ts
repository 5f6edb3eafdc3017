import type { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { CORNER_MINUTES } from '#contract/periods.ts'
import type { CheckPassword, SignIns } from '../accounts/index.ts'
import type { AiUseRecord } from '../ai/ai-use.ts'
import { changeLimits } from '../ai/limits.ts'
import { childrenAsked } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { listFlags, markFlag } from '../safety/flags.ts'
import { HttpError } from '../shared/http-error.ts'
import { listChats, readChat } from './chats.ts'
import { readSpokenExchanges } from './spoken-exchanges.ts'
import { readTimeUsed } from './time-used.ts'

export interface ParentsCornerOptions {
  db: Db
  signIns: SignIns
  checkPassword: CheckPassword
  aiUse: AiUseRecord
  now: () => Date
}

/** What only a parent sees. Each call but the opening is refused once the 15 minutes are over. */
export function parentsCornerHandlers(
  options: ParentsCornerOptions,
): Handlers<typeof parentsCornerEndpoints> {
  const { db, signIns, checkPassword, aiUse, now } = options

  return {
    async corner({ session }) {
      const { cornerLeft = 0 } = (await signIns.read([session])) ?? {}
      // By the computer's clock as it stands, which the page reckons with.
      return cornerLeft > 0 ? { openUntil: new Date(now().getTime() + cornerLeft).toISOString() } : {}
    },
    async openCorner(given) {
      await checkPassword(given, given.body.password)
      await signIns.openCorner(given.session)
      return { openUntil: new Date(now().getTime() + CORNER_MINUTES * 60_000).toISOString() }
    },
    closeCorner: ({ session }) => signIns.closeCorner(session),
    flagged: async ({ account, query }) =>
      listFlags(db, await childrenAsked(db, account, query.child), now()),
    async markFlagged({ params, body, account }) {
      const children = await childrenAsked(db, account, undefined)
      const flag = await markFlag(db, children, params.id, body.isSeen ? now() : null)
      if (!flag) throw new HttpError(404, 'not_found', 'This entry is not there any more.')
      return flag
    },
    chats: async ({ account, query }) => listChats(db, await childrenAsked(db, account, query.child)),
    async chat({ params, account }) {
      const messages = await readChat(db, await childrenAsked(db, account, undefined), params.id)
      if (!messages) throw new HttpError(404, 'not_found', 'This chat is not there any more.')
      return messages
    },
    spokenExchanges: async ({ query, account }) =>
      readSpokenExchanges(db, await childrenAsked(db, account, query.child), query),
    timeUsed: async ({ account, query }) =>
      readTimeUsed(db, await childrenAsked(db, account, query.child), now()),
    aiUse: ({ account }) => aiUse.read(account.id),
    async changeLimits({ body, account }) {
      await changeLimits(db, account.id, body)
      return aiUse.read(account.id)
    },
  }
}
