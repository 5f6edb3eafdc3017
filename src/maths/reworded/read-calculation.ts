import { isNegative, isWhole } from '../arithmetic/rational.ts'
import { showValue } from '../arithmetic/show.ts'
import { asEntered } from '../questions/as-entered.ts'
import { isSmall } from '../stories/net/seen-words.ts'
import { likelyWays } from '../stories/read-story.ts'
import type { StoryQuestion } from '../stories/story-question.ts'
import { unitAsked } from '../stories/unit-asked.ts'
import { CALCULATES, type Calculated, calculated } from './calculation.ts'
import { type CalculationEvidence, calculationSureness } from './calculation-sureness.ts'
import { NOTHING } from './embedding.ts'
import type { Piece } from './pieces.ts'
import type { Wording } from './reword.ts'
import { wordingsOf } from './wordings-of.ts'

/** What a text comes to by a calculation that a net has written for it. */
export interface CalculatedReading {
  question: StoryQuestion
  answer: string
  /** How likely it is meant so, between 0 and 1. */
  sureness: number
}

/**
 * What a question of several steps comes to, where the net that says typed questions in a book's words writes the calculation
 * that answers it in the place of a wording.
 * @returns undefined where it writes none
 */
export function readCalculation(typed: string): CalculatedReading | undefined {
  const [best] = weighedCalculations(typed)
    .map(({ evidence, ...read }) => ({ ...read, sureness: calculationSureness(evidence) }))
    .toSorted((one, other) => other.sureness - one.sureness)
  return best
}

/** All values that a text may come to by a calculation, with what speaks for and against each. */
export function weighedCalculations(
  typed: string,
): (Omit<CalculatedReading, 'sureness'> & { evidence: CalculationEvidence })[] {
  const even = asEntered(typed)
  const { pieces, wordings } = wordingsOf(even)
  const unit = unitAsked(even)
  const inWholes = unit === undefined && comesInWholes(even, pieces)
  const values = calculatedIn(wordings).filter(({ value }) => isWhole(value) || !inWholes)
  const believed = values.length > 0 ? likelyWays(even) : []
  const nothing = wordings.find(({ pieces: [first] }) => first === NOTHING)?.chance ?? 0
  return values.map(({ value, steps, written, chance }) => ({
    question: {
      kind: 'story',
      text: even,
      reading: {
        tier: 'ask',
        value,
        ...(unit === undefined ? {} : { unit }),
        steps,
        slips: [],
        facts: factsIn(pieces, written),
        isAlone: true,
      },
    },
    answer: showValue(value, true),
    evidence: {
      chance,
      rival: Math.max(0, ...values.flatMap(each => (each.value === value ? [] : each.chance))),
      nothing,
      belief: believed.find(each => each.value.equals(value))?.belief ?? 0,
      rivalBelief: believed.find(each => !each.value.equals(value))?.belief ?? 0,
      ...countsIn(pieces, written),
      steps: steps.length,
      isNegative: isNegative(value),
    },
  }))
}

/** `how many`, of nothing but whole numbers, comes in no parts, but for a measure. */
const comesInWholes = (text: string, pieces: readonly Piece[]) =>
  /\bhow many\b/i.test(text) &&
  pieces.every(({ text: piece, isNumber }) => !isNumber || /^[\d,]+$/.test(piece))

interface Written extends Calculated {
  written: readonly string[]
  chance: number
}

/** What is calculated, each value once with the chances of all its calculations together; the likeliest first. */
function calculatedIn(wordings: readonly Wording[]): Written[] {
  const values = new Map<string, Written>()
  for (const { pieces, chance } of wordings) {
    const [first, ...written] = pieces
    const found = first === CALCULATES ? calculated(written) : undefined
    if (!found) continue
    const same = found.value.toFraction()
    const before = values.get(same)
    values.set(same, before ? { ...before, chance: before.chance + chance } : { ...found, written, chance })
  }
  return [...values.values()]
}

const isNumber = (piece: string) => /^\d/.test(piece)
const bare = (piece: string) => piece.replaceAll(',', '')

/** Numbers of the text that the calculation leaves out, and of the calculation that the text has not. */
function countsIn(pieces: readonly Piece[], written: readonly string[]) {
  const told = pieces.flatMap(piece => (piece.isNumber ? bare(piece.text) : []))
  const numbers = written.filter(isNumber)
  return {
    left: told.filter(each => !numbers.includes(each)).length,
    made: numbers.filter(each => !told.includes(each)).length,
  }
}

/** The numbers that a calculation takes, with their money, their unit or what they count: `$3.50`, `8 cm`, `15%`. */
function factsIn(pieces: readonly Piece[], written: readonly string[]): string[] {
  const facts = pieces.flatMap((piece, at) => {
    if (!piece.isNumber || !written.includes(bare(piece.text))) return []
    const [before = '', behind = ''] = [pieces[at - 1]?.text, pieces[at + 1]?.text]
    const money = /^[£$€₹₦]$/.test(before) ? before : ''
    const isThing = /^\p{L}/u.test(behind) && !isSmall(behind)
    return [`${money}${piece.text}${/^[%°]/.test(behind) ? behind : isThing ? ` ${behind}` : ''}`]
  })
  return [...new Set(facts)]
}
