import type { Topic } from '../../domain/topic.ts'

export const topics = {
  best: {
    concept: 'Unit prices and best buys',
    standard: '6.RP.A.2',
    mastery: 'Finds unit prices and compares offers by them.',
    tips: [
      'Offers can only be compared for the same amount. What does one of each cost?',
      'Divide the price by how much there is. Which way round do you divide?',
    ],
    activities: [
      {
        title: 'Shelf detective',
        description:
          'In a shop or in a leaflet find the same food in two sizes. Guess which is the better buy, then work out what the same amount costs of each. Are big packets always cheaper?',
      },
    ],
  },
  direct: {
    concept: 'Direct proportion',
    standard: '6.RP.A.3b',
    mastery: 'Goes by way of one to find what any number of the same things costs or weighs.',
    tips: [
      'What does a single one cost or weigh? How do you get from there to all of them?',
      'How many times as much is it? The other amount grows just as many times.',
    ],
    activities: [
      {
        title: 'Recipe for a crowd',
        description:
          'Take a recipe and write down how much of everything it needs for everyone who eats tonight. Then write it for a whole class, and for you alone. By way of one person it is easy: try it.',
      },
    ],
  },
} satisfies Record<string, Topic>
