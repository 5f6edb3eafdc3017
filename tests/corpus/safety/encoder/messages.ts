import { writeFileSync } from 'node:fs'
import { learnt } from '../corpus.ts'

/** Writes all messages that are learnt from, for the encoder: `node tests/corpus/safety/encoder/messages.ts FILE`. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Say which file to write.')
writeFileSync(file, [...learnt.danger, ...learnt.harmless].map(each => JSON.stringify(each)).join('\n'))
