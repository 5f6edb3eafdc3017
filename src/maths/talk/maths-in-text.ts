import type { Sort } from '../language/en/tasks.ts'
import { withoutThousands } from '../values/thousands.ts'

/** A piece of mathematics in a text, with all the words around it. */
export interface MathsInText {
  maths: string
  sort: Sort
  words: string
}

const NUMBER = String.raw`[-−–]?[$£€₹]?\d+(?:[./]\d+)?%?`
const POINT =
  /\b[A-Z]?\s?\(\s*[-−–]?\d+(?:\.\d+)?\s*,\s*[-−–]?\d+(?:\.\d+)?\s*\)|\(\s*[-−–]?\d+(?:\.\d+)?\s*,\s*[-−–]?\d+(?:\.\d+)?\s*\)/g
const BOX = '▢☐□'
const SIGNS = String.raw`[\s\d.,:;?+\-−–×*·÷/^⁰¹²³⁴-⁹⁻₀-₉()\[\]{}=<>≤≥≠√∛%_…½⅓⅔¼¾⅕⅛$£€₹${BOX}]`
/** A word, a stretch of signs and digits, or another sign. */
const PIECE = new RegExp(String.raw`\p{L}+(?:['’]\p{L}+)*|${SIGNS}+|.`, 'gsu')
const IS_SIGNS = new RegExp(`^${SIGNS}`, 'u')
const IS_WORD = /^\p{L}/u
/** Words of two letters, and units, that are no product. */
const SHORT_WORDS = new Set(
  'is of in to as by an or if at on we it be do so no me my up us cm mm km kg ml and are the for st nd rd th'.split(
    ' ',
  ),
)
const IS_MATHS = new RegExp(String.raw`\d|[=+×÷^√<>≤≥²³${BOX}]`)
/** A number that an instruction may name: `the first 20 terms`. */
const IS_COUNT = /^\d{1,3}$/

interface Run {
  from: number
  to: number
  text: string
}

/** A letter on its own between blanks is a word of a text message, and no product. */
const BEFORE_LETTER = /(?:[+\-−–×*·÷/=<>≤≥:,([]\s*|[\d)²³⁴-⁹^_])$/u
const BEHIND_LETTER = /^(?:\s*[+\-−–×*·÷/=<>≤≥:,)\]²³^]|[\d(⁴-⁹_])/u

/** Stretches of signs, numbers and letters: single ones, and several that are multiplied, behind a number or before a sign. */
export function runsOf(text: string): Run[] {
  const pieces = [...text.matchAll(PIECE)]
  const isPart = pieces.map(([piece], at) => {
    if (!IS_WORD.test(piece)) return IS_SIGNS.test(piece)
    const [before = '', after = ''] = [pieces[at - 1]?.[0], pieces[at + 1]?.[0]]
    if (piece === 'and') {
      const isBeforeLetter = after.trim() === '' && pieces[at + 2]?.[0].length === 1
      return /[\d)²³]\s*$/.test(before) && (isBeforeLetter || /^\s*[-−–(\d]/.test(after))
    }
    if (piece.length === 1)
      return (
        BEFORE_LETTER.test(before) ||
        BEHIND_LETTER.test(after) ||
        (piece === 'x' && /\d $/.test(before) && (/^ \d/.test(after) || pieces[at + 2]?.[0].length === 1))
      )
    if (SHORT_WORDS.has(piece.toLowerCase()) || piece.length > 3) return false
    return /\d$/.test(before) || (piece.length === 2 && /^\s*[-−–+*/^²³)]/.test(after))
  })
  const runs: Run[] = []
  pieces.forEach(({ 0: piece, index }, at) => {
    const last = runs.at(-1)
    if (!isPart[at]) return
    if (last?.to === index && isPart[at - 1]) {
      last.to += piece.length
      last.text += piece
    } else runs.push({ from: index, to: index + piece.length, text: piece })
  })
  return runs.flatMap(behindNumber).filter(run => IS_MATHS.test(run.text))
}

/** `as a power of 2: 2³ × 2⁴`: the colon is no ratio's, and the number before it is a word of the instruction. */
function behindNumber(run: Run): Run[] {
  const [all, maths = ''] =
    /^\s{0,30}\d{1,3}:\s{1,30}([^\n×÷+*^²³⁴-⁹√]*[×÷+*^²³⁴-⁹√].*)$/su.exec(run.text) ?? []
  return all === undefined ? [run] : [{ from: run.to - maths.length, to: run.to, text: maths }]
}

