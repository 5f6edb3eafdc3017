import { operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import type { JudgedClaim } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { quantityOfValue } from '../quantities/of-kinds.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { behindQuantity, quantityOfNumber } from '../quantities/quantity-said.ts'
import { quotedClaim } from '../replies/claim-said.ts'
import { hintFor } from '../replies/hints.ts'
import { toOtherCount } from '../replies/odd-line.ts'
import { offersAnswer } from '../replies/offered.ts'
import { isSafe, quoted, say } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** A number of the chain that was said without a sum is credited by its name, or asked back. */
export const QUANTITY: Act = {
  name: 'quantity',
  rank: RANK.work,
  when: ({ turn }) => turn.is === 'quantity',
  says: talk => {
    const { turn, work } = talk
    if (turn.is !== 'quantity' || !work) return undefined
    const { quantity, isSo, also = [], own: said = talk.last } = turn.said
    const own = isSafe(said, talk) ? quotedClaim(said) : undefined
    if (
      !isSo &&
      /^(?:You put|You counted|Yes, |No, |True|They |The numbers |The big hand is read|The hour is right|That number is)/.test(
        quantity.askBack,
      )
    )
      return quantity.askBack
    if (!isSo)
      return `${say(talk, 'quantity', ['Let’s check that.', 'Look once more.', 'Hm, let’s see.'])} ${quantity.askBack}`
    const lead = say(talk, 'quantity', ['Yes,', 'That’s right,', 'Right,', 'Exactly,'])
    const further = furtherIn(talk.last, quantity, work)
    if (further && isSafe(talk.last, talk)) return `${lead} ${further}`
    if (quantity.credit !== undefined)
      return `${lead} ${isSafe(quantity.credit, talk) ? quantity.credit : 'that is so.'} ${nextFor(quantity, work, talk.told)}`
    return `${lead} ${own === undefined ? '' : `${own}: `}that is ${[quantity.is, ...also].join(', and ')}. ${nextFor(quantity, work, talk.told)}`
  },
}

/** `share it into 4? thats 7`: the number that is come to is said with what leads there, and is asked for no more. */
function furtherIn(line: string, quantity: Quantity, { problem }: Work): string | undefined {
  const [, said] = COMES_TO.exec(line) ?? []
  const value = said === undefined ? undefined : readLiteral(said)?.value
  const isTold = value && givenIn(problem.question).some(each => each.value.equals(value))
  const further = value && !isTold ? quantityOfValue(value, problem.question) : undefined
  return further && further.is !== quantity.is
    ? `${quoted(said ?? '')} is ${further.is}. ${further.next}`
    : undefined
}

const COMES_TO =
  /(?:\b(?:that['’]?s|thats|so|is|it['’]?s|its|gives?|makes?|get|got|then|there are)|=)\s+(?:it['’]?s |its |a |an )?[£$€]?(\d+(?:\.\d+)?)(?![\d/:])\D{0,12}$/i

/** What follows from what is known by now; where that is known as well, what follows from it. */
function nextFor(quantity: Quantity, work: Work, told: readonly string[]): string {
  // Its brackets may be said behind the solutions.
  if (work.isFound) return 'Shall we do another one?'
  const { question } = work.problem
  const words = behindQuantity(quantity, work.shown, question)
  return saysAnswer(words, question) ? hintFor(work, told) : words
}

/** The volume of 3 by 4 by 5 is not begun by `3 + 4 + 5 = 12`, though 12 comes up in it: it is come to otherwise. */
function isOfWay({ claim }: JudgedClaim, value: Rational, { problem }: Work): boolean {
  const ways = wayTo(problem.question).calculations.filter(each => each.value.equals(value))
  const operators = claim.sides.flatMap(side => operationsIn(side).map(each => each.operator))
  return ways.length === 0 || ways.some(({ operator }) => operators.includes(operator))
}

/** `48 ÷ 80 = 0.6`: what it comes to has its name on the way. */
function ofSum(talk: Talk, work: Work): string | undefined {
  const { turn } = talk
  const [only] = turn.is === 'line' ? turn.said.claims : []
  const value =
    only?.claim.truth === 'true' && only.claim.sides.length > 1 ? valueOfClaim(only.claim) : undefined
  const quantity =
    only && value && isOfWay(only, value, work)
      ? quantityOfNumber(`${value.valueOf()}`, work.problem.question)
      : undefined
  return quantity && isSafe(talk.last, talk)
    ? `${say(talk, 'quantity', ['Yes,', 'Good,', 'Right,'])} ${quoted(talk.last)}: that is ${quantity.is}. ${nextFor(quantity, work, talk.told)}`
    : undefined
}

/** A number alone that has its name on the way: no answer, and known for what it is. */
export const NAMED_NUMBER: Act = {
  name: 'named number',
  rank: RANK.work + 1,
  when: ({ turn, work }) =>
    turn.is === 'line' &&
    work?.isFound === false &&
    ['wrong', 'useful', 'unsure', 'elsewhere'].includes(turn.said.outcome) &&
    turn.said.claims.length === 1,
  says: talk => {
    const { turn, work } = talk
    if (turn.is !== 'line' || !work) return undefined
    const worked = turn.said.outcome === 'elsewhere' ? ofSum(talk, work) : undefined
    if (worked) return worked
    const quantity = quantityOfNumber(talk.last, work.problem.question)
    const odd = toOtherCount(turn.said, work, talk.asked.messages.at(-1)?.text ?? '')
    if (!quantity || !isSafe(talk.last, talk) || odd) return odd
    const lead = offersAnswer(talk.last, work.problem.text)
      ? `${quoted(bareAnswer(talk.last))} is ${quantity.is}, and not the answer yet.`
      : `${say(talk, 'quantity', ['Yes,', 'Good,', 'Right,'])} ${quoted(bareAnswer(talk.last))} is ${quantity.is}.`
    return `${lead} ${nextFor(quantity, work, talk.told)}`
  },
}
