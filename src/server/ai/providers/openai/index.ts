import { isWriter } from '../../model-names.ts'
import type { AiProvider } from '../../provider.ts'

const BLIND = /^(gpt-3\.5|gpt-4(-\d{4}.*)?$|gpt-4-32k|o1-mini|o1-preview|o3-mini)/

export const openai: AiProvider = {
  id: 'openai',
  names: { screen: 'OpenAI', sentence: 'OpenAI', tutor: 'OpenAI' },
  kind: 'cloud',
  intro: 'The makers of ChatGPT. Marks every subject, sees pictures, talks.',
  needs: {
    kind: 'key',
    secret: 'openai',
    address: 'https://api.openai.com/v1',
    environment: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
    keysPage: 'https://platform.openai.com/api-keys',
  },
  terms: {
    company: 'OpenAI, a company in the United States',
    label: 'OpenAI’s terms and policies',
    url: 'https://openai.com/policies',
    minors:
      'OpenAI asks for special care with children under 13. It is you who accepts these terms, for your family.',
  },
  models: {
    usual: 'gpt-5.4-mini',
    canSee: id => !BLIND.test(id),
    canTutor: isWriter,
    voice: {
      usual: 'gpt-realtime-2.1',
      canTalk: id => /realtime/i.test(id) && !/whisper|transcri|translat/i.test(id),
    },
  },
  async listModels(use) {
    return (await import('./client.ts')).listModels(use)
  },
  ports: {
    async mark(request, use) {
      return (await import('./mark.ts')).mark(request, use)
    },
    async *chat(question, use) {
      yield* (await import('./chat.ts')).chat(question, use)
    },
    async moderate(text, use) {
      return (await import('./moderate.ts')).moderate(text, use)
    },
    async transcribe(recording, use) {
      return (await import('./sound.ts')).transcribe(recording, use)
    },
    async speak(text, use) {
      return (await import('./sound.ts')).speak(text, use)
    },
    async realtime(instructions, use) {
      return (await import('./realtime.ts')).beginCall(instructions, use)
    },
  },
}
