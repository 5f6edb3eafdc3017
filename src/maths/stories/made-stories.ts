import type { Random } from '../domain/misconception.ts'
import { pick } from '../domain/random.ts'
import { BOXES, MADE_STORIES, type MadeStory, OTHERS, PEOPLE, THINGS } from '../language/en/stories/made.ts'
import { words } from './word-forms.ts'

type Pair = readonly [string, string]
const listOf = (text: string) => words(text) as [string, ...string[]]
const pairsOf = (text: string) => words(text).map(each => each.split(':')) as unknown as [Pair, ...Pair[]]

const people = pairsOf(PEOPLE)
const others = listOf(OTHERS)
const things = listOf(THINGS)
const boxes = pairsOf(BOXES)

const SLOT = /\{(\w+)\}/g
const either = (list: readonly string[]) => `(?:${list.join('|')})`
const PATTERNS: Record<string, string> = {
  name: either(people.map(([name]) => name)),
  She: '(?:She|He)',
  other: either(others),
  things: either(things),
  boxes: either(boxes.map(([many]) => many)),
  box: either(boxes.map(([, one]) => one)),
}

/** The whole text of a story of our own, a slot that comes again with the same words. */
const shapes = Object.values(MADE_STORIES).map(text => {
  const known = new Set<string>()
  const pattern = text.replace(/[.?]/g, '\\$&').replace(SLOT, (_, slot: string) => {
    if (known.has(slot)) return `\\k<${slot}>`
    known.add(slot)
    return `(?<${slot}>${PATTERNS[slot] ?? '[1-9]\\d{0,3}'})`
  })
  return new RegExp(`^${pattern}$`)
})

/** Whether a text is a story that Stepwise has told itself, with whatever numbers: nobody has to guess what it means. */
export const isMadeStory = (text: string): boolean => shapes.some(shape => shape.test(text.trim()))

/** Tells a story of our own. */
export function tellMadeStory(which: MadeStory, numbers: Record<string, number>, random: Random): string {
  const [name, she] = pick(random, people)
  const [many, one] = pick(random, boxes)
  const slots: Record<string, string | number> = {
    name,
    She: she,
    other: pick(random, others),
    things: pick(random, things),
    boxes: many,
    box: one,
    ...numbers,
  }
  return MADE_STORIES[which].replace(SLOT, (_, slot: string) => String(slots[slot] ?? ''))
}
