import { readQuestions } from '#maths/questions/read-questions.ts'
import type { Problem } from './find-problems.ts'
import type { Work } from './work.ts'

const VALUE = '([-−]?\\d[\\d.]*(?:/\\d+)?)%?'
/** `if the 5 was 11`, `if there was an 11 where the 5 is`: which number is to stand in the place of which. */
const PUT_IN_PLACE = new RegExp(
  `\\bif (?:(?:the|that|one) )?${VALUE} (?:was|were|is|became|had been|turned into) (?:an? )?${VALUE}(?![\\d/])|\\bif (?:there|it|i) (?:was|were|is|had) (?:an? )?${VALUE} (?:where|instead of|in place of) (?:the )?${VALUE}(?![\\d/])`,
  'i',
)
const AVERAGES = /\b(?:mean|median|mode|range)\b/gi

/** The question before with the one number that the child changes, and with the average that it names. */
export function withOnePut(text: string, work: Work | undefined): Problem | undefined {
  if (!work?.isFound) return undefined
  const [, old = '', now, newer = now, older = old] = PUT_IN_PLACE.exec(text) ?? []
  const { kind, text: asked } = work.problem.question
  const [place, ...others] = [...asked.matchAll(/\d[\d.]*(?:\/\d+)?/g)].filter(([each]) => each === older)
  if (!newer || !place || others.length > 0 || newer === older) return undefined
  const again = `${asked.slice(0, place.index)}${newer}${asked.slice(place.index + older.length)}`
  const measure = kind === 'averages' ? text.match(AVERAGES)?.at(-1) : undefined
  const [question, ...more] = readQuestions(measure ? again.replace(AVERAGES, measure) : again) ?? []
  return question && more.length === 0 ? { question, text, isChanged: true } : undefined
}
