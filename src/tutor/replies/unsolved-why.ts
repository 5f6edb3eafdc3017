import * as S from '#maths/language/en/unsolved/sentences.ts'
import type { Dialogue } from '../state.ts'
import { askOf, type Unsolved } from '../unsolved/unsolved.ts'
import { kindOf } from './unsolved.ts'
import { say } from './voice.ts'

/** `why did you ask if theres one more step` */
const WHY_YOU = /\bwhy (?:did|do|r|are|were|would) (?:yo)?u (?:keep |still |always )?ask(?:ing)?\b/i

/** Why the last sum was done. */
export function whyOn(unsolved: Unsolved, dialogue: Dialogue): string {
  const last = unsolved.reached.findLast(({ sum }) => sum !== undefined)
  if (last && WHY_YOU.test(dialogue.last)) return S.WHY_I_ASKED
  const asked = askOf(unsolved)
  const operator = last?.sum && operatorOf(last.sum)
  return last?.sum && operator
    ? say(dialogue, 'why', S.becauseOf(last.sum, S.WHY_SUM[operator], asked))
    : S.whyAtAll(asked, kindOf(unsolved).nudge)
}

function operatorOf(sum: string): keyof typeof S.WHY_SUM | undefined {
  if (/\^/.test(sum)) return '^'
  if (/\\div/.test(sum)) return '÷'
  if (/\\times/.test(sum)) return '×'
  if (/\+/.test(sum)) return '+'
  // What is taken away may be a fraction itself.
  if (/[-−]/.test(sum)) return '−'
  return /\\frac/.test(sum) ? '÷' : undefined
}
