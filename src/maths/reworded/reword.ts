import { type Forms, stepOf } from './known-forms.ts'
import { BEGINS, ENDS, hear, NOTHING, nextOf, type Reworder } from './network.ts'
import type { Piece } from './pieces.ts'

/** A text in a book's words. */
export interface Wording {
  pieces: readonly string[]
  /** Between 0 and 1. */
  chance: number
}
interface Begun {
  pieces: readonly string[]
  /** The natural logarithm of its chance. */
  likelihood: number
  state: Float32Array
  /** The place in the known forms. */
  at: Forms
}

/** So many beginnings are followed at once, and each by so many pieces. */
const WIDTH = 4
const MOST_NEXT = 6
const LONGEST = 60
/** What is so much less likely than a whole wording is not followed. */
const BEHIND = 2

/** The likeliest wordings of a text, the likeliest first: a beam search. */
export function reworded(net: Reworder, pieces: readonly Piece[]): Wording[] {
  const heard = hear(net, pieces)
  let begun: Begun[] = [{ pieces: [], likelihood: 0, state: heard.state, at: net.forms }]
  const whole: Wording[] = []
  for (let length = 0; length < LONGEST && begun.length > 0; length++) {
    const longer = begun
      .flatMap(({ pieces: written, likelihood, state: before, at }) => {
        const { chances, state } = nextOf(net, heard, written, before)
        return [...chances]
          .flatMap(([piece, chance]) => {
            const to = leadsTo(at, piece, written)
            return to ? { written, piece, likelihood: likelihood + Math.log(chance), state, at: to } : []
          })
          .toSorted((one, other) => other.likelihood - one.likelihood)
          .slice(0, MOST_NEXT)
      })
      .toSorted((one, other) => other.likelihood - one.likelihood)
      .slice(0, WIDTH)
    begun = []
    for (const { written, piece, likelihood, state, at } of longer)
      if (piece === ENDS) whole.push({ pieces: written, chance: Math.exp(likelihood) })
      else begun.push({ pieces: [...written, piece], likelihood, state, at })
    const best = Math.max(0, ...whole.map(({ chance }) => chance))
    if (whole.length >= WIDTH || best > Math.exp((begun[0]?.likelihood ?? -Infinity) + BEHIND)) break
  }
  return whole.toSorted((one, other) => other.chance - one.chance)
}

/** Only what goes on as a known form does is written. */
function leadsTo(at: Forms, piece: string, written: readonly string[]): Forms | undefined {
  if (piece === ENDS) return at.isWhole || written[0] === NOTHING ? at : undefined
  if (piece === NOTHING) return written.length === 0 ? at : undefined
  return piece === BEGINS || piece === '<pad>' ? undefined : stepOf(at, piece, written.at(-1))
}
