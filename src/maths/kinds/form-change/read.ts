import type { ConvertQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../by-lines/as-typed.ts'
import { readWritten } from '../by-lines/read-written.ts'

export function readConvert(asked: Asked): ConvertQuestion | undefined {
  const question = readWritten(asked.rest)
  return question?.kind === 'convert' ? asTyped(question, asked) : undefined
}
