import { onesAsSpelt } from '#text/number-in-words.ts'
import type { NumberNode } from '../arithmetic/expression.ts'
import { withWordsAsNumbers } from '../arithmetic/number-words.ts'
import { fixedText } from '../arithmetic/rational.ts'
import { BOXES, tokenise } from '../arithmetic/tokens.ts'
import { writtenOut } from './latex.ts'

const SIGNS: [RegExp, string][] = [
  [/[\u00a0\u2007\u2009\u202f\t]/g, ' '],
  [/[−–‐‑﹣－]/g, '-'],
  [/[’‘`´]/g, "'"],
  [/[“”]/g, '"'],
  [/(?<=[\w)])\s?\*\*\s?(?=[\w(.-])/g, '^'],
  [/[·⋅∙✕✖⨯]|(?<!\*)\*(?!\*)/g, '×'],
  [/(?<=\d) x (?=[\dπ√])/g, ' × '],
  [/[⁄∕]/g, '/'],
  [/∶/g, ':'],
  [/＋/g, '+'],
  [/＝/g, '='],
  [/≤|<=/g, '≤'],
  [/≥|>=/g, '≥'],
  [new RegExp(`[${BOXES}]|_{2,}`, 'g'), '▢'],
  [/º|˚/g, '°'],
  // The measure of an angle, m∠A, is what is meant by the angle.
  [/(?:\bm ?)?[∠∡] ?(?=[A-Za-z\d])/g, 'angle '],
  [/[Δ△] ?(?=[A-Z]{3}\b)/g, 'triangle '],
  // Rupees as books print them, and dollars of other countries.
  [/\bRs\.? ?(?=\d)|₨ ?(?=\d)/g, '₹'],
  [/\b(?:US|AU?|NZ|CA?|HK|S)\$ ?(?=\d)/g, '$'],
  [/№/g, 'number'],
  // An abbreviation's point ends nothing: `bases 6 in. and 10 in. and height 5 in.`
  [/(?<=\d (?:in|ft|yd|lb|oz|hr|min|sec))\.(?=,? (?:and|by|long|wide|high|tall|x|×)\b|,|$)/g, ''],
  [/\bnos?\.? of(?= [a-z]{2})/gi, 'number of'],
  [/ﬁ/g, 'fi'],
]
/** Few texts have a sign that needs another spelling. */
const HAS_ODD_SIGN = /[^\n -~]|[`*<>_$]| x |Rs|\bnos?\.? of|\d [a-z]{2,3}\./i
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const RAISED_DIGITS = /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g
const VULGAR: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
}
/** `½bh` and `½(a + b)`: a half of all that is behind it, which `1/2bh` would leave open. */
const FACTOR_BEHIND =
  /(?<![\d)]\s?)([½⅓⅔¼¾])(?=\(|(?!(?:kg|km|cm|mm|ml|cl|dl|ft|in|lb|oz|hr|pt|yd|mi|of|or|an|to|is)(?![a-z]))[a-z]{2}(?![a-z]))/giu
/** `12,500`, which is one number; `4,7` and `1,23` are left as they are. */
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!\d|,(?! (?!and\b|or\b)[a-z]))/g
/** `3,48,679` and `1,02,45,000`, as India groups digits; among numbers in a row its commas may be those of the row. */
const LAKHS = /(?<![\d.,])[1-9]\d?(?:,\d{2}){1,3},\d{3}(?!\d|,\d)/g
const IN_A_ROW =
  /\b(?:mean|average|median|mode|range|hcf|gcf|lcm|factors?|multiples?|sequence|pattern|next|terms?|order|arrange|sort|primes?|list|data|numbers|values|scores)\b/i
const withoutLakhs = (text: string) => {
  const found = text.match(LAKHS) ?? []
  return found.length === 0 || (found.length === 1 && IN_A_ROW.test(text))
    ? text
    : text.replace(LAKHS, digits => digits.replaceAll(',', ''))
}
const SPACED_THOUSANDS = /(?<![\d.,] ?)[1-9]\d{0,2}(?: \d{3})+(?! ?\d|,(?! (?!and\b|or\b)[a-z]))/g

/** `0.060 482`: digits behind a point in groups of three; a last one of one or two is no number of places. */
const SPACED_PLACES =
  /(?<![\d.,] ?)\d{1,3}(?: \d{3})*\.\d{3}(?: \d{3})*(?: \d{1,3})(?! ?(?:\d|[.,/:%°]\d|[×÷+*/=<>-]|d\.?p|s\.?f|sig|decimal|places?|figures?)|,? \d)/g

/**
 * Question text in one spelling: LaTeX written out, one sign each for minus, times, power and blanks (`x^2`, `▢`),
 * fractions as `3/4`, thousands without marks, numbers in words as digits. Words, capital letters and lines stay.
 * @param keepsWords numbers in words stay as they are
 */
