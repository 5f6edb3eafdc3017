import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { named } from '../../values/named.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import { range } from '../../values/range.ts'
import { numberIn } from '../../values/read-number.ts'
import { several } from '../../values/several.ts'
import type { Judged, Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { BoundsQuestion } from './question.ts'

export interface Ends {
  low: Rational
  high: Rational
}

/** Half a step down and half a step up. */
export function endsOf({ number, step }: BoundsQuestion): Ends {
  const half = step.div(2)
  return { low: number.sub(half), high: number.add(half) }
}

function bound(value: Rational, { unit }: BoundsQuestion): Value {
  return unit ? quantity(value, unit, { isDecimal: true }) : numberValue(value, { isDecimal: true })
}

const NINES = /^(\d+\.\d*?9{2})9*\s{0,30}(\.{2,}|…|\(9\)|recurring)?\s{0,30}[a-z]*$/i

/** `8.4999…` is the upper bound as well; without dots it is only near. */
function upper(value: Rational, question: BoundsQuestion): Value {
  const own = bound(value, question)
  return {
    ...own,
    judge(said): Judged {
      const [, digits = '', dots] = NINES.exec(said) ?? []
      const places = digits.split('.')[1]?.length ?? 0
      const isBelow =
        numberIn(digits)
          ?.add(rational(1n, 10n ** BigInt(places)))
          .equals(value) === true
      if (!isBelow) return own.judge(said)
      return dots === undefined
        ? {
            verdict: 'unfinished',
            missing: 'Give the bound itself, where the next number begins.',
            isPart: true,
          }
        : { verdict: 'right' }
    },
  }
}

/** `8.35 ≤ x < 8.45`, or only both of its ends. */
function interval(letter: string, { low, high }: Ends): Value {
  const own = range(letter, { at: low, isIn: true }, { at: high, isIn: false }, { isDecimal: true })
  const ends = several([low, high], { isOrdered: true })
  return {
    ...own,
    judge(said) {
      const judged = own.judge(said)
      if (judged.verdict !== 'unread' || ends.judge(said).verdict !== 'right') return judged
      return { verdict: 'right' }
    },
  }
}

/** The first and the last whole number that round to it. */
const wholesOf = ({ low, high }: Ends): Ends => ({ low: low.ceil(), high: high.ceil().sub(1) })

/** The answer for bounds, which may be wrong ones. */
export function answerFor(question: BoundsQuestion, ends: Ends): Value {
  const { wants, letter = 'x', isWhole } = question
  const { low, high } = isWhole ? wholesOf(ends) : ends
  if (wants === 'lower') return bound(low, question)
  if (wants === 'upper') return isWhole ? bound(high, question) : upper(high, question)
  if (wants === 'interval') return interval(letter, { low, high })
  return named([
    {
      name: isWhole ? 'smallest' : 'lower bound',
      words: 'lower(?: bound)?|lb|minimum|least|smallest|lowest',
      value: bound(low, question),
    },
    {
      name: isWhole ? 'largest' : 'upper bound',
      words: 'upper(?: bound)?|ub|maximum|greatest|largest|biggest|highest',
      value: isWhole ? bound(high, question) : upper(high, question),
    },
  ])
}

const shown = (value: Rational) => valueLatex(value, true)

export function solveBounds(question: BoundsQuestion): Solved {
  const { number, step, wants, isWhole } = question
  const { low, high } = endsOf(question)
  const half = step.div(2)
  const answer = answerFor(question, { low, high })
  const first = valueStep(
    `Take half of the step that it was rounded by: ${inline(`${shown(step)} \\div 2 = ${shown(half)}`)}`,
    half,
  )
  const down = `${shown(number)} - ${shown(half)} = ${shown(low)}`
  const up = `${shown(number)} + ${shown(half)} = ${shown(high)}`
  if (wants === 'lower' && !isWhole)
    return { steps: [first, valueStep(`Go down by it: ${inline(down)}`)], answer }
  if (wants === 'upper' && !isWhole)
    return { steps: [first, valueStep(`Go up by it: ${inline(up)}`)], answer }
  const both = valueStep(`Go down and up by it: ${inline(down)} and ${inline(up)}`, low, high)
  return {
    steps: [first, both, valueStep(`State the answer: ${inline(`\\text{answer} = ${answer.latex}`)}`)],
    answer,
  }
}
