/** What a size is measured in. */
export const DIMENSIONS: Record<string, readonly string[]> = {
  old: ['time', 'long time'],
  heavy: ['mass', 'old mass'],
  warm: ['temperature'],
  hot: ['temperature'],
  long: ['length', 'old length', 'time', 'long time'],
}
/** Units of length. */
export const LENGTHS = ['length', 'old length']
/** Nouns that are money in a story with prices. */
export const MONEY_NAMES = new Set([
  'cost',
  'price',
  'change',
  'bill',
  'total',
  'fee',
  'fare',
  'amount',
  'money',
  'profit',
  'saving',
  'charge',
  'spending',
  'allowance',
  'wage',
  'salary',
  'income',
  'rent',
  'deposit',
  'donation',
])
/** What is done with money. */
export const MONEY_VERBS = new Set(['cost', 'pay', 'spend', 'charge', 'earn', 'owe', 'raise', 'save'])
/** What a noun asks for is measured in. */
export const NAMED: Record<string, readonly string[] | undefined> = {
  weight: ['mass', 'old mass'],
  mass: ['mass', 'old mass'],
  length: ['length', 'old length'],
  height: ['length', 'old length'],
  width: ['length', 'old length'],
  distance: ['length', 'old length'],
  perimeter: ['length', 'old length'],
  area: ['length', 'old length'],
  time: ['time'],
  age: ['long time', 'time'],
  temperature: ['temperature'],
}
