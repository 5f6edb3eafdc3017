import { isZero, type Rational } from '../../arithmetic/rational.ts'
import type { ReadingStep } from '../story-reading.ts'
import type { Asked, Fact, Story } from './fact.ts'
import { mayBeSame, relate } from './relate.ts'

/** What a law comes to, with the facts that it took. */
export interface Proposal {
  value: Rational
  law: string
  uses: readonly Fact[]
  steps: readonly ReadingStep[]
  doubts: readonly string[]
}

/** What the laws work with. */
export interface Case {
  story: Story
  asked: Asked
  /** Told and derived facts, in the order of the story. */
  facts: readonly Fact[]
}

/** A number as a step writes it. */
export const shown = (value: Rational): string => (value.d === 1n ? value.toString() : value.toFraction(true))

/** `5 + 3`, `20 − 4 − 6`. */
export const chained = (facts: readonly Fact[], sign: '+' | '−' | '×' | '÷'): string =>
  facts.map(({ value }) => (value ? shown(value) : '?')).join(` ${sign} `)

/** The steps of the facts before, and one more. */
export function stepsTo(
  uses: readonly Fact[],
  is: string,
  calculation: string,
  value: Rational,
): ReadingStep[] {
  const words = is.replace('how many money', 'how much money')
  return [...uses.flatMap(({ steps }) => steps), { is: words, calculation, value }]
}

export const sumOf = (facts: readonly Fact[]): Rational =>
  facts.slice(1).reduce((sum, { value }) => (value ? sum.add(value) : sum), known(facts[0]))

/** The value of a fact that has one. @throws RangeError where it has none */
export function known(fact: Fact | undefined): Rational {
  if (!fact?.value) throw new RangeError('This fact has no number')
  return fact.value
}

export const isPositive = (value: Rational): boolean => value.s > 0n && !isZero(value)

/** Whether a fact counts or measures by itself: no rate, no comparison, no fraction. */
export const isPlain = (fact: Fact): boolean =>
  fact.value !== undefined && fact.per === undefined && fact.compared === undefined && fact.role === undefined

/** Whether a fact is a number of groups, or how long something goes on. */
export const isCount = ({ preposition }: Fact): boolean =>
  /^(?:span|into|between|among|amongst|each)$/.test(preposition)

/** Whether a fact is about the thing that is asked for. */
export function isOfAsked(asked: Asked, fact: Fact): boolean {
  if (asked.things[0] === 'money') return fact.money !== undefined
  if (fact.money !== undefined) return false
  return [asked.things, ...asked.besides].some(things => relate(things, fact.things) !== 'none')
}

const PARTS_OF_DAY =
  /^(?:morning|afternoon|evening|night|noon|midday|lunchtime|lunch|breakfast|dinner|teatime)$/

/** Whether a fact may be the asked holder's, on the asked day. */
export function isOfHolder(asked: Asked, fact: Fact): boolean {
  const isDay =
    (asked.when.every(each => each === 'today') && fact.when.every(each => PARTS_OF_DAY.test(each))) ||
    (asked.when.every(each => each === 'weekend') && fact.when.every(each => /^(?:satur|sun)day$/.test(each)))
  const isTime =
    isDay ||
    asked.when.length === 0 ||
    fact.when.length === 0 ||
    asked.when.some(each => fact.when.includes(each))
  return isTime && mayBeSame(asked.holder, fact.holder)
}

/** Words for what is counted: `pencils`. */
export const namesOf = ({ things, money }: Pick<Fact, 'things' | 'money'>): string =>
  money !== undefined ? 'money' : plural(things.filter(word => word !== 'of'))

function plural(words: readonly string[]): string {
  const head = words.at(-1) ?? 'things'
  const many =
    head === 'person'
      ? 'people'
      : head === 'child'
        ? 'children'
        : /(?:s|x|ch|sh)$/.test(head)
          ? `${head}es`
          : /[^aeiou]y$/.test(head)
            ? `${head.slice(0, -1)}ies`
            : `${head}s`
  return [...words.slice(0, -1), many].join(' ')
}
