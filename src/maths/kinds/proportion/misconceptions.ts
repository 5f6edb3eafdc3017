import type { ValueMisconception } from '../by-value/define-kind.ts'
import { offerValue } from './offer-value.ts'
import type { Offer, ProportionQuestion } from './question.ts'
import { isExchange } from './read-exchange.ts'
import { numberOfWorth } from './sizes.ts'
import { inUnitOf, numberOf, valueFor } from './solve.ts'
import { topics } from './topics.ts'

function chosen(question: ProportionQuestion, isBetter: (one: Offer, other: Offer) => boolean) {
  if (question.task !== 'best') return undefined
  const { offers } = question
  const [first, ...others] = offers
  if (!first) return undefined
  return offerValue(
    others.reduce((best, each) => (isBetter(each, best) ? each : best), first),
    offers,
  )
}

const size = (offer: Offer) => offer.size.value.mul(offer.size.unit?.size ?? 1)

export const misconceptions: readonly ValueMisconception<ProportionQuestion>[] = [
  {
    id: 'best-buy-lowest-price',
    name: 'Lowest price taken',
    topic: topics.best,
    explanation: 'This costs least, but you get less for it; compare what one costs.',
    gap: 'Takes the lowest price for the best buy, whatever the amount.',
    predict: question => chosen(question, (one, other) => one.price.money.compare(other.price.money) < 0),
  },
  {
    id: 'best-buy-biggest',
    name: 'Biggest pack taken',
    topic: topics.best,
    explanation: 'This is the biggest, but the biggest need not be the cheapest; compare what one costs.',
    gap: 'Takes the biggest pack for the best buy, whatever the price.',
    predict: question => chosen(question, (one, other) => size(one).compare(size(other)) > 0),
  },
  {
    id: 'proportion-only-one',
    name: 'Stopped at one',
    topic: topics.direct,
    explanation: 'This belongs to a single one; now go on to all that are asked for.',
    gap: 'Stops at one when working out a proportion.',
    predict: question =>
      question.task === 'worth'
        ? valueFor(question, numberOfWorth(question.worth).div(question.from.value))
        : undefined,
  },
  {
    id: 'proportion-not-divided',
    name: 'Multiplied without finding one',
    topic: topics.direct,
    explanation: 'What was multiplied belongs to several already; find what belongs to one first.',
    gap: 'Multiplies the amount for several without going back to one.',
    predict: question =>
      question.task === 'worth'
        ? valueFor(question, numberOfWorth(question.worth).mul(inUnitOf(question.to, question.from)))
        : undefined,
  },
  {
    id: 'proportion-added',
    name: 'Difference added',
    topic: topics.direct,
    explanation: 'The same number was added on both sides, but both have to grow as many times.',
    gap: 'Adds the difference in place of multiplying in a proportion.',
    predict(question) {
      if (question.task === 'worth') {
        const more = inUnitOf(question.to, question.from).sub(question.from.value)
        const value = numberOfWorth(question.worth).add(more)
        return value.s > 0n ? valueFor(question, value) : undefined
      }
      if (question.task !== 'size') return undefined
      const value = question.from.value.add(numberOfWorth(question.given).sub(numberOfWorth(question.worth)))
      return value.s > 0n && !value.equals(numberOf(question)) ? valueFor(question, value) : undefined
    },
  },
  {
    id: 'proportion-exchanged-other-way',
    name: 'Exchange rate used the other way round',
    topic: topics.direct,
    explanation:
      'The rate was used the other way round; see how much a single one of the given money is worth.',
    gap: 'Divides by an exchange rate where to multiply, or the other way round.',
    predict: question =>
      question.task === 'worth' && isExchange(question.from)
        ? valueFor(
            question,
            inUnitOf(question.to, question.from).mul(question.from.value).div(numberOfWorth(question.worth)),
          )
        : undefined,
  },
]
