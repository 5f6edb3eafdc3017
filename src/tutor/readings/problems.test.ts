import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = (...said: string[]) => lastInGrade(8)(...said).reply

// Bug: an equation of two with a number put in was taken for another question to be solved.
test('a number put into one of two equations stays with them', () => {
  const reply = lastOf('solve x + y = 9 and x - y = 5', 'adding gives 2x = 14', 'so x is 7', '7 + y = 9 then')
  expect(reply).not.toContain('Let’s do')
  expect(lastOf('solve x + y = 9 and x - y = 5', '2x = 14', 'x = 7', '7 + y = 9', 'x 7 y 2')).toContain(
    'right',
  )
})

// Bug: another equation in one of the two letters was taken for a step of them.
test('an equation that what solves both does not solve is a new question', () => {
  const reply = lastOf('solve x + y = 9 and x - y = 5', '2x = 14', 'solve x² - 4x - 12 = 0')
  expect(reply).not.toContain('second letter')
})

// Bug: the way that was told after the answer was taken for a new sum, and hinted at.
test('how an answer was found is no new sum', () => {
  const said = [
    'The interior angles of a regular polygon are 140°. How many sides has it?',
    '9',
    'so 360 / 40',
  ]
  expect(lastOf(...said)).toContain('gets you there')
})
