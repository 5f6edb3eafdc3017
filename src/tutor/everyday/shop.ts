import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { amountOf } from '#maths/stories/amounts.ts'
import type { StoryModel, StoryStep } from '#maths/stories/model.ts'

const MONEY = '(?:[£$€] ?\\d+(?:\\.\\d{1,2})?|\\d+ ?p\\b)'
const COUNT = '(\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)'
const THING = '((?:[a-z-]+ ){0,2}?[a-z-]+)'
/** `3 pens at 45p each`, `a book for £2.20`, `2 tickets that cost £8 each`. */
const ITEM = new RegExp(
  `\\b${COUNT} ${THING} (at|for|costing|that costs?|thats|that's|that is|which is|which costs?|costs?|cost|@|are|is) (${MONEY})(?: (each|an? [a-z]+|per [a-z]+|every [a-z]+))?`,
  'gi',
)
const PAYS = new RegExp(
  `\\b(?:has|have|had|got|with|gives?|gave|takes?|pays?|paid|from|out of|saved)(?: \\w+)?(?: with| (?:the )?\\w+)?(?: an?)? (${MONEY})(?: note| in (?:total|all))?`,
  'i',
)
const ASKS_REST = /\b(?:change|left|left over|remain\w*|still (?:has|have|got)|get back|gets back)\b/i
const ASKS_ALL =
  /\b(?:how much|what)\b.*\b(?:cost|costs|spend|spends|spent|pay|pays|total|altogether|bill|all)\b|\btotal\b/i
const OTHERWISE = /%|\b(?:off|half|discount|free|share[ds]?|split|twice|save per|each week|per week)\b/i

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function countOf(said: string): Rational {
  const at = WORDS.indexOf(said.toLowerCase())
  return rational(at >= 0 ? at + 1 : /^\d+$/.test(said) ? Number(said) : 1)
}

interface Item {
  thing: string
  count: Rational
  cost: Rational
}

function itemOf([, count = '', thing = '', how = '', price = '', each]: RegExpMatchArray): Item | undefined {
  const one = amountOf(price.replace(/\s/g, '').toLowerCase())
  const many = countOf(count)
  // Two for £3 are £3 together; at £3 it is each.
  const isEach = each !== undefined || /^(?:at|@|cost)/i.test(how) || many.equals(1)
  return one && { thing: thing.trim(), count: many, cost: isEach ? one.mul(many) : one }
}

/** A few things that are bought, and what all of it costs or what is left of the money; undefined in any doubt. */
export function shopIn(text: string): StoryModel | undefined {
  if (OTHERWISE.test(text)) return undefined
  const found = [...text.matchAll(ITEM)]
  const items = found.flatMap(each => itemOf(each) ?? [])
  const rest = found.reduce((left, [whole]) => left.replace(whole, ' ; '), text)
  const paid = PAYS.exec(rest)?.[1]
  const money = paid === undefined ? undefined : amountOf(paid.replace(/\s/g, '').toLowerCase())
  const left = paid === undefined ? rest : rest.replace(paid, ' ')
  if (
    items.length === 0 ||
    (items.length === 1 && items[0]?.count.equals(1)) ||
    items.length !== found.length ||
    /\d/.test(left)
  )
    return undefined
  const total = items.reduce((sum, { cost }) => sum.add(cost), rational(0))
  const steps: StoryStep[] = [
    ...items
      .filter(({ count }) => !count.equals(1))
      .map(({ thing, cost }) => ({
        value: cost,
        is: `what the ${thing} cost together`,
        ask: `What do the ${thing} cost together?`,
      })),
    ...(items.length > 1
      ? [{ value: total, is: 'what everything costs together', ask: 'What does everything cost together?' }]
      : []),
  ]
  const check = 'Add your number to what everything costs: do you come back to the money?'
  const model = { steps, besides: [], owners: [], check, isMoney: true }
  if (ASKS_REST.test(rest) && money && money.compare(total) >= 0) {
    const change = money.sub(total)
    return {
      ...model,
      answer: [change],
      steps: [
        ...steps,
        { value: change, is: 'what is left of the money', ask: 'What is left of the money then?' },
      ],
    }
  }
  return !money && ASKS_ALL.test(rest) && steps.length > 0
    ? { ...model, answer: [total], check: 'Take the parts off again, one by one: is nothing left over?' }
    : undefined
}
