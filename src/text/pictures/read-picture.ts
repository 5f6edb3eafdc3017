import type { Picture, Shape } from './picture.ts'
import { readGraph, readLine, readSets, readTree } from './read-lines.ts'
import { countIn, labelIn, labelsIn, runsIn } from './read-parts.ts'

const LONGEST = 600
const MOST_SHAPES = 6

/** Reads what stands behind the first word of a line. */
type Reader = (rest: string) => Shape | undefined

const READERS: Record<string, Reader> = {
  bar: rest => readParts(rest, 'bar'),
  circle: rest => readParts(rest, 'circle'),
  strip: rest => readRuns(rest, 'strip', 20),
  chart: rest => readRuns(rest, 'chart', 30),
  line: readLine,
  dots: readDots,
  area: readArea,
  rectangle: rest => readTwo(rest, (across, down) => ({ kind: 'rectangle', across, down })),
  places: readPlaces,
  blocks: readBlocks,
  column: readColumn,
  balance: readBalance,
  angle: readAngles,
  angles: readAngles,
  triangle: readTriangle,
  round: readRound,
  polygon: rest => {
    const sides = countIn(rest, 3, 12)
    return sides === undefined ? undefined : { kind: 'polygon', sides }
  },
  box: readBox,
  graph: readGraph,
  chain: readChain,
  clock: readClock,
  tree: readTree,
  sets: readSets,
}

/**
 * Reads the language of pictures: each line is one shape, drawn below the one before.
 * @returns undefined where any line is not understood or would be too big to draw
 */
export function readPicture(source: string): Picture | undefined {
  const lines = source.split('\n').flatMap(line => line.trim() || [])
  if (source.length > LONGEST || lines.length > MOST_SHAPES) return undefined
  const shapes = lines.map(readShape)
  const [first, ...others] = shapes.flatMap(shape => shape ?? [])
  return first && shapes.length === others.length + 1 ? [first, ...others] : undefined
}

function readShape(line: string): Shape | undefined {
  const [, name = '', rest = ''] = /^([a-z]+)\s+(.+)$/.exec(line) ?? []
  return Object.hasOwn(READERS, name) ? READERS[name]?.(rest) : undefined
}

function partsIn(text: string, mostWholes = 1): { top: number; bottom: number } | undefined {
  const [, over = '', under = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const bottom = countIn(under, 1, 24)
  const top = bottom === undefined ? undefined : countIn(over, 0, mostWholes * bottom)
  return bottom === undefined || top === undefined ? undefined : { top, bottom }
}

function readParts(rest: string, kind: 'bar' | 'circle'): Shape | undefined {
  const parts = partsIn(rest, 4)
  return parts && { kind, ...parts }
}

function readRuns(rest: string, kind: 'strip' | 'chart', most: number): Shape | undefined {
  const runs = runsIn(rest)
  const counts = runs?.map(({ count }) => count) ?? []
  const size = kind === 'strip' ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts)
  return runs && size > 0 && size <= most ? { kind, runs } : undefined
}

function readDots(rest: string): Shape | undefined {
  const [, down = '', across = '', more = '0'] = /^(\d+) by (\d+)(?: and (\d+))?$/.exec(rest) ?? []
  const [rows, columns] = [countIn(down, 1, 12), countIn(across, 1, 12)]
  const over = columns === undefined ? undefined : countIn(more, 0, columns - 1)
  if (rows === undefined || columns === undefined || over === undefined) return undefined
  return { kind: 'dots', rows, columns, over }
}

/** `1/2 by 1/3` or `20 + 3 by 10 + 4`. */
function readArea(rest: string): Shape | undefined {
  const [one = '', other = '', ...more] = rest.split(' by ')
  if (more.length > 0) return undefined
  const [overAcross, overDown] = [partsIn(one), partsIn(other)]
  if (overAcross && overDown) return { kind: 'overlap', across: overAcross, down: overDown }
  const [across, down] = [labelsIn(one, ' + ', 3), labelsIn(other, ' + ', 3)]
  return across && down ? { kind: 'area', across, down } : undefined
}

function readTwo(rest: string, shape: (one: string, other: string) => Shape): Shape | undefined {
  const [one, other, ...more] = rest.split(' by ').map(labelIn)
  return one && other && more.length === 0 ? shape(one, other) : undefined
}

