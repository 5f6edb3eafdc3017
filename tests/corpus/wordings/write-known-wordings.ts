import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, knownWordings, textsOf } from './known-wordings.ts'

const FILE = join(import.meta.dirname, '../../../src/maths/language/en/known-wordings.json')

const texts = textsOf()
const known = knownWordings(texts)
writeFileSync(FILE, `${JSON.stringify({ corpus: hashOf(texts), ...known }).replaceAll('},', '},\n')}\n`)
process.stdout.write(`Gathered wordings from ${known.all} questions that are read.\n`)
