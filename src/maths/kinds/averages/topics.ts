import type { Topic } from '../../domain/topic.ts'

const levelling = {
  title: 'Level the towers',
  description:
    'Build towers of bricks or coins, each of another height. Move bricks from tall towers to small ones until all are level: that height is the mean. Which tower is in the middle when they stand in order? That is the median.',
}
const steps = {
  title: 'A week of steps',
  description:
    'Note one number each day for a week: pages read, minutes outside, cars of one colour. Which number came up most often? How far apart are the biggest and the smallest? Guess before you count.',
}

export const topics = {
  mean: {
    concept: 'Mean of numbers',
    standard: '6.SP.B.5c',
    mastery: 'Finds the mean of a list of numbers.',
    tips: [
      'Imagine everything is put together and shared out evenly. What do you do first?',
      'Add up all the numbers, then divide by how many numbers there are.',
    ],
    activities: [levelling],
  },
  median: {
    concept: 'Median of numbers',
    standard: '6.SP.B.5c',
    mastery: 'Finds the median of a list of numbers.',
    tips: [
      'The median stands in the middle. What must be done to the list first?',
      'Write the numbers in order of size, then cross off one at each end until the middle is left. With a pair left, go halfway.',
    ],
    activities: [levelling],
  },
  modeAndRange: {
    concept: 'Mode and range',
    standard: '6.SP.A.3',
    mastery: 'Finds the mode and the range of a list of numbers.',
    tips: [
      'The mode comes up most often; the range says how far the numbers are spread.',
      'For the mode tally each number. For the range find the biggest and the smallest and see how far apart they are.',
    ],
    activities: [steps],
  },
  spread: {
    concept: 'Spread of data',
    standard: '6.SP.B.5c',
    mastery: 'Finds quartiles, the interquartile range and the mean absolute deviation of a list of numbers.',
    tips: [
      'Is the spread measured from the mean, or between the middles of the two halves?',
      'For quartiles put the numbers in order and find the middle of each half. For the mean absolute deviation see how far each number is from the mean, whichever way.',
    ],
    activities: [steps],
  },
} satisfies Record<string, Topic>
