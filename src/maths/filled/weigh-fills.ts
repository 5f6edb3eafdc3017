import type { Question } from '../domain/question.ts'
import { asEntered } from '../questions/as-entered.ts'
import { isSame, type Read } from '../stories/join-readings.ts'
import { netsReadAs, readingsOfStory, storyHidesNumber } from '../stories/read-story.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { type Fill, isStoryFill } from './fill.ts'
import { type ReadFill, readFill } from './read-fill.ts'

/** What follows from several fills of one model. */
export type Weighed =
  /** Two of them lead to the same: `isAgreed` where one of the product's own readers leads there too. */
  | { is: 'read'; fill: Fill; isAgreed: boolean; words: string }
  /** Another one is needed. */
  | { is: 'undecided' }
  | { is: 'none' }

/** So many are asked for at most. */
const MOST_SAMPLES = 3
const ENOUGH = 2

/**
 * Weighs what a model has made of a question. Two of three samples must lead to the same, and one that contradicts a
 * reader of the product's own that is sure is no reading.
 * @param fills one for each sample so far; undefined where the model made nothing of it
 */
export function weighFills(text: string, fills: readonly (Fill | undefined)[]): Weighed {
  if (asksForMore(text)) return { is: 'none' }
  const read = fills.flatMap(fill => {
    const found = fill && readFill(text, fill)
    return found ? [{ fill, ...found }] : []
  })
  const best = read.find(({ result }) => read.filter(each => each.result === result).length >= ENOUGH)
  const most = Math.max(0, ...read.map(({ result }) => read.filter(each => each.result === result).length))
  if (!best) return most + MOST_SAMPLES - fills.length >= ENOUGH ? { is: 'undecided' } : { is: 'none' }
  const entered = asEntered(text)
  const own = readingsOfStory(entered)
  const { fill, words } = best
  const agreeing = own.filter(each => leadsTo(each, best))
  const others = own.filter(each => !agreeing.includes(each))
  const isContradicted =
    others.some(({ tier }) => tier === 'sure') || (agreeing.length === 0 && others.length > 1)
  if (isContradicted) return { is: 'none' }
  // To leave a number out is the easiest slip to share: then the other must be sure.
  const agrees = ({ tier }: Read) => tier === 'sure' || (tier === 'backs' && fill.idle.length === 0)
  // One reader alone takes the wrong law now and then, as a model does: the nets must read it so as well.
  const isBacked = (each: Read) => agreeing.length > 1 || netsReadAs(entered, each)
  const isAgreed =
    others.length === 0 &&
    !best.isSum &&
    !timesOne(fill) &&
    agreeing.some(each => agrees(each) && isBacked(each)) &&
    !storyHidesNumber(entered)
  return { is: 'read', fill, isAgreed, words }
}

/** `2 + 3 * 1`, of two dogs, three cats and a bird: to take a number times one leaves it out as well. */
const timesOne = (fill: Fill) => isStoryFill(fill) && /[*×/÷] ?1(?![\d.])/.test(fill.calculation)

function leadsTo(own: Read, { value, unit }: Pick<ReadFill, 'value' | 'unit'>): boolean {
  return value !== undefined && isSame(own, { value, ...(unit !== undefined && { unit }) })
}

/** A question as a model has filled it, and whether a reader of the product's own leads to the same. */
export interface Filled {
  fill: Fill
  isAgreed: boolean
}

/**
 * The question that a fill stands for: the own reader's, where one has led there too, because it knows more of the way.
 * @returns undefined where the fill doesn't hold together
 */
export function questionFilled(text: string, { fill, isAgreed }: Filled): Question | undefined {
  const read = readFill(text, fill)
  if (!read) return undefined
  if (!isAgreed) return read.question
  const entered = asEntered(text)
  const reading = readingsOfStory(entered).find(each => each.tier !== 'ask' && leadsTo(each, read))
  return reading && ({ kind: 'story', text: entered, reading } as Question)
}
