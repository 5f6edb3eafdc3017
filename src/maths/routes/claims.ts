import { readRuns } from '../answers/runs.ts'
import { exactValue, linearForm } from '../arithmetic/evaluate.ts'
import { asLiteral, type Expression, hasUnknown, literalsIn, operationsIn } from '../arithmetic/expression.ts'
import { decimalPlaces, isZero, type Rational, roundTo } from '../arithmetic/rational.ts'
import { approximate, isSame, multiply } from '../exact/exact.ts'
import { readQuantity } from '../values/quantity.ts'
import { readNumber } from '../values/read-number.ts'
import { partsOfLine } from './parts-of-line.ts'
import { plainLine } from './plain-line.ts'
import { remainderIn } from './remainder-claim.ts'

/** Whether something holds; `unsure` where words that were not understood stand in it. */
export type Truth = 'true' | 'false' | 'unsure'

/** One thing that a child's line says: `10 × 13 = 130`, or only `10 × 13` or `130`. */
export interface Claim {
  /** The part of the line, in plain spelling. */
  text: string
  /** Claimed to be equal, left to right; one where nothing is claimed. */
  sides: Expression[]
  /** Of a claim with two sides or more. */
  truth: Truth
  /** The first pair of sides that is not equal. */
  wrong?: { left: Expression; right: Expression }
}

const LONGEST = 400
const MOST_CLAIMS = 12

