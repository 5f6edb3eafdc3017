import { type Rational, rational } from '../arithmetic/rational.ts'
import { anyOf } from './any-of.ts'
import { LAID_OUT_ONCE } from './laid-out-once.ts'

export type Dimension =
  | 'length'
  | 'area'
  | 'volume'
  | 'us capacity'
  | 'mass'
  | 'time'
  | 'angle'
  | 'temperature'
  | 'speed'
  | 'density'
  | 'pressure'
  | 'population density'
  | 'force'
  | 'people'
  | 'years'

export interface Unit {
  /** As it is written behind a number: `cm^2`. */
  symbol: string
  dimension: Dimension
  /** How many of the dimension's base unit it is: metre, square metre, cubic metre, gram, second, degree. */
  size: Rational
  /** Every way to write it, in small letters; `symbol` is one. */
  names: readonly string[]
}

type Row = [symbol: string, size: Rational, names: string]

const LENGTHS: Row[] = [
  ['mm', rational(1, 1000), 'mm mms millimetre millimetres millimeter millimeters'],
  ['cm', rational(1, 100), 'cm cms centimetre centimetres centimeter centimeters'],
  ['m', rational(1), 'm metre metres meter meters mtr mtrs'],
  ['km', rational(1000), 'km kms kilometre kilometres kilometer kilometers'],
  ['in', rational(254, 10_000), 'in ins inch inches'],
  ['ft', rational(3048, 10_000), 'ft foot feet'],
  ['yd', rational(9144, 10_000), 'yd yds yard yards'],
  ['mi', rational(1_609_344, 1000), 'mi mile miles'],
]
const OTHERS: Record<
  Exclude<
    Dimension,
    | 'length'
    | 'area'
    | 'volume'
    | 'speed'
    | 'density'
    | 'pressure'
    | 'population density'
    | 'force'
    | 'people'
  >,
  Row[]
