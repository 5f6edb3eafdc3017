import { expect, test } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { tutorReply } from './tutor-reply.ts'

const replyTo = (text: string) =>
  tutorReply({ instruction: '', messages: [{ role: 'child', text }], childName: 'Mina' })
const ordinary = 'I like my cat and my dog and they like to sleep. '.repeat(82).slice(0, 3_999)

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
])('a message of nothing but %j is answered at once', async again => {
  const said = again.repeat(Math.ceil(4_000 / again.length)).slice(0, 3_999)
  for (const text of [said, said.slice(0, 290), `${said.slice(0, 290)}?x`, `${said}? how many are left`]) {
    expect(replyTo(text)).not.toBe('')
    // A pattern that tries everything takes thousands of times as much.
    expect(
      await timesAsMuch(
        () => replyTo(text),
        () => replyTo(ordinary),
      ),
    ).toBeLessThan(25)
  }
})

test.each(['haha', 'hahahah!', 'hehe', 'lol', 'LOL haha', 'xd'])('%j is a laugh', text => {
  const reply = tutorReply({ instruction: '', messages: [{ role: 'child', text }], childName: 'Mina' })
  expect(reply).not.toMatch(/what do you mean|not sure/i)
})
