import { isHundredth } from './money-units.ts'
import type { NetReading } from './net/read-by-net.ts'
import type { StoryReading } from './story-reading.ts'

/** What somebody has read. */
export type Read = Exclude<StoryReading, { tier: 'none' }>

/** What readers that know nothing of each other make of a story together. */
export type JoinedReading =
  /** One is sure, another of the same at least so far as to back it, and no third one contradicts: it is marked. */
  | { tier: 'marked'; reading: Read }
  /** Asked first whether it is meant so. */
  | { tier: 'asked'; reading: Read }
  | { tier: 'none'; why: string }

/** Whether it may stand behind what another one is sure of. */
const stands = (one: StoryReading): one is Read => one.tier === 'sure' || one.tier === 'backs'

/**
 * What laws, evidence and the nets make of a story: sure is what independent readers agree on. Evidence and the nets
 * have learnt from the same stories, so they mark by themselves only where both are sure, and ask where they agree with a
 * doubt.
 * @param askNet the nets' reading, which is dear: asked only where it matters
 */
export function joinReadings(
  laws: StoryReading,
  evidence: StoryReading,
  askNet: () => NetReading,
): JoinedReading {
  if (laws.tier !== 'none' && evidence.tier !== 'none' && isSame(laws, evidence))
    return agreed(laws, evidence, askNet())
  const net = askNet()
  const byItself: JoinedReading =
    net.tier !== 'none' && net.isCertain
      ? { tier: 'asked', reading: { ...net, isAlone: true } }
      : { tier: 'none', why: whyOf(laws, evidence) }
  if (laws.tier !== 'none' && evidence.tier !== 'none') return byItself
  const one = laws.tier === 'none' ? evidence : laws
  if (one.tier === 'none') return byItself
  if (net.tier === 'none') return one.tier === 'sure' ? { tier: 'asked', reading: one } : byItself
  if (!isSame(one, net)) return byItself
  // Laws in doubt have words of the story left over.
  if (one.tier === 'ask' && (isNoReckoning(one) || (one === laws && net.tier !== 'sure'))) return byItself
  const isMarked = evidence.tier === 'sure' && net.tier === 'sure'
  return { tier: isMarked ? 'marked' : 'asked', reading: one }
}

/** `36 ÷ 1`, of `how long is 1 side` of a square: a number of the story is what it asks for nowhere. */
const isNoReckoning = ({ steps }: Read) => steps.some(({ calculation }) => /[×÷] 1$/.test(calculation))

/** What both laws and evidence have read: asked about where one of them is in doubt, or the nets are against them. */
function agreed(laws: Read, evidence: Read, net: StoryReading): JoinedReading {
  const reading = fuller(laws, evidence)
  const sure = [laws, evidence].filter(each => each.tier === 'sure').length
  const isBacked = sure > 0 && stands(laws) && stands(evidence)
  if (net.tier === 'none') return { tier: isBacked ? 'marked' : 'asked', reading }
  const isMarked = isSame(reading, net)
    ? isBacked || (sure > 0 && stands(laws) && stands(net))
    : sure === 2 && !stands(net)
  return { tier: isMarked ? 'marked' : 'asked', reading }
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
