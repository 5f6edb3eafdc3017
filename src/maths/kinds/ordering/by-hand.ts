import type { NumberNode } from '../../arithmetic/expression.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { ByHand, HandOption } from '../by-hand.ts'
import type { OrderingQuestion } from './question.ts'
import { typed } from './typed.ts'

/** More don't fit side by side. */
const MOST = 6

const optionOf = (node: NumberNode): HandOption => ({ text: typed(node), shown: inline(latex(node)) })
const SIGNS = ['<', '=', '>'].map(sign => ({ text: sign, shown: inline(sign) }))

/** Numbers to move, or to choose from. */
export function orderingByHand(question: OrderingQuestion): ByHand | undefined {
  if (question.task === 'sign') return { tool: 'choose', options: SIGNS }
  if (question.task === 'statement' || question.numbers.length > MOST) return undefined
  const options = question.numbers.map(optionOf)
  if (new Set(options.map(({ text }) => text)).size < options.length) return undefined
  if (question.task === 'order') return { tool: 'order', options }
  return question.isLettered ? undefined : { tool: 'choose', options }
}
