import type { Rational } from '../../arithmetic/rational.ts'
import { rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { countOf, inOrder, meanOf, meanOfGroups, middleOf, middleOfGroup, sumOf } from './middle.ts'
import type { AveragesQuestion } from './question.ts'
import { modesOf } from './read.ts'
import { valueFor } from './solve.ts'
import { distancesOf } from './spread.ts'
import { topics } from './topics.ts'

/** Each number of a list once. */
const eachOnce = (numbers: readonly Rational[]) => [
  ...new Map(numbers.map(each => [each.toFraction(), each])).values(),
]

/** How often the most frequent number comes up. */
function mostOften(numbers: readonly Rational[]): number {
  return Math.max(...numbers.map(each => numbers.filter(other => other.equals(each)).length))
}

export const misconceptions: readonly ValueMisconception<AveragesQuestion>[] = [
  {
    id: 'mean-not-divided',
    name: 'Sum in place of mean',
    topic: topics.mean,
    explanation: 'The numbers were only added; the mean shares that sum out evenly, so divide it as well.',
    gap: 'Adds the numbers for the mean but does not divide by how many there are.',
    predict: question => (question.task === 'mean' ? valueFor(question, sumOf(question.numbers)) : undefined),
  },
  {
    id: 'median-for-mean',
    name: 'Median in place of mean',
    topic: topics.mean,
    explanation: 'The number in the middle is the median; the mean is the sum shared out evenly.',
    gap: 'Takes the median for the mean.',
    predict: question =>
      question.task === 'mean' ? valueFor(question, middleOf(inOrder(question.numbers))) : undefined,
  },
  {
    id: 'mean-as-missing-number',
    name: 'Missing number taken from the known mean',
    topic: topics.mean,
    explanation:
      'The mean of the known numbers was found; the missing one must bring the sum of all up to what the given mean needs.',
    gap: 'Takes the mean of the known numbers for the missing one.',
    predict: question =>
      question.task === 'missing' ? valueFor(question, meanOf(question.numbers)) : undefined,
  },
  {
    id: 'missing-number-divided-by-known',
    name: 'Missing number not counted',
    topic: topics.mean,
    explanation:
      'The missing number counts as well, so the sum is the mean times one more than the known numbers.',
    gap: 'Forgets to count the missing number when going back from a mean.',
    predict(question) {
      if (question.task !== 'missing') return undefined
      const { numbers, mean } = question
      return valueFor(question, mean.mul(numbers.length).sub(sumOf(numbers)).abs())
    },
  },
  {
    id: 'total-divided',
    name: 'Mean divided again',
    topic: topics.mean,
    explanation: 'The mean is already shared out; to get the sum back, multiply by how many there are.',
    gap: 'Divides a mean by how many numbers there are to find their sum.',
    predict: question =>
      question.task === 'total' ? valueFor(question, question.mean.div(rational(question.count))) : undefined,
  },
  {
    id: 'needed-mean-itself',
    name: 'The mean itself for what is needed',
    topic: topics.mean,
    explanation:
      'This is the mean that all are to have; the last one must make up for those that are off it.',
    gap: 'Takes the mean that is wanted for the number that is missing.',
    predict: question => (question.task === 'missing' ? valueFor(question, question.mean) : undefined),
  },
  {
    id: 'table-frequencies-ignored',
    name: 'Frequencies left out',
    topic: topics.mean,
    explanation: 'Each number counts as often as its frequency says, so multiply before you add.',
    gap: 'Takes the mean of the numbers of a table without their frequencies.',
    predict(question) {
      if (question.task === 'grouped') return valueFor(question, meanOf(question.groups.map(middleOfGroup)))
      return question.task === 'mean' && question.isTable
        ? valueFor(question, meanOf(eachOnce(question.numbers)))
        : undefined
    },
  },
  {
    id: 'table-divided-by-rows',
    name: 'Divided by the rows',
    topic: topics.mean,
    explanation: 'The total is shared out among all that were counted, not among the rows of the table.',
    gap: 'Divides the total of a frequency table by how many rows it has.',
    predict(question) {
      if (question.task === 'grouped') {
        const { groups } = question
        const total = meanOfGroups(groups, middleOfGroup).mul(countOf(groups))
        return valueFor(question, total.div(groups.length))
      }
      return question.task === 'mean' && question.isTable
        ? valueFor(question, sumOf(question.numbers).div(eachOnce(question.numbers).length))
        : undefined
    },
  },
  {
    id: 'groups-by-their-ends',
    name: 'Ends of the groups',
    topic: topics.mean,
    explanation: 'Nobody knows where in a group the numbers are, so its middle stands for all of them.',
    gap: 'Takes the upper ends of groups in place of their middles.',
    predict: question =>
      question.task === 'grouped'
        ? valueFor(
            question,
            meanOfGroups(question.groups, ({ high }) => high),
          )
        : undefined,
  },
  {
    id: 'median-upper-of-two',
    name: 'Upper one of two in the middle',
    topic: topics.median,
    explanation: 'Two numbers are in the middle; the median lies halfway between them.',
    gap: 'Takes one of the two numbers in the middle for the median.',
    predict: question =>
      question.task === 'median' && question.numbers.length % 2 === 0
        ? valueFor(question, inOrder(question.numbers)[question.numbers.length / 2] ?? rational(0))
        : undefined,
  },
  {
    id: 'median-not-ordered',
    name: 'Middle of the list as it stands',
    topic: topics.median,
    explanation: 'The middle was taken of the list as it is written; put the numbers in order first.',
    gap: 'Takes the median without putting the numbers in order.',
    predict: question =>
      question.task === 'median' ? valueFor(question, middleOf(question.numbers)) : undefined,
  },
  {
    id: 'mean-for-median',
    name: 'Mean in place of median',
    topic: topics.median,
    explanation:
      'Adding and dividing gives the mean; the median is the number in the middle of the ordered list.',
    gap: 'Takes the mean for the median.',
    predict: question =>
      question.task === 'median' ? valueFor(question, meanOf(question.numbers)) : undefined,
  },
  {
    id: 'mode-counts',
    name: 'How often in place of what',
    topic: topics.modeAndRange,
    explanation: 'This says how often it comes up; the mode is the number itself.',
    gap: 'Says how often the mode comes up in place of the mode.',
    predict: question =>
      question.task === 'mode' && modesOf(question.numbers).length === 1
        ? numberValue(mostOften(question.numbers))
        : undefined,
  },
  {
    id: 'range-is-biggest',
    name: 'Biggest number for the range',
    topic: topics.modeAndRange,
    explanation: 'The range is how far it is from the smallest number to the biggest, not the biggest alone.',
    gap: 'Takes the biggest number for the range.',
    predict: question =>
      question.task === 'range'
        ? valueFor(question, inOrder(question.numbers).at(-1) ?? rational(0))
        : undefined,
  },
  {
    id: 'range-first-to-last',
    name: 'Range from first to last',
    topic: topics.modeAndRange,
    explanation:
      'The first and the last number of the list were taken; look for the smallest and the biggest.',
    gap: 'Takes the difference of the first and the last number for the range.',
    predict(question) {
      if (question.task !== 'range') return undefined
      const [first = rational(0)] = question.numbers
      return valueFor(question, (question.numbers.at(-1) ?? first).sub(first).abs())
    },
  },
  {
    id: 'deviations-not-shared-out',
    name: 'Sum of the distances from the mean',
    topic: topics.spread,
    explanation: 'The distances from the mean were only added; their mean shares that sum out evenly.',
    gap: 'Adds the distances from the mean but does not divide by how many there are.',
    predict: question =>
      question.task === 'spread' && question.spread === 'mean absolute deviation'
        ? valueFor(question, sumOf(distancesOf(question.numbers)))
        : undefined,
  },
  {
    id: 'mean-for-deviation',
    name: 'Mean in place of the mean absolute deviation',
    topic: topics.spread,
    explanation: 'This is the mean itself; the deviation says how far the numbers are from it.',
    gap: 'Stops at the mean when the mean absolute deviation is asked for.',
    predict: question =>
      question.task === 'spread' && question.spread === 'mean absolute deviation'
        ? valueFor(question, meanOf(question.numbers))
        : undefined,
  },
  {
    id: 'range-for-interquartile-range',
    name: 'Range in place of the interquartile range',
    topic: topics.spread,
    explanation: 'This is how far it is from end to end; quartiles leave out the outer parts of the list.',
    gap: 'Takes the ends of the list for its quartiles.',
    predict(question) {
      if (question.task !== 'spread' || question.spread === 'mean absolute deviation') return undefined
      const sorted = inOrder(question.numbers)
      const [low = rational(0), high = rational(0)] = [sorted[0], sorted.at(-1)]
      if (question.spread === 'interquartile range') return valueFor(question, high.sub(low))
      return valueFor(question, question.spread === 'lower quartile' ? low : high)
    },
  },
  {
    id: 'quartiles-not-ordered',
    name: 'Quartiles of the list as it stands',
    topic: topics.spread,
    explanation: 'The halves were taken of the list as it is written; put the numbers in order first.',
    gap: 'Takes quartiles without putting the numbers in order.',
    predict(question) {
      if (question.task !== 'spread' || question.spread === 'mean absolute deviation') return undefined
      const { numbers, spread } = question
      const half = Math.floor(numbers.length / 2)
      const [low, high] = [numbers.slice(0, half), numbers.slice(numbers.length - half)].map(middleOf)
      if (!low || !high) return undefined
      const value = spread === 'lower quartile' ? low : spread === 'upper quartile' ? high : high.sub(low)
      return valueFor(question, value)
    },
  },
  {
    id: 'range-for-mode',
    name: 'Biggest number for the mode',
    topic: topics.modeAndRange,
    explanation: 'The mode is the number that comes up most often, however big it is.',
    gap: 'Takes the biggest number for the mode.',
    predict: question =>
      question.task === 'mode' ? numberValue(inOrder(question.numbers).at(-1) ?? rational(0)) : undefined,
  },
]
