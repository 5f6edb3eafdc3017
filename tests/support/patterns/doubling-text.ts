import { type Automaton, automataOf, type Way } from './automaton.ts'
import { parsePattern } from './parse-pattern.ts'
import type { PatternInPlace } from './written-patterns.ts'

/** Signs by which patterns tell texts apart, beside those that they name themselves. */
const USUAL = '\t\n\r áéßñΩЖ中ほ가ع½²½٣€•“”’…–—−×÷√π≤😀\u0301\u00a0\u200b\ud800'
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

/** Which signs of a text a part of a pattern reads: a bit for each of an alphabet. */
export interface SignReader {
  alphabet: readonly string[]
  read(sign: string, flags: string): bigint
}

/** @param patterns whose own signs belong to the alphabet */
export function signReader(patterns: readonly PatternInPlace[]): SignReader {
  const sources = patterns.map(({ source }) => source).join('')
  const others = sources.match(/[^\x20-\x7e]/gu) ?? []
  const escaped = (sources.match(/\\u[\da-f]{4}|\\x[\da-f]{2}/gi) ?? []).map(each =>
    String.fromCharCode(Number.parseInt(each.slice(2), 16)),
  )
  const alphabet = [...new Set([...ASCII, ...USUAL, ...others, ...escaped])]
  const known = new Map<string, bigint>()
  return {
    alphabet,
    read(sign, flags) {
      const key = `${flags}${sign}`
      let read = known.get(key)
      if (read === undefined) {
        const pattern = new RegExp(`^${sign}$`, flags.replace(/[gy]/g, ''))
        read = alphabet.reduce((all, each, at) => (pattern.test(each) ? all | (1n << BigInt(at)) : all), 0n)
        known.set(key, read)
      }
      return read
    },
  }
}

/**
 * What in a text keeps a pattern busy twice as long each time that it is repeated: then, and then only, a place of the
 * pattern is left and reached again by the same signs in two ways (Weber and Seidl, 1991). What looks further than one
 * sign ahead or behind is taken to find what it looks for, and what is repeated very often to be repeated without an
 * end, so that rather too many are found.
 * @returns undefined where there is nothing
 */
export function doublingText({ source, flags }: PatternInPlace, signs: SignReader): string | undefined {
  const read = (sign: string) => signs.read(sign, flags)
  for (const automaton of automataOf(parsePattern(source, flags)))
    for (const round of roundsOf(automaton.next.map(ways => ways.map(({ to }) => to)))) {
      const found = twofold(automaton, new Set(round), read)
      if (found) return found.map(bits => signs.alphabet[lowestOf(bits)]).join('')
    }
  return undefined
}

function lowestOf(bits: bigint): number {
  let at = 0
  while (((bits >> BigInt(at)) & 1n) === 0n) at++
  return at
}

/**
 * Reads on by what stands before: a way's looks and borders let only some signs through.
 * @param readAt the signs of a place
 * @returns what may be read next on a way, after one of some signs
 */
export function readerOn(
  read: (sign: string) => bigint,
  readAt: (place: number) => bigint,
): (way: Way, before: bigint) => bigint {
  const [anything, words] = [read('[^]'), read('\\w')]
  return ({ to, limits }, before) => {
    let ahead = readAt(to)
    for (const limit of limits) {
      if (limit === 'never') return 0n
      if (limit === 'border') {
        const [isWord, isOther] = [(before & words) !== 0n, (before & ~words) !== 0n]
        if (!(isWord && isOther)) ahead &= isWord ? anything & ~words : words
        continue
      }
      const bits = limit.isNot ? anything & ~read(limit.sign) : read(limit.sign)
      if (!limit.isBehind) ahead &= bits
      else if ((before & bits) === 0n) return 0n
    }
    return ahead
  }
}

