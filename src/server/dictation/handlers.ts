import type { dictationEndpoints } from '#contract/dictation.ts'
import { typedFromSpeech } from '#text/typed-from-speech.ts'
import type { ConversationServicesOf } from '../ai/conversation.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { HttpError } from '../shared/http-error.ts'
import { askerFor } from '../shared/learner.ts'

/** Writes down what a child says, for it to look over; whoever listens to voice messages listens. */
export function dictationHandlers(
  care: Care,
  servicesOf: ConversationServicesOf,
): Handlers<typeof dictationEndpoints> {
  return {
    async dictate({ body, child, signal }) {
      const { transcribe } = await servicesOf(askerFor(child))
      if (!transcribe) {
        throw new HttpError(400, 'bad_request', 'Your tutor can’t listen yet, so please type.')
      }
      const bytes = new Uint8Array(Buffer.from(body.audio, 'base64'))
      const heard = (await transcribe({ bytes, mimeType: body.mimeType }, signal)).trim()
      // What is said is heard as what a child types.
      await care.hearTexts(child, 'answer', { text: heard })
      return { text: typedFromSpeech(heard) }
    },
  }
}
