import type { Topic } from '../../domain/topic.ts'

export const topics = {
  estimates: {
    concept: 'Estimating answers',
    standard: '4.OA.A.3',
    mastery: 'Estimates the answer to a calculation with rounded numbers.',
    tips: [
      'Which easy number is near to each of the numbers?',
      'Round each number first, keeping its zeros, and only then calculate with the rounded ones.',
    ],
    activities: [
      {
        title: 'Guess the bill',
        description:
          'While shopping, round each price in your head and keep a running total. At the till compare it with the real one: who is nearest? Talk about which prices you rounded up and which down.',
      },
    ],
  },
  multiples: {
    concept: 'Rounding to fives, halves and quarters',
    standard: '3.NBT.A.1',
    mastery: 'Rounds a number to the nearest multiple of another one.',
    tips: [
      'Count in the steps that you round to: between which two of them does the number lie?',
      'Draw the two steps as ends of a line and put the number on it. Which end is nearer?',
    ],
    activities: [
      {
        title: 'Clock watchers',
        description:
          'Look at a clock now and then and say the time to the nearest five minutes and to the nearest quarter of an hour. Are there times when both are the same? Take turns to check each other.',
      },
    ],
  },
} satisfies Record<string, Topic>
