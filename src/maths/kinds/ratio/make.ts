import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Measured } from '../../values/amount.ts'
import { unit } from '../../values/units.ts'
import { togetherOf } from './part-names.ts'
import type { RatioQuestion, RatioTask, Which } from './question.ts'

/** Ratios of three parts and of different units come up from this grade on. */
const GRADE_OF_THREE = 7

const whole = (random: Random, least: number, most: number) => rational(between(random, least, most))

/** Two or three different numbers with nothing in common but one. */
function coprime(random: Random, count: number): [Rational, Rational, ...Rational[]] {
  const first = between(random, 1, 7)
  const second = first + between(random, 1, 2) * 2 - 1
  const third = Array.from({ length: count - 2 }, () => whole(random, 1, 9))
  const isOdd = (first * second) % 2 === 1 && first % 3 === 0 && second % 3 === 0
  const pair: [Rational, Rational] = [rational(first), rational(isOdd ? second + 2 : second)]
  return random() < 0.5 ? [...pair, ...third] : [pair[1], pair[0], ...third]
}

function simplify(random: Random, grade: number): RatioTask {
  const parts = coprime(random, grade >= GRADE_OF_THREE && random() < 0.3 ? 3 : 2)
  const factor = between(random, 2, 12)
  return { task: 'simplify', parts: parts.map(each => each.mul(factor)) }
}

/** Centimetres to metres: the first part in the small unit, the second in the big one. */
function mixedUnits(random: Random): RatioTask {
  const small = whole(random, 1, 19).mul(5)
  const big = whole(random, 1, 6)
  return { task: 'simplify', parts: [small, big.mul(100)], written: [small, big] }
}

function share(random: Random, grade: number): RatioTask {
  const parts = coprime(random, grade >= GRADE_OF_THREE && random() < 0.3 ? 3 : 2).map(({ n }) => n)
  const total = parts.reduce((a, b) => a + b)
  const amount = rational(total).mul(between(random, 2, 12))
  const which = parts.length === 2 ? pick<Which>(random, ['all', 0, 1, 'all']) : 'all'
  const measured = pick<Measured>(random, [{}, { currency: '£' }, { unit: unit('kg') }])
  return { task: 'share', amount, parts, which, measured }
}

function missing(random: Random): RatioTask {
  const [a, b] = coprime(random, 2)
  const factor = between(random, 2, 9)
  const at = random() < 0.5 ? 0 : 1
  const given = (at === 0 ? b : a).mul(factor)
  return { task: 'missing', known: [a, b], given, at, isFirst: false }
}

function known(random: Random): RatioTask {
  const parts = coprime(random, 2).map(({ n }) => n)
  const names = pick<[string, string]>(random, [
    ['boys', 'girls'],
    ['red counters', 'blue counters'],
    ['cats', 'dogs'],
  ])
  const at = random() < 0.5 ? 0 : 1
  const total = parts.reduce((a, b) => a + b)
  const isAll = random() < 0.4
  const factor = between(random, 2, 12)
  return {
    task: 'known',
    parts,
    names,
    known: isAll ? 'all' : at,
    amount: rational(isAll ? total : (parts[at] ?? 1n)).mul(factor),
    wanted: at === 0 ? 1 : 0,
    measured: {},
  }
}

function chained(random: Random): RatioTask {
  const [first, second] = [coprime(random, 2), coprime(random, 2)]
  return {
    task: 'chained',
    first: [first[0], first[1]],
    second: [second[0], second[1]],
    letters: ['a', 'b', 'c'],
    isAll: random() < 0.6,
  }
}

function fraction(random: Random): RatioTask {
  const [a, b] = coprime(random, 2)
  const at = random() < 0.5 ? 0 : 1
  return { task: 'fraction', parts: [a.n, b.n], names: ['red', 'blue'], at }
}

