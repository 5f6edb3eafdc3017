import { TAKING } from '../../../language/en/stories/verbs.ts'
import { SPOILT } from '../../../language/en/stories/words.ts'
import { isKindOf, words } from '../../word-forms.ts'
import type { Asked, Fact } from '../fact.ts'
import { dimensionOf, isState, mayBeSame, relate } from '../relate.ts'

/** `cut into 8 slices`: so many slices there are. */
export const isCutInto = (asked: Asked, fact: Fact) =>
  fact.preposition === 'into' && relate(asked.things, fact.things) === 'same'

/** What a fact does to the asked amount: 1 where there is more afterwards, -1 less, 0 a state; undefined for none of them. */
export function signOf(fact: Fact, asked: Asked): 1 | -1 | 0 | undefined {
  if (fact.isNegative || fact.isRest || fact.isOther || fact.isTotal) return undefined
  if (fact.isLeft || isCutInto(asked, fact)) return 0
  const isSpoilt = fact.isSubject && fact.about.some(word => spoilt.has(word))
  if (isSpoilt && (asked.isLeft || asked.things.includes('good'))) return -1
  if (isState(fact))
    return fact.isAnother && fact.does !== 'have'
      ? 1
      : fact.isPartOf && fact.isSubject
        ? undefined
        : fact.isAnother
          ? 1
          : 0
  if (/^(?:swap|trade|exchange)$/.test(fact.verb)) return fact.preposition === 'for' ? 1 : -1
  if (
    fact.to !== undefined &&
    asked.holder !== undefined &&
    mayBeSame(asked.holder, fact.to) &&
    !mayBeSame(asked.holder, fact.holder)
  )
    return 1
  if (
    fact.from !== undefined &&
    asked.holder !== undefined &&
    mayBeSame(asked.holder, fact.from) &&
    fact.from !== fact.holder
  )
    return -1
  if (
    asked.isLeft &&
    fact.origin === 'product' &&
    ['make', 'put', 'do', 'need', 'other', 'share', 'give'].includes(fact.does)
  )
    return -1
  switch (fact.does) {
    case 'gain':
    case 'make':
    case 'come':
      return fact.isPassive && fact.does === 'gain' ? undefined : 1
    case 'give':
      // `brings 18 more`.
      return /^(?:bring|deliver)$/.test(fact.verb) && fact.isAnother && fact.to === undefined ? 1 : -1
    case 'go':
      // `3 shots went in`, `2 cars go in`: of a place that isn't named, and nobody asks what is left.
      return fact.about.includes('in') && !asked.isLeft ? undefined : -1
    case 'lose':
    case 'pay':
      return -1
    case 'rise':
      return isMeasured(fact) ? 1 : undefined
    case 'fall':
      return isMeasured(fact) ? -1 : undefined
    default:
      return undefined
  }
}

const spoilt: ReadonlySet<string> = new Set(words(SPOILT))
const isMeasured = (fact: Fact) => fact.money !== undefined || dimensionOf(fact.things) !== undefined

const taking: ReadonlySet<string> = new Set(words(TAKING))
const SOMEBODY = /^(?:he|she|they|we|i|you)$/

/** `There are 20 apples on the tree. Sam picks 8`: a person gets what was nobody's, or a place's. */
export function isBySomebodyElse(fact: Fact, home: Fact, people: ReadonlySet<string>): boolean {
  const isPerson = (holder: string | undefined) =>
    holder !== undefined &&
    (people.has(holder) || SOMEBODY.test(holder) || isKindOf(holder.split(' ').at(-1) ?? '', 'person'))
  return (
    fact.does === 'gain' &&
    !isPerson(home.holder) &&
    (fact.isPassive || isPerson(fact.holder)) &&
    !(fact.isPassive && fact.isAnother)
  )
}

/** What that does to the place: less where it was taken, more where more is brought; undefined where nobody can say. */
export function signOfTaken(fact: Fact): 1 | -1 | undefined {
  if (fact.verb === 'add') return 1
  if (fact.isAnother) return /^(?:buy|purchase|order|get)$/.test(fact.verb) ? 1 : undefined
  return taking.has(fact.verb) ? -1 : undefined
}
