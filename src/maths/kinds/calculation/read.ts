import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import { writtenOut } from '../../notation/latex.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../by-lines/as-typed.ts'
import { readMaths } from '../by-lines/read-maths.ts'
import { simplifyIn } from '../by-lines/read-simplify.ts'
import { readMoneyQuestion } from '../money/read.ts'
import { isStandardSum } from '../standard-form/read.ts'

const MONEY = /[£$€₹](?= ?[.\d])/g

/** Reads a calculation; sums of money are a kind of their own, as their answers may be in pounds or in pence. */
export function readCalculation(asked: Asked): CalculateQuestion | undefined {
  // "3 + 4!" may be loud, or end with a factorial.
  if (/\d!\s*$/.test(asked.full)) return undefined
  // Fractions with more than a number above or below the line are still in LaTeX here.
  const rest = /\\[dtc]?frac/.test(asked.rest) ? writtenOut(asked.rest).trim() : asked.rest
  const question = simplifyIn(rest) ?? readMaths(rest)
  // Their answers may stay in standard form, so they are a kind of their own.
  if (question?.kind !== 'calculate' || isStandardSum(asked.plain)) return undefined
  const signs = new Set(asked.plain.match(MONEY))
  if (signs.size > 1 || (signs.size > 0 && readMoneyQuestion(asked))) return undefined
  return asTyped(question, asked)
}
