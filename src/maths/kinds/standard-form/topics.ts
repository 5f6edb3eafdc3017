import type { Topic } from '../../domain/topic.ts'

export const topics = {
  writing: {
    concept: 'Standard form',
    standard: '8.EE.A.3',
    mastery: 'Writes numbers in standard form and back.',
    tips: [
      'Which number, at least one and less than ten, has the same digits?',
      'Count the places that the digits move. Is the number big or smaller than one? That decides the sign of the power.',
    ],
    activities: [
      {
        title: 'From ant to sun',
        description:
          'Collect very big and very small measures from a book: the width of a hair, the way to the moon. Write each in standard form on a card and lay the cards in order. Which is how many times as big as another?',
      },
    ],
  },
  calculating: {
    concept: 'Sums in standard form',
    standard: '8.EE.A.4',
    mastery: 'Works out sums with numbers in standard form.',
    tips: [
      'To multiply or divide, deal with the numbers in front and the powers of ten on their own. To add or subtract, write both with the same power first.',
      'Is the number in front of your answer at least one and less than ten? If not, move its digits and change the power.',
    ],
    activities: [
      {
        title: 'Grains of rice',
        description:
          'Count the grains of rice on a spoon and say how many are in a pack and in a lorry full of packs. Write each step in standard form and multiply.',
      },
    ],
  },
} satisfies Record<string, Topic>
