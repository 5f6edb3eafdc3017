import type { Rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { solve, writeQuestion } from '../kinds/doors.ts'
import { asEntered } from '../questions/as-entered.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { isAskedOtherwise } from '../stories/read-story.ts'
import type { StoryQuestion } from '../stories/story-question.ts'
import { tokensOf } from '../stories/tokens.ts'
import { nounOf } from '../stories/word-forms.ts'
import { findUnit } from '../values/units.ts'
import { workOut } from './calculation.ts'
import { type Fill, isStoryFill, type StoryFill, WORDED_KINDS, type WordedFill } from './fill.ts'
import { namedNumbers, numbersTold, type ToldNumbers } from './told-numbers.ts'

/** A fill that holds together: each number it uses is told, and all that are told are used or named as idle. */
export interface ReadFill {
  question: Question
  /** Where the answer is one number, in `unit`. */
  value: Rational | undefined
  unit?: string | undefined
  /**
   * Everything is added, and nothing else: that is what somebody does who hasn't understood a word, so that two who do it
   * prove nothing to each other.
   */
  isSum: boolean
  /** The same for two fills that lead to the same answer. */
  result: string
  /** What was read, for the child: all that is computed, nothing that it comes to; markdown. */
  words: string
}

const LONGEST_WORDING = 300

/** @returns undefined for what can't be meant, or what an exact engine must not answer */
export function readFill(text: string, fill: Fill): ReadFill | undefined {
  const entered = asEntered(text)
  const told = numbersTold(entered)
  const idle = namedNumbers(fill.idle)
  if (!told || told.tokens.length === 0 || !idle?.every(told.has)) return undefined
  return isStoryFill(fill) ? asStory(entered, fill, told, idle) : asWorded(fill as WordedFill, told, idle)
}

function asStory(
  text: string,
  { calculation, unit: named }: StoryFill,
  told: ToldNumbers,
  idle: readonly Rational[],
): ReadFill | undefined {
  const tokens = tokensOf(text)
  // A time of day and a ratio are reckoned otherwise, and two questions have two answers.
  if (!tokens || tokens.doubts.length > 0) return undefined
  if (tokens.sentences.filter(({ isQuestion }) => isQuestion).length > 1) return undefined
  const worked = workOut(calculation, told)
  if (!worked || !told.areAll(worked.used, idle)) return undefined
  const unit = unitOf(text, named, told)
  if (unit === 'mixed' || isAskedOtherwise(text, unit ?? '')) return undefined
  const { value, steps, shown } = worked
  const isMeasured = unit !== undefined && (/^[£$€₹]$/.test(unit) || findUnit(unit) !== undefined)
  // Half a child and a third of a bus want rounding, and which way the story alone says.
  if (value.d !== 1n && !isMeasured) return undefined
  if (isMeasured && 1000n % value.d !== 0n) return undefined
  const question: StoryQuestion = {
    kind: 'story',
    text,
    reading: { tier: 'ask', value, ...(unit !== undefined && { unit }), steps, slips: [], facts: [] },
  }
  const left = idle.length > 0 ? ` I don’t need ${fillOut(idle)}.` : ''
  const inUnit = unit === undefined ? '' : ` The answer is in ${unit}.`
  return {
    question,
    value,
    unit,
    isSum: steps.every(step => step.calculation.includes('+')),
    result: value.toFraction(),
    words: asked(`I work out ${latexOf(shown)}.${inUnit}${left}`),
  }
}

/** Money by its signs, as a model names it and as a question asks for it. */
const MONEY = [
  {
    signs: '£$€₹',
    names: /^(?:[£$€₹]|pounds?|dollars?|euros?|rupees?|money|gbp|usd)$/,
    asked: /\bhow many (?:pounds|dollars|euros|rupees)\b/i,
  },
  {
    signs: 'p¢',
    names: /^(?:[p¢]|pence|penn(?:y|ies)|cents?)$/,
    asked: /\bhow many (?:pence|pennies|cents)\b/i,
  },
]

/** The child's own unit, as the numbers have it; `mixed` where they have several of a kind. */
function unitOf(text: string, named: string | null, { tokens }: ToldNumbers): string | 'mixed' | undefined {
  const signs = new Set(tokens.flatMap(({ number }) => number?.money ?? []))
  if (signs.size > 1) return 'mixed'
  const wanted = named?.trim().toLowerCase() ?? ''
  const [sign] = signs
  const money = MONEY.find(({ names }) => names.test(wanted))
  // Pounds that are asked for where pence are told are another number.
  if (money && sign !== undefined) return money.signs.includes(sign) ? sign : 'mixed'
  if (/^[£$€₹p¢]$/.test(wanted)) return 'mixed'
  if (sign !== undefined && MONEY.some(({ signs, asked }) => !signs.includes(sign) && asked.test(text)))
    return 'mixed'
  const words = tokensOf(text)?.sentences.flatMap(sentence => sentence.tokens) ?? []
  const measures = words.flatMap(({ kind, at, word }) => {
    const before = words.find(each => each.at === at - 1)
    const measure = kind === 'word' && before?.kind === 'number' ? findUnit(word) : undefined
    return measure ? [measure] : []
  })
  const kinds = new Set(measures.map(({ dimension }) => dimension))
  const symbols = new Set(measures.map(({ symbol }) => symbol))
  if (symbols.size > kinds.size) return 'mixed'
  if (wanted === '') return undefined
  const measure = findUnit(wanted)
  // An hour that is asked for where minutes are told is another number.
  if (measure && kinds.has(measure.dimension)) return symbols.has(measure.symbol) ? measure.symbol : 'mixed'
  const head = nounOf(wanted.split(' ').at(-1) ?? wanted)
  return words.some(({ kind, noun }) => kind === 'word' && noun === head) ? wanted : undefined
}

function asWorded(
  { kind, question: wording }: WordedFill,
  told: ToldNumbers,
  idle: readonly Rational[],
): ReadFill | undefined {
  if (wording.length > LONGEST_WORDING) return undefined
  const [question, ...others] = readQuestions(asEntered(wording)) ?? []
  const { kinds = [] } = WORDED_KINDS.find(({ name }) => name === kind) ?? {}
  if (!question || others.length > 0 || !kinds.includes(question.kind)) return undefined
  const used = numbersTold(asEntered(wording))?.tokens.flatMap(({ number }) => number?.value ?? [])
  if (!used || used.length === 0 || !used.every(told.has) || !told.areAll(used, idle)) return undefined
  const solution = solve(question)
  if (solution.isImpossible) return undefined
  const left = idle.length > 0 ? ` I don’t need ${fillOut(idle)}.` : ''
  return {
    question,
    value: solution.value,
    isSum: false,
    result: solution.value?.toFraction() ?? solution.answer,
    words: asked(`${writeQuestion(question)}${left}`),
  }
}

const asked = (words: string) => `I read:\n\n${words}\n\nIs that right?`
const latexOf = (shown: string) =>
  `$${shown.replaceAll('×', '\\times').replaceAll('÷', '\\div').replaceAll('−', '-').replaceAll('%', '\\%')}$`
const fillOut = (values: readonly Rational[]) => values.map(each => each.toFraction(true)).join(' and ')
