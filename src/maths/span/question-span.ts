import { remembering } from '#text/remembering.ts'
import { NUMBERED_THINGS } from '../language/en/talk.ts'
import { type Net, netOf } from '../net/kept.ts'
import { tokenScores } from './token-scores.ts'
import { type Token, tokensOf } from './tokens.ts'
import learnt from './weights.json' with { type: 'json' }

/** More is no message with a question in it. */
const LONGEST = 1_200
/** From these log-odds on a number is believed to belong to something else. */
const SURELY_OUTSIDE = -2
/** From these on it is sure to belong to it, whatever else may seem to be talk. */
const SURELY_INSIDE = 2
const NUMBER =
  /^(?:<num>|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|twice|double|dozen)$/
/** Nobody asks for the answer of a question then. */
const ASKS_FOR_ELSE =
  /\b(?:why do (?:we|i|you|they)|explain why|(?:give|state) a reason|not this|use a (?:diagram|picture|drawing))\b/i
/** Words that no question ends with. */
const LEADS_ON = /^(?:and|but|so|or|then|cos|cus|coz|because|[-–—,])$/
/** The `2 -` of `2 - 5 + 1` may be its first number. */
const SIGN_BEFORE = /\d\s?[-+−–×x*÷/]\s?$/
/** `number four -5 + 2`: the number may be its label. */
const LABEL_BEFORE = new RegExp(`\\b(?:${NUMBERED_THINGS.join('|')})\\s+$`, 'i')
let made: Net | undefined

/** What of a message is the question. */
export interface QuestionSpan {
  question: string
  /** A number stands around it that may belong to it all the same: the age of a child, or an amount. */
  leavesNumber: boolean
}

/**
 * Finds the question within a message, as `so this is my homework, 12 birds on a fence, 5 fly away, how many are left? thx`:
 * of a net that has learnt from what children and parents write around one, the run of words that is likeliest the
 * question.
 * @returns undefined where all of the message is the question, or none of it
 */
export const questionSpan = remembering(findSpan, text => text)

function findSpan(text: string): QuestionSpan | undefined {
  if (ASKS_FOR_ELSE.test(text)) return undefined
  const { tokens, scores } = scored(text)
  const [from, to] = unbroken(text, tokens, scores)
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || (from === 0 && to === tokens.length)) return undefined
  return {
    question: text.slice(first.start, last.end),
    leavesNumber:
      SIGN_BEFORE.test(text.slice(0, first.start)) ||
      (NUMBER.test(first.word) && LABEL_BEFORE.test(text.slice(0, first.start))) ||
      tokens.some(
        ({ word }, at) => (at < from || at >= to) && NUMBER.test(word) && (scores[at] ?? 0) > SURELY_OUTSIDE,
      ),
  }
}

/** The numbers in digits that are sure to belong to the question of a text. */
export function numbersOfQuestion(text: string): string[] {
  const { tokens, scores } = scored(text)
  return tokens.flatMap(({ word, start, end }, at) =>
    word === '<num>' && (scores[at] ?? 0) > SURELY_INSIDE ? [text.slice(start, end)] : [],
  )
}

/** The tokens of a text, none of one that is too long, with what speaks for each being part of its question, in log-odds. */
const scored = remembering(
  (text: string) => {
    const tokens = text.length > LONGEST ? [] : tokensOf(text)
    return { tokens, scores: insideScores(tokens) }
  },
  text => text,
)

/**
 * The likeliest run with all of its first and its last word, as `twenty-five`, with a number in front of it that may belong
 * to it, and with a last word of the text that no mark parts from it.
 */
function unbroken(text: string, tokens: readonly Token[], scores: readonly number[]): [number, number] {
  const isJoined = (at: number) =>
    tokens[at - 1] !== undefined &&
    tokens[at - 1]?.end === tokens[at]?.start &&
    /[\p{L}\d-]/u.test(text[(tokens[at - 1]?.end ?? 0) - 1] ?? '')
  let [from, to] = likeliestRun(scores)
  while (isJoined(from)) from--
  const isCount = tokens[from - 1]?.word === '<num>' && /^\p{Ll}/u.test(text.slice(tokens[from]?.start))
  if (isCount && (scores[from - 1] ?? 0) > SURELY_OUTSIDE) from--
  while (to < tokens.length && isJoined(to)) to++
  while (to > from && LEADS_ON.test(tokens[to - 1]?.word ?? '')) to--
  const isOneLeft = to === tokens.length - 1 && /\p{L}/u.test(tokens[to]?.word ?? '')
  return [from, isOneLeft && /[\p{L}\d]/u.test(tokens[to - 1]?.word ?? '') ? tokens.length : to]
}

function insideScores(tokens: readonly Token[]): number[] {
  made ??= netOf(learnt)
  return tokenScores(made, tokens, 'inside').map(([inside = 0]) => inside)
}

/** From where to where the scores sum up to the most. */
function likeliestRun(scores: readonly number[]): [number, number] {
  let [most, sum, start] = [Number.NEGATIVE_INFINITY, 0, 0]
  let run: [number, number] = [0, 0]
  for (const [at, score] of scores.entries()) {
    if (sum < 0) [sum, start] = [0, at]
    sum += score
    if (sum > most) {
      most = sum
      run = [start, at + 1]
    }
  }
  return run
}
