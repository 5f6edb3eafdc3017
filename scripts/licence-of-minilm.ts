import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Licence } from './merge-licences.ts'

/** What hears children's messages and what says questions in a book's words have learnt on from this model, which no package brings along. */
export const LICENCE_OF_MINILM: Licence = {
  name: 'all-MiniLM-L6-v2',
  version: 'as fitted to children’s messages and questions, with weights in steps of a 127th',
  identifier: 'Apache-2.0',
  text: readFileSync(join('node_modules', '@jsquash', 'jpeg', 'LICENSE'), 'utf8'),
}
