import { rational } from '../../arithmetic/rational.ts'
import type { StoryReading } from '../story-reading.ts'
import { exactly } from './exactly.ts'
import { TooManyTerms } from './grow.ts'
import type { Setting } from './setting.ts'
import { slipsOf } from './slips.ts'
import { type Taken, takeApart } from './story-setting.ts'
import { factsOf, stepsOf } from './tell.ts'
import { leavesOf, type Term, type Weights } from './terms.ts'
import { candidatesOf, judge, type Verdict } from './weigh.ts'
import learnt from './weights.json' with { type: 'json' }

/**
 * From this belief on a reading is sure of itself, backs what the other reader is sure of, or needs a nod: found by learning
 * from some writers and reading the others.
 */
const SURE = 0.985
const BACKS = 0.85
const ASK = 0.5

const STEPS_OF_WEIGHT = 100
const learntWeights: Weights = new Map(
  Object.entries(learnt.weights as Record<string, Record<string, number>>).map(([of, facts]) => [
    of,
    new Map(Object.entries(facts).map(([fact, weight]) => [fact, weight / STEPS_OF_WEIGHT])),
  ]),
)
const SHOWN: Record<string, string> = {
  centimetre: 'cm',
  metre: 'm',
  kilometre: 'km',
  millimetre: 'mm',
  gram: 'g',
  kilogram: 'kg',
  millilitre: 'ml',
  foot: 'feet',
  inch: 'inches',
}

/** A reading by evidence, with all that was weighed for it; nothing where no calculation fits the story at all. */
export type EvidenceReading = StoryReading & { weighed?: Pick<Verdict, 'values' | 'refusal'> }

/**
 * Reads a story by weighing every calculation that its numbers allow: the second reader of stories, which shares tokens and
 * lexicon with the first and nothing above them.
 */
export function readByEvidence(text: string): EvidenceReading {
  return readWith(learntWeights, text)
}

/** Reads a story with other weights than the learnt ones. */
export function readWith(weights: Weights, text: string): EvidenceReading {
  const taken = takeApart(text)
  if ('why' in taken) return { tier: 'none', why: taken.why }
  try {
    const verdict = judge(candidatesOf(taken.setting, weights))
    if (!verdict) return { tier: 'none', why: 'no calculation fits' }
    const values = verdict.values.map(each => ({ ...each, value: each.value / taken.size }))
    return { ...readingOf(verdict, taken), weighed: { values, refusal: verdict.refusal } }
  } catch (error) {
    if (error instanceof TooManyTerms) return { tier: 'none', why: 'too many ways to reckon' }
    throw error
  }
}

function readingOf({ best, values }: Verdict, { setting, size }: Taken): StoryReading {
  const belief = values[0]?.belief ?? 0
  if (best.against.length > 0) return { tier: 'none', why: best.against.join(', ') }
  if (belief < ASK) return { tier: 'none', why: 'not believable enough' }
  const exact = exactly(best.term)
  if (!exact) return { tier: 'none', why: 'no value' }
  return {
    tier: belief >= SURE ? 'sure' : belief >= BACKS ? 'backs' : 'ask',
    value: exact.div(rational(size)),
    unit: unitOfAnswer(best.term, setting),
    steps: stepsOf(best.term),
    slips: slipsOf(best.term, exact).map(slip => ({ ...slip, value: slip.value.div(rational(size)) })),
    facts: factsOf(best.term),
  }
}

/** What the answer counts: the thing asked for as the question says it, a unit, or a sign of money. */
function unitOfAnswer(term: Term, { asked, words, quantities }: Setting): string | undefined {
  if (term.dimension === 'money') {
    const signs = quantities.filter(each => each.dimension === 'money').map(each => each.unit)
    return signs.find(sign => sign === 'p' || sign === '¢') ?? signs[0]
  }
  const noun = asked.nouns[0]
  if (noun?.isOwn) return SHOWN[noun.head] ?? words[noun.end - 1]?.lower
  const unit = leavesOf(term).find(each => each.dimension === term.dimension)?.unit
  return unit ? (SHOWN[unit] ?? `${unit}s`) : undefined
}
