import type { Capability, Settings } from '#contract/settings.ts'

export const capabilityWords: Record<Capability, string> = {
  text: 'Mark typed answers',
  pictures: 'See pictures',
  chat: 'Chat',
  transcription: 'Understand speech',
  speech: 'Read aloud',
  voice: 'Talk aloud',
}

/** Where keys are kept, and what that means for a parent. */
export const keyStoreWords: Record<Settings['keyStore'], string> = {
  keychain: 'Keys are kept in this computer’s keychain, where the operating system guards them.',
  file: 'This computer’s keychain doesn’t answer, so keys are kept in a sealed file of Stepwise: only your user account on this computer can open it, also after a restart.',
  memory:
    'This computer has no keychain that answers, so keys are kept in memory only: you will be asked for them again when Stepwise starts anew.',
}
