import type { grownUpMarkEndpoints } from '#contract/grown-up-marks.ts'
import type { RequireGrownUp } from '../accounts/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import type { Learner } from '../shared/learner.ts'
import { grownUp, markOfGrownUp, markOfPage } from './marks-at-home.ts'
import { evaluationNotFound } from './not-found.ts'
import { findEvaluation } from './read-evaluations.ts'
import type { Receipts } from './receipts.ts'
import { remarkEvaluation } from './remarks.ts'

export interface GrownUpMarkOptions {
  db: Db
  care: Care
  receipts: Receipts
  requireGrownUp: RequireGrownUp
  now: () => Date
}

/** What a grown-up marks, and puts right. Each call asks first whether one is here. */
export function grownUpMarkHandlers(options: GrownUpMarkOptions): Handlers<typeof grownUpMarkEndpoints> {
  const { db, care, receipts, requireGrownUp, now } = options

  async function hear(child: Learner, { question, answer }: { question: string; answer: string }) {
    await care.hearTexts(child, 'answer', { question, answer })
  }

  const beside = (child: Learner, { question, answer }: { question: string; answer: string }) =>
    care.wordsBeside(child, 'answer', { question, answer })

  return {
    async markByGrownUp(given) {
      const { body, child } = given
      await requireGrownUp(given, body.password)
      await hear(child, body)
      const mark = await markOfGrownUp({ ...body, by: child.parentName })
      return { ...(await receipts.withReceipt(child.id, body, mark)), ...(await beside(child, body)) }
    },

    async judge(given) {
      const { body, child } = given
      await requireGrownUp(given, body.password)
      await hear(child, body)
      const marked = await markOfPage({ ...body, total: body.totalPossibleScore })
      const words = body.words?.trim()
      const mark = {
        ...marked,
        ...(words && { overallAssessment: words }),
        markedBy: grownUp(child.parentName),
      }
      return { ...(await receipts.withReceipt(child.id, body, mark)), ...(await beside(child, body)) }
    },

    async remark(given) {
      const { body, child, params } = given
      await requireGrownUp(given, body.password)
      await remarkEvaluation(db, child, params.id, body, now())
      const detail = await findEvaluation(db, child.id, params.id)
      if (!detail) throw evaluationNotFound()
      return detail
    },
  }
}
