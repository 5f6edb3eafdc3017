import { isZero, type Rational, rational } from '../arithmetic/rational.ts'
import { AMOUNT, amountOf, amountsIn, singular } from './amounts.ts'
import type { StoryModel, StoryStep } from './model.ts'

const COUNT = '(\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)'
const LIST = new RegExp(
  `\\b${COUNT} ([a-z]+) and ${COUNT} ([a-z]+) (?:costs?|come to|are|is|weighs?|make)(?: together| in total| altogether)? (${AMOUNT})`,
  'gi',
)

interface List {
  counts: Map<string, Rational>
  cost: Rational
}

function countOf(said: string): Rational | undefined {
  return /^an?$/i.test(said) ? rational(1) : amountOf(said)
}

/** `3 apples and 2 bananas cost £1.90. 1 apple and 2 bananas cost £1.10.` */
export function costsIn(text: string): StoryModel | undefined {
  const found = [...text.matchAll(LIST)]
  const lists = found.flatMap(([, many = '', one = '', few = '', other = '', price = '']): List[] => {
    const [a, b, cost] = [countOf(many), countOf(few), amountOf(price)]
    return a && b && cost
      ? [
          {
            counts: new Map([
              [singular(one), a],
              [singular(other), b],
            ]),
            cost,
          },
        ]
      : []
  })
  const [first, second, ...others] = lists
  if (!first || !second || others.length > 0) return undefined
  const rest = found.reduce((left, [whole]) => left.replace(whole, ' '), text)
  if (amountsIn(rest).some(each => each.toLowerCase() !== 'one')) return undefined
  return solved(first, second, rest)
}

function solved(first: List, second: List, question: string): StoryModel | undefined {
  const [x, y] = [...first.counts.keys()]
  const [a, b] = [...first.counts.values()]
  const [c, d] = [second.counts.get(x ?? ''), second.counts.get(y ?? '')]
  if (!x || !y || !a || !b || !c || !d) return undefined
  const area = a.mul(d).sub(b.mul(c))
  if (isZero(area)) return undefined
  const costX = first.cost.mul(d).sub(b.mul(second.cost)).div(area)
  const costY = a.mul(second.cost).sub(first.cost.mul(c)).div(area)
  if (costX.s <= 0n || costY.s <= 0n || isZero(costX) || isZero(costY)) return undefined
  const asksFor = (name: string) => new RegExp(`\\b${name}`, 'i').test(question)
  const isBoth = asksFor(x) === asksFor(y)
  if (isBoth && !asksFor(x) && !/\b(?:each|both)\b/i.test(question)) return undefined
  const answer = isBoth ? [costX, costY] : [asksFor(x) ? costX : costY]
  const owners = [
    { name: x, value: costX },
    { name: y, value: costY },
  ]
  const isSame = [a.equals(c), b.equals(d)]
  const [gone, kept] = isSame[0] ? [x, y] : [y, x]
  const isLevel = isSame[0] === true || isSame[1] === true
  const apart = first.cost.sub(second.cost).abs()
  const costOf = (name: string) => (name === x ? costX : costY)
  const steps: StoryStep[] = [
    ...(isLevel
      ? [
          {
            value: apart,
            is: `what the ${kept}s cost that only one of the lists has more`,
            ask: `Lay the two lists side by side. There is as much of ${gone} in both. What does the rest cost that one list has more?`,
          },
        ]
      : []),
    {
      value: costOf(kept),
      is: `what one ${kept} costs`,
      ask: isLevel
        ? `So how much is one ${kept}?`
        : 'What if you buy one of the lists twice or three times? Make one thing the same in both, then look at what is different.',
    },
    {
      value: costOf(gone),
      is: `what one ${gone} costs`,
      ask: `Put the price of one ${kept} into one of the lists. What is left for ${gone}?`,
    },
  ]
  const isShort = answer.length === 1 && answer[0]?.equals(costOf(kept)) === true
  const besides = [2, 3, 4, 5]
    .flatMap(times => [first.cost.mul(times), second.cost.mul(times)])
    .map(value => ({ value, is: 'what a list costs if you buy it so many times', ask: '' }))
  return {
    answer,
    steps: isShort ? steps.slice(0, -1) : steps,
    besides: [
      ...steps,
      ...[first, second].flatMap(({ counts }) =>
        [...counts].map(([name, count]) => ({
          value: costOf(name).mul(count),
          is: `what all of ${name} in a list costs`,
          ask: '',
        })),
      ),
      ...besides,
    ],
    owners,
    check: 'Put both prices into both lists: does each come to what the story says?',
    isMoney: true,
  }
}
