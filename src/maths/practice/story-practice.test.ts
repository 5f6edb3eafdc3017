import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { kindOf } from '../kinds/doors.ts'
import { findingsOf } from '../marking/findings.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { makePracticeQuestions } from './make-questions.ts'
import { readPractised } from './read-practised.ts'

const structureOf = (text: string) => {
  const question = readPractised(text)
  return question && kindOf(question).structureOf?.(question)
}
const withoutNumbers = (text: string) => text.replace(/\d+/g, '#')

test.each([
  ['Tom has 12 sweets. He eats 5 sweets. How many sweets does he have left?', '17'],
  ['Priya bakes 24 muffins. She sells 1/4 of the muffins. How many muffins does Priya have left?', '6'],
  ['Leah reads 15 pages a day. How many pages does Leah read in 6 days?', '21'],
])('practice of %s gives five stories, the last one built otherwise', (question, answer) => {
  const [gap] = findingsOf(markAnswer(question, answer)?.marked ?? []).knowledgeGaps
  if (!gap) throw new Error(`No gap in ${question}`)
  for (let seed = 1; seed <= 3; seed++) {
    const wanted = { ...gap, standard: null, grade: 4 as const, question, count: 5, earlier: [] }
    const made = (makePracticeQuestions(wanted, seeded(seed)) ?? []).map(each => each.question)
    // Other names and things in each, not other numbers alone.
    expect(new Set(made.map(withoutNumbers)).size, made.join('\n')).toBe(5)
    expect(made.map(withoutNumbers)).not.toContain(withoutNumbers(question))
    const [last, ...before] = made.map(structureOf).reverse()
    expect(last).not.toBe(structureOf(question))
    // Those before it practise what went wrong, most of them in a story that is built like the child's.
    expect(before.filter(each => each === structureOf(question)).length).toBeGreaterThanOrEqual(2)
  }
})
