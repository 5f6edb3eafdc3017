import type { Rational } from '#maths/arithmetic/rational.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import type { Calculation } from '#maths/routes/calculations.ts'
import { type Done, unique } from './building-quotient.ts'

const number = (value: Rational) => inline(valueLatex(value, true))

/** What comes next on the way through a sum of two numbers. */
export function nextInSum(
  done: Done[],
  { left, right }: Calculation,
  reached: readonly Rational[],
): string | undefined {
  // `5 - 3` says how much of the 5 is left to put on.
  const isRest = ({ operator, left: from }: Done) =>
    operator === '-' && [left, right].some(({ value }) => value.equals(from.value))
  const last = done.findLast(each => !isRest(each))
  if (!last || (last.operator !== '+' && last.operator !== '-')) return undefined
  for (const [start, other] of [
    [left.value, right.value],
    [right.value, left.value],
  ] as const) {
    const [one, two] = [last.left.value, last.right.value]
    // `10 - 8` is what 8 needs to 10.
    const step =
      last.operator === '-'
        ? two.equals(start)
          ? one.sub(two)
          : undefined
        : one.equals(start)
          ? two
          : two.equals(start)
            ? one
            : undefined
    if (!step) continue
    const rest = other.sub(step)
    if (rest.s > 0n && rest.n > 0n && reached.some(each => each.equals(rest)))
      return `Now put that on: what is ${inline(`${valueLatex(start.add(step), true)} + ${valueLatex(rest, true)}`)}?`
    if (rest.s > 0n && rest.n > 0n)
      return `You have put on ${number(step)} of the ${number(other)}. How much is still to be put on?`
    if (rest.s < 0n && !last.isGuessed)
      return `You have put on ${number(step)} instead of ${number(other)}. How do you put that right?`
  }
  if (last.operator === '-') return undefined
  const parts = unique(
    done.flatMap(({ operator, left: one, right: two }) =>
      operator === '+' ? [one.value.add(two.value)] : [],
    ),
  )
  return parts.length > 1 && parts.reduce((all, part) => all.add(part)).equals(left.value.add(right.value))
    ? 'Now you have all the parts. Put them together: what do you get?'
    : 'That is one part of it. Which parts are still to be added?'
}

/** The same for a difference. */
export function nextInDifference(
  done: Done[],
  { left, right }: Calculation,
  reached: readonly Rational[],
): string | undefined {
  const last = done.at(-1)
  if (!last) return undefined
  const [a, b] = [left.value, right.value]
  if (last.operator === '-' && last.left.value.equals(a)) {
    const by = last.right.value
    // `3`, of 13 - 6, is what goes to 10.
    const taken = last.isGuessed && by.compare(b) > 0 ? a.sub(by) : by
    const rest = b.sub(taken)
    const times = reached.filter(each => each.equals(rest)).length
    if (rest.s > 0n && rest.n > 0n && times > (last.isGuessed && taken.equals(rest) ? 1 : 0))
      return `Now take that away, too: what is ${inline(`${valueLatex(a.sub(taken), true)} - ${valueLatex(rest, true)}`)}?`
    if (rest.s > 0n && rest.n > 0n)
      return `You have taken ${number(taken)} of the ${number(b)} away. How much is still to go?`
    if (rest.s < 0n)
      return `You took away ${number(taken)} instead of ${number(b)}. How do you put that right?`
  }
  if (last.operator === '+' && last.left.value.equals(b))
    return `You are counting up from ${number(b)}. How far is it still to ${number(a)}?`
  return undefined
}
