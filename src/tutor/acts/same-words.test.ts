import { expect, test } from 'vitest'
import { traced } from '../tutor-reply.ts'

const lastOf = (asked: string, text: string) =>
  traced({
    messages: [
      { role: 'child', text: asked },
      { role: 'tutor', text: 'Let’s look at it.' },
      { role: 'child', text },
    ],
    childName: 'Mina',
    grade: 6,
  })

test.each([
  ['6.2 + 1.35', 'is total and sum the same meaning?', 'belong to the same thing'],
  ['6.2 + 1.35', 'In Poland we write comma, here teacher want point. Is the same?', '3,7 is 3.7'],
  ['area of a rectangle 6 cm by 4 cm', 'is area the same as perimeter', 'two things'],
  ['mean of 3, 4, 8', 'are mean and average different', 'belong to the same thing'],
])('of %s words are compared: %s', (asked, text, words) => {
  const { reply } = lastOf(asked, text)
  expect(reply).toContain(words)
  expect(reply).not.toMatch(/^(?:Yes|No)\b/)
})

test.each(['will the mean and the median be the same', 'is it the same answer', 'does it stay the same'])(
  '%s asks about numbers',
  text => expect(lastOf('mean of 3, 4, 8', text).act).not.toBe('same words'),
)

test.each([
  ['What is this word hundredths?', '**Hundredth**'],
  ['what does perimeter mean', '**Perimeter**'],
])('%s is told in short', (text, word) => {
  const { reply } = lastOf('area of a rectangle 6 cm by 4 cm', text)
  expect(reply).toContain(word)
  expect(reply.length).toBeLessThan(330)
})
