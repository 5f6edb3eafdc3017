import type { Topic } from '../../domain/topic.ts'
import type { MeasureSumQuestion } from './question.ts'

export const topics = {
  sums: {
    concept: 'Calculating with measures',
    standard: '4.MD.A.2',
    mastery: 'Adds, subtracts, multiplies and divides lengths, masses, capacities and times.',
    tips: [
      'Are all the amounts in the same unit? If not, which unit would make it easy?',
      'Write every amount in the smaller unit, work it out with plain numbers, and put the unit back at the end.',
    ],
    activities: [
      {
        title: 'Kitchen shop',
        description:
          'Take three packets or bottles from the kitchen and read the weight or amount on each. Work out how much two of them are together, and how much more one has than another. Check with kitchen scales or a measuring jug.',
      },
    ],
  },
  comparing: {
    concept: 'Comparing measures',
    standard: '4.MD.A.1',
    mastery: 'Compares and orders measures given in different units.',
    tips: [
      'Which unit is the bigger one? A small number of big units can be more than a big number of small ones.',
      'Write all the amounts in the same unit, then compare the numbers.',
    ],
    activities: [
      {
        title: 'Line them up',
        description:
          'Measure five things at home, some in centimetres, some in metres. Write each on a slip of paper and put the slips in order from shortest to longest. Then lay the real things side by side: is the order right?',
      },
    ],
  },
} satisfies Record<string, Topic>

export const topicOf = ({ task }: MeasureSumQuestion): Topic =>
  ['most', 'order', 'sign', 'statement'].includes(task) ? topics.comparing : topics.sums
