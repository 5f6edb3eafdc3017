import {
  addTo,
  bothWays,
  joined,
  linear,
  meanOfRows,
  mixed,
  type Part,
  product,
  recur,
  sharesOf,
  sigmoid,
  tanh,
  unitOf,
} from '../net/layers.ts'
import { bucketsOf } from './buckets.ts'
import type { Forms } from './known-forms.ts'
import type { Piece } from './pieces.ts'
import type { Tasks } from './tasks.ts'

/** A net that has learnt to say a question in a book's words. */
export interface Reworder {
  /** What it may write of its own. */
  words: readonly string[]
  /** How it may write. */
  forms: Forms
  part: (name: string) => Part
  /** The other net, which knows tasks alone. */
  tasks: Tasks
}
/** Before the first piece that it writes, behind the last one, and in the place of all where a text is no such question. */
export const BEGINS = '<s>'
export const ENDS = '</s>'
export const NOTHING = '<none>'

/** What a text says, piece by piece. */
export interface Heard {
  texts: readonly string[]
  seen: readonly Float32Array[]
  /** What the writing begins with. */
  state: Float32Array
}

/** Reads the pieces of a text forth and back, twice. */
export function hear(net: Reworder, pieces: readonly Piece[]): Heard {
  const vectors = pieces.map(({ text, isNumber }) => vectorOf(net, text, isNumber))
  const first = bothWays(net.part, 'firstForth', 'firstBack', vectors)
  const seen = bothWays(net.part, 'secondForth', 'secondBack', first).map((each, i) =>
    addTo(each, first[i] ?? each),
  )
  const whole = new Float32Array(seen[0]?.length ?? 0)
  for (const each of seen) addTo(whole, each, 1 / seen.length)
  return {
    texts: pieces.map(({ text, isNumber }) => (isNumber ? text.replaceAll(',', '') : text)),
    seen,
    state: tanh(linear(net.part('begin'), net.part('beginBias'), whole)),
  }
}

const vectorOf = ({ part }: Reworder, text: string, isNumber: boolean): Float32Array =>
  meanOfRows(part('letters'), bucketsOf(text, isNumber))

/** How likely each piece comes behind what is written, and what the net keeps of it. */
export function nextOf(
  net: Reworder,
  { texts, seen }: Heard,
  written: readonly string[],
  before: Float32Array,
): { chances: Map<string, number>; state: Float32Array } {
  const { part } = net
  const last = written.at(-1) ?? BEGINS
  const [state = before] = recur(unitOf(net.part, 'write'), [vectorOf(net, last, /^\d/.test(last))], before)
  const about = linear(part('attend'), undefined, state)
  const shares = sharesOf(seen.map(each => product(each, about)))
  const combined = tanh(linear(part('mix'), part('mixBias'), joined(state, mixed(seen, shares))))
  const own = sharesOf([
    ...linear(part('out'), part('outBias'), linear(part('narrow'), part('narrowBias'), combined)),
  ])
  const wanted = linear(part('copy'), undefined, combined)
  const hints = hintsOf(part('hint'), texts, written)
  const copied = sharesOf(seen.map((each, i) => product(each, wanted) / COPY_SCALE + (hints[i] ?? 0)))
  const writes = sigmoid(linear(part('gate'), part('gateBias'), combined)[0] ?? 0)
  const chances = new Map<string, number>()
  for (const [i, share] of own.entries())
    if (share > LEAST_CHANCE) chances.set(net.words[i] ?? '', writes * share)
  for (const [i, text] of texts.entries())
    chances.set(text, (chances.get(text) ?? 0) + (1 - writes) * (copied[i] ?? 0))
  return { chances, state }
}
const COPY_SCALE = 8
const LEAST_CHANCE = 1e-4

/** For each piece of the text what its place beside what is written so far adds to its being copied. */
function hintsOf({ values }: Part, texts: readonly string[], written: readonly string[]): number[] {
  const [behind = 0, again = 0, times = 0, further = 0] = values
  const last = written.at(-1)
  return texts.map((text, i) => {
    const often = written.reduce((count, each) => count + (each === text ? 1 : 0), 0)
    return (
      (last !== undefined && texts[i - 1] === last ? behind : 0) +
      (text === last ? again : 0) +
      often * times +
      (last !== undefined && texts[i - 2] === last ? further : 0)
    )
  })
}
