import { TAKING, type VerbClass } from '../../language/en/stories/verbs.ts'
import { words as listed, verbOf } from '../word-forms.ts'
import { type Asked, matchAsked } from './asked.ts'
import type { Quantity } from './quantity.ts'
import { isBox, isPerson, isRelative, isStop, unitOf } from './vocabulary.ts'
import { isSameOne } from './who.ts'
import type { Word } from './words.ts'

/** A story taken apart: what all candidates have in common. */
export interface Setting {
  words: readonly Word[]
  quantities: readonly Quantity[]
  names: readonly string[]
  asked: Asked
  /** Whom it is asked of, pronouns put right. */
  askedOwner: string
  /** For each number what is known of it. */
  known: readonly Known[]
  /** What the whole story says. */
  says: ReadonlySet<string>
  /** What is asked and said, as names of evidence. */
  askedFacts: readonly string[]
  /** The lemmas of the question that name something. */
  content: ReadonlySet<string>
}

/** What is known of a number in the light of what is asked. */
export interface Known {
  /** How its thing stands to what is asked. */
  asked: string
  /** How its owner stands to whom it is asked of. */
  owner: 'same' | 'other' | 'none'
  /** How its day stands to the day asked for. */
  day: 'hit' | 'miss' | 'told' | 'none'
  /** Whether words of the question that tell numbers apart stand with it. */
  words: 'hit' | 'miss' | 'none'
  /** What happens to the asked one's amount. */
  direction: '+' | '-' | '=' | '?'
  /** Which side of `than` it belongs to. */
  side: 'left' | 'right' | 'both' | 'none'
  /** What is said of it as names of evidence. */
  facts: readonly string[]
}

const BOUGHT = new Set(listed('buy purchase order hire rent'))
const INWARD = new Set<VerbClass>(['gain', 'make', 'come', 'rise'])
const OUTWARD = new Set<VerbClass>(['lose', 'go', 'pay', 'fall'])
const STATES = new Set<VerbClass>(['have', 'be', 'stay', 'measure'])
const PRONOUNS = new Set(['he', 'she', 'they', 'it'])
const COMMON = new Set(
  `how many much do have be there in all total altogether left more fewer less than now still need get want would will can
   could if a the of to and then number what is it they he she each every together up only also left give make does take`.split(
    /\s+/,
  ),
)
/** What a story says anywhere, by words. */
const SAYS: [string, string][] = [
  ['equally', 'equally evenly equal fairly'],
  ['split', 'split divide divided divides share shares shared sharing'],
  ['some', 'some several'],
  ['rest', 'rest others other remainder'],
  ['each', 'each every per apiece'],
  ['than', 'than'],
  ['times', 'times twice double'],
  ['left', 'left remaining remain'],
  ['group', 'group groups row rows team teams'],
  ['into', 'into'],
  ['only', 'only just'],
  ['more', 'another more'],
  ['cost', 'cost costs price each'],
  ['off', 'off discount sale cheaper'],
  ['or', 'or'],
  ['half', 'half quarter third'],
  ['changes', 'increased decreased rose fell dropped rises drops falls'],
  ['both', 'both'],
  ['away', 'away'],
]

