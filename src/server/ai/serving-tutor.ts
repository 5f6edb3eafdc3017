import { tutorFailure } from './failures.ts'
import { lazyTutor } from './lazy-tutor.ts'

/** The tutor that answers the product's questions. */
export const servingTutor = lazyTutor(async () => {
  throw tutorFailure('ai_not_connected')
})
