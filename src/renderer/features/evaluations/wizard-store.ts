import { request } from '#lib/api.ts'
import { beforeHandingOver, keepWhileAway } from '#lib/before-leaving.ts'
import { draftsOf } from '#lib/drafts.ts'
import { forgetWork } from '#lib/forget-work.ts'
import { onLogout } from '#lib/on-logout.ts'
import { keptPictures } from './kept-pictures.ts'
import { preparePicture } from './prepare-picture.ts'
import { pictureReader } from './read-picture.ts'
import { createWizard } from './wizard.ts'
import { LOST } from './wizard-pictures.ts'

/** The one wizard of this window. */
export const wizard = createWizard({
  request,
  draftsOf,
  onSaved: forgetWork,
  prepare: preparePicture,
  read: pictureReader(request),
})

onLogout(() => {
  wizard.getState().reset()
  wizard.setState({ ownerId: null, usualGrade: null, lastGrade: null, grade: null })
})

beforeHandingOver(() => wizard.getState().stop())

const pictures = keptPictures(wizard, request)
keepWhileAway(pictures.keep)
wizard.subscribe(({ ownerId, pictureProblems: { question, answer } }, before) => {
  const isOpened = ownerId !== null && ownerId !== before.ownerId
  if (isOpened && [...question, ...answer].includes(LOST)) void pictures.bringBack()
})
