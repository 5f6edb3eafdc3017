import type { Topic } from '../../domain/topic.ts'

export const topics = {
  rational: {
    concept: 'Rational and irrational numbers',
    standard: '8.NS.A.1',
    mastery: 'Tells rational numbers from irrational ones.',
    tips: [
      'Can it be written as a fraction of two whole numbers? Then it is rational.',
      'Is there a root? Work out whether it comes out even. Are there digits that go on? See whether they come again.',
    ],
    activities: [
      {
        title: 'Two boxes of numbers',
        description:
          'Write numbers on slips of paper: fractions, decimals that end, decimals that repeat, roots of small numbers. Sort them into two boxes, those that are a fraction of whole numbers and those that are not, and say why each belongs there.',
      },
    ],
  },
  between: {
    concept: 'Roots between whole numbers',
    standard: '8.NS.A.2',
    mastery: 'Says between which whole numbers a root lies.',
    tips: [
      'Which square numbers lie next to the number under the root, one below and one above?',
      'Take the roots of both of them. The root that you look for lies between.',
    ],
    activities: [
      {
        title: 'Squares on a number line',
        description:
          'Draw a long number line and mark the square numbers on it, with their roots below. Call out any number in between: between which two roots does its own root lie, and is it nearer to the left one or to the right one?',
      },
    ],
  },
} satisfies Record<string, Topic>
