import type { Net } from '../../net/kept.ts'
import { type Word, wordsOf } from '../evidence/words.ts'
import type { StoryReading } from '../story-reading.ts'
import { learntNets } from './learnt-nets.ts'
import { type SeenStory, seenStory } from './seen-words.ts'
import { factsOf, stepsOf } from './tell.ts'
import { numbersOf } from './told-numbers.ts'
import { type Way, waysThrough } from './ways.ts'

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
export const shown = (text: string): SeenStory | undefined => shownWithWords(text)?.seen

function shownWithWords(text: string): { seen: SeenStory; words: readonly Word[] } | undefined {
  const told = wordsOf(text)
  if (!told || told.doubts.length > 0 || told.questions > 1) return undefined
  const { words } = told
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return undefined
  const numbers = numbersOf(text, words)
  const count = numbers.filter(each => !each.isConstant).length
  if (count < 1 || count > MOST_TOLD || numbers.length > MOST_NUMBERS) return undefined
  return { seen: seenStory(words, numbers), words }
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
 * which shares words and lexicon with the others and nothing above them. Its way is told by signs alone, in words of none
 * of the story's own: the other two tell theirs better.
 */
export const readByNet = (text: string): NetReading => readWithNets(learntNets(), text)

/** A reading of the nets, with all ways that they follow; nothing where they don't know it for a story. */
export type NetReading = StoryReading & { followed?: Followed }

/** The ways that nets follow through a story, the likeliest value first. */
export interface Followed {
  ways: readonly Way[]
  numbers: SeenStory['numbers']
}

/** Reads a story by other nets than the learnt ones. */
export function readWithNets(nets: readonly Net[], text: string): NetReading {
  const shown = shownWithWords(text)
  if (!shown) return { tier: 'none', why: 'no story for the net' }
  const { seen, words } = shown
  const ways = believed(nets, seen)
  const followed = { ways, numbers: seen.numbers }
  const [best] = ways
  if (!best || best.belief < ASK) return { tier: 'none', why: 'not believable enough', followed }
  const steps = stepsOf(seen.numbers, best.moves)
  const value = steps?.at(-1)?.value
  if (!steps || !value) return { tier: 'none', why: 'no value', followed }
  const tier = best.belief >= SURE ? 'sure' : best.belief >= BACKS ? 'backs' : 'ask'
  return { tier, value, steps, slips: [], facts: factsOf(words, seen, best.moves), followed }
}
