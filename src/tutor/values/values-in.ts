import { COUNTS_SIGNS } from '#maths/routes/meant.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'

/** A number of a message with what belongs to it, and what the words beside it make of it. */
export interface ValueSaid {
  /** As it is written, with its unit: `£60`, `81 square m`, `1 hour and 45 minutes`. */
  text: string
  at: number
  /** Something is done with it, so that it is no result: the 6 of `times 6`. */
  isOperand: boolean
  /** It is said to be what comes out: `so 6`, `= 6`, `it's 6`. */
  isConcluded: boolean
}

const ONES =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety'
const WORD = `(?:${TENS})(?:[- ](?:${ONES}))?|(?:${ONES})(?: hundred(?:(?: and)? (?:(?:${TENS})(?:[- ](?:${ONES}))?|(?:${ONES})))?)?`
const SIGN = '(?:(?:minus|negative) |[-−])?'
const DIGITS = `${SIGN}[£$€]?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?: \\d+\\/\\d+|\\/\\d+|(?::\\d+)+(?: ?[ap]\\.?m(?![\\p{L}\\d]))?| ?[x×*] ?10 ?\\^ ?[-−]?\\d+)?`
const UNIT = `(?: ?(?:${UNIT_NAMES}|%|percent|per cent|p|pence)(?![\\p{L}\\d]))?`
const PLAIN = `(?:${DIGITS}|\\b${SIGN}(?:${WORD})\\b)${UNIT}`
/** `1 hour and 45 minutes`, `7 remainder 2`, `x = 4, y = 3` */
const NEXT = `(?: (?:and )?\\d+ ?(?:m|mins?|minutes?|secs?|seconds?|s|cm|g|p|pence|cents?)(?![\\p{L}\\d])| ?(?:,|and|or) ?[a-z] ?= ?${PLAIN})`
export const VALUE = new RegExp(
  `(?<![\\p{L}\\d.,:/^])(?:\\d+ ?(?:r|rem|remainder) ?\\d+|(?:[a-z] ?= ?)?${PLAIN}${NEXT}{0,3})(?![\\d/^\\p{L}]|\\.\\d)`,
  'giu',
)

const DOES =
  'plus|add(?:ed|ing)?|minus|takes?|taking|takeaway|take away|subtract(?:ed|ing)?|times|timesed|multipl(?:y|ied)|divided?|shared?|half|halve|third|quarter|double|root|squared?|cubed?|off|more|less|fewer|go(?:es)? in(?:to)?'
const SIGNS = '[-+−×x*÷/^<>(]'
const OPERAND_AFTER = new RegExp(
  `(?:\\d ?${SIGNS} ?|\\b(?:${DOES})(?: (?:it|them|that|by|of|in|into|to|the|away|from|with|on))* ?|(?:%|percent) of )$`,
  'i',
)
const OPERAND_BEFORE = new RegExp(
  `^ ?(?:[-+−×*÷/^(]|x ?\\d|(?:${DOES})\\b(?! (?:one|1)\\b)|(?:by|of|from|to|than) (?=[£$€]?\\d)|= ?[£$€]?\\d)`,
  'i',
)
/** Behind the first of `-2 -1 0 1` nothing is taken away. */
const IN_ROW = /^[ ,]+[-−]\d+(?:[ ,]+[-−]?\d+){2,}/
const SIGN_BEFORE =
  /^ ?(?:[-+−x×*÷/]|plus|add|minus|take(?: away)?|times|multiplied by|divided by|shared by) ?\d/i
const CONCLUDES =
  /(?:\b(?:so|then|therefore|it'?s|is|are|gets?|got|makes?|equals?|that'?s|leaves?|gives?|left|now|says?|answer|think|maybe|i said|i told (?:you|u)|be|has|have|just)|[=:→])(?: (?:the answer|it'?s|is|about|just|like|only|now|then|i get|i got|we get|it is|that'?s))* ?$/i
