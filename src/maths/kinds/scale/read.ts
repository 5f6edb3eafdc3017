import { rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { findUnit, type Unit, unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER, quantityIn } from '../../wording/patterns.ts'
import type { Length, Scale, ScaleQuestion } from './question.ts'
import { timesOf } from './solve.ts'

export const triggers = /\bscale\b|\bmap\b|\brepresents?\b|\b(?:drawing|plan|model)\b/

const UNITS =
  'mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|m|met(?:re|er)s?|km|kilomet(?:re|er)s?|in|inch(?:es)?|ft|foot|feet|yards?|miles?'
const LENGTH = `${NUMBER} ?(?:${UNITS})(?![a-z/^\\d])`
const LENGTHS = new RegExp(LENGTH, 'g')
const MAP = '(?:map|plan|drawing|scale drawing|diagram|model|scale model|blueprint|floor plan|sketch)'

const RATIO =
  /(?:\b(?:scale(?: factor)?(?: of| is| =|:)?|drawn to|in the ratio|ratio) )?(?:is |of )?\(?\b1 ?(?:[:/]| to ) ?(\d{1,9})\b(?! ?(?:mm|cm|m|km|in|inch|inches|ft|feet|miles?|metres?|meters?)\b)\)?/
const STANDS =
  '(?: on (?:the|a|this) (?:map|plan|drawing|scale drawing|diagram))? ?(?:represents?|stands? for|=|:|to|is equal to|equals|is|for every|corresponds to|shows|is equivalent to|represent(?:s|ing)?) ?(?:an? )?(?:(?:actual|real) )?(?:(?:distance|length) )?(?:of )?'
const PAIR = new RegExp(
  `(?:\\bscale(?: of| is|:| where| in which| =)? )?(?<![\\w.#])(${LENGTH})${STANDS}(${LENGTH})(?: in real life| in reality| on the ground)?`,
)

const KNOWN =
  /^(?:an?|the|this|that|which|its|it|is|are|was|has|have|having|with|of|on|in|to|at|by|for|and|if|using|use|used|uses|drawn|built|made|from|map|maps|plan|drawing|scale|diagram|model|blueprint|floor|sketch|what|how|many|much|far|long|wide|tall|high|apart|away|between|distance|distances|length|width|height|size|actual|real|true|life|reality|ground|represents?|represented|representing|stands?|would|will|should|be|does|do|towns?|cities|city|villages?|places?|points?|schools?|houses?|roads?|rivers?|lakes?|walls?|rooms?|cars?|trains?|planes?|ships?|buildings?|towers?|gardens?|fields?|parks?|2|them|they|these|apart|find|calculate|work|out|determine|measures?|measured|measuring|measurement|each|other|a|b|x|y|line|path|street|bridge|kitchen|bedroom|door|football|pitch|airport|car|boat|lorry|bus|statue|factor|s|corresponds|corresponding|given|shown|scaled|straight|street|church|station|beach|mountain|island|farm|campsite|write|express|house|dolls?|table|chair|bed|your|answer|give|so|then|there)$/

const TIED_TO_MAP = [
  new RegExp(`#a(?: long| wide| high| tall| apart| away)*,? (?:on|in) (?:the|a|this) ${MAP}`),
  new RegExp(`\\b${MAP}(?: distance| length| height| width)?(?: is| of| =| measures)?(?: an?)? ?#a`),
  new RegExp(
    `(?:distance|length|width|height|measures?)(?: [a-z]+){0,3} (?:on|in) (?:the|a|this) ${MAP}(?: is| of| =| measures)? #a`,
  ),
  /(?:does|do|would|will) #a(?: on (?:the|a|this) [a-z ]+)? (?:represent|stand for|be|correspond)|represented by #a|represents? (?:by )?#a\b(?= on)/,
]
/** `find the real distance of 8 cm`: which is known is the other one. */
const ASKS_REAL_OF =
  /(?:find|what is|work out|calculate|determine) the (?:actual|real|true|real-life) (?:distance|length|width|height)(?: [a-z]+){0,3} (?:of|for) #a$/
const TIED_TO_REAL = [
  /(?:actual|real|true|real-life|real life)(?: (?!does|do|would|will)[a-z]+){0,3} #a/,
  /#a(?: long| wide| high| tall| apart| away)*,? (?:in real life|in reality|on the ground)/,
  /represents? #a(?! on)|represent (?:an? )?(?:actual |real )?(?:distance|length) of #a/,
]
const ASKS_MAP = [
  new RegExp(
    `(?:how far|how long|how wide|how tall|how high|how big|what is|find|distance|length|width|height|calculate|what)(?: the| a)?(?: ?[a-z]+){0,6} (?:on|in) (?:the|a|this) ${MAP}(?! (?:is|=|measures|represent|of #a)| #a)`,
  ),
  /\b(?:map|drawing|plan|model|scaled) (?:distance|length|height|width|size)\b(?! (?:of|is|=) #a)/,
  /how (?:long|wide|tall|high|big) (?:is|will|should|would) the (?:scale )?model/,
  /(?:length|height|width|size) of the (?:scale )?(?:model|drawing)/,
  /would represent #a|(?:which|what) (?:length|distance)(?: on (?:the|a) [a-z ]+)? (?:represents|would represent) #a/,
]
const ASKS_REAL = [
  /\b(?:actual|real|true|real-life) (?:[a-z]+ )?(?:distance|length|height|width|size|measurement|car|wall|room|house|building|building|train|plane|road|bridge)\b(?! (?:of|is|=|measures)? ?#a)/,
  /(?:in real life|in reality|on the ground)/,
  /how (?:long|wide|tall|high|far) (?:is|are) the (?:real|actual) [a-z]+/,
  /(?:what (?:distance|length|height|width)|how (?:far|many|much))(?: [a-z]+)? (?:does|do|would|will|is|are) #a/,
]

const isAny = (patterns: readonly RegExp[], text: string) => patterns.some(pattern => pattern.test(text))

/** Which says beyond doubt that the length is drawn. */
const SURELY_MAP = [TIED_TO_MAP[0], TIED_TO_MAP[3]].flatMap(each => each ?? [])

/** Which of the two lengths is asked for, where the words leave no doubt. */
function findIn(text: string): 'actual' | 'drawn' | undefined {
  if (isAny(SURELY_MAP, text) || ASKS_REAL_OF.test(text)) return 'actual'
  const [onMap, inReal] = [isAny(TIED_TO_MAP, text), isAny(TIED_TO_REAL, text)]
  if (onMap !== inReal) return onMap ? 'actual' : 'drawn'
  if (onMap) return undefined
  const [asksMap, asksReal] = [isAny(ASKS_MAP, text), isAny(ASKS_REAL, text)]
  if (asksMap === asksReal) return undefined
  return asksMap ? 'drawn' : 'actual'
}

function lengthIn(text: string): Length | undefined {
  const read = quantityIn(text)
  const value = read && asRational(read.number.value)
  return read && value && value.s > 0n && value.n > 0n && read.unit.dimension === 'length'
    ? { value, unit: read.unit }
    : undefined
}

interface Scaled {
  scale: Scale
  rest: string
}

/** Takes the scale out of the text. */
function takeScale(plain: string): Scaled | undefined {
  const ratio = RATIO.exec(plain)
  if (ratio) {
    const times = rational(BigInt(ratio[1] ?? 0))
    const rest = plain.replace(ratio[0], ' scale ')
    return times.n > 1n && !/\d ?: ?\d/.test(rest) ? { scale: { by: 'ratio', times }, rest } : undefined
  }
  const pair = PAIR.exec(plain)
  const [drawn, actual] = [lengthIn(pair?.[1] ?? ''), lengthIn(pair?.[2] ?? '')]
  if (
    !pair ||
    !drawn ||
    !actual ||
    actual.unit.size.mul(actual.value).compare(drawn.unit.size.mul(drawn.value)) <= 0
  )
    return undefined
  return { scale: { by: 'lengths', drawn, actual }, rest: plain.replace(pair[0], ' scale ') }
}

const ASKED_UNIT = new RegExp(
  `(?:,? ?(?:give|giving|write)?(?: your| the)?(?: answer)?),? in (${UNITS.replace('|in|', '|')})(?![a-z])`,
)
const HOW_MANY = new RegExp(`how many (${UNITS.replace('|in|', '|')})(?![a-z])`)
const AS_RATIO =
  /(?:(?:write|find|express|give|what is|state|work out) )?(?:the |this |its |map )*scale(?: of the (?:map|plan|drawing))?(?: (?:in|as|of|using)(?: a)?(?: the)?(?: form| ratio)?(?: of)?:?)? ?1 ?: ?n$|,? (?:as|in) (?:a |the )?(?:form|ratio)(?: of)?:? 1 ?: ?n$/

/** In which unit a length is given, where the question does not say. */
function usualUnit(find: 'actual' | 'drawn', scale: Scale, given: Length): Unit {
  if (scale.by === 'lengths') return find === 'actual' ? scale.actual.unit : scale.drawn.unit
  const isCustomary = /^(?:in|ft|yd|mi)$/.test(given.unit.symbol)
  if (find === 'drawn') return unit(isCustomary ? 'in' : 'cm')
  if (isCustomary) return given.unit
  const metres = given.value.mul(given.unit.size).mul(scale.times)
  return unit(metres.compare(1000) >= 0 ? 'km' : metres.compare(1) >= 0 ? 'm' : 'cm')
}

/** No map is longer than ten metres, nor shorter than half a millimetre: then the two lengths were taken for each other. */
function isDrawable(find: 'actual' | 'drawn', scale: Scale, { value, unit: own }: Length): boolean {
  const metres = value.mul(own.size)
  const drawn = find === 'actual' ? metres : metres.div(timesOf(scale))
  return drawn.compare(10) <= 0 && drawn.compare(rational(1, 2000)) >= 0
}

const LONGEST = 260

/** Reads `A map has a scale of 1:50000. How many km is 6 cm on the map?`, `1 cm represents 5 km. …`. */
export function readScale({ plain, full, rounding }: Asked): ScaleQuestion | undefined {
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined
  const base = { kind: 'scale', text: full, ...(rounding ? { rounding } : {}) } as const
  const form = AS_RATIO.exec(plain)
  const pair = form && takeScale(plain.slice(0, form.index))
  if (form && pair?.scale.by === 'lengths' && !/\d/.test(pair.rest) && areKnown(pair.rest))
    return { ...base, find: 'scale', scale: pair.scale }
  const taken = takeScale(plain)
  if (!taken) return undefined
  const { scale } = taken
  const many = HOW_MANY.exec(taken.rest)
  const asked = many ?? ASKED_UNIT.exec(taken.rest)
  const own = asked ? findUnit(asked[1] ?? '') : undefined
  const rest = asked && own ? taken.rest.replace(asked[0], many ? 'how far' : ' ') : taken.rest
  const lengths = rest.match(LENGTHS) ?? []
  const [given] = lengths.map(lengthIn)
  const text = rest
    .replace(LENGTHS, '#a')
    .replace(/\b2 [a-z]+ (?=are )/g, 'towns ')
    .replace(/\b2 (?=[a-z])/g, '')
    .replace(/\s+/g, ' ')
  if (lengths.length !== 1 || !given || /\d/.test(text) || !areKnown(text)) return undefined
  const find = findIn(text)
  if (!find || !isDrawable(find, scale, given)) return undefined
  return {
    ...base,
    find,
    scale,
    given,
    unit: own ?? usualUnit(find, scale, given),
    isFixed: own !== undefined,
  }
}

/** What lies on the map or is drawn, whatever it is; a part of it or another one would change what is asked. */
const DRAWN =
  /(?<![#\w])(?:an?|the|2|real|actual) (?!(?:third|half|quarter|other|another|same|sum|total|difference|area|perimeter|volume|ratio|second|next|new|return|time|speed|cost|radius|diameter|circumference|side|edge|angle|average|mean|number|price|age|mass|weight)\b)[a-z]+(?=,? (?:are|is|be|of|in)\b| #a|[.?,]| ?$)/g

function areKnown(text: string): boolean {
  const words = text
    .replace(DRAWN, ' ')
    .split(/[^a-z#]+/)
    .filter(word => word !== '' && word !== '#a')
  return words.every(word => KNOWN.test(word))
}
