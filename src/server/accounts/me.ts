import { z } from 'zod'
import type { Me } from '#contract/accounts.ts'
import { FIRST_CALLS } from '#contract/first-calls.ts'
import { USUAL_COMFORT } from '#contract/usual-comfort.ts'
import { readComfort } from '../comfort/store.ts'
import type { Db } from '../db/schema.ts'
import type { Account, Learner } from '../shared/learner.ts'
import { gradeOf, hasSeveral, readUser } from './find-learner.ts'

/** What each page asks first, without what else an account has: it is served before that is loaded. */
export const meEndpoints = { me: { ...FIRST_CALLS.me, answer: z.custom<Me>() } }

/** Tells who is signed in, and for which child a page asks. */
export function meHandler(db: Db) {
  return async ({ account, child }: { account: Account; child: Learner | undefined }): Promise<Me> => {
    const comfort = child ? await readComfort(db, child.id) : USUAL_COMFORT
    return {
      ...(await readUser(db, account.id, child)),
      ...((await hasSeveral(db, account.id)) && { hasSiblings: true as const }),
      ...(!child && { mustChoose: true as const }),
      ...(child && (await gradeOf(db, child.id))),
      ...(comfort !== USUAL_COMFORT && { comfort }),
    }
  }
}
