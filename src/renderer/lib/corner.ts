import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Corner, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { request } from './api.ts'
import { chooseCornerChild } from './corner-child.ts'
import { createQuery, queryClient } from './query-client.ts'

const corner = createQuery(parentsCornerEndpoints.corner, {})

/** Whether the parent's corner is open, and until when. It is asked anew at each visit and closes by itself. */
export function useCorner() {
  const query = useQuery({ ...corner, refetchOnMount: 'always' })
  const { openUntil } = query.data ?? {}
  const isClosed = query.data !== undefined && openUntil === undefined
  useEffect(() => {
    // It may have closed on the server, or for another family, while no page looked.
    if (isClosed) chooseCornerChild(undefined)
  }, [isClosed])
  useEffect(() => {
    if (openUntil === undefined) return
    const timer = setTimeout(() => setCorner({}), new Date(openUntil).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [openUntil])
  return query
}

/** @throws ApiError for a wrong password */
export async function openCorner(password: string): Promise<void> {
  setCorner(await request(parentsCornerEndpoints.openCorner, { body: { password } }))
}

export async function closeCorner(): Promise<void> {
  setCorner({})
  // Whoever closes it and leaves the page at once has closed it all the same.
  await request(parentsCornerEndpoints.closeCorner, { outlivesPage: true })
}

/** Closed, nothing that only a parent may see stays cached. */
function setCorner(state: Corner): void {
  queryClient.setQueryData(corner.queryKey, state)
  if (state.openUntil !== undefined) return
  queryClient.removeQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${parentsCornerEndpoints.corner.path}/`),
  })
}
