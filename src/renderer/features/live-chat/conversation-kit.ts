import { vi } from 'vitest'
import type { ChatMessage } from '#contract/live-chat.ts'
import type { ClientMessage } from '#contract/live-chat-socket.ts'
import { ApiError, type Request } from '#lib/api.ts'
import { createConversation } from './conversation.ts'
import { quiet } from './live-exchange.ts'
import { createRows } from './rows.ts'

export const mina = {
  id: 7,
  parentName: 'Rosa',
  childName: 'Mina',
  childBirthYear: new Date().getFullYear() - 10,
  email: 'rosa@example.org',
  assistantName: 'AI Tutor',
}

export const stored = (id: number, role: ChatMessage['role'], content: string, more = {}): ChatMessage => ({
  id,
  role,
  content,
  ending: 'complete',
  isFlagged: false,
  isSpoken: false,
  createdAt: '2026-03-05T15:04:00.000Z',
  ...more,
})

/** A conversation with everything around it played by the test. */
export function setUp({ sessionId = 1 as number | null, isConnected = true } = {}) {
  const lists = new Map<number, ChatMessage[]>([[1, []]])
  const sent: ClientMessage[] = []
  const connection = { isOpen: isConnected }
  const calls = vi.fn()
  const parts = {
    send: (message: ClientMessage) => {
      if (connection.isOpen) sent.push(message)
      return connection.isOpen
    },
    request: calls as unknown as Request,
    fetchMessages: vi.fn(async (id: number) => {
      const list = lists.get(id)
      if (!list) throw new ApiError(404, 'Not found')
      return list
    }),
    refetchSessions: vi.fn(),
    newestId: (id: number | null) => lists.get(id ?? 0)?.at(-1)?.id ?? 0,
    isRecording: vi.fn(() => false),
    play: vi.fn(),
    toast: vi.fn(),
  }
  const conversation = createConversation(parts)
  conversation.openFor(mina)
  if (sessionId !== null) conversation.select(sessionId)
  const exchange = (id: number | 'none' = 1) => conversation.store.getState().exchanges[id] ?? quiet
  return {
    ...parts,
    conversation,
    sent,
    lists,
    connection,
    calls,
    exchange,
    /** What the child sees: role and text, with `…` where a reply grows. */
    shown: (id = 1) =>
      createRows(lists.get(id) ?? [], exchange(id), mina.childName).map(
        row => `${row.role}: ${row.content}${row.isPending ? '…' : ''}${row.unsentId ? ' (not sent)' : ''}`,
      ),
    titles: () => parts.toast.mock.calls.map(([{ title }]) => title),
  }
}

export const text = (content: string) => ({ content, modality: 'text' }) as const
export const response = (content: string, done = false, more = {}) =>
  ({ type: 'response', sessionId: 1, content, done, ...more }) as const
