import { readFileSync } from 'node:fs'
import { type Figure, measured } from './figure.ts'

/** So much worse than what is kept is noise; beyond it, the gate is shut. */
const MOST_OVER = 1.15

/** A figure as it was when the file was written, and what a change of it for the worse has brought. */
export interface Kept {
  measured: number
  reason: string
}

/** What `gate.json` keeps, by the name of a bench and of its figure, such as `start: time`. */
export type KeptFigures = Readonly<Record<string, Kept>>

export function readKept(): KeptFigures {
  return JSON.parse(readFileSync(new URL('./gate.json', import.meta.url), 'utf8'))
}

/** The benches whose figures are kept. */
export function gatedBenches(kept: KeptFigures): string[] {
  return [...new Set(Object.keys(kept).map(name => name.split(':')[0] ?? ''))]
}

/** @returns a sentence for each figure that has become too much worse, or that the file doesn't know */
export function shutBy(bench: string, figures: readonly Figure[], kept: KeptFigures): string[] {
  return figures.flatMap(figure => {
    if (figure.gate === undefined) return []
    const name = `${bench}: ${figure.gate}`
    const before = kept[name]
    const now = measured(figure)
    if (!before) return [`${name} is ${now.toFixed(2)} and has no line in tests/bench/gate.json`]
    if (now <= before.measured * MOST_OVER) return []
    return [`${name} is ${now.toFixed(2)}, more than 15 % over the ${before.measured} that is kept`]
  })
}
