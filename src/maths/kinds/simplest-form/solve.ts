import { exactValue } from '../../arithmetic/evaluate.ts'
import type { OperationNode } from '../../arithmetic/expression.ts'
import { gcd } from '../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../arithmetic/show.ts'
import type { SimplifyQuestion } from '../../domain/arithmetic-question.ts'
import { type ArithmeticSolution, step } from '../by-lines/solution.ts'

/** `18 ÷ 6` and `24 ÷ 6`: both are divided by one number. */
function isDividedAlike(operations: OperationNode[], top: bigint, bottom: bigint): boolean {
  const divisorsOf = (number: bigint) =>
    operations.flatMap(({ operator, left, right }) =>
      operator === '÷' && exactValue(left)?.equals(number) ? (exactValue(right)?.toFraction() ?? []) : [],
    )
  const divisors = divisorsOf(bottom)
  return divisorsOf(top).some(divisor => divisor !== '1' && divisors.includes(divisor))
}

/** Common factor first, lowest terms last. */
export function solveSimplify({ number }: SimplifyQuestion): ArithmeticSolution {
  const { value, top = 0n, bottom = 1n } = number
  const factor = gcd(top, bottom)
  const answer = valueLatex(value)
  if (factor === 1n) return { value, answer, steps: [step(`Already in lowest terms: ${inline(answer)}`)] }
  const steps = [
    step(
      `Divide top and bottom by a number that goes into both, such as ${factor}`,
      ({ literals, operations }) =>
        literals.some(each => each.value.equals(value) && (each.bottom ?? each.value.d) < bottom) ||
        isDividedAlike(operations, top, bottom),
    ),
    step(`Lowest terms: ${inline(`${latex(number)} = ${answer}`)}`),
  ]
  return { value, answer, steps }
}
