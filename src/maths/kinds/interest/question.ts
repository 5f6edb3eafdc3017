import type { Rational } from '../../arithmetic/rational.ts'
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
