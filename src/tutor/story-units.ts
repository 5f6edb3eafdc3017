import { asLiteral, type Expression, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Story } from './story.ts'
import { numberIn } from './sums-behind.ts'

/** `135 + 1.20` of pence and pounds: what to say to it; undefined where all is in one unit. */
export function unitsMixed(side: Expression | undefined, story: Story): string | undefined {
  const { text, known, model, reached } = story
  const [only, ...others] = side ? operationsIn(side) : []
  if (!side || !only || others.length > 0 || !/^[+-]$/.test(only.operator) || !/[£$€]/.test(text))
    return undefined
  const amounts = [
    ...known.flatMap(({ number }) => (/[£$€p]/.test(number) ? (numberIn(number) ?? []) : [])),
    ...(model?.steps.map(({ value }) => value) ?? []),
    ...reached,
  ]
  const isAmount = (value: Rational) => amounts.some(each => each.equals(value))
  const numbers = literalsIn(side).filter(each => asLiteral(each) !== undefined)
  const inPence = numbers.filter(({ value }) => value.compare(10) >= 0 && isAmount(value.div(100)))
  const inPounds = numbers.filter(({ value }) => value.compare(10) < 0 && isAmount(value))
  const [small] = inPence
  const [big] = inPounds
  return small && big && inPence.length === 1 && inPounds.length === 1
    ? `Look at the units: \`${small.value.toFraction()}\` is in pence and \`${big.value.valueOf().toFixed(2)}\` in pounds. Put both in the same unit first: what do you get then?`
    : undefined
}
