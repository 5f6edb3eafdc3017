import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from './lib/run.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const entries = Object.values(scripts).map(command => command.replace('node ', ''))

/** What a script and all that it imports at its beginning ask for that is no file of the scripts. */
function foreignImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const code = readFileSync(join(root, file), 'utf8')
  const asked = [...code.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)].map(([, what = '']) => what)
  return asked.flatMap(what =>
    what.startsWith('.')
      ? foreignImports(relative(root, join(root, dirname(file), what)), seen)
      : isBuiltin(what) && what.startsWith('node:')
        ? []
        : [`${file}: ${what}`],
  )
}

describe('before anything is installed', () => {
  test.each(entries)('%s needs no package at its beginning', entry => {
    expect(entry).toMatch(/^scripts\/[\w-]+\.mjs$/)
    expect(foreignImports(entry)).toEqual([])
  })

  // Spaces, an apostrophe, letters outside of ASCII, and what a shell or an address would read as more than a name.
  test.each(["A B/Zoë's Stepwise", 'x & y (1)/50% #1 $HOME'])('npm is asked to install in "%s"', name => {
    const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'stepwise-bare-')))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const clone = join(folder, name)
    mkdirSync(clone, { recursive: true })
    for (const each of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(join(root, each), join(clone, each), { recursive: true })
    // In npm's place, a program that says how it was started and gives up.
    const npm = join(folder, 'npm folder', 'npm-cli.js')
    mkdirSync(dirname(npm))
    writeFileSync(
      npm,
      'console.error(JSON.stringify([process.cwd(), process.argv.slice(2)])); process.exit(1)',
    )
    const { STEPWISE_IS_SET_UP, ...environment } = process.env
    const { stderr, status } = spawnSync(process.execPath, [join(clone, 'scripts', 'check.mjs')], {
      env: { ...environment, npm_execpath: npm },
      encoding: 'utf8',
    })
    expect(stderr.trim().split('\n')).toEqual([
      'Installing packages (once, about a minute) …',
      JSON.stringify([clone, ['ci', '--loglevel=error', '--no-fund', '--no-audit']]),
      'The packages could not be installed. Check the internet connection and try again.',
    ])
    expect(status).toBe(1)
  })
})
