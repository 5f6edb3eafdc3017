import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { amountOf } from '#maths/stories/amounts.ts'
import { factsIn } from '../facts/facts.ts'
import { shapeAsked } from '../facts/shape-asked.ts'
import type { DrawnStory } from './drawn-story.ts'

const PRICE =
  /((?:(?:[£$€₹]|\bRs\.?) ?)\d+(?:\.\d{1,2})?|\d+ ?p\b|\d+(?:\.\d+)? (?:euros?|pounds|dollars))(?: \w+)? ?(?:for |per |a |an |each |every |one |1 |\/ ?){1,3}(square |sq\.? ?)?(?:m|met(?:re|er)s?|cm|centimet(?:re|er)s?)(²|2|\b)/i
const ASKS_COST = /\bhow much\b|\bcosts?\b|\bprice\b|\bpay\b|\btotal\b/i
const OTHER = /%|\bdiscount\b|\broll\b|\btin\b|\bhalf\b|\bpath\b|\bgate\b|\bdoor\b/i

/** A price for each square metre of a floor, or each metre round a field: the size first, and then what it costs. */
export function coveringIn(text: string): DrawnStory | undefined {
  const price = text.length < 400 && !OTHER.test(text) ? PRICE.exec(text) : null
  const one =
    price?.[1] &&
    amountOf(price[1].replace(/ ?(?:euros?|pounds|dollars)$|^(?:₹|Rs\.?)/gi, '').replace(/\s/g, ''))
  if (!price || !one || !ASKS_COST.test(text)) return undefined
  const isSquare = price[2] !== undefined || /[²2]/.test(price[3] ?? '')
  const rest = text.replace(price[0], ' ').replace(/\bhow much\b.*$/i, '')
  const [long, wide, ...others] = factsIn(rest)
  // Whether it is a rectangle at all is for the reader of shapes to say.
  const isShape =
    shapeAsked(
      `${rest.replace(/\b(?:(?:the )?length of|perimeter|area|fenc\w+|all the way round|(?:to )?(?:go(?:es)? )?a?round(?: it)?|costs?|cost|price)\b/gi, '')} area`,
    ) !== undefined
  if (!isShape || others.length > 0 || !long || !wide || long.unit !== wide.unit) return undefined
  const [a, b] = [long, wide].map(({ said }) => rational(BigInt(Math.round(Number(said) * 1000)), 1000n)) as [
    Rational,
    Rational,
  ]
  const size = isSquare ? a.mul(b) : a.add(b).mul(2)
  return {
    answer: [size.mul(one)],
    steps: [
      isSquare
        ? {
            value: size,
            is: 'how many squares of one unit fit inside',
            ask: 'The price is for one square, so how many squares fit inside? That is another thing than how far it is round.',
          }
        : {
            value: size,
            is: 'how far it is all the way round',
            ask: 'The price is for one length along the edge, so how far is it all the way round?',
          },
      {
        value: size.mul(one),
        is: 'what all of it costs',
        ask: 'And what does that cost, when you know the price for one?',
      },
    ],
    besides: isSquare
      ? []
      : [{ value: a.add(b), is: 'one long side and one short side, so half of the way round', ask: '' }],
    slips: isSquare
      ? [{ value: a.add(b).mul(2), why: 'took the way round' }]
      : [{ value: a.mul(b), why: 'took the inside' }],
    owners: [],
    check: 'Divide what it costs by the price for one: do you come back to the size?',
    isMoney: false,
  }
}
