import { ofAlgebra } from './algebra.ts'
import { ofCalculations } from './calculations.ts'
import type { Concept } from './concept.ts'
import { ofMeasures } from './measures.ts'
import { ofNumbers } from './numbers.ts'
import { ofSigns } from './signs.ts'

export type { Concept } from './concept.ts'

/** All concepts by name; where several are named by the same words, the first one is meant. */
export const CONCEPTS = { ...ofAlgebra, ...ofMeasures, ...ofNumbers, ...ofCalculations, ...ofSigns } as const

export type ConceptName = keyof typeof CONCEPTS

/** What is general stands behind what is special. */
const ORDER: readonly ConceptName[] = [
  ...([
    'factorise',
    'zero',
    'pair',
    'inequality',
    'line',
    'coordinates',
    'substitution',
    'sequences',
  ] as const),
  ...([
    'lcm',
    'hcf',
    'base',
    'interest',
    'triangle',
    'right triangle',
    'perimeter',
    'area',
    'volume',
  ] as const),
  ...([
    'chart',
    'scale',
    'time',
    'median',
    'mean',
    'probability',
    'angle',
    'rate',
    'proportion',
    'money',
  ] as const),
  ...([
    'convert',
    'percentage',
    'dividing fractions',
    'fraction of',
    'fractions',
    'simplify',
    'ratio',
    'conversion',
  ] as const),
  ...([
    'signs',
    'negatives',
    'order',
    'place value',
    'rounding',
    'remainder',
    'factors',
    'decimals',
    'solve',
  ] as const),
  ...(['surd', 'expressions', '^', 'compare', 'small sums', '÷', '×', '-', '+'] as const),
]

/** The concepts that a text names, the most special first. */
export function conceptsIn(text: string): Concept[] {
  return ORDER.map(name => CONCEPTS[name] as Concept).filter(({ words }) => words.test(text))
}
