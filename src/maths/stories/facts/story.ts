import { BUYING } from '../../language/en/stories/verbs.ts'
import type { Told } from '../tokens.ts'
import { words as listed, measureOf } from '../word-forms.ts'
import { askedOf, isAsking } from './asked.ts'
import type { Clause } from './clause-builder.ts'
import type { Context } from './clause-words.ts'
import { clausesOf } from './clauses.ts'
import type { Fact, Story } from './fact.ts'
import { People } from './people.ts'
import { meant, relate } from './relate.ts'
import { factsOf } from './told.ts'
import { inOneUnit } from './units.ts'

/** Words of an even share. */
const EVEN = new Set(['equally', 'evenly', 'fairly', 'same', 'equal', 'share', 'split', 'divide'])
const BOUGHT: ReadonlySet<string> = new Set(listed(BUYING))
const OTHERS = new Set(['other', 'others', 'the-rest'])
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
  'coupon',
  'voucher',
  'profit',
  'average',
  'remainder',
  'again',
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
  const context: Context = { people, lastThing: [], ones: new Set(), clause: 0 }
  const facts: Fact[] = []
  clauses.forEach((clause, at) => {
    context.clause = at
    if (clause !== question) facts.push(...factsOf(clause, context))
  })
  context.clause = clauses.indexOf(question)
  const own = factsOf(question, context).map(fact => ({
    ...ofThem(fact),
    isGoal: false,
    about: [...fact.about, 'question'],
  }))
  const words = told.sentences.flatMap(({ tokens }) => tokens.map(({ word, verb }) => verb ?? word))
  const units = inOneUnit(aged(once([...facts, ...own]), words))
  const asked = askedOf(question, context, units)
  if (!asked) return { why: 'what is asked' }
  const holders = new Set(
    units
      .filter(
        fact =>
          fact.does !== 'give' &&
          fact.holder !== undefined &&
          people.names.has(fact.holder) &&
          (fact.money !== undefined
            ? asked.money !== undefined
            : relate(asked.things, fact.things) !== 'none'),
      )
      .map(({ holder }) => holder),
  )
  const [only] = holders
  const isByPronoun = [...question.subject].some(({ pronoun }) => pronoun === 'he' || pronoun === 'she')
  const isOnly = isByPronoun && holders.size === 1 && only !== undefined
  const doubts = [
    ...(people.isUnsure && !isOnly ? ['pronoun'] : []),
    ...words.filter(word => LARGER.has(word)).map(word => `word ${word}`),
    ...silentChanges(clauses, question, units),
    ...(words.some(word => OTHERS.has(word)) ? ['others'] : []),
    ...(units.some(({ ordinal, value }) => ordinal !== undefined && value !== undefined) ? ['ordinal'] : []),
    ...(asked.about.some(word => word === 'percent' || word === 'percentage') ? ['percent'] : []),
    ...(hasAsManyAsCan(words) ? ['as many as can'] : []),
    ...(words.some((word, at) => word === 'and' && words[at + 1] === 'back') ? ['there and back'] : []),
    ...(asked.money !== undefined && clauses.some(clause => hasUnpriced(clause, units)) ? ['unpriced'] : []),
    ...(words.some((word, at) => word === 'all' && words[at + 1] === 'but') ? ['all but'] : []),
    ...clauses.flatMap(({ subject }) =>
      subject.length > 1 &&
      subject.some(({ isEach, words: named }) => isEach && measureOf(named.at(-1) ?? '') === undefined) &&
      subject.every(({ asked: each }) => each === undefined)
        ? ['each and another']
        : [],
    ),
  ]
  return {
    facts: units
      .filter(({ ids: [id, ...more] }) => id === undefined || more.length > 0 || !context.ones.has(id))
      .map(fact => ({ ...fact, things: named(fact, units) })),
    asked: {
      ...asked,
      ...(isOnly ? { holder: only } : {}),
      things: meant(asked.things).length > 0 ? asked.things : context.lastThing,
    },
    ids: told.numbers.map(({ at }) => at).filter(at => !context.ones.has(at)),
    people: people.names,
    ...shapeOf(words, told),
    isEven: words.some(word => EVEN.has(word)),
    doubts,
  }
}

const SQUARES = new Set(['square', 'squares'])
const RECTANGLES = new Set(['rectangle', 'rectangular', 'rectangles'])

