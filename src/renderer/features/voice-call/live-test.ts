import { createStore } from 'zustand/vanilla'
import { onLogout } from '#lib/on-logout.ts'
import { toast } from '#ui/toasts.ts'
import { createCallStore } from './call-state.ts'
import { createCallInWindow } from './in-window.ts'
import { createTextBuffer } from './text-buffer.ts'

export interface LiveMessage {
  id: number
  role: 'user' | 'assistant'
  text: string
}

const GREETING: LiveMessage = {
  id: 0,
  role: 'assistant',
  text: "Hello! I'm your learning helper. Ask me anything, and we will find the way together.",
}

/** What is shown on the realtime test page, oldest first. */
export const messagesStore = createStore<{ messages: LiveMessage[] }>(() => ({ messages: [GREETING] }))

const buffer = createTextBuffer(text => add('assistant', text))
const store = createCallStore(false)

/** The test page's own call, by the same code as the header's. Its microphone is off at first. */
export const live = createCallInWindow({
  store,
  beginsWithoutMicrophone: true,
  onProblem: ({ title, description, forGrownUps }) =>
    toast({ look: 'destructive', title, description, forGrownUps, about: 'call' }),
  microphoneRefused: 'Could not access your microphone. Please check permissions.',
  onPiece: buffer.push,
  onSilent: buffer.flush,
  onWords: words => addOfUser(words),
})

store.subscribe(({ isListening }, before) => {
  if (isListening !== before.isListening) buffer.flush()
})

onLogout(() => {
  buffer.forget()
  messagesStore.setState({ messages: [GREETING] })
})

/** Sends a typed message. @returns whether it was taken */
export function sendTyped(text: string): boolean {
  if (text.trim() === '') return false
  if (!live.sendText(text)) {
    toast({
      look: 'destructive',
      title: 'Failed to send message',
      description: 'There is no connection right now.',
    })
    return false
  }
  addOfUser(text.trim())
  return true
}

function addOfUser(text: string): void {
  buffer.flush()
  buffer.forget()
  add('user', text)
}

function add(role: LiveMessage['role'], text: string): void {
  const { messages } = messagesStore.getState()
  messagesStore.setState({ messages: [...messages, { id: messages.length, role, text }] })
}
