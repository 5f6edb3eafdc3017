import type { Topic } from '../../domain/topic.ts'

const tossing = {
  title: 'Will it come true?',
  description:
    'Guess how many heads come up if a coin is tossed many times, and how many sixes if a die is rolled as often. Toss, roll and keep a tally. How close was your guess? Does it get closer the longer you go on?',
}

export const topics = {
  expected: {
    concept: 'Expected frequency',
    standard: '7.SP.C.6',
    mastery: 'Works out how often an outcome is to be expected.',
    tips: [
      'What is the chance of it in a single try?',
      'That chance is a part of all the tries. How do you find a part of a number?',
    ],
    activities: [tossing],
  },
  relative: {
    concept: 'Relative frequency',
    standard: '7.SP.C.7b',
    mastery: 'Estimates a chance from how often something came up.',
    tips: [
      'How often was it tried in all, and how often did it come up?',
      'Relative means compared with all the tries: which number goes on top of the fraction?',
    ],
    activities: [tossing],
  },
} satisfies Record<string, Topic>
