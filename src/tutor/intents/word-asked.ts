import { MATHS_WORDS } from '#maths/language/en/maths-words.ts'

const ASKS_MEANING =
  /\bwhat (?:does |do |is |means? |mean by |is meant by )+(?:the word |word |an? |the )?["“'‘]?([a-z]+)["”'’]?(?: means?)?\W*$|\bmeaning of (?:the word |word )?["“'‘]?([a-z]+)|\bwords? ["“'‘]?([a-z]+)["”'’]?(?: (?:means?|is))?\W*$/i
/** Only where it is asked what a word means, and not how something is done. */
const IS_WORD = /\bmean(?:s|ing)?\b|\bwords?\b|["“”]/i

/** The word of maths whose meaning is asked; undefined for none. */
export function wordAsked(text: string): string | undefined {
  if (text.length > 90 || /\d/.test(text) || !IS_WORD.test(text)) return undefined
  const found = ASKS_MEANING.exec(text.trim().replace(/["“”'‘’](?=\W*$)/, ''))
  const word = found
    ?.slice(1)
    .find(each => each !== undefined)
    ?.toLowerCase()
  if (word === undefined) return undefined
  return [word, word.replace(/s$/, ''), word.replace(/ize$/, 'ise'), word.replace(/ies$/, 'y')].find(
    each => MATHS_WORDS[each] !== undefined,
  )
}
