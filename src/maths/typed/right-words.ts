import { CHANGES_TASK } from '../language/en/open-talk.ts'
import { ROLE_FRAMES } from '../language/en/role-frames.ts'
import { isKnownWord } from '../net/word-vectors.ts'
import { isReadersWord } from '../talk/heal.ts'
import { alike, near } from '../talk/slips.ts'
import { mayStandBeside } from '../talk/words-of-talk.ts'

let slips: ((word: string) => string[])[] | undefined
/** The words by which roles are told, all others being out of the question in a text that a frame fits. */
function nearest() {
  const data = ROLE_FRAMES.flatMap(({ about, told, asks }) => [
    ...about,
    ...told,
    ...asks.map(each => each.pattern),
  ])
  const words = [...new Set(data.join(' ').match(/(?<![a-z{:(?])[a-z]{4,}(?![a-z}:?(])/g) ?? [])]
  slips ??= [near(words), alike(words)]
  return slips
}

/** A text with words that are misspelt, or spelt as they sound, as the one word of a role that each may be. */
export const rightWords = (text: string): string =>
  text.replace(/(?<![\p{L}\d])[a-z]{4,}(?![\p{L}\d'])/gu, word => {
    if (isReadersWord(word) || mayStandBeside(word) || isKnownWord(word) || CHANGES_TASK.has(word))
      return word
    const [slip = [], sound = []] = nearest().map(find => find(word))
    const [only, ...others] = slip.length > 0 ? slip : sound
    return only !== undefined && others.length === 0 ? only : word
  })
