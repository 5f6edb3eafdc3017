import { type KeptPicture, keptPictureEndpoints } from '#contract/kept-pictures.ts'
import type { Request } from '#lib/api.ts'
import { fromBase64 } from '#lib/base64.ts'
import type { createWizard } from './wizard.ts'
import { withFoundPictures } from './wizard-pictures.ts'

/**
 * Has a wizard's pictures outlive a change of child: that loads the page anew, and a computer that several share is
 * left with no picture on its disk.
 */
export function keptPictures(wizard: ReturnType<typeof createWizard>, request: Request) {
  return {
    /** Lays them aside for whoever has the window still. */
    async keep(): Promise<void> {
      const { question, answer } = wizard.getState().pictures
      if (question.length + answer.length === 0) return
      const pictures = { question: [...question], answer: [...answer] }
      await request(keptPictureEndpoints.keep, { pictures })
    },
    /** Brings those of this child back, where its draft misses some. */
    async bringBack(): Promise<void> {
      const { ownerId, round } = wizard.getState()
      const found = await request(keptPictureEndpoints.take, {}).catch(() => undefined)
      const now = wizard.getState()
      if (!found || now.ownerId !== ownerId || now.round !== round) return
      wizard.setState(
        withFoundPictures(now, { question: found.question.map(toFile), answer: found.answer.map(toFile) }),
      )
    },
  }
}

function toFile({ name, type, bytes }: KeptPicture): File {
  return new File([fromBase64(bytes)], name, { type })
}
