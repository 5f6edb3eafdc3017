import { isSimpleTerm } from '../../algebra/form.ts'
import { type Formula, lettersOf } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { lettersIn, numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import type { Asked } from '../../wording/asked.ts'
import { matched } from './match.ts'
import type { PartsQuestion } from './question.ts'

const THE = '(?:the )?(?:(?:polynomial|expression|quadratic|term|expansion of|equation y =) )*'
const COEFFICIENT = [
  new RegExp(
    `^(?:numerical )?coefficient (?:of|for|in front of|before) (?:the )?(?<of>[a-z](?: ?\\^ ?\\d)?)(?:[- ]terms?)? (?:in|of) ${THE}(?<formula>.+)$`,
  ),
  new RegExp(
    `^in ${THE}(?<formula>[^,]+),? (?:what is |find )?the coefficient of (?:the )?(?<of>[a-z](?: ?\\^ ?\\d)?)(?:[- ]term)?$`,
  ),
]
const CONSTANT = [
  new RegExp(`^constant(?: term)? (?:in|of) ${THE}(?<formula>.+)$`),
  new RegExp(`^in ${THE}(?<formula>[^,]+),? (?:what is |find )?the constant(?: term)?$`),
]
const DEGREE = [new RegExp(`^degree of ${THE}(?<formula>.+)$`)]
const INTO = '(?:in|into|to|as|using)(?: the)?(?: completed square)?(?: form)?:?'
const WHERE =
  '(?:,? where (?:[a-z](?:, | and |, and ))*[a-z] (?:is|are)(?: (?:a|an|both|all|the))?(?: (?:whole|real|rational|constant))?(?: (?:numbers?|integers?|constants?|values?))(?: to be (?:found|determined))?)?'
const FORM = [
  new RegExp(
    `^(?:express|write|rearrange|rewrite|put) ${THE}(?<formula>.+?) ${INTO} (?<form>[^=,]+?)${WHERE}(?:(?:,| and|, and|\\.) (?:(?:hence |then )?(?:give|find|state|write down|work out|determine|what is|calculate)(?: the)?(?: values?)?(?: of)? )(?<wanted>[a-z](?:(?:, | and |, and )[a-z])*))?$`,
  ),
]

export const triggers =
  /\bcoefficient|\bconstant|\bdegree of\b|^(?:express|write|rearrange|rewrite|put) .*[a-z]/

const LONGEST = 260
const MOST_DEGREE = 12

function numbersIn(formula: Formula | undefined, letter: string) {
  const polynomial = formula && polynomialOf(formula)
  return polynomial && numbersOf(polynomial, letter)
}

function onlyLetter(formula: Formula): string | undefined {
  const [letter, ...others] = lettersOf(formula)
  return others.length === 0 ? letter : undefined
}

function groupsOf(plain: string, patterns: readonly RegExp[]): Record<string, string> | undefined {
  return patterns.map(each => each.exec(plain)?.groups).find(each => each !== undefined)
}

function readPart(plain: string, full: string): PartsQuestion | undefined {
  const coefficient = groupsOf(plain, COEFFICIENT)
  const constant = coefficient ? undefined : groupsOf(plain, CONSTANT)
  const degree = coefficient || constant ? undefined : groupsOf(plain, DEGREE)
  const formula = readFormula((coefficient ?? constant ?? degree)?.formula ?? '')
  const letter = formula && onlyLetter(formula)
  const numbers = letter === undefined ? undefined : numbersIn(formula, letter)
  if (!formula || letter === undefined || !numbers || numbers.length > MOST_DEGREE + 1) return undefined
  const base = { kind: 'polynomial parts' as const, text: full, formula, letter }
  if (degree) return numbers.length > 1 ? { ...base, task: 'degree' } : undefined
  const [name = '', power = '1'] = (coefficient?.of ?? `${letter}^0`).split('^').map(part => part.trim())
  return name === letter ? { ...base, task: 'coefficient', power: Number(power) } : undefined
}

function readForm(plain: string, full: string): PartsQuestion | undefined {
  const groups = groupsOf(plain, FORM)
  const [formula, form] = [groups?.formula, groups?.form].map(each => readFormula(each ?? ''))
  if (!groups || !formula || !form || lettersIn(polynomialOf(formula) ?? []).length === 0) return undefined
  const values = matched(formula, form)
  const wanted = groups.wanted?.split(/, and | and |, /)
  if (!values || wanted?.some(name => !values.some(([known]) => known === name))) return undefined
  const [only, ...others] = wanted ?? []
  if (only !== undefined && others.length === 0)
    return { kind: 'polynomial parts', text: full, formula, task: 'form', form, values, wanted: only }
  // All numbers at once, in a form that is more than a sum of terms.
  const isWhole = wanted === undefined || wanted.length === values.length
  const isMore = !(form.kind === 'sum' && form.terms.every(({ of }) => isSimpleTerm(of)))
  return isWhole && isMore && values.length >= 2 && values.length <= 3
    ? { kind: 'polynomial parts', text: full, formula, task: 'form', form, values }
    : undefined
}

/** Reads `coefficient of x^2 in 3x^2 - 5x`, `Write x^2 + 6x + 11 in the form (x + a)^2 + b`. */
export function readParts({ plain, full }: Asked): PartsQuestion | undefined {
  if (plain.length > LONGEST || plain.includes('=')) return undefined
  return readPart(plain, full) ?? readForm(plain, full)
}
