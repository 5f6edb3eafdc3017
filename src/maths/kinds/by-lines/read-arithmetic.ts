import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import { asAsked } from '../../wording/asked.ts'
import { readCalculation } from '../calculation/read.ts'
import { readCompare } from '../comparison/read.ts'
import { readEquation } from '../equation/read.ts'
import { readConvert } from '../form-change/read.ts'
import { readRound } from '../rounding/read.ts'
import { readSimplify } from '../simplest-form/read.ts'

const readers = [readRound, readConvert, readSimplify, readCompare, readCalculation, readEquation]

/** Reads one question of arithmetic as the tutor itself words it. */
export function readArithmetic(text: string): ArithmeticQuestion | undefined {
  const asked = asAsked(text)
  for (const read of readers) {
    const question = read(asked)
    if (question) return { ...question, text: text.trim() }
  }
  return undefined
}
