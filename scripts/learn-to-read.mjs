// npm run learn-to-read: weighs anew how the second reader of stories reads, from tests/corpus/stories/, and gathers the
// wordings to which others may be near, from all of tests/corpus/.
import { run } from './lib/run.mjs'
import { main } from './setup.mjs'

await main(() => {
  for (const file of ['stories/write-weights.ts', 'wordings/write-known-wordings.ts'])
    process.exitCode ||= run('node', [`tests/corpus/${file}`], { output: ['ignore', 1, 2] })
})