/** Finds the one piece of mathematics that a text is about; undefined where there is none, or more than one. */
export function mathsIn(text: string): MathsInText | undefined {
  const points = text.match(POINT) ?? []
  if (points.length === 2) return twoPoints(text, points)
  const [run, ...others] = runsOf(text).toSorted(
    (one, other) => trimmed(other.text).length - trimmed(one.text).length,
  )
  if (!run || !others.every(each => IS_COUNT.test(trimmed(each.text)))) return undefined
  const maths = trimmed(run.text)
    .replace(/(?<=[\d)]) x (?=[\d(])/g, ' × ')
    .replace(/\s*=\s*[?_]*$/, '')
    .replace(/^([a-z])\s*[:,.]\s*(?=.*\1)/i, '')
    .trim()
  const words = `${text.slice(0, run.from)} ${text.slice(run.to)}`
  const sort = sortOf(maths)
  return sort && { maths: evened(maths, sort), sort, words }
}

const trimmed = (run: string) => run.replace(/^[\s,.:;?]+|[\s,.:;?]+$|\s+and\s*$/g, '').trim()

/** The letters by which points and lines are called say nothing. */
function twoPoints(text: string, points: readonly string[]): MathsInText | undefined {
  const words = text.replace(POINT, ' ').replace(/\b[A-Z]{1,2}\b/g, ' ')
  const maths = points.map(point => point.replace(/^[A-Z]?\s*/, '')).join(' and ')
  return /\d/.test(words) ? undefined : { maths, sort: 'points', words }
}

/** The numbers and gaps of a list, with commas, blanks or words between them. */
const partsOf = (list: string) =>
  list.replace(/[\s,]*[….]{2,}$|[\s,]*…$/, '').split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s+/)
const isNumber = (part: string) => IS_NUMBER.test(part)
const isListOf = (list: string, isPart: (part: string) => boolean) => {
  const parts = partsOf(list)
  return parts.length > 1 && parts.every(isPart)
}
const IS_NUMBER = new RegExp(`^${NUMBER}$`)
const SERIES = new RegExp(`^${NUMBER}(?:\\s*\\+\\s*${NUMBER}){2,}\\s*\\+\\s*(?:…|\\.{2,})$`)
const RECURRING = /^\d*\.\d{2,}(?:…|\.{3})$/

function sortOf(maths: string): Sort | undefined {
  if (SERIES.test(maths) || isListOf(maths, isNumber)) return 'list'
  if (maths.includes(',') && isListOf(maths, part => isNumber(part) || BOX.includes(part))) return 'gaps'
  if (RECURRING.test(maths)) return 'number'
  if (/\band\b/.test(maths) && !maths.includes('=')) return undefined
  const equals = maths.split('=').length - 1
  if (equals === 2) return 'system'
  if (/[<>≤≥]/.test(maths)) return equals === 0 ? 'inequality' : undefined
  if (equals === 1) return HAS_UNKNOWN.test(maths) ? 'equation' : undefined
  if (NO_EXPRESSION.test(withoutThousands(maths))) return undefined
  if (/\p{L}/u.test(maths)) return 'letters'
  if (/\d ?: ?\d/.test(maths)) return 'ratio'
  return /^[-−–]?\d+(?:\/\d+)?$/.test(maths) || !/\d\s*[-+−–×*·÷/^]|[√(⁻²³⁴-⁹^]/u.test(maths)
    ? 'number'
    : 'sum'
}
const HAS_UNKNOWN = new RegExp(String.raw`[\p{L}${BOX}]`, 'u')
const NO_EXPRESSION = new RegExp(`[,;?…_${BOX}]|\\.{2}`)

/** In one spelling: a series as its terms, a list with commas, the equations of a system joined by a word. */
function evened(maths: string, sort: Sort): string {
  if (sort === 'system')
    return maths
      .replace(/[{}]/g, '')
      .split(/\s*(?:[;,]|\band\b)\s*/)
      .map(each => each.trim())
      .filter(each => each !== '')
      .join(' and ')
  if (sort !== 'list') return maths
  if (SERIES.test(maths)) return maths.replace(/\s*\+\s*/g, ', ')
  const plain = withoutThousands(maths)
  return /,|\band\b|;/.test(plain) ? (isListOf(plain, isNumber) ? plain : maths) : plain.replace(/\s+/g, ', ')
}
