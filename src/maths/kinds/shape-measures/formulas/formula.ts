import { divide, type Exact, exact, type Numeric } from '../../../exact/exact.ts'

/** What can be asked of a shape, by what is given of it. */
export interface Formula {
  shape: string
  measure: string
  /** Names of what is given, in the order in which `value` takes it. */
  needs: readonly string[]
  /** 0 for a bare number, 1 for a length, 2 for an area, 3 for a volume. */
  power: 1 | 2 | 3
  topic: 'circles' | 'flat' | 'missing' | 'volume' | 'surface' | 'round'
  /** With the names of what is given between braces: `\\pi \\times {0}^2`. */
  words: string
  /** @returns undefined where there is no such shape */
  value(...given: Exact[]): Exact | undefined
  /** The same with a number for π, where π stands below a root. */
  byPi?(pi: Exact, ...given: Exact[]): Exact | undefined
  /** Half way to the value, where there is one: a line of working may show it. */
  middle?(...given: Exact[]): Exact | undefined
}

/** A quotient that is known to be one. */
export function over(top: Numeric, bottom: Numeric): Exact {
  return divide(top, bottom) ?? exact(0)
}

/** A formula in one row; `value` is only asked with as many numbers as are needed. */
export type Row = [
  shape: string,
  measure: string,
  needs: string,
  power: 1 | 2 | 3,
  topic: Formula['topic'],
  words: string,
  value: (...given: [Exact, Exact, Exact]) => Exact | undefined,
]

/** The formula of a row. */
export const formulaOf = ([shape, measure, needs, power, topic, words, value]: Row): Formula => ({
  shape,
  measure,
  needs: needs.split(','),
  power,
  topic,
  words,
  value: value as Formula['value'],
})
