import { COMPANY_PAGES } from '#contract/company-pages.ts'
import type { Capability, CloudService, ConnectableService, Service, Settings } from '#contract/settings.ts'

/** How Settings speaks of each AI. */
export const serviceWords = {
  openai: { name: 'OpenAI', intro: 'The makers of ChatGPT. Marks every subject, sees pictures, talks.' },
  gemini: { name: 'Google Gemini', intro: "Google's AI. Marks every subject and sees pictures." },
  local: {
    name: 'Local AI',
    intro: 'An AI on a computer in your home, such as Ollama or LM Studio. Nothing leaves your home.',
  },
  builtin: {
    name: 'Builtin tutor',
    intro: 'Part of Stepwise. Marks arithmetic exactly, needs no key and no internet, sends nothing.',
  },
} as const satisfies Record<Service, { name: string; intro: string }>

export const capabilityWords: Record<Capability, string> = {
  text: 'Mark typed answers',
  pictures: 'See pictures',
  chat: 'Chat',
  transcription: 'Understand speech',
  speech: 'Read aloud',
  voice: 'Live calls',
}

/** Where keys are kept, and what that means for a parent. */
export const keyStoreWords: Record<Settings['keyStore'], string> = {
  keychain: "Keys are kept in this computer's keychain, where the operating system guards them.",
  file: "This computer's keychain doesn't answer, so keys are kept in a sealed file of Stepwise: only your user account on this computer can open it, also after a restart.",
  memory:
    'This computer has no keychain that answers, so keys are kept in memory only: you will be asked for them again when Stepwise starts anew.',
}

/** Where each connection comes from when a developer sets it from outside. */
export const environmentNames: Record<ConnectableService, string> = {
  openai: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
  local: 'LOCAL_AI_BASE_URL',
}

interface ConsentWords {
  company: string
  /** Where a parent gets a key. */
  keys: string
  terms: { label: string; url: string }
  /** What the company's terms say about minors. */
  minors: string
}

export const consentWords: Record<CloudService, ConsentWords> = {
  openai: {
    company: 'OpenAI, a company in the United States',
    keys: COMPANY_PAGES.openai.keys,
    terms: { label: "OpenAI's terms and policies", url: COMPANY_PAGES.openai.terms },
    minors:
      'OpenAI asks for special care with children under 13. It is you who accepts these terms, for your family.',
  },
  gemini: {
    company: 'Google, a company in the United States',
    keys: COMPANY_PAGES.gemini.keys,
    terms: { label: "Google's Gemini API terms", url: COMPANY_PAGES.gemini.terms },
    minors:
      "Google's API terms exclude services that are directed to people under 18, and ask the account's holder to be 18 or older. It is you who decides whether you may accept them, for your family.",
  },
}
