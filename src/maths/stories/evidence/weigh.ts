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

/** How believable the best value is. */
export interface Verdict {
  best: Candidate
  /** From 0 to 1: how much of the belief is on its value. */
  belief: number
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

/** The most believable value, or undefined where refusing is likelier than any. */
export function judge({ list, refusal }: Candidates): Verdict | undefined {
  if (list.length === 0) return undefined
  let top = refusal.score
  for (const { score } of list) if (score > top) top = score
  let total = Math.exp(refusal.score - top)
  const byValue = new Map<number, number>()
  for (const { term, score } of list) {
    const share = Math.exp(score - top)
    total += share
    byValue.set(term.value, (byValue.get(term.value) ?? 0) + share)
  }
  const [value, share] = [...byValue].reduce((best, each) => (each[1] > best[1] ? each : best))
  const same = list.filter(each => each.term.value === value)
  const best = same.reduce((found, each) => (each.score > found.score ? each : found))
  const clean = same.filter(each => each.against.length === 0 && each.score > best.score - 5)
  return {
    best: clean.length > 0 ? clean.reduce((found, each) => (each.score > found.score ? each : found)) : best,
    belief: share / total,
  }
}
