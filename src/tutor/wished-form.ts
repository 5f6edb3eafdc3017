import type { Question } from '#maths/domain/question.ts'
import { between } from '#maths/domain/random.ts'
import { nearQuestion } from '#maths/practice/near.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { seeded } from './make-question.ts'

/** Forms in which numbers may stand in any question, by the words of a wish. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bfractions?\b/i, 'fractions'],
  [/\bdecimals?\b/i, 'decimals'],
  [/\b(?:negatives?|minus(?:es)?)\b/i, 'negatives'],
  [/\bbrackets?\b/i, 'brackets'],
]

/** `with 3 people`, of an amount that is shared in a ratio. */
const OF_THREE = /\b(?:3|three) (?:people|persons|friends|children|kids|parts|ways|shares|numbers|names)\b/i

/** Equations of a form, of which near ones are made. */
const PATTERNS: Readonly<Record<string, string>> = {
  fractions: 'Solve x/3 + 2 = 7',
  decimals: 'Solve 0.5x + 2 = 4.5',
  negatives: 'Solve -3x + 2 = -10',
  brackets: 'Solve 3(x + 2) = 21',
  'three parts': 'Share 60 in the ratio 2 : 3 : 5',
}

/** `another one with fractions`, of an equation: an equation still; `with 3 people`, of a ratio; undefined where none is known. */
export function inWishedForm(question: Question, wish: string, seed: number): Question | undefined {
  const form = FORMS.find(([words]) => words.test(wish))?.[1]
  if (question.kind === 'ratio' && OF_THREE.test(wish)) return nearTo('three parts', seed)
  return question.kind === 'solve' && form ? nearTo(form, seed) : undefined
}

/** What is harder than one square: a number before it, with two brackets that come out whole. */
export function harderQuadratic({ kind, text }: Question, seed: number): Question | undefined {
  if (!/[a-z](?:\^\{?2|²)/i.test(text) || /\band\b/.test(text)) return undefined
  const isEquation = kind === 'solving'
  if (!isEquation && !(kind === 'expressions' && /^factor/i.test(text))) return undefined
  const random = seeded(seed)
  const [front, own, other] = [between(random, 2, 3), between(random, 1, 5), between(random, 1, 4)]
  // (2x + 4) would leave a factor before both brackets.
  const last = own % front === 0 ? own + 1 : own
  const sum = `${front}x^2 + ${front * other + last}x + ${last * other}`
  return readQuestions(isEquation ? `Solve ${sum} = 0` : `Factorise ${sum}`)?.[0]
}

/** Numbers that come out well are not found at once. */
const MOST_TRIES = 6

function nearTo(form: string, seed: number): Question | undefined {
  const [pattern] = readQuestions(PATTERNS[form] ?? '') ?? []
  for (let more = 0; pattern && more < MOST_TRIES; more++) {
    const near = nearQuestion(pattern, { random: seeded(seed * MOST_TRIES + more) })
    if (near) return near
  }
  return pattern
}
