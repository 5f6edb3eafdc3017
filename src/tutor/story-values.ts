import type { Rational } from '#maths/arithmetic/rational.ts'
import { amountOf } from '#maths/stories/amounts.ts'
import { numberInWords } from '#text/number-in-words.ts'
import { PROVES } from './conclusions.ts'
import { clausesIn } from './values/values-in.ts'

const BIG = '(?:pounds?|quid|dollars?|bucks|euros?)'
const SMALL = '(?:p|pence|pennies|cents?)'
const BOTH = new RegExp(
  `(?<![\\d.£$€])(\\d+) ?${BIG}(?:,? and|,)? (\\d{1,2})(?! ?${BIG})(?: ?${SMALL})?(?![\\d.])`,
  'gi',
)
const ONLY_BIG = new RegExp(`(?<![\\d.£$€])(\\d+(?:\\.\\d+)?) ?${BIG}(?!\\p{L})`, 'giu')
const ONLY_SMALL = new RegExp(`(?<![\\d.£$€])(\\d+) ?${SMALL}(?!\\p{L})`, 'giu')

/** Money that is said in words as it is written: `£2.95` for `2 pounds 95`, `295p` for `295 pence`. */
export const withMoneySigns = (text: string): string =>
  text
    .replace(BOTH, (_, big: string, small: string) => `£${big}.${small.padStart(2, '0')}`)
    .replace(ONLY_BIG, '£$1')
    .replace(ONLY_SMALL, '$1p')

/** `£295` for £2.95: the number of the small coins, with the name of the big ones. */
export const isOfSmallCoins = (text: string, answer: Rational): boolean =>
  answer.mul(100).n !== answer.n &&
  [...withMoneySigns(text).matchAll(/[£$€] ?(\d+(?:\.\d+)?)(?![\d.])/g)].some(([, number = '']) =>
    answer.mul(100).equals(number),
  )

/** What a message says to come out in the end, with words that say so: 70.80 of `so the tip is 10.80 and the total is 70.80`. */
export function saidToComeOut(text: string): Rational | undefined {
  const results = /\bor\b/i.test(text) ? [] : clausesIn(text).flatMap(({ values }) => values)
  const last = results.findLast(({ isOperand }) => !isOperand)
  const own = last?.isConcluded ? last : results.findLast(({ isConcluded }) => isConcluded)
  if (!own || /minus|negative/i.test(own.text)) return undefined
  const spoken = numberInWords(own.text.toLowerCase().split(/[\s-]+/), 0)?.text ?? own.text
  return amountOf(spoken.replace(/(?<=\d) ?p(?:ence)?$/i, 'p').replace(/[^£$€\d.p-]/gi, ''))
}

/** A message up to what only proves what it has said: `19.` of `19. let me check 19 and 5 is 24`. */
export function withoutProof(text: string): string {
  const clauses = clausesIn(text)
  const first = clauses.findIndex(({ values }) => values.some(({ isOperand }) => !isOperand))
  const proof = first < 0 ? undefined : clauses.slice(first + 1).find(each => PROVES.test(each.text.trim()))
  return proof === undefined ? text : text.slice(0, text.indexOf(proof.text)).trim() || text
}
