import { exactValue } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  type OperationNode,
  operationsIn,
  withoutGroup,
} from '../../arithmetic/expression.ts'
import { latex } from '../../arithmetic/show.ts'
import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { ArithmeticSolution, ArithmeticStep } from '../by-lines/solution.ts'
import { topics } from '../by-lines/topics.ts'
import { operationSteps } from './operation-steps.ts'
import { calculationTopic } from './topic.ts'

const RANK = { '+': 0, '-': 0, '×': 1, '÷': 1, '^': 2 }

interface Candidate {
  node: OperationNode
  depth: number
}

function candidatesIn(expression: Expression, depth: number): Candidate[] {
  if (expression.kind === 'group') return candidatesIn(expression.of, depth + 1)
  if (expression.kind === 'negate') return candidatesIn(expression.of, depth)
  if (expression.kind !== 'operation') return []
  const { left, right } = expression
  if (asLiteral(left) && asLiteral(right)) return [{ node: expression, depth }]
  return [...candidatesIn(left, depth), ...candidatesIn(right, depth)]
}

/** The operation to work out next: innermost brackets, then powers, then × and ÷, then + and -, left to right. */
function nextOperation(expression: Expression): OperationNode | undefined {
  let best: Candidate | undefined
  for (const candidate of candidatesIn(expression, 0)) {
    const isDeeper = best && candidate.depth > best.depth
    const isStronger =
      best && candidate.depth === best.depth && RANK[candidate.node.operator] > RANK[best.node.operator]
    if (!best || isDeeper || isStronger) best = candidate
  }
  return best?.node
}

/** The expression with one of its parts replaced; brackets around a single number fall away. */
export function replacePart(expression: Expression, part: Expression, by: Expression): Expression {
  if (expression === part) return by
  if (expression.kind === 'operation') {
    const [left, right] = [replacePart(expression.left, part, by), replacePart(expression.right, part, by)]
    return left === expression.left && right === expression.right
      ? expression
      : { ...expression, left, right }
  }
  if (expression.kind !== 'group' && expression.kind !== 'negate') return expression
  const of = replacePart(expression.of, part, by)
  if (of === expression.of) return expression
  return expression.kind === 'group' && asLiteral(of) ? of : { ...expression, of }
}

const CHOICES: Record<string, [plan: string, done: string]> = {
  '+': ['Choose to add', 'Chose to add'],
  '-': ['Choose to subtract', 'Chose to subtract'],
  '×': ['Choose to multiply', 'Chose to multiply'],
  '÷': ['Choose to divide', 'Chose to divide'],
}

function objectOf(concept: string): string {
  if (/fraction/i.test(concept)) return ' the fractions'
  if (/decimal/i.test(concept)) return ' the decimals'
  return /mixed/i.test(concept) ? ' the mixed numbers' : ''
}

/** Choosing the operation earns a mark where carrying it out takes care. */
function choiceStep(question: CalculateQuestion): ArithmeticStep | undefined {
  const [only, ...others] = operationsIn(question.expression)
  const topic = calculationTopic(question)
  const isEasy = [
    topics.timesTables,
    topics.addingWhole,
    topics.subtractingWhole,
    topics.placeValue,
  ].includes(topic)
  if (!only || others.length > 0 || isEasy || only.isOf || only.operator === '^') return undefined
  const [plan, done] = CHOICES[only.operator] ?? []
  if (!plan || !done) return undefined
  const object = objectOf(topic.concept)
  return {
    plan: plan + object,
    done: done + object,
    isReduction: false,
    isChoice: true,
    state: question.expression,
    isShownBy: ({ operations }) => operations.some(({ operator }) => operator === only.operator),
  }
}

/** Works out a calculation step by step. */
export function solveCalculation(question: CalculateQuestion): ArithmeticSolution {
  const value = exactValue(question.expression)
  if (!value) return impossible(question)
  const choice = choiceStep(question)
  const steps: ArithmeticStep[] = choice ? [choice] : []
  let state = withoutGroup(question.expression)
  for (let node = nextOperation(state); node && steps.length < 200; node = nextOperation(state)) {
    let current: Expression = node
    for (const step of operationSteps(node)) {
      state = replacePart(state, current, step.node)
      current = step.node
      const { words, isReduction, isShownBy } = step
      steps.push({ plan: words, done: words, isReduction, isShownBy, state })
    }
  }
  if (steps.length === 0) {
    const words = `Work out the sign: $${latex(question.expression)}$`
    steps.push({ plan: words, done: words, isReduction: true, isShownBy: () => false, state })
  }
  return { value, answer: latex(state), steps }
}

function impossible(question: CalculateQuestion): ArithmeticSolution {
  const words = 'Nothing can be divided by zero, so there is no answer'
  const step = {
    plan: words,
    done: words,
    isReduction: true,
    isShownBy: () => false,
    state: question.expression,
  }
  return { value: undefined, isImpossible: true, answer: 'not possible', steps: [step] }
}
