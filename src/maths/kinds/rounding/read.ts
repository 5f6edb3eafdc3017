import type { NumberNode } from '../../arithmetic/expression.ts'
import { isNegative, roundTo } from '../../arithmetic/rational.ts'
import type { Asked } from '../../questions/asked.ts'
import { asTyped } from '../arithmetic/as-typed.ts'
import type { RoundQuestion } from '../arithmetic/question.ts'
import { readLiteral } from '../arithmetic/read-maths.ts'

const PLACES: Record<string, number> = {
  integer: 0,
  'whole number': 0,
  whole: 0,
  one: 0,
  unit: 0,
  ten: -1,
  hundred: -2,
  thousand: -3,
  'ten thousand': -4,
  'hundred thousand': -5,
  million: -6,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  '10': -1,
  '100': -2,
  '1000': -3,
  '1,000': -3,
  '1 000': -3,
  '10,000': -4,
  '10000': -4,
}
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

function placesFrom(words: string): number | undefined {
  const nearest = /^(?:the )?nearest (.+)$/.exec(words)?.[1]
  if (nearest !== undefined) return Object.hasOwn(PLACES, nearest) ? PLACES[nearest] : undefined
  const count = /^(\d|[a-z]+) (?:decimal places?|d\.?p\.?|places of decimals)$/.exec(words)?.[1]
  if (count === undefined) return undefined
  const digits = /\d/.test(count) ? Number(count) : COUNTS.indexOf(count)
  return digits >= 0 && digits <= 6 ? digits : undefined
}

function roundIn(text: string): RoundQuestion | undefined {
  const found =
    /^(?:round|round off|give|write|correct)\s+(?:off )?(.+?)(?: correct)?\s+(?:to|off to)\s+(.+)$/i.exec(
      text,
    )
  const places = placesFrom((found?.[2] ?? '').toLowerCase().trim())
  const number = readLiteral((found?.[1] ?? '').replace(/\s+off$/i, ''))
  if (!found || !number || places === undefined || !['whole', 'decimal'].includes(number.form))
    return undefined
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
