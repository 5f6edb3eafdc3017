import { ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Currency } from '../../values/money.ts'

/** What is asked about money that grows, or loses value, by a percentage each year. */
export interface InterestQuestion extends Question {
  kind: 'interest'
  growth: 'simple' | 'compound'
  currency: Currency
  principal: Rational
  /** Per cent a year; below zero where value is lost. */
  rate: Rational
  years: Rational
  /** How often a year interest is added, for compound interest. */
  times: number
  find: 'interest' | 'total'
  /** Rounded to whole pounds or dollars. */
  isWhole: boolean
}

const HUNDRED = rational(100)

/** What a sum is multiplied by each time. */
export const factorOf = ({ rate, times }: InterestQuestion) => ONE.add(rate.div(HUNDRED).div(times))

const power = (base: Rational, exponent: number) =>
  Array.from({ length: exponent }).reduce((product: Rational) => product.mul(base), ONE)

/** What it is worth after a number of years. */
export function totalAfter(question: InterestQuestion, years: Rational): Rational {
  const { growth, principal, rate, times } = question
  return growth === 'simple'
    ? principal.mul(ONE.add(rate.div(HUNDRED).mul(years)))
    : principal.mul(power(factorOf(question), years.mul(times).valueOf()))
}
