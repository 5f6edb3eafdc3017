import { applyOperator, isValue } from '../arithmetic/evaluate.ts'
import type { Operator } from '../arithmetic/expression.ts'
import type { Question } from '../domain/question.ts'
import { wayTo } from '../routes/calculations.ts'
import { givenIn } from '../routes/landmarks.ts'
import type { Held } from './idea.ts'

/** What a message says of where the answer lies, or of a shorter way to it. */
export function heldOfAnswer(plain: string, question: Question): Held | undefined {
  return (
    belowZero(plain, question) ??
    shortcut(plain, question) ??
    divisor(plain, question) ??
    twoSquares(plain, question)
  )
}

const BELOW =
  /\b(can't|cannot|not|never|can)? ?(?:go|goes|going|be|is|get|gets|ends? up|it's)? ?(?:less than|below|under|smaller than|lower than|past) (?:zero|0)\b/

/** `it cant be less than 0`, of 3 - 8. */
function belowZero(plain: string, question: Question): Held | undefined {
  const found = BELOW.exec(plain)
  const { answer } = wayTo(question)
  if (!found || !answer || answer.n === 0n || !/[-−]/.test(question.text)) return undefined
  const isNegated = /\b(?:can't|cannot|not|never|isn't|doesn't)\b/.test(plain)
  return {
    truth: answer.s < 0n !== isNegated ? 'so' : 'not so',
    because: 'The numbers go on below zero, as on a thermometer. See where you end up on the number line.',
  }
}

const SHORTCUT =
  /^(?:(?:so|oh|and|ok) )*(?:(?:is )?(?:it's|it is|that's|it|you|i|can i|could i) )?(?:really )?(?:just|only|simply|always|the same as|also)(?: be| do)? (times|multiply by|divided? by|plus|minus|add|take away) (\d+(?:\.\d+)?)$/
const SIGNS: readonly [RegExp, Operator][] = [
  [/times|multiply/, '×'],
  [/divide/, '÷'],
  [/plus|add/, '+'],
  [/minus|take/, '-'],
]

/** `so its just times 4`, of the perimeter of a square. */
function shortcut(plain: string, question: Question): Held | undefined {
  const [, does = '', number] = SHORTCUT.exec(plain) ?? []
  const operator = SIGNS.find(([pattern]) => pattern.test(does))?.[1]
  const [first, ...others] = givenIn(question)
  const { answer, calculations } = wayTo(question)
  const end = answer ?? calculations.at(-1)?.value
  if (!operator || number === undefined || !first || others.length > 0 || !end) return undefined
  const value = applyOperator(operator, first.value, first.value.mul(0).add(number))
  return value && isValue(value) && value.equals(end)
    ? { truth: 'so', because: 'That is a shorter way, and it comes to the same.' }
    : undefined
}

const DIVIDES = /\bdivid\w* (?:it |them |both |top and bottom |the top and (?:the )?bottom )?by (\d+)\b/
const ONE_FRACTION = /^[^/]*?(\d+)\s{0,30}\/\s{0,30}(\d+)[^/]*$/

/** `is it divide by 2`, of a fraction that is to be made simpler. */
function divisor(plain: string, question: Question): Held | undefined {
  const by = Number(DIVIDES.exec(plain)?.[1])
  const [, top, bottom] = /simpl|lowest/i.test(question.text) ? (ONE_FRACTION.exec(question.text) ?? []) : []
  if (!(by > 1) || top === undefined || bottom === undefined) return undefined
  const isSo = Number(top) % by === 0 && Number(bottom) % by === 0
  return {
    truth: isSo ? 'so' : 'not so',
    because: isSo
      ? 'It goes into the top and into the bottom, so you may divide both by it. What do you get?'
      : 'It has to go into the top and into the bottom, with nothing left over. Which number goes into both?',
  }
}

/** `is it difference of two squares`, of x² - 9. */
function twoSquares(plain: string, question: Question): Held | undefined {
  if (!/\bdifference of (?:two |2 |the )?squares\b/.test(plain) || question.kind !== 'expressions')
    return undefined
  const [, , number] = /([a-z])(?:\^\{?2\}?|²)\s*[-−]\s*(\d+)\W*$/i.exec(question.text) ?? []
  return number !== undefined && Number.isInteger(Math.sqrt(Number(number)))
    ? {
        truth: 'so',
        because:
          'A square less another square: one bracket gets a plus, the other a minus, and the middle cancels.',
      }
    : undefined
}
