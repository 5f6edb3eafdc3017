import { type Rational, rational } from '../arithmetic/rational.ts'
import type { JoinedReading, Read } from './join-readings.ts'
import { tokensOf } from './tokens.ts'
import { measureOf, nounOf } from './word-forms.ts'

/** A story that asks in another unit than it tells in, with the question in the story's unit. */
interface InTold {
  text: string
  /** As the question names it. */
  unit: string
  /** How many of the told unit are one of the asked. */
  size: Rational
}

const ASKED = /\b(how many|in) ([a-z]+)\b/gi
const DOLLARS = /\b(how many|in) (dollars|euros|pounds)\b/i
const IN_HUNDREDTHS = /(?<![£$€\d.,])\d{1,4}(?: ?[pc¢]\b| (?:cents?|pence|pennies))/i
const IN_WHOLES = /[£$€]|\d (?:dollars?|euros?|pounds?)\b/i

/**
 * Reads a story that asks in another unit of the same measure than all of its numbers have: `Each glass holds 250 ml. How
 * many litres are in 6 glasses?`
 * @param read what reads a story as it stands
 */
export function readInOtherUnit(
  text: string,
  read: (text: string) => JoinedReading,
): JoinedReading | undefined {
  const told = inToldUnit(text)
  const joined = told && read(told.text)
  if (!told || !joined || joined.tier === 'none') return undefined
  return { ...joined, reading: turned(joined.reading, told) }
}

/** Whether a story asks in another unit of the same measure than all of its numbers have. */
export const asksInOtherUnit = (text: string): boolean => inToldUnit(text) !== undefined

const inToldUnit = (text: string) => inMoney(text) ?? inMeasures(text)

/** Whether a reading in metres is one of a story that asks in centimetres. */
export function isMeasuredOtherwise(text: string, unit: string): boolean {
  const [read, ...more] = measuresAsked(text)
  const own = measureOf(nounOf(unit.toLowerCase()))
  return (
    read !== undefined &&
    more.length === 0 &&
    own?.dimension === read.measure.dimension &&
    own.size !== read.measure.size
  )
}

/** The units that a story asks for. */
function measuresAsked(text: string) {
  return [...text.matchAll(ASKED)].flatMap(({ 0: said, 1: lead = '', 2: word = '', index }) => {
    const measure = measureOf(nounOf(word.toLowerCase()))
    return measure ? [{ said, lead, word, index, measure }] : []
  })
}

function inMeasures(text: string): InTold | undefined {
  const asked = measuresAsked(text)
  const [only] = asked
  if (!only || asked.length !== 1) return undefined
  const { word, measure, index, said, lead } = only
  const tokens = tokensOf(text)?.sentences.flatMap(sentence => sentence.tokens) ?? []
  const alike = tokens.filter(({ noun }) => measureOf(noun)?.dimension === measure.dimension)
  const units = new Set(alike.map(({ noun }) => noun).filter(noun => noun !== nounOf(word.toLowerCase())))
  const [unit] = units
  const other = unit === undefined ? undefined : measureOf(unit)
  // The asked unit itself is told nowhere.
  const isOnlyAsked = alike.filter(({ noun }) => noun === nounOf(word.toLowerCase())).length === 1
  if (unit === undefined || units.size !== 1 || !other || !isOnlyAsked) return undefined
  return {
    text: `${text.slice(0, index)}${lead} ${unit}s${text.slice(index + said.length)}`,
    unit: word,
    size: rational(measure.size).div(other.size),
  }
}

function inMoney(text: string): InTold | undefined {
  const asked = DOLLARS.exec(text)
  if (!asked || !IN_HUNDREDTHS.test(text) || IN_WHOLES.test(text.replace(asked[0], ' '))) return undefined
  const hundredths = /pounds/i.test(asked[2] ?? '') ? 'pence' : 'cents'
  return {
    text: text.replace(asked[0], `${asked[1]} ${hundredths}`),
    unit: asked[2] ?? '',
    size: rational(100),
  }
}

/** What was read in the told unit, with one step more. */
function turned(reading: Read, { unit, size }: InTold): Read {
  const { value, steps, slips } = reading
  const inUnit = value.div(size)
  const isLarger = size.compare(1) > 0
  return {
    ...reading,
    value: inUnit,
    unit,
    steps: [
      ...steps,
      {
        is: `how many ${unit} that is`,
        calculation: isLarger ? `${value} ÷ ${size}` : `${value} × ${rational(1).div(size)}`,
        value: inUnit,
      },
    ],
    slips: [
      ...slips.map(slip => ({ ...slip, value: slip.value.div(size) })),
      { value, why: 'mixed up the units' },
    ],
  }
}
