import { expect, test } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { someOf } from '#support/how-much.ts'
import { chipsFor } from './chips.ts'
import { tutorReply } from './tutor-reply.ts'

function replyTo(...texts: string[]): string {
  const messages = texts.flatMap((text, at) => [
    ...(at > 0 ? [{ role: 'tutor' as const, text: 'Go on.' }] : []),
    { role: 'child' as const, text },
  ])
  chipsFor({ messages })
  return tutorReply({ messages, childName: 'Mina' })
}

test.each(
  someOf(
    [
      '1+',
      'please ',
      'pretty please ',
      'ha',
      'lol ',
      'lolllolll',
      'come on ',
      '2x + 3y = 12, ',
      'order 3 4 ',
      '1 or ',
      '-',
      '? ',
      'buys 3 packs of ',
      'a has 5 times as many as b ',
      'the 6 becomes 5 and ',
    ],
    5,
  ),
)('a message of nothing but %j takes no more than it is longer', async again => {
  for (const end of ['', '?x', '? how many are left'])
    expect(await growth(60, count => again.repeat(count) + end, replyTo)).toBeLessThan(MOST_GROWTH)
})

test.each(
  someOf<[string, number, (count: number) => string]>(
    [
      ['a bit and a bit', 10, n => `i am${' a bit'.repeat(n)} x`],
      ['one more and one more', 10, n => `give me ${'one more '.repeat(n)}x`],
      ['its and its', 10, n => `um${' its'.repeat(n)} d`],
      ['what a friend says', 10, n => `my${' my mum says'.repeat(n)} d`],
      ['that it was right', 10, n => `how do you know${' that it was right'.repeat(n)} d`],
      ['question marks behind a sum', 2_000, n => `3 + 4 ${'?'.repeat(n)}`],
      ['dots behind a sum', 2_000, n => `3 + 4 ${'.'.repeat(n)}x`],
      ['blanks behind a sum', 2_000, n => `3 + 4${' '.repeat(n)}x`],
    ],
    4,
  ),
)('%s', async (_, size, textOf) => {
  expect(await growth(size, textOf, replyTo)).toBeLessThan(MOST_GROWTH)
  expect(await growth(size, textOf, text => replyTo('What is 3/4 - 1/4?', text))).toBeLessThan(MOST_GROWTH)
  expect(await growth(size, textOf, text => replyTo('number bonds to 10', text))).toBeLessThan(MOST_GROWTH)
})

test('a number of more than 40 digits is said to be too long', () => {
  expect(replyTo(`what is ${'7'.repeat(41)} + 1`)).toMatch(/more than 40 digits/)
})

test.each(['haha', 'hahahah!', 'hehe', 'lol', 'LOL haha', 'xd'])('%j is a laugh', text => {
  expect(replyTo(text)).not.toMatch(/what do you mean|not sure/i)
})
