import { approximate, asRational, type Exact, multiply } from '../../exact/exact.ts'
import type { Asked } from '../../questions/asked.ts'
import { takeRounding } from '../../questions/riders.ts'
import { findUnit, type Unit, unit } from '../../values/units.ts'
import { type Given, givenIn } from '../../wording/dimensions.ts'
import { takePi } from '../../wording/pi-note.ts'
import { circles } from './formulas/circles.ts'
import { flat } from './formulas/flat.ts'
import type { Formula } from './formulas/formula.ts'
import { solids } from './formulas/solids.ts'
import { MEASURE_NAMES, mayBe, measureCalled, SHAPE_NAMES, shapeCalled } from './names.ts'
import type { MeasureQuestion } from './question.ts'

export const formulas: readonly Formula[] = [...circles, ...flat, ...solids]

export const triggers =
  /\b(?:area|perimeter|circumference|volume|capacity|radius|diameter|arc|sides?|edge|height|base|width|breadth|length|distance a?round)\b/

const MEASURE = `(?<measure>${MEASURE_NAMES})`
const SHAPE = `(?<shape>${SHAPE_NAMES})(?![a-z])`
const ARTICLE = '(?:an? |the |this |each |1 )?'
const ASK =
  "(?:then |and )?(?:find |what is |what's |work out |calculate |determine |compute |give |state |how long is |how big is )?(?:the )?(?:its )?(?:exact |approximate |total )?"
const TAIL = '(?: of (?:the|this|its|that|each) [a-z]+(?: [a-z]+)?| is it| does it have)?'
const ORDERS = [
  `(?:exact |approximate |total )?${MEASURE}(?: in [a-z0-9^ ]{1,24})? (?:of|for) ${ARTICLE}${SHAPE},?(?<rest>.*)`,
  `(?:if |given |suppose |consider )?${ARTICLE}${SHAPE},?(?<rest>.+?)[.,;:?!]+ ?${ASK}${MEASURE}${TAIL}`,
  `(?:if )?(?:the |each )?(?<name>[a-z -]{1,30}?) of ${ARTICLE}${SHAPE} (?<rest>.+?)[.,;:?!]+ ?${ASK}${MEASURE}${TAIL}`,
  `(?:exact |total )?${MEASURE} of (?:an? |the )?(?<rest>\\d.*?) ${SHAPE}`,
  `for ${ARTICLE}${SHAPE},?(?<rest>.+?), ?${ASK}${MEASURE}`,
].map(source => new RegExp(`^${source}$`))

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

/** Reads `Find the area of a circle with radius 5 cm`, `A cuboid is 3 cm by 4 cm by 5 cm. What is its volume?` */
export function readMeasure(asked: Asked): MeasureQuestion | undefined {
  const noted = takePi(asked.plain)
  const { rest: plain, rounding = asked.rounding } = takeRounding(noted.rest)
  const text = plain
    .replace(/[.,;:?! ]*(?: is| =|= ?\?| what)?$/, '')
    .replace(/^how (?:long|big|large|great|tall|high) (?:is|are) (?:the )?/, '')
    .replace(/^(?:the )?(?:exact )?length of the (?=radius|diameter|circumference)/, '')
  for (const order of ORDERS) {
    const { measure: asks = '', shape: name = '', rest = '', name: front } = order.exec(text)?.groups ?? {}
    const shape = shapeCalled(name)
    const measure = shape && measureCalled(asks, shape)
    const given = measure && givenIn(front ? `${front} ${rest}` : rest)
    if (!shape || !measure || !given || given.length === 0) continue
    const found = fitting(shape, measure, given)
    const own = found && inOneUnit(given)
    if (!found || !own) continue
    const values = found.order.flatMap(at => own.values[at] ?? [])
    if (values.some(each => approximate(each).s <= 0n || approximate(each).n === 0n)) return undefined
    const value = found.formula.value(...values)
    if (
      !value ||
      (noted.pi && noted.pi !== 'in terms' && rounding === undefined && !asRational(values[0] ?? value))
    )
      return undefined
    return {
      kind: 'measure',
      text: asked.full,
      formula: found.formula,
      given: values,
      unit: own.unit,
      ...(noted.pi ? { pi: noted.pi } : {}),
      ...(rounding ? { rounding } : {}),
    }
  }
  return undefined
}
