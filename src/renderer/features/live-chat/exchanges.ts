import { createStore } from 'zustand/vanilla'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/live-chat.ts'
import { ApiError } from '#lib/api.ts'
import { type LiveExchange, quiet, settled, unacknowledged, withoutUnkept } from './live-exchange.ts'

/** A session's id; what is said before there is one is kept under `none`. */
export type SessionKey = number | 'none'

export interface ConversationState {
  user: User | null
  /** Null before there is a session: then the first message makes one. */
  selectedId: number | null
  exchanges: Readonly<Partial<Record<SessionKey, LiveExchange>>>
  /** What the child is typing. */
  draft: string
  /** Answers to typed text are spoken too. */
  isAudioMode: boolean
}

export interface ExchangesParts {
  /** Reads the messages of a session again, as they are from now on, for every screen that shows them. */
  fetchMessages: (sessionId: number) => Promise<ChatMessage[]>
  refetchSessions: () => void
}

export type Exchanges = ReturnType<typeof createExchanges>

const nothing: ConversationState = {
  user: null,
  selectedId: null,
  exchanges: {},
  draft: '',
  isAudioMode: false,
}

/** What is going on in the sessions of this window. */
export function createExchanges({ fetchMessages, refetchSessions }: ExchangesParts) {
  const store = createStore<ConversationState>(() => nothing)
  /** Sends that go without the socket; a lost connection is no matter to them. */
  const httpSends = new Map<SessionKey, AbortController>()

  const exchangeOf = (key: SessionKey) => store.getState().exchanges[key] ?? quiet

  function change(key: SessionKey, next: (exchange: LiveExchange) => LiveExchange): void {
    store.setState({ exchanges: { ...store.getState().exchanges, [key]: next(exchangeOf(key)) } })
  }

  /** The first message made this session: what was said without one belongs to it. */
  function adopt(sessionId: number): void {
    const { none, ...exchanges } = store.getState().exchanges
    store.setState({ exchanges: { ...exchanges, [sessionId]: none }, selectedId: sessionId })
    refetchSessions()
  }

  /** The session is gone. */
  function forget(sessionId: number): void {
    const { selectedId, exchanges } = store.getState()
    store.setState({
      exchanges: { ...exchanges, [sessionId]: undefined },
      selectedId: selectedId === sessionId ? null : selectedId,
    })
    refetchSessions()
  }

  /** Reads the list again and drops the local copies of what it holds; they stay when it can't be read. */
  async function settle(sessionId: number): Promise<void> {
    try {
      const stored = await fetchMessages(sessionId)
      change(sessionId, exchange => settled(exchange, stored))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forget(sessionId)
    }
  }

  /** The sessions in which something is going on over the socket. */
  function keysOverSocket(): SessionKey[] {
    return Object.keys(store.getState().exchanges)
      .map(key => (key === 'none' ? key : Number(key)))
      .filter(key => !httpSends.has(key))
  }

  /** The session whose message is on its way: the named one, else one that has no id yet, else (unnamed) any. */
  function keyOnItsWay(sessionId: number | undefined): SessionKey | undefined {
    const waiting = keysOverSocket().filter(key => unacknowledged(exchangeOf(key)))
    return (
      waiting.find(key => key === sessionId) ?? waiting.find(key => key === 'none' || sessionId === undefined)
    )
  }

  /** Takes from the screen what is stored nowhere. */
  function hide(): void {
    const { exchanges } = store.getState()
    for (const key of Object.keys(exchanges)) change(key === 'none' ? key : Number(key), withoutUnkept)
  }

  function reset(): void {
    for (const call of httpSends.values()) call.abort()
    httpSends.clear()
    store.setState(nothing)
  }

  return {
    store,
    httpSends,
    exchangeOf,
    change,
    adopt,
    forget,
    hide,
    settle,
    keysOverSocket,
    keyOnItsWay,
    reset,
  }
}
