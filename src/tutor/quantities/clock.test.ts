import { expect, test } from 'vitest'
import { wayOnClock } from '../facts/times-asked.ts'
import { problemsOf } from '../work.ts'
import { quantitySaid } from './quantity-said.ts'

const said = (text: string) => {
  const [problem] = problemsOf('How long is it from 1:20 to 4:10?')
  return problem && quantitySaid(text, problem.question)
}

test.each([
  ['from twenty past 1 to 2 is 40 mins', true],
  ['from 20 past 1 to 2 is 40 minutes cos my tea takes that long', true],
  ['from twenty past 1 to 2 is 30 mins', false],
  ['then to 10 past 4 is 20 minutes', false],
  ['and then to 10 past 4 is 10 minutes', true],
  ['from 2:00 to 4:00 is 2 hours', true],
  // A time with its jump behind it was not heard, nor several in a row.
  ['2:00? thats 40 min', true],
  ['2 o clock, 40 mins', true],
  ['first to 2, thats 40 min. then 2 hours to 4 and 10 more', true],
  ['then 2 hours to 4:00 and 10 more mins', true],
  ['2:00 is 50 min', false],
])('the way on the clock of %s is judged by its two times', (text, isSo) => {
  expect(said(text)?.isSo).toBe(isSo)
})

const overNight = (text: string) => {
  const [problem] = problemsOf('How long is it from 21:50 to 5:30?')
  return problem && quantitySaid(text, problem.question)
}

// A part of the way that begins or ends at a time with a name was not heard.
test.each([
  ['from 21:50 to midnight is 2 hours 10', true],
  ['after midnight is 5 hours 30', true],
  ['from midnight is 5 hours 30 minutes', true],
  ['from 21:50 to midnight is 3 hours 10', false],
  ['after midnight is 5 hours 20', undefined],
  ['after midnight is 17 hours 30', undefined],
])('%s is judged as a part of a way over midnight', (text, isSo) => {
  expect(overNight(text)?.isSo).toBe(isSo)
})

test.each(['4:00 thats 3 hours', 'its not 40 min to 2:00'])('%s is not called right', text => {
  expect(said(text)?.quantity.is).not.toBe('right on the clock')
})

test.each(['quarter to 4 is 3:45', 'to 10 past 4', 'it takes 20 minutes'])('%s tells no way', text => {
  expect(wayOnClock(text)).toBeUndefined()
})
