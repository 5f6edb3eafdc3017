// npm run bench: each figure beside its baseline from the same run. Words after `--` choose benches by name.
import { ensureBuilt, ensureChromium, main, run } from './setup.mjs'

await main(chosen => {
  const chromium = ensureChromium()
  ensureBuilt()
  process.exitCode = run('node', ['tests/bench/run.ts', ...chosen], {
    env: { CHROMIUM_PATH: chromium },
    output: ['ignore', 1, 2],
  })
})
