import type { Topic } from '../../domain/topic.ts'

export const topics = {
  parts: {
    concept: 'Parts of an expression',
    standard: '6.EE.A.2b',
    mastery: 'Names the coefficients, the constant term and the degree of an expression.',
    tips: [
      'Put like terms together first. Which term has the power that is asked about?',
      'A sign belongs to the number behind it. A letter without a number in front of it stands there once.',
    ],
    activities: [
      {
        title: 'Term detectives',
        description:
          'Write the terms of a long expression on cards, each with its sign. Sort the cards by their power, put like ones together, and tell each other the number in front of every power.',
      },
    ],
  },
  square: {
    concept: 'Completing the square',
    standard: 'HSA-SSE.B.3b',
    mastery: 'Writes an expression in a given form, such as a square with a number added.',
    tips: [
      'Multiply the form out with its letters. What has to be equal on both sides?',
      'The number in the bracket is half of the one in front of the letter. Its square is too much: take it away again.',
    ],
    activities: [
      {
        title: 'Squares from tiles',
        description:
          'Cut a big square, some strips and small squares from paper. Lay the big square with half of the strips at each side: how many small squares are missing in the corner, or left over?',
      },
    ],
  },
} satisfies Record<string, Topic>
