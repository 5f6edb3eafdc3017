import { asRational } from '../../exact/exact.ts'
import { quantityIn } from '../../wording/patterns.ts'
import { AMOUNT, plainTimes } from './given.ts'
import type { Amount, RateTask } from './question.ts'
import { KNOWN } from './words.ts'

const TOWARDS = /\btowards? (?:each other|one another|1 another)\b|\bto meet\b/
/** `A leaves town P towards Q, and B leaves Q towards P.` */
const CROSSING = /\b([a-z]) (?:at #s )?towards? ([a-z])\b.*\b\2 (?:at #s )?towards? \1\b/
const AWAY =
  /\b(?:in )?opposite directions?\b|\baway from each other\b|\beast\b.*\bwest\b|\bwest\b.*\beast\b|\bnorth\b.*\bsouth\b|\bsouth\b.*\bnorth\b/
const APART = /#d (?:apart|away from each other|from each other)\b|\bdistance (?:between|of)\b.*#d/
const MEET =
  /\b(?:how (?:long|many hours|many minutes|many seconds|soon|much time)|when|what time)\b[^#]*\b(?:meet|pass)\b[^#]*$/
const HOW_FAR =
  /\bhow (?:far apart|many km apart|many miles apart)\b[^#]*\bafter #t|\bafter #t,? how (?:far apart|many km apart|many miles apart)\b/
const OF_TWO =
  /^(?:apart|towards?|each|other|another|meet|pass|same|start|starts|started|leaves?|left|sets?|set|off|out|opposite|directions?|directly|straight|point|places?|towns?|cities|city|villages?|stations?|houses?|ports?|harbour|speeds?|respectively|after|before|until|time|live|lives|head|heads|heading|second|first|them|north|south|east|west|away|road|track|cyclists?|hikers?|both|soon|much|long|many|hours?|minutes?|seconds?|far)$/
/** Somebody begins later, waits or turns, or it is not asked when or how far. */
const OTHERWISE =
  /\b(?:later|earlier|rests?|stops?|same direction|catch\w*|overtak\w*|half|twice|faster|slower|returns?|back|wind|current|head start|already)\b|\ban? hour (?:after|before)\b/

/** Two that move at once, and what they do of their distance together: `Two trains 300 km apart travel towards each other …` */
export function readMeeting(
  plain: string,
  full: string,
): (RateTask & { speeds: [Amount, Amount] }) | undefined {
  if (OTHERWISE.test(plain) || !/\b(?:meet|pass|apart)\b/.test(plain)) return undefined
  const found: Record<string, Amount[]> = { d: [], t: [], s: [] }
  const text = plainTimes(plain).replace(AMOUNT, said => {
    const read = quantityIn(said)
    const value = read && asRational(read.number.value)
    const sign = read && { length: 'd', time: 't', speed: 's' }[read.unit.dimension as string]
    if (!value || !sign || value.s <= 0n || value.n === 0n) return said
    found[sign]?.push({ value, unit: read.unit })
    return `#${sign}`
  })
  const [one, two, ...more] = found.s ?? []
  const [gap, ...others] = found.d ?? []
  const [time, ...times] = found.t ?? []
  if (!one || !two || one.unit !== two.unit || more.length + others.length + times.length > 0)
    return undefined
  const names = new Set(full.match(/\b\p{Lu}\p{L}*/gu)?.map(name => name.toLowerCase()))
  const words = text.match(/(?<!#)\b[a-z']+\b|\b(?![12] [a-z])\d/g) ?? []
  if (!words.every(word => KNOWN.test(word) || OF_TWO.test(word) || names.has(word))) return undefined
  const rate = { value: one.value.add(two.value), unit: one.unit }
  const isAway = AWAY.test(text)
  const areNearer = !isAway && (TOWARDS.test(text) || CROSSING.test(text))
  if (areNearer && gap && !time && APART.test(text) && MEET.test(text))
    return { task: 'per', amount: gap, rate, speeds: [one, two] }
  return isAway && time && !gap && HOW_FAR.test(text)
    ? { task: 'amount', rate, per: time, speeds: [one, two] }
    : undefined
}
