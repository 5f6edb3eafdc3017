import { isWhole } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const END = /(?:^|[\s,.])(?:so|look at|use|take|try|then|into|in|its|it's|next)\s+(?:the\s+)?(\d+)\W*$/i
const OF_THEM = /\b(\d) (?:of them|times|lots|fit|go(?:es)? in)\b/i

/** Digit by digit: `none in 14 so 146` of 1462 ÷ 17, or how often it goes into the digits so far. */
export function firstDigitsSaid(text: string, question: Question): QuantitySaid | undefined {
  const [division] = question.kind === 'calculate' ? wayTo(question).calculations : []
  if (division?.operator !== '÷') return undefined
  const { left, right } = division
  if (!isWhole(left.value) || !isWhole(right.value) || right.value.compare(1) <= 0) return undefined
  const [digits, by] = [left.value.toFraction(), Number(right.value.toFraction())]
  const begin = startOf(digits, by)
  if (begin === undefined || begin === digits) return undefined
  const said = END.exec(text)?.[1] ?? /^\W*(\d+)\W*$/.exec(text)?.[1]
  if (said === begin && said !== String(Number(digits) / by))
    return {
      isSo: true,
      own: said,
      quantity: bare('where the dividing begins', `How often does ${by} fit into ${begin}?`),
    }
  if (/=|\bis\b|\banswer\b/i.test(text)) return undefined
  const often = OF_THEM.exec(text)?.[1]
  const fits = Math.floor(Number(begin) / by)
  return often && Number(often) === fits && !isLong(text, by)
    ? {
        isSo: true,
        own: `${often} of them`,
        quantity: bare(
          `how often ${by} goes into ${begin}`,
          `What is left of ${begin} then? Take the next digit down beside it.`,
        ),
      }
    : undefined
}

/** The fewest digits from the front that the divisor goes into. */
function startOf(digits: string, by: number): string | undefined {
  for (let length = 1; length <= digits.length; length++)
    if (Number(digits.slice(0, length)) >= by) return digits.slice(0, length)
  return undefined
}

/** A row that counts past what is asked for stands for something else. */
const isLong = (text: string, by: number) =>
  (text.match(/\d+/g) ?? []).some(each => Number(each) % by !== 0 && Number(each) > by)
