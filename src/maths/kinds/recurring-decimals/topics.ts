import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Recurring decimals',
  standard: '8.NS.A.1',
  mastery: 'Turns recurring decimals into fractions and back.',
  tips: [
    'How many digits come again? Multiply by the power of ten that moves them along by one round.',
    'Take the decimal itself from the bigger one. The endless digits vanish, and you can divide.',
  ],
  activities: [
    {
      title: 'Endless digits',
      description:
        'Divide one by every small number in turn, by hand or with a calculator, and write down the digits. Which come to an end, which begin again and after how many digits? What do the numbers have in common whose digits end?',
    },
  ],
}
