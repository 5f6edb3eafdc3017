import type { SolveQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { hasStrayLetter, wordedEquations } from '../../wording/equation-wording.ts'
import { puzzleEquation } from '../../wording/number-puzzles.ts'
import { asTyped } from '../by-lines/as-typed.ts'
import { readMaths } from '../by-lines/read-maths.ts'

/** The equation out of `If 2x = 6, what is x` and `x in 2x = 6`. */
function equationIn(text: string): string | undefined {
  const asked =
    /^(?:if\s+)?(.+?),?\s{0,30}(?:\bthen\b\s{0,30})?(?:what is|find|solve for|work out)(?: the value of)?\s+([a-z]|□|▢|_+)$/i.exec(
      text,
    )
  if (asked && /=/.test(asked[1] ?? '')) return asked[1]
  const found =
    /^(?:for\s+)?(?:the value of\s+)?(?:[a-z]|□|▢|_+|\?|(?:the )?missing (?:number|value)|(?:the )?(?:unknown )?number)\s*(?:\bif\b|\bwhen\b|\bin\b|\bwhere\b|\bfor which\b|:|,)\s*(.+)$/i.exec(
      text,
    )
  return found && /=/.test(found[1] ?? '') ? found[1] : undefined
}

/** `3 : 4 = x : 12` says that two ratios are equal. */
const RATIOS = /:[^=]*=[^=]*:/

/** `Solve 3(x - 2) = 12 for x`, `Suppose 2x = 6. What is x?` */
function worded(plain: string): SolveQuestion | undefined {
  for (const { equation, letter } of wordedEquations(plain)) {
    const question = readMaths(equation)
    if (question?.kind === 'solve' && (letter === undefined || question.unknown === letter)) return question
  }
  return undefined
}

/** `I think of a number, double it and add 3. I get 11.` */
function riddle(plain: string): SolveQuestion | undefined {
  const equation = puzzleEquation(plain)
  const question = equation === undefined ? undefined : readMaths(equation)
  return question?.kind === 'solve' ? question : undefined
}

export function readEquation(asked: Asked): SolveQuestion | undefined {
  if (RATIOS.test(asked.rest.replace(/^[a-z ]+:/i, '')) || hasStrayLetter(asked.full)) return undefined
  const rest = asked.rest.replace(/\b(?:blank|something|box)\b/i, '▢')
  const question = readMaths(equationIn(rest) ?? rest)
  const own = question?.kind === 'solve' ? question : (worded(asked.plain) ?? riddle(asked.plain))
  return own && asTyped(own, asked)
}
