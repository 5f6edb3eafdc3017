import { type Formula, lettersOf } from '../algebra/formula.ts'
import { polynomialOf } from '../algebra/fraction-of.ts'
import { coefficientsOf, minus, numberOf, type Polynomial, scaled } from '../algebra/polynomial.ts'
import { readFormula } from '../algebra/read-formula.ts'
import { valueAt } from '../algebra/value-at.ts'
import type { Rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { asRational } from '../exact/exact.ts'
import type { SolvingQuestion } from '../kinds/solving/question.ts'
import type { SubstitutionQuestion } from '../kinds/substitution/question.ts'
import type { Standing } from './judged.ts'

type Solvable = Extract<SolvingQuestion, { task: 'pair' | 'roots' }>
type Values = ReadonlyMap<string, Rational>

function asSolvable(question: Question): Solvable | undefined {
  if (question.kind !== 'solving') return undefined
  const solving = question as SolvingQuestion
  return solving.task === 'inequality' ? undefined : solving
}

/** What the letters may be, all at once. */
function solutionsOf(question: Solvable): Values[] | undefined {
  if (question.task === 'pair') {
    const [[a, b], [one, other]] = [question.letters, question.values]
    return [
      new Map([
        [a, one],
        [b, other],
      ]),
    ]
  }
  const roots = question.roots.map(asRational)
  return roots.every(root => root !== undefined)
    ? roots.map(root => new Map([[question.letter, root]]))
    : undefined
}

const TIMES = /\d\s+x\s+[-−(]?\d|\dx[-−]?\d/i

const lettersFor = (question: Solvable) => (question.task === 'pair' ? question.letters : [question.letter])

/** The two sides of a line such as `2x = 14`, `so y is 3`. */
function sidesIn(line: string, letters: readonly string[]): [Formula, Formula] | undefined {
  const letter = `(?<![a-z])[${letters.join('')}](?![a-z])`
  const text = line
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(
      new RegExp(
        `((?<![a-z])\\d*[${letters.join('')}](?![a-z])) (?:is|must be|equals|would be|has to be|comes to|makes) `,
        'g',
      ),
      '$1 = ',
    )
  const side = `(?:${letter}|[\\d.()+\\-*×/^² ])+`
  const [found, ...others] = text.match(new RegExp(`${side}=${side}`, 'g')) ?? []
  const [left, right, ...more] = found?.split('=').map(each => readFormula(each.trim())) ?? []
  return left && right && more.length === 0 && others.length === 0 ? [left, right] : undefined
}

/**
 * What an equation of the child's is worth for two equations at once, or for one with several solutions: it holds for
 * what solves them, or not.
 * @returns undefined for what is none, and for a letter's own right value, which is a part of the answer
 */
export function judgeLetters(line: string, question: Question): Standing | undefined {
  // `-2 x -3 = 6` multiplies.
  if (TIMES.test(line)) return undefined
  if (question.kind === 'expressions') return judgeIdentity(line)
  if (question.kind === 'substitution') return judgePutIn(line, question as SubstitutionQuestion)
  const own = asSolvable(question)
  const solutions = own && solutionsOf(own)
  if (own && isInBrackets(line, own)) return 'useful'
  const sides = own && sidesIn(line, lettersFor(own))
  if (!own || !solutions || !sides) return undefined
  if (lettersOf(sides[0]).size + lettersOf(sides[1]).size === 0) return undefined
  const holds = solutions.map(values => isSolved(sides, values))
  if (holds.includes(undefined)) return undefined
  if (holds.every(each => each === false)) return 'wrong'
  const isValue = sides[0].kind === 'letter' && lettersOf(sides[1]).size === 0
  if (isValue || holds.includes(false)) return undefined
  // The brackets of a product show what makes it zero.
  return isGiven(sides, own) && !line.includes('(') ? 'unsure' : 'useful'
}

/** `(x - 2)(x - 3)`: the product that is zero. */
function isInBrackets(line: string, question: Solvable): boolean {
  const text = /^[^()a-z]*(?:so |then |ok )*(\([^=]{1,40}\))\W*$/i.exec(line.trim())?.[1]
  const formula = question.task === 'roots' && text ? readFormula(text) : undefined
  const product = formula && polynomialOf(formula)
  return (
    question.task === 'roots' &&
    product !== undefined &&
    [1, -1].some(sign => minus(question.polynomial, scaled(product, sign)).length === 0)
  )
}

function isSolved([left, right]: [Formula, Formula], values: Values): boolean | undefined {
  const [a, b] = [valueAt(left, values), valueAt(right, values)]
  return a && b && a.equals(b)
}

function isGiven([left, right]: [Formula, Formula], question: Solvable): boolean {
  const [a, b] = [polynomialOf(left), polynomialOf(right)]
  const difference = a && b && minus(a, b)
  const given = question.task === 'pair' ? question.equations : [question.polynomial]
  return (
    difference !== undefined &&
    given.some(each => [1, -1].some(sign => minus(each, scaled(difference, sign)).length === 0))
  )
}

/** How much of each letter stands in both equations of a pair. */
export function amountsOf(question: Question): { letter: string; amounts: [Rational, Rational] }[] {
  const own = asSolvable(question)
  if (own?.task !== 'pair') return []
  return own.letters.flatMap(letter => {
    const [one, other] = own.equations.map(each => amountIn(each, letter))
    return one && other ? [{ letter, amounts: [one, other] as [Rational, Rational] }] : []
  })
}

function amountIn(equation: Polynomial, letter: string): Rational | undefined {
  const slope = coefficientsOf(equation, letter)?.[1]
  return slope && numberOf(slope)
}

/** The letter that stands equally often in a line of the child's and in an equation of the pair. */
export function levelledLetter(lines: readonly string[], question: Question): string | undefined {
  const own = asSolvable(question)
  if (own?.task !== 'pair') return undefined
  const brought = lines.flatMap(line => {
    const sides = sidesIn(line, own.letters)
    const [a, b] = sides?.map(polynomialOf) ?? []
    return a && b && sides && !isGiven(sides, own) ? [minus(a, b)] : []
  })
  return own.letters.find(letter =>
    brought.some(line => {
      const amount = amountIn(line, letter)?.abs()
      const isOfBoth = own.letters.every(each => amountIn(line, each) !== undefined)
      return isOfBoth && own.equations.some(each => amount && amountIn(each, letter)?.abs().equals(amount))
    }),
  )
}

/** The letter that a line says the right value of, as `x = 7`. */
export function letterFound(line: string, question: Question): { letter: string; text: string } | undefined {
  const own = asSolvable(question)
  const values = own?.task === 'pair' ? solutionsOf(own)?.[0] : undefined
  const sides = own && sidesIn(line, lettersFor(own))
  if (!values || sides?.[0].kind !== 'letter' || lettersOf(sides[1]).size > 0) return undefined
  const { name } = sides[0]
  return isSolved(sides, values)
    ? { letter: name, text: `${name} = ${values.get(name)?.toFraction()}` }
    : undefined
}

/** The letters that a pair is solved for; none for any other question. */
export function lettersOfPair(question: Question): readonly string[] {
  const own = asSolvable(question)
  return own?.task === 'pair' && own.wanted === undefined ? own.letters : []
}

/** `4x - x = 3x`, on the way to an expression in other words: both sides are the same whatever the letters are. */
function judgeIdentity(line: string): Standing | undefined {
  const sides = sidesIn(line, [...'abcdefghijklmnopqrstuvwxyz'])
  const [left, right] = sides?.map(polynomialOf) ?? []
  if (!sides || !left || !right || lettersOf(sides[0]).size + lettersOf(sides[1]).size === 0) return undefined
  return minus(left, right).length === 0 ? 'useful' : 'wrong'
}

/** `2a is 8`, where a is 4. */
function judgePutIn(line: string, question: SubstitutionQuestion): Standing | undefined {
  if (question.task !== 'value') return undefined
  const values = new Map(question.values)
  const sides = sidesIn(line, [...values.keys()])
  // What only says the question again says nothing.
  if (!sides || (sides[0].kind === 'letter' && values.has(sides[0].name))) return undefined
  if (lettersOf(sides[0]).size === 0 || lettersOf(sides[1]).size > 0) return undefined
  const holds = isSolved(sides, values)
  return holds === undefined ? undefined : holds ? 'useful' : 'wrong'
}
