import type { Asker } from '../shared/learner.ts'
import {
  type AccountServices,
  findState,
  type ServiceState,
  type ServicesOf,
  servingService,
} from './connections.ts'
import type { ConversationServicesOf } from './conversation.ts'
import type { Permit } from './door.ts'
import type { Model } from './model-request.ts'
import type { Use } from './provider.ts'
import { isOutOfReach, withStandIn } from './stand-in.ts'
import { conversationOver, type DoorParts, useThroughDoor } from './use-door.ts'

export type Serving = ReturnType<typeof createServing>

/** The ports of whoever serves a family, each use of them through the door. */
export function createServing({ servicesOf, ...door }: { servicesOf: ServicesOf } & DoorParts) {
  /** Uses a port, or whatever else of a provider asks it. */
  const use = <T>(
    asker: Asker,
    state: ServiceState,
    signal: AbortSignal,
    permit: Permit,
    work: (use: Use) => Promise<T>,
  ) => useThroughDoor(door, asker, state, signal, permit, work)

  const findConversation = (asker: Asker, state: ServiceState) => conversationOver(door, asker, state)

  /** Whoever marks over a connection. */
  function findModel(asker: Asker, state: ServiceState): Model | undefined {
    const { provider, connection } = state
    const answer = bound(asker, state, provider.ports.mark)
    return answer && { service: provider.id, answer, patience: connection && provider.patience?.(connection) }
  }

  /** Those who talk with a child, and whether another one may step in for the first. */
  async function talkersOf(asker: Asker, preferred?: string) {
    const account = await servicesOf(asker)
    const wished = preferred === undefined ? undefined : findState(account, preferred)
    const canTalk = wished?.settings.canServe && wished.settings.capabilities.chat
    // Whoever is chosen but not ready leaves the talking to the builtin tutor.
    const always = account.services.find(({ provider }) => provider.kind === 'builtin')
    const talking = (canTalk ? wished : servingService(account, 'chat')) ?? always
    const conversation = talking && findConversation(asker, talking)
    if (!conversation) throw new Error('No provider can talk')
    return { account, talking, conversation, always }
  }

  const talkingTo: ConversationServicesOf = async (asker, preferred) => {
    const { account, conversation } = await talkersOf(asker, preferred)
    return { conversation, ...soundOf(asker, account) }
  }

  /** For a chat, in which the builtin tutor steps in on the way of Automatic when the other can't be had. */
  const chattingWith: ConversationServicesOf = async (asker, preferred) => {
    const { account, talking, conversation, always } = await talkersOf(asker, preferred)
    const sound = soundOf(asker, account)
    const standIn = always && always !== talking ? findConversation(asker, always) : undefined
    if (!standIn || account.serving !== 'automatic') return { conversation, ...sound }
    const isNeeded = (failure: unknown) => isOutOfReach(failure) || talking.loan?.until.aborted === true
    return { conversation: withStandIn(conversation, standIn, isNeeded), ...sound }
  }

  function soundOf(asker: Asker, account: AccountServices) {
    const listening = servingService(account, 'transcription')
    const saying = servingService(account, 'speech')
    return {
      transcribe: bound(asker, listening, listening?.provider.ports.transcribe),
      speak: bound(asker, saying, saying?.provider.ports.speak),
    }
  }

  /** A port with its connection. */
  function bound<I, T>(
    asker: Asker,
    state: ServiceState | undefined,
    port: ((input: I, use: Use) => Promise<T>) | undefined,
  ) {
    if (!state || !port) return undefined
    return (input: I, signal: AbortSignal) =>
      use(asker, state, signal, { isCounted: true }, each => port(input, each))
  }

  return { use, bound, findModel, findConversation, talkingTo, chattingWith }
}
