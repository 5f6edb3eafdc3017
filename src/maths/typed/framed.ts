import { ANGLES, AROUND_FRAME, MEASURES, SHAPES, SIDES } from '../language/en/frames.ts'
import { mathsIn } from '../talk/maths-in-text.ts'
import { mayStandBeside } from '../talk/words-of-talk.ts'

/** More is no question about one shape or one set of angles. */
const LONGEST = 300

const around = new Set(AROUND_FRAME.split(/\s+/))
/** Whether what is left of a text adds nothing: no number, and no word that may matter. */
const isNothing = (rest: string) =>
  !/[\d+×÷<>√^]/.test(rest) &&
  (rest.match(/[\p{L}']+/gu) ?? []).every(word => around.has(word) || mayStandBeside(word))

/**
 * A text that tells of one shape with its measures, of angles in one place, or of letters with their numbers, in words that
 * a kind reads: `a rectangle is 8cm long and 5cm wide whats the perimeter`. Every number must have its place, and no word
 * may be left that matters.
 * @returns none where it is no such text
 */
export function framed(text: string): string[] {
  if (text.length > LONGEST) return []
  const even = text.replace(/\s+/g, ' ').replace(/(?<=\d) ?degrees?\b/gi, '°')
  const small = even
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/\bother 1\b/, 'other one')
    .replace(/\b2 (?=angles\b)/, 'two ')
  return [ofShape(small), ofAngles(small), ofLetters(even)].filter(each => each !== undefined)
}

const anySide = Object.values(SIDES).join('|')
const NUMBER = String.raw`\d+(?:\.\d+)?`
const UNIT = String.raw`(?:mm|cm|km|m)\b`
const PI =
  /(?:,? ?\b(?:use|using|take|taking) )?(?:\b(?:pi|π)|π) ?(?:=|as|is|to be) ?(3\.14\d*|22\/7)|\b(?:use |using )?(3\.14\d*) for (?:pi\b|π)/
/** `area of the rectangle = 48 cm²`, `perimeter of a square is 20 cm` */
const KNOWN = new RegExp(
  String.raw`\b(area|perimeter)(?: of (?:a|the|this) (?:${SHAPES}))?(?: is| of| given as| =|:)+ ?(${NUMBER} ?(?:${UNIT}))(?:[²2]|\^2)?`,
)
const BY = new RegExp(
  `(${NUMBER}) ?(${UNIT})? (?:by|x|×) (${NUMBER}) ?(${UNIT})(?: (?:by|x|×) (${NUMBER}) ?(${UNIT}))?`,
)
const SIDE = new RegExp(
  String.raw`\b(?<named>${anySide})(?: (?:is|of|are)| ?[=:]){0,3} ?(?<of>${NUMBER}) ?(?<in>${UNIT})(?! ?\^?[²2])|(?<number>${NUMBER}) ?(?<unit>${UNIT})(?: in)? (?<name>${anySide})\b`,
  'g',
)
const sideOf = (word: string) =>
  Object.entries(SIDES).find(([, words]) =>
    new RegExp(`^(?:${words.replace(/\(\?= \?=\)/g, '')})$`).test(word),
  )?.[0]

function ofShape(text: string): string | undefined {
  const [pi] = PI.exec(text) ?? []
  const plain = pi === undefined ? text : text.replace(pi, ' ')
  const shapes = new Set(plain.match(new RegExp(`\\b(?:${SHAPES})(?=s?\\b)`, 'g')))
  const [shape = ''] = shapes
  if (shapes.size !== 1) return undefined
  const known = KNOWN.exec(plain)
  let rest = known ? plain.replace(known[0], ' ') : plain
  const sides = new Map<string, string>()
  const by = BY.exec(rest)
  if (by) {
    const unit = by[6] ?? by[4] ?? ''
    if ([by[2], by[4]].some(each => each !== undefined && each !== unit)) return undefined
    for (const [at, number] of [by[1], by[3], by[5]].entries())
      if (number !== undefined) sides.set(['length', 'width', 'height'][at] ?? '', `${number} ${unit}`)
    rest = rest.replace(by[0], ' ')
  }
  for (const { groups = {} } of rest.matchAll(SIDE)) {
    const side = sideOf(groups.named ?? groups.name ?? '')
    if (side === undefined || sides.has(side)) return undefined
    sides.set(side, `${groups.of ?? groups.number} ${groups.in ?? groups.unit}`)
  }
  rest = rest.replace(SIDE, ' ').replaceAll(new RegExp(`\\b(?:${SHAPES})s?\\b`, 'g'), ' ')
  const asked = new Set(rest.match(new RegExp(`\\b(?:${MEASURES})\\b`, 'g')))
  const open = new Set((rest.match(new RegExp(`\\b(?:${anySide})\\b`, 'g')) ?? []).map(sideOf))
  const left = rest
    .replaceAll(new RegExp(`\\b(?:${MEASURES}|${anySide})\\b`, 'g'), ' ')
    .replace(/\b1 (?=side|$)|\b(?:mm|cm|km|m)(?:[²³]|\^[23])|[²³°]/g, ' ')
  if (!isNothing(open.has('side') ? left.replace(/\b1\b/, ' ') : left)) return undefined
  const rider = pi === undefined ? '' : ` Use π = ${/3\.14\d*|22\/7/.exec(pi)?.[0]}.`
  const made = known
    ? asked.size === 0
      ? missingSide(shape, known[1] ?? '', `${known[2]}`, sides, open)
      : undefined
    : asked.size === 1
      ? measured(shape, [...asked][0] ?? '', sides)
      : undefined
  return made && `${made}${rider}`
}

/** What is asked of a shape whose sides are all told. */
function measured(shape: string, asked: string, sides: ReadonlyMap<string, string>): string | undefined {
  const has = (...names: string[]) => sides.size === names.length && names.every(name => sides.has(name))
  const is = (name: string) => sides.get(name) ?? ''
  const isFlat = asked === 'area' || asked === 'perimeter'
  if (shape === 'rectangle' && isFlat && has('length', 'width'))
    return `Find the ${asked} of a rectangle ${is('length')} long and ${is('width')} wide.`
  if (shape === 'square' && isFlat && (has('side') || has('length')))
    return `Find the ${asked} of a square with side ${is('side') || is('length')}.`
  if (shape === 'cube' && asked === 'volume' && (has('side') || has('length')))
    return `Find the volume of a cube with side ${is('side') || is('length')}.`
  if (shape === 'cuboid' && asked === 'volume' && has('length', 'width', 'height'))
    return `Find the volume of a cuboid ${is('length')} by ${is('width')} by ${is('height')}.`
  if (shape === 'triangle' && asked === 'area' && has('base', 'height'))
    return `Find the area of a triangle with base ${is('base')} and height ${is('height')}.`
  const round = ['radius', 'diameter'].find(name => has(name))
  return shape === 'circle' && round && (asked === 'area' || asked === 'circumference')
    ? `Find the ${asked} of a circle with ${round} ${is(round)}.`
    : undefined
}

function missingSide(
  shape: string,
  measure: string,
  known: string,
  sides: ReadonlyMap<string, string>,
  open: ReadonlySet<string | undefined>,
): string | undefined {
  const size = measure === 'area' ? known.replace(/(?<=[a-z])$/, '²') : known
  const [side] = sides.keys()
  if (shape === 'square' && sides.size === 0 && (open.has('side') || open.has('length')))
    return `A square has ${measure === 'area' ? 'an area' : 'a perimeter'} of ${size}. Find its side length.`
  const wanted = side === 'length' ? 'width' : side === 'width' ? 'length' : undefined
  return shape === 'rectangle' &&
    sides.size === 1 &&
    side !== undefined &&
    wanted !== undefined &&
    open.has(wanted)
    ? `A rectangle has ${measure === 'area' ? 'an area' : 'a perimeter'} of ${size} and a ${side} of ${sides.get(side)}. Find its ${wanted}.`
    : undefined
}

/** Of angles in one place all but one are told. */
function ofAngles(text: string): string | undefined {
  const found = ANGLES.filter(({ scene }) => scene.test(text))
  const [place] = found
  if (found.length !== 1 || !place || !/\bangles?\b/.test(text)) return undefined
  const told = text.match(/\d+(?:\.\d+)?(?= ?°)/g) ?? []
  const left = text
    .replace(place.scene, ' ')
    .replace(/\d+(?:\.\d+)? ?°|°/g, ' ')
    .replace(/\b(?:[234] angles|1 angle|3rd|4th|[23] of)\b/g, ' ')
  if (told.length !== place.known || !isNothing(left) || !ASKS_ONE.test(text)) return undefined
  const list = told.map(each => `${each}°`)
  const said = place.as.includes('◊ and')
    ? list.join(', ')
    : [list.slice(0, -1).join(', '), list.at(-1)].join(' and ')
  return place.as.replace('◊', said)
}
const ASKS_ONE = /\b(?:third|fourth|forth|3rd|4th|other|missing|last|x)\b/

const GIVEN =
  /\b([a-z]) ?(?:=|is|equals|be) ?([-−]?\d+(?:\.\d+)?)(?!\d|\.\d|[a-z(]|\s*[-+×*÷/^])(?:,|\.(?= |$))?(?: and\b)?/g

/** `a = 3 b = 5 whats 2a + b` */
function ofLetters(text: string): string | undefined {
  const givens = [...text.matchAll(GIVEN)].map(([, letter = '', value = '']) => `${letter} = ${value}`)
  const found = givens.length > 0 && givens.length < 4 ? mathsIn(text.replace(GIVEN, ' ')) : undefined
  if (found?.sort !== 'letters' || /=/.test(found.maths)) return undefined
  const letters = new Set(found.maths.match(/[a-z]/gi))
  const own = new Set(givens.map(([letter]) => letter))
  const isByNought = found.maths.includes('/') && givens.some(each => / = [-−]?0+$/.test(each))
  const isSame =
    own.size === givens.length && letters.size === own.size && [...letters].every(each => own.has(each))
  return isSame && !isByNought && isNothing(found.words.toLowerCase())
    ? `If ${givens.join(' and ')}, find the value of ${found.maths}.`
    : undefined
}
