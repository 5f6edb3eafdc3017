import type { Capability, Service } from '#contract/settings.ts'
import { type ServiceState, type ServicesOf, servingService, stateOf } from '../settings/services.ts'
import type { Conversation, ConversationServicesOf, Speak, Transcribe } from './conversation.ts'

/** How people call who answers. */
export const TUTOR_NAMES: Record<Service, string> = {
  openai: 'OpenAI',
  gemini: 'Google Gemini',
  local: 'your own local AI',
  builtin: 'Stepwise’s own tutor',
}

/** Who talks, listens and speaks for an account, by its settings. The adapters are loaded when first needed. */
export function servingConversations(servicesOf: ServicesOf): ConversationServicesOf {
  return async (accountId, preferred) => {
    const account = await servicesOf(accountId)
    const wished = preferred && usable(stateOf(account, preferred), 'chat')
    const chat = wished ?? servingService(account, 'chat')
    return {
      conversation: await conversationWith(chat),
      transcribe: await transcribeWith(servingService(account, 'transcription')),
      speak: await speakWith(servingService(account, 'speech')),
    }
  }
}

function usable(state: ServiceState | undefined, capability: Capability): ServiceState | undefined {
  return state?.settings.canServe && state.settings.capabilities[capability] ? state : undefined
}

async function conversationWith(state: ServiceState | undefined): Promise<Conversation> {
  const connection = state?.connection
  if (!connection) return (await import('./builtin/chat/conversation.ts')).builtinConversation
  if (connection.service === 'gemini') {
    return (await import('./gemini-conversation.ts')).geminiConversation(connection)
  }
  return (await import('./openai-conversation.ts')).openaiConversation(connection)
}

async function transcribeWith(state: ServiceState | undefined): Promise<Transcribe | undefined> {
  const connection = state?.connection
  if (!connection) return undefined
  return connection.service === 'gemini'
    ? (await import('./gemini-conversation.ts')).geminiTranscribe(connection)
    : (await import('./openai-conversation.ts')).openaiTranscribe(connection)
}

async function speakWith(state: ServiceState | undefined): Promise<Speak | undefined> {
  const connection = state?.connection
  return connection && (await import('./openai-conversation.ts')).openaiSpeak(connection)
}
