import { expect, test } from 'vitest'
import { chipsFor } from './chips.ts'
import type { Message } from './conversation.ts'
import { traced } from './tutor-reply.ts'

const TALKS = [
  ['hello', 'quiz me', 'idk', '3'],
  ['12 x 13', '10 x 13 = 130', '26', '156', 'why?', 'how do I check it?'],
  ['solve 2x + 3 = 11', '2x = 14', '2x = 8', 'x = 4'],
  ['I have 12 sweets and I give 5 to my sister. How many have I got?', '17', '7'],
  ['my friend won’t play with me', 'tell me a joke', 'stop for today', 'bye'],
  ['explain fractions', '1/2 + 1/3', 'is it 3/6? 5/6? 2/5?', '5/6'],
]

/** Acts that say that nothing was understood. */
const LOST = /^(?:ask again|bare number|remark|story number|story thought|nonsense|chat)$/

test('every chip that is offered is understood by the tutor who offers it', () => {
  const lost: string[] = []
  for (const talk of TALKS) {
    const messages: Message[] = []
    for (const text of talk) {
      messages.push({ role: 'child', text })
      messages.push({ role: 'tutor', text: traced({ messages, childName: 'Mina' }).reply })
      for (const chip of chipsFor({ messages })) {
        const said = [...messages, { role: 'child', text: chip } as const]
        const { act } = traced({ messages: said, childName: 'Mina' })
        if (LOST.test(act)) lost.push(`${text}: ${chip} (${act})`)
      }
    }
  }
  expect(lost).toEqual([])
})
