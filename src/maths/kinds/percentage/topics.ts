import type { Topic } from '../../domain/topic.ts'

const shopping = {
  title: 'Sale hunt',
  description:
    'Take a leaflet of a shop. Choose five things and work out what each would cost with a tenth off, with a quarter off, and with a fifth more. Which discount would you rather have on which thing?',
}
const strips = {
  title: 'Percentage strip',
  description:
    'Cut a strip of paper and mark it from nothing to a hundred per cent. Fold it in half, in quarters, in tenths. Lay it along anything, a table or a book, and say how many per cent of it you point at.',
}

export const topics = {
  change: {
    concept: 'Percentage increase and decrease',
    standard: '7.RP.A.3',
    mastery: 'Increases and decreases amounts by a percentage and finds the percentage change.',
    tips: [
      'A percentage is always of something: of what here?',
      'First find what that percentage is of the amount it starts from. Does it come on top, or is it taken away?',
    ],
    activities: [shopping],
  },
  repeated: {
    concept: 'Repeated percentage change',
    standard: '7.RP.A.3',
    mastery: 'Finds what several percentage changes one after the other lead to.',
    tips: [
      'Of which amount is the second percentage taken: of the one at the start, or of the new one?',
      'Go one change at a time. What is there after the first? The next percentage is taken of that.',
    ],
    activities: [shopping],
  },
  express: {
    concept: 'One number as a percentage of another',
    standard: '6.RP.A.3c',
    mastery: 'Writes one amount as a percentage of another.',
    tips: [
      'Which of the two is the whole, and which is the part?',
      'Write part over whole as a fraction, then see how many hundredths that is.',
    ],
    activities: [strips],
  },
  original: {
    concept: 'Finding the whole from a percentage',
    standard: '6.RP.A.3c',
    mastery: 'Goes back from a percentage to the whole.',
    tips: [
      'The whole is always a hundred per cent. How many per cent is what you know?',
      'Divide what you know by its per cent to get one per cent. How do you get from there to the whole?',
    ],
    activities: [strips],
  },
} satisfies Record<string, Topic>
