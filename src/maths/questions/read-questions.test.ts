import { expect, it } from 'vitest'
import { exactValue } from '../arithmetic/evaluate.ts'
import { isArithmetic } from '../domain/arithmetic-question.ts'
import { solve } from '../kinds/doors.ts'
import { readQuestions } from './read-questions.ts'

/** Kind and exact answer of each question that was read. */
function read(text: string): string[] | undefined {
  return readQuestions(text)?.map(question => {
    const label = question.label === undefined ? '' : `${question.label}: `
    return `${label}${question.kind} ${solve(question).value?.toFraction()}`
  })
}

it.each([
  ['What is 3/4 + 1/8?', 'calculate 7/8'],
  ['Work out 407 - 158', 'calculate 249'],
  ['Calculate 2 + 3 × 4', 'calculate 14'],
  ['Solve 2x + 3 = 11', 'solve 4'],
  ['What is 15% of 80?', 'calculate 12'],
  ['Simplify 18/24', 'simplify 3/4'],
  ['Write 3/8 as a decimal', 'convert 3/8'],
  ['Round 3 487 to the nearest hundred', 'round 3500'],
  ['-7 + 12 × (3 - 5)', 'calculate -31'],
  ['1 1/2 + 2½', 'calculate 4'],
  ['½ of 30', 'calculate 15'],
  ['a half of 30', 'calculate 15'],
  ['3/4 of £20', 'calculate 15'],
  ['£3.50 + £2.25', 'money 23/4'],
  ['seven times eight', 'calculate 56'],
  ['how many is 6 sevens?', 'calculate 42'],
  ['What is the sum of 3 and 4?', 'calculate 7'],
  ['What is the difference between 3 and 10?', 'calculate 7'],
  ['Subtract 3 from 10', 'calculate 7'],
  ['double 8', 'calculate 16'],
  ['two hundred and forty-nine plus three quarters', 'calculate 999/4'],
  ['What is 8 squared?', 'calculate 64'],
  ['5² - 2³', 'calculate 17'],
  ['12 ÷ 3/4', 'calculate 16'],
  ['1/2 ÷ 3/4', 'calculate 2/3'],
  ['72 : 8', 'calculate 9'],
  ['What is 20/4?', 'calculate 5'],
  ['Compute 15 / 4', 'calculate 15/4'],
  ['Write as a decimal: 3/8', 'convert 3/8'],
  ['(-5)²', 'calculate 25'],
  ['10 - 5²', 'calculate -15'],
  ['3 x 4', 'calculate 12'],
  ['3x4', 'calculate 12'],
  ['2 x -3', 'calculate -6'],
  ['1,234 + 5', 'calculate 1239'],
  ['407 − 158 =', 'calculate 249'],
  ['407-158=?', 'calculate 249'],
  ['$\\frac{3}{4} + \\frac{1}{8}$', 'calculate 7/8'],
  ['x/3 = 4', 'solve 12'],
  ['Solve 5 - x = 2', 'solve 3'],
  ['2/3 x = 4', 'solve 6'],
  ['2x - 3 = 11', 'solve 7'],
  ['11 = 2n + 3', 'solve 4'],
  ['2x + 3 = x + 8', 'solve 5'],
  ['Solve for x: 3(x+2) = 21', 'solve 5'],
  ['If 2x + 3 = 11, what is x?', 'solve 4'],
  ['Find x when 2x = 8', 'solve 4'],
  ['3 x ? = 12', 'solve 4'],
  ['□ + 5 = 12', 'solve 7'],
  ['10 = 3 + ?', 'solve 7'],
  ['Write 0.5 as a percentage', 'convert 1/2'],
  ['Write 45% as a fraction in its simplest form', 'convert 9/20'],
  ['Write 7/4 as a mixed number', 'convert 7/4'],
  ['Convert 1 3/4 to an improper fraction', 'convert 7/4'],
  ['Express 12/16 in its lowest terms', 'simplify 3/4'],
  ['Round 2.345 to 2 decimal places', 'round 47/20'],
  ['Round 0.05 to the nearest tenth', 'round 1/10'],
  ['Which is larger, 0.35 or 0.4?', 'compare 2/5'],
  ['Which is the smallest: 1/2, 1/3 or 1/4?', 'compare 1/4'],
  ['Work out 1/4 + 1/4 in its simplest form', 'calculate 1/2'],
  ['What is 7 + 8? Show your working.', 'calculate 15'],
  ['Work out 3/4 + 1/8 (2 marks)', 'calculate 7/8'],
])('reads %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it.each([
  ['a) 3+4 b) 5 x 6', ['a: calculate 7', 'b: calculate 30']],
  ['1. 3+4\n2. 18/24 - 1', ['1: calculate 7', '2: calculate -1/4']],
  ['Work out:\na) 3+4\nb) 1/2+1/3', ['a: calculate 7', 'b: calculate 5/6']],
  ['Simplify:\n(a) 18/24\n(b) 6/8', ['a: simplify 3/4', 'b: simplify 3/4']],
  ['3 + 4; 5 + 6', ['calculate 7', 'calculate 11']],
  ['What is 7 + 8? What is 9 + 10?', ['calculate 15', 'calculate 19']],
  ['Q1: 3+4\nQ2: 5+6', ['1: calculate 7', '2: calculate 11']],
  ['(1 + 1) + (2 + 2)', ['calculate 6']],
])('reads several questions in %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  'What is 3/4 + 1/8 of the population of France?',
  'What is 2 + 2 in binary?',
  'What is 2 + 2 modulo 3?',
  'What is 10% more than 50?',
  'What is the area of a 3 by 4 kite?',
  'Why is 3 + 4 = 7?',
  'Is 3 + 4 = 7?',
  'What is 3 + 4 = 8?',
  'What is 10:30 + 5?',
  '80 + 15%',
  '3/4²',
  '12÷3/4',
  '6 ÷ 2(1+2)',
  '6/2(1+2)',
  '3,5 + 2',
  '-5²',
  'What is -5 squared?',
  'What is 3/4?',
  'Calculate 0.5(3)',
  '9^9^9',
  '2^1000',
  '7',
  'x = 5',
  'x + y = 5',
  'x^2 = 9',
  'x = x + 1',
  '2x + 3',
  'sin 30',
  '5!',
  'sqrt -16',
  '√-16',
  '-5 ± 2',
  'Round -2.5 to the nearest whole number',
  'Round 34 to the nearest prime',
  'What is 3 + 4? What colour is it?',
  'What is 3 + 4 and what is 5 apples?',
  'What is 3 cm + 4 kg?',
  'Which is larger, 0.5 or 1/2?',
  '3 + (4',
  '3 4',
  '3 + + ',
  'What is',
  '',
])('refuses %j rather than misread it', text => {
  expect(readQuestions(text)).toBeUndefined()
})

