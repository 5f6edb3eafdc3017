import { expect, test } from 'vitest'
import { readDialogue } from '../dialogue.ts'
import { partsOf } from './parts-of.ts'

const kindsOf = (text: string) => {
  const before = readDialogue({ messages: [{ role: 'child', text: 'hello' }] })
  return partsOf(text, before).map(({ kind, isNew }) => (isNew ? `new ${kind}` : kind))
}

test.each([
  ['42. can i have a nuther one like that but not to hard', ['work', 'wish']],
  ['11/12. How can I know it is right without asking somebody', ['work', 'asks']],
  ['4:15!!! i do swimming on tuesdays and im in the dolphins group', ['work', 'talk']],
  ['x = -7 or x = 2. different question now, slope between (2, 3) and (6, 11)', ['work', 'new work']],
  [
    '65. ok im feeling a bit better now. could you give me one of the minus ones again',
    ['work', 'talk', 'wish'],
  ],
  ['16 thx bye', ['work', 'talk']],
  ['3/7 done bye', ['work', 'talk']],
  ['3x - 12. then i take 2x off both sides and get x - 12 = 5', ['work']],
])('%s is taken apart', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds)
})
