import { evenPower, exponentNumber, exponentOf, rootBase } from '../../algebra/exponent-of.ts'
import { type Formula, lettersOf, partsOfFormula } from '../../algebra/formula.ts'
import { lettersIn, minus, numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import { isZero, type Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { wordedEquations } from '../../wording/equation-wording.ts'
import { firstMatch, wholeIn } from '../../wording/patterns.ts'
import type { PowersQuestion, PowersTask } from './question.ts'

const SUM = '([-\\d.×÷*/^() √{}]{1,80}?)'
const WRITE =
  '(?:(?:fully )?(?:simplify|write|express|rewrite|convert|give|show|change|put)(?: the (?:number|expression|following))?:? )?'
const GIVING =
  ',?(?: (?:and )?(?:giv(?:e|ing)|leav(?:e|ing)|writ(?:e|ing)|express(?:ing)?)(?: your| the)?(?: final)? answer)?'
const INDEX = '(?:index|exponential|exponent|power) (?:form|notation)'
const SINGLE = '(?:a |one |a one )?(?:single |simple )?(?:power|exponent|exponential)'

const OF_BASE = [
  `^${WRITE}${SUM}[.;]?${GIVING} (?:as|in the form of) ${SINGLE} (?:of|with base) (?:the number )?(\\d{1,3})$`,
  `^${WRITE}${SUM}[.;]?${GIVING} (?:with|in|using|to) (?:a )?base(?: of)? (\\d{1,3})$`,
  `^${WRITE}as ${SINGLE} of (?<base>\\d{1,3})[:,]? ${SUM}$`,
].map(source => new RegExp(source))
const OF_FORM = [
  `^${WRITE}${SUM}[.;]?${GIVING} (?:in|as|using) (?:the )?form (\\d{1,3}) ?\\^ ?\\(?([a-z▢])\\)?(?:,? where [a-z] is an? (?:integer|whole number|number))?$`,
].map(source => new RegExp(source))
const OWN_BASE = [
  `^${WRITE}${SUM}[.;]?${GIVING} (?:as|in) (?:${SINGLE}|${INDEX})$`,
  `^${WRITE}${SUM}[.;]? using (?:index|exponent) (?:laws|notation)$`,
  `^(?:use (?:the )?(?:laws of (?:indices|exponents)|index laws|exponent rules) to simplify):? ${SUM}$`,
].map(source => new RegExp(source))
const EVALUATE =
  /^(?:simplify |write )?\(? ?(\d+(?:\.\d+)?|\d+\/\d+) ?\)? ?\^ ?\(? ?(-?\d+(?:\/\d+|\.\d+)?) ?\)?$/

const MOST_BASE = 1000n
const isFit = (exponent: Rational | undefined): exponent is Rational =>
  exponent !== undefined && exponent.n <= 200n && exponent.d <= 12n

/** Numbers other than the exponents. */
function basesIn(formula: Formula): bigint[] {
  switch (formula.kind) {
    case 'number':
      return formula.value.d === 1n ? [formula.value.n] : [formula.value.n, formula.value.d]
    case 'product':
      return formula.factors.flatMap(basesIn)
    case 'quotient':
      return [formula.top, formula.bottom].flatMap(basesIn)
    case 'power':
      return basesIn(formula.base)
    case 'root':
      return basesIn(formula.of)
    default:
      return []
  }
}

/** Something with a power, or a number multiplied by itself. */
const isPower = (formula: Formula) =>
  [...partsOfFormula(formula)].some(({ kind }) => kind === 'power') ||
  (formula.kind === 'product' && formula.factors.every(({ kind }) => kind === 'number'))

/** Signs and brackets of LaTeX as they are typed: `( - 2/3)`, `(-1)/2`. */
const tidy = (plain: string) =>
  plain.replace(/\( ?(-?) ?(?=[\d.])/g, '($1').replace(/\((-?\d+)\) ?\/ ?/g, '$1/')

/** "3^4" is one power of 3 already. */
const isSingle = (formula: Formula, base: bigint) =>
  formula.kind === 'power' && formula.base.kind === 'number' && formula.base.value.equals(base)

function single(source: string, base: bigint, letter?: string): PowersTask | undefined {
  const written = readFormula(source.trim())
  if (!written || lettersOf(written).size > 0 || base < 2n || base > MOST_BASE) return undefined
  const value = valueAt(written, new Map())
  const exponent = exponentNumber(written, base)
  if (!isFit(exponent) || isSingle(written, base)) return undefined
  // "1/8" is a number and no division to carry out.
  const shown: Formula =
    value && !isPower(written) && written.kind === 'quotient' ? { kind: 'number', value } : written
  return { task: 'single power', written: shown, base, exponent, ...(letter ? { letter } : {}) }
}

function readSingle(plain: string): PowersTask | undefined {
  for (const pattern of OF_BASE) {
    const found = pattern.exec(plain)
    if (!found) continue
    const isFirst = found.groups?.base !== undefined
    const [source = '', base = ''] = isFirst ? [found[2], found[1]] : [found[1], found[2]]
    const own = single(source, wholeIn(base) ?? 0n)
    if (own) return own
  }
  const [source, base = '', letter] = firstMatch(plain, OF_FORM) ?? []
  const formed =
    source === undefined
      ? undefined
      : single(source, wholeIn(base) ?? 0n, letter === '▢' ? undefined : letter)
  if (formed) return formed
  const [own] = firstMatch(plain, OWN_BASE) ?? []
  const formula = own === undefined ? undefined : readFormula(own.trim())
  const bases = formula ? [...new Set(basesIn(formula))] : []
  const [first] = bases
  if (own === undefined || !formula || !isPower(formula) || bases.length !== 1 || first === undefined)
    return undefined
  return single(own, first)
}

function readValue(plain: string): PowersTask | undefined {
  const [number = '', power = ''] = firstMatch(plain, [EVALUATE]) ?? []
  const isFraction = number.includes('/')
  if (isFraction && !/^(?:\w+ )?\(/.test(plain)) return undefined
  // "27^2/3" is read in two ways.
  if (power.includes('/') && !/\^ ?\(/.test(plain)) return undefined
  const [base, exponent] = [numberIn(number), numberIn(power)]
  if (!base || !exponent || isZero(base) || exponent.d === 1n) return undefined
  // Plain roots such as 64^(1/3) belong to roots.
  if (exponent.n === 1n && exponent.s > 0n && !isFraction && power.includes('/') && exponent.d <= 6n)
    return undefined
  return evenPower(base, exponent) ? { task: 'evaluate', base, exponent } : undefined
}

/** The number below the power in which the letter stands. */
function baseUnder(formula: Formula, letter: string): bigint | undefined {
  for (const part of partsOfFormula(formula)) {
    if (part.kind !== 'power' || !lettersOf(part.exponent).has(letter)) continue
    const [base, ...others] = new Set(basesIn(part.base))
    return others.length <= 1 && base !== undefined ? (base === 1n ? others[0] : base) : undefined
  }
  return undefined
}

function readExponent(plain: string): PowersTask | undefined {
  for (const { equation, letter } of wordedEquations(plain)) {
    const [left, right, ...more] = equation.split('=').map(side => readFormula(side.trim()))
    if (!left || !right || more.length > 0) continue
    const [name, ...others] = new Set([...lettersOf(left), ...lettersOf(right)])
    if (name === undefined || others.length > 0 || (letter !== undefined && letter !== name)) continue
    const under = baseUnder(left, name) ?? baseUnder(right, name)
    if (under === undefined || under < 2n || under > MOST_BASE) continue
    const base = rootBase(under)
    const [a, b] = [exponentOf(left, base), exponentOf(right, base)]
    if (!a || !b) continue
    const difference = minus(a, b)
    const [offset, slope, ...rest] = numbersOf(difference, name) ?? []
    if (lettersIn(difference).length !== 1 || !offset || !slope || rest.length > 0) continue
    return { task: 'find exponent', left, right, base, letter: name, value: offset.neg().div(slope) }
  }
  return undefined
}

export const triggers = /\^|×.* (?:form|notation|power|exponent)|\bpower of\b|\bbase\b|√/

/** Reads `Write 3^4 × 3^5 as a single power of 3`, `Evaluate 27^(2/3)`, `Solve 2^x = 16`. */
export function readPowers(asked: Asked): PowersQuestion | undefined {
  const { full } = asked
  if (asked.plain.length > 160) return undefined
  const plain = tidy(asked.plain)
  const task = plain.includes('=') ? readExponent(plain) : (readSingle(plain) ?? readValue(plain))
  return task && { kind: 'powers', text: full, ...task }
}
