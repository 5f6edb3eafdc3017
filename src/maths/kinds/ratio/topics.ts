import type { Topic } from '../../domain/topic.ts'

const squash = {
  title: 'Mixing squash',
  description:
    'Mix a drink from cups of juice and cups of water. Then make twice as much that tastes the same, and half as much. Write each mix as a ratio: what stays the same, what changes?',
}
const sharing = {
  title: 'Unfair sharing',
  description:
    'Put a pile of raisins or buttons on the table. Two people take turns: one takes two at a time, the other three, until all are gone. How much did each get? Could you have known before?',
}

export const topics = {
  simplifying: {
    concept: 'Simplifying ratios',
    standard: '6.RP.A.1',
    mastery: 'Writes a ratio in its simplest form.',
    tips: [
      'Whatever you do to one part of a ratio, do to every part. Are they in the same unit?',
      'Look for the biggest number that goes into every part and divide each part by it, keeping the order.',
    ],
    activities: [squash],
  },
  equal: {
    concept: 'Equivalent ratios',
    standard: '6.RP.A.3a',
    mastery: 'Finds the missing number in equivalent ratios.',
    tips: [
      'A ratio stays the same when all its parts are multiplied by one number. Which number is it here?',
      'Compare the two parts of which both are known: how many times as big is one as the other? Do the same to the other part.',
    ],
    activities: [squash],
  },
  sharing: {
    concept: 'Sharing in a ratio',
    standard: '6.RP.A.3',
    mastery: 'Shares an amount in a given ratio.',
    tips: [
      'Into how many equal parts is everything split altogether?',
      'Add the parts of the ratio, divide the amount by that to get one part, then give each their number of parts.',
    ],
    activities: [sharing],
  },
} satisfies Record<string, Topic>
