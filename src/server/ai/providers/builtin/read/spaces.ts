import type { ReadCharacter } from './recognise.ts'
import { isKnownWord } from './sense.ts'

/** In heights of the line: less is never a space. */
const NARROWEST = 0.13
/** A space is so many times as wide as the usual gap between two letters of the line. */
const TIMES_USUAL = 2.2

/**
 * Puts spaces where the paper between two words is empty: the recogniser, which knows Chinese best, leaves many out.
 * Digits are left together, which stand apart on squared paper.
 */
export function withSpaces(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const gaps = characters.flatMap((each, at) => (isAtWord(characters[at - 1], each) ? [each.gap] : []))
  const usual = gaps.sort((one, other) => one - other)[Math.floor(gaps.length * 0.4)] ?? 0
  const widest = Math.max(NARROWEST, usual * TIMES_USUAL)
  return wordsOf(characters)
    .flatMap(word => {
      const pieces = piecesOf(word, widest)
      const isRight =
        pieces.length > 1 && pieces.every(piece => mayBeWord(piece.map(({ text }) => text).join('')))
      const parts = isRight ? pieces : [word]
      return parts.flatMap((part, at) => (at === 0 ? part : [spaceBefore(part), ...part]))
    })
    .flatMap((each, at, all) =>
      isAtSign(all[at - 1], each, all[at + 1]) ? [spaceBefore([each]), each] : [each],
    )
}

/** The characters between two spaces, and each space by itself. */
function wordsOf(characters: readonly ReadCharacter[]): ReadCharacter[][] {
  const words: ReadCharacter[][] = []
  for (const each of characters) {
    const last = words.at(-1)
    if (!last || each.text === ' ' || last[0]?.text === ' ') words.push([each])
    else last.push(each)
  }
  return words
}

function piecesOf(word: readonly ReadCharacter[], widest: number): ReadCharacter[][] {
  const pieces: ReadCharacter[][] = []
  word.forEach((each, at) => {
    if (at === 0 || (isAtWord(word[at - 1], each) && each.gap > widest)) pieces.push([each])
    else pieces.at(-1)?.push(each)
  })
  return pieces
}

/** Short letters that are no word are a part of one: a thin letter stands apart in many hands. */
function mayBeWord(piece: string): boolean {
  const letters = piece.replace(/[^A-Za-z]/g, '')
  return (
    letters.length === 0 || letters.length > 3 || letters.length < piece.length / 2 || isKnownWord(letters)
  )
}

const spaceBefore = ([first]: readonly ReadCharacter[]): ReadCharacter => ({
  text: ' ',
  likelihood: 1,
  others: [],
  from: first?.from ?? 0,
  to: first?.from ?? 0,
  gap: 0,
})

const SIGN = /^[+=×÷]$/

/** Whether a sign and what it joins stand without a space, which reads the same and looks better with one. */
function isAtSign(before: ReadCharacter | undefined, each: ReadCharacter, after: ReadCharacter | undefined) {
  if (!before || !after || before.text === ' ' || each.text === ' ') return false
  return SIGN.test(each.text) || (SIGN.test(before.text) && /[\w(]/.test(each.text))
}

/** Whether two characters, none of them a space, may stand at the edges of two words. */
function isAtWord(before: ReadCharacter | undefined, each: ReadCharacter): boolean {
  if (!before || before.text === ' ' || each.text === ' ') return false
  return /[A-Za-z]/.test(before.text + each.text) || /[?!]/.test(before.text)
}
