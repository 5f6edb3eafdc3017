import { expect, test } from 'vitest'
import { tutorReply } from './tutor-reply.ts'

/** Milliseconds on a slow and busy machine; a pattern that tries everything takes minutes. */
const MOST = 5_000

test.each([
  '1+',
  'please ',
  'pretty please ',
  'ha',
  'lol ',
  'come on ',
  '2x + 3y = 12, ',
  'order 3 4 ',
  '1 or ',
  '-',
  'buys 3 packs of ',
  'a has 5 times as many as b ',
  'the 6 becomes 5 and ',
])('a message of nothing but %j is answered at once', again => {
  const said = again.repeat(Math.ceil(4_000 / again.length)).slice(0, 3_999)
  const begin = performance.now()
  for (const text of [said, said.slice(0, 290), `${said.slice(0, 290)}?x`, `${said}? how many are left`]) {
    const reply = tutorReply({ instruction: '', messages: [{ role: 'child', text }], childName: 'Mina' })
    expect(reply).not.toBe('')
  }
  expect(performance.now() - begin).toBeLessThan(MOST)
})

test.each(['haha', 'hahahah!', 'hehe', 'lol', 'LOL haha', 'xd'])('%j is a laugh', text => {
  const reply = tutorReply({ instruction: '', messages: [{ role: 'child', text }], childName: 'Mina' })
  expect(reply).not.toMatch(/what do you mean|not sure/i)
})
