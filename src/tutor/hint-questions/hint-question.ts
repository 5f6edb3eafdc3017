import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import { DENIES, type Idea, OPPOSITE, PIECES_OF, SAID_IDEAS } from '#maths/language/en/said-ideas.ts'
import { withoutThousands } from '#maths/values/thousands.ts'
import { inDigits } from '../quantities/in-digits.ts'

/** What a child answers to a hint, with all that it may name. */
export interface Own {
  /** In small letters, its numbers in digits. */
  text: string
  numbers: readonly Rational[]
  /** The words of the tutor that it answers. */
  asked: string
  /** How many pieces of a size make a whole, where a size is named: 8 for `eighths`. */
  pieces: readonly bigint[]
  /** Whether it names one of these. */
  names: (...ideas: Idea[]) => boolean
  says: (value: Rational | bigint | number) => boolean
  /** Nothing but one number stands in it. */
  isBare: boolean
}

/** What is made of an answer: a sentence that credits it, with what comes next, or what is asked back. */
export type HintVerdict =
  | { isSo: true; credit: string; next: string; step?: number }
  | { isSo: false; askBack: string }

/** A question at the end of a hint whose answers are known from the data of what is worked on. */
export interface HintQuestion {
  /** Found in the words of the tutor that ask it, in the words for younger children. */
  asks: RegExp
  /** By which it is known whether it is answered already. */
  name: string
  /** What answers it may be worth as much as the answer of the whole, and is not that. */
  isFirst?: true
  /** What answers it can mean nothing else, whether it was asked or not. */
  isClear?: true
  /** A sum in it says just what is asked for, and is no step of its own. */
  isOfSum?: true
  /** Undefined for what can't be judged. */
  judge: (own: Own) => HintVerdict | undefined
}

const NUMBER = /(?<![\d.])[-−]?\d+(?:\.\d+)?(?:\/\d+)?/g
const ALONE =
  /^\W*(?:(?:the|its|it's|is it|so|um+|oh|a|of|for|by|i think|maybe)\b\W{1,3}){0,4}[-−]?[£$€]?\d[\d.,/]*\W*(?:of them|ones?|s)?\W*$/

/** Reads what a child answers. */
export function ownAnswer(message: string, asked: string): Own {
  const plain = message.toLowerCase().replace(/[‘’]/g, "'")
  // `one` is a word as often as a number; a single digit by its word may be either.
  const text = inDigits(plain)
  const numbers = (withoutThousands(text).match(NUMBER) ?? []).flatMap(
    each => readLiteral(each.replace('−', '-'))?.value ?? [],
  )
  const words = PIECES_OF.flatMap((word, at) =>
    word !== '' && new RegExp(`\\b${word}\\b`).test(plain) ? [BigInt(at)] : [],
  )
  const ths = [...text.matchAll(/\b(\d+)(?:th|nd|rd)s?\b/g)].flatMap(([, size]) =>
    size ? [BigInt(size)] : [],
  )
  const named = ideasIn(plain)
  return {
    text,
    numbers,
    asked,
    pieces: [...words, ...ths],
    names: (...ideas) => ideas.some(each => named.has(each)),
    says: value => numbers.some(each => each.equals(value)),
    isBare: ALONE.test(text),
  }
}

/** Every idea that is named and not denied; the opposite of one that is. */
function ideasIn(text: string): ReadonlySet<Idea> {
  const found = new Set<Idea>()
  for (const [name, words] of Object.entries(SAID_IDEAS) as [Idea, RegExp][]) {
    for (const match of text.matchAll(new RegExp(words, 'g'))) {
      const isDenied = DENIES.test(text.slice(Math.max(0, match.index - 24), match.index))
      const meant = isDenied ? OPPOSITE[name] : name
      if (meant) found.add(meant)
    }
  }
  return found
}

export const so = (credit: string, next: string, step?: number): HintVerdict => ({
  isSo: true,
  credit,
  next,
  ...(step !== undefined && { step }),
})
export const notSo = (askBack: string): HintVerdict => ({ isSo: false, askBack })

/** A number as it stands in a sentence. */
export const shown = (value: Rational | bigint | number): string =>
  inline(valueLatex(typeof value === 'object' ? value : rational(value), true))

/** `3, 4 and 5` */
export function listed(values: readonly (Rational | bigint | number)[]): string {
  const all = values.map(shown)
  const last = all.at(-1) ?? ''
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`
}

/** Of several ideas one is right: said alone it is credited, another one alone is asked back. */
export function chosen(
  own: Own,
  right: readonly Idea[],
  wrong: readonly Idea[],
  yes: HintVerdict,
  no: string,
): HintVerdict | undefined {
  const [isRight, isWrong] = [own.names(...right), own.names(...wrong)]
  if (isRight === isWrong) return undefined
  return isRight ? yes : notSo(no)
}
