import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { lettersByThree } from '../../net/letters.ts'
import { isBox, isPerson, unitOf } from '../evidence/vocabulary.ts'
import type { Word } from '../evidence/words.ts'
import { classOf, words as listed } from '../word-forms.ts'
import { isNearlyWhole } from './calculations.ts'
import type { ToldNumber } from './told-numbers.ts'

/** A word as the net sees it: itself, its letters, what kind of word it is, and which thing it names. */
export interface SeenWord {
  /** As the net's list of words has it; `<num>` and `<name>` for every number and name. */
  word: string
  verbClass: number
  /** 1 for what holds of it, in the order in which the net has learnt them. */
  flags: number[]
  /** Which of the story's names or repeated words it is, from 1; 0 for none. */
  thing: number
  /** Its letters, three by three. */
  letters: number[]
}

/** All that the net sees of a story. */
export interface SeenStory {
  words: SeenWord[]
  sentences: number[]
  numbers: readonly ToldNumber[]
  /** What each number counts, as the word behind it says; empty where none does. */
  counted: string[]
  /** What is asked for, as the word behind `many` says. */
  asked: string
  /** Whether each number is money. */
  isMoney: boolean[]
}

const SMALL = new Set(
  listed(
    `a an the of to in on at for with from by and or but if so then that this these those his her its their my our your he
    she it they we i you is are was were be been has have had do does did will would can could each every all some any no not
    how many much what which there here more less fewer than as other another`,
  ),
)
/** Whether it names nothing of a story: it holds the sentence together. */
export const isSmall = (word: string): boolean => SMALL.has(word)
const CLASSES: readonly (VerbClass | '')[] =
  ` have be stay gain make lose give go come do need cost pay put share measure rise fall other`.split(
    ' ',
  ) as (VerbClass | '')[]
const ASKS = new Set(listed('how what find calculate whats'))
const MOST_THINGS = 15
/** So far behind a number stands what it counts. */
const REACH = 5

const tells = ({ kind, lemma, lower }: Word) =>
  kind === 'word' && !isSmall(lemma) && !isSmall(lower) && lower.length > 1

/** What the net is shown of a story. */
export function seenStory(words: readonly Word[], numbers: readonly ToldNumber[]): SeenStory {
  const question = words.findLast(({ lower }) => ASKS.has(lower))?.sentence ?? words.at(-1)?.sentence ?? 0
  const asked = new Set(
    words.filter(word => word.sentence === question && tells(word)).map(each => each.lemma),
  )
  const times = new Map<string, number>()
  for (const word of words) if (tells(word)) times.set(word.lemma, (times.get(word.lemma) ?? 0) + 1)
  const things = new Map<string, number>()
  const isConstant = new Set(numbers.filter(each => each.isConstant).map(each => each.at))
  const seen = words.map((word, i): SeenWord => {
    const { kind, isName, lemma, lower, number, sentence } = word
    const unit = unitOf(lemma)?.dimension
    const isNumber = kind === 'number'
    const isThing = kind === 'word' && (isName || (tells(word) && (times.get(lemma) ?? 0) > 1))
    if (isThing && !things.has(lemma)) things.set(lemma, things.size + 1)
    const flags = [
      isNumber,
      kind === 'mark',
      isName,
      word.isPlural,
      word.isOwner,
      isBox(lemma),
      isPerson(lemma),
      sentence === question,
      asked.has(lemma) && tells(word),
      number?.money !== undefined,
      number?.money === 'p' || number?.money === '¢',
      number?.role === 'part',
      number?.role === 'percent',
      number?.role === 'times',
      number !== undefined && number.role === undefined && number.exact.d !== 1n,
      number?.exact.equals(1) ?? false,
      unit !== undefined,
      unit === 'money',
      unit === 'time',
      unit?.includes('length') ?? false,
      isConstant.has(i),
      words[i - 1]?.sentence !== sentence,
    ]
    return {
      word: isNumber ? '<num>' : isName ? '<name>' : lower,
      verbClass: word.verb ? CLASSES.indexOf(classOf(word.verb.lemma)) : 0,
      flags: flags.map(Number),
      thing: isThing ? Math.min(things.get(lemma) ?? 0, MOST_THINGS) : 0,
      letters: kind === 'word' && !isName ? lettersByThree(lower) : [],
    }
  })
  return {
    words: seen,
    sentences: words.map(each => each.sentence),
    numbers,
    counted: numbers.map(({ at }) => countedAt(words, at)),
    asked: askedIn(words.filter(each => each.sentence === question)),
    isMoney: numbers.map(({ at }) => words[at]?.number?.money !== undefined),
  }
}

function countedAt(words: readonly Word[], at: number): string {
  for (const word of words.slice(at + 1, at + 1 + REACH)) {
    if (word.sentence !== words[at]?.sentence || word.kind === 'number') return ''
    if (tells(word) && !/^(?:more|less|fewer)$/.test(word.lemma)) return word.lemma
  }
  return ''
}

function askedIn(question: readonly Word[]): string {
  const from = question.findIndex(({ lower }) => lower === 'many' || lower === 'much')
  return from < 0 ? '' : (question.slice(from + 1).find(tells)?.lemma ?? '')
}

/**
 * How two numbers stand to each other, as the net is told.
 * @param values all numbers, those reckoned behind those told
 * @param last how many calculations have been made before
 */
export function between(
  { numbers, counted, asked, isMoney, sentences }: SeenStory,
  values: readonly number[],
  i: number,
  j: number,
): number[] {
  const [a, b] = [values[i] ?? 0, values[j] ?? 0]
  const count = numbers.length
  const [thing, other] = [counted[i] ?? '', counted[j] ?? '']
  const areTold = i < count && j < count
  const sentenceOf = (which: number) => sentences[numbers[which]?.at ?? 0]
  return [
    a > b + 1e-9,
    Math.abs(a - b) < 1e-9,
    b > 0 && isNearlyWhole(a / b),
    a > 0 && isNearlyWhole(b / a),
    isNearlyWhole(a) && isNearlyWhole(b),
    thing !== '' && thing === other,
    thing !== '' && thing === asked,
    other !== '' && other === asked,
    i >= count,
    j >= count,
    j >= count && j === values.length - 1,
    areTold && sentenceOf(i) === sentenceOf(j),
    areTold && isMoney[i] === isMoney[j],
    areTold && isMoney[i] === true && isMoney[j] === true,
  ].map(Number)
}
