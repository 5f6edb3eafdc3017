import { lettersByThree } from '../net/letters.ts'

/** A word, a number, a mark or the end of a line, as the net of spans sees it. */
export interface Token {
  /** As the net's list of words has it; `<num>` for every number. */
  word: string
  /** 1 for what holds of it, in the order in which the net has learnt them. */
  flags: readonly number[]
  /** Its letters, three by three; none of what is no word. */
  letters: readonly number[]
  start: number
  end: number
}

/** The same as in `tests/corpus/typing/around/learn_span.py`. */
const TOKEN = /\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,:/]\d+)*|\n|_+|[^\p{L}\d_\s]/gu

/** The tokens of a text in their order. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => {
    const isNumber = /^\d/.test(token)
    const isWord = /^\p{L}/u.test(token)
    const word = isNumber ? '<num>' : token.toLowerCase().replaceAll('’', "'")
    const flags = [
      /^\p{Lu}/u.test(token),
      isNumber,
      !isWord && !isNumber,
      token === '\n',
      token.length > 1 && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(token),
    ].map(Number)
    return {
      word,
      flags,
      letters: isWord ? lettersByThree(word) : [],
      start: index,
      end: index + token.length,
    }
  })
