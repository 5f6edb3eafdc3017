import { rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
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
      const odds = rational(chance.wanted, chance.all - chance.wanted)
      // Whoever rolls more than 4 on a die of six and says a half has counted the 4.
      const isOneMore = !chance.kinds && odds.equals(rational(chance.wanted + 1n, chance.all))
      // Of two coins a third is what each number of heads would have, if all were equally likely.
      const isOfKinds = chance.kinds !== undefined && odds.equals(rational(1, chance.kinds))
      return isOneMore || isOfKinds ? undefined : probability(odds)
    },
  },
  {
    id: 'chance-one-too-many',
    name: 'One outcome too many',
    topic: topics.single,
    explanation: 'One outcome too many was counted: list those that fit and test each of them.',
    gap: 'Counts an outcome that does not fit, such as the number that has to be passed.',
    predict: ({ chance }) =>
      chance.by === 'counting' && !chance.kinds && chance.wanted + 1n < chance.all
        ? probability(rational(chance.wanted + 1n, chance.all))
        : undefined,
  },
  {
    id: 'chance-one-of-wanted',
    name: 'One over what fits',
    topic: topics.single,
    explanation: 'What fits belongs on top of the fraction, and everything together below.',
    gap: 'Writes one over what is wanted in place of wanted over all.',
    predict: ({ chance }) =>
      chance.by === 'counting' && chance.kinds && chance.wanted > 1n
        ? probability(rational(1n, chance.wanted))
        : undefined,
  },
  {
    id: 'chance-from-a-hundred',
    name: 'Taken from a hundred',
    topic: topics.single,
    explanation: 'All probabilities together make one, or a hundred per cent; take it from that.',
    gap: 'Takes a decimal probability from a hundred in place of from one.',
    predict: ({ chance }) =>
      chance.by === 'complement' ? numberValue(rational(100).sub(chance.of)) : undefined,
  },
  {
    id: 'chance-same-as-opposite',
    name: 'The same chance for the opposite',
    topic: topics.single,
    explanation: 'This is the chance that it happens; what is left of one is the chance that it does not.',
    gap: 'Takes an event and its opposite for equally likely.',
    predict: ({ chance }) => (chance.by === 'complement' ? probability(chance.of) : undefined),
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
      const [first, second] = chance.draws
      if (!first || second?.all !== first.all - 1n) return undefined
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
  {
    id: 'chance-tops-and-bottoms-added',
    name: 'Tops and bottoms added',
    topic: topics.several,
    explanation: 'For one and then the other the chances are multiplied, a part of a part.',
    gap: 'Adds tops and bottoms of the chances of several draws.',
    predict({ chance }) {
      if (chance.by !== 'drawing') return undefined
      const sum = (of: 'wanted' | 'all') => chance.draws.reduce((total, each) => total + each[of], 0n)
      return probability(rational(sum('wanted'), sum('all')))
    },
  },
]
