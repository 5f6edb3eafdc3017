import { amountOf, amountsIn, isMoney, singular } from './amounts.ts'
import type { StoryModel, StoryStep } from './model.ts'

const AMOUNT = '([£$€]?\\d+(?:\\.\\d+)?) ?(p|g|kg|ml|l|litres?|grams?|cm|m|km|minutes?|hours?)?'
/** `needs 300g of flour for 4 people`, and how much for some other number of them. */
const FOR_SOME = new RegExp(
  `\\b(?:needs?|uses?|takes?|is|has|you need|we need)\\b[^\\d£$€]{0,20}${AMOUNT}[^\\d£$€]{0,25}\\bfor (\\d+) ([a-z]+)\\b`,
  'i',
)
const SOME_FIRST = new RegExp(
  `\\b(?:for|feeds?|serves?|makes?) (\\d+) ([a-z]+)\\b[^\\d£$€]{0,40}${AMOUNT}`,
  'i',
)
const SOME_COST =
  /\b(\d+) ([a-z]+) (?:costs?|weighs?|takes?|needs?|use|are) (?:altogether |in total )?([£$€]?\d+(?:\.\d+)?) ?(p|g|kg)?\b/i
const ASKED = /\bhow (?:much|many|long|heavy)\b[^\d]*\b(\d+) ([a-z]+)\b[^\d]*$/i
/** More of them take less, or it does not go on evenly. */
const UNEVEN =
  /\b(?:workers?|builders?|painters?|men|machines?|taps?|pumps?|speed|days|older|half|each|more|left|then|twice|change|discount|off|extra)\b/i

/** The same for each: `A recipe needs 300 g flour for 4 people. How much for 10 people?` */
export function proportionIn(text: string): StoryModel | undefined {
  if (UNEVEN.test(text) || amountsIn(text).length !== 3) return undefined
  const [, wanted, thing = ''] = ASKED.exec(text) ?? []
  const told = text.slice(0, text.search(/\bhow (?:much|many|long|heavy)\b/i))
  const [amount, unit, some, things] = given(told) ?? []
  const [whole, by, count] = [
    amount && amountOf(`${amount}${unit === 'p' ? 'p' : ''}`),
    some && amountOf(some),
    wanted && amountOf(wanted),
  ]
  if (!whole || !by || !count || !things || singular(things) !== singular(thing) || by.n === 0n)
    return undefined
  const one = whole.div(by)
  const answer = one.mul(count)
  // What does not come out in a few digits would be rounded in some way.
  if (!/^\d+(?:\.\d{1,2})?$/.test(answer.toString())) return undefined
  const name = singular(thing)
  const steps: StoryStep[] = [
    { value: one, is: `what it is for one ${name}`, ask: `How much is it for one ${name} alone?` },
    {
      value: answer,
      is: 'what it is for all of them',
      ask: `And how much is it for as many as the story asks for?`,
    },
  ]
  const factor = count.div(by)
  return {
    answer: [answer],
    steps,
    besides: [{ value: factor, is: 'how many times as many there are', ask: '' }, ...steps],
    owners: [],
    check: `Find out what it is for one ${name} first. Does your number fit that?`,
    isMoney: isMoney(text),
  }
}

function given(told: string): (string | undefined)[] | undefined {
  const first = FOR_SOME.exec(told)
  if (first) return [first[1], first[2], first[3], first[4]]
  const other = SOME_COST.exec(told)
  if (other) return [other[3], other[4], other[1], other[2]]
  const some = SOME_FIRST.exec(told)
  return some ? [some[3], some[4], some[1], some[2]] : undefined
}
