import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Unit } from '../../values/units.ts'

export interface Amount {
  value: Rational
  unit: Unit
}

/** One part of a journey, in metres and seconds. */
export interface Leg {
  distance: Rational
  time: Rational
}

export type RateTask =
  /** Speed of distance and time, density of mass and volume. */
  | { task: 'rate'; amount: Amount; per: Amount }
  /** Distance of speed and time, mass of density and volume. */
  | { task: 'amount'; rate: Amount; per: Amount }
  /** Time of distance and speed, volume of mass and density. */
  | { task: 'per'; amount: Amount; rate: Amount }
  /** The average speed of several parts, rests among them. */
  | { task: 'legs'; legs: Leg[] }

/** What is asked about speed or density. */
export type RateQuestion = Question & {
  kind: 'rate'
  /** What it is about. */
  of: 'speed' | 'density' | 'pressure' | 'population'
  /** The unit for the answer. */
  unit: Unit
  /** The question asks for this unit. */
  isFixed: boolean
  rounding?: Rounding
} & RateTask
