import { expect, it } from 'vitest'
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
/** Each answer is put in so many of them, all of them in turn. */
const EACH = 4

it('calls no right answer of the corpus wrong for the words around it', () => {
  const answers = entries.flatMap(({ question, right }) => right.map(answer => ({ question, answer })))
  const lines = answers.filter(({ answer }) => !answer.includes('\n'))
  const misjudged: string[] = []
  let [judged, asked] = [0, 0]
  for (const [at, { question, answer }] of lines.entries()) {
    const [read, ...others] = readQuestions(question) ?? []
    if (!read || others.length > 0) continue
    for (let count = 0; count < EACH; count++) {
      const said = AROUND[(at * EACH + count) % AROUND.length]?.(answer) ?? answer
      const { verdict } = markQuestion(read, said)
      judged++
      if (verdict === 'wrong' || verdict === 'unfinished') misjudged.push(`${question} | ${said}`)
      if (verdict === 'unread' || verdict === 'unclear') asked++
    }
  }
  expect(misjudged).toEqual([])
  expect(asked / judged).toBeLessThan(0.01)
}, 120_000)

it.each([
  ['Simplify 2^3 x 2^4', '2**7', 'right'],
  ['2 × 3 × 7', '42 or 43', 'unclear'],
  ['2 × 3 × 7', 'not 42', 'unread'],
  ['7 - 12', '- 5', 'right'],
  ['2 × 3 × 7', '~~42~~', 'unread'],
  ['2 × 3 × 7', '~~42~~ 43', 'wrong'],
  ['2 × 3 × 7', '- 6 × 7\n- 42', 'right'],
  ['Expand 3(x + 4)', '3x + 12 done', 'right'],
  ['Expand 3(x + 4)', '3x + 4, easy!', 'wrong'],
  ['7 + 5 = ? A) 11 B) 12 C) 13', 'A, no wait, B', 'right'],
  ['7 + 5 = ? A) 11 B) 12 C) 13', 'I think B?', 'right'],
  ['7 + 5 = ? A) 11 B) 12 C) 13', 'C!', 'wrong'],
])('%s answered %j is %s', (text, answer, verdict) => {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  expect(markQuestion(question, answer).verdict).toBe(verdict)
})
