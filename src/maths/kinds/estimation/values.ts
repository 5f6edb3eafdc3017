import type { Formula } from '../../algebra/formula.ts'
import { numberAt } from '../../algebra/number-at.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { approximate } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import type { Value } from '../../values/value.ts'

/** What a formula comes to, near enough to hold an estimate against it. */
export const trueValue = (formula: Formula) => numberAt(formula, new Map())

/** Within a good third nobody can say that an estimate is not sensible; three times too big or small is a slip. */
const [NEAR, FAR] = [1.4, 3]
const EXACT = 1e-9
/** So many figures that are as close as this come of working it out, not of rounding first. */
const [MANY, CLOSE] = [3, 1e-3]

/**
 * An estimate where the question leaves open how it is found: any sensible one is right.
 * @param usual what comes of rounding each number to one figure
 */
export function anyEstimate(usual: Rational, formula: Formula): Value {
  const value = numberValue(usual, { isDecimal: true })
  const truth = trueValue(formula)
  return {
    ...value,
    judge(said) {
      const judged = value.judge(said)
      const read = judged.verdict === 'wrong' ? readNumber(said) : undefined
      if (!read) return judged
      const own = Number(approximate(read.value).valueOf())
      if (own <= 0) return judged
      const figures = said.replace(/[^\d]/g, '').replace(/^0+|0+$/g, '').length
      if (Math.abs(own - truth) <= (figures >= MANY ? CLOSE : EXACT) * truth)
        return {
          verdict: 'unfinished',
          missing: 'That is exact: round the numbers first, then work it out.',
          isPart: true,
        }
      const times = Math.max(own / truth, truth / own)
      if (times <= NEAR) return { verdict: 'right' }
      return times < FAR
        ? {
            verdict: 'unfinished',
            missing: 'That is rather far off: round each number to its first figure.',
            isPart: true,
          }
        : judged
    },
  }
}
