import type { Question } from '#maths/domain/question.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { QuantitySaid } from './quantity.ts'

const ROW = /^\D*(-?\d+(?:[\s,]+(?:and\s+)?-?\d+){2,})\D*$/

/** Numbers that go on by one step; undefined for others. */
export function rowIn(text: string): { numbers: readonly number[]; step: number } | undefined {
  const row = text.length <= 90 && !/[=+×÷*/%?]/.test(text) ? ROW.exec(text)?.[1] : undefined
  const numbers = row?.match(/-?\d+/g)?.map(Number) ?? []
  const [first, second] = numbers
  if (first === undefined || second === undefined || first === second) return undefined
  const step = second - first
  const isEven = numbers.every((number, at) => number === first + step * at)
  return isEven && numbers.length > 2 ? { numbers, step } : undefined
}

const ROWS = /(?<![\d.])\d+(?:[\s,]+\d+){2,}(?![\d.]*\d)/g

/** A message with the last number alone of each row that is counted up in it: `8 rabbits. 16. 16!`, of `8 rabbits. 2 4 6 … 16. 16!` */
export const countedUp = (text: string): string =>
  text.replace(ROWS, row => {
    const own = rowIn(row)
    return own === undefined ? row : `${own.numbers.at(-1)}`
  })

const COUNTED = {
  is: 'well counted',
  values: [],
  named: /$^/,
  askBack: '',
}

const COUNTED_NUMBERS =
  /^\D*(\d+(?:[\s,]+\d+){2,})[\s,.]+(?:so|then|thats?|that's|its|it's|is|makes?|i get)\D{0,12}(\d+)\W*$/i
const GETS_TO =
  /\b(\d+) ?(?:more )?(?:to get|gets? (?:you|u|me|us|it)|takes? (?:you|u|me|us|it)|brings? (?:you|u|me|us|it)|up)(?: up)? to (\d+)\b(?![:.%]\d)/i

/** What is said while it is counted from one number up to the other: the numbers for the jumps, or a jump to a round number. */
export function jumpsSaid(text: string, question: Question): QuantitySaid | undefined {
  const [wanted] = text.length <= 90 ? wayTo(question).calculations : []
  if (wanted?.operator !== '-') return undefined
  const [most, least] = [wanted.left.value.valueOf(), wanted.right.value.valueOf()]
  const [, row = '', count] = COUNTED_NUMBERS.exec(text) ?? []
  const numbers = row.match(/\d+/g)?.map(Number) ?? []
  const isAll =
    numbers.length === Math.abs(most - least) + 1 &&
    numbers.every((each, at) => at === 0 || each === (numbers[at - 1] ?? 0) + 1) &&
    numbers[0] === Math.min(most, least)
  if (isAll && Number(count) === numbers.length)
    return {
      isSo: false,
      quantity: {
        ...COUNTED,
        next: '',
        askBack: `You counted the numbers. Count the jumps from one to the next: from ${numbers[0]} to ${numbers[1]} is the first one. How many are there?`,
      },
    }
  const [, by, to] = GETS_TO.exec(text)?.map(Number) ?? []
  return by !== undefined && to !== undefined && to - by === least && to < most
    ? {
        isSo: true,
        quantity: {
          ...COUNTED,
          is: `the way from ${least} up to ${to}`,
          next: `And how far is it from ${to} to the end?`,
        },
      }
    : undefined
}

/** Counting on, back, or in steps is a way to the answer: `6 7 8 9`, `5 10 15`. */
export function countingSaid(text: string, question: Question): QuantitySaid | undefined {
  const row = rowIn(text)
  const inSteps = row && stepsTo(row, question)
  if (inSteps) return inSteps
  const [wanted] = wayTo(question).calculations
  if (!row || !wanted || !['calculate', 'remainder'].includes(question.kind)) return undefined
  const [a, b] = [wanted.left.value.valueOf(), wanted.right.value.valueOf()]
  const [first = 0] = row.numbers
  const before = first - row.step
  const says = (next: string): QuantitySaid => ({ quantity: { ...COUNTED, next }, isSo: true })
  if (Math.abs(row.step) === 1 && [a, b].some(each => each === before || each === first))
    return says(
      wanted.operator === '-'
        ? 'How many steps did you count?'
        : 'Where do you come to, when you have counted on far enough?',
    )
  const parts =
    question.kind === 'remainder' || wanted.operator === '÷' ? [b, ...divisorsOf(question)] : [a, b]
  if (row.numbers.every(each => each % row.step === 0) && row.step > 1 && parts.includes(row.step))
    return says(
      wanted.operator === '×' && question.kind !== 'remainder'
        ? 'How many steps is that, and how many do you need?'
        : row.numbers.includes(wanted.operator === '÷' ? a : Number.NaN)
          ? 'Now you are there! How many steps was that from the start?'
          : 'How many steps was that? And is something left over?',
    )
  return undefined
}

/** `6 12 18 24`, for 6 × ? = 42: counted in steps of the one number up to the other. */
function stepsTo(
  { numbers, step }: { numbers: readonly number[]; step: number },
  question: Question,
): QuantitySaid | undefined {
  const [one, all, ...more] = (question.text.match(/\d+/g) ?? []).map(Number)
  if (
    question.kind !== 'solve' ||
    more.length > 0 ||
    one !== step ||
    all === undefined ||
    !/[x×*]|times/i.test(question.text)
  )
    return undefined
  if (!numbers.every(each => each % step === 0)) return undefined
  const next = numbers.includes(all)
    ? 'Now you are there! How many steps was that from the start?'
    : 'Go on until you are there: how many steps do you need?'
  return { quantity: { ...COUNTED, next }, isSo: true }
}

/** `4 8 12 and 6 12`: the multiples of two numbers, row by row. */
export function multiplesSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'factors' || text.length > 90 || !/\b(?:lcm|multiple)/i.test(question.text))
    return undefined
  const asked = (question.text.match(/\d+/g) ?? []).map(Number)
  const rows = text
    .split(/\band\b|;|\n/i)
    .map(row => (row.match(/\d+/g) ?? []).map(Number))
    .filter(row => row.length > 1)
  const isRow = (row: number[]) =>
    asked.some(of => row[0] === of && row.every((each, at) => each === of * (at + 1)))
  return rows.length === 2 && rows.every(isRow)
    ? {
        isSo: true,
        quantity: {
          ...COUNTED,
          is: 'the multiples of both',
          next: 'Which number stands in both rows first?',
        },
      }
    : undefined
}

/** The number that is divided by, where the way begins with a product. */
function divisorsOf({ text }: Question): number[] {
  return (text.match(/\d+/g) ?? []).slice(1).map(Number)
}
