import type { Topic } from '../../domain/topic.ts'

export const topics = {
  collecting: {
    concept: 'Like terms',
    standard: '7.EE.A.1',
    mastery: 'Puts like terms together.',
    tips: [
      'Which terms have the very same letters? Only these can be put together.',
      'Mark the terms that belong together in one colour, each with the sign in front of it. Then add the numbers in front.',
    ],
    activities: [
      {
        title: 'Fruit baskets',
        description:
          'Write a for an apple and b for a banana. Lay out some fruit in a muddle, write it down as a sum with letters, then sort it and write it again, shorter. Why can an apple and a banana not become one number?',
      },
    ],
  },
  indexLaws: {
    concept: 'Powers of letters',
    standard: '8.EE.A.1',
    mastery: 'Multiplies and divides powers of the same letter.',
    tips: [
      'What does the power stand for? Write it out as a long product.',
      'How many times does the letter stand there in all once everything is written out? Numbers in front are worked out on their own.',
    ],
    activities: [
      {
        title: 'Powers in long hand',
        description:
          'Write a product of powers of a letter in long hand on a strip of paper, fold it where one power ends, and count the letters on the whole strip. Then cut some off for a division.',
      },
    ],
  },
  expanding: {
    concept: 'Multiplying out brackets',
    standard: '6.EE.A.3',
    mastery: 'Multiplies out brackets.',
    tips: [
      'What stands in front of the bracket? It multiplies every term inside.',
      'Draw an arrow from what is outside to each term inside, and multiply along every arrow; mind the signs.',
    ],
    activities: [
      {
        title: 'Rectangles of paper',
        description:
          'Cut a rectangle with one side of a plain length and the other made of an unknown length and a bit more. Write its area in one piece and in two pieces. Why are both the same?',
      },
    ],
  },
  factorising: {
    concept: 'Splitting into factors',
    standard: 'HSA-SSE.A.2',
    mastery: 'Writes an expression as a product.',
    tips: [
      'Is there anything that goes into every term? Take it out first.',
      'Multiply your brackets out again: do you get back what you began with? For a quadratic look for two numbers with the right product and the right sum.',
    ],
    activities: [
      {
        title: 'Backwards brackets',
        description:
          'One person makes up two brackets and multiplies them out in secret, then shows only the result. The other finds the brackets. Swap roles, and begin with a single bracket.',
      },
    ],
  },
} satisfies Record<string, Topic>
