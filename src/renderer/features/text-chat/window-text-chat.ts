import { send } from '#lib/api.ts'
import { beforeHandingOver, goesWithPage } from '#lib/before-leaving.ts'
import { type DraftOwner, keepDraft } from '#lib/drafts.ts'
import { onLogout } from '#lib/on-logout.ts'
import { presenceStore } from '#lib/presence.ts'
import { endToasts, toast } from '#ui/toasts.ts'
import { createTextChat } from './text-chat.ts'

/** The one text AI chat of this window. */
export const textChat = createTextChat({ send, toast, endToasts })

const draft = keepDraft(textChat.store, 'text-chat')
let ownerId: number | undefined

/** Shows the chat to this child: with what it had typed, and nothing of another's. */
export function openTextChat(owner: DraftOwner): void {
  if (ownerId === owner.id) return
  ownerId = owner.id
  draft.close()
  textChat.reset()
  draft.openFor(owner)
}

onLogout(() => {
  ownerId = undefined
  draft.close()
  textChat.reset()
})

beforeHandingOver(textChat.leave)
goesWithPage(() => (textChat.store.getState().messages.length > 0 ? 'the chat with your tutor' : undefined))

// Whoever unlocks the page may be somebody at home.
presenceStore.subscribe(({ isLocked }) => {
  if (isLocked) textChat.leave()
})
