import type { Net } from '../net/kept.ts'
import { bothWays, joined, linear, meanOfRows, rowOf, tanh } from '../net/layers.ts'
import type { Token } from './tokens.ts'

/** A word that only few have used. */
const UNKNOWN = 1

/**
 * What a net that reads a text forth and back believes of each of its tokens.
 * @param output the name of its last part, one row for each belief
 * @param beside what else it is told of a token
 * @returns of each token its beliefs, in log-odds
 */
export function tokenScores(
  { words, part }: Net,
  tokens: readonly Token[],
  output: string,
  beside: (token: Token) => readonly (Float32Array | readonly number[])[] = () => [],
): Float32Array[] {
  const seen = tokens.map(token => {
    const own = rowOf(part('words'), words.get(token.word) ?? UNKNOWN)
    const letters = meanOfRows(part('letters'), token.letters)
    const more = beside(token).map(each => Float32Array.from(each))
    return tanh(
      linear(part('input'), part('inputBias'), joined(own, letters, Float32Array.from(token.flags), ...more)),
    )
  })
  return bothWays(part, 'forth', 'back', seen).map(each => linear(part(output), part(`${output}Bias`), each))
}
