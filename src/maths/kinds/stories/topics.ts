import type { Topic } from '../../domain/topic.ts'

export const topics = {
  adding: {
    concept: 'Stories with adding and taking away',
    standard: '2.OA.A.1',
    mastery: 'Finds out from a story whether to add or to take away, and works it out.',
    tips: [
      'Tell the story again in your own words. Does something come together, go away, or is one compared with another?',
      'Draw a bar for the whole and cut it into parts. Which of them do you know, and which one is asked for?',
    ],
    activities: [
      {
        title: 'Tell it with spoons',
        description:
          'Lay some spoons on the table and tell a story with them: some go into the drawer, some come out of the dishwasher. Somebody else says what to work out and writes it down. Then swap.',
      },
    ],
  },
  groups: {
    concept: 'Stories with equal groups',
    standard: '3.OA.A.3',
    mastery: 'Finds out from a story of equal groups whether to multiply or to divide, and works it out.',
    tips: [
      'Which number says how many groups there are, and which how many are in each? Is one of them asked for, or the whole?',
      'Draw one circle for each group and put into it what belongs there. What do you see of the whole?',
    ],
    activities: [
      {
        title: 'Packs in the kitchen',
        description:
          'Find things at home that come in equal groups: eggs in boxes, biscuits in rows, socks in pairs. Say for each how many groups there are, how many are in one and how many in all, and ask somebody for the one that you leave out.',
      },
    ],
  },
  several: {
    concept: 'Stories in several steps',
    standard: '3.OA.D.8',
    mastery: 'Finds the question behind the question in a story, and works it out step by step.',
    tips: [
      'What do you have to know before you can answer? Find that number first.',
      'After each step say what your number is in the story. Is that what was asked for?',
    ],
    activities: [
      {
        title: 'A shopping story',
        description:
          'Take a receipt or make one up. Tell a story of two things that are bought and what is paid with. Write down each step that leads to the change, and say what every number means.',
      },
    ],
  },
} satisfies Record<string, Topic>
