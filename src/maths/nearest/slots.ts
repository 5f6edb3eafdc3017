import { runsOf } from '../talk/maths-in-text.ts'
import { findUnit } from '../values/units.ts'

/** A place in a wording that may hold something else of its sort: a number, an amount, an equation. */
export interface Slot {
  /** What may stand there: `n`, `money`, `amount of length`. */
  type: string
  said: string
  from: number
  to: number
}

const N = String.raw`(?:(?<![\d.)]\s?)-\s?)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const FRACTION = String.raw`-?(?:\d+ (?:and )?)?\d+\/\d+`
/** In a list no comma belongs to a number. */
const ITEM = String.raw`[£$€₹₦]?-?\d+(?:[./]\d+)?%?`
const UNIT = String.raw`(?:(?:square|sq\.?|cubic) )?(?:[mck]?m|ft|yd|mi|mg|k?g|[mc]?l|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|(?:centi|milli|kilo)?met(?:re|er)s?|(?:kilo|milli)?grams?|kilos?|(?:centi|milli)?lit(?:re|er)s?|inch(?:es)?|feet|foot|yards?|miles?|tonnes?|ounces?|oz|lbs?|pints?|gallons?|cups?|degrees? celsius|degrees?|°c?|mph)(?:[²³]|\^[23]|\s?\/\s?(?:h|s|hr|min)\b)?(?![a-z])`
const PLACE = String.raw`(?:to )?(?:(?:the )?nearest (?:whole (?:number|one)|integer|unit|one|ten thousand|hundred thousand|ten|hundred|thousand|million|tenth|hundredth|thousandth|10+\b)s?|(?:\d|one|two|three|four) ?(?:decimal places?|d\.?p\.?(?![a-z])|sig(?:nificant)?\.? ?fig(?:ure)?s?\.?|s\.?f\.?(?![a-z])))`
const sticky = (source: string) => new RegExp(source, 'y')
const SORTS: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['point', sticky(String.raw`\(\s*${N}\s*,\s*${N}\s*\)`)],
  [
    'time of day',
    sticky(String.raw`\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?|(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])`),
  ],
  ['ratio', sticky(String.raw`\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?)+`)],
  ['place', sticky(PLACE)],
  [
    'list',
    sticky(
      String.raw`(?!\d{1,3}(?:,\d{3}){1,4}(?![\d,]))${ITEM}(?:\s*,\s*${ITEM}){2,}(?:[\s,]*(?:…|\.{2,}))?(?:,? (?:and|or) ${ITEM})?|${ITEM}(?:\s*,\s*${ITEM})+,? (?:and|or) ${ITEM}|${N}(?:\s${N}){2,}(?:\s(?:and |or )?${N})?(?:\s*(?:…|\.{2,}))?(?![\w/:])`,
    ),
  ],
  ['percent', sticky(String.raw`(?:\d+ )?${N}(?:\/\d+)?\s?(?:%|percent\b|per cent\b)`)],
  [
    'money',
    sticky(String.raw`[£$€₹₦] ?${N}|${N} ?(?:p|pence|pounds?|cents?|c|dollars?|euros?|quid)\b(?! ?=)`),
  ],
  // `3 m and 20 cm` is one amount, `3 cm and 4 cm` are two.
  [
    'amount',
    sticky(
      String.raw`(?:${FRACTION}|${N}) ?(?<unit>${UNIT})(?:(?:,| and)? ${N} ?(?!\k<unit>(?![a-z]))${UNIT})?`,
    ),
  ],
  ['place in a row', sticky(String.raw`\d+(?:st|nd|rd|th)\b`)],
  ['fraction', sticky(FRACTION)],
  ['n', sticky(N)],
  ['many-sided shape', sticky(String.raw`(?:penta|hexa|hepta|octa|nona|deca|dodeca)gons?\b`)],
  ['unit', sticky(String.raw`(?!(?:m|s|l|h|second|g)\b)${UNIT}|(?<=\b(?:in|into|to) )[mgl]\b(?!\s?\d)`)],
]

const LETTER_IS_UNIT = /^[£$€]?[\d.,/ ]+ ?(?:p|c|m|g|l|s|h)(?: and\b.*)?$/
const IS_AMOUNT = /^[\d.,]+ ?[mck]?m[²³]( ?=)?$/
/** Several numbers with blanks between them, some of them negative. */
const IS_LIST = /^-?[\d.]+(?:\s+-?[\d.]+){2,}$/
const IS_SUM = /\d\s*[+×*÷·^√⁰¹²³⁴-⁹]|[√∛]|\d\s*-\s*\(?-?\d|\([^)]{0,30}[-+×÷]|\d\)?\s*[-+×÷]\s*\(/u

/** Every slot of a text that `evened` has written in one way, in order. */
export function slotsIn(text: string): Slot[] {
  const small = text.toLowerCase()
  const slots = runsOf(text).flatMap(formula)
  const isTaken = (from: number, to: number) => slots.some(slot => slot.from < to && slot.to > from)
  for (let at = 0; at < small.length; at++) {
    if (
      !/[\d£$€₹₦(a-z°-]/.test(small[at] ?? '') ||
      /[a-z\d.][a-z\d°]$/.test(small.slice(Math.max(0, at - 1), at + 1))
    )
      continue
    CLOCK.lastIndex = at
    if (CLOCK.test(small)) {
      at++
      continue
    }
    const slot = slotAt(text, small, at)
    if (!slot || isTaken(slot.from, slot.to)) continue
    slots.push(slot)
    at = slot.to - 1
  }
  return slots.toSorted((one, other) => one.from - other.from)
}

/** Names a way to tell the time, and is no amount. */
const CLOCK = /(?:12|24)(?:-h(?:ou)?rs?\b| ?h(?:ou)?rs? (?:digital )?(?:clock|time|format))/y

function slotAt(text: string, small: string, from: number): Slot | undefined {
  for (const [sort, pattern] of SORTS) {
    pattern.lastIndex = from
    const found = pattern.exec(small)?.[0].trimEnd()
    if (!found) continue
    const type = sort === 'amount' || sort === 'unit' ? measured(sort, found) : sort
    const said = text.slice(from, from + found.length)
    if (type)
      return {
        type,
        said: type === 'list' ? listed(said) : said.replace(/(?<=\d) and (?=\d+\/)/, ' '),
        from,
        to: from + found.length,
      }
  }
  return undefined
}

/** `6 8 3` with commas. */
const listed = (said: string) =>
  /[,]|\band\b|\bor\b/.test(said) ? said : said.replace(/\s+(?=[-\d])/g, ', ')

function measured(sort: string, said: string): string | undefined {
  const name = /[a-z°].*$/
    .exec(said.replace(/^[-\d.,/ ]+(?:and [\d/]+ )?/, ''))?.[0]
    .replace('²', '^2')
    .replace('³', '^3')
  const unit = name && (findUnit(name) ?? findUnit(name.replace(/[ ,\d].*$/, '')))
  return unit ? `${sort} of ${unit.dimension}` : undefined
}

/** A sum, an equation or a term with letters. */
function formula(run: { from: number; text: string }): Slot[] {
  const said = run.text.replace(/^[\s,.:;?]+|[\s,.:;?=-]+$/g, '').replace(ANSWERED, '')
  const from = run.from + run.text.indexOf(said)
  const to = from + said.length
  const type = sortOfFormula(said)
  return type ? [{ type, said, from, to }] : []
}

/** A sum with somebody's answer behind it. */
const ANSWERED = /(?<=^[^\p{L}=<>]+?)\s*=\s*-?[\d.,/]+$/u

function sortOfFormula(said: string): string | undefined {
  if (LETTER_IS_UNIT.test(said) || IS_AMOUNT.test(said)) return undefined
  if (!/\p{L}/u.test(said.replace(/\band\b/g, '')))
    return IS_SUM.test(said) && !IS_LIST.test(said) && !/[,=<>]|\band\b/.test(said) ? 'sum' : undefined
  const equals = said.split('=').length - 1
  if (/\band\b/.test(said) && equals < 2) return undefined
  if (equals > 1) return 'system'
  if (/[<>≤≥]/.test(said)) return 'inequality'
  return equals === 0 ? 'term' : /^[a-z]\s*=\s*-?[\d./]+$/i.test(said) ? 'given' : 'equation'
}

const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
/** A text in one line, with one sort of dash and fractions in digits. */
export const evened = (text: string): string =>
  text
    .replace(/[−–]/g, '-')
    .replace(/[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞]/g, sign => ` ${FRACTION_SIGNS[sign]}`)
    .replace(/(?<=\d) ?x ?(?=\d)/g, ' × ')
    .replace(/_+|\.{5,}|[▢□☐]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
