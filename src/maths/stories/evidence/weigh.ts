import { refusalEvidence, rootEvidence } from './evidence.ts'
import { AGAINST, grow, MOST_NUMBERS, mostAgainst } from './grow.ts'
import { rootContradictions } from './root-contradictions.ts'
import type { Setting } from './setting.ts'
import { type Bundle, Scale, type Term, type Weights } from './terms.ts'

/** A term as an answer to what is asked. */
export interface Candidate {
  term: Term
  /** Its evidence as what is asked; `evidenceFor` has that of its parts too. */
  own: readonly Bundle[]
  against: readonly string[]
  score: number
}

/** All answers that a story allows, with what speaks for refusing it. */
export interface Candidates {
  list: readonly Candidate[]
  refusal: Bundle
}

/** A value that a story may come to. */
export interface Weighed {
  value: number
  /** From 0 to 1: how much of the belief is on it. */
  belief: number
  /** How many contradictions the least contradicted way to it has. */
  against: number
}

/** How believable the values are that a story may come to. */
export interface Verdict {
  /** The likeliest way to the most believable value. */
  best: Candidate
  /** Each value, the most believable first. */
  values: readonly Weighed[]
  /** How believable it is that the story allows none of them. */
  refusal: number
}

/** Everything that a story may ask for. Throws TooManyTerms. */
export function candidatesOf(setting: Setting, weights: Weights): Candidates {
  const scale = new Scale(weights)
  const refusal = refusalEvidence(setting, scale)
  if (setting.quantities.length > MOST_NUMBERS) return { list: [], refusal }
  const list: Candidate[] = []
  const most = mostAgainst(setting)
  for (const term of grow(setting, scale)) {
    if (!isAskedSort(term, setting)) continue
    const against = rootContradictions(term, setting, most)
    if (!against) continue
    const root = rootEvidence(term, setting, scale)
    const contradicted = scale.weigh('x', against)
    const missing = against.length - term.against.length
    const score =
      term.score + root.reduce((sum, each) => sum + each.score, 0) + contradicted.score - AGAINST * missing
    list.push({ term, own: [...root, contradicted], against, score })
  }
  return { list, refusal }
}

/** False where the outcome is of another dimension than what is asked. */
function isAskedSort(term: Term, { asked, quantities }: Setting): boolean {
  if (asked.flags.has('money')) return term.dimension === 'money' && !(term.sort !== 'amount')
  if (asked.flags.has('fraction'))
    return (
      term.sort === 'fraction' || (term.sort === 'amount' && quantities.every(each => each.sort === 'amount'))
    )
  if (term.sort !== 'amount') return false
  if (asked.form === 'many' && term.dimension === 'money') return false
  return true
}

/** All evidence of a candidate. */
export const evidenceFor = ({ term, own }: Candidate): Bundle[] => [...own, ...allBundles(term)]

function allBundles(term: Term): Bundle[] {
  return [...term.bundles, ...term.parts.flatMap(allBundles)]
}

/** Weighs the values of all candidates; undefined where there is none. */
export function judge({ list, refusal }: Candidates): Verdict | undefined {
  let top = refusal.score
  for (const { score } of list) if (score > top) top = score
  const refused = Math.exp(refusal.score - top)
  let total = refused
  const byValue = new Map<number, Weighed>()
  for (const { term, score, against } of list) {
    const share = Math.exp(score - top)
    total += share
    const known = byValue.get(term.value)
    byValue.set(term.value, {
      value: term.value,
      belief: (known?.belief ?? 0) + share,
      against: Math.min(known?.against ?? Infinity, against.length),
    })
  }
  const values = [...byValue.values()]
    .map(each => ({ ...each, belief: each.belief / total }))
    .toSorted((one, other) => other.belief - one.belief)
  const [first] = values
  if (!first) return undefined
  const same = list.filter(each => each.term.value === first.value)
  const best = same.reduce((found, each) => (each.score > found.score ? each : found))
  const clean = same.filter(each => each.against.length === 0 && each.score > best.score - 5)
  return {
    best: clean.length > 0 ? clean.reduce((found, each) => (each.score > found.score ? each : found)) : best,
    values,
    refusal: refused / total,
  }
}
