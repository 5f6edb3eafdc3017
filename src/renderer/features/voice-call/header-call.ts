import { voiceStore } from './header-call-store.ts'
import { createInWindow } from './in-window.ts'
import { keepPushToTalk } from './push-to-talk.ts'

/** The header's voice assistant. */
export const voice = createInWindow({ store: voiceStore })

voiceStore.subscribe(({ isPushToTalk }, before) => {
  if (isPushToTalk !== before.isPushToTalk) keepPushToTalk(isPushToTalk)
})
