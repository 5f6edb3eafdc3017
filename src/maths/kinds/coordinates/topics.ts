import type { Topic } from '../../domain/topic.ts'

export const topics = {
  lines: {
    concept: 'Slope of a line',
    standard: '8.EE.B.6',
    mastery: 'Finds how steep a straight line is.',
    tips: [
      'How far up does the line go, and how far across?',
      'Take the difference of the second coordinates and divide it by the difference of the first ones, both in the same order.',
    ],
    activities: [
      {
        title: 'Ramps',
        description:
          'Lay a board on books and measure how far it goes up and how far along. Write down the slope. Change the books: which ramps are equally steep although they are longer?',
      },
    ],
  },
  points: {
    concept: 'Points on a grid',
    standard: '8.G.B.8',
    mastery: 'Finds midpoints, distances and mirrored points on a grid.',
    tips: [
      'Draw both points. How far is it across, and how far up?',
      'The middle has the average of both coordinates. For the distance think of a right triangle with the line as its longest side.',
    ],
    activities: [
      {
        title: 'Treasure in the middle',
        description:
          'Mark two places on squared paper. The treasure lies exactly in the middle: find it without measuring, then check with a ruler. How long is the way between the two places?',
      },
    ],
  },
} satisfies Record<string, Topic>
