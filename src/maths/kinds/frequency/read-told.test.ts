import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'

test.each([
  [
    'A striker scored 18 of his last 30 penalties. Estimate the probability that he scores his next penalty.',
    '3/5',
  ],
  ['Of 60 buses, 12 were late. Estimate the probability that the next bus is late.', '1/5'],
  [
    'Jo spun a spinner 80 times and it landed on red 28 times. What is the experimental probability of landing on red?',
    '7/20',
  ],
  [
    'A spinner has a probability of 1/5 of landing on blue. If it is spun 200 times, about how many times would you expect it to land on blue?',
    '40',
  ],
])('%s', (question, answer) => expect(verdictAs('frequency', question, answer)).toBe('right'))

test.each([
  'A player made 24 of 40 free throws. What is the experimental probability that she misses the next free throw?',
  'A player made 24 of 40 free throws last year and 5 of 10 this year. What is the experimental probability that she makes her next free throw?',
  'A player made 24 of her 40 free throws. What is the probability that she makes the next two free throws?',
  'Ann got 12 of 20 questions right. What is the experimental probability that she gets the next question wrong?',
  'A dice has 6 faces. It is rolled 30 times. What is the experimental probability of rolling a six?',
  'The probability that a spinner lands on green is 0.4. It is spun 50 times. How many times would you expect it not to land on green?',
])('not: %s', question => expect(verdictAs('frequency', question, '1/5')).toBeUndefined())
