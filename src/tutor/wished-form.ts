import type { Question } from '#maths/domain/question.ts'
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

/** Equations of a form, and a quadratic one with a number before its square, of which near ones are made. */
const PATTERNS: Readonly<Record<string, string>> = {
  fractions: 'Solve x/3 + 2 = 7',
  decimals: 'Solve 0.5x + 2 = 4.5',
  negatives: 'Solve -3x + 2 = -10',
  brackets: 'Solve 3(x + 2) = 21',
  'three parts': 'Share 60 in the ratio 2 : 3 : 5',
  squares: 'Solve 6x^2 - x - 12 = 0',
  'squares to factorise': 'Factorise 6x^2 + 7x + 2',
}

/** `another one with fractions`, of an equation: an equation still; `with 3 people`, of a ratio; undefined where none is known. */
export function inWishedForm(question: Question, wish: string, seed: number): Question | undefined {
  const form = FORMS.find(([words]) => words.test(wish))?.[1]
  if (question.kind === 'ratio' && OF_THREE.test(wish)) return nearTo('three parts', seed)
  return question.kind === 'solve' && form ? nearTo(form, seed) : undefined
}

/** What is harder than one square: a number before it. */
export function harderQuadratic({ kind, text }: Question, seed: number): Question | undefined {
  if (!/[a-z](?:\^\{?2|²)/i.test(text) || /\band\b/.test(text)) return undefined
  if (kind === 'solving') return nearTo('squares', seed)
  return kind === 'expressions' && /^factor/i.test(text) ? nearTo('squares to factorise', seed) : undefined
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
