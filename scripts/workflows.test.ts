import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { root } from './lib/run.mjs'
import { SIGNING_VARIABLES } from './lib/signing.mjs'

const stepSchema = z.object({
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  with: z.record(z.string(), z.unknown()).default({}),
})
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.string().optional(),
      'timeout-minutes': z.number(),
      strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
      steps: z.array(stepSchema),
    }),
  ),
})

const folder = join(root, '.github', 'workflows')
const workflow = (name: string) => workflowSchema.parse(load(readFileSync(join(folder, name), 'utf8')))
const installers = workflow('installers.yml')
const check = workflow('check.yml')

const steps = (job: string, from = installers) => from.jobs[job]?.steps ?? []
const named = (name: string) => {
  const step = steps('build').find(each => each.name === name)
  if (!step) throw new Error(`There is no step "${name}"`)
  return step
}

test.each(readdirSync(folder))('%s may read the code alone, and each job ends in time', name => {
  const { permissions, jobs } = workflow(name)
  expect(permissions).toEqual({ contents: 'read' })
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
})

describe('the secrets of signing', () => {
  const signing = named('What there is to sign with')

  test('go to their own system alone', () => {
    for (const [name, value] of Object.entries(signing.env)) {
      const system = name.startsWith('WIN_') ? 'Windows' : 'macOS'
      expect(value, name).toMatch(
        new RegExp(`^\\$\\{\\{ runner\\.os == '${system}' && secrets\\.\\w+ \\|\\| '' \\}\\}$`),
      )
    }
    expect(SIGNING_VARIABLES).toEqual(expect.arrayContaining(Object.keys(signing.env)))
  })

  test('stand in no other step, where a missing one would come as an empty one', () => {
    const others = Object.values(installers.jobs)
      .flatMap(job => job.steps)
      .filter(step => step.name !== signing.name)
    expect(JSON.stringify(others)).not.toContain('secrets.')
  })

  test.runIf(process.platform !== 'win32')(
    'are exported where they are there, however many lines they have',
    () => {
      const home = mkdtempSync(join(tmpdir(), 'stepwise-secrets-'))
      onTestFinished(() => rmSync(home, { recursive: true, force: true }))
      const file = join(home, 'env')
      writeFileSync(file, '')
      const none = Object.fromEntries(Object.keys(signing.env).map(name => [name, '']))
      const export_ = (given: Record<string, string>) =>
        execFileSync('bash', ['-e', '-o', 'pipefail', '-c', signing.run ?? ''], {
          env: { ...process.env, ...none, ...given, GITHUB_ENV: file },
        })
      export_({})
      expect(readFileSync(file, 'utf8')).toBe('')
      export_({ CSC_LINK: 'first\nsecond', APPLE_ID: 'a b$c' })
      expect(readFileSync(file, 'utf8').split('\n')).toEqual([
        ...['CSC_LINK<<END_OF_CSC_LINK', 'first', 'second', 'END_OF_CSC_LINK'],
        ...['APPLE_ID<<END_OF_APPLE_ID', 'a b$c', 'END_OF_APPLE_ID', ''],
      ])
    },
  )
})

describe('the installers', () => {
  test('are made on a tag alone, one job for each', () => {
    expect(installers.on).toEqual({ push: { tags: ['v*'] } })
    const builds = installers.jobs.build?.strategy?.matrix.include as { name: string }[]
    expect(builds.map(({ name }) => name)).toEqual(['windows-x64', 'mac-arm64', 'mac-x64', 'linux-x64'])
  })

  test('are uploaded only after the installed app has passed the desktop tests', () => {
    const order = ['Build, pack', 'Install it silently', 'Run the desktop tests', 'actions/upload-artifact']
    const places = order.map(start =>
      steps('build').findIndex(({ name, uses }) => (name ?? uses ?? '').startsWith(start)),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const at of places) expect(steps('build')[at]?.if).toBeUndefined()
  })

  test('of macOS have one feed, made of both', () => {
    expect(installers.jobs.updates?.needs).toBe('build')
    const download = steps('updates').find(({ uses }) => uses?.startsWith('actions/download-artifact'))
    expect(download?.with).toEqual({ pattern: 'mac-*', path: 'built' })
    const merge = steps('updates').find(({ run }) => run?.includes('merge-mac-feeds'))
    expect(merge?.run).toBe('node scripts/merge-mac-feeds.mjs built latest-mac.yml')
    const upload = steps('updates').find(({ uses }) => uses?.startsWith('actions/upload-artifact'))
    expect(upload?.with).toMatchObject({ name: 'mac-feed', path: 'latest-mac.yml' })
  })
})

