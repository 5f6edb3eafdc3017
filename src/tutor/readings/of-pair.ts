import { solve } from '#maths/kinds/doors.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { Work } from '../work.ts'

/** What a letter comes to, and a letter for a number, also behind one: `2x`. */
const SOLVED = /([a-z]) = (-?\d+(?:\.\d+)?)(?![\d/])/gi
const LETTER = /(?<!\p{L})[a-z](?!\p{L})/giu

/** `7 + y = 10`, of x + y = 10 and x − y = 4: an equation that holds with what solves both. */
export function isOfPair(text: string, { problem }: Work): boolean {
  if (!text.includes('=') || (problem.question.text.match(/=/g)?.length ?? 0) < 2) return false
  const values = new Map(
    [...solve(problem.question).answer.matchAll(SOLVED)].map(([, letter = '', value = '']) => [
      letter,
      value,
    ]),
  )
  const filled = text.replace(LETTER, letter => (values.has(letter) ? `(${values.get(letter)})` : letter))
  const stated = claimsIn(filled).filter(({ sides }) => sides.length > 1)
  return filled !== text && stated.length > 0 && stated.every(({ truth }) => truth === 'true')
}
