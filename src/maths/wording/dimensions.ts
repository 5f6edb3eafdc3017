import { type Exact, exact } from '../exact/exact.ts'
import { readQuantity } from '../values/quantity.ts'
import type { Unit } from '../values/units.ts'
import { UNIT_NAMES } from '../values/units.ts'
import { NUMBER } from './patterns.ts'

/** A length, area, volume or angle that a question gives of its shape. */
export interface Given {
  /** `radius`, `height`, …; empty where only the number stands there. */
  name: string
  value: Exact
  unit: Unit | undefined
}

/** Every way to say it, by the name that is used further on. */
const NAMES: Record<string, string> = {
  radius: 'radius|radii|r',
  diameter: 'diameter|d',
  slant: 'slant height|slant|slope height',
  // The length of a rectangle, the slant height of a cone.
  l: 'l',
  height:
    'perpendicular distance between the parallel sides|distance between the parallel sides|perpendicular height|vertical height|height|altitude|h|perpendicular distance between them|distance between them',
  side: '(?:each of )?(?:the )?(?:2 )?equal sides?(?: of)?|the other(?! 2)|sides? lengths?|(?:sides?|edges?) of lengths?|sides that are|lengths? of each side|lengths? of the sides?|each side|all sides|sides?|edges? lengths?|each edge|all edges|edges?|s(?= ?=)|lengths of(?= ?\\[?\\d)|side measurements?|dimensions?',
  parallel: 'parallel sides of lengths?|parallel sides|parallel bases|bases|parallel side lengths',
  'base length': 'base length|base side|base edge|side of the base|base side length',
  'base width': 'base width|base breadth',
  'base area':
    'base (?:has|with) (?:an )?area|cross[- ]section (?:has|with) (?:an )?area|area of the cross[- ]section|base area|area of (?:its|the) base|area of base|cross-sectional area|cross-section area|cross section area|area of (?:its|the) cross[- ]section|area of cross[- ]section|cross-sectional area',
  base: 'base of length|base|b',
  length: 'length',
  width: 'width|breadth|w',
  diagonal: 'diagonals of lengths?|diagonals|diagonal lengths|diagonal',
  angle: 'central angle|sector angle|angle at the cent(?:er|re)|angle|central angle measure|θ',
  surface: 'total surface area|surface area|area of the whole surface',
  area: 'area',
  perimeter: 'perimeter',
  circumference: 'circumference',
  volume: 'volume|capacity',
  hypotenuse: 'hypotenuse',
  leg: '1 leg|legs?|shorter sides?|other 2 sides|other sides?',
  depth: 'depth',
}
const ALL = Object.entries(NAMES).flatMap(([name, words]) => {
  return words.split(/\|(?![^(]*\))/).map(each => ({ name, words: each }))
})
const BY_LENGTH = ALL.sort((a, b) => b.words.length - a.words.length)
const NAME_PATTERNS = BY_LENGTH.map(({ name, words }) => ({
  name,
  pattern: new RegExp(`^${words}(?![a-z])`),
}))

const GLUE =
  /^(?:with|having|whose|of|that has|which has|has|have|given|where|and|is|are|an?|the|its|it|that|which|they|measuring|measures|measured|measure|equal to|equals|both|each|respectively|given that|if|in which|by|=|:|,|;|×|x|\[|\]|\(|\)|long|units?)(?![a-z])|^[=:,;×[\]()]/
const VALUE = new RegExp(`^((?:${NUMBER})? ?π|${NUMBER})(?:( ?(?:${UNIT_NAMES}))(?![a-z]))?`)
const BEHIND: Record<string, string> = {
  long: 'length',
  wide: 'width',
  broad: 'width',
  high: 'height',
  tall: 'height',
  deep: 'height',
  across: 'diameter',
  apart: 'height',
  'in length': 'length',
  'in width': 'width',
  'in breadth': 'width',
  'in height': 'height',
  'in depth': 'depth',
  'in diameter': 'diameter',
  'in radius': 'radius',
}
const ADJECTIVE = /^(?:in [a-z]+|[a-z]+)/
/** `1 side is 5 cm`, `2 of its sides are 5 cm and 6 cm`: no lengths, but as many sides, each with its own. */
const COUNTED = /^(\d+) (?:of (?:its|the) )?(sides?|edges?|faces?|angles?|lengths|diagonals?|parts?)(?![a-z])/

