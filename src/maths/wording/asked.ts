import { normalise } from '../notation/normalise.ts'
import type { Rounding } from '../values/rounding.ts'
import { findUnit, type Unit } from '../values/units.ts'
import type { Instruction } from './instructions.ts'
import { withoutAsking } from './phrases.ts'
import { bareQuestion } from './plain-question.ts'
import { takeRounding, takeUnit } from './riders.ts'

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

/** A reading prepares the same text several times. */
const MOST_PREPARED = 100
const prepared = new Map<string, Omit<Asked, 'instruction'>>()

/** Prepares the words of one question for the readers. */
export function asAsked(text: string, instruction: Instruction = {}): Asked {
  const known = prepared.get(text)
  if (known) return { ...known, instruction }
  const full = normalise(text)
  const bare = bareQuestion(full)
  const own = { typed: text, ...withoutAsking(text), full, plain: bare.toLowerCase(), bare }
  if (prepared.size >= MOST_PREPARED) prepared.clear()
  prepared.set(text, own)
  return { ...own, instruction }
}

/** What several kinds ask of the same question is worked out once. */
function once(make: (asked: Asked) => Asked): (asked: Asked) => Asked {
  const made = new WeakMap<Asked, Asked>()
  return asked => {
    const own = made.get(asked) ?? make(asked)
    made.set(asked, own)
    return own
  }
}

/** The same question for a kind that rounds as it is told. */
export const withRounding = once(asked => {
  const { rest, rounding = asked.instruction.rounding } = takeRounding(asked.plain)
  return rounding ? { ...asked, plain: rest, rounding } : asked
})

/** The same question for a kind that answers in the unit it is told. */
export const withUnit = once(asked => {
  const told = asked.instruction.unit === undefined ? undefined : findUnit(asked.instruction.unit)
  const { rest, unit = told } = takeUnit(asked.plain)
  return unit ? { ...asked, plain: rest, unit } : asked
})
