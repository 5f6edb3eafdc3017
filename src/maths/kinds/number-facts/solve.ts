import { isPrime } from '../../arithmetic/primes.ts'
import { ONE, type Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { wholeRoot } from '../../arithmetic/whole-root.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, NO, word, YES } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { FactQuestion, Parity } from './question.ts'

const EVEN: Choice = { word: 'even', means: ['even number', 'an even number', 'it is even', 'even one'] }
const ODD: Choice = { word: 'odd', means: ['odd number', 'an odd number', 'it is odd', 'odd one'] }

export const isOf = (number: bigint, parity: Parity) => number % 2n === (parity === 'odd' ? 1n : 0n)

const yesOrNo = (isSo: boolean): Value => (isSo ? word(YES, [NO]) : word(NO, [YES]))

/** `Is 17 odd?`, which `odd` and `even` answer as well. */
function isParity(number: bigint, wants: Parity): Value {
  const [same, other] = wants === 'odd' ? [ODD, EVEN] : [EVEN, ODD]
  const yes = { ...YES, means: [...YES.means, same.word, ...same.means] }
  const no = { ...NO, means: [...NO.means, other.word, ...other.means] }
  return isOf(number, wants) ? word(yes, [no]) : word(no, [yes])
}

export function answerTo(question: FactQuestion): Value {
  switch (question.task) {
    case 'parity':
      return isOf(question.number, 'even') ? word(EVEN, [ODD]) : word(ODD, [EVEN])
    case 'is parity':
      return isParity(question.number, question.wants)
    case 'which parity':
      return several(question.among.filter(each => isOf(each, question.wants)))
    case 'is composite':
      return yesOrNo(question.number > 1n && !isPrime(question.number))
    case 'is square':
      return yesOrNo(wholeRoot(question.number, 2) !== undefined)
    case 'is cube':
      return yesOrNo(wholeRoot(question.number, 3) !== undefined)
    case 'divides':
      return yesOrNo(question.number % question.by === 0n)
    case 'reciprocal':
      return numberValue(ONE.div(question.value))
    case 'absolute value':
      return numberValue(question.value.abs(), { isDecimal: true })
    case 'opposite':
      return numberValue(question.value.neg(), { isDecimal: true })
  }
}

function wordsFor(question: FactQuestion, answer: Value): string {
  const result = inline(answer.latex)
  const shown = (value: Rational) => inline(valueLatex(value, true))
  switch (question.task) {
    case 'parity':
    case 'is parity':
      return `Look at the last digit, ${question.number % 10n}: numbers that end in 0, 2, 4, 6 or 8 are even. The answer is ${result}`
    case 'which parity':
      return `Look at the last digit of each number: ${result}`
    case 'is composite':
      return `Look for a number other than 1 and ${question.number} that goes into it: ${result}`
    case 'is square':
      return `Look for a whole number that gives ${question.number} times itself: ${result}`
    case 'is cube':
      return `Look for a whole number whose cube is ${question.number}: ${result}`
    case 'divides':
      return `Divide ${question.number} by ${question.by}: ${question.number % question.by} is left over, so the answer is ${result}`
    case 'reciprocal':
      return `Write ${shown(question.value)} as a fraction and turn it upside down: ${result}`
    case 'absolute value':
      return `Take the distance of ${shown(question.value)} from zero, which is never negative: ${result}`
    case 'opposite':
      return `Go to the other side of zero, equally far away: ${result}`
  }
}

export function solveFact(question: FactQuestion): Solved {
  const answer = answerTo(question)
  const choices = question.task === 'which parity' ? question.among.map(each => several([each])) : []
  return { steps: [valueStep(wordsFor(question, answer))], answer, choices }
}
