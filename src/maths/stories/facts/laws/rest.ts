import { isNegative } from '../../../arithmetic/rational.ts'
import { REMAINING } from '../../../language/en/stories/words.ts'
import { words } from '../../word-forms.ts'
import type { Fact } from '../fact.ts'
import {
  type Case,
  isCount,
  isOfAsked,
  isPlain,
  known,
  namesOf,
  type Proposal,
  shown,
  stepsTo,
  sumOf,
} from '../proposal.ts'
import { isOpposite, isSeatOf, isState, mayBeSame, relate } from '../relate.ts'

const COMPLEMENTS: ReadonlySet<string> = new Set(words(REMAINING))

/** A whole without its told parts, and what is still missing of what is wanted. */
export function restLaws(from: Case): Proposal[] {
  const { asked } = from
  if (asked.isEach || (asked.compared !== undefined && asked.than !== undefined)) return []
  return [...rests(from), ...notDone(from), ...missing(from), ...wantedStill(from)]
}

const doubtsOf = (facts: readonly Fact[]) => facts.flatMap(({ doubts }) => doubts)

function without(
  law: string,
  is: string,
  whole: Fact,
  parts: readonly Fact[],
  doubts: readonly string[],
): Proposal[] {
  const value = known(whole).sub(sumOf(parts))
  if (isNegative(value) || parts.length === 0) return []
  const uses = [whole, ...parts]
  const calculation = [shown(known(whole)), ...parts.map(part => shown(known(part)))].join(' − ')
  return [
    {
      value,
      law,
      uses,
      steps: stepsTo(uses, is, calculation, value),
      doubts: [...doubts, ...doubtsOf(uses)],
    },
  ]
}

/** Some of them are red: how many are not, or are the rest? */
function rests({ asked, facts, story }: Case): Proposal[] {
  if (asked.isTotal) return []
  const plain = facts.filter(fact => isPlain(fact) && !isCount(fact))
  const rest = facts.find(fact => fact.isRest && fact.value === undefined)
  const askedWords = [...asked.things, ...asked.about]
  const is = `how many ${namesOf(asked)} that leaves`
  return plain.flatMap(whole => {
    if (whole.isPartOf || whole.isNegative) return []
    const parts = plain.filter(
      fact =>
        fact !== whole &&
        fact.ids.every(id => !whole.ids.includes(id) || fact.steps.length > 0) &&
        fact.mayPer === undefined &&
        fact.origin !== 'rest' &&
        !fact.isGoal &&
        (fact.isPartOf ||
          (fact.isElided && fact.clause !== whole.clause) ||
          (rest !== undefined && isPartByName(whole, fact))) &&
        (relate(whole.things, fact.things) !== 'none' || rest !== undefined || fact.isElided) &&
        (fact.money === undefined) === (whole.money === undefined),
    )
    const told = parts.filter(
      part =>
        !parts.some(
          other => other !== part && other.steps.length > 0 && part.ids.every(id => other.ids.includes(id)),
        ),
    )
    if (
      told.length === 0 ||
      (relate(whole.things, asked.things) === 'none' &&
        rest === undefined &&
        relate(asked.things, whole.things) === 'none')
    )
      return []
    if (
      told.some(
        part =>
          !mayBeSame(whole.holder, part.holder) &&
          whole.holder !== undefined &&
          story.people.has(whole.holder) &&
          part.holder !== undefined &&
          story.people.has(part.holder),
      )
    )
      return []
    const isSaidOf = (part: Fact) =>
      [...part.about, ...part.things.slice(0, -1)].some(
        word =>
          askedWords.includes(word) &&
          !/^(?:today|now|yesterday|tomorrow)$/.test(word) &&
          !whole.things.includes(word) &&
          !whole.about.includes(word),
      )
    if (asked.does === 'gain' && told.some(({ to }) => to !== undefined && to === asked.holder)) return []
    if (asked.isNegative) return without('not', is, whole, told, [])
    // What is given away is asked for, and not what stays.
    if (!isState(asked) && told.some(({ verb }) => verb === asked.verb)) return []
    if (told.some(isSaidOf)) return []
    if (rest !== undefined) {
      const isRest =
        [...rest.about, ...rest.things].some(word => askedWords.includes(word)) ||
        asked.isOther ||
        asked.isLeft
      return isRest ? without('rest', is, whole, told, []) : []
    }
    if (
      told.some(part => part.things.length > 0 && isOpposite(part.things, asked.things)) ||
      told.some(part => part.about.some(word => isOpposite([word], asked.things)))
    )
      return without('opposite', is, whole, told, [])
    const isOther =
      asked.isOther ||
      asked.isLeft ||
      relate(whole.things, asked.things) === 'narrower' ||
      asked.verb !== whole.verb ||
      asked.about.length > 0
    const asks = told.every(part => part.isPartOf) && isOther && !asked.isNow
    return asks ? without('other', is, whole, told, asked.isLeft || asked.isOther ? [] : ['other']) : []
  })
}

