import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Tells at its end what of Node's own was loaded. */
const TELLS = `process.on('exit', () => console.log(process.moduleLoadList.join('\\n')))`

test('what is loaded before the first answer leaves out what only sends requests', () => {
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
})
