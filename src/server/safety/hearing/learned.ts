import type { Concern } from '../../shared/concerns.ts'
import { findFeatures } from './features.ts'
import { markedLines } from './hear.ts'
import { type LinearModel, type Score, scorer } from './linear-model.ts'
import { type Mark, marksIn } from './people.ts'
import type { Line } from './plain-words.ts'
import weights from './weights.json' with { type: 'json' }

/** What `npm run learn-to-hear` writes. */
export interface Learnt {
  /** SHA-256 of the messages that it was learnt from, so that a test notices when they have changed. */
  corpus: string
  /** Whether there is anything to worry about. */
  danger: LinearModel
  /** Of the worrying ones, what it is. */
  concerns: Record<string, LinearModel>
  /** Of the worrying ones, whether a grown-up of the child's own home does harm. */
  home: LinearModel
  /** Whether it is a school question from the first word to the last. */
  school: LinearModel
}

export interface Guess {
  /** Log-odds that there is something to worry about. */
  danger: number
  /** The likeliest. */
  concern: Concern
  /** How likely each is; log-odds that are comparable with each other. */
  odds: ReadonlyMap<Concern, number>
  /** Log-odds above what harm at home is taken for. */
  home: number
}

export interface Scores {
  danger: Score
  home: Score
  school: Score
  concerns: readonly { concern: Concern; score: Score }[]
}

/** Somebody who tells of one thing among many says it in one part; what a part says alone counts for less. */
const OF_A_PART = 0.5
/** Each doubling of the parts makes it likelier that one of them sounds like something by chance. */
const OF_MORE_PARTS = 0.2
const SHORTEST_PART = 4
const SENTENCES = /[.!?;…\n]+/
const CLAUSES = /,? \b(?:and|also|but|then|because|cos|cuz|bc)\b /i
/** Log-odds from which harm is taken for harm at home: rather once too often than shown to whoever does it. */
const AT_HOME_FROM = -1.5
/** The same where nobody but grown-ups of the home is named. */
const AT_HOME_ALONE_FROM = -2
/** The same where somebody is named, but nobody of the home. */
const AT_HOME_UNNAMED_FROM = -0.5

/** Unpacked when first needed. */
let scores: Scores | undefined

function own(): Scores {
  scores ??= unpack(weights)
  return scores
}

export function unpack({ danger, home, school, concerns }: Learnt): Scores {
  return {
    danger: scorer(danger),
    home: scorer(home),
    school: scorer(school),
    concerns: Object.entries(concerns).map(([name, model]) => ({
      concern: name as Concern,
      score: scorer(model),
    })),
  }
}

/** The sentences and clauses of a message, which may stand for themselves. */
function splitParts(text: string): string[] {
  const sentences = text.split(SENTENCES)
  const parts = [...sentences, ...sentences.flatMap(sentence => sentence.split(CLAUSES))]
  return [...new Set(parts)].filter(part => part !== text && part.trim().split(/\s+/).length >= SHORTEST_PART)
}

/** What the learned ear makes of a message; whether it is enough is for others to say. */
export function guess(text: string, lines: readonly Line[], { danger, concerns, home } = own()): Guess {
  const whole = findFeatures(text, lines)
  const parts = splitParts(text)
  const allowance = OF_A_PART + OF_MORE_PARTS * Math.log2(1 + parts.length)
  let loudest = { features: whole, danger: danger(whole) }
  for (const part of parts) {
    const features = findFeatures(part, markedLines(part))
    const odds = danger(features) - allowance
    if (odds > loudest.danger) loudest = { features, danger: odds }
  }
  const odds = new Map(concerns.map(({ concern, score }) => [concern, score(loudest.features)] as const))
  const [first] = [...odds].toSorted(([, one], [, other]) => other - one)
  if (!first) throw new Error('weights.json names no concern')
  const atHome = Math.max(home(whole), home(loudest.features))
  return {
    danger: loudest.danger,
    concern: first[0],
    odds,
    home: atHome - atHomeFrom(lines.flatMap(marksIn)),
  }
}

/**
 * Log-odds that a message is a school question from the first word to the last. This is learnt apart, by words alone:
 * whatever else a cry may sound like, it never sounds like that.
 */
export function likenessToSchool(text: string, { school } = own()): number {
  return school(findFeatures(text, markedLines(text), false))
}

function atHomeFrom(people: readonly Mark[]): number {
  if (people.length === 0) return AT_HOME_FROM
  if (people.every(({ role }) => role === 'h')) return AT_HOME_ALONE_FROM
  return people.some(({ role }) => role === 'h') ? AT_HOME_FROM : AT_HOME_UNNAMED_FROM
}
