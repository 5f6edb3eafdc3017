import { ONE } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { type InterestQuestion, totalAfter } from './question.ts'
import { numberOf, valueFor } from './solve.ts'
import { topics } from './topics.ts'

type Own = ValueMisconception<InterestQuestion>

/** The answer where interest grows in another way or for another time. */
const answerAs = (question: InterestQuestion, change: Partial<InterestQuestion>) =>
  valueFor(question, numberOf({ ...question, ...change }))

const oneYear = (question: InterestQuestion) =>
  question.years.equals(1) ? undefined : answerAs(question, { years: ONE })
const other = (question: InterestQuestion) =>
  answerAs(question, { find: question.find === 'total' ? 'interest' : 'total' })

const all: readonly Own[] = [
  {
    id: 'interest-simple-one-year',
    name: 'One year only',
    topic: topics.simple,
    explanation: 'This is right for one year; the money stays for longer.',
    gap: 'Finds the simple interest of one year only.',
    predict: oneYear,
  },
  {
    id: 'interest-simple-other-asked',
    name: 'Interest and total mixed up',
    topic: topics.simple,
    explanation: 'Interest is only what comes on top; the total is the sum with its interest.',
    gap: 'Mixes up simple interest and the total with it.',
    predict: other,
  },
  {
    id: 'interest-percent-as-number',
    name: 'Per cent not taken as hundredths',
    topic: topics.simple,
    explanation: 'The per cent was multiplied like a whole number; per cent means out of a hundred.',
    gap: 'Multiplies by the per cent without dividing by a hundred.',
    predict(question) {
      const interest = question.principal.mul(question.rate).mul(question.years)
      return valueFor(question, question.find === 'total' ? question.principal.add(interest) : interest)
    },
  },
  {
    id: 'interest-compound-for-simple',
    name: 'Compound in place of simple',
    topic: topics.simple,
    explanation: 'Interest was taken of interest; simple interest is the same every year.',
    gap: 'Works out compound interest where simple interest is asked.',
    predict: question => (question.years.d === 1n ? answerAs(question, { growth: 'compound' }) : undefined),
  },
  {
    id: 'interest-simple-for-compound',
    name: 'The same amount every year',
    topic: topics.compound,
    explanation: 'The same amount was taken each year; the percentage is of what is there by then.',
    gap: 'Takes the same amount every year where a percentage is compounded.',
    predict(question) {
      const gone = totalAfter({ ...question, growth: 'simple' }, question.years)
      return gone.s > 0n ? answerAs(question, { growth: 'simple' }) : undefined
    },
  },
  {
    id: 'interest-compound-one-year',
    name: 'One year of several',
    topic: topics.compound,
    explanation: 'This is right after one year; go on for every further year.',
    gap: 'Stops after one year of compound growth.',
    predict: oneYear,
  },
  {
    id: 'interest-compound-other-asked',
    name: 'Growth and total mixed up',
    topic: topics.compound,
    explanation: 'What was added or lost is one thing, what it is worth in the end another.',
    gap: 'Mixes up what was added or lost with what is there in the end.',
    predict: other,
  },
]

/** Each belongs to the questions of its own topic. */
export const misconceptions: readonly Own[] = all.map(own => ({
  ...own,
  predict: question => (topics[question.growth] === own.topic ? own.predict(question) : undefined),
}))
