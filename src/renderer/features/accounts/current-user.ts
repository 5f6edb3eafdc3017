import { useQuery } from '@tanstack/react-query'
import { accountEndpoints, type User } from '#contract/accounts.ts'
import { ApiError, request } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'

const key = [accountEndpoints.me.path]

/** The signed-in parent and child; `data` is null when nobody is signed in. */
export function useCurrentUser() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => readCurrentUser(signal) })
}

async function readCurrentUser(signal: AbortSignal): Promise<User | null> {
  try {
    const user = await request(accountEndpoints.me, { signal })
    localStorage.setItem('currentUser', JSON.stringify(user))
    return user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    localStorage.removeItem('currentUser')
    return null
  }
}

/** Marks the user as out of date, for the next screen that asks. */
export function refreshCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
}

/** Reads the user anew for the screens that show it. */
export function rereadCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key })
}

/** Nobody is signed in any more: nothing of the family stays cached, and every screen gives way to the landing page. */
export function forgetCurrentUser(): void {
  // Not `clear()`: it would throw away the query that the screens watch, and they would never hear of the change.
  queryClient.setQueryData(key, null)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
}
