import type { Asked } from '../../questions/asked.ts'
import { firstMatch, pattern, wholeIn } from '../../wording/patterns.ts'
import type { RemainderQuestion } from './question.ts'

const BY = '(?:is divided by|divided by|is shared by|÷|/)'
const DIVIDED = `{whole} ?${BY} ?{whole}`
const LEFT =
  '(?:remainder|what (?:is|will be) the remainder|what remainder (?:is left|is there|do you get)|what is left over|what is left|how much is left over)'
const REMAINDER = [
  pattern(`${LEFT}(?: left)? (?:when|if|of|on|after|in|for|from) (?:the number )?${DIVIDED}`),
  pattern(`(?:left over|left) when (?:the number )?${DIVIDED}`),
  pattern(`${LEFT} (?:when|if|on|after|of)(?: you)?(?: divide| dividing) (?:the number )?{whole} by {whole}`),
  pattern(`(?:if|when) (?:the number )?${DIVIDED},? ${LEFT}`),
  pattern(`(?:when|if) you divide {whole} by {whole},? ${LEFT}`),
  pattern(
    `(?:divide )?{whole} (?:by|${BY}) {whole}[.,;:]? (?:and )?(?:what is|find|give|state|write down) (?:only )?the remainder`,
  ),
  pattern(`{whole} ${BY} {whole} leaves what remainder`),
  pattern('{whole} (?:mod|modulo) {whole}'),
]
const WITH =
  '(?:(?:with|giving|give|including|show|leaving|and give|and find|write) (?:a |the |any |your |its )?(?:answer (?:with|as) (?:a )?)?(?:remainders?|quotient and (?:the )?remainder|quotient with (?:a )?remainder|whole number (?:and|with)(?: a)? remainder))'
const BOTH = [
  pattern(`(?:divide )?{whole} ?(?:by|${BY}) ?{whole}[,.;]? \\(?${WITH}\\)?`),
  pattern(`(?:divide )?${DIVIDED} \\(${WITH}\\)`),
  pattern(`quotient and (?:the )?remainder (?:when|if|of|for) (?:the number )?${DIVIDED}`),
  pattern('quotient and (?:the )?remainder (?:when|if|of) (?:you )?(?:divide|dividing) {whole} by {whole}'),
  pattern(`quotient and (?:the )?remainder: ${DIVIDED}`),
  pattern(`${DIVIDED} ?= ?▢ ?(?:r|rem|remainder) ?▢`),
  pattern(
    `(?:write|give|express) ${DIVIDED} (?:as a quotient (?:and|with) (?:a )?remainder|with a remainder)`,
  ),
  pattern('(?:using|with) remainders?,? (?:divide )?{whole} ?(?:by|÷|/|divided by) ?{whole}'),
]
const LARGEST = 1_000_000_000_000n

export const triggers = /\brem(?:ainders?)?\b|\bmod(?:ulo)?\b|\bleft\b|▢ ?r\b/

/** Reads `remainder when 87 is divided by 5`, `87 ÷ 5 with remainder`, `quotient and remainder when …`. */
export function readRemainder({ plain, full }: Asked): RemainderQuestion | undefined {
  for (const [task, patterns] of [
    ['remainder', REMAINDER],
    ['both', BOTH],
  ] as const) {
    const [first = '', second = ''] = firstMatch(plain, patterns) ?? []
    const [number, by] = [wholeIn(first), wholeIn(second)]
    if (number === undefined || !by || number > LARGEST) continue
    return { kind: 'remainder', text: full, task, number, by }
  }
  return undefined
}
