import type { Topic } from '../../domain/topic.ts'

export const topics = {
  digits: {
    concept: 'Place value of digits',
    standard: '4.NBT.A.1',
    mastery: 'Tells what each digit of a number is worth.',
    tips: [
      'Where are the ones? Count the places from there.',
      'Say the places aloud from the point to the left: ones, tens, hundreds, thousands. Behind the point come tenths, hundredths, thousandths.',
    ],
    activities: [
      {
        title: 'Digit cards on a place mat',
        description:
          'Draw columns for thousands, hundreds, tens and ones on paper. Lay digit cards in them, read the number aloud and say what each digit is worth. Swap two cards: which number is bigger now?',
      },
    ],
  },
  written: {
    concept: 'Numbers in words and figures',
    standard: '4.NBT.A.2',
    mastery: 'Reads and writes numbers in words, in figures and in expanded form.',
    tips: [
      'Which places does the number have? Write a zero where a place is empty.',
      'Split the number at its thousands: read what stands before them as one number, then what stands behind.',
    ],
    activities: [
      {
        title: 'Number dictation',
        description:
          'One person says a big number with an empty place in it, the other one writes it in figures. Then swap. Check each other: are all zeros in their places?',
      },
    ],
  },
} satisfies Record<string, Topic>
