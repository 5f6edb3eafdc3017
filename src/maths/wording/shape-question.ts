import {
  BEHIND_THINGS,
  CALLED_THINGS,
  FLOOR_THINGS,
  NO_SHAPED_THINGS,
  SHAPED,
  SOLID_THINGS,
} from '../language/en/shaped-things.ts'
import { findUnit, UNIT_NAMES, type Unit, units } from '../values/units.ts'
import { type Given, givenIn } from './dimensions.ts'
import { MEASURE_NAMES, measureCalled, SHAPE_NAMES, shapeCalled } from './shape-names.ts'

/** What a question asks of a shape, and all that it gives of it. */
export interface ShapeAsked {
  shape: string
  /** `area`, `side`, …; see `measureCalled`. */
  measure: string
  given: Given[]
  /** The unit that the question asks for. */
  unit?: Unit
}

const EXACT = '(?:exact |approximate |total |length of (?=circumference))*'
const UNIT = `(?:,? in (?:the unit |units of )?(?<unit>${UNIT_NAMES}),?)?`
const MEASURE = `${EXACT}(?<measure>${MEASURE_NAMES})`
const ASK =
  "(?:find|what is|what's|whats|what will be|work out|calculate|determine|compute|give|state|write down|how (?:long|big|large|great|tall|high|wide|far) (?:is|are|will be))"
const ITS = '(?:the |its |his |each |of |an? |1 )*'
const TAIL = '(?: of (?<tail>[a-z -]{2,40})| is it| does it have)?'
const ARTICLE = '(?:an? |the |this |that |each |every |its |1 |any )?'
/** Letters at the corners, or a name such as `rectangle A`. */
const LABEL =
  '(?: (?:abcd|pqrs|wxyz|efgh|klmn|abc|def|pqr|xyz)(?![a-z])| [abpq](?= (?:has|is|with|measures|are)(?![a-z])))?'
const GENERAL = 'shape|figure|solid|polygon|pentagon|hexagon|heptagon|octagon|nonagon|decagon|quadrilateral'
const LENGTHS = units.filter(({ dimension }) => dimension === 'length').flatMap(({ names }) => names)
const MENTION = new RegExp(
  `\\b(?:(?:of|for|in) )?${ARTICLE}(?<![a-z-])(?!square (?:${LENGTHS.join('|')}|units?)(?![a-z]))(?<shape>${SHAPE_NAMES}|${GENERAL})(?![a-z])(?:'s)?${LABEL}`,
  'g',
)

const ASKED_FIRST = [
  new RegExp(`^${MEASURE}${UNIT} (?:of|for) (?<rest>.+)$`),
  new RegExp(`^how many (?<unit>${UNIT_NAMES}) is (?:the )?${MEASURE} (?:of|for) (?<rest>.+)$`),
]
const ASKED_LAST = [
  new RegExp(
    `^(?<rest>.+?)[.,;:?!]+ ?(?:then |and |so |hence )*(?:to )?(?:${ASK} )?${ITS}${MEASURE}${UNIT}${TAIL}${UNIT.replace('unit>', 'behind>')}$`,
  ),
  new RegExp(`^(?<rest>.+?) (?:to |and )?${ASK} ${ITS}${MEASURE}${UNIT}${TAIL}$`),
  // "square side 9cm perimeter"
  new RegExp(
    `^(?<rest>(?:${SHAPE_NAMES}) .*\\d.*) (?<measure>perimeter|area|volume|surface area|circumference)${UNIT}$`,
  ),
]
/** `How long is the rectangle?` asks for its length. */
const HOW_LONG = [
  new RegExp(
    `^(?<rest>.+?)[.,;:?!]+ ?how (?<adjective>long|wide|high|tall|deep) is (?:it|(?:the|this) (?<tail>${SHAPE_NAMES}|shape))$`,
  ),
  new RegExp(`^how (?<adjective>long|wide|high|tall|deep) is (?<rest>${ARTICLE}(?:${SHAPE_NAMES}) .+)$`),
]
/** `… in litres` at the very end. */
const UNIT_LAST = new RegExp(`^(?<front>.+\\d.*?),? in (?<unit>${UNIT_NAMES})$`)
const ADJECTIVES: Record<string, string> = {
  long: 'length',
  wide: 'width',
  high: 'height',
  tall: 'height',
  deep: 'height',
}
const LONGEST = 300
/** Looked for first: what names no shape is not worth a closer look. */
const ANY_SHAPE = new RegExp(`\\b(?:${SHAPE_NAMES})\\b`)
/** The face of a prism is no second shape. */
const FACE =
  /(?:(?:[.,;]|and) )?(?:its|the|with an?|has an?|which has an?|and an?|whose) (?:triangular (?:cross[- ]section|base|face|ends?)|(?:cross[- ]section|base|end|face) is an? (?:right[- ]angled |right )?triangle)(?: with| of| has| having| whose|,)?/

const THING = new RegExp(
  `\\b(?:(?:floor|top|surface) of (?:an? |the ))?(?<shape>${Object.keys(SHAPED).join('|')}) (?!(?:${NO_SHAPED_THINGS}|${SHAPE_NAMES}|${LENGTHS.join('|')}|units?)(?![a-z]))(?<thing>(?!(?:${BEHIND_THINGS}) )[a-z]{2,15}(?: (?!(?:${BEHIND_THINGS}) )[a-z]{2,15})?)(?= (?:${BEHIND_THINGS}) |[.,;:?']|$)`,
)
const CALLED = new RegExp(`\\b(${Object.keys(CALLED_THINGS).join('|')})\\b`, 'g')
const IS_FLOOR = new RegExp(`^(?:${FLOOR_THINGS})$`)
const IS_SOLID = new RegExp(`^(?:${SOLID_THINGS})$`)

