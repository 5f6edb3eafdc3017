import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { typedFromSpeech } from './typed-from-speech.ts'

const table = readFileSync(join(import.meta.dirname, '../../tests/corpus/read-aloud/spoken.txt'), 'utf8')
const cases = table
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('# '))
  .map(line => line.split(' | '))

test.each(cases)('%s is typed: %s', (heard = '', typed = '') => {
  expect(typedFromSpeech(heard)).toBe(typed.replace(/ ⏎ /g, '\n'))
})

test('nothing that was heard is lost, however odd', () => {
  expect(typedFromSpeech('over plus close bracket')).toBe('over plus close bracket')
  expect(typedFromSpeech('')).toBe('')
  expect(typedFromSpeech('Ünïcode, please …')).toBe('Ünïcode, please …')
})

test('a long recording is typed in no time', async () => {
  const heard = 'a hundred and plus minus over all of x '.repeat(200)
  const prose = 'and then we went to the park to see the dogs '.repeat(200)
  expect(
    await timesAsMuch(
      () => typedFromSpeech(heard),
      () => typedFromSpeech(prose),
      25,
    ),
  ).toBeLessThan(25)
})
