import { CALCULATES } from '#maths/reworded/calculation.ts'
import type { Piece } from '#maths/reworded/pieces.ts'

/** A calculation as a tree; sums and products are one knot each, with the signs of what they are made of. */
type Knot =
  | { is: 'number'; value: number }
  | { is: 'sum' | 'product'; parts: readonly Part[] }
  | { is: 'power'; of: Knot; exponent: Knot }
  | { is: 'root'; of: Knot }
  | { is: 'up' | 'down'; of: Knot }
  | { is: 'rest'; of: Knot; by: Knot }
interface Part {
  knot: Knot
  /** Taken away, or divided by. */
  isBack: boolean
}

const TOKEN = /\d+(?:\.\d+)?|\.\d+|\*\*|Math\.|[a-z]+|[-+*/^%(),]/g
const NEARLY = 1e-9
/** What words stand for: `half`, `a quarter`, `one and a half`. */
const SHARES: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0.5, [1, 2]],
  [0.25, [1, 4]],
  [0.75, [3, 4]],
  [1.5, [3, 2]],
  [1.25, [5, 4]],
  [2.5, [5, 2]],
  [0.2, [1, 5]],
  [0.1, [1, 10]],
])

/**
 * The pieces in which a net learns to write a calculation of a text's numbers: numbers as the text has them, what can be
 * turned round in the order of the text, and no more brackets than needed.
 * @param calculation with `+ - * / ^ ( )`, `%` for what is left over, and `sqrt`, `ceil`, `floor`, `rem(a, b)`
 * @returns undefined for what has another function
 */
export function calculationOf(calculation: string, said: readonly Piece[]): string[] | undefined {
  const told = new Map<number, { text: string; at: number }>()
  for (const [at, { text, isNumber }] of said.entries()) {
    const value = Number(text.replaceAll(',', ''))
    if (isNumber && !told.has(value)) told.set(value, { text: text.replaceAll(',', ''), at })
  }
  try {
    const parsed = parse(calculation.match(TOKEN) ?? [])
    const knot = inOrder(withTold(parsed, told), told)
    return [CALCULATES, ...shown(knot, told)]
  } catch {
    return undefined
  }
}

function parse(tokens: readonly string[]): Knot {
  let at = 0
  const take = (...any: string[]) => any.includes(tokens[at] ?? '') && tokens[at++]
  const need = (token: string) => {
    if (!take(token)) throw new Error(`${token} is missing`)
  }
  const sum = (): Knot => {
    const parts: Part[] = [{ isBack: take('-') === '-', knot: product() }]
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      parts.push({ isBack: sign === '-', knot: product() })
    return one('sum', parts)
  }
  const product = (): Knot => {
    const parts: Part[] = [{ isBack: false, knot: power() }]
    for (let sign = take('*', '/', '%'); sign; sign = take('*', '/', '%')) {
      const by = power()
      if (sign === '%')
        parts.splice(0, parts.length, {
          isBack: false,
          knot: { is: 'rest', of: one('product', [...parts]), by },
        })
      else parts.push({ isBack: sign === '/', knot: by })
    }
    return one('product', parts)
  }
  const power = (): Knot => {
    const of = atom()
    return take('^', '**') ? { is: 'power', of, exponent: power() } : of
  }
  const within = (): Knot => {
    const found = sum()
    need(')')
    return found
  }
  const atom = (): Knot => {
    if (take('-')) return one('sum', [{ isBack: true, knot: atom() }])
    if (take('(')) return within()
    take('Math.')
    const token = tokens[at++] ?? ''
    if (/^[\d.]/.test(token)) return { is: 'number', value: Number(token) }
    need('(')
    if (token === 'sqrt') return { is: 'root', of: within() }
    if (token === 'ceil') return { is: 'up', of: within() }
    if (token === 'floor') return { is: 'down', of: within() }
    if (token !== 'rem') throw new Error(`${token} is no function`)
    const of = sum()
    need(',')
    return { is: 'rest', of, by: within() }
  }
  const found = sum()
  if (at < tokens.length) throw new Error('something is left')
  return found
}

/** Sums of sums and products of products are one. */
function one(is: 'sum' | 'product', parts: readonly Part[]): Knot {
  const flat = parts.flatMap(({ knot, isBack }) =>
    knot.is === is
      ? knot.parts.map(each => ({ ...each, isBack: each.isBack !== isBack }))
      : [{ knot, isBack }],
  )
  const [only] = flat
  return flat.length === 1 && only && !only.isBack ? only.knot : { is, parts: flat }
}

