import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import type { StandardFormQuestion, TenPower } from '#maths/kinds/standard-form/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const TEN_POWER =
  /(?<![\d.^])(-?\d+(?:\.\d+)?)\s*(?:[x×*]|times)\s*10\s*(?:\^|to the (?:power (?:of )?)?)\s*(-?\d+)/i
const NAMES_FRONT =
  /\b(?:front|first|big|number (?:at|in) (?:the )?front|it|number)\b.*\b(?:less than|under|below|smaller than|up to|between 1 and|bigger than|more than|not (?:over|more than)|over|higher than) ?(?:10|ten)\b/i
const WRONG_BOUND = /\b(?:bigger|more|higher|over) than (?:10|ten)\b/i
const FORM = 'In standard form the number in front is at least 1 and less than 10.'
const NEXT = 'How do you write yours so that it has the same value?'

const TOGETHER = 'Is your number bigger than 1 or smaller, so which power of ten is it? Write both together.'
const PARTS = /(?<![\d.^])(\d(?:\.\d+)?)(?![\d.]).{1,60}?\b(\d{1,2}) (?:places?|steps|digits)\b/i

/** `5.8 and 4 places`: both parts of the form, rightly, and not yet put together. */
function partsSaid(text: string, value: Rational): string | undefined {
  const [, front = '', places] = PARTS.exec(text) ?? []
  const own = readLiteral(front)?.value
  const isSo = [1, -1].some(way => own?.mul(rational(10).pow(way * Number(places)) ?? 0).equals(value))
  return isSo ? `${front} and ${places} places` : undefined
}

const worth = ({ front, exponent }: TenPower): Rational =>
  front.mul(rational(10).pow(exponent) ?? rational(1))

function valueAsked(question: StandardFormQuestion): Rational | undefined {
  if (question.task === 'to standard form') return question.value
  if (question.task === 'to number') return undefined
  const [left, right] = [worth(question.left), worth(question.right)]
  switch (question.sign) {
    case '+':
      return left.add(right)
    case '-':
      return left.sub(right)
    case '×':
      return left.mul(right)
    case '÷':
      return left.div(right)
  }
}

/** `15 x 10^10`, allowed or not: the right value, whose number in front is none of standard form. */
export function frontSaid(text: string, asked: Question): QuantitySaid | undefined {
  if (asked.kind !== 'standard form') return undefined
  const question = asked as StandardFormQuestion
  const value = valueAsked(question)
  const [said, front, exponent] = TEN_POWER.exec(text) ?? []
  const own = readLiteral(front ?? '')?.value
  if (!said && NAMES_FRONT.test(text) && !WRONG_BOUND.test(text))
    return {
      isSo: true,
      quantity: bare('how standard form goes: at least 1 and less than 10 in front', NEXT),
    }
  const parts = value && partsSaid(text, value)
  if (parts)
    return { isSo: true, own: parts, quantity: bare('the number in front and how far it moved', TOGETHER) }
  if (!value || !said || !own) return undefined
  const isInForm = own.abs().compare(10) < 0 && own.abs().compare(1) >= 0
  if (isInForm || !worth({ front: own, exponent: Number(exponent) }).equals(value)) return undefined
  return { isSo: true, own: said, quantity: bare('the right value', `${FORM} ${NEXT}`) }
}
