import { numberInWords } from '#text/number-in-words.ts'
import { asPower } from '../notation/normalise.ts'

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
const SCALE = /^(?:hundred|thousand|million)$/
/** What may stand behind a whole number: `seven and a half`. */
const AND_PART: readonly (readonly [words: readonly string[], part: string])[] = [
  [['and', 'a', 'half'], '.5'],
  [['and', 'half'], '.5'],
  [['and', 'a', 'quarter'], '.25'],
  [['and', 'three', 'quarters'], '.75'],
]
/** Points of a figure, a number in Roman numerals, money of India. */
const IS_NAME = /^(?:[A-Z]{2,3}|[IVXLCDM]+|Rs|\p{L})$/u
const LONGEST_PART = 3
/** As children spell it. */
const HALF = /^(?:haf|harf|halv|hafe)$/
const SIGNS: Readonly<Record<string, string>> = { '–': '-', '—': '-', '−': '-', '’': "'", '∙': '×', '·': '×' }

function told(said: string, isLoud: boolean): string {
  if (said.startsWith('__')) return '__'
  if (IS_NAME.test(said) && !(isLoud && said.length > 1)) return said
  return SIGNS[said] ?? said.toLowerCase().replaceAll('’', "'")
}

/** A power of more than 2 or 3, whose digits are told as a number, so that it can be copied: `3⁴` as `3^4`. */
const POWER = /⁻[⁰¹²³⁴-⁹]+|[⁰¹²³⁴-⁹]{2,}|[⁰¹⁴-⁹]/g

/** The pieces of a text, in order, with what is odd about the blanks between them where `withBlanks`. */
export function piecesOf(text: string, withBlanks = false): Piece[] {
  const found = [...text.replace(IN_TWO, '$1 ').replace(POWER, asPower).matchAll(PIECE)].map(
    ({ 0: said, index }) => ({
      said,
      from: index,
      to: index + said.length,
    }),
  )
  const isLoud = !/\p{Ll}{2}/u.test(text)
  const small = found.map(({ said }) => said.toLowerCase())
  const pieces: Piece[] = []
  let before: { text: string; to: number } | undefined
  for (let at = 0; at < found.length; ) {
    const { said = '', from = 0 } = found[at] ?? {}
    const isSaid = /^\p{L}/u.test(said) && (!ONE.test(small[at] ?? '') || SCALE.test(small[at + 1] ?? ''))
    const spoken = isSaid ? numberInWords(small, at) : undefined
    const whole = spoken?.end ?? at + 1
    const isNumber = !!spoken || /^\.?\d/.test(said)
    const [words = [], part = ''] = isNumber ? partBehind(small, whole) : []
    const end = whole + words.length
    const piece = { text: (spoken?.text ?? told(said, isLoud)) + part, isNumber }
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

/** What stands behind a whole number as its part, and the same in digits. */
function partBehind(small: readonly string[], at: number): (typeof AND_PART)[number] | [] {
  if (small[at - 1]?.includes('.')) return []
  const heard = small.slice(at, at + LONGEST_PART).map(word => (HALF.test(word) ? 'half' : word))
  return AND_PART.find(([words]) => words.every((word, i) => heard[i] === word)) ?? []
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
