import { useMutation } from '@tanstack/react-query'
import { accountEndpoints, type Me } from '#contract/accounts.ts'
import { type Comfort, comfortEndpoints } from '#contract/comfort.ts'
import { request } from '#lib/api.ts'
import { applyComfort, comfort } from '#lib/comfort.ts'
import { queryClient } from '#lib/query-client.ts'
import { toast } from '#ui/toasts.ts'

/** Changes how the child of this window likes to read: seen at once, then kept; what can't be kept is taken back. */
export function useChangeComfort(): (change: Partial<Comfort>) => void {
  const key = [accountEndpoints.me.path]
  const { mutate } = useMutation({
    // One after the other: the last press has the last word.
    scope: { id: 'comfort' },
    mutationFn: (change: Partial<Comfort>) => request(comfortEndpoints.changeComfort, { body: change }),
    onMutate: change => {
      const before = comfort.getState()
      applyComfort(childId(), { ...before, ...change })
      return before
    },
    onSuccess: kept => {
      queryClient.setQueryData<Me>(key, me => me && { ...me, comfort: kept })
    },
    onError: ({ message }, _change, before) => {
      if (before) applyComfort(childId(), before)
      toast({ look: 'destructive', title: 'This could not be kept', description: message })
    },
  })
  const childId = () => queryClient.getQueryData<Me>(key)?.id ?? null
  return mutate
}
