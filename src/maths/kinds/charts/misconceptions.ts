import { numberValue } from '../../values/number.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { ChartsQuestion } from './question.ts'
import { topics } from './topics.ts'
import { valueFor } from './value.ts'

/** Each goes by what its reader has found that it leads to: id, name, what is said to the child, gap. */
const SAYS: [string, string, string, string][] = [
  [
    'pie-count-as-angle',
    'Count for the angle',
    'This is how many there are; find which part of all that is, and take that part of the full turn.',
    'Takes how many there are for the degrees of a sector, or the other way round.',
  ],
  [
    'pie-percent-as-angle',
    'Per cent for degrees',
    'This is the part in a hundred; a full turn has more degrees than that.',
    'Takes the percentage of a sector for its degrees.',
  ],
  [
    'chart-key-ignored',
    'Key left out',
    'These are the symbols; each of them stands for as many as the key says.',
    'Counts the symbols of a pictogram without their key.',
  ],
  [
    'chart-part-symbol',
    'Part of a symbol left out',
    'A part of a symbol counts as well: it stands for that part of what the key says.',
    'Leaves out the part of a symbol in a pictogram.',
  ],
  [
    'chart-compared-by-adding',
    'Added to compare',
    'How many more it is tells the gap between the two: take the smaller one from the bigger one.',
    'Adds two bars that are to be compared.',
  ],
  [
    'chart-one-bar-only',
    'One bar only',
    'This is what one of them says; the question is about more than one.',
    'Gives one bar where two are to be compared or several added.',
  ],
  [
    'chart-how-many-for-which',
    'How many in place of which',
    'This is how often it comes up; say what it is that comes up so often.',
    'Says how often something comes up where it is to be named.',
  ],
  [
    'sets-overlap-twice',
    'Overlap counted twice',
    'Those in both are in each of the two counts: take them off once.',
    'Counts those in both of two sets twice.',
  ],
  [
    'sets-inside-for-outside',
    'Inside in place of outside',
    'These are in the circles; whoever is in neither is outside of both.',
    'Gives how many are in two sets where another part is asked for.',
  ],
  [
    'sets-overlap',
    'Overlap for another part',
    'These are in both; see which part of the circles is asked for.',
    'Gives those in both sets where another part is asked for.',
  ],
]

export const misconceptions = SAYS.map(
  ([id, name, explanation, gap]): ValueMisconception<ChartsQuestion> => ({
    id,
    name,
    topic: id.startsWith('sets') ? topics.sets : topics.charts,
    explanation,
    gap,
    predict(question) {
      const led = question.slips[id]
      return led && (question.as === 'name' ? numberValue(led) : valueFor(question, led))
    },
  }),
)
