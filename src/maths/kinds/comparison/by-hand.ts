import type { NumberNode } from '../../arithmetic/expression.ts'
import { decimalText } from '../../arithmetic/rational.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { CompareQuestion } from '../../domain/arithmetic-question.ts'
import type { ByHand } from '../by-hand.ts'

/** More don't fit side by side. */
const MOST = 6

/** The numbers of the question to choose from; those alone whose spelling is plain. */
export function comparisonByHand({ numbers }: CompareQuestion): ByHand | undefined {
  const texts = numbers.map(textOf)
  if (numbers.length > MOST || texts.some(text => text === undefined)) return undefined
  return {
    tool: 'choose',
    options: numbers.map((node, at) => ({ text: texts[at] ?? '', shown: inline(latex(node)) })),
  }
}

function textOf({ form, value, top, bottom }: NumberNode): string | undefined {
  if (form === 'whole' || form === 'decimal') return decimalText(value)
  return form === 'fraction' && top !== undefined && bottom !== undefined ? `${top}/${bottom}` : undefined
}
