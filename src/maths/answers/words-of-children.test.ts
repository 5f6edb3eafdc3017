import { expect, it } from 'vitest'
import { partOf, tries } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { seedOf } from '#support/maths/seeded.ts'
import { entries } from '../../../tests/corpus/maths/corpus.ts'
import { markQuestion } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'

/** What children write around an answer, and how their programs show it. */
const AROUND: ((answer: string) => string)[] = [
  answer => `ans: ${answer}`,
  answer => `maybe ${answer}`,
  answer => `I worked it out on paper and got ${answer}`,
  answer => `I used a calculator: ${answer}`,
  answer => `it comes to ${answer}`,
  answer => `∴ ${answer}`,
  answer => `I'm not sure but ${answer}`,
  answer => `It should be ${answer}`,
  answer => `${answer} done!`,
  answer => `${answer} but I'm not sure`,
  answer => `${answer} (hope that's right)`,
  answer => `${answer}, I think`,
  answer => `${answer} ✓`,
  answer => `${answer}?`,
  answer => `${answer} is the answer`,
  answer => `98765, sorry, I mean ${answer}`,
  answer => `~~98765~~ ${answer}`,
  answer => `**${answer}**`,
  answer => `The answer is \\boxed{${answer}}.`,
  answer => `<b>${answer}</b>`,
  answer => `\`${answer}\``,
  answer => `* ${answer}`,
]
/** Each answer is put in so many of them, by its own words. */
const EACH = tries(1, 4)

it('calls no right answer of the corpus wrong for the words around it but the known ones, and asks again for those alone', async () => {
  const answers = partOf(entries, ({ area }) => area).flatMap(({ question, right }) =>
    right.map(answer => ({ question, answer })),
  )
  const lines = answers.filter(({ answer }) => !answer.includes('\n'))
  const misjudged: string[] = []
  const asked: string[] = []
  const tried: string[] = []
  for (const { question, answer } of lines) {
    const first = seedOf(`${question} ${answer}`)
    const [read, ...others] = readQuestions(question) ?? []
    if (!read || others.length > 0) continue
    for (let count = 0; count < EACH; count++) {
      const said = AROUND[(first + count) % AROUND.length]?.(answer) ?? answer
      const { verdict } = markQuestion(read, said)
      const name = `${question} | ${said}`
      tried.push(name)
      if (verdict === 'wrong' || verdict === 'unfinished') misjudged.push(name)
      if (verdict === 'unread' || verdict === 'unclear') asked.push(name)
    }
  }
  await expectKnownAmong('maths/known-called-wrong.txt', misjudged, tried)
  await expectKnownAmong('maths/known-asked-again.txt', asked, tried)
}, 120_000)

