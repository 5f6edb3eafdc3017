import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../misconceptions/misconception.ts'
import { between, pick } from '../../misconceptions/random.ts'
import type { SequenceQuestion, SequenceTask } from './question.ts'
import { type Rule, ruleOf, termAt } from './rule.ts'

const listed = (terms: readonly Rational[]) => inline(terms.map(each => each.toFraction()).join(', '))

function linear(random: Random, grade: number): Rule {
  const step = between(random, 2, 12) * (grade >= 6 && random() < 0.3 ? -1 : 1)
  return { kind: 'polynomial', numbers: [rational(between(random, grade >= 6 ? -9 : 0, 15)), rational(step)] }
}

function made(random: Random, grade: number): { rule: Rule; task: SequenceTask } {
  if (random() < 0.4) {
    const isFar = random() < 0.5
    return {
      rule: linear(random, grade),
      task: isFar ? { task: 'term', place: between(random, 10, 60) } : { task: 'nth', letter: 'n' },
    }
  }
  const next: SequenceTask = { task: 'next', count: between(random, 1, 2) }
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
  return { rule: pick(random, [linear(random, grade), geometric, quadratic]), task: next }
}

/** A question about a sequence. */
export function makeSequence(random: Random, grade: number): SequenceQuestion {
  const { rule, task } = made(random, grade)
  const count = between(random, 4, 5)
  const terms = Array.from({ length: count }, (_, at) => termAt(rule, at + 1))
  return { kind: 'sequences', text: '', terms, rule: ruleOf(terms) ?? rule, ...task }
}

export function writeSequence(question: SequenceQuestion): string {
  const list = listed(question.terms)
  if (question.task === 'next' && question.count === 1) return `What is the next term in ${list}?`
  if (question.task === 'next') return `Write down the next ${question.count} terms of the sequence ${list}.`
  if (question.task === 'nth') return `Find the nth term of the sequence ${list}.`
  if (question.task === 'term') return `Find the ${question.place}th term of the sequence ${list}.`
  return `What is the common difference of ${list}?`
}
