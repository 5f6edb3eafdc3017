import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { danger, harmless, made } from './corpus.ts'
import { learn } from './learn.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'src', 'server', 'safety', 'hearing', 'weights.json')

writeFileSync(FILE, `${JSON.stringify(learn(danger, [...harmless, ...made]), null, 2)}\n`)
process.stdout.write(
  `Learnt from ${danger.length} messages of danger and ${harmless.length + made.length} harmless ones.\n`,
)
