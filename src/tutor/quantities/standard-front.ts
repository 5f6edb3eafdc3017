import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import type { StandardFormQuestion, TenPower } from '#maths/kinds/standard-form/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const TEN_POWER = /(?<![\d.^])(-?\d+(?:\.\d+)?)\s*[x×*]\s*10\s*\^\s*(-?\d+)/i
const TEN_POWERS = new RegExp(TEN_POWER.source, 'gi')
const SPOKEN =
  /(?<![\d.\p{L}])(?:10|ten) ?(?:\^|to the (?:power (?:of )?)?) ?(minus |negative |[-−])?(\d+)(?:th)?(?!\.?\d)/giu
/** A power of ten by itself: of `3.2 …, so 10^-3`, with what stands before it. */
const POWER_ALONE = /(?<![\d.^)])(?<![x×*] ?)10\^-?\d+(?=\W*(?:then|i think|maybe|right|yes|ok|is it)?\W*$)/i
const FRONT =
  /(?<![\d.^])[1-9](?:\.\d+)?(?![\d.^])(?! ?(?:jumps?|places?|steps?|digits?|spots?|times|zeros?|noughts?)\b)/g

/** Powers of ten as they are written, though they are said in words: `4.7 times 10 to the minus 4`. */
export const tenPowersWritten = (text: string): string =>
  text
    .replace(SPOKEN, (_, sign: string | undefined, power: string) => `10^${sign ? '-' : ''}${power}`)
    .replace(/(?<=\d) ?(?:times|multiplied by) (?=10\^)/gi, ' x ')

/**
 * The power that ends a message, with the number in front that was said before it, there or earlier: 4.7 × 10^-4 of
 * `no so 10^-4`, behind 4.7 × 10^-5; undefined where it stands by another number already.
 */
export function withFront(text: string, asked: Question, earlier: readonly string[]): string | undefined {
  const plain = tenPowersWritten(text)
  const power = asked.kind === 'standard form' ? POWER_ALONE.exec(plain) : null
  if (!power || (asked as StandardFormQuestion).task !== 'to standard form') return undefined
  const front = [...earlier, plain.slice(0, power.index)].flatMap(each => each.match(FRONT) ?? [])
  const { value } = asked as StandardFormQuestion & { value: Rational }
  // What else was said on the way has not its digits.
  const own = front.findLast(each => digitsOf(each) === digitsOf(value.toString()))
  return own === undefined ? undefined : `${own} x ${power[0]}`
}

const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** What a number that is said in standard form is worth, where that is not the one it was to be: 0.000047 of 4.7 × 10^-5. */
export function worthSaid(said: string, asked: Question): { said: string; value: Rational } | undefined {
  const question = asked as StandardFormQuestion
  const [[, front, exponent] = [], ...others] = [...tenPowersWritten(said).matchAll(TEN_POWERS)]
  const own = others.length === 0 ? readLiteral(front ?? '')?.value : undefined
  if (asked.kind !== 'standard form' || question.task !== 'to standard form' || !own) return undefined
  const value = worth({ front: own, exponent: Number(exponent) })
  return value.equals(question.value) ? undefined : { said: `${front} x 10^${exponent}`, value }
}
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
  const [said, front, exponent] = TEN_POWER.exec(tenPowersWritten(text)) ?? []
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
