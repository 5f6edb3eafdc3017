import type { ConvertQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../arithmetic/as-typed.ts'
import { readWritten } from '../arithmetic/read-written.ts'

export function readConvert(asked: Asked): ConvertQuestion | undefined {
  const question = readWritten(asked.rest)
  return question?.kind === 'convert' ? asTyped(question, asked) : undefined
}
