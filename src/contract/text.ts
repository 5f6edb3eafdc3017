import { z } from 'zod'

/** The most characters a question or an answer may have. */
export const LONGEST_TEXT = 20_000

// Control characters and bidirectional overrides have no place in what a family types; tabs and line ends do.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** Removes characters that nobody can see and writes line ends as `\n`. */
export function withoutInvisible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
}

/**
 * Text of several lines, cleaned of invisible characters.
 * @param name how the message calls it, such as `The question`
 * @returns a schema that refuses more than 20,000 characters with status 413
 */
export function longText(name: string) {
  return z
    .string()
    .refine(text => text.length <= LONGEST_TEXT, {
      error: `${name} is too long: ${LONGEST_TEXT.toLocaleString('en')} characters are the most. Please shorten it.`,
      params: { status: 413 },
    })
    .transform(withoutInvisible)
}

/** Like `longText`, but something must be there besides blanks. */
export function requiredText(name: string) {
  return longText(name).refine(text => text.trim() !== '', `${name} is empty. Please fill it in.`)
}

/** One line such as a name: cleaned, trimmed and at most 100 characters. */
export function shortText(least: number, tooShort: string) {
  return z
    .string()
    .transform(text => withoutInvisible(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(least, tooShort).max(100, 'At most 100 characters, please'))
}
