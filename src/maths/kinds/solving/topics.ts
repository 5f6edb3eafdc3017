import type { Topic } from '../../domain/topic.ts'

export const topics = {
  quadratics: {
    concept: 'Quadratic equations',
    standard: 'HSA-REI.B.4b',
    mastery: 'Finds all solutions of a quadratic equation.',
    tips: [
      'Does zero stand on one side? If not, bring everything to the other one first. Then: can you split it into two brackets, or which numbers are a, b and c of the formula?',
      'A product is zero where one of its factors is zero. Split it into brackets and look at each; there may be more than one solution.',
    ],
    activities: [
      {
        title: 'Where does the ball land?',
        description:
          'Draw an arch over a line on squared paper, so that it meets the line twice. Write down both places, make two brackets that are zero there, and multiply them out. Let somebody else find the places from the result alone.',
      },
    ],
  },
  simultaneous: {
    concept: 'Two equations at once',
    standard: '8.EE.C.8b',
    mastery: 'Solves two equations with two letters.',
    tips: [
      'Can you add or subtract the equations so that one letter disappears?',
      'Make the numbers in front of one letter equal first. Once you know one letter, put it into an equation for the other, and check in both.',
    ],
    activities: [
      {
        title: 'Fruit puzzle',
        description:
          'Choose a secret price for an apple and for a pear. Tell somebody the price of two different baskets. They find both prices. Which baskets give away the prices at once?',
      },
    ],
  },
  inequalities: {
    concept: 'Inequalities',
    standard: '7.EE.B.4b',
    mastery: 'Solves inequalities.',
    tips: [
      'Solve it as you would an equation. Which numbers make it true, those above or those below?',
      'Try a number from your answer in the inequality: does it hold? Dividing by a number below zero turns the sign round.',
    ],
    activities: [
      {
        title: 'Line of numbers',
        description:
          'Lay a row of number cards on the floor, some below zero. Say an inequality; everybody jumps to a number that makes it true. Multiply both sides by a negative number: do the same numbers still fit?',
      },
    ],
  },
} satisfies Record<string, Topic>