it('keeps the form that an answer must have', () => {
  const [first] = readQuestions('Work out 3/4 + 1/8. Give your answer as a decimal.') ?? []
  expect(first).toMatchObject({ kind: 'calculate', form: 'decimal' })
  const [second] = readQuestions('Work out 1/4 + 1/4, giving your answer in its simplest form') ?? []
  expect(second).toMatchObject({ kind: 'calculate', isLowest: true })
})

it.each([
  ['Work out 4/5 ÷ 2/3 as a mixed number\nShow your working.', { form: 'mixed' }],
  ['Add. Give your answer as a mixed number. 2/3 + 5/6\nThank you!', { form: 'mixed' }],
  ['Work out 3/4 + 1/8 as a fraction\nSimplify your answer.', { form: 'fraction', isLowest: true }],
])('keeps the form beside an instruction on another line in %j', (text, form) => {
  expect(readQuestions(text)).toMatchObject([form])
})

it.each([
  'Make r the subject of C = 2πr. Show your working.',
  'Help me with this: make r the subject of C = 2πr',
])('keeps the capital letters of the formula in %j', text => {
  const [question] = readQuestions(text) ?? []
  expect(question && solve(question).answer).toContain('C')
})

it.each([
  ['Work out 7! ÷ 5! Show your working.', 'Work out 7! ÷ 5!'],
  ['Without using a calculator, work out 7! ÷ 5!', 'Work out 7! ÷ 5!'],
  [
    'help me with this: find the lowest common denominator of 1/4, 2/3 and 5/6.',
    'Find the lowest common denominator of 1/4, 2/3 and 5/6.',
  ],
])('reads %j as it reads %j', (text, plain) => {
  const answer = (words: string) => readQuestions(words)?.map(question => solve(question).answer)
  expect(answer(plain)).toHaveLength(1)
  expect(answer(text)).toEqual(answer(plain))
})

it('keeps where each part stood in the text', () => {
  const [question] = readQuestions('12 + 3/4') ?? []
  if (!question || !isArithmetic(question)) throw new Error('Not read')
  if (question.kind !== 'calculate' || question.expression.kind !== 'operation') throw new Error('Not read')
  expect(question.expression.right).toMatchObject({ start: 5, end: 8 })
  expect(exactValue(question.expression)?.toFraction()).toBe('51/4')
})
