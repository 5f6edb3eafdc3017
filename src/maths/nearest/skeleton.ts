import { EVERYDAY } from '../language/en/open-talk.ts'
import { ASKS, COLOURS, CONCEPTS } from '../language/en/task-concepts.ts'
import { nounOf } from '../stories/word-forms.ts'
import { evened, type Slot, slotsIn } from './slots.ts'

/** What is left of a wording once its numbers, amounts and formulas are slots and its words what they mean. */
export interface Skeleton {
  text: string
  slots: Slot[]
  /** What the words mean that may change a task. */
  concepts: ReadonlySet<string>
  /** Those behind the last word that asks. */
  asked: ReadonlySet<string>
  /** All other words. */
  words: ReadonlySet<string>
  /** The unit of a place for the answer. */
  unit?: string | undefined
  /** Signs beside the slots. */
  signs: string
  /** Letters that may be of algebra. */
  letters: ReadonlySet<string>
  /** The slots, and what is named twice, in order: each thing by its number. */
  order: string
  /** How many things are named twice. */
  things: number
  /** What stands around each slot. */
  beside: ReadonlySet<string>[]
  /** The meaning that leads to each slot, as the radius in `radius 7 cm`; none where it may belong to the slot before. */
  leads: (string | undefined)[]
}

interface Said {
  is: 'slot' | 'concept' | 'word'
  word: string
  at: number
}

/** Patterns by the sign that they may begin with. */
const concepts = new Map<string, (readonly [name: string, pattern: RegExp])[]>()
for (const [name, said] of CONCEPTS) {
  const concept = [name, new RegExp(`(?:${said})(?![a-z'])`, 'y')] as const
  for (const sign of new Set(said.split('|').map(each => each.replace(/^\(\?(?:<=[^)]*\)|:)/, '')[0] ?? '')))
    concepts.set(sign, [...(concepts.get(sign) ?? []), concept])
}
const asks = new RegExp(`(?<![a-z'])(?:${ASKS})(?![a-z'])`, 'g')
const colours = new Set(COLOURS.split('|'))
const SLOT = 'slot'

/** What a text asks, without its numbers. */
export function skeletonOf(typed: string): Skeleton {
  const text = evened(typed)
  const slots = slotsIn(text)
  const plain = withPlaces(text.toLowerCase(), slots)
  const said = saidIn(plain, slots)
  const asksAt = [...plain.matchAll(asks)].at(-1)?.index ?? 0
  const found = said.filter(({ is }) => is === 'concept')
  const order = orderOf(said)
  return {
    text,
    slots,
    concepts: new Set(
      found.map(({ word }, at) => (COUNTS.test(word) ? `${word}${timesBefore(found, at)}` : word)),
    ),
    asked: new Set(found.filter(({ at }) => at >= asksAt).map(({ word }) => word)),
    words: new Set(
      said.flatMap(({ is, word }) => (is === 'word' && word.length > 1 && !EVERYDAY.has(word) ? [word] : [])),
    ),
    signs: [...plain.matchAll(SIGN_BESIDE)].map(([sign]) => sign.replace(/slot| /g, '')).join(''),
    letters: new Set(plain.match(LETTER)),
    ...order,
    beside: said.flatMap((each, at) => (each.is === 'slot' ? [besideOf(said, at)] : [])),
    leads: said.flatMap((each, at) => (each.is === 'slot' ? [leadOf(said, at)] : [])),
  }
}

/** The text in small letters with a word in the place of each slot. */
function withPlaces(text: string, slots: readonly Slot[]): string {
  let plain = ''
  let at = 0
  for (const { from, to } of slots) {
    plain += `${text.slice(at, from)} ${SLOT} `
    at = to
  }
  return (plain + text.slice(at)).replace(/’/g, "'").replace(/ {2,}/g, ' ')
}

