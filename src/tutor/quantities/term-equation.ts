import type { Question } from '#maths/domain/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
import { linearIn } from './equations.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const LEAD =
  /^\W*(?:(?:so|then|ok|and|oh|um|i have|i get|i got|is it|its|it's|that is|thats|that's|do i (?:do|solve)|the rule is|rule)\b[\s:]*)*/i
const TAIL = /(?:\s*\b(?:tho|though|right|then|i think|isnt it)\b)?[.!?\s]*$/i

/** `3n + 2 = 200`, for whether 200 is in the sequence; or only its rule. */
export function termEquationSaid(text: string, asked: Question): QuantitySaid | undefined {
  if (asked.kind !== 'sequences') return undefined
  const question = asked as SequenceQuestion
  const { rule } = question
  if (!['is term', 'term'].includes(question.task) || rule.kind !== 'polynomial' || rule.numbers.length !== 2)
    return undefined
  const [offset, slope] = rule.numbers.map(each => each.valueOf())
  if (offset === undefined || !slope) return undefined
  const pieces = text
    .split(/\s*(?:,|;|\bso\b|\bthen\b)\s*/i)
    .map(each => each.replace(LEAD, '').replace(TAIL, ''))
    .filter(each => each !== '')
  // What is concluded is the answer, and more than this; of several the last equation says how far it is.
  if (/\b(?:yes|no)\b/i.test(pieces.at(-1) ?? '') || pieces.length > 2) return undefined
  const line =
    pieces.findLast(each => each.includes('=')) ??
    (pieces.length === 1 || question.task === 'term' ? pieces.at(-1) : undefined) ??
    ''
  const said = linearIn(line.includes('=') ? line : `${line} = 0`)
  const letters = [...(said?.keys() ?? [])].filter(key => key !== '')
  const factor = said?.get(letters[0] ?? '')
  const rest = said?.get('') ?? 0
  if (!said || letters.length !== 1 || !factor) return undefined
  if (!line.includes('='))
    return near(factor, slope) && near(rest, offset)
      ? {
          isSo: true,
          quantity:
            question.task !== 'term'
              ? bare('the rule', 'Put the number in the place of the term: which equation do you get?')
              : bare('the rule', `Put ${question.place} in the place of the letter: what do you get?`),
        }
      : undefined
  if (question.task !== 'is term') return undefined
  const place = (question.number.valueOf() - offset) / slope
  if (!near(-rest / factor, place)) return undefined
  const isSolved = near(Math.abs(factor), 1)
  return {
    isSo: true,
    quantity: isSolved
      ? bare(
          'the place that it would have',
          'Is there a term at such a place? So is the number in the sequence or not?',
        )
      : bare(
          'what has to hold for it',
          'Solve it: what is the letter then, and can it be a place in the sequence?',
        ),
  }
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.006
