// npm run screenshots: every screen as PNG into screenshots/. Words after `--` choose screens by name.
import { run } from './lib/run.mjs'
import { ensureBuilt, ensureChromium, main } from './setup.mjs'

await main(chosen => {
  const chromium = ensureChromium()
  ensureBuilt()
  process.exitCode = run('node', ['tests/screenshots/run.ts', ...chosen], {
    env: { CHROMIUM_PATH: chromium },
    output: ['ignore', 1, 2],
  })
})
