import { expect, test } from 'vitest'
import { readDialogue } from '../dialogue.ts'
import { isSameQuestion } from '../restated.ts'
import { traced } from '../tutor-reply.ts'
import { asksTask, labelled } from './labels.ts'

const after = (...said: string[]) => {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  for (const text of said) {
    messages.push({ role: 'child', text })
    messages.push({ role: 'tutor', text: traced({ messages, childName: 'Mina' }).reply })
  }
  return readDialogue({ messages: messages.slice(0, -1) })
}

test.each([
  ['share £60 in the ratio 2:3. I was thinking theres 5 parts', 'Share £60 in the ratio 2:3'],
  ['what is 15% of 80. ten percent is 8 i think and then half of it', '15% of 80'],
])('a question is read beside what is thought of it: %s', (typed, asked) => {
  const [own, plain] = [typed, asked].map(
    text => readDialogue({ messages: [{ role: 'child', text }] }).work?.problem.question,
  )
  expect(own && plain && isSameQuestion(own, plain)).toBe(true)
})

test.each([
  [
    'A film starts at 4:35 and ends at 6:10. how long is it',
    'an hour and then 35 minutes, do i put them together?',
  ],
  [
    'find the third angle of a triangle with 40 and 75',
    'so i need to know what 40 and 75 are together first, then how much is left',
  ],
])('what is said of an open question puts no other one on the table: %s', (asked, said) => {
  expect(after(asked, said).work?.problem.text).toBe(after(asked).work?.problem.text)
})

test('several asks of one list are read beside a thought', () => {
  const { work } = readDialogue({
    messages: [
      {
        role: 'child',
        text: 'my numbers are 4, 9, 3, 8, 4, 2 and i need mean median and mode. i put the median as 5.5 cos 3 and 8 are in the middle',
      },
    ],
  })
  expect(work?.problem.question.kind).toBe('averages')
})

test('a sum and a list are of one part', () => {
  for (const text of [
    'whats the nth term of 2, 7, 12, 17. is it n + 5',
    'work out 12 x 10^12 i think its 120',
  ])
    expect(labelled(text, 'none')[0]?.text).toMatch(/17|10\^12/)
})

test('a question that is announced is answered alone, and is no question about one', () => {
  const { work, unsolved, story, turn } = after(
    'perimeter of a 7 cm by 4 cm rectangle',
    '22 cm',
    'next one: a rectangle has perimeter 30 cm and one side is 9. find the other side. i did 30 - 9 = 21',
  )
  expect(work?.isAsked).not.toBe(true)
  expect((unsolved ?? story ?? work?.problem)?.text).toContain('30')
  expect(turn.is === 'talk' && turn.intent.wants).not.toBe('frequent')
})

test('a task is told from what is said of one', () => {
  expect(asksTask('what is 3/4 of 48', 'open')).toBeGreaterThan(0.5)
  expect(asksTask('so one part is 12 cos 48 shared by 4', 'open')).toBeLessThan(0.2)
})
