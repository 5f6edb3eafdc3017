import * as scenes from '../../language/en/told-figures.ts'
import { lengths, only, type Told, tidy, way } from './told.ts'

const CORNERS: Readonly<Record<string, number>> = {
  triangle: 3,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  square: 4,
}
function cutOut({ cut, size, corner, around, area }: Told<'cut' | 'size' | 'corner' | 'around' | 'area'>) {
  const [whole, piece] = [lengths(only(size)), lengths(only(cut))]
  const [[a = 0, b = 0], [c = 0, d = 0]] = [whole?.values ?? [], piece?.values ?? []]
  const isWithin = Math.max(c, d) < Math.max(a, b) && Math.min(c, d) < Math.min(a, b)
  if (!whole || whole.unit !== piece?.unit || !isWithin) return undefined
  if (area.length > 0 && around.length === 0)
    return `${tidy(a * b)} ${whole.unit}^2 - ${tidy(c * d)} ${whole.unit}^2`
  // A corner that goes leaves the way around as long as it was.
  const isAround = around.length > 0 && area.length === 0 && corner.length > 0
  return isAround ? `perimeter of a rectangle ${a} ${whole.unit} by ${b} ${whole.unit}` : undefined
}

function pathAround({ size, path, inside, area }: Told<'size' | 'path' | 'inside' | 'area'>) {
  const whole = lengths(only(size))
  const [wide = 0] = lengths(only(path), whole?.unit)?.values ?? []
  const [a = 0, b = 0] = whole?.values ?? []
  if (!whole || area.length === 0 || inside.length > 0 || wide === 0) return undefined
  return `${tidy((a + 2 * wide) * (b + 2 * wide))} ${whole.unit}^2 - ${tidy(a * b)} ${whole.unit}^2`
}

function fenced({ size, price, asks }: Told<'size' | 'price' | 'asks'>) {
  const [sign = '', each = '', per = ''] = only(price) ?? []
  const [a = 0, b = 0] = lengths(only(size), per)?.values ?? []
  return asks.length > 0 && a > 0 && sign !== '' ? `2 × (${a} + ${b}) × ${sign}${each}` : undefined
}

function tiled({ size, tile, asks }: Told<'size' | 'tile' | 'asks'>) {
  const small = lengths(only(tile))
  const [a = 0, b = 0] = lengths(only(size), small?.unit)?.values ?? []
  const [c = 0, d = c] = small?.values ?? []
  const fits = (one: number, other: number) =>
    Number.isInteger(tidy(a / one)) && Number.isInteger(tidy(b / other))
  if (asks.length === 0 || a === 0 || c === 0 || !(fits(c, d) || fits(d, c))) return undefined
  return c === d ? `(${a} ÷ ${c}) × (${b} ÷ ${c})` : `(${a} × ${b}) ÷ (${c} × ${d})`
}

function cubesIn({ box, cube, asks }: Told<'box' | 'cube' | 'asks'>) {
  const small = lengths(only(cube))
  const sides = lengths(only(box), small?.unit)?.values ?? []
  const [edge = 0] = small?.values ?? []
  const isFit = sides.length === 3 && edge > 0 && sides.every(side => Number.isInteger(tidy(side / edge)))
  return isFit && asks.length > 0 ? sides.map(side => `(${side} ÷ ${edge})`).join(' × ') : undefined
}

function tank({ box, part, asks }: Told<'box' | 'part' | 'asks'>) {
  const [unit = ''] = only(asks) ?? []
  const sides = lengths(only(box), 'cm')?.values ?? []
  const [share = ''] = only(part) ?? []
  if (sides.length !== 3 || unit === '' || share === '') return undefined
  const volume = sides.reduce((a, b) => a * b, 1)
  const whole = unit.startsWith('l') ? `${tidy(volume / 1000)} litres` : `${tidy(volume)} cm^3`
  return `${share.replace('half', '1/2')} of ${whole}`
}

function poured({ poured: water, base, asks }: Told<'poured' | 'base' | 'asks'>) {
  const [amount = '', unit = ''] = only(water) ?? []
  const own = lengths(only(base))
  const [a, b] = own?.values ?? []
  return own && asks.length === 1 && amount !== ''
    ? `a cuboid has a volume of ${amount} ${unit}. its length is ${a} ${own.unit} and its width is ${b} ${own.unit}. find its height`
    : undefined
}

function sidesWithLetter({
  around: way,
  shape,
  side,
  perimeter,
  asks,
}: Told<'around' | 'shape' | 'side' | 'perimeter' | 'asks'>) {
  const [whole] = only(way) ?? []
  if (whole && side.length === 0 && only(perimeter) && whole.includes(only(asks)?.[0] ?? '-'))
    return `solve ${whole} = ${perimeter[0]?.[0]}`
  if (way.length > 0) return undefined
  const named = side.flatMap(([one = '', other]) =>
    other === undefined ? [['', one] as const] : [[one, other] as const],
  )
  const [[of, length] = ['', ''], ...others] = named
  const shapes = new Set([...shape.flat(), ...(of === '' ? [] : [of])])
  const count = CORNERS[[...shapes].join().replace(/^equilateral |^regular /, '')]
  const [[around = ''] = [], [letter = ''] = []] = [only(perimeter), only(asks)]
  return count && others.length === 0 && length.includes(letter) && letter !== '' && around !== ''
    ? `solve ${count}(${length}) = ${around}`
    : undefined
}

/** Pieces cut out, paths, fences, tiles and tanks, told by the roles of their words, in words that the kinds read. */
export const figuresTold = [
  way(scenes.CUT_OUT, cutOut),
  way(scenes.PATH_AROUND, pathAround),
  way(scenes.FENCED, fenced),
  way(scenes.TILED, tiled),
  way(scenes.CUBES_IN, cubesIn),
  way(scenes.TANK, tank),
  way(scenes.POURED, poured),
  way(scenes.NUMBER_SIDES, sidesWithLetter),
  way(scenes.SQUARE_AROUND, ({ area, asks }) => {
    const [size, unit] = only(area) ?? []
    return size && asks.length === 1 ? `perimeter of a square with area ${size} ${unit}` : undefined
  }),
]
