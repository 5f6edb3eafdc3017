import { expect, test } from 'vitest'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { similarQuestion, weightOf } from './make-question.ts'

test.each(['47 x 86', '9 x 8', '3456 + 2789', '704 - 358', '7/12 + 5/8', '35% of 480', 'solve 7x + 13 = 97'])(
  'easier than %s is easier',
  text => {
    const [question] = readQuestions(text) ?? []
    if (!question) throw new Error(`Not read: ${text}`)
    const easier = [1, 2, 3, 4, 5].map(seed => similarQuestion(question, seed, 'easier'))
    for (const made of easier) expect(made && weightOf(made)).toBeLessThan(weightOf(question))
  },
)

test.each(['10 - 4', '1/4 of 24', '1/3 of 12', '6 + 7'])(
  'no other size than wished for comes of %s',
  text => {
    const [question] = readQuestions(text) ?? []
    if (!question) throw new Error(`Not read: ${text}`)
    for (const seed of [1, 2, 3, 4]) {
      const [easier, harder] = (['easier', 'harder'] as const).map(size =>
        similarQuestion(question, seed, size),
      )
      // Three digits beside one, or 7/8 of 88 behind 1/4 of 24.
      expect(easier?.text).not.toMatch(/\d{3}/)
      expect(easier && weightOf(easier)).toBeLessThan(weightOf(question) + 1)
      expect(harder && weightOf(harder) - weightOf(question)).toBeLessThan(4.3)
    }
  },
)
