/** Each at the place of what it says. */
export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
/** A number as it is typed or said. */
export const NUMBER = `(\\d+|${NUMBER_WORDS.join('|')})`
export const numberSaid = (word = '') =>
  NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word)
