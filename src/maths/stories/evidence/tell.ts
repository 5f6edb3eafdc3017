import { showValue } from '../../arithmetic/show.ts'
import { moneyText } from '../money-units.ts'
import type { ReadingStep } from '../story-reading.ts'
import { exactly } from './exactly.ts'
import { leavesOf, type Term } from './terms.ts'

/** What a calculation comes to, by its schema; `…` is what is counted. */
const IS: Record<string, string> = {
  sum: 'how much … together',
  gain: 'how much … after more has come',
  loss: 'how much … is left',
  beforeGain: 'how much … before more came',
  beforeLoss: 'how much … before some was gone',
  grown: 'how much … has come',
  shrunk: 'how much … has gone',
  rest: 'how much … the rest is',
  differ: 'the difference',
  lack: 'how much … is missing',
  more: 'how much … the one with more has',
  fewer: 'how much … the one with less has',
  times: 'so many times as much',
  timesDown: 'the part that is told by times',
  partOf: 'that part of the whole',
  without: 'what is left without that part',
  with: 'the whole with that part added',
  wholeOf: 'the whole of which that is a part',
  wholeOfRest: 'the whole of which that is the rest',
  groups: 'how much … in all groups together',
  share: 'how much … for each',
  shareSelf: 'how much … for each, everybody counted',
  shareOver: 'what is left over after sharing',
  pack: 'how many groups there are',
  packUp: 'how many groups are needed, the last one not full',
  packDown: 'how many full groups there are',
  packOver: 'what is left over beside the full groups',
  area: 'the area',
  around: 'the way around',
  both: 'how much … both have together',
  leftOf: 'what is left of it',
  average: 'the average',
  oneLess: 'what is missing of one whole',
  fourSides: 'the four sides together',
  ownArea: 'the area of the square',
  oneSide: 'one of four equal sides',
}

/** What a number is taken for, by its role. */
const ROLES: Record<string, string> = {
  start: 'at the start',
  gain: 'more comes',
  loss: 'goes away',
  end: 'at the end',
  part: 'one part',
  whole: 'the whole',
  larger: 'the larger amount',
  smaller: 'the smaller amount',
  need: 'needed',
  have: 'there already',
  base: 'what the other is compared with',
  by: 'the difference between the two',
  factor: 'so many times as much',
  fraction: 'the part of the whole',
  rate: 'in each group',
  count: 'so many groups',
  total: 'all that is shared out',
  others: 'the others who share',
  side: 'a side',
}

/** The way through a term, first things first: each calculation once. */
export function stepsOf(term: Term): ReadingStep[] {
  if (!term.schema) return []
  const before = term.parts.flatMap(stepsOf)
  const step = stepOf(term)
  const known = new Set(before.map(each => each.calculation))
  const once = before.filter(
    (each, i) => before.findIndex(other => other.calculation === each.calculation) === i,
  )
  return step && !known.has(step.calculation) ? [...once, step] : once
}

function stepOf(term: Term): ReadingStep | undefined {
  const value = exactly(term)
  const values = term.parts.map(exactly)
  const [first, second = first] = values
  if (!value || !first || !second || !term.schema) return undefined
  const { name, sign } = term.schema
  const [a, b] = [showValue(first), showValue(second)]
  const thing = term.dimension === 'money' ? 'money' : ''
  const calculations: Record<string, string> = {
    without: `${a} − ${a} × ${b}`,
    with: `${a} + ${a} × ${b}`,
    wholeOfRest: `${a} ÷ (1 − ${b})`,
    shareSelf: `${a} ÷ (${b} + 1)`,
    around: `2 × (${a} + ${b})`,
    fourSides: `4 × ${a}`,
    ownArea: `${a} × ${a}`,
    oneSide: `${a} ÷ 4`,
    oneLess: `1 − ${a}`,
    average: `${a} ÷ ${leavesOf(term).length}`,
  }
  return {
    is: (IS[name] ?? '').replace('… ', thing === '' ? '' : `${thing} `),
    calculation: calculations[name] ?? `${a} ${sign} ${b}`,
    value,
  }
}

/** What each number of a term was taken for: `At the start: 12 apples.` */
export function factsOf(term: Term): string[] {
  return term.parts.flatMap((part, i) => {
    if (!part.quantity) return factsOf(part)
    const role = ROLES[term.schema?.roles[i] ?? ''] ?? ''
    const { noun, exact, dimension, unit } = part.quantity
    const thing = [...noun.mods, noun.head].join(' ')
    const amount = dimension === 'money' ? moneyText(exact, unit) : `${showValue(exact)} ${thing}`
    return [`${role.slice(0, 1).toUpperCase()}${role.slice(1)}: ${amount.trim()}.`]
  })
}
