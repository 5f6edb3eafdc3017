import { remembering } from '#text/remembering.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { questionSpan } from '../span/question-span.ts'
import { readByEvidence } from './evidence/read-by-evidence.ts'
import { readByLaws } from './facts/read-by-laws.ts'
import { hidesNumber } from './hidden-numbers.ts'
import { asksInOtherUnit, isMeasuredOtherwise, readInOtherUnit } from './in-other-unit.ts'
import { isSame, type JoinedReading, joinReadings, type Read } from './join-readings.ts'
import { isMadeStory } from './made-stories.ts'
import { ASKED_IN_WHOLES, isHundredth } from './money-units.ts'
import { readByNet } from './net/read-by-net.ts'
import { stepsOf } from './net/tell.ts'
import type { ReadingStep, StoryReading } from './story-reading.ts'
import type { Readings } from './sureness.ts'

/** More is no story of a schoolbook. */
const LONGEST = 1_200

/** Whether a text may be a story at all; cheap. */
const HAS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half|dozen)\b/i
const ASKS = /\?|\b(?:how|w(?:h?a|o)ts?|find|work out|calculate)\b/i
/** Something is to be done with a question other than to answer it. */
const ASKS_ELSE =
  /\b(?:explain|hint|describe|draw (?:a|the|it|me)|sketch (?:a|the)|make up|write (?:a|me a) (?:story|question|problem|sum)|why (?:do|does|did) (?:we|you|i)|not this one)\b|\bcheck (?:how|what|if|my)\b/i
/**
 * What the laws of sums don't hold for, whatever its words sound like. A figure's own lengths and angles are parts of no
 * whole: a ladder and the foot of its wall don't come to how high it reaches.
 */
