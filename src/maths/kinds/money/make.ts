import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Currency } from '../../values/money.ts'
import { money } from '../../values/money.ts'
import { costOf } from './items.ts'
import type { Item, MoneyQuestion, MoneyTask } from './question.ts'

const ONE = rational(1)
/** Up to this grade amounts are small. */
const GRADE_OF_SMALL = 3

const price = (pence: number): Item => ({
  count: ONE,
  each: rational(pence, 100),
  isSmall: pence < 100,
})
const many = (count: number, pence: number): Item => ({ ...price(pence), count: rational(count) })
const AMERICAN: [coin: string, cents: number][] = [
  ['quarter', 25],
  ['dime', 10],
  ['nickel', 5],
]

function coins(random: Random, currency: Currency): Item[] {
  const kinds: [string, number][] =
    currency === '$'
      ? AMERICAN
      : [
          [currency === '£' ? '50p coin' : '50 cent coin', 50],
          [currency === '£' ? '20p coin' : '20 cent coin', 20],
          [currency === '£' ? '5p coin' : '5 cent coin', 5],
        ]
  const chosen = kinds.filter(() => random() < 0.7)
  return (chosen.length > 1 ? chosen : kinds).map(([coin, cents]) => ({
    ...many(between(random, 2, 4), cents),
    coin: `${coin}s`,
    isSmall: true,
  }))
}

/** A question about money for a grade. */
export function makeMoney(random: Random, grade: number): MoneyQuestion {
  const currency = pick<Currency>(random, ['£', '$', '€'])
  const most = grade <= GRADE_OF_SMALL ? 40 : 150
  const fives = (least: number, top: number) => between(random, least, top) * 5
  const items = () => [price(fives(21, most)), price(fives(3, 19))]
  const made = pick<() => { task: MoneyTask; isSmall?: boolean; isFixed?: boolean }>(random, [
    () => ({ task: { task: 'total', items: [...items(), price(100 * between(random, 1, 4))] } }),
    () => ({ task: { task: 'total', items: [many(between(random, 3, 9), fives(21, most))] } }),
    () => {
      const own = coins(random, currency)
      return { task: { task: 'total', items: own }, isSmall: true }
    },
    () => {
      const bought = random() < 0.5 ? items() : [price(fives(21, most))]
      const from = pick(
        random,
        [5, 10, 20].map(each => rational(each)).filter(each => each.compare(costOf(bought)) > 0) as [
          Rational,
          ...Rational[],
        ],
      )
      return { task: { task: 'change', from, items: bought } }
    },
    () => {
      const pence =
        random() < 0.5 ? 100 * between(random, 1, 9) + between(random, 1, 9) : between(random, 101, 999)
      return {
        task: { task: 'convert', amount: rational(pence, 100) },
        isSmall: random() < 0.5,
        isFixed: true,
      }
    },
    () => {
      const [coin] = coins(random, currency)
      const own = coin ?? many(1, 5)
      return {
        task: { task: 'count', amount: rational(between(random, 2, 9)), coin: { ...own, count: ONE } },
      }
    },
  ])()
  const { task, isSmall = false, isFixed = false } = made
  return { kind: 'money', text: '', currency, isSmall, isFixed, isAnySign: isSmall && !isFixed, ...task }
}

const listed = (items: readonly string[]) => items.join(', ').replace(/, (?=[^,]*$)/, ' and ')

/** A question about money in words. */
export function writeMoney(question: MoneyQuestion): string {
  const { currency, isSmall } = question
  const sign = currency === '$' ? '\\$' : currency
  const shown = (amount: Rational) => money(amount, currency).text.replace(currency, sign)
  const small = currency === '£' ? 'pence' : 'cents'
  const big = { '£': 'pounds', $: 'dollars', '€': 'euros', '₹': 'rupees' }[currency]
  const inCoins = (amount: Rational) => `${amount.mul(100).toFraction()}${currency === '£' ? 'p' : ' cents'}`
  const item = ({ count, each, isSmall: isCoins, coin }: Item) => {
    if (coin) return `${count.toFraction()} ${coin}`
    return isCoins ? inCoins(each) : shown(each)
  }
  switch (question.task) {
    case 'total': {
      const [first, ...others] = question.items
      const isMany = others.length === 0 && first && !first.coin
      if (isMany) return `What is the cost of ${first.count.toFraction()} items at ${shown(first.each)} each?`
      const isCoins = question.items.every(({ coin }) => coin)
      return `${isCoins ? 'What is the total value of' : 'Find the total of'} ${listed(question.items.map(item))}${isCoins ? '?' : '.'}`
    }
    case 'difference':
      return `What is ${shown(question.from)} minus ${listed(question.items.map(item))}?`
    case 'change':
      return `How much change do you get from ${shown(question.from)} for items costing ${listed(question.items.map(item))}?`
    case 'divide':
      return `Divide ${shown(question.amount)} by ${question.by.toFraction()}.`
    case 'convert':
      return isSmall
        ? `How many ${small} are there in ${shown(question.amount)}?`
        : `Write ${question.amount.mul(100).toFraction()} ${small} in ${big}.`
    case 'count':
      return `How many ${question.coin.coin} make ${shown(question.amount)}?`
  }
}
