import { asLiteral } from '#maths/arithmetic/expression.ts'
import { gcd, isWhole } from '#maths/arithmetic/rational.ts'
import type { Said } from '#maths/routes/judged.ts'

/** Whether the right fraction was said with numbers that have a factor in common, and not just those that are asked for. */
export function isUnsimplified({ claims, marked }: Said): boolean {
  const last = claims
    .flatMap(({ claim }) => claim.sides.slice(-1).flatMap(side => asLiteral(side) ?? []))
    .at(-1)
  if (last?.top === undefined || last.bottom === undefined) return false
  const isAsked = marked.solution.answer.includes(`\\frac{${last.top}}{${last.bottom}}`)
  return !isAsked && gcd(last.top, last.bottom) > 1n
}

/** `24/4` is a whole number. */
export function isWholeFraction({ claims }: Said): boolean {
  const last = claims
    .flatMap(({ claim }) => claim.sides.slice(-1).flatMap(side => asLiteral(side) ?? []))
    .at(-1)
  return last !== undefined && isWhole(last.value)
}
