import type { ErrorCode } from '#contract/errors.ts'

/** What went wrong, for the child that reads it, and what exactly was said, for a grown-up who looks closer. */
export interface PlainWords {
  words: string
  /** None where the words say it all. */
  exactly?: string
}

export const SOMETHING_WRONG = 'Something went wrong. Please try again in a moment.'

/**
 * What a failure says in words for people.
 * @param usual said where nobody said anything: the server answered without a sentence, or something broke silently
 */
export function wordsOf(error: unknown, usual: string): string {
  const said = error instanceof Error ? error.message : ''
  return said === '' || said === SOMETHING_WRONG ? usual : said
}

/** In the place of words that speak of keys, quotas and models. */
const WORDS_BY_CODE: Partial<Record<ErrorCode, string>> = {
  ai_key_refused: 'Your tutor was not let in by its AI service. A grown-up can put that right in Settings.',
  ai_busy:
    'Lots of people are asking the AI right now. Please try again in a few minutes. If it stays like this, a grown-up can look in Settings. Your work is still here.',
  ai_offline:
    'The AI can’t be reached right now. Is the internet working? Please try again in a moment; your work is still here.',
  ai_unreadable: 'The AI’s answer made no sense. Please try again; your work is still here.',
}

/**
 * @param said by the server, in a sentence for people
 * @param code the contract's `ErrorCode`
 */
export function plainWords(said: string, code?: string): PlainWords {
  const words = WORDS_BY_CODE[code as ErrorCode]
  return words === undefined ? { words: said } : { words, exactly: said }
}
