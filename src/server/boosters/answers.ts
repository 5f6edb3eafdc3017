import type { AnswerResult, LookOutcome, OptionLetter } from '#contract/boosters.ts'
import type { Db, Trx } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { countPractised } from './progress.ts'

/**
 * A submission without an id of its own that repeats an answer to the same question with the same letter within so
 * many milliseconds is a double click or a retried request. Nobody reads the explanation and answers again faster.
 */
const REPEATED_WITHIN = 5_000

export interface Submission {
  mcqId: number
  userAnswer: OptionLetter
  submissionId?: string
  hintsUsed?: number
}

/**
 * Counts an answer once: the answer, the run of right ones, and with the fifth of them the resolved gap and its
 * mastery are saved together or not at all. A repeated submission gets the first one's result again.
 * @returns undefined when the child has no question with this id
 */
export async function submitAnswer(
  db: Db,
  childId: number,
  submission: Submission,
  now: Date,
): Promise<AnswerResult | undefined> {
  // Before the transaction, in which nothing is waited for but the database.
  const mastery = await masteryOf(db, submission.mcqId)
  return db.transaction().execute(async trx => {
    // A write comes first, so that the file is locked before anything is read.
    await startProgress(trx, childId, submission.mcqId)
    const question = await findQuestion(trx, childId, submission.mcqId)
    if (!question) return undefined
    const repeated = await findRepeated(trx, submission, now)
    if (repeated) return createResult(repeated, question)

    const isCorrect = submission.userAnswer === question.correctAnswer
    const hints = Math.max(question.hintsShown, submission.hintsUsed ?? 0)
    const recall = !isCorrect ? 'wrong' : hints > 0 ? 'hinted' : 'right'
    // A run counts different questions; a look at what was mastered is no run.
    const isRepeated = recall === 'right' && question.resolvedAt === null && (await isInRun(trx, question))
    const counted = { recall, source: 'practice', isRepeated } as const
    const progress = await countPractised(trx, { ...question, childId }, counted, { mastery, now })
    await trx.updateTable('mcqs').set({ hints_shown: 0 }).where('id', '=', submission.mcqId).execute()
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
        hints_used: hints,
        look: progress.look ?? null,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return {
      ...createResult(answer, question),
      ...(isRepeated ? { isRepeated } : {}),
      ...(progress.returnsAt === undefined ? {} : { returnsAt: progress.returnsAt }),
    }
  })
}

/** What can be said of a child who has mastered the gap of a question. */
async function masteryOf(db: Db, mcqId: number): Promise<string> {
  const { concept = '' } =
    (await db
      .selectFrom('mcqs')
      .innerJoin('gaps', 'gaps.id', 'mcqs.gap_id')
      .select('concept')
      .where('mcqs.id', '=', mcqId)
      .executeTakeFirst()) ?? {}
  return maths.canDo(concept)
}

/** Whether the same question has counted since the gap's last wrong answer: it does not count twice. */
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
    .where('hints_used', '=', 0)
    .where('mcq_answers.id', '>', lastWrong?.id ?? 0)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

async function startProgress(trx: Trx, childId: number, mcqId: number): Promise<void> {
  await trx
    .insertInto('gap_progress')
    .columns(['gap_id'])
    .expression(query =>
      query
        .selectFrom('mcqs')
        .innerJoin('gaps', 'gaps.id', 'mcqs.gap_id')
        .select('gap_id')
        .where('mcqs.id', '=', mcqId)
        .where('child_id', '=', childId)
        .where('closed_as', 'is', null),
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
  reopenedAt: string | null
  hintsShown: number
}

function findQuestion(trx: Trx, childId: number, mcqId: number): Promise<QuestionWithProgress | undefined> {
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
      'reopened_at as reopenedAt',
      'hints_shown as hintsShown',
    ])
    .where('mcqs.id', '=', mcqId)
    .where('child_id', '=', childId)
    .where('closed_as', 'is', null)
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

interface StoredAnswer {
  user_answer: OptionLetter
  is_correct: 0 | 1
  consecutive_correct_answers: number
  best_run: number
  is_resolved: 0 | 1
  hints_used: number
  look: LookOutcome | null
}

/** What was chosen by mistake is explained to whoever chose it alone. */
function explanationFor(
  chosen: OptionLetter,
  { explanation, note, noteOption }: QuestionWithProgress,
): string {
  return note !== null && chosen === noteOption ? `${explanation}\n\n${note}` : explanation
}

function createResult(answer: StoredAnswer, question: QuestionWithProgress): AnswerResult {
  const isCorrect = answer.is_correct === 1
  return {
    isCorrect,
    ...(isCorrect && answer.hints_used > 0 ? { isHinted: true } : {}),
    ...(answer.look === null ? {} : { look: answer.look }),
    explanation: explanationFor(answer.user_answer, question),
    progress: {
      consecutiveCorrectAnswers: answer.consecutive_correct_answers,
      isResolved: answer.is_resolved === 1,
      bestRun: answer.best_run,
    },
  }
}
