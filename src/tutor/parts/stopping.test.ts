import { expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/chat/last-of.ts'

test('who is tired or wants to stop beside a line is heard, and its line is judged', () => {
  expect(lastOf('24 x 6', 'im so tired. 20 x 6 is 120')).toMatch(/^I hear you! Yes/)
  expect(lastOf('24 x 6', 'im tired can we stop after this one? 144')).toMatch(
    /I hear you! Yes! \$144\$ is right/,
  )
  const stopped = lastOf('24 x 6', '144. im tired i want to stop now')
  expect(stopped).toMatch(/is right.*we stop here/)
  // It was asked on after it had said that it stops.
  expect(stopped).not.toMatch(/\?/)
})

test('everything gets multiplied tells of the work, and of no feeling', () => {
  const reply = lastOf(
    'Solve 3(x - 4) = 2x + 5',
    'everything gets multiplied. so 3x - 12 = 2x + 5. then x = 17',
  )
  expect(reply).toMatch(/^Yes! \$x = 17\$/)
})

test('another one keeps to the size of the numbers before', () => {
  const sizes = (reply: string) => (/\*\*(.*?)\*\*/.exec(reply)?.[1]?.match(/\d+/g) ?? []).map(Number)
  for (const said of ['i want another one', 'another one please', 'can i have one with apples'])
    for (const number of sizes(lastOf('3 + 4', '7', said))) expect(number).toBeLessThanOrEqual(10)
})
