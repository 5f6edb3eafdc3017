import { carriedFiles, type Sources } from '#weights/carried-files.ts'
import type { WeightFiles } from '#weights/kept-weights.ts'

/** A build copies them (scripts/carried-files.ts). */
export const ENCODER: Sources<keyof WeightFiles> = {
  weights: ['#server/safety/encoder/encoder-files.ts', 'encoder.bin'],
  described: ['#server/safety/encoder/encoder-files.ts', 'encoder.json'],
}

export const encoderFiles = (): WeightFiles => carriedFiles(ENCODER)
