import { expect, test } from 'vitest'
import { verdictAs } from '#support/maths/verdict-as.ts'
import { markAnswer } from '../../marking/mark-answer.ts'

test.each([
  ['The rainfall on four days was 6 mm, 9 mm, 3 mm and 10 mm. What was the mean daily rainfall?', '7 mm'],
  ['i got 7, 9, 4 and 8 in my four spelling tests. whats my mean score', '7'],
  ['In 5 matches Zoe scored 3, 0, 2, 4 and 1 goals. What is her mean number of goals?', '2 goals'],
  ['The temperatures were -2, 3, 5, 0, -4, 1 and 4 degrees. What was the range of the temperatures?', '9'],
  ['The shoe sizes of seven children are 3, 4, 4, 5, 4, 6 and 3. What is the mode?', '4'],
  ['Over three days a shop sold 40, 52 and 28 ices. How many ices did it sell on average a day?', '40'],
  ['The plants are 12, 15 and 18 cm tall. Find their mean height.', '15 cm'],
  ['Ali ran in 12.4 s, 12.9 s, 12.1 s, 12.8 s and 12.3 s. Find the median time.', '12.4'],
])('%s', (question, answer) => expect(verdictAs('averages', question, answer)).toBe('right'))

test.each([
  'Tom scored 5, 7 and 9. Then he scored 11. What is his new mean?',
  'In four games he got 5, 7, 9, 11 and 3. What is the mean?',
  'Anna got 5, 8 and 2. Ben got 4, 4 and 7. What is the mean of their scores?',
  'A die shows 1, 2, 3, 4, 5 and 6. What is the average number of throws to get a six?',
  'The lengths are 4 cm, 6 cm and 2 m. What is the mean?',
  'The scores are 4, 6 and 8. How many scores are above the mean?',
  'My list of seven numbers is 3, 5, 6, 8, 9, 12, 14. It wants the interquartile range. What do you get?',
  'In seven games we scored 3, 5, 6, 8, 9, 12 and 14. What is the mid range?',
  'Her marks were 3, 5, 6, 8 and 9. What is the trimmed mean of the marks?',
  'The mean of 3 numbers is 8. They are 6, 7, 9 and 10. Find the mean of the others.',
])('not: %s', question => expect(verdictAs('averages', question, '5')).toBeUndefined())

test.each([
  [
    'Ali scored 14, 17 and 15 in three tests. What must he score in the fourth test to have a mean of 16?',
    '18',
  ],
  ['Your quiz scores are 8, 7, 9 and 6. What must you get on the next quiz to have an average of 8?', '10'],
  [
    'A frequency table shows goals: 0 goals in 3 matches, 1 goal in 5 matches, 2 goals in 2 matches. What is the mean number of goals per match?',
    '0.9',
  ],
  [
    'In the table 4 students had 0 pets, 7 students had 1 pet, 9 students had 2 pets. Find the mean number of pets.',
    '1.25',
  ],
  [
    'Times, t seconds: 10 ≤ t < 20 frequency 3, 20 ≤ t < 30 frequency 5, 30 ≤ t < 40 frequency 2. Calculate an estimate of the mean time.',
    '24 seconds',
  ],
])('%s', (question, answer) => expect(verdictAs('averages', question, answer)).toBe('right'))

test.each([
  // Another test than the next one, another child, or no mean of all.
  'Ali scored 14, 17 and 15 in three tests. What must he score in the sixth test to have a mean of 16?',
  'Ali scored 14, 17 and 15 points. What must Ben score in the next game to have a mean of 16?',
  'Ali scored 14, 17 and 15 in three tests. What must he score in the fourth test to beat his mean of 16?',
  'Ali scored 14, 17 and 15. What must he score in the next two tests to have a mean of 16?',
  // The mean of how often something comes is none of the table.
  'A table shows 0 pets, 4 students; 1 pet, 7 students; 2 pets, 6 students. What is the mean number of students?',
  'On Monday 3 boys, 4 girls; on Tuesday 5 boys, 6 girls; on Friday 2 boys, 8 girls. What is the mean number of boys?',
  // Nobody knows where such groups end.
  '0-9 frequency 4, 10-19 frequency 6, 20-29 frequency 10. Estimate the mean.',
  '0-10 frequency 4, 10-20 frequency 6, 20-30 frequency 10. What is the modal class?',
])('not: %s', question => expect(verdictAs('averages', question, '5')).toBeUndefined())

test.each([
  [
    'Ali scored 14, 17 and 15 in three tests. What must he score in the fourth test to have a mean of 16?',
    '16',
    'needed-mean-itself',
  ],
  ['Score: 1, 2, 3, 4. Frequency: 6, 2, 1, 1. Find the mean.', '2.5', 'table-frequencies-ignored'],
  ['Find the median of 12, 5, 9, 3, 7, 10.', '9', 'median-upper-of-two'],
])('%s %s', (question, answer, id) => {
  const [marked] = markAnswer(question, answer)?.marked ?? []
  expect(marked?.explanations.map(each => each.id)).toEqual([id])
})
