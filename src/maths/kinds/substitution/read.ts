import { type Formula, lettersOf } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { SubstitutionQuestion } from './question.ts'

const LEAD =
  "(?:please |then |find |work out |calculate |determine |evaluate |compute |give |state |write down |what is |what's |simplify )*(?:the )?(?:value of )?(?:the )?(?:(?:following |algebraic )?(?:expression|formula) )?"
const VALUES = `[a-z] ?= ?-?(?:${NUMBER}|\\(${NUMBER}\\))(?:(?:,? and |, ?| & )(?:[a-z] ?= ?(?:${NUMBER})))*`
const WHEN = '(?:when|if|for|where|given that|given|at|using|with|by substituting|let)'
const FORMULA = '[^=,?:;<>≤≥]+?'

const WORDINGS = [
  `${LEAD}(?<formula>${FORMULA}),? ${WHEN} (?<values>${VALUES})`,
  `(?:if|when|given that|given|let|for|with|suppose(?: that)?) (?<values>${VALUES})[,.:;]? (?:then )?${LEAD}(?<formula>${FORMULA})`,
  `(?<values>${VALUES})[,.:;] ?${LEAD}(?<formula>${FORMULA})`,
  `substitut(?:e|ing) (?<values>${VALUES}) (?:into|in|and evaluate)(?: the)?(?: expression| formula)?:? (?<formula>${FORMULA})(?: and evaluate| and simplify)?`,
  // "y = 3x + 1. Find y when x = 4": the letter in front is asked for.
  `(?:(?:if|given that|given|the formula|use the formula|for) )?(?<result>[a-z]) ?= ?(?<formula>${FORMULA})(?:,|\\.|;| to)? (?:and )?(?:then )?${LEAD}(?<asked>[a-z]) ${WHEN} (?<values>${VALUES})`,
  `(?:(?:if|given that|given|the formula|use the formula|for) )?(?<result>[a-z]) ?= ?(?<formula>${FORMULA})(?:,|\\.|;)? ${WHEN} (?<values>${VALUES})(?:,|\\.|;)? (?:then )?${LEAD}(?<asked>[a-z])`,
  `(?:(?:if|given that|given|the formula|use the formula|for) )?(?<result>[a-z]) ?= ?(?<formula>${FORMULA})(?:,|\\.|;| and) (?<values>${VALUES})(?:,|\\.|;)? (?:then )?${LEAD}(?<asked>[a-z])`,
].map(source => new RegExp(`^${source}$`))

const DEFINED = '(?<name>[a-z]) ?\\( ?(?<letter>[a-z]) ?\\) ?= ?(?<formula>[^=,?:;<>≤≥]+?)'
const START =
  '(?:(?:let|if|given(?: that)?|given the function|for(?: the function)?|consider|suppose(?: that)?|the function) )?'
const SECOND =
  '(?:(?:,|;|\\.)? ?(?:and )?(?:let )?(?<name2>[a-z]) ?\\( ?(?<letter2>[a-z]) ?\\) ?= ?(?<formula2>[^=,?:;<>≤≥]+?))?'
const CALL = '(?<call>[a-z](?: ?\\( ?[a-z])? ?\\([^()=,]{1,12}\\)\\)?)'
const FUNCTIONS = [
  `${START}${DEFINED}${SECOND}(?:,|;|\\.)? (?:then )?${LEAD}${CALL}`,
  `${LEAD}${CALL},? (?:if|when|for|where|given(?: that)?)(?: the function)? ${DEFINED}${SECOND}`,
].map(source => new RegExp(`^${source}$`))

export const triggers = /=/

const LARGEST = 10n ** 12n

function valuesIn(text: string): [string, Rational][] | undefined {
  const found = text.split(/,? and |, ?| & /).map((part): [string, Rational] | undefined => {
    const [name = '', number = ''] = part.split('=').map(each => each.trim())
    const value = numberIn(number.replace(/[()]/g, ''))
    return /^[a-z]$/.test(name) && value ? [name, value] : undefined
  })
  const known = found.flatMap(each => (each ? [each] : []))
  const isWhole = known.length === found.length && new Set(known.map(([name]) => name)).size === known.length
  return isWhole ? known : undefined
}

/** All letters have a value, and it comes to a number of school. */
function isWorkable(formula: Formula, values: [string, Rational][]): boolean {
  const letters = lettersOf(formula)
  const given = new Map(values)
  const value = valueAt(formula, given)
  const isCovered =
    letters.size > 0 && [...letters].every(name => given.has(name)) && given.size === letters.size
  return isCovered && value !== undefined && value.n < LARGEST && value.d < LARGEST
}

