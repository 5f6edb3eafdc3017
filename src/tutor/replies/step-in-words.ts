import { type Expression, literalsIn } from '#maths/arithmetic/expression.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { openStep } from '#maths/marking/open-step.ts'
import { type Calculation, calculationsIn } from '#maths/routes/calculations.ts'
import { calculationAsked } from '../asked-last.ts'
import { quantitiesOf } from '../quantities/of-kinds.ts'
import type { Work } from '../work.ts'
import { wasSaid } from './voice.ts'

const TELLING_WORDS = 3
const WHICH = 'Which sum is that?'
export const NEXT_STEP = 'The next step: '

/** Asks for it without a word of what it is. */
export const WHICH_NEXT = [
  'How do you go on from there: which sum comes next?',
  'Which sum brings you on from there?',
  'What is still missing, and which sum tells it?',
] as const

/** What happens next is for the child to put into a sum: that comes with the second hint, and of several parts the first. */
export function stepInWords(plan: string, { kind }: Question): string | undefined {
  const [words = ''] = plan.split(':')
  const asked = calculationAsked(openStep(plan))
  const [first, ...others] = asked ? calculationsIn(asked).toReversed() : []
  if (first && others.some(({ operator }) => operator !== first.operator))
    return `The next step has more than one part. Begin with ${saidOf(first)}: what is that, and what does it tell you here?`
  const isTold = kind === 'story' || (first !== undefined && words.split(' ').length >= TELLING_WORDS)
  return isTold ? `${NEXT_STEP}${words}. ${WHICH}` : undefined
}

/** The calculation that was asked for in words, or without any. */
export function calculationAskedIn(text: string, { problem, proven }: Work): Expression | undefined {
  const { question } = problem
  const isNext = WHICH_NEXT.some(words => wasSaid([text], words))
  // What is asked behind a number of the way goes on with that number.
  const from = quantitiesOf(question).flatMap(({ next, values }) => (wasSaid([text], next) ? values : []))
  const goesOn = (plan: string) => {
    const asked = calculationAsked(openStep(plan))
    return asked && literalsIn(asked).some(({ value }) => from.some(each => each.equals(value)))
  }
  return solve(question)
    .steps.filter(({ plan }, at) => {
      const words = stepInWords(plan, question)
      if (at > 0 && goesOn(plan)) return true
      return words?.endsWith(WHICH) && (isNext ? at === proven.lastIndexOf(true) + 1 : wasSaid([text], words))
    })
    .map(({ plan }) => calculationAsked(openStep(plan)))
    .at(-1)
}

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
