import { type Formula, lettersOf, partsOfFormula } from '../../algebra/formula.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import { decimalPlaces, isNegative, isZero, type Rational, rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER, pattern } from '../../wording/patterns.ts'
import type { EstimationQuestion, EstimationTask } from './question.ts'
import { roundedFormula } from './rounded.ts'
import { trueValue } from './values.ts'

const PLACE =
  '(?:the )?(?:nearest (?<place>10+|10+s|ten|hundred|thousand|whole number|whole|integer|one|unit|tenth|1/10|0\\.1)|(?<figures>[1-3]|one|two|three) ?(?:significant (?:figures?|digits?)|sig\\.? ?(?:figs?|digits?)\\.?|s\\.?f\\.?)(?: each)?|(?<decimals>[1-3]) ?(?:decimal places?|d\\.?p\\.?))'
const EACH =
  '(?:(?:each|both|all|every|the|of|your|these|those) )*(?:(?:numbers?|values?|factors?|addends?|terms?|amounts?|figures?) )?(?:(?:in|of) the (?:calculation|sum|question) )?'
const HOW = `(?:by )?(?:first )?(?:(?:us(?:e|ing) )?round(?:ing)? (?:off )?${EACH}(?:off )?(?:correct )?to|us(?:e|ing) (?:numbers |values |approximations |estimates )?(?:rounded |correct |that are correct )?(?:to )?) ?${PLACE}(?: (?:approximations?|estimates?|numbers?|values?))?`
const ESTIMATE =
  '(?:(?:find |work out |make |calculate |give |write (?:down )?)?(?:an )?(?:estimate|approximation)|(?:find |work out )?(?:an )?approximate (?:value|answer))'
const WHAT =
  '(?: (?:for|of|to))?(?: (?:the )?(?:value|answers?|results?|sum|difference|product|quotient|total|calculation)(?: (?:of|to|for))?)?(?: (?:this|the|these)(?: (?:calculation|sum|product|difference|quotient)s?)?)?'
const SUM = '(?<sum>[-\\d.×x*÷/^+() √{}]{3,80}?)'
const NOUN = `(?<noun>sum|total|difference|product|quotient) (?:of|between) (?<first>${NUMBER}) and (?<second>${NUMBER})`
const ASKED = `(?:${ESTIMATE}${WHAT}:? ${SUM}|${ESTIMATE}(?: (?:for|of))? (?:the )?${NOUN})`
const WORDINGS = [
  `${ASKED}(?:[.,;]? (?:and )?${HOW})?`,
  `${HOW}[.,;:]? (?:(?:to|and|then|hence|in order to) )*(?:find )?${ASKED}`,
  `${ESTIMATE}${WHAT},? ${HOW}[:,.]? ${SUM}`,
  `${SUM}[:,.;]? ${ESTIMATE}(?: the (?:answer|value|sum|product|difference|quotient))?,? ${HOW}`,
].map(source => new RegExp(`^${source}$`))

const PLACES: Record<string, number> = {
  ten: -1,
  hundred: -2,
  thousand: -3,
  'whole number': 0,
  whole: 0,
  integer: 0,
  one: 0,
  unit: 0,
  tenth: 1,
  '1/10': 1,
  '0.1': 1,
}
const COUNTS = ['', 'one', 'two', 'three']
const SIGNS: Record<string, string> = { sum: '+', total: '+', difference: '-', product: '×', quotient: '÷' }

type Groups = Record<string, string | undefined>

function roundingOf({ place, figures, decimals }: Groups): Rounding | undefined {
  if (place !== undefined) {
    const power = place.replace(/s$/, '')
    return { places: PLACES[power] ?? 1 - power.length }
  }
  if (figures !== undefined) return { figures: Number(figures) || COUNTS.indexOf(figures) }
  return decimals === undefined ? undefined : { places: Number(decimals) }
}

function formulaOf({ sum, noun, first, second }: Groups): Formula | undefined {
  if (noun !== undefined) return readFormula(`${first} ${SIGNS[noun]} ${second}`)
  return sum === undefined ? undefined : readFormula(sum.trim().replace(/(?<=\d)x(?=\d)/g, '×'))
}

const isFit = (value: Rational) =>
  !isNegative(value) && decimalPlaces(value) !== undefined && value.n < 10n ** 12n

/** A difference of near numbers can come out at anything once they are rounded. */
function isSteady(formula: Formula): boolean {
  if (formula.kind !== 'sum' || !formula.terms.some(({ isMinus }) => isMinus)) return true
  const most = Math.max(...formula.terms.map(({ of }) => Math.abs(trueValue(of))))
  return trueValue(formula) >= 0.3 * most
}

function readEstimate(plain: string): EstimationTask | undefined {
  for (const wording of WORDINGS) {
    const groups = wording.exec(plain)?.groups
    const formula = groups && formulaOf(groups)
    if (!groups || !formula || lettersOf(formula).size > 0 || formula.kind === 'number') continue
    const parts = [...partsOfFormula(formula)]
    if (!parts.every(part => part.kind !== 'number' || isFit(part.value))) return undefined
    const rounding = roundingOf(groups)
    const value = valueAt(roundedFormula(formula, rounding), new Map())
    const isSure = rounding !== undefined || parts.every(isSteady)
    const isKnown = value && !isNegative(value) && decimalPlaces(value) !== undefined
    return isKnown && isSure && trueValue(formula) > 0
      ? { task: 'estimate', formula, rounding, value }
      : undefined
  }
  return undefined
}

const STEP = `(?:the )?nearest (?:multiple of )?(half|quarter|third|fifth|eighth|${NUMBER})s?`
const NEAREST = [
  pattern(
    `(?:round|round off|write|give|express) (?:the number )?{number}(?: (?:correct|rounded|off))? (?:up or down )?to ${STEP}`,
  ),
  pattern(`(?:the number )?{number},?(?: (?:correct|rounded|rounded off|off))? to ${STEP}`),
]
const NEAREST_FIRST = [pattern(`round(?: off)?(?: (?:this|the)(?: number)?)? to ${STEP}[:,] ?{number}`)]
const NAMED: Record<string, Rational> = {
  half: rational(1, 2),
  quarter: rational(1, 4),
  third: rational(1, 3),
  fifth: rational(1, 5),
  eighth: rational(1, 8),
}

const isPowerOfTen = ({ n, d }: Rational) => /^10*$/.test(`${n}`) && /^10*$/.test(`${d}`)

function readNearest(plain: string): EstimationTask | undefined {
  const [written, to] =
    NEAREST.map(each => each.exec(plain))
      .find(Boolean)
      ?.slice(1) ??
    NEAREST_FIRST.map(each => each.exec(plain))
      .find(Boolean)
      ?.slice(1)
      .reverse() ??
    []
  const number = numberIn(written ?? '')
  const step = NAMED[to ?? ''] ?? numberIn(to ?? '')
  // Tens, hundreds and tenths are the matter of rounding.
  if (!number || !step || isZero(step) || isNegative(number) || isNegative(step) || isPowerOfTen(step))
    return undefined
  return { task: 'nearest multiple', number, step }
}

export const triggers = /estimat|approximat|\bround|nearest/

/** Reads `Estimate 48 × 21 by rounding each number to 1 significant figure`, `Round 37 to the nearest 5`. */
export function readEstimation({ plain, full }: Asked): EstimationQuestion | undefined {
  if (plain.length > 200) return undefined
  const task = readNearest(plain) ?? readEstimate(plain)
  return task && { kind: 'estimation', text: full, ...task }
}
