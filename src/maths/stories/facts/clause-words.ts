import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { days } from '../small-words.ts'
import { measureOf } from '../word-forms.ts'
import type { Clause } from './clause-builder.ts'
import type { Fact } from './fact.ts'
import type { Group } from './group.ts'
import type { People } from './people.ts'
import { dimensionOf } from './relate.ts'

/** What is carried from clause to clause. */
export interface Context {
  people: People
  /** What was counted last, for numbers without a noun. */
  lastThing: readonly string[]
  /** Numbers that only say `one of them`, which a rate is for. */
  ones: Set<number>
  clause: number
}

/** Verbs that may tell of so many for each. */
export const HAS_RATE: ReadonlySet<VerbClass> = new Set([
  'have',
  'cost',
  'measure',
  'need',
  'stay',
  'be',
  'do',
  'put',
  'make',
  'lose',
  'gain',
])

/** Whether an amount is told without its number. */
export const isUnknown = ({ unknown, amount }: Group): boolean =>
  unknown !== undefined && amount === undefined

/** What the words of a clause say about its numbers. */
export class ClauseWords {
  readonly facts: Fact[] = []
  protected readonly clause: Clause
  protected readonly context: Context
  protected readonly does: VerbClass
  /** `each` is said of it. */
  protected isEach = false

  constructor(clause: Clause, context: Context, does: VerbClass) {
    this.clause = clause
    this.context = context
    this.does = does
  }

  /** `the first hour` has a price of its own. */
  protected hasOrdinalUnit(): boolean {
    const groups = [...this.clause.subject, ...this.clause.objects.map(({ group }) => group)]
    return groups.some(
      ({ ordinal, words }) =>
        ordinal !== undefined &&
        measureOf(words.at(-1) ?? '') !== undefined &&
        !/^(?:day|week|month|year)$/.test(words.at(-1) ?? ''),
    )
  }

  /** `a pen for £2 and a ruler`: nobody knows what that costs. */
  protected hasUnpriced(): boolean {
    const { objects, verb } = this.clause
    const last = objects.at(-1)
    const isPriced = objects.some(
      ({ preposition, group }) => preposition === 'for' && group.amount?.money !== undefined,
    )
    return (
      verb === 'buy' &&
      isPriced &&
      last !== undefined &&
      !last.group.amount &&
      /^(?:an?|some)$/.test(last.group.determiner ?? '') &&
      /^(?:|for)$/.test(last.preposition)
    )
  }

  protected times(): string[] {
    const { subject, objects, adverbs } = this.clause
    const groups = [...subject, ...objects.map(({ group }) => group)]
    const named = groups.flatMap(({ isTime, words, ordinal }) =>
      isTime || ordinal !== undefined
        ? [...words.filter(word => days.has(word) || ordinal !== undefined), ...(ordinal ? [ordinal] : [])]
        : [],
    )
    return [...named, ...['yesterday', 'today', 'tomorrow'].filter(each => adverbs.has(each))]
  }

  /** `A box holds 8`, `1 bus takes 20`: the one is what the rate is for. */
  protected isOneOf(group: Group): boolean {
    const isRate = this.clause.objects.some(
      ({ group: { amount, money } }: { group: Group & { money?: string } }) =>
        amount !== undefined || money !== undefined,
    )
    return (
      group.amount?.value.equals(1) === true &&
      isRate &&
      HAS_RATE.has(this.does) &&
      group.words.length > 0 &&
      !this.isEach &&
      !group.isAnother
    )
  }

  /** Where it is; where a clause has several numbers, what stands behind this one. */
  protected placeOf(at?: number): { place?: string } {
    const { objects } = this.clause
    const isOne = objects.filter(({ group: { amount } }) => amount !== undefined).length < 2
    const next = objects.findIndex(
      ({ group: { amount } }, index) => index > (at ?? 0) && amount !== undefined,
    )
    const near = at === undefined || isOne ? objects : objects.slice(at + 1, next < 0 ? undefined : next)
    const place = near.find(
      ({ preposition, group }) =>
        /^(?:in|on|at)$/.test(preposition) && !group.isTime && !group.isEach && !group.amount,
    )
    const head = place?.group.words.at(-1)
    return head === undefined ? {} : { place: head }
  }

  /** 2 seconds faster are fewer seconds. */
  protected isFaster({ size, compared, words }: Group): boolean {
    return size === 'fast' && compared === 'more' && dimensionOf(words) === 'time'
  }

  /** Where several numbers have a day each, the day right behind it. */
  protected nearTimes(at: number): string[] | undefined {
    const { objects } = this.clause
    if (objects.filter(({ group }) => group.isTime && !group.amount).length < 2) return undefined
    const next = objects
      .slice(at + 1)
      .findIndex(({ group }) => group.amount !== undefined || isUnknown(group))
    const isBefore =
      objects.findIndex(({ group }) => group.isTime) <
      objects.findIndex(({ group }) => group.amount !== undefined)
    const own = objects.slice(at + 1, next < 0 ? undefined : at + 1 + next).find(({ group }) => group.isTime)
    const before = objects.slice(0, at).findLast(({ group }) => group.isTime)
    return (isBefore ? before : own)?.group.words ?? []
  }

  protected aboutOf(at: number): string[] {
    const { objects } = this.clause
    const next = objects.slice(at + 1).findIndex(({ group }) => group.amount !== undefined)
    const behind = objects.slice(at + 1, next < 0 ? undefined : at + 1 + next)
    return behind
      .filter(
        ({ group, preposition }) =>
          !group.isTime &&
          !group.isEach &&
          preposition !== 'than' &&
          preposition !== 'as' &&
          preposition !== 'per',
      )
      .flatMap(({ group: { words, name } }) => (name ? [name] : words))
  }
}
