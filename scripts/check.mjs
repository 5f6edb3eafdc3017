import { once } from 'node:events'
import { root, SetupError, say, start } from './lib/run.mjs'
import { main } from './setup.mjs'

/** Several would each work out anew what all of them need, which takes half as much again of the processor. */
const ONE = ['--checkers', '1']

/** Type check and lint: what `npm run check` runs alone and `npm test` beside the tests. */
export const checks = [
  { name: 'types of server and desktop', command: 'tsc', args: ['-p', 'tsconfig.json', ...ONE] },
  { name: 'types of the renderer', command: 'tsc', args: ['-p', 'tsconfig.web.json', ...ONE] },
  { name: 'types of the tests', command: 'tsc', args: ['-p', 'tsconfig.tests.json', ...ONE] },
  { name: 'lint and format', command: 'biome', args: ['ci', '--colors=off', '.'] },
]

/**
 * Runs them. What one says is printed whole when it ends, so that it stays readable between the lines of what runs
 * meanwhile.
 * @param {number} beside how many run at once: each needs a gigabyte of memory and hardly more than one processor
 * @returns {Promise<string[]>} the names of the checks that failed
 */
export async function runChecks(beside = 1) {
  const failed = []
  const left = checks.values()
  const runLeft = async () => {
    for (const { name, command, args } of left) {
      const { code, said } = await runAside(command, args)
      if (said !== '') say(said)
      if (code === 0) continue
      say(`Failed: ${name}`)
      failed.push(name)
    }
  }
  await Promise.all(Array.from({ length: beside }, runLeft))
  return failed
}

/** @returns {Promise<{ code: number | null, said: string }>} its exit code and all that it has printed */
async function runAside(command, args) {
  const child = start(command, args, { cwd: root, output: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text
    })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

if (import.meta.main ?? process.argv[1]?.endsWith('check.mjs'))
  await main(async () => {
    const failed = await runChecks(2)
    if (failed.length > 0) throw new SetupError(`Failed: ${failed.join(', ')}. The lines above say where.`)
  })
