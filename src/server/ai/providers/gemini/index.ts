import { isWriter } from '../../model-names.ts'
import type { AiProvider } from '../../provider.ts'

/** Google's models. Its own safety settings stand for a moderation of their own. */
export const gemini: AiProvider = {
  id: 'gemini',
  names: { screen: 'Google Gemini', sentence: 'Google Gemini', tutor: 'Google Gemini' },
  kind: 'cloud',
  intro: 'Google’s AI. Marks every subject and sees pictures.',
  needs: {
    kind: 'key',
    secret: 'gemini',
    address: 'https://generativelanguage.googleapis.com',
    environment: { key: 'GEMINI_API_KEY', address: 'GEMINI_BASE_URL' },
    keysPage: 'https://aistudio.google.com/apikey',
  },
  terms: {
    company: 'Google, a company in the United States',
    label: 'Google’s Gemini API terms',
    url: 'https://ai.google.dev/gemini-api/terms',
    minors:
      'Google’s API terms exclude services that are directed to people under 18, and ask the account’s holder to be 18 or older. It is you who decides whether you may accept them, for your family.',
  },
  models: {
    // An alias that Google keeps on its newest stable model of this kind.
    usual: 'gemini-flash-latest',
    canSee: id => !/^gemma-?[12]/.test(id),
    canTutor: isWriter,
  },
  async listModels(use) {
    return (await import('./models.ts')).listModels(use)
  },
  ports: {
    async mark(request, use) {
      return (await import('./mark.ts')).mark(request, use)
    },
    async *chat(question, use) {
      yield* (await import('./chat.ts')).chat(question, use)
    },
    async transcribe(recording, use) {
      return (await import('./transcribe.ts')).transcribe(recording, use)
    },
  },
}
