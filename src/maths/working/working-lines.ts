import type { WorkingLine } from '#contract/marking.ts'
import { countedNames } from '../answers/counted-names.ts'
import { readAnswer } from '../answers/read-answer.ts'
import type { Remainder, Statement } from '../answers/statement.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import { asLiteral, literalsIn, operationsIn, withoutGroup } from '../arithmetic/expression.ts'
import { decimalPlaces, type Rational, roundTo } from '../arithmetic/rational.ts'
import { markQuestion } from '../kinds/doors.ts'
import { asEntered, hasTooLongNumber } from '../questions/as-entered.ts'
import { readQuestions } from '../questions/read-questions.ts'

export interface WorkingRead {
  lines: WorkingLine[]
  /** The place of the first wrong line. */
  firstSlip?: number
}

/** Says that one side comes to the other, and so can be checked. */
function computes({ sides, remainder }: Statement): boolean {
  return sides.length > 1 && (remainder !== undefined || sides.some(side => operationsIn(side).length > 0))
}

/** `24 ÷ 9 = 2 r 6`; undefined where it is no division of whole numbers. */
function isRemainderHeld({ sides }: Statement, { quotient, left }: Remainder): boolean | undefined {
  const [first, ...others] = sides
  const side = first && withoutGroup(first)
  const [whole, part] =
    side?.kind === 'operation' && side.operator === '÷'
      ? [exactValue(side.left), exactValue(side.right)].map(value => (value?.d === 1n ? value.n : undefined))
      : side?.kind === 'number'
        ? [side.top, side.bottom]
        : []
  if (others.length !== 1 || whole === undefined || !part) return undefined
  return whole === part * quotient + left && left < part
}

function isHeld(statement: Statement): boolean | undefined {
  const { sides, remainder } = statement
  if (remainder) return isRemainderHeld(statement, remainder)
  const values = sides.map(exactValue)
  const [first, ...others] = values
  if (!first || others.some(value => !value)) return undefined
  return others.every((value, at) => {
    const side = sides[at + 1]
    const number = side && asLiteral(side)
    const isRounded =
      number?.places !== undefined &&
      decimalPlaces(first) === undefined &&
      roundTo(first, number.places).equals(number.value)
    return value?.equals(first) === true || isRounded
  })
}

function numbersIn(text: string): Rational[] {
  return readAnswer(text).statements.flatMap(({ sides }) =>
    sides.flatMap(side => literalsIn(side).map(({ value }) => value)),
  )
}

/** Longer lines are prose, and dear to read. */
const LONGEST_LINE = 120
const MOST_LINES = 60

/** Clock times are not reckoned with as numbers: `12:30 + 45 min = 1:15`. */
const CLOCK = /\b\d{1,2}:[0-5]\d\b.*(?:[+\-−]|\b(?:[ap]m|mins?|minutes?|hours?|hrs?|h)\b)/i
const GOT = /(?<=[\d)%])\s+(?:and\s+)?(?:so\s+)?(?:i|we)?\s*(?:got|get|made)\s+(?=[-−£$€₹]?\d)/gi

function calculatingLines(text: string): string[] {
  const lines = text
    .split('\n')
    .filter(
      line => line.length <= LONGEST_LINE && /\d/.test(line) && !hasTooLongNumber(line) && !CLOCK.test(line),
    )
  return lines.slice(0, MOST_LINES)
}

/** Words between the numbers of a line that say what is done with them. */
const CALCULATES =
  /^(?:equal|from|take|away|add|share|shared|more|less|halve|lots|groups|bags|each|every)s?$/i

/**
 * The lines of an answer that may calculate, without the names of what is counted as the question has them: `24 apples
 * - 9 apples = 15 apples`.
 */
function workingLines(question: string, answer: string): string {
  const nouns = countedNames(question).filter(name => !CALCULATES.test(name))
  const counted =
    nouns.length > 0
      ? new RegExp(
          `(?<=\\d)\\s+(?:${[...new Set(nouns)].join('|')})(?!\\p{L})(?=\\s*(?:[-−+×x*÷/=]|$))`,
          'giu',
        )
      : undefined
  return calculatingLines(answer)
    .map(line => (counted ? line.replace(counted, '') : line).replace(GOT, ' = ').replace(/;(?=\S)/g, '; '))
    .join('\n')
}

/**
 * Checks every line of an answer that computes something, whatever the question: exactly, and whether its numbers are
 * those of the question. What can't be read as a calculation is left out.
 */
export function readWorking(question: string, answer: string): WorkingRead {
  const [asked, said] = [asEntered(question), asEntered(answer)]
  const known = numbersIn(calculatingLines(asked).join('\n'))
  const lines = readAnswer(workingLines(asked, said), { allowsRemainder: true }).statements.flatMap(
    (statement): WorkingLine[] => {
      if (!computes(statement)) return []
      const isRight = isHeld(statement)
      const [left] = statement.sides
      if (isRight === undefined || !left) return []
      const isKnown = (number: Rational | bigint) => known.some(each => each.equals(number))
      const isFromQuestion = literalsIn(left).every(
        ({ value, top, bottom }) =>
          isKnown(value) || (top !== undefined && bottom !== undefined && isKnown(top) && isKnown(bottom)),
      )
      const last = statement.sides.at(-1)
      const result = last && exactValue(last)
      if (result) known.push(result)
      const note = isRight ? undefined : noteOn(statement)
      return [{ text: statement.text, isRight, isFromQuestion, ...(note !== undefined && { note }) }]
    },
  )
  const firstSlip = lines.findIndex(({ isRight }) => !isRight)
  return { lines, ...(firstSlip >= 0 && { firstSlip }) }
}

/** The misconception behind a wrong line, where only one explains it. */
function noteOn({ text }: Statement): string | undefined {
  const [left = '', right = ''] = text.split('=')
  const [question, ...others] = readQuestions(left) ?? []
  if (!question || others.length > 0) return undefined
  const { verdict, explanations } = markQuestion(question, right)
  const [only, ...more] = explanations
  return verdict === 'wrong' && more.length === 0 ? only?.explanation : undefined
}
