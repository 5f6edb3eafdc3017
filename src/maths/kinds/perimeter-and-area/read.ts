import { isZero, type Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import type { Asked } from '../../questions/asked.ts'
import { convert } from '../../values/quantity.ts'
import type { Unit } from '../../values/units.ts'
import { firstMatch, NUMBER, numberIn, QUANTITY, quantityIn } from '../../wording/patterns.ts'
import type { Shape, ShapeQuestion } from './question.ts'

const LENGTH = `(${QUANTITY}|${NUMBER}(?: units?)?)`
const WITH = '(?:with|having|whose|of|that has|which has|has)'
const IS = '(?: ?=| is| are| of|:)?'

/** What may be said of a shape's lengths, behind its name; `#` is a length. */
const clauses: Record<Shape, string[]> = {
  square: [
    `${WITH} (?:a )?(?:sides?|side lengths?|each side|sides? of length|length|a side length|all sides)${IS} #(?: long)?(?: each)?`,
    `${WITH} sides that are(?: each)? # long`,
    '(?:is|that is|which is|measuring|measures) # (?:long )?(?:on each side|on every side|wide|long)',
  ],
  rectangle: [
    `${WITH} (?:a )?(?:length|base)${IS} #,?(?: and)?(?: (?:its|a))? (?:width|breadth|height)${IS} #`,
    `${WITH} (?:a )?(?:width|breadth|height)${IS} #,?(?: and)?(?: (?:its|a))? (?:length|base)${IS} #`,
    `${WITH} (?:sides?|side lengths|dimensions|sides of length)${IS} # (?:and|by|×|x) #`,
    `${WITH} (?:a )?length # and width #`,
    '(?:(?:that|which) (?:is|measures)|is|measuring|measures) # (?:long )?(?:by|×|x) #(?: wide)?',
    '(?:(?:that|which) is|is) # long and # wide',
    '(?:(?:that|which) is|is) # wide and # (?:long|high|tall)',
    '# (?:by|×|x) #',
  ],
  triangle: [
    `${WITH} (?:a )?base${IS} #,?(?: and)?(?: (?:its|a))? (?:(?:perpendicular|vertical) )?height${IS} #`,
    `${WITH} (?:a )?(?:(?:perpendicular|vertical) )?height${IS} #,?(?: and)?(?: (?:its|a))? base${IS} #`,
    `${WITH} (?:sides?|side lengths|sides of length|sides measuring|sides of)${IS} #, ?#,? and #`,
    `${WITH} (?:sides?|side lengths)${IS} #, ?#, ?#`,
  ],
}
const withLengths = (words: string) => words.replaceAll('#', LENGTH)

const forShape = ([shape, words]: [string, string[]]) =>
  words.map(each => ({ shape, clause: new RegExp(`^${withLengths(each)}$`) }))
const patterns = Object.entries(clauses).flatMap(forShape)
/** `a 5 cm by 3 cm rectangle`, `a 6 cm square`. */
const BEFORE = [
  { shape: 'rectangle', clause: new RegExp(`^${withLengths('# (?:by|×|x) #')} rectangle$`) },
  { shape: 'square', clause: new RegExp(`^${LENGTH} square$`) },
]

const MEASURE = '(perimeter|area)'
const SHAPE = '(square|rectangle|triangle)'
const ORDERS = [
  new RegExp(`^${MEASURE} of (?:a|the|this) ${SHAPE},? (.+)$`),
  new RegExp(`^how (?:long|big|large) is the ${MEASURE} of (?:a|the|this) ${SHAPE},? (.+)$`),
]
const STATED =
  /^(?:(?:the|each) )?(?:(?:sides?|lengths?) of )?(?:a |the |this )?(square|rectangle|triangle) (.+?)[.,;:?]+ ?(?:(?:find|what is|what's|work out|calculate|determine|and) )?(?:the |its )?(perimeter|area)(?: of (?:the|this) (?:square|rectangle|triangle)| is it)?$/

interface Parts {
  measure: string
  shape: string
  rest: string
}

function partsOf(text: string): Parts | undefined {
  const [measure, shape, rest] = firstMatch(text, ORDERS) ?? []
  if (measure && shape && rest) return { measure, shape, rest }
  const stated = STATED.exec(text)
  if (stated) return { measure: stated[3] ?? '', shape: stated[1] ?? '', rest: stated[2] ?? '' }
  const before = new RegExp(`^${MEASURE} of (?:a|an|the|this) (.+)$`).exec(text)
  return before ? { measure: before[1] ?? '', shape: '', rest: before[2] ?? '' } : undefined
}

function lengthsIn({ shape, rest }: Parts): { shape: string; lengths: string[] } | undefined {
  for (const each of shape === '' ? BEFORE : patterns) {
    if (shape !== '' && each.shape !== shape) continue
    const found = each.clause.exec(rest)
    if (found) return { shape: each.shape, lengths: found.slice(1).flatMap(group => group ?? []) }
  }
  return undefined
}

interface Measured {
  lengths: Rational[]
  unit: Unit | undefined
}

/** All lengths in the unit of the first; undefined where one has a unit and another none, or none is a length. */
function measured(texts: string[]): Measured | undefined {
  const read = texts.map(text => quantityIn(text))
  const [first] = read
  if (!first) {
    const numbers = texts.map(text => numberIn(text.replace(/ units?$/, '')))
    const isPlain = numbers.every(each => each !== undefined) && read.every(each => each === undefined)
    return isPlain ? { lengths: numbers.flatMap(each => each ?? []), unit: undefined } : undefined
  }
  const lengths = read.flatMap(each => {
    const isLength = each && each.unit.dimension === 'length'
    return (isLength && asRational(convert(each.number.value, each.unit, first.unit))) || []
  })
  return lengths.length === texts.length ? { lengths, unit: first.unit } : undefined
}

function isPossible(shape: Shape, measure: string, lengths: Rational[]): boolean {
  if (lengths.some(each => each.s < 0n || isZero(each))) return false
  if (shape !== 'triangle') return true
  // The perimeter takes three sides, the area base and height; anything else asks for more than is given.
  if ((measure === 'perimeter') !== (lengths.length === 3)) return false
  if (lengths.length < 3) return true
  const [a, b, c] = [...lengths].sort((x, y) => x.compare(y))
  return a !== undefined && b !== undefined && c !== undefined && a.add(b).compare(c) > 0
}

/** Reads `perimeter of a square with side 6 cm`, `A rectangle is 5 cm long and 3 cm wide. Find its area.` */
export function readShape({ plain, full }: Asked): ShapeQuestion | undefined {
  const parts = partsOf(plain)
  const found = parts && lengthsIn(parts)
  const own = found && measured(found.lengths)
  if (!parts || !found || !own) return undefined
  const { measure } = parts
  const { shape } = found
  if (measure !== 'perimeter' && measure !== 'area') return undefined
  if (shape !== 'square' && shape !== 'rectangle' && shape !== 'triangle') return undefined
  if (!isPossible(shape, measure, own.lengths)) return undefined
  return { kind: 'shape', text: full, shape, measure, ...own }
}
