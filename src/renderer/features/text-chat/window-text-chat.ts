import { send } from '#lib/api.ts'
import { onLogout } from '#lib/on-logout.ts'
import { presenceStore } from '#lib/presence.ts'
import { toast } from '#ui/toasts.ts'
import { createTextChat } from './text-chat.ts'

/** The one text AI chat of this window. */
export const textChat = createTextChat({ send, toast })

onLogout(textChat.reset)

// Whoever unlocks the page may be somebody at home.
presenceStore.subscribe(({ isLocked }) => {
  if (isLocked) textChat.leave()
})
