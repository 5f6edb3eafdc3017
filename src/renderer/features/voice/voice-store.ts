import { isPushToTalkKept } from './push-to-talk.ts'
import { createVoiceStore } from './voice-state.ts'

/** The header's voice assistant as its button shows it. What talks (`assistant.ts`) loads at the first click. */
export const voiceStore = createVoiceStore(isPushToTalkKept())
