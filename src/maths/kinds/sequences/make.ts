import { polynomialText } from '../../algebra/show-polynomial.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { SequenceQuestion, SequenceTask } from './question.ts'
import { polynomialIn, type Rule, ruleOf, stepOf, termAt } from './rule.ts'

const listed = (terms: readonly Rational[]) => inline(terms.map(each => each.toFraction()).join(', '))

function linear(random: Random, grade: number): Rule {
  const step = between(random, 2, 12) * (grade >= 6 && random() < 0.3 ? -1 : 1)
  return { kind: 'polynomial', numbers: [rational(between(random, grade >= 6 ? -9 : 0, 15)), rational(step)] }
}

function made(random: Random, grade: number): { rule: Rule; task: SequenceTask; isGiven?: boolean } {
  const geometric: Rule = {
    kind: 'geometric',
    first: rational(between(random, 1, 6)),
    ratio: rational(between(random, 2, 4)),
  }
  const quadratic: Rule = {
    kind: 'polynomial',
    numbers: [
      rational(between(random, -3, 6)),
      rational(between(random, 0, 3)),
      rational(between(random, 1, 3)),
    ],
  }
  const chance = random()
  if (chance < 0.4) {
    const isFar = random() < 0.5
    return {
      rule: !isFar && random() < (grade >= 7 ? 0.3 : 0.08) ? quadratic : linear(random, grade),
      task: isFar ? { task: 'term', place: between(random, 10, 60) } : { task: 'nth', letter: 'n' },
      isGiven: isFar && random() < 0.3,
    }
  }
  if (chance < 0.5)
    return {
      rule: geometric,
      task: random() < 0.5 ? { task: 'common ratio' } : { task: 'missing', place: 3 },
    }
  const isStep = random() < 0.2
  const next: SequenceTask = isStep
    ? { task: 'step rule', orNth: false }
    : { task: 'next', count: between(random, 1, 2) }
  const rules: readonly [Rule, ...Rule[]] = [
    linear(random, grade),
    ...(grade >= 3 ? [geometric] : []),
    ...(grade >= 5 && !isStep ? [quadratic] : []),
  ]
  return { rule: pick(random, rules), task: next }
}

/** A question about a sequence. */
export function makeSequence(random: Random, grade: number): SequenceQuestion {
  const { rule, task, isGiven } = made(random, grade)
  const base = { kind: 'sequences', text: '' } as const
  if (isGiven)
    return { ...base, terms: [], rule, given: polynomialText(polynomialIn(rule, 'n') ?? []), ...task }
  const all = Array.from({ length: between(random, 4, 5) }, (_, at) => termAt(rule, at + 1))
  const terms = task.task === 'missing' ? all.toSpliced(task.place - 1, 1) : all
  return { ...base, terms, rule: ruleOf(all) ?? rule, ...task }
}

/** By a rule of the same sort, about as steep, with as many terms; undefined where more than a term is asked of a given rule. */
export function likeSequence(question: SequenceQuestion, random: Random): SequenceQuestion | undefined {
  const rule = likeRule(question.rule, random)
  if (question.given !== undefined && question.task === 'term')
    return { ...question, text: '', rule, given: polynomialText(polynomialIn(rule, 'n') ?? []) }
  if (question.given !== undefined || question.terms.length === 0) return undefined
  const terms = question.terms.map((_, at) => termAt(rule, at + 1))
  // The same terms may follow a simpler rule.
  if (terms.length > 1 && ruleOf(terms)?.kind !== rule.kind) return undefined
  return { ...question, text: '', terms, rule }
}

function likeRule(rule: Rule, random: Random): Rule {
  if (rule.kind === 'geometric') {
    return { ...rule, first: otherNumber(rule.first, random), ratio: otherNumber(rule.ratio, random, 2) }
  }
  if (rule.kind === 'sums') {
    return { kind: 'sums', first: otherNumber(rule.first, random), second: otherNumber(rule.second, random) }
  }
  return { kind: 'polynomial', numbers: rule.numbers.map(number => otherNumber(number, random)) }
}

/** Near it, with its sign; a number between two whole ones stays. */
function otherNumber(number: Rational, random: Random, least = 1): Rational {
  if (number.d !== 1n || number.n === 0n) return number
  const size = Number(number.n)
  const most = Math.max(4, Math.ceil(size * 1.5))
  return rational(between(random, Math.max(least, Math.floor(size / 2)), most) * Number(number.s))
}

/** The terms with blanks where some are missing. */
function withGaps({ rule, terms }: SequenceQuestion, places: readonly number[]): string {
  const all = Array.from({ length: terms.length + places.length }, (_, at) =>
    places.includes(at + 1) ? '▢' : inline(termAt(rule, at + 1).toFraction()),
  )
  return all.join(', ')
}

export function writeSequence(question: SequenceQuestion): string {
  const list = listed(question.terms)
  if (question.task === 'next' && question.count === 1) return `What is the next term in ${list}?`
  if (question.task === 'next' && question.terms.length === 1) {
    const step = stepOf(question.rule) ?? rational(1)
    return `Count ${step.s < 0n ? 'back' : 'on'} in steps of ${inline(step.abs().toFraction())} from ${list}. Write the next ${question.count} numbers.`
  }
  if (question.task === 'next') return `Write down the next ${question.count} terms of the sequence ${list}.`
  if (question.task === 'nth') return `Find the nth term of the sequence ${list}.`
  if (question.task === 'term' && question.given !== undefined)
    return `The nth term of a sequence is ${inline(question.given)}. What is the ${question.place}th term?`
  if (question.task === 'term') return `Find the ${question.place}th term of the sequence ${list}.`
  if (question.task === 'is term')
    return `Is ${inline(question.number.toFraction())} a term of the sequence with nth term ${inline(question.given ?? '')}?`
  if (question.task === 'missing') return `Find the missing term: ${withGaps(question, [question.place])}`
  if (question.task === 'gaps') return `Find the missing terms: ${withGaps(question, question.places)}`
  if (question.task === 'step rule')
    return `What is the ${question.orNth ? 'rule' : 'term-to-term rule'} of the sequence ${list}?`
  if (question.task === 'common ratio') return `What is the common ratio of the geometric sequence ${list}?`
  return `What is the common difference of ${list}?`
}
