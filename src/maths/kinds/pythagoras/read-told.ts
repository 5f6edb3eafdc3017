import type { Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import {
  ANGLE_AT,
  ASKS,
  BY_SIDE,
  COUNTS,
  DEPRESSION,
  ELEVATION,
  FROM_TOP,
  GIVEN,
  IS_ALOFT,
  SAME_NAMES,
  type Side,
  SOMEBODY,
  saysNothing,
} from '../../language/en/right-triangles.ts'
import { convert } from '../../values/quantity.ts'
import { numberIn } from '../../values/read-number.ts'
import { findUnit, type Unit, units } from '../../values/units.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { withSidesByRole } from './named-corners.ts'
import type { RightTriangleTask } from './question.ts'

const LENGTH_UNITS = units
  .filter(({ dimension }) => dimension === 'length')
  .flatMap(({ names }) => names)
  .sort((a, b) => b.length - a.length)
  .join('|')
const LENGTH = new RegExp(
  `(?<![a-z\\d.^/#])(${NUMBER})(?:[- ]?(${LENGTH_UNITS}|units?)(?![a-z])(?!(?<=\\bin) (?:an?|the|this|right|length|height)\\b))?(?![\\d/^])`,
  'g',
)
const DEGREES = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) ?(?:°|degrees?\b)/g

export interface Told {
  text: string
  lengths: { value: Rational; unit: Unit | undefined }[]
  angle?: Rational
}

/** The text with signs in the place of its lengths and its angle, its stops and commas words of their own. */
function withSigns(plain: string): Told | undefined {
  const told: Told = { text: plain, lengths: [] }
  const angles: Rational[] = []
  told.text = told.text
    .replace(DEGREES, (_, number: string) => {
      if (Number(number) === 90) return ' square'
      angles.push(...[numberIn(number) ?? []].flat())
      return ' @ '
    })
    .replace(LENGTH, (all, number: string, name: string | undefined) => {
      const value = numberIn(number)
      if (!value || value.s < 0n) return all
      const unit = name === undefined || /^units?$/.test(name) ? undefined : findUnit(name)
      return ` #${told.lengths.push({ value, unit }) - 1} `
    })
    .replace(/[.?!]+(?= |$)/g, ' . ')
    .replace(/[,:;()=]/g, ' $& ')
  const [angle, ...others] = [...new Map(angles.map(each => [each.toFraction(), each])).values()]
  if (others.length > 0 || told.lengths.length === 0 || told.lengths.length > 3) return undefined
  return angle ? { ...told, angle } : told
}

/** All in the unit of the first; a unit that stands only behind the last counts for all. */
function inOneUnit({ lengths }: Told): { values: Rational[]; unit: Unit | undefined } | undefined {
  const unit = lengths.find(each => each.unit)?.unit
  const isBehindAll = lengths.filter(each => each.unit).length === 1 && lengths.at(-1)?.unit !== undefined
  const values = lengths.flatMap(({ value, unit: own }) => {
    if (own === unit || (!own && isBehindAll)) return value
    return own && unit ? (asRational(convert(value, own, unit)) ?? []) : []
  })
  return values.length === lengths.length && values.every(each => each.n > 0n) ? { values, unit } : undefined
}

/** A text with its lengths as `#0`, `#1`, … and what they are in one unit. */
export function withLengths(plain: string) {
  const told = withSigns(plain)
  const all = told && inOneUnit(told)
  return told && all ? { text: squeezed(told.text), ...all } : undefined
}

type Sides = Record<Side, Rational[]>

/** What is told of the sides, each length once; what tells it is left out of the text. */
function sidesOf(told: Told, values: readonly Rational[]): Sides | undefined {
  const sides: Sides = { hyp: [], opp: [], adj: [], leg: [] }
  const [said, place, sign] = BY_SIDE.exec(told.text) ?? []
  told.text = told.text.replace(said ?? '\n', 'theta')
  for (const [side, pattern] of GIVEN)
    told.text = told.text.replace(pattern, (_, ...found: (string | undefined)[]) => {
      for (const sign of found.slice(0, -2))
        sides[side].push(...(sign === undefined ? [] : [values[Number(sign)] ?? []].flat()))
      return ' , '
    })
  const own = values[Number(sign)]
  const at = sides.leg.findIndex(each => own && each.equals(own))
  if (said !== undefined) {
    const [one, other] = place === 'opposite' ? (['opp', 'adj'] as const) : (['adj', 'opp'] as const)
    if (at < 0 || sides.leg.length + sides.hyp.length !== 2) return undefined
    sides[one].push(...sides.leg.splice(at, 1))
    sides[other].push(...sides.leg.splice(0))
  }
  const isClear = sides.hyp.length < 2 && sides.opp.length < 2 && sides.adj.length < 2
  return isClear && !told.text.includes('#') ? sides : undefined
}

const renamed = (text: string, names: readonly [RegExp, string][]) =>
  names.reduce((told, [words, name]) => told.replace(words, name), text)
const squeezed = (text: string) => text.replace(/ {2,}/g, ' ').trim()
const turnedAround: Record<Side, Side> = { hyp: 'hyp', opp: 'adj', adj: 'opp', leg: 'leg' }

