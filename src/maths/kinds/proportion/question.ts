import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Currency } from '../../values/money.ts'
import type { Unit } from '../../values/units.ts'

/** How much there is of something: with a unit, or counted under a name. */
export interface Size {
  value: Rational
  unit?: Unit
  /** What is counted, as it was said: `pens`. */
  name?: string
}

/** What an amount of something comes with: its price, or another size. */
export type Worth = { money: Rational; currency: Currency; isSmall: boolean } | Size

/** So much for a price. */
export interface Offer {
  size: Size
  price: { money: Rational; currency: Currency; isSmall: boolean }
  /** As the question names it: `a`, `offer b`. */
  label?: string
}

export type ProportionTask =
  /** Of which offer one unit costs least. */
  | { task: 'best'; offers: Offer[] }
  /** `from` comes with `worth`: with what does `to` come? */
  | { task: 'worth'; from: Size; worth: Worth; to: Size }
  /** `from` comes with `worth`: how much comes with `given`? */
  | { task: 'size'; from: Size; worth: Worth; given: Worth }

/** What is asked about things that go up together. */
export type ProportionQuestion = Question & { kind: 'proportion' } & ProportionTask
