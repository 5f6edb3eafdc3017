import * as scenes from '../../language/en/told-scenes.ts'
import { findUnit } from '../../values/units.ts'
import { type Scene, type Told, toldOf } from '../../wording/told-roles.ts'

type Groups = readonly string[] | undefined

/** How a scene is said in words that a kind reads; undefined where what is told of it doesn't fit together. */
const way =
  <R extends string>(scene: Scene<R>, say: (told: Told<R>) => string | undefined) =>
  (text: string): string | undefined => {
    const told = toldOf(text, scene)
    return told && say(told)
  }

/** The only time that something is told. */
const only = (said: readonly (readonly string[])[]): Groups => (said.length === 1 ? said[0] : undefined)
const tidy = (value: number) => Number(value.toFixed(6))
/** `7 + -3` is `7 - 3`. */
const signed = (value: string | number) => (Number(value) < 0 ? `- ${-Number(value)}` : `+ ${value}`)

/** Lengths in one unit: that of the last one where they have none of their own. */
function lengths(groups: Groups, to?: string): { values: number[]; unit: string } | undefined {
  const parts: { value: number; unit?: string }[] = []
  for (const each of groups ?? []) {
    const last = parts.at(-1)
    if (/^\d/.test(each)) parts.push({ value: Number(each) })
    else if (last) last.unit = each
  }
  const own = to ?? parts.at(-1)?.unit ?? ''
  const wanted = findUnit(own)
  const values = parts.map(({ value, unit: name = parts.at(-1)?.unit ?? '' }) => {
    const unit = findUnit(name)
    return unit && wanted?.dimension === unit.dimension
      ? tidy(value * unit.size.div(wanted.size).valueOf())
      : Number.NaN
  })
  return parts.length > 0 && values.every(each => each > 0) ? { values, unit: own } : undefined
}

