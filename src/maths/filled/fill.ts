/**
 * What a model has made of a question: the one calculation with its numbers, or the same question in the words of a kind.
 * It is nothing but a proposal: `read-fill.ts` says whether it may be meant, `weigh-fills.ts` whether anything follows.
 */
export type Fill = StoryFill | WordedFill

export interface StoryFill {
  kind: typeof STORY
  /** With numbers, signs and brackets alone: `24 - 9`. */
  calculation: string
  /** What is counted or measured, in the question's own word, or a sign of money. */
  unit: string | null
  /** Numbers of the question that are not needed. */
  idle: readonly string[]
}

export interface WordedFill {
  /** The name of one of `WORDED_KINDS`. */
  kind: string
  /** As one of the kind's own questions: `What is 20% of 60?` */
  question: string
  /** Numbers of the question that are not needed. */
  idle: readonly string[]
}

export const STORY = 'story'

export const isStoryFill = (fill: Fill): fill is StoryFill => fill.kind === STORY && 'calculation' in fill

/** A group of kinds whose questions often stand in other words. */
export interface WordedKind {
  /** As a model is asked for it. */
  name: string
  /** What it is about, for the model. */
  about: string
  /** Questions that the exact reader knows. */
  examples: readonly string[]
  /** Those that may have read what a model has worded. */
  kinds: readonly string[]
}

export const WORDED_KINDS: readonly WordedKind[] = [
  {
    name: 'percentage',
    about: 'a percentage of an amount, a change by one, or the whole behind one',
    examples: ['What is 20% of 60?', 'Decrease 80 by 15%.', 'What percentage is 12 of 48?'],
    kinds: ['calculate', 'percentage'],
  },
  {
    name: 'ratio',
    about: 'sharing in a ratio, or making one simpler',
    examples: ['Share 40 in the ratio 3 : 5.', 'Simplify the ratio 8 : 12.'],
    kinds: ['ratio'],
  },
  {
    name: 'average',
    about: 'mean, median, mode or range of numbers',
    examples: ['Find the mean of 4, 7 and 10.', 'What is the range of 4, 7 and 10?'],
    kinds: ['averages'],
  },
  {
    name: 'shape',
    about: 'perimeter or area of a shape',
    examples: [
      'What is the perimeter of a square with side 5 cm?',
      'What is the area of a triangle with base 6 cm and height 4 cm?',
    ],
    kinds: ['shape'],
  },
  {
    name: 'factors',
    about: 'factors, multiples, highest common factor, lowest common multiple',
    examples: ['What is the HCF of 12 and 18?', 'What is the LCM of 6 and 8?'],
    kinds: ['factors'],
  },
  {
    name: 'remainder',
    about: 'what is left over after sharing',
    examples: ['What is the remainder when 50 is divided by 8?'],
    kinds: ['remainder'],
  },
  {
    name: 'conversion',
    about: 'one measure in another unit',
    examples: ['Convert 150 minutes to hours.', 'Convert 3 km to m.'],
    kinds: ['conversion'],
  },
  {
    name: 'rounding',
    about: 'a number rounded',
    examples: ['Round 347 to the nearest 10.', 'Round 3.476 to 2 decimal places.'],
    kinds: ['round'],
  },
  {
    name: 'equation',
    about: 'an unknown number found from an equation',
    examples: ['Solve 3x + 4 = 19.'],
    kinds: ['solve'],
  },
  {
    name: 'sequence',
    about: 'how a sequence goes on',
    examples: ['What is the next number in 3, 7, 11, 15?'],
    kinds: ['sequences'],
  },
  {
    name: 'rate',
    about: 'speed, or how much for one',
    examples: ['A car travels 120 km in 2 hours. What is its average speed?'],
    kinds: ['rate'],
  },
]
