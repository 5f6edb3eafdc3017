import { linearForm } from '#maths/arithmetic/evaluate.ts'
import { literalsIn, type OperationNode, operationsIn, withoutGroup } from '#maths/arithmetic/expression.ts'
import { isZero } from '#maths/arithmetic/rational.ts'
import { inline } from '#maths/arithmetic/show.ts'
import type { SolveQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Idea } from '#maths/language/en/said-ideas.ts'
import { type HintQuestion, type HintVerdict, type Own, shown, so } from './hint-question.ts'

const DONE: Record<
  OperationNode['operator'],
  { ideas: Idea[]; undoes: Idea[]; was: (number: string) => string }
> = {
  '+': { ideas: ['add'], undoes: ['takeAway'], was: number => `${number} was added` },
  '-': { ideas: ['takeAway'], undoes: ['add'], was: number => `${number} was taken away` },
  '×': { ideas: ['times'], undoes: ['divide'], was: number => `it was multiplied by ${number}` },
  '÷': { ideas: ['divide'], undoes: ['times'], was: number => `it was divided by ${number}` },
  '^': { ideas: ['powers'], undoes: [], was: number => `it was taken to the power ${number}` },
}

/** What is answered to the hints for an equation. */
export function ofEquation({ left, right, unknown }: SolveQuestion): HintQuestion[] {
  const letter = unknown === '?' ? 'the gap' : inline(unknown)
  const steps = [...operationsIn(left), ...operationsIn(right)]
  const isOnBoth = [left, right].every(side => {
    const form = linearForm(side)
    return form !== undefined && !isZero(form.slope)
  })
  return [
    {
      asks: /what has been done to|undone by|undo the adding/i,
      name: 'what has been done',
      judge: own => (isOnBoth ? undefined : doneTo(own, steps, letter)),
    },
    {
      asks: /which of the two do you undo first/i,
      name: 'what is undone first',
      isOfSum: true,
      judge: own => (isOnBoth ? undefined : undoneFirst(own, steps)),
    },
  ]
}

/** `the minus 7. so 18 - 7` names rightly what is undone first, and does it once more. */
function undoneFirst(own: Own, [outer, inner]: readonly OperationNode[]): HintVerdict | undefined {
  if (!outer || !inner || /[a-z] ?=|\bboth\b/.test(own.text)) return undefined
  const { ideas, was, undoes } = DONE[outer.operator]
  const number = numberOf(outer)
  const isOther = own.names(...undoes, ...DONE[inner.operator].ideas)
  if (!number || isOther || !own.names(...ideas) || !own.says(number.value)) return undefined
  return so(
    `the last thing that was done is undone first: ${was(shown(number.value))}.`,
    own.numbers.length > 1
      ? 'But doing the same once more does not undo it. What does?'
      : 'What undoes that, on both sides?',
  )
}

/** The number that an operation is done with, beside the letter. */
const numberOf = ({ left, right }: OperationNode) =>
  [right, left].flatMap(side => (withoutGroup(side).kind === 'number' ? literalsIn(side) : []))[0]

/** `its been times by 3 and then plus 5`: each that is named must be there, with its number. */
function doneTo(own: Own, steps: readonly OperationNode[], letter: string): HintVerdict | undefined {
  if (own.numbers.length === 0 || own.text.includes('=')) return undefined
  const named = steps.flatMap(step => {
    const number = numberOf(step)
    const { ideas, was } = DONE[step.operator]
    return number && own.names(...ideas) && own.says(number.value) ? [was(shown(number.value))] : []
  })
  // Another way round it is how to undo it, which is read as a step.
  const [last] = named
  if (!last || named.length < own.numbers.length || named.length > 2) return undefined
  return so(
    `that is what was done to ${letter}: ${named.toReversed().join(', and ')}.`,
    named.length > 1 ? 'Which of the two do you undo first, and how?' : 'How do you undo that on both sides?',
  )
}
