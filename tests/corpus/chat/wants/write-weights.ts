import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples, writers } from './corpus.ts'
import { learnWants } from './learn.ts'

const ROOM = ['..', '..', '..', '..', 'src', 'tutor', 'wants']
const examples = allExamples()

writeFileSync(
  join(import.meta.dirname, ...ROOM, 'weights.json'),
  `${JSON.stringify(learnWants(examples), null, 1)}\n`,
)
process.stdout.write(
  `Learnt from ${examples.length} messages, those of ${writers.size} writers and those of whole talks.\n`,
)
