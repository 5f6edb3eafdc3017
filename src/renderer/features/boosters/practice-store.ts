import { boosterEndpoints } from '#contract/boosters.ts'
import { masteryEndpoints } from '#contract/masteries.ts'
import { request } from '#lib/api.ts'
import { onLogout } from '#lib/on-logout.ts'
import { queryClient } from '#lib/query-client.ts'
import { toast } from '#ui/toasts.ts'
import { createPractice } from './practice.ts'

/** The one practice of this window. */
export const practice = createPractice({
  request,
  toast,
  onSubmitted(result) {
    void queryClient.invalidateQueries({ queryKey: [boosterEndpoints.listGaps.path] })
    if (result?.progress.isResolved)
      void queryClient.invalidateQueries({ queryKey: [masteryEndpoints.list.path] })
  },
})

onLogout(() => void practice.select(null))
