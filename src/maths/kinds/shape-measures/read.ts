import { approximate, asRational, type Exact, multiply } from '../../exact/exact.ts'
import { findUnit, type Unit, unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import type { Given } from '../../wording/dimensions.ts'
import { takePi } from '../../wording/pi-note.ts'
import { takeNearestUnit, takeRounding, takeUnit } from '../../wording/riders.ts'
import { mayBe, plainShape } from '../../wording/shape-names.ts'
import { shapeAsked } from '../../wording/shape-question.ts'
import { byPythagoras } from './formulas/by-pythagoras.ts'
import { circles } from './formulas/circles.ts'
import { flat } from './formulas/flat.ts'
import type { Formula } from './formulas/formula.ts'
import { solids } from './formulas/solids.ts'
import type { MeasureQuestion } from './question.ts'
import { worthOf } from './worth-of.ts'

export const formulas: readonly Formula[] = [...circles, ...flat, ...solids, ...byPythagoras]

export const triggers =
  /\b(?:area|perimeter|circumference|volume|capacity|radius|diameter|arc|sides?|edge|height|base|width|breadth|length|distance a?round)\b/

/** All that is given in one unit of length and its squares and cubes. */
function inOneUnit(given: readonly Given[]): { values: Exact[]; unit: Unit | undefined } | undefined {
  const measured = given.filter(({ name }) => name !== 'angle')
  const own = measured.flatMap(each => each.unit ?? [])
  if (own.length === 0) return { values: given.map(({ value }) => value), unit: undefined }
  if (own.length !== measured.length) return undefined
  const first = own.find(({ dimension }) => dimension === 'length') ?? baseOf(own[0])
  if (!first) return undefined
  const values = given.map(({ name, value, unit: each }) => {
    if (name === 'angle') return value
    const power = each && POWERS[each.dimension]
    if (!each || !power || power !== (POWER_OF_NAME[name] ?? 1)) return undefined
    const size = first.size.pow(power)
    return size && multiply(value, each.size.div(size))
  })
  return values.every(each => each !== undefined)
    ? { values: values.flatMap(each => each ?? []), unit: first }
    : undefined
}

const POWERS: Record<string, number> = { length: 1, area: 2, volume: 3 }
const POWER_OF_NAME: Record<string, number> = { area: 2, 'base area': 2, surface: 2, volume: 3 }

function baseOf(own: Unit | undefined): Unit | undefined {
  const [symbol = '', power] = own?.symbol.split('^') ?? []
  if (power) return findUnit(symbol)
  return own?.dimension === 'volume' ? unit('cm') : undefined
}

/** The formula for what is given, with the numbers in its order. */
function fitting(
  shape: string,
  measure: string,
  given: readonly Given[],
): { formula: Formula; order: number[] } | undefined {
  for (const formula of formulas) {
    if (formula.shape !== shape || formula.measure !== measure || formula.needs.length !== given.length)
      continue
    const order: number[] = []
    for (const need of formula.needs) {
      const names = mayBe(need, shape)
      const at = names
        .map(name => given.findIndex((each, index) => each.name === name && !order.includes(index)))
        .find(index => index >= 0)
      if (at === undefined) break
      order.push(at)
    }
    if (order.length === formula.needs.length) return { formula, order }
  }
  return undefined
}

const EQUAL = /\b(?:equal|congruent|each|both|2 (?:of its )?sides)\b/

/** What is said beside a question of π, rounding and the unit of the answer, in any order. */
function takeNotes(asked: Asked) {
  const first = takeNearestUnit(asked.plain)
  const { pi, rest: plain } = takePi(first.rest)
  const { nearest, rest: near } = first.nearest ? { ...first, rest: plain } : takeNearestUnit(plain)
  const { rest, rounding = asked.rounding } = takeRounding(near)
  const { rest: text, unit: own = asked.unit } = takeUnit(rest)
  return {
    text,
    pi,
    rounding: rounding ?? nearest?.rounding,
    unit: own ?? nearest?.unit,
    isTwice: (rounding ?? own) !== undefined && nearest !== undefined,
  }
}

/** Reads `Find the area of a circle with radius 5 cm`, `A cuboid is 3 cm by 4 cm by 5 cm. What is its volume?` */
export function readMeasure(asked: Asked): MeasureQuestion | undefined {
  const { text, pi, rounding, unit: told, isTwice } = takeNotes(asked)
  const { shape = '', measure = '', given = [], unit: named } = shapeAsked(text) ?? {}
  const found = fitting(shape, measure, given) ?? fitting(plainShape(shape), measure, given)
  const own = found && inOneUnit(given)
  // One side of an isosceles triangle may be its base as well.
  const isAnySide = found?.formula.measure === 'base' && /isosceles/.test(shape) && !EQUAL.test(text)
  if (!found || !own || isAnySide || isTwice || (told && named)) return undefined
  const values = found.order.flatMap(at => own.values[at] ?? [])
  const isAbove = values.every(each => approximate(each).s > 0n && approximate(each).n > 0n)
  const value = isAbove ? worthOf({ formula: found.formula, given: values, pi, rounding }) : undefined
  const wanted = told ?? named
  // A box may be open at the top.
  const isOpen = measure === 'surface' && /\bbox\b/.test(text) && !/\bclosed\b|\brectangular box\b/.test(text)
  if (!value || isOpen || !isUnitOf(wanted, found.formula.power, own.unit)) return undefined
  const isPlainPi = pi && pi !== 'in terms' && rounding === undefined
  if (isPlainPi && !asRational(values[0] ?? value)) return undefined
  return {
    kind: 'measure',
    text: asked.full,
    formula: found.formula,
    given: values,
    unit: own.unit,
    ...(pi ? { pi } : {}),
    ...(rounding ? { rounding } : {}),
    ...(wanted ? { wanted } : {}),
  }
}

/** Whether what is asked for can be in a unit; without units there is nothing to convert. */
function isUnitOf(wanted: Unit | undefined, power: number, own: Unit | undefined): boolean {
  return wanted === undefined || (own !== undefined && POWERS[wanted.dimension] === power)
}
