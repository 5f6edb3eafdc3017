import { isZero, ONE, type Rational, ZERO } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { Move, Point } from './question.ts'

/** What is done with a point, as a verb or as its noun. */
export const VERB =
  'reflect(?:ed|ing|ion)?|mirrored|translat(?:ed?|ing|ion)|mov(?:ed?|es|ing)|slides?|slid|shift(?:ed|s)?|walks?|walked|goes|go|travels|rotat(?:ed?|ing|ion)|turn(?:ed|s)?|given (?=(?:an? )?(?:1\\/2|half|quarter|1\\/4))|enlarg(?:ed?|ing|ement)|dilat(?:ed?|ing|ion)'

const MIRROR = new RegExp(
  `^(?:in|over|across|about|on|through) (?:the )?(?:mirror )?(?:line )?(?:(?<axis>[xy])[- ]?axis|y ?= ?(?<minus>-?)x|(?<letter>[xy]) ?= ?(?<at>${NUMBER}))$`,
)
const ANGLE =
  /\b(?<degrees>90|180|270) ?(?:°|degrees?)?|(?<part>1\/2|half|1\/4|quarter|3\/4)[- ](?:of a )?turn/
const QUARTERS: Record<string, number> = {
  90: 1,
  180: 2,
  270: 3,
  '1/2': 2,
  half: 2,
  '1/4': 1,
  quarter: 1,
  '3/4': 3,
}
const WAY = /\b(?<back>anti-?|counter-?)?clockwise\b/
const CENTRE = /#(?<at>\d)/
const FACTOR = new RegExp(
  `scale factor (?:(?:of|is|=) )?(?<factor>${NUMBER})|(?:a )?factor of (?<other>${NUMBER})`,
)
const AROUND = new Set(
  `a an and the of with by in at from about around through is has it to using centre centred point
   angle direction rotation enlargement dilation turn`.split(/\s+/),
)
const STEP =
  /^(?:by )?(?:(\d{1,3}(?:\.\d)?)(?: (?:units?|squares?|places?|spaces?|steps?|blocks?))?(?: to the)? (right|left|upwards?|up|downwards?|down)|(right|left|upwards?|up|downwards?|down)(?: by)? (\d{1,3}(?:\.\d)?)(?: (?:units?|squares?|places?|spaces?|steps?))?)$/
const VECTOR = /^(?:by |through |along |using )?(?:the |an? )?(?:column )?(?:translation )?vector #(\d)$/
const JOINT = /,? and then |,? then |, and |, | and /

/** Takes what a pattern finds out of some words. */
function taken(words: string, pattern: RegExp) {
  const found = pattern.exec(words)
  return { groups: found?.groups, rest: found ? words.replace(found[0], ' ') : words }
}

const isIdle = (words: string) => words.split(/[\s,]+/).every(word => word === '' || AROUND.has(word))

function turned(how: string, points: readonly Point[]): Move | undefined {
  const angle = taken(how, ANGLE)
  const way = taken(angle.rest, WAY)
  const centre = taken(way.rest, CENTRE)
  const about = points[Number(centre.groups?.at)]
  const count = QUARTERS[angle.groups?.degrees ?? angle.groups?.part ?? '']
  // A half turn is the same either way.
  if (!about || !count || (!way.groups && count !== 2) || !isIdle(centre.rest)) return undefined
  const isBack = way.groups?.back !== undefined
  return { kind: 'turn', quarters: isBack || count === 2 ? count : 4 - count, about }
}

function enlarged(how: string, points: readonly Point[]): Move | undefined {
  const factor = taken(how, FACTOR)
  const centre = taken(factor.rest, CENTRE)
  const by = numberIn(factor.groups?.factor ?? factor.groups?.other ?? '')
  const about = points[Number(centre.groups?.at)]
  return by && !isZero(by) && about && isIdle(centre.rest) ? { kind: 'enlarge', by, about } : undefined
}

function mirrored(how: string): Move | undefined {
  const { axis, minus, letter, at = '' } = MIRROR.exec(how)?.groups ?? {}
  if (axis === 'x' || axis === 'y') return { kind: 'mirror', in: axis }
  const line = numberIn(at)
  if (line && (letter === 'x' || letter === 'y')) return { kind: 'mirror', in: { letter, at: line } }
  if (minus === undefined) return undefined
  return { kind: 'mirror', in: minus === '' ? 'y = x' : 'y = -x' }
}

function shifted(how: string, points: readonly Point[]): Move | undefined {
  const vector = points[Number(VECTOR.exec(how)?.[1])]
  if (vector) return { kind: 'shift', across: vector[0], up: vector[1] }
  let [across, up]: Rational[] = [ZERO, ZERO]
  for (const part of how.split(JOINT)) {
    const [, far, to, before, behind] = STEP.exec(part) ?? []
    const way = to ?? before
    const by = numberIn(far ?? behind ?? '')
    if (!by || !way || !across || !up) return undefined
    const step = /^(?:right|up)/.test(way) ? by : by.neg()
    if (/^(?:right|left)$/.test(way)) across = across.add(step)
    else up = up.add(step)
  }
  return across && up && { kind: 'shift', across, up }
}

/**
 * What the words behind a verb do with a point; undefined where they don't belong to it.
 * @param how with `#0`, `#1`, … in the place of the points
 */
export function moveOf(verb: string, how: string, points: readonly Point[]): Move | undefined {
  const own = how.trim().replace(/\bcenter(?:ed)?\b/, 'centre')
  if (/^(?:refl|mirr)/.test(verb)) return mirrored(own)
  if (/^(?:rot|turn|given)/.test(verb)) return turned(own, points)
  if (/^(?:enl|dil)/.test(verb)) return enlarged(own, points)
  return shifted(own.replace(/^of /, ''), points)
}

const from = ([a, b]: Point, [x, y]: Point): Point => [x.sub(a), y.sub(b)]
const back = ([a, b]: Point, [x, y]: Point): Point => [x.add(a), y.add(b)]

function turnedBy([x, y]: Point, quarters: number): Point {
  const turns: Point[] = [
    [x, y],
    [y.neg(), x],
    [x.neg(), y.neg()],
    [y, x.neg()],
  ]
  return turns[quarters % 4] ?? [x, y]
}

/** Where a point comes to. */
export function imageOf(point: Point, move: Move): Point {
  const [x, y] = point
  switch (move.kind) {
    case 'shift':
      return [x.add(move.across), y.add(move.up)]
    case 'turn':
      return back(move.about, turnedBy(from(move.about, point), move.quarters))
    case 'enlarge': {
      const [across, up] = from(move.about, point)
      return back(move.about, [across.mul(move.by), up.mul(move.by)])
    }
    case 'mirror': {
      if (move.in === 'x') return [x, y.neg()]
      if (move.in === 'y') return [x.neg(), y]
      if (move.in === 'y = x') return [y, x]
      if (move.in === 'y = -x') return [y.neg(), x.neg()]
      const twice = move.in.at.mul(2)
      return move.in.letter === 'x' ? [twice.sub(x), y] : [x, twice.sub(y)]
    }
  }
}

/** Where a point comes to by one move after the other. */
export const imageAfter = (point: Point, moves: readonly Move[]): Point => moves.reduce(imageOf, point)

/** The same move in the other direction. */
export function turnedRound(move: Move | undefined): Move | undefined {
  if (!move || move.kind === 'mirror') return undefined
  if (move.kind === 'shift') return { ...move, across: move.across.neg(), up: move.up.neg() }
  if (move.kind === 'turn') return { ...move, quarters: 4 - move.quarters }
  return { ...move, by: ONE.div(move.by) }
}
