import { readAnswer } from '#maths/answers/read-answer.ts'
import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { withoutLatex } from '#maths/questions/latex.ts'
import { remembering } from './remember.ts'

/** `What is $5 \times 7$?`, `What does $130 + 26$ come to?`, `Work $8 + 7$ out` and `$3 \times 8 = \;?$`. */
const ASKS = /(?:\bwhat (?:is|are|does|do)|\bwork) \$([^$=?]+)\$(?! (?:at|with|in)\b)|\$([^$=]+)=\s*\\;\?\$/gi

/** The calculation that a message of the tutor's asks to be worked out, the last where there are several. */
export const calculationAsked = remembering(
  (text: string): Expression | undefined => {
    const found = [...text.matchAll(ASKS)].at(-1)
    const maths = found?.[1] ?? found?.[2]
    if (!maths) return undefined
    const [side, ...others] = readAnswer(withoutLatex(maths)).statements.flatMap(({ sides }) => sides)
    const isCalculation =
      side && others.length === 0 && operationsIn(side).length > 0 && !hasUnknown(side) && exactValue(side)
    return isCalculation ? side : undefined
  },
  text => text,
)