/** Everything that the candidates share, worked out once for a story. */
export function settingOf(
  words: readonly Word[],
  quantities: readonly Quantity[],
  names: readonly string[],
  asked: Asked,
): Setting {
  const askedOwner = ownerAsked(words, names, asked, quantities)
  const lowers = new Set(words.map(word => word.lower))
  const says = new Set<string>()
  for (const [name, those] of SAYS) if (those.split(' ').some(word => lowers.has(word))) says.add(name)
  if (words.some((word, i) => word.lemma === 'square' && unitOf(words[i + 1]?.lemma ?? '') === undefined))
    says.add('square')
  if (words.some((word, i) => /^(some|several|few)$/.test(word.lower) && i < asked.from + 1))
    says.add('someBefore')
  const telling = tellingWords(asked, quantities)
  const known = quantities.map((quantity, i) => {
    const base = {
      asked: matchAsked(asked, quantity.noun, quantity.dimension === 'money'),
      owner: ownerRelation(quantity, askedOwner),
      day: dayRelation(quantity, asked),
      words:
        telling.size === 0
          ? ('none' as const)
          : [...telling].some(word => quantity.context.has(word))
            ? ('hit' as const)
            : ('miss' as const),
      direction:
        takenFrom(quantity, quantities[0], askedOwner, names) ?? directionOf(quantity, askedOwner, names),
      side: sideOf(quantity, asked),
    }
    return { ...base, facts: factsOf(quantity, base, asked, i, quantities.length) }
  })
  return {
    words,
    quantities,
    names,
    asked,
    askedOwner,
    known,
    says,
    askedFacts: askedFacts(asked, quantities, says),
    content: contentOf(asked, words),
  }
}

function ownerAsked(
  words: readonly Word[],
  names: readonly string[],
  asked: Asked,
  quantities: readonly Quantity[],
): string {
  if (!PRONOUNS.has(asked.owner)) return asked.owner
  if (asked.owner === 'they') return 'they'
  let owner = names[0] ?? ''
  for (const word of words.slice(0, asked.from + 1)) {
    const name = word.lower
    if (names.includes(name) && !/^(to|with|from|than|for|and)$/.test(words[word.at - 1]?.lower ?? ''))
      owner = name
  }
  return names.length === 1
    ? (names[0] ?? '')
    : owner || (quantities.findLast(each => each.owner && each.owner !== 'there')?.owner ?? '')
}

function ownerRelation(quantity: Quantity, askedOwner: string): Known['owner'] {
  if (!quantity.owner || quantity.owner === 'there' || !askedOwner || askedOwner === 'they') return 'none'
  return isSameOne(quantity.owner, askedOwner) ? 'same' : 'other'
}

function dayRelation(quantity: Quantity, asked: Asked): Known['day'] {
  if (asked.days.length === 0) return quantity.days.length > 0 ? 'told' : 'none'
  if (quantity.days.length === 0) return 'none'
  return quantity.days.some(day => asked.days.includes(day)) ? 'hit' : 'miss'
}

/** Words of the question that stand with some numbers and not with others. */
function tellingWords(asked: Asked, quantities: readonly Quantity[]): Set<string> {
  const found = new Set<string>()
  for (const word of asked.words) {
    for (const form of [word, verbOf(word)?.lemma ?? word]) {
      if (COMMON.has(form)) continue
      const times = quantities.filter(quantity => quantity.context.has(form)).length
      if (times > 0 && times < quantities.length) found.add(form)
    }
  }
  return found
}

const TAKEN = new Set(listed(TAKING))
/** `There are 20 apples on the tree. Sam picks 8`: somebody gets what was nobody's, or a place's. */
function takenFrom(
  { cls, verb, owner, cues }: Quantity,
  first: Quantity | undefined,
  askedOwner: string,
  names: readonly string[],
): Known['direction'] | undefined {
  const isSomebody = (one: string) => {
    const head = one.split(' ').at(-1) ?? ''
    return names.includes(one) || /^(?:he|she|they|we|i|you)$/.test(one) || isPerson(head) || isRelative(head)
  }
  const isHome = first !== undefined && first.cls !== '' && STATES.has(first.cls) && !isSomebody(first.owner)
  const isOthers =
    cls === 'gain' && isSomebody(owner) && !isSameOne(owner, askedOwner) && !isSomebody(askedOwner)
  if (!isHome || !isOthers || verb === 'add') return undefined
  if (cues.has('more') || cues.has('extra')) return /^(?:buy|purchase|order|get)$/.test(verb) ? '+' : '?'
  return TAKEN.has(verb) ? '-' : '?'
}

