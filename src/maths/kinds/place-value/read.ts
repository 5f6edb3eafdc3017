import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, wholeIn } from '../../wording/patterns.ts'
import { partsOf } from './parts.ts'
import { KNOWN_PLACES, PLACE, placeCalled } from './places.ts'
import { digitsOf, type PlaceValueQuestion, type PlaceValueTask } from './question.ts'
import {
  readCountedParts,
  readEachPlace,
  readHowMany,
  readMissingPart,
  readSumOfParts,
} from './read-parts.ts'

const NUMBER = '(?:the )?(?:number |decimal |digit )?(\\d{1,12}(?:\\.\\d{1,6})?)'
const all = (...sources: string[]) => sources.map(source => new RegExp(`^${source}$`))

const DIGIT_FIRST = all(
  `(?:which |what |the )?${PLACE}'?s? (?:place )?(?:digit|figure|place|column)(?: is)? (?:of|in|for) ${NUMBER}`,
  `(?:which |what )?(?:digit|figure|number)(?: that)?(?: is| stands)? (?:in|at) the ${PLACE} (?:place|column|position)(?: value)? (?:of|in|for) ${NUMBER}`,
  `(?:which |what )?digit(?: is| stands)? (?:in|at) the ${PLACE} (?:of|in) ${NUMBER}`,
  `(?:the )?digit (?:for|of) the ${PLACE} (?:in|of) ${NUMBER}`,
)
const DIGIT_LAST = all(
  `(?:which|what) digit of ${NUMBER} is (?:in|at) the ${PLACE} (?:place|column|position)`,
  `in ${NUMBER},? (?:which|what) digit is (?:in|at) the ${PLACE} (?:place|column|position)`,
  `in ${NUMBER},? (?:what|which) is the ${PLACE} (?:place )?(?:digit|figure)`,
  `${NUMBER}[:,.] (?:what is )?(?:the )?${PLACE} digit`,
)
const DIGIT = '(?:the )?(?:underlined )?(?:digit )?(\\d)'
const VALUE = all(
  `(?:value of )?${DIGIT} in ${NUMBER}`,
  `${DIGIT} (?:represent|stand for|mean) in ${NUMBER}`,
  `(?:what |which )?value (?:does|of) ${DIGIT}(?: have| represent)?(?: in)? ${NUMBER}`,
  `(?:how much is )?${DIGIT} worth in ${NUMBER}`,
  `what value does ${DIGIT} (?:have|represent) in ${NUMBER}`,
  `actual value of ${DIGIT} in ${NUMBER}`,
)
const VALUE_LAST = all(
  `in ${NUMBER},? (?:what is )?(?:the )?value of ${DIGIT}`,
  `in ${NUMBER},? what (?:does|value does) ${DIGIT} (?:represent|stand for|have|mean)`,
  `in ${NUMBER},? what is ${DIGIT} worth`,
)
const PLACE_OF = all(
  `place[- ]?value of ${DIGIT} in ${NUMBER}`,
  `(?:in )?(?:which|what) (?:place|column|position|place value position)(?: value)? (?:is|has|does|holds) ${DIGIT}(?: (?:have|hold|stand|in))?(?: in)? ${NUMBER}`,
  `(?:place|column|position) (?:of|for) ${DIGIT} in ${NUMBER}`,
)
const PLACE_OF_LAST = all(
  `in ${NUMBER},? (?:what is )?(?:the )?place[- ]?value of ${DIGIT}`,
  `in ${NUMBER},? (?:in )?which (?:place|column|position) is ${DIGIT}(?: in)?`,
)
const ASKS_VALUE = /\b(?:value|worth|represent|stand for|mean)\b/i

