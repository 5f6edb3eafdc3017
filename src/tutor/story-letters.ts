import type { StoryModel } from '#maths/stories/model.ts'
import { fitsOne, ownEquationIn } from './own-equation.ts'
import { linearIn } from './quantities/equations.ts'

/** What is said of a story with letters: names for its numbers, or an equation, and whether it fits. */
export type LettersSaid = {
  is: 'letters'
  what: 'names' | 'equation' | 'named'
  fits: boolean
  /** What the last of its equations says that a letter is. */
  value?: string
  /** More than one letter stands in the last of them. */
  isOfSeveral?: boolean
  /** Its equations alone. */
  lines?: string
}

/** Whether a message gives letters to the things of a story. */
export const namesLetters = (text: string): boolean => CALLS.test(text)

const NAMES =
  /^\W*(?:so |is it |its? |it's )*([a-z])(?: =| is)? ?(?:\w+ )?(?:and|,) (?:the other (?:is|one is) )?\1 ?([-+]|x|×|\*) ?(\d+(?:\.\d+)?)\W*$/i
/** `can i call burger b and coke c` */
const CALLS =
  /\b(?:call|use|write|let|say|take|make)\b.{0,40}?\b\p{L}{3,}(?:'s)? (?:be |is |= ?|as )?(?:an? )?[b-z]\b.{1,30}?\b\p{L}{3,} (?:be |is |= ?|as )?(?:an? )?[b-z]\b|\b(?:use|have) letters\b/iu
/** `let b be bens age` */
const CALLS_ONE =
  /\b(?:let|call|make|use|say)\b .{0,30}?(?<!\p{L})[b-z](?!\p{L})(?: (?:be|is|=|as|for|stands? for)\b|\W*$)/iu
const TIMES = /^\W*(?:so |is it |its? )*([a-z]) (?:and|,) (\d+) ?\1\W*$/i

const LETTER = /(?<!\p{L})[a-z](?!\p{L})/iu
/** The unit of what a sum comes to is no letter: `54 - 8 = 46 m2`. */
const UNIT_AT_END = /(?<==\s*[£$€]?-?\d[\d.]* ?)[a-z][23²³]?\W*$/i

/** `x and x+4`, `2x + 4 = 26`; undefined where no letters stand for numbers of the story. */
export function lettersSaid(text: string, model: StoryModel): LettersSaid | undefined {
  if (text.length > 120 || /\d ?x ?\d/i.test(text)) return undefined
  if (CALLS.test(text)) return { is: 'letters', what: 'named', fits: true }
  if (!LETTER.test(text.replace(UNIT_AT_END, ''))) return undefined
  const values = [...model.owners.map(({ value }) => value), ...model.answer].map(each => each.valueOf())
  const [, , sign, by] = NAMES.exec(text) ?? []
  const fold = TIMES.exec(text)?.[2]
  const isPair = (fits: (one: number, other: number) => boolean) =>
    values.some(one => values.some(other => one !== other && fits(one, other)))
  if (sign && by)
    return {
      is: 'letters',
      what: 'names',
      fits: isPair((one, other) =>
        sign === '+' || sign === '-' ? Math.abs(one - other) === Number(by) : one === other * Number(by),
      ),
    }
  if (fold)
    return { is: 'letters', what: 'names', fits: isPair((one, other) => one === other * Number(fold)) }
  const several = equationsSaid(text, values, model)
  if (several) return several
  const pair = linearIn(withoutBrackets(text.replace(/^\W*(?:so|then|ok|and|is it)\s+/i, '')))
  const [a = '', b = '', ...more] = [...(pair?.keys() ?? [])].filter(key => key !== '')
  if (pair && b !== '' && more.length === 0)
    return { is: 'letters', what: 'equation', fits: isPair((one, other) => holds(pair, a, one, b, other)) }
  const own = ownEquationIn(text)
  const known = [
    ...model.answer,
    ...model.owners.map(({ value }) => value),
    ...model.steps.map(({ value }) => value),
  ]
  if (own) return { is: 'letters', what: 'equation', fits: fitsOne(own, known), lines: own.text }
  return CALLS_ONE.test(text) ? { is: 'letters', what: 'named', fits: true } : undefined
}

const TERM = '(?:\\d+(?:\\.\\d+)?(?:\\s?[a-z](?!\\p{L}))?|[a-z](?!\\p{L}))'
const SIDE = `[-+]?\\s?${TERM}(?:\\s*[-+]\\s*${TERM})*`
const EQUATION = new RegExp(`(?<![\\p{L}\\d.])${SIDE}\\s*=\\s*[£$€]?${SIDE}(?![\\d.])`, 'giu')

/** Equations in the letters of a message, one after the other: `4b + 6c = 32 and 4b + c = 22 so 5c = 10`. */
export function equationsSaid(
  text: string,
  values: readonly number[],
  { answer }: Pick<StoryModel, 'answer'>,
): LettersSaid | undefined {
  const found = [...text.matchAll(EQUATION)]
    .map(([line]) => line.replace(/[£$€]/g, ''))
    .filter(line => /[a-z]/i.test(line))
  const equations = found.flatMap(line => linearIn(line) ?? [])
  const letters = [...new Set(equations.flatMap(each => [...each.keys()]))].filter(key => key !== '')
  const [a, b, ...more] = letters
  // Two letters are two of its numbers, the ones that are asked for first.
  if (!a || more.length > 0 || answer.length !== 2 || equations.length < found.length) return undefined
  const isValue = (line: string) => /^\s*[a-z]\s*=\s*\d[\d.]*\s*$/i.test(line)
  const ends = found.at(-1) ?? ''
  if (found.every(isValue)) return undefined
  const known = [...new Set([...answer.map(each => each.valueOf()), ...values])]
  const fits = known.some(one =>
    known.some(
      other => (b === undefined || one !== other) && equations.every(each => holds(each, a, one, b, other)),
    ),
  )
  return {
    is: 'letters',
    what: 'equation',
    fits,
    lines: found.map(each => each.trim()).join(', '),
    isOfSeveral: (linearIn(ends)?.size ?? 0) > 2,
    ...(isValue(ends) && fits && { value: ends.split('=')[1]?.trim() ?? '' }),
  }
}

function holds(equation: ReadonlyMap<string, number>, a: string, one: number, b = '', other = 0): boolean {
  const sum =
    (equation.get(a) ?? 0) * one + (b === '' ? 0 : (equation.get(b) ?? 0) * other) + (equation.get('') ?? 0)
  return Math.abs(sum) < 1e-9
}

/** `x + (x + 4) = 26` without its brackets, before which only a plus stands. */
function withoutBrackets(text: string): string {
  return text.replace(/(^|\+)\s*\(([^()]*)\)/g, '$1 $2')
}