/** A question about ratios for a grade. */
export function makeRatio(random: Random, grade: number): RatioQuestion {
  const makers: [() => RatioTask, ...(() => RatioTask)[]] = [
    () => simplify(random, grade),
    () => (random() < 0.5 ? mixedUnits(random) : simplify(random, grade)),
    () => share(random, grade),
    () => missing(random),
    () => fraction(random),
    () => known(random),
    () => chained(random),
    () => ({
      task: 'unitary',
      parts: [whole(random, 2, 5).mul(2), whole(random, 3, 15)],
      oneAt: 0,
    }),
  ]
  return { kind: 'ratio', text: '', ...pick(random, makers)() }
}

const shown = (value: Rational) => valueLatex(value, true)

/** A question about ratios in words. */
export function writeRatio(question: RatioQuestion): string {
  switch (question.task) {
    case 'simplify': {
      const [first = rational(1), second = rational(1)] = question.written ?? []
      return question.written
        ? `Write the ratio ${inline(shown(first))} cm : ${inline(shown(second))} m in its simplest form.`
        : `Simplify the ratio ${inline(question.parts.map(shown).join(' : '))}.`
    }
    case 'unitary':
      return `Write the ratio ${inline(question.parts.map(shown).join(' : '))} in the form $1 : n$.`
    case 'share':
      return writeShare(question)
    case 'missing': {
      const terms = question.at === 0 ? ['x', shown(question.given)] : [shown(question.given), 'x']
      return `Find $x$ if ${inline(`${question.known.map(shown).join(' : ')} = ${terms.join(' : ')}`)}.`
    }
    case 'fraction': {
      const { parts, names, at } = question
      return `The ratio of ${names[0]} to ${names[1]} is ${inline(parts.join(' : '))}. What fraction is ${names[at]}?`
    }
    case 'known':
      return writeKnown(question)
    case 'chained': {
      const { first, second, letters, isAll } = question
      const [a, b, c] = letters
      const asked = isAll ? letters.join(' : ') : `${a} : ${c}`
      return `If ${inline(`${a} : ${b} = ${first.map(shown).join(' : ')}`)} and ${inline(`${b} : ${c} = ${second.map(shown).join(' : ')}`)}, find ${inline(asked)}.`
    }
    case 'are equal':
      return `Are the ratios ${[question.left, question.right].map(each => inline(each.map(shown).join(' : '))).join(' and ')} equivalent?`
  }
}

function writeShare({ amount, parts, which, measured }: Extract<RatioQuestion, { task: 'share' }>): string {
  const { currency, unit: own } = measured
  const digits = inline(shown(amount))
  const many = currency ? `${currency}${shown(amount)}` : own ? `${digits} ${own.symbol}` : digits
  const asked = `Share ${many} in the ratio ${inline(parts.join(' : '))}.`
  if (which === 'all') return asked
  if (which === 'difference') return `${asked} What is the difference between the shares?`
  const isBigger = parts.every((part, at) => at === which || part < (parts[which] ?? 0n))
  return `${asked} What is the ${isBigger ? 'larger' : 'smaller'} share?`
}

type Known = Extract<RatioQuestion, { task: 'known' }>

function writeKnown({ parts, names, known, amount, wanted, measured }: Known): string {
  const { currency, unit: own } = measured
  const [be, how] = own || currency ? ['is', 'How much'] : ['are', 'How many']
  const digits = inline(shown(amount))
  const many = currency ? `${currency}${shown(amount)} of` : own ? `${digits} ${own.symbol} of` : digits
  const named = (which: number | 'all') =>
    which === 'all' ? `${togetherOf(names)} altogether` : (names[which] ?? '')
  const given =
    typeof known === 'object'
      ? `${digits} more ${names[known.more] ?? ''} than ${names[known.less] ?? ''}`
      : `${many} ${named(known)}`
  const asked =
    wanted === 'all' ? `${togetherOf(names)} ${be} there altogether` : `${named(wanted)} ${be} there`
  return `The ratio of ${names.join(' to ')} is ${inline(parts.join(' : '))}. There ${be} ${given}. ${how} ${asked}?`
}
