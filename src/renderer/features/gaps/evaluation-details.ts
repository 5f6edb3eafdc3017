import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Evaluation, type EvaluationDetail, evaluationEndpoints } from '#contract/evaluations.ts'
import { request } from '#lib/api.ts'
import { onLogout } from '#lib/on-logout.ts'
import { createDetailLoader } from './detail-loader.ts'

/** The one loader of this window: what it has read stays for the next visit, for a saved evaluation never changes. */
const loader = createDetailLoader({
  load: id => request(evaluationEndpoints.detail, { params: { id } }),
  log: (message, error) => console.error(message, error),
})

onLogout(() => void loader.open([]))

export interface EvaluationDetails {
  /** Those read so far, in the order of the evaluations. */
  details: EvaluationDetail[]
  read: number
  failed: number
  isLoading: boolean
  /** Asks again for those that could not be read. */
  retry: () => void
}

/**
 * Reads the details of evaluations for as long as the screen is there.
 * @param firstId the evaluation to read before all others
 */
export function useEvaluationDetails(
  evaluations: readonly Evaluation[] | undefined,
  firstId: number | undefined,
): EvaluationDetails {
  const read = useCallback(() => {
    if (!evaluations) return
    const ids = evaluations.map(({ id }) => id)
    void loader.open(
      firstId === undefined ? ids : ids.toSorted((a, b) => Number(b === firstId) - Number(a === firstId)),
    )
  }, [evaluations, firstId])
  useEffect(() => {
    read()
    return loader.close
  }, [read])
  const state = useStore(loader.store)
  const details = useMemo(
    () => (evaluations ?? []).flatMap(({ id }) => state.details.get(id) ?? []),
    [evaluations, state.details],
  )
  const { failed } = state
  const done = details.length + failed
  return { details, failed, read: done, isLoading: !evaluations || done < evaluations.length, retry: read }
}
