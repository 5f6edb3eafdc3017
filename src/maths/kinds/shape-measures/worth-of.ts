import { rational } from '../../arithmetic/rational.ts'
import { approximate, asRational, type Exact, exact, PI } from '../../exact/exact.ts'
import type { MeasureQuestion } from './question.ts'

/** What a formula comes to; where its root has a π in it, by the number that is taken for π. */
export function worthOf({
  formula,
  given,
  pi,
  rounding,
}: Pick<MeasureQuestion, 'formula' | 'given'> & {
  pi?: MeasureQuestion['pi'] | undefined
  rounding?: MeasureQuestion['rounding'] | undefined
}): Exact | undefined {
  const own = formula.value(...given)
  if (own || !formula.byPi) return own
  if (pi !== undefined && pi !== 'in terms') return formula.byPi(exact(pi), ...given)
  return rounding ? endless(formula.byPi(exact(approximate(PI)), ...given)) : undefined
}

/** A prime that no length of a question has as a factor, so that its digits never end. */
const PRIME = 1_000_003n
function endless(value: Exact | undefined): Exact | undefined {
  if (!value) return undefined
  const number = asRational(value) ?? approximate(value)
  const digits = BigInt(Math.round(Number(number.valueOf()) * 1e9))
  return exact(rational(digits * PRIME + 1n, 1_000_000_000n * PRIME))
}
