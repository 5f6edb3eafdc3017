import { type ExpressionBuilder, sql } from 'kysely'
import type { Evaluation, EvaluationDetail, SavedGap } from '#contract/evaluations.ts'
import type { Page } from '#contract/page.ts'
import { entryWhereKnown, jsonEntry, jsonLines, jsonList, jsonText, readJson } from '../db/json-text.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db, Tables } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { orWithout } from '../engine/poison.ts'
import type { ReadyJson } from '../json/ready.ts'

/** The child's evaluations, newest first; with `before`, only those older than the one with that id. */
export function listEvaluations(db: Db, childId: number, page: Page): Promise<ReadyJson<Evaluation[]>> {
  const { limit, before } = pageBounds(page)
  const rows = db
    .selectFrom('evaluations')
    .select(query => evaluationJson(query).as('json'))
    .where('child_id', '=', childId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
  return readJson(db, rows)
}

type Query = ExpressionBuilder<Tables, 'evaluations'>

/** An evaluation as the contract has it, with who marked, what was changed since, and the other tries. */
function evaluationJson(query: Query) {
  const { ref } = query
  const by = ref('marked_by')
  const grade = ref('grade')
  const marker = [entryWhereKnown('name', ref('marker_name')), entryWhereKnown('model', ref('marker_model'))]
  return jsonText(
    {
      id: ref('evaluations.id'),
      question: ref('question'),
      answer: ref('answer'),
      overallAssessment: ref('overall_assessment'),
      score: ref('score'),
      totalScore: ref('total_score'),
      // A number is kept as a real one, whose text takes long.
      grade: sql`iif(typeof(${grade}) = 'real', cast(${grade} as integer), ${grade})`,
      createdAt: ref('created_at'),
    },
    [
      jsonEntry('markedBy', sql`${by} is not null`, jsonText({ by }, marker)),
      remarksEntry(query),
      entryWhereKnown('tryOf', ref('try_of')),
      entryWhereKnown('checkupId', ref('checkup_id')),
      triesEntry(query),
    ],
  )
}

/** How grown-ups have changed it, oldest first. */
function remarksEntry({ selectFrom, eb }: Query) {
  const list = selectFrom('remarks')
    .whereRef('evaluation_id', '=', 'evaluations.id')
    .select(({ ref }) =>
      jsonList(
        {
          createdAt: ref('remarks.created_at'),
          by: ref('remarks.marker_name'),
          reason: ref('reason'),
          formerScore: ref('former_score'),
          formerTotalScore: ref('former_total_score'),
          score: ref('remarks.score'),
          totalScore: ref('remarks.total_score'),
          droppedGaps: jsonLines(ref('dropped_gaps')),
          addedGaps: jsonLines(ref('added_gaps')),
        },
        ref('remarks.id'),
      ).as('json'),
    )
  // Looked up in an index, which takes a fraction of a subquery of its own for each row.
  const isChanged = eb('evaluations.id', 'in', selectFrom('remarks').select('evaluation_id'))
  return jsonEntry('remarks', isChanged, list.$asScalar())
}

/** Every try at the same question, oldest first, where there are others. */
function triesEntry({ selectFrom, fn, eb }: Query) {
  const first = fn.coalesce('evaluations.try_of', 'evaluations.id')
  const list = selectFrom('evaluations as tries')
    .where(({ or, eb }) => or([eb('tries.id', '=', first), eb('tries.try_of', '=', first)]))
    .select(({ ref }) =>
      jsonList(
        {
          id: ref('tries.id'),
          answer: ref('tries.answer'),
          score: ref('tries.score'),
          totalScore: ref('tries.total_score'),
          createdAt: ref('tries.created_at'),
        },
        ref('tries.id'),
      ).as('json'),
    )
  const isTried = eb(first, 'in', selectFrom('evaluations as tries').select('tries.try_of'))
  return jsonEntry('tries', isTried, list.$asScalar())
}

/** @returns undefined when the child has no evaluation with this id */
export async function findEvaluation(
  db: Db,
  childId: number,
  id: number,
): Promise<EvaluationDetail | undefined> {
  const row = await db
    .selectFrom('evaluations')
    .select(query => evaluationJson(query).as('json'))
    .select(['marking_scheme as markingScheme', 'expected_answer'])
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst()
  if (!row) return undefined
  const { json, markingScheme, expected_answer } = row
  const known: Evaluation = JSON.parse(json)
  const { lines } = await orWithout(maths.readWorking(known.question, known.answer), { lines: [] })
  return {
    evaluation: {
      ...known,
      markingScheme,
      ...(expected_answer !== null && { expectedAnswer: expected_answer }),
      ...(lines.length > 0 && { lines }),
    },
    gaps: await gapsOf(db, id),
    resources: await resourcesOf(db, id),
    standards: await standardsOf(db, id),
  }
}

async function gapsOf(db: Db, id: number): Promise<SavedGap[]> {
  const gaps = await db
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_id', 'gaps.id')
    .select(['gaps.id', 'concept', 'description', 'standard_id as standardId', 'closed_as', 'resolved_at'])
    .where('evaluation_id', '=', id)
    .orderBy('gaps.id')
    .execute()
  return gaps.map(({ closed_as, resolved_at, ...gap }): SavedGap => {
    const end = closed_as ?? (resolved_at === null ? undefined : 'mastered')
    return { ...gap, ...(end && { end }) }
  })
}

async function resourcesOf(db: Db, id: number): Promise<EvaluationDetail['resources']> {
  const resources = await db
    .selectFrom('evaluation_resources')
    .select(['title', 'description', 'url'])
    .where('evaluation_id', '=', id)
    .orderBy('id')
    .execute()
  return resources.map(({ url, ...words }) => ({ ...words, url: url ?? undefined }))
}

/** The standards that its gaps belong to. */
function standardsOf(db: Db, id: number): Promise<EvaluationDetail['standards']> {
  return db
    .selectFrom('standards')
    .select(['id', 'code as standardCode'])
    .where('id', 'in', query =>
      query
        .selectFrom('gaps')
        .select('standard_id')
        .where('evaluation_id', '=', id)
        .$castTo<{ standard_id: number }>(),
    )
    .orderBy('code')
    .execute()
}
