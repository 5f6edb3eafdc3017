import { expect, it } from 'vitest'
import { readQuestions } from '../../questions/read-questions.ts'
import { markQuestion } from '../doors.ts'

const verdict = (text: string, answer: string) => {
  const [question] = readQuestions(text) ?? []
  return question && markQuestion(question, answer).verdict
}

it.each([
  ['Delhi is 5 hours 30 minutes ahead of London. It is 13:45 in London. What is the time in Delhi?', '19:15'],
  [
    'California is 3 hours behind New York. If it is 1:00 p.m. in California, what time is it in New York?',
    '4:00 p.m.',
  ],
  [
    'A flight leaves Boston at 8:15 a.m. and takes 6 hours to reach Los Angeles. Los Angeles is 3 hours behind Boston. What time is it in Los Angeles when the flight arrives?',
    '11:15 a.m.',
  ],
  [
    'Buses leave a station every 15 minutes. The first bus leaves at 08:10. At what time does the fifth bus leave?',
    '09:10',
  ],
])('%s', (text, answer) => {
  expect(verdict(text, answer)).toBe('right')
})

it.each([
  [
    'a landing without a flight',
    'Denver is 1 hour behind Chicago. It is 2 pm in Chicago. What time is it in Denver when the plane lands?',
  ],
  [
    'a flight that may still be under way',
    'A plane leaves London at 11:30. The flight takes 7 hours. New York is 5 hours behind London. What time is it in New York?',
  ],
  ['a third place', 'Tokyo is 9 hours ahead of London. It is 8 pm in London. What time is it in Paris?'],
  ['a day', 'Sydney is 10 hours ahead of London. It is 8 pm in London. What day is it in Sydney?'],
])('is not read with %s', (_, text) => {
  expect(readQuestions(text)).toBeUndefined()
})
