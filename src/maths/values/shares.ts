import type { Rational } from '../arithmetic/rational.ts'
import { namesNumber } from './names-number.ts'
import { splitList } from './several.ts'
import type { Judged, Value } from './value.ts'

export interface SharesOptions {
  /** One share as a value of its own: money, a quantity, a number. */
  make: (share: Rational) => Value
  /** Who gets them, in small letters. */
  names?: readonly string[]
}

/** What a name says about a share: `ann gets £24`. */
const NAMED = /^[a-z]+(?:'s share)?(?: (?:gets|get|has|receives|share is|is))?(?: ?[:=-])? ?(?=[£$€₹\d])/

/** The shares of something that is shared in a ratio, in the order of the ratio. */
export function shares(parts: readonly Rational[], options: SharesOptions): Value {
  const { make, names = [] } = options
  const own = parts.map(make)
  const texts = own.map(({ text }) => text)
  const read = (text: string) =>
    splitList(text.replace(/(?<=\d ?[a-z]{0,12}) ?: ?(?=[£$€₹\d])/g, ', '))?.map(item => {
      const side = (item.split('=').at(-1) ?? '').trim()
      const isNamed = names.includes(/^[a-z]+/.exec(side.toLowerCase())?.[0] ?? '')
      return isNamed ? side.toLowerCase().replace(NAMED, '') : side
    })
  /** Which of the shares an item is, -1 for none; undefined where it is no amount. */
  const matches = (item: string): number[] | undefined => {
    const verdicts = own.map(value => value.judge(item).verdict)
    if (verdicts.every(verdict => verdict === 'unread')) return undefined
    return verdicts.flatMap((verdict, at) => (verdict === 'right' || verdict === 'rounded' ? [at] : []))
  }
  return {
    key: `shares ${own.map(({ key }) => key).join(', ')}`,
    latex: own.map(({ latex }) => latex).join(',\\ '),
    text: texts.join(', '),
    spellings: [
      texts.join(' and '),
      texts.join(' : '),
      texts.join('; '),
      ...(own.every(({ number }) => number) ? [own.map(({ number }) => String(number)).join(', ')] : []),
    ],
    judge(said): Judged {
      const items = read(said)
      const found = items?.map(matches)
      if (!found || found.some(each => each === undefined)) return { verdict: 'unread' }
      const last = found.slice(-own.length)
      if (last.length === own.length && last.every((each, at) => each?.includes(at)))
        return { verdict: 'right' }
      const isAll = last.length === own.length && own.every((_, at) => last.some(each => each?.includes(at)))
      // Without a colon or names any order says the same.
      if (isAll && !/:/.test(said) && names.length === 0) return { verdict: 'right' }
      if (isAll)
        return {
          verdict: 'unfinished',
          missing: 'The shares are right: keep them in the order of the ratio.',
        }
      const isPart = found.length < own.length && found.every(each => each && each.length > 0)
      return isPart
        ? { verdict: 'unfinished', missing: 'Say how much every share is.' }
        : { verdict: 'wrong' }
    },
    isNamedIn: (words, given) =>
      own.every(({ number }, at) =>
        number ? namesNumber(words, number, given) : own[at]?.isNamedIn(words, given),
      ),
    near(random) {
      const near = own.map(value => value.near(random))
      return [0, 1, 2, 3].flatMap(at => {
        const numbers = near.map(list => list[at]?.number)
        const known = numbers.flatMap(each => each ?? [])
        return known.length === parts.length ? [shares(known, options)] : []
      })
    },
  }
}
