import type { Topic } from '../../domain/topic.ts'

export const topics = {
  charts: {
    concept: 'Charts of data',
    standard: '3.MD.B.3',
    mastery: 'Reads bars, pictograms and pie charts, and finds the angle of a sector.',
    tips: [
      'What does the chart say about each of the things that are asked for?',
      'For bars find both and compare or add; for symbols use the key; in a pie chart all of them share the full turn.',
    ],
    activities: [
      {
        title: 'Chart of the street',
        description:
          'Count for ten minutes what comes past your window: cars, bikes, dogs. Draw a bar for each, then symbols that stand for two. What comes most, and how many more is that than the least?',
      },
    ],
  },
  sets: {
    concept: 'Venn diagrams',
    standard: 'HSS.CP.A.1',
    mastery: 'Finds how many are in a part of two sets that overlap.',
    tips: [
      'Who is counted in both of the sets? Write that number where the circles overlap first.',
      'Those in both are in each of the two counts, so take them off once before you compare with everybody.',
    ],
    activities: [
      {
        title: 'Two hoops',
        description:
          'Lay two loops of string so that they overlap. Sort toys: one loop for what is red, one for what has wheels. What lies in both, and what stays outside? Count each part and then everything.',
      },
    ],
  },
} satisfies Record<string, Topic>
