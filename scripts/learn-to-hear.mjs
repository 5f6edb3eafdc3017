// npm run learn-to-hear: learns anew what the check of children's messages hears, from tests/corpus/safety/.
import { run } from './lib/run.mjs'
import { main } from './setup.mjs'

await main(() => {
  process.exitCode = run('node', ['tests/corpus/safety/write-weights.ts'], { output: ['ignore', 1, 2] })
})
