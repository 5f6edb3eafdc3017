import { measureOf } from '../word-forms.ts'
import { DIMENSIONS, LENGTHS, MONEY_NAMES, MONEY_VERBS, NAMED } from './asked-measures.ts'
import type { Clause } from './clause-builder.ts'
import type { Context } from './clause-words.ts'
import type { Fact } from './fact.ts'
import type { Group } from './group.ts'
import { relate } from './relate.ts'

/** What is counted or measured in the answer: things, a unit, or money; undefined where the story measures in several. */
export function thingsOf(
  group: Group,
  clause: Clause,
  facts: readonly Fact[],
  context: Context,
): readonly string[] | undefined {
  const { words, asked, size } = group
  const head = words.at(-1)
  if (asked === 'what') {
    const named =
      words.length > 0 ? words : (clause.objects.find(({ group: each }) => each !== group)?.group.words ?? [])
    const name = named.at(-1) ?? ''
    if (
      MONEY_VERBS.has(clause.verb ?? '') ||
      (MONEY_NAMES.has(name) && facts.some(({ money }) => money !== undefined))
    )
      return ['money']
    const dimensions = NAMED[name]
    return dimensions && unitOf(facts, dimensions)
  }
  if (head !== undefined && MONEY_NAMES.has(head) && facts.some(({ money }) => money !== undefined))
    return ['money']
  if (head !== undefined && (head === 'money' || /^(?:pound|dollar|euro|cent|penny|p|rupee)$/.test(head))) {
    const isWeight = facts.every(({ money }) => money === undefined)
    return isWeight && head !== 'money' ? words : ['money']
  }
  if (size !== undefined && words.length === 0) return unitOf(facts, DIMENSIONS[size] ?? LENGTHS)
  if (asked === 'how-many') {
    const shared = group.isEach ? facts.find(({ does }) => does === 'share')?.things : undefined
    return words.length > 0 ? words : (shared ?? context.lastThing)
  }
  if (words.length > 0 && measureOf(head ?? '') === undefined) {
    // `how much water`: its unit, where the story measures in one.
    const measured = facts.filter(({ things }) => things.some(word => measureOf(word)))
    const own = measured.find(({ things }) => relate(words, things) !== 'none')
    return own
      ? own.things
      : measured.length > 0 && new Set(measured.map(({ things }) => things.at(-1))).size === 1
        ? (measured[0]?.things ?? words)
        : words
  }
  if (words.length > 0) return words
  if (clause.does === 'measure' && clause.verb === 'weigh') return unitOf(facts, ['mass', 'old mass'])
  if (facts.some(({ money }) => money !== undefined)) return ['money']
  return unitOf(facts, [])
}

/** The one unit of a dimension that the story measures in. */
function unitOf(facts: readonly Fact[], dimensions: readonly string[]): readonly string[] | undefined {
  const units = facts.flatMap(({ things }) => {
    const unit = things.findLast(word => measureOf(word) !== undefined)
    const dimension = unit === undefined ? '' : (measureOf(unit)?.dimension ?? '')
    return unit !== undefined && (dimensions.length === 0 || dimensions.includes(dimension)) ? [unit] : []
  })
  const [only, ...more] = new Set(units)
  return only !== undefined && more.length === 0 ? [only] : undefined
}
