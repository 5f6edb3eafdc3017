import { asLiteral } from './expression.ts'
import { withLiterals } from './literals.ts'
import { withWordsAsNumbers } from './number-words.ts'
import { hasOtherWord } from './other-words.ts'
import { parseExpression } from './parse.ts'
import { type Token, tokenise } from './tokens.ts'

/** Looks like a time of day, where a colon does not divide. */
const CLOCK = /(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)/

/** `[ ]` and `( )`, to be filled in. */
const EMPTY_BOX = /\[\s*\]|\(\s+\)/g

const CURRENCY = /(?:[£€$₹]|\bRs\.?)(?=\s?[\d.])/g

/** The tokens of a piece of maths, or undefined when it holds anything that reads in two ways. */
export function mathTokens(text: string): Token[] | undefined {
  if (CLOCK.test(text)) return undefined
  const currencies = new Set(text.match(CURRENCY))
  if (currencies.size > 1) return undefined
  const tokens = tokenise(text.replace(CURRENCY, ' ').replace(EMPTY_BOX, '□'))
  const joined = tokens && withLiterals(withWordsAsNumbers(tokens))
  const isUnsure = joined?.some(
    token => token.kind === 'number' && (token.hasComma || token.isEndless || token.isRecurring),
  )
  return isUnsure ? undefined : joined
}

/** A single number written out, sign allowed. */
export function readLiteral(text: string): ReturnType<typeof asLiteral> {
  const tokens = hasOtherWord(text) ? undefined : mathTokens(text)
  const expression = tokens && parseExpression(tokens)
  return expression && asLiteral(expression)
}
