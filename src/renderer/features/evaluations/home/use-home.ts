import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Checkup, checkupEndpoints } from '#contract/checkups.ts'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { inboxEndpoints, type OwnKeptAnswer } from '#contract/inbox.ts'
import { practiceEndpoints, type Today } from '#contract/practice.ts'
import { createQuery } from '#lib/query-client.ts'

/** In milliseconds; what comes later is left for the next visit, so that nothing moves under a child. */
const LONGEST_WAIT = 1_000

const today = createQuery(practiceEndpoints.today, {})
const checkups = createQuery(checkupEndpoints.overview, {})
const newest = createQuery(evaluationEndpoints.list, { query: { limit: 1 } })

const inbox = createQuery(inboxEndpoints.own, {})

/** Where a child stands when it comes home; each part is missing where it could not be read. */
export interface Home {
  today: Today | undefined
  /** The one under way. */
  checkup: Checkup | undefined
  last: Evaluation | undefined
  /** What was kept for a grown-up, what has come back first; none where it could not be read. */
  kept: readonly OwnKeptAnswer[]
}

/**
 * Reads where a child stands, anew at each visit.
 * @returns `waiting` for a moment at most, `late` when it was not read in time
 */
export function useHome(): Home | 'waiting' | 'late' {
  const [state, setState] = useState<'waiting' | 'late' | 'known'>('waiting')
  const practice = useQuery({ ...today, refetchOnMount: 'always' })
  const overview = useQuery({ ...checkups, refetchOnMount: 'always' })
  const evaluations = useQuery({ ...newest, refetchOnMount: 'always' })
  const own = useQuery({ ...inbox, refetchOnMount: 'always' })
  const isKnown = [practice, overview, evaluations, own].every(
    ({ isFetchedAfterMount }) => isFetchedAfterMount,
  )
  useEffect(() => {
    const settle = (next: 'late' | 'known') => setState(now => (now === 'waiting' ? next : now))
    if (isKnown) settle('known')
    const timer = setTimeout(settle, LONGEST_WAIT, 'late')
    return () => clearTimeout(timer)
  }, [isKnown])

  if (state !== 'known') return state
  return {
    today: practice.data,
    checkup: overview.data?.underWay,
    last: evaluations.data?.[0],
    kept: own.data ?? [],
  }
}
