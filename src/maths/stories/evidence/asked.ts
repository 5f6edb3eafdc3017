import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { classOf } from '../word-forms.ts'
import { matchNouns, NO_NOUN, type Noun, nounAt } from './nouns.ts'
import {
  adverbs,
  auxiliaries,
  determiners,
  isStop,
  orderWords,
  prepositions,
  pronouns,
  timeWords,
  unitOf,
} from './vocabulary.ts'
import { withWordsBefore } from './who.ts'
import type { Word } from './words.ts'

/** What a story asks for. */
export interface Asked {
  from: number
  to: number
  /** The thing counted; several where a list is asked for. */
  nouns: readonly Noun[]
  /** The word behind `how`, or `what`. */
  form: string
  verb: string
  cls: VerbClass | ''
  /** Who or what it is asked of. */
  owner: string
  flags: ReadonlySet<string>
  days: readonly string[]
  /** The lemmas of the question. */
  words: readonly string[]
  /** The lemmas on the two sides of `than`. */
  sides: readonly [readonly string[], readonly string[]] | undefined
}

const FORMS = new Set('many much long far old tall big fast high deep wide heavy large'.split(' '))
const COMPARING = new Set(
  'longer taller older heavier farther further bigger higher wider deeper larger younger shorter smaller faster lighter cheaper dearer'.split(
    ' ',
  ),
)
/** Flags by the words that raise them, anywhere in the question. */
const FLAGS: [string, string][] = [
  ['left', 'left remain remaining remained leftover'],
  ['still', 'still'],
  ['now', 'now currently'],
  ['start', 'originally initially original originaly before beginning'],
  ['total', 'altogether total combined together both sum alltogether'],
  ['each', 'each every per apiece'],
  ['than', 'than'],
  ['difference', 'difference'],
  ['not', 'not without'],
  ['need', 'need needs needed require'],
  ['can', 'can could'],
  ['full', 'full filled fill completely'],
  ['last', 'last'],
  ['over', 'extra over leftover remainder spare'],
  ['if', 'if'],
  ['after', 'after'],
  ['will', 'would will'],
  ['rest', 'rest other others'],
  ['group', 'group groups row rows team teams set sets'],
  ['and', 'and'],
  ['times', 'times'],
  ['equal', 'same equal equally evenly'],
  ['change', 'change'],
  ['cost', 'cost costs price pay paid spend spent charge'],
  ['average', 'average mean'],
  ['perimeter', 'perimeter fence fencing border around edge'],
  ['area', 'area'],
  ['fraction', 'fraction'],
  ['percent', '% percent percentage'],
  ['share', 'share get gets'],
  ['fit', 'fit hold'],
  ['altogetherNot', 'only'],
  ['most', 'most'],
  ['least', 'least fewest minimum'],
  ['ago', 'ago'],
]
const MONEY = new Set(
  'cost spend pay earn charge save owe make worth price spent paid change costs pays'.split(' '),
)
const MEASURED = new Set(
  'number amount cost price value length weight sum difference height total perimeter area mean average'.split(
    ' ',
  ),
)

/** What is asked, by the last question of the story; undefined where none is found. */
export function askedIn(words: readonly Word[]): Asked | undefined {
  const at = questionWord(words)
  if (at < 0) return undefined
  const sentence = words[at]?.sentence
  let to = at
  while (to < words.length && words[to]?.sentence === sentence) to++
  const from = words.findIndex(word => word.sentence === sentence)
  const inQuestion = words.slice(at, to)
  const flags = new Set<string>()
  const lowers = new Set(inQuestion.map(word => word.lower))
  const before = new Set(words.slice(from, at).map(word => word.lower))
  for (const [flag, those] of FLAGS) {
    const raised = those.split(' ')
    if (raised.some(word => lowers.has(word) || (/^(total|if|equal)$/.test(flag) && before.has(word))))
      flags.add(flag)
  }
  const text = ` ${inQuestion.map(word => word.lower).join(' ')} `
  if (/ did \S+ start /.test(text)) flags.add('start')
  const form = words[at]?.lower === 'how' ? (words[at + 1]?.lower ?? '') : 'what'
  if (form === 'what') flags.add('what')
  let head = at + (form === 'what' ? 1 : 2)
  const compared = comparisonAt(words, head)
  if (compared) {
    flags.add(compared)
    head++
  }
  let nouns = form === 'many' || form === 'much' ? nounsAt(words, head) : []
  if (form === 'what') nouns = whatNoun(words, head, to)
  if (nouns.length === 0) nouns = [NO_NOUN]
  const verb = verbIn(words, Math.max(head, nouns.at(-1)?.end ?? head), to)
  const isMoney =
    unitOf(nouns[0]?.head ?? '')?.dimension === 'money' ||
    /^(money|change)$/.test(nouns[0]?.head ?? '') ||
    ((form === 'much' || form === 'what') && !nouns[0]?.isOwn && [...lowers].some(word => MONEY.has(word))) ||
    (form === 'what' && /^(cost|price|change|bill|value)$/.test(nouns[0]?.head ?? ''))
  if (isMoney) {
    flags.add('money')
    nouns = [{ ...(nouns[0] ?? NO_NOUN), head: '$', mods: [], of: '' }]
  } else if (!nouns[0]?.isOwn) flags.add('bare')
  if (FORMS.has(form) && form !== 'many' && form !== 'much') flags.add('size')
  if (unitOf(nouns[0]?.head ?? '')?.dimension === 'time') flags.add('time')
  return {
    from,
    to,
    nouns,
    form,
    verb,
    cls: verb ? classOf(verb) : '',
    owner: ownerIn(words, Math.max(head, nouns.at(-1)?.end ?? head), to, at),
    flags,
    days: [...lowers, ...before].filter(word => timeWords.has(word) || orderWords.has(word)),
    words: inQuestion.filter(word => word.kind === 'word').map(word => word.lemma),
    sides: sidesOf(inQuestion),
  }
}

