import { numbersOf } from '#maths/algebra/polynomial.ts'
import { numberNode, type Operator } from '#maths/arithmetic/expression.ts'
import { isWhole, isZero, type Rational } from '#maths/arithmetic/rational.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import type { SolvingQuestion } from '#maths/kinds/solving/question.ts'
import { ON_WAY, REFUSES_WAY, WAYS, type WayName } from '#maths/language/en/ways-chosen.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { stagesOf } from '../quantities/long-division.ts'
import { wasSaid } from './voice.ts'

const shown = (value: Rational) => inline(latex(numberNode(value)))

/** The two whole numbers of a question that is one calculation. */
function factorsOf(question: Question, wanted: Operator): [Rational, Rational] | undefined {
  const isSum = isArithmetic(question) && question.kind === 'calculate'
  const { answer, calculations } = wayTo(question)
  const [only] = isSum ? calculations : []
  // Behind it stand its parts.
  if (only?.operator !== wanted || answer?.equals(only.value) !== true) return undefined
  const both = [only.left.value, only.right.value] as const
  return both.every(each => isWhole(each) && each.s > 0n) ? [both[0], both[1]] : undefined
}

/** `38` as `30 + 8` */
const placesOf = (value: Rational): string => {
  const digits = value.toFraction()
  const places = [...digits].map((digit, at) =>
    digit === '0' ? '' : digit + '0'.repeat(digits.length - at - 1),
  )
  return inline(places.filter(each => each !== '').join(' + '))
}

function divided(question: Question): string[] {
  const [whole, by] = factorsOf(question, '÷') ?? []
  if (!whole || !by || whole.valueOf() < 10) return []
  const begin = stagesOf(whole.toFraction(), Number(by.toFraction())).find(({ times }) => times > 0)
  return begin ? [ON_WAY.pointsRow(`${begin.from}`, by.toFraction())] : []
}

function inColumns(question: Question): string[] {
  const both = factorsOf(question, '×')?.toSorted((one, other) => other.compare(one))
  const [big, small] = both ?? []
  const ones = small?.toFraction().at(-1)
  if (!big || !small || ones === undefined || ones === '0') return []
  const first = ON_WAY.rowsOnes(shown(big), inline(ones))
  return small.valueOf() < 10 ? [first] : [first, ON_WAY.rowsTens]
}

function inGrid(question: Question): string[] {
  const [one, other] = factorsOf(question, '×') ?? []
  return one && other && Math.max(one.valueOf(), other.valueOf()) > 10
    ? [ON_WAY.grid(placesOf(one), placesOf(other))]
    : []
}

/** `x = y - 1`, as one of the equations tells it. */
const ALONE = /(?<![\d)²^*/+−-]\s?)(?<![a-z])([a-z])\s?=\s?([^=,;]{1,30}?)(?=\s*(?:$|,|;|\band\b|\n|\.))/gi

function putIn(question: Question): string[] {
  const own = question as SolvingQuestion
  if (own.kind !== 'solving' || own.task !== 'pair') return []
  const told = [...question.text.matchAll(ALONE)].find(([, letter = '', term = '']) => {
    const others = own.letters.filter(each => each.toLowerCase() !== letter.toLowerCase())
    return others.length === 1 && term.toLowerCase().includes(others[0]?.toLowerCase() ?? '')
  })
  const [, letter = '', term = ''] = told ?? []
  return told ? [ON_WAY.known(inline(letter), inline(term.trim()))] : [ON_WAY.alone, ON_WAY.aloneNext]
}

function squared(question: Question): string[] {
  const own = question as SolvingQuestion
  if (own.kind !== 'solving' || own.task !== 'roots') return []
  const [, b, , ...higher] = numbersOf(own.polynomial, own.letter) ?? []
  if (!b || isZero(b) || higher.length > 0) return []
  const half = latex(numberNode(b.abs().div(2)))
  return [
    ON_WAY.square(
      inline(own.letter),
      inline(half),
      inline(`(${own.letter} ${b.s < 0n ? '-' : '+'} ${half})^2`),
    ),
  ]
}

const byFormula = (question: Question): string[] =>
  question.kind === 'solving' && (question as SolvingQuestion).task === 'roots' ? [ON_WAY.formula] : []

function byOnePercent({ text }: Question): string[] {
  const whole = /% of ([£$€]?\d[\d.]*)/.exec(text)?.[1]
  return whole === undefined ? [] : [ON_WAY.percent(whole)]
}

const HINTS: Readonly<Record<WayName, (question: Question) => string[]>> = {
  'long division': divided,
  columns: inColumns,
  grid: inGrid,
  substitution: putIn,
  'completing the square': squared,
  'quadratic formula': byFormula,
  'one percent': byOnePercent,
}

const safe = (name: WayName, question: Question) =>
  HINTS[name](question).filter(each => !saysAnswer(each, question))
const NAMES = Object.keys(HINTS) as WayName[]

/** What leads on by the way that a message names; undefined where it names none, or none that goes here. */
export function hintOnWay(text: string, question: Question): string | undefined {
  if (REFUSES_WAY.test(text)) return undefined
  const name = NAMES.find(each => WAYS[each].test(text))
  return name && safe(name, question)[0]
}

/** The hints of the way that was begun: the tutor has named its first step before. */
export const hintsOfWayBegun = (question: Question, told: readonly string[]): string[] =>
  NAMES.map(name => safe(name, question)).find(([first]) => first && wasSaid(told, first)) ?? []
