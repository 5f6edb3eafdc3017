import type { NumberNode } from '../../arithmetic/expression.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'
import type { AnswerForm, ConvertQuestion, SimplifyQuestion } from '../../domain/arithmetic-question.ts'
import { readForm } from '../../wording/instructions.ts'

const NUMBER =
  '(?:the (?:fraction|decimal|percentage|number|mixed number|improper fraction|top-heavy fraction|ratio)\\s+)?'
const CONVERTING = new RegExp(
  `^(?:write|express|convert|change|turn|rewrite|give|show|put|represent|how (?:do|would|can) (?:you|we|i) (?:write|express|convert|change))\\s+${NUMBER}(.+?)\\s+(?:as|to|into|in)\\s+(?:its |an equivalent |the equivalent )?(.+)$`,
  'i',
)
const AS = new RegExp(
  `^(?:what is\\s+)?${NUMBER}(.+?)\\s+(?:written as|expressed as|changed to|changed into|converted to|converted into|as|to)\\s+(?:an equivalent )?(.+)$`,
  'i',
)
const FORM = '(decimal|fraction|percentage|percent|mixed number|improper fraction)'
/** `What percentage is 3/5?`, `the decimal equivalent of 3/8`. */
const FORM_FIRST = [
  new RegExp(
    `^(?:what|which) ${FORM} (?:is (?:equal to|equivalent to|the same as)|is|equals|represents|shows) ${NUMBER}(.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:what is )?(?:the |an? )?(?:equivalent )?${FORM}(?: number)? (?:that is )?(?:form of|equivalent (?:of|to|for)|equal to|representation of|value of|for|of) ${NUMBER}(\\S+(?: \\d+\\/\\d+)?)$`,
    'i',
  ),
]

function fits(number: NumberNode, form: AnswerForm): boolean {
  if (form === 'mixed')
    return number.form !== 'mixed' && number.value.n > number.value.d && number.value.d > 1n
  if (form === 'improper') return number.form === 'mixed'
  if (form === 'percentage') return number.form !== 'percent'
  return number.form !== form
}

/** `Write 3/8 as a decimal`, and `Write 6/8 in its simplest form`. */
export function readWritten(text: string): ConvertQuestion | SimplifyQuestion | undefined {
  const behind =
    /^(?:write|express|give|show|convert|change)\s+(?:this |these |the following )?(?:fraction |decimal |percentage |number )?(?:as|in|to|into)\s+([^:]+):\s*(.+)$/i.exec(
      text,
    )
  if (behind) return readWritten(`write ${behind[2]} as ${behind[1]}`)
  const swapped = FORM_FIRST.map(pattern => pattern.exec(text)).find(found => found !== null)
  if (swapped) return readWritten(`write ${swapped[2]} as a ${swapped[1]}`)
  const found = CONVERTING.exec(text) ?? AS.exec(text)
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
