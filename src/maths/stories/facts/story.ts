import type { Told } from '../tokens.ts'
import { askedOf, isAsking } from './asked.ts'
import { type Clause, clausesOf } from './clauses.ts'
import type { Fact, Story } from './fact.ts'
import { People } from './people.ts'
import { meant } from './relate.ts'
import { type Context, factsOf } from './told.ts'
import { inOneUnit } from './units.ts'

/** Words of an even share. */
const EVEN = new Set(['equally', 'evenly', 'fairly', 'same', 'equal', 'share', 'split', 'divide'])
const LARGER = new Set([
  'about',
  'approximately',
  'least',
  'most',
  'fewest',
  'greatest',
  'minimum',
  'maximum',
  'roughly',
  'except',
  'discount',
  'profit',
  'average',
  'remainder',
])

/**
 * A story as facts and what it asks for.
 * @returns why it isn't one, where it isn't
 */
export function storyOf(told: Told): Story | { why: string } {
  const clauses = told.sentences.flatMap(clausesOf)
  const asking = clauses.filter(clause => isAsking(clause) && !clause.sharesSubject)
  const [question, ...more] = asking
  if (!question) return { why: 'no question' }
  if (more.length > 0) return { why: 'several questions' }
  const people = new People()
  const context: Context = { people, lastThing: [], clause: 0 }
  const facts: Fact[] = []
  clauses.forEach((clause, at) => {
    context.clause = at
    if (clause !== question) facts.push(...factsOf(clause, context))
  })
  context.clause = clauses.indexOf(question)
  const own = factsOf(question, context).map(fact => ({
    ...fact,
    isGoal: false,
    about: [...fact.about, 'question'],
  }))
  const units = inOneUnit([...facts, ...own])
  const asked = askedOf(question, context, units)
  if (!asked) return { why: 'what is asked' }
  const words = told.sentences.flatMap(({ tokens }) => tokens.map(({ word, verb }) => verb ?? word))
  const doubts = [
    ...(people.isUnsure ? ['pronoun'] : []),
    ...words.filter(word => LARGER.has(word)).map(word => `word ${word}`),
    ...silentChanges(clauses, question, units),
  ]
  return {
    facts: units.map(fact => ({ ...fact, things: named(fact, units) })),
    asked: { ...asked, things: meant(asked.things).length > 0 ? asked.things : context.lastThing },
    ids: told.numbers.map(({ at }) => at),
    people: people.names,
    isEven: words.some(word => EVEN.has(word)),
    doubts,
  }
}

/** A number without a noun at the beginning of a story is of what comes next. */
function named(fact: Fact, facts: readonly Fact[]): readonly string[] {
  if (fact.things.length > 0) return fact.things
  return facts.find(({ things, money }) => things.length > 0 && money === undefined)?.things ?? []
}

/** Something is lost or comes in without a number. */
function silentChanges(clauses: readonly Clause[], question: Clause, facts: readonly Fact[]): string[] {
  const first = facts[0]?.clause ?? 0
  const isSilent = (clause: Clause, at: number) =>
    at > first &&
    clause !== question &&
    clause.joint !== 'to' &&
    ['lose', 'give', 'gain'].includes(clause.does ?? '') &&
    !facts.some(fact => fact.clause === at) &&
    clause.objects.some(
      ({ group, preposition }) =>
        preposition === '' &&
        (group.pronoun === 'them' || group.words.length > 0) &&
        group.determiner !== undefined,
    )
  return clauses.some(isSilent) ? ['silent change'] : []
}
