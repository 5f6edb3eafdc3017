import type { Topic } from '../../domain/topic.ts'

export const topics = {
  roots: {
    concept: 'Square and cube roots',
    standard: '8.EE.A.2',
    mastery: 'Finds square roots and cube roots.',
    tips: [
      'Which number, multiplied by itself, gives this one?',
      'Try a number that you think is near. Is its square too big or too small? For a cube root multiply it once more.',
    ],
    activities: [
      {
        title: 'Squares of tiles',
        description:
          'Lay squares of coins or tiles, each one bigger than the one before, and note how many tiles each needs. Then ask the other way round: how long is the side of a square with that many tiles?',
      },
    ],
  },
  surds: {
    concept: 'Simplifying roots',
    standard: 'HSN-RN.A.2',
    mastery: 'Simplifies expressions with roots.',
    tips: [
      'Is there a square number that goes into the number under the root?',
      'Split the number into a square and the rest. The root of the square may stand in front.',
    ],
    activities: [
      {
        title: 'Hunt for hidden squares',
        description:
          'Draw number cards up to a hundred. Who first finds a square number that divides the card, says how its root can be written more simply. No square hidden in it? Then the card goes back.',
      },
    ],
  },
} satisfies Record<string, Topic>
