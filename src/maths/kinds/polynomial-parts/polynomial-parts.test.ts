import { derivative, evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { polynomialParts } from './index.ts'

const MOST_POWER = 6

/** The number before each power, by differentiating with mathjs and putting zero in. */
function coefficientsOf(formula: string): number[] {
  let [rest, factorial] = [formula, 1]
  return Array.from({ length: MOST_POWER + 1 }, (_, power) => {
    if (power > 0) {
      rest = derivative(rest, 'x').toString()
      factorial *= power
    }
    return evaluate(rest, { x: 0 }) / factorial
  })
}

function oracle(question: string): string | undefined {
  const maths = [...question.matchAll(/\$([^$]+)\$/g)].map(([, each = '']) => each.replace(/[{}]/g, ''))
  const numbers = coefficientsOf((question.includes('coefficient') ? maths[1] : maths[0]) ?? '')
  if (question.includes('degree')) return String(numbers.findLastIndex(each => each !== 0))
  if (question.includes('constant')) return String(numbers[0])
  if (question.includes('coefficient')) return String(numbers[Number(maths[0]?.split('^')[1] ?? 1)])
  const [last = 0, middle = 0] = numbers
  return `a = ${middle / 2}, b = ${last - (middle / 2) ** 2}`
}

testKind(polynomialParts, { questions: 120, oracle })
