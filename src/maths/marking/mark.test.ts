import { expect, it } from 'vitest'
import { markQuestion, saysAnswer } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { describe } from './assessment.ts'
import { findingsOf } from './findings.ts'
import { assessMarked, markAnswer } from './mark-answer.ts'

function mark(text: string, answer: string) {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  const marked = markQuestion(question, answer)
  const score = `${marked.earned.filter(Boolean).length}/${marked.earned.length}`
  return {
    verdict: marked.verdict,
    score,
    ids: marked.explanations.map(({ id }) => id),
    line: marked.wrong?.text,
  }
}

it.each([
  ['3/4 + 1/8', '7/8'],
  ['3/4 + 1/8', '0.875'],
  ['3/4 + 1/8', '1 - 1/8'],
  ['3/4 + 1/8', 'seven eighths'],
  ['3/4 + 1/8', '6/8 + 1/8\n= 7/8'],
  ['3/4 + 1/8', '7/8 or 0.875'],
  ['3/4 + 1/8', '87.5%'],
  ['3/4 + 1/8', '0,875'],
  ['3/4 + 1/8', '$\\frac{7}{8}$'],
  ['3/4 + 1/8', 'My answer is 7/8. I checked it: 7/8 - 1/8 = 6/8'],
  ['3/4 + 1/8', '7/8\nCheck: 7/8 - 3/4 = 1/8'],
  ['407 - 158', "It's 249."],
  ['407 - 158', 'two hundred and forty-nine'],
  ['407 - 158', '249 not 251'],
  ['£8.15 - £2.75', '£5.40'],
  ['6 × 7', '42 cm'],
  ['5 + 2', '8 no wait 7'],
  ['5 + 2', '7 because 5 and 2 is 7'],
  ['5 + 2', 'I checked my answer and it is 7'],
  ['5 + 2', 'I think 7, I used my 10 fingers'],
  ['1/2 + 1/4', '3 over 4'],
  ['1/2 + 1/4', 'I changed 1/2 into 2/4 and added 1/4 to get 3/4'],
  ['407 - 158', '407\n-158\n249'],
  ['20/4', '5'],
  ['15 / 4', '3 3/4'],
  ['15 / 4', '3 r 3'],
  ['17 ÷ 5', '3 r. 2'],
  ['17 ÷ 5', '3 with 2 left over'],
  ['Solve 2x + 3 = 11', 'x = 4\n2 x 4 + 3 = 11'],
  ['Solve 2x + 3 = 11', 'x = 5\nno, 4'],
  ['Solve 2x + 3 = 11', '-3 from both sides: 2x = 8. Divide by 2: x = 4'],
  ['3 + ? = 10', '3 + 7 = 10'],
  ['Simplify 18/24', 'divide by 6: 3/4'],
  ['Round 3487 to the nearest hundred', '3487 → 3500'],
  ['5 + 2', 'Step 1: 5 + 2\nStep 2: 7'],
  ['5 + 2', '1) 5 + 2 = 7'],
  ['2 + 3 × 4', '3 × 4 = 12 + 2 = 14'],
  ['2 + 3 × 4', '3 × 4 = 12, 2 + 12 = 14'],
  ['10 × 2.5', 'The answer - 25'],
  ['15% of 80', '10% = 8\n5% = 4\n8 + 4 = 12'],
  ['17 ÷ 5', '3 r 2'],
  ['17 ÷ 5', '3 remainder 2'],
  ['17 ÷ 5', '17 ÷ 5 = 3 r2'],
  ['17 ÷ 5', '3.4'],
  ['1 ÷ 3', '0.(3)'],
  ['1 ÷ 3', '0.3 recurring'],
  ['1 ÷ 6', '0.16 recurring'],
  ['15 ÷ 2', '7 and a half'],
  ['2 1/2 × 3', '7½'],
  ['5 ÷ 0', "you can't do it"],
  ['Solve 2x + 3 = 11', 'so x is 4'],
  ['Solve 2x + 3 = 11', '2x = 8, x = 4'],
  ['Solve 2x + 3 = 11', '2x + 3 = 11\n2x = 11 - 3\n2x = 8\nx = 8/2\nx = 4'],
  ['Solve 2x + 3 = 11', '2x = 8 => x = 4'],
  ['Solve 3n = 12', 'n=4'],
  ['Simplify 18/24', '18/24 = 9/12 = 3/4'],
  ['Simplify 24/6', '4'],
  ['Simplify 9/6', '1 1/2'],
  ['Write 3/4 as a percentage', '75'],
  ['Write 3/4 as a percentage', '75%'],
  ['Write 0.25 as a fraction', '25/100'],
  ['Round 3487 to the nearest hundred', '3,500'],
  ['Round 3.999 to 2 decimal places', '4.00'],
  ['Which is larger, 0.35 or 0.4?', '0.4'],
  ['Which is larger, 0.35 or 0.4?', '0.4 is bigger than 0.35'],
  ['Which is larger, 0.35 or 0.4?', '0.35 is smaller than 0.4'],
  ['Which is larger, 0.35 or 0.4?', '0.35 < 0.4'],
  ['Which is bigger: -3755491 or 1?', '1'],
  ['Which is bigger: -5 or -2?', '-2'],
  ['Which is bigger: -5 or -2?', '-2, not -5'],
  ['Which is bigger: -5 or -2?', '-2 because it is nearer to 0'],
  ['Which is larger, -1/2 or -3/4?', 'minus one half'],
  ['Which is smaller: -0.5 or 0.25?', '-0.5 < 0.25'],
  ['Which is the smallest: 1/2, 1/3 or 1/4?', 'a quarter'],
  ['What is 7 times 8?', 'fifty-six (56)'],
  ['What is 7 times 8?', '56 (fifty-six)'],
  ['What is 7 times 8?', '56 fifty-six'],
  ['What is 7 times 8?', '(fifty six)'],
  ['What is 3000 x 1?', '3 thousand'],
  ['20 + 22', 'fourty two'],
  ['100 + 5', 'a hundred and five'],
  ['-3 - 4', 'minus seven (-7)'],
  ['-3 - 4', 'The answer - 7'],
  ['Simplify 2^3 x 2^4', '2^7'],
  ['Simplify 2^3 x 2^4', '2⁷'],
  ['Simplify 2^3 x 2^4', '2 to the power of 7'],
  ['Simplify 2^3 x 2^4', '128'],
  ['Simplify 5^6 ÷ 5^2', '5^4'],
  ['Simplify (2^3)^2', '2^6'],
  ['12 × 15', '10x15=150, 2x15=30, 150+30=180'],
])('%s answered %j is right', (question, answer) => {
  const { verdict, score } = mark(question, answer)
  const [earned, total] = score.split('/')
  expect([verdict, earned]).toEqual(['right', total])
})