/** Words that may stand around numbers without changing what is said. */
const SILENT_WORDS =
  /\b(?:i|we|you|it|its|it's|is|the|a|an|did|do|done|have|had|got|get|think|fink|reckon|know|knew|that|that's|thats|this|my|answer|ans|equals?|makes?|sum|total|first|next|then|so|and|also|well|ok|okay|um|umm|erm|hmm|maybe|right|yes|yeah|no|wait|just|used|use|using|worked|work|out|made|plus|add|minus|times|multiplied|divided|by|take|away|of|lots|groups|over|because|if|can|could|would|be|to|or|not|sure|step|line|i'm|im|pretty|guess|probably|lol|haha|tho|though|easy|done|x|is it|are)\b/gi

/** Everything that a child's message claims, calculates or names. */
export function claimsIn(text: string, unknown?: string): Claim[] {
  const plain = plainLine(text.slice(0, LONGEST)).replace(PAIR, ' ; ')
  return partsOfLine(plain)
    .flatMap(part => {
      const claims = readPart(part, unknown)
      const own = part.replace(DOES_WITH, '')
      // `take off 467 × 2 = 934`: what is done with it is no sign of its own.
      const isOnlyDone = own !== part && claims.some(({ truth }) => truth === 'false')
      const bare = isOnlyDone ? readPart(own, unknown) : []
      return bare.length > 0 && bare.every(({ truth }) => truth === 'true') ? bare : claims
    })
    .slice(0, MOST_CLAIMS)
}

/** `(6,3) (5,4)`: two numbers that belong together are no decimal, and stand for no product. */
const PAIR = /(?<![-+−×*÷/=\d\p{L}]\s?)\(\d{1,3},\s?-?\d{1,2}\)(?!\s?[-+−×x*÷/=])/gu

/** Whether a message names two numbers that belong together, as the points of two dice. */
export const saysPair = (text: string): boolean => text.search(PAIR) >= 0

/** Words for what is done with a calculation that stands behind them. */
const DOES_WITH =
  /^(?:and |then |you |i |we )*(?:minus|plus|add|take|subtract|less) (?=\d[\d.]* ?[×x*÷/] ?\d)/i

/** `tan-1`, `sin^-1` and `cos⁻¹`: the −1 is a part of the name, and no number. */
const INVERSE = /\b(?:sin|cos|tan)(?:e|ine|gent)? ?(?:\^? ?\(?[-−] ?1\b|⁻¹)/i

/** What stands under a root is no claim without it: `sqrt(144 - 47.37) = 9.83`; so is what a sine is taken of. */
const UNREAD_ROOT =
  /(?:√|\bsqrt|\b(?:square )?root(?: of)?) ?[({][^)}]{0,40}?[-+−×*÷/][^)}]{0,40}[)}]|\b(?:sin|tan)(?:e|gent)? ?\(?\d|\bcos(?:ine)? ?\(\d|[\d=×*] ?cos(?:ine)? ?\d/i

function readPart(part: string, unknown: string | undefined): Claim[] {
  if (INVERSE.test(part) || UNREAD_ROOT.test(part)) return []
  const measured = readMeasures(part)
  if (measured) return [measured]
  const remainder = remainderIn(part)
  if (remainder) return [{ text: part, ...remainder }]
  const runs = readRuns(part, unknown === undefined ? {} : { unknown })
  const ofRoots = rootsTruth(part)
  if (ofRoots) return [{ text: part, sides: runs[0]?.sides ?? [], truth: ofRoots }]
  const isClean = !/\p{L}{2,}/u.test(
    withoutUnknown(part, unknown).replace(SILENT_WORDS, ' ').replace(NUMBER_WORDS, ' '),
  )
  const isOfLetters = saysLetters(part, unknown)
  // `3n + 2` alone is nothing to be worked out.
  const read = isOfLetters && !part.includes('=') ? [] : runs
  return read.map(({ sides }): Claim => {
    const own = truthOf(sides)
    const isCut =
      isOfLetters || (own.truth === 'false' && MIXED.test(part)) || isInSmallCoins(part, own.wrong)
    const { truth, wrong } = isCut ? { truth: 'unsure' as const, wrong: undefined } : own
    // What can't be read all may say something else than it seems to.
    const isDoubtful = truth === 'false' && !isClean
    return { text: part, sides, truth: isDoubtful ? 'unsure' : truth, ...(wrong && { wrong }) }
  })
}

const SMALL_COINS = /\d ?(?:p|c)\b|¢|\b(?:cents?|pence|pennies|paise|kobo)\b/i

/** `6.50 ÷ 5 = 130 cents`: the same amount in the smaller coins. */
function isInSmallCoins(part: string, wrong: Claim['wrong']): boolean {
  const [large, small] = [wrong && exactValue(wrong.left), wrong && exactValue(wrong.right)]
  return SMALL_COINS.test(part) && large !== undefined && small?.equals(large.mul(100)) === true
}

/** `= c^2`: nothing that is measured is squared but lengths. */
const LETTER_SQUARED = /=\s*[a-ln-z]\s*(?:\^|²)/i
const LETTER_TERM = /(?<![\p{L}\d.])(\d*)([a-z])(?![\p{L}\d])/giu
/** Letters that stand behind a number for what it measures, or for the rest of a division. */
const UNITS = 'mglpchskdftr'

/** `9 + 2t = 13`: of a number beside it without any, a letter is no unit. */
const MIXED =
  /(?<![\d.])\d+(?:\.\d+)?\s*[-+]\s*\d+[a-z](?!\p{L})\s*=|(?<![\p{L}\d.])\d+[a-z]\s*[-+]\s*\d+(?:\.\d+)?\s*=/iu

/** `2b + 3c = 16`: what is equal are terms with letters, and the numbers before them make no sum. */
function saysLetters(part: string, unknown: string | undefined): boolean {
  if (part.length > 80) return false
  const plain = withoutUnknown(part, unknown).toLowerCase()
  const terms = [...plain.matchAll(LETTER_TERM)].filter(([term, number, letter = ''], at, all) => {
    const found = all[at]?.index ?? 0
    const isBeside =
      /[-+=(]\s*$/.test(plain.slice(0, found)) || /^\s*[-+=)]/.test(plain.slice(found + term.length))
    return isBeside && (number !== '' || !/[aiu]/.test(letter))
  })
  const letters = new Set(terms.map(([, , letter = '']) => letter))
  if (LETTER_SQUARED.test(plain)) return true
  return letters.size > 1 || [...letters].some(letter => !UNITS.includes(letter))
}

/** Whether what is said of roots is so, exactly: `√18 = 9√2`; nothing is said of roots that are rounded. */
function rootsTruth(part: string): Truth | undefined {
  if (!/√|\bsqrt/i.test(part) || part.includes('.')) return undefined
  const sides = part.split('=')
  const [first, ...others] = sides.flatMap(side => readNumber(side.trim())?.value ?? [])
  if (!first || others.length === 0 || others.length < sides.length - 1) return undefined
  return others.every(each => isSame(each, first)) ? 'true' : 'false'
}

const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|percent)\b/gi

function withoutUnknown(text: string, unknown: string | undefined): string {
  // A box or a question mark may stand for the unknown.
  const sign = unknown?.replace(/[^\p{L}]/gu, '\\$&')
  return sign ? text.replaceAll(new RegExp(`${sign}(?![a-z])`, 'gi'), ' ') : text
}

/** Two measures that a claim says to be the same and that are, the amount first that is told; undefined for any other claim. */
export function sameMeasures({ text, truth }: Claim): { from: string; into: string } | undefined {
  const [from = '', into = ''] = truth === 'true' && readMeasures(text) ? sidesOfMeasures(text) : []
  return from !== into ? { from, into } : undefined
}

const sidesOfMeasures = (part: string) =>
  part
    .split(/=|\bis\b/)
    .map(side =>
      side.trim().replace(/^(?:(?:oh|ok(?:ay)?|ah|well|so|and|then|i think|i know|there are),?\s+)+/i, ''),
    )

/** `1 m = 100 cm`: the units are part of what is said. */
function readMeasures(part: string): Claim | undefined {
  const [left = '', right = '', ...others] = sidesOfMeasures(part)
  if (others.length > 0 || right === '') return undefined
  const [first, second] = [readQuantity(left), readQuantity(right)]
  if (!first?.unit || !second?.unit) return undefined
  const sides = [left, right].flatMap(side => readRuns(side, {})[0]?.sides ?? [])
  if (first.unit.dimension !== second.unit.dimension) return { text: part, sides, truth: 'unsure' }
  const isEqual = isSame(
    multiply(first.number.value, first.unit.size),
    multiply(second.number.value, second.unit.size),
  )
  if (isEqual) return { text: part, sides, truth: 'true' }
  const [own, other] = [first, second].map(each =>
    approximate(multiply(each.number.value, each.unit?.size ?? 1)),
  )
  // Measures of two systems are never equal to the last digit.
  const isFar = own && other && own.sub(other).abs().compare(own.abs().div(5)) > 0
  return { text: part, sides, truth: isFar ? 'false' : 'unsure' }
}

/** Of a number that never ends, or that ends so late that nobody writes it whole, such as a sum of money with interest. */
function isRounded(left: Rational, right: Expression): boolean {
  const literal = asLiteral(right)
  if (literal?.places === undefined) return false
  const places = decimalPlaces(left)
  if (places !== undefined && (literal.places < 2 || places <= literal.places)) return false
  return literal.isEndless === true || roundTo(left, literal.places).equals(literal.value)
}

/** `3 × 4 = 12 + 2 = 14` runs on: the second part begins with what the first came to. */
function runsOn(value: Rational, next: Expression): boolean {
  return operationsIn(next).length > 0 && literalsIn(next)[0]?.value.equals(value) === true
}

/** `10% = 8` says that 10% of something is 8. */
function isPercentNote(left: Expression, right: Expression): boolean {
  return asLiteral(left)?.form === 'percent' && asLiteral(right)?.form !== 'percent'
}

function truthOf(sides: Expression[]): { truth: Truth; wrong?: { left: Expression; right: Expression } } {
  let truth: Truth = 'true'
  for (const [at, left] of sides.entries()) {
    const right = sides[at + 1]
    if (!right) continue
    const before = sides[at - 1]
    const pair = before && isPutOn(before, left, right) ? 'true' : pairTruth(left, right)
    if (pair === 'false') return { truth: 'false', wrong: { left, right } }
    if (pair === 'unsure') truth = 'unsure'
  }
  return { truth }
}

/** `100 × 7 = 700 minus 1 × 7 = 7`: what goes on from the number is worked out by itself. */
function isPutOn(before: Expression, left: Expression, right: Expression): boolean {
  if (left.kind !== 'operation' || !/^[-+]$/.test(left.operator) || operationsIn(left.right).length === 0)
    return false
  const [reached, start] = [exactValue(before), asLiteral(left.left)?.value]
  const [own, said] = [exactValue(left.right), asLiteral(right)?.value]
  return [reached && start?.equals(reached), own && said?.equals(own)].every(each => each === true)
}

function pairTruth(left: Expression, right: Expression): Truth {
  const [own, other] = [exactValue(left), exactValue(right)]
  if (own && other) {
    if (own.equals(other) || isRounded(own, right) || runsOn(own, right)) return 'true'
    const literals = [asLiteral(left), asLiteral(right)]
    // `135/540 × 100 = 25%`: the hundred is said and the sign is written, too.
    if (literals[1]?.form === 'percent' && literals[0] === undefined && own.equals(other.mul(100)))
      return 'true'
    const areFractions = literals.every(each => each?.form === 'fraction' || each?.form === 'mixed')
    const areNumbers = literals.every(each => each !== undefined)
    // A number taken for another one: `10% = 8`, `1 = 100`, where more is meant than is written.
    return isPercentNote(left, right) || (areNumbers && !areFractions) ? 'unsure' : 'false'
  }
  if (!hasUnknown(left) && !hasUnknown(right)) return 'unsure'
  const [near, far] = [linearForm(left), linearForm(right)]
  if (!near || !far) return 'unsure'
  // `2(x + 1) = 2x + 2` holds whatever x is; every other equation holds for some x.
  if (!isZero(near.slope.sub(far.slope))) return 'unsure'
  return near.offset.equals(far.offset) ? 'true' : 'false'
}

/** The number that a claim comes to, where it is one. */
export function valueOfClaim({ sides }: Claim): Rational | undefined {
  const last = sides.at(-1)
  return last && exactValue(last)
}
