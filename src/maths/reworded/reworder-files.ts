import { carriedFiles, type Sources } from '#weights/carried-files.ts'
import type { WeightFiles } from '#weights/kept-weights.ts'

/** A build copies them (scripts/carried-files.ts). */
export const REWORDER: Sources<keyof WeightFiles> = {
  weights: ['#maths/reworded/reworder-files.ts', 'reworder.bin'],
  described: ['#maths/reworded/reworder-files.ts', 'reworder.json'],
}

export const reworderFiles = (): WeightFiles => carriedFiles(REWORDER)
