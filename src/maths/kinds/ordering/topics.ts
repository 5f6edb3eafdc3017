import type { Topic } from '../../domain/topic.ts'

export const topics = {
  ordering: {
    concept: 'Ordering numbers',
    standard: '6.NS.C.7',
    mastery: 'Puts whole numbers, decimals, fractions, percentages and negative numbers in order.',
    tips: [
      'Can you write all of them in the same form, for example as decimals with equally many digits?',
      'Think of a number line: negative numbers stand left of zero, and whatever is further right is bigger.',
    ],
    activities: [
      {
        title: 'Number washing line',
        description:
          'Write fractions, decimals, percentages and negative numbers on cards and peg them to a string in order. Who places the next card has to say why it belongs there.',
      },
    ],
  },
} satisfies Record<string, Topic>
