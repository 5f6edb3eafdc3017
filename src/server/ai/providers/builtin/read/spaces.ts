import type { ReadCharacter } from './recognise.ts'
import { isKnownWord } from './sense-of-words.ts'
import { widthOfSpace } from './width-of-space.ts'

/** A word is no longer, in characters. */
const LONGEST_WORD = 24

/**
 * Puts spaces where words end. The recogniser, which knows Chinese best, leaves many out and puts some into words, so that
 * the line is parted anew: by how wide the paper between two characters is beside the line's other gaps, by where the
 * recogniser saw a space, and by which words there are.
 */
export function withSpaces(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const written: ReadCharacter[] = []
  /** How far each character stands from the one before it, and whether a space was seen there. */
  const gaps: number[] = []
  const seen: boolean[] = []
  let gap = 0
  let isSpace = false
  for (const each of characters) {
    gap += each.gap
    if (each.text === ' ') isSpace = true
    else {
      written.push(each)
      gaps.push(gap)
      seen.push(isSpace)
      gap = 0
      isSpace = false
    }
  }
  const wide = widthOfSpace(gaps.slice(1), seen.slice(1))
  const partings = written.map((_, at) =>
    at === 0 ? 0 : worthOfParting(written, at, (gaps[at] ?? 0) / wide, seen[at]),
  )
  const ends = partedAt(written, partings)
  return written.flatMap((each, at) => (ends.has(at) ? [spaceBefore(each), each] : [each]))
}

const SIGN = /^[+=×÷]$/
const isDigit = (text: string) => /^\d$/.test(text)

/** Whether two characters are of two words, as far as can be seen: more than 0 where they are. @param gap 1 is usual for a space */
function worthOfParting(written: readonly ReadCharacter[], at: number, gap: number, isSeen = false): number {
  const [before, after] = [written[at - 1]?.text ?? '', written[at]?.text ?? '']
  if (SIGN.test(after) || (SIGN.test(before) && /[\w(£$€]/.test(after))) return CERTAIN
  // Nothing ends a word and begins a new one with its full stop.
  if (/^[.,;:?!)%°²³]$/.test(after)) return -CERTAIN
  // Digits of one number stand apart on squared paper.
  if (isDigit(before) && isDigit(after)) return isSeen && gap > 1 ? 1 : -CERTAIN
  const isInNumber = isDigit(after) && /^[.,]$/.test(before) && isDigit(written[at - 2]?.text ?? '')
  const byGap = Math.max(-MOST, Math.min(MOST, STEEP * (gap - 1)))
  return (
    byGap +
    (isSeen ? IF_SEEN : IF_UNSEEN) -
    (isInNumber && (before === '.' || isThousand(written, at)) ? 1.5 : 0)
  )
}

/** Whether three digits follow, as behind the comma of a thousand. */
const isThousand = (written: readonly ReadCharacter[], at: number) =>
  /^\d{3}(?!\d)/.test(
    written
      .slice(at, at + 4)
      .map(({ text }) => text)
      .join(''),
  )

const CERTAIN = 50
const STEEP = 3
const MOST = 2.5
const IF_SEEN = 1.5
const IF_UNSEEN = -0.5

/** The best way to part a line: each place's worth, and that of the words between them. */
function partedAt(written: readonly ReadCharacter[], partings: readonly number[]): Set<number> {
  const text = written.map(each => (each.text.length === 1 ? each.text : '?')).join('')
  const best = [0]
  const from = [0]
  for (let end = 1; end <= text.length; end++) {
    best[end] = -Infinity
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const worth =
        (best[start] ?? 0) + (start > 0 ? (partings[start] ?? 0) : 0) + worthOfWord(text.slice(start, end))
      if (worth > (best[end] ?? -Infinity)) {
        best[end] = worth
        from[end] = start
      }
    }
  }
  const ends = new Set<number>()
  for (let at = from[text.length] ?? 0; at > 0; at = from[at] ?? 0) ends.add(at)
  return ends
}

/** What stands by a number: a unit, or a letter of algebra. */
const BESIDE_NUMBER = /^[a-z]$|^(?:mm|cm|km|ml|kg|mg|km\/h|mph|th|st|nd|rd|am|pm)[23²³]?$/

/** How much a word is one: more than 0 for words that there are, less for letters that are none. */
function worthOfWord(word: string): number {
  const bare = word.replace(/^[("'[]+|[.,;:!?)"'\]]+$/g, '').replace(/['’]s$/, '')
  if (!/[A-Za-z]/.test(bare)) return 0
  if (/^[A-Za-z]+$/.test(bare)) {
    if (isKnownWord(bare)) return bare.length < 3 ? 0.4 : 1.2
    return bare.length < 3 ? -1.2 : -0.9
  }
  const [, letters = ''] = /^[£$€]?[\d.,/]+(.*)$/.exec(bare) ?? []
  if (BESIDE_NUMBER.test(letters)) return letters.length > 1 ? -0.9 : -0.2
  // Letters of algebra and what joins them, `3a+4b` or `2(x-3)`.
  return /[A-Za-z]{2}/.test(bare) ? -1.6 : -0.2
}

const spaceBefore = ({ from }: ReadCharacter): ReadCharacter => ({
  text: ' ',
  likelihood: 1,
  others: [],
  from,
  to: from,
  gap: 0,
})
