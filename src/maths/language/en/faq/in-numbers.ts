/** What is on the table, and how an answer goes on with what is found in it in brackets. */
type InNumbers = readonly (readonly [on: RegExp, says: (...found: string[]) => string])[]

const FINISHED: InNumbers = [
  [
    /^-?(?:\\frac\{)?(\d+)(?:\}\{| : )(\d+)\}?\n/,
    (one, other) => `Look at $${one}$ and $${other}$: is there a number but 1 that goes into both?`,
  ],
]
const DEBT: InNumbers = [
  [
    /^[^×*x]*?\d\)? ?[-−] ?\(? ?[-−] ?(\d+)/,
    debt => `Here a debt of ${debt} is taken away, so you have ${debt} more.`,
  ],
]
const CROSSED: InNumbers = [
  [
    /(?:compar|bigger|larger|smaller|greater).{0,40}?(\d{1,6})\/(\d{1,6})\D{1,40}(\d{1,6})\/(\d{1,6})(?!\d|[^\d\n]{1,40}\d+\/)/,
    (a, b, c, d) =>
      `Here that is $${a} \\times ${d}$ for the first and $${c} \\times ${b}$ for the second. What do they come to?`,
  ],
]

/**
 * Questions whose answers go on in the numbers of the child's own question, by their names. The table is the answer that
 * was found, in a line of its own, then the question and the tutor's last words.
 */
export const IN_NUMBERS: Readonly<Record<string, InNumbers>> = {
  'when-fully-simplified': FINISHED,
  'why-minus-negative-plus': DEBT,
  'two-minuses-always-plus': DEBT,
  'quick-way-to-compare-fractions': CROSSED,
  'why-cross-multiply-to-compare': CROSSED,
  'borrow-from-zero': [
    [
      /(?<![\d.])\d*([1-9])0+\d? ?[-−]/,
      lender =>
        `Here you go on to the ${lender}: what is left of it, and how many does the zero beside it have then?`,
    ],
  ],
  'br-two-brackets-four': [
    [
      /\((\w+) ?\+ ?(\w+)\) ?\((\w+) ?\+ ?(\w+)\)/,
      (a, b, c, d) => `The two that mix are ${a} times ${d}, and ${b} times ${c}. What do they come to?`,
    ],
  ],
}