const PLACES_LIST = `((?:${PLACE.replace('(', '(?:')},? (?:and )?){1,12}(?:ones|units))`
const EXPANDED = all(
  '(?:write |express |expand |give )?(?:the )?(?:number )?(\\d{1,9}(?:\\.\\d{1,4})?) (?:in|into|using) expanded (?:form|notation)',
  'expanded (?:form|notation) (?:of|for) (?:the number )?(\\d{1,9}(?:\\.\\d{1,4})?)',
  'expand (?:the number )?(\\d{2,9})',
  '(?:write |give )?(?:in )?expanded form: (\\d{1,9}(?:\\.\\d{1,4})?)',
)
const PARTITION = all(
  `(?:partition|decompose)(?: the number)? (\\d{1,9}(?:\\.\\d{1,4})?)(?: (?:by|into|using) (?:its )?place values?)?`,
  `(?:partition|decompose|split(?: up)?|break(?: up)?|break apart|separate)(?: the number)? (\\d{2,9})(?: up)? (?:in|into|to) ${PLACES_LIST}`,
  `(?:write|show|give)(?: the number)? (\\d{2,9}) (?:as|in|using) ${PLACES_LIST}`,
)
const WORDS = '(?:in words|in word form|using words|as words|in written form|in english words)'
const IN_WORDS = all(
  `(?:write |express |say |spell |give |convert )?(?:out )?(?:the )?(?:number )?(\\d{1,12}) (?:${WORDS}|to words|into words)`,
  `(?:write|say|give) (?:this |the number )?${WORDS}: (\\d{1,12})`,
  'word form (?:of|for) (?:the number )?(\\d{1,12})',
  '(?:how (?:do|would) (?:you|we) (?:write|say|spell) )(?:the number )?(\\d{1,12}) (?:in words|as words|in english)',
  'how (?:do|would) you (?:say|spell) (?:the number )?(\\d{1,12})',
)
const FIGURES =
  '(?:in |as |using |into |to )(?:figures|digits|numerals|numbers|a number|numeral form|number form|numerical form|standard form|standard notation)'
const IN_FIGURES = all(
  `(?:write |express |give |put |convert )?(?:the number )?(\\d{1,15}(?:, \\d{1,3})?) ${FIGURES}`,
  `(?:write|give|express) (?:this number |the number )?${FIGURES}:? (\\d{1,15}(?:, \\d{1,3})?)`,
  'how (?:do|would) you write (\\d{1,15}) (?:in|as|using) (?:figures|digits|numerals|numbers|a number)',
)
/** A number in words as it was typed. */
const SPELT =
  /\b(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)\b/i

const isKnown = (place: number) => KNOWN_PLACES.includes(place)

function readDigitAt(text: string): PlaceValueTask | undefined {
  for (const [patterns, isPlaceFirst] of [
    [DIGIT_FIRST, true],
    [DIGIT_LAST, false],
  ] as const) {
    const [first = '', second = ''] = firstMatch(text, patterns) ?? []
    const [words, written] = isPlaceFirst ? [first, second] : [second, first]
    const place = placeCalled(words)
    const has = place !== undefined && digitsOf(written).some(each => each.place === place)
    if (has) return { task: 'digit at place', written, place }
  }
  return undefined
}

function readNamed(text: string, full: string): PlaceValueTask | undefined {
  const tasks = [
    ['place of digit', PLACE_OF, true],
    ['place of digit', PLACE_OF_LAST, false],
    ['value of digit', VALUE, true],
    ['value of digit', VALUE_LAST, false],
  ] as const
  for (const [task, patterns, isDigitFirst] of tasks) {
    const [first = '', second = ''] = firstMatch(text, patterns) ?? []
    const [digit, written] = isDigitFirst ? [first, second] : [second, first]
    const places = digitsOf(written).filter(each => each.digit === Number(digit))
    const [only, ...others] = digit === '' ? [] : places
    // A zero is worth nothing, and of two sevens nobody knows which is meant.
    if (!only || others.length > 0 || digit === '0' || written.length < 2 || !isKnown(only.place)) continue
    if (task === 'value of digit' && !ASKS_VALUE.test(full)) continue
    const found = { written, digit: Number(digit), place: only.place }
    return task === 'value of digit'
      ? { task, ...found }
      : { task, ...found, orValue: /place[- ]?value/.test(text) }
  }
  return undefined
}

