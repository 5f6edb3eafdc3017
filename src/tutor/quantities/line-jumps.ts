import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { isZero } from '#maths/arithmetic/rational.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const UP = /\b(?:right|up|forwards?|higher)\b/i
const DOWN = /\b(?:left|down|back(?:wards?)?|lower)\b/i
const MOVES =
  /\b(?:go|goes|going|move[sd]?|moving|jump(?:s|ed)?|count(?:s|ed)?|went|hop|step(?:s)?|to the)\b/i

/** `start at -6, go left 9`: which way a sum with a negative number goes along the number line. */
export function jumpSaid(text: string, question: Question): QuantitySaid | undefined {
  if (!isArithmetic(question) || question.kind !== 'calculate') return undefined
  const { expression } = question
  if (expression.kind !== 'operation' || !/^[-+]$/.test(expression.operator)) return undefined
  const [start, change] = [exactValue(expression.left), exactValue(expression.right)]
  if (!start || !change || isZero(change) || (start.s > 0n && change.s > 0n)) return undefined
  const [up, down] = [UP.test(text), DOWN.test(text)]
  if (up === down || !MOVES.test(text) || /\bleft over\b|=/.test(text)) return undefined
  const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const known = [start, change, change.abs(), start.abs()].map(each => each.valueOf())
  if (numbers.some(each => !known.includes(each))) return undefined
  const goesUp = (expression.operator === '+') === change.s > 0n
  if (up === goesUp)
    return { isSo: true, quantity: bare('the right way along the line', 'So where do you land?') }
  const isOfNegative = change.s < 0n
  return {
    isSo: false,
    quantity: bare(
      'the way along the line',
      '',
      isOfNegative
        ? `Look at the direction. A negative number is like a debt. ${expression.operator === '-' ? 'When a debt goes away' : 'When a debt comes on top'}, have you more or less than before? So which way do you go?`
        : `Look at the direction. Does the number get bigger or smaller when you ${expression.operator === '-' ? 'take something away' : 'add something'}? So which way is it?`,
    ),
  }
}
