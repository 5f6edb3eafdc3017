import { expect, test } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'

test.each([
  ['The total of 8 numbers is 96. Find their mean.', '12', '15'],
  ['The sum of 5 numbers is 60. What is the mean?', '12', '15'],
  ['The mean of 5 numbers is 8. A sixth number, 14, is added. Find the new mean.', '9', '12'],
  ['The mean of 5 numbers is 8. The number 14 is added. What is the new mean?', '9', '12'],
  [
    'The mean of 4 numbers is 7. When another number is added, the mean is 8. Find the number that was added.',
    '12',
    '15',
  ],
  [
    'The mean of 6 numbers is 10. One number, 15, is removed. Find the mean of the remaining numbers.',
    '9',
    '12',
  ],
  [
    "The mean of 10 boys' marks is 60 and the mean of 20 girls' marks is 75. Find the mean of all the marks.",
    '70',
    '73',
  ],
  ['The mean of 4 numbers is 9. Three of them have a total of 35. Find the fourth.', '1', '4'],
  ['A pie chart shows 120 people. A sector has an angle of 60°. How many people does it show?', '20', '23'],
  [
    'A sector of a pie chart has an angle of 72°. The chart represents 200 people. How many people does the sector represent?',
    '40',
    '43',
  ],
  ['30 people like tea, 25 like coffee and 10 like both. How many like tea or coffee?', '45', '48'],
  ['P(A) = 0.3 and P(B) = 0.5. A and B are independent. Find P(A and B).', '0.15', '0.3'],
  ['A and B are independent events with P(A) = 1/2 and P(B) = 1/3. Find P(A and B).', '1/6', '4/6'],
  [
    'The probability of taking a red ball from a bag is 1/4. There are 3 red balls. How many balls are in the bag?',
    '12',
    '15',
  ],
  ['A bag has 20 counters. The probability of taking a red is 2/5. How many counters are red?', '8', '11'],
  [
    'A bag contains 20 balls. The probability of picking a red ball is 0.3. How many red balls are in the bag?',
    '6',
    '9',
  ],
  [
    'The probability of picking a blue counter is 2/7. There are 35 counters in the bag. How many are blue?',
    '10',
    '13',
  ],
  [
    'A bag contains 12 balls. 5 are red and the rest are green. Find the probability of picking a green ball.',
    '7/12',
    '10/12',
  ],
  [
    'There are 12 balls in a bag. 5 are red, the rest are green. What is the probability of taking green?',
    '7/12',
    '10/12',
  ],
  ['The probabilities of three outcomes are 0.2, 0.5 and x. Find x.', '0.3', '0.45'],
  ['A spinner has 8 equal sections. 3 are green. Find the probability of green.', '3/8', '6/8'],
  [
    'A spinner has 8 equal sections, 3 of them green. What is the probability that it lands on green?',
    '3/8',
    '6/8',
  ],
  [
    'The probability of a six on a biased dice is 0.3. It is rolled 200 times. How many sixes are expected?',
    '60',
    '63',
  ],
  [
    'A biased dice is rolled 200 times. The probability of a six is 0.3. Estimate the number of sixes.',
    '60',
    '63',
  ],
  ['A spinner is spun 150 times. P(red) = 2/5. How many reds do you expect?', '60', '63'],
  ['8 people shake hands with each other once. How many handshakes are there?', '28', '31'],
  ['In how many ways can a president and a secretary be chosen from 8 people?', '56', '59'],
])('the roles of its words make a question of %s', (text, right, wrong) => {
  const verdicts = [right, wrong].map(answer => markAnswer(text, answer)?.marked.map(each => each.verdict))
  expect(verdicts).toEqual([['right'], ['wrong']])
})
