import { ONE, type Rational, ZERO } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { SequenceQuestion } from './question.ts'
import { stepOf, stepRuleOf, termAt } from './rule.ts'
import { linearRule } from './solve.ts'
import { stepValue } from './step-value.ts'
import { topics } from './topics.ts'

function following(
  question: SequenceQuestion,
  go: (last: Rational, step: Rational) => Rational,
): Value | undefined {
  const [last, before] = [question.terms.at(-1), question.terms.at(-2)]
  if (question.task !== 'next' || !last || !before) return undefined
  const next: Rational[] = []
  for (let count = 0; count < question.count; count++) next.push(go(next.at(-1) ?? last, last.sub(before)))
  return next.length === 1 ? numberValue(next[0] ?? 0) : several(next, { isOrdered: true })
}

/** Step and first term of a sequence that always adds the same. */
function linear({ rule }: SequenceQuestion): { step: Rational; first: Rational } | undefined {
  const step = stepOf(rule)
  return step && { step, first: termAt(rule, 1) }
}

export const misconceptions: readonly ValueMisconception<SequenceQuestion>[] = [
  {
    id: 'last-difference-repeated',
    name: 'Last difference added again',
    topic: topics.nextTerms,
    explanation:
      'The steps are not all alike here, so the last one can not just be taken again; look at how they change.',
    gap: 'Adds the last difference again where the differences change.',
    predict: question => (linear(question) ? undefined : following(question, (last, step) => last.add(step))),
  },
  {
    id: 'pattern-turned-back',
    name: 'Pattern followed the wrong way',
    topic: topics.nextTerms,
    explanation: 'The pattern goes on in the direction it has come; this goes one step back.',
    gap: 'Follows a number pattern in the wrong direction.',
    predict: question => (linear(question) ? following(question, (last, step) => last.sub(step)) : undefined),
  },
  {
    id: 'counted-on-by-one',
    name: 'One more in place of one step more',
    topic: topics.nextTerms,
    explanation: 'The next number is a whole step of the pattern away, not only one more.',
    gap: 'Counts on by one in place of following the pattern.',
    predict: question => following(question, last => last.add(ONE)),
  },
  {
    id: 'step-of-pattern-turned-round',
    name: 'Rule from term to term turned round',
    topic: topics.nextTerms,
    explanation: 'This leads from a term back to the one before; the rule goes on to the next one.',
    gap: 'Gives the rule from term to term the wrong way round.',
    predict(question) {
      const step = question.task === 'step rule' ? stepRuleOf(question.rule) : undefined
      if (!step) return undefined
      const by = step.does === 'add' ? step.by.neg() : ONE.div(step.by)
      return stepValue({ ...step, by }, undefined)
    },
  },
  {
    id: 'step-added-to-place',
    name: 'Step added to the place',
    topic: topics.termRules,
    explanation:
      'What is added each time multiplies the place of the term; adding it to the place gives steps of one.',
    gap: 'Adds the step to the letter in the rule for a sequence.',
    predict(question) {
      const found = question.task === 'nth' ? linear(question) : undefined
      return found && question.task === 'nth' ? linearRule(ONE, found.step, question.letter) : undefined
    },
  },
  {
    id: 'first-term-as-constant',
    name: 'First term added in the rule',
    topic: topics.termRules,
    explanation:
      'The rule has to give the first term at place one, and there the step is in it once already.',
    gap: 'Adds the first term, and not what stands before it, in the rule for a sequence.',
    predict(question) {
      const found = question.task === 'nth' ? linear(question) : undefined
      return found && question.task === 'nth'
        ? linearRule(found.step, found.first, question.letter)
        : undefined
    },
  },
  {
    id: 'rule-without-constant',
    name: 'Only the times table in the rule',
    topic: topics.termRules,
    explanation: 'The times table of the step has the right steps, but it does not start at the right place.',
    gap: 'Gives only the times table of the step as the rule for a sequence.',
    predict(question) {
      const found = linear(question)
      if (!found) return undefined
      if (question.task === 'nth') return linearRule(found.step, ZERO, question.letter)
      return question.task === 'term' ? numberValue(found.step.mul(question.place)) : undefined
    },
  },
  {
    id: 'one-step-too-many',
    name: 'One step too many',
    topic: topics.termRules,
    explanation:
      'The first term stands there without any step, so there is one step less than the place says.',
    gap: 'Takes one step too many to a far term of a sequence.',
    predict(question) {
      const found = question.task === 'term' ? linear(question) : undefined
      return found && question.task === 'term'
        ? numberValue(termAt(question.rule, question.place + 1))
        : undefined
    },
  },
]
