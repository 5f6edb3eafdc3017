import type { Formula } from './formula.ts'

const asNumber = (value: { s: bigint; n: bigint; d: bigint }) =>
  (Number(value.s) * Number(value.n)) / Number(value.d)

/**
 * A formula with numbers for its letters, close to fifteen digits; not a number where it has no value. For telling
 * formulas apart, never for an answer that is shown.
 */
export function numberAt(formula: Formula, values: ReadonlyMap<string, number>): number {
  switch (formula.kind) {
    case 'number':
      return asNumber(formula.value)
    case 'letter':
      return formula.name === 'π' ? Math.PI : (values.get(formula.name) ?? Number.NaN)
    case 'sum':
      return formula.terms.reduce(
        (sum, { isMinus, of }) => sum + (isMinus ? -1 : 1) * numberAt(of, values),
        0,
      )
    case 'product':
      return formula.factors.reduce((product, each) => product * numberAt(each, values), 1)
    case 'quotient': {
      const bottom = numberAt(formula.bottom, values)
      return bottom === 0 ? Number.NaN : numberAt(formula.top, values) / bottom
    }
    case 'power':
      return numberAt(formula.base, values) ** numberAt(formula.exponent, values)
    case 'root':
      return Math.sqrt(numberAt(formula.of, values))
  }
}

/** Places for the letters, above zero and unlike each other. */
const PLACES = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => 0.37 + ((row * 7 + column * 13 + row * column * 5) % 29) * 0.61),
)
const FEWEST = 4
const CLOSE = 1e-9

/** Whether two formulas are worth the same wherever the second has a value; undefined where that can't be told. */
export function isWorthSame(
  formula: Formula,
  truth: Formula,
  letters: readonly string[],
): boolean | undefined {
  let compared = 0
  for (const place of PLACES) {
    const values = new Map(letters.map((letter, at) => [letter, place[at % place.length] ?? 1]))
    const [own, wanted] = [numberAt(formula, values), numberAt(truth, values)]
    if (!Number.isFinite(wanted)) continue
    compared++
    if (!(Math.abs(own - wanted) <= CLOSE * Math.max(1, Math.abs(wanted)))) return false
  }
  return compared >= FEWEST ? true : undefined
}
