import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { tenTo } from '../../values/standard-form.ts'
import type { StandardFormQuestion, StandardFormTask, TenPower } from './question.ts'
import { tenPowerLatex, worthOf } from './solve.ts'

function tenPower(random: Random): TenPower {
  const digits = rational(between(random, 11, 98))
  const exponent = between(random, 3, 6) * (random() < 0.4 ? -1 : 1)
  return { front: digits.mul(tenTo(-1)), exponent }
}

const small = (random: Random): TenPower => ({
  front: rational(between(random, 2, 9)),
  exponent: between(random, 3, 8),
})

/** A question in standard form. */
export function makeStandard(random: Random): StandardFormQuestion {
  const task = pick<() => StandardFormTask>(random, [
    () => ({ task: 'to standard form', value: worthOf(tenPower(random)) }),
    () => ({ task: 'to number', given: tenPower(random) }),
    () => {
      const [left, right] = [small(random), small(random)]
      const sign = pick(random, ['×', '÷', '+'] as const)
      if (sign === '÷')
        return {
          task: 'sum',
          sign,
          left: { front: right.front.mul(between(random, 2, 4)), exponent: left.exponent + 6 },
          right,
          isFree: false,
        }
      const apart = left.exponent === right.exponent ? { ...right, exponent: right.exponent + 1 } : right
      return { task: 'sum', sign, left, right: apart, isFree: false }
    },
  ])()
  return { kind: 'standard form', text: '', ...task }
}

const SIGNS = { '+': '+', '-': '-', '×': '\\times', '÷': '\\div' }

export function writeStandard(question: StandardFormQuestion): string {
  if (question.task === 'to standard form') {
    const shown = question.given ? tenPowerLatex(question.given) : valueLatex(question.value, true)
    return `Write ${inline(shown)} in standard form.`
  }
  if (question.task === 'to number')
    return `Write ${inline(tenPowerLatex(question.given))} as an ordinary number.`
  const { left, right, sign, isFree } = question
  const sum = inline(`(${tenPowerLatex(left)}) ${SIGNS[sign]} (${tenPowerLatex(right)})`)
  return isFree ? `Work out ${sum}.` : `Work out ${sum}. Give your answer in standard form.`
}
