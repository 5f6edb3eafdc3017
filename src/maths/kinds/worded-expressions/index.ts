import { minus, plus, times } from '../../algebra/polynomial.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Acts, phraseIn, RIGHT } from './parse-phrase.ts'
import type { WordedExpressionQuestion } from './question.ts'
import { readWordedExpression, triggers } from './read.ts'
import { answerFor, solveWordedExpression } from './solve.ts'

const topic: Topic = {
  concept: 'Words as expressions',
  standard: '6.EE.A.2a',
  mastery: 'Writes words for a calculation as an expression with letters.',
  tips: [
    'What stands for the number that you don’t know? Which word tells what is done with it?',
    'Put an easy number in place of the letter and say the words again. What would you work out, and in which order?',
  ],
  activities: [
    {
      title: 'Secret orders',
      description:
        'One person whispers what is to be done with a number, such as doubling it and taking some away. The other writes it with a letter, and a third one, who has not heard the words, reads the expression aloud in words again. Is it still the same?',
    },
  ],
}

/** What comes of the words where they are taken to do something else. */
const takenAs =
  (acts: Partial<Acts>): ValueMisconception<WordedExpressionQuestion>['predict'] =>
  ({ phrase, letters }) => {
    const taken = phraseIn(phrase, { ...RIGHT, ...acts })
    return taken && answerFor(taken, letters)
  }

const misconceptions: ValueMisconception<WordedExpressionQuestion>[] = [
  {
    id: 'less-than-in-order-of-words',
    name: 'Less than in the order of the words',
    topic,
    explanation: 'What is less than a number is taken away from it, so the number comes first.',
    gap: 'Writes what is less than a number in the order of the words.',
    predict: takenAs({ subtract: (left, right) => minus(right, left) }),
  },
  {
    id: 'words-for-sum-multiplied',
    name: 'Multiplied in place of added',
    topic,
    explanation: 'A sum or more than means adding, not multiplying.',
    gap: 'Multiplies where words tell to add.',
    predict: takenAs({ add: times }),
  },
  {
    id: 'words-for-product-added',
    name: 'Added in place of multiplied',
    topic,
    explanation: 'A product or so many times means multiplying, not adding.',
    gap: 'Adds where words tell to multiply.',
    predict: takenAs({ multiply: plus }),
  },
]

function make(random: Random): WordedExpressionQuestion {
  const letter = pick(random, ['x', 'y', 'n', 'm'])
  const [a, b] = [between(random, 3, 12), between(random, 3, 9)]
  const phrase = pick(random, [
    `the sum of ${letter} and ${a}`,
    `${a} more than ${letter}`,
    `${a} less than ${letter}`,
    `${letter} subtracted from ${a}`,
    `the product of ${a} and ${letter}`,
    `${a} less than twice ${letter}`,
    `${b} times the sum of ${letter} and ${a}`,
    `${a} more than the product of ${b} and ${letter}`,
  ])
  const polynomial = phraseIn(phrase)
  if (!polynomial) throw new RangeError(`The phrase is not clear: ${phrase}`)
  return { kind: 'worded expressions', text: '', phrase, polynomial, letters: [letter] }
}

/** Words for a calculation, to be written with letters. */
export const wordedExpressions = defineKind<WordedExpressionQuestion>({
  name: 'worded expressions',
  topics: [topic],
  triggers,
  read: readWordedExpression,
  solve: solveWordedExpression,
  write: ({ phrase, letters }) =>
    `${letters?.length === 0 ? 'What is' : 'Write an expression for'} ${phrase.replace(/\d+(?:\/\d+)?/g, number => inline(number))}${letters?.length === 0 ? '?' : '.'}`,
  make,
  misconceptions,
})
