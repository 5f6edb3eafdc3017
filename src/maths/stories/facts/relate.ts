import { SEATS as SEAT_WORDS } from '../../language/en/stories/nouns.ts'
import { isRelative } from '../tokens.ts'
import { areOpposite, isKindOf, measureOf, words } from '../word-forms.ts'
import type { Fact, Relation } from './fact.ts'

/** Words that name no thing of their own. */
const NEUTRAL = new Set(['thing', 'one', 'item', 'total', 'number', 'amount', 'lot', 'of', 'ones'])
/** Words that tell nothing of what is counted. */
const EMPTY = new Set(['whole', 'full', 'new', 'more', 'different', 'same', 'equal', 'single'])

/** The words that say what is meant. */
export const meant = (things: readonly string[]): string[] => {
  const own = things.filter(word => !NEUTRAL.has(word) && !EMPTY.has(word))
  return own.length > 0 ? own : things.filter(word => !NEUTRAL.has(word))
}

/**
 * How a told thing stands to an asked one: red apples are `narrower` than apples, apples a `kind` of fruit.
 */
export function relate(asked: readonly string[], told: readonly string[]): Relation {
  const [one, other] = [meant(asked), meant(told)]
  if (one.length === 0 || other.length === 0 || one.includes('square') !== other.includes('square'))
    return 'none'
  const isAll = one.every(word => other.includes(word))
  const isWithin = other.every(word => one.includes(word))
  if (isAll && isWithin) return 'same'
  const [askedHead, toldHead] = [one.at(-1) ?? '', other.at(-1) ?? '']
  if (isAll)
    return askedHead === toldHead || measureOf(toldHead) !== undefined || isNamedBefore(one, other)
      ? 'narrower'
      : 'none'
  if (isWithin) return askedHead === toldHead || measureOf(askedHead) !== undefined ? 'wider' : 'none'
  return isKindOf(toldHead, askedHead) ? 'kind' : 'none'
}

/** `pages of a book` and `pages`: the asked word stands first and is no mere description. */
const isNamedBefore = (one: readonly string[], other: readonly string[]) =>
  one.length === 1 && measureOf(other.at(-1) ?? '') !== undefined

/** Whether both may be one thing, told more or less exactly. */
export const isNear = (asked: readonly string[], told: readonly string[]): boolean =>
  relate(asked, told) !== 'none'
/** Whether neither can be part of the other. */
export const areApart = (one: readonly string[], other: readonly string[]): boolean =>
  relate(one, other) === 'none' && relate(other, one) === 'none'
/** Whether what is not one is the other: boys and girls of children. */
export const isOpposite = (one: readonly string[], other: readonly string[]): boolean =>
  areOpposite(one.at(-1) ?? '', other.at(-1) ?? '')

const ANYBODY = /^(?:they|we|it|you|he|she|everyone|everybody|group|someone|somebody|person|who)$/
/** Whether two holders may be the same one. */
export function mayBeSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true
  if (ANYBODY.test(one) || ANYBODY.test(other)) return true
  if (isRelative(one.split(' ').at(-1) ?? '') !== isRelative(other.split(' ').at(-1) ?? '')) return false
  const [mine, theirs] = [one.split(' '), other.split(' ')]
  // Rhys's bean plant is Rhys's plant.
  const isOwn = mine.length > 1 && mine[0] === theirs[0] && mine.at(-1) === theirs.at(-1)
  return (
    isOwn ||
    one.endsWith(` ${other}`) ||
    other.endsWith(` ${one}`) ||
    one.startsWith(`${other} `) ||
    other.startsWith(`${one} `)
  )
}

const STATES = new Set(['have', 'be', 'stay', 'measure'])
/** Whether it tells what there is, and not what happens. */
export const isState = ({ does }: Pick<Fact, 'does'>): boolean => STATES.has(does)

const SEATS: ReadonlySet<string> = new Set(words(SEAT_WORDS))
/** Whether a seat of these is for one of those people. */
export const isSeatOf = (seats: readonly string[], people: readonly string[]): boolean =>
  SEATS.has(seats.at(-1) ?? '') && (people.at(-1) === 'person' || isKindOf(people.at(-1) ?? '', 'person'))

/** The dimension of a unit among the words, such as `time`. */
export function dimensionOf(things: readonly string[]): string | undefined {
  const unit = things.findLast(word => measureOf(word) !== undefined)
  return unit === undefined ? undefined : measureOf(unit)?.dimension
}

/** Whether two facts count or measure the same, so that one may be compared with the other. */
export function isAlike(fact: Fact, each: Fact): boolean {
  if (fact.money !== undefined || each.money !== undefined)
    return fact.money !== undefined && each.money !== undefined
  const [one, other] = [dimensionOf(fact.things), dimensionOf(each.things)]
  if (one !== undefined || other !== undefined)
    return one === other && isNear(fact.things.slice(-1), each.things.slice(-1))
  return isNear(fact.things, each.things) || isNear(each.things, fact.things)
}
