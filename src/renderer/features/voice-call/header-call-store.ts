import { createCallStore } from './call-state.ts'
import { isPushToTalkKept } from './push-to-talk.ts'

/** The header's voice call as its button shows it. What makes the call (`voice-call.ts`) loads at the first click. */
export const headerCallStore = createCallStore(isPushToTalkKept())
