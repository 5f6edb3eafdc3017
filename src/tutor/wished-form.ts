import type { Question } from '#maths/domain/question.ts'
import { between } from '#maths/domain/random.ts'
import { solve } from '#maths/kinds/doors.ts'
import { NO_STORY } from '#maths/language/en/wished-size.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { nearQuestion } from '#maths/practice/near.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { findUnit } from '#maths/values/units.ts'
import { seeded } from './make-question.ts'

/** Forms in which numbers may stand in any question, by the words of a wish. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bfractions?\b/i, 'fractions'],
  [/\bdecimals?\b/i, 'decimals'],
  [/\b(?:negatives?|minus(?:es)?)\b/i, 'negatives'],
  [/\bbrackets?\b/i, 'brackets'],
  [/\b(?:both|each|2|two) sides?\b/i, 'both sides'],
]

/** `make the number in front not 1` */
const IN_FRONT = /\b(?:in ?front|before the (?:x|letter)|coefficient|leading)\b/i

/** `with 3 people`, of an amount that is shared in a ratio. */
const OF_THREE = /\b(?:3|three) (?:people|persons|friends|children|kids|parts|ways|shares|numbers|names)\b/i

/** Equations of a form, of which near ones are made. */
const PATTERNS: Readonly<Record<string, string>> = {
  fractions: 'Solve x/3 + 2 = 7',
  decimals: 'Solve 0.5x + 2 = 4.5',
  negatives: 'Solve -3x + 2 = -10',
  brackets: 'Solve 3(x + 2) = 21',
  'both sides': 'Solve 5x + 2 = 3x + 10',
  trapezium: 'What is the area of a trapezium with parallel sides 5 cm and 9 cm and height 6 cm?',
  trapezoid: 'What is the area of a trapezoid with parallel sides 5 cm and 9 cm and height 6 cm?',
  kite: 'What is the area of a kite with diagonals 8 cm and 5 cm?',
  rhombus: 'What is the area of a rhombus with diagonals 8 cm and 5 cm?',
  parallelogram: 'What is the area of a parallelogram with base 9 cm and height 4 cm?',
  triangle: 'What is the area of a triangle with base 8 cm and height 7 cm?',
  rectangle: 'What is the area of a rectangle with length 9 cm and width 4 cm?',
  circle: 'What is the area of a circle with radius 6 cm?',
  'three parts': 'Share 60 in the ratio 2 : 3 : 5',
}

/** `another one with fractions`, of an equation: an equation still; `with 3 people`, of a ratio; undefined where none is known. */
export function inWishedForm(question: Question, wish: string, seed: number): Question | undefined {
  if (IN_FRONT.test(wish)) return harderQuadratic(question, seed)
  const form = FORMS.find(([words]) => words.test(wish))?.[1]
  if (question.kind === 'ratio' && OF_THREE.test(wish)) return nearTo('three parts', seed)
  if (question.kind === 'story' && NO_STORY.test(wish)) return sumOf(question, seed)
  if (question.kind === 'conversion') return inUnits(wish, seed)
  const shape = OF_SHAPES.has(question.kind) && question.text.includes('area') ? shapeNamed(wish) : undefined
  if (shape && !question.text.includes(shape)) return named(nearTo(shape, seed), shape)
  return question.kind === 'solve' && form ? nearTo(form, seed) : undefined
}

/** A sum like the first one of a story, with other numbers. */
function sumOf(question: Question, seed: number): Question | undefined {
  const worked = solve(question)
    .steps.map(({ done }) => withoutLatex(done))
    .join(' ')
  const sum = /\d[\d.]* ?[-+−×÷] ?\d[\d.]*/.exec(worked)?.[0]
  const [pattern, ...others] = sum ? (readQuestions(sum) ?? []) : []
  return pattern && others.length === 0 ? nearQuestion(pattern, { random: seeded(seed) }) : undefined
}

const OF_SHAPES = new Set(['shape', 'measure'])
const SHAPE = /\b(trapezium|trapezoid|kite|rhombus|parallelogram|triangle|rectangle|circle)s?\b/gi

/** The one shape that is wished for, with the name that the child gives it. */
function shapeNamed(wish: string): string | undefined {
  const [only, ...others] = [...wish.matchAll(SHAPE)]
  return others.length === 0 ? only?.[1]?.toLowerCase() : undefined
}

/** A trapezium is a trapezoid for who calls it so. */
const named = (made: Question | undefined, shape: string): Question | undefined =>
  made && !made.text.includes(shape)
    ? (readQuestions(made.text.replace(/trapezium|trapezoid/, shape))?.[0] ?? made)
    : made

/** `one with ounces n pounds`: so many of the smaller unit in some of the bigger one. */
function inUnits(wish: string, seed: number): Question | undefined {
  const named = [
    ...new Set(
      (wish.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
        each => each !== 'in' && each !== 'a' && findUnit(each),
      ),
    ),
  ]
  const [one = '', other = '', ...more] = named
  if (other === '' || more.length > 0) return undefined
  const count = between(seeded(seed), 2, 9)
  const found = [
    [one, other],
    [other, one],
  ].flatMap(([small, big]) => readQuestions(`How many ${small} are in ${count} ${big}?`) ?? [])
  return found.find(each => /^\d+(?!\d*\.)/.test(solve(each).answer) && solve(each).answer !== `${count}`)
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
