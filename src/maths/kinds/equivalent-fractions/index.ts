import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { fractionOver, type WrittenFraction } from '../../values/fraction-over.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { equivalentByHand } from './by-hand.ts'
import type { EquivalentFractionQuestion } from './question.ts'
import { readEquivalent, triggers } from './read.ts'

const topic: Topic = {
  concept: 'Equivalent fractions',
  standard: '4.NF.A.1',
  mastery: 'Writes a fraction with another denominator that is worth the same.',
  tips: [
    'What is one number below a line multiplied by to become the other?',
    'Cut every piece into equally many smaller ones. How many of the small pieces are coloured now?',
  ],
  activities: [
    {
      title: 'Folded strips',
      description:
        'Fold a strip of paper into equal parts and colour some. Now fold the whole strip once more across all parts. How many parts are there now, how many of them are coloured, and is more of the strip coloured than before?',
    },
  ],
}

const shown = ({ top, bottom }: WrittenFraction) => `\\frac{${top}}{${bottom}}`

/** What both numbers are multiplied by. */
const factorOf = ({ given, told, number }: EquivalentFractionQuestion) =>
  number / (told === 'denominator' ? given.bottom : given.top)

function writtenAs(question: EquivalentFractionQuestion, { top, bottom }: WrittenFraction): Value {
  const missing = question.told === 'denominator' ? 'numerator' : 'denominator'
  return fractionOver({ top, bottom }, missing, question.given)
}

function solve(question: EquivalentFractionQuestion): Solved {
  const { given, told, number } = question
  const factor = factorOf(question)
  const from = told === 'denominator' ? given.bottom : given.top
  const answer = writtenAs(question, { top: given.top * factor, bottom: given.bottom * factor })
  const where = told === 'denominator' ? 'bottom' : 'top'
  return {
    steps: [
      valueStep(
        `See what the ${where} is multiplied by: ${inline(`${number} \\div ${from} = ${factor}`)}`,
        factor,
      ),
      valueStep(`Multiply the other number by the same: ${inline(`${shown(given)} = ${answer.latex}`)}`),
    ],
    answer,
  }
}

const misconceptions: ValueMisconception<EquivalentFractionQuestion>[] = [
  {
    id: 'same-added-above-and-below',
    name: 'Same number added above and below',
    topic,
    explanation:
      'Adding the same above and below changes what a fraction is worth. Multiply both numbers by the same one.',
    gap: 'Adds the same number to top and bottom to make an equivalent fraction.',
    predict(question) {
      const { given, told, number } = question
      const by = number - (told === 'denominator' ? given.bottom : given.top)
      return writtenAs(question, { top: given.top + by, bottom: given.bottom + by })
    },
  },
  {
    id: 'only-one-number-changed',
    name: 'Only one number changed',
    topic,
    explanation: 'With one number changed alone it is another amount. The other one is multiplied as well.',
    gap: 'Changes only the top or only the bottom of a fraction to make an equivalent one.',
    predict(question) {
      const { given, told, number } = question
      const top = told === 'denominator' ? given.top : number
      return writtenAs(question, { top, bottom: told === 'denominator' ? number : given.bottom })
    },
  },
]

function make(random: Random, grade: number): EquivalentFractionQuestion {
  const bottom = between(random, 3, grade >= 5 ? 12 : 8)
  const top = between(random, 1, bottom - 1)
  const factor = between(random, 2, grade >= 5 ? 9 : 5)
  const told = pick<EquivalentFractionQuestion['told']>(random, ['denominator', 'denominator', 'numerator'])
  const number = BigInt((told === 'denominator' ? bottom : top) * factor)
  return {
    kind: 'equivalent fractions',
    text: '',
    given: { top: BigInt(top), bottom: BigInt(bottom) },
    told,
    number,
  }
}

/** A fraction written with another denominator or numerator. */
export const equivalentFractions = defineKind<EquivalentFractionQuestion>({
  name: 'equivalent fractions',
  topics: [topic],
  triggers,
  read: readEquivalent,
  solve,
  write: ({ given, told, number }) =>
    `Write ${inline(shown(given))} as an equivalent fraction with ${told} ${inline(`${number}`)}.`,
  make,
  byHand: equivalentByHand,
  misconceptions,
})
