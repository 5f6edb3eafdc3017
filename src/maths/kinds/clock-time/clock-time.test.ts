import { expect, test } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { asAsked } from '../../wording/asked.ts'
import { clockTimes } from './index.ts'
import { readTime } from './read.ts'
import { solveTime } from './solve.ts'

/** The calendar of the machine counts the minutes. */
function oracle(question: string): string | undefined {
  const plain = question.replaceAll('$', '')
  const [first, last] = (plain.match(/\d+:\d+ [ap]m/g) ?? []).map(each =>
    Date.parse(`2001-01-01 ${each} UTC`),
  )
  const shown = (at: number, hour12: boolean) =>
    new Date(at).toLocaleTimeString(hour12 ? 'en-US' : 'en-GB', {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
      hour12,
    })
  if (/24-hour/.test(plain)) return first === undefined ? undefined : shown(first, false)
  const [bare] = /\d\d:\d\d/.exec(plain) ?? []
  if (/12-hour/.test(plain)) return shown(Date.parse(`2001-01-01T${bare}Z`), true)
  if (first === undefined) return undefined
  if (last !== undefined) return `${((last - first) / 60_000 + 1440) % 1440} minutes`
  const [hours = '0'] = /\d+(?= hour)/.exec(plain) ?? []
  const [minutes = '0'] = /\d+(?= minute)/.exec(plain) ?? []
  const by = (Number(hours) * 60 + Number(minutes)) * 60_000
  return shown(/before/.test(plain) ? first - by : first + by, true)
}

testKind(clockTimes, { oracle, questions: 200 })

test.each([
  ['How long is it from 4:14 pm to 8:20 pm?', /8:14 pm/, /16:14|20:14/],
  ['How long is it from 16:14 to 20:20?', /20:14/, /pm/],
  ['What time is 90 minutes after 15:40?', /17:10/, /pm/],
  ['What time is 90 minutes after 3:40 pm?', /5:10 pm/, /17:10/],
])('%s: the steps keep to the clock of the question', (text, shown, other) => {
  const question = readTime(asAsked(text.toLowerCase()))
  const steps = question
    ? solveTime(question)
        .steps.map(step => JSON.stringify(step))
        .join()
    : ''
  expect(steps).toMatch(shown)
  expect(steps).not.toMatch(other)
})
