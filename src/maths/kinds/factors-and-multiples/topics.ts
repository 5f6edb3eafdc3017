import type { Topic } from '../../domain/topic.ts'

const cards = {
  title: 'Factor pairs with tiles',
  description:
    'Lay out as many coins or tiles as the number says in every possible full rectangle. The sides of each rectangle are a factor pair. Do it for two numbers and circle the factors that both have.',
}
const hopping = {
  title: 'Hop to the meeting point',
  description:
    'Chalk numbers in a row. One person hops in steps of the first number, the other in steps of the second. Where do both land first? Say it before you hop, then check.',
}

export const topics = {
  factors: {
    concept: 'Factors and multiples',
    standard: '4.OA.B.4',
    mastery: 'Finds factors and multiples of a number.',
    tips: [
      'Which numbers go into it with nothing left over? Begin with one and go up.',
      'Look for pairs that multiply to the number. Both of a pair are factors; stop where the pairs meet.',
    ],
    activities: [cards],
  },
  primes: {
    concept: 'Prime numbers',
    standard: '4.OA.B.4',
    mastery: 'Tells prime numbers and splits a number into its prime factors.',
    tips: [
      'Does any number but one and itself go into it? Try the small primes first.',
      'Divide by the smallest prime that goes in, then do the same with what is left, until only primes remain.',
    ],
    activities: [
      {
        title: 'Sieve on a hundred square',
        description:
          'Write the numbers to a hundred in rows of ten. Cross out every second number after the first prime, then every third after the next, and so on. What is never crossed out? Why not?',
      },
    ],
  },
  commonFactors: {
    concept: 'Highest common factor',
    standard: '6.NS.B.4',
    mastery: 'Finds the highest common factor of numbers.',
    tips: [
      'Which numbers go into both? Write the factors of each.',
      'List all factors of the smaller number from the biggest down. Which is the first that goes into the other as well?',
    ],
    activities: [cards],
  },
  commonMultiples: {
    concept: 'Lowest common multiple',
    standard: '6.NS.B.4',
    mastery: 'Finds the lowest common multiple of numbers.',
    tips: [
      'Count up in steps of the bigger number. When is the other number a factor as well?',
      'Write the first multiples of each number in a row and look for the first that is in both.',
    ],
    activities: [hopping],
  },
} satisfies Record<string, Topic>
