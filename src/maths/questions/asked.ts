import { normalise } from './normalise.ts'
import { type Instruction, withoutAsking } from './phrases.ts'
import { plainQuestion } from './plain-question.ts'
import { type Rounding, takeRounding } from './riders.ts'

/** One question as the kinds get to see it. */
export interface Asked {
  /** As typed, LaTeX written out, the words that only ask taken off the front and `= ?` off the end. */
  rest: string
  /** All of it in one spelling of signs and numbers, small and capital letters kept: `normalise`. */
  full: string
  /** The same in small letters, without courtesies, words that only ask, and the mark at the end: `plainQuestion`. */
  plain: string
  /** It asked to solve something. */
  isSolve: boolean
  /** What stands beside the question, such as `Give your answer in its simplest form.` */
  instruction: Instruction
  /** How the answer is to be rounded; then `plain` goes without these words. Only for kinds that heed it. */
  rounding?: Rounding
}

/** Prepares the words of one question for the readers. */
export function asAsked(text: string, instruction: Instruction = {}): Asked {
  const full = normalise(text)
  return { ...withoutAsking(text), full, plain: plainQuestion(full), instruction }
}

/** The same question for a kind that rounds as it is told. */
export function withRounding(asked: Asked): Asked {
  const { rest, rounding = asked.instruction.rounding } = takeRounding(asked.plain)
  return rounding ? { ...asked, plain: rest, rounding } : asked
}
