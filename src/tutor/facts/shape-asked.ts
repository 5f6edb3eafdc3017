import { type Fact, factsIn } from './facts.ts'

const ROUND_IT =
  /\bperimeters?\b|\bcircumference\b|\b(?:all|right|whole way|way|once|goes|go|going|walks?|runs?|fits?) (?:the way )?(?:a)?round\b|\bfenc(?:e|ing)\b|\bedging\b|\bhedge\b|\bskirting\b|\bdistance (?:a)?round\b|\b(?:ribbon|lace|string|tape|border|trim) .{0,25}\b(?:a)?round\b/i
const INSIDE =
  /\bareas?\b|\bhow much (?:grass|turf|carpet|space|lawn|wrapping paper|flooring|material|fabric)\b|\bto cover\b|\bhow many square\b/i
const VOLUME =
  /\bvolumes?\b|\bhow much (?:water|sand|space|soil|air)\b.*\b(?:holds?|fits?|inside|fills?|in it)\b/i
const NAMED =
  /\b(rectangles?|rectangular|oblong|squares?(?! (?:m|cm|km|met|cent|foot|feet|inch|root))|triangles?|triangular|trapez[a-z]*|parallelograms?|circles?|circular|cuboids?|cubes?)\b/i
/** Things of everyday life that are long and wide. */
const FLAT =
  /\b(?:garden|lawn|room|bedroom|kitchen|classroom|field|floor|wall|pitch|pool|table|yard|carpet|rug|picture|photo|frame|paper|poster|playground|park|patio|farm|hall|court|plot|window|door|card|page|tablecloth|blanket|farm)\b/i

/** By which words a length is known, beside or around its number. */
const ROLES: Record<string, RegExp> = {
  long: /\b(?:long|length|longer)\b/,
  wide: /\b(?:wide|width|broad|breadth|across)\b/,
  high: /\b(?:high|hight|height|tall|deep|depth)\b/,
  base: /\bbase\b/,
  radius: /\b(?:radius|r)\b/,
  diameter: /\bdiameter\b/,
}

/** The role of a number: a word right behind it counts first, then the nearest before it. */
function roleOf({ before, after }: Fact): string | undefined {
  const next = /^(?:is |the )?(long|wide|high|tall|deep|broad|base|radius|diameter)\b/.exec(after)?.[1]
  const near =
    next ?? before.split(/[\s,:=]+/).findLast(word => Object.values(ROLES).some(role => role.test(word)))
  return near === undefined ? undefined : Object.keys(ROLES).find(role => ROLES[role]?.test(near))
}

const IN_PI = /\b(?:in terms of|leave (?:it |the answer )?(?:in|with)|keep|exact)\b.{0,12}(?:\bpi\b|π)/i

/** `5 by 3 by 4` */
const BY_EACH_OTHER = /\d ?(?:\w{1,2} ?)?(?:by|x|×) ?\d[\d.]* ?(?:\w{1,2} ?)?(?:by|x|×) ?\d/i

