import { isWhole, type Rational } from '../../arithmetic/rational.ts'
import type { Topic } from '../../domain/topic.ts'
import type { ProportionQuestion, Size, Worth } from './question.ts'
import { inUnitOf } from './solve.ts'
import { topics } from './topics.ts'

/** How much belongs to one, asked by what it comes with. */
function oneOf(worth: Worth, { unit, name }: Size): string {
  const one = unit ? 'one unit' : name ? 'a single one' : 'one'
  if ('money' in worth) return `What does ${one} cost?`
  if (worth.unit?.dimension === 'mass') return `How much is it for ${one}, or how much does it weigh?`
  return `How much belongs to ${one}?`
}

/** Hints by what comes with what: a price, a weight, or so many of a thing. */
export function tipsOfProportion(question: ProportionQuestion): Topic['tips'] | undefined {
  if (question.task === 'best') return undefined
  if (question.task === 'worth' && question.to.value.equals(1)) return undefined
  const [, times] = topics.direct.tips
  const ask = `${oneOf(question.worth, question.from)} How do you get from there to all of them?`
  const many =
    question.task === 'worth' ? inUnitOf(question.to, question.from).div(question.from.value) : undefined
  return many && isEasy(many)
    ? ['How many times as much is it now? What does that do to the other amount?', ask]
    : [ask, times]
}

const isEasy = (many: Rational) => isWhole(many) || isWhole(many.inverse())
