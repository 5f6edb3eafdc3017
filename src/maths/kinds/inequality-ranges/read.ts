import { polynomialOf } from '../../algebra/fraction-of.ts'
import { lettersIn, minus, numberOf, numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { isWhole, type Rational } from '../../arithmetic/rational.ts'
import type { End } from '../../values/range.ts'
import type { Asked } from '../../wording/asked.ts'
import type { RangeQuestion, RangeTask } from './question.ts'

const SIDE = '[-\\da-z+×*/^(). ]{1,40}?'
const CHAIN = `(?<chain>${SIDE}[<>≤≥]${SIDE}[<>≤≥]${SIDE})`
const SINGLE = `(?<single>${SIDE}[<>≤≥]${SIDE})`
const LETTER = '(?<letter>[a-z])'
const SOLVE = [
  `(?:solve|solution (?:of|to)|solution set (?:of|to)|solutions? for)(?: for [a-z]:?)?(?: the| this)?(?: following)?(?: (?:double|compound|combined|linear))?(?: inequality| inequalities)?[:,]? ${CHAIN}(?:,? for ${LETTER})?`,
  `(?:the )?(?:set of )?(?:possible )?(?:values|range of values|range) of ${LETTER} (?:for which|such that|that satisf(?:y|ies)|which satisf(?:y|ies)|if|when)(?: the inequality)? ${CHAIN}`,
].map(source => new RegExp(`^${source}$`))
const LIST = '(?:list|what|which|write|write down|find|what are|give|state|name)?(?: down)?(?: out)?'
const INTEGERS =
  '(?:integers?|whole numbers?|integer values?|possible integers|integer solutions|whole number values?|integral values)'
const THAT =
  '(?:that|which)? ?(?:satisf(?:y|ies|ying)|such that|where|for which|so that|solve|if|when|given(?: that)?|to|of|for|in|are|make)?'
const INEQUALITY = '(?: both)?(?: the)?(?: inequality| inequalities)?'
const WHOLES = [
  `${LIST} ?(?:all )?(?:of )?(?:the )?(?:possible )?${INTEGERS}(?: solutions?)?(?:(?: of| for|,)? ${LETTER})?,? ${THAT}${INEQUALITY}:? ${CHAIN}(?: true)?`,
  `(?:if )?[a-z] is an? (?:integer|whole number)(?: and| such that| where|,|\\.|;)* ?${CHAIN}[.,;]? ${LIST}(?: all)?(?: of)?(?: the)?(?: possible)?(?: integer)? ?(?:values|integers)(?: (?:of|for|that) ${LETTER})?(?: can (?:take|be|have)| could be)?`,
  `${CHAIN}[.,;] (?:given that )?${LETTER} is an? (?:integer|whole number)[.,;]? ${LIST}(?: all)?(?: of)?(?: the)?(?: possible)?(?: integer)? ?values(?: of [a-z])?`,
  `given that [a-z] is an? (?:integer|whole number)(?: and| such that|,)* ?${CHAIN}[.,;]? ${LIST}(?: all)?(?: of)?(?: the)?(?: possible)? values of ${LETTER}`,
].map(source => new RegExp(`^${source}$`))
const COUNT = [
  `how many (?:different )?${INTEGERS}(?: of ${LETTER})?(?: are there)? ?${THAT}${INEQUALITY}:? ${CHAIN}`,
].map(source => new RegExp(`^${source}$`))
const EXTREME = [
  `(?:the )?(?<most>largest|greatest|biggest|highest|maximum|smallest|least|lowest|minimum) (?:possible )?(?:integer|whole number)(?: value| solution)?(?:(?: of| for)? ${LETTER})? ?${THAT}${INEQUALITY}:? ${SINGLE}`,
].map(source => new RegExp(`^${source}$`))

interface Ends {
  letter: string
  low?: End
  high?: End
}

/** One inequality of first degree as an end. */
function endOf(left: string, sign: string, right: string): Ends | undefined {
  const [a, b] = [left, right].map(side => {
    const formula = readFormula(side.trim())
    return formula && polynomialOf(formula)
  })
  const difference = a && b && minus(a, b)
  const [letter, ...others] = difference ? lettersIn(difference) : []
  const [offset, slope, ...more] = difference && letter ? (numbersOf(difference, letter) ?? []) : []
  if (letter === undefined || others.length > 0 || !offset || !slope || more.length > 0) return undefined
  const end = { at: offset.neg().div(slope), isIn: sign === '≤' || sign === '≥' }
  const isBelow = (sign === '<' || sign === '≤') === slope.s > 0n
  return isBelow ? { letter, high: end } : { letter, low: end }
}

function rangeIn(chain: string): { letter: string; low: End; high: End } | undefined {
  const [, a = '', first = '', middle = '', second = '', b = ''] =
    /^([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)$/.exec(chain) ?? []
  // "1 < x > 3" is no range.
  if (/[<≤]/.test(first) !== /[<≤]/.test(second)) return undefined
  const isNumber = (side: string) => {
    const formula = readFormula(side.trim())
    const polynomial = formula && polynomialOf(formula)
    return polynomial !== undefined && numberOf(polynomial) !== undefined
  }
  if (!isNumber(a) || !isNumber(b)) return undefined
  const [left, right] = [endOf(a, first, middle), endOf(middle, second, b)]
  const [low, high] = [left?.low ?? right?.low, left?.high ?? right?.high]
  if (!left || !right || !low || !high || low.at.compare(high.at) >= 0) return undefined
  return { letter: left.letter, low, high }
}

/** So many are listed at most; there is no end to how many are counted. */
const MOST_LISTED = 30

/** How many whole numbers are between two ends. */
export function countBetween(low: End, high: End): bigint {
  const count = lastTo(high) - firstFrom(low) + 1n
  return count > 0n ? count : 0n
}

/** The whole numbers between two ends, for a question that is read and so has few. */
export function wholesBetween(low: End, high: End): bigint[] {
  const from = firstFrom(low)
  return Array.from({ length: Number(countBetween(low, high)) }, (_, at) => from + BigInt(at))
}

const floor = (value: Rational) => value.floor().s * value.floor().n

/** The smallest whole number from an end on. */
export function firstFrom({ at, isIn }: End): bigint {
  if (isWhole(at)) return at.s * at.n + (isIn ? 0n : 1n)
  return floor(at) + 1n
}

/** The largest whole number up to an end. */
export function lastTo({ at, isIn }: End): bigint {
  return isWhole(at) && !isIn ? at.s * at.n - 1n : floor(at)
}

function groupsOf(plain: string, patterns: RegExp[]): Record<string, string | undefined> | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(plain)?.groups
    if (groups) return groups
  }
  return undefined
}

