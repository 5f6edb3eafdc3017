import { readRuns } from '../answers/runs.ts'
import type { Expression } from '../arithmetic/expression.ts'

const LEFT = '(?:r|rem|rest|remainder|remain(?:s|ing)?|left(?: ?over)?|with)'
/** `17 ÷ 5 = 3 r 2`, `17 : 5 = 3 rest 2`, `17 / 5 = 3 and 2 left over`, with `and` as plain spelling has it. */
const DIVIDED = new RegExp(
  `^[^\\d]*(\\d+)\\s*(?:÷|/|:|divided by)\\s*(\\d+)\\s*=\\s*(\\d+)\\s*(?:(?:[,+]|and|with)\\s*)?(?:(?:an?|the) )?(?:${LEFT}\\s*(?:(?:of|is|=)\\s*)?(\\d+)|(?<=[^\\d.,])(\\d+)\\s*(?:${LEFT}|over))(?![\\p{L}\\d.,/])\\D*$`,
  'iu',
)

/**
 * A division with what is left over, as what it says to be equal: checked as a whole.
 * @returns one side alone where it does not hold: nobody knows which of its numbers is meant
 */
export function remainderIn(part: string): { sides: Expression[]; truth: 'true' | 'unsure' } | undefined {
  const found = DIVIDED.exec(part)
  if (!found) return undefined
  const [dividend = 0, divisor = 0, quotient = 0, left = 0] = found
    .slice(1)
    .flatMap(each => (each === undefined ? [] : Number(each)))
  if (divisor === 0) return undefined
  const isSo = divisor * quotient + left === dividend && left < divisor
  const whole =
    left === 0 ? `${quotient}` : quotient === 0 ? `${left}/${divisor}` : `${quotient} ${left}/${divisor}`
  const [run] = readRuns(`${dividend} ÷ ${divisor}${isSo ? ` = ${whole}` : ''}`, {})
  return run && { sides: run.sides, truth: isSo ? 'true' : 'unsure' }
}

/** Whether a message says what is left of a division: its `r` is no letter of an equation. */
export const saysRemainder = (text: string): boolean => DIVIDED.test(text)
