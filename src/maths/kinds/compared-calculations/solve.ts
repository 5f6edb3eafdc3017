import { asLiteral, type Expression, numberNode, partsOf } from '../../arithmetic/expression.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../arithmetic/show.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { holds, signOf, truth } from '../ordering/solve.ts'
import { signValue } from '../ordering/values.ts'
import type { ComparedQuestion, Side } from './question.ts'
import { sideValue } from './side-value.ts'

/** What a calculation is held to be worth. */
export type Worth = (side: Side) => Rational

const itsValue: Worth = ({ value }) => value

/** The biggest number that stands in a calculation. */
export function biggestIn({ expression }: Side): Rational {
  const numbers = [...partsOf(expression)].flatMap((part: Expression) =>
    part.kind === 'number' ? [part.value] : [],
  )
  return numbers.reduce((most, each) => (each.compare(most) > 0 ? each : most))
}

/** The answer where each calculation is held to be worth what `worth` says; undefined where that leaves it open. */
export function answerBy(question: ComparedQuestion, worth: Worth = itsValue): Value | undefined {
  if (question.task === 'which') {
    const { sides, wants } = question
    const up = [...sides].sort((a, b) => worth(a).compare(worth(b)))
    const [best, next] = wants === 'largest' ? up.reverse() : up
    return best && next && !worth(best).equals(worth(next)) ? sideValue(sides, best) : undefined
  }
  const [left, right] = question.sides.map(side => ({ value: worth(side) }))
  if (!left || !right) return undefined
  if (question.task === 'statement') return truth(holds(left, right, question.relation), question.isTruth)
  const [first, second] = question.sides
  return signValue(numberNode(first.value), numberNode(second.value), signOf(left.value.compare(right.value)))
}

export function solveCompared(question: ComparedQuestion): Solved {
  const answer = answerBy(question)
  if (!answer) throw new RangeError('Two of the calculations are worth the same')
  const sides = question.sides.filter(({ expression }) => !asLiteral(expression))
  const results = sides.map(({ expression, value }) =>
    inline(`${latex(expression)} = ${valueLatex(value, true)}`),
  )
  const worked: ValueStep = {
    ...valueStep(`Work out each calculation: ${results.join(' and ')}`),
    // One result alone may be no more than an answer.
    isShownBy: ({ literals }) =>
      sides.every(side => literals.some(({ value }) => value.equals(side.value))) && literals.length > 1,
  }
  const values = [...question.sides].sort((a, b) => a.value.compare(b.value))
  const line = values
    .map(({ value }, at) => {
      const before = values[at - 1]
      const sign = before === undefined ? '' : `${before.value.equals(value) ? '=' : '<'} `
      return `${sign}${valueLatex(value, true)}`
    })
    .join(' ')
  const last = valueStep(`Compare what they come to, ${inline(line)}: ${inline(answer.latex)}`)
  return { steps: [worked, last], answer }
}
