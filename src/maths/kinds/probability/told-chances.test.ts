import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'

test.each([
  [
    'Nine discs numbered 1 to 9 are put into a bag. Zoe takes one out at random. What is the probability that it is a square number?',
    '1/3',
  ],
  [
    'A fair spinner has sectors marked 2, 2, 3, 5 and 8. It is spun once. Find the probability that it lands on 2.',
    '2/5',
  ],
  [
    'An eight-sided dice has faces labelled 1 to 8. It is thrown once. What is the probability of a number that is even and greater than 5?',
    '1/4',
  ],
  ['A tram is early, on time or late. P(early) = 0.1 and P(on time) = 0.75. Find P(late).', '0.15'],
  [
    'The chance that a team wins is 45% and the chance that it loses is 30%. What is the chance that it draws?',
    '25%',
  ],
  [
    'There are 40 books on a shelf and 12 of them are in French. One book is picked at random. What is the probability that it is not in French?',
    '7/10',
  ],
])('%s', (question, answer) => expect(verdictAs('probability', question, answer)).toBe('right'))

test.each([
  // Nobody says that there are no other outcomes.
  'The probability of a red car is 0.5 and the probability of a blue car is 0.3. What is the probability of a green car?',
  'A bag has red, blue, pink and white beads. The probability of red is 0.5 and of blue 0.3. What is the probability of pink?',
  // Of others than those that are told of, or more than one.
  'In a class of 30 children, 9 wear glasses. A girl is picked at random. What is the probability that the girl wears glasses?',
  'There are 12 boys. There are 18 girls. One is picked at random. What is the probability that it is a boy?',
  'A dice is rolled twice. What is the probability of getting a 6?',
  'Cards numbered 1 to 10 are in a box. The 3 is taken out. Then a card is picked. What is the probability of a 5?',
])('not: %s', question => expect(verdictAs('probability', question, '1/5')).toBeUndefined())
