import type { KeptWeights } from './kept-weights.ts'

/**
 * The rows of a table that is kept in whole steps, as what stands for each word piece: adds one of them to `into`, some times.
 * @param width how long a row is
 * @throws where nothing is kept under the name
 */
export function keptRows(kept: KeptWeights, name: string, width: number) {
  const [steps, scales] = [kept.steps(name), kept.floats(`${name}.scale`)]
  return (into: Float32Array, row: number, times = 1): void => {
    const scale = (scales[row] ?? 0) * times
    for (let k = 0; k < width; k++) into[k] = (into[k] as number) + (steps[row * width + k] as number) * scale
  }
}