function readPlaces(rest: string): Shape | undefined {
  const numbers = rest.split(/,\s*/)
  const isFit = numbers.length <= 3 && numbers.every(each => /^\d{1,7}(?:\.\d{1,3})?$/.test(each))
  const digits = numbers.map(each => each.split('.'))
  const width =
    Math.max(...digits.map(([whole = '']) => whole.length)) +
    Math.max(...digits.map(([, part = '']) => part.length))
  return isFit && width <= 7 ? { kind: 'places', numbers } : undefined
}

function readBlocks(rest: string): Shape | undefined {
  const [, hundreds = '0', tens = '0', ones = '0'] =
    /^(?:(\d+) hundreds?\s*)?(?:(\d+) tens?\s*)?(?:(\d+) ones?)?$/.exec(rest) ?? []
  const counts = [countIn(hundreds, 0, 4), countIn(tens, 0, 19), countIn(ones, 0, 19)]
  const [h, t, o] = counts
  if (h === undefined || t === undefined || o === undefined || h + t + o === 0) return undefined
  return { kind: 'blocks', hundreds: h, tens: t, ones: o }
}

function readColumn(rest: string): Shape | undefined {
  const sign = / ([+×-]) /.exec(rest)?.[1]
  if (sign !== '+' && sign !== '-' && sign !== '×') return undefined
  const numbers = rest.split(` ${sign} `)
  const isFit =
    numbers.length >= 2 && numbers.length <= 3 && numbers.every(each => /^\d{1,6}(?:\.\d{1,3})?$/.test(each))
  return isFit ? { kind: 'column', numbers, sign } : undefined
}

function readBalance(rest: string): Shape | undefined {
  const [left, right, ...more] = rest.split('=').map(labelIn)
  return left && right && more.length === 0 ? { kind: 'balance', left, right } : undefined
}

function readAngles(rest: string): Shape | undefined {
  const degrees = rest.split(/,\s*/).map(each => countIn(each, 1, 360))
  const known = degrees.flatMap(each => each ?? [])
  const sum = known.reduce((total, each) => total + each, 0)
  return known.length === degrees.length && known.length <= 6 && sum <= 360
    ? { kind: 'angles', degrees: known }
    : undefined
}

/** `3, 4, 5` with a right angle between the first two, `angles 50, 60, 70`, or `base 6 cm, height 4 cm`. */
function readTriangle(rest: string): Shape | undefined {
  const [, base, height] = /^base(.*), height(.*)$/.exec(rest) ?? []
  if (base !== undefined && height !== undefined) {
    const labels = [labelIn(base.trim() || 'base'), labelIn(height.trim() || 'height')]
    return labels[0] && labels[1]
      ? { kind: 'triangle height', base: labels[0], height: labels[1] }
      : undefined
  }
  if (rest.startsWith('angles ')) {
    const [a, b, c, ...more] = rest
      .slice(7)
      .split(/,\s*/)
      .map(each => countIn(each, 15, 150))
    const isWhole = a && b && c && more.length === 0 && a + b + c === 180
    return isWhole ? { kind: 'triangle angles', degrees: [a, b, c] } : undefined
  }
  const [first, second, third, ...more] = labelsIn(rest, /,\s*/, 3) ?? []
  return first && second && third && more.length === 0
    ? { kind: 'triangle', sides: [first, second, third] }
    : undefined
}

function readRound(rest: string): Shape | undefined {
  const parts = rest.split(/,\s*/).map(each => {
    return each === 'radius' || each === 'diameter' || each === 'circumference' ? each : undefined
  })
  const known = parts.flatMap(each => each ?? [])
  return known.length === parts.length && new Set(known).size === known.length
    ? { kind: 'round', parts: known }
    : undefined
}

function readBox(rest: string): Shape | undefined {
  const [length, width, height, ...more] = rest.split(' by ').map(labelIn)
  return length && width && height && more.length === 0 ? { kind: 'box', length, width, height } : undefined
}

function readChain(rest: string): Shape | undefined {
  const links = labelsIn(rest, ' > ', 5)
  return links && links.length > 1 ? { kind: 'chain', links } : undefined
}

function readClock(rest: string): Shape | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(rest) ?? []
  const [hour, minute] = [countIn(hours, 0, 23), countIn(minutes, 0, 59)]
  return hour === undefined || minute === undefined ? undefined : { kind: 'clock', hour, minute }
}
