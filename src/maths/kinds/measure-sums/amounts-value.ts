import { asRational, exact, isSame } from '../../exact/exact.ts'
import { quantity, readQuantity } from '../../values/quantity.ts'
import { UNIT_NAMES } from '../../values/units.ts'
import type { Judged, Value } from '../../values/value.ts'
import type { Amount } from '../../wording/unit-amounts.ts'

export const sizeOf = ({ value, unit }: Amount) => value.mul(unit.size)
const amountValue = ({ value, unit }: Amount): Value => quantity(value, unit, { isDecimal: true })

const ONE = `\\d+(?: \\d+/\\d+|/\\d+|\\.\\d+)?(?: ?(?:${UNIT_NAMES})(?![a-z]))?`
const SEVERAL = `${ONE}(?: \\d+(?:\\.\\d+)? ?(?:${UNIT_NAMES})(?![a-z]))?`
/** "3 m 45 cm" may be one amount or two. */
const SAID = [SEVERAL, ONE].map(source => new RegExp(`(?<![\\d.])${source}`, 'gi'))

/** Which of the amounts a text is, by its size or by its bare number; undefined where it is none or could be two. */
function whichOf(text: string, amounts: readonly Amount[]): Amount | undefined {
  const read = readQuantity(text)
  if (!read) return undefined
  const { number, unit } = read
  const own = asRational(number.value)
  const found = amounts.filter(each =>
    unit
      ? unit.dimension === each.unit.dimension && own && sizeOf(each).equals(own.mul(unit.size))
      : isSame(number.value, exact(each.value)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Every amount that is named in a text, in its order; undefined where something else is. */
function allIn(text: string, amounts: readonly Amount[]): Amount[] | undefined {
  for (const pattern of SAID) {
    const found = (text.match(pattern) ?? []).map(each => whichOf(each, amounts))
    if (found.every(each => each !== undefined)) return found.flatMap(each => each ?? [])
  }
  return undefined
}

const textOf = (amount: Amount) => amountValue(amount).text

/** One of several amounts. */
export function oneOf(amounts: readonly Amount[], right: Amount): Value {
  const value = amountValue(right)
  const isPlain = amounts.filter(each => each.value.equals(right.value)).length === 1
  return {
    ...value,
    spellings: value.spellings.filter(each => isPlain || /[a-z]/.test(each)),
    judge(said): Judged {
      const [own, ...others] = allIn(said, amounts) ?? []
      // "2 kg is more than 1900 g" would have to be understood.
      if (!own || others.some(each => each !== own)) return { verdict: 'unread' }
      return { verdict: own === right ? 'right' : 'wrong' }
    },
    near: () => amounts.filter(each => each !== right).map(each => oneOf(amounts, each)),
  }
}

/** Amounts in one order, or with `isEither` in that order and the one the other way round. */
export function inOrder(amounts: readonly Amount[], isEither = false): Value {
  const texts = amounts.map(textOf)
  return {
    key: texts.join(', '),
    latex: amounts.map(each => amountValue(each).latex).join(',\\ '),
    text: texts.join(', '),
    spellings: [
      texts.join(' < '),
      texts.join('; '),
      texts.join(' then '),
      `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`,
      texts.join('  '),
    ],
    judge(said): Judged {
      const found = allIn(said, amounts)
      if (!found || found.length !== amounts.length || new Set(found).size !== found.length)
        return { verdict: 'unread' }
      const isSo = found.every((each, at) => each === amounts[at])
      const isBack = found.every((each, at) => each === amounts.at(-1 - at))
      return { verdict: isSo || (isEither && isBack) ? 'right' : 'wrong' }
    },
    isNamedIn: text => {
      const found = allIn(text, amounts)
      return found?.length === amounts.length && found.every((each, at) => each === amounts[at])
    },
    near: () =>
      amounts.slice(1).map((_, at) => {
        const mixed = [...amounts]
        mixed.splice(at, 2, ...amounts.slice(at, at + 2).reverse())
        return inOrder(mixed, isEither)
      }),
  }
}
