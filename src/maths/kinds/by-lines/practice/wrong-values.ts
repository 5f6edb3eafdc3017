import { literalsIn } from '../../../arithmetic/expression.ts'
import { decimalPlaces, isNegative, isWhole, type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import type { ArithmeticMisconception } from '../misconceptions/misconception.ts'
import { misconceptions } from '../misconceptions/table.ts'
import { formsIn, writeOption } from './write-option.ts'

const WANTED = 3

export interface WrongOptions {
  /** Three, none equal in value to another or to the truth. */
  texts: string[]
  /** What the misconception that is practised leads to; one of the texts. */
  own: string
  /** How many of them some misconception leads to; the others are slips. */
  predicted: number
}

/**
 * The wrong options of a question: what the practised misconception leads to, then what others lead to, then slips.
 * @param truth undefined where there is no answer, as in dividing by zero
 * @returns undefined when the question has not enough of them
 */
export function wrongOptions(
  question: ArithmeticQuestion,
  truth: Rational | undefined,
  practised: ArithmeticMisconception,
  random: Random,
): WrongOptions | undefined {
  const own = ownValue(question, practised, truth)
  if (!own) return undefined
  const isTaken = new Set(truth ? [truth.toFraction()] : [])
  const texts = new Set<string>()
  const take = (value: Rational | undefined, mayBeNegative: boolean) => {
    if (!value || texts.size === WANTED || isTaken.has(value.toFraction())) return
    if (isNegative(value) && !mayBeNegative) return
    const text = writeOption(value, question)
    if (text === undefined || texts.has(text)) return
    isTaken.add(value.toFraction())
    texts.add(text)
  }
  take(own, true)
  const [ownText] = texts
  if (ownText === undefined) return undefined
  const mayBeNegative = hasSigns(question) || (truth !== undefined && isNegative(truth))
  for (const value of othersOf(question, practised, random)) {
    take(value, mayBeNegative)
    if (texts.size === WANTED) break
  }
  const predicted = texts.size
  if (predicted < WANTED) {
    for (const value of truth ? slips(question, truth, random) : givenNumbers(question)) {
      take(value, mayBeNegative)
    }
  }
  return texts.size < WANTED ? undefined : { texts: [...texts], own: ownText, predicted }
}

/** The prediction, or one of its alternatives where that looks more like an answer. */
function ownValue(
  question: ArithmeticQuestion,
  practised: ArithmeticMisconception,
  truth: Rational | undefined,
) {
  const predicted = practised.predict(question)
  if (!predicted || !isNegative(predicted) || hasSigns(question)) return predicted
  const [better] = (practised.alternatives?.(question) ?? []).filter(each => !isNegative(each))
  return better && truth && !better.equals(truth) ? better : predicted
}

/** What others lead to: those of the same topic in chance order, then the rest from a chance one on. */
function* othersOf(
  question: ArithmeticQuestion,
  practised: ArithmeticMisconception,
  random: Random,
): Generator<Rational> {
  const near = misconceptions.filter(({ topic }) => topic === practised.topic)
  for (const each of mixed(near, random)) {
    const value = each === practised ? undefined : each.predict(question)
    if (value) yield value
  }
  const start = Math.floor(random() * misconceptions.length)
  for (let step = 0; step < misconceptions.length; step++) {
    const each = misconceptions[(start + step) % misconceptions.length]
    const value = each && each.topic !== practised.topic ? each.predict(question) : undefined
    if (value) yield value
  }
}

/** Near misses: a digit, a place, top and bottom changed. In a comparison it is the other numbers. */
function slips(question: ArithmeticQuestion, near: Rational, random: Random): Rational[] {
  if (question.kind === 'compare')
    return mixed(
      question.numbers.map(({ value }) => value),
      random,
    )
  const by = (change: Rational) => [near.add(change), near.sub(change)]
  if (question.form === 'percentage' || question.form === 'decimal') {
    return mixed([near.mul(10), near.div(10), ...by(rational(1, 100)), ...by(rational(1, 10))], random)
  }
  if (isWhole(near)) {
    const size = near.n >= 1_000n ? 100 : near.n >= 20n ? 10 : 2
    return [...mixed([...by(rational(1)), ...by(rational(size))], random), ...by(rational(3))]
  }
  const forms = formsIn(question)
  if (forms.has('decimal') || forms.has('percent') || question.kind === 'round') {
    const last = rational(1, 10n ** BigInt(decimalPlaces(near) ?? 1))
    return [...mixed([near.mul(10), near.div(10), ...by(last)], random), ...by(rational(1))]
  }
  const top = near.s * near.n
  const topChanged = [rational(top + 1n, near.d), rational(top - 1n, near.d)]
  const isPart = near.n < near.d
  const changed = isPart ? [...topChanged, rational(top, near.d + 1n)] : [...topChanged, ...by(rational(1))]
  return [...mixed(changed, random), rational(top + 2n, near.d)]
}

/** What a child may say where there is no answer: a number of the question, or one. */
function givenNumbers(question: ArithmeticQuestion): Rational[] {
  if (question.kind !== 'calculate') return []
  return [...literalsIn(question.expression).map(({ value }) => value), rational(1), rational(10)]
}

/** Whether a minus stands for more than taking away. */
function hasSigns(question: ArithmeticQuestion): boolean {
  return question.kind === 'solve' || /(?<![\d)%]\s*)-\s*\d/.test(question.text)
}

function mixed<T>(items: T[], random: Random): T[] {
  return items
    .map(item => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
