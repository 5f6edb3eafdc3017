import type { Db } from '../db/schema.ts'
import { recordReview } from '../reviews/reviews.ts'
import { HttpError } from '../shared/http-error.ts'
import { engine } from './engine.ts'
import { finishCheckup } from './finish.ts'
import { answeredIn, findCheckup, type StoredCheckup } from './read-checkups.ts'

/** A clear place on the scale that the tutor counts grades by. */
export function gradeNumber(grade: StoredCheckup['grade']): number {
  return grade === 'K' ? 0 : grade
}

export interface CheckupSubmission {
  number: number
  answer: string
  submissionId: string
}

/**
 * Marks an answer and stores it with the next question, or with all that the check-up has found: together or not at
 * all, and once for each submission id.
 * @returns the check-up after it
 * @throws HttpError 422 where the answer can't be read, 409 where another window was first, 400 for no such question
 */
export async function answerCheckup(
  db: Db,
  childId: number,
  checkup: StoredCheckup,
  submission: CheckupSubmission,
  now: Date,
): Promise<StoredCheckup | undefined> {
  const { number, submissionId } = submission
  const asked = checkup.questions.find(each => each.number === number)
  if (asked?.submission_id === submissionId) return checkup
  if (!asked && checkup.endedAt === null)
    throw new HttpError(400, 'bad_request', 'This question isn’t asked yet.')
  if (!asked || asked.answer !== null || checkup.endedAt !== null) throw answeredAlready()

  const marked = await engine.mark(asked.question, submission.answer)
  if ('asked' in marked) throw new HttpError(422, 'answer_unread', marked.asked)
  const answered = [...answeredIn(checkup), { question: asked.question, answer: marked.answer }]
  const next = await askNext(checkup, answered)
  const finished = next ? [] : await engine.finish(answered)

  return db.transaction().execute(async trx => {
    const stored = await trx
      .updateTable('checkup_questions')
      .set({
        answer: marked.answer,
        submission_id: submissionId,
        is_right: marked.isRight ? 1 : 0,
        score: marked.score,
        total_score: marked.totalScore,
        assessment: marked.assessment,
        answered_at: now.toISOString(),
      })
      .where('id', '=', asked.id)
      .where('answer', 'is', null)
      .executeTakeFirst()
    const since = await findCheckup(trx, childId, checkup.id)
    if (stored.numUpdatedRows === 0n) {
      if (since?.questions.find(({ id }) => id === asked.id)?.submission_id === submissionId) return since
      throw answeredAlready()
    }
    if (!since || since.endedAt !== null) throw answeredAlready()
    const recall = marked.isRight ? 'right' : 'wrong'
    const review = { childId, concept: asked.concept, recall, source: 'checkup', isMastered: false } as const
    await recordReview(trx, review, now)
    if (next) {
      const row = { checkup_id: checkup.id, number: number + 1, ...next }
      await trx.insertInto('checkup_questions').values(row).execute()
    } else await finishCheckup(trx, childId, { checkup: since, finished, now })
    return findCheckup(trx, childId, checkup.id)
  })
}

/** What to ask after these answers; undefined when enough is known. */
export function askNext(
  { grade, concepts }: Pick<StoredCheckup, 'grade' | 'concepts'>,
  answered: { question: string; answer: string }[],
): Promise<{ question: string; concept: string } | undefined> {
  return engine.next(gradeNumber(grade), concepts, answered)
}

function answeredAlready(): HttpError {
  return new HttpError(409, 'already_answered', 'This one is answered already. Let’s go on where you are.')
}
