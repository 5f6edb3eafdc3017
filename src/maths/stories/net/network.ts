import type { Net } from '../../net/kept.ts'
import {
  addLinear,
  addTo,
  bothWays,
  joined,
  linear,
  meanOfRows,
  mixed,
  positive,
  rowOf,
  sharesOf,
  tanh,
} from '../../net/layers.ts'
import { wordVector } from '../../net/word-vectors.ts'
import type { SeenStory, SeenWord } from './seen-words.ts'

/** What the net keeps of a number, told or reckoned. */
export interface State {
  seen: Float32Array
  /** How many calculations have taken it. */
  used: number
  isConstant: boolean
}

/** A word that no writer but one has used. */
const UNKNOWN = 1
const IN_QUESTION = 7

/** What the net makes of a story: its numbers, and what the whole of it and its question say. */
export function encode(net: Net, story: SeenStory): { states: State[]; whole: Float32Array } {
  const { part } = net
  const words = story.words.map(word => vectorOf(net, word))
  const empty = new Float32Array(words[0]?.length ?? 0)
  const near = words.map((word, i) =>
    addTo(
      positive(
        linear(part('near'), part('nearBias'), joined(words[i - 1] ?? empty, word, words[i + 1] ?? empty)),
      ),
      word,
    ),
  )
  const read = bothWays(part, 'forth', 'back', near)
  const attention = (name: string, isOf: (word: SeenWord) => boolean) =>
    mixed(
      read,
      sharesOf(
        read.map((each, i) =>
          isOf(story.words[i] as SeenWord)
            ? (linear(part(name), part(`${name}Bias`), each)[0] ?? 0)
            : Number.NEGATIVE_INFINITY,
        ),
      ),
    )
  const all = attention('all', () => true)
  const question = attention('asked', ({ flags }) => flags[IN_QUESTION] === 1)
  return {
    whole: tanh(linear(part('whole'), part('wholeBias'), joined(all, question))),
    states: story.numbers.map(({ at, isConstant }) => ({
      seen: tanh(linear(part('number'), part('numberBias'), read[at] ?? empty)),
      used: 0,
      isConstant,
    })),
  }
}

function vectorOf({ words, part }: Net, { word, verbClass, flags, thing, letters }: SeenWord): Float32Array {
  const input = joined(
    rowOf(part('words'), words.get(word) ?? UNKNOWN),
    meanOfRows(part('letters'), letters),
    rowOf(part('verbs'), verbClass),
    rowOf(part('things'), thing),
    Float32Array.from(flags),
    wordVector(word),
  )
  return tanh(linear(part('word'), part('wordBias'), input))
}

/** A number as a part of the next calculation, worked out once for all others that it may be reckoned with. */
export interface Partner {
  asFirst: Float32Array
  asSecond: Float32Array
  crossed: Float32Array
}

/** @param whole of the story, see `encode` */
export function partnersOf({ part }: Net, states: readonly State[]): Partner[] {
  return states.map(({ seen, used }) => {
    const state = addTo(Float32Array.from(seen), part('used').values, used)
    return {
      asFirst: linear(part('first'), part('firstBias'), state),
      asSecond: linear(part('second'), undefined, state),
      crossed: linear(part('cross'), undefined, state),
    }
  })
}

/** How much speaks for each calculation of two numbers. */
export function weighPair(
  { part }: Net,
  first: Partner,
  second: Partner,
  whole: Float32Array,
  between: readonly number[],
): Float32Array {
  const sum = Float32Array.from(first.asFirst)
  addTo(sum, second.asSecond)
  addLinear(
    part('crossed'),
    first.crossed.map((each, i) => each * (second.crossed[i] ?? 0)),
    sum,
  )
  addTo(sum, whole)
  addLinear(part('between'), Float32Array.from(between), addTo(sum, part('betweenBias').values))
  return linear(part('sign'), part('signBias'), positive(sum))
}

/** What the whole story says to any pair of its numbers. */
export const wholeForPairs = ({ part }: Net, whole: Float32Array): Float32Array =>
  linear(part('wholePair'), part('wholePairBias'), whole)

/** How much speaks for the last calculation being the answer; before the first one, for the story having none. */
export function weighEnd({ part }: Net, states: readonly State[], told: number, whole: Float32Array): number {
  const last = states.length > told ? (states.at(-1)?.seen ?? whole) : part('none').values
  const left = new Float32Array(whole.length)
  for (const { seen, used, isConstant } of states.slice(0, told)) {
    if (used === 0 && !isConstant) addTo(left, tanh(linearLeft(part, seen)))
  }
  const sum = positive(linear(part('end'), part('endBias'), joined(last, whole, left)))
  return linear(part('ends'), part('endsBias'), sum)[0] ?? 0
}

const linearLeft = (part: Net['part'], seen: Float32Array) => linear(part('left'), part('leftBias'), seen)

/** What the net keeps of a number that has been reckoned. */
export function reckoned({ part }: Net, which: number, first: State, second: State): State {
  const sum = linear(part('reckon'), part('reckonBias'), joined(first.seen, second.seen))
  addTo(sum, rowOf(part('signs'), which))
  return {
    seen: tanh(linear(part('reckoned'), part('reckonedBias'), positive(sum))),
    used: 0,
    isConstant: false,
  }
}
