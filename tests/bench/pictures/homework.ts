/** What stands on a page: a question, and what children wrote below it, right and wrong. */
export interface Homework {
  question: string
  answers: readonly string[]
}

/** Questions as school books print them, from the first sums to algebra. */
export const homework: readonly Homework[] = [
  { question: 'What is 347 + 286?', answers: ['347 + 286 = 633', '347 + 286 = 623'] },
  { question: 'Solve 3x + 7 = 22.', answers: ['3x = 15\nx = 5', '3x = 15\nx = 4'] },
  {
    question: 'Emma has 12 apples. She gives 5 to Tom. How many apples does she have left?',
    answers: ['12 - 5 = 7\n7 apples', '12 - 5 = 8'],
  },
  { question: 'Calculate 3/4 + 1/8.', answers: ['3/4 = 6/8\n6/8 + 1/8 = 7/8', '4/12'] },
  { question: 'What is 7 × 8?', answers: ['7 × 8 = 56', '54'] },
  {
    question: 'A train travels 180 km in 3 hours. What is its average speed?',
    answers: ['180 ÷ 3 = 60\n60 km/h', '540 km/h'],
  },
  { question: 'Round 4,567 to the nearest hundred.', answers: ['4,600', '4,500'] },
  { question: 'What is 25% of 80?', answers: ['80 ÷ 4 = 20', '25'] },
  {
    question: 'The perimeter of a rectangle is 24 cm. Its length is 8 cm. Find its width.',
    answers: ['24 - 16 = 8\n8 ÷ 2 = 4\n4 cm', '3 cm'],
  },
  { question: 'Work out 407 - 158.', answers: ['407 - 158 = 249', '351'] },
  { question: 'What is 96 ÷ 6?', answers: ['96 ÷ 6 = 16', '96 ÷ 6 = 19'] },
  {
    question: 'A book costs £4.75. How much do 3 books cost?',
    answers: ['3 × 4.75 = 14.25\n£14.25', '£12.75'],
  },
  { question: 'Calculate 2 + 3 × 4.', answers: ['2 + 12 = 14', '5 × 4 = 20'] },
  { question: 'Find the mean of 4, 8, 9 and 11.', answers: ['32 ÷ 4 = 8', '8.5'] },
  { question: 'Simplify 5a + 3b - 2a + b.', answers: ['3a + 4b', '7a + 4b'] },
  {
    question: 'There are 6 boxes with 24 pencils in each box. How many pencils are there altogether?',
    answers: ['6 × 24 = 144', '24 + 6 = 30'],
  },
  { question: 'Write 0.35 as a percentage.', answers: ['35%', '3.5%'] },
  { question: 'Solve 2(x - 3) = 10.', answers: ['x - 3 = 5\nx = 8', '2x - 3 = 10\nx = 6.5'] },
  { question: 'How many minutes are there in 3 hours?', answers: ['3 × 60 = 180', '300'] },
  { question: 'What is 1/2 of 90?', answers: ['90 ÷ 2 = 45', '40'] },
  { question: 'Calculate 5.6 + 2.75.', answers: ['8.35', '7.31'] },
  {
    question: 'Lily buys 4 pens for $2.50 each. She pays with a $20 note. How much change does she get?',
    answers: ['4 × 2.50 = 10\n20 - 10 = 10\n$10', '$17.50'],
  },
  { question: 'What is the area of a rectangle 9 m long and 6 m wide?', answers: ['9 × 6 = 54', '30 m'] },
  { question: 'What is 1,000 - 365?', answers: ['1,000 - 365 = 635', '735'] },
]
