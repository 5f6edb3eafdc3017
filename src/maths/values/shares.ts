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

/** One amount of an answer, and who gets it, where that is said. */
interface Item {
  said: string
  /** The place of the name among all names. */
  owner?: number
}

const NAME_BEFORE =
  /^([a-z]+)(?:'s share)?(?: (?:gets|get|got|has|had|receives|share is|is|will get))? ?[:=-]? ?(?=[£$€₹\d])/
/** `first one gets 18`, `the other gets 27` */
const POINTED_BEFORE =
  /^(?:the )?(?:(first|second|third)|one|other|last)(?: one| person)?\s+(?:gets?|got|has|have|is|will get) ?(?=[£$€₹\d])/
const PLACES = ['first', 'second', 'third']
const NAME_BEHIND = /^(.*\d.*?) ?(?:[:=-]|for|to|goes to|is for)? ([a-z]+)(?:'s(?: share)?)?$/

/** Where each says whose it is, the order of the names counts, not the one in which they are written. */
function inOrderOfNames(items: readonly Item[], count: number): readonly Item[] {
  const owners = new Set(items.flatMap(({ owner }) => owner ?? []))
  const isNamed = owners.size === count && items.length === count
  return isNamed ? [...items].sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0)) : items
}

/** The shares of something that is shared in a ratio, in the order of the ratio. */
export function shares(parts: readonly Rational[], options: SharesOptions): Value {
  const { make, names = [] } = options
  const own = parts.map(make)
  const texts = own.map(({ text }) => text)
  const ownerOf = (name: string | undefined) => {
    const at = name === undefined ? -1 : names.indexOf(name)
    return at < 0 ? undefined : at
  }
  const itemOf = (text: string): Item => {
    const side = (text.split('=').at(-1) ?? '').trim()
    const plain = side.toLowerCase()
    const pointed = POINTED_BEFORE.exec(plain)
    if (pointed)
      return {
        said: plain.slice(pointed[0].length),
        ...(pointed[1] && { owner: PLACES.indexOf(pointed[1]) }),
      }
    const before = NAME_BEFORE.exec(plain)
    const first = ownerOf(before?.[1]) ?? ownerOf(/^([a-z]+) ?=/i.exec(text.trim().toLowerCase())?.[1])
    if (first !== undefined) return { said: plain.slice(before?.[0].length ?? 0), owner: first }
    const [, said = '', name] = NAME_BEHIND.exec(plain) ?? []
    const behind = ownerOf(name)
    return behind === undefined ? { said: side } : { said, owner: behind }
  }
  const betweenNames =
    names.length > 0 ? new RegExp(`(?<=\\d)\\s+(?=(?:${names.join('|')})\\b.*\\d)`, 'gi') : /(?!)/g
  const read = (text: string) =>
    splitList(text.replace(/(?<=\d ?[a-z]{0,12}) ?: ?(?=[£$€₹\d])/g, ', ').replace(betweenNames, ', '))?.map(
      itemOf,
    )
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
      const found = items && inOrderOfNames(items, own.length).map(({ said: each }) => matches(each))
      if (!found || found.some(each => each === undefined)) return { verdict: 'unread' }
      const last = found.slice(-own.length)
      if (last.length === own.length && last.every((each, at) => each?.includes(at)))
        return { verdict: 'right' }
      const isAll = last.length === own.length && own.every((_, at) => last.some(each => each?.includes(at)))
      if (isAll)
        return {
          verdict: 'unfinished',
          missing: 'The shares are right: keep them in the order of the ratio.',
          isPart: true,
        }
      const isPart = found.length < own.length && found.every(each => each && each.length > 0)
      return isPart
        ? { verdict: 'unfinished', missing: 'Say how much every share is.', isPart: true }
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
