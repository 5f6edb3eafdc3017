import { linearForm } from '#maths/arithmetic/evaluate.ts'
import { literalsIn, type OperationNode, operationsIn, withoutGroup } from '#maths/arithmetic/expression.ts'
import { isZero } from '#maths/arithmetic/rational.ts'
import { inline } from '#maths/arithmetic/show.ts'
import type { SolveQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Idea } from '#maths/language/en/said-ideas.ts'
import { type HintQuestion, type HintVerdict, notSo, type Own, shown, so } from './hint-question.ts'

const DONE: Record<OperationNode['operator'], { ideas: Idea[]; was: (number: string) => string }> = {
  '+': { ideas: ['add'], was: number => `${number} was added` },
  '-': { ideas: ['takeAway'], was: number => `${number} was taken away` },
  '×': { ideas: ['times'], was: number => `it was multiplied by ${number}` },
  '÷': { ideas: ['divide'], was: number => `it was divided by ${number}` },
  '^': { ideas: ['powers'], was: number => `it was taken to the power ${number}` },
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
    undoneFirst(left),
  ]
}

const NAMED_AGAIN = /^\W*(?:the )?(?:minus|plus|[-+]) ?(\d[\d.]*)\b.*\d ?([-+]) ?\1(?![\d.])/

/** `the minus 7. so 18 - 7`: the right one is named, and done once more instead of undone. */
const undoneFirst = (left: SolveQuestion['left']): HintQuestion => ({
  asks: /which of the two do you undo first/i,
  name: 'what is undone first',
  judge: ({ text }) => {
    const { offset } = linearForm(left) ?? {}
    const [, number, sign] = NAMED_AGAIN.exec(text) ?? []
    return number && offset?.equals(`${sign}${number}`)
      ? notSo(
          `Yes, the ${shown(offset.abs())} goes first. It was ${sign === '-' ? 'taken away' : 'added'}: what undoes that?`,
        )
      : undefined
  },
})

/** `its been times by 3 and then plus 5`: each that is named must be there, with its number. */
function doneTo(own: Own, steps: readonly OperationNode[], letter: string): HintVerdict | undefined {
  if (own.numbers.length === 0 || own.text.includes('=')) return undefined
  const named = steps.flatMap(step => {
    const [number] = [step.right, step.left].flatMap(side =>
      withoutGroup(side).kind === 'number' ? literalsIn(side) : [],
    )
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
