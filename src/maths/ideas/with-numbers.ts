import type { Question } from '../domain/question.ts'
import type { Held } from './idea.ts'
import { NUMBER, numberSaid } from './number-said.ts'
import { heldOfAnswer } from './of-answer.ts'
import { heldOfQuestion } from './of-question.ts'

/** What a message says in words and with a number or two, which can be worked out. */
export function numbersHeld(plain: string, question: Question | undefined): Held | undefined {
  return (
    parity(plain) ??
    percentByDividing(plain) ??
    sidesOf(plain) ??
    clockWords(plain) ??
    property(plain) ??
    (question && (heldOfQuestion(plain, question) ?? heldOfAnswer(plain, question)))
  )
}

const CLOCK_WORDS =
  /\b(?:(half past|quarter past|quarter to)|(\d{1,2})(?: minutes?| mins?)? (past|to)) (\d{1,2}) (?:is|are|means|would be|=)(?: the same as)? (\d{1,2}) (\d{2})\b/
const QUARTERS: Record<string, number> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 }

/** `so quarter to 4 is 3:45` */
function clockWords(plain: string): Held | undefined {
  const [found, quarter, count, way, hour, saidHour, saidMinute] = CLOCK_WORDS.exec(plain) ?? []
  if (!found) return undefined
  const by = quarter !== undefined ? (QUARTERS[quarter] ?? 0) : (way === 'to' ? -1 : 1) * Number(count)
  const apart = Number(hour) * 60 + by - (Number(saidHour) * 60 + Number(saidMinute))
  return {
    truth: apart % 720 === 0 ? 'so' : 'not so',
    because:
      'A quarter of an hour is $15$ minutes and half an hour is $30$. “Past” counts on from the hour, “to” counts back from it.',
  }
}

const ODD_EVEN =
  /\b(odd|even)(?: numbers?)? (plus|add|added to|and|\+|times|x|×|multiplied by|minus|take away) (?:an? )?(?:another )?(odd|even)(?: numbers?)? (?:is|are|makes?|=|gives?|equals?)(?: always)? (?:an? )?(odd|even)\b/
const TWO =
  /\b(?:two|2) (odd|even)s?(?: numbers?)?(?: added| together| added together)? (?:is|are|makes?|=|gives?|equals?)(?: always)? (?:an? )?(odd|even)\b/

function parity(plain: string): Held | undefined {
  const [, one, sign = 'plus', other, said] = ODD_EVEN.exec(plain) ?? twice(TWO.exec(plain))
  if (!one || !other || !said) return undefined
  const isTimes = /^(?:times|x|×|mult)/.test(sign)
  const isOdd = isTimes ? one === 'odd' && other === 'odd' : one !== other
  return {
    truth: isOdd === (said === 'odd') ? 'so' : 'not so',
    because: isTimes
      ? 'As soon as one of the two numbers is even, so is what they come to: it can be put into pairs.'
      : 'In pairs, an odd number leaves one over. Two such left-over ones make a pair, one alone does not.',
  }
}

function twice(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[1], 'plus', found[1], found[2]] : []
}

const PERCENT_FIRST = /\b(\d+) ?(?:%|per ?cent).{0,25}?\bdivid\w* (?:it |that )?by (\d+)\b/
const PERCENT_LAST = /\bdivid\w* (?:it |that )?by (\d+)\b.{0,25}?\b(\d+) ?(?:%|per ?cent)/

function percentByDividing(plain: string): Held | undefined {
  const first = PERCENT_FIRST.exec(plain)
  const last = PERCENT_LAST.exec(plain)
  const [percent, by] = first ? [Number(first[1]), Number(first[2])] : [Number(last?.[2]), Number(last?.[1])]
  if (!(percent > 0) || !(by > 0) || percent > 100) return undefined
  if (percent * by === 100)
    return { truth: 'so', because: `$${by}$ lots of $${percent}$ percent make the whole $100$ percent.` }
  return percent === by && /\bdivid/.test(plain)
    ? {
        truth: 'not so',
        because:
          'Ask how many lots of it make a hundred percent: you divide by that. With ten percent both happen to be ten.',
      }
    : undefined
}

const SIDES: Record<string, number> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  kite: 4,
  trapezium: 4,
  parallelogram: 4,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
}
const HAS = new RegExp(
  `\\b(${Object.keys(SIDES).join('|')})s? (?:has|have|has got|have got)(?: got)? ${NUMBER} (?:(?:equal )?(?:sides?|corners?|vertices|angles?)\\b|(?=too\\b|as well\\b|$))`,
  'g',
)

/** `my triangle has 3 corners so does a square have 3 too`: all of it must be so. */
function sidesOf(plain: string): Held | undefined {
  const found = [...plain.matchAll(HAS)]
  if (found.length === 0 || found.some(([each]) => /\bequal\b/.test(each))) return undefined
  return {
    truth: found.every(([, name = '', said]) => SIDES[name] === numberSaid(said)) ? 'so' : 'not so',
    because: 'Draw one and count: every side ends in a corner, so there are as many of both.',
  }
}

const PROPERTY =
  /^(?:(?:so|but|and|oh|ok|wait|because) )*(\d{1,4}) (is|isn't|is not|are|aren't) (?:really |also |an? |even a |in the |one of the )*(?:(prime|even|odd|square)(?: numbers?)?|(multiple|factor) of (\d{1,4})|(\d{1,2}) times table)$/

/** `9 isnt prime` */
function property(plain: string): Held | undefined {
  const [found, number, is = '', name, relation, of, table] = PROPERTY.exec(plain) ?? []
  if (!found) return undefined
  const value = Number(number)
  const other = Number(of ?? table)
  const divides = (a: number, b: number) => b > 0 && a % b === 0
  const isSo =
    name === 'prime'
      ? value > 1 &&
        !Array.from({ length: Math.floor(Math.sqrt(value)) }, (_, at) => at + 1).some(
          each => each > 1 && divides(value, each),
        )
      : name === 'even' || name === 'odd'
        ? divides(value, 2) === (name === 'even')
        : name === 'square'
          ? Number.isInteger(Math.sqrt(value))
          : relation === 'factor'
            ? divides(other, value)
            : divides(value, other)
  const isSaid = !/n.t|not/.test(is)
  return { truth: isSo === isSaid ? 'so' : 'not so', because: REASONS[name ?? relation ?? 'multiple'] ?? '' }
}

const REASONS: Record<string, string> = {
  prime: 'A prime has exactly two factors, one and itself.',
  even: 'Even numbers can be put into pairs, with nothing left over.',
  odd: 'Odd numbers leave one over when they are put into pairs.',
  square: 'A square number is a whole number times itself.',
  multiple: 'A multiple is in the times table of the number.',
  factor: 'A factor goes into the number with nothing left over.',
}
