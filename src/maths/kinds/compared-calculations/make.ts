import { exactValue } from '../../arithmetic/evaluate.ts'
import { type Expression, numberNode, operation } from '../../arithmetic/expression.ts'
import { rational } from '../../arithmetic/rational.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { ComparedQuestion, Side } from './question.ts'

/** Products and quotients come up from this grade on. */
const GRADE_OF_PRODUCTS = 3

const number = (value: number) => numberNode(rational(value))

function expressionFor(random: Random, grade: number): Expression {
  const sum = () => operation('+', number(between(random, 5, 30)), number(between(random, 5, 30)))
  const difference = () => operation('-', number(between(random, 31, 70)), number(between(random, 5, 30)))
  const product = () => operation('×', number(between(random, 2, 9)), number(between(random, 3, 9)))
  const quotient = () => {
    const by = between(random, 2, 9)
    return operation('÷', number(by * between(random, 4, 12)), number(by))
  }
  const makers: [() => Expression, ...(() => Expression)[]] =
    grade < GRADE_OF_PRODUCTS ? [sum, difference] : [sum, difference, product, quotient]
  return pick(random, makers)()
}

function sideFor(random: Random, grade: number): Side {
  const expression = expressionFor(random, grade)
  return { expression, value: exactValue(expression) ?? rational(0) }
}

/** Four calculations for a grade, each worth something else. */
export function makeCompared(random: Random, grade: number): ComparedQuestion {
  const sides = new Map<string, Side>()
  while (sides.size < 4) {
    const side = sideFor(random, grade)
    sides.set(side.value.toFraction(), side)
  }
  const wants = pick<'largest' | 'smallest'>(random, ['largest', 'smallest'])
  return { kind: 'compared calculations', text: '', task: 'which', sides: [...sides.values()], wants }
}

export function writeCompared(question: ComparedQuestion): string {
  const shown = question.sides.map(({ expression }) => inline(latex(expression)))
  const [left = '', right = ''] = shown
  switch (question.task) {
    case 'which': {
      const size = shown.length > 2 ? question.wants : question.wants.replace(/st$/, 'r')
      return `Which is the ${size}: ${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}?`
    }
    case 'statement':
      return question.isTruth
        ? `True or false: ${left} ${question.relation} ${right}`
        : `Is ${left} ${question.relation} ${right}?`
    case 'sign':
      return `Write <, > or =: ${left} ▢ ${right}`
  }
}
