/** An elementary calculation as a story tells it: two amounts, each in its role. */
export interface Schema {
  name: string
  roles: readonly [string, string]
  sign: '+' | '−' | '×' | '÷'
  /** Undefined where the numbers don't allow it. */
  compute: (first: number, second: number) => number | undefined
  /** Whether both amounts are of one sort, and so is the outcome. */
  isAdditive: boolean
}

const positive = (value: number) => (value >= -1e-9 ? value : undefined)
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
const quotient = (total: number, by: number) => (by > 0 ? total / by : undefined)
/** Sharing with a rest: both whole, and there is one. */
const uneven = (total: number, by: number) =>
  by > 1 && total > by && isWhole(total) && isWhole(by) && !isWhole(total / by)

const additive = (name: string, roles: Schema['roles'], sign: '+' | '−'): Schema => ({
  name,
  roles,
  sign,
  isAdditive: true,
  compute: sign === '+' ? (a, b) => a + b : (a, b) => positive(a - b),
})
const other = (
  name: string,
  roles: Schema['roles'],
  sign: Schema['sign'],
  compute: Schema['compute'],
): Schema => ({
  name,
  roles,
  sign,
  isAdditive: false,
  compute,
})

/** Amounts of one sort put together or taken apart. */
export const ADDITIVE: readonly Schema[] = [
  additive('sum', ['part', 'part'], '+'),
  additive('gain', ['start', 'gain'], '+'),
  additive('loss', ['start', 'loss'], '−'),
  additive('beforeGain', ['end', 'gain'], '−'),
  additive('beforeLoss', ['end', 'loss'], '+'),
  additive('grown', ['end', 'start'], '−'),
  additive('shrunk', ['start', 'end'], '−'),
  additive('rest', ['whole', 'part'], '−'),
  additive('differ', ['larger', 'smaller'], '−'),
  additive('lack', ['need', 'have'], '−'),
]
/** An amount that is told by another: `5 more than Ben`. */
export const COMPARED = {
  more: additive('more', ['base', 'by'], '+'),
  fewer: additive('fewer', ['base', 'by'], '−'),
  times: other('times', ['base', 'factor'], '×', (a, b) => a * b),
  timesDown: other('timesDown', ['base', 'factor'], '÷', quotient),
} as const
/** A share of a whole: the second is a fraction or a percentage. */
export const SHARES: readonly Schema[] = [
  other('partOf', ['whole', 'fraction'], '×', (a, b) => a * b),
  other('without', ['whole', 'fraction'], '×', (a, b) => positive(a * (1 - b))),
  other('with', ['whole', 'fraction'], '×', (a, b) => a * (1 + b)),
  other('wholeOf', ['part', 'fraction'], '÷', quotient),
  other('wholeOfRest', ['part', 'fraction'], '÷', (a, b) => quotient(a, 1 - b)),
]
/** So many of so much each. */
export const GROUPS: Schema = other('groups', ['rate', 'count'], '×', (a, b) => a * b)
export const SHARING: readonly Schema[] = [
  other('share', ['total', 'count'], '÷', quotient),
  other('shareSelf', ['total', 'others'], '÷', (a, b) => quotient(a, b + 1)),
  other('shareOver', ['total', 'count'], '÷', (a, b) => (uneven(a, b) ? a % b : undefined)),
]
export const PACKING: readonly Schema[] = [
  other('pack', ['total', 'rate'], '÷', quotient),
  other('packUp', ['total', 'rate'], '÷', (a, b) => (uneven(a, b) ? Math.ceil(a / b) : undefined)),
  other('packDown', ['total', 'rate'], '÷', (a, b) => (uneven(a, b) ? Math.floor(a / b) : undefined)),
  other('packOver', ['total', 'rate'], '÷', (a, b) => (uneven(a, b) ? a % b : undefined)),
]
/** Sides of a rectangle. */
export const SIDES: readonly Schema[] = [
  other('area', ['side', 'side'], '×', (a, b) => a * b),
  other('around', ['side', 'side'], '×', (a, b) => 2 * (a + b)),
]
/** Both of two amounts of which one is told by the other, or what is left of a whole without its part. */
export const FROM_ONE: readonly Schema[] = [
  additive('both', ['base', 'told'], '+'),
  additive('leftOf', ['base', 'told'], '−'),
]
/** A sum over how many were added. */
export const AVERAGE: Schema = other('average', ['sum', 'number'], '÷', quotient)
/** What is missing of one whole. */
export const ONE_LESS: Schema = other('oneLess', ['part', 'part'], '−', a => positive(1 - a))

/** A square by its side, or its side by its perimeter. */
export const FOUR_SIDES: Schema = other('fourSides', ['side', 'side'], '×', a => 4 * a)
export const OWN_AREA: Schema = other('ownArea', ['side', 'side'], '×', a => a * a)
export const ONE_SIDE: Schema = other('oneSide', ['around', 'around'], '÷', a => a / 4)
