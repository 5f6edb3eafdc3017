import type { SimplifyQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../by-lines/as-typed.ts'
import { simplifyIn } from '../by-lines/read-simplify.ts'
import { readWritten } from '../by-lines/read-written.ts'

export function readSimplify(asked: Asked): SimplifyQuestion | undefined {
  const question = readWritten(asked.rest) ?? simplifyIn(asked.rest)
  return question?.kind === 'simplify' ? asTyped(question, asked) : undefined
}
