import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Tells what of ours is loaded, and at its end what of Node's own was. */
const TELLS = `
import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
process.on('exit', () => console.log(process.moduleLoadList.join('\\n')))`

test('what is loaded before the first answer leaves out what only sends requests, and all rooms', () => {
  const loaded = execFileSync(
    process.execPath,
    // The help loads what a start loads, and starts nothing.
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(TELLS)}`,
      join(import.meta.dirname, 'serve.ts'),
      '--help',
    ],
    { encoding: 'utf8' },
  ).split('\n')
  expect(loaded).toContain('NativeModule http')
  // One `import … from 'node:http'` is enough; see `shared/node-http.ts`.
  expect(loaded.filter(name => name.includes('undici'))).toEqual([])
  expect(loaded.filter(name => name.endsWith('/src/server/index.ts'))).toHaveLength(1)
  expect(loaded.filter(name => /\/(?:handlers|services)\.ts$/.test(name))).toEqual([])
  // Their schemas are built as they are loaded.
  expect(loaded.filter(name => /\/contract\/(?:accounts|evaluations|settings)\.ts$/.test(name))).toEqual([])
})
