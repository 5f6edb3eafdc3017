import type { HomeMark } from '#contract/grown-up-marks.ts'
import type { MarkedBy } from '#contract/marking.ts'
import { isAutomatic } from '#contract/readings.ts'
import type { Db } from '../db/schema.ts'
import { insertEvaluation, markOfGrownUp, markOfPage } from '../evaluations/index.ts'
import { comeBack, findKept, type Stored } from './store.ts'

interface GrownUpMark {
  score: number
  totalScore: number
  words?: string | undefined
  expectedAnswer?: string | undefined
  /** The grown-up's name. */
  by: string
  now: Date
}

/** A grown-up's mark becomes an evaluation, which the child finds. Marked already, the first mark stays. */
export async function giveBack(db: Db, kept: Stored, given: GrownUpMark): Promise<{ evaluationId: number }> {
  const { question, answer } = kept
  const mark = await markOfGrownUp({ ...given, question, answer })
  const expectedAnswer = given.expectedAnswer ?? kept.expected_answer ?? undefined
  return {
    evaluationId: await save(db, kept, { mark, markedBy: mark.markedBy, expectedAnswer, now: given.now }),
  }
}

/**
 * The same by the answer page.
 * @returns undefined where the page alone can't tell: other words, or an answer that is in photos alone
 */
export async function markKeptByPage(
  db: Db,
  kept: Stored,
  { expectedAnswer, now }: { expectedAnswer: string; now: Date },
): Promise<{ evaluationId: number; score: number; totalScore: number } | undefined> {
  const { question, answer } = kept
  if (isAutomatic(answer)) return undefined
  const mark = await markOfPage({ question, answer, expectedAnswer })
  if (mark.verdict) return undefined
  const markedBy: MarkedBy = { by: 'answer_page' }
  const evaluationId = await save(db, kept, { mark, markedBy, expectedAnswer, now })
  return { evaluationId, score: mark.score, totalScore: mark.totalScore }
}

interface Given {
  mark: HomeMark
  markedBy: MarkedBy | undefined
  expectedAnswer: string | undefined
  now: Date
}

function save(db: Db, kept: Stored, { mark, markedBy, expectedAnswer, now }: Given): Promise<number> {
  return db.transaction().execute(async trx => {
    const there = await findKept(trx, [kept.child_id], kept.id)
    if (there?.evaluation_id != null) return there.evaluation_id
    const { question, answer, grade } = kept
    const evaluationId = await insertEvaluation(
      trx,
      kept.child_id,
      { ...mark, question, answer, grade, expectedAnswer },
      { markedBy, now },
    )
    await comeBack(trx, kept, evaluationId)
    return evaluationId
  })
}