describe('every push', () => {
  test('is checked on each system, in a folder with spaces, by the same npm test', () => {
    expect(check.jobs.check?.strategy?.matrix.runner).toEqual(['ubuntu-24.04', 'windows-2025', 'macos-15'])
    const tests = steps('check', check).filter(({ run }) => run?.endsWith('npm test'))
    expect(tests.map(({ if: when }) => when)).toEqual(["runner.os == 'Linux'", "runner.os != 'Linux'"])
    const checkout = steps('check', check).find(({ uses }) => uses?.startsWith('actions/checkout'))
    expect(checkout?.with.path).toContain(' ')
  })

  test('is set up by the oldest Node that is promised', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const setup = steps('oldest-node', check).find(({ uses }) => uses?.startsWith('actions/setup-node'))
    expect(setup?.with['node-version']).toBe(`${engines.node.replace('>=', '')}.0.0`)
  })
})

describe('every night', () => {
  test('everything is tried at its full size, with a seed of its own or one that is given back', () => {
    const nightly = workflow('nightly.yml')
    expect(nightly.on).toMatchObject({ schedule: [{ cron: expect.any(String) }], workflow_dispatch: {} })
    const all = steps('all', nightly).find(({ name }) => name === 'Everything')
    expect(all?.run).toContain('npm test -- --all')
    expect(all?.run).toContain('--seed "$SEED"')
    expect(all?.env.SEED).toContain('inputs.seed')
  })

  test('no figure has slipped unseen', () => {
    const gate = steps('all', workflow('nightly.yml')).find(({ run }) => run?.includes('npm run bench'))
    expect(gate?.run).toBe('npm run bench -- --gate')
  })
})

const script = readFileSync(join(root, 'resources', 'installer.nsh'), 'utf8')
const macros = script.split('!macro ').slice(1)

describe('installing on Windows', () => {
  /** The page of electron-builder's own template that asks for whom it is installed. */
  const page = readFileSync(join(root, 'node_modules/app-builder-lib/templates/nsis/multiUserUi.nsh'), 'utf8')
  const macro = macros.find(each => each.startsWith('customInstallMode')) ?? ''

  test('asks no question with one answer: it is for the one user, in a way that the template knows', () => {
    expect(page).toContain('!insertmacro customInstallMode')
    expect(page).toMatch(
      /\$\{if\} \$isForceCurrentInstall == "1"[\s\S]{0,120}?hasPerUserInstallation "1"\s+!insertmacro setInstallModePerUser\s+Abort/,
    )
    expect(macro).toContain('StrCpy $isForceCurrentInstall "1"')
  })

  test('leaves what an administrator has installed for everyone, and the uninstaller, as they are', () => {
    expect(macro).toMatch(/^customInstallMode\n\s*!ifndef BUILD_UNINSTALLER\n/)
    expect(macro).toMatch(/\$\{if\} \$hasPerMachineInstallation != "1"\n\s*StrCpy/)
    expect(page).toContain('$hasPerMachineInstallation')
  })

  test('the publisher has a name', () => {
    const { author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(author).toBe('Stepwise')
  })
})

describe('uninstalling on Windows', () => {
  test('deletes nothing of a family, and promises nothing else', () => {
    const deleted = [...script.matchAll(/^\s*(?:RMDir|Delete)\b.*"(.*)"/gm)].map(([, what]) => what)
    expect(deleted).toEqual(['$LOCALAPPDATA\\stepwise-updater'])
    expect(script).toContain("Your family's work stays on this computer")
  })

  test('names the button of the app that deletes everything, and asks nobody during an update or a silent run', () => {
    const screen = readFileSync(join(root, 'src/renderer/features/family-data/delete-everything.tsx'), 'utf8')
    expect(screen).toContain('<h2>Delete everything of everyone</h2>')
    expect(script).toContain('$\\"Delete everything of everyone$\\"')
    expect(script).toMatch(/\/SD IDOK IDOK goOnUninstalling\n\s*Quit\n\s*goOnUninstalling:/)
    for (const macro of macros.filter(each => each.startsWith('customUn')))
      expect(macro).toMatch(/^\w+\n\s*\$\{ifNot\} \$\{isUpdated\}/)
  })
})
