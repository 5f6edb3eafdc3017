import type { Rational } from '#maths/arithmetic/rational.ts'
import { rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'

/** A point that a child states. */
export interface Point {
  x: Rational
  y: Rational
}

/** A formula by its numbers before the powers of x, from its power zero up. */
interface Formula {
  numbers: readonly Rational[]
}

/** The first and the last x of a table. */
export type Range = readonly [number, number]

const WHOLE = '([-−]?\\d{1,3})'
const RANGES = [
  new RegExp(
    `\\b(?:from|between) (?:x ?(?:=|is) ?)?${WHOLE} ?(?:to|and|up to|until|-) ?(?:x ?(?:=|is) ?)?${WHOLE}`,
    'i',
  ),
  new RegExp(`\\bx ?(?:=|is) ?${WHOLE} (?:to|up to|until) (?:x ?= ?)?${WHOLE}`, 'i'),
  new RegExp(`${WHOLE} ?(?:≤|<=|<) ?x ?(?:≤|<=|<) ?${WHOLE}`, 'i'),
]
const MOST = 30

const wholeOf = (text = '') => Number(text.replace('−', '-'))

/** `for x from -2 to 3`, and the message without it. */
export function rangeIn(text: string): { range: Range; rest: string } | undefined {
  for (const pattern of RANGES) {
    const found = pattern.exec(text)
    const [first, last] = [wholeOf(found?.[1]), wholeOf(found?.[2])]
    if (found && first < last && last - first < MOST)
      return { range: [first, last], rest: text.replace(found[0], ' ') }
  }
  return undefined
}

const ROW = /(?<![\d.(x^])[-−]?\d+(?:\.\d+)?(?:(?:\s*,\s*|\s+and\s+|\s+)[-−]?\d+(?:\.\d+)?){2,}(?![\d.)])/gi

/** The y of each x of a table, one after the other: `i got -7 -5 -3 -1 1 3`. */
export function rowSaid(text: string, { range }: { range?: Range | undefined }): Point[] {
  const own = rangeIn(text)
  const table = own?.range ?? range
  const row = (own?.rest ?? text).match(ROW)?.at(-1)
  const values = (row?.match(/[-−]?\d+(?:\.\d+)?/g) ?? []).flatMap(
    each => readLiteral(each.replace('−', '-'))?.value ?? [],
  )
  if (!table || values.length !== table[1] - table[0] + 1) return []
  return values.map((y, at) => ({ x: rational(table[0] + at), y }))
}

/** `2 x 1 - 3 so -1`, of y = 2x - 3: the number that was put in, and what comes out. */
export function putInSaid(text: string, { numbers }: Formula): Point[] {
  const [, factor, put, end] =
    /(?<![\d.])([-−]?\d+(?:\.\d+)?)\s*[x×*]\s*\(?([-−]?\d+(?:\.\d+)?)\)?[^=]*?(?:=|\bis\b|\bso\b|\bmakes\b)[^\d−-]{0,12}([-−]?\d+(?:\.\d+)?)\W*$/i.exec(
      text,
    ) ?? []
  const [slope, x, y] = [factor, put, end].map(each => readLiteral((each ?? '').replace('−', '-'))?.value)
  return slope && x && y && numbers.length === 2 && numbers[1]?.equals(slope) ? [{ x, y }] : []
}

/** What is claimed of a line: its slope, and where it crosses the y axis. */
export interface LineClaim {
  of: 'slope' | 'crossing'
  said: string
  isSo: boolean
}

const SLOPE =
  /\b(?:gradient|slope|steepness)\b(?: of (?:it|the line))?(?: is| =|:| must be| would be)? ?([-−]?\d+(?:\.\d+)?)/i
const CROSSING =
  /\b(?:cross\w*|cuts?|intercepts?|meets?|hits?)\b(?: (?:the )?y[- ]?(?:axis)?)?(?: is)?(?: at| =|:| on| in)? ?(?:y ?= ?)?\(?(?:0 ?, ?)?([-−]?\d+(?:\.\d+)?)/i

/** `the gradient is 2 n it crosses at -3` */
export function lineClaims(text: string, { numbers }: Formula): LineClaim[] {
  if (numbers.length !== 2 || /\bx[- ]axis\b|\bwhat\b/i.test(text)) return []
  const claim = (of: LineClaim['of'], pattern: RegExp, value: Rational | undefined): LineClaim[] => {
    const said = pattern.exec(text)?.[1]?.replace('−', '-')
    const own = said === undefined ? undefined : readLiteral(said)?.value
    return own && said && value ? [{ of, said, isSo: own.equals(value) }] : []
  }
  return [...claim('slope', SLOPE, numbers[1]), ...claim('crossing', CROSSING, numbers[0])]
}
