import { matchAsked } from './asked.ts'
import type { Quantity } from './quantity.ts'
import type { Schema } from './schemas.ts'
import type { Setting } from './setting.ts'
import { leavesOf, type Pair, type Term } from './terms.ts'
import { isSameOne } from './who.ts'

const SUMS = new Set([
  'sum',
  'gain',
  'loss',
  'rest',
  'beforeGain',
  'beforeLoss',
  'grown',
  'shrunk',
  'lack',
  'differ',
])

/** A term in its roles, with their numbers where they are no terms themselves. */
interface Roles {
  name: string
  first: Term
  second: Term
  a: Quantity | undefined
  b: Quantity | undefined
  pair: Pair | undefined
  setting: Setting
}

/** Notes a reason where it holds. */
type Says = (reason: string, holds: boolean | undefined) => void

/** What in its own roles speaks against a term, as proofs: a term with one of them is never sure. */
export function contradictionsOf(
  { name }: Schema,
  [first, second = first]: readonly [Term, Term?],
  pair: Pair | undefined,
  setting: Setting,
): string[] {
  const found: string[] = []
  const says: Says = (reason, holds) => {
    if (holds) found.push(reason)
  }
  const roles = { name, first, second, a: first.quantity, b: second.quantity, pair, setting }
  for (const look of [ofSums, ofComparisons, ofStarts, ofChanges, ofEnds, ofSharing, ofParts, ofShapes])
    look(roles, says)
  return found
}

const directionOf = (quantity: Quantity | undefined, { known }: Setting) =>
  quantity ? known[quantity.index]?.direction : undefined

/** Two numbers put together, or taken from each other, are of one sort. */
function ofSums({ name, first, second, a, b, pair, setting }: Roles, says: Says): void {
  if (!SUMS.has(name)) return
  says('a rate in a sum', Boolean(first.per) !== Boolean(second.per) && !isSameEach(a) && !isSameEach(b))
  says(
    'a comparison in a sum',
    [a, b].some(each => each && isComparing(each) && !setting.asked.flags.has('than') && each.ref !== ''),
  )
  const isBoth =
    isAskedBoth(first, second, setting) || (name === 'differ' && isNamedBoth(first, second, setting))
  says('other things', pair?.match === 'other' && !first.dimension && !isBoth)
  says(
    'no thing',
    [a, b].some(each => each && !each.noun.head && !each.dimension),
  )
}

/** What something is compared with is no total. */
function ofComparisons({ name, a, b }: Roles, says: Says): void {
  if (!/^(more|fewer|times|timesDown)$/.test(name)) return
  says('a total compared', a?.cues.has('total'))
  says('times or more', name === 'more' && b?.context.has('time'))
}

/** What there is at first is a whole, and no loss. */
function ofStarts({ name, a, b, setting }: Roles, says: Says): void {
  if (/^(loss|gain|rest)$/.test(name))
    says(
      'a loss as a start',
      directionOf(a, setting) === '-' && !setting.says.has('left') && !setting.asked.flags.has('change'),
    )
  if (/^(rest|loss)$/.test(name)) says('a part as a whole', a?.cues.has('part') && !b?.cues.has('part'))
}

/** What is added is gained, what is taken away is lost. */
function ofChanges({ name, a, b, setting }: Roles, says: Says): void {
  const { flags } = setting.asked
  const direction = directionOf(b, setting)
  if (name === 'sum') {
    const both = [directionOf(a, setting), direction]
    says('a loss in a sum', both.includes('-') && both.some(each => each === '+' || each === '='))
    says('an end in a sum', [a, b].some(each => each?.cues.has('end')) && !flags.has('start'))
    says(
      'a part in a sum',
      Boolean(a?.cues.has('part')) !== Boolean(b?.cues.has('part')) && a !== undefined && b !== undefined,
    )
  }
  if (name === 'gain')
    says(
      'no gain',
      direction === '-' ||
        (direction !== '+' && b && !b.cues.has('more') && !b.cues.has('extra') && !b.cues.has('up')),
    )
  if (name === 'loss') {
    says('no loss', direction === '+' && !b?.cues.has('part'))
    says('no loss', b?.cues.has('passive') && /^(donate|give|return|deliver|bring)$/.test(b.verb))
    says('an end as a start', a?.cues.has('end') && !flags.has('left'))
    says('more as a loss', b?.cues.has('more') && direction !== '-')
  }
}

/** What is reckoned back from is what there is in the end. */
function ofEnds({ name, a, b, setting }: Roles, says: Says): void {
  const isEnd = (each: Quantity | undefined) => each?.cues.has('end') || each?.cues.has('now')
  if (name === 'beforeGain') says('no gain', directionOf(b, setting) === '-')
  if (name === 'beforeLoss') says('no loss', directionOf(b, setting) === '+')
  if (name.startsWith('before')) says('no end', directionOf(a, setting) !== '=' && !isEnd(a))
  if (name === 'grown' || name === 'shrunk')
    says(
      'no end',
      !isEnd(name === 'grown' ? a : b) && !setting.says.has('someBefore') && !setting.says.has('changes'),
    )
}

