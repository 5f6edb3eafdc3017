import { isNegative, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { asRational, exact, multiply, squareRoot } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { numberIn, readNumber } from '../../values/read-number.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { RootQuestion } from './question.ts'
import { readRootQuestion, triggers } from './read.ts'
import { closeRoot, exactRoot } from './root-of.ts'
import { surdValue, surdWithLetter } from './surd-value.ts'
import { topics } from './topics.ts'

/** The 14 of `14^2 = 196`, the 3 of `3 × 3 × 3 = 27`, which says the root of 196 by its proof. */
function rootOfProof(said: string, number: Rational, degree: number): string | undefined {
  const [, product = '', result = ''] = /^([^=]{1,60})=([^=]{1,30})$/.exec(said.replace(/\s/g, '')) ?? []
  const [base = '', power] = product.split('^')
  const [root = '', ...again] = base.split('×')
  const own = numberIn(result)
  const isProof =
    power === undefined
      ? again.length === degree - 1 && again.every(each => each === root)
      : again.length === 0 && Number(power) === degree
  return own?.equals(number) && isProof ? root : undefined
}

/** The root of a number; the negative one of an even root is none that was asked for, but not wrong either. */
function rootValue(
  root: Rational,
  { number, degree, rounding }: Extract<RootQuestion, { task: 'root' }>,
): Value {
  const value = numberValue(root, { isDecimal: true, rounding })
  return {
    ...value,
    judge(typed) {
      const said = rootOfProof(typed, number, degree) ?? typed
      const read = degree % 2 === 0 ? readNumber(said) : undefined
      const own = read && asRational(read.value)
      const isOther = own && isNegative(own) && value.judge(own.neg().toFraction()).verdict === 'right'
      return isOther
        ? { verdict: 'unfinished', missing: 'The root that is not negative was asked for.', isPart: true }
        : value.judge(said)
    },
  }
}

const rootLatex = ({ number, degree }: Extract<RootQuestion, { task: 'root' }>) =>
  `${degree === 2 ? '\\sqrt' : `\\sqrt[${degree}]`}{${valueLatex(number, true)}}`

function writtenLatex(written: string): string {
  return written
    .replace(/√\s*(?:\(([^()]+)\)|(\d+))/g, (_, inner = '', number = '') => `\\sqrt{${inner}${number}}`)
    .replaceAll('×', '\\times ')
    .replaceAll('÷', '\\div ')
}

function solve(question: RootQuestion): Solved {
  if (question.task === 'root') {
    const root = exactRoot(question.number, question.degree)
    const answer = rootValue(root ?? closeRoot(question.number, question.degree), question)
    const sign = root && !question.rounding ? '=' : '\\approx'
    return {
      steps: [
        valueStep(
          `Find the number that gives ${inline(valueLatex(question.number, true))} when ${question.degree} of it are multiplied: ${inline(`${rootLatex(question)} ${sign} ${answer.latex}`)}`,
        ),
      ],
      answer,
    }
  }
  const { value, letter } = question
  const answer = letter === undefined ? surdValue(value) : surdWithLetter(value, letter)
  return {
    steps: [
      valueStep('Take the biggest square out of each root'),
      valueStep(
        `Join what has the same root: ${inline(`${writtenLatex(question.written)} = ${answer.latex}`)}`,
      ),
    ],
    answer,
  }
}

/** The biggest square in a number and what is left. */
function squareIn(radicand: bigint): { square: bigint; rest: bigint } {
  const root = squareRoot(rational(radicand))
  const outside = root?.terms[0]?.coefficient.n ?? 1n
  return { square: outside * outside, rest: radicand / (outside * outside) }
}

const misconceptions: ValueMisconception<RootQuestion>[] = [
  {
    id: 'divided-for-root',
    name: 'Divided in place of the root',
    topic: topics.roots,
    explanation:
      'A root asks which number multiplied by itself gives this one; dividing it is something else.',
    gap: 'Divides a number where its root is asked for.',
    predict: question =>
      question.task === 'root'
        ? numberValue(question.number.div(question.degree), { isDecimal: true })
        : undefined,
  },
  {
    id: 'power-for-root',
    name: 'Power in place of the root',
    topic: topics.roots,
    explanation: 'This is the number multiplied by itself; the root goes the other way.',
    gap: 'Raises a number to a power where its root is asked for.',
    predict: question =>
      question.task === 'root'
        ? numberValue(question.number.pow(question.degree) ?? question.number, { isDecimal: true })
        : undefined,
  },
  {
    id: 'square-left-outside-root',
    name: 'Square factor taken out without its root',
    topic: topics.surds,
    explanation: 'What comes out of the root is the root of the square factor, not the factor itself.',
    gap: 'Takes a square factor out of a root without taking its root.',
    predict(question) {
      if (question.task !== 'surd' || question.radicand === undefined) return undefined
      const { square, rest } = squareIn(question.radicand)
      const root = squareRoot(rational(rest))
      return root && surdValue(multiply(root, rational(square)))
    },
  },
  {
    id: 'root-and-rest-swapped',
    name: 'Inside and outside of a root swapped',
    topic: topics.surds,
    explanation: 'The root of the square stands outside, and what is no square stays inside.',
    gap: 'Swaps what stands inside and outside of a root.',
    predict(question) {
      if (question.task !== 'surd' || question.radicand === undefined) return undefined
      const { square, rest } = squareIn(question.radicand)
      const [outside, inside] = [exact(rational(rest)), squareRoot(squareRoot(rational(square)) ?? 1)]
      return inside && surdValue(multiply(outside, inside))
    },
  },
]

function make(random: Random, grade: number): RootQuestion {
  if (grade >= 7 ? random() < 0.6 : random() < 0.3) {
    const outside = BigInt(between(random, 2, 7))
    const radicand = outside * outside * pick(random, [2n, 3n, 5n, 6n, 7n])
    const value = squareRoot(rational(radicand)) ?? exact(0)
    return { kind: 'root', text: '', task: 'surd', written: `√${radicand}`, value, radicand }
  }
  const degree = grade >= 6 && random() < 0.3 ? 3 : 2
  const root = BigInt(between(random, 3, degree === 3 ? 10 : 15))
  return { kind: 'root', text: '', task: 'root', number: rational(root ** BigInt(degree)), degree }
}

function write(question: RootQuestion): string {
  if (question.task === 'surd') {
    const written = inline(writtenLatex(question.written))
    const under = question.value.terms[0]?.radicand
    return question.letter === undefined
      ? `Simplify ${written}.`
      : `Write ${written} in the form ${inline(`${question.letter}\\sqrt{${under}}`)}.`
  }
  const name = question.degree === 2 ? 'square' : 'cube'
  return `What is the ${name} root of ${inline(valueLatex(question.number, true))}?`
}

/** Square and cube roots, exact or rounded, and simplifying expressions with roots. */
export const roots = defineKind<RootQuestion>({
  name: 'root',
  topics: [topics.roots, topics.surds],
  triggers,
  heeds: ['rounding'],
  read: readRootQuestion,
  topicOf: ({ task }) => (task === 'root' ? topics.roots : topics.surds),
  solve,
  write,
  make,
  misconceptions,
})
