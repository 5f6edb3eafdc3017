import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type Relation, turned } from '../../values/inequality.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { Bound, WordedInequalityQuestion } from './question.ts'
import { readWordedInequality, triggers } from './read.ts'
import { answerWith, solveWordedInequality } from './solve.ts'
import { topic } from './topics.ts'

const OTHER_END: Record<Relation, Relation> = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' }

/** The same words with every sign taken for another one. */
const takenAs =
  (change: (relation: Relation) => Relation): ValueMisconception<WordedInequalityQuestion>['predict'] =>
  question => {
    const other = (bound: Bound): Bound => ({ ...bound, relation: change(bound.relation) })
    const [first, second] = question.bounds
    return answerWith(question, second === undefined ? [other(first)] : [other(first), other(second)])
  }

const misconceptions: readonly ValueMisconception<WordedInequalityQuestion>[] = [
  {
    id: 'end-of-words-left-out-or-in',
    name: 'The end itself taken wrongly',
    topic,
    explanation:
      'At least and at most let the number itself in, more than and less than leave it out; the line below the sign says which.',
    gap: 'Mixes up signs with and without the line when writing words as an inequality.',
    predict: takenAs(relation => OTHER_END[relation]),
  },
  {
    id: 'sign-of-words-turned',
    name: 'Sign the wrong way round',
    topic,
    explanation:
      'The sign opens towards the bigger side; at least means from there upwards, at most downwards.',
    gap: 'Turns the sign round when writing words as an inequality.',
    predict(question) {
      // Both signs of a range turned make none.
      return question.bounds.length === 1 ? takenAs(turned)(question) : undefined
    },
  },
]

const WORDS: Record<Relation, [string, ...string[]]> = {
  '<': ['less than #', 'smaller than #', 'below #'],
  '>': ['greater than #', 'more than #', 'above #'],
  '≤': ['at most #', 'no more than #', 'less than or equal to #', '# or less'],
  '≥': ['at least #', 'no less than #', 'greater than or equal to #', '# or more'],
}

const phraseFor = (random: Random, { relation, at }: Bound) =>
  pick(random, WORDS[relation]).replace('#', at.toFraction())

function make(random: Random): WordedInequalityQuestion {
  const letter = pick(random, ['x', 'y', 'n', 't'])
  const bound = (relation: Relation, at: Rational): Bound => ({ relation, at })
  const low = rational(between(random, -9, 12))
  if (random() < 0.75) {
    const only = bound(pick<Relation>(random, ['<', '>', '≤', '≥']), low)
    const phrase = `${letter} is ${phraseFor(random, only)}`
    return { kind: 'worded inequality', text: '', phrase, letter, bounds: [only] }
  }
  const first = bound(pick<Relation>(random, ['>', '≥']), low)
  const second = bound(pick<Relation>(random, ['<', '≤']), low.add(between(random, 3, 12)))
  const phrase = `${letter} is ${phraseFor(random, first)} and ${phraseFor(random, second)}`
  return { kind: 'worded inequality', text: '', phrase, letter, bounds: [first, second] }
}

const shown = (phrase: string) => phrase.replace(/-?\d+(?:\/\d+)?(?:\.\d+)?/g, number => inline(number))

/** Words such as at least and no more than, to be written as an inequality. */
export const wordedInequalities = defineKind<WordedInequalityQuestion>({
  name: 'worded inequality',
  topics: [topic],
  triggers,
  read: readWordedInequality,
  solve: solveWordedInequality,
  write: ({ phrase }) => `Write as an inequality: ${shown(phrase)}`,
  make,
  misconceptions,
})
