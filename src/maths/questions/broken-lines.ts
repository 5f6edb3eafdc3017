/** A line that ends in a sign goes on in the next one, and so does one that the next goes on from with a sign. */
const SIGN = '[-+−–×*÷/=<>≤≥^]'
const ENDS_IN_SIGN = new RegExp(`${SIGN}$|\\([^)]*$`)
const BEGINS_WITH_SIGN = /^(?:[+×*÷/=<>≤≥)]|[-−–]\s)/
const ENDS_IN_OPERAND = /(?:[\d)\]²³⁴⁵π%▢□_]|(?<![\p{L}])\p{L})$/u

/** `Divide`, and what by what on the next line; a line of numbers with gaps belongs to what is said above it. */
const ASKS_TO = /^(?:add|subtract|multiply|divide)$/i
const NUMBERS_WITH_GAPS = /^(?=.*[▢□_…])(?=.*,)[-\d\s,.▢□_…]+$/

/** The text with a calculation that stands on several lines on one. */
export function withWholeCalculations(text: string): string {
  const lines = text.split('\n').map(line => line.trim())
  // Several lines that begin with a dash are a list.
  const isList = lines.filter(line => /^[-−–]\s/.test(line)).length > 1
  return lines.reduce((whole, line) => {
    const last = whole.slice(whole.lastIndexOf('\n') + 1)
    const isBegun = last !== '' && ENDS_IN_SIGN.test(last)
    const goesOn =
      BEGINS_WITH_SIGN.test(line) && ENDS_IN_OPERAND.test(last) && !(isList && /^[-−–]/.test(line))
    const isAsked = ASKS_TO.test(last) && /\b(?:by|from|and|to)\b/i.test(line)
    const areGaps = last !== '' && NUMBERS_WITH_GAPS.test(line)
    return whole === ''
      ? line
      : `${whole}${line !== '' && (isBegun || goesOn || isAsked || areGaps) ? ' ' : '\n'}${line}`
  }, '')
}

/** A line for the answer below an equation: its letter is no factor of what stands above it. */
const LETTER_BELOW = /=[^\n]*[\d)]\s{0,30}\n\s{0,30}[a-z]\s{0,30}(?:=[\s._…?▢]*)?$/i

/** Whether the lines of a text may stand on one and mean the same: not `… = 23` with `x = …` below it. */
export const mayBeJoined = (text: string): boolean => !LETTER_BELOW.test(text)
