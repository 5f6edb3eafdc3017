import type { Rational } from '../../arithmetic/rational.ts'
import { wordsOf } from '../evidence/words.ts'
import type { StoryReading } from '../story-reading.ts'
import { CALCULATIONS, exactly } from './calculations.ts'
import { learntNets } from './learnt-nets.ts'
import type { Net } from './network.ts'
import { type SeenStory, seenStory } from './seen-words.ts'
import { numbersOf } from './told-numbers.ts'
import { type Move, type Way, waysThrough } from './ways.ts'

/**
 * From this belief on a reading is sure of itself, backs what another reader is sure of, or needs a nod: found by learning
 * from some writers and reading the others.
 */
const SURE = 0.97
const BACKS = 0.9
const ASK = 0.6
/** More numbers, and more words, are no story of a schoolbook. */
const MOST_TOLD = 6
const MOST_NUMBERS = 7
const MOST_WORDS = 120
const FEWEST_WORDS = 4

/** A story as the nets see it; undefined for what is none for them. */
export function shown(text: string): SeenStory | undefined {
  const told = wordsOf(text)
  if (!told || told.doubts.length > 0 || told.questions > 1) return undefined
  const { words } = told
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return undefined
  const numbers = numbersOf(text, words)
  const count = numbers.filter(each => !each.isConstant).length
  if (count < 1 || count > MOST_TOLD || numbers.length > MOST_NUMBERS) return undefined
  return seenStory(words, numbers)
}

/** The values that a story may come to as all nets together believe, the likeliest first. */
export function believed(nets: readonly Net[], story: SeenStory): Way[] {
  const all = nets.map(net => waysThrough(net, story))
  const values = new Map<number, Way>()
  for (const way of all.flat()) {
    const known = values.get(way.value)
    const belief = (known?.belief ?? 0) + way.belief / nets.length
    values.set(way.value, { ...(known ?? way), belief })
  }
  return [...values.values()].toSorted((one, other) => other.belief - one.belief)
}

/**
 * What a story comes to, by nets that have learnt which numbers go together and how: the third reader of stories,
 * which shares words and lexicon with the others and nothing above them. It tells no way: that is for the other two.
 */
export const readByNet = (text: string): StoryReading => readWithNets(learntNets(), text)

/** Reads a story by other nets than the learnt ones. */
export function readWithNets(nets: readonly Net[], text: string): StoryReading {
  const seen = shown(text)
  if (!seen) return { tier: 'none', why: 'no story for the net' }
  const [best] = believed(nets, seen)
  if (!best || best.belief < ASK) return { tier: 'none', why: 'not believable enough' }
  const value = comesTo(seen, best.moves)
  if (!value) return { tier: 'none', why: 'no value' }
  const tier = best.belief >= SURE ? 'sure' : best.belief >= BACKS ? 'backs' : 'ask'
  return { tier, value, steps: [], slips: [], facts: [] }
}

function comesTo({ numbers }: SeenStory, moves: readonly Move[]): Rational | undefined {
  const values = numbers.map(each => each.exact)
  for (const { first, second, which } of moves) {
    const [a, b, calculation] = [values[first], values[second], CALCULATIONS[which]]
    if (!a || !b || !calculation) return undefined
    const value = calculation.isBack ? exactly(calculation.sign, b, a) : exactly(calculation.sign, a, b)
    if (!value) return undefined
    values.push(value)
  }
  return values.at(-1)
}
