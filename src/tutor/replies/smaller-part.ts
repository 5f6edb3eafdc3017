import type { NumberNode } from '#maths/arithmetic/expression.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'
import { placeParts } from '#maths/routes/parts.ts'
import type { Work } from '../work.ts'

const SMALL_FACT = 12n

/** A smaller part of a sum that is only one step: a real part of it, never all of it. */
export function partOf(work: Work): string | undefined {
  const { question } = work.problem
  const [wanted, ...others] = wayTo(question).calculations
  if (!wanted || others.length > 3 || !isArithmetic(question) || /[\^²³⁴]/.test(question.text))
    return undefined
  const [a, b] = [wanted.left, wanted.right]
  if (!isNatural(a) || !isNatural(b)) return undefined
  const large = largePart(wanted)
  if (large) return large
  const [big, small] = a.value.compare(b.value) >= 0 ? [a.value.n, b.value.n] : [b.value.n, a.value.n]
  switch (wanted.operator) {
    case '×':
      if (big > SMALL_FACT || small < 3n) return undefined
      return big > 5n
        ? `A part of it first: what is $5 \\times ${small}$? Then think how many more lots of $${small}$ you need.`
        : `A part of it first: what is $2 \\times ${big}$? Then think how many more lots of $${big}$ you need.`
    case '+': {
      const gap = (10n - (a.value.n % 10n)) % 10n
      return gap > 0n && gap < b.value.n
        ? `Fill up to a round number first: how much does $${a.value.n}$ need to get to $${a.value.n + gap}$? Then put on the rest of the $${b.value.n}$.`
        : undefined
    }
    case '-': {
      if (a.value.compare(b.value) <= 0) return undefined
      const up = (10n - (b.value.n % 10n)) % 10n
      return up > 0n && b.value.n + up <= a.value.n
        ? `Count up: how far is it from $${b.value.n}$ to $${b.value.n + up}$?${b.value.n + up === a.value.n ? '' : ` And from there to $${a.value.n}$?`}`
        : undefined
    }
    case '÷':
      return b.value.n > 1n && a.value.n > b.value.n
        ? `Turn it round: how many lots of $${b.value.n}$ fit into $${a.value.n}$? Start with lots that you know, such as $5 \\times ${b.value.n}$.`
        : undefined
    default:
      return undefined
  }
}

/** Of larger numbers the biggest place by itself. */
function largePart({ operator, left, right }: Calculation): string | undefined {
  const [a, b] = [left.value, right.value]
  const [top, ...others] = placeParts(a)
  const [under] = placeParts(b)
  if (!top || !under) return undefined
  switch (operator) {
    case '×': {
      const [big, small] = a.compare(b) >= 0 ? [a, b] : [b, a]
      const [part, ...rest] = placeParts(big)
      return part && rest.length > 0 && big.compare(Number(SMALL_FACT)) > 0
        ? `A part of it first: what is $${part.n} \\times ${small.n}$? Then do the rest of the $${big.n}$ in the same way.`
        : undefined
    }
    case '+':
      return others.length > 1 && b.compare(100) >= 0
        ? `A part of it first: what is $${top.n} + ${under.n}$? Then the tens, and then the ones.`
        : undefined
    case '-':
      return b.compare(10) > 0 && under.compare(b) !== 0
        ? `A part of it first: what is $${a.n} - ${under.n}$? Then take away the rest of the $${b.n}$.`
        : undefined
    case '÷':
      return a.compare(b.mul(12)) > 0
        ? `A part of it first: what is $10 \\times ${b.n}$? How many such lots can you take out of $${a.n}$?`
        : undefined
    default:
      return undefined
  }
}

function isNatural({ value, form }: NumberNode): boolean {
  return form === 'whole' && value.s > 0n
}
