import type { Numeric } from '../exact/exact.ts'
import { normalise } from '../notation/normalise.ts'
import { numberValue } from './number.ts'
import type { Value } from './value.ts'

/**
 * How many of something there are: the number alone, or with the name of what is counted behind it.
 * @param names in small letters, such as `coins` and `nickels`
 */
export function counted(count: Numeric, names: readonly string[]): Value {
  const own = numberValue(count)
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  return {
    ...own,
    spellings: [...own.spellings, ...names.map(name => `${own.text} ${name}`)],
    // Three quarters of a dollar coin would come as a fraction.
    isInWords: true,
    judge(said) {
      const plain = said.trim().toLowerCase()
      const name = longestFirst.find(each => plain.endsWith(` ${each}`))
      return own.judge(normalise(name === undefined ? said : plain.slice(0, -name.length)))
    },
    near: random => own.near(random).flatMap(({ number }) => (number ? [counted(number, names)] : [])),
  }
}