/** The signs by which two ways go round the places of an automaton. */
function twofold(
  { signs, next }: Automaton,
  round: Set<number>,
  read: (sign: string) => bigint,
): bigint[] | undefined {
  const readAt = new Map([...round].map(place => [place, read(signs[place] ?? '')]))
  const readOn = readerOn(read, place => readAt.get(place) ?? 0n)
  const waysIn = new Map(
    [...round].map(place => [place, next[place]?.filter(({ to }) => round.has(to)) ?? []]),
  )
  // Two walkers who begin together and read the same: where they part and meet again at their beginning, it is twofold.
  const known = new Map<number, number>()
  const pairs: (readonly [number, number])[] = []
  /** Which of the two is where makes no difference. */
  const numberOf = (one: number, other: number) => {
    const key = Math.min(one, other) * next.length + Math.max(one, other)
    const number = known.get(key) ?? pairs.push([one, other]) - 1
    known.set(key, number)
    return number
  }
  for (const place of round) numberOf(place, place)
  /** The pairs that come after one, each with what is read on the way and whether the two have parted for it. */
  function* stepsFrom(at: number) {
    const [one, other] = pairs[at] as readonly [number, number]
    const before = (readAt.get(one) ?? 0n) & (readAt.get(other) ?? 0n)
    const readable = (place: number) =>
      (waysIn.get(place) ?? []).map(way => ({ to: way.to, bits: readOn(way, before) }))
    const [ways, others] = [readable(one), readable(other)]
    for (const [nth, way] of ways.entries())
      for (const [nthAlso, also] of others.entries()) {
        const bits = way.bits & also.bits
        if (bits === 0n) continue
        const isTwofold = one === other && way.to === also.to && nth !== nthAlso
        yield { number: numberOf(way.to, also.to), bits, isTwofold }
      }
  }
  const after: number[][] = []
  const doubled: [number, number, bigint][] = []
  for (let at = 0; at < pairs.length; at++) {
    const found = new Set<number>()
    for (const { number, bits, isTwofold } of stepsFrom(at)) {
      found.add(number)
      if (isTwofold) doubled.push([at, number, bits])
    }
    after[at] = [...found]
  }
  const signsOn = (from: number, path: readonly number[]) =>
    path.map((to, at) => {
      const steps = [...stepsFrom(path[at - 1] ?? from)]
      return steps.find(({ number }) => number === to)?.bits ?? 0n
    })
  for (const [from, to, bits] of doubled) {
    const back = pathOf(after, to, from)
    if (back) return [bits, ...signsOn(to, back)]
  }
  for (const each of roundsOf(after)) {
    const together = each.find(at => pairs[at]?.[0] === pairs[at]?.[1])
    const apart = each.find(at => pairs[at]?.[0] !== pairs[at]?.[1])
    if (together === undefined || apart === undefined) continue
    const [there = [], back = []] = [pathOf(after, together, apart), pathOf(after, apart, together)]
    return signsOn(together, [...there, ...back])
  }
  return undefined
}

/** The shortest way, without its beginning; empty from a place to itself. */
function pathOf(next: readonly (readonly number[])[], from: number, to: number): number[] | undefined {
  const before = new Map<number, number>([[from, from]])
  const waiting = [from]
  for (const place of waiting)
    for (const each of next[place] ?? []) {
      if (before.has(each)) continue
      before.set(each, place)
      waiting.push(each)
    }
  if (!before.has(to)) return undefined
  const path: number[] = []
  for (let at = to; at !== from; at = before.get(at) as number) path.unshift(at)
  return path
}

/** The sets of places that lead round to each other (Tarjan, 1972), without recursion: there are thousands. */
function roundsOf(next: readonly (readonly number[])[]): number[][] {
  const rounds: number[][] = []
  const order = new Map<number, number>()
  const lowest: number[] = []
  const open: number[] = []
  const isOpen = new Set<number>()
  for (const start of next.keys()) {
    if (order.has(start)) continue
    const path: [place: number, way: number][] = [[start, 0]]
    while (path.length > 0) {
      const step = path.at(-1) as [number, number]
      const [place, way] = step
      if (way === 0) {
        order.set(place, order.size)
        lowest[place] = order.get(place) as number
        open.push(place)
        isOpen.add(place)
      }
      const to = next[place]?.[way]
      step[1]++
      if (to !== undefined) {
        if (!order.has(to)) path.push([to, 0])
        else if (isOpen.has(to)) lowest[place] = Math.min(lowest[place] as number, order.get(to) as number)
        continue
      }
      path.pop()
      const before = path.at(-1)?.[0]
      if (before !== undefined) lowest[before] = Math.min(lowest[before] as number, lowest[place] as number)
      if (lowest[place] !== order.get(place)) continue
      const round = open.splice(open.indexOf(place))
      for (const each of round) isOpen.delete(each)
      if (round.length > 1 || next[place]?.includes(place)) rounds.push(round)
    }
  }
  return rounds
}
