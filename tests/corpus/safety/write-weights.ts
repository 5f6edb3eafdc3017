import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learnt } from './corpus.ts'
import { learn } from './learn.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'src', 'server', 'safety', 'hearing', 'weights.json')

writeFileSync(FILE, `${JSON.stringify(learn(learnt.danger, learnt.harmless), null, 2)}\n`)
process.stdout.write(
  `Learnt from ${learnt.danger.length} messages of danger and ${learnt.harmless.length} harmless ones.\n`,
)
