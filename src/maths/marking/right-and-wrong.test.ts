import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAll, tries } from '#support/how-much.ts'
import { samples } from '#support/maths/arbitrary-questions.ts'
import { JUDGED_OF_ARITHMETIC } from '#support/maths/property-runs.ts'
import { surfaceForms } from '#support/maths/surface-forms.ts'
import { timeLimits } from '#support/time-limits.ts'
import { rational } from '../arithmetic/rational.ts'
import { markQuestion } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'

function questionFrom(text: string) {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  return question
}

const threeForms = fc.shuffledSubarray(surfaceForms, { minLength: 3, maxLength: 3 })

it('finds the value that an independent engine finds, for every kind of question', () => {
  fc.assert(
    fc.property(samples, sample => {
      const marked = markQuestion(questionFrom(sample.question), '')
      expect(marked.solution.value?.toFraction()).toBe(sample.value.toFraction())
      expect(marked.solution.steps.length).toBeGreaterThan(0)
    }),
    { numRuns: tries(50, 3_000) },
  )
})

it(
  'never calls a right answer wrong, whatever it looks like',
  () => {
    const used = new Map<string, number>()
    fc.assert(
      fc.property(samples, threeForms, (sample, forms) => {
        const question = questionFrom(sample.question)
        for (const form of forms) {
          const answer = form.write(sample.value, sample)
          if (answer === undefined) continue
          used.set(form.name, (used.get(form.name) ?? 0) + 1)
          const marked = markQuestion(question, answer)
          expect([sample.question, answer, marked.verdict]).toEqual([sample.question, answer, 'right'])
          expect(marked.earned).not.toContain(false)
        }
      }),
      { numRuns: JUDGED_OF_ARITHMETIC * 0.55 },
    )
    const count = [...used.values()].reduce((sum, each) => sum + each, 0)
    expect(count).toBeGreaterThanOrEqual(JUDGED_OF_ARITHMETIC)
    // The rarest forms come up when all is tried.
    expect(used.size).toBeGreaterThan(surfaceForms.length - (isAll ? 1 : 4))
  },
  timeLimits.long,
)

it('calls every other number of a comparison wrong', () => {
  const comparisons = samples.filter(({ choices }) => choices !== undefined)
  fc.assert(
    fc.property(comparisons, sample => {
      for (const choice of sample.choices ?? []) {
        if (choice.equals(sample.value)) continue
        const marked = markQuestion(questionFrom(sample.question), choice.toFraction())
        expect([sample.question, choice.toFraction(), marked.verdict]).toEqual([
          sample.question,
          choice.toFraction(),
          'wrong',
        ])
      }
    }),
    { numRuns: tries(25, 500) },
  )
})

it('never calls a wrong answer right or gives it full marks', () => {
  const slips = fc.constantFrom(1, -1, 2, 10, -10, 100).map(each => rational(each))
  const small = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(2, 3, 5, 7, 10))
    .map(([top, bottom]) => rational(top, bottom))
  fc.assert(
    fc.property(samples, threeForms, fc.oneof(slips, small), (sample, forms, slip) => {
      const question = questionFrom(sample.question)
      const isChoice = sample.choices?.some(choice => choice.equals(sample.value.add(slip))) ?? true
      // A number that is not among those to choose from is no answer: it is asked for again.
      const verdict = isChoice ? 'wrong' : 'unread'
      for (const form of forms) {
        const answer = form.write(sample.value.add(slip), sample)
        if (answer === undefined) continue
        const marked = markQuestion(question, answer)
        expect([sample.question, answer, marked.verdict]).toEqual([sample.question, answer, verdict])
        expect(marked.earned).toContain(false)
      }
    }),
    { numRuns: tries(75, 2_700) },
  )
})
