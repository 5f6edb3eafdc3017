// npm run serve -- --port 0 --data-dir DIR: the server with no window.
import { ensureBuilt, main } from './setup.mjs'

await main(async () => {
  ensureBuilt()
  await import(new URL('../out/main/serve.js', import.meta.url).href)
})
