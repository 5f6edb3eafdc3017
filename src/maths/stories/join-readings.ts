import type { StoryReading } from './story-reading.ts'

/** What somebody has read. */
export type Read = Exclude<StoryReading, { tier: 'none' }>

/** What two readers that know nothing of each other make of a story together. */
export type JoinedReading =
  /** One is sure, and the other of the same at least so far as to back it: it is marked. */
  | { tier: 'marked'; reading: Read }
  /** Asked first whether it is meant so. */
  | { tier: 'asked'; reading: Read }
  | { tier: 'none'; why: string }

const HUNDREDTHS = new Set(['p', '¢'])

/**
 * Sure is what two independent readers agree on, one of them sure and the other almost. What one alone is sure of, or both
 * read with doubt, is asked first;
 * what they disagree on isn't read.
 */
export function joinReadings(one: StoryReading, other: StoryReading): JoinedReading {
  if (one.tier !== 'none' && other.tier !== 'none') {
    if (!isSame(one, other)) return { tier: 'none', why: 'two readings' }
    const tiers = [one.tier, other.tier]
    const isMarked = tiers.includes('sure') && !tiers.includes('ask')
    return { tier: isMarked ? 'marked' : 'asked', reading: fuller(one, other) }
  }
  const alone = one.tier === 'none' ? other : one
  return alone.tier === 'sure' ? { tier: 'asked', reading: alone } : { tier: 'none', why: whyOf(one, other) }
}

function whyOf(one: StoryReading, other: StoryReading): string {
  return [one, other].map(each => (each.tier === 'none' ? each.why : each.tier)).join('; ')
}

/** The same value, in whatever unit of money. */
export function isSame(one: Pick<Read, 'value' | 'unit'>, other: Pick<Read, 'value' | 'unit'>): boolean {
  return inWholes(one).equals(inWholes(other)) || one.value.equals(other.value)
}

const inWholes = ({ value, unit }: Pick<Read, 'value' | 'unit'>) =>
  unit !== undefined && HUNDREDTHS.has(unit) ? value.div(100) : value

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
