import { LONGEST_TEXT } from '#contract/text.ts'
import { asOneNumber } from '../arithmetic/other-words.ts'
import { normalise } from '../notation/normalise.ts'
import { corrected } from './corrections.ts'
import { withoutRoundingNote } from './rounding-note.ts'
import type { Judged, Value } from './value.ts'
import { withoutWordsAround, wordsOff } from './words-around.ts'

const LONGEST_LINE = 400
const MOST_LINES = 60
/** So many lines may hold one answer. */
const MOST_TAIL = 4

/** The cosine of something is no reason. */
const REASON =
  /\s+(?:because|since|cause|cos(?!\s{0,9}\(?\s{0,9}(?:\d|θ|[b-hj-z]\b))|cuz|as i|bc(?!\s*=))\b.*$/i
const STEP =
  /^(?:(?:step|line|part|stage)\s*\d{1,2}\s*[:.)-]|\(?\d{1,2}[.)](?=\s)|[•▪◦>]|[*-]\s+(?=[\p{L}=]))\s*/iu
const CHECK = /\b(?:check|checks|checked|checking|proof)\b/i
const ASSERTING =
  /^.*(?:=|≈|(?<!\d):|:(?!\d)|→|=>|->|\b(?:is|are|equals?|it's|its|that's|answers?|get|gets|got|makes?|gives?|so|therefore|becomes?|then|about|approximately|was|be)\b)\s*(?=\S)/i
/** `15 is the answer`. */
const BEHIND =
  /\s+(?:is|are|=)\s+(?:the|my|its|our)\b.*$|\s+(?:in total|altogether|i think|i guess|i believe|for sure)\b.*$/i
/** A letter of algebra close behind a number; others may be units. */
const TIGHT_LETTER = /^(?:[abknqrtuvwxyz](?![\p{L}.^²³])|\s?(?:sin|cos|tan)(?![\p{L}]))/iu
const LONE = /(?:^|[^\p{L}\d.,/^-])([-−]?\d[\d.,]*(?:\s+\d+\/\d+|\/\d+)?\s*%?)/gu

