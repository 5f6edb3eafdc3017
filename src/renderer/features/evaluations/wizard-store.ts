import { evaluationCalls } from '#contract/evaluations.ts'
import { request } from '#lib/api.ts'
import { onLogout } from '#lib/on-logout.ts'
import { queryClient } from '#lib/query-client.ts'
import { preparePicture } from './prepare-picture.ts'
import { createWizard } from './wizard.ts'

/** The one wizard of this window. */
export const wizard = createWizard({
  request,
  storage: sessionStorage,
  prepare: preparePicture,
  onSaved: () => void queryClient.invalidateQueries({ queryKey: [evaluationCalls.list.path] }),
})

onLogout(() => {
  wizard.getState().reset()
  wizard.setState({ ownerId: null, usualGrade: null, grade: null })
})
