import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { danger, harmless } from './corpus.ts'
import { learn } from './learn.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'src', 'server', 'safety', 'hearing', 'weights.json')

writeFileSync(FILE, `${JSON.stringify(learn(danger, harmless), null, 2)}\n`)
process.stdout.write(
  `Learnt from ${danger.length} messages of danger and ${harmless.length} harmless ones.\n`,
)
