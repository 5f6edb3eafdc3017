import { chosen } from './cells.ts'
import { NO_DIGIT } from './digit-net.ts'
import type { ReadCharacter } from './recognise.ts'

/** In heights of a line: what is wider has a bar between its dots. */
const WIDER_THAN_DOTS = 0.24
/** From here on the net of digits has a view. */
const CLEAR = 0.7
/** A line with so many digits among its characters is a calculation. */
const MOSTLY_DIGITS = 0.5
/** A letter that was read less surely than this is none in a calculation. */
const SURE_LETTER = 0.9

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
  return characters.map(each => {
    const at = written.indexOf(each)
    if (at < 0) return each
    const [before, after] = [written[at - 1]?.text, written[at + 1]?.text]
    if (each.text === ':' && isDigit(before) && isDigit(after) && widthOf(each) > WIDER_THAN_DOTS)
      return { ...each, text: '÷', likelihood: 1, others: [] }
    const isBetweenSigns = each.text === '+' && (isSign(after) || isSign(before) || after === undefined)
    const isOdd =
      isCalculation &&
      /^[A-Za-z&?$]$/.test(each.text) &&
      !/^[xX]$/.test(each.text) &&
      !isLetter(before) &&
      !isLetter(after) &&
      (each.likelihood < SURE_LETTER || !/[a-z]/.test(each.text))
    if (!isBetweenSigns && !isOdd && !lonely.has(each)) return each
    const digit = digitSeen(each)
    return digit === undefined ? each : asDigit(each, digit)
  })
}

const asDigit = (each: ReadCharacter, digit: string): ReadCharacter => ({ ...each, ...chosen(each, digit) })

const widthOf = ({ ink }: ReadCharacter) => (ink ? ink.right - ink.left : 0)

/** The digit that the net sees, where it clearly sees one. */
export function digitSeen({ seen }: Pick<ReadCharacter, 'seen'>): string | undefined {
  const digit = seen?.findIndex(likelihood => likelihood > CLEAR) ?? -1
  return digit < 0 || digit === NO_DIGIT ? undefined : String(digit)
}

function looksCalculated(written: readonly ReadCharacter[]): boolean {
  const digits = written.filter(({ text }) => isDigit(text)).length
  const isWord = written.some(({ text }, at) => isLetter(text) && isLetter(written[at + 1]?.text))
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
    else if (each.text === ')' && !open.pop() && at > 2) lonely.add(each)
  }
  for (const each of open) lonely.add(each)
  return lonely
}
