import { isZero } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, pattern, wholeIn, wholesIn } from '../../wording/patterns.ts'
import type { FactQuestion, FactTask } from './question.ts'

const EITHER = '(?:an? )?(?:even|odd)(?: number)?,? or (?:is it )?(?:an? )?(?:even|odd)(?: number)?'
const PARITY = [
  pattern(`is (?:the number )?{whole} ${EITHER}`),
  pattern(`(?:decide|say|state|tell|determine) (?:if|whether) (?:the number )?{whole} is ${EITHER}`),
  pattern(`(?:if|whether) (?:the number )?{whole} is ${EITHER}`),
  pattern(`(?:is it )?${EITHER}[:,?]? ?{whole}`),
  pattern(`{whole}[:,.]? (?:is )?(?:it |this )?${EITHER}`),
]
const IS_PARITY = [pattern('is (?:the number )?{whole} (?:an? )?(even|odd)(?: number)?')]
const WHICH = [
  pattern(
    'which (?:one )?(?:of (?:these|the following)(?: numbers)? |numbers? )?(?:is|are) (?:an? )?(even|odd)(?: numbers?)?(?: ?[:,?]) ?{list}',
  ),
  pattern(
    '(?:list|find|circle|underline|pick|choose|write|select|identify)?(?: out)?(?: all)? ?(?:of )?(?:the )?(even|odd) numbers?(?: in| from| among| out of)?(?: this list| the list| these(?: numbers)?)? ?:? ?{list}',
  ),
]
const EXACTLY = '(?: exactly| evenly| without (?:a |any )?remainder)?'
const DIVIDES = [
  pattern(`does {whole} (?:exactly |evenly )?(?:divide|go into|divide into|fit into) {whole}${EXACTLY}`),
  pattern('is {whole} an? exact (?:factor|divisor) of {whole}'),
]
const DIVIDED = [
  pattern(`can {whole} be (?:exactly |evenly )?divided by {whole}${EXACTLY}`),
  pattern('is {whole} (?:exactly|evenly) divisible by {whole}'),
  pattern('is {whole} in the {whole} times[- ]table'),
]
const COMPOSITE = [pattern('is (?:the number )?{whole} (?:a )?composite(?: number)?')]
const SQUARE = [
  pattern('is (?:the number )?{whole} (?:a )?(?:perfect square|square number|square)(?: number)?'),
]
const CUBE = [pattern('is (?:the number )?{whole} (?:a )?(?:perfect cube|cube number)')]
const RECIPROCAL = [
  pattern(
    '(?:write )?(?:the )?(?:reciprocal|multiplicative inverse) of (?:the (?:number|fraction) )?{number}',
  ),
]
const ABSOLUTE = [
  pattern('(?:write )?(?:the )?(?:absolute value|modulus|magnitude) of (?:the number )?{number}'),
  pattern('\\| ?{number} ?\\|'),
  pattern('how far (?:away )?is {number} from (?:zero|0)(?: on (?:a|the) number line)?'),
  pattern('(?:the )?distance (?:of|from) {number} (?:from|to) (?:zero|0)(?: on (?:a|the) number line)?'),
]
const INSIDE = [
  pattern('\\| ?{number} ?(\\+|-) ?{number} ?\\|'),
  pattern('(?:the )?absolute difference (?:between|of) {number} (and) {number}'),
]
const OPPOSITE = [pattern('(?:write )?(?:the )?(?:opposite|additive inverse) of (?:the number )?{number}')]

const LARGEST = 10_000_000_000n
const isFit = (number: bigint | undefined): number is bigint => number !== undefined && number <= LARGEST

function readWhole(text: string): FactTask | undefined {
  for (const [task, patterns] of [
    ['parity', PARITY],
    ['is composite', COMPOSITE],
    ['is square', SQUARE],
    ['is cube', CUBE],
  ] as const) {
    const number = wholeIn(firstMatch(text, patterns)?.[0] ?? '')
    if (isFit(number) && (task !== 'is composite' || number > 0n)) return { task, number }
  }
  const [one = '', parity = ''] = firstMatch(text, IS_PARITY) ?? []
  const asked = wholeIn(one)
  if (isFit(asked)) return { task: 'is parity', number: asked, wants: parity === 'odd' ? 'odd' : 'even' }
  const [wanted = '', list = ''] = firstMatch(text, WHICH) ?? []
  const among = wholesIn(list)
  const wants = wanted === 'odd' ? 'odd' : 'even'
  const isChoice = among && among.length <= 12 && new Set(among).size === among.length
  if (isChoice && among.some(each => each % 2n === (wants === 'odd' ? 1n : 0n)))
    return { task: 'which parity', among, wants }
  const [divisor = '', dividend = ''] =
    firstMatch(text, DIVIDES) ?? firstMatch(text, DIVIDED)?.reverse() ?? []
  const [by, number] = [wholeIn(divisor), wholeIn(dividend)]
  return isFit(by) && isFit(number) && by > 0n ? { task: 'divides', number, by } : undefined
}

function readValue(text: string): FactTask | undefined {
  for (const [task, patterns] of [
    ['reciprocal', RECIPROCAL],
    ['absolute value', ABSOLUTE],
    ['opposite', OPPOSITE],
  ] as const) {
    const value = numberIn(firstMatch(text, patterns)?.[0] ?? '')
    if (value && (task !== 'reciprocal' || !isZero(value))) return { task, value }
  }
  const [first = '', sign = '', second = ''] = firstMatch(text, INSIDE) ?? []
  const [left, right] = [numberIn(first), numberIn(second)]
  return left && right
    ? { task: 'absolute value', value: sign === '+' ? left.add(right) : left.sub(right) }
    : undefined
}

export const triggers =
  /\b(?:even|odd)\b|^(?:does|can|is) \d|\bcomposite\b|\bsquare\b|\bcube\b|\breciprocal\b|\binverse\b|\babsolute\b|\bmodulus\b|\bmagnitude\b|\bopposite\b|\||\b(?:from|to) (?:zero|0)\b/

/** Reads `Is 47 even or odd?`, `reciprocal of 3/4`, `|-5|`, `Does 17 divide 5678?`. */
export function readFact({ plain, full }: Asked): FactQuestion | undefined {
  const task = readWhole(plain) ?? readValue(plain)
  return task && { kind: 'number fact', text: full, ...task }
}
