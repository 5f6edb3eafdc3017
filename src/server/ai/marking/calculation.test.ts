import { describe, expect, test } from 'vitest'
import { STORY } from '#support/server/home.ts'
import { wiredTutors } from '#support/server/wired-tutors.ts'

const { signal } = new AbortController()
/** One that the engine can't read, so that the AI's own calculation is all there is. */
const question = STORY
const unread = { readQuestion: null, readAnswer: null }
const wrongScheme = {
  markingScheme: '1. Subtract: 24 − 9 = 16 (1 mark)\n2. **Answer:** 16 apples (1 mark)',
  totalScore: 2,
  readQuestion: null,
  calculation: '24 − 9',
  calculationResult: '16',
}

describe.each(wiredTutors)('with $name', ({ wire }) => {
  test('an AI that sets up 24 − 9 rightly and says 16 is asked again with the fact', async () => {
    const { tutor, texts, says, fake } = await wire()
    const mended = {
      ...wrongScheme,
      markingScheme: '**Answer:** 15 apples (2 marks)',
      calculationResult: '15',
    }
    says(wrongScheme, mended)
    const { markingScheme } = await tutor.makeMarkingScheme({ question, grade: 4 }, signal)
    expect(markingScheme).toBe('**Answer:** 15 apples (2 marks)\n\n**Calculation:** 24 − 9 = 15')
    expect(texts(1)).toContain('24 − 9 is exactly 15, not 16')
    expect(fake.requests).toHaveLength(2)
  })

  test('one that insists ends with 15, and a note says so', async () => {
    const { tutor, says } = await wire()
    says(wrongScheme)
    const { markingScheme, totalScore } = await tutor.makeMarkingScheme({ question, grade: 4 }, signal)
    expect(markingScheme).toContain(
      'Corrected by Stepwise:** the AI gave 16 for 24 − 9, but exact arithmetic gives 15',
    )
    expect(markingScheme).toContain('**Answer:** 15 apples')
    expect(markingScheme).toContain('24 − 9 = 15 (1 mark)')
    expect(totalScore).toBe(2)
  })

  test('a result that stands in the words alone is found too', async () => {
    const { tutor, says } = await wire()
    says({ ...wrongScheme, calculationResult: null })
    const { markingScheme } = await tutor.makeMarkingScheme({ question, grade: 4 }, signal)
    expect(markingScheme).toContain('Corrected by Stepwise')
  })

  test.each(['15', '15.0', '15 apples', null])('%s is left alone', async calculationResult => {
    const { tutor, says, fake } = await wire()
    says({ ...wrongScheme, markingScheme: 'Subtract (2 marks)', calculationResult })
    const { markingScheme } = await tutor.makeMarkingScheme({ question, grade: 4 }, signal)
    expect(markingScheme).toBe('Subtract (2 marks)\n\n**Calculation:** 24 − 9 = 15')
    expect(fake.requests).toHaveLength(1)
  })

  test.each([null, '', 'add the apples', '24', 'x + 3', '1/0'])('%s is no calculation', async calculation => {
    const { tutor, says, fake } = await wire()
    says({ ...wrongScheme, calculation })
    const { markingScheme } = await tutor.makeMarkingScheme({ question, grade: 4 }, signal)
    expect(markingScheme).toBe(wrongScheme.markingScheme)
    expect(fake.requests).toHaveLength(1)
  })

  const input = {
    question,
    grade: 4 as const,
    markingScheme: 'Two marks\n\n**Calculation:** 24 − 9 = 15',
    totalPossibleScore: 2,
  }
  const praise = { ...unread, overallAssessment: 'Perfect!', score: 2, calculation: '24 - 9' }

  test('a mark that praises 16 is corrected', async () => {
    const { tutor, texts, says } = await wire()
    says(praise)
    const { score, overallAssessment } = await tutor.assess(
      { ...input, answer: '24 − 9 = 16 apples' },
      signal,
    )
    expect(score).toBe(0)
    expect(overallAssessment).toContain('Corrected by Stepwise')
    expect(texts(1)).toContain('The calculation 24 − 9 = 15 answers the question')
  })

  test('a mark that fails 15 is corrected', async () => {
    const { tutor, says } = await wire()
    says({ ...praise, overallAssessment: 'Wrong.', score: 0, calculation: null })
    expect(await tutor.assess({ ...input, answer: 'He has 15 apples left.' }, signal)).toMatchObject({
      score: 2,
    })
  })

  test('a calculation that is set up wrongly takes no marks from a right answer', async () => {
    const { tutor, says, fake } = await wire()
    const wrong = { ...input, markingScheme: 'Two marks\n\n**Calculation:** 24 + 9 = 33', answer: '15' }
    says(praise)
    expect(await tutor.assess(wrong, signal)).toMatchObject({ score: 2 })
    says({ ...praise, calculation: null })
    expect(await tutor.assess(wrong, signal)).toMatchObject({ score: 2 })
    expect(fake.requests).toHaveLength(2)
  })
})
