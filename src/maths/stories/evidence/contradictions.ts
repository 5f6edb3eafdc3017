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

/** What in its own roles speaks against a term, as proofs: a term with one of them is never sure. */
export function contradictionsOf(
  { name }: Schema,
  [first, second = first]: readonly [Term, Term?],
  pair: Pair | undefined,
  setting: Setting,
): string[] {
  const found: string[] = []
  const says = (reason: string, holds: boolean | undefined) => {
    if (holds) found.push(reason)
  }
  const [a, b] = [first.quantity, second.quantity]
  const direction = (quantity: Quantity | undefined) =>
    quantity ? setting.known[quantity.index]?.direction : undefined
  if (SUMS.has(name)) {
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
  if (/^(more|fewer|times|timesDown)$/.test(name)) {
    says('a total compared', a?.cues.has('total'))
    says('times or more', name === 'more' && b?.context.has('time'))
  }
  if (/^(loss|gain|rest)$/.test(name))
    says(
      'a loss as a start',
      direction(a) === '-' && !setting.says.has('left') && !setting.asked.flags.has('change'),
    )
  if (/^(rest|loss)$/.test(name)) says('a part as a whole', a?.cues.has('part') && !b?.cues.has('part'))
  if (name === 'sum') {
    const both = [direction(a), direction(b)]
    says('a loss in a sum', both.includes('-') && both.some(each => each === '+' || each === '='))
    says('an end in a sum', [a, b].some(each => each?.cues.has('end')) && !setting.asked.flags.has('start'))
    says(
      'a part in a sum',
      Boolean(a?.cues.has('part')) !== Boolean(b?.cues.has('part')) && a !== undefined && b !== undefined,
    )
  }
  if (name === 'gain')
    says(
      'no gain',
      direction(b) === '-' ||
        (direction(b) !== '+' && b && !b.cues.has('more') && !b.cues.has('extra') && !b.cues.has('up')),
    )
  if (name === 'loss') {
    says('no loss', direction(b) === '+' && !b?.cues.has('part'))
    says('no loss', b?.cues.has('passive') && /^(donate|give|return|deliver|bring)$/.test(b.verb))
    says('an end as a start', a?.cues.has('end') && !setting.asked.flags.has('left'))
    says('more as a loss', b?.cues.has('more') && direction(b) !== '-')
  }
  if (name === 'beforeGain') says('no gain', direction(b) === '-')
  if (name === 'beforeLoss') says('no loss', direction(b) === '+')
  if (name.startsWith('before'))
    says('no end', direction(a) !== '=' && !a?.cues.has('end') && !a?.cues.has('now'))
  if (name === 'grown' || name === 'shrunk') {
    const end = name === 'grown' ? a : b
    says(
      'no end',
      !end?.cues.has('end') &&
        !end?.cues.has('now') &&
        !setting.says.has('someBefore') &&
        !setting.says.has('changes'),
    )
  }
  if (/^share(Over)?$/.test(name)) says('himself too', b?.cues.has('company') || b?.cues.has('others'))
  if (/^(pack|share)/.test(name)) says('no sharing', !isShared(first, second, setting))
  const { flags, words } = setting.asked
  if (/Over$/.test(name)) says('no rest asked', !flags.has('over') && !flags.has('left') && !flags.has('not'))
  const isNeeded =
    flags.has('need') || words.some(word => /^(must|should|will|have|order|take|fit)$/.test(word))
  if (name === 'packUp') says('no need', flags.has('full') || !isNeeded)
  const isPossible = flags.has('can') || flags.has('full') || flags.has('will')
  if (name === 'packDown') says('no full ones asked', flags.has('need') || !isPossible)
  if (/^pack/.test(name))
    says('a rate of another thing', pair?.match === 'other' && !second.per && !second.dimension)
  if (/^pack/.test(name)) says('himself too', b?.cues.has('company') || b?.cues.has('others'))
  if (name === 'groups') says('a rate for another thing', !isRateFor(first, second, setting, pair))
  if (/^(partOf|without|wholeOf)/.test(name)) {
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
  const isPerimeter = (each: Quantity | undefined) =>
    each?.context.has('perimeter') || each?.context.has('area')
  if (/^(area|around|fourSides|ownArea)$/.test(name)) says('no side', isPerimeter(a) || isPerimeter(b))
  return found
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
