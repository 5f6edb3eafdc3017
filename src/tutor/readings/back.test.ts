import { expect, test } from 'vitest'
import type { Message } from '../conversation.ts'
import { traced } from '../tutor-reply.ts'

function lastOf(...texts: string[]): string {
  const messages: Message[] = []
  for (const text of texts) {
    messages.push({ role: 'child', text })
    messages.push({
      role: 'tutor',
      text: traced({ messages: [...messages], childName: 'Noor', grade: 5 }).reply,
    })
  }
  return messages.at(-1)?.text ?? ''
}

test.each([
  [['is 77 prime', '1 x 79', 'no stop. i dont want 1 x 79. my question was 77'], '77'],
  [['solve 3x + 8 = 23', 'what is 6 x 7', 'back to 3x + 8 = 23'], '3x + 8 = 23'],
  [['what is 2/3 of 36', 'what is 14 + 19', 'no i asked about 2/3 of 36'], '\\frac{2}{3}'],
])('%j brings the question back that is named', (texts, question) => {
  expect(lastOf(...texts)).toContain(`Your question is`)
  expect(lastOf(...texts)).toContain(question)
})

test('what is told of borrowing does not replace the subtraction', () => {
  const told = ['600 - 347', 'i crossed out the 6 put 5 and then its 10 tens. then 9 tens and 10 ones', '253']
  expect(lastOf(...told)).toContain('$253$ is right')
})

test('who has no idea has not said no', () => {
  expect(lastOf('is 77 prime', 'no idea')).not.toContain('right')
})

test('an answer in words behind a true sum is the answer, and behind a wrong one it is told that the sum is wrong', () => {
  expect(lastOf('is 57 prime', '57 is 3 x 19 so not prime either')).toContain('**not prime** is right')
  expect(lastOf('is 57 prime', '57 is 3 x 17 so it isnt prime')).toContain('again')
})

test('another question of the same kind is taken up while one is open', () => {
  expect(lastOf('how many g in 2 kg', 'so how many g is 4.5 kg', '4500')).toContain('right')
})

test('the answer said once more is not judged by the question that waits', () => {
  const texts = ['how many m in 5 km', 'so how many m is 3.2 km', '3200', '3200 m. is that it']
  expect(lastOf(...texts)).toContain('3200')
  expect(lastOf(...texts)).not.toContain('isn’t it')
})

test.each([
  [
    [
      'Lea has 18 roses and 30 tulips. She makes identical bunches with no flowers left over. What is the greatest number of bunches?',
    ],
    '6',
  ],
  [
    [
      'One lamp flashes every 4 seconds and another every 6 seconds. They flash together now. After how many seconds do they flash together again?',
    ],
    '12',
  ],
])('%j asks for what both have in common', (texts, answer) => {
  expect(lastOf(...texts, answer)).toMatch(/is right/)
})