const rankOf = (rank: string) => {
  const at = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').indexOf(rank)
  return at < 0 ? Number.parseInt(rank, 10) : at + 1
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

function combinedMean({ whole, group, all }: Told<'whole' | 'group' | 'all'>) {
  const groups = group.map(([one = '', other = '']) => [Number(one), Number(other)] as const)
  const count = groups.reduce((sum, [own]) => sum + own, 0)
  const isFit =
    groups.length === 2 &&
    whole.length === 1 &&
    [...all, ...whole].flat().every(each => Number(each) === count)
  return isFit ? `(${groups.map(([own, mean]) => `${own} × ${mean}`).join(' + ')}) ÷ ${count}` : undefined
}

const FACTORS: [RegExp, number][] = [
  [/1\/2|half/, 1.5],
  [/1\/4|quarter/, 1.25],
  [/double|twice/, 2],
]
function overtime({
  rate,
  basic,
  over,
  total,
  factor,
  asks,
}: Told<'rate' | 'basic' | 'over' | 'total' | 'factor' | 'asks'>) {
  const [[sign = '', pay = ''] = [], [words = ''] = []] = [only(rate), only(factor)]
  const by = /^\d/.test(words) ? Number.parseFloat(words) : FACTORS.find(([said]) => said.test(words))?.[1]
  const [[usual = ''] = [], [extra] = [], [all] = []] = [
    only(basic) ?? only(total),
    only(over),
    only(basic) && only(total),
  ]
  const beyond = extra ?? (all === undefined ? '' : String(Number(all) - Number(usual)))
  const isFit = asks.length > 0 && by !== undefined && usual !== '' && Number(beyond) > 0 && pay !== ''
  // Both the extra hours and all of them: one must follow from the other.
  const isClear = extra === undefined || all === undefined || Number(all) === Number(usual) + Number(extra)
  return isFit && isClear ? `${sign}${pay} × ${usual} + ${sign}${pay} × ${by} × ${beyond}` : undefined
}

function sameWayBack({ out, back, asks }: Told<'out' | 'back' | 'asks'>) {
  const [[far = '', unit = '', there = '', speed = ''] = [], [home = '', other] = []] = [
    only(out),
    only(back),
  ]
  return asks.length > 0 && speed === other && far !== ''
    ? `a car drives ${far} ${unit} at ${there} ${speed} and ${far} ${unit} at ${home} ${speed}. what is its average speed`
    : undefined
}

function twoTerms({ term, asks }: Told<'term' | 'ap' | 'asks'>) {
  const terms = term.map(([rank = '', value = '']) => [rankOf(rank), Number(value)] as const)
  const [wanted, ...more] = new Set(
    asks.map(([asked = '']) => (asked === 'common difference' ? 0 : rankOf(asked))),
  )
  const [[a, first] = [0, 0], [b, second] = [0, 0], ...others] = terms
  if (wanted === undefined || more.length > 0 || others.length > 0 || !(a > 0 && b > a)) return undefined
  const step = `(${second} ${signed(-first)}) ÷ ${b - a}`
  if (wanted === 0) return step
  const by = wanted - a
  return by === 0 ? undefined : `${first} ${by < 0 ? '-' : '+'} ${Math.abs(by)} × ${step}`
}

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

const CORNERS: Readonly<Record<string, number>> = {
  triangle: 3,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  square: 4,
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

const COURSES: Readonly<Record<string, number>> = { two: 2, three: 3 }
function choices({ sort, asks }: Told<'sort' | 'asks' | 'courses'>) {
  const counts = sort.map(([count = '']) => count)
  const [course] = only(asks) ?? []
  const isAll = course === undefined || (COURSES[course] ?? Number(course)) === counts.length
  return asks.length === 1 && isAll && counts.length > 1 ? counts.join(' × ') : undefined
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

function meanChanged({ before, after, asks }: Told<'before' | 'after' | 'asks'>) {
  const [[count = '', mean = ''] = [], groups = []] = [only(before), only(after)]
  const [now = '', all] = [...groups].reverse()
  const isNext = all === undefined || Number(all) === Number(count) + 1
  return asks.length === 1 && mean !== '' && now !== '' && isNext
    ? `${Number(count) + 1} × ${now} - ${count} × ${mean}`
    : undefined
}

function arrival({ start, far, speed, asks }: Told<'start' | 'far' | 'speed' | 'asks'>) {
  const [[begin = ''] = [], [way = '', unit = ''] = [], [fast = '', by = ''] = []] = [
    only(start),
    only(far),
    only(speed),
  ]
  const minutes = tidy((Number(way) / Number(fast)) * 60)
  const isSame = unit.startsWith('k') === by.startsWith('k')
  return asks.length === 1 && isSame && Number.isInteger(minutes) && minutes > 0 && begin !== ''
    ? `what time is ${minutes} minutes after ${begin.replace('.', ':')}`
    : undefined
}

function nthOfKind({ asks }: Told<'asks'>) {
  const [rank = '', kind] = only(asks) ?? []
  const n = rankOf(rank)
  if (!(n > 0)) return undefined
  return kind === 'square' ? `${n}^2` : kind === 'cube' ? `${n}^3` : `${n} × ${n + 1} ÷ 2`
}

function turnedBearing({ bearing, asks }: Told<'bearing' | 'asks'>) {
  const [[one, other, said = ''] = [], [from, to] = []] = [only(bearing), only(asks)]
  if (one === undefined || one !== to || other !== from || Number(said) >= 360) return undefined
  return Number(said) < 180 ? `${Number(said)} + 180` : `${Number(said)} - 180`
}

function sumOfTwo({ rule, list, asks }: Told<'rule' | 'list' | 'asks'>) {
  const terms = (only(list)?.[0] ?? '').split(/, ?/).map(Number)
  const isOwn = terms.every((term, at) => at < 2 || term === (terms[at - 1] ?? 0) + (terms[at - 2] ?? 0))
  const asked = only(asks)?.[0] ?? ''
  const place = asked === 'next' ? terms.length + 1 : rankOf(asked)
  // Longer ones are read as they stand.
  if (asked === 'next' && terms.length > 5) return `find the ${place}th term of ${only(list)?.[0]}`
  if (rule.length !== 1 || !isOwn || terms.length < 2 || !(place > terms.length && place < 15))
    return undefined
  while (terms.length < place - 1) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0))
  return `${terms.at(-2)} + ${terms.at(-1)}`
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

function piePart({ total, part, asks }: Told<'pie' | 'total' | 'part' | 'asks'>) {
  const [[all = ''] = [], [name = '', degrees = ''] = [], asked] = [only(total), only(part), only(asks)]
  const isSame = asked && (asked.length === 0 || asked[0]?.replace(/s$/, '') === name.replace(/s$/, ''))
  return isSame && all !== '' && degrees !== '' ? `${degrees}/360 of ${all}` : undefined
}

const WAYS = [
  way(scenes.CUT_OUT, cutOut),
  way(scenes.PATH_AROUND, pathAround),
  way(scenes.FENCED, fenced),
  way(scenes.TILED, tiled),
  way(scenes.CUBES_IN, cubesIn),
  way(scenes.TANK, tank),
  way(scenes.POURED, poured),
  way(scenes.COMBINED_MEAN, combinedMean),
  way(scenes.OVERTIME, overtime),
  way(scenes.SAME_WAY_BACK, sameWayBack),
  way(scenes.TWO_TERMS, twoTerms),
  way(scenes.POINT_ON_LINE, pointOnLine),
  way(scenes.NUMBER_SIDES, sidesWithLetter),
  way(scenes.PERPENDICULAR, perpendicular),
  way(scenes.PARALLEL, parallel),
  way(scenes.CHOICES, choices),
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
  way(scenes.SUM_OF_TWO, sumOfTwo),
  way(scenes.NAMED_ANGLES, namedAngles),
  way(scenes.PIE_PART, piePart),
  way(scenes.MIDPOINT, midpoint),
  way(scenes.MOVED, moved),
  way(scenes.DAYS_AWAY, ({ today, day, asks }) => {
    const [[from] = [], [to] = []] = [only(today), only(day)]
    return from && to && asks.length === 1 ? `how many days are there from ${from} to ${to}` : undefined
  }),
  way(scenes.MEAN_CHANGED, meanChanged),
  way(scenes.ARRIVAL, arrival),
  way(scenes.NTH_OF_KIND, nthOfKind),
  way(scenes.SQUARE_AROUND, ({ area, asks }) => {
    const [size, unit] = only(area) ?? []
    return size && asks.length === 1 ? `perimeter of a square with area ${size} ${unit}` : undefined
  }),
]

/** A scene by the roles of its words, in words that the kinds read. */
export const toldScenes = (text: string): string[] => {
  const plain = text.replace(/[₀-₉]/g, digit => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
  return WAYS.flatMap(say => say(plain) ?? [])
}
