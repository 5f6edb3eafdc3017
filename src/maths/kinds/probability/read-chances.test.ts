import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'
import { markAnswer } from '../../marking/mark-answer.ts'

test.each([
  ['If you roll a number cube, what is the probability that you do not roll a 5?', '5/6'],
  ['The chance of snow on Friday is 30%. What is the chance that it will not snow on Friday?', '70%'],
  [
    'There are 7 boys and 5 girls in a club. Two of them are chosen at random. What is the probability that both are girls?',
    '5/33',
  ],
  [
    'A bag contains 5 red and 3 blue balls. Two balls are drawn at random with replacement. Find the probability that both are the same colour.',
    '17/32',
  ],
  [
    'A bag contains 5 red and 3 blue balls. Two balls are drawn at random without replacement. Find the probability that at least one is red.',
    '25/28',
  ],
  [
    'A bag contains 5 red and 3 blue balls. Ann takes two balls at random. What is the probability that one is red and the other is blue?',
    '15/28',
  ],
  [
    'A spinner has 8 equal sections: 3 red and 5 blue. It is spun once. What is the probability that it lands on red?',
    '3/8',
  ],
  [
    'A dice is rolled and a coin is flipped. Find the probability of rolling an even number and getting tails.',
    '1/4',
  ],
])('%s', (question, answer) => expect(verdictAs('probability', question, answer)).toBe('right'))

test.each([
  // Nobody says whether the first one goes back, or what is in the bag has changed.
  'A bag contains 5 red and 3 blue balls. Two balls are drawn, one after the other. Find the probability that both are red.',
  'A bag contains 5 red and 3 blue balls. Ann adds 2 red balls and takes two at random. What is the probability that both are red?',
  'A bag contains 12 sweets: 5 lemon sweets and 3 orange sweets. Two are taken at random. What is the probability that both are lemon?',
  'A bag contains 5 red sweets and 3 green sweets. Ben takes two sweets. The first is red. What is the probability that the second is red?',
  // Somebody else, something else, more than once.
  'The probability that Ann is late is 0.2. What is the probability that Ben is not late?',
  'The probability of a red car is 0.3. What is the probability of no car?',
  'The probability that it rains is 0.3. What is the probability that it does not snow?',
  'The probability that it rains is 0.3. What is the probability that it does not rain two days in a row?',
  'The probability that a pupil who studies French passes is 0.6. What is the probability that a pupil does not pass?',
  'A coin is tossed and a dice is rolled. What is the probability of getting a head or a 6?',
  'A biased coin is tossed and a fair dice is rolled. What is the probability of getting a head and a 6?',
])('not: %s', question => expect(verdictAs('probability', question, '1/5')).toBeUndefined())

test.each([
  [
    'The probability of rain is 0.35. What is the probability that it does not rain?',
    '99.65',
    'chance-from-a-hundred',
  ],
  [
    'A fair dice is rolled. What is the probability of getting a number greater than 4?',
    '1/2',
    'chance-one-too-many',
  ],
  [
    'Two fair dice are rolled. What is the probability that the total is 7?',
    '1/11',
    'chance-all-kinds-equal',
  ],
])('%s %s', (question, answer, id) => {
  const [marked] = markAnswer(question, answer)?.marked ?? []
  expect(marked?.explanations.map(each => each.id)).toEqual([id])
})
