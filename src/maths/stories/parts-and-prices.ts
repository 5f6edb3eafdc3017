import { isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import { AMOUNT, amountOf, amountsIn, isMoney, singular } from './amounts.ts'
import type { StoryModel, StoryStep } from './model.ts'

const SHARE =
  /^[^\d]*?(\d+) ([a-z]+)\b[^\d]*?(\d+)\/(\d+)(?: of (?:them|it|the [a-z]+|these|those|his|her|my))?( [a-z ]+?)[.,?!]+[^\d]*\bhow many\b([^\d]*)$/i
const REST = /\b(?:left|remain\w*|don'?t|do not|not|aren'?t|isn'?t|haven'?t|other|others|rest)\b/i
const PLAIN = /^(?:have|has|had|are|were|was|got|the|and|like|of|do|does|did)$/
/** Something happens besides. */
const MORE = /\b(?:then|more|and (?:he|she|they)|of the rest|the rest|remaining)\b/i

/** What one of the parts is into which a fraction cuts something, and as many of them as it means. */
export const fractionSteps = (one: Rational, taken: Rational): StoryStep[] => [
  {
    value: one,
    is: 'how many are in one of the equal parts',
    ask: 'The bottom of the fraction says into how many equal parts they are shared. How many are in one part?',
  },
  {
    value: taken,
    is: 'how many the fraction means',
    ask: 'And how many are in as many parts as the top says?',
  },
]

/** `There are 28 children and 3/4 have pets. How many have pets?` */
export function shareIn(text: string): StoryModel | undefined {
  const [, all, , top, bottom, told = '', asked = ''] = SHARE.exec(text) ?? []
  if (!all || !top || !bottom || amountsIn(text).length !== 3 || MORE.test(text)) return undefined
  const [whole, part] = [rational(Number(all)), rational(Number(bottom))]
  if (Number(bottom) === 0 || Number(top) >= Number(bottom)) return undefined
  const one = whole.div(part)
  const taken = one.mul(Number(top))
  if (!isWhole(one)) return undefined
  const words = (said: string) =>
    (said.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(word => !PLAIN.test(word)).map(singular)
  const isRest = REST.test(asked)
  const isSame = words(told).some(word => words(asked).includes(word))
  if (!isRest && !isSame) return undefined
  const steps: StoryStep[] = [
    ...fractionSteps(one, taken),
    ...(isRest ? [{ value: whole.sub(taken), is: 'the others', ask: 'How many are the others then?' }] : []),
  ]
  return {
    answer: [isRest ? whole.sub(taken) : taken],
    steps: Number(top) === 1 && !isRest ? steps.slice(0, 1) : steps,
    besides: steps,
    owners: [],
    check:
      'Draw a bar and cut it into as many equal parts as the bottom of the fraction says. Does your number fit?',
    isMoney: false,
  }
}

const PRICED = new RegExp(
  `\\b(?:an?|the|one|his|her|my) (?:[a-z]+ ){0,2}?(?:costs?|is|for|at|was) (${AMOUNT})`,
  'gi',
)
const PAYS = new RegExp(
  `\\b(?:pays?|paid|paying|gives?|gave|hands?|handed|has|have|had|with|from|out of)\\b[^\\d£$€]{0,25}(${AMOUNT})`,
  'i',
)
const MANY =
  /\b(?:each|per|every|\d+ [a-z]+s|two|three|four|five|six|half|%|off|discount|left over|both|another)\b/i

/** `a book costs £6.75 and a pen costs £1.40. i pay with £10. how much change` */
export function changeIn(text: string): StoryModel | undefined {
  if (!isMoney(text) || !/\b(?:change|left|remaining)\b[^.?!]*[.?!]*$/i.test(text)) return undefined
  const prices = [...text.matchAll(PRICED)]
  const rest = prices.reduce((left, [whole]) => left.replace(whole, ' '), text)
  const paid = PAYS.exec(rest)?.[1]
  const costs = prices.flatMap(([, price = '']) => amountOf(price.toLowerCase()) ?? [])
  const given = paid && amountOf(paid.toLowerCase())
  const [first, ...others] = costs
  const isAll = amountsIn(rest).filter(each => /\d/.test(each)).length === 1
  if (!first || others.length === 0 || !given || !isAll || MANY.test(text.replace(/£[\d.]+/g, '')))
    return undefined
  const sum = others.reduce((all, each) => all.add(each), first)
  const change = given.sub(sum)
  if (change.s < 0n) return undefined
  const steps: StoryStep[] = [
    { value: sum, is: 'what everything costs together', ask: 'What does everything cost together?' },
    {
      value: change,
      is: 'what is left',
      ask: 'How much money was there at first, and how much is left of it?',
    },
  ]
  return {
    answer: [change],
    steps,
    besides: [{ value: given.sub(first), is: 'what is left after the first thing', ask: '' }],
    owners: [],
    check: 'Put your change and all the prices together. Do they come to what was paid?',
    isMoney: true,
  }
}
