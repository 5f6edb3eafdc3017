import { boosterEndpoints } from '#contract/boosters.ts'
import { masteryEndpoints } from '#contract/masteries.ts'
import { practiceEndpoints } from '#contract/practice.ts'
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
    for (const { path } of [boosterEndpoints.listGaps, practiceEndpoints.gaps, practiceEndpoints.today])
      void queryClient.invalidateQueries({ queryKey: [path] })
    if (result?.progress.isResolved || result?.look)
      void queryClient.invalidateQueries({ queryKey: [masteryEndpoints.list.path] })
  },
})

onLogout(() => void practice.select(null))
