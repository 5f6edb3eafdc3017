// npm run bench: each figure beside its baseline from the same run. Words after `--` choose benches by name.
import { run } from './lib/run.mjs'
import { ensureBuilt, ensureChromium, main } from './setup.mjs'

await main(chosen => {
  const chromium = ensureChromium()
  ensureBuilt()
  process.exitCode = run('node', ['tests/bench/run.ts', ...chosen], {
    env: { CHROMIUM_PATH: chromium },
    output: ['ignore', 1, 2],
  })
})