const OF_OTHER_LAWS = [
  /\b(?:right[- ]angled?|right angles?|hypotenuse|pythagoras|diagonals?|radius|diameter|circumference|(?:longest|third|missing|unknown) side)\b/i,
  /\b(?:circles?|circular|pi|π)\b/i,
  /\b(?:ladder|ramp|slope|kite)\b.*\b(?:how (?:high|far|long|tall|steep)|what (?:angle|height))\b/is,
  /\b(?:north|east|south|west)\b.*\b(?:north|east|south|west)\b/is,
  // What somebody's age comes to at another time than the one told.
  /\bhow old\b[^.?!]*\b(?:next|last|ago|time|when|later|before|after|by the time|in (?:\d|[a-z]+ ye))/i,
  // What was there before a percentage came off, or on.
  /(?:%|\bper ?cent\b).*\b(?:original(?:ly)?|initial(?:ly)?|before the (?:sale|discount|increase|rise|reduction)|(?:usual|normal|full) price)\b/is,
  // The part of a hundred that one amount is of another: no sum of amounts comes to it.
  /\b(?:what|whats|find|work out|calculate)\b(?:'s)? ?(?:is |was )?(?:the |my |his |her |their )?(?:percentage|percent|per cent|%)(?! of\b)/i,
  // What something may have been before it was rounded.
  /\b(?:bounds?|error interval)\b|\bnearest\b.*\b(?:possible|could|can|might)\b/is,
  // Runs that are counted by the name of what they are worth.
  /\b(?:sixes|fours|boundaries)\b/i,
  // Something about a question, and not its answer.
  ASKS_ELSE,
  /\bwhat (?:does|do)\b[^.?!]{0,40}\bmean\b|\bhow many (?:steps|marks|questions) (?:does|do|is|are|would|will|can|for)\b (?:it|this|that|there|i|we|you|for)?|\bopposite of\b/i,
  // A minus of its own: `its -7 outside`, `it is minus 4 degrees`.
  /[a-z°]\s+[-−–]\d|\b(?:minus|negative|(?:below|under|beneath) (?:zero|0|freezing|(?:the )?(?:sea level|sea|ground|surface|water)))\b/i,
]
const mayHoldStory = (text: string) => text.length <= LONGEST && ASKS.test(text) && HAS_NUMBER.test(text)
const mayBeStory = (text: string) => mayHoldStory(text) && !OF_OTHER_LAWS.some(other => other.test(text))

const byLaws = remembering(readByLaws, text => text)
const byEvidence = remembering(readByEvidence, text => text)
const byNet = remembering(readByNet, text => text)

/** Money in its larger and its smaller unit: neither reader turns one into the other. */
const ASKED_IN = [
  { asked: ASKED_IN_WHOLES, isOther: isHundredth },
  { asked: /\bin (?:pence|cents?|p|c)(?!\w)/i, isOther: (unit: string) => /^[£€$]$/.test(unit) },
]
/** Whether a story asks for its money, or its measure, in another unit than a reading has it in. */
export const isAskedOtherwise = (text: string, unit: string) =>
  ASKED_IN.some(({ asked, isOther }) => isOther(unit) && asked.test(text)) || isMeasuredOtherwise(text, unit)

/** What each of the two readers whose ways are written down makes of a word problem by itself; none where it makes nothing of it. */
export function readingsOfStory(text: string): Read[] {
  if (!mayBeStory(text)) return []
  return [byLaws(text), byEvidence(text)].flatMap(each => (each.tier === 'none' ? [] : [each]))
}

/** What each of the three readers makes of a word problem that asks in the unit that it tells in. */
export function readingsBeside(text: string): Readings {
  const none = { tier: 'none', why: 'no story' } as const
  return mayBeStory(text) && !asksInOtherUnit(text)
    ? { laws: byLaws(text), evidence: byEvidence(text), net: byNet(text) }
    : { laws: none, evidence: none, net: none }
}

/** All that the three of them read, however doubtful; first what they think likeliest together, told by who tells it best. */
export function likelyReadings(text: string): Read[] {
  const joined = readStory(text, 0)
  const { laws, evidence, net } = readingsBeside(text)
  const alone = [laws, evidence, net].flatMap(each => (each.tier === 'none' ? [] : [each]))
  return joined.tier === 'none' ? alone : [joined.reading, ...alone]
}

/** Whether the nets read a word problem as one of the other readers does. */
export function netsReadAs(text: string, reading: Read): boolean {
  const net = byNet(text)
  return net.tier !== 'none' && isSame(net, reading)
}

/** What the nets are sure, or almost sure, that a word problem comes to; they alone see what no rule has a word for. */
export function netsBelieve(text: string): Read | undefined {
  const net = mayHoldStory(text) ? byNet(text) : undefined
  return net && (net.tier === 'sure' || net.tier === 'backs') ? net : undefined
}

/** A way through a word problem that the nets think possible. */
export interface LikelyWay {
  value: Rational
  /** From 0 to 1, of all ways to this value together. */
  belief: number
  steps: readonly ReadingStep[]
}

const POSSIBLE = 0.15
/** What a word problem may come to, the likeliest first; to be held against what a child says of it, and never to be told. */
export function likelyWays(text: string): LikelyWay[] {
  const isOther = text.length > LONGEST || OF_OTHER_LAWS.some(other => other.test(text))
  const followed = isOther ? undefined : byNet(text).followed
  return (followed?.ways ?? []).flatMap(({ belief, moves }) => {
    const steps = followed && belief >= POSSIBLE ? stepsOf(followed.numbers, moves) : undefined
    const value = steps?.at(-1)?.value
    return steps && value ? [{ value, belief, steps }] : []
  })
}

/** Whether a word problem may tell a number in words that no reader knows for one, nor a model. */
export const storyHidesNumber = (text: string): boolean =>
  hidesNumber(text, byNet(text).followed?.numbers ?? [])

/**
 * Reads a word problem by all readers, also where it asks in another unit than it tells in.
 * @param least how sure they must be to ask about it, between 0 and 1; the usual where it isn't given
 */
export function readStory(text: string, least?: number): JoinedReading {
  return orWithin(text, each => readAlone(each, least))
}

/** The same of a text in which nothing stands around the story. */
export function readAlone(text: string, least?: number): JoinedReading {
  if (!mayBeStory(text)) return { tier: 'none', why: 'no story' }
  return orInOtherUnit(text, each => readAsAsked(each, least))
}

/** What nobody is sure of as it stands may have talk around it, whose numbers are none of the story's. */
function orWithin(text: string, readAs: (text: string) => JoinedReading): JoinedReading {
  const read = readAs(text)
  const span = read.tier !== 'marked' && mayHoldStory(text) ? questionSpan(text) : undefined
  const within = span && readAs(span.question)
  if (!within || within.tier === 'none') return read
  return span.leavesNumber || ASKS_ELSE.test(text) ? { ...within, tier: 'asked' } : within
}

/** A word problem that is marked without asking; the nets, which are dear, are asked only where somebody else has read it. */
export function readSureStory(text: string): Read | undefined {
  if (!mayHoldStory(text)) return undefined
  const read = orWithin(text, readSurely)
  return read.tier === 'marked' ? read.reading : undefined
}

function readSurely(text: string): JoinedReading {
  if (!mayBeStory(text)) return { tier: 'none', why: 'no story' }
  const laws = byLaws(text)
  // What Stepwise has told itself is known.
  if (mayMark(laws) && isMadeStory(text)) return { tier: 'marked', reading: laws }
  return orInOtherUnit(text, readWhereSure)
}

function orInOtherUnit(text: string, readAs: (text: string) => JoinedReading): JoinedReading {
  const read = readAs(text)
  if (read.tier === 'marked') return read
  const other = readInOtherUnit(text, readAs)
  return other && (read.tier === 'none' || other.tier === 'marked') ? other : read
}

function readAsAsked(text: string, least?: number): JoinedReading {
  const readings = { laws: byLaws(text), evidence: byEvidence(text), net: byNet(text) }
  const joined = joinReadings(text, readings, least)
  if (joined.tier === 'none') return joined
  const { unit = '', isAlone } = joined.reading
  // What is read alone has no unit that could be compared.
  const isOther = isAlone ? asksInOtherUnit(text) : isAskedOtherwise(text, unit)
  return isOther ? { tier: 'none', why: 'asked in another unit' } : joined
}

const mayMark = (laws: StoryReading): laws is Read => laws.tier !== 'none' && laws.tier !== 'ask'

function readWhereSure(text: string): JoinedReading {
  const isRead = byLaws(text).tier !== 'none' || byEvidence(text).tier !== 'none'
  return isRead ? readAsAsked(text) : { tier: 'none', why: 'only the nets may read it' }
}
