import { defineKind } from '../by-value/define-kind.ts'
import { makeConversion, writeConversion } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ConversionQuestion } from './question.ts'
import { readConversion, triggers } from './read.ts'
import { solveConversion } from './solve.ts'
import { tipsOfConversion, topics } from './topics.ts'

/** Metric and customary units of length, mass, capacity, area, volume, speed and time. */
export const unitConversion = defineKind<ConversionQuestion>({
  name: 'conversion',
  topics: [topics.units, topics.time, topics.squares],
  triggers,
  heeds: ['rounding'],
  read: readConversion,
  topicOf({ from: { dimension, symbol } }) {
    // Litres are counted in thousands, and have no square.
    if (/^(?:m|c|d)?l$/i.test(symbol)) return topics.units
    if (dimension === 'time' || dimension === 'years') return topics.time
    return dimension === 'area' || dimension === 'volume' || dimension === 'speed'
      ? topics.squares
      : topics.units
  },
  tipsFor: tipsOfConversion,
  solve: solveConversion,
  write: writeConversion,
  make: makeConversion,
  misconceptions,
})
