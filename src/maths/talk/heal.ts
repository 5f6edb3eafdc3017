import { EVERYDAY } from '../language/en/open-talk.ts'
import { EITHER, FEMALE, MALE } from '../language/en/stories/names.ts'
import { SENSES, SMALL_SLIPS, TEXTED_WORDS, TEXTS } from '../language/en/talk.ts'
import words from '../language/en/typed-words.json' with { type: 'json' }
import { isKnownWord } from '../net/word-vectors.ts'
import { alike, near } from './slips.ts'

const known = words.known.split(' ')
const isKnown = new Set(known)
const isRight = new Set(words.right.split(' '))
const isNumber = new Set(words.numbers.split(' '))
const isShort = new Set(words.short.split(' '))
const pairs = new Set(words.pairs.split(' '))
/** Right as they stand: words of talk and first names. */
const isSpelt = new Set(
  [EITHER, FEMALE, MALE, ...SENSES.map(([, list]) => list)]
    .flatMap(list => list.split(/\s+/))
    .concat(TEXTED_WORDS),
)
/** Made at the first word that nobody knows: few texts have any. */
let slips: Record<'ofKnown' | 'ofNumbers' | 'ofSound', (word: string) => string[]> | undefined
function nearest() {
  slips ??= {
    ofKnown: near(known),
    ofNumbers: near([...isNumber]),
    ofSound: alike([...known, ...[...isShort].filter(word => word.length === SHORTEST - 1)]),
  }
  return slips
}

/** Of the word that was meant: with a letter missing it is typed with one less. */
const SHORTEST = 5
const MOST_FOR_ONE = 4
const MOST = 8

/** `its hight is`: no number stands there. */
const IS_NAMED = /^(?:its|the|a|an|whose) (?:is|was)$/

/** What a word may have been meant for, the likeliest first; empty where it is right, or nobody can say. */
function meantBy(word: string, before: string, after: string): string[] {
  if (
    word.length < SHORTEST - 1 ||
    [isKnown, isRight, isNumber, isShort, EVERYDAY, isSpelt].some(all => all.has(word))
  )
    return []
  const slips = nearest().ofKnown(word)
  const found = slips.length > 0 ? slips : nearest().ofSound(word)
  const beside = found.filter(each => pairs.has(`${before}_${each}`) || pairs.has(`${each}_${after}`))
  // It may have been meant for a number.
  if (nearest().ofNumbers(word).length > 0)
    return IS_NAMED.test(`${before} ${after}`) ? slips.slice(0, MOST_FOR_ONE) : beside
  if (found.length === 0) return split(word)
  return [...new Set([...beside, ...found])].slice(0, MOST_FOR_ONE + 1)
}

const SMALL_WORDS = new Set(
  'a an the of in to is at by on or and for are how what which with from'.split(' '),
)
/** `whatis`, `thearea`: two words without their space, where only one way to part them makes two known words. */
function split(word: string): string[] {
  // `awake` is no `a wake`.
  if (isKnownWord(word)) return []
  const isWord = (part: string) =>
    SMALL_WORDS.has(part) || (part.length > 2 && (isKnown.has(part) || isShort.has(part)))
  const parts = [...word].flatMap((_, at) =>
    at > 0 && isWord(word.slice(0, at)) && isWord(word.slice(at))
      ? [`${word.slice(0, at)} ${word.slice(at)}`]
      : [],
  )
  return parts.length === 1 ? parts : []
}

/** `rect angle`: one word with a space in it, of parts that are no words by themselves. */
function joined(text: string): string {
  return text.replace(
    /(?<![A-Za-z\\])([A-Za-z]{2,}) ([a-z]{2,})(?![A-Za-z])/g,
    (both, first: string, second: string) => {
      const word = (first + second).toLowerCase()
      const areWords = [first, second].every(
        part => isReadersWord(part.toLowerCase()) || SMALL_WORDS.has(part.toLowerCase()),
      )
      return isKnown.has(word) && !areWords ? first + second : both
    },
  )
}

/** Letters of a text message as words: `n` as `and`, `how many r` as `how many are`. */
export const unabridged = (text: string) =>
  TEXTS.reduce((plain, [pattern, word]) => plain.replace(pattern, word), text)

/**
 * The text with slips of the finger put right, one text for each thing that may have been meant.
 * @returns the text alone where nothing is to be healed; undefined where too much might have been meant
 */
export function healed(typed: string): string[] | undefined {
  const text = joined(unabridged(typed))
  const typedWords = [...text.matchAll(/[A-Za-z']+/g)]
  let texts = ['']
  let at = 0
  for (const [index, found] of typedWords.entries()) {
    const own = found[0]
    const word = own.toLowerCase()
    const isInside = /[\p{L}\p{N}\\{_^]$/u.test(text.slice(0, found.index)) // part of 5cm, \frac
    const isName = /^\p{Lu}/u.test(own) && /[^.?!:\n\s"(]\s*$/.test(text.slice(0, found.index))
    // What is asked about letters: `the word banana`, `'libary'`.
    const isData = /(?:\bwords?:?|\bletters (?:in|of|from)(?: the word)?:?) *["'“‘]?$|["“‘]$/i.test(
      text.slice(0, found.index),
    )
    const small = Object.hasOwn(SMALL_SLIPS, word) && !isInside ? SMALL_SLIPS[word] : undefined
    const meant =
      small !== undefined
        ? [small]
        : isInside || isName || isData
          ? []
          : meantBy(word, beside(typedWords, index - 1), beside(typedWords, index + 1))
    if (meant.length === 0 || meant.length > MOST_FOR_ONE) continue
    const cased = meant.map(each => (/^[A-Z]/.test(own) ? each[0]?.toUpperCase() + each.slice(1) : each))
    const between = text.slice(at, found.index)
    texts = texts.flatMap(start => cased.map(each => start + between + each))
    if (texts.length > MOST) return undefined
    at = found.index + own.length
  }
  return texts.map(start => start + text.slice(at))
}

const beside = (words: RegExpExecArray[], at: number) => words[at]?.[0].toLowerCase() ?? ''

/** Whether some reader may know a word; what is said with it may matter. */
export const isReadersWord = (word: string) => isKnown.has(word) || isShort.has(word) || isNumber.has(word)

const rank = new Map(known.map((word, at) => [word, at]))
/** From here on a word of the readers is one of stories. */
const RARE = 1500
/** Whether the readers know a word from some story alone, such as `attendance`. */
export const isRare = (word: string) => (rank.get(word) ?? 0) >= RARE

/** Whether a word may be a reader's word with a slip in it, such as `nearst`. */
export function mayBeSlip(word: string): boolean {
  return meantBy(word, '', '').length > 0 || nearest().ofNumbers(word).length > 0
}
