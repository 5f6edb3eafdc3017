import { isRelative } from '../tokens.ts'
import { ClauseCounts } from './clause-counts.ts'
import type { Fact } from './fact.ts'
import type { Group } from './group.ts'

/** What a clause compares its numbers with. */
export class ClauseComparisons extends ClauseCounts {
  protected than() {
    const { clause } = this
    const part = clause.objects.find(({ preposition }) => preposition === 'than' || preposition === 'as')
    if (!part) return undefined
    const { name, pronoun, owner, words, isTime } = part.group
    const isSomebody =
      name !== undefined ||
      (pronoun !== undefined && pronoun !== 'it' && pronoun !== 'that') ||
      isRelative(words.at(-1) ?? '')
    const holder = isSomebody ? this.context.people.of(part.group) : owner
    const after = clause.objects[clause.objects.indexOf(part) + 1]
    const when = isTime ? words : after?.group.isTime ? after.group.words : []
    const isWhose = owner !== undefined && words.length > 0
    return {
      ...(holder === undefined && !isWhose ? {} : { holder: holder ?? owner ?? '' }),
      things:
        isTime || (pronoun === 'it' && when.length > 0)
          ? []
          : pronoun === 'it'
            ? [this.context.people.of(part.group) ?? '']
            : words,
      when,
    }
  }

  /** `5 more than Ben`, `twice as many`, `3 cm taller`; `5 more` alone is a change. */
  protected comparison(group: Group, than: Fact['than']): Partial<Fact> {
    const isTimes = group.amount?.role === 'times'
    const isSize = group.compared !== undefined && group.size !== undefined
    if (!group.amount || !(isTimes || isSize || group.compared === 'fewer' || (group.compared && than)))
      return {}
    return {
      compared: this.isFaster(group) ? 'fewer' : comparedBy(group),
      than: than ?? { things: [], when: [] },
      isAnother: false,
      ...(this.clause.joint === 'as' ||
      (isTimes && this.clause.verb === 'have' && this.clause.subject.includes(group))
        ? { doubts: ['turned'] }
        : {}),
    }
  }
}

function comparedBy(group: Group): 'more' | 'fewer' | 'times' {
  if (group.amount?.role === 'times' || group.amount?.role === 'part') return 'times'
  return group.compared ?? 'more'
}
