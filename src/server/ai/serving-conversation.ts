import type { Capability, Service } from '#contract/settings.ts'
import { type ServiceState, type ServicesOf, servingService, stateOf } from '../settings/services.ts'
import type { Conversation, ConversationServicesOf, Speak, Transcribe } from './conversation.ts'
import type { Connection } from './language-model.ts'
import { meteredConversation, meteredSpeak, meteredTranscribe } from './metered-conversation.ts'
import type { RecordUse } from './metered-model.ts'

/** How people call who answers. */
export const TUTOR_NAMES: Record<Service, string> = {
  openai: 'OpenAI',
  gemini: 'Google Gemini',
  local: 'your own local AI',
  builtin: 'Stepwise’s own tutor',
}

/** A few accounts with a few services each. */
const MOST_KEPT = 20

/** Who talks, listens and speaks for an account, by its settings. The adapters are loaded when first needed. */
export function servingConversations(servicesOf: ServicesOf, recordUse: RecordUse): ConversationServicesOf {
  const talk = keptByConnection(conversationWith)
  const listen = keptByConnection(transcribeWith)
  const say = keptByConnection(speakWith)
  return async (accountId, preferred) => {
    const account = await servicesOf(accountId)
    const wished = preferred && usable(stateOf(account, preferred))
    const connectionFor = (capability: Capability) => servingService(account, capability)?.connection
    const [listening, saying] = [connectionFor('transcription'), connectionFor('speech')]
    const conversation = await talk((wished ?? servingService(account, 'chat'))?.connection)
    const [transcribe, speak] = [await listen(listening), await say(saying)]
    const recordFor = (service: Service) => (use: { bytes: number; calls?: number }) =>
      recordUse(accountId, { service, ...use })
    return {
      conversation: meteredConversation(conversation, recordFor(conversation.service)),
      transcribe: listening && transcribe && meteredTranscribe(transcribe, recordFor(listening.service)),
      speak: saying && speak && meteredSpeak(speak, recordFor(saying.service)),
    }
  }
}

function usable(state: ServiceState | undefined): ServiceState | undefined {
  return state?.settings.canServe && state.settings.capabilities.chat ? state : undefined
}

/** The same connection gets the same again, with the SDK's client that it has made. */
function keptByConnection<T>(make: (connection: Connection | undefined) => Promise<T>) {
  const kept = new Map<string, Promise<T>>()
  return (connection: Connection | undefined): Promise<T> => {
    const id = JSON.stringify(connection ?? null)
    const known = kept.get(id)
    if (known) return known
    if (kept.size === MOST_KEPT) kept.clear()
    const made = make(connection)
    kept.set(id, made)
    return made
  }
}

async function conversationWith(connection: Connection | undefined): Promise<Conversation> {
  if (!connection) return (await import('./builtin/chat/conversation.ts')).builtinConversation
  if (connection.service === 'gemini') {
    return (await import('./gemini-conversation.ts')).geminiConversation(connection)
  }
  return (await import('./openai-conversation.ts')).openaiConversation(connection)
}

async function transcribeWith(connection: Connection | undefined): Promise<Transcribe | undefined> {
  if (!connection) return undefined
  return connection.service === 'gemini'
    ? (await import('./gemini-conversation.ts')).geminiTranscribe(connection)
    : (await import('./openai-conversation.ts')).openaiTranscribe(connection)
}

async function speakWith(connection: Connection | undefined): Promise<Speak | undefined> {
  return connection && (await import('./openai-conversation.ts')).openaiSpeak(connection)
}
