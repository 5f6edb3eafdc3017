import type { Formula } from '../../algebra/formula.ts'
import { fractionOf, isSameFraction, polynomialOf } from '../../algebra/fraction-of.ts'
import { constant } from '../../algebra/polynomial.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { isNegative } from '../../arithmetic/rational.ts'
import { formulasIn } from '../../values/expression.ts'
import { named } from '../../values/named.ts'
import { numberValue } from '../../values/number.ts'
import { pair } from '../../values/pair.ts'
import type { Value } from '../../values/value.ts'

/** The form with a number in the place of each letter. */
function filled(form: Formula, values: ReadonlyMap<string, Rational>): Formula {
  switch (form.kind) {
    case 'number':
      return form
    case 'letter': {
      const value = values.get(form.name)
      return value ? { kind: 'number', value } : form
    }
    case 'sum':
      return {
        kind: 'sum',
        terms: form.terms.map(({ isMinus, of }) => {
          const own = filled(of, values)
          // "+ -3" is "- 3".
          return own.kind === 'number' && isNegative(own.value)
            ? { isMinus: !isMinus, of: { kind: 'number', value: own.value.neg() } }
            : { isMinus, of: own }
        }),
      }
    case 'product':
      return { kind: 'product', factors: form.factors.map(each => filled(each, values)) }
    case 'quotient':
      return { ...form, top: filled(form.top, values), bottom: filled(form.bottom, values) }
    case 'power':
      return { ...form, base: filled(form.base, values), exponent: filled(form.exponent, values) }
    case 'root':
      return { kind: 'root', of: filled(form.of, values) }
  }
}

/** The outline of a formula: which number stands in it does not matter. */
function outline(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
    case 'quotient':
      return '#'
    case 'letter':
      return formula.name
    case 'sum': {
      const terms = formula.terms.map(({ of }) => outline(of)).sort()
      return `(${terms.join('+')})`
    }
    case 'product':
      return formula.factors.map(outline).sort().join('*')
    case 'power':
      return `${outline(formula.base)}^${formulaLatex(formula.exponent)}`
    case 'root':
      return `√${outline(formula.of)}`
  }
}

/** An expression in a form such as `(x + a)^2 + b`: written out, or the number of each letter. */
export function formValue(form: Formula, values: readonly [string, Rational][]): Value {
  const [first, second, third] = values
  if (!first || !second) throw new RangeError('A form with two letters is needed')
  const numbers = third
    ? named(values.map(([name, value]) => ({ name, words: name, value: numberValue(value) })))
    : pair([first[0], second[0]], [first[1], second[1]])
  const full = filled(form, new Map(values))
  const latex = formulaLatex(full)
  const text = latex.replace(/\^\{(\d+)\}/g, '^$1').replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
  const own = { top: polynomialOf(full) ?? [], bottom: constant(1) }
  const letters = [...new Set([...own.top.flatMap(({ powers }) => [...powers.keys()])])]
  return {
    ...numbers,
    key: `form ${text}`,
    latex,
    text,
    spellings: [
      text.replaceAll(' ', ''),
      text.replaceAll('^2', '²'),
      text.replaceAll('^2', '**2'),
      numbers.text,
      ...numbers.spellings.filter(each => each.includes('=')),
    ],
    judge(said) {
      const known = formulasIn(said, letters).flatMap(each => {
        const value = fractionOf(each)
        return value ? [{ each, value }] : []
      })
      if (known.length === 0) return numbers.judge(said)
      const same = known.filter(({ value }) => isSameFraction(value, own))
      if (same.length === 0) return { verdict: 'wrong' }
      return same.some(({ each }) => outline(each) === outline(full))
        ? { verdict: 'right' }
        : {
            verdict: 'unfinished',
            missing: 'It has the right value. Write it in the form that is asked for.',
          }
    },
    isNamedIn(words, given) {
      const bare = words.replace(/[\s${}]/g, '')
      return bare.includes(text.replace(/\s/g, '')) || numbers.isNamedIn(words, given)
    },
    near: () => {
      const other = (a: Rational, b: Rational) =>
        formValue(form, [[first[0], a], [second[0], b], ...values.slice(2)])
      const [a, b] = [first[1], second[1]]
      return [other(a.neg(), b), other(a, b.add(1)), other(a, b.neg().sub(1)), other(a.add(1), b)]
    },
  }
}
