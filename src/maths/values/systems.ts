import type { Unit } from './units.ts'

/** Metric and customary units, which are only about equal to each other. */
const CUSTOMARY = new Set(
  ['in', 'ft', 'yd', 'mi', 'oz', 'lb', 'st', 'ton'].flatMap(symbol => [
    symbol,
    `${symbol}^2`,
    `${symbol}^3`,
    ...['s', 'min', 'h'].map(time => `${symbol}/${time}`),
  ]),
)

/** Whether a unit is one of inches and pounds, not of metres and grams. */
export const isCustomary = ({ symbol, dimension }: Unit) =>
  dimension === 'us capacity' || CUSTOMARY.has(symbol)
