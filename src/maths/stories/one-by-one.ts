import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import type { Read } from './join-readings.ts'

const WHICH = ['first', 'second', 'third', 'fourth', 'fifth']

/**
 * What happens one after the other is reckoned one after the other: of `23 − 5 + 8` first `23 − 5`, then `18 + 8`.
 * @returns the step itself where it is no such row
 */
export function oneByOne(step: Read['steps'][number]): Read['steps'] {
  const [first = '', ...changes] = step.calculation.split(/ (?=[+−] )/)
  const begun = readLiteral(first)?.value
  const by = changes.map(each => readLiteral(each.replace(/^[+−] /, ''))?.value)
  if (!begun || changes.length < 2 || by.includes(undefined)) return [step]
  let value = begun
  return changes.map((change, at) => {
    const calculation = `${value.toFraction()} ${change}`
    value = change.startsWith('+') ? value.add(by[at] as Rational) : value.sub(by[at] as Rational)
    return at === changes.length - 1
      ? { ...step, calculation }
      : { is: `what there is after the ${WHICH[at] ?? 'next'} change`, calculation, value }
  })
}
