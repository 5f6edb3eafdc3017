import { z } from 'zod'

/** The most characters of any text, such as a message or a marking scheme. */
export const LONGEST_TEXT = 20_000
/** The most characters of a question, and of an answer: far more than a page of a book. */
export const LONGEST_MARKED = 5_000
/** The most characters of what an answer page says. */
export const LONGEST_PAGE = 2_000

// Control characters and bidirectional overrides have no place in what a family types; tabs and line ends do.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** Removes characters that nobody can see and writes line ends as `\n`. */
export function withoutInvisible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
}

// A letter, digit, sign or picture; the three that are left out count as signs and show nothing.
const INK = /(?![\u2800\ufffc\u{1d159}])(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Z}\u2800\ufffc\u{1d159}]/gu

/** Whether there is nothing to see in a text: blanks, invisible characters and accents on nothing alone. */
export function isBlank(text: string): boolean {
  return !INK.test(text)
}

/** How long a text is without the characters that show nothing; 0 for a blank one. */
function visibleLength(text: string): number {
  return isBlank(text) ? 0 : text.replace(UNSEEN, '').length
}

/**
 * Text of several lines, cleaned of invisible characters.
 * @param name how the message calls it, such as `The question`
 * @param most characters
 * @returns a schema that refuses more with status 413
 */
export function longText(name: string, most = LONGEST_TEXT) {
  return z
    .string()
    .refine(text => text.length <= most, {
      error: `${name} is too long: ${most.toLocaleString('en')} characters are the most. Please shorten it.`,
      params: { status: 413 },
    })
    .transform(withoutInvisible)
}

/** Like `longText`, but something must be there besides blanks. */
export function requiredText(
  name: string,
  words = `${name} is empty. Please fill it in.`,
  most = LONGEST_TEXT,
) {
  return longText(name, most).refine(text => !isBlank(text), words)
}

/**
 * One line such as a name: cleaned and trimmed.
 * @param least characters that can be seen
 */
export function shortText(least: number, tooShort: string, most = 100) {
  return z
    .string()
    .transform(text => withoutInvisible(text).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .refine(text => visibleLength(text) >= least, tooShort)
        .max(most, `At most ${most} characters, please`),
    )
}
