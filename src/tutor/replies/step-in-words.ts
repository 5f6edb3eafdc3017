import type { Expression } from '#maths/arithmetic/expression.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { openStep } from '#maths/marking/open-step.ts'
import { type Calculation, calculationsIn } from '#maths/routes/calculations.ts'
import { calculationAsked } from '../asked-last.ts'
import { wasSaid } from './voice.ts'

const TELLING_WORDS = 3
const WHICH = 'Which sum is that?'

/** What happens next is for the child to put into a sum: that comes with the second hint, and of several parts the first. */
export function stepInWords(plan: string, { kind }: Question): string | undefined {
  const [words = ''] = plan.split(':')
  const asked = calculationAsked(openStep(plan))
  const [first, ...others] = asked ? calculationsIn(asked).toReversed() : []
  if (first && others.some(({ operator }) => operator !== first.operator))
    return `The next step has more than one part. Begin with ${saidOf(first)}: what is that, and what does it tell you here?`
  const isTold = kind === 'story' || (first !== undefined && words.split(' ').length >= TELLING_WORDS)
  return isTold ? `The next step: ${words}. ${WHICH}` : undefined
}

/** The calculation that was asked for in words. */
export const calculationAskedIn = (text: string, question: Question): Expression | undefined =>
  solve(question)
    .steps.filter(({ plan }) => {
      const words = stepInWords(plan, question)
      return words?.endsWith(WHICH) && wasSaid([text], words)
    })
    .map(({ plan }) => calculationAsked(openStep(plan)))
    .at(-1)

const SAID: Readonly<Record<Calculation['operator'], string>> = {
  '+': 'plus',
  '-': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '^': 'to the power of',
}

function saidOf({ left, operator, right }: Calculation): string {
  const [one, other] = [left.value, right.value].map(each => inline(valueLatex(each, true)))
  return operator === '÷' && right.value.equals(2) ? `half of ${one}` : `${one} ${SAID[operator]} ${other}`
}
