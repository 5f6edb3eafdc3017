import { run, SetupError } from './lib/run.mjs'
import { main } from './setup.mjs'

/** Type check and lint: what `npm run check` runs alone and `npm test` runs first. */
export const checks = [
  { name: 'types of server and desktop', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the renderer', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'types of the tests', command: 'tsc', args: ['-p', 'tsconfig.tests.json'] },
  { name: 'lint and format', command: 'biome', args: ['ci', '--colors=off', '.'] },
]

/** @returns {string[]} the names of the checks that failed */
export function runChecks() {
  return checks.filter(({ command, args }) => run(command, args) !== 0).map(({ name }) => name)
}

if (import.meta.main ?? process.argv[1]?.endsWith('check.mjs'))
  await main(() => {
    const failed = runChecks()
    if (failed.length > 0) throw new SetupError(`Failed: ${failed.join(', ')}. The lines above say where.`)
  })
