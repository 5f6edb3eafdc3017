import { useQuery } from '@tanstack/react-query'
import {
  type EvaluationDetail,
  evaluationEndpoints,
  type KnowledgeGap,
  type SavedGap,
} from '#contract/evaluations.ts'
import { createQuery } from '#lib/query-client.ts'

/** A saved evaluation with all that belongs to it; undefined while it is not known. */
export function useEvaluationDetail(id: number | undefined): EvaluationDetail | undefined {
  const { data } = useQuery({
    ...createQuery(evaluationEndpoints.detail, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  })
  return data
}

/**
 * Finds the saved gaps behind a fresh result's, so that each can be practised.
 * @param savedId the saved evaluation, undefined when there is none
 * @returns a function that answers a gap's id, undefined while it is not known
 */
export function useSavedGapIds(savedId: number | undefined) {
  const detail = useEvaluationDetail(savedId)
  return (gap: Pick<KnowledgeGap, 'concept' | 'description'>): number | undefined =>
    detail?.gaps.find(saved => saved.concept === gap.concept && saved.description === gap.description)?.id
}

/** The gaps of an earlier try that the child has closed by trying again. */
export function useFixedGaps(tryOf: number | undefined): readonly SavedGap[] {
  return useEvaluationDetail(tryOf)?.gaps.filter(({ end }) => end === 'fixed') ?? []
}
