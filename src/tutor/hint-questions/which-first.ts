import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type OperationNode, operationsIn } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import type { Idea } from '#maths/language/en/said-ideas.ts'
import { type HintQuestion, notSo, so } from './hint-question.ts'

/** Which operation comes first. */
export function whichFirst(whole: OperationNode): HintQuestion {
  const first = firstIn(whole)
  const [a, b] = first ? [exactValue(first.left), exactValue(first.right)] : []
  const ideas: Record<OperationNode['operator'], Idea> = {
    '+': 'add',
    '-': 'takeAway',
    '×': 'times',
    '÷': 'divide',
    '^': 'powers',
  }
  const others = [...new Set(operationsIn(whole).map(({ operator }) => ideas[operator]))]
  return {
    asks: /which part comes first|only the part that comes first/i,
    name: 'the part that comes first',
    judge: own => {
      if (!first || !a || !b) return undefined
      const right = ideas[first.operator]
      const isInBrackets = latex(whole).includes('(')
      if (isInBrackets && own.names('brackets'))
        return so('the brackets come first.', 'What do they come to?')
      const isNamed = own.says(a) && own.says(b) && own.numbers.length === 2
      if (
        isNamed ||
        (own.numbers.length === 0 &&
          own.names(right) &&
          !others.some(each => each !== right && own.names(each)))
      )
        return so(`${inline(latex(first))} comes first.`, 'What does it come to?')
      const wrong = others.filter(each => each !== right)
      return own.numbers.length === 0 && wrong.some(each => own.names(each)) && !own.names(right)
        ? notSo(
            'Brackets come first, then powers, then times and divide, then plus and minus. Which of them is the first here?',
          )
        : undefined
    },
  }
}

/** The operation that is done first: the deepest in brackets, then by its sign, then from the left. */
function firstIn(whole: OperationNode): OperationNode | undefined {
  const weight = { '^': 3, '×': 2, '÷': 2, '+': 1, '-': 1 }
  const ready = operationsIn(whole).filter(({ left, right }) => asLiteral(left) && asLiteral(right))
  const depth = (each: OperationNode) => isGrouped(whole, each)
  return ready.toSorted(
    (one, other) =>
      Number(depth(other)) - Number(depth(one)) ||
      weight[other.operator] - weight[one.operator] ||
      one.start - other.start,
  )[0]
}

function isGrouped(from: OperationNode['left'], wanted: OperationNode, isInside = false): boolean {
  if (from === wanted) return isInside
  if (from.kind === 'operation')
    return isGrouped(from.left, wanted, isInside) || isGrouped(from.right, wanted, isInside)
  return from.kind === 'group' || from.kind === 'negate'
    ? isGrouped(from.of, wanted, from.kind === 'group' || isInside)
    : false
}
