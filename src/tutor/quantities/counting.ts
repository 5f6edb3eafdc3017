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

/** Where the row of another number begins: `4s: 4 8 12, 6s: 6 12`. */
const NEXT_ROW = /\band\b|;|\n|(?<![\d.])\d+(?:'?s)? ?[:=]/i

/** `4 8 12 and 6 12`, `12: 1 2 3 4 6 12 18: 1 2 3 6 9 18`: the multiples or the factors of two numbers, row by row. */
export function multiplesSaid(text: string, question: Question): QuantitySaid | undefined {
  const isOfMultiples = /\b(?:lcm|multiple)/i.test(question.text)
  if (
    question.kind !== 'factors' ||
    text.length > 90 ||
    !(isOfMultiples || /\b(?:[hg]c[fd]|common factor)/i.test(question.text))
  )
    return undefined
  const asked = (question.text.match(/\d+/g) ?? []).map(Number)
  const rows = text
    .split(NEXT_ROW)
    .map(row => (row.match(/\d+/g) ?? []).map(Number))
    .filter(row => row.length > 1)
  const isRow = (row: number[], of: number) =>
    isOfMultiples
      ? row.every((each, at) => each === of * (at + 1))
      : row.every((each, at) => of % each === 0 && (at === 0 || each > (row[at - 1] ?? 0))) &&
        row.length === divisorsIn(of)
  const owners = rows.map(row => asked.find(of => isRow(row, of)))
  return rows.length === 2 && new Set(owners).size === 2 && !owners.includes(undefined)
    ? {
        isSo: true,
        quantity: {
          ...COUNTED,
          is: isOfMultiples ? 'the multiples of both' : 'all factors of both',
          next: isOfMultiples
            ? 'Which number stands in both rows first?'
            : 'Which is the biggest number that stands in both rows?',
        },
      }
    : undefined
}

const divisorsIn = (of: number): number =>
  Array.from({ length: of }, (_, at) => at + 1).filter(each => of % each === 0).length

/** The number that is divided by, where the way begins with a product. */
function divisorsOf({ text }: Question): number[] {
  return (text.match(/\d+/g) ?? []).slice(1).map(Number)
}
