import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandOf } from './lib/command.mjs'
import { root, thisComputer } from './lib/run.mjs'

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** What is committed; an unpacked archive of the files has no such thing. */
const isRepository = thisComputer.has(join(root, '.git'))

test.runIf(isRepository)(
  'a clone whose git writes line ends of Windows has our own, and passes the lint',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwise clone '))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const windows = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf']
    git(root, 'clone', '--quiet', '--shared', '--depth', '1', ...windows, root, folder)

    const lines = git(folder, 'ls-files', '--eol').trim().split('\n')
    expect(lines.length).toBeGreaterThan(400)
    expect(lines.filter(line => /\bw\/(crlf|mixed)\b/.test(line))).toEqual([])
    // A picture that passes for text would be changed by the next commit.
    const pictures = lines.filter(line => /\.(png|ico|icns)$/.test(line))
    expect(pictures.filter(line => !line.includes('attr/-text'))).toEqual([])
    expect(git(folder, 'status', '--porcelain')).toBe('')

    const { program, words } = commandOf('biome', ['ci', 'scripts', 'package.json'], thisComputer)
    const lint = () => execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    expect(lint).not.toThrow()
  },
)
