import { readAnswer } from '#maths/answers/read-answer.ts'
import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { remembering } from '#text/remembering.ts'

/** `What is $5 \times 7$?`, `What does $130 + 26$ come to?`, `Work $8 + 7$ out` and `$3 \times 8 = \;?$`. */
const ASKS = /(?:\bwhat (?:is|are|does|do)|\bwork) \$([^$=?]+)\$(?! (?:at|with|in)\b)|\$([^$=]+)=\s*\\;\?\$/gi

/** `You have $9$ lots of $34$ now. How many more do you need to make $69$ lots?` */
const ASKS_LOTS =
  /You have ([^.]{1,40}) lots of [^.]{1,12} now\. How many more do you need to make \$([\d.]+)\$ lots\?/

/** `You have put on $2$ of the $7$. How much is still to be put on?`, and the same of what is taken away. */
const ASKS_REST =
  /You have (?:put on|taken) \$([\d.]+)\$ of the \$([\d.]+)\$(?: away)?\. How much is still to (?:be put on|go)\?/

/** `How much does $8$ need to get to $10$?`, and `from $13$ down to $10$`. */
const ASKS_GAP = /\b(?:does \$(\d+)\$ need to get|from \$(\d+)\$ down) to \$(\d+)\$/

function missingGap(text: string): string | undefined {
  const [, low, high, to] = ASKS_GAP.exec(text) ?? []
  return to && (high === undefined ? `${to} - ${low}` : `${high} - ${to}`)
}

const missingRest = (text: string): string | undefined => {
  const [, done, whole] = ASKS_REST.exec(text) ?? []
  return done && `${whole} - ${done}`
}

const missingLots = (text: string): string | undefined => {
  const [, had, times] = ASKS_LOTS.exec(text) ?? []
  return (
    had &&
    `${times} - ${had
      .replace(/[^\d.]+/g, ' ')
      .trim()
      .replaceAll(' ', ' - ')}`
  )
}

/** The calculation that a message of the tutor's asks to be worked out, the last where there are several. */
export const calculationAsked = remembering(
  (text: string): Expression | undefined => {
    const found = [...text.matchAll(ASKS)].at(-1)
    const maths = found?.[1] ?? found?.[2] ?? missingLots(text) ?? missingRest(text) ?? missingGap(text)
    if (!maths) return undefined
    const [side, ...others] = readAnswer(withoutLatex(maths)).statements.flatMap(({ sides }) => sides)
    const isCalculation =
      side && others.length === 0 && operationsIn(side).length > 0 && !hasUnknown(side) && exactValue(side)
    return isCalculation ? side : undefined
  },
  text => text,
)
