import { numbersOf } from '#maths/algebra/polynomial.ts'
import { isZero, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, showValue } from '#maths/arithmetic/show.ts'
import type { SolvingQuestion } from '#maths/kinds/solving/question.ts'
import { isOpen } from '../readings/reading.ts'
import { type Act, RANK, type Talk } from './act.ts'

const LONGEST = 90

/** `ax² + bx + c = 0`, with what the formula makes of it. */
interface Quadratic {
  letter: string
  a: Rational
  b: Rational
  c: Rational
  /** `b² − 4ac` */
  discriminant: Rational
  /** Where it is a whole number. */
  root: Rational | undefined
  solutions: readonly number[]
}

function quadraticIn({ work, turn }: Talk): Quadratic | undefined {
  const isAnswered = turn.is === 'line' && ['answer', 'found'].includes(turn.said.outcome)
  if (!isOpen(work) || isAnswered || work.problem.question.kind !== 'solving') return undefined
  const question = work.problem.question as SolvingQuestion
  if (question.task !== 'roots') return undefined
  const [c, b, a, ...higher] = numbersOf(question.polynomial, question.letter) ?? []
  if (!a || !b || !c || higher.length > 0 || isZero(a)) return undefined
  const discriminant = b.mul(b).sub(a.mul(c).mul(4))
  const root = Math.sqrt(discriminant.valueOf())
  const solutions = [1, -1].map(sign => (-b.valueOf() + sign * root) / (2 * a.valueOf()))
  return {
    letter: question.letter,
    a,
    b,
    c,
    discriminant,
    root: Number.isInteger(root) ? rational(root) : undefined,
    solutions,
  }
}

const ASSIGNED = /\b([abc])\s?(?:=|is)\s?([-−]?\s?\d+(?:\.\d+)?)(?![a-z\d]|\s?[²^*/+])/gi
const shown = (value: Rational) => inline(showValue(value))

/** `a=2 b=-5 c=-3`: each with its sign. */
function numbersNamed(text: string, quadratic: Quadratic): string | undefined {
  const said = [...text.matchAll(ASSIGNED)].flatMap(([, name = '', number = '']) => {
    const value = readLiteral(number.replace(/\s/g, '').replace('−', '-'))?.value
    return value ? [{ name: name.toLowerCase() as 'a' | 'b' | 'c', value }] : []
  })
  if (said.length === 0) return undefined
  const isTurned = said.every(({ name, value }) => value.equals(quadratic[name].neg()))
  const wrong = isTurned ? undefined : said.find(({ name, value }) => !value.equals(quadratic[name]))
  if (wrong) {
    const where = { a: `the square of ${quadratic.letter}`, b: quadratic.letter, c: undefined }[wrong.name]
    return `Look at ${wrong.name} once more. ${where ? `What stands in front of ${where}` : 'Which number stands there without a letter'}, with its sign, when zero is on the other side?`
  }
  const names = [...new Set(said.map(({ name }) => name))]
  return names.length < 3
    ? `Yes, ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} right. And the others?`
    : 'Yes, those are a, b and c. The formula needs $b^{2} - 4ac$ next, under the root: what does it come to? Mind the signs.'
}

const NUMBER = /[-−]?\d+(?:\.\d+)?/g
/** Brackets, and the letter itself, belong to another way or to the end of this one. */
const isOfOtherWay = (text: string, letter: string) =>
  text.includes('(') || new RegExp(`${letter}(?![a-z])`, 'i').test(text)
const SMALL = 20
const LEADS = /\b(?:discriminant|under the root|b\s?(?:\^2|²)|root|sqrt)\b|√/i

/** What a number that is said is in the formula. */
function partNamed(text: string, quadratic: Quadratic, isBegun: boolean): string | undefined {
  const values = [...text.matchAll(NUMBER)].flatMap(
    ([number]) => readLiteral(number.replace('−', '-'))?.value ?? [],
  )
  const value = values.at(-1)
  const { letter, a, b, c, discriminant, root, solutions } = quadratic
  if (!value || isOfOtherWay(text, letter)) return undefined
  // What solves it is no part of the way.
  if (solutions.some(each => Math.abs(each - value.valueOf()) < 1e-9)) return undefined
  const isSum = values.length > 1
  // A small number alone may be a guess at the letter.
  const isMeant = isBegun || isSum || LEADS.test(text) || Math.abs(value.valueOf()) > SMALL
  if (!isMeant) return undefined
  if (value.equals(discriminant) && !isZero(discriminant)) {
    const next = root ? 'What is its root?' : 'Is it above zero? Then its root comes next.'
    return `Yes, ${shown(value)} is what stands under the root, $b^{2} - 4ac$. ${next} And what do you put with it, and over what?`
  }
  if (root && value.equals(root) && (LEADS.test(text) || !isSum))
    return `Yes, ${shown(value)} is the square root of ${shown(discriminant)}. It is put on once, and taken away once: what do you start from, and what is all of it divided by?`
  const turned = b.mul(b).add(a.mul(c).mul(4))
  const isProductBelow = a.mul(c).s < 0n
  if (value.equals(turned) && (isSum || LEADS.test(text)))
    return isProductBelow
      ? 'Look at the sign of $4ac$: one of a and c is below zero, so what happens when it is taken away?'
      : 'Look at $b^{2} - 4ac$ once more: is $4ac$ put on, or taken away?'
  return undefined
}

/** What is said of the formula for quadratic equations, where nobody has worked it that way. */
export const QUADRATIC_FORMULA: Act = {
  name: 'quadratic formula',
  rank: RANK.precise,
  when: talk => talk.last.length <= LONGEST && quadraticIn(talk) !== undefined,
  says: talk => {
    const quadratic = quadraticIn(talk)
    if (!quadratic) return undefined
    const before = talk.asked.messages.slice(0, -1).filter(({ role }) => role === 'tutor')
    const isBegun = before.some(({ text }) => text.includes('b^{2} - 4ac') || text.includes('under the root'))
    return numbersNamed(talk.last, quadratic) ?? partNamed(talk.last, quadratic, isBegun)
  },
}
