import type { EndpointAnswer } from '#contract/endpoint.ts'
import type { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { recordReview } from '../../reviews/reviews.ts'
import { HttpError } from '../../shared/http-error.ts'
import { engine } from '../engine.ts'
import { saveWobbles } from '../finish-round.ts'
import { findSheet, questionsOf, type SheetQuestionRow, sheetOf } from './read-sheets.ts'

type Entered = Omit<EndpointAnswer<typeof practiceSheetEndpoints.enter>, 'careWords'>

interface Marked {
  row: SheetQuestionRow
  answer: string
  isRight: boolean
  steps: string[] | undefined
}

/**
 * Marks what was written on a sheet and stores it as practice. What is entered already stays, so that sent again it
 * counts once; what can't be read is left open.
 * @throws HttpError 404 for a sheet that is not the child's
 */
export async function enterAnswers(
  db: Db,
  childId: number,
  code: string,
  given: readonly { number: number; answer: string }[],
  now: Date,
): Promise<Entered> {
  const sheet = await findSheet(db, childId, code)
  const open = (await questionsOf(db, sheet.id)).filter(({ answer }) => answer === null)
  const marked: Marked[] = []
  const unread: Entered['unread'] = []
  for (const { number, answer } of given) {
    const row = open.find(each => each.number === number)
    if (!row || answer.trim() === '') continue
    const mark = await engine.mark(row.question, answer, true)
    // A version of the tutor that reads this question no more.
    if (!mark)
      throw new HttpError(400, 'bad_request', 'This question can’t be marked any more. Please leave it out.')
    if ('asked' in mark) unread.push({ number, asked: mark.asked })
    else marked.push({ row, answer, isRight: mark.isRight, steps: mark.steps })
  }
  const known = await questionsOf(db, sheet.id)
  const answered = known.flatMap(row => {
    const answer = row.answer ?? marked.find(each => each.row.id === row.id)?.answer
    return answer === undefined ? [] : [{ question: row.question, answer, submissionId: row.submission_id }]
  })
  const finished =
    answered.length === 0
      ? []
      : await engine.finish(answered.map(({ question, answer }) => ({ question, answer })))
  const wobbles = await db.transaction().execute(async trx => {
    for (const each of marked) await storeAnswer(trx, childId, each, now)
    return saveWobbles(trx, childId, { grade: sheet.grade, answers: answered }, finished ?? [], now)
  })
  return {
    sheet: sheetOf(sheet, await questionsOf(db, sheet.id)),
    ways: marked.flatMap(({ row, steps }) => (steps ? [{ number: row.number, steps }] : [])),
    unread,
    wobbles,
  }
}

/** Another window may have entered it meanwhile: then that one counts. */
async function storeAnswer(
  trx: Trx,
  childId: number,
  { row, answer, isRight }: Marked,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('practice_sheet_questions')
    .set({ answer, is_right: isRight ? 1 : 0, answered_at: now.toISOString() })
    .where('id', '=', row.id)
    .where('answer', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const recall = isRight ? 'right' : 'wrong'
  await recordReview(
    trx,
    { childId, concept: row.concept, recall, source: 'practice', isMastered: false },
    now,
  )
}
