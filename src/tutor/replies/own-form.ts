import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { Said } from '#maths/routes/judged.ts'

const WITH_REST = /(\d+) ?(?:r|rem|remainder) ?(\d+)$/i
/** `$3.60`, `4 1/12`, `49/12` */
const WRITTEN = /(?<![\d.,/])([£€$]?)(-?\d+(?:\.\d+|\/\d+| \d+\/\d+)?)(?![\d/]|\.\d)/g
const AFTERNOON = /(?<![\d:])(1[3-9]|2[0-3]):([0-5]\d)\W*$/
const IN_DOLLARS = /\$ ?\d|\d ?(?:dollars?|bucks)\b/i

/**
 * The right answer as the child has written it, ready to be shown: who has said `141 r 1` or `$3.60` does not know
 * 847/6 or 18/5 for it. Undefined where it was said in the form that the solution has.
 */
export function ownForm({ marked }: Said, last: string): string | undefined {
  const wrote = marked.finalText?.trim() ?? ''
  const [, quotient, rest] = WITH_REST.exec(wrote) ?? []
  if (quotient && rest && !marked.solution.answer.includes('remainder'))
    return `**${quotient} remainder ${rest}**`
  // A time of the 24 hours stays one.
  const [, hour, minute] = AFTERNOON.exec(last) ?? []
  if (hour && marked.solution.answer.startsWith(`\\text{${Number(hour) - 12}:${minute}`))
    return `**${hour}:${minute}**`
  // The standard form of a plain number is not told by the way.
  const isPlain = marked.question.kind === 'standard form' && /^-?\d[\d,]*$/.test(wrote)
  if (isPlain) return inline(wrote.replaceAll(',', ''))
  // An amount in the unit that is asked for is shown with it.
  if (!/^-?(?:\d+|\\frac\{\d+\}\{\d+\}|[\d.]+)$/.test(marked.solution.answer)) return undefined
  const { answer } = wayTo(marked.question)
  const [, sign = '', number = ''] =
    [...last.matchAll(WRITTEN)].findLast(
      ([, , each = '']) => answer && readLiteral(each)?.value.equals(answer),
    ) ?? []
  const literal = readLiteral(number)
  // A whole number and a fraction are the form of the solution, and what the question tells was only said again.
  if (!literal || /^-?\d+(?:\/\d+)?$/.test(number) || marked.question.text.includes(number)) return undefined
  const shown = number.includes('/') ? latex(literal) : number
  if (IN_DOLLARS.test(last) && sign !== '€' && sign !== '£') return inline(`${shown}\\text{ dollars}`)
  return inline(sign === '€' ? `\\text{€}${shown}` : `${sign.replace('$', '')}${shown}`)
}