/** Words that lead to an answer, taken off one after the other. */
const LEAD =
  /^(?:=|≈|:|→|⇒|∴|=>|->|ok|okay|well|is it|so|then|therefore|thus|hence|(?:the |my |our )?(?:final )?(?:answer|ans|result|solution)|is|are|it is|it's|its|that is|that's|they are|there are|(?:it|this|that) (?:must|should|would|could|might|may) be|i think|i guess|i got|i get|i reckon|i believe|we get|you get|because|maybe|perhaps|probably|possibly|no|um+|hm+|oh|ah|a(?=:)|must be|should be|would be|(?:i'?m |i am )?not sure,? but)(?=[\s:=,]|$)[\s:,]*/i
const MOST_LEADS = 6
const SMILEYS = /[:;]-?[)(DP]|[✓✔☑]|\p{Extended_Pictographic}\uFE0F?/gu
/** Brackets are taken off, except where they may say something: `(5, 13)`. */
const BRACKETED = /(\([^()]{1,40},[^()]{1,40}\))[\s.!?]*$/

function withoutLeads(text: string): string {
  let rest = text
  for (let count = 0; count < MOST_LEADS; count++) rest = rest.replace(LEAD, '')
  return tidy(rest)
}

/** What was said on one line, in the readings to be tried one after the other. */
export interface SaidLine {
  readings: string[]
  /** Others, which count only where they are right. */
  further: string[]
  isCheck: boolean
  /** As typed. */
  text: string
}

function tidy(text: string): string {
  return text
    .replace(SMILEYS, '')
    .replace(/\*\*|__|[`"]/g, '')
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .replace(/^\s*=\s*(?=[\w.£$€√(-])/, '')
    .replace(/[\s.!?,;]+$/, '')
    .trim()
}

/** The single number of a line with what stands behind it, where there is only one. */
function loneNumber(line: string): string[] {
  const found = [...line.matchAll(LONE)]
  const [only, ...others] = found
  if (!only || others.length > 0) return []
  const number = (only[1] ?? '').replace(/[.,]+$/, '')
  const behind = line.slice(only.index + only[0].length).trim()
  // In `3x` the number is not alone.
  if (/\d$/.test(only[0]) && TIGHT_LETTER.test(line.slice(only.index + only[0].length))) return []
  const words = behind.split(/\s+/).slice(0, 2)
  return [
    `${number} ${words.join(' ')}`,
    `${number} ${words[0] ?? ''}`,
    `${number}${words[0] ?? ''}`,
    number,
  ].map(tidy)
}

function readingsOf(line: string): string[] {
  const bare = tidy(withoutRoundingNote(line.replace(STEP, '').replace(REASON, '')))
  const asserted = tidy(bare.replace(ASSERTING, ''))
  const front = tidy(bare.replace(BEHIND, ''))
  const sides = front.split(/=>|[=→⇒]/).map(tidy)
  const readings = [
    bare,
    front,
    withoutLeads(bare),
    withoutLeads(front),
    ...wordsOff(bare).map(tidy),
    sides.at(-1) ?? '',
    asserted,
    tidy(asserted.replace(BEHIND, '')),
    ...loneNumber(bare),
    // Behind working the number has its name too: `60 ÷ 4 = 15 days`.
    ...(sides.length > 1 ? loneNumber(sides.at(-1) ?? '') : []),
    ...(BRACKETED.exec(line.replace(SMILEYS, ''))?.slice(1) ?? []),
  ]
  return [...new Set(readings)].filter(each => each !== '')
}

/**
 * Readings that are looked at only where they are right: either side of `√13 ≈ 3.61`, what several sums come to, and
 * what stands behind working on the same line, or behind `so`, and a list that is told in turn.
 */
function furtherReadings(line: string): string[] {
  const lastSide = (text: string) => tidy(text.split('=').at(-1) ?? '')
  const around = line.split('≈').map(lastSide)
  const parts = line.split(/[,;]\s+/)
  const isWorking = parts.length > 1 && parts.slice(0, -1).every(part => /[=<>≤≥]/.test(part))
  const results = isWorking
    ? [parts.map(lastSide).join(', '), tidy((parts.at(-1) ?? '').replace(/^[A-Z]{2} ?= ?/, ''))]
    : []
  const then = line.split(/\b(?:so|therefore|thus)\b[,:]?\s/i).slice(1)
  return [...(around.length === 2 ? around : []), ...results, ...then.slice(-1).map(tidy), ...inTurn(line)]
}

const TURN =
  /[\s,]*\b(?:and )?(?:(?:is|comes?|goes|was) )?(?:first|firstly|then|next|after that|last|lastly|finally)\b(?: (?:is|comes|it's))?[\s,:]*/gi

/** `0.405 is first then 0.45 and 0.5 is last` is the list in that order. */
function inTurn(line: string): string[] {
  const turns = line.match(TURN) ?? []
  if (turns.length < 2 || !/\b(?:first|last)/i.test(turns.join(''))) return []
  const list = line
    .replace(TURN, ', ')
    .replace(/(?:, ){2,}/g, ', ')
    .replace(/^, |, $/g, '')
  return [withoutLeads(list)]
}

const THING = '(hours?|minutes?|days?|weeks?|years?|kilos?|kilograms?|kilometres?|metres?|litres?|miles?)'
const PART = '(?:a )?(1/2|1/4|3/4|half|quarter)'
const SPOKEN_AMOUNTS: [RegExp, string][] = [
  [new RegExp(`\\b(?:an?|one|1) ${THING} and ${PART}(?!\\d)`, 'gi'), '1 $2 $1'],
  [new RegExp(`\\b(\\d+) ${THING} and ${PART}(?!\\d)`, 'gi'), '$1 $3 $2'],
  [new RegExp(`\\b(?:a )?(1/2|half) (?:(?:of )?an? )?${THING}\\b`, 'gi'), '1/2 $2'],
  [new RegExp(`\\b(\\d/\\d|a quarter|a third) of an? ${THING}\\b`, 'gi'), '$1 $2'],
]

/** `an hour and a half` is 1 1/2 hours. */
const withSpokenAmounts = (text: string) =>
  SPOKEN_AMOUNTS.reduce((plain, [words, amount]) => plain.replace(words, amount), text).replace(
    /(?<=\b\d+ )(half|quarter)(?= \p{L})/giu,
    part => (part.toLowerCase() === 'half' ? '1/2' : '1/4'),
  )

/** `42 (forty-two)` says one number twice. */
function withoutRepeats(line: string, keepsWords: boolean): string {
  const plain = withSpokenAmounts(normalise(line))
  const once = plain.replace(/(?<![\d.,/^])(-?\d[\d.]*) ?\(\1\)/g, '$1')
  if (!keepsWords) return once
  return once === plain ? normalise(line, true) : normalise(line.replace(/\d[\d.,]*|[()]/g, ' '), true)
}

/** The lines of an answer, last first, each with the readings of what it states. */
function saidLines(answer: string, keepsWords = false): SaidLine[] {
  const typed = answer.slice(0, LONGEST_TEXT).split('\n')
  return typed
    .flatMap(line => line.split(/(?<=[^\s\d][.!?]|\d[.!?])\s+(?=\S)/))
    .filter(line => line.trim() !== '')
    .slice(-MOST_LINES)
    .map(line => {
      const last = corrected(withoutRepeats(asOneNumber(line.slice(0, LONGEST_LINE)), keepsWords))
      return {
        readings: readingsOf(last),
        further: furtherReadings(last),
        isCheck: CHECK.test(line),
        text: line.trim(),
      }
    })
    .reverse()
}

export interface JudgedAnswer extends Judged {
  /** The line that was taken for the answer, as typed. */
  text?: string
  /** The reading of it that was judged. */
  said?: string
}

const isRight = ({ verdict }: Judged) => verdict === 'right' || verdict === 'rounded'

function judgeLine({ readings, further, text }: SaidLine, value: Value): JudgedAnswer | undefined {
  const judgedAs = (said: string) => ({ ...value.judge(said), text, said })
  let first: JudgedAnswer | undefined
  for (const said of readings) {
    first = judgedAs(said)
    if (first.verdict !== 'unread') break
  }
  const isRead = first !== undefined && first.verdict !== 'unread'
  if (isRead && first && isRight(first)) return first
  // `0.25 or 25%` says one thing in two forms.
  const forms = (readings[0] ?? '').split(/\s+or\s+/i).map(judgedAs)
  const same = forms.length > 1 && forms.every(isRight) ? forms[0] : undefined
  return same ?? further.map(judgedAs).find(isRight) ?? (isRead ? first : undefined)
}

/** What is said last of each letter, wherever it stands in the working: `x = 7`, `7 + y = 10`, `y = 3`. */
function namedIn(stated: readonly SaidLine[]): string | undefined {
  const parts = stated.toReversed().flatMap(({ text }) => normalise(text).split(/[,;]|\band\b/))
  const named = new Map(
    parts.flatMap(part => {
      const bare = withoutLeads(tidy(part))
      const letter = /^([a-z])\s*=[^=]{1,40}$/i.exec(bare)?.[1]
      return letter === undefined ? [] : [[letter, bare] as const]
    }),
  )
  return named.size > 1 ? [...named.values()].join(', ') : undefined
}

/**
 * Judges the answer that a child has settled on: the last line that can be read and is no check. Where an earlier line
 * is right and the last is not, nobody can be sure which is meant.
 */
export function judgeAnswer(answer: string, value: Value): JudgedAnswer {
  const whole = value.judge(
    tidy(normalise(answer.slice(0, LONGEST_LINE), value.isInWords).replace(/\n/g, ', ')),
  )
  const lines = saidLines(answer, value.isInWords)
  if (whole.verdict === 'right')
    return {
      ...whole,
      text: lines
        .map(({ text }) => text)
        .reverse()
        .join(', '),
      said: answer,
    }
  const stated = lines.filter(({ isCheck }) => !isCheck)
  // One answer on several lines, below the working: "x = 2", "x = 3".
  for (let count = 2; count <= Math.min(MOST_TAIL, stated.length); count++) {
    const tail = stated
      .slice(0, count)
      .reverse()
      .map(({ text }) => tidy(withoutWordsAround(withoutLeads(tidy(normalise(text))))))
    const joined = value.judge(tail.join(', '))
    if (joined.verdict === 'right') return { ...joined, text: tail.join(', '), said: answer }
  }
  const named = namedIn(stated)
  if (named !== undefined && value.judge(named).verdict === 'right')
    return { verdict: 'right', text: named, said: answer }
  const judged = (stated.length > 0 ? stated : lines).flatMap(line => judgeLine(line, value) ?? [])
  const [final, ...before] = judged
  if (!final)
    return whole.verdict === 'unread'
      ? { verdict: 'unread' }
      : { ...whole, text: answer.trim(), said: answer }
  const isUnsure = final.verdict === 'wrong' && before.some(isRight)
  return isUnsure ? { ...final, verdict: 'unclear' } : final
}
