import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples, writers } from './corpus.ts'
import { learn } from './learn.ts'

const ROOM = ['..', '..', '..', '..', 'src', 'tutor', 'wants']
const examples = allExamples()

writeFileSync(
  join(import.meta.dirname, ...ROOM, 'weights.json'),
  `${JSON.stringify(learn(examples), null, 1)}\n`,
)
process.stdout.write(
  `Learnt from ${examples.length} messages, those of ${writers.size} writers and those of whole talks.\n`,
)
