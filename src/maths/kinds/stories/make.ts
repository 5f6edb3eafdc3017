import type { Random } from '../../misconceptions/misconception.ts'
import { between, pick } from '../../misconceptions/random.ts'
import { readStory } from '../../stories/read-story.ts'
import type { StoryQuestion } from './question.ts'

type Texts = readonly [string, ...string[]]
const NAMES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Mia', 'She'],
  ['Leo', 'He'],
  ['Emma', 'She'],
  ['Ben', 'He'],
  ['Sarah', 'She'],
  ['Jack', 'He'],
]
const OTHERS: Texts = ['Tom', 'Anna', 'Lily', 'Max']
const THINGS: Texts = ['stickers', 'marbles', 'pencils', 'shells', 'cards', 'beads', 'stamps', 'buttons']
const BOXES: Texts = ['boxes', 'bags', 'packs', 'jars']
const ONE: Record<string, string> = { boxes: 'box', bags: 'bag', packs: 'pack', jars: 'jar' }

interface Cast {
  random: Random
  name: string
  she: string
  other: string
  things: string
  boxes: string
  box: string
  /** Numbers that a grade works with. */
  small: number
  large: number
}

type Teller = (cast: Cast) => string

const HOW_MANY = 'How many'

/** Stories of each topic, the plainest first. */
const TELLERS: readonly [Teller, ...Teller[]] = [
  ({ name, she, things, large, small }) =>
    `${name} has ${large + small} ${things}. ${she} gives ${small} ${things} to a friend. ${HOW_MANY} ${things} does ${name} have left?`,
  ({ name, other, things, large, small }) =>
    `${name} has ${large} ${things} and ${other} has ${small} ${things}. ${HOW_MANY} ${things} do they have altogether?`,
  ({ name, other, things, large, small }) =>
    `${name} has ${large + small} ${things}. ${other} has ${large} ${things}. ${HOW_MANY} more ${things} does ${name} have than ${other}?`,
  ({ things, boxes, box, small, random }) =>
    `There are ${between(random, 3, 9)} ${boxes}. Each ${box} has ${small} ${things}. ${HOW_MANY} ${things} are there altogether?`,
  ({ name, she, things, small, random }) => {
    const friends = between(random, 3, 8)
    return `${name} has ${friends * small} ${things}. ${she} shares them equally between ${friends} friends. ${HOW_MANY} ${things} does each friend get?`
  },
  ({ name, she, things, boxes, box, small, random }) => {
    const packs = between(random, 3, 7)
    return `${name} buys ${packs} ${boxes}. Each ${box} has ${small + 2} ${things}. ${she} gives ${between(random, 2, small)} ${things} to a friend. ${HOW_MANY} ${things} does ${name} have left?`
  },
  ({ name, she, random, small }) => {
    const price = between(random, 2, 6)
    return `${name} buys ${small} pens. Each pen costs £${price}. ${she} pays with a £${price * small + between(random, 2, 9)} note. How much change does ${name} get?`
  },
]

/** A story for a school grade that both readers are sure of. */
export function makeStory(random: Random, grade: number): StoryQuestion {
  const [name, she] = pick(random, NAMES)
  const boxes = pick(random, BOXES)
  const most = grade < 3 ? 9 : grade < 6 ? 12 : 20
  const small = between(random, 3, most)
  const cast: Cast = {
    random,
    name,
    she,
    other: pick(random, OTHERS),
    things: pick(random, THINGS),
    boxes,
    box: ONE[boxes] ?? 'box',
    small,
    large: small + between(random, 3, grade < 3 ? 10 : 40),
  }
  const text = pick(random, TELLERS)(cast)
  const read = readStory(text)
  if (read.tier === 'none') throw new Error(`A story of our own is not read: ${text}`)
  return { kind: 'story', text, reading: read.reading }
}
