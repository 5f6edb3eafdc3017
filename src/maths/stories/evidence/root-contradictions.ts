import { matchAsked } from './asked.ts'
import { whoAsked } from './evidence.ts'
import { matchNouns } from './nouns.ts'
import type { Quantity } from './quantity.ts'
import type { Setting } from './setting.ts'
import { leavesOf, type Term } from './terms.ts'

/** What leaves less than there was, or nothing but a part. */
const AFTER_CHANGE = new Set(
  'loss rest leftOf lack without packOver shareOver oneLess shrunk fewer'.split(' '),
)

/** What contradicts a term as what is asked, all of it; undefined where it is more than `most`. */
export function rootContradictions(term: Term, setting: Setting, most: number): string[] | undefined {
  const name = term.schema?.name ?? ''
  const { asked, says } = setting
  const { flags } = asked
  const found = [...new Set(term.against)]
  const against = (reason: string, holds: boolean | undefined) => {
    if (holds) found.push(reason)
  }
  for (const quantity of setting.quantities) {
    if (!(term.uses & (1 << quantity.index)) && !isIrrelevant(quantity, term, setting)) found.push('unused')
    if (found.length > most) return undefined
  }
  const asksTotal =
    flags.has('total') || asked.words.some(word => /^(whole|weekend|both|all|two|three)$/.test(word))
  const days = leavesOf(term).map(each => setting.known[each.index]?.day)
  against(
    'another day',
    days.includes('miss') &&
      days.includes('hit') &&
      !flags.has('than') &&
      /^(sum|gain|loss|groups)$/.test(name),
  )
  against(
    'one of both',
    /^(more|fewer|times|timesDown)$/.test(name) && (asksTotal || !isToldAsked(term, setting)),
  )
  const chain = chainOf(term)
  const takes = [...chain].some(each => AFTER_CHANGE.has(each))
  against('total asked', asksTotal && /^(differ|lack|shrunk|grown|beforeGain)$/.test(name))
  against(
    'left asked',
    flags.has('left') && !flags.has('need') && !takes && !/^(differ|pack|share)/.test(name),
  )
  against(
    'comparison asked',
    flags.has('than') &&
      (flags.has('askMore') || flags.has('askLess') || flags.has('askSize')) &&
      !/^(differ|timesDown)$/.test(name),
  )
  against(
    'no comparison asked',
    name === 'differ' &&
      !flags.has('than') &&
      !flags.has('askMore') &&
      !flags.has('askLess') &&
      !flags.has('askSize') &&
      !flags.has('difference'),
  )
  against(
    'start asked',
    flags.has('start') &&
      !/^before/.test(name) &&
      !chain.has('beforeGain') &&
      !chain.has('beforeLoss') &&
      !flags.has('after'),
  )
  against('no start asked', /^before/.test(name) && !flags.has('start') && !says.has('someBefore'))
  against(
    'somebody else',
    whoAsked(term, setting) === 'miss' && /^(more|fewer|times|timesDown|loss|gain)$/.test(name),
  )
  against(
    'pairs',
    asked.nouns[0]?.head !== 'pair' &&
      leavesOf(term).some(each => each.noun.head === 'pair' && each.context.has(asked.nouns[0]?.head ?? '')),
  )
  const match = matchAsked(asked, term.noun, term.dimension === 'money')
  const isRest = /^(rest|loss|without|lack)$/.test(name) && isAskedAsRest(setting)
  against('another thing', match === 'other' && !/^(pack|groups|average)/.test(name) && !isRest)
  against('another kind', match === 'variant' && !chain.has('rest') && !/^(pack|share|groups)/.test(name))
  against(
    'rest asked',
    (says.has('rest') || flags.has('not')) &&
      !takes &&
      !asksTotal &&
      !chain.has('lack') &&
      !/^(pack|share)/.test(name),
  )
  against('each asked', flags.has('each') && !term.per && /^(sum|loss|gain)$/.test(name))
  against('no wholes', !Number.isInteger(term.value) && !term.dimension && !hasParts(term))
  against('one asked', name === 'both' && !asksTotal && !flags.has('and'))
  return found.length > most ? undefined : found
}

/** `… and the rest are tulips. How many tulips are there?` */
function isAskedAsRest({ words, asked }: Setting): boolean {
  const head = asked.nouns[0]?.head ?? ''
  const rests = words.filter(({ at, lower }) => at < asked.from && /^(?:rest|others|remainder)$/.test(lower))
  return rests.some(rest =>
    words.some(({ at, sentence, lemma }) => at > rest.at && sentence === rest.sentence && lemma === head),
  )
}

/** What is asked about is what is told by the other, by its name, its day or its words. */
function isToldAsked(term: Term, setting: Setting): boolean {
  if (whoAsked(term, setting) === 'hit') return true
  const [base, by] = term.parts
  const told = by?.quantity
  if (!told) return false
  if (setting.known[told.index]?.day === 'hit') return true
  const others = new Set(base ? leavesOf(base).flatMap(each => [...each.context]) : [])
  return [...setting.content].some(word => told.context.has(word) && !others.has(word))
}

function chainOf(term: Term): Set<string> {
  const names = new Set<string>()
  const walk = (each: Term) => {
    if (each.schema) names.add(each.schema.name)
    each.parts.forEach(walk)
  }
  walk(term)
  return names
}

const hasParts = (term: Term) => leavesOf(term).some(each => !Number.isInteger(each.value))

/** A proof that a number doesn't matter: another thing and another owner (or day), and nothing speaks of a rest or a whole. */
function isIrrelevant(quantity: Quantity, term: Term, setting: Setting): boolean {
  const known = setting.known[quantity.index]
  if (!known) return false
  if (quantity.sort !== 'amount') return false
  if (known.day === 'miss') return true
  if (setting.says.has('rest') || quantity.cues.has('total') || quantity.cues.has('part')) return false
  const used = leavesOf(term)
  const isOtherThing =
    quantity.noun.isOwn &&
    quantity.noun.head !== '' &&
    !/^(?:ones?|things?|items?|others?)$/.test(quantity.noun.head) &&
    /^(other|variant)$/.test(known.asked) &&
    used.every(
      each =>
        /^(other|variant)$/.test(matchNouns(quantity.noun, each.noun)) && each.per !== quantity.noun.head,
    ) &&
    !(quantity.dimension !== '' && used.some(each => each.dimension === quantity.dimension))
  if (quantity.sort !== 'amount') return false
  const isNamed = setting.content.has(quantity.noun.head)
  const isRate = quantity.cues.has('rate') || setting.quantities.some(each => each.per === quantity.noun.head)
  return isOtherThing && !isNamed && !isRate && known.words !== 'hit'
}
