import { describe, expect, test } from 'vitest'
import { lesson } from '#fakes/lesson.ts'
import { openaiErrors } from '#fakes/openai.ts'
import { wiredTutors } from '#support/server/wired-tutors.ts'

const { signal } = new AbortController()
const scheme = { markingScheme: 'One mark for the answer', totalPossibleScore: 10, grade: 4 as const }
const unread = { readQuestion: null, readAnswer: null }
const picture = (name: string) => ({
  name,
  type: 'image/png' as const,
  bytes: Buffer.from(name),
  width: 1,
  height: 1,
})

describe.each(wiredTutors)('with $name', ({ wire }) => {
  describe('truth before opinion', () => {
    const wrong = { ...scheme, question: 'What is 7 × 8?', answer: '7 × 8 = 54' }
    const right = { ...scheme, question: 'Write 0.875 as a fraction.', answer: '7/8' }

    test('an AI that praises a wrong answer is told the fact and mends its mark', async () => {
      const { tutor, texts, says } = await wire()
      says(
        { ...unread, overallAssessment: 'Perfect!', score: 10 },
        { ...unread, overallAssessment: 'Check the product.', score: 0 },
      )
      expect(await tutor.assess(wrong, signal)).toMatchObject({
        score: 0,
        overallAssessment: 'Check the product.',
      })
      expect(texts(1)).toContain('is certain: The exact answer is 56; what the student answered is wrong.')
    })

    test('an AI that insists on a wrong 10/10 is corrected, with a note', async () => {
      const { tutor, fake, says } = await wire()
      says({ ...unread, overallAssessment: 'Perfect!', score: 10 })
      const { score, totalScore, overallAssessment } = await tutor.assess(wrong, signal)
      expect([score, totalScore]).toEqual([0, 10])
      expect(overallAssessment).toContain('Corrected by Stepwise')
      expect(overallAssessment).toContain('gave 10 of 10 marks')
      expect(overallAssessment).not.toContain('Perfect!')
      expect(fake.requests).toHaveLength(2)
    })

    test('an AI that fails a right answer is corrected, with a note', async () => {
      const { tutor, says } = await wire()
      says({ ...unread, overallAssessment: 'Wrong, try again.', score: 0 })
      const { score, overallAssessment } = await tutor.assess(right, signal)
      expect(score).toBe(10)
      expect(overallAssessment).toContain('this answer is right')
      expect(overallAssessment).not.toContain('Wrong, try again.')
    })

    test('a mark that fits the truth is left alone', async () => {
      const { tutor, fake, says } = await wire()
      says({ ...unread, overallAssessment: 'Show your steps.', score: 8 })
      expect(await tutor.assess(right, signal)).toMatchObject({ score: 8 })
      says({ ...unread, overallAssessment: 'A good start.', score: 4 })
      expect(await tutor.assess(wrong, signal)).toMatchObject({ score: 4 })
      expect(fake.requests).toHaveLength(2)
    })

    test('a question that arithmetic alone does not settle is left to the AI', async () => {
      const { tutor, fake, says } = await wire()
      says({ ...unread, overallAssessment: 'Well explained.', score: 10 })
      const why = { ...wrong, question: 'What is 7 × 8? Explain how you know.' }
      expect(await tutor.assess(why, signal)).toMatchObject({ score: 10 })
      expect(fake.requests).toHaveLength(1)
    })

    test('the scheme is made with the exact answer', async () => {
      const { tutor, texts } = await wire()
      await tutor.makeMarkingScheme({ question: wrong.question, grade: 4 }, signal)
      expect(texts(0)).toContain('is certain: The exact answer is 56.')
    })

    test('a service that fails at the second question leaves the correction', async () => {
      const { tutor, fake, says } = await wire()
      says({ ...unread, overallAssessment: 'Perfect!', score: 10 })
      const answering = tutor.assess(wrong, signal)
      await fake.received(1)
      fake.next(openaiErrors.quota)
      expect(await answering).toMatchObject({ score: 0 })
    })
  })

  describe('pictures', () => {
    const input = {
      ...scheme,
      question: 'See uploaded image(s) for the question',
      answer: 'See captured image for my answer',
      questionPictures: [picture('q.png')],
      answerPictures: [picture('a.png'), picture('b.png')],
    }

    test('what was read comes back, and is checked by arithmetic', async () => {
      const { tutor, texts, says } = await wire()
      says({ readQuestion: 'What is 7 × 8?', readAnswer: '54', overallAssessment: 'Perfect!', score: 10 })
      const assessed = await tutor.assess(input, signal)
      expect(assessed).toMatchObject({ readQuestion: 'What is 7 × 8?', readAnswer: '54', score: 0 })
      expect(assessed.overallAssessment).toContain('Corrected by Stepwise')
      expect(texts(0)).toContain('the next 2 pictures show')
    })

    test("a parent's reading counts over the AI's", async () => {
      const { tutor, texts, says } = await wire()
      says({ readQuestion: 'What is 7 × 8?', readAnswer: '54', overallAssessment: 'Not yet.', score: 0 })
      const assessed = await tutor.assess({ ...input, readAnswer: '56' }, signal)
      expect(assessed).toMatchObject({ readAnswer: '56', score: 10 })
      expect(texts(0)).toContain('ANSWER AS READ BY A PARENT')
    })

    test('a typed answer has no reading, whatever the AI says', async () => {
      const { tutor, says } = await wire()
      says({ readQuestion: 'x', readAnswer: 'y', overallAssessment: 'Good.', score: 5 })
      const assessed = await tutor.assess({ ...input, answer: 'soldiers', answerPictures: [] }, signal)
      expect(assessed).not.toHaveProperty('readAnswer')
      expect(assessed.readQuestion).toBe('x')
    })

    test('the scheme tells how the question was read', async () => {
      const { tutor, says } = await wire()
      says({ ...lesson.marking_scheme, readQuestion: 'Why roads?' })
      const made = await tutor.makeMarkingScheme(
        { question: input.question, grade: 4, questionPictures: input.questionPictures },
        signal,
      )
      expect(made.readQuestion).toBe('Why roads?')
    })
  })
})
