import { numberInWords } from '#text/number-in-words.ts'

/** A piece of a text as the net sees it: a number, a word, a letter or a sign. */
export interface Piece {
  /** As it is told again: numbers in digits, words in small letters, letters alone as they stand. */
  text: string
  isNumber: boolean
}

/** Two pieces stand together though a blank is usual between them. */
export const TOGETHER = '⁀'
/** Two pieces stand apart though none is. */
export const APART = '␣'

const PIECE =
  /\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|\p{L}+(?:['’]\p{L}+)*|_{2,}|\n|[^\s]/gu
const NO_BLANK_BEFORE = /^(?:[,.?:;)%°²³!\]'’]|\n)$/
const NO_BLANK_BEHIND = /^(?:[([£$€₹√]|\n)$/
/** `ninety-nine` */
const IN_TWO = /((?:twen|thir|fou?r|fif|six|seven|eigh|nine)ty)-(?=[a-z])/gi
/** As often a word as a number. */
const ONE = /^(?:one|a|point)$/
/** Points of a figure, a number in Roman numerals, money of India. */
const IS_NAME = /^(?:[A-Z]{2,3}|[IVXLCDM]+|Rs|\p{L})$/u
const SIGNS: Readonly<Record<string, string>> = { '–': '-', '—': '-', '−': '-', '’': "'", '∙': '×', '·': '×' }

function told(said: string, isLoud: boolean): string {
  if (said.startsWith('__')) return '__'
  if (IS_NAME.test(said) && !(isLoud && said.length > 1)) return said
  return SIGNS[said] ?? said.toLowerCase().replaceAll('’', "'")
}

/** The pieces of a text, in order, with what is odd about the blanks between them where `withBlanks`. */
export function piecesOf(text: string, withBlanks = false): Piece[] {
  const found = [...text.replace(IN_TWO, '$1 ').matchAll(PIECE)].map(({ 0: said, index }) => ({
    said,
    from: index,
    to: index + said.length,
  }))
  const isLoud = !/\p{Ll}{2}/u.test(text)
  const small = found.map(({ said }) => said.toLowerCase())
  const pieces: Piece[] = []
  let before: { text: string; to: number } | undefined
  for (let at = 0; at < found.length; ) {
    const { said = '', from = 0 } = found[at] ?? {}
    const spoken = /^\p{L}/u.test(said) && !ONE.test(small[at] ?? '') ? numberInWords(small, at) : undefined
    const end = spoken?.end ?? at + 1
    const isNumber = !!spoken || /^\.?\d/.test(said)
    const piece = { text: spoken?.text ?? told(said, isLoud), isNumber }
    if (withBlanks && before) {
      const isApart = from > before.to
      const isUsual = !NO_BLANK_BEFORE.test(piece.text) && !NO_BLANK_BEHIND.test(before.text)
      if (isApart !== isUsual) pieces.push({ text: isApart ? APART : TOGETHER, isNumber: false })
    }
    pieces.push(piece)
    before = { text: piece.text, to: found[end - 1]?.to ?? 0 }
    at = end
  }
  return pieces
}

/** The text that pieces with their blanks are. */
export function textOf(pieces: readonly string[]): string {
  let text = ''
  let before = ''
  let odd = ''
  for (const piece of pieces) {
    if (piece === TOGETHER || piece === APART) {
      odd = piece
      continue
    }
    const isUsual = text !== '' && !NO_BLANK_BEFORE.test(piece) && !NO_BLANK_BEHIND.test(before)
    text += (odd === APART || (isUsual && odd !== TOGETHER) ? ' ' : '') + piece
    before = piece
    odd = ''
  }
  return text
}
