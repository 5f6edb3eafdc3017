import { rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, NO, word, YES } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { closeRoot } from '../roots/root-of.ts'
import type { Candidate, IrrationalQuestion } from './question.ts'
import { betweenWholes, chosen } from './values.ts'

const RATIONAL: Choice = {
  word: 'rational',
  means: ['rational number', 'a rational number', 'it is rational', 'not irrational'],
}
const IRRATIONAL: Choice = {
  word: 'irrational',
  means: ['irrational number', 'an irrational number', 'it is irrational', 'not rational'],
}

/** The whole number below a root. */
const wholeBelow = (under: bigint, degree: number): bigint => {
  const root = closeRoot(rational(under), degree)
  return root.n / root.d
}

const kindValue = (isRational: boolean): Value =>
  isRational ? word(RATIONAL, [IRRATIONAL]) : word(IRRATIONAL, [RATIONAL])

function answerTo(question: IrrationalQuestion): Value {
  switch (question.task) {
    case 'which of both':
      return kindValue(question.candidate.isRational)
    case 'is so':
      return question.candidate.isRational === question.wants ? word(YES, [NO]) : word(NO, [YES])
    case 'which of these':
      return chosen(
        question.candidates.filter(each => each.isRational === question.wants),
        question.candidates,
      )
    case 'between':
      return betweenWholes(wholeBelow(question.under, question.degree))
  }
}

const reason = ({ isRational }: Candidate) =>
  isRational ? 'It can be written as a fraction of whole numbers' : 'No fraction of whole numbers is as big'

export function solveIrrational(question: IrrationalQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(`\\text{answer} = ${answer.latex}`)
  if (question.task === 'between') {
    const { under, degree } = question
    const low = wholeBelow(under, degree)
    const [below, above] = [low ** BigInt(degree), (low + 1n) ** BigInt(degree)]
    return {
      steps: [
        valueStep(
          `Find the powers on both sides: ${inline(`${low}^${degree} = ${below}`)} and ${inline(`${low + 1n}^${degree} = ${above}`)}`,
          below,
          above,
        ),
        valueStep(`Take their roots: ${result}`),
      ],
      answer,
    }
  }
  if (question.task === 'which of these') {
    const words =
      'Look for numbers that can be written as a fraction of whole numbers, and for those that can’t'
    return { steps: [valueStep(`${words}: ${result}`)], answer }
  }
  return { steps: [valueStep(`${reason(question.candidate)}: ${result}`)], answer }
}