/** A side is asked for: the measure is told. */
const ASKS_SIDE =
  /\b(?:how (?:long|wide|tall|high|deep)\b|(?:find|what(?:'?s| is)|say|get|need|calculate|work out) (?:(?:the|its|a|each|missing|other|longer|shorter|long|short) )*(?:side|length|width|breadth|height|base|radius|diameter)\b(?! of (?:\w+ )?(?:fenc|wire|ribbon|string|border|rope|lace|tape|edging|hedge)))/i

const withUnit = ({ said, unit }: Fact) => (unit === '' ? said : `${said} ${unit}`)

/** The shape that a text names. */
export const shapeIn = (text: string): string | undefined =>
  NAMED.exec(text)?.[1]?.toLowerCase().replace(/s$/, '')

/** Which measure of a shape the words ask for: `how much fence to go all the way round` is its perimeter. */
export function measureMeant(text: string): 'volume' | 'perimeter' | 'area' | undefined {
  if (VOLUME.test(text)) return 'volume'
  if (ROUND_IT.test(text)) return 'perimeter'
  return INSIDE.test(text) ? 'area' : undefined
}

/**
 * A question on a shape whose lengths are told in any words, as a book asks it: `garden 12 m long and 7 m wide, how
 * much fence to go all the way round`. Every number must have its place; undefined otherwise.
 */
export function shapeAsked(typed: string): string | undefined {
  // `r = 5 cm`
  const text = typed.replace(
    /\b(r|d|radius|diameter) ?= ?(?=\d)/gi,
    (_, what: string) => `${/^r/i.test(what) ? 'radius' : 'diameter'} `,
  )
  const ofRound = squareRound(text)
  if (ofRound) return ofRound
  const asked = measureMeant(text)
  const named = NAMED.exec(text)?.[1]?.toLowerCase()
  const facts = inOneUnit(factsIn(text))
  const isOther =
    /[£$€%]|\bcosts?\b|\b(?:each|every|per) (?:roll|tin|packet|tile|square)\b|\btiles?\b|=/.test(text)
  const isGiven = /\b(?:perimeter|area|volume)\b(?: of it)? (?:is|=|of) \d/i.test(text)
  if (!asked || facts.length === 0 || facts.length > 3 || isOther || isGiven || ASKS_SIDE.test(text))
    return undefined
  if (ROUND_IT.test(text) && INSIDE.test(text)) return undefined
  return wording(asked, named, facts, text)
}

/** `5 by 3 by 4 cm`: the unit is said once, at the end. */
function inOneUnit(facts: readonly Fact[]): readonly Fact[] {
  const unit = facts.at(-1)?.unit ?? ''
  return facts.slice(0, -1).every(each => each.unit === '') ? facts.map(each => ({ ...each, unit })) : facts
}

/** The way round a square is told, and its inside asked: `garden is square and the fence is 36m how big is the area`. */
function squareRound(text: string): string | undefined {
  const [fact, ...others] = factsIn(text)
  const isTold =
    fact &&
    /\b(?:perimeter|fence|fencing|border|round|around|edge|hedge)\b/.test(`${fact.before} ${fact.after}`)
  const isAsked = /\b(?:how big|what|whats|find|how much)\b.*\b(?:area|space|grass|inside)\b/i.test(text)
  return isTold && isAsked && others.length === 0 && /\bsquare\b(?! ?(?:m|cm|met|cent))/i.test(text)
    ? `A square has a perimeter of ${withUnit(fact)}. What is its area?`
    : undefined
}

function wording(
  asked: string,
  named: string | undefined,
  facts: readonly Fact[],
  text: string,
): string | undefined {
  const roles = new Map(facts.map(fact => [roleOf(fact), fact]))
  const [one, two, three] = facts.map(withUnit)
  const at = (role: string) => {
    const fact = roles.get(role)
    return fact && withUnit(fact)
  }
  if (/^trapez/.test(named ?? ''))
    return asked === 'area' && facts.length === 3 ? trapezium(facts) : undefined
  if (/^parallelo/.test(named ?? '')) {
    const height = at('high')
    const base = at('base') ?? facts.map(withUnit).find(each => each !== height)
    return asked === 'area' && facts.length === 2 && height
      ? `What is the area of a parallelogram with base ${base} and height ${height}?`
      : undefined
  }
  if (/^triang/.test(named ?? '')) {
    const height = at('high')
    const base = at('base') ?? facts.map(withUnit).find(each => each !== height)
    return asked === 'area' && facts.length === 2 && height
      ? `What is the area of a triangle with base ${base} and height ${height}?`
      : undefined
  }
  if (/^circ/.test(named ?? '')) {
    const measure = asked === 'perimeter' ? 'circumference' : 'area'
    const isRadius = /\bradius\b|\br(?= ?=)/i.test(text)
    const what = isRadius ? 'radius' : 'diameter'
    const length = isRadius !== /\b(?:diameter|across|wide)\b/i.test(text) ? one : undefined
    return facts.length === 1 && length
      ? `What is the ${measure} of a circle with ${what} ${length}?${IN_PI.test(text) ? ' Give your answer in terms of pi.' : ''}`
      : undefined
  }
  if (/^cube/.test(named ?? ''))
    return facts.length === 1 && asked === 'volume'
      ? `What is the volume of a cube with side ${one}?`
      : undefined
  if (/^squares?$/.test(named ?? '') && facts.length === 1 && asked !== 'volume')
    return `What is the ${asked} of a square with side ${one}?`
  if (asked === 'volume')
    return three &&
      facts.length === 3 &&
      (/cuboid|\bbox\b|tank|pool|carton|rectangular/i.test(text) || BY_EACH_OTHER.test(text))
      ? `What is the volume of a cuboid with length ${one}, width ${two} and height ${three}?`
      : undefined
  const isRectangle = /^(?:rect|oblong)/.test(named ?? '') || (named === undefined && FLAT.test(text))
  const width = facts.find(fact => ['wide', 'high'].includes(roleOf(fact) ?? '')) ?? facts[1]
  const length = facts.find(fact => fact !== width)
  const areSides =
    (roles.has('long') && roles.has('wide')) ||
    /\d[a-z ]{0,8}(?:\bby\b|x|×) ?\d/i.test(text) ||
    /\band\b/.test(text)
  return isRectangle && facts.length === 2 && areSides && length && width
    ? `What is the ${asked} of a rectangle with length ${withUnit(length)} and width ${withUnit(width)}?`
    : undefined
}

function trapezium(facts: readonly Fact[]): string | undefined {
  const height = facts.find(fact => roleOf(fact) === 'high')
  const [one, two] = facts.filter(fact => fact !== height).map(withUnit)
  return height && one && two
    ? `A trapezium has parallel sides of ${one} and ${two} and a height of ${withUnit(height)}. Find its area.`
    : undefined
}
