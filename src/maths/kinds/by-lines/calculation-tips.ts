import { asLiteral, type NumberNode, type Operator, withoutGroup } from '../../arithmetic/expression.ts'
import { isNegative, isWhole, type Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { toTen } from '../../arithmetic/to-ten.ts'
import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'
import { calculationTopic } from '../calculation/topic.ts'
import { topics } from './topics.ts'

type Tips = Topic['tips'] | undefined

const shown = (value: Rational) => inline(valueLatex(value, true))
const PLACES = ['', 'tenths', 'hundredths', 'thousandths']

/** Hints for a calculation of two numbers, where those of its topic don’t fit them. */
export function calculationTips(question: CalculateQuestion): Tips {
  const whole = withoutGroup(question.expression)
  if (whole.kind !== 'operation') return undefined
  const [left, right] = [asLiteral(whole.left), asLiteral(whole.right)]
  if (!left || !right) return undefined
  const topic = calculationTopic(question)
  switch (topic) {
    case topics.dividingWhole:
      return ofQuotient(left.value, right.value)
    case topics.dividingDecimals:
      return ofDecimalQuotient(left, right)
    case topics.addingFractions:
    case topics.subtractingFractions:
      return ofFractions(left, right, topic.tips)
    case topics.addingNegatives:
      return ofNegatives(whole.operator, right.value, topic.tips)
    case topics.percentages:
      return ofPercent(left, right, topic.tips)
    case topics.addingWhole:
    case topics.subtractingWhole:
    case topics.borrowing:
      return ofSmall(whole.operator, left.value, right.value, topic.tips)
    default:
      return undefined
  }
}

function ofQuotient(a: Rational, b: Rational): Tips {
  if (a.compare(b) < 0 && a.compare(0) > 0)
    return [
      `There are fewer to share than there are shares, so each share is less than one whole. Cut each of the ${shown(a)} into ${shown(b)} equal pieces: how many pieces does each share get?`,
      'A division can be written as a fraction. Which number goes on top, and which one at the bottom?',
    ]
  return a.compare(b.mul(10)) < 0
    ? [
        topics.dividingWhole.tips[0],
        `Count up in steps of ${shown(b)}, or begin with a times-table fact that you know. How close do you come to ${shown(a)}?`,
      ]
    : undefined
}

/** The second number is whole already: the first one is shared place by place. */
function ofDecimalQuotient(left: NumberNode, { value: b }: NumberNode): Tips {
  const { value: a, places = 0 } = left
  const place = PLACES[places]
  if (!isWhole(b) || isNegative(a) || !place) return undefined
  const inPlace = `How many ${place} are in ${shown(a)}? Share those by ${shown(b)}, and you get ${place} again.`
  return a.compare(b) < 0
    ? [
        inPlace,
        'Share it as if there were no point. Then put the point back: as many digits behind it as before.',
      ]
    : [
        `Take the whole part first: how many times does ${shown(b)} fit into it? What is left goes on to the tenths.`,
        inPlace,
      ]
}

function ofFractions(left: NumberNode, right: NumberNode, [ask]: Topic['tips']): Tips {
  const [a, b] = [left.bottom, right.bottom]
  if (a === undefined || a !== b) return undefined
  return [ask, 'The pieces are of one size, so only the tops change. What stays as it is?']
}

function ofNegatives(operator: Operator, by: Rational, [ask]: Topic['tips']): Tips {
  if (isNegative(by))
    return operator === '+'
      ? [ask, 'Adding a negative goes to the left: it is the same as taking away.']
      : undefined
  return operator === '-'
    ? [ask, 'Taking away goes to the left. How many steps do you go, and do you pass zero?']
    : [ask, 'Adding goes to the right. How many steps do you go, and do you pass zero?']
}

const PARTS = new Set([25, 50, 75, 100])

function ofPercent(left: NumberNode, right: NumberNode, [, build]: Topic['tips']): Tips {
  const percent = (left.form === 'percent' ? left : right).value.mul(100)
  if (PARTS.has(percent.valueOf()))
    return [
      'Percent means out of a hundred. What part of the whole is that: all of it, a half, a quarter?',
      build,
    ]
  return percent.compare(10) < 0
    ? ['Percent means out of a hundred. How much is one percent of the amount?', build]
    : undefined
}

const TEN = 10

/** Of ten at most. */
const ON_FINGERS: Topic['tips'] = [
  'Put up as many fingers as the first number says, and fold down as many as the second one. How many are still up?',
  'Count back from the first number, one step for each that is taken away. Where do you land?',
]

function ofSmall(operator: Operator, a: Rational, b: Rational, [ask, split]: Topic['tips']): Tips {
  if (operator === '-') {
    // Below twenty nobody needs columns.
    const isSmall = a.compare(2 * TEN) < 0
    const first = isSmall ? toTen(operator, a.n, b.n)?.asks : undefined
    if (isSmall && !first && ask.includes('borrow')) return ON_FINGERS
    return b.compare(TEN) < 0 && (isSmall || !ask.includes('borrow'))
      ? [first ?? ask, 'Go back to the full ten first. How many are still to be taken away then?']
      : undefined
  }
  const small = a.compare(b) < 0 ? a : b
  const first = a.equals(b) ? 'Both numbers are the same. What is that number doubled?' : ask
  if (small.compare(TEN) < 0)
    return [first, 'Fill up to the next ten first. How many are still to be put on then?']
  return a.equals(b) ? [first, split] : undefined
}
