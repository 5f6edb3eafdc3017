import type { Rational } from '#maths/arithmetic/rational.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { amountsIn, type Coins } from './coins.ts'
import type { Dialogue } from './state.ts'

const ASKED =
  /\b(?:what|which|wot|wich) coins?\b|\bhow (?:can|could|do|would) (?:i|he|she|they|we|you) (?:make|pay) .{0,20}\b(?:with|in|using|from) coins\b|\bcoins (?:could|would|can|do|will|should|make)\b/i
const MOST = 10_000

/** The amount that coins are asked for, told beside it or found before; undefined for none. */
export function coinsAsked(text: string, dialogue: Dialogue): Coins | undefined {
  if (text.length > 100 || !ASKED.test(text)) return undefined
  const own = amountsIn(text)[0] ?? amountFound(dialogue)
  return own && own.amount > 0 && own.amount <= MOST && Number.isInteger(own.amount) ? own : undefined
}

/** What was found last, where it is money. */
function amountFound({ work, toldStory, unsolved }: Dialogue): Coins | undefined {
  if (work?.isFound) {
    const { question } = work.problem
    const answer = solve(question).answer.replace(/\\text\{([^{}]*)\}/g, '$1')
    const value = wayTo(question).answer
    const [told] = amountsIn(question.text)
    return amountsIn(withoutLatex(answer))[0] ?? (value && told && asTold(value, told, question.text))
  }
  const [value, text = ''] = toldStory
    ? [toldStory.model.answer[0], toldStory.text]
    : [unsolved?.reached.at(-1)?.value, unsolved?.text]
  const [told] = amountsIn(text)
  if (!value || !told) return undefined
  // What a story comes to is in pounds, whatever it is asked in.
  return toldStory?.model.isMoney ? { ...told, amount: value.mul(100).valueOf() } : asTold(value, told, text)
}

/** In the unit that is told first. */
const asTold = (value: Rational, { currency }: Coins, text: string): Coins => ({
  currency,
  amount: value.mul(/[£$€]|\bpounds?\b/.test(text) ? 100 : 1).valueOf(),
})
