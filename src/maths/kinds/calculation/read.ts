import type { Asked } from '../../questions/asked.ts'
import { asTyped } from '../arithmetic/as-typed.ts'
import type { CalculateQuestion } from '../arithmetic/question.ts'
import { readMaths } from '../arithmetic/read-maths.ts'
import { simplifyIn } from '../arithmetic/read-simplify.ts'

export function readCalculation(asked: Asked): CalculateQuestion | undefined {
  const question = simplifyIn(asked.rest) ?? readMaths(asked.rest)
  return question?.kind === 'calculate' ? asTyped(question, asked) : undefined
}
