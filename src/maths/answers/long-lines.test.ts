import { expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

it.each([
  ['letters', 'a'.repeat(20_000)],
  ['letters and brackets', `${'ab '.repeat(6_000)}(3`],
  ['digits', '1'.repeat(20_000)],
  ['signs', '(((-'.repeat(5_000)],
  ['a line below the limit', 'abc-'.repeat(400)],
])('a line of %s is read in no time', (_, line) => {
  const begin = process.cpuUsage()
  readAnswer(line)
  const { user } = process.cpuUsage(begin)
  expect(user / 1_000).toBeLessThan(500)
})
