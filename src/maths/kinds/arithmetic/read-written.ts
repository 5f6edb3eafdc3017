import type { NumberNode } from '../../arithmetic/expression.ts'
import { readForm } from '../../questions/phrases.ts'
import type { AnswerForm, ConvertQuestion, SimplifyQuestion } from './question.ts'
import { readLiteral } from './read-maths.ts'

const CONVERTING =
  /^(?:write|express|convert|change|turn|rewrite|give|show|put)\s+(?:the (?:fraction|decimal|percentage|number|mixed number)\s+)?(.+?)\s+(?:as|to|into|in)\s+(.+)$/i

function fits(number: NumberNode, form: AnswerForm): boolean {
  if (form === 'mixed')
    return number.form !== 'mixed' && number.value.n > number.value.d && number.value.d > 1n
  if (form === 'improper') return number.form === 'mixed'
  if (form === 'percentage') return number.form !== 'percent'
  return number.form !== form
}

/** `Write 3/8 as a decimal`, and `Write 6/8 in its simplest form`. */
export function readWritten(text: string): ConvertQuestion | SimplifyQuestion | undefined {
  const behind = /^(?:write|express|give|show)\s+(?:this\s+)?(?:as|in)\s+([^:]+):\s*(.+)$/i.exec(text)
  if (behind) return readWritten(`write ${behind[2]} as ${behind[1]}`)
  const found = CONVERTING.exec(text) ?? /^(?:what is\s+)?(.+?)\s+as\s+(.+)$/i.exec(text)
  const instruction = found ? readForm(found[2] ?? '') : undefined
  const number = found && instruction ? readLiteral(found[1] ?? '') : undefined
  if (!number || !instruction) return undefined
  const { form, isLowest } = instruction
  if (isLowest && (!form || form === 'fraction') && number.form === 'fraction')
    return simplifying(text, number)
  if (!form || !fits(number, form)) return undefined
  return { kind: 'convert', text, number, form, ...(isLowest ? { isLowest } : {}) }
}

/** A fraction with a positive denominator bigger than 1 that can be made simpler, or already is in lowest terms. */
export function simplifying(text: string, number: NumberNode): SimplifyQuestion | undefined {
  return number.form === 'fraction' ? { kind: 'simplify', text, number, isLowest: true } : undefined
}
