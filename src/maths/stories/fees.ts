import { isZero } from '../arithmetic/rational.ts'
import { AMOUNT, amountOf, amountsIn, isMoney, singular } from './amounts.ts'
import type { StoryModel } from './model.ts'

const FEE =
  '(?:fixed|flat|set|basic|standing|starting|initial|one-off|booking|delivery|hire|joining|monthly|visit|service|call[ -]?out)'
const FEES = `(?:${FEE} )*(?:${FEE}|fee|charge|cost|rate|price|fare|deposit)`
/** `charges a fixed fee of £40 and £25 per hour`, `costs £3 plus £2 a mile`. */
const RATE = new RegExp(
  `\\b(?:charges?|charged|costs?|takes?|asks?|is|are|pays?)(?: (?:you|me|us|them|customers))?(?: an?)?(?: ${FEES} of)? (${AMOUNT})(?: (?:as|for) an? [a-z]+| ${FEES}| to start(?: with)?| just to come)?,? ?(?:and|plus|\\+|then|and then|as well as)(?: then| another| a further| an extra| an?)?(?: ${FEES} of)? (${AMOUNT}) ?(?:per|an?|each|every|for each|for every) ([a-z]+)\\b`,
  'i',
)
const TOTAL =
  /\b(?:bill|cost|costs|costed|total|charged?|fare|price|paid|pays|pay|spent|comes? to|came to)\b/i
const ASKS_COUNT = /\bhow (?:many|long|far)\b/i
const ASKS_TOTAL = /\b(?:how much|what (?:is|was|will|would|does|did)|work out|find)\b[^.?!]*[.?!\s]*$/i
/** Words that make it another story: a first hour that is in the fee, a discount, a choice of two. */
const OTHERWISE =
  /\b(?:first|after|more than|less|fewer|half|twice|double|discount|off|vat|tax|tip|left|change|extra|over|each of|both|another|most|least|maximum|cheaper|share[ds]?|between)\b|%/i

/** A fixed fee and so much for each hour or mile: how many there were, or what all of it costs; undefined in any doubt. */
export function feeIn(text: string): StoryModel | undefined {
  const [whole = '', fixed = '', each = '', unit = ''] = RATE.exec(text) ?? []
  const rest = text.replace(whole, ' ')
  const [only = '', ...others] = amountsIn(rest)
  const [fee, rate, known] = [amountOf(fixed), amountOf(each), amountOf(only)]
  if (!fee || !rate || !known || others.length > 0 || isZero(rate) || isZero(fee) || OTHERWISE.test(rest))
    return undefined
  const thing = singular(unit)
  const things = `${thing}s`
  const isOfThings = new RegExp(`(?:${only.replace(/[^\w.]/g, '.')})[ -]${thing}s?\\b`, 'i').test(rest)
  const check = `Put your number back into the story: does the fixed part with all the ${things} come to what it says?`
  if (ASKS_COUNT.test(rest) && !isOfThings && TOTAL.test(rest)) {
    const alone = known.sub(fee)
    const count = alone.div(rate)
    if (count.s <= 0n || isZero(count)) return undefined
    const steps = [
      {
        value: alone,
        is: `what the ${things} cost without the fixed part`,
        ask: `The fixed part is paid once, whatever happens. What is left of the whole for the ${things}?`,
      },
      { value: count, is: `how many ${things} there were`, ask: `How many ${things} does that pay for?` },
    ]
    return { answer: [count], steps, besides: steps.slice(0, 1), owners: [], check, isMoney: false }
  }
  if (!isOfThings || !ASKS_TOTAL.test(rest) || ASKS_COUNT.test(rest)) return undefined
  const alone = rate.mul(known)
  const steps = [
    {
      value: alone,
      is: `what the ${things} cost without the fixed part`,
      ask: `What do all the ${things} cost together, without the fixed part?`,
    },
    {
      value: alone.add(fee),
      is: 'what all of it costs',
      ask: 'The fixed part is paid once. What is it with that?',
    },
  ]
  return {
    answer: [alone.add(fee)],
    steps,
    besides: steps.slice(0, 1),
    owners: [],
    check,
    isMoney: isMoney(text),
  }
}
