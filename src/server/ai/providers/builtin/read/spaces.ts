import type { ReadCharacter } from './recognise.ts'

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
  return characters.flatMap((each, at) => {
    const before = characters[at - 1]
    const isSpace = isAtWord(before, each) ? each.gap > widest : isAtSign(before, each, characters[at + 1])
    return isSpace ? [{ ...each, text: ' ', likelihood: 1, others: [] }, each] : [each]
  })
}

const SIGN = /^[+=×÷]$/

/** Whether a sign and what it joins stand without a space, which reads the same and looks better with one. */
function isAtSign(before: ReadCharacter | undefined, each: ReadCharacter, after: ReadCharacter | undefined) {
  if (!before || !after || before.text === ' ' || each.text === ' ') return false
  return SIGN.test(each.text) || (SIGN.test(before.text) && /[\w(]/.test(each.text))
}

/** Whether two characters, none of them a space, may stand at the edges of two words. */
function isAtWord(before: ReadCharacter | undefined, each: ReadCharacter): boolean {
  if (!before || before.text === ' ' || each.text === ' ') return false
  return /[A-Za-z]/.test(before.text + each.text) || /[=+×÷?!.,:]/.test(before.text)
}
