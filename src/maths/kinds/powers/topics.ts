import type { Topic } from '../../domain/topic.ts'

export const topics = {
  laws: {
    concept: 'Laws of powers',
    standard: '8.EE.A.1',
    mastery: 'Writes products, quotients and powers of powers as one power.',
    tips: [
      'Write the powers out as long products and count the factors. What does that do to the small numbers?',
      'Is every part a power of the same number? Write it so, then use the law that fits: multiplying, dividing, or a power of a power.',
    ],
    activities: [
      {
        title: 'Folding paper',
        description:
          'Fold a sheet of paper again and again and write down how many layers there are as a power. How do the powers change with each fold, and what happens when you unfold it?',
      },
    ],
  },
  rational: {
    concept: 'Negative and broken powers',
    standard: 'HSN-RN.A.1',
    mastery: 'Works out negative powers and powers that are fractions.',
    tips: [
      'What does the bottom of the power ask for, and what does a minus sign do?',
      'Take the root first, so that the numbers stay small, then the power. Turn it upside down last.',
    ],
    activities: [
      {
        title: 'Power ladder',
        description:
          'Write the powers of a number below each other, from the third down to the first. By what is each divided to get the next? Go on in the same way below the first power and say what the next ones have to be.',
      },
    ],
  },
} satisfies Record<string, Topic>
