import type { Random } from '#maths/domain/misconception.ts'
import { shuffled } from '#maths/domain/random.ts'
import { compare } from '../compare.ts'
import { datesIn } from '../dates.ts'
import { expectedValue } from '../expected-value.ts'
import { plainWords } from '../plain-words.ts'
import { othersOfKind } from './like-kinds.ts'

/** A question that the family's answer page answers. */
export interface PageFact {
  question: string
  expected: string
  /** What the child has answered to it. */
  answers: readonly string[]
}

const LONGEST = 80
const MONTHS = /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/i
/** Any example will do: what stands on the page is not all that is right. */
export const wantsExample = (question: string) =>
  /\b(?:name|give|write(?: down)?|state|list|find|think of)\s+(?:me\s+)?(?:an?|any|one|two|three|some)\b|\bexamples?\b/i.test(
    question,
  )

/** Other dates in the same words. */
function nearDates(expected: string): string[] {
  if (datesIn(expected).length === 0) return []
  return [1, -1, 10, -10, 2, 100]
    .map(by =>
      expected.replace(/\d{1,4}(?!.*\d)/, digits =>
        String(Math.max(1, Number(digits) + (digits.length < 3 ? by % 9 : by))),
      ),
    )
    .filter(text => !MONTHS.test(text) || datesIn(text).length > 0)
}

/** Years before and after. */
function nearYears(expected: string): string[] {
  const year = /^(?:in\s+)?(\d{3,4})(?:\s*(?:ad|bc))?$/i.exec(expected.trim())?.[1]
  if (year === undefined) return []
  return [10, -10, 1, 100, -100, -1].map(by => expected.replace(year, String(Number(year) + by)))
}

function nearValues(question: string, expected: string, random: Random): string[] {
  const value = expectedValue(question, expected)
  return value ? value.near(random).map(({ text }) => text) : []
}

function alike(expected: string, others: readonly PageFact[]): string[] {
  const size = plainWords(expected).length
  return others
    .map(other => other.expected.trim())
    .filter(
      text => text.length <= LONGEST && !text.includes('\n') && Math.abs(plainWords(text).length - size) <= 1,
    )
    .filter(
      text =>
        /\d/.test(text) === /\d/.test(expected) && /^\p{Lu}/u.test(text) === /^\p{Lu}/u.test(expected.trim()),
    )
}

/**
 * Answers that are wrong and could be thought right, the likeliest first: what the child wrote, values that are near,
 * others of the same kind, right answers to other questions of the family.
 */
export function wrongAnswers(fact: PageFact, others: readonly PageFact[], random: Random): string[] {
  const { question, expected } = fact
  if (wantsExample(question)) return []
  const years = /\b(?:when|year|date)\b/i.test(question) ? nearYears(expected) : []
  const near =
    [nearDates(expected), years, nearValues(question, expected, random)].find(list => list.length >= 3) ?? []
  const own = fact.answers
    .map(answer => answer.trim())
    .filter(answer => answer.length <= LONGEST && !/[\n=]/.test(answer))
  const made =
    near.length > 0 ? near : shuffled([...othersOfKind(expected), ...alike(expected, others)], random)
  const seen = new Set<string>()
  return [...own, ...made].filter(text => {
    const key = plainWords(text).join(' ')
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return (
      isNew &&
      compare({ question, expected, answer: text }).verdict !== 'right' &&
      compare({ question, expected: text, answer: expected }).verdict !== 'right'
    )
  })
}
