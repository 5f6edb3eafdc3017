import { ASKING, CHOOSING } from '../language/en/data-words.ts'
import { nounOf, verbOf, words } from './word-forms.ts'

const asking = new Set(words(ASKING))
const choosing = new Set(words(CHOOSING))

/** What words name, each in its plain form: `landed on reds` names `land` and `red`. */
export function contentOf(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .map(word => word.replace(/'s$|'/, ''))
    .filter(word => word !== '' && !asking.has(word))
    .map(word => (verbOf(word) ?? verbOf(nounOf(word)))?.lemma ?? nounOf(word))
    .filter(word => !asking.has(word))
}

/** The same without who is asked and how they say what they take: of `chose apples` only the apples. */
export const labelsOf = (phrase: string): string[] => contentOf(phrase).filter(word => !choosing.has(word))

/** Whether a phrase denies something. */
export const isDenied = (phrase: string) => /\b(?:not|no|never|without|except)\b|n't\b/.test(phrase)
