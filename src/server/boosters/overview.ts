import type { GapGroup, GapState, SeenIn } from '#contract/practice.ts'
import type { Db } from '../db/schema.ts'
import { conceptKey, listDue } from '../reviews/reviews.ts'
import { groupKey, sharedProgress } from './gap-group.ts'

const ORDER: readonly GapState[] = ['reopened', 'open', 'due', 'mastered', 'closed']

/**
 * The child's gaps as a child sees them, each once, with the evaluations that showed them: one read, however many
 * there are.
 */
export async function listGapGroups(
  db: Db,
  childId: number,
  now: Date,
): Promise<{ groups: GapGroup[]; evaluations: SeenIn[] }> {
  const rows = await readGaps(db, childId)
  const due = await listDue(db, childId, now)
  const groups = [...Map.groupBy(rows, ({ key }) => key).values()].map(gaps => createGroup(gaps, due))
  groups.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.gapId - a.gapId)
  const evaluations = new Map<number, SeenIn>()
  for (const { evaluationId: id, question, score, totalScore, grade, createdAt } of rows) {
    if (!evaluations.has(id)) evaluations.set(id, { id, question, score, totalScore, grade, createdAt })
  }
  return { groups, evaluations: [...evaluations.values()].sort((a, b) => b.id - a.id) }
}

type GapRow = Awaited<ReturnType<typeof readGaps>>[number]

/** Newest first. */
function readGaps(db: Db, childId: number) {
  return db
    .selectFrom('gaps')
    .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
    .leftJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .leftJoin('standards', 'standards.id', 'gaps.standard_id')
    .select([
      'gaps.id',
      'concept',
      'description',
      'code',
      groupKey.as('key'),
      'consecutive_correct_answers as run',
      'best_run as bestRun',
      'resolved_at as resolvedAt',
      'reopened_at as reopenedAt',
      'closed_as as closedAs',
      'evaluation_id as evaluationId',
      'question',
      'score',
      'total_score as totalScore',
      'grade',
      'evaluations.created_at as createdAt',
    ])
    .where('gaps.child_id', '=', childId)
    .orderBy('gaps.id', 'desc')
    .execute()
}

function createGroup(gaps: GapRow[], due: ReadonlyMap<string, string>): GapGroup {
  const kept = gaps.filter(({ closedAs }) => closedAs === null)
  const open = kept.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = kept.filter(({ resolvedAt }) => resolvedAt !== null)
  const [shown] = [...open, ...resolved, ...gaps]
  if (!shown) throw new RangeError('A group holds a gap at least')
  const isResolved = open.length === 0 && resolved.length > 0
  const { run, bestRun } = sharedProgress(isResolved ? resolved : open)
  return {
    gapId: shown.id,
    concept: shown.concept,
    description: shown.description,
    standard: shown.code === null ? null : { code: shown.code },
    state: stateOf(open, resolved, due),
    progress: { consecutiveCorrectAnswers: run, isResolved, bestRun },
    seen: gaps.map(({ id, evaluationId }) => ({ gapId: id, evaluationId })),
  }
}

function stateOf(open: GapRow[], [resolved]: GapRow[], due: ReadonlyMap<string, string>): GapState {
  if (open.length > 0) {
    return resolved || open.some(({ reopenedAt }) => reopenedAt !== null) ? 'reopened' : 'open'
  }
  if (!resolved) return 'closed'
  return due.has(conceptKey(resolved.concept)) ? 'due' : 'mastered'
}