/** Which side is which by the angle that is told or asked for; undefined where the words don't say which one that is. */
function angleOf(told: Told): 'foot' | 'top' | 'named' | undefined {
  const at = ANGLE_AT.filter(([, pattern]) => pattern.test(told.text)).map(([name]) => name)
  if (at.length > 1) return undefined
  const [isUp, isDown] = [ELEVATION.test(told.text), DEPRESSION.test(told.text)]
  // Whoever looks up from a roof begins higher than the ground; whoever looks down begins at the top.
  if (isUp && (isDown || at[0] === 'top' || FROM_TOP.test(told.text))) return undefined
  if (isDown && (at.length > 0 || !FROM_TOP.test(told.text))) return undefined
  return at[0] ?? (isUp || isDown ? 'foot' : 'named')
}

/** What is asked for, and that nothing else stands there. */
function askedIn(text: string, isAngleTold: boolean) {
  const asks = ASKS.filter(([name]) => name !== 'angle' || !isAngleTold)
  const [asked, pattern] = asks.find(([, each]) => each.test(text)) ?? []
  if (!asked || !pattern) return undefined
  const rest = squeezed(text.replace(pattern, ' '))
  const others = ASKS.filter(
    ([other, each]) => other !== asked && !/^(?:angle)$/.test(other) && each.test(rest),
  )
  const last = text.slice(text.search(pattern))
  if (others.length > 0 || (asked === 'adj' && IS_ALOFT.test(last))) return undefined
  return rest.split(' ').every(saysNothing) ? asked : undefined
}

const FRAME = /\b(?:right triangle|square|rectangle|rectangular|screen|hyp|north|south)\b/

/**
 * Reads what is told of a right triangle, in whatever order: which side or angle is how big, and what is asked for. A
 * ladder, a ramp or the line of sight is the hypotenuse of what stands upright and of the ground.
 */
export function rightTriangleTold(
  bare: string,
): (RightTriangleTask & { unit: Unit | undefined }) | undefined {
  if (bare.length > 400) return undefined
  const text = bare.replace(SOMEBODY, 'she')
  const told = withSigns(renamed(withSidesByRole(text) ?? text.toLowerCase(), COUNTS))
  const all = told && inOneUnit(told)
  if (!told || !all) return undefined
  told.text = squeezed(renamed(`${squeezed(told.text)} `, SAME_NAMES))
  const at = angleOf(told)
  const isFramed = FRAME.test(told.text)
  const sides = sidesOf(told, all.values)
  const asked =
    sides && at && askedIn(squeezed(told.text.replace(/@|\bsquare\b/g, ' ')), told.angle !== undefined)
  if (!sides || !asked) return undefined
  const isOfAngle = told.angle !== undefined || /^(?:angle|sin|cos|tan)$/.test(asked)
  const by = (side: Side) => (at === 'top' ? turnedAround[side] : side)
  const isKnown = at !== 'named' || isFramed
  const task = isOfAngle
    ? isKnown
      ? byAngle(told, sides, asked, by)
      : undefined
    : isFramed || sides.leg.length === 0
      ? bySides(sides, asked)
      : undefined
  return task && { ...task, unit: all.unit }
}

const NAMES = { hyp: 'hypotenuse', opp: 'opposite', adj: 'adjacent' } as const
const isLonger = (hypotenuse: Rational | undefined, side: Rational | undefined) =>
  !hypotenuse || !side || hypotenuse.compare(side) > 0

/** What follows from an angle and a side, or from two sides for the angle. */
function byAngle(
  { angle }: Told,
  sides: Sides,
  asked: NonNullable<ReturnType<typeof askedIn>>,
  by: (side: Side) => Side,
): RightTriangleTask | undefined {
  const known = (['hyp', 'opp', 'adj'] as const).flatMap(side => {
    const [length] = sides[side]
    const own = by(side)
    return length && own !== 'leg' ? [[NAMES[own], length] as const] : []
  })
  const [one, other, ...others] = known
  if (
    !one ||
    others.length > 0 ||
    sides.leg.length > 0 ||
    !isLonger(sides.hyp[0], sides.opp[0] ?? sides.adj[0])
  )
    return undefined
  if (asked === 'angle' || asked === 'sin' || asked === 'cos' || asked === 'tan')
    return other && !angle
      ? { task: asked === 'angle' ? 'angle by sides' : asked, given: [one, other] }
      : undefined
  const wanted = by(asked)
  // Of both short sides the other one is clear only beside one of them.
  const own = wanted !== 'leg' ? NAMES[wanted] : one[0] === 'opposite' ? 'adjacent' : 'opposite'
  const isClear = own !== one[0] && (wanted !== 'leg' || one[0] !== 'hypotenuse')
  return isClear && !other && angle && angle.compare(90) < 0 && angle.n > 0n
    ? { task: 'side by angle', angle, given: one, wanted: own }
    : undefined
}

/** What follows from two sides for the third one. */
function bySides(
  { hyp: [hypotenuse], opp, adj, leg }: Sides,
  asked: NonNullable<ReturnType<typeof askedIn>>,
): RightTriangleTask | undefined {
  const [first, second, ...others] = [...leg, ...opp, ...adj]
  if (others.length > 0 || !first) return undefined
  if (asked === 'hyp')
    return second && !hypotenuse ? { task: 'hypotenuse', legs: [first, second] } : undefined
  const isGiven = (asked === 'opp' && opp.length > 0) || (asked === 'adj' && adj.length > 0)
  const isAsked = asked === 'leg' || asked === 'opp' || asked === 'adj'
  return isAsked && !isGiven && !second && hypotenuse && isLonger(hypotenuse, first)
    ? { task: 'leg', hypotenuse, leg: first }
    : undefined
}
