import type { Topic } from '../../domain/topic.ts'

export const topics = {
  values: {
    concept: 'Putting numbers for letters',
    standard: '6.EE.A.2c',
    mastery: 'Works out an expression with numbers for its letters.',
    tips: [
      'Which number stands for the letter? Write it in brackets in every place of the letter.',
      'A number right before a letter multiplies it. Work out powers first, then products, then what is added or taken away.',
    ],
    activities: [
      {
        title: 'Number machine',
        description:
          'One person is a machine with a secret rule written with a letter. The other calls out numbers, also some below zero, and gets the results back until the rule is found. Check each result together on paper.',
      },
    ],
  },
  functions: {
    concept: 'Functions',
    standard: 'HSF-IF.A.2',
    mastery: 'Works out what a function gives.',
    tips: [
      'What stands in the brackets behind the name of the function? It goes in the place of the letter everywhere.',
      'Put brackets around what goes in, copy the rest of the rule, then work it out. With one function inside another, begin with the inner one.',
    ],
    activities: [
      {
        title: 'Two machines in a row',
        description:
          'Write two rules on two cards. What comes out of the first machine goes into the second. Send some numbers through, then swap the machines: does the same come out?',
      },
    ],
  },
} satisfies Record<string, Topic>
