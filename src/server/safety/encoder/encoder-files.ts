import { carriedFiles, type Sources } from '../../shared/carried-files.ts'

/** Where the encoder lies, as paths; it comes with the app. */
export interface EncoderFiles {
  /** Its numbers, one array after the other. */
  weights: string
  /** Its word pieces, what it tells, and which arrays there are, as JSON. */
  described: string
}

/** A build copies them (scripts/carried-files.ts). */
export const ENCODER: Sources<keyof EncoderFiles> = {
  weights: ['#server/safety/encoder/encoder-files.ts', 'encoder.bin'],
  described: ['#server/safety/encoder/encoder-files.ts', 'encoder.json'],
}

export const encoderFiles = (): EncoderFiles => carriedFiles(ENCODER)
