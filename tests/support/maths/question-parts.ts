import fc from 'fast-check'

export const small = fc.integer({ min: 1, max: 12 })
export const number = fc.integer({ min: 0, max: 999 })
export const command = fc.constantFrom(
  'What is ',
  'Work out ',
  'Calculate ',
  '',
  'Find ',
  'what is ',
  'Evaluate ',
  "What's ",
  'Please work out ',
)
export const ending = fc.constantFrom('', '?', '.', ' = ?', ' =', ' ?')
const times = fc.constantFrom(' × ', ' x ', ' * ', ' · ', '×', '*', ' times ')
export const divide = fc.constantFrom(' ÷ ', ' : ', ' divided by ')
export const minus = fc.constantFrom(' - ', ' − ', ' – ', ' minus ')
const plus = fc.constantFrom(' + ', '+', ' plus ')
export const sign = fc.oneof(
  plus.map(text => [text, '+'] as const),
  minus.map(text => [text, '-'] as const),
  times.map(text => [text, '*'] as const),
  divide.map(text => [text, '/'] as const),
)

/** Below one. */
export const properFraction = fc
  .integer({ min: 2, max: 12 })
  .chain(bottom => fc.integer({ min: 1, max: bottom - 1 }).map(top => `${top}/${bottom}`))

/** As a question writes it, and as mathjs reads it. */
export const mixedNumber = fc
  .tuple(small, properFraction)
  .map(([whole, part]) => [`${whole} ${part}`, `(${whole} + ${part})`] as const)