type Told = ReadonlyMap<number, { text: string; at: number }>

function mapped(knot: Knot, change: (knot: Knot) => Knot): Knot {
  const on = (each: Knot) => mapped(each, change)
  switch (knot.is) {
    case 'number':
      return change(knot)
    case 'sum':
    case 'product':
      return change(
        one(
          knot.is,
          knot.parts.map(each => ({ ...each, knot: on(each.knot) })),
        ),
      )
    case 'power':
      return change({ ...knot, of: on(knot.of), exponent: on(knot.exponent) })
    case 'rest':
      return change({ ...knot, of: on(knot.of), by: on(knot.by) })
    default:
      return change({ ...knot, of: on(knot.of) })
  }
}

/** Each number as the text has it: 0.15 as 15 ÷ 100, 1.15 as (100 + 15) ÷ 100, `half` as 1 ÷ 2. */
function withTold(knot: Knot, told: Told): Knot {
  const number = (value: number): Knot => ({ is: 'number', value })
  const near = (value: number) => [...told.keys()].find(each => Math.abs(each - value) < NEARLY)
  const divided = (above: Knot, below: number) =>
    one('product', [
      { knot: above, isBack: false },
      { knot: number(below), isBack: true },
    ])
  return mapped(knot, each => {
    if (each.is !== 'number' || near(each.value) !== undefined) return each
    const hundredths = each.value * 100
    const whole = near(hundredths)
    if (whole !== undefined && !Number.isInteger(each.value)) return divided(number(whole), 100)
    for (const [isBack, part] of [
      [false, hundredths - 100],
      [true, 100 - hundredths],
    ] as const) {
      const percent = Number.isInteger(each.value) ? undefined : near(part)
      if (percent !== undefined && percent > 0)
        return divided(
          one('sum', [
            { knot: number(100), isBack: false },
            { knot: number(percent), isBack },
          ]),
          100,
        )
    }
    const share = SHARES.get(each.value)
    if (!share) return each
    return divided(number(share[0]), share[1])
  })
}

/** Where the first number of a part stands; what the text has not comes last. */
function placeOf(knot: Knot, told: Told): number {
  switch (knot.is) {
    case 'number':
      return told.get(knot.value)?.at ?? Number.POSITIVE_INFINITY
    case 'sum':
    case 'product':
      return Math.min(...knot.parts.map(each => placeOf(each.knot, told)))
    default:
      return placeOf(knot.of, told)
  }
}

const inOrder = (knot: Knot, told: Told): Knot =>
  mapped(knot, each => {
    if (each.is !== 'sum' && each.is !== 'product') return each
    const isOne = ({ knot: part, isBack }: Part) =>
      each.is === 'product' && !isBack && part.is === 'number' && part.value === 1
    const weighty = each.parts.filter(part => !isOne(part))
    const kept = weighty.some(({ isBack }) => !isBack) ? weighty : each.parts
    return {
      ...each,
      parts: kept.toSorted(
        (a, b) =>
          Number(a.isBack) - Number(b.isBack) || compare(placeOf(a.knot, told), placeOf(b.knot, told)),
      ),
    }
  })
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** How close its parts hold together: sums 0, products 1, everything else 2. */
const strength = ({ is }: Knot) => (is === 'sum' ? 0 : is === 'product' ? 1 : 2)

function shown(knot: Knot, told: Told): string[] {
  const within = (each: Knot, least: number) =>
    strength(each) < least ? ['(', ...shown(each, told), ')'] : shown(each, told)
  switch (knot.is) {
    case 'number':
      return [told.get(knot.value)?.text ?? String(knot.value)]
    case 'sum':
      return knot.parts.flatMap(({ knot: part, isBack }, i) => [
        ...(isBack ? ['-'] : i > 0 ? ['+'] : []),
        ...within(part, 1),
      ])
    case 'product':
      return knot.parts.flatMap(({ knot: part, isBack }, i) => [
        ...(isBack ? ['÷'] : i > 0 ? ['×'] : []),
        ...within(part, isBack || i > 0 ? 2 : 1),
      ])
    case 'power':
      return [...within(knot.of, 2), '^', ...within(knot.exponent, 2)]
    case 'root':
      return ['√', '(', ...shown(knot.of, told), ')']
    case 'up':
      return ['⌈', ...shown(knot.of, told), '⌉']
    case 'down':
      return ['⌊', ...shown(knot.of, told), '⌋']
    case 'rest':
      return ['⌊', ...shown(knot.of, told), '|', ...shown(knot.by, told), '⌋']
  }
}
