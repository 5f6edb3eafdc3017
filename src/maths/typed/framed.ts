import { AROUND_ANGLES } from '../language/en/frames.ts'
import { mathsIn } from '../talk/maths-in-text.ts'
import { addsNothing, wordsOf } from './adds-nothing.ts'
import { angleFrame } from './angle-frame.ts'
import { formulaFrame } from './formula-frame.ts'
import { roleFrame } from './role-frame.ts'
import { shapeFrame } from './shape-frame.ts'

/** More is no question about one shape or one set of angles. */
const LONGEST = 300

/**
 * A text that tells of one shape with its measures, of angles in one place, or of letters with their numbers, in words that
 * a kind reads: `a rectangle is 8cm long and 5cm wide whats the perimeter`. Every number must have its place, and no word
 * may be left that matters.
 * @returns none where it is no such text
 */
export function framed(text: string): string[] {
  if (text.length > LONGEST) return []
  const even = text.replace(/\s+/g, ' ').replace(/(?<=\d) ?degrees?\b/gi, '°')
  const small = even
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/\bother 1\b/, 'other one')
    .replace(/\b2 (?=angles\b)/, 'two ')
  return [shapeFrame(small), angleFrame(small), ofLetters(even), formulaFrame(even), roleFrame(small)].filter(
    each => each !== undefined,
  )
}

const GIVEN =
  /\b([a-z]) ?(?:=|is|equals|be) ?([-−]?\d+(?:\.\d+)?)(?!\d|\.\d|[a-z(]|\s*[-+×*÷/^])(?:,|\.(?= |$))?(?: and\b)?/g

/** `a = 3 b = 5 whats 2a + b` */
function ofLetters(text: string): string | undefined {
  const givens = [...text.matchAll(GIVEN)].map(([, letter = '', value = '']) => `${letter} = ${value}`)
  const found = givens.length > 0 && givens.length < 4 ? mathsIn(text.replace(GIVEN, ' ')) : undefined
  if (found?.sort !== 'letters' || /=/.test(found.maths)) return undefined
  const letters = new Set(found.maths.match(/[a-z]/gi))
  const own = new Set(givens.map(([letter]) => letter))
  const isByNought = found.maths.includes('/') && givens.some(each => / = [-−]?0+$/.test(each))
  const isSame =
    own.size === givens.length && letters.size === own.size && [...letters].every(each => own.has(each))
  return isSame && !isByNought && addsNothing(wordsOf(found.words.toLowerCase()), AROUND_ANGLES)
    ? `If ${givens.join(' and ')}, find the value of ${found.maths}.`
    : undefined
}
