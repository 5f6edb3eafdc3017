import { rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { choices, factorial, orders } from './counts.ts'
import type { ArrangementQuestion, ArrangementTask } from './question.ts'
import { readArrangement, triggers } from './read.ts'
import { solveArrangement, ways } from './solve.ts'

const topic: Topic = {
  concept: 'Arrangements and choices',
  standard: 'HSS.CP.B.9',
  mastery: 'Counts in how many ways things can be arranged or chosen.',
  tips: [
    'How many things can come first? How many are left for the next place?',
    'Multiply the choices for each place. Does the order count? If not, each group was counted several times.',
  ],
  activities: [
    {
      title: 'All the line-ups',
      description:
        'Let three toys stand in a row and draw every order in which they can stand. Then add a fourth toy: guess first how many orders there are now, and find a way to list them without leaving one out.',
    },
  ],
}

/** How many can be taken, and from how many. */
function sizes(question: ArrangementQuestion): { of: number; chosen: number } | undefined {
  if (question.task === 'in a row') return { of: question.count, chosen: question.count }
  return question.task === 'ordered' || question.task === 'chosen' ? question : undefined
}

const misconceptions: ValueMisconception<ArrangementQuestion>[] = [
  {
    id: 'choices-added',
    name: 'Choices added in place of multiplied',
    topic,
    explanation:
      'For each choice of the first there are all the choices of the next, so they are multiplied.',
    gap: 'Adds the choices in place of multiplying them.',
    predict(question) {
      if (question.task === 'one of each')
        return ways(BigInt(question.counts.reduce((sum, each) => sum + each, 0)))
      const size = sizes(question)
      if (!size) return undefined
      const all = Array.from({ length: size.chosen }, (_, at) => size.of - at)
      return ways(BigInt(all.reduce((sum, each) => sum + each, 0)))
    },
  },
  {
    id: 'used-things-again',
    name: 'Things used again',
    topic,
    explanation:
      'What stands in one place can not stand in the next as well, so there is one less each time.',
    gap: 'Counts the same things again for each place of an arrangement.',
    predict(question) {
      const size = sizes(question)
      return size && size.chosen > 1 ? ways(BigInt(size.of) ** BigInt(size.chosen)) : undefined
    },
  },
  {
    id: 'order-taken-wrongly',
    name: 'Order counted where it does not matter, or the other way round',
    topic,
    explanation:
      'See whether another order makes it another result: for a group it does not, for places it does.',
    gap: 'Mixes up choices in which the order counts and those in which it does not.',
    predict(question) {
      if (question.task === 'chosen') return ways(orders(question.of, question.chosen))
      return question.task === 'ordered' ? ways(choices(question.of, question.chosen)) : undefined
    },
  },
]

function make(random: Random): ArrangementQuestion {
  const task = pick<() => ArrangementTask>(random, [
    () => {
      const number = between(random, 3, 7)
      return { task: 'value', source: `${number}!`, value: rational(factorial(number)) }
    },
    () => ({ task: 'in a row', count: between(random, 4, 7) }),
    () => ({ task: 'chosen', of: between(random, 6, 12), chosen: between(random, 2, 3) }),
    () => ({ task: 'ordered', of: between(random, 5, 12), chosen: between(random, 2, 3) }),
    () => ({
      task: 'one of each',
      counts: [between(random, 3, 6), between(random, 3, 6), between(random, 2, 5)],
    }),
  ])()
  return { kind: 'arrangements', text: '', ...task }
}

function write(question: ArrangementQuestion): string {
  const math = (value: number | string) => inline(`${value}`)
  switch (question.task) {
    case 'value':
      return `Evaluate ${math(question.source)}`
    case 'in a row':
      return `In how many ways can ${math(question.count)} books be arranged on a shelf?`
    case 'chosen':
      return `In how many ways can ${math(question.chosen)} people be chosen from ${math(question.of)} people?`
    case 'ordered':
      return `In how many ways can ${math(question.chosen)} of ${math(question.of)} books be arranged on a shelf?`
    case 'letters':
      return `In how many ways can the letters of the word ${question.word} be arranged?`
    case 'repeated':
      return `How many ${question.places}-digit codes can be made using the digits ${math(1)} to ${math(question.of)} if digits can be repeated?`
    case 'one of each': {
      const sorts = ['starters', 'mains', 'desserts', 'drinks']
      const list = question.counts.map((count, at) => `${math(count)} ${sorts[at % sorts.length]}`)
      return `How many meals can be made from ${list.slice(0, -1).join(', ')} and ${list.at(-1)}?`
    }
  }
}

/** Factorials, permutations, combinations, and choices of one of each sort. */
export const arrangements = defineKind<ArrangementQuestion>({
  name: 'arrangements',
  topics: [topic],
  triggers,
  read: readArrangement,
  solve: solveArrangement,
  write,
  make,
  misconceptions,
})
