import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Licence } from './merge-licences.ts'

/** The encoder that hears children's messages has learnt on from this model, which no package brings along. */
export const LICENCE_OF_MINILM: Licence = {
  name: 'all-MiniLM-L6-v2',
  version: 'as fitted to children’s messages, with weights in steps of a 127th',
  identifier: 'Apache-2.0',
  text: readFileSync(join('node_modules', '@jsquash', 'jpeg', 'LICENSE'), 'utf8'),
}
