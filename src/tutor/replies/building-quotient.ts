import { asLiteral } from '#maths/arithmetic/expression.ts'
import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import type { Calculation } from '#maths/routes/calculations.ts'
import { IS_PART } from '#maths/routes/meant.ts'
import type { Work } from '../work.ts'

const number = (value: Rational) => inline(valueLatex(value, true))

/** An operation that the child has done. */
export type Done = Pick<Calculation, 'operator'> & {
  left: { value: Rational }
  right: { value: Rational }
  /** Nobody has said it: it may be behind a number that was said. */
  isGuessed?: true
}

export function unique(values: Rational[]): Rational[] {
  return [...new Map(values.map(each => [each.toFraction(), each])).values()]
}

/** What the child has said to be left over so far. */
export function leftIn({ credited }: Work): Rational | undefined {
  const [side] = credited.findLast(({ claim }) => IS_PART.test(claim.text))?.claim.sides ?? []
  return side && asLiteral(side)?.value
}

/** 10 lots of 8 of 96 are taken out; halving is half of dividing by four. */
export function nextInQuotient(
  done: Done[],
  { left, right }: Calculation,
  saidLeft: Rational | undefined,
): string | undefined {
  const [a, b] = [left.value, right.value]
  const last = done.at(-1)
  if (!last) return undefined
  const lots = unique(
    done.flatMap(({ operator, left: one, right: two }) =>
      operator !== '×' ? [] : one.value.equals(b) ? [two.value] : two.value.equals(b) ? [one.value] : [],
    ),
  )
  if (last.operator === '+' && last.left.value.add(last.right.value).equals(a))
    return `That makes the whole ${number(a)}. How many lots of ${number(b)} is it in all?`
  if (last.operator !== '÷' && lots.length > 0) {
    const all = lots.reduce((sum, each) => sum.add(each))
    const rest = a.sub(b.mul(all))
    if (rest.s < 0n) return undefined
    if (rest.n === 0n)
      return lots.length > 1
        ? `Together those lots make up $${a.n}$. How many lots are that in all?`
        : undefined
    if (saidLeft?.equals(rest)) return `How many lots of ${number(b)} are in ${number(rest)}?`
    return `So ${lots.map(number).join(' and ')} lots of ${number(b)} fit. How much of ${number(a)} is left, and how many more lots are in that?`
  }
  if (last.operator !== '÷') return undefined
  if (last.left.value.equals(a) && !last.right.value.equals(b) && isWhole(b.div(last.right.value))) {
    return `You have divided by ${number(last.right.value)} so far. What is still to be done to have divided by ${number(b)}?`
  }
  if (!last.right.value.equals(b)) return undefined
  const shared = unique(
    done.flatMap(({ operator, left: one, right: two }) =>
      operator === '÷' && two.value.equals(b) ? [one.value] : [],
    ),
  )
  const all = shared.reduce((sum, each) => sum.add(each))
  if (all.equals(a) && shared.length > 1)
    return 'Now you have all the parts. Put them together: what do you get?'
  return all.compare(a) < 0
    ? `That is ${number(all)} of the ${number(a)} shared. How much is left to share?`
    : undefined
}
