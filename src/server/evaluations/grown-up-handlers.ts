import type { Assessment, KnowledgeGap } from '#contract/evaluations.ts'
import type { grownUpMarkEndpoints } from '#contract/grown-up-marks.ts'
import type { MarkedBy, ToPractise } from '#contract/marking.ts'
import type { WorkingRead } from '#maths/working/working-lines.ts'
import type { RequireGrownUp } from '../accounts/index.ts'
import { answerPage } from '../answer-page/index.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { orWithout } from '../engine/poison.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import type { Learner } from '../shared/learner.ts'
import { knownActivities } from './known-activities.ts'
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

  return {
    async markByGrownUp(given) {
      const { body, child } = given
      await requireGrownUp(given, body.password)
      await hear(child, body)
      const { lines, firstSlip } = await readWorking(body)
      const knowledgeGaps = (body.practise ?? []).map(asGap)
      const assessment: Assessment = {
        overallAssessment: body.words?.trim() || wordsFor(body.score, body.totalScore),
        score: body.score,
        totalScore: body.totalScore,
        ...(lines.length > 0 && { lines, ...(firstSlip !== undefined && { firstSlip }) }),
        markedBy: grownUp(child),
      }
      return {
        ...(await receipts.withReceipt(child.id, body, assessment)),
        ...(await care.wordsBeside(child, 'answer', { question: body.question, answer: body.answer })),
        markingScheme: `Marked by a grown-up, out of ${body.totalScore}.`,
        knowledgeGaps,
        knowledgeMasteries: [],
        recommendedResources: await knownActivities(knowledgeGaps),
      }
    },

    async judge(given) {
      const { body, child } = given
      await requireGrownUp(given, body.password)
      await hear(child, body)
      const { assessment, findings, markingScheme } = await answerPage.judge(body, body.judgements)
      const words = body.words?.trim()
      return {
        ...(await receipts.withReceipt(child.id, body, {
          ...assessment,
          ...(words && { overallAssessment: words }),
          markedBy: grownUp(child),
        })),
        ...(await care.wordsBeside(child, 'answer', { question: body.question, answer: body.answer })),
        markingScheme,
        ...findings,
        recommendedResources: await knownActivities(findings.knowledgeGaps),
      }
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

/** None where the answer can't be read: a grown-up's mark needs no lines. */
function readWorking({ question, answer }: { question: string; answer: string }): Promise<WorkingRead> {
  return orWithout(maths.readWorking(question, answer), { lines: [] })
}

function grownUp({ parentName }: Learner): MarkedBy {
  return { by: 'grown_up', name: parentName }
}

function asGap({ concept, description }: ToPractise): KnowledgeGap {
  return { concept, description: description?.trim() || 'A grown-up says that this needs practice.' }
}

function wordsFor(score: number, total: number): string {
  if (score === total) return 'Well done! A grown-up says that this is right.'
  return score === 0
    ? 'A grown-up has looked at it: not right yet.'
    : 'A grown-up has looked at it: a part is right.'
}
