import { remembering } from '#text/remembering.ts'
import { learntReworder } from './learnt.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { reworded, type Wording } from './reword.ts'

const LONGEST = 600
const MOST_PIECES = 120
/** `35 what` behind a talk's answer asks for its unit, and for no double of it. */
const FEWEST_PIECES = 3

/** The pieces of a text, and what the net writes for it, the likeliest first; nothing for what is too long or too short. */
export const wordingsOf = remembering(
  (text: string): { pieces: readonly Piece[]; wordings: readonly Wording[] } => {
    const pieces = text.length > LONGEST ? [] : piecesOf(text)
    const isHeard = pieces.length >= FEWEST_PIECES && pieces.length <= MOST_PIECES
    return { pieces, wordings: isHeard ? reworded(learntReworder().reworder, pieces) : [] }
  },
  text => text,
)