it.each([
  ['10 ÷ 3', '3.33'],
  ['1 ÷ 3', '0.333...'],
  ['2 ÷ 3', '0.67'],
  ['2 ÷ 3', '0.66…'],
  ['Write 1/3 as a percentage', '33.3%'],
  ['Write 1/3 as a percentage', '33.33'],
])('%s answered %s is right to the digits shown', (question, answer) => {
  expect(mark(question, answer).verdict).toBe('rounded')
})

it.each([
  ['2 ÷ 3', '0.66'],
  ['2 ÷ 3', '0.7'],
  ['1 ÷ 8', '0.13'],
  ['17 ÷ 5', '3 r 1'],
  ['17 ÷ 5', '3'],
  ['5 ÷ 0', '0'],
  ['15% of 80', '12%'],
  ['Write 3/4 as a percentage', '0.75%'],
  ['Which is larger, 0.35 or 0.4?', '0.35'],
  ['Which is bigger: -5 or -2?', '-5'],
  ['Simplify 2^3 x 2^4', '2^12'],
  ['Simplify 2^3 x 2^4', '4^7'],
])('%s answered %s is wrong', (question, answer) => {
  const { verdict, score } = mark(question, answer)
  const [earned, total] = score.split('/')
  expect(verdict).toBe('wrong')
  expect(Number(earned)).toBeLessThan(Number(total))
})

it.each([
  ['3/4 + 1/8', '6/8 + 1/8', 'unfinished', '2/3'],
  ['2 + 3 × 4', '2 + 12', 'unfinished', '1/2'],
  ['Simplify 18/24', '9/12', 'unfinished', '1/2'],
  ['Simplify 18/24', '18/24', 'unfinished', '0/2'],
  ['Simplify 18/24', '0.75', 'unfinished', '1/2'],
  ['Write 3/8 as a decimal', '3/8', 'unfinished', '0/2'],
  ['Work out 1/4 + 1/4 in its simplest form', '2/4', 'unfinished', '2/3'],
  ['Work out 3/4 + 1/8 as a decimal', '7/8', 'unfinished', '3/4'],
  ['17 ÷ 5', '2 r 7', 'unfinished', '0/2'],
  ['3/4 + 1/8', '3/4 + 1/8', 'unread', '0/3'],
  ['3/4 + 1/8', '7 or 8', 'unclear', '0/3'],
  ['7 × 8', 'fifty-six (54)', 'unclear', '0/1'],
  ['20 + 22', 'forty too', 'unclear', '0/1'],
  ['1000 + 234', '1.234', 'unclear', '0/1'],
  ['3 + 12', 'fiveteen', 'unread', '0/1'],
  ['5 + 2', '7, 8', 'unclear', '0/1'],
  ['5 + 2', 'I have 7 and my sister has 12 sweets', 'unclear', '0/1'],
  ['20/4', '20/4', 'unread', '0/2'],
  ['3/4 + 1/8', 'banana', 'unread', '0/3'],
  ['3/4 + 1/8', "I don't know", 'unread', '0/3'],
  ['3/4 + 1/8', '', 'unread', '0/3'],
  ['3/4 + 1/8', '???', 'unread', '0/3'],
])('%s answered %j is %s and earns %s', (question, answer, verdict, score) => {
  expect(mark(question, answer)).toMatchObject({ verdict, score })
})

