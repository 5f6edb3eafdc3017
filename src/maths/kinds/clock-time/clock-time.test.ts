import { expect, test } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { verdictAs } from '#support/maths/verdict-as.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { asAsked } from '../../wording/asked.ts'
import { markQuestion } from '../doors.ts'
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
  const [, big, little] =
    /big hand .* on the (\d+) and the little hand is (?:on|between) the (\d+)/.exec(plain)?.map(Number) ?? []
  if (big && little) return `${little}:${String((big % 12) * 5).padStart(2, '0')}`
  if (/24-hour/.test(plain)) return first === undefined ? undefined : shown(first, false)
  const [bare] = /\d\d:\d\d/.exec(plain) ?? []
  if (/12-hour/.test(plain)) return shown(Date.parse(`2001-01-01T${bare}Z`), true)
  if (first === undefined) return undefined
  if (last !== undefined) return `${((last - first) / 60_000 + 1440) % 1440} minutes`
  const [hours = '0'] = /\d+(?= hour)/.exec(plain) ?? []
  const [minutes = '0'] = /\d+(?= minute)/.exec(plain) ?? []
  const [, apart = '0', way] = /(\d+) hours (ahead|behind)/.exec(plain) ?? []
  const zone = Number(apart) * (way === 'ahead' ? 60 : -60)
  const place = ['second', 'third', 'fourth', 'fifth'].findIndex(each => plain.includes(`the ${each} bus`))
  const times = Math.max(place, 0) + 1
  const by = ((Number(hours) * 60 + Number(minutes)) * times + zone) * 60_000
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

test.each([
  [
    "i've got a clock and the big hand is on the twelve and the little hand is on the four what is it",
    '4 oclock',
  ],
  ['The minute hand points to 12 and the hour hand points to 7. What time is it?', "7 o'clock"],
  ['The little hand is just past the 9 and the long hand is on the 3. What is the time?', 'quarter past 9'],
  [
    'the short hand is half way between 2 and 3 and the big hand is on the 6. What time is it?',
    'half past 2',
  ],
  ['The big hand is on 9 and the little hand is nearly on the 5. What time is it?', 'quarter to 5'],
  ['big hand straight up, little hand on the 3. what time is it', 'three a clock'],
  [
    'The hour hand is between 12 and 1. The minute hand is pointing at the 4. What time does the clock show?',
    '12:20',
  ],
])('%s', (question, answer) => expect(verdictAs('time', question, answer)).toBe('right'))

test.each([
  [
    'The big hand is on the 12 and the little hand is on the 4. What time is it?',
    '12 oclock',
    'hour-from-big-hand',
  ],
  [
    'The big hand is on the 6 and the little hand is between the 4 and the 5. What time is it?',
    'half past 6',
    'hour-from-big-hand',
  ],
  [
    'The big hand is on the 3 and the little hand is between the 4 and the 5. What time is it?',
    '4:03',
    'hand-number-as-minutes',
  ],
])('%s, %s is %s', (text, answer, id) => {
  const [question] = readQuestions(text) ?? []
  expect(question && markQuestion(question, answer)).toMatchObject({
    verdict: 'wrong',
    explanations: [{ id }],
  })
})

test.each([
  'The big hand is on the 12 and the little hand is on the 4. How many minutes later is it 5?',
  'The big hand is on the 12 and the little hand is on the 4. What is the angle between them?',
  'The big hand is on the 10 and the little hand is on the 4. What time is it?',
  'The big hand is on the 12 and the little hand is between 4 and 5. What time is it?',
  'The big hand is on the 12. What time is it?',
  'The big hand is on the 12 and the big hand is on the 4. What time is it?',
])('no time is read from %s', question => expect(verdictAs('time', question, '4')).toBeUndefined())

test.each([
  ['A film starts at 6:45 pm and lasts 1 hour 50 minutes. What time does it finish?', '7:95 pm'],
  ['What time is it 45 minutes after 3:30 p.m.?', '3.75 p.m.'],
])('of %s the answer %s is wrong, and not unreadable', (text, answer) => {
  const [question] = readQuestions(text) ?? []
  expect(question && markQuestion(question, answer)).toMatchObject({
    verdict: 'wrong',
    explanations: [{ id: 'minutes-not-carried' }],
  })
})