/** Slots, concepts and other words in order; of concepts that overlap the longest one. */
function saidIn(plain: string, slots: readonly Slot[]): Said[] {
  const hits: { name: string; from: number; to: number }[] = []
  for (const { index: from, 0: sign } of plain.matchAll(WORD_BEGINS))
    for (const [name, pattern] of concepts.get(sign) ?? []) {
      pattern.lastIndex = from
      const words = pattern.exec(plain)?.[0]
      if (words) hits.push({ name, from, to: from + words.length })
    }
  hits.sort((one, other) => other.to - other.from - (one.to - one.from))
  const kept: typeof hits = []
  for (const hit of hits) if (!kept.some(({ from, to }) => from < hit.to && to > hit.from)) kept.push(hit)
  const said: Said[] = kept.map(({ name, from }) => ({ is: 'concept', word: name, at: from }))
  let slot = 0
  for (const { index, 0: word } of plain.matchAll(/[a-z]+(?:'[a-z]+)?/g)) {
    if (word === SLOT) said.push({ is: 'slot', word: slots[slot++]?.type ?? '', at: index })
    else if (!kept.some(({ from, to }) => index >= from && index < to))
      said.push({ is: 'word', word: nounOf(word), at: index })
  }
  return said.toSorted((one, other) => one.at - other.at)
}

/** `boys to girls is 5 : 3, 40 boys. How many girls` names two things twice. */
function orderOf(said: readonly Said[]): { order: string; things: number } {
  const counts = new Map<string, number>()
  for (const { is, word } of said) if (is === 'word') counts.set(word, (counts.get(word) ?? 0) + 1)
  const isThing = (word: string) =>
    colours.has(word) ||
    PAIRED.test(word) ||
    ((counts.get(word) ?? 0) > 1 && word.length > 2 && !EVERYDAY.has(word))
  const things = [...new Set(said.flatMap(({ is, word }) => (is === 'word' && isThing(word) ? [word] : [])))]
  const order = said.flatMap(({ is, word }) =>
    is === 'slot' ? [word] : things.includes(word) && is === 'word' ? [String(things.indexOf(word))] : [],
  )
  return { order: order.join(' '), things: things.length }
}
/** What is done twice is another task. */
const COUNTS = /^(?:double|half|triple|not)$/
const timesBefore = (found: readonly Said[], at: number) =>
  found.slice(0, at).filter(({ word }) => word === found[at]?.word).length || ''

/** Alone, and no word. */
const LETTER = /(?<![a-z'])[b-hj-z](?![a-z'])/g
/** A sign that belongs to a slot. */
const SIGN_BESIDE = /(?<=slot ?)[+×÷*<>≤≥^√%!|]|[+×÷*<>≤≥^√|](?= ?slot)/g
/** A letter that no other one is before, and a sign. */
const WORD_BEGINS = /(?<![a-z'])[a-z]|[\d%[]/g
const PAIRED =
  /^(?:boy|girl|adult|child|man|woman|cat|dog|book|pen|pencil|car|bus|teacher|student|pupil|brother|sister|lemon|apple|orange)$/

function besideOf(said: readonly Said[], at: number): Set<string> {
  const found = new Set<string>()
  for (const step of [-3, -2, -1, 1, 2]) {
    const each = said[at + step]
    if (each && each.is !== 'slot') found.add(each.word).add(`${Math.sign(step)} ${each.word}`)
  }
  const next = said.slice(at + 1).find(({ is }) => is === 'slot')
  const last = said.slice(0, at).findLast(({ is }) => is === 'slot')
  found.add(`> ${next?.word}`).add(`< ${last?.word}`)
  return found
}

/** How many small words may stand between a meaning and its slot. */
const MOST_BETWEEN = 2
function leadOf(said: readonly Said[], at: number): string | undefined {
  for (let step = 1; step <= MOST_BETWEEN + 1; step++) {
    const each = said[at - step]
    if (!each || each.is === 'slot') return undefined
    if (each.is === 'concept') return said[at - step - 1]?.is === 'slot' ? undefined : each.word
  }
  return undefined
}

/** The sorts of a skeleton's slots, whatever their order. */
export const sortsOf = ({ slots }: Skeleton): string =>
  slots
    .map(({ type }) => type)
    .toSorted()
    .join()