function directionOf(quantity: Quantity, askedOwner: string, names: readonly string[]): Known['direction'] {
  const { cls, receiver, owner } = quantity
  if (quantity.cues.has('passive') && (cls === 'give' || /^(donate|return|trade|swap)$/.test(quantity.verb)))
    return '?'
  if (cls === 'give') {
    const comesTo = receiver && receiver === askedOwner
    const toOther = /^(him|her|them|me|us)$/.test(receiver) && owner !== askedOwner
    if (comesTo || toOther) return '+'
    // `brings 18 more`.
    const isBrought = !receiver && /^(?:bring|deliver)$/.test(quantity.verb)
    if (isBrought && (quantity.cues.has('more') || quantity.cues.has('extra'))) return '+'
    if (isSameOne(owner, askedOwner) || owner === 'i' || receiver) return '-'
    return names.length > 1 && owner !== names[0] ? '+' : '-'
  }
  if (quantity.dimension === 'money' && BOUGHT.has(quantity.verb)) return '-'
  if (cls !== '' && INWARD.has(cls)) return '+'
  if (cls !== '' && OUTWARD.has(cls)) return '-'
  return cls !== '' && STATES.has(cls) ? '=' : '?'
}

function sideOf(quantity: Quantity, asked: Asked): Known['side'] {
  if (!asked.sides) return 'none'
  const [left, right] = asked.sides.map(side => side.filter(word => quantity.context.has(word)).length) as [
    number,
    number,
  ]
  if (left > right) return 'left'
  if (right > left) return 'right'
  return left > 0 ? 'both' : 'none'
}

function factsOf(
  quantity: Quantity,
  known: Omit<Known, 'facts'>,
  asked: Asked,
  i: number,
  count: number,
): string[] {
  const facts = [
    `c=${quantity.cls}`,
    `d=${known.direction}`,
    `a=${known.asked}`,
    `o=${known.owner}`,
    `y=${known.day}`,
    `w=${known.words}`,
    `d${known.direction}a${known.asked}`,
    `v=${quantity.verb}`,
    ...[...quantity.cues].map(String),
  ]
  if (known.side !== 'none') facts.push(`s=${known.side}`)
  if (quantity.inQuestion) facts.push('inQuestion')
  if (quantity.dimension) facts.push(`u=${quantity.dimension}`)
  if (quantity.sort !== 'amount') facts.push(`k=${quantity.sort}`)
  if (isPerson(quantity.noun.head)) facts.push('people')
  if (isBox(quantity.noun.head)) facts.push('box')
  if (i === 0) facts.push('firstTold')
  if (i === count - 1) facts.push('lastTold')
  if (quantity.per) facts.push(quantity.per === asked.nouns[0]?.head ? 'perAsked' : 'perOther')
  if (quantity.verb && quantity.verb === asked.verb) facts.push('askedVerb')
  if (quantity.cls && quantity.cls === asked.cls) facts.push('askedClass')
  return facts
}

/** What is asked, as names of evidence. */
function askedFacts(asked: Asked, quantities: readonly Quantity[], says: ReadonlySet<string>): string[] {
  const facts = [...asked.flags, `f=${asked.form}`, `c=${asked.cls}`, `v=${asked.verb}`]
  const head = asked.nouns[0]?.head ?? ''
  const unit = unitOf(head)?.dimension
  if (unit) facts.push(`u=${unit}`)
  if (isBox(head)) facts.push('box')
  if (isPerson(head)) facts.push('people')
  if (asked.nouns.length > 1) facts.push('list')
  if (asked.flags.has('askMore'))
    facts.push(asked.flags.has('than') ? 'moreThan' : asked.flags.has('need') ? 'moreNeed' : 'morePlain')
  if (asked.flags.has('each')) facts.push(`each&${asked.form}`)
  if (quantities.some(each => each.per && each.per === head)) facts.push('askedPer')
  return [...facts, ...[...says].map(each => `s:${each}`), `n${quantities.length}`]
}

/** The lemmas of a question that name something. */
function contentOf(asked: Asked, words: readonly Word[]): Set<string> {
  return new Set(
    words
      .slice(asked.from, asked.to)
      .filter(word => word.kind === 'word' && !isStop(word))
      .map(word => word.lemma),
  )
}
