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
  slant: 'slant height|slant|slope height|l(?= ?=)',
  height:
    'perpendicular height|vertical height|height|altitude|h|perpendicular distance between them|distance between them',
  side: 'sides? lengths?|sides? of lengths?|lengths? of each side|lengths? of the sides?|each side|all sides|sides?|edges? lengths?|each edge|edges?|s(?= ?=)|lengths of(?= ?\\[?\\d)|side measurements?|dimensions?',
  parallel: 'parallel sides|parallel bases|bases|parallel side lengths',
  'base length': 'base length|base side|base edge|side of the base|base side length',
  'base width': 'base width|base breadth',
  'base area':
    'base area|area of (?:its|the) base|area of base|cross-sectional area|cross-section area|cross section area|area of (?:its|the) cross[- ]section|area of cross[- ]section|cross-sectional area',
  base: 'base|b',
  length: 'length|l',
  width: 'width|breadth|w',
  diagonal: 'diagonals|diagonal lengths|diagonal',
  angle: 'central angle|sector angle|angle at the cent(?:er|re)|angle|central angle measure|θ',
  surface: 'total surface area|surface area',
  area: 'area',
  perimeter: 'perimeter',
  circumference: 'circumference',
  volume: 'volume|capacity',
  hypotenuse: 'hypotenuse',
  leg: 'legs?|shorter sides?|other 2 sides|other sides?',
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
  /^(?:with|having|whose|of|that has|which has|has|have|given|where|and|is|are|an?|the|its|it|that|which|measuring|measures|measured|measure|equal to|equals|both|each|respectively|given that|if|in which|by|=|:|,|;|×|x|\[|\]|\(|\)|long|units?)(?![a-z])|^[=:,;×[\]()]/
const VALUE = new RegExp(`^((?:${NUMBER})? ?π|${NUMBER})(?:( ?(?:${UNIT_NAMES}))(?![a-z]))?`)
const BEHIND: Record<string, string> = {
  long: 'length',
  wide: 'width',
  broad: 'width',
  high: 'height',
  tall: 'height',
  deep: 'height',
  across: 'diameter',
}

function nameAt(text: string): { name: string; length: number } | undefined {
  for (const { name, pattern } of NAME_PATTERNS) {
    const found = pattern.exec(text)
    if (found) return { name, length: found[0].length }
  }
  return undefined
}

const MOST = 12

/**
 * Reads `with radius 3 cm and height 5 cm`, `that is 3 cm long, 4 cm wide and 5 cm high`, `height = 44m and radius = 11m`,
 * `measuring 2 m by 3 m`.
 * @returns undefined where any word was not understood
 */
export function givenIn(text: string): Given[] | undefined {
  let rest = text.trim()
  const found: Given[] = []
  let pending: string | undefined
  for (let count = 0; rest !== '' && count < MOST * 6; count++) {
    const value = VALUE.exec(rest)
    const name = value ? undefined : nameAt(rest)
    if (value && found.length < MOST) {
      const read = readQuantity(value[0])
      if (!read || read.number.isUnfinished) return undefined
      rest = rest.slice(value[0].length).trim()
      const behind = /^(?:in )?([a-z]+)/.exec(rest)
      const adjective = behind && Object.hasOwn(BEHIND, behind[1] ?? '') ? BEHIND[behind[1] ?? ''] : undefined
      const isFree = pending === undefined
      const after = isFree && !adjective ? nameAt(rest) : undefined
      // In "sides 8 cm long" the word adds nothing.
      if (adjective && behind) rest = rest.slice(behind[0].length).trim()
      if (after) rest = rest.slice(after.length).trim()
      const own = isFree ? (adjective ?? after?.name ?? '') : (pending ?? '')
      found.push({ name: own, value: exact(read.number.value), unit: read.unit })
    } else if (name) {
      pending = name.name
      rest = rest.slice(name.length).trim()
    } else {
      const glue = GLUE.exec(rest)
      if (!glue) return undefined
      rest = rest.slice(glue[0].length).trim()
    }
  }
  // A name with no number behind it was not understood.
  const isComplete = pending === undefined || found.some(({ name }) => name === pending)
  return rest === '' && isComplete ? found : undefined
}
