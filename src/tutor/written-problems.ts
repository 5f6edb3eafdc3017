import type { Question } from '#maths/domain/question.ts'
import { kindOf } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { isPowerEquation } from './bare-equation.ts'
import type { Coins } from './coins.ts'
import { mayAsk, NUMBERS, namesKind, saysKind } from './may-ask.ts'
import { isInTwoUnits } from './two-units.ts'

/** Beyond this, a message is no question about one calculation. */
const LONGEST_TEXT = 4_000
/** Longer windows end at a number or a pause. */
const LONGEST_WINDOW = 14
const LONGEST_TO_PAUSE = 30
const MOST_TRIES = 400
const MOST_PROBLEMS = 8

const EDGE =
  /^(?:what|what's|whats|how|solve|simplify|write|express|convert|change|round|which|find|work|double|twice|halve|half|square|the|sum|product|difference|quotient|add|subtract|take|multiply|divide|times|a|an|[a-z])$/i
/** How many more readings are tried. */
interface Tries {
  left: number
}

/** One calculation that a child talks about, and the words that say it. */
export interface Problem {
  question: Question
  /** As written by the child. */
  text: string
  /** The question before with another number, which the child has only named. */
  isChanged?: boolean
  /** What the child says of it at once, where its words alone would not tell. */
  report?: string | undefined
  /** Only likely to be meant: the text is what was made of the child's words. */
  isLikely?: true
  /** Made of what was found before: how it is begun, and what there is to pay with. */
  lead?: string
  budget?: Coins
}

/** The questions that stand in a message as a book words them, whole or in a part of it. */
export function problemsAsWritten(message: string): Problem[] {
  const text = withoutLatex(message.slice(0, LONGEST_TEXT))
  // A question typed alone needs no looking for.
  const isBare = /^\s*\d+\s*:\s*\d+\s*$/.test(text)
  const whole = text.length <= LONGEST_QUESTION && mayAsk(text) && !isBare ? readable(text, true) : undefined
  if (whole?.length === 1) return whole[0]?.question.kind === 'story' && isInTwoUnits(text) ? [] : whole
  const tries = { left: MOST_TRIES }
  const { found, rest } = inSentences(text, tries)
  const problems = [...found]
  for (const sentence of splitSentences(rest)) {
    // Words before a comma may say what the numbers behind it mean: `In base 5, what is 44 + 22?`
    for (const piece of saysKind(sentence) ? [sentence] : splitAtCommas(sentence)) {
      if (!mayAsk(piece) || problems.length >= MOST_PROBLEMS) continue
      problems.push(...(readable(piece) ?? inWindows(piece, tries)))
    }
  }
  return problems.slice(0, MOST_PROBLEMS)
}

/** So many sentences make one question at most: `A map has a scale of 1 : 50. What is …?` */
const MOST_SENTENCES = 4
/** What is longer is no question of some sentences. */
export const LONGEST_QUESTION = 300

/** Where sentences end, the space kept; the colon of a ratio, as in `a : b`, ends none. */
const SENTENCE_ENDS = /(?<=[.?!]\s+|(?<!\d\s*|\s):\s+|\n)(?=\S)/
/** A question may begin after so many words of talk. */
const MOST_WORDS_BEFORE = 8

/** Questions of whole sentences, and what is left of the text beside them. */
function inSentences(text: string, tries: Tries): { found: Problem[]; rest: string } {
  const sentences = text.split(SENTENCE_ENDS)
  const found: Problem[] = []
  const rest: string[] = []
  for (let at = 0; at < sentences.length; at++) {
    const problem = sentences.length > 1 ? longestFrom(sentences, at, tries) : undefined
    if (problem) {
      found.push(...problem.problems)
      rest.push('\n')
      at = problem.next - 1
    } else rest.push(sentences[at] ?? '')
  }
  return { found, rest: rest.join('') }
}

function longestFrom(sentences: string[], at: number, tries: Tries) {
  for (let next = Math.min(sentences.length, at + MOST_SENTENCES); next > at; next--) {
    const text = sentences.slice(at, next).join('').trim()
    if (text.length > LONGEST_QUESTION || !mayAsk(text)) continue
    const problems = readableFromWord(text, sentences[at] ?? '', tries)
    if (problems) return { problems, next }
  }
  return undefined
}

/** Reads some sentences as one question, where need be without the talk before it: `pls help, A map has …` */
function readableFromWord(text: string, first: string, tries: Tries): Problem[] | undefined {
  const isWorded = saysKind(text)
  const starts = [...first.matchAll(/(?<=^|\s)\S/g)].slice(0, isWorded ? MOST_WORDS_BEFORE : 1)
  for (const { index } of starts) {
    if (NUMBERS.test(text.slice(0, index)) || tries.left-- <= 0) return undefined
    const problems = readable(text.slice(index))
    // More than one question is left to be found sentence by sentence.
    if (problems?.length === 1) return problems
  }
  return undefined
}

function splitSentences(text: string): string[] {
  return pieces(text.replace(/\*\*|__|`/g, ''), /\n|;|(?<=[^\s\d][.?!]|\d[.?!])\s+/)
}

function splitAtCommas(sentence: string): string[] {
  return pieces(sentence, /(?<=\w),\s+(?=\D)/)
}

function pieces(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
}

/** @param isWhole it is all of a message: a part of a story is another story */
function readable(text: string, isWhole = false): Problem[] | undefined {
  // `like x^2 - 5x + 6 = 0`: with a power it is no question without a verb, and a part of it is another one.
  const questions =
    readQuestions(text) ?? (isPowerEquation(text) ? readQuestions(`Solve ${text}`) : undefined)
  if (!isWhole && questions?.some(each => kindOf(each).isLast)) return undefined
  // Words without a number or a sign are no product of letters: `an odd`.
  const isWords = !/[\d+\-−*×÷/^²³√=]/.test(text)
  if (
    !questions ||
    questions.length === 0 ||
    (isWords && questions.some(({ kind }) => kind === 'expressions'))
  )
    return undefined
  return questions.map(question => ({ question, text }))
}

/** The longest runs of words that can be read, from the left. */
function inWindows(piece: string, tries: Tries): Problem[] {
  const words = piece.split(/\s+/)
  const problems: Problem[] = []
  let from = 0
  while (from < words.length) {
    const found = findLongest(words, from, tries)
    if (found) problems.push(...found.problems)
    from = found ? found.next : from + 1
  }
  return problems
}

function findLongest(words: string[], from: number, tries: Tries) {
  const first = bare(words[from])
  const mayBegin =
    NUMBERS.test(first) ||
    EDGE.test(first) ||
    /^[(+−-]|^[a-z](?:[²³]|\^)/i.test(first) ||
    namesKind(words, from)
  if (!mayBegin) return undefined
  for (let next = Math.min(words.length, from + LONGEST_TO_PAUSE); next > from; next--) {
    if (next - from > LONGEST_WINDOW && next < words.length && !PAUSE.test(words[next - 1] ?? '')) continue
    if (next > from + 1 && NO_END.test(bare(words[next - 1]))) continue
    const text = words
      .slice(from, next)
      .join(' ')
      .replace(/^["'“(]+(?=\p{L})|[,;:"'”?!.]+$/gu, '')
    // A ratio within a story is no division.
    if (!mayAsk(text) || /^\d+\s*:\s*\d+$/.test(text) || tries.left-- <= 0) continue
    const problems = readable(text)
    if (problems) return { problems, next }
  }
  return undefined
}

const PAUSE = /\d|[.,?!:]["'”)]?$/
/** Words that end no question: talk that could be taken for letters of algebra, and words with more to come. */
const NO_END =
  /^(?:i|i'?m|only|now|pls|plz|please|ok|just|thanks|thx|so|and|but|then|or|the|an|of|at|with|from|by|for|in|on|his|her|their|my|our|your|she|he|they|we|is|are|was|were|has|have|had|does|did|do|if|when|while|because|that|which|who|gives?|gets?|costs?|buys?|bought|makes?)$/i

function bare(word: string | undefined): string {
  return (word ?? '').replace(/^["'“(]+|["'”),.?!:;]+$/g, '')
}
