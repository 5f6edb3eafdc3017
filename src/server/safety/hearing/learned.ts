import type { Concern } from '../../shared/concerns.ts'
import { findFeatures } from './features.ts'
import { type LinearModel, type Score, scorer } from './linear-model.ts'
import { marksIn } from './people.ts'
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
}

export interface Guess {
  /** Log-odds that there is something to worry about. */
  danger: number
  concern: Concern
  isAtHome: boolean
}

interface Scores {
  danger: Score
  home: Score
  concerns: readonly { concern: Concern; score: Score }[]
}

/** Somebody who tells of one thing among many says it in one part; what a part says alone counts for less. */
const OF_A_PART = 0.5
/** Each doubling of the parts makes it likelier that one of them sounds like something by chance. */
const OF_MORE_PARTS = 0.2
const SHORTEST_PART = 4
const PARTS = / (?:and|also|but|then|because) /
/** Log-odds from which harm is taken for harm at home: rather once too often than shown to whoever does it. */
const AT_HOME_FROM = -1
/** The same where nobody but grown-ups of the home is named. */
const AT_HOME_ALONE_FROM = -2

/** Unpacked when first needed. */
let scores: Scores | undefined

function unpacked({ danger, home, concerns }: Learnt): Scores {
  return {
    danger: scorer(danger),
    home: scorer(home),
    concerns: Object.entries(concerns).map(([name, model]) => ({
      concern: name as Concern,
      score: scorer(model),
    })),
  }
}

/** The parts of a message that may stand for themselves. */
function splitParts(lines: readonly Line[]): Line[] {
  const clauses = lines.flatMap(line => line.split(PARTS)).map(clause => ` ${clause.trim()} `)
  return [...new Set([...lines, ...clauses])].filter(part => part.trim().split(' ').length >= SHORTEST_PART)
}

/** What the learned ear makes of a message; whether it is enough is for others to say. */
export function guess(lines: readonly Line[]): Guess {
  scores ??= unpacked(weights)
  const { danger, concerns, home } = scores
  const whole = findFeatures(lines)
  const parts = splitParts(lines)
  const allowance = OF_A_PART + OF_MORE_PARTS * Math.log2(1 + parts.length)
  let loudest = { features: whole, danger: danger(whole) }
  for (const part of parts) {
    const features = findFeatures([part])
    const odds = danger(features) - allowance
    if (odds > loudest.danger) loudest = { features, danger: odds }
  }
  const [first, ...others] = concerns.map(({ concern, score }) => ({
    concern,
    odds: score(loudest.features),
  }))
  if (!first) throw new Error('weights.json names no concern')
  const { concern } = others.reduce((best, each) => (each.odds > best.odds ? each : best), first)
  const people = lines.flatMap(marksIn)
  const isHomeAlone = people.length > 0 && people.every(({ role }) => role === 'h')
  const atHome = Math.max(home(whole), home(loudest.features))
  return {
    danger: loudest.danger,
    concern,
    isAtHome: atHome > (isHomeAlone ? AT_HOME_ALONE_FROM : AT_HOME_FROM),
  }
}
