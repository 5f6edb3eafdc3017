import { TooManyTerms } from '../../../src/maths/stories/evidence/grow.ts'
import { takeApart } from '../../../src/maths/stories/evidence/story-setting.ts'
import type { Bundle, Weights } from '../../../src/maths/stories/evidence/terms.ts'
import { candidatesOf, evidenceFor } from '../../../src/maths/stories/evidence/weigh.ts'

/** A story with its answer; null where nobody can answer it, or where no single number does. */
export interface Told {
  q: string
  answer: number | null
}

/** A story as the fitting sees it: each candidate by the numbers of its evidence, and whether its value is right. */
export interface Example {
  candidates: Int32Array[]
  penalties: number[]
  isRight: boolean[]
  refusal: Int32Array
  canBeRight: boolean
  values: number[]
}

const ROUNDS = 14
const RATE = 0.1
/** Holds weights small, so that no story is learnt by heart. */
const SMALLER = 3e-3
const SEEDS = [7, 99]
/** Evidence that stands in fewer stories says nothing about others. */
const FEWEST = 3
const AGAINST = 2

/** Numbers names of evidence. */
export class Names {
  readonly ids = new Map<string, number>()
  readonly stories: number[] = []
  id(name: string): number {
    let id = this.ids.get(name)
    if (id === undefined) {
      id = this.ids.size
      this.ids.set(name, id)
      this.stories.push(0)
    }
    return id
  }
}

export const isSame = (one: number, other: number | null) => other !== null && Math.abs(one - other) < 0.006

/** Takes a story apart for fitting; undefined where it is refused before any weighing. */
export function exampleOf(told: Told, names: Names, weights: Weights): Example | undefined {
  const taken = takeApart(told.q)
  if ('why' in taken) return undefined
  try {
    const { list, refusal } = candidatesOf(taken.setting, weights)
    if (list.length === 0) return undefined
    const seen = new Set<number>()
    const numbered = (all: readonly Bundle[]) => {
      const ids = all.flatMap(bundle => bundle.facts.map(fact => names.id(`${bundle.of}\t${fact}`)))
      for (const id of ids) seen.add(id)
      return Int32Array.from(ids)
    }
    const candidates = list.map(each => numbered(evidenceFor(each)))
    const example = {
      candidates,
      penalties: list.map(each => AGAINST * each.against.length),
      isRight: list.map(each => isSame(each.term.value / taken.size, told.answer)),
      refusal: numbered([refusal]),
      canBeRight: false,
      values: list.map(each => each.term.value),
    }
    for (const id of seen) names.stories[id] = (names.stories[id] ?? 0) + 1
    return { ...example, canBeRight: example.isRight.some(Boolean) }
  } catch (error) {
    if (error instanceof TooManyTerms) return undefined
    throw error
  }
}

/** Fits a softmax over the candidates of each story, of which refusing is one; the mean of two runs. */
export function learn(
  examples: readonly Example[],
  names: Names,
  smaller = SMALLER,
  rounds = ROUNDS,
): Weights {
  const size = names.ids.size
  const sum = new Float64Array(size)
  for (const seed of SEEDS) {
    for (const [i, weight] of fitOnce(examples, size, names, seed, smaller, rounds).entries()) {
      sum[i] = (sum[i] ?? 0) + weight / SEEDS.length
    }
  }
  const weights = new Map<string, Map<string, number>>()
  for (const [name, id] of names.ids) {
    const weight = Math.round((sum[id] ?? 0) * 100) / 100
    if (Math.abs(weight) < 0.02) continue
    const [of = '', fact = ''] = name.split('\t')
    weights.set(of, (weights.get(of) ?? new Map<string, number>()).set(fact, weight))
  }
  return weights
}

function fitOnce(
  examples: readonly Example[],
  size: number,
  names: Names,
  seed: number,
  smaller: number,
  rounds: number,
): Float64Array {
  const weights = new Float64Array(size)
  const pace = new Float64Array(size).fill(1e-2)
  const isRare = Uint8Array.from({ length: size }, (_, id) => ((names.stories[id] ?? 0) < FEWEST ? 1 : 0))
  let state = seed
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  const order = [...examples]
  const slope = new Float64Array(size)
  const scoreOf = (ids: Int32Array) => {
    let score = 0
    for (const id of ids) score += weights[id] ?? 0
    return score
  }
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] as Example, order[i] as Example]
    }
    for (const example of order) {
      const { candidates, penalties, isRight, refusal, canBeRight } = example
      const count = candidates.length
      const shares = new Float64Array(count + 1)
      for (let i = 0; i < count; i++) shares[i] = scoreOf(candidates[i] as Int32Array) - (penalties[i] ?? 0)
      shares[count] = scoreOf(refusal)
      const top = shares.reduce((best, each) => Math.max(best, each), -Infinity)
      let [total, good] = [0, 0]
      for (let i = 0; i <= count; i++) {
        shares[i] = Math.exp((shares[i] ?? 0) - top)
        total += shares[i] ?? 0
        if (i < count ? isRight[i] : !canBeRight) good += shares[i] ?? 0
      }
      const touched: number[] = []
      for (let i = 0; i <= count; i++) {
        const isGood = i < count ? isRight[i] : !canBeRight
        const pull = (shares[i] ?? 0) / total - (isGood ? (shares[i] ?? 0) / (good || 1e-300) : 0)
        if (Math.abs(pull) < 1e-4) continue
        for (const id of i < count ? (candidates[i] as Int32Array) : refusal) {
          if (isRare[id]) continue
          if (slope[id] === 0) touched.push(id)
          slope[id] = (slope[id] ?? 0) + pull
        }
      }
      for (const id of touched) {
        const step = (slope[id] ?? 0) + smaller * (weights[id] ?? 0)
        slope[id] = 0
        pace[id] = (pace[id] ?? 0) + step * step
        weights[id] = (weights[id] ?? 0) - (RATE * step) / Math.sqrt(pace[id] ?? 1)
      }
    }
  }
  return weights
}

/** Weights as whole numbers of hundredths, in the order of their names. */
export function shownWeights(weights: Weights): Record<string, Record<string, number>> {
  const shown: Record<string, Record<string, number>> = {}
  for (const of of [...weights.keys()].toSorted()) {
    const facts = [...(weights.get(of) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1))
    shown[of] = Object.fromEntries(facts.map(([fact, weight]) => [fact, Math.round(weight * 100)]))
  }
  return shown
}
