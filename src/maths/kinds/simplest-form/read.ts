import type { SimplifyQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../arithmetic/as-typed.ts'
import { simplifyIn } from '../arithmetic/read-simplify.ts'
import { readWritten } from '../arithmetic/read-written.ts'

export function readSimplify(asked: Asked): SimplifyQuestion | undefined {
  const question = readWritten(asked.rest) ?? simplifyIn(asked.rest)
  return question?.kind === 'simplify' ? asTyped(question, asked) : undefined
}
