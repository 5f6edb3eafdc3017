import { chosen } from './cells.ts'
import { NO_DIGIT } from './read-sums.ts'
import type { ReadCharacter } from './recognise.ts'
import { isKnownWord } from './sense-of-words.ts'

/** In heights of a line: what is wider has a bar between its dots. */
const WIDER_THAN_DOTS = 0.24
/** From here on the net of digits has a view. */
const CLEAR = 0.7
/** A line with so many digits among its characters is a calculation. */
const MOSTLY_DIGITS = 0.5
/** A letter that was read less surely than this is none in a calculation. */
const SURE_LETTER = 0.9

/** A slash that was read less surely may be a slanted one. */
const SURE_SLASH = 0.85

const isDigit = (text: string | undefined) => text !== undefined && /^\d$/.test(text)
const isLetter = (text: string | undefined) => text !== undefined && /^[A-Za-z]$/.test(text)
/** A minus may follow another sign. */
const isSign = (text: string | undefined) => text !== undefined && /^[+=×÷]$/.test(text)

/**
 * Mends by their places what calculations never have: a plus before another sign is a seven with a bar, a colon as wide as
 * a division sign is one, a bracket without its other half is a digit, and so is a letter among digits.
 */
export function mendSigns(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const written = characters.filter(({ text }) => text !== ' ')
  const isCalculation = looksCalculated(written)
  const lonely = lonelyBrackets(written)
  // Fractions seldom come alone.
  const slashes = written.filter(({ text }) => text === '/').length
  return characters.map(each => {
    const at = written.indexOf(each)
    if (at < 0) return each
    const [before, after] = [written[at - 1]?.text, written[at + 1]?.text]
    if (each.text === ':' && isDigit(before) && isDigit(after) && widthOf(each) > WIDER_THAN_DOTS)
      return { ...each, text: '÷', likelihood: 1, others: [] }
    if (each.text === '+' && isInWord(characters, characters.indexOf(each)))
      return { ...each, ...chosen(each, 't') }
    // No sign of times stands there: it is something crossed out.
    if (isCalculation && /^[X×]$/.test(each.text) && before === '=' && isDigit(after))
      return { ...each, isBesideUnread: true }
    const isBetweenSigns =
      each.text === '+' && (isSign(after) || isSign(before) || before === '.' || after === undefined)
    const isOdd =
      isCalculation &&
      /^[A-Za-z&?$]$/.test(each.text) &&
      !/^[xX]$/.test(each.text) &&
      (each.likelihood < SURE_LETTER ||
        !/[a-z]/.test(each.text) ||
        (/[acefhkmnprtuvw]/.test(each.text) && isSurelySeen(each)))
    // People's plus is none of their digits to the net; a seven with a bar is one.
    const isSeven =
      each.text === '+' &&
      isCalculation &&
      isDigit(before) &&
      each.likelihood < SURE_LETTER &&
      isSurelySeen(each)
    const isStroke =
      /^[lI|]$/.test(each.text) || (each.text === '/' && each.likelihood < SURE_SLASH && slashes === 1)
    if (isCalculation && isStroke && (each.text !== '/' || isSurelySeen(each))) return asDigit(each, '1')
    if (!isBetweenSigns && !isSeven && !isOdd && !lonely.has(each)) return each
    const digit = digitSeen(each) ?? (isCalculation && lonely.has(each) ? likeliestDigit(each) : undefined)
    if (digit !== undefined) return asDigit(each, digit)
    // What can't stand there is looked at, whatever it is.
    return isBetweenSigns || lonely.has(each) ? { ...each, isBesideUnread: true } : each
  })
}

/** Whether a cross is the `t` of a word: `wha+`, `+he`. */
function isInWord(characters: readonly ReadCharacter[], at: number): boolean {
  const texts = characters.map(({ text }) => text)
  let [from, to] = [at, at]
  while (isLetter(texts[from - 1])) from--
  while (isLetter(texts[to + 1])) to++
  if (isDigit(texts[from - 1])) return false
  const [before, after] = [texts.slice(from, at).join(''), texts.slice(at + 1, to + 1).join('')]
  const words = [`${before}t`, `t${after}`, `${before}t${after}`]
  return words.some(word => word.length > 2 && isKnownWord(word))
}

/** Another digit in a character's place, to be looked at. */
export const asDigit = (each: ReadCharacter, digit: string): ReadCharacter => ({
  ...each,
  ...chosen(each, digit),
})

const widthOf = ({ ink }: ReadCharacter) => (ink ? ink.right - ink.left : 0)

/** From here on the net has no doubt. */
const SURELY = 0.9
const isSurelySeen = ({ seen }: ReadCharacter) =>
  seen !== undefined && (seen[NO_DIGIT] ?? 0) < 0.5 && Math.max(...seen) > SURELY

/** The likeliest digit of something that must be one, if any is likely at all. */
function likeliestDigit({ seen }: ReadCharacter): string | undefined {
  const digits = seen?.slice(0, NO_DIGIT) ?? []
  const most = Math.max(...digits)
  return most > 0.15 ? String(digits.indexOf(most)) : undefined
}

/** The digit that the net sees, where it clearly sees one. */
export function digitSeen({ seen }: Pick<ReadCharacter, 'seen'>): string | undefined {
  const digit = seen?.findIndex(likelihood => likelihood > CLEAR) ?? -1
  return digit < 0 || digit === NO_DIGIT ? undefined : String(digit)
}

function looksCalculated(written: readonly ReadCharacter[]): boolean {
  const digits = written.filter(({ text }) => isDigit(text)).length
  const runs = written
    .map(({ text }) => (isLetter(text) ? text : ' '))
    .join('')
    .split(/ +/)
  const isWord = runs.some(run => run.length > 2 || (run.length === 2 && isKnownWord(run)))
  return (
    !isWord && digits >= MOSTLY_DIGITS * written.length && written.some(({ text }) => /[+=×÷-]/.test(text))
  )
}

/** Brackets that nothing opens or closes. */
function lonelyBrackets(written: readonly ReadCharacter[]): Set<ReadCharacter> {
  const open: ReadCharacter[] = []
  const lonely = new Set<ReadCharacter>()
  for (const [at, each] of written.entries()) {
    if (each.text === '(') open.push(each)
    // The number of a question, `3)`, needs no other half.
    else if (each.text === ')' && !open.pop() && (at > 2 || isSign(written[at + 1]?.text))) lonely.add(each)
  }
  for (const each of open) lonely.add(each)
  return lonely
}
