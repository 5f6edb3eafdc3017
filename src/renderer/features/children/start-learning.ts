import { useMutation } from '@tanstack/react-query'
import { type Child, childEndpoints, type PictureCode } from '#contract/children.ts'
import { request } from '#lib/api.ts'
import { handOver } from '#lib/before-leaving.ts'
import { learnerTicket, setLearner, WHO_IS_LEARNING_PATH } from '#lib/learner.ts'

/** What is asked for a child with a picture code: that, or the parent's password. */
export interface Proof {
  pictureCode?: PictureCode
  password?: string
}

/**
 * Makes this window a child's: what is under way for the one before is ended and saved, then the page is loaded anew.
 * At the root, but for a window that was nobody's yet: it shows what its address asks for.
 */
export function useStartLearning(child: Pick<Child, 'id' | 'name'>) {
  return useMutation({
    async mutationFn(proof: Proof) {
      const { ticket } = await request(childEndpoints.startLearning, {
        params: { id: child.id },
        body: proof,
      })
      await handOver()
      const isToStay = learnerTicket() === undefined && window.location.pathname !== WHO_IS_LEARNING_PATH
      setLearner(ticket, child.name)
      if (isToStay) window.location.reload()
      else window.location.assign('/')
      // Until the page goes nothing may be pressed any more.
      await new Promise(() => {})
    },
  })
}