it.each([
  ['3/4 + 1/8', '6/8 + 1/8 = 7/16', '2/3', ['added-denominators'], '6/8 + 1/8 = 7/16'],
  ['3/4 + 1/8', '3/4 = 5/8\n5/8 + 1/8 = 6/8', '2/3', [], '3/4 = 5/8'],
  ['3/4 + 1/8', '3/4 = 6/8\n6/8 + 1/8 = 8/8', '2/3', [], '6/8 + 1/8 = 8/8'],
  ['1/2 + 1/3', '2/5', '1/3', ['added-denominators'], undefined],
  ['1/2 + 1/3', '1/2 + 1/3 = 2/5', '1/3', ['added-denominators'], '1/2 + 1/3 = 2/5'],
  ['2 + 3 × 4', '20', '0/2', ['left-to-right'], undefined],
  ['2 + 3 × 4', '3 × 4 = 12\n2 + 12 = 15', '1/2', [], '2 + 12 = 15'],
  ['2 + 3 × 4', '3 × 4 = 11\n2 + 11 = 13', '1/2', [], '3 × 4 = 11'],
  ['407 - 158', '351', '1/2', ['smaller-from-larger'], undefined],
  ['407 - 158', '349', '1/2', ['borrow-across-zero', 'zero-minus-is-number'], undefined],
  ['Solve 2x + 3 = 11', '2x = 14\nx = 7', '1/2', ['moved-without-changing-sign'], '2x = 14'],
  ['Solve 2x + 3 = 11', '2x = 8\nx = 6', '1/2', ['subtracted-coefficient'], 'x = 6'],
  ['Solve 2x + 3 = 11', 'x = 8', '0/2', ['stopped-before-dividing'], 'x = 8'],
  ['-7 + 12', '19', '1/2', ['minus-sign-ignored'], undefined],
  ['12 × 15', '10x15=150, 2x15=30, 150+30=170', '2/3', [], '150+30=170'],
  ['15% of 80', '10% is 9, 5% is 4.5, 13.5', '1/2', [], '10% is 9'],
])('%s answered %j earns %s with its diagnosis', (question, answer, score, ids, line) => {
  expect(mark(question, answer)).toMatchObject({ verdict: 'wrong', score, ids, line })
})

it('names the one slip of a way that is right, and the gap is in what slipped', () => {
  const [question] = readQuestions('12 × 15') ?? []
  if (!question) throw new Error('Not read')
  const marked = markQuestion(question, '10x15=150, 2x15=30, 150+30=170')
  expect(describe([marked])).toContain(
    'The way you chose is right. The slip is in `150+30=170`: what is $150 + 30$?',
  )
  expect(findingsOf([marked]).knowledgeGaps).toMatchObject([{ concept: 'Adding whole numbers' }])
})

it('is not about fractions where powers are simplified', () => {
  const [question] = readQuestions('Simplify 2^3 x 2^4') ?? []
  if (!question) throw new Error('Not read')
  expect(findingsOf([markQuestion(question, '2^12')]).knowledgeGaps).toMatchObject([{ concept: 'Powers' }])
})

it.each([
  ['How many tens in 230?', '3', 'That is the digit in the tens', 'right value'],
  ['Find the mean and median of 3, 4, 8', 'mean 5, median 8', 'Look at the median again', 'right value'],
  ['In a school of 600 pupils, 45% are boys. How many girls are there?', '270', 'only the part', 'left when'],
  ['52 - 27', '35', 'borrow a ten first', 'Your steps'],
  ['What is 6 × 7?', '-42', 'look at the sign', 'Your steps'],
  ['What is 304 × 6?', '18240', 'The digits are right', 'Your steps'],
  ['Find the median of 8, 3, 12, 5, 9', '12', 'put the numbers in order', 'one at a time'],
])('%s answered %j is told what is true', (text, answer, told, untrue) => {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  const words = describe([markQuestion(question, answer)]).split('\n\n')[0]
  expect(words).toContain(told)
  expect(words).not.toContain(untrue)
})

it.each([
  ['3/4 + 1/8', '4/12'],
  ['407 - 158', '351'],
  ['Find the perimeter of a square with side 6 cm.', '36 cm'],
  ['What is 15% of 80?', '15'],
  ['Solve 3x + 4 = 19', '7'],
])('a wrong answer gets one hint, and it never says the right one: %s', (text, answer) => {
  const { marked = [] } = markAnswer(text, answer) ?? {}
  const { hint = '' } = assessMarked(marked, 2)
  expect(hint).not.toBe('')
  for (const { question } of marked) expect(saysAnswer(hint, question)).toBe(false)
})

it('a right answer gets no hint, and neither does one of several questions', () => {
  expect(assessMarked(markAnswer('3/4 + 1/8', '7/8')?.marked ?? [], 2)).not.toHaveProperty('hint')
  const several = markAnswer('a) 2 + 3\nb) 4 + 5', 'a) 6\nb) 9')?.marked ?? []
  expect(assessMarked(several, 2)).not.toHaveProperty('hint')
})