it.each([
  ['Simplify 2^3 x 2^4', '2**7', 'right'],
  ['2 × 3 × 7', '42 or 43', 'unclear'],
  ['2 × 3 × 7', 'not 42', 'unread'],
  ['2 × 3 × 7', "it isn't 42", 'unclear'],
  ['2 × 3 × 7', '42 is wrong', 'unclear'],
  ['2 × 3 × 7', '42 is not the answer', 'unclear'],
  ['2 × 3 × 7', '43, sorry, I mean 2 × 3 × 7 is 42', 'right'],
  ['2 × 3 × 7', '42, sorry, I mean 43', 'wrong'],
  ['Solve x + 3 = 10', 'The answer is x + 3 = 10, x = 7.', 'right'],
  ['Solve x + 3 = 10', 'The answer is x = 7 or 8', 'unclear'],
  ['2 × 3 × 7', 'more than 42', 'unclear'],
  ['2 × 3 × 7', "isn't it 42?", 'right'],
  ['2 × 3 × 7', "42, isn't it?", 'right'],
  ['2 × 3 × 7', '41 is wrong, it is 42', 'right'],
  ['What is the HCF of 12 and 18?', 'not 6', 'unclear'],
  ['What is the y-intercept of y = 3x - 4?', '(-4, 0)', 'wrong'],
  ['What is the y-intercept of y = 3x - 4?', '(0, -4)', 'right'],
  ['3/5 = ?/20', '-12/20', 'wrong'],
  ['7 - 12', '- 5', 'right'],
  ['2 × 3 × 7', '~~42~~', 'unread'],
  ['2 × 3 × 7', '~~42~~ 43', 'wrong'],
  ['2 × 3 × 7', '- 6 × 7\n- 42', 'right'],
  ['Write 7/4 as a mixed number', '1-3/4', 'right'],
  ['Write 7/4 as a mixed number', '1 & 3/4', 'right'],
  ['5/6 × 3/10', '1\n---\n4', 'right'],
  ['3/4 - 1/2', '1 out of 4', 'right'],
  ['What is 3/4 - 1/8?', 'neg 5/8', 'wrong'],
  ['-3 - 4', 'neg 7', 'right'],
  ['£1.20 + £2.25', '£3.45p', 'right'],
  ['Find the area of a circle with radius 5 cm, in terms of π.', '𝜋 × 25', 'right'],
  ['Find the area of a circle with radius 5 cm, in terms of π.', '25 pie', 'right'],
  ['Find the area of a circle with radius 5 cm, in terms of π.', '25π ≈ 78.54', 'right'],
  ['What is the area of a rectangle 5 cm by 3 cm?', '15 squared cm', 'right'],
  ['What is the area of a rectangle 5 cm by 3 cm?', '$15\\text{ cm}^2$', 'right'],
  ['What is the area of a rectangle 5 cm by 3 cm?', '15 (fifteen)', 'right'],
  ['What is 3 times 45 minutes?', '2:15', 'right'],
  ['What is 3 times 45 minutes?', '2hr15min', 'right'],
  ['What time is 20 minutes later than 17:50?', '18h10', 'right'],
  ['Solve x^2 - 5x + 6 = 0', 'x₁ = 2, x₂ = 3', 'right'],
  ['Solve x^2 + 2x - 15 = 0', '3 -5', 'right'],
  ['Solve x^2 + 2x - 15 = 0', 'x ∈ {3, -5}', 'right'],
  ['Solve the simultaneous equations 3x + y = 11 and x - y = 1', 'x=3 y=2', 'right'],
  ['Find the midpoint of (2, 4) and (6, 10).', 'M(4, 7)', 'right'],
  ['Find the midpoint of (2, 4) and (6, 10).', 'the point (4, 7)', 'right'],
  ['Find the midpoint of (2, 4) and (6, 10).', 'y = 7, x = 4', 'right'],
  ['Find the midpoint of (2, 4) and (6, 10).', 'x = 7, y = 4', 'wrong'],
  ['What time is 20 minutes later than 17:50?', '18 : 10', 'right'],
  ['List the factors of 6', '1. 1\n2. 2\n3. 3\n4. 6', 'right'],
  ['Write the prime factorization of 90', '(2)(3)(3)(5)', 'right'],
  ['What is 15% of 80 kg?', '12000 gms', 'right'],
  ['Find the average (mean) of 3 and 4', '3 and 1/2', 'right'],
  [
    'Find the length of the hypotenuse of a right triangle with legs 2 and 3. Leave your answer as a surd.',
    'root 13',
    'right',
  ],
  ['Divide 1016 by 12. Write the remainder as a fraction.', '84 r 8', 'unfinished'],
  ['Divide 1016 by 12. Write the remainder as a fraction.', '84 r 7', 'wrong'],
  ['Write 84 as a product of its prime factors in index form', '2 × 2 × 3 × 7', 'unfinished'],
  ['Write 84 as a product of its prime factors in index form', '2²·3·7', 'right'],
  ['Write 84 as a product of its prime factors', '2 × 2 × 3 × 7', 'right'],
  ['Simplify √50', '√2 × 5', 'right'],
  ['Solve the inequality 2 ≤ 4x + 2 < 18', 'is it [0, 4)?', 'right'],
  ['Find the cube root of 27', '3 × 3 × 3 = 27', 'right'],
  ['Find the cube root of 27', '9 × 3 = 27', 'wrong'],
  ['What is the square root of 196?', '14 × 14 = 196', 'right'],
  ['Simplify x^3 × x^4', 'x to the power of 7', 'right'],
  ['Solve the simultaneous equations x + y = 10 and x - y = 4', 'x = 7\n7 + y = 10\ny = 3', 'right'],
  ['Solve the simultaneous equations x + y = 10 and x - y = 4', 'x = 7\n7 + y = 10\ny = 4', 'wrong'],
  ['What is the mode of 3, 5, 3, 7, 5, 3?', '3 (it appears three times)', 'right'],
  ['What is 1 1/2 + 2 3/4?', '3 5/4 = 4 1/4', 'right'],
  ['Solve 2x + 1 ≥ 9', '2x ≥ 8, x ≥ 4', 'right'],
  ['Solve 2x + 1 ≥ 9', '2x ≥ 8, x ≥ 5', 'unread'],
  ['Find the missing number: 8 × ▢ = 56', '8x7', 'right'],
  ['Find the missing number: 8 × ▢ = 56', '8x6', 'wrong'],
  ['Find the next two terms: 3, 6, 12, 24, ...', '24 × 2 = 48, 48 × 2 = 96', 'right'],
  ['Find the next two terms: 3, 6, 12, 24, ...', '24 × 2 = 48, 48 × 2 = 92', 'wrong'],
  ['Solve x² - 9 = 0', 'plus or minus 3', 'right'],
  ['Simplify 5a + 3b − 2a + b', '5a-2a = 3a, 3b+b = 4b, 3a+4b', 'right'],
  ['Write 2/3, 0.6 and 65% in order, smallest first.', '0.6 65% 2/3', 'right'],
  ['Write 2/3, 0.6 and 65% in order, smallest first.', '0.6, 0.65, 0.667', 'right'],
  ['Write 2/3, 0.6 and 65% in order, smallest first.', '0.667, 0.65, 0.6', 'wrong'],
  ['Solve 2x + 3 > 9', '{x : x > 3}', 'right'],
  ['Given that x + 7 = 12, find x² + 1.', 'ans: x = 5, 5² + 1 = 26', 'unclear'],
  ['Expand 3(x + 4)', '3x + 12 done', 'right'],
  ['Expand 3(x + 4)', '3x + 4, easy!', 'wrong'],
  ['7 + 5 = ? A) 11 B) 12 C) 13', 'A, no wait, B', 'right'],
  ['7 + 5 = ? A) 11 B) 12 C) 13', 'I think B?', 'right'],
  ['7 + 5 = ? A) 11 B) 12 C) 13', 'C!', 'wrong'],
  ['Add: 3.4 + 12.65', '16.05 (3.40 + 12.65)', 'right'],
  ['Mia has 4 bags with 6 apples in each bag. How many apples does she have?', '24 (4 × 6)', 'right'],
  ['Find the area of a rectangle 5 cm by 4 cm.', '20 cm² [5 × 4]', 'right'],
  ['Solve 2x + 3 = 11', 'x = 4 (8 ÷ 2)', 'right'],
  [
    'If you flip a fair coin twice, what is the probability of getting heads both times?',
    '0.25 or 25%',
    'right',
  ],
  [
    'If you flip a fair coin twice, what is the probability of getting heads both times?',
    '1/4 or 0.5',
    'unread',
  ],
  ['7 × 8', '54 (7 × 8)', 'wrong'],
  ['Subtract: 5 1/4 - 2 3/4', '4 5/4 - 2 3/4 = 2 2/4 = 2 1/2', 'right'],
  ['Subtract: 5 1/4 - 2 3/4', '4 5/4 - 2 3/4 = 2 1/4', 'wrong'],
  ['Find the mean of 4, 8, 6, 10, 7.', '35 shared by 5 so it is 7', 'right'],
  [
    'Point A(4, -2) is reflected in the x-axis. Write down the coordinates of its image.',
    "A'(4, 2)",
    'right',
  ],
  ['Find the midpoint of A(2, 7) and B(8, 3).', '(5,5) so x is 5 and y is 5', 'right'],
  ['Find the midpoint of A(2, 7) and B(8, 3).', '(5,5), I checked it twice', 'right'],
  ['Find the midpoint of A(2, 7) and B(8, 3).', '((5,5))', 'right'],
  ['Find the midpoint of A(2, 7) and B(8, 3).', '(5,6) so x is 5 and y is 6', 'wrong'],
  ['Write 60,000 + 4,000 + 30 + 9 in standard form.', 'sixty-four thousand, thirty-nine', 'right'],
])('%s answered %j is %s', (text, answer, verdict) => {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  expect(markQuestion(question, answer).verdict).toBe(verdict)
})
