import { AROUND_FRAME } from '../language/en/frames.ts'
import { mayStandBeside } from '../talk/words-of-talk.ts'

const around = new Set(AROUND_FRAME.split(/\s+/))

/** The words of a text, and each number or sign of a calculation. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}']+|[\d+×÷<>√^]/gu) ?? []

/**
 * Whether what is left of a text adds nothing: no number, and no word that may matter.
 * @param more words that say nothing beside what the text is about
 */
export function addsNothing(left: readonly string[], more = ''): boolean {
  const own = new Set(more.split(' '))
  return left.every(
    word => around.has(word) || own.has(word) || (/\p{L}/u.test(word) && mayStandBeside(word)),
  )
}
