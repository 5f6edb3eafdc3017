import { boosterEndpoints } from '#contract/boosters.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { masteryEndpoints } from '#contract/masteries.ts'
import { request } from '#lib/api.ts'
import { onLogout } from '#lib/on-logout.ts'
import { queryClient } from '#lib/query-client.ts'
import { preparePicture } from './prepare-picture.ts'
import { createWizard } from './wizard.ts'

/** What a saved evaluation changes. */
const changed = [evaluationEndpoints.list, boosterEndpoints.listGaps, masteryEndpoints.list]

/** The one wizard of this window. */
export const wizard = createWizard({
  request,
  storage: sessionStorage,
  onSaved() {
    for (const { path } of changed) void queryClient.invalidateQueries({ queryKey: [path] })
  },
  prepare: preparePicture,
})

onLogout(() => {
  wizard.getState().reset()
  wizard.setState({ ownerId: null, usualGrade: null, grade: null })
})
