import { exactValue } from '../../arithmetic/evaluate.ts'
import { asLiteral, operationsIn } from '../../arithmetic/expression.ts'
import { inline, latex, valueLatex } from '../../arithmetic/show.ts'
import { type SinglePower, singlePower } from '../../arithmetic/single-power.ts'
import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { ArithmeticSolution, Shown } from '../by-lines/solution.ts'

const LAWS = {
  '×': 'The base is the same, so add the small numbers',
  '÷': 'The base is the same, so take the small numbers away',
  '^': 'A power of a power: multiply the small numbers',
}

function lawOf({ expression }: CalculateQuestion): string {
  const operators = operationsIn(expression).map(({ operator }) => operator)
  return operators.includes('×') ? LAWS['×'] : operators.includes('÷') ? LAWS['÷'] : LAWS['^']
}

/** The power itself was written, whatever came behind it. */
function showsPower({ base, exponent }: SinglePower): (shown: Shown) => boolean {
  return ({ operations }) =>
    operations.some(({ operator, left, right }) => {
      const isBase = asLiteral(left)?.value.equals(base)
      return operator === '^' && isBase === true && exactValue(right)?.equals(exponent) === true
    })
}

/** Simplifies powers of one base by the laws of powers; undefined where they have none. */
export function solvePowerLaw(question: CalculateQuestion): ArithmeticSolution | undefined {
  const power = question.isPowerLaw ? singlePower(question.expression) : undefined
  const value = exactValue(question.expression)
  if (!power || !value) return undefined
  const written = `${power.base < 0n ? `(${power.base})` : power.base}^{${power.exponent}}`
  const law = `${lawOf(question)}: ${inline(`${latex(question.expression)} = ${written}`)}`
  const worth = `Written as a number: ${inline(`${written} = ${valueLatex(value)}`)}`
  return {
    value,
    answer: `${written} = ${valueLatex(value)}`,
    steps: [
      { plan: law, done: law, isReduction: true, isShownBy: showsPower(power) },
      { plan: worth, done: worth, isReduction: true, isShownBy: () => false },
    ],
  }
}
