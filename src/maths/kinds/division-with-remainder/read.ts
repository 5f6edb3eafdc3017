import { isWhole } from '../../arithmetic/rational.ts'
import { amountIn } from '../../wording/amounts.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, pattern, wholeIn } from '../../wording/patterns.ts'
import type { RemainderQuestion } from './question.ts'
import { readTold } from './read-told.ts'

const BY = '(?:is divided by|divided by|is shared by|÷|/)'
const DIVIDED = `{whole} ?${BY} ?{whole}`
const LEFT =
  '(?:remainder|what remains|what (?:is|will be) the remainder|what remainder (?:is left|is there|do you get)|what is left over|what is left|how much is left over)'
const REMAINDER = [
  pattern(`${LEFT}(?: left)? (?:when|if|of|on|after|in|for|from) (?:the number )?${DIVIDED}`),
  pattern(`(?:left over|left) when (?:the number )?${DIVIDED}`),
  pattern(`${LEFT} (?:when|if|on|after|of)(?: you)?(?: divide| dividing) (?:the number )?{whole} by {whole}`),
  pattern(`(?:if|when) (?:the number )?${DIVIDED},? ${LEFT}`),
  pattern(`(?:when|if) you divide {whole} by {whole},? ${LEFT}`),
  pattern(
    `(?:divide )?{whole} (?:by|${BY}) {whole}[.,;:]? (?:and )?(?:what is|find|give|giving|state|stating|write down|write) (?:only )?(?:the|its|your) remainder(?: only)?`,
  ),
  pattern(`{whole} ${BY} {whole} leaves what remainder`),
  pattern('{whole} (?:mod|modulo) {whole}'),
  pattern(
    'remainder (?:is there |is left )?when {whole} (?:is )?(?:shared|split) (?:equally )?(?:between|among|into|by) {whole}',
  ),
]
const WITH =
  '(?:(?:with|giving|give|including|show|leaving|and give|and find|write) (?:a |any |your |its |the (?!remainder))?(?:answer (?:with|as) (?:a )?)?(?:remainders?|quotient and (?:the )?remainder|quotient with (?:a )?remainder|whole number (?:and|with)(?: a)? remainder))'
const BOTH = [
  pattern(`(?:divide )?{whole} ?(?:by|${BY}) ?{whole}[,.;]? \\(?${WITH}\\)?`),
  pattern(`(?:divide )?${DIVIDED} \\(${WITH}\\)`),
  pattern(`quotient and (?:the )?remainder (?:when|if|of|for) (?:the number )?${DIVIDED}`),
  pattern('quotient and (?:the )?remainder (?:when|if|of) (?:you )?(?:divide|dividing) {whole} by {whole}'),
  pattern(`quotient and (?:the )?remainder: ${DIVIDED}`),
  pattern(`${DIVIDED} ?= ?▢ ?(?:r|rem|remainder) ?▢`),
  pattern(
    `(?:write |give |express )?${DIVIDED} (?:as a quotient (?:and|with) (?:a )?remainder|with a remainder)`,
  ),
  pattern(
    `(?:divide[.,;:] )?(?:(?:write|give|giving) (?:your|the) answer (?:as a (?:quotient|whole number)|(?=with)) ?)?(?:and|with) (?:a |any )?remainders?[.,;:] {whole} ?${BY} ?{whole}`,
  ),
  pattern(`divide: ${DIVIDED}[.,;] ${WITH}`),
  pattern('(?:using|with) remainders?,? (?:divide )?{whole} ?(?:by|÷|/|divided by) ?{whole}'),
]
/** What is divided by comes first. */
const GOES_INTO = [
  pattern(
    "how many {whole}'?s (?:are )?(?:there )?in {whole},? (?:and )?(?:what|how much|how many) (?:is|are|will be) (?:left(?: over)?|the remainder)",
  ),
  pattern(
    'how (?:many times|often) does {whole} go into {whole},? (?:and )?(?:what is|with what|what|what will be) (?:the )?remainder(?: is left| is there)?',
  ),
]
const LARGEST = 1_000_000_000_000n

const HOW_OFTEN = /^how many (?:whole|full|complete) times does (.{1,20}) go into (.{1,20})$/

/** `how many whole times does 35p go into £5`: of amounts in one unit, or that can be put in one. */
function readHowOften(plain: string): Omit<RemainderQuestion, 'kind' | 'text'> | undefined {
  const [part, whole] = HOW_OFTEN.exec(plain)?.slice(1).map(amountIn) ?? []
  if (!part || !whole || part.measured.currency !== whole.measured.currency) return undefined
  const [own, other] = [part.measured.unit, whole.measured.unit]
  if (own?.dimension !== other?.dimension) return undefined
  const unit = own && other && (own.size.compare(other.size) < 0 ? own : other)
  const isPence = part.measured.currency !== undefined && !(isWhole(part.amount) && isWhole(whole.amount))
  const sizes = unit ? [own?.size.div(unit.size), other?.size.div(unit.size)] : isPence ? [100, 100] : [1, 1]
  const [by, number] = [part.amount.mul(sizes[0] ?? 1), whole.amount.mul(sizes[1] ?? 1)]
  if (!isWhole(by) || !isWhole(number) || by.s <= 0n || number.compare(by) < 0) return undefined
  const name = unit?.symbol ?? (isPence ? (part.measured.currency === '£' ? 'p' : 'cents') : undefined)
  return { task: 'quotient', number: number.n, by: by.n, ...(name === undefined ? {} : { unit: name }) }
}

export const triggers =
  /\brem(?:ain(?:s|ders?))?\b|\bmod(?:ulo)?\b|\b(?:left|leftover|spare|over)\b|▢ ?r\b|\b(?:whole|full|complete) times\b/

/** Reads `remainder when 87 is divided by 5`, `87 ÷ 5 with remainder`, `quotient and remainder when …`. */
export function readRemainder({ plain, full }: Asked): RemainderQuestion | undefined {
  for (const [task, found] of [
    ['remainder', firstMatch(plain, REMAINDER)],
    ['both', firstMatch(plain, BOTH)],
    ['both', firstMatch(plain, GOES_INTO)?.reverse()],
  ] as const) {
    const [first = '', second = ''] = found ?? []
    const [number, by] = [wholeIn(first), wholeIn(second)]
    if (number === undefined || !by || number > LARGEST) continue
    return { kind: 'remainder', text: full, task, number, by }
  }
  const often = readHowOften(plain)
  if (often) return { kind: 'remainder', text: full, ...often }
  const told = readTold(plain)
  return told && { kind: 'remainder', text: full, task: 'remainder', ...told, isTold: true }
}
