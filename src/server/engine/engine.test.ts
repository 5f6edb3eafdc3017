import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maths } from './maths.ts'

const SERVER = join(import.meta.dirname, '..')
const codeOf = (pattern: string) =>
  globSync(pattern, { cwd: SERVER })
    .filter(file => !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(SERVER, file), 'utf8'))
const namesIn = (code: string[], pattern: RegExp) =>
  code.flatMap(text => [...text.matchAll(pattern)].map(([, name]) => name)).sort()

test('every group of tasks that is asked for is served', () => {
  const served = codeOf('engine-worker.ts').join('\n')
  const groups = namesIn(codeOf('**/*tasks.ts'), /\bexport const (\w+Tasks) = group\(/g)
  expect(groups.length).toBeGreaterThan(5)
  expect(groups.filter(name => !new RegExp(`\\b${name},`).test(served))).toEqual([])
  expect(namesIn(codeOf('**/*.ts'), /\binEngine<typeof (\w+Tasks)>/g)).toEqual(groups)
})

test('the engine is asked by its one door, and answers as a function would', async () => {
  expect(await maths.canDo('Adding fractions')).toBe('Adds fractions.')
  expect((await maths.readWorking('What is 3 + 4?', '3 + 4 = 8')).lines).toMatchObject([{ isRight: false }])
})
