import type { Capability, Service } from '#contract/settings.ts'
import { type ServiceState, type ServicesOf, servingService, stateOf } from '../settings/services.ts'
import type { Conversation, ConversationServicesOf, Speak, Transcribe } from './conversation.ts'
import type { KeptConnections } from './kept-by-connection.ts'
import type { Connection } from './language-model.ts'
import type { Loan } from './loans.ts'
import { meteredConversation, meteredSpeak, meteredTranscribe } from './metered-conversation.ts'
import type { RecordUse } from './metered-model.ts'
import { conversationOverLoan, speakOverLoan, transcribeOverLoan } from './over-a-loan.ts'

/** How people call who answers. */
export const TUTOR_NAMES: Record<Service, string> = {
  openai: 'OpenAI',
  gemini: 'Google Gemini',
  local: 'your own local AI',
  builtin: 'Stepwise’s own tutor',
}

/** Who talks, listens and speaks for an account, by its settings. The adapters are loaded when first needed. */
export function servingConversations(options: {
  servicesOf: ServicesOf
  recordUse: RecordUse
  kept: KeptConnections
}): ConversationServicesOf {
  const { servicesOf, recordUse, kept } = options
  const talk = kept.keep(conversationWith)
  const listen = kept.keep(transcribeWith)
  const say = kept.keep(speakWith)
  return async (accountId, preferred) => {
    const account = await servicesOf(accountId)
    const wished = preferred && usable(stateOf(account, preferred))
    const serving = (capability: Capability) => servingService(account, capability)
    const [talking, listening, saying] = [
      wished ?? serving('chat'),
      serving('transcription'),
      serving('speech'),
    ]
    const conversation = await talk(talking?.connection)
    const [transcribe, speak] = [await listen(listening?.connection), await say(saying?.connection)]
    const recordFor = (state: ServiceState) => (use: { bytes: number; calls?: number }) =>
      recordUse(accountId, { service: state.settings.service, loan: state.loan, ...use })
    return {
      conversation: talking
        ? meteredConversation(over(conversationOverLoan, conversation, talking), recordFor(talking))
        : conversation,
      transcribe:
        listening &&
        transcribe &&
        meteredTranscribe(over(transcribeOverLoan, transcribe, listening), recordFor(listening)),
      speak: saying && speak && meteredSpeak(over(speakOverLoan, speak, saying), recordFor(saying)),
    }
  }
}

/** What a service does, until the end of the sharing where the connection is another family's. */
function over<T>(overLoan: (wire: T, loan: Loan) => T, wire: T, { loan }: ServiceState): T {
  return loan ? overLoan(wire, loan) : wire
}

function usable(state: ServiceState | undefined): ServiceState | undefined {
  return state?.settings.canServe && state.settings.capabilities.chat ? state : undefined
}

async function conversationWith(connection: Connection | undefined): Promise<Conversation> {
  if (!connection) return (await import('./providers/builtin/chat/conversation.ts')).builtinConversation
  if (connection.service === 'gemini') {
    return (await import('./providers/gemini/chat.ts')).geminiConversation(connection)
  }
  return (await import('./providers/openai/chat.ts')).openaiConversation(connection)
}

async function transcribeWith(connection: Connection | undefined): Promise<Transcribe | undefined> {
  if (!connection) return undefined
  return connection.service === 'gemini'
    ? (await import('./providers/gemini/chat.ts')).geminiTranscribe(connection)
    : (await import('./providers/openai/chat.ts')).openaiTranscribe(connection)
}

async function speakWith(connection: Connection | undefined): Promise<Speak | undefined> {
  return connection && (await import('./providers/openai/chat.ts')).openaiSpeak(connection)
}
