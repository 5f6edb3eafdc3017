import { type AnswerResult, MASTERY_THRESHOLD, type OptionLetter } from '#contract/boosters.ts'
import type { Db, Trx } from '../db/schema.ts'
import { addResolvedGap } from '../masteries/store.ts'

/**
 * A submission without an id of its own that repeats an answer to the same question with the same letter within so
 * many milliseconds is a double click or a retried request. Nobody reads the explanation and answers again faster.
 */
const REPEATED_WITHIN = 5_000

export interface Submission {
  mcqId: number
  userAnswer: OptionLetter
  submissionId?: string
}

/**
 * Counts an answer once: the answer, the run of right ones, and with the fifth of them the resolved gap and its
 * mastery are saved together or not at all. A repeated submission gets the first one's result again.
 * @returns undefined when the account has no question with this id
 */
export async function submitAnswer(
  db: Db,
  userId: number,
  submission: Submission,
  now: Date,
): Promise<AnswerResult | undefined> {
  // Before the transaction, in which nothing is waited for but the database.
  const { canDo } = await import('#maths/topics.ts')
  return db.transaction().execute(async trx => {
    // A write comes first, so that the file is locked before anything is read.
    await startProgress(trx, userId, submission.mcqId)
    const question = await findQuestion(trx, userId, submission.mcqId)
    if (!question) return undefined
    const repeated = await findRepeated(trx, submission, now)
    if (repeated) return createResult(repeated, question)

    const isCorrect = submission.userAnswer === question.correctAnswer
    const isRepeatedQuestion = isCorrect && (await isInRun(trx, question))
    const progress = progressAfter(question, isCorrect, isRepeatedQuestion)
    const created_at = now.toISOString()
    if (progress.isResolved && question.resolvedAt === null) {
      await addResolvedGap(trx, {
        gapId: question.gapId,
        description: canDo(question.concept),
        createdAt: created_at,
      })
    }
    await trx
      .updateTable('gap_progress')
      .set({
        consecutive_correct_answers: progress.run,
        best_run: progress.bestRun,
        resolved_at: progress.isResolved ? (question.resolvedAt ?? created_at) : null,
      })
      .where('gap_id', '=', question.gapId)
      .execute()
    const answer = await trx
      .insertInto('mcq_answers')
      .values({
        mcq_id: submission.mcqId,
        submission_id: submission.submissionId ?? null,
        user_answer: submission.userAnswer,
        is_correct: isCorrect ? 1 : 0,
        consecutive_correct_answers: progress.run,
        best_run: progress.bestRun,
        is_resolved: progress.isResolved ? 1 : 0,
        created_at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...createResult(answer, question), ...(isRepeatedQuestion ? { isRepeated: true } : {}) }
  })
}

/** Whether the same question has been answered right since the gap's last wrong answer: it does not count twice. */
async function isInRun(trx: Trx, { gapId, question }: QuestionWithProgress): Promise<boolean> {
  const ofGap = trx
    .selectFrom('mcq_answers')
    .innerJoin('mcqs', 'mcqs.id', 'mcq_answers.mcq_id')
    .where('gap_id', '=', gapId)
  const lastWrong = await ofGap
    .select(({ fn }) => fn.max('mcq_answers.id').as('id'))
    .where('is_correct', '=', 0)
    .executeTakeFirst()
  const same = await ofGap
    .select('mcq_answers.id')
    .where('mcqs.question', '=', question)
    .where('mcq_answers.id', '>', lastWrong?.id ?? 0)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

async function startProgress(trx: Trx, userId: number, mcqId: number): Promise<void> {
  await trx
    .insertInto('gap_progress')
    .columns(['gap_id'])
    .expression(query =>
      query
        .selectFrom('mcqs')
        .innerJoin('gaps', 'gaps.id', 'mcqs.gap_id')
        .select('gap_id')
        .where('mcqs.id', '=', mcqId)
        .where('user_id', '=', userId),
    )
    .onConflict(conflict => conflict.column('gap_id').doNothing())
    .execute()
}

interface QuestionWithProgress {
  gapId: number
  concept: string
  question: string
  correctAnswer: OptionLetter
  explanation: string
  note: string | null
  noteOption: OptionLetter | null
  run: number
  bestRun: number
  resolvedAt: string | null
}

function findQuestion(trx: Trx, userId: number, mcqId: number): Promise<QuestionWithProgress | undefined> {
  return trx
    .selectFrom('mcqs')
    .innerJoin('gaps', 'gaps.id', 'mcqs.gap_id')
    .innerJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .select([
      'mcqs.gap_id as gapId',
      'concept',
      'question',
      'correct_answer as correctAnswer',
      'explanation',
      'note',
      'note_option as noteOption',
      'consecutive_correct_answers as run',
      'best_run as bestRun',
      'resolved_at as resolvedAt',
    ])
    .where('mcqs.id', '=', mcqId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

function findRepeated(trx: Trx, { mcqId, userAnswer, submissionId }: Submission, now: Date) {
  const answers = trx.selectFrom('mcq_answers').selectAll().where('mcq_id', '=', mcqId)
  if (submissionId !== undefined) return answers.where('submission_id', '=', submissionId).executeTakeFirst()
  return answers
    .where('user_answer', '=', userAnswer)
    .where('created_at', '>', new Date(now.getTime() - REPEATED_WITHIN).toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A wrong answer sets the run back to 0; a resolved gap stays resolved, at five. */
function progressAfter(before: QuestionWithProgress, isCorrect: boolean, isRepeated: boolean) {
  if (before.resolvedAt !== null) return { run: before.run, bestRun: before.bestRun, isResolved: true }
  const run = isCorrect ? before.run + (isRepeated ? 0 : 1) : 0
  return { run, bestRun: Math.max(before.bestRun, run), isResolved: run >= MASTERY_THRESHOLD }
}

interface StoredAnswer {
  user_answer: OptionLetter
  is_correct: 0 | 1
  consecutive_correct_answers: number
  best_run: number
  is_resolved: 0 | 1
}

/** What was chosen by mistake is explained to whoever chose it alone. */
function explanationFor(
  chosen: OptionLetter,
  { explanation, note, noteOption }: QuestionWithProgress,
): string {
  return note !== null && chosen === noteOption ? `${explanation}\n\n${note}` : explanation
}

function createResult(answer: StoredAnswer, question: QuestionWithProgress): AnswerResult {
  return {
    isCorrect: answer.is_correct === 1,
    explanation: explanationFor(answer.user_answer, question),
    progress: {
      consecutiveCorrectAnswers: answer.consecutive_correct_answers,
      isResolved: answer.is_resolved === 1,
      bestRun: answer.best_run,
    },
  }
}
