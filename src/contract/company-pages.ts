import type { CloudService } from './settings.ts'

/** The pages of an AI company that Settings send a parent to: its terms, and where it hands out keys. */
export const COMPANY_PAGES = {
  openai: { terms: 'https://openai.com/policies', keys: 'https://platform.openai.com/api-keys' },
  gemini: { terms: 'https://ai.google.dev/gemini-api/terms', keys: 'https://aistudio.google.com/apikey' },
} as const satisfies Record<CloudService, { terms: string; keys: string }>
