import type { User } from '#contract/accounts.ts'
import type { ServerMessage } from '#contract/live-chat-socket.ts'
import { createExchanges, type ExchangesParts } from './exchanges.ts'
import { createReceiver } from './receiver.ts'
import { createSpeaker, type SpeakerParts } from './speaker.ts'

interface ConversationParts extends Omit<SpeakerParts, 'exchanges'>, ExchangesParts {
  play: (message: Extract<ServerMessage, { type: 'audioStream' }>) => void
}

/** What is said and answered, in all sessions of this window; outside React. */
export function createConversation(parts: ConversationParts) {
  const exchanges = createExchanges(parts)
  const { store } = exchanges
  const { forgetGreetings, ...speaker } = createSpeaker({ exchanges, ...parts })
  const { interrupt, ...receiver } = createReceiver({ exchanges, stop: speaker.stop, ...parts })

  function reset(): void {
    forgetGreetings()
    exchanges.reset()
  }

  return {
    store,
    ...speaker,
    ...receiver,
    /** The connection is lost. A greeting that it carried may be said again on the next one. */
    interrupt(): void {
      forgetGreetings()
      interrupt()
    },
    forget: exchanges.forget,
    hide: exchanges.hide,
    reset,
    /** Shows the chat to this family; another one's words are forgotten. */
    openFor(user: User): void {
      if (store.getState().user?.id !== user.id) reset()
      store.setState({ user })
    },
    select: (selectedId: number) => store.setState({ selectedId }),
    type: (draft: string) => store.setState({ draft }),
    toggleAudioMode: () => store.setState({ isAudioMode: !store.getState().isAudioMode }),
  }
}
