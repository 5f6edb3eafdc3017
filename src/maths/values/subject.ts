import { type Formula, lettersOf } from '../algebra/formula.ts'
import { isWorthSame } from '../algebra/number-at.ts'
import { readingsOfFormula } from '../algebra/read-formula.ts'
import { formulaLatex } from '../algebra/show-formula.ts'
import { rational } from '../arithmetic/rational.ts'
import { normalise } from '../notation/normalise.ts'
import type { Judged, Value } from './value.ts'

export interface SubjectOptions {
  /** A square was undone, so that a root with both signs is right as well. */
  hasTwoSigns?: boolean
}

/** `∛(3V/4)` and `cube root of (…)` as a power. */
function withCubeRoots(text: string): string {
  const plain = text.replace(/\b(?:the )?cube root of ?|\bcbrt ?|root 3 ?(?=\()/gi, '∛')
  return plain.replace(/∛ ?(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[a-z\d]+)/gi, '($1)^(1/3)')
}

/** Capital letters as the formula has them, where it has only one of both. */
function inCase(text: string, letters: readonly string[]): string {
  return text.replace(/[a-z]/gi, name => {
    if (letters.includes(name)) return name
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()
    return letters.includes(other) ? other : name
  })
}

function sidesOf(said: string): string[] {
  return withCubeRoots(said.replace(/^(?:so|then|therefore)\s+/i, ''))
    .replace(/(?<![a-z])pi(?![a-z])/gi, 'π')
    .split('=')
    .map(side => side.trim())
}

/** A letter alone on one side of a formula, in terms of the others. */
export function subject(letter: string, truth: Formula, options: SubjectOptions = {}): Value {
  const letters = [...lettersOf(truth)]
  const all = [letter, ...letters]
  const latex = formulaLatex(truth)
  const text = normalise(latex).replace(/\s+/g, ' ').trim()
  const readingsIn = (side: string): Formula[] | undefined => {
    const bare = inCase(side.replace(/^(?:±|\+\/-|\+-)\s*/, ''), all)
    const readings = readingsOfFormula(bare)
    return readings.length > 0 &&
      readings.every(each => [...lettersOf(each)].every(name => all.includes(name)))
      ? readings
      : undefined
  }
  const isLetter = (side: string) => inCase(side, all) === letter
  const judgeSide = (side: string): Judged => {
    const readings = readingsIn(side)
    if (!readings) return { verdict: 'unread' }
    if (readings.every(each => lettersOf(each).size === 0) && letters.length > 0) return { verdict: 'unread' }
    if (readings.some(each => lettersOf(each).has(letter))) return { verdict: 'wrong' }
    const isBoth = /^(?:±|\+\/-|\+-)/.test(side)
    const same = readings.map(each => isWorthSame(each, truth, letters))
    if (same.includes(true)) return { verdict: isBoth && !options.hasTwoSigns ? 'wrong' : 'right' }
    return { verdict: same.includes(undefined) ? 'unread' : 'wrong' }
  }
  const judge = (said: string): Judged => {
    const sides = sidesOf(said)
    const [first = '', second, ...more] = sides
    if (second === undefined) return isLetter(first) ? { verdict: 'unread' } : judgeSide(first)
    if (more.length > 0) return { verdict: 'unread' }
    if (isLetter(first)) return judgeSide(second)
    if (isLetter(second)) return judgeSide(first)
    const [left, right] = [readingsIn(first), readingsIn(second)]
    if (!left || !right) return { verdict: 'unread' }
    const withTruth = (formula: Formula) => put(formula, letter, truth)
    const holds = left.some(a => right.some(b => isWorthSame(withTruth(a), withTruth(b), letters)))
    return holds
      ? { verdict: 'unfinished', missing: `Go on until ${letter} stands alone.` }
      : { verdict: 'wrong' }
  }
  const spellings = [
    `${letter} = ${text}`,
    `${letter}=${text.replaceAll(' ', '')}`,
    `${letter} = ${latex}`,
    text,
    `${text} = ${letter}`,
    ...(options.hasTwoSigns ? [`${letter} = ±${text}`] : []),
  ]
  return {
    key: `${letter} = ${text}`,
    latex: `${letter} = ${latex}`,
    text: `${letter} = ${text}`,
    spellings: spellings.filter(each => judge(normalise(each)).verdict === 'right'),
    judge,
    isNamedIn(words) {
      const pieces = normalise(words.replace(/\$/g, ' ')).split(
        /[\n,;:]|[.!?](?:\s|$)|\b(?:is|so|get|gives)\b/,
      )
      return pieces.some(piece => {
        const own = new RegExp(`(?:^|\\s)(${letter}\\s*=.+)$`).exec(piece)?.[1] ?? piece
        return own.length < 100 && /[a-z]/i.test(own) && judge(own.trim()).verdict === 'right'
      })
    },
    near: () => {
      const two: Formula = { kind: 'number', value: rational(2) }
      const minus: Formula = { kind: 'sum', terms: [{ isMinus: true, of: truth }] }
      return [
        minus,
        { kind: 'product', factors: [two, truth] } satisfies Formula,
        { kind: 'quotient', top: truth, bottom: two } satisfies Formula,
        { kind: 'quotient', top: { kind: 'number', value: rational(1) }, bottom: truth } satisfies Formula,
      ].map(each => subject(letter, each, options))
    },
  }
}

/** A formula with another one in the place of a letter. */
function put(formula: Formula, letter: string, by: Formula): Formula {
  const into = (each: Formula) => put(each, letter, by)
  switch (formula.kind) {
    case 'number':
      return formula
    case 'letter':
      return formula.name === letter ? by : formula
    case 'sum':
      return { ...formula, terms: formula.terms.map(({ isMinus, of }) => ({ isMinus, of: into(of) })) }
    case 'product':
      return { ...formula, factors: formula.factors.map(into) }
    case 'quotient':
      return { ...formula, top: into(formula.top), bottom: into(formula.bottom) }
    case 'power':
      return { ...formula, base: into(formula.base), exponent: into(formula.exponent) }
    case 'root':
      return { ...formula, of: into(formula.of) }
  }
}
