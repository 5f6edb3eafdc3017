import { findUnit, type Unit } from '../values/units.ts'
import type { Instruction } from './instructions.ts'
import { normalise } from './normalise.ts'
import { withoutAsking } from './phrases.ts'
import { bareQuestion } from './plain-question.ts'
import { type Rounding, takeRounding, takeUnit } from './riders.ts'

/** One question as the kinds get to see it. */
export interface Asked {
  /** As it was typed. */
  typed: string
  /** As typed, LaTeX written out, the words that only ask taken off the front and `= ?` off the end. */
  rest: string
  /** All of it in one spelling of signs and numbers, small and capital letters kept: `normalise`. */
  full: string
  /** The same in small letters, without courtesies, words that only ask, and the mark at the end: `plain-question.ts`. */
  plain: string
  /** `plain` with its small and capital letters. */
  bare: string
  /** It asked to solve something. */
  isSolve: boolean
  /** What stands beside the question, such as `Give your answer in its simplest form.` */
  instruction: Instruction
  /** How the answer is to be rounded; then `plain` goes without these words. Only for kinds that heed it. */
  rounding?: Rounding
  /** The unit that the answer is to be in; then `plain` goes without these words. Only for kinds that heed it. */
  unit?: Unit
}

/** Prepares the words of one question for the readers. */
export function asAsked(text: string, instruction: Instruction = {}): Asked {
  const full = normalise(text)
  const bare = bareQuestion(full)
  return { typed: text, ...withoutAsking(text), full, plain: bare.toLowerCase(), bare, instruction }
}

/** The same question for a kind that rounds as it is told. */
export function withRounding(asked: Asked): Asked {
  const { rest, rounding = asked.instruction.rounding } = takeRounding(asked.plain)
  return rounding ? { ...asked, plain: rest, rounding } : asked
}

/** The same question for a kind that answers in the unit it is told. */
export function withUnit(asked: Asked): Asked {
  const told = asked.instruction.unit === undefined ? undefined : findUnit(asked.instruction.unit)
  const { rest, unit = told } = takeUnit(asked.plain)
  return unit ? { ...asked, plain: rest, unit } : asked
}
