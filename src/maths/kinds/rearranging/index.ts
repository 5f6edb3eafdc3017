import type { Formula } from '../../algebra/formula.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { subject } from '../../values/subject.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { RearrangingQuestion } from './question.ts'
import { readRearranging, triggers } from './read.ts'
import { solveRearranging } from './solve.ts'

const topic: Topic = {
  concept: 'Rearranging formulas',
  standard: 'HSA-CED.A.4',
  mastery: 'Rearranges a formula so that another letter stands alone.',
  tips: [
    'What has been done to the letter, in which order? Undo the last of it first, on both sides.',
    'What is added goes away by subtracting, what multiplies by dividing all of the other side.',
  ],
  activities: [
    {
      title: 'Wrap and unwrap',
      description:
        'One person thinks of a letter and wraps it: times five, then add two, then equals a second letter. The other one writes the formula down and unwraps it step by step, last wrapping first. Check with a number for each letter.',
    },
  ],
}

/** `S = ax + b`: what the parts are, where the formula has this shape. */
function partsOf({ left, right, letter }: RearrangingQuestion) {
  if (left.kind !== 'letter' || right.kind !== 'sum' || right.terms.length !== 2) return undefined
  const isOwn = (formula: Formula) =>
    formula.kind === 'product' &&
    formula.factors.length === 2 &&
    formula.factors.some(each => each.kind === 'letter' && each.name === letter)
  const own = right.terms.find(({ of, isMinus }) => !isMinus && isOwn(of))?.of
  const other = right.terms.find(({ of }) => of !== own)
  const before =
    own?.kind === 'product'
      ? own.factors.find(each => !(each.kind === 'letter' && each.name === letter))
      : undefined
  return before && other && { whole: left, before, other }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>
const less = (whole: Formula, { isMinus, of }: Parts['other'], isTurned = true): Formula => ({
  kind: 'sum',
  terms: [
    { isMinus: false, of: whole },
    { isMinus: isMinus !== isTurned, of },
  ],
})
const over = (top: Formula, bottom: Formula): Formula => ({ kind: 'quotient', top, bottom })

const shaped =
  (make: (parts: Parts) => Formula): ValueMisconception<RearrangingQuestion>['predict'] =>
  question => {
    const parts = partsOf(question)
    return parts && subject(question.letter, make(parts))
  }

/** What multiplies the letter of `C = 2πr`, where that is all. */
function factorOf({ left, right, letter }: RearrangingQuestion): Formula | undefined {
  if (left.kind !== 'letter' || right.kind !== 'product') return undefined
  const others = right.factors.filter(each => !(each.kind === 'letter' && each.name === letter))
  const [first] = others
  if (!first || others.length !== right.factors.length - 1) return undefined
  return others.length === 1 ? first : { kind: 'product', factors: others }
}

const scaledBy =
  (make: (whole: Formula, factor: Formula) => Formula): ValueMisconception<RearrangingQuestion>['predict'] =>
  question => {
    const factor = factorOf(question)
    return factor && subject(question.letter, make(question.left, factor))
  }

const misconceptions: ValueMisconception<RearrangingQuestion>[] = [
  {
    id: 'moved-with-its-sign',
    name: 'Term moved with its sign',
    topic,
    explanation:
      'What is added on one side has to be taken away on both, so it changes its sign on the way over.',
    gap: 'Moves a term to the other side of a formula without turning its sign.',
    predict: shaped(({ whole, before, other }) => over(less(whole, other, false), before)),
  },
  {
    id: 'only-last-term-divided',
    name: 'Only one term divided',
    topic,
    explanation: 'Dividing both sides means dividing every term of the other side.',
    gap: 'Divides only one term when a side of a formula is divided.',
    predict: shaped(({ whole, before, other }) => less(whole, { ...other, of: over(other.of, before) })),
  },
  {
    id: 'divided-before-subtracting',
    name: 'Divided first, and only the letter',
    topic,
    explanation: 'What was done last is undone first: take away before you divide, or divide every term.',
    gap: 'Divides before taking away when a formula is rearranged.',
    predict: shaped(({ whole, before, other }) => less(over(whole, before), other)),
  },
  {
    id: 'multiplied-for-divided',
    name: 'Multiplied where division undoes it',
    topic,
    explanation: 'What multiplies the letter is undone by dividing, not by multiplying once more.',
    gap: 'Multiplies in place of dividing when a formula is rearranged.',
    predict: shaped(({ whole, before, other }) => ({
      kind: 'product',
      factors: [before, less(whole, other)],
    })),
  },
  {
    id: 'factor-taken-away',
    name: 'Factor taken away',
    topic,
    explanation: 'What stands right before the letter multiplies it, so it is undone by dividing.',
    gap: 'Takes a factor away in place of dividing by it when a formula is rearranged.',
    predict: scaledBy((whole, factor) => less(whole, { isMinus: false, of: factor })),
  },
  {
    id: 'divided-upside-down',
    name: 'Divided upside down',
    topic,
    explanation: 'The other side is divided by what multiplies the letter, so that goes below.',
    gap: 'Divides the factor by the other side when a formula is rearranged.',
    predict: scaledBy((whole, factor) => over(factor, whole)),
  },
]

type Letters = readonly [whole: string, added: string, letter: string, factor: string]

const SHAPES: readonly [Letters, ...Letters[]] = [
  ['v', 'u', 't', 'a'],
  ['y', 'c', 'x', 'm'],
  ['w', 'k', 'n', 'p'],
]

function make(random: Random): RearrangingQuestion {
  const [whole, added, letter, factor] = pick<Letters>(random, SHAPES)
  const sign = random() < 0.5 ? '+' : '-'
  const before = random() < 0.6 ? String(between(random, 2, 9)) : factor
  const other = random() < 0.6 ? String(between(random, 2, 12)) : added
  const isScaled = random() < 0.25
  const right = readFormula(isScaled ? `${before}${letter}` : `${before}${letter} ${sign} ${other}`)
  if (!right) throw new RangeError('The formula is not readable')
  return { kind: 'rearranging', text: '', left: { kind: 'letter', name: whole }, right, letter }
}

/** Formulas in which another letter is to stand alone. */
export const rearranging = defineKind<RearrangingQuestion>({
  name: 'rearranging',
  topics: [topic],
  triggers,
  read: readRearranging,
  solve: solveRearranging,
  write: ({ left, right, letter }) =>
    `Make ${inline(letter)} the subject of the formula ${inline(`${formulaLatex(left)} = ${formulaLatex(right)}`)}.`,
  make,
  misconceptions,
})
