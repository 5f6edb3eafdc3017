// npm run learn-to-read: weighs anew how the second reader of stories reads, from tests/corpus/stories/.
import { run } from './lib/run.mjs'
import { main } from './setup.mjs'

await main(() => {
  process.exitCode = run('node', ['tests/corpus/stories/write-weights.ts'], { output: ['ignore', 1, 2] })
})
