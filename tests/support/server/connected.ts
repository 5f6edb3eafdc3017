import { listCapabilities, type ServiceState } from '#server/ai/connections.ts'
import type { Conversation, Speak, Transcribe } from '#server/ai/conversation.ts'
import type { Model } from '#server/ai/model-request.ts'
import type { AiProvider, CallTicket, Connection } from '#server/ai/provider.ts'
import { providers } from '#server/ai/providers/index.ts'
import { createServing } from '#server/ai/serving.ts'
import { aboutProvider } from '#server/settings/services.ts'

/** A provider over a connection, by the real door; what it lacks is undefined. */
export interface Connected {
  state: ServiceState
  model: Model
  conversation: Conversation
  transcribe: Transcribe
  speak: Speak
  begin(instructions: string, signal: AbortSignal): Promise<CallTicket>
  listModels(signal: AbortSignal): Promise<string[]>
}

/** @param service a provider's id, or one of a test's own */
export function connected(service: string | AiProvider, connection: Connection): Connected {
  const provider = typeof service === 'string' ? providerNamed(service) : service
  const state = stateFor(provider, connection)
  const serving = createServing({
    servicesOf: async () => ({ serving: 'automatic', services: [state] }),
    recordUse: async () => {},
  })
  const { listModels } = provider
  const { transcribe, speak, realtime } = provider.ports
  return {
    state,
    model: present(serving.findModel({ familyId: 1 }, state)),
    conversation: present(serving.findConversation({ familyId: 1 }, state)),
    transcribe: (sound, signal) => present(serving.bound({ familyId: 1 }, state, transcribe))(sound, signal),
    speak: (text, signal) => present(serving.bound({ familyId: 1 }, state, speak))(text, signal),
    begin: (instructions, signal) =>
      present(serving.bound({ familyId: 1 }, state, realtime))(instructions, signal),
    listModels: signal =>
      serving.use({ familyId: 1 }, state, signal, { isCounted: false }, use => present(listModels)(use)),
  }
}

export function providerNamed(id: string): AiProvider {
  return present(providers.find(each => each.id === id))
}

function stateFor(provider: AiProvider, connection: Connection): ServiceState {
  return {
    provider,
    connection,
    settings: {
      service: provider.id,
      about: aboutProvider(provider),
      isConnected: true,
      canServe: true,
      needsConsent: false,
      isModelChosen: true,
      capabilities: listCapabilities(provider, connection.model),
    },
  }
}

function present<T>(what: T | undefined): T {
  if (what === undefined) throw new Error('This provider has no such thing')
  return what
}
