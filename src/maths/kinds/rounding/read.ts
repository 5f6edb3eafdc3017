import type { NumberNode } from '../../arithmetic/expression.ts'
import { isNegative, roundTo } from '../../arithmetic/rational.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'
import type { RoundQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../by-lines/as-typed.ts'
import { placesFrom } from './places.ts'

const TO =
  '((?:the |its )?nearest .+|.+ ?(?:decimal places?|decimals?|d\\.? ?p\\.?s?\\.?|places?.*|figures?|digits?|figs?\\.?|s\\.? ?f\\.?s?\\.?|column)|(?:an? )?(?:whole number|integer))'
const ROUNDED =
  '(?:,? ?(?:rounded|rounded off|rounded up or down|correct|corrected|accurate|approximated|off),?)?'
const ROUND = '(?:round|round off|give|write|correct|express|approximate|state)'

/** The number first, then the place. */
const NUMBER_FIRST = [
  new RegExp(
    `^${ROUND} (?:off )?(?:the (?:number|decimal) |the value of )?(.+?)${ROUNDED} (?:to|off to) ${TO}$`,
    'i',
  ),
  new RegExp(`^(?:the (?:number|decimal) )?(.+?)${ROUNDED} to ${TO}$`, 'i'),
]
/** `Round to the nearest ten: 47`. */
const PLACE_FIRST = [
  new RegExp(
    `^${ROUND}(?: off)?(?: (?:this|the following)(?: number)?)?(?: correct)? to ${TO} ?[:,] ?(.+)$`,
    'i',
  ),
  /^(?:rounded )?to (.+?), (?:what is |round |write |give )?(.+)$/i,
]

/** Pence and pounds only with their sign. */
function withMoney(words: string, text: string): string {
  if (!/[£€$]/.test(text)) return words
  return words
    .replace(/nearest (?:penny|pence|cent)$/i, 'nearest hundredth')
    .replace(/nearest (?:pound|euro|dollar)$/i, 'nearest one')
}

function partsOf(text: string): { number: NumberNode; places: number } | undefined {
  for (const [patterns, isNumberFirst] of [
    [NUMBER_FIRST, true],
    [PLACE_FIRST, false],
  ] as const) {
    for (const pattern of patterns) {
      const [, first = '', last = ''] = pattern.exec(text) ?? []
      const [written, words] = isNumberFirst ? [first, last] : [last, first]
      const number = readLiteral(written.replace(/\s+off$/i, ''))
      const places = number && placesFrom(withMoney(words, text), number.value)
      if (number && places !== undefined) return { number, places }
    }
  }
  return undefined
}

function roundIn(text: string): RoundQuestion | undefined {
  const { number, places } = partsOf(text) ?? {}
  if (!number || places === undefined || !['whole', 'decimal'].includes(number.form)) return undefined
  // Books differ on which way a negative half rounds.
  const isNegativeHalf =
    isNegative(number.value) &&
    !roundTo(number.value, places).equals(roundTo(number.value.neg(), places).neg())
  const isHalf = isNegative(number.value) && isHalfway(number, places)
  return isNegativeHalf || isHalf ? undefined : { kind: 'round', text, number, places }
}

function isHalfway(number: NumberNode, places: number): boolean {
  const rounded = roundTo(number.value, places)
  const gap = rounded.sub(number.value).abs().mul(2)
  return gap.equals(places >= 0 ? { n: 1n, d: 10n ** BigInt(places) } : { n: 10n ** BigInt(-places), d: 1n })
}

export function readRound(asked: Asked): RoundQuestion | undefined {
  return asTyped(roundIn(asked.rest), asked)
}
