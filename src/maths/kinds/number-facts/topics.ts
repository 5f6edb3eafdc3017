import type { Topic } from '../../domain/topic.ts'

export const topics = {
  parity: {
    concept: 'Even and odd numbers',
    standard: '2.OA.C.3',
    mastery: 'Tells even from odd numbers and what divides a number.',
    tips: [
      'Could you share that many into pairs with nothing left over?',
      'Only the last digit decides whether a number is even or odd.',
    ],
    activities: [
      {
        title: 'Pairs of socks',
        description:
          'Count out a handful of buttons, guess whether the number is even or odd, and then lay them in pairs. Is one left over? Try to tell it from the last digit before you lay them.',
      },
    ],
  },
  reciprocals: {
    concept: 'Reciprocals',
    standard: '6.NS.A.1',
    mastery: 'Finds the reciprocal of a number.',
    tips: [
      'Which number cancels it when you multiply the two?',
      'Write the number as a single fraction first, then swap top and bottom.',
    ],
    activities: [
      {
        title: 'Partners that make one',
        description:
          'Write fractions and whole numbers on cards, and their reciprocals on others. Lay them face down and turn two over: you keep them when their product is one.',
      },
    ],
  },
  opposites: {
    concept: 'Absolute value and opposites',
    standard: '6.NS.C.7',
    mastery: 'Finds the absolute value and the opposite of a number.',
    tips: [
      'Where does the number stand on a number line, and how far is that from zero?',
      'A distance is never negative. The opposite stands on the other side of zero, equally far away.',
    ],
    activities: [
      {
        title: 'Steps from zero',
        description:
          'Chalk a number line with zero in the middle. One person stands on a number, the other one on its opposite. Count the steps that each needs to get to zero.',
      },
    ],
  },
} satisfies Record<string, Topic>
