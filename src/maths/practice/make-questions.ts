import { truthOf } from '../kinds/arithmetic/misconceptions/define.ts'
import type { Misconception, Random } from '../kinds/arithmetic/misconceptions/misconception.ts'
import { findMisconception, misconceptions } from '../kinds/arithmetic/misconceptions/table.ts'
import { explain, IMPOSSIBLE } from '../kinds/arithmetic/practice/explain.ts'
import { proposeQuestion } from '../kinds/arithmetic/practice/propose.ts'
import { writeOption } from '../kinds/arithmetic/practice/write-option.ts'
import { writeQuestion } from '../kinds/arithmetic/practice/write-question.ts'
import { type WrongOptions, wrongOptions } from '../kinds/arithmetic/practice/wrong-values.ts'
import type { Question } from '../kinds/arithmetic/question.ts'
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
    const draft = misconception && bestDraft(misconception, random, tries < most / 4 ? PROPOSALS : 1)
    if (!draft) continue
    const text = writeQuestion(draft.question)
    const uses = lastUse.has(text) ? repeated : made
    if (!uses.has(text)) uses.set(text, written(draft, text))
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

interface Draft {
  question: Question
  practised: Misconception
  answer: string
  wrong: WrongOptions
}

function bestDraft(practised: Misconception, random: Random, proposals: number): Draft | undefined {
  let best: Draft | undefined
  for (let count = 0; count < proposals; count++) {
    const draft = makeDraft(practised, random)
    if (draft && draft.wrong.predicted > (best?.wrong.predicted ?? 0)) best = draft
    if (best && best.wrong.predicted === best.wrong.texts.length) break
  }
  return best
}

function makeDraft(practised: Misconception, random: Random): Draft | undefined {
  const question = proposeQuestion(practised, random)
  if (!question) return undefined
  const truth = truthOf(question)
  const answer = truth ? writeOption(truth, question) : IMPOSSIBLE
  if (answer === undefined) return undefined
  const wrong = wrongOptions(question, truth, practised, random)
  return wrong && { question, practised, answer, wrong }
}

function written({ question, practised, answer, wrong }: Draft, text: string): PracticeQuestion {
  return {
    question: text,
    answer,
    wrongAnswers: wrong.texts,
    explanation: explain(question, answer),
    note: { wrongAnswer: wrong.own, words: practised.explanation },
  }
}
