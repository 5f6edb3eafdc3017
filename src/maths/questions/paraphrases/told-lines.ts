import * as scenes from '../../language/en/told-lines.ts'
import { only, type Told, way } from './told.ts'

function pointOnLine({ point, line, asks }: Told<'point' | 'line' | 'asks'>) {
  const [[x = '', y = ''] = [], [equation = ''] = [], [letter = ''] = []] = [
    only(point),
    only(line),
    only(asks),
  ]
  const isKnown = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value)
  if ([x, y].filter(isKnown).length !== 1 || ![x, y].includes(letter) || /^[xy]$/.test(letter))
    return undefined
  const isOfBoth = /x/.test(equation) && /y/.test(equation) && !/[a-wz]/.test(equation)
  return isOfBoth
    ? `solve ${equation.replace(/(\d?)x/, (_, by: string) => `${by}(${x})`).replace(/(\d?)y/, (_, by: string) => (by === '' ? y : `${by}(${y})`))}`
    : undefined
}

function perpendicular({ gradient, line, asks }: Told<'gradient' | 'line' | 'asks'>) {
  const [[slope] = [], [equation] = []] = [only(gradient), only(line)]
  const known = slope === undefined ? equation : `y = ${slope.includes('/') ? `(${slope})` : slope}x`
  return asks.length === 1 && known && (slope === undefined) !== (equation === undefined)
    ? `gradient of a line perpendicular to the line ${known}`
    : undefined
}

function parallel({ line, point, crosses, asks }: Told<'asks' | 'line' | 'point' | 'crosses' | 'form'>) {
  const [[equation] = [], [place] = []] = [only(line), only([...point, ...crosses])]
  return asks.length === 1 && equation && place
    ? `find the equation of the line parallel to ${equation} through ${place}`
    : undefined
}

function midpoint({ middle, asksMiddle, end, asks }: Told<'middle' | 'asksMiddle' | 'end' | 'asks'>) {
  const [wanted = ''] = only(asks) ?? []
  const [name, pair = ''] = only(asksMiddle) ?? []
  const points = end.map(([own = '', x = '', y = '']) => ({ own, at: `(${x}, ${y})` }))
  const [one, other, ...more] = points
  const isOwn = (line: string, letters: string[]) => [...line].sort().join() === letters.sort().join()
  if (one && other && more.length === 0 && middle.length === 0)
    return name === wanted && isOwn(pair, [one.own, other.own])
      ? `midpoint of ${one.at} and ${other.at}`
      : undefined
  const groups = only(middle) ?? []
  const [x, y] = groups.filter(each => !/^[a-z]{2}$/.test(each))
  const line = groups.find(each => /^[a-z]{2}$/.test(each)) ?? ''
  // From one end half a turn about the middle leads to the other.
  return one && !other && asksMiddle.length === 0 && isOwn(line, [one.own, wanted])
    ? `the point ${one.at} is rotated 180° about (${x}, ${y}). write down the coordinates of the image`
    : undefined
}

function moved({ start, step, asks }: Told<'start' | 'step' | 'asks'>) {
  const [x = '', y = ''] = only(start) ?? []
  const ways = step.map(([far = '', to = '']) => `${far} units ${to.replace('across', 'right')}`)
  return asks.length === 1 && x !== '' && ways.length > 0 && ways.length < 4
    ? `the point ${x === 'origin' ? '(0, 0)' : `(${x}, ${y})`} is moved ${ways.join(' and ')}. write down the coordinates of the image`
    : undefined
}

function turnedBearing({ bearing, asks }: Told<'bearing' | 'asks'>) {
  const [[one, other, said = ''] = [], [from, to] = []] = [only(bearing), only(asks)]
  if (one === undefined || one !== to || other !== from || Number(said) >= 360) return undefined
  return Number(said) < 180 ? `${Number(said)} + 180` : `${Number(said)} - 180`
}

/** Named angles that make a triangle, a straight line or a parallelogram: how the one that is asked for follows. */
function namedAngles({
  triangle,
  parallelogram,
  straight,
  angle,
  asks,
}: Told<'triangle' | 'parallelogram' | 'straight' | 'angle' | 'asks'>) {
  const [wanted = ''] = only(asks) ?? []
  const [[first = '', one = ''] = [], [second = '', other = ''] = [], ...more] = angle
  if (more.length > 0 || wanted === '' || first === '' || [first, second].includes(wanted)) return undefined
  const [corners] = only(triangle) ?? []
  const scenes = [triangle, parallelogram, straight].filter(({ length }) => length > 0).length
  /** At which corner an angle stands, by one letter or by three. */
  const cornerOf = (name: string, all: string) => {
    const at = name.length === 3 ? (name[1] ?? '') : name
    return name.length !== 2 && at !== '' && [...name].every(letter => all.includes(letter)) ? at : undefined
  }
  if (scenes !== 1) return undefined
  if (corners !== undefined && other !== '') {
    const at = [first, second, wanted].map(name => cornerOf(name, corners))
    return new Set(at).size === 3 && !at.includes(undefined)
      ? `two angles of a triangle are ${one}° and ${other}°. find the third angle`
      : undefined
  }
  const line = only(straight)?.[0]
  if (line !== undefined && other === '') {
    const [a = '', middle = '', c = ''] = line
    const ends = [first, wanted].map(name => [...name].filter(letter => letter !== middle))
    const isAt = [first, wanted].every(name => name.length === 3 && name[1] === middle)
    const [ray, ...rays] = new Set(ends.flat().filter(letter => letter !== a && letter !== c))
    const isSplit =
      ends.some(each => each.includes(a)) &&
      ends.some(each => each.includes(c)) &&
      ends.every(each => ray && each.includes(ray))
    return isAt && isSplit && rays.length === 0
      ? `angles x and ${one}° lie on a straight line. find x`
      : undefined
  }
  const around = only(parallelogram)?.[0]
  if (around === undefined || other !== '') return undefined
  const at = [first, wanted].map(name => around.indexOf(cornerOf(name, around) ?? '-'))
  // An angle of three letters is one of its corners where they stand next to each other around it.
  const isCorner = [first, wanted].every((name, place) => {
    const own = at[place] ?? -1
    const beside = [around[(own + 1) % 4], around[(own + 3) % 4]]
    return own >= 0 && (name.length === 1 || [name[0], name[2]].every(letter => beside.includes(letter)))
  })
  if (!isCorner) return undefined
  return Math.abs((at[0] ?? 0) - (at[1] ?? 0)) === 2
    ? `in a parallelogram 1 angle is ${one}°. find the opposite angle`
    : `angles x and ${one}° are co-interior. find x`
}

/** Points, straight lines, turns and angles with names, told by the roles of their words, in words that the kinds read. */
export const linesTold = [
  way(scenes.POINT_ON_LINE, pointOnLine),
  way(scenes.PERPENDICULAR, perpendicular),
  way(scenes.PARALLEL, parallel),
  way(scenes.OPPOSITE_ANGLES, ({ lines, angle, asks }) => {
    const [size] = only(angle) ?? []
    return lines.length > 0 && asks.length === 1 && size
      ? `vertically opposite angles are x and ${size}°. find x`
      : undefined
  }),
  way(scenes.TURNED_BEARING, turnedBearing),
  way(scenes.MINUTE_HAND, ({ hand, time, asks }) => {
    const [minutes] = only(time) ?? []
    return hand.length === 1 && asks.length === 1 && minutes ? `${minutes}/60 of 360°` : undefined
  }),
  way(scenes.NAMED_ANGLES, namedAngles),
  way(scenes.MIDPOINT, midpoint),
  way(scenes.MOVED, moved),
]
