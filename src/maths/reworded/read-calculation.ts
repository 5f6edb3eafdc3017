import { isNegative, isWhole } from '../arithmetic/rational.ts'
import { asEntered } from '../questions/as-entered.ts'
import { isSmall } from '../stories/net/seen-words.ts'
import type { StoryQuestion } from '../stories/story-question.ts'
import { unitAsked } from '../stories/unit-asked.ts'
import { CALCULATES, type Calculated, calculated } from './calculation.ts'
import type { Piece } from './pieces.ts'
import type { Wording } from './reword.ts'
import { wordingsOf } from './wordings-of.ts'

/** What a text comes to by a calculation that a net has written for it. */
export interface CalculatedReading {
  question: StoryQuestion
  /** How likely the net finds this value, between 0 and 1. */
  chance: number
  /** How many numbers of the text its calculation leaves out, and how many steps it takes. */
  left: number
  steps: number
}

/**
 * All values that a question of several steps may come to, where the net that says typed questions in a book's words writes the
 * calculation that answers it in the place of a wording; the likeliest first.
 */
export function readCalculations(typed: string): CalculatedReading[] {
  const even = asEntered(typed)
  const { pieces, wordings } = wordingsOf(even)
  const unit = unitAsked(even)
  const inWholes = unit === undefined && comesInWholes(even, pieces)
  return calculatedIn(wordings, !comesInWholes(even, pieces) || GOES_BELOW.test(even))
    .filter(({ value }) => isWhole(value) || !inWholes)
    .map(({ value, steps, written, chance }) => ({
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
      chance,
      left: leftIn(pieces, written),
      steps: steps.length,
    }))
}

/** `how many`, of nothing but whole numbers, comes in no parts, but for a measure. */
const comesInWholes = (text: string, pieces: readonly Piece[]) =>
  /\bhow many\b/i.test(text) &&
  pieces.every(({ text: piece, isNumber }) => !isNumber || /^[\d,]+$/.test(piece))

/** What may come to less than nothing. */
const GOES_BELOW =
  /[-−]\d|°|\b(?:below|under|minus|negative|less than (?:zero|nothing)|temperatures?|degrees?|colder|warmer|freez\w+|floors?|basement|sea level|debts?|owes?|overdra\w+|loss|overspent|accounts?|balance|points?|scores?|levels?|lift|elevator|altitude|depth)\b/i

/** `63 − 99` is the difference of 99 and 63, of what does not go below nothing. */
function turnedUp({ value, steps }: Calculated): Calculated {
  const last = steps.at(-1)
  const [, left, right] = /^([^−]+) − ([^−]+)$/.exec(last?.calculation ?? '') ?? []
  if (!isNegative(value) || !last || left === undefined || right === undefined) return { value, steps }
  const up = { ...last, calculation: `${right} − ${left}`, value: value.neg() }
  return { value: value.neg(), steps: [...steps.slice(0, -1), up] }
}

export interface CalculatedWording extends Calculated {
  written: readonly string[]
  chance: number
}

/** What is calculated by what a net has written, each value once with the chances of all its calculations together; the likeliest first. */
export function calculatedIn(wordings: readonly Wording[], mayBeBelow = true): CalculatedWording[] {
  const values = new Map<string, CalculatedWording>()
  for (const { pieces, chance } of wordings) {
    const [first, ...written] = pieces
    const reckoned = first === CALCULATES ? calculated(written) : undefined
    if (!reckoned) continue
    const found = mayBeBelow ? reckoned : turnedUp(reckoned)
    const same = found.value.toFraction()
    const before = values.get(same)
    values.set(same, before ? { ...before, chance: before.chance + chance } : { ...found, written, chance })
  }
  return [...values.values()].toSorted((one, other) => other.chance - one.chance)
}

const bare = (piece: string) => piece.replaceAll(',', '')

/** How many numbers of the text a calculation leaves out. */
function leftIn(pieces: readonly Piece[], written: readonly string[]): number {
  const told = pieces.flatMap(piece => (piece.isNumber ? bare(piece.text) : []))
  return told.filter(each => !written.includes(each)).length
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
