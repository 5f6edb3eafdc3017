import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { counted } from '../../values/counted.ts'
import { money } from '../../values/money.ts'
import { quantity } from '../../values/quantity.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { offerText, offerValue } from './offer-value.ts'
import type { Offer, ProportionQuestion, Size, Worth } from './question.ts'
import { bestOf, unitPrice } from './read-best.ts'
import { isMoney, numberOfWorth, ratioOf, ratioOfWorth } from './sizes.ts'

type Direct = Exclude<ProportionQuestion, { task: 'best' }>

/** The right price or size; of a best buy the number does not matter. */
export function numberOf(question: Direct): Rational {
  if (question.task === 'worth') {
    const ratio = ratioOf(question.to, question.from) ?? rational(1)
    return numberOfWorth(question.worth).mul(ratio)
  }
  const ratio = ratioOfWorth(question.given, question.worth) ?? rational(1)
  return question.from.value.mul(ratio)
}

/** What may be said behind a count: the thing, by the minute where it is a rate. */
function namesOf({ name = '' }: Size, per: Size | undefined): string[] {
  const times = per?.unit?.names ?? []
  const one = name.replace(/s$/, '')
  return [
    name,
    one,
    ...times.flatMap(time => [
      `${name} per ${time}`,
      `${name}/${time}`,
      `${name} a ${time}`,
      `${name} an ${time}`,
    ]),
  ].filter(each => each !== '')
}

/** `3 litres per minute` says no more than `3 litres` where that is asked for each minute. */
function perOne(value: Value, { unit, name = '' }: Size): Value {
  const names = unit?.names ?? [name, name.replace(/s$/, '')]
  const behind = new RegExp(
    ` ?(?:per|/|an?|each|every|for each|for every|for 1|for one) ?(?:${names.join('|')})$`,
  )
  return {
    ...value,
    spellings: [...value.spellings, `${value.text} per ${names.at(-1)?.replace(/s$/, '')}`],
    judge: said => value.judge(said.replace(behind, '')),
  }
}

function sizeValue(size: Size, number: Rational, per?: Size): Value {
  if (size.unit) {
    const value = quantity(number, size.unit, { isDecimal: true })
    return per ? perOne(value, per) : value
  }
  return counted(number, namesOf(size, per))
}

/** A number as an answer of the kind that the question asks for. */
export function valueFor(question: Direct, number: Rational): Value {
  const worth: Worth = question.task === 'worth' ? question.worth : question.from
  const one = question.task === 'worth' && question.to.value.equals(1) ? question.to : undefined
  if (!isMoney(worth)) return sizeValue(worth, number, one)
  const price = money(number, worth.currency, { isSmall: worth.isSmall })
  return one ? perOne(price, one) : price
}

const plainOf = (value: Rational) => valueLatex(value, true)

function shownWorth(worth: Worth, value: Rational): string {
  return isMoney(worth) ? money(value, worth.currency, { isSmall: worth.isSmall }).latex : plainOf(value)
}

/** `to` in the unit of `from`. */
export const inUnitOf = (to: Size, from: Size): Rational => (ratioOf(to, from) ?? rational(1)).mul(from.value)

function stepsTo(question: Direct, { latex }: Value): ValueStep[] {
  const { from, worth } = question
  const known = numberOfWorth(worth)
  const proof = (value: Rational) => (isMoney(worth) ? [value, value.mul(100)] : [value])
  if (question.task === 'worth') {
    const count = inUnitOf(question.to, from)
    const one = known.div(from.value)
    const division = `${shownWorth(worth, known)} \\div ${plainOf(from.value)}`
    if (count.equals(1)) return [valueStep(`Divide to find one: ${inline(`${division} = ${latex}`)}`)]
    const product = `${plainOf(count)} \\times ${shownWorth(worth, one)} = ${latex}`
    if (from.value.equals(1)) return [valueStep(`Multiply: ${inline(product)}`)]
    return [
      valueStep(
        `Find what belongs to one: ${inline(`${division} = ${shownWorth(worth, one)}`)}`,
        ...proof(one),
        count.div(from.value),
      ),
      valueStep(`Multiply: ${inline(product)}`),
    ]
  }
  const one = known.div(from.value)
  const given = numberOfWorth(question.given)
  const division = `${shownWorth(worth, given)} \\div ${shownWorth(worth, one)} = ${latex}`
  if (from.value.equals(1)) return [valueStep(`Divide: ${inline(division)}`)]
  return [
    valueStep(
      `Find what belongs to one: ${inline(`${shownWorth(worth, known)} \\div ${plainOf(from.value)} = ${shownWorth(worth, one)}`)}`,
      ...proof(one),
      given.div(known),
    ),
    valueStep(`Divide: ${inline(division)}`),
  ]
}

function solveBest(offers: readonly Offer[]): Solved {
  const [first] = offers
  const best = bestOf(offers) ?? first
  if (!first || !best) throw new RangeError('There is no offer')
  const steps = offers.map(offer => {
    const price = unitPrice(offer, first) ?? rational(0)
    const shown = money(price, offer.price.currency).latex
    const words = `Find what one costs of ${offerText(offer).replace('$', '\\$')}: ${inline(`\\text{price of one} = ${shown}`)}`
    return valueStep(words, price, price.mul(100))
  })
  const answer = offerValue(best, offers)
  return {
    steps: [...steps, valueStep(`Take the lowest: ${inline(`\\text{best} = ${answer.latex}`)}`)],
    answer,
    choices: offers.filter(offer => offer !== best).map(offer => offerValue(offer, offers)),
  }
}

/** The worked steps to a best buy, a unit price, or what goes up together. */
export function solveProportion(question: ProportionQuestion): Solved {
  if (question.task === 'best') return solveBest(question.offers)
  const answer = valueFor(question, numberOf(question))
  return { steps: stepsTo(question, answer), answer }
}
