import { kinds } from '#maths/kinds/index.ts'

/** Digits and words that are numbers. */
export const NUMBERS =
  /\d|[½⅓⅔¼¾⅕-⅞⅐⅑⅒]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|quarters?|thirds?)\b/i

/** Kinds of which every question has words of its own, so that a window may begin with any word. */
const worded = kinds.filter(({ triggers }) => !triggers.test('7 + 5'))
const NEAR = 3

/** Whether the next few words are those of some kind: `highest common factor`. */
export function namesKind(words: string[], from: number): boolean {
  return saysKind(words.slice(from, from + NEAR).join(' '))
}

/** Whether a text has words of some kind. */
export function saysKind(text: string): boolean {
  const plain = text.toLowerCase()
  return worded.some(({ triggers }) => triggers.test(plain))
}

/** Few questions have no number in them: `How many edges does a cube have?` */
export function mayAsk(text: string): boolean {
  return NUMBERS.test(text) || saysKind(text)
}