function readTask(plain: string): RangeTask | undefined {
  for (const [task, patterns] of [
    ['integers', WHOLES],
    ['how many integers', COUNT],
    ['range', SOLVE],
  ] as const) {
    const { chain, letter } = groupsOf(plain, patterns) ?? {}
    const found = chain === undefined ? undefined : rangeIn(chain)
    if (!chain || !found || (letter !== undefined && letter !== found.letter)) continue
    const isAlone = new RegExp(`[<>≤≥] ?${found.letter} ?[<>≤≥]`).test(chain)
    if (task === 'range' && isAlone) continue
    const count = countBetween(found.low, found.high)
    // Whole numbers below zero are none for some books.
    if (task !== 'range' && /\bwhole\b/.test(plain) && found.low.at.s < 0n) continue
    if (task !== 'range' && count === 0n) continue
    if (task === 'integers' && count > MOST_LISTED) continue
    return { task, ...found, source: chain.trim() }
  }
  const { single, letter, most = '' } = groupsOf(plain, EXTREME) ?? {}
  const [, a = '', sign = '', b = ''] = /^([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)$/.exec(single ?? '') ?? []
  const found = single === undefined ? undefined : endOf(a, sign, b)
  if (!single || !found || (letter !== undefined && letter !== found.letter)) return undefined
  const isLargest = /larg|great|big|high|max/.test(most)
  const bound = isLargest ? found.high : found.low
  return (
    bound && { task: isLargest ? 'largest' : 'smallest', letter: found.letter, bound, source: single.trim() }
  )
}

export const triggers = /[<>≤≥]/

/** Reads `Solve -3 < 2x + 1 ≤ 7`, `List the integers that satisfy -2 ≤ x < 3`. */
export function readRange({ plain, full }: Asked): RangeQuestion | undefined {
  if (plain.length > 200) return undefined
  const task = readTask(plain)
  return task && { kind: 'inequality range', text: full, ...task }
}
