import type { Rational } from '../arithmetic/rational.ts'

/** What was written with letters, as it was written. */
export type Formula =
  | { kind: 'number'; value: Rational }
  /** One letter; π counts as one. */
  | { kind: 'letter'; name: string }
  | { kind: 'sum'; terms: readonly SignedFormula[] }
  | { kind: 'product'; factors: readonly Formula[] }
  | { kind: 'quotient'; top: Formula; bottom: Formula }
  | { kind: 'power'; base: Formula; exponent: Formula }
  | { kind: 'root'; of: Formula }

export interface SignedFormula {
  isMinus: boolean
  of: Formula
}

/** Every part of a formula, itself first. */
export function* partsOfFormula(formula: Formula): Generator<Formula> {
  yield formula
  for (const part of childrenOf(formula)) yield* partsOfFormula(part)
}

function childrenOf(formula: Formula): Formula[] {
  switch (formula.kind) {
    case 'number':
    case 'letter':
      return []
    case 'sum':
      return formula.terms.map(({ of }) => of)
    case 'product':
      return [...formula.factors]
    case 'quotient':
      return [formula.top, formula.bottom]
    case 'power':
      return [formula.base, formula.exponent]
    case 'root':
      return [formula.of]
  }
}

/** The letters of a formula, π left out. */
export function lettersOf(formula: Formula): Set<string> {
  const names = [...partsOfFormula(formula)].flatMap(part => (part.kind === 'letter' ? [part.name] : []))
  return new Set(names.filter(name => name !== 'π'))
}
