import type { NumberNode } from '../../arithmetic/expression.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { Value } from '../../values/value.ts'
import { FALSE, NO, TRUE, word, YES } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { OrderingQuestion, Relation } from './question.ts'
import { inOrder, oneOf, type Sign, signValue, writtenOneOf } from './values.ts'

const IS_SO = { ...YES, means: [...YES.means, 't'] }
const IS_NOT = { ...NO, means: [...NO.means, 'f'] }
const IS_TRUE = { ...TRUE, means: [...TRUE.means, 'y', 'yes it is', 'yep', 'yeah'] }
const IS_FALSE = { ...FALSE, means: [...FALSE.means, 'n', 'no it is not', "no it isn't", 'nope', 'untrue'] }

type By = (node: NumberNode) => NumberNode['value']
const itself: By = ({ value }) => value

/** Smallest first. */
function sorted(numbers: readonly NumberNode[], by: By = itself): NumberNode[] {
  return [...numbers].sort((a, b) => by(a).compare(by(b)))
}

type Valued = Pick<NumberNode, 'value'>

/** Whether a relation holds. */
export function holds(left: Valued, right: Valued, relation: Relation): boolean {
  const order = left.value.compare(right.value)
  const isHeld = {
    '<': order < 0,
    '>': order > 0,
    '=': order === 0,
    '≤': order <= 0,
    '≥': order >= 0,
    '≠': order !== 0,
  }
  return isHeld[relation]
}

export function signOf(order: number): Sign {
  return order < 0 ? '<' : order > 0 ? '>' : '='
}

/** Whether something is so, as `yes` or `no`, or with `isTruth` as `true` or `false`. */
export function truth(isSo: boolean, isTruth: boolean): Value {
  const [yes, no] = isTruth ? [IS_TRUE, IS_FALSE] : [IS_SO, IS_NOT]
  return isSo ? word(yes, [no]) : word(no, [yes])
}

/** The answer where the numbers are held to be worth what `by` says. */
export function answerBy(question: OrderingQuestion, by: By = itself): Value {
  switch (question.task) {
    case 'order': {
      const up = sorted(question.numbers, by)
      return inOrder(
        question.direction === 'descending' ? up.reverse() : up,
        question.direction === undefined,
      )
    }
    case 'place': {
      const up = sorted(question.numbers, by)
      const found = question.wants === 'largest' ? up.at(-question.place) : up[question.place - 1]
      return oneOf(question.numbers, found ?? up[0] ?? missing(), question.isLettered)
    }
    case 'closest': {
      const goal = by(question.target)
      const near = [...question.numbers].sort((a, b) => by(a).sub(goal).abs().compare(by(b).sub(goal).abs()))
      return oneOf(question.numbers, near[0] ?? missing(), question.isLettered)
    }
    case 'equal': {
      const goal = by(question.target)
      const right = question.numbers.find(each => by(each).equals(goal) !== question.isNot)
      return writtenOneOf(question.numbers, right ?? question.numbers[0] ?? missing(), question.isLettered)
    }
    case 'statement': {
      const [left, right] = [question.left, question.right].map(each => ({ ...each, value: by(each) }))
      const isHeld = left !== undefined && right !== undefined && holds(left, right, question.relation)
      return truth(isHeld, question.isTruth)
    }
    case 'sign':
      return signValue(question.left, question.right, signOf(by(question.left).compare(by(question.right))))
  }
}

function missing(): never {
  throw new RangeError('There is nothing to order')
}

export function solveOrdering(question: OrderingQuestion): Solved {
  const answer = answerBy(question)
  const result = inline(answer.latex)
  switch (question.task) {
    case 'order':
      return {
        steps: [
          valueStep('Write all numbers in one form, so that they can be held against each other'),
          valueStep(`Put them in order: ${result}`),
        ],
        answer,
        choices: otherOrders(question.numbers).map(each => inOrder(each, question.direction === undefined)),
      }
    case 'place':
      return {
        steps: [
          valueStep(`Put the numbers in order: ${inline(sorted(question.numbers).map(latex).join(' < '))}`),
          valueStep(`Count from the ${question.wants === 'largest' ? 'biggest' : 'smallest'}: ${result}`),
        ],
        answer,
        choices: answer.near(Math.random),
      }
    case 'closest':
      return {
        steps: [
          valueStep(`Find how far each number is from ${inline(latex(question.target))}`),
          valueStep(`Take the one that is the least away: ${result}`),
        ],
        answer,
        choices: answer.near(Math.random),
      }
    case 'equal':
      return {
        steps: [
          valueStep(
            `Write each number in the form of ${inline(latex(question.target))}, in lowest terms or as a decimal`,
          ),
          valueStep(`Take the one that ${question.isNot ? 'is not worth' : 'is worth'} the same: ${result}`),
        ],
        answer,
        choices: answer.near(Math.random),
      }
    case 'statement':
    case 'sign': {
      const { left, right } = question
      const line = `${latex(left)} ${signOf(left.value.compare(right.value))} ${latex(right)}`
      return { steps: [valueStep(`Write both in one form and compare: ${inline(line)}`)], answer }
    }
  }
}

/** Some of the other orders, for options. */
function otherOrders(numbers: readonly NumberNode[]): NumberNode[][] {
  const up = sorted(numbers)
  const swap = (at: number) =>
    up.map((each, index) => (index === at ? up[at + 1] : index === at + 1 ? up[at] : each) ?? each)
  const all = [swap(0), swap(1), swap(up.length - 2), [...numbers]]
  return all.flatMap(each => [each, [...each].reverse()])
}