function questionWord(words: readonly Word[]): number {
  const how = words.findLastIndex((word, i) => word.lower === 'how' && FORMS.has(words[i + 1]?.lower ?? ''))
  return how >= 0 ? how : words.findLastIndex(word => word.lower === 'what')
}

function comparisonAt(words: readonly Word[], at: number): string | undefined {
  const lower = words[at]?.lower ?? ''
  if (/^(more|additional|extra)$/.test(lower)) return 'askMore'
  if (/^(fewer|less)$/.test(lower)) return 'askLess'
  return COMPARING.has(lower) ? 'askSize' : undefined
}

/** `apples`, or `apples and pears` as two. */
function nounsAt(words: readonly Word[], from: number): Noun[] {
  const found: Noun[] = []
  let at = from
  for (;;) {
    while (determiners.has(words[at]?.lower ?? '') || words[at]?.lower === 'of') at++
    const noun = nounAt(words, at)
    if (!noun.isOwn) break
    found.push(noun)
    at = noun.end
    if (!/^(and|,)$/.test(words[at]?.lower ?? '')) break
    const next = words[at + 1]
    if (!next || isStop(next) || next.isName) break
    at++
  }
  const last = found.at(-1)
  if (found.length > 1 && last && (last.mods.length > 0 || last.of)) {
    return found.map(noun =>
      noun.mods.length === 0 && !noun.of && noun !== last
        ? { ...last, mods: [noun.head, ...last.mods.slice(1)] }
        : noun,
    )
  }
  return found
}

/** What `what is the total number of pens` asks for: pens; `what is its length`: nothing but the length. */
function whatNoun(words: readonly Word[], from: number, to: number): Noun[] {
  for (let i = from; i < to; i++) {
    if (!MEASURED.has(words[i]?.lower ?? '')) continue
    const of = words[i + 1]?.lower === 'of' ? i + 2 : -1
    if (of > 0 && /^(number|amount)$/.test(words[i]?.lower ?? '')) return nounsAt(words, of)
    return [{ ...NO_NOUN, head: words[i]?.lower ?? '', end: i + 1 }]
  }
  return []
}

/** The verb of the question: the last of `does Tom want to buy`. */
function verbIn(words: readonly Word[], from: number, to: number): string {
  let verb = ''
  for (let i = from; i < to; i++) {
    const [word, before] = [words[i], words[i - 1]]
    const form = word?.verb
    if (!form || word?.lower === 'left' || /^(do|be)$/.test(form.lemma)) continue
    if (determiners.has(before?.lower ?? '') || before?.kind === 'number') continue
    if (verb && !(before?.lower === 'to' || /^(have|need|want|start|begin|get)$/.test(verb))) break
    verb = form.lemma
  }
  if (verb) return verb
  return words.slice(from, to).some(word => /^(is|are|was|were)$/.test(word.lower)) ? 'be' : ''
}

function ownerIn(words: readonly Word[], from: number, to: number, at: number): string {
  for (let i = from; i < to; i++) {
    const word = words[i]
    if (!word || i === at || word.kind !== 'word') continue
    if (word.isName) return word.lower
    if (/^(he|she|they|i|we|you|it)$/.test(word.lower)) return word.lower
    const isPlain =
      !auxiliaries.has(word.lower) &&
      !prepositions.has(word.lower) &&
      !determiners.has(word.lower) &&
      !pronouns.has(word.lower)
    if (!isPlain || adverbs.has(word.lower) || /^(there|left|in|and|if)$/.test(word.lower)) continue
    if (word.verb && !determiners.has(words[i - 1]?.lower ?? '')) continue
    let last = i
    while (
      last + 1 < to &&
      !isStop(words[last + 1]) &&
      !words[last + 1]?.verb &&
      !adverbs.has(words[last + 1]?.lower ?? '')
    )
      last++
    return withWordsBefore(words, last, i)
  }
  return ''
}

function sidesOf(words: readonly Word[]): Asked['sides'] {
  const than = words.findIndex(word => word.lower === 'than')
  if (than < 0) return undefined
  const content = (part: readonly Word[]) =>
    part
      .filter(word => word.kind === 'word' && !isStop(word) && !adverbs.has(word.lower))
      .flatMap(word => [word.lemma, word.verb?.lemma ?? word.lemma])
  const [left, right] = [content(words.slice(2, than)), content(words.slice(than + 1))]
  return [left.filter(word => !right.includes(word)), right.filter(word => !left.includes(word))]
}

/** How a thing stands to what is asked: the best match among the things asked for. */
export function matchAsked(asked: Asked, noun: Noun, isMoney: boolean): string {
  if (asked.flags.has('money')) return isMoney ? 'same' : 'other'
  if (asked.flags.has('bare')) return 'open'
  if (noun.head === '' || noun.head === 'time') return 'open'
  if (asked.form === 'much' && unitOf(noun.head)) return 'open'
  const order = ['same', 'head', 'kin', 'variant', 'open', 'other']
  const found = asked.nouns.map(each => matchNouns(noun, each))
  return order.find(each => found.includes(each as never)) ?? 'other'
}
