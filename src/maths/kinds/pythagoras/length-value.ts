import type { Exact } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import type { Value } from '../../values/value.ts'
import { surdValue } from '../roots/surd-value.ts'
import type { RightTriangleQuestion } from './question.ts'

/** A length as an answer, in the question's unit. */
export function lengthValue(question: RightTriangleQuestion, value: Exact): Value {
  const { unit, rounding, exact: kept } = question
  const own = unit ? quantity(value, unit, { rounding }) : numberValue(value, { rounding, isDecimal: true })
  return kept ? exactly(own, value, kept) : own
}

/** A length that has to keep its root. */
function exactly(own: Value, value: Exact, kept: 'any' | 'simplest'): Value {
  const surd = surdValue(value)
  return {
    ...own,
    judge(said) {
      const judged = own.judge(said)
      if (judged.verdict === 'rounded')
        return { verdict: 'unfinished', missing: 'Leave the root in it: the answer has to be exact.' }
      if (judged.verdict !== 'right' || kept === 'any') return judged
      const bare = surd.judge(said.replace(/\s*[a-z]+$/i, ''))
      return bare.verdict === 'unfinished' ? bare : judged
    },
  }
}
