import { expect, test } from 'vitest'
import { solve } from '#maths/kinds/doors.ts'
import { hasUnheardPart, withPartsOfHour } from './spoken-hours.ts'
import { problemsOf } from './work.ts'

// "qarter to 6" was read as 6 o'clock.
test.each([
  ['the club opens at qarter to 6 and shuts at twenty past 7, how long is it open', '1 hour and 35'],
  ['my film is from harf past 2 to quoter past 4. how long is it', '1 hour and 45'],
  ['lunch starts at tweny to 1 and ends at kworter past 1 how many minutes is it', '35'],
])('%s is read with its misspelt part of an hour', (message, answer) => {
  const [problem, ...others] = problemsOf(message)
  expect(others).toEqual([])
  expect(problem && solve(problem.question).answer).toContain(answer)
})

test.each([
  'the club opens at snorb to 6 and shuts at twenty past 7, how long is it open',
  'she swims at zimp to 3 and stops at 5 how long does she swim',
])('%s is not read without the word that nobody knows', message => {
  expect(problemsOf(message)).toEqual([])
})

test.each([
  ['and then to 4', 'and then to 4'],
  ['we ran to 4 parks', 'we ran to 4 parks'],
  ['the lesson is from 9 to 11', 'the lesson is from 9 to 11'],
  ['its haf past ten', 'its half past ten'],
])('%s is %s', (said, meant) => {
  expect(withPartsOfHour(said)).toBe(meant)
  expect(hasUnheardPart(meant)).toBe(false)
})
