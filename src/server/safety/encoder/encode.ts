import { type Encoded, type Encoder, openEncoder } from './encoder.ts'
import { encoderFiles } from './encoder-files.ts'

/** Opened when first needed. */
let encoder: Encoder | undefined

/** What the encoder makes of a text. */
export function encode(text: string): Encoded {
  encoder ??= openEncoder(encoderFiles())
  return encoder(text)
}
