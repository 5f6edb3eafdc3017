import * as small from '../small-words.ts'
import { isRelative } from '../tokens.ts'
import { isContainer, isKindOf as isListedKind, measureOf, particles, words } from '../word-forms.ts'
import type { Word } from './words.ts'

const set = (text: string): ReadonlySet<string> => new Set(words(text))

export const auxiliaries = set(
  `is are was were am be been do does did has have had will would can could may might must should shall not`,
)
export const prepositions = small.prepositions
export const determiners = new Set([...small.determiners, ...words('some each every all both')])
export const pronouns = new Set([...small.pronouns, ...words('who which what that one ones')])
const conjunctions = set(
  'and but or so because while if when then although though where whereas as once since so-that',
)
export const adverbs = new Set([
  ...small.adverbs,
  ...small.sizes.keys(),
  ...words(`left more less fewer total altogether together additional extra long wide tall high deep old each last next initially
    how many much when daily weekly cheaper dearer initially later so-far finally also`),
])
export const timeWords = small.days
export const orderWords = set('first second third fourth last next')
const containers =
  set(`piece slice bunch pair dozen type kind tube collection section member load pan loaf roll stick ball number
  amount week day year`)
const people =
  set(`friend student child girl boy person man woman guest customer adult player member brother sister sibling
  classmate teacher parent worker camper passenger visitor cousin neighbour mother father aunt uncle`)

/** Whether it usually holds or parts something else. */
export const isBox = (lemma: string) => isContainer(lemma) || containers.has(lemma)
export const isPerson = (lemma: string) => people.has(lemma) || isListedKind(lemma, 'person')
export { isRelative }
export const isKindOf = isListedKind

export type Dimension = string

const MONEY: Record<string, number> = {
  '£': 100,
  $: 100,
  '€': 100,
  '₹': 100,
  rupee: 100,
  p: 1,
  '¢': 1,
  dollar: 100,
  euro: 100,
  penny: 1,
  cent: 1,
}

/** A unit's dimension and how many of the smallest one it is; undefined for what measures nothing. */
export function unitOf(lemma: string): { dimension: Dimension; size: number } | undefined {
  const money = MONEY[lemma]
  return money === undefined ? measureOf(lemma) : { dimension: 'money', size: money }
}

/** True where the word can't be part of what names a thing. */
export function isStop(word: Word | undefined): boolean {
  if (word?.kind !== 'word') return true
  const { lower } = word
  return (
    prepositions.has(lower) ||
    pronouns.has(lower) ||
    conjunctions.has(lower) ||
    auxiliaries.has(lower) ||
    determiners.has(lower) ||
    particles.has(lower)
  )
}
