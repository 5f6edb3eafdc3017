import { isNegative, isWhole } from '../../arithmetic/rational.ts'
import type { StoryReading } from '../story-reading.ts'
import { type Told, tokensOf } from '../tokens.ts'
import { derived } from './derive.ts'
import type { Story } from './fact.ts'
import { isIrrelevant, isOfOtherDay } from './irrelevant.ts'
import { bothLaws } from './laws/both.ts'
import { changeLaws } from './laws/change.ts'
import { compareLaws } from './laws/compare.ts'
import { groupLaws } from './laws/groups.ts'
import { moneyLaws } from './laws/money.ts'
import { restLaws } from './laws/rest.ts'
import { shapeLaws } from './laws/shape.ts'
import { sumLaws } from './laws/sum.ts'
import type { Case, Proposal } from './proposal.ts'
import { sentencesOf, withNames } from './say.ts'
import { slipsOf } from './slips.ts'
import { storyOf } from './story.ts'

const LAWS = [groupLaws, compareLaws, changeLaws, restLaws, sumLaws, moneyLaws, bothLaws]

/** Doubts after which a reading is asked about; any other doubt but these means that it is none. */
const ASKABLE = new Set([
  'remainder',
  'rounded',
  'verbs',
  'pronoun',
  'other',
  'total',
  'between',
  'begin',
  'no word for all',
  'units',
  'two units',
  'parts',
  'self',
  'wider',
  'made',
  'unknown kind',
  'no other side',
  'silent change',
  'place',
  'skip',
])

/** Laws that know of a rest and of others. */
const REST_LAWS = new Set(['rest', 'other', 'opposite', 'not'])

/**
 * Reads a story by what its sentences say: facts, and laws that hold between them.
 * @returns none unless every number has its place and all laws that fit come to the same
 */
export function readByLaws(text: string): StoryReading {
  const told = tokensOf(text)
  return told ? readTold(told) : none('too long')
}

const none = (why: string): StoryReading => ({ tier: 'none', why })

function readTold(told: Told): StoryReading {
  if (told.doubts.length > 0) return none(told.doubts.join())
  if (told.numbers.length === 0) return none('no number')
  const story = storyOf(told)
  if ('why' in story) return none(story.why)
  const lost = story.ids.filter(id => !story.facts.some(({ ids }) => ids.includes(id)))
  if (lost.length > 0) return none('a number without its place')
  const facts = derived(story)
  const from: Case = { story, asked: story.asked, facts }
  const proposals = (story.shape ? [shapeLaws] : LAWS)
    .flatMap(law => law(from))
    .filter(({ value }) => !isNegative(value))
  if (proposals.length === 0) return none('no law')
  const whole = proposals.flatMap(each => completed(each, story))
  if (whole.length === 0) return none('a number left over')
  const [best, ...others] = whole.toSorted((one, other) => one.doubts.length - other.doubts.length)
  if (!best) return none('no law')
  if (others.some(({ value }) => !value.equals(best.value))) return none('two ways')
  return readingOf(best, story)
}

/** A proposal with every number used, or left out for a reason. */
function completed(proposal: Proposal, story: Story): Proposal[] {
  const used = new Set(proposal.uses.flatMap(({ ids }) => ids))
  const left = story.facts.filter(({ value, ids }) => value !== undefined && !ids.every(id => used.has(id)))
  if (isInEach(proposal, story) || isLostEachTime(proposal, story)) return []
  if (left.every(fact => isOfOtherDay(fact, proposal, story))) return [proposal]
  return left.every(fact => isIrrelevant(fact, proposal, story))
    ? [{ ...proposal, doubts: [...proposal.doubts, 'skip'] }]
    : []
}

/** `Two crayons in the pack are broken`, where packs are counted: it may be two in each of them. */
function isInEach({ uses }: Proposal, { facts }: Story): boolean {
  const groups = facts.flatMap(({ per, mayPer }) => (per ?? mayPer)?.at(-1) ?? [])
  return (
    uses.some(({ origin }) => origin === 'product') &&
    uses.some(({ place, steps }) => steps.length === 0 && place !== undefined && groups.includes(place))
  )
}

/** `Each week he earns £20. He spends £5 of it. How much does he save in 4 weeks?`: so much goes each week. */
function isLostEachTime({ uses }: Proposal, { facts }: Story): boolean {
  const products = uses.filter(({ origin }) => origin === 'product')
  const inProduct = facts.filter(({ ids }) =>
    products.some(product => ids.length > 0 && ids.every(id => product.ids.includes(id))),
  )
  const rates = inProduct.filter(({ per }) => per !== undefined)
  const counts = inProduct.filter(({ preposition }) => preposition === 'span')
  return uses.some(
    ({ does, steps, per, clause }) =>
      does === 'lose' &&
      steps.length === 0 &&
      per === undefined &&
      rates.some(rate => rate.clause < clause) &&
      counts.some(count => count.clause > clause),
  )
}

function readingOf({ value, law, uses, steps, doubts }: Proposal, story: Story): StoryReading {
  const isRest = REST_LAWS.has(law) || uses.some(({ origin }) => origin === 'rest')
  const own = story.doubts.filter(doubt => !(isRest && doubt === 'others'))
  const all = [...new Set([...doubts, ...own, ...story.asked.doubts])]
  const isOdd =
    !isWhole(value) &&
    story.asked.money === undefined &&
    !story.facts.some(fact => fact.value && !isWhole(fact.value) && fact.role === undefined)
  if (isOdd) all.push('fraction')
  const bad = all.filter(doubt => !ASKABLE.has(doubt))
  if (bad.length > 0 || all.length > 2) return none(`${law}: ${all.join()}`)
  if (all.includes('skip') && all.length > 1) return none(`${law}: ${all.join()}`)
  const unit = unitOf(story)
  return {
    tier: all.length === 0 ? 'sure' : all[0] === 'skip' ? 'backs' : 'ask',
    value,
    ...(unit === undefined ? {} : { unit }),
    steps: steps.map(step => ({ ...step, is: withNames(step.is, story.people) })),
    slips: slipsOf(value, uses, story),
    facts: sentencesOf(story),
  }
}

function unitOf({ asked, facts, shape }: Story): string | undefined {
  if (asked.money !== undefined) return facts.find(({ money }) => money !== undefined)?.money
  const unit = asked.things.at(-1)
  return shape?.asks === 'area' ? `square ${unit}` : unit
}