function readValues(plain: string, full: string): SubstitutionQuestion | undefined {
  for (const pattern of WORDINGS) {
    const groups = pattern.exec(plain)?.groups
    const { formula: source = '', values: given = '', result, asked } = groups ?? {}
    const formula = groups && readFormula(source.trim())
    const values = formula && valuesIn(given)
    if (!formula || !values || result !== asked || !isWorkable(formula, values)) continue
    if (result !== undefined && lettersOf(formula).has(result)) continue
    return { kind: 'substitution', text: full, formula, task: 'value', values }
  }
  return undefined
}

function readFunction(plain: string, full: string): SubstitutionQuestion | undefined {
  for (const pattern of FUNCTIONS) {
    const groups = pattern.exec(plain)?.groups
    const {
      name = '',
      letter = '',
      formula: source = '',
      name2,
      letter2 = '',
      formula2,
      call = '',
    } = groups ?? {}
    const formula = groups && readFormula(source.trim())
    if (!formula || !isIn(formula, letter)) continue
    const second = formula2 === undefined ? undefined : readFormula(formula2.trim())
    if (name2 !== undefined && (!second || !isIn(second, letter2) || name2 === name)) continue
    const question = calledBy(
      call.replaceAll(' ', ''),
      { name, letter, formula },
      second && name2 ? { name: name2, letter: letter2, formula: second } : undefined,
    )
    if (question) return { ...question, text: full }
  }
  return undefined
}

const isIn = (formula: Formula, letter: string) => [...lettersOf(formula)].join() === letter

interface Named {
  name: string
  letter: string
  formula: Formula
}

function calledBy(call: string, first: Named, second: Named | undefined): SubstitutionQuestion | undefined {
  const [, outer = '', within] = /^([a-z])\((.+)\)$/.exec(call) ?? []
  const own = [first, second].find(each => each?.name === outer)
  if (!own || within === undefined) return undefined
  const [, inner, argument = within] = /^([a-z])\((.+)\)$/.exec(within) ?? []
  const other = inner === undefined ? undefined : [first, second].find(each => each?.name === inner)
  if (inner !== undefined && !other) return undefined
  // A function that is not asked for is no part of the question.
  if (second && !other && own === first) return undefined
  const number = numberIn(argument)
  const base = { kind: 'substitution' as const, text: '', name: outer }
  if (number) {
    const value = other ? valueAt(other.formula, new Map([[other.letter, number]])) : number
    const values: [string, Rational][] = value ? [[own.letter, value]] : []
    return isWorkable(own.formula, values)
      ? { ...base, formula: own.formula, task: 'value', values }
      : undefined
  }
  const put = other
    ? argument === other.letter || /^[a-z]$/.test(argument)
      ? renamed(other, argument)
      : undefined
    : readFormula(argument)
  const isPlain = put && polynomialOf(own.formula) && polynomialOf(put)
  if (!put || !isPlain || put.kind === 'letter' || lettersOf(put).size !== 1) return undefined
  return { ...base, formula: own.formula, task: 'composition', letter: own.letter, inner: put }
}

/** The function with another letter. */
function renamed({ formula, letter }: Named, to: string): Formula {
  const change = (part: Formula): Formula => {
    switch (part.kind) {
      case 'number':
        return part
      case 'letter':
        return part.name === letter ? { ...part, name: to } : part
      case 'sum':
        return { ...part, terms: part.terms.map(term => ({ ...term, of: change(term.of) })) }
      case 'product':
        return { ...part, factors: part.factors.map(change) }
      case 'quotient':
        return { ...part, top: change(part.top), bottom: change(part.bottom) }
      case 'power':
        return { ...part, base: change(part.base), exponent: change(part.exponent) }
      case 'root':
        return { ...part, of: change(part.of) }
    }
  }
  return change(formula)
}

/** Reads `Evaluate 3x + 2 when x = 4` and `Let f(x) = 2x + 1. What is f(3)?` in the words of schoolbooks. */
export function readSubstitution({ plain, full }: Asked): SubstitutionQuestion | undefined {
  if (plain.length > 200 || !plain.includes('=')) return undefined
  if (hasBothCases(full)) return undefined
  return readFunction(plain, full) ?? readValues(plain, full)
}

function hasBothCases(full: string): boolean {
  const letters = new Set(full.match(/(?<![A-Za-z])[A-Za-z](?![A-Za-z])/g) ?? [])
  return [...letters].some(name => name !== name.toLowerCase() && letters.has(name.toLowerCase()))
}
