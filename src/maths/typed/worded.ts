import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'
import { KNOWN } from '../nearest/known.ts'
import { type NearestReading, readNearest } from '../nearest/read-nearest.ts'
import { weighedReadings } from '../reworded/read-reworded.ts'
import { sureness } from '../reworded/sureness.ts'
import { keepsWords, readTold, UNHEARD } from './read-alone.ts'

/** A text in words that are read, where it comes to one number. */
export interface Worded {
  /** By the kinds of its quantities, the nearest known wording, or the net that says it in a book's words. */
  from: 'told' | 'near' | 'net'
  words: string
  question: Question
  value: Rational
  /** How likely the net finds the wording, and how likely it is meant so, between 0 and 1; 0 for those that are not the net's. */
  chance: number
  sureness: number
}

/** The nearest known wording that keeps the words of weight. */
export function nearestTo(text: string): NearestReading | undefined {
  const near = UNHEARD.test(text) ? undefined : readNearest(text, KNOWN)
  return near && keepsWords(text, near.words) ? near : undefined
}

/** All readings of a text in other words than its own that come to one number; those by the kinds of its quantities first. */
export function wordedIn(text: string): Worded[] {
  const told = readTold(text)
  const near = nearestTo(text)
  const reworded = UNHEARD.test(text)
    ? []
    : weighedReadings(text).filter(({ words }) => keepsWords(text, words))
  return [
    ...(told ? asWorded('told', told.words, told.question, answerOf(told.question)) : []),
    ...(near ? asWorded('near', near.words, near.question, near.answer) : []),
    ...reworded.flatMap(({ words, question, answer, evidence }) =>
      asWorded('net', words, question, answer, { chance: evidence.chance, sureness: sureness(evidence) }),
    ),
  ]
}

const asWorded = (
  from: Worded['from'],
  words: string,
  question: Question,
  answer: string,
  sure = { chance: 0, sureness: 0 },
): Worded[] => {
  const value = numberIn(answer)
  return value ? [{ from, words, question, value, ...sure }] : []
}

/** The number that a question comes to; undefined where its answer is none, or several. */
export const numberOf = (question: Question): Rational | undefined => numberIn(answerOf(question))

function answerOf(question: Question): string {
  try {
    return solve(question).answer
  } catch {
    return ''
  }
}

const NUMBER = /[-−]?\d[\d,]*(?:\.\d+)?/g

/** The number of `25\%`, `\text{£}4.80` or `7 \text{ cm}`; undefined where there are several, or none. */
function numberIn(answer: string): Rational | undefined {
  const [only, ...others] = answer.replace(/\^\{?[23]\}?/g, '').match(NUMBER) ?? []
  return only !== undefined && others.length === 0 ? readLiteral(only)?.value : undefined
}
