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
  trigonometry: {
    concept: 'Trigonometry',
    standard: 'HSG.SRT.C.8',
    mastery: 'Finds sides and angles of right triangles by sine, cosine and tangent.',
    tips: [
      'Draw the triangle and mark the angle. Which side lies across from it, which beside it, and which across from the right angle?',
      'Two sides play a part: the one you know and the one you look for. Which of sine, cosine and tangent joins these two?',
    ],
    activities: [
      {
        title: 'How high is the tree?',
        description:
          'Fold a square of paper along its diagonal and look along the long edge while a short one is level. Walk until you see the top of a tree: it is as high as you are far away, plus the height of your eyes. Why?',
      },
    ],
  },
} satisfies Record<string, Topic>