const NEVER =
  /\b(?:not|isn'?t|isnt|wasn'?t|wasnt|can'?t be|cant be|never|no way|instead of|rather than|than|before|under|over|above|below|between|about|nearly|almost|question|q|nr|no\.|number|page|part|part [a-h]|grade|year|yr|month|week|day|class|age|aged)[\s.]*$/i
/** Numbers that count nothing of maths: `give me 5 minutes`, `the 2nd`, `9 years old`. */
const NEVER_BEHIND =
  /^(?:st|nd|rd|th|s)\b|^ ?(?:years? old|yrs? old|or|times already|more (?:questions?|sums?|to go)|too (?:big|small|much|many|low|high|little))\b|^ (?:doesn'?t|does not|won'?t|can'?t|cannot)\b|^ (?:is|isn'?t|are|aren'?t|was) (?!the answer|right|left|it\b|what)\p{L}/iu
/** An equation is no result: the 9 of `8x - 7 = 9`. */
const EQUATION = /(?<![\p{L}'])\d*(?:[b-hj-wyz]|x(?! ?\d))(?![\p{L}']).*= ?$/iu

/** Where a message ends one thing and begins another. */
const SEAM =
  /(?<=[.!?;])\s+|\n+|,\s+(?=\p{L}{2,})|\s+(?=(?:because|cause|cos|coz|cuz|bc|becos|bcoz|since)\b)/giu

/** Words of a clause that asks, or only supposes something. */
const ASKS =
  /\b(?:why|how|what|whats|wat|which|when|where|who|explain|hint|if|suppose|find|solve|work out|calculate|share|round|simplify|another(?! (?:hour|half|minute|min|day|week|\d))|example)\b|^\W*(?:(?:but|and|so|ok|then) )*(?:do|does|did|should|shall|must|can|could|would|will|have) (?:i|we|you|u|it|that|the)\b/i

/** A clause of a message, with the values that it says. */
export interface Clause {
  text: string
  values: ValueSaid[]
}

/** Nobody says a value in more letters. */
const LONGEST = 160

/** The values that a message says, clause by clause; those of a clause that asks are none. */
export function clausesIn(message: string): Clause[] {
  if (message.length > LONGEST) return []
  const text = message
    .replace(/[‘’]/g, "'")
    .replace(/(?<![\d./])(\d+) over (\d+)(?![\d/]|\.\d)/gi, '$1/$2')
    .replace(/([£$€]) (?=\d)/g, '$1')
    .replace(
      FRACTION_SAID,
      (_, top: string, piece: string) =>
        `${Math.max(1, UP_TO_TEN.indexOf(top.toLowerCase()))}/${pieceSize(piece)}`,
    )
  return text.split(SEAM).flatMap(clause => {
    const values = ASKS.test(clause) ? [] : valuesIn(clause)
    return clause.trim() === '' ? [] : [{ text: clause, values }]
  })
}

const UP_TO_TEN = ['', ...ONES.split('|').slice(1, 11)]
const PIECES = ['hal', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const pieceSize = (piece: string) =>
  PIECES.findIndex(each => piece.toLowerCase().replace('fourth', 'quarter').startsWith(each)) + 2
/** `so three quarters`, at the end */
const FRACTION_SAID = new RegExp(
  `(?<=(?:\\b(?:so|it'?s|is|answer|then|be|i get|i got)|\\d,) )(an?|${UP_TO_TEN.slice(1).join('|')}) (half|halves|(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?)(?=\\W*$)`,
  'gi',
)
const IS_NUMBER = /^ ?(?:is|are|makes?|gives?) [£$€]?-?\d/i

function valuesIn(clause: string): ValueSaid[] {
  return [...clause.matchAll(VALUE)].flatMap(({ 0: text, index: at }) => {
    const front = clause.slice(0, at)
    const behind = clause.slice(at + text.length)
    if (
      NEVER.test(front) ||
      NEVER_BEHIND.test(behind) ||
      COUNTS_SIGNS.test(text + behind.slice(0, 12)) ||
      isPronoun(text, front, behind) ||
      isNamedBefore(text, front, behind)
    )
      return []
    // With a time of the clock nothing is done: `then 35 more 21:15`.
    const isOperand =
      !/:/.test(text) && (OPERAND_AFTER.test(front) || (OPERAND_BEFORE.test(behind) && !IN_ROW.test(behind)))
    if (EQUATION.test(front)) return []
    // Of `3/5 is 36` the part is named, and what it comes to stands behind it.
    const isPart = /\/|%|percent/i.test(text) && IS_NUMBER.test(behind)
    // Of `so its 8 × 5` the 8 is no result.
    const isConcluded = CONCLUDES.test(front) && !SIGN_BEFORE.test(behind)
    return [
      {
        text: text.trim(),
        at,
        isOperand: isPart || (isOperand && !isConcluded),
        isConcluded: isConcluded && !isPart,
      },
    ]
  })
}

/** `one` of `that one`, `the other one`, `one side`, which counts nothing. */
function isPronoun(text: string, front: string, behind: string): boolean {
  return (
    /^one$/i.test(text.trim()) &&
    (/\p{L}\s*$/u.test(front.replace(/\b(?:so|is|its|it's|then|got|get|and|ok|oh)\s*$/i, '')) ||
      /^\s*\p{L}/u.test(behind))
  )
}

/** `sideways and the two corner ones` counts what is named, and is no result. */
const isNamedBefore = (text: string, front: string, behind: string): boolean =>
  /^\p{L}+$/u.test(text.trim()) && /\b(?:the|these|those) $/i.test(front) && /^ \p{L}/u.test(behind)

/** The first result that a message says: `27` of `27 now can i go`; undefined for none. */
export const firstResult = (message: string): string | undefined =>
  clausesIn(message)
    .flatMap(({ values }) => values)
    .find(({ isOperand }) => !isOperand)?.text

/** The last result that it says, or else the last that it says to come out: `73.8` of `96 ÷ 1.3 = 73.8`. */
export function lastResult(message: string): string | undefined {
  const all = clausesIn(message).flatMap(({ values }) => values.filter(({ isOperand }) => !isOperand))
  const last = (all.findLast(({ isConcluded }) => isConcluded) ?? all.at(-1))?.text
  // With its unit, where that was said with it before.
  return all.find(({ text }) => last !== undefined && text.startsWith(`${last} `))?.text ?? last
}

const TERM = '(?<!\\p{L})\\d*[a-z](?:\\^?\\d|[²³])?(?!\\p{L})'
const BEHIND_TERM = new RegExp(`${TERM}\\s*[-+−*]\\s*$`, 'iu')
const BEFORE_TERM = new RegExp(`^\\s*[-+−]\\s*${TERM}|^\\s*(?:pi|π)\\s*(?:times |[x×*] ?)?r(?!\\p{L})`, 'iu')

/** Of `x² + 7x − 12` the 12, and of `2 pi r` the 2, is no value by itself: it stands there as a term of the whole. */
export function withoutTerms({ text, values, ...clause }: Clause): Clause {
  const isTerm = ({ text: own, at }: ValueSaid) =>
    BEHIND_TERM.test(text.slice(0, at)) || BEFORE_TERM.test(text.slice(at + own.length))
  return { ...clause, text, values: values.filter(value => !isTerm(value)) }
}

/** Results that stand right behind each other, together. */
export function rowsOf({ text, values }: Clause): ValueSaid[][] {
  const rows: ValueSaid[][] = []
  for (const value of values.filter(({ isOperand }) => !isOperand)) {
    const before = rows.at(-1)?.at(-1)
    const between = before && text.slice(before.at + before.text.length, value.at)
    if (between !== undefined && /^(?:[\s,;&]|and)*$/i.test(between)) rows.at(-1)?.push(value)
    else rows.push([value])
  }
  return rows
}
