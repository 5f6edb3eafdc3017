import { UNIT_NAMES } from './units.ts'

/** Words that change what a number beside them says. */
const TELLING = new RegExp(
  `(?<![\\p{L}\\d'’])(?:not?|\\p{L}+n['’]?t|never|cannot|half|halves|quarters?|past|till|minus|negative|plus|times|root|surd|pi|over|under|above|below|less|more|than|between|from|or|nor|both|all|every|wrong|false|except|without|remainder|rem|r|left|recurring|repeating|squared|cubed|square|cubic|percent|per|am|pm|o'clock|noon|midnight|morning|afternoon|evening|night|st|nd|rd|th|base|to|out|of|in|hundreds?|thousands?|millions?|tens|ones|${UNIT_NAMES})(?![\\p{L}\\d])`,
  'iu',
)
const FIRST_WORD = /^(?:\p{L}[\p{L}'’]+(?:[\s,:;!…]+|\.+\s+)|[ia]\s+(?=\p{L}{2}))/iu
/** In `comes to 7` the word in front of the number tells nothing. */
const COMING = /^(?:comes?|out|works|turns|equal|equals|it|this|that)$/i
const LAST_WORD = /[\s,:;.!?…(]+\p{L}[\p{L}'’]*[\s,:;.!?…)]*$/u
/** Two letters may be a product. */
const SHORT = /^(?:is|it|ok|me|us|so|my|we|im|ez|he|be|do|go|if|as)$/i
const MOST_WORDS = 16

/** A line without words in front of its maths and behind it: `I used a calculator: 3 + 4x, easy` is `3 + 4x`. */
export function withoutWordsAround(line: string): string {
  return wordsOff(line).at(-1) ?? line
}

/** A line with one word less at a time, first from the front, then from behind, up to words that tell something. */
export function wordsOff(line: string): string[] {
  const fronts = wordsOffFront(line)
  return [...fronts, ...wordsOffEnd(fronts.at(-1) ?? line)]
}

function wordsOffFront(line: string): string[] {
  const lines: string[] = []
  let rest = line
  let before = ''
  while (lines.length < MOST_WORDS) {
    const first = FIRST_WORD.exec(rest)?.[0]
    const word = first?.replace(/[^\p{L}'’]/gu, '') ?? ''
    const isComing = /^(?:to|at|out)$/i.test(word) && COMING.test(before)
    if (first === undefined || (!isComing && TELLING.test(word))) break
    before = word
    rest = rest.slice(first.length)
    lines.push(rest)
  }
  return lines
}

function wordsOffEnd(line: string): string[] {
  const lines: string[] = []
  let rest = line
  while (lines.length < MOST_WORDS) {
    const last = LAST_WORD.exec(rest)?.[0]
    const word = last?.replace(/[^\p{L}'’]/gu, '') ?? ''
    if (last === undefined || (word.length < 3 && !SHORT.test(word)) || TELLING.test(word)) break
    rest = rest.slice(0, -last.length)
    lines.push(rest)
  }
  return lines
}
