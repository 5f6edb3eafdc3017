import { randomInt, randomUUID } from 'node:crypto'
import type { Grade } from '#contract/grades.ts'
import { makeSheetCode } from '#contract/sheet-code.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { HttpError } from '../../shared/http-error.ts'
import { engine } from '../engine.ts'

/** What somebody has chosen for a sheet. */
export interface Wanted {
  grade: Grade
  /** Of questions in all. */
  count: number
  topics: readonly string[]
  /** Ids. */
  gaps: readonly number[]
}

interface MadeQuestion {
  concept: string
  question: string
  solution: string
}

type Part = Parameters<typeof engine.makeForPaper>[0]

/**
 * Makes a sheet, each chosen thing with its share of the questions, and stores it.
 * @returns its id, and the concepts for which there are no questions to be written
 * @throws HttpError 400 where there is nothing to ask, 404 for a gap of somebody else
 */
export async function makeSheet(
  db: Db,
  childId: number,
  wanted: Wanted,
  now: Date,
): Promise<{ id: number; without: string[] }> {
  const parts = await partsOf(db, childId, wanted)
  const made: MadeQuestion[] = []
  const without: string[] = []
  for (const [at, part] of parts.entries()) {
    // What one had too few of goes over to those after it.
    const share = Math.ceil((wanted.count - made.length) / (parts.length - at))
    const asked = new Set(made.map(({ question }) => question))
    const questions = share > 0 ? await engine.makeForPaper({ ...part, count: share }) : []
    const fresh = questions.filter(({ question }) => !asked.has(question))
    if (share > 0 && questions.length === 0) without.push(part.concept)
    made.push(...fresh.map(each => ({ concept: part.concept, ...each })))
  }
  if (made.length === 0) {
    throw new HttpError(
      400,
      'bad_request',
      'There are no questions to write about this yet. Please choose something else.',
    )
  }
  const id = await db.transaction().execute(trx => store(trx, childId, wanted.grade, made, now))
  return { id, without }
}

/** Gaps first: they are why somebody practises. */
async function partsOf(db: Db, childId: number, { grade, count, topics, gaps }: Wanted): Promise<Part[]> {
  const rows = await db
    .selectFrom('gaps')
    .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
    .select(['gaps.id', 'concept', 'description', 'grade', 'question'])
    .where('gaps.child_id', '=', childId)
    .where('gaps.id', 'in', gaps.length > 0 ? [...gaps] : [0])
    .execute()
  const ofGaps = gaps.map((gapId): Part => {
    const gap = rows.find(({ id }) => id === gapId)
    if (!gap)
      throw new HttpError(404, 'not_found', 'This gap is not among yours. Please load the page again.')
    const { concept, description, question } = gap
    return { concept, grade: gap.grade, count, gap: { description, question } }
  })
  const ofTopics = [...new Set(topics)].map((concept): Part => ({ concept, grade, count }))
  return [...ofGaps, ...ofTopics]
}

async function store(
  trx: Trx,
  childId: number,
  grade: Grade,
  made: readonly MadeQuestion[],
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('practice_sheets')
    .values({ child_id: childId, code: await freshCode(trx), grade, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('practice_sheet_questions')
    .values(
      made.map((each, index) => ({
        practice_sheet_id: id,
        number: index + 1,
        submission_id: randomUUID(),
        ...each,
      })),
    )
    .execute()
  return id
}

/** One that no sheet of this computer has: a sibling's must not open another's. */
async function freshCode(trx: Trx): Promise<string> {
  for (;;) {
    const code = makeSheetCode(below => randomInt(below))
    const taken = await trx
      .selectFrom('practice_sheets')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}
