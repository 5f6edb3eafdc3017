import type { Piece } from './messages.ts'

/** A token as the engine tells it: what was chosen, and what could have been, the likelier ones first. */
export interface ToldToken {
  content: string
  probs: { tok_str: string; prob: number }[]
}

/** A byte that is no character by itself. */
const BYTE = /^byte: \\x([0-9a-f]{2})$/
const UNREADABLE = '\u{fffd}'
/** Others beyond these are no help. */
const MOST_OTHERS = 3

/**
 * Characters of tokens, each with how sure the model was of it.
 * @param temperature what the likelihoods were sharpened by, which is taken back
 */
export function piecesOf(tokens: readonly ToldToken[], temperature: number): Piece[] {
  const pieces: Piece[] = []
  let bytes: number[] = []
  let least = 1
  const give = () => {
    if (bytes.length > 0) pieces.push({ text: UNREADABLE, likelihood: 0, others: [] })
    bytes = []
    least = 1
  }
  for (const { content, probs } of tokens) {
    const likelihood = likelihoodOf(content, probs, temperature)
    const byte = BYTE.exec(content)
    if (!byte) {
      give()
      const others = probs.map(each => each.tok_str).filter(other => other !== content && !BYTE.test(other))
      if (content !== '') pieces.push({ text: content, likelihood, others: others.slice(0, MOST_OTHERS) })
      continue
    }
    bytes.push(Number.parseInt(byte[1] ?? '', 16))
    least = Math.min(least, likelihood)
    const text = textOf(bytes)
    if (text === undefined) continue
    pieces.push({ text, likelihood: least, others: [] })
    bytes = []
    least = 1
  }
  give()
  return pieces
}

function likelihoodOf(content: string, probs: ToldToken['probs'], temperature: number): number {
  const plain = probs.map(({ prob }) => prob ** temperature)
  const sum = plain.reduce((all, each) => all + each, 0)
  const chosen = plain[probs.findIndex(({ tok_str }) => tok_str === content)]
  return chosen === undefined || sum === 0 ? 0 : chosen / sum
}

function textOf(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
