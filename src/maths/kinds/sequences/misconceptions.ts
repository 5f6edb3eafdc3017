import { ONE, type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import { eitherOf } from '../../values/either-of.ts'
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

/** The straight rule through a term and the next. */
const lineFrom = (low: Rational, high: Rational, letter: string) => {
  const step = high.sub(low)
  return linearRule(step, low.sub(step), letter)
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
    explanation:
      'The steps are right: so much is added each time. But the first number is more or less than one such step, so the rest of it is still missing.',
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
  {
    id: 'step-for-next-term',
    name: 'Step for the next term',
    topic: topics.nextTerms,
    explanation: 'This is what is done from one term to the next; it still has to be done to the last one.',
    gap: 'Gives the step of a pattern in place of its next number.',
    predict(question) {
      const isOne = question.task === 'missing' || (question.task === 'next' && question.count === 1)
      const step = isOne ? linear(question)?.step : undefined
      return step && (question.task === 'next' ? numberValue(step) : numberValue(step.abs()))
    },
  },
  {
    id: 'one-term-too-far',
    name: 'One term too far',
    topic: topics.nextTerms,
    explanation: 'This comes one step later; the number right behind the last one is asked for.',
    gap: 'Goes two steps on for the next number of a pattern.',
    predict: question =>
      question.task === 'next' && question.count === 1
        ? numberValue(termAt(question.rule, question.terms.length + 2))
        : undefined,
  },
  {
    id: 'added-where-multiplied',
    name: 'Added where each term is multiplied',
    topic: topics.nextTerms,
    explanation: 'The steps grow here: each term is multiplied by the same number, nothing is added.',
    gap: 'Adds the same each time where a pattern multiplies.',
    predict(question) {
      const { rule } = question
      if (rule.kind !== 'geometric') return undefined
      if (question.task === 'missing') {
        const [low, high] = [-1, 1].map(by => termAt(rule, question.place + by))
        const before = question.place > 2 ? termAt(rule, question.place - 2) : undefined
        return (
          low &&
          high &&
          eitherOf(before && numberValue(low.mul(2).sub(before)), numberValue(low.add(high).div(2)))
        )
      }
      const step = rule.first.mul(rule.ratio.sub(ONE))
      if (question.task === 'common ratio') return numberValue(step)
      return following(question, last => last.add(step))
    },
  },
  {
    id: 'common-ratio-turned-round',
    name: 'Common ratio upside down',
    topic: topics.nextTerms,
    explanation: 'A term is divided by the one before it, not by the one behind it.',
    gap: 'Divides by the next term in place of the one before for a common ratio.',
    predict: ({ task, rule }) =>
      task === 'common ratio' && rule.kind === 'geometric' ? numberValue(ONE.div(rule.ratio)) : undefined,
  },
  {
    id: 'straight-rule-for-square-one',
    name: 'Straight rule for a sequence whose steps change',
    topic: topics.termRules,
    explanation:
      'The steps change here, so the rule has a square in it; the differences alone are another sequence.',
    gap: 'Gives a straight rule for a sequence whose differences change.',
    predict(question) {
      const [one, two, three] = question.terms
      if (question.task !== 'nth' || linear(question) || question.rule.kind !== 'polynomial') return undefined
      if (!one || !two || !three) return undefined
      const { letter } = question
      return eitherOf(
        linearRule(two.sub(one), ZERO, letter),
        lineFrom(two.sub(one), three.sub(two), letter),
        lineFrom(one, two, letter),
      )
    },
  },
  {
    id: 'place-not-multiplied',
    name: 'Place not multiplied in the rule',
    topic: topics.termRules,
    explanation:
      'A number right before the letter multiplies the place; it is neither added nor written beside it.',
    gap: 'Does not multiply the number of the term when using the rule of a sequence.',
    predict(question) {
      const found = question.task === 'term' && question.given !== undefined ? linear(question) : undefined
      if (!found || question.task !== 'term' || found.step.d !== 1n || found.step.s < 0n) return undefined
      const rest = found.first.sub(found.step)
      return eitherOf(
        numberValue(found.step.add(question.place).add(rest)),
        numberValue(rational(Number(`${found.step.toFraction()}${question.place}`)).add(rest)),
      )
    },
  },
  {
    id: 'first-term-times-place',
    name: 'First term times the place',
    topic: topics.termRules,
    explanation:
      'Only what comes at each step is taken so many times, not all that stands at the first place.',
    gap: 'Multiplies the first term by the place for a far term of a sequence.',
    predict: question =>
      question.task === 'term' && question.given === undefined && linear(question)
        ? numberValue(termAt(question.rule, 1).mul(question.place))
        : undefined,
  },
  {
    id: 'one-step-too-few',
    name: 'Stopped too early',
    topic: topics.termRules,
    explanation:
      'The number of the term is not reached yet: count the terms up to the one that is asked for.',
    gap: 'Stops before the term of a sequence that is asked for.',
    predict: question =>
      question.task === 'term' && question.place > 1
        ? eitherOf(
            numberValue(termAt(question.rule, question.place - 1)),
            question.place > question.terms.length + 1 && question.terms.length > 0
              ? numberValue(termAt(question.rule, question.terms.length + 1))
              : undefined,
          )
        : undefined,
  },
]
