/** What a school question is about; `other` where none of them is meant for sure. */
export type Subject =
  | 'maths'
  | 'reading'
  | 'writing'
  | 'grammar'
  | 'language'
  | 'science'
  | 'history'
  | 'geography'
  | 'other'

/** How old a child is, as far as it changes what an answer must have: K to 2, 3 to 5, 6 to 8, 9 to 12. */
export type Band = 'young' | 'middle' | 'older' | 'oldest'

/** @param grade a school grade, `K` for Kindergarten */
export function bandOf(grade: 'K' | number): Band {
  if (grade === 'K' || grade <= 2) return 'young'
  if (grade <= 5) return 'middle'
  return grade <= 8 ? 'older' : 'oldest'
}

/** A text's words in small letters, with straight apostrophes. */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}'-]+|\d+/gu) ?? []
  )
}

/** A word for one thing, by its usual ending; others stay as they are. */
export function singularOf(word: string): string {
  const own = word.replace(/'s?$/, '')
  if (/(?:ches|shes|xes|sses)$/.test(own)) return own.slice(0, -2)
  if (own.endsWith('ies') && own.length > 4) return `${own.slice(0, -3)}y`
  return own.length > 3 && own.endsWith('s') && !own.endsWith('ss') ? own.slice(0, -1) : own
}