/** What the words say of a square or a rectangle, and which measure of it is asked for. */
function shapeOf(words: readonly string[], told: Told): Pick<Story, 'shape'> {
  const question = new Set(
    told.sentences
      .filter(({ isQuestion }) => isQuestion)
      .flatMap(({ tokens }) => tokens.map(({ word }) => word)),
  )
  const all = new Set(words)
  const isUnit = words.some(
    (word, at) =>
      SQUARES.has(word) &&
      /^(?:metre|meter|foot|feet|cm|m|inch|yard|centimetre|centimeter|unit|km|mile)/.test(
        words[at + 1] ?? '',
      ),
  )
  const isSquare = !isUnit && [...SQUARES].some(word => all.has(word))
  const isRectangle =
    [...RECTANGLES].some(word => all.has(word)) ||
    (all.has('long') && all.has('wide')) ||
    all.has('by') ||
    ((all.has('tall') || all.has('high')) && all.has('wide') && all.has('area'))
  const isRound =
    all.has('perimeter') ||
    (all.has('around') && (all.has('all') || all.has('fence') || all.has('way') || all.has('edge'))) ||
    (all.has('round') && (all.has('all') || all.has('edge') || all.has('way') || all.has('fence'))) ||
    all.has('border') ||
    (all.has('fence') && isRectangle)
  const isArea = all.has('area') || (isUnit && isRectangle) || all.has('cover')
  if (isRound === isArea || !(isSquare || isRectangle) || (isSquare && isRectangle)) return {}
  const measure = isArea ? ('area' as const) : ('perimeter' as const)
  const asksSide = ['side', 'sides', 'long', 'wide', 'width', 'length'].some(word => question.has(word))
  const isGiven = all.has(measure) && !question.has(measure) && asksSide
  return { shape: { isSquare, asks: measure, ...(isGiven ? { given: measure } : {}) } }
}

/** `Dad is 34` beside `older` is an age in years. */
function aged(facts: readonly Fact[], words: readonly string[]): Fact[] {
  if (!words.some(word => /^(?:old|older|younger)$/.test(word))) return [...facts]
  return facts.map(fact =>
    fact.things.length === 0 && fact.verb === 'be' && fact.money === undefined && fact.holder !== undefined
      ? { ...fact, things: ['year'], isElided: false }
      : fact,
  )
}

/** A number of which two clauses tell is one: `9 tins arrive dented`. */
function once(facts: readonly Fact[]): Fact[] {
  const found: Fact[] = []
  for (const fact of facts) {
    const at = found.findIndex(
      each =>
        each.ids.length === 1 &&
        fact.ids.length === 1 &&
        each.ids[0] === fact.ids[0] &&
        each.per === undefined &&
        fact.per === undefined,
    )
    const known = found[at]
    if (known) found[at] = { ...known, about: [...new Set([...known.about, ...fact.about])] }
    else found.push(fact)
  }
  return found
}

/** `the two of them` are people. */
const ofThem = (fact: Fact): Fact =>
  fact.isPartOf && fact.isElided && fact.does !== 'cost'
    ? { ...fact, things: ['person'], isElided: false }
    : fact

/** `as many as she can`. */
function hasAsManyAsCan(words: readonly string[]): boolean {
  const at = words.indexOf('as-many')
  return (
    at >= 0 && words.slice(at, at + 6).some(word => word === 'can' || word === 'could' || word === 'possible')
  )
}

/** A number without a noun at the beginning of a story is of what comes next. */
function named(fact: Fact, facts: readonly Fact[]): readonly string[] {
  if (fact.things.length > 0) return fact.things
  return facts.find(({ things, money }) => things.length > 0 && money === undefined)?.things ?? []
}

/** `buys 3 apples and a drink`, and nothing says what the drink costs. */
function hasUnpriced({ verb, objects }: Clause, facts: readonly Fact[]): boolean {
  return (
    BOUGHT.has(verb ?? '') &&
    objects.some(({ group: { amount } }) => amount !== undefined && amount.money === undefined) &&
    objects.some(
      ({ preposition, group }, at) =>
        preposition === '' &&
        !group.amount &&
        /^(?:an?|some|another)$/.test(group.determiner ?? group.unknown ?? '') &&
        objects[at + 1]?.group.amount?.money === undefined &&
        !facts.some(({ per }) => per !== undefined && relate(group.words, per) !== 'none'),
    )
  )
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
