const PAIR = /(?<![\p{L}\d])([a-z])\s?[-–—:=→).]{0,2}\s?(\d{1,2})(?![\p{L}\d])/giu
const LONGEST = 200

/** The pairs of `a2, b3, c1`, each letter once; undefined for any other text. */
function pairsIn(text: string): Map<string, string> | undefined {
  if (text.length > LONGEST || /\p{L}/u.test(text.replace(PAIR, '').replace(/\band\b/gi, '')))
    return undefined
  const found = [...text.matchAll(PAIR)].map(
    ([, letter = '', number = '']) => [letter.toLowerCase(), number] as const,
  )
  const pairs = new Map(found)
  return pairs.size > 1 && pairs.size === found.length ? pairs : undefined
}

const ASKS_MATCHES = /\b(?:match|matches|pair|pairs|connect|join)\b/i

/** Whether an answer page says which letter goes with which number. */
export function isMatching(question: string, expected: string): boolean {
  return ASKS_MATCHES.test(question) && pairsIn(expected) !== undefined
}

/** @returns undefined where one of the two says no pairs, or not as many */
export function isSameMatching(question: string, expected: string, answer: string): boolean | undefined {
  const [wanted, given] = [pairsIn(expected), pairsIn(answer)]
  if (!isMatching(question, expected) || wanted?.size !== given?.size) return undefined
  return [...(wanted ?? [])].every(([letter, number]) => given?.get(letter) === number)
}
