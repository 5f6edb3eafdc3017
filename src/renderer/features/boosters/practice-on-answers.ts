import { vi } from 'vitest'
import { type AnswerResult, type BoosterGap, boosterEndpoints, type Mcq } from '#contract/boosters.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Request } from '#lib/api.ts'
import { createPractice } from './practice.ts'

export const mcqOf = (id: number): Mcq => ({
  id,
  question: `Question ${id}`,
  optionA: '1',
  optionB: '2',
  optionC: '3',
  optionD: '4',
  correctAnswer: 'B',
})

export const gapOf = (id: number, isResolved = false): BoosterGap => ({
  id,
  concept: 'Adding fractions',
  description: 'Adds the denominators',
  progress: { consecutiveCorrectAnswers: isResolved ? 5 : 0, isResolved, bestRun: isResolved ? 5 : 0 },
  standard: null,
})

export const answerOf = (isCorrect: boolean, consecutiveCorrectAnswers: number): AnswerResult => ({
  isCorrect,
  explanation: 'Because.',
  progress: {
    consecutiveCorrectAnswers,
    isResolved: consecutiveCorrectAnswers === 5,
    bestRun: consecutiveCorrectAnswers,
  },
})

type Answers = { [Name in keyof typeof boosterEndpoints]?: (input: unknown) => unknown }

/** A practice on a server that answers each call as told. */
export function practiceWith(answers: Answers) {
  const made: [name: string, input: unknown][] = []
  const toast = vi.fn()
  const onSubmitted = vi.fn()
  const request = vi.fn(async (endpoint: Endpoint, input: unknown) => {
    const name = Object.entries(boosterEndpoints).find(([, each]) => each === endpoint)?.[0] as keyof Answers
    made.push([name, input])
    const answer = answers[name]
    if (!answer) throw new Error(`unexpected ${name}`)
    return await answer(input)
  })
  const practice = createPractice({ request: request as unknown as Request, toast, onSubmitted })
  const bodiesOf = (name: keyof Answers) =>
    made
      .filter(([each]) => each === name)
      .map(([, input]) => (input as { body: Record<string, unknown> }).body)
  const countOf = (name: keyof Answers) => made.filter(([each]) => each === name).length
  return { ...practice, state: practice.store.getState, toast, onSubmitted, bodiesOf, countOf }
}

export const twoQuestions = () => ({ mcqs: [mcqOf(1), mcqOf(2)] })
