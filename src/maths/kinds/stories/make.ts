import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { MadeStory } from '../../language/en/stories/made.ts'
import { tellMadeStory } from '../../stories/made-stories.ts'
import { readSureStory } from '../../stories/read-story.ts'
import type { StoryQuestion } from '../../stories/story-question.ts'

type Numbers = Record<'a' | 'b', number> & { c?: number }
/** Numbers of a story, `few` and `many` as large as the grade works with. */
type Maker = (random: Random, few: number, many: number) => Numbers

const apart: Maker = (random, few, many) => {
  const b = between(random, 3, many)
  return { a: b + between(random, 2, few + 8), b }
}
const any: Maker = (random, few, many) => ({ a: between(random, few, many), b: between(random, 3, many) })
const product: Maker = (random, few) => ({ a: between(random, 3, few), b: between(random, 3, few + 2) })
const quotient: Maker = (random, few) => {
  const [a, b] = [between(random, 3, few + 2), between(random, 3, few)]
  return { a: a * b, b }
}

const MAKERS: Record<MadeStory, Maker> = {
  left: apart,
  found: any,
  together: any,
  apart,
  more: any,
  groups: product,
  bought: product,
  shared: quotient,
  packed: quotient,
  opened(random, few) {
    const { a, b } = product(random, few, few)
    return { a, b, c: between(random, 2, a * b - 2) }
  },
  days(random, few, many) {
    const [b, c] = [between(random, 2, few), between(random, 2, few)]
    return { a: b + c + between(random, 2, many), b, c }
  },
  change(random, few) {
    const { a, b } = product(random, few, few)
    return { a, b, c: a * b + between(random, 2, 15) }
  },
  saved: (random, few, many) => ({
    ...product(random, few, few),
    a: between(random, 3, many),
    c: between(random, 3, 9),
  }),
  bus: apart,
  sold: apart,
  home: apart,
  birds: any,
  cars: any,
  pages: any,
  rows: product,
  tulips: product,
  daily: product,
  weekly: product,
  teams: quotient,
  eggs: quotient,
}
/** All stories of our own. */
export const OWN_STORIES = Object.keys(MAKERS) as [MadeStory, ...MadeStory[]]
const SIMPLE = [
  'left',
  'found',
  'together',
  'apart',
  'bus',
  'birds',
  'cars',
  'home',
] as const satisfies readonly MadeStory[]

const SIMPLE_SHARE = 0.7

/** A story of our own for a school grade, 0 for kindergarten. */
export function makeStory(random: Random, grade: number): StoryQuestion {
  // Not simple ones alone: a gap of the youngest may be about equal groups, and practice asks until one comes.
  const isSimple = grade < 2 && random() < SIMPLE_SHARE
  return makeOwnStory(pick(random, isSimple ? SIMPLE : OWN_STORIES), random, grade)
}

/** One certain story of our own with numbers for a school grade. */
export function makeOwnStory(which: MadeStory, random: Random, grade: number): StoryQuestion {
  const [few, many] = grade < 2 ? [5, 10] : grade < 4 ? [8, 40] : [12, 90]
  const text = tellMadeStory(which, { ...MAKERS[which](random, few, many) }, random)
  const reading = readSureStory(text)
  if (!reading) throw new Error(`A story of our own is not read: ${text}`)
  return { kind: 'story', text, reading }
}
