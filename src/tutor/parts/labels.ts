import { type Net, netOf } from '#maths/net/kept.ts'
import { wordVector } from '#maths/net/word-vectors.ts'
import { tokenScores } from '#maths/span/token-scores.ts'
import { type Token, tokensOf } from '#maths/span/tokens.ts'
import { remembering } from '#text/remembering.ts'
import type { Table } from '../wants/wants-of.ts'
import learnt from './weights.json' with { type: 'json' }

/** The same, in the same order, as in `tests/corpus/chat/parts/learn_parts.py`. */
const LABELS = ['question', 'said', 'asks', 'wish', 'talk'] as const
const TABLES = ['none', 'open', 'done'] as const satisfies readonly Table[]

/** What a run of words is: a task that is brought, what is said of the work at hand, what is asked of the tutor, … */
export type Label = (typeof LABELS)[number]

/** A run of words of one label. */
export interface Labelled {
  label: Label
  text: string
  /** How likely its words are of that label, in the mean; between 0 and 1. */
  sureness: number
}

/** More is a page, and no message. */
const LONGEST = 1_200
/** In log-odds: another label begins at a word only where it is so much likelier, less of it behind a mark. */
const CHANGE = 2.5
const CHANGE_BEHIND_MARK = 1
const STOP = /^[.!?;:\n…]$/
const WORD = /^\p{L}{2}|^[ai]$/u

let made: Net | undefined

/** The parts of a message, each with what it is, in their order. */
export const labelled = remembering(findLabelled, (text, table) => `${table} ${text}`)

/** How likely the likeliest word of a message is part of a task that it brings, between 0 and 1. */
export const asksTask = (text: string, table: Table): number =>
  Math.max(0, ...likelihoods(text, table).map(([question = 0]) => question))

function findLabelled(text: string, table: Table): Labelled[] {
  const tokens = tokensIn(text)
  const all = likelihoods(text, table)
  const path = likeliestPath(all, tokens)
  const runs: { from: number; to: number; label: number }[] = []
  for (const [at, label] of path.entries()) {
    const last = runs.at(-1)
    if (last?.label === label) last.to = at + 1
    else runs.push({ from: at, to: at + 1, label })
  }
  return runs.map(({ from, to, label }, at) => ({
    label: LABELS[label] as Label,
    text: text.slice(at === 0 ? 0 : tokens[from]?.start, tokens[to]?.start).trim(),
    sureness: all.slice(from, to).reduce((sum, each) => sum + (each[label] ?? 0), 0) / (to - from),
  }))
}

const tokensIn = (text: string): Token[] => (text.length > LONGEST ? [] : tokensOf(text))

/** Of each token how likely it is of each label. */
const likelihoods = remembering(
  (text: string, table: Table): number[][] => {
    made ??= netOf(learnt)
    const stands = TABLES.map(each => Number(each === table))
    return tokenScores(made, tokensIn(text), 'inside', ({ word }) => [stands, wordVector(word)]).map(
      scores => {
        const most = Math.max(...scores)
        const odds = Array.from(scores, each => Math.exp(each - most))
        const sum = odds.reduce((all, each) => all + each, 0)
        return odds.map(each => each / sum)
      },
    )
  },
  (text, table) => `${table} ${text}`,
)

/** Lists and sums are never cut: `2, 7, 12, 17`, `12 × 10^12`. */
function priceOf(before: string, word: string): number {
  if (STOP.test(before) || (before === ',' && WORD.test(word))) return CHANGE_BEHIND_MARK
  return WORD.test(word) ? CHANGE : Number.POSITIVE_INFINITY
}

/** The labels of the tokens that are the likeliest together, where each change of them has its price. */
function likeliestPath(all: readonly (readonly number[])[], tokens: readonly Token[]): number[] {
  let best = LABELS.map(() => 0)
  const from: number[][] = []
  for (const [at, likely] of all.entries()) {
    const price = priceOf(tokens[at - 1]?.word ?? '', tokens[at]?.word ?? '')
    const top = best.indexOf(Math.max(...best))
    const came = LABELS.map((_, label) => ((best[label] ?? 0) >= (best[top] ?? 0) - price ? label : top))
    const next = came.map(
      (before, label) =>
        (best[before] ?? 0) - (before === label ? 0 : price) + Math.log(Math.max(1e-6, likely[label] ?? 0)),
    )
    from.push(came)
    best = next
  }
  let label = best.indexOf(Math.max(...best))
  const path: number[] = []
  for (let at = all.length - 1; at >= 0; at--) {
    path.unshift(label)
    label = from[at]?.[label] ?? label
  }
  return path
}
