import type { Rational } from '../arithmetic/rational.ts'
import { type ReadQuantity, readQuantity } from '../values/quantity.ts'
import { numberIn } from '../values/read-number.ts'
import { splitList } from '../values/several.ts'
import { UNIT_NAMES } from '../values/units.ts'
import { execOf } from './may-match.ts'

/** A whole number from zero up, in plain words. */
const WHOLE = '\\d{1,15}'
/** Any number that can't be mistaken: `7`, `-0.5`, `3/4`, `2 1/2`. */
export const NUMBER = '-?(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?|\\.\\d+)'
/** A number with its unit. */
const QUANTITY = `${NUMBER} ?(?:${UNIT_NAMES})`
/** `4, 7 and 10`, `4; 7; 10`, `4 and 10`: two or more. */
export const LIST = `${NUMBER}(?:(?:, ?(?:and |or )?|; ?| and | or | & )${NUMBER})+`

/**
 * A pattern for plain words with the names of the toolkit between braces: `{whole}`, `{number}`, `{quantity}`,
 * `{list}`, each a group of its own. The whole text must match.
 */
export function pattern(words: string): RegExp {
  const source = words
    .replaceAll('{whole}', `(${WHOLE})`)
    .replaceAll('{number}', `(${NUMBER})`)
    .replaceAll('{quantity}', `(${QUANTITY})`)
    .replaceAll('{list}', `(${LIST})`)
  return new RegExp(`^${source}$`)
}

/** What the groups of the first pattern that matches have caught. */
export function firstMatch(text: string, patterns: readonly RegExp[]): string[] | undefined {
  for (const each of patterns) {
    const found = execOf(each, text)
    if (found) return found.slice(1).map(group => group ?? '')
  }
  return undefined
}

/** A whole number from zero up. */
export function wholeIn(text: string): bigint | undefined {
  return /^\d{1,15}$/.test(text) ? BigInt(text) : undefined
}

/** Every number of a list, in its order; undefined where anything else stands in it. */
export function numbersIn(text: string): Rational[] | undefined {
  const numbers = splitList(text.replaceAll('&', 'and'))?.map(numberIn)
  return numbers?.every(each => each !== undefined) ? numbers.flatMap(each => each ?? []) : undefined
}

/** Whole numbers of a list, from zero up. */
export function wholesIn(text: string): bigint[] | undefined {
  const numbers = numbersIn(text)
  return numbers?.every(({ d, s }) => d === 1n && s >= 0n) ? numbers.map(({ n }) => n) : undefined
}

/** An amount with its unit; undefined without one. */
export function quantityIn(
  text: string,
): (ReadQuantity & { unit: NonNullable<ReadQuantity['unit']> }) | undefined {
  const read = readQuantity(text)
  return read?.unit ? { ...read, unit: read.unit } : undefined
}
