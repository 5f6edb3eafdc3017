// npm run learn-to-understand: learns anew what a child wants with a message, from tests/corpus/chat/wants/, and which
// frequent question it asks, from tests/corpus/chat/faq/.
import { run } from './lib/run.mjs'
import { main } from './setup.mjs'

await main(() => {
  for (const what of ['wants', 'faq'])
    process.exitCode ||= run('node', [`tests/corpus/chat/${what}/write-weights.ts`], {
      output: ['ignore', 1, 2],
    })
})
