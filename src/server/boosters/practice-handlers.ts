import type { practiceEndpoints } from '#contract/practice.ts'
import { childrenAsked } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { mixQuestions } from './mixed.ts'
import { listGapGroups } from './overview.ts'
import type { QuestionSource } from './set-of-gap.ts'
import { readToday } from './today.ts'
import { readWeek } from './week.ts'

/** What the child has to practise, over all of its gaps. */
export function practiceHandlers(
  db: Db,
  questions: QuestionSource,
  now: () => Date,
): Handlers<typeof practiceEndpoints> {
  return {
    gaps: ({ child }) => listGapGroups(db, child.id, now()),
    today: ({ child }) => readToday(db, child.id, now()),
    async mixed({ child, signal, allow }) {
      await questions.allowPatience(child, allow)
      const asked = { db, questions, child, now: now() }
      return { questions: await mixQuestions(asked, signal) }
    },
    async week({ account, child, query }) {
      const [first = 0] = await childrenAsked(db, account, query.child ?? child?.id)
      return readWeek(db, first, now())
    },
  }
}
