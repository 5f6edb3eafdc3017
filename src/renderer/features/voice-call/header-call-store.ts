import { createVoiceStore } from './call-state.ts'
import { isPushToTalkKept } from './push-to-talk.ts'

/** The header's voice assistant as its button shows it. What talks (`assistant.ts`) loads at the first click. */
export const voiceStore = createVoiceStore(isPushToTalkKept())
