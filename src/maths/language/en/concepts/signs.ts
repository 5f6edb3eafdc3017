import type { Concept } from './concept.ts'

/** Signs: numbers below zero, what a minus does in a product, and which sign comes first. */
export const ofSigns = {
  negatives: {
    name: 'numbers below zero',
    words:
      /\bnegatives?\b|\bminus(?:es)?\b(?= (?:numbers?|ones?|minus|\d))|\bintegers?\b|\bbelow zero\b|[-−]\s*\(?[-−]\s*\d|\btwo minus/i,
    asks: ['Draw a number line: where do you start, and which way do you go?'],
    why: 'On the number line adding goes to the right and taking away to the left. A minus before the number turns you round: taking away a debt leaves you with more.',
    whys: [
      [
        /[-−]\s*\(?[-−]|two minus|minus(?:es)? (?:a )?(?:minus|negative)|double (?:minus|negative)/i,
        'Taking away a negative number goes up, as when somebody takes a debt away from you. See the pattern: 5 − 2 = 3, 5 − 1 = 4, 5 − 0 = 5, and so 5 − (−1) = 6. Each time one less is taken away, one more is left.',
      ],
    ],
    check:
      'Do it backwards: add what you took away to your answer. Do you come back to where you started on the number line?',
    picture: 'line -6 to 6',
  },
  signs: {
    name: 'multiplying with a minus',
    words:
      /\b(?:minus|negative)(?:es|s)? (?:times|and|multiplied by|divided by|[x×*÷]) (?:an? )?(?:minus|negative)|[-−] ?\d[\d.]* ?[x×*·÷] ?\(?\d?|\d ?[x×*·÷] ?\(?[-−] ?\d/i,
    asks: ['How big is it without the signs?', 'How many of the numbers have a minus?'],
    why: 'A minus turns a number round to the other side of zero. Times a minus turns it round once more: what is turned twice looks the same way as at the start, and what is turned once looks the other way.',
    whys: [
      [
        /\b(?:minus|negative)\w* (?:times|and)|\b(?:times|and) (?:an? )?(?:minus|negative)|\bplus\b|\bpositive\b|\+ ?\d/i,
        'See the pattern: −5 × 2 = −10, −5 × 1 = −5, −5 × 0 = 0. Each time it goes up by 5. So what must come next, for −5 × (−1)?',
      ],
    ],
    check: 'Turn it round: divide your answer by one of the numbers. Is it the other one, with its sign?',
  },
  order: {
    name: 'the order of operations',
    words: /\border of operations\b|\bbidmas\b|\bbodmas\b|\bpemdas\b/i,
    asks: ['Which part comes first: is there a bracket, a power, a times or a divide?'],
    why: 'Times counts equal groups, so each product stands for a whole pile. The piles are made first, and only then are they put together or taken away.',
    check: 'Do it once more with brackets around what comes first. Do you come to the same?',
  },
} as const satisfies Record<string, Concept>