> = {
  mass: [
    ['mg', rational(1, 1000), 'mg milligram milligrams'],
    ['g', rational(1), 'g gram grams gramme grammes gm gms'],
    ['kg', rational(1000), 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
    ['t', rational(1_000_000), 't tonne tonnes'],
    ['oz', rational(45_359_237, 1_600_000), 'oz ounce ounces'],
    ['lb', rational(45_359_237, 100_000), 'lb lbs pound pounds'],
    ['st', rational(45_359_237 * 14, 100_000), 'st stone stones'],
    ['ton', rational(45_359_237 * 20, 1000), 'ton tons'],
    ['µg', rational(1, 1_000_000), 'µg ug microgram micrograms'],
    ['ng', rational(1, 1_000_000_000), 'ng nanogram nanograms'],
  ],
  'us capacity': [
    ['fl oz', rational(1), 'fl_oz fluid_ounce fluid_ounces'],
    ['cup', rational(8), 'cup cups'],
    ['pt', rational(16), 'pt pts pint pints'],
    ['qt', rational(32), 'qt qts quart quarts'],
    ['gal', rational(128), 'gal gals gallon gallons'],
  ],
  time: [
    ['s', rational(1), 's sec secs second seconds'],
    ['min', rational(60), 'min mins minute minutes'],
    ['h', rational(3600), 'h hr hrs hour hours'],
    ['days', rational(86_400), 'day days'],
    ['weeks', rational(604_800), 'wk wks week weeks'],
    ['ms', rational(1, 1000), 'ms millisecond milliseconds'],
    ['µs', rational(1, 1_000_000), 'µs us microsecond microseconds'],
    ['ns', rational(1, 1_000_000_000), 'ns nanosecond nanoseconds'],
  ],
  // In months; how many days a month has can't be said.
  years: [
    ['years', rational(12), 'yr yrs year years'],
    ['months', rational(1), 'mth mths month months'],
    ['decades', rational(120), 'decade decades'],
    ['centuries', rational(1200), 'century centuries'],
    ['millennia', rational(12_000), 'millennium millennia millenniums'],
  ],
  angle: [['°', rational(1), '° deg degs degree degrees']],
  temperature: [['°C', rational(1), '°c degrees_celsius degrees_c celsius degrees_centigrade']],
}
const TINY: Row[] = [
  ['µm', rational(1, 1_000_000), 'µm um micrometre micrometres micrometer micrometers micron microns'],
  ['nm', rational(1, 1_000_000_000), 'nm nanometre nanometres nanometer nanometers'],
  ['dm', rational(1, 10), 'dm decimetre decimetres decimeter decimeters'],
]
const LITRES: Row[] = [
  ['ml', rational(1, 1_000_000), 'ml mls millilitre millilitres milliliter milliliters cc'],
  ['cl', rational(1, 100_000), 'cl centilitre centilitres centiliter centiliters'],
  ['l', rational(1, 1000), 'l litre litres liter liters ltr ltrs'],
  ['kl', rational(1), 'kl kilolitre kilolitres kiloliter kiloliters'],
]

const spread = (names: string) => names.split(' ').map(name => name.replaceAll('_', ' '))

function unitsOf(dimension: Dimension, rows: Row[]): Unit[] {
  return rows.map(([symbol, size, names]) => ({
    symbol,
    dimension,
    size,
    names: [...new Set([symbol.toLowerCase(), ...spread(names)])],
  }))
}

/** `cm^2` with all its names, of `cm`. */
function raised([symbol, size, names]: Row, power: 2 | 3): Unit {
  const [front, behind, short] = power === 2 ? ['square', 'squared', 'sq'] : ['cubic', 'cubed', 'cu']
  const all = spread(names).flatMap(name => [
    `${front} ${name}`,
    `${short} ${name}`,
    `${short}. ${name}`,
    `${name}^${power}`,
    `${name} ${behind}`,
    `${name}${power}`,
  ])
  return {
    symbol: `${symbol}^${power}`,
    dimension: power === 2 ? 'area' : 'volume',
    size: power === 2 ? size.mul(size) : size.mul(size).mul(size),
    names: all,
  }
}

const HECTARE: Row[] = [['ha', rational(10_000), 'ha hectare hectares']]

/** `km/h` with all its names. */
function speedOf([distance, size, names]: Row, [time, seconds, times]: Row): Unit {
  const all = spread(names).flatMap(name =>
    spread(times).flatMap(each => [`${name}/${each}`, `${name} per ${each}`, `${name} an ${each}`]),
  )
  const short =
    distance === 'mi'
      ? ['mph']
      : distance === 'km' && time === 'h'
        ? ['kmh', 'kph', 'km h^-1']
        : [`${distance} ${time}^-1`]
  return {
    symbol: `${distance}/${time}`,
    dimension: 'speed',
    size: size.div(seconds),
    names: [...all, ...short],
  }
}

const HOURS = OTHERS.time.slice(0, 3)
const SPEEDS = LENGTHS.flatMap(distance => HOURS.map(time => speedOf(distance, time)))

/** `g/cm^3` with all its names, of `g` and `cm^3`. */
function densityOf([mass, size, masses]: Row, volume: Unit): Unit {
  const all = spread(masses).flatMap(name =>
    volume.names.flatMap(each => [`${name}/${each}`, `${name} per ${each}`]),
  )
  return {
    symbol: `${mass}/${volume.symbol}`,
    dimension: 'density',
    size: size.div(volume.size),
    names: [...new Set(all)],
  }
}

const DENSE = OTHERS.mass.filter(([mass]) => mass === 'g' || mass === 'kg')
const SIDES = LENGTHS.filter(([length]) => length === 'cm' || length === 'm')
const FILLED = LITRES.slice(0, 3)
const SPACES = [...SIDES.map(row => raised(row, 3)), ...unitsOf('volume', FILLED)]
const DENSITIES = DENSE.flatMap(mass => SPACES.map(volume => densityOf(mass, volume)))

const SQUARES = [...LENGTHS, ...TINY].map(row => raised(row, 2))
const CUBES = [...LENGTHS, ...TINY].map(row => raised(row, 3))

/** What is counted or pushes, as a part of other units alone: among all units its short name would be a letter or a word of stories. */
export const NEWTONS: Unit = {
  symbol: 'N',
  dimension: 'force',
  size: rational(1),
  names: ['n', 'newton', 'newtons'],
}
export const PEOPLE: Unit = {
  symbol: 'people',
  dimension: 'people',
  size: rational(1),
  names: ['people', 'persons', 'inhabitants'],
}

/** `N/m^2` with all its names. */
function spreadOver({ symbol, names }: Unit, dimension: Dimension, area: Unit): Unit {
  const all = names.flatMap(name => area.names.flatMap(each => [`${name}/${each}`, `${name} per ${each}`]))
  return { symbol: `${symbol}/${area.symbol}`, dimension, size: rational(1).div(area.size), names: all }
}
const SIDES_OF_LAND = LENGTHS.filter(([length]) => /^(?:cm|m|km|mi)$/.test(length))
const AREAS = SIDES_OF_LAND.map(row => raised(row, 2))
const SPREAD = AREAS.flatMap(area => [
  spreadOver(NEWTONS, 'pressure', area),
  spreadOver({ ...PEOPLE, names: [...PEOPLE.names, 'person'] }, 'population density', area),
])

/** Every unit of school. */
export const units: readonly Unit[] = [
  ...unitsOf('length', LENGTHS),
  ...unitsOf('length', TINY),
  ...SQUARES,
  ...unitsOf('area', HECTARE),
  ...CUBES,
  ...unitsOf('volume', LITRES),
  ...unitsOf('us capacity', OTHERS['us capacity']),
  ...unitsOf('mass', OTHERS.mass),
  ...unitsOf('time', OTHERS.time),
  ...unitsOf('years', OTHERS.years),
  ...unitsOf('angle', OTHERS.angle),
  ...unitsOf('temperature', OTHERS.temperature),
  ...SPEEDS,
  ...DENSITIES,
  ...SPREAD,
]

const byName = new Map(units.flatMap(unit => unit.names.map(name => [name, unit] as const)))

/** The unit that a text is, capital letters no matter: `cm`, `Square metres`. */
export function findUnit(text: string): Unit | undefined {
  return byName.get(
    text
      .trim()
      .toLowerCase()
      // The Greek letter looks like the sign for a millionth.
      .replaceAll('μ', 'µ')
      .replace(/\s+/g, ' ')
      .replace(/(?<=[a-z])\.$/, ''),
  )
}

/** @throws RangeError for a symbol that is none */
export function unit(symbol: string): Unit {
  const found = findUnit(symbol)
  if (!found) throw new RangeError(`There is no unit ${symbol}`)
  return found
}

/** The square or cubic unit of a length: `cm` gives `cm^2`. */
export function powerOf({ symbol }: Unit, power: 2 | 3): Unit {
  return unit(`${symbol}^${power}`)
}

const namesIn = (rows: Row[]) => anyOf(rows.flatMap(([, , names]) => spread(names)))
const LENGTH_NAMES = namesIn([...LENGTHS, ...TINY])
const RAISED = new Set([...SQUARES, ...CUBES].flatMap(({ names }) => names))
const SIMPLE = [...byName.keys()].filter(name => !/\/| per | an /.test(name) && !RAISED.has(name))

/**
 * Every name of every unit for a regular expression, longest first. What is made of several names stands there as
 * several: each product written out would be ten times as long, in each of the dozens of patterns that hold it.
 */
export const UNIT_NAMES = [
  `${LAID_OUT_ONCE}${namesIn(DENSE)}${LAID_OUT_ONCE}(?:/| per )(?:(?:cubic|cu\\.?) ${namesIn(SIDES)}|${namesIn(SIDES)}${LAID_OUT_ONCE}(?:\\^?3| cubed)|${namesIn(FILLED)})`,
  `(?:${[...NEWTONS.names, ...PEOPLE.names, 'person'].join('|')})${LAID_OUT_ONCE}(?:/| per )(?:(?:square|sq\\.?) ${namesIn(SIDES_OF_LAND)}|${namesIn(SIDES_OF_LAND)}${LAID_OUT_ONCE}(?:\\^?2| squared))`,
  `${namesIn(LENGTHS)}${LAID_OUT_ONCE}(?:/| per | an )${namesIn(HOURS)}`,
  `(?:square|sq\\.?|cubic|cu\\.?) ${LENGTH_NAMES}`,
  `${LENGTH_NAMES}${LAID_OUT_ONCE}(?:\\^?[23]| squared| cubed)`,
  anyOf(SIMPLE),
].join('|')
