import { vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import type { Request } from '#lib/api.ts'
import { createWizard } from './wizard.ts'

const { makeMarkingScheme, assess, findGaps, recommendResources, save } = evaluationEndpoints

export const gap = { concept: 'Adding fractions', description: 'Adds denominators.' }

/** A wizard on a server that answers each call as told, and the drafts that a reload finds. */
export function wizardOnAnswers() {
  const answers = new Map<string, () => Promise<unknown>>()
  const calls: { path: string; body: unknown; signal: AbortSignal | undefined }[] = []
  const kept = new Map<string, string>()
  const onSaved = vi.fn()
  const answer = (endpoint: Endpoint, reply: () => Promise<unknown>) => answers.set(endpoint.path, reply)

  const request = (async (endpoint: Endpoint, { body, signal }: { body?: unknown; signal?: AbortSignal }) => {
    if (endpoint !== safetyEndpoints.hear) calls.push({ path: endpoint.path, body, signal })
    return answers.get(endpoint.path)?.()
  }) as Request

  /** Opens the wizard, as after a reload. */
  function open(user = { id: 1, email: 'rosa@example.org', childBirthYear: new Date().getFullYear() - 10 }) {
    const wizard = createWizard({
      request,
      onSaved,
      prepare: async picture => picture,
      draftsOf: ({ id }) => ({
        getItem: name => kept.get(`${id} ${name}`) ?? null,
        setItem: (name, value) => void kept.set(`${id} ${name}`, value),
        removeItem: name => void kept.delete(`${id} ${name}`),
      }),
    })
    wizard.getState().openFor(user)
    return wizard
  }

  function filled() {
    const wizard = open()
    wizard.getState().change({ question: 'What is 1/2 + 1/3?', answer: '2/5', step: 3 })
    return wizard
  }

  answer(safetyEndpoints.hear, async () => ({}))
  answer(makeMarkingScheme, async () => ({ markingScheme: 'scheme', totalScore: 3 }))
  answer(assess, async () => ({ overallAssessment: 'fine', score: 1.5, totalScore: 3 }))
  answer(findGaps, async () => ({ knowledgeGaps: [gap], knowledgeMasteries: [] }))
  answer(recommendResources, async () => ({
    recommendedResources: [{ title: 'Fold', description: 'Paper' }],
  }))
  answer(save, async () => ({ id: 7 }))
  return { answer, calls, kept, onSaved, open, filled }
}
