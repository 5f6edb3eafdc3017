import type { Topic } from '../../domain/topic.ts'

export const topics = {
  nextTerms: {
    concept: 'Number patterns',
    standard: '4.OA.C.5',
    mastery: 'Sees how a number pattern goes on.',
    tips: [
      'What happens from each number to the next? Write it between them.',
      'Is the same number added each time, or is each one multiplied by the same number? If not, look at how the differences change.',
    ],
    activities: [
      {
        title: 'Pattern with matches',
        description:
          'Lay a row of squares with matches, each sharing a side with the last. Count the matches after each square and write the numbers down. How does it go on, and why?',
      },
    ],
  },
  termRules: {
    concept: 'Rules for sequences',
    standard: 'HSF-BF.A.2',
    mastery: 'Finds the rule for any term of a sequence.',
    tips: [
      'What is added from each term to the next? That is the number in front of the letter.',
      'Compare the sequence with the times table of its step. What has to be added to or taken from the table to get the terms?',
    ],
    activities: [
      {
        title: 'Guess my rule',
        description:
          'One person thinks of a rule, such as a times table with something added, and tells the results for the first places. The other finds the rule and names the result for a far place. Swap roles.',
      },
    ],
  },
} satisfies Record<string, Topic>

/** For one far term, which is found without the rule as well. */
export const TIPS_OF_TERM: Topic['tips'] = [
  'What is added from each term to the next?',
  'How many steps are there from the first term to the one that is asked for? What do all of them come to, and where did the sequence start?',
]
