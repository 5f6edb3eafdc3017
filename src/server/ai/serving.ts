import type { RecordUse } from './ai-use.ts'
import { findState, type ServiceState, type ServicesOf, servingService } from './connections.ts'
import type { Conversation, ConversationServicesOf } from './conversation.ts'
import { openDoor, overLoan, type Permit } from './door.ts'
import type { Model } from './model-request.ts'
import type { Use } from './provider.ts'

export type Serving = ReturnType<typeof createServing>

/** The ports of whoever serves an account, each use of them through the door. */
export function createServing({ servicesOf, recordUse }: { servicesOf: ServicesOf; recordUse: RecordUse }) {
  /** Uses a port, or whatever else of a provider asks it. */
  async function use<T>(
    accountId: number,
    state: ServiceState,
    signal: AbortSignal,
    permit: Permit,
    work: (use: Use) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(openDoor(recordUse, accountId, state, signal, permit))
    } catch (error) {
      throw overLoan(error, state.loan)
    }
  }

  /** Whoever marks over a connection. */
  function findModel(accountId: number, state: ServiceState): Model | undefined {
    const { id, ports } = state.provider
    const answer = bound(accountId, state, ports.mark)
    return answer && { service: id, answer }
  }

  function findConversation(accountId: number, state: ServiceState): Conversation | undefined {
    const { id, names, ports } = state.provider
    const { chat, moderate } = ports
    if (!chat) return undefined
    // What is checked besides belongs to the exchange, once its question has been asked.
    let hasAsked = false
    const onSent = () => {
      hasAsked = true
    }
    const asking: Permit = { isCounted: true, onSent }
    const checking: Permit = { isCounted: false, isWithinCall: () => hasAsked }
    return {
      service: id,
      name: names.tutor,
      async *chat(question, signal) {
        try {
          yield* chat(question, openDoor(recordUse, accountId, state, signal, asking))
        } catch (error) {
          throw overLoan(error, state.loan)
        }
      },
      ...(moderate && {
        moderate: (text: string, signal: AbortSignal) =>
          use(accountId, state, signal, checking, each => moderate(text, each)),
      }),
    }
  }

  const talkingTo: ConversationServicesOf = async (accountId, preferred) => {
    const account = await servicesOf(accountId)
    const wished = preferred === undefined ? undefined : findState(account, preferred)
    const canTalk = wished?.settings.canServe && wished.settings.capabilities.chat
    // Whoever is chosen but not ready leaves the talking to the builtin tutor.
    const always = account.services.find(({ provider }) => provider.kind === 'builtin')
    const talking = (canTalk ? wished : servingService(account, 'chat')) ?? always
    const conversation = talking && findConversation(accountId, talking)
    if (!conversation) throw new Error('No provider can talk')
    const listening = servingService(account, 'transcription')
    const saying = servingService(account, 'speech')
    return {
      conversation,
      transcribe: bound(accountId, listening, listening?.provider.ports.transcribe),
      speak: bound(accountId, saying, saying?.provider.ports.speak),
    }
  }

  /** A port with its connection. */
  function bound<I, T>(
    accountId: number,
    state: ServiceState | undefined,
    port: ((input: I, use: Use) => Promise<T>) | undefined,
  ) {
    if (!state || !port) return undefined
    return (input: I, signal: AbortSignal) =>
      use(accountId, state, signal, { isCounted: true }, each => port(input, each))
  }

  return { use, bound, findModel, findConversation, talkingTo }
}
