import type { Topic } from '../../domain/topic.ts'

const bank = {
  title: 'Family bank',
  description:
    'Open a bank for a week in which every day counts as a year. Lay some coins into a box and add a tenth of what is in it every evening. Write the balance down each day: does it grow by the same amount, or by more and more?',
}

export const topics = {
  simple: {
    concept: 'Simple interest',
    standard: '7.RP.A.3',
    mastery: 'Works out simple interest and what a sum is worth with it.',
    tips: [
      'Simple interest is the same every year. How much is it for one year?',
      'Does the question ask for the interest alone, or for everything that is there in the end?',
    ],
    activities: [bank],
  },
  compound: {
    concept: 'Compound interest and depreciation',
    standard: 'HSF-LE.A.1c',
    mastery: 'Works out how a sum grows or shrinks by a percentage year after year.',
    tips: [
      'Each year the percentage is taken of what is there by then, not of what was there at first.',
      'By which decimal do you multiply to add or to take away that percentage? Do it once for every year.',
    ],
    activities: [bank],
  },
} satisfies Record<string, Topic>
