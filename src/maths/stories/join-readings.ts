import { hidesNumber } from './hidden-numbers.ts'
import { isHundredth } from './money-units.ts'
import type { StoryReading } from './story-reading.ts'
import { type Readings, readersOf, sureness } from './sureness.ts'

/** What somebody has read. */
export type Read = Exclude<StoryReading, { tier: 'none' }>

/** What readers that know nothing of each other make of a story together. */
export type JoinedReading =
  /** Two read the same, and all that speaks for it makes it sure. */
  | { tier: 'marked'; reading: Read }
  /** Asked first whether it is meant so. */
  | { tier: 'asked'; reading: Read }
  | { tier: 'none'; why: string }

/**
 * From this sureness on what two have read is marked, and what anybody has is likely: of stories whose writers nobody had
 * learnt from 1 in some 500 was marked wrongly, and 8 in 100 of the likely ones were wrong. What is asked about is decided
 * where all readers of word problems are weighed together.
 */
const MARKED = 0.981
const ASKED = 0.85
const FEWEST_READERS = 2

/**
 * What laws, evidence and the nets make of a story together. How sure the likeliest of their values is says a weighing of
 * all that they believe, which has been learnt where none of them had learnt from the writer.
 * @param least how sure they must be to ask about it
 */
export function joinReadings(text: string, readings: Readings, least = ASKED): JoinedReading {
  const { laws, evidence, net } = readings
  const read = [laws, evidence, net].filter(each => each.tier !== 'none').filter(each => !isNoReckoning(each))
  const weighed = read.map(reading => ({ reading, sure: sureness(reading.value.valueOf(), readings) }))
  const [best] = weighed.toSorted((one, other) => other.sure - one.sure)
  if (!best || best.sure < least) return { tier: 'none', why: whyOf(laws, evidence) }
  const { value } = best.reading
  const isMarked =
    best.sure >= MARKED &&
    readersOf(value.valueOf(), readings) >= FEWEST_READERS &&
    !hidesNumber(text, net.followed?.numbers ?? []) &&
    !isBroken(value.valueOf(), readings) &&
    !addsShare(text, best.reading)
  return { tier: isMarked ? 'marked' : 'asked', reading: toldBy(best.reading, readings) }
}

/** `36 ÷ 1`, of `how long is 1 side` of a square: a number of the story is what it asks for nowhere. */
const isNoReckoning = ({ tier, steps }: Read) =>
  tier === 'ask' && steps.some(({ calculation }) => /[×÷] 1$/.test(calculation))

/** `99.8` of what comes in whole numbers alone. */
function isBroken(value: number, { net }: Readings): boolean {
  const told = net.followed?.numbers.filter(each => each.value >= 1 && !each.isConstant) ?? []
  return !Number.isInteger(value) && told.length > 0 && told.every(each => Number.isInteger(each.value))
}

/** `£20`, `1/4` of it and `£6.50`: a bare share is put to no money, nor taken from it. */
function addsShare(text: string, { steps }: Read): boolean {
  const shares = /[£$€]|\b(?:pounds?|dollars?|euros?|pence|cents?)\b/i.test(text)
    ? (text.match(/(?<![\d.£$€])\d+\/\d+/g) ?? [])
    : []
  return shares.some(share =>
    steps.some(({ calculation }) =>
      calculation
        .split(/(?<= [+−] )|(?= [+−] )/)
        .some((each, _, parts) => parts.length > 1 && each === share),
    ),
  )
}

/** A value in the words of who tells it best: the laws, then evidence; the nets have none of the story's own. */
function toldBy(best: Read, { laws, evidence }: Readings): Read {
  const [first, second] = [laws, evidence].flatMap(each =>
    each.tier !== 'none' && isSame(each, best) ? [each] : [],
  )
  if (!first) return { ...best, isAlone: true }
  return second ? fuller(first, second) : first
}

function whyOf(one: StoryReading, other: StoryReading): string {
  return [one, other].map(each => (each.tier === 'none' ? each.why : each.tier)).join('; ')
}

/** The same value, in whatever unit of money. */
export function isSame(one: Pick<Read, 'value' | 'unit'>, other: Pick<Read, 'value' | 'unit'>): boolean {
  return inWholes(one).equals(inWholes(other)) || one.value.equals(other.value)
}

const inWholes = ({ value, unit }: Pick<Read, 'value' | 'unit'>) =>
  unit !== undefined && isHundredth(unit) ? value.div(100) : value

/** The first one's way, with the unit and the wrong ways of both. */
function fuller(one: Read, other: Read): Read {
  const unit = one.unit ?? other.unit
  const known = one.slips.map(({ value }) => value)
  const more = other.slips.filter(
    ({ value }) => !known.some(each => each.equals(value)) && one.value.equals(other.value),
  )
  const hasWay = one.steps.length > 0
  return {
    ...one,
    ...(unit === undefined ? {} : { unit }),
    steps: hasWay ? one.steps : other.steps,
    slips: [...one.slips, ...more],
    facts: one.facts.length > 0 ? one.facts : other.facts,
  }
}
