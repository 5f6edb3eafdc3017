import {
  ADVERBS,
  DAYS,
  DETERMINERS,
  JOINTS,
  MODALS,
  PREPOSITIONS,
  PRONOUNS,
  SIZES,
} from '../language/en/stories/words.ts'
import { words } from './word-forms.ts'

export const determiners: ReadonlySet<string> = new Set(words(DETERMINERS))
export const pronouns: ReadonlySet<string> = new Set(words(PRONOUNS))
export const prepositions: ReadonlySet<string> = new Set(words(PREPOSITIONS))
export const modals: ReadonlySet<string> = new Set(words(MODALS))
export const joints: ReadonlySet<string> = new Set(words(JOINTS))
export const adverbs: ReadonlySet<string> = new Set(words(ADVERBS))
export const days: ReadonlySet<string> = new Set(words(DAYS))

/** `taller` with `tall` and whether it is more; undefined for what compares no size. */
export const sizes: ReadonlyMap<string, { size: string; isMore: boolean }> = new Map(
  words(SIZES).flatMap((each): [string, { size: string; isMore: boolean }][] => {
    const [size = '', more = '', less = ''] = each.split(':')
    return [
      [more, { size, isMore: true }],
      [less, { size, isMore: false }],
    ]
  }),
)
const sizeWords = new Set([...sizes.values()].map(({ size }) => size))
/** Whether it says how big something is: `tall`. */
export const isSize = (word: string): boolean => sizeWords.has(word)

const OTHERS = new Set(
  words(
    `and but or so not who which that what how whose whom where when why each every more fewer less most least there here find work
     write show give tell altogether initially how-many how-much total-of as-many the-rest some many few several yes`,
  ),
)
/** Whether a word only has a part in a sentence: no thing, no name, no verb of a story. */
export function isSmallWord(word: string): boolean {
  return [determiners, pronouns, prepositions, modals, joints, adverbs, days, OTHERS].some(set =>
    set.has(word),
  )
}
