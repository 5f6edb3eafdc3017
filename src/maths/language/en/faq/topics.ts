/** What may be on the table when something is asked back. */
export const TOPICS = [
  ...(['place-value', 'rounding', 'factors-multiples-primes', 'negative-numbers'] as const),
  ...(['adding', 'subtracting', 'multiplying', 'dividing', 'order-of-operations'] as const),
  ...(['fractions-meaning', 'fractions-equivalent', 'fractions-compare', 'fractions-add-subtract'] as const),
  ...(['fractions-multiply', 'fractions-divide', 'fractions-of-amounts', 'mixed-numbers'] as const),
  ...(['decimals', 'fraction-decimal-percent', 'percent-of', 'percent-change', 'interest'] as const),
  ...(['ratio', 'proportion', 'speed-rates', 'money', 'time', 'measures-units'] as const),
  ...(['perimeter', 'area', 'volume', 'circles', 'angles', 'shapes', 'symmetry-and-moves'] as const),
  ...(['pythagoras-trig', 'averages', 'charts-and-data', 'probability'] as const),
  ...(['expressions', 'brackets', 'equations', 'inequalities', 'simultaneous-equations'] as const),
  ...(['quadratics', 'powers', 'roots', 'standard-form', 'coordinates', 'graphs-of-lines'] as const),
  ...(['sequences', 'word-problems', 'general'] as const),
] as const

export type Topic = (typeof TOPICS)[number]
