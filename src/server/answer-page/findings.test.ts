import { expect, test } from 'vitest'
import { findingsOfPage } from './findings.ts'
import { markByPage } from './mark.ts'

const found = (question: string, expectedAnswer: string, answer: string) =>
  findingsOfPage(markByPage({ question, expectedAnswer, answer }))

test('what many answers show is one skill, with what was known in its own words', () => {
  const story = 'Tom has 24 apples. He gives 9 to Ann. How many does he have left?'
  const other = 'Ada has 3 boxes of 8 eggs. How many eggs are there?'
  const [one, two] = [found(story, '15', '15'), found(other, '24', '24')]
  expect(one.knowledgeMasteries).toEqual([expect.objectContaining({ concept: 'Story problems' })])
  expect(two.knowledgeMasteries).toEqual(one.knowledgeMasteries)
  expect(found('What is the capital of France?', 'Paris', 'paris').knowledgeMasteries).toEqual([
    { concept: 'Facts', description: 'Knew Paris (What is the capital of France?)' },
  ])
  expect(found('Spell the word for what you need.', 'necessary', 'necessary').knowledgeMasteries).toEqual([
    { concept: 'Spelling', description: 'Spelt necessary (Spell the word for what you need.)' },
  ])
})

test('a gap names its question, and not its answer', () => {
  const { knowledgeGaps } = found('In what year did the Second World War end?', '1945', '1939')
  expect(knowledgeGaps).toEqual([
    {
      concept: 'Remembering: In what year did the Second World War end?',
      description: 'Remembers the answer without looking it up.',
    },
  ])
})
