import { exactValue } from '../../arithmetic/evaluate.ts'
import { type Expression, literalsIn } from '../../arithmetic/expression.ts'
import { isWhole } from '../../arithmetic/rational.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'
import { singlePower } from '../../arithmetic/single-power.ts'
import type { CalculateQuestion, SimplifyQuestion } from '../../domain/arithmetic-question.ts'
import { readMaths } from './read-maths.ts'
import { simplifying } from './read-written.ts'

/** `Simplify 6/8`, `Simplify 2^3 × 2^4`. */
export function simplifyIn(text: string): SimplifyQuestion | CalculateQuestion | undefined {
  const found =
    /^(?:simplify|reduce|cancel down|cancel)(?:\s*:)?\s+(?:the fraction\s+)?(.+?)(?:\s+(?:fully|completely|(?:to|into|in) (?:its |the )?(?:lowest|simplest) (?:terms|form)))?$/i.exec(
      text,
    )
  // "Simplify 12 : 8" asks for a ratio.
  if (!found || /:/.test(found[1] ?? '')) return undefined
  const number = readLiteral(found[1] ?? '')
  if (number) return simplifying(text, number)
  const maths = readMaths(found[1] ?? '')
  if (maths?.kind !== 'calculate') return undefined
  if (singlePower(maths.expression)) return { ...maths, text, isPowerLaw: true }
  return { ...maths, text, ...(canBeReduced(maths.expression) ? { isLowest: true } : {}) }
}

/** Whether lowest terms are a question at all: `2 × 3 × 4` has none. */
function canBeReduced(expression: Expression): boolean {
  const value = exactValue(expression)
  const hasFraction = literalsIn(expression).some(({ form }) => form === 'fraction' || form === 'mixed')
  return hasFraction || value === undefined || !isWhole(value)
}
