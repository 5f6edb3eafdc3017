import type { Topic } from '../../domain/topic.ts'

export const topics = {
  perimeter: {
    concept: 'Perimeter',
    standard: '3.MD.D.8',
    mastery: 'Finds the perimeter of a shape.',
    tips: [
      'Imagine walking once round the shape. Which sides do you pass?',
      'Sketch it and write a length on every side, also on those that are not given. Then add them all.',
    ],
    activities: [
      {
        title: 'String round the table',
        description:
          'Lay a string once round a book or a table top, then measure the string. Measure the sides as well and add them: does it match? Guess before you measure the next thing.',
      },
    ],
  },
  area: {
    concept: 'Area',
    standard: '4.MD.A.3',
    mastery: 'Finds the area of rectangles, squares and triangles.',
    tips: [
      'How many squares of one unit fit along one side, and how many rows are there?',
      'For a rectangle multiply the two sides. A triangle is half of the rectangle around it.',
    ],
    activities: [
      {
        title: 'Cover it with squares',
        description:
          'Cut paper squares of one size and cover a book or a tray with them in rows. Count one row and the rows, then multiply. Cut a sheet along its diagonal: how does the triangle compare with the sheet?',
      },
    ],
  },
} satisfies Record<string, Topic>
