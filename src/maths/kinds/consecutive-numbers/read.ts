import type { Asked } from '../../wording/asked.ts'
import type { ConsecutiveQuestion } from './question.ts'
import { numbersOf } from './solve.ts'

export const triggers = /\bconsecutive\b/

const NUMBERS =
  '(?<count>[2-7]) (?<sign>positive )?consecutive (?<positive>positive )?(?:(?<parity>even|odd) )?(?<noun>whole numbers|natural numbers|counting numbers|numbers|integers|multiples of (?<step>\\d{1,3}))'
const N = '(?<total>-?\\d{1,9})'
const IS = '(?:is|equals|is equal to|=|of)'
const ADD =
  '(?:(?:that |which )?(?:add up to|add to|add together to (?:make|give)|add to (?:make|give)|sum to|total|have a (?:sum|total) of|have the sum|give a (?:sum|total) of|add up to give|add up to make)|(?:with|having) (?:a |the )?(?:sum|total)(?: of)?|whose (?:sum|total) (?:is|equals|is equal to))'
const MULTIPLY =
  '(?:(?:that |which )?(?:multiply to (?:give|make)|multiply together to (?:make|give)|have a product of|have the product|multiply to)|(?:with|having) (?:a |the )?product(?: of)?|whose product (?:is|equals|is equal to))'
const THOSE =
  '(?:them|they|(?:(?:all )?(?:of )?)?(?:the |these |those |all )*(?:\\d )?(?:consecutive )?(?:even |odd |positive )*(?:numbers|integers|multiples|values))'
const OF =
  '(?: (?:of|out of|among) (?:them|(?:the|these|those) (?:\\d )?(?:consecutive )?(?:even |odd )?(?:numbers|integers|multiples)))?'
const ONE = `(?:the )?(?:value of (?:the )?)?(?<one>smallest|least|lowest|first|largest|biggest|greatest|highest|last|middle|median|smaller|larger|bigger|greater)(?: (?:even |odd )?(?:number|integer|one|multiple))?${OF}`
const ASK = '(?:and )?(?:find|what are|what is|work out|calculate|determine|write down|list|give|state|name)'
const ASKED = `${ASK} (?:${THOSE}|${ONE})`
const END = '[.,;:?!]+ '
const PATTERNS = [
  `(?:if )?(?:the )?(?<given>sum|product|total) of ${NUMBERS} ${IS} ${N}${END}${ASKED}`,
  `(?:if )?(?:there are )?${NUMBERS} (?:(?<sums>${ADD})|(?<products>${MULTIPLY})) ${N}(?:${END}${ASKED})?`,
  `${ONE.replace('(?:of|out of|among)', '(?:of)')}(?: of| out of) ${NUMBERS} (?:(?<sums>${ADD})|(?<products>${MULTIPLY})) ${N}`,
  `(?:what|which) ${NUMBERS} (?:(?<sums>${ADD})|(?<products>${MULTIPLY})) ${N}`,
  `i think of ${NUMBERS}[.,;] (?:their|the) (?<given>sum|product|total) is ${N}${END}${ASKED}`,
].map(source => new RegExp(`^${source}$`))

function wantedBy(one: string | undefined, count: number): ConsecutiveQuestion['wants'] | undefined {
  if (one === undefined) return 'all'
  if (/^(?:smallest|least|lowest|first|smaller)$/.test(one)) return 'smallest'
  if (/^(?:middle|median)$/.test(one)) return count % 2 === 1 ? 'middle' : undefined
  return 'largest'
}

function stepOf({ parity, step }: Record<string, string | undefined>): [step: bigint, rest: bigint] {
  if (parity) return [2n, parity === 'odd' ? 1n : 0n]
  return [step === undefined ? 1n : BigInt(step), 0n]
}

/** Reads `sum of 3 consecutive integers is 48. Find the integers`, `2 consecutive odd numbers with a product of 63`. */
export function readConsecutive({ plain, full }: Asked): ConsecutiveQuestion | undefined {
  if (plain.length > 200) return undefined
  const groups = PATTERNS.map(each => each.exec(plain)?.groups).find(each => each)
  if (!groups) return undefined
  const count = Number(groups.count)
  const [step, rest] = stepOf(groups)
  const wants = wantedBy(groups.one, count)
  if (step === 0n || !wants || (groups.parity && groups.step)) return undefined
  const question: ConsecutiveQuestion = {
    kind: 'consecutive numbers',
    text: full,
    count,
    step,
    rest,
    given: groups.given === 'product' || groups.products ? 'product' : 'sum',
    total: BigInt(groups.total ?? '0'),
    isPositive: Boolean(groups.sign ?? groups.positive) || /natural|counting/.test(groups.noun ?? ''),
    wants,
  }
  const found = numbersOf(question)
  // Of a product that comes out of two rows, nobody can say which is the smallest.
  return found.length === 1 || (found.length > 1 && wants === 'all') ? question : undefined
}
