import { kinds } from '../kinds/index.ts'
import type { Draft, DraftRequest } from '../kinds/kind.ts'
import type { Misconception, Random } from '../misconceptions/misconception.ts'
import { findMisconception, misconceptions } from '../misconceptions/table.ts'
import { findTopic } from '../topics.ts'
import type { PracticeQuestion, QuestionsToMake } from './practice-question.ts'

/** So often a question is made for each that is wanted, before one that was there before comes back. */
const TRIES = 30
/**
 * The best of so many proposals is taken, or the first whose wrong options all come from misconceptions; the first of
 * all once most tries are spent.
 */
const PROPOSALS = 6

/**
 * Makes practice questions for a gap of the builtin tutor's own table, or for one whose concept is among its topics.
 * @param random makes the same questions again when it is seeded
 * @returns undefined for every other gap
 */
export function makePracticeQuestions(
  input: QuestionsToMake,
  random: Random = Math.random,
): PracticeQuestion[] | undefined {
  const practised = misconceptionsFor(input)
  if (practised.length === 0) return undefined
  const lastUse = new Map(input.earlier.map((text, at) => [text, at]))
  const made = new Map<string, PracticeQuestion>()
  const repeated = new Map<string, PracticeQuestion>()
  const most = TRIES * input.count
  for (let tries = 0; tries < most && made.size < input.count; tries++) {
    const misconception = practised[Math.floor(random() * practised.length)]
    if (!misconception) continue
    const request = { practised: misconception, random, grade: input.grade === 'K' ? 0 : input.grade }
    const draft = bestDraft(request, tries < most / 4 ? PROPOSALS : 1)
    if (!draft) continue
    const text = draft.question
    const uses = lastUse.has(text) ? repeated : made
    if (!uses.has(text)) uses.set(text, written(draft, misconception))
  }
  const byLastUse = [...repeated]
    .sort(([a], [b]) => (lastUse.get(a) ?? 0) - (lastUse.get(b) ?? 0))
    .map(([, question]) => question)
  return [...made.values(), ...byLastUse].slice(0, input.count)
}

/** The one behind the gap, or all of the topic where the gap is a general one; none where the topic is unknown. */
function misconceptionsFor({ concept, description }: QuestionsToMake): readonly Misconception[] {
  const exact = findMisconception(concept, description)
  if (exact) return [exact]
  const topic = findTopic(concept)
  return misconceptions.filter(each => each.topic === topic)
}

function bestDraft(request: DraftRequest, proposals: number): Draft | undefined {
  const kind = kinds.find(({ misconceptions }) => misconceptions.includes(request.practised))
  let best: Draft | undefined
  for (let count = 0; count < proposals; count++) {
    const draft = kind?.draft(request)
    if (draft && draft.predicted > (best?.predicted ?? 0)) best = draft
    if (best && best.predicted === best.wrongAnswers.length) break
  }
  return best
}

function written(draft: Draft, { explanation }: Misconception): PracticeQuestion {
  const { question, answer, wrongAnswers, own } = draft
  return {
    question,
    answer,
    wrongAnswers,
    explanation: draft.explain(),
    note: { wrongAnswer: own, words: explanation },
  }
}
