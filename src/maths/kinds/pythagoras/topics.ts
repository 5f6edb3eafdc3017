import type { Topic } from '../../domain/topic.ts'

export const topics = {
  pythagoras: {
    concept: 'Pythagoras',
    standard: '8.G.B.7',
    mastery: 'Finds sides of right triangles with the theorem of Pythagoras.',
    tips: [
      'Which side lies across from the right angle? It is the longest. Is that one given or asked for?',
      'Square the sides. Both small squares together are the big one; take the root at the end.',
    ],
    activities: [
      {
        title: 'A knotted rope',
        description:
          'Tie knots in a string at equal steps, so that there are twelve steps in a ring. Stretch it to a triangle with three, four and five steps. Which corner is square? Check with a book.',
      },
    ],
  },
} satisfies Record<string, Topic>
