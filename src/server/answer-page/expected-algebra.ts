import { asRational } from '#maths/exact/exact.ts'
import { normalise } from '#maths/notation/normalise.ts'
import { inequality, readInequality } from '#maths/values/inequality.ts'
import { point } from '#maths/values/point.ts'
import { range, readRange } from '#maths/values/range.ts'
import { readNumber } from '#maths/values/read-number.ts'
import { readSolutions, solutions } from '#maths/values/solutions.ts'
import type { Value } from '#maths/values/value.ts'

/** What an answer page says by a letter and its numbers, as an exact value: solutions, an inequality, a point. */
export function algebraValue(text: string): Value | undefined {
  return solutionsIn(text) ?? readInequalities(text) ?? readPoint(text)
}

/** `x = 2 or x = -3`: all that solve an equation, none of them enough alone. */
export function solutionsIn(expected: string): Value | undefined {
  const letter = /^\s*([a-z])\s*=/i.exec(expected)?.[1]
  const read = letter === undefined ? undefined : readSolutions(normalise(expected).trim(), letter)
  if (letter === undefined || !read || read.length < 2) return undefined
  return solutions(
    read.map(({ value }) => value),
    letter,
  )
}

/** `x > 3`, `3 < x`, `-2 < x ≤ 3`. */
function readInequalities(text: string): Value | undefined {
  if (!/[<>≤≥]/.test(text)) return undefined
  const letter = /(?<!\p{L})[a-z](?!\p{L})/iu.exec(text)?.[0].toLowerCase()
  if (letter === undefined) return undefined
  const one = readInequality(text, letter)
  if (one) return inequality(letter, one.relation, one.bound)
  const ends = readRange(text, letter)
  return ends && ends !== 'other' && ends.low && ends.high ? range(letter, ends.low, ends.high) : undefined
}

/** `(3, -4)`: first along, then up. */
function readPoint(text: string): Value | undefined {
  const [, across = '', up = ''] = /^[a-z]?\s*\(([^(),;]+)[,;]([^(),;]+)\)$/i.exec(text) ?? []
  const [x, y] = [across, up].map(each => {
    const read = readNumber(each.trim())
    return read && asRational(read.value)
  })
  return x && y && point(x, y)
}
