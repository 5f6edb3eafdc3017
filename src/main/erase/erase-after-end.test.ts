import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { eraseAfterEnd, WINDOWS_HOP, WINDOWS_SCRIPT } from './erase-after-end.ts'
import { beginErasing, erasingOf, markerIn } from './erasing.ts'

/** Longer than a system needs to start a shell, and than the shell then waits. */
const LONGEST = 60_000

/** A process that stands for the app, until it is ended. */
function anApp() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** A home with a family's work and a profile, in folders whose names no shell likes. */
function aHome() {
  const home = join(freshFolder(), `Zoë's & $HOME;{} [1]`)
  const [work, profile, cache] = ['work', 'own $(x)/desktop', '-cache'].map(name => join(home, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [work, join(profile, 'Network'), cache]) mkdirSync(folder, { recursive: true })
  const files = [join(work, 'stepwise.db'), join(work, 'tax.pdf'), join(cache, 'a'), join(profile, '.hidden')]
  for (const file of [...files, join(profile, 'Network', 'Cookies')]) writeFileSync(file, '')
  const erasing = erasingOf([
    { path: work, isWhole: false },
    { path: profile, isWhole: true },
    { path: cache, isWhole: true },
  ])
  beginErasing(profile, erasing)
  return { home, profile, erasing }
}

describe('what the app leaves at its end', () => {
  test('goes once it has ended, and nothing else does; a new start that has taken over is left alone', {
    timeout: LONGEST * 2,
  }, async () => {
    const app = anApp()
    const [gone, taken] = [aHome(), aHome()]
    expect(await eraseAfterEnd(taken.profile, taken.erasing, app.pid)).toBe(true)
    rmSync(markerIn(taken.profile))
    expect(await eraseAfterEnd(gone.profile, gone.erasing, app.pid)).toBe(true)
    expect(existsSync(join(gone.home, 'work', 'stepwise.db'))).toBe(true)
    app.kill('SIGKILL')
    await vi.waitFor(() => expect(readdirSync(gone.home)).toEqual(['work']), { timeout: LONGEST })
    expect(readdirSync(join(gone.home, 'work'))).toEqual(['tax.pdf'])
    expect(readdirSync(taken.home)).toHaveLength(3)
    expect(existsSync(join(taken.home, 'work', 'stepwise.db'))).toBe(true)
  })
})

describe('the scripts for Windows', () => {
  const scripts = [
    ['hop', WINDOWS_HOP],
    ['rest', WINDOWS_SCRIPT],
  ] as const
  /** What they may use, each with its parameters. */
  const COMMANDS: Record<string, string[]> = {
    'Wait-Process': ['Id', 'Timeout'],
    'Start-Sleep': ['Seconds'],
    'Start-Process': ['FilePath', 'WindowStyle', 'ArgumentList'],
    'Get-Process': ['Id'],
    'Test-Path': ['LiteralPath'],
    'Get-ChildItem': ['LiteralPath', 'Force'],
    'Remove-Item': ['LiteralPath', 'Recurse', 'Force'],
    'Where-Object': [],
    'ForEach-Object': [],
  }

  test.each(scripts)('%s: is one word of a command line, its brackets and quotes closed', (_name, script) => {
    expect(script).not.toMatch(/["\r\n`]/)
    expect(script.split("'").length % 2).toBe(1)
    // Pair by pair, from the innermost.
    let brackets = script.replace(/'[^']*'/g, '').replace(/[^(){}[\]]/g, '')
    for (let before = ''; before !== brackets; ) {
      before = brackets
      brackets = brackets.replace(/\(\)|\{\}|\[\]/g, '')
    }
    expect(brackets).toBe('')
    // A process's words hold up to 32,767 signs.
    expect(script.length).toBeLessThan(8_000)
  })

  test.each(scripts)(
    '%s: calls what it may, takes paths as they are, and names in variables alone',
    (_name, script) => {
      const code = script.replace(/'[^']*'/g, "''")
      for (const [, command = '', rest = ''] of code.matchAll(
        /\b([A-Z][a-z]+-[A-Z][A-Za-z]+)\b([^|;{}()]*)/g,
      )) {
        expect(Object.keys(COMMANDS)).toContain(command)
        const given = [...rest.matchAll(/ -([A-Z]\w+)/g)].map(([, name]) => name ?? '')
        for (const name of given)
          expect([command, COMMANDS[command]]).toEqual([command, expect.arrayContaining([name])])
        const needed = (COMMANDS[command] ?? []).filter(name => name === 'LiteralPath')
        expect([command, ...given]).toEqual(expect.arrayContaining(needed))
      }
      for (const [, variable = ''] of code.matchAll(/\$env:(\w*)/g)) expect(variable).toMatch(/^STEPWISE_/)
    },
  )

  test('each try begins by asking whether a new start has taken over', () => {
    const tries = WINDOWS_SCRIPT.split('foreach ($try in 1..10) { ')[1] ?? ''
    expect(tries.startsWith('if (-not (Test-Path -LiteralPath $env:STEPWISE_MARKER)) { exit 0 }')).toBe(true)
    expect(WINDOWS_SCRIPT.split('foreach ($try')[0]).not.toContain('Remove-Item')
  })

  test.runIf(process.platform === 'win32').each(scripts)('%s: PowerShell reads it', (_name, script) => {
    const question =
      '$errors = $null; [void][System.Management.Automation.Language.Parser]::ParseInput($env:SCRIPT, [ref]$null, [ref]$errors); $errors | Out-String'
    const { stdout, status } = spawnSync('powershell.exe', ['-NoProfile', '-Command', question], {
      ...{ env: { ...process.env, SCRIPT: script }, encoding: 'utf8' },
    })
    expect([status, stdout.trim()]).toEqual([0, ''])
  })
})
