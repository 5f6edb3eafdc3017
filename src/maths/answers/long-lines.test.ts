import { expect, it } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { readAnswer } from './read-answer.ts'

it.each([
  ['letters', 'a'.repeat(20_000)],
  ['letters and brackets', `${'ab '.repeat(6_000)}(3`],
  ['digits', '1'.repeat(20_000)],
  ['signs', '(((-'.repeat(5_000)],
  ['a line below the limit', 'abc-'.repeat(400)],
])('a line of %s is read in no time', async (_, line) => {
  const usual = '3 + 4 = 7\n'.repeat(100)
  expect(
    await timesAsMuch(
      () => readAnswer(line),
      () => readAnswer(usual),
    ),
  ).toBeLessThan(25)
})
