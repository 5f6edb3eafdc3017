import { rational } from '../../arithmetic/rational.ts'
import { measureOf } from '../word-forms.ts'
import { ClauseRates } from './clause-rates.ts'
import type { Fact } from './fact.ts'
import type { Group } from './group.ts'

/** What a clause counts without saying so: the heads of its lists, and who its names are. */
export class ClauseCounts extends ClauseRates {
  /** `5 red, 4 blue and 3 green balls`: the noun stands behind the last of them. */
  protected headsOfLists(): void {
    const last = this.facts.findLast(({ things, isElided }) => things.length > 1 && !isElided)
    const head = last?.things.at(-1)
    if (!last || head === undefined) return
    this.facts.forEach((fact, at) => {
      const isBare =
        fact.things.length === 1 && !fact.isElided && fact.value !== undefined && fact.ids.length > 0
      const isAdjective =
        isBare &&
        fact.money === undefined &&
        measureOf(fact.things[0] ?? '') === undefined &&
        at < this.facts.indexOf(last)
      if (isAdjective && !this.isPluralAt(fact)) this.facts[at] = { ...fact, things: [...fact.things, head] }
    })
  }

  protected isPluralAt(fact: Fact): boolean {
    const groups = [...this.clause.subject, ...this.clause.objects.map(({ group }) => group)]
    const group = groups.find(({ amount }) => amount !== undefined && fact.ids.includes(amount.at))
    return group?.isPlural === true || fact.value?.compare(1) === 0
  }

  /** `Tom and Ben have 9 each`: there are two. */
  protected countNames(somebody: Group[]): void {
    const isNames = somebody.length > 1 && somebody.every(({ name }) => name !== undefined)
    const isOfBoth = this.clause.adverbs.has('each') || this.does === 'share'
    if (!isNames || !isOfBoth || this.facts.length !== 1) return
    const [fact] = this.facts
    if (fact)
      this.facts.push({
        ...fact,
        value: rational(somebody.length),
        ids: [],
        things: ['person'],
        isSubject: true,
        does: 'be',
        verb: 'be',
      })
  }

  /** `Jess and her 3 friends` are 4. */
  protected countSelf(somebody: Group[], counted: Group[]): void {
    const [one] = counted
    const at = this.facts.findIndex(({ ids }) => one?.amount !== undefined && ids.includes(one.amount.at))
    const fact = this.facts[at]
    const isOne =
      somebody.length === 1 && (somebody[0]?.name !== undefined || somebody[0]?.pronoun !== undefined)
    if (!isOne || counted.length !== 1 || !fact?.value || !one?.determiner) return
    this.facts[at] = { ...fact, value: fact.value.add(1), doubts: [...fact.doubts, 'self'] }
  }
}
