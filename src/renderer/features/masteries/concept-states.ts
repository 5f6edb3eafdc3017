import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { practiceEndpoints } from '#contract/practice.ts'
import { createQuery } from '#lib/query-client.ts'
import { conceptKey } from './concept-key.ts'

/** `due` wants a short look, `reopened` is practised again; a fresh one has no entry. */
export type ConceptState = 'due' | 'reopened'

/** By the concept's key, see `groupByConcept`. */
export type ConceptStates = ReadonlyMap<string, ConceptState>

/** In words, as it stands in the tree and is read aloud. */
export const stateWords: Record<ConceptState, string> = { due: 'let’s check', reopened: 'again' }

/** How the mastered concepts stand by now; empty while that is not known. */
export function useConceptStates(): ConceptStates {
  const { data: gaps } = useQuery({ ...createQuery(practiceEndpoints.gaps, {}), refetchOnMount: 'always' })
  const { data: today } = useQuery({ ...createQuery(practiceEndpoints.today, {}), refetchOnMount: 'always' })
  return useMemo(() => {
    const states = new Map<string, ConceptState>()
    for (const { concept } of today?.due ?? []) states.set(conceptKey(concept), 'due')
    for (const { concept, state } of gaps?.groups ?? []) {
      if (state === 'due' && !states.has(conceptKey(concept))) states.set(conceptKey(concept), 'due')
      if (state === 'reopened') states.set(conceptKey(concept), 'reopened')
    }
    return states
  }, [gaps, today])
}