/** Something is laid out in equal parts, and it is asked for what they come to. */
function ofSharing({ name, first, second, b, pair, setting }: Roles, says: Says): void {
  const isWithOthers = b?.cues.has('company') || b?.cues.has('others')
  if (/^share(Over)?$/.test(name)) says('himself too', isWithOthers)
  if (/^(pack|share)/.test(name)) says('no sharing', !isShared(first, second, setting))
  const { flags, words } = setting.asked
  if (/Over$/.test(name)) says('no rest asked', !flags.has('over') && !flags.has('left') && !flags.has('not'))
  const isNeeded =
    flags.has('need') || words.some(word => /^(must|should|will|have|order|take|fit)$/.test(word))
  if (name === 'packUp') says('no need', flags.has('full') || !isNeeded)
  const isPossible = flags.has('can') || flags.has('full') || flags.has('will')
  if (name === 'packDown') says('no full ones asked', flags.has('need') || !isPossible)
  if (/^pack/.test(name)) {
    says('a rate of another thing', pair?.match === 'other' && !second.per && !second.dimension)
    says('himself too', isWithOthers)
  }
  if (name === 'groups') says('a rate for another thing', !isRateFor(first, second, setting, pair))
}

/** A fraction is of this whole, and its part is what is asked for. */
function ofParts({ name, first, b, pair, setting }: Roles, says: Says): void {
  if (!/^(partOf|without|wholeOf)/.test(name)) return
  says('another part', !isPartAsked(name, b, setting))
  says(
    'the other way',
    (name === 'without' && b?.cues.has('up') && !b.cues.has('down') && !b.cues.has('off')) ||
      (name === 'with' && (b?.cues.has('down') || b?.cues.has('off'))),
  )
  // Half of them and a quarter of them are parts of one whole.
  says(
    'a part of what is left',
    first.schema?.name === 'without' &&
      b?.sort === 'fraction' &&
      !setting.says.has('rest') &&
      !setting.words.some(({ lower }) => lower === 'remaining'),
  )
  const isOfThis =
    !b?.noun.isOwn || pair?.match !== 'other' || first.about.some(each => isSameOne(each, b.noun.head))
  says('a part of another thing', !isOfThis)
}

/** A side is no way round and no area. */
function ofShapes({ name, a, b }: Roles, says: Says): void {
  const isPerimeter = (each: Quantity | undefined) =>
    each?.context.has('perimeter') || each?.context.has('area')
  if (/^(area|around|fourSides|ownArea)$/.test(name)) says('no side', isPerimeter(a) || isPerimeter(b))
}

/** What the rate is for is what is counted, or nothing else can be meant. */
function isRateFor(rate: Term, count: Term, { says, words }: Setting, pair: Pair | undefined): boolean {
  const names = [count.noun.head, count.noun.of].filter(Boolean)
  if (names.includes(rate.per)) return true
  if (pair?.match === 'same' || pair?.match === 'head') return false
  const leaf = rate.quantity
  if (rate.per === '' || rate.per === '?') {
    const isOwn = rate.about.some(each => names.some(name => isSameOne(each, name)))
    const isNear = leaf !== undefined && names.some(name => leaf.context.has(name))
    if (isOwn || isNear) return true
    return (
      rate.per === '?' ||
      (says.has('each') && words.filter(word => word.lower === 'each').length > 0 && !leaf?.dimension)
    )
  }
  return false
}

/** The part that the question names: what stands with the fraction, or what is left without it. */
function isPartAsked(
  name: string,
  fraction: Quantity | undefined,
  { asked, content, says }: Setting,
): boolean {
  if (!fraction) return true
  const own = [...content].filter(
    word => fraction.context.has(word) && !asked.nouns.some(noun => noun.head === word),
  )
  const isNamed =
    own.length > 0 || (asked.verb !== '' && asked.verb !== 'be' && fraction.context.has(asked.verb))
  const { flags } = asked
  const isTurned = fraction.cues.has('not') !== flags.has('not')
  const asksRest =
    flags.has('left') ||
    flags.has('still') ||
    flags.has('rest') ||
    says.has('rest') ||
    says.has('off') ||
    flags.has('now') ||
    flags.has('after')
  if (name === 'partOf') return isNamed && !isTurned && !flags.has('left')
  if (name === 'without') return asksRest || (isNamed && isTurned)
  return true
}

const isComparing = (each: Quantity) => (each.cues.has('more') || each.cues.has('fewer')) && each.ref !== ''
const isSameEach = (each: Quantity | undefined) => each?.cues.has('same') ?? false

/** `How many more apples than oranges`: each on its side. */
function isNamedBoth(first: Term, second: Term, { asked }: Setting): boolean {
  const { sides } = asked
  const [one, other] = [first.noun.head, second.noun.head]
  return (
    sides !== undefined &&
    ((sides[0].includes(one) && sides[1].includes(other)) ||
      (sides[0].includes(other) && sides[1].includes(one)))
  )
}

function isAskedBoth(first: Term, second: Term, { asked }: Setting): boolean {
  return [first, second].every(term =>
    /^(same|head|kin)$/.test(matchAsked(asked, term.noun, term.dimension === 'money')),
  )
}

/** Something says that the whole is laid out in equal parts, or that one part holds so much. */
function isShared(total: Term, by: Term, setting: Setting): boolean {
  const { says, asked } = setting
  const cues = [...leavesOf(total), ...leavesOf(by)].flatMap(each => [...each.cues])
  if (
    by.per ||
    (total.dimension && (asked.flags.has('can') || asked.flags.has('need') || asked.flags.has('full')))
  )
    return true
  if (cues.some(cue => /^(rate|same|equally|into|price|note|perEach|packOf)$/.test(cue))) return true
  return (
    says.has('each') ||
    says.has('equally') ||
    says.has('split') ||
    says.has('group') ||
    asked.flags.has('each')
  )
}
