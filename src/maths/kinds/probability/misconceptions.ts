import { rational } from '../../arithmetic/rational.ts'
import { probability } from '../../values/probability.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { ProbabilityQuestion } from './question.ts'
import { chanceOf } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<ProbabilityQuestion>[] = [
  {
    id: 'chance-part-to-part',
    name: 'Compared with the rest',
    topic: topics.single,
    explanation:
      'What fits was compared with what does not fit; the bottom of the fraction is everything together.',
    gap: 'Compares what is wanted with the rest in place of with everything.',
    predict({ chance }) {
      if (chance.by !== 'counting' || chance.wanted * 2n >= chance.all) return undefined
      return probability(rational(chance.wanted, chance.all - chance.wanted))
    },
  },
  {
    id: 'chance-of-the-opposite',
    name: 'Chance of the opposite',
    topic: topics.single,
    explanation: 'This is how likely it is that it does not happen.',
    gap: 'Finds the probability that something does not happen.',
    predict: ({ chance }) =>
      chance.by === 'counting' ? probability(rational(chance.all - chance.wanted, chance.all)) : undefined,
  },
  {
    id: 'chance-all-kinds-equal',
    name: 'Every sort equally likely',
    topic: topics.single,
    explanation:
      'The sorts are not equally likely: there are more of one than of the other, so count every single thing.',
    gap: 'Takes every sort for equally likely however many there are of each.',
    predict: ({ chance }) =>
      chance.by === 'counting' && chance.kinds ? probability(rational(1, chance.kinds)) : undefined,
  },
  {
    id: 'chance-as-if-put-back',
    name: 'As if it was put back',
    topic: topics.several,
    explanation: 'What was drawn is gone; the next draw has one thing less to choose from.',
    gap: 'Forgets that a thing that was drawn is not put back.',
    predict({ chance }) {
      if (chance.by !== 'drawing') return undefined
      const [first] = chance.draws
      if (!first) return undefined
      return probability(chance.draws.map(() => rational(first.wanted, first.all)).reduce((a, b) => a.mul(b)))
    },
  },
  {
    id: 'chance-first-draw-only',
    name: 'Only the first draw',
    topic: topics.several,
    explanation: 'This is the chance of the first draw alone; all draws have to come out as asked.',
    gap: 'Finds the probability of the first of several draws only.',
    predict(question) {
      if (question.chance.by !== 'drawing') return undefined
      const [first] = question.chance.draws
      const own = first && rational(first.wanted, first.all)
      return own && !own.equals(chanceOf(question.chance)) ? probability(own) : undefined
    },
  },
]
