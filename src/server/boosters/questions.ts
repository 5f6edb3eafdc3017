import type { Mcq } from '#contract/boosters.ts'
import { OPTION_LETTERS } from '#contract/boosters.ts'
import type { PracticeQuestion } from '#maths/practice/practice-question.ts'
import type { Db } from '../db/schema.ts'
import { dealLetters, shuffled } from './deal-letters.ts'

const columns = [
  'mcqs.id',
  'question',
  'option_a as optionA',
  'option_b as optionB',
  'option_c as optionC',
  'option_d as optionD',
  'correct_answer as correctAnswer',
] as const

/** The gap's newest set, in the order in which it was made; empty before the first. */
export async function currentSet(db: Db, gapId: number): Promise<Mcq[]> {
  const rows = await db
    .selectFrom('mcqs')
    .select(columns)
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('mcq_answers').select('id').whereRef('mcq_id', '=', 'mcqs.id')).as('isAnswered'),
    )
    .where('gap_id', '=', gapId)
    .where('set_number', '=', query =>
      query
        .selectFrom('mcqs')
        .select(({ fn }) => fn.max('set_number').as('newest'))
        .where('gap_id', '=', gapId),
    )
    .orderBy('id')
    .execute()
  return rows.map(row => ({ ...row, isAnswered: Boolean(row.isAnswered) }))
}

/** The texts of all questions that the gap has had, oldest first. */
export async function earlierQuestions(db: Db, gapId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mcqs')
    .select('question')
    .where('gap_id', '=', gapId)
    .orderBy('id')
    .execute()
  return rows.map(({ question }) => question)
}

/**
 * Stores checked questions as the gap's newest set, all of them or none; the letter of the right answer is dealt here.
 * @returns the set, or undefined when the gap has been deleted meanwhile
 */
export function storeSet(
  db: Db,
  gapId: number,
  questions: PracticeQuestion[],
  now: Date,
): Promise<Mcq[] | undefined> {
  const created_at = now.toISOString()
  const letters = dealLetters(questions.length)
  return db.transaction().execute(async trx => {
    const gap = await trx
      .selectFrom('gaps')
      .select(query =>
        query
          .selectFrom('mcqs')
          .select(({ fn }) => fn.max('set_number').as('newest'))
          .where('gap_id', '=', gapId)
          .as('newest'),
      )
      .where('id', '=', gapId)
      .executeTakeFirst()
    if (!gap) return undefined
    const values = questions.map((question, index) => ({
      gap_id: gapId,
      set_number: (gap.newest ?? 0) + 1,
      question: question.question,
      ...createOptions(question, letters[index] ?? 'A'),
      explanation: question.explanation,
      note: question.note?.words ?? null,
      created_at,
    }))
    return trx.insertInto('mcqs').values(values).returning(columns).execute()
  })
}

function createOptions(
  { answer, wrongAnswers, note }: PracticeQuestion,
  key: (typeof OPTION_LETTERS)[number],
) {
  const wrong = shuffled(wrongAnswers)
  wrong.splice(OPTION_LETTERS.indexOf(key), 0, answer)
  const [option_a = '', option_b = '', option_c = '', option_d = ''] = wrong
  const noted = note ? OPTION_LETTERS[wrong.indexOf(note.wrongAnswer)] : undefined
  return { option_a, option_b, option_c, option_d, correct_answer: key, note_option: noted ?? null }
}

/** The gap's first unanswered questions, so many at most, those of the newest set before older ones. */
export function unseenQuestions(db: Db, gapId: number, count: number): Promise<Mcq[]> {
  return db
    .selectFrom('mcqs')
    .select(columns)
    .where('gap_id', '=', gapId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mcq_answers').select('id').whereRef('mcq_id', '=', 'mcqs.id'))),
    )
    .orderBy('set_number', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** Of the questions whose last answer was wrong, the one answered longest ago. */
export function longestWrongQuestion(db: Db, gapId: number): Promise<Mcq | undefined> {
  return db
    .selectFrom('mcqs')
    .innerJoin('mcq_answers as last', 'last.mcq_id', 'mcqs.id')
    .select(columns)
    .where('gap_id', '=', gapId)
    .where('last.is_correct', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mcq_answers as later')
            .select('later.id')
            .whereRef('later.mcq_id', '=', 'mcqs.id')
            .whereRef('later.id', '>', 'last.id'),
        ),
      ),
    )
    .orderBy('last.id')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the gap's last two answers were wrong, to different questions, and no set has been made since. */
export async function isStuck(db: Db, gapId: number): Promise<boolean> {
  const [last, former] = await db
    .selectFrom('mcq_answers')
    .innerJoin('mcqs', 'mcqs.id', 'mcq_answers.mcq_id')
    .select(['mcq_id as mcqId', 'is_correct as isCorrect', 'mcq_answers.created_at as at'])
    .select(({ selectFrom }) =>
      selectFrom('mcqs as made')
        .select(({ fn }) => fn.max('made.created_at').as('newest'))
        .where('made.gap_id', '=', gapId)
        .as('newest'),
    )
    .where('gap_id', '=', gapId)
    .orderBy('mcq_answers.id', 'desc')
    .limit(2)
    .execute()
  if (!last || !former || last.mcqId === former.mcqId) return false
  return last.isCorrect === 0 && former.isCorrect === 0 && (last.newest ?? '') <= last.at
}