export function normalise(text: string, keepsWords = false): string {
  let plain = writtenOut(text)
  if (HAS_ODD_SIGN.test(plain)) for (const [pattern, sign] of SIGNS) plain = plain.replace(pattern, sign)
  plain = withoutLakhs(plain)
    .replace(RAISED_DIGITS, asPower)
    .replace(FACTOR_BEHIND, (_, part: string) => `(${VULGAR[part] ?? part})`)
    .replace(/(?:(\d)\s?)?([½⅓⅔¼¾⅕-⅞⅐⅑⅒])/gu, (_, whole: string | undefined, part: string) => {
      return `${whole === undefined ? '' : `${whole} `}${VULGAR[part] ?? part}`
    })
    .replace(THOUSANDS, digits => digits.replaceAll(',', ''))
    .replace(SPACED_PLACES, digits => digits.replaceAll(' ', ''))
    .replace(SPACED_THOUSANDS, digits => digits.replaceAll(' ', ''))
  return (keepsWords ? plain : withDigits(plain)).replace(/ {2,}/g, ' ').trim()
}

/** Raised digits as a power: `⁻³` as `^-3`. */
export const asPower = (raised: string): string => `^${[...raised].map(plainDigit).join('')}`

function plainDigit(char: string): string {
  return char === '⁻' ? '-' : String(RAISED.indexOf(char))
}

const HAS_NUMBER_WORD =
  /\b(?:zero|nought|point|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|halves|thirds?|quarters?|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen|twentie|twentyfif|fiftie|hundred|thousand)ths?)\b/i
/** Words before "one" that make it no number, and words behind a number that make it a place in a row. */
const NOT_A_COUNT = /\b(?:which|this|that|each|every|any|no|the|another|only)\s+$/i
const ORDINAL_NEEDS = /^\s+(?:terms?|numbers?|multiples?|powers?|places?|primes?|terms|roots?|past|to)\b/i

/** Terms of a sequence by their place. */
const PLACES = {
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  twelfth: '12th',
  twentieth: '20th',
  fiftieth: '50th',
  hundredth: '100th',
}
const MISSPELT: [RegExp, string][] = [
  [/\bfourty\b/gi, 'forty'],
  [/\bfourt?eee?n\b/gi, 'fourteen'],
  [/\bninty\b/gi, 'ninety'],
  [/\btwelth(?=s?\b)/gi, 'twelfth'],
  [/\beigth(?=s?\b)/gi, 'eighth'],
  ...Object.entries(PLACES).map(([word, place]): [RegExp, string] => [
    new RegExp(`\\b${word}(?= terms?\\b)`, 'gi'),
    place,
  ]),
  // "four million, twenty thousand" is one number.
  [/(?<=\b(?:billion|million|thousand)), (?=[a-z]+(?:[ -][a-z]+)? (?:thousand|hundred)\b)/gi, ' '],
]

/** Numbers in words as digits: `three quarters of 20` becomes `3/4 of 20`. */
function withDigits(typed: string): string {
  const spelt = onesAsSpelt(typed)
  const text = MISSPELT.reduce((plain, [word, right]) => plain.replace(word, right), spelt)
  if (!HAS_NUMBER_WORD.test(text)) return text
  const tokens = tokenise(text)
  if (!tokens) return text
  let result = ''
  let at = 0
  for (const token of withWordsAsNumbers(tokens)) {
    if (token.kind !== 'number' || token.start < at) continue
    const own = text.slice(token.start, token.end)
    if (!/\p{L}/u.test(own) || staysInWords(own, token, text)) continue
    result += text.slice(at, token.start) + digitsOf(token)
    at = token.end
  }
  return (result + text.slice(at)).replace(/(?<![\d/.])(\d+) and (\d+\/\d)/g, '$1 $2')
}

function staysInWords(own: string, { form, start, end }: NumberNode, text: string): boolean {
  if (/^one$/i.test(own) && NOT_A_COUNT.test(text.slice(Math.max(0, start - 12), start))) return true
  // "do this one 347 + 286": in digits it would be the thousand of 1 347.
  if (/^ \d{3}(?!\d)/.test(text.slice(end, end + 5))) return true
  // "half past", "half of", "a half": the first two are read by the kinds themselves.
  if (/^half$/i.test(own)) return true
  // "from a point 25 m away": a place.
  if (/^point\b/i.test(own) && /\b(?:an?|the|this|that) $/i.test(text.slice(Math.max(0, start - 6), start)))
    return true
  return form === 'fraction' && ORDINAL_NEEDS.test(text.slice(end, end + 16))
}

function digitsOf({ value, form, top, bottom, places = 0 }: NumberNode): string {
  if (form === 'decimal') return fixedText(value, places)
  return form === 'fraction' ? `${top}/${bottom}` : value.toFraction()
}