/** Some are eaten: how many are not? */
function notDone({ asked, facts }: Case): Proposal[] {
  const isRemaining = asked.about.some(word => COMPLEMENTS.has(word)) && asked.does === 'be'
  if ((!asked.isNegative && !isRemaining) || asked.isTotal || asked.isEach) return []
  const plain = facts.filter(
    fact =>
      isPlain(fact) &&
      !isCount(fact) &&
      (isOfAsked(asked, fact) || (isRemaining && isSeatOf(asked.things, fact.things))) &&
      !facts.some(
        other =>
          other.origin === 'product' &&
          other !== fact &&
          fact.ids.length < other.ids.length &&
          fact.ids.every(id => other.ids.includes(id)),
      ),
  )
  const [first] = plain
  const done = plain.filter(
    fact => (isRemaining ? fact !== first : fact.verb === asked.verb) && !fact.isNegative,
  )
  const wholes = plain.filter(fact => !done.includes(fact))
  const [whole, ...more] = wholes
  if (
    !whole ||
    more.length > 0 ||
    done.length === 0 ||
    !(isState(whole) || ['make', 'gain', 'need', 'do', 'other'].includes(whole.does)) ||
    (!isRemaining && (asked.does === 'be' || asked.does === 'have'))
  )
    return []
  return without('not', `how many ${namesOf(asked)} that leaves`, whole, done, [])
}

const isPartByName = (whole: Fact, fact: Fact) => {
  const relation = relate(whole.things, fact.things)
  return (
    relation === 'narrower' ||
    relation === 'kind' ||
    (relation === 'same' && fact.about.length > 0) ||
    fact.things.at(-1) === whole.things.at(-1)
  )
}

/** Two kinds make a whole, one of them has no number: `some sheep and 9 goats, 21 animals in all`. */
/** The told part is of the whole's thing, or was told beside the asked one: `some sheep and 9 goats`. */
function isPartOfTotal(whole: Fact, part: Fact, { asked, facts }: Case): boolean {
  const isOfIt = ['same', 'narrower', 'kind'].includes(relate(whole.things, part.things)) || part.isElided
  return (
    isOfIt ||
    facts.some(
      each =>
        each.value === undefined &&
        each.clause === part.clause &&
        relate(asked.things, each.things) === 'same',
    )
  )
}

function missing(from: Case): Proposal[] {
  const { asked, facts } = from
  if (asked.isTotal || asked.isLeft || asked.isFirst || asked.compared !== undefined) return []
  const plain = facts.filter(fact => isPlain(fact) && !isCount(fact))
  const is = `how many ${namesOf(asked)} that leaves`
  const wholes = plain.filter(
    fact =>
      fact.isTotal ||
      relate(fact.things, asked.things) === 'kind' ||
      (relate(fact.things, asked.things) === 'narrower' && fact.holder !== undefined),
  )
  return wholes.flatMap(whole => {
    const parts = plain.filter(fact => fact !== whole && fact.steps.length === 0)
    const areKinds = parts.every(
      part =>
        (whole.isTotal
          ? isPartOfTotal(whole, part, from) && (part.does === whole.does || isState(part) || isState(whole))
          : ['kind', 'narrower'].includes(relate(whole.things, part.things))) &&
        !isAsked(part) &&
        (part.money === undefined) === (whole.money === undefined) &&
        !part.isLeft &&
        !part.isAnother &&
        ['lose', 'give', 'go'].includes(part.does) === ['lose', 'give', 'go'].includes(whole.does),
    )
    const isOneOf = whole.isTotal || ['kind', 'narrower'].includes(relate(whole.things, asked.things))
    return areKinds && isOneOf && parts.length > 0
      ? without('missing', is, whole, parts, whole.isTotal ? ['total'] : [])
      : []
  })
  function isAsked(part: Fact): boolean {
    const isSameHolder = asked.holder !== undefined && part.holder === asked.holder
    const isSameDay = asked.when.length > 0 && part.when.some(each => asked.when.includes(each))
    return relate(asked.things, part.things) !== 'none' && part.things.length > 0 && !part.isElided
      ? (asked.holder === undefined || part.holder === undefined || isSameHolder) &&
          (asked.when.length === 0 || part.when.length === 0 || isSameDay)
      : isSameHolder && isSameDay
  }
}

/** How many more are needed to have as many as are wanted. */
function wantedStill({ asked, facts }: Case): Proposal[] {
  const isStill =
    asked.isAnother ||
    asked.compared === 'more' ||
    asked.isLeft ||
    asked.isNow ||
    asked.about.includes('still')
  if (!isStill || (asked.than !== undefined && asked.than.things.length > 0)) return []
  const near = facts.filter(fact => isPlain(fact) && !isCount(fact) && isOfAsked(asked, fact))
  const own = near.filter(
    fact =>
      !near.some(
        other => other !== fact && other.steps.length > 0 && fact.ids.every(id => other.ids.includes(id)),
      ),
  )
  const priced = facts.filter(
    fact =>
      fact.money !== undefined &&
      fact.per !== undefined &&
      fact.does === 'cost' &&
      fact.steps.length === 0 &&
      asked.money !== undefined &&
      !facts.some(({ origin, ids }) => origin === 'product' && fact.ids.every(id => ids.includes(id))),
  )
  const goals = [...own, ...priced].filter(
    fact => fact.isGoal || fact.does === 'need' || fact.does === 'cost' || fact.about.includes('question'),
  )
  // The way is 12 km and 7 km are walked: how far must they still go?
  const states = asked.isGoal && goals.length === 0 ? own.filter(isState) : []
  const [goal, ...more] = goals.length > 0 ? goals : states
  const had = own.filter(fact => fact !== goal)
  if (
    !goal ||
    more.length > 0 ||
    had.length === 0 ||
    had.some(
      ({ does, to }) =>
        ['lose', 'give', 'go', 'pay'].includes(does) &&
        !(does === 'give' && to !== undefined && to === asked.holder),
    )
  )
    return []
  if (goals.length === 0 && had.some(({ does }) => !['do', 'go', 'make', 'gain', 'rise'].includes(does)))
    return []
  if (!(asked.isGoal || asked.isAnother || asked.does === 'need' || asked.isLeft)) return []
  return without('wanted', `how many ${namesOf(asked)} are still missing`, goal, had, [])
}
