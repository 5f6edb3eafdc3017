import { CALCULATES } from './calculation.ts'
import { BEGINS, ENDS, NOTHING } from './embedding.ts'
import { type Forms, IS_WORD, stepOf } from './known-forms.ts'
import type { Reworder } from './network.ts'
import type { Piece } from './pieces.ts'
import { WIDTH_OF_BEAM } from './writer-layer.ts'
import { LONGEST_WORDING, type Next, type Written } from './writing.ts'

/** A text in a book's words. */
export interface Wording {
  pieces: readonly string[]
  /** Between 0 and 1. */
  chance: number
}
interface Begun extends Written {
  /** The natural logarithm of its chance. */
  likelihood: number
  /** The place in the known forms. */
  at: Forms
}

/** Each beginning is followed by so many pieces. */
const MOST_NEXT = 6
/** What is so much less likely than a whole wording is not followed. */
const BEHIND = 2

/** The likeliest wordings of a text, the likeliest first: a beam search. */
export function reworded(net: Reworder, pieces: readonly Piece[]): Wording[] {
  const heard = net.hear(pieces)
  let begun: Begun[] = [{ pieces: [], likelihood: 0, before: [], at: net.forms }]
  const whole: Wording[] = []
  for (let length = 0; length <= LONGEST_WORDING && begun.length > 0; length++) {
    const next = net.next(heard, begun)
    const longer = begun
      .flatMap((each, row) => followed(each, next[row]))
      .toSorted((one, other) => other.likelihood - one.likelihood)
      .slice(0, WIDTH_OF_BEAM)
    for (const { pieces: written, likelihood } of longer)
      if (written.at(-1) === ENDS) whole.push({ pieces: written.slice(0, -1), chance: Math.exp(likelihood) })
    begun = longer.filter(({ pieces: written }) => written.at(-1) !== ENDS)
    const best = Math.max(0, ...whole.map(({ chance }) => chance))
    if (whole.length >= WIDTH_OF_BEAM || best > Math.exp((begun[0]?.likelihood ?? -Infinity) + BEHIND)) break
  }
  return whole.toSorted((one, other) => other.chance - one.chance)
}

/** The likeliest ways on from a beginning. */
function followed({ pieces, likelihood, at }: Begun, next: Next | undefined): Begun[] {
  return [...(next?.chances ?? [])]
    .flatMap(([piece, chance]) => {
      const to = leadsTo(at, piece, pieces)
      return to
        ? {
            pieces: [...pieces, piece],
            likelihood: likelihood + Math.log(chance),
            before: next?.kept ?? [],
            at: to,
          }
        : []
    })
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, MOST_NEXT)
}

/** What is written in the place of a wording: that there is none, or a calculation. */
const isNoWording = ([first]: readonly string[]) => first === NOTHING || first === CALCULATES

/** Only what goes on as a known form does is written. */
function leadsTo(at: Forms, piece: string, written: readonly string[]): Forms | undefined {
  if (piece === ENDS) return at.isWhole || isNoWording(written) ? at : undefined
  if (piece === NOTHING || piece === CALCULATES) return written.length === 0 ? at : undefined
  if (written[0] === CALCULATES && IS_WORD.test(piece)) return undefined
  return piece === BEGINS || piece === '<pad>' ? undefined : stepOf(at, piece, written.at(-1))
}