const isShapeNamed = (text: string) =>
  [...text.matchAll(MENTION)].some(({ groups }) => !new RegExp(`^(?:${GENERAL})$`).test(groups?.shape ?? ''))

/** A text with shapes in the place of things that have them: `a circular rug … the area of the rug`. */
function withShapes(text: string): string {
  const named = text.replace(CALLED, name => CALLED_THINGS[name] ?? name)
  const { shape = '', thing = '' } = THING.exec(named)?.groups ?? {}
  // Where another shape is named, it isn't clear which of them is asked of.
  const isAlone = !isShapeNamed(named.replace(THING, ' '))
  if (thing === '' || !isAlone) return named
  const isRoom = /\b(?:volume|capacity|deep|depth|high|tall|litres?|surface area)\b/.test(named)
  const isSolid = IS_SOLID.test(thing) && shape === 'rectangular'
  // What is asked of a solid as a whole, but told of two lengths alone, may be its floor.
  if (isSolid && !isRoom && !IS_FLOOR.test(thing)) return named
  if (IS_SOLID.test(thing) && !isSolid && !/^(?:cyl|con|sph|hemi|cub)/.test(shape) && isRoom) return named
  const name = isSolid && isRoom ? 'cuboid' : (SHAPED[shape] ?? '')
  const [last = ''] = /[a-z]+$/.exec(thing) ?? []
  return named
    .replace(THING, name)
    .replace(new RegExp(`\\b(the|this) (?:${thing}|${last})(?![a-z])`, 'g'), `$1 ${name}`)
}

/** The shape that is named, where only one is; and the text without its names. */
function withoutShape(text: string): { shape: string; rest: string } | undefined {
  const names: string[] = []
  const rest = text.replace(MENTION, (_, ...groups) => {
    const { shape = '' } = groups.at(-1)
    names.push(shape)
    return ' '
  })
  const [first, ...others] = names.filter(name => !new RegExp(`^(?:${GENERAL})$`).test(name))
  // "The prism" after "a triangular prism" is the same one.
  const isOne = first !== undefined && others.every(name => first === name || first.endsWith(` ${name}`))
  const shape = isOne ? shapeCalled(first) : undefined
  return shape === undefined ? undefined : { shape, rest: rest.replace(/ {2,}/g, ' ') }
}

interface Parts {
  asks: string
  rest: string
  unit: string | undefined
}

function* partsOf(text: string): Generator<Parts> {
  for (const pattern of ASKED_FIRST) {
    const { measure = '', rest = '', unit } = pattern.exec(text)?.groups ?? {}
    if (rest !== '') yield { asks: measure, rest, unit }
  }
  for (const pattern of HOW_LONG) {
    const { adjective = '', rest = '', tail = '' } = pattern.exec(text)?.groups ?? {}
    if (rest !== '') yield { asks: ADJECTIVES[adjective] ?? '', rest: `${rest}. ${tail}`, unit: undefined }
  }
  for (const pattern of ASKED_LAST) {
    const { measure = '', rest = '', tail = '', unit, behind } = pattern.exec(text)?.groups ?? {}
    // What is asked of must be a shape, too.
    if (rest !== '')
      yield {
        asks: measure,
        rest: tail === '' ? rest : `${rest}. the ${tail.replace(/^(?:the|this|that|its|each) /, '')}`,
        unit: unit ?? behind,
      }
  }
}

/**
 * Reads `area of a circle with radius 5 cm`, `A cuboid is 3 cm by 4 cm by 5 cm. What is its volume?`, `The length of a
 * rectangle is 9 cm and the width is 4 cm. Find the perimeter.`
 * @param plain without what it says of rounding, π and the unit of the answer
 */
export function shapeAsked(plain: string): ShapeAsked | undefined {
  const shaped = plain.length > LONGEST ? '' : withShapes(plain)
  if (!ANY_SHAPE.test(shaped)) return undefined
  const { front = shaped, unit: last } = UNIT_LAST.exec(shaped)?.groups ?? {}
  const text = front
    .replace(/[.,;:?! ]*(?: is| are| =|= ?\?| what)?$/, '')
    .replace(/\.,/g, ',')
    .replace(
      new RegExp(`^how (?:long|big|large|great|tall|high|wide) (?:is|are) (?:the )?(?=${MEASURE_NAMES})`),
      '',
    )
    .replace(/^(?:the )?(?:exact )?length of the (?=radius|diameter|circumference)/, '')
    .replace(/^(?:if|given that|given|suppose(?: that)?|consider|for|in) (?!the following)/, '')
    .replace(FACE, ' with')
    // A trapezium has no more of them.
    .replace(/\b2 (?=parallel sides|bases)/, '')
  for (const { asks, rest, unit } of partsOf(text)) {
    const found = withoutShape(rest)
    const measure = found && measureCalled(asks, found.shape)
    const given = measure && givenIn(found.rest)
    if (!measure || !given || given.length === 0) continue
    if (unit !== undefined && last !== undefined) return undefined
    const own = findUnit(unit ?? last ?? '')
    return { shape: found.shape, measure, given, ...(own ? { unit: own } : {}) }
  }
  return undefined
}
