import { useQuery } from '@tanstack/react-query'
import { evaluationEndpoints, type KnowledgeGap } from '#contract/evaluations.ts'
import { createQuery } from '#lib/query-client.ts'

/**
 * Finds the saved gaps behind a fresh result's, so that each can be practised.
 * @param savedId the saved evaluation, undefined when there is none
 * @returns a function that answers a gap's id, undefined while it is not known
 */
export function useSavedGapIds(savedId: number | undefined) {
  const { data } = useQuery({
    ...createQuery(evaluationEndpoints.detail, { params: { id: savedId ?? 0 } }),
    enabled: savedId !== undefined,
  })
  return (gap: Pick<KnowledgeGap, 'concept' | 'description'>): number | undefined =>
    data?.gaps.find(saved => saved.concept === gap.concept && saved.description === gap.description)?.id
}
