import { withWordsAsNumbers } from '../arithmetic/number-words.ts'
import { type Token, tokenise } from '../arithmetic/tokens.ts'

/** Number words as children often write them. */
const MISSPELT: Record<string, string> = {
  fourty: 'forty',
  fourtey: 'forty',
  fortey: 'forty',
  ninty: 'ninety',
  nintey: 'ninety',
  ninteen: 'nineteen',
  nineteeen: 'nineteen',
  eigth: 'eight',
  eigthy: 'eighty',
  eightty: 'eighty',
  eightteen: 'eighteen',
  eigthteen: 'eighteen',
  fivety: 'fifty',
  fivty: 'fifty',
  sixtey: 'sixty',
  seventey: 'seventy',
  twenny: 'twenty',
  twentey: 'twenty',
  thirdy: 'thirty',
  thirtey: 'thirty',
  twelv: 'twelve',
  elevan: 'eleven',
  hundered: 'hundred',
  hundrid: 'hundred',
  hunderd: 'hundred',
  hundread: 'hundred',
  thousend: 'thousand',
  thousant: 'thousand',
  tousand: 'thousand',
  millon: 'million',
}

/** Words that look as if they were meant for a number, whatever they are. */
const NUMBER_LIKE =
  /^(?:t[hwi]|f[io]|s[ei]|e[ig]|ni|h[ua]n|mi?l)\p{L}*(?:t[ei]{1,2}[ae]?n|t(?:y|ey|ie|i)|dr?[eia]r?d|[ae]nd|lion)s?$/u

/** Puts the number words right that are often misspelt. */
export function correctSpelling(tokens: Token[]): Token[] {
  return tokens.map(token => {
    if (token.kind !== 'word' || !Object.hasOwn(MISSPELT, token.word)) return token
    return { ...token, word: MISSPELT[token.word] ?? token.word }
  })
}

/** What a spelt number may end in when its ones are written as another word: `forty too`. */
const SOUNDS_LIKE_ONES = new Set(['too', 'to', 'tow', 'for', 'fore', 'ate', 'won', 'tree', 'free', 'sicks'])

/**
 * Whether a word that may be meant for a number stands right beside one, as in `fiveteen hundred`: what is read there
 * may be only half of the number that is meant.
 */
export function hasDoubtfulNumber(text: string): boolean {
  const raw = tokenise(text)
  const tokens = raw ? withWordsAsNumbers(correctSpelling(raw)) : []
  return tokens.some((token, at) => {
    if (token.kind !== 'word') return false
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isAfterSpelt = before?.kind === 'number' && /\p{L}/u.test(text.charAt(before.start))
    if (isAfterSpelt && !next && SOUNDS_LIKE_ONES.has(token.word)) return true
    if (!NUMBER_LIKE.test(token.word)) return false
    const isHyphenated = next?.kind === 'sign' && next.mark === '-' && next.start === token.end
    return before?.kind === 'number' || next?.kind === 'number' || isHyphenated
  })
}
