import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Claim } from '#maths/routes/claims.ts'
import { isSameAmount } from './unsolved.ts'

/** A number before its calculation is what that comes to where the words say so. */
const BECAUSE = /\b(?:because|coz|cos|cuz|bc|since|as)\b/i
/** A hundred times as much is the same amount where the message itself names the smaller coins. */
const SMALL_COINS = /\d ?(?:[pc¢]|kobo)(?!\p{L})|\b(?:cents?|pence|penn(?:y|ies)|paise|sen)\b/iu
const DENIES = /\b(?:not|never)\b|n['’]t\b/i

/**
 * Calculations of a message with what it says behind, or before a `because`, that they come to: `9 divided by 4, so 2.25`,
 * `12 more coz 30 take 18`. Said in the smaller coins it is the same amount: `3 divided by 5, so 60 cents`.
 * @returns the claims with those two as one
 */
export function withResults(claims: readonly Claim[], message: string): Claim[] {
  if (DENIES.test(message)) return [...claims]
  const all: Claim[] = []
  for (const read of claims) {
    const claim = inCoins(read, message)
    const before = all.at(-1)
    const joined = before && (joinedOf(before, claim, message) ?? ofReason(before, claim, message))
    if (joined) all.splice(-1, 1, joined)
    else all.push(claim)
  }
  return all
}

/** `3 divided by 5 is 60 cents` */
function inCoins(claim: Claim, message: string): Claim {
  const [side, literal, ...others] = claim.sides
  if (claim.truth !== 'unsure' || claim.wrong || !side || !literal || others.length > 0) return claim
  return joinedOf({ ...claim, sides: [side] }, { ...claim, sides: [literal] }, message) ?? claim
}

const ofReason = (number: Claim, sum: Claim, message: string): Claim | undefined =>
  BECAUSE.test(message) ? joinedOf(sum, number, message) : undefined

function joinedOf(sum: Claim, number: Claim, message: string): Claim | undefined {
  const [side, literal] = [onlySide(sum), onlySide(number)]
  const [value, said] = [side && exactValue(side), literal && asLiteral(literal)?.value]
  const isSum = side !== undefined && operationsIn(side).length > 0 && asLiteral(side) === undefined
  if (!isSum || !literal || !value || !said) return undefined
  if (!value.equals(said) && !(SMALL_COINS.test(message) && isSameAmount(value, said))) return undefined
  return {
    text: sum.text === number.text ? sum.text : `${sum.text} = ${number.text}`,
    sides: [side, value.equals(said) ? literal : inLargeCoins(literal, value)],
    truth: 'true',
  }
}

/** `60 cents` as the 0.60 that the sum comes to, or the other way round. */
const inLargeCoins = ({ start, end }: Expression, value: Rational): Expression => ({
  kind: 'number',
  value,
  form: value.d === 1n ? 'whole' : 'decimal',
  ...(value.d !== 1n && { places: 2 }),
  start,
  end,
})

const onlySide = ({ sides: [side, ...others] }: Claim) => (others.length === 0 ? side : undefined)
