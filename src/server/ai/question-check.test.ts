import { expect, test } from 'vitest'
import type { PracticeQuestion } from '#maths/practice/practice-question.ts'
import { checkQuestions } from './question-check.ts'

const question = (change: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  question: 'What is $\\frac{1}{2} + \\frac{1}{3}$?',
  answer: '$\\frac{5}{6}$',
  wrongAnswers: ['$\\frac{2}{5}$', '$\\frac{1}{6}$', '$\\frac{2}{6}$'],
  explanation: 'Make sixths of both.',
  ...change,
})
const words = (change: Partial<PracticeQuestion> = {}) =>
  question({
    question: 'Which good did Rome buy in Egypt?',
    answer: 'Grain',
    wrongAnswers: ['Silk', 'Tea', 'Cotton'],
    ...change,
  })

async function findProblem(each: PracticeQuestion, earlier: string[] = []): Promise<string | undefined> {
  const { good, problems } = await checkQuestions([each], earlier)
  expect(good).toEqual(problems.length === 0 ? [each] : [])
  return problems[0]
}

test.each([
  ['arithmetic', question()],
  ['words', words()],
  ['the same number with other units', words({ answer: '7 kg', wrongAnswers: ['7 g', '70 kg', '0.7 kg'] })],
  ['lists that end alike', words({ answer: '3, 4', wrongAnswers: ['2, 4', '1, 4', '5, 4'] })],
  [
    'an answer that can not be',
    question({
      question: 'What is $5 \\div 0$?',
      answer: 'It can’t be done',
      wrongAnswers: ['$0$', '$5$', '$1$'],
    }),
  ],
  [
    'a fraction with an unknown',
    question({
      question: 'Solve $\\frac{x}{3} = 8$.',
      answer: '$x = 24$',
      wrongAnswers: ['$x = 5$', '$x = 11$', '$x = \\frac{8}{3}$'],
    }),
  ],
  [
    'a part of an amount',
    question({
      question: 'What is $\\frac{3}{4} \\text{ of } 24$?',
      answer: '$18$',
      wrongAnswers: ['$6$', '$72$', '$32$'],
    }),
  ],
  [
    'a large number',
    question({
      question: 'What is $12{,}000 + 5$?',
      answer: '$12{,}005$',
      wrongAnswers: ['$12{,}050$', '$17{,}000$', '$125$'],
    }),
  ],
  ['capitals that matter', words({ answer: 'Rome', wrongAnswers: ['rome', 'ROME', 'rOME'] })],
])('lets %s through', async (_, each) => {
  expect(await findProblem(each)).toBeUndefined()
})

test.each<[string, PracticeQuestion, RegExp]>([
  ['three options', words({ wrongAnswers: ['Silk', 'Tea'] }), /exactly 3/],
  ['five options', words({ wrongAnswers: ['Silk', 'Tea', 'Salt', 'Wool'] }), /exactly 3/],
  ['two options that differ in blanks', words({ wrongAnswers: ['Silk', ' Silk.', 'Tea'] }), /the same/],
  ['the key twice', words({ wrongAnswers: ['Grain', 'Silk', 'Tea'] }), /the same/],
  ['an empty option', words({ wrongAnswers: ['', 'Silk', 'Tea'] }), /empty/],
  ['no text', words({ question: ' \n' }), /no text/],
  ['no explanation', words({ explanation: '' }), /no explanation/],
  ['a novel for an option', words({ answer: 'x'.repeat(300) }), /too long/],
  ['an option for all', words({ wrongAnswers: ['Silk', 'Tea', 'All of the above'] }), /points to/],
  ['a letter in the explanation', words({ explanation: 'Option B is right.' }), /by a letter/],
  ['an equal fraction', words({ answer: '1/2', wrongAnswers: ['2/4', '1/3', '1/4'] }), /equal in value/],
  [
    'an equal decimal',
    words({ answer: '$0.5$', wrongAnswers: ['$\\frac{1}{2}$', '0.4', '0.6'] }),
    /equal in value/,
  ],
  ['an equal percentage', words({ answer: '50%', wrongAnswers: ['0.5', '5%', '55%'] }), /equal in value/],
  ['an equal length', words({ answer: '7 cm', wrongAnswers: ['7.0 cm', '8 cm', '9 cm'] }), /equal in value/],
  [
    'a wrong key',
    question({ answer: '$\\frac{2}{6}$', wrongAnswers: ['$\\frac{5}{6}$', '$\\frac{2}{5}$', '$1$'] }),
    /not right; .*frac\{5\}\{6\}/,
  ],
  ['a key in other words than a number', question({ answer: 'a bit less than one' }), /not right/],
  [
    'a key that is not in lowest terms',
    question({ question: 'Simplify 4/12', answer: '2/6', wrongAnswers: ['1/4', '4/6', '3/12'] }),
    /not right/,
  ],
  [
    'a second right answer in words',
    question({ question: 'What is 3 + 4?', answer: '7', wrongAnswers: ['seven', '8', '1'] }),
    /right as well/,
  ],
  [
    'an answer where there is none',
    question({ question: 'What is 5 ÷ 0?', answer: '0', wrongAnswers: ['5', '1', '10'] }),
    /can’t be done/,
  ],
])('stops %s', async (_, each, problem) => {
  expect(await findProblem(each)).toMatch(problem)
})

test('a question is a repetition whatever its blanks, capitals and dollars', async () => {
  expect(await findProblem(question(), ['what is \\frac{1}{2}+\\frac{1}{3} ?'])).toMatch(/repeats/)
  expect(await findProblem(question(), ['What is $\\frac{1}{2} + \\frac{1}{4}$?'])).toBeUndefined()
  const { good, problems } = await checkQuestions([words(), question(), words()])
  expect(good).toEqual([words(), question()])
  expect(problems).toEqual(['Question 3: it repeats an earlier question.'])
})
