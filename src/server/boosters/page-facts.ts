import type { PracticeQuestion } from '#maths/practice/practice-question.ts'
import { answerPage, type PageFact } from '../answer-page/index.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'

/** So many other answers of the family are enough to choose wrong options from. */
const MOST_OTHERS = 200

/** What the answer page says to the question that showed a gap, and to the family's others. */
async function readFacts(db: Db, gapId: number) {
  const own = await db
    .selectFrom('gaps')
    .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
    .select(['evaluations.child_id', 'concept', 'question', 'expected_answer', 'answer'])
    .where('gaps.id', '=', gapId)
    .executeTakeFirst()
  if (!own || own.expected_answer === null) return undefined
  const others = await db
    .selectFrom('evaluations')
    .select(['question', 'expected_answer', 'answer'])
    .where('child_id', '=', own.child_id)
    .where('expected_answer', 'is not', null)
    .where('question', '<>', own.question)
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS)
    .execute()
  return { own: { ...own, expected_answer: own.expected_answer }, others }
}

/** Practice of a gap that an answer page has shown, without anybody else; undefined for every other gap. */
export async function practiceOfFacts(
  db: Db,
  gapId: number,
  wanted: { count: number; earlier: string[] },
): Promise<PracticeQuestion[] | undefined> {
  const facts = await readFacts(db, gapId)
  if (!facts) return undefined
  // What the engine knows it practises itself, with other numbers each time.
  if (await maths.isTopic(facts.own.concept)) return undefined
  const { question, expected_answer: expected, answer, concept } = facts.own
  const others: PageFact[] = facts.others.map(row => ({
    question: row.question,
    expected: row.expected_answer ?? '',
    answers: [row.answer],
  }))
  return answerPage.practise({ question, expected, answer, concept }, others, wanted)
}