function nameAt(text: string): { name: string; length: number } | undefined {
  for (const { name, pattern } of NAME_PATTERNS) {
    const found = pattern.exec(text)
    if (found) return { name, length: found[0].length }
  }
  return undefined
}

const MOST = 12

/** Reads one sentence of it, see `givenIn`. */
function givenInSentence(text: string): Given[] | undefined {
  let rest = text.trim()
  const found: Given[] = []
  /** Names that wait for their numbers: one for all that follow, or several in a row for one each. */
  let names: string[] = []
  let isWaiting = false
  let joint = ''
  let sides = 0
  const skip = (length: number) => {
    rest = rest.slice(length).trim()
  }
  for (let count = 0; rest !== '' && count < MOST * 6; count++) {
    const counted = COUNTED.exec(rest)
    if (counted && !/^(?:side|edge)/.test(counted[2] ?? '')) return undefined
    if (counted) sides += Number(counted[1])
    const value = counted || /^1 leg\b/.test(rest) ? undefined : VALUE.exec(rest)
    const name = value ? undefined : counted ? { name: 'side', length: counted[0].length } : nameAt(rest)
    if (value && found.length < MOST) {
      const read = readQuantity(value[0])
      if (!read || read.number.isUnfinished) return undefined
      skip(value[0].length)
      const [behind = ''] = ADJECTIVE.exec(rest) ?? []
      const adjective = Object.hasOwn(BEHIND, behind) ? BEHIND[behind] : undefined
      const behindIt = names.length === 0 && !adjective ? nameAt(rest) : undefined
      // In "9 area is 54" the name has a number of its own.
      const after = behindIt && /^ ?(?:is|are|=|:)/.test(rest.slice(behindIt.length)) ? undefined : behindIt
      // In "sides 8 cm long" the word adds nothing.
      if (adjective) skip(behind.length)
      if (after) skip(after.length)
      const [first] = names
      const isOfSides = first === 'parallel' && adjective === 'length'
      const own = isWaiting || !adjective || isOfSides ? first : undefined
      found.push({
        name: own ?? adjective ?? after?.name ?? '',
        value: exact(read.number.value),
        unit: read.unit,
      })
      isWaiting = names.length > 1
      if (isWaiting) names = names.slice(1)
    } else if (name) {
      if (!isWaiting) names = [name.name]
      else if (/^(?:and|,)+$/.test(joint)) names = names.includes(name.name) ? names : [...names, name.name]
      else if (!names.includes(name.name)) return undefined
      isWaiting = true
      skip(name.length)
      joint = ''
    } else {
      const glue = GLUE.exec(rest)
      if (!glue) return undefined
      if (!/^(?:its?|the|an?)$/.test(glue[0])) joint += glue[0]
      skip(glue[0].length)
    }
  }
  // A name with no number behind it was not understood.
  const isCounted = sides === 0 || sides === found.filter(({ name }) => name === 'side').length
  return rest === '' && !isWaiting && isCounted ? found : undefined
}

/**
 * Reads `with radius 3 cm and height 5 cm`, `that is 3 cm long, 4 cm wide and 5 cm high`, `height = 44m and radius = 11m`,
 * `measuring 2 m by 3 m`, `the length and the width are 9 cm and 4 cm`; several sentences too.
 * @returns undefined where any word was not understood
 */
export function givenIn(text: string): Given[] | undefined {
  const found = text.split(/[.?!]+(?: |$)/).map(givenInSentence)
  return found.every(each => each !== undefined) ? found.flatMap(each => each ?? []) : undefined
}
