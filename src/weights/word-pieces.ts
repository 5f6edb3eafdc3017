/** The words and pieces of words that an encoder knows, each with its number; a piece inside a word begins with `##`. */
export type Pieces = ReadonlyMap<string, number>

const INSIDE = '##'

/**
 * The numbers of a text's pieces: each word is cut into the longest pieces that are known, from the left, and a word that
 * can't be is one unknown piece (WordPiece, as BERT's uncased models have it).
 */
export function pieceNumbers(text: string, pieces: Pieces): number[] {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  return (bare.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []).flatMap(word => inPieces(word, pieces))
}

/** No word is so long; what is longer is noise. */
const LONGEST = 60

function inPieces(word: string, pieces: Pieces): number[] {
  const unknown = [numberOf('[UNK]', pieces)]
  if (word.length > LONGEST) return unknown
  const numbers: number[] = []
  for (let from = 0; from < word.length; ) {
    let to = word.length
    let found: number | undefined
    for (; to > from && found === undefined; to--)
      found = pieces.get(`${from === 0 ? '' : INSIDE}${word.slice(from, to)}`)
    if (found === undefined) return unknown
    numbers.push(found)
    from = to + 1
  }
  return numbers
}

/** @throws where the list has no such piece */
export function numberOf(piece: string, pieces: Pieces): number {
  const number = pieces.get(piece)
  if (number === undefined) throw new Error(`The encoder knows no ${piece}`)
  return number
}
