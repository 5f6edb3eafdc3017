import { measureOf, nounOf } from './word-forms.ts'

const ASKS_PERCENTAGE =
  /\b(?:what|which|find|calculate|work out|as an?|give|express)\b[^.?!\d]{0,40}(?:\bpercentage\b|\bper ?cent(?:age)?\b|%)/i
const ASKED = /\b(?:how many|in) ([a-z]+)\b/gi

/** The unit that a text asks for, where it names one alone; `%` for a percentage. */
export function unitAsked(text: string): string | undefined {
  if (ASKS_PERCENTAGE.test(text)) return '%'
  const units = [...text.matchAll(ASKED)].flatMap(([, word = '']) =>
    measureOf(nounOf(word.toLowerCase())) ? [word.toLowerCase()] : [],
  )
  const [only, ...others] = new Set(units)
  return others.length === 0 ? only : undefined
}
