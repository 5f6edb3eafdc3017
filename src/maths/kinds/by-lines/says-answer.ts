import { asLiteral, literalsIn, type NumberNode } from '#maths/arithmetic/expression.ts'
import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import { type ArithmeticQuestion, givenNumbers } from '#maths/domain/arithmetic-question.ts'
import { judge } from '#maths/kinds/by-lines/judge.ts'
import { markArithmetic } from '#maths/kinds/by-lines/mark.ts'
import { solve } from '#maths/kinds/by-lines/solve.ts'
import { type NamedNumber, namedNumbers } from '../../values/named-numbers.ts'

const ASSERTING =
  /^(?:=|is|it's|that's|equals?|answer|answers|gives?|get|gets|got|makes?|are|be|becomes?|result|total|sum|product|left|have|has|to|≈)$/
/** What a small number counts in plain talk: "two numbers", "one more". */
const COUNTED =
  /^(?:steps?|numbers?|parts?|things?|of|more|hints?|ways?|at|by|fractions?|digits?|sides?|times?|examples?|questions?|tries|try|goes|lines?|pieces?|columns?|moment|another|thing|little|big|small|different|equal)$/
const COMPARED = /^(?:larger|largest|bigger|biggest|greater|greatest|more|smaller|smallest|less|least)$/
const SMALL = 3
/** Who names more numbers than this in one go is guessing. */
const MOST_NAMED = 3

/** Whether a text says the answer to a question, in whatever form. */
export function isSaidIn(text: string, question: ArithmeticQuestion): boolean {
  const { value } = solve(question)
  if (!value)
    return /\b(?:can(?:no|['’]?)t be done|impossible|undefined|no answer|not possible)\b/i.test(text)
  if (saysRemainder(text, question)) return true
  return namedNumbers(text).some(named => isAnswer(named, value, question))
}

/** Whether the child has found the answer itself: said it as its answer, or named it among few numbers. */
export function isFoundIn(text: string, question: ArithmeticQuestion): boolean {
  const { verdict } = markArithmetic(question, text)
  if (verdict === 'right' || verdict === 'rounded') return true
  const { value } = solve(question)
  if (!value) return false
  const named = namedNumbers(text)
  const distinct = new Set(named.map(({ node }) => node.value.toFraction()))
  return (
    distinct.size <= MOST_NAMED &&
    named.some(each => !isWorkedWith(each) && isFinal(each.node, value, question))
  )
}

/** A number that something is worked out with, as 5 in `5 + 5 = 10`, is not said to be the answer. */
function isWorkedWith({ before, after }: NamedNumber): boolean {
  return /^[-+×÷^*]$/.test(after[0] ?? '') || /^[+×÷^*]$/.test(before.at(-1) ?? '')
}

/** Whether the child's number comes up on the way to the answer. */
export function isOnTheWay(answer: string, question: ArithmeticQuestion): boolean {
  const [named, ...others] = namedNumbers(answer)
  if (!named || others.length > 0) return false
  return solve(question).steps.some(
    ({ state, isChoice }) =>
      state && !isChoice && literalsIn(state).some(({ value }) => value.equals(named.node.value)),
  )
}

function isAnswer(named: NamedNumber, value: Rational, question: ArithmeticQuestion): boolean {
  const { node, isWord, before, after } = named
  if (!isFinal(node, value, question)) return false
  const isAsserted = before.some(word => ASSERTING.test(word))
  const [next = ''] = after
  if (before.at(-1) !== '=' && COUNTED.test(next)) return false
  if (question.kind === 'compare') {
    return isAsserted || after.some(word => COMPARED.test(word))
  }
  // Before a sign of calculation it is a part of the question, not what it comes to.
  const isOperand =
    !isAboutForm(question) && givenNumbers(question).some(given => given.value.equals(node.value))
  if (isOperand) return before.slice(-2).some(word => ASSERTING.test(word)) && !/^[-+×÷/^]$/.test(next)
  const isSmallWord = isWord && isWhole(node.value) && node.value.s >= 0n && node.value.compare(SMALL) <= 0
  return !isSmallWord || isAsserted
}

function isFinal(node: NumberNode, value: Rational, question: ArithmeticQuestion): boolean {
  const statement = {
    sides: [node],
    isContinued: false,
    isMarked: false,
    isCheck: false,
    isUndecided: false,
    text: '',
  }
  // "8/2" is still to be worked out.
  if (node.form === 'fraction' && isWhole(node.value)) return false
  if (question.kind === 'compare') return node.value.equals(value)
  const verdict = judge(statement, value, question)
  if (verdict === 'right' || verdict === 'rounded') return true
  return verdict === 'unfinished' && !isAboutForm(question)
}

/** The number is given already; only its right form is the answer. */
function isAboutForm({ kind }: ArithmeticQuestion): boolean {
  return kind === 'simplify' || kind === 'convert' || kind === 'round'
}

/** `17 ÷ 5` also has the answer "3 remainder 2". */
function saysRemainder(text: string, question: ArithmeticQuestion): boolean {
  if (question.kind !== 'calculate' || question.expression.kind !== 'operation') return false
  const { operator, left, right } = question.expression
  const [dividend, divisor] = [asLiteral(left)?.value, asLiteral(right)?.value]
  if (
    operator !== '÷' ||
    !dividend ||
    !divisor ||
    dividend.d !== 1n ||
    divisor.d !== 1n ||
    divisor.n === 0n
  ) {
    return false
  }
  const [quotient, rest] = [dividend.n / divisor.n, dividend.n % divisor.n]
  if (rest === 0n) return false
  const said = new RegExp(`\\b${quotient}\\b\\s*(?:r|rem|remainder|with|and|,)\\D{0,25}\\b${rest}\\b`, 'i')
  return said.test(text.replace(/[*_$]/g, ''))
}
