import type { Selectable } from 'kysely'
import type { Checkup, CheckupAnswer, CheckupSummary } from '#contract/checkups.ts'
import type { CheckupQuestionsTable } from '../db/learning-tables.ts'
import type { Db, Trx } from '../db/schema.ts'
import { engine } from './engine.ts'

/** A check-up with its questions, the last of which waits for its answer while it is under way. */
export interface StoredCheckup {
  id: number
  grade: Checkup['grade']
  areas: string[]
  concepts: string[]
  startedAt: string
  endedAt: string | null
  questions: Selectable<CheckupQuestionsTable>[]
}

/**
 * @param which its id, or the one under way
 * @returns undefined when the child has none such
 */
export async function findCheckup(
  db: Db | Trx,
  childId: number,
  which: number | 'under way',
): Promise<StoredCheckup | undefined> {
  const ofAccount = db.selectFrom('checkups').selectAll().where('child_id', '=', childId)
  const found = await (which === 'under way'
    ? ofAccount.where('ended_at', 'is', null)
    : ofAccount.where('id', '=', which)
  ).executeTakeFirst()
  if (!found) return undefined
  const { id, grade, areas, concepts, started_at, ended_at } = found
  const questions = await db
    .selectFrom('checkup_questions')
    .selectAll()
    .where('checkup_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    id,
    grade,
    areas: linesOf(areas),
    concepts: linesOf(concepts),
    startedAt: started_at,
    endedAt: ended_at,
    questions,
  }
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** The answers so far, in order, as the tutor weighs them. */
export function answeredIn({ questions }: StoredCheckup): { question: string; answer: string }[] {
  return questions.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]))
}

/** A check-up as its page gets it. */
export async function showCheckup(db: Db, checkup: StoredCheckup): Promise<Checkup> {
  const { id, grade, areas, concepts, startedAt, endedAt, questions } = checkup
  const open = questions.find(({ answer }) => answer === null)
  return {
    id,
    grade,
    areas,
    concepts,
    startedAt,
    answers: questions.flatMap(showAnswer),
    ...(endedAt === null ? {} : { endedAt, summary: await readSummary(db, checkup) }),
    ...(open && endedAt === null
      ? { question: { number: open.number, question: open.question, concept: open.concept } }
      : {}),
  }
}

function showAnswer(row: StoredCheckup['questions'][number]): CheckupAnswer[] {
  const { number, question, concept, answer } = row
  if (answer === null) return []
  const { is_right, score, total_score, assessment } = row
  return [
    {
      number,
      question,
      concept,
      answer,
      isRight: is_right === 1,
      score: score ?? 0,
      totalScore: total_score ?? 0,
      assessment: assessment ?? '',
    },
  ]
}

/** What it found, with the ids of the gaps that were saved for it; one that is gone since is left out. */
async function readSummary(db: Db, checkup: StoredCheckup): Promise<CheckupSummary> {
  const { sits, wobbles, unsure } = await engine.summary(answeredIn(checkup))
  const saved = await db
    .selectFrom('gaps')
    .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
    .select(['gaps.id', 'concept', 'description'])
    .where('checkup_id', '=', checkup.id)
    .where('closed_as', 'is', null)
    .orderBy('gaps.id')
    .execute()
  return {
    sits,
    wobbles: wobbles.flatMap(({ concept, description }) => {
      // The newest of the group is the one that its practice goes by.
      const gap = saved.findLast(each => each.concept === concept && each.description === description)
      return gap ? [{ gapId: gap.id, concept, description }] : []
    }),
    unsure,
  }
}
