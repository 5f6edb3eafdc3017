import type { Exchanges } from './exchanges.ts'
import { createGreeting } from './instruction.ts'
import type { Saying } from './live-exchange.ts'

/** The page's own hello. */
export function createGreeter(
  store: Exchanges['store'],
  isRecording: () => boolean,
  say: (saying: Saying) => void,
) {
  const greeted = new Set<number>()
  return {
    /**
     * Says hello with the child's name, once for a session, but never into a recording or what is being typed. The page
     * calls it where nothing has been said yet.
     */
    greet(): void {
      const { user, selectedId, draft } = store.getState()
      if (!user || selectedId === null || greeted.has(selectedId) || isRecording() || draft.trim() !== '')
        return
      greeted.add(selectedId)
      say({ content: createGreeting(user.childName), modality: 'text', isGreeting: true })
    },
    forgetGreetings: () => greeted.clear(),
  }
}
