// npm run learn-to-understand: learns anew what a child wants with a message, from tests/corpus/chat/wants/.
import { run } from './lib/run.mjs'
import { main } from './setup.mjs'

await main(() => {
  process.exitCode = run('node', ['tests/corpus/chat/wants/write-weights.ts'], { output: ['ignore', 1, 2] })
})
