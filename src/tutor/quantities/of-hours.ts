import { rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const HOURS_AND_MINUTES = /\b(\d+) ?(?:h|hrs?|hours?)(?: and|,)? ?(\d{1,2}) ?(?:m|mins?|minutes?)\b/i
const PART =
  /^\W*(?:(?:so|its|it's|it is|is it|that is|thats|oh|ok|um+|a) )*(half|quarter|three quarters|(?:a )?third|\d+\/\d+|0?\.\d+)(?: of| an?)*(?: hours?)?\W*$/i
const WORDS: Readonly<Record<string, string>> = {
  half: '1/2',
  quarter: '1/4',
  'three quarters': '3/4',
  third: '1/3',
}

/** Of `2 h 30 min`, where a speed is asked: `half` for the minutes, or the minutes written behind the point, `2.30`. */
export function partOfHourSaid(text: string, question: Question): QuantitySaid | undefined {
  const [, hours, minutes = ''] =
    question.kind === 'time' ? [] : (HOURS_AND_MINUTES.exec(question.text) ?? [])
  if (hours === undefined) return undefined
  const [, said = ''] = PART.exec(text) ?? []
  const own = said.toLowerCase().replace(/^a /, '')
  const part = said === '' ? undefined : readLiteral(WORDS[own] ?? own)?.value
  if (part?.equals(rational(Number(minutes), 60)))
    return {
      isSo: true,
      quantity: bare(
        'the part of an hour that the minutes are',
        'So how many hours is it altogether, as one number?',
      ),
    }
  const isPointed = new RegExp(`(?<![\\d.,])${hours}[.,](?:${minutes}|${minutes.replace(/0$/, '')})(?!\\d)`)
  const next = `behind a point stand tenths and hundredths, and no minutes. So what part of an hour are $${minutes}$ minutes?`
  return isPointed.test(text) && Number(minutes) > 0
    ? {
        isSo: false,
        quantity: bare(
          'the time in hours',
          '',
          `${/\bnot\b/.test(text) ? 'No,' : 'They don’t fit yet:'} ${next}`,
        ),
      }
    : undefined
}