/** `two hundred thousand, fifteen` has come as `200000, 15`. */
function withoutPause(digits: string): string {
  const [thousands = '', rest] = digits.split(', ')
  return rest === undefined || !thousands.endsWith('000')
    ? digits
    : `${thousands.slice(0, -rest.length)}${rest}`
}

function readWritten(quoted: string, typed: string): PlaceValueTask | undefined {
  const text = quoted.replace(/(["'])(\d[\d, ]*)\1/g, '$2')
  const isSpelt = SPELT.test(typed)
  const [expanded = ''] = firstMatch(text, EXPANDED) ?? []
  const long = numberIn(expanded)
  if (long !== undefined && !isSpelt && partsOf(long).length > 1)
    return { task: 'expanded form', number: long }
  const [split = '', list = ''] = firstMatch(text, PARTITION) ?? []
  const whole = numberIn(split)
  // 345 in tens and ones is 34 tens and 5 ones.
  const highest = list === '' ? undefined : placeCalled(list.replace(/(?:,| and).*$/, ''))
  const isAll = list === '' || (highest !== undefined && split.length <= highest + 1)
  if (whole !== undefined && isAll && partsOf(whole).length > 1) return { task: 'partition', number: whole }
  const [inWords = ''] = firstMatch(text, IN_WORDS) ?? []
  const number = wholeIn(inWords)
  if (number !== undefined && !isSpelt) return { task: 'in words', number }
  const [inFigures = ''] = firstMatch(text, IN_FIGURES) ?? []
  const spelt = wholeIn(withoutPause(inFigures))
  // `Forty-five thousand in standard form` has its digits in some countries, and 4.5 × 10^4 in others.
  const isUnsure = /standard form/.test(text) && inFigures.endsWith('000')
  return spelt !== undefined && isSpelt && !isUnsure ? { task: 'in figures', number: spelt } : undefined
}

const NAMES_PLACE =
  /\bdigit|\bplace|\bcolumn|\bposition|\bvalue|\bworth\b|\brepresent|\bstand for\b|\bmean\b|^(?:the )?\d in \d/
const IS_WRITTEN =
  /\bexpand|\bpartition\b|\bsplit\b|\bbreak\b|\bdecompose\b|\bseparate\b|(?:as|in|using) (?:tens|hundreds|thousands)\b|\bwords?\b|\bsay\b|\bspell\b|\bwritten\b|\benglish\b|\b(?:in|as|using|into|to) (?:figures|digits|numerals|numbers|a number|standard|num)/
const HAS_PARTS =
  /(?:\d|▢|how many(?: whole| complete)?|number of(?: whole)?) (?:ones?|units?|(?:ten|hundred|thousand|million)(?:th)?s?|10)\b|\d\/10/
const HAS_SUM = /\d ?\+ ?\d/

export const triggers = new RegExp(
  [NAMES_PLACE, IS_WRITTEN, HAS_PARTS, HAS_SUM].map(({ source }) => source).join('|'),
)

/** Reads `the hundreds digit of 31253`, `value of the 7 in 4732`, `Write 405 in words`, `expanded form of 345`. */
export function readPlaceValue({ plain, full, rest }: Asked): PlaceValueQuestion | undefined {
  const task =
    (NAMES_PLACE.test(plain) ? (readDigitAt(plain) ?? readNamed(plain, full)) : undefined) ??
    (IS_WRITTEN.test(plain) ? readWritten(plain, rest) : undefined) ??
    (HAS_SUM.test(plain) ? readSumOfParts(plain) : undefined) ??
    (HAS_PARTS.test(plain)
      ? (readEachPlace(plain) ?? readHowMany(plain) ?? readMissingPart(plain) ?? readCountedParts(plain))
      : undefined)
  return task && { kind: 'place value', text: full, ...task }
}
