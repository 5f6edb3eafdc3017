import { ONE } from '../arithmetic/rational.ts'
import { type Polynomial, plus } from './polynomial.ts'

/** The rate of change of a polynomial as its letter grows: `3x^2` becomes `6x`. */
export function derivative(polynomial: Polynomial, name: string): Polynomial {
  return plus(
    polynomial.flatMap(({ coefficient, powers }) => {
      const power = powers.get(name)
      if (!power) return []
      const rest = new Map(powers)
      if (power.equals(ONE)) rest.delete(name)
      else rest.set(name, power.sub(ONE))
      return [{ coefficient: coefficient.mul(power), powers: rest }]
    }),
  )
}
