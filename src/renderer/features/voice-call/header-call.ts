import { headerCallStore } from './header-call-store.ts'
import { createCallInWindow } from './in-window.ts'
import { keepPushToTalk } from './push-to-talk.ts'

/** The header's voice call. */
export const headerCall = createCallInWindow({ store: headerCallStore })

headerCallStore.subscribe(({ isPushToTalk }, before) => {
  if (isPushToTalk !== before.isPushToTalk) keepPushToTalk(isPushToTalk)
})
