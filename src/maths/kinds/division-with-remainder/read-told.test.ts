import { expect, test } from 'vitest'
import { markAnswer } from '../../marking/mark-answer.ts'

/** The verdict, where it is read as one question. */
function verdict(question: string, answer: string): string | undefined {
  const marked = markAnswer(question, answer)?.marked
  return marked?.length === 1 ? marked[0]?.verdict : undefined
}

test.each([
  ['There are 50 balls and 7 children. Each child gets the same number. How many are left over?', '1'],
  [
    'A baker puts 4 buns in a bag. He has 19 buns. He fills as many bags as he can. How many buns are left over?',
    '3',
  ],
  [
    'we got 30 gummy bears and theres 4 of us, everybody gets the same amount no cutting. how many are left over',
    '2',
  ],
  [
    'A farmer collects 50 eggs and packs them in boxes of 6. When she has filled as many boxes as possible, how many eggs are left over?',
    '2 eggs',
  ],
  ['5 kids want to share 32 jelly babys so everyone gets the same. how many are left over', '2'],
  ['A zookeeper has 130 pounds of hay to divide equally among 4 zebras. How many pounds are left over?', '2'],
])('%s', (question, answer) => expect(verdict(question, answer)).toBe('right'))

test.each([
  'Tom has 19 buns. He puts 4 buns in a bag. How many buns are left over?',
  'A dad has a 2 metre bit of wood and cuts off as many 30 cm bits as he can. How many cm are left over?',
  'When Amy cuts as many 30-cm ribbons as she can from a 2-metre roll, how many centimetres are left over?',
  'Six eggs fit in one box. Mrs Dean has 5 full boxes and 2 eggs left over. How many eggs does she have?',
  'Ann shares 20 sweets equally among 6 friends and gives the rest to 2 dogs. How many are left over?',
])('not as a remainder: %s', question => {
  expect(markAnswer(question, '1')?.marked[0]?.question.kind).not.toBe('remainder')
})
