import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples, writers } from './corpus.ts'
import { learnQuestions } from './learn.ts'

const ROOM = ['..', '..', '..', '..', 'src', 'tutor', 'faq']
const examples = allExamples()

writeFileSync(
  join(import.meta.dirname, ...ROOM, 'weights.json'),
  `${JSON.stringify(learnQuestions(examples), null, 1)}\n`,
)
process.stdout.write(`Learnt from ${examples.length} messages, ${writers.size} writers among them.\n`)
