import { type GapGroup, MIXED_QUESTIONS, type MixedQuestion } from '#contract/practice.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import { shuffled } from './deal-letters.ts'
import { listGapGroups } from './overview.ts'
import type { QuestionSource } from './set-of-gap.ts'

/** Questions of open gaps and due masteries, five in all, no two of one concept side by side where it can be helped. */
export async function mixQuestions(
  {
    db,
    questions,
    child,
    now,
  }: {
    db: Db
    questions: QuestionSource
    child: Pick<Learner, 'id' | 'familyId'>
    now: Date
  },
  signal: AbortSignal,
): Promise<MixedQuestion[]> {
  const { groups } = await listGapGroups(db, child.id, now)
  const wanted = shuffled(groups.filter(({ state }) => ['open', 'reopened', 'due'].includes(state)))
  const take = async ({ gapId, concept, state }: GapGroup, count: number): Promise<MixedQuestion[]> => {
    const mcqs = await questions.unseen({ child, gapId, signal }, count).catch(noneWithoutTutor)
    return mcqs.map(mcq => ({ gapId, concept, isLook: state === 'due', mcq }))
  }
  const practised: GapGroup[] = []
  const firsts: MixedQuestion[] = []
  for (const group of wanted) {
    if (firsts.length === MIXED_QUESTIONS) break
    const [first] = await take(group, 1)
    if (first) firsts.push(first)
    if (first) practised.push(group)
  }
  if (firsts.length === 0 || firsts.length === MIXED_QUESTIONS) return apart(firsts)
  const each = Math.ceil(MIXED_QUESTIONS / firsts.length)
  const more = await Promise.all(practised.map(group => take(group, each)))
  const byTurn = Array.from({ length: each }, (_, turn) => more.flatMap(list => list[turn] ?? [])).flat()
  return apart(byTurn.slice(0, MIXED_QUESTIONS))
}

/** A gap for which nobody can make questions leaves its place to the others. */
function noneWithoutTutor(error: unknown): [] {
  if (error instanceof HttpError && error.status !== 500) return []
  throw error
}

/** The concept with the most questions left comes next, unless it came last. */
function apart(questions: MixedQuestion[]): MixedQuestion[] {
  const byConcept = shuffled([...Map.groupBy(shuffled(questions), ({ concept }) => concept).values()])
  const ordered: MixedQuestion[] = []
  while (ordered.length < questions.length) {
    const last = ordered.at(-1)?.concept
    const left = byConcept
      .filter(list => list.length > 0)
      .sort((a, b) => Number(a[0]?.concept === last) - Number(b[0]?.concept === last) || b.length - a.length)
    const next = left[0]?.shift()
    if (next) ordered.push(next)
  }
  return ordered
}
