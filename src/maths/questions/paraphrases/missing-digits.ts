import type { Paraphrase } from './paraphrase.ts'

const DIGITS = '(\\d{0,5})[▢▲△■★☆●○◯*#?]+(\\d{0,5})'
const ROW = `${DIGITS} ?([-+]) ?(\\d{1,7}) ?= ?(\\d{1,8})`
const LEAD =
  '(?:(?:in|for|complete)?[,: ]*(?:the|this)? ?(?:sum|addition|subtraction|calculation|number sentence)?[,:]? ?)?'
const ASKS =
  '(?:,|\\.)? ?(?:(?:the |each )?[▢▲△■★☆●○◯*#?]* ?(?:symbol |box |shape )?(?:stands for|is|represents|shows|hides)(?: a| the)? (?:missing |single |hidden )?digit[.,]? ?)?(?:(?:what|which) (?:digit is (?:it|missing|hidden)|is the (?:missing|hidden) digit|(?:missing )?digit (?:goes|is|should go) (?:in|under|behind) the [a-z]+)|(?:find|work out|what is)? ?(?:the )?missing digit)?'

/** What stands for a digit, with the place that it has. */
function missingDigit([, before = '', after = '', sign = '', other = '', result = '']: RegExpExecArray) {
  if (before.length + after.length === 0) return undefined
  const known = BigInt(`${before}0${after}`)
  const place = 10n ** BigInt(after.length)
  return sign === '+'
    ? `${place} × ▢ + ${known + BigInt(other)} = ${result}`
    : `${place} × ▢ + ${known} = ${BigInt(result) + BigInt(other)}`
}

/** `What is the difference between the place value and the face value of 9 in 439215?` */
function placeAndFace([, asked = '', digit = '', number = '']: RegExpExecArray) {
  const [front, ...others] = number.split(digit)
  if (front === undefined || others.length !== 1) return undefined
  const value = BigInt(digit) * 10n ** BigInt(number.length - front.length - 1)
  const sign = { difference: '-', sum: '+', product: '×' }[asked]
  return sign && `${value} ${sign} ${digit}`
}
const PLACE_AND_FACE =
  '(difference|sum|product) (?:between|of) (?:the )?(?:place[- ]values? and (?:the )?face[- ]values?|face[- ]values? and (?:the )?place[- ]values?) of (?:the )?(?:digit )?([1-9]) in (?:the )?(?:number |numeral )?(\\d{2,9})'

const EQUAL_FRACTIONS =
  '(?:complete|find|fill in|copy and complete|make)(?: (?:the|these|this|a|an))?(?: missing (?:number|denominator) in)?(?: (?:the|these|this))?(?: (?:equivalent|equal) fractions?)?[:.,]?'

/** A digit that is left out of a sum, and digits by their place. */
export const missingDigits: readonly Paraphrase[] = [
  [new RegExp(`^${LEAD}${ROW}${ASKS}$`), missingDigit],
  [new RegExp(`^${PLACE_AND_FACE}$`), placeAndFace],
  [new RegExp(`^${EQUAL_FRACTIONS} (\\d{1,4})/(\\d{1,4}) = (\\d{1,5})/▢$`), '$1 : $2 = $3 : ▢'],
  [new RegExp(`^${EQUAL_FRACTIONS} (\\d{1,5})/▢ = (\\d{1,4})/(\\d{1,4})$`), '$2 : $3 = $1 : ▢'],
  [/^(?:fill in|complete) the (?:blanks?|gaps?|missing numbers?)[:.] (?=.*▢)/, ''],
  [/^multiply (\d+(?:\.\d+)?) by (10\^\d)$/, '$1 × $2'],
  [/^divide (\d+(?:\.\d+)?) by (10\^\d)$/, '$1 ÷ $2'],
  [/^express (\d{1,3}\^-\d) as a (fraction|decimal)$/, 'write $1 as a $2'],
]
