import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type Currency, money } from '../../values/money.ts'
import { unit } from '../../values/units.ts'
import { sizeText } from './offer-value.ts'
import type { Offer, ProportionQuestion, Size, Worth } from './question.ts'
import { bestOf } from './read-best.ts'
import { isExchange } from './read-exchange.ts'
import { isMoney } from './sizes.ts'

const THINGS = ['pens', 'rulers', 'apples', 'eggs', 'stickers'] as const
const KG = unit('kg')

function offers(random: Random): Offer[] {
  for (;;) {
    const sizes = [2, 3, 5, 8].map(size => size + between(random, 0, 1))
    const made = sizes.map(size => ({
      size: { value: rational(size), unit: KG },
      price: {
        money: rational(size * between(random, 18, 30) * 5, 100),
        currency: '£' as const,
        isSmall: false,
      },
    }))
    const isOwn = new Set(made.map(({ size }) => size.value.toFraction())).size === made.length
    const prices = new Set(made.map(({ price }) => price.money.toFraction())).size === made.length
    if (isOwn && prices && bestOf(made)) return made
  }
}

function worthOf(random: Random): { worth: (count: number) => Worth; size: (count: number) => Size } {
  const pence = between(random, 3, 30) * 5
  const currency = pick(random, ['£', '€'] as const)
  const name = pick(random, THINGS)
  return {
    worth: count => ({ money: rational(count * pence, 100), currency, isSmall: false }),
    size: count => ({ value: rational(count), name }),
  }
}

/** A question about best buys or direct proportion. */
export function makeProportion(random: Random): ProportionQuestion {
  const base = { kind: 'proportion', text: '' } as const
  const { worth, size } = worthOf(random)
  const [from, to] = [between(random, 2, 6), between(random, 2, 12)]
  const other = to === from ? to + 1 : to
  return pick<() => ProportionQuestion>(random, [
    () => ({ ...base, task: 'best', offers: offers(random) }),
    () => ({
      ...base,
      task: 'worth',
      from: { value: rational(1), name: 'pounds' },
      worth: { money: rational(between(random, 21, 29) * 5, 100), currency: '€', isSmall: false },
      to: { value: rational(to * 10), name: 'pounds' },
    }),
    () => ({ ...base, task: 'worth', from: size(from), worth: worth(from), to: size(other) }),
    () => ({ ...base, task: 'size', from: size(from), worth: worth(from), given: worth(other) }),
  ])()
}

const shownPrice = (amount: Rational, currency: Currency) => money(amount, currency).text.replace('$', '\\$')
const shownSize = (size: Size) => {
  const number = inline(valueLatex(size.value, true))
  return size.unit ? `${number} ${sizeText(size).split(' ').at(-1)}` : `${number} ${size.name ?? ''}`
}
const shown = (worth: Worth) => (isMoney(worth) ? shownPrice(worth.money, worth.currency) : shownSize(worth))

/** So much in a time, or by the kilometre or the litre: nothing that is bought. */
const isRate = ({ unit: own, name }: Size) =>
  own !== undefined && name === undefined && /^(?:time|length|volume)$/.test(own.dimension)

/** A question about best buys or direct proportion in words. */
export function writeProportion(question: ProportionQuestion): string {
  if (question.task === 'best') {
    const said = question.offers.map(({ size, price }) => `${shownSize(size)} for ${shown(price)}`)
    return `Which is the best value: ${said.slice(0, -1).join(', ')} or ${said.at(-1)}?`
  }
  const { from, worth } = question
  if (isRate(from)) {
    const said = `It is ${shown(worth)} in ${shownSize(from)}.`
    return question.task === 'worth'
      ? `${said} How much is it in ${shownSize(question.to)}?`
      : `${said} How many ${from.name ?? from.unit?.symbol} does it take for ${shown(question.given)}?`
  }
  const relation = isMoney(worth) ? 'cost' : worth.unit?.dimension === 'mass' ? 'weigh' : 'cover'
  if (question.task === 'worth' && isExchange(from))
    return `The exchange rate is ${shownSize(from)} = ${shown(worth)}. Change ${shownSize(question.to)} into ${isMoney(worth) ? worth.currency : worth.name}.`
  if (question.task === 'worth') {
    const asked =
      relation === 'cost'
        ? `What is the cost of ${shownSize(question.to)}?`
        : `How much do ${shownSize(question.to)} ${relation}?`
    return `${shownSize(from)} ${relation} ${shown(worth)}. ${asked}`
  }
  return `${shownSize(from)} cost ${shown(worth)}. How many ${from.name ?? from.unit?.symbol} can you buy for ${shown(question.given)}?`
}
