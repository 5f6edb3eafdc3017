import { rational } from '../../arithmetic/rational.ts'
import { valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { money } from '../../values/money.ts'
import type { InterestQuestion } from './question.ts'

/** A question about interest. */
export function makeInterest(random: Random): InterestQuestion {
  const growth = pick(random, ['simple', 'compound'] as const)
  const isLoss = growth === 'compound' && random() < 0.3
  return {
    kind: 'interest',
    text: '',
    growth,
    currency: pick(random, ['£', '$', '€'] as const),
    principal: rational(between(random, 2, 40) * (growth === 'simple' ? 50 : 100)),
    rate: rational(between(random, 2, 12) * (isLoss ? -2 : 1)),
    years: rational(between(random, 2, growth === 'simple' ? 6 : 3)),
    times: 1,
    find: isLoss || random() < 0.5 ? 'total' : 'interest',
    isWhole: false,
  }
}

const TIMES: Record<number, string> = { 2: 'half-yearly', 4: 'quarterly', 12: 'monthly' }

/** A question about interest in words. */
export function writeInterest(question: InterestQuestion): string {
  const { growth, currency, principal, rate, years, times, find, isWhole } = question
  const sum = money(principal, currency).text.replace('$', '\\$')
  const percent = `$${valueLatex(rate.abs(), true)}\\%$`
  const time = `$${valueLatex(years, true)}$ year${years.equals(1) ? '' : 's'}`
  const rounded = isWhole
    ? ` to the nearest ${{ '£': 'pound', $: 'dollar', '€': 'euro', '₹': 'rupee' }[currency]}`
    : ''
  if (rate.s < 0n)
    return `A car worth ${sum} depreciates by ${percent} each year. What is its value after ${time}${rounded}?`
  const often = times === 1 ? '' : ` compounded ${TIMES[times]}`
  return find === 'interest'
    ? `Find the ${growth} interest on ${sum} at ${percent} per year for ${time}${often}${rounded}.`
    : `${sum} is invested at ${percent} ${growth} interest per year${often}. What is the total amount after ${time}${rounded}?`
}
