import type { Topic } from '../../domain/topic.ts'

const shop = {
  title: 'Kitchen shop',
  description:
    'Put price tags on six things from the kitchen. One is the shopkeeper, one buys two or three things with a note. Say the total aloud, count out the change, and swap places.',
}
const purse = {
  title: 'The same with fewer coins',
  description:
    'Take a handful of coins and find out what they are worth. Then lay the same amount with as few coins as you can, and once more with as many as you can.',
}

export const topics = {
  sums: {
    concept: 'Adding and taking away money',
    standard: '4.MD.A.2',
    mastery: 'Adds, takes away, multiplies and shares amounts of money.',
    tips: [
      'Write all amounts in the same way first: all with the sign in front, or all in coins.',
      'Line the amounts up at the point. Which columns belong together?',
    ],
    activities: [shop],
  },
  change: {
    concept: 'Working out change',
    standard: '4.MD.A.2',
    mastery: 'Works out the change from an amount that is paid.',
    tips: [
      'What does everything cost together? What was paid with?',
      'Count up from the price to what was paid: first to the next whole amount, then on.',
    ],
    activities: [shop],
  },
  pence: {
    concept: 'Pounds and pence, dollars and cents',
    standard: '4.MD.A.1',
    mastery: 'Writes an amount of money in its big and in its small unit.',
    tips: [
      'How many of the small ones make one of the big ones?',
      'There are always two places behind the point. What stands there if there are only a few small ones?',
    ],
    activities: [purse],
  },
  coins: {
    concept: 'Counting coins',
    standard: '2.MD.C.8',
    mastery: 'Finds what coins are worth together, and how many of them make an amount.',
    tips: [
      'What is one of the coins worth? Count on by that much for each of them.',
      'Begin with the coins that are worth most, then count on with the others.',
    ],
    activities: [purse],
  },
} satisfies Record<string, Topic>
